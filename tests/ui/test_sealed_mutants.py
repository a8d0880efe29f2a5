"""Two sealed worlds do notice what forgets to hide: a view, a hand, a line of the log, wherever that could show
anything; where it could not, what is said and shown reads nothing that is hidden."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

import pytest
from msgspec import Struct
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import Seat
from tabletop.core.text import Text
from tabletop.core.view import View
from tabletop.match.controller import RuleController
from tabletop.match.match import Match
from tabletop.ui.session import session
from tests.conformance.playing import twin
from tests.kinds import slow_beyond
from tests.ui.sealed_worlds import Sealed, SealedWorlds
from tests.ui.test_sealed_worlds import HIDDEN, SHORTEST, whole

GAMES = slow_beyond(SHORTEST, HIDDEN)


def _open_view(match: Match[Any], seat: Seat | None, at: int = -1) -> View:
    return match.game.view(match.states[at], seat)


def _open_report(match: Match[Any], seat: Seat | None, at: int) -> tuple[Text, ...]:
    action = match.log[at].action
    return () if action is None else match.game.report(match.states[at - 1], action, match.states[at])


def _open_hand(match: Match[Any], seat: Seat) -> RuleController:
    knowing = copy(match)
    vars(knowing)["masked"] = lambda seat, at=-1: match.states[at]
    return RuleController(knowing, seat)


class Mutant(Struct, frozen=True):
    """Something that forgets to hide. `tells`: what it makes of a match after an entry, and `hides`: what it should.
    `past`: it is seen when somebody looks back by one entry."""

    forget: Callable[[pytest.MonkeyPatch], None]
    tells: Callable[[Match[Any], Seat, int], object]
    hides: Callable[[Match[Any], Seat, int], object]
    past: bool = False


MUTANTS = {
    "view": Mutant(lambda patch: patch.setattr(Match, "view", _open_view), _open_view, Match.view, past=True),
    "hand": Mutant(lambda patch: patch.setattr(session, "RuleController", _open_hand), _open_view, Match.view),
    "log": Mutant(lambda patch: patch.setattr(Match, "report", _open_report), _open_report, Match.report),
}


@pytest.mark.parametrize("name", MUTANTS)
@pytest.mark.parametrize("slug", GAMES)
def test_what_forgets_to_hide_is_noticed(slug: str, name: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    match, mutant, eyes, looks_back = whole(slug), MUTANTS[name], 0, not games.info(slug).real_time
    sealed, entries = Sealed(match, eyes), range(1, len(match.log) - 2)
    telling = [at for at in entries if mutant.tells(match, eyes, at) != mutant.tells(sealed, eyes, at)]
    if not telling:
        assert all(mutant.tells(match, eyes, at) == mutant.hides(match, eyes, at) for at in entries)
    if not telling or (mutant.past and not looks_back):
        return
    mutant.forget(monkeypatch)
    begun = twin(match, telling[0] + (2 if mutant.past else 1))
    worlds = SealedWorlds(qtbot, monkeypatch, begun, frozenset((eyes,)))
    look = worlds.compare_past if mutant.past else worlds.compare
    with pytest.raises(AssertionError, match=r"^(tokens|words|lists|picture|tips)"):
        look("after what tells")
