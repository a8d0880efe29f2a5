"""Colours and sizes: the one place where a colour of the room or a size of the type is written down.

A `Theme` holds every colour, a `Metrics` every size. Both are pure values: nothing here needs a window, so
pages, scene and tests may build as many as they like. `stylesheet` turns them into the Qt sheet of the window;
which properties widgets set for it is told at the top of `tabletop.ui.look.painting.sheet`.
"""

from collections.abc import Mapping
from string import Template
from types import MappingProxyType
from typing import Final

import msgspec

from tabletop.resources import data_path
from tabletop.ui.look.painting.metrics import TEXT_SCALES, Metrics, base_text_px
from tabletop.ui.look.painting.sheet import SHEET
from tabletop.ui.look.painting.tones import (
    EVENING_WOOD,
    GLOW,
    INK,
    SHADE,
    SHADOW,
    channels,
    contrast,
    dark,
    light,
    luminance,
    mix,
)

__all__ = [
    "CLOTHS",
    "EVENING_WOOD",
    "GLOW",
    "INK",
    "SHADE",
    "SHADOW",
    "TEXT_SCALES",
    "THEMES",
    "Medals",
    "Metrics",
    "Paper",
    "Pieces",
    "SeatLook",
    "Theme",
    "Wood",
    "base_text_px",
    "channels",
    "contrast",
    "dark",
    "light",
    "luminance",
    "mix",
    "stylesheet",
]


class SeatLook(msgspec.Struct, frozen=True):
    """How a seat is told apart: letter, shape, colour and the two edges.

    `edge` belongs to the theme (on panels and plates), `board_edge` to printed boards, which stay light.
    """

    letter: str
    shape: str
    colour: str
    mark: str
    edge: str
    board_edge: str


class Wood(msgspec.Struct, frozen=True, kw_only=True):
    """Woods of boards, trays and rails."""

    beech_light: str = "#EDD6AC"
    beech: str = "#DDB985"
    beech_dark: str = "#B58A58"
    tray: str = "#8A5F3E"
    rail: str = "#B98A58"
    walnut: str = "#7B5237"
    walnut_dark: str = "#573725"
    square_light: str = "#EDD8AC"
    square_dark: str = "#A8744A"
    frame: str = "#7B5237"
    morris_line: str = "#3A2216"
    tray_felt: str = "#33614F"


class Paper(msgspec.Struct, frozen=True, kw_only=True):
    """Papers and what is printed on them. `board_disc` is the paper of a single square of a race board."""

    card: str = "#FFFDF7"
    card_edge: str = "#CDBFA4"
    board: str = "#FBF3E1"
    board_disc: str = "#FFFDF6"
    pad: str = "#FFFCF2"
    pad_line: str = "#D8C9A6"
    pad_sum: str = "#F5E9D3"
    pad_total: str = "#ECD7B6"
    pad_note: str = "#5B4A2C"
    pad_gum: str = "#B4332C"
    pad_offer: str = "#EAEEEA"
    pad_offer_edge: str = "#8DADC7"
    pad_offer_text: str = "#2F6CA3"
    ink: str = INK
    gold: str = "#E9B446"
    gold_edge: str = "#A36E1C"
    madder: str = "#B4332C"
    back_petrol: str = "#2E5C6E"
    back_madder: str = "#8C3B36"


class Pieces(msgspec.Struct, frozen=True, kw_only=True):
    """Turned pieces and dice."""

    white: str = "#F5E6C4"
    white_edge: str = "#73532F"
    black: str = "#3E2922"
    black_edge: str = "#150B08"
    man_white: str = "#F1DFB9"
    man_black: str = "#42291F"
    peg_head: str = "#EBCB98"
    die: str = "#FBF3E0"
    die_edge: str = "#C7AE82"


class Medals(msgspec.Struct, frozen=True, kw_only=True):
    """Metals of the three medals."""

    gold: str = "#E9B73F"
    silver: str = "#C3C9CF"
    bronze: str = "#C98350"


