"""The looks of the room: the one place where a colour is written down."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tabletop.ui.look.painting.tones import EVENING_WOOD, dark, light, mix
from tabletop.ui.look.theme import INK, Paper, Pieces, SeatLook, Theme, Wood


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
