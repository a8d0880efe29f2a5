"""What the table of Crazy Eights says: offers, the log, the strip, the score."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.core.game import Offer
from tabletop.core.model import Action, Seat
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Names, SeatName, Text, say
from tabletop.core.view import ScoreSheet, View
from tabletop.games.crazy_eights.state import (
    DRAWERS,
    HANDS,
    SEVEN,
    Phase,
    State,
    can_draw,
    fitting,
    read_choice,
    top_rank,
    totals,
)
from tabletop.kit.cards import ACE, CARD_OF, JACK, RANKS, SUIT_FACES, SUITS, cards_named, suit_name
from tabletop.kit.deals import score_sheet
from tabletop.kit.hands import faces_of, sizes

_POINTS = PLURAL_NOOP("crazy_eights", "%n point(s)", "", 1)
_MINUS_POINTS = PLURAL_NOOP("crazy_eights", "−%n point(s)", "less than nothing", 1)
CARDS = PLURAL_NOOP("crazy_eights", "%n card(s)", "cards in a hand", 1)
CALLED_CARD = QT_TRANSLATE_NOOP("crazy_eights", "“Card!”", "said by a player with one card left")

_LAY = QT_TRANSLATE_NOOP("crazy_eights", "Lay: {cards}", "a possible move")
_LAY_CALL = QT_TRANSLATE_NOOP("crazy_eights", "Lay: {cards}. Call “Card!”", "a possible move")
_LAY_NAME = QT_TRANSLATE_NOOP("crazy_eights", "Lay: {cards}. Name: {suit}", "a possible move")
_LAY_NAME_CALL = QT_TRANSLATE_NOOP("crazy_eights", "Lay: {cards}. Name: {suit}. Call “Card!”", "a possible move")
_DRAW = QT_TRANSLATE_NOOP("crazy_eights", "Draw", "a possible move: from the stock")
_PASS = QT_TRANSLATE_NOOP("crazy_eights", "Pass", "a possible move")
_CALL_CARD = QT_TRANSLATE_NOOP("crazy_eights", "Call “Card!”", "a possible move")
_CATCH = QT_TRANSLATE_NOOP("crazy_eights", "Catch {player} without the call", "a possible move")
_GIVE = QT_TRANSLATE_NOOP("crazy_eights", "Give: {card}", "a possible move")
_GO_ON = QT_TRANSLATE_NOOP("crazy_eights", "Play goes on.")

_LAYS = QT_TRANSLATE_NOOP("crazy_eights", "{player} lays: {cards}.")
_LAYS_CALLS = QT_TRANSLATE_NOOP("crazy_eights", "{player} lays: {cards}. “Card!”")
_LAYS_NAMES = QT_TRANSLATE_NOOP("crazy_eights", "{player} lays: {cards}. Suit named: {suit}.")
_LAYS_NAMES_CALLS = QT_TRANSLATE_NOOP("crazy_eights", "{player} lays: {cards}. Suit named: {suit}. “Card!”")
_DRAWS = PLURAL_NOOP("crazy_eights", "{player} draws %n card(s).", "", 1)
_DRAWS_KNOWN = QT_TRANSLATE_NOOP("crazy_eights", "{player} draws: {cards}.")
_DRAWS_NOTHING = QT_TRANSLATE_NOOP("crazy_eights", "{player} has nothing to draw.")
_TURNS = QT_TRANSLATE_NOOP("crazy_eights", "The direction of play turns.")
_SKIPPED_ONE = QT_TRANSLATE_NOOP("crazy_eights", "{player} misses a turn.")
_SKIPPED = QT_TRANSLATE_NOOP("crazy_eights", "Who misses a turn: {players}.")
_AGAIN = QT_TRANSLATE_NOOP("crazy_eights", "{player} plays again.")
_OUT = QT_TRANSLATE_NOOP("crazy_eights", "{player} has no cards left: the deal is over.")
_PASSES = QT_TRANSLATE_NOOP("crazy_eights", "{player} passes.")
_CALLS = QT_TRANSLATE_NOOP("crazy_eights", "{player} calls “Card!”")
_CATCHES = QT_TRANSLATE_NOOP("crazy_eights", "{player} catches {other} without the call.")
_GETS = PLURAL_NOOP("crazy_eights", "{player} gets %n card(s).", "", 1)
_CATCHES_NOT = QT_TRANSLATE_NOOP("crazy_eights", "{player} tries to catch, without cause.")
_GIVES = QT_TRANSLATE_NOOP("crazy_eights", "{player} gives {other}: {card}.")
_NEXT_DEAL = QT_TRANSLATE_NOOP("crazy_eights", "A new deal begins.")

_TURN = QT_TRANSLATE_NOOP("crazy_eights", "It is {player}’s turn.")
_TO_LAY = QT_TRANSLATE_NOOP("crazy_eights", "{player} lays a card that fits.")
_TO_LAY_DRAWN = QT_TRANSLATE_NOOP("crazy_eights", "The drawn card fits: {player} lays it.")
_TO_LAY_OR_PASS = QT_TRANSLATE_NOOP("crazy_eights", "{player} lays a card or passes.")
_TO_LAY_OR_DRAW = QT_TRANSLATE_NOOP("crazy_eights", "{player} lays a card that fits, or draws one.")
_TO_DRAW = QT_TRANSLATE_NOOP("crazy_eights", "No card fits: {player} draws one.")
_TO_PASS = QT_TRANSLATE_NOOP("crazy_eights", "No card fits: {player} passes.")
_TO_ANSWER = PLURAL_NOOP("crazy_eights", "{player} draws %n card(s), or lays a 2 or a joker.", "", 1)
_TO_REPLAY = QT_TRANSLATE_NOOP("crazy_eights", "A 7: {player} plays again.")
_WAIT = PLURAL_NOOP("crazy_eights", "{player} has %n card(s) left. Play goes on in a moment.", "", 1)
_DUE = QT_TRANSLATE_NOOP("crazy_eights", "{player} has one card left. Who is faster: the call or a catch?")
_DUE_CALLED = QT_TRANSLATE_NOOP("crazy_eights", "{player} has one card left and called “Card!”")
_MOMENTS = (_WAIT, _DUE, _DUE_CALLED)
_TO_GIVE = QT_TRANSLATE_NOOP("crazy_eights", "{giver} gives {player} a card.")
_COUNTED = QT_TRANSLATE_NOOP("crazy_eights", "{player} has no cards left. The hands are counted.")
_BLOCKED = QT_TRANSLATE_NOOP("crazy_eights", "The deal is blocked. The hands are counted.")
_WON = QT_TRANSLATE_NOOP("crazy_eights", "The match is over. Lowest total: {players}.")

WHICH_SUIT = QT_TRANSLATE_NOOP("crazy_eights", "Which suit is in force now?", "asked of whoever has laid an 8")
_OFFER_SUIT = PLURAL_NOOP("crazy_eights", "{suit}: %n card(s) in hand", "choice of the suit for an 8", 1)
DEAL_OF = QT_TRANSLATE_NOOP("crazy_eights", "Deal {deal} of {deals}")
_CAPTION = PLURAL_NOOP("crazy_eights", "%n deal(s), the lowest total wins", "heading of the score", 1)


def _cards(view: View, tokens: Iterable[str]) -> Text | Names:
    """The cards of these tokens as far as the viewer sees them."""
    faces = faces_of(view)
    return cards_named(faces.get(token) for token in tokens)


def describe(view: View, action: Action) -> Text:
    """An action as an offer."""
    match action.verb:
        case "play":
            return _describe_play(view, action)
        case "draw":
            return say(_DRAW)
        case "pass":
            return say(_PASS)
        case "call_card":
            return say(_CALL_CARD)
        case "catch":
            offender = _in_question(view)
            return say(_CATCH, player=SeatName(action.seat if offender is None else offender))
        case "give":
            return say(_GIVE, card=_cards(view, action.tokens or ("",)))
        case _:
            return say(_GO_ON)


def _describe_play(view: View, action: Action) -> Text:
    cards = _cards(view, action.tokens or ("",))
    suit, call = read_choice(action.choice)
    if suit < 0:
        return say(_LAY_CALL if call else _LAY, cards=cards)
    return say(_LAY_NAME_CALL if call else _LAY_NAME, cards=cards, suit=suit_name(suit))


def offers(view: View, actions: tuple[Action, ...]) -> tuple[Offer, ...]:
    """The question which suit is meant, with the cards of it that stay in hand."""
    return tuple(_offer(view, action) for action in actions)


def _offer(view: View, action: Action) -> Offer:
    suit, _ = read_choice(action.choice)
    if action.verb != "play" or suit < 0:
        return Offer(action, describe(view, action))
    hand = HANDS[action.seat].zone
    kept = [p.face for p in view.placements if p.place.zone == hand and p.token not in action.tokens]
    count = sum(1 for face in kept if face is not None and SUITS[CARD_OF[face]] == suit)
    return Offer(action, say(_OFFER_SUIT, n=count, suit=suit_name(suit)), SUIT_FACES[suit])


def is_giving(view: View) -> bool:
    """Whether somebody gives a card to whoever was caught now."""
    return view.prompt.msg == _TO_GIVE


# The log


def report(before: View, action: Action, after: View) -> tuple[Text, ...]:
    """What happened, as whoever has these two views saw it."""
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
            return _report_catch(before, action, after)
        case "give":
            other = _owner(after, action.tokens[0])
            return (say(_GIVES, player=player, other=SeatName(other), card=_cards(after, action.tokens)),)
        case _:
            return () if before.prompt.msg in _MOMENTS else (say(_NEXT_DEAL),)


def _owner(view: View, token: str) -> Seat:
    return next((p.owner for p in view.placements if p.token == token and p.owner is not None), 0)


def _report_play(before: View, action: Action, after: View) -> tuple[Text, ...]:
    player, cards = SeatName(action.seat), _cards(after, action.tokens)
    suit, call = read_choice(action.choice)
    if suit < 0:
        line = say(_LAYS_CALLS if call else _LAYS, player=player, cards=cards)
    else:
        line = say(_LAYS_NAMES_CALLS if call else _LAYS_NAMES, player=player, cards=cards, suit=suit_name(suit))
    effect = _report_effect(before, action, after)
    return (line,) if effect is None else (line, effect)


def _report_effect(before: View, action: Action, after: View) -> Text | None:
    seat, player = action.seat, SeatName(action.seat)
    face = faces_of(after).get(action.tokens[-1])
    rank = RANKS[CARD_OF[face]] if face is not None else 0
    was, now = sizes(before), sizes(after)
    if seat not in now and not (rank == SEVEN and seat in after.active):
        return say(_OUT, player=player)
    if rank in DRAWERS:
        gained = [other for other in now if other != seat and now[other] > was.get(other, 0)]
        return _report_draw(before, gained[0], after) if gained else None
    if rank == ACE and len(was) > 2 and len(action.tokens) % 2:
        return say(_TURNS)
    if rank == JACK:
        count = min(len(action.tokens), len(was) - 1)
        skipped = tuple(SeatName((seat + _step(before) * (1 + index)) % len(was)) for index in range(count))
        return say(_SKIPPED, players=Names(skipped)) if count > 1 else say(_SKIPPED_ONE, player=skipped[0])
    return say(_AGAIN, player=player) if rank == SEVEN else None


def _step(view: View) -> int:
    """1 if play goes clockwise, else -1."""
    turned = any(getattr(fact, "clockwise", True) is False for fact in view.facts)
    return -1 if turned else 1


def _report_draw(before: View, seat: Seat, after: View) -> Text:
    held = {p.token for p in before.placements if p.place.zone == HANDS[seat].zone}
    new = [p for p in after.placements if p.place.zone == HANDS[seat].zone and p.token not in held]
    player = SeatName(seat)
    if not new:
        return say(_DRAWS_NOTHING, player=player)
    if any(p.face is None for p in new):
        return say(_DRAWS, n=len(new), player=player)
    return say(_DRAWS_KNOWN, player=player, cards=_cards(after, [p.token for p in new]))


def _report_catch(before: View, action: Action, after: View) -> tuple[Text, ...]:
    player = SeatName(action.seat)
    offender = _in_question(before)
    if offender is None or after.prompt.msg in _MOMENTS:
        return (say(_CATCHES_NOT, player=player),)
    lines = [say(_CATCHES, player=player, other=SeatName(offender))]
    if sizes(after).get(offender, 0) > sizes(before).get(offender, 0):
        lines.append(say(_GETS, n=sizes(after)[offender] - 1, player=SeatName(offender)))
    return tuple(lines)


def _in_question(view: View) -> Seat | None:
    """Whose call is waited for."""
    if view.prompt.msg not in _MOMENTS:
        return None
    return next((value.seat for _, value in view.prompt.args if isinstance(value, SeatName)), None)


# The strip


def prompt(state: State, seat: Seat | None) -> Text:
    """Whose turn it is and what to do; only the seat itself is told what its hand allows."""
    player = SeatName(state.turn)
    match state.phase:
        case Phase.MOMENT:
            return _moment_prompt(state)
        case Phase.GIVE:
            return say(_TO_GIVE, giver=SeatName(state.givers[0]), player=SeatName(state.mover))
        case Phase.COUNT:
            return say(_BLOCKED) if state.out < 0 else say(_COUNTED, player=SeatName(state.out))
        case Phase.OVER:
            scores = totals(state)
            best = tuple(SeatName(winner) for winner, score in enumerate(scores) if score == min(scores))
            return say(_WON, players=Names(best))
        case _ if state.pending:
            return say(_TO_ANSWER, n=state.pending, player=player)
        case _ if seat == state.turn:
            return _own_prompt(state, player)
        case _:
            return say(_TO_REPLAY if state.again and not state.drawn else _TURN, player=player)


def _moment_prompt(state: State) -> Text:
    player, size = SeatName(state.mover), len(state.hands[state.mover])
    if size > 1:
        return say(_WAIT, n=size, player=player)
    return say(_DUE_CALLED if state.called else _DUE, player=player)


def _own_prompt(state: State, player: SeatName) -> Text:
    fits, free = bool(fitting(state, state.turn)), state.house.free_draw
    if state.drawn:
        if fits:
            return say(_TO_LAY_OR_PASS if free else _TO_LAY_DRAWN, player=player)
        return say(_TO_PASS, player=player)
    if not fits:
        return say(_TO_DRAW if can_draw(state) else _TO_PASS, player=player)
    if free and can_draw(state):
        return say(_TO_LAY_OR_DRAW, player=player)
    return say(_TO_REPLAY if state.again and top_rank(state) == SEVEN else _TO_LAY, player=player)


def hand_fact(state: State, seat: Seat) -> Text:
    """The line on a plate: how many cards, the call, or the points of the deal that is counted."""
    if state.phase in (Phase.COUNT, Phase.OVER):
        return points(state.sheet[-1][seat])
    size = len(state.hands[seat])
    if size == 1 and state.called and seat == state.mover and state.phase is Phase.MOMENT:
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
