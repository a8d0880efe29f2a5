"""The state of Egyptian Ratscrew, and what can be read from it without changing it.

Tokens are whole numbers inside the engine (0 to 51, "c0" to "c51" outside); `faces[token]` is the card that a token
shows. Times are milliseconds since the match began. An action may carry the moment at which it was done (see
`kit.claims`); one without it counts as done at the first moment at which it may be.
"""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import Literal

from msgspec import Struct

from tabletop.core.model import CLOCK, Action, Place, Seat, TokenId
from tabletop.kit.cards import ACE, FACES, JACK, KING, PACK_52, QUEEN, RANKS
from tabletop.kit.claims import Claims, stamp_of
from tabletop.kit.hands import Pack
from tabletop.kit.turns import seats_from

GAP_MS = 700
"""No card is turned earlier after the one before (`ratscrew.gap-between-cards`)."""
GRACE_MS = 1500
"""So long a pile that a challenge has won lies open for slaps (`ratscrew.grace-before-gathering`)."""
SHOWN_MS = 1000
"""So long after the winning slap slower hands are only noted (`ratscrew.slower-slaps-ignored`)."""
COVER_MS = 250
"""A slap so soon after a card has covered a pair is ignored."""
AUTO_MS = {"off": 0, "slow": 1800, "normal": 1300, "fast": 900}
"""How fast the program turns the cards (`ratscrew.auto-turn`)."""
ASKED = {JACK: 1, QUEEN: 2, KING: 3}
"""How many cards a court card asks for (`ratscrew.contract-size`)."""
ACE_ASKS = 4
NOBODY: Seat = -1

PACK = Pack(FACES[: len(PACK_52)])
TOKENS, INDEX = PACK.ids, PACK.index
HANDS: tuple[TokenId, ...] = tuple(f"hand-{seat}" for seat in range(6))
PILE, UNDER, BURNT, REST, SLAPS = (Place(zone) for zone in ("pile", "under", "burnt", "rest", "slaps"))
"""Where the cards are turned, the lower cards of the pile, penalty cards; where hands rest, one slot a seat, and where
they come down."""
PILE_ZONES = frozenset(place.zone for place in (PILE, UNDER, BURNT))


class Phase(IntEnum):
    """PLAY: cards are turned. GRACE: a pile is won and lies open for slaps. SLAP: it was slapped, and lies there for
    slower hands. OVER: the match is over."""

    PLAY = 0
    GRACE = 1
    SLAP = 2
    OVER = 3


class House(Struct, frozen=True):
    """The house rules of a match, by the names of the options."""

    ace_contract: Literal["off", "four"]
    sandwich: bool
    false_slap: int
    slap_back: bool
    payer_out: Literal["owner-wins", "next-pays"]
    shuffle_pile: bool
    auto_turn: Literal["off", "slow", "normal", "fast"]
    handicap: int
    card_limit_value: int

    @property
    def auto_ms(self) -> int:
        """How long the program waits before it turns a card; 0: the players turn."""
        return AUTO_MS[self.auto_turn]


class State(Struct, frozen=True):
    """The whole truth of a match.

    `stacks` hold the cards of the seats, the next one first, and `given` how many each has turned or burnt. `pile` are
    the cards turned since it was empty, the last on top; `burnt` lie face down below it, the last one lowest. `pair`:
    a slap is right now; `covered`: it was before the last card. `owner` waits for `due` of `asked` cards from `turn`.
    `winner` takes the pile in GRACE and SLAP. `out_at` numbers the moments at which seats ran out of cards, `steps`
    counts them. `laid_by` turned the last card; `due_ms` is when the clock acts, `now_ms` the last action.
    """

    house: House
    colours: tuple[int, ...]
    faces: bytes
    stacks: tuple[tuple[int, ...], ...]
    given: tuple[int, ...]
    turn: Seat
    phase: Phase = Phase.PLAY
    pile: tuple[int, ...] = ()
    burnt: tuple[int, ...] = ()
    pair: bool = False
    covered: bool = False
    owner: Seat = NOBODY
    asked: int = 0
    due: int = 0
    winner: Seat = NOBODY
    claims: Claims = Claims()
    turned: int = 0
    steps: int = 0
    out_at: tuple[int, ...] = ()
    laid_by: Seat = NOBODY
    due_ms: int = 0
    now_ms: int = 0
    ended_by: str = ""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.stacks)

    @property
    def laid_ms(self) -> int:
        """When the last card was turned."""
        return self.claims.since_ms

    @property
    def last(self) -> bool:
        """Whether whoever takes a pile that nobody has slapped is the only one with cards."""
        return self.phase is Phase.GRACE and lone_holder(self) == self.winner


