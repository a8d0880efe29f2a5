"""The page of the table: it joins a `Session` with what is seen and heard of it."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from tabletop.core.model import GestureKind, Refusal, Seat
from tabletop.core.text import Text
from tabletop.core.view import Cue, CueKind, View
from tabletop.match.controller import NOTHING_THERE
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.shortcuts import Do
from tabletop.ui.match_page.ask_dice import AskDice, shown_cues
from tabletop.ui.match_page.catch_up import CatchUp
from tabletop.ui.match_page.choice_prompt import ChoicePrompt
from tabletop.ui.match_page.end_presenter import EndPresenter
from tabletop.ui.match_page.hints import Hints
from tabletop.ui.match_page.history_view import HistoryView
from tabletop.ui.match_page.looks import Looks
from tabletop.ui.match_page.luck_view import LuckView, once_more
from tabletop.ui.match_page.offering import Offering
from tabletop.ui.match_page.pace import FOLLOWED_MS, THROWN_MS, Pace
from tabletop.ui.match_page.past import Past
from tabletop.ui.match_page.replay import Replay
from tabletop.ui.match_page.seat_plates import SeatPlates
from tabletop.ui.match_page.strip_messages import StripMessages
from tabletop.ui.match_page.table_frame import TableFrame
from tabletop.ui.match_page.table_sounds import TableSounds
from tabletop.ui.match_page.telling import Telling
from tabletop.ui.match_page.undo_help import UndoHelp
from tabletop.ui.panel.panel import Help
from tabletop.ui.race.keys import RaceKeys
from tabletop.ui.session.dice_stats import throw_number
from tabletop.ui.session.gesture_owner import Touch
from tabletop.ui.session.session import Session

NOTICE_MS = 6000
_ANSWERED = (Do.UNDO, Do.REDO, Do.FRIENDLY_UNDO, Do.HINT, Do.IDEAS)
"""What the strip answers, where it can be read: not below the sheet of the end."""


class TablePage(TableFrame):
    """`left`: back to the shelf; `rules_wanted(rule id or None, why or None, args, language)`, where "" is the language
    of the program; `again(StartRequest)`: the same people play the same game once more."""

    left = Signal()
    rules_wanted = Signal(object, object, object, str)
    again = Signal(object)

    def __init__(self, context: AppContext, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(context, session, parent)
        shared, overlay, panel = self.shared, self.overlay, self.panel
        self.messages = StripMessages(shared, overlay.strip)
        self.pace = Pace(shared, overlay.view, self)
        self.seat_plates = SeatPlates(shared, overlay, self.bar.fact, self, self.look_through)
        self.hints = Hints(shared, self.messages, overlay, panel, self.help_buttons(Help.HINT), self)
        self.undo_help = UndoHelp(shared, self.messages, self.help_buttons(Help.UNDO), self)
        self.offering = Offering(shared, overlay, panel)
        self._present = session.view()
        self._replay = Replay(session.match, self._show_past, self.overlay.view, self)
        motion = overlay.view.table_scene.motion
        self.sounds = TableSounds(shared, motion, lambda: self._replay.running, self)
        self.end_presenter = EndPresenter(shared, self.end, panel, self._replay, overlay.view, self)
        self.luck_view = LuckView(shared, self.luck, self.end, self.end_presenter.dice, self)
        self.telling = Telling(shared, self.pace, self.messages, panel, self.end_presenter, self)
        self.catch_up = CatchUp(shared, self._replay, self.messages, self)
        self.looks = Looks(self, self, self.pace, self._replay, self.catch_up)
        self._notice_over = QTimer(self, singleShot=True)
        self._connect()
        self.races = RaceKeys(self, context, session, self.colours, self.pause_sheet, overlay.buttons, overlay)
        self.prompt = ChoicePrompt(shared, overlay.choices, self.messages, self)
        self.ask_dice = AskDice(shared, overlay, self.messages, self)
        self.history = HistoryView(shared, self._replay, self.messages, panel.log, self)
        self.past = Past(self.history, self.replay_bar, self, self)
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
        session.finished.connect(lambda _: self.rest_helps(Help.HINT, Help.PAUSE, Help.KEYS))
        session.notice.connect(self._noticed)
        session.players_changed.connect(self._players_changed)
        self.bar.back_wanted.connect(self.left)
        for one, button in self.helps.items():
            button.clicked.connect(lambda checked=False, wanted=one: self._help(wanted))
        for source in (panel.help_wanted, self.rail.help_wanted):
            source.connect(self._help)
        for source in (self.rules.clicked, panel.rules_wanted):
            source.connect(lambda *_: self.rules_wanted.emit(None, None, (), ""))
        overlay.view.touched.connect(self._touched)
        overlay.view.taken_up.connect(self._begin_anew)
        overlay.view.hastened.connect(session.hasten)
        overlay.view.hurried.connect(self.telling.hurry)
        self.pace.landed.connect(self._landed)
        self.pace.seen.connect(self._tell)
        self.pace.over.connect(self._goes_on)
        self.pace.over.connect(self.luck_view.see)
        overlay.pressed.connect(self._pressed)
        overlay.plate_clicked.connect(self.seat_plates.open_menu)
        overlay.strip.link_clicked.connect(self._follow_link)
        self.curtain.shelf_wanted.connect(self.left)
        self.curtain.undo_wanted.connect(lambda: self._help(Help.UNDO))
        self._notice_over.timeout.connect(self._forget_notice)
        self.panel_opened.connect(self.offering.show_moves)
        end.again.connect(lambda: self.again.emit(once_more(self.session)))
        end.look.connect(self._look_at_table)
        end.shelf.connect(self.left)
        end.rule_wanted.connect(lambda: self._rule_of_end())

    def _connect_parts(self) -> None:
        panel, overlay, prompt, real_time = self.panel, self.overlay, self.prompt, self.session.game.info.real_time
        self.catch_up.over.connect(self._caught_up)
        self.looks.coming.connect(self.take_letters)
        self.looks.shown.connect(self._refresh)
        self.hints.coming.connect(self.history.leave)
        panel.luck_line.clicked.connect(self._show_luck)
        self.luck_view.again.connect(self.again)
        self.end.watch.connect(self.history.watch)
        self.history.opened.connect(self._put_present_away)
        self.end_presenter.changed.connect(self._end_shown)
        self.result.clicked.connect(self.end_presenter.bring_back)
        panel.log_list.chosen.connect(self.end_presenter.put_aside)
        panel.log_list.chosen.connect(self.history.show)
        panel.log_list.walked.connect(self.history.walk)
        panel.played.connect(prompt.play)
        prompt.asked.connect(overlay.lay_out)
        prompt.closed.connect(overlay.take_focus)
        prompt.left.connect(lambda: self._refresh())
        self.races.cover_changed.connect(self.offering.show_moves)
        if real_time and self.session.match.result is None:
            self.panel_opened.connect(self.races.pause)

    def _help(self, wanted: Help) -> None:
        done = {Help.UNDO: self.undo_help.take_back, Help.HINT: self.hints.ask}
        done.get(wanted, lambda: self.races.help(wanted))()

    def do(self, what: Do) -> None:
        """Do what a key or the menu wants of a match."""
        doing = {
            Do.UNDO: self.undo_help.take_back,
            Do.REDO: self.session.redo,
            Do.FRIENDLY_UNDO: self.undo_help.switch_friendly,
            Do.HINT: self.hints.ask,
            Do.IDEAS: self.hints.ask_ideas,
            Do.LOOK_BACK: self.look_back,
            Do.READ: self.reading.read,
            Do.LUCK: self._show_luck,
            Do.DEAL_AGAIN: self.luck_view.deal_again,
            Do.MAIN_BUTTON: self.overlay.buttons.press_main,
        }
        if what in _ANSWERED and self.end.isVisible():
            self.end_presenter.put_aside()
        doing[what]()

    def _show_luck(self) -> None:
        self.close_panel()
        self.luck_view.open(self.overlay.view)

    # What is seen

    def _refresh(self, animate: bool = True) -> None:
        """Show the present view and everything that follows from it."""
        if self._replay.running:
            return
        self.pace.drop()
        if self.shared.covered:
            return
        with self.overlay.laying_once():
            self._show_present((), animate)
            self._offer()
            self._landed()
            self._tell()
        self.ask_dice.begin()

    def _show_entry(self, index: int, cues: tuple[Cue, ...]) -> None:
        """Show what an entry of the log has done; what follows from it is told when it has been seen."""
        action = self.session.match.log[index].action
        by_itself = action is not None and action.seat not in self.session.people
        thrown = any(cue.kind is CueKind.ROLL for cue in cues)
        self._show_present(cues, True)
        moving, races = self.overlay.view.is_moving, self.session.game.info.real_time
        with self.overlay.laying_once():
            if thrown and moving and not races:
                self.offering.nothing()
            elif moving:
                self._offer()  # what lies already is offered when it has landed: at once
            self.looks.last.begin(index)
            self.pace.begin(THROWN_MS if thrown else FOLLOWED_MS if by_itself else 0.0, thrown)

    def _show_present(self, cues: tuple[Cue, ...], animate: bool) -> None:
        match = self.session.match
        self._present = self.session.view()
        self._show_tokens(self._present, cues, animate, throw_number(match, self._present, len(match.log) - 1))

    def _offer(self) -> None:
        """Offer what may be done now."""
        with self.overlay.laying_once():
            self.offering.offer(self._present)
            if self.messages.refusal is not None:
                self.overlay.view.marking.show_refusal(self.messages.refusal)
            self.hints.mark()
            self.undo_help.show()
            self.ask_dice.show()

    def _landed(self) -> None:
        """Offer what follows from how everything lies."""
        if self.shared.covered or self._replay.running:
            return
        with self.overlay.laying_once():
            self._offer()
            self.seat_plates.show(self._present)
        self.telling.celebrate(self.overlay)

    def _tell(self) -> None:
        """Say in strip, log and score what has been seen."""
        self.telling.catch_up()
        if not (self.shared.covered or self._replay.running):
            self.telling.tell(self._present, heard=self.isVisible())

    def _goes_on(self) -> None:
        """Let a click hasten what waits, now that nothing is shown any more."""
        self.overlay.view.rests = self.session.may_hasten
        self.ask_dice.begin()

    def _show_tokens(self, view: View, cues: tuple[Cue, ...], animate: bool, throw: int | None = None) -> None:
        """Lay the tokens of a view. `throw`: the number of the throw by which its dice lie."""
        if not self.session.game.info.hidden:
            people = self.session.people
            view = msgspec.structs.replace(view, seat=next(iter(people)) if len(people) == 1 else None)
        self.naming.see(view)
        self.rotation.lay(view)
        self.overlay.show_view(view, cues, animate and self.context.speed > 0, throw)

    def _show_past(self, view: View, cues: tuple[Cue, ...], animate: bool) -> None:
        self.overlay.view.hand.cancel()
        self.messages.see(view)
        self._show_tokens(view, cues, animate, throw_number(self.session.match, view, self._replay.entry))
        self.overlay.show_buttons((), self.words)
        self.seat_plates.show(view)

    # The end

    def _look_at_table(self) -> None:
        self.end_presenter.put_aside()
        self.overlay.take_focus()

    def _end_shown(self) -> None:
        self.result.setVisible(self.end_presenter.is_aside)
        self._refresh(animate=False)

    def _caught_up(self) -> None:
        self._refresh(animate=False)
        self.end_presenter.open()

    def look_back(self) -> None:
        """Show what was, with the bar that leads through it."""
        self.past.look_back()

    def focus_table(self) -> None:
        """Give the keys to the table."""
        self.overlay.take_focus()

    def _put_present_away(self) -> None:
        """Take away what belongs to the present: the past is about to be shown."""
        self.prompt.drop()
        self.ask_dice.hide()
        self.end.hide()
        self.close_panel()
        self.panel.show_moves((), self.words)
        self.offering.nothing()

    # What happens

    def _forget_words(self) -> None:
        self.history.leave()
        self.messages.forget()
        self.hints.forget()
        self.prompt.drop()

    def _entry_added(self, index: int) -> None:
        self._forget_words()
        self.messages.speak()
        match = self.session.match
        action = match.log[index].action
        cues = shown_cues(match, self.session.look.viewer, index)
        if action is not None and action.seat in self.session.people:
            self.overlay.buttons.release_switches()
        unseen = self.shared.covered or self._replay.running
        if unseen:
            self.sounds.happened(cues, False)
            self._tell()
            return
        self.telling.happened(index)
        self._show_entry(index, cues)
        self.sounds.happened(cues, True)

    def _undone(self, length: int) -> None:
        self._forget_words()
        self.telling.catch_up()
        self.end_presenter.take_back()
        self.rest_helps(Help.HINT, rests=False)
        self._refresh()

    def _refused(self, refusal: Refusal, seat: Seat) -> None:
        if self.end.isVisible():
            # The strip answers where it can be read.
            self.end_presenter.put_aside()
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
        self.take_letters()
        self._refresh(animate=False)

    # Hands

    def _touched(self, touch: Touch) -> None:
        if self.session.actor is not None and not self._replay.running:
            touch = msgspec.structs.replace(touch, switches=self.overlay.buttons.switches)
            self.session.touched(touch, self.overlay.view.stamp_ms)

    def _pressed(self, button_id: str, seat: Seat | None, stamp_ms: int | None) -> None:
        if self.pace.is_moving:
            # What was offered before the dice lay there may be gone.
            self.overlay.finish()
            if button_id not in self.overlay.buttons:
                return
        touch = Touch(GestureKind.BUTTON, button=button_id, switches=self.overlay.buttons.switches, seat=seat)
        self.session.touched(touch, stamp_ms)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take keys that nothing else wanted: those of the table's buttons, and Escape for what lies over the table."""
        if self._replay.running:
            self._replay.pressed(event)
            return
        if event.isAutoRepeat() and self.overlay.view.hand.shaker.shakes:
            return
        self.overlay.finish()
        self.overlay.strip.finish()
        if event.key() == Qt.Key.Key_Escape and self.panel_open:
            self.close_panel()
            return
        if event.key() == Qt.Key.Key_Escape and (self.races.leave_pause() or self.end_presenter.toggle()):
            return
        if not self.overlay.take_key(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Throw what is shaken while the space bar is held."""
        if event.key() != Qt.Key.Key_Space or event.isAutoRepeat() or not self.overlay.view.hand.release_key():
            super().keyReleaseEvent(event)

    def _follow_link(self) -> None:
        if not self.messages.take_offer() and self.messages.refusal is not None:
            refusal = self.messages.refusal
            self.rules_wanted.emit(refusal.rule, refusal.why, refusal.args, self.messages.refused_in)

    def _rule_of_end(self) -> None:
        result = self.session.match.result
        if result is not None:
            self.rules_wanted.emit(result.rule, None, (), "")

    # Words, look, size

    def retranslate(self) -> None:
        """Set all words anew."""
        past = self.history.at if self.history.over else None
        self.history.leave()
        self.retranslate_frame()
        self.panel.log.look_as(self.shared.log_reader, self.words, covered=self.shared.covered)
        if self.session.look.curtain_for is not None:
            self.curtain.retranslate(self.shared.words_for(self.session.look.curtain_for))
        self.end_presenter.fill()
        self.luck_view.retranslate()
        self.pause_sheet.retranslate()
        self.hints.tell()
        self._refresh(animate=False)
        if past is not None:
            self.history.go(past)

    def apply_look(self) -> None:
        """Take colours and sizes, the speed of the animations, and how the people like to be shown what is legal."""
        super().apply_look()
        if not self.shared.covered and not self._replay.running:
            self.offering.advise()

    def showEvent(self, event: QShowEvent) -> None:
        """Let the match go on."""
        super().showEvent(event)
        self._take_speed()
        self.take_letters()
        self.session.release("away")
        if not self.shared.covered and not self.races.rests:
            self.overlay.take_focus()
        self.offering.show_moves()
        QTimer.singleShot(0, self, self.looks.deal_once)
        QTimer.singleShot(0, self, self.luck_view.welcome)

    def hideEvent(self, event: QHideEvent) -> None:
        """Let nothing happen by itself while another page is shown. See `Session.hold` for races."""
        super().hideEvent(event)
        self.session.hold("away")
