"""What the table of Egyptian Ratscrew says: offers, the log, the strip, the score."""

from __future__ import annotations

from tabletop.core.model import Action, Place, Seat
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Names, SeatName, Text, say
from tabletop.core.view import Moment, RaceFact, ScoreRow, ScoreSheet
from tabletop.games.ratscrew.state import NOBODY, REST, Phase, State, is_out, scores, won_size
from tabletop.kit import cards as pack
from tabletop.kit.claims import runs

HAND_FACES = tuple(f"hand-{colour}" for colour in "ABCDEFGH")
"""The art key of a hand of each colour."""

_CARDS = PLURAL_NOOP("ratscrew", "%n card(s)", "cards in a stack", 1)
_WAITS = QT_TRANSLATE_NOOP("ratscrew", "waits for the next pile", "may not slap: on the plate of a player")
_SECONDS = QT_TRANSLATE_NOOP("ratscrew", "{seconds}.{hundredths} s", "a reaction time: 0.41 seconds")
_HAND = QT_TRANSLATE_NOOP("ratscrew", "hand", "the hand that slaps")
_SEAT = QT_TRANSLATE_NOOP("ratscrew", "Seat: {player}", "where the hand of a player rests")
SIGN_OWES = PLURAL_NOOP("ratscrew", "{player} owes %n", "cards; on a small sign beside the pile", 1)
CARD_OF_LIMIT = QT_TRANSLATE_NOOP("ratscrew", "Card {card} of {limit}")

_TURN = QT_TRANSLATE_NOOP("ratscrew", "Turn a card", "a possible move")
_SLAP = QT_TRANSLATE_NOOP("ratscrew", "Slap the pile", "a possible move")
_GATHER = QT_TRANSLATE_NOOP("ratscrew", "Gather the pile", "a possible move")

_TURNS = QT_TRANSLATE_NOOP("ratscrew", "{player} turns: {card}.")
_SLAPS_FIRST = QT_TRANSLATE_NOOP("ratscrew", "{player} slaps first, after {time}.")
_FASTEST = QT_TRANSLATE_NOOP("ratscrew", "{player} is the fastest!", "of whoever slaps first")
_SLAPS_LATER = QT_TRANSLATE_NOOP("ratscrew", "{player} slaps too, after {time}.")
_SLAPS_WRONG = QT_TRANSLATE_NOOP("ratscrew", "{player} slaps: no pair.")
_COSTS = PLURAL_NOOP("ratscrew", "{player} puts %n card(s) under the pile.", "", 1)
_HAS_TO_WAIT = QT_TRANSLATE_NOOP("ratscrew", "{player} may slap again after the next pile.")
_GATHERS = PLURAL_NOOP("ratscrew", "{player} takes the pile: %n card(s).", "", 1)

_TO_TURN = QT_TRANSLATE_NOOP("ratscrew", "{player} turns the next card.")
_OWES = PLURAL_NOOP("ratscrew", "{player} owes {other} %n card(s).", "", 1)
_BY_ITSELF = QT_TRANSLATE_NOOP("ratscrew", "The cards turn by themselves. Whoever sees a pair slaps.")
_WINS_PILE = PLURAL_NOOP("ratscrew", "{player} takes %n card(s) in a moment, unless a pair is slapped.", "", 1)
_SLAPPED = PLURAL_NOOP("ratscrew", "{player} slapped first and takes %n card(s).", "", 1)
_WON = QT_TRANSLATE_NOOP("ratscrew", "The match is over. {player} has all the cards.")
_MOST = QT_TRANSLATE_NOOP("ratscrew", "The match is over. Most cards: {players}.")

_FIRST = QT_TRANSLATE_NOOP("ratscrew", "Who was first", "heading of the list of slaps with their times")
_NO_PAIR = QT_TRANSLATE_NOOP("ratscrew", "No pair", "heading of the list of wrong slaps")
_COST = PLURAL_NOOP("ratscrew", "A wrong slap costs %n card(s).", "", 1)
_DID_NOT = PLURAL_NOOP("ratscrew", "{players} did not slap.", "one player, or several: Mila and Jonas", 1)

