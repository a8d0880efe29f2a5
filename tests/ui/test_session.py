"""One queue for people, computer players and the clock; nothing is lost, nothing happens behind the curtain."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from tabletop.core.bot import Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Gesture, GestureKind, Place, Refusal
from tabletop.core.text import SeatName, Text, say
from tabletop.match.log import LONGEST_MS
from tabletop.match.match import FASTER, Match
from tabletop.match.players import Player
from tabletop.store.errors import CannotWrite
from tabletop.store.listing import unfinished
from tabletop.store.saves import Header, SaveFile
from tabletop.ui.session.autosave import Autosave
from tabletop.ui.session.session import Session
from tests.ui.toy import a_play, too_low, toy_match

ANN, BEN, BOT = Player("Ann"), Player("Ben"), Player("Bot", computer=True)


class Mind(QObject):
    """Stands for the worker: answers at once from the event loop, or when told."""

    answered = Signal(int, object)
    given_up = Signal(int)
    forsaken = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.asks: list[tuple[int, int, Level]] = []
        self.compared: list[bool] = []
        self.forgotten: list[int | None] = []
        self.rewinds: list[int] = []
        self.distrusted: list[str] = []
        self.closed = False

    def begin(self, slug: str, setup: Any, log: Any) -> None:
        """A match is on the table."""

    def warm_up(self) -> None:
        """Nothing to start."""

    def think(self, seat: int, level: Level, compare: bool = False) -> int:
        """Notes the question."""
        self.asks.append((len(self.asks) + 1, seat, level))
        self.compared.append(compare)
        return len(self.asks)

    def forget(self, ask: int | None = None) -> None:
        """Notes it."""
        self.forgotten.append(ask)

    def distrust(self, reason: str) -> None:
        """Notes it."""
        self.distrusted.append(reason)

    def rewound(self, length: int) -> None:
        """Notes it."""
        self.rewinds.append(length)

    def close(self) -> None:
        """Notes it."""
        self.closed = True

    def answer(self, action: Action | None, after_ms: int = 0) -> None:
        """Answers the last question."""
        self.answered.emit(len(self.asks), Choice(action, after_ms=after_ms))


def make(match: Match[Any], *players: Player, saves: Autosave | None = None) -> tuple[Session, Mind]:
    """A started session in which nothing waits."""
    mind = Mind()
    session = Session(match, players, saves, mind, pace=0.0, luck=lambda: LiveChance(7))  # type: ignore[arg-type]
    session.start()
    return session, mind


def heard(signal: Any) -> list[Any]:
    """What a signal has said so far: its arguments, or the one argument."""
    found: list[Any] = []
    signal.connect(lambda *args: found.append(args[0] if len(args) == 1 else args))
    return found


def drag(action: Action) -> Gesture:
    """The drag that means a play."""
    return Gesture(GestureKind.DRAG, action.seat, action.tokens, action.to)


def test_a_gesture_becomes_an_entry(qtbot: QtBot) -> None:
    session, _ = make(toy_match(hidden=False), ANN, BEN)
    added = heard(session.entry_added)
    session.gesture(drag(a_play(session.match)))
    assert added == [1]
    assert session.match.state.turn == 1
    assert session.actor == 1


def test_a_refusal_changes_nothing_and_names_the_rule(qtbot: QtBot) -> None:
    session, _ = make(toy_match(hidden=False), ANN, BEN)
    refused = heard(session.refused)
    session.gesture(Gesture(GestureKind.DRAG, 1, ("t3",), Place("pile")))
    assert refused == [(Refusal("toy.turn"), 1)]
    assert len(session.match.log) == 1


def test_several_meanings_are_asked(qtbot: QtBot) -> None:
    session, _ = make(toy_match(), ANN, BOT)
    asked = heard(session.choices_wanted)
    session.gesture(Gesture(GestureKind.BUTTON, 0, button="name"))
    assert [offer.action.choice for offer in asked[0].offers] == ["a", "b"]
    session.play(asked[0].offers[1].action)
    assert session.match.log[-1].action == asked[0].offers[1].action


def test_a_computer_player_is_asked_and_plays(qtbot: QtBot) -> None:
    session, mind = make(toy_match(), ANN, BOT)
    assert not mind.asks
    session.gesture(drag(a_play(session.match)))
    if session.game.forced(session.match.state) is None:
        assert [seat for _, seat, _ in mind.asks] == [1]
        with qtbot.waitSignal(session.entry_added):
            mind.answer(a_play(session.match))
    assert session.match.state.turn in (0, 1)


def test_a_computer_player_plays_after_years(qtbot: QtBot) -> None:
    match = toy_match(hidden=False, cards=9, races=True)
    match.submit(a_play(match), at_ms=LONGEST_MS - 10**9, chance=LiveChance(1))
    session, mind = make(match, *(BOT if seat == match.state.turn else ANN for seat in range(2)))
    with qtbot.waitSignal(session.entry_added):
        mind.answer(a_play(match))
    assert match.log[-1].at_ms >= match.log[-2].at_ms > 2**32


def test_an_answer_to_a_position_that_is_gone_is_dropped(qtbot: QtBot) -> None:
    session, mind = make(toy_match(hidden=False, friendly=True), ANN, BOT)
    session.gesture(drag(a_play(session.match)))
    late = session.game.legal(session.match.state, 1)[0]
    session.undo()
    assert mind.rewinds == [1]
    added = heard(session.entry_added)
    mind.answer(late)
    qtbot.wait(20)
    assert not added


def test_a_seat_goes_to_the_computer_and_back(qtbot: QtBot) -> None:
    session, mind = make(toy_match(hidden=False), ANN, BEN)
    changed = heard(session.players_changed)
    session.set_player(0, Player("Ann", computer=True, level=Level.MEDIUM))
    assert mind.asks == [(1, 0, Level.MEDIUM)]
    session.set_player(0, ANN)
    mind.answer(a_play(session.match))
    qtbot.wait(20)
    assert len(session.match.log) == 1, "a person has taken the seat back"
    assert len(changed) == 2


def test_a_lost_worker_does_not_stop_the_table(qtbot: QtBot) -> None:
    session, mind = make(toy_match(hidden=False), BOT, BOT)
    told = heard(session.notice)
    with qtbot.waitSignal(session.entry_added):
        mind.given_up.emit(1)
    assert "did not answer" in told[0].msg.source


def test_a_worker_that_breaks_the_rules_or_plays_for_another_is_not_asked_for_ever(qtbot: QtBot) -> None:
    for changed in ({"tokens": ()}, {"seat": 1}):
        session, mind = make(toy_match(hidden=False), BOT, BOT)
        with qtbot.waitSignal(session.entry_added):
            mind.answer(replace(a_play(session.match), **changed))
        assert len(mind.distrusted) == 1
        assert session.match.log[1].action in session.match.game.legal(session.match.states[0], 0), "in its stead"


def test_computers_play_a_match_to_its_end(qtbot: QtBot) -> None:
    session, mind = make(toy_match(seats=3, cards=6, seed=3), BOT, BOT, BOT)
    ended = heard(session.finished)

    def answer() -> None:
        if mind.asks and not ended and session.match.active == {session.match.state.turn}:
            mind.answer(a_play(session.match))

    qtbot.waitUntil(lambda: (answer(), bool(ended))[1], timeout=20_000)
    assert session.match.result == ended[0]
    assert any(entry.action and entry.action.verb == "sweep" for entry in session.match.log)


def force(match: Match[Any]) -> None:
    """Play on until the next seat has no choice."""
    while match.game.forced(match.state) is None:
        match.submit(a_play(match), chance=LiveChance(1))


def test_forced_actions_are_played_for_the_seat(qtbot: QtBot) -> None:
    match = toy_match(hidden=False, cards=6)
    force(match)
    session, _ = make(match, ANN, BEN)
    with qtbot.waitSignal(session.entry_added):
        pass
    assert session.match.log[-1].action is not None
    assert session.match.log[-1].action.verb == "pass"


def test_nothing_is_forced_while_the_table_is_away(qtbot: QtBot) -> None:
    match = toy_match(hidden=False, cards=6)
    force(match)
    session, _ = make(match, ANN, BEN)
    session.hold("away")
    length = len(match.log)
    qtbot.wait(30)
    assert len(match.log) == length
    with qtbot.waitSignal(session.entry_added):
        session.release("away")


def test_the_clock_acts_after_its_time(qtbot: QtBot) -> None:
    match = toy_match(hidden=False, cards=9, seed=3)
    while len(match.state.pile) < 4:
        legal = match.game.legal(match.state, match.state.turn)
        match.submit(min(legal, key=lambda a: a.verb != "play"), chance=LiveChance(1))
    session, _ = make(match, ANN, BEN)
    with qtbot.waitSignal(session.entry_added):
        pass
    assert session.match.log[-1].action == Action(-1, "sweep")


def race(qtbot: QtBot) -> tuple[Session, Mind]:
    """A moment in which both may call."""
    match = toy_match(hidden=False, races=True, cards=9, seed=3)
    while len(match.state.pile) < 4:
        legal = match.game.legal(match.state, match.state.turn)
        match.submit(min(legal, key=lambda a: a.verb != "play"), chance=LiveChance(1))
    return make(match, ANN, BOT)


def test_in_a_race_the_earlier_time_stamp_wins(qtbot: QtBot) -> None:
    match = race(qtbot)[0].match
    session, _ = make(match, ANN, BEN)
    session.hold("nothing")
    refused = heard(session.refused)
    session.gesture(Gesture(GestureKind.BUTTON, 1, button="call-1"), stamp_ms=5_020)
    session.gesture(Gesture(GestureKind.BUTTON, 0, button="call-0"), stamp_ms=5_010)
    with qtbot.waitSignal(session.refused):
        pass
    calls = [e.action.seat for e in session.match.log if e.action is not None and e.action.verb == "call"]
    assert calls == [0]
    assert refused[0] == (Refusal("core.too_late", why=say(FASTER, 10, player=SeatName(0))), 1)


def test_at_the_same_moment_the_order_of_the_verbs_decides(qtbot: QtBot) -> None:
    session, _ = make(race(qtbot)[0].match, ANN, BEN)
    session.play(Action(1, "call"), stamp_ms=9_000)
    session.play(Action(0, "bell"), stamp_ms=9_000)
    with qtbot.waitSignal(session.refused):
        pass
    assert session.match.log[-1].action in (Action(0, "bell"), Action(-1, "sweep"))
    assert Action(1, "call") not in [entry.action for entry in session.match.log]


def test_a_race_does_not_stop_for_anything(qtbot: QtBot) -> None:
    session, _ = race(qtbot)
    session.hold("away")
    assert session.racing
    with qtbot.waitSignal(session.entry_added):
        pass


def test_a_hint_comes_from_the_strong_player(qtbot: QtBot) -> None:
    session, mind = make(toy_match(), ANN, BOT)
    got = heard(session.hint_ready)
    session.hint()
    assert mind.asks == [(1, 0, Level.HARD)]
    mind.answer(a_play(session.match))
    assert got[0].action == a_play(session.match)


def test_every_ply_is_in_the_file(qtbot: QtBot, tmp_path: Path) -> None:
    match = toy_match(hidden=False)
    session, _ = make(match, ANN, BEN, saves=Autosave(Header("ludo", match.setup, (ANN, BEN)), tmp_path))
    (path,) = tmp_path.iterdir()
    assert len(path.read_bytes().splitlines()) == 2
    session.gesture(drag(a_play(match)))
    assert len(path.read_bytes().splitlines()) == len(match.log) + 1
    session.set_player(1, BOT)
    assert next(iter(unfinished(tmp_path))).header.players == (ANN, BOT)


def test_a_full_disk_is_told_once_and_tried_again(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = toy_match(hidden=False, cards=6)
    session, _ = make(match, ANN, BEN, saves=Autosave(Header("ludo", match.setup, (ANN, BEN)), tmp_path))
    told: list[Text] = heard(session.notice)

    def full(self: SaveFile, data: Any) -> None:
        raise CannotWrite(self.path, "full")

    with monkeypatch.context() as patch:
        patch.setattr(SaveFile, "append", full)
        patch.setattr(SaveFile, "rewrite", full)
        session.play(Action(0, "name", choice="a"))
        session.play(Action(0, "name", choice="a"))
    assert len(told) == 1
    session.play(Action(0, "name", choice="b"))
    (path,) = tmp_path.iterdir()
    assert len(path.read_bytes().splitlines()) == len(match.log) + 1
    assert "again" in told[1].msg.source


def test_a_refused_card_does_not_leave_the_hand(qtbot: QtBot) -> None:
    match = toy_match(hidden=False, cards=9, seed=2)
    session, _ = make(match, ANN, BEN)
    session.gesture(drag(a_play(match)))
    attempt = too_low(match)
    assert attempt is not None
    refused = heard(session.refused)
    session.gesture(drag(attempt))
    assert refused[0][0].rule == "toy.up"
    assert refused[0][0].why is not None


def test_closing_ends_everything(qtbot: QtBot) -> None:
    session, mind = make(toy_match(hidden=False), BOT, BOT)
    session.close()
    mind.answer(a_play(session.match))
    qtbot.wait(20)
    assert mind.closed
    assert len(session.match.log) == 1


def test_a_match_reaches_the_disk_when_nobody_acts_and_when_it_is_left(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabletop.ui.session.match_recorder.REST_MS", 0)
    match = toy_match(hidden=False)
    session, _ = make(match, ANN, BEN, saves=Autosave(Header("ludo", match.setup, (ANN, BEN)), tmp_path))
    synced = []
    monkeypatch.setattr("os.fsync", synced.append)
    session.play(a_play(match))
    qtbot.waitUntil(lambda: bool(synced))
    before = len(synced)
    session.close()
    assert len(synced) > before
