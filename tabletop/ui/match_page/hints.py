"""A hint on the table in three steps: where to look, what to do, and why. Each time that it is asked for it says more;
after the last step it shows the whole plan, where there is one."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from tabletop.core.bot import Choice
from tabletop.core.model import Action, Gesture, GestureKind
from tabletop.core.text import QT_TRANSLATE_NOOP, Msg, Text, say
from tabletop.core.view import Button, ButtonKind
from tabletop.ui.common.painted import PaintedButton
from tabletop.ui.match_page.ideas import Ideas
from tabletop.ui.match_page.match_context import MatchContext
from tabletop.ui.match_page.pointing import Pointer, where_to_look
from tabletop.ui.match_page.strip_messages import WHY, StripMessages
from tabletop.ui.match_page.table_overlay import TableOverlay
from tabletop.ui.panel.panel import Panel
from tabletop.ui.table.highlights import PlanStep

IN_ORDER = QT_TRANSLATE_NOOP("Table", "The numbers on the table show the order of the steps.")
COMPARED = QT_TRANSLATE_NOOP("Table", "{figure}: {things}", "a number of a hint, and the cards on which it stands")
STEP_OF = QT_TRANSLATE_NOOP("Table", "Step {step} of {steps}: {what}", "a hint; what: where to look, what to do, why")
STEP_MS = 600


class Step(IntEnum):
    """How much of a hint has been told."""

    LOOK = 1
    DO = 2
    WHY = 3


WHAT: dict[Step, Msg] = {
    Step.LOOK: QT_TRANSLATE_NOOP("Table", "Where to look", "step of a hint"),
    Step.DO: QT_TRANSLATE_NOOP("Table", "What to do", "step of a hint, and link to it"),
    Step.WHY: WHY,
}


class Hints(QObject):
    """The hint of one table: said by `messages`, marked on the table and its buttons, written in the panel; the buttons
    that ask for it (`askers`) show with dots how much has been told, and ask for ideas when they are held, or clicked
    with the other button.

    The steps of a plan appear one after the other, or all at once where nothing is to move. `coming`: a hint is about
    to be shown.
    """

    coming = Signal()

    def __init__(
        self,
        shared: MatchContext,
        messages: StripMessages,
        table: TableOverlay,
        panel: Panel,
        askers: Sequence[PaintedButton],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._shared = shared
        self._messages = messages
        self._marking = table.view.marking
        self._buttons = table.buttons
        self._card = panel.hint_card
        self._askers = askers
        self._choice: Choice | None = None
        self._told = Step.LOOK
        self._length = -1
        self._shown = 0
        self._next = QTimer(self)
        self._next.timeout.connect(self.show_next_step)
        self._ideas = Ideas(shared, self._marking, self)
        self._card.offers_ideas = shared.session.game.info.compares
        self._card.ideas_wanted.connect(self.ask_ideas)
        for button in askers:
            button.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            button.customContextMenuRequested.connect(self.ask_ideas)
        shared.session.hint_ready.connect(self._came)
        shared.session.no_hint.connect(self._none)
        panel.hint_shown.connect(self.show_again)
        panel.plan_wanted.connect(self.show_plan)
        panel.move_shown.connect(self.show_move)

    @property
    def _hint(self) -> Choice | None:
        """The hint that the strip tells now."""
        return self._choice if self._messages.hint is not None else None

    @property
    def _action(self) -> Action | None:
        hint = self._hint
        return hint.action if hint is not None else None

    @property
    def _plan(self) -> tuple[PlanStep, ...]:
        """What the hint means to do, as far as it can be foreseen; () where it is a single step."""
        hint, session = self._hint, self._shared.session
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

    @property
    def _last(self) -> Step:
        """The last step of this hint: some have no reason, or begin with it."""
        hint = self._choice
        return Step.WHY if hint is not None and hint.reason is not None and not self._is_raced(hint) else Step.DO

    def _is_raced(self, hint: Choice) -> bool:
        """Whether it is a reaction: then the reason tells what there is to be seen, and comes first."""
        return hint.action is not None and hint.action.verb in self._shared.session.game.info.race_verbs

    def ask(self) -> None:
        """Ask for a hint, or show more of the one that is shown."""
        if self._action is None:
            self._ask_anew()
        elif self._told < self._last:
            self._told = Step(self._told + 1)
            self._show()
        elif self._plan and not self._shown:
            self.show_plan()
        else:
            self._show()

    def ask_ideas(self) -> None:
        """Ask for two good ideas and a trap, where the game can tell them; else for a hint."""
        session = self._shared.session
        if self._ideas.stand and self._length == len(session.match.log):
            self.coming.emit()
            self._show()
        elif session.game.info.compares and session.match.result is None:
            session.hint(compare=True)
        else:
            self.ask()

    def _ask_anew(self) -> None:
        """Ask the computer player; what it has said of this position stands, though it was interrupted."""
        session, choice = self._shared.session, self._choice
        knows = choice is not None and choice.action is not None and choice.action.seat == session.actor
        if knows and self._length == len(session.match.log) and session.actor in session.match.active:
            self.coming.emit()
            self._show()
        else:
            session.hint()

    def _came(self, choice: Choice) -> None:
        self.coming.emit()
        self._forget()
        self._ideas.forget()
        self._choice, self._told, self._length = None, Step.LOOK, len(self._shared.session.match.log)
        if choice.ideas is None:
            self._choice = choice
        elif choice.ideas:
            self._ideas.offer(choice)
        else:
            self.forget()
            self._messages.suggest(choice.reason)
            self._messages.speak()
            return
        self._show()

    def _none(self) -> None:
        self.forget()
        self._messages.suggest(None)
        self._messages.speak()

    def _forget(self) -> None:
        self._next.stop()
        self._shown = 0

    def forget(self) -> None:
        """Drop the hint: something else has been done."""
        self._forget()
        self._choice = None
        if self._ideas.verdict is not None:
            words = self._shared.spoken_to
            self._card.show_hint(words.say(self._ideas.verdict), words, shows=False)
        else:
            self._card.hide()
        self._show_dots()

    def show_again(self) -> None:
        """Mark on the table once more what the hint speaks of."""
        if self._shown:
            self.show_plan()
        else:
            self.mark()

    def _show(self) -> None:
        """Say and mark as much of the hint as has been asked for."""
        head, below = self._sentences()
        self._messages.suggest(head, below)
        self.mark()
        self.tell()
        if self._choice is not None and self._told < self._last:
            self._messages.offer(say(WHAT[Step(self._told + 1)]), self.ask)
        else:
            self._messages.speak()

    def _sentences(self) -> tuple[Text, Text | None]:
        """What is said of the present step, and below it."""
        choice = self._choice
        if choice is None:
            return self._ideas.sentences()
        assert choice.action is not None
        if self._told is Step.LOOK:
            return self._pointer(choice, choice.action).text, None
        session = self._shared.session
        move = session.game.describe(session.match.masked(choice.action.seat), choice.action)
        if self._told is Step.WHY and choice.reason is not None:
            return choice.reason, say(IN_ORDER) if self._shown else move
        return move, say(IN_ORDER) if self._shown else None

    def _pointer(self, hint: Choice, action: Action) -> Pointer:
        session = self._shared.session
        known = session.match.masked(action.seat)
        view, legal = session.game.view(known, action.seat), session.game.legal(known, action.seat)
        if hint.reason is not None and self._is_raced(hint):
            return Pointer(hint.reason, tuple(token for token in action.tokens if view.find(token) is not None))
        return where_to_look(session.game, self._shared.spec, view, action, legal)

    def show_plan(self) -> None:
        """Show the steps of the plan, one after the other."""
        plan = self._plan
        if not plan:
            return
        step_ms = round(STEP_MS * self._shared.app.speed)
        self._told = self._last
        self._shown = 1 if step_ms else len(plan)
        if step_ms:
            self._next.start(step_ms)
        self._show()

    def show_next_step(self) -> None:
        """Show one step more of the plan."""
        self._shown += 1
        if self._shown >= len(self._plan):
            self._next.stop()
        self.mark()

    def tell(self) -> None:
        """Write the hint in the panel, in the present language, and how much of it has been told on the buttons."""
        self._show_dots()
        if self._ideas.stand and self._messages.hint is not None:
            self._tell_ideas()
        if self._action is None:
            return
        plan, words = self._plan, self._shared.spoken_to
        steps = [step.words for step in plan] if self._shown else []
        head, below = self._sentences()
        lines = [words.say(head), words.say(below) if below is not None and not steps else "", *self._compared()]
        more = len(plan) if self._told > Step.LOOK else 0
        self._card.show_hint("\n".join(filter(None, lines)), words, steps, more)

    def _tell_ideas(self) -> None:
        words = self._shared.spoken_to
        lines = [self._ideas.sentences()[0], *self._ideas.lines()]
        self._card.show_hint("\n".join(words.say(line) for line in lines), words)
        self._card.ideas_link.hide()

    def _show_dots(self) -> None:
        """Show on the buttons how far the hint has come, and say it to screen readers."""
        told, last = (self._told, self._last) if self._choice is not None else (0, 0)
        words = self._shared.spoken_to
        said = words.say(STEP_OF, step=told, steps=last, what=words.say(WHAT[Step(told)])) if told else ""
        for button in self._askers:
            button.set_dots(told, last)
            button.setAccessibleDescription(said)

    def _compared(self) -> list[str]:
        """What the figures on the table say, in words, the largest first: one line for all things of one figure."""
        hint, session, words = self._hint, self._shared.session, self._shared.spoken_to
        if hint is None or hint.action is None or self._shown or self._told is not Step.WHY:
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
        """Mark what the present step speaks of, or so many steps of the whole plan."""
        hint, action = self._hint, self._action
        if self._ideas.stand and self._messages.hint is not None:
            self._buttons.advise(())
            self._ideas.mark()
            return
        if hint is None or action is None:
            self._buttons.advise(())
            self._forget()
            return
        if self._told is Step.LOOK:
            self._mark_where(self._pointer(hint, action))
            return
        self._buttons.advise(self._pressed_for(action))
        self._marking.clear()
        if self._shown:
            self._marking.show_plan(self._plan[: self._shown])
            return
        self._marking.show_hint(action.tokens, (action.to,) if action.to is not None else ())
        if self._told is Step.WHY:
            self._marking.show_figures(hint.figures)

    def _mark_where(self, pointer: Pointer) -> None:
        self._marking.clear()
        self._marking.show_hint(pointer.tokens, pointer.places)
        anything = not (pointer.tokens or pointer.places)
        self._buttons.advise(self._pressed_for() if anything else ())

    def show_move(self, action: Action) -> None:
        """Mark on the table what somebody has chosen in the list of possible moves."""
        self._marking.clear()
        self._marking.show_hint(action.tokens, (action.to,) if action.to is not None else ())
        self._buttons.advise(self._pressed_for(action))

    def _pressed_for(self, action: Action | None = None) -> tuple[str, ...]:
        """The buttons that do this action when they are pressed now; None: that do anything."""
        session = self._shared.session
        seat = action.seat if action is not None else session.actor
        if seat is None:
            return ()
        controller, state = session.controller(seat), session.match.state
        wanted = session.game.canonical(state, action) if action is not None else None

        def does(button: Button) -> bool:
            if button.kind is ButtonKind.SWITCH or button.seat not in (None, seat):
                return False
            meant = controller.meanings(Gesture(GestureKind.BUTTON, seat, button=button.id))
            if wanted is None:
                return any(session.game.check(state, one) is None for one in meant)
            return any(session.game.canonical(state, one) == wanted for one in meant)

        return tuple(button.id for button in controller.view().buttons if does(button))
