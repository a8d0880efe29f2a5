"""A hint on the table: what it says, and what is marked for it. First the reason for the next step; asked again, the
step itself in words, or the whole plan."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop.core.bot import Choice
from tabletop.core.model import Action, Gesture, GestureKind
from tabletop.core.text import QT_TRANSLATE_NOOP, Text, say
from tabletop.core.view import Button, ButtonKind
from tabletop.ui.match_page.match_context import MatchContext
from tabletop.ui.match_page.strip_messages import StripMessages
from tabletop.ui.match_page.table_buttons import TableButtons
from tabletop.ui.panel.hint_card import HintCard
from tabletop.ui.table.highlights import PlanStep
from tabletop.ui.table.marking import Marking

IN_ORDER = QT_TRANSLATE_NOOP("Table", "The numbers on the table show the order of the steps.")
COMPARED = QT_TRANSLATE_NOOP("Table", "{figure}: {things}", "a number of a hint, and the cards on which it stands")
STEP_MS = 600


class Hints(QObject):
    """The hint of one table: said by `messages`, marked by `marking` and on `buttons`, written on `card`.

    The steps of a plan appear one after the other, or all at once where nothing is to move. `coming`: a hint is about
    to be shown.
    """

    coming = Signal()

    def __init__(
        self,
        shared: MatchContext,
        messages: StripMessages,
        marking: Marking,
        buttons: TableButtons,
        card: HintCard,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._shared = shared
        self._messages = messages
        self._marking = marking
        self._buttons = buttons
        self._card = card
        self._shown = 0
        self._next = QTimer(self)
        self._next.timeout.connect(self.show_next_step)
        shared.session.hint_ready.connect(self._came)
        shared.session.no_hint.connect(self._none)

    @property
    def _plan(self) -> tuple[PlanStep, ...]:
        """What the hint means to do, as far as it can be foreseen; () where it is a single step."""
        hint, session = self._messages.hint, self._shared.session
        if hint is None or hint.action is None or len(hint.plan) < 2:
            return ()
        known = session.match.foreseen(hint.action.seat, hint.plan)
        found = []
        for action, state in zip(hint.plan, known, strict=False):
            token = action.tokens[0] if action.tokens else ""
            placed = session.game.view(state, action.seat).find(token)
            home = placed.place if placed is not None else None
            step = session.game.describe(state, action)
            found.append(PlanStep(token, home, action.to, self._shared.spoken_to.say(step)))
        return tuple(found) if len(found) > 1 else ()

    @property
    def unfolds(self) -> bool:
        """Whether more steps of a plan are to come."""
        return self._next.isActive()

    def ask(self) -> None:
        """Ask for a hint, or show more of the one that is shown."""
        move = self._untold_move
        if self._plan and not self._shown:
            self.show_plan()
        elif move is not None:
            self._messages.hint_below = move
            self.tell()
            self._messages.speak()
        else:
            self._shared.session.hint()

    @property
    def _untold_move(self) -> Text | None:
        """The move of a hint of which only the reason has been told; None where there is none."""
        hint, session = self._messages.hint, self._shared.session
        if hint is None or hint.action is None or hint.reason is None or self._messages.hint_below is not None:
            return None
        return session.game.describe(session.match.masked(hint.action.seat), hint.action)

    def _came(self, choice: Choice) -> None:
        self.coming.emit()
        self._forget()
        self._messages.suggest(choice)
        self.mark()
        self.tell()
        self._messages.speak()

    def _none(self) -> None:
        self._forget()
        self._messages.suggest(None)
        self._messages.speak()

    def _forget(self) -> None:
        self._next.stop()
        self._shown = 0

    def show_again(self) -> None:
        """Mark on the table once more what the hint speaks of."""
        if self._shown:
            self.show_plan()
        else:
            self.mark()

    def show_plan(self) -> None:
        """Show the steps of the plan, one after the other."""
        plan = self._plan
        if not plan:
            return
        step_ms = round(STEP_MS * self._shared.app.speed)
        self._shown = 1 if step_ms else len(plan)
        self._messages.hint_below = say(IN_ORDER)
        if step_ms:
            self._next.start(step_ms)
        self.mark()
        self.tell()
        self._messages.speak()

    def show_next_step(self) -> None:
        """Show one step more of the plan."""
        self._shown += 1
        if self._shown >= len(self._plan):
            self._next.stop()
        self.mark()

    def tell(self) -> None:
        """Write the hint in the panel, in the present language."""
        plan = self._plan
        if self._messages.hint is not None:
            steps = [step.words for step in plan] if self._shown else []
            lines = [self._messages.hint_text(), "" if self._shown else self._messages.below_hint(), *self._compared()]
            self._card.show_hint("\n".join(filter(None, lines)), self._shared.spoken_to, steps, len(plan))

    def _compared(self) -> list[str]:
        """What the figures on the table say, in words, the largest first: one line for all things of one figure."""
        hint, session, words = self._messages.hint, self._shared.session, self._shared.spoken_to
        if hint is None or hint.action is None or self._shown:
            return []
        view = session.game.view(session.match.masked(hint.action.seat), hint.action.seat)
        named: dict[int, dict[str, None]] = {}
        for figure in sorted(hint.figures, key=lambda one: -one.count):
            placed = view.find(figure.token)
            name = session.game.face_name(placed.face) if placed is not None and placed.face else None
            if name is not None:
                named.setdefault(figure.count, {})[words.say(name)] = None
        lists = ((count, words.locale.createSeparatedList(list(names))) for count, names in named.items())
        return [words.say(COMPARED, figure=count, things=things) for count, things in lists]

    def mark(self) -> None:
        """Mark the first step on the table, or so many of the whole plan."""
        hint = self._messages.hint
        action = hint.action if hint is not None else None
        self._buttons.advise(() if action is None else self._pressed_for(action))
        if action is None:
            self._forget()
            return
        self._marking.clear()
        if self._shown:
            self._marking.show_plan(self._plan[: self._shown])
        else:
            self._marking.show_hint(action.tokens, (action.to,) if action.to is not None else ())
            self._marking.show_figures(hint.figures if hint is not None else ())

    def show_move(self, action: Action) -> None:
        """Mark on the table what somebody has chosen in the list of possible moves."""
        self._marking.clear()
        self._marking.show_hint(action.tokens, (action.to,) if action.to is not None else ())
        self._buttons.advise(self._pressed_for(action))

    def _pressed_for(self, action: Action) -> tuple[str, ...]:
        """The buttons that do this action when they are pressed now."""
        session = self._shared.session
        controller, state = session.controller(action.seat), session.match.state
        wanted = session.game.canonical(state, action)

        def does(button: Button) -> bool:
            if button.kind is ButtonKind.SWITCH or button.seat not in (None, action.seat):
                return False
            meant = controller.meanings(Gesture(GestureKind.BUTTON, action.seat, button=button.id))
            return any(session.game.canonical(state, one) == wanted for one in meant)

        return tuple(button.id for button in controller.view().buttons if does(button))
