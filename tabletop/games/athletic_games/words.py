"""What the table of Athletic Games says: offers, the log, the strip, the score."""

from __future__ import annotations

from tabletop.core.game import Offer
from tabletop.core.model import Action, Place, Seat
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Names, SeatName, Text, say
from tabletop.core.view import Moment, ScoreRow, ScoreSheet
from tabletop.games.athletic_games.cards import CARD_OF, FACES, card_name
from tabletop.games.athletic_games.state import INDEX, SPOT_OF, State, can_move, can_place, spot_with

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

_PLAYS = QT_TRANSLATE_NOOP("athletic_games", "{player} lays the {card} on the {top}.")
_PLAYS_HOLE = QT_TRANSLATE_NOOP("athletic_games", "{player} lays the {card} in a hole.")
_MOVES_PILE = PLURAL_NOOP("athletic_games", "{player} moves %n card(s) onto the {top}.", "", 1)
_WON_MEDAL = QT_TRANSLATE_NOOP("athletic_games", "A medal!")
_NOW_ON_TOP = QT_TRANSLATE_NOOP("athletic_games", "Now the {card} is on top.")
_ENDS = PLURAL_NOOP("athletic_games", "{player} ends the turn and draws %n card(s).", "", 1)
_ENDS_EMPTY = QT_TRANSLATE_NOOP("athletic_games", "{player} ends the turn and has nothing to draw.")
MEDAL_FACE = "medal-star"
_MEDAL = PLURAL_NOOP("athletic_games", "A medal for {player}, who draws %n card(s).", "", 1)
_LAST_MEDAL = PLURAL_NOOP("athletic_games", "{player} wins the match with %n medal(s).", "", 1)
_REBUILT = QT_TRANSLATE_NOOP("athletic_games", "The covered cards are the new stock.")

_TURN = QT_TRANSLATE_NOOP("athletic_games", "It is {player}’s turn.")
_TO_GO = PLURAL_NOOP("athletic_games", "{player} may lay cards or move piles: %n card(s) to go.", "", 1)
_ONLY_MOVES = QT_TRANSLATE_NOOP("athletic_games", "No card fits now. {player} may move a pile or end the turn.")
_STUCK = QT_TRANSLATE_NOOP("athletic_games", "No card fits and no pile can move. {player} must end the turn.")
_NO_CARDS = QT_TRANSLATE_NOOP("athletic_games", "{player} has no cards and can only draw.")
_WON = QT_TRANSLATE_NOOP("athletic_games", "The match is over. Winner: {players}.")
_SHARED = QT_TRANSLATE_NOOP("athletic_games", "The match is over. {players} share the victory.")

_SCORE_HAND = QT_TRANSLATE_NOOP("athletic_games", "Cards in hand")
_SCORE_MEDALS = QT_TRANSLATE_NOOP("athletic_games", "Medals")
_CAPTION = PLURAL_NOOP("athletic_games", "%n medal(s) win", "heading of the score", 1)


def _card(state: State, token: int) -> Text:
    return card_name(state.faces[token])


def _goal(state: State, action: Action) -> tuple[int, ...]:
    """The pile onto which cards go; empty: a hole."""
    return state.piles[SPOT_OF[action.to.zone]] if action.to is not None else ()


def _moving(state: State, action: Action) -> tuple[int, ...]:
    """The cards that a pile move moves, from below."""
    token = INDEX[action.tokens[0]]
    return (token,) if action.verb == "move_top" else state.piles[spot_with(state, token)]


def face_name(face: str) -> Text | None:
    """What an art key shows: a card or a medal."""
    return card_name(CARD_OF[face]) if face in CARD_OF else say(_MEDAL_NAME)


def place_name(place: Place) -> Text | None:
    """A place of the circle in words."""
    spot = SPOT_OF.get(place.zone)
    return None if spot is None else say(PLACE, number=spot + 1)


def describe(state: State, action: Action) -> Text:
    """An action as an offer."""
    if action.verb == "end_turn" or action.to is None:
        return say(_END)
    card, goal = _card(state, INDEX[action.tokens[0]]), _goal(state, action)
    if not goal:
        return say(_PLAY_HOLE, card=card, number=SPOT_OF[action.to.zone] + 1)
    top = _card(state, goal[-1])
    if action.verb == "move_pile":
        return say(_MOVE_PILE, n=len(_moving(state, action)), card=card, top=top)
    return say(_MOVE_TOP if action.verb == "move_top" else _PLAY, card=card, top=top)


def offers(state: State, actions: tuple[Action, ...]) -> tuple[Offer, ...]:
    """The question which place is meant, with the card on which it goes; or how much of a pile goes to one place, with
    the card that will be on top there."""
    if len({action.to for action in actions}) > 1:
        goals = ((action, _goal(state, action)) for action in actions)
        return tuple(Offer(a, describe(state, a), FACES[state.faces[goal[-1]]] if goal else "") for a, goal in goals)
    return tuple(_how_much(state, action) for action in actions)


def _how_much(state: State, action: Action) -> Offer:
    moving = _moving(state, action)
    lowest, single = moving[0], action.verb == "move_top"
    label = say(_ONLY, card=_card(state, lowest)) if single else say(_WHOLE, n=len(moving))
    return Offer(action, label, FACES[state.faces[lowest]])


# The log


def report(before: State, action: Action, after: State) -> tuple[Text, ...]:
    """What happened, as everybody may know it."""
    player = SeatName(action.seat)
    if action.verb == "end_turn":
        return _ended(before, action.seat, after)
    goal = _goal(before, action)
    if action.verb == "play":
        # After a rebuilt stock the card still lies on top.
        card = _card(after, INDEX[action.tokens[0]])
        line = say(_PLAYS, player=player, card=card, top=_card(before, goal[-1])) if goal else None
        return (line or say(_PLAYS_HOLE, player=player, card=card), *_medal(before, action.seat, after))
    moving = _moving(before, action)
    line = say(_MOVES_PILE, n=len(moving), player=player, top=_card(before, goal[-1]))
    return (line, say(_NOW_ON_TOP, card=_card(before, moving[0]))) if len(moving) > 1 else (line,)


def _ended(before: State, seat: Seat, after: State) -> tuple[Text, ...]:
    player, drawn = SeatName(seat), len(after.hands[seat]) - len(before.hands[seat])
    line = say(_ENDS, n=drawn, player=player) if drawn else say(_ENDS_EMPTY, player=player)
    rebuilt = any(set(was) - set(pile) for was, pile in zip(before.piles, after.piles, strict=True))
    return (line, say(_REBUILT)) if rebuilt else (line,)


def _medal(before: State, seat: Seat, after: State) -> tuple[Text, ...]:
    """The second line of a play that emptied the hand."""
    won = after.medals[seat]
    if won == before.medals[seat]:
        return ()
    if won == after.house.medals_to_win:
        return (say(_LAST_MEDAL, n=won, player=SeatName(seat)),)
    return (say(_MEDAL, n=len(after.hands[seat]), player=SeatName(seat)),)


def moment(before: State, action: Action, after: State) -> Moment | None:
    """A medal has been won."""
    seat = action.seat
    won = after.medals[seat] > before.medals[seat]
    return Moment(say(_WON_MEDAL), seat, MEDAL_FACE) if won else None


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
    goal = state.house.medals_to_win
    return ScoreSheet(say(_CAPTION, n=goal), rows, whole=goal, prize=MEDAL_FACE)
