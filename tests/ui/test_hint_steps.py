"""A hint comes in three steps: where to look, what to do, why; by mouse, by key, in every language."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.bot import Choice
from tabletop.core.chance import LiveChance
from tabletop.core.model import Place, Setup
from tabletop.core.view import View
from tabletop.match.match import Match
from tabletop.ui.common.painted import PaintedButton
from tabletop.ui.common.shortcuts import Do
from tabletop.ui.common.strip import Tone
from tabletop.ui.match_page.pointing import where_to_look
from tabletop.ui.match_page.table_page import TablePage
from tests.conformance.playing import play
from tests.ui.scene_tools import text
from tests.ui.table_kit import ANN, BEN, BOT, Mind, by_hand, click, drag, make_page, speak
from tests.ui.toy import a_play, toy_match

REASON = text("It is the highest.")


def told(page: TablePage) -> tuple[str, str]:
    """What the strip says, and what its link offers."""
    return page.overlay.strip.head, page.overlay.strip.link.text()


def dots(page: TablePage) -> tuple[int, int]:
    """How far the hint has come, as every button shows it."""
    (shown,) = {button.dots for button in page.findChildren(PaintedButton) if button.text() == "Hint"}
    return shown


def marked(page: TablePage) -> int:
    """How many things the hint marks on the table."""
    return len(page.overlay.view.table_scene.marks.shown("hint"))


def opening(qtbot: QtBot, **looks: Any) -> tuple[TablePage, Mind, Choice]:
    """A match of chess, and what is advised: the king's knight goes out."""
    match: Match[object] = Match(games.load("chess"), Setup(2), LiveChance(1))
    page, mind = make_page(qtbot, match, ANN, BOT, **looks)
    view = match.view(0)
    knight = next(
        action
        for action in match.game.legal(match.state, 0)
        if action.to is not None and (_square(view, action.tokens[0]), _name(action.to)) == ("g1", "f3")
    )
    return page, mind, Choice(knight, REASON)


def _square(view: View, token: str) -> object:
    placed = view.find(token)
    assert placed is not None
    return _name(placed.place)


def _name(place: Place) -> object:
    named = games.load("chess").place_name(place)
    return dict(named.args)["square"] if named is not None else None


def test_three_presses_say_where_to_look_what_to_do_and_why(qtbot: QtBot) -> None:
    page, mind, choice = opening(qtbot)
    assert choice.action is not None
    assert dots(page) == (0, 0)
    click(page.panel.hint_button)
    mind.answered.emit(len(mind.asks), choice)
    head, link = told(page)
    assert head.startswith("Look here: ")
    assert "knight" in head
    assert "g1" in head
    assert "f3" not in head, "not where it goes"
    assert (link, marked(page), dots(page)) == ("What to do", 1, (1, 3))
    click(page.panel.hint_button)
    move = page.words.say(page.session.game.describe(page.session.match.state, choice.action))
    assert told(page) == (move, "Why?")
    assert (marked(page), dots(page)) == (2, (2, 3))
    click(page.panel.hint_button)
    assert told(page) == ("It is the highest.", "")
    assert page.overlay.strip.below == move
    assert (marked(page), dots(page)) == (2, (3, 3))
    click(page.panel.hint_button)
    assert told(page) == ("It is the highest.", ""), "that is all"
    assert len(mind.asks) == 1