_CAPTION = QT_TRANSLATE_NOOP("ratscrew", "Cards out of 52")
_IN_STACK = QT_TRANSLATE_NOOP("ratscrew", "Stack", "heading of a line with numbers of cards")


def cards(count: int) -> Text:
    """So many cards, in words."""
    return say(_CARDS, n=count)


def seconds(ms: int) -> Text:
    """A reaction time: "0.41 s"."""
    hundredths = max(0, ms) // 10
    return say(_SECONDS, seconds=hundredths // 100, hundredths=f"{hundredths % 100:02d}")


def face_name(face: str) -> Text | None:
    """What an art key shows: a hand or a card."""
    return say(_HAND) if face in HAND_FACES else pack.face_name(face)


def place_name(place: Place) -> Text | None:
    """Whose hand rests at a place; None for any other place."""
    return say(_SEAT, player=SeatName(place.slot)) if place.zone == REST.zone else None


def describe(state: State, action: Action) -> Text:
    """An action as an offer."""
    return say({"turn": _TURN, "slap": _SLAP}.get(action.verb, _GATHER))


# The log


def report(before: State, action: Action, after: State) -> tuple[Text, ...]:
    """What happened, as everybody saw it."""
    if action.verb == "turn":
        card = pack.card_name(after.faces[after.pile[-1]])
        line = say(_TURNS, player=SeatName(before.turn), card=card)
        challenge = after.owner not in (NOBODY, before.owner)
        return (line, prompt(after)) if challenge or after.phase is Phase.GRACE else (line,)
    if action.verb == "slap":
        return _report_slap(before, action.seat, after)
    return (say(_GATHERS, n=won_size(before), player=SeatName(before.winner)),)


def _report_slap(before: State, seat: Seat, after: State) -> tuple[Text, ...]:
    player = SeatName(seat)
    if after.phase is Phase.SLAP:
        return (say(_SLAPS_FIRST if after.winner == seat else _SLAPS_LATER, player=player, time=plate(after, seat)),)
    wrong, lost = say(_SLAPS_WRONG, player=player), after.given[seat] - before.given[seat]
    if lost:
        return (wrong, say(_COSTS, n=lost, player=player))
    return (wrong, say(_HAS_TO_WAIT, player=player)) if seat in after.claims.locked else (wrong,)


def moment(before: State, action: Action, after: State) -> Moment | None:
    """A pile has been won by the fastest hand."""
    fresh = after.phase is Phase.SLAP and before.phase is not Phase.SLAP
    return Moment(say(_FASTEST, player=SeatName(after.winner)), after.winner) if fresh else None


# The strip


def prompt(state: State) -> Text:
    """Whose turn it is and what to do."""
    match state.phase:
        case Phase.GRACE:
            return say(_WINS_PILE, n=won_size(state), player=SeatName(state.winner))
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
    if state.phase is Phase.SLAP:
        for claim in state.claims.right:
            if claim.seat == seat:
                return seconds(claim.after_ms)
    return say(_WAITS) if seat in state.claims.locked else cards(len(state.stacks[seat]))


# The list of the last race


def race(state: State) -> RaceFact | None:
    """Who slapped how fast, who might have and did not, and what a wrong slap costs."""
    claims = state.claims.race
    if not claims:
        return None
    if not any(claim.right for claim in claims):
        cost = state.house.false_slap
        return RaceFact(say(_NO_PAIR), runs(claims), say(_COST, n=cost) if cost else None)
    absent = set(range(state.seats)) - {claim.seat for claim in claims}
    others = tuple(SeatName(seat) for seat in sorted(absent) if not is_out(state, seat))
    waiting = state.phase is Phase.SLAP or not others
    return RaceFact(say(_FIRST), runs(claims), None if waiting else say(_DID_NOT, n=len(others), players=Names(others)))


# The score


def score(state: State) -> ScoreSheet:
    """How many cards everybody holds."""
    return ScoreSheet(say(_CAPTION), (ScoreRow(say(_IN_STACK), scores(state), total=True),), whole=len(pack.PACK_52))
