"""The table of draughts: where everything lies, what is seen of a state, what a gesture means, how a move is shown."""

from __future__ import annotations

from functools import cache

from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Result, Seat, Setup
from tabletop.core.table import Backdrop, LegendRow, Point, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import SeatName, say
from tabletop.core.view import CaptionFact, Condition, ConditionFact, Cue, CueKind, Fact, NoteFact, PlateFact, View
from tabletop.games.draughts import words
from tabletop.games.draughts.board import BOARD_ZONE, NUMBER_AT, PLACE_OF, SIZE, squares
from tabletop.games.draughts.state import CAPTURE, PIECES, TOKENS, State
from tabletop.kit import two_player as two
from tabletop.kit.draw_offers import BUTTONS, VERBS, buttons

CELL = 40.0
MARGIN = 20.0
STACKS = (-18.0, 18.0)
"""Where the two stacks of a tray stand, from its middle."""
STACK_FOOT = 76.0
"""The middle of the lowest piece of a stack, below the upper edge of its tray."""

NEARLY_QUIET = 10
"""After so many moves of each side without a capture they are counted beside the title."""


def tray_of(seat: Seat) -> str:
    """The zone of the pieces that this seat has taken."""
    return f"taken-{seat}"


def _spec() -> TableSpec:
    slots, numbers = _slots(), tuple(str(NUMBER_AT.get(slot, "")) for slot in range(SIZE * SIZE))
    label = say(words.BOARD_NAME)
    board = ZoneSpec(
        BOARD_ZONE, ZoneKind.SPOTS, label, slots, slot_size=CELL, round=False, numbers=numbers, pieces=True
    )
    return two.board_table(
        (board, *(_tray(seat) for seat in (0, 1))),
        Backdrop("board-draughts", two.BOARD_AREA),
        (LegendRow("2", say(words.LEGEND_KING)), LegendRow("×", say(words.LEGEND_PALE))),
        BUTTONS,
    )


def _slots() -> tuple[Point, ...]:
    """The middles of all squares, row by row from the upper left corner."""
    x, y = two.BOARD_AREA.x + MARGIN, two.BOARD_AREA.y + MARGIN
    steps = [CELL * (number + 0.5) for number in range(SIZE)]
    return tuple(Point(x + across, y + down) for down in steps for across in steps)


def _tray(seat: Seat) -> ZoneSpec:
    label = say(words.TRAY_NAME, player=SeatName(seat))
    area = two.TRAYS[seat]
    stacks = tuple(Point(area.x + area.width / 2 + across, area.y + STACK_FOOT) for across in STACKS)
    return ZoneSpec(tray_of(seat), ZoneKind.SPOTS, label, stacks, slot_size=36, seat=seat, pieces=True)


_SPEC = _spec()


def spec(setup: Setup) -> TableSpec:
    """The table is the same under all house rules."""
    return _SPEC


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """What anybody sees: nothing is hidden."""
    pressed = buttons(state, free=state.chain is None) if result is None else ()
    return View(seat, active, _placements(state), words.prompt(state), _facts(state), pressed, result)


@cache
def _placement(piece: int, place: Place, king: bool, pale: bool, owner: Seat) -> Placement:
    """One of the few thousand placements that there can be, made once."""
    face = f"{'king' if king else 'man'}-{'white' if piece < PIECES else 'black'}{'-pale' if pale else ''}"
    return Placement(TOKENS[piece], place, face, owner)


def _placements(state: State) -> tuple[Placement, ...]:
    """Kings come first: they stand for their sides where one piece is shown alone."""
    position, men, chain, jumped = state.position, state.standing, state.chain, state.jumped
    owners, found = (state.white, 1 - state.white), list[Placement]()
    for bit in squares(position.white | position.black):
        piece = men[bit.bit_length() - 1]
        place = PLACE_OF[chain.at if chain is not None and bit == chain.start else bit]
        is_king = bool(bit & position.kings)
        placed = _placement(piece, place, is_king, bool(bit & jumped), owners[piece >= PIECES])
        found.insert(0 if is_king else len(found), placed)
    return (*found, *_taken(state))


