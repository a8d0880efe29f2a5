"""What may be taken back: by one person against computers, by several, and with the friendly undo."""

from __future__ import annotations

import pytest

from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.model import Action, Refusal, Setup
from tabletop.match.log import Entry
from tabletop.match.match import Match
from tabletop.match.taking_back import TakingBack, Way, take_back, taking_back
from tests.match.duel import DUEL, Duel, State

ALONE = frozenset({0})
BOTH = frozenset({0, 1})


@pytest.fixture
def match() -> Match[State]:
    """A match just dealt."""
    return Match(DUEL, Setup(2), LiveChance(1))


def do(match: Match[State], seat: int, verb: str) -> None:
    """Play an action that is legal."""
    assert isinstance(match.submit(Action(seat, verb), chance=ScriptedChance((3,))), Entry)


def why(match: Match[State], people: frozenset[int]) -> tuple[str, Way | None]:
    """The reason of a refusal, and the way that is offered."""
    found = taking_back(match, people)
    assert found.refusal is not None
    return found.refusal.rule, found.way


def test_the_last_move_of_a_person_goes(match: Match[State]) -> None:
    do(match, 0, "step")
    assert take_back(match, ALONE) == 1
    assert match.state.steps == 0
    assert why(match, ALONE) == ("core.nothing_to_undo", None)


def test_alone_the_answers_go_too(match: Match[State]) -> None:
    do(match, 0, "step")
    do(match, 1, "step")
    do(match, 1, "step")
    assert taking_back(match, ALONE).moves == 3
    assert take_back(match, ALONE) == 3


@pytest.mark.parametrize("people", [ALONE, BOTH])
def test_luck_stands(match: Match[State], people: frozenset[int]) -> None:
    do(match, 0, "roll")
    assert why(match, people) == ("core.undo_luck", Way.FRIENDLY)


def test_luck_of_an_answer_stands(match: Match[State]) -> None:
    do(match, 0, "step")
    do(match, 1, "roll")
    assert why(match, ALONE) == ("core.undo_luck", Way.FRIENDLY)


def test_what_a_person_has_seen_stands(match: Match[State]) -> None:
    do(match, 0, "peek")
    assert why(match, ALONE) == ("core.undo_seen", Way.FRIENDLY)


def test_what_a_computer_player_has_seen_is_forgotten(match: Match[State]) -> None:
    do(match, 0, "step")
    do(match, 1, "peek")
    assert take_back(match, ALONE) == 2


def test_a_race_stands_and_nobody_offers_more(match: Match[State]) -> None:
    do(match, 0, "slap")
    assert why(match, ALONE) == ("core.undo_race", None)


def test_people_take_back_one_after_the_other(match: Match[State]) -> None:
    do(match, 0, "step")
    do(match, 1, "step")
    assert take_back(match, BOTH) == 1
    assert take_back(match, BOTH) == 1


def test_the_friendly_undo_stops_at_nothing(match: Match[State]) -> None:
    match.friendly_undo = True
    do(match, 0, "roll")
    do(match, 1, "peek")
    assert take_back(match, ALONE) == 2
    assert match.state.rolled == 0


def test_again_gives_back_the_same_luck(match: Match[State]) -> None:
    match.friendly_undo = True
    do(match, 0, "roll")
    log, states = list(match.log), list(match.states)
    take_back(match, ALONE)
    assert match.has_taken
    for entry in match.again():
        match.follow(entry)
    assert (match.log, match.states) == (log, states)
    assert not match.has_taken


def test_a_refusal_leaves_what_was_taken_back_alone(match: Match[State]) -> None:
    do(match, 0, "step")
    take_back(match, ALONE)
    assert isinstance(match.submit(Action(0, "fly")), Refusal)
    assert match.has_taken
    do(match, 0, "step")
    assert not match.has_taken


class Led(Duel):
    """After a step another one is forced; `secretly`: for a reason that only its seat knows."""

    secretly = False

    def forced(self, state: State) -> Action | None:
        return Action(state.turn, "step") if state.steps == 1 else None

    def forced_in_secret(self, state: State) -> bool:
        return self.secretly


@pytest.mark.parametrize(("secretly", "alone", "keep"), [(False, True, 1), (True, True, 1), (True, False, 2)])
def test_a_forced_move_goes_with_the_one_before_unless_that_would_tell_something(
    secretly: bool, alone: bool, keep: int
) -> None:
    game = Led()
    game.secretly = secretly
    led = Match(game, Setup(2), LiveChance(1))
    for _ in range(2):
        do(led, 0, "step")
    assert taking_back(led, ALONE, alone) == TakingBack(keep, 3 - keep)


def test_several_people_say_first_that_the_answers_go_too() -> None:
    three = Match(DUEL, Setup(2), LiveChance(1))
    do(three, 0, "step")
    do(three, 1, "step")
    people = frozenset({0, 2})
    assert taking_back(three, people) == TakingBack(1, 2, Refusal("core.undo_other"), Way.ANSWERS)
    assert take_back(three, people) == Refusal("core.undo_other")
    assert len(three.log) == 3
    three.friendly_undo = True
    assert take_back(three, people) == 2
