"""The worked examples of Kemps, named after the rules that they show."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Place
from tabletop.games.kemps.engine import GAME
from tabletop.games.kemps.state import (
    DEALS,
    GESTURES,
    HANDS,
    SHOWN_MS,
    STOCK,
    Call,
    Phase,
    State,
    moment,
    partner_of,
    team_of,
)
from tabletop.kit.cards import PACK_52
from tests.bench import broken, reason
from tests.games.kemps_positions import (
    BENCH,
    GO_ON,
    KINGS,
    NINES,
    NOW,
    OPEN,
    after,
    agreed,
    at,
    attempt,
    begun,
    does,
    hand,
    private_turn,
    row,
    score,
    setup,
    sign,
    swap,
    token,
)

# Set-up


def test_two_teams_sit_opposite_each_other() -> None:
    assert [team_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [partner_of(seat) for seat in range(4)] == [2, 3, 0, 1]


def test_deal_four_and_row_of_four() -> None:
    """Example 1: 16 cards in hands, 4 in the row, 32 in the stock."""
    cards = begun().cards
    assert [len(held) for held in cards.hands] == [4] * 4
    assert (len(cards.row), len(cards.stock), cards.rows) == (4, 32, 1)
    everywhere = [*cards.stock, *cards.row, *(token for held in cards.hands for token in held)]
    assert sorted(everywhere) == list(PACK_52)


def test_secret_signal_is_chosen_by_either_partner_and_for_computers_by_one() -> None:
    state = GAME.start(setup(), LiveChance(1))
    assert GAME.active(state) == {0, 2}
    assert broken(attempt(state, sign(1, "choose_signal", "wink"))) == "kemps.secret-signal"
    state = after(state, sign(2, "choose_signal", "wink"))
    assert GAME.active(state) == {1, 3}
    alone = GAME.start(setup(computers=OPEN), LiveChance(1))
    assert GAME.active(alone) == {0}
    assert GAME.active(agreed(alone, "wink")) == {1}


def test_both_teams_may_have_the_same_signal() -> None:
    assert agreed(GAME.start(setup(), LiveChance(1)), "wink", "wink").signals == ((0,), (0,))


def test_signal_from_catalogue() -> None:
    state = GAME.start(setup(), LiveChance(1))
    refused = attempt(state, Action(0, "choose_signal", ("c3",)))
    assert broken(refused) == "kemps.signal-from-catalogue"


def test_change_between_deals() -> None:
    assert broken(attempt(at(), sign(0, "choose_signal", "wink"))) == "kemps.change-between-deals"
    shown = after(at(NINES, row="4S KC QD 2H"), does(2, "call_kemps"))
    state = after(shown, GO_ON)
    assert (state.phase, state.deal, state.dealer) == (Phase.SIGNALS, 2, 0)
    assert agreed(state, "tug-ear", "wink").signals == ((2,), (0,)), "kept, or changed"


# Swaps


def test_swap_one_for_one() -> None:
    """Example 2."""
    state = at(phase=Phase.TURN)
    swapped = after(state, swap(state, 0, "7C", "QD"))
    assert hand(swapped, 0) == "KS KH 5C QD"
    assert row(swapped) == "4S 9C 7C 2H"
    two = BENCH.drag(state, 0, (token(state, "7C"), token(state, "5C")), Place("row", 2))
    assert broken(attempt(state, two)) == "kemps.swap-one-for-one"


def test_row_only() -> None:
    """Example 2: neither the stock nor another hand."""
    state = at(phase=Phase.TURN)
    own = token(state, "7C")
    assert broken(attempt(state, BENCH.drag(state, 0, own, STOCK))) == "kemps.row-only"
    assert broken(attempt(state, BENCH.drag(state, 0, own, HANDS[1]))) == "kemps.row-only"
    assert broken(attempt(state, BENCH.drag(state, 0, token(state, "3S"), HANDS[0]))) == "kemps.row-only"


def test_first_to_take() -> None:
    """Example 3: the earlier time stamp has the card, and the later swap keeps its own."""
    state = at(computers=OPEN)
    earlier = after(state, swap(state, 3, "10C", "QD", NOW + 295))
    aimed = swap(state, 0, "7C", "QD", NOW + 310)
    refused = attempt(earlier, aimed)
    assert broken(refused) == "kemps.first-to-take"
    assert hand(earlier, 0) == "KS KH 5C 7C"
    assert not broken(attempt(earlier, swap(earlier, 0, "7C", "10C", NOW + 700))), "now the other card is meant"


def test_a_row_that_has_just_been_laid_is_seen_first() -> None:
    state = at(computers=OPEN)
    laid = replace(state, times=replace(state.times, row=NOW, laid=(NOW,) * 4))
    refused = attempt(laid, swap(laid, 0, "7C", "QD", NOW + 100))
    assert broken(refused) == "kemps.first-to-take"
    assert reason(refused) == "This row has only just been laid out."
    taken = after(state, swap(state, 3, "10C", "QD", NOW + 295))
    assert reason(attempt(taken, swap(state, 0, "7C", "QD", NOW + 310))) == "Somebody else was faster."


def test_row_cleared_after_a_lap_without_a_swap() -> None:
    """Example 4: S3 swaps in the first lap, nobody in the second: cleared after eight private turns."""
    state = at(turns=0, lap=0, phase=Phase.TURN)
    played = []
    while state.cards.rows == 1:
        played.append(state.turn)
        actions = [swap(state, 2, "6S", "QD")] if len(played) == 3 else []
        state = private_turn(state, *actions)
    assert played == [0, 1, 2, 3] * 2
    assert (state.cards.rows, state.turn) == (2, 1), "the second row begins with S2"


def test_row_cleared_after_two_laps_however_much_is_swapped() -> None:
    state = at(turns=0, lap=0, phase=Phase.TURN)
    for _ in range(8):
        state = private_turn(state, Action(state.turn, "swap", (f"c{state.cards.hands[state.turn][0]}",), Place("row")))
    assert state.cards.rows == 2


def test_row_cleared_where_all_play_at_once() -> None:
    state = at(computers=OPEN)
    for seat in range(3):
        state = after(state, does(seat, "done"))
    refused = attempt(state, does(1, "done"))
    assert broken(refused) == "kemps.row-cleared"
    assert "already said so" in reason(refused)
    assert after(state, does(3, "done")).cards.rows == 2
    assert after(state, swap(state, 0, "7C", "QD")).passed == frozenset(), "a swap asks everybody again"
    assert GAME.deadline_ms(at(computers=OPEN)) == 10_000
    assert after(at(computers=OPEN), GO_ON).cards.rows == 2


def test_row_cleared_after_a_minute_however_much_is_swapped() -> None:
    state = at(computers=OPEN)
    for second in range(1, 60):
        out = (f"c{state.cards.hands[0][0]}",)
        state = after(state, Action(0, "swap", out, Place("row"), NOW + 1000 * second))
    assert state.cards.rows == 1
    assert after(state, GO_ON).times.now == NOW + 60_000
    assert after(state, GO_ON).cards.rows == 2


def test_stock_empty() -> None:
    """Example 14: the ninth row is cleared: no points, the next dealer, a fresh pack."""
    state = begun()
    while state.cards.rows and state.phase is not Phase.SHOW:
        state = private_turn(state)
    assert state.verdict is not None
    assert (state.verdict.call, score(state), len(state.cards.cleared)) == (Call.VOID, (0, 0), 36)
    after_it = after(state, GO_ON)
    assert (after_it.deal, after_it.dealer, len(after_it.cards.stock)) == (2, (state.dealer + 1) % 4, 52)


# Private turns, and all at once


def test_private_turn() -> None:
    state = at(phase=Phase.TURN)
    assert broken(attempt(state, swap(state, 1, "3S", "QD"))) == "kemps.private-turn"
    once = after(state, swap(state, 0, "7C", "QD"))
    assert broken(attempt(once, swap(once, 0, "5C", "4S"))) == "kemps.private-turn"
    shown = after(state, sign(0, "gesture", "wink"))
    assert broken(attempt(shown, sign(0, "gesture", "yawn"))) == "kemps.private-turn"
    assert broken(attempt(at(), swap(at(), 0, "7C", "QD"))) == "kemps.private-turn", "all look at the table"


def test_private_turn_ends_by_itself() -> None:
    state = private_turn(at(phase=Phase.TURN))
    assert GAME.deadline_ms(state) == 15_000
    assert after(state, GO_ON).phase is Phase.MOMENT


def test_open_clock() -> None:
    state = at(computers=OPEN)
    once = after(state, swap(state, 0, "7C", "QD", NOW + 1000))
    assert broken(attempt(once, swap(once, 0, "5C", "4S", NOW + 1400))) == "kemps.open-clock"
    assert not broken(attempt(once, swap(once, 0, "5C", "4S", NOW + 1500)))
    shown = after(state, sign(0, "gesture", "wink", NOW + 1000))
    assert broken(attempt(shown, sign(0, "gesture", "wink", NOW + 2900))) == "kemps.open-clock"
    assert not broken(attempt(shown, sign(0, "gesture", "yawn", NOW + 3000)))


def test_a_gesture_is_seen_for_eight_tenths_of_a_second() -> None:
    state = after(at(computers=OPEN), sign(2, "gesture", "wink", NOW + 1000))
    assert state.shown[2].gesture == 0
    assert GAME.deadline_ms(state) == SHOWN_MS
    assert after(state, GO_ON).shown[2].gesture == -1


def test_the_clock_acts_when_its_time_has_come_however_late_other_news_was() -> None:
    state = after(at(computers=OPEN), sign(2, "gesture", "wink", NOW + 1000))
    assert after(state, Action(CLOCK, "go_on", choice=NOW + 300)).shown[2].gesture == -1


def test_the_doll_shows_its_gesture_in_the_table_moment() -> None:
    state = after(at(phase=Phase.TURN), sign(0, "gesture", "wink"), does(0, "done"))
    delay = GAME.deadline_ms(state)
    assert delay is not None
    assert 500 <= delay <= 2000
    state = after(state, GO_ON)
    assert [one.gesture for one in state.shown] == [0, -1, -1, -1]
    state = after(state, GO_ON)
    assert state.shown[0].gesture == -1
    assert state.phase is Phase.MOMENT
    assert after(state, GO_ON).turn == 1


# Signals and decoys


def test_no_signal_without_four() -> None:
    """Example 13."""
    state = at(signals=("wink", "tug-ear"), turn=1, phase=Phase.TURN)
    assert broken(attempt(state, sign(1, "gesture", "tug-ear"))) == "kemps.no-signal-without-four"
    assert not broken(attempt(state, sign(1, "gesture", "yawn")))
    four = at(NINES, row="4S KC QD 2H", phase=Phase.TURN)
    shown = after(four, sign(0, "gesture", "tug-ear"))
    assert broken(attempt(shown, swap(shown, 0, "9S", "QD"))) == "kemps.no-signal-without-four", "the four stays"


def test_decoys_allowed() -> None:
    four = at(NINES, row="4S KC QD 2H", phase=Phase.TURN)
    assert not broken(attempt(four, sign(0, "gesture", "wink")))
    for seed in range(30):
        (gesture,) = after(four, Action(0, "gesture"), seed=seed).planned
        assert gesture != 2, "any gesture but the signal"


# Claims


def test_kemps_call() -> None:
    """Example 5: the hand is shown, and a new deal follows."""
    state = after(at(NINES, row="4S KC QD 2H"), does(2, "call_kemps"))
    assert (score(state), state.phase, state.laid_open) == ((1, 0), Phase.SHOW, {0})
    assert after(state, GO_ON).deal == 2
    assert broken(attempt(state, does(1, "call_kemps"))) == "kemps.call-ends-deal"


def test_kemps_call_needs_no_signal() -> None:
    assert score(after(at(NINES, row="4S KC QD 2H", computers=OPEN), does(2, "call_kemps"))) == (1, 0)


def test_false_call_goes_on_and_one_claim_per_moment() -> None:
    """Example 6."""
    state = after(at("9S 9H 9D KS", "3S 5H 8D JC"), does(2, "call_kemps"))
    assert (score(state), state.phase, state.laid_open) == ((-1, 0), Phase.MOMENT, frozenset())
    assert GAME.deadline_ms(state) == 3000
    for seat in (0, 2):
        assert broken(attempt(state, does(seat, "call_kemps"))) == "kemps.one-claim-per-moment"
    assert not broken(attempt(state, does(1, "call_kemps")))
    later = after(state, GO_ON, does(1, "done"))
    assert not broken(attempt(later, does(0, "call_kemps"))), "the next private turn has been played"


def test_one_claim_per_moment_where_all_play_at_once() -> None:
    state = after(at(computers=OPEN), does(2, "call_kemps", NOW + 100))
    assert broken(attempt(state, does(0, "call_counter", NOW + 5000))) == "kemps.one-claim-per-moment"
    assert not broken(attempt(state, does(0, "call_counter", NOW + 5100)))


def test_own_four_not_enough() -> None:
    """Example 7."""
    state = after(at(NINES, row="4S KC QD 2H"), does(0, "call_kemps"))
    assert (score(state), state.phase) == ((-1, 0), Phase.MOMENT)


def test_double_call() -> None:
    """Example 8: confirmed after 1.8 s."""
    both = at(NINES, "3S 5H 8D JC", KINGS, row="4S 10H QD 2H")
    state = after(both, does(0, "call_double", NOW + 500))
    assert broken(attempt(state, does(1, "confirm_double"))) == "kemps.claim-order"
    state = after(state, does(2, "confirm_double", NOW + 2300))
    assert (score(state), state.laid_open) == ((4, 0), {0, 2})
    assert broken(attempt(both, does(2, "confirm_double"))) == "kemps.double-call"


def test_double_unconfirmed() -> None:
    """Example 8: it counts as a plain call of the first caller."""
    state = after(at(NINES, "3S 5H 8D JC", KINGS, row="4S 10H QD 2H"), does(0, "call_double"))
    assert GAME.deadline_ms(state) == 3000
    state = after(state, GO_ON)
    assert (score(state), state.laid_open) == ((1, 0), {2})


def test_double_call_of_one_four() -> None:
    """Example 9."""
    state = after(at(NINES, row="4S KC QD 2H"), does(0, "call_double"), does(2, "confirm_double"))
    assert (score(state), state.phase) == ((-1, 0), Phase.MOMENT)


def test_counter_call_right() -> None:
    """Example 10: nobody has a four; the deal is over, and another signal must be chosen."""
    state = at(signals=("wink", "tug-ear"))
    assert broken(attempt(state, sign(0, "name", "wink"))) == "kemps.counter-call"
    state = after(state, does(0, "call_counter"), sign(0, "name", "tug-ear"))
    assert (score(state), state.phase) == ((4, 0), Phase.SHOW)
    state = agreed(after(state, GO_ON), "wink")
    assert broken(attempt(state, sign(1, "choose_signal", "tug-ear"))) == "kemps.counter-right-ends-deal"
    assert not broken(attempt(state, sign(1, "choose_signal", "wink")))


def test_counter_wrong_goes_on() -> None:
    """Example 11: all know that the signal is no wink."""
    state = after(at(signals=("wink", "tug-ear")), does(0, "call_counter"), sign(0, "name", "wink"))
    assert (score(state), state.phase, state.ruled) == ((-2, 0), Phase.MOMENT, (frozenset(), {(0,)}))


def test_counter_without_a_name_is_wrong() -> None:
    state = after(at(), does(0, "call_counter"))
    assert GAME.deadline_ms(state) == 10_000
    assert score(after(state, GO_ON)) == (-2, 0)


def test_claim_order() -> None:
    """Example 12: the later call is dropped, and may be made again in the new moment."""
    state = after(at("KS KH 5C 7C", NINES, row="4S KC QD 2H"), does(0, "call_counter", NOW + 900))
    dropped = attempt(state, does(3, "call_kemps", NOW + 1050))
    assert broken(dropped) == "kemps.claim-order"
    state = after(state, sign(0, "name", "wink"))
    assert (score(state), GAME.deadline_ms(state)) == ((-2, 0), 3000)
    assert score(after(state, does(3, "call_kemps"))) == (-2, 1)


def test_claim_order_at_the_same_moment() -> None:
    assert GAME.info.race_verbs[:3] == ("call_double", "call_kemps", "call_counter")
    by_seat = [GAME.precedence(at(), does(seat, "call_kemps")) for seat in range(4)]
    assert by_seat == [0, 1, 2, 3], "the fourth seat has dealt"


def test_claims_in_the_open() -> None:
    assert broken(attempt(at(phase=Phase.TURN), does(2, "call_kemps"))) == "kemps.claims-in-the-open"


def test_time_stands_still_while_a_claim_is_settled() -> None:
    state = after(at(computers=OPEN), sign(2, "gesture", "wink", NOW + 1000), does(0, "call_counter", NOW + 1200))
    assert GAME.frozen(state)
    state = after(state, sign(0, "name", "wink", NOW + 6200))
    assert GAME.deadline_ms(state) == 600, "of the gesture six tenths of a second were left"
    assert state.times.row == NOW + 5000


# End


@pytest.mark.parametrize(
    ("points", "call", "total"),
    [((4, 0), does(2, "call_kemps"), (5, 0)), ((0, 3), does(1, "call_counter"), (0, 7))],
)
def test_target_wins(points: tuple[int, int], call: Action, total: tuple[int, int]) -> None:
    """Example 15."""
    state = after(at(NINES, row="4S KC QD 2H", points=points), call)
    if state.phase is Phase.NAME:
        state = after(state, sign(1, "name", "tug-ear"))
    assert score(state) == total
    winners = (0, 2) if total[0] > total[1] else (1, 3)
    assert BENCH.ended(state) == ("kemps.target-wins", winners)


@pytest.mark.parametrize(("points", "winners"), [((3, -2), (0, 2)), ((2, 2), ())])
def test_deal_limit(points: tuple[int, int], winners: tuple[int, ...]) -> None:
    """Example 16."""
    state = at(points=points, deal=DEALS, cleared="", lap=4, swaps=0)
    used_up = _last_row(state)
    ended = after(used_up, GO_ON)
    assert BENCH.ended(ended) == ("kemps.deal-limit", winners)


def _last_row(state: State) -> State:
    """The same on the ninth row, with nothing in the stock."""
    cards = replace(state.cards, stock=(), cleared=state.cards.stock, rows=9)
    return replace(state, cards=cards)


def test_everything_stands_still_once_the_match_is_over() -> None:
    state = after(at(NINES, row="4S KC QD 2H", points=(4, 0)), does(2, "call_kemps"))
    assert GAME.active(state) == frozenset()
    assert GAME.legal(state, CLOCK) == ()


def test_what_lies_open_after_a_deal_may_be_cut_short_and_nothing_else() -> None:
    shown = after(at(NINES, row="4S KC QD 2H"), does(2, "call_kemps"))
    assert shown.phase is Phase.SHOW
    assert GAME.may_hasten(shown)
    assert not GAME.may_hasten(at())


def test_the_clock_waits_for_nothing_while_signals_are_chosen() -> None:
    state = GAME.start(setup(), LiveChance(1))
    assert GAME.deadline_ms(state) is None
    assert CLOCK not in GAME.active(state)


def test_a_stranger_acts_when_it_is() -> None:
    assert moment(at(), Action(7, "call_kemps")) == NOW


def test_no_signal_is_guessed_that_a_wrong_name_has_ruled_out() -> None:
    every = [(gesture,) for gesture in range(len(GESTURES))]
    state = at(ruled=(frozenset(), frozenset(every[1:])))
    for seed in range(5):
        world = GAME.resample(GAME.masked(state, 0), 0, LiveChance(seed))
        assert world.signals == (state.signals[0], every[0])


def test_a_swap_flies_and_a_fresh_row_comes_with_a_shuffle() -> None:
    state = at(phase=Phase.TURN)
    change = swap(state, 0, "KS", "4S")
    taken = GAME.cues(state, change, after(state, change))
    assert [cue.token for cue in taken] == [token(state, "KS"), token(state, "4S")]
    fresh = begun()
    dealt = GAME.cues(GAME.start(setup(), LiveChance(1)), GO_ON, fresh)
    assert [cue.sound for cue in dealt] == ["shuffle"]
