"""Pictures that a function keeps: the same one again, and no more of them than their bytes allow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtGui import QPixmap

from tabletop.ui.common.painted import _shadow_picture
from tabletop.ui.look.covers import _cover
from tabletop.ui.look.icons import icon, icon_pixmap
from tabletop.ui.look.painting.animals import animal_pixmap
from tabletop.ui.look.painting.store import Kept, kept, weight

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_function_keeps_its_pictures_by_their_weight() -> None:
    made: list[int] = []

    @kept(3 * 10 * 10 * 4, weight)
    def square(side: int, dpr: float = 1.0) -> QPixmap:
        made.append(side)
        return QPixmap(side, side)

    first = square(10)
    assert square(10) is first
    assert square(10, dpr=2.0) is not first
    assert [square(side).width() for side in (9, 10, 8, 10)] == [9, 10, 8, 10]
    assert made == [10, 10, 9, 8]
    assert len(square.store) == 3, "the one for two pixels was not asked for longest"
    square(100)
    assert len(square.store) == 1
    assert square.store.kept_bytes == 100 * 100 * 4
    square.store.clear()
    assert len(square.store) == square.store.kept_bytes == 0
    square(10)
    assert len(square.store) == 1


@pytest.mark.parametrize(
    ("pictures", "arguments", "most"),
    [
        (_cover, lambda side: ("ludo", "Ludo", 800 + side, 1.0), 13),
        (icon, lambda side: ("undo", "#2B2733", 150 + side, "#888888"), 15),
        (icon_pixmap, lambda side: ("undo", "#2B2733", 150 + side, 3.0), 15),
        (animal_pixmap, lambda side: ("fox", 400 + side), 13),
        (_shadow_picture, lambda side: ((0.0, 0.0, 600.0 + side, 700.0), 4.0, 1.0, 1.0), 10),
    ],
)
def test_many_sizes_do_not_fill_the_memory(
    pictures: Kept[..., Any], arguments: Callable[[int], tuple[Any, ...]], most: int
) -> None:
    pictures.store.clear()
    newest = [pictures(*arguments(side)) for side in range(most + 5)][-1]
    assert len(pictures.store) <= most
    assert pictures(*arguments(most + 4)) is newest
    pictures.store.clear()
