"""The table of Whistiti: zones, what each seat sees, what gestures mean."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Result, Seat, Setup
from tabletop.core.table import Backdrop, LegendRow, Point, Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import QT_TRANSLATE_NOOP, SeatName, say
from tabletop.core.view import CaptionFact, Cue, CueKind, Fact, NoteFact, PlateFact, View
from tabletop.games.whistiti import HAND, INFO, words
from tabletop.games.whistiti import state as st
from tabletop.games.whistiti.state import PACK, House, Phase, State
from tabletop.kit.cards import DEALER_FACE, SUIT_FACES, SUITS
from tabletop.kit.hands import hand_zones
from tabletop.kit.trick_game import last_trick, meant, placed, taker_fact, trick_zones

TRUMP, SHOWN = "trump", "shown"
"""The easel of the trump suit, and the shown card that lies on it until its owner takes it in hand."""
SUIT = "trump-suit"
"""The token that shows the suit on the easel."""
TOKEN_FACES = tuple(f"token-{colour}" for colour in "ABCDEFGH")
"""What stands for a trick that was won, by the colour of the seat."""
BADGES = tuple(f"badge-{colour}" for colour in "ABCDEFGH")

_TRICK_AREA, _TRICK_SCALE = Rect(189.0, 108.0, 240.0, 178.0), 0.86
_EASEL = Rect(116.0, 116.0, 66.0, 90.0)
_EASEL_AT = Point(149.0, 159.5)
_PAPER = Rect(121.4, 121.0, 55.2, 77.1)
_SUIT_SCALE, _SHOWN_SCALE = 4.2, 0.86

_IN_ROW = 5
_RIGHT, _MIDDLE = 522.0, 204.0
"""The right edge of the board with the tokens, and how high its middle lies."""
_EDGE, _BADGE, _BESIDE, _BETWEEN = 5.5, 17.0, 3.5, 6.0
"""The rim of the board, the badge of a seat on it, the room between badge and hollows, and between two seats."""
_STEP, _STEP_MANY, _MANY = 10.6, 7.6, 4
"""How far apart the hollows are; with more than so many rows for each seat they are smaller."""
_TOKEN = 20.0
"""The diameter of a token as it is drawn."""
_FILLS = 0.9

_TRUMP_LABEL = QT_TRANSLATE_NOOP("whistiti", "Trump suit")
_SHOWN_LABEL = QT_TRANSLATE_NOOP("whistiti", "Shown card")
_TALLY_LABEL = QT_TRANSLATE_NOOP("whistiti", "Tokens: {player}", "a place on the table; a token stands for each trick")
_WAITING_LABEL = QT_TRANSLATE_NOOP("whistiti", "Tokens to be won: {player}", "a place on the table")

_SIGN_DEALER = QT_TRANSLATE_NOOP("whistiti", "dealt the cards")
_SIGN_TOKEN = QT_TRANSLATE_NOOP("whistiti", "a trick that was won")


def tally_zone(seat: Seat) -> str:
    """Where the tokens of a seat lie, one for each trick that it has won."""
    return f"tally-{seat}"


def _waiting_zone(seat: Seat) -> str:
    """Where the tokens of a seat come from."""
    return f"waiting-{seat}"


# The spec


def spec(setup: Setup) -> TableSpec:
    """The trick in the middle, the easel on its left, the board with the tokens on its right, a hand for each seat."""
    target = int(INFO.house(House, setup).target)
    board, blocks = _board(setup.seats, target)
    step = _step(target)
    tallies = (
        ZoneSpec(
            tally_zone(seat),
            ZoneKind.SPOTS,
            say(_TALLY_LABEL, player=SeatName(seat)),
            slots=_hollows(block, target),
            slot_size=step,
            scale=step * _FILLS / _TOKEN,
        )
        for seat, block in enumerate(blocks)
    )
    easel = ZoneSpec(
        TRUMP, ZoneKind.SPOTS, say(_TRUMP_LABEL), (_EASEL_AT,), slot_size=_EASEL.height, round=False, scale=_SUIT_SCALE
    )
    shown = replace(easel, id=SHOWN, label=say(_SHOWN_LABEL), slot_size=_EASEL.width, scale=_SHOWN_SCALE)
    waiting = (
        ZoneSpec(
            _waiting_zone(seat), ZoneKind.PILE, say(_WAITING_LABEL, player=SeatName(seat)), seat=seat, on_plate=True
        )
        for seat in range(setup.seats)
    )
    zones = (*trick_zones(setup.seats, _TRICK_AREA, _TRICK_SCALE), easel, shown, *tallies, *waiting)
    badges = (
        Backdrop(BADGES[colour], Rect(board.x + _EDGE, block.y + (block.height - _BADGE) / 2, _BADGE, _BADGE))
        for colour, block in zip(INFO.colours_of(setup), blocks, strict=True)
    )
    easel_with_paper = Backdrop("trump-easel", _EASEL), Backdrop("trump-paper", _PAPER)
    backdrops = (*easel_with_paper, Backdrop(f"tally-{target}", board), *badges)
    return TableSpec((*zones, *hand_zones(setup.seats, multi=False)), backdrops, legend=_LEGEND)


_LEGEND = (LegendRow(DEALER_FACE, say(_SIGN_DEALER)), LegendRow(TOKEN_FACES[0], say(_SIGN_TOKEN)))


def _step(target: int) -> float:
    return _STEP_MANY if target > _MANY * _IN_ROW else _STEP


def _board(seats: int, target: int) -> tuple[Rect, tuple[Rect, ...]]:
    """The board, and where the hollows of each seat are on it, in rows of five."""
    step = _step(target)
    high, wide = max(_BADGE, step * (target // _IN_ROW)), step * _IN_ROW
    height = seats * high + (seats - 1) * _BETWEEN + 2 * _EDGE
    width = wide + _BADGE + _BESIDE + 2 * _EDGE
    board = Rect(_RIGHT - width, _MIDDLE - height / 2, width, height)
    left = _RIGHT - _EDGE - wide
    blocks = (Rect(left, board.y + _EDGE + seat * (high + _BETWEEN), wide, high) for seat in range(seats))
    return board, tuple(blocks)


def _hollows(block: Rect, target: int) -> tuple[Point, ...]:
    step, rows = _step(target), target // _IN_ROW
    top = block.y + (block.height - step * rows) / 2
    return tuple(
        Point(block.x + step * (at % _IN_ROW + 0.5), top + step * (at // _IN_ROW + 0.5)) for at in range(target)
    )


# The view


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """What a masked state shows to its seat."""
    over = st.is_counted(state)
    facts = (
        *_plates(state),
        CaptionFact(TRUMP, words.trumps(state)),
        *taker_fact(PACK, state.trick, state.seats),
        *(() if over else last_trick(PACK, state)),
        NoteFact(words.deal(state)),
    )
    return View(seat, active, _placements(state), words.prompt(state, seat, result), facts, (), result)


def _placements(state: State) -> tuple[Placement, ...]:
    found = placed(PACK, replace(state, tricks=()) if st.is_counted(state) else state)
    if state.phase is Phase.SHOW:
        # Its owner takes it in hand when everybody has seen it.
        shown = PACK.ids[state.shown]
        found = [replace(one, place=Place(SHOWN)) if one.token == shown else one for one in found]
    return (*found, Placement(SUIT, Place(TRUMP), SUIT_FACES[state.trump]), *_tokens(state))


def _tokens(state: State) -> Iterator[Placement]:
    """Those that are won in the hollows, beyond the last one on top of the others; the rest waits at the plates."""
    count = state.target + (HAND - 1 if state.house.finish_deal else 0)
    for seat, points in enumerate(st.points(state)):
        face, won, waiting = TOKEN_FACES[state.colours[seat]], tally_zone(seat), _waiting_zone(seat)
        for number in range(count):
            place = Place(won, number % state.target) if number < points else Place(waiting, number)
            yield Placement(f"t{seat}-{number}", place, face)


def _plates(state: State) -> list[Fact]:
    dealer = st.dealer(state) if state.phase is not Phase.OVER else None
    return [
        PlateFact(seat, words.tricks(points), face=DEALER_FACE if seat == dealer else "")
        for seat, points in enumerate(st.points(state))
    ]


# Gestures


def interpret(state: State, gesture: Gesture) -> tuple[Action, ...]:
    """A card is played."""
    if gesture.kind is GestureKind.BUTTON:
        return ()
    return meant(PACK, state, gesture)


# Decoration


def cues(before: State, action: Action, after: State) -> tuple[Cue, ...]:
    """One sound for what happened; a card that trumps comes down with a stamp."""
    if action.verb == "play":
        kind = CueKind.STAMP if _trumps(before, after) else CueKind.SLIDE
        return (Cue(action.tokens[0], kind, sound="card"),)
    match before.phase:
        case Phase.SHOW:
            return (Cue(PACK.ids[after.shown], sound="draw"),)
        case Phase.REST:
            return (Cue(PACK.ids[before.trick.tokens[0]], sound="draw"),)
        case _:
            return (Cue(PACK.ids[after.shown], sound="shuffle"),)


def _trumps(before: State, after: State) -> bool:
    """Whether the card that was just laid is a trump on another suit."""
    if not before.trick.tokens:
        return False
    led, laid = before.trick.tokens[0], after.trick.tokens[-1]
    return SUITS[after.faces[laid]] == after.trump != SUITS[after.faces[led]]
