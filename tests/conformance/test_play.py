"""Points 1 to 4 of the conformance suite: matches end, gestures get their answer, states stand still, logs replay."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabletop import games
from tabletop.core.game import Game
from tabletop.core.model import CLOCK, Action, Place, Refusal, Setup
from tabletop.match.controller import Arranged, Choices, Ignored, RuleController
from tabletop.match.log import DamagedLog, Entry
from tabletop.match.match import BadSetup, Match
from tabletop.match.players import Player
from tabletop.match.taking_back import take_back
from tabletop.store.saves import Header, SaveFile, load_save
from tests.conformance.playing import digest, gestures, name_of, play, positions, rule_ids, setups, some, twin
from tests.kinds import EVERY_GAME, EVERY_MATCH

MANY_SETUPS = 5
"""So many of a game are played out in the fast suite."""
MANY_ACTIONS, MANY_GESTURES = 40, 300
"""So many are tried at most of a seat in one position."""

ALL_SETUPS = [
    pytest.param(slug, setup, id=f"{slug}-{name_of(setup)}", marks=(pytest.mark.slow,) * (at >= MANY_SETUPS))
    for slug in games.slugs()
    for at, setup in enumerate(setups(games.load(slug)))
]


@pytest.mark.parametrize(("slug", "setup"), ALL_SETUPS)
def test_a_random_match_ends(slug: str, setup: Setup) -> None:
    match = play(games.load(slug), setup, seed=len(name_of(setup)))
    assert match.result is not None
    assert match.result.rule in rule_ids(match.game)
    assert sorted(seat for group in match.result.ranking for seat in group) == list(range(setup.seats))
    groups = [set(group) for group in match.result.ranking]
    assert all(any(set(team) <= group for group in groups) for team in match.game.info.teams), "partners are parted"
    assert match.active == frozenset()


def test_seats_outside_the_bounds_are_a_bad_setup(game: Game[Any]) -> None:
    least, most = game.info.seats
    for seats in (least - 1, most + 1):
        with pytest.raises(BadSetup):
            play(game, Setup(seats), seed=1)


@pytest.mark.parametrize("game", EVERY_MATCH, indirect=True)
def test_every_gesture_is_accepted_or_refused_by_a_rule(game: Game[Any]) -> None:
    known = rule_ids(game)
    for match in positions(game, seed=4, count=min(18, max(9, len(setups(game))))):
        for seat in range(match.setup.seats):
            view = match.view(seat)
            assert not view.order or sorted(view.order) == list(range(match.setup.seats))
            legal = set(game.legal(match.state, seat))
            for gesture in some(gestures(game.table(match.setup), view, seat), MANY_GESTURES):
                for action in game.interpret(match.masked(seat), gesture):
                    refused = game.check(match.state, action)
                    assert action.seat == seat
                    assert isinstance(game.canonical(match.state, action), Action)
                    assert (refused is None) == (game.canonical(match.state, action) in legal), (gesture, action)
                    assert refused is None or refused.rule in known, refused
                    assert refused == game.explain(match.state, action), "illegal, and no check says why"


@pytest.mark.parametrize("game", EVERY_GAME, indirect=True)
def test_no_check_speaks_against_what_is_legal(game: Game[Any]) -> None:
    for match in positions(game, seed=17, count=min(18, max(9, len(setups(game))))):
        for seat in match.active:
            for action in some(game.legal(match.state, seat), MANY_ACTIONS):
                assert game.canonical(match.state, action) == action
                assert game.explain(match.state, action) is None, action


@pytest.mark.parametrize("game", EVERY_MATCH, indirect=True)
def test_the_controller_answers_every_gesture(game: Game[Any]) -> None:
    for match in positions(game, seed=5, count=3):
        spec, before = game.table(match.setup), digest(match.state)
        for seat in range(match.setup.seats):
            copy = twin(match)
            for gesture in some(gestures(spec, match.view(seat), seat), MANY_GESTURES):
                answer = RuleController(copy, seat).attempt(gesture)
                assert isinstance(answer, Entry | Refusal | Choices | Arranged | Ignored)
                # Only bare cloth stays silent.
                assert not (isinstance(answer, Ignored) and gesture.tokens), gesture
                if isinstance(answer, Entry):
                    copy = twin(match)
                else:
                    unchanged = len(copy.log) == len(match.log) and copy.state is match.state
                    assert unchanged, "a refused attempt changed something"
        assert digest(match.state) == before, "an attempt changed a state in its place"


def test_strange_actions_are_refused_and_change_nothing(game: Game[Any]) -> None:
    match = play(game, setups(game)[0], seed=6, plies=20)
    before = digest(match.state)
    for seat in (*range(match.setup.seats), CLOCK, 99):
        for verb in (*game.info.verbs, "fly"):
            for tokens in ((), ("nothing",), ("nothing", "nothing")):
                for to in (None, Place("nowhere", 3)):
                    for choice in (None, "x", 77):
                        action = Action(seat, verb, tokens, to, choice)
                        legal = game.canonical(match.state, action) in game.legal(match.state, seat)
                        assert (game.check(match.state, action) is None) == legal, action
    assert digest(match.state) == before


def test_earlier_states_never_change(game: Game[Any]) -> None:
    match = play(game, setups(game)[0], seed=7, plies=120)
    again = Match.replay(game, match.setup, match.log)
    assert [digest(state) for state in match.states] == [digest(state) for state in again.states]


def test_what_waits_for_the_clock_says_how_long(game: Game[Any]) -> None:
    match = play(game, setups(game)[0], seed=7, plies=120)
    waiting = [state for state in match.states if CLOCK in game.active(state)]
    assert all(game.deadline_ms(state) is not None for state in waiting)
    assert not any(game.may_hasten(state) for state in match.states if CLOCK not in game.active(state))


def test_save_and_load_are_equal(game: Game[Any], tmp_path: Path) -> None:
    match = play(game, setups(game)[-1], seed=8, plies=200)
    players = tuple(Player(f"P{seat}") for seat in range(match.setup.seats))
    file = SaveFile.create(tmp_path, Header(game.info.slug, match.setup, players), match.log[:1])
    for entry in match.log[1:]:
        file.append(entry)
    loaded = load_save(file.path)
    assert loaded.match.log == match.log
    assert digest(loaded.match.state) == digest(match.state)


def test_a_game_without_luck_draws_nothing_after_the_set_up(game: Game[Any]) -> None:
    match = play(game, setups(game)[0], seed=8, plies=200)
    assert game.info.luck or not any(entry.outcomes for entry in match.log[1:])


def test_a_damaged_log_names_the_entry(game: Game[Any]) -> None:
    """A lost, an added and an impossible outcome; in a match without luck one is added where none belongs."""
    match = play(game, setups(game)[0], seed=9, plies=60)
    drawn = [index for index, entry in enumerate(match.log) if entry.outcomes] or range(1, len(match.log))
    index = drawn[len(drawn) // 2]
    outcomes = match.log[index].outcomes
    damaged = [(*outcomes, 0)]
    if outcomes:
        damaged += [outcomes[:-1], (*outcomes[:-1], 10_000)]
    for wrong in damaged:
        log = list(match.log)
        log[index] = msgspec.structs.replace(log[index], outcomes=wrong)
        with pytest.raises(DamagedLog) as caught:
            Match.replay(game, match.setup, log)
        assert caught.value.index == index


def test_taking_back_restores_the_state_before(game: Game[Any]) -> None:
    match = play(game, setups(game)[0], seed=10, plies=40)
    match.friendly_undo = True
    last = next(e.action.seat for e in reversed(match.log) if e.action is not None and e.action.seat != CLOCK)
    states = [digest(state) for state in match.states]
    gone = take_back(match, {last})
    assert isinstance(gone, int)
    assert gone >= 1
    assert [digest(state) for state in match.states] == states[:-gone]
