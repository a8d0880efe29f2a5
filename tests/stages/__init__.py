"""Positions set up by hand in which something is tried that breaks a rule, as the rulebook shows it.

`SLUG.stages()` yields them, one for a sentence; `SLUG.WITHOUT` says why no hand can break the others.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tabletop.core.model import Gesture, GestureKind, Place, Seat, Setup, TokenId


class Stage(Struct, frozen=True):
    """A position of a table, and what is tried there; `at_ms`: when, in games whose rules count time."""

    setup: Setup
    state: Any
    gesture: Gesture
    at_ms: int = 0


def drag(seat: Seat, tokens: TokenId | tuple[TokenId, ...], to: Place) -> Gesture:
    """Tokens are carried to a place."""
    return Gesture(GestureKind.DRAG, seat, (tokens,) if isinstance(tokens, str) else tokens, to)


def tap(seat: Seat, token: TokenId) -> Gesture:
    """A token is tapped."""
    return Gesture(GestureKind.TAP, seat, (token,))


def press(seat: Seat, button: str) -> Gesture:
    """A button is pressed."""
    return Gesture(GestureKind.BUTTON, seat, button=button)
