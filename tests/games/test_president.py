"""President by its printed rules: every worked example, every rule that can be broken."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Place, Setup
from tabletop.games.president.cards import HEIGHTS, STRENGTHS, closes
from tabletop.games.president.engine import GAME
from tabletop.games.president.state import Phase, totals
from tabletop.games.president.titles import title
from tabletop.kit.cards import PACK_54
from tests.cards import card, cards, name_of
from tests.conformance.playing import play as play_random
from tests.games.president_positions import (
    GO_ON,
    after,
    at,
    dealt,
    hand,
    ids,
    passes,
    play,
    refused,
    rule_of,
    stacked,
    swept,
    why,
)

# Setup


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_four_players_and_the_extension(seats: int) -> None:
    assert GAME.info.seats == (3, 6)
    assert sum(map(len, GAME.start(Setup(seats), LiveChance(1)).hands)) == 54


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(3, [18, 18, 18]), (4, [14, 14, 13, 13]), (5, [11, 11, 11, 11, 10]), (6, [9, 9, 9, 9, 9, 9])],
)
def test_deal_all_singly_from_the_dealers_left(seats: int, sizes: list[int]) -> None:
    state = stacked(seats, list(PACK_54), dealer=1)
    from_left = [len(state.hands[(2 + step) % seats]) for step in range(seats)]
    assert from_left == sizes
    assert [state.faces[token] for token in state.hands[2 % seats]][:3] == [0, seats, 2 * seats]


def test_deal_all_example_of_the_first_deal() -> None:
    state = stacked(4, list(PACK_54), dealer=1)
    assert [len(held) for held in state.hands] == [13, 13, 14, 14]
    assert state.turn == 2


def test_first_dealer_is_drawn_by_lot() -> None:
    dealers = {GAME.start(Setup(4), LiveChance(seed)).dealer for seed in range(40)}
    assert dealers == {0, 1, 2, 3}


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_first_leader_is_left_of_the_dealer_and_nothing_is_exchanged(dealer: int) -> None:
    state = stacked(4, list(PACK_54), dealer)
    assert (state.turn, state.phase, state.gifts) == ((dealer + 1) % 4, Phase.PLAY, ())


# Ranks and sets


def test_rank_order() -> None:
    order = cards("Jok1 2C AC KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C")
    strengths = [STRENGTHS[c] for c in order]
    assert strengths == sorted(set(strengths), reverse=True)
    assert STRENGTHS[card("Jok1")] == STRENGTHS[card("Jok2")]
    assert all(STRENGTHS[c] == STRENGTHS[c % 13] for c in range(52))


def test_same_count_and_higher_rank_on_a_pair() -> None:
    state = after(at("5C 5D KC", "7H 7S 5H 5S", 5, 5), play(at("5C 5D KC", "7H 7S 5H 5S", 5, 5), "5C 5D"))
    assert rule_of(state, play(state, "7H 7S")) == ""
    assert rule_of(state, play(state, "7H")) == "president.same-count"
    assert rule_of(state, play(state, "5H 5S")) == "president.higher-rank"
    assert set(refused(state, play(state, "7H")).tokens) == set(ids(state, "5C 5D")), "the trick is marked"


def test_higher_rank_of_ace_two_and_joker() -> None:
    two = at("2D AS Jok1 3C", 5, trick="AC")
    assert rule_of(two, play(two, "2D")) == ""
    on_two = at("AS Jok1 3C", 5, trick="2D")
    assert rule_of(on_two, play(on_two, "AS")) == "president.higher-rank"
    assert why(on_two, play(on_two, "AS")) == "Something higher than 2 is needed, not ace."
    assert rule_of(on_two, play(on_two, "Jok1")) == ""
    over = after(on_two, play(on_two, "Jok1"))
    assert over.phase is Phase.SWEEP
    on_joker = at("Jok2 3C", 5, trick="Jok1")
    assert rule_of(on_joker, play(on_joker, "Jok2")) == "president.higher-rank"


def test_one_rank_not_even_with_jokers() -> None:
    state = at("Jok1 9D 3C", 5, trick="8C 8D")
    assert rule_of(state, play(state, "Jok1 9D")) == "president.one-rank"
    assert refused(state, play(state, "9D Jok1")).tokens == ids(state, "9D Jok1")
    twos = at("Jok1 Jok2 3C", 5, trick="2C 2D")
    assert after(twos, play(twos, "Jok1 Jok2")).phase is Phase.SWEEP


def test_one_rank_is_told_before_the_count() -> None:
    state = at("7H 9D 10C", 5, trick="8C 8D")
    assert rule_of(state, play(state, "7H 9D 10C")) == "president.one-rank"
    assert rule_of(state, play(state, "7H")) == "president.same-count", "the count before the rank"


@pytest.mark.parametrize("names", ["7H", "7H 7S", "7H 7S 7C", "7H 7S 7C 7D", "Jok1", "Jok1 Jok2"])
def test_lead_a_set_of_one_to_four(names: str) -> None:
    state = at("7H 7S 7C 7D Jok1 Jok2 3C", 5, 5)
    assert rule_of(state, play(state, names)) == ""


def test_lead_a_set_from_the_own_hand_into_the_middle() -> None:
    state = at("7H 7S", "9C", 5, trick="5C")
    foreign = Action(0, "play", (f"c{state.hands[1][0]}",), Place("trick"))
    on_table = Action(0, "play", (f"c{state.trick[0][0]}",), Place("trick"))
    aside = Action(0, "play", ids(state, "7H"), Place("discard"))
    twice = Action(0, "play", ids(state, "7H") * 2, Place("trick"))
    assert {rule_of(state, action) for action in (foreign, on_table, aside, twice)} == {"president.lead-a-set"}
    assert refused(state, aside).places == (Place("trick"),)
    assert why(state, foreign) == "Everyone lays cards from their own hand only."


def test_leader_must_play() -> None:
    state = at("KC 3C", "4C 4D", "5C 5D", "6C 6D")
    led = after(state, play(state, "KC"), passes(1), passes(2), passes(3))
    assert (led.phase, led.last) == (Phase.SWEEP, 0)
    leading = swept(led)
    assert leading.turn == 0
    assert rule_of(leading, passes(0)) == "president.leader-must-play"


# Turns and passing


def test_pass_allowed_although_a_play_is_possible() -> None:
    state = at("KC 3C", 5, 5, trick="4C")
    assert rule_of(state, passes(0)) == ""


def test_pass_not_final() -> None:
    state = at("3C 9S 4S", "JH 4D", "6D 5D", "7D 8D")
    round_one = after(state, play(state, "3C"), passes(1))
    round_two = after(round_one, play(round_one, "6D"), passes(3))
    again = after(round_two, play(round_two, "9S"))
    assert rule_of(again, play(again, "JH")) == ""


def test_turn_order_goes_clockwise_over_seats_with_cards() -> None:
    state = at("9C 3C", "", "4C 4D", "5C 5D", trick="8D", out=(1,), last=3)
    assert after(state, play(state, "9C")).turn == 2
    for seat in (1, 2, 3):
        assert rule_of(state, passes(seat)) == "president.turn-order"
    assert rule_of(state, play(state, "4C", seat=2)) == "president.turn-order"
    assert why(state, passes(2)) == "It is A’s turn."


def test_turn_order_while_a_trick_is_taken_away() -> None:
    state = at("Jok1 3C", "4C", "5C")
    led = after(state, play(state, "Jok1"))
    assert rule_of(led, play(led, "4C", seat=1)) == "president.turn-order"
    assert why(led, passes(0)) == "Play goes on in a moment."


def test_no_move_after_the_match() -> None:
    state = at("3C", 5, 0, options={"deals": "1"}, out=(2,))
    over = after(state, play(state, "3C"))
    assert rule_of(over, passes(1)) == "core.match_over"


def test_trick_ends_when_all_others_have_passed_in_a_row() -> None:
    state = at("3C KC", "4C 4D", "5C 5D", "6C 6D")
    two_passes = after(state, play(state, "KC"), passes(1), passes(2))
    assert two_passes.phase is Phase.PLAY
    assert after(two_passes, passes(3)).phase is Phase.SWEEP
    other = at("3C KC", "4C AD", "5C 5D", "6C 6D")
    beaten = after(other, play(other, "KC"), play(other, "AD", seat=1), passes(2), passes(3))
    assert beaten.phase is Phase.PLAY, "a pass before the last play does not count"
    assert after(beaten, passes(0)).phase is Phase.SWEEP


@pytest.mark.parametrize("names", ["Jok1", "Jok1 Jok2", "2C 2D 2H", "2C 2D 2H 2S"])
def test_unbeatable_set_closes_the_trick_at_once(names: str) -> None:
    state = at(f"{names} 3C", "4C", "5C")
    closed = after(state, play(state, names))
    assert closed.phase is Phase.SWEEP
    assert swept(closed).turn == 0


@pytest.mark.parametrize("names", ["2C", "2C 2D", "AC AD AH AS", "KC"])
def test_unbeatable_set_closes_only_what_the_pack_cannot_beat(names: str) -> None:
    state = at(f"{names} 3C", "4C", "5C")
    assert after(state, play(state, names)).phase is Phase.PLAY, "even with all jokers gone"


def test_winner_leads_and_the_trick_is_taken_away() -> None:
    state = at("3C 9C", "KD 4D", 5)
    led = after(state, play(state, "9C"), play(state, "KD", seat=1), passes(2), passes(0))
    leading = swept(led)
    assert (leading.turn, leading.trick, leading.last) == (1, (), -1)
    assert set(led.trick[0] + led.trick[1]) <= set(leading.discard)


def test_next_seat_leads_after_the_winner_is_out() -> None:
    state = at("AH", "3C 4C", "3D 4D", "3H 4H", trick="QD")
    out = after(state, play(state, "AH"))
    assert (out.out, out.turn) == ((0,), 1)
    passed = after(out, passes(1), passes(2), passes(3))
    assert swept(passed).turn == 1


def test_next_seat_leads_but_not_if_somebody_beats_the_last_card() -> None:
    state = at("AH", "3C 4C", "2C 4D", "3H 4H", trick="QD")
    played = after(state, play(state, "AH"), passes(1), play(state, "2C", seat=2), passes(3), passes(1))
    assert (played.phase, played.last) == (Phase.SWEEP, 2)
    assert swept(played).turn == 2


# Going out


def test_out_in_order() -> None:
    state = at("9C", "10C", "JC JD", "QC QD", trick="8C")
    assert after(state, play(state, "9C"), play(state, "10C", seat=1)).out == (0, 1)


@pytest.mark.parametrize("name", ["Jok1", "2C", "3C"])
def test_any_last_card(name: str) -> None:
    state = at(name, "4C 4D", "5C 5D")
    assert after(state, play(state, name)).out == (0,)


def test_any_last_card_a_joker_closes_and_the_next_seat_leads() -> None:
    state = at("Jok1", "4C 4D", "5C 5D", "6C")
    out = after(state, play(state, "Jok1"))
    assert (out.phase, out.out) == (Phase.SWEEP, (0,))
    assert swept(out).turn == 1


def test_deal_ends_in_the_middle_of_a_trick() -> None:
    state = at("", "3C 3D 3H 3S 4C 4D", "", "KC", trick="QC", out=(0, 2), last=1, turn=3)
    over = after(state, play(state, "KC", seat=3))
    assert over.phase is Phase.COUNT
    assert over.order == (0, 2, 3, 1)
    assert len(over.hands[1]) == 6
    assert over.sheet == ((3, 0, 2, 1),)


@pytest.mark.parametrize(
    ("seats", "names"),
    [
        (3, ["President", "Citizen", "Beggar"]),
        (4, ["President", "Vice President", "Vice Beggar", "Beggar"]),
        (5, ["President", "Vice President", "Citizen", "Vice Beggar", "Beggar"]),
        (6, ["President", "Vice President", "Citizen", "Citizen", "Vice Beggar", "Beggar"]),
    ],
)
def test_titles(seats: int, names: list[str]) -> None:
    assert [title(seats, place).msg.source for place in range(seats)] == names


# The next deal


def test_beggar_deals_and_leads() -> None:
    state = at("3C", "", "", "", phase=Phase.COUNT, order=(2, 0, 3, 1), sheet=((2, 0, 3, 1),))
    new = after(state, GO_ON, chance=LiveChance(3))
    assert (new.deal, new.dealer, new.phase) == (2, 1, Phase.DEALT)
    assert [len(held) for held in new.hands] == [13, 13, 14, 14], "left of the Beggar the larger hands"
    exchanged = after(new, GO_ON)
    assert (exchanged.phase, exchanged.turn) == (Phase.PLAY, 1)
    assert [len(held) for held in exchanged.hands] == [13, 13, 14, 14]


def test_roles_last_one_deal() -> None:
    state = at("3C", 2, 0, order=(1, 2, 0), out=(2,), deal=2, sheet=((0, 2, 1),))
    over = after(state, play(state, "3C"))
    assert over.order == (2, 0, 1)


def test_exchange_top_two_against_two() -> None:
    state = dealt("3S 4D 4C KH", "Jok2 2H 2C AS", "5C 6C", "7C 8C", order=(0, 2, 3, 1))
    swapped = after(state, GO_ON)
    assert hand(swapped, 0) == {"Jok2", "2H", "4D", "KH"}
    assert hand(swapped, 1) == {"3S", "4C", "2C", "AS"}


def test_exchange_vice_one_against_one() -> None:
    state = dealt("3S 3D", "4S 4D", "5C 5D 5H 5S QC", "KD 6C 7C", order=(0, 2, 3, 1))
    swapped = after(state, GO_ON)
    assert hand(swapped, 2) == {"KD", "5D", "5H", "5S", "QC"}
    assert hand(swapped, 3) == {"5C", "6C", "7C"}


def test_exchange_vice_is_not_for_citizens_or_three_players() -> None:
    three = dealt("3S 3D", "AS AD", "5C KC", order=(0, 2, 1))
    assert hand(after(three, GO_ON), 2) == {"5C", "KC"}
    five = dealt("3S 3D 4S", "AS AD AC", "KC KD", "5C 6C", "7C QC", order=(0, 3, 2, 4, 1))
    swapped = after(five, GO_ON)
    assert hand(swapped, 2) == {"KC", "KD"}
    assert hand(swapped, 3) == {"6C", "QC"}


def test_exchange_forced_breaks_ties_by_suit() -> None:
    order = sorted(cards("2S 2H 2D 2C Jok1 Jok2"), key=lambda c: -HEIGHTS[c])
    assert [name_of(c) for c in order] == ["Jok1", "Jok2", "2S", "2H", "2D", "2C"]
    assert len(set(HEIGHTS)) == 54


def test_exchange_forced_nobody_may_choose() -> None:
    state = at("3C 4C", 5, 5)
    action = Action(0, "give", ids(state, "3C"), Place("hand-1"))
    assert rule_of(state, action) == "president.exchange-forced"
    assert why(state, action).startswith("Cards change hands only in the exchange")


def test_exchange_at_once_from_the_hands_as_dealt() -> None:
    """The President’s lowest are judged before the Beggar’s cards arrive, even if those are lower still."""
    state = dealt("AS AD AC", "4S 4D 3C", "5C 6C", order=(0, 2, 1))
    swapped = after(state, GO_ON)
    assert hand(swapped, 0) == {"AS", "4S", "4D"}
    assert hand(swapped, 1) == {"AD", "AC", "3C"}


# The end of the match


@pytest.mark.parametrize("deals", ["1", "3", "5", "10"])
def test_match_length(deals: str) -> None:
    changed = (("president.deals", deals),) if deals != "5" else ()
    match = play_random(GAME, Setup(4, changed), seed=3)
    assert len(match.state.sheet) == int(deals)


def test_match_points_by_the_seats_placed_behind() -> None:
    match = play_random(GAME, Setup(5), seed=4)
    assert all(sorted(row) == [0, 1, 2, 3, 4] for row in match.state.sheet)
    assert match.state.sheet[-1][match.state.order[0]] == 4


def test_match_tie_is_broken_by_the_last_deal() -> None:
    places = ((1, 2, 4, 1, 3), (2, 1, 1, 3, 4), (3, 4, 2, 4, 1), (4, 3, 3, 2, 2))
    sheet = tuple(tuple(4 - places[seat][deal] for seat in range(4)) for deal in range(5))
    order = tuple(sorted(range(4), key=lambda seat: places[seat][4]))
    state = at(3, 0, 0, 0, phase=Phase.OVER, deal=5, sheet=sheet, order=order)
    assert totals(state) == (9, 9, 6, 6)
    result = GAME.result(state)
    assert result is not None
    assert result.ranking == ((0,), (1,), (2,), (3,))
    assert result.rule == "president.match-tie"


def test_match_winner_has_most_points() -> None:
    state = at(3, 0, 0, phase=Phase.OVER, deal=2, sheet=((2, 1, 0), (2, 0, 1)), order=(0, 2, 1))
    result = GAME.result(state)
    assert result is not None
    assert result.ranking == ((0,), (2,), (1,)), "equal points below: the last deal decides there too"
    assert result.scores == (4, 1, 1)
    assert result.rule == "president.match-winner"


# What always holds


@settings(max_examples=25, deadline=None)
@given(seats=st.integers(3, 6), seed=st.integers(0, 10_000), wild=st.booleans(), final=st.booleans())
def test_cards_are_never_lost_and_plays_rise(seats: int, seed: int, wild: bool, final: bool) -> None:
    chosen = (("president.deals", "1"), ("president.jokers-wild", "on"), ("president.pass-is-final", "on"))
    options = tuple(pair for pair, on in zip(chosen, (True, wild, final), strict=True) if on)
    for state in play_random(GAME, Setup(seats, options), seed).states:
        laid = [token for tokens in state.trick for token in tokens]
        assert sorted([*(token for held in state.hands for token in held), *laid, *state.discard]) == list(PACK_54)
        assert len({len(tokens) for tokens in state.trick}) <= 1
        heights = [min(STRENGTHS[state.faces[token]] for token in tokens) for tokens in state.trick]
        assert all(low < high for low, high in pairwise(heights))
        assert not any(closes(tuple(state.faces[t] for t in tokens)) for tokens in state.trick[:-1])


@settings(max_examples=25, deadline=None)
@given(seats=st.integers(3, 6), seed=st.integers(0, 10_000))
def test_the_exchange_moves_the_highest_up_and_keeps_the_sizes(seats: int, seed: int) -> None:
    match = play_random(GAME, Setup(seats, (("president.deals", "3"),)), seed)
    exchanges = [(old, new) for old, new in pairwise(match.states) if old.phase is Phase.DEALT]
    assert len(exchanges) == 2
    for old, new in exchanges:
        assert [len(held) for held in old.hands] == [len(held) for held in new.hands]
        best, worst = old.order[0], old.order[-1]
        highest = sorted((HEIGHTS[old.faces[token]] for token in old.hands[worst]), reverse=True)[:2]
        given_up = [HEIGHTS[new.faces[token]] for gift in new.gifts if gift.giver == worst for token in gift.tokens]
        assert sorted(given_up, reverse=True) == highest
        assert {token for gift in new.gifts if gift.giver == worst for token in gift.tokens} <= set(new.hands[best])
