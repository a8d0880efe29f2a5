"""How strong the best computer player of Nine Men's Morris is beside a tree search with random play-outs.

    python -m tests.games.against_tree [--matches N] [--rounds N] [--seed N]

The other side is OpenSpiel's (`pip install open_spiel`, which stands in no list of what the project needs): 20,000
rounds for a move. It knows the board without diagonals, so that is played, and each side begins every other match.
Nobody has a clock. Printed are wins, draws and losses, and how long ours thought.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from tabletop.core.bot import Choice
from tabletop.core.model import Action, Seat, Setup
from tabletop.games.nine_mens_morris.board import POINTS
from tabletop.games.nine_mens_morris.state import MAN_OF, TOKENS, State
from tabletop.match.match import Match
from tests.games.compared import compare

SLUG = "nine_mens_morris"
ROUNDS, MATCHES, SEED = 20_000, 40, 1
TRUST, MEGABYTES = 1.4, 200
"""How much it tries what it has seldom tried; and so many megabytes its tree may take."""


def number_of(state: State, action: Action) -> int:
    """OpenSpiel's number of an action in a state: the point to place a man on or to take one from, or the points from
    and to which one moves."""
    slot = action.to.slot if action.to is not None else -1
    if action.verb == "place":
        return slot
    at = state.standing.index(MAN_OF[action.tokens[0]])
    return at if action.verb == "remove" else POINTS + POINTS * at + slot


class TreePlayer:
    """Follows a match in OpenSpiel's own state, and does there what its search finds."""

    def __init__(self, rounds: int, seed: int) -> None:
        self._spiel: Any = import_module("pyspiel")
        game = self._spiel.load_game(SLUG)
        playouts = self._spiel.RandomRolloutEvaluator(1, seed)
        self._bot = self._spiel.MCTSBot(game, playouts, TRUST, rounds, MEGABYTES, True, seed, False)
        self._state, self._known = game.new_initial_state(), 1

    def choose(self, match: Match[State], seat: Seat, seed: int) -> Choice:
        """What it does, as an action of ours."""
        for at in range(self._known, len(match.log)):
            done = match.log[at].action
            assert done is not None
            self._state.apply_action(number_of(match.states[at - 1], done))
        self._known = len(match.log)
        wanted = self._bot.step(self._state)
        legal = [action for action in match.game.legal(match.state, seat) if set(action.tokens) & set(TOKENS)]
        return Choice(next(action for action in legal if number_of(match.state, action) == wanted))


def main(arguments: Sequence[str]) -> int:
    """What stands at the top of this module."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.against_tree", description=__doc__.split("\n\n")[0])
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seed", type=int, default=SEED)
    wanted = parser.parse_args(arguments)
    setup = Setup(2, ((f"{SLUG}.board", "classic"),))
    compare(SLUG, setup, lambda seed: TreePlayer(wanted.rounds, seed), wanted.matches, wanted.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
