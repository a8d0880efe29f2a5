"""The house rules of Athletic Games, one after the other."""

from __future__ import annotations

import pytest

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Place, Refusal, Setup
from tabletop.games.athletic_games.engine import GAME
from tabletop.games.athletic_games.state import State
from tabletop.match.match import Match
from tabletop.match.taking_back import take_back
from tests.games.athletic_games_positions import BENCH, after, at, end, hand, ident, move, pile, play, shown

FREE = {"free-card-moves": "on"}


def match_at(state: State) -> Match[State]:
    """A match that stands at this state."""
    match = Match(GAME, Setup(state.seats), LiveChance(1))
    match.states[-1] = state
    return match


# stop-rule


def test_stop_when_stuck_while_a_card_fits() -> None:
    piles = ("B2", "K8", "O6", "Y4", "P10")
    state = at("R2", 3, piles=piles, options={"stop-rule": "when-stuck"})
    assert BENCH.rule(state, end(state)) == "athletic_games.stop-when-stuck"
    assert BENCH.refused(state, end(state)).tokens == (ident(state, "R2"),)
    assert BENCH.rule(at("R2", 3, piles=piles), Action(0, "end_turn")) == ""


def test_stop_when_stuck_while_a_hole_is_open() -> None:
    piles = ("B1", "K8", "", "Y4", "P10")
    state = at("R2", 3, piles=piles, options={"stop-rule": "when-stuck"})
    assert BENCH.rule(state, end(state)) == "athletic_games.stop-when-stuck"


def test_stop_when_stuck_does_not_force_pile_moves() -> None:
    piles = ("B1", "K1", "O6", "Y4", "P10")
    state = at("R2", 3, piles=piles, options={"stop-rule": "when-stuck"})
    assert BENCH.rule(state, move(state, 1, 2)) == ""
    assert BENCH.rule(state, end(state)) == ""


def test_stop_when_stuck_lets_an_empty_hand_draw() -> None:
    state = at("", 3, piles=("B1", "K8", "", "Y4", "P10"), options={"stop-rule": "when-stuck"})
    assert len(after(state, ()).hands[0]) == 3


# refill-holes


def test_refill_holes_from_the_stock_in_the_order_of_the_places() -> None:
    piles = ("", "K8", "", "Y4", "P10")
    state = after(at("R2", 3, piles=piles, stock="R4 R5 R6 B1 B2 B3", options={"refill-holes": "from-stock"}), ())
    assert hand(state) == {"R2", "R4", "R5", "R6"}
    assert [pile(state, place) for place in (1, 3)] == ["B1", "B2"]
    assert len(state.stock) == 1


def test_refill_holes_as_far_as_the_stock_allows() -> None:
    piles = ("", "K8", "", "Y4", "P10")
    state = after(at("R2", 3, piles=piles, stock="R4 R5 R6 B1", options={"refill-holes": "from-stock"}), ())
    assert [pile(state, place) for place in (1, 3)] == ["B1", ""]


def test_refill_holes_after_a_medal_too() -> None:
    state = at("R2 O9", 3, piles=("R1", "K8", "", "Y4", "O10"), options={"refill-holes": "from-stock"})
    state = after(state, ("R2", 1), ("O9", 5))
    assert state.medals == (1, 0)
    assert all(state.piles)


def test_refill_holes_by_default_leaves_them() -> None:
    assert pile(after(at("R2", 3, piles=("", "K8", "O6", "Y4", "P10")), ()), 1) == ""


# medals-to-win, turn-limit


@pytest.mark.parametrize(("medals", "over"), [("3", True), ("5", False)])
def test_medals_to_win(medals: str, over: bool) -> None:
    state = at("R2", 3, piles=("R1", "K8", "", "Y4", "P10"), medals=(2, 0), options={"medals-to-win": medals})
    assert (GAME.result(after(state, ("R2", 1))) is not None) == over


@pytest.mark.parametrize(("turns", "ended"), [("20", 39), ("40", 79), ("100", 199)])
def test_turn_limit(turns: str, ended: int) -> None:
    chosen = {"turn-limit": turns}
    assert GAME.result(after(at(3, 3, options=chosen, ended=ended - 1), ())) is None
    assert GAME.result(after(at(3, 3, options=chosen, ended=ended), ())) is not None


# take-back


def seed_turn(option: str) -> Match[State]:
    """A match in which a card was laid and a pile was moved."""
    state = at("B7 R2 R3", 3, piles=("P7", "K1", "B1", "Y3", "R9"), options={"take-back": option})
    match = match_at(state)
    for action in (play(state, "B7", 1), move(state, 2, 3)):
        assert not isinstance(match.submit(action), Refusal)
    return match


def test_take_back_within_the_own_turn() -> None:
    match = seed_turn("on")
    first = match.states[0]
    assert take_back(match, {0}) == 1
    assert take_back(match, {0}) == 1
    assert match.state == first


def test_take_back_is_over_when_cards_were_drawn() -> None:
    match = seed_turn("on")
    match.submit(end(match.state))
    assert take_back(match, {0}) == Refusal("core.undo_seen")


def test_take_back_is_over_when_the_medal_is_won() -> None:
    state = at("B7", 3, piles=("P7", "K1", "B1", "Y3", "R9"), medals=(4, 0))
    match = match_at(state)
    match.submit(play(state, "B7", 1))
    assert match.result is not None
    assert take_back(match, {0, 1}) == Refusal("core.undo_seen")


def test_take_back_off() -> None:
    match = seed_turn("off")
    assert take_back(match, {0}) == Refusal("athletic_games.take-back")
    assert len(match.log) == 3


