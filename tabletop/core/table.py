"""The table of a game as pure data: zones, places, backdrops, where plates and buttons go. Lengths are scene units
(1 unit = 1 mm of the toy; the table is 640 x 498), the origin is the upper left corner."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from tabletop.core.model import Place, Seat
from tabletop.core.text import Text

TABLE_WIDTH = 640.0
TABLE_HEIGHT = 498.0


class Point(Struct, frozen=True):
    """A point of the table."""

    x: float
    y: float


class Rect(Struct, frozen=True):
    """A rectangle of the table: upper left corner and size."""

    x: float
    y: float
    width: float
    height: float


class ZoneKind(StrEnum):
    """SPOTS: places at given points (squares, pits, slots of a rail). PILE: tokens on one point, the last on top.
    FAN: the hand of a seat; the scene places it, large for the viewer, small backs for the others. ROW: tokens side by
    side in a rectangle. SCATTER: dice lying loose in a rectangle. SHEET: the boxes of a score sheet. TRICK: one place
    for each seat in a rectangle, slot n before seat n as the viewer sits; for a drop it is one place. STACKS: counters
    in stacks of five side by side in a rectangle, the first one full before the next one begins."""

    SPOTS = "spots"
    PILE = "pile"
    FAN = "fan"
    ROW = "row"
    SCATTER = "scatter"
    SHEET = "sheet"
    TRICK = "trick"
    STACKS = "stacks"


class SheetRow(Struct, frozen=True):
    """A row of a score sheet. `face`: art key of a picture; `box`: can be written, else a sum; `strong`: the total."""

    label: Text
    face: str = ""
    box: bool = True
    strong: bool = False


class SheetSpec(Struct, frozen=True):
    """A score sheet on the table. The slot of a box is row * number of columns + column. `columns` are art keys."""

    title: Text
    columns: tuple[str, ...]
    rows: tuple[SheetRow, ...]


class ZoneSpec(Struct, frozen=True):
    """A zone. `slots`: the centres for SPOTS; `area`: centre and size for the others (a PILE's is the size of its
    token). Where people sit round the table, what they lay on SPOTS with an `area` lies turned towards them about its
    middle. `slot_size`: diameter (round) or side of a slot's drop area. `scale`: of tokens lying here.

    `label` names the zone for lists and screen readers. `seat`: whose it is. `multi`: several tokens may be picked up
    together; `multi_with`: also with those of these zones, which are `multi` too. `arrange_with`: zones into which
    this zone's tokens may be laid without an action, as the player likes (kept dice, the order of a hand). `in_order`:
    the viewer's hand lies in the order of its slots; otherwise the table sorts it by suit and rank. `stand`: tokens
    are pieces that stand, drawn back to front. `pieces`: they lie flat, but are the pieces of their owners all the
    same; one of either kind stands for its owner at the end of a match.

    `numbers`: what is printed small in the upper left corner of each slot while numbers on the squares are wanted
    (empty: nothing); there and upright it stays when the board is turned.

    `seated`: slot n is the place before seat n; the `slots` are listed clockwise, beginning with whoever sits below.

    `printed`: a number or a picture is printed on each slot: what marks it lets that be read.

    `browsable`: everybody may look through what lies here: a click on it, holding it, or Enter opens all of it (see
    `BadgeFact`).

    The tokens of a `jitter`ed ROW lie as they were thrown, turned by up to so many degrees; where people sit round the
    table, as stairs, so that they are read from both sides. A PILE with a `visible_edge` lies in order: so much of
    up to three lower tokens shows above the top one, and the whole pile opens downwards while the pointer rests on it,
    after it was held for a moment (a finger cannot rest), and when the keyboard comes to it; then the arrow keys go
    through it.
    `moves_as_pile`: any of its tokens carries the pile; where the top one may go alone too (`top_alone`), any of the
    others. A `spread` PILE lies side by side over the width of its `area` (prizes
    in a tray) and is still one thing to keys and screen readers. What comes to a PILE `on_plate` has been handed out:
    it flies to the plate of its `seat`, which tells how many (`PlateFact.prize`), and is seen no more on the table;
    what is `browsable` there is opened from the menu of the plate.

    `slot_names`: what the slots are called, where the game does not name a place by itself (`Game.place_name`).
    `vessel`: art key of a cup that stands here; it is tipped over when dice roll out of it (the `path` of a ROLL cue).
    """

    id: str
    kind: ZoneKind
    label: Text
    slots: tuple[Point, ...] = ()
    area: Rect | None = None
    slot_size: float = 22.0
    round: bool = True
    scale: float = 1.0
    seat: Seat | None = None
    multi: bool = False
    multi_with: tuple[str, ...] = ()
    arrange_with: tuple[str, ...] = ()
    in_order: bool = False
    stand: bool = False
    pieces: bool = False
    jitter: float = 0.0
    visible_edge: float = 0.0
    moves_as_pile: bool = False
    top_alone: bool = False
    numbers: tuple[str, ...] = ()
    printed: bool = False
    seated: bool = False
    browsable: bool = False
    spread: bool = False
    on_plate: bool = False
    slot_names: tuple[Text, ...] = ()
    vessel: str = ""
    sheet: SheetSpec | None = None

    def joins(self, other: ZoneSpec) -> bool:
        """Whether tokens of both zones may be picked up together."""
        near = other.id == self.id or other.id in self.multi_with or self.id in other.multi_with
        return self.multi and other.multi and near


class Backdrop(Struct, frozen=True):
    """A picture that lies on the felt: a board, a tray, a rail. `turn`: by how many quarters it lies turned, clockwise.
    `half_turned`: the face that shows the same thing after a half turn with its letters upright; empty: the picture
    itself is turned. `over_marks`: it is printed on what lies below and is read whatever is marked there; only tokens
    cover it."""

    face: str
    area: Rect
    turn: int = 0
    half_turned: str = ""
    over_marks: bool = False


class ButtonSpec(Struct, frozen=True):
    """Where the button of this id lies."""

    id: str
    area: Rect


class PlateSpec(Struct, frozen=True):
    """Where the plate (name, badge, one fact) of a seat lies."""

    seat: Seat
    area: Rect


class LegendRow(Struct, frozen=True):
    """One line of "at a glance" in the panel: a short sign (8, ★, an art key) and what it does. `rank`: the sign is the
    rank of a card (A, K, Q, J), shown with the letter that the reader's language prints. `faces`: art keys of cards
    that are shown instead where there is room, beside each other; `crossed`: they do not go together."""

    sign: str
    text: Text
    rank: bool = False
    faces: tuple[str, ...] = ()
    crossed: bool = False


class Way(Struct, frozen=True):
    """A way that is drawn on the board from one place straight to another (a ladder, the body of a snake), through
    `points` in between: a token that goes on from the one to the other glides along it."""

    start: Place
    end: Place
    points: tuple[Point, ...] = ()


class TableSpec(Struct, frozen=True):
    """A whole table. `strip`: the speaking strip's area. `plates` empty: they are set round the table as for card
    games, by viewer; `aside`: none of the others sits at the top, so that the middle has the whole height.

    `turns`: the square area of a board that may be turned as a whole about its middle; what lies inside turns with it.
    `sides`: for each seat the side of that board, or of a table with plates of its own, at which it sits, in quarter
    turns clockwise: 0 below, 1 on the left, 2 above, 3 on the right.

    `tap_moves`: tokens never have a choice of place, so a click on one is its move, and so is a click on a place that
    is lit. On any other table the first click only lifts.

    `ways`: those that are drawn on the board; tokens that are led along them glide.
    """

    zones: tuple[ZoneSpec, ...]
    backdrops: tuple[Backdrop, ...] = ()
    plates: tuple[PlateSpec, ...] = ()
    buttons: tuple[ButtonSpec, ...] = ()
    strip: Rect = Rect(13.0, 459.0, 614.0, 34.0)
    legend: tuple[LegendRow, ...] = ()
    turns: Rect | None = None
    sides: tuple[int, ...] = ()
    aside: bool = False
    tap_moves: bool = False
    ways: tuple[Way, ...] = ()

    def zone(self, zone_id: str) -> ZoneSpec:
        """The zone of this id. Raises KeyError."""
        for zone in self.zones:
            if zone.id == zone_id:
                return zone
        raise KeyError(zone_id)
