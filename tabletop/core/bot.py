"""What a computer player is asked, and answers. A policy sees only a plausible world, never the truth."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any, Generic, Protocol, TypeVar, runtime_checkable

from msgspec import Meta, Struct

from tabletop.core.model import Action, Seat, TokenId
from tabletop.core.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from tabletop.core.chance import Chance

Memory = dict[Any, Any]
"""What a computer player keeps between its thoughts of one match; whoever holds it may drop any part of it."""

S = TypeVar("S")
Seen = TypeVar("Seen", contravariant=True)


class Level(StrEnum):
    """How strong a computer player is, the weakest first; FIRST_STEPS is for a six-year-old who wants to win."""

    FIRST_STEPS = "first_steps"
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    BEST = "best"


LONGEST_MS = 60_000
"""Nobody waits longer for a computer player."""


class Figure(Struct, frozen=True):
    """What taking a thing would bring, as a number: so many cards that help afterwards, so many points."""

    token: TokenId
    count: int


class Clock(Protocol):
    """How long somebody may think."""

    def is_over(self) -> bool:
        """Whether the time is over, or nobody wants the answer any more: whoever thinks answers with what they have."""
        ...


class Unhurried:
    """All the time in the world: only the budget of a search ends it."""

    def is_over(self) -> bool:
        """Never."""
        return False


UNHURRIED = Unhurried()


class Weighed(Struct, frozen=True):
    """An action and what it is worth to its seat, in whatever unit, the more the better. `within`: how far that may be
    wrong; `lure`: what the action seems to be worth at first sight; `reason`: what speaks for it."""

    action: Action
    value: float
    within: float = 0.0
    lure: float = 0.0
    reason: Text | None = None


class Idea(Struct, frozen=True):
    """One of several actions that somebody is to choose from: it is good, or it is a trap. `reason`: what speaks for
    it."""

    action: Action
    is_good: bool
    reason: Text | None = None


class Choice(Struct, frozen=True):
    """An answer: the action (None: do nothing for now), why, and how long the player seems to think.

    `after_ms`: in a race, the reaction time after which the action is submitted; 0 elsewhere. `watches`: the tokens
    that it reacts to; if the seat sees one of them move or change before that time is over, the answer is dropped and
    the question put again. `plan`: in a turn of several actions, all that the player means to do, this action first; as
    a hint it is shown step by step. `figures`: what each of the things that may be taken would bring; as a hint they
    stand on these, and the `reason` says what they count. `ideas`: where somebody wanted to choose for themselves, two
    good ideas and a trap; empty where there are no such three, and the `reason` says why.
    """

    action: Action | None
    reason: Text | None = None
    after_ms: Annotated[int, Meta(ge=0, le=LONGEST_MS)] = 0
    plan: tuple[Action, ...] = ()
    watches: tuple[TokenId, ...] = ()
    figures: tuple[Figure, ...] = ()
    ideas: tuple[Idea, ...] | None = None


class Ask(Struct, Generic[S], frozen=True):
    """A question to a policy. `worlds` are plausible states (at least one); `legal` are the seat's legal actions, not
    empty. `level`: one of those that the game offers. A search looks at its `clock` often enough to answer within a few
    milliseconds of its end; on an ordinary machine its own budget is spent before, so that the same luck brings the
    same answer. `memory`: what a `ThinksAhead` keeps between its thoughts of one match; None: it keeps nothing, and an
    answer follows from the question alone."""

    worlds: tuple[S, ...]
    seat: Seat
    level: Level
    legal: tuple[Action, ...]
    clock: Clock = UNHURRIED
    memory: Memory | None = None


class Policy(Protocol[S]):
    """A computer player of one game: `games/SLUG/bot.py` has `POLICY`."""

    @property
    def worlds(self) -> int | Mapping[Level, int]:
        """How many plausible worlds it wants to see, or so many at each level: one where none is named."""
        ...

    def choose(self, ask: Ask[S], chance: Chance) -> Choice:
        """The action to play. All luck comes from `chance`."""
        ...


@runtime_checkable
class ThinksAhead(Protocol):
    """A policy that uses the time of the others, where nothing is hidden and no luck decides."""

    def ahead(self, state: Any, clock: Clock, memory: Memory) -> None:
        """Think about what the seat to move may do; what is found stays in the memory."""
        ...


@runtime_checkable
class Comparer(Policy[S], Protocol[S]):
    """A computer player that can also say what each action is worth (`GameInfo.compares`)."""

    @property
    def clear(self) -> float:
        """By how much an action must be worse than another to be clearly worse, in the unit of its values."""
        ...

    def compare(self, ask: Ask[S], chance: Chance) -> Sequence[Weighed]:
        """What actions are worth, as well as the strongest level knows; those that are never played may be missing.
        Nothing where there is nothing to compare."""
        ...


class Program(Struct, frozen=True):
    """A program from elsewhere that plays a game as an opponent (see `GameInfo.programs`). `name`: as it calls itself;
    `command`: its file and arguments; `has_strengths`: it can be told to play weaker than it could."""

    name: str
    command: tuple[str, ...]
    has_strengths: bool = False


class Told(Struct, frozen=True):
    """A match in the words of UCI: the position in which it began, and the moves since."""

    start: str
    moves: tuple[str, ...]


class Interpreter(Protocol[Seen]):
    """Speaks with programs from elsewhere about one game, in the words of UCI: `games/SLUG/uci.py` has `INTERPRETER`
    where `GameInfo.programs` names any."""

    def told(self, states: Sequence[Seen], actions: Iterable[Action]) -> Told | None:
        """A match: the state before each of the actions, and the last one. None: it is no move that is wanted now."""
        ...

    def action(self, state: Seen, move: str) -> Action:
        """A legal move as an action."""
        ...


def worlds_wanted(policy: Policy[S], level: Level) -> int:
    """How many plausible worlds a policy wants to see at a level."""
    worlds = policy.worlds
    return worlds if isinstance(worlds, int) else worlds.get(level, 1)
