"""Handicaps are open: told by the rules, kept with the match, and each of them changes how somebody begins."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabletop.core.chance import LiveChance
from tabletop.core.game import Game
from tabletop.core.handicaps import given
from tabletop.core.model import Setup
from tabletop.core.rules import Section
from tabletop.match.match import BadSetup, Match, check_setup
from tabletop.match.players import Player
from tabletop.store.saves import Header, SaveFile, load_save
from tests.conformance.playing import digest, play


def table_with(game: Game[Any], handicap: str, seat: int) -> Setup:
    """The smallest table, at which one seat has a handicap."""
    seats = game.info.seats[0]
    return Setup(seats, handicaps=given([handicap if each == seat else "" for each in range(seats)]))


def test_every_handicap_is_told_by_the_rules(game: Game[Any]) -> None:
    for spec in game.info.handicaps:
        assert spec.id.startswith(f"{game.info.slug}.")
        assert game.rule(spec.id, Setup(game.info.seats[0])) is None, "nobody has it"
        row = game.rule(spec.id, table_with(game, spec.id, 0))
        assert row is not None
        assert row.changed
        assert row.rule.section is Section.HOUSE
    assert len({spec.label for spec in game.info.handicaps}) == len(game.info.handicaps)


def test_every_handicap_changes_how_its_seat_begins(game: Game[Any]) -> None:
    """Whoever has it; and it is not the same as another one."""
    for seat in range(game.info.seats[0]):
        setups = [table_with(game, handicap, seat) for handicap in ("", *(spec.id for spec in game.info.handicaps))]
        starts = [digest(game.start(setup, LiveChance(1))) for setup in setups]
        assert len(set(starts)) == len(starts)


def test_a_match_with_handicaps_is_kept_and_comes_back(game: Game[Any], tmp_path: Path) -> None:
    for spec in game.info.handicaps[-1:]:
        match = play(game, table_with(game, spec.id, 1), seed=4, plies=12)
        header = Header(game.info.slug, match.setup, (Player("Ann"),) * match.setup.seats)
        loaded = load_save(SaveFile.create(tmp_path, header, match.log).path)
        assert loaded.header.setup == match.setup
        assert [digest(state) for state in loaded.match.states] == [digest(state) for state in match.states]


def test_where_nobody_has_a_handicap_the_file_is_as_ever(game: Game[Any], tmp_path: Path) -> None:
    setup = Setup(game.info.seats[0], handicaps=given([""] * game.info.seats[0]))
    assert setup == Setup(game.info.seats[0])
    header = Header(game.info.slug, setup, (Player("Ann"),) * setup.seats)
    file = SaveFile.create(tmp_path, header, Match(game, setup, LiveChance(1)).log)
    assert b"handicap" not in file.path.read_bytes().splitlines()[0].replace(b".handicap", b"")


def test_handicaps_that_nobody_can_have_are_a_bad_set_up(game: Game[Any]) -> None:
    seats = game.info.seats[0]
    bad = [("goose.none",) * seats, ("",) * seats]
    bad += [(spec.id,) * (seats + 1) for spec in game.info.handicaps[:1]]
    for handicaps in bad:
        with pytest.raises(BadSetup):
            check_setup(game, Setup(seats, handicaps=handicaps))
