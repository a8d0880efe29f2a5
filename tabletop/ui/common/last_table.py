"""Who sat at the table of a game the last time, and by which house rules: what its set-up opens with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tabletop.core.info import GameInfo
from tabletop.core.options import Options


class Table(NamedTuple):
    """So many people and computer players, and every house rule with its value."""

    people: int
    computers: int
    options: Options


def first_seats(info: GameInfo) -> int:
    """How many seats a set-up has that nobody has changed: one person, and computer players."""
    least, most = info.seats
    return max(least, min(2, most))


def kept_seats(data: Mapping[str, Any] | None, info: GameInfo) -> list[dict[str, Any]]:
    """The seats that were remembered, as far as they make sense; none, where they are too few."""
    given = data.get("seats") if data else None
    seats = [item for item in given if isinstance(item, dict)] if isinstance(given, list) else []
    return seats[: info.seats[1]] if len(seats) >= info.seats[0] else []


def last_table(data: Mapping[str, Any] | None, info: GameInfo) -> Table:
    """The table that was remembered, or the first one."""
    seats = kept_seats(data, info)
    people = sum(seat.get("computer") is not True for seat in seats) if seats else 1
    given = data.get("options") if data else None
    chosen = given if isinstance(given, dict) else {}
    count = len(seats) or first_seats(info)
    options = {spec.id: spec.default for spec in info.options}
    for spec in info.options:
        value = chosen.get(spec.id)
        if isinstance(value, str) and spec.allows(value, count):
            options[spec.id] = value
    return Table(people, count - people, options)
