"""The worker is asked, and asked again when it hangs, dies or talks nonsense; the table never waits."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from tabletop.core.bot import Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Place, Setup
from tabletop.match.log import Entry
from tabletop.ui.session import bot_process
from tabletop.ui.session.bot_process import BotProcess, bot_command

SCRIPT = Path(__file__).with_name("fake_worker.py")
CHOICE = Choice(Action(1, "play", ("t3",), Place("pile")), after_ms=5)
LOG = [Entry(outcomes=(1, 2)), Entry(Action(0, "play", ("t0",), Place("pile")))]

Make = Callable[..., BotProcess]


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Make]:
    """Makes clients of the fake worker; they are closed at the end."""
    answer = tmp_path / "answer.json"
    answer.write_bytes(msgspec.json.encode(CHOICE))
    made = []

    def client(*manner: str, patience_ms: int = 60_000) -> BotProcess:
        process = BotProcess((sys.executable, str(SCRIPT), str(answer), *manner), patience_ms, LiveChance(1))
        process.begin("toy", Setup(2), LOG)
        made.append(process)
        return process

    yield client
    for process in made:
        process.close()


def test_a_question_is_answered(qtbot: QtBot, make: Make) -> None:
    client = make()
    with qtbot.waitSignal(client.answered) as got:
        ask = client.think(1, Level.EASY)
    assert got.args == [ask, CHOICE]


def test_only_new_entries_are_sent_and_undone_ones_are_replaced(qtbot: QtBot, make: Make) -> None:
    log = list(LOG)
    client = make()
    client.begin("toy", Setup(2), log)
    for change in (lambda: None, lambda: log.append(LOG[1]), lambda: log.__delitem__(slice(1, None))):
        change()
        client.rewound(len(log))
        with qtbot.waitSignal(client.answered):  # the fake worker ends with an error if the lengths differ
            client.think(1, Level.EASY)


def test_a_worker_that_died_is_started_again_and_told_everything(
    qtbot: QtBot, make: Make, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    client = make("once", str(tmp_path / "died"))
    with qtbot.waitSignal(client.answered) as got:
        ask = client.think(1, Level.HARD)
    assert got.args == [ask, CHOICE]
    assert len([r for r in caplog.records if "ended with 1" in r.getMessage()]) == 1


@pytest.mark.parametrize("manner", ["crash", "noise", "bytes", "endless"])
def test_after_three_failures_the_table_is_told(
    qtbot: QtBot, make: Make, manner: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_process, "LONGEST_ANSWER", 50_000)  # what goes through a pipe goes in many small parts
    client = make(manner)
    with qtbot.waitSignal(client.given_up) as got:
        ask = client.think(1, Level.EASY)
    assert got.args == [ask]
    assert len(caplog.records) == 3
    with qtbot.waitSignal(client.given_up):
        client.think(1, Level.EASY)
    assert len(caplog.records) == 4, "nobody waits three times for every move"


def test_its_last_words_are_in_the_log(qtbot: QtBot, make: Make, caplog: pytest.LogCaptureFixture) -> None:
    client = make("crash")
    with qtbot.waitSignal(client.given_up):
        client.think(1, Level.EASY)
    assert any("eaten the cards" in record.getMessage() for record in caplog.records)


def test_an_answer_to_nothing_is_no_sign_of_health(qtbot: QtBot, make: Make, caplog: pytest.LogCaptureFixture) -> None:
    client = make("chatter", patience_ms=150)
    with qtbot.waitSignal(client.given_up) as got:
        ask = client.think(1, Level.EASY)
    assert got.args == [ask]
    assert len(caplog.records) == 3


def test_a_worker_that_hangs_is_replaced(qtbot: QtBot, make: Make, caplog: pytest.LogCaptureFixture) -> None:
    client = make("silent", patience_ms=120)
    with qtbot.waitSignal(client.given_up):
        client.think(1, Level.EASY)
    assert all("did not answer" in record.getMessage() for record in caplog.records)


def test_a_program_that_is_missing_is_no_error_of_ours(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    client = BotProcess((str(SCRIPT.with_name("no-such-program")),))
    client.begin("toy", Setup(2), LOG)
    with qtbot.waitSignal(client.given_up):
        client.think(0, Level.EASY)
    client.close()


def test_what_is_forgotten_is_never_answered(qtbot: QtBot, make: Make) -> None:
    client = make()
    answered = []
    client.answered.connect(lambda ask, choice: answered.append(ask))
    forgotten = client.think(1, Level.EASY)
    client.forget(forgotten)
    with qtbot.waitSignal(client.answered):
        kept = client.think(1, Level.EASY)
    assert answered == [kept]


def test_closing_in_the_middle_of_a_thought_is_quiet(qtbot: QtBot, make: Make) -> None:
    client = make("silent")
    client.think(1, Level.EASY)
    qtbot.wait(50)
    client.close()
    qtbot.wait(50)


def test_a_bundle_is_its_own_worker(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "tabletop"))
    program, argument = bot_command()
    assert Path(program).parent == tmp_path
    assert Path(program).stem == ("tabletop-console" if os.name == "nt" else "tabletop")
    assert argument == "--bot"
