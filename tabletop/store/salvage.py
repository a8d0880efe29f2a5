"""What can still be read of a damaged JSON file that was written here: every part of it stands on lines of its own,
further in than what it is a part of."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, get_args, get_origin

import msgspec

from tabletop.store.decoding import DEEPEST, decoded, depth

_STEP, _FURTHEST = 2, 40
_NAMED = re.compile(rb' *("(?:[^"\\]|\\.)*"):')
_ITEM = re.compile(rb" *[^ \]}]")
_ENDS = (b"}", b"},", b"]", b"],")


def sound_parts(data: bytes, kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The fields of a struct that can be read, and of lists and tables what can be read of them. A part is taken as it
    was written or not at all."""
    if depth(data) <= DEEPEST:  # to write what is nested without an end further and further in would take gigabytes
        with suppress(msgspec.DecodeError):
            data = msgspec.json.format(data, indent=_STEP)
    kinds = {field.encode_name: field.type for field in msgspec.structs.fields(kind)}
    return _members(data.splitlines(), _STEP, kinds.get)


def _members(lines: Sequence[bytes], indent: int, kind_of: Callable[[str], Any]) -> dict[str, Any]:
    found = {}
    for named, block in _blocks(lines, indent, _NAMED):
        with suppress(ValueError):
            if (kind := kind_of(name := decoded(named[1], str))) is not None:
                found[name] = _value([block[0][named.end() :], *block[1:]], indent, kind)
    return found


def _items(lines: Sequence[bytes], indent: int, kind: Any) -> list[Any]:
    found = []
    for _, block in _blocks(lines, indent, _ITEM):
        with suppress(ValueError):
            found.append(_value(block, indent, kind))
    return found


def _blocks(
    lines: Sequence[bytes], indent: int, begins: re.Pattern[bytes]
) -> list[tuple[re.Match[bytes], list[bytes]]]:
    """How each part begins that stands so far in, and its lines, up to the end of what they are parts of. Any other
    line belongs to the part before, or is damaged."""
    found: list[tuple[re.Match[bytes], list[bytes]]] = []
    for line in lines:
        depth = len(line) - len(line.lstrip(b" "))
        if depth == indent - _STEP and line.strip(b" ") in _ENDS:
            if found:
                found[-1][1][-1] += b","  # as behind all others
            break
        if depth == indent and (begun := begins.match(line)):
            found.append((begun, [line]))
        elif found:
            found[-1][1].append(line)
    return found


def _value(lines: Sequence[bytes], indent: int, kind: Any) -> Any:
    """A value, or what can be read of it. Raises ValueError if that is nothing."""
    with suppress(ValueError):
        return _whole(b"\n".join(lines), kind)
    opened, within = lines[0].strip(b" "), (get_args(kind) or (Any,))[-1]
    if indent < _FURTHEST and opened == b"{" and (kind is Any or get_origin(kind) is dict):
        return _members(lines[1:], indent + _STEP, lambda _: within)
    if indent < _FURTHEST and opened == b"[" and (kind is Any or get_origin(kind) is list):
        return _items(lines[1:], indent + _STEP, within)
    return _whole(lines[0], kind)


def _whole(text: bytes, kind: Any) -> Any:
    text = text.strip(b" \n")
    if text[-1:].isdigit():
        raise ValueError("no comma follows: the figure may have been longer")
    return decoded(text.removesuffix(b","), kind)
