"""Pictures that are there before they are wanted."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPixmap
from pytestqt.qtbot import QtBot

from tabletop.core.model import Place, Placement
from tabletop.ui.look.art import Art
from tabletop.ui.table import prerender as ready
from tabletop.ui.table import sprites
from tabletop.ui.table.pose import CARRIED, LYING
from tabletop.ui.table.sprites import Sprites
from tabletop.ui.table.view import TableView
from tests.ui.scene_tools import at, drag, made_table, placements, view_of


@pytest.fixture
def table(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> TableView:
    """A table that has been left alone for a moment."""
    monkeypatch.setattr(ready, "AFTER_MS", 1)
    made = made_table()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    qtbot.waitUntil(lambda: made.table_scene.prerender.is_done)
    return made


def with_face(token: str, face: str) -> tuple[Placement, ...]:
    """The usual tokens, one of them with another face."""
    return tuple(msgspec.structs.replace(p, face=face) if p.token == token else p for p in placements())


@pytest.mark.parametrize(("token", "face"), [("d0", "card-9C"), ("h1", "card-joker-2"), ("die-0", "die-6")])
def test_another_face_of_the_kind_is_ready(
    table: TableView, monkeypatch: pytest.MonkeyPatch, token: str, face: str
) -> None:
    owner, name = (Sprites, "_made") if face.startswith("die") else (Art, "_render")
    monkeypatch.setattr(owner, name, lambda _, *what: pytest.fail(f"{what} is rendered while somebody waits"))
    table.show_view(view_of(with_face(token, face)), animate=False)
    assert table.table_scene.items_of[token].face == face


def test_what_is_picked_up_is_ready(table: TableView, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sprites, "_made", lambda _, *what: pytest.fail(f"{what} is rendered while somebody waits"))
    held: list[tuple[str, ...]] = []
    table.touched.connect(lambda gesture: held.append(gesture.tokens))
    drag(table, at(table.token_point("red-1")), at(table.place_point(Place("board", 5))))
    assert held == [("red-1",)]


def test_another_size_is_made_ready_anew(table: TableView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table.table_scene
    table.resize(700, 560)
    qtbot.waitUntil(lambda: not scene.is_blurred and scene.prerender.is_done)
    hand = scene.items_of["h0"].rest.scale
    monkeypatch.setattr(Art, "_render", lambda _, *what: pytest.fail(f"{what} was not rendered"))
    scene.art.pixmap("card-9C", scene.sprites.factor * hand, scene.sprites.dpr)
    assert not scene.sprites.has("card-9C", hand, 0.0, LYING), "nobody has it"
    assert scene.sprites.has("die-6", scene.items_of["die-0"].rest.scale, 0.0, CARRIED)
    assert scene.sprites.has(scene.items_of["h0"].face, hand, 0.0, CARRIED)


def test_beside_pictures_of_another_size_is_cloth(table: TableView) -> None:
    table.resize(table.width(), table.height() * 3 // 4)
    assert table.table_scene.is_blurred
    side = table.grab().toImage().pixelColor(2, table.height() // 2)
    felt = QColor(table.table_scene.theme.felt[-1])
    assert abs(side.lightness() - felt.lightness()) < 40
    assert abs(side.hue() - felt.hue()) < 12


def test_half_of_the_room_is_left_for_what_is_wanted(table: TableView, monkeypatch: pytest.MonkeyPatch) -> None:
    art = table.table_scene.art
    size = Sprites(art, 1.0, 1.0, QSize(1, 1)).get("card-9C", 3.0).pixmap.size()
    asked, pixmap = list[object](), Art.pixmap

    def noted(faces: Art, *what: Any) -> QPixmap:
        asked.append(what)
        return pixmap(faces, *what)

    monkeypatch.setattr(Art, "pixmap", noted)
    for room, fits in ((2, False), (3, True)):
        monkeypatch.setattr(sprites, "LEAST_BYTES", room * 4 * size.width() * size.height())
        made = Sprites(art, 1.0, 1.0, QSize(1, 1))
        made.get("card-9C", 3.0)
        asked.clear()
        made.prepare_face("card-8C", 3.0)
        assert bool(asked) is fits
        made.prepare("medal-gold", 3.0, 0.0, LYING)
        assert made.has("medal-gold", 3.0, 0.0, LYING) is fits
        assert made.get("medal-gold", 3.0) is made.get("medal-gold", 3.0)
