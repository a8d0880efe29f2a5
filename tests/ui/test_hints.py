"""Hints: a turn of many steps, what is compared, which button is meant, and what the log says of them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Setup
from tabletop.games.draughts.board import BIT, PLACE_OF
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.table.marks import MarkKind
from tests.games.athletic_games_positions import at
from tests.games.card_marathon_positions import at as hand
from tests.games.draughts_positions import position
from tests.games.test_athletic_games import SEED_HAND, SEED_PILES
from tests.ui.table_kit import ANN, BEN, BOT, click, make_page, speak
from tests.ui.toy import toy_match

SLUG = "athletic_games"


def asked(qtbot: QtBot, speed: str = "off", size: tuple[int, int] = (1280, 800)) -> tuple[TablePage, Choice]:
    """A page on which the hint for the example turn has come."""
    match: Match[object] = Match(games.load(SLUG), Setup(2), LiveChance(1))
    match.states[-1] = state = at(SEED_HAND, 3, piles=SEED_PILES)
    page, _ = make_page(qtbot, match, Player("Mila"), BOT, speed=speed, size=size)
    choice = games.policy(SLUG).choose(Ask((state,), 0, Level.HARD, match.game.legal(state, 0)), LiveChance(1))
    page.session.hint_ready.emit(choice)
    return page, choice


def numbers(page: TablePage, kind: MarkKind) -> list[str]:
    """The labels of the numbered marks, in order."""
    marks = page.overlay.view.table_scene.marks.shown("plan")
    return sorted((mark.label for mark in marks if mark.kind is kind), key=int)


def test_the_whole_turn_is_shown_when_it_is_asked_for_again(qtbot: QtBot) -> None:
    page, choice = asked(qtbot)
    card, marks = page.panel.hint_card, page.overlay.view.table_scene.marks
    assert len(choice.plan) == 9
    assert len(marks.shown("hint")) == 1, "where to look: no goal"
    assert not card.plan_link.isVisible()
    click(page.panel.hint_button)
    assert len(marks.shown("hint")) == 2, "the first step alone"
    assert card.steps.text() == ""
    assert card.plan_link.text() == "Show all 9 steps"
    for _ in range(2):
        click(page.panel.hint_button)
    every = [str(number) for number in range(1, 10)]
    assert numbers(page, MarkKind.ORDER) == numbers(page, MarkKind.GOAL) == every
    assert not marks.shown("hint")
    lines = card.steps.text().split("\n")
    assert lines[0] == "1. Lay the blue 7 on the purple 7"
    assert len(lines) == 9
    assert not page.panel.moves_list.isVisible(), "the steps need its room"
    assert page.overlay.strip.below == "The numbers on the table show the order of the steps."
    speak(page, "de")
    assert card.steps.text().startswith("1. Die blaue 7 auf die lila 7 legen")
    assert page.overlay.strip.below.startswith("Die Zahlen auf dem Tisch")
    speak(page, "en")


def test_what_a_hint_compares_has_its_numbers_on_the_cards(qtbot: QtBot) -> None:
    match: Match[object] = Match(games.load("card_marathon"), Setup(2), LiveChance(1))
    match.states[-1] = state = hand("5S 6H 7D QC 2C JD", opp="KS", effort="8H")
    page, _ = make_page(qtbot, match, Player("Mila"), BOT)
    legal = match.game.legal(state, 0)
    choice = games.policy("card_marathon").choose(Ask((state,), 0, Level.HARD, legal), LiveChance(1))
    marks, card = page.overlay.view.table_scene.marks, page.panel.hint_card
    page.session.hint_ready.emit(choice)
    for _ in range(2):
        assert not marks.shown("figures"), "they are a reason"
        click(page.panel.hint_button)
    shown = marks.shown("figures")
    assert sorted(mark.label for mark in shown) == ["0", "0", "0", "7", "7", "7"]
    assert {mark.kind for mark in shown} == {MarkKind.GOAL}
    told = next(label.text() for label in card.findChildren(QLabel) if "7: " in label.text()).split("\n")
    names = ["queen of clubs", "2 of clubs", "jack of diamonds"], ["5 of spades", "6 of hearts", "7 of diamonds"]
    lists = [page.words.locale.createSeparatedList(list(one)) for one in names]
    assert told[-2:] == [f"7: {lists[0]}", f"0: {lists[1]}"]
    assert choice.action is not None
    page.session.play(choice.action)
    assert not marks.shown("figures"), "they go with the next action"


def test_on_a_board_the_numbers_stand_on_the_squares(qtbot: QtBot) -> None:
    match: Match[object] = Match(games.load("draughts"), Setup(2), LiveChance(1))
    match.states[-1] = state = position("42,50", "19,29,38,1")
    page, _ = make_page(qtbot, match, Player("Mila"), BOT)
    legal = match.game.legal(state, 0)
    page.session.hint_ready.emit(games.policy("draughts").choose(Ask((state,), 0, Level.HARD, legal), LiveChance(1)))
    for _ in range(3):
        click(page.panel.hint_button)
    view, marks = page.overlay.view, page.overlay.view.table_scene.marks.shown("plan")
    begins = [mark for mark in marks if mark.kind is MarkKind.ORDER]
    ends = [mark for mark in marks if mark.kind is MarkKind.GOAL]
    assert [mark.label for mark in begins] == [mark.label for mark in ends] == ["1", "2", "3"]
    squares = [view.table_scene.layout.centre(PLACE_OF[BIT[square]]) for square in (42, 33, 24, 13)]
    for found, there in ((begins, squares[:-1]), (ends, squares[1:])):
        assert all(abs(m.x - p.x) < 20 and abs(m.y - p.y) < 20 for m, p in zip(found, there, strict=True))


def test_the_plan_can_be_played_and_goes_with_the_next_action(qtbot: QtBot) -> None:
    page, choice = asked(qtbot)
    click(page.panel.hint_button)
    click(page.panel.hint_card.plan_link)
    for action in choice.plan:
        page.session.play(action)
    assert page.session.match.state.medals == (1, 0)
    assert numbers(page, MarkKind.ORDER) == []
    assert not page.panel.hint_card.isVisible()


def test_the_steps_come_one_after_the_other(qtbot: QtBot) -> None:
    page, _ = asked(qtbot, speed="quick")
    click(page.panel.hint_button)
    click(page.panel.hint_card.plan_link)
    assert numbers(page, MarkKind.ORDER) == ["1"]
    page.hints.show_next_step()
    assert numbers(page, MarkKind.GOAL) == ["1", "2"]
    qtbot.waitUntil(lambda: len(numbers(page, MarkKind.ORDER)) == 9)
    assert not page.hints.unfolds


def test_a_small_window_shows_the_plan_without_the_panel(qtbot: QtBot) -> None:
    page, _ = asked(qtbot, size=(1024, 640))
    assert not page.panel.isVisible()
    for _ in range(3):
        QTest.mouseClick(page.hint, Qt.MouseButton.LeftButton)
    assert len(numbers(page, MarkKind.ORDER)) == 9


def test_nothing_is_foreseen_that_the_seat_cannot_know() -> None:
    match: Match[object] = Match(games.load(SLUG), Setup(2), LiveChance(1))
    match.states[-1] = at("B7", 3, piles=("P7", "K1", "B1", "Y3", "R9"))
    end, lay = Action(0, "end_turn"), match.game.legal(match.state, 0)[0]
    assert lay.verb == "play"
    assert len(match.foreseen(0, (lay, end))) == 1, "the last card brings new ones, and the next turn"
    assert len(match.foreseen(0, (end, end))) == 1, "what is drawn is not told"
    assert match.foreseen(0, (Action(1, "end_turn"),)) == ()


def test_a_resting_button_says_which_rule_forbids_it(qtbot: QtBot) -> None:
    options = {"stop-rule": "when-stuck"}
    match: Match[object] = Match(games.load(SLUG), Setup(2, ((f"{SLUG}.stop-rule", "when-stuck"),)), LiveChance(1))
    match.states[-1] = at("R2", 4, piles=("B2", "K9", "P7", "Y5", "O8"), options=options)
    page, _ = make_page(qtbot, match, Player("Mila"), BOT)
    end = page.overlay.buttons["end"]
    assert end.is_pale
    for look in ("day", "hc-light", "hc-dark"):
        page.context.settings.look = look
        page.context.apply_look()
        pale = end.grab().toImage()
        end.set_resting(False)
        assert end.grab().toImage() != pale, look
        end.set_resting(True)
    click(end)
    assert page.overlay.strip.head == "The red 2 can still be laid down."
    assert len(match.log) == 1


def test_a_button_of_which_a_hint_speaks_is_marked(qtbot: QtBot) -> None:
    match: Match[object] = Match(games.load("oh_hell"), Setup(3, (("oh_hell.first-dealer-seat", "3"),)), LiveChance(1))
    page, _ = make_page(qtbot, match, Player("Mila"), BOT, BOT)
    page.session.hint_ready.emit(Choice(Action(0, "bid", choice=1)))
    buttons = page.overlay.buttons
    assert [name for name, button in buttons.items() if button.is_advised] == ["bid-0", "bid-1"], "where to look"
    click(page.panel.hint_button)
    assert [name for name, button in buttons.items() if button.is_advised] == ["bid-1"]
    plain = buttons["bid-0"].grab().toImage()
    buttons["bid-0"].set_advised(True)
    assert buttons["bid-0"].grab().toImage() != plain
    page.overlay.buttons["bid-0"].click()
    assert not any(button.is_advised for button in page.overlay.buttons.values())


def test_the_log_marks_what_a_hint_had_advised(qtbot: QtBot) -> None:
    page, mind = make_page(qtbot, toy_match(hidden=False), ANN, BEN)
    session, match = page.session, page.session.match
    advised, other = session.game.legal(match.state, 0)[:2]
    for played, hinted in ((advised, True), (other, False)):
        session.hint()
        mind.answered.emit(len(mind.asks), Choice(advised))
        session.play(played)
        assert match.log[-1].action == played
        assert match.log[-1].hinted is hinted
        row = page.panel.log.rowCount() - 1
        assert ("With a hint" in page.panel.log.told(row)) is hinted
        assert not page.panel.log_list.grab().isNull()
        session.take_away(1)
    session.play(advised)
    assert not match.log[-1].hinted, "what was taken back is forgotten"
