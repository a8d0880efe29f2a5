"""Matches of computer players alone, one after the other, through everything that a match passes: session, queue,
worker, rules, save file, results, and the table that shows views, each as the difference to the one before.

    python -m tests.reliability.marathon [SLUG...] [--matches 1000] [--seconds N] [--seed 1] [--window] [--figures FILE]

Without `--window` a small scene without a window shows some of the views, and nobody waits for a painter; most matches
are taken up from a file near their end (see `WHOLE_EACH`). With it matches are begun and left in the real window. One
player (in a race everybody) thinks as the weakest level does, the others do anything that is legal. A run fails on a
refusal, a complaint of Qt, Python or the log, a match that stands still, a save file that does not lead to the match
again, and on growth: of memory, file descriptors, threads, children or widgets. `--seconds` is for each game. Runs with
different seeds and games can be shared out, and their figures be added up (`tests.reliability.figures`).
"""

from __future__ import annotations

import argparse
import faulthandler
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, process_time
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject

import tests.conftest  # noqa: F401  an environment of its own, before Qt is asked for anything
from tabletop import games
from tabletop.core.bot import Level
from tabletop.core.chance import LiveChance
from tabletop.core.game import Game
from tabletop.core.info import GameInfo
from tabletop.core.luck import SOURCE_BYTES, Luck
from tabletop.core.model import Setup
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.store.saves import Header, SaveFile, load_save
from tabletop.ui.common.context import StartRequest
from tabletop.ui.look.face_keys import face_of
from tabletop.ui.main_window import MainWindow
from tabletop.ui.session import session_factory as sittings
from tabletop.ui.session.evening import Evening
from tabletop.ui.session.session import Session
from tabletop.ui.table import prerender as ready
from tabletop.ui.table.scene import TableScene
from tests.conformance.playing import any_setup, play_from
from tests.reliability.figures import Figures, note
from tests.reliability.near_worker import NearWorker
from tests.reliability.watching import Complaints, Held, held, listening, window_of
from tests.ui.matches import SHORTEST

Play = Callable[[], tuple[Match[Any], int]]
"""Lets a match be played to its end and leaves it; how many entries it had before."""
MATCHES = 1000
FIRST, EACH, SAMPLE_EACH = 24, 25, 100
"""Growth is told against what was held after `FIRST` matches; one in `EACH` is read again from its file."""
GROWTH, SLACK_MB = 1.1, 2.0
SHOWN_APART, SHOWN_GROWS = 6, 0.4
"""Without a window the view is shown one to so many entries later, as the difference to what was shown before; further
on later by up to so many of the entries since. The end is always shown."""
LONG_EACH = 20
"""One match in so many is as long as its house rules make it; the others are as short as they can be with theirs."""
WHOLE_EACH, LAST, FAR = 4, 80, 2000
"""Without a window one match in so many is played from its beginning to its end through everything. The others are
played by the rules alone, at random, and taken up from a file at most so many entries before their end; unless they are
shorter, or longer than so many."""
THINKS_SELDOM = {"chess": 4}
"""Where a thought takes longest, it is thought in one of so many turns."""
ALL_THINK = ("ten_thousand",)
"""Where those who do anything hardly ever get on, everybody thinks."""
PATIENCE_S = 120.0
CLOCK_MS, NEVER_MS = 1, 10**8
SIZE = (480, 300)
"""Of the scene: small pictures are soon painted, and nobody sees them."""
_SEEDS = 1 << 30


@contextmanager
def near_players(seed: int) -> Iterator[list[NearWorker]]:
    """Every match begun inside has its computer players in this process; nobody waits for a clock. What stands for the
    worker of the last match is found at the end of the list."""
    real, near, luck = Session, list[NearWorker](), LiveChance(seed)

    def session(match: Match[Any], players: tuple[Player, ...], saves: Any, **more: Any) -> Session:
        thinkers, each = who_thinks(match.game.info, len(players), luck)
        worker = NearWorker(match, LiveChance(luck.pick(_SEEDS)), thinkers, each)
        near[:] = [worker]
        _hasten(patch, match.game)
        return real(match, players, saves, worker, pace=0.0, **more)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sittings, "Session", session)
        patch.setattr(ready, "AFTER_MS", NEVER_MS)
        yield near


def who_thinks(info: GameInfo, seats: int, luck: LiveChance) -> tuple[frozenset[int], int]:
    """The seats that think, and in one of how many turns."""
    # In a race those who do anything do it at once: nobody else would ever act.
    thinkers = range(seats) if info.real_time or info.slug in ALL_THINK else (luck.pick(seats),)
    return frozenset(thinkers), THINKS_SELDOM.get(info.slug, 1)


