"""What can be meant on a table by somebody without a pointer: tokens, parts of them, places."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.model import Place, TokenId


class Thing(Struct, frozen=True):
    """What can have the focus: a token where it lies or a part of it, by its number, or a place."""

    place: Place
    token: TokenId | None = None
    part: int | None = None


class Told(Struct, frozen=True):
    """A thing to somebody who does not see it. `may`: what may be done with it now, in words, or empty.

    selectable: it may be moved, or what is carried may come here, or it may be written.
    selected: it is lifted. checkable, checked: it can be laid apart (a die that is kept), and is.
    """

    name: str
    may: str = ""
    selectable: bool = False
    selected: bool = False
    checkable: bool = False
    checked: bool = False


def key_of(thing: Thing) -> Thing:
    """A thing for as long as it stays in its zone: a token may move about in it."""
    return replace(thing, place=Place(thing.place.zone)) if thing.token is not None else thing
