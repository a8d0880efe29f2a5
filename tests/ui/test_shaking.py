"""Dice are shaken by hand: the cup is dragged to and fro, or the space bar held; letting go throws."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Place, Setup, TokenKind
from tabletop.core.view import CueKind
from tabletop.match.match import Match
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.table.items import TokenItem
from tabletop.ui.table.tumbling import GATHER_MS, KNOCK, LAID, RATTLE, ROLL_MS, THROW
from tests.ui.hands import click, settle
from tests.ui.table_kit import ANN, BEN, Hourglass, make_page

LEFT = Qt.MouseButton.LeftButton
CUP, SPACE = Place("cup"), Qt.Key.Key_Space


@pytest.fixture
def yams(qtbot: QtBot) -> tuple[TablePage, Hourglass]:
    return table(qtbot, "yams")


def table(qtbot: QtBot, slug: str, speed: str = "normal") -> tuple[TablePage, Hourglass]:
    game = games.load(slug)
    match: Match[Any] = Match(game, Setup(game.info.seats[0]), LiveChance(1))
    page, _ = make_page(qtbot, match, *(ANN, BEN)[: match.setup.seats], speed=speed, pace=1.0)
    return page, Hourglass(page)


def dice(page: TablePage) -> list[TokenItem]:
    scene = page.overlay.view.table_scene
    return [scene.items_of[token] for token, p in sorted(scene.placements.items()) if p.kind is TokenKind.DIE]


def cup(page: TablePage) -> QPoint:
    return page.overlay.view.place_point(CUP).toPoint()


def throws(page: TablePage) -> int:
    """How often dice have been thrown."""
    match = page.session.match
    cues = (match.cues(None, index) for index in range(1, len(match.log)))
    return sum(any(cue.kind is CueKind.ROLL for cue in those) for those in cues)


def grab(page: TablePage, start: QPoint) -> None:
    viewport = page.overlay.view.viewport()
    QTest.mouseMove(viewport, start)
    QTest.mousePress(viewport, LEFT, Qt.KeyboardModifier.NoModifier, start)


def to_and_fro(page: TablePage, glass: Hourglass, start: QPoint, swings: int = 4) -> QPoint:
    """Drag from side to side with the button down; where that ends."""
    at = start
    for swing in range(swings):
        for step in (6, 14, 22, 30):
            at = start + QPoint(step if swing % 2 else -step, -step // 3)
            QTest.mouseMove(page.overlay.view.viewport(), at)
            glass.run(30)
    return at


def let_go(page: TablePage, at: QPoint) -> None:
    QTest.mouseRelease(page.overlay.view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at)


def lies_at_home(page: TablePage) -> bool:
    """Whether all dice lie where they belong, and the cup stands where it does."""
    page.overlay.finish()
    scene = page.overlay.view.table_scene
    places = all(item.now == item.rest and item.isVisible() for item in dice(page))
    return places and all(item.rotation() == 0 for item in scene.cups.items)


def heard(page: TablePage) -> list[str]:
    found: list[str] = []
    page.overlay.view.table_scene.motion.heard.connect(found.append)
    return found


# The cup


def test_a_cup_is_shaken_and_let_go(yams: tuple[TablePage, Hourglass]) -> None:
    page, glass = yams
    sounds, scene = heard(page), page.overlay.view.table_scene
    (picture,) = scene.cups.items
    stood = picture.pos()
    grab(page, cup(page))
    at = to_and_fro(page, glass, cup(page))
    assert not any(item.isVisible() for item in dice(page)), "they are in the cup"
    assert picture.pos() != stood
    assert sounds.count(RATTLE) >= 2
    assert throws(page) == 0
    held = QPointF(picture.pos())
    let_go(page, at)
    assert throws(page) == 1
    glass.run(ROLL_MS * 0.25)
    assert any(item.isVisible() for item in dice(page)), "they need not be gathered first"
    assert (picture.pos() - held).manhattanLength() < (stood - held).manhattanLength() + 60
    glass.run(ROLL_MS * 0.75)
    assert not page.overlay.view.is_moving
    assert THROW in sounds
    assert KNOCK in sounds
    assert lies_at_home(page)
    assert (picture.pos() - stood).manhattanLength() < 1


def test_a_tap_on_the_cup_throws_at_once(yams: tuple[TablePage, Hourglass]) -> None:
    page, _ = yams
    click(page.overlay.view.viewport(), cup(page))
    assert throws(page) == 1


def test_a_throw_begun_before_the_dice_are_in_the_cup_goes_on(yams: tuple[TablePage, Hourglass]) -> None:
    page, glass = yams
    grab(page, cup(page))
    QTest.mouseMove(page.overlay.view.viewport(), cup(page) + QPoint(12, 0))
    glass.run(60)
    let_go(page, cup(page) + QPoint(12, 0))
    assert throws(page) == 1
    assert all(item.isVisible() for item in dice(page)), "on their way into it"
    glass.run(ROLL_MS + GATHER_MS)
    assert not page.overlay.view.is_moving


def test_only_loose_dice_go_into_the_cup(yams: tuple[TablePage, Hourglass]) -> None:
    page, glass = yams
    click(page.overlay.buttons["throw"])
    glass.run(5000)
    settle()
    for token in ("d1", "d2"):
        click(page.overlay.view.viewport(), page.overlay.view.token_point(token).toPoint())
        glass.run(500)
    grab(page, cup(page))
    at = to_and_fro(page, glass, cup(page))
    assert {item.token for item in dice(page) if item.isVisible()} == {"d1", "d2"}
    let_go(page, at)
    assert throws(page) == 2
    glass.run(2000)
    assert {item.token for item in dice(page) if item.at.zone == "kept"} == {"d1", "d2"}


def test_dice_that_count_stay_where_they_lie_while_the_others_are_shaken(qtbot: QtBot) -> None:
    for seed in range(40):
        match: Match[Any] = Match(games.load("ten_thousand"), Setup(2), LiveChance(seed))
        match.submit(Action(0, "throw"), chance=LiveChance(seed))
        kept = [p.token for p in match.view(0).placements if p.pips == 1]
        if len(kept) == 1 and not any(p.pips == 5 for p in match.view(0).placements):
            break
    page, _ = make_page(qtbot, match, ANN, BEN, speed="normal", pace=1.0)
    glass = Hourglass(page)
    grab(page, cup(page))
    at = to_and_fro(page, glass, cup(page))
    assert [item.token for item in dice(page) if item.isVisible()] == kept
    let_go(page, at)
    assert throws(page) == 2


def test_a_cup_that_may_not_be_thrown_is_not_shaken_and_says_why(yams: tuple[TablePage, Hourglass]) -> None:
    page, glass = yams
    for _ in range(3):
        click(page.overlay.view.viewport(), cup(page))
        glass.run(5000)
        settle()
    assert throws(page) == 3
    grab(page, cup(page))
    at = to_and_fro(page, glass, cup(page))
    assert all(item.isVisible() for item in dice(page))
    let_go(page, at)
    click(page.overlay.view.viewport(), cup(page))
    assert throws(page) == 3
    assert page.messages.refusal is not None


def escape(page: TablePage) -> None:
    QTest.keyClick(page.overlay.view, Qt.Key.Key_Escape)


def resize(page: TablePage) -> None:
    page.resize(page.width() - 90, page.height() - 40)
    settle()


def other_button(page: TablePage) -> None:
    right = Qt.MouseButton.RightButton
    QTest.mouseClick(page.overlay.view.viewport(), right, Qt.KeyboardModifier.NoModifier, QPoint(9, 9))


def undo(page: TablePage) -> None:
    page.session.undone.emit(len(page.session.match.log))


@pytest.mark.parametrize("slug", ["yams", "goose"])
@pytest.mark.parametrize("breaks", [escape, resize, other_button, undo])
def test_what_comes_in_between_puts_everything_back(qtbot: QtBot, slug: str, breaks: Any) -> None:
    page, glass = table(qtbot, slug)
    start = cup(page) if slug == "yams" else page.overlay.view.token_point(dice(page)[0].token).toPoint()
    grab(page, start)
    at = to_and_fro(page, glass, start)
    assert page.overlay.view.hand.shaker.shakes
    breaks(page)
    assert not page.overlay.view.hand.shaker.shakes
    let_go(page, at)
    assert throws(page) == 0
    assert lies_at_home(page)
    assert page.messages.refusal is None


# The space bar


def hold(page: TablePage, kind: QEvent.Type, repeats: bool = False) -> None:
    """A key event of the space bar, as the keyboard sends it."""
    event = QKeyEvent(kind, SPACE, Qt.KeyboardModifier.NoModifier, " ", repeats)
    QApplication.sendEvent(page.overlay.view, event)


@pytest.mark.parametrize("slug", ["yams", "ten_thousand", "ludo", "goose"])
def test_the_space_bar_shakes_as_long_as_it_is_held(qtbot: QtBot, slug: str) -> None:
    page, glass = table(qtbot, slug)
    sounds = heard(page)
    page.overlay.view.take_focus()
    QTest.keyPress(page.overlay.view, SPACE)
    glass.run(GATHER_MS + 10)
    for _ in range(20):
        hold(page, QEvent.Type.KeyPress, repeats=True)
        hold(page, QEvent.Type.KeyRelease, repeats=True)
        glass.run(40)
    assert throws(page) == 0
    assert sounds.count(RATTLE) > 4
    assert page.overlay.view.hand.shaker.shakes
    QTest.keyRelease(page.overlay.view, SPACE)
    assert throws(page) == 1
    glass.run(ROLL_MS + 10)
    assert not page.overlay.view.is_moving
    assert lies_at_home(page)


@pytest.mark.parametrize("slug", ["yams", "ludo"])
def test_the_space_bar_pressed_shortly_throws(qtbot: QtBot, slug: str) -> None:
    page, _ = table(qtbot, slug)
    page.overlay.view.take_focus()
    QTest.keyClick(page.overlay.view, SPACE)
    assert throws(page) == 1


@pytest.mark.parametrize("slug", ["yams", "goose"])
@pytest.mark.parametrize("breaks", [escape, resize, other_button, undo])
def test_a_space_bar_that_was_broken_off_throws_nothing(qtbot: QtBot, slug: str, breaks: Any) -> None:
    page, glass = table(qtbot, slug)
    page.overlay.view.take_focus()
    QTest.keyPress(page.overlay.view, SPACE)
    glass.run(300)
    breaks(page)
    QTest.keyRelease(page.overlay.view, SPACE)
    assert throws(page) == 0
    assert lies_at_home(page)


def test_the_focus_goes_away_while_the_space_bar_is_held(yams: tuple[TablePage, Hourglass]) -> None:
    page, glass = yams
    page.overlay.view.take_focus()
    QTest.keyPress(page.overlay.view, SPACE)
    glass.run(300)
    page.overlay.buttons["throw"].setFocus()
    settle()
    assert not page.overlay.view.hand.shaker.shakes
    assert throws(page) == 0
    assert lies_at_home(page)


# The hand


@pytest.mark.parametrize("slug", ["ludo", "goose"])
def test_dice_without_a_cup_are_shaken_in_the_hand(qtbot: QtBot, slug: str) -> None:
    page, glass = table(qtbot, slug)
    sounds, first = heard(page), dice(page)[0]
    start = page.overlay.view.token_point(first.token).toPoint()
    grab(page, start)
    at = to_and_fro(page, glass, start)
    assert all(item.now != item.rest for item in dice(page)), "all of them are in the hand"
    assert RATTLE in sounds
    let_go(page, at)
    assert throws(page) == 1
    assert page.messages.refusal is None
    glass.run(ROLL_MS + 10)
    assert lies_at_home(page)


# Little motion


@pytest.mark.parametrize("slug", ["yams", "ludo"])
def test_with_little_motion_nothing_moves_and_letting_go_throws(qtbot: QtBot, slug: str) -> None:
    page, glass = table(qtbot, slug, speed="off")
    sounds = heard(page)
    start = cup(page) if slug == "yams" else page.overlay.view.token_point("die").toPoint()
    grab(page, start)
    at = to_and_fro(page, glass, start)
    assert lies_at_home(page)
    let_go(page, at)
    assert throws(page) == 1
    assert lies_at_home(page)
    assert set(sounds) == {RATTLE}


# Sounds


def played(page: TablePage, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []
    monkeypatch.setattr(page.context.sound, "play", found.append)
    return found


@pytest.mark.parametrize("slug", ["yams", "goose"])
def test_dice_are_heard_as_they_are_seen(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, slug: str) -> None:
    page, glass = table(qtbot, slug)
    sounds = played(page, monkeypatch)
    click(page.overlay.buttons["throw"])
    out_of_a_cup = slug == "yams"
    assert sounds == ([RATTLE] if out_of_a_cup else [THROW])
    glass.run(GATHER_MS + 20)
    assert sounds.count(THROW) == 1
    assert KNOCK not in sounds
    glass.run(ROLL_MS)
    assert 1 <= sounds.count(KNOCK) <= 7
    assert "die" not in sounds


def test_with_little_motion_a_throw_is_one_sound(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    page, _ = table(qtbot, "yams", speed="off")
    sounds = played(page, monkeypatch)
    click(page.overlay.buttons["throw"])
    assert sounds == ["die"]


def test_a_die_is_heard_when_it_is_laid_into_the_rail(
    yams: tuple[TablePage, Hourglass], monkeypatch: pytest.MonkeyPatch
) -> None:
    page, glass = yams
    click(page.overlay.buttons["throw"])
    glass.run(5000)
    settle()
    sounds = played(page, monkeypatch)
    click(page.overlay.view.viewport(), page.overlay.view.token_point("d3").toPoint())
    glass.run(500)
    assert sounds == [LAID]
    click(page.overlay.view.viewport(), page.overlay.view.token_point("d3").toPoint())
    glass.run(500)
    assert sounds == [LAID], "felt makes no noise"


def test_the_past_is_silent(yams: tuple[TablePage, Hourglass], monkeypatch: pytest.MonkeyPatch) -> None:
    page, glass = yams
    for _ in range(2):
        click(page.overlay.buttons["throw"])
        glass.run(5000)
        settle()
    sounds = played(page, monkeypatch)
    page.history.go(1)
    page.history.go(2)
    glass.run(2000)
    assert sounds == []
