"""The state of a match of Ludo, and how it changes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.model import Place, Seat, TokenId
from tabletop.games.ludo.board import COLOURS, FOOT, LOOP, OUT, STABLE, STEPS, TOP_STEP, WAYS, square_of, stable_place
from tabletop.kit.turns import next_in

NOWHERE = -2
"""Instead of a progress: the piece cannot use the throw."""

NOBODY = 255
"""Stands for an empty square in `State.loop`."""

_EMPTY = bytes([NOBODY])
_NEEDED = {FOOT + step: step + 1 for step in range(STEPS)} | {TOP_STEP: 6}


class House(Struct, frozen=True):
    """The house rules of a table."""

    first_player: Literal["first-seat", "random"]
    pieces: int
    stairs: Literal["exact", "quick"]
    blocking: Literal["stop-behind", "no-move", "jump"]
    three_sixes: Literal["off", "turn-lost"]
    play_on: bool


class Frame(Struct, frozen=True):
    """What stays the same for a whole match. Pieces are numbered through, seat by seat.

    `colours[seat]`, `owner[piece]`, `tokens[piece]`; `order`: the seats in the order of their turns.
    """

    house: House
    colours: tuple[int, ...]
    order: tuple[Seat, ...]
    owner: tuple[Seat, ...]
    tokens: tuple[TokenId, ...]

    @classmethod
    def of(cls, colours: tuple[int, ...], house: House) -> Frame:
        """The frame of a match in which seat i has colour `colours[i]`."""
        pieces = range(house.pieces)
        return cls(
            house=house,
            colours=colours,
            order=tuple(sorted(range(len(colours)), key=colours.__getitem__)),
            owner=tuple(seat for seat in range(len(colours)) for _ in pieces),
            tokens=tuple(f"{COLOURS[colour]}-{number + 1}" for colour in colours for number in pieces),
        )

    def pieces_of(self, seat: Seat) -> range:
        """The numbers of the pieces of a seat."""
        return range(seat * self.house.pieces, (seat + 1) * self.house.pieces)

    def place(self, piece: int, progress: int) -> Place:
        """Where a piece stands that has come so far."""
        colour = self.colours[self.owner[piece]]
        if progress == STABLE:
            return stable_place(colour, piece % self.house.pieces)
        return WAYS[colour].places[progress]


class State(Struct, frozen=True):
    """The whole truth; nothing is hidden in Ludo.

    `progress[piece]`: see the board. `loop[square]`: the piece on it, or NOBODY. `die`: the throw that waits to be
    used, 0 before the throw. `sixes`: how many 6s the turn has had. `ways[i]`: the progress that the i-th piece of the
    seat reaches with the die, or NOWHERE; empty before the throw. `finished`: the seats with all pieces out, in order.
    `last`: the piece that has just used a throw, or NOBODY; `captured`: it has captured another.
    """

    frame: Frame
    progress: tuple[int, ...]
    loop: bytes
    turn: Seat
    die: int = 0
    sixes: int = 0
    ways: tuple[int, ...] = ()
    finished: tuple[Seat, ...] = ()
    last: int = NOBODY
    captured: bool = False

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        if not self.finished:
            return False
        return not self.frame.house.play_on or len(self.finished) >= len(self.frame.colours) - 1

    @property
    def third_six(self) -> bool:
        """Whether the die shows a 6 that a house rule forbids to play."""
        return self.sixes == 3 and self.die == 6 and self.frame.house.three_sixes == "turn-lost"

    @property
    def usable(self) -> tuple[int, ...]:
        """The pieces of the seat in turn that can use the throw."""
        first = self.turn * self.frame.house.pieces
        return tuple(first + index for index, way in enumerate(self.ways) if way != NOWHERE)

    @property
    def in_reach(self) -> tuple[int, ...]:
        """The pieces of other seats that the throw can capture."""
        frame, found = self.frame, []
        for piece in self.usable:
            target = self.way(piece)
            other = self.loop[_square(frame, piece, target)] if target <= FOOT else NOBODY
            if other != NOBODY and other not in found:
                found.append(other)
        return tuple(found)

    def counts(self, seat: Seat) -> tuple[int, int, int]:
        """How many pieces of a seat are in the stable, on the way and out."""
        own = [self.progress[piece] for piece in self.frame.pieces_of(seat)]
        home, out = own.count(STABLE), own.count(OUT)
        return home, len(own) - home - out, out

    def way(self, piece: int) -> int:
        """The progress that a piece of the seat in turn reaches with the die, or NOWHERE."""
        return self.ways[piece - self.turn * self.frame.house.pieces]


def standing(frame: Frame, progress: Iterable[int], turn: Seat) -> State:
    """The state before a throw of `turn` in which the pieces have come so far."""
    reached = tuple(progress)
    loop = bytearray(_EMPTY * LOOP)
    for piece, come in enumerate(reached):
        if 0 <= come <= FOOT:
            loop[_square(frame, piece, come)] = piece
    return State(frame, reached, bytes(loop), turn)


def thrown(state: State, die: int) -> State:
    """The state after the seat in turn has thrown `die`."""
    sixes = state.sixes + 1 if die == 6 else 0
    if sixes == 3 and state.frame.house.three_sixes == "turn-lost":
        ways = (NOWHERE,) * state.frame.house.pieces
    else:
        ways = tuple(reach(state, piece, die) for piece in state.frame.pieces_of(state.turn))
    return replace(state, die=die, sixes=sixes, ways=ways, last=NOBODY, captured=False)


def moved(state: State, piece: int) -> State:
    """The state in which a piece has used the throw; the turn has not been handed on yet."""
    frame, come, target = state.frame, state.progress[piece], state.way(piece)
    progress, loop = list(state.progress), bytearray(state.loop)
    captured = False
    if 0 <= come <= FOOT:
        loop[_square(frame, piece, come)] = NOBODY
    if target <= FOOT:
        square = _square(frame, piece, target)
        captured = loop[square] != NOBODY
        if captured:
            progress[loop[square]] = STABLE
        loop[square] = piece
    progress[piece] = target
    return replace(state, progress=tuple(progress), loop=bytes(loop), last=piece, captured=captured)


def settled(state: State) -> State:
    """The state once the throw is used up: the same seat throws again, another seat does, or the match is over."""
    seat, finished = state.turn, state.finished
    if all(state.progress[piece] == OUT for piece in state.frame.pieces_of(seat)):
        finished = (*finished, seat)
    elif state.die == 6 and not state.third_six:
        return replace(state, die=0, ways=())
    after = next_in(state.frame.order, seat, skip=finished)
    return replace(state, turn=after, die=0, sixes=0, ways=(), finished=finished)


def sent_home(before: State, after: State) -> int:
    """The piece that a move has captured, or NOBODY."""
    moved_home = (p for p, come in enumerate(after.progress) if come == STABLE != before.progress[p])
    return next(moved_home, NOBODY)


def reach(state: State, piece: int, die: int) -> int:
    """The progress that a piece reaches with a throw, or NOWHERE if it cannot use it."""
    come = state.progress[piece]
    if come == STABLE:
        return _reach_from_stable(state, piece, die)
    if come < FOOT:
        return _reach_on_loop(state, piece, come, die)
    if come < OUT:
        return _reach_on_stairs(state, piece, come, die)
    return NOWHERE


def free_squares(state: State, piece: int, count: int) -> int:
    """How many of the next `count` squares of the loop are empty before the first piece stands in the way."""
    at = _square(state.frame, piece, state.progress[piece]) + 1
    ahead = (state.loop + state.loop)[at : at + count]
    return len(ahead) - len(ahead.lstrip(_EMPTY))


def piece_ahead(state: State, piece: int, distance: int) -> int:
    """The piece that stands `distance` squares ahead of a piece on the loop, or NOBODY."""
    return state.loop[_square(state.frame, piece, state.progress[piece] + distance)]


def piece_on_start(state: State, seat: Seat) -> int:
    """The piece on the start square of a seat, or NOBODY."""
    return state.loop[square_of(state.frame.colours[seat], 0)]


def needed(come: int) -> int:
    """The number that takes a piece one step up the stairs, or from the last step out."""
    return _NEEDED[come]


def _square(frame: Frame, piece: int, come: int) -> int:
    return square_of(frame.colours[frame.owner[piece]], come)


def _own(frame: Frame, piece: int, other: int) -> bool:
    return other != NOBODY and frame.owner[piece] == frame.owner[other]


def _reach_from_stable(state: State, piece: int, die: int) -> int:
    seat = state.frame.owner[piece]
    if die != 6 or _own(state.frame, piece, piece_on_start(state, seat)):
        return NOWHERE
    return 0


def _reach_on_loop(state: State, piece: int, come: int, die: int) -> int:
    if come + die > FOOT:
        return NOWHERE
    blocking = state.frame.house.blocking
    free = free_squares(state, piece, die)
    if free == die:
        return come + die
    lands = free == die - 1 or blocking == "jump"
    if lands and not _own(state.frame, piece, piece_ahead(state, piece, die)):
        return come + die
    return come + free if blocking == "stop-behind" and free else NOWHERE


def _reach_on_stairs(state: State, piece: int, come: int, die: int) -> int:
    seat = state.frame.owner[piece]
    held = {state.progress[other] for other in state.frame.pieces_of(seat)} - {OUT}
    if state.frame.house.stairs == "exact":
        return come + 1 if die == needed(come) and come + 1 not in held else NOWHERE
    target = come
    while target < min(come + die, OUT) and target + 1 not in held:
        target += 1
    return target if target > come else NOWHERE