class Theme(msgspec.Struct, frozen=True, kw_only=True):
    """All colours of one look of the room.

    `felt` is centre, middle and edge of the cloth; `two` and `four` are the suit colours by letter (S H D C),
    `cloth_two` and `cloth_four` the clothes of the courts. `control_edge_px` is the width of control edges,
    `flat` says that nothing has a gradient, a grain or a shadow (high contrast).
    """

    name: str
    dark: bool
    high_contrast: bool
    window: str
    panel: str
    panel2: str
    field: str
    text: str
    text2: str
    line: str
    ctl: str
    prim: str
    onprim: str
    link: str
    lamp: str
    bad: str
    badbg: str
    hint: str
    hintbg: str
    chip: str
    felt: tuple[str, str, str]
    on_felt: str
    card: str
    seats: tuple[SeatLook, ...]
    two: Mapping[str, str]
    four: Mapping[str, str]
    cloth_two: Mapping[str, str]
    cloth_four: Mapping[str, str]
    tint: Mapping[str, str]
    wood: Wood = Wood()
    paper: Paper = Paper()
    pieces: Pieces = Pieces()
    medals: Medals = Medals()
    control_edge_px: int = 1

    @property
    def flat(self) -> bool:
        """Whether surfaces are plain fills: no gradient, grain, felt or shadow."""
        return self.high_contrast

    def suit(self, letter: str, four_colours: bool) -> str:
        """Colour of a suit (S, H, D or C) on card paper."""
        return (self.four if four_colours else self.two)[letter]

    def cloth(self, letter: str, four_colours: bool) -> str:
        """Colour of the clothes of the courts of a suit."""
        return (self.cloth_four if four_colours else self.cloth_two)[letter]

    def seat(self, letter: str) -> SeatLook:
        """The look of the seat with this letter (A to H)."""
        return self.seats["ABCDEFGH".index(letter)]


def _frozen(**values: str) -> Mapping[str, str]:
    return MappingProxyType(values)


_SEATS: Final = (
    ("A", "circle", "#C62B30", "#FFFFFF"),
    ("B", "square", "#0F5A9C", "#FFFFFF"),
    ("C", "triangle", "#FBDC54", INK),
    ("D", "cross", "#50A06E", INK),
    ("E", "star", "#4F2356", "#FFFFFF"),
    ("F", "moon", "#EA8420", INK),
    ("G", "drop", "#74D6F7", INK),
    ("H", "hourglass", "#DFA3B6", INK),
)


def _seats(is_dark: bool, is_high: bool) -> tuple[SeatLook, ...]:
    looks = []
    for letter, shape, colour, mark in _SEATS:
        edge = light(colour, 0.45) if is_dark else dark(colour, 0.45)
        if is_high:
            edge = "#FFFFFF" if is_dark else "#000000"
            mark = "#000000" if mark == INK else mark
        board_edge = "#000000" if is_high else dark(colour, 0.45)
        looks.append(SeatLook(letter, shape, colour, mark, edge, board_edge))
    return tuple(looks)


_TWO: Final = _frozen(S="#26232E", H="#BC2A2C", D="#BC2A2C", C="#26232E")
_FOUR: Final = _frozen(S="#26232E", H="#BC2A2C", D="#1158B0", C="#16804F")
_CLOTH: Final = _frozen(S="#38405C", H="#BC2A2C", D="#C4502C", C="#34513F")
_TINT: Final = _frozen(S="#7C93B8", H="#EBAFA6", D="#F0BE62", C="#9DBC8C")
_HC_TWO: Final = _frozen(S="#000000", H="#B00012", D="#B00012", C="#000000")
_HC_FOUR: Final = _frozen(S="#000000", H="#B00012", D="#003E8A", C="#0B5A34")

_DAY: Final = Theme(
    name="day", dark=False, high_contrast=False,
    window="#EFE7D6", panel="#FAF5E9", panel2="#F1E9D8", field="#FFFDF7",
    text=INK, text2="#5E5766", line="#DCD1BB", ctl="#8C8172",
    prim="#2C5B4B", onprim="#FFFFFF", link="#1F5A8C", lamp="#F6C94F",
    bad="#B4332C", badbg="#FBE9DC", hint="#2F6CA3", hintbg="#E4EEF6", chip="#E9DFC9",
    felt=("#5A8673", "#44705E", "#345949"), on_felt="#FFFFFF", card="#FFFDF7",
    seats=_seats(False, False),
    two=_TWO, four=_FOUR, cloth_two=_CLOTH, cloth_four=_FOUR, tint=_TINT,
)  # fmt: skip

