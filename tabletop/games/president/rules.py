"""The rules of President as sentences, in the order of their numbers. What notices a breach is in `checks`."""

from __future__ import annotations

from tabletop.core.rules import Rule, Section, when
from tabletop.kit.deals import length_rules

_SETUP = (
    Rule(
        "president.four-players",
        Section.SETUP,
        "The game is made for four players; three, five or six can play it as well.",
    ),
    Rule(
        "president.deal-all",
        Section.SETUP,
        "All 54 cards, jokers included, are dealt one at a time from the dealer’s left. "
        "Some hands may get one card more.",
    ),
    Rule("president.first-dealer", Section.SETUP, "Lots are drawn for the first dealer."),
    Rule(
        "president.first-leader",
        Section.SETUP,
        "In the first deal nothing is exchanged, and the player to the left of the dealer leads.",
    ),
)

_LAYING = (
    Rule(
        "president.rank-order",
        Section.PLAY,
        "From high to low: joker, 2, ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3. Suits do not count.",
    ),
    Rule(
        "president.lead-a-set",
        Section.PLAY,
        "Whoever leads lays a set from the own hand into the middle: one to four cards of one rank, or one or two "
        "jokers.",
        when=when("president.jokers-wild", "off"),
    ),
    Rule(
        "president.lead-a-set",
        Section.PLAY,
        "Whoever leads lays a set from the own hand into the middle: one to four cards of one rank, jokers included.",
        when=when("president.jokers-wild", "on"),
        variant="jokers-wild",
    ),
    Rule("president.leader-must-play", Section.PLAY, "Whoever leads must lay something and cannot pass."),
    Rule(
        "president.same-count",
        Section.PLAY,
        "Everyone who follows lays exactly as many cards as the leader of the trick.",
    ),
    Rule(
        "president.higher-rank",
        Section.PLAY,
        "Each play must be higher in rank than the one before; the same rank is not enough.",
    ),
    Rule(
        "president.one-rank",
        Section.PLAY,
        "All cards of a play have the same rank. Jokers are a rank of their own, the highest, "
        "and stand for no other card.",
        when=when("president.jokers-wild", "off"),
    ),
    Rule(
        "president.one-rank",
        Section.PLAY,
        "All cards of a play have the same rank, apart from jokers that complete it. "
        "Jokers alone are the highest rank.",
        when=when("president.jokers-wild", "on"),
        variant="jokers-wild",
    ),
    Rule("president.pass-allowed", Section.PLAY, "Whoever cannot play, or does not want to, passes."),
    Rule(
        "president.pass-not-final",
        Section.PLAY,
        "A pass gives up one turn only: if the turn comes round again in the same trick, the player may play.",
        when=when("president.pass-is-final", "off"),
    ),
    Rule(
        "president.turn-order",
        Section.PLAY,
        "The turn goes clockwise to the next player who still holds cards.",
        when=when("president.pass-is-final", "off"),
    ),
    Rule(
        "president.turn-order",
        Section.PLAY,
        "The turn goes clockwise to the next player who still holds cards and has not passed in this trick.",
        when=when("president.pass-is-final", "on"),
        variant="pass-is-final",
    ),
)

_TRICKS = (
    Rule(
        "president.trick-ends",
        Section.PLAY,
        "A trick ends when, after a play, all others who still hold cards have passed in a row.",
        when=when("president.pass-is-final", "off"),
    ),
    Rule(
        "president.trick-ends",
        Section.PLAY,
        "A trick ends when, after a play, all others who still hold cards have passed in this trick.",
        when=when("president.pass-is-final", "on"),
        variant="pass-is-final",
    ),
    Rule(
        "president.unbeatable-set-closes",
        Section.PLAY,
        "A play that no cards of the pack can beat ends the trick at once: one or two jokers, three or four 2s.",
        when=when("president.jokers-wild", "off"),
    ),
    Rule(
        "president.unbeatable-set-closes",
        Section.PLAY,
        "A play that no cards of the pack can beat ends the trick at once: jokers alone, a 2 with a joker, "
        "three or four cards that count as 2s.",
        when=when("president.jokers-wild", "on"),
        variant="jokers-wild",
    ),
    Rule(
        "president.winner-leads",
        Section.PLAY,
        "Whoever made the last play takes the trick away and leads the next one. Tricks are worth nothing.",
    ),
    Rule(
        "president.next-seat-leads",
        Section.PLAY,
        "If the winner of the trick has no cards left, the next player clockwise who holds cards leads.",
    ),
    Rule(
        "president.out-in-order",
        Section.PLAY,
        "Whoever lays the last card of the hand is out and takes the next free place: first President, then the "
        "places below.",
    ),
    Rule("president.any-last-card", Section.PLAY, "Any card may be the last one, even a 2 or a joker."),
    Rule(
        "president.deal-ends",
        Section.PLAY,
        "The deal ends when only one player still holds cards. That player is placed last, whatever the cards are.",
    ),
)

