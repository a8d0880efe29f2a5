"""Gestures become actions, questions, arrangements or refusals."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Gesture, GestureKind, Place, Refusal, Setup
from tabletop.match.controller import Arranged, Choices, Ignored, RuleController
from tabletop.match.log import Entry
from tabletop.match.match import Match
from tests.conformance.playing import play
from tests.match.duel import DUEL


@pytest.fixture
def hands() -> RuleController:
    """The hands of seat 0."""
    return RuleController(Match(DUEL, Setup(2), LiveChance(1)), 0)


def place_of(hands: RuleController, token: str) -> Place:
    """Where a token lies for the player."""
    return next(p.place for p in hands.view().placements if p.token == token)


def drag(token: str, zone: str, slot: int = 0) -> Gesture:
    """A drag of one token."""
    return Gesture(GestureKind.DRAG, 0, (token,), Place(zone, slot))


def test_a_button_is_an_action(hands: RuleController) -> None:
    assert isinstance(hands.attempt(Gesture(GestureKind.BUTTON, 0, button="step")), Entry)


def test_several_meanings_are_a_question(hands: RuleController) -> None:
    answer = hands.attempt(Gesture(GestureKind.BUTTON, 0, button="any"))
    assert isinstance(answer, Choices)
    assert {offer.action.verb for offer in answer.offers} == {"step", "roll"}
    assert isinstance(hands.take(answer.offers[0].action), Entry)


def test_one_legal_meaning_of_several_needs_no_question(hands: RuleController) -> None:
    for _ in range(3):
        hands.match.submit(Action(0, "step"))
    answer = hands.attempt(Gesture(GestureKind.BUTTON, 0, button="any"))
    assert isinstance(answer, Entry)
    assert answer.action == Action(0, "roll")


def test_what_means_nothing_is_refused_with_the_nearest_reason(hands: RuleController) -> None:
    nothing = Gesture(GestureKind.TAP, 0, to=Place("hand", 3))
    beside = Gesture(GestureKind.DRAG, 0, ("card-0",))
    assert hands.attempt(nothing) == Refusal("core.no_meaning", quiet=True)
    assert hands.attempt(beside) == Refusal("core.no_place")
    hands.match.submit(Action(1, "slap"))
    assert hands.attempt(nothing) == Refusal("core.not_your_turn")
    hands.match.submit(Action(1, "finish"))
    assert hands.attempt(nothing) == Refusal("core.match_over")


def test_bare_cloth_between_tokens_stays_silent(hands: RuleController) -> None:
    assert hands.attempt(Gesture(GestureKind.TAP, 0, to=Place("rack"))) == Ignored()
    hands.match.submit(Action(1, "finish"))
    assert hands.attempt(Gesture(GestureKind.TAP, 0, to=Place("rack"))) == Ignored()


def test_one_state_is_masked_and_looked_at_once(hands: RuleController, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    for name in ("masked", "view"):
        real = getattr(DUEL, name)
        monkeypatch.setattr(DUEL, name, lambda *known, n=name, r=real: (asked.append(n), r(*known))[1])
    hands.match.submit(Action(0, "peek"))
    assert isinstance(hands.attempt(drag("card-0", "rack")), Arranged)
    assert isinstance(hands.attempt(Gesture(GestureKind.TAP, 0, to=Place("hand", 3))), Refusal)
    hands.movable()
    hands.view()
    assert asked == ["masked", "view"]


def test_tokens_may_be_laid_where_the_table_allows_it(hands: RuleController) -> None:
    assert isinstance(hands.attempt(drag("card-0", "rack")), Arranged)
    assert place_of(hands, "card-0") == Place("rack", 0)
    assert hands.match.view(0).placements[0].place == Place("hand", 0)
    assert len(hands.match.log) == 1
    assert isinstance(hands.attempt(drag("card-0", "hand")), Arranged)
    assert place_of(hands, "card-0") == Place("hand", 0)


def test_a_tap_brings_a_token_to_the_other_zone_and_back(hands: RuleController) -> None:
    tap = Gesture(GestureKind.TAP, 0, ("card-1",))
    hands.attempt(tap)
    assert place_of(hands, "card-1").zone == "rack"


def test_the_order_within_a_zone_is_the_players(hands: RuleController) -> None:
    hands.attempt(drag("card-0", "rack"))
    hands.attempt(drag("card-1", "rack", 1))
    assert (place_of(hands, "card-0"), place_of(hands, "card-1")) == (Place("rack", 0), Place("rack", 1))
    hands.attempt(drag("card-1", "rack", 0))
    assert (place_of(hands, "card-1"), place_of(hands, "card-0")) == (Place("rack", 0), Place("rack", 1))
    assert hands.ordered_zones() == {"rack"}


def test_an_arrangement_is_forgotten_when_the_token_changes(hands: RuleController) -> None:
    hands.attempt(drag("card-0", "rack"))
    hands.match.submit(Action(0, "peek"))
    assert place_of(hands, "card-0") == Place("hand", 0)


def test_targets_are_the_places_that_take_the_token(hands: RuleController) -> None:
    assert Place("rack") in hands.targets(("card-0",))
    assert hands.targets(("no-such-token",)) == frozenset()


def test_a_hand_is_interpreted_once(hands: RuleController, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often it is asked what a gesture means, and where tokens may be dropped, until something has changed."""
    asked: list[Gesture] = []
    interpret = type(DUEL).interpret

    def counted(self: object, state: Any, gesture: Gesture) -> tuple[Action, ...]:
        asked.append(gesture)
        return interpret(DUEL, state, gesture)

    monkeypatch.setattr(type(DUEL), "interpret", counted)
    step = Gesture(GestureKind.BUTTON, 0, button="step")
    assert hands.meanings(step) == (Action(0, "step"),)
    assert isinstance(hands.attempt(step), Entry)
    assert asked == [step]
    for _ in range(2):
        hands.targets(("card-0",))
        hands.is_open(("card-0",))
    drops = asked[1:]
    assert len(drops) == len(set(drops)) > 1
    hands.match.submit(Action(1, "step"))
    hands.targets(("card-0",))
    assert len(asked) == 1 + 2 * len(drops), "another state may mean something else"


