"""Real dice at the table: who throws them, and a slip that is put right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.luck import Luck
from tabletop.core.model import Action, Setup
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.match.real_dice import asks_for_dice, faces_of, play_by_hand
from tabletop.store.saves import Header, load_save
from tabletop.ui.session.autosave import Autosave
from tests.match.duel import State
from tests.match.throws import DICE_GAMES, before_a_throw
from tests.ui.hands import click, settle
from tests.ui.real_dice_kit import FOX, JONAS, MILA, SLUG, Calm, at_a_throw, press_key, sheet_of, some, type_in, written
from tests.ui.shell_parts import setup_page
from tests.ui.table_kit import make_page
from tests.ui.test_session import make
from tests.ui.test_undo_help import follow

# Who throws


def test_the_plate_tells_who_throws_real_dice(qtbot: QtBot) -> None:
    page, _ = at_a_throw(qtbot, SLUG, MILA, Player("Fox", computer=True))
    mila, fox = page.overlay.plates[0], page.overlay.plates[1]
    assert (mila.facts.signs, fox.facts.signs) == (("dice",), ("robot",))
    assert "throws real dice" in mila.accessibleName()
    assert "throws real dice" not in fox.accessibleName()
    plain = mila.grab().toImage()
    page.session.set_player(0, Player("Mila"))
    settle()
    assert mila.facts.signs == ()
    assert mila.grab().toImage() != plain


def test_where_there_are_no_dice_no_plate_speaks_of_them(qtbot: QtBot) -> None:
    match = Match(games.load("chess"), Setup(2), LiveChance(1))
    page, _ = make_page(qtbot, match, MILA, JONAS)
    assert not any(plate.facts.signs for plate in page.overlay.plates.values())


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
    play_by_hand(
        dice, (face,) * len(dice.sides), lambda: LiveChance(1), lambda told: match.submit(dice.action, chance=told)
    )
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


# Whole matches


def any_key(luck: LiveChance) -> None:
    """A number, or something else that a hand may hit."""
    widget = QApplication.focusWidget()
    assert widget is not None
    keys = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Backspace, Qt.Key.Key_Tab, Qt.Key.Key_7, Qt.Key.Key_A)
    if luck.pick(4):
        QTest.keyClicks(widget, str(1 + luck.pick(6)))
    else:
        QTest.keyClick(widget, keys[luck.pick(len(keys))])


@pytest.mark.slow
@pytest.mark.parametrize("slug", DICE_GAMES)
def test_whatever_keys_are_hit_the_match_goes_on_and_its_log_stands(qtbot: QtBot, slug: str) -> None:
    game, luck, source = games.load(slug), LiveChance(11), Luck.of(bytes(range(32)))
    match: Match[Any] = Match(game, Setup(2), source.chance(None, 0), luck=source)
    page, mind = make_page(qtbot, match, MILA, FOX)
    for _ in range(160):
        settle()
        if match.result is not None or len(match.log) > 50:
            break
        seat = min(match.active)
        if page.session.real_dice.wanted is not None:
            if sheet_of(page).isVisible():
                any_key(luck)
            else:
                follow(page)
        elif luck.pick(8) == 0 and page.session.real_dice.last:
            page.session.real_dice.mend()
        elif game.forced(match.state) is None and seat >= 0:
            legal = game.legal(match.state, seat)
            action = legal[luck.pick(len(legal))]
            if seat in page.session.people:
                page.session.play(action)
            else:
                mind.answer(action)
    assert any(entry.asked for entry in match.log)
    assert Match.replay(game, match.setup, match.log).states == match.states
