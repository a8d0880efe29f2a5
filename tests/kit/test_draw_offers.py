"""Offers of a draw and giving up, in every game that has them."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import games
from tabletop.bots.thinking import think
from tabletop.core.bot import Ask, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Gesture, GestureKind, Refusal, Setup
from tabletop.kit.draw_offers import QUIET_PLIES, VERBS, answer
from tabletop.match.match import Match
from tabletop.text_front import english

TWO_SIDED = tuple(slug for slug in games.slugs() if games.info(slug).verbs >= VERBS)


@pytest.fixture(params=TWO_SIDED)
def match(request: pytest.FixtureRequest) -> Match[Any]:
    """A match that has just begun."""
    return Match(games.load(request.param), Setup(2), LiveChance(1))


def press(match: Match[Any], button: str) -> str:
    """A press by whoever is to act: what is said of it, in the log or as the reason of a refusal."""
    (seat,) = match.active
    (action,) = match.game.interpret(match.masked(seat), Gesture(GestureKind.BUTTON, seat, button=button))
    answer = match.submit(action)
    if isinstance(answer, Refusal):
        assert answer.why is not None
        return english(answer.why)
    return english(match.report(seat, len(match.log) - 1)[0])


def told(match: Match[Any]) -> str:
    """What the strip says."""
    return english(match.view(None).prompt)


def resting(match: Match[Any]) -> dict[str, bool]:
    """The buttons, and which of them rest."""
    return {button.id: button.resting for button in match.view(None).buttons}


def test_an_offer_is_made_once_a_turn_and_answered_before_anything_else(match: Match[Any]) -> None:
    (first,) = match.active
    name, other = "AB"[first], "BA"[first]
    assert resting(match) == {"offer-draw": False, "resign": False}
    assert press(match, "accept-draw") == "No draw has been offered."
    assert press(match, "offer-draw") == f"{name} offers a draw."
    assert match.active == {1 - first}
    assert told(match) == f"{name} offers a draw. {other} must accept or decline."
    assert press(match, "offer-draw") == "The offer of a draw must be accepted or declined first."
    assert press(match, "decline-draw") == f"{other} declines the draw."
    assert match.active == {first}
    assert resting(match) == {"offer-draw": True, "resign": False}
    assert press(match, "offer-draw") == f"{name} has already offered a draw in this turn."
    moves = [action for action in match.game.legal(match.state, first) if action.verb not in VERBS]
    match.submit(moves[0], chance=LiveChance(0))
    assert resting(match)["offer-draw"] is False, "a new turn, a new offer"


def test_both_agree_or_somebody_gives_up(match: Match[Any]) -> None:
    (first,) = match.active
    press(match, "offer-draw")
    press(match, "accept-draw")
    assert match.result is not None
    assert match.result.winners == ()
    assert told(match) == "Both agree: the match is drawn."
    again = Match(match.game, Setup(2), LiveChance(1))
    press(again, "offer-draw")
    press(again, "resign")
    assert again.result is not None
    assert again.result.winners == (first,)
    assert told(again) == f"{'BA'[first]} gives up: {'AB'[first]} wins."


def test_buttons_that_are_seen_together_lie_beside_each_other(match: Match[Any]) -> None:
    places = {spec.id: spec.area for spec in match.game.table(match.setup).buttons}
    for _ in range(2):
        lines = [places[button.id].y for button in match.view(None).buttons]
        assert lines == sorted(set(lines))
        press(match, "offer-draw")


@pytest.mark.parametrize("level", [Level.FIRST_STEPS, Level.HARD])
def test_a_computer_player_answers_an_offer_with_a_reason(match: Match[Any], level: Level) -> None:
    press(match, "offer-draw")
    (seat,) = match.active
    policy = games.policy(match.game.info.slug)
    choice = think(match.game, policy, match.state, seat, level, 3)
    assert choice.action in (Action(seat, "accept-draw"), Action(seat, "decline-draw"))
    assert choice.reason is not None
    if level is Level.FIRST_STEPS:
        assert choice.action.verb == "accept-draw"


def answered(worth: int, quiet: int, level: Level = Level.BEST) -> tuple[str, str]:
    """What a computer player answers who makes so much of its position, and why; nobody stands better up to 30."""
    legal = tuple(Action(0, verb) for verb in ("decline-draw", "accept-draw"))
    state = games.load(TWO_SIDED[0]).start(Setup(2), LiveChance(1))
    choice = answer(Ask((state,), 0, level, legal), worth, 30, quiet)
    assert choice.action is not None
    assert choice.reason is not None
    return choice.action.verb, english(choice.reason)


@pytest.mark.parametrize(
    ("worth", "quiet", "verb"),
    [
        (-31, 0, "accept-draw"),
        (-30, 0, "decline-draw"),
        (-30, QUIET_PLIES, "accept-draw"),
        (30, QUIET_PLIES, "accept-draw"),
        (30, QUIET_PLIES - 1, "decline-draw"),
        (31, QUIET_PLIES, "decline-draw"),
    ],
)
def test_who_stands_worse_accepts_and_who_stands_even_once_nothing_happens(worth: int, quiet: int, verb: str) -> None:
    accepted, why = answered(worth, quiet)
    assert accepted == verb
    assert (why == "This position is no better than a draw.") == (verb == "accept-draw")


def test_a_beginners_friend_always_accepts() -> None:
    assert answered(900, 0, Level.FIRST_STEPS)[0] == "accept-draw"
