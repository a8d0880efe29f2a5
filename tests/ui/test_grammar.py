"""One grammar of hands in every game: whatever may be moved is dragged, or clicked and laid on the lit place, or moved
by keys; nothing moves at the first click, unless the game says that its tokens never have a choice.

Positions are those of `test_drags`. Between two clicks everything happens that would happen while one waits.
"""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import Action, Gesture, GestureKind, Place, Setup, TokenId
from tabletop.core.table import ZoneKind
from tabletop.core.view import ButtonKind
from tabletop.match.controller import NOTHING_THERE
from tabletop.ui.common.strip import Tone
from tabletop.ui.table.drops import same_place
from tests.conformance.playing import drop_places
from tests.kinds import EVERY_MATCH, ONE_OF_EACH_KIND, slow_beyond
from tests.ui.hands import Clumsy, settle
from tests.ui.test_drags import Sitting, moments, one_of_every_verb, sitting_at

CLOTH = (ZoneKind.FAN, ZoneKind.ROW, ZoneKind.SCATTER, ZoneKind.TRICK, ZoneKind.STACKS)
AT_ONCE = [slug for slug in games.slugs() if games.load(slug).table(Setup(games.info(slug).seats[0])).tap_moves]
"""Where tokens never have a choice of place."""
FEW = 3
MANY = 5


