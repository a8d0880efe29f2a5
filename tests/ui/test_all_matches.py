"""The page of all matches: reached, searched, and everything that can be done with a match there."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import Qt as RichText
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.luck import Luck
from tabletop.core.model import Setup
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.store.listing import REMOVED, put_away
from tabletop.store.saves import Header, SaveFile, load_save, read_save
from tabletop.ui.common.shortcuts import Do
from tabletop.ui.look.painting.tones import contrast
from tabletop.ui.main_window import MainWindow
from tabletop.ui.matches import keeping
from tabletop.ui.matches.model import SUMMARY_ROLE, Group
from tabletop.ui.matches.page import MatchesPage
from tests.conformance.playing import play
from tests.ui.shell_parts import click, fresh_context

ANN, BEN, ZOE = Player("Ann"), Player("Ben"), Player("Zoë")


def begun(folder: Path, slug: str, *players: Player, origin: str = "") -> Path:
    """The file of a match in which somebody has moved."""
    game = games.load(slug)
    match = Match(game, Setup(len(players)), LiveChance(1))
    match.submit(game.legal(match.state, min(match.active))[0], None, 0, LiveChance(2))
    return SaveFile.create(folder, Header(slug, match.setup, players, origin=origin), match.log).path


def ended(folder: Path, slug: str, *players: Player) -> Path:
    """The file of a match that is over."""
    match = play(games.load(slug), Setup(len(players), games.info(slug).short), seed=3, plies=100_000)
    assert match.result is not None
    file = SaveFile.create(folder, Header(slug, match.setup, players), match.log)
    file.finish(match.result.winners)
    return file.path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Four matches: two go on, one is over, one came from a file."""
    kept = tmp_path / "matches"
    begun(kept, "ludo", ANN, BEN)
    begun(kept, "yams", ANN, ZOE)
    ended(kept, "goose", BEN, ZOE)
    begun(kept, "chess", ANN, BEN, origin="immortal.pgn")
    return kept


