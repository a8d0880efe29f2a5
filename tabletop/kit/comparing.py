"""What actions are worth, as a search has found it: for two good ideas and a trap."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TypeVar

from tabletop.core.bot import Choice, Clock, Weighed
from tabletop.core.model import Action
from tabletop.core.text import Text
from tabletop.kit.alpha_beta import INFINITE, Found
from tabletop.kit.ismcts import Tree

M = TypeVar("M", bound=Hashable)

CLEAR = 0.04
"""By so much of what a deal may bring a card must be worse, certainly, to be clearly worse."""
_WON = 2_000
"""Two positions that are both as good as won differ by nothing; nor do two that are lost."""


def by_tree(
    tree: Tree[M], rounds: int, clock: Clock, actions: Mapping[M, Action], reason: Callable[[Action], Text | None]
) -> list[Weighed]:
    """The moves of a tree search over hidden cards; what looks best by eye is the better lure."""
    found = tree.weigh(rounds, clock)
    return [
        Weighed(actions[move], value, within, -number, reason(actions[move]))
        for number, (move, value, within) in enumerate(found)
    ]


def by_search(
    found: Sequence[Found],
    lure: Callable[[Found], float],
    action: Callable[[Found], Action],
    reason: Callable[[Found], Text | None],
) -> list[Weighed]:
    """The moves that an alpha-beta search has ranked: those that are worse by more than its spread are worth so much at
    most. Of several moves that begin with the same action the best counts; nothing is known after a search that has
    not finished a round."""
    weighed: dict[Action, Weighed] = {}
    for one in found:
        begun = action(one)
        if begun not in weighed and one.score > -INFINITE:
            weighed[begun] = Weighed(begun, max(-_WON, min(_WON, one.score)), 0.0, lure(one), reason(one))
    return list(weighed.values())


def weighed(worth: Mapping[Action, float], best: Choice) -> list[Weighed]:
    """Actions whose worth is known exactly; `best` says why it is the best."""
    return [
        Weighed(action, value, lure=value, reason=best.reason if action == best.action else None)
        for action, value in worth.items()
    ]
