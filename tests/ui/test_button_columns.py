"""Buttons below one another: equally wide, in one line, beside nothing that they cover; what is seldom pressed is drawn
on the cloth only."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, QSize
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Setup
from tabletop.core.table import Rect
from tabletop.core.view import ButtonKind
from tabletop.match.match import Match
from tabletop.ui.common.paper_buttons import PaperButton
from tabletop.ui.match_page.button_columns import column_of, room_of, stacked
from tabletop.ui.match_page.table_page import TablePage
from tests.ui.table_kit import ANN, BEN, make_page

BOARDS = ("chess", "draughts", "nine_mens_morris")
AREAS = {"up": Rect(9, 10, 80, 20), "low": Rect(9, 50, 80, 20), "other": Rect(200, 10, 80, 20)}
SHORT, LONG = [QSize(60, 40)], [QSize(160, 40), QSize(90, 60)]


def papers(page: TablePage) -> list[QRect]:
    """The buttons on the cloth, without the room for their shadows, from above."""
    margin = PaperButton.MARGIN
    found = [button.geometry().adjusted(margin, margin, -margin, -margin) for button in page.overlay.buttons.values()]
    return sorted(found, key=QRect.top)


def board_page(qtbot: QtBot, slug: str, language: str, size: tuple[int, int], percent: int, offers: bool) -> TablePage:
    """A match on a board; `offers`: a draw has been offered."""
    match = Match(games.load(slug), Setup(2), LiveChance(1))
    page, _ = make_page(qtbot, match, ANN, BEN, language=language, size=size, percent=percent)
    if offers:
        page.session.play(Action(min(match.active), "offer-draw"))
    return page


@pytest.mark.slow
@pytest.mark.parametrize("slug", BOARDS)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("size", "percent"), [((640, 480), 200), ((1024, 640), 200), ((1280, 800), 100)])
@pytest.mark.parametrize("offers", [False, True])
def test_they_stand_in_one_line_and_cover_nothing(
    qtbot: QtBot, slug: str, language: str, size: tuple[int, int], percent: int, offers: bool
) -> None:
    page = board_page(qtbot, slug, language, size, percent, offers)
    stage, found = page.overlay, papers(page)
    assert len(found) == (3 if offers else 2)
    assert len({(paper.left(), paper.width()) for paper in found}) == 1
    assert all(lower.top() - upper.bottom() >= 8 for upper, lower in pairwise(found))
    lying = [stage.view.unit_rect(backdrop.area) for backdrop in page.spec.backdrops]
    lying += [*stage.view.taken(), stage.strip.geometry(), *(plate.geometry() for plate in stage.plates.values())]
    assert not [(paper, other) for paper in found for other in lying if paper.intersects(other)]
    assert all(stage.rect().contains(paper) for paper in found)


@pytest.mark.parametrize("slug", BOARDS)
def test_what_is_hardly_ever_pressed_keeps_back(slug: str) -> None:
    match = Match(games.load(slug), Setup(2), LiveChance(1))
    assert {button.id: button.kind for button in match.view(None).buttons} == {
        "offer-draw": ButtonKind.SELDOM,
        "resign": ButtonKind.SELDOM,
    }
    match.submit(Action(min(match.active), "offer-draw"), chance=LiveChance(1), at_ms=0)
    kinds = [button.kind for button in match.view(None).buttons]
    assert kinds == [ButtonKind.MAIN, ButtonKind.PLAIN, ButtonKind.SELDOM], "an offer wants its answer"


def test_a_column_is_what_lies_below_one_another() -> None:
    assert column_of("low", AREAS, AREAS) == ("up", "low")
    assert column_of("other", AREAS, AREAS) == ()
    assert column_of("up", ("up", "other"), AREAS) == ()
    assert column_of("low", ("up", "other"), AREAS) == ()
    assert column_of("nowhere", AREAS, AREAS) == ()
    assert column_of("up", AREAS, {**AREAS, "low": AREAS["up"]}) == (), "one shows at a time"
    assert room_of("low", AREAS) == Rect(9, 10, 80, 60)


def test_words_stay_in_one_line_while_there_is_cloth_beside_them() -> None:
    room = QRect(10, 100, 80, 200)
    wide, narrow = QRect(0, 0, 300, 400), QRect(0, 0, 120, 400)
    assert [rect.size() for rect in stacked(room, 30, [SHORT, LONG], wide)] == [QSize(160, 40), QSize(160, 40)]
    assert [rect.size() for rect in stacked(room, 30, [SHORT, LONG], narrow)] == [QSize(90, 40), QSize(90, 60)]
    upper, lower = stacked(room, 50, [SHORT, SHORT], wide)
    assert (upper.top() - room.top(), room.bottom() - lower.bottom()) == (41, 42)
    assert max(rect.right() for rect in stacked(QRect(90, 0, 20, 50), 30, [SHORT, LONG], narrow)) <= narrow.right()


def test_a_column_stays_on_the_table() -> None:
    bounds = QRect(0, 0, 300, 400)
    for room in (QRect(10, 0, 80, 60), QRect(10, 340, 80, 60)):
        assert all(bounds.contains(rect) for rect in stacked(room, 20, [SHORT, SHORT, SHORT], bounds))
