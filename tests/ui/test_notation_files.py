"""Matches are opened from files of other programs and written for them; positions go by the clipboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import Setup
from tabletop.match.players import Player
from tabletop.match.written import read_match, write_match
from tabletop.store.listing import kept_matches
from tabletop.store.saves import load_save
from tabletop.store.written_files import LARGEST_BYTES
from tabletop.ui.common.context import StartRequest
from tabletop.ui.common.shortcuts import Do
from tabletop.ui.files.match_files import LATE_MS
from tabletop.ui.main_window import MainWindow
from tabletop.ui.match_page.replay_bar import Step
from tests.conformance.playing import play, setups
from tests.games.test_chess_notation import TOURNAMENT
from tests.games.test_draughts_notation import TEXT as DRAUGHTS
from tests.ui.shell_parts import click, fresh_context, tell_language
from tests.ui.table_kit import timer_of

PEOPLE = (Player("Mila"), Player("Oma: <b>1</b>"))
OPEN_CHESS = '[Event "A"]\n[White "Mila"]\n\n1. e4 e5 *\n'
OPEN_DRAUGHTS = '[Event "A"]\n[GameType "20"]\n\n1. 32-28 19-23 *\n'
AFTER_E4_E5 = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
LADDER = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where matches are saved."""
    return tmp_path / "matches"


@pytest.fixture
def window(qtbot: QtBot, folder: Path) -> MainWindow:
    """The whole window at its shelf."""
    found = MainWindow(fresh_context(), folder)
    qtbot.addWidget(found)
    found.resize(1280, 800)
    found.show()
    found.activateWindow()
    qtbot.waitUntil(found.isActiveWindow)
    assert found.menu
    return found


def choose(window: MainWindow, path: Path) -> None:
    """The dialog that is open gets a file."""
    dialog = window.files.dialog
    assert dialog is not None
    assert dialog.isVisible()
    dialog.setDirectory(str(path.parent))
    dialog.selectFile(path.name)
    dialog.accept()