def test_the_link_of_the_strip_leads_from_step_to_step(qtbot: QtBot) -> None:
    page, mind, choice = opening(qtbot)
    page.session.hint()
    mind.answered.emit(len(mind.asks), choice)
    strip, links = page.overlay.strip, []
    while strip.link.text():
        links.append(strip.link.text())
        click(strip.link, QPoint(12, strip.link.height() // 2))
    assert links == ["What to do", "Why?"]
    assert strip.head == "It is the highest."


def test_by_key_and_for_screen_readers(qtbot: QtBot) -> None:
    page, mind, choice = opening(qtbot)
    said = []
    for step in range(3):
        page.do(Do.HINT)
        if not step:
            mind.answered.emit(len(mind.asks), choice)
        said.append(page.panel.hint_button.accessibleDescription())
    assert said == ["Step 1 of 3: Where to look", "Step 2 of 3: What to do", "Step 3 of 3: Why?"]
    assert page.session.match.game.check(page.session.match.state, choice.action) is None  # type: ignore[arg-type]
    page.session.play(choice.action)  # type: ignore[arg-type]
    assert page.panel.hint_button.accessibleDescription() == ""
    assert dots(page) == (0, 0)


def test_a_hint_without_a_reason_has_two_steps(qtbot: QtBot) -> None:
    page, mind = make_page(qtbot, toy_match(hidden=False), ANN, BEN)
    page.session.hint()
    mind.answered.emit(len(mind.asks), Choice(a_play(page.session.match)))
    assert dots(page) == (1, 2)
    click(page.hint)
    assert (dots(page), told(page)[1]) == ((2, 2), "")


def test_a_refused_attempt_does_not_take_a_step_back_but_another_move_begins_anew(qtbot: QtBot) -> None:
    page, mind, choice = opening(qtbot)
    page.session.hint()
    mind.answered.emit(len(mind.asks), choice)
    click(page.panel.hint_button)
    king = next(placed for placed in page.session.view().placements if _name(placed.place) == "e1")
    drag(page, king.token, Place(king.place.zone, choice.action.to.slot))
    assert page.overlay.strip.tone is Tone.REFUSAL
    assert dots(page) == (2, 3)
    click(page.panel.hint_button)
    assert len(mind.asks) == 1, "the same position has the same hint"
    assert (dots(page), told(page)[1]) == ((2, 3), "Why?")
    page.session.play(choice.action)  # type: ignore[arg-type]
    assert dots(page) == (0, 0)
    page.session.undo(agreed=True)
    click(page.panel.hint_button)
    assert len(mind.asks) > 1


def test_one_step_is_a_hint_already(qtbot: QtBot) -> None:
    page, mind = make_page(qtbot, toy_match(hidden=False), ANN, BEN)
    action = a_play(page.session.match)
    page.do(Do.HINT)
    mind.answered.emit(len(mind.asks), Choice(action, REASON))
    by_hand(page, action)
    assert page.session.match.log[-1].hinted


@pytest.mark.parametrize(("code", "words"), [("de", "Schau hier: "), ("fr", "Regarde ici : ")])
def test_it_is_told_in_the_language_of_the_table(qtbot: QtBot, code: str, words: str) -> None:
    page, mind, choice = opening(qtbot, language=code)
    page.session.hint()
    mind.answered.emit(len(mind.asks), choice)
    assert page.overlay.strip.head.replace("\u202f", " ").startswith(words)
    speak(page, "en")
    assert page.overlay.strip.head.startswith("Look here: ")


def test_what_has_only_a_goal_is_shown_among_others(qtbot: QtBot) -> None:
    match: Match[object] = Match(games.load("nine_mens_morris"), Setup(2), LiveChance(1))
    page, mind = make_page(qtbot, match, ANN, BOT)
    page.session.hint()
    mind.answered.emit(len(mind.asks), Choice(match.game.legal(match.state, 0)[3], REASON))
    assert page.overlay.strip.head == "One of the marked places is a good one."
    assert marked(page) == 3
    click(page.panel.hint_button)
    assert marked(page) == 2, "the man, and where it goes"


@pytest.mark.parametrize("slug", ["president", "yams", "card_marathon", "kemps", "ludo"])
def test_where_to_look_tells_nothing_hidden_and_is_said_in_every_game(slug: str) -> None:
    game = games.load(slug)
    match = play(game, Setup(game.info.seats[0]), 5, plies=12)
    spec = game.table(match.setup)
    for seat in sorted(match.active & set(range(match.setup.seats))):
        known = match.masked(seat)
        other = game.masked(game.resample(known, seat, LiveChance(3)), seat)
        legal = game.legal(match.state, seat)
        for action in legal[:9]:
            views = (game.view(one, seat) for one in (known, other))
            first, second = (where_to_look(game, spec, view, action, legal) for view in views)
            assert first == second, action
