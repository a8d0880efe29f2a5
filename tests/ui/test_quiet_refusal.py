"""What is only ignored is said, but nothing sounds and nothing is marked."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Setup
from tabletop.core.rules import Violation
from tabletop.match.match import Match
from tests.ui.table_kit import ANN, BEN, by_hand, make_page
from tests.ui.toy import Toy, ToyState, a_play, too_low


class Hushed(Toy):
    """A card that is too low is ignored, if `hushed`."""

    hushed = True

    def _too_low(self, state: ToyState, action: Action) -> Violation | None:
        violation = super()._too_low(state, action)
        return replace(violation, quiet=self.hushed) if violation is not None else None


@pytest.mark.parametrize("hushed", [True, False])
def test_a_quiet_refusal_is_only_said(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, hushed: bool) -> None:
    game = Hushed(hidden=False, cards=9)
    game.hushed = hushed
    match = Match(game, Setup(2), LiveChance(2))
    match.submit(a_play(match), chance=LiveChance(1))
    page, _ = make_page(qtbot, match, ANN, BEN)
    played: list[str] = []
    monkeypatch.setattr(page.context.sound, "play", played.append)
    attempt = too_low(match)
    assert attempt is not None
    by_hand(page, attempt)
    assert page.messages.refusal is not None
    assert page.messages.refusal.quiet == hushed
    assert "too low" in page.overlay.strip.head
    assert ("refusal" not in played) == hushed
    assert (not page.overlay.view.table_scene.marks.shown("cause")) == hushed