def asked_by(house: House, rank: int) -> int:
    """How many cards a turned card of this rank asks for; 0: nothing."""
    if rank == ACE:
        return ACE_ASKS if house.ace_contract == "four" else 0
    return ASKED.get(rank, 0)


def is_pair(house: House, faces: bytes, pile: tuple[int, ...]) -> bool:
    """Whether the cards on top may be slapped."""
    ranks = [RANKS[faces[token]] for token in pile[-3:]]
    return ranks[-2:-1] == ranks[-1:] or (house.sandwich and len(ranks) == 3 and ranks[0] == ranks[2])


def next_holder(state: State, seat: Seat, but: Seat = NOBODY) -> Seat:
    """The next seat clockwise that holds cards, leaving out `seat` itself and `but`; NOBODY if there is none."""
    others = seats_from(seat, state.seats)[1:]
    return next((other for other in others if state.stacks[other] and other != but), NOBODY)


def lone_holder(state: State) -> Seat:
    """The only seat that holds cards, or NOBODY."""
    holders = [seat for seat, stack in enumerate(state.stacks) if stack]
    return holders[0] if len(holders) == 1 else NOBODY


def won_size(state: State) -> int:
    """The number of cards in the middle."""
    return len(state.pile) + len(state.burnt)


def scores(state: State) -> tuple[int, ...]:
    """The number of cards of each seat."""
    return tuple(map(len, state.stacks))


# Moments


def moment(state: State, action: Action) -> int:
    """When an action is done."""
    stamp = stamp_of(action)
    if stamp is not None:
        return stamp
    if action.seat == CLOCK:
        return max(state.now_ms, state.due_ms)
    if action.verb == "turn":
        return max(state.now_ms, state.laid_ms + GAP_MS) if state.pile else state.now_ms
    early = state.laid_ms - 1
    only_early = not may_slap(state, action.seat) and ignored(state, action.seat, early) is None
    return early if only_early else _next_slap_ms(state)


def _next_slap_ms(state: State) -> int:
    """From now on the first moment at which a slap may count."""
    if state.phase is Phase.SLAP:
        return max(state.now_ms, 1 + state.claims.race[-1].at_ms)
    return max(state.now_ms, state.laid_ms + COVER_MS) if state.covered and not state.pair else state.now_ms


def too_soon(state: State, at_ms: int) -> bool:
    """Whether the next card may not be turned yet."""
    return bool(state.pile) and at_ms < state.laid_ms + GAP_MS


# Slaps


class Ignored(Enum):
    """Why a slap is neither right nor wrong, in the order of explanation: no pile lay there; the seat is out of the
    game, has to wait for the next pile, or has slapped already; somebody was faster; a card has just covered the pair;
    the last card of all cannot be burnt."""

    NO_PILE = "no-pile"
    OUT = "out"
    WAITS = "waits"
    AGAIN = "again"
    LATE = "late"
    COVERED = "covered"
    LAST = "last"


def is_right(state: State, at_ms: int) -> bool:
    """Whether a slap is right by the cards that lay there when the hand came down."""
    return state.covered if state.claims.is_early(at_ms) else state.pair


def is_out(state: State, seat: Seat) -> bool:
    """Whether the seat is out of the game: without cards, where such a seat may not slap itself back."""
    return not (state.house.slap_back or state.stacks[seat] or state.owner == seat)


def ignored(state: State, seat: Seat, at_ms: int) -> Ignored | None:
    """Why a slap of this moment does not count; None if it does, rightly or wrongly."""
    claims = state.claims
    early = claims.is_early(at_ms)
    if len(state.pile) <= early:
        return Ignored.NO_PILE
    if is_out(state, seat):
        return Ignored.OUT
    if seat in claims.locked:
        return Ignored.WAITS
    if claims.is_used(seat, at_ms):
        return Ignored.AGAIN
    if state.covered if early else state.pair:
        return None
    if state.phase is Phase.SLAP:
        return Ignored.LATE
    if state.covered and not early and at_ms < state.laid_ms + COVER_MS:
        return Ignored.COVERED
    return Ignored.LAST if state.last else None


def may_slap(state: State, seat: Seat) -> bool:
    """Whether a slap from now on would count, rightly or wrongly."""
    return ignored(state, seat, _next_slap_ms(state)) is None


def precedence(state: State, seat: Seat) -> int:
    """Of right slaps at the same moment the lowest goes first: that of the seat with fewer cards, then clockwise after
    whoever turned the card."""
    return len(state.stacks[seat]) * state.seats + (seat - state.laid_by - 1) % state.seats
