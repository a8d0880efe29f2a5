"""The results of those who sit at this table, kept in the league. What goes wrong with its file stops nothing."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from PySide6.QtCore import QDateTime

from tabletop.core.model import Result
from tabletop.core.text import QT_TRANSLATE_NOOP, Text, say
from tabletop.match.form import Form, form
from tabletop.match.players import Player
from tabletop.store.errors import StoreError
from tabletop.store.league import League, Standing

EVENING_S = 12 * 3600
"""What ended longer ago is another evening; so is what ended as much later, when the clock was wrong."""
_TROUBLE = QT_TRANSLATE_NOOP("Table", "{what} {advice}")


class ResultRecorder:
    """The league as a table needs it. The methods never raise; a trouble is told once, by `record`."""

    def __init__(self, path: Path) -> None:
        """`path`: the file of the league."""
        self._league = League(path)
        self._told = False

    def record(
        self, slug: str, players: tuple[Player, ...], result: Result, key: str = "", even: bool = True
    ) -> tuple[int | None, Text | None]:
        """Note a finished match: its number in the league, for `forget`, and what is to be told to the players. What
        was noted under the same `key` is replaced. `even`: nobody had a handicap."""
        try:
            return self._league.record(slug, players, result, _now_s(), key, even), None
        except StoreError as error:
            told, self._told = self._told, True
            return None, None if told else say(_TROUBLE, what=error.text, advice=error.advice)

    def forget(self, number: int | None, key: str = "") -> None:
        """The end of a match was taken back, noted under this number or key."""
        try:
            self._league.forget(number, key)
        except StoreError:
            self._told = True

    def form(self, slug: str, name: str) -> Form:
        """How well a person plays a game, as far as their results tell."""
        try:
            return form(self._league.meetings(slug, name))
        except StoreError:
            return Form()

    def standings(self, players: Collection[Player]) -> tuple[Standing, ...]:
        """What these people and computer players have won in the last twelve hours, most victories first."""
        here = {(player.name, player.computer) for player in players}
        try:
            now_s = _now_s()
            found = self._league.standings(now_s - EVENING_S, computers=True, until_s=now_s + EVENING_S)
        except StoreError:
            return ()
        return tuple(standing for standing in found if (standing.name, standing.computer) in here)


def _now_s() -> int:
    return int(QDateTime.currentSecsSinceEpoch())
