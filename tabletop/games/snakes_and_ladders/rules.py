"""The rules in sentences, in the order in which one learns them; `checks` notices a broken one."""

from __future__ import annotations

from tabletop.core.chapters import rulebook
from tabletop.games.snakes_and_ladders import INFO

RULES = rulebook(
    INFO,
    """
    # aim
    aim
        All pieces walk from 1 to 100. Ladders take them up, snakes take them down. The first to land exactly on 100
        wins.

    # setup
    layout
        Eight ladders and eight snakes lie on the board, always in the same place. Where one of them ends, no other
        begins.
    start-off-board
        Every piece begins beside the board, in front of square 1. A 1 takes it to square 1.
    turn-order [first-player: first-seat]
        Turns go clockwise round the table. The youngest player takes the first seat and begins.
    turn-order/lots [first-player: random]
        Turns go clockwise round the table. Lots are drawn to see who begins.

    # play
    one-throw [six-again: off]
        A turn is one throw of one die and the move that follows. Nothing moves before the throw, and nobody throws
        twice.
    one-throw/again [six-again: on]
        A move follows every throw of the die. Nothing moves before the throw, and nobody throws again before the move.
    count-forward
        The piece moves forward by as many squares as the die shows. Squares on the way do nothing.
    ladder-up
        A piece whose count ends at the foot of a ladder climbs to its top at once.
    ladder-top-neutral
        The top of a ladder does nothing: nobody climbs down.
    snake-down [snake-drawing: tail-up]
        A piece whose count ends on the tail of a snake, its upper end, slides down to its head at once.
    snake-down/head-up [snake-drawing: head-up]
        A piece whose count ends on the head of a snake, its upper end, slides down to the tip of its tail at once.
    snake-bottom-neutral
        The lower end of a snake does nothing: nobody climbs up a snake.
    one-jump
        There is never more than one ladder or snake in a move.
    forced-move
        There is nothing to choose: the piece is put where its count ends, or straight onto the square where the ladder
        or snake takes it.
    bounce [overshoot: bounce]
        If the throw is too big, the piece goes as far as 100 and counts the rest backwards.
    bounce/stay [overshoot: stay]
        If the throw is too big to end on 100, the piece stays where it is.
    jump-after-bounce [overshoot: bounce]
        A ladder or snake counts even if the piece came to it backwards: from 96 it slides down to 86.
    share
        Any number of pieces may stand on one square. Nobody is sent away.
    six-no-extra [six-again: off]
        A 6 is a throw like any other: the next player goes on.
    six-no-extra/again [six-again: on]
        After a 6 the same player throws again, as often as another 6 comes, until somebody has won.

    # end
    win-exact
        The first piece to come to rest on 100 wins.
    win-stops-play
        The match stops at once. The other players are not ranked.
    always-ends
        There is no draw and no limit on turns: 100 can be reached from every square, so sooner or later somebody gets
        there.

    # house
    ahead-10 [ahead-10: on]
        Whoever is 10 squares ahead begins on square 10.
    ahead-25 [ahead-25: on]
        Whoever is 25 squares ahead begins on square 25.
    """,
)
