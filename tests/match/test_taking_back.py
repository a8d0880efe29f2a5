"""What may be taken back: by one person against computers, by several, and with the friendly undo."""

from __future__ import annotations

import pytest

from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.model import Action, Refusal, Setup
from tabletop.match.log import Entry
from tabletop.match.match import Match
from tabletop.match.taking_back import Way, take_back, taking_back
from tests.match.duel import DUEL, State

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
