"""A table with score sheets and large buttons: figures as the language writes them, and room for the caps of keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPolygonF, QTransform
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Place, Setup
from tabletop.core.view import CaptionFact
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.ui.common.paper_buttons import PaperButton
from tabletop.ui.look.lettering import draw_letters
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.table import pads
from tests.ui.hands import click, settle
from tests.ui.table_kit import make_page

PEOPLE = (Player("Mila"), Player("Jonas"), Player("Oma"))


def thrown() -> Match[Any]:
    """10,000 after a throw after which the player may stop or go on."""
    for seed in range(1, 50):
        match = Match(games.load("ten_thousand"), Setup(3, (("ten_thousand.opening-minimum", "0"),)), LiveChance(seed))
        match.submit(Action(0, "throw"), chance=LiveChance(seed))
        if any(button.id == "stop" and not button.resting for button in match.view(0).buttons):
            return match
    raise AssertionError("no such throw")


@pytest.mark.parametrize(("language", "figure"), [("en", "10,000"), ("de", "10.000"), ("es", "10.000")])
def test_figures_on_a_sheet_are_written_as_the_language_does(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str, figure: str
) -> None:
    drawn: dict[str, set[float]] = {}
    real: Callable[..., Any] = draw_letters

    def noted(painter: Any, text: str, height: float, *how: Any, **more: Any) -> Any:
        drawn.setdefault(text, set()).add(height)
        return real(painter, text, height, *how, **more)

    monkeypatch.setattr(pads, "draw_letters", noted)
    make_page(qtbot, thrown(), *PEOPLE, language=language)
    assert drawn["0"] & drawn[figure], "the figures of a sheet are equally high"


def paper(page: TablePage, name: str) -> Any:
    """What a button covers with its key."""
    button, margin = page.overlay.buttons[name], PaperButton.MARGIN
    return button.reach(button.geometry().adjusted(margin, margin, -margin, -margin))


@pytest.mark.parametrize("language", ["en", "fr", "de", "nl", "es"])
def test_the_key_of_a_grown_button_covers_neither_button_nor_sheet(qtbot: QtBot, language: str) -> None:
    page, _ = make_page(qtbot, thrown(), *PEOPLE, language=language, percent=200)
    view = page.overlay.view
    throw, stop = paper(page, "throw"), paper(page, "stop")
    assert throw.right() < stop.left()
    zones = page.session.game.table(page.session.match.setup).zones
    for sheet in (zone for zone in zones if zone.id in ("pad", "values")):
        assert sheet.area is not None
        assert not stop.intersects(view.unit_rect(sheet.area))


@pytest.mark.parametrize("language", ["en", "fr", "de", "nl", "es"])
def test_a_button_that_grows_in_height_alone_stays_in_its_column(qtbot: QtBot, language: str) -> None:
    match: Match[Any] = Match(games.load("yams"), Setup(3), LiveChance(1))
    page, _ = make_page(qtbot, match, *PEOPLE, language=language, percent=200, size=(1024, 640))
    throw = page.overlay.buttons["throw"].geometry()
    spec = page.session.game.table(page.session.match.setup)
    (area,) = (button.area for button in spec.buttons if button.id == "throw")
    own = page.overlay.view.unit_rect(area)
    assert abs(throw.center().x() - own.center().x()) <= 1


def test_captions_are_written_larger_with_large_text(qtbot: QtBot) -> None:
    heights = []
    for percent, writing in ((100, 1.0), (200, 1.45)):
        page, _ = make_page(qtbot, thrown(), *PEOPLE, percent=percent)
        scene = page.overlay.view.table_scene
        assert scene.geometry.writing == writing
        captions = [item for fact, item in scene.notes.signs.items() if isinstance(fact, CaptionFact)]
        heights.append(max(item.boundingRect().height() / scene.geometry.factor for item in captions))
    assert heights[1] > 1.3 * heights[0]


def test_the_lamp_of_a_plate_at_the_edge_is_whole(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, thrown(), *PEOPLE, percent=200)
    for plate in page.overlay.plates.values():
        assert 0 <= plate.geometry().left() < plate.geometry().right() <= page.overlay.width()


@pytest.mark.parametrize("language", ["en", "fr", "de", "nl", "es"])
@pytest.mark.parametrize("size", [(1152, 720), (1280, 800)])
def test_buttons_below_one_another_begin_in_one_line(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    match: Match[Any] = Match(games.load("chess"), Setup(2), LiveChance(1))
    page, _ = make_page(qtbot, match, *PEOPLE[:2], language=language, percent=200)
    page.resize(*size)
    settle()
    places = [paper(page, name) for name in page.overlay.buttons]
    assert len(places) == 2
    assert len({(place.left(), place.width()) for place in places}) == 1
    assert not places[0].intersects(places[1])


def taps(page: TablePage, *tokens: str) -> None:
    for token in tokens:
        click(page.overlay.view.viewport(), page.overlay.view.token_point(token).toPoint())
        settle()


@pytest.mark.parametrize("percent", [100, 200])
def test_dice_that_are_put_back_leave_the_caption_of_the_tray_free(qtbot: QtBot, percent: int) -> None:
    match: Match[Any] = Match(games.load("yams"), Setup(2), LiveChance(1))
    page, _ = make_page(qtbot, match, *PEOPLE[:2], percent=percent, size=(1024, 640))
    scene = page.overlay.view.table_scene
    dice = [f"d{number}" for number in range(1, 6)]
    for _ in range(2):
        click(page.overlay.buttons["throw"])
        settle()
        (caption,) = (i for f, i in scene.notes.signs.items() if isinstance(f, CaptionFact) and f.zone == "tray")
        line = caption.sceneBoundingRect()
        ink = line.adjusted(0, line.height() / 4, 0, -line.height() / 4)
        taps(page, *dice)
        assert {scene.items_of[die].at.zone for die in dice} == {"kept"}
        taps(page, *reversed(dice))
        for die in dice:
            item = scene.items_of[die]
            assert item.at.zone == "tray"
            half = max(page.context.art.size(item.true_face)) / 2 * item.rest.scale
            around = QTransform().translate(item.rest.x, item.rest.y).rotate(item.rest.turn)
            body = around.map(QPolygonF(QRectF(-half, -half, 2 * half, 2 * half)))
            spots = [scene.geometry.point(corner.x(), corner.y()) for corner in body.toList()]
            assert not QPolygonF(spots).intersects(QPolygonF(ink)), die


def test_a_refusal_ends_when_a_die_is_kept(qtbot: QtBot) -> None:
    match: Match[Any] = Match(games.load("yams"), Setup(2), LiveChance(1))
    page, _ = make_page(qtbot, match, *PEOPLE[:2])
    click(page.overlay.buttons["throw"])
    settle()
    told = page.overlay.strip.head
    upwards = page.overlay.view.place_point(Place("pad", 1)).toPoint()
    click(page.overlay.view.viewport(), upwards)
    assert page.overlay.strip.head != told
    assert page.messages.refusal is not None
    taps(page, "d1")
    assert page.messages.refusal is None
    assert page.overlay.strip.head == told
