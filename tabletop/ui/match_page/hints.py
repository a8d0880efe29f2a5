"""A hint on the table: what it says, and what is marked for it. First the next step; asked again, the whole plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from tabletop.core.bot import Choice
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.ui.table.highlights import PlanStep

if TYPE_CHECKING:
    from tabletop.ui.match_page.table_page import TablePage

IN_ORDER = QT_TRANSLATE_NOOP("Table", "The numbers on the table show the order of the steps.")
STEP_MS = 600


class Hints:
    """Serves the page of a table. The steps of a plan appear one after the other, or all at once where nothing is to
    move."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._shown = 0
        self._next = QTimer(page)
        self._next.timeout.connect(self._one_more)
        page.session.hint_ready.connect(self._came)
        page.session.no_hint.connect(self._none)
        page.panel.hint_shown.connect(self._again)
        page.panel.plan_wanted.connect(self._show_plan)

    @property
    def _plan(self) -> tuple[PlanStep, ...]:
        """What the hint means to do, as far as it can be foreseen; () where it is a single step."""
        hint, session = self._page.messages.hint, self._page.session
        if hint is None or hint.action is None or len(hint.plan) < 2:
            return ()
        known = session.match.foreseen(hint.action.seat, hint.plan)
        found = []
        for action, state in zip(hint.plan, known, strict=False):
            token = action.tokens[0] if action.tokens else ""
            placed = session.game.view(state, action.seat).find(token)
            home = placed.place if placed is not None else None
            step = session.game.describe(state, action)
            found.append(PlanStep(token, home, action.to, self._page.spoken_to.say(step)))
        return tuple(found) if len(found) > 1 else ()

    def ask(self) -> None:
        """Somebody wants a hint, or more of the one that is shown."""
        if self._plan and not self._shown:
            self._show_plan()
        else:
            self._page.session.hint()

    def _came(self, choice: Choice) -> None:
        self._page.history.leave()
        self._forget()
        self._page.messages.suggest(choice)
        self.mark()
        self.tell()
        self._page.speak_again()

    def _none(self) -> None:
        self._forget()
        self._page.messages.suggest(None)
        self._page.speak_again()

    def _forget(self) -> None:
        self._next.stop()
        self._shown = 0

    def _again(self) -> None:
        if self._shown:
            self._show_plan()
        else:
            self.mark()

    def _show_plan(self) -> None:
        """One step after the other."""
        page, plan = self._page, self._plan
        if not plan:
            return
        step_ms = round(STEP_MS * page.context.speed)
        self._shown = 1 if step_ms else len(plan)
        page.messages.hint_below = IN_ORDER
        if step_ms:
            self._next.start(step_ms)
        self.mark()
        self.tell()
        page.speak_again()

    def _one_more(self) -> None:
        self._shown += 1
        if self._shown >= len(self._plan):
            self._next.stop()
        self.mark()

    def tell(self) -> None:
        """The words of the hint in the panel, in the present language."""
        page, plan = self._page, self._plan
        if page.messages.hint is not None:
            steps = [step.words for step in plan] if self._shown else []
            page.panel.hint_card.show_hint(page.messages.hint_text(), page.spoken_to, steps, len(plan))

    def mark(self) -> None:
        """The first step on the table, or so many of the whole plan."""
        hint, view = self._page.messages.hint, self._page.stage.view
        action = hint.action if hint is not None else None
        if action is None:
            self._forget()
            return
        view.marking.clear()
        if self._shown:
            view.marking.show_plan(self._plan[: self._shown])
        else:
            view.marking.show_hint(action.tokens, (action.to,) if action.to is not None else ())
