"""All pictures of the table by face key: cards, dice, pieces, boards, medals, marks of seats.

Drawings are measured in units (a card is 63 by 88). Each is rendered once for its size, device pixel ratio,
theme, index letters and suit colours; the result is kept and shared. Shadows are pictures of their own, laid
under the token. A face that is unknown or whose file cannot be read becomes a labelled paper and one warning.
"""

import logging
from collections.abc import Callable
from itertools import zip_longest
from typing import Final, NamedTuple

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from tabletop.ui.look.assets import read_text
from tabletop.ui.look.face_keys import Composed, composed_of, rank_and_suit
from tabletop.ui.look.painting import cards, shadow
from tabletop.ui.look.painting.badges import draw_badge
from tabletop.ui.look.painting.catalogue import DRAWN, Drawing, all_faces, find_drawing, kind_of
from tabletop.ui.look.painting.labels import PICTURE, RAISED, draw_name
from tabletop.ui.look.painting.marks import draw_arrow, draw_column, draw_robot
from tabletop.ui.look.painting.recolour import recoloured
from tabletop.ui.look.painting.shapes import draw_star, draw_suit
from tabletop.ui.look.painting.store import PixmapStore, Store
from tabletop.ui.look.painting.turned import turned
from tabletop.ui.look.theme import Theme

_log = logging.getLogger(__name__)

_DRAWINGS: Final = 80_000
"""So many letters of drawings stay read, which take some 25 bytes each: pictures of all sizes are kept themselves."""
_COMPOSED_BYTES: Final = 8 * 1024 * 1024
"""Faces that are made of parts may be others in each deal, and hardly come back."""


class _Read(NamedTuple):
    """A drawing that has been read, None where it could not be, and how many letters it has."""

    renderer: QSvgRenderer | None
    letters: int


_UNKNOWN: Final = Drawing(width=40, height=40, anchor_x=20, anchor_y=20, shadow="lying", shadow_box=(0, 0, 40, 40, 4))


