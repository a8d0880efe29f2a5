"""Sessions with the files in which their matches are kept: new, taken up again, or brought here from elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec.structs import replace

from tabletop.core.game import Game
from tabletop.core.luck import Luck
from tabletop.core.model import Setup
from tabletop.match.match import Match
from tabletop.match.players import Player, Seating
from tabletop.store.saves import Header, Loaded
from tabletop.ui.session.autosave import Autosave
from tabletop.ui.session.session import Session


def begin_session(
    game: Game[Any],
    setup: Setup,
    players: tuple[Player, ...],
    friendly_undo: bool,
    folder: Path | None,
    seating: Seating = Seating.SAME_SIDE,
    luck: Luck | None = None,
) -> Session:
    """A new match, kept in `folder`. Games that ask for it are told who plays. `luck`: fresh unless given. Raises
    BadSetup."""
    computers = game.info.known_computers(seat for seat, player in enumerate(players) if player.computer)
    setup = replace(setup, computers=computers)
    match = Match.begin(game, setup, luck or Luck.fresh(), friendly_undo)
    header = Header(game.info.slug, setup, players, friendly_undo, seating=seating, luck=match.luck)
    return adopt_session(match, header, folder)


def resume_session(loaded: Loaded) -> Session:
    """Let a saved match go on in its file, or be looked at, if it is over."""
    rests = loaded.ended and loaded.match.result is not None
    saves = Autosave(loaded.header, loaded.file.path.parent, loaded.file, rests)
    return _session(loaded.match, loaded.header, saves)


def adopt_session(match: Match[Any], header: Header, folder: Path | None) -> Session:
    """Let a match go on in a new file in `folder`: the sound part of a damaged one, or one from another program."""
    return _session(match, header, Autosave(header, folder))


def _session(match: Match[Any], header: Header, saves: Autosave) -> Session:
    return Session(match, header.players, saves, seating=header.seating, tags=header.tags)
