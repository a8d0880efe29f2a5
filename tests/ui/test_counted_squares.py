"""A piece is heard as it goes from square to square."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Setup
from tabletop.core.view import CueKind
from tabletop.match.match import Match
from tabletop.ui.table.choreography import STEP
from tests.ui.table_kit import ANN, BEN, Hourglass, make_page


def before_a_walk(slug: str) -> tuple[Match[Any], Action, int]:
    """A match in which a piece is about to go over several squares, the action that moves it, and how many they are."""
    match: Match[Any] = Match(games.load(slug), Setup(2), LiveChance(1))
    while True:
        action = match.game.legal(match.state, min(match.active))[0]
        after = match.game.apply(match.state, action, LiveChance(1))
        cues = match.game.cues(match.state, action, after)
        squares = next((len(cue.path) for cue in cues if cue.kind is CueKind.HOP), 0)
        if squares > 2:
            return match, action, squares
        match.submit(action)


@pytest.mark.parametrize("speed", ["normal", "off"])
@pytest.mark.parametrize("slug", ["goose", "ludo", "snakes_and_ladders"])
def test_every_square_is_heard_and_the_piece_is_set_down_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, slug: str, speed: str
) -> None:
    match, action, squares = before_a_walk(slug)
    page, _ = make_page(qtbot, match, ANN, BEN, speed=speed, pace=1.0)
    glass, sounds = Hourglass(page), list[str]()
    monkeypatch.setattr(page.context.sound, "play", sounds.append)
    page.session.play(action)
    assert sounds.count("piece") == (speed == "off")
    while page.overlay.view.is_moving:
        glass.run(30)
    assert sounds.count("piece") == 1
    assert sounds.count(STEP) == (squares - 1 if speed == "normal" else 0)
