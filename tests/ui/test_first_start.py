"""What the system says of motion and of the screen, until the person has chosen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from tabletop.store.settings import Settings, SettingsFile
from tabletop.ui.app import LOST_SETTINGS, greet, wants_large_text
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.system_motion import reduced_motion
from tabletop.ui.look.art import Art
from tabletop.ui.main_window import MainWindow, first_size
from tabletop.ui.settings.page import SettingsPage
from tests.ui.shell_parts import click, fresh_context


@pytest.mark.parametrize(
    ("said", "calm"),
    [
        ({}, False),
        ({"reduced-motion": 1}, True),
        ({"reduced-motion": 0, "enable-animations": True}, False),
        ({"enable-animations": False}, True),
        ({"AnimationDurationFactor": "0"}, True),
        ({"AnimationDurationFactor": "1.0"}, False),
    ],
)
def test_the_desktop_says_whether_it_wants_little_motion(said: dict[str, object], calm: bool) -> None:
    assert reduced_motion(lambda group, name: said.get(name)) is calm


def test_without_a_desktop_nobody_says_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    assert reduced_motion() is False


def test_the_system_counts_until_the_person_sets_a_speed(qtbot: QtBot) -> None:
    context = AppContext(Settings(), Art)
    assert (context.speed_name, context.speed) == ("normal", 1.0)
    with qtbot.waitSignal(context.looks_changed):
        context.set_calm(True)
    assert (context.speed_name, context.speed) == ("off", 0.0)
    page = SettingsPage(context)
    qtbot.addWidget(page)
    page.resize(900, 700)
    with qtbot.waitExposed(page):
        page.show()
    assert page.speed.value() == "off"
    click(page.speed.button("gentle"))
    assert context.speed == 1.7
    context.set_calm(False)
    assert context.speed == 1.7


@pytest.mark.parametrize(
    ("width", "height", "dpr", "large"),
    [(3840, 2120, 1.0, True), (1920, 1080, 1.0, False), (1920, 1060, 2.0, False), (3440, 1400, 1.0, False)],
)
def test_larger_words_are_for_very_large_screens(width: int, height: int, dpr: float, large: bool) -> None:
    assert wants_large_text(QSize(width, height), dpr) is large


def test_the_offer_of_larger_words(qtbot: QtBot) -> None:
    context = fresh_context()
    window = MainWindow(context)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.commands.suggest_large_text()
    assert window.notice.isVisible()
    click(window.notice.button)
    assert context.settings.text_percent == 200
    assert context.metrics.scale == 2.0
    assert not window.notice.isVisible()


@pytest.mark.parametrize(("written", "told"), [('{\n  "volume": 30\n}', False), ('{\n  "volume": 3O\n}', True)])
def test_settings_that_cannot_be_read_are_told_of(qtbot: QtBot, tmp_path: Path, written: str, told: bool) -> None:
    path = tmp_path / "settings.json"
    path.write_text(written, "utf-8")
    window = MainWindow(fresh_context())
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    greet(window, SettingsFile.open(path))
    assert window.notice.isVisible() is told
    if told:
        assert window.notice.label.text() == LOST_SETTINGS.source
        window.show_settings()
        assert window.notice.isVisible(), "it concerns the whole program"


def test_only_the_first_start_is_the_first(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    settings = SettingsFile.open(path)
    assert settings.is_first
    settings.save()
    assert not SettingsFile.open(path).is_first


@pytest.mark.parametrize(
    ("room", "size"),
    [
        ((1024, 640), (1024, 640)),
        ((1366, 728), (1280, 728)),
        ((1920, 1040), (1536, 832)),
        ((3840, 2120), (3072, 1696)),
    ],
)
def test_the_first_window_is_as_large_as_its_screen_asks(room: tuple[int, int], size: tuple[int, int]) -> None:
    assert first_size(QSize(*room)) == QSize(*size)
