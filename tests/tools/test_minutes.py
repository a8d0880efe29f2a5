"""The tool that plays matches out for the minutes on the boxes."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from tabletop import games
from tabletop.ui.common.minutes import Kind, counted_minutes, read_known, seconds
from tests.kinds import ONE_OF_EACH_KIND, slow_beyond


@pytest.fixture(scope="module")
def tool() -> dict[str, Any]:
    """What stands in it."""
    return runpy.run_path(str(Path(__file__).parents[2] / "packaging" / "minutes.py"))


def test_a_game_is_counted_with_every_number_of_seats(
    tool: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "minutes.json"
    for slug in ("ten_thousand", "goose"):
        assert tool["main"]([slug, "--matches", "1", "--out", str(file)]) == 0
    known = read_known(file.read_bytes())
    assert list(known) == ["goose", "ten_thousand"]
    assert set(known["goose"]) == {2, 3, 4}
    assert not known["goose"][2].short
    dice = known["ten_thousand"][2]
    assert sum(dice.short.values()) < sum(dice.full.values())
    assert dice.full[Kind.DICE]
    assert dice.full[Kind.CHOICE]
    assert "ten_thousand: 10-20 min on the box" in capsys.readouterr().out


def test_the_same_seeds_give_the_same_file(tool: dict[str, Any], tmp_path: Path) -> None:
    files = [tmp_path / "first.json", tmp_path / "second.json"]
    for file in files:
        tool["main"](["goose", "--matches", "2", "--out", str(file)])
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_game_that_is_none_is_refused(tool: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        tool["main"](["backgammon", "--out", str(tmp_path / "minutes.json")])


THINKING = [slug for slug in games.slugs() if not (games.info(slug).luck or games.info(slug).hidden)]
"""Their computer players take half a minute to play a few matches out."""


@pytest.mark.slow
@pytest.mark.parametrize(
    "slug", slow_beyond(ONE_OF_EACH_KIND, [slug for slug in games.slugs() if slug not in THINKING])
)
def test_the_minutes_are_those_of_the_present_rules_and_computer_players(tool: dict[str, Any], slug: str) -> None:
    """Whoever changes a little need not count again; where this fails: `packaging/minutes.py SLUG`."""
    assert tool["main"](["--check", slug]) == 0


def test_minutes_that_are_out_of_date_are_told(
    tool: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "minutes.json"
    tool["main"](["goose", "--out", str(file)])
    assert tool["main"](["goose", "--check", "--out", str(file)]) == 0
    file.write_text(file.read_text("utf-8").replace('"full":{', '"full":{"thought":100.0,'), "utf-8")
    written = file.read_bytes()
    assert tool["main"](["goose", "--check", "--out", str(file)]) == 1
    assert capsys.readouterr().out.splitlines()[-1].endswith("count it again")
    assert file.read_bytes() == written
    assert tool["main"](["ludo", "--check", "--out", str(file)]) == 1, "it was never counted"


def test_thinking_is_told_from_playing_cards_and_from_what_runs_by_itself() -> None:
    known = counted_minutes().known
    assert set(known["chess"][2].full) <= {Kind.THOUGHT, Kind.ONLY, Kind.TURN}
    assert set(known["ratscrew"][2].full) == {Kind.SECONDS}
    marathon, whist = known["card_marathon"][2].full, known["whistiti"][4].full
    assert marathon[Kind.THOUGHT] > marathon.get(Kind.CHOICE, 0), "six cards are searched for all that may go together"
    assert Kind.THOUGHT not in whist
    assert known["oh_hell"][4].full[Kind.CHOICE] > known["oh_hell"][4].full[Kind.ONLY]


def test_the_pace_agrees_on_the_whole_with_the_minutes_on_the_boxes() -> None:
    """Without the curtain, as the makers play: half of the games take longer than this middle, half less. One game may
    be far from its box, where dice are read and pieces are counted along for the players."""
    known, ratios = counted_minutes().known, []
    for slug in games.slugs():
        info = games.info(slug)
        seats = sum(info.seats) // 2
        ratios.append(seconds(known[slug][seats].full, seats, 0, False) / 30 / sum(info.minutes))
    ratios.sort()
    assert 0.6 < ratios[len(ratios) // 2] < 1.4
    assert ratios[0] > 1 / 6
    assert ratios[-1] < 3
