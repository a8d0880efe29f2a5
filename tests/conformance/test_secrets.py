"""Points 5 to 8: what is hidden stays hidden, and a view is whole."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from itertools import product
from typing import Any

import pytest

from tabletop import games
from tabletop.bots.thinking import think
from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import Chance, LiveChance
from tabletop.core.game import Game
from tabletop.core.model import CLOCK, Place, Placement
from tabletop.core.table import TableSpec, ZoneKind
from tabletop.core.view import CellFact, View
from tabletop.match.match import Match
from tests.conformance.playing import any_positions, any_setup, digest, drop_places, gestures, play, setups, some, twin
from tests.kinds import EVERY_GAME


@pytest.mark.parametrize("game", EVERY_GAME, indirect=True)
def test_dealing_again_changes_nothing_that_the_seat_knows(game: Game[Any]) -> None:
    changed = 0
    for match in any_positions(game, seed=11, count=12):
        for seat in range(match.setup.seats):
            known = match.masked(seat)
            world = game.resample(known, seat, LiveChance(seat))
            assert game.masked(known, seat) == known, "masked twice is masked once"
            assert game.masked(world, seat) == known
            assert game.view(known, seat) == match.view(seat)
            changed += digest(world) != digest(match.state)
    assert (changed > 0) == game.info.hidden


@pytest.mark.parametrize("game", EVERY_GAME, indirect=True)
def test_somebody_has_a_secret_unless_all_is_hidden_from_everybody(game: Game[Any]) -> None:
    """The curtain falls where somebody has to look away, and nowhere else."""
    differ = {
        match.masked(seat) != match.masked(None)
        for match in any_positions(game, seed=19, count=8)
        for seat in range(match.setup.seats)
    }
    assert (True in differ) == game.info.has_secrets


@pytest.mark.parametrize("game", EVERY_GAME, indirect=True)
def test_refusals_tell_no_secret(game: Game[Any]) -> None:
    for match in any_positions(game, seed=12, count=6):
        for seat in range(match.setup.seats):
            view, known = match.view(seat), match.masked(seat)
            world = game.resample(known, seat, LiveChance(seat))
            for gesture in gestures(game.table(match.setup), view, seat):
                for action in game.interpret(known, gesture):
                    answer = game.check(match.state, action)
                    assert game.check(known, action) == answer, action
                    assert game.check(world, action) == answer, action
            assert set(game.legal(known, seat)) == set(game.legal(match.state, seat))


@cache
def moments(slug: str) -> tuple[Match[Any], ...]:
    """Some moments of matches with any house rules."""
    return tuple(any_positions(games.load(slug), seed=23, count=8))


class _Listener:
    """A policy that only hears what it is asked."""

    worlds = 2

    def __init__(self) -> None:
        self.asked: list[Ask[Any]] = []

    def choose(self, ask: Ask[Any], chance: Chance) -> Choice:
        self.asked.append(ask)
        return Choice(None)


@pytest.mark.parametrize("game", EVERY_GAME, indirect=True)
def test_a_computer_player_of_any_level_is_asked_the_same_in_every_world(game: Game[Any]) -> None:
    listener = _Listener()
    for match in moments(game.info.slug):
        for seat in sorted(match.active - {CLOCK}):
            world = game.resample(match.masked(seat), seat, LiveChance(seat))
            for state in (match.state, world):
                think(game, listener, state, seat, Level.HARD, 5)
    assert listener.asked[::2] == listener.asked[1::2]


@pytest.mark.parametrize("game", EVERY_GAME, indirect=True)
def test_what_the_frame_asks_of_the_truth_is_known_to_everybody(game: Game[Any]) -> None:
    """Who may act, the score, what waits and what may be hastened; and a hidden position cannot be copied."""
    assert game.notation is None or not game.info.hidden
    for match in moments(game.info.slug):
        for seat in range(match.setup.seats):
            world = game.resample(match.masked(seat), seat, LiveChance(seat))
            for asked in (game.active, game.score, game.result, game.may_hasten, game.frozen):
                assert asked(world) == asked(match.state), asked
            if not game.info.real_time:
                assert game.deadline_ms(world) == game.deadline_ms(match.state)


def test_a_computer_player_cannot_tell_worlds_apart(game: Game[Any]) -> None:
    policy = games.policy(game.info.slug)
    for match in any_positions(game, seed=20, count=3):
        for seat in sorted(match.active - {CLOCK}):
            world = game.resample(match.masked(seat), seat, LiveChance(seat))
            thoughts = [think(game, policy, state, seat, Level.EASY, 5) for state in (match.state, world)]
            assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize("game", EVERY_GAME, indirect=True)
def test_what_everybody_is_said_to_know_as_forced_is_forced_in_every_world(game: Game[Any]) -> None:
    """Else the time that it takes would tell what a hand holds."""
    luck = LiveChance(22)
    for seed in range(3):
        match = play(game, any_setup(game, luck), seed)
        forced = [at for at, state in enumerate(match.states) if game.forced(state) is not None]
        for at, seat in product(some(forced, 12), range(match.setup.seats)):
            here, there = twin(match, at + 1), twin(match, at + 1)
            there.states[-1] = game.resample(match.masked(seat, at), seat, LiveChance(at))
            known, elsewhere = here.forced(()), there.forced(())
            assert (known is None) == (elsewhere is None)
            assert known is None or elsewhere is None or (known.seat, known.verb) == (elsewhere.seat, elsewhere.verb)


@pytest.mark.parametrize("game", EVERY_GAME, indirect=True)
def test_nobody_sees_more_than_a_seat(game: Game[Any]) -> None:
    """What everybody together may know, a seat knows: masking for it and then for all is masking for all."""
    for match in any_positions(game, seed=18, count=8):
        for seat in range(match.setup.seats):
            assert game.masked(match.masked(seat), None) == match.masked(None)


def printed(placement: Placement) -> str:
    """What stands on a face that is seen, with the parts of it."""
    return " ".join((placement.face or "", *sorted(part.face for part in placement.parts)))


def test_ids_tell_nothing(game: Game[Any]) -> None:
    """A token that is hidden from everybody at the start, and known to a seat soon in most matches, has carried many
    faces."""
    faces: dict[str, dict[int, str]] = defaultdict(dict)
    hidden: set[str] = set()
    for seed in range(40):
        match = play(game, setups(game)[0], seed, plies=12)
        hidden |= {p.token for p in match.view(None, 0).placements if p.face is None}
        for seat, at in product(range(match.setup.seats), range(len(match.log))):
            for placement in match.view(seat, at).placements:
                if placement.face is not None:
                    faces[placement.token].setdefault(seed, printed(placement))
    seen = [len(set(faces[token].values())) for token in hidden if len(faces[token]) > 20]
    assert bool(seen) == bool(hidden) == game.info.hidden
    assert all(count > 8 for count in seen)


def test_nobody_watching_sees_less_than_a_seat(game: Game[Any]) -> None:
    match = play(game, setups(game)[0], seed=13, plies=30)
    public = {p.token: p for p in match.view(None).placements}
    for seat in range(match.setup.seats):
        for placement in match.view(seat).placements:
            assert public[placement.token].face in (None, placement.face)


def test_every_token_lies_once_in_a_place_of_the_table(game: Game[Any]) -> None:
    for setup in setups(game):
        match = play(game, setup, seed=14, plies=50)
        spec = game.table(setup)
        first = {p.token for p in Match(game, setup, LiveChance(1)).view(None).placements}
        for seat in (None, *range(setup.seats)):
            view = match.view(seat)
            tokens = [p.token for p in view.placements]
            assert len(tokens) == len(set(tokens))
            assert set(tokens) == first, "tokens come or go"
            assert all(_exists(spec, p.place) for p in view.placements)
            assert all(p.face is not None or p.back for p in view.placements), "a hidden token needs a back"
            assert all(_exists(spec, fact.place) for fact in view.facts if isinstance(fact, CellFact))


def test_slots_are_not_shared_where_order_is_told_by_them(game: Game[Any]) -> None:
    match = play(game, setups(game)[-1], seed=15, plies=50)
    spec = game.table(match.setup)
    ordered = {zone.id for zone in spec.zones if zone.kind in (ZoneKind.PILE, ZoneKind.FAN, ZoneKind.ROW)}
    for seat in range(match.setup.seats):
        places = [p.place for p in match.view(seat).placements if p.place.zone in ordered]
        assert len(places) == len(set(places))


def test_buttons_and_zones_have_one_meaning(game: Game[Any]) -> None:
    for setup in setups(game):
        spec = game.table(setup)
        assert len({zone.id for zone in spec.zones}) == len(spec.zones)
        assert len(set(drop_places(spec))) == len(drop_places(spec))
        view: View = play(game, setup, seed=16, plies=10).view(None)
        assert len({button.id for button in view.buttons}) == len(view.buttons)


def _exists(spec: TableSpec, place: Place) -> bool:
    zone = spec.zone(place.zone)
    if zone.kind is ZoneKind.SPOTS:
        return 0 <= place.slot < len(zone.slots)
    if zone.kind is ZoneKind.SHEET:
        return zone.sheet is not None and 0 <= place.slot < len(zone.sheet.rows) * len(zone.sheet.columns)
    return place.slot >= 0
