"""The state of Kemps, and what can be read from it without changing it.

Tokens are whole numbers inside the engine (0 to 51, "c0" to "c51" outside); `faces[token]` is the card that a token
shows. A gesture is a whole number, too (0 to 11, "g0" to "g11" outside). Times are milliseconds since the match began.
An action may carry the moment at which it was done (see `kit.claims`); one without it counts as done at the first
moment at which it may be.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import Literal, TypeVar

from msgspec import Struct

from tabletop.core.model import CLOCK, Action, Place, Seat, TokenId
from tabletop.kit.cards import RANKS, WITHOUT_JOKERS
from tabletop.kit.claims import stamp_of
from tabletop.kit.hands import HIDDEN, Hands, Tokens, hand_places

SEATS = 4
TEAM_COUNT = 2
HELD = 4
"""So many cards a hand holds, and the row."""
DEALS = 20
ROWS = 9

SHOWN_MS = 800
"""So long a gesture is seen."""
PAUSE_MS = 200
"""Between the two gestures of a pair."""
FIRST_MS, BEFORE_END_MS = 500, 2000
"""A table moment shows its gesture not before the one, and so long before its end at the latest."""
AGAIN_MS = 3000
"""The table moment after a claim."""
CONFIRM_MS, NAME_MS = 3000, 10_000
SWAP_GAP_MS, GESTURE_GAP_MS = 500, 2000
DEAF_MS = 5000
"""So long a team is not heard after a wrong claim, where all play at once."""
FRESH_MS = 250
"""A card that came to lie in the row so short a time ago cannot have been meant."""
UNWANTED_MS, ROW_MS = 10_000, 60_000
"""A row is put aside so long after the last swap, and after so long in any case."""
RESULT_MS = 5000
NEVER = -(10**9)
"""Before the match began."""
NOBODY: Seat = -1
UNKNOWN = 255
"""A gesture that the reader of a masked state cannot know."""
NO_GESTURE = -1

PACK = WITHOUT_JOKERS
TOKENS, INDEX = PACK.ids, PACK.index
GESTURES = (
    *("wink", "scratch-cheek", "tug-ear", "touch-nose", "rub-chin", "puff-cheeks"),
    *("raise-eyebrows", "look-up", "tilt-head", "purse-lips", "smooth-hair", "yawn"),
)
"""The last part of the art key of each gesture."""
SIGNS: tuple[TokenId, ...] = tuple(f"g{number}" for number in range(len(GESTURES)))
GESTURE_OF = {token: number for number, token in enumerate(SIGNS)}
DOLLS: tuple[TokenId, ...] = tuple(f"doll-{seat}" for seat in range(SEATS))
HANDS = hand_places(SEATS)
ROW, STOCK, CLEARED, FACES_AT, SIGNS_AT = (Place(zone) for zone in ("row", "stock", "cleared", "dolls", "gestures"))

T = TypeVar("T")
Signal = tuple[int, ...]
"""One gesture, or two in their order."""


class Phase(IntEnum):
    """SIGNALS: a team agrees on its signal. TURN: a private turn. MOMENT: all look at the table. OPEN: all play at
    once. CONFIRM: a double call waits for the partner. NAME: a counter call waits for the gesture. SHOW: the deal is
    over, and everybody sees how. OVER: the match is over."""

    SIGNALS = 0
    TURN = 1
    MOMENT = 2
    OPEN = 3
    CONFIRM = 4
    NAME = 5
    SHOW = 6
    OVER = 7


FROZEN = (Phase.CONFIRM, Phase.NAME)


class Call(StrEnum):
    """What is claimed, by the verb that claims it; VOID: nobody claimed anything, and the stock is used up."""

    DOUBLE = "call_double"
    KEMPS = "call_kemps"
    COUNTER = "call_counter"
    VOID = ""


CALLS = frozenset((Call.DOUBLE, Call.KEMPS, Call.COUNTER))


class House(Struct, frozen=True):
    """The house rules of a match, by the names of the options."""

    target: int
    signal_length: int
    after_counter: Literal["new-deal", "resume"]
    false_call: int
    stock_out: Literal["void", "reshuffle"]
    laps: int
    private_time: Literal["10", "15", "30", "none"]
    table_time: int

    @property
    def rows(self) -> int:
        """How many rows a deal has at most."""
        return ROWS * 2 if self.stock_out == "reshuffle" else ROWS


class Cards(Struct, frozen=True):
    """Where the cards are. `row` and each hand keep their slots; `cleared`: rows that nobody wanted; `seen`: the tokens
    whose cards everybody has seen in this deal; `rows` counts the rows laid in it."""

    faces: bytes
    stock: Tokens
    hands: Hands = ((),) * SEATS
    row: Tokens = ()
    cleared: Tokens = ()
    seen: frozenset[int] = frozenset()
    rows: int = 0


class Shown(Struct, frozen=True):
    """The gesture that a doll shows, until when."""

    gesture: int = NO_GESTURE
    until_ms: int = 0


class Sign(Struct, frozen=True):
    """A gesture that everybody saw: by whom, when, after how many private turns of the deal, and whether the last swap
    of that seat may have completed a four."""

    seat: Seat
    gesture: int
    at_ms: int
    turn: int
    after_swap: bool


class Claim(Struct, frozen=True):
    """A claim that is being made by a seat. `named`: the gestures that it has named so far."""

    seat: Seat
    call: Call
    named: Signal = ()


class Verdict(Struct, frozen=True):
    """What came of the last claim; `seat` is NOBODY where a deal is void."""

    seat: Seat
    call: Call
    right: bool
    points: int
    named: Signal = ()


class Times(Struct, frozen=True):
    """When things happened: the last action (`now`), what the clock waits for (`due`), when time `stopped` for a claim,
    the row and its cards, the last swap, what each seat swapped and showed last, and from when on each team is heard
    again."""

    now: int = 0
    due: int = 0
    stopped: int = NEVER
    row: int = 0
    laid: tuple[int, ...] = (NEVER,) * HELD
    swap: int = 0
    swapped: tuple[int, ...] = (NEVER,) * SEATS
    shown: tuple[int, ...] = (NEVER,) * SEATS
    heard: tuple[int, ...] = (NEVER,) * TEAM_COUNT


class State(Struct, frozen=True):
    """The whole truth of a match.

    `computers` began as computer players. `choosing` are the teams that still agree on a signal in this phase, `draft`
    is the first gesture of a pair that is being chosen; `found` the signals that were found out, which must change;
    `ruled` what wrong counters have ruled out. `turns` counts the private turns of the deal, `lap` those on this row,
    `swaps` the swaps of the lap. In a private turn `turned`: the seat has swapped; `planned`: the gestures that its
    doll will show. `coming` are gestures of a table moment that are still to be shown, with their times. `fresh`: the
    seat has swapped since its doll showed anything, and might hold a four by it. `passed`: they want nothing of this
    row. `locked`: teams that are not heard in this table moment. `back`: where play goes on after a signal was found
    out. `sheet` has a row of points for each deal, those of the present one too. `ahead`: the points that the teams
    began with, empty where both began with none.
    """

    house: House
    colours: tuple[int, ...]
    computers: tuple[Seat, ...]
    dealer: Seat
    cards: Cards
    phase: Phase = Phase.SIGNALS
    deal: int = 1
    sheet: tuple[tuple[int, int], ...] = ((0, 0),)
    signals: tuple[Signal, ...] = ((),) * TEAM_COUNT
    choosing: tuple[int, ...] = (0, 1)
    draft: Signal = ()
    found: tuple[Signal, ...] = ((),) * TEAM_COUNT
    ruled: tuple[frozenset[Signal], ...] = (frozenset(),) * TEAM_COUNT
    back: bool = False
    turn: Seat = NOBODY
    turns: int = 0
    lap: int = 0
    swaps: int = 0
    turned: bool = False
    planned: Signal = ()
    coming: tuple[tuple[int, int], ...] = ()
    shown: tuple[Shown, ...] = (Shown(),) * SEATS
    last: tuple[int, ...] = (NO_GESTURE,) * SEATS
    fresh: tuple[bool, ...] = (False,) * SEATS
    signs: tuple[Sign, ...] = ()
    passed: frozenset[Seat] = frozenset()
    locked: frozenset[int] = frozenset()
    claim: Claim | None = None
    verdict: Verdict | None = None
    laid_open: frozenset[Seat] = frozenset()
    times: Times = Times()
    ended_by: str = ""
    ahead: tuple[int, ...] = ()

    @property
    def open_mode(self) -> bool:
        """Whether all play at once: one person sits there, and three computer players."""
        return len(self.computers) == SEATS - 1

    @property
    def playing(self) -> Phase:
        """The phase in which claims are heard."""
        return Phase.OPEN if self.open_mode else Phase.MOMENT


# Seats and teams


def team_of(seat: Seat) -> int:
    """The team of a seat."""
    return seat % TEAM_COUNT


def partner_of(seat: Seat) -> Seat:
    """Who sits opposite."""
    return (seat + 2) % SEATS


def members(team: int) -> tuple[Seat, ...]:
    """The seats of a team."""
    return (team, partner_of(team))


def choosers(state: State, team: int) -> tuple[Seat, ...]:
    """Who chooses the signal of a team: its people, else one of its computer players."""
    people = tuple(seat for seat in members(team) if seat not in state.computers)
    return people or members(team)[:1]


def nearness(state: State, seat: Seat) -> int:
    """How far a seat sits from the dealer's left."""
    return (seat - state.dealer - 1) % SEATS


