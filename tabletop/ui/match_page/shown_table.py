"""What the page of the table shows: the present of a session, first its tokens, then what follows from them, and in
words what has been seen."""

from __future__ import annotations

import msgspec
from PySide6.QtWidgets import QWidget

from tabletop.core.game import Offer
from tabletop.core.view import Button, Cue, CueKind, View
from tabletop.ui.common.context import AppContext
from tabletop.ui.match_page.end_presenter import EndPresenter
from tabletop.ui.match_page.hints import Hints
from tabletop.ui.match_page.pace import FOLLOWED_MS, THROWN_MS, Pace
from tabletop.ui.match_page.replay import Replay
from tabletop.ui.match_page.seat_plates import SeatPlates
from tabletop.ui.match_page.strip_messages import StripMessages
from tabletop.ui.match_page.table_frame import TableFrame
from tabletop.ui.match_page.telling import Telling
from tabletop.ui.match_page.undo_help import UndoHelp
from tabletop.ui.panel.panel import Help
from tabletop.ui.session.dice_stats import throw_number
from tabletop.ui.session.session import Session


class ShownTable(TableFrame):
    """Shows what there is to see and say of a session; `TablePage` says when."""

    def __init__(self, context: AppContext, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(context, session, parent)
        shared, overlay, panel = self.shared, self.overlay, self.panel
        self.messages = StripMessages(shared, overlay.strip)
        self.pace = Pace(shared, overlay.view, self)
        self.seat_plates = SeatPlates(shared, overlay, self.bar.fact, self, self.look_through)
        self.hints = Hints(shared, self.messages, overlay.view.marking, overlay.buttons, panel.hint_card, self)
        self.undo_help = UndoHelp(shared, self.messages, self.help_buttons(Help.UNDO), self)
        self._present = session.view()
        self.replay = Replay(session.match, self._show_past, self.overlay.view, self)
        self.end_presenter = EndPresenter(shared, self.end, panel, self.replay, overlay.view, self)
        self.telling = Telling(shared, self.pace, self.messages, panel, self.end_presenter, self)

    def refresh(self, animate: bool = True) -> None:
        """Show the present view and everything that follows from it."""
        if self.shared.covered or self.replay.running:
            return
        self.pace.drop()
        self._show_present((), animate)
        self._offer()
        self.landed()
        self.tell()

    def show_entry(self, index: int, cues: tuple[Cue, ...]) -> None:
        """Show what an entry of the log has done; what follows from it is told when it has been seen."""
        action = self.session.match.log[index].action
        by_itself = action is not None and action.seat not in self.session.people
        thrown = any(cue.kind is CueKind.ROLL for cue in cues)
        self._show_present(cues, True, throw_number(self.session.match, index))
        if thrown and self.overlay.view.is_moving and not self.session.game.info.real_time:
            self.overlay.view.set_advice(lambda tokens: frozenset(), frozenset())
        else:
            self._offer()
        self.pace.begin(THROWN_MS if thrown else FOLLOWED_MS if by_itself else 0.0, thrown)

    def _show_present(self, cues: tuple[Cue, ...], animate: bool, throw: int | None = None) -> None:
        self._present = self.session.view()
        self.show_tokens(self._present, cues, animate, throw)

    def _offer(self) -> None:
        """Offer what may be done now."""
        view = self._present
        self._advise()
        if self.messages.refusal is not None:
            self.overlay.view.marking.show_refusal(self.messages.refusal)
        self.hints.mark()
        self.undo_help.show()
        self.overlay.show_buttons(self._pressable(view), self.shared.spoken_to)
        self.overlay.show_race(view, self.words)
        self.overlay.show_timer(view, self.session.deadline_left_ms)
        self.show_moves()

    def landed(self) -> None:
        """Offer what follows from how everything lies."""
        if self.shared.covered or self.replay.running:
            return
        self._offer()
        self.seat_plates.show(self._present)
        self.telling.celebrate(self.overlay)

    def tell(self) -> None:
        """Say in strip, log and score what has been seen."""
        self.telling.catch_up()
        if not (self.shared.covered or self.replay.running):
            self.telling.tell(self._present, heard=self.isVisible())

    def goes_on(self) -> None:
        """Let a click hasten what waits, now that nothing is shown any more."""
        self.overlay.view.rests = self.session.may_hasten

    def show_tokens(self, view: View, cues: tuple[Cue, ...], animate: bool, throw: int | None = None) -> None:
        """Lay the tokens of a view. `throw`: the number of the throw by which its dice lie."""
        if not self.session.game.info.hidden:
            people = self.session.people
            view = msgspec.structs.replace(view, seat=next(iter(people)) if len(people) == 1 else None)
        self.naming.see(view)
        self.rotation.lay(view)
        self.overlay.show_view(view, cues, animate and self.context.speed > 0, throw)

    def _show_past(self, view: View, cues: tuple[Cue, ...], animate: bool) -> None:
        self.messages.see(view)
        self.show_tokens(view, cues, animate, throw_number(self.session.match, self.replay.entry))
        self.overlay.show_buttons((), self.words)
        self.seat_plates.show(view)

    def _advise(self) -> None:
        self.overlay.view.rests = self.session.may_hasten
        actor = self.session.actor
        if actor is None:
            return
        self.overlay.view.set_actor(actor)
        if actor in self.session.match.active:
            controller = self.session.controller(actor)
            self.overlay.view.set_advice(
                controller.targets, controller.movable(), controller.selected_with, controller.is_open
            )
        else:
            self.overlay.view.set_advice(lambda tokens: frozenset(), frozenset())

    def _pressable(self, view: View) -> tuple[Button, ...]:
        people = self.session.people
        if self.session.match.result is not None:
            return ()
        acting = self.session.match.active & people
        return tuple(b for b in view.buttons if (b.seat in people if b.seat is not None else bool(acting)))

    def show_moves(self) -> None:
        """List in the panel what the person who acts may do; nothing while the table is covered, and no hidden card
        that the table plays by itself: nobody has opened the curtain for it."""
        session = self.session
        actor = session.actor
        by_itself = session.game.info.hidden and session.game.forced(session.match.state) is not None
        offers: tuple[Offer, ...] = ()
        if (
            actor is not None
            and not self.overlay.hidden
            and not by_itself
            and actor in session.match.active
            and self.panel.isVisibleTo(self)
        ):
            offers = session.controller(actor).legal()
        self.panel.show_moves(offers, self.shared.spoken_to)
