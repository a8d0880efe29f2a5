"""The curtain is a lock: no key, click or finger that was not meant for it opens it, and until it is opened nothing
that is hidden is seen in any frame. Every game with secrets is driven; see `two_worlds`."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle

import pytest
from PySide6.QtCore import QEvent, Qt
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.ui.match_page.curtain_lock import LOCK_MS
from tabletop.ui.match_page.last_look import DRAWN_MS
from tabletop.ui.match_page.replay import Replay
from tests.kinds import slow_beyond
from tests.ui.hands import key_of
from tests.ui.two_worlds import STEP_MS, Worlds, two_worlds

SECRETIVE = tuple(slug for slug in games.slugs() if games.info(slug).has_secrets)
RACE = next(slug for slug in SECRETIVE if games.info(slug).real_time)
TYPICAL = (SECRETIVE[0], RACE)
"""One of turns and one of real time: for all the ways in which hands may be impatient. Every game is tried in one."""
GAMES = slow_beyond(TYPICAL, SECRETIVE)
ENTER, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Space
PRESS, TWICE, RELEASE = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.MouseButtonRelease,
)


def each_way(*ways: str) -> pytest.MarkDecorator:
    """Of these ways the first with every game, the others with typical ones; slow beyond the first and the typical."""
    more = [pytest.param(slug, way, marks=pytest.mark.slow) for way in ways[1:] for slug in TYPICAL]
    first = [pytest.param(slug, ways[0], marks=[] if slug in TYPICAL else pytest.mark.slow) for slug in SECRETIVE]
    return pytest.mark.parametrize(("worlds", "way"), [*first, *more], indirect=["worlds"])


@pytest.fixture(params=GAMES)
def worlds(qtbot: QtBot, request: pytest.FixtureRequest):  # type: ignore[no-untyped-def]
    # Where one is called straight after another; in real time all look at the table in between.
    with two_worlds(qtbot, request.param, by_clock=request.param == RACE) as found:
        yield found


HELD = {"enter": (ENTER, True), "space": (SPACE, True), "mute enter": (ENTER, False), "mute space": (SPACE, False)}
"""A key, and whether its events say that it is only held."""


@each_way(*HELD)
def test_a_key_that_is_held_never_opens_it(worlds: Worlds, way: str) -> None:
    key, says_so = HELD[way]
    worlds.key(key)
    worlds.begin()
    worlds.run_until_fallen(lambda: worlds.key(key, again=says_so))
    worlds.run(3 * LOCK_MS, lambda: worlds.key(key, again=says_so))
    assert worlds.opened_ms is None
    worlds.key(key, down=False)
    tap_to_open(worlds, key)
    assert worlds.opened_ms is not None, "let go and pressed once more, it does"
    assert worlds.differ, "there was something to be seen"


def tapped(worlds: Worlds, key: Qt.Key) -> None:
    worlds.key(key)
    worlds.key(key, down=False)


def tap_to_open(worlds: Worlds, key: Qt.Key) -> None:
    """One more press, of a key that opens a curtain; in a game of speed the space bar belongs to its button alone."""
    if worlds.real_time and key is SPACE:
        worlds.run(STEP_MS, lambda: tapped(worlds, key))
        assert worlds.opened_ms is None
        key = ENTER
    worlds.run(STEP_MS, lambda: tapped(worlds, key))


def clicked(worlds: Worlds, kind: QEvent.Type = PRESS, by_finger: bool = False, ago_ms: int = 0) -> None:
    worlds.pointer(kind, by_finger=by_finger, ago_ms=ago_ms)
    worlds.pointer(RELEASE, by_finger=by_finger, ago_ms=ago_ms)


def clicked_twice(worlds: Worlds) -> None:
    clicked(worlds)
    clicked(worlds, TWICE)


HAMMERS: dict[str, Callable[[Worlds], object]] = {
    "finger": lambda worlds: clicked(worlds, by_finger=True),
    "enter": lambda worlds: tapped(worlds, ENTER),
    "clicks": clicked,
    "double clicks": clicked_twice,
}
BY_TURNS = "by turns"


@each_way(BY_TURNS, *HAMMERS)
def test_whoever_hammers_waits_all_the_same(worlds: Worlds, way: str) -> None:
    hammers = cycle(HAMMERS.values() if way == BY_TURNS else [HAMMERS[way]])
    worlds.begin()
    worlds.run_until_fallen(lambda: next(hammers)(worlds))
    worlds.run(3 * LOCK_MS, lambda: next(hammers)(worlds))
    assert worlds.opened_ms is not None
    assert LOCK_MS <= worlds.since_fall_ms < LOCK_MS + 2 * STEP_MS


@pytest.mark.slow
@pytest.mark.parametrize("worlds", TYPICAL, indirect=True)
def test_whoever_hammers_on_the_space_bar_waits_too(worlds: Worlds) -> None:
    worlds.begin()
    worlds.run_until_fallen(lambda: tapped(worlds, SPACE))
    worlds.run(3 * LOCK_MS, lambda: tapped(worlds, SPACE))
    if worlds.real_time:
        tap_to_open(worlds, SPACE)
    assert worlds.opened_ms is not None
    assert worlds.since_fall_ms >= LOCK_MS


@pytest.mark.slow
def test_a_team_that_has_looked_together_gives_way(qtbot: QtBot) -> None:
    with two_worlds(qtbot, RACE) as worlds:
        worlds.begin()
        worlds.run_until_fallen(lambda: clicked(worlds))
        worlds.run(3 * LOCK_MS, lambda: (clicked(worlds), tapped(worlds, ENTER)))
        assert LOCK_MS <= worlds.since_fall_ms < LOCK_MS + 2 * STEP_MS
        assert worlds.differ


def test_nobody_is_heard_behind_it(qtbot: QtBot) -> None:
    """Where everybody calls by a key of their own."""
    with two_worlds(qtbot, RACE, by_clock=True) as worlds:
        calls = [key_of(button) for button in worlds.pages[0].session.view().buttons]
        worlds.begin()
        length = worlds.length
        worlds.run_until_fallen(lambda: tapped(worlds, calls[0]))
        worlds.run(2 * LOCK_MS, lambda: [tapped(worlds, key) for key in calls])
        assert worlds.length == length
        assert worlds.opened_ms is None
        tap_to_open(worlds, ENTER)
        assert worlds.opened_ms is not None


def test_in_real_time_the_first_press_after_it_is_heard(qtbot: QtBot) -> None:
    """Nothing is shown again, so that no hand waits."""
    with two_worlds(qtbot, RACE, by_clock=True) as worlds:
        worlds.begin()
        worlds.run_until_fallen()
        worlds.run(2 * LOCK_MS, lambda: tapped(worlds, ENTER))
        assert not any(page.findChild(Replay).running for page in worlds.pages)
        logs = [page.session.match.log for page in worlds.pages]
        length = worlds.length
        tapped(worlds, SPACE)
        qtbot.waitUntil(lambda: all(len(log) == length + 1 for log in logs))


@pytest.mark.slow
@pytest.mark.parametrize("worlds", TYPICAL, indirect=True)
@pytest.mark.parametrize("by_finger", [False, True])
def test_a_button_that_was_down_has_to_be_let_go(worlds: Worlds, by_finger: bool) -> None:
    worlds.pointer(PRESS, by_finger=by_finger)
    worlds.begin()
    worlds.run_until_fallen()
    worlds.run(2 * LOCK_MS)
    worlds.pointer(RELEASE, by_finger=by_finger)
    worlds.run(STEP_MS)
    assert worlds.opened_ms is None, "it came down somewhere else"
    worlds.run(STEP_MS, lambda: clicked(worlds, by_finger=by_finger))
    assert worlds.opened_ms is not None


def test_what_waits_in_the_queue_is_too_old(worlds: Worlds) -> None:
    worlds.key(Qt.Key.Key_Shift)
    worlds.key(Qt.Key.Key_Shift, down=False)
    worlds.begin()
    worlds.run_until_fallen()
    worlds.run(900)
    for ago_ms in (950, 700, 400):
        worlds.key(ENTER, ago_ms=ago_ms)
        worlds.key(ENTER, down=False, ago_ms=ago_ms)
        clicked(worlds, ago_ms=ago_ms)
    worlds.run(STEP_MS)
    assert worlds.opened_ms is None
    worlds.run(STEP_MS, lambda: tapped(worlds, ENTER))
    assert worlds.opened_ms is not None


def test_a_drawn_card_is_seen_however_impatient_the_hands_are(qtbot: QtBot) -> None:
    with two_worlds(qtbot, "athletic_games") as worlds:
        worlds.begin()
        worlds.run_until_fallen(lambda: (tapped(worlds, ENTER), clicked(worlds)))
        assert worlds.now_ms >= DRAWN_MS


def test_clocks_that_have_parted_do_not_shut_it_for_ever(qtbot: QtBot) -> None:
    """While the computer sleeps, the clock of the program may go on and that of the window system rest."""
    with two_worlds(qtbot, SECRETIVE[0]) as worlds:
        tapped(worlds, Qt.Key.Key_Shift)
        worlds.begin()
        worlds.run_until_fallen()
        asleep_ms = 60_000
        worlds.run(2 * LOCK_MS)
        worlds.key(ENTER, ago_ms=asleep_ms)
        worlds.key(ENTER, down=False, ago_ms=asleep_ms)
        worlds.run(LOCK_MS)
        assert worlds.opened_ms is None, "it could have waited in the queue"
        worlds.run(STEP_MS, lambda: worlds.key(ENTER, ago_ms=asleep_ms))
        assert worlds.opened_ms is not None
