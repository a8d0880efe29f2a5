"""What the page knows of the rules, asked by the hands: what may be moved now and where to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tabletop.core.model import GestureKind, Place, Seat, TokenId

Targets = Callable[[tuple[TokenId, ...]], frozenset[Place]]
SelectedWith = Callable[[TokenId], tuple[TokenId, ...]]
IsOpen = Callable[[tuple[TokenId, ...]], bool]
Grows = Callable[[tuple[TokenId, ...]], bool]
Throws = Callable[[tuple[TokenId, ...], Place | None, str], tuple[TokenId, ...]]


class Emit(Protocol):
    """Tells what a hand did: with which tokens, on which place they were dropped or tapped, and on which part of the
    token it began."""

    def __call__(self, kind: GestureKind, tokens: tuple[TokenId, ...], to: Place | None, part: str = "", /) -> None: ...


def nowhere(tokens: tuple[TokenId, ...]) -> frozenset[Place]:
    """The targets at a table where nobody may move."""
    return frozenset()


def alone(token: TokenId) -> tuple[TokenId, ...]:
    """The tokens that a click selected_with up where no others belong to it."""
    return (token,)


def always(tokens: tuple[TokenId, ...]) -> bool:
    """Always true: every place means something else."""
    return True


def never(tokens: tuple[TokenId, ...]) -> bool:
    """Always false: nothing can be added."""
    return False


class Advice:
    """Lights up places and tokens; it never forbids a gesture. Answers are kept until the next `set`. `lit`: whether
    the player wants to see what is legal. `throws`: which dice a tap on tokens or on a place throws; none where it
    means something else, or not what a button does that is named."""

    def __init__(self) -> None:
        self.actor: Seat = 0
        self.movable: frozenset[TokenId] = frozenset()
        self.selected_with: SelectedWith = alone
        self.is_open: IsOpen = always
        self.grows: Grows = never
        self.throws: Throws | None = None
        self.lit = True
        self._ask: Targets = nowhere
        self._known: dict[tuple[TokenId, ...], frozenset[Place]] = {}

    def set(
        self,
        ask: Targets,
        movable: frozenset[TokenId],
        selected_with: SelectedWith = alone,
        is_open: IsOpen = always,
        grows: Grows = never,
    ) -> None:
        """Take new advice after each change of the state. `selected_with`: what a first click takes up
        together; `is_open`: whether it has to be said to which of its places something goes; `grows`: whether more may
        go with it."""
        self._ask, self.movable, self.selected_with = ask, movable, selected_with
        self.is_open, self.grows = is_open, grows
        self._known.clear()

    def thrown(self, tokens: tuple[TokenId, ...], to: Place | None, button: str = "") -> tuple[TokenId, ...]:
        """The dice that a tap throws: see `throws`."""
        return self.throws(tokens, to, button) if self.throws is not None else ()

    def targets(self, tokens: tuple[TokenId, ...]) -> frozenset[Place]:
        """Where these tokens, carried together, may be dropped."""
        if tokens not in self._known:
            self._known[tokens] = self._ask(tokens)
        return self._known[tokens]
