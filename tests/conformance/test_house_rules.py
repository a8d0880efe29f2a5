"""A sentence without a condition is true under every house rule, as far as a hand can break it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from msgspec import Struct
from msgspec.structs import fields, replace

from tabletop.core.chance import LiveChance
from tabletop.core.game import Game
from tabletop.core.model import Gesture, Setup
from tabletop.match.match import Match
from tests.stages import Stage


def test_what_a_row_without_a_condition_forbids_is_forbidden_at_every_table(game: Game[Any]) -> None:
    """The examples of the rulebook are tried again with every other value of every house rule."""
    tried = 0
    for stage in import_module(f"tests.stages.{game.info.slug}").stages():
        broken = refused(game, stage.state, stage.gesture)
        row = game.rule(broken, stage.setup) if broken else None
        if row is None or row.rule.when is not None:
            continue
        for name, state in elsewhere(game, stage):
            tried += 1
            assert refused(game, state, stage.gesture), f"{broken} is told, but {name} allows it"
    assert tried


def refused(game: Game[Any], state: Any, gesture: Gesture) -> str:
    """The rule that a gesture breaks here, in the first of its meanings; empty if it has a legal one, or none."""
    meanings = game.interpret(game.masked(state, gesture.seat), gesture)
    answers = [game.check(state, action) for action in meanings]
    legal = any(answer is None for answer in answers)
    return "" if legal or not answers or answers[0] is None else answers[0].rule


def elsewhere(game: Game[Any], stage: Stage) -> Iterator[tuple[str, Any]]:
    """The position of a stage at tables where one house rule has another value. Those that set up another table,
    with fewer pieces or other columns, are left out."""
    here, chosen = start(game, stage.setup), dict(stage.setup.options)
    for spec in game.info.options:
        for choice in spec.choices:
            if choice.value == chosen.get(spec.id, spec.default) or choice.seats_from > stage.setup.seats:
                continue
            there = start(game, Setup(stage.setup.seats, tuple({**chosen, spec.id: choice.value}.items())))
            if with_house_of(there, here) == there:
                yield f"{spec.id}={choice.value}", with_house_of(there, stage.state)


def start(game: Game[Any], setup: Setup) -> Any:
    """The state in which a match begins."""
    return Match(game, setup, LiveChance(1)).state


def with_house_of(other: Struct, state: Struct) -> Any:
    """A state with the house rules of another; they lie in the state itself, or in its frame."""
    for field in fields(state):
        mine, theirs = getattr(state, field.name), getattr(other, field.name)
        if field.name == "house":
            return replace(state, house=theirs)
        if field.name == "frame":
            return replace(state, frame=with_house_of(theirs, mine))
    raise AssertionError(f"{type(state)} has no house rules")
