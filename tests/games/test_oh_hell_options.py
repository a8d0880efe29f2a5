"""The house rules of Oh Hell: every value of every option, and what the rulebook says of it."""

from __future__ import annotations

import pytest

from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.games.oh_hell import INFO, largest_hand
from tabletop.games.oh_hell.deals import next_deal, points
from tabletop.games.oh_hell.engine import GAME
from tabletop.games.oh_hell.state import dealer, size
from tabletop.kit.cards import NO_SUIT, SUITS
from tabletop.kit.hands import HIDDEN
from tabletop.match.match import BadSetup, Match
from tests.games.oh_hell_positions import BENCH, allowed, at, house, play, token

OVER = {"overtrump": "on"}
FREE = {"trump-duty": "free"}
LAST = {"full-deal-trump": "dealers-last"}


def told(rule: str, options: dict[str, str] | None = None, seats: int = 4) -> str:
    """The sentence of a rule at this table."""
    row = GAME.rule(f"oh_hell.{rule}", BENCH.setup(seats, options))
    return "" if row is None else row.rule.text


@pytest.mark.parametrize(("seats", "longest", "largest"), [(4, "3", 3), (4, "12", 12), (4, "13", 13), (6, "16", 8)])
def test_longest_hand(seats: int, longest: str, largest: int) -> None:
    assert largest_hand(seats, longest) == largest
    state = BENCH.begin(seats, {"longest-hand": longest})
    assert state.sizes == (*range(1, largest + 1), *range(largest - 1, 0, -1))
    assert "agreed" in told("schedule", {"longest-hand": longest})
    assert "17 cards" in told("schedule")


def test_a_short_match_always_has_a_trump_card() -> None:
    state = BENCH.begin(4, {"longest-hand": "3"})
    for _ in range(4):
        assert state.trump != NO_SUIT
        state = next_deal(state, LiveChance(state.deal))


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_first_dealer_seat(seat: int) -> None:
    assert dealer(BENCH.begin(4, {"first-dealer-seat": str(seat)})) == seat - 1
    assert "agreed" in told("first-dealer", {"first-dealer-seat": str(seat)})


def test_a_seat_that_is_not_there_cannot_deal() -> None:
    with pytest.raises(BadSetup):
        Match(GAME, BENCH.setup(3, {"first-dealer-seat": "4"}), LiveChance(1))
    assert len(INFO.options[1].choices_for(3)) == 4
    assert len(INFO.options[1].choices_for(6)) == 7


def test_full_deal_trump() -> None:
    state = BENCH.begin(6, LAST)
    while size(state) < 8:
        state = next_deal(state, LiveChance(state.deal))
    deals = dealer(state)
    assert state.stock == ()
    assert state.shown == state.hands[deals][-1], "the dealer’s last card"
    assert state.trump == SUITS[state.faces[state.shown]]
    for seat in (None, *range(6)):
        assert GAME.masked(state, seat).faces[state.shown] != HIDDEN, "everybody has seen it"
    placed = GAME.view(GAME.masked(state, (deals + 1) % 6), (deals + 1) % 6).find(f"c{state.shown}")
    assert placed is not None
    assert (placed.place.zone, placed.face is not None) == (f"hand-{deals}", True)
    assert "dealer’s last card" in told("full-deal-no-trump", LAST)
    assert "no trumps" in told("full-deal-no-trump")


def test_trump_duty() -> None:
    assert allowed(at(2, "4S AC 9H", 3, trick="9D", options=FREE)) == "4S AC 9H"
    assert "may play any card" in told("must-trump", FREE)


def test_overtrump() -> None:
    state = at(2, 2, "QS 3S", 3, trick="9D 10S", options=OVER)
    assert allowed(state) == "QS"
    refused = BENCH.refused(state, play(state, "3S"))
    assert (refused.rule, refused.tokens) == ("oh_hell.overtrump", (token(state, "10S"),))
    assert allowed(at(2, 2, "9S 3S", 3, trick="9D 10S", options=OVER)) == "9S 3S", "if none can, any trump"
    assert allowed(at(2, "QS 3S 4H", 3, trick="10S", options=OVER)) == "QS", "when trumps are led, too"
    assert allowed(at(2, 2, "QS 3S AC", 3, trick="9D 10S", options=OVER | FREE)) == "QS AC"
    assert told("overtrump") == ""
    assert "must beat" in told("overtrump", OVER)
    assert told("no-overtrump-duty", OVER) == ""


def test_last_bid() -> None:
    state = at("AS KS QS JS 9S", 5, 5, 5, bids=(-1, 2, 1, 1), options={"last-bid": "free"})
    assert [action.choice for action in GAME.legal(state, 0)] == [0, 1, 2, 3, 4, 5]
    assert "free" in told("last-bid-not-even", {"last-bid": "free"})
    assert told("someone-misses", {"last-bid": "free"}) == ""


@pytest.mark.parametrize(("bid", "won", "score"), [(3, 3, 13), (0, 0, 10), (2, 4, 0), (3, 0, 0)])
def test_scoring(bid: int, won: int, score: int) -> None:
    assert points(house({"scoring": "ten-plus"}), bid, won) == score
    assert "10 points" in told("score-made", {"scoring": "ten-plus"})
    assert told("negative-totals", {"scoring": "ten-plus"}) == ""


def test_the_minutes_grow_with_the_deals() -> None:
    short, full = dict(INFO.short), {"oh_hell.longest-hand": "all"}
    assert INFO.minutes_for is not None
    for seats in range(3, 7):
        options = INFO.options_of(Setup(seats))
        assert INFO.minutes_for(seats, options | short) < INFO.minutes_for(seats, options | full)
    assert INFO.minutes_for(4, INFO.options_of(Setup(4)) | short) <= 15
