"""The table of Barbu: zones, what each seat sees, what gestures mean."""

from __future__ import annotations

from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Result, Seat, Setup
from tabletop.core.table import Backdrop, ButtonSpec, LegendRow, Point, Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import QT_TRANSLATE_NOOP, say
from tabletop.core.view import (
    Button,
    CaptionFact,
    Condition,
    ConditionFact,
    Cue,
    Fact,
    PlateFact,
    SignFact,
    View,
)
from tabletop.games.barbu import scoring, words
from tabletop.games.barbu import state as st
from tabletop.games.barbu.state import CONTRACT_OF, CONTRACTS, DEALS, PACK, TOKEN_OF, Contract, Phase, State
from tabletop.kit.cards import DEALER_FACE
from tabletop.kit.deals import note
from tabletop.kit.hands import hand_zones
from tabletop.kit.trick_game import TRICK, last_trick, meant, placed, taker_fact, trick_zones
from tabletop.kit.winners import winners_text

CONTRACT, CONTRACTS_ZONE = "contract", "contracts"
"""Where the contract of this deal lies, and where the others do."""

_TRICK_AREA, _TRICK_SCALE = Rect(200.0, 108.0, 240.0, 178.0), 0.86
_CONTRACT_AT, _CONTRACT_SIDE, _CONTRACT_SCALE = Point(130.0, 50.0), 62.0, 1.2
_CONTRACT_AREA = Rect(_CONTRACT_AT.x - 24.0, _CONTRACT_AT.y - 30.0, 48.0, 60.0)
_COLUMNS, _ROWS = (478.0, 518.0), (66.0, 113.0, 160.0)
_CONTRACTS_SIDE, _CONTRACTS_SCALE = 40.0, 0.86
_NAME_X, _NAME_Y, _NAME_HIGH = (204.0, 322.0), (112.0, 172.0, 232.0), 46.0
_NAME_WIDE = 114.0
_HAIR = 0.01
"""Each button is so much wider than the one above it: then they grow one by one, and not as columns."""

_CONTRACT_LABEL = QT_TRANSLATE_NOOP("barbu", "Contract of this deal")
_CONTRACTS_LABEL = QT_TRANSLATE_NOOP("barbu", "Contracts")
_NO_CONTRACT = QT_TRANSLATE_NOOP("barbu", "Contract", "over the empty place of the contract; short")
_SIGN_DEALER = QT_TRANSLATE_NOOP("barbu", "deals in this round, names the contracts and leads")
_COSTS = QT_TRANSLATE_NOOP("barbu", "costs points", "said of a card in the trick")

_PRIZES = {
    Contract.TRICKS: "trick-won",
    Contract.QUEENS: "taken-queen",
    Contract.HEARTS: "taken-heart",
    Contract.KING: "taken-king",
    Contract.LAST: "taken-last",
    Contract.SALAD: "taken-card",
}
"""What of a contract is seen on the plate of whoever takes it."""


# The spec


def spec(setup: Setup) -> TableSpec:
    """The trick in the middle, the contract of this deal on its left, the others on its right, and the hands."""
    spots = tuple(Point(x, y) for y in _ROWS for x in _COLUMNS)
    zones = (
        *trick_zones(setup.seats, _TRICK_AREA, _TRICK_SCALE),
        ZoneSpec(
            CONTRACT,
            ZoneKind.SPOTS,
            say(_CONTRACT_LABEL),
            slots=(_CONTRACT_AT,),
            slot_size=_CONTRACT_SIDE,
            round=False,
            scale=_CONTRACT_SCALE,
        ),
        ZoneSpec(
            CONTRACTS_ZONE,
            ZoneKind.SPOTS,
            say(_CONTRACTS_LABEL),
            slots=spots,
            slot_size=_CONTRACTS_SIDE,
            round=False,
            scale=_CONTRACTS_SCALE,
        ),
        *hand_zones(setup.seats, multi=False),
    )
    return TableSpec(zones, (Backdrop("contract-place", _CONTRACT_AREA),), buttons=_BUTTON_SPECS, legend=_LEGEND)


def _button_specs() -> tuple[ButtonSpec, ...]:
    found = []
    for at, token in enumerate(TOKEN_OF.values()):
        row, column = divmod(at, len(_NAME_X))
        found.append(ButtonSpec(token, Rect(_NAME_X[column], _NAME_Y[row], _NAME_WIDE + row * _HAIR, _NAME_HIGH)))
    return tuple(found)


