"""Files that are nearly right: whatever chooses (luck with a seed, `hypothesis`) makes them from sound ones."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

T = TypeVar("T")


class Chooser(Protocol):
    """One of so many, from 0."""

    def pick(self, count: int) -> int: ...


ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 3, 5, 7, 52, 53, 255, 999, 2**31, -(2**31), 2**53 + 1, 2**63, 10**30, 1.5, 1e308),
    *("", " ", "0", "-", "x", "é", "\u202e", "\x00", "\n", "<img src='x'>", "%n {player}", "\\", "a" * 3000, "🂡"),
    *([], {}, [[]], [0], [-1], [""], {"": 0}, [[0, ""]], [["", [["", ""]]]], {"zone": "", "slot": -1}),
)  # fmt: skip
"""Values that nobody expects where something else should be."""
_RAW = (
    b"\xff",
    b"\x00",
    b"\xc0\xaf",
    b"\r",
    b"\r\n",
    b"\n",
    b"\xef\xbb\xbf",
    b"\\ud800",
    b"1e999",
    b"NaN",
    b"-0",
    b"{" * 99,
)
_MOVES = (
    "1. 1... e4 Nf3 O-O O-O-O exd5 e8=Q a8=K Ke2 N1xd2 Qh4# -- Z0 e.p. 1-0 0-1 1/2-1/2 * 2-0 1-1 ( ) { } ; $1 $999 % !?"
    ' 32-28 19x28 1x50 31-27x1 50-50 W:WK31:B1 [GameType "20"] [GameType "21"] [FEN "x"] [SetUp "1"] [White "<b>"] [ ] '
)
_PLACES = "rnbqkbnr pppppppp 8 / // 9 0 w b W B K KQkq - e3 a6 0 1 -1 99999 : , K50 51 W:W31:B1 1-20 G Z"


def one_of(chooser: Chooser, items: Sequence[T]) -> T:
    """Any of these."""
    return items[chooser.pick(len(items))]


def bent_save(chooser: Chooser, data: bytes, others: Sequence[bytes]) -> bytes:
    """A save file with a few faults: odd values in its lines, or lines in other places, or bytes."""
    lines = data.splitlines(keepends=True)
    for _ in range(1 + chooser.pick(3)):
        way = chooser.pick(10)
        at = 0 if way == 0 or not lines else chooser.pick(len(lines))
        if not lines or way == 9:
            return bent_bytes(chooser, b"".join(lines))
        if way < 7:
            lines[at] = bent_line(chooser, lines[at])
        elif way == 7:
            lines.insert(
                chooser.pick(len(lines) + 1), one_of(chooser, one_of(chooser, others).splitlines(keepends=True))
            )
        else:
            other = chooser.pick(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
            del lines[other : other + chooser.pick(2)]
    return b"".join(lines)


def bent_line(chooser: Chooser, line: bytes) -> bytes:
    """JSON with another value somewhere in it, or without it, or with one more."""
    try:
        whole = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return bent_bytes(chooser, line)
    holders = list(_holders(whole))
    if not holders:
        return msgspec.json.encode(one_of(chooser, ODD)) + b"\n"
    holder, key = one_of(chooser, holders)
    way = chooser.pick(6)
    if way == 0:
        del holder[key]
    elif way == 1 and isinstance(holder, list):
        holder.insert(key, one_of(chooser, ODD))
    elif way == 2:
        other, name = one_of(chooser, holders)
        holder[key] = other[name] if other is not holder[key] and not _holds(other[name], holder) else 0
    elif way == 3 and isinstance(holder[key], int):
        holder[key] += chooser.pick(5) - 2
    else:
        holder[key] = one_of(chooser, ODD)
    try:
        return msgspec.json.encode(whole) + b"\n"
    except (OverflowError, RecursionError, UnicodeEncodeError):
        return line


def _holds(value: Any, part: Any) -> bool:
    """Whether a value has a part in it, so that nothing comes to lie in itself."""
    return value is part or any(holder is part or holder[key] is part for holder, key in _holders(value))


def _holders(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a JSON value: what holds it, and its key there."""
    found: list[tuple[Any, Any]] = []
    waiting = [value]
    while waiting:
        whole = waiting.pop()
        if isinstance(whole, dict | list):
            keys = list(whole) if isinstance(whole, dict) else list(range(len(whole)))
            found += [(whole, key) for key in keys]
            waiting += [whole[key] for key in keys]
    return found


def bent_bytes(chooser: Chooser, data: bytes) -> bytes:
    """Bytes with a few others in them, a piece gone, or a piece twice."""
    at = chooser.pick(len(data) + 1)
    to = min(len(data), at + chooser.pick(40))
    way = chooser.pick(5)
    if way == 0:
        return data[:at]
    if way == 1:
        return data[:at] + data[to:]
    if way == 2:
        return data[:to] + data[at:]
    if way == 3:
        return data[:at] + one_of(chooser, _RAW) + data[at:]
    return data[:at] + bytes([chooser.pick(256)]) + data[at + 1 :]


def bent_text(words: Sequence[str]) -> Callable[[Chooser, bytes, Sequence[bytes]], bytes]:
    """Makes a text with other words in it, words in other places, pieces of other texts."""

    def bent(chooser: Chooser, data: bytes, others: Sequence[bytes]) -> bytes:
        parts = re.findall(r"\s+|[\w+#=/-]+|.", data.decode("utf-8", "replace"))
        for _ in range(1 + chooser.pick(4)):
            at, way = chooser.pick(len(parts) + 1), chooser.pick(7)
            if way == 0:
                parts[at : at + 1 + chooser.pick(6)] = []
            elif way in (1, 2):
                parts[at : at + way - 1] = [one_of(chooser, words)]
            elif way == 3:
                parts[at:at] = parts[chooser.pick(len(parts) + 1) :][: 1 + chooser.pick(30)]
            elif way == 4:
                other = one_of(chooser, others).decode("utf-8", "replace")
                parts[at:at] = [other[chooser.pick(len(other) + 1) :][: chooser.pick(80)]]
            elif way == 5:
                parts[at:at] = [one_of(chooser, ("(", "{", "[", '"', ";", "\n%", "\t", "1", "é", "\u202e"))] * (
                    1 + chooser.pick(300)
                )
            else:
                return bent_bytes(chooser, "".join(parts).encode("utf-8", "replace"))
        return "".join(parts).encode("utf-8", "replace")

    return bent


def bent_settings(chooser: Chooser, data: bytes, others: Sequence[bytes]) -> bytes:
    """Settings with odd values."""
    for _ in range(1 + chooser.pick(3)):
        data = bent_line(chooser, data) if chooser.pick(9) else bent_bytes(chooser, data)
    return data


bent_written = bent_text(_MOVES.split())
bent_position = bent_text(_PLACES.split())
