"""Crazy Eights: the call with one card left, the catch, and the cards that are given."""

from __future__ import annotations

from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Place
from tabletop.core.view import ButtonKind
from tabletop.games.crazy_eights.engine import GAME
from tabletop.games.crazy_eights.state import Phase, State
from tabletop.kit.hands import HIDDEN
from tests.cards import cards
from tests.games.crazy_eights_positions import BENCH, GO_ON, after, at, give, hand, ids, play, refused, rule_of


def test_moment_after_a_play_that_leaves_three_cards_or_fewer() -> None:
    for held, waits in (("9H 2S KC QD JD", False), ("9H 2S KC QD", True), ("9H 2S", True), ("9H", False)):
        state = at(held, 6, top="6H")
        laid = after(state, play(state, "9H"))
        assert (laid.phase is Phase.MOMENT) == waits, held
        if waits:
            assert GAME.active(laid) == {0, 1, CLOCK}
            assert GAME.deadline_ms(laid) == (3000 if held == "9H 2S" else 0)


def test_nobody_waits_and_nothing_is_offered_where_nobody_can_be_caught() -> None:
    for held, choice in (("9H 2S KC QD", None), ("9H 2S KC", None), ("9H 2S", "!")):
        state = at(held, 6, 6, top="6H")
        laid = after(state, play(state, "9H", choice))
        assert laid.phase is Phase.MOMENT
        for seat in (None, 0, 1, 2):
            view = GAME.view(GAME.masked(laid, seat), seat)
            assert view.active == {1}
            assert not [button for button in view.buttons if button.kind is ButtonKind.CALL]
            assert view.prompt == GAME.view(GAME.masked(after(laid, GO_ON), seat), seat).prompt


def test_say_card_nobody_plays_in_the_moment() -> None:
    state = at("9H 2S", "KH QH JH 10H", top="6H")
    laid = after(state, play(state, "9H"))
    assert rule_of(laid, play(laid, "KH")) == "crazy_eights.say-card"
    assert rule_of(laid, Action(1, "draw")) == "crazy_eights.say-card"
    assert rule_of(laid, Action(CLOCK, "call_card")) == "core.unknown_verb"
    assert after(laid, GO_ON).phase is Phase.PLAY


def test_say_card_with_the_play_or_before_the_catch() -> None:
    state = at("9H 2S", 6, "KS QS", top="6H")
    together = after(state, play(state, "9H", "!"))
    assert together.called
    late = after(state, play(state, "9H"), Action(0, "call_card"))
    assert late.called
    for safe in (together, late):
        tried = after(safe, Action(2, "catch"))
        assert (tried.phase, len(tried.hands[0])) == (Phase.MOMENT, 1)
        assert rule_of(tried, Action(2, "catch")) == "crazy_eights.caught-without-card", "one catch each"
    assert rule_of(late, Action(0, "call_card")) == "crazy_eights.say-card", "one call is enough"


def test_say_card_not_due_has_no_effect() -> None:
    state = at("9H 2S KC", 6, top="6H")
    assert GAME.canonical(state, play(state, "9H", "!")) == play(state, "9H")
    called = after(state, play(state, "9H"), Action(0, "call_card"))
    assert after(called, GO_ON).turn == 1


def test_say_card_is_only_for_whoever_laid() -> None:
    state = at("9H 2S", 6, top="6H")
    laid = after(state, play(state, "9H"))
    assert rule_of(laid, Action(1, "call_card")) == "crazy_eights.say-card"
    assert rule_of(laid, Action(0, "catch")) == "crazy_eights.caught-without-card"


def forgetful(third: str = "KS QS JS") -> State:
    """S2 of four has laid 9 of clubs, keeps one card and has not called; `third` is the hand of S1."""
    state = at(third, "9C 2D", "KH QH JH", "3S 4S 5S", top="6C", turn=1)
    return after(state, play(state, "9C"))


def test_caught_without_card_gets_one_from_each() -> None:
    caught = after(forgetful(), Action(3, "catch"))
    assert (caught.phase, caught.givers) == (Phase.GIVE, (2, 3, 0))
    assert GAME.active(caught) == {2}
    assert refused(caught, give(caught, 3, "3S")).rule == "core.not_your_turn", "clockwise from the offender"
    given = after(caught, give(caught, 2, "KH"), give(caught, 3, "3S"), give(caught, 0, "JS"))
    assert hand(given, 1) == set(cards("2D KH 3S JS"))
    assert (given.phase, given.turn) == (Phase.PLAY, 2)


def test_caught_without_card_only_the_card_is_given() -> None:
    caught = after(forgetful(), Action(3, "catch"))
    for wrong in (
        play(caught, "KH"),
        Action(2, "draw"),
        Action(2, "pass"),
        Action(2, "give", ids(caught, "KH QH")),
        Action(2, "give", ids(caught, "3S")),
        Action(2, "give", ids(caught, "KH"), Place("hand-0")),
    ):
        assert rule_of(caught, wrong) == "crazy_eights.caught-without-card", wrong
    assert rule_of(at("KC 2S", 6, top="6H"), Action(0, "give", ("c0",))) == "crazy_eights.caught-without-card"


def test_caught_without_card_too_late_after_the_next_draw() -> None:
    state = at("KS QS JS", "9C 2D", "KH QH JH", "3S 4S 5S", top="6C", turn=1)
    drawn = after(after(state, play(state, "9C"), GO_ON), Action(2, "draw"))
    refusal = refused(drawn, Action(3, "catch"))
    assert refusal.rule == "crazy_eights.caught-without-card"
    assert refused(drawn, Action(1, "call_card")).rule == "crazy_eights.say-card"
    assert len(drawn.hands[1]) == 1


def test_giver_keeps_last_card() -> None:
    caught = after(forgetful(third="KS"), Action(3, "catch"))
    assert caught.givers == (2, 3)
    given = after(caught, give(caught, 2, "KH"), give(caught, 3, "3S"))
    assert (len(given.hands[1]), len(given.hands[0])) == (3, 1)


def test_giver_keeps_last_card_and_nobody_gives() -> None:
    state = at("9C 2D", "KH", "3S", top="6C")
    caught = after(state, play(state, "9C"), Action(2, "catch"))
    assert (caught.phase, len(caught.hands[0])) == (Phase.PLAY, 1)


def test_a_given_card_stays_known_to_giver_and_receiver() -> None:
    caught = after(forgetful(), Action(3, "catch"))
    given = after(caught, give(caught, 2, "KH"))
    token = given.faces.index(cards("KH")[0])
    assert [GAME.masked(given, seat).faces[token] for seat in (0, 1, 2, 3)] == [HIDDEN, *cards("KH KH"), HIDDEN]
    for seed in range(20):
        world = GAME.resample(GAME.masked(given, 2), 2, LiveChance(seed))
        assert cards("KH")[0] in {world.faces[held] for held in world.hands[1]}
    told = [BENCH.told(caught, give(caught, 2, "KH"), viewer)[0].split(": ")[1] for viewer in (0, 1, 2)]
    assert told == ["a card.", "king of hearts.", "king of hearts."]


def test_a_card_picked_at_random_is_known_to_giver_and_receiver() -> None:
    state = at("9D KC", "QH QS", 6, top="3D", options={"give-random": "on"})
    caught = after(state, play(state, "9D"), Action(2, "catch"))
    for giver in (1, 2):
        (given,) = set(caught.hands[0]) & set(state.hands[giver])
        assert GAME.masked(caught, giver).faces[given] == caught.faces[given]
        assert GAME.masked(caught, 3 - giver).faces[given] == HIDDEN
