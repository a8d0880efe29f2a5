"""What the table of Egyptian Ratscrew says: offers, the log, the strip, the score."""

from __future__ import annotations

from tabletop.core.model import Action, Place, Seat
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Names, SeatName, Text, say
from tabletop.core.view import PlateFact, RaceFact, Run, ScoreRow, ScoreSheet, View
from tabletop.games.ratscrew.state import NOBODY, REST, Phase, State, is_out, scores, won_size
from tabletop.kit.cards import CARD_OF, PACK_52, card_name

_CARDS = PLURAL_NOOP("ratscrew", "%n card(s)", "cards in a stack", 1)
_WAITS = QT_TRANSLATE_NOOP("ratscrew", "waits for the next pile", "may not slap: on the plate of a player")
_SECONDS = QT_TRANSLATE_NOOP("ratscrew", "{seconds}.{hundredths} s", "a reaction time: 0.41 seconds")
_HAND = QT_TRANSLATE_NOOP("ratscrew", "hand", "the hand that slaps")
_SEAT = QT_TRANSLATE_NOOP("ratscrew", "Seat: {player}", "where the hand of a player rests")
SIGN_OWES = PLURAL_NOOP("ratscrew", "{player} owes %n", "cards; on a small sign beside the pile", 1)
CARD_OF_LIMIT = QT_TRANSLATE_NOOP("ratscrew", "Card {card} of {limit} at most")

_TURN = QT_TRANSLATE_NOOP("ratscrew", "Turn a card", "a possible move")
_SLAP = QT_TRANSLATE_NOOP("ratscrew", "Slap the pile", "a possible move")
_GATHER = QT_TRANSLATE_NOOP("ratscrew", "Gather the pile", "a possible move")
_DECIDE = QT_TRANSLATE_NOOP("ratscrew", "Decide who was first", "a possible move")

_TURNS = QT_TRANSLATE_NOOP("ratscrew", "{player} turns: {card}.")
_SLAPS_FIRST = QT_TRANSLATE_NOOP("ratscrew", "{player} slaps first, after {time}.")
_SLAPS_AFTER = QT_TRANSLATE_NOOP("ratscrew", "{player} slaps, after {time}.")
_WAS_FIRST = QT_TRANSLATE_NOOP("ratscrew", "{player} was first, with {time}.")
_SLAPS_LATER = QT_TRANSLATE_NOOP("ratscrew", "{player} slaps too, after {time}.")
_SLAPS_WRONG = QT_TRANSLATE_NOOP("ratscrew", "{player} slaps: no pair.")
_COSTS = PLURAL_NOOP("ratscrew", "%n card(s) of {player} go under the pile.", "", 1)
_HAS_TO_WAIT = QT_TRANSLATE_NOOP("ratscrew", "{player} may slap again after the next pile.")
_GATHERS = PLURAL_NOOP("ratscrew", "{player} takes the pile: %n card(s).", "", 1)

_TO_TURN = QT_TRANSLATE_NOOP("ratscrew", "{player} turns the next card.")
_OWES = PLURAL_NOOP("ratscrew", "{player} owes {other} %n card(s).", "", 1)
_BY_ITSELF = QT_TRANSLATE_NOOP("ratscrew", "The cards turn by themselves. Whoever sees a pair slaps.")
_WINS_PILE = PLURAL_NOOP("ratscrew", "{player} takes %n card(s) in a moment, unless a pair is slapped.", "", 1)
WHO_FIRST = QT_TRANSLATE_NOOP("ratscrew", "The pile is slapped! Who was first?")
_SLAPPED = PLURAL_NOOP("ratscrew", "{player} slapped first and takes %n card(s).", "", 1)
_WON = QT_TRANSLATE_NOOP("ratscrew", "The match is over. {player} has all the cards.")
_MOST = QT_TRANSLATE_NOOP("ratscrew", "The match is over. Most cards: {players}.")

_FIRST = QT_TRANSLATE_NOOP("ratscrew", "Who was first", "heading of the list of slaps with their times")
_NO_PAIR = QT_TRANSLATE_NOOP("ratscrew", "No pair there", "heading of the list of wrong slaps")
_COST = PLURAL_NOOP("ratscrew", "A wrong slap costs %n card(s).", "", 1)
_DID_NOT = PLURAL_NOOP("ratscrew", "{players} did not slap.", "one player, or several: Mila and Jonas", 1)

_CAPTION = QT_TRANSLATE_NOOP("ratscrew", "Cards of 52")
_IN_STACK = QT_TRANSLATE_NOOP("ratscrew", "Stack", "heading of a line with numbers of cards")


def cards(count: int) -> Text:
    """So many cards, in words."""
    return say(_CARDS, n=count)


