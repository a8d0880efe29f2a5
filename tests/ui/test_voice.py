"""The voice: what players call out is said by the computer's own voice, once, in their language, and harms nothing."""

from __future__ import annotations

import json
import logging
import os
import shlex
import sys
from base64 import b64decode
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QProcess, Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Setup
from tabletop.games.crypto_match.cards import SYMBOL_FACES
from tabletop.games.crypto_match.engine import GAME as CRYPTO
from tabletop.match.match import Match
from tabletop.resources import environment_for_others
from tabletop.ui.common.speakers import (
    Dispatcher,
    Espeak,
    Line,
    MacVoice,
    WindowsVoice,
    found_speakers,
)
from tabletop.ui.common.voice import Voice
from tabletop.ui.settings.page import SettingsPage
from tests.games.crypto_match_positions import right
from tests.ui.shell_parts import fresh_context
from tests.ui.table_kit import ANN, BEN, make_page

LONG_MS = 10**7
LATER_MS = 2000
SOON_MS = 60_000
"""A loaded machine takes its time to start a program."""
WORDS = {
    "en": "Meet-in-the-Middle", "fr": "Chiffre parc à cochons", "de": "Vorhängeschloss", "nl": "Varkenshokcode",
    "es": "Contraseña",
}  # fmt: skip
USUAL = ["-b", "1", "-v", "en", "-a", "100", "--stdin"]