_EVENING: Final = Theme(
    name="evening", dark=True, high_contrast=False,
    window="#1A1918", panel="#262420", panel2="#322F2A", field="#1F1D1A",
    text="#F3ECDD", text2="#BDB3A2", line="#403B34", ctl="#8F8677",
    prim="#7DB69F", onprim="#13241E", link="#8CC1EA", lamp="#F6C94F",
    bad="#F0887A", badbg="#3D2622", hint="#8CC1EA", hintbg="#22313D", chip="#3A362F",
    felt=("#2F4F46", "#22403A", "#16302A"), on_felt="#F3ECDD", card="#F4ECDB",
    seats=_seats(True, False),
    two=_TWO, four=_FOUR, cloth_two=_CLOTH, cloth_four=_FOUR, tint=_TINT,
    wood=Wood(
        beech_light=mix("#EDD6AC", EVENING_WOOD, 0.25), beech=mix("#DDB985", EVENING_WOOD, 0.25),
        beech_dark=mix("#B58A58", EVENING_WOOD, 0.25), tray=mix("#8A5F3E", EVENING_WOOD, 0.25),
        rail=mix("#B98A58", EVENING_WOOD, 0.25), walnut=mix("#7B5237", EVENING_WOOD, 0.25),
        walnut_dark=mix("#573725", EVENING_WOOD, 0.25), square_light="#D0B78D", square_dark="#9C6E4A",
        frame="#4B3325", morris_line=mix("#3A2216", EVENING_WOOD, 0.25), tray_felt="#1F4036",
    ),
    paper=Paper(
        card="#F4ECDB", card_edge="#B9AB8E", board="#D9CDB5", board_disc="#E9E0CC",
        pad="#E6DCC6", pad_line="#BFAE8B", pad_sum="#DBCBAA", pad_total="#CFB88F", pad_note="#4F4024",
        pad_gum="#9C2C26", pad_offer="#D6D8D2", pad_offer_edge="#5F83A1", pad_offer_text="#23578A",
    ),
)  # fmt: skip

_WHITE_PAPER: Final = Paper(
    card="#FFFFFF", card_edge="#000000", board="#FFFFFF", board_disc="#FFFFFF", pad="#FFFFFF",
    pad_line="#000000", pad_sum="#FFFFFF", pad_total="#FFFFFF", pad_note="#000000", pad_gum="#000000",
    pad_offer="#FFFFFF", pad_offer_edge="#003E8A", pad_offer_text="#003E8A", ink="#000000", gold="#FFE14D",
    gold_edge="#000000", madder="#8E0F0F", back_petrol="#1C4556", back_madder="#742622",
)  # fmt: skip

_FLAT_PIECES: Final = Pieces(
    white="#FFFFFF", white_edge="#000000", black="#000000", black_edge="#FFFFFF", man_white="#FFFFFF",
    man_black="#000000", peg_head="#FFFFFF", die="#FFFFFF", die_edge="#000000",
)  # fmt: skip

_HC_LIGHT: Final = Theme(
    name="hc-light", dark=False, high_contrast=True,
    window="#FFFFFF", panel="#FFFFFF", panel2="#FFFFFF", field="#FFFFFF",
    text="#000000", text2="#000000", line="#000000", ctl="#000000",
    prim="#000000", onprim="#FFFFFF", link="#003E8A", lamp="#FFE14D",
    bad="#8E0F0F", badbg="#FFFFFF", hint="#003E8A", hintbg="#FFFFFF", chip="#FFFFFF",
    felt=("#FFFFFF", "#FFFFFF", "#FFFFFF"), on_felt="#000000", card="#FFFFFF",
    seats=_seats(False, True),
    two=_HC_TWO, four=_HC_FOUR, cloth_two=_HC_TWO, cloth_four=_HC_FOUR, tint=_TINT,
    wood=Wood(
        beech_light="#FFFFFF", beech="#FFFFFF", beech_dark="#FFFFFF", tray="#FFFFFF", rail="#FFFFFF",
        walnut="#FFFFFF", walnut_dark="#000000", square_light="#FFFFFF", square_dark="#8C8C8C",
        frame="#FFFFFF", morris_line="#000000", tray_felt="#FFFFFF",
    ),
    paper=_WHITE_PAPER, pieces=_FLAT_PIECES, control_edge_px=2,
)  # fmt: skip

_HC_DARK: Final = Theme(
    name="hc-dark", dark=True, high_contrast=True,
    window="#000000", panel="#000000", panel2="#000000", field="#000000",
    text="#FFFFFF", text2="#FFFFFF", line="#FFFFFF", ctl="#FFFFFF",
    prim="#FFFFFF", onprim="#000000", link="#8FD0FF", lamp="#FFE14D",
    bad="#FF9C8F", badbg="#000000", hint="#8FD0FF", hintbg="#000000", chip="#000000",
    felt=("#000000", "#000000", "#000000"), on_felt="#FFFFFF", card="#FFFFFF",
    seats=_seats(True, True),
    two=_HC_TWO, four=_HC_FOUR, cloth_two=_HC_TWO, cloth_four=_HC_FOUR, tint=_TINT,
    wood=Wood(
        beech_light="#000000", beech="#000000", beech_dark="#000000", tray="#000000", rail="#000000",
        walnut="#000000", walnut_dark="#FFFFFF", square_light="#FFFFFF", square_dark="#8C8C8C",
        frame="#000000", morris_line="#FFFFFF", tray_felt="#000000",
    ),
    paper=_WHITE_PAPER, pieces=_FLAT_PIECES, control_edge_px=2,
)  # fmt: skip

