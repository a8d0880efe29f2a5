"""The rules of Ludo in sentences, in the order in which one learns them. What notices a broken rule is in `checks`."""

from __future__ import annotations

from tabletop.core.chapters import rulebook
from tabletop.games.ludo import INFO

RULES = rulebook(
    INFO,
    """
    # aim
    aim
        All players bring their pieces round the loop, up the stairs and onto the star. Whoever does it first wins.
    family
        A 6 opens the stable, and stairs lead to the star. There are no safe squares, no double barriers and no extra
        squares for a capture.
        ~ Says how this game differs from others that are played under the same name.

    # setup
    colours
        Each player has one of the four colours, and no colour is used twice.
    four-in-stable [pieces: 4]
        Each player has four pieces. At the start, all of them stand in the stable of their colour.
    four-in-stable/three [pieces: 3]
        Each player has three pieces. At the start, all of them stand in the stable of their colour.
    four-in-stable/two [pieces: 2]
        Each player has two pieces. At the start, both stand in the stable of their colour.
    four-in-stable/one [pieces: 1]
        Each player has one piece. At the start, it stands in the stable of its colour.
    turn-order [first-player: first-seat]
        Turns go clockwise round the board, from colour to colour. The youngest player takes the first seat and begins.
    turn-order/lots [first-player: random]
        Turns go clockwise round the board, from colour to colour. Lots are drawn to see who begins.

    # play
    one-throw
        The player whose turn it is throws the die once and uses that throw before anything else. Nothing moves before
        the throw.
    six-to-leave
        Only a 6 lets a piece out of its stable.
    leaves-to-start
        A piece that leaves the stable is placed on its start square and goes no further with that 6.
    six-throws-again [three-sixes: off]
        After every 6, used or not, the same player throws again, with no limit. Any other number ends the turn.
    six-throws-again/two-sixes [three-sixes: turn-lost]
        After the first and the second 6, used or not, the same player throws again. Any other number ends the turn.
    exact-count
        A piece on the loop moves clockwise by exactly the number thrown, unless another rule stops it.
    own-piece
        Players move only pieces of their own colour.
    free-choice
        When several pieces can use the throw, the player chooses one. A 6 may let a piece out or move another.
    must-move
        If at least one piece can use the throw, one piece has to use it.
    pass-when-stuck
        If no piece can use the throw, nothing moves.
    capture
        A piece that moves its full count and lands on a piece of another colour sends that piece back to its stable.
    start-capture
        A piece that leaves the stable captures a piece of another colour that stands on the start square.
    start-own-piece
        No piece leaves the stable while a piece of the same colour stands on the start square.
    one-per-square
        There is never more than one piece on a square of the loop or on a step.
    no-overtaking [blocking: stop-behind]
        No piece passes another piece, whatever its colour.
    no-overtaking/no-move [blocking: no-move]
        No piece passes another piece, whatever its colour. A piece whose way is barred cannot use the throw.
    no-overtaking/jump [blocking: jump]
        On the loop, a piece may pass other pieces of any colour.
    stop-behind [blocking: stop-behind]
        If a piece stands in the way, the moving piece stops just before it. That is a full move, but it never captures.
    own-piece-bars [blocking: stop-behind]
        A piece of the same colour bars the way too: the moving piece stops just before it and never captures it.
    own-piece-bars/no-landing [blocking: no-move | jump]
        A piece cannot use the throw if the square it would reach holds a piece of its own colour.
    adjacent-block [blocking: stop-behind]
        A piece that would have to stop on the square where it already stands cannot use the throw.
    foot-exact
        A piece cannot move if the throw is higher than the number of squares left to the foot of its stairs.
    stop-at-foot
        The loop ends at the foot of the stairs: no piece goes from the loop onto the stairs in a single move.
    foot-not-safe [blocking: stop-behind | no-move]
        For the other colours, the foot of the stairs is an ordinary square: a piece waiting there bars the way and can
        be captured.
    foot-not-safe/jump [blocking: jump]
        For the other colours, the foot of the stairs is an ordinary square: a piece waiting there can be captured.
    stairs-in-order [stairs: exact]
        From the foot, only a 1 leads to step 1. From each step, only the next number leads to the next step.
    stairs-in-order/quick [stairs: quick]
        From the foot or a step, a piece climbs as many steps as the die shows. The star is step 7; anything left over
        is lost.
    step-occupied [stairs: exact]
        No piece climbs to a step that holds another piece of the same colour.
    step-occupied/quick [stairs: quick]
        A piece of the same colour stops the climber one step below it. If no step is free, the throw cannot be used.
    stairs-private
        Each colour has its own stairs. No other piece enters them, and a piece on them cannot be captured.
    six-to-exit [stairs: exact]
        From step 6 a piece goes out onto the star only with a 6.
    out-for-good
        A piece on the star is out and takes no further part.

    # end
    win
        The first player with all their pieces on the star wins.
    win-stops-play [play-on: off]
        The match stops as soon as somebody has won, without another throw. The other players are not ranked.
    win-stops-play/play-on [play-on: on]
        The others play on for the places until one is left. Whoever has finished is skipped and does not throw again.
    always-ends
        There is no draw and no limit on turns: sooner or later, some number helps whoever is still racing.

    # house
    three-sixes [three-sixes: turn-lost]
        A third 6 in the same turn is not played and ends the turn, whether or not the first two were used.
    out-1 [out-1: on]
        Whoever has one piece out begins with it on their start square.
    out-2 [out-2: on]
        Whoever has two pieces out begins with one on their start square and one six squares ahead of it.
    """,
)
