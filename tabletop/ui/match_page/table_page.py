"""The page of the table: it joins a `Session` with what is seen and heard of it."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from tabletop.core.game import Offer
from tabletop.core.model import GestureKind, Refusal, Seat
from tabletop.core.text import Text
from tabletop.core.view import Button, Cue, View
from tabletop.match.controller import NOTHING_THERE
from tabletop.match.viewpoint import Visibility
from tabletop.ui.common.context import AppContext, StartRequest
from tabletop.ui.common.key_positions import position_of
from tabletop.ui.match_page.catch_up import CatchUp
from tabletop.ui.match_page.choice_prompt import ChoicePrompt
from tabletop.ui.match_page.end_presenter import EndPresenter
from tabletop.ui.match_page.hints import Hints
from tabletop.ui.match_page.history_view import HistoryView
from tabletop.ui.match_page.replay import Replay
from tabletop.ui.match_page.seat_plates import SeatPlates
from tabletop.ui.match_page.strip_messages import StripMessages
from tabletop.ui.match_page.table_frame import TableFrame
from tabletop.ui.panel.panel import Help
from tabletop.ui.race.keys import RaceKeys
from tabletop.ui.session.gesture_owner import Touch
from tabletop.ui.session.session import Session

NOTICE_MS = 6000


class TablePage(TableFrame):
    """`left`: back to the shelf; `rules_wanted(rule id or None, why or None, args)`; `again(StartRequest)`: the same
    people play the same game once more."""

    left = Signal()
    rules_wanted = Signal(object, object, object)
    again = Signal(object)

    def __init__(self, context: AppContext, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(context, session, parent)
        shared, overlay, panel = self.shared, self.overlay, self.panel
        self.messages = StripMessages(shared, overlay.strip)
        self.seat_plates = SeatPlates(shared, overlay, self.bar.fact, self, self.look_through)
        self.hints = Hints(shared, self.messages, overlay.view.marking, overlay.buttons, panel.hint_card, self)
        self._turn: frozenset[Seat] = frozenset()
        self._dealt = len(session.match.log) > 1
        self._replay = Replay(session.match, self._replay_view, self.overlay.view, self)
        self.end_presenter = EndPresenter(shared, self.end, panel, self._replay)
        self.catch_up = CatchUp(shared, self._replay, self.messages, self)
        self._notice_over = QTimer(self, singleShot=True)
        self._connect()
        self.races = RaceKeys(self, context, session, self.colours, self.pause_sheet, overlay.buttons, overlay)
        self.prompt = ChoicePrompt(shared, overlay.choices, self.messages, self)
        self.history = HistoryView(shared, self._replay, self.messages, panel.log, self)
        self._connect_parts()
        if len(session.match.log) > 1 and not session.game.info.hidden:
            # What was done last is marked in a match that is taken up again, too.
            self._show_tokens(session.match.view(None, -2), (), False)
        self.retranslate()

    def _connect(self) -> None:
        session, panel, overlay, end = self.session, self.panel, self.overlay, self.end
        session.entry_added.connect(self._entry_added)
        session.undone.connect(self._undone)
        session.refused.connect(self._refused)
        session.arranged.connect(self._arranged)
        session.look_changed.connect(self._look_changed)
        session.finished.connect(self.end_presenter.begin)
        session.notice.connect(self._noticed)
        session.players_changed.connect(self._players_changed)
        self.bar.back_wanted.connect(self.left)
        for one, button in self.helps.items():
            button.clicked.connect(lambda checked=False, wanted=one: self._help(wanted))
        for source in (panel.help_wanted, self.rail.help_wanted):
            source.connect(self._help)
        for source in (self.rules.clicked, panel.rules_wanted):
            source.connect(lambda *_: self.rules_wanted.emit(None, None, ()))
        overlay.view.touched.connect(self._touched)
        overlay.view.taken_up.connect(self._begin_anew)
        overlay.view.hastened.connect(session.hasten)
        overlay.pressed.connect(self._pressed)
        overlay.plate_clicked.connect(self.seat_plates.open_menu)
        overlay.strip.link_clicked.connect(self._show_rule)
        self.curtain.opened.connect(self.session.open_curtain)
        self._notice_over.timeout.connect(self._forget_notice)
        self.panel_opened.connect(self.show_moves)
        end.again.connect(lambda: self.again.emit(self._request()))
        end.watch.connect(self.catch_up.watch)
        end.shelf.connect(self.left)
        end.rule_wanted.connect(lambda: self._rule_of_end())

    def _connect_parts(self) -> None:
        panel, overlay, prompt, real_time = self.panel, self.overlay, self.prompt, self.session.game.info.real_time
        self.catch_up.watching.connect(self.end.hide)
        self.catch_up.over.connect(self._caught_up)
        self.hints.coming.connect(self.history.leave)
        panel.hint_shown.connect(self.hints.show_again)
        panel.plan_wanted.connect(self.hints.show_plan)
        self.history.opened.connect(self._put_present_away)
        panel.log_list.chosen.connect(self.history.show)
        panel.log_list.walked.connect(self.history.walk)
        panel.played.connect(prompt.play)
        prompt.asked.connect(overlay.lay_out)
        prompt.closed.connect(overlay.take_focus)
        prompt.left.connect(lambda: self._refresh())
        self.races.cover_changed.connect(self.show_moves)
        if real_time and self.session.match.result is not None:
            self.rest_helps()
        elif real_time:
            self.panel_opened.connect(self.races.pause)
            self.session.finished.connect(lambda _: self.rest_helps())

    def _help(self, wanted: Help) -> None:
        done = {Help.UNDO: self.session.undo, Help.HINT: self.hints.ask}
        done.get(wanted, lambda: self.races.help(wanted))()

    def _request(self) -> StartRequest:
        session, match = self.session, self.session.match
        return StartRequest(session.game.info.slug, match.setup, session.players, match.friendly_undo, session.seating)

    # What is seen

    def _refresh(self, cues: tuple[Cue, ...] = (), animate: bool = True) -> None:
        """Show the present view and everything that follows from it."""
        if self.shared.covered or self._replay.running:
            return
        view = self.session.view()
        self._show_tokens(view, cues, animate)
        self._advise()
        if self.messages.refusal is not None:
            self.overlay.view.marking.show_refusal(self.messages.refusal)
        self.hints.mark()
        self.overlay.show_buttons(self._pressable(view), self.shared.spoken_to)
        self.overlay.show_race(view, self.words)
        self.overlay.show_timer(view, self.session.deadline_left_ms)
        self.seat_plates.show(view)
        self.messages.speak()
        self.panel.show_score(self.words)
        self.panel.show_throws(self.end_presenter.counts, self.words)
        self.show_moves()
        self._sound_turn()

    def _show_tokens(self, view: View, cues: tuple[Cue, ...], animate: bool) -> None:
        if not self.session.game.info.hidden:
            people = self.session.people
            view = msgspec.structs.replace(view, seat=next(iter(people)) if len(people) == 1 else None)
        self.messages.see(view)
        self.naming.see(view)
        self.rotation.lay(view)
        self.overlay.show_view(view, cues, animate and self.context.speed > 0)

    def _replay_view(self, view: View, cues: tuple[Cue, ...], animate: bool) -> None:
        self.overlay.view.hand.cancel()
        self._show_tokens(view, cues, animate)
        self.overlay.show_buttons((), self.words)
        self.seat_plates.show(view)

    def _advise(self) -> None:
        self.overlay.view.rests = self.session.may_hasten
        actor = self.session.actor
        if actor is None:
            return
        one_click, lit = self.context.settings.one_click, self.session.players[actor].lit
        self.overlay.view.set_hands(actor, one_click, self.context.settings.lit if lit is None else lit)
        if actor in self.session.match.active:
            controller = self.session.controller(actor)
            self.overlay.view.set_advice(
                controller.targets,
                controller.movable(),
                controller.selected_with,
                controller.is_open,
                controller.grows,
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

    def _sound_turn(self) -> None:
        turn = self.session.match.active & self.session.people
        if turn - self._turn and self.session.match.setup.seats > 1 and self.isVisible():
            self.context.sound.play("turn")
        self._turn = turn

    def _caught_up(self) -> None:
        self._refresh(animate=False)
        self.end_presenter.open()

    def _put_present_away(self) -> None:
        """Take away what belongs to the present: the past is about to be shown."""
        self.prompt.drop()
        self.end.hide()
        self.close_panel()
        self.panel.show_moves((), self.words)
        self.overlay.view.set_advice(lambda tokens: frozenset(), frozenset())

    # What happens

    def _forget_words(self) -> None:
        self.history.leave()
        self.messages.forget()
        self.panel.hint_card.hide()
        self.prompt.drop()

    def _entry_added(self, index: int) -> None:
        self._forget_words()
        self.panel.log.catch_up()
        self.end_presenter.count()
        match = self.session.match
        action = match.log[index].action
        cues = match.cues(self.session.look.viewer, index)
        if action is not None and action.seat in self.session.people:
            self.overlay.buttons.release_switches()
        for sound in dict.fromkeys(cue.sound for cue in cues if cue.sound):
            self.context.sound.play(sound)
        self._refresh(cues)

    def _undone(self, length: int) -> None:
        self._forget_words()
        self.panel.log.catch_up()
        self.end_presenter.count()
        self.end_presenter.take_back()
        self._refresh()

    def _refused(self, refusal: Refusal, seat: Seat) -> None:
        self.overlay.view.marking.show_refusal(refusal)
        self.overlay.view.answer()
        if refusal.rule == NOTHING_THERE:
            self.overlay.view.hand.highlighter.call()
        if not refusal.quiet:
            self.context.sound.play("refusal")
        self.prompt.drop()
        self.messages.refuse(refusal, seat)
        self.messages.speak()

    def _begin_anew(self) -> None:
        """A hand has taken something: what was refused before is over."""
        if self.messages.refusal is not None:
            self.messages.refusal = None
            self.overlay.view.marking.forgive()
            self.messages.speak()

    def _arranged(self) -> None:
        """Tokens were laid as somebody likes: what was refused before is over."""
        self.messages.refusal = None
        self._refresh()

    def _noticed(self, notice: Text) -> None:
        self.messages.notice = notice
        self._notice_over.start(NOTICE_MS)
        self.messages.speak()

    def _forget_notice(self) -> None:
        if self._replay.running:
            return
        self.messages.notice = None
        self.messages.speak()

    def _players_changed(self) -> None:
        words = self.words
        self.naming.words = words
        self.overlay.view.set_words(words)
        self.prompt.drop()
        self.panel.log.look_as(self.shared.log_reader, words, covered=self.shared.covered)
        self._refresh(animate=False)

    # Hands

    def _touched(self, touch: Touch) -> None:
        if self.session.actor is not None and not self._replay.running:
            touch = msgspec.structs.replace(touch, switches=self.overlay.buttons.switches)
            self.session.touched(touch, self.overlay.view.stamp_ms)

    def _pressed(self, button_id: str, seat: Seat | None, stamp_ms: int | None) -> None:
        touch = Touch(GestureKind.BUTTON, button=button_id, switches=self.overlay.buttons.switches, seat=seat)
        self.session.touched(touch, stamp_ms)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take keys that nothing else wanted: those of the table's buttons, and Escape for what lies over the table."""
        if self._replay.running:
            self._replay.stop()
            return
        self.overlay.finish()
        self.overlay.strip.finish()
        if event.key() == Qt.Key.Key_Escape and self.panel_open:
            self.close_panel()
            return
        buttons, key, stamp = self.overlay.buttons, position_of(event), event.timestamp()
        if buttons.letters.learn(event):
            buttons.refresh_letters()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        if event.isAutoRepeat() or not plain:
            super().keyPressEvent(event)
        elif not buttons.press_key(key, stamp):
            if event.key() == Qt.Key.Key_Space and self.overlay.view.hasFocus():
                self.overlay.view.keyboard.begin()
            else:
                super().keyPressEvent(event)

    def _show_rule(self) -> None:
        if self.messages.refusal is not None:
            self.rules_wanted.emit(self.messages.refusal.rule, self.messages.refusal.why, self.messages.refusal.args)

    def _rule_of_end(self) -> None:
        result = self.session.match.result
        if result is not None:
            self.rules_wanted.emit(result.rule, None, ())

    # The curtain

    def _look_changed(self, look: Visibility) -> None:
        words = self.words
        down = look.curtain_for is not None
        self.panel.log.look_as(self.shared.log_reader, words, covered=down)
        if look.curtain_for is not None:
            self._replay.stop()
            self.panel.show_moves((), words)
            self.fall(look.curtain_for, *look.partners)
            return
        was_down = self.curtain.is_down
        if was_down:
            self.open_room()
        if look.viewer is not None and was_down and self.catch_up.show_missed(look.viewer):
            return
        self._refresh(animate=not was_down)
        self._deal_once()

    def _deal_once(self) -> None:
        """Show how the cards are dealt to the first person who looks at the beginning of a match."""
        if self._dealt or not self.session.started or not self.isVisible():
            return
        if self.shared.covered:
            return
        self._dealt = True
        if len(self.session.match.log) == 1 and self.overlay.view.deal():
            self.context.sound.play("shuffle")

    # Words, look, size

    def retranslate(self) -> None:
        """Set all words anew."""
        self.history.leave()
        words = self.words
        self.naming.words = words
        title = words.say(self.session.game.info.title)
        self.bar.title.setText(title)
        self.overlay.view.setAccessibleName(title)
        self.bar.retranslate()
        self.show_sound()
        self.rail.retranslate()
        self.panel.retranslate(words)
        self.panel.log.look_as(self.shared.log_reader, words, covered=self.shared.covered)
        self.overlay.view.set_words(words)
        self.overlay.choices.retranslate(self.shared.spoken_to)
        if self.session.look.curtain_for is not None:
            self.curtain.retranslate(self.shared.words_for(self.session.look.curtain_for))
        self.end_presenter.fill()
        self.pause_sheet.retranslate()
        self.hints.tell()
        self._refresh(animate=False)

    def apply_look(self) -> None:
        """Take colours, sizes and the speed of the animations."""
        self.bar.apply_look()
        self.overlay.apply_look()
        self.panel.apply_look()
        self.curtain.apply_look()
        self.end.apply_look()
        self.pause_sheet.apply_look()
        self._take_speed()
        self.lay_out_page()
        if not self.shared.covered and not self._replay.running:
            self._advise()

    def _take_speed(self) -> None:
        self.session.set_speed(self.context.speed)
        self.overlay.view.set_speed(self.context.speed)

    def showEvent(self, event: QShowEvent) -> None:
        """Let the match go on."""
        super().showEvent(event)
        self._take_speed()
        self.session.release("away")
        if not self.shared.covered and not self.races.rests:
            self.overlay.take_focus()
        self.show_moves()
        QTimer.singleShot(0, self, self._deal_once)

    def hideEvent(self, event: QHideEvent) -> None:
        """Let nothing happen by itself while another page is shown. See `Session.hold` for races."""
        super().hideEvent(event)
        self.session.hold("away")
