"""Cards held in hands: the tokens of a pack, dealing them, showing them, and what a seat cannot know.

Inside an engine a token is a whole number; outside it is "c" and that number. Which card a token shows stands in the
`faces` of the state, one byte a token: shuffling changes `faces` alone, so a token says nothing about its card.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from itertools import chain
from typing import TypeVar

from msgspec import Struct

from tabletop.core.assembled import AssembledGame
from tabletop.core.chance import Chance
from tabletop.core.model import Place, Placement, Seat, TokenId, TokenKind
from tabletop.core.rules import Violation
from tabletop.core.table import ZoneKind, ZoneSpec
from tabletop.core.text import QT_TRANSLATE_NOOP, Msg, SeatName, Text, say
from tabletop.core.view import BadgeFact

HIDDEN = 255
"""In the `faces` of a masked state: a card that its seat cannot know."""

S = TypeVar("S")
Tokens = tuple[int, ...]
Hands = tuple[Tokens, ...]
Layout = Mapping[str, Tokens]
"""Which tokens lie in each zone."""

_CARD = TokenKind.CARD
"""Looked up once: a member of an enumeration takes as long to find as a placement to make."""

_HAND_LABEL = QT_TRANSLATE_NOOP("Cards", "Hand: {player}")


class Pack:
    """The tokens of a pack: `ids` and `index` lead from numbers to ids and back, `faces` are the art keys of the cards,
    `back` that of their other side."""

    def __init__(self, faces: Sequence[str], back: str = "back-petrol") -> None:
        self.faces = tuple(faces)
        self.back = back
        self._seen = (*self.faces, *(None,) * (HIDDEN + 1 - len(self.faces)))
        self._hidden = (None,) * (HIDDEN + 1)
        self.numbers: Tokens = tuple(range(len(self.faces)))
        self.ids: tuple[TokenId, ...] = tuple(f"c{number}" for number in self.numbers)
        self.index: Mapping[TokenId, int] = {token: number for number, token in enumerate(self.ids)}

    def held(self, hand: Collection[int], ids: Sequence[TokenId]) -> Tokens | None:
        """The tokens of an action, if they are different cards of this hand."""
        tokens = tuple(self.index.get(token, -1) for token in ids)
        if not tokens or len(set(tokens)) != len(tokens) or any(token not in hand for token in tokens):
            return None
        return tokens

    def strange(self, hand: Collection[int], ids: Sequence[TokenId]) -> Tokens | None:
        """What is wrong with the tokens of an action that should be different cards of this hand: those that lie
        elsewhere (none of them: there are no tokens, or one stands there twice); None if nothing is."""
        if self.held(hand, ids) is not None:
            return None
        return tuple(self.index[token] for token in ids if token in self.index and self.index[token] not in hand)

    def because(self, msg: Msg, *tokens: int, n: int | None = None, **args: Text | SeatName | int) -> Violation:
        """Why a check fails, as a sentence about this very attempt, with the tokens that cause it."""
        return Violation(tokens=tuple(self.ids[token] for token in tokens), why=Text(msg, tuple(args.items()), n))

    def shown(self, faces: bytes, ids: Iterable[TokenId]) -> tuple[int, ...]:
        """The cards that the tokens of an action show in the `faces` of a state; HIDDEN where that is not known."""
        return tuple(faces[self.index[token]] if token in self.index else HIDDEN for token in ids)

    def zones_of(self, layout: Layout, ids: Iterable[TokenId]) -> list[str]:
        """The zones in which the tokens of a gesture lie; empty for one that lies nowhere."""
        numbers = [self.index.get(token, -1) for token in ids]
        return [next((zone for zone, tokens in layout.items() if number in tokens), "") for number in numbers]

    def moved(self, before: Layout, after: Layout) -> dict[TokenId, str]:
        """The tokens that have gone to another zone, in the order of their new places, with the old zone."""
        was = {token: zone for zone, tokens in before.items() for token in tokens}
        lying = ((token, zone) for zone, tokens in after.items() for token in tokens)
        return {self.ids[token]: was[token] for token, zone in lying if was[token] != zone}

    def placed(
        self, zone: str, tokens: Iterable[int], cards: bytes, owner: Seat | None = None, seen: bool = True
    ) -> list[Placement]:
        """Tokens lying in a zone one slot after the other; `cards` are the `faces` of the state."""
        ids, back, faces = self.ids, self.back, self._seen if seen else self._hidden
        places = slots(zone, len(ids))
        return [
            Placement(ids[token], place, faces[cards[token]], owner, back, _CARD)
            for token, place in zip(tokens, places, strict=False)
        ]

    def in_hands(
        self, hands: Iterable[Tokens], cards: bytes, viewer: Seat | None, open_hands: bool = False
    ) -> list[Placement]:
        """Every hand in the zone of its seat: the viewer's own is seen, the others only when the hands lie open."""
        laid: list[Placement] = []
        for owner, hand in enumerate(hands):
            laid += self.placed(hand_zone(owner), hand, cards, owner, open_hands or owner == viewer)
        return laid


