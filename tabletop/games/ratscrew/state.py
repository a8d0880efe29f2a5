"""The state of Egyptian Ratscrew, and what can be read from it without changing it.

Tokens are whole numbers inside the engine (0 to 51, "c0" to "c51" outside); `faces[token]` is the card that a token
shows. Times are milliseconds since the match began. An action may carry the moment at which it was done as its
`choice`; one without it counts as done at the first moment at which it may be.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.model import CLOCK, Action, Place, Seat, TokenId
from tabletop.kit.cards import ACE, JACK, KING, PACK_52, QUEEN, RANKS
from tabletop.kit.turns import seats_from

GAP_MS = 700
"""No card is turned earlier after the one before (`ratscrew.gap-between-cards`)."""
GRACE_MS = 1500
"""So long a pile that a contract has won lies open for slaps (`ratscrew.grace-before-gathering`)."""
SHOWN_MS = 1000
"""So long after the winning slap slower hands are only noted (`ratscrew.slower-slaps-ignored`)."""
COVER_MS = 250
"""A slap so soon after a card has covered a pair is ignored."""
AUTO_MS = {"off": 0, "slow": 1800, "normal": 1300, "fast": 900}
"""How fast the program turns the cards (`ratscrew.auto-turn`)."""
CONTRACTS = {JACK: 1, QUEEN: 2, KING: 3}
"""How many cards a court card asks for (`ratscrew.contract-size`)."""
ACE_CONTRACT = 4
FANNED = 5
"""So many cards of the pile are seen."""
TOLD = 6
"""So many turned cards after it the list of the last race is taken away."""
NOBODY: Seat = -1

TOKENS: tuple[TokenId, ...] = tuple(f"c{token}" for token in PACK_52)
INDEX: Mapping[TokenId, int] = {token_id: token for token, token_id in enumerate(TOKENS)}
PILE, REST = Place("pile"), Place("rest")
"""Where the cards are turned, and where the hands rest, one slot a seat."""


class Phase(IntEnum):
    """PLAY: cards are turned. GRACE: a pile is won and lies open for slaps. SLAP: it was slapped, and lies there for
    slower hands. OVER: the match is over."""

    PLAY = 0
    GRACE = 1
    SLAP = 2
    OVER = 3


class House(Struct, frozen=True):
    """The house rules of a match; the names are those of the options. `changed` are the options as they were set.
    `later_ms`: so much later come the hands of computer players; `first_ms`: so much earlier count those of the first
    seat (both `ratscrew.handicap`)."""

    ace_contract: bool
    sandwich: bool
    false_slap: int
    slap_back: bool
    next_pays: bool
    shuffle_pile: bool
    auto_ms: int
    later_ms: int
    first_ms: int
    card_limit: int
    changed: tuple[tuple[str, str], ...] = ()


class Slap(Struct, frozen=True):
    """A slap as it counts: how long after the card that it was meant for, and whether that card made a pair."""

    seat: Seat
    after_ms: int
    right: bool


class State(Struct, frozen=True):
    """The whole truth of a match.

    `stacks` hold the cards of the seats, the next one first, and `given` how many each has turned or burnt. `pile` are
    the cards turned since it was empty, the last on top; `burnt` lie face down below it, the last one lowest. `pair`:
    a slap is right now; `covered`: it was before the last card. `owner` waits for `due` of `asked` cards from `turn`.
    `winner` takes the pile in GRACE, where `last`: it alone holds cards; and in SLAP, where nobody does as long as a
    hand with a head start may still come. `slaps` are the right slaps, seat and time, the best first. `tried`,
    `barred`: sets of seats as bits. `out_at` numbers the moments at which seats ran out of cards. `laid_by` turned the
    last card at `laid_ms`, the one before was turned at `before_ms`; `due_ms` is when the clock acts, `now_ms` the last
    action. `race` are the slaps on the card that was slapped last, the `raced`th one.
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
    last: bool = False
    slaps: tuple[tuple[Seat, int], ...] = ()
    tried: int = 0
    barred: int = 0
    turned: int = 0
    steps: int = 0
    out_at: tuple[int, ...] = ()
    laid_by: Seat = NOBODY
    laid_ms: int = 0
    before_ms: int = 0
    due_ms: int = 0
    now_ms: int = 0
    race: tuple[Slap, ...] = ()
    raced: int = 0
    ended_by: str = ""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.stacks)

    @property
    def undecided(self) -> bool:
        """Whether hands lie on the pile and nobody is the first of them yet."""
        return self.phase is Phase.SLAP and self.winner == NOBODY


def parse_house(options: Mapping[str, str], changed: tuple[tuple[str, str], ...]) -> House:
    """The house rules in force."""
    head_start, _, for_first = options["ratscrew.handicap"].partition("-")
    return House(
        ace_contract=options["ratscrew.ace-contract"] == "four",
        sandwich=options["ratscrew.sandwich"] == "on",
        false_slap=int(options["ratscrew.false-slap"]),
        slap_back=options["ratscrew.slap-back"] == "on",
        next_pays=options["ratscrew.payer-out"] == "next-pays",
        shuffle_pile=options["ratscrew.shuffle-pile"] == "on",
        auto_ms=AUTO_MS[options["ratscrew.auto-turn"]],
        later_ms=0 if for_first else int(head_start),
        first_ms=int(head_start) if for_first else 0,
        card_limit=int(options["ratscrew.card-limit-value"]),
        changed=changed,
    )


