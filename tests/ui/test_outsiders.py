"""Programs from elsewhere as opponents: found, offered, asked; and nothing is lost where one does not answer."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.bots.protocol import Outside
from tabletop.core.bot import Level, Program
from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.core.text import Text
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.store.saves import load_save
from tabletop.ui.common.context import AppContext, StartRequest
from tabletop.ui.common.programs import Programs, introduced
from tabletop.ui.main_window import MainWindow
from tabletop.ui.match_page.seat_menu import SeatMenu
from tabletop.ui.session import bot_process
from tabletop.ui.session.outsiders import NO_PROGRAM
from tabletop.ui.session.session import Session
from tabletop.ui.settings.page import SettingsPage
from tests.ui.shell_parts import click, fresh_context, setup_page
from tests.ui.test_session import Mind, heard

SCRIPT = Path(__file__).parent.parent / "bots" / "fake_program.py"
LONG_MS = 60_000
PATIENT = "from tabletop.bots import outside, worker; outside.PATIENCE_S = 60; worker.main()"
"""A worker that gives programs time, also on a busy machine."""
FIRST = Setup(2, (("chess.first-player", "first-seat"),))
FAKE = Program("Fake 1.0", ("fake",))
WEAK = Program("Weak 2", ("weak", "-u"), has_strengths=True)
ANN, FOX = Player("Ann"), Player("Fox", computer=True, level=Level.MEDIUM, program="Fake 1.0")


def fake(*manner: str) -> tuple[str, ...]:
    """The command of a program that behaves like this."""
    return (sys.executable, str(SCRIPT), *manner)


def context_with(*programs: Program, outside: bool = True) -> AppContext:
    """A context in which these programs play chess."""
    return fresh_context(outside=outside, programs={"chess": list(programs)})


def test_a_program_says_who_it_is() -> None:
    assert introduced(fake("good"), 60) == Program("Fake 1.0", fake("good"))
    assert introduced(fake("weak"), 60) == Program("Fake 1.0", fake("weak"), has_strengths=True)


@pytest.mark.parametrize("command", [fake("mute"), (sys.executable, "-c", "0"), ("no-such-program",)])
def test_what_does_not_speak_uci_is_no_opponent(command: tuple[str, ...]) -> None:
    assert introduced(command, 60) is None


def test_a_program_that_does_not_end_is_heard_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def hang(command: object, **kept: object) -> None:
        raise subprocess.TimeoutExpired("mule", 2, output=b"id name Mule\nuciok\n")

    monkeypatch.setattr(subprocess, "run", hang)
    assert introduced(("mule",)) == Program("Mule", ("mule",))


# The settings


def settings_page(qtbot: QtBot, context: AppContext, *found: Program) -> SettingsPage:
    """The page, on a computer with these programs."""
    context.programs = Programs(context.settings, context.save_settings, lambda commands, chosen: list(found))
    page = SettingsPage(context)
    qtbot.addWidget(page)
    page.resize(1024, 1400)
    with qtbot.waitSignal(context.programs.judged, timeout=LONG_MS):
        page.show()
    return page


def test_programs_play_only_where_somebody_says_so(qtbot: QtBot) -> None:
    context = fresh_context()
    page = settings_page(qtbot, context, FAKE, WEAK)
    part = page.outside
    assert part.found["chess"].text() == "Chess: Fake 1.0, Weak 2"
    assert part.may_play.isEnabled()
    assert not part.may_play.isChecked()
    assert context.programs.offered("chess") == ()
    qtbot.mouseClick(part.may_play, Qt.MouseButton.LeftButton)
    assert context.settings.outside
    assert list(context.programs.offered("chess")) == [FAKE, WEAK]


def test_where_there_is_no_program_the_setting_says_so(qtbot: QtBot) -> None:
    page = settings_page(qtbot, context_with(FAKE))
    part = page.outside
    assert part.found["chess"].text() == "Chess: no program was found on this computer."
    assert (part.may_play.isEnabled(), part.may_play.isChecked()) == (False, False)
    assert page.context.settings.outside, "what somebody wished for is not forgotten"
    assert page.context.programs.offered("chess") == []


def test_a_file_may_be_chosen(qtbot: QtBot, tmp_path: Path) -> None:
    context, asked = fresh_context(), list[str]()
    page = settings_page(qtbot, context)

    def find(commands: object, chosen: str) -> list[Program]:
        asked.append(chosen)
        return []

    context.programs = Programs(context.settings, context.save_settings, find)
    page = SettingsPage(context)
    qtbot.addWidget(page)
    file = tmp_path / "knightmare"
    file.touch()
    click(page.outside.choose["chess"])
    dialog = page.outside.dialog
    assert dialog is not None
    with qtbot.waitSignal(context.programs.judged, timeout=LONG_MS):
        dialog.fileSelected.emit(str(file))
        dialog.close()
    assert asked == [str(file)]
    assert "“knightmare” is not a program that can play Chess." in page.outside.found["chess"].text()


# The set-up, and the menu of a plate


def items(box: QComboBox) -> list[str]:
    """What can be chosen."""
    return [box.itemText(at) for at in range(box.count())]


def test_the_set_up_offers_a_program_with_its_strengths(qtbot: QtBot) -> None:
    page = setup_page(qtbot, games.info("chess"), context_with(FAKE, WEAK))
    box = page.seats.rows[1].extra
    assert items(box)[-4:] == [
        "Full strength: Fake 1.0",
        "At its weakest: Weak 2",
        "Held back: Weak 2",
        "Full strength: Weak 2",
    ]
    box.setCurrentIndex(box.findText("Held back: Weak 2"))
    box.activated.emit(box.currentIndex())
    player = page.seats.players()[1]
    assert (player.name, player.program, player.level, player.share) == ("Weak", "Weak 2", Level.MEDIUM, 0.3)
    with qtbot.waitSignal(page.start) as started:
        page.begin()
    assert started.args[0].players[1] == player
    again = setup_page(qtbot, games.info("chess"), page.context)
    assert again.seats.players()[1] == player, "the next set-up knows it"
    assert again.seats.rows[1].extra.currentText() == "Held back: Weak 2"
    page.context.settings.outside = False
    without = setup_page(qtbot, games.info("chess"), page.context)
    assert (without.seats.players()[1].program, without.seats.players()[1].level) == ("", Level.BEST)


@pytest.mark.parametrize(("slug", "outside"), [("chess", False), ("draughts", True)])
def test_nobody_else_is_offered_one(qtbot: QtBot, slug: str, outside: bool) -> None:
    page = setup_page(qtbot, games.info(slug), context_with(FAKE, outside=outside))
    assert not [text for text in items(page.seats.rows[1].extra) if "Fake" in text]


def test_a_seat_can_be_given_to_a_program_and_back(qtbot: QtBot) -> None:
    chosen: list[Player] = []
    context = context_with(WEAK)
    page = SettingsPage(context)
    qtbot.addWidget(page)
    levels = games.info("chess").levels
    menu = SeatMenu(replace(FOX, program=""), context.words, chosen.append, page, levels=levels, programs=[WEAK])
    menu.programs[0].trigger()
    assert chosen[-1] == replace(FOX, program="Weak 2", level=Level.FIRST_STEPS)
    menu = SeatMenu(chosen[-1], context.words, chosen.append, page, levels=levels, programs=[WEAK])
    assert [action.isChecked() for action in menu.programs] == [True, False, False]
    assert not any(action.isChecked() for action in menu.levels.values())
    menu.levels[Level.HARD].trigger()
    assert chosen[-1] == replace(FOX, program="", level=Level.HARD)


# The table


class Outer(Mind):
    """Notes who was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.outside: list[Outside | None] = []

    def think(self, seat: int, level: Level, compare: bool = False, outside: Outside | None = None) -> int:
        """Notes the question."""
        self.outside.append(outside)
        return super().think(seat, level, compare)


