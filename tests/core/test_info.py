"""What the shelf knows of a game, and what follows from it for a table."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from tabletop import games
from tabletop.core.bot import Level, worlds_wanted
from tabletop.core.handicaps import HandicapSpec
from tabletop.core.model import CLOCK, Action, Setup
from tabletop.core.options import OptionChoice, OptionSpec
from tabletop.core.text import Msg
from tests.match.duel import DUEL

INFO = DUEL.info
WORD = Msg("duel", "word")


def test_hints_come_from_the_strongest_level() -> None:
    assert replace(INFO, levels=(Level.EASY, Level.MEDIUM, Level.HARD)).strongest is Level.HARD
    assert replace(INFO, levels=()).strongest is Level.EASY


@pytest.mark.parametrize(
    ("levels", "asked", "played"),
    [
        ((Level.EASY, Level.HARD), Level.MEDIUM, Level.EASY),
        ((Level.EASY, Level.HARD), Level.HARD, Level.HARD),
        ((Level.MEDIUM, Level.HARD), Level.EASY, Level.MEDIUM),
        ((), Level.HARD, Level.EASY),
    ],
)
def test_where_a_level_is_missing_the_next_lower_one_plays(
    levels: tuple[Level, ...], asked: Level, played: Level
) -> None:
    assert replace(INFO, levels=levels).offered(asked) is played


def test_a_position_says_itself_how_a_match_starts() -> None:
    choices = OptionChoice("usual", WORD), OptionChoice("other", WORD)
    start = OptionSpec("duel.start", WORD, choices, "usual", start=True)
    house = OptionSpec("duel.house", WORD, choices, "usual")
    info = replace(INFO, options=(start, house))
    chosen = (("duel.start", "other"), ("duel.house", "other"))
    assert info.options_of(Setup(2, chosen)) == {"duel.start": "other", "duel.house": "other"}
    assert info.options_of(Setup(2, chosen, position="x")) == {"duel.start": "usual", "duel.house": "other"}


def test_a_handicap_is_told_by_its_name_its_amount_and_its_label() -> None:
    info = replace(INFO, handicaps=(HandicapSpec("duel.ahead", WORD, 3),))
    given, nobody = Setup(2, handicaps=("", "duel.ahead")), Setup(2)
    assert info.handicaps_of(given) == ("", "ahead")
    assert info.handicaps_of(nobody) == ("", "")
    assert (info.amounts_given(given), info.amounts_given(nobody)) == ((0, 3), ())
    assert info.handicap_labels(given) == {1: info.handicaps[0].label}
    assert info.handicap_labels(nobody) == {}


def test_what_the_clock_does_is_no_move() -> None:
    actions = [Action(0, "step"), Action(CLOCK, "step"), Action(1, "step")]
    assert INFO.moves_in(actions) == 2


@pytest.mark.parametrize(
    ("verbs", "moves"), [("", 0), ("0", 1), ("01", 1), ("010", 2), ("00", 1), ("0 1 0", 2), ("0011", 1), (" 01 ", 1)]
)
def test_a_move_is_what_a_seat_does_until_something_else_happens(verbs: str, moves: int) -> None:
    """A move of White and one of Black are one where the log is a score sheet; several jumps are one move."""
    actions = [Action(0, "offer-draw") if seat == " " else Action(int(seat), "move") for seat in verbs]
    assert games.info("draughts").moves_in(actions) == moves


def test_a_level_that_names_no_number_wants_one_world() -> None:
    class Policy:
        worlds: int | Mapping[Level, int] = {Level.HARD: 5}

    policy = Policy()
    assert [worlds_wanted(policy, level) for level in (Level.EASY, Level.HARD)] == [1, 5]  # type: ignore[arg-type]


def test_who_belongs_together_wins_together() -> None:
    info = replace(INFO, teams=((0, 2), (1, 3)))
    assert [info.team_of(seat) for seat in range(4)] == [(0, 2), (1, 3), (0, 2), (1, 3)]
    assert info.parties(4) == ((0, 2), (1, 3))
    assert [INFO.team_of(seat) for seat in range(2)] == [(0,), (1,)], "nobody else belongs to whoever has no team"
    assert INFO.parties(3) == ((0,), (1,), (2,))
