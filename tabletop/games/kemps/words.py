"""What the table of Kemps says: offers, the log, the strip, the plates, the score."""

from __future__ import annotations

from tabletop.core.model import CLOCK, Action, Place, Seat
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Msg, Names, SeatName, Text, say
from tabletop.core.view import Moment, ScoreSheet
from tabletop.games.kemps import state as st
from tabletop.games.kemps.state import (
    GESTURE_OF,
    GESTURES,
    NO_GESTURE,
    NOBODY,
    ROW,
    SEATS,
    UNKNOWN,
    Call,
    Phase,
    Signal,
    State,
    Verdict,
    team_of,
)
from tabletop.kit import cards as pack
from tabletop.kit import deals as kit_deals

_GESTURE_NAMES = (
    QT_TRANSLATE_NOOP("kemps", "wink", "a gesture"),
    QT_TRANSLATE_NOOP("kemps", "scratch the cheek", "a gesture"),
    QT_TRANSLATE_NOOP("kemps", "tug an ear", "a gesture"),
    QT_TRANSLATE_NOOP("kemps", "touch the nose", "a gesture"),
    QT_TRANSLATE_NOOP("kemps", "rub the chin", "a gesture"),
    QT_TRANSLATE_NOOP("kemps", "puff the cheeks", "a gesture"),
    QT_TRANSLATE_NOOP("kemps", "raise the eyebrows", "a gesture"),
    QT_TRANSLATE_NOOP("kemps", "look up", "a gesture"),
    QT_TRANSLATE_NOOP("kemps", "tilt the head", "a gesture"),
    QT_TRANSLATE_NOOP("kemps", "purse the lips", "a gesture"),
    QT_TRANSLATE_NOOP("kemps", "smooth the hair", "a gesture"),
    QT_TRANSLATE_NOOP("kemps", "yawn", "a gesture"),
)
_PAIR = QT_TRANSLATE_NOOP("kemps", "{first}, then {second}", "two gestures in a row")
_DOLL = QT_TRANSLATE_NOOP("kemps", "doll", "the figure that makes the gestures")
_PLACE_IN_ROW = QT_TRANSLATE_NOOP("kemps", "Row, card {number}", "the first to the fourth card from the left")

KEMPS = QT_TRANSLATE_NOOP("kemps", "Kemps!", "a call")
DOUBLE = QT_TRANSLATE_NOOP("kemps", "Double Kemps!", "a call")
COUNTER = QT_TRANSLATE_NOOP("kemps", "Counter Kemps!", "a call")
_DOUBLE_BUTTON = QT_TRANSLATE_NOOP("kemps", "Double!", "button: Double Kemps; there is little room")
_COUNTER_BUTTON = QT_TRANSLATE_NOOP("kemps", "Counter!", "button: Counter Kemps; there is little room")
ON_BUTTON: dict[Call, Msg] = {Call.KEMPS: KEMPS, Call.DOUBLE: _DOUBLE_BUTTON, Call.COUNTER: _COUNTER_BUTTON}
CALLED: dict[Call, Msg] = {Call.KEMPS: KEMPS, Call.DOUBLE: DOUBLE, Call.COUNTER: COUNTER}

DEAL_AND_ROW = QT_TRANSLATE_NOOP("kemps", "Deal {deal}, row {row} of {rows}")
DEAL = QT_TRANSLATE_NOOP("kemps", "Deal {deal}")
OWN_SIGNAL = QT_TRANSLATE_NOOP("kemps", "the signal of this team", "said of a gesture")
RULED_OUT = QT_TRANSLATE_NOOP("kemps", "not the signal of the other team", "said of a gesture")
WILL_SHOW = QT_TRANSLATE_NOOP("kemps", "chosen for this turn", "said of a gesture")
OF_FOUR = QT_TRANSLATE_NOOP("kemps", "one of a four", "said of a card")

_CHOOSE = QT_TRANSLATE_NOOP("kemps", "As a signal: {gesture}", "a possible move")
_SWAP = QT_TRANSLATE_NOOP("kemps", "Take {taken}, lay down {out}", "a possible move; two cards")
_SHOW = QT_TRANSLATE_NOOP("kemps", "Show: {gesture}", "a possible move")
_SHOW_ANY = QT_TRANSLATE_NOOP("kemps", "Show any gesture but the signal", "a possible move")
_DONE = QT_TRANSLATE_NOOP("kemps", "End the private turn", "a possible move")
_PASS = QT_TRANSLATE_NOOP("kemps", "Want nothing of this row", "a possible move")
_CONFIRM = QT_TRANSLATE_NOOP("kemps", "Confirm the Double Kemps", "a possible move")
_NAME = QT_TRANSLATE_NOOP("kemps", "Name as their signal: {gesture}", "a possible move")
_GO_ON = QT_TRANSLATE_NOOP("kemps", "Play goes on.")

