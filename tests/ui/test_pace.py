"""Nothing is told before it has been seen, and nothing goes on by itself before it has been told; a click ends that."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Setup
from tabletop.match.match import Match
from tabletop.ui.match_page.pace import THROWN_MS
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.match_page.telling import STORY_MS
from tabletop.ui.table.tumbling import ROLL_MS
from tests.ui.table_kit import ANN, BEN, BOT, Hourglass, by_hand, click, make_page, timer_of
from tests.ui.toy import a_play, rank, toy_match

FELT = QPoint(20, 20)
HARDLY = 0.001
"""A pace at which a wait is over in no time, if only it may begin."""


def ludo() -> Match[Any]:
    """A match that begins with the first seat, all pieces in their stables."""
    return Match(games.load("ludo"), Setup(2), LiveChance(1))


def told(page: TablePage) -> tuple[str, int, tuple[int, ...]]:
    """What strip, log and the counted throws say."""
    return page.overlay.strip.head, page.panel.log.rowCount(), page.end_presenter.counts


def test_a_throw_is_told_when_the_die_has_landed_and_rested(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, ludo(), ANN, BEN, speed="normal", pace=1.0)
    glass, before = Hourglass(page), told(page)
    click(page.overlay.buttons["throw"])
    assert len(page.session.match.log) == 2
    glass.run(ROLL_MS - 50)
    assert page.overlay.view.is_moving
    assert told(page) == before
    glass.land()
    assert told(page) == before
    glass.run(THROWN_MS - 50)
    assert told(page) == before
    assert page.overlay.is_showing
    glass.run(50)
    assert not page.overlay.is_showing
    head, rows, counts = told(page)
    assert head.startswith("Ann threw a ")
    assert (rows, sum(counts)) == (1, 1)


def test_what_may_be_done_with_a_throw_is_offered_when_it_lies_there(qtbot: QtBot) -> None:
    match = ludo()
    page, _ = make_page(qtbot, match, ANN, BEN, speed="normal", pace=1.0)
    glass = Hourglass(page)
    six = next(seed for seed in range(50) if LiveChance(seed).roll() == 6)
    match.submit(Action(0, "throw", ("die",)), chance=LiveChance(six))
    page.session.entry_added.emit(1)
    assert page.overlay.view.advice.movable == frozenset()
    assert "throw" in page.overlay.buttons
    glass.land()
    assert page.overlay.view.advice.movable
    assert "throw" not in page.overlay.buttons


def test_a_click_shows_and_tells_a_throw_at_once(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, ludo(), ANN, BEN, speed="normal", pace=1.0)
    Hourglass(page)
    click(page.overlay.buttons["throw"])
    assert page.overlay.is_showing
    click(page.overlay.view.viewport(), FELT)
    assert not page.overlay.is_showing
    assert told(page)[0].startswith("Ann threw a ")
    assert len(page.session.match.log) == 2, "the click that ends the throw does nothing else"


def test_a_button_that_the_dice_have_taken_away_is_not_pressed(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, ludo(), ANN, BEN, speed="normal", pace=1.0)
    Hourglass(page)
    click(page.overlay.buttons["throw"])
    click(page.overlay.buttons["throw"])
    assert len(page.session.match.log) == 2
    assert page.messages.refusal is None
    assert told(page)[0].startswith("Ann threw a ")


def test_a_throw_without_use_goes_only_when_it_has_been_seen(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, ludo(), ANN, BEN, speed="normal", pace=HARDLY)
    glass, match = Hourglass(page), page.session.match
    while page.session.game.forced(match.state) is None:
        seat = min(match.active)
        action = page.session.game.legal(match.state, seat)[0]
        page.session.play(action)
        assert page.overlay.is_showing
        if page.session.game.forced(match.state) is None:
            glass.land()
            glass.run(16)
    length = len(match.log)
    qtbot.wait(30)
    assert len(match.log) == length, "the die is still in the air"
    glass.land()
    glass.run(16)
    qtbot.waitUntil(lambda: len(match.log) > length)


def test_nobody_plays_before_the_cards_are_dealt(qtbot: QtBot) -> None:
    match = Match(games.load("crazy_eights"), Setup(2), LiveChance(3))
    players = (BOT, ANN) if min(match.active) == 0 else (ANN, BOT)
    page, mind = make_page(qtbot, match, *players, speed="normal", pace=HARDLY)
    glass = Hourglass(page)
    assert page.overlay.view.is_moving
    mind.answer(page.session.game.legal(match.state, min(match.active))[0])
    qtbot.wait(30)
    assert len(match.log) == 1
    glass.land()
    glass.run(16)
    qtbot.waitUntil(lambda: len(match.log) == 2)


def test_a_card_is_told_when_it_has_arrived(qtbot: QtBot) -> None:
    match = toy_match(hidden=False, cards=9)
    page, _ = make_page(qtbot, match, ANN, BEN, speed="normal", pace=1.0)
    glass, before = Hourglass(page), told(page)
    by_hand(page, a_play(match))
    assert told(page) == before
    assert page.overlay.view.advice.movable, "whoever comes next need not wait"
    glass.land()
    assert told(page)[:2] == ("Ben plays a card.", 1)
    assert not page.overlay.is_showing


def test_bars_and_plates_wait_for_the_piece(qtbot: QtBot) -> None:
    match = Match(games.load("goose"), Setup(2), LiveChance(1))
    match.submit(match.game.legal(match.state, min(match.active))[0], chance=LiveChance(3))
    page, _ = make_page(qtbot, match, ANN, BEN, speed="normal", pace=1.0)
    glass, seat = Hourglass(page), min(match.active)
    bars, plate = page.panel.bars, page.overlay.plates[seat]
    before = bars.shares, plate.facts.fact
    click(page.overlay.buttons["move"])
    glass.run(40)
    assert (bars.shares, plate.facts.fact) == before
    glass.land()
    assert bars.shares[seat] > before[0][seat]
    assert plate.facts.fact != before[1]


def test_the_end_is_told_when_the_last_card_has_been_seen(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    match = toy_match(seats=2, hidden=False, cards=1)
    page, _ = make_page(qtbot, match, ANN, BEN, speed="normal", pace=1.0)
    heard: list[str] = []
    monkeypatch.setattr(page.context.sound, "play", heard.append)
    glass = Hourglass(page)
    by_hand(page, a_play(match))
    assert match.result is not None
    assert "win" not in heard
    glass.land()
    assert "win" in heard


def test_the_strip_says_what_a_computer_player_did_and_then_whose_turn_it_is(qtbot: QtBot) -> None:
    match = toy_match(hidden=False, cards=9)
    page, mind = make_page(qtbot, match, BOT, ANN, speed="normal", pace=HARDLY)
    glass, strip = Hourglass(page), page.overlay.strip
    mind.answer(a_play(match))
    qtbot.waitUntil(lambda: len(match.log) == 2)
    assert strip.head == "Bot plays a card."
    page.session.pace = 1.0
    glass.land()
    assert strip.head == "Bot: play"
    click(page.overlay.view.viewport(), FELT)
    assert strip.head == "Bot: play", "the click ended the rest"
    click(page.overlay.view.viewport(), FELT)
    assert strip.head == "Ann plays a card."


def test_below_the_last_card_of_a_trick_the_strip_says_who_takes_it(qtbot: QtBot) -> None:
    """The trick goes by itself, before whoever plays would be asked for anything."""
    match: Match[Any] = Match(games.load("whistiti"), Setup(4), LiveChance(5))
    while len(match.state.trick.tokens) < 3 or match.active != {1}:
        seat = min(match.active)
        action = match.game.forced(match.state) or match.game.legal(match.state, seat)[0]
        match.submit(action, chance=LiveChance(1))
    page, mind = make_page(qtbot, match, ANN, *[BOT] * 3, speed="normal", pace=HARDLY)
    glass, strip = Hourglass(page), page.overlay.strip
    begun = len(match.log)
    mind.answer(match.game.legal(match.state, 1)[0])
    qtbot.waitUntil(lambda: len(match.log) == begun + 1)
    page.session.pace = 1.0
    glass.land()
    assert match.active == {CLOCK}
    assert strip.head.startswith("Bot plays: ")
    assert strip.below == page.words.say(match.view(0).prompt)
    assert strip.below.endswith(" takes the trick.")


def test_what_was_told_stands_until_something_else_is_told(qtbot: QtBot) -> None:
    match = toy_match(seats=3, hidden=False, cards=9)
    page, mind = make_page(qtbot, match, BOT, BOT, ANN, speed="normal", pace=HARDLY)
    glass, strip, heard = Hourglass(page), page.overlay.strip, list[str]()
    strip.height_changed.connect(lambda: heard.append(strip.head))
    mind.answer(a_play(match))
    qtbot.waitUntil(lambda: len(match.log) == 2)
    page.session.pace = 1.0
    glass.land()
    click(page.overlay.view.viewport(), FELT)
    mind.answer(a_play(match))
    page.session.hurry()
    heard.clear()
    qtbot.waitUntil(lambda: len(match.log) == 3)
    assert (heard, strip.head) == ([], "Bot: play")


def test_no_turn_is_announced_that_has_been_played_meanwhile(qtbot: QtBot) -> None:
    match = toy_match(seats=3, hidden=False, cards=9)
    page, mind = make_page(qtbot, match, BOT, BOT, ANN, speed="normal", pace=HARDLY)
    glass, strip = Hourglass(page), page.overlay.strip
    mind.answer(a_play(match))
    qtbot.waitUntil(lambda: len(match.log) == 2)
    page.session.pace = 1.0
    glass.land()
    assert strip.head == "Bot: play"
    story_over = timer_of(strip, round(STORY_MS))
    assert story_over.isActive()
    click(page.overlay.view.viewport(), FELT)
    mind.answer(a_play(match))
    page.session.hurry()
    qtbot.waitUntil(lambda: len(match.log) == 3)
    assert not story_over.isActive(), "what was told stands while the next card flies"
    assert strip.head == "Bot: play"
    glass.land()
    click(page.overlay.view.viewport(), FELT)
    by_hand(page, a_play(match))
    assert strip.head == "Ann plays a card.", "whoever plays by hand has read it"


def test_a_click_lets_the_next_computer_player_play_at_once(qtbot: QtBot) -> None:
    match = toy_match(seats=3, hidden=False, cards=9)
    page, mind = make_page(qtbot, match, BOT, BOT, ANN, speed="normal", pace=1_000_000.0)
    Hourglass(page)
    mind.answer(a_play(match))
    click(page.overlay.view.viewport(), FELT)
    qtbot.waitUntil(lambda: len(match.log) == 2)
    mind.answer(a_play(match))
    click(page.overlay.view.viewport(), FELT)
    assert not page.overlay.is_showing
    assert len(match.log) == 2, "the first click ends what is shown"
    click(page.overlay.view.viewport(), FELT)
    qtbot.waitUntil(lambda: len(match.log) == 3)


def test_a_click_on_the_own_hand_hurries_nobody(qtbot: QtBot) -> None:
    match = toy_match(seats=2, hidden=False, cards=9)
    page, mind = make_page(qtbot, match, BOT, ANN, speed="normal", pace=1_000_000.0)
    heard: list[None] = []
    page.overlay.view.hurried.connect(lambda: heard.append(None))
    mind.answer(a_play(match))
    own = page.overlay.view.token_point(match.state.hands[1][4]).toPoint()
    click(page.overlay.view.viewport(), own)
    assert heard == []
    click(page.overlay.view.viewport(), FELT)
    assert heard == [None]


def test_with_little_motion_a_throw_is_told_at_once_and_lies_as_long(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, ludo(), ANN, BEN, speed="off", pace=1.0)
    glass = Hourglass(page)
    click(page.overlay.buttons["throw"])
    assert told(page)[0].startswith("Ann threw a ")
    assert page.overlay.is_showing
    glass.run(THROWN_MS - 20)
    assert page.overlay.is_showing
    glass.run(40)
    assert not page.overlay.is_showing


@pytest.mark.parametrize(("speed", "factor"), [("quick", 0.5), ("gentle", 1.7)])
def test_the_speed_that_was_chosen_holds_for_rests_too(qtbot: QtBot, speed: str, factor: float) -> None:
    page, _ = make_page(qtbot, ludo(), ANN, BEN, speed=speed, pace=1.0)
    glass = Hourglass(page)
    click(page.overlay.buttons["throw"])
    glass.land()
    glass.run(factor * THROWN_MS - 40)
    assert page.overlay.is_showing
    glass.run(60)
    assert not page.overlay.is_showing


def test_a_race_is_never_held_back(qtbot: QtBot) -> None:
    match = toy_match(hidden=False, races=True, cards=9, seed=2)
    page, _ = make_page(qtbot, match, ANN, BEN, speed="normal", pace=1.0)
    Hourglass(page)
    while len(match.state.pile) < 4:
        legal = match.game.legal(match.state, match.state.turn)
        lowest = min(legal, key=lambda action: (action.verb == "name", [rank(match.state, t) for t in action.tokens]))
        length = len(match.log)
        page.session.play(lowest)
        qtbot.waitUntil(lambda grown=length: len(match.log) > grown)
    assert page.session.racing
    assert page.overlay.view.is_moving
    assert page.panel.log.rowCount() == len(match.log) - 1, "told while the card is on its way"


def test_dice_lie_as_before_when_a_throw_is_shown_again(qtbot: QtBot) -> None:
    match = Match(games.load("yams"), Setup(2), LiveChance(5))
    page, _ = make_page(qtbot, match, ANN, BEN, speed="normal")
    seen = []
    for _ in range(2):
        click(page.overlay.buttons["throw"])
        page.overlay.finish()
        seen.append(lying(page))
    assert seen[0] != seen[1]
    again = []
    for entry in (1, 2):
        page.history.go(entry)
        page.overlay.finish()
        again.append(lying(page))
    assert again == seen


def test_a_throw_and_its_move_are_one_line_of_the_log(qtbot: QtBot) -> None:
    match, luck = ludo(), LiveChance(2)
    for _ in range(60):
        match.submit(match.game.legal(match.state, min(match.active))[0], chance=LiveChance(luck.pick(1000)))
    page, _ = make_page(qtbot, match, ANN, BEN)
    log = page.panel.log
    throws = [index for index, entry in enumerate(match.log) if entry.action and entry.action.verb == "throw"]
    assert log.rowCount() == len(throws)
    after = [log.entry(row) for row in range(log.rowCount())]
    assert after[:-1] == [index - 1 for index in throws[1:]]
    assert after[-1] == len(match.log) - 1
    moved = next(row for row in range(log.rowCount()) if "stable" in log.below(row))
    assert log.head(moved).endswith("threw a 6.")
    assert log.below(moved).endswith("lets a piece out of the stable.")


def test_what_is_taken_back_leaves_the_line_of_the_throw(qtbot: QtBot) -> None:
    match = Match(games.load("goose"), Setup(2), LiveChance(1))
    page, _ = make_page(qtbot, match, ANN, BEN)
    log, changed = page.panel.log, []
    log.dataChanged.connect(lambda *_: changed.append(log.told(log.rowCount() - 1)))
    for _ in range(2):
        page.session.play(match.game.legal(match.state, min(match.active))[0])
    assert log.rowCount() == 1
    assert "goes from the start" in changed[-1]
    page.session.undo()
    assert len(match.log) == 2
    assert log.rowCount() == 1
    assert log.below(0) == ""
    assert log.head(0) in changed[-1]
    page.session.play(match.game.legal(match.state, min(match.active))[0])
    page.session.play(match.game.legal(match.state, min(match.active))[0])
    assert log.rowCount() == 2


def lying(page: TablePage) -> list[tuple[float, float, float]]:
    """How the dice lie."""
    items = page.overlay.view.table_scene.items_of
    rests = [items[token].rest for token in sorted(items)]
    return [(pose.x, pose.y, pose.turn) for pose in rests]