def test_take_back_off_holds_for_a_turn_that_drew_nothing() -> None:
    for option, answer in (("on", 1), ("off", Refusal("athletic_games.take-back"))):
        match = match_at(at("R2", 3, stock="", options={"take-back": option}))
        assert not isinstance(match.submit(end(match.state)), Refusal)
        assert take_back(match, {0}) == answer


def test_friendly_undo_goes_further_than_the_house() -> None:
    match = seed_turn("off")
    match.friendly_undo = True
    assert take_back(match, {0}) == 1


# free-card-moves


def test_free_card_moves_one_card_alone() -> None:
    state = at("R1", 3, piles=("B3 B4", "P4", "R10", "K8", "Y6"), options=FREE)
    state = after(state, (1, 2, "move_top"))
    assert (pile(state, 1), pile(state, 2)) == ("B3", "P4 B4")
    assert not state.placed


def test_free_card_moves_a_last_card_leaves_a_hole() -> None:
    state = at("R1", 3, piles=("B4", "P4", "R10", "K8", "Y6"), options=FREE)
    single = move(state, 1, 2, "move_top")
    assert GAME.canonical(state, single) == move(state, 1, 2)
    assert pile(after(state, (1, 2, "move_top")), 1) == ""


def test_free_card_moves_spread_a_pile() -> None:
    state = at("R1", 3, piles=("B3 B4", "P4", "K3", "K8", "Y6"), options=FREE)
    state = after(state, (1, 2, "move_top"), (1, 3))
    assert [pile(state, place) for place in (1, 2, 3)] == ["", "P4 B4", "K3 B3"]


def test_free_card_moves_only_the_top_card() -> None:
    state = at("R1", 3, piles=("B3 B4", "K3", "R10", "K8", "Y6"), options=FREE)
    lower = Action(0, "move_top", (ident(state, "B3"),), Place("place-2"))
    assert BENCH.rule(state, lower) == "athletic_games.reference-is-top"


def test_free_card_moves_must_fit() -> None:
    state = at("R3", 3, piles=("B3 B4", "R1", "B10", "K9 K1", "K10"), options=FREE)
    assert BENCH.rule(state, move(state, 1, 2, "move_top")) == "athletic_games.must-fit"
    assert BENCH.rule(state, move(state, 4, 5, "move_top")) == "athletic_games.no-wrap"
    assert BENCH.rule(state, move(state, 1, 2)) == "athletic_games.pile-move-from-top"
    assert BENCH.rule(state, move(state, 1, 1, "move_top")) == "athletic_games.pile-move-target"


def test_hole_hand_only() -> None:
    state = at("R3", 3, piles=("B3 B4", "", "B10", "K9 K1", "K10"), options=FREE)
    assert BENCH.rule(state, move(state, 1, 2, "move_top")) == "athletic_games.hole-hand-only"
    assert BENCH.rule(state, move(state, 1, 2)) == "athletic_games.hole-hand-only"
    assert BENCH.rule(state, move(state, 3, 2)) == "athletic_games.hole-hand-only"


def test_no_repeat() -> None:
    state = at("R5 B5", 3, piles=("B3 B4", "P4", "R10", "K8", "Y6"), options=FREE)
    there = after(state, (1, 2, "move_top"))
    back = Action(0, "move_top", (ident(there, "B4"),), Place("place-1"))
    assert BENCH.rule(there, back) == "athletic_games.no-repeat"
    assert back not in GAME.legal(there, 0)


def test_no_repeat_counts_anew_after_a_card_was_laid() -> None:
    state = at("R5 B8", 3, piles=("B3 B4", "P4", "R10", "K8", "Y6"), options=FREE)
    there = after(state, (1, 2, "move_top"), ("B8", 4))
    assert BENCH.rule(there, Action(0, "move_top", (ident(there, "B4"),), Place("place-1"))) == ""


def test_no_repeat_forgets_what_was_taken_back() -> None:
    state = at("R5 B5", 3, piles=("B3 B4", "P4", "R10", "K8", "Y6"), options=FREE)
    match = match_at(state)
    step = move(state, 1, 2, "move_top")
    match.submit(step)
    assert take_back(match, {0}) == 1
    assert not isinstance(match.submit(step), Refusal)


# What the rules viewer tells


def test_the_rulebook_is_told_as_the_table_plays() -> None:
    def told(**options: str) -> set[str]:
        chosen = tuple((f"athletic_games.{name.replace('_', '-')}", value) for name, value in options.items())
        return {row.rule.text_id for row in GAME.rulebook(Setup(2, chosen))}

    printed = told()
    assert "athletic_games.stop-any-time" in printed
    assert "athletic_games.stop-when-stuck" not in printed
    assert "athletic_games.stop-any-time" not in told(stop_rule="when-stuck")
    assert "athletic_games.stop-when-stuck" in told(stop_rule="when-stuck")
    assert {"athletic_games.free-card-moves", "athletic_games.no-repeat"} <= told(free_card_moves="on")
    assert "athletic_games.five-medals@medals-3" in told(medals_to_win="3")
    assert "athletic_games.take-back" in told(take_back="off")
    assert "athletic_games.holes-stay" not in told(refill_holes="from-stock")


def test_the_button_rests_while_the_house_forbids_to_stop() -> None:
    piles = ("B2", "K9", "P7", "Y5", "O8")
    for value, resting in (("free", False), ("when-stuck", True)):
        state = at("R2", 4, piles=piles, options={"stop-rule": value})
        (button,) = shown(state, 0).buttons
        assert button.resting is resting
    stuck = at("R3", 4, piles=piles, options={"stop-rule": "when-stuck"})
    (button,) = shown(stuck, 0).buttons
    assert not button.resting
