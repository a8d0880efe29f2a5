"""Two good ideas and a trap on the table: letters, a choice by playing, and what the strip says of it afterwards."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.bots.ideas import NO_TRAP
from tabletop.core.bot import Choice, Idea
from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Setup
from tabletop.core.text import say
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.ui.common.shortcuts import Do
from tabletop.ui.common.strip import Tone
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.table.marks import MarkKind
from tests.ui.scene_tools import text
from tests.ui.table_kit import ANN, BEN, BOT, Mind, click, drag, make_page, open_curtain, speak
from tests.ui.toy import toy_match

WHICH = "Two of these are good ideas, one is a trap. Which?"


def offered(qtbot: QtBot, slug: str = "chess", *others: Player, **looks: Any) -> tuple[TablePage, Mind, list[Action]]:
    """A page on which three ideas have been asked for and have come: A and C are good, B is the trap."""
    match: Match[object] = Match(games.load(slug), Setup(2), LiveChance(1))
    page, mind = make_page(qtbot, match, ANN, *(others or (BOT,)), **looks)
    moves = [action for action in match.game.legal(match.state, 0) if action.to is not None][:9:3]
    page.do(Do.IDEAS)
    reasons = text("It takes the centre."), None, text("It brings a piece out.")
    ideas = tuple(Idea(action, n != 1, reasons[n]) for n, action in enumerate(moves))
    mind.answered.emit(len(mind.asks), Choice(moves[0], ideas=ideas))
    return page, mind, moves


def letters(page: TablePage, kind: MarkKind) -> list[str]:
    """The letters on the table."""
    shown = page.overlay.view.table_scene.marks.shown("ideas")
    return sorted(mark.label for mark in shown if mark.kind is kind)


def played(page: TablePage, action: Action) -> None:
    """The move, made with the mouse."""
    assert action.to is not None
    drag(page, action.tokens[0], action.to)
    assert page.session.match.log[-1].action == action


def in_words(page: TablePage, action: Action) -> str:
    """A move as it is offered now."""
    return page.words.say(page.session.game.describe(page.session.match.state, action))


def test_three_letters_lie_on_the_table_and_stand_in_the_strip(qtbot: QtBot) -> None:
    page, _, moves = offered(qtbot)
    strip = page.overlay.strip
    assert letters(page, MarkKind.ORDER) == letters(page, MarkKind.GOAL) == ["A", "B", "C"]
    assert (strip.tone, strip.head, strip.link.text()) == (Tone.HINT, WHICH, "")
    lines = [f"{letter}: {in_words(page, move)}" for letter, move in zip("ABC", moves, strict=True)]
    assert strip.below == " · ".join(lines)
    assert page.panel.hint_card.isVisible()
    assert not page.panel.hint_card.ideas_link.isVisible()
    speak(page, "de")
    assert page.overlay.strip.head.startswith("Zwei davon sind gute Ideen")
    speak(page, "en")


def test_dice_bear_their_letters_and_so_does_a_box(qtbot: QtBot) -> None:
    match: Match[Any] = Match(games.load("yams"), Setup(2), LiveChance(1))
    match.submit(match.game.legal(match.state, 0)[0])
    page, mind = make_page(qtbot, match, ANN, BOT)
    legal = match.game.legal(match.state, 0)
    throws = [action for action in legal if action.verb == "rethrow" and len(action.tokens) in (1, 2)]
    one, two = next(a for a in throws if len(a.tokens) == 1), next(a for a in throws if len(a.tokens) == 2)
    box = next(action for action in legal if action.to is not None)
    page.do(Do.IDEAS)
    mind.answered.emit(1, Choice(one, ideas=(Idea(one, True), Idea(two, True), Idea(box, False))))
    assert letters(page, MarkKind.ORDER) == ["A", "B", "B"]
    assert letters(page, MarkKind.GOAL) == ["C"]
    scene = page.overlay.view.table_scene
    lying = [
        (item.rest.x, item.rest.y) for token, item in scene.items_of.items() if token in (*one.tokens, *two.tokens)
    ]
    for mark in scene.marks.shown("ideas"):
        near = min(abs(mark.x - x) + abs(mark.y - y) for x, y in lying)
        assert mark.kind is MarkKind.GOAL or near < 60


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (0, "That was a good idea. It takes the centre."),
        (1, "That was the trap. Better: {best}. It takes the centre."),
        (2, "That was a good idea. It brings a piece out."),
    ],
)
def test_who_has_chosen_hears_what_it_was(qtbot: QtBot, number: int, said: str) -> None:
    page, _, moves = offered(qtbot)
    wanted = said.format(best=in_words(page, moves[0]))
    played(page, moves[number])
    assert (page.overlay.strip.tone, page.overlay.strip.head) == (Tone.NOTICE, wanted)
    assert page.panel.hint_card.isVisible(), "it can be read as long as one likes"
    assert letters(page, MarkKind.ORDER) == []
    assert page.session.match.log[-1].hinted


def test_another_move_is_none_of_the_three(qtbot: QtBot) -> None:
    page, _, moves = offered(qtbot)
    best = in_words(page, moves[0])
    legal = page.session.game.legal(page.session.match.state, 0)
    other = next(action for action in legal if action.to is not None and action not in moves)
    played(page, other)
    assert page.overlay.strip.head == f"That was none of the three. A good idea was: {best}."
    assert not page.session.match.log[-1].hinted


def test_an_undo_takes_back_what_was_said(qtbot: QtBot) -> None:
    page, mind, moves = offered(qtbot, "chess", BEN)
    played(page, moves[1])
    assert page.panel.hint_card.isVisible()
    page.session.undo()
    assert not page.panel.hint_card.isVisible()
    click(page.panel.hint_button)
    assert len(mind.asks) == 2, "a hint is asked for anew"


def test_the_link_beside_a_hint_and_the_other_button_of_the_mouse_ask_for_them(qtbot: QtBot) -> None:
    match: Match[object] = Match(games.load("chess"), Setup(2), LiveChance(1))
    page, mind = make_page(qtbot, match, ANN, BOT)
    action = match.game.legal(match.state, 0)[0]
    click(page.panel.hint_button)
    mind.answered.emit(len(mind.asks), Choice(action, text("It is good.")))
    link = page.panel.hint_card.ideas_link
    assert link.text() == "Two good ideas and a trap"
    click(link, QPoint(12, link.height() // 2))
    assert (len(mind.asks), mind.compared) == (2, [False, True])
    mind.answered.emit(2, Choice(action, say(NO_TRAP), ideas=()))
    assert page.overlay.strip.head == "There is no clear trap here."
    assert not page.panel.hint_card.isVisible()
    page.panel.hint_button.customContextMenuRequested.emit(QPoint(5, 5))
    assert mind.compared == [False, True, True]
    assert page.panel.hint_button.contextMenuPolicy() is Qt.ContextMenuPolicy.CustomContextMenu


def test_a_refusal_leaves_them_for_whoever_asks_again(qtbot: QtBot) -> None:
    page, mind, _ = offered(qtbot)
    knight, pawn = (page.session.view().placements[n] for n in (1, 8))
    page.do(Do.IDEAS)
    assert (len(mind.asks), page.overlay.strip.head) == (1, WHICH)
    drag(page, knight.token, pawn.place)
    assert page.overlay.strip.tone is Tone.REFUSAL
    page.do(Do.IDEAS)
    assert (len(mind.asks), page.overlay.strip.head) == (1, WHICH)


def test_where_nothing_can_be_compared_a_hint_is_given(qtbot: QtBot) -> None:
    page, mind = make_page(qtbot, toy_match(hidden=False), ANN, BEN)
    page.do(Do.IDEAS)
    assert mind.compared == [False]
    mind.answered.emit(1, Choice(page.session.game.legal(page.session.match.state, 0)[0]))
    assert not page.panel.hint_card.ideas_link.isVisible()


def test_before_others_nothing_is_told_of_a_hand(qtbot: QtBot) -> None:
    info = games.info("president")
    match: Match[Any] = Match(games.load("president"), Setup(info.seats[0]), LiveChance(2))
    page, mind = make_page(qtbot, match, *(Player(f"Player {n}") for n in range(info.seats[0])))
    open_curtain(page)
    seat = page.session.actor
    assert seat is not None
    legal = match.game.legal(match.state, seat)[:3]
    page.do(Do.IDEAS)
    ideas = tuple(Idea(action, n != 1, text("It wins.") if n != 1 else None) for n, action in enumerate(legal))
    mind.answered.emit(len(mind.asks), Choice(legal[0], ideas=ideas))
    told: list[str] = []
    page.session.notice.connect(lambda said: told.append(page.words.say(said)))
    page.session.play(legal[1])
    assert told == ["That was the trap."]
    assert not page.panel.hint_card.isVisible()
