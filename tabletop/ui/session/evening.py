"""What has been played at this computer, for those who play now; opened when it is first wanted."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tabletop.match.form import Form
from tabletop.match.players import Player

if TYPE_CHECKING:
    from tabletop.ui.session.result_recorder import ResultRecorder


class Evening:
    """`folder`: that of the matches, beside which results are noted; None: nothing is kept."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    @cached_property
    def results(self) -> ResultRecorder | None:
        """Where results are noted."""
        from tabletop.ui.session.result_recorder import ResultRecorder

        return None if self._folder is None else ResultRecorder(self._folder.parent / "league.sqlite")

    def form(self, slug: str, name: str) -> Form:
        """How well a person plays a game, as far as their results tell."""
        return Form() if self.results is None else self.results.form(slug, name)

    def fitted(self, slug: str, players: tuple[Player, ...]) -> tuple[Player, ...]:
        """The players of a match that begins: whoever plays “as I play” is as strong as its people on average."""
        people = [player.name for player in players if not player.computer]
        if not people or not any(player.as_i_play for player in players):
            return players
        strength = sum(self.form(slug, name).strength for name in people) / len(people)
        return tuple(replace(player, strength=strength) if player.as_i_play else player for player in players)
