"""The rules of the goose game in sentences, in the order in which one learns them; `checks` notices a broken one."""

from __future__ import annotations

from tabletop.core.chapters import rulebook
from tabletop.games.goose import INFO

RULES = rulebook(
    INFO,
    """
    # aim
    aim
        All pieces follow the spiral from 1 to 63. The first to land exactly on 63, in the middle, wins.

    # setup
    start-off-board
        Every piece begins on square 0, beside the spiral. Any number of pieces may stand there, at any time.
    turn-order [first-player: first-seat]
        Turns go clockwise round the table. The youngest player takes the first seat and begins.
    turn-order/lots [first-player: random]
        Turns go clockwise round the table. Lots are drawn to see who begins.

    # play
    two-dice
        A turn is one throw of two dice, and their sum counts. Nothing moves before the throw.
    one-throw-a-turn
        There is only one throw in a turn, even after a double.
    count-forward
        The piece moves forward by as many squares as the dice show. It may pass other pieces, and squares on the way do
        nothing.
    forced-move
        There is nothing to choose. The piece goes where its count ends, or straight on to where the rules take it from
        there.
    first-nine-6-3
        A piece on square 0 that throws 6 and 3 goes to 26 instead of counting.
    first-nine-4-5
        A piece on square 0 that throws 4 and 5 goes to 53 instead of counting.
    nine-only-from-start
        These two throws are special only on square 0, but there they are special every time.
    goose
        A piece that lands on a goose moves on at once by the same number again, without another throw.
    goose-always-forward [goose-backwards: forward]
        A goose leads forward even if the piece came to it while counting back.
    goose-always-forward/backward [goose-backwards: backward]
        A piece that comes to a goose while counting back goes back by the same number again.
    bridge
        A piece that lands on the bridge on 6 crosses it to 12. On 12 nothing happens.
    hotel
        A piece that lands on the hotel on 19 sleeps there and misses its next turn.
    well [trap: until-relieved]
        A piece that comes to the well on 31 by its own move is held there until another piece arrives.
    well/two-turns [trap: two-turns]
        A piece that comes to the well on 31 by its own move misses two turns.
    prison [trap: until-relieved]
        A piece that comes to the prison on 52 by its own move is held there until another piece arrives.
    prison/two-turns [trap: two-turns]
        A piece that comes to the prison on 52 by its own move misses two turns.
    maze
        A piece that lands in the maze on 42 goes back to 30.
    skull
        A piece that lands on the skull on 58 goes back to 1.
    chain
        Every square on which a piece lands during its move has its effect, one after another, until the piece comes to
        rest.
    bounce
        If the throw is too big, the piece goes as far as 63 and counts the rest backwards.
    swap
        If a piece comes to rest where another one stands, the other one goes to the square that the newcomer came from.
    swap-origin
        The newcomer came from the square where it stood when its turn began, wherever it has landed since. That may be
        square 0.
    swap-final-only
        Only the square where a move ends counts for this: on the way, a piece sends nobody away.
    relief [trap: until-relieved]
        A held piece is freed in the same way: it goes to where the newcomer came from, and the newcomer is held in its
        place.
    relief/two-turns [trap: two-turns]
        A piece that leaves the well or the prison in this way misses no more turns; the newcomer misses two.
    sent-back-no-effect
        The square to which a piece is sent does nothing to it: the piece is not held, misses no turn and goes no
        further.
    sent-back-clears
        A piece that is sent away is free at once: it is no longer held and has no turns left to miss.
    return-no-swap
        A move that ends where it began changes nothing, and nobody is sent away.
    skip [trap: until-relieved]
        Whoever is held or has a turn to miss is skipped. The hotel costs just one turn.
    skip/two-turns [trap: two-turns]
        Whoever has turns to miss is skipped until all of them have been missed.
    all-held [trap: until-relieved]
        If everybody is held, the piece that has been held longer is free at once: it stays on its square and plays on.
        The other one stays held.

    # end
    win-exact
        The first piece to come to rest on 63 wins, whether a throw or a goose takes it there.
    win-stops-play
        The match stops at once. The other players are not ranked.
    always-ends
        There is no draw and no limit on turns: 63 can be reached from every square, so sooner or later somebody gets
        there.

    # house
    ahead-10 [ahead-10: on]
        Whoever is 10 squares ahead begins on square 10. If somebody stands there already, it is the next plain square.
    ahead-20 [ahead-20: on]
        Whoever is 20 squares ahead begins on square 20. If somebody stands there already, it is the next plain square.
    """,
)
