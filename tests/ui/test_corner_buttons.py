"""The buttons of hands that act at the same time: for palms, and free of everything else."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from tabletop.match.players import Player
from tabletop.ui.common.paper_buttons import PaperButton
from tabletop.ui.match_page.table_page import TablePage
from tests.games.ratscrew_positions import laid
from tests.ui.race_kit import race_match, race_page

NAMES = ("Mila", "Jonas", "Oma", "Alexandra", "Ben", "Lea")
STACKS: dict[int, tuple[str | int, ...]] = {
    **{seats: ("KC 2C", *[9] * (seats - 1)) for seats in (2, 3, 4, 5)},
    6: ("KC 2C", *[8] * 5),
}
SIZES = ((1024, 640), (1280, 800), (1920, 1080))


def family_page(qtbot: QtBot, seats: int, size: tuple[int, int], text_percent: int = 100) -> TablePage:
    """A table at which everybody is a person and a contract is being paid."""
    match = race_match(*STACKS[seats])
    match.states[-1] = laid(match.state, "KC")
    page, _ = race_page(qtbot, match, *(Player(name) for name in NAMES[:seats]), pace=0.0)
    page.context.settings.text_percent = text_percent
    page.context.settings.language = "de"
    page.context.apply_language()
    page.context.apply_look()
    page.resize(*size)
    qtbot.wait(20)
    return page


def papers(page: TablePage) -> dict[str, QRect]:
    """The paper of each slap button, without the room for its shadow."""
    margin = PaperButton.MARGIN
    buttons = {name: button for name, button in page.overlay.buttons.items() if name.startswith("slap-")}
    return {name: button.geometry().adjusted(margin, margin, -margin, -margin) for name, button in buttons.items()}


def in_the_way(page: TablePage) -> list[QRect]:
    """Cards, hands, signs, the strip and the plates with the room that their lamp needs."""
    stage = page.overlay
    plates = [plate.geometry().adjusted(4, 4, -4, -4) for plate in stage.plates.values()]
    return [*stage.view.taken(), *plates, stage.strip.geometry().adjusted(9, 9, -9, -9)]


def covers(button: QRect, other: QRect) -> bool:
    """Whether a round button lies over any of a rectangle."""
    middle = button.center()
    x = max(other.left() - middle.x(), 0, middle.x() - other.right())
    y = max(other.top() - middle.y(), 0, middle.y() - other.bottom())
    return hypot(x, y) < button.width() / 2


@pytest.mark.slow
@pytest.mark.parametrize("seats", STACKS)
@pytest.mark.parametrize("size", SIZES)
def test_a_palm_has_room_and_covers_nothing(qtbot: QtBot, seats: int, size: tuple[int, int]) -> None:
    page = family_page(qtbot, seats, size)
    rects = list(papers(page).values())
    assert len(rects) == seats
    widths = {rect.width() for rect in rects}
    assert max(widths) - min(widths) <= 1, "nobody has a larger one than the others"
    factor = page.overlay.view.factor
    assert rects[0].width() >= int({2: 120, 6: 84}.get(seats, 104) * factor)
    for rect in rects:
        assert page.overlay.rect().contains(rect)
        assert not [other for other in [*in_the_way(page), *rects] if other != rect and covers(rect, other)]


def test_a_palm_grows_with_the_window(qtbot: QtBot) -> None:
    page = family_page(qtbot, 4, SIZES[0])
    widths = []
    for size in SIZES:
        page.resize(*size)
        qtbot.wait(20)
        widths.append(papers(page)["slap-0"].width())
    assert all(larger > 1.15 * smaller for smaller, larger in pairwise(widths))
    assert widths[0] > 96, "an inch, even in a small window"


@pytest.mark.slow
@pytest.mark.parametrize("seats", STACKS)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_large_words_leave_the_buttons_where_they_are(qtbot: QtBot, seats: int, size: tuple[int, int]) -> None:
    page = family_page(qtbot, seats, size, 200)
    rects = list(papers(page).values())
    strip = page.overlay.strip.geometry().adjusted(9, 9, -9, -9)
    for rect in rects:
        others = [*(other for other in rects if other != rect), *page.overlay.view.taken(), strip]
        assert not [other for other in others if covers(rect, other)]
        assert rect.width() >= 84
