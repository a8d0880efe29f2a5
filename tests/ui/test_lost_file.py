"""A match whose file goes away while it is played is begun anew in another, with every move."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.core.text import Text
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.store.listing import put_away, summary_of
from tabletop.store.saves import Header, load_save
from tabletop.ui.session.autosave import Autosave
from tests.conformance.playing import play

HEADER = Header("ludo", Setup(2), (Player("Ann"), Player("Ben")))


def said(notice: Text | None) -> str:
    """The sentence of a notice."""
    assert notice is not None
    return str(dict(notice.args)["what"].msg.source)


@pytest.mark.parametrize("moved", [True, False])
def test_the_match_goes_on_in_a_new_file_and_that_is_said_once(tmp_path: Path, moved: bool) -> None:
    match = Match(games.load("ludo"), Setup(2), LiveChance(1))
    saves = Autosave(HEADER, tmp_path)
    assert saves.begun(match.log) is None
    assert saves.path is not None
    put_away(saves.path) if moved else saves.path.unlink()
    told = []
    for number in range(3):
        match.submit(match.game.legal(match.state, min(match.active))[0], chance=LiveChance(number))
        told.append(saves.added(match.log))
    assert "is gone" in said(told[0])
    assert told[1:] == [None, None]
    assert saves.path is not None
    assert load_save(saves.path).match.log == match.log


def test_the_end_is_noted_in_the_new_file(tmp_path: Path) -> None:
    match = play(games.load("goose"), Setup(2), seed=3, plies=100_000)
    assert match.result is not None
    saves = Autosave(Header("goose", match.setup, HEADER.players), tmp_path)
    saves.begun(match.log)
    assert saves.path is not None
    saves.path.unlink()
    assert "is gone" in said(saves.finished(match.result.winners, match.log))
    assert summary_of(saves.path).winners == match.result.winners
