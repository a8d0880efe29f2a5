"""Nothing in the frame is there for one game alone: what core lets a game say of itself, at least two games say.

A word is an optional field of what a game describes (`ZoneSpec.browsable`), one of its kinds (`CueKind.STAMP`), a fact
(`RaceFact`) or a method of `Game` that an engine may override. A game says what stands in its package, and in the
parts of the kit that it uses.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from enum import Enum
from functools import cache
from inspect import signature
from typing import get_args

from msgspec import Struct
from msgspec.structs import fields

from tabletop import games
from tabletop.core import game, info, options, table, view
from tabletop.core.assembled import AssembledGame
from tests.architecture.source import PACKAGE, modules, tree

LATER: dict[str, set[str]] = {
    "matches kept by earlier versions, of any game whose actions were written otherwise": {"Game.upgraded"},
    "house rules of matches kept by earlier versions, which are offered no longer": {"OptionSpec.retired"},
    "a score sheet with a remark in a box, or figures written with a style of their own": {
        *("CellStyle.REMARK", "CellStyle.WRITTEN"),
    },
    "to come: games with a pad of its own for each player, one of which lies on the table": {
        *("ScoreSheet.pads", "ScoreRow.face"),
    },
    "race boards: what is held, and numbers that are printed": {
        "Condition.HELD",
        "Condition.WAITS",
        "ZoneSpec.printed",
    },
    "race boards with ways drawn across them: ladders, bridges, short cuts": {"TableSpec.ways", "Way.points"},
    "boards with small numbers or names on every square": {"Backdrop.over_marks"},
    "games of speed": {
        *(
            "RaceFact",
            "RaceFact.rest",
            "Run.wrong",
        ),
        *("SignFact.of", "SignFact.done", "ZoneSpec.jitter"),
    },
    "turns of many small moves with whole piles, and prizes": {
        *(
            "Game.undo_policy",
            "ZoneSpec.visible_edge",
            "ZoneSpec.moves_as_pile",
            "ZoneSpec.top_alone",
            "TableSpec.aside",
        ),
        *("ZoneSpec.spread", "ZoneSpec.on_plate", "PlateFact.prize", "ScoreSheet.prize"),
    },
    "boards with letters or numbers of their own": {"Backdrop.half_turned", "ZoneSpec.numbers"},
    "play that turns round, and what is said while cards are laid": {"DirectionFact", "ButtonKind.SWITCH"},
    "what a game words itself, and who strikes where": {"Game.question", "GameInfo.colours", "BurstFact.slot"},
    "matches from a position in games that also have starts of their own": {"OptionSpec.start"},
    "the table says it itself when a board is turned": {"Backdrop.turn"},
    "games in which cards that are nearly alike do not go together": {"LegendRow.crossed"},
    "to come: numbers that are named before a round, and kept or missed": {
        *("PlateFact.open_prize", "PlateFact.standing", "Standing.MET", "Standing.MISSED"),
        *("ScoreRow.notes", "OptionChoice.seats_from"),
    },
    "scores in chapters: rounds of several deals, a play list of small games": {"ScoreRow.heading"},
    "to come: games of cards that ask who deals first, and a play list of small games": {
        *("OptionChoice.seat", "OptionChoice.seats_from", "OptionSpec.ordered"),
    },
    "to come: games in which the seconds that are left are shown": {
        *("TimerFact.zone", "TimerFact.seat"),
    },
    "to come: more games whose players pay with counters": {"ZoneKind.STACKS"},
    "games in which players change places": {"View.order"},
    "packs with many equal cards, which whoever plays well counts": {"TallyFact"},
    "games with prizes of several kinds (gold, silver)": {"PlateFact.prizes"},
    "games whose faces are made of parts, one of which matters": {"ConditionFact.part"},
    "games in which cards of the hand and of a row are thrown together": {"ZoneSpec.multi_with"},
    "to come: games in which two and two play together": {"GameInfo.teams"},
    "games that programs from elsewhere play, too": {"GameInfo.programs"},
    "card tables with things that lie before each seat: figures, tricks that were won": {"ZoneSpec.seated"},
}
"""Words that one game alone says today, by what they are there for: other games of that kind will say them."""


def _described() -> Iterator[type[Struct] | type[Enum]]:
    for module in (game, info, options, table, view):
        for kind in vars(module).values():
            if isinstance(kind, type) and kind.__module__ == module.__name__ and issubclass(kind, Struct | Enum):
                yield kind


KINDS = {kind.__name__: kind for kind in _described()}


@cache
def vocabulary() -> frozenset[str]:
    """Every word of the frame that a game may say or leave unsaid."""
    words = {kind.__name__ for kind in get_args(view.Fact)}
    for name, part in vars(game.Game).items():
        # What `AssembledGame` hands on, and what may not be overridden, is no game's own word.
        own = not getattr(part, "__isabstractmethod__", False) and not getattr(part, "__final__", False)
        if not name.startswith("_") and own and name not in vars(AssembledGame):
            words.add(f"Game.{name}")
    for name, kind in KINDS.items():
        if issubclass(kind, Enum):
            words |= {f"{name}.{member}" for member in kind.__members__}
        else:
            words |= {f"{name}.{field.name}" for field in fields(kind) if not field.required}
    return frozenset(words)


class _Saying(ast.NodeVisitor):
    """The words that stand in a stretch of code, and the names that it uses."""

    def __init__(self, code: ast.AST) -> None:
        self.words: set[str] = set()
        self.names: set[str] = set()
        self.visit(code)

    def visit_Name(self, node: ast.Name) -> None:
        self.names.add(node.id)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        self.names.add(node.attr)
        self.words.add(".".join(ast.unparse(node).split(".")[-2:]))
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if issubclass(KINDS.get(name, Enum), Struct):
            order = list(signature(KINDS[name]).parameters)
            filled = [*order[: len(node.args)], *(keyword.arg for keyword in node.keywords)]
            self.words |= {name, *(f"{name}.{field}" for field in filled)}
        self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        if any("Game" in ast.unparse(base) for base in node.bases):
            own = [part.name for part in node.body if isinstance(part, ast.FunctionDef)]
            own += [ast.unparse(part.targets[0]) for part in node.body if isinstance(part, ast.Assign)]
            own += [ast.unparse(part.target) for part in node.body if isinstance(part, ast.AnnAssign)]
            self.words |= {f"Game.{name}" for name in own}
        self.generic_visit(node)


@cache
def _kit() -> dict[str, _Saying]:
    """What the parts of the kit say, by their names."""
    found = {}
    for path in modules(PACKAGE / "kit"):
        for part in tree(path).body:
            if isinstance(part, ast.FunctionDef | ast.ClassDef):
                found[part.name] = _Saying(part)
    return found


def said_by(slug: str) -> set[str]:
    """The words that a game says."""
    words: set[str] = set()
    names: set[str] = set()
    for path in modules(PACKAGE / "games" / slug):
        saying = _Saying(tree(path))
        words |= saying.words
        names |= saying.names
    kit, used = _kit(), set[str]()
    while more := (names & kit.keys()) - used:
        used |= more
        for name in more:
            words |= kit[name].words
            names |= kit[name].names
    return words & vocabulary()


def test_every_word_of_the_frame_is_said_by_two_games() -> None:
    sayers: dict[str, set[str]] = defaultdict(set)
    for slug in games.slugs():
        for word in said_by(slug):
            sayers[word].add(slug)
    alone = {word: sorted(sayers[word]) for word in vocabulary() if len(sayers[word]) < 2}
    for expected in LATER.values():
        for word in expected:
            alone.pop(word, None)
    assert not alone, "let another game say it too, or keep it in the game, or say above for which games it is there"
