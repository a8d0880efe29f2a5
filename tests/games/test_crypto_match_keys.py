"""Crypto Match at a real page: eight keys, time that stands still, a finger on a picture, the names of pictures."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, GestureKind, Setup
from tabletop.games.crypto_match import state as st
from tabletop.games.crypto_match.bot import POLICY
from tabletop.games.crypto_match.cards import SYMBOL_FACES, TOKENS, symbol_name
from tabletop.games.crypto_match.engine import GAME
from tabletop.games.crypto_match.state import CENTRE, Phase, State, claim_place
from tabletop.games.crypto_match.table import KEYS
from tabletop.match.match import Match
from tabletop.match.players import Player, Seating
from tabletop.ui.look.face_keys import composed_of
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.panel.panel import Help
from tabletop.ui.session.gesture_owner import Touch
from tests.ui.race_kit import block, post_key, race_page

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hugo")
EIGHT = tuple(Player(name) for name in NAMES)
BOT = Player("Bot", computer=True)


def looking(*players: Player, options: tuple[tuple[str, str], ...] = ()) -> Match[State]:
    """A match in which the cards have just been turned up."""
    computers = tuple(seat for seat, player in enumerate(players) if player.computer)
    match = Match(GAME, Setup(len(players), options, computers=computers), LiveChance(2))
    match.submit(Action(CLOCK, "reveal"), at_ms=3000)
    return match


def key_of(seat: int) -> Qt.Key:
    """The key of a seat."""
    return Qt.Key(ord(KEYS[seat]))


def spot(page: TablePage, pile: int, symbol: int) -> QPoint:
    """Where a picture is on the screen."""
    view, state = page.overlay.view, page.session.match.state
    item = view.table_scene.items_of[TOKENS[st.top(state, pile)]]
    faces = [part.face for part in view.table_scene.parts_of(item.token)]
    pose, _ = view.table_scene.part_pose(item, faces.index(SYMBOL_FACES[symbol]))
    return view.table_scene.geometry.point(pose.x, pose.y).toPoint()


def point(page: TablePage, pile: int, symbol: int) -> None:
    """A click on a picture."""
    QTest.mouseClick(page.overlay.view.viewport(), Qt.MouseButton.LeftButton, pos=spot(page, pile, symbol))


@pytest.mark.slow
@pytest.mark.parametrize(("first", "second"), [(2, 7), (7, 2), (0, 4), (4, 0)])
def test_of_eight_keys_the_earliest_counts_whichever_is_heard_first(qtbot: QtBot, first: int, second: int) -> None:
    match = looking(*EIGHT)
    page, _ = race_page(qtbot, match, *EIGHT)
    others = [seat for seat in range(8) if seat not in (first, second)]
    block(60)
    for late, seat in enumerate([*others, second, first]):
        post_key(page.overlay.view, key_of(seat), {first: 30, second: 31}.get(seat, 40 + late))
    qtbot.waitUntil(lambda: match.state.phase is Phase.POINT)
    assert match.state.buzzed == first
    assert [entry.action.verb for entry in match.log[2:] if entry.action is not None] == ["buzz"], (
        "nobody else is heard"
    )
    qtbot.waitUntil(page.overlay.timer.isVisible)


def test_of_eight_keys_at_the_same_moment_the_rule_names_the_first(qtbot: QtBot) -> None:
    match = looking(*EIGHT)
    match.states[-1] = replace(match.state, right=(1, 1, 1, 0, 1, 0, 1, 1), last=4)
    page, _ = race_page(qtbot, match, *EIGHT)
    block(60)
    for seat in range(8):
        post_key(page.overlay.view, key_of(seat), 30)
    qtbot.waitUntil(lambda: match.state.phase is Phase.POINT)
    assert match.state.buzzed == 5, "fewest pictures found, and next after the last one"


def test_whoever_was_first_points_and_the_time_of_pointing_does_not_count(qtbot: QtBot) -> None:
    match = looking(*EIGHT[:3])
    page, _ = race_page(qtbot, match, *EIGHT[:3])
    QTest.keyClick(page.overlay.view, key_of(1))
    qtbot.waitUntil(lambda: match.state.phase is Phase.POINT)
    assert not page.overlay.buttons["buzz-0"].isEnabled()
    found = st.claim_for(match.state, 1, CENTRE)
    block(40)
    theirs = TOKENS[st.top(match.state, CENTRE)]
    page.session.touched(Touch(GestureKind.TAP, (theirs,), part=SYMBOL_FACES[found.symbol]))
    qtbot.waitUntil(lambda: match.state.phase is Phase.PLAY)
    assert match.state.right == (0, 1, 0)
    assert match.state.now_ms == match.log[-2].at_ms, "time stood still"
    assert match.state.lost_ms == match.log[-1].at_ms - match.log[-2].at_ms >= 40


def test_a_finger_on_the_own_card_needs_no_key(qtbot: QtBot) -> None:
    match = looking(*EIGHT[:3])
    page, _ = race_page(qtbot, match, *EIGHT[:3])
    found = st.claim_for(match.state, 2, CENTRE)
    point(page, 2, found.symbol)
    qtbot.waitUntil(lambda: match.state.right == (0, 0, 1))


def test_while_the_table_stands_still_the_cards_of_others_stand_back(qtbot: QtBot) -> None:
    match = looking(*EIGHT[:4], options=(("crypto_match.point-time", "6"),))
    page, _ = race_page(qtbot, match, *EIGHT[:4])
    scene = page.overlay.view.table_scene

    def veiled() -> set[tuple[float, float]]:
        return {(mark.x, mark.y) for mark in scene.marks.shown("back")}

    def lies(seat: int) -> tuple[float, float]:
        pose = scene.items_of[TOKENS[st.top(match.state, seat)]].rest
        return round(pose.x, 2), round(pose.y, 2)

    assert not veiled()
    QTest.keyClick(page.overlay.view, key_of(1))
    qtbot.waitUntil(lambda: match.state.phase is Phase.POINT)
    assert veiled() >= {lies(0), lies(2), lies(3)}
    assert not veiled() & {lies(1), lies(CENTRE)}
    point(page, CENTRE, st.claim_for(match.state, 1, CENTRE).symbol)
    qtbot.waitUntil(lambda: match.state.right == (0, 1, 0, 0))
    qtbot.waitUntil(lambda: not veiled())


SIDES = {2: (0, 180), 4: (0, 180, 180, 0), 6: (0, 180, 180, 180, 180, 0), 8: (0, 90, 180, 180, 180, 180, 270, 0)}


@pytest.mark.slow
@pytest.mark.parametrize("seats", SIDES)
def test_round_the_table_every_card_lies_turned_to_its_player(qtbot: QtBot, seats: int) -> None:
    match = looking(*EIGHT[:seats])
    page, _ = race_page(qtbot, match, *EIGHT[:seats], seating=Seating.ROUND)
    items = page.overlay.view.table_scene.items_of
    turns = [items[TOKENS[st.top(match.state, seat)]].rest.turn for seat in range(seats)]
    assert tuple(round(turn / 90) * 90 % 360 for turn in turns) == SIDES[seats]
    assert [90 * page.overlay.buttons[f"buzz-{seat}"].turn for seat in range(seats)] == list(SIDES[seats])


@pytest.mark.parametrize("seat", [1, 3, 6])
def test_a_finger_finds_the_picture_on_a_turned_card(qtbot: QtBot, seat: int) -> None:
    match = looking(*EIGHT)
    page, _ = race_page(qtbot, match, *EIGHT, seating=Seating.ROUND)
    point(page, seat, st.claim_for(match.state, seat, CENTRE).symbol)
    qtbot.waitUntil(lambda: match.state.right == tuple(int(other == seat) for other in range(8)))


def test_a_click_of_the_only_person_is_a_claim_and_a_computer_reacts_to_two_cards(qtbot: QtBot) -> None:
    match = looking(EIGHT[0], BOT, BOT)
    page, mind = race_page(qtbot, match, EIGHT[0], BOT, BOT)
    assert not page.overlay.buttons, "nobody has to be first at a key"
    found = st.claim_for(match.state, 1, CENTRE)
    action = Action(1, "claim", (), claim_place(found.symbol, CENTRE))
    watched = tuple(TOKENS[token] for token in found.tokens)
    asked = max(number for number, seat, _ in mind.asks if seat == 1)
    mind.answered.emit(asked, Choice(action, after_ms=60_000, watches=watched))
    asks = len(mind.asks)
    own = st.claim_for(match.state, 0, CENTRE)
    point(page, CENTRE, own.symbol)
    qtbot.waitUntil(lambda: match.state.right == (1, 0, 0))
    assert {seat for _, seat, _ in mind.asks[asks:]} >= {1}, "the card in the middle has gone: it looks again"


def test_a_hint_for_the_only_person_tells_the_half_then_the_picture(qtbot: QtBot) -> None:
    match = looking(EIGHT[0], BOT)
    page, mind = race_page(qtbot, match, EIGHT[0], BOT)
    assert set(page.panel.helps) == {Help.PAUSE, Help.HINT}
    page.panel.helps[Help.HINT].click()
    ask, seat, level = mind.asks[-1]
    assert (seat, level) == (0, Level.BEST)
    choice = POLICY.choose(Ask((match.state,), 0, Level.BEST, GAME.legal(match.state, 0)), LiveChance(1))
    mind.answered.emit(ask, choice)
    assert page.overlay.strip.head.endswith("half of the card in the middle.")
    page.panel.helps[Help.HINT].click()
    found = st.claim_for(match.state, 0, CENTRE)
    assert page.overlay.strip.head == f"Claim: {page.words.say(symbol_name(found.symbol))}"


def test_names_below_the_pictures_follow_the_language(qtbot: QtBot) -> None:
    match = looking(EIGHT[0], BOT, options=(("crypto_match.names", "on"), ("crypto_match.deck", "13")))
    page, _ = race_page(qtbot, match, EIGHT[0], BOT)

    def printed() -> set[str]:
        found: Any = composed_of(page.overlay.view.table_scene.items_of[TOKENS[st.top(match.state, 0)]].true_face)
        return set(found.names)

    faces = {part.face for part in page.session.view().find(TOKENS[st.top(match.state, 0)]).parts}
    english = {page.words.say(GAME.face_name(face)) for face in faces}  # type: ignore[arg-type]
    assert printed() == english
    page.overlay.view.table_scene.art.pixmap(page.overlay.view.table_scene.items_of["c0"].true_face, 2.0)


def test_the_legend_tells_what_every_picture_means() -> None:
    for size in ("57", "31", "13"):
        legend = GAME.table(Setup(2, (("crypto_match.deck", size),))).legend
        assert [row.sign for row in legend] == list(SYMBOL_FACES[: int(size)])


def test_a_hinted_claim_is_marked_in_the_log_whenever_it_is_made(qtbot: QtBot) -> None:
    match = looking(EIGHT[0], BOT, BOT)
    page, mind = race_page(qtbot, match, EIGHT[0], BOT, BOT)
    found = st.claim_for(match.state, 0, CENTRE)
    advised = next(a for a in GAME.legal(match.state, 0) if a.to == claim_place(found.symbol, CENTRE))
    page.session.hint()
    mind.answered.emit(max(number for number, seat, _ in mind.asks if seat == 0), Choice(advised))
    point(page, CENTRE, found.symbol)
    qtbot.waitUntil(lambda: match.state.right == (1, 0, 0))
    assert match.log[-1].hinted
