"""President by house rules: each changes the play, and the rulebook says so."""

from __future__ import annotations

import pytest

from tabletop.core.model import Action, Place, Setup
from tabletop.core.rules import Section
from tabletop.games.president.engine import GAME
from tabletop.games.president.state import Phase, State
from tests.games.president_positions import (
    GO_ON,
    after,
    at,
    dealt,
    give,
    hand,
    ids,
    passes,
    play,
    refused,
    rule_of,
    setup_of,
    swept,
    why,
)

WILD = {"jokers-wild": "on"}
FINAL = {"pass-is-final": "on"}
FREE = {"free-return": "on"}


def sentences(name: str, value: str) -> dict[str, str]:
    """The rulebook of a table with one house rule."""
    return {row.rule.id: row.rule.text for row in GAME.rulebook(setup_of(4, {name: value}))}


# Wild jokers


@pytest.mark.parametrize("names", ["9D Jok1", "9D 9H Jok1", "9D 9H Jok1 Jok2", "9D Jok1 Jok2", "Jok1 Jok2", "Jok1"])
def test_jokers_wild_complete_a_set(names: str) -> None:
    state = at("9D 9H 9S 9C Jok1 Jok2 3C", 5, 5, options=WILD)
    assert rule_of(state, play(state, names)) == ""


def test_jokers_wild_take_the_rank_of_the_natural_cards() -> None:
    state = at("9D Jok1 3C", 5, trick="10C 10D", options=WILD)
    assert rule_of(state, play(state, "9D Jok1")) == "president.higher-rank"
    higher = at("JD Jok1 3C", "QC QD 4C", trick="10C 10D", options=WILD)
    laid = after(higher, play(higher, "JD Jok1"))
    assert rule_of(laid, play(laid, "QC QD")) == ""


def test_jokers_wild_four_cards_at_most() -> None:
    state = at("9D 9H 9S 9C Jok1 3C", 5, options=WILD)
    assert rule_of(state, play(state, "9D 9H 9S 9C Jok1")) == "president.lead-a-set"
    assert why(state, play(state, "9D 9H 9S 9C Jok1")) == "A set has four cards at most."
    following = at("9D 9H 9S 9C Jok1 3C", 5, trick="8D 8H 8S 8C", options=WILD)
    assert rule_of(following, play(following, "9D 9H 9S 9C Jok1")) == "president.same-count"


def test_jokers_wild_do_not_mix_two_ranks() -> None:
    state = at("9D 10D Jok1 3C", 5, options=WILD)
    assert rule_of(state, play(state, "9D 10D Jok1")) == "president.one-rank"
    assert refused(state, play(state, "9D 10D Jok1")).tokens == ids(state, "9D 10D")


@pytest.mark.parametrize(
    ("names", "over"),
    [
        ("2D Jok1", True),
        ("2D 2H", False),
        ("2D", False),
        ("2D 2H Jok1", True),
        ("AD Jok1", False),
        ("AD Jok1 Jok2", False),
        ("Jok1 Jok2", True),
        ("Jok1", True),
    ],
)
def test_jokers_wild_what_closes_the_trick(names: str, over: bool) -> None:
    state = at(f"{names} 3C", 5, 5, options=WILD)
    assert (after(state, play(state, names)).phase is Phase.SWEEP) is over


def test_jokers_wild_change_the_sentences() -> None:
    printed, house = sentences("jokers-wild", "off"), sentences("jokers-wild", "on")
    for rule in ("president.one-rank", "president.lead-a-set", "president.unbeatable-set-closes"):
        assert printed[rule] != house[rule]
    assert "president.jokers-wild" in house
    assert "president.jokers-wild" not in printed


# Final passes


def passed_once(options: dict[str, str]) -> State:
    """The trick of the example: 3, pass, 6, pass, 9."""
    state = at("3C 9S 4S", "JH 4D", "6D 5D", "7D 8D", options=options)
    led = after(state, play(state, "3C"), passes(1), play(state, "6D", seat=2), passes(3))
    return after(led, play(led, "9S"))


def test_pass_is_final_refuses_a_second_try() -> None:
    assert rule_of(passed_once({}), play(passed_once({}), "JH", seat=1)) == ""
    state = passed_once(FINAL)
    assert rule_of(state, play(state, "JH", seat=1)) == "president.pass-is-final"
    assert why(state, play(state, "JH", seat=1)) == "B has passed in this trick."
    assert state.turn == 2, "the turn leaves out whoever has passed"


def test_pass_is_final_stands_before_turn_order_and_only_there() -> None:
    state = passed_once(FINAL)
    assert rule_of(state, passes(3)) == "president.pass-is-final"
    assert rule_of(state, passes(0)) == "president.turn-order"


def test_pass_is_final_only_until_the_trick_ends() -> None:
    state = after(passed_once(FINAL), passes(2))
    assert state.phase is Phase.SWEEP
    led = swept(state)
    assert (led.turn, led.passed) == (0, 0)
    assert rule_of(after(led, play(led, "4S")), play(led, "JH", seat=1)) == ""


def test_pass_is_final_ends_the_trick_at_once_if_nobody_is_left() -> None:
    state = at("KC 3C", "3D 4D", "QC", "3H 4H", trick="JC", options=FINAL, turn=2, passed=0b1010, last=0)
    out = after(state, play(state, "QC", seat=2))
    assert out.turn == 0
    assert after(out, play(out, "KC")).phase is Phase.SWEEP