def _hasten(patch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    own = type(game).deadline_ms
    if getattr(own, "is_hasty", False):
        return

    def deadline_ms(self: Game[Any], state: Any) -> int | None:
        limit_ms = own(self, state)
        return None if limit_ms is None else min(limit_ms, CLOCK_MS)

    deadline_ms.is_hasty = True  # type: ignore[attr-defined]
    patch.setattr(type(game), "deadline_ms", deadline_ms)


def shortened(info: GameInfo, setup: Setup) -> Setup:
    """The same table with the house rules that make a match as short as can be."""
    short = {**dict(setup.options), **dict(info.short), **dict(SHORTEST.get(info.slug, ()))}
    return replace(setup, options=tuple((spec.id, short[spec.id]) for spec in info.options if spec.id in short))


class Marathon:
    """Matches of one game. `samples`: what was held after so many matches; `plies`: of all of them."""

    def __init__(self, slug: str, seed: int, folder: Path) -> None:
        self.slug, self.folder = slug, folder
        self.info, self.game = games.info(slug), games.load(slug)
        self.luck = LiveChance(seed)
        self.played = self.plies = self.taken_up = 0
        self.samples: dict[int, Held] = {}

    def request(self, short: bool) -> StartRequest:
        """Any table of this game with computer players alone; `short`: whatever else is played, the match is as short
        as can be."""
        setup = any_setup(self.game, self.luck)
        if short:
            setup = shortened(self.info, setup)
        level = self.info.levels[0] if self.info.levels else Level.EASY
        players = tuple(Player(f"Bot {seat}", computer=True, level=level) for seat in range(setup.seats))
        source = bytes(self.luck.pick(256) for _ in range(SOURCE_BYTES))
        return StartRequest(self.slug, setup, players, luck=Luck.of(source))

    def taken(self, request: StartRequest) -> Session | None:
        """A match of this kind, taken up from its file near its end; None if there is none that is long enough, and not
        too long."""
        computers = self.info.known_computers(range(request.setup.seats))
        setup = replace(request.setup, computers=computers)
        assert request.luck is not None
        whole = play_from(self.game, setup, request.luck, self.luck.pick(_SEEDS), FAR)
        keep = len(whole.log) - 1 - self.luck.pick(LAST)
        if whole.result is None or len(whole.log) <= LAST:
            return None
        self.taken_up += 1
        header = Header(self.slug, setup, request.players, luck=request.luck)
        return sittings.resume_session(load_save(SaveFile.create(self.folder, header, whole.log[:keep]).path))

    def go(self, matches: int, seconds: float, play: Play, near: list[NearWorker], window: MainWindow) -> None:
        """So many matches, or as many as the time allows; `play` by `play`."""
        end = monotonic() + seconds
        while self.played < matches and monotonic() < end:
            match, begun = play()
            assert not near[-1].refused, near[-1].refused
            self._check_file(match)
            self.played += 1
            self.plies += len(match.log) - begun
            if self.played == FIRST or (self.played > FIRST and self.played % SAMPLE_EACH == 0):
                self._sample(window)
        self._sample(window)
        self._check_growth()

    def _sample(self, window: MainWindow) -> None:
        window.shelf.refresh()  # it may have seen the match that was just played
        _clear()
        self.samples[self.played] = held()

    def _check_file(self, match: Match[Any]) -> None:
        (path,) = self.folder.glob("*.tabletop")
        if self.played % EACH == 0:
            loaded = load_save(path)
            assert loaded.ended
            assert loaded.match.log == match.log
            assert loaded.match.states == match.states
        path.unlink()

    def _check_growth(self) -> None:
        if self.played <= FIRST:
            return
        before, after = self.samples[FIRST], self.samples[self.played]
        assert after.memory_mb <= GROWTH * before.memory_mb + SLACK_MB, f"memory: {self.samples}"
        for what in ("files", "threads", "children", "widgets"):
            assert getattr(after, what) <= getattr(before, what), f"{what}: {self.samples}"

    def __str__(self) -> str:
        memory = ", ".join(f"{then.memory_mb:.1f} after {count}" for count, then in self.samples.items())
        last = self.samples[self.played]
        counts = f"{self.played} matches, {self.taken_up} taken up, {self.plies} plies"
        return f"{self.slug}: {counts}; MB {memory}; at the end {last}"

    def figures(self, seed: int, processor_s: float) -> Figures:
        """What it came to."""
        growth = self.samples[self.played].memory_mb / max(1.0, self.samples[min(self.samples)].memory_mb)
        return Figures(
            trial="marathon", game=self.slug, seed=seed, done=self.played, steps=self.plies, processor_s=processor_s,
            growth=growth,
        )  # fmt: skip


def wait_for_the_end(session: Session, complaints: Complaints) -> None:
    """Let the event loop run until a match is over."""
    loop, length, end = QEventLoop(), 0, monotonic() + PATIENCE_S
    while session.match.result is None:
        loop.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        complaints.check()
        if len(session.match.log) > length:
            length, end = len(session.match.log), monotonic() + PATIENCE_S
        assert monotonic() < end, f"nothing happens after {length} entries: {session.match.state}"


def _clear() -> None:
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


class Shown(QObject):
    """Shows every view of a match to a seat, or to somebody who only watches, in a scene."""

    def __init__(self, scene: TableScene, session: Session, eyes: int | None, luck: LiveChance) -> None:
        super().__init__(session)
        self._scene, self._session, self._eyes = scene, session, eyes
        self._luck, self._next = luck, 0
        setup = session.match.setup
        scene.set_table(session.game.table(setup), eyes, setup.seats)
        self._begun = len(session.match.log)
        session.entry_added.connect(self._added)
        session.finished.connect(lambda _: self.see())
        self.see()

    def _added(self, index: int) -> None:
        if index >= self._next:
            self.see()
            self._next = index + 1 + self._luck.pick(SHOWN_APART + int(SHOWN_GROWS * (index - self._begun)))

    def see(self) -> None:
        """Show what there is now; every token lies where the view says."""
        view, scene = self._session.match.view(self._eyes), self._scene
        scene.show_view(view, (), animate=False)
        lying = {placed.token: placed for placed in view.placements}
        assert set(scene.items_of) == set(lying)
        for token, item in scene.items_of.items():
            assert (item.at, item.now) == (lying[token].place, item.rest)
            assert item.true_face == face_of(lying[token], scene.words.say)
        self._session.match.report(self._eyes, len(self._session.match.log) - 1)


def without_window(marathon: Marathon, window: MainWindow, complaints: Complaints) -> Play:
    """Matches beside a window that stays at its shelf; a scene shows them."""
    context = window.context
    scene = TableScene(context.art, context.theme, context.words)
    scene.resize(*SIZE, 1.0)
    evening = Evening(marathon.folder)

    def play() -> tuple[Match[Any], int]:
        request = marathon.request(short=marathon.luck.pick(LONG_EACH) > 0)
        session = marathon.taken(request) if marathon.luck.pick(WHOLE_EACH) else None
        if session is None:
            session = sittings.begin_session(
                marathon.game, request.setup, request.players, False, marathon.folder, luck=request.luck
            )
        begun = len(session.match.log)
        session.recorder.results = evening.results
        seats = (None, *range(request.setup.seats))
        shown = Shown(scene, session, seats[marathon.luck.pick(len(seats))], marathon.luck)
        session.start()
        wait_for_the_end(session, complaints)
        shown.deleteLater()
        session.close()
        _clear()
        return session.match, begun

    return play


def in_window(marathon: Marathon, window: MainWindow, complaints: Complaints) -> Play:
    """Matches in the window, from the shelf and back to it."""

    def play() -> tuple[Match[Any], int]:
        window.start_match(marathon.request(short=True))
        session = window.session
        assert session is not None
        wait_for_the_end(session, complaints)
        _clear()
        window.show_shelf()
        _clear()
        return session.match, 1

    return play


def run(slug: str, seed: int, matches: int, seconds: float, by_window: bool) -> Marathon:
    """The marathon of one game."""
    with tempfile.TemporaryDirectory(prefix="tabletop-marathon-", ignore_cleanup_errors=True) as name:
        folder = Path(name) / "matches"
        with listening() as complaints, near_players(seed) as near, window_of(folder) as window:
            marathon = Marathon(slug, seed, folder)
            play = (in_window if by_window else without_window)(marathon, window, complaints)
            marathon.go(matches, seconds, play, near, window)
            complaints.check()
    return marathon


def main(arguments: Sequence[str]) -> int:
    """What stands at the top of this module."""
    faulthandler.enable()
    parser = argparse.ArgumentParser(prog="python -m tests.reliability.marathon", description=__doc__.split("\n\n")[0])
    parser.add_argument("slugs", nargs="*", metavar="SLUG", choices=[[], *games.slugs()])
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--window", action="store_true")
    parser.add_argument("--figures", type=Path, metavar="FILE", help="append what each game came to")
    wanted = parser.parse_args(arguments)
    failed = 0
    for slug in wanted.slugs or games.slugs():
        begun, spent = monotonic(), process_time()
        try:
            found = run(slug, wanted.seed, wanted.matches, wanted.seconds, wanted.window)
            told, figures = str(found), found.figures(wanted.seed, process_time() - spent)
        except AssertionError as error:
            told, failed = f"{slug}: FAILED: {error}", 1
            figures = Figures(trial="marathon", game=slug, seed=wanted.seed, failed=True)
        note(wanted.figures, figures)
        print(f"{told}; {process_time() - spent:.0f} s of the processor, {monotonic() - begun:.0f} s", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
