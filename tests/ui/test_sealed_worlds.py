"""No secret gets out by any way of the window, in any game that hides something; see `sealed_worlds`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice, takewhile
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Seat, Setup
from tabletop.match.match import Match
from tabletop.match.viewpoint import Viewpoint
from tests.conformance.playing import play, twin
from tests.kinds import slow_beyond
from tests.ui.sealed_worlds import IN_FLIGHT_MS, SealedWorlds, next_action

HIDDEN = tuple(slug for slug in games.slugs() if games.info(slug).hidden)
SHORTEST = ("oh_hell",)
GAMES = slow_beyond(SHORTEST, HIDDEN)
STEPS = 4
STRETCHES = 2


@cache
def whole(slug: str) -> Match[Any]:
    """A match to its end, as short as the box allows; everything is done in it that is not rare."""
    info = games.info(slug)
    return play(games.load(slug), Setup(max(2, info.seats[0]), info.short), seed=4)


def stretches(match: Match[Any]) -> Iterator[int]:
    """Where to begin to look: after the first deal, where most is done that has not been looked at, before the end."""
    verbs = [entry.action.verb if entry.action is not None else "" for entry in match.log]
    begin, seen = 1, set[str]()
    for _ in range(STRETCHES):
        fresh = [len({*verbs[at : at + STEPS]} - seen) for at in range(len(verbs))]
        if not fresh[begin]:
            break
        yield begin
        seen |= {*verbs[begin : begin + STEPS]}
        begin = max(range(1, len(verbs)), key=lambda at: len({*verbs[at : at + STEPS]} - seen))
    yield len(verbs) - 1


@pytest.mark.parametrize("slug", GAMES)
def test_nothing_hidden_is_seen_heard_asked_or_written(
    slug: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    match, differs = whole(slug), False
    begins = [*stretches(match)]
    for length in begins:
        # A team looks together at the beginning; later one of them is alone, and no curtain covers half of it.
        people = frozenset(games.info(slug).team_of(0) if length == begins[0] else (0,))
        worlds = SealedWorlds(qtbot, monkeypatch, twin(match, length), people)
        worlds.compare(f"at {length}")
        luck = LiveChance(length)
        for step in range(STEPS):
            if worlds.truth.result is not None:
                break
            at = f"at {length}+{step}"
            entry = match.log[length + step] if length + step < len(match.log) else None
            follows = [one.action for one in worlds.truth.log] == [one.action for one in match.log[: length + step]]
            action = entry.action if follows and entry is not None else next_action(worlds.truth, luck)
            assert action is not None
            if action.seat == worlds.eyes:
                worlds.ask_hint((action, next_action(worlds.truth, luck)))
                worlds.compare(f"hint {at}")
            worlds.act(action)
            worlds.land(IN_FLIGHT_MS)
            worlds.compare(f"in flight {at}, {action}")
            worlds.land()
            worlds.compare(f"{at}, {action}")
        worlds.compare_reading(f"from {length}")
        worlds.compare_tree(f"from {length}")
        if length == begins[-2]:
            worlds.compare_past(f"from {length}")
            worlds.compare_sheets(f"from {length}")
        worlds.compare_tickets(tmp_path)
        differs |= worlds.sealed.differs
    assert differs


CURTAINS = tuple(slug for slug in HIDDEN if games.info(slug).has_secrets)
_SOON = 10


def acting(match: Match[Any], length: int) -> list[Seat]:
    """Who acts soon after the first entries of a match, in this order, until the table plays something by itself."""
    soon = takewhile(lambda at: match.game.forced(match.states[at - 1]) is None, range(length, len(match.log)))
    actions = [match.log[at].action for at in islice(soon, _SOON)]
    return list(dict.fromkeys(action.seat for action in actions if action is not None and action.seat != CLOCK))


def called_first(match: Match[Any]) -> tuple[int, Seat, Seat]:
    """After how many entries the curtain first falls for one alone, for whom, and for whom of another team then: where
    the clock and everybody act in between, who acts does not tell who is called."""
    info = match.game.info
    eyes = Viewpoint(info.hidden, frozenset(range(match.setup.seats)), info.teams)
    looks = (eyes.look(match.game.active(state), over=False) for state in match.states)
    alone = [(at, look.curtain_for) for at, look in enumerate(looks) if not look.partners]
    (length, first), *later = [(at, seat) for at, seat in alone if seat is not None]
    return length + 1, first, next(seat for _, seat in later if seat not in info.team_of(first))


@pytest.mark.parametrize("slug", slow_beyond(SHORTEST, CURTAINS))
def test_the_curtain_and_who_comes_next_tell_nothing(slug: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    match = whole(slug)
    if games.info(slug).real_time:
        length, first, eyes = called_first(match)
    else:
        length = max(at for at in stretches(match) if len(acting(match, at)) > 1)
        first, eyes, *_ = acting(match, length)
    everybody = frozenset(range(match.setup.seats))
    worlds = SealedWorlds(qtbot, monkeypatch, twin(match, length), everybody, eyes)
    called, acted = set[Seat | None](), set[Seat]()
    for entry in match.log[length:]:
        worlds.compare(f"after {acted}")
        if worlds.is_covered:
            called.add(worlds.called)
            worlds.open_curtain()
        is_enough = acted >= {first, eyes} and called >= {first, eyes}
        if entry.action is None or (is_enough and entry.action.seat not in (eyes, CLOCK)):
            break
        worlds.act(entry.action)
        acted.add(entry.action.seat)
        if entry.action.seat == eyes:
            worlds.land(IN_FLIGHT_MS)
            worlds.compare(f"in flight, {entry.action}")
        worlds.land()
    assert called >= {first, eyes}
    assert acted >= {first, eyes}
