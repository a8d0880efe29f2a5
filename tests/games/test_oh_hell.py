"""The worked examples of Oh Hell, named after its rules."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Place, Refusal, Setup
from tabletop.games.oh_hell import LARGEST
from tabletop.games.oh_hell.deals import points
from tabletop.games.oh_hell.engine import GAME
from tabletop.games.oh_hell.state import PACK, Phase, State, dealer, forbidden_bid, size, won
from tabletop.kit.cards import CARD_OF, NO_SUIT, SUITS
from tabletop.kit.tricks import Trick
from tabletop.match.match import Match
from tabletop.match.taking_back import take_back
from tests.cards import cards
from tests.conformance.playing import play as play_at_random
from tests.games.oh_hell_positions import BENCH, allowed, at, bidding, counted, house, play, token

CARDS = {3: 51, 4: 52, 5: 50, 6: 48}


def bid(seat: int, number: object) -> Action:
    return Action(seat, "bid", choice=number)  # type: ignore[arg-type]


def deals_of(seats: int, seed: int = 1, options: dict[str, str] | None = None) -> list[State]:
    """The first state of every deal of a match."""
    match = play_at_random(GAME, BENCH.setup(seats, options), seed)
    return [state for state in match.states if state.phase is Phase.BID and set(state.bids) == {-1}]


# Setup


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_schedule(seats: int) -> None:
    largest = LARGEST[seats]
    starts = deals_of(seats)
    assert [size(state) for state in starts] == [min(k, 2 * largest - k) for k in range(1, 2 * largest)]
    for state in starts:
        held = sum(map(len, state.hands))
        assert all(len(hand) == size(state) for hand in state.hands)
        assert held + len(state.stock) == CARDS[seats] == len(set(state.faces))
        assert (state.trump == NO_SUIT) == (size(state) == largest) == (not state.stock)


def test_three_players_and_33_deals() -> None:
    starts = deals_of(3)
    assert len(starts) == 33
    assert sum(map(size, starts)) == 289
    assert starts[16].shown == -1
    assert (len(starts[17].hands[0]), len(starts[17].stock)) == (16, 3)
    assert starts[17].shown == starts[17].stock[0]


@pytest.mark.parametrize(("seats", "out"), [(3, "2C"), (4, ""), (5, "2C 2D"), (6, "2C 2D 2H 2S")])
def test_removed_twos(seats: int, out: str) -> None:
    state = BENCH.begin(seats)
    assert set(CARD_OF.values()) - {52, 53} - set(state.faces) == set(cards(out))


def test_turn_up_trump() -> None:
    state = BENCH.begin(4)
    assert state.shown == state.stock[0] == 4
    assert state.trump == SUITS[state.faces[4]]
    assert GAME.masked(state, None).faces[4] == state.faces[4]


def test_dealer_rotates() -> None:
    starts = deals_of(5, options={"first-dealer-seat": "1"})
    assert [dealer(state) for state in starts[:6]] == [0, 1, 2, 3, 4, 0]
    assert dealer(starts[9]) == 4
    assert (size(starts[9]), starts[9].trump) == (10, NO_SUIT)
    assert (len(starts), dealer(starts[-1])) == (19, 3)


def test_first_dealer_by_lot() -> None:
    assert {dealer(BENCH.begin(4, chance=LiveChance(seed))) for seed in range(30)} == {0, 1, 2, 3}


# Bidding


def test_last_bid_not_even() -> None:
    state = at("AS KS QS JS 9S", 5, 5, 5, bids=(-1, 2, 1, 1))
    assert [action.choice for action in GAME.legal(state, 0)] == [0, 2, 3, 4, 5]
    assert BENCH.rule(state, bid(0, 1)) == "oh_hell.last-bid-not-even"
    assert "add up to 5" in BENCH.why(state, bid(0, 1))


def test_last_bid_is_free_once_the_others_bid_too_many() -> None:
    state = at("AS KS QS", 3, 3, 3, bids=(-1, 2, 1, 1))
    assert [action.choice for action in GAME.legal(state, 0)] == [0, 1, 2, 3]
    assert forbidden_bid(state) is None


@pytest.mark.parametrize(("others", "only"), [((0, 0, 0), 0), ((1, 0, 0), 1)])
def test_the_last_bid_of_one_card_is_forced(others: tuple[int, ...], only: int) -> None:
    state = at("AS", 1, 1, 1, bids=(-1, *others))
    assert [action.choice for action in GAME.legal(state, 0)] == [only]


@pytest.mark.parametrize("number", [6, -1, "3", None, 2.5])
def test_bid_range(number: object) -> None:
    state = at("AS KS QS JS 9S", 5, 5, 5, bids=(-1, -1, -1, -1))
    assert BENCH.rule(state, bid(0, number)) == "oh_hell.bid-range"


def test_bid_order() -> None:
    state = at("AS KS QS", 3, 3, bids=(-1, 2, 1))
    assert BENCH.rule(state, play(state, "AS", 0)) == "oh_hell.bid-order"
    assert BENCH.rule(state, play(state, "AS", 1)) == "oh_hell.bid-order", "whoever is not to bid learns it, too"
    assert BENCH.rule(state, bid(1, 0)) == "oh_hell.bid-order"
    first = BENCH.begin(4, {"first-dealer-seat": "2"})
    order = []
    for _ in range(4):
        (seat,) = GAME.active(first)
        order.append(seat)
        first = bidding(first, 1)
    assert order == [2, 3, 0, 1]
    assert first.phase is Phase.PLAY
    assert GAME.active(first) == {2}, "left of the dealer leads"


def test_bids_open() -> None:
    state = at("AS KS QS", 3, 3)
    for seat in range(3):
        assert BENCH.rule(state, bid(seat, 1)) == "oh_hell.bids-open"
    match = Match(GAME, Setup(3), LiveChance(1))
    (seat,) = match.active
    match.submit(bid(seat, 1))
    assert take_back(match, {seat}) == Refusal("oh_hell.bids-open")


# Tricks


def test_follow_suit() -> None:
    state = at(0, "KD 3S", 2, trick="9D")
    assert allowed(state) == "KD"
    refused = BENCH.refused(state, play(state, "3S"))
    assert (refused.rule, refused.tokens) == ("oh_hell.follow-suit", (token(state, "9D"),))
    assert BENCH.why(state, play(state, "3S")) == "Led suit: diamonds. There is still one in the hand."


def test_must_trump() -> None:
    state = at(2, "4S AC 9H", 3, trick="9D")
    assert allowed(state) == "4S"
    assert BENCH.rule(state, play(state, "AC")) == "oh_hell.must-trump"


def test_no_overtrump_duty() -> None:
    state = at(2, 2, "QS 3S", 3, trick="9D 10S")
    assert allowed(state) == "QS 3S"


def test_discard() -> None:
    assert allowed(at(2, "AC 9H", 3, trick="9D")) == "AC 9H"
    assert allowed(at(2, "AC 9S", 3, trick="9D", trump="")) == "AC 9S"


@pytest.mark.parametrize(
    ("laid", "last", "trump", "taker"),
    [("9D KD 2S", "AD", "S", 2), ("9D 4S KD", "10S", "S", 3), ("7H AS 8H", "2H", "", 2)],
)
def test_trump_wins_else_the_led_suit(laid: str, last: str, trump: str, taker: int) -> None:
    state = at(1, 1, 1, f"{last} 3C", trick=laid, trump=trump)
    full = BENCH.after(state, play(state, last))
    assert (full.phase, full.trick.taker) == (Phase.REST, taker)
    after = BENCH.tick(full)
    assert GAME.active(after) == {taker}, "the winner leads"
    assert won(after)[taker] == 1
    assert after.trick == Trick(taker)


def test_turn_order() -> None:
    state = at(2, "KD 3S", "AC 4D", trick="9D")
    assert BENCH.rule(state, play(state, "AC", 2)) == "oh_hell.turn-order"
    assert BENCH.why(state, play(state, "AC", 2)) == "It is B’s turn."
    assert BENCH.rule(state, replace(play(state, "KD"), to=Place("stock"))) == "oh_hell.turn-order"
    assert BENCH.rule(state, replace(play(state, "AC"), seat=1)) == "oh_hell.turn-order", "a card of another hand"
    rests = BENCH.after(at(1, 1, "KD 3S", trick="9D AD"), play(at(1, 1, "KD 3S", trick="9D AD"), "KD"))
    for seat in range(3):
        assert BENCH.rule(rests, Action(seat, "play", (PACK.ids[0],))) == "oh_hell.turn-order"
        assert BENCH.why(rests, Action(seat, "play", (PACK.ids[0],))) == "Play goes on in a moment."


def test_a_card_that_others_have_seen_stays() -> None:
    state = at("AS KS QS", 3, 3)
    card = play(state, "AS")
    assert GAME.undo_policy(state, card, BENCH.after(state, card)) is False


def test_the_last_trick_plays_itself_and_no_other_card_does() -> None:
    assert GAME.forced(at("AS KS", 2, 2)) is None
    assert GAME.forced(at(2, "KD 3S", 2, trick="9D")) is None, "a forced card would tell that it is the only one"
    state = at("AS", 1, 1, done=4)
    assert GAME.forced(state) == play(state, "AS")
    assert GAME.forced(at("AS", 1, 1)) is not None


# The end


@pytest.mark.parametrize(("number", "tricks", "score"), [(3, 3, 20), (0, 0, 5), (2, 4, -10), (3, 0, -15), (0, 1, -5)])
def test_score_made_and_missed(number: int, tricks: int, score: int) -> None:
    assert points(house(), number, tricks) == score


def test_a_deal_is_counted() -> None:
    state = counted(at("AS KS", 2, 2, 2), bids=(1, 2, 0, 2), won=(1, 1, 0, 2))
    assert state.phase is Phase.COUNT
    assert state.sheet == ((10, -5, 5, 15),)
    assert state.announced == ((1, 2, 0, 2),)


def test_end_of_schedule_and_highest_wins() -> None:
    match = play_at_random(GAME, Setup(6), 3)
    last = match.state
    assert (last.phase, last.deal, size(last)) == (Phase.OVER, 15, 1)
    assert match.result is not None
    assert match.result.scores == tuple(map(sum, zip(*last.sheet, strict=True)))
    assert match.result.rule == "oh_hell.highest-wins"
    assert min(match.result.scores) < 0, "a total may be below zero"
    assert BENCH.rule(last, bid(0, 1)) == "core.match_over"


def test_tie_shared() -> None:
    state = replace(counted(at("AS KS", 2, 2, 2), (0, 0, 0, 0), (2, 0, 0, 0)), phase=Phase.OVER)
    result = GAME.result(replace(state, sheet=((95, 95, 40, -10),)))
    assert result is not None
    assert (result.ranking, result.rule) == (((0, 1), (2,), (3,)), "oh_hell.tie-shared")


@given(st.integers(3, 6), st.integers(0, 10**6))
def test_someone_misses(seats: int, seed: int) -> None:
    setup = BENCH.setup(seats, {"longest-hand": "4"})
    for row in play_at_random(GAME, setup, seed).state.sheet:
        assert min(row) < 0


def test_the_clock_alone_goes_on() -> None:
    state = counted(at("AS KS", 2, 2, 2), (0, 0, 0, 0), (2, 0, 0, 0))
    assert GAME.active(state) == {CLOCK}
    assert GAME.may_hasten(state)
    assert not GAME.may_hasten(at("AS KS", 2, 2))
    assert BENCH.rule(state, bid(0, 1)) == "oh_hell.bid-order"
    after = BENCH.tick(state, chance=LiveChance(4))
    assert (after.deal, after.phase, dealer(after)) == (3, Phase.BID, (dealer(state) + 1) % 4)
