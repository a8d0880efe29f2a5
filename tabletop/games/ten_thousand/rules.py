"""The rules of 10,000, in the order in which they are learnt."""

from __future__ import annotations

from tabletop.core.chapters import rulebook
from tabletop.games.ten_thousand import INFO

RULES = rulebook(
    INFO,
    """
    # aim
    aim [target: 10000]
        The goal is to write down 10,000 points. Every throw may score more, or lose everything won in the turn.
    aim/short [target: 5000]
        The goal is to write down 5,000 points. Every throw may score more, or lose everything won in the turn.
    # setup
    players
        Two to four players take part.
    five-dice
        There are five dice, and everyone throws them in turn.
    scores-start-closed [opening-minimum: 750 | 500 | 1000]
        All players start with 0 points, and nobody has opened yet.
        ~ open: has written down points at least once; the word for it is explained by opening-threshold
    scores-start-closed/free [opening-minimum: 0]
        All players start with 0 points.
    youngest-begins [first-player: first-seat]
        The youngest player takes the first seat and begins.
    youngest-begins/random [first-player: random]
        Lots are drawn to see who begins.
    turn-order
        Turns go clockwise round the table.
    # play
    first-throw-five
        A turn starts with a throw of all five dice.
    single-dice
        A single 1 is worth 100 points and a single 5 is worth 50; a single 2, 3, 4 or 6 is worth nothing.
    three-of-a-kind
        Three dice alike are worth their number times 100, but three 1s are worth 1,000.
    four-of-a-kind
        Four dice alike are worth twice as much as three.
    five-of-a-kind
        Five dice alike are worth twice as much as four.
    straight
        The straights 1-2-3-4-5 and 2-3-4-5-6 are worth 1,500 and need all five dice.
    triple-same-throw
        Three dice alike and straights must come in a single throw. Dice that were set aside before do not help.
    best-value
        Dice are always counted in the way that scores the most, and each die only once.
    stop-or-continue
        After a throw that scores, the player stops or goes on.
    bust [exact-finish: off]
        A throw that scores nothing ends the turn, and all points of the turn are lost.
    bust/exact [exact-finish: on]
        A throw that scores nothing, or goes past the goal, ends the turn, and all points of the turn are lost.
    bank
        Whoever stops writes down the points of the turn, and the dice go to the next player.
    set-aside-scoring [keep-choice: all]
        Whoever goes on first sets aside all the dice that scored in this throw.
    set-aside-scoring/some [keep-choice: at-least-one]
        Whoever goes on first sets aside at least one die that scored. Only the dice set aside count.
    set-aside-only-scoring [keep-choice: all]
        Dice that scored nothing are not set aside.
    set-aside-only-scoring/some [keep-choice: at-least-one]
        Dice that would score nothing are not set aside. Three or more 2s, 3s, 4s or 6s stay together.
    throw-all-others
        Then all the other dice are thrown, without leaving any out.
    set-aside-stays
        A die set aside stays there until all five are thrown again.
    extend-group
        If three or four dice alike are set aside, a later die with the same number joins them: they count as four or
        five.
    extend-order
        A single 1 or 5 that was set aside before three alike were thrown stays a single die.
    hot-dice [hot-dice-rule: may]
        When all five dice have been set aside, whoever goes on throws all five again. The points of the turn stay at
        risk.
    hot-dice/must [hot-dice-rule: must]
        When all five dice score, nobody may stop: all five are set aside and thrown again.
    hot-dice-fresh
        After that, dice that were set aside before no longer count with new ones.
    opening-threshold [opening-minimum: 750]
        To open, a player needs at least 750 points in one turn. Only then may points be written down.
    opening-threshold/500 [opening-minimum: 500]
        To open, a player needs at least 500 points in one turn. Only then may points be written down.
    opening-threshold/1000 [opening-minimum: 1000]
        To open, a player needs at least 1,000 points in one turn. Only then may points be written down.
    opening-must-continue [opening-minimum: 750 | 500 | 1000]
        Until then, a player who has not opened has to go on.
    open-no-minimum [opening-minimum: 750 | 500 | 1000]
        A player who has opened may stop with any number of points for the rest of the match.
    open-no-minimum/free [opening-minimum: 0]
        Everybody may stop with any number of points.
    # end
    reach-target [last-round: off]
        When a player’s score and the points of the turn together reach the goal, the player wins at once.
    reach-target/last-round [last-round: on; exact-finish: off]
        Points are written down only by stopping, even when they are enough to reach the goal.
    reach-target/last-exact [last-round: on; exact-finish: on]
        When a player’s score and the points of the turn add up to exactly the goal, they are written down at once.
    over-target [exact-finish: off]
        A score may go past the goal: it need not be hit exactly.
    over-target/exact [exact-finish: on]
        The goal must be hit exactly, counting the whole throw.
    immediate-win [last-round: off]
        The match ends at once, without finishing the round.
    immediate-win/last-round [last-round: on]
        When somebody has reached the goal, the round is played to its end. The highest score wins, and equal scores
        share the victory.
    round-cap
        If nobody has won after 200 rounds, the highest score wins, and equal scores share the victory.
    # house
    ahead-500 [ahead-500: on]
        A head start of 500 points counts from the beginning.
    ahead-1000 [ahead-1000: on]
        A head start of 1,000 points counts from the beginning.
    """,
)
