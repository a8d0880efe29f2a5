"""The computer player of Whistiti: sensible cards, true reasons, and play-outs by the rules."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tabletop.bots.thinking import think
from tabletop.core.bot import Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Setup
from tabletop.games.whistiti import reasons
from tabletop.games.whistiti.bot import POLICY
from tabletop.games.whistiti.engine import GAME
from tabletop.games.whistiti.search import Deal
from tabletop.games.whistiti.state import PACK, Phase, State, points, turn, won
from tabletop.kit.trick_playout import as_bit, bits
from tabletop.text_front import english
from tests.cards import name_of
from tests.games.whistiti_positions import BENCH, Options, at, play

GOOD = [Level.MEDIUM, Level.HARD]


def ask(state: State, level: Level, seed: int = 1) -> Choice:
    """What a computer player does here."""
    return think(GAME, POLICY, state, turn(state), level, seed)


def played(state: State, level: Level, seed: int = 1) -> str:
    """The card that is chosen."""
    choice = ask(state, level, seed)
    assert choice.action is not None
    return name_of(state.faces[PACK.index[choice.action.tokens[0]]])


def usual(state: State, level: Level) -> str:
    """The card that is chosen in two of three cases at least: a medium player does not always look at the trick."""
    (name, times), *_ = Counter(played(state, level, seed) for seed in range(24)).most_common()
    assert times == 24 or level is not Level.HARD
    assert times >= 16
    return name


def why(state: State, name: str) -> str:
    """What is said of a card, in English."""
    return english(reasons.card(state, play(state, name)))


# Cards


@pytest.mark.parametrize("level", GOOD)
def test_the_last_to_play_wins_with_the_lowest_winning_card(level: Level) -> None:
    assert usual(at("", "", "", "AH JH 4H 3C", trick="5H 10H 2H"), level) == "JH"


@pytest.mark.parametrize("level", GOOD)
def test_the_last_to_play_loses_with_the_lowest_card(level: Level) -> None:
    assert usual(at("", "", "", "10H 8H 2H AC", trick="5H KH 3H"), level) == "2H"


@pytest.mark.parametrize("level", GOOD)
def test_trumps_are_kept_as_cheap_as_they_may_be(level: Level) -> None:
    assert usual(at("", "", "", "AS QS 2S 3C", trick="5H KH 3H"), level) == "2S"


def test_a_trick_is_taken_from_whoever_is_near_the_goal() -> None:
    """The trick is A's if the queen is not played, and A needs one more."""
    state = at("", "", "", "AD KD", trick="JD 2D 3D", takers=(1,) * 11, before=(19, 0, 4, 0))
    deal = Deal(state)
    assert deal.rewards((0, 11, 0, 2))[0] < 1
    assert deal.rewards((1, 11, 0, 1)) == [1, 0, 0, 0]


@pytest.mark.parametrize("level", GAME.info.levels)
def test_the_only_card_is_played_and_told(level: Level) -> None:
    choice = ask(at("", "KH 3S 2S", trick="9H"), level)
    assert choice.reason is not None
    assert english(choice.reason) == "Only this card may be played."
    last = ask(at("KH"), level)
    assert last.reason is not None
    assert english(last.reason) == "It is the last card."


def test_the_easy_player_plays_high_where_it_wins_and_low_where_not() -> None:
    high = {played(at("", "AH QH 3H 2C", trick="9H"), Level.EASY, seed) for seed in range(8)}
    assert "AH" in high
    assert "QH" not in high or len(high) > 1


# Reasons


OTHERS = ("6S 6D 6C", "AS AC 7C", "KH KD KC")
"""What the others hold: high cards, and trumps."""


@pytest.mark.parametrize(
    ("hand", "name", "told"),
    [
        ("AH 2D 3S", "AH", "No higher card of this suit is out. Only a trump could beat it."),
        ("QS 2D 4S", "4S", "A trump is led to draw trumps out of the other hands."),
        ("QH 2D 4S", "QH", "A high card is led: it has a chance to win."),
        ("QH 2D 4S", "2D", "A low card is led, and higher ones are kept for later."),
        ("5H 2D 4C", "5H", "There is nothing higher to lead."),
    ],
)
def test_reasons_of_a_lead_are_true(hand: str, name: str, told: str) -> None:
    assert why(at(hand, *OTHERS), name) == told


