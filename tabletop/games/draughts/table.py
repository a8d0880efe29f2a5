"""The table of draughts: where everything lies, what is seen of a state, what a gesture means, how a move is shown."""

from __future__ import annotations

from functools import cache

from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Result, Seat, Setup, TokenId
from tabletop.core.table import Backdrop, LegendRow, Point, Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import SeatName, say
from tabletop.core.view import CaptionFact, Condition, ConditionFact, Cue, CueKind, Fact, NoteFact, PlateFact, View
from tabletop.games.draughts import words
from tabletop.games.draughts.board import BOARD as BOARD_BITS
from tabletop.games.draughts.board import BOARD_ZONE, NUMBER_AT, PLACE_OF, SIZE, bit_at, squares
from tabletop.games.draughts.moves import landings
from tabletop.games.draughts.state import PIECES, TOKENS, State
from tabletop.kit.draw_offers import BUTTONS, VERBS, buttons
from tabletop.kit.two_player import BOARD_AREA, PLATES, STRIP, TRAYS, WHITE_BELOW, numbered

CELL = 40.0
MARGIN = 20.0
STACK = 5
TRAY_SCALE = 0.78
COLUMN = 18.5
LINES = (36.0, 75.0)
"""Where the stacks of a tray stand, below its upper edge."""

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
    return TableSpec(
        zones=(board, *(_tray(seat) for seat in (0, 1))),
        backdrops=(Backdrop("board-draughts", BOARD_AREA), *(Backdrop("tray-taken", area) for area in TRAYS)),
        plates=PLATES,
        buttons=BUTTONS,
        strip=STRIP,
        turns=BOARD_AREA,
        sides=WHITE_BELOW,
        legend=(LegendRow("2", say(words.LEGEND_KING)), LegendRow("×", say(words.LEGEND_PALE))),
    )


def _slots() -> tuple[Point, ...]:
    """The middles of all squares, row by row from the upper left corner."""
    x, y = BOARD_AREA.x + MARGIN, BOARD_AREA.y + MARGIN
    steps = [CELL * (number + 0.5) for number in range(SIZE)]
    return tuple(Point(x + across, y + down) for down in steps for across in steps)


def _tray(seat: Seat) -> ZoneSpec:
    label = say(words.TRAY_NAME, player=SeatName(seat))
    stacks = _stacks(TRAYS[seat])
    return ZoneSpec(
        tray_of(seat), ZoneKind.SPOTS, label, stacks, slot_size=36, scale=TRAY_SCALE, seat=seat, pieces=True
    )


def _stacks(area: Rect) -> tuple[Point, ...]:
    """Where the stacks of a tray stand."""
    middle = area.x + area.width / 2
    return tuple(Point(middle + side * COLUMN, area.y + line) for line in LINES for side in (-1, 1))


_SPEC = _spec()


def spec(setup: Setup) -> TableSpec:
    """The table is the same under all house rules."""
    return _SPEC


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """What anybody sees: nothing is hidden."""
    return View(
        seat=seat,
        active=active,
        placements=_placements(state),
        prompt=words.prompt(state),
        facts=_facts(state),
        buttons=buttons(state, free=state.chain is None) if result is None else (),
        result=result,
        options=(("draughts.capture-duty", "huff"),) if state.house.huff else (),
    )


@cache
def _placement(piece: int, place: Place, king: bool, pale: bool, owner: Seat) -> Placement:
    """One of the few thousand placements that there can be, made once."""
    face = f"{'king' if king else 'man'}-{'white' if piece < PIECES else 'black'}{'-pale' if pale else ''}"
    return Placement(TOKENS[piece], place, face, owner)