class Mouths:
    """Programs that can be found in one folder, and what they were told."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def add(self, name: str, manner: str = "") -> str:
        """A program of this name."""
        script = str(Path(__file__).with_name("fake_speaker.py"))
        self.behave(name, manner)
        if os.name == "nt":
            program = self.folder / f"{name}.bat"
            program.write_text(f'@"{sys.executable}" "{script}" "{self.folder}" {name} %*\n', "utf-8")
            return str(program)
        program = self.folder / name
        told = shlex.join((sys.executable, "-I", "-S", script, str(self.folder), name))
        program.write_text(f'#!/bin/sh\nexec {told} "$@"\n', "utf-8")
        program.chmod(0o755)
        return str(program)

    def behave(self, name: str, manner: str) -> None:
        """How a program behaves from now on."""
        (self.folder / f"{name}.manner").write_text(manner, "utf-8")

    def said(self) -> list[tuple[str, list[str], str]]:
        """Which program was told what: its name, its arguments, what it read."""
        told = self.folder / "said"
        lines = told.read_text("utf-8").splitlines() if told.exists() else []
        return [(name, arguments, text) for name, arguments, text in map(json.loads, lines)]

    def words(self) -> list[str]:
        """What was read."""
        return [text for _, _, text in self.said()]


@pytest.fixture
def mouths(tmp_path: Path) -> Mouths:
    return Mouths(tmp_path)


MakeVoice = Callable[..., Voice]


@pytest.fixture
def voice_of(mouths: Mouths, qtbot: QtBot, request: pytest.FixtureRequest) -> MakeVoice:
    """Makes the voice of a computer with the programs of the folder; it is silent after the test."""

    def make(platform: str = "linux", patience_ms: int = LONG_MS) -> Voice:
        voice = Voice(partial(found_speakers, platform, {"PATH": str(mouths.folder)}), patience_ms)
        request.addfinalizer(voice.close)
        return voice

    return make


def running(voice: Voice) -> list[QProcess]:
    """The programs that speak."""
    return [one for one in voice.findChildren(QProcess) if one.state() is not QProcess.ProcessState.NotRunning]


def quiet(voice: Voice) -> bool:
    """Whether nothing is being said."""
    return not running(voice)


def test_every_language_is_said_with_its_letters(qtbot: QtBot, mouths: Mouths, voice_of: MakeVoice) -> None:
    mouths.add("espeak-ng")
    voice = voice_of()
    for count, (language, word) in enumerate(WORDS.items(), 1):
        voice.say(word, language)
        qtbot.waitUntil(lambda count=count: len(mouths.said()) == count and quiet(voice), timeout=SOON_MS)
    assert [arguments[3] for _, arguments, _ in mouths.said()] == list(WORDS)
    assert mouths.words() == list(WORDS.values())


def test_the_newest_call_replaces_what_is_being_said(qtbot: QtBot, mouths: Mouths, voice_of: MakeVoice) -> None:
    mouths.add("espeak-ng", "slow")
    voice = voice_of()
    voice.say("Key", "en")
    qtbot.waitUntil(lambda: len(mouths.said()) == 1, timeout=SOON_MS)
    mouths.behave("espeak-ng", "")
    for word in ("Salt", "Bob"):
        voice.say(word, "en")
        assert len(running(voice)) <= 1, "two voices over one another"
    qtbot.waitUntil(lambda: len(mouths.said()) == 2 and quiet(voice), timeout=SOON_MS)
    assert mouths.words() == ["Key", "Bob"]
    assert voice.is_any, "whoever is interrupted has not failed"


def test_without_a_voice_nothing_is_said(qtbot: QtBot, voice_of: MakeVoice) -> None:
    voice = voice_of()
    assert voice.is_any is None
    with qtbot.waitSignal(voice.judged, timeout=SOON_MS):
        voice.say("Key", "en")
    assert voice.is_any is False
    voice.say("Key", "en")
    assert quiet(voice)


def test_a_voice_that_hangs_is_ended_and_not_asked_again(qtbot: QtBot, mouths: Mouths, voice_of: MakeVoice) -> None:
    mouths.add("espeak-ng", "slow")
    voice = voice_of(patience_ms=50)
    voice.say("Key", "en")
    qtbot.waitUntil(lambda: voice.is_any is False, timeout=SOON_MS)
    voice.say("Bob", "en")
    assert quiet(voice)


def test_where_one_voice_fails_the_next_one_speaks(qtbot: QtBot, mouths: Mouths, voice_of: MakeVoice) -> None:
    mouths.add("spd-say", "fail")
    mouths.add("espeak-ng")
    voice = voice_of()
    for count, word in ((2, "Key"), (3, "Bob")):
        voice.say(word, "en")
        qtbot.waitUntil(lambda count=count: len(mouths.said()) == count and quiet(voice), timeout=SOON_MS)
    first = ["-w", "-P", "text", "-N", "tabletop", "-l", "en", "-i", "40", "--", "Key"]
    assert mouths.said() == [("spd-say", first, ""), ("espeak-ng", USUAL, "Key"), ("espeak-ng", USUAL, "Bob")]


def test_where_every_voice_fails_there_is_silence(
    qtbot: QtBot, mouths: Mouths, voice_of: MakeVoice, caplog: pytest.LogCaptureFixture
) -> None:
    mouths.add("espeak-ng", "fail")
    voice = voice_of()
    with caplog.at_level(logging.INFO, "tabletop.ui.common.voice"):
        voice.say("Key", "en")
        qtbot.waitUntil(lambda: voice.is_any is False, timeout=SOON_MS)
    assert [record.levelno for record in caplog.records] == [logging.INFO]


def test_a_program_that_does_not_start_is_no_voice(qtbot: QtBot, tmp_path: Path) -> None:
    voice = Voice(lambda: (Espeak(str(tmp_path / "nobody")),))
    voice.say("Key", "en")
    qtbot.waitUntil(lambda: voice.is_any is False, timeout=SOON_MS)
    assert quiet(voice)


def test_a_search_that_fails_finds_nobody(qtbot: QtBot) -> None:
    def find() -> tuple[Espeak, ...]:
        raise OSError("no list of voices")

    voice = Voice(find)
    with qtbot.waitSignal(voice.judged, timeout=SOON_MS):
        voice.look()
    assert voice.is_any is False


def test_nobody_speaks_twice_or_unasked(
    qtbot: QtBot, mouths: Mouths, voice_of: MakeVoice, monkeypatch: pytest.MonkeyPatch
) -> None:
    mouths.add("espeak-ng")
    voice = voice_of()
    with qtbot.waitSignal(voice.judged, timeout=SOON_MS):
        voice.look()
    with monkeypatch.context() as patch:
        patch.setattr(QAccessible, "isActive", lambda: True)
        voice.say("Key", "en")
    voice.volume = 0
    voice.say("Salt", "en")
    voice.volume, voice.is_on = 35, False
    voice.say("Cloud", "en")
    voice.is_on = True
    voice.say("  Bob \n the\tguest ", "en")
    qtbot.waitUntil(lambda: bool(mouths.said()) and quiet(voice), timeout=SOON_MS)
    assert mouths.said() == [("espeak-ng", ["-b", "1", "-v", "en", "-a", "50", "--stdin"], "Bob the guest")]


def test_switched_off_it_falls_silent_at_once(qtbot: QtBot, mouths: Mouths, voice_of: MakeVoice) -> None:
    mouths.add("espeak-ng", "slow")
    voice = voice_of()
    voice.say("Key", "en")
    qtbot.waitUntil(lambda: len(mouths.said()) == 1, timeout=SOON_MS)
    voice.is_on = False
    qtbot.waitUntil(lambda: quiet(voice), timeout=SOON_MS)
    assert voice.is_any


def test_no_shell_reads_what_is_said(qtbot: QtBot, mouths: Mouths, voice_of: MakeVoice) -> None:
    text = "--help; $(exit) `exit` %PATH% 'a' \"b\" <x> [[rate 9]]"
    mouths.add("espeak-ng")
    voice = voice_of()
    voice.say(text, "en")
    qtbot.waitUntil(lambda: len(mouths.said()) == 1, timeout=SOON_MS)
    assert mouths.words() == [text]
    line = Line(text, "de", 70)
    assert Dispatcher("spd-say").command(line)[-2:] == ["--", text]
    assert MacVoice("say", {"de": "Anna"}).read(line) == f"[[volm 0.7]] {text.replace('[[', '')}".encode()
    script = WindowsVoice("powershell.exe").command(line)[-1]
    assert text not in script
    assert '"' not in script
    assert b64decode(script.split("FromBase64String('")[1].split("'")[0]).decode() == text


def test_macos_speaks_by_a_plain_voice_of_the_language(qtbot: QtBot, mouths: Mouths, voice_of: MakeVoice) -> None:
    mouths.add("say")
    voice = voice_of("darwin")
    voice.say("Llave", "es")
    qtbot.waitUntil(lambda: voice.is_any is True, timeout=SOON_MS)
    for count, (word, language) in enumerate((("Key", "en"), ("Schlüssel", "de"), ("Sleutel", "nl"), ("Clé", "fr")), 1):
        voice.say(word, language)
        qtbot.waitUntil(lambda count=count: len(mouths.said()) == count and quiet(voice), timeout=SOON_MS)
    spoken = [(arguments[1], text.removeprefix("[[volm 0.7]] ")) for _, arguments, text in mouths.said()]
    assert spoken == [("Samantha", "Key"), ("Anna", "Schlüssel"), ("Xander", "Sleutel"), ("Amélie", "Clé")]


def test_windows_speaks_by_its_own_program_only(tmp_path: Path) -> None:
    assert found_speakers("win32", {"SYSTEMROOT": str(tmp_path), "PATH": str(tmp_path)}) == ()
    program = tmp_path / "System32" / "WindowsPowerShell" / "v1.0" / "powershell.exe"
    program.parent.mkdir(parents=True)
    program.touch()
    (found,) = found_speakers("win32", {"SYSTEMROOT": str(tmp_path)})
    command = found.command(Line("Schlüssel", "de", 70))
    assert command[0] == str(program)
    assert "-eq 'de'" in command[-1]
    assert "$voice.Volume = 70" in command[-1]


def test_other_programs_get_their_own_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    assert environment_for_others({"LD_LIBRARY_PATH": "a"}) == {"LD_LIBRARY_PATH": "a"}
    bundled = {"LD_LIBRARY_PATH": "bundle", "LD_LIBRARY_PATH_ORIG": "own", "HOME": "x"}
    assert environment_for_others(bundled) == {"LD_LIBRARY_PATH": "own", "HOME": "x"}
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert environment_for_others({"LD_LIBRARY_PATH": "bundle"}) == {}


# At the table and in the settings


def test_a_rightly_claimed_picture_is_named_in_the_language_of_the_table(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(CRYPTO, Setup(2), LiveChance(1))
    page, _ = make_page(qtbot, match, ANN, replace(BEN, language="fr"), language="de")
    heard: list[tuple[str, str]] = []
    monkeypatch.setattr(page.context.voice, "say", lambda *said: heard.append(said))
    match.submit(CRYPTO.legal(match.state, CLOCK)[0])
    seen = right(match.state, 1)
    match.submit(seen, at_ms=match.state.now_ms + LATER_MS)
    for index in (len(match.log) - 2, len(match.log) - 1):
        page.session.entry_added.emit(index)
    found = match.state.found
    assert found is not None
    named = page.naming.face(SYMBOL_FACES[found.symbol])
    assert heard == [(named, "de")]
    assert named == "Vigenère-Quadrat"


def speaking_settings(qtbot: QtBot, voice: Voice) -> SettingsPage:
    """The page of the settings where sounds are on."""
    context = fresh_context("de", muted=False)
    context.voice = voice
    page = SettingsPage(context)
    qtbot.addWidget(page)
    page.resize(1024, 900)
    page.show()
    qtbot.waitUntil(lambda: voice.is_any is not None, timeout=SOON_MS)
    return page


def test_the_setting_is_kept_and_lets_the_voice_be_heard(qtbot: QtBot, mouths: Mouths, voice_of: MakeVoice) -> None:
    mouths.add("espeak-ng")
    page = speaking_settings(qtbot, voice_of())
    assert (page.voice_on.isEnabled(), page.voice_on.isChecked(), page.no_voice.isVisible()) == (True, True, False)
    page.volume.setValue(35)
    for is_on in (False, True):
        qtbot.mouseClick(page.voice_on, Qt.MouseButton.LeftButton)
        assert page.context.settings.voice is is_on
    qtbot.waitUntil(lambda: bool(mouths.said()), timeout=SOON_MS)
    assert mouths.said() == [("espeak-ng", ["-b", "1", "-v", "de", "-a", "50", "--stdin"], "Hallo!")]
    qtbot.mouseClick(page.sound_on, Qt.MouseButton.LeftButton)
    assert (page.voice_on.isEnabled(), page.voice_on.isChecked(), page.no_voice.isVisible()) == (False, True, False)


def test_where_there_is_no_voice_the_setting_says_so(qtbot: QtBot, voice_of: MakeVoice) -> None:
    page = speaking_settings(qtbot, voice_of())
    assert (page.voice_on.isEnabled(), page.voice_on.isChecked(), page.no_voice.isVisible()) == (False, False, True)
    assert page.no_voice.text().startswith("Dieser Computer hat keine Stimme")
    assert page.context.settings.voice, "what somebody wished for is not forgotten"


def test_nobody_speaks_when_the_program_has_ended(qtbot: QtBot, mouths: Mouths, voice_of: MakeVoice) -> None:
    mouths.add("espeak-ng", "slow")
    context = fresh_context(muted=False)
    context.voice = voice_of()
    context.voice.say("Key", "en")
    qtbot.waitUntil(lambda: len(mouths.said()) == 1, timeout=SOON_MS)
    context.end_voice()
    assert quiet(context.voice)
