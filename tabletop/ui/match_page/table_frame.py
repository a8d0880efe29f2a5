"""How the page of a table is put together: bar, table, panel or rail, end sheet and curtain, at every size."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from tabletop.core.model import Seat
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.core.view import View
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.key_positions import position_of
from tabletop.ui.common.language import Words
from tabletop.ui.common.page import WIDE_PX, BarButton, Page, TopBar
from tabletop.ui.common.painted import PaintedButton
from tabletop.ui.common.shortcuts import Do
from tabletop.ui.match_page.board_rotation import BoardRotation
from tabletop.ui.match_page.curtain import Curtain
from tabletop.ui.match_page.curtain_lock import LOCK_MS
from tabletop.ui.match_page.end_sheet import EndSheet
from tabletop.ui.match_page.luck_sheet import LuckSheet
from tabletop.ui.match_page.match_context import MatchContext
from tabletop.ui.match_page.pad_sheet import PadSheet
from tabletop.ui.match_page.pile_sheet import PileSheet
from tabletop.ui.match_page.reading import Reading
from tabletop.ui.match_page.replay_bar import ReplayBar
from tabletop.ui.match_page.table_overlay import TableOverlay
from tabletop.ui.panel.panel import HELPS, PANEL_PX, RAIL_PX, RULES, Help, Panel, Rail, helps_of
from tabletop.ui.race.pause import PauseSheet
from tabletop.ui.session.session import Session

SHELF = QT_TRANSLATE_NOOP("Table", "Shelf")
SOUND_ON = QT_TRANSLATE_NOOP("Table", "Sound: on")
SOUND_OFF = QT_TRANSLATE_NOOP("Table", "Sound: off")
TURN = QT_TRANSLATE_NOOP("Table", "Turn the board")
RESULT = QT_TRANSLATE_NOOP("Table", "The result")
_LARGE_WINDOW_PX = 1800
_WIDER_PANEL_PX = 40
_ICONS_FROM_PX = 620


class _Veil(QWidget):
    """Lies over the table while the panel is open over it; a click closes the panel."""

    clicked = Signal()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.clicked.emit()
        event.accept()


class TableFrame(Page):
    """The widgets of a table page and where they are. It knows the session only to ask whom to name."""

    panel_opened = Signal()

    def __init__(self, context: AppContext, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.session = session
        self.shared = MatchContext(context, session)
        self.spec, self.colours, self.naming = self.shared.spec, self.shared.colours, self.shared.naming
        self.bar = TopBar(context, SHELF, self)
        self.helps = {one: self.bar.add_button(*HELPS[one]) for one in Help}
        self.result = self.bar.add_button("trophy", RESULT)
        self.result.hide()
        self.turn = self.bar.add_button("turn", TURN)
        self.sound = self.bar.add_button("sound", SOUND_ON)
        self.rules = self.bar.add_button("rules", RULES)
        self.overlay = TableOverlay(context, self.spec, self.words, self)
        self.overlay.colours = self.overlay.view.marking.colours = self.colours
        self.pile = PileSheet(context, self.naming, self.overlay)
        self.pads = PadSheet(context, self.spec.zones, self.overlay)
        self.luck = LuckSheet(context, self.overlay)
        self.pile.colours = self.pads.colours = self.colours
        self.reading = Reading(context, self.shared, self.overlay.view, self.overlay, self)
        self.panel = Panel(context, session, self.words, self)
        self.rail = Rail(context, helps_of(session), self)
        self.replay_bar = ReplayBar(context, self)
        self._veil = _Veil(self)
        self._veil.hide()
        self.end = EndSheet(context, self.overlay)
        self.pause_sheet = PauseSheet(context, self.overlay)
        self.curtain = Curtain(context, self, LOCK_MS * session.pace)
        self.overlay.sheets = (self.pile, self.pads, self.reading.sheet, self.end, self.luck, self.pause_sheet)
        self.panel_open = False
        self._seen: View | None = None
        self.rotation = BoardRotation(context, session, self.spec, self.overlay, self)
        self.overlay.view.set_table(self.spec, None, session.match.setup.seats, session.seating.faces_owners)
        self.overlay.view.set_orders(session.orders)
        self.overlay.view.set_names(self.naming.token, self.naming.place, self.naming.face)
        self.overlay.view.leafed.connect(self.look_through)
        self.overlay.view.seen.connect(self._pile_seen)
        self.panel.pads_wanted.connect(self.open_pads)
        self.panel.score.modelReset.connect(self._score_seen)
        self.rail.tab_wanted.connect(self.open_panel)
        self._veil.clicked.connect(self.close_panel)
        self.curtain.fallen.connect(self._close_room)
        self.sound.clicked.connect(self._toggle_sound)
        self.turn.clicked.connect(self.rotation.turn_by_hand)
        context.shortcuts.changed.connect(self._take_keys)
        self._take_keys()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def _take_keys(self) -> None:
        self.turn.set_key(self.context.shortcuts.text(Do.TURN))
        for one, what in ((Help.UNDO, Do.UNDO), (Help.HINT, Do.HINT)):
            self.helps[one].set_key(self.context.shortcuts.text(what), is_own=False)

    @property
    def undo(self) -> BarButton:
        """Takes back, where that is offered."""
        return self.helps[Help.UNDO]

    @property
    def hint(self) -> BarButton:
        """Asks for a hint, where there are any."""
        return self.helps[Help.HINT]

    def rest_helps(self, *wanted: Help, rests: bool = True) -> None:
        """Disable what the table offers beside playing and has no use any more, or enable it again."""
        for one in set(wanted) & set(helps_of(self.session)):
            for button in self.help_buttons(one):
                button.setEnabled(not rests)

    def help_buttons(self, one: Help) -> tuple[PaintedButton, ...]:
        """The buttons of the page that do this; none where the match does not offer it."""
        offered = one in helps_of(self.session)
        return (self.helps[one], self.panel.helps[one], self.rail.helps[one]) if offered else ()

    @property
    def words(self) -> Words:
        """The words of the table, with the names of who sits there."""
        return self.shared.words

    # What everybody may look through

    def look_through(self, zone: str) -> None:
        """Open all that lies in a zone."""
        if self._seen is not None:
            self.pile.open(self._seen, zone, self.overlay.view)

    def _pile_seen(self, view: View) -> None:
        self._seen = view
        self.pile.see(view)

    def open_pads(self) -> None:
        """Open the pads of all players."""
        self.close_panel()
        self.pads.open(self.panel.score.sheet, self.words, self.overlay.view)

    def _score_seen(self) -> None:
        self.pads.see(self.panel.score.sheet, self.words)

    # The curtain

    def fall(self, *seats: Seat) -> None:
        """Hide everything at once, and let the curtain fall for a seat, or for several that look together."""
        self.close_panel()
        self.pile.leave()
        self.pads.leave()
        self.luck.leave()
        self.reading.leave()
        self.overlay.set_hidden(True)
        self.panel.hide()
        called = tuple((self.session.players[seat].name, self.colours[seat]) for seat in seats)
        self.curtain.fall(called, self.shared.words_for(seats[0]), self.session.taking_back.refusal is None)

    def _close_room(self) -> None:
        """Hide everything behind the fallen curtain, from a screen reader too."""
        for widget in (self.bar, self.overlay, self.panel, self.rail):
            widget.hide()

    def open_room(self) -> None:
        """Show the table again, and raise the curtain. Below a pause its cards stay covered."""
        for widget in (self.bar, self.overlay):
            widget.show()
        self.lay_out_page()
        rests = not self.pause_sheet.isHidden()
        self.overlay.set_hidden(rests)
        (self.pause_sheet if rests else self.overlay).take_focus()
        self.curtain.rise()

    # Letters, on keys and on cards

    def event(self, event: QEvent) -> bool:
        """Keep letters for the table where its buttons or the hands of a race have them."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
            position = position_of(event)
            if plain and position and (self.session.game.info.real_time or self.overlay.buttons.has_key(position)):
                event.accept()
                return True
        return super().event(event)

    def take_letters(self) -> None:
        """Let the cards bear the letters of whoever looks."""
        if self.context.set_letters(self.shared.letters):
            self.overlay.apply_look()
            self.panel.retranslate(self.words)

    # Sound

    def _toggle_sound(self) -> None:
        settings = self.context.settings
        settings.muted = not settings.muted
        self.context.apply_sound()
        self.context.save_settings()
        self.show_sound()

    def show_sound(self) -> None:
        """Say by the icon whether there is sound."""
        muted = self.context.settings.muted
        self.sound.set_icon_name("mute" if muted else "sound", SOUND_OFF if muted else SOUND_ON)

    # Sizes

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Panel or rail, as there is room."""
        super().resizeEvent(event)
        self.lay_out_page()

    @property
    def is_wide(self) -> bool:
        """Whether the panel stands beside the table."""
        return self.width() >= WIDE_PX * self.context.metrics.factor

    def _panel_width(self) -> int:
        wanted = self.context.metrics.px(PANEL_PX + (_WIDER_PANEL_PX if self.width() >= _LARGE_WINDOW_PX else 0))
        return min(wanted, self.width() - 60) if not self.is_wide else wanted

    def lay_out_page(self) -> None:
        """Panel beside the table, or a rail and the panel over it."""
        width, height = self.width(), self.height()
        bar = self.bar.minimumHeight() or self.bar.sizeHint().height()
        self.bar.setGeometry(0, 0, width, bar)
        has_room = width >= _ICONS_FROM_PX * self.context.metrics.factor
        for one, button in self.helps.items():
            button.setVisible(has_room and one in helps_of(self.session))
        self.sound.setVisible(has_room)
        self.result.show_words(has_room, is_bold=True)
        self.turn.setVisible(self.spec.turns is not None and has_room)
        down = self.shared.covered
        wide = self.is_wide
        panel_width, below = self._panel_width(), max(1, height - bar)
        rail = 0 if wide else self.context.metrics.px(RAIL_PX)
        table = width - panel_width if wide else width - rail
        foot = self.replay_bar.sizeHint().height() if not self.replay_bar.isHidden() else 0
        self.overlay.setGeometry(0, bar, max(1, table), max(1, below - foot))
        self.replay_bar.setGeometry(0, bar + below - foot, max(1, table), foot)
        self.rail.setGeometry(width - rail, bar, rail, below)
        self.rail.setVisible(not wide and not down)
        self.panel.floating = not wide
        self.panel.setGeometry(width - rail - panel_width, bar, panel_width, below)
        self._veil.setGeometry(0, bar, max(1, table), below)
        shown = wide or self.panel_open
        self.panel.setVisible(shown and not down)
        self._veil.setVisible(not wide and self.panel_open and not down)
        if self._veil.isVisible():
            self._veil.raise_()
            self.panel.raise_()
        self.end.setGeometry(self.overlay.rect())
        self.pause_sheet.place()
        self.curtain.setGeometry(self.rect())
        if self.curtain.isVisible():
            self.curtain.raise_()

    def open_panel(self, tab: int) -> None:
        """Open the panel over the table, or close it if this tab is open."""
        if self.panel_open and self.panel.tab == tab:
            self.close_panel()
            return
        self.panel_open = True
        self.panel.show_tab(tab)
        self.lay_out_page()
        self.panel_opened.emit()
        if not self.pause_sheet.isHidden():
            self.panel.take_focus()  # the sheet of the pause lies below it, and keeps the focus that it has

    def close_panel(self) -> None:
        """Close it again, if it lies over the table."""
        self.panel_open = False
        if not self.pause_sheet.isHidden():
            self.pause_sheet.take_focus()
        self.lay_out_page()

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

    def _take_speed(self) -> None:
        self.session.set_speed(self.context.speed)
        self.overlay.view.set_speed(self.context.speed)

    def retranslate_frame(self) -> None:
        """Set the words of all that lies round the table anew."""
        words = self.words
        self.naming.words = words
        title = words.say(self.session.game.info.title)
        self.bar.title.setText(title)
        self.overlay.view.setAccessibleName(title)
        self.bar.retranslate()
        self.show_sound()
        self.rail.retranslate()
        self.panel.retranslate(words)
        self.overlay.view.set_words(words)
        self.overlay.choices.retranslate(self.shared.spoken_to)
