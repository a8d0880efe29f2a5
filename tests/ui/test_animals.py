"""The faces of the computer players: every name has one, it can be told from the others, and it is seen where they
sit."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import Setup
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.resources import data_path
from tabletop.ui.look.painting.animals import ANIMALS, animal_of, animal_pixmap, animals_of
from tabletop.ui.look.painting.badges import draw_badge
from tabletop.ui.look.painting.first_page import FILE, FirstPage
from tabletop.ui.look.theme import Theme
from tabletop.ui.look.themes import THEMES
from tabletop.ui.panel.models import ROW_ROLE
from tabletop.ui.setup.seat_config import COMPUTER_NAMES
from tests.conformance.playing import play
from tests.ui.pictures import room
from tests.ui.shell_parts import BOARD, click, setup_page
from tests.ui.table_kit import ANN, BEN, BOT, by_hand, make_page
from tests.ui.toy import a_play, toy_match

pytestmark = pytest.mark.usefixtures("qapp")
SMALL = 24


def badge(theme: Theme, colour: int, animal: str, dpr: float = 1.0, side: int = SMALL) -> QImage:
    """The badge of a seat on a panel, as large as it stands on a ticket."""
    picture = QPixmap(round(side * dpr), round(side * dpr))
    picture.setDevicePixelRatio(dpr)
    picture.fill(QColor(theme.panel))
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_badge(painter, theme.seats[colour], side / 2, side / 2, side / 2, theme, animal)
    return picture.toImage()


def differing(one: QImage, other: QImage) -> float:
    """The part of the pixels that are clearly different."""
    count = 0
    for x in range(one.width()):
        for y in range(one.height()):
            first, second = one.pixelColor(x, y), other.pixelColor(x, y)
            channels = zip(first.getRgb()[:3], second.getRgb()[:3], strict=True)  # type: ignore[index]
            count += sum(abs(a - b) for a, b in channels) > 60
    return count / (one.width() * one.height())


def test_every_name_of_a_computer_player_has_its_face() -> None:
    assert tuple(name.source.lower() for name in COMPUTER_NAMES) == ANIMALS
    files = {path.stem for path in (data_path("assets") / "art").glob("animal-*.svg")}
    assert files == {f"animal-{animal}" for animal in ANIMALS}


def test_a_face_is_small_and_drawn_plainly() -> None:
    for path in sorted((data_path("assets") / "art").glob("animal-*.svg")):
        assert path.stat().st_size < 2500, path.name


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("colour", range(8))
def test_small_faces_are_told_apart_in_every_theme_on_every_colour(theme: Theme, colour: int) -> None:
    pictures = [badge(theme, colour, animal) for animal in ("", *ANIMALS)]
    alike = [
        (first, second)
        for second in range(len(pictures))
        for first in range(second)
        if differing(pictures[first], pictures[second]) < 0.12
    ]
    assert not alike


def test_a_face_leaves_the_shape_of_the_seat_in_its_corner() -> None:
    theme = THEMES["day"]
    for animal in ANIMALS:
        for colour in range(8):
            picture = badge(theme, colour, animal, side=60)
            corner = [picture.pixelColor(x, y).name() for x in range(4, 22) for y in range(38, 56)]
            assert QColor(theme.seats[colour].mark).name() in corner, (animal, colour)


def test_a_face_is_rendered_once_a_size() -> None:
    assert animal_pixmap("fox", 40) is animal_pixmap("fox", 40)
    assert animal_pixmap("fox", 80).width() == 80


def test_faces_of_the_first_page_are_read_from_its_file(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen, written = [], []
    for _ in range(2):
        page, owner = FirstPage(), QObject()
        monkeypatch.setattr("tabletop.ui.look.painting.animals.FIRST_PAGE", page)
        page.open(tmp_path)
        animal_pixmap.store.clear()
        seen.append(animal_pixmap("hare", 46).toImage())
        page.close(owner)
        qtbot.waitUntil(lambda owner=owner: not owner.findChildren(QObject))
        written.append((tmp_path / FILE).stat().st_ino)
    assert seen[0] == seen[1]
    assert written[0] == written[1], "the second start had it"


def test_a_face_is_sharp_on_a_screen_with_twice_the_pixels() -> None:
    theme = THEMES["day"]
    assert badge(theme, 1, "badger", 2.0) == badge(theme, 1, "badger", 1.0, 2 * SMALL)


def test_a_face_that_cannot_be_read_leaves_the_badge(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("tabletop.ui.look.assets.data_path", lambda kind: tmp_path)
    assert animal_pixmap("yeti", 30).toImage().pixelColor(15, 15).alpha() == 0
    assert "yeti" in caplog.text


def test_the_row_of_a_computer_player_shows_a_face(qtbot: QtBot) -> None:
    page = setup_page(qtbot, BOARD)
    click(page.seats.add)
    person, *others = page.seats.rows
    assert person.badge.animal == ""
    assert [row.badge.animal for row in others] == ["owl", "bear"]
    click(others[0].kind.button("person"))
    assert others[0].badge.animal == ""
    click(others[0].remove)
    assert others[1].badge.animal == "owl"


def test_a_computer_player_has_its_face_at_the_table(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(hidden=False), ANN, BOT)
    plates = page.overlay.plates
    assert [plates[seat].facts.animal for seat in range(2)] == ["", "owl"]
    assert page.panel.score.animals == ("", "owl")
    page.session.set_player(1, Player("Owl"))
    assert plates[1].facts.animal == "", "a person sits there now"


def test_the_log_shows_the_face_of_whoever_plays_there(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(hidden=False), ANN, BEN)
    by_hand(page, a_play(page.session.match))
    first = page.panel.log.index(0, 0)
    assert first.data(ROW_ROLE).animal == ""
    page.session.set_player(0, Player("Ann", computer=True))
    assert first.data(ROW_ROLE).animal == "fox"


def test_a_computer_player_has_its_face_on_the_ticket() -> None:
    match = play(games.load("ludo"), Setup(3), seed=3)
    with room((Match.replay(match.game, match.setup, match.log[:9]),), people=1) as (window, _):
        assert window.shelf.tickets.tickets[0].saved.animals == ("", "owl", "bear")


def test_people_have_no_face_of_an_animal() -> None:
    assert animals_of((False, True, True)) == ("", "owl", "bear")
    assert animal_of(8) == "fox"
