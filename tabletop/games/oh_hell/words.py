"""What the table of Oh Hell says: offers, the log, the strip, the plates, the score."""

from __future__ import annotations

from tabletop.core.model import Action, Place, Seat
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Names, SeatName, Text, say
from tabletop.core.view import Moment, ScoreSheet
from tabletop.games.oh_hell import state as st
from tabletop.games.oh_hell.state import PACK, Phase, State
from tabletop.kit import cards, deals
from tabletop.kit.trick_game import describe_play, report_play, takes, to_play

DEAL_OF = QT_TRANSLATE_NOOP("oh_hell", "Deal {deal} of {deals}")
_FLOOR = QT_TRANSLATE_NOOP("oh_hell", "Lift, floor {floor}")
_LIFT_UP = QT_TRANSLATE_NOOP("oh_hell", "lift on its way up")
_LIFT_DOWN = QT_TRANSLATE_NOOP("oh_hell", "lift on its way down")
_TRICKS = PLURAL_NOOP("oh_hell", "%n trick(s)", "", 1)
_POINTS = PLURAL_NOOP("oh_hell", "%n point(s)", "", 1)

_BID = PLURAL_NOOP("oh_hell", "Bid %n trick(s)", "a possible move", 1)
_GO_ON = QT_TRANSLATE_NOOP("oh_hell", "Play goes on.")

_BIDS = PLURAL_NOOP("oh_hell", "{player} bids %n trick(s).", "", 1)
_DEALS = PLURAL_NOOP("oh_hell", "{player} deals everyone %n card(s).", "", 1)
_TRUMP_IS = QT_TRANSLATE_NOOP("oh_hell", "Trump card: {card}.")
_NO_TRUMP_IS = QT_TRANSLATE_NOOP("oh_hell", "There are no trumps in this deal.")

_PLATE_TO_BID = QT_TRANSLATE_NOOP("oh_hell", "no bid yet", "on the plate of a player")
_PLATE_BID = QT_TRANSLATE_NOOP("oh_hell", "bid {bid}", "on the plate of a player")
_PLATE = QT_TRANSLATE_NOOP("oh_hell", "bid {bid}, won {won}", "on the plate of a player")
_PLATE_SCORED = QT_TRANSLATE_NOOP("oh_hell", "bid {bid}, won {won}: {points}", "on a plate; points: 20, or −5")

_SIGN_TRUMP = QT_TRANSLATE_NOOP("oh_hell", "trump", "below the picture of a suit")
_SIGN_NO_TRUMP = QT_TRANSLATE_NOOP("oh_hell", "no trumps", "below the four suits, crossed out")
_SIGN_SO_FAR = PLURAL_NOOP("oh_hell", "bid for %n trick(s)", "sum of the bids so far, below its figure", 1)
_SIGN_MANY = PLURAL_NOOP("oh_hell", "%n too many", "sum of all bids against the number of tricks", 1)
_SIGN_FEW = PLURAL_NOOP("oh_hell", "%n too few", "sum of all bids against the number of tricks", 1)
_SIGN_EVEN = QT_TRANSLATE_NOOP("oh_hell", "just right", "sum of all bids against the number of tricks")

_TO_BID = QT_TRANSLATE_NOOP("oh_hell", "How many tricks does {player} bid?")
_TO_BID_LAST = QT_TRANSLATE_NOOP("oh_hell", "{player} bids last: any number but {bid}.")
_BID_MET = QT_TRANSLATE_NOOP("oh_hell", "Bid met: {players}!")
_COUNTED = QT_TRANSLATE_NOOP("oh_hell", "The deal is over. Bid met: {players}.")
_COUNTED_NOBODY = QT_TRANSLATE_NOOP("oh_hell", "The deal is over. Nobody met their bid.")
_WON = QT_TRANSLATE_NOOP("oh_hell", "The match is over. Most points: {players}.", "one name, or a list of names")

_CAPTION = QT_TRANSLATE_NOOP("oh_hell", "The highest total wins. The small figure is the bid.", "heading of the score")


def points(score: int) -> Text:
    """So many points, in words."""
    return say(_POINTS, n=score)


def bid_label(bid: int) -> Text:
    """What a bid means."""
    return say(_TRICKS, n=bid)


def place_name(place: Place) -> Text | None:
    """A floor of the lift in words."""
    return say(_FLOOR, floor=place.slot + 1) if place.zone == "lift" else None


