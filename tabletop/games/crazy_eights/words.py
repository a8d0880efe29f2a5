"""What the table of Crazy Eights says: offers, the log, the strip, the score."""

from __future__ import annotations

from tabletop.core.game import Offer
from tabletop.core.model import Action, Seat
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Names, SeatName, Text, say
from tabletop.core.view import Moment, ScoreSheet
from tabletop.games.crazy_eights import state as st
from tabletop.games.crazy_eights.state import DRAWERS, INDEX, PACK, SEVEN, Phase, State
from tabletop.games.crazy_eights.transitions import is_caught
from tabletop.kit import cards
from tabletop.kit.cards import JACK, RANKS, SUIT_FACES, SUITS, cards_named, suit_name
from tabletop.kit.deals import score_sheet
from tabletop.kit.hands import HIDDEN
from tabletop.kit.turns import seats_from

_POINTS = PLURAL_NOOP("crazy_eights", "%n point(s)", "", 1)
_MINUS_POINTS = PLURAL_NOOP("crazy_eights", "−%n point(s)", "less than nothing", 1)
CARDS = PLURAL_NOOP("crazy_eights", "%n card(s)", "cards in a hand", 1)
CALL_LABEL = QT_TRANSLATE_NOOP("crazy_eights", "Card!", "button: the call with one card left")
CALLED_CARD = QT_TRANSLATE_NOOP("crazy_eights", "“Card!”", "said by a player with one card left")

_LAY = QT_TRANSLATE_NOOP("crazy_eights", "Lay: {cards}", "a possible move")
_LAY_CALL = QT_TRANSLATE_NOOP("crazy_eights", "Lay: {cards}. Call “Card!”", "a possible move")
_LAY_NAME = QT_TRANSLATE_NOOP("crazy_eights", "Lay: {cards}. Name: {suit}", "a possible move")
_LAY_NAME_CALL = QT_TRANSLATE_NOOP("crazy_eights", "Lay: {cards}. Name: {suit}. Call “Card!”", "a possible move")
_DRAW = QT_TRANSLATE_NOOP("crazy_eights", "Draw", "a possible move: from the stock")
_PASS = QT_TRANSLATE_NOOP("crazy_eights", "Pass", "a possible move")
_CALL_CARD = QT_TRANSLATE_NOOP("crazy_eights", "Call “Card!”", "a possible move")
_CATCH = QT_TRANSLATE_NOOP("crazy_eights", "Catch {player}, who forgot to call", "a possible move")
_GIVE = QT_TRANSLATE_NOOP("crazy_eights", "Give: {card}", "a possible move")
_GO_ON = QT_TRANSLATE_NOOP("crazy_eights", "Play goes on.")

_LAYS = QT_TRANSLATE_NOOP("crazy_eights", "{player} lays: {cards}.")
_LAYS_CALLS = QT_TRANSLATE_NOOP("crazy_eights", "{player} lays: {cards}. “Card!”")
_LAYS_NAMES = QT_TRANSLATE_NOOP("crazy_eights", "{player} lays: {cards}. Suit named: {suit}.")
_LAYS_NAMES_CALLS = QT_TRANSLATE_NOOP("crazy_eights", "{player} lays: {cards}. Suit named: {suit}. “Card!”")
_DRAWS = PLURAL_NOOP("crazy_eights", "{player} draws %n card(s).", "", 1)
_DRAWS_KNOWN = QT_TRANSLATE_NOOP("crazy_eights", "{player} draws: {cards}.")
_DRAWS_NOTHING = QT_TRANSLATE_NOOP("crazy_eights", "{player} has nothing to draw.")
_TURNS = QT_TRANSLATE_NOOP("crazy_eights", "The direction of play is reversed.")
_SKIPPED_ONE = QT_TRANSLATE_NOOP("crazy_eights", "{player} misses a turn.")
_SKIPPED = QT_TRANSLATE_NOOP("crazy_eights", "Missing a turn: {players}.")
_AGAIN = QT_TRANSLATE_NOOP("crazy_eights", "{player} has another turn.")
_OUT = QT_TRANSLATE_NOOP("crazy_eights", "{player} has no cards left: the deal is over.")
_OUT_DRAWS = PLURAL_NOOP(
    "crazy_eights", "{player} has no cards left. {other} draws %n card(s), and the deal is over.", "", 1
)
_PASSES = QT_TRANSLATE_NOOP("crazy_eights", "{player} passes.")
_CALLS = QT_TRANSLATE_NOOP("crazy_eights", "{player} calls “Card!”")
_CATCHES = QT_TRANSLATE_NOOP("crazy_eights", "{player} catches {other}, who forgot to call.")
_GETS = PLURAL_NOOP("crazy_eights", "{player} gets %n card(s).", "", 1)
_CATCHES_NOT = QT_TRANSLATE_NOOP("crazy_eights", "{player} tries to catch somebody, but nobody forgot to call.")
_GIVES = QT_TRANSLATE_NOOP("crazy_eights", "{player} gives {other}: {card}.")
_NEXT_DEAL = QT_TRANSLATE_NOOP("crazy_eights", "A new deal begins.")

