"""The keys of the window: one table of what can be done by key, with what the three systems are used to, and what the
family has chosen instead."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from functools import cache

from msgspec import Struct
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence

from tabletop.core.text import QT_TRANSLATE_NOOP, Msg
from tabletop.store.settings import Settings

Standard = QKeySequence.StandardKey


class Do(StrEnum):
    """What a key, or an entry of the menu, can do."""

    NEW = "new"
    OPEN = "open"
    SAVE = "save"
    SAVE_AS = "save_as"
    COPY_POSITION = "copy_position"
    PRINT = "print"
    SHELF = "shelf"
    MATCHES = "matches"
    CLOSE = "close"
    QUIT = "quit"
    UNDO = "undo"
    REDO = "redo"
    FRIENDLY_UNDO = "friendly_undo"
    HINT = "hint"
    IDEAS = "ideas"
    LOOK_BACK = "look_back"
    READ = "read"
    LUCK = "luck"
    DEAL_AGAIN = "deal_again"
    MAIN_BUTTON = "main_button"
    TURN = "turn"
    FIND = "find"
    RULES = "rules"
    SHORTCUTS = "shortcuts"
    ABOUT = "about"
    SETTINGS = "settings"
    LARGER = "larger"
    SMALLER = "smaller"
    FULL_SCREEN = "full_screen"
    MENU = "menu"


class Command(Struct, frozen=True):
    """`name`: what it is called in the menu and on the sheet. `standard`: the key that the system has for it, if any;
    `keys` come after it, in portable spelling."""

    what: Do
    name: Msg
    standard: QKeySequence.StandardKey | None = None
    keys: tuple[str, ...] = ()


class FixedKeys(Struct, frozen=True):
    """Keys of the table that stay as they are: `keys` in portable spelling, and what they do."""

    keys: tuple[str, ...]
    name: Msg


WINDOW = QT_TRANSLATE_NOOP("Keys", "Everywhere")
MATCH = QT_TRANSLATE_NOOP("Keys", "During a match")
BY_KEYS = QT_TRANSLATE_NOOP("Keys", "Playing with the keys")
COMMANDS: tuple[tuple[Msg, tuple[Command, ...]], ...] = (
    (
        WINDOW,
        (
            Command(Do.NEW, QT_TRANSLATE_NOOP("Window", "New match…"), Standard.New, ("Ctrl+N",)),
            Command(
                Do.OPEN, QT_TRANSLATE_NOOP("Window", "Open…", "menu: a match from a file"), Standard.Open, ("Ctrl+O",)
            ),
            Command(Do.SAVE, QT_TRANSLATE_NOOP("Window", "Save"), Standard.Save, ("Ctrl+S",)),
            Command(
                Do.SAVE_AS,
                QT_TRANSLATE_NOOP("Window", "Save as…", "menu: the match on the table, in a file for other programs"),
                Standard.SaveAs,
                ("Ctrl+Shift+S",),
            ),
            Command(
                Do.COPY_POSITION,
                QT_TRANSLATE_NOOP("Window", "Copy the position", "menu: as text"),
                keys=("Ctrl+Shift+C",),
            ),
            Command(Do.PRINT, QT_TRANSLATE_NOOP("Window", "Print the rules…"), Standard.Print, ("Ctrl+P",)),
            Command(Do.SHELF, QT_TRANSLATE_NOOP("Window", "Shelf"), keys=("Alt+Home",)),
            Command(
                Do.MATCHES,
                QT_TRANSLATE_NOOP("Window", "All matches", "menu: the list of all saved matches"),
                keys=("Ctrl+L",),
            ),
            Command(Do.FIND, QT_TRANSLATE_NOOP("Window", "Search"), Standard.Find, ("Ctrl+F",)),
            Command(Do.RULES, QT_TRANSLATE_NOOP("Window", "Rules"), Standard.HelpContents, ("F1",)),
            Command(Do.SHORTCUTS, QT_TRANSLATE_NOOP("Window", "Keys…", "menu: the sheet of all keys"),
                    keys=("Ctrl+?", "Ctrl+F1")),
            Command(Do.ABOUT, QT_TRANSLATE_NOOP("Window", "About Tabletop")),
            Command(Do.SETTINGS, QT_TRANSLATE_NOOP("Window", "Settings"), Standard.Preferences, ("Ctrl+,",)),
            Command(Do.LARGER, QT_TRANSLATE_NOOP("Window", "Larger text"), Standard.ZoomIn, ("Ctrl++",)),
            Command(Do.SMALLER, QT_TRANSLATE_NOOP("Window", "Smaller text"), Standard.ZoomOut, ("Ctrl+-",)),
            Command(Do.FULL_SCREEN, QT_TRANSLATE_NOOP("Window", "Full screen"), Standard.FullScreen, ("F11",)),
            Command(Do.MENU, QT_TRANSLATE_NOOP("Window", "Open the menu"), keys=("F10",)),
            Command(Do.CLOSE, QT_TRANSLATE_NOOP("Window", "Leave this page"), Standard.Close, ("Ctrl+W",)),
            Command(Do.QUIT, QT_TRANSLATE_NOOP("Window", "Quit"), Standard.Quit, ("Ctrl+Q",)),
        ),
    ),
    (
        MATCH,
        (
            Command(Do.UNDO, QT_TRANSLATE_NOOP("Window", "Undo"), Standard.Undo, ("Ctrl+Z",)),
            Command(Do.REDO, QT_TRANSLATE_NOOP("Window", "Redo"), Standard.Redo, ("Ctrl+Y", "Ctrl+Shift+Z")),
            Command(Do.FRIENDLY_UNDO, QT_TRANSLATE_NOOP("Window", "Friendly undo")),
            Command(Do.HINT, QT_TRANSLATE_NOOP("Window", "Hint"), keys=("H",)),
            Command(
                Do.IDEAS,
                QT_TRANSLATE_NOOP("Window", "Two good ideas and a trap", "menu: three moves to choose from"),
                keys=("Shift+H",),
            ),
            Command(
                Do.LOOK_BACK,
                QT_TRANSLATE_NOOP("Window", "Look back", "menu: step through the match on the table"),
                keys=("Ctrl+B",),
            ),
            Command(
                Do.MAIN_BUTTON,
                QT_TRANSLATE_NOOP("Window", "Throw the dice, or press the bright button"),
                keys=("Ctrl+R",),
            ),
            Command(
                Do.READ,
                QT_TRANSLATE_NOOP("Window", "Read out the table", "menu: whose turn it is, what lies where"),
                keys=("F2", "Ctrl+L"),
            ),
            Command(Do.LUCK, QT_TRANSLATE_NOOP("Window", "Luck of this match", "menu: fingerprint, source, throws")),
            Command(Do.DEAL_AGAIN, QT_TRANSLATE_NOOP("Window", "Deal the same again")),
            Command(Do.TURN, QT_TRANSLATE_NOOP("Table", "Turn the board"), keys=("Ctrl+T",)),
        ),
    ),
)  # fmt: skip
FIXED: tuple[FixedKeys, ...] = (
    FixedKeys(("Left", "Right", "Up", "Down"), QT_TRANSLATE_NOOP("Keys", "Go to the next card, piece or square")),
    FixedKeys(("Tab", "Shift+Tab"), QT_TRANSLATE_NOOP("Keys", "Go to the next part of the table, and on to the panel")),
    FixedKeys(("Return", "Space"), QT_TRANSLATE_NOOP("Keys", "Pick up, lay down, press; in the log: look back")),
    FixedKeys(("Ctrl+Left", "Ctrl+Right"), QT_TRANSLATE_NOOP("Keys", "Move a card within the hand")),
    FixedKeys(("Home", "End"), QT_TRANSLATE_NOOP("Keys", "In the log: the first and the last move")),
    FixedKeys(("P",), QT_TRANSLATE_NOOP("Keys", "Pause, in games against the clock")),
    FixedKeys(("Esc",), QT_TRANSLATE_NOOP("Keys", "Put back, close, leave full screen, go back")),
)
_BY_NAME = {command.what: command for _, commands in COMMANDS for command in commands}


class Shortcuts(QObject):
    """The keys that hold now. `changed`: other keys hold from now on."""

    changed = Signal()

    def __init__(self, settings: Settings, save_settings: Callable[[], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._save_settings = save_settings

    def keys(self, what: Do) -> list[QKeySequence]:
        """The keys of a command, the first one is shown beside its name; none where it has none."""
        chosen = self._settings.shortcuts.get(what)
        return usual_keys(what) if chosen is None else [QKeySequence(key) for key in chosen]

    def text(self, what: Do) -> str:
        """The first key in the spelling of the system; "" for none."""
        return next((shown(key) for key in self.keys(what)), "")

    def is_usual(self, what: Do) -> bool:
        """Whether the command has the keys that it came with."""
        return what not in self._settings.shortcuts

    def owner(self, key: QKeySequence) -> Command | FixedKeys | None:
        """What a key does now; None: nothing."""
        for what, command in _BY_NAME.items():
            if key in self.keys(what):
                return command
        return next((fixed for fixed in FIXED if key in map(QKeySequence, fixed.keys)), None)

    def choose(self, what: Do, key: QKeySequence) -> None:
        """Give a command this key alone, or none if it is empty. It must not belong to anything else."""
        spelt = key.toString(QKeySequence.SequenceFormat.PortableText)
        self._settings.shortcuts[what] = [spelt] if spelt else []
        self._keep()

    def forget(self, whats: Iterable[Do]) -> None:
        """Let commands have the keys that they came with."""
        for what in whats:
            self._settings.shortcuts.pop(what, None)
        self._keep()

    def _keep(self) -> None:
        self._save_settings()
        self.changed.emit()


def shown(key: QKeySequence) -> str:
    """A key in the spelling of the system."""
    return key.toString(QKeySequence.SequenceFormat.NativeText)


def command_of(what: Do) -> Command:
    """The row of a command."""
    return _BY_NAME[what]


def usual_keys(what: Do) -> list[QKeySequence]:
    """The keys of a command where nobody has chosen others: those of the system first, and of these the one that most
    people know."""
    return list(_usual()[what])


@cache
def _usual() -> dict[Do, tuple[QKeySequence, ...]]:
    """What every command has on this system. A key that an earlier row has is left out, and so are keys that only the
    keyboards of offices have."""
    taken: set[str] = set()
    usual: dict[Do, tuple[QKeySequence, ...]] = {}
    for what, command in _BY_NAME.items():
        system = QKeySequence.keyBindings(command.standard) if command.standard is not None else []
        known = [QKeySequence(key) for key in command.keys]
        common = [key for key in system if not key.isEmpty() and key[0].key() < Qt.Key.Key_Back]  # type: ignore[index]
        found = [*(key for key in known if key in system), *common, *known]
        mine = {key.toString(): key for key in found if key.toString() not in taken}
        usual[what] = tuple(mine.values())
        taken |= mine.keys()
    return usual
