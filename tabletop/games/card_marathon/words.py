"""What the table of Card Marathon says: offers, the log, the strip, the score."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.core.game import Offer
from tabletop.core.model import Action, Place, Seat, TokenId
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, Text, say
from tabletop.core.view import Moment, ScoreRow, ScoreSheet
from tabletop.games.card_marathon import deals, moves
from tabletop.games.card_marathon import state as st
from tabletop.games.card_marathon.moves import FROM_EFFORT, Kind
from tabletop.games.card_marathon.state import INDEX, MILESTONES, PACK, ROWS, TOKENS, Finish, Phase, State
from tabletop.kit import cards, pieces
from tabletop.kit.cards import card_name, cards_named, rank_name
from tabletop.kit.hands import HIDDEN, Tokens

ROW = QT_TRANSLATE_NOOP("card_marathon", "Milestones of {player}")
MILESTONE = QT_TRANSLATE_NOOP("card_marathon", "milestone {number} of {player}", "one of the five cards of a row")
REFRESHMENTS_LABEL = QT_TRANSLATE_NOOP("card_marathon", "Refreshments", "the stock of cards")
EFFORT_LABEL = QT_TRANSLATE_NOOP("card_marathon", "Effort", "the pile of thrown cards")
TRACK = QT_TRANSLATE_NOOP("card_marathon", "The lead")
PAD = QT_TRANSLATE_NOOP("card_marathon", "Straights", "heading of the table of values")
PAD_LABEL = QT_TRANSLATE_NOOP("card_marathon", "Values for straights")
BOX = QT_TRANSLATE_NOOP("card_marathon", "{line} for {player}", "a box of the table of values")
BLOCKED = QT_TRANSLATE_NOOP("card_marathon", "blocked", "a value that may not be used in a straight")
RACE_OF = QT_TRANSLATE_NOOP("card_marathon", "Race {race} of {races}")
RENEWED = PLURAL_NOOP("card_marathon", "New refreshments: %n more time(s)", "", 1)
LAID_CLOSED = QT_TRANSLATE_NOOP("card_marathon", "laid there closed by {player}", "of a milestone")
IN_CHALLENGE = QT_TRANSLATE_NOOP("card_marathon", "part of a challenge", "of a card")
CARDS = PLURAL_NOOP("card_marathon", "%n card(s)", "cards in a hand", 1)
CALL = QT_TRANSLATE_NOOP("card_marathon", "I upturn the stone!", "called when a milestone is upturned")
_STEPS = PLURAL_NOOP("card_marathon", "%n milestone(s) ahead", "on the track of the lead", 1)
_BEHIND = PLURAL_NOOP("card_marathon", "%n milestone(s) behind", "on the track of the lead", 1)
_SAME = QT_TRANSLATE_NOOP("card_marathon", "level", "on the track of the lead")
LEVEL = QT_TRANSLATE_NOOP("card_marathon", "Level")
_AHEAD = QT_TRANSLATE_NOOP("card_marathon", "{player} leads by {lead}", "written over the track")
_AHEAD_FAR = QT_TRANSLATE_NOOP("card_marathon", "{player}: no straights", "written over the track")
_AHEAD_TOO_FAR = QT_TRANSLATE_NOOP("card_marathon", "{player}: do not finish", "written over the track")

_KINDS = {
    Kind.FOUR_OF_A_KIND: QT_TRANSLATE_NOOP("card_marathon", "four of a kind", "what is declared"),
    Kind.STRAIGHT_FLUSH: QT_TRANSLATE_NOOP("card_marathon", "a straight flush", "what is declared"),
    Kind.STRAIGHT: QT_TRANSLATE_NOOP("card_marathon", "a straight", "what is declared"),
}
_DRAW = QT_TRANSLATE_NOOP("card_marathon", "Draw from the refreshments", "a possible move")
_DRAW_NEW = QT_TRANSLATE_NOOP("card_marathon", "Shuffle new refreshments and draw", "a possible move")
_TAKE = QT_TRANSLATE_NOOP("card_marathon", "Take the {card} from the effort", "a possible move")
_THROW = QT_TRANSLATE_NOOP("card_marathon", "Throw the {card}", "a possible move")
_DECLARE = QT_TRANSLATE_NOOP("card_marathon", "Declare {kind}: {cards}", "a possible move")
_DECLARE_TOP = QT_TRANSLATE_NOOP("card_marathon", "Declare {kind}: {cards}. On top: {card}", "a possible move")
_UPTURN = QT_TRANSLATE_NOOP("card_marathon", "Upturn milestone {number}", "a possible move")
_SWAP_OPEN = QT_TRANSLATE_NOOP("card_marathon", "Swap the {card} with the {old}, milestone {number}", "a possible move")
_SWAP_CLOSED = QT_TRANSLATE_NOOP(
    "card_marathon", "Swap the {card} with the closed milestone {number}", "a possible move"
)
_GO_ON = QT_TRANSLATE_NOOP("card_marathon", "The race goes on.")
_WHICH_ENERGY = QT_TRANSLATE_NOOP("card_marathon", "Which energy card goes there?")
_WHICH_CHALLENGE = QT_TRANSLATE_NOOP("card_marathon", "Which challenge?")

_DRAWS = QT_TRANSLATE_NOOP("card_marathon", "{player} draws from the refreshments.")
_DRAWS_CARD = QT_TRANSLATE_NOOP("card_marathon", "{player} draws the {card} from the refreshments.")
_TAKES = QT_TRANSLATE_NOOP("card_marathon", "{player} takes the {card} from the effort.")
_REBUILT = QT_TRANSLATE_NOOP("card_marathon", "The effort pile was shuffled: new refreshments.")
_THROWS = QT_TRANSLATE_NOOP("card_marathon", "{player} throws the {card}.")
_DECLARES = QT_TRANSLATE_NOOP("card_marathon", "{player} declares {kind}: {cards}.")
_UPTURNS = QT_TRANSLATE_NOOP("card_marathon", "{player} upturns milestone {number}: {card}.")
_REFILLS = PLURAL_NOOP("card_marathon", "{player} draws %n card(s) from the refreshments.", "", 1)
_SWAPS_OPEN = QT_TRANSLATE_NOOP("card_marathon", "{player} swaps the {card} with milestone {number}, the {old}.")
_SWAPS_CLOSED = QT_TRANSLATE_NOOP("card_marathon", "{player} swaps an energy card with the closed milestone {number}.")
_SWAPS_KNOWN = QT_TRANSLATE_NOOP(
    "card_marathon", "{player} swaps the {card} with the closed milestone {number} and finds the {old}."
)
_ORGANIZES = QT_TRANSLATE_NOOP("card_marathon", "{player} organizes the race, {other} begins.")
_NEXT_RACE = QT_TRANSLATE_NOOP("card_marathon", "Race {race}: {player} organizes, {other} begins.")
_DRAW_AGAIN = QT_TRANSLATE_NOOP("card_marathon", "Equal values: both draw again.")

_LOTS = QT_TRANSLATE_NOOP(
    "card_marathon", "{player} draws the {card}, {other} draws the {second}. {organizer} organizes the race."
)
_EQUAL_LOTS = QT_TRANSLATE_NOOP(
    "card_marathon", "{player} draws the {card}, {other} draws the {second}. Equal values: both draw again."
)
_TURN = QT_TRANSLATE_NOOP("card_marathon", "It is {player}’s turn.")
_TO_DRAW = QT_TRANSLATE_NOOP("card_marathon", "{player} draws a card, or swaps an energy card with a milestone.")
_TO_THROW = QT_TRANSLATE_NOOP("card_marathon", "{player} throws one energy card, or declares a challenge.")
_CAN_DECLARE = QT_TRANSLATE_NOOP(
    "card_marathon", "{player} can declare {kind}: {cards}. Otherwise one energy card is thrown."
)
_FATAL = QT_TRANSLATE_NOOP(
    "card_marathon", "{player} can declare {kind}: {cards}. But whoever finishes so far ahead loses."
)
_HELD_VALUE = QT_TRANSLATE_NOOP(
    "card_marathon", "{cards} would be a straight, but a value is blocked: {rank}. {player} throws one energy card."
)
_HELD_LEAD = QT_TRANSLATE_NOOP(
    "card_marathon",
    "{cards} would be a straight, but {player} leads too far for straights. One energy card is thrown.",
)
_TO_UPTURN = QT_TRANSLATE_NOOP("card_marathon", "{player} chooses a closed milestone to upturn.")

_FINISHED = QT_TRANSLATE_NOOP("card_marathon", "{player} has upturned all five milestones and wins the race.")
_TOO_FAR = PLURAL_NOOP(
    "card_marathon", "{other} finishes %n milestone(s) ahead: too far. {player} wins the race.", "", 1
)
_RAN_OUT = QT_TRANSLATE_NOOP("card_marathon", "There are no refreshments left. {player} wins the race.")
_RAN_OUT_DRAWN = QT_TRANSLATE_NOOP("card_marathon", "There are no refreshments left. The race is drawn.")
_QUIET = QT_TRANSLATE_NOOP("card_marathon", "Nobody has drawn from the refreshments for long. {player} wins the race.")
_QUIET_DRAWN = QT_TRANSLATE_NOOP("card_marathon", "Nobody has drawn from the refreshments for long. The race is drawn.")
_MATCH_WON = QT_TRANSLATE_NOOP("card_marathon", "The match is over. Most races won: {player}.")
_MATCH_DRAWN = QT_TRANSLATE_NOOP("card_marathon", "The match is drawn: both have won equally many races.")
_WINS_RACE = QT_TRANSLATE_NOOP("card_marathon", "{player} wins the race!")

_UPTURNED = PLURAL_NOOP("card_marathon", "%n milestone(s) upturned", "", 1)
_RACES_WON = PLURAL_NOOP("card_marathon", "%n race(s) won", "", 1)
_SCORE_MILESTONES = QT_TRANSLATE_NOOP("card_marathon", "Upturned milestones")
_SCORE_SWAPS = QT_TRANSLATE_NOOP("card_marathon", "Closed milestones swapped")
_SCORE_RACE = QT_TRANSLATE_NOOP("card_marathon", "Milestones in race {race}")
_SCORE_WON = QT_TRANSLATE_NOOP("card_marathon", "Races won")
_CAPTION = QT_TRANSLATE_NOOP("card_marathon", "Five upturned milestones end the race", "heading of the score")
_CAPTION_RACES = PLURAL_NOOP("card_marathon", "%n race(s), most wins count", "heading of the score", 1)


# Names


def place_name(place: Place) -> Text | None:
    """A milestone or a step of the track in words."""
    if place.zone in ROWS:
        return say(MILESTONE, number=place.slot + 1, player=SeatName(ROWS.index(place.zone)))
    if place.zone == st.TRACK:
        lead = place.slot - MILESTONES
        return say(_STEPS if lead > 0 else _BEHIND, n=abs(lead)) if lead else say(_SAME)
    return None


def face_name(face: str) -> Text | None:
    """A card or a peg in words."""
    return cards.face_name(face) or pieces.face_name(face)


def value_name(value: int) -> Text:
    """The line of a value, 0 to 12, in the table of values."""
    name = rank_name(value + 1)
    return name if isinstance(name, Text) else say(_NUMBER, number=name)


_NUMBER = QT_TRANSLATE_NOOP("card_marathon", "{number}", "the value of a card from 2 to 10, as a number")


def _of(state: State, tokens: Iterable[TokenId]) -> list[int]:
    return list(PACK.shown(state.faces, tokens))


def _name(state: State, token: TokenId) -> Text:
    """The card of a token in words, or that it is a card."""
    (card,) = _of(state, (token,))
    named = cards_named((card,))
    assert isinstance(named, Text)
    return named


def _declared(state: State, action: Action) -> tuple[Text, tuple[int, ...]]:
    """The kind of a challenge and its cards, in the order in which they were chosen."""
    shown = tuple(_of(state, action.tokens))
    kind = moves.kind_of(shown) if HIDDEN not in shown else Kind.NONE
    return say(_KINDS.get(kind, _KINDS[Kind.STRAIGHT])), shown


# Offers


def describe(state: State, action: Action) -> Text:
    """An action as an offer."""
    match action.verb:
        case "draw" if action.choice == FROM_EFFORT and action.tokens:
            return say(_TAKE, card=_name(state, action.tokens[0]))
        case "draw":
            return say(_DRAW if state.refreshments else _DRAW_NEW)
        case "throw":
            return say(_THROW, card=_name(state, action.tokens[0]))
        case "challenge":
            return _challenge(state, action)
        case "upturn" if action.to is not None:
            return say(_UPTURN, number=action.to.slot + 1)
        case "swap_open" | "swap_closed":
            return _swap(state, action)
        case _:
            return say(_GO_ON)


def _challenge(state: State, action: Action) -> Text:
    """With the card that comes to lie on top; where the effort may be looked through, in the order of throwing."""
    kind, shown = _declared(state, action)
    if state.house.browse_effort or HIDDEN in shown:
        return say(_DECLARE, kind=kind, cards=cards_named(shown))
    tokens = tuple(INDEX[token] for token in action.tokens)
    energy = [token for token in tokens if token in state.hands[action.seat]]
    if len(energy) < 2:
        return say(_DECLARE, kind=kind, cards=cards_named(in_order(state, tokens)))
    top = card_name(state.faces[energy[-1]])
    return say(_DECLARE_TOP, kind=kind, cards=cards_named(in_order(state, tokens)), card=top)


def _swap(state: State, action: Action) -> Text:
    slot, card = action.to.slot if action.to is not None else 0, _name(state, action.tokens[0])
    if not st.is_upturned(state, action.seat, slot):
        return say(_SWAP_CLOSED, card=card, number=slot + 1)
    return say(_SWAP_OPEN, card=card, old=_name(state, TOKENS[state.rows[action.seat][slot]]), number=slot + 1)


def offers(state: State, actions: tuple[Action, ...]) -> tuple[Offer, ...]:
    """The question which energy card or which challenge is meant, with its first card."""
    return tuple(Offer(action, describe(state, action), _face(state, action)) for action in actions)


def _face(state: State, action: Action) -> str:
    shown = [card for card in _of(state, action.tokens) if card != HIDDEN]
    return cards.FACES[shown[0]] if shown else ""


def question(state: State, actions: tuple[Action, ...]) -> Text | None:
    """What the table asks about several swaps or challenges."""
    verbs = {action.verb for action in actions}
    if verbs == {"challenge"}:
        return say(_WHICH_CHALLENGE)
    return say(_WHICH_ENERGY) if verbs <= {"swap_open", "swap_closed"} else None


# The log


def report(before: State, action: Action, after: State) -> tuple[Text, ...]:
    """What happened, as whoever knows these two states saw it."""
    if action.verb == "go_on":
        return (_went_on(before, after),)
    line = _report(before, action, after)
    if len(after.finishes) > len(before.finishes):
        return line, finish_told(after.finishes[-1])
    if action.verb == "upturn" and after.rebuilt == before.rebuilt:
        count = len(after.hands[action.seat]) - len(before.hands[action.seat])
        return (line, say(_REFILLS, n=count, player=SeatName(action.seat))) if count else (line,)
    return (line, say(_REBUILT)) if after.rebuilt > before.rebuilt else (line,)


def _report(before: State, action: Action, after: State) -> Text:
    player, tokens = SeatName(action.seat), action.tokens
    match action.verb:
        case "draw":
            return _report_draw(action, after)
        case "throw":
            return say(_THROWS, player=player, card=_name(after, tokens[0]))
        case "challenge":
            kind, _ = _declared(after, action)
            shown = in_order(after, tuple(INDEX[token] for token in tokens))
            return say(_DECLARES, player=player, kind=kind, cards=cards_named(shown))
        case "upturn":
            slot = before.rows[action.seat].index(INDEX[tokens[0]])
            return say(_UPTURNS, player=player, number=slot + 1, card=_name(after, tokens[0]))
        case _:
            return _report_swap(before, action, after)


def _report_draw(action: Action, after: State) -> Text:
    player, card = SeatName(action.seat), after.faces[after.hands[action.seat][-1]]
    if action.choice == FROM_EFFORT:
        return say(_TAKES, player=player, card=cards_named((card,)))
    return say(_DRAWS, player=player) if card == HIDDEN else say(_DRAWS_CARD, player=player, card=card_name(card))


def _report_swap(before: State, action: Action, after: State) -> Text:
    player, slot = SeatName(action.seat), action.to.slot if action.to is not None else 0
    card, old = after.faces[INDEX[action.tokens[0]]], after.faces[before.rows[action.seat][slot]]
    if st.is_upturned(before, action.seat, slot):
        return say(_SWAPS_OPEN, player=player, card=card_name(card), number=slot + 1, old=cards_named((old,)))
    if HIDDEN in (card, old):
        return say(_SWAPS_CLOSED, player=player, number=slot + 1)
    return say(_SWAPS_KNOWN, player=player, card=card_name(card), number=slot + 1, old=card_name(old))


def _went_on(before: State, after: State) -> Text:
    if after.phase is Phase.LOT:
        return say(_DRAW_AGAIN)
    organizer, other = SeatName(after.organizer), SeatName(1 - after.organizer)
    if before.phase is Phase.LOT:
        return say(_ORGANIZES, player=organizer, other=other)
    return say(_NEXT_RACE, race=after.race, player=organizer, other=other)


def finish_told(finish: Finish) -> Text:
    """How a race ended."""
    if finish.winner is None:
        return say(_RAN_OUT_DRAWN if finish.rule == deals.TIME_OUT else _QUIET_DRAWN)
    winner, other = SeatName(finish.winner), SeatName(1 - finish.winner)
    if finish.rule == deals.REVERSAL:
        return say(_TOO_FAR, n=abs(finish.upturned[0] - finish.upturned[1]), other=other, player=winner)
    told = {deals.TIME_OUT: _RAN_OUT, deals.QUIET_LIMIT: _QUIET}
    return say(told.get(finish.rule, _FINISHED), player=winner)


def moment(before: State, action: Action, after: State) -> Moment | None:
    """A milestone is upturned, or the race is over."""
    if len(after.finishes) > len(before.finishes):
        winner = after.finishes[-1].winner
        return None if winner is None else Moment(say(_WINS_RACE, player=SeatName(winner)), winner)
    return Moment(say(CALL), action.seat) if action.verb == "upturn" else None


# The strip


def prompt(state: State, seat: Seat | None) -> Text:
    """Whose turn it is and what to do; only the seat itself is told what its hand allows."""
    match state.phase:
        case Phase.LOT:
            return _lots_told(state)
        case Phase.COUNT:
            return finish_told(state.finishes[-1])
        case Phase.OVER:
            return _over(state)
    player = SeatName(state.turn)
    if state.phase is Phase.UPTURN:
        return say(_TO_UPTURN, player=player)
    if seat != state.turn:
        return say(_TURN, player=player)
    return say(_TO_DRAW, player=player) if state.phase is Phase.TURN else _to_throw(state, seat)


def _lots_told(state: State) -> Text:
    first, second = (card_name(state.faces[token]) for token in state.lots)
    organizer, player, other = deals.lots_decide(state), SeatName(0), SeatName(1)
    if organizer is None:
        return say(_EQUAL_LOTS, player=player, card=first, other=other, second=second)
    return say(_LOTS, player=player, card=first, other=other, second=second, organizer=SeatName(organizer))


def _to_throw(state: State, seat: Seat) -> Text:
    """What the hand allows after a card has been drawn."""
    player = SeatName(seat)
    found = next(moves.challenges(state, seat), None)
    if found is not None:
        shown = in_order(state, (*found[0], *found[1]))
        after = st.count_of(state, seat) + 1, st.lead_of(state, seat) + 1
        fatal = after[0] == MILESTONES and st.finish_loses(state.house, after[1])
        kind = say(_KINDS[moves.kind_of(shown)])
        return say(_FATAL if fatal else _CAN_DECLARE, player=player, kind=kind, cards=cards_named(shown))
    held = next(moves.held_back(state, seat), None)
    if held is None:
        return say(_TO_THROW, player=player)
    shown = in_order(state, (*held[0], *held[1]))
    if st.lead_of(state, seat) >= st.ZONE_LEAD:
        return say(_HELD_LEAD, player=player, cards=cards_named(shown))
    blocked, run = st.blocked_values(state, seat), moves.run_of(shown) or ()
    value = next(value for value in run if value in blocked)
    return say(_HELD_VALUE, player=player, cards=cards_named(shown), rank=rank_name(value + 1))


def in_order(state: State, tokens: Tokens) -> tuple[int, ...]:
    """The cards of a challenge in the order of their run, or by suit."""
    shown = [state.faces[token] for token in tokens]
    run = moves.run_of(shown)
    return tuple(sorted(shown, key=lambda card: run.index(moves.value_of(card)) if run is not None else card))


def _over(state: State) -> Text:
    if state.house.races == 1:
        return finish_told(state.finishes[-1])
    won = st.wins(state)
    if won[0] == won[1]:
        return say(_MATCH_DRAWN)
    return say(_MATCH_WON, player=SeatName(int(won[1] > won[0])))


def lead_told(state: State) -> Text:
    """What stands over the track: who leads, and what that means."""
    lead = st.lead_of(state, 0)
    if not lead:
        return say(LEVEL)
    ahead, by = (0, lead) if lead > 0 else (1, -lead)
    if by < st.ZONE_LEAD:
        return say(_AHEAD, player=SeatName(ahead), lead=by)
    fatal = st.count_of(state, ahead) == MILESTONES - 1 and st.finish_loses(state.house, by + 1)
    return say(_AHEAD_TOO_FAR if fatal else _AHEAD_FAR, player=SeatName(ahead))


# The score


def reached(state: State, seat: Seat) -> Text:
    """What a seat has reached in the match."""
    if state.house.races == 1:
        return say(_UPTURNED, n=state.finishes[-1].upturned[seat])
    return say(_RACES_WON, n=st.wins(state)[seat])


def score(state: State) -> ScoreSheet:
    """The upturned milestones of this race, and with several races those of each and who has won how many."""
    races = state.house.races
    now = st.count_of(state, 0), st.count_of(state, 1)
    if races == 1:
        swaps = ScoreRow(say(_SCORE_SWAPS), state.closed_swaps)
        total = ScoreRow(say(_SCORE_MILESTONES), now, total=True)
        return ScoreSheet(say(_CAPTION), (swaps, total), whole=MILESTONES)
    rows = [ScoreRow(say(_SCORE_RACE, race=n), finish.upturned) for n, finish in enumerate(state.finishes, 1)]
    if len(rows) < state.race:
        rows.append(ScoreRow(say(_SCORE_RACE, race=state.race), now, current=True))
    rows.append(ScoreRow(say(_SCORE_WON), st.wins(state), total=True))
    return ScoreSheet(say(_CAPTION_RACES, n=races), tuple(rows))