_HAS_CHOSEN = QT_TRANSLATE_NOOP("kemps", "{players} have agreed on a signal.", "the two of a team")
_HAS_BEGUN = QT_TRANSLATE_NOOP("kemps", "{players} have chosen the first gesture.", "the two of a team")
_SWAPS = QT_TRANSLATE_NOOP("kemps", "{player} takes {taken} and lays down {out}.", "two cards")
_PLANS = QT_TRANSLATE_NOOP("kemps", "{player} will show: {gesture}.")
_THINKS = QT_TRANSLATE_NOOP("kemps", "{player} thinks about what to show.")
_SHOWS = QT_TRANSLATE_NOOP("kemps", "{player} shows: {gesture}.")
_IS_DONE = QT_TRANSLATE_NOOP("kemps", "{player} has had a look.")
_WANTS_NOTHING = QT_TRANSLATE_NOOP("kemps", "{player} wants nothing of this row.")
_CALLS = QT_TRANSLATE_NOOP("kemps", "{player} calls: “{call}”")
_CONFIRMS = QT_TRANSLATE_NOOP("kemps", "{player} confirms: “{call}”")
_NAMES = QT_TRANSLATE_NOOP("kemps", "{player} names: {gesture}.")
_NEW_ROW = QT_TRANSLATE_NOOP("kemps", "Nobody wants the row any more. Here is row {row}.")

_RIGHT = QT_TRANSLATE_NOOP("kemps", "That is right: {players} score {points}.", "the two of a team; points: 4 points")
_WRONG = QT_TRANSLATE_NOOP("kemps", "That is wrong: {players} lose {points}.", "the two of a team; points: 2 points")
_WRONG_FREE = QT_TRANSLATE_NOOP("kemps", "That is wrong, and costs nothing.")
_NAMED_RIGHT = QT_TRANSLATE_NOOP("kemps", "Yes, their signal was: {gesture}.")
_NAMED_WRONG = QT_TRANSLATE_NOOP("kemps", "No, their signal is not: {gesture}.")
_NAMED_NOTHING = QT_TRANSLATE_NOOP("kemps", "{player} named no signal in time.")
_VOID = QT_TRANSLATE_NOOP("kemps", "The stock is used up. Nobody scores in this deal.")
_POINTS = PLURAL_NOOP("kemps", "%n point(s)", "", 1)
_NEXT_DEAL = QT_TRANSLATE_NOOP("kemps", "The cards are gathered. Deal {deal} is next.")

_TO_CHOOSE = QT_TRANSLATE_NOOP("kemps", "A secret signal for {players}: which gesture?", "the two of a team")
_TO_CHOOSE_SECOND = QT_TRANSLATE_NOOP("kemps", "A secret signal for {players}: which second gesture?", "two names")
_TO_PLAY = QT_TRANSLATE_NOOP("kemps", "{player}: swap one card, choose a gesture, then press “Done”.")
_HAS_SWAPPED = QT_TRANSLATE_NOOP("kemps", "{player} has swapped. A gesture for the table? Then press “Done”.")
_IS_LOOKING = QT_TRANSLATE_NOOP("kemps", "{player} is looking at the cards.")
_WATCH = QT_TRANSLATE_NOOP("kemps", "Everybody watches the dolls. Who calls?")
_ALL_AT_ONCE = QT_TRANSLATE_NOOP("kemps", "{player}: put a card on one of the row, or call.")
_HAS_FOUR = QT_TRANSLATE_NOOP("kemps", "{player} has four of a kind: show the signal “{gesture}”.")
_TO_CONFIRM = QT_TRANSLATE_NOOP("kemps", "{player} calls Double Kemps. Does {partner} confirm it?")
_TO_NAME = QT_TRANSLATE_NOOP("kemps", "{player} calls Counter Kemps: which gesture is their signal?")
_WON = QT_TRANSLATE_NOOP("kemps", "The match is over. {players} win.", "the two of a team")
_DRAWN = QT_TRANSLATE_NOOP("kemps", "The match is over. It is a draw.")

_MOMENT_RIGHT = QT_TRANSLATE_NOOP("kemps", "{call} Right!", "call: Kemps!")
_MOMENT_WRONG = QT_TRANSLATE_NOOP("kemps", "{call} Wrong!", "call: Kemps!")

_CAPTION = QT_TRANSLATE_NOOP("kemps", "The first team with {target} points wins.", "heading of the score")


def gesture_name(gesture: int) -> Text:
    """A gesture in words."""
    return say(_GESTURE_NAMES[gesture])


