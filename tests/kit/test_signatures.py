"""The searches look at what they have always looked at: known positions, a few thousand looks, and what came of them.

Chess programs call it their bench. Nearly everything in a search changes how strong it is and nothing that could be
called wrong; so whoever changes it on purpose writes the new numbers here, and whoever did not has made a mistake.
`python -m tests.kit.test_signatures` prints them. Whether a change is worth something, `tabletop.bots.ladder` tells.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from typing import Any, Final
from unittest import mock

import pytest

from tabletop import games
from tabletop.core.chance import LiveChance, luck_of
from tabletop.games.barbu import search as barbu
from tabletop.games.barbu import state as barbu_state
from tabletop.games.chess import search as chess
from tabletop.games.chess.fast import Fast
from tabletop.games.draughts import search as draughts
from tabletop.games.nine_mens_morris import search as morris
from tabletop.games.oh_hell import search as oh_hell
from tabletop.games.whistiti import search as whistiti
from tabletop.kit.alpha_beta import Effort, Found
from tabletop.kit.choosing import Skill, chosen
from tabletop.kit.ismcts import Tree
from tabletop.kit.trick_playout import Card
from tests.conformance.playing import positions

LOOKS: Final = Effort(6_000, spread=40)
LEVELS: Final = "levels"
ROUNDS: Final = 240
WORLDS: Final = 12

Ahead = Callable[[Any], list[Found]]
Deal = Callable[[Any], Any]
"""A `Playout` of a state, None if nothing is being played."""

BOARDS: dict[str, tuple[Any, Ahead]] = {
    "chess": (Fast, lambda state: chess.look_ahead(state.seen, LOOKS, quiet_plies=state.quiet)),
    "draughts": (draughts.Tree, lambda state: draughts.look_ahead(state.position, state.house, LOOKS, seen=state.seen)),
    "nine_mens_morris": (morris.Tree, lambda state: morris.look_ahead(state, LOOKS)),
}
DEALS: dict[str, Deal] = {
    "barbu": lambda state: barbu.Deal(state, named) if (named := barbu_state.contract(state)) else None,
    "oh_hell": oh_hell.Deal,
    "whistiti": whistiti.Deal,
}


def looks_ahead(slug: str) -> Iterator[object]:
    """Of some positions: the moves that were found, with their worth, and how often a move was made to find them."""
    tree, ahead = BOARDS[slug]
    for match in positions(games.load(slug), 2026, 9):
        with mock.patch.object(tree, "make", autospec=True, side_effect=tree.make) as made:
            found = ahead(match.state)
        yield [tuple(one) for one in found], made.call_count


def deals_on(slug: str) -> Iterator[object]:
    """Of deals under way: what a tree search in some worlds tried, how often, and what it brought."""
    game, chance = games.load(slug), LiveChance(2026)
    for match in positions(game, 2026, 14):
        if match.state.phase.name != "PLAY":
            continue
        deal = DEALS[slug](match.state)
        if deal is None or len(deal.moves()) < 2:
            continue
        masked = game.masked(match.state, deal.turn)
        worlds = [DEALS[slug](game.resample(masked, deal.turn, chance)) for _ in range(WORLDS)]
        luck = luck_of(chance)
        tree, other = Tree[Card](worlds, luck), Tree[Card](worlds, luck)
        tree.search(ROUNDS)
        tries = [(move, node.visits, round(node.mean, 6)) for move, node in tree.root.children.items()]
        weighed = [(move, round(worth, 6), round(doubt, 6)) for move, worth, doubt in other.weigh(ROUNDS)]
        yield tries, tree.best(), weighed


def chooses() -> Iterator[object]:
    """What players of three levels choose among moves of which some are nearly as good as the best."""
    found = [Found(move, 60 - 7 * move * move) for move in range(12)]
    for skill in (Skill(LOOKS), Skill(LOOKS, flat=30), Skill(LOOKS, flat=90, overlooks=25)):
        luck = LiveChance(2026)
        yield [chosen(found, skill, luck, lambda move: 40 - 9 * abs(move - 8)).move for _ in range(200)]


SIGNATURES: Final = {
    "chess": "b4b10542",
    "draughts": "16bffeab",
    "nine_mens_morris": "5d362399",
    "barbu": "58ea5acd",
    "oh_hell": "e4902163",
    "whistiti": "c8fcec65",
    "levels": "2b880165",
}


def signature(slug: str) -> str:
    """All of that as one short word."""
    told = chooses() if slug == LEVELS else looks_ahead(slug) if slug in BOARDS else deals_on(slug)
    return f"{zlib.crc32(repr(list(told)).encode()):08x}"


@pytest.mark.parametrize("slug", [*BOARDS, *DEALS, LEVELS])
def test_a_search_does_what_it_did(slug: str) -> None:
    assert signature(slug) == SIGNATURES[slug]


if __name__ == "__main__":
    print({slug: signature(slug) for slug in (*BOARDS, *DEALS, LEVELS)})
