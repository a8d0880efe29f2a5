"""A game that nobody knows comes to the shelf with files of its own alone: a package, a lid, a drawing. It is set up,
played by mouse to the end screen, kept, continued, and its rules can be read."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from msgspec.structs import replace

from tabletop import games
from tabletop.core.model import Setup
from tabletop.core.table import Backdrop, Rect, TableSpec
from tabletop.resources import data_path
from tests.spare_assets import replace_assets
from tests.ui.hands import click, settle
from tests.ui.matches import Family, known_luck, window_of
from tests.ui.toy import Toy

SLUG = "toy"
SEED = 3
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {1}" width="{0}" height="{1}"{2}>{3}</svg>'
LABEL = ' data-anchor="80 80" data-shadow="lying 0 0 160 160 8" data-material="board"'
BOARD = SVG.format(160, 160, LABEL, '<rect width="160" height="160" rx="8" fill="#D9B382"/>')
LID = SVG.format(176, 182, "", '<rect width="176" height="182"/>')


class Newcomer(Toy):
    """The toy game on a board of its own."""

    def table(self, setup: Setup) -> TableSpec:
        return replace(super().table(setup), backdrops=(Backdrop("board-newcomer", Rect(240, 106, 160, 160)),))


def _module(patch: pytest.MonkeyPatch, name: str, **content: object) -> None:
    module = ModuleType(f"tabletop.games.{SLUG}{name}")
    vars(module).update(content)
    patch.setitem(sys.modules, module.__name__, module)


@pytest.fixture
def newcomer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Newcomer]:
    """The catalogue with one game more."""
    game = Newcomer(hidden=False)
    (tmp_path / "assets").mkdir()
    pictures = replace_assets(tmp_path / "assets", monkeypatch, "art") / "art"
    for drawing in (data_path("assets") / "art").iterdir():
        (pictures / drawing.name).symlink_to(drawing)
    (pictures / f"cover-{SLUG}.svg").write_text(LID, "utf-8")
    (pictures / "board-newcomer.svg").write_text(BOARD, "utf-8")
    monkeypatch.setattr(games, "SLUGS", (*games.SLUGS, SLUG))
    _module(monkeypatch, "", INFO=game.info)
    _module(monkeypatch, ".engine", GAME=game)
    _module(monkeypatch, ".examples", EXAMPLES=())
    yield game
    for kept in (games.info, games.load, games.examples):
        kept.cache_clear()


def test_a_newcomer_needs_its_own_files_only(newcomer: Newcomer, tmp_path: Path) -> None:
    with known_luck(SEED), window_of(tmp_path / "matches") as window:
        family = Family(window, SEED)
        family.sit_down(SLUG, people=2, computers=0)
        assert family.context.art.has("board-newcomer")
        family.play(3)
        played = list(family.match.log)
        window.show_shelf()
        family.go_on()
        assert family.match.log == played
        family.play()
        assert family.match.result is not None
        assert family.page.end.rule_link.text() == "Rule 3: Whoever has no card left wins."
        click(family.page.end.rule_link)
        settle()
        sentences = [row.sentence for row in window.rules_page().rows]
        assert sentences[: len(newcomer.rules)] == [rule.text for rule in newcomer.rules]
