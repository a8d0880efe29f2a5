"""What the pages share, handed to their constructors: language, look, sound and settings. There are no globals."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication, QIcon, QImage, QResizeEvent

from tabletop.core.model import Setup
from tabletop.core.text import QT_TRANSLATE_NOOP, Msg
from tabletop.match.players import Player, Seating
from tabletop.store.settings import Settings
from tabletop.ui.common.language import Language, Words
from tabletop.ui.look.faces import Faces
from tabletop.ui.look.icons import icon
from tabletop.ui.look.metrics import Metrics, base_text_px, growth_in
from tabletop.ui.look.theme import Theme
from tabletop.ui.look.themes import THEMES

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu, QWidget

    from tabletop.core.luck import Luck
    from tabletop.ui.common.minutes import Minutes
    from tabletop.ui.common.programs import Programs
    from tabletop.ui.common.shortcuts import Shortcuts
    from tabletop.ui.common.sound import Sound
    from tabletop.ui.common.voice import Voice

NO_PICTURES = QT_TRANSLATE_NOOP(
    "Window",
    "Some pictures cannot be found or read: plain paper takes their place. To get them back, install Tabletop again.",
)
NO_WORDS = QT_TRANSLATE_NOOP(
    "Window",
    "The texts in this language cannot be read: they stay in English. To get them back, install Tabletop again.",
)
LOOKS = ("system", "day", "evening", "hc-light", "hc-dark")
TEXT_PERCENTS = (100, 125, 150, 200)
SPEEDS: dict[str, float] = {"off": 0.0, "quick": 0.5, "normal": 1.0, "gentle": 1.7}
"""Steps of the animation speed -> factor on every duration."""


FacesMaker = Callable[[Theme, str, bool, bool, Callable[[], None]], Faces]
"""Makes faces of a theme, index letters, four colours or not, numbers or not, and what to call when a picture cannot be
had."""


class SavedMatch(msgspec.Struct, frozen=True):
    """A match that can be continued, as the shelf shows it.

    path: its file.
    slug: its game.
    names: who plays, one name a seat.
    colours: palette indices, one a seat.
    note: where the match stands, in the language of the program.
    modified: seconds since 1970.
    picture: the table as it was left, where there is one.
    title: how somebody called the match; empty: by its game.
    animals: the faces of the computer players, one a seat; empty where a person sits.
    """

    path: Path
    slug: str
    names: tuple[str, ...]
    colours: tuple[int, ...]
    note: str
    modified: float
    picture: QImage | None = None
    title: str = ""
    animals: tuple[str, ...] = ()


SavedMatches = Callable[[], "tuple[SavedMatch, ...]"]


class StartRequest(msgspec.Struct, frozen=True):
    """What the set-up page decided: everything that a new match needs. `luck`: that of a match before, if it is to be
    dealt again."""

    slug: str
    setup: Setup
    players: tuple[Player, ...]
    friendly_undo: bool = False
    seating: Seating = Seating.SAME_SIDE
    luck: Luck | None = None


class AppContext(QObject):
    """The shared things.

    `looks_changed` is emitted after the theme, the text size or the cards' letters changed; the language announces
    itself by LanguageChange events. `trouble` carries a sentence about files that are missing. `make_faces` makes the
    pictures of a look, `save_settings` writes the settings down and never raises.
    """

    looks_changed = Signal()
    trouble = Signal(object)

    def __init__(
        self,
        settings: Settings,
        make_faces: FacesMaker,
        save_settings: Callable[[], None] = lambda: None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.settings = settings
        self.save_settings = save_settings
        self._make_faces = make_faces
        self.language = Language()
        self.words = Words(self.language)
        self.theme: Theme = THEMES["day"]
        self.metrics = Metrics()
        self.menu: QMenu | None = None
        self._calm = False
        self._growth = 1.0
        self._letters = ""
        self._arts: dict[str, Faces] = {}
        self._told: set[Msg] = set()
        self.apply_look()

    @property
    def art(self) -> Faces:
        """The faces in the present look, made when first asked for."""
        code = self._letters or self.language.code
        if code not in self._arts:
            suits, numbers = self.settings.four_colours, self.settings.numbers
            self._arts[code] = self._make_faces(self.theme, code, suits, numbers, lambda: self._tell(NO_PICTURES))
        return self._arts[code]

    def set_letters(self, code: str) -> bool:
        """Let cards bear the letters of a language ("": that of the program); whether that is another look."""
        before, self._letters = self._letters or self.language.code, code
        return (code or self.language.code) != before

    @cached_property
    def sound(self) -> Sound:
        """The effects, with the volume of the settings; made when first asked for."""
        from tabletop.ui.common.sound import Sound

        sound = Sound()
        sound.volume, sound.muted = self.settings.volume, self.settings.muted
        return sound

    @cached_property
    def voice(self) -> Voice:
        """What says aloud what players call out; made when first asked for."""
        from tabletop.ui.common.voice import Voice

        voice = Voice(parent=self)
        voice.volume, voice.is_on = self.settings.volume, self._speaks
        return voice

    @cached_property
    def programs(self) -> Programs:
        """Programs from elsewhere that play as opponents; made when first asked for."""
        from tabletop.ui.common.programs import Programs

        return Programs(self.settings, self.save_settings, parent=self)

    @property
    def _speaks(self) -> bool:
        return self.settings.voice and not self.settings.muted

    @cached_property
    def minutes(self) -> Minutes:
        """How long matches are likely to take; read when first asked for."""
        from tabletop.ui.common.minutes import counted_minutes

        return counted_minutes()

    @cached_property
    def shortcuts(self) -> Shortcuts:
        """The keys of the window; made when first asked for."""
        from tabletop.ui.common.shortcuts import Shortcuts

        return Shortcuts(self.settings, self.save_settings, self)

    @property
    def speed(self) -> float:
        """Factor on the duration of every animation; 0: nothing moves."""
        return SPEEDS[self.speed_name]

    @property
    def speed_name(self) -> str:
        """The step of the animation speed: as the person set it, else as the system wants it."""
        if self.settings.speed in SPEEDS:
            return self.settings.speed
        return "off" if self._calm else "normal"

    def set_calm(self, calm: bool) -> None:
        """Note whether the system wants little motion: it counts until the person sets a speed."""
        if calm is not self._calm:
            self._calm = calm
            self.looks_changed.emit()

    def icon(self, name: str, size_px: int = 22, colour: str | None = None) -> QIcon:
        """An icon in the colour of the text; pale where its button is off."""
        return icon(name, colour or self.theme.text, size_px, self.theme.ctl)

    def apply_language(self) -> None:
        """Speak the language of the settings; the letters on the cards follow."""
        self.language.use(self.settings.language)
        self._arts.clear()
        self.looks_changed.emit()

    def look_for_words(self) -> None:
        """Say so if the words of the present language cannot be read: they stay English."""
        if self.language.translator(self.language.code) is None:
            self._tell(NO_WORDS)

    def _tell(self, msg: Msg) -> None:
        """Tell it once, and not in the middle of a paint event, in which a picture may be missed."""
        if msg not in self._told:
            self._told.add(msg)
            QTimer.singleShot(0, self, lambda: self.trouble.emit(msg))

    def apply_look(self) -> None:
        """Take theme and sizes from the settings and the system, and say so."""
        self.theme = THEMES[self._theme_name()]
        self._measure()
        self._arts.clear()
        self.looks_changed.emit()

    def _measure(self) -> None:
        self.metrics = Metrics(base_text_px(_system_font_px(), self._growth), self.settings.text_percent / 100)

    def grow_with(self, window: QWidget) -> None:
        """Let all sizes follow that of a window: on a large screen they grow."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice that the window has become large, or is so no longer."""
        if event.type() is QEvent.Type.Resize and isinstance(event, QResizeEvent):
            growth = growth_in(event.size().width(), event.size().height())
            if growth != self._growth:
                self._growth = growth
                self._measure()
                self.looks_changed.emit()
        return False

    def apply_sound(self) -> None:
        """Take volume, mute and voice from the settings."""
        self.sound.volume, self.sound.muted = self.settings.volume, self.settings.muted
        self.voice.volume, self.voice.is_on = self.settings.volume, self._speaks

    def end_voice(self) -> None:
        """Say nothing any more: the program ends."""
        if "voice" in vars(self):
            self.voice.close()

    def _theme_name(self) -> str:
        if self.settings.look in THEMES:
            return self.settings.look
        hints = QGuiApplication.styleHints()
        is_dark = hints.colorScheme() is Qt.ColorScheme.Dark
        if hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast:
            return "hc-dark" if is_dark else "hc-light"
        return "evening" if is_dark else "day"


def _system_font_px() -> float:
    """Height of the system's own interface font in logical pixels."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    if font.pixelSize() > 0:
        return float(font.pixelSize())
    screen = QGuiApplication.primaryScreen()
    return font.pointSizeF() * (screen.logicalDotsPerInch() if screen else 96.0) / 72.0
