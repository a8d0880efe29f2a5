"""Real dice at the table: what they show is typed or tapped, and whatever is wrong is answered."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.core.view import CueKind
from tabletop.match.match import Match
from tabletop.match.real_dice import faces_of
from tabletop.ui.common.strip import Tone
from tabletop.ui.match_page.ask_dice import shown_cues
from tabletop.ui.match_page.table_page import TablePage
from tests.match.throws import DICE_GAMES, wanted_by
from tests.ui.hands import click, settle
from tests.ui.real_dice_kit import JONAS, MILA, SLUG, at_a_throw, press_key, sheet_of, some, type_in, written
from tests.ui.table_kit import make_page, speak
from tests.ui.test_undo_help import follow


@pytest.mark.slow
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


def test_the_key_of_undo_takes_back_a_die_and_a_held_key_says_nothing(qtbot: QtBot) -> None:
    page, _ = at_a_throw(qtbot)
    edit = sheet_of(page).edit
    type_in("34")
    QTest.keyClick(edit, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert edit.faces == (3,)
    for key, text in ((Qt.Key.Key_5, "5"), (Qt.Key.Key_T, "t")):
        held = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text, True)
        QApplication.sendEvent(edit, held)
    assert edit.faces == (3,)
    assert page.overlay.strip.tone is Tone.PROMPT


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


# The hand that asks for it


def under_the_pointer(page: TablePage) -> QPoint:
    """A point of the button that throws at which a button of the sheet will lie."""
    sheet, throw = sheet_of(page), page.overlay.buttons["throw"]
    for button in (*sheet.faces, sheet.by_table, sheet.leave):
        place = QRect(button.mapTo(page.overlay, QPoint()), button.size())
        both = place.adjusted(6, 6, -6, -6) & throw.geometry().adjusted(9, 9, -9, -9)
        if both.isValid():
            return page.overlay.mapTo(page.window(), both.center())
    raise AssertionError("nothing of the sheet lies over the button")


@pytest.mark.parametrize("clicks", [QTest.mouseDClick, QTest.mouseClick])
def test_a_double_click_that_asks_for_the_sheet_tells_nothing(qtbot: QtBot, clicks: Any) -> None:
    page, _ = at_a_throw(qtbot)
    sheet, window = sheet_of(page), page.windowHandle()
    at = under_the_pointer(page)
    press_key(Qt.Key.Key_Escape)
    settle()
    assert not sheet.isVisible()
    pressed: list[str] = []
    sheet.by_table.clicked.connect(lambda: pressed.append("by table"))
    sheet.leave.clicked.connect(lambda: pressed.append("leave"))
    clicks(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    settle()
    assert sheet.isVisible()
    assert (pressed, sheet.edit.faces) == ([], ())
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    settle()
    assert pressed or sheet.edit.faces or page.session.real_dice.wanted is None


def test_a_face_that_is_tapped_twice_counts_twice(qtbot: QtBot) -> None:
    page, _ = at_a_throw(qtbot)
    sheet, window = sheet_of(page), page.windowHandle()
    at = sheet.faces[2].mapTo(page.window(), sheet.faces[2].rect().center())
    QTest.mouseDClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    settle()
    assert sheet.edit.faces == (3, 3)


# The table beside it


def test_the_log_marks_what_was_thrown_by_hand(qtbot: QtBot) -> None:
    page, dice = at_a_throw(qtbot)
    type_in(written(some(dice)))
    assert page.panel.log.told(page.panel.log.rowCount() - 1).endswith("With real dice")


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
