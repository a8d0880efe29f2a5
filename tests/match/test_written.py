"""Matches in the notation of their game, positions to begin with, and counting sequences of moves."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tabletop import games
from tabletop.__main__ import main
from tabletop.core.chance import Chance, LiveChance
from tabletop.core.game import Game
from tabletop.core.model import Action, Setup
from tabletop.core.notation import BadNotation, Notation, Record
from tabletop.match.match import BadSetup, Match
from tabletop.match.written import check_start, read_match, write_match
from tests.conformance.playing import digest, play, setups
from tests.match.duel import Duel, State

WITH_NOTATION = [slug for slug in games.slugs() if games.load(slug).notation is not None]
WITHOUT = [slug for slug in games.slugs() if games.load(slug).notation is None]


@pytest.mark.parametrize("slug", WITH_NOTATION)
def test_a_random_match_is_written_and_read(slug: str) -> None:
    game = games.load(slug)
    match = play(game, setups(game)[0], seed=41, plies=90)
    text = write_match(match, ("Ann", "Ben"), (("Event", "Sunday"),))
    again, record = read_match(game, text)
    assert set(record.names) == {"Ann", "Ben"}
    assert ("Event", "Sunday") in record.tags
    assert write_match(again, record.names, record.tags) == text


@pytest.mark.parametrize("slug", WITH_NOTATION)
def test_a_match_begins_from_a_position_and_is_replayed(slug: str) -> None:
    game = games.load(slug)
    assert game.notation is not None
    state = play(game, setups(game)[0], seed=42, plies=25).state
    setup = Setup(2, position=game.notation.position(state))
    match = Match(game, setup, LiveChance(1))
    assert game.notation.position(match.state) == setup.position
    again = Match.replay(game, setup, match.log)
    assert digest(again.state) == digest(match.state)


@pytest.mark.parametrize("slug", WITH_NOTATION)
def test_nonsense_is_refused(slug: str) -> None:
    game = games.load(slug)
    with pytest.raises(BadNotation):
        read_match(game, "nonsense")
    with pytest.raises(BadSetup):
        Match(game, Setup(2, position="nonsense"), LiveChance(1))


@pytest.mark.parametrize("slug", WITHOUT)
def test_a_game_without_notation_says_so(slug: str) -> None:
    game: Game[Any] = games.load(slug)
    setup = setups(game)[0]
    with pytest.raises(BadNotation):
        read_match(game, "1. e4")
    with pytest.raises(BadNotation):
        write_match(Match(game, setup, LiveChance(1)))
    with pytest.raises(BadSetup):
        Match(game, Setup(setup.seats, position="1"), LiveChance(1))


@pytest.mark.parametrize("slug", WITH_NOTATION)
def test_counting_prints_the_leaves_last(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--perft", slug, "2"]) == 0
    first, last = capsys.readouterr().out.splitlines()
    game = games.load(slug)
    assert (first, last) == (f"1 {game.perft(1)}", str(game.perft(2)))


@pytest.mark.parametrize("slug", WITH_NOTATION)
@pytest.mark.parametrize("words", [["0"], ["x"], [], ["2", "nonsense"]])
def test_counting_refuses_what_it_cannot_count(slug: str, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--perft", slug, *words])
    assert capsys.readouterr().err


def test_counting_only_where_moves_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["nothing", "3"], [WITHOUT[0], "3"]):
        with pytest.raises(SystemExit):
            main(["--perft", *words])
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("slug", games.slugs())
def test_shelf_and_notation_know_the_same_kind_of_files(slug: str) -> None:
    notation = games.load(slug).notation
    assert games.info(slug).files == (None if notation is None else (notation.name, notation.suffix))


@pytest.mark.parametrize("slug", WITH_NOTATION)
def test_the_matches_of_a_text_are_parted(slug: str) -> None:
    game = games.load(slug)
    notation = game.notation
    assert notation is not None
    texts = [write_match(play(game, setups(game)[0], seed=seed, plies=20), ("Ann", "Ben")) for seed in (1, 2, 3)]
    parted = notation.matches("\n".join(texts))
    assert [text.strip() for text in parted] == [text.strip() for text in texts]
    assert notation.matches("") == ("",)


@pytest.mark.parametrize("slug", WITH_NOTATION)
@given(st.text(st.sampled_from('[]"{}();$*.:-x=+#KQO0123456789abWB ²\n')), st.integers(0, 200), st.integers(0, 30))
@settings(max_examples=60, deadline=None)
def test_whatever_is_read_only_bad_notation_is_raised(slug: str, junk: str, at: int, gone: int) -> None:
    game = games.load(slug)
    assert game.notation is not None
    text = write_match(play(game, setups(game)[0], seed=5, plies=12), ("Ann", "Ben"))
    for broken in (text[:at] + junk + text[at + gone :], junk):
        with contextlib.suppress(BadNotation):
            read_match(game, broken)
        with contextlib.suppress(BadNotation):
            game.notation.check_position(broken)


class Lined(Notation[State]):
    """A notation of the tiny game: a line is a verb of the first seat; the number of seats comes first."""

    name, suffix = "Lined", "txt"

    def read(self, text: str) -> Record:
        seats, *verbs = text.split()
        return Record(Setup(int(seats)), (3, 4), tuple(Action(0, verb) for verb in verbs))

    def write(self, record: Record) -> str:
        return " ".join([str(record.setup.seats), *(action.verb for action in record.actions)])

    def position(self, state: State) -> str:
        return str(state.steps)

    def check_position(self, position: str) -> None:
        if not position.isdecimal():
            raise BadNotation(position, "no number")


class Written(Duel):
    """The tiny game, written down; at the start it may be over already."""

    notation = Lined()

    def start(self, setup: Setup, chance: Chance) -> State:
        return replace(super().start(setup, chance), over=setup.position == "9")


def test_what_is_read_goes_through_the_rules_of_the_game() -> None:
    match, record = read_match(Written(), "2 step peek step")
    assert (match.state.steps, match.state.cards) == (2, (3, 4))
    assert record.setup == Setup(2)
    assert write_match(match) == "2 step peek step"


@pytest.mark.parametrize("text", ["3 step", "2 step step step step", "2 fly"])
def test_what_the_rules_do_not_allow_is_no_match(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        read_match(Written(), text)
    assert caught.value.where == ""


def test_a_match_begins_where_the_game_lets_it_and_not_at_its_end() -> None:
    check_start(Written(), "")
    check_start(Written(), "4")
    for position in ("x", "9"):
        with pytest.raises(BadNotation) as caught:
            check_start(Written(), position)
        assert caught.value.where == position
