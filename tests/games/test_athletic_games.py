"""The rules of Athletic Games: every worked example, every refusal, the end of turns and of the match."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Place, Setup
from tabletop.games.athletic_games.cards import DECK, FITS, card_name
from tabletop.games.athletic_games.engine import GAME
from tabletop.games.athletic_games.moves import PILE_MOVES, PLAYS, TOP_MOVES
from tabletop.games.athletic_games.state import State
from tests.games.athletic_games_positions import (
    BENCH,
    after,
    at,
    card,
    end,
    everything,
    hand,
    ident,
    move,
    name_of,
    pile,
    play,
)

SEED_HAND = "B7 P4 O1 Y1 Y2 R5 O5"
SEED_PILES = ("P7", "K1", "B1", "Y3", "R9")
SEED_TURN = (("B7", 1), (2, 3), ("P4", 2), ("O1", 3), ("Y1", 3), ("Y2", 3), (4, 3), ("R5", 4), ("O5", 4))


def fits(upper: str, lower: str) -> str:
    """The rule that forbids to lay one card on another; "" if it fits."""
    free = [name for name in ("R9", "P6", "K4", "O2", "Y8", "B5") if name not in (upper, lower)]
    state = at(f"{upper} {free[0]}", 3, piles=(lower, *free[1:5]))
    return BENCH.rule(state, play(state, upper, 1))


# Set-up


@pytest.mark.parametrize(("seats", "stock"), [(2, 41), (3, 34), (4, 27), (5, 20)])
def test_deal_seven_circle_of_five_stock(seats: int, stock: int) -> None:
    state = GAME.start(Setup(seats), LiveChance(3))
    assert [len(cards) for cards in state.hands] == [7] * seats
    assert [len(cards) for cards in state.piles] == [1] * 5
    assert len(state.stock) == stock
    assert everything(state) == list(DECK)


def test_deck_60_has_six_colours_with_ten_values() -> None:
    assert sorted(GAME.start(Setup(2), LiveChance(1)).faces) == list(range(60))
    assert {name_of(one) for one in DECK} == {f"{c}{v}" for c in "BPKOYR" for v in range(1, 11)}


def test_youngest_starts_and_clockwise() -> None:
    state = GAME.start(Setup(4), LiveChance(3))
    turns = []
    for _ in range(6):
        turns.append(state.turn)
        state = GAME.apply(state, end(state), LiveChance(1))
    assert turns == [0, 1, 2, 3, 0, 1]


# Fitting


def test_fit_same_value_and_fit_neighbour() -> None:
    for lower in ("R7", "R5", "B6"):
        assert fits("R6", lower) == ""


def test_no_wrap() -> None:
    assert fits("B10", "B1") == "athletic_games.no-wrap"
    assert fits("B1", "B10") == "athletic_games.no-wrap"
    assert fits("B10", "R10") == ""
    assert fits("B1", "K1") == ""


def test_must_fit() -> None:
    assert fits("R6", "B7") == "athletic_games.must-fit"
    assert fits("R6", "R8") == "athletic_games.must-fit"
    assert fits("B10", "R1") == "athletic_games.must-fit"


@pytest.mark.parametrize(("top", "missing"), [("B7", "B6 B8"), ("B1", "B2"), ("O10", "O9")])
def test_must_fit_names_what_would(top: str, missing: str) -> None:
    state = at("R4", 3, piles=(top, "R9", "K2", "Y8", "P6"))
    why = BENCH.refused(state, play(state, "R4", 1)).why
    assert why is not None
    said = dict(why.args)
    assert said["value"] == int(top[1:])
    assert [name for key, name in why.args if key in ("below", "above", "next")] == [
        card_name(card(name)) for name in missing.split()
    ]


def test_a_card_that_fits_nowhere_is_marked() -> None:
    state = at("R4", 3, piles=("B7", "R9", "K2", "Y8", "P6"))
    token = ident(state, "R4")
    assert BENCH.refused(state, Action(0, "play", (token,))).tokens == (token,)


def test_fits_is_the_same_both_ways_and_says_what_the_rules_say() -> None:
    for one, other in itertools.product(DECK, DECK):
        near = one // 10 == other // 10 and abs(one - other) == 1
        assert bool(FITS[one] >> other & 1) == (one % 10 == other % 10 or near)
        assert FITS[one] >> other & 1 == FITS[other] >> one & 1


# Playing


def test_own_turn_goes_before_everything() -> None:
    state = at("B7 B8", "K9 K8", piles=("P7", *("R1", "R3", "Y5", "O9")))
    other = Action(1, "play", (ident(state, "K9"),), Place("place-1"))
    assert BENCH.rule(state, other) == "athletic_games.own-turn"
    assert BENCH.rule(state, Action(0, "play", other.tokens, other.to)) == "athletic_games.own-turn"
    from_stock = Action(0, "play", (f"c{state.stock[-1]}",), Place("place-1"))
    assert BENCH.refused(state, from_stock).rule == "athletic_games.own-turn"
    assert BENCH.refused(state, from_stock).why != BENCH.refused(state, replace(from_stock, tokens=other.tokens)).why


def test_play_on_pile_many_cards_on_several_piles() -> None:
    state = after(at("B7 B8 P8 R2", 3, piles=("P7", "R1", "K3", "Y5", "O9")), ("B7", 1), ("R2", 2), ("B8", 1))
    assert pile(state, 1) == "P7 B7 B8"
    assert pile(state, 2) == "R1 R2"
    assert hand(state) == {"P8"}
    assert state.turn == 0


def test_play_on_pile_goes_nowhere_else() -> None:
    state = at("B7 B8", 3)
    elsewhere = Action(0, "play", (ident(state, "B7"),), Place("stock"))
    assert BENCH.rule(state, elsewhere) == "athletic_games.play-on-pile"
    assert BENCH.rule(state, replace(elsewhere, to=Place("hand-1"))) == "athletic_games.play-on-pile"


def test_reference_is_top() -> None:
    state = after(at("B7 B8 P6", 3, piles=("P7", *("R1", "R3", "Y5", "O9"))), ("B7", 1))
    assert BENCH.rule(state, play(state, "P6", 1)) == "athletic_games.must-fit"
    assert BENCH.rule(state, play(state, "B8", 1)) == ""


# Moving piles


def test_pile_move_from_top_turns_the_pile_over() -> None:
    state = after(at("R1", 3, piles=("O4 O5 K5", "K6", "R4", "B1", "B10")), (1, 2))
    assert pile(state, 1) == ""
    assert pile(state, 2) == "K6 K5 O5 O4"
    state = after(state, (2, 3))
    assert pile(state, 3) == "R4 O4 O5 K5 K6"
    assert (pile(state, 1), pile(state, 2)) == ("", "")


def test_pile_move_from_top_refuses_what_only_a_lower_card_fits() -> None:
    state = at("R1", 3, piles=("B3 B4", "B2", "R10", "K8", "Y6"))
    assert BENCH.rule(state, move(state, 1, 2)) == "athletic_games.pile-move-from-top"
    assert BENCH.rule(state, move(state, 2, 1)) == "athletic_games.pile-move-from-top"
    assert BENCH.refused(state, move(state, 2, 1)).tokens == (ident(state, "B2"), ident(state, "B4"))


def test_pile_move_from_top_is_the_rule_for_1_and_10_too() -> None:
    state = at("R2", 3, piles=("B1", "B10", "R5", "K8", "Y6"))
    assert BENCH.rule(state, move(state, 1, 2)) == "athletic_games.pile-move-from-top"


def test_pile_move_target() -> None:
    state = at("R10 R9 B10 R1", 3, piles=("", "Y8", "K4", "P6", "O2"))
    assert BENCH.rule(state, move(state, 2, 1)) == "athletic_games.pile-move-target"
    assert BENCH.refused(state, move(state, 2, 1)).places == (Place("place-1"),)
    assert BENCH.rule(state, move(state, 2, 2)) == "athletic_games.pile-move-target"
    assert BENCH.rule(state, replace(move(state, 2, 2), to=Place("hand-0"))) == "athletic_games.pile-move-target"
    state = after(state, ("R10", 1))
    assert BENCH.rule(state, play(state, "R9", 1)) == ""
    assert BENCH.rule(state, play(state, "B10", 1)) == ""
    assert BENCH.rule(state, play(state, "R1", 1)) == "athletic_games.no-wrap"


def test_pile_move_whole_or_not_at_all() -> None:
    state = at("R1", 3, piles=("B3 B4", "P4", "R10", "K8", "Y6"))
    assert BENCH.rule(state, move(state, 1, 2, "move_top")) == "athletic_games.pile-move-whole"
    lower = Action(0, "move_pile", (ident(state, "B3"),), Place("place-2"))
    assert GAME.canonical(state, lower) == move(state, 1, 2)
    moved = GAME.apply(state, lower, LiveChance(1))
    assert pile(moved, 2) == "P4 B4 B3"
    assert not moved.placed


def test_pile_move_needs_a_pile() -> None:
    state = at("R1", 3)
    held = Action(0, "move_pile", (ident(state, "R1"),), Place("place-2"))
    assert BENCH.rule(state, held) == "athletic_games.own-turn"


# Holes


def test_pile_move_makes_hole_and_hole_any_card() -> None:
    state = after(at("B7 R2", 3, piles=("R4", "R5", "K3", "Y8", "O9")), (1, 2))
    for name in ("B7", "R2"):
        assert BENCH.rule(state, play(state, name, 1)) == ""
    assert pile(after(state, ("B7", 1)), 1) == "B7"


def test_holes_several_and_holes_stay() -> None:
    state = at("B7 B9", 3, piles=("R4", "R5", "R6", "R7", "R8"))
    state = after(state, (1, 2), (3, 4))
    assert [bool(cards) for cards in state.piles] == [False, True, False, True, True]
    state = after(state, ())
    assert (state.turn, [bool(cards) for cards in state.piles]) == (1, [False, True, False, True, True])


def test_holes_several_at_most_four() -> None:
    state = after(at("B7 B9", 3, piles=("R4", "K4", "B4", "O4", "Y4")), (1, 2), (3, 2), (4, 2), (5, 2))
    assert pile(state, 2) == "K4 R4 B4 O4 Y4"
    assert not [action for action in GAME.legal(state, 0) if action.verb == "move_pile"]


# The end of a turn


def test_all_out_medal_the_seeds_turn() -> None:
    state = at(SEED_HAND, 3, piles=SEED_PILES)
    state = after(state, *SEED_TURN[:-1])
    assert pile(state, 2) == "P4"
    state = after(state, SEED_TURN[-1])
    assert state.medals == (1, 0)
    assert [pile(state, place) for place in range(1, 6)] == [
        "P7 B7",
        "P4",
        "B1 K1 O1 Y1 Y2 Y3",
        "R5 O5",
        "R9",
    ]
    assert len(state.hands[0]) == 7
    assert state.turn == 1


def test_all_out_medal_through_a_hole_left_by_another() -> None:
    state = at("B3", 3, piles=("R8", "R9", "K6", "", "P8"))
    state = after(state, ("B3", 4))
    assert (state.medals, len(state.hands[0]), state.turn) == ((1, 0), 7, 1)


def test_refill_three_and_no_hand_limit() -> None:
    state = at("B7 B8 B9 P8 P7 R1 Y4", 3, piles=("B6", "K3", "O1", "K10", "Y9"))
    state = after(state, ("B7", 1), ("B8", 1), ("P8", 1), ("P7", 1), ("B9", 5), ())
    assert len(state.hands[0]) == 5
    assert {"R1", "Y4"} < hand(state)
    assert state.medals == (0, 0)
    state = after(state, (), ())
    assert len(state.hands[0]) == 8


def test_stop_any_time() -> None:
    state = after(at("R2", 3, piles=("B2", "K8", "O6", "Y4", "P10")), ())
    assert (state.turn, len(state.hands[0])) == (1, 4)


def test_five_medals_ends_the_match_at_once() -> None:
    before = at("B3", "R1 R2", 4, piles=("B4", "R9", "K6", "", "P8"), medals=(4, 4, 0))
    state = after(before, ("B3", 1))
    result = GAME.result(state)
    assert result is not None
    assert (result.rule, result.winners, result.scores) == ("athletic_games.five-medals", (0,), (5, 4, 0))
    assert (state.hands[0], state.hands[1:], state.stock) == ((), before.hands[1:], before.stock)
    assert GAME.active(state) == frozenset()
    assert BENCH.rule(state, end(state)) == "core.match_over"


# The stock


def test_rebuild_in_the_middle_of_a_refill() -> None:
    piles = ("B1 B2 B3", "K9", "O4 O5", "Y1 Y2 Y3 Y4 Y5", "P8")
    state = after(at("R1", 3, piles=piles, stock="R9 R10"), ())
    assert {"R1", "R9", "R10"} < hand(state)
    assert len(state.hands[0]) == 4
    assert len(state.stock) == 6
    assert [pile(state, place) for place in range(1, 6)] == ["B3", "K9", "O5", "Y5", "P8"]


def test_rebuild_moment_as_soon_as_the_stock_is_empty() -> None:
    piles = ("B1 B2 B3", "K9", "O4 O5", "Y1 Y2 Y3 Y4 Y5", "P8")
    luck = LiveChance(1)
    state = after(at("R1", 3, piles=piles, stock="R8 R9 R10"), (), chance=luck)
    assert hand(state) == {"R1", "R8", "R9", "R10"}
    assert len(state.stock) == 7
    assert len(luck.drawn) == 6
    stock = {name_of(state.faces[token]) for token in state.stock}
    assert stock == {"B1", "B2", "O4", "Y1", "Y2", "Y3", "Y4"}


def test_short_draw() -> None:
    state = after(at("R1", 3, stock="R8 R10"), ())
    assert hand(state) == {"R1", "R8", "R10"}
    assert state.stock == ()
    assert len(after(state, ()).hands[1]) == 3


def test_short_draw_tries_the_rebuild_again() -> None:
    state = after(at("R8 B1", 3, stock=""), ("R8", 2))
    assert pile(state, 2) == "R7 R8"
    state = after(state, ())
    assert hand(state) == {"B1", "R7"}
    assert state.stock == ()


def test_empty_hand_turn() -> None:
    state = at("", 3, piles=("R8", "R9", "K6", "", "P8"))
    assert BENCH.rule(state, move(state, 1, 2)) == "athletic_games.empty-hand-turn"
    assert GAME.legal(state, 0) == (end(state),)
    assert GAME.forced(state) == end(state)
    state = after(state, ())
    assert (len(state.hands[0]), state.medals) == (3, (0, 0))
    assert GAME.forced(state) is None


# The end of the match


def test_standstill() -> None:
    state = at("R1", "B10", "Y6", stock="")
    state = after(state, (), ())
    assert GAME.result(state) is None
    state = after(state, ())
    result = GAME.result(state)
    assert result is not None
    assert (result.rule, result.winners) == ("athletic_games.standstill", (0, 1, 2))


def test_standstill_needs_turns_without_anything() -> None:
    state = at("R8 B10", "Y6", piles=("R9", "R10", "P5", "K3", "O1"), stock="", idle=1)
    assert GAME.result(after(state, (1, 2), ())) is None
    assert after(state, (1, 2), ()).idle == 0
    assert after(state, ("R8", 1), ()).idle == 0
    assert GAME.result(after(state, ())) is not None


def test_turn_limit_and_tie_break() -> None:
    state = at("R1 R2", 3, 4, medals=(2, 2, 1), ended=118, turn=1)
    state = after(state, ())
    assert GAME.result(state) is None
    result = GAME.result(after(state, ()))
    assert result is not None
    assert (result.rule, result.ranking) == ("athletic_games.turn-limit", ((0,), (1,), (2,)))


def test_tie_break_shares_the_victory() -> None:
    state = after(at(3, 6, 2, medals=(1, 1, 0), ended=119, turn=2), ())
    assert GAME.result(replace(state, hands=(state.hands[0], state.hands[0], ())))
    equal = GAME.result(replace(state, hands=(state.hands[0], state.hands[1][:3], ())))
    assert equal is not None
    assert equal.ranking == ((0, 1), (2,))


# Properties


def random_state(seed: int, plies: int, options: tuple[tuple[str, str], ...] = ()) -> State:
    """Where random play comes to."""
    luck = LiveChance(seed)
    state = GAME.start(Setup(2 + seed % 4, options), luck)
    for _ in range(plies):
        legal = GAME.legal(state, state.turn)
        if not legal:
            break
        state = GAME.apply(state, legal[luck.pick(len(legal))], luck)
    return state


OPTION_SETS = st.sampled_from(
    [
        (),
        (("athletic_games.free-card-moves", "on"),),
        (("athletic_games.stop-rule", "when-stuck"),),
        (("athletic_games.refill-holes", "from-stock"),),
    ]
)


@pytest.mark.slow
@given(st.integers(0, 10_000), st.integers(0, 250), OPTION_SETS)
def test_whatever_is_played_cards_stay_and_neighbours_in_piles_fit(
    seed: int, plies: int, options: tuple[tuple[str, str], ...]
) -> None:
    state = random_state(seed, plies, options)
    assert everything(state) == list(DECK)
    assert sorted(state.faces) == list(DECK)
    for tokens in state.piles:
        for lower, upper in itertools.pairwise(tokens):
            assert FITS[state.faces[lower]] >> state.faces[upper] & 1


@given(st.integers(0, 10_000), st.integers(0, 250), OPTION_SETS)
def test_the_list_of_legal_actions_is_what_the_checks_allow(
    seed: int, plies: int, options: tuple[tuple[str, str], ...]
) -> None:
    state = random_state(seed, plies, options)
    seat = state.turn
    everywhere = [
        action for table in (PLAYS, PILE_MOVES, TOP_MOVES) for token in range(60) for action in table[seat][token]
    ]
    allowed = {GAME.canonical(state, a) for a in (*everywhere, end(state)) if GAME.check(state, a) is None}
    legal = GAME.legal(state, seat)
    assert set(legal) == allowed
    assert len(legal) == len(set(legal))


@given(st.integers(0, 10_000))
def test_a_turn_ends_after_twice_the_hand_and_four_actions(seed: int) -> None:
    luck = LiveChance(seed)
    state = GAME.start(Setup(2), luck)
    for count in itertools.count():
        legal = [action for action in GAME.legal(state, 0) if action.verb != "end_turn"]
        if state.turn or not legal:
            break
        assert count < 18
        state = GAME.apply(state, legal[luck.pick(len(legal))], luck)


def test_no_short_name_is_lost() -> None:
    assert all(card(name_of(one)) == one for one in DECK)


def test_where_nobody_stops_early_no_sentence_lets_cards_or_holes_be_left() -> None:
    setup = Setup(2, (("athletic_games.stop-rule", "when-stuck"),))
    told = {row.rule.text_id for row in GAME.rulebook(setup)}
    ids = ("athletic_games.play-on-pile", "athletic_games.holes-several")
    assert told.isdisjoint(ids)
    assert told.issuperset(f"{one}@when-stuck" for one in ids)
    assert {row.rule.text_id for row in GAME.rulebook(Setup(2))}.issuperset(ids)
