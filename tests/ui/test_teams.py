"""Partners: they look together, and plates, score and the end of the match name them together."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tabletop.core.info import GameInfo
from tabletop.match.players import Player
from tabletop.ui.match_page.table_page import TablePage
from tests.ui.table_kit import ANN, BEN, BOT, click, make_page, open_curtain, speak
from tests.ui.team_toy import FACES, signals_match
from tests.ui.toy import Toy

MIA, TOM = Player("Mia"), Player("Tom")
_ACROSS = Qt.Orientation.Horizontal


def seen(page: TablePage) -> list[str | None]:
    """What the cards on the table show."""
    return [placement.face for placement in page.session.view().placements]


def test_teams_and_those_who_play_alone() -> None:
    info: GameInfo = signals_match().game.info
    assert info.team_of(2) == (0, 2)
    assert info.parties(4) == ((0, 2), (1, 3))
    assert Toy().info.parties(3) == ((0,), (1,), (2,))


def test_the_curtain_opens_for_both_partners_and_for_nobody_else(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, signals_match(), ANN, BEN, MIA, TOM)
    assert page.curtain.is_down
    assert page.curtain.name_label.text() == "Ann and Mia"
    assert page.curtain.button.text() == "We are Ann and Mia"
    open_curtain(page)
    click(page.overlay.buttons[FACES[1]])
    assert page.curtain.is_down
    assert page.curtain.name_label.text() == "Ben and Tom"
    open_curtain(page)
    assert seen(page) == [None], "the other team's signal stays hidden"
    click(page.overlay.buttons[FACES[0]])
    assert not page.curtain.isVisible()


def test_a_person_with_a_computer_as_a_partner_looks_alone(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, signals_match(), ANN, BEN, BOT, TOM)
    assert page.curtain.name_label.text() == "Ann"
    assert page.curtain.button.text() == "I am Ann"


def test_the_calling_of_a_team_is_translated(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, signals_match(), ANN, BEN, MIA, TOM)
    speak(page, "fr")
    assert page.curtain.button.text() == "Nous sommes Ann et Mia"


def test_the_plates_name_the_partner(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, signals_match(), ANN, BEN, MIA, TOM)
    open_curtain(page)
    plates = page.overlay.plates
    assert [plates[seat].facts.partner_names for seat in range(4)] == ["Mia", "Tom", "Ann", "Ben"]
    assert plates[0].facts.partners == (page.colours[2],)
    assert "plays with Mia" in plates[0].accessibleName()
    assert "plays with Mia" in plates[0].toolTip()


def test_partners_have_one_column_of_the_score(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, signals_match(), ANN, BEN, MIA, TOM)
    open_curtain(page)
    model = page.panel.score
    assert model.columnCount() == 3
    assert [model.headerData(column, _ACROSS) for column in range(3)] == ["", "Ann and Mia", "Ben and Tom"]
    assert [model.index(0, column).data() for column in (1, 2)] == ["5", "2"]
    assert model.leads(0, model.seat(1))
    assert not model.leads(0, model.seat(2))


def test_the_end_names_the_team_that_wins(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, signals_match(), ANN, BEN, MIA, TOM)
    for face in FACES:
        open_curtain(page)
        click(page.overlay.buttons[face])
    qtbot.waitUntil(page.end.isVisible)
    assert page.end.title.text() == "Ann and Mia win"
