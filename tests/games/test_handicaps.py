"""What each handicap gives, game by game; the conformance suite proves the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.handicaps import given
from tabletop.core.model import CLOCK, Setup
from tabletop.match.match import Match
from tabletop.match.written import read_match, write_match
from tests.conformance.playing import play

Reads = Callable[[Any], object]


def begun(slug: str, *handicaps: str, options: tuple[tuple[str, str], ...] = ()) -> Match[Any]:
    """A match after its set-up, with a handicap a seat, named without the slug."""
    ids = [f"{slug}.{name}" if name else "" for name in handicaps]
    return Match(games.load(slug), Setup(len(ids), options, handicaps=given(ids)), LiveChance(5))


def totals(state: Any) -> object:
    """The line of the totals in the score."""
    return games.load(type(state).__module__.split(".")[2]).score(state).rows[-1].cells


@pytest.mark.parametrize(
    ("slug", "handicaps", "reads", "value"),
    [
        ("goose", ("ahead-10", "", "ahead-10", "ahead-20"), lambda state: state.squares, (10, 0, 11, 20)),
        ("snakes_and_ladders", ("", "ahead-25", "ahead-10"), lambda state: state.squares, (0, 25, 10)),
        ("ludo", ("out-2", "out-1"), lambda state: state.progress, (0, 6, -1, -1, 0, -1, -1, -1)),
        ("nine_mens_morris", ("fewer-1", "fewer-2"), lambda s: (s.count(s.side_of(0)), s.count(s.side_of(1))), (8, 7)),
        ("yams", ("ahead-60", "", "ahead-30"), totals, (60, 0, 30)),
        ("ten_thousand", ("", "ahead-1000"), totals, (0, 1000)),
        ("boat_captain_crew", ("ahead-5", ""), totals, (5, 0)),
        ("no_five_no_two", ("ahead-40", ""), totals, (40, 0)),
        ("four_two_one", ("holds-2", "", "holds-1"), lambda state: state.counters.held, (2, 0, 1)),
        ("blackjack_dice", ("more-2", "more-4", ""), lambda state: state.counters.held, (7, 9, 5)),
        ("poker_dice", ("", "more-6"), lambda state: state.counters.held, (10, 16)),
        ("president", ("", "ahead-4", ""), totals, (0, 4, 0)),
        ("crazy_eights", ("fewer-2", "", "fewer-1"), lambda state: tuple(map(len, state.hands)), (6, 8, 7)),
        ("oh_hell", ("", "ahead-20", ""), totals, (0, 20, 0)),
        ("whistiti", ("ahead-2", "", "ahead-4", ""), totals, (2, 0, 4, 0)),
        ("barbu", ("fewer-20", "", "", "fewer-40"), totals, (-20, 0, 0, -40)),
        ("dream_team", ("", "", "ahead-4"), totals, (0, 0, 4)),
        ("athletic_games", ("medal-1", "medal-2"), lambda state: state.medals, (1, 2)),
        ("kemps", ("ahead-1", "ahead-1", "ahead-1", ""), totals, (2, 1, 2, 1)),
        ("crypto_match", ("", "ahead-1", ""), totals, (0, 1, 0)),
        ("ratscrew", ("more-8", "", "more-4"), lambda state: sorted(map(len, state.stacks)), [13, 17, 22]),
    ],
)
def test_what_a_seat_is_given(slug: str, handicaps: tuple[str, ...], reads: Reads, value: object) -> None:
    assert reads(begun(slug, *handicaps).state) == value


def test_a_runner_who_is_ahead_begins_with_upturned_milestones() -> None:
    match = begun("card_marathon", "", "upturned-2")
    while CLOCK in match.active:
        match.submit(match.game.legal(match.state, CLOCK)[0], chance=LiveChance(5))
    assert match.state.upturned == (0, 0b11)
    seen = [p for p in match.view(None).placements if p.place.zone == "row-1" and p.face is not None]
    assert [placement.place.slot for placement in seen] == [0, 1]


def test_the_next_deal_has_fewer_cards_too() -> None:
    match = play(games.load("crazy_eights"), Setup(2, handicaps=("crazy_eights.fewer-2", "")), seed=3)
    dealt = [after for before, after in zip(match.states, match.states[1:], strict=False) if after.deal > before.deal]
    assert dealt
    assert all(state.fewer == (2, 0) for state in dealt)


@pytest.mark.parametrize(
    ("slug", "handicap", "missing"),
    [
        ("chess", "no-pawn", "/PPPPP1PP/RNBQKBNR w KQkq"),
        ("chess", "no-knight", "/PPPPPPPP/R1BQKBNR w KQkq"),
        ("chess", "no-rook", "/PPPPPPPP/1NBQKBNR w Kkq"),
        ("chess", "no-queen", "/PPPPPPPP/RNB1KBNR w KQkq"),
        ("draughts", "fewer-1", "46,47,49,50:"),
        ("draughts", "fewer-3", "43,44,45,46,50:"),
    ],
)
def test_boards_are_written_as_they_begin(slug: str, handicap: str, missing: str) -> None:
    """Another program reads the position from which the match began."""
    match = begun(slug, handicap, "", options=((f"{slug}.first-player", "first-seat"),))
    notation = match.game.notation
    assert notation is not None
    assert missing in notation.position(match.state)
    match.submit(match.game.legal(match.state, 0)[0])
    again, _ = read_match(match.game, write_match(match))
    assert notation.position(again.state) == notation.position(match.state)


@pytest.mark.parametrize(
    ("slug", "handicap", "written"),
    [
        ("chess", "no-queen", "rnb1kbnr/pppppppp/"),
        ("draughts", "fewer-1", ":B1,2,4,5,"),
        ("draughts", "fewer-3", ":B1,5,6,"),
    ],
)
def test_black_may_play_without_a_piece_too(slug: str, handicap: str, written: str) -> None:
    match = begun(slug, "", handicap, options=((f"{slug}.first-player", "first-seat"),))
    notation = match.game.notation
    assert notation is not None
    assert written in notation.position(match.state)
