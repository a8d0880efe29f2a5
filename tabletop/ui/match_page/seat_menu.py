"""The menu of a plate: who plays on this seat, how strong, and in which language they are spoken to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from tabletop.core.bot import Level, Program
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.match.players import Player
from tabletop.ui.common.language import LANGUAGES, Words
from tabletop.ui.common.levels import AS_I_PLAY, LEVELS, strengths

TO_COMPUTER = QT_TRANSLATE_NOOP("Table", "Dinner is ready! The computer takes over")
TO_PERSON = QT_TRANSLATE_NOOP("Table", "A person plays here again")
LEVEL = QT_TRANSLATE_NOOP("Table", "Level")
LANGUAGE = QT_TRANSLATE_NOOP("Table", "Language")
OF_TABLE = QT_TRANSLATE_NOOP("Table", "Same as the table", "language of a player")
SHOW_PLACES = QT_TRANSLATE_NOOP("Table", "Show where things may go")
REAL_DICE = QT_TRANSLATE_NOOP("Table", "Throw real dice", "the throws of a seat: on the real table, not on the screen")


class SeatMenu(QMenu):
    """`choose(Player)` is called with whoever sits there from now on. `lit`: whether legal places shine for a seat that
    has not said so itself. `looks`: what lies on the plate and may be looked
    through, in words, and what opens it. `has_dice`: there are dice in the game. `levels`: of its computer players;
    `programs`: those from elsewhere that may play it."""

    def __init__(
        self,
        player: Player,
        words: Words,
        choose: Callable[[Player], None],
        parent: QWidget,
        looks: Sequence[tuple[str, Callable[[], None]]] = (),
        lit: bool = True,
        has_dice: bool = False,
        levels: Sequence[Level] = (),
        programs: Sequence[Program] = (),
    ) -> None:
        super().__init__(parent)
        self.looks = tuple(self._look(label, opens) for label, opens in looks)
        if looks:
            self.addSeparator()
        self.places = self._places(player, words, choose, lit)
        self.real_dice = self._real_dice(player, words, choose, has_dice)
        swap = self.addAction(words.say(TO_PERSON if player.computer else TO_COMPUTER))
        swap.triggered.connect(lambda: choose(replace(player, computer=not player.computer)))
        self.swap = swap
        self.addSeparator()
        menu = self.addMenu(words.say(LEVEL))
        menu.menuAction().setVisible(bool(levels))
        group = QActionGroup(menu)
        self.levels: dict[Level, QAction] = {}
        for level in levels:
            action = menu.addAction(words.say(LEVELS[level]))
            action.setCheckable(True)
            action.setChecked(level is player.level and not player.as_i_play and not player.program)
            own = replace(player, level=level, as_i_play=False, program="")
            action.triggered.connect(lambda checked=False, chosen=own: choose(chosen))
            group.addAction(action)
            self.levels[level] = action
        self.programs = [action for one in programs for action in self._strengths(one, player, words, choose, menu)]
        for action in self.programs:
            group.addAction(action)
        if player.as_i_play:
            fitting = menu.addAction(words.say(AS_I_PLAY))
            fitting.setCheckable(True)
            fitting.setChecked(True)
            group.addAction(fitting)
        languages = self.addMenu(words.say(LANGUAGE))
        spoken = QActionGroup(languages)
        for code, name in (("", words.say(OF_TABLE)), *LANGUAGES.items()):
            action = languages.addAction(name)
            action.setCheckable(True)
            action.setChecked(code == player.language)
            action.triggered.connect(lambda checked=False, chosen=code: choose(replace(player, language=chosen)))
            spoken.addAction(action)

    def _strengths(
        self, program: Program, player: Player, words: Words, choose: Callable[[Player], None], menu: QMenu
    ) -> Iterator[QAction]:
        """A program from elsewhere, once for each of its strengths."""
        for level, label in strengths(program).items():
            action = menu.addAction(words.say(label))
            action.setCheckable(True)
            action.setChecked(player.program == program.name and player.level is level)
            new = replace(player, level=level, as_i_play=False, program=program.name)
            action.triggered.connect(lambda checked=False, chosen=new: choose(chosen))
            yield action

    def _places(self, player: Player, words: Words, choose: Callable[[Player], None], lit: bool) -> QAction:
        """Whether legal places shine for this seat; a computer player needs none."""
        action = QAction(words.say(SHOW_PLACES), self, checkable=True)
        action.setChecked(lit if player.lit is None else player.lit)
        action.toggled.connect(lambda on: choose(replace(player, lit=on)))
        if not player.computer:
            self.addAction(action)
            self.addSeparator()
        return action

    def _real_dice(self, player: Player, words: Words, choose: Callable[[Player], None], has_dice: bool) -> QAction:
        """Whether the dice of this seat are thrown on the real table, where there are any."""
        action = QAction(words.say(REAL_DICE), self, checkable=True)
        action.setChecked(player.real_dice)
        action.toggled.connect(lambda on: choose(replace(player, real_dice=on)))
        if has_dice:
            self.addAction(action)
            self.addSeparator()
        return action

    def _look(self, label: str, opens: Callable[[], None]) -> QAction:
        action = self.addAction(label)
        action.triggered.connect(lambda checked=False: opens())
        return action
