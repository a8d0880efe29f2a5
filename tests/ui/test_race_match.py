"""A whole match in real time, from the shelf to the end screen: four people on one keyboard, and the computer."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop.core.model import Action
from tabletop.store.saves import load_save
from tests.ui.hands import key_of, settle
from tests.ui.matches import Family, known_luck, wait_for, window_of
from tests.ui.race_kit import SLUG


def press_key(family: Family, action: Action) -> None:
    """The key of whoever acts: one for turning a card, and one for each hand."""
    page = family.page
    wanted = "turn" if action.verb == "turn" else f"slap-{action.seat}"
    button = next(button for button in family.session.view().buttons if button.id == wanted)
    QTest.keyClick(page.window().focusWidget() or page, key_of(button))
    settle()


@pytest.mark.slow
def test_a_match_by_keys_from_the_key_test_to_the_end_screen(qtbot: QtBot, tmp_path: Path) -> None:
    with known_luck(5), window_of(tmp_path) as window:
        family = Family(window, 5)
        family.pass_key_test = lambda: None  # type: ignore[method-assign]
        family.sit_down(SLUG, people=4, computers=1)
        test = family.page.races.test
        assert test is not None
        assert [row.key for row in test.rows.values()] == ["X", "O", "E", "N"]
        for row, key in zip(test.rows.values(), "XOEN", strict=True):
            QTest.keyClick(window.focusWidget() or window, Qt.Key(ord(key)))
            assert row.is_lit
        wait_for(lambda: family.page.races.test is None, "the match to begin")
        family.play(way=lambda action: press_key(family, action))
        match = family.match
        assert match.result is not None
        assert family.page.end.isVisible()
        verbs = {(action.seat, action.verb) for action in family.acted}
        assert {verb for _, verb in verbs} == {"turn", "slap"}
        assert {seat for seat, _ in verbs} == {0, 1, 2, 3}
        (saved,) = tmp_path.glob("*.tabletop")
        assert load_save(saved).match.log == match.log


def test_a_saved_match_in_real_time_goes_on_where_it_stood(qtbot: QtBot, tmp_path: Path) -> None:
    with known_luck(6), window_of(tmp_path) as window:
        family = Family(window, 6)
        family.sit_down(SLUG)
        family.play(6)
        family.rest()
        log = list(family.match.log)
        window.show_shelf()
        family.go_on()
        assert family.match.log[: len(log)] == log
        assert family.page.races.test is None
        family.play(3)
        assert len(family.match.log) >= len(log) + 3
