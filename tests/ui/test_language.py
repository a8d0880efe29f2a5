"""Languages: words from texts, fallback, switching while the program runs."""

from __future__ import annotations

import logging
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tabletop.core.text import PLURAL_NOOP, Msg, Names, SeatName, say
from tabletop.ui.common import language as module
from tabletop.ui.common.language import LANGUAGES, Language, Words, locale_of, system_language
from tests.ui.shell_parts import tell_language

NAMES = ("Mila", "Hans", "Oma")
TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context><name></name>
<message id="t.six"><source>Only a 6.</source><translation>Seul un 6, {player}.</translation></message>
</context>
<context><name>T</name>
<message numerus="yes"><source>%n card(s)</source><translation>
<numerusform>%n carte</numerusform><numerusform>%n cartes</numerusform></translation></message>
<message><source>{player} wins</source><translation>{player} gagne</translation></message>
</context></TS>
"""


@pytest.fixture
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, root: Path) -> Words:
    """Words of a small French catalogue."""
    (tmp_path / "x.ts").write_text(TS, "utf-8")
    tool = Path(sys.executable).with_name("pyside6-lrelease")
    subprocess.run([tool, "-silent", tmp_path / "x.ts", "-qm", tmp_path / "tabletop_fr.qm"], check=True)
    monkeypatch.setattr(module, "data_path", lambda kind: tmp_path)
    monkeypatch.setattr(module, "compile_if_stale", lambda: None)
    language = Language()
    language.code = "fr"
    return Words(language, lambda seat: NAMES[seat])


CARDS = PLURAL_NOOP("T", "%n card(s)", "", 1)


def test_plural_forms_and_figures_follow_the_language(french: Words) -> None:
    assert french.say(CARDS, n=0) == "0 carte"
    assert french.say(CARDS, n=2) == "2 cartes"
    assert french.say(say(CARDS, n=10_000)) == "10\N{NARROW NO-BREAK SPACE}000 cartes"
    assert french.number(-10) == "\N{MINUS SIGN}10"


def test_holes_take_seats_lists_texts_and_numbers(french: Words) -> None:
    wins = Msg("T", "{player} wins")
    assert french.say(wins, player=SeatName(1)) == "Hans gagne"
    assert french.say(wins, player=Names((SeatName(0), "X", SeatName(2)))) == "Mila, X et Oma gagne"
    assert french.say(wins, player=say(CARDS, n=1)) == "1 carte gagne"
    assert french.say(say(wins, player=1500)) == "1\N{NARROW NO-BREAK SPACE}500 gagne"
    assert french.with_names(lambda seat: "Z").say(wins, player=SeatName(0)) == "Z gagne"


def test_a_hole_without_a_value_stays_and_braces_in_values_are_no_holes(french: Words) -> None:
    wins = Msg("T", "{player} wins")
    assert french.say(wins, other=1) == "{player} gagne"
    assert french.say(wins, player="{player}") == "{player} gagne"


def test_names_are_never_taken_for_html(french: Words) -> None:
    wins, name = Msg("T", "{player} wins"), "<img src='x'>"
    told = french.with_names(lambda seat: name)
    for words in (
        french.say(wins, player=name),
        told.say(wins, player=SeatName(0)),
        told.name(0),
        french.listed([name]),
    ):
        assert not Qt.mightBeRichText(words)
        assert words.replace("\N{WORD JOINER}", "").startswith(name)
    assert french.say(wins, player="1 < 2") == "1 < 2 gagne"


def test_rules_are_found_by_id_and_fall_back_to_english(french: Words) -> None:
    assert french.rule("t.six", "Only a 6.", player="Mila") == "Seul un 6, Mila."
    assert french.rule("t.unknown", "Only a {n}.", n=5) == "Only a 5."


def test_untranslated_texts_are_english_with_its_plurals(french: Words) -> None:
    assert french.say(Msg("T", "Never seen")) == "Never seen"
    assert french.say(Msg("T", "%n die(s)", plural=True), n=1) == "1 die"
    assert french.say(Msg("T", "%n die(s)", plural=True), n=-2) == "−2 dies", "less than nothing is many, too"


def test_a_missing_or_unreadable_file_is_told_once_and_never_crashes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "tabletop_de.qm").write_bytes(b"\x00rubbish" * 50)
    monkeypatch.setattr(module, "data_path", lambda kind: tmp_path)
    monkeypatch.setattr(module, "compile_if_stale", lambda: None)
    language = Language()
    with caplog.at_level(logging.WARNING):
        words = Words(language, code="de")
        assert words.say(Msg("T", "Hello")) == "Hello"
        assert words.say(CARDS, n=1) == "1 card"
        assert words.say(CARDS, n=3) == "3 cards"
    assert len(caplog.records) == 1


def test_fixed_words_do_not_follow_the_program(qtbot: QtBot) -> None:
    language = Language()
    language.use("de")
    words = Words(language)
    assert words.code == "de"
    assert words.in_language("fr").code == "fr"
    language.use("nl")
    assert words.code == "nl"
    assert words.in_language("").code == "nl"
    language.use("en")


def test_every_widget_hears_of_a_new_language(qtbot: QtBot) -> None:
    heard: list[str] = []

    class Listener(QWidget):
        def changeEvent(self, event: QEvent) -> None:
            if event.type() == QEvent.Type.LanguageChange:
                heard.append(QLocale().name())

    listener = Listener()
    qtbot.addWidget(listener)
    language = Language()
    language.use("fr")
    tell_language()
    language.use("en")
    tell_language()
    assert [name[:2] for name in heard] == ["fr", "en"]


def test_an_unknown_code_means_the_language_of_the_system(qtbot: QtBot) -> None:
    language = Language()
    language.use("xx")
    assert language.code == system_language()
    assert language.code in LANGUAGES


def test_english_lists_have_no_comma_before_and() -> None:
    assert locale_of("en").createSeparatedList(["A", "B", "C"]) == "A, B and C"


def test_every_language_has_a_compiled_file(qtbot: QtBot) -> None:
    language = Language()
    assert all(language.translator(code) is not None for code in LANGUAGES)
