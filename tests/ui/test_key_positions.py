"""Keys are bound by their place; the letters shown are those of the family's keyboard."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from tabletop.ui.common.key_positions import KeyLetters, position_of

Q_CODE = {"win32": 16, "darwin": 12}.get(sys.platform, 24)


def pressed(scan_code: int, key: Qt.Key, text: str) -> QKeyEvent:
    """A key event as the window system sends it."""
    virtual = scan_code if sys.platform == "darwin" else 0
    none = Qt.KeyboardModifier.NoModifier
    return QKeyEvent(QEvent.Type.KeyPress, key, none, scan_code, virtual, 0, text)


def test_the_place_counts_and_not_the_letter() -> None:
    assert position_of(pressed(Q_CODE, Qt.Key.Key_A, "a")) == "Q", "a French keyboard"


@pytest.mark.parametrize("letter", ["A", "L", "Z"])
def test_without_a_scan_code_the_letter_counts(letter: str) -> None:
    assert position_of(pressed(0, Qt.Key(ord(letter)), letter.lower())) == letter


def test_other_keys_have_no_place() -> None:
    assert position_of(pressed(0, Qt.Key.Key_F5, "")) == ""
    assert position_of(pressed(9, Qt.Key.Key_Escape, "")) == ""


def test_letters_are_learned_once() -> None:
    letters = KeyLetters()
    assert letters.shown("Q") == "Q"
    assert letters.learn(pressed(Q_CODE, Qt.Key.Key_A, "a"))
    assert letters.shown("Q") == "A"
    assert not letters.learn(pressed(Q_CODE, Qt.Key.Key_A, "a"))
    assert not letters.learn(pressed(0, Qt.Key.Key_F5, ""))
