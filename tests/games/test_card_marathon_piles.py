"""Where the cards of Card Marathon lie: rows, and piles of which only the top counts."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.games.card_marathon.engine import GAME
from tabletop.games.card_marathon.moves import Kind, held_back, kind_of
from tabletop.games.card_marathon.state import row_of
from tests.cards import cards
from tests.games.card_marathon_positions import BENCH, at, draw, ident, named


def test_what_is_no_challenge_and_what_is_no_milestone() -> None:
    assert kind_of(cards("5S 6H 7D")) is Kind.NONE
    state = at("5S 6H 7D 8C KD", me="2S 3S")
    assert row_of(state, state.rows[1][2]) == (1, 2)
    assert row_of(state, state.effort[0]) is None


def test_with_an_empty_effort_pile_a_card_is_drawn_from_the_refreshments() -> None:
    state = at("5S 6H 7D 8C KD", effort="")
    left = replace(state, effort=(), refreshments=(*state.refreshments, *state.effort))
    drawn = [action.choice for action in GAME.legal(left, 0) if action.verb == "draw"]
    assert drawn == ["refreshments"]


def test_a_card_that_lies_in_another_pile_does_not_stand_for_one_of_this() -> None:
    state = at("5S 6H 7D 8C KD", effort="2H")
    wrong = replace(draw(state), tokens=(ident(state, "2H"),))
    assert GAME.canonical(state, wrong) is wrong
    assert BENCH.rule(state, wrong) != ""
    any_card = replace(draw(state), tokens=(f"c{state.refreshments[0]}",))
    assert GAME.canonical(state, any_card) == draw(state)


def test_of_the_straights_that_the_lead_forbids_only_true_ones_are_held_back() -> None:
    """Of four in one suit none is a straight that is forbidden, and none with too few cards of the hand."""
    two = "5S 5H 6S 7S 8S"
    state = at(f"{two} QS", me="2H 3C KD KC", opp="9D")
    found = [named(state, energy) for energy, _ in held_back(state, 0)]
    assert found == ["5H 6S 7S 8S"]
    needed = {"min-energy": "2"}
    fewer = at("5S 2C JD QS KS 9H", me="6H 7D 8C", options=needed)
    assert list(held_back(fewer, 0)) == []
    enough = at("5S 6H 2C JD QS KS", me="7D 8C 2H", options=needed)
    assert [(named(enough, own), named(enough, shown)) for own, shown in held_back(enough, 0)] == [("5S 6H", "7D 8C")]
