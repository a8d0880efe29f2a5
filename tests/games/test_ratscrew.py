"""The rules of Egyptian Ratscrew: each test is named after the rule that it shows."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tabletop.core.bot import Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Refusal, Setup
from tabletop.games.ratscrew.engine import GAME
from tabletop.games.ratscrew.state import GAP_MS, GRACE_MS, TOKENS, Phase
from tabletop.match.match import Match
from tests.games.ratscrew_positions import (
    BENCH,
    GATHER,
    at,
    counts,
    gather,
    laid,
    pile,
    slap,
    slap_action,
    stack,
    top_of,
    turn,
    view,
    watched_match,
)

# Set-up


@pytest.mark.parametrize(
    ("seats", "dealt"),
    [
        (2, (26, 26)),
        (3, (18, 17, 17)),
        (4, (13,) * 4),
        (5, (11, 11, 10, 10, 10)),
        (6, (9, 9, 9, 9, 8, 8)),
    ],
)
def test_deal_all_from_the_dealers_left(seats: int, dealt: tuple[int, ...]) -> None:
    starts = set()
    for seed in range(30):
        state = GAME.start(Setup(seats), LiveChance(seed))
        starts.add(state.turn)
        assert tuple(len(state.stacks[(state.turn + step) % seats]) for step in range(seats)) == dealt
        assert sorted(token for held in state.stacks for token in held) == list(range(52))
    assert starts == set(range(seats)), "lots are drawn for the dealer"


def test_first_turner_and_deal_with_five_seats() -> None:
    seeds = (seed for seed in range(200) if GAME.start(Setup(5), LiveChance(seed)).turn == 0)
    state = GAME.start(Setup(5), LiveChance(next(seeds)))
    assert counts(state) == (11, 11, 10, 10, 10)
    assert GAME.check(state, Action(0, "turn")) is None


def test_stacks_unseen_by_everybody() -> None:
    state = turn(GAME.start(Setup(3), LiveChance(2)))
    for seat in (None, 0, 1, 2):
        seen = {p.token for p in view(state, seat).placements if p.face is not None and p.token in TOKENS}
        assert seen == {TOKENS[state.pile[0]]}


# Turning


def test_turn_top_card_face_up_onto_the_pile() -> None:
    state = at("5C 2C", "9D", turn=0)
    assert pile(turn(state)) == "5C"
    assert GAME.apply(state, GAME.legal(state, 0)[0], LiveChance(1)).turn == 1


def test_turn_order_over_the_seats_with_cards() -> None:
    state = laid(at("5C 2C", 0, "9D 3C", "4C 6C"), "5C 9D 4C 2C 3C")
    assert state.turn == 3


def test_turn_order_is_the_refusal_of_another_seat() -> None:
    state = turn(at("5C 2C", "9D 3C", "4C", turn=1))
    assert BENCH.refused(state, Action(1, "turn", choice=state.laid_ms + 900)).rule == "ratscrew.turn-order"


def test_gap_between_cards_of_700_ms() -> None:
    state = turn(at("5C 2C", "9D 3C", "4C", turn=1))
    early = Action(2, "turn", choice=state.laid_ms + 300)
    assert BENCH.refused(state, early).rule == "ratscrew.gap-between-cards"
    assert GAME.check(state, Action(2, "turn", choice=state.laid_ms + GAP_MS)) is None
    assert (
        BENCH.refused(state, Action(2, "turn", choice=state.laid_ms + GAP_MS - 1)).rule == "ratscrew.gap-between-cards"
    )
    assert BENCH.refused(state, replace(early, seat=1)).rule == "ratscrew.turn-order", "the nearer reason comes first"


def test_gap_between_cards_is_waited_for_by_an_action_without_a_moment() -> None:
    state = turn(at("5C 2C", "9D 3C"))
    assert GAME.apply(state, Action(1, "turn"), LiveChance(1)).laid_ms == state.laid_ms + GAP_MS


def test_turn_top_card_refuses_every_other_card() -> None:
    state = at("5C 2C", "9D 3C")
    second, other = TOKENS[state.stacks[0][1]], top_of(state, 1)
    for token in (second, other, "hand-0"):
        assert BENCH.refused(state, Action(0, "turn", (token,))).rule == "ratscrew.turn-top-card"


# Contracts


def test_contract_paid_gives_the_pile_to_the_owner() -> None:
    state = laid(at("5C 2C", "9D 3C", "JS 6C", "4H 7C"), "5C 9D JS 4H")
    assert (state.phase, state.winner) == (Phase.GRACE, 2)
    assert GAME.deadline_ms(state) == GRACE_MS
    state = gather(state)
    assert state.turn == 2
    assert stack(state, 2) == "6C 5C 9D JS 4H"


@pytest.mark.parametrize(("court", "due"), [("JH", 1), ("QH", 2), ("KH", 3), ("AH", 0), ("10H", 0)])
def test_contract_size(court: str, due: int) -> None:
    state = laid(at(f"{court} 2C", "3C 4C", "5C 6C"), court)
    assert (state.due, state.turn) == (due, 1)
    assert state.owner == (0 if due else -1)


def test_contract_broken_by_a_court_card() -> None:
    state = laid(at("QS 2C", "6C KD 4C", "2H 3H 10H 5C"), "QS 6C KD")
    assert (state.owner, state.turn, state.due) == (1, 2, 3)
    state = laid(state, "2H 3H 10H")
    assert (state.phase, state.winner) == (Phase.GRACE, 1)
    assert counts(gather(state))[1] == 1 + 6


def test_court_card_contract_only_the_payer_turns() -> None:
    state = laid(at("KH 2C", "7C 8D 4C", "5C 6C"), "KH 7C")
    for seat in (0, 2):
        assert BENCH.refused(state, Action(seat, "turn")).rule == "ratscrew.turn-order"
    assert turn(state).turn == 1


def test_contract_size_an_ace_asks_for_nothing() -> None:
    state = laid(at("JH 2C", "AC 3C", "4C 5C"), "JH AC")
    assert (state.phase, state.winner) == (Phase.GRACE, 0)


def test_payer_runs_out_and_has_paid() -> None:
    state = laid(at("KH 2C", "5C", "4C 6C"), "KH 5C")
    assert (state.phase, state.winner) == (Phase.GRACE, 0)
    assert stack(gather(state), 0) == "2C KH 5C"


def test_payer_runs_out_by_a_wrong_slap() -> None:
    state = slap(laid(at("KH 2C", "5C 7C", "4C 6C"), "KH 5C"), 1)
    assert (state.phase, state.winner) == (Phase.GRACE, 0)
    assert stack(gather(state), 0) == "2C 7C KH 5C"


def test_owner_without_cards_wins_the_pile_and_is_back() -> None:
    state = gather(laid(at("JH", "8C 3C", "4C 6C"), "JH 8C"))
    assert (state.turn, stack(state, 0)) == (0, "JH 8C")
    assert turn(state).turn == 1


def test_nobody_can_pay_and_the_pile_is_won() -> None:
    state = laid(at("JH", "KC 4C"), "JH KC")
    assert (state.phase, state.winner) == (Phase.GRACE, 1)
    assert stack(gather(state), 1, last=2) == "JH KC"


# Gathering


def test_grace_before_gathering_a_right_slap_goes_first() -> None:
    state = laid(at("9C JS 2C", "3C 9S 4C", "6C 7C"), "9C 3C 6C JS 9S")
    assert (state.phase, state.winner, state.pair) == (Phase.GRACE, 0, False)
    pair = laid(at("QS 2C", "9C 9S 4C", "6C 7C"), "QS 9C 9S")
    assert (pair.phase, pair.winner, pair.pair) == (Phase.GRACE, 0, True)
    assert slap(pair, 2, after_ms=1400).winner == 2


def test_grace_before_gathering_nobody_turns_a_card() -> None:
    state = laid(at("JS 2C", "9S 4C", "6C 7C"), "JS 9S")
    for seat in range(3):
        assert BENCH.refused(state, Action(seat, "turn")).rule == "ratscrew.grace-before-gathering"
    slapped = slap(replace(state, pair=True), 1)
    assert BENCH.refused(slapped, Action(1, "turn")).rule == "ratscrew.grace-before-gathering"


def test_grace_before_gathering_the_clock_takes_no_running_pile() -> None:
    state = replace(laid(at("3S 2C", "9S 4C", options={"auto-turn": "slow"}), ""), pile=())
    assert BENCH.refused(state, GATHER).rule == "ratscrew.grace-before-gathering"


def test_grace_before_gathering_is_not_made_longer_by_a_wrong_slap() -> None:
    state = laid(at("JS 2C", "9S 4C", "6C 7C"), "JS 9S")
    after = slap(state, 2, after_ms=600)
    assert after.burnt
    assert GAME.deadline_ms(after) == GRACE_MS - 600


def test_pile_under_stack_burnt_cards_first() -> None:
    state = laid(at("5C 2C", "9D 3C AC", "JS 6C", "4H 7C"), "5C 9D")
    state = slap(slap(state, 1), 0, after_ms=500)
    assert stack(state, 1) == "AC"
    state = gather(laid(state, "JS 4H"))
    assert stack(state, 2) == "6C 2C 3C 5C 9D JS 4H", "the last burnt card is reached first"


def test_winner_leads() -> None:
    state = gather(slap(laid(at("9C 2C", "9S 3C", "4C 6C", "7C 8C"), "9C 9S"), 3))
    assert state.turn == 3
    assert not state.pile


def test_skip_empty_seats_and_slap_back() -> None:
    state = laid(at("9C", "3D 2D", "9S 3C", "4D 6C"), "9C 3D 9S 4D")
    assert state.turn == 1, "the seat without cards is passed over"


# The end


def test_all_cards_wins() -> None:
    state = gather(laid(at("9D 9C", "KS 3C", turn=1), "KS 9D 9C"))
    result = GAME.result(state)
    assert result is not None
    assert (result.rule, result.winners) == ("ratscrew.all-cards-wins", (1,))
    assert GAME.active(state) == frozenset()


def test_last_holder_wins_after_the_grace_time() -> None:
    state = turn(at("4H", "9S 3C"))
    assert (state.phase, state.winner, state.last) == (Phase.GRACE, 1, True)
    result = GAME.result(gather(state))
    assert result is not None
    assert (result.rule, result.winners) == ("ratscrew.last-holder-wins", (1,))


def test_last_holder_wins_but_a_right_slap_still_counts() -> None:
    state = laid(at("9H", "9D 3C"), "9H")
    assert BENCH.refused(state, slap_action(state, 1)).rule == "ratscrew.last-holder-wins", (
        "the last card cannot be burnt"
    )
    pair = laid(at("9H 4C", "4D 3C", turn=0), "9H 4D 4C")
    assert pair.last
    assert slap(pair, 0).winner == 0
    assert gather(slap(pair, 0)).phase is Phase.PLAY


def test_last_holder_wins_when_the_others_burn_their_last_card() -> None:
    state = slap(turn(at("4H 5C", "9S 3C"), 1), 0)
    assert (state.phase, state.winner, state.last) == (Phase.GRACE, 1, True)


def test_card_limit_waits_for_the_running_pile() -> None:
    state = laid(replace(at("4H 9S", "9D 3C", "9C 5C"), turned=1499), "4H 9D 9C")
    assert (state.phase, state.turned) == (Phase.PLAY, 1502)
    state = gather(slap(state, 2))
    result = GAME.result(state)
    assert result is not None
    assert result.rule == "ratscrew.card-limit"
    assert result.winners == (2,)
    assert result.scores == counts(state)


def test_card_limit_equal_numbers_share() -> None:
    state = replace(laid(at(16, "9D", "9S", spare=-1, turn=1), "9D 9S"), turned=1500)
    fifteen = tuple(range(20, 34))
    state = gather(slap(replace(state, stacks=(state.stacks[0], (), fifteen)), 2))
    result = GAME.result(state)
    assert result is not None
    assert result.ranking == ((0, 2), (1,))


def test_placing_by_the_moment_of_running_out() -> None:
    state = laid(at("9C", "QS 2C", 0, 0, turn=1, spare=1), "QS 9C")
    result = GAME.result(gather(replace(state, out_at=(9, 0, 4, 7))))
    assert result is not None
    assert result.ranking == ((1,), (0,), (3,), (2,))


# Properties


@settings(max_examples=25, deadline=None)
@given(seats=st.integers(2, 6), seed=st.integers(0, 10_000), hurry=st.integers(1, 900))
def test_no_card_is_lost_and_time_never_goes_back(seats: int, seed: int, hurry: int) -> None:
    match = Match(GAME, Setup(seats), LiveChance(seed))
    luck, now_ms = LiveChance(seed), 1
    for _ in range(120):
        if match.result is not None:
            break
        now_ms += luck.pick(hurry)
        seat = sorted(match.active)[luck.pick(len(match.active))]
        verb = "gather" if seat == CLOCK else ("turn", "slap")[luck.pick(2)]
        before = match.state
        answer = match.submit(Action(seat, verb), at_ms=now_ms)
        state = match.state
        tokens = [*state.pile, *state.burnt, *(token for held in state.stacks for token in held)]
        assert sorted(tokens) == list(range(52))
        assert state.now_ms >= before.now_ms
        assert isinstance(answer, Refusal) == (state is before)


def test_watched_matches_of_computer_players_end() -> None:
    match = watched_match(Setup(4), (Level.HARD, Level.EASY, Level.MEDIUM, Level.FIRST_STEPS), 5)
    assert match.result is not None
    laid_ms = [state.laid_ms for state in match.states if state.laid_ms]
    assert all(b - a == 0 or b - a >= GAP_MS for a, b in pairwise(laid_ms))


def test_replay_of_a_match_with_moments() -> None:
    match = watched_match(Setup(2), (Level.HARD, Level.EASY), 6)
    again = Match.replay(GAME, Setup(2), match.log)
    assert again.state == match.state
