"""The table of Crypto Match: the card in the middle, a card for each seat, and what a finger on a picture means."""

from __future__ import annotations

from tabletop.core import view as shown
from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Result, Seat, Setup, TokenKind
from tabletop.core.table import ButtonSpec, LegendRow, PlateSpec, Point, Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import QT_TRANSLATE_NOOP, SeatName, say
from tabletop.core.view import Condition, ConditionFact, Cue, Fact, View
from tabletop.games.crypto_match import INFO, words
from tabletop.games.crypto_match import state as st
from tabletop.games.crypto_match.board import CARD, CENTRE_WIDTH, CENTRES, CORNERS, SMALL, Corner, pictures
from tabletop.games.crypto_match.cards import (
    BACK,
    CARD_FACE,
    INDEX,
    SYMBOL_FACES,
    SYMBOL_OF,
    SYMBOLS,
    TOKENS,
    symbol_name,
)
from tabletop.games.crypto_match.state import ASIDE, CENTRE, MIDDLE, NO_CARD, PENALTIES, PILES, Mini, Phase, State

KEYS = ("F", "J", "V", "N", "R", "U", "X", "P")
"""The key of each seat: the letter on a QWERTY keyboard."""

_PILE_LABEL = QT_TRANSLATE_NOOP("crypto_match", "Card: {player}")
_PENALTY_LABEL = QT_TRANSLATE_NOOP("crypto_match", "Penalty cards: {player}")
_CENTRE_LABEL = QT_TRANSLATE_NOOP("crypto_match", "Middle")
_ASIDE_LABEL = QT_TRANSLATE_NOOP("crypto_match", "Cards put aside")
_ME = QT_TRANSLATE_NOOP("crypto_match", "Me!", "on the button of a player who wants to be heard first")

_BUTTONS = tuple(f"buzz-{seat}" for seat in range(8))
_SEAT_OF = {button: seat for seat, button in enumerate(_BUTTONS)}
_ASIDE_AWAY = Point(126.0, 84.0)


# The spec


def spec(setup: Setup) -> TableSpec:
    """The card in the middle; round it a card, a plate and a button for each seat."""
    corners, centre = CORNERS[setup.seats], CENTRES[setup.seats]
    aside = Point(centre.x + _ASIDE_AWAY.x, centre.y + _ASIDE_AWAY.y)
    zones = (
        ZoneSpec(
            MIDDLE, ZoneKind.PILE, say(_CENTRE_LABEL), area=_around(centre, CENTRE_WIDTH), scale=CENTRE_WIDTH / CARD
        ),
        *(_pile(seat, corner) for seat, corner in enumerate(corners)),
        *(_penalties(seat, corner) for seat, corner in enumerate(corners)),
        ZoneSpec(ASIDE, ZoneKind.PILE, say(_ASIDE_LABEL), area=_around(aside, SMALL), scale=SMALL / CARD),
    )
    plates = tuple(PlateSpec(seat, corner.plate) for seat, corner in enumerate(corners))
    buttons = tuple(
        ButtonSpec(_BUTTONS[seat], _around(corner.button, corner.palm)) for seat, corner in enumerate(corners)
    )
    sides = tuple(corner.side for corner in corners)
    return TableSpec(zones, plates=plates, buttons=buttons, legend=_legend(setup), sides=sides, tap_moves=True)


def _pile(seat: Seat, corner: Corner) -> ZoneSpec:
    label, area = say(_PILE_LABEL, player=SeatName(seat)), _around(corner.card, corner.width)
    return ZoneSpec(PILES[seat], ZoneKind.PILE, label, area=area, scale=corner.width / CARD, seat=seat)


def _penalties(seat: Seat, corner: Corner) -> ZoneSpec:
    label, area = say(_PENALTY_LABEL, player=SeatName(seat)), _around(corner.penalty, SMALL)
    return ZoneSpec(PENALTIES[seat], ZoneKind.PILE, label, area=area, scale=SMALL / CARD, seat=seat)


def _around(middle: Point, width: float) -> Rect:
    return Rect(middle.x - width / 2, middle.y - width / 2, width, width)


def _legend(setup: Setup) -> tuple[LegendRow, ...]:
    """What every picture of the deck means."""
    count = int(INFO.options_of(setup)["crypto_match.deck"])
    return tuple(
        LegendRow(symbol.face, say(words.MEANS, picture=say(symbol.name), meaning=say(symbol.means)))
        for symbol in SYMBOLS[:count]
    )


# The view


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """What everybody may see; a seat is shown its own button only."""
    return View(
        seat=seat,
        active=active,
        placements=_placements(state),
        prompt=words.prompt(state),
        facts=_facts(state),
        buttons=_buttons(state, seat),
        result=result,
        turn=state.buzzed if state.phase is Phase.POINT else None,
    )


def _placements(state: State) -> tuple[Placement, ...]:
    laid = [*_lying(state, MIDDLE, state.centre, None, st.top(state, CENTRE))]
    for seat in range(state.seats):
        laid += _lying(state, PILES[seat], state.piles[seat], seat, st.top(state, seat))
        laid += _lying(state, PENALTIES[seat], state.penalties[seat], seat)
    return (*laid, *_lying(state, ASIDE, state.aside, None))


