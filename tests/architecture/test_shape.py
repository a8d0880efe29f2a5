"""Every package of a game has the same modules, and declares its house rules in the same way."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest
from msgspec import Struct

from tabletop import games
from tests.architecture.source import PACKAGE

SHAPE = ("__init__", "state", "rules", "checks", "engine", "table", "words", "story", "examples", "bot")
"""The modules of every package, in the order in which one reads them."""
MORE = {
    "board": "the geometry of a board of its own",
    "cards": "a pack of its own",
    "moves": "all moves of a position, where they are many",
    "destinations": "where each piece gets to",
    "transitions": "the steps from one state to the next, where they are many",
    "scoring": "what a throw, a trick or a deal is worth",
    "deals": "how a deal begins and ends",
    "titles": "names that seats win",
    "search": "the search of the computer player",
    "fast": "a core of integers for that search",
    "values": "what the search weighs",
    "weights": "the numbers of that, where they are many",
    "lines": "tables of where pieces can go, for the fast core",
    "material": "what follows from the number of pieces alone",
    "outlook": "what the search knows of pawns and kings",
    "reach": "what the search knows of how far officers go",
    "endings": "what the search knows of endings",
    "figures": "what a script has worked out for it",
    "reasons": "why a move is proposed",
    "knowledge": "what seats know of cards that lie hidden",
    "notation": "how matches are written for other programs",
    "uci": "how programs from elsewhere are told of a match, and what they answer",
    "perft": "counting sequences of moves",
}
"""What a package may have besides, and what for."""


def missing(package: Path) -> set[str]:
    """The modules of the shape that a package lacks."""
    return set(SHAPE) - {path.stem for path in package.glob("*.py")}


def unknown(package: Path) -> set[str]:
    """The modules of a package that the shape does not know."""
    return {path.stem for path in package.glob("*.py")} - {*SHAPE, *MORE}


@pytest.mark.parametrize("slug", games.slugs())
def test_a_package_has_the_modules_of_the_shape(slug: str) -> None:
    assert not missing(PACKAGE / "games" / slug)
    assert not unknown(PACKAGE / "games" / slug), "find its place in the shape, or give it a name there"


@pytest.mark.parametrize("slug", [slug for slug in games.slugs() if games.info(slug).options])
def test_house_rules_are_fields_named_after_their_options(slug: str) -> None:
    house = import_module(f"tabletop.games.{slug}.state").House
    assert issubclass(house, Struct)
    options = {spec.id.partition(".")[2].replace("-", "_") for spec in games.info(slug).options}
    assert set(house.__struct_fields__) == options


@pytest.mark.parametrize("slug", games.slugs())
def test_a_state_never_changes(slug: str) -> None:
    structs = structs_of(f"tabletop.games.{slug}.state")
    assert structs
    assert all(kind.__struct_config__.frozen for kind in structs)


@pytest.mark.parametrize("room", ["core", "kit"])
def test_what_games_are_made_of_never_changes(room: str) -> None:
    modules = sorted(path.stem for path in (PACKAGE / room).glob("*.py"))
    structs = [kind for module in modules for kind in structs_of(f"tabletop.{room}.{module}")]
    assert len(structs) > 10
    assert not [kind for kind in structs if not kind.__struct_config__.frozen]


def structs_of(module: str) -> list[type[Struct]]:
    """The structs that are written in a module."""
    kinds = [kind for kind in vars(import_module(module)).values() if isinstance(kind, type)]
    return [kind for kind in kinds if issubclass(kind, Struct) and kind.__module__ == module]


@pytest.mark.parametrize("slug", games.slugs())
def test_the_tables_of_rules_and_checks_have_one_name(slug: str) -> None:
    tables = {"rules": "RULES", "checks": "CHECKS", "engine": "GAME", "examples": "EXAMPLES", "bot": "POLICY"}
    for module, name in tables.items():
        assert hasattr(import_module(f"tabletop.games.{slug}.{module}"), name)


@pytest.mark.parametrize("slug", games.slugs())
def test_the_verdict_and_the_rulebook_are_left_to_the_frame(slug: str) -> None:
    """No engine tells a second time what `candidates` and the checks tell, and rules are read as chapters."""
    engine = (PACKAGE / "games" / slug / "engine.py").read_text("utf-8")
    assert not re.search(r"def (legal|check|explain|_core_refusal)\b|^    exact\b", engine, re.M)
    rules = (PACKAGE / "games" / slug / "rules.py").read_text("utf-8")
    assert "rulebook(" in rules
    assert not re.search(r"^    Rule\(", rules, re.M)
