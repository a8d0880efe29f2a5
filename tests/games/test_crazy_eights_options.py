"""Crazy Eights with house rules: what each of them changes, and what it refuses."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Setup
from tabletop.core.rules import Section
from tabletop.games.crazy_eights import OPTIONS, words
from tabletop.games.crazy_eights.engine import GAME
from tabletop.games.crazy_eights.state import Phase
from tabletop.kit.cards import PACK_54
from tests.cards import card
from tests.games.crazy_eights_positions import BENCH, GO_ON, after, at, draw, hand, play, refused, rule_of, suit

_CHOICES = [(spec.id, choice.value) for spec in OPTIONS for choice in spec.choices]


def told(options: dict[str, str]) -> set[str]:
    """The rules of a table with these house rules."""
    chosen = tuple((f"crazy_eights.{name}", value) for name, value in options.items())
    return {row.rule.id for row in GAME.rulebook(Setup(3, chosen))}


def test_many_on_suit() -> None:
    options = {"many-on-suit": "on"}
    state = at("9H 9C 10C 10S KD", 6, top="6H", options=options)
    assert rule_of(state, play(state, "9H 9C")) == ""
    assert rule_of(state, play(state, "9C 9H")) == ""
    assert rule_of(state, play(state, "10C 10S")) == "crazy_eights.must-match"
    assert rule_of(state, play(state, "9H 10C")) == "crazy_eights.many-only-on-same-rank"
    wild = at("8C 8S Jok1 Jok2 KD", 6, top="6H", options=options)
    assert rule_of(wild, play(wild, "8C 8S", "D")) == ""
    assert len(after(wild, play(wild, "Jok1 Jok2")).hands[1]) == 10


def test_joker_suit_named() -> None:
    options = {"joker-suit": "name"}
    state = at("Jok1 9H 10C KS KD", 6, top="6H", options=options)
    assert rule_of(state, play(state, "Jok1")) == "crazy_eights.joker-suit"
    assert suit(after(state, play(state, "Jok1", "C"))) == "C"
    assert "crazy_eights.joker-suit" in told(options)
    assert "crazy_eights.joker-keeps-suit" not in told(options)


def test_draw_skips() -> None:
    options = {"draw-skips": "on"}
    state = at("2H 9H 10C KS KD", 6, 6, top="6H", options=options)
    laid = after(state, play(state, "2H"))
    assert (len(laid.hands[1]), laid.turn) == (8, 2)
    assert "crazy_eights.drawer-still-plays" not in told(options)
    two = at("2H 9H 10C KS KD", 6, top="6H", options=options)
    assert after(two, play(two, "2H")).turn == 0


def test_stacking() -> None:
    state = at("2H 9H 10C KS KD", "2S Jok1 8C 9S 10S", 6, top="6H", options={"stacking": "on"})
    laid = after(state, play(state, "2H"))
    assert (laid.pending, len(laid.hands[1])) == (2, 5)
    assert rule_of(laid, play(laid, "8C", "H")) == "crazy_eights.stacking"
    assert rule_of(laid, Action(1, "pass")) == "crazy_eights.stacking"
    assert rule_of(laid, play(laid, "2S")) == ""
    passed_on = after(laid, play(laid, "Jok1"))
    assert (passed_on.pending, passed_on.turn) == (4, 2)
    drawn = after(passed_on, draw(passed_on))
    assert (len(drawn.hands[2]), drawn.pending, drawn.turn, drawn.drawn) == (10, 0, 2, False)


def test_stacking_a_two_answers_a_joker_of_any_suit() -> None:
    state = at("Jok1 9H 10C KS KD", "2S 8C 9S 10S", 6, top="6H", options={"stacking": "on"})
    laid = after(state, play(state, "Jok1"))
    assert suit(laid) == "H"
    assert after(laid, play(laid, "2S")).pending == 4


def test_stacking_with_draw_skips() -> None:
    state = at("2H 9H 10C KS KD", 6, 6, top="6H", options={"stacking": "on", "draw-skips": "on"})
    laid = after(state, play(state, "2H"))
    assert after(laid, draw(laid)).turn == 2


def test_seven_cannot_end() -> None:
    state = at("7D", 6, top="3D", stock="9D 9C", options={"seven-cannot-end": "on"})
    laid = after(state, play(state, "7D"))
    assert (laid.phase, laid.turn, laid.hands[0]) == (Phase.PLAY, 0, ())
    assert GAME.legal(laid, 0) == (GAME.canonical(laid, draw(laid)),)
    drawn = after(laid, draw(laid))
    assert hand(drawn, 0) == {card("9D")}
    assert rule_of(drawn, Action(0, "pass")) == "crazy_eights.pass-only-after-draw"
    assert after(drawn, play(drawn, "9D")).sheet[-1][0] == -10


def test_last_card_effect() -> None:
    for last, names in (("2D", "2D"), ("Jok1", "Jok1")):
        state = at(last, "KS", 6, top="3D", stock="10S 9C", options={"last-card-effect": "on"})
        over = after(state, play(state, names))
        assert over.phase is Phase.COUNT
        assert over.sheet[-1][:2] == (-10, 29)


def test_the_log_tells_who_draws_after_a_last_card() -> None:
    state = at("2D", "KS", 6, top="3D", stock="10S 9C", options={"last-card-effect": "on"})
    told = BENCH.told(state, play(state, "2D"))
    assert told[1] == "A has no cards left. B draws 2 cards, and the deal is over."


def test_last_card_effect_with_stacking_is_the_whole_sum() -> None:
    options = {"last-card-effect": "on", "stacking": "on"}
    state = at("2D", "2S KS", 6, top="2C", options=options, pending=4)
    assert len(after(state, play(state, "2D")).hands[1]) == 8


@pytest.mark.parametrize(
    ("name", "turn", "drawn", "step"),
    [("2D", 1, 10, 1), ("JD", 2, 8, 1), ("AD", 2, 8, -1), ("7D", 1, 8, 1), ("9D", 1, 8, 1)],
)
def test_start_effects(name: str, turn: int, drawn: int, step: int) -> None:
    luck = LiveChance(0)
    for seed in range(3000):
        luck = LiveChance(seed)
        state = GAME.start(Setup(3, (("crazy_eights.start-effects", "on"),)), luck)
        if state.dealer == 0 and state.faces[state.discard[0]] == card(name):
            break
    assert (state.turn, len(state.hands[1]), state.step) == (turn, drawn, step)
    assert "crazy_eights.start-card-no-effect" not in told({"start-effects": "on"})


def test_free_draw() -> None:
    state = at("9D KC QC JC", 6, top="3D", stock="4S 9H", options={"free-draw": "on"})
    drawn = after(state, draw(state))
    assert rule_of(drawn, Action(0, "pass")) == ""
    assert rule_of(drawn, play(drawn, "9D")) == ""
    assert rule_of(drawn, draw(drawn)) == "crazy_eights.draw-one-if-stuck"
    assert GAME.forced(drawn) is None
    assert rule_of(state, Action(0, "pass")) == "crazy_eights.pass-only-after-draw"
    assert after(drawn, Action(0, "pass")).turn == 1


def test_call_penalty_draw_two() -> None:
    state = at("9D KC", 6, 6, top="3D", options={"call-penalty": "draw-two"})
    laid = after(state, play(state, "9D"))
    caught = after(laid, Action(2, "catch"))
    assert (len(caught.hands[0]), caught.phase, caught.turn) == (3, Phase.PLAY, 1)
    assert rule_of(caught, Action(2, "catch")) == "crazy_eights.call-penalty"
    assert rule_of(caught, Action(1, "give", ("c3",))) == "crazy_eights.call-penalty"
    called = after(laid, Action(0, "call_card"), Action(2, "catch"))
    assert rule_of(called, Action(2, "catch")) == "crazy_eights.call-penalty"


def test_call_penalty_none_has_no_moment() -> None:
    state = at("9D KC", 6, top="3D", options={"call-penalty": "none"})
    laid = after(state, play(state, "9D"))
    assert laid.phase is Phase.PLAY
    assert rule_of(laid, Action(0, "call_card")) == "crazy_eights.call-penalty"
    assert rule_of(laid, Action(1, "catch")) == "crazy_eights.call-penalty"
    assert not {"crazy_eights.say-card", "crazy_eights.caught-without-card"} & told({"call-penalty": "none"})


def test_give_random() -> None:
    state = at("9D KC", 6, 1, 3, top="3D", options={"give-random": "on"})
    caught = after(state, play(state, "9D"), Action(3, "catch"))
    assert caught.phase is Phase.PLAY
    assert [len(held) for held in caught.hands] == [3, 5, 1, 2]


@pytest.mark.parametrize(("value", "points"), [("20", 47), ("40", 67), ("50", 77)])
def test_joker_points(value: str, points: int) -> None:
    state = at("9D", "Jok1 KC QC 7C", top="3D", options={"joker-points": value})
    assert after(state, play(state, "9D")).sheet == ((-10, points),)


@pytest.mark.parametrize(("value", "wait_ms"), [("2", 2000), ("3", 3000), ("5", 5000)])
def test_call_time(value: str, wait_ms: int) -> None:
    state = at("9D KC", 6, 6, top="3D", options={"call-time": value})
    laid = after(state, play(state, "9D"))
    assert GAME.deadline_ms(laid) == wait_ms
    assert GAME.deadline_ms(after(laid, Action(0, "call_card"))) == 0, "nobody can be caught any more"


@pytest.mark.parametrize("deals", [1, 3, 5, 10])
def test_deals(deals: int) -> None:
    state = at("9D", "KC", top="3D", options={"deals": str(deals)}, deal=deals)
    assert GAME.result(after(state, play(state, "9D"))) is not None
    sheet = words.score(state)
    assert len(sheet.rows) == deals + 1


def test_refused_ids_have_a_row_at_their_table() -> None:
    state = at("8C KC", 6, top="3D", options={"stacking": "on"}, pending=2)
    assert refused(state, play(state, "8C", "H")).rule in told({"stacking": "on"})


@pytest.mark.parametrize(
    ("options", "row", "words"),
    [
        ({}, "caught-without-card", "three seconds"),
        ({"call-time": "5"}, "caught-without-card", "in time"),
        ({"call-penalty": "draw-two"}, "call-penalty", "three seconds"),
        ({"call-penalty": "draw-two", "call-time": "2"}, "call-penalty", "in time"),
        ({"stacking": "on"}, "must-match", "only a 2 or a joker"),
        ({"stacking": "on"}, "must-play-if-able", "may always be drawn"),
        ({"stacking": "on"}, "eight-any-time", "but not"),
        ({"start-effects": "on"}, "first-player", "unless"),
        ({"last-card-effect": "on"}, "deal-ends-at-once", "still makes the next player draw"),
        ({"seven-cannot-end": "on"}, "deal-ends-at-once", "The house rules say"),
    ],
)
def test_a_sentence_is_true_under_the_house_rules(options: dict[str, str], row: str, words: str) -> None:
    found = GAME.rule(f"crazy_eights.{row}", BENCH.setup(3, options))
    assert found is not None
    assert words in found.rule.text


def test_the_main_rule_is_told_first() -> None:
    played = [row.rule for row in GAME.rulebook(Setup(3)) if row.rule.section is Section.PLAY]
    assert played[0].id == "crazy_eights.must-match"


@given(
    chosen=st.lists(st.sampled_from(_CHOICES), max_size=6, unique_by=lambda choice: choice[0]),
    seats=st.integers(2, 5),
    seed=st.integers(0, 1 << 30),
)
def test_cards_are_kept_and_candidates_are_exact(chosen: list[tuple[str, str]], seats: int, seed: int) -> None:
    """Over 60 random actions: all 54 cards lie somewhere once, what is legal is what no rule refuses."""
    luck = LiveChance(seed)
    state = GAME.start(Setup(seats, tuple(chosen)), luck)
    for _ in range(60):
        active = sorted(GAME.active(state))
        if not active:
            break
        seat = active[luck.pick(len(active))]
        candidates = tuple(GAME.candidates(state, seat))
        assert GAME.legal(state, seat) == candidates
        for action in candidates:
            assert GAME.check(state, action) is None
            assert GAME.canonical(state, action) == action
        if candidates:
            state = GAME.apply(state, candidates[luck.pick(len(candidates))], luck)
        lying = [*state.stock, *state.discard, *(token for held in state.hands for token in held)]
        assert sorted(lying) == list(PACK_54) == sorted(state.faces)
        if GAME.forced(state) is not None:
            assert GAME.legal(state, state.turn) == (GAME.forced(state),)
    assert CLOCK not in GAME.active(state) or GAME.legal(state, CLOCK) == (GO_ON,)
