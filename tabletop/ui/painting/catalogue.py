"""The list of all faces: how large each is, where it stands and what shadow it throws. Sizes are units."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import msgspec

CARD_WIDTH: Final = 63.0
CARD_HEIGHT: Final = 88.0
CARD_RADIUS: Final = 5.0
HORSE_SCALE: Final = 0.92
PEG_SCALE: Final = 1.0
CHESS_SCALE: Final = 1.0
MAN_HIGHER: Final = 4.6
PX_TO_UNITS: Final = 1 / 1.5
SPORT_COLOURS: Final = ("blue", "purple", "pink", "orange", "yellow", "red")


class Drawing(msgspec.Struct, frozen=True, kw_only=True):
    """One face. `asset` is the name of its file, empty where code draws it.

    The anchor is the point of the drawing that stands on the middle of a place. `shadow` is "lying" (the
    rounded rectangle `shadow_box` = x, y, width, height, radius), "standing" (`shadow_box` = foot x, foot y,
    half width, half height, 0) or "" for what is printed and throws none.
    """

    width: float
    height: float
    anchor_x: float
    anchor_y: float
    asset: str = ""
    shadow: str = ""
    shadow_box: tuple[float, float, float, float, float] = (0, 0, 0, 0, 0)


def _card(asset: str = "") -> Drawing:
    box = (0.0, 0.0, CARD_WIDTH, CARD_HEIGHT, CARD_RADIUS)
    return Drawing(
        width=CARD_WIDTH,
        height=CARD_HEIGHT,
        anchor_x=CARD_WIDTH / 2,
        anchor_y=CARD_HEIGHT / 2,
        asset=asset,
        shadow="lying",
        shadow_box=box,
    )


def _die(asset: str) -> Drawing:
    box = (0.5, 1.8, 44.0, 44.0, 8.4)
    return Drawing(width=45, height=47.5, anchor_x=22.5, anchor_y=22.5, asset=asset, shadow="lying", shadow_box=box)


def _piece(
    asset: str, frame: tuple[float, float, float, float], scale: float, stands: float, base: float = 11.6
) -> Drawing:
    """A standing piece: `frame` is the view box of its file, `stands` how far its foot is below the place, `base` half
    the width of its shadow."""
    left, top, width, height = frame
    foot_x, foot_y = -left * scale, -top * scale
    return Drawing(
        width=width * scale,
        height=height * scale,
        anchor_x=foot_x,
        anchor_y=foot_y - stands,
        asset=asset,
        shadow="standing",
        shadow_box=(foot_x, foot_y, base * scale, 0.38 * base * scale, 0),
    )


def _printed(width: float, height: float) -> Drawing:
    return Drawing(width=width, height=height, anchor_x=width / 2, anchor_y=height / 2)


def _small_printed(asset: str, width: float, height: float) -> Drawing:
    return Drawing(width=width, height=height, anchor_x=width / 2, anchor_y=height / 2, asset=asset)


def _wooden(asset: str, width: float, height: float, thick: float, radius: float) -> Drawing:
    """A board, tray or rail: the anchor is the middle of its upper side, below which its thickness shows."""
    return Drawing(
        width=width,
        height=height + thick,
        anchor_x=width / 2,
        anchor_y=height / 2,
        asset=asset,
        shadow="lying",
        shadow_box=(0, 0, width, height + thick, radius),
    )


def _man(asset: str) -> Drawing:
    """A turned disc, its middle on the place; a king is higher by a second one."""
    higher = MAN_HIGHER if asset.startswith("king") else 0.0
    box = (0.8, 3.4 + higher, 30.4, 30.4, 15.2)
    return Drawing(
        width=32,
        height=34.6 + higher,
        anchor_x=16,
        anchor_y=17 + higher / 2,
        asset=asset,
        shadow="lying",
        shadow_box=box,
    )


def _medal(asset: str) -> Drawing:
    box = (1.0, 12.0, 22.0, 22.0, 11.0)
    return Drawing(width=24, height=35, anchor_x=12, anchor_y=23, asset=asset, shadow="lying", shadow_box=box)


def _drawings() -> dict[str, Drawing]:
    found: dict[str, Drawing] = {}
    for suit in "SHDC":
        for rank in ("A", *map(str, range(2, 11))):
            found[f"card-{rank}{suit}"] = _card()
        for rank in "JQK":
            found[f"card-{rank}{suit}"] = _card(f"court-{rank}{suit}")
        found[f"suit-{suit}"] = _printed(11.6, 11.6)
    for number in "12":
        found[f"card-joker-{number}"] = _card(f"joker-{number}")
    for back in ("back-petrol", "back-madder"):
        found[back] = _card(back)
    for colour in SPORT_COLOURS:
        for value in range(1, 11):
            found[f"athletic-{colour}-{value:02}"] = _card(f"athletic-{colour}")
    for die in ("die-blank", *(f"die-{pips}" for pips in range(1, 7))):
        found[die] = _die(die)
    for seat in "ABCDEFGH":
        found[f"horse-{seat}"] = _piece(f"horse-{seat}", (-11, -30, 22, 31), HORSE_SCALE, 8)
        found[f"peg-{seat}"] = _piece(f"peg-{seat}", (-10, -31, 20, 32), PEG_SCALE, 12)
        found[f"badge-{seat}"] = _printed(22, 22)
        found[f"hand-{seat}"] = Drawing(width=96, height=128, anchor_x=48, anchor_y=46, asset=f"hand-{seat}")
    for colour in ("white", "black"):
        for letter in "KQRBNP":
            name = f"chess-{colour}-{letter}"
            found[name] = _piece(name, (-15, -44.5, 30, 46), CHESS_SCALE, 17, base=15)
        for kind in ("man", "king"):
            found[f"{kind}-{colour}"] = _man(f"{kind}-{colour}")
            found[f"{kind}-{colour}-pale"] = msgspec.structs.replace(_man(f"{kind}-{colour}-pale"), shadow="")
    for metal in ("gold", "silver", "bronze", "star"):
        found[f"medal-{metal}"] = _medal(f"medal-{metal}")
    for hat in ("hat-top", "hat-bowler", "hat-cap", "hat-straw", "hat-felt"):
        found[hat] = _small_printed(hat, 36, 24)
    for name in ("star", "star-empty"):
        found[name] = _printed(17, 17)
    found["robot"] = _printed(24, 24)
    for way in ("down", "up", "both"):
        found[f"arrow-{way}"] = _printed(24, 30)
    for way in ("down", "up", "free"):
        found[f"column-{way}"] = _printed(50 * PX_TO_UNITS, 38 * PX_TO_UNITS)
    found["place-card"] = _printed(CARD_WIDTH, CARD_HEIGHT)
    found["ring-dotted"] = _printed(240, 240)
    unit = PX_TO_UNITS
    found["board-ludo"] = _wooden("board-ludo", 440, 440, 5, 14)
    for board in ("board-chess", "board-chess-turned", "board-draughts"):
        found[board] = _wooden(board, 440, 440, 5, 12)
    found["tray-taken"] = _wooden("tray-taken", 126 * unit, 154.6 * unit, 5 * unit, 14 * unit)
    found["tray-round"] = _wooden("tray-round", 104 * unit, 104 * unit, 5 * unit, 52 * unit)
    found["tray-dice"] = _wooden("tray-dice", 456 * unit, 290 * unit, 7 * unit, 26 * unit)
    found["tray-medals"] = _wooden("tray-medals", 198 * unit, 53 * unit, 5 * unit, 20 * unit)
    found["rail-5"] = _wooden("rail-5", 456 * unit, 112 * unit, 6 * unit, 18 * unit)
    return found


DRAWINGS: Final[Mapping[str, Drawing]] = MappingProxyType(_drawings())
