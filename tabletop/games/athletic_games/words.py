"""What the table of Athletic Games says: offers, the log, the strip, the score."""

from __future__ import annotations

from tabletop.core.game import Offer
from tabletop.core.model import Action, Place, Seat, TokenId
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Names, SeatName, Text, say
from tabletop.core.view import ScoreRow, ScoreSheet, View
from tabletop.games.athletic_games.deck import CARD_OF, card_name
from tabletop.games.athletic_games.deck import face_name as card_face_name
from tabletop.games.athletic_games.state import HANDS, SPOT_OF, SPOTS, STOCK, State, can_move, can_place
from tabletop.games.athletic_games.state import MEDALS as MEDALS_ZONE

MEDALS = PLURAL_NOOP("athletic_games", "%n medal(s)", "", 1)
CARDS = PLURAL_NOOP("athletic_games", "%n card(s)", "cards in a hand", 1)
FIRST_TO = PLURAL_NOOP("athletic_games", "First to %n medal(s)", "", 1)
HOLE = QT_TRANSLATE_NOOP("athletic_games", "hole", "written on an empty place of the circle")
MEDALS_LABEL = QT_TRANSLATE_NOOP("athletic_games", "Medals to be won")
WON_LABEL = QT_TRANSLATE_NOOP("athletic_games", "Medals of {player}")
_MEDAL_NAME = QT_TRANSLATE_NOOP("athletic_games", "medal", "name of a token")
STOCK_LABEL = QT_TRANSLATE_NOOP("athletic_games", "Stock")
PLACE = QT_TRANSLATE_NOOP("athletic_games", "Place {number}", "one of the five places of the circle")

_PLAY = QT_TRANSLATE_NOOP("athletic_games", "Lay the {card} on the {top}", "a possible move")
_PLAY_HOLE = QT_TRANSLATE_NOOP("athletic_games", "Lay the {card} in the hole, place {number}", "a possible move")
_MOVE_PILE = PLURAL_NOOP("athletic_games", "Move the pile of %n card(s) with the {card} onto the {top}", "", 1)
_MOVE_TOP = QT_TRANSLATE_NOOP("athletic_games", "Move only the {card} onto the {top}", "a possible move")
_ONLY = QT_TRANSLATE_NOOP("athletic_games", "Only the {card}", "how much of a pile is to move")
_WHOLE = PLURAL_NOOP("athletic_games", "The whole pile: %n card(s)", "how much of a pile is to move", 1)
_END = QT_TRANSLATE_NOOP("athletic_games", "End the turn", "a possible move")
_HIDDEN = QT_TRANSLATE_NOOP("athletic_games", "hidden card")

_PLAYS = QT_TRANSLATE_NOOP("athletic_games", "{player} lays the {card} on the {top}.")
_PLAYS_HOLE = QT_TRANSLATE_NOOP("athletic_games", "{player} lays the {card} in a hole.")
_MOVES_PILE = PLURAL_NOOP("athletic_games", "{player} moves %n card(s) onto the {top}.", "", 1)
_NOW_ON_TOP = QT_TRANSLATE_NOOP("athletic_games", "Now the {card} is on top.")
_ENDS = PLURAL_NOOP("athletic_games", "{player} ends the turn and draws %n card(s).", "", 1)
_ENDS_EMPTY = QT_TRANSLATE_NOOP("athletic_games", "{player} ends the turn and has nothing to draw.")
_MEDAL = PLURAL_NOOP("athletic_games", "A medal for {player}, who draws %n card(s).", "", 1)
_LAST_MEDAL = PLURAL_NOOP("athletic_games", "{player} wins the match with %n medal(s).", "", 1)
_REBUILT = QT_TRANSLATE_NOOP("athletic_games", "The covered cards are the new stock.")

_TURN = QT_TRANSLATE_NOOP("athletic_games", "It is {player}’s turn.")
_TO_GO = PLURAL_NOOP("athletic_games", "{player} lays cards or moves piles: %n card(s) to go.", "", 1)
_ONLY_MOVES = QT_TRANSLATE_NOOP("athletic_games", "No card fits now. {player} moves a pile or ends the turn.")
_STUCK = QT_TRANSLATE_NOOP("athletic_games", "No card fits and no pile can move. {player} ends the turn.")
_NO_CARDS = QT_TRANSLATE_NOOP("athletic_games", "{player} has no cards and only draws.")
_WON = QT_TRANSLATE_NOOP("athletic_games", "The match is over. Winner: {players}.")
_SHARED = QT_TRANSLATE_NOOP("athletic_games", "The match is over. {players} share the victory.")

_SCORE_HAND = QT_TRANSLATE_NOOP("athletic_games", "Cards in hand")
_SCORE_MEDALS = QT_TRANSLATE_NOOP("athletic_games", "Medals")
_CAPTION = PLURAL_NOOP("athletic_games", "%n medal(s) win", "heading of the score", 1)


def _face(view: View, token: TokenId) -> str | None:
    return next((p.face for p in view.placements if p.token == token), None)


def _card(face: str | None) -> Text:
    return card_name(CARD_OF[face]) if face in CARD_OF else say(_HIDDEN)


def _top(view: View, place: Place | None) -> str | None:
    """The face of the top card of a place; None for a hole."""
    here = [p for p in view.placements if place is not None and p.place.zone == place.zone]
    return max(here, key=lambda p: p.place.slot).face if here else None


def _height(view: View, token: TokenId) -> int:
    """How many cards lie on the place of a token."""
    zone = next((p.place.zone for p in view.placements if p.token == token), "")
    return sum(1 for p in view.placements if p.place.zone == zone)


