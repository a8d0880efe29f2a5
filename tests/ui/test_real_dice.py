"""Real dice at the table: what they show is typed or tapped, mended, marked in the log, and chosen for each seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Setup
from tabletop.core.view import CueKind
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.match.real_dice import Handful, asks_for_dice, faces_of, play_by_hand
from tabletop.store.saves import Header, load_save
from tabletop.ui.common.strip import Tone
from tabletop.ui.match_page.ask_dice import shown_cues
from tabletop.ui.match_page.dice_sheet import DiceSheet
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.session.autosave import Autosave
from tests.match.duel import Duel, State
from tests.match.throws import DICE_GAMES, before_a_throw, wanted_by
from tests.ui.hands import click, settle
from tests.ui.shell_parts import setup_page
from tests.ui.table_kit import make_page, speak
from tests.ui.test_session import make
from tests.ui.test_undo_help import follow


class Calm(Duel):
    """The duel in which nobody has to be quick, and nothing is hidden."""

    info = replace(Duel.info, race_verbs=(), hidden=False)


MILA, JONAS = Player("Mila", real_dice=True), Player("Jonas", real_dice=True)
FOX = Player("Fox", computer=True, real_dice=True)
SLUG = DICE_GAMES[-1]
"""A game with several dice."""


def at_a_throw(qtbot: QtBot, slug: str = SLUG, *players: Player, **looks: Any) -> tuple[TablePage, Handful]:
    """A page on which the dice of the first player are asked for."""
    found = before_a_throw(slug, seats=2)
    assert found is not None
    match, dice = found
    page, _ = make_page(qtbot, match, *(players or (MILA, JONAS)), **looks)
    settle()
    if page.session.real_dice.wanted is None:
        page.session.play(dice.action)
    assert page.overlay.dice.isVisible()
    return page, dice


def sheet_of(page: TablePage) -> DiceSheet:
    return page.overlay.dice


def type_in(text: str) -> None:
    """Type into whatever has the focus."""
    for sign in text:
        widget = QApplication.focusWidget()
        assert widget is not None
        QTest.keyClicks(widget, sign)


def press_key(key: Qt.Key) -> None:
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, key)


def some(dice: Handful) -> tuple[int, ...]:
    """Different faces for all these dice."""
    return tuple(1 + at % dice.most for at in range(len(dice.sides)))


def written(faces: tuple[int, ...]) -> str:
    return " ".join(map(str, faces))


@pytest.mark.parametrize("between", ["", " ", ", "])
@pytest.mark.parametrize("slug", DICE_GAMES)
def test_dice_are_typed_and_the_last_one_plays(qtbot: QtBot, slug: str, between: str) -> None:
    page, dice = at_a_throw(qtbot, slug)
    assert QApplication.focusWidget() is sheet_of(page).edit
    length, faces = len(page.session.match.log), some(dice)
    type_in(between.join(map(str, faces)))
    match = page.session.match
    assert match.log[length].asked
    assert match.log[length].action == dice.action
    assert faces_of(match, length) == faces


@pytest.mark.parametrize("slug", DICE_GAMES)
def test_dice_are_tapped_and_the_last_one_plays(qtbot: QtBot, slug: str) -> None:
    page, dice = at_a_throw(qtbot, slug)
    length, faces = len(page.session.match.log), some(dice)
    for face in faces:
        click(sheet_of(page).faces[face - 1])
    assert faces_of(page.session.match, length) == faces


@pytest.mark.parametrize("slug", DICE_GAMES)
def test_who_can_only_throw_is_asked_at_once(qtbot: QtBot, slug: str) -> None:
    match: Match[Any] = Match(games.load(slug), Setup(2), LiveChance(3))
    page, _ = make_page(qtbot, match, MILA, JONAS)
    settle()
    seat = page.session.actor
    assert seat is not None
    legal = match.game.legal(match.state, seat)
    only = wanted_by(match, legal[0]) if len(legal) == 1 else None
    assert page.session.real_dice.wanted == only
    assert sheet_of(page).isVisible() == (only is not None)


@pytest.mark.parametrize("slug", DICE_GAMES)
def test_dice_on_the_real_table_do_not_roll_again(qtbot: QtBot, slug: str) -> None:
    page, dice = at_a_throw(qtbot, slug)
    length, match = len(page.session.match.log), page.session.match
    type_in(written(some(dice)))
    assert any(cue.kind is CueKind.ROLL for cue in match.cues(None, length))
    assert all(cue.kind is not CueKind.ROLL for cue in shown_cues(match, None, length))


@pytest.mark.parametrize(
    ("sign", "code"), [*((sign, "en") for sign in "079a?"), *(("7", code) for code in ("fr", "de", "nl", "es"))]
)
def test_what_is_on_no_die_is_answered_and_nothing_is_lost(qtbot: QtBot, sign: str, code: str) -> None:
    page, dice = at_a_throw(qtbot, language=code)
    length, faces = len(page.session.match.log), some(dice)
    type_in(str(faces[0]) + sign)
    strip = page.overlay.strip
    assert strip.tone is Tone.REFUSAL
    assert sign in strip.head
    assert len(page.session.match.log) == length
    type_in(written(faces[1:]))
    assert faces_of(page.session.match, length) == faces


def test_too_few_and_too_many_are_answered(qtbot: QtBot) -> None:
    page, dice = at_a_throw(qtbot)
    length, faces, strip = len(page.session.match.log), some(dice), page.overlay.strip
    count = len(dice.sides)
    press_key(Qt.Key.Key_Return)
    assert strip.head == f"{count} dice are still missing."
    type_in(written(faces[:-1]))
    press_key(Qt.Key.Key_Return)
    assert strip.head == "1 die is still missing."
    QApplication.clipboard().setText(" 123456 654321")
    QTest.keyClick(sheet_of(page).edit, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert strip.head == f"That is too many: there are only {count} dice."
    assert sheet_of(page).edit.faces == faces[:-1]
    assert len(page.session.match.log) == length
    type_in(str(faces[-1]))
    assert faces_of(page.session.match, length) == faces


def test_pasted_dice_with_a_stranger_among_them_wait_for_enter(qtbot: QtBot) -> None:
    page, dice = at_a_throw(qtbot)
    length, faces = len(page.session.match.log), some(dice)
    QApplication.clipboard().setText(f"x {written(faces)}")
    QTest.keyClick(sheet_of(page).edit, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert len(page.session.match.log) == length
    press_key(Qt.Key.Key_Enter)
    assert faces_of(page.session.match, length) == faces


def test_dice_are_taken_back_one_by_one(qtbot: QtBot) -> None:
    page, dice = at_a_throw(qtbot)
    edit = sheet_of(page).edit
    type_in("3 4")
    press_key(Qt.Key.Key_Backspace)
    assert edit.faces == (3,)
    click(sheet_of(page).back)
    assert edit.faces == ()
    press_key(Qt.Key.Key_Backspace)
    assert page.session.real_dice.wanted == dice


def test_escape_leaves_the_throw_and_the_button_asks_again(qtbot: QtBot) -> None:
    page, dice = at_a_throw(qtbot)
    length = len(page.session.match.log)
    press_key(Qt.Key.Key_Escape)
    settle()
    assert not sheet_of(page).isVisible()
    assert page.session.real_dice.wanted is None
    page.session.play(dice.action)
    click(sheet_of(page).leave)
    assert not sheet_of(page).isVisible()
    assert len(page.session.match.log) == length
    page.session.play(dice.action)
    type_in(written(some(dice)))
    assert len(page.session.match.log) == length + 1


def test_enter_after_the_last_die_throws_nothing_and_a_number_too_many_is_answered(qtbot: QtBot) -> None:
    page, dice = at_a_throw(qtbot)
    type_in(written(some(dice)))
    length = len(page.session.match.log)
    press_key(Qt.Key.Key_Return)
    type_in("6")
    assert len(page.session.match.log) == length
    assert page.session.real_dice.wanted is None
    assert page.overlay.strip.head == f"That is too many: there are only {len(dice.sides)} dice."


def test_the_table_throws_this_time(qtbot: QtBot) -> None:
    page, dice = at_a_throw(qtbot)
    length = len(page.session.match.log)
    click(sheet_of(page).by_table)
    entry = page.session.match.log[length]
    assert entry.action == dice.action
    assert not entry.asked


def test_all_keys_are_on_the_sheet(qtbot: QtBot) -> None:
    page, _dice = at_a_throw(qtbot)
    sheet, length = sheet_of(page), len(page.session.match.log)
    seen = []
    for _ in range(10):
        seen.append(QApplication.focusWidget())
        press_key(Qt.Key.Key_Tab)
    assert set(seen) == {sheet.edit, sheet.back, *sheet.faces, sheet.by_table, sheet.leave}
    sheet.faces[4].setFocus(Qt.FocusReason.TabFocusReason)
    press_key(Qt.Key.Key_Space)
    type_in("2")
    press_key(Qt.Key.Key_Return)
    assert sheet.edit.faces == (5, 2, 5)
    page.overlay.view.setFocus()
    type_in("1")
    assert sheet.edit.faces == (5, 2, 5, 1)
    assert len(page.session.match.log) == length


def test_a_screen_reader_hears_what_is_asked_and_what_is_there(qtbot: QtBot) -> None:
    page, _ = at_a_throw(qtbot)
    sheet = sheet_of(page)
    heard = QAccessible.queryAccessibleInterface(sheet.edit)
    assert heard.text(QAccessible.Text.Name).startswith("Mila throws")
    type_in("34")
    assert heard.text(QAccessible.Text.Value) == "3 4"
    assert [face.accessibleName() for face in sheet.faces] == [str(n) for n in range(1, 7)]
    assert all(button.accessibleName() for button in (sheet.back, sheet.by_table, sheet.leave))
    assert page.overlay.strip.head.startswith("Mila throws")


def test_the_question_changes_its_language_with_the_table(qtbot: QtBot) -> None:
    page, dice = at_a_throw(qtbot)
    type_in("3")
    speak(page, "de")
    settle()
    assert page.overlay.strip.head == f"Mila wirft {len(dice.sides)} echte Würfel. Was zeigen sie?"
    assert sheet_of(page).edit.faces == (3,)


# A slip


def test_a_slip_is_put_right_and_is_no_undo(qtbot: QtBot) -> None:
    page, dice = at_a_throw(qtbot)
    length, count = len(page.session.match.log), len(dice.sides)
    type_in("1" * count)
    link = page.overlay.strip.link
    assert link.text() == f"Not {written((1,) * count)}? Change it"
    follow(page)
    assert page.overlay.strip.head.startswith(f"Not {written((1,) * count)}?")
    type_in("6" * count)
    match = page.session.match
    assert len(match.log) == length + 1
    assert faces_of(match, length) == (6,) * count
    assert not match.has_taken
    assert not match.friendly_undo


def test_a_slip_that_was_none_stays_as_it_is(qtbot: QtBot) -> None:
    page, dice = at_a_throw(qtbot)
    length, faces = len(page.session.match.log), some(dice)
    type_in(written(faces))
    follow(page)
    press_key(Qt.Key.Key_Escape)
    assert faces_of(page.session.match, length) == faces
    assert page.session.real_dice.wanted is None
    follow(page)
    assert page.overlay.dice.isVisible()


def test_nothing_can_be_put_right_once_something_followed(qtbot: QtBot) -> None:
    match: Match[State] = Match(Calm(), Setup(2), LiveChance(1))
    session, _ = make(match, MILA, JONAS)
    session.play(Action(0, "roll"))
    session.real_dice.give((4,))
    assert session.real_dice.last == (4,)
    session.play(Action(0, "step"))
    assert session.real_dice.last == ()
    session.real_dice.mend()
    assert session.real_dice.wanted is None


def test_backspace_in_an_empty_row_goes_back_to_the_throw_before(qtbot: QtBot) -> None:
    slug, face = next((slug, face) for slug in DICE_GAMES for face in range(1, 7) if throw_follows(slug, face))
    page, dice = at_a_throw(qtbot, slug)
    length, real = len(page.session.match.log), page.session.real_dice
    type_in(written((face,) * len(dice.sides)))
    qtbot.waitUntil(lambda: real.wanted is not None)
    assert real.mends is None
    press_key(Qt.Key.Key_Backspace)
    assert real.mends == length
    press_key(Qt.Key.Key_Escape)
    assert real.mends is None
    assert sheet_of(page).isVisible(), "the throw of the next player is asked for again"
    press_key(Qt.Key.Key_Backspace)
    other = 1 if face > 1 else 2
    type_in(written((other,) * len(dice.sides)))
    assert faces_of(page.session.match, length) == (other,) * len(dice.sides)


def throw_follows(slug: str, face: int) -> bool:
    """Whether the next player can only throw once all dice have shown this, and the table has done its part."""
    found = before_a_throw(slug, seats=2)
    assert found is not None
    match, dice = found
    play_by_hand(dice, (face,) * len(dice.sides), LiveChance(1), lambda told: match.submit(dice.action, chance=told))
    while (forced := match.game.forced(match.state)) is not None:
        match.submit(forced)
    seats = match.active - {dice.action.seat}
    legal = [action for seat in sorted(match.active) for action in match.game.legal(match.state, seat)]
    return len(seats) == len(match.active) == len(legal) == 1 and asks_for_dice(match, legal[0])


def test_the_file_has_the_dice_as_they_were_put_right(qtbot: QtBot, tmp_path: Path) -> None:
    match: Match[Any] = Match(games.load(SLUG), Setup(2), LiveChance(1))
    found = before_a_throw(SLUG, seats=2)
    assert found is not None
    match, dice = found
    saves = Autosave(Header(SLUG, match.setup, (MILA, JONAS)), tmp_path)
    session, mind = make(match, MILA, JONAS, saves=saves)
    session.play(dice.action)
    session.real_dice.give((1,) * len(dice.sides))
    session.real_dice.mend()
    session.real_dice.give((2,) * len(dice.sides))
    assert session.recorder.path is not None
    kept = load_save(session.recorder.path).match
    assert kept.log == match.log
    assert faces_of(kept, len(kept.log) - 1) == (2,) * len(dice.sides)
    assert mind.rewinds, "the computer players forget the slip"


# Who throws


def test_somebody_throws_for_a_computer_player(qtbot: QtBot) -> None:
    match: Match[State] = Match(Calm(), Setup(2), LiveChance(1))
    session, mind = make(match, Player("Mila"), FOX)
    mind.answer(Action(1, "roll"))
    qtbot.waitUntil(lambda: session.real_dice.wanted is not None)
    asks = len(mind.asks)
    session.real_dice.leave()
    assert session.real_dice.wanted is not None, "its throw waits"
    session.real_dice.give((5,))
    assert (match.state.rolled, match.log[-1].asked) == (5, True)
    assert len(mind.asks) > asks


def test_the_throw_of_a_computer_player_is_put_aside_and_taken_up_again(qtbot: QtBot) -> None:
    found = before_a_throw(SLUG, seats=2)
    assert found is not None
    match, dice = found
    players = [Player("Mila"), Player("Oma")]
    players[dice.action.seat] = FOX
    page, mind = make_page(qtbot, match, *players)
    mind.answer(dice.action)
    qtbot.waitUntil(sheet_of(page).isVisible)
    press_key(Qt.Key.Key_Escape)
    assert not sheet_of(page).isVisible()
    assert page.overlay.strip.link.text() == "Enter the dice"
    length = len(match.log)
    follow(page)
    type_in(written(some(dice)))
    assert faces_of(match, length) == some(dice)


class Forcing(Calm):
    """Seat 0 throws by itself, once."""

    def forced(self, state: State) -> Action | None:
        return None if state.rolled else Action(0, "roll")


def test_what_the_table_throws_by_itself_is_asked_for_too(qtbot: QtBot) -> None:
    match: Match[State] = Match(Forcing(), Setup(2), LiveChance(1))
    session, _ = make(match, MILA, JONAS)
    qtbot.waitUntil(lambda: session.real_dice.wanted is not None)
    assert not session.real_dice.by_hand
    session.real_dice.give((3,))
    assert match.state.rolled == 3


def test_a_seat_that_stops_throwing_real_dice_is_thrown_for(qtbot: QtBot) -> None:
    match: Match[State] = Match(Forcing(), Setup(2), LiveChance(1))
    session, _ = make(match, MILA, JONAS)
    qtbot.waitUntil(lambda: session.real_dice.wanted is not None)
    session.set_player(0, Player("Mila"))
    qtbot.waitUntil(lambda: match.state.rolled > 0)
    assert not match.log[-1].asked


def test_undo_while_dice_are_asked_for_takes_the_question_away(qtbot: QtBot) -> None:
    match: Match[State] = Match(Calm(), Setup(2), LiveChance(1))
    session, _ = make(match, MILA, JONAS)
    session.play(Action(0, "step"))
    session.play(Action(0, "roll"))
    assert session.real_dice.wanted is not None
    session.undo()
    assert session.real_dice.wanted is None
    assert len(match.log) == 1


def test_the_menu_of_a_seat_chooses_real_dice(qtbot: QtBot) -> None:
    match: Match[Any] = Match(games.load(SLUG), Setup(2), LiveChance(1))
    page, _ = make_page(qtbot, match, Player("Mila"), Player("Jonas"))
    page.seat_plates.open_menu(0)
    menu = page.seat_plates.menu
    assert menu is not None
    assert menu.real_dice in menu.actions()
    menu.real_dice.trigger()
    assert [player.real_dice for player in page.session.players] == [True, False]


def test_there_are_no_real_dice_where_nothing_is_thrown(qtbot: QtBot) -> None:
    slug = next(slug for slug in games.slugs() if slug not in DICE_GAMES)
    page, _ = make_page(qtbot, Match(games.load(slug), Setup(games.info(slug).seats[0]), LiveChance(1)), MILA, JONAS)
    page.seat_plates.open_menu(0)
    menu = page.seat_plates.menu
    assert menu is not None
    assert menu.real_dice not in menu.actions()
    setup = setup_page(qtbot, games.info(slug))
    assert not setup.seats.rows[0].real_dice.isVisible()


def test_real_dice_are_chosen_before_the_match_and_remembered(qtbot: QtBot) -> None:
    page = setup_page(qtbot, games.info(SLUG))
    row = page.seats.rows[0]
    click(row.real_dice)
    assert page.seats.players()[0].real_dice
    page.begin()
    page.show_game(games.info(SLUG))
    assert page.seats.rows[0].real_dice.isChecked()
    assert page.seats.players()[0].real_dice


# The table beside it


def test_the_log_marks_what_was_thrown_by_hand(qtbot: QtBot) -> None:
    page, dice = at_a_throw(qtbot)
    type_in(written(some(dice)))
    assert page.panel.log.told(0).endswith("With real dice")


def test_looking_back_takes_the_sheet_away_until_the_present_is_seen(qtbot: QtBot) -> None:
    page, dice = at_a_throw(qtbot)
    type_in(written(some(dice)))
    follow(page)
    type_in("2")
    page.look_back()
    settle()
    assert not sheet_of(page).isVisible()
    press_key(Qt.Key.Key_Escape)
    settle()
    assert sheet_of(page).isVisible()
    assert sheet_of(page).edit.faces == (2,)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("code", ["en", "de"])
def test_the_sheet_has_room_for_fingers(qtbot: QtBot, size: tuple[int, int], percent: int, code: str) -> None:
    page, _ = at_a_throw(qtbot, SLUG, size=size, percent=percent, language=code)
    sheet = sheet_of(page)
    assert page.overlay.rect().contains(sheet.geometry())
    assert not sheet.geometry().intersects(page.overlay.strip.geometry().adjusted(0, 8, 0, 0))
    parts = (sheet.edit, sheet.back, *sheet.faces, sheet.by_table, sheet.leave)
    assert all(sheet.rect().contains(part.geometry()) for part in parts)
    lying = [part.geometry() for part in parts]
    assert not any(a.intersects(b) for at, a in enumerate(lying) for b in lying[:at])
    assert min(face.width() for face in sheet.faces) >= 44


def test_a_smaller_window_keeps_what_was_typed(qtbot: QtBot) -> None:
    page, _ = at_a_throw(qtbot)
    type_in("35")
    page.resize(1024, 640)
    settle()
    assert sheet_of(page).edit.faces == (3, 5)
    assert page.overlay.rect().contains(sheet_of(page).geometry())
