"""The worked examples of Whistiti, named after its rules."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Place, Setup
from tabletop.games.whistiti.engine import GAME
from tabletop.games.whistiti.state import PACK, Phase, State, dealer, points, turn, won
from tabletop.kit.cards import SUITS
from tabletop.kit.hands import HIDDEN
from tabletop.kit.tricks import Trick
from tabletop.match.match import BadSetup, Match
from tests.conformance.playing import play as play_at_random
from tests.games.whistiti_positions import BENCH, allowed, at, last_trick_of, play, token, trick_won


def deals_of(seed: int = 1, options: dict[str, str] | None = None) -> list[State]:
    """The first state of every deal of a match."""
    match = play_at_random(GAME, BENCH.setup(4, options), seed)
    return [state for state in match.states if state.phase is Phase.SHOW]


# Setup


@pytest.mark.parametrize("seats", [3, 5])
def test_four_players(seats: int) -> None:
    with pytest.raises(BadSetup):
        Match(GAME, Setup(seats), LiveChance(1))


def test_first_dealer_by_lot() -> None:
    assert {dealer(BENCH.begin(4, chance=LiveChance(seed))) for seed in range(30)} == {0, 1, 2, 3}


def test_dealer_rotates() -> None:
    starts = deals_of(options={"first-dealer-seat": "3"})
    assert [dealer(state) for state in starts] == [2, 3, 0, 1, 2, 3][: len(starts)]
    assert len(starts) > 1


def test_deal_thirteen() -> None:
    state = BENCH.begin(4, {"first-dealer-seat": "4"})
    assert [len(hand) for hand in state.hands] == [13] * 4
    assert [hand[0] for hand in state.hands] == [0, 1, 2, 3], "singly, from the dealer’s left"
    assert set(state.faces) == set(range(52))


def test_last_card_trump_and_trump_card_in_hand() -> None:
    state = BENCH.begin(4, {"first-dealer-seat": "4"})
    assert (state.shown, state.hands[3][-1]) == (51, 51), "the last card is the dealer’s own"
    assert state.trump == SUITS[state.faces[51]]
    assert GAME.active(state) == {CLOCK}, "everybody sees it first"
    after = BENCH.tick(state)
    assert (after.phase, GAME.active(after)) == (Phase.PLAY, {0}), "left of the dealer leads"
    assert 51 in after.hands[3]


def test_the_shown_card_stays_known() -> None:
    state = BENCH.begin(4, {"first-dealer-seat": "4"})
    for seat in (None, 0, 1, 2, 3):
        masked = GAME.masked(state, seat)
        assert masked.faces[51] == state.faces[51]
        assert masked.faces.count(HIDDEN) == (38 if seat in (0, 1, 2) else 39 if seat == 3 else 51)


def test_the_shown_card_is_played_when_its_owner_leads_first() -> None:
    state = replace(at("7D 8D 9C", "", "", "", trump="D", takers=(3,) * 10))
    shown = PACK.index[token(state, "7D")]
    state = replace(state, shown=shown)
    assert BENCH.rule(state, play(state, "7D")) == ""


# Tricks


def test_left_of_dealer_leads_with_any_card() -> None:
    state = BENCH.tick(BENCH.begin(4, {"first-dealer-seat": "4"}))
    assert len(GAME.legal(state, 0)) == 13, "trumps included"


def test_turn_order() -> None:
    state = at("", "4H AS KC", trick="9H")
    other = PACK.ids[state.hands[2][0]]
    out = Action(2, "play", (other,), Place("trick", 2))
    assert (BENCH.rule(state, out), BENCH.why(state, out)) == ("whistiti.turn-order", "It is B’s turn.")
    lead = at("4H AS KC")
    out = replace(out, tokens=(PACK.ids[lead.hands[2][0]],))
    assert (BENCH.rule(lead, out), BENCH.why(lead, out)) == ("whistiti.turn-order", "It is A’s turn to lead.")
    assert BENCH.rule(state, replace(play(state, "4H"), to=Place("trump"))) == "whistiti.turn-order"
    assert BENCH.rule(state, replace(out, seat=1, tokens=(other,))) == "whistiti.turn-order", "a card of another hand"
    begun = BENCH.begin(4)
    for seat in range(4):
        early = Action(seat, "play", (PACK.ids[begun.hands[seat][0]],))
        assert (BENCH.rule(begun, early), BENCH.why(begun, early)) == (
            "whistiti.turn-order",
            "Play goes on in a moment.",
        )


def test_follow_suit() -> None:
    state = at("", "4H AS KC", trick="9H")
    assert allowed(state) == "4H"
    refused = BENCH.refused(state, play(state, "AS"))
    assert (refused.rule, refused.tokens) == ("whistiti.follow-suit", (token(state, "9H"),))
    assert BENCH.why(state, play(state, "AS")) == "Led suit: hearts. There is still one in the hand."


def test_must_trump() -> None:
    state = at("", "4S AC KC", trick="9H")
    assert allowed(state) == "4S"
    assert BENCH.rule(state, play(state, "AC")) == "whistiti.must-trump"
    assert BENCH.why(state, play(state, "AC")) == "Trumps: spades. There is still one in the hand."


def test_no_overtrump_duty() -> None:
    state = at("", "", "QS 3S 2C", trick="9H 10S")
    assert allowed(state) == "QS 3S"
    assert BENCH.rule(state, play(state, "2C")) == "whistiti.must-trump"


def test_discard() -> None:
    assert allowed(at("", "", "AC 2C 5D", trick="9H 4H")) == "AC 2C 5D"


def test_a_trump_that_is_led_must_be_followed() -> None:
    state = at("", "KS AH", trick="3S")
    assert allowed(state) == "KS"
    assert BENCH.rule(state, play(state, "AH")) == "whistiti.follow-suit"


@pytest.mark.parametrize(
    ("laid", "last", "taker"),
    [("9H 4S AH", "10S", 3), ("9H AD JH", "AC", 2), ("9H AD 8H", "2H", 0)],
)
def test_trump_wins_else_the_led_suit(laid: str, last: str, taker: int) -> None:
    state = at("", "", "", f"{last} 3C", trick=laid)
    full = BENCH.after(state, play(state, last))
    assert (full.phase, full.trick.taker) == (Phase.REST, taker)
    after = BENCH.tick(full)
    assert GAME.active(after) == {taker}, "the winner leads"
    assert (won(after)[taker], after.trick) == (won(state)[taker] + 1, Trick(taker))


def test_rank_order() -> None:
    state = at("", "", "", "2H 3C", trick="10H KH AH")
    assert BENCH.after(state, play(state, "2H")).trick.taker == 2


def test_the_last_trick_plays_itself_and_no_other_card_does() -> None:
    assert GAME.forced(at("", "4H AS KC", trick="9H")) is None, "a forced card would tell that it is the only one"
    state = at("AH")
    assert GAME.forced(state) == play(state, "AH")


# The end


def test_one_point_per_trick_and_new_deal() -> None:
    state = last_trick_of((6, 3, 2, 2))
    assert (state.phase, points(state), GAME.result(state)) == (Phase.COUNT, (6, 3, 2, 2), None)
    after = BENCH.tick(state, chance=LiveChance(4))
    assert (after.phase, after.deal, points(after)) == (Phase.SHOW, 2, (6, 3, 2, 2))
    assert dealer(after) == (dealer(state) + 1) % 4


def test_first_to_twenty() -> None:
    state = at("AH", before=(19, 15, 12, 6))
    state = trick_won(replace(state, tricks=(), hands=((0,),) * 4), 0)
    assert (state.phase, points(state)) == (Phase.OVER, (20, 15, 12, 6))
    assert any(state.hands), "in the middle of a deal; the rest is not played"
    result = GAME.result(state)
    assert result is not None
    assert (result.ranking, result.scores) == (((0,), (1,), (2,), (3,)), (20, 15, 12, 6))
    assert result.rule == "whistiti.first-to-twenty"
    assert BENCH.rule(state, Action(0, "play", ("c0",))) == "core.match_over"


def test_placing() -> None:
    state = last_trick_of((6, 3, 2, 2), before=(14, 5, 6, 1))
    result = GAME.result(state)
    assert result is not None
    assert result.ranking == ((0,), (1, 2), (3,)), "equal points share a place"


@given(st.integers(0, 10**6))
def test_always_ends(seed: int) -> None:
    match = play_at_random(GAME, Setup(4), seed)
    tricks = sum(points(match.state))
    assert 20 <= tricks <= 77
    assert 2 <= match.state.deal <= 6
    assert sorted(points(match.state))[-1] == 20
    assert match.result is not None
    assert len(match.result.winners) == 1


def test_the_clock_alone_goes_on() -> None:
    for state in (BENCH.begin(4), last_trick_of((6, 3, 2, 2))):
        assert GAME.active(state) == {CLOCK}
        assert GAME.may_hasten(state)
        assert GAME.deadline_ms(state) is not None
    state = at("AH KH")
    assert not GAME.may_hasten(state)
    assert (GAME.deadline_ms(state), turn(state)) == (None, 0)
