"""Round buttons of the seats and what lies on the table never cover one another."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Gesture, GestureKind, Place, Setup
from tabletop.core.view import CaptionFact
from tabletop.games.kemps.state import SIGNS
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.ui.common.paper_buttons import Paint, PaperButton
from tabletop.ui.common.strip import MARGIN
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.table.marks import MarkKind
from tests.conformance.playing import play as play_out
from tests.games.crazy_eights_positions import at, ids, play
from tests.games.kemps_positions import OPEN
from tests.games.kemps_positions import at as kemps_at
from tests.ui.hands import click, settle
from tests.ui.pictures import at_table, is_lively, stopped, wear
from tests.ui.shell_parts import fresh_context
from tests.ui.table_kit import make_page

NAMES = ("Mila", "Jonas", "Oma", "Robin", "Lea")
OUTSIDE = 3.0
"""How far outside its token the middle of a frame's line lies."""
FOURTEEN = ["3S", "9S", "KS", "QS", "2H", "4H", "9H", "JH", "3D", "8D", "10D", "2C", "5C", "9C"]


def page_at(
    qtbot: QtBot, state: Any, people: set[int], language: str, size: tuple[int, int] = (1280, 800), percent: int = 100
) -> TablePage:
    """A page at this position; on the other seats sit computer players that think for ever."""
    match = Match(games.load("crazy_eights"), Setup(state.seats), LiveChance(1))
    match.states[-1] = state
    players = [Player(NAMES[seat], computer=seat not in people) for seat in range(state.seats)]
    page, _ = make_page(qtbot, match, *players, language=language, size=size, percent=percent)
    if page.session.look.curtain_for is not None:
        page.session.open_curtain()
        page.curtain.finish()
    return page


def paper(button: PaperButton) -> QRect:
    """The round or square paper of a button, without the room for its shadow."""
    margin = PaperButton.MARGIN
    return button.geometry().adjusted(margin, margin, -margin, -margin)


def covered(page: TablePage) -> list[tuple[str, QRect]]:
    """The buttons that lie over a token, a sign, a plate, the strip or one another."""
    stage = page.overlay
    papers = {name: paper(button) for name, button in stage.buttons.items()}
    others = [*stage.view.taken(), *(plate.geometry() for plate in stage.plates.values())]
    found = [(name, rect) for name, rect in papers.items() for other in others if rect.intersects(other)]
    found += [(name, rect) for name, rect in papers.items() if rect.intersects(stage.strip.geometry())]
    found += [(a, ra) for a, ra in papers.items() for b, rb in papers.items() if a < b and ra.intersects(rb)]
    return found + [(name, rect) for name, rect in papers.items() if not stage.rect().contains(rect)]


def others(seats: int) -> list[int]:
    """Hands of cards that are named nowhere, for all seats but the first."""
    return [3] * (seats - 1)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("cards", [8, 14])
@pytest.mark.parametrize("language", ["de", "fr"])
def test_call_and_pass_lie_free_beside_the_own_hand(qtbot: QtBot, seats: int, cards: int, language: str) -> None:
    hand = " ".join(FOURTEEN[:cards])
    state = at(hand, *others(seats), top="6H", drawn=True, options={"free-draw": "on"})
    page = page_at(qtbot, state, {0}, language)
    assert set(page.overlay.buttons) == {"call", "pass"}
    assert covered(page) == []
    click(page.overlay.buttons["call"])
    assert page.overlay.buttons.switches == ("call",)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("language", ["de", "fr"])
def test_everybody_has_a_round_button_at_the_own_plate(qtbot: QtBot, seats: int, language: str) -> None:
    state = at("9H KC", *others(seats), top="6H")
    laid = games.load("crazy_eights").apply(state, play(state, "9H"), LiveChance(1))
    page = page_at(qtbot, laid, set(range(seats)), language)
    assert set(page.overlay.buttons) == {"call", *(f"catch-{seat}" for seat in range(1, seats))}
    assert covered(page) == []
    for seat in range(1, seats):
        near, plate = paper(page.overlay.buttons[f"catch-{seat}"]), page.overlay.plates[seat].geometry()
        assert plate.adjusted(-30, -30, 30, 30).intersects(near), "it belongs to its plate"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("percent", [150, 200])
def test_large_words_on_the_buttons_give_way_in_a_small_window(qtbot: QtBot, seats: int, percent: int) -> None:
    state = at("9H KC", *others(seats), top="6H")
    laid = games.load("crazy_eights").apply(state, play(state, "9H"), LiveChance(1))
    page = page_at(qtbot, laid, set(range(seats)), "de", (1024, 640), percent)
    stage = page.overlay
    papers = [
        plate.geometry().adjusted(*(plate.margin * way for way in (1, 1, -1, -1))) for plate in stage.plates.values()
    ]
    buttons = [paper(button) for button in stage.buttons.values()]
    assert len(buttons) == seats
    for at_hand, button in enumerate(buttons):
        assert stage.rect().contains(button)
        assert button.width() >= 56
        in_the_way = [*papers, *buttons[:at_hand], stage.strip.geometry()]
        assert not any(button.intersects(other) for other in in_the_way), (button, in_the_way)