def face_name(face: str) -> Text | None:
    """What an art key shows: a card or a medal."""
    return say(_MEDAL_NAME) if face.startswith("medal-") else card_face_name(face)


def place_name(place: Place) -> Text | None:
    """A place of the circle in words."""
    spot = SPOT_OF.get(place.zone)
    return None if spot is None else say(PLACE, number=spot + 1)


def describe(view: View, action: Action) -> Text:
    """An action as an offer."""
    if action.verb == "end_turn" or not action.tokens:
        return say(_END)
    card, top = _card(_face(view, action.tokens[0])), _top(view, action.to)
    if action.verb == "move_pile":
        return say(_MOVE_PILE, n=_height(view, action.tokens[0]), card=card, top=_card(top))
    if action.verb == "move_top":
        return say(_MOVE_TOP, card=card, top=_card(top))
    if top is None:
        number = SPOT_OF.get(action.to.zone, -1) + 1 if action.to is not None else 0
        return say(_PLAY_HOLE, card=card, number=number)
    return say(_PLAY, card=card, top=_card(top))


def offers(view: View, actions: tuple[Action, ...]) -> tuple[Offer, ...]:
    """The question which place is meant, with the card on which it goes; or how much of a pile goes to one place, with
    the card that will be on top there."""
    if len({action.to for action in actions}) > 1:
        return tuple(Offer(action, describe(view, action), _top(view, action.to) or "") for action in actions)
    return tuple(_how_much(view, action) for action in actions)


def _how_much(view: View, action: Action) -> Offer:
    token = action.tokens[0]
    if action.verb == "move_top":
        return Offer(action, say(_ONLY, card=_card(_face(view, token))), _face(view, token) or "")
    zone = next((p.place.zone for p in view.placements if p.token == token), "")
    lowest = min((p for p in view.placements if p.place.zone == zone), key=lambda p: p.place.slot)
    return Offer(action, say(_WHOLE, n=_height(view, token)), lowest.face or "")


# The log


def report(before: View, action: Action, after: View) -> tuple[Text, ...]:
    """What happened, as whoever has these two views saw it."""
    player = SeatName(action.seat)
    if action.verb == "end_turn":
        return _ended(before, action.seat, after)
    card, top = _card(_face(after, action.tokens[0])), _top(before, action.to)
    if action.verb == "play":
        line = say(_PLAYS_HOLE, player=player, card=card)
        if top is not None:
            line = say(_PLAYS, player=player, card=card, top=_card(top))
        medal = _medal(before, action.seat, after)
        return (line,) if medal is None else (line, medal)
    count = 1 if action.verb == "move_top" else _height(before, action.tokens[0])
    now = _card(_top(after, action.to))
    line = say(_MOVES_PILE, n=count, player=player, top=_card(top))
    return (line, say(_NOW_ON_TOP, card=now)) if count > 1 else (line,)


def _hand(view: View, seat: Seat) -> set[TokenId]:
    zone = HANDS[seat].zone
    return {p.token for p in view.placements if p.place.zone == zone}


def _ended(before: View, seat: Seat, after: View) -> tuple[Text, ...]:
    player, drawn = SeatName(seat), len(_hand(after, seat) - _hand(before, seat))
    line = say(_ENDS, n=drawn, player=player) if drawn else say(_ENDS_EMPTY, player=player)
    covered = {p.token for p in before.placements if p.place.zone in SPOT_OF}
    rebuilt = any(p.token in covered and p.place.zone not in SPOT_OF for p in after.placements)
    return (line, say(_REBUILT)) if rebuilt else (line,)


def _medal(before: View, seat: Seat, after: View) -> Text | None:
    """The second line of a play that emptied the hand."""
    if len(_hand(before, seat)) > 1:
        return None
    if after.result is not None and after.result.rule == "athletic_games.five-medals":
        return say(_LAST_MEDAL, n=after.result.scores[seat], player=SeatName(seat))
    return say(_MEDAL, n=len(_hand(after, seat)), player=SeatName(seat))


# The strip


def prompt(state: State, seat: Seat | None, winners: tuple[Seat, ...]) -> Text:
    """Whose turn it is and what to do; only the seat itself is told what its hand allows."""
    player = SeatName(state.turn)
    if winners:
        names = Names(tuple(SeatName(winner) for winner in winners))
        return say(_WON if len(winners) == 1 else _SHARED, players=names)
    hand = state.hands[state.turn]
    if not hand:
        return say(_NO_CARDS, player=player)
    if seat != state.turn:
        return say(_TURN, player=player)
    if can_place(state, seat):
        return say(_TO_GO, n=len(hand), player=player)
    return say(_ONLY_MOVES if can_move(state) else _STUCK, player=player)


# The score


def score(state: State) -> ScoreSheet:
    """Medals, and the cards in hand that decide between equals."""
    rows = (
        ScoreRow(say(_SCORE_HAND), tuple(len(hand) for hand in state.hands)),
        ScoreRow(say(_SCORE_MEDALS), state.medals, total=True),
    )
    return ScoreSheet(say(_CAPTION, n=state.house.medals_to_win), rows)


def zone_label(zone: str) -> Text:
    """How a zone of the middle, or the tray, is called."""
    if zone == MEDALS_ZONE.zone:
        return say(MEDALS_LABEL)
    return say(STOCK_LABEL) if zone == STOCK.zone else say(PLACE, number=SPOTS.index(Place(zone)) + 1)
