"""The rules of President as sentences, in the order in which a family learns them. What notices a breach is in
`checks`."""

from __future__ import annotations

from tabletop.core.chapters import rulebook
from tabletop.core.rules import Rule
from tabletop.games.president import INFO
from tabletop.kit.deals import length_rules

_PLAY = rulebook(
    INFO,
    """
    # aim
    aim
        Whoever gets rid of all their cards first becomes President. Whoever still holds cards at the end is the Beggar.

    # setup
    four-players
        The game is best with four players, but three, five or six can play too.
    deal-all
        All 54 cards, jokers included, are dealt one at a time, starting to the dealer’s left. Some players may get one
        card more.
    first-dealer
        Lots are drawn for the first dealer.
    first-leader
        In the first deal nothing is exchanged, and the player to the left of the dealer leads.

    # play
    rank-order
        From high to low: joker, 2, ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3. Suits do not count.
    lead-a-set [jokers-wild: off]
        Whoever leads lays a set from their own hand in the middle: one to four cards of one rank, or one or two jokers.
    lead-a-set/jokers-wild [jokers-wild: on]
        Whoever leads lays a set from their own hand in the middle: one to four cards of one rank, jokers included.
    leader-must-play
        Whoever leads must lay something and cannot pass.
    same-count
        Everyone who follows lays exactly as many cards as the player who led.
    higher-rank
        Each play must be higher in rank than the one before; the same rank is not enough.
    one-rank [jokers-wild: off]
        All cards laid together have the same rank. Jokers are a rank of their own, the highest, and stand for no other
        card.
    one-rank/jokers-wild [jokers-wild: on]
        All cards laid together have the same rank, apart from jokers that complete the set. Jokers alone are the
        highest rank.
    pass-allowed
        Whoever cannot play, or does not want to, passes.
    pass-not-final [pass-is-final: off]
        A pass counts for one turn only: whoever gets another turn in the same trick may play again.
    turn-order [pass-is-final: off]
        Play goes clockwise to the next player who still holds cards.
    turn-order/pass-is-final [pass-is-final: on]
        Play goes clockwise to the next player who still holds cards and has not passed in this trick.
    trick-ends [pass-is-final: off]
        A trick ends when, after a play, all the others who still hold cards pass one after another.
    trick-ends/pass-is-final [pass-is-final: on]
        A trick ends when, after a play, all the others who still hold cards have passed in this trick.
    unbeatable-set-closes [jokers-wild: off]
        A play that no other cards can beat ends the trick at once: one or two jokers, three or four 2s.
    unbeatable-set-closes/jokers-wild [jokers-wild: on]
        A play that no other cards can beat ends the trick at once: jokers alone, a 2 with a joker, three or four cards
        that count as 2s.
    winner-leads
        Whoever made the last play puts the trick aside and leads the next one. Tricks are worth nothing.
    next-seat-leads
        If the winner of the trick has no cards left, the next player clockwise who holds cards leads.
    out-in-order
        Whoever lays their last card is out and takes the next free place: first President, then the places below.
    any-last-card
        Any card may be the last one, even a 2 or a joker.
    deal-ends
        The deal ends when only one player still holds cards. That player comes last, whatever the cards are.
    titles
        The titles from first to last: President, Vice President, Citizens, Vice Beggar, Beggar. With four players there
        are no Citizens; with three, no Vice President or Vice Beggar.
    roles-last-one-deal
        A title lasts for the next deal. After each deal, new titles are given.
    beggar-deals
        From the second deal on, the Beggar deals.
    exchange-top [free-return: off]
        Once the cards are dealt, the Beggar gives the President the two highest cards in hand and gets the President’s
        two lowest.
    exchange-top/free-return [free-return: on]
        Once the cards are dealt, the Beggar gives the President the two highest cards in hand and gets back any two
        that the President chooses.
    exchange-vice [free-return: off]
        The Vice Beggar gives the Vice President the highest card in hand and gets the Vice President’s lowest. Citizens
        exchange nothing.
    exchange-vice/free-return [free-return: on]
        The Vice Beggar gives the Vice President the highest card in hand and gets back any one that the Vice President
        chooses. Citizens exchange nothing.
    exchange-forced [free-return: off]
        Nobody chooses in the exchange. Among cards of the same rank, spades count as highest here, then hearts,
        diamonds, clubs.
    exchange-forced/free-return [free-return: on]
        Nobody chooses which high cards to give. Among cards of the same rank, spades count as highest here, then
        hearts, diamonds, clubs.
    exchange-at-once [free-return: off]
        Both give at the same time, and only cards that they were dealt.
    exchange-at-once/free-return [free-return: on]
        The President and Vice President receive first, and may give back what they have just received.
    beggar-leads
        From the second deal on, the Beggar leads the first trick.
    """,
)

_POINTS = rulebook(
    INFO,
    """
    # end
    match-points
        After each deal everyone scores one point for each player in a lower place.
    match-winner
        Whoever has the most points after the last deal wins the match.
    match-tie
        If points are equal, the better place in the last deal decides.

    # house
    jokers-wild [jokers-wild: on]
        Jokers may complete a set of other cards of one rank, up to four cards in all.
    pass-is-final [pass-is-final: on]
        Whoever has passed is left out until the trick ends.
    free-return [free-return: on]
        The President and Vice President choose which cards to give back, from their whole hands.
    auto-pass [auto-pass: on]
        Whoever cannot play passes automatically.
    ahead-2 [ahead-2: on]
        A head start of 2 points counts from the beginning.
    ahead-4 [ahead-4: on]
        A head start of 4 points counts from the beginning.
    """,
)

RULES: tuple[Rule, ...] = (*_PLAY, *length_rules("president.match-length", "president.deals"), *_POINTS)