def test_pass_is_final_changes_the_sentences() -> None:
    printed, house = sentences("pass-is-final", "off"), sentences("pass-is-final", "on")
    assert "president.pass-not-final" in printed
    assert "president.pass-not-final" not in house
    assert printed["president.trick-ends"] != house["president.trick-ends"]
    assert printed["president.turn-order"] != house["president.turn-order"]
    assert "president.pass-is-final" in house


# The free return


def received() -> State:
    """President 0, Vice President 2, Vice Beggar 3, Beggar 1; the high cards have gone up."""
    state = dealt("3S 4D 4C KH", "Jok2 2H 2C AS", "5C QC", "KD 6C 7C", order=(0, 2, 3, 1), options=FREE)
    return after(state, GO_ON)


def test_free_return_comes_after_receiving() -> None:
    state = received()
    assert (state.phase, state.givers) == (Phase.GIVE, (0, 2))
    assert hand(state, 0) == {"3S", "4D", "4C", "KH", "Jok2", "2H"}
    assert hand(state, 2) == {"5C", "QC", "KD"}
    assert GAME.active(state) == {0}


def test_free_return_gives_any_cards_even_those_received() -> None:
    state = after(received(), give(received(), 0, "Jok2 KH"))
    assert (state.phase, state.givers) == (Phase.GIVE, (2,))
    assert hand(state, 1) == {"2C", "AS", "Jok2", "KH"}
    done = after(state, give(state, 2, "KD"))
    assert (done.phase, done.turn) == (Phase.PLAY, 1)
    assert [len(held) for held in done.hands] == [4, 4, 2, 3]


def test_free_return_every_choice_is_legal_once() -> None:
    state = received()
    legal = GAME.legal(state, 0)
    assert len(legal) == len(set(legal)) == 15


@pytest.mark.parametrize(
    ("names", "to"), [("3S", "hand-1"), ("3S 4D 4C", "hand-1"), ("3S 4D", "hand-3"), ("3S 4D", "trick")]
)
def test_free_return_wants_the_right_cards_for_the_right_hand(names: str, to: str) -> None:
    state = received()
    wrong = Action(0, "give", ids(state, names), Place(to))
    assert rule_of(state, wrong) == "president.free-return"
    assert refused(state, wrong).places == (Place("hand-1"),)


def test_free_return_from_the_own_hand() -> None:
    state = received()
    assert rule_of(state, give(state, 0, "5C QC")) == "president.free-return"


def test_free_return_before_play_and_not_later() -> None:
    state = received()
    assert rule_of(state, play(state, "3S", seat=0)) == "president.free-return"
    assert rule_of(state, passes(0)) == "president.free-return"
    assert rule_of(state, give(state, 2, "5C")) == "president.turn-order"
    playing = at("3C 4C", 5, 5, options=FREE)
    action = Action(0, "give", ids(playing, "3C"), Place("hand-1"))
    assert rule_of(playing, action) == "president.free-return"
    assert why(playing, action) == "Cards are given back only right after the deal."


def test_free_return_with_three_players_is_the_presidents_alone() -> None:
    state = after(dealt("3S 3D", "AS AD", "5C", order=(0, 2, 1), options=FREE), GO_ON)
    assert state.givers == (0,)
    assert after(state, give(state, 0, "AS AD")).phase is Phase.PLAY


def test_free_return_changes_the_sentences() -> None:
    printed, house = sentences("free-return", "off"), sentences("free-return", "on")
    for name in ("exchange-top", "exchange-vice", "exchange-forced", "exchange-at-once"):
        assert printed[f"president.{name}"] != house[f"president.{name}"]
    assert "president.free-return" in house


# Passing by itself


def test_auto_pass_only_for_whoever_cannot_play() -> None:
    stuck = at("3C 4C", 5, trick="9D", options={"auto-pass": "on"})
    assert GAME.forced(stuck) == passes(0)
    assert GAME.forced(at("3C 10C", 5, trick="9D", options={"auto-pass": "on"})) is None
    assert GAME.forced(at("10S 10C", 5, trick="9D 9C", options={"auto-pass": "on"})) is None
    assert GAME.forced(at("10S JC", 5, trick="9D 9C", options={"auto-pass": "on"})) == passes(0)
    assert GAME.forced(at("3C 4C", 5, options={"auto-pass": "on"})) is None, "a leader always can"


def test_auto_pass_is_off_as_printed() -> None:
    assert GAME.forced(at("3C 4C", 5, trick="9D")) is None


def test_auto_pass_knows_wild_jokers() -> None:
    both = {"auto-pass": "on", **WILD}
    assert GAME.forced(at("10S Jok1 3C", 5, trick="9D 9C", options=both)) is None
    assert GAME.forced(at("10S Jok1 3C", 5, trick="9D 9C", options={"auto-pass": "on"})) == passes(0)
    assert GAME.forced(at("8S Jok1 3C", 5, trick="9D 9C", options=both)) == passes(0)


def test_deals_have_a_sentence_each() -> None:
    texts = {value: sentences("deals", value)["president.match-length"] for value in ("1", "3", "5", "10")}
    assert len(set(texts.values())) == 4


def test_every_house_rule_is_marked_as_changed() -> None:
    for name in ("jokers-wild", "pass-is-final", "free-return", "auto-pass"):
        book = GAME.rulebook(setup_of(4, {name: "on"}))
        assert any(row.rule.section is Section.HOUSE and row.rule.id == f"president.{name}" for row in book)
    assert not any(row.changed for row in GAME.rulebook(Setup(4)))
