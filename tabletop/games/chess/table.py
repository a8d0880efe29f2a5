"""The table of chess: where everything lies, what is seen of a state, what a gesture means, how a move is shown."""

from __future__ import annotations

import chess

from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Result, Seat, Setup
from tabletop.core.table import Backdrop, LegendRow, Point, Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import SeatName, say
from tabletop.core.view import Button, CaptionFact, Condition, ConditionFact, Cue, CueKind, Fact, PlateFact, View
from tabletop.games.chess import words
from tabletop.games.chess.moves import BOARD, LETTER_OF, PLACES
from tabletop.games.chess.state import EACH, EMPTY, TOKENS, State
from tabletop.kit import two_player as two
from tabletop.kit.draw_offers import BUTTONS, buttons

MARGIN = 20.0
SQUARE = 50.0
TRAY_SCALE = 0.68
SEATS = 2
COLUMNS = (33.0, 51.0, 15.0, 69.0)
"""Where captured pieces stand in a row of a tray, from its left edge: the middle first."""
ROWS = (81.4, 65.9, 51.4, 37.4)
"""Their rows, from its upper edge: the pawns in front, the others behind them, where they rise above the pawns."""
PAWNS = 8
_BUTTONS = (*BUTTONS, two.button_spec("claim-draw", 0))


def tray_of(seat: Seat) -> str:
    """The zone of the pieces that a seat has captured."""
    return f"taken-{seat}"


def _spec() -> TableSpec:
    squares = tuple(_square_point(square) for square in range(len(PLACES)))
    board = ZoneSpec(BOARD, ZoneKind.SPOTS, say(words.BOARD_NAME), squares, slot_size=SQUARE, round=False, stand=True)
    return two.board_table(
        (board, *(_tray(seat, area) for seat, area in enumerate(two.TRAYS))),
        Backdrop("board-chess", two.BOARD_AREA, half_turned="board-chess-turned"),
        tuple(LegendRow(sign, say(text)) for sign, text in words.LEGEND),
        _BUTTONS,
    )


def _square_point(square: int) -> Point:
    """The middle of a square, a1 at the lower left."""
    column, row = square & 7, 7 - (square >> 3)
    return Point(two.BOARD_AREA.x + MARGIN + SQUARE * (column + 0.5), two.BOARD_AREA.y + MARGIN + SQUARE * (row + 0.5))


def _tray(seat: Seat, area: Rect) -> ZoneSpec:
    slots = tuple(Point(area.x + across, area.y + down) for down in ROWS for across in COLUMNS)
    label = say(words.TRAY_NAME, player=SeatName(seat))
    return ZoneSpec(tray_of(seat), ZoneKind.SPOTS, label, slots, slot_size=18, scale=TRAY_SCALE, seat=seat, stand=True)


_SPEC = _spec()


def spec(setup: Setup) -> TableSpec:
    """White and the first seat below; the same under all house rules."""
    return _SPEC


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """What a seat sees: everything."""
    pressed = _buttons(state) if result is None else ()
    return View(seat, active, _placements(state), words.prompt(state), _facts(state), pressed, result)


def _placements(state: State) -> tuple[Placement, ...]:
    """The kings come first: they stand for their sides where one piece is shown alone."""
    position, owners, faces = state.position, (state.white, 1 - state.white), words.FACE_OF
    found: list[Placement] = []
    for square, piece in enumerate(state.standing):
        if piece != EMPTY:
            kind, is_black = position.kind(square), piece >= EACH
            placed = Placement(TOKENS[piece], PLACES[square], faces[not is_black, kind], owners[is_black])
            found.insert(0 if kind == chess.KING else len(found), placed)
    return (*found, *_captured(state))


def _captured(state: State) -> list[Placement]:
    """The pieces that have left, in order, each in the next slot of its captor's tray: pawns in front."""
    pawns, others, found = [0, 0], [PAWNS, PAWNS], []
    for piece, kind in state.taken:
        owner = state.seat_of(piece)
        lying = pawns if kind == chess.PAWN else others
        slot, lying[owner] = lying[owner], lying[owner] + 1
        # More than eight others were pawns themselves: they stand where those are missing.
        place = Place(tray_of(1 - owner), slot if slot < 2 * PAWNS else 3 * PAWNS - 1 - slot)
        found.append(Placement(TOKENS[piece], place, words.FACE_OF[piece < EACH, kind], owner))
    return found


def _facts(state: State) -> tuple[Fact, ...]:
    mated = state.ending is not None and state.ending.rule == "chess.checkmate"
    plates = (
        PlateFact(seat, say(words.side(seat == state.white, state.check and seat == state.turn, mated)))
        for seat in range(SEATS)
    )
    trays = (CaptionFact(tray_of(seat), say(words.TAKEN)) for seat in range(SEATS))
    facts: tuple[Fact, ...] = (two.numbered(state.number), *plates, *trays)
    if state.ending is not None and state.ending.winner is not None:
        winners = state.position.white if state.ending.winner == state.white else state.position.black
        (king,) = state.tokens_on(state.position.kings & ~winners)
        return (*facts, ConditionFact(king, Condition.FALLEN, say(words.KING_FALLEN)))
    if not state.check:
        return facts
    (king,) = state.tokens_on(state.position.kings & state.position.own)
    return (*facts, ConditionFact(king, Condition.DANGER, say(words.KING_IN_CHECK)))


def _buttons(state: State) -> tuple[Button, ...]:
    if state.draw_offer.pending or not state.claims:
        return buttons(state)
    claim = Button("claim-draw", say(words.CLAIM_BUTTON), seat=state.turn, resting=not state.claim)
    return (claim, *buttons(state))


_VERBS = frozenset(button.id for button in _BUTTONS)


def interpret(state: State, gesture: Gesture) -> tuple[Action, ...]:
    """What a gesture means: a button, or a piece carried to a place. A pawn on its last rank may become four things."""
    seat, tokens, to = gesture.seat, gesture.tokens, gesture.to
    if gesture.kind is GestureKind.BUTTON:
        return (Action(seat, gesture.button),) if gesture.button in _VERBS else ()
    action = Action(seat, "move", tokens, to)
    piece = state.piece_of(action)
    if gesture.kind is not GestureKind.DRAG or piece is None or to is None:
        return ()
    square = state.standing.find(piece)
    if square >= 0 and to == PLACES[square]:
        return ()
    last = 7 if piece < EACH else 0
    if square >= 0 and state.position.pawns >> square & 1 and to.zone == BOARD and to.slot >> 3 == last:
        return tuple(Action(seat, "move", tokens, to, letter) for letter in LETTER_OF.values())
    lies_there = square < 0 and any(p.token == tokens[0] and p.place == to for p in _captured(state))
    return () if lies_there else (action,)


def cues(before: State, action: Action, after: State) -> tuple[Cue, ...]:
    """The piece slides, a knight jumps; then what it captured flies into the tray."""
    if action.verb != "move":
        return ()
    steps = enumerate(zip(before.standing, after.standing, strict=True))
    found = [_moving(after, square) for square, (old, new) in steps if new not in (old, EMPTY)]
    fresh = _captured(after)[len(before.taken) :]
    return (*found, *(Cue(piece.token, CueKind.FLY, (piece.place,), sound="capture") for piece in fresh))


def _moving(state: State, square: int) -> Cue:
    kind = CueKind.JUMP if state.position.knights >> square & 1 else CueKind.SLIDE
    return Cue(state.token_on(square), kind, (PLACES[square],), sound="piece")
