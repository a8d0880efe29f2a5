"""The table asks what real dice show, and lets a slip be put right as long as nobody has done anything since."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from tabletop.core.model import CLOCK, Seat, TokenKind
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, Text, say
from tabletop.core.view import Cue, CueKind
from tabletop.match.match import Match
from tabletop.match.real_dice import Handful
from tabletop.ui.common.language import Words
from tabletop.ui.match_page.dice_sheet import TOO_MANY
from tabletop.ui.match_page.match_context import MatchContext
from tabletop.ui.match_page.strip_messages import Standing, StripMessages
from tabletop.ui.match_page.table_overlay import TableOverlay

WHICH = PLURAL_NOOP("Table", "{player} throws %n real dice. What do they show?", "", 1)
OF_ALL = PLURAL_NOOP("Table", "Throw %n real dice. What do they show?", "dice that are nobody's", 1)
NOT_THESE = QT_TRANSLATE_NOOP("Table", "Not {dice}? What did {player} really throw?", "dice: 3 3 5 6 6")
CHANGE = QT_TRANSLATE_NOOP("Table", "Not {dice}? Change it", "a link, dice: 3 3 5 6 6")
ENTER = QT_TRANSLATE_NOOP("Table", "Enter the dice")
ANY_DIE = "die-6"
STRAY_MS = 1000
"""Keys that come so soon after the last die belong to it: Enter out of habit, a number too many."""
BOUNCE_MS = 300
"""So soon nobody types the next throw."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def shown_cues(match: Match[Any], seat: Seat | None, index: int) -> tuple[Cue, ...]:
    """How what an entry did is shown to a seat: dice that have been thrown on the real table do not roll again."""
    cues = match.cues(seat, index)
    return tuple(cue for cue in cues if cue.kind is not CueKind.ROLL) if match.log[index].asked else cues


def in_a_row(faces: tuple[int, ...]) -> str:
    """What dice show, as it is typed."""
    return " ".join(map(str, faces))


