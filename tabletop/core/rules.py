"""Rules are rows: an id, a sentence, and, where a rule can be broken, the checks that notice it.

The sentence rows stand in the order of the numbers of the rules; the checks in the order in which a refusal is
explained (nearest cause first). One rule may be checked at two points of that order, so the two are separate lists.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Generic, TypeVar

from msgspec import Struct

from tabletop.core.model import Action, Place, TokenId
from tabletop.core.options import Options
from tabletop.core.text import Msg, Text

S = TypeVar("S")


class Section(StrEnum):
    """The chapters of a rulebook. AIM and HOUSE rows carry no number."""

    AIM = "aim"
    SETUP = "setup"
    PLAY = "play"
    END = "end"
    HOUSE = "house"


class Rule(Struct, frozen=True):
    """One sentence of the rules.

    `text` is English; translations hang on `text_id`. With `when`, the row holds only under house rules for which it
    is true; several rows may share an id if they have different `variant` names and exclude each other. `hint` is a
    note to translators.
    """

    id: str
    section: Section
    text: str
    when: Callable[[Options], bool] | None = None
    variant: str = ""
    hint: str = ""

    @property
    def text_id(self) -> str:
        """The id under which the sentence is translated."""
        return f"{self.id}@{self.variant}" if self.variant else self.id

    def holds(self, options: Options) -> bool:
        """Whether this table plays by this row."""
        return self.when is None or self.when(options)


def when(option: str, *values: str) -> Callable[[Options], bool]:
    """For `Rule.when`: the house rule `option` has one of these values."""
    return lambda options: options[option] in values


class NumberedRule(Struct, frozen=True):
    """A rule as this table plays it. `number` is None for aim and house rules; `changed`: a house rule changed it."""

    number: int | None
    rule: Rule
    changed: bool


class WorkedExample(Struct, frozen=True):
    """What is said of a course of play that the rulebook shows with a rule: its title, and what is to be seen.

    `rule` is a `Rule.text_id`. The course itself is staged (see `match.examples`).
    """

    rule: str
    title: Msg
    words: Msg


class Violation(Struct, frozen=True):
    """Why a check fails: values for the sentence, the tokens and places that cause it, a sentence of its own.

    quiet: see `Refusal`.
    """

    args: tuple[tuple[str, str | int], ...] = ()
    tokens: tuple[TokenId, ...] = ()
    places: tuple[Place, ...] = ()
    why: Text | None = None
    quiet: bool = False


class Check(Struct, Generic[S], frozen=True):
    """One step of the explanation. `breaks(state, action)` is falsy while the rule holds, else True or a Violation.

    It may assume that all checks before it hold, and looks only at what the acting seat knows. `verbs`: asked only for
    these; empty: for all. `out_of_turn`: asked before whose turn it is, also of a seat that may not act.
    """

    rule: str
    breaks: Callable[[S, Action], Violation | bool | None]
    verbs: frozenset[str] = frozenset()
    out_of_turn: bool = False


CORE_RULES: tuple[Rule, ...] = (
    Rule("core.match_over", Section.PLAY, "The match is over."),
    Rule("core.not_your_turn", Section.PLAY, "It is another player’s turn."),
    Rule("core.unknown_verb", Section.PLAY, "This game has no such move."),
    Rule("core.no_meaning", Section.PLAY, "Nothing can be done there."),
    Rule("core.no_place", Section.PLAY, "Nothing can be laid down there."),
    Rule("core.too_late", Section.PLAY, "Somebody else was faster."),
    Rule("core.nothing_to_undo", Section.PLAY, "There is no move to take back."),
    Rule("core.undo_luck", Section.PLAY, "Once dice are thrown or cards are drawn, the move stands."),
    Rule("core.undo_seen", Section.PLAY, "Once somebody has seen something new, the move stands."),
    Rule("core.undo_race", Section.PLAY, "Once players have raced each other, the move stands."),
    Rule("core.undo_other", Section.PLAY, "Somebody has already answered this move."),
)
"""What holds in every game; a game whose rules have an id of their own for it names that id instead."""


def as_played(rules: Iterable[Rule], options: Options, printed: Options) -> tuple[NumberedRule, ...]:
    """The rows that hold under `options`, numbered as in the rulebook; `printed` are the default options."""
    numbers: dict[str, int] = {}
    played = []
    for rule in rules:
        if rule.section not in (Section.AIM, Section.HOUSE):
            numbers.setdefault(rule.id, len(numbers) + 1)
        if rule.holds(options):
            changed = rule.section is Section.HOUSE or not rule.holds(printed)
            played.append(NumberedRule(numbers.get(rule.id), rule, changed))
    return tuple(played)