def movers(sitting: Sitting, most: int) -> list[Action]:
    """Legal actions whose tokens go somewhere: to the place that they name, or anywhere that means them."""
    lifting = sitting.page.overlay.view.hand.lifting
    items = sitting.page.overlay.view.table_scene.items_of
    found = [action for action in sitting.legal() if action.tokens and _goal(sitting, action) is not None]
    found = [action for action in found if not any(lifting.is_laid(items[token]) for token in action.tokens)]
    return found[:: 1 + len(found) // most]


def _goal(sitting: Sitting, action: Action) -> Place | None:
    """Where the tokens of an action are to be laid."""
    targets = sitting.page.overlay.view.hand.highlighter.targets_of(action.tokens)
    zones = sitting.page.overlay.view.table_layout.zones
    if action.to is None:
        return min(targets, key=lambda place: (place.zone, place.slot), default=None)
    return next((place for place in targets if same_place(zones[place.zone], place, action.to)), None)


def check(sitting: Sitting, action: Action, way: str) -> None:
    """The action, and nothing else, was played; the position is as it was before."""
    sitting.hands.choose(action)
    assert sitting.landed() == action, f"{way}: {action}: {sitting.page.overlay.strip.head}"
    assert not sitting.refusals, way
    sitting.take_back()


def lift(sitting: Sitting, tokens: tuple[TokenId, ...]) -> None:
    """Click until these are lifted: nothing has moved, they are framed, and time may pass."""
    view = sitting.page.overlay.view
    sitting.hands.gather(tokens)
    settle()
    assert sitting.landed() is None, f"the first click on {tokens} has moved something"
    assert view.carried == tokens
    assert len(view.table_scene.marks.shown("chosen")) == len(tokens)


def do_three_ways(sitting: Sitting, action: Action) -> None:
    """By a drag, by clicks and by keys."""
    view, goal = sitting.page.overlay.view, _goal(sitting, action)
    assert goal is not None
    sitting.hands.carry(action.tokens, goal)
    check(sitting, action, "drag")
    if sitting.page.spec.tap_moves:
        sitting.hands.click_scene(sitting.hands.grip(action.tokens[0]))
        check(sitting, action, "click")
    else:
        lift(sitting, action.tokens)
        assert goal in view.hand.highlighter.targets
        sitting.hands.click_scene(view.place_point(goal).toPoint())
        check(sitting, action, "click, wait, click")
        put_back(sitting, action)
    if action.to is not None:
        sitting.hands.carry_by_keys(action)
        sitting.hands.choose_by_keys(action)
        check(sitting, action, "keys")


def put_back(sitting: Sitting, action: Action) -> None:
    """A second click on what is lifted puts it back, a double click lays it on its only place."""
    view, hands = sitting.page.overlay.view, sitting.hands
    lift(sitting, action.tokens)
    for token in action.tokens:
        hands.click_scene(hands.grip(token))
    settle()
    assert (view.carried, sitting.landed(), sitting.refusals) == ((), None, [])
    alone = view.advice.selected_with(action.tokens[-1]) == action.tokens
    if view.hand.highlighter.only_target(action.tokens) is not None and (alone or len(action.tokens) > 1):
        if not alone:
            lift(sitting, action.tokens[:-1])
        hands.double_click_scene(hands.grip(action.tokens[-1]))
        check(sitting, action, "double click")


@pytest.mark.parametrize("slug", EVERY_MATCH)
def test_what_may_be_moved_is_dragged_clicked_and_moved_by_keys(qtbot: QtBot, slug: str) -> None:
    for at in moments(slug, 1, 2):
        with sitting_at(at) as sitting:
            for action in movers(sitting, FEW):
                do_three_ways(sitting, action)


@pytest.mark.slow
@pytest.mark.parametrize("slug", games.slugs())
def test_the_grammar_holds_in_many_positions(qtbot: QtBot, slug: str) -> None:
    done = 0
    for at in one_of_every_verb(slug, 40):
        with sitting_at(at) as sitting:
            for action in movers(sitting, MANY if slug in ONE_OF_EACH_KIND else FEW):
                do_three_ways(sitting, action)
                done += 1
    cups = any(zone.vessel for zone in sitting.page.spec.zones)
    parts = any(placement.parts for placement in sitting.page.session.view().placements)
    assert done or cups or parts, "only dice out of a cup, and cards with parts, are never carried"


def lit_ways(qtbot: QtBot, sitting: Sitting) -> frozenset[Place]:
    """The places that shine while nothing is lifted, once they do."""
    lamps = sitting.page.overlay.view.hand.highlighter
    qtbot.waitUntil(lambda: not lamps.waits, timeout=20_000)
    return lamps.ways


@pytest.mark.parametrize("slug", slow_beyond(ONE_OF_EACH_KIND, AT_ONCE))
def test_a_place_that_is_lit_while_nothing_is_lifted_accepts_a_click(qtbot: QtBot, slug: str) -> None:
    clicked = 0
    for at in one_of_every_verb(slug, 1):
        with sitting_at(at) as sitting:
            view = sitting.page.overlay.view
            for place in sorted(lit_ways(qtbot, sitting), key=lambda place: (place.zone, place.slot)):
                sitting.hands.click_scene(view.place_point(place).toPoint())
                settle()
                assert sitting.landed() is not None, f"{place}: {sitting.page.overlay.strip.head}"
                sitting.take_back()
                lit_ways(qtbot, sitting)
                clicked += 1
    assert clicked or not any(zone.stand for zone in sitting.page.spec.zones)


@pytest.mark.parametrize("slug", EVERY_MATCH)
def test_a_click_that_means_nothing_says_what_could_be_clicked(qtbot: QtBot, slug: str) -> None:
    for at in moments(slug, 20, 1):
        with sitting_at(at) as sitting:
            marks = sitting.page.overlay.view.table_scene.marks
            for place, point in _idle_places(sitting):
                sitting.refusals.clear()
                sitting.hands.click_scene(point)
                settle()
                assert sitting.landed() is None
                if sitting.page.spec.zone(place.zone).kind in CLOTH:
                    assert not sitting.refusals, f"bare cloth in {place.zone} stays silent"
                    continue
                (refusal,) = sitting.refusals
                assert refusal.rule == NOTHING_THERE
                assert refusal.why is not None, "something can be clicked, or the seat would not be asked"
                assert sitting.page.overlay.strip.head == sitting.page.words.say(refusal.why)
                assert bool(marks.shown("called")) == bool(sitting.page.overlay.view.advice.movable)


def _idle_places(sitting: Sitting) -> list[tuple[Place, QPoint]]:
    """Some places where a click can mean nothing, of every zone, and where to click."""
    controller, seen = sitting.page.session.controller(sitting.seat), Counter[str]()
    found = []
    for place in drop_places(sitting.page.spec):
        meant = controller.meanings(Gesture(GestureKind.TAP, sitting.seat, to=place))
        if meant or seen[place.zone] == 2 or sitting.page.spec.zone(place.zone).browsable:
            continue
        try:
            found.append((place, sitting.hands.bare(place)))
        except Clumsy:
            continue  # something lies there
        seen[place.zone] += 1
    return found


@pytest.mark.parametrize("slug", EVERY_MATCH)
def test_every_lit_token_accepts_a_click(qtbot: QtBot, slug: str) -> None:
    for at in moments(slug, 90, 1):
        with sitting_at(at) as sitting:
            view = sitting.page.overlay.view
            for token in sorted(view.advice.movable):
                try:
                    sitting.hands.click_scene(sitting.hands.grip(token))
                except Clumsy:
                    continue  # it lies under others
                settle()
                asked = sitting.page.overlay.choices.isVisible()
                assert not sitting.refusals, f"{token}: {sitting.page.overlay.strip.head}"
                assert view.carried or asked or sitting.landed() or _is_laid(sitting, token), token
                sitting.page.overlay.choices.clear()
                view.hand.cancel()
                if sitting.landed() is not None:
                    sitting.take_back()


def _is_laid(sitting: Sitting, token: TokenId) -> bool:
    view = sitting.page.overlay.view
    return view.hand.lifting.is_laid(view.table_scene.items_of[token])


@pytest.mark.parametrize("slug", EVERY_MATCH)
def test_what_may_not_be_moved_says_why_at_the_first_click(qtbot: QtBot, slug: str) -> None:
    for at in moments(slug, 70, 1):
        with sitting_at(at) as sitting:
            view = sitting.page.overlay.view
            lifting, items = view.hand.lifting, view.table_scene.items_of
            own = [p.token for p in sitting.page.session.view().placements if p.owner == sitting.seat]
            stuck = [t for t in own if t not in view.advice.movable and not lifting.lifts(items[t])]
            for token in stuck[:FEW]:
                sitting.refusals.clear()
                try:
                    sitting.hands.click_scene(sitting.hands.grip(token))
                except Clumsy:
                    continue  # it lies under others
                settle()
                assert (sitting.landed(), view.carried) == (None, ())
                (refusal,) = sitting.refusals
                assert refusal.rule != NOTHING_THERE, token
                assert sitting.page.overlay.strip.tone is Tone.REFUSAL


@pytest.mark.parametrize("slug", slow_beyond(ONE_OF_EACH_KIND, AT_ONCE))
def test_the_space_bar_presses_the_main_button_and_no_token(qtbot: QtBot, slug: str) -> None:
    pressed, tried = 0, 0
    for at in moments(slug, 50, 5):
        with sitting_at(at) as sitting:
            view = sitting.page.session.view()
            main = [b for b in view.buttons if b.kind is ButtonKind.MAIN and b.seat in (None, sitting.seat)]
            sitting.page.overlay.take_focus()
            QTest.keyClick(sitting.page.overlay.view, Qt.Key.Key_Space)
            assert (sitting.landed() is not None) == bool(main)
            assert not sitting.told, "nothing on the table was touched"
            pressed, tried = pressed + len(main), tried + 1
    keys = {button.key for button in view.buttons}
    assert tried
    assert pressed or "Space" not in keys, "it has a button, at least in one of these positions"
