"""The table of a game with a turn of throws: a tray, a rail for dice set aside, and a cup out of which they are thrown.

The left half of the table is the same in all games of this kind; the right half is the game's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tabletop.core.game import Laid
from tabletop.core.model import Gesture, GestureKind, Place, Placement, TokenId
from tabletop.core.table import Backdrop, ButtonSpec, PlateSpec, Point, Rect, ZoneKind, ZoneSpec
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Text, say
from tabletop.core.view import Button, ButtonKind, Cue, CueKind
from tabletop.kit.dice import placed_die
from tabletop.kit.dice_turn import die_ids

TRAY, RAIL, CUP = "tray", "kept", "cup"
THROW = "throw"
"""The id of the button that throws."""

_TRAY_NAME = QT_TRANSLATE_NOOP("Dice", "Dice tray")
_CUP_NAME = QT_TRANSLATE_NOOP("Dice", "Dice cup")
_THROW_DICE = PLURAL_NOOP("Dice", "Throw %n dice", "button", 1)
THROW_NONE = QT_TRANSLATE_NOOP("Dice", "Throw", "button while no die is chosen")

LEFT, WIDTH = 13.3, 304.0
"""The left edge and the width of this half of the table."""
STRIP = Rect(LEFT, 453.3, WIDTH, 34.7)
_RAIL = Rect(LEFT, 86.7, WIDTH, 78.7)
_TRAY = Rect(LEFT, 177.3, WIDTH, 198.0)
_FELT = Rect(26.7, 190.7, 222.0, 164.7)
_CUP = Point(272.0, 305.0)
_SLOTS = tuple(Point(48.0 + 58.67 * slot, 122.7) for slot in range(5))
_BUTTONS = Rect(LEFT, 386.7, WIDTH, 44.0)
_MAIN, _GAP = 0.5, 8.0
_PLATE_WIDTH, _PLATE_HEIGHT, _PLATE_GAP = 97.3, 40.0, 6.0

TRAY_BACKDROP = Backdrop("tray-dice", _TRAY)
BACKDROPS = (Backdrop("rail-5", _RAIL), TRAY_BACKDROP)


def dice_zones(rail: Text) -> tuple[ZoneSpec, ...]:
    """Tray, rail (with its name) and cup. Dice are laid on the rail and back as `may_arrange` of the game allows."""
    return (
        ZoneSpec(TRAY, ZoneKind.SCATTER, say(_TRAY_NAME), area=_FELT, round=False, arrange_with=(RAIL,)),
        ZoneSpec(RAIL, ZoneKind.SPOTS, rail, slots=_SLOTS, slot_size=52.0, round=False, arrange_with=(TRAY,)),
        ZoneSpec(CUP, ZoneKind.SPOTS, say(_CUP_NAME), slots=(_CUP,), slot_size=64.0, round=False, vessel="dice-cup"),
    )


def button_specs(*others: str) -> tuple[ButtonSpec, ...]:
    """The button that throws and, beside it, others in a row."""
    area = _BUTTONS
    main = area.width * _MAIN if others else area.width
    width = (area.width - main - len(others) * _GAP) / max(1, len(others))
    found = [ButtonSpec(THROW, Rect(area.x, area.y, main, area.height))]
    for at, other in enumerate(others):
        x = area.x + main + _GAP + at * (width + _GAP)
        found.append(ButtonSpec(other, Rect(x, area.y, width, area.height)))
    return tuple(found)


def plate_specs(seats: int) -> tuple[PlateSpec, ...]:
    """A row of plates above the rail."""
    width = min(_PLATE_WIDTH, (WIDTH - (seats - 1) * _PLATE_GAP) / seats)
    step = width + _PLATE_GAP
    return tuple(PlateSpec(seat, Rect(LEFT + seat * step, 12.0, width, _PLATE_HEIGHT)) for seat in range(seats))


def placements(pips: Sequence[int], aside: Sequence[int]) -> tuple[Placement, ...]:
    """Every die with its face; `aside` are the positions of those on the rail, from the left."""
    return tuple(
        placed_die(token, Place(RAIL, aside.index(at)) if at in aside else Place(TRAY, at), pips[at])
        for at, token in enumerate(die_ids(len(pips)))
    )


def lying(count: int, aside: Sequence[int], laid: Laid) -> tuple[tuple[TokenId, ...], tuple[TokenId, ...]]:
    """The dice in the tray and those on the rail, once the player has `laid` some elsewhere."""
    ids = die_ids(count)
    home = {token: RAIL if at in aside else TRAY for at, token in enumerate(ids)}
    home.update((token, place.zone) for token, place in laid.items())
    return tuple(t for t in ids if home[t] == TRAY), tuple(t for t in ids if home[t] == RAIL)


def means_throw(gesture: Gesture, thrown: bool) -> bool:
    """Whether a gesture asks for a throw: the button, the cup tapped, dice dropped into it. As long as nothing has
    been `thrown`, a tap on a die or the tray does as well, and a die tossed anywhere but on a place."""
    if gesture.kind is GestureKind.BUTTON:
        return gesture.button == THROW
    onto = gesture.to.zone if gesture.to is not None else ""
    if onto == CUP or thrown:
        return onto == CUP
    return onto == TRAY or (not onto and bool(gesture.tokens))


def throw_button(count: int, resting: bool = False) -> Button:
    """The button that throws so many dice."""
    label = say(_THROW_DICE, count) if count else say(THROW_NONE)
    return Button(THROW, label, ButtonKind.MAIN, key="T", resting=resting)


def roll_cues(tokens: Iterable[TokenId]) -> tuple[Cue, ...]:
    """These dice roll out of the cup."""
    return tuple(Cue(token, CueKind.ROLL, (Place(CUP),), sound="die") for token in tokens)
