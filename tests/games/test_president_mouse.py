"""President by real mouse events: sets by one click, giving back, and what the refusals mark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import Place, Setup
from tabletop.core.view import BadgeFact
from tabletop.games.president.state import Phase, State
from tabletop.match.match import Match
from tests.conformance.playing import play
from tests.ui.hands import settle
from tests.ui.matches import Family
from tests.ui.pictures import at_table


def moment(good: Callable[[State], bool], *options: tuple[str, str], seed: int = 7) -> Match[Any]:
    """A random match at the first moment that is wanted."""
    whole = play(games.load("president"), Setup(4, options=options), seed)
    for length in range(2, len(whole.log)):
        match = Match.replay(whole.game, whole.setup, whole.log[:length])
        if good(match.state):
            return match
    raise AssertionError("no such moment")


def click_at(family: Family, point: QPoint) -> None:
    view = family.page.overlay.view
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
    settle()


def click_card(family: Family, token: str) -> None:
    click_at(family, family.hands.grip(token))


def click_place(family: Family, zone: str) -> None:
    click_at(family, family.page.overlay.view.place_point(Place(zone)).toPoint())


def test_the_cards_to_give_back_are_chosen_by_clicks(qtbot: QtBot) -> None:
    match = moment(lambda s: s.phase is Phase.GIVE, ("president.free-return", "on"))
    giver = match.state.givers[0]
    receiver = match.state.order[-1]
    with at_table(match, people=4) as (_, family):
        view = family.session.view()
        badges = [fact for fact in view.facts if isinstance(fact, BadgeFact)]
        assert {fact.seat for fact in badges} == {receiver}, "what came from the Beggar is marked"
        own = sorted((p for p in view.placements if p.owner == giver), key=lambda p: p.place.slot)[-3:]
        click_card(family, own[0].token)
        click_place(family, f"hand-{receiver}")
        assert family.page.messages.refusal.rule == "president.free-return", "one card is too few"
        click_card(family, own[0].token)
        click_card(family, own[2].token)
        click_place(family, f"hand-{receiver}")
        given = [token for gift in family.session.match.state.gifts if gift.giver == giver for token in gift.tokens]
        assert {f"c{token}" for token in given} == {own[0].token, own[2].token}


def test_one_click_takes_the_set_and_another_lays_it(qtbot: QtBot) -> None:
    def pair_can_follow(state: State) -> bool:
        match = state.phase is Phase.PLAY and len(state.trick) > 0 and len(state.trick[-1]) == 2
        return match and any(a.verb == "play" for a in game.legal(state, state.turn))

    game = games.load("president")
    match = moment(pair_can_follow, seed=11)
    seat, before = match.state.turn, len(match.state.trick)
    action = next(a for a in game.legal(match.state, seat) if a.verb == "play")
    with at_table(match, people=4) as (_, family):
        click_card(family, action.tokens[0])
        lifted = family.page.overlay.view.carried
        assert len(lifted) == 2
        assert action.tokens[0] in lifted
        click_place(family, "trick")
        state = family.session.match.state
        assert len(state.trick) == before + 1 or state.phase is not Phase.PLAY
        assert len(state.hands[seat]) == len(match.state.hands[seat]) - 2


def test_cards_of_others_are_refused_and_marked(qtbot: QtBot) -> None:
    match = moment(lambda s: s.phase is Phase.PLAY and len(s.discard) > 3 and len(s.trick) > 0)
    with at_table(match, people=4) as (_, family):
        view = family.page.overlay.view
        top = max((p for p in match.view(None).placements if p.place.zone == "discard"), key=lambda p: p.place.slot)
        family.hands.carry((top.token,), Place("trick"))
        settle()
        refusal = family.page.messages.refusal
        assert refusal.rule == "president.lead-a-set"
        assert refusal.tokens == (top.token,)
        assert len(view.table_scene.marks.shown("cause")) == 1


def test_what_came_in_the_exchange_is_told_and_marked_until_the_first_play(qtbot: QtBot) -> None:
    match = moment(lambda s: s.phase is Phase.PLAY and bool(s.gifts) and not s.plays)
    beggar, president = match.state.turn, match.state.order[0]
    view = match.view(beggar)
    badges = {fact.token: fact.seat for fact in view.facts if isinstance(fact, BadgeFact)}
    assert set(badges.values()) == {president}
    assert len(badges) == 2
    assert dict(view.prompt.args)["giver"].seat == president
    assert not [fact for fact in match.view(None).facts if isinstance(fact, BadgeFact)], "nobody else is told"
    with at_table(match, people=4) as (_, family):
        marks = family.page.overlay.view.table_scene.marks
        assert len(marks.shown("badges")) == 2
        action = next(a for a in match.game.legal(match.state, beggar) if len(a.tokens) == 1)
        family.session.play(action)
        laid = family.session.match.view(beggar)
        hand = {p.token for p in laid.placements if p.owner == beggar}
        assert not [f for f in laid.facts if isinstance(f, BadgeFact) and f.token in hand]
