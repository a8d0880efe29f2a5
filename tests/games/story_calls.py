"""Whether the sentences of a story are true, for games in which partners call: reckoned from the points that the log of
calls brought, and from the piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from tabletop.core.text import Text
from tabletop.match.match import Match
from tests.games.story_figures import Truth, alone, who


def calls(match: Match[Any]) -> Iterator[tuple[int, str, int, bool]]:
    """Who called what, what it brought to the team, and whether the deal was over then. A double that nobody confirms
    is a plain call."""
    caller, called = -1, ""
    for entry, (before, after) in zip(match.log[1:], pairwise(match.states), strict=True):
        assert entry.action is not None
        verb = entry.action.verb
        if verb.startswith("call_"):
            caller, called = entry.action.seat, "call_kemps" if verb == "call_double" else verb
        called = verb if verb == "confirm_double" else called
        if called and after.phase.name not in ("CONFIRM", "NAME"):
            gain = sum(map(sum, after.sheet)) - sum(map(sum, before.sheet))
            yield caller, called, gain, after.phase.name in ("SHOW", "OVER")
            called = ""


def right_calls(match: Match[Any], text: Text) -> bool:
    """So many calls for a partner brought points."""
    return alone(Counter(seat for seat, call, gain, _ in calls(match) if gain > 0 and call != "call_counter"), text)


def wrong_calls(match: Match[Any], text: Text) -> bool:
    """So many calls of any kind did not end their deal."""
    return alone(Counter(seat for seat, _, _, over in calls(match) if not over), text)


def saw_through(match: Match[Any], text: Text) -> bool:
    """A counter of this seat brought four points."""
    return (who(text), "call_counter", 4) in [call[:3] for call in calls(match)]


def doubled(match: Match[Any], text: Text) -> bool:
    """A confirmed double of this seat brought four points."""
    return (who(text), "confirm_double", 4) in [call[:3] for call in calls(match)]


def ran_out(match: Match[Any], text: Text) -> bool:
    """So many deals ended without a card in stock and row."""
    empty = [not state.cards.stock and not state.cards.row for state in match.states]
    return text.n == sum(after and not before for before, after in pairwise(empty))


CALLS: dict[str, Truth] = {
    "{player} called at the right moment most often: %n time(s).": right_calls,
    "{player} called wrongly most often: %n time(s).": wrong_calls,
    "{player} saw through the other team’s signal.": saw_through,
    "{player} scored 4 points with a Double Kemps.": doubled,
    "%n deal(s) ended because the stock ran out.": ran_out,
}
