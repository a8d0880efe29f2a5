"""Whether what is said of a move of draughts is true, by trying what can be answered."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.chance import LiveChance
from tabletop.games.draughts.board import NUMBER
from tabletop.games.draughts.moves import Position, after, captures, plain_moves, whole_moves
from tests.reasons.sayings import Saying, Truth, Truths


class Moved:
    """A whole move, and the positions before and after it."""

    def __init__(self, s: Saying) -> None:
        self.s, self.state = s, s.state
        self.before: Position = s.state.position
        state = s.state
        for action in s.choice.plan or (s.action,):
            state = s.game.apply(state, action, LiveChance(0))
        self.now: Position = state.position
        own, then = (self.before.own, self.now.foes) if self.now.white_moves is not self.before.white_moves else (0, 0)
        self.start, self.end = own & ~then, then & ~own
        self.taken = self.before.foes & ~self.now.own
        self.majority: bool = state.house.majority

    @property
    def is_man(self) -> bool:
        """Whether a man moves."""
        return not self.start & self.before.kings

    def answers(self) -> int:
        """The most pieces that the other side can take now."""
        return captures(self.now, self.majority)[0]

    def best_after(self, way: tuple[int, int, int]) -> int:
        """The most pieces that can be taken once it has answered."""
        return captures(after(self.now, *way), self.majority)[0]


def of(truth: Callable[[Moved], bool]) -> Truth:
    """What holds of a move."""
    return lambda s: truth(Moved(s))


def turned(position: Position) -> Position:
    """The same with the other side to move."""
    return position._replace(white_moves=not position.white_moves)


def ways(position: Position, majority: bool) -> set[str]:
    """All captures in words."""
    return {f"{NUMBER[way.start]}x{NUMBER[way.end]}" for way in captures(position, majority)[1]}


def named(s: Saying) -> str:
    """The way that is named, written like those."""
    return str(s["way"]).replace("×", "x")


def trades(m: Moved) -> bool:
    """Something can be taken, and after each such answer as many are taken back."""
    found = captures(m.now, m.majority)[1]
    return bool(found) and all(m.best_after(way) >= way[2].bit_count() for way in found)


def gains(m: Moved) -> bool:
    """Something has to be taken, and whichever way that is, at least so many are taken back: more than were lost."""
    found = captures(m.now, m.majority)[1]
    return bool(found) and all(m.best_after(way) >= m.s.n > way[2].bit_count() for way in found)


def loses_at_least(m: Moved) -> bool:
    """Whatever is played, so many can be taken."""
    every = whole_moves(m.before, m.majority)
    return all(captures(after(m.before, *way), m.majority)[0] >= m.s.n for way in every)


def quiet(m: Moved) -> bool:
    """Nothing can be taken by the other side."""
    return not m.answers()


def number(m: Moved) -> int:
    """The square on which the piece stands now."""
    return NUMBER[m.end]


def rows_left(m: Moved) -> int:
    """How far the last row is away."""
    row = (number(m) - 1) // 5
    return row if m.before.white_moves else 9 - row


def at_the_edge(m: Moved) -> bool:
    """The square lies in the first or the last column."""
    return m.is_man and number(m) % 10 in (5, 6)


def kings_way(m: Moved) -> bool:
    """So many squares lie before the king."""
    goals = [end for start, end in plain_moves(turned(m.now)) if start == m.end]
    return quiet(m) and not m.is_man and m.s["square"] == number(m) and len(goals) == m.s.n


def gives(m: Moved) -> bool:
    """So many can be taken in one move, and not all of them taken back; something else would have lost none."""
    every = whole_moves(m.before, m.majority)
    avoidable = any(not captures(after(m.before, *way), m.majority)[0] for way in every)
    found = captures(m.now, m.majority)[1]
    return avoidable and not trades(m) and max(way.jumped.bit_count() for way in found) == m.s.n


def huffs(s: Saying) -> bool:
    """The piece leaves the board."""
    return bool(s.after.position.foes.bit_count() == s.state.position.foes.bit_count() - 1)


DRAUGHTS: Truths = {
    "This is the only move.": lambda s: (
        s.state.chain is not None or (len(whole_moves(s.state.position, s.state.house.majority)) == 1)
    ),
    "This takes %n piece(s).": of(lambda m: m.taken.bit_count() == m.s.n),
    "This man becomes a king.": of(lambda m: m.is_man and bool(m.end & m.now.kings)),
    "This avoids the capture {way}.": of(
        lambda m: named(m.s) in ways(turned(m.before), m.majority) and not m.answers()
    ),
    "This threatens the capture {way}.": of(lambda m: named(m.s) in ways(turned(m.now), m.majority) and quiet(m)),
    "If pieces are taken after this move, as many can be taken back.": of(trades),
    "If pieces are taken after this move, more can be taken back: at least %n.": of(gains),
    "Whatever is moved, at least %n piece(s) can be taken.": of(loses_at_least),
    "This gives up %n piece(s).": of(gives),
    "Then this man is %n row(s) away from becoming a king.": of(lambda m: m.is_man and rows_left(m) == m.s.n > 0),
    "This man goes to the middle of the board, and nothing can be taken.": of(
        lambda m: m.is_man and quiet(m) and number(m) in (22, 23, 24, 27, 28, 29)
    ),
    "At the edge nothing can jump this man.": of(lambda m: at_the_edge(m) and quiet(m)),
    "From {square} the king reaches %n square(s), and nothing can be taken.": of(kings_way),
    "Nothing can be taken after this move.": of(quiet),
    "Huffing wins a piece.": huffs,
    "This position is no better than a draw.": lambda s: s.action.verb == "accept-draw",
    "This position is worth playing on.": lambda s: s.action.verb == "decline-draw",
}
