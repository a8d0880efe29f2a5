"""The state of Crypto Match, and what can be read from it without changing it.

Tokens are whole numbers inside the engine; `faces[token]` is the card that a token shows. Times are milliseconds of
playing time, in which a table that stands still for whoever points is left out: `lost_ms` is by how much the match is
older. An action may carry its moment in the time of the match (see `kit.claims`); one without it counts as done at the
first moment at which it may be.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, IntEnum, StrEnum
from typing import Literal

from msgspec import Struct

from tabletop.core.model import CLOCK, Action, Place, Seat, TokenId
from tabletop.games.crypto_match.cards import TOKENS, Deck, deck_of
from tabletop.kit.claims import stamp_of
from tabletop.kit.head_start import added

LOCK_MS = 3000
"""So long a wrong claim locks a seat (`crypto_match.wrong-claim`)."""
LATE_MS = 500
"""So long after a change a claim that was right before it is only ignored (`crypto_match.late-claim`)."""
FOREVER_MS = 1 << 50
"""A lock that only a change of the table ends."""
NOBODY: Seat = -1
CENTRE: Seat = -2
"""Whose card a claim means that means the one in the middle."""
NO_CARD = -1

MIDDLE = "centre"
ASIDE = "aside"
PILES = tuple(f"pile-{seat}" for seat in range(8))
PENALTIES = tuple(f"penalty-{seat}" for seat in range(8))
OWNER_OF = {zone: seat for seat, zone in enumerate(PILES)} | {MIDDLE: CENTRE}
"""Whose pile each zone is in which a card may be on show."""


class Mini(StrEnum):
    """The mini-games, as the play list names them."""

    TOWER = "tower"
    WELL = "well"
    POTATO = "potato"
    GIFT = "gift"


WITH_CENTRE = (Mini.TOWER, Mini.WELL)
"""The mini-games in which the other card of a claim is always that in the middle."""


class Phase(IntEnum):
    """READY: all cards lie face down until the start signal. PLAY: everybody looks. POINT: the table stands still until
    whoever pressed first has pointed. ROUND: a round of Hot Potato is over. ENDED: a mini-game is. OVER: the match."""

    READY = 0
    PLAY = 1
    POINT = 2
    ROUND = 3
    ENDED = 4
    OVER = 5


class House(Struct, frozen=True):
    """The house rules of a match, by the names of the options."""

    deck: int
    playlist: tuple[str, ...]
    names: bool
    wrong_claim: Literal["lock", "none", "lock-until-change"]
    well_stop: Literal["play-out", "first-out"]
    potato_rounds: str
    decider: Literal["shared", "tower"]
    help_after: int
    point_time: int


class Sight(Struct, frozen=True):
    """What was on show until a moment: the top cards of all piles (NO_CARD: none) and the card in the middle."""

    until_ms: int
    tops: tuple[int, ...]
    centre: int


class Found(Struct, frozen=True):
    """A right claim: who found which picture on which two tokens, and on whose pile (or CENTRE)."""

    seat: Seat
    symbol: int
    tokens: tuple[int, int]
    target: Seat


class State(Struct, frozen=True):
    """The whole truth of a match.

    `computers` are the seats that began as computer players. `layout` tells how pictures are placed on the cards in
    this mini-game, the `stage`th of the play list, in which the seats of `playing` take part. The last token of a pile
    lies on top. `centre` is the draw pile, the middle of the Well, or the stock of Hot Potato; `aside` is not played
    with. `right` counts right claims of the mini-game, `done` are the seats that are rid of their cards in the Well, in
    their order. `last` made the last right claim. `locks` are the moments at which locks end, `recent` what was on show
    just before. `found_ms` is when something was found last, or play began; `helped`: a picture glows. `due_ms`: when
    the clock goes on from a rest. `wins` has the winners of each mini-game that is over; `decided` those of the Tower
    that decides the match. `ahead`: the match points that the seats began with, empty where all began with none.
    """

    house: House
    seats: int
    computers: tuple[Seat, ...]
    faces: bytes
    layout: int
    stage: int
    mini: Mini
    phase: Phase
    playing: tuple[Seat, ...]
    piles: tuple[tuple[int, ...], ...]
    centre: tuple[int, ...]
    aside: tuple[int, ...]
    penalties: tuple[tuple[int, ...], ...]
    locks: tuple[int, ...]
    right: tuple[int, ...]
    round: int = 0
    done: tuple[Seat, ...] = ()
    last: Seat = NOBODY
    found: Found | None = None
    buzzed: Seat = NOBODY
    recent: tuple[Sight, ...] = ()
    found_ms: int = 0
    helped: bool = False
    due_ms: int = 0
    now_ms: int = 0
    lost_ms: int = 0
    wins: tuple[tuple[Seat, ...], ...] = ()
    decided: tuple[Seat, ...] = ()
    ahead: tuple[int, ...] = ()

    @property
    def deck(self) -> Deck:
        """The deck that is played with."""
        return deck_of(self.house.deck)

    @property
    def deciding(self) -> bool:
        """Whether this is the Tower that decides between equal players."""
        return self.stage >= len(self.house.playlist)

    @property
    def looking(self) -> bool:
        """Whether claims are heard."""
        return self.phase in (Phase.PLAY, Phase.POINT)

    @property
    def shows(self) -> bool:
        """Whether the top cards are on show."""
        return self.phase is not Phase.READY

    @property
    def people(self) -> int:
        """How many seats began as people."""
        return self.seats - len(self.computers)


# What is on show


def top(state: State, seat: Seat) -> int:
    """The token on show on the pile of a seat, or in the middle; NO_CARD if there is none."""
    if state.phase is Phase.READY:
        return NO_CARD
    if seat == CENTRE:
        pile = () if state.mini is Mini.POTATO else state.centre
    else:
        pile = state.piles[seat] if 0 <= seat < state.seats else ()
    return pile[-1] if pile else NO_CARD


def card(state: State, seat: Seat) -> int:
    """The card on show on the pile of a seat, or in the middle; NO_CARD if there is none."""
    token = top(state, seat)
    return NO_CARD if token == NO_CARD else state.faces[token]


def sight(state: State, until_ms: int) -> Sight:
    """What is on show now, as it will be remembered."""
    return Sight(until_ms, tuple(card(state, seat) for seat in range(state.seats)), card(state, CENTRE))


def holders(state: State) -> tuple[Seat, ...]:
    """The seats with a card on show."""
    return tuple(seat for seat, pile in enumerate(state.piles) if pile) if state.shows else ()


def pair_of(mini: Mini, seat: Seat, target: Seat) -> tuple[Seat, Seat]:
    """The two piles, or the middle, whose cards a claim of a seat compares; the first one is compared with the second,
    which the claim names."""
    if mini in WITH_CENTRE:
        return seat, CENTRE
    return (seat if mini is Mini.POTATO else CENTRE), target


def targets_of(state: State, seat: Seat) -> tuple[Seat, ...]:
    """What a claim of this seat may name: the middle, or others with a card on show."""
    if state.mini in WITH_CENTRE:
        return (CENTRE,)
    return tuple(other for other in holders(state) if other != seat)


# Moments


def is_locked(state: State, seat: Seat, at_ms: int) -> bool:
    """Whether a seat is not heard at a moment."""
    return at_ms < state.locks[seat]


def played_ms(state: State, stamp_ms: int) -> int:
    """A moment of the match in playing time."""
    return max(0, stamp_ms - state.lost_ms)


def moment(state: State, action: Action) -> int:
    """When an action is done, in playing time; while somebody points, that is when they pressed."""
    if state.phase is Phase.POINT:
        return state.now_ms
    stamp = stamp_of(action)
    if stamp is not None:
        return played_ms(state, stamp)
    if action.seat == CLOCK:
        return max(state.now_ms, clock_due(state)[0])
    if not 0 <= action.seat < state.seats:
        return state.now_ms
    lock_ms = state.locks[action.seat]
    from_ms = max(state.now_ms, lock_ms if lock_ms < FOREVER_MS else 0)
    aim = aim_of(state, action)
    return from_ms if aim is None else max(from_ms, _stale_until(state, action.seat, *aim))


def clock_due(state: State) -> tuple[int, str]:
    """When the clock acts next and what it does, in playing time; ("" where nothing is due)."""
    if state.phase is Phase.READY:
        return state.due_ms, "reveal"
    if state.phase in (Phase.ROUND, Phase.ENDED):
        return state.due_ms, "clear"
    if state.phase is Phase.POINT:
        return state.now_ms + 1000 * state.house.point_time, "lapse"
    due = [(lock_ms, "free") for lock_ms in state.locks if state.now_ms < lock_ms < FOREVER_MS]
    if state.house.help_after and not state.helped:
        due.append((state.found_ms + 1000 * state.house.help_after, "help"))
    return min(due) if due and state.phase is Phase.PLAY else (0, "")


# Claims


class Verdict(Enum):
    """What becomes of a claim, in the order in which it is judged: somebody else is pointing; the seat has no card on
    show, or is locked; it names what nobody names in this mini-game, or the own pile; it is right; it was just now;
    who is named has no card on show; the picture is on neither card; nobody knows whose finger it was; it is wrong."""

    FROZEN = "frozen"
    NO_CARD = "no-card"
    LOCKED = "locked"
    NOT_NAMED = "not-named"
    OWN = "own"
    RIGHT = "right"
    LATE = "late"
    NOT_THERE = "not-there"
    ELSEWHERE = "elsewhere"
    UNHEARD = "unheard"
    WRONG = "wrong"


def aim_of(state: State, action: Action) -> tuple[int, Seat] | None:
    """The picture that a claim names, and whose card; None for anything else."""
    if action.verb != "claim" or action.to is None or action.to.zone not in OWNER_OF:
        return None
    return action.to.slot, OWNER_OF[action.to.zone]


def claim_place(symbol: int, target: Seat) -> Place:
    """Where a claim says what it names: the zone of the card that is meant, and the number of the picture."""
    return Place(MIDDLE if target == CENTRE else PILES[target], symbol)


def named(state: State, *tokens: int) -> tuple[TokenId, ...]:
    """The two cards that an offered claim names: where it is clear who claims. While several people may, marks on the
    cards of one of them would only mislead."""
    alone = state.phase is Phase.POINT or state.people < 2
    return tuple(TOKENS[token] for token in tokens) if alone else ()


def judged(state: State, seat: Seat, symbol: int, target: Seat, at_ms: int) -> Verdict:
    """What becomes of a claim at a moment."""
    hindered = hindrance(state, seat, at_ms)
    if hindered is not None:
        return hindered
    if (target == CENTRE) != (state.mini in WITH_CENTRE):
        return Verdict.NOT_NAMED
    if target == seat:
        return Verdict.OWN
    mine, other = (card(state, pile) for pile in pair_of(state.mini, seat, target))
    if _is_right(state, symbol, mine, other):
        return Verdict.RIGHT if may_point(state, seat, symbol) else Verdict.UNHEARD
    if at_ms < _stale_until(state, seat, symbol, target):
        return Verdict.LATE
    if other == NO_CARD:
        return Verdict.NOT_THERE
    if not _is_on_either(state, symbol, mine, other):
        return Verdict.ELSEWHERE
    return Verdict.WRONG if may_point(state, seat, symbol) else Verdict.UNHEARD


def may_point_anywhere(state: State, seat: Seat) -> bool:
    """Whether it is known who points, wherever a finger comes down: a computer player, the only person, or whoever was
    first at their key."""
    return state.phase is Phase.POINT or seat in state.computers or state.people < 2


def may_point(state: State, seat: Seat, symbol: int) -> bool:
    """Whether a seat may claim a picture: where several people sit round one screen only a finger on the own card is
    known to be that of its owner."""
    if may_point_anywhere(state, seat):
        return True
    return state.mini in WITH_CENTRE and symbol in state.deck.cards[card(state, seat)]


def hindrance(state: State, seat: Seat, at_ms: int) -> Verdict | None:
    """Why a seat is not heard at all at a moment; None if it is."""
    if state.phase is Phase.POINT and seat != state.buzzed:
        return Verdict.FROZEN
    if not state.looking or card(state, seat) == NO_CARD:
        return Verdict.NO_CARD
    return Verdict.LOCKED if is_locked(state, seat, at_ms) else None


def _is_right(state: State, symbol: int, mine: int, other: int) -> bool:
    if NO_CARD in (mine, other) or mine == other:
        return False
    return state.deck.shared[mine][other] == symbol


def _is_on_either(state: State, symbol: int, mine: int, other: int) -> bool:
    cards = state.deck.cards
    return symbol in cards[mine] or symbol in cards[other]


def is_fresh(state: State) -> bool:
    """Whether the table has just changed, so that a claim may be late."""
    return bool(state.recent) and state.now_ms < state.recent[-1].until_ms + LATE_MS


def _stale_until(state: State, seat: Seat, symbol: int, target: Seat) -> int:
    """Until when a claim is only late, because it was right before the table changed; 0: it was not."""
    if not is_fresh(state):
        return 0
    return max(
        (
            seen.until_ms + LATE_MS
            for seen in state.recent
            if seen.tops[seat] != NO_CARD
            and _is_right(state, symbol, *(_seen(seen, pile) for pile in pair_of(state.mini, seat, target)))
        ),
        default=0,
    )


def _seen(seen: Sight, pile: Seat) -> int:
    if pile == CENTRE:
        return seen.centre
    return seen.tops[pile] if 0 <= pile < len(seen.tops) else NO_CARD


def heard_later(state: State) -> tuple[Seat, ...]:
    """The seats whose claims may be heard from now on, before anything changes: at once, or after their lock."""
    if state.phase is not Phase.PLAY:
        return ()
    return tuple(seat for seat, pile in enumerate(state.piles) if pile and state.locks[seat] < FOREVER_MS)


def precedence(state: State, seat: Seat) -> int:
    """Of right claims at the same moment the lowest goes first: people before computers, then the seat with fewer right
    claims, then clockwise after the seat of the last one."""
    after = (seat - state.last - 1) % state.seats
    return ((seat in state.computers) * 1000 + state.right[seat]) * state.seats + after


def helped_claim(state: State) -> Found | None:
    """The claim whose pictures glow: that of the seat that has found the fewest, and of the next seat after it."""
    seats = sorted(holders(state), key=lambda seat: precedence(state, seat))
    for seat in seats:
        for target in sorted(targets_of(state, seat), key=lambda other: (other - seat) % state.seats):
            return claim_for(state, seat, target)
    return None


def claim_for(state: State, seat: Seat, target: Seat) -> Found:
    """The right claim of a seat about this target, which has a card on show."""
    pair = pair_of(state.mini, seat, target)
    mine, other = (top(state, pile) for pile in pair)
    return Found(seat, state.deck.shared[state.faces[mine]][state.faces[other]], (mine, other), target)


# Points


def points(state: State) -> tuple[int, ...]:
    """The match points of all seats."""
    return added(tuple(sum(seat in winners for winners in state.wins) for seat in range(state.seats)), state.ahead)


def cards_now(state: State) -> tuple[int, ...]:
    """What counts in this mini-game: cards won in the Tower, cards left in the Well, penalties, gifts received."""
    if state.mini is Mini.TOWER:
        return state.right
    piles = state.penalties if state.mini is Mini.POTATO else state.piles
    return tuple(map(len, piles))


def rounds_of(house: House, seats: int) -> int:
    """How many rounds of Hot Potato there are."""
    most = house.deck // seats
    return most if house.potato_rounds == "all" else min(most, int(house.potato_rounds))


def minis(state: State) -> Iterator[Mini]:
    """The mini-games of the match, with the Tower that decides it, if it comes to that."""
    yield from map(Mini, state.house.playlist)
    if state.deciding:
        yield Mini.TOWER
