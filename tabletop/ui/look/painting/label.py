"""What a drawing says of itself: attributes of the root of its file, so that a new face needs no other file.

`viewBox` is the measure in which it is drawn, `width` and `height` its size on the table in units. Further, points
and lengths in the measure of the drawing:

* `data-anchor="x y"`: the point that stands on the middle of a place. With it, the file is a face.
* `data-shadow="lying x y width height radius"` or `"standing x y half-width half-height"`; printed things throw none.
* `data-material`: what it is made of (`Material`), which says how it follows the theme; without one its colours stay.
* `data-numbers="least most"`: a card that exists with these numbers, as the faces `NAME-01`, `NAME-02`, …; the numbers
  are written in its corners, in the colour of the marks on `data-ground`, the letter of a seat's colour.
* `data-suit`: the suit whose colours a court card wears.
* `data-rim="evening"`: in high contrast it gets a light line round its edge on a black room.
"""

import re
from enum import StrEnum
from typing import Final

import msgspec

_ROOT: Final = re.compile(r"<svg\b([^>]*)>")
_ATTRIBUTE: Final = re.compile(r"([\w-]+)=\"([^\"]*)\"")


class Material(StrEnum):
    """CARD: printed on card paper, which stays as it is. BOARD and TRAY: wood of the room. PAINTED: dice, pegs, horses.
    PALE_WOOD, DARK_WOOD: turned pieces of the two sides of a board."""

    NONE = ""
    CARD = "card"
    BOARD = "board"
    TRAY = "tray"
    PAINTED = "painted"
    PALE_WOOD = "pale-wood"
    DARK_WOOD = "dark-wood"


class Label(msgspec.Struct, frozen=True, kw_only=True):
    """The attributes of one file.

    frame: the view box (x, y, width, height).
    size: width and height in units.
    anchor: what stands on the middle of a place, in the measure of the drawing; None where the file is no face.
    shadow: "lying", "standing" or "".
    shadow_box: see `Drawing`, in the measure of the drawing.
    material: what the drawing is made of.
    numbers: the first and the last number of a row of numbered faces.
    ground: the seat whose colour a numbered card has.
    suit: the suit whose colours it has.
    rim: it has a light line round its black edge in high contrast.
    """

    frame: tuple[float, float, float, float]
    size: tuple[float, float]
    anchor: tuple[float, float] | None = None
    shadow: str = ""
    shadow_box: tuple[float, ...] = ()
    material: Material = Material.NONE
    numbers: tuple[int, int] = (0, 0)
    ground: str = ""
    suit: str = ""
    rim: bool = False


def read_label(svg: str) -> Label:
    """The label of a drawing. Raises ValueError where the text is no drawing, or its attributes make no sense."""
    root = _ROOT.search(svg)
    if root is None:
        raise ValueError("no svg element")
    said = dict(_ATTRIBUTE.findall(root[1]))
    shadow, *box = said.get("data-shadow", "").split() or [""]
    if len(box) != {"": 0, "lying": 5, "standing": 4}.get(shadow):
        raise ValueError(f"shadow {said['data-shadow']!r}")
    least, most = _numbers(said.get("data-numbers", "0 0"), 2)
    width, height = _numbers(f"{said.get('width')} {said.get('height')}", 2)
    x, y, across, down = _numbers(said.get("viewBox", ""), 4)
    if min(width, height, across, down) <= 0:
        raise ValueError("a drawing without extent")
    anchor = said.get("data-anchor")
    return Label(
        frame=(x, y, across, down),
        size=(width, height),
        anchor=None if anchor is None else (_numbers(anchor, 2)[0], _numbers(anchor, 2)[1]),
        shadow=shadow,
        shadow_box=_numbers(" ".join(box), len(box)),
        material=Material(said.get("data-material", "")),
        numbers=(int(least), int(most)),
        ground=said.get("data-ground", ""),
        suit=said.get("data-suit", ""),
        rim=said.get("data-rim") == "evening",
    )


def _numbers(text: str, count: int) -> tuple[float, ...]:
    numbers = tuple(map(float, text.split()))
    if len(numbers) != count:
        raise ValueError(f"{count} numbers wanted: {text!r}")
    return numbers
