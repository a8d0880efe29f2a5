"""The story of a match that is over: true sentences that a game makes from what everybody could see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Generic, TypeVar

from msgspec import Struct

from tabletop.core.model import Action, Result
from tabletop.core.text import Text

S = TypeVar("S")

MOST = 3
"""So many sentences are told of a match."""


class Sentence(Struct, frozen=True):
    """One thing that could be told; what weighs more is told rather than what weighs less."""

    text: Text
    weight: int


class Course(Generic[S]):
    """How a match went, from the set-up to its `result`.

    `states[i]` is what everybody together could know after entry i of the log; `actions[i]` led from there to the next.
    """

    def __init__(self, states: Sequence[S], actions: Sequence[Action], result: Result) -> None:
        assert len(states) == len(actions) + 1
        self.states = states
        self.actions = actions
        self.result = result

    @property
    def end(self) -> S:
        """The last state."""
        return self.states[-1]

    def steps(self) -> Iterator[tuple[S, Action, S]]:
        """Every action with the states before and after it."""
        for (before, after), action in zip(pairwise(self.states), self.actions, strict=True):
            yield before, action, after


def chosen(sentences: Iterable[Sentence]) -> tuple[Text, ...]:
    """The weightiest sentences, in the order in which the game brought them."""
    brought = list(sentences)
    kept = sorted(range(len(brought)), key=lambda at: (-brought[at].weight, at))[:MOST]
    return tuple(brought[at].text for at in sorted(kept))
