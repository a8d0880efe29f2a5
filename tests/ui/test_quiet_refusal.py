"""What is only ignored is said, but nothing sounds and nothing is marked."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Gesture, GestureKind, Refusal, Setup
from tabletop.core.rules import Violation
from tabletop.match.controller import RuleController
from tabletop.match.match import Match
from tests.ui.shell_parts import fresh_context
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


@pytest.mark.parametrize(
    ("language", "opening", "first"),
    [
        ("en", "Ann can click one of 10 pieces.", "Ann can click a die or “Throw”."),
        ("fr", "Ann peut cliquer sur l’une des 10 pièces.", "Ann peut cliquer sur un dé ou « Lancer »."),
        ("de", "Ann kann eine von 10 Figuren anklicken.", "Ann kann einen Würfel oder „Würfeln“ anklicken."),
        ("nl", "Ann kan een van de 10 stukken aanklikken.", "Ann kan een dobbelsteen of ‘Gooien’ aanklikken."),
        ("es", "Ann puede hacer clic en una de las 10 piezas.", "Ann puede hacer clic en un dado o «Tirar»."),
    ],
)
def test_a_click_that_means_nothing_is_answered_with_a_whole_sentence(language: str, opening: str, first: str) -> None:
    context = fresh_context(language)
    told = []
    for slug in ("chess", "ludo"):
        controller = RuleController(Match(games.load(slug), Setup(2), LiveChance(2)), 0)
        answer = controller.attempt(Gesture(GestureKind.BUTTON, 0, button="nothing"))
        assert isinstance(answer, Refusal)
        assert answer.why is not None
        told.append(context.words.with_names(lambda seat: "Ann").say(answer.why).replace("\u202f", " "))
    context.language.use("en")
    assert told == [opening, first]
