"""Offering a draw, answering it, and giving up: what may be said, what comes of it, and all the words for it.

A game of two sides (`two_player.TwoSided`) names the rules behind it once, as `ByWord`, and takes everything else from
here:
`to_say` for its candidates, `said` for `apply`, `draw_checks` for the explanations, `BUTTONS` and `buttons` for its
table, `prompt`, `DESCRIBED`, `REPORTED` and `with_end` for its words, `answer` for its computer player.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.model import Action
from tabletop.core.rules import Check, Violation
from tabletop.core.text import QT_TRANSLATE_NOOP, Msg, SeatName, Text, say
from tabletop.core.view import Button, ButtonKind
from tabletop.kit.two_player import SILENT, DrawOffer, Ending, TwoSided, button_spec

S = TypeVar("S", bound=TwoSided)

OFFER, ACCEPT, DECLINE, RESIGN = "offer-draw", "accept-draw", "decline-draw", "resign"
VERBS = frozenset({OFFER, ACCEPT, DECLINE, RESIGN})

QUIET_PLIES = 16
"""After so many plies without a capture an even position is taken for a drawn one."""
BUTTONS = (button_spec(ACCEPT, 0), button_spec(OFFER, 1), button_spec(DECLINE, 1), button_spec(RESIGN, 2))
"""Where the buttons lie; the uppermost line is free while nothing is offered."""
_LABELS = {
    OFFER: QT_TRANSLATE_NOOP("Sides", "Offer a draw"),
    ACCEPT: QT_TRANSLATE_NOOP("Sides", "Accept", "a draw that is offered"),
    DECLINE: QT_TRANSLATE_NOOP("Sides", "Decline", "a draw that is offered"),
    RESIGN: QT_TRANSLATE_NOOP("Sides", "Give up"),
}
DESCRIBED = {
    OFFER: QT_TRANSLATE_NOOP("Sides", "Offer a draw"),
    ACCEPT: QT_TRANSLATE_NOOP("Sides", "Accept the draw"),
    DECLINE: QT_TRANSLATE_NOOP("Sides", "Decline the draw"),
    RESIGN: QT_TRANSLATE_NOOP("Sides", "Give up the match"),
}
"""What is said as an offer to a player."""
REPORTED = {
    OFFER: QT_TRANSLATE_NOOP("Sides", "{player} offers a draw."),
    ACCEPT: QT_TRANSLATE_NOOP("Sides", "{player} accepts the draw."),
    DECLINE: QT_TRANSLATE_NOOP("Sides", "{player} declines the draw."),
    RESIGN: QT_TRANSLATE_NOOP("Sides", "{player} gives up."),
}
"""The same once it has been said."""
_TO_ANSWER = QT_TRANSLATE_NOOP("Sides", "{other} offers a draw. {player} must accept or decline.")
_AGREED = QT_TRANSLATE_NOOP("Sides", "Both agree: the match is drawn.")
_GIVEN_UP = QT_TRANSLATE_NOOP("Sides", "{other} gives up: {player} wins.")
SAME_AGAIN = QT_TRANSLATE_NOOP("Sides", "The same position has come back again: the match is drawn.")
NO_CAPTURE = QT_TRANSLATE_NOOP("Sides", "Nothing has been captured for too long: the match is drawn.")
NO_MOVE_LEFT = QT_TRANSLATE_NOOP("Sides", "{other} has no move left: {player} wins.")
_WON = QT_TRANSLATE_NOOP("Sides", "{player} wins.")
_DRAWN = QT_TRANSLATE_NOOP("Sides", "The match ends in a draw.")
_WHY_ANSWER = QT_TRANSLATE_NOOP("Sides", "The offer of a draw must be accepted or declined first.")
_WHY_NO_OFFER = QT_TRANSLATE_NOOP("Sides", "No draw has been offered.")
_WHY_OFFERED = QT_TRANSLATE_NOOP("Sides", "{player} has already offered a draw in this turn.")
BECAUSE_EVEN = QT_TRANSLATE_NOOP("Sides", "This position is no better than a draw.")
_BECAUSE_BETTER = QT_TRANSLATE_NOOP("Sides", "This position is worth playing on.")

_SAID = tuple({verb: Action(seat, verb) for verb in VERBS} for seat in (0, 1))
_ANSWERS = tuple((said[ACCEPT], said[DECLINE], said[RESIGN]) for said in _SAID)


class ByWord(Struct, frozen=True):
    """The ids of a game's rules by which words alone end a match: both agree to a draw, or one side gives up."""

    agreed: str
    given_up: str


def to_say(state: TwoSided, free: bool = True) -> tuple[Action, ...]:
    """What the seat that is to act may say. `free`: nothing has been begun in this turn that must be finished first."""
    if state.draw_offer.pending:
        return _ANSWERS[state.actor]
    said = _SAID[state.turn]
    return (said[OFFER], said[RESIGN]) if free and not state.draw_offer.offered else (said[RESIGN],)