@pytest.fixture
def window(qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> MainWindow:
    """The shelf, with a trash of its own."""
    (tmp_path / "data").mkdir()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    found = MainWindow(fresh_context(), folder)
    qtbot.addWidget(found)
    found.resize(1280, 800)
    found.show()
    found.activateWindow()
    qtbot.waitUntil(found.isActiveWindow)
    return found


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> MatchesPage:
    """The page, reached by the button beside the tickets, with everything read."""
    click(window.shelf.all_matches)
    page = window.matches_page()
    assert window.stack.currentWidget() is page
    qtbot.waitUntil(lambda: not page.reader.reading and page.list.hasFocus())
    return page


def shown(page: MatchesPage) -> set[str]:
    """The games of the rows."""
    rows = (page.fitting.match(page.fitting.index(row, 0)) for row in range(page.fitting.rowCount()))
    return {row.header.game for row in rows if row is not None}


def choose(page: MatchesPage, slug: str) -> Path:
    """Click on the row of a game; its file."""
    for row in range(page.fitting.rowCount()):
        index = page.fitting.index(row, 0)
        match = page.fitting.match(index)
        if match is not None and match.header.game == slug:
            page.list.scrollTo(index)
            at = page.list.visualRect(index).topLeft() + QPoint(150, 20)
            QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
            assert page.chosen == match
            return match.path
    raise AssertionError(slug)


def press(page: MatchesPage, key: Qt.Key) -> None:
    """A key in the list."""
    QTest.keyClick(page.list, key)
    QApplication.processEvents()


def test_every_match_is_there_and_the_menu_leads_to_them(window: MainWindow, page: MatchesPage) -> None:
    assert shown(page) == {"ludo", "yams", "goose", "chess"}
    assert page.count.text() == "4 matches"
    assert page.list.hasFocus()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.shelf
    window.menu[Do.MATCHES].trigger()
    assert window.stack.currentWidget() is page


@pytest.mark.parametrize(
    ("group", "games_there"),
    [
        (Group.UNFINISHED, {"ludo", "yams", "chess"}),
        (Group.FINISHED, {"goose"}),
        (Group.OPENED, {"chess"}),
        (Group.AWAY, set()),
    ],
)
def test_groups(page: MatchesPage, group: Group, games_there: set[str]) -> None:
    click(page.groups.button(group))
    assert shown(page) == games_there
    assert page.show_all.isVisible() is not bool(games_there)
    if not games_there:
        click(page.show_all)
        assert len(shown(page)) == 4


@pytest.mark.parametrize(
    ("words", "games_there"),
    [
        ("zoe", {"yams", "goose"}),
        ("ann lu", {"ludo"}),
        ("IMMORTAL", {"chess"}),
        ("goose", {"goose"}),
        ("nobody", set()),
    ],
)
def test_search_by_game_people_and_file(page: MatchesPage, words: str, games_there: set[str]) -> None:
    QTest.keyClicks(page.search, words)
    assert shown(page) == games_there


def test_a_match_that_was_dealt_again_says_so(page: MatchesPage, folder: Path, qtbot: QtBot) -> None:
    luck = Luck.of(bytes(32))
    for again in (False, True):
        match = play(games.load("yams"), Setup(2), seed=1, plies=3)
        header = Header("yams", match.setup, (ANN, BEN), luck=replace(luck, again=again), title=f"duel {again}")
        SaveFile.create(folder, header, match.log)
    page.refresh()
    qtbot.waitUntil(lambda: page.model.rowCount() == 6)
    rows = [page.model.index(row) for row in range(page.model.rowCount())]
    told = {str(row.data()): str(row.data(Qt.ItemDataRole.AccessibleTextRole)) for row in rows}
    below = {row.data(): page.model.below(row.data(SUMMARY_ROLE)) for row in rows}
    for said in (told, below):
        assert "same dice and cards again" in said["duel True"]
        assert "same dice and cards again" not in said["duel False"]


def test_enter_continues(window: MainWindow, page: MatchesPage) -> None:
    path = choose(page, "ludo")
    assert page.buttons[0].text() == "Continue"
    press(page, Qt.Key.Key_Return)
    assert window.session is not None
    assert window.session.recorder.path == path


def test_the_arrow_of_a_card_and_a_double_click_open_it(window: MainWindow, page: MatchesPage) -> None:
    choose(page, "yams")
    card = page.list.visualRect(page.list.currentIndex())
    QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(card.right() - 36, card.center().y()))
    assert window.session is not None
    assert window.session.game.info.slug == "yams"


def test_a_finished_match_is_looked_at_and_nothing_of_it_changes(
    window: MainWindow, page: MatchesPage, folder: Path
) -> None:
    path = choose(page, "goose")
    assert page.buttons[0].text() == "Look at it"
    before, when = path.read_bytes(), path.stat().st_mtime_ns
    click(page.buttons[0])
    assert window.session is not None
    assert window.session.match.result is not None
    assert window.session.recorder.results is None, "it has been counted before"
    window.show_shelf()
    assert (path.read_bytes(), path.stat().st_mtime_ns) == (before, when)


def test_a_finished_match_that_is_taken_back_goes_on_in_its_file(tmp_path: Path) -> None:
    from tabletop.ui.session.session_factory import resume_session

    path = ended(tmp_path, "goose", ANN, BEN)
    loaded = load_save(path)
    loaded.match.friendly_undo = True
    session = resume_session(loaded)
    session.start()
    try:
        session.undo()
        assert load_save(path).match.result is None
    finally:
        session.close()