@cache
def slots(zone: str, count: int) -> tuple[Place, ...]:
    """The places of a zone in which so many tokens can lie."""
    return tuple(Place(zone, slot) for slot in range(count))


# Hands


@cache
def hand_zone(seat: Seat) -> str:
    """The id of the zone that is the hand of a seat."""
    return f"hand-{seat}"


def hand_places(seats: int) -> tuple[Place, ...]:
    """The hand of each seat as a place to which cards go."""
    return tuple(Place(hand_zone(seat)) for seat in range(seats))


@cache
def hand_zones(seats: int, multi: bool = True, in_order: bool = False) -> tuple[ZoneSpec, ...]:
    """A fan for each seat, which its owner may sort; the flags are those of `ZoneSpec`."""
    return tuple(
        ZoneSpec(
            hand_zone(seat),
            ZoneKind.FAN,
            say(_HAND_LABEL, player=SeatName(seat)),
            seat=seat,
            multi=multi,
            arrange_with=(hand_zone(seat),),
            in_order=in_order,
        )
        for seat in range(seats)
    )


def dealt(tokens: Sequence[int], seats: int, dealer: Seat) -> Hands:
    """The hands after these tokens have been dealt singly, the seat on the dealer's left first."""
    return tuple(tuple(tokens[(seat - dealer - 1) % seats :: seats]) for seat in range(seats))


def laid_down(hands: Hands, seat: Seat, laid: Collection[int]) -> Hands:
    """The hands after a seat has let go of some of its tokens."""
    return tuple(
        tuple(token for token in hand if token not in laid) if owner == seat else hand
        for owner, hand in enumerate(hands)
    )


def of_others(hands: Hands, seat: Seat | None) -> list[int]:
    """The tokens in the hands of all other seats; None: of all."""
    return list(chain.from_iterable(hand for other, hand in enumerate(hands) if other != seat))


def in_hand_zones(hands: Hands) -> dict[str, Tokens]:
    """The hands as they lie in the zones of `hand_zones`."""
    return {hand_zone(seat): hand for seat, hand in enumerate(hands)}


# What has been laid


class Play(Struct, frozen=True):
    """The first token of a play as it lies on the table, and who laid it; `leads`: it began something new (a trick)."""

    token: int
    seat: Seat
    leads: bool = False


def badges(pack: Pack, plays: Iterable[Play]) -> list[BadgeFact]:
    """Who laid what, for a zone that everybody may look through (`ZoneSpec.browsable`)."""
    return [BadgeFact(pack.ids[play.token], play.seat, play.leads) for play in plays]


# Luck


def mixed(faces: bytes, tokens: Sequence[int], chance: Chance) -> bytes:
    """The faces after these tokens have been shuffled among themselves: a new stock, or all that a seat cannot know."""
    found = bytearray(faces)
    for token, card in zip(tokens, chance.shuffled([faces[token] for token in tokens]), strict=True):
        found[token] = card
    return bytes(found)


def veiled(faces: bytes, tokens: Iterable[int], seat: Seat | None = None, memory: Memory | None = None) -> bytes:
    """The faces without the cards of these tokens, for `Game.masked`; what `seat` remembers of them stays."""
    found = bytearray(faces)
    if seat is not None and memory is not None and any(memory.knowers):
        tokens = [token for token in tokens if not memory.knowers[token] >> seat & 1]
    for token in tokens:
        found[token] = HIDDEN
    return bytes(found)