class Art:
    """Renders faces for one theme, one set of index letters and one choice of suit colours.

    `letters` is a language code (en, fr, de, nl, es); the looker's language decides, on the open table the
    house language. `numbers`: boards show the numbers of their squares. `on_missing` is called when a picture cannot
    be had.
    """

    def __init__(
        self,
        theme: Theme,
        letters: str = "en",
        four_colours: bool = False,
        numbers: bool = True,
        on_missing: Callable[[], None] = lambda: None,
    ) -> None:
        self.theme = theme
        self.letters = letters
        self.four_colours = four_colours
        self.numbers = numbers
        self._pixmaps = PixmapStore()
        self._composed = PixmapStore(_COMPOSED_BYTES)
        self._renderers = Store[_Read](_DRAWINGS, lambda read: read.letters)
        self._drawings: dict[str, Drawing] = {}
        self._kinds: dict[tuple[str, str], tuple[str, ...]] = {}
        self._warned: set[str] = set()
        self._on_missing = on_missing

    def faces(self) -> frozenset[str]:
        """All face keys that have a picture."""
        return all_faces()

    def has(self, face: str) -> bool:
        """Whether a face has a picture of its own."""
        return self._drawing(face) is not _UNKNOWN

    def alike(self, face: str) -> tuple[str, ...]:
        """All faces of the kind of this one that lie or stand as it does, in the order of their names: cards, dice,
        horses … What is only printed, as the pictures on a card, lies nowhere."""
        if composed_of(face) is not None:
            return (face,)
        kind = kind_of(face), self._drawing(face).shadow
        if kind not in self._kinds:
            try:
                self._kinds[kind] = tuple(sorted(all_faces(*kind)))
            except (OSError, ValueError):
                self._kinds[kind] = (face,)
        return self._kinds[kind]

    def size(self, face: str) -> tuple[float, float]:
        """Width and height of a face in units."""
        drawing = self._drawing(face)
        return drawing.width, drawing.height

    def anchor(self, face: str) -> tuple[float, float]:
        """The point of the drawing (from its upper left corner, in units) that stands on the middle of a place."""
        drawing = self._drawing(face)
        return drawing.anchor_x, drawing.anchor_y

    def corner(self, face: str) -> float:
        """The radius of the corners of a card or board, in units; 0 for what does not lie on a rectangle."""
        return self._drawing(face).shadow_box[4]

    def pixmap(self, face: str, px_per_unit: float, dpr: float = 1.0) -> QPixmap:
        """The face at `px_per_unit` logical pixels a unit, kept; the same request gives the same object."""
        pixmaps = self._pixmaps if composed_of(face) is None else self._composed
        return pixmaps.get((face, px_per_unit, dpr), lambda: self._render(face, px_per_unit, dpr))

    def turned(self, face: str, turn: int, px_per_unit: float, dpr: float = 1.0) -> QPixmap:
        """The face turned by quarters clockwise about its anchor, in the frame of the unturned one; letters on it stay
        upright. For boards: what no longer fits into the frame is cut off."""
        drawing = self._drawing(face)
        renderer = self._renderer(drawing.asset, turn, (drawing.anchor_x, drawing.anchor_y))
        if renderer is None:
            return self.pixmap(face, px_per_unit, dpr)
        pixmap = _canvas(drawing.width * px_per_unit, drawing.height * px_per_unit, dpr)
        with QPainter(pixmap) as painter:
            _scale(painter, px_per_unit)
            renderer.render(painter, QRectF(0, 0, drawing.width, drawing.height))
        return pixmap

    def shadow(self, face: str, lift: float, px_per_unit: float, dpr: float = 1.0) -> QPixmap:
        """The shadow of a face that is `lift` high (1 lying, 2.2 carried); `shadow_anchor` says where it lies.

        In high contrast, and for what is only printed, it is a clear pixmap. Things of one shape share it.
        """
        drawing = self._drawing(face)
        key = (drawing.shadow, drawing.shadow_box, px_per_unit, dpr, lift)
        return self._pixmaps.get(key, lambda: self._render_shadow(drawing, lift, px_per_unit, dpr))

    def shadow_anchor(self, face: str, lift: float) -> tuple[float, float]:
        """The point of the shadow's picture that belongs on the middle of the place, as `anchor` for the face."""
        drawing = self._drawing(face)
        box = self._shadow_frame(drawing, lift)
        return drawing.anchor_x - box.left(), drawing.anchor_y - box.top()

    def render(self, painter: QPainter, face: str, rect: QRectF) -> None:
        """Paint a face into a rectangle, as large as fits with its own proportions, in the middle."""
        drawing = self._drawing(face)
        scale = min(rect.width() / drawing.width, rect.height() / drawing.height)
        if scale <= 0:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = rect.center().x() - drawing.width * scale / 2
        top = rect.center().y() - drawing.height * scale / 2
        painter.translate(left, top)
        painter.scale(scale, scale)
        self._paint(painter, face, drawing, scale)
        painter.restore()

    def _render(self, face: str, px_per_unit: float, dpr: float) -> QPixmap:
        drawing = self._drawing(face)
        pixmap = _canvas(drawing.width * px_per_unit, drawing.height * px_per_unit, dpr)
        with QPainter(pixmap) as painter:
            _scale(painter, px_per_unit)
            self._paint(painter, face, drawing, px_per_unit)
        return pixmap

    def _render_shadow(self, drawing: Drawing, lift: float, px_per_unit: float, dpr: float) -> QPixmap:
        box = self._shadow_frame(drawing, lift)
        pixmap = _canvas(box.width() * px_per_unit, box.height() * px_per_unit, dpr)
        if drawing.shadow and not self.theme.flat:
            with QPainter(pixmap) as painter:
                _scale(painter, px_per_unit)
                painter.translate(-box.topLeft())
                _paint_shadow(painter, drawing, lift)
        return pixmap

    def _drawing(self, face: str) -> Drawing:
        composed = composed_of(face)
        plain = face if composed is None else composed.face
        if plain not in self._drawings:
            self._drawings[plain] = _find(plain)
        return self._drawings[plain]

    def _shadow_frame(self, drawing: Drawing, lift: float) -> QRectF:
        x, y, width, height, _ = drawing.shadow_box
        if not drawing.shadow or self.theme.flat:
            return QRectF(0, 0, 1, 1)
        if drawing.shadow == "standing":
            return shadow.standing_box(width, height, x, y, lift)
        grow, down = shadow.reach(lift)
        return QRectF(x - grow, y - grow + down, width + 2 * grow, height + 2 * grow)

    def _paint(self, painter: QPainter, face: str, drawing: Drawing, px_per_unit: float) -> None:
        """Paint a face in units, its upper left corner at the origin."""
        composed = composed_of(face)
        if composed is not None:
            self._paint(painter, composed.face, drawing, px_per_unit)
            self._paint_parts(painter, composed, drawing)
            return
        card = rank_and_suit(face)
        is_small = drawing.width * px_per_unit < cards.SMALL_PX
        if card:
            self._paint_card(painter, *card, drawing, is_small)
        elif is_small and face.startswith("card-joker"):
            cards.draw_paper(painter, self.theme)
            cards.draw_small_joker(painter, face[-1] == "1", self.theme)
        elif drawing.number:
            self._paint_numbered(painter, face, drawing, is_small)
        elif drawing.asset:
            if drawing.paper:
                cards.draw_paper(painter, self.theme)
            self._paint_asset(painter, face, drawing)
        elif face in DRAWN:
            name, _, kind = face.partition("-")
            _PAINTERS[name](painter, kind, self, drawing)
        else:
            self._warn(face, "its file is missing or cannot be read")
            _paint_label(painter, face, drawing, self.theme)

    def _paint_parts(self, painter: QPainter, composed: Composed, drawing: Drawing) -> None:
        """Paint the pictures, and then all names, which no picture may cover."""
        radius = drawing.width / 2
        for part, name in zip_longest(composed.parts, composed.names):
            reach, up = part.size * radius, 0.0
            if name:
                reach, up = PICTURE * reach, RAISED * reach
            painter.save()
            painter.translate(radius * (1 + part.x), drawing.height / 2 + part.y * radius - up)
            painter.rotate(part.turn)
            self.render(painter, part.face, QRectF(-reach, -reach, 2 * reach, 2 * reach))
            painter.restore()
        for part, name in zip(composed.parts, composed.names, strict=False):
            middle = QPointF(radius * (1 + part.x), drawing.height / 2 + part.y * radius)
            draw_name(painter, name, middle, part.size * radius, self.theme.paper.ink)

    def _paint_card(self, painter: QPainter, rank: str, suit: str, drawing: Drawing, is_small: bool) -> None:
        colour = self.theme.suit(suit, self.four_colours)
        letter = cards.index_letter(rank, self.letters)
        cards.draw_paper(painter, self.theme)
        if is_small:
            cards.draw_small(painter, letter, suit, colour)
            return
        if drawing.asset:
            self._paint_asset(painter, f"card-{rank}{suit}", drawing)
        else:
            cards.draw_pips(painter, rank, suit, colour)
        cards.draw_indices(painter, letter, suit, colour)

    def _paint_numbered(self, painter: QPainter, face: str, drawing: Drawing, is_small: bool) -> None:
        look, number = self.theme.seat(drawing.ground), str(drawing.number)
        cards.draw_paper(painter, self.theme)
        if is_small:
            cards.draw_small_value(painter, number, look.colour, look.mark)
            return
        self._paint_asset(painter, face, drawing)
        cards.draw_values(painter, number, look.mark)

    def _paint_asset(self, painter: QPainter, face: str, drawing: Drawing) -> None:
        renderer = self._renderer(drawing.asset)
        if renderer is None:
            self._warn(face, "its file is missing or cannot be read")
            _paint_label(painter, face, drawing, self.theme)
        else:
            renderer.render(painter, QRectF(0, 0, drawing.width, drawing.height))

    def _renderer(self, asset: str, turn: int = 0, middle: tuple[float, float] = (0, 0)) -> QSvgRenderer | None:
        return self._renderers.get((asset, turn), lambda: self._load(asset, turn, middle)).renderer

    def _load(self, asset: str, turn: int, middle: tuple[float, float]) -> _Read:
        try:
            svg = read_text(f"art/{asset}.svg")
            svg = recoloured(svg, self.theme, self.four_colours)
            svg = turned(svg, turn, *middle) if turn else svg
        except (OSError, ValueError, SyntaxError):
            return _Read(None, 0)
        renderer = QSvgRenderer(QByteArray(svg.encode("utf-8")))
        return _Read(renderer if renderer.isValid() else None, len(svg))

    def _warn(self, face: str, why: str) -> None:
        if face not in self._warned:
            self._warned.add(face)
            _log.warning("a plain paper is shown for the face %r: %s", face, why)
            self._on_missing()