def test_f2_renames_the_shelf_shows_it_and_the_match_plays_on(
    window: MainWindow, page: MatchesPage, qtbot: QtBot
) -> None:
    path = choose(page, "ludo")
    when = path.stat().st_mtime_ns
    press(page, Qt.Key.Key_F2)
    field = page.list.findChild(QLineEdit)
    assert field is not None
    assert field.text() == "Ludo"
    field.selectAll()
    QTest.keyClicks(field, "The <b>long</b> evening")
    QTest.keyClick(field, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert read_save(path).header.title == "The <b>long</b> evening"
    assert path.stat().st_mtime_ns == when, "it was not played just now"
    assert page.list.currentIndex().data() == "The <b>long</b> evening"
    told = page.list.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)
    assert told.replace("\N{WORD JOINER}", "").startswith("The <b>long</b> evening (Ludo)")
    assert not RichText.mightBeRichText(told)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert "The <b>long</b> evening" in {ticket.text() for ticket in window.shelf.tickets.tickets}


def test_the_name_of_the_game_is_no_title(page: MatchesPage) -> None:
    path = choose(page, "ludo")
    press(page, Qt.Key.Key_F2)
    field = page.list.findChild(QLineEdit)
    assert field is not None
    QTest.keyClick(field, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert read_save(path).header.title == ""


def test_put_away_and_brought_back(page: MatchesPage, folder: Path) -> None:
    path = choose(page, "ludo")
    click(page.buttons[2])
    assert shown(page) == {"yams", "goose", "chess"}
    assert (folder / REMOVED / path.name).exists()
    click(page.groups.button(Group.AWAY))
    choose(page, "ludo")
    assert page.buttons[2].text() == "Bring it back"
    click(page.buttons[2])
    assert shown(page) == set()
    assert path.exists()


def test_a_match_that_was_put_away_is_found_and_goes_on(
    window: MainWindow, page: MatchesPage, folder: Path, qtbot: QtBot
) -> None:
    put_away(choose(page, "ludo"))
    page.refresh()
    qtbot.waitUntil(lambda: not page.reader.reading)
    QTest.keyClicks(page.search, "ludo")
    choose(page, "ludo")
    press(page, Qt.Key.Key_Enter)
    assert window.session is not None
    assert window.session.recorder.path == folder / "ludo-0001.tabletop"


def test_delete_asks_and_the_match_goes_to_the_trash(page: MatchesPage, window: MainWindow, tmp_path: Path) -> None:
    path = choose(page, "ludo")
    press(page, Qt.Key.Key_Delete)
    box = page.keeper.box
    assert box is not None
    assert box.isVisible()
    assert box.text() == "Delete “Ludo”?"
    assert {label.textFormat() for label in box.findChildren(QLabel)} == {Qt.TextFormat.PlainText}
    keep, delete = box.defaultButton(), next(b for b in box.buttons() if b.text() == "Delete")
    click(keep)
    assert path.exists()
    assert not box.isVisible()
    press(page, Qt.Key.Key_Delete)
    assert page.keeper.box is not None
    delete = next(b for b in page.keeper.box.buttons() if b.text() == "Delete")
    click(delete)
    assert not path.exists()
    assert shown(page) == {"yams", "goose", "chess"}
    assert page.chosen is not None, "the keyboard goes on in the list"
    assert list((tmp_path / "data").rglob(path.name)), "it can be had back from there"


def test_without_a_trash_it_is_asked_once_more(page: MatchesPage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "to_trash", lambda _: False)
    path = choose(page, "ludo")
    press(page, Qt.Key.Key_Delete)
    for text in ("trash of this computer", "no trash here"):
        box = page.keeper.box
        assert box is not None
        assert text in box.informativeText()
        assert path.exists()
        click(next(b for b in box.buttons() if b.text() == "Delete"))
        QApplication.processEvents()
    assert not path.exists()


def test_a_file_that_is_gone_is_told(window: MainWindow, page: MatchesPage) -> None:
    choose(page, "ludo").unlink()
    click(page.buttons[2])
    assert "cannot be moved" in window.notice.label.text()
    choose(page, "ludo")
    press(page, Qt.Key.Key_Return)
    assert "cannot be opened" in window.notice.label.text()
    assert shown(page) == {"yams", "goose", "chess"}


@pytest.mark.parametrize(
    ("slug", "name", "begins"), [("chess", "a.pgn", "[Event"), ("chess", "a.tabletop", "{"), ("ludo", "b", "{")]
)
def test_a_copy_is_saved_elsewhere(
    window: MainWindow, page: MatchesPage, qtbot: QtBot, tmp_path: Path, slug: str, name: str, begins: str
) -> None:
    path = choose(page, slug)
    click(page.buttons[3])
    dialog = window.files.dialog
    assert dialog is not None
    assert dialog.isVisible()
    assert len(dialog.nameFilters()) == (2 if slug == "chess" else 1)
    dialog.setDirectory(str(tmp_path))
    if name.endswith("pgn"):
        dialog.selectNameFilter(dialog.nameFilters()[1])
    dialog.selectFile(name)
    dialog.accept()
    qtbot.waitUntil(window.notice.isVisible)
    goal = tmp_path / (name if "." in name else f"{name}.tabletop")
    assert window.notice.label.text() == f"The match has been written to the file “{goal.name}”."
    text = goal.read_text("utf-8")
    assert text.startswith(begins)
    assert begins != "{" or text == path.read_text("utf-8")


def test_a_copy_that_cannot_be_written_is_told(
    window: MainWindow, page: MatchesPage, qtbot: QtBot, tmp_path: Path
) -> None:
    path = choose(page, "ludo")
    click(page.buttons[3])
    path.unlink()
    dialog = window.files.dialog
    assert dialog is not None
    dialog.setDirectory(str(tmp_path))
    dialog.selectFile("c.tabletop")
    dialog.accept()
    qtbot.waitUntil(window.notice.isVisible)
    assert "cannot be opened" in window.notice.label.text()
    assert not (tmp_path / "c.tabletop").exists()


def test_the_menu_of_a_card_offers_the_same(page: MatchesPage) -> None:
    choose(page, "chess")
    at = page.list.visualRect(page.list.currentIndex()).center()
    page.list.customContextMenuRequested.emit(at)
    assert page.menu is not None
    assert [action.text() for action in page.menu.actions()] == [button.text() for button in page.buttons]
    page.menu.close()


def test_a_thousand_matches_are_read_while_the_window_is_awake(
    qtbot: QtBot, tmp_path: Path, window: MainWindow, page: MatchesPage, folder: Path
) -> None:
    lines = (folder / "ludo-0001.tabletop").read_bytes()
    for number in range(2, 1001):
        (folder / f"ludo-{number:04}.tabletop").write_bytes(lines)
    slices: list[int] = []
    page.reader.found.connect(lambda found: slices.append(len(found)))
    page.refresh()
    qtbot.waitUntil(lambda: not page.reader.reading)
    assert page.fitting.rowCount() == 1003
    assert max(slices) <= 20


def test_a_new_language_reaches_every_row(window: MainWindow, page: MatchesPage) -> None:
    window.set_language("de")
    QApplication.processEvents()
    assert page.bar.title.text() == "Alle Partien"
    assert page.fitting.index(0, 0).data() != ""
    assert "Gänsespiel" in {page.fitting.index(row, 0).data() for row in range(4)}
    assert page.groups.value() == Group.ALL
    window.set_language("en")


def test_without_any_match_the_page_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(fresh_context(), tmp_path / "none")
    qtbot.addWidget(window)
    window.show()
    assert not window.shelf.all_matches.isVisible()
    window.show_matches()
    page = window.matches_page()
    qtbot.waitUntil(lambda: not page.reader.reading)
    assert not page.list.isVisible()
    assert not page.buttons[0].isEnabled()


def test_in_the_evening_they_are_paper_as_on_the_shelf(window: MainWindow, page: MatchesPage) -> None:
    window.context.settings.look = "evening"
    window.context.apply_look()
    QApplication.processEvents()
    card = page.list.visualRect(page.fitting.index(1, 0))
    ground = page.list.viewport().grab().toImage().pixelColor(card.right() - 90, card.top() + 12)
    assert contrast(ground.name(), window.context.theme.window) > 4.5