_TURN = QT_TRANSLATE_NOOP("crazy_eights", "It is {player}’s turn.")
_TO_LAY = QT_TRANSLATE_NOOP("crazy_eights", "{player} must lay a card that fits.")
_TO_LAY_DRAWN = QT_TRANSLATE_NOOP("crazy_eights", "The drawn card fits: {player} must lay it.")
_TO_LAY_OR_PASS = QT_TRANSLATE_NOOP("crazy_eights", "{player} may lay a card or pass.")
_TO_LAY_OR_DRAW = QT_TRANSLATE_NOOP("crazy_eights", "{player} may lay a card that fits, or draw one.")
_TO_DRAW = QT_TRANSLATE_NOOP("crazy_eights", "No card fits: {player} must draw one.")
_TO_PASS = QT_TRANSLATE_NOOP("crazy_eights", "No card fits: {player} must pass.")
_TO_ANSWER = PLURAL_NOOP("crazy_eights", "{player} must draw %n card(s), or lay a 2 or a joker.", "", 1)
_TO_REPLAY = QT_TRANSLATE_NOOP("crazy_eights", "A 7: {player} plays again.")
_DUE = QT_TRANSLATE_NOOP("crazy_eights", "{player} has one card left. Which comes first, the call or a catch?")
_TO_GIVE = QT_TRANSLATE_NOOP("crazy_eights", "{giver} must give {player} a card.")
_COUNTED = QT_TRANSLATE_NOOP("crazy_eights", "{player} has no cards left. The hands are counted.")
_BLOCKED = QT_TRANSLATE_NOOP("crazy_eights", "The deal is blocked. The hands are counted.")
_WON = QT_TRANSLATE_NOOP("crazy_eights", "The match is over. Lowest total: {players}.")

_WHICH_SUIT = QT_TRANSLATE_NOOP("crazy_eights", "Which suit is it now?", "asked of whoever has laid an 8")
_OFFER_SUIT = PLURAL_NOOP("crazy_eights", "{suit}: %n card(s) in hand", "choice of the suit for an 8", 1)
DEAL_OF = QT_TRANSLATE_NOOP("crazy_eights", "Deal {deal} of {deals}")
_CAPTION = PLURAL_NOOP("crazy_eights", "%n deal(s), the lowest total wins", "heading of the score", 1)


face_name = cards.face_name


def describe(state: State, action: Action) -> Text:
    """An action as an offer."""
    match action.verb:
        case "play":
            return _describe_play(state, action)
        case "draw":
            return say(_DRAW)
        case "pass":
            return say(_PASS)
        case "call_card":
            return say(_CALL_CARD)
        case "catch":
            return say(_CATCH, player=SeatName(max(state.mover, 0)))
        case "give":
            return say(_GIVE, card=_cards(state, action))
        case _:
            return say(_GO_ON)


