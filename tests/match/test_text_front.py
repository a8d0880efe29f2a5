"""The front end for the terminal plays every game to its end."""

from __future__ import annotations

import io
import re

import pytest

from tabletop import games
from tabletop.core.bot import Level
from tabletop.core.chance import LiveChance
from tabletop.text_front import TextFront, catalogue, use_any_terminal
from tests.kinds import EVERY_GAME


@pytest.mark.parametrize("slug", EVERY_GAME)
def test_a_match_is_played_in_the_terminal(slug: str) -> None:
    luck = LiveChance(4)
    out = io.StringIO()
    front = TextFront(slug, games.info(slug).seats[0], people=1, level=Level.FIRST_STEPS, seed=4)
    assert front.run(lambda prompt: str(1 + luck.pick(3)), out) == 0
    text = out.getvalue()
    end = re.search(r"^(Won by [A-H]|A draw \().*$", text, re.MULTILINE)
    assert end is not None
    assert text[end.end() :].strip(), "the story of the match"
    assert "{" not in text, "a hole was not filled"
    assert "Not allowed" not in text


def test_the_end_of_the_input_ends_the_match() -> None:
    def closed(prompt: str) -> str:
        raise EOFError

    assert TextFront(games.slugs()[0], 2, people=2, level=Level.EASY, seed=1).run(closed, io.StringIO()) == 1


def test_real_dice_are_typed_until_they_are_possible() -> None:
    out, asked = io.StringIO(), []

    def hands(prompt: str) -> str:
        asked.append(prompt)
        if "show?" not in prompt:
            return "1"
        shown = sum("show?" in one for one in asked)
        if shown > 3:
            raise EOFError
        return ("7 1 2 3 4", "six", "6, 1 2 3 4")[shown - 1]

    front = TextFront("yams", 2, people=2, level=Level.EASY, seed=1, real_dice=True)
    assert front.run(hands, out) == 1
    assert out.getvalue().count("5 numbers from 1 to 6, please.") == 2
    assert front.match.log[1].asked
    assert front.match.log[1].outcomes == (5, 0, 1, 2, 3)


def test_equal_things_are_counted() -> None:
    def closed(prompt: str) -> str:
        raise EOFError

    out = io.StringIO()
    TextFront("poker_dice", 2, people=2, level=Level.EASY, seed=1).run(closed, out)
    assert "counters-0: 10 x counter\n" in out.getvalue()


def test_a_terminal_that_knows_only_ascii_gets_plain_signs() -> None:
    raw = io.BytesIO()
    out = io.TextIOWrapper(raw, encoding="ascii")
    use_any_terminal(out)
    print("“Nobody’s” 7♠ – café × 字", file=out, flush=True)
    assert raw.getvalue().decode("ascii").split() == ['"Nobody\'s"', "7S", "-", "cafe", "x", "?"]


def test_what_cannot_be_read_is_asked_for_again() -> None:
    typed = io.TextIOWrapper(io.BytesIO(b"\xff\n1\n"), encoding="ascii")
    use_any_terminal(typed)
    assert not typed.readline().strip().isdecimal()
    assert typed.readline() == "1\n"


def test_the_catalogue_names_every_game() -> None:
    lines = catalogue().splitlines()
    assert [line.split()[0] for line in lines] == list(games.slugs())
