"""The settings hold at once and are kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from tabletop.store.settings import SettingsFile
from tabletop.ui.common.context import AppContext
from tabletop.ui.look.art import Art
from tabletop.ui.settings.page import SettingsPage
from tests.ui.shell_parts import click, fresh_context, tell_language


def settings_page(qtbot: QtBot, context: AppContext | None = None) -> SettingsPage:
    """The page on the screen."""
    page = SettingsPage(context or fresh_context())
    qtbot.addWidget(page)
    page.resize(1024, 800)
    page.show()
    QApplication.processEvents()
    return page


def choose(combo: QComboBox, value: str) -> None:
    """What a click on an item of the list does."""
    combo.setCurrentIndex(combo.findData(value))
    combo.activated.emit(combo.currentIndex())


def test_a_new_look_holds_at_once(qtbot: QtBot) -> None:
    page = settings_page(qtbot)
    with qtbot.waitSignal(page.context.looks_changed):
        choose(page.look, "evening")
    assert page.context.theme.name == "evening"
    choose(page.look, "hc-light")
    assert page.context.theme.high_contrast


def test_the_text_grows_at_once(qtbot: QtBot) -> None:
    page = settings_page(qtbot)
    before = page.context.metrics.body_px
    click(page.text_size.button("200"))
    assert page.context.metrics.body_px == 2 * before
    assert page.bar.height() > 60


def test_language_changes_at_once_and_back(qtbot: QtBot) -> None:
    page = settings_page(qtbot)
    choose(page.language, "de")
    tell_language()
    assert page.bar.title.text() == "Einstellungen"
    assert page.language.currentData() == "de"
    choose(page.language, "en")
    tell_language()
    assert page.bar.title.text() == "Settings"


def test_speed_colours_and_sound(qtbot: QtBot) -> None:
    page = settings_page(qtbot)
    click(page.speed.button("gentle"))
    assert page.context.speed == 1.7
    art = page.context.art
    qtbot.mouseClick(page.four_colours, Qt.MouseButton.LeftButton)
    assert page.context.settings.four_colours
    assert page.context.art is not art
    assert page.context.art.four_colours
    qtbot.mouseClick(page.numbers, Qt.MouseButton.LeftButton)
    assert not page.context.settings.numbers
    assert not page.context.art.numbers
    qtbot.mouseClick(page.by_rank, Qt.MouseButton.LeftButton)
    assert page.context.settings.by_rank
    qtbot.mouseClick(page.lit, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.one_click, Qt.MouseButton.LeftButton)
    assert (page.context.settings.lit, page.context.settings.one_click) == (False, True)
    page.volume.setValue(30)
    assert page.context.settings.volume == 30
    assert page.context.sound.volume == 30
    assert page.context.sound.muted


def test_opening_the_page_changes_nothing(qtbot: QtBot) -> None:
    context = fresh_context("fr", text_percent=150, volume=12, look="hc-dark", speed="quick")
    page = settings_page(qtbot, context)
    kept = context.settings
    assert (kept.language, kept.text_percent, kept.volume, kept.look) == ("fr", 150, 12, "hc-dark")
    assert (page.text_size.value(), page.speed.value(), page.look.currentData()) == ("150", "quick", "hc-dark")
    context.language.use("en")


def test_what_is_chosen_is_there_at_the_next_start(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    kept = SettingsFile.open(path)
    kept.settings.muted = kept.settings.by_rank = True
    page = settings_page(qtbot, AppContext(kept.settings, Art, kept.save))
    choose(page.look, "evening")
    click(page.text_size.button("125"))
    again = SettingsFile.open(path).settings
    assert (again.look, again.text_percent, again.muted, again.by_rank) == ("evening", 125, True, True)


@pytest.mark.parametrize("width", [300, 1024, 2000])
def test_the_page_fits_any_window(qtbot: QtBot, width: int) -> None:
    page = settings_page(qtbot, fresh_context("de", text_percent=200))
    page.resize(width, 600)
    QApplication.processEvents()
    assert not page.grab().isNull()
    page.context.language.use("en")


def test_the_controls_stand_in_line_again_when_the_text_is_smaller(qtbot: QtBot) -> None:
    page = settings_page(qtbot)
    controls = (page.language, page.look, page.text_size, page.speed, page.volume)
    before = [control.mapTo(page, control.rect().topLeft()).x() for control in controls]
    for percent in ("200", "100"):
        click(page.text_size.button(percent))
        QApplication.processEvents()
    qtbot.waitUntil(lambda: [control.mapTo(page, control.rect().topLeft()).x() for control in controls] == before)