def table(qtbot: QtBot, *programs: Program) -> tuple[Session, Outer, list[Text]]:
    """Ann is to move against a program; what is told is noted."""
    mind, match = Outer(), Match(games.load("chess"), FIRST, LiveChance(1))
    session = Session(match, (ANN, FOX), None, mind, pace=0.0, luck=lambda: LiveChance(7))  # type: ignore[arg-type]
    told = heard(session.notice)
    session.start(programs)
    move(session)
    return session, mind, told


def move(session: Session) -> None:
    """Ann makes a move."""
    session.play(session.game.legal(session.match.state, 0)[0])


def test_a_program_is_asked_with_its_share(qtbot: QtBot) -> None:
    _, mind, told = table(qtbot, WEAK, FAKE)
    assert mind.outside == [Outside(("fake",), 0.3)]
    assert mind.asks[-1][2] is Level.BEST, "who plays in its place is the best"
    assert told == []


def test_a_later_version_plays_on(qtbot: QtBot) -> None:
    _, mind, told = table(qtbot, Program("Fake 2.5", ("newer",)))
    assert mind.outside == [Outside(("newer",), 0.3)]
    assert told == []


def test_a_program_that_is_not_here_is_replaced_and_said_once(qtbot: QtBot) -> None:
    session, mind, told = table(qtbot, WEAK)
    assert mind.outside == [None]
    assert mind.asks[-1][2] is Level.BEST
    mind.answer(session.game.legal(session.match.state, 1)[0])
    qtbot.waitUntil(lambda: len(session.match.log) == 3)
    move(session)
    assert mind.outside == [None, None]
    assert [(text.msg, dict(text.args)) for text in told] == [(NO_PROGRAM, {"program": "Fake 1.0"})]


def test_a_program_that_has_failed_is_not_asked_again(qtbot: QtBot) -> None:
    session, mind, told = table(qtbot, FAKE)
    mind.forsaken.emit(len(mind.asks))
    mind.answer(session.game.legal(session.match.state, 1)[0])
    qtbot.waitUntil(lambda: len(session.match.log) == 3)
    move(session)
    assert mind.outside == [Outside(("fake",), 0.3), None]
    assert [text.msg for text in told] == [NO_PROGRAM]


@pytest.mark.slow
@pytest.mark.parametrize(("manner", "fails"), [("good", False), ("crash", True)])
def test_a_match_against_a_program_goes_on_whatever_it_does(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, manner: str, fails: bool
) -> None:
    monkeypatch.setattr(bot_process, "bot_command", lambda: (sys.executable, "-c", PATIENT))
    context = context_with(replace(FAKE, command=fake(manner)))
    window = MainWindow(context, tmp_path / "matches")
    qtbot.addWidget(window)
    window.show()
    window.start_match(StartRequest("chess", FIRST, (ANN, FOX)))
    session = window.session
    assert session is not None
    told = heard(session.notice)
    for length in (3, 5):
        move(session)
        qtbot.waitUntil(lambda n=length: len(session.match.log) == n, timeout=LONG_MS)
    assert [text.msg for text in told] == [NO_PROGRAM] * fails
    path = session.recorder.path
    assert path is not None
    loaded = load_save(path)
    assert loaded.match.log == session.match.log
    assert loaded.header.players == (ANN, FOX), "the file names the program, and never where it lies"
    assert str(SCRIPT) not in path.read_text("utf-8")
    window.close()
