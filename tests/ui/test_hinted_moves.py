"""What was done with a hint is marked, in a race as well, where others act between the hint and the claim."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Setup
from tabletop.match.match import Match
from tabletop.ui.common.shortcuts import Do
from tests.conformance.playing import play
from tests.ui.buzz_toy import buzz_match
from tests.ui.table_kit import ANN, BOT, make_page
from tests.ui.toy import a_play, toy_match

TAKE, BUZZ, NAME = (Action(0, verb) for verb in ("take", "buzz", "name"))
TURNS = Action(1, "turn", choice=0), Action(2, "turn", choice=1)


def hinted(match: Match[Any], *actions: Action) -> list[bool]:
    """Which of these actions are marked, once they have been done."""
    begun = len(match.log)
    for action in actions:
        match.submit(action, chance=LiveChance(1))
    assert len(match.log) == begun + len(actions)
    return [entry.hinted for entry in match.log[begun:]]


def test_a_claim_is_hinted_whatever_the_others_do_before_it() -> None:
    match = buzz_match()
    match.advise((TAKE,))
    assert hinted(match, *TURNS, TAKE, TAKE) == [False, False, True, False]


def test_a_claim_of_another_kind_leaves_a_hint_as_it_is() -> None:
    match = buzz_match()
    match.advise((TAKE,))
    assert hinted(match, BUZZ, NAME, TAKE) == [False, False, True]


def test_another_seat_has_had_no_hint() -> None:
    match = buzz_match()
    match.advise((TAKE,))
    assert hinted(match, Action(1, "take")) == [False]


def test_out_of_a_race_a_hint_holds_until_its_seat_does_something_else() -> None:
    match = buzz_match()
    match.advise((Action(0, "turn", choice=0),))
    assert hinted(match, Action(0, "turn", choice=1), Action(0, "turn", choice=0)) == [False, False]


def test_every_step_of_a_plan_is_hinted() -> None:
    match, steps = buzz_match(), (Action(0, "turn", choice=0), Action(0, "turn", choice=1))
    match.advise(steps)
    assert hinted(match, *steps, steps[0]) == [True, True, False]


def test_what_was_taken_back_was_hinted_then() -> None:
    match = buzz_match()
    match.advise((TAKE,))
    match.rewind(1)
    assert hinted(match, TAKE) == [False]


@pytest.mark.parametrize("slug", ["ratscrew", "crypto_match"])
def test_claims_of_the_games_of_speed(slug: str) -> None:
    game = games.load(slug)
    for seed in range(9):
        match = play(game, Setup(game.info.seats[0]), seed, plies=4 * seed)
        for claim in game.legal(match.state, 0):
            if claim.verb in game.info.race_verbs:
                match.advise((claim,))
                assert hinted(match, claim) == [True]
                assert Match.replay(game, match.setup, match.log).log == match.log
                return
    raise AssertionError("nobody may claim anything")


def test_the_log_tells_who_had_a_hint(qtbot: QtBot) -> None:
    match = toy_match()
    page, mind = make_page(qtbot, match, ANN, BOT)
    page.do(Do.HINT)
    mind.answer(a_play(match))
    page.session.play(a_play(match))
    assert match.log[-1].hinted
    assert page.panel.log.told(0).endswith("With a hint")
    assert "hint" not in page.panel.log.told(0).removesuffix("With a hint")
