"""A monkey at the window breaks nothing; see `monkeys`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tabletop.store.saves import load_save
from tabletop.ui.main_window import MainWindow
from tests.kinds import EVERY_MATCH, ONE_OF_EACH_KIND
from tests.ui.matches import known_luck, window_of
from tests.ui.monkeys import Monkey, check_match

FEW_STEPS, STEPS, MANY_STEPS = 15, 40, 70


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where matches are saved."""
    return tmp_path / "matches"


@pytest.fixture
def window(qtbot: QtBot, folder: Path) -> Iterator[MainWindow]:
    """A window that saves into an empty folder, with known luck."""
    with known_luck(1), window_of(folder) as found:
        yield found


def run(window: MainWindow, slug: str, seed: int, steps: int, folder: Path) -> None:
    """The monkey, and afterwards the files that it left."""
    monkey = Monkey(window, slug, seed)
    monkey.sit_down(slug)
    monkey.run(steps)
    check_match(window)
    monkey.let_go()
    window.show_shelf()
    files = list(folder.iterdir())
    assert files
    for path in files:
        load_save(path)


@pytest.mark.parametrize("slug", EVERY_MATCH)
def test_a_monkey_breaks_nothing(window: MainWindow, slug: str, folder: Path) -> None:
    run(window, slug, 41, STEPS if slug in ONE_OF_EACH_KIND else FEW_STEPS, folder)


@pytest.mark.slow
@pytest.mark.parametrize("slug", ONE_OF_EACH_KIND)
def test_a_patient_monkey_breaks_nothing(window: MainWindow, slug: str, folder: Path) -> None:
    run(window, slug, 50, MANY_STEPS, folder)
