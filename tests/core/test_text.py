"""Texts that are translated when they are shown."""

from __future__ import annotations

from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Msg, say


def test_a_text_has_its_context_and_what_translators_are_told() -> None:
    assert QT_TRANSLATE_NOOP("Toy", "Play", "a button") == Msg("Toy", "Play", "a button")


def test_only_a_text_with_a_number_has_forms_of_its_own() -> None:
    assert PLURAL_NOOP("Toy", "%n card(s)", "", 1).plural
    assert not PLURAL_NOOP("Toy", "Play", "", 0).plural
    assert not QT_TRANSLATE_NOOP("Toy", "Play").plural


def test_a_text_is_said_with_its_values() -> None:
    said = say(QT_TRANSLATE_NOOP("Toy", "{a} and {b}"), 3, b=2, a="x")
    assert (dict(said.args), said.n) == ({"a": "x", "b": 2}, 3)