def test_nobody_beats_the_highest_trump() -> None:
    assert why(at("AS 2D"), "AS") == "Nobody can beat this card."


@pytest.mark.parametrize(
    ("hand", "name", "told"),
    [
        ("AH 2H 9C", "AH", "No higher card of this suit is out. Only a trump could beat it."),
        ("4S 2S 9C", "4S", "A trump takes the trick, unless a higher one follows."),
        ("QH 2H 9C", "QH", "It beats the best card so far: 5 of hearts. A better one may still follow."),
        ("QH 2H 9C", "2H", "This trick is let go, and the cards that could win it are kept for later."),
        ("4H 2H 9C", "2H", "None of the allowed cards can win this trick, so the lowest one goes."),
        ("4H 2H 9C", "4H", "None of the allowed cards can win this trick."),
    ],
)
def test_reasons_of_who_follows_are_true(hand: str, name: str, told: str) -> None:
    assert why(at("", hand, "AS AC 7C", "KH KD KC", trick="5H"), name) == told


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("JH", "This is the lowest card that wins the trick for certain."),
        ("AH", "This card wins the trick for certain."),
    ],
)
def test_reasons_of_the_last_to_play_are_true(name: str, told: str) -> None:
    assert why(at("", "", "", "AH JH", trick="5H 10H 2H"), name) == told


def test_who_is_near_the_goal_is_named() -> None:
    state = at("", "QH 2H", trick="5H", takers=(0,) * 11, before=(7, 0, 0, 0))
    assert why(state, "QH") == "It beats the card of A, who needs only 2 more tricks."
    finish = at("", "QH 2H", trick="5H", takers=(0,) * 11, before=(9, 0, 0, 0), options={"finish-deal": "on"})
    assert "who needs" not in why(finish, "QH"), "A has enough already"


# The fast core


@given(st.integers(0, 10**6), st.sampled_from(["must", "free"]), st.sampled_from(["on", "off"]))
def test_the_fast_core_plays_by_the_rules(seed: int, duty: str, overtrump: str) -> None:
    luck = LiveChance(seed)
    options: Options = {"trump-duty": duty, "overtrump": overtrump}
    state = BENCH.tick(BENCH.begin(4, options, chance=luck))
    deal = Deal(state)
    while state.phase in (Phase.PLAY, Phase.REST):
        if state.phase is Phase.REST:
            state = BENCH.tick(state, chance=luck)
            assert deal.won == list(won(state))
            continue
        legal = GAME.legal(state, turn(state))
        ways = [state.faces[PACK.index[action.tokens[0]]] for action in legal]
        assert deal.turn == turn(state)
        assert deal.playable(deal.hands[turn(state)]) == bits(ways)
        suit, height = deal.choice()
        chosen = next(at for at, one in enumerate(ways) if as_bit(one) == (suit, height))
        deal.lay(suit, height)
        state = BENCH.after(state, legal[chosen])
    assert deal.is_over


def test_a_play_out_stops_when_the_match_is_won() -> None:
    state = at("AS KS", before=(17, 0, 0, 0), takers=(0, *(1,) * 10))
    assert points(state)[0] == 18
    assert sum(Deal(state).play_out()) == 13
    near = replace(state, sheet=((18, 0, 0, 0),))
    assert Deal(near).play_out() == [2, 10, 0, 0], "the twentieth trick is the last one"
    finish = replace(near, house=replace(near.house, finish_deal=True))
    assert sum(Deal(finish).play_out()) == 13


@pytest.mark.slow
def test_stronger_players_win_more_tricks() -> None:
    """Over a few short matches, each level in every seat."""
    order = [Level.FIRST_STEPS, Level.EASY, Level.MEDIUM, Level.HARD]
    tricks = dict.fromkeys(order, 0)
    for number in range(8):
        seated = [order[(seat + number) % 4] for seat in range(4)]
        luck = LiveChance(number)
        state = GAME.start(Setup(4, (("whistiti.target", "5"),)), luck)
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
        for seat, count in enumerate(points(state)):
            tricks[seated[seat]] += count
    assert tricks[Level.FIRST_STEPS] < tricks[Level.EASY] < tricks[Level.HARD]
    assert tricks[Level.FIRST_STEPS] < tricks[Level.MEDIUM]