def totals(state: State) -> tuple[int, int]:
    """The points of both teams."""
    first, second = state.ahead or (0, 0)
    return first + sum(row[0] for row in state.sheet), second + sum(row[1] for row in state.sheet)


def changed(values: tuple[T, ...], at: int, to: T) -> tuple[T, ...]:
    """These values with one of them changed: the n-th of the seats, of the teams, of the places of a hand."""
    return (*values[:at], to, *values[at + 1 :])


# Cards


def ranks_of(cards: Cards, tokens: Tokens) -> tuple[int, ...]:
    """The ranks that tokens show; all of them are known."""
    return tuple(RANKS[cards.faces[token]] for token in tokens)


def is_four(cards: Cards, hand: Tokens) -> bool:
    """Whether a hand is a four, for all that is known of it."""
    shown = [cards.faces[token] for token in hand]
    return len(hand) == HELD and HIDDEN not in shown and len({RANKS[card] for card in shown}) == 1


def may_hold_four(cards: Cards, seat: Seat) -> bool:
    """Whether a seat may hold a four, for all that everybody has seen."""
    known = [token for token in cards.hands[seat] if token in cards.seen]
    ranks = set(ranks_of(cards, tuple(known)))
    if len(ranks) != 1:
        return not ranks
    elsewhere = cards.seen.difference(cards.hands[seat])
    return ranks.isdisjoint(ranks_of(cards, tuple(elsewhere)))


