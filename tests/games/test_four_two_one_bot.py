"""The computer players of 421 and the figures behind them."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec.structs import replace

from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Setup
from tabletop.games.four_two_one import search
from tabletop.games.four_two_one.bot import POLICY, SLIPS
from tabletop.games.four_two_one.engine import GAME
from tabletop.games.four_two_one.scoring import HANDS, Hand
from tabletop.games.four_two_one.state import Phase, State
from tabletop.text_front import english
from tests.games.four_two_one_positions import BENCH, again, begin, discharge, hand, rethrow, stop, thrown, turns

FULL = search.Stakes(12, 12, "fixed-two", exact=True)
"""Both have more than any hand moves."""


def think(state: State, level: Level = Level.HARD, seed: int = 1) -> Choice:
    """What the player in turn answers."""
    return POLICY.choose(Ask((state,), state.turn, level, GAME.legal(state, state.turn)), LiveChance(seed))


def why(choice: Choice) -> str:
    assert choice.reason is not None
    return english(choice.reason)


def at(found: Hand) -> int:
    return search.OWN.index(found)


def kept(throws: int, number: int) -> str:
    """What the leader keeps of a hand after so many throws, as digits; "stop" where nothing is thrown again."""
    lead = search.leading(FULL)
    if lead.stops(throws, at(hand(number))):
        return "stop"
    keep = search.best_keep(at(hand(number)), lead.means[throws - 1])
    return "".join(map(str, sorted(search.POOL.keeps[keep], reverse=True)))


# The figures of the rules


def test_the_chance_of_421_in_one_two_and_three_throws() -> None:
    nothing = len(search.POOL.keeps) - 1
    chances = [search.top_chance(nothing, throws) for throws in (1, 2, 3)]
    assert chances == pytest.approx([0.028, 0.115, 0.228], abs=0.001)


def test_leading_is_worth_one_counter_and_a_fifth() -> None:
    assert search.leading(FULL).whole == pytest.approx(1.2, abs=0.05)


def test_the_leader_stops_after_the_first_throw_with_these_hands() -> None:
    lead = search.leading(FULL)
    stops = {found for found in HANDS if lead.stops(1, at(found))}
    triples = {hand(number) for number in (111, 222, 333, 444, 555, 666)}
    assert stops == triples | {hand(number) for number in (421, 611, 511, 411, 654, 543)}
    share = sum(tuple(sorted(pips, reverse=True)) in stops for pips in product(range(1, 7), repeat=3)) / 216
    assert share == pytest.approx(0.15, abs=0.01)


def test_the_leader_keeps_two_dice_of_421_else_what_leads_there() -> None:
    assert {kept(1, number) for number in (641, 541, 441, 431)} == {"41"}
    assert {kept(1, number) for number in (621, 521, 321, 221)} == {"21"}
    assert {kept(1, number) for number in (642, 542, 442, 422)} == {"42"}
    assert {kept(1, number) for number in (211, 311)} == {"11"}
    assert {kept(1, number) for number in (651, 531, 331)} == {"1"}
    assert {kept(1, number) for number in (643, 544, 443)} == {"4"}
    assert {kept(1, number) for number in (662, 665)} == {"66"}
    assert {kept(1, number) for number in (652, 632, 533)} == {""}


def test_the_leader_also_stops_later_with_432_and_high_ordinary_hands() -> None:
    assert {kept(2, number) for number in (432, 655, 653, 652)} == {"stop"}
    assert kept(1, 432) == "42"


def test_whoever_follows_throws_again_what_risks_least() -> None:
    state = stop(again(thrown(discharge(11, 10), 653), (1, 2), 4, 2))
    assert think(thrown(state, 611)).action == rethrow(state, 1)
    choice = think(thrown(state, 421))
    assert choice.action in (rethrow(state, 1), rethrow(state, 2))


# The players


def test_hard_leads_by_the_figures() -> None:
    state = discharge(7, 7, 7)
    assert think(thrown(state, 611)).action == Action(0, "stop")
    choice = think(thrown(state, 641))
    assert choice.action == rethrow(state, 1)
    assert why(choice) == "Keep 4, 1: the chance of 421 is about 31%."
    assert why(think(thrown(state, 311))) == "Keeping 1, 1 gets rid of the most counters on average."
    assert why(think(thrown(state, 632))) == (
        "No die is worth keeping. All three together make 421 in about 12% of cases."
    )
    assert why(think(thrown(state, 555))) == (
        "The others may only throw 1 time then. Another throw would get rid of fewer counters on average."
    )


def test_the_last_two_think_of_being_out_first() -> None:
    state = discharge(11, 10)
    assert why(think(thrown(state, 311))) == "Keeping 1, 1 gives the best chance to be out first."
    assert "less likely to be out first" in why(think(thrown(state, 555)))


@pytest.mark.parametrize("mine", [1, 4, 10, 11, 17, 20])
def test_the_table_of_leads_agrees_with_itself(mine: int) -> None:
    whole = search.leading(search.Stakes(mine, 21 - mine, "fixed-two", exact=True, race=True)).whole
    assert (whole + 1) / 2 == pytest.approx(search.LEADS[21][mine - 1] / 1000, abs=0.002)


def test_the_table_of_leads_for_the_short_game() -> None:
    whole = search.leading(search.Stakes(5, 6, "fixed-two", exact=True, race=True)).whole
    assert (whole + 1) / 2 == pytest.approx(search.LEADS[11][4] / 1000, abs=0.002)


def test_hard_does_not_need_more_than_it_holds() -> None:
    assert think(thrown(discharge(2, 19), 432)).action == Action(0, "stop"), "a straight gives both counters away"


def test_hard_avoids_only_the_worst_where_it_cannot_be_the_best() -> None:
    state = again(thrown(discharge(7, 7, 7), 642), (1,), 1)
    state = stop(state)
    state = stop(again(thrown(state, 331), (1,), 2))
    state = replace(state, hands=(hand(421), hand(332), ()))
    choice = think(thrown(state, 655))
    assert choice.action is not None
    assert len(choice.action.tokens) == 1
    assert why(choice).startswith("This makes the best hand so far in about 0% of cases")


def test_hard_stops_early_where_it_may() -> None:
    state = stop(again(thrown(discharge(11, 10, follower_throws="at-most"), 653), (1, 2), 4, 2))
    choice = think(thrown(state, 421))
    assert (choice.action, why(choice)) == (Action(1, "stop"), "Throwing again would risk more than it brings.")


def test_easy_chases_421_and_stops_with_a_value_of_3() -> None:
    state = discharge(11, 10)
    seed = next(seed for seed in range(9) if LiveChance(seed).pick(SLIPS))
    choice = think(thrown(state, 222), Level.EASY, seed)
    assert choice.action is not None
    assert len(choice.action.tokens) == 2, "one 2 is kept"
    assert think(thrown(state, 333), Level.EASY, seed).action == Action(0, "stop")
    assert why(think(thrown(state, 333), Level.EASY, seed)) == "This hand is worth 3 counters: that is enough."
    assert think(thrown(state, 665), Level.EASY, seed).action == rethrow(state, 1, 2, 3)


def test_first_steps_loves_to_throw() -> None:
    state = thrown(discharge(11, 10), 653)
    found = [think(state, Level.FIRST_STEPS, seed) for seed in range(30)]
    assert {choice.action.verb for choice in found if choice.action} == {"rethrow", "stop"}
    assert think(thrown(discharge(11, 10), 421), Level.FIRST_STEPS).action == Action(0, "stop")


def test_the_rest_is_done_without_thinking() -> None:
    assert why(think(begin())) == "The three dice have to be thrown."
    assert why(think(thrown(begin(), 653))) == "There is nothing else to do."
    assert think(turns(begin(), 421, 653)).action == Action(1, "take")


def test_the_figures_of_the_hint_are_chances() -> None:
    state = thrown(stop(again(again(thrown(discharge(7, 7, 7), 653), (1,), 5), (1,), 4)), 652)
    plan = search.Plan(search.following(state, 1), state.throws_left, must=True)
    likely = plan.likely(search.hand_at(state))
    assert sum(likely) == pytest.approx(1.0)
    early = search.Plan(search.high(), 2, must=False).likely(search.hand_at(state))
    assert sum(early) == pytest.approx(1.0)
    assert sum(search.typical(3)) == pytest.approx(1.0)
    assert search.chance_of(lambda own: own == hand(421), search.typical(3)) > 0.08


def test_nenette_house_rules_are_counted() -> None:
    small, other = hand(221), hand(611)
    dues = [search.due(other, small, 9, rule) for rule in ("fixed-two", "two-extra", "plain")]
    assert dues == [2, 8, 6]
    assert search.moved(small, other, FULL) == -2
    assert search.moved(other, other, FULL) == 0


def settle(levels: tuple[Level, Level], seed: int) -> int:
    """Who wins a discharge that begins level, where each seat plays at its level."""
    luck, leader = LiveChance(seed), seed % 2
    state = replace(discharge(10, 11) if seed % 4 < 2 else discharge(11, 10), leader=leader, turn=leader)
    while GAME.result(state) is None:
        (seat,) = GAME.active(state)
        action = GAME.legal(state, seat)[0]
        if seat != CLOCK and len(GAME.legal(state, seat)) > 1:
            chosen = POLICY.choose(Ask((state,), seat, levels[seat], GAME.legal(state, seat)), luck).action
            assert chosen in GAME.legal(state, seat)
            action = chosen
        state = GAME.apply(state, action, luck)
    result = GAME.result(state)
    assert result is not None
    return result.winners[0]


@pytest.mark.slow
@pytest.mark.parametrize(("strong", "weak"), [(Level.HARD, Level.EASY), (Level.EASY, Level.FIRST_STEPS)])
def test_a_higher_level_wins_more_often(strong: Level, weak: Level) -> None:
    wins = sum(settle((strong, weak), seed) == 0 for seed in range(300))
    assert wins / 300 > 0.65


def test_every_level_plays_a_match_with_four() -> None:
    for level in GAME.info.levels:
        luck = LiveChance(7)
        state = GAME.start(Setup(4), luck)
        for _ in range(200):
            if GAME.result(state) is not None:
                break
            (seat,) = GAME.active(state)
            legal = GAME.legal(state, seat)
            choice = POLICY.choose(Ask((state,), seat, level, legal), luck) if seat != CLOCK else Choice(legal[0])
            assert choice.action in legal
            state = BENCH.after(state, choice.action, chance=luck)
        assert state.phase is Phase.DISCHARGE