def _taken(state: State) -> list[Placement]:
    """The pieces that have left the board, in order, by turns in the two stacks of their captor's tray."""
    lying, found, owners = [0, 0], [], (state.white, 1 - state.white)
    for piece in state.taken:
        owner = owners[piece >= PIECES]
        place = Place(tray_of(1 - owner), lying[owner] % len(STACKS))
        lying[owner] += 1
        found.append(_placement(piece, place, False, False, owner))
    return found


def _place_of(state: State, piece: int) -> Place:
    """Where a piece lies."""
    bit = state.bit_of(piece)
    return PLACE_OF[bit] if bit else next(p.place for p in _taken(state) if p.token == TOKENS[piece])


def _facts(state: State) -> tuple[Fact, ...]:
    facts: list[Fact] = []
    for seat in (0, 1):
        text = words.WHITE_LEFT if seat == state.white else words.BLACK_LEFT
        facts.append(PlateFact(seat, say(text, sum(state.counts(seat)))))
    facts.append(two.numbered(state.number))
    if state.chain is not None:
        way = words.notation(state.chain.start, state.chain.at, captures=True)
        facts.append(NoteFact(say(words.UNDER_WAY, way=way)))
    elif state.clocks.quiet >= 2 * NEARLY_QUIET:
        facts.append(NoteFact(say(words.QUIET, state.clocks.quiet // 2)))
    if state.offenders and state.ending is None:
        facts.append(CaptionFact(tray_of(state.turn), say(words.HUFF_SIGN)))
        in_danger = say(words.OFFENDER)
        facts += [ConditionFact(state.token_on(bit), Condition.DANGER, in_danger) for bit in squares(state.offenders)]
    return tuple(facts)


def interpret(state: State, gesture: Gesture) -> tuple[Action, ...]:
    """What a gesture means: a button; a piece that moves; a piece that is huffed.

    A tap on a piece leaves the square open: it means the one move that the piece has. A drag to a square where a plain
    move and a capture lead may be either. A piece of the other side is huffed by dropping it into the own tray, or by a
    tap while it may be done.
    """
    seat, tokens, to = gesture.seat, gesture.tokens, gesture.to
    if gesture.kind is GestureKind.BUTTON:
        return (Action(seat, gesture.button),) if gesture.button in VERBS else ()
    move = Action(seat, "move", tokens)
    piece = state.piece_of(move)
    if piece is None:
        return ()
    if _huffs(state, gesture, piece):
        return (Action(seat, "huff", tokens),)
    if gesture.kind is GestureKind.TAP:
        return (move,)
    if to is None or to == _place_of(state, piece):
        return ()
    plain, capture = Action(seat, "move", tokens, to), Action(seat, "move", tokens, to, CAPTURE)
    return (plain,) if state.way_of(plain) == state.way_of(capture) else (plain, capture)


def _huffs(state: State, gesture: Gesture, piece: int) -> bool:
    if not state.house.huff or state.seat_of(piece) == gesture.seat or not state.bit_of(piece):
        return False
    if gesture.kind is GestureKind.DRAG:
        return gesture.to is not None and gesture.to.zone == tray_of(gesture.seat)
    return bool(state.offenders) and state.ending is None and state.turn == gesture.seat


def cues(before: State, action: Action, after: State) -> tuple[Cue, ...]:
    """The piece slides, or jumps over what it takes; what was taken flies into the tray afterwards."""
    fresh = _taken(after)[len(before.taken) :]
    gone = tuple(Cue(piece.token, CueKind.FLY, (piece.place,), sound="capture") for piece in fresh)
    way = before.way_of(action) if action.verb == "move" else None
    if way is None:
        return gone
    path = tuple(PLACE_OF[bit] for bit in before.path(way))
    return (Cue(action.tokens[0], CueKind.JUMP if path else CueKind.SLIDE, path, sound="piece"), *gone)