def _find(face: str) -> Drawing:
    try:
        return find_drawing(face) or _UNKNOWN
    except (OSError, ValueError):
        return _UNKNOWN


def _canvas(width: float, height: float, dpr: float) -> QPixmap:
    size = QSizeF(width * dpr, height * dpr)
    pixmap = QPixmap(max(1, round(size.width())), max(1, round(size.height())))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _scale(painter: QPainter, px_per_unit: float) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(px_per_unit, px_per_unit)


def _paint_shadow(painter: QPainter, drawing: Drawing, lift: float) -> None:
    x, y, width, height, radius = drawing.shadow_box
    if drawing.shadow == "standing":
        shadow.draw_standing(painter, shadow.standing_box(width, height, x, y, lift), lift)
    else:
        shadow.draw_lying(painter, QRectF(x, y, width, height), radius, lift)


def _paint_label(painter: QPainter, face: str, drawing: Drawing, theme: Theme) -> None:
    """Paint a plain paper that says which face it stands for."""
    body = QRectF(0.5, 0.5, drawing.width - 1, drawing.height - 1)
    painter.setPen(QPen(QColor(theme.paper.card_edge), 1))
    painter.setBrush(QColor(theme.card))
    painter.drawRoundedRect(body, 4, 4)
    font = QFont(painter.font())
    font.setPixelSize(max(1, round(min(drawing.width / 5, drawing.height / 3, 12))))
    painter.setFont(font)
    painter.setPen(QColor(theme.paper.ink))
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWrapAnywhere
    painter.drawText(body.adjusted(2, 2, -2, -2), flags, face)