def _cards(state: State, action: Action) -> Text | Names:
    """The cards of an action as far as they are known."""
    return cards_named(PACK.shown(state.faces, action.tokens or ("",)))


def _describe_play(state: State, action: Action) -> Text:
    laid = _cards(state, action)
    suit, call = st.read_choice(action.choice)
    if suit < 0:
        return say(_LAY_CALL if call else _LAY, cards=laid)
    return say(_LAY_NAME_CALL if call else _LAY_NAME, cards=laid, suit=suit_name(suit))


def offers(state: State, actions: tuple[Action, ...]) -> tuple[Offer, ...]:
    """The question which suit is meant, with the cards of it that stay in hand."""
    return tuple(_offer(state, action) for action in actions)


def _offer(state: State, action: Action) -> Offer:
    suit, _ = st.read_choice(action.choice)
    if action.verb != "play" or suit < 0:
        return Offer(action, describe(state, action))
    kept = [state.faces[token] for token in state.hands[action.seat] if PACK.ids[token] not in action.tokens]
    count = sum(1 for card in kept if card != HIDDEN and SUITS[card] == suit)
    return Offer(action, say(_OFFER_SUIT, n=count, suit=suit_name(suit)), SUIT_FACES[suit])


def question(state: State, actions: tuple[Action, ...]) -> Text | None:
    """Plays that differ only in the suit that they name."""
    return say(_WHICH_SUIT) if all(action.verb == "play" for action in actions) else None


# The log


def report(before: State, action: Action, after: State) -> tuple[Text, ...]:
    """What happened, as whoever knows these two states saw it."""
    player = SeatName(action.seat)
    match action.verb:
        case "play":
            return _report_play(before, action, after)
        case "draw":
            return (_report_draw(before, action.seat, after),)
        case "pass":
            return (say(_PASSES, player=player),)
        case "call_card":
            return (say(_CALLS, player=player),)
        case "catch":
            return _report_catch(before, player, after)
        case "give":
            return (say(_GIVES, player=player, other=SeatName(before.mover), card=_cards(after, action)),)
        case _:
            return () if before.phase is Phase.MOMENT else (say(_NEXT_DEAL),)


def _report_play(before: State, action: Action, after: State) -> tuple[Text, ...]:
    player, laid = SeatName(action.seat), _cards(after, action)
    suit, call = st.read_choice(action.choice)
    if suit < 0:
        line = say(_LAYS_CALLS if call else _LAYS, player=player, cards=laid)
    else:
        line = say(_LAYS_NAMES_CALLS if call else _LAYS_NAMES, player=player, cards=laid, suit=suit_name(suit))
    effect = _report_effect(before, action, after)
    return (line,) if effect is None else (line, effect)


def _report_effect(before: State, action: Action, after: State) -> Text | None:
    seat, player = action.seat, SeatName(action.seat)
    rank = RANKS[after.faces[INDEX[action.tokens[-1]]]]
    drawer = next((other for other in range(after.seats) if other != seat and _gained(before, other, after)), None)
    if after.phase in (Phase.COUNT, Phase.OVER) and after.out == seat:
        if drawer is None:
            return say(_OUT, player=player)
        return say(_OUT_DRAWS, n=len(_gained(before, drawer, after)), player=player, other=SeatName(drawer))
    if rank in DRAWERS:
        return None if drawer is None else _report_draw(before, drawer, after)
    if before.step != after.step:
        return say(_TURNS)
    if rank == JACK:
        skipped = tuple(map(SeatName, seats_from(seat, before.seats, before.step)[1:][: len(action.tokens)]))
        return say(_SKIPPED, players=Names(skipped)) if len(skipped) > 1 else say(_SKIPPED_ONE, player=skipped[0])
    return say(_AGAIN, player=player) if rank == SEVEN else None


