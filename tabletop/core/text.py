"""Translatable text without Qt: marked where it is written, translated where it is shown.

The Linguist tool finds the two marker functions by their name, so their arguments must be literals, by position.
"""

from __future__ import annotations

from msgspec import Struct


class Msg(Struct, frozen=True):
    """One English source text with its Linguist context. `plural`: it has a `%n` and numerus forms."""

    context: str
    source: str
    comment: str = ""
    plural: bool = False


class SeatName(Struct, frozen=True, tag="seat"):
    """The name of whoever sits at `seat`; the shell knows the names."""

    seat: int


class Names(Struct, frozen=True, tag="names"):
    """A list that is joined by the rules of the language: "A, B and C"."""

    items: tuple[Arg, ...]


class Text(Struct, frozen=True, tag="text"):
    """A message with the values of its `{named}` holes; `n` fills `%n` and chooses the plural form."""

    msg: Msg
    args: tuple[tuple[str, Arg], ...] = ()
    n: int | None = None


Arg = int | str | Text | SeatName | Names


def QT_TRANSLATE_NOOP(context: str, source: str, comment: str = "") -> Msg:
    """Mark a text for translation."""
    return Msg(context, source, comment)


def PLURAL_NOOP(context: str, source: str, comment: str, plural: int) -> Msg:
    """Mark a text with `%n`; `plural` is a literal number that only makes Linguist keep numerus forms."""
    return Msg(context, source, comment, plural > 0)


def say(msg: Msg, n: int | None = None, **args: Arg) -> Text:
    """A text with its values: `say(THROWN, player=SeatName(0), die=6)`."""
    return Text(msg, tuple(args.items()), n)
