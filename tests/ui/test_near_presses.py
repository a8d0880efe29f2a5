"""As many hands as there can be on one keyboard, a millisecond apart: whoever pressed first was first, whatever order
the program hears them in and whatever letters are printed on the keys. Keys come as the window system sends them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Setup
from tabletop.games.crypto_match.engine import GAME as CRYPTO
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.ui.match_page.table_page import TablePage
from tests.games.crypto_match_positions import at
from tests.ui.race_kit import PAIR, STAMP, block, race_match, race_page

PEOPLE = tuple(Player(name) for name in ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hana"))
QWERTY: dict[str, str] = {}
AZERTY = {"A": "Q", "Q": "A", "W": "Z", "Z": "W", "M": ","}
DVORAK = dict(zip("QWERTYUIOPASDFGHJKLZXCVBNM", "',.PYFGCRLAOEUIDHTN;QJKXBM", strict=True))
"""What is printed where a QWERTY keyboard has another letter."""
HEARD = pytest.mark.parametrize(
    ("printed", "heard_first"),
    [(DVORAK, 0), (DVORAK, 1), (AZERTY, 1), (QWERTY, 1)],
    ids=["dvorak-in-order", "dvorak-reversed", "azerty-reversed", "qwerty-reversed"],
)
"""On which keyboard, and in which of the orders the program hears the keys."""
_ROWS = {"linux": {"Q": 24, "A": 38, "Z": 52}, "win32": {"Q": 16, "A": 30, "Z": 44}}
_LETTERS = ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")
_MAC = dict(
    zip("ASDFHGZXCVBQWERYTOUIPLJKNM", (*range(10), *range(11, 18), 31, 32, 34, 35, 37, 38, 40, 45, 46), strict=True)
)


def native(position: str, printed: dict[str, str], stamp_ms: int) -> QKeyEvent:
    """The key at a place goes down, as the window system says it."""
    none = Qt.KeyboardModifier.NoModifier
    if position == "Right":
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Right, none)
    else:
        letter = printed.get(position, position)
        scan, virtual = scan_code(position), _MAC[position] if sys.platform == "darwin" else 0
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key(ord(letter)), none, scan, virtual, 0, letter.lower())
    event.setTimestamp(stamp_ms)
    return event


def scan_code(position: str) -> int:
    """The number that this system gives to a key."""
    if sys.platform == "darwin":
        return 1
    firsts = _ROWS["win32" if sys.platform == "win32" else "linux"]
    row = next(row for row in _LETTERS if position in row)
    return firsts[row[0]] + row.index(position)


def keys_of(page: TablePage) -> list[str]:
    """The key of each seat for what is a race, by its place."""
    keyed = [button for button in page.session.view().buttons if button.key not in ("", "Space")]
    own = {button.seat: button.key for button in keyed if button.seat is not None}
    return [own[seat] for seat in sorted(own)]


def press_all(page: TablePage, printed: dict[str, str], first: Sequence[int], heard: Sequence[int]) -> None:
    """Everybody presses, a millisecond after one another in the order of `first`; the program is busy and hears them
    in another order."""
    keys = keys_of(page)
    for seat in heard:
        stamp_ms = STAMP + 40 + first.index(seat)
        QCoreApplication.postEvent(page.overlay.view, native(keys[seat], printed, stamp_ms))
    block(100)


def slapped(match: Match[Any]) -> list[tuple[Action, int]]:
    """The slaps as they were judged, and their moments."""
    return [(entry.action, entry.at_ms) for entry in match.log if entry.action and entry.action.verb == "slap"]


def orders(seats: int) -> list[tuple[int, ...]]:
    return [tuple(range(seats)), tuple(reversed(range(seats)))]


def six() -> Match[Any]:
    """Ratscrew with a pair on the pile."""
    return race_match(*PAIR, 3, 3, 3, turns=2)


def eight() -> Match[Any]:
    """Crypto Match of eight people who all look."""
    state = at(10, 15, 44, 3, 4, 5, 6, 7, centre=(1, 21), computers=())
    match: Match[Any] = Match(CRYPTO, Setup(8), LiveChance(1))
    match.states[-1] = state
    return match


@pytest.mark.slow
@HEARD
def test_six_slaps_count_in_the_order_of_the_keys(qtbot: QtBot, printed: dict[str, str], heard_first: int) -> None:
    for first in orders(6):
        match = six()
        page, _ = race_page(qtbot, match, *PEOPLE[:6])
        press_all(page, printed, first, orders(6)[heard_first])
        qtbot.waitUntil(lambda match=match: len(slapped(match)) == 6)
        assert [action.seat for action, _ in slapped(match)] == list(first)
        moments = [at_ms for _, at_ms in slapped(match)]
        assert moments == list(range(moments[0], moments[0] + 6))
        qtbot.waitUntil(lambda match=match: not match.state.pile)
        assert match.state.turn == first[0], "whoever was first has the pile"
        page.session.hold("away")


@pytest.mark.slow
@HEARD
def test_the_first_of_eight_keys_stops_the_time(qtbot: QtBot, printed: dict[str, str], heard_first: int) -> None:
    for first in orders(8):
        match = eight()
        page, _ = race_page(qtbot, match, *PEOPLE)
        assert len(set(keys_of(page))) == 8
        press_all(page, printed, first, orders(8)[heard_first])
        qtbot.waitUntil(lambda match=match: match.state.buzzed >= 0)
        assert match.state.buzzed == first[0]
        page.session.hold("away")