def _gained(before: State, seat: Seat, after: State) -> list[int]:
    """The tokens that have come to a hand."""
    return [token for token in after.hands[seat] if token not in before.hands[seat]]


def _report_draw(before: State, seat: Seat, after: State) -> Text:
    new, player = _gained(before, seat, after), SeatName(seat)
    if not new:
        return say(_DRAWS_NOTHING, player=player)
    drawn = [after.faces[token] for token in new]
    if HIDDEN in drawn:
        return say(_DRAWS, n=len(new), player=player)
    return say(_DRAWS_KNOWN, player=player, cards=cards_named(drawn))


def _report_catch(before: State, player: SeatName, after: State) -> tuple[Text, ...]:
    if not is_caught(before):
        return (say(_CATCHES_NOT, player=player),)
    offender = SeatName(before.mover)
    caught, gained = say(_CATCHES, player=player, other=offender), _gained(before, before.mover, after)
    return (caught, say(_GETS, n=len(gained), player=offender)) if gained else (caught,)


def moment(before: State, action: Action, after: State) -> Moment | None:
    """Somebody says that one card is left."""
    called = after.called and after.mover == action.seat and (not before.called or before.mover != action.seat)
    return Moment(say(CALL_LABEL), action.seat) if called else None


# The strip


def prompt(state: State, seat: Seat | None) -> Text:
    """Whose turn it is and what to do; only the seat itself is told what its hand allows."""
    player = SeatName(state.turn)
    match state.phase:
        case Phase.MOMENT if is_caught(state):
            return say(_DUE, player=SeatName(state.mover))
        case Phase.GIVE:
            return say(_TO_GIVE, giver=SeatName(state.givers[0]), player=SeatName(state.mover))
        case Phase.COUNT:
            return say(_BLOCKED) if state.out < 0 else say(_COUNTED, player=SeatName(state.out))
        case Phase.OVER:
            scores = st.totals(state)
            best = tuple(SeatName(winner) for winner, score in enumerate(scores) if score == min(scores))
            return say(_WON, players=Names(best))
        case _ if state.pending:
            return say(_TO_ANSWER, n=state.pending, player=player)
        case _ if seat == state.turn:
            return _own_prompt(state, player)
        case _:
            return say(_TO_REPLAY if state.again and not state.drawn else _TURN, player=player)


def _own_prompt(state: State, player: SeatName) -> Text:
    fits, free = bool(st.fitting(state, state.turn)), state.house.free_draw
    if state.drawn:
        if fits:
            return say(_TO_LAY_OR_PASS if free else _TO_LAY_DRAWN, player=player)
        return say(_TO_PASS, player=player)
    if not fits:
        return say(_TO_DRAW if st.can_draw(state) else _TO_PASS, player=player)
    if free and st.can_draw(state):
        return say(_TO_LAY_OR_DRAW, player=player)
    return say(_TO_REPLAY if state.again and st.top_rank(state) == SEVEN else _TO_LAY, player=player)


def hand_fact(state: State, seat: Seat) -> Text:
    """The line on a plate: how many cards, the call, or the points of the deal that is counted."""
    if state.phase in (Phase.COUNT, Phase.OVER):
        return points(state.sheet[-1][seat])
    size = len(state.hands[seat])
    if size == 1 and state.called and seat == state.mover:
        return say(CALLED_CARD)
    return say(CARDS, n=size)


# The score


def points(score: int) -> Text:
    """So many points, in words."""
    return say(_MINUS_POINTS if score < 0 else _POINTS, n=abs(score))


def score(state: State) -> ScoreSheet:
    """A row for each deal, also for those to come, and the totals."""
    being_played = 0 if state.phase in (Phase.COUNT, Phase.OVER) else state.deal
    caption, deals = say(_CAPTION, n=state.house.deals), state.house.deals
    return score_sheet(caption, state.sheet, state.seats, deals, current=being_played, lowest_wins=True)
