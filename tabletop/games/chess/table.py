"""The table of chess: where everything lies, what is seen of a state, what a gesture means, how a move is shown."""

from __future__ import annotations

from chess import KING

from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Result, Seat, Setup
from tabletop.core.table import Backdrop, LegendRow, Point, Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import SeatName, say
from tabletop.core.view import (
    Button,
    CaptionFact,
    Condition,
    ConditionFact,
    Cue,
    CueKind,
    Fact,
    PlateFact,
    View,
)
from tabletop.games.chess import words
from tabletop.games.chess.lines import face_of
from tabletop.games.chess.moves import BOARD, LETTER_OF, PLACES
from tabletop.games.chess.state import EACH, EMPTY, TOKENS, State, king_square
from tabletop.kit.draw_offers import BUTTONS, buttons
from tabletop.kit.two_player import BOARD_AREA, PLATES, STRIP, TRAYS, WHITE_BELOW, button_spec, numbered

MARGIN = 20.0
SQUARE = 50.0
TRAY_SCALE = 0.56
SEATS = 2
_ACROSS, _DOWN = 4, 4
_BUTTONS = (*BUTTONS, button_spec("claim-draw", 0))


def tray_of(seat: Seat) -> str:
    """The zone of the pieces that a seat has captured."""
    return f"taken-{seat}"


def _spec() -> TableSpec:
    squares = tuple(_square_point(square) for square in range(len(PLACES)))
    board = ZoneSpec(BOARD, ZoneKind.SPOTS, say(words.BOARD_NAME), squares, slot_size=SQUARE, round=False, stand=True)
    return TableSpec(
        zones=(board, *(_tray(seat, area) for seat, area in enumerate(TRAYS))),
        backdrops=(
            Backdrop("board-chess", BOARD_AREA, half_turned="board-chess-turned"),
            *(Backdrop("tray-taken", area) for area in TRAYS),
        ),
        plates=PLATES,
        buttons=_BUTTONS,
        strip=STRIP,
        legend=tuple(LegendRow(sign, say(text)) for sign, text in words.LEGEND),
        turns=BOARD_AREA,
        sides=WHITE_BELOW,
    )


def _square_point(square: int) -> Point:
    """The middle of a square, a1 at the lower left."""
    column, row = square & 7, 7 - (square >> 3)
    return Point(BOARD_AREA.x + MARGIN + SQUARE * (column + 0.5), BOARD_AREA.y + MARGIN + SQUARE * (row + 0.5))


def _tray(seat: Seat, area: Rect) -> ZoneSpec:
    slots = tuple(
        Point(area.x + 8 + 17 * (column + 0.5), area.y + 22.5 + 21.5 * row)
        for row in range(_DOWN)
        for column in range(_ACROSS)
    )
    label = say(words.TRAY_NAME, player=SeatName(seat))
    return ZoneSpec(tray_of(seat), ZoneKind.SPOTS, label, slots, slot_size=18, scale=TRAY_SCALE, seat=seat, stand=True)


_SPEC = _spec()


def spec(setup: Setup) -> TableSpec:
    """White and the first seat below; the same under all house rules."""
    return _SPEC


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """What a seat sees: everything."""
    return View(
        seat=seat,
        active=active,
        placements=_placements(state),
        prompt=words.prompt(state),
        facts=_facts(state),
        buttons=_buttons(state) if result is None else (),
        result=result,
    )


_FACES = {(white, kind): face_of(white, kind) for white in (True, False) for kind in range(1, 7)}


def _placements(state: State) -> tuple[Placement, ...]:
    """The kings come first: they stand for their sides where one piece is shown alone."""
    position, owners = state.position, (state.white, 1 - state.white)
    found: list[Placement] = []
    for square, piece in enumerate(state.standing):
        if piece != EMPTY:
            kind, is_white = position.kind(square), piece < EACH
            placed = Placement(TOKENS[piece], PLACES[square], _FACES[is_white, kind], owners[not is_white])
            found.insert(0 if kind == KING else len(found), placed)
    captured = [0, 0]
    for piece, kind in state.taken:
        owner = owners[piece >= EACH]
        slot = captured[owner]
        captured[owner] += 1
        found.append(Placement(TOKENS[piece], Place(tray_of(1 - owner), slot), _FACES[piece < EACH, kind], owner))
    return tuple(found)


def _facts(state: State) -> tuple[Fact, ...]:
    plates = (
        PlateFact(seat, say(words.side(seat == state.white, state.check and seat == state.turn)))
        for seat in range(SEATS)
    )
    trays = (CaptionFact(tray_of(seat), say(words.TAKEN)) for seat in range(SEATS))
    facts: tuple[Fact, ...] = (numbered(state.number), *plates, *trays)
    if not state.check:
        return facts
    return (*facts, ConditionFact(state.token_on(king_square(state)), Condition.DANGER, say(words.KING_IN_CHECK)))


def _buttons(state: State) -> tuple[Button, ...]:
    if state.draw_offer.pending or not state.claims:
        return buttons(state)
    claim = Button("claim-draw", say(words.CLAIM_BUTTON), seat=state.turn, resting=not state.claim)
    return (claim, *buttons(state))


_VERBS = frozenset(button.id for button in _BUTTONS)


def interpret(view: View, gesture: Gesture) -> tuple[Action, ...]:
    """What a gesture means: a button, or a piece carried to a place. A pawn on its last rank may become four things."""
    if gesture.kind is GestureKind.BUTTON:
        return (Action(gesture.seat, gesture.button),) if gesture.button in _VERBS else ()
    if gesture.kind is not GestureKind.DRAG or len(gesture.tokens) != 1 or gesture.to is None:
        return ()
    token = view.find(gesture.tokens[0])
    if token is None or token.place == gesture.to:
        return ()
    last = {"chess-white-P": 7, "chess-black-P": 0}.get(token.face or "")
    if token.place.zone == gesture.to.zone == BOARD and gesture.to.slot >> 3 == last:
        return tuple(Action(gesture.seat, "move", gesture.tokens, gesture.to, letter) for letter in LETTER_OF.values())
    return (Action(gesture.seat, "move", gesture.tokens, gesture.to),)


def cues(before: View, action: Action, after: View) -> tuple[Cue, ...]:
    """The piece slides, a knight jumps; then what it captured flies into the tray."""
    if action.verb != "move":
        return ()
    was = {p.token: p.place for p in before.placements}
    found: list[Cue] = []
    for placement in after.placements:
        if was[placement.token] == placement.place:
            continue
        if placement.place.zone != BOARD:
            found.append(Cue(placement.token, CueKind.FLY, (placement.place,), sound="capture"))
        elif (placement.face or "").endswith("-N"):
            found.insert(0, Cue(placement.token, CueKind.JUMP, (placement.place,), sound="piece"))
        else:
            found.insert(0, Cue(placement.token, CueKind.SLIDE, (placement.place,), sound="piece"))
    return tuple(found)