def contract_of(house: House, rank: int) -> int:
    """How many cards a turned card of this rank asks for; 0: nothing."""
    if rank == ACE:
        return ACE_CONTRACT if house.ace_contract else 0
    return CONTRACTS.get(rank, 0)


def is_pair(house: House, faces: bytes, pile: tuple[int, ...]) -> bool:
    """Whether the cards on top may be slapped."""
    if len(pile) < 2:
        return False
    rank = RANKS[faces[pile[-1]]]
    if RANKS[faces[pile[-2]]] == rank:
        return True
    return house.sandwich and len(pile) > 2 and RANKS[faces[pile[-3]]] == rank


def next_holder(state: State, seat: Seat, but: Seat = NOBODY) -> Seat:
    """The next seat clockwise that holds cards, leaving out `seat` itself and `but`; NOBODY if there is none."""
    for other in seats_from(seat, state.seats)[1:]:
        if state.stacks[other] and other != but:
            return other
    return NOBODY


def lone_holder(state: State) -> Seat:
    """The only seat that holds cards, or NOBODY."""
    holders = [seat for seat, stack in enumerate(state.stacks) if stack]
    return holders[0] if len(holders) == 1 else NOBODY


def won_size(state: State) -> int:
    """The number of cards in the middle."""
    return len(state.pile) + len(state.burnt)


def has_slapped(state: State, seat: Seat) -> bool:
    """Whether the seat has used its slap on the last card."""
    return bool(state.tried >> seat & 1) or any(slapper == seat for slapper, _ in state.slaps)


def is_out(state: State, seat: Seat) -> bool:
    """Whether the seat is out of the game: without cards, where such a seat may not slap itself back."""
    return not (state.house.slap_back or state.stacks[seat] or state.owner == seat)


def may_slap(state: State, seat: Seat) -> bool:
    """Whether a slap now would count, rightly or wrongly."""
    if not state.pile or state.barred >> seat & 1 or has_slapped(state, seat) or is_out(state, seat):
        return False
    return state.pair or not (state.last or state.slaps)


def stamp_of(action: Action) -> int | None:
    """The moment at which an action was done, if it carries one."""
    stamp = action.choice
    return stamp if isinstance(stamp, int) and stamp > 0 else None


def moment(state: State, action: Action) -> int:
    """When an action is done."""
    stamp = stamp_of(action)
    if stamp is not None:
        return stamp
    if action.seat == CLOCK:
        return max(state.now_ms, state.due_ms)
    if action.verb == "turn":
        return max(state.now_ms, state.laid_ms + GAP_MS) if state.pile else state.now_ms
    if state.slaps:
        return max(state.now_ms, 1 + max(at_ms for _, at_ms in state.slaps))
    return max(state.now_ms, state.laid_ms + COVER_MS) if state.covered and not state.pair else state.now_ms


def lay_open(state: State, at_ms: int) -> int:
    """How many cards of the pile lay there at a moment."""
    return len(state.pile) - (at_ms < state.laid_ms)


def is_right(state: State, at_ms: int) -> bool:
    """Whether a slap is right by the cards that lay there when the hand came down."""
    return state.covered if at_ms < state.laid_ms else state.pair


def counted_ms(state: State, seat: Seat, at_ms: int) -> int:
    """The moment as which that of a right slap counts: the first seat may have a head start."""
    return at_ms if seat else at_ms - state.house.first_ms


def head_start_ms(state: State) -> int:
    """How much later than others the first seat may still come, and be first."""
    return state.house.first_ms if may_slap(state, 0) else 0


def slap_order(state: State, seat: Seat, counts_ms: int) -> tuple[int, int, int]:
    """What puts right slaps in order: the time that counts, then the fewer cards, then clockwise after whoever turned
    the card."""
    return counts_ms, len(state.stacks[seat]), (seat - state.laid_by - 1) % state.seats


def with_slap(state: State, seat: Seat, at_ms: int) -> State:
    """The slap is told: in the list of those on the same card, or as the first of a new list."""
    early = at_ms < state.laid_ms
    card, since_ms = state.turned - early, state.before_ms if early else state.laid_ms
    right = is_right(state, at_ms)
    counts_ms = counted_ms(state, seat, at_ms) if right else at_ms
    slap = Slap(seat, max(0, counts_ms - since_ms), right)
    told = (*state.race, slap) if card == state.raced else (slap,)
    in_order = sorted(told, key=lambda one: slap_order(state, one.seat, one.after_ms))
    return replace(state, race=tuple(in_order), raced=card)


def scores(state: State) -> tuple[int, ...]:
    """The number of cards of each seat."""
    return tuple(map(len, state.stacks))