_BUTTON_SPECS = _button_specs()
_LEGEND = (
    LegendRow(DEALER_FACE, say(_SIGN_DEALER)),
    *(LegendRow(words.contract_face(one), words.contract_sign(one)) for one in CONTRACTS),
)


# The view


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """What a masked state shows to its seat."""
    facts = (
        *_plates(state),
        *_contract_facts(state),
        *_conditions(state),
        *last_trick(PACK, state),
        *note(words.DEAL_OF, state.deal, DEALS),
    )
    placements = (*placed(PACK, state), *_contract_cards(state))
    prompt = words.prompt(state, seat) if result is None else winners_text(result)
    return View(seat, active, placements, prompt, facts, _buttons(state, seat), result)


def _contract_cards(state: State) -> list[Placement]:
    """The little cards: the contract of this deal in its place, those played already crossed out."""
    named, played = st.contract(state), st.before(state)
    found = []
    for slot, one in enumerate(CONTRACTS):
        place = Place(CONTRACT) if one is named else Place(CONTRACTS_ZONE, slot)
        found.append(Placement(TOKEN_OF[one], place, words.contract_face(one, one in played)))
    return found


def _plates(state: State) -> list[Fact]:
    named, dealer = st.contract(state), st.dealer(state)
    prize = "" if named is None else _PRIZES[named]
    return [
        PlateFact(
            seat,
            words.plate(state, seat),
            stars=count,
            face=DEALER_FACE if seat == dealer and state.phase is not Phase.OVER else "",
            prize=prize,
            surplus=prize,
        )
        for seat, count in enumerate(_taken(state))
    ]


def _taken(state: State) -> tuple[int, ...]:
    """How much of what costs points in this contract each seat has taken: tricks, or penalty cards."""
    named = st.contract(state)
    if named is Contract.TRICKS or named is Contract.LAST:
        costly = enumerate(st.finished(state))
        takers = [trick.taker for number, trick in costly if scoring.trick_costs(named)[number]]
        return tuple(map(takers.count, range(state.seats)))
    return tuple(map(len, scoring.penalties(state)))


def _contract_facts(state: State) -> list[Fact]:
    """The name of the contract over its place, and below it what is still to come."""
    named = st.contract(state)
    if named is None:
        return [CaptionFact(CONTRACT, say(_NO_CONTRACT))]
    left = scoring.points_left(state)
    return [
        CaptionFact(CONTRACT, words.contract_name(named)),
        SignFact(CONTRACT, "", words.points_to_come(), figure=left, below=True),
    ]


def _conditions(state: State) -> list[Fact]:
    """The card that takes a full trick, and those of the trick that cost points."""
    marked = {fact.token: fact for fact in taker_fact(PACK, state.trick, state.seats)}
    named = st.contract(state)
    costs = {} if named is None else scoring.costs(named)
    for token in state.trick.tokens:
        if state.faces[token] in costs:
            marked.setdefault(PACK.ids[token], ConditionFact(PACK.ids[token], Condition.DANGER, say(_COSTS)))
    return list(marked.values())


def _buttons(state: State, seat: Seat | None) -> tuple[Button, ...]:
    """The contracts by their names; those played already rest."""
    left = st.left(state)
    if state.phase is not Phase.CHOOSE or seat != st.turn(state) or len(left) == 1:
        return ()
    return tuple(
        Button(token, words.contract_name(one), seat=seat, resting=one not in left) for one, token in TOKEN_OF.items()
    )


# Gestures


def interpret(state: State, gesture: Gesture) -> tuple[Action, ...]:
    """A contract is named by its button or its little card, a card of the hand is played."""
    if gesture.kind is GestureKind.BUTTON:
        return (_named(gesture.seat, gesture.button),) if gesture.button in CONTRACT_OF else ()
    if len(gesture.tokens) == 1 and gesture.tokens[0] in CONTRACT_OF:
        on_table = gesture.to is not None and gesture.to.zone in (CONTRACT, TRICK)
        laid = gesture.kind is GestureKind.TAP or on_table
        return (_named(gesture.seat, gesture.tokens[0]),) if laid else ()
    return meant(PACK, state, gesture)


def _named(seat: Seat, token: str) -> Action:
    return Action(seat, "choose", (token,), Place(CONTRACT))


# Decoration


def cues(before: State, action: Action, after: State) -> tuple[Cue, ...]:
    """One sound for what happened."""
    if action.verb == "play" or action.verb == "choose":
        return (Cue(action.tokens[0], sound="card"),)
    if before.phase is Phase.REST:
        return (Cue(PACK.ids[before.trick.tokens[0]], sound="draw"),)
    return (Cue(PACK.ids[0], sound="shuffle"),)
