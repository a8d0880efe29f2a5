"""Positions set up by hand for the rulebook: something is tried that breaks a rule, or it is shown how a rule goes.

`SLUG.stages()` yields the former, one for a sentence; `SLUG.WITHOUT` says why no hand can break the others.
`SLUG.plays()` yields the latter, two or three, one for each of `games.examples(SLUG)`.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tabletop.core.model import Action, Gesture, GestureKind, Place, Seat, Setup, TokenId


class Stage(Struct, frozen=True):
    """A position of a table, and what is tried there; `at_ms`: when, in games whose rules count time."""

    setup: Setup
    state: Any
    gesture: Gesture
    at_ms: int = 0


class Done(Struct, frozen=True):
    """One step of a play: a gesture, or an action where no hand does it. `luck`: dice as faces; `choice`: what is
    answered where the table asks; `at_ms`: when, in games whose rules count time."""

    what: Gesture | Action
    luck: tuple[int, ...] = ()
    choice: str | int | None = None
    at_ms: int = 0


class Play(Struct, frozen=True):
    """How the rule of a sentence goes, as `viewer` sees it."""

    sentence: str
    setup: Setup
    state: Any
    steps: tuple[Done, ...]
    viewer: Seat = 0


def drag(seat: Seat, tokens: TokenId | tuple[TokenId, ...], to: Place) -> Gesture:
    """Tokens are carried to a place."""
    return Gesture(GestureKind.DRAG, seat, (tokens,) if isinstance(tokens, str) else tokens, to)


def tap(seat: Seat, token: TokenId) -> Gesture:
    """A token is tapped."""
    return Gesture(GestureKind.TAP, seat, (token,))


def press(seat: Seat, button: str, laid: tuple[tuple[TokenId, Place], ...] = ()) -> Gesture:
    """A button is pressed; `laid`: where the player has laid tokens before."""
    return Gesture(GestureKind.BUTTON, seat, button=button, laid=laid)