def signal_name(signal: Signal) -> Text:
    """A signal in words: one gesture, or two; there is at least one."""
    first, *more = map(gesture_name, signal)
    return say(_PAIR, first=first, second=more[0]) if more else first


def points(count: int) -> Text:
    """So many points, in words."""
    return say(_POINTS, n=count)


def _team(team: int) -> Names:
    return Names(tuple(map(SeatName, st.members(team))))


def _faces() -> dict[str, Msg]:
    named = dict(zip(GESTURES, _GESTURE_NAMES, strict=True))
    found = {f"gesture-{name}": msg for name, msg in named.items()}
    for colour in "ABCD":
        found[f"doll-{colour}"] = _DOLL
        found.update({f"doll-{colour}-{name}": msg for name, msg in named.items()})
    return found


_FACES = _faces()


def face_name(face: str) -> Text | None:
    """What an art key shows: a gesture, a doll or a card."""
    return say(_FACES[face]) if face in _FACES else pack.face_name(face)


def place_name(place: Place) -> Text | None:
    """A place of the row."""
    return say(_PLACE_IN_ROW, number=place.slot + 1) if place.zone == ROW.zone else None


def _card(state: State, token: str) -> Text:
    (card,) = st.PACK.shown(state.cards.faces, (token,))
    named = pack.cards_named((card,))
    assert isinstance(named, Text)
    return named


def _taken(state: State, action: Action) -> Text:
    """The card of the row on which another one is laid."""
    assert action.to is not None
    return _card(state, st.TOKENS[state.cards.row[action.to.slot]])


def describe(state: State, action: Action) -> Text:
    """An action as an offer. Where several people may call, it is told whose call it is."""
    verb, tokens = action.verb, action.tokens
    if verb in st.CALLS:
        called = say(CALLED[Call(verb)])
        return called if state.open_mode else say(_CALLS, player=SeatName(action.seat), call=called)
    match verb:
        case "choose_signal" | "gesture" | "name" if tokens:
            named = {"choose_signal": _CHOOSE, "gesture": _SHOW, "name": _NAME}[verb]
            return say(named, gesture=gesture_name(GESTURE_OF[tokens[0]]))
        case "gesture":
            return say(_SHOW_ANY)
        case "swap":
            return say(_SWAP, taken=_taken(state, action), out=_card(state, tokens[0]))
        case "done":
            return say(_PASS if state.open_mode else _DONE)
        case "confirm_double":
            return say(_CONFIRM)
        case _:
            return say(_GO_ON)


# The log


def report(before: State, action: Action, after: State) -> tuple[Text, ...]:
    """What happened, as whoever these states are masked for saw it."""
    seat, player = action.seat, SeatName(action.seat)
    if action.verb in st.CALLS:
        called = say(_CALLS, player=player, call=say(CALLED[Call(action.verb)]))
        return (called, verdict(after.verdict)) if after.verdict is not None else (called,)
    match action.verb:
        case "choose_signal":
            begun = after.choosing == before.choosing and after.phase is Phase.SIGNALS
            return (say(_HAS_BEGUN if begun else _HAS_CHOSEN, players=_team(team_of(seat))),)
        case "swap":
            return (say(_SWAPS, player=player, taken=_taken(before, action), out=_card(after, action.tokens[0])),)
        case "gesture":
            return _report_gesture(before, seat, after)
        case "done":
            told = say(_WANTS_NOTHING if before.open_mode else _IS_DONE, player=player)
            return (told, *_report_row(before, after))
        case "confirm_double":
            confirmed = say(_CONFIRMS, player=player, call=say(DOUBLE))
            return (confirmed, verdict(after.verdict)) if after.verdict is not None else (confirmed,)
        case "name":
            named = say(_NAMES, player=player, gesture=gesture_name(GESTURE_OF[action.tokens[0]]))
            return (named, verdict(after.verdict)) if after.verdict is not None else (named,)
    return _report_time(before, after)


def _report_gesture(before: State, seat: Seat, after: State) -> tuple[Text, ...]:
    player = SeatName(seat)
    if after.open_mode:
        return (say(_SHOWS, player=player, gesture=gesture_name(after.shown[seat].gesture)),)
    if after.planned == before.planned:
        return (say(_THINKS, player=player),)
    return (say(_PLANS, player=player, gesture=gesture_name(after.planned[-1])),)


def _report_row(before: State, after: State) -> tuple[Text, ...]:
    if after.cards.rows > before.cards.rows:
        return (say(_NEW_ROW, row=after.cards.rows),)
    if after.phase in (Phase.SHOW, Phase.OVER) and before.phase in (Phase.OPEN, Phase.MOMENT):
        return (verdict(after.verdict),) if after.verdict is not None else ()
    return ()