def _placements(state: State) -> tuple[Placement, ...]:
    """Kings come first: they stand for their sides where one piece is shown alone."""
    position, men, chain = state.position, state.standing, state.chain
    jumped = chain.jumped if chain is not None else 0
    found: list[Placement] = []
    for bit in squares(position.white | position.black):
        piece = men[bit.bit_length() - 1]
        place = PLACE_OF[chain.at if chain is not None and bit == chain.start else bit]
        is_king = bool(bit & position.kings)
        placed = _placement(piece, place, is_king, bool(bit & jumped), state.seat_of(piece))
        found.insert(0 if is_king else len(found), placed)
    lying = [0, 0]
    for piece in state.taken:
        owner = state.seat_of(piece)
        place = Place(tray_of(1 - owner), lying[owner] // STACK)
        lying[owner] += 1
        found.append(_placement(piece, place, False, False, owner))
    return tuple(found)


def counts(state: State, seat: Seat) -> tuple[int, int]:
    """The men and the kings of a seat on the board."""
    position = state.position
    own = position.white if seat == state.white else position.black
    return (own & ~position.kings).bit_count(), (own & position.kings).bit_count()


def taken_by(state: State, seat: Seat) -> int:
    """How many pieces a seat has taken."""
    return sum(state.seat_of(piece) != seat for piece in state.taken)


def _facts(state: State) -> tuple[Fact, ...]:
    facts: list[Fact] = []
    for seat in (0, 1):
        text = words.WHITE_LEFT if seat == state.white else words.BLACK_LEFT
        facts.append(PlateFact(seat, say(text, sum(counts(state, seat)))))
    facts.append(numbered(state.number))
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


def interpret(view: View, gesture: Gesture) -> tuple[Action, ...]:
    """What a gesture means: a button; a piece that moves; a piece that is huffed.

    A tap on a piece leaves the square open: it means the one move that the piece has. A piece of the other side is
    huffed by dropping it into the own tray, or by a tap while it may be done.
    """
    if gesture.kind is GestureKind.BUTTON:
        return (Action(gesture.seat, gesture.button),) if gesture.button in VERBS else ()
    if len(gesture.tokens) != 1:
        return ()
    piece = view.find(gesture.tokens[0])
    if piece is None:
        return ()
    if _huffs(view, gesture, piece):
        return (Action(gesture.seat, "huff", gesture.tokens),)
    if gesture.kind is GestureKind.TAP:
        return (Action(gesture.seat, "move", gesture.tokens),)
    if gesture.to is None or gesture.to == piece.place:
        return ()
    return (Action(gesture.seat, "move", gesture.tokens, gesture.to),)


def _huffs(view: View, gesture: Gesture, piece: Placement) -> bool:
    on_board = piece.place.zone == BOARD_ZONE
    if not view.options or piece.owner == gesture.seat or not on_board:
        return False
    if gesture.kind is GestureKind.DRAG:
        return gesture.to is not None and gesture.to.zone == tray_of(gesture.seat)
    return any(isinstance(fact, CaptionFact) and fact.zone == tray_of(gesture.seat) for fact in view.facts)


def cues(before: View, action: Action, after: View) -> tuple[Cue, ...]:
    """The piece slides, or jumps over what it takes; what was taken flies into the tray afterwards."""
    gone = tuple(_flight(placement.token, placement.place) for placement in words.captured(before, after))
    if action.verb != "move":
        return gone
    old, new = before.find(action.tokens[0]), after.find(action.tokens[0])
    if old is None or new is None:
        return gone
    path = _hops(before, old, new, after)
    return (Cue(new.token, CueKind.JUMP if path else CueKind.SLIDE, path, sound="piece"), *gone)


def _hops(before: View, old: Placement, new: Placement, after: View) -> tuple[Place, ...]:
    """Where a piece comes down that takes other pieces; empty for a plain move."""
    stood = {p.token: p for p in before.placements if p.place.zone == BOARD_ZONE}
    victims = 0
    for placement in after.placements:
        was = stood.get(placement.token)
        if was is not None and placement.owner != old.owner and placement != was and not _pale(was):
            victims |= bit_at(was.place)
    held = sum(bit_at(p.place) for p in stood.values() if p.token != old.token)
    is_king = (old.face or "").startswith("king")
    path = landings(bit_at(old.place), bit_at(new.place), victims, is_king, BOARD_BITS & ~held)
    return tuple(PLACE_OF[bit] for bit in path)


def _pale(placement: Placement) -> bool:
    """Whether a piece has been jumped, and leaves the board when the capture is finished."""
    return (placement.face or "").endswith("-pale")


def _flight(token: TokenId, place: Place) -> Cue:
    return Cue(token, CueKind.FLY, (place,), sound="capture")