def test_where_tokens_may_go_is_found_anew_once_some_were_laid(hands: RuleController) -> None:
    assert place_of(hands, "card-0") not in hands.targets(("card-0",))
    hands.attempt(drag("card-0", "rack"))
    assert place_of(hands, "card-0").zone == "rack"
    assert place_of(hands, "card-0") not in hands.targets(("card-0",))


def test_a_tap_while_the_table_goes_on_by_itself_is_told_why() -> None:
    whole = play(games.load("president"), Setup(3), seed=3, plies=80)
    game, lengths = whole.game, range(2, len(whole.log))
    length = next(at for at in lengths if game.active(whole.states[at - 1]) == {CLOCK})
    hands = RuleController(Match.replay(game, whole.setup, whole.log[:length]), 0)
    own = next(p.token for p in hands.view().placements if p.owner == 0 and p.face is not None)
    answer = hands.attempt(Gesture(GestureKind.TAP, 0, (own,)))
    assert isinstance(answer, Refusal)
    assert answer.why is not None, "a rule alone does not say that it will go on in a moment"


def test_a_tap_throws_the_dice_that_roll_and_nothing_else() -> None:
    hands = RuleController(Match(games.load("yams"), Setup(2), LiveChance(1)), 0)
    dice = tuple(p.token for p in hands.view().placements)
    cup, pad = Place("cup"), Place("pad")
    assert set(hands.thrown_by_tap((), cup)) == set(dice)
    assert set(hands.thrown_by_tap((), cup, "throw")) == set(dice)
    assert hands.thrown_by_tap((), cup, "other") == (), "the button means something else"
    assert hands.thrown_by_tap((), pad) == (), "nothing can be written yet"
    assert hands.thrown_by_tap((), Place("rail")) == (), "it means nothing"
    other = RuleController(hands.match, 1)
    assert other.thrown_by_tap((), cup) == (), "it is not their turn"


def test_several_places_are_a_choice_and_one_is_none() -> None:
    match = Match(games.load("ludo"), Setup(2), LiveChance(1))
    hands = RuleController(match, min(match.active))
    assert not hands.is_open(("die",))
    chess = RuleController(Match(games.load("chess"), Setup(2), LiveChance(1)), 0)
    white = RuleController(chess.match, min(chess.match.active))
    ways = {token: len(white.targets((token,))) for token in white.movable()}
    assert {token for token in ways if white.is_open((token,))} == {token for token in ways if ways[token] > 1}
    assert set(ways.values()) == {2}
