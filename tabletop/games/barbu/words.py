"""What the table of Barbu says: offers, the log, the strip, the plates, the score."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.model import Action, Seat
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Names, SeatName, Text, say
from tabletop.core.view import Moment, ScoreRow, ScoreSheet
from tabletop.games.barbu import SEATS, scoring
from tabletop.games.barbu import state as st
from tabletop.games.barbu.state import CONTRACT_OF, CONTRACTS, DEALS_A_ROUND, PACK, Contract, Phase, State
from tabletop.kit import cards
from tabletop.kit.trick_game import describe_play, report_play, takes, to_play

_NAMES = {
    Contract.TRICKS: QT_TRANSLATE_NOOP("barbu", "No Tricks", "name of a contract: every trick costs points"),
    Contract.QUEENS: QT_TRANSLATE_NOOP("barbu", "No Queens", "name of a contract: every queen costs points"),
    Contract.HEARTS: QT_TRANSLATE_NOOP("barbu", "No Hearts", "name of a contract: every heart costs points"),
    Contract.KING: QT_TRANSLATE_NOOP("barbu", "No King", "name of a contract: the king of hearts costs points"),
    Contract.LAST: QT_TRANSLATE_NOOP("barbu", "No Last Trick", "name of a contract: the last trick costs points"),
    Contract.SALAD: QT_TRANSLATE_NOOP("barbu", "Salad", "name of a contract: everything costs points"),
}
_WORTH = {
    Contract.TRICKS: QT_TRANSLATE_NOOP("barbu", "2 points a trick", "what a contract costs; short"),
    Contract.QUEENS: QT_TRANSLATE_NOOP("barbu", "6 points a queen", "what a contract costs; short"),
    Contract.HEARTS: QT_TRANSLATE_NOOP("barbu", "2 points a heart", "what a contract costs; short"),
    Contract.KING: QT_TRANSLATE_NOOP("barbu", "20 points for the king of hearts", "what a contract costs; short"),
    Contract.LAST: QT_TRANSLATE_NOOP("barbu", "20 points for the last trick", "what a contract costs; short"),
    Contract.SALAD: QT_TRANSLATE_NOOP("barbu", "all five together", "what a contract costs; short"),
}
_SIGN = QT_TRANSLATE_NOOP("barbu", "{contract}: {points}", "a contract and what it costs")
_PLAYED = QT_TRANSLATE_NOOP("barbu", "{contract}, played already", "a contract, crossed out")

DEAL_OF = QT_TRANSLATE_NOOP("barbu", "Deal {deal} of {deals}")
_POINTS = PLURAL_NOOP("barbu", "%n point(s)", "", 1)

_CHOOSE = QT_TRANSLATE_NOOP("barbu", "Contract: {contract}", "a possible move")
_GO_ON = QT_TRANSLATE_NOOP("barbu", "Play goes on.")
_CHOOSES = QT_TRANSLATE_NOOP("barbu", "{player} names the contract: {contract}.")
_DEALS = QT_TRANSLATE_NOOP("barbu", "{player} deals everyone 13 cards.")
_TAKES = PLURAL_NOOP("barbu", "{player} takes the trick, and %n point(s).", "", 1)

_TO_CHOOSE = QT_TRANSLATE_NOOP("barbu", "{player} names the contract of this deal.")
_ONE_LEFT = QT_TRANSLATE_NOOP("barbu", "One contract is left in this round: {contract}.")
_TO_LEAD = QT_TRANSLATE_NOOP("barbu", "{player} leads, with any card but a heart.")
_COUNTED = QT_TRANSLATE_NOOP("barbu", "The deal is over. Fewest points: {players}.", "one name, or a list of names")

_PLATE_TOTAL = QT_TRANSLATE_NOOP("barbu", "total {total}", "on the plate of a player: points of all deals")
_PLATE = QT_TRANSLATE_NOOP("barbu", "tricks {tricks}, points {points}", "on the plate of a player: in this deal")
_PLATE_SCORED = QT_TRANSLATE_NOOP("barbu", "points {points}, total {total}", "on a plate: of this deal, and of all")

_SIGN_LEFT = QT_TRANSLATE_NOOP("barbu", "to come", "below a figure: so many points; short")

_KING_TAKEN = QT_TRANSLATE_NOOP("barbu", "The king of hearts goes to {player}!")
_LAST_TAKEN = QT_TRANSLATE_NOOP("barbu", "The last trick goes to {player}!")

_CAPTION = QT_TRANSLATE_NOOP("barbu", "The lowest total wins.", "heading of the score")
_ROUND = QT_TRANSLATE_NOOP("barbu", "Dealer: {player}", "heading of six lines of the score; short")
_TOTAL = QT_TRANSLATE_NOOP("barbu", "Total", "last line of the score")


def contract_name(contract: Contract) -> Text:
    """A contract as it is called."""
    return say(_NAMES[contract])


def contract_sign(contract: Contract) -> Text:
    """A contract and what it costs, for the signs at a glance."""
    return say(_SIGN, contract=contract_name(contract), points=say(_WORTH[contract]))


def points(score: int) -> Text:
    """So many points, in words."""
    return say(_POINTS, n=score)


def points_to_come() -> Text:
    """What stands below the number of points of this deal that nobody has taken yet."""
    return say(_SIGN_LEFT)


_FACES = {f"contract-{one}": one for one in CONTRACTS}
_FACES_PLAYED = {f"contract-{one}-played": one for one in CONTRACTS}


def contract_face(contract: Contract, played: bool = False) -> str:
    """The art key of the little card of a contract."""
    faces = _FACES_PLAYED if played else _FACES
    return next(face for face, one in faces.items() if one is contract)


def face_name(face: str) -> Text | None:
    """A card or a contract in words."""
    if face in _FACES:
        return contract_name(_FACES[face])
    if face in _FACES_PLAYED:
        return say(_PLAYED, contract=contract_name(_FACES_PLAYED[face]))
    return cards.face_name(face)


def describe(state: State, action: Action) -> Text:
    """An action as an offer."""
    match action.verb:
        case "choose":
            return say(_CHOOSE, contract=contract_name(CONTRACT_OF[action.tokens[0]]))
        case "play":
            return describe_play(PACK, state, action)
        case _:
            return say(_GO_ON)


def report(before: State, action: Action, after: State) -> tuple[Text, ...]:
    """What happened, as whoever these states are masked for saw it."""
    match action.verb:
        case "choose":
            named = contract_name(CONTRACT_OF[action.tokens[0]])
            return (say(_CHOOSES, player=SeatName(action.seat), contract=named),)
        case "play":
            return (report_play(PACK, after, action),)
    if before.phase is Phase.COUNT:
        return (say(_DEALS, player=SeatName(st.dealer(after))),)
    told = _takes(before)
    return (told, _counted(after)) if after.phase in (Phase.COUNT, Phase.OVER) else (told,)


def _takes(state: State) -> Text:
    """Who takes the trick that rests on the table, and what it costs."""
    named, taker = st.contract(state), state.trick.taker
    assert named is not None
    earlier = scoring.points(named, state.tricks, state.faces)[taker]
    cost = scoring.running(state)[taker] - earlier
    return say(_TAKES, n=cost, player=SeatName(taker)) if cost else takes(state.trick)


def moment(before: State, action: Action, after: State) -> Moment | None:
    """Somebody takes the king of hearts, or the last trick, where that costs most."""
    trick, named = after.trick, st.contract(after)
    if after.phase is not Phase.REST or named is None:
        return None
    if named is Contract.LAST:
        is_last = len(after.tricks) + 1 == st.CARDS_EACH
        return Moment(say(_LAST_TAKEN, player=SeatName(trick.taker)), trick.taker) if is_last else None
    dear = scoring.costs(named).get(scoring.KING_OF_HEARTS, 0) >= scoring.THE_KING
    if not dear or scoring.took_king((trick,), after.faces) is None:
        return None
    return Moment(say(_KING_TAKEN, player=SeatName(trick.taker)), trick.taker)


# The strip


def prompt(state: State, seat: Seat | None) -> Text:
    """Whose turn it is and what to do; only the seat itself is told what its hand allows."""
    match state.phase:
        case Phase.CHOOSE:
            left = st.left(state)
            if len(left) == 1:
                return say(_ONE_LEFT, contract=contract_name(left[0]))
            return say(_TO_CHOOSE, player=SeatName(st.dealer(state)))
        case Phase.PLAY:
            acting = st.turn(state)
            hand = state.hands[acting]
            if seat == acting and any(st.may_not_lead(state, acting, token) for token in hand):
                return say(_TO_LEAD, player=SeatName(acting))
            return to_play(state, acting, seat, st.NO_DUTIES)
        case Phase.REST:
            return _takes(state)
        case _:
            return _counted(state)


def _counted(state: State) -> Text:
    """Who has taken the fewest points in the deal that is over."""
    row = state.sheet[-1]
    fewest = tuple(SeatName(seat) for seat, taken in enumerate(row) if taken == min(row))
    return say(_COUNTED, players=Names(fewest))


# Plates


def plate(state: State, seat: Seat) -> Text:
    """The line on a plate: what all deals have cost, or what this one has cost so far."""
    total = st.totals(state)[seat]
    if state.phase in (Phase.COUNT, Phase.OVER):
        return say(_PLATE_SCORED, points=state.sheet[-1][seat], total=total)
    if st.contract(state) is None:
        return say(_PLATE_TOTAL, total=total)
    tricks = sum(trick.taker == seat for trick in st.finished(state))
    return say(_PLATE, tricks=tricks, points=scoring.running(state)[seat])


# The score


def score(state: State) -> ScoreSheet:
    """A heading for each round with its dealer, a line for each contract, as on the printed sheet; the points of this
    deal count up in its line. Then the totals."""
    rows = [row for number in range(SEATS) for row in _round(state, number)]
    rows.append(ScoreRow(say(_TOTAL), _so_far(state), total=True))
    return ScoreSheet(say(_CAPTION), tuple(rows), lowest_wins=True)


def _so_far(state: State) -> tuple[int, ...]:
    """The totals, with what this deal has cost so far."""
    if state.phase in (Phase.COUNT, Phase.OVER):
        return st.totals(state)
    return tuple(total + now for total, now in zip(st.totals(state), scoring.running(state), strict=True))


def _round(state: State, number: int) -> Iterator[ScoreRow]:
    """The lines of a round, the first of which has the number 0."""
    begin = DEALS_A_ROUND * number
    chosen = state.chosen[begin : begin + DEALS_A_ROUND]
    empty: tuple[int | None, ...] = (None,) * SEATS
    asked = state.phase is Phase.CHOOSE and st.round_of(state.deal) == number
    dealer = SeatName(st.dealer_in(state.first_dealer, number))
    yield ScoreRow(say(_ROUND, player=dealer), empty, current=asked, heading=True)
    for one in CONTRACTS:
        at = begin + chosen.index(one) if one in chosen else -1
        if at < 0:
            yield ScoreRow(contract_name(one), empty)
        elif at < len(state.sheet):
            yield ScoreRow(contract_name(one), state.sheet[at])
        else:
            yield ScoreRow(contract_name(one), scoring.running(state), current=True)