def put(folder: Path, name: str, text: str | bytes) -> Path:
    """A file."""
    path = folder / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def open_in(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    """Opens a file by key and dialog, and waits until it is read."""
    qtbot.keyClick(window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    choose(window, path)
    qtbot.waitUntil(lambda: not window.files.reading)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


def save_as(window: MainWindow, path: Path) -> str:
    """Writes the match on the table by menu and dialog."""
    window.menu[Do.SAVE_AS].trigger()
    choose(window, path)
    return path.read_text("utf-8")


def told(window: MainWindow) -> str:
    """What the notice says; it must be there."""
    assert window.notice.isVisible()
    return window.notice.label.text()


def shows_shelf(window: MainWindow) -> bool:
    """Whether nothing came to the table."""
    return window.table is None and window.stack.currentWidget() is window.shelf


def test_a_tournament_match_opens_is_watched_and_written_again(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    open_in(window, qtbot, put(tmp_path, "immortal.pgn", TOURNAMENT))
    session = window.session
    assert session is not None
    assert [player.name for player in session.players] == ["Kasparov, Garry", "Topalov, Veselin"]
    assert len(session.match.log) == 89
    assert window.table is not None
    bar = window.table.replay_bar
    assert bar.isVisible(), "what is over is there to be looked at"
    assert not window.table.end.isVisible()
    click(bar.steps[Step.START])
    assert bar.place.text() == "0 of 88"
    click(bar.out)
    assert window.table.end.isVisible()
    assert save_as(window, tmp_path / "again.pgn") == TOURNAMENT
    assert told(window) == "The match has been written to the file “again.pgn”."


@pytest.mark.parametrize(("text", "name"), [(OPEN_CHESS, "a.pgn"), (OPEN_DRAUGHTS, "a.PDN")])
def test_an_opened_match_is_saved_taken_back_and_goes_on(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, folder: Path, text: str, name: str
) -> None:
    open_in(window, qtbot, put(tmp_path, name, text))
    assert window.session is not None
    assert len(window.session.match.log) == 3
    window.menu[Do.UNDO].trigger()
    assert len(window.session.match.log) == 2
    (saved,) = folder.iterdir()
    assert len(load_save(saved).match.log) == 2
    window.menu[Do.SHELF].trigger()
    QApplication.processEvents()
    click(window.shelf.tickets.tickets[0])
    assert window.session is not None
    game = window.session.game
    window.session.play(game.legal(window.session.match.state, 1)[0])
    qtbot.waitUntil(lambda: window.session is not None and len(window.session.match.log) == 3)
    written = save_as(window, tmp_path / f"b{Path(name).suffix.lower()}")
    assert '[Event "A"]' in written
    assert read_match(game, written)[0].states == window.session.match.states


@pytest.mark.parametrize(("text", "name"), [(OPEN_CHESS, "a.pgn"), (OPEN_DRAUGHTS, "a.pdn")])
def test_a_file_that_comes_again_leads_to_its_match(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, folder: Path, text: str, name: str
) -> None:
    open_in(window, qtbot, put(tmp_path, name, text))
    assert window.session is not None
    window.session.undo()
    window.show_shelf()
    open_in(window, qtbot, put(tmp_path, f"copy of {name}", text))
    assert len(window.session.match.log) == 2, "as it was left"
    assert told(window) == "This match was here already. Here it is, as it was left."
    (kept,) = kept_matches(folder)
    assert window.session.recorder.path == kept
    window.show_shelf()
    open_in(window, qtbot, put(tmp_path, name, text.replace('"A"', '"B"')))
    assert len(kept_matches(folder)) == 2, "another evening is another match"


def test_a_match_is_opened_at_a_table_and_the_one_that_was_played_is_kept(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.start_match(StartRequest("draughts", Setup(2), PEOPLE))
    assert window.session is not None
    white = min(window.session.match.active)
    window.session.play(window.session.game.legal(window.session.match.state, white)[0])
    log, path = window.session.match.log, window.session.recorder.path
    open_in(window, qtbot, put(tmp_path, "a.pgn", OPEN_CHESS))
    assert window.session.game.info.slug == "chess"
    assert path is not None
    assert load_save(path).match.log == log


def test_the_match_on_the_table_stays_when_its_file_is_opened(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    pgn = put(tmp_path, "a.pgn", OPEN_CHESS)
    open_in(window, qtbot, pgn)
    session = window.session
    assert session is not None
    window.show_settings()
    open_in(window, qtbot, pgn)
    assert window.session is session
    assert window.at_table
    session.play(session.game.legal(session.match.state, 0)[0])
    assert session.recorder.path is not None
    assert load_save(session.recorder.path).match.log == session.match.log


def test_remarks_are_kept_with_the_match_and_go_with_moves_that_are_taken_back(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    text = '[Event "A"]\n\n1. e4 {good} 1... e5 (1... c5) 2. Nf3 $6 1-0\n'
    open_in(window, qtbot, put(tmp_path, "a.pgn", text.replace("1-0", "0-1")))
    assert window.session is not None
    window.menu[Do.SHELF].trigger()
    QApplication.processEvents()
    window.matches_page()
    window.continuing.go_on(next(iter((tmp_path / "matches").glob("chess-*"))))
    assert "1. e4 {good} 1... e5 (1... c5) 2. Nf3 $6 0-1" in save_as(window, tmp_path / "b.pgn")
    assert window.session is not None
    window.session.undo()
    assert save_as(window, tmp_path / "c.pgn").endswith("1. e4 {good} 1... e5 (1... c5) *\n")


def test_a_match_of_draughts_opens_and_is_written_again(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    open_in(window, qtbot, put(tmp_path, "evening.pdn", DRAUGHTS))
    assert window.session is not None
    assert window.session.match.result is not None
    again, record = read_match(window.session.game, save_as(window, tmp_path / "again.pdn"))
    assert again.states == window.session.match.states
    assert record.names == ('Ann "Queen" B.', "C.")


def test_what_was_played_elsewhere_is_not_counted_here(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    open_in(window, qtbot, put(tmp_path, "a.pgn", TOURNAMENT))
    assert window.session is not None
    assert window.session.recorder.results is None
    window.menu[Do.SHELF].trigger()
    open_in(window, qtbot, put(tmp_path, "b.pgn", OPEN_CHESS))
    assert window.session.recorder.results is not None


def test_several_matches_are_opened_one_after_the_other(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    text = f'\ufeff{TOURNAMENT}\n\n% a remark\n{OPEN_CHESS}\n[Event "B"]\n[White "?"]\n\n1. d4 {{\n[%clk 1]}} *\n'
    open_in(window, qtbot, put(tmp_path, "many.pgn", text))
    assert told(window) == "This is match 1 of 3 in the file “many.pgn”."
    for number, white in ((2, "Mila"), (3, "Player 1")):
        click(window.notice.button)
        qtbot.waitUntil(lambda: not window.files.reading)
        assert window.session is not None
        assert window.session.players[0].name == white
        assert told(window) == f"This is match {number} of 3 in the file “many.pgn”."
    assert window.notice.button.isHidden()


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("a.pgn", "1. e4 e5 2. Ke3 *", "In the file “a.pgn”, “Ke3” cannot be read, or breaks the rules of Chess."),
        ("a.pgn", "1. <b>e4</b> *", "In the file “a.pgn”, “<b>e4</b>” cannot be read, or breaks the rules of Chess."),
        ("a.pdn", "1. 32-29 *", "In the file “a.pdn”, “32-29” cannot be read, or breaks the rules of Draughts."),
        ("a.pdn", '[GameType "25"]\n\n1. 11-15', "Draughts: the file “a.pdn” holds another variant of this game."),
        ("a.pgn", '[Variant "Atomic"]\n\n1. e4', "Chess: the file “a.pgn” holds another variant of this game."),
        ("a.pgn", "Nf3 Nf6 Ng1 Ng8 " * 5 + "e4", "In the file “a.pgn” a move breaks the rules of Chess."),
        ("a.pgn", "", "In the file “a.pgn” a move breaks the rules of Chess."),
        ("a.pdn", "", "No match can be read in the file “a.pdn”."),
        ("a.pgn", '[Event "A"]\n\n*\n', "No match can be read in the file “a.pgn”."),
        ("a.txt", "Dear Mila,", "No match can be read in the file “a.txt”."),
        ("a.png", b"\x89PNG\0\0\xff", "No match can be read in the file “a.png”."),
        ("a.pgn", b" " * (LARGEST_BYTES + 1), "The file “a.pgn” is too large to be opened."),
        ("a.pgn", "1. e4 { } " + "." * 260_000, "The file “a.pgn” is too large to be opened."),
    ],
)
def test_a_bad_file_is_told_in_a_plain_sentence(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, name: str, text: str | bytes, sentence: str
) -> None:
    path = put(tmp_path, name, text)
    before = path.read_bytes()
    open_in(window, qtbot, path)
    assert told(window).replace("\N{WORD JOINER}", "").startswith(sentence + " ")
    assert window.notice.label.textFormat() is Qt.TextFormat.PlainText
    assert shows_shelf(window)
    assert path.read_bytes() == before


def test_a_file_that_went_away_is_told(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.files.open(tmp_path / "gone.pgn")
    qtbot.waitUntil(lambda: not window.files.reading)
    assert told(window).startswith("The file “gone.pgn” cannot be opened.")
    assert shows_shelf(window)


@pytest.mark.parametrize(("text", "slug"), [(TOURNAMENT, "chess"), (DRAUGHTS, "draughts")])
def test_without_a_known_suffix_the_text_tells_the_game(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, text: str, slug: str
) -> None:
    open_in(window, qtbot, put(tmp_path, "match.txt", text.encode("utf-16")))
    assert window.session is not None
    assert window.session.game.info.slug == slug


def test_a_long_match_is_read_while_the_window_is_awake(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    game = games.load("chess")
    match = play(game, setups(game)[0], seed=41, plies=250)
    path = put(tmp_path, "long.pgn", write_match(match))
    ticks: list[bool] = []
    clock = QTimer(window)
    clock.timeout.connect(lambda: ticks.append(window.table is None))
    clock.start(1)
    window.files.open(path)
    assert window.files.reading
    qtbot.waitUntil(lambda: window.table is not None)
    clock.stop()
    assert window.session is not None
    assert window.session.match.setup == match.setup
    assert len(window.session.match.states) > 200
    assert any(ticks)


def test_a_file_is_forgotten_when_another_match_begins(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.files.open(put(tmp_path, "a.pgn", TOURNAMENT))
    window.start_match(StartRequest("ludo", Setup(2), PEOPLE))
    assert not window.files.reading
    qtbot.wait(50)
    assert window.session is not None
    assert window.session.game.info.slug == "ludo"


def test_a_slow_file_is_announced(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.files.open(put(tmp_path, "a.pgn", OPEN_CHESS))
    timer_of(window.files, LATE_MS).timeout.emit()
    assert told(window) == "The file “a.pgn” is being read."
    qtbot.waitUntil(lambda: window.table is not None)
    assert not window.notice.isVisible()


def test_a_folder_that_cannot_be_written_is_told(window: MainWindow, tmp_path: Path) -> None:
    window.start_match(StartRequest("chess", Setup(2), PEOPLE))
    window.menu[Do.SAVE_AS].trigger()
    dialog = window.files.dialog
    assert dialog is not None
    assert Path(dialog.selectedFiles()[0]).name == "Mila - Oma_ _b_1__b_.pgn"
    dialog.fileSelected.emit(str(tmp_path / "nowhere" / "a.pgn"))
    dialog.close()
    assert told(window).startswith("The file “a.pgn” cannot be written")
    assert window.table is not None


@pytest.mark.slow
def test_the_menu_offers_what_fits_the_place(window: MainWindow) -> None:
    menu = window.menu
    assert (menu[Do.OPEN].isVisible(), menu[Do.SAVE_AS].isVisible(), menu[Do.COPY_POSITION].isVisible()) == (
        True,
        False,
        False,
    )
    window.show_setup("ludo")
    assert menu[Do.OPEN].isVisible()
    for slug, game in ((slug, games.load(slug)) for slug in games.slugs()):
        window.start_match(StartRequest(slug, Setup(2), PEOPLE))
        writes = game.notation is not None
        assert (menu[Do.SAVE_AS].isVisible(), menu[Do.COPY_POSITION].isVisible()) == (True, writes)
        assert menu[Do.OPEN].isVisible()
    window.show_settings()
    assert menu[Do.OPEN].isVisible()
    assert not menu[Do.SAVE_AS].isVisible()


@pytest.mark.parametrize(("slug", "text", "position"), [
    ("chess", OPEN_CHESS, AFTER_E4_E5),
    ("draughts", OPEN_DRAUGHTS, None),
])  # fmt: skip
def test_a_position_is_copied_and_pasted(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, slug: str, text: str, position: str | None
) -> None:
    open_in(window, qtbot, put(tmp_path, f"a.{(games.info(slug).files or ('', ''))[1]}", text))
    qtbot.keyClick(window, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    copied = QApplication.clipboard().text()
    assert copied == (position or copied)
    assert told(window) == f"The position has been copied: {copied}"
    window.show_setup(slug)
    page = window.setup_page()
    page.position.paste.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(page.position.paste, Qt.Key.Key_Space)
    assert page.position.words.accessibleName() == f"Begins from: {copied}"
    assert page.position.words.text().replace("\u200b", "") == f"Begins from: {copied}"
    click(page.seats.rows[1].kind.button("person"))
    click(page.start_button)
    assert window.session is not None
    assert window.session.match.setup.position == copied
    notation = window.session.game.notation
    assert notation is not None
    assert notation.position(window.session.match.state) == copied


def test_a_handicap_rests_beside_a_pasted_position(window: MainWindow) -> None:
    window.show_setup("chess")
    page, chess = window.setup_page(), games.load("chess")
    handicaps = page.handicaps
    click(handicaps.give)
    handicaps.choices(1)[-1].trigger()
    handicaps.menu.hide()
    assert handicaps.label.text() == "Owl: Without a queen"
    assert chess.rule("chess.no-queen", page.setup()) is not None
    QApplication.clipboard().setText(LADDER)
    click(page.position.paste)
    assert not handicaps.give.isEnabled()
    assert handicaps.label.text() == "Does not count: the match begins from the pasted position."
    assert page.setup() == Setup(2, position=LADDER)
    assert chess.rule("chess.no-queen", page.setup()) is None, "the rulebook says nothing that does not hold"
    click(page.position.clear)
    assert handicaps.give.isEnabled()
    assert handicaps.label.text() == "Owl: Without a queen"
    assert page.setup() == Setup(2, handicaps=("", "chess.no-queen"))


@pytest.mark.parametrize(
    "text",
    ["", "nonsense", "1\n2", "x" * 5000, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "8/8/8/8/8/8/8/8 w - - 0 1"],
)
def test_what_is_no_position_is_told(window: MainWindow, text: str) -> None:
    QApplication.clipboard().setText(LADDER)
    window.show_setup("chess")
    page = window.setup_page()
    click(page.position.paste)
    QApplication.clipboard().setText(text)
    click(page.position.paste)
    assert told(window).startswith("The clipboard holds no position from which a match of Chess can begin. Copy")
    assert page.setup().position == LADDER
    QApplication.clipboard().setText(f"  {LADDER}\n")
    click(page.position.paste)
    assert not window.notice.isVisible()


def test_a_pasted_position_is_forgotten_by_its_button_and_by_another_game(window: MainWindow, qtbot: QtBot) -> None:
    QApplication.clipboard().setText(LADDER)
    window.show_setup("chess")
    page = window.setup_page()
    click(page.position.paste)
    assert page.position.clear.isVisible()
    page.position.clear.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(page.position.clear, Qt.Key.Key_Space)
    assert page.setup().position == ""
    assert page.position.paste.hasFocus()
    click(page.position.paste)
    window.show_setup("ludo")
    assert not page.position.isVisible()
    assert page.setup().position == ""


def test_the_words_change_with_the_language(window: MainWindow) -> None:
    window.show_setup("chess")
    window.menu.languages["de"].trigger()
    tell_language()
    page = window.setup_page()
    assert page.position.paste.text() == "Stellung einfügen"
    assert page.position.clear.accessibleName() == "Wie üblich beginnen"
    assert window.menu[Do.OPEN].text().replace("&", "") == "Öffnen …"
    window.menu[Do.OPEN].trigger()
    dialog = window.files.dialog
    assert dialog is not None
    assert dialog.windowTitle() == dialog.accessibleName() == "Partie öffnen"
    assert dialog.nameFilters() == [
        "Partien (*.tabletop *.pdn *.pgn)", "Tabletop-Partien (*.tabletop)", "PDN (*.pdn)", "PGN (*.pgn)",
        "Alle Dateien (*)",
    ]  # fmt: skip
    dialog.close()
    window.context.language.use("en")
