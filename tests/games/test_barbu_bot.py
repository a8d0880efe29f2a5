"""The computer player of Barbu: sensible contracts and cards, true reasons, and play-outs by the rules."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tabletop.bots.thinking import think
from tabletop.core.bot import Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Setup
from tabletop.games.barbu import reasons, scoring
from tabletop.games.barbu import state as reading
from tabletop.games.barbu.bot import POLICY
from tabletop.games.barbu.engine import GAME
from tabletop.games.barbu.search import Deal
from tabletop.games.barbu.state import CONTRACT_OF, CONTRACTS, PACK, TOKEN_OF, Contract, Phase, State
from tabletop.kit.trick_playout import as_bit, bits
from tabletop.text_front import english
from tests.games.barbu_positions import BENCH, RESTRICTED, at, choose, naming, play

GOOD = [Level.MEDIUM, Level.HARD]
LOW_HEARTS = "2H 3H 4H 5H 7S 4S 2S 8D 3D 9C 6C 3C 2C"
HIGH_HEARTS = "AH KH QH JH AS KS AD KD QD AC KC QC JC"


def ask(state: State, level: Level, seed: int = 1) -> Choice:
    """What a computer player does here."""
    return think(GAME, POLICY, state, reading.turn(state), level, seed)


def played(state: State, level: Level) -> str:
    """The art key of the card that is chosen."""
    choice = ask(state, level)
    assert choice.action is not None
    return PACK.faces[state.faces[PACK.index[choice.action.tokens[0]]]]


def told(choice: Choice) -> str:
    assert choice.reason is not None
    return english(choice.reason)


# Naming a contract


def test_good_hands_play_the_salad_and_bad_ones_keep_it_for_later() -> None:
    low = ask(at(LOW_HEARTS, 13, 13, 13, contract=""), Level.HARD)
    assert low.action == choose("salad")
    assert told(low).startswith("Tried out with this hand, it costs about ")
    assert {figure.token for figure in low.figures} == {*TOKEN_OF.values()}
    high = ask(at(HIGH_HEARTS, 13, 13, 13, contract=""), Level.HARD)
    assert high.action is not None
    assert CONTRACT_OF[high.action.tokens[0]] is not Contract.SALAD


@pytest.mark.parametrize("level", GAME.info.levels)
def test_contracts_that_were_played_are_never_named(level: Level) -> None:
    action = ask(naming(*CONTRACTS[1:5]), level).action
    assert action in (choose("tricks"), choose("salad"))
    last = ask(naming(*CONTRACTS[1:]), level)
    assert (last.action, told(last)) == (choose("tricks"), "It is the only contract left in this round.")


def test_a_beginner_names_any_contract_and_says_so() -> None:
    assert told(ask(naming(), Level.FIRST_STEPS)) == "This contract has not been played in this round yet."


# Cards


@pytest.mark.parametrize("level", GOOD)
def test_the_king_of_hearts_is_thrown_where_nothing_can_be_followed(level: Level) -> None:
    assert played(at(2, 2, 2, "KH 7S AC", trick="4D 5D 6D", contract="king"), level) == "card-KH"


@pytest.mark.parametrize("level", GOOD)
def test_a_queen_slips_under_a_king(level: Level) -> None:
    assert played(at(2, 2, 2, "QD 2D 3C", trick="4D KD 5D", contract="queens"), level) == "card-QD"


def test_a_harmless_trick_is_taken_with_the_highest_card() -> None:
    state = at(1, 1, 1, "AD JD", trick="4D 10D 5D", contract="hearts")
    assert Deal(state, Contract.HEARTS).choice() == as_bit(state.faces[PACK.index[play(state, "AD").tokens[0]]])


def test_high_cards_go_early_where_only_the_last_trick_counts() -> None:
    state = at(3, "AD 2D 3C 4C", 4, 4, trick="9D", contract="last")
    assert played(state, Level.HARD) == "card-AD"


def test_the_only_card_is_played_and_told() -> None:
    assert told(ask(at(2, "KD 3S 4S", 3, 3, trick="9D"), Level.HARD)) == "Only this card may be played."
    assert told(ask(at("KD", 1, 1, 1), Level.HARD)) == "It is the last card."


def _last(hand: str, trick: str, contract: str = "tricks") -> State:
    size = len(hand.split()) - 1
    return at(size, size, size, hand, trick=trick, contract=contract)


def _second(hand: str, trick: str, contract: str = "tricks") -> State:
    size = len(hand.split())
    return at(size - 1, hand, size, size, trick=trick, contract=contract)


@pytest.mark.parametrize(
    ("state", "name", "reason"),
    [
        (_last("KH 7S", "4D 5D 6D", "king"), "KH", "No card of the led suit: a good moment"),
        (_last("7S 8C", "4D 5D 6D"), "7S", "The last card of its suit goes"),
        (_last("7S 8S", "4D 5D 6D"), "8S", "Nothing to follow with"),
        (_last("QD 2D", "4D KD 5D", "queens"), "QD", "A card that costs points can go without taking the trick"),
        (_last("JD 2D", "4D KD 5D"), "JD", "The highest card that still loses this trick. Highest so far: king"),
        (_last("JD 2D", "4D KD 5D"), "2D", "This card loses the trick."),
        (_last("AD JD", "4D 10D 5D", "hearts"), "AD", "This trick costs nothing"),
        (_last("AD JD", "4D 10D 5D"), "JD", "Every card that may be played takes this trick."),
        (_last("AD 2D", "4D 10D 5D"), "AD", "It takes this trick, and a lower card is kept"),
        (_second("AD JD", "4D"), "AD", "Every card that may be played takes this trick."),
        (_second("AD 2D", "4D", "last"), "AD", "Only the last trick counts"),
        (replace(_second("QD 2C", "4D"), tricks=()), "QD", "It is the highest so far, but 2 cards that"),
        (at("2H 9S 8S", 3, 3, 3), "2H", "It is the last card of its suit"),
        (at("8S AS 3C", 3, 3, 3), "AS", "Nobody can beat this card any more."),
    ],
)
def test_reasons_are_true(state: State, name: str, reason: str) -> None:
    assert english(reasons.card(state, play(state, name))).startswith(reason)


def test_a_lead_tells_how_many_higher_cards_nobody_has_seen() -> None:
    state = replace(at("8S 9S AS", 3, 3, 3), tricks=())
    assert english(reasons.card(state, play(state, "8S"))) == "4 higher cards of this suit may still beat it."


# The fast core


@given(st.integers(0, 10**6), st.sampled_from(CONTRACTS), st.booleans())
def test_the_fast_core_plays_by_the_rules(seed: int, contract: Contract, restricted: bool) -> None:
    luck = LiveChance(seed)
    state = BENCH.begin(4, RESTRICTED if restricted else {}, chance=luck)
    state = BENCH.after(state, choose(contract))
    deal = Deal(state, contract)
    while state.phase in (Phase.PLAY, Phase.REST):
        assert deal.points == list(scoring.running(state))
        if state.phase is Phase.REST:
            state = BENCH.tick(state, chance=luck)
            continue
        legal = GAME.legal(state, reading.turn(state))
        ways = [state.faces[PACK.index[action.tokens[0]]] for action in legal]
        assert deal.playable(deal.hands[deal.turn]) == bits(ways)
        assert deal.choice() in map(as_bit, ways)
        action = legal[luck.pick(len(legal))]
        deal.lay(*as_bit(state.faces[PACK.index[action.tokens[0]]]))
        state = GAME.apply(state, action, luck)
    assert deal.to_come == 0
    assert deal.points == list(state.sheet[0])


@pytest.mark.slow
def test_stronger_players_take_fewer_points() -> None:
    """Half a round for each seating, every level once in every seat."""
    order = [Level.FIRST_STEPS, Level.EASY, Level.MEDIUM, Level.HARD]
    points = dict.fromkeys(order, 0)
    for number in range(4):
        seated = [order[(seat + number) % 4] for seat in range(4)]
        luck = LiveChance(number)
        state = GAME.start(Setup(4), luck)
        ply = 0
        while len(state.sheet) < 3:
            ply += 1
            if GAME.active(state) == {CLOCK}:
                state = GAME.apply(state, GAME.legal(state, CLOCK)[0], luck)
                continue
            seat = reading.turn(state)
            action = think(GAME, POLICY, state, seat, seated[seat], number * 1000 + ply).action
            assert action is not None
            state = GAME.apply(state, action, luck)
        for seat, level in enumerate(seated):
            points[level] += reading.totals(state)[seat]
    assert points[Level.HARD] < points[Level.MEDIUM] < points[Level.FIRST_STEPS]
