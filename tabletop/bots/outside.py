"""Programs from elsewhere as players (UCI, by way of python-chess): asked, watched, and ended when they misbehave."""

from __future__ import annotations

import asyncio
import logging
import subprocess
from typing import Any

import chess
from chess import engine as uci

from tabletop.bots.protocol import Outside
from tabletop.bots.thinking import NoAnswer
from tabletop.core.bot import Clock, Interpreter
from tabletop.core.model import Action
from tabletop.match.match import Match
from tabletop.resources import environment_for_others

MOVE_S = 1.0
"""How long a program may think about a move."""
PATIENCE_S = 6.0
"""How long it may take until the move is here, even if the program has to be started."""
_LOOK_S = 0.01
_GONE_S = 1.0
_UNHEARD = subprocess.DEVNULL
_NO_WINDOW = getattr(subprocess, "CREATE_NO_WINDOW", 0)

_log = logging.getLogger(__name__)


class Outsider:
    """One program, started when it is first asked. After a `NoAnswer` it is gone; whoever asks again starts it anew."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self._runner = asyncio.Runner()
        self._transport: asyncio.SubprocessTransport | None = None
        self._engine: uci.UciProtocol | None = None

    def play(self, match: Match[Any], speaks: Interpreter[Any], asked: Outside, clock: Clock) -> Action | None:
        """What the program plays now; None where it is no move that is wanted, or when the clock is over before there
        is one. Raises NoAnswer."""
        told = speaks.told(match.states, (entry.action for entry in match.log[1:] if entry.action is not None))
        if told is None:
            return None
        board = chess.Board(told.start)
        for move in told.moves:
            board.push_uci(move)
        try:
            found = self._runner.run(asyncio.wait_for(self._played(board, asked.share, clock), PATIENCE_S))
        except (OSError, TimeoutError, ValueError, uci.EngineError) as error:
            self._drop()
            raise NoAnswer(f"{self.command[0]}: {error!r}") from error
        return None if found is None else speaks.action(match.state, found.uci())

    def close(self) -> None:
        """End the program."""
        self._drop()
        self._runner.close()

    async def _played(self, board: chess.Board, share: float, clock: Clock) -> chess.Move | None:
        engine = self._engine or await self._start()
        options = held_back(engine.options, share)
        thought = asyncio.ensure_future(engine.play(board, uci.Limit(time=MOVE_S), options=options))
        try:
            while not thought.done():
                await asyncio.wait((thought,), timeout=_LOOK_S)
                if clock.is_over() and not thought.done():
                    return None
        finally:
            thought.cancel()  # unless it is done, the program is told to stop
        move = thought.result().move
        if move is None:
            raise uci.EngineError("it names no move")
        return move

    async def _start(self) -> uci.UciProtocol:
        kept: dict[str, Any] = {"env": environment_for_others(), "creationflags": _NO_WINDOW, "stderr": _UNHEARD}
        self._transport, engine = await uci.UciProtocol.popen(list(self.command), **kept)
        self._engine = engine
        await engine.initialize()
        return engine

    def _drop(self) -> None:
        transport, engine = self._transport, self._engine
        self._transport = self._engine = None
        if transport is not None and engine is not None:
            transport.close()
            try:
                self._runner.run(asyncio.wait_for(asyncio.shield(engine.returncode), _GONE_S))
            except TimeoutError:
                _log.info("%s does not end", self.command[0])


def held_back(options: Any, share: float) -> dict[str, str | int | bool | None]:
    """How a program is told to play with a share of its strength, from 0 to 1, where it can be told so."""
    for name, switch in (("Skill Level", {}), ("UCI_Elo", {"UCI_LimitStrength": True})):
        option = options.get(name)
        if share < 1 and option is not None and option.min is not None and option.max is not None:
            return {**switch, name: round(option.min + share * (option.max - option.min))}
    return {}
