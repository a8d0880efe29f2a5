"""Crazy Eights: what a refusal says and shows, what an action means, and what a new stock changes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Place, Setup
from tabletop.games.crazy_eights.engine import GAME
from tabletop.games.crazy_eights.moves import draw_action, the_draw
from tabletop.games.crazy_eights.state import CALL, Phase, can_draw, read_choice
from tabletop.kit.cards import SUIT_LETTERS
from tests.cards import cards
from tests.games.crazy_eights_positions import BENCH, after, at, draw, give, hand, ids, play, refused, rule_of, suit

MANY = {"many-on-suit": "on"}


def test_cards_of_several_ranks_are_shown_by_the_first_that_differs() -> None:
    state = at("6C 6S KD 2H", 4, top="6H")
    wrong = play(state, "6C 6S KD")
    assert refused(state, wrong).tokens == ids(state, "6C KD")
    assert BENCH.why(state, wrong) == "These cards are not of the same rank: 6 of clubs and king of diamonds."


def test_the_top_card_is_the_cause_not_what_lies_below() -> None:
    state = at("9C 9D KD 2H", 4, top="6H", under="3S 4S")
    assert refused(state, play(state, "9C 9D")).tokens == ids(state, "6H")
    assert refused(state, play(state, "KD")).tokens == ids(state, "KD 6H")
    pending = at("9H KD 2S", 4, top="2H", under="3S 4S", options={"stacking": "on"}, pending=2)
    assert refused(pending, play(pending, "9H")).tokens == ids(pending, "2H")


def test_two_cards_of_which_none_has_the_suit_do_not_match() -> None:
    state = at("9C 9D KD 2S", 4, top="6H", under="3S 4S", options=MANY)
    wrong = play(state, "9C 9D")
    assert refused(state, wrong).tokens == ids(state, "6H")
    assert BENCH.why(state, wrong) == "None of these cards is of the suit in force: hearts."


def test_a_number_names_no_suit() -> None:
    state = at("8C KD 2H", 4, top="6H")
    assert read_choice(5) == read_choice("") == read_choice(None) == (-1, False)
    assert rule_of(state, replace(play(state, "8C"), choice=5)) == rule_of(state, play(state, "8C"))


@pytest.mark.parametrize("letter", SUIT_LETTERS)
def test_an_eight_names_every_suit(letter: str) -> None:
    state = at("8C KD 2S 3S 4S", 5, top="6H")
    assert suit(after(state, play(state, "8C", letter))) == letter


def test_only_one_card_is_drawn_by_hand() -> None:
    state = at("KC QC", 5, top="6H", stock="3S 4S 5S")
    two = Action(0, "draw", ids(state, "3S 4S"))
    assert rule_of(state, two) == "crazy_eights.draw-one-if-stuck"
    assert GAME.canonical(state, two) == two


def test_nobody_is_told_to_draw_where_no_card_is_left() -> None:
    state = at("6C KD", 4, top="6H", stock="")
    assert BENCH.why(state, Action(0, "pass")) == "The 6 of clubs can be laid."


def test_the_next_giver_is_named() -> None:
    state = at("9H 2S", "KC QC", "KD QD", top="6H")
    caught = after(state, play(state, "9H"), Action(1, "catch"))
    assert caught.phase is Phase.GIVE
    assert caught.givers == (1, 2)
    assert BENCH.why(caught, Action(1, "draw")) == "First A gets a card from B."
    assert hand(after(caught, give(caught, 1, "KC")), 0) == set(cards("2S KC"))


def test_an_action_that_says_too_much_means_what_it_needs() -> None:
    state = at("6C KD", 4, top="6H")
    for verb in ("pass", "call_card", "catch"):
        assert GAME.canonical(state, Action(0, verb, to=Place("stock"))) == Action(0, verb)


def test_an_action_without_meaning_stays_what_it_is() -> None:
    state = at("6C KD", "6D 9C", top="6H", stock="3S 4S")
    strange = [
        Action(2, "play", ids(state, "6C")),
        Action(CLOCK, "play", ids(state, "6C")),
        Action(CLOCK, "play", ids(state, "6D")),
        play(state, "6C 3S"),
        Action(0, "draw", ids(state, "KD")),
    ]
    for action in strange:
        assert GAME.canonical(state, action) == action


def test_drawing_names_the_top_of_the_stock_or_nothing() -> None:
    state = at("KC QC", 5, top="6H", stock="3S 4S")
    assert the_draw(state, 0).tokens == ids(state, "3S")
    assert the_draw(at("KC QC", 5, top="6H", stock=""), 0).tokens == ()
    assert draw_action(0, 0).tokens == ("c0",)


def test_several_cards_laid_together_can_leave_one_and_be_called() -> None:
    state = at("6C 6S KD", 4, top="6H")
    assert play(state, "6C 6S", CALL) in GAME.legal(state, 0)
    assert after(state, play(state, "6C 6S", CALL)).called


# A new stock


def test_one_card_under_the_top_can_still_be_drawn() -> None:
    state = at("KC QC", 5, top="6H", under="3S", stock="")
    assert can_draw(state)
    assert hand(after(state, draw(state)), 0) == set(cards("KC QC 3S"))


def test_what_was_known_of_shuffled_cards_is_known_no_more() -> None:
    state = at("KC QC", 5, top="6H", under="3S 4S 5S", stock="", barred=(1,) * 54)
    drawn = after(state, draw(state))
    assert {drawn.barred[token] for token in state.discard[:-1]} == {0}
    assert all(drawn.barred[token] for token in (*state.hands[0], *state.hands[1], state.discard[-1]))


def test_after_a_reshuffle_only_the_top_card_is_remembered_as_laid() -> None:
    state = at("9H 3S KC QC JC", "9D QD KD AD JD", top="6H", stock="")
    state = after(state, play(state, "9H"))
    state = after(state, play(state, "9D"))
    assert len(state.plays) == 2
    drawn = after(state, draw(state))
    assert [(play.token, play.seat) for play in drawn.plays] == [(drawn.discard[-1], 1)]


def test_a_hand_of_fewer_cards_leaves_the_others_in_the_stock() -> None:
    handicaps = ("crazy_eights.fewer-2", "", "crazy_eights.fewer-1")
    state = GAME.start(Setup(3, handicaps=handicaps), LiveChance(5))
    assert sorted([*state.stock, *state.discard, *(token for held in state.hands for token in held)]) == list(range(54))
