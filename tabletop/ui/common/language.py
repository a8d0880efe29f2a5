"""The languages: translators that change while the program runs, and texts turned into words.

Texts are marked in Qt-free modules (`tabletop.core.text`) and become words only when they are shown. A `Words`
follows the language of the program, or is fixed to one language, for a player who reads another.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import Qt

from tabletop.core.text import Arg, Msg, Names, SeatName, Text
from tabletop.resources import data_path, is_checkout

_log = logging.getLogger(__name__)

LANGUAGES: dict[str, str] = {
    "en": "English",
    "fr": "Français",
    "de": "Deutsch",
    "nl": "Nederlands",
    "es": "Español",
}
"""Code -> the language's own name."""

_HOLE = re.compile(r"\{(\w+)\}")
_MINUS = "\N{MINUS SIGN}"


def system_language() -> str:
    """The first of the person's languages that we speak, else English."""
    for tag in QLocale.system().uiLanguages():
        code = tag.replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


@cache
def locale_of(code: str) -> QLocale:
    """Number and list formats of a language. English is the British one: "A, B and C"."""
    return QLocale("en_GB" if code == "en" else code)


@cache
def compile_if_stale() -> None:
    """Compile the translations in a checkout if a source is newer; looked at once per process."""
    if not is_checkout():
        return
    root = data_path("assets").parent
    if not _stale(root / "translations", data_path("translations")):
        return
    import subprocess
    import sys

    script = root / "packaging" / "i18n.py"
    try:
        subprocess.run([sys.executable, str(script), "release", "--if-stale"], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError) as error:
        _log.warning("the translations could not be compiled: %s", error)


def _stale(sources: Path, compiled: Path) -> bool:
    newest: dict[str, float] = {}
    for folder in (sources, sources / "rules"):
        for ts in folder.glob("*.ts"):
            code = ts.stem.rpartition("_")[2]
            newest[code] = max(newest.get(code, 0.0), ts.stat().st_mtime)
    for code, changed in newest.items():
        qm = compiled / f"tabletop_{code}.qm"
        if code in LANGUAGES and (not qm.exists() or qm.stat().st_mtime < changed):
            return True
    return False


class Language:
    """The language of the program. Keeps the translators alive and swaps them; others are loaded when asked for.

    `installed`: the translators that the application has now.
    """

    def __init__(self) -> None:
        self.code = "en"
        self._own: dict[str, QTranslator | None] = {}
        self.installed: list[QTranslator] = []

    def use(self, code: str) -> None:
        """Speak `code` from now on ("" or an unknown one: the system's). Every widget gets a LanguageChange."""
        if code not in LANGUAGES:
            code = system_language()
        app = QCoreApplication.instance()
        fresh = [found for found in (_qt_translator(code), self.translator(code)) if found is not None]
        self.code = code
        QLocale.setDefault(locale_of(code))
        if app is not None:
            for old in self.installed:
                app.removeTranslator(old)
            for new in fresh:
                app.installTranslator(new)
        self.installed = fresh

    def translator(self, code: str) -> QTranslator | None:
        """Our texts in a language; None where the file is missing or unreadable: then they stay English."""
        if code not in self._own:
            compile_if_stale()
            loaded = QTranslator()
            folder = data_path("translations")
            if loaded.load(f"tabletop_{code}.qm", str(folder)):
                self._own[code] = loaded
            else:
                _log.warning("no readable translation for %r in %s: texts stay English", code, folder)
                self._own[code] = None
        return self._own[code]


def _qt_translator(code: str) -> QTranslator | None:
    """Qt's own words (OK, Cancel); without them dialogs are English, which needs no warning."""
    loaded = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    return loaded if loaded.load(f"qtbase_{code}", folder) else None


def nobody(seat: int) -> str:
    """Names of seats where there is no match: their letters."""
    return "ABCDEFGH"[seat] if 0 <= seat < 8 else str(seat + 1)


def as_plain(words: str) -> str:
    """Words of a person or a file that Qt never takes for HTML, in a tooltip or a label: a name could otherwise show a
    picture of the disk. They look the same: a sign without width parts "<" from what follows."""
    return words.replace("<", "<\N{WORD JOINER}") if Qt.mightBeRichText(words) else words


class Words:
    """Turns texts into words of one language. `names` gives the name of whoever sits at a seat; without `code` the
    language of the program is followed."""

    def __init__(self, language: Language, names: Callable[[int], str] = nobody, code: str | None = None) -> None:
        self._language = language
        self._names = names
        self._code = code

    @property
    def code(self) -> str:
        """The language spoken now."""
        return self._code or self._language.code

    @property
    def locale(self) -> QLocale:
        """Number, date and list formats."""
        return locale_of(self.code)

    def with_names(self, names: Callable[[int], str]) -> Words:
        """The same language with other names for the seats."""
        return Words(self._language, names, self._code)

    def in_language(self, code: str | None) -> Words:
        """The same names in a fixed language ("" or None: that of the program)."""
        return Words(self._language, self._names, code or None)

    def say(self, text: Text | Msg, n: int | None = None, **args: Arg) -> str:
        """The text in words, its holes filled. `n` fills `%n` and chooses the plural form."""
        if isinstance(text, Text):
            args = {**dict(text.args), **args}
            n = text.n if n is None else n
            text = text.msg
        return self._fill(self._translated(text, n), args)

    def rule(self, text_id: str, english: str, **args: Arg) -> str:
        """The sentence of a rule (`Rule.text_id`, `Rule.text`), its holes filled."""
        translator = self._language.translator(self.code)
        found = translator.translate("", text_id) if translator is not None else ""
        return self._fill(found or english, args)

    def number(self, value: int) -> str:
        """A whole number as this language writes it, with a true minus sign."""
        return str(self.locale.toString(value)).replace("-", _MINUS)

    def name(self, seat: int) -> str:
        """The name of whoever sits at a seat."""
        return as_plain(self._names(seat))

    def listed(self, names: Iterable[str]) -> str:
        """Names joined by the rules of the language: "A, B and C"."""
        return str(self.locale.createSeparatedList([as_plain(name) for name in names]))

    def _translated(self, msg: Msg, n: int | None) -> str:
        translator = self._language.translator(self.code)
        found: str | None = None
        if translator is not None:
            found = translator.translate(msg.context, msg.source, msg.comment, -1 if n is None else abs(n))
        if n is None:
            return found or msg.source
        return (found or msg.source.replace("(s)", "" if abs(n) == 1 else "s")).replace("%n", self.number(n))

    def _fill(self, sentence: str, args: dict[str, Arg]) -> str:
        if not args or "{" not in sentence:
            return sentence
        return _HOLE.sub(lambda hole: self._word(args[hole[1]]) if hole[1] in args else hole[0], sentence)

    def _word(self, value: Arg) -> str:
        if isinstance(value, Text):
            return self.say(value)
        if isinstance(value, SeatName):
            return self.name(value.seat)
        if isinstance(value, Names):
            return self.listed(self._word(item) for item in value.items)
        return self.number(value) if isinstance(value, int) else as_plain(value)
