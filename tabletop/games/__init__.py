"""The catalogue: the games in the order of the shelf. Engines are imported when their box is opened."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from tabletop.core.info import GameInfo

if TYPE_CHECKING:
    from tabletop.core.bot import Interpreter, Policy
    from tabletop.core.game import Game
    from tabletop.core.rules import WorkedExample

SLUGS: tuple[str, ...] = (
    "ludo",
    "goose",
    "snakes_and_ladders",
    "draughts",
    "chess",
    "nine_mens_morris",
    "yams",
    "ten_thousand",
    "boat_captain_crew",
    "no_five_no_two",
    "poker_dice",
    "blackjack_dice",
    "four_two_one",
    "president",
    "crazy_eights",
    "athletic_games",
    "dream_team",
    "card_marathon",
    "oh_hell",
    "whistiti",
    "barbu",
    "ratscrew",
    "crypto_match",
    "kemps",
)


def slugs() -> tuple[str, ...]:
    """All games, in the order of the shelf."""
    return SLUGS


@cache
def info(slug: str) -> GameInfo:
    """What the shelf knows of a game; imports no engine. Raises KeyError for an unknown game."""
    if slug not in SLUGS:
        raise KeyError(slug)
    found: GameInfo = import_module(f"tabletop.games.{slug}").INFO
    return found


@cache
def load(slug: str) -> Game[Any]:
    """The engine of a game. Raises KeyError for an unknown game."""
    if slug not in SLUGS:
        raise KeyError(slug)
    found: Game[Any] = import_module(f"tabletop.games.{slug}.engine").GAME
    return found


@cache
def policy(slug: str) -> Policy[Any]:
    """The computer player of a game. Raises KeyError for an unknown game."""
    if slug not in SLUGS:
        raise KeyError(slug)
    found: Policy[Any] = import_module(f"tabletop.games.{slug}.bot").POLICY
    return found


@cache
def interpreter(slug: str) -> Interpreter[Any]:
    """Who speaks of a game with programs from elsewhere. Raises KeyError for a game that names none."""
    if not info(slug).programs:
        raise KeyError(slug)
    found: Interpreter[Any] = import_module(f"tabletop.games.{slug}.uci").INTERPRETER
    return found


@cache
def examples(slug: str) -> tuple[WorkedExample, ...]:
    """The worked examples of a game, in the order of its rules. Raises KeyError for an unknown game."""
    if slug not in SLUGS:
        raise KeyError(slug)
    found: tuple[WorkedExample, ...] = import_module(f"tabletop.games.{slug}.examples").EXAMPLES
    return found
