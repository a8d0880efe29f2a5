"""Whether what is said of a turn of Nine Men's Morris is true, by trying what can be answered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action
from tabletop.games.nine_mens_morris.board import NAMES
from tests.reasons.sayings import Saying, Truth, Truths

Men = set[int]


class Turn:
    """A turn, and who stood where before it and stands where after it."""

    def __init__(self, s: Saying) -> None:
        self.s, self.before = s, s.state
        state = s.state
        for action in s.choice.plan or (s.action,):
            state = s.game.apply(state, action, LiveChance(0))
        self.after = state
        self.side = s.state.side_of(s.seat)
        self.rows: tuple[tuple[int, int, int], ...] = s.state.house.lines.rows
        self.links: dict[int, Men] = {slot: set() for slot in range(24)}
        for first, middle, last in self.rows:
            self.links[middle] |= {first, last}
            self.links[first].add(middle)
            self.links[last].add(middle)

    def own(self, state: Any) -> Men:
        """The own men."""
        return men(state, self.side)

    def foes(self, state: Any) -> Men:
        """The men of the other side."""
        return men(state, 1 - self.side)

    def closes_on(self, state: Any, side: int) -> Men:
        """Where a side could close a mill if it were to move."""
        stand, others = men(state, side), men(state, 1 - side)
        empty, found = set(range(24)) - stand - others, set()
        places = bool(state.in_hand(side))
        flies = state.house.flying and not state.hand and len(stand) == 3
        for row in self.rows:
            lacks = [slot for slot in row if slot in empty]
            if len(lacks) != 1 or not all(slot in stand for slot in row if slot != lacks[0]):
                continue
            movers = stand - set(row)
            if places or (flies and movers) or movers & self.links[lacks[0]]:
                found.add(lacks[0])
        return found

    @property
    def goal(self) -> int:
        """The point on which a man stands now."""
        (slot,) = self.own(self.after) - self.own(self.before)
        return slot

    def ahead(self, state: Any, slot: int) -> int:
        """How many empty points lie next to a point."""
        return len(self.links[slot] - self.own(state) - self.foes(state))


def men(state: Any, side: int) -> Men:
    """The points of the men of a side."""
    return {slot for slot in range(24) if state.sides[side] >> slot & 1}


def of(truth: Callable[[Turn], bool]) -> Truth:
    """What holds of a turn."""
    return lambda s: truth(Turn(s))


def whole_turns(s: Saying, state: Any) -> Iterator[Any]:
    """All positions after a whole turn of the side to move."""
    seat = state.turn
    for action in s.game.legal(state, seat):
        if action.verb in ("place", "move", "remove"):
            after = s.game.apply(state, Action(seat, action.verb, action.tokens, action.to), LiveChance(0))
            if after.due and after.ending is None and after.turn == seat:
                yield from whole_turns(s, after)
            else:
                yield after


def opens(t: Turn) -> bool:
    """The man has left a mill, and whatever is answered, it can be closed on the same point."""
    (start,) = t.own(t.before) - t.own(t.after)
    was = any(start in row and set(row) <= t.own(t.before) for row in t.rows)
    return was and all(
        after.ending is not None or start in t.closes_on(after, t.side) for after in whole_turns(t.s, t.after)
    )


def point(t: Turn) -> int:
    """The point that is named."""
    return NAMES.index(str(t.s["point"]))


def rows_meet(t: Turn) -> bool:
    """So many rows without a man of the other side run through the point."""
    free = [row for row in t.rows if t.goal in row and not set(row) & t.foes(t.after)]
    return point(t) == t.goal and len(free) == t.s.n


def goals(t: Turn, state: Any) -> int:
    """To how many points the men of the other side can go along the lines."""
    near = set[int]().union(*(t.links[slot] for slot in t.foes(state)))
    return len(near - t.own(state) - t.foes(state))


def late(t: Turn) -> bool:
    """After every turn the other side can close a mill."""
    return all(t.closes_on(after, 1 - t.side) for after in whole_turns(t.s, t.before))


def gone(t: Turn) -> int:
    """The point of the man that is removed."""
    (slot,) = t.foes(t.before) - t.foes(t.after)
    return slot


def stood_in_the_way(t: Turn) -> bool:
    """It stood in a row with two own men."""
    return any(gone(t) in row and len(set(row) & t.own(t.before)) == 2 for row in t.rows)


def had_another(t: Turn) -> bool:
    """It stood in a row with another of its side, and the third point was empty."""
    empty = set(range(24)) - t.own(t.before) - t.foes(t.before)
    return any(gone(t) in row and len(set(row) & t.foes(t.before)) == 2 and set(row) & empty for row in t.rows)


NINE_MENS_MORRIS: Truths = {
    "This is the only move.": lambda s: (
        sum(one.verb in ("place", "move", "remove", "pass") for one in s.game.legal(s.state, s.seat)) == 1
    ),
    "This wins the match.": of(lambda t: t.after.ending is not None and t.after.ending.winner == t.s.seat),
    "This closes a mill.": of(lambda t: any(t.goal in row and set(row) <= t.own(t.after) for row in t.rows)),
    "This stops a mill of the other side.": of(lambda t: t.goal in t.closes_on(t.before, 1 - t.side)),
    "This opens a mill that can be closed again.": of(opens),
    "This makes two in a row: a man on {point} would close the mill.": of(
        lambda t: point(t) in t.closes_on(t.after, t.side) - t.closes_on(t.before, t.side)
    ),
    "From {point} this man can go on to %n point(s).": of(
        lambda t: point(t) == t.goal and t.ahead(t.after, t.goal) == t.s.n
    ),
    "On {point}, %n row(s) meet in which a mill can be closed.": of(rows_meet),
    "Then the men of the other side can go to %n point(s), instead of {before}.": of(
        lambda t: goals(t, t.after) == t.s.n < t.s["before"] == goals(t, t.before)
    ),
    "After this the other side cannot close a mill at once.": of(lambda t: not t.closes_on(t.after, 1 - t.side)),
    "Whatever is moved, the other side can close a mill.": of(late),
    "This man goes to {point}, though the other side can close a mill.": of(
        lambda t: point(t) == t.goal and bool(t.closes_on(t.after, 1 - t.side)) and not late(t)
    ),
    "This man could soon close a mill.": of(
        lambda t: len(t.closes_on(t.after, 1 - t.side)) < len(t.closes_on(t.before, 1 - t.side))
    ),
    "This man stood in the way of a mill.": of(stood_in_the_way),
    "This man had another one beside it, in a row that is still open.": of(had_another),
    "This man could have gone on to %n point(s).": of(lambda t: t.ahead(t.before, gone(t)) == t.s.n > 0),
    "Then the other side has %n man/men left.": of(lambda t: t.after.count(1 - t.side) == t.s.n),
    "No man can move.": lambda s: s.action.verb == "pass",
    "This position is no better than a draw.": lambda s: s.action.verb == "accept-draw",
    "This position is worth playing on.": lambda s: s.action.verb == "decline-draw",
}