def _lying(
    state: State, zone: str, tokens: tuple[int, ...], owner: Seat | None, on_show: int = NO_CARD
) -> list[Placement]:
    """The cards of a pile, of which one may be on show."""
    return [_placed(state, token, Place(zone, slot), owner, token == on_show) for slot, token in enumerate(tokens)]


def _placed(state: State, token: int, place: Place, owner: Seat | None, on_show: bool) -> Placement:
    if not on_show:
        return Placement(TOKENS[token], place, None, owner, BACK, TokenKind.CARD)
    parts = pictures(state.house.deck, state.faces[token], state.layout, state.house.names)
    return Placement(TOKENS[token], place, CARD_FACE, owner, BACK, TokenKind.CARD, parts=parts)


def _facts(state: State) -> tuple[Fact, ...]:
    facts: list[Fact] = [shown.PlateFact(seat, words.plate(state, seat)) for seat in range(state.seats)]
    if state.mini in (Mini.TOWER, Mini.GIFT) and state.centre:
        facts.append(shown.CountFact(MIDDLE, len(state.centre)))
    if state.phase in (Phase.READY, Phase.POINT):
        facts.append(shown.TimerFact(MIDDLE))
    if state.phase is not Phase.OVER:
        count = max(len(state.house.playlist), state.stage + 1)
        game = say(words.DECIDER) if state.deciding else words.mini_name(state.mini)
        facts.append(shown.NoteFact(say(words.NOTE, game=game, number=state.stage + 1, count=count)))
    return (*facts, *_glowing(state))


def _glowing(state: State) -> list[Fact]:
    """The picture that was found glows where it is still on show, or that of the pair that helps."""
    found = st.helped_claim(state) if state.helped else state.found
    if found is None:
        return []
    on_show = {st.top(state, pile) for pile in (CENTRE, *range(state.seats))}
    face, text = SYMBOL_FACES[found.symbol], say(words.GLOWS)
    return [
        ConditionFact(TOKENS[token], Condition.DONE, text, face)
        for token in found.tokens
        if token in on_show and found.symbol in state.deck.cards[state.faces[token]]
    ]


def _buttons(state: State, seat: Seat | None) -> tuple[shown.Button, ...]:
    """A button for everybody who began as a person, where there are several."""
    if state.people < 2 or state.phase is Phase.OVER:
        return ()
    heard = st.heard_later(state)
    return tuple(
        shown.Button(_BUTTONS[other], say(_ME), shown.ButtonKind.CALL, other, KEYS[other], other not in heard)
        for other in range(state.seats)
        if other not in state.computers and seat in (None, other)
    )


# Gestures


def interpret(state: State, gesture: Gesture) -> tuple[Action, ...]:
    """What a gesture may mean. A picture is tapped, or carried from one card to another: that is a claim. The own
    button asks to be heard first."""
    seat = gesture.seat
    if gesture.kind is GestureKind.BUTTON:
        return (Action(seat, "buzz"),) if _SEAT_OF.get(gesture.button) == seat else ()
    symbol = SYMBOL_OF.get(gesture.part)
    if symbol is None or len(gesture.tokens) != 1:
        return ()
    here = _pile_of(state, INDEX[gesture.tokens[0]])
    if gesture.kind is GestureKind.TAP:
        target = _tapped(state, seat, here)
    else:
        there = st.OWNER_OF.get(gesture.to.zone) if gesture.to is not None else None
        target = None if there is None or there == here else _carried(state, seat, here, there)
    if target is None:
        return ()
    pair = [st.top(state, pile) for pile in st.pair_of(state.mini, seat, target)]
    tokens = () if NO_CARD in pair else st.named(state, *pair)
    return (Action(seat, "claim", tokens, st.claim_place(symbol, target)),)


def _pile_of(state: State, token: int) -> Seat | None:
    """On whose pile a card is on show, or CENTRE."""
    return next((pile for pile in (CENTRE, *range(state.seats)) if st.top(state, pile) == token), None)


def _tapped(state: State, seat: Seat, here: Seat | None) -> Seat | None:
    """Whose card a claim means that taps a picture here; None for nobody's."""
    if here is None or state.mini in st.WITH_CENTRE:
        return None if here is None else CENTRE
    if here != CENTRE:
        return here
    others = st.targets_of(state, seat)
    return others[0] if len(others) == 1 else None


def _carried(state: State, seat: Seat, here: Seat | None, there: Seat) -> Seat | None:
    """Whose card a claim means that carries a picture from here to there; None for nobody's."""
    if here is None:
        return None
    first = st.pair_of(state.mini, seat, there)[0]
    if state.mini in st.WITH_CENTRE:
        return CENTRE if {here, there} == {seat, CENTRE} else None
    if first not in (here, there):
        return None
    target = there if here == first else here
    return None if target == CENTRE else target


# Decoration


def cues(before: State, action: Action, after: State) -> tuple[Cue, ...]:
    """A right claim is heard, a wrong one too; at a new deal the cards are shuffled."""
    if action.verb == "claim":
        right = after.found if after.right != before.right else None
        if right is None:
            return ()
        call = symbol_name(right.symbol)
        return tuple(Cue(TOKENS[token], sound="call", call=call) for token in right.tokens[:1])
    if action.verb == "clear" and after.stage != before.stage:
        return tuple(Cue(TOKENS[token], sound="shuffle") for token in range(after.house.deck))
    return tuple(Cue(TOKENS[pile[-1]], sound="card") for pile in after.piles if pile) if action.verb == "reveal" else ()
