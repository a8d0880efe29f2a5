"""Drop-downs and sliders on pages that scroll: the wheel, and the whole list."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea, QWidget

from tabletop.ui.settings.page import SettingsPage
from tests.ui.hands import settle
from tests.ui.matches import window_of


def turn_wheel(widget: QWidget) -> None:
    """One notch of a real wheel, down, over the middle of a widget."""
    handle = widget.window().windowHandle()
    assert handle is not None
    QTest.wheelEvent(handle, QPointF(widget.mapTo(widget.window(), widget.rect().center())), QPoint(0, -120))


@pytest.mark.parametrize("name", ["language", "look", "volume"])
def test_the_wheel_scrolls_the_page_and_changes_nothing(name: str) -> None:
    with window_of(None, size=(700, 420)) as window:
        window.show_settings()
        page = window.stack.currentWidget()
        assert isinstance(page, SettingsPage)
        area = page.findChild(QScrollArea)
        assert isinstance(area, QScrollArea)
        settle()
        control = getattr(page, name)
        bar = area.verticalScrollBar()
        area.ensureWidgetVisible(control)
        bar.setValue(min(bar.value(), bar.maximum() - 20))
        settings = window.context.settings
        before, at = (settings.language, settings.look, settings.volume), bar.value()
        turn_wheel(control)
        assert (settings.language, settings.look, settings.volume) == before
        assert bar.value() > at
        assert not control.hasFocus()


@pytest.mark.parametrize("text_percent", [100, 200])
def test_an_open_list_shows_its_last_entry_whole(text_percent: int) -> None:
    with window_of(None) as window:
        window.context.settings.text_percent = text_percent
        window.context.apply_look()
        window.show_settings()
        page = window.stack.currentWidget()
        assert isinstance(page, SettingsPage)
        settle()
        page.look.showPopup()
        settle()
        view = page.look.view()
        last = view.visualRect(view.model().index(page.look.count() - 1, 0))
        assert last.bottom() <= view.viewport().rect().bottom()
        assert view.sizeHintForColumn(0) <= view.viewport().width()
        assert view.verticalScrollBar().maximum() == 0
        page.look.hidePopup()
