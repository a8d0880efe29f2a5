"""How strong the best computer player of draughts is beside the TurboEngine of py-draughts.

    python -m tests.games.against_turbo [--matches N] [--seconds S] [--seed N]

`pip install py-draughts` (it stands in no list of what the project needs). Four moves at random begin each two
matches, which are played from both sides by the international rules. The other side has so many seconds of the
processor for a move, ours its budget. Printed are wins, draws and losses, and how long ours thought.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from time import process_time
from types import SimpleNamespace
from typing import Any

from tabletop.core.bot import Choice
from tabletop.core.model import Action, Place, Seat, Setup
from tabletop.games.draughts.board import BIT, PLACE_OF
from tabletop.games.draughts.notation import write_position
from tabletop.games.draughts.state import State
from tabletop.match.match import Match
from tests.games.compared import compare

SLUG = "draughts"
MATCHES, SECONDS, SEED = 20, 0.2, 1
OPENING_PLIES = 4
_DEPTH = 40
"""Deeper than it looks in its time."""


class TurboPlayer:
    """Takes a position over, thinks, and does its move jump by jump."""

    def __init__(self, seconds: float) -> None:
        turbo: Any = import_module("draughts.engines.turbo")
        turbo.time = SimpleNamespace(perf_counter=process_time)  # other programs take nothing from it
        self._boards: Any = import_module("draughts").StandardBoard
        self._engine = turbo.TurboEngine(depth_limit=_DEPTH, time_limit=seconds)
        self._way: list[Place] = []

    def choose(self, match: Match[State], seat: Seat, seed: int) -> Choice:
        """What it does, as an action of ours. `seed` is not used: it plays without luck."""
        legal = match.game.legal(match.state, seat)
        if match.state.chain is None:
            position = write_position(match.state.position)
            move = self._engine.get_best_move(self._boards.from_fen(position))
            self._way = [PLACE_OF[BIT[square + 1]] for square in move.square_list]
        start = self._way.pop(0)
        return Choice(next(action for action in legal if _is(match, action, start, self._way[0])))


def _is(match: Match[State], action: Action, start: Place, end: Place) -> bool:
    if action.verb != "move" or action.to != end:
        return False
    return any(one.token == action.tokens[0] and one.place == start for one in match.view(None).placements)


def main(arguments: Sequence[str]) -> int:
    """What stands at the top of this module."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.against_turbo", description=__doc__.split("\n\n")[0])
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--seed", type=int, default=SEED)
    wanted = parser.parse_args(arguments)
    setup = Setup(2, (("draughts.draw-rule", "international"), ("draughts.first-player", "first-seat")))
    compare(SLUG, setup, lambda _: TurboPlayer(wanted.seconds), wanted.matches, wanted.seed, OPENING_PLIES)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