def unveiled(
    faces: bytes,
    chance: Chance,
    fits: Callable[[int, int], bool] | None = None,
    cards: Iterable[int] | None = None,
) -> bytes:
    """The faces of a masked state with each hidden token given one of the cards that are nowhere seen, for
    `Game.resample`.

    `fits(token, card)`: whether a hidden token may show a card, for all that the seat knows; there must be a way in
    which all do. `cards`: those that are played with, each once; usually as many numbers from 0 as there are tokens.
    """
    found = bytearray(faces)
    missing = sorted(set(range(len(faces)) if cards is None else cards).difference(faces))
    hidden = [token for token, card in enumerate(faces) if card == HIDDEN]
    dealt = chance.shuffled(missing)
    for token, card in zip(hidden, dealt if fits is None else _fitted(hidden, dealt, fits), strict=True):
        found[token] = card
    return bytes(found)


def _fitted(tokens: Sequence[int], cards: Sequence[int], fits: Callable[[int, int], bool]) -> list[int]:
    """The cards in an order in which each fits its token. A card that does not fit changes places with another one;
    where none can, it drives another one out, and so on until one finds a free token."""
    count = len(cards)
    cards = list(cards)
    for at in range(count):
        if fits(tokens[at], cards[at]):
            continue
        for step in range(1, count):
            other = (at + step) % count
            if fits(tokens[at], cards[other]) and fits(tokens[other], cards[at]):
                cards[at], cards[other] = cards[other], cards[at]
                break
    holder = [at if fits(tokens[at], cards[at]) else -1 for at in range(count)]

    def settle(token: int, tried: set[int]) -> bool:
        for step in range(count):
            card = (token + step) % count
            if card not in tried and fits(tokens[token], cards[card]):
                tried.add(card)
                if holder[card] < 0 or settle(holder[card], tried):
                    holder[card] = token
                    return True
        return False

    for token in [at for at, held in enumerate(holder) if held < 0]:
        settle(token, set())
    return [card for _, card in sorted(zip(holder, cards, strict=True))]


class Memory(Struct, frozen=True):
    """What is known of cards although they lie hidden.

    `knowers` has a bit set of seats for each token: those that have seen its card and can follow it (a card given
    away). `mixings` holds for each token, `mixed_in` for each card the number of the shuffle in which it took part
    last: everybody has seen which cards were shuffled together, so a token shows one of those of its own shuffle.
    """

    knowers: bytes
    mixings: bytes
    mixed_in: bytes

    def learnt(self, tokens: Iterable[int], *seats: Seat) -> Memory:
        """The memory after these seats have seen the cards of these tokens."""
        knowers = bytearray(self.knowers)
        for token in tokens:
            for seat in seats:
                knowers[token] |= 1 << seat
        return Memory(bytes(knowers), self.mixings, self.mixed_in)

    def shuffled(self, tokens: Iterable[int], faces: bytes) -> Memory:
        """The memory after these tokens, which everybody has seen, were shuffled among themselves."""
        knowers, mixings, mixed_in = (bytearray(part) for part in (self.knowers, self.mixings, self.mixed_in))
        number = next(number for number in range(1, 256) if number not in mixings)
        for token in tokens:
            knowers[token] = 0
            mixings[token] = mixed_in[faces[token]] = number
        return Memory(bytes(knowers), bytes(mixings), bytes(mixed_in))

    def fits(self, token: int, card: int) -> bool:
        """Whether a hidden token may show a card (see `unveiled`)."""
        return self.mixings[token] == self.mixed_in[card]


def unknown(pack: Pack) -> Memory:
    """The memory after a deal: nobody knows anything but the own hand."""
    return Memory(*(bytes(len(pack.numbers)),) * 3)


class HandGame(AssembledGame[S]):
    """A game with hands in the zones of `hand_zones`: everybody may sort their own."""

    def may_arrange(self, state: S, seat: Seat, token: TokenId, zone: str) -> bool:
        return zone == hand_zone(seat)