_TITLES = (
    Rule(
        "president.titles",
        Section.PLAY,
        "The titles from first to last: President, Vice President, Citizens, Vice Beggar, Beggar. "
        "Four players have no Citizen, three no vices.",
    ),
    Rule(
        "president.roles-last-one-deal",
        Section.PLAY,
        "A title holds for the next deal; after each deal the titles are given anew.",
    ),
    Rule("president.beggar-deals", Section.PLAY, "From the second deal on, the Beggar deals."),
    Rule(
        "president.exchange-top",
        Section.PLAY,
        "After the deal the Beggar gives the President the two highest cards and gets the President’s two lowest.",
        when=when("president.free-return", "off"),
    ),
    Rule(
        "president.exchange-top",
        Section.PLAY,
        "After the deal the Beggar gives the President the two highest cards and gets two of the President’s choice.",
        when=when("president.free-return", "on"),
        variant="free-return",
    ),
    Rule(
        "president.exchange-vice",
        Section.PLAY,
        "The Vice Beggar gives the Vice President the highest card and gets the lowest. Citizens exchange nothing.",
        when=when("president.free-return", "off"),
    ),
    Rule(
        "president.exchange-vice",
        Section.PLAY,
        "The Vice Beggar gives the Vice President the highest card and gets one of the Vice President’s choice. "
        "Citizens exchange nothing.",
        when=when("president.free-return", "on"),
        variant="free-return",
    ),
    Rule(
        "president.exchange-forced",
        Section.PLAY,
        "Nobody chooses in the exchange. Of equal ranks spades count as highest here, then hearts, diamonds, clubs.",
        when=when("president.free-return", "off"),
    ),
    Rule(
        "president.exchange-forced",
        Section.PLAY,
        "Nobody chooses which high cards to give. Of equal ranks spades count as highest here, "
        "then hearts, diamonds, clubs.",
        when=when("president.free-return", "on"),
        variant="free-return",
    ),
    Rule(
        "president.exchange-at-once",
        Section.PLAY,
        "Both sides of an exchange are taken from the hands as they were dealt.",
        when=when("president.free-return", "off"),
    ),
    Rule(
        "president.exchange-at-once",
        Section.PLAY,
        "President and Vice President receive first, and may give back what they have received.",
        when=when("president.free-return", "on"),
        variant="free-return",
    ),
    Rule(
        "president.beggar-leads",
        Section.PLAY,
        "From the second deal on, the Beggar leads the first trick.",
    ),
)

_END = (
    *length_rules("president.match-length", "president.deals"),
    Rule(
        "president.match-points",
        Section.END,
        "After each deal everyone scores one point for each player placed behind.",
    ),
    Rule("president.match-winner", Section.END, "Whoever has most points after the last deal wins the match."),
    Rule(
        "president.match-tie",
        Section.END,
        "With equal points, the better place in the last deal decides.",
    ),
)

_HOUSE = (
    Rule(
        "president.jokers-wild",
        Section.HOUSE,
        "Jokers may complete a set of natural cards of one rank, four cards at most in all.",
        when=when("president.jokers-wild", "on"),
    ),
    Rule(
        "president.pass-is-final",
        Section.HOUSE,
        "Whoever has passed is left out until the trick ends.",
        when=when("president.pass-is-final", "on"),
    ),
    Rule(
        "president.free-return",
        Section.HOUSE,
        "President and Vice President choose which cards they give back, from the whole hand.",
        when=when("president.free-return", "on"),
    ),
    Rule(
        "president.auto-pass",
        Section.HOUSE,
        "Whoever cannot play passes without being asked.",
        when=when("president.auto-pass", "on"),
    ),
)

ROWS: tuple[Rule, ...] = (
    Rule(
        "president.aim",
        Section.AIM,
        "Get rid of all cards first and become President; whoever still holds cards at the end is the Beggar.",
    ),
    *_SETUP,
    *_LAYING,
    *_TRICKS,
    *_TITLES,
    *_END,
    *_HOUSE,
)