THEMES: Final[Mapping[str, Theme]] = MappingProxyType(
    {theme.name: theme for theme in (_DAY, _EVENING, _HC_LIGHT, _HC_DARK)}
)

CLOTHS: Final[Mapping[str, tuple[str, str, str]]] = MappingProxyType(
    {
        "felt": _DAY.felt,
        "linen": ("#B9A88A", "#A39171", "#87765A"),
        "slate": ("#64748A", "#4D5C72", "#38465A"),
    }
)


def stylesheet(theme: Theme, metrics: Metrics) -> str:
    """The Qt style sheet of the window in these colours and sizes."""
    return Template(SHEET).substitute(_sheet_colours(theme), **_sheet_sizes(theme, metrics))


def _sheet_colours(theme: Theme) -> dict[str, str]:
    """The colours of the sheet: the tokens and the few tones made of them."""
    high = theme.high_contrast
    ink = "#000000" if high else INK
    towards = theme.text
    return {
        **{name: str(getattr(theme, name)) for name in _SHEET_TOKENS},
        "onlamp": ink,
        "focus": theme.text,
        "disabled": "dashed" if high else "solid",
        "turn_frame": theme.text if theme.name == "hc-light" else theme.lamp,
        "chevron": f"{(data_path('assets') / 'art').as_posix()}/chevron-{'cream' if theme.dark else 'ink'}",
        "hover": theme.field if high else mix(theme.field, towards, 0.06),
        "hover_panel": theme.panel if high else mix(theme.panel, towards, 0.08),
        "prim_hover": theme.prim if high else mix(theme.prim, "#FFFFFF", 0.10),
        "prim_down": theme.prim if high else mix(theme.prim, "#000000", 0.15),
        "lamp_hover": mix(theme.lamp, "#FFFFFF", 0.25),
        "lamp_edge": theme.text if high else "#B9892A",
        "lamp_frame": theme.text if high else theme.lamp,
        "panel_edge": theme.text if high else theme.panel,
        "tab_edge": theme.text if high else theme.field,
        "chip_edge": theme.text if high else theme.chip,
        "chosen": theme.panel2,
        "chosen_edge": theme.text if high else theme.panel2,
        "tip": theme.panel if high or theme.dark else INK,
        "tip_text": theme.text if high or theme.dark else "#FFFFFF",
        "tip_edge": theme.text if high else theme.ctl if theme.dark else INK,
    }


_SHEET_TOKENS: Final = (
    "window", "panel", "panel2", "field", "text", "text2", "line", "ctl", "prim", "onprim", "link", "lamp",
    "bad", "badbg", "hint", "hintbg", "chip", "on_felt",
)  # fmt: skip


def _sheet_sizes(theme: Theme, metrics: Metrics) -> dict[str, str]:
    """The sizes of the sheet in whole pixels. A focused control gives its padding to the thicker edge."""
    edge = theme.control_edge_px
    px = metrics.px
    sizes = {
        "body": metrics.body_px, "title": px(20), "name": metrics.name_px, "strip": metrics.strip_px,
        "log": metrics.log_px, "quiet": metrics.quiet_px, "smallest": metrics.smallest_px,
        "rules": metrics.rules_px, "throw": metrics.throw_px, "edge": edge,
        "hc_edge": edge if theme.high_contrast else 0,
        "pill": px(8), "turn": 6 if theme.high_contrast else 3, "pill_x": px(9), "pill_y": 2,
        "round": px(13), "search_round": (px(22) + 14 + 2 * edge) // 2 - 1,
        "button_x": px(16), "button_y": 8, "button_fx": px(16) - 5 + edge, "button_fy": 8 - 5 + edge,
        "inner": px(44) - 16 - 2 * edge,
        "segment": px(22), "segment_x": px(12), "segment_y": 4, "segment_fx": px(12) - 3, "segment_fy": 1,
        "tool": max(28, px(28)), "field_h": px(22), "field_y": 7, "field_fy": 7 - 5 + edge,
        "row": px(32), "drop": px(26), "chevron_px": px(14), "tick": px(20), "tick_round": px(20) // 2 + 2,
    }  # fmt: skip
    return {name: str(size) for name, size in sizes.items()}
