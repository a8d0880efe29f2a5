"""The rules of Dream Team as sentences, in the order in which a family learns them. What notices a breach is in
`checks`."""

from __future__ import annotations

from tabletop.core.chapters import rulebook
from tabletop.core.rules import Rule
from tabletop.games.dream_team import INFO

RULES: tuple[Rule, ...] = rulebook(
    INFO,
    """
    # aim
    aim
        Get rid of all your cards early: whoever is first in a round wins gold. Most points from medals win the match.
        ~ The reader is addressed, as in the aims of other games.

    # setup
    deck-60
        The deck has 60 cards: ten 10s, nine 9s and so on down to one 1, with a Kickoff, two Free Kicks, a Goal and a
        Red Card. One of the 8s is the Yellow Card.
    values
        Low beats high: the Goal counts 0, the number cards 1 to 10, the Kickoff 11, the Red Card 12. The Yellow Card
        is an 8.
    seats-by-rank
        Seats are numbered by rank: seat 1 is the best, each seat to the right one number worse, the last one the Ball
        Kid’s. Lots decide the first seats.
    clockwise
        Play and deal go clockwise, so from each seat to the next lower number, and from seat 1 to the last.
    deal
        The Ball Kid deals all 60 cards one at a time, starting on the left. Some players may get one card more.

    # play
    kickoff
        Whoever holds the Kickoff opens the round by laying it alone in the middle.
    lower-only
        Each play must be lower than the one before; the same value is not enough.
    pass [pass-is-final: off]
        Whoever cannot or does not want to play passes, and may play again when the turn comes round in the same trick.
    pass/pass-is-final [pass-is-final: on]
        Whoever cannot or does not want to play passes.
    hand-end [pass-is-final: off]
        A trick ends when, after a play, all others who hold cards and are not skipped pass. Its winner leads next; the
        cards are cleared away.
    hand-end/pass-is-final [pass-is-final: on]
        A trick ends when all others who hold cards and are not skipped have passed in it. Its winner leads next; the
        cards are cleared away.
    leader-plays
        Whoever leads a later trick lays one card or a set of any size in the middle, and cannot pass.
    same-count
        Everyone who follows lays exactly as many cards as were led.
    one-value
        All cards laid together have the same value, apart from Free Kicks.
    free-kick-in-set
        Free Kicks may stand for missing cards in a set with a number card or the Goal. They take its value.
    free-kick-alone [lone-free-kick: any]
        Without another card, one Free Kick or both stand for a number from 1 to 10 that the player announces, never
        for 0.
    free-kick-alone/weakest [lone-free-kick: weakest]
        Without another card, one Free Kick or both count 11: they can be led, and one can be laid on the Red Card.
    no-set-with-red-or-kickoff
        The Red Card and the Kickoff are only ever laid alone. As the highest card, the Red Card can only be led.
    yellow-skip [yellow-duration: hand]
        Whoever lays the Yellow Card names another player who holds cards. That player gets no turn until the trick
        ends.
    yellow-skip/round [yellow-duration: round]
        Whoever lays the Yellow Card names another player who holds cards. That player gets no turn until the round
        ends.
    red-curse
        Whoever wins a trick in which cards were laid on the Red Card takes the Red Card into hand, even if they led
        it.
    red-alone
        If everybody passes on the Red Card, it is cleared away like any card.
    going-out
        Whoever has no cards left is out and takes the next free place. Play goes on without that player.
    winner-out-next-leads
        If the winner of a trick has no cards left, the next player clockwise who holds cards leads.
    red-winner-out
        Whoever is out and wins the Red Card keeps the place but takes the card and leads it at once. Then it is the
        next player’s turn.
    round-end
        The round ends as soon as only one player holds cards, even in the middle of a trick. That player comes last.
    medals
        The first to go out wins gold, the second silver, the third bronze. Whoever does not go out wins nothing.
    new-seats
        For the next round everybody takes the seat with the number of their place. The last one is the Ball Kid.
    trade-two [first-round-trade: on]
        Before the Kickoff the last seat gives its two best cards to seat 1, which gives back any two.
    trade-two/later [first-round-trade: off]
        From the second round on, before the Kickoff, the last seat gives its two best cards to seat 1, which gives
        back any two.
    trade-one
        With four or more players, the last seat but one gives its best card to seat 2, which gives back any one.
    best-card-order
        From best to worst: Goal, Free Kick, 1 to 7, Yellow Card, the other 8s, 9, 10, Kickoff, Red Card. The last
        seats do not choose.
    trade-blind
        The cards change hands face down and at the same time. Seats 1 and 2 choose before they see what they get.
    hat-trick
        Whoever is dealt both Free Kicks and a card from 0 to 5 has a Hat Trick and wins the round at once: gold, and
        no other medals.
    hat-trick-rotation
        After a Hat Trick all players move on clockwise by as many seats as bring that player to seat 1.
    nutmeg
        Whoever is dealt the Yellow and the Red Card has a Nutmeg: both go openly to another player of their choice, at
        once.
    nutmeg-no-trade
        After a Nutmeg nothing is traded in that round.
    dealt-cards-only
        Only the cards as they were dealt count for a Hat Trick or a Nutmeg.

    # end
    rounds [rounds: 7]
        A match lasts seven rounds.
    rounds/3 [rounds: 3]
        A match lasts three rounds.
    rounds/5 [rounds: 5]
        A match lasts five rounds.
    score
        Gold counts 3 points, silver 2, bronze 1. Whoever has the most points after the last round wins.
    tie-break [tie-rule: medals]
        If points are equal, more gold medals decide, then more silver medals, then the better seat at the end.
    tie-break/shared [tie-rule: shared]
        Players with equal points share the place.

    # house
    first-round-trade [first-round-trade: off]
        Nothing is traded in the first round.
    pass-is-final [pass-is-final: on]
        Whoever has passed is left out until the trick ends.
    lone-free-kick [lone-free-kick: weakest]
        A Free Kick without another card stands for no number: it counts 11.
    yellow-duration [yellow-duration: round]
        Whoever is skipped by the Yellow Card gets no turn and no lead until the round is over.
    auto-pass [auto-pass: on]
        Whoever cannot play passes automatically.
    played-list [played-list: on]
        A list counts how many cards of each kind have been cleared away.
    ahead-2 [ahead-2: on]
        A head start of 2 points counts from the beginning.
    ahead-4 [ahead-4: on]
        A head start of 4 points counts from the beginning.
    """,
)
