"""What the table of Whistiti says: offers, the log, the strip, the plates, the score."""

from __future__ import annotations

from tabletop.core.model import Action, Result, Seat
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Names, SeatName, Text, say
from tabletop.core.view import Moment, ScoreSheet
from tabletop.games.whistiti import HAND
from tabletop.games.whistiti import state as st
from tabletop.games.whistiti.state import PACK, Phase, State
from tabletop.kit import cards, deals
from tabletop.kit.trick_game import describe_play, report_play, takes, to_play
from tabletop.kit.winners import winners_text

_DEAL = QT_TRANSLATE_NOOP("whistiti", "Deal {deal}", "beside the title of the game: the third deal")
_TRICKS = PLURAL_NOOP("whistiti", "%n trick(s)", "", 1)
_TRUMPS = QT_TRANSLATE_NOOP("whistiti", "Trumps: {suit}")
_TOKEN = QT_TRANSLATE_NOOP("whistiti", "token of a trick", "a small round token on a board")

_GO_ON = QT_TRANSLATE_NOOP("whistiti", "Play goes on.")

_DEALS = PLURAL_NOOP("whistiti", "{player} deals everyone %n card(s).", "", 1)
_TAKES_SHOWN = QT_TRANSLATE_NOOP("whistiti", "{player} takes the shown card in hand: {card}.")
_DEAL_OVER = QT_TRANSLATE_NOOP("whistiti", "The deal is over. In front: {players}.", "one name, or a list of names")

_SHOWN = QT_TRANSLATE_NOOP("whistiti", "The last card is shown: {card}. Its suit is trumps.")
_ONE_MORE = QT_TRANSLATE_NOOP("whistiti", "One more trick for {player}!", "and the match is won")
_CAPTION = QT_TRANSLATE_NOOP("whistiti", "Each trick is one point. The goal: {target}.", "heading of the score")


def tricks(count: int) -> Text:
    """So many tricks, in words."""
    return say(_TRICKS, n=count)


def deal(state: State) -> Text:
    """Which deal this is."""
    return say(_DEAL, deal=state.deal)


def trumps(state: State) -> Text:
    """What is trumps."""
    return say(_TRUMPS, suit=cards.suit_name(state.trump))


def face_name(face: str) -> Text | None:
    """A card, a suit or a token in words."""
    return say(_TOKEN) if face.startswith("token-") else cards.face_name(face)


def describe(state: State, action: Action) -> Text:
    """An action as an offer."""
    return describe_play(PACK, state, action) if action.verb == "play" else say(_GO_ON)


def report(before: State, action: Action, after: State) -> tuple[Text, ...]:
    """What happened, as whoever these states are masked for saw it."""
    if action.verb == "play":
        return (report_play(PACK, after, action),)
    match before.phase:
        case Phase.SHOW:
            card = cards.card_name(after.faces[after.shown])
            return (say(_TAKES_SHOWN, player=SeatName(st.dealer(after)), card=card),)
        case Phase.REST:
            told = takes(before.trick)
            return (told, _deal_over(after)) if after.phase is Phase.COUNT else (told,)
        case _:
            return say(_DEALS, n=HAND, player=SeatName(st.dealer(after))), trumps(after)


def moment(before: State, action: Action, after: State) -> Moment | None:
    """Somebody has just come within one trick of the goal."""
    if action.verb != "go_on" or before.phase is not Phase.REST or after.phase is Phase.OVER:
        return None
    seat = before.trick.taker
    return Moment(say(_ONE_MORE, player=SeatName(seat)), seat) if st.points(after)[seat] == after.target - 1 else None


# The strip


def prompt(state: State, seat: Seat | None, result: Result | None) -> Text:
    """Whose turn it is and what to do; only the seat itself is told what its hand allows."""
    if result is not None:
        return winners_text(result)
    match state.phase:
        case Phase.SHOW:
            return say(_SHOWN, card=cards.card_name(state.faces[state.shown]))
        case Phase.REST:
            return takes(state.trick)
        case Phase.COUNT:
            return _deal_over(state)
        case _:
            return to_play(state, st.turn(state), seat, st.duties(state))


def _deal_over(state: State) -> Text:
    """Who is in front."""
    first = deals.ranking(st.points(state))[0]
    return say(_DEAL_OVER, players=Names(tuple(map(SeatName, first))))


# The score


def score(state: State) -> ScoreSheet:
    """A row for each deal so far, with the tricks of the one that is played, and the totals."""
    over = st.is_counted(state)
    sheet = state.sheet if over else (*state.sheet, st.won(state))
    return deals.score_sheet(
        say(_CAPTION, target=state.target),
        sheet,
        state.seats,
        state.deal,
        0 if over else state.deal,
        ahead=state.ahead,
    )