# Moments


def moment(state: State, action: Action) -> int:
    """When an action is done."""
    stamp, now = stamp_of(action), state.times.now
    if action.seat == CLOCK:
        # Whatever was late, its time has come.
        return max(now, next_due(state) or 0, stamp or 0)
    if stamp is not None:
        return stamp
    if not 0 <= action.seat < SEATS:
        return now
    if action.verb in CALLS:
        return max(now, state.times.heard[team_of(action.seat)])
    if action.verb == "gesture":
        return max(now, gesture_from(state, action.seat))
    if action.verb == "swap":
        return max(now, swap_from(state, action))
    return now


def gesture_from(state: State, seat: Seat) -> int:
    """From when on a seat may show its next gesture."""
    return state.times.shown[seat] + GESTURE_GAP_MS if state.open_mode else NEVER


def swap_from(state: State, action: Action) -> int:
    """From when on a swap may be done, where all play at once."""
    return max(rested_from(state, action.seat), taken_from(state, action.to))


def rested_from(state: State, seat: Seat) -> int:
    """From when on a seat may swap again."""
    return state.times.swapped[seat] + SWAP_GAP_MS if state.open_mode else NEVER


def taken_from(state: State, place: Place | None) -> int:
    """From when on the card at a place of the row may be taken: before, another one was seen there."""
    lies = place is not None and place.zone == ROW.zone and 0 <= place.slot < len(state.cards.row)
    return state.times.laid[place.slot] + FRESH_MS if place is not None and lies and state.open_mode else NEVER


def next_due(state: State) -> int | None:
    """When the clock acts next; None while it waits for nothing."""
    times = state.times
    if state.phase in (Phase.TURN, Phase.CONFIRM, Phase.NAME, Phase.SHOW):
        return times.due or None
    if state.phase not in (Phase.MOMENT, Phase.OPEN):
        return None
    found = [shown.until_ms for shown in state.shown if shown.gesture != NO_GESTURE]
    found += [at for at, _ in state.coming[:1]]
    if state.phase is Phase.MOMENT:
        return min((*found, times.due))
    found += [heard for heard in times.heard if heard > times.now]
    return min((*found, row_due(state)))


def row_due(state: State) -> int:
    """When the row is put aside where all play at once."""
    return min(state.times.swap + UNWANTED_MS, state.times.row + ROW_MS)


# Signals


def own_signal(state: State, seat: Seat) -> Signal:
    """The signal of a seat's team."""
    return state.signals[team_of(seat)]


def completed(state: State, seat: Seat, gesture: int) -> Signal:
    """What the doll of a seat would have shown with one more gesture, as long as a signal is."""
    if state.house.signal_length == 1:
        return (gesture,)
    before = state.planned[-1:] if not state.open_mode else tuple(g for g in (state.last[seat],) if g != NO_GESTURE)
    return (*before, gesture)


def gives_signal(state: State, seat: Seat, gesture: int) -> bool:
    """Whether this gesture is the signal of its team, or completes it."""
    return completed(state, seat, gesture) == own_signal(state, seat)


def is_deaf(state: State, seat: Seat, at_ms: int) -> bool:
    """Whether claims of a seat are not heard: its team has made a wrong one just before."""
    team = team_of(seat)
    return team in state.locked or at_ms < state.times.heard[team]
