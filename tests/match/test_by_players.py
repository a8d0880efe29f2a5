"""A game whose rules ask who plays is told at the set-up which seats are computer players; no other game is."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from msgspec.structs import replace

from tabletop import games, text_front
from tabletop.core.bot import Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.match.match import BadSetup, Match
from tabletop.match.players import Player
from tabletop.store.saves import Header, SaveFile, load_save
from tests.match.duel import DUEL, Duel

BOT = Player("Bot", computer=True)


class Asking(Duel):
    """The duel, if its rules asked who plays."""

    info = replace(DUEL.info, by_players=True)


ASKING = Asking()


@pytest.fixture
def in_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game lies on the shelf."""
    monkeypatch.setattr(games, "slugs", lambda: ("duel",))
    monkeypatch.setattr(games, "load", lambda slug: ASKING)
    monkeypatch.setattr(games, "info", lambda slug: ASKING.info)


def test_only_who_asks_is_told() -> None:
    assert ASKING.info.known_computers([1, 0]) == (0, 1)
    assert DUEL.info.known_computers([1]) == ()


@pytest.mark.parametrize("computers", [(2,), (-1,), (1, 0), (0, 0)])
def test_what_is_told_must_be_right(computers: tuple[int, ...]) -> None:
    with pytest.raises(BadSetup):
        Match(ASKING, Setup(2, computers=computers), LiveChance(1))


def test_a_game_that_does_not_ask_is_not_told() -> None:
    Match(ASKING, Setup(2, computers=(1,)), LiveChance(1))
    with pytest.raises(BadSetup):
        Match(DUEL, Setup(2, computers=(1,)), LiveChance(1))


@pytest.mark.usefixtures("in_catalogue")
def test_a_saved_match_keeps_it(tmp_path: Path) -> None:
    setup = Setup(2, computers=(1,))
    match = Match(ASKING, setup, LiveChance(1))
    file = SaveFile.create(tmp_path, Header("duel", setup, (Player("Ann"), BOT)), match.log)
    loaded = load_save(file.path)
    assert loaded.match.setup.computers == (1,)


@pytest.mark.usefixtures("in_catalogue")
def test_the_front_end_for_the_terminal_tells_it() -> None:
    def closed(prompt: str) -> str:
        raise EOFError

    front = text_front.TextFront("duel", 2, people=1, level=Level.EASY, seed=1)
    assert front.match.setup == Setup(2, computers=(1,))
    assert front.run(closed, io.StringIO()) == 1
