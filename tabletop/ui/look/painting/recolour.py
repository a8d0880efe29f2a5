"""Gives a stored drawing the colours of a theme.

The files hold the colours of the day. Every tone of a drawing is made from a few materials by the two helpers
of the theme, so a theme is told by computing the same tones from other materials and exchanging them.
"""

import re
from collections.abc import Iterator

from tabletop.ui.look.painting.label import Label, Material, read_label
from tabletop.ui.look.painting.tones import EVENING_WOOD, channels, dark, light, mix
from tabletop.ui.look.theme import Theme
from tabletop.ui.look.themes import THEMES

_HEX = re.compile(r"#[0-9A-Fa-f]{6}")
_TRACK = "#DEC7A7"
_DISC_LINE = "#8A7552"
_PRINTED = (
    *("#CFE6E4", "#EBD3AE", "#F0C9B8", "#C3DCEA", "#D3E3C2", "#D8D5CE", "#D9CFE0", "#F6E2A8"),
    *("#E3ECD6", "#F6E0C4", "#DCE8EC"),
)
_PAPER_BELOW, _PAPER_INK, _PAINTED_GROUND = "#F3E6CA", "#6E5B3E", "#5E8A7B"
_JOKER_PANEL = "#FBF1DB"
_CROWN = "#E0A030"
_COORDINATE = "#F3E2BD"
_TINTS = (0.25, 0.30, 0.42, 0.75, 0.85)
_DAY = THEMES["day"]
_BEECH = _DAY.wood.beech
_WALNUT = _DAY.wood.walnut
_SHADES = (0.06, 0.30, 0.34, 0.38, 0.42, 0.45)
BOARD_WOODS = frozenset(
    tone
    for wood in (_BEECH, _WALNUT)
    for tone in (wood, light(wood, 0.21), light(wood, 0.22), light(wood, 0.55), *(dark(wood, s) for s in _SHADES))
)


def recoloured(svg: str, theme: Theme, four_colours: bool) -> str:
    """A drawing in the colours of a theme; in high contrast also flat and with strong edges.

    Raises ValueError where it is no drawing.
    """
    label = read_label(svg)
    tones = dict(_tones(label, svg, theme, four_colours))
    if theme.flat and label.material is not Material.CARD:
        from tabletop.ui.look.painting.flat import flattened  # the XML reader is wanted in high contrast only

        room = BOARD_WOODS if label.material is Material.BOARD else frozenset()
        svg = flattened(svg, label, frozenset(tones) if label.material is Material.TRAY else room, theme)
    return _HEX.sub(lambda found: tones.get(found.group().upper(), found.group()), svg)


def _tones(label: Label, svg: str, theme: Theme, four_colours: bool) -> Iterator[tuple[str, str]]:
    match label.material:
        case Material.CARD:
            yield from _card_tones(theme)
            if label.suit:
                yield from _court_tones(label.suit, theme, four_colours)
        case Material.PAINTED if theme.flat:
            yield from _piece_tones(theme)
        case Material.PALE_WOOD | Material.DARK_WOOD if theme.flat:
            yield from _turned_tones(label.material, svg, theme)
        case Material.BOARD if theme.name != _DAY.name:
            yield from _board_tones(theme)
        case Material.TRAY if theme.name != _DAY.name:
            yield from ((colour, _tray_tone(colour, theme)) for colour in set(_HEX.findall(svg)))


def _card_tones(theme: Theme) -> Iterator[tuple[str, str]]:
    yield _DAY.card, theme.card
    yield _JOKER_PANEL, _joker_panel(theme)
    yield _DAY.paper.back_petrol, theme.paper.back_petrol
    yield _DAY.paper.back_madder, theme.paper.back_madder


def _joker_panel(theme: Theme) -> str:
    if theme.flat:
        return theme.card
    return mix(_JOKER_PANEL, EVENING_WOOD, 0.07) if theme.dark else _JOKER_PANEL


def _court_tones(suit: str, theme: Theme, four_colours: bool) -> Iterator[tuple[str, str]]:
    before, after = _DAY.cloth(suit, False), theme.cloth(suit, four_colours)
    yield before, after
    yield dark(before, 0.45), dark(after, 0.45)
    yield light(before, 0.42), light(after, 0.42)
    ink, colour = _DAY.suit(suit, False), theme.suit(suit, four_colours)
    yield ink, colour
    yield mix(ink, _DAY.card, 0.12), mix(colour, theme.card, 0.12)
    yield mix(_DAY.card, _DAY.tint[suit], 0.2), mix(theme.card, theme.tint[suit], 0.2)


def _piece_tones(theme: Theme) -> Iterator[tuple[str, str]]:
    yield _DAY.pieces.die, theme.pieces.die
    yield dark(_DAY.pieces.die, 0.16), theme.pieces.die
    yield _DAY.pieces.peg_head, theme.pieces.peg_head
    yield _DAY.paper.ink, theme.paper.ink
    yield _DAY.paper.madder, theme.paper.madder


def _turned_tones(material: Material, svg: str, theme: Theme) -> Iterator[tuple[str, str]]:
    """Turned wood is pure white with black lines, or pure black with white ones; a crown keeps its gold."""
    is_white = material is Material.PALE_WOOD
    body = theme.pieces.man_white if is_white else theme.pieces.man_black
    line = theme.pieces.white_edge if is_white else theme.pieces.black_edge
    for colour in set(_HEX.findall(svg)) - {_CROWN}:
        yield colour.upper(), body
    for engraved in ("#000000", "#8A6A40", "#D0A675"):
        yield engraved, line
    yield _CROWN, theme.lamp


def _board_tones(theme: Theme) -> Iterator[tuple[str, str]]:
    for tone in BOARD_WOODS:
        yield tone, theme.wood.beech if theme.flat else mix(tone, EVENING_WOOD, 0.25)
    yield _DAY.wood.square_light, theme.wood.square_light
    yield _DAY.wood.square_dark, theme.wood.square_dark
    yield _DAY.paper.board, theme.paper.board
    yield _DAY.paper.board_disc, theme.paper.board_disc
    yield _TRACK, "#FFFFFF" if theme.flat else mix(_TRACK, EVENING_WOOD, 0.18)
    yield _DISC_LINE, "#000000" if theme.flat else mix(_DISC_LINE, EVENING_WOOD, 0.3)
    yield _PAPER_BELOW, "#FFFFFF" if theme.flat else mix(_PAPER_BELOW, EVENING_WOOD, 0.2)
    yield _PAINTED_GROUND, theme.wood.square_dark if theme.flat else mix(_PAINTED_GROUND, "#0C1C17", 0.38)
    yield _PAPER_INK, "#000000" if theme.flat else mix(_PAPER_INK, EVENING_WOOD, 0.5)
    if not theme.flat:
        yield from ((tone, mix(tone, EVENING_WOOD, 0.16)) for tone in _PRINTED)
    if theme.flat:
        yield _DAY.paper.ink, theme.paper.ink
        yield _COORDINATE, theme.text
    for look in _DAY.seats:
        for share in _TINTS:
            yield mix(_DAY.paper.board, look.colour, share), mix(theme.paper.board, look.colour, share)


def _tray_tone(colour: str, theme: Theme) -> str:
    red, green, _ = channels(colour)
    if theme.flat:
        return theme.wood.tray if red > green else theme.wood.tray_felt
    return mix(colour, EVENING_WOOD, 0.25) if red > green else mix(colour, "#0C1C17", 0.38)
