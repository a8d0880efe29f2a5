"""Random play for the suite that runs over every game: all luck comes from seeds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import copy
from functools import cache
from hashlib import sha256
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.core.game import Game
from tabletop.core.handicaps import given
from tabletop.core.luck import Luck
from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Setup
from tabletop.core.options import OptionSpec
from tabletop.core.rules import CORE_RULES
from tabletop.core.table import TableSpec, ZoneKind
from tabletop.core.view import View
from tabletop.match.match import Match

T = TypeVar("T")
STRIDE = 0.618
"""From one moment to the next, as a part of a match: however many there are, they lie evenly (the golden section)."""
UNTOLD: dict[type[msgspec.Struct], tuple[str, ...]] = {Placement: ("kind", "pips")}
"""What a fingerprint leaves out, because it says in another way what the face shows."""
SPARING = 1000
"""A match is ended by word alone in one of so many actions."""


def some(items: Iterable[T], most: int) -> list[T]:
    """These items, or of very many so many at even distances."""
    found = list(items)
    return found[:: 1 + (len(found) - 1) // most] if found else found


def twin(match: Match[Any], length: int | None = None) -> Match[Any]:
    """The same match once more, to try something in it; or only its first entries."""
    other = copy(match)
    other.log, other.states = match.log[:length], match.states[:length]
    return other


def setups(game: Game[Any]) -> list[Setup]:
    """Every number of seats by the printed rules, every other value of every house rule, the short game."""
    info = game.info
    least, most = info.seats
    found = [Setup(seats) for seats in range(least, most + 1)]
    for number, spec in enumerate(info.options):
        seats = least + number % (most - least + 1)
        others = [choice for choice in spec.choices if choice.value != spec.default]
        found += [Setup(max(seats, choice.seats_from), ((spec.id, choice.value),)) for choice in others]
        if spec.ordered:
            found.append(Setup(most, ((spec.id, "+".join(choice.value for choice in reversed(spec.choices))),)))
    if info.by_players:
        found += [Setup(seats, computers=tuple(range(1, seats))) for seats in range(least, most + 1)]
    return [*found, Setup(most, info.short)] if info.short else found


def any_value(spec: OptionSpec, luck: LiveChance) -> str:
    """Any value of a house rule; of an ordered one up to four choices."""
    parts = [luck.pick(len(spec.choices)) for _ in range(1 + luck.pick(4) if spec.ordered else 1)]
    return "+".join(spec.choices[at].value for at in parts)


def any_setup(game: Game[Any], luck: LiveChance) -> Setup:
    """Any number of seats, any of them computer players where the game asks, with any values of all house rules."""
    info = game.info
    least, most = info.seats
    seats = least + luck.pick(most - least + 1)
    values = [(spec, any_value(spec, luck)) for spec in info.options]
    changed = tuple((spec.id, value) for spec, value in values if value != spec.default and spec.allows(value, seats))
    computers = tuple(seat for seat in range(seats) if luck.pick(2)) if info.by_players else ()
    return Setup(seats, changed, computers=computers)


def with_handicaps(game: Game[Any], setup: Setup, luck: LiveChance) -> Setup:
    """The same table, at which any seats have any handicaps."""
    ids = ["", *(spec.id for spec in game.info.handicaps)]
    return replace(setup, handicaps=given([ids[luck.pick(len(ids))] for _ in range(setup.seats)]))


def name_of(setup: Setup) -> str:
    """A readable test id."""
    people = [f"{setup.seats - len(setup.computers)}people"] if setup.computers else []
    return "-".join([f"{setup.seats}seats", *people, *(f"{option}={value}" for option, value in setup.options)])


def fair_action(match: Match[Any], luck: LiveChance) -> Action:
    """Any legal action of any active seat; seldom one that ends the match by word alone."""
    early = match.game.info.ending_verbs
    seats = sorted(match.active)
    for at in luck.shuffled(seats):
        legal = match.game.legal(match.state, at)
        lasting = [action for action in legal if action.verb not in early] if early else ()
        if lasting and luck.pick(SPARING):
            return lasting[luck.pick(len(lasting))]
        if legal:
            return legal[luck.pick(len(legal))]
    raise AssertionError(f"nobody can act after {len(match.log)} entries")


def play(game: Game[Any], setup: Setup, seed: int, plies: int | None = None) -> Match[Any]:
    """A match with random actions, to its end or for a number of plies."""
    luck = LiveChance(seed)
    match = Match(game, setup, LiveChance(luck.pick(1 << 30)))
    while match.result is None and (plies is None or len(match.log) <= plies):
        assert len(match.log) <= game.info.max_plies, "the match does not end"
        action = fair_action(match, luck)
        match.submit(action, chance=LiveChance(luck.pick(1 << 30)))
    return match


def play_from(game: Game[Any], setup: Setup, source: Luck, seed: int, plies: int | None = None) -> Match[Any]:
    """A match with random actions whose luck comes from a source that is known."""
    luck, match = LiveChance(seed), Match.begin(game, setup, source)
    while match.result is None and (plies is None or len(match.log) <= plies):
        assert len(match.log) <= game.info.max_plies, "the match does not end"
        match.submit(fair_action(match, luck))
    return match


def positions(game: Game[Any], seed: int, count: int) -> Iterator[Match[Any]]:
    """Matches cut short at `count` moments from the end to the beginning, over as many tables of `setups` as can be."""
    known = setups(game)
    step = max(1, len(known) // count)
    for number in range(count):
        whole = play(game, known[number * step % len(known)], seed + number)
        yield moment(whole, 1 - number * STRIDE % 1)


def any_positions(game: Game[Any], seed: int, count: int) -> Iterator[Match[Any]]:
    """Matches cut short at `count` moments, each at a table with house rules and handicaps of its own."""
    luck = LiveChance(seed)
    for number in range(count):
        setup = with_handicaps(game, any_setup(game, luck), LiveChance(seed + number))
        yield moment(play(game, setup, seed + number), 1 - number * STRIDE % 1)


def moment(match: Match[Any], part: float) -> Match[Any]:
    """A match cut short: after its first entry (0), at its end (1) or between."""
    return twin(match, 1 + int(part * (len(match.log) - 1)))


def gestures(spec: TableSpec, view: View, seat: int) -> Iterator[Gesture]:
    """Each visible token, and each part of one, dragged to each place and tapped; each place tapped, each button
    pressed. What lies at a plate is not seen on the table."""
    places = drop_places(spec)
    at_plates = {zone.id for zone in spec.zones if zone.on_plate}
    for placement in view.placements:
        if placement.place.zone in at_plates:
            continue
        tokens = (placement.token,)
        for part in ("", *dict.fromkeys(part.face for part in placement.parts)):
            yield Gesture(GestureKind.TAP, seat, tokens, part=part)
            for place in places:
                yield Gesture(GestureKind.DRAG, seat, tokens, place, part=part)
    for place in places:
        yield Gesture(GestureKind.TAP, seat, to=place)
    for button in view.buttons:
        yield Gesture(GestureKind.BUTTON, seat, button=button.id)


def drop_places(spec: TableSpec) -> list[Place]:
    """Every place on which something can be dropped."""
    places = []
    for zone in spec.zones:
        if zone.kind is ZoneKind.SPOTS:
            places += [Place(zone.id, slot) for slot in range(len(zone.slots))]
        elif zone.kind is ZoneKind.SHEET and zone.sheet is not None:
            places += [Place(zone.id, slot) for slot in range(len(zone.sheet.rows) * len(zone.sheet.columns))]
        else:
            places.append(Place(zone.id))
    return places


def rule_ids(game: Game[Any]) -> set[str]:
    """Every id that a refusal of this game may name."""
    return {rule.id for rule in game.rules} | {rule.id for rule in CORE_RULES}


def digest(value: object) -> str:
    """A short fingerprint of a frozen value."""
    return sha256(_stable(value).encode()).hexdigest()[:12]


def _stable(value: object) -> str:
    if isinstance(value, frozenset):
        return "{" + ",".join(sorted(map(_stable, value))) + "}"
    if isinstance(value, tuple | list):
        return "(" + ",".join(map(_stable, value)) + ")"
    if isinstance(value, msgspec.Struct):
        held = ((name, getattr(value, name), usual) for name, usual in _fields(type(value)))
        # What is as usual is left out, so that a new field changes no fingerprint where nobody uses it.
        told = (f"{name}={_stable(now)}" for name, now, usual in held if usual is msgspec.NODEFAULT or now != usual)
        return type(value).__name__ + "(" + ",".join(told) + ")"
    return repr(value)


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, object], ...]:
    """The fields of a type, each with its usual value."""
    told = (field for field in msgspec.structs.fields(kind) if field.name not in UNTOLD.get(kind, ()))
    return tuple((field.name, field.default) for field in told)