def _paint_suit(painter: QPainter, kind: str, art: Art, drawing: Drawing) -> None:
    # On the dark panels of the evening a rim of card paper keeps the dark suits visible.
    rim = art.theme.card if art.theme.dark else ""
    colour = art.theme.suit(kind, art.four_colours)
    draw_suit(painter, kind, drawing.anchor_x, drawing.anchor_y, 10, colour, rim=rim)


def _paint_badge(painter: QPainter, kind: str, art: Art, drawing: Drawing) -> None:
    look = art.theme.seat(kind)
    draw_badge(painter, look, drawing.anchor_x, drawing.anchor_y, drawing.width / 2, art.theme)


def _paint_star(painter: QPainter, kind: str, art: Art, drawing: Drawing) -> None:
    theme = art.theme
    fill, edge = (None, theme.ctl) if kind else ("#E0A030", "#9D6F28")
    if theme.high_contrast:
        fill, edge = (None, theme.ctl) if kind else (theme.lamp, theme.ctl)
    draw_star(painter, drawing.anchor_x, drawing.anchor_y + 0.4, 7.5, fill, edge)


def _paint_place(painter: QPainter, kind: str, art: Art, drawing: Drawing) -> None:
    """Paint the dashed outline of a card that may lie here."""
    shade = QColor("#000000")
    shade.setAlphaF(0.0 if art.theme.flat else 0.1)
    pen = QPen(QColor(art.theme.on_felt), 2.0 if art.theme.high_contrast else 1.6)
    pen.setDashPattern([3.1, 3.1])
    painter.setPen(pen)
    painter.setBrush(shade)
    painter.drawRoundedRect(QRectF(1, 1, drawing.width - 2, drawing.height - 2), 5, 5)


def _paint_ring(painter: QPainter, kind: str, art: Art, drawing: Drawing) -> None:
    """Paint a faint ring of dots on the cloth."""
    middle, radius = QPointF(drawing.anchor_x, drawing.anchor_y), drawing.width / 2 - 2
    if not art.theme.flat:
        painter.setOpacity(0.06)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#000000"))
        painter.drawEllipse(middle, radius, radius)
    painter.setOpacity(1.0 if art.theme.flat else 0.3)
    pen = QPen(QColor(art.theme.on_felt), 1.0)
    pen.setDashPattern([1.3, 4.7])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, radius - 3, radius - 3)
    painter.setOpacity(1.0)


_PAINTERS: Final[dict[str, Callable[[QPainter, str, Art, Drawing], None]]] = {
    "suit": _paint_suit,
    "badge": _paint_badge,
    "star": _paint_star,
    "place": _paint_place,
    "ring": _paint_ring,
    "robot": lambda painter, kind, art, drawing: draw_robot(painter, art.theme.text2),
    "arrow": lambda painter, kind, art, drawing: draw_arrow(painter, kind, 12, 15, art.theme.prim),
    "column": lambda painter, kind, art, drawing: draw_column(painter, kind, drawing, art.theme),
}
