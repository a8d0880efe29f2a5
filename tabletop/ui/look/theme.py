"""What a look of the room is made of: every colour of it, as pure values without a window."""

from collections.abc import Mapping
from typing import Final

import msgspec

INK: Final = "#2B2733"
HINT_BLUE: Final = "#2F6CA3"
"""The dots of a hint, on white: they look the same on every table."""


class SeatLook(msgspec.Struct, frozen=True):
    """How a seat is told apart.

    letter: A to H.
    shape: the name of its shape.
    colour: its ground.
    mark: shape and letter on it.
    edge: of badges on panels and plates; it belongs to the theme.
    board_edge: of what is printed on boards, which stay light.
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
    """All colours of one look of the room. Each is named after what it is painted on.

    felt: centre, middle and edge of the cloth; `on_felt` is written on it.
    seats: how the seats are told apart.
    two, four: the suit colours by letter (S H D C).
    cloth_two, cloth_four: the clothes of the courts; `tint` their lighter parts.
    wood, paper, pieces, medals: what things on the table are made of.
    control_edge_px: the width of the edges of controls.
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