def said(state: S, action: Action, rules: ByWord) -> S:
    """The state after an offer, an answer, or giving up."""
    if action.verb == OFFER:
        return replace(state, draw_offer=DrawOffer(offered=True, pending=True))
    if action.verb == DECLINE:
        return replace(state, draw_offer=DrawOffer(offered=True))
    ending = Ending(rules.agreed, None) if action.verb == ACCEPT else Ending(rules.given_up, 1 - action.seat)
    return replace(state, draw_offer=SILENT, ending=ending)


def draw_checks(rules: ByWord, others: Set[str]) -> tuple[Check[Any], ...]:
    """What notices that something is said, or done, at the wrong moment. `others`: all verbs of the game besides these
    that wait while an offer is not answered."""
    return (
        Check(rules.agreed, _to_answer, frozenset({OFFER, *others})),
        Check(rules.agreed, _no_offer, frozenset({ACCEPT, DECLINE})),
        Check(rules.agreed, _offers_again, frozenset({OFFER})),
    )


def _to_answer(state: TwoSided, action: Action) -> Violation | bool:
    """A draw has been offered, and nothing else comes before the answer."""
    return state.draw_offer.pending and Violation(why=say(_WHY_ANSWER))


def _no_offer(state: TwoSided, action: Action) -> Violation | bool:
    """There is no offer to answer."""
    return not state.draw_offer.pending and Violation(why=say(_WHY_NO_OFFER))


def _offers_again(state: TwoSided, action: Action) -> Violation | bool:
    """A second offer in one turn."""
    return state.draw_offer.offered and Violation(why=say(_WHY_OFFERED, player=SeatName(action.seat)))


def buttons(state: TwoSided, free: bool = True) -> tuple[Button, ...]:
    """The buttons of the seat that is to act. An offer that the rules forbid now (see `to_say`) rests."""
    seat = state.actor
    if state.draw_offer.pending:
        accept = Button(ACCEPT, say(_LABELS[ACCEPT]), ButtonKind.MAIN, seat)
        decline = Button(DECLINE, say(_LABELS[DECLINE]), seat=seat)
        return accept, decline, Button(RESIGN, say(_LABELS[RESIGN]), ButtonKind.SELDOM, seat)
    rests = state.draw_offer.offered or not free
    offer = Button(OFFER, say(_LABELS[OFFER]), ButtonKind.SELDOM, seat, resting=rests)
    return offer, Button(RESIGN, say(_LABELS[RESIGN]), ButtonKind.SELDOM, seat)


def prompt(state: TwoSided, rules: ByWord, endings: Mapping[str, Msg]) -> Text | None:
    """What is to be said of a match that is over, or of an offer; None while somebody is to move. `endings`: how the
    game tells its own ends, by rule, with {player} for the winner and {other} for the loser."""
    ending = state.ending
    if ending is None:
        player, other = SeatName(state.actor), SeatName(1 - state.actor)
        return say(_TO_ANSWER, player=player, other=other) if state.draw_offer.pending else None
    winner = ending.winner
    if winner is None:
        return say(_AGREED if ending.rule == rules.agreed else endings.get(ending.rule, _DRAWN))
    msg = _GIVEN_UP if ending.rule == rules.given_up else endings.get(ending.rule, _WON)
    names = ("player", SeatName(winner)), ("other", SeatName(1 - winner))
    return Text(msg, tuple((name, seat) for name, seat in names if f"{{{name}}}" in msg.source))


def with_end(told: tuple[Text, ...], action: Action, after: S, prompt: Callable[[S], Text]) -> tuple[Text, ...]:
    """What was done, for the log. How the match has ended by it, as `prompt` says, tells more than what else comes with
    it; that somebody gives up is said once."""
    if after.ending is None:
        return told
    return (prompt(after),) if action.verb == RESIGN else (told[0], prompt(after))


def answer(ask: Ask[S], worth: int, even: int, quiet: int) -> Choice:
    """A computer player's answer to an offer. `worth` is what its search makes of the position for itself; up to `even`
    nobody stands better; `quiet`: so many plies ago something happened that cannot be undone.

    A beginner's friend always accepts, and so does whoever stands worse. In an even position somebody who has sat down
    to play wants to see first that nothing happens any more.
    """
    accepts = ask.level is Level.FIRST_STEPS or worth < -even or (worth <= even and quiet >= QUIET_PLIES)
    verb = ACCEPT if accepts else DECLINE
    action = next(action for action in ask.legal if action.verb == verb)
    return Choice(action, say(BECAUSE_EVEN if accepts else _BECAUSE_BETTER))
