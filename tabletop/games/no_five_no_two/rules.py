"""The rules of No 5s, No 2s, in the order in which they are learnt."""

from __future__ import annotations

from tabletop.core.chapters import rulebook
from tabletop.games.no_five_no_two import INFO

RULES = rulebook(
    INFO,
    """
    # aim
    aim [rounds: 10]
        The goal is to have the most points after ten rounds.
    aim/short [rounds: 5]
        The goal is to have the most points after five rounds.
    # setup
    players
        Two to four players take part, with four dice and a score sheet.
    scores-start-zero [rounds: 10]
        Everybody starts with 0 points, and ten rounds are played.
    scores-start-zero/short [rounds: 5]
        Everybody starts with 0 points, and five rounds are played.
    youngest-begins [first-player: first-seat]
        The youngest player takes the first seat and begins every round.
    youngest-begins/random [first-player: random]
        Lots are drawn to see who begins. This player begins every round.
    turn-order
        Turns go clockwise round the table, one each in a round.
    # play
    first-throw-four
        A turn starts with a throw of all four dice.
    fives-and-twos-out
        Every 5 and every 2 is set aside and is out for the rest of the turn. Nothing else goes there.
    fives-and-twos-zero
        A 5 or a 2 is worth nothing.
    others-count [clean-throws-only: off]
        Every 1, 3, 4 and 6 adds its number to the points of the turn, even beside a 5 or a 2.
    others-count/clean [clean-throws-only: on]
        Every 1, 3, 4 and 6 adds its number to the points of the turn, but only in a throw without any 5 or 2.
    throw-remaining
        Then all the dice that are left are thrown again, together.
    dice-stay-out
        A die that is out does not come back before the next turn.
    no-stop
        Nobody can stop as long as a die is left. There is nothing to lose, either.
    nothing-is-lost
        Points of the turn are never taken away.
    turn-ends-empty
        When the last die is out, the turn is over and its points are written down.
    zero-turn
        A turn may bring 0 points, if the first throw shows nothing but 5s and 2s.
        ~ under the house rule of clean throws a turn may also bring 0 points later; the sentence does not say "only"
    # end
    ten-rounds [rounds: 10; tie-break: shared]
        The match is over when everybody has had ten turns.
    ten-rounds/short [rounds: 5; tie-break: shared]
        The match is over when everybody has had five turns.
    ten-rounds/playoff [rounds: 10; tie-break: playoff]
        The match is over when everybody has had ten turns and one player is in front.
    ten-rounds/short-playoff [rounds: 5; tie-break: playoff]
        The match is over when everybody has had five turns and one player is in front.
    total [rounds: 10]
        A player’s result is the sum of the ten turns.
    total/short [rounds: 5]
        A player’s result is the sum of the five turns.
    most-points-wins
        The most points win.
    tie-shared [tie-break: shared]
        Players with equally many points share the victory.
    tie-shared/playoff [tie-break: playoff]
        If several are in front, they play one more turn each, again and again, until one of them scores the most.
    # house
    ahead-20 [ahead-20: on]
        A head start of 20 points counts from the beginning.
    ahead-40 [ahead-40: on]
        A head start of 40 points counts from the beginning.
    """,
)
