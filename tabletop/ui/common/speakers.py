"""The voices of a computer: programs that speak, and how each is told words, language and loudness. No Qt.

No shell reads what is said: it is an argument, or comes by the standard input.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from base64 import b64encode
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple, Protocol

_LISTING_S = 5.0


class Line(NamedTuple):
    """What is to be said: `text` in a `language` (a code), as loud as `volume` (0 to 100)."""

    text: str
    language: str
    volume: int


class Speaker(Protocol):
    """A program that says one line and ends."""

    def command(self, line: Line) -> list[str]:
        """The program and its arguments; empty where it does not know the language."""

    def read(self, line: Line) -> bytes:
        """What it reads from its standard input."""


class Dispatcher(NamedTuple):
    """Speech Dispatcher: the voice that the person has chosen for a Linux desktop. A new line ends the one before."""

    program: str

    def command(self, line: Line) -> list[str]:
        volume = str(2 * line.volume - 100)
        return [self.program, "-w", "-P", "text", "-N", "tabletop", "-l", line.language, "-i", volume, "--", line.text]

    def read(self, line: Line) -> bytes:
        return b""


class Espeak(NamedTuple):
    """eSpeak NG, which knows all languages. An amplitude of 100 is the usual one, as the effects have it at 70."""

    program: str

    def command(self, line: Line) -> list[str]:
        return [self.program, "-b", "1", "-v", line.language, "-a", str(round(line.volume / 0.7)), "--stdin"]

    def read(self, line: Line) -> bytes:
        return line.text.encode()


class MacVoice(NamedTuple):
    """`say` of macOS. `voices`: code of a language -> the voice that speaks it."""

    program: str
    voices: Mapping[str, str]

    def command(self, line: Line) -> list[str]:
        voice = self.voices.get(line.language)
        return [self.program, "-v", voice] if voice else []

    def read(self, line: Line) -> bytes:
        # Between double brackets stand orders for the voice.
        return f"[[volm {line.volume / 100}]] {line.text.replace('[[', '')}".encode()


class WindowsVoice(NamedTuple):
    """System.Speech of Windows, through PowerShell: an installed voice of the language, the person's own if it is."""

    program: str

    def command(self, line: Line) -> list[str]:
        text = b64encode(line.text.encode()).decode()
        script = _SAY.format(language=line.language, volume=line.volume, text=text)
        return [self.program, "-NoLogo", "-NoProfile", "-NonInteractive", "-Command", script]

    def read(self, line: Line) -> bytes:
        return b""


_SAY = """\
$ErrorActionPreference = 'Stop'
Add-Type -AssemblyName System.Speech
$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer
$speaks = {{ $args[0].Culture.TwoLetterISOLanguageName -eq '{language}' }}
if (-not (& $speaks $voice.Voice)) {{
  $other = @($voice.GetInstalledVoices() | Where-Object {{ $_.Enabled -and (& $speaks $_.VoiceInfo) }})
  if (-not $other) {{ exit 0 }}
  $voice.SelectVoice($other[0].VoiceInfo.Name)
}}
$voice.Volume = {volume}
$voice.Speak([Text.Encoding]::UTF8.GetString([Convert]::FromBase64String('{text}')))
"""

_MAC_LISTED = re.compile(r"(\S.*?)\s+([a-z]{2})[_-]\w+\s+#")
_MAC_LIKED = ("Samantha", "Daniel", "Thomas", "Audrey", "Amélie", "Anna", "Xander", "Ellen", "Mónica", "Paulina")
"""Voices that speak plainly; others are there for fun (Bells, Zarvox)."""


def found_speakers(platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> tuple[Speaker, ...]:
    """The voices of this computer, the best one first. Looks at the disk, and may wait for another program."""
    if platform == "win32":
        # By its place: Windows looks for a mere name in the present folder first.
        root = Path(environment.get("SYSTEMROOT", "C:/Windows"))
        program = root / "System32" / "WindowsPowerShell" / "v1.0" / "powershell.exe"
        return (WindowsVoice(str(program)),) if program.is_file() else ()
    path = environment.get("PATH")
    if platform == "darwin":
        say = shutil.which("say", path=path)
        return (MacVoice(say, _mac_voices(say)),) if say else ()
    dispatcher, espeak = shutil.which("spd-say", path=path), shutil.which("espeak-ng", path=path)
    found: list[Speaker] = [Dispatcher(dispatcher)] if dispatcher else []
    return (*found, Espeak(espeak)) if espeak else tuple(found)


def _mac_voices(program: str) -> dict[str, str]:
    listed = subprocess.run(
        [program, "-v", "?"], stdin=subprocess.DEVNULL, capture_output=True, timeout=_LISTING_S, check=True
    )
    rows = _MAC_LISTED.findall(listed.stdout.decode("utf-8", "replace"))
    rows.sort(key=lambda row: _MAC_LIKED.index(row[0]) if row[0] in _MAC_LIKED else len(_MAC_LIKED), reverse=True)
    return {language: voice for voice, language in rows}
