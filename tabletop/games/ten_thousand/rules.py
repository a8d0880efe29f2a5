"""The rules of 10,000, in the order in which they are learnt."""

from __future__ import annotations

from tabletop.core.chapters import rulebook
from tabletop.games.ten_thousand import INFO

RULES = rulebook(
    INFO,
    """
    # aim
    aim [target: 10000]
        The goal is 10,000 points written down. Every throw may bring more, or lose the whole turn.
    aim/short [target: 5000]
        The goal is 5,000 points written down. Every throw may bring more, or lose the whole turn.
    # setup
    players
        Two to four players take part.
    five-dice
        Five dice are enough for all; whoever has the turn throws them.
    scores-start-closed [opening-minimum: 750 | 500 | 1000]
        All players start with 0 points, and nobody is open yet.
        ~ open: has written down points at least once; the word for it is explained by opening-threshold
    scores-start-closed/free [opening-minimum: 0]
        All players start with 0 points.
    youngest-begins [first-player: first-seat]
        The first player in the list begins; the place belongs to the youngest.
    youngest-begins/random [first-player: random]
        Lots decide who begins.
    turn-order
        Turns go clockwise round the table.
    # play
    first-throw-five
        A turn starts with a throw of all five dice.
    single-dice
        A single 1 is worth 100 points and a single 5 is worth 50; a single 2, 3, 4 or 6 is worth nothing.
    three-of-a-kind
        Three equal dice are worth their number times 100, but three 1s are worth 1,000.
    four-of-a-kind
        Four equal dice are worth twice as much as three.
    five-of-a-kind
        Five equal dice are worth twice as much as four.
    straight
        The straights 1-2-3-4-5 and 2-3-4-5-6 are worth 1,500 and need all five dice.
    triple-same-throw
        Three equal dice and straights must lie in one and the same throw; dice set aside earlier do not help.
    best-value
        The table counts the highest value of a throw, and each die once.
    stop-or-continue
        After a throw that scores, the player either stops or goes on.
    bust [exact-finish: off]
        A throw that scores nothing ends the turn, and all points of the turn are lost.
    bust/exact [exact-finish: on]
        A throw that scores nothing, or leads past the goal, ends the turn, and all points of the turn are lost.
    bank
        Whoever stops writes down the points of the turn, and the dice go to the next player.
    set-aside-scoring [keep-choice: all]
        Whoever goes on first sets aside all dice of the throw that scored.
    set-aside-scoring/some [keep-choice: at-least-one]
        Whoever goes on first sets aside at least one die that scored; only dice set aside count.
    set-aside-only-scoring [keep-choice: all]
        Dice that scored nothing are not set aside.
    set-aside-only-scoring/some [keep-choice: at-least-one]
        Dice that would score nothing are not set aside; three or more equal 2s, 3s, 4s or 6s stay together.
    throw-all-others
        Then all the other dice are thrown, and none is left out.
    set-aside-stays
        A die set aside stays there until all five are thrown again.
    extend-group
        A later die that shows the same number as three or four equal dice set aside joins them, and they count as the
        larger group.
    extend-order
        A 1 or 5 set aside before its group was thrown remains a single die.
    hot-dice [hot-dice-rule: may]
        When all five dice lie aside, whoever goes on throws all five again; the points of the turn stay at risk.
    hot-dice/must [hot-dice-rule: must]
        When all five dice score, stopping is not allowed; once all lie aside, all five are thrown again.
    hot-dice-fresh
        After that, groups from before cannot grow any more.
    opening-threshold [opening-minimum: 750]
        To open, a player needs at least 750 points in one turn; only then may they be written down.
    opening-threshold/500 [opening-minimum: 500]
        To open, a player needs at least 500 points in one turn; only then may they be written down.
    opening-threshold/1000 [opening-minimum: 1000]
        To open, a player needs at least 1,000 points in one turn; only then may they be written down.
    opening-must-continue [opening-minimum: 750 | 500 | 1000]
        Before that, somebody who is not open has to go on.
    open-no-minimum [opening-minimum: 750 | 500 | 1000]
        Whoever is open stays open and may stop with any points.
    open-no-minimum/free [opening-minimum: 0]
        Everybody may stop with any points.
    # end
    reach-target [last-round: off]
        When score and points of the turn together reach the goal, they are written down at once, and the player wins.
    reach-target/last-round [last-round: on; exact-finish: off]
        Points are written down only by stopping, even when score and points of the turn together reach the goal.
    reach-target/last-exact [last-round: on; exact-finish: on]
        When score and points of the turn together are exactly the goal, they are written down at once.
    over-target [exact-finish: off]
        The goal may be passed; it need not be hit exactly.
    over-target/exact [exact-finish: on]
        The goal must be hit exactly, counting the whole throw.
    immediate-win [last-round: off]
        The match ends at once, without finishing the round.
    immediate-win/last-round [last-round: on]
        When somebody has written down the goal, the round is finished; the highest score wins, and equal scores share
        the victory.
    round-cap
        If nobody has won after 200 rounds, the highest score wins, and equal scores share the victory.
    """,
)
