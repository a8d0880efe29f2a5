"""The worked examples of Barbu, named after its rules."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Place, Setup
from tabletop.games.barbu import INFO
from tabletop.games.barbu import state as st
from tabletop.games.barbu.engine import GAME
from tabletop.games.barbu.scoring import worth
from tabletop.games.barbu.state import CONTRACTS, TOKEN_OF, Contract, Phase, State
from tabletop.kit.cards import HEARTS, SUITS
from tabletop.match.match import BadSetup, Match
from tests.conformance.playing import play as play_at_random
from tests.games.barbu_positions import (
    BENCH,
    EARLY,
    RESTRICTED,
    Pile,
    allowed,
    at,
    choose,
    naming,
    play,
    rests,
    token,
)

FIVE = CONTRACTS[:5]
NO_CARDS: tuple[Pile, ...] = ((5, ""), (4, ""), (3, ""), (1, ""))


@pytest.fixture(scope="module")
def whole() -> Match[State]:
    """A match from the first deal to the last, at random."""
    return play_at_random(GAME, Setup(4), 1)


def counted(state: State) -> tuple[int, ...]:
    """The row of points once the last trick is taken away."""
    return BENCH.tick(state).sheet[-1]


# Setup


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_four_players(seats: int) -> None:
    with pytest.raises(BadSetup):
        Match(GAME, Setup(seats), LiveChance(1))


def test_first_dealer_youngest_deals_chooses_and_leads() -> None:
    state = BENCH.begin(4)
    assert [len(hand) for hand in state.hands] == [13] * 4
    assert sorted(state.faces) == list(range(52))
    assert state.hands[1][:2] == (0, 4), "singly, from the left of the dealer"
    assert GAME.active(state) == {0}
    assert BENCH.rule(state, choose("queens", 1)) == "barbu.dealer-chooses"
    named = BENCH.after(state, choose("queens"))
    assert st.contract(named) is Contract.QUEENS
    assert GAME.active(named) == {0}, "the dealer leads"


def test_four_rounds_of_six(whole: Match[State]) -> None:
    starts = [state for state in whole.states if state.phase is Phase.CHOOSE]
    assert [state.deal for state in starts] == list(range(1, 25))
    assert [st.dealer(state) for state in starts] == [0] * 6 + [1] * 6 + [2] * 6 + [3] * 6
    for number in range(4):
        assert set(whole.state.chosen[6 * number : 6 * number + 6]) == set(CONTRACTS)
    assert len({state.faces for state in starts}) == 24, "the pack is shuffled for each deal"


def test_next_dealer_left() -> None:
    over = BENCH.tick(rests("salad", *NO_CARDS, last=3, deal=6))
    after = BENCH.tick(over, chance=LiveChance(5))
    assert (after.deal, after.phase) == (7, Phase.CHOOSE)
    assert st.dealer(after) == 1
    assert GAME.active(BENCH.after(after, choose("last", 1))) == {1}, "and not who took the last trick"


# Naming a contract


def test_choose_after_deal() -> None:
    state = naming()
    card = state.hands[0][0]
    for seat in (0, 1):
        lead = Action(seat, "play", (f"c{card}",), Place("trick", seat))
        assert BENCH.rule(state, lead) == "barbu.choose-after-deal"
    assert BENCH.why(state, Action(1, "play", ("c0",))) == "A has to name the contract first."
    named = BENCH.after(state, choose("king"))
    assert BENCH.rule(named, choose("last")) == "barbu.choose-after-deal"
    assert BENCH.why(named, choose("last")) == "The contract of this deal has been named: No King."
    assert BENCH.rule(BENCH.tick(rests("king", *NO_CARDS)), choose("last")) == "barbu.choose-after-deal"


def test_contract_once_per_round() -> None:
    state = naming(Contract.TRICKS, Contract.QUEENS)
    refused = BENCH.refused(state, choose("queens"))
    assert (refused.rule, refused.tokens) == ("barbu.contract-once-per-round", (TOKEN_OF[Contract.QUEENS],))
    assert BENCH.why(state, choose("queens")) == "Played already in this round: No Queens."
    assert [action.tokens[0] for action in GAME.legal(state, 0)] == [TOKEN_OF[one] for one in CONTRACTS[2:]]
    for tokens in ((), ("c3",), tuple(TOKEN_OF.values())):
        assert BENCH.rule(state, Action(0, "choose", tokens)) == "barbu.contract-once-per-round"


def test_a_new_round_has_all_contracts_again() -> None:
    assert st.left(naming(number=1)) == CONTRACTS


def test_last_contract_forced() -> None:
    state = naming(*FIVE)
    assert GAME.forced(state) == choose("salad")
    assert BENCH.prompt(state) == "One contract is left in this round: Salad."
    assert GAME.forced(naming(*FIVE[:4])) is None
    settled = BENCH.settled(BENCH.tick(rests("last", *NO_CARDS, deal=5)), chance=LiveChance(3))
    assert (st.contract(settled), settled.phase) == (Contract.SALAD, Phase.PLAY)


# Tricks


def test_follow_suit() -> None:
    state = at(2, 2, "KC 2H QS", 3, trick="7C 4C")
    refused = BENCH.refused(state, play(state, "QS"))
    assert (refused.rule, refused.tokens) == ("barbu.follow-suit", (token(state, "7C"),))
    assert BENCH.why(state, play(state, "QS")) == "Led suit: clubs. There is still one in the hand."
    assert allowed(state) == "KC"


def test_highest_led_suit_wins_and_leads() -> None:
    state = at(1, 1, 1, "3D 2D", trick="9D AS JD")
    full = BENCH.after(state, play(state, "3D"))
    assert (full.phase, full.trick.taker) == (Phase.REST, 2)
    assert GAME.active(BENCH.tick(full)) == {2}


@pytest.mark.parametrize("contract", CONTRACTS)
def test_no_trumps(contract: Contract) -> None:
    state = at(1, 1, 1, "2C 3C", trick="2H AS AD", contract=contract)
    assert BENCH.after(state, play(state, "2C")).trick.taker == 0


def test_discard_when_void() -> None:
    state = at(2, 2, 2, "KH 7S 2H", trick="4D 5D 6D", contract="king")
    assert allowed(state) == "KH 7S 2H"
    full = BENCH.after(state, play(state, "KH"))
    assert full.trick.taker == 2


def test_turn_order() -> None:
    state = at(2, "KD 3S 4S", "AC 4D 2C", 3, trick="9D")
    assert BENCH.rule(state, play(state, "AC", 2)) == "barbu.turn-order"
    assert BENCH.why(state, play(state, "AC", 2)) == "It is B’s turn."
    assert BENCH.rule(state, replace(play(state, "AC"), seat=1)) == "barbu.turn-order", "a card of another hand"
    assert BENCH.rule(state, replace(play(state, "KD"), to=Place("contract"))) == "barbu.turn-order"
    lead = at("KD 3S", 2, 2, 2)
    assert BENCH.rule(lead, play(lead, "KD", 1)) == "barbu.turn-order", "a lead, too"
    for seat in range(4):
        assert BENCH.rule(rests("last", *NO_CARDS), Action(seat, "play", ("c0",))) == "barbu.turn-order"


@pytest.mark.parametrize("contract", CONTRACTS)
def test_any_lead_allowed(contract: Contract) -> None:
    state = at("2H KH 4S", 3, 3, 3, contract=contract)
    assert allowed(state) == "2H KH 4S"


@pytest.mark.parametrize("contract", ["hearts", "king", "salad"])
def test_heart_leads_restricted(contract: str) -> None:
    state = at("2H KH 4S", 3, 3, 3, contract=contract, options=RESTRICTED)
    assert BENCH.rule(state, play(state, "2H")) == "barbu.heart-leads"
    assert BENCH.why(state, play(state, "2H")) == "There are other suits in the hand, too."
    assert BENCH.prompt(state, 0) == "A leads, with any card but a heart."
    assert BENCH.prompt(state, 1) == "A leads, with any card.", "the hand is nobody else’s business"
    assert allowed(state) == "4S"
    only = at("2H KH 4H", 3, 3, 3, contract=contract, options=RESTRICTED)
    assert allowed(only) == "2H KH 4H"
    follows = at(2, "2H 4S 3S", 3, 3, trick="7C", contract=contract, options=RESTRICTED)
    assert allowed(follows) == "2H 4S 3S"


@pytest.mark.parametrize("contract", ["tricks", "queens", "last"])
def test_heart_leads_are_free_where_hearts_cost_nothing(contract: str) -> None:
    assert allowed(at("2H 4S", 2, 2, 2, contract=contract, options=RESTRICTED)) == "2H 4S"


def test_whoever_led_a_heart_where_that_is_restricted_holds_nothing_else() -> None:
    state = at("2H 9H", 2, 2, 2, contract="hearts", options=RESTRICTED)
    state = replace(state, tricks=())
    after = BENCH.after(state, play(state, "2H"))
    for seed in range(8):
        world = GAME.resample(GAME.masked(after, 1), 1, LiveChance(seed))
        assert {SUITS[world.faces[one]] for one in world.hands[0]} == {HEARTS}


def test_the_last_trick_plays_itself_and_no_other_card_does() -> None:
    assert GAME.forced(at("AS KS", 2, 2, 2)) is None
    assert GAME.forced(at(2, "KD 3S 4S", 3, 3, trick="9D")) is None, "it would tell that it is the only one"
    state = at("AS", 1, 1, 1)
    assert GAME.forced(state) == play(state, "AS")


# Points


def test_score_tricks() -> None:
    assert counted(rests("tricks", (5, ""), (4, ""), (3, ""), (1, ""))) == (10, 8, 6, 2)


def test_score_queens() -> None:
    assert counted(rests("queens", (3, ""), (4, "QH QC"), (3, ""), (3, "QS QD"))) == (0, 12, 0, 12)


def test_score_hearts() -> None:
    piles = (4, "AH KH QH JH 10H 9H"), (3, "8H 7H 6H 5H"), (3, "4H 3H 2H"), (3, "AS KS")
    assert counted(rests("hearts", *piles)) == (12, 8, 6, 0)


def test_score_king() -> None:
    assert counted(rests("king", (4, ""), (4, ""), (2, "KH QH AS"), (3, ""))) == (0, 0, 20, 0)


def test_score_last() -> None:
    assert counted(rests("last", (0, ""), (12, ""), (0, ""), (1, ""), last=3)) == (0, 0, 0, 20)


SALAD: tuple[Pile, ...] = (
    (4, "QS 2H 3H 4H"),
    (5, "QH QD KH AH JH 10H 9H 8H 7H"),
    (3, "5H 6H AS"),
    (1, "QC KS"),
)


def test_score_salad() -> None:
    assert counted(rests("salad", *SALAD, last=2)) == (20, 58, 30, 8)


def test_points_add_up(whole: Match[State]) -> None:
    assert [worth(one) for one in CONTRACTS] == [26, 24, 26, 20, 20, 116]
    for one, row in zip(whole.state.chosen, whole.state.sheet, strict=True):
        assert sum(row) == worth(one)
    assert sum(map(worth, CONTRACTS)) == 232
    assert whole.result is not None
    assert sum(whole.result.scores) == 928


@pytest.mark.parametrize(
    ("contract", "piles"),
    [
        ("queens", ((0, ""), (2, "QH QC QS QD"), (0, ""), (0, ""))),
        ("king", ((1, ""), (1, "KH"), (0, ""), (0, ""))),
        ("hearts", ((0, ""), (4, "AH KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H"), (0, ""), (0, ""))),
        ("tricks", ((1, ""), (1, "KH"), (0, ""), (0, ""))),
        ("last", ((1, ""), (1, "KH"), (0, ""), (0, ""))),
        ("salad", ((1, ""), (4, "QH QC QS QD AH KH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H"), (0, ""), (0, ""))),
    ],
)
@pytest.mark.parametrize("option", [{}, EARLY])
def test_early_stop(contract: str, piles: tuple[Pile, ...], option: dict[str, str]) -> None:
    taken = sum(count for count, _ in piles)
    filled = (*piles[:3], (piles[3][0] + 13 - taken, piles[3][1]))
    state = rests(contract, *filled, last=1, options=option)
    open_tricks = [trick for trick in state.tricks if trick.taker == 3]
    held = tuple(tuple(trick.tokens[seat] for trick in open_tricks) for seat in range(4))
    state = replace(state, hands=held, tricks=tuple(t for t in state.tricks if t.taker != 3))
    after = BENCH.tick(state)
    ends = option == EARLY and contract in ("queens", "king", "hearts")
    assert after.phase is (Phase.COUNT if ends else Phase.PLAY)
    assert not ends or sum(after.sheet[-1]) == worth(Contract(contract)), "the points cannot differ"


def test_a_penalty_card_that_is_still_out_goes_on() -> None:
    state = at(1, 1, 1, "2C 3C", trick="2D AS AD", contract="king", options=EARLY)
    faces = bytearray(state.faces)
    assert 25 in faces
    king, held = faces.index(25), state.hands[0][0]
    faces[king], faces[held] = faces[held], faces[king]
    rest = BENCH.after(replace(state, faces=bytes(faces)), play(state, "2C"))
    assert BENCH.tick(rest).phase is Phase.PLAY


def test_end_after_24(whole: Match[State]) -> None:
    assert (whole.state.phase, whole.state.deal, len(whole.state.sheet)) == (Phase.OVER, 24, 24)
    assert BENCH.tick(rests("salad", *NO_CARDS, deal=23)).phase is Phase.COUNT
    assert BENCH.tick(rests("salad", *NO_CARDS, deal=24)).phase is Phase.OVER
    assert BENCH.rule(whole.state, choose("last")) == "core.match_over"


@pytest.mark.parametrize(
    ("totals", "ranking", "rule"),
    [
        ((210, 250, 228, 240), ((0,), (2,), (3,), (1,)), "barbu.lowest-wins"),
        ((215, 215, 250, 248), ((0, 1), (3,), (2,)), "barbu.tie-shared"),
    ],
)
def test_lowest_wins(totals: tuple[int, ...], ranking: tuple[tuple[int, ...], ...], rule: str) -> None:
    over = replace(BENCH.tick(rests("salad", *NO_CARDS, deal=24)), sheet=(totals,))
    result = GAME.result(over)
    assert result is not None
    assert (result.ranking, result.rule, result.scores) == (ranking, rule, totals)


def test_the_clock_alone_goes_on() -> None:
    for state in (rests("last", *NO_CARDS), BENCH.tick(rests("last", *NO_CARDS))):
        assert GAME.active(state) == {CLOCK}
        assert GAME.may_hasten(state)
    assert not GAME.may_hasten(naming())


# House rules


@pytest.mark.parametrize(("value", "dealer"), [("youngest", 0), ("1", 0), ("2", 1), ("3", 2), ("4", 3)])
def test_first_dealer(value: str, dealer: int) -> None:
    assert st.dealer(BENCH.begin(4, {"first-dealer": value})) == dealer


def test_first_dealer_by_lot() -> None:
    assert {st.dealer(BENCH.begin(4, {"first-dealer": "random"}, LiveChance(n))) for n in range(20)} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("rule", "options", "told"),
    [
        ("first-dealer-youngest", {}, "The youngest"),
        ("first-dealer-youngest", {"first-dealer": "random"}, "Lots"),
        ("first-dealer-youngest", {"first-dealer": "3"}, "agreed"),
        ("any-lead-allowed", {}, "even a heart"),
        ("any-lead-allowed", RESTRICTED, ""),
        ("heart-leads", RESTRICTED, "nothing but hearts"),
        ("heart-leads", {}, ""),
        ("play-all-cards", {}, "thirteen"),
        ("play-all-cards", EARLY, ""),
        ("early-stop", EARLY, "last penalty card"),
        ("early-stop", {}, ""),
    ],
)
def test_house_rules_change_the_rulebook(rule: str, options: dict[str, str], told: str) -> None:
    row = GAME.rule(f"barbu.{rule}", BENCH.setup(4, options))
    assert (row is not None) == bool(told)
    assert row is None or told in row.rule.text


def test_the_box_has_no_short_game() -> None:
    assert INFO.short == ()
