"""Numbers that may be named: large, in even rows, and crossed out where the rules forbid one."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Gesture, GestureKind, Seat, Setup
from tabletop.core.rules import Check
from tabletop.core.table import ButtonSpec, Rect, TableSpec
from tabletop.core.view import Button, ButtonKind, View
from tabletop.match.match import Match
from tabletop.ui.common.number_button import NumberButton
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.table.button_places import place_of, shared
from tests.ui.table_kit import ANN, BEN, click, make_page
from tests.ui.toy import Toy, ToyState, note

AREA = Rect(210, 110, 220, 150)


class Naming(Toy):
    """The toy game, in which a number is named instead of a letter; `forbidden` may not be."""

    def __init__(self, most: int, forbidden: int) -> None:
        super().__init__(hidden=False)
        self._most, self._forbidden = most, forbidden
        self.checks = (*self.checks, Check("toy.up", lambda _, a: a.choice == forbidden, frozenset({"name"})))

    def candidates(self, state: ToyState, seat: Seat) -> Iterable[Action]:
        plays = (action for action in super().candidates(state, seat) if action.verb != "name")
        numbers = [Action(seat, "name", choice=n) for n in range(self._most + 1) if n != self._forbidden]
        return [*plays, *(numbers if seat == state.turn else [])]

    def table(self, setup: Setup) -> TableSpec:
        spec = super().table(setup)
        return replace(spec, buttons=(*spec.buttons, ButtonSpec("number", AREA)))

    def view(self, state: ToyState, seat: Seat | None) -> View:
        named = tuple(
            Button(
                f"number-{n}",
                note("Name it: {number}", number=n),
                ButtonKind.NUMBER,
                resting=n == self._forbidden,
                figure=n,
                group="number",
            )
            for n in range(self._most + 1)
        )
        return replace(super().view(state, seat), buttons=named)

    def interpret(self, state: ToyState, gesture: Gesture) -> tuple[Action, ...]:
        if gesture.kind is GestureKind.BUTTON:
            return (Action(gesture.seat, "name", choice=int(gesture.button.removeprefix("number-"))),)
        return super().interpret(state, gesture)


def page_of(qtbot: QtBot, most: int, forbidden: int, **looks: object) -> TablePage:
    page, _ = make_page(qtbot, Match(Naming(most, forbidden), Setup(2), LiveChance(1)), ANN, BEN, **looks)
    return page


@pytest.mark.parametrize("count", range(1, 19))
def test_a_group_shares_its_place_in_even_rows(count: int) -> None:
    found = shared(AREA, count)
    assert all(AREA.x <= r.x and r.x + r.width <= AREA.x + AREA.width for r in found)
    assert all(AREA.y <= r.y and r.y + r.height <= AREA.y + AREA.height for r in found)
    assert all(abs(a.x - b.x) >= a.width or abs(a.y - b.y) >= a.height for a, b in combinations(found, 2))
    assert min(r.width for r in found) >= 29, "large enough for a finger"
    assert len({(r.width, r.height) for r in found}) == 1


def test_a_button_without_a_group_has_its_own_place() -> None:
    alone = Button("pass", note("Pass"))
    assert place_of(alone, [alone], {"pass": AREA}) == AREA
    assert place_of(alone, [alone], {}) is None
    assert place_of(replace(alone, group="number"), [replace(alone, group="number")], {}) is None


def test_a_number_is_named_by_a_click(qtbot: QtBot) -> None:
    page = page_of(qtbot, 5, 2)
    button = page.overlay.buttons["number-3"]
    assert button.accessibleName() == "Name it: 3"
    click(button)
    assert page.session.match.log[-1].action == Action(0, "name", choice=3)


def test_a_forbidden_number_is_crossed_out_and_answers_with_its_rule(qtbot: QtBot) -> None:
    page = page_of(qtbot, 5, 2)
    crossed = page.overlay.buttons["number-2"]
    assert crossed.isEnabled()
    assert has_colour(crossed, page.context.theme.bad)
    assert not has_colour(page.overlay.buttons["number-3"], page.context.theme.bad)
    click(crossed)
    assert len(page.session.match.log) == 1
    assert (page.overlay.strip.head, page.overlay.strip.below) == ("Only a higher card may be laid.", "Rule 2")


@pytest.mark.parametrize(("size", "percent"), [((1280, 800), 100), ((1024, 640), 100), ((1280, 800), 200)])
def test_numbers_never_lie_on_each_other(qtbot: QtBot, size: tuple[int, int], percent: int) -> None:
    page = page_of(qtbot, 17, 0, size=size, percent=percent)
    papers = [paper(button) for button in page.overlay.buttons.values() if isinstance(button, NumberButton)]
    assert len(papers) == 18
    assert not any(a.intersects(b) for a, b in combinations(papers, 2))
    assert min(min(p.width(), p.height()) for p in papers) >= 34


def paper(button: NumberButton) -> QRect:
    margin = button.MARGIN
    return button.geometry().adjusted(margin, margin, -margin, -margin)


def has_colour(button: object, colour: str) -> bool:
    assert isinstance(button, NumberButton)
    image: QImage = button.grab().toImage()
    wanted = QColor(colour).rgb()
    return any(image.pixelColor(x, y).rgb() == wanted for x in range(image.width()) for y in range(image.height()))


def test_a_click_that_finds_its_button_gone_does_nothing(qtbot: QtBot) -> None:
    page = page_of(qtbot, 4, 5)
    button, before = page.overlay.buttons["number-2"], len(page.session.match.log)
    page.overlay.buttons.show((), page.context.words, ())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert len(page.session.match.log) == before
