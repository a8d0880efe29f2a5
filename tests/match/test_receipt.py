"""The receipt: whether the luck of a match came from its source."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop.core.chance import AskedChance
from tabletop.core.luck import Luck
from tabletop.core.model import Action, Setup
from tabletop.match.log import Entry
from tabletop.match.match import Match
from tabletop.match.receipt import checked, receipt
from tests.match.duel import DUEL, State

LUCK = Luck.of(bytes(range(32)))


@pytest.fixture
def match() -> Match[State]:
    """A match dealt from known luck, in which somebody has thrown."""
    match = Match.begin(DUEL, Setup(2), LUCK, friendly_undo=True)
    assert isinstance(match.submit(Action(0, "roll")), Entry)
    return match


def test_every_outcome_comes_from_the_source(match: Match[State]) -> None:
    found = receipt(checked(match, LUCK))
    assert found.fault is None
    assert found.agreeing == sum(len(entry.outcomes) for entry in match.log)


def test_another_outcome_is_found(match: Match[State]) -> None:
    thrown = match.log[1].outcomes[0]
    changed = replace(match.log[1], outcomes=((thrown + 1) % 6,))
    other = Match.replay(DUEL, Setup(2), [match.log[0], changed])
    assert receipt(checked(other, LUCK)).fault == 1
    assert receipt(checked(match, Luck.of(bytes(32)))).fault == 0


def test_what_was_taken_back_brings_the_same_again(match: Match[State]) -> None:
    thrown = match.log[1]
    match.rewind(1)
    assert match.submit(Action(0, "roll")) == thrown


def test_a_match_that_goes_on_from_a_file_goes_on_with_its_luck(match: Match[State]) -> None:
    other = Match.replay(DUEL, Setup(2), match.log[:1], luck=match.luck)
    assert other.submit(Action(0, "roll")) == match.log[1]


def test_dice_that_a_person_threw_are_left_out(match: Match[State]) -> None:
    match.rewind(1)
    other = (match.chance(0).roll() + 2) % 6
    entry = match.submit(Action(0, "roll"), chance=AskedChance((other,), match.chance(0)))
    assert isinstance(entry, Entry)
    match.log[1] = replace(entry, asked=True)
    found = receipt(checked(match, LUCK))
    assert (found.asked, found.fault) == (1, None)