def face_name(face: str) -> Text | None:
    """A card or the lift in words."""
    lift = {"lift-up": _LIFT_UP, "lift-down": _LIFT_DOWN}
    return say(lift[face]) if face in lift else cards.face_name(face)


def describe(state: State, action: Action) -> Text:
    """An action as an offer."""
    match action.verb:
        case "bid":
            return say(_BID, n=int(action.choice or 0))
        case "play":
            return describe_play(PACK, state, action)
        case _:
            return say(_GO_ON)


def report(before: State, action: Action, after: State) -> tuple[Text, ...]:
    """What happened, as whoever these states are masked for saw it."""
    match action.verb:
        case "bid":
            return (say(_BIDS, n=int(action.choice or 0), player=SeatName(action.seat)),)
        case "play":
            return (report_play(PACK, after, action),)
    if before.phase is Phase.COUNT:
        return say(_DEALS, n=st.size(after), player=SeatName(st.dealer(after))), _trump_told(after)
    told = takes(before.trick)
    return (told, _counted(after)) if after.phase in (Phase.COUNT, Phase.OVER) else (told,)


def moment(before: State, action: Action, after: State) -> Moment | None:
    """The deal is over, and somebody has met the bid."""
    if after.phase not in (Phase.COUNT, Phase.OVER) or before.phase in (Phase.COUNT, Phase.OVER):
        return None
    met = _met(after)
    names = Names(tuple(map(SeatName, met)))
    return Moment(say(_BID_MET, players=names), met[0]) if met else None


def _trump_told(state: State) -> Text:
    if state.shown < 0:
        return say(_NO_TRUMP_IS)
    return say(_TRUMP_IS, card=cards.card_name(state.faces[state.shown]))


# The strip


def prompt(state: State, seat: Seat | None) -> Text:
    """Whose turn it is and what to do; only the seat itself is told what its hand allows."""
    match state.phase:
        case Phase.BID:
            player, forbidden = SeatName(st.turn(state)), st.forbidden_bid(state)
            return say(_TO_BID, player=player) if forbidden is None else say(_TO_BID_LAST, player=player, bid=forbidden)
        case Phase.PLAY:
            return to_play(state, st.turn(state), seat, st.duties(state))
        case Phase.REST:
            return takes(state.trick)
        case Phase.COUNT:
            return _counted(state)
        case _:
            first = deals.ranking(st.totals(state))[0]
            return say(_WON, players=Names(tuple(map(SeatName, first))))


def _met(state: State) -> list[Seat]:
    """The seats whose bids are the tricks that they have won."""
    won = st.won(state)
    return [seat for seat, bid in enumerate(state.bids) if won[seat] == bid]


def _counted(state: State) -> Text:
    """Who has met the bid in the deal that is over."""
    met = _met(state)
    return say(_COUNTED, players=Names(tuple(map(SeatName, met)))) if met else say(_COUNTED_NOBODY)


# Plates and signs


def plate(state: State, seat: Seat) -> Text:
    """The line on a plate: the bid, the tricks that were won, the points of a deal that is over."""
    bid = state.bids[seat]
    if bid < 0:
        return say(_PLATE_TO_BID)
    if state.phase is Phase.BID:
        return say(_PLATE_BID, bid=bid)
    tricks = st.won(state)[seat]
    if state.phase in (Phase.COUNT, Phase.OVER):
        return say(_PLATE_SCORED, bid=bid, won=tricks, points=state.sheet[-1][seat])
    return say(_PLATE, bid=bid, won=tricks)


def trump_sign(state: State) -> Text:
    """What stands below the picture of the trump suit."""
    return say(_SIGN_NO_TRUMP if state.trump == cards.NO_SUIT else _SIGN_TRUMP)


def sum_sign(state: State) -> Text:
    """How the sum of the bids stands to the number of tricks."""
    over = st.bid_sum(state) - st.size(state)
    if state.phase is Phase.BID:
        return say(_SIGN_SO_FAR, n=st.size(state))
    return say(_SIGN_EVEN) if not over else say(_SIGN_MANY if over > 0 else _SIGN_FEW, n=abs(over))


# The score


def score(state: State) -> ScoreSheet:
    """A row for each deal so far, with the bids, and the totals."""
    over = state.phase in (Phase.COUNT, Phase.OVER)
    bids = tuple(bid if bid >= 0 else None for bid in state.bids)
    notes = state.announced if over else (*state.announced, bids)
    current = 0 if over else state.deal
    return deals.score_sheet(
        say(_CAPTION), state.sheet, state.seats, state.deal, current, notes=notes, ahead=state.ahead
    )
