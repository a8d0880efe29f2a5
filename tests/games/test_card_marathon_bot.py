"""The computer player of Card Marathon: what it does, why it says it does, and how strong its levels are."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop.bots.thinking import think
from tabletop.core.bot import Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Setup
from tabletop.games.card_marathon import values
from tabletop.games.card_marathon.bot import POLICY
from tabletop.games.card_marathon.engine import GAME
from tabletop.games.card_marathon.state import State
from tabletop.match.match import Match
from tabletop.text_front import english
from tests.cards import card, cards
from tests.games.card_marathon_positions import BENCH, at, declare, ident, ids


def asked(state: State, level: Level = Level.BEST, seed: int = 1) -> Choice:
    """What a level would do."""
    return think(GAME, POLICY, state, state.turn, level, seed)


def why(choice: Choice) -> str:
    """Its reason, in English."""
    return "" if choice.reason is None else english(choice.reason)


def test_it_declares_and_says_so() -> None:
    choice = asked(at("5S 6H 7D 8C 2C JD"))
    assert choice.action is not None
    assert {*choice.action.tokens} == {*ids(at("5S 6H 7D 8C 2C JD"), "5S 6H 7D 8C")}
    assert why(choice) == "With this challenge a milestone is upturned."


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.HARD, Level.BEST])
def test_it_does_not_finish_too_far_ahead(level: Level) -> None:
    state = at("5S 6S 7S 8S JD QS", me="2H 3C KD KC", opp="9D")
    choice = asked(state, level)
    assert choice.action is not None
    assert choice.action.verb == "throw"
    assert why(choice).startswith("A challenge now would lose the race")
    off = at("5S 6S 7S 8S JD QS", me="2H 3C KD KC", opp="9D", options={"reversal": "off"})
    assert why(asked(off, level)) == "With this challenge the race is won."


def test_three_ahead_of_nothing_it_waits() -> None:
    state = at("10S 10H 10D 10C 3H 8D", me="2H 3C KD")
    assert why(asked(state)).startswith("A challenge is possible, but one more milestone")
    medium = asked(state, Level.MEDIUM)
    assert medium.action is not None
    assert medium.action.verb == "challenge", "medium players see no further than the finish"


def test_it_throws_what_keeps_most_cards_and_counts_them() -> None:
    state = at("5S 6H 7D QC 2C JD", opp="KS", effort="8H")
    choice = asked(state, Level.HARD)
    assert choice.action is not None
    assert choice.action.tokens[0] in ids(state, "2C JD QC")
    assert why(choice).startswith("After that, 7 unseen cards would complete a challenge. The number on a card: ")
    counts = {figure.token: figure.count for figure in choice.figures}
    by_card = [counts[ident(state, name)] for name in ("5S", "6H", "7D", "QC", "2C", "JD")]
    assert by_card == [0, 0, 0, 7, 7, 7], "four 4s, and three 8s are left"


def test_cards_that_wait_for_nothing_have_no_numbers() -> None:
    choice = asked(at("AS 3H 5D 7C 9S JH"))
    assert choice.figures == ()
    assert why(choice) == "Of all the cards, this one goes least with the others."


def test_it_takes_what_completes_a_challenge() -> None:
    state = at("5S 6H 7D QC 2C", opp="KS", effort="8H")
    choice = asked(state)
    assert choice.action is not None
    assert choice.action.choice == "effort"
    assert why(choice) == "With the 8 of hearts a challenge can be declared at once."


def test_it_keeps_what_completes_the_row_of_the_other() -> None:
    state = at("10S AC 2C 4D 2H 5D", me="KS", opp="7H 8D 9S")
    choice = asked(state)
    assert choice.action is not None
    assert choice.action.tokens[0] != ident(state, "10S")
    said = "The 10 of spades stays, as it would complete a challenge with the upturned milestones of B."
    assert why(choice).startswith(said)
    shown = values.bits(cards("7H 8D 9S"))
    assert values.completing(shown, values.needs(state, 1).runs) >> card("10S") & 1


def test_four_ahead_of_nothing_loses_by_waiting_and_three_wins() -> None:
    """The scale at the time-out decides who has a reason to move."""
    state = at("5S 6H 9D 8C 2C", me="KD 2H 3C", refreshments=1, rebuilt=3)
    assert values.standing(state, 3, 0, begins=True) > 0.5 > values.standing(state, 4, 0, begins=True)
    off = at("5S 6H 9D 8C 2C", me="KD 2H 3C", refreshments=1, rebuilt=3, options={"reversal": "off"})
    assert values.standing(off, 4, 0, begins=True) > 0.5


def test_a_known_milestone_that_fits_is_upturned() -> None:
    state = at("KS KH KC KD 5S 6H", closed="7C 2C")
    knowledge = state.knowledge.learnt(state.rows[0][0], 0b01).learnt(state.rows[0][1], 0b01)
    state = replace(state, swapped=(0b11, 0), knowledge=knowledge)
    choice = asked(BENCH.after(state, declare(state, "KS KH KC KD")))
    assert choice.action is not None
    assert choice.action.tokens == ids(state, "7C")
    assert why(choice) == "It is known what lies there, and it goes well with the other cards."


def test_a_card_that_goes_with_the_row_waits_there_face_down() -> None:
    """Two upturned milestones need a third one more than the hand does; one that waits already is enough."""
    state = at("7S 7H 10D 2C QC", me="6H 8D", closed="KD", opp="KS", effort="2H")
    choice = asked(state)
    assert choice.action is not None
    assert choice.action.verb == "swap_closed"
    assert choice.action.tokens[0] in ids(state, "7S 7H")
    assert "goes well with the upturned milestones: face down in the row" in why(choice)
    assert asked(state, Level.MEDIUM).action != choice.action
    again = BENCH.after(replace(BENCH.after(state, choice.action), turn=0, closed_swaps=(0, 0)))
    assert GAME.active(again) == {0}
    other = asked(again).action
    assert other is not None
    assert other.verb != "swap_closed"


def test_the_same_question_has_the_same_answer_whatever_lies_hidden() -> None:
    state = at("5S 6H 9D 8C 2C 2H", me="KD", opp="9S")
    known = GAME.masked(state, 0)
    worlds = [GAME.resample(known, 0, LiveChance(seed)) for seed in range(2)]
    answers = {asked(world, seed=5).action for world in worlds}
    assert len(answers) == 1


def duel(first: Level, second: Level, races: int) -> int:
    """How many races the second level wins, on the same deals with both seats."""
    won = 0
    for number in range(races):
        luck, levels = LiveChance(number), (first, second) if number % 2 else (second, first)
        match = Match(GAME, Setup(2), LiveChance(number // 2))
        while match.result is None:
            seat = min(match.active)
            action = GAME.forced(match.state) or (GAME.legal(match.state, CLOCK)[0] if seat == CLOCK else None)
            chosen = action or think(GAME, POLICY, match.state, seat, levels[seat], luck.pick(1 << 30)).action
            assert chosen is not None
            match.submit(chosen, chance=LiveChance(luck.pick(1 << 30)))
        won += not match.result.drawn and levels[match.result.winners[0]] is second
    return won


@pytest.mark.slow
@pytest.mark.parametrize(
    ("weak", "strong", "races"),
    [(Level.FIRST_STEPS, Level.MEDIUM, 8), (Level.EASY, Level.BEST, 8)],
)
def test_each_level_is_stronger_than_the_ones_below(weak: Level, strong: Level, races: int) -> None:
    assert duel(weak, strong, races) > races / 2