def seconds(ms: int) -> Text:
    """A reaction time: "0.41 s"."""
    hundredths = max(0, ms) // 10
    return say(_SECONDS, seconds=hundredths // 100, hundredths=f"{hundredths % 100:02d}")


def hand_name(face: str) -> Text | None:
    """The name of a hand on the table; None for any other art key."""
    return say(_HAND) if face.startswith("hand-") else None


def place_name(place: Place) -> Text | None:
    """Whose hand rests at a place; None for any other place."""
    return say(_SEAT, player=SeatName(place.slot)) if place.zone == REST.zone else None


def describe(view: View, action: Action) -> Text:
    """An action as an offer."""
    return say({"turn": _TURN, "slap": _SLAP, "decide": _DECIDE}.get(action.verb, _GATHER))


# The log


def report(before: View, action: Action, after: View) -> tuple[Text, ...]:
    """What happened, as everybody saw it."""
    if action.verb == "turn":
        return _report_turn(before, action, after)
    if action.verb == "slap":
        return _report_slap(before, action, after)
    if action.verb == "decide":
        first = after.turn if after.turn is not None else 0
        return (say(_WAS_FIRST, player=SeatName(first), time=_plate_line(after, first)),)
    taken = sum(1 for p in before.placements if p.owner is None)
    winner = before.prompt.args[0][1]
    return (say(_GATHERS, n=taken, player=winner),)


def _report_turn(before: View, action: Action, after: View) -> tuple[Text, ...]:
    was = {p.token: p.owner for p in before.placements}
    turned = next((p for p in after.placements if p.token in action.tokens and p.face is not None), None)
    if turned is None or turned.face not in CARD_OF:
        return (describe(before, action),)
    seat = was.get(turned.token)
    line = say(_TURNS, player=SeatName(seat if seat is not None else 0), card=card_name(CARD_OF[turned.face]))
    told = after.prompt.msg is _WINS_PILE or (after.prompt.msg is _OWES and _owner(before) != _owner(after))
    return (line, after.prompt) if told else (line,)


def _owner(view: View) -> object:
    """Who waits for cards."""
    return dict(view.prompt.args).get("other") if view.prompt.msg is _OWES else None


def _report_slap(before: View, action: Action, after: View) -> tuple[Text, ...]:
    player = SeatName(action.seat)
    if after.prompt.msg is WHO_FIRST:
        return (say(_SLAPS_AFTER, player=player, time=_plate_line(after, action.seat)),)
    if after.prompt.msg is _SLAPPED:
        time = _plate_line(after, action.seat)
        first = after.prompt.args[0][1] == player
        return (say(_SLAPS_FIRST if first else _SLAPS_LATER, player=player, time=time),)
    lost = _stack(before, action.seat) - _stack(after, action.seat)
    wrong = say(_SLAPS_WRONG, player=player)
    if lost:
        return (wrong, say(_COSTS, n=lost, player=player))
    waits = _plate_line(after, action.seat).msg is _WAITS
    return (wrong, say(_HAS_TO_WAIT, player=player)) if waits else (wrong,)


def _plate_line(view: View, seat: Seat) -> Text:
    return next(fact.text for fact in view.facts if isinstance(fact, PlateFact) and fact.seat == seat)


def _stack(view: View, seat: Seat) -> int:
    return sum(1 for p in view.placements if p.place.zone == f"stack-{seat}")


# The strip


def prompt(state: State) -> Text:
    """Whose turn it is and what to do."""
    match state.phase:
        case Phase.GRACE:
            return say(_WINS_PILE, n=won_size(state), player=SeatName(state.winner))
        case Phase.SLAP if state.undecided:
            return say(WHO_FIRST)
        case Phase.SLAP:
            return say(_SLAPPED, n=won_size(state), player=SeatName(state.winner))
        case Phase.OVER:
            return _over(state)
        case _ if state.owner != NOBODY:
            return say(_OWES, n=state.due, player=SeatName(state.turn), other=SeatName(state.owner))
        case _:
            return say(_BY_ITSELF) if state.house.auto_ms else say(_TO_TURN, player=SeatName(state.turn))


def _over(state: State) -> Text:
    held = scores(state)
    best = tuple(SeatName(seat) for seat, count in enumerate(held) if count == max(held))
    return say(_WON, player=best[0]) if max(held) == sum(held) else say(_MOST, players=Names(best))


def plate(state: State, seat: Seat) -> Text:
    """The line on a plate: the reaction time of a right slap, a slap that is lost for now, or the number of cards."""
    for slap in state.race if state.slaps else ():
        if slap.seat == seat and slap.right:
            return seconds(slap.after_ms)
    return say(_WAITS) if state.barred >> seat & 1 else cards(len(state.stacks[seat]))


# The list of the last race


def race(state: State) -> RaceFact | None:
    """Who slapped how fast, who might have and did not, and what a wrong slap costs."""
    if not state.race or state.undecided:
        return None
    runs = tuple(Run(slap.seat, slap.after_ms, not slap.right) for slap in state.race)
    if not any(slap.right for slap in state.race):
        cost = state.house.false_slap
        return RaceFact(say(_NO_PAIR), runs, say(_COST, n=cost) if cost else None)
    absent = set(range(state.seats)) - {slap.seat for slap in state.race}
    others = tuple(SeatName(seat) for seat in sorted(absent) if not is_out(state, seat))
    waiting = state.phase is Phase.SLAP or not others
    return RaceFact(say(_FIRST), runs, None if waiting else say(_DID_NOT, n=len(others), players=Names(others)))


# The score


def score(state: State) -> ScoreSheet:
    """How many cards everybody holds."""
    return ScoreSheet(say(_CAPTION), (ScoreRow(say(_IN_STACK), scores(state), total=True),), whole=len(PACK_52))
