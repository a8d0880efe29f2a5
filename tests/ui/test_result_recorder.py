"""The evening so far and the throws: what a finished match adds to the league and to the panel."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.model import Action, Result, Setup
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.store.league import League
from tabletop.store.saves import Header, Mark, SaveFile, is_ending, read_save
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.session.autosave import Autosave
from tabletop.ui.session.dice_stats import DiceStats
from tabletop.ui.session.match_recorder import MatchRecorder
from tabletop.ui.session.result_recorder import EVENING_S, ResultRecorder
from tests.ui.matches import Family, known_luck, window_of
from tests.ui.table_kit import ANN, BEN, BOT, by_hand, click, make_page, speak
from tests.ui.toy import a_play, toy_match


def ended(qtbot: QtBot, path: Path, *players: Player) -> TablePage:
    """A page whose match is over and noted in the league of this path."""
    page, _ = make_page(qtbot, toy_match(seats=len(players), hidden=False, cards=1), *players)
    page.session.recorder.results = ResultRecorder(path)
    by_hand(page, a_play(page.session.match))
    qtbot.waitUntil(page.end.isVisible)
    return page


def test_a_finished_match_is_noted_and_the_panel_tells_the_evening(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "league.sqlite"
    for winner in (0, 0, 1):
        ResultRecorder(path).record("ludo", (ANN, BEN), Result(((winner,), (1 - winner,)), "ludo.win"))
    page = ended(qtbot, path, ANN, BEN)
    part = page.panel.end_part
    assert page.panel.tab == 1
    assert part.isVisible()
    assert part.evening_head.text() == "The evening so far"
    assert part.evening.accessibleName() == "Ann: 3 victories\nBen: 1 victory"
    assert not part.chart.isVisible(), "no dice were thrown"
    qtbot.waitUntil(lambda: part.evening.visibleRegion().boundingRect() == part.evening.rect())
    speak(page, "de")
    assert part.evening.accessibleName() == "Ann: 3 Siege\nBen: 1 Sieg"
    speak(page, "en")


def test_a_drawn_match_is_a_match_that_nobody_has_won(tmp_path: Path) -> None:
    evening = ResultRecorder(tmp_path / "league.sqlite")
    evening.record("chess", (ANN, BEN), Result(((0, 1),), "chess.stalemate", drawn=True))
    assert [(one.name, one.played, one.won) for one in evening.standings((ANN, BEN))] == [
        ("Ann", 1, 0),
        ("Ben", 1, 0),
    ]
    evening.record("yams", (ANN, BEN), Result(((0, 1),), "yams.ties"))
    assert [one.won for one in evening.standings((ANN, BEN))] == [1, 1]


def test_the_evening_is_that_of_all_who_sit_here_computer_players_too(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "league.sqlite"
    ResultRecorder(path).record("ludo", (Player("Zoe"), BEN), Result(((0,), (1,)), "ludo.win"))
    page = ended(qtbot, path, ANN, BOT)
    assert page.panel.end_part.evening.accessibleName() == "Ann: 1 victory\nBot: 0 victories"
    assert [standing.name for standing in League(path).standings()] == ["Ann", "Zoe", "Ben"]


def test_yesterday_is_another_evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = ResultRecorder(tmp_path / "league.sqlite")
    now_s = 1_700_000_000
    for ended_s in (now_s - EVENING_S - 1, now_s - EVENING_S + 1):
        monkeypatch.setattr("tabletop.ui.session.result_recorder._now_s", lambda at=ended_s: at)
        evening.record("ludo", (ANN, BEN), Result(((0,), (1,)), "ludo.win"))
    monkeypatch.setattr("tabletop.ui.session.result_recorder._now_s", lambda: now_s)
    assert [(one.name, one.won) for one in evening.standings((ANN,))] == [("Ann", 1)]


@pytest.mark.slow
def test_a_match_that_is_cut_off_at_its_end_counts_once(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the result and the last line of the file the program is killed; the match goes on and ends again."""
    monkeypatch.setattr(SaveFile, "finish", lambda self, winners: None)
    with known_luck(3), window_of(tmp_path / "matches") as window:
        family = Family(window, 3)
        family.sit_down("ludo")
        family.play()
        names = [player.name for player in family.session.players if not player.computer]
    with known_luck(3), window_of(tmp_path / "matches") as window:
        Family(window, 3).go_on()
    league = League(tmp_path / "league.sqlite")
    assert {standing.name: standing.played for standing in league.standings()} == dict.fromkeys(names, 1)


def test_an_end_that_is_taken_back_later_is_struck_out_and_the_next_one_counts(tmp_path: Path) -> None:
    """Somebody looks at a match that is over, takes the end back and plays on: what was noted is no longer true."""
    match, league = toy_match(seats=2, hidden=False, cards=1), League(tmp_path / "league.sqlite")
    players, begun = (ANN, BEN), Autosave(Header("ludo", match.setup, (ANN, BEN)), tmp_path / "matches")
    begun.begun(match.log)
    recorder = MatchRecorder("ludo", begun)
    recorder.results = ResultRecorder(tmp_path / "league.sqlite")
    recorder.finished(players, Result(((0,), (1,)), "ludo.win"), match.log)
    assert begun.path is not None
    header = read_save(begun.path).header
    file = SaveFile(begun.path, header, Mark.of(begun.path), begun.path.stat().st_size)
    later = MatchRecorder("ludo", Autosave(header, begun.path.parent, file, rests=True))
    later.results = ResultRecorder(tmp_path / "league.sqlite")
    assert later.finished(players, Result(((0,), (1,)), "ludo.win"), match.log) == [None, None]
    later.rewound(match.log[:1])
    assert league.standings() == ()
    later.finished(players, Result(((1,), (0,)), "ludo.win"), match.log)
    assert [(one.name, one.played, one.won) for one in league.standings()] == [("Ben", 1, 1), ("Ann", 1, 0)]


