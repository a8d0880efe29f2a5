"""What is seen of a drag under the pointer: ghosts of the tokens, which lie pale on their places meanwhile. A pile that
goes as a whole is carried as it will lie, turned over, with the number of its cards. Cards lean into their motion."""

from __future__ import annotations

from typing import Protocol

from msgspec.structs import replace
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from tabletop.core.model import Part, Placement, TokenId, TokenKind
from tabletop.ui.look.faces import Faces
from tabletop.ui.look.theme import Theme
from tabletop.ui.table.geometry import Geometry
from tabletop.ui.table.highlights import Highlights
from tabletop.ui.table.items import TokenItem
from tabletop.ui.table.layout import TableLayout
from tabletop.ui.table.leaning import Clock, Leaning
from tabletop.ui.table.pose import CARRIED, LIFTED, Pose
from tabletop.ui.table.signs import CHIP_HEIGHT, chip_item
from tabletop.ui.table.sprites import Sprites

GHOST_Z = 70.0
_PALE = 0.35
_APART = 15.0
_PILE_APART = 14.0
_PILE_LONG = 70.0
_CHIP_BELOW = 6.0
_CHIP_Z = GHOST_Z + 1


class GhostTable(Protocol):
    """The table over which ghosts are carried; see `LaidTable`."""

    art: Faces
    theme: Theme
    geometry: Geometry
    sprites: Sprites
    layout: TableLayout
    items_of: dict[TokenId, TokenItem]
    highlights: Highlights
    placements: dict[TokenId, Placement]

    @property
    def motion(self) -> Clock:
        """The clock of what moves."""

    @property
    def root(self) -> QGraphicsItem:
        """The parent of everything but the cloth."""

    def parts_of(self, token: TokenId) -> tuple[Part, ...]:
        """The parts of a token's face that are seen."""

    def part_pose(self, item: TokenItem, number: int) -> tuple[Pose, float]:
        """Where a part of a token lies as a hand finds it now, and how far it reaches from its middle."""

    def removeItem(self, item: QGraphicsItem, /) -> None:
        """Take an item off the table."""


class Ghosts:
    """`items` are carried; the first one is what the pointer holds, `offsets` tell how far from it the others are, in
    units. `count`: the chip with the number of a pile."""

    def __init__(self, scene: GhostTable) -> None:
        self._scene = scene
        self.items: list[TokenItem] = []
        self.offsets: list[tuple[float, float]] = []
        self.count: QGraphicsPixmapItem | None = None
        self.leaning = Leaning(scene.motion, lambda: self.items)
        self._leans = False

    def lift(self, tokens: tuple[TokenId, ...]) -> None:
        """Make ghosts of what a drag of these tokens carries."""
        scene, held = self._scene, self._held(tokens)
        self._leans = scene.placements[tokens[0]].kind is TokenKind.CARD
        lead = scene.items_of[held[0][0]]
        for index, (token, dx, dy) in enumerate(held):
            real = scene.items_of[token]
            start = lead.now if dy else real.now
            pose = Pose(start.x, start.y, start.scale, straight(start), GHOST_Z + index / 1000, start.raised, True)
            ghost = TokenItem(token, real.true_face, real.at, pose, scene.root)
            ghost.lift = CARRIED
            ghost.place(scene.sprites, scene.geometry.left, scene.geometry.top)
            self.items.append(ghost)
            self.offsets.append((dx, dy))
            real.setOpacity(_PALE)
        if len(held) > 1 and self._goes_whole(tokens[0]):
            self.count = chip_item(scene.geometry, scene.theme, str(len(held)), (0.0, 0.0), _CHIP_Z)
            self.count.setParentItem(scene.root)

    def lift_part(self, item: TokenItem, number: int) -> None:
        """Make a ghost of a part of a token, which stays as it is."""
        scene = self._scene
        pose, _ = scene.part_pose(item, number)
        ghost = TokenItem(item.token, scene.parts_of(item.token)[number].face, item.at, pose, scene.root)
        ghost.now = replace(pose, z=GHOST_Z)
        ghost.lift = CARRIED
        ghost.place(scene.sprites, scene.geometry.left, scene.geometry.top)
        self.items, self.offsets, self._leans = [ghost], [(0.0, 0.0)], False

    def release_part(self) -> TokenItem:
        """Give away the ghost of a part: it is on its own from now on."""
        (ghost,) = self.items
        self.items, self.offsets = [], []
        return ghost

    def _goes_whole(self, token: TokenId) -> bool:
        """Whether a whole pile is carried by this token."""
        scene = self._scene
        zone = scene.layout.zones[scene.items_of[token].at.zone]
        top = scene.highlights.top_of(zone.id) if zone.moves_as_pile else None
        return top is not None and not (zone.top_alone and top.token == token)

    def _held(self, tokens: tuple[TokenId, ...]) -> list[tuple[TokenId, float, float]]:
        """What is carried and how far from the first: tokens side by side, a whole pile from its top to its bottom."""
        if not self._goes_whole(tokens[0]):
            return [(token, index * _APART, 0.0) for index, token in enumerate(tokens)]
        scene, home = self._scene, self._scene.items_of[tokens[0]].at
        pile = [item for item in scene.items_of.values() if item.at.zone == home.zone]
        pile.sort(key=lambda item: -item.at.slot)
        step = min(_PILE_APART, _PILE_LONG / len(pile))
        return [(item.token, 0.0, index * step) for index, item in enumerate(pile)]

    def carry(self, lead: QPointF) -> None:
        """Let the pointer hold the first ghost with its middle at this point of the scene."""
        factor = self._scene.geometry.factor
        if self._leans:
            self.leaning.carry(lead.x() / factor)
        for ghost, (dx, dy) in zip(self.items, self.offsets, strict=True):
            ghost.setPos(lead.x() + dx * factor, lead.y() + (dy - LIFTED) * factor)
        if self.count is not None:
            last = self.items[-1]
            high = self._scene.art.size(last.true_face)[1] * last.now.scale
            below = high / 2 + _CHIP_BELOW + CHIP_HEIGHT / 2
            self.count.setPos(last.pos() + QPointF(0.0, below * factor))

    def lay_down(self) -> tuple[TokenId, ...]:
        """Take all ghosts away; returns the tokens whose ghosts they were."""
        held = tuple(ghost.token for ghost in self.items)
        self.leaning.end()
        for ghost in self.items:
            self._scene.removeItem(ghost)
            real = self._scene.items_of.get(ghost.token)
            if real is not None:
                real.setOpacity(1.0)
        if self.count is not None:
            self._scene.removeItem(self.count)
        self.items, self.offsets, self.count = [], [], None
        return held


def straight(pose: Pose) -> float:
    """The turn of a token in the hand: it lies straight, but as its owner reads it."""
    return 90.0 * round(pose.turn / 90)
