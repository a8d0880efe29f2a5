"""The luck of a match at its page: fingerprint, source and receipt, and the same luck once more for another seat."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, say
from tabletop.match.receipt import Found, checked
from tabletop.ui.common.announcing import announce
from tabletop.ui.common.context import StartRequest
from tabletop.ui.common.idle import IdleWork
from tabletop.ui.look.painting.animals import animals_of
from tabletop.ui.match_page.end_sheet import EndSheet
from tabletop.ui.match_page.luck_sheet import LuckSheet
from tabletop.ui.match_page.match_context import MatchContext
from tabletop.ui.session.dice_stats import DiceStats
from tabletop.ui.session.session import Session

CHECKING = QT_TRANSLATE_NOOP("Luck", "The luck is being checked…")
AGREES = PLURAL_NOOP("Luck", "It is true: all %n outcome(s) come from the source.", "dice that fell, cards drawn", 1)
LEFT_OUT = PLURAL_NOOP("Luck", "Left out: %n die (dice) from the real table.", "", 1)
WRONG = QT_TRANSLATE_NOOP("Luck", "Not so: at move {number} something else came up than the source gives.")
FORGED = QT_TRANSLATE_NOOP("Luck", "Not so: the fingerprint belongs to another source.")
SAME_LUCK = QT_TRANSLATE_NOOP(
    "Luck", "The same dice and cards once more: everybody sits one seat further and gets what another had."
)


HOLD = "luck"


def once_more(session: Session) -> StartRequest:
    """The same people play the same game once more."""
    match = session.match
    return StartRequest(session.game.info.slug, match.setup, session.players, match.friendly_undo, session.seating)


def same_again(session: Session) -> StartRequest | None:
    """A fair duel: the luck of a match that is over once more, and all people one seat further with what they were
    given. None where there is no such luck, or it is still a secret."""
    match = session.match
    if match.luck is None or not match.luck_is_known or not session.game.info.luck:
        return None
    players, given = (session.players[-1], *session.players[:-1]), match.setup.handicaps
    setup = replace(match.setup, handicaps=(given[-1], *given[:-1])) if given else match.setup
    return replace(once_more(session), setup=setup, players=players, luck=replace(match.luck, again=True))


class LuckView(QObject):
    """Fills the sheet and checks piece by piece, while nobody waits. `again(StartRequest)`: the same is to be dealt
    again."""

    again = Signal(object)

    def __init__(self, shared: MatchContext, sheet: LuckSheet, end: EndSheet, dice: DiceStats, parent: QObject) -> None:
        super().__init__(parent)
        self._shared, self._sheet, self._dice = shared, sheet, dice
        self._work = IdleWork(self)
        self._found = Found()
        session = shared.session
        end.offers_luck = session.game.info.luck
        end.offers_again = session.game.info.luck and session.match.luck is not None
        end.luck_link.clicked.connect(lambda: self.open(end.luck_link))
        end.again_link.clicked.connect(self.deal_again)
        sheet.check_wanted.connect(self.check)
        sheet.left.connect(lambda: session.release(HOLD))
        session.undone.connect(lambda _: self.retranslate())
        session.finished.connect(lambda _: self.retranslate())

    def welcome(self) -> None:
        """Say of a match that begins with known luck that it does."""
        session = self._shared.session
        if session.match.luck is not None and session.match.luck.again and len(session.match.log) == 1:
            session.notice.emit(say(SAME_LUCK))

    def open(self, back: QWidget) -> None:
        """Show all that can be said; `back` gets the keys when it closes. Real time stands still meanwhile."""
        if self._shared.covered:
            return
        if self._shared.session.game.info.real_time:
            self._shared.session.hold(HOLD)
        self._sheet.show_result("")
        self.fill()
        self._sheet.open(back)

    def fill(self) -> None:
        """Write everything in the present language."""
        shared, session = self._shared, self._shared.session
        self._sheet.show_luck(session.match.luck, session.match.result is not None, shared.words)
        animals = animals_of(tuple(player.computer for player in session.players))
        self._sheet.show_throws(self._dice.by_seat(), shared.colours, animals, shared.words)
        self._sheet.lay_out()

    def retranslate(self) -> None:
        """Set the words of what is shown anew."""
        if self._sheet.isVisible():
            self._work.clear()
            self._sheet.show_result("")
            self.fill()

    def see(self) -> None:
        """Show what has been thrown since."""
        if self._sheet.isVisible() and not self._shared.session.match.luck_is_known:
            self.fill()

    def deal_again(self) -> None:
        """Play the same luck once more, if it is known."""
        request = same_again(self._shared.session)
        if request is not None:
            self.again.emit(request)

    def check(self) -> None:
        """Make every outcome again and compare it with what is in the log."""
        match = self._shared.session.match
        if match.luck is None or not match.luck_is_known or not self._work.is_done:
            return
        if not match.luck.is_sound:
            self._tell(self._shared.words.say(FORGED), is_good=False)
            return
        self._sheet.show_result(self._shared.words.say(CHECKING))
        steps = checked(match, match.luck)
        self._work.add([*(partial(self._step, steps) for _ in match.log), self._checked])

    def _step(self, steps: Iterator[Found]) -> None:
        self._found = next(steps, self._found)

    def _checked(self) -> None:
        words, found = self._shared.words, self._found
        if found.fault is not None:
            self._tell(words.say(WRONG, number=found.fault), is_good=False)
            return
        left_out = [words.say(LEFT_OUT, found.asked)] if found.asked else []
        self._tell(" ".join([words.say(AGREES, found.agreeing), *left_out]))

    def _tell(self, told: str, is_good: bool = True) -> None:
        self._sheet.show_result(told, is_good)
        announce(self._sheet, told)
