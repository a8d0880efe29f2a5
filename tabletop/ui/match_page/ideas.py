"""Two good ideas and one trap: three actions with letters on the table, from which somebody chooses by playing. Then
the table says which it was."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QObject

from tabletop.core.bot import Choice, Idea
from tabletop.core.model import Seat
from tabletop.core.text import QT_TRANSLATE_NOOP, Text, say
from tabletop.ui.match_page.match_context import MatchContext
from tabletop.ui.table.highlights import LetteredIdea
from tabletop.ui.table.marking import Marking

WHICH = QT_TRANSLATE_NOOP("Table", "Two of these are good ideas, one is a trap. Which?")
IDEA = QT_TRANSLATE_NOOP("Table", "{letter}: {move}", "one of three ideas: A, B or C")
THREE = QT_TRANSLATE_NOOP("Table", "{first} · {second} · {third}", "three ideas in one line")
GOOD = QT_TRANSLATE_NOOP("Table", "That was a good idea.")
GOOD_WHY = QT_TRANSLATE_NOOP("Table", "That was a good idea. {why}", "why: a sentence")
TRAP = QT_TRANSLATE_NOOP("Table", "That was the trap.")
TRAP_BETTER = QT_TRANSLATE_NOOP("Table", "That was the trap. Better: {move}.", "move: a good idea")
TRAP_WHY = QT_TRANSLATE_NOOP("Table", "That was the trap. Better: {move}. {why}", "move: a good idea; why: a sentence")
NONE_OF_THEM = QT_TRANSLATE_NOOP("Table", "That was none of the three. A good idea was: {move}.")
LETTERS = "ABC"


class _Offered(Struct, frozen=True):
    """What was offered to a seat, with the moves in words."""

    seat: Seat
    ideas: tuple[Idea, ...]
    moves: tuple[Text, ...]

    def place_of_best(self) -> int:
        """Which of them to name as the good one: one that says why, if there is any."""
        good = [at for at, idea in enumerate(self.ideas) if idea.is_good]
        return next((at for at in good if self.ideas[at].reason is not None), good[0])


class Ideas(QObject):
    """What has been offered on one table, and `verdict`: what came of it, until something else is asked or done."""

    def __init__(self, shared: MatchContext, marking: Marking, parent: QObject) -> None:
        super().__init__(parent)
        self._shared = shared
        self._marking = marking
        self._offered: _Offered | None = None
        self.verdict: Text | None = None
        shared.session.entry_added.connect(self._judge)
        shared.session.undone.connect(lambda _: self.forget())

    @property
    def stand(self) -> bool:
        """Whether three ideas are offered now."""
        return self._offered is not None

    def forget(self) -> None:
        """Take back the offer, and what was said of the last one."""
        self._offered = self.verdict = None

    def offer(self, choice: Choice) -> None:
        """Offer what a computer player has found."""
        session, ideas = self._shared.session, choice.ideas or ()
        seat = ideas[0].action.seat
        known = session.match.masked(seat)
        moves = tuple(session.game.describe(known, idea.action) for idea in ideas)
        self._offered, self.verdict = _Offered(seat, ideas, moves), None

    def sentences(self) -> tuple[Text, Text]:
        """What is asked, and the ideas in one line."""
        first, second, third = self.lines()
        return say(WHICH), say(THREE, first=first, second=second, third=third)

    def lines(self) -> list[Text]:
        """The ideas, each with its letter."""
        moves = self._offered.moves if self._offered is not None else ()
        return [say(IDEA, letter=letter, move=move) for letter, move in zip(LETTERS, moves, strict=True)]

    def mark(self) -> None:
        """Put the letters on the table."""
        if self._offered is not None:
            pairs = zip(LETTERS, self._offered.ideas, strict=True)
            self._marking.clear()
            self._marking.show_ideas([LetteredIdea(letter, one.action.tokens, one.action.to) for letter, one in pairs])

    def _judge(self, index: int) -> None:
        """Say whether what was done was a good idea, once the seat has done something."""
        match, offered = self._shared.session.match, self._offered
        action = match.log[index].action
        if action is None or action.seat not in self._shared.session.people:
            return
        self._offered = self.verdict = None
        if offered is None or action.seat != offered.seat:
            return
        game, before = match.game, match.states[index - 1]
        done = game.canonical(before, action)
        number = next((n for n, one in enumerate(offered.ideas) if game.canonical(before, one.action) == done), None)
        found = self._verdict(offered, number)
        if found is not None:
            self._shared.session.notice.emit(found)
            self.verdict = found if self._may_tell else None

    @property
    def _may_tell(self) -> bool:
        """Whether everybody may read what is said of a hand."""
        session = self._shared.session
        return not session.game.info.has_secrets or len(session.people) < 2

    def _verdict(self, offered: _Offered, number: int | None) -> Text | None:
        best = offered.place_of_best()
        move, why = offered.moves[best], offered.ideas[best].reason
        if number is None:
            return say(NONE_OF_THEM, move=move) if self._may_tell else None
        if offered.ideas[number].is_good:
            reason = offered.ideas[number].reason
            return say(GOOD_WHY, why=reason) if reason is not None and self._may_tell else say(GOOD)
        if not self._may_tell:
            return say(TRAP)
        return say(TRAP_WHY, move=move, why=why) if why is not None else say(TRAP_BETTER, move=move)