def _report_time(before: State, after: State) -> tuple[Text, ...]:
    if before.phase in st.FROZEN and after.verdict is not None:
        return (verdict(after.verdict),)
    if before.phase is Phase.SHOW:
        return (say(_NEXT_DEAL, deal=after.deal),) if after.deal > before.deal else (say(_GO_ON),)
    begun = [
        say(_SHOWS, player=SeatName(seat), gesture=gesture_name(now.gesture))
        for seat, (was, now) in enumerate(zip(before.shown, after.shown, strict=True))
        if now.gesture not in (NO_GESTURE, was.gesture)
    ]
    return (*begun[:1], *_report_row(before, after))


def verdict(found: Verdict) -> Text:
    """What came of a claim, in one sentence."""
    if found.seat == NOBODY:
        return say(_VOID)
    if found.call is Call.COUNTER:
        if not found.named:
            return say(_NAMED_NOTHING, player=SeatName(found.seat))
        return say(_NAMED_RIGHT if found.right else _NAMED_WRONG, gesture=signal_name(found.named))
    if not found.points:
        return say(_WRONG_FREE)
    told = _RIGHT if found.right else _WRONG
    return say(told, players=_team(team_of(found.seat)), points=points(abs(found.points)))


def moment(before: State, action: Action, after: State) -> Moment | None:
    """A claim has been judged."""
    found = after.verdict
    judged = found is not None and found.seat != NOBODY and (action.seat != CLOCK or before.phase in st.FROZEN)
    if found is None or not judged or sum(after.sheet[-1]) == sum(before.sheet[-1]):
        return None
    call = say(CALLED[found.call])
    return Moment(say(_MOMENT_RIGHT if found.right else _MOMENT_WRONG, call=call), found.seat)


# The strip


def prompt(state: State, seat: Seat | None) -> Text:
    """What happens, and what to do; only the seat itself is told what its hand allows."""
    match state.phase:
        case Phase.SIGNALS:
            return say(_TO_CHOOSE_SECOND if state.draft else _TO_CHOOSE, players=_team(state.choosing[0]))
        case Phase.TURN:
            return _private_prompt(state, seat)
        case Phase.CONFIRM | Phase.NAME if state.claim is not None:
            player, partner = SeatName(state.claim.seat), SeatName(st.partner_of(state.claim.seat))
            named = state.phase is Phase.NAME
            return say(_TO_NAME, player=player) if named else say(_TO_CONFIRM, player=player, partner=partner)
        case Phase.OVER:
            return _over(state)
    if state.verdict is not None:
        return verdict(state.verdict)
    if state.phase is Phase.MOMENT or seat is None:
        return say(_WATCH)
    return _to_signal(state, seat) or say(_ALL_AT_ONCE, player=SeatName(seat))


def _private_prompt(state: State, seat: Seat | None) -> Text:
    player = SeatName(state.turn)
    if seat != state.turn:
        return say(_IS_LOOKING, player=player)
    if not state.planned and (told := _to_signal(state, seat)) is not None:
        return told
    return say(_HAS_SWAPPED if state.turned else _TO_PLAY, player=player)


def _to_signal(state: State, seat: Seat) -> Text | None:
    signal = st.own_signal(state, seat)
    if UNKNOWN in signal or not st.is_four(state.cards, state.cards.hands[seat]):
        return None
    return say(_HAS_FOUR, player=SeatName(seat), gesture=signal_name(signal))


def _over(state: State) -> Text:
    first, second = st.totals(state)
    return say(_DRAWN) if first == second else say(_WON, players=_team(0 if first > second else 1))


def plate(state: State, seat: Seat) -> Text:
    """The line on a plate: the points of the team."""
    return points(st.totals(state)[team_of(seat)])


def note(state: State) -> Text:
    """The quiet line beside the title."""
    if not state.cards.rows:
        return say(DEAL, deal=state.deal)
    return say(DEAL_AND_ROW, deal=state.deal, row=state.cards.rows, rows=state.house.rows)


# The score


def score(state: State) -> ScoreSheet:
    """A row for each deal so far, and the totals."""
    sheet = tuple(tuple(row[team_of(seat)] for seat in range(SEATS)) for row in state.sheet)
    current = 0 if state.phase in (Phase.SHOW, Phase.OVER) else state.deal
    caption = say(_CAPTION, target=state.house.target)
    ahead = tuple(state.ahead[team_of(seat)] for seat in range(SEATS)) if state.ahead else ()
    return kit_deals.score_sheet(caption, sheet, SEATS, state.deal, current, ahead=ahead)
