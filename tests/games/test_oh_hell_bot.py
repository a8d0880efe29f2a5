"""The computer player of Oh Hell: sensible bids, true reasons, and play-outs by the rules."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.bots.thinking import think
from tabletop.core.bot import Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Setup
from tabletop.games.oh_hell import reasons
from tabletop.games.oh_hell.bot import POLICY
from tabletop.games.oh_hell.deals import next_deal
from tabletop.games.oh_hell.engine import GAME
from tabletop.games.oh_hell.search import Deal, expected
from tabletop.games.oh_hell.state import PACK, Phase, State, size, turn, won
from tabletop.kit.cards import SUITS
from tabletop.kit.trick_playout import as_bit, bits
from tabletop.text_front import english
from tests.cards import cards
from tests.games.oh_hell_positions import BENCH, at, play

GOOD = [Level.MEDIUM, Level.HARD]


def ask(state: State, level: Level, seed: int = 1) -> Choice:
    """What a computer player does here."""
    return think(GAME, POLICY, state, turn(state), level, seed)


def played(choice: Choice, state: State) -> int:
    """The card that was chosen."""
    assert choice.action is not None
    return state.faces[PACK.index[choice.action.tokens[0]]]


def why(state: State, name: str) -> str:
    """What is said of a card, in English."""
    return english(reasons.card(state, play(state, name)))


# Bids


@pytest.mark.parametrize("level", GOOD)
@pytest.mark.parametrize(("hand", "trump", "bid"), [("AS", "S", 1), ("2D", "S", 0), ("KS", "S", 1)])
def test_one_card_is_bid_by_its_worth(level: Level, hand: str, trump: str, bid: int) -> None:
    choice = ask(at(hand, 1, 1, bids=(-1, -1, -1), trump=trump), level)
    assert choice.action is not None
    assert choice.action.choice == bid
    assert choice.reason is not None
    told = "This hand should win about 1 trick." if bid else "This hand should not win any tricks."
    assert english(choice.reason) == told


@pytest.mark.parametrize("level", GOOD)
def test_strong_hands_bid_more(level: Level) -> None:
    weak = ask(at("2H 3H 4D 5D 2C", 5, 5, 5, bids=(-1, -1, -1, -1)), level)
    strong = ask(at("AS KS QS AH AD", 5, 5, 5, bids=(-1, -1, -1, -1)), level)
    assert weak.action is not None
    assert strong.action is not None
    assert weak.action.choice in (0, 1)
    assert strong.action.choice in (4, 5)


@pytest.mark.parametrize("level", GAME.info.levels)
def test_the_forbidden_number_is_never_bid(level: Level) -> None:
    state = at("AS KS QS", 3, 3, bids=(-1, 0, 0))
    choice = ask(state, level)
    assert choice.action is not None
    assert choice.action.choice != 3
    assert choice.reason is not None
    if level is Level.HARD:
        assert english(choice.reason).startswith("This hand should win about ")
    if level is Level.MEDIUM:
        told = "This hand should win about 3 tricks, but the last bid may not be that: better 2."
        assert (choice.action.choice, english(choice.reason)) == (2, told)


@given(st.integers(3, 6), st.integers(0, 10**6))
def test_all_hands_together_expect_about_as_many_tricks_as_there_are(seats: int, seed: int) -> None:
    state = BENCH.begin(seats, {"longest-hand": "5"}, chance=LiveChance(seed))
    while size(state) < 5:
        state = next_deal(state, LiveChance(seed + size(state)))
    guesses = [expected(state, seat) for seat in range(seats)]
    assert all(0 <= guess <= 5 for guess in guesses)
    assert 1.5 <= sum(guesses) <= 9


# Cards


def test_with_the_bid_met_the_highest_card_that_loses_is_shed() -> None:
    state = at(2, 2, 2, "QD 2D 3C", trick="4D KD 5D", bids=(1, 1, 0, 0))
    assert played(ask(state, Level.HARD), state) == cards("QD")[0]
    assert Deal(state).aimed(wants=False) == (SUITS[cards("QD")[0]], 10)


def test_a_needed_trick_is_won_as_cheaply_as_the_last_seat_can() -> None:
    state = at(1, 1, 1, "AD JD", trick="4D 10D 5D", bids=(0, 0, 0, 2))
    for level in GOOD:
        assert played(ask(state, level), state) in cards("AD JD")
    deal = Deal(state)
    suit, height = deal.aimed(wants=True)
    assert (suit, height + 2) == (SUITS[cards("JD")[0]], 11)


def test_the_only_card_is_played_and_told() -> None:
    choice = ask(at(2, "KD 3S", 2, trick="9D"), Level.HARD)
    assert choice.reason is not None
    assert english(choice.reason) == "Only this card may be played."
    last = ask(at("KD", 1, 1, done=2), Level.HARD)
    assert last.reason is not None
    assert english(last.reason) == "It is the last card."


@pytest.mark.parametrize(
    ("state", "name", "told"),
    [
        (at("AS 2D", 2, 2, bids=(2, 0, 0)), "AS", "2 more tricks to win: nobody can beat this card."),
        (at("KD 2D", 2, 2, bids=(1, 0, 0)), "KD", "1 more trick to win: this card has a chance."),
        (at("KD 2D", 2, 2, bids=(1, 0, 0)), "2D", "1 more trick to win: a low card first, the high ones can wait."),
        (at(1, 1, "KD 2D", trick="9D 10D", bids=(0, 0, 1)), "KD", "1 more trick to win: nobody can beat this card."),
        (
            at(1, 1, "KD 2D", trick="9D 10D", bids=(0, 0, 1)),
            "2D",
            "1 more trick to win, but not this one: a better moment will come.",
        ),
        (
            at(1, 1, "KD 2D", trick="9D AD", bids=(0, 0, 1)),
            "2D",
            "None of the allowed cards can win this trick, so the least useful one goes.",
        ),
        (
            at(1, 1, "8D KD", trick="9D 2D"),
            "8D",
            "No more tricks are wanted: this card loses. Highest so far: 9 of diamonds.",
        ),
        (at(1, 1, "8H KC", trick="9D 2D"), "8H", "No more tricks are wanted: this card cannot win, so it can go."),
        (at(1, 1, "QD KD", trick="9D 2D"), "KD", "No more tricks are wanted, but every card that may be played wins."),
        (at(1, 1, "3D KD", trick="9D 2D"), "KD", "No more tricks are wanted, but this card had better go now."),
        (at(2, "QD KD", 2, trick="9D"), "QD", "No more tricks are wanted: this card can still be beaten."),
        (at("2D KD", 2, 2), "2D", "No more tricks are wanted, so a low card is led."),
        (at("2D KD", 2, 2), "KD", "No more tricks are wanted: this card can still be beaten."),
        (at("2D AS", 2, 2), "AS", "No more tricks are wanted, but this card had better go now."),
    ],
)
def test_reasons_are_true(state: State, name: str, told: str) -> None:
    assert why(state, name) == told


# The fast core


@given(st.integers(3, 6), st.integers(0, 10**6), st.sampled_from(["must", "free"]), st.booleans(), st.integers(1, 8))
def test_the_fast_core_plays_by_the_rules(seats: int, seed: int, duty: str, overtrump: bool, cards_each: int) -> None:
    luck = LiveChance(seed)
    options = {"trump-duty": duty, "overtrump": "on" if overtrump else "off"}
    state = BENCH.begin(seats, options, chance=luck)
    while size(state) < min(cards_each, 8):
        state = next_deal(state, luck)
    while state.phase is Phase.BID:
        state = BENCH.after(state, GAME.legal(state, turn(state))[0])
    deal = Deal(state)
    while state.phase in (Phase.PLAY, Phase.REST):
        if state.phase is Phase.REST:
            state = BENCH.tick(state, chance=luck)
            assert deal.won == list(won(state))
            continue
        legal = GAME.legal(state, turn(state))
        ways = [state.faces[PACK.index[action.tokens[0]]] for action in legal]
        assert deal.playable(deal.hands[turn(state)]) == bits(ways)
        action = legal[luck.pick(len(legal))]
        card = state.faces[PACK.index[action.tokens[0]]]
        deal.lay(*as_bit(card))
        state = BENCH.after(state, action)


@pytest.mark.slow
def test_stronger_players_win_more_points() -> None:
    """Over a few short matches, each level in every seat."""
    order = [Level.FIRST_STEPS, Level.EASY, Level.MEDIUM, Level.HARD]
    points = dict.fromkeys(order, 0)
    for number in range(4):
        seated = [order[(seat + number) % 4] for seat in range(4)]
        luck = LiveChance(number)
        state = GAME.start(Setup(4, (("oh_hell.longest-hand", "5"),)), luck)
        ply = 0
        while GAME.result(state) is None:
            ply += 1
            if GAME.active(state) == {CLOCK}:
                state = GAME.apply(state, GAME.legal(state, CLOCK)[0], luck)
                continue
            seat = turn(state)
            action = think(GAME, POLICY, state, seat, seated[seat], number * 1000 + ply).action
            assert action is not None
            state = GAME.apply(state, action, luck)
        result = GAME.result(state)
        assert result is not None
        for seat, level in enumerate(seated):
            points[level] += result.scores[seat]
    assert points[Level.HARD] > points[Level.MEDIUM] > points[Level.FIRST_STEPS]
