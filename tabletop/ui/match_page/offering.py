"""What may be done now is offered: on the table, by its buttons, and in the panel."""

from __future__ import annotations

from tabletop.core.game import Offer
from tabletop.core.view import Button, View
from tabletop.ui.match_page.match_context import MatchContext
from tabletop.ui.match_page.table_overlay import TableOverlay
from tabletop.ui.panel.panel import Panel


class Offering:
    """Offers to whoever acts what the rules allow."""

    def __init__(self, shared: MatchContext, overlay: TableOverlay, panel: Panel) -> None:
        self._shared = shared
        self._overlay = overlay
        self._panel = panel

    def offer(self, view: View) -> None:
        """Offer what may be done in the position of this view."""
        session, shared = self._shared.session, self._shared
        self.advise()
        self._overlay.show_buttons(self._pressable(view), shared.spoken_to)
        self._overlay.show_race(view, shared.words)
        self._overlay.show_timer(view, session.deadline_left_ms)
        self.show_moves()

    def nothing(self) -> None:
        """Let no place on the table be offered."""
        self._overlay.view.set_advice(lambda tokens: frozenset(), frozenset())

    def advise(self) -> None:
        """Let the table know whose hands are on it, and which places are legal."""
        session, view = self._shared.session, self._overlay.view
        view.rests = session.may_hasten
        actor = session.actor
        if actor is None:
            self.nothing()
            return
        settings, lit = self._shared.app.settings, session.players[actor].lit
        controller = session.controller(actor)
        view.set_hands(actor, settings.one_click, settings.lit if lit is None else lit, controller.thrown_by_tap)
        if actor in session.match.active:
            view.set_advice(
                controller.targets,
                controller.movable(),
                controller.selected_with,
                controller.is_open,
                controller.grows,
            )
        else:
            self.nothing()
        view.stand_still(session.game.frozen(session.match.state))

    def _pressable(self, view: View) -> tuple[Button, ...]:
        match, people = self._shared.session.match, self._shared.session.people
        if match.result is not None:
            return ()
        acting = match.active & people
        return tuple(b for b in view.buttons if (b.seat in people if b.seat is not None else bool(acting)))

    def show_moves(self) -> None:
        """List in the panel what the person who acts may do; nothing while the table is covered, and no hidden card
        that the table plays by itself: nobody has opened the curtain for it."""
        session = self._shared.session
        actor = session.actor
        by_itself = session.game.info.hidden and session.game.forced(session.match.state) is not None
        offers: tuple[Offer, ...] = ()
        if (
            actor is not None
            and not self._overlay.hidden
            and not by_itself
            and actor in session.match.active
            and self._panel.isVisible()
        ):
            offers = session.controller(actor).legal()
        self._panel.show_moves(offers, self._shared.spoken_to)
