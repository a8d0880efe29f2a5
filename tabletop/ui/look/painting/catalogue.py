"""How large each face is, where it stands and what shadow it throws. Sizes are units.

Most faces are files of `assets/art` and say this of themselves (`painting/label.py`); here are those that code draws.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from tabletop.ui.look import assets
from tabletop.ui.look.painting.label import Label, read_label

CARD_WIDTH: Final = 63.0
CARD_HEIGHT: Final = 88.0
CARD_RADIUS: Final = 5.0
PX_TO_UNITS: Final = 1 / 1.5
_NUMBERED: Final = re.compile(r"(.+)-(\d\d)")


class Drawing(msgspec.Struct, frozen=True, kw_only=True):
    """One face. Lengths are units.

    width, height: its size.
    anchor_x, anchor_y: the point of the drawing that stands on the middle of a place.
    asset: the name of its file, empty where code draws it.
    shadow: "lying", "standing", or "" for what is printed and throws none.
    shadow_box: of what lies, a rounded rectangle (x, y, width, height, radius); of what stands, an ellipse (x and y of
        the foot, half width, half height, 0).
    paper: it is printed on a card.
    number: written in the corners of a numbered card, on the colour of the seat `ground`; 0: none.
    """

    width: float
    height: float
    anchor_x: float
    anchor_y: float
    asset: str = ""
    shadow: str = ""
    shadow_box: tuple[float, float, float, float, float] = (0, 0, 0, 0, 0)
    paper: bool = False
    number: int = 0
    ground: str = ""


def _card(asset: str = "") -> Drawing:
    return Drawing(
        width=CARD_WIDTH,
        height=CARD_HEIGHT,
        anchor_x=CARD_WIDTH / 2,
        anchor_y=CARD_HEIGHT / 2,
        asset=asset,
        shadow="lying",
        shadow_box=(0.0, 0.0, CARD_WIDTH, CARD_HEIGHT, CARD_RADIUS),
        paper=True,
    )


def _printed(width: float, height: float) -> Drawing:
    return Drawing(width=width, height=height, anchor_x=width / 2, anchor_y=height / 2)


def _drawn_by_code() -> dict[str, Drawing]:
    found: dict[str, Drawing] = {}
    for suit in "SHDC":
        for rank in ("A", *map(str, range(2, 11))):
            found[f"card-{rank}{suit}"] = _card()
        for rank in "JQK":
            found[f"card-{rank}{suit}"] = _card(f"court-{rank}{suit}")
        found[f"suit-{suit}"] = _printed(11.6, 11.6)
    for seat in "ABCDEFGH":
        found[f"badge-{seat}"] = _printed(22, 22)
    for name in ("star", "star-empty"):
        found[name] = _printed(17, 17)
    found["robot"] = _printed(24, 24)
    for way in ("down", "up", "both"):
        found[f"arrow-{way}"] = _printed(24, 30)
    for way in ("down", "up", "free"):
        found[f"column-{way}"] = _printed(50 * PX_TO_UNITS, 38 * PX_TO_UNITS)
    found["place-card"] = _printed(CARD_WIDTH, CARD_HEIGHT)
    found["ring-dotted"] = _printed(240, 240)
    return found


DRAWN: Final[Mapping[str, Drawing]] = MappingProxyType(_drawn_by_code())


def find_drawing(face: str) -> Drawing | None:
    """The drawing of a face: drawn by code, or a file of `assets/art`; None where there is none.

    Raises OSError or ValueError where its file cannot be read.
    """
    if face in DRAWN:
        return DRAWN[face]
    numbered = _NUMBERED.fullmatch(face)
    if assets.exists(f"art/{face}.svg"):
        label = _label(face)
        return None if label.anchor is None or label.numbers[1] else _of_file(face, label)
    if numbered is None or not assets.exists(f"art/{numbered[1]}.svg"):
        return None
    label, number = _label(numbered[1]), int(numbered[2])
    if not label.numbers[0] <= number <= label.numbers[1]:
        return None
    return msgspec.structs.replace(_of_file(numbered[1], label), number=number, ground=label.ground)


def kind_of(face: str) -> str:
    """What a face is a picture of: card, die, horse …"""
    return face.partition("-")[0]


def all_faces(kind: str = "", shadow: str | None = None) -> frozenset[str]:
    """The keys of all faces (of a kind; that throw this shadow): those that code draws and those of `assets/art`.

    Raises OSError or ValueError where a file cannot be read.
    """
    found = {
        face for face, drawing in DRAWN.items() if kind in ("", kind_of(face)) and shadow in (None, drawing.shadow)
    }
    for asset in assets.names("art", f"{kind}-*.svg" if kind else "*.svg"):
        label = _label(asset)
        if shadow not in (None, label.shadow):
            continue
        if label.numbers[1]:
            found |= {f"{asset}-{number:02}" for number in range(label.numbers[0], label.numbers[1] + 1)}
        elif label.anchor is not None:
            found.add(asset)
    return frozenset(found)


def _label(asset: str) -> Label:
    return read_label(assets.read_text(f"art/{asset}.svg"))


def _of_file(asset: str, label: Label) -> Drawing:
    left, top, across, _ = label.frame
    units = label.size[0] / across
    anchor_x, anchor_y = label.anchor or (0.0, 0.0)
    box = (0.0, 0.0, 0.0, 0.0, 0.0)
    if label.shadow:
        x, y, width, height, *radius = label.shadow_box
        box = ((x - left) * units, (y - top) * units, width * units, height * units, sum(radius) * units)
    return Drawing(
        width=label.size[0],
        height=label.size[1],
        anchor_x=(anchor_x - left) * units,
        anchor_y=(anchor_y - top) * units,
        asset=asset,
        shadow=label.shadow,
        shadow_box=box,
        paper=label.material == "card",
    )