def test_a_kill_while_the_end_is_taken_back_leaves_no_match_that_is_over_and_not_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file comes first: nothing is struck out while it says that the match is over."""
    match, path = toy_match(seats=2, hidden=False, cards=1), tmp_path / "league.sqlite"
    saves = Autosave(Header("ludo", match.setup, (ANN, BEN)), tmp_path / "matches")
    saves.begun(match.log)
    recorder = MatchRecorder("ludo", saves)
    recorder.results = ResultRecorder(path)
    recorder.finished((ANN, BEN), Result(((0,), (1,)), "ludo.win"), match.log)
    seen = []
    forget = League.forget
    monkeypatch.setattr(
        League,
        "forget",
        lambda *given: (seen.append(read_save(saves.path).lines[-1]), forget(*given)),  # type: ignore[arg-type]
    )
    recorder.rewound(match.log[:1])
    assert [is_ending(line) for line in seen] == [False]
    assert League(path).standings() == ()


def test_an_end_that_is_taken_back_is_struck_out(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "league.sqlite"
    page = ended(qtbot, path, ANN, BEN)
    click(page.panel.undo_button)
    assert League(path).standings() == ()
    assert page.panel.end_part.isHidden()
    by_hand(page, a_play(page.session.match))
    qtbot.waitUntil(page.end.isVisible)
    assert [(one.name, one.played) for one in League(path).standings()] == [("Ann", 1), ("Ben", 1)]


def test_a_league_that_cannot_be_written_is_told_once_and_stops_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "league.sqlite"
    path.mkdir()
    page = ended(qtbot, path, ANN, BEN)
    assert page.overlay.strip.isVisible()
    assert page.messages.notice is not None
    assert page.words.say(page.messages.notice).startswith("The result cannot be kept")
    assert page.panel.end_part.isHidden()
    assert page.session.recorder.results is not None
    assert page.session.recorder.results.record("ludo", (ANN,), Result(((0,),), "x")) == (None, None)


def test_a_league_that_another_window_writes_to_does_not_hold_the_table_up(tmp_path: Path) -> None:
    path = tmp_path / "league.sqlite"
    evening = ResultRecorder(path)
    assert evening.record("ludo", (ANN,), Result(((0,),), "x"))[0] == 1
    with sqlite3.connect(path) as other:
        other.execute("BEGIN EXCLUSIVE")
        number, told = evening.record("ludo", (ANN,), Result(((0,),), "x"))
    other.close()
    assert number is None
    assert told is not None


# Throws


def thrown_match(*faces: int) -> Match[object]:
    """A match of the first game that is begun with a throw, in which these faces were thrown, without any move."""
    game = games.load("ludo")
    match = Match(game, Setup(2), LiveChance(1))
    for face in faces:
        seat = min(match.active)
        match.submit(Action(seat, "throw", ("die",)), None, 0, ScriptedChance([face]))
        for action in game.legal(match.state, min(match.active))[:1]:
            if action.verb != "throw":
                match.submit(action, None, 0, ScriptedChance([]))
    return match


def test_throws_are_counted_from_the_log_and_taken_back_with_it() -> None:
    match = thrown_match(1, 2, 2, 5)
    throws = DiceStats(match)
    assert throws.catch_up() == (1, 2, 0, 0, 1, 0)
    del match.log[-2:], match.states[-2:]
    assert throws.catch_up() == (1, 2, 0, 0, 0, 0)


class _Dice(LiveChance):
    """Luck that notes the faces of its dice."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.faces: list[int] = []

    def _draw(self, count: int, die: bool) -> int:
        value = super()._draw(count, die)
        if die:
            self.faces.append(value)
        return value


@pytest.mark.parametrize("slug", games.slugs())
def test_counted_throws_are_the_dice_of_the_match(slug: str) -> None:
    game = games.load(slug)
    match = Match(game, Setup(max(2, game.info.seats[0])), LiveChance(5))
    drawn = [0] * 6
    for step in range(60):
        legal = game.legal(match.state, min(match.active)) if match.active else ()
        if legal:
            luck = _Dice(step)
            match.submit(legal[step % len(legal)], None, 0, luck)
            for face in luck.faces:
                drawn[face] += 1
    assert DiceStats(match).catch_up() == tuple(drawn)


def test_the_moves_tab_shows_the_throws_where_there_is_room(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, thrown_match(1, 2, 2, 5), ANN, BEN)
    assert page.panel.throws.isVisible()
    assert page.panel.throws.accessibleName().startswith("1: 1 time, 2: 2 times, 3: 0 times")
    page.resize(1280, 560)
    qtbot.waitUntil(lambda: not page.panel.throws.isVisible())
    page.resize(1280, 800)
    qtbot.waitUntil(page.panel.throws.isVisible)
    page.panel.hint_card.show_hint("Try this.", page.words)
    assert not page.panel.throws.isVisible(), "the hint needs the room"


def test_a_game_without_dice_shows_no_throws(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(), ANN, BEN)
    assert page.panel.throws.isHidden()
