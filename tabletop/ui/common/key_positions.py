"""Keys by their place on the keyboard, so that a hand finds them whatever letters are printed there."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_ROWS = ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")
_FIRST_EVDEV = (24, 38, 52)
_FIRST_WINDOWS = (16, 30, 44)
_MACOS = {
    0: "A", 1: "S", 2: "D", 3: "F", 4: "H", 5: "G", 6: "Z", 7: "X", 8: "C", 9: "V", 11: "B", 12: "Q", 13: "W",
    14: "E", 15: "R", 16: "Y", 17: "T", 31: "O", 32: "U", 34: "I", 35: "P", 37: "L", 38: "J", 40: "K", 45: "N", 46: "M",
}  # fmt: skip
_NAMED = {
    Qt.Key.Key_Space: "Space",
    Qt.Key.Key_Left: "Left",
    Qt.Key.Key_Right: "Right",
    Qt.Key.Key_Up: "Up",
    Qt.Key.Key_Down: "Down",
}
"""Keys that lie at one place on every keyboard."""


def _codes(firsts: tuple[int, ...]) -> dict[int, str]:
    return {
        first + index: letter
        for first, row in zip(firsts, _ROWS, strict=True)
        for index, letter in enumerate(row)
    }  # fmt: skip


_SCAN_CODES = _codes(_FIRST_WINDOWS if sys.platform == "win32" else _FIRST_EVDEV)


def position_of(event: QKeyEvent) -> str:
    """The letter that a QWERTY keyboard has where this key is, or the name of the space bar or an arrow key ("Space",
    "Right"); "" for any other key.

    Without a scan code (a virtual keyboard) the letter itself counts.
    """
    named = _NAMED.get(Qt.Key(event.key()))
    if named is not None:
        return named
    if sys.platform == "darwin":
        found = _MACOS.get(event.nativeVirtualKey()) if event.nativeScanCode() else None
    else:
        found = _SCAN_CODES.get(event.nativeScanCode())
    if found is not None:
        return found
    key = event.key()
    return chr(key) if Qt.Key.Key_A <= key <= Qt.Key.Key_Z and not event.nativeScanCode() else ""


class KeyLetters:
    """The letters of this family's keyboard, learned while it is used."""

    def __init__(self) -> None:
        self._learned: dict[str, str] = {}

    def learn(self, event: QKeyEvent) -> bool:
        """Notes what is printed on a key; true if that was new."""
        position, text = position_of(event), event.text().upper()
        if not position or len(text) != 1 or not text.isalpha() or self._learned.get(position, position) == text:
            return False
        self._learned[position] = text
        return True

    def shown(self, position: str) -> str:
        """The letter to write on a button; the names of keys without a letter stay as they are."""
        return self._learned.get(position, position)
