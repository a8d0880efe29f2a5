"""The messages between the table and the worker: one JSON object a line.

The worker keeps a copy of each match it is told of and is fed new entries only.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from tabletop.core.bot import Choice, Level
from tabletop.core.model import Seat, Setup
from tabletop.match.log import Entry

T = TypeVar("T")


class Begin(msgspec.Struct, frozen=True, tag="begin"):
    """A match is on the table; forgets the one before."""

    match: int
    slug: str
    setup: Setup


class Follow(msgspec.Struct, frozen=True, tag="follow"):
    """The log from entry `start` on; what the worker holds from there on is dropped first (undo)."""

    match: int
    start: int
    entries: tuple[Entry, ...]


class Outside(msgspec.Struct, frozen=True):
    """A program from elsewhere that is to choose: its file and arguments, and with what share of its strength (0 to 1)
    it plays."""

    command: tuple[str, ...]
    share: float = 1.0


class Think(msgspec.Struct, frozen=True, tag="think"):
    """Choose for a seat. `seed` drives all luck of the answer; `length` is the number of entries it must hold.
    `compare`: answer with two good ideas and a trap, where the game can tell them. `outside`: who is to choose; the
    player of `level` does where that one does not answer. `ahead`: what is thought may be remembered, and the time
    after the answer used."""

    match: int
    ask: int
    seat: Seat
    level: Level
    seed: int
    length: int
    compare: bool = False
    outside: Outside | None = None
    ahead: bool = False


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """Nobody wants the answer to this `ask` any more: whatever comes will do."""

    ask: int


class Thought(msgspec.Struct, frozen=True, tag="thought"):
    """The answer to `Think` of the same `ask`. `alone`: the program from elsewhere did not answer."""

    match: int
    ask: int
    choice: Choice
    alone: bool = False


class Trouble(msgspec.Struct, frozen=True, tag="trouble"):
    """The worker could not answer; the table plays on without it."""

    match: int
    ask: int
    reason: str


Question = Begin | Follow | Think
Answer = Thought | Trouble


def encode(message: Question | Stop | Answer) -> bytes:
    """One line, with its line end."""
    return msgspec.json.encode(message) + b"\n"


def decode_question(line: bytes) -> Question | Stop:
    """Raises ValueError."""
    return _decoded(_questions, line)


def decode_answer(line: bytes) -> Answer:
    """Raises ValueError."""
    return _decoded(_answers, line)


def _decoded(decoder: msgspec.json.Decoder[T], line: bytes) -> T:
    try:
        return decoder.decode(line)
    except RecursionError as error:
        raise ValueError(str(error)) from error


_questions: msgspec.json.Decoder[Question | Stop] = msgspec.json.Decoder(Question | Stop)
_answers: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)
