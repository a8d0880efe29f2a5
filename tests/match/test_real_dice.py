"""Dice thrown on the real table: any game asks for them by the one door of chance, and knows nothing of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tabletop import games
from tabletop.core.chance import AskedChance, Chance, LiveChance, ReplayError
from tabletop.core.luck import Luck
from tabletop.core.model import Action, Setup
from tabletop.match.log import Entry
from tabletop.match.match import Match, ThrowWanted
from tabletop.match.players import Player
from tabletop.match.real_dice import (
    MOST_AT_ONCE,
    asks_for_dice,
    faces_of,
    handful,
    mendable,
    play_by_hand,
    thrown_again,
    throws_dice,
)
from tabletop.match.receipt import checked, receipt
from tabletop.store.saves import Header, SaveFile, load_save
from tests.conformance.playing import fair_action, twin
from tests.match.duel import Duel, State
from tests.match.throws import DICE_GAMES, before_a_throw, throws, wanted_by


@pytest.mark.parametrize("slug", games.slugs())
def test_a_game_has_dice_on_its_table_if_it_throws_any(slug: str) -> None:
    assert throws_dice(games.load(slug)) == throws(slug)


@pytest.mark.parametrize("slug", DICE_GAMES)
def test_the_dice_of_a_throw_are_asked_for_together(slug: str) -> None:
    found = before_a_throw(slug)
    assert found is not None
    match, dice = found
    faces = tuple(1 + at % dice.most for at in range(len(dice.sides)))
    before = len(match.log)
    entry = play_by_hand(dice, faces, lambda: LiveChance(1), lambda chance: match.submit(dice.action, chance=chance))
    assert isinstance(entry, Entry)
    assert entry.asked
    assert len(match.log) == before + 1
    assert faces_of(match, before) == faces


def as_by_hand(match: Match[object], action: Action, luck: LiveChance, other: Callable[[], Chance]) -> None:
    """Plays an action with dice that are told; `other` is the chance of what is none."""
    try:
        match.submit(action, chance=AskedChance((), other()))
    except ThrowWanted as wanted:
        dice = handful(match, wanted)
        play_by_hand(
            dice, [luck.roll(s) for s in dice.sides], lambda: luck, lambda told: match.submit(action, chance=told)
        )


@pytest.mark.parametrize("slug", DICE_GAMES)
def test_a_match_by_hand_is_kept_and_played_again(slug: str, tmp_path: Path) -> None:
    game, luck = games.load(slug), LiveChance(5)
    match = Match(game, Setup(game.info.seats[0]), luck)
    while match.result is None and len(match.log) < 400:
        as_by_hand(match, fair_action(match, luck), luck, lambda: luck)
    asked = [entry for entry in match.log if entry.asked]
    assert asked
    assert all(entry.asked == bool(faces_of(match, at)) for at, entry in enumerate(match.log))
    players = tuple(Player(f"P{n}", real_dice=n == 0) for n in range(match.setup.seats))
    file = SaveFile.create(tmp_path, Header(slug, match.setup, players), match.log)
    again = load_save(file.path)
    assert again.match.log == match.log
    assert again.match.states == match.states
    assert again.header.players == players


def test_what_was_thrown_on_the_screen_is_written_as_ever() -> None:
    assert b"asked" not in msgspec.json.encode(Entry(Action(0, "roll"), (3,)))
    assert msgspec.json.decode(b'{"outcomes":[3]}', type=Entry) == Entry(outcomes=(3,))


class Chain(Duel):
    """A six is followed by a card and another throw; three dice and a card come first."""

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        if action.verb != "roll":
            return super().apply(state, action, chance)
        cards = chance.pick(9), chance.pick(9)
        rolled = sum(chance.rolls(2))
        while (last := chance.roll()) == 6:
            rolled += last + chance.pick(2)
        return replace(state, rolled=rolled, cards=cards)


class Endless(Duel):
    """A throw goes on as long as the dice are alike."""

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        first = chance.roll()
        while chance.roll() == first:
            pass
        return state


def test_later_dice_that_depend_on_earlier_ones_are_asked_for_when_they_come() -> None:
    match: Match[State] = Match(Chain(), Setup(2), LiveChance(1))
    roll = Action(0, "roll")
    dice = wanted_by(match, roll)
    assert dice is not None
    assert dice.sides == (6, 6, 6)
    assert len(dice.made) == 2
    with pytest.raises(ThrowWanted) as more:
        play_by_hand(dice, (1, 2, 6), lambda: LiveChance(2), lambda chance: match.submit(roll, chance=chance))
    assert len(match.log) == 1
    rest = handful(match, more.value)
    assert rest.sides == (6,)
    assert rest.made[:2] == dice.made
    entry = play_by_hand(rest, (4,), lambda: LiveChance(2), lambda chance: match.submit(roll, chance=chance))
    assert isinstance(entry, Entry)
    assert entry.outcomes[:5] == (*dice.made, 0, 1, 5)
    assert entry.outcomes[-1] == 3
    assert faces_of(match, 1) == (1, 2, 6, 4)
    assert Match.replay(Chain(), Setup(2), match.log).state == match.state


def test_a_throw_that_could_go_on_for_ever_asks_for_what_is_certain() -> None:
    match: Match[State] = Match(Endless(), Setup(2), LiveChance(1))
    dice = wanted_by(match, Action(0, "roll"))
    assert dice is not None
    assert len(dice.sides) == 2 < MOST_AT_ONCE


@pytest.mark.parametrize("faces", [(), (0,), (7,), (1, 1)])
def test_what_is_on_no_die_is_never_played(faces: tuple[int, ...]) -> None:
    match: Match[State] = Match(Duel(), Setup(2), LiveChance(1))
    dice = wanted_by(match, Action(0, "roll"))
    assert dice is not None
    with pytest.raises(ValueError, match="dice"):
        play_by_hand(dice, faces, lambda: LiveChance(1), lambda chance: match.submit(dice.action, chance=chance))
    with pytest.raises(ReplayError):
        match.submit(dice.action, chance=AskedChance((9,), LiveChance(1)))
    assert len(match.log) == 1


def test_a_slip_can_be_put_right_until_somebody_does_something() -> None:
    match: Match[State] = Match(Duel(), Setup(2), LiveChance(1))
    match.submit(Action(0, "roll"), chance=LiveChance(1))
    assert mendable(match) is None
    match.submit(Action(0, "roll"), chance=AskedChance((2,), LiveChance(1)))
    assert mendable(match) == 2
    assert thrown_again(match, 2).sides == (6,)
    match.submit(Action(0, "step"))
    assert mendable(match) is None


class Forcing(Duel):
    """After a roll a step is forced."""

    def forced(self, state: State) -> Action | None:
        return Action(0, "step") if state.rolled and not state.steps else None


def test_what_the_table_did_by_itself_goes_along_with_a_slip() -> None:
    match: Match[State] = Match(Forcing(), Setup(2), LiveChance(1))
    match.submit(Action(0, "roll"), chance=AskedChance((2,), LiveChance(1)))
    match.submit(Action(0, "step"))
    assert mendable(match) == 1
    match.submit(Action(0, "peek"))
    assert mendable(match) is None


def test_only_a_throw_asks_for_dice() -> None:
    match: Match[State] = Match(Duel(), Setup(2), LiveChance(1))
    assert asks_for_dice(match, Action(0, "roll"))
    assert not asks_for_dice(match, Action(0, "step"))
    with pytest.raises(ValueError, match="no dice"):
        thrown_again(twin(match), 0)


@pytest.mark.parametrize("slug", DICE_GAMES)
def test_a_receipt_leaves_out_what_was_thrown_by_hand_and_checks_the_rest(slug: str) -> None:
    game, luck, source = games.load(slug), LiveChance(3), Luck.of(bytes(range(32)))
    match = Match(game, Setup(game.info.seats[0]), source.chance(None, 0), luck=source)
    while match.result is None and len(match.log) < 60:
        action = fair_action(match, luck)
        if action.seat == 0 and asks_for_dice(match, action):
            as_by_hand(match, action, luck, partial(match.chance, 0))
        else:
            match.submit(action)
    found = receipt(checked(match, source))
    assert found.fault is None
    assert found.asked == sum(len(faces_of(match, at)) for at, entry in enumerate(match.log) if entry.asked) > 0
    assert found.agreeing > 0