@pytest.mark.slow
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("computers", [(), OPEN])
def test_twelve_calls_touch_no_plate_and_one_another(
    qtbot: QtBot, computers: tuple[int, ...], language: str, percent: int
) -> None:
    match = Match(games.load("kemps"), Setup(4, computers=computers), LiveChance(1))
    match.states[-1] = kemps_at(computers=computers)
    players = [Player(NAMES[seat], computer=seat in computers) for seat in range(4)]
    page, _ = make_page(qtbot, match, *players, language=language, size=(1024, 640), percent=percent)
    if page.races.test is not None:
        page.races.test.button.click()
    stage = page.overlay
    papers = [
        plate.geometry().adjusted(*(plate.margin * way for way in (1, 1, -1, -1))) for plate in stage.plates.values()
    ]
    calls = [paper(button) for name, button in stage.buttons.items() if name.startswith("call")]
    assert len(calls) == (3 if computers else 12)
    for number, call in enumerate(calls):
        assert stage.rect().contains(call)
        in_the_way = [*papers, *calls[:number], stage.strip.geometry()]
        assert not any(call.intersects(other) for other in in_the_way), (call, in_the_way)


def test_the_frames_of_two_gestures_side_by_side_do_not_cross(qtbot: QtBot) -> None:
    match = Match(games.load("kemps"), Setup(4, computers=OPEN), LiveChance(1))
    match.states[-1] = kemps_at(computers=OPEN)
    page, _ = make_page(qtbot, match, *(Player(NAMES[seat], computer=seat in OPEN) for seat in range(4)))
    scene = page.overlay.view.table_scene
    lying = [scene.highlights.token(MarkKind.FRAME, scene.items_of[sign]) for sign in SIGNS]
    for first, second in combinations(lying, 2):
        across = abs(first.x - second.x) - first.width
        down = abs(first.y - second.y) - first.height
        assert max(across, down) >= 2 * OUTSIDE
        assert first.x + first.width / 2 + OUTSIDE < 640.0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_catch_of_a_full_hand_is_pressed_where_the_call_is(qtbot: QtBot, seats: int) -> None:
    state = at(" ".join(FOURTEEN), "6S KC", *[2] * (seats - 2), top="6H", turn=1)
    laid = games.load("crazy_eights").apply(state, Action(1, "play", ids(state, "6S"), Place("discard")), LiveChance(1))
    page = page_at(qtbot, laid, {0}, "de")
    assert covered(page) == []
    button = page.overlay.buttons["catch-0"]
    assert button.round_side() <= paper(button).width(), "its word is not cut"
    click(button)
    log = page.session.match.log
    qtbot.waitUntil(lambda: any(entry.action == Action(0, "catch") for entry in log))


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_the_suits_are_asked_for_in_even_rows_above_the_question(qtbot: QtBot, percent: int) -> None:
    state = at("8C KC 3D 4D", 5, 5, top="6H")
    page = page_at(qtbot, state, {0}, "de", (1024, 640), percent)
    page.session.gesture(Gesture(GestureKind.DRAG, 0, ids(state, "8C"), Place("discard")))
    settle()
    row, strip = page.overlay.choices, page.overlay.strip
    assert row.isVisible()
    assert strip.head == "Welche Farbe gilt jetzt?"
    tops = [button.geometry().top() for button in row.buttons]
    assert len(tops) == 4
    assert tops.count(tops[0]) in (2, 4)
    assert row.geometry().top() >= 0
    assert row.geometry().bottom() < strip.geometry().top() + MARGIN


def test_once_the_call_is_made_nobody_is_asked_any_more(qtbot: QtBot) -> None:
    state = at("9H KC", *others(3), top="6H")
    laid = games.load("crazy_eights").apply(state, play(state, "9H"), LiveChance(1))
    page = page_at(qtbot, laid, {0, 1, 2}, "en")
    assert "?" in page.session.view().prompt.msg.source
    click(page.overlay.buttons["call"])
    qtbot.waitUntil(lambda: len(page.session.match.log) > 1)
    assert "call" not in page.overlay.buttons
    assert "?" not in page.session.view().prompt.msg.source


@pytest.mark.parametrize("look", ["day", "evening", "hc-light", "hc-dark"])
@pytest.mark.parametrize("paint", [Paint.PLAIN, Paint.LAMP, Paint.ROUND])
def test_a_resting_button_is_told_from_others_in_every_look(qtbot: QtBot, look: str, paint: Paint) -> None:
    button = PaperButton(fresh_context(look=look), paint)
    qtbot.addWidget(button)
    button.set_words("Pass")
    button.resize(120, 60)
    awake = button.grab().toImage()
    button.set_resting(True)
    assert button.grab().toImage() != awake


def test_the_words_of_a_call_give_way_to_the_cap_of_its_key(qtbot: QtBot) -> None:
    context = fresh_context()
    context.settings.text_percent = 200
    context.apply_look()
    button = PaperButton(context, Paint.ROUND)
    qtbot.addWidget(button)
    button.resize(96, 96)
    button.set_words("Letzte Karte!")

    def first_row_of_words() -> int:
        picture = button.grab().toImage()
        return next(y for y in range(18, 90) if any(picture.pixelColor(x, y).lightness() < 90 for x in range(32, 48)))

    bare = first_row_of_words()
    button.key = "E"
    button.update()
    assert first_row_of_words() > bare


def test_a_caption_is_covered_by_no_card(qtbot: QtBot) -> None:
    whole = play_out(games.load("president"), Setup(4), seed=3)
    match = stopped(whole, lambda one: is_lively(one) and len(one.state.trick) > 1)
    with at_table(match, people=4) as (window, family):
        for percent, size in ((100, (1280, 800)), (200, (1024, 640))):
            wear(window, {"language": "de", "size": size, "text_percent": percent})
            scene = family.page.overlay.view.table_scene
            captions = [item for fact, item in scene.notes.signs.items() if isinstance(fact, CaptionFact)]
            cards = [item for item in scene.items_of.values() if item.rest.shown]
            assert captions
            for caption in captions:
                words = caption.sceneBoundingRect().adjusted(0, 5, 0, -5)
                over = [card for card in cards if card.sceneBoundingRect().intersects(words)]
                assert not over, (percent, [card.token for card in over])