class AskDice(QObject):
    """Asks on one page, by the sheet on its table and the strip."""

    def __init__(self, shared: MatchContext, overlay: TableOverlay, messages: StripMessages, page: QObject) -> None:
        super().__init__(page)
        self._shared = shared
        self._overlay = overlay
        sheet = self._sheet = overlay.dice
        self._messages = messages
        self._dice = shared.session.real_dice
        self._asked: tuple[Handful, int | None] | None = None
        self._wrong: Text | None = None
        self._kept: tuple[int, ...] = ()
        self._is_aside = self._is_hidden = False
        self._typed: tuple[int, int] | None = None
        self._left_at = 0
        messages.standing = self._standing
        shared.session.begun.connect(self.begin)
        self._dice.changed.connect(self._changed)
        sheet.told.connect(self._told)
        sheet.wrong.connect(self._answered_wrong)
        sheet.on_screen.connect(self._dice.throw_on_screen)
        sheet.left.connect(self._left)
        sheet.edit.further_back.connect(self._mend)
        for listens in (overlay.view, sheet.edit):
            listens.installEventFilter(self)

    def begin(self) -> None:
        """Ask for the dice at once where somebody who throws by hand can do nothing else, unless they left it."""
        session = self._shared.session
        seat, length = session.actor, len(session.match.log)
        rests = self._is_hidden or self._shared.covered or self._left_at == length
        if seat is None or rests or self._dice.wanted is not None:
            return
        action = self._dice.only_throw(seat) if seat in session.people and session.started else None
        if action is not None:
            session.play(action)

    def show(self) -> None:
        """Lay the sheet on the table, if it waits for dice; in another language perhaps."""
        self._is_hidden = False
        wanted = self._dice.wanted
        if wanted is None or self._is_aside or self._shared.covered:
            return
        if self._sheet.isHidden():
            before = self._dice.last if self._dice.mends is not None else ()
            self._sheet.ask(wanted.sides, self._face(), before, self._kept)
        self._sheet.retranslate(self._words(wanted), self._question(wanted))
        self._overlay.lay_out()

    def hide(self) -> None:
        """Take the sheet away, until `show`: something else is looked at."""
        self._is_hidden = True
        self._put_away()

    def _put_away(self) -> None:
        self._kept = self._sheet.edit.faces or self._kept
        self._sheet.clear()

    def _changed(self) -> None:
        wanted = self._dice.wanted
        asked = (wanted, self._dice.mends) if wanted is not None else None
        is_new, self._asked = asked != self._asked, asked
        if is_new:
            was_open = not self._sheet.isHidden()
            self._sheet.clear()
            self._wrong, self._kept, self._is_aside = None, (), False
            if asked is None and was_open:
                self._overlay.take_focus()
        if asked is not None:
            self._is_aside = False
            self._messages.forget()
            self.show()
            self._sheet.take_focus()
        self._messages.speak()

    def _face(self) -> str:
        """How the dice of this table look."""
        lying = self._shared.session.view().placements
        return next((p.face for p in lying if p.kind is TokenKind.DIE and p.face is not None), ANY_DIE)

    def _words(self, wanted: Handful) -> Words:
        seat = wanted.action.seat
        return self._shared.words_for(seat if seat != CLOCK else None)

    def _question(self, wanted: Handful) -> Text:
        seat, count = wanted.action.seat, len(wanted.sides)
        if seat == CLOCK:
            return say(OF_ALL, count)
        if self._dice.mends is not None:
            return say(NOT_THESE, dice=in_a_row(self._dice.last), player=SeatName(seat))
        return say(WHICH, count, player=SeatName(seat))

    def _standing(self) -> tuple[Standing, Callable[[], object]] | None:
        """What stands in the strip: the question, with a way back to the sheet if it was put aside; or the way to put
        the last throw right."""
        if self._is_hidden:
            return None
        wanted = self._dice.wanted
        if wanted is not None:
            words, question = self._words(wanted), self._question(wanted)
            if self._is_aside:
                return Standing(words, question, self._wrong, say(ENTER)), self._ask_again
            return Standing(words, question, self._wrong, self._change()), self._mend
        change = self._change()
        return (Standing(self._shared.spoken_to, link=change), self._mend) if change is not None else None

    def _change(self) -> Text | None:
        """What offers to put the last throw right, if that can be done."""
        last = self._dice.last if self._dice.mends is None else ()
        return say(CHANGE, dice=in_a_row(last)) if last else None

    def _mend(self) -> None:
        self._dice.mend()

    def _ask_again(self) -> None:
        self._is_aside = False
        self.show()
        self._messages.speak()

    # Answers

    def _told(self, faces: tuple[int, ...]) -> None:
        typed_ms = self._sheet.edit.typed_ms
        self._typed = (typed_ms, len(faces)) if typed_ms is not None else None
        self._dice.give(faces)

    def _answered_wrong(self, wrong: Text) -> None:
        self._wrong = wrong
        self._messages.forget()
        self._messages.speak()

    def _left(self) -> None:
        """Nothing is thrown, where a person was to throw; what others throw waits, and the table can be looked at."""
        self._wrong = None
        if self._dice.by_hand:
            if self._dice.mends is None:
                self._left_at = len(self._shared.session.match.log)
            self._dice.leave()
            return
        self._is_aside = True
        self._put_away()
        self._overlay.take_focus()
        self._messages.speak()

    # Keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give keys to the sheet while it is asked; what belongs to the last die does nothing any more."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if self._is_stray(event, anew=not self._sheet.isHidden()):
            return True
        if self._sheet.isHidden() or watched is self._sheet.edit:
            return False
        self._sheet.take_focus()
        QCoreApplication.sendEvent(self._sheet.edit, event)
        return True

    def _is_stray(self, event: QKeyEvent, anew: bool) -> bool:
        """Whether a key belongs to the last die that was told, though other dice are asked for `anew`, perhaps."""
        if self._typed is None or self._sheet.edit.faces:
            return False
        (typed_ms, count), is_number = self._typed, event.text().isdecimal()
        # Not every system stamps its keys: then no throw is taken for a slip.
        after_ms = event.timestamp() - typed_ms if typed_ms and event.timestamp() else None
        if is_number and anew:
            is_stray = after_ms is not None and after_ms <= BOUNCE_MS
        else:
            is_stray = (is_number or event.key() in _ENTER) and (after_ms is None or after_ms <= STRAY_MS)
        if not is_stray:
            self._typed = None
        elif is_number and not anew:
            self._shared.session.notice.emit(say(TOO_MANY, count))
        return is_stray
