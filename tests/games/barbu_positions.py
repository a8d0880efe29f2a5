"""How a position of Barbu is set up in one line. Cards are named by rank and suit: "10S KH"."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.model import Action, Place, Seat, TokenId
from tabletop.games.barbu.engine import GAME
from tabletop.games.barbu.state import (
    CARDS_EACH,
    CONTRACTS,
    PACK,
    TOKEN_OF,
    Contract,
    House,
    Phase,
    State,
)
from tabletop.games.barbu.table import CONTRACT
from tabletop.kit.cards import PACK_52
from tabletop.kit.trick_game import TRICK
from tabletop.kit.tricks import Trick
from tests.bench import Bench
from tests.cards import card, cards, name_of

BENCH = Bench(GAME)
RESTRICTED = {"heart-leads": "restricted"}
EARLY = {"early-stop": "on"}

Options = dict[str, str]
Pile = tuple[int, str]
"""How many tricks a seat has taken, and which cards were among them."""


def house(options: Options | None = None) -> House:
    """House rules, named without the slug."""
    return BENCH.house(House, BENCH.setup(4, options))


def at(
    *hands: str | int,
    trick: str = "",
    contract: str = "tricks",
    before: Sequence[Contract] = (),
    number: int = 0,
    options: Options | None = None,
) -> State:
    """Hands by their cards, or by their number; the next card is that of the first seat named by cards, after `trick`.
    All other cards have been taken by the first seat. The contracts of `before` were played in this round, the first of
    which has the `number` 0 and is dealt by the first seat. Without a `contract`, it is still to be named."""
    acting = next(seat for seat, hand in enumerate(hands) if isinstance(hand, str))
    laid = cards(trick)
    named = {one for hand in hands if isinstance(hand, str) for one in cards(hand)} | set(laid)
    pool = [one for one in PACK_52 if one not in named]
    faces: list[int] = []

    def tokens(some: list[int]) -> tuple[int, ...]:
        faces.extend(some)
        return tuple(range(len(faces) - len(some), len(faces)))

    def some_of(count: int) -> list[int]:
        return [pool.pop() for _ in range(count)]

    held = tuple(tokens(cards(hand) if isinstance(hand, str) else some_of(hand)) for hand in hands)
    on_table = Trick((acting - len(laid)) % 4, tokens(laid))
    done = tuple(Trick(0, tokens(some_of(4)), 0) for _ in range(len(pool) // 4))
    assert not pool, "hands of these sizes do not go together"
    earlier = CONTRACTS * number + tuple(before)
    return State(
        house=house(options),
        seats=4,
        phase=Phase.PLAY if contract else Phase.CHOOSE,
        deal=len(earlier) + 1,
        first_dealer=0,
        faces=bytes(faces),
        hands=held,
        trick=on_table,
        tricks=done,
        chosen=(*earlier, Contract(contract)) if contract else earlier,
        sheet=((1, 2, 3, 4),) * len(earlier),
    )


def naming(*before: Contract, number: int = 0) -> State:
    """The dealer is to name a contract after these of the round, which has this number from 0."""
    hands: list[str | int] = [CARDS_EACH] * 4
    hands[number] = " ".join(name_of(one) for one in range(number, 52, 4))
    return at(*hands, contract="", before=before, number=number)


def rests(contract: str, *piles: Pile, last: Seat = 0, deal: int = 1, options: Options | None = None) -> State:
    """The last trick of a deal rests on the table and goes to `last`: each seat takes so many tricks with these cards
    among them, that one included."""
    named = [cards(names) for _, names in piles]
    assert sum(count for count, _ in piles) == CARDS_EACH
    pool = [one for one in PACK_52 if not any(one in some for some in named)]
    tricks, faces = [], list[int]()
    for seat, (count, _) in enumerate(piles):
        named[seat] += [pool.pop() for _ in range(4 * count - len(named[seat]))]
        for start in range(0, 4 * count, 4):
            tokens = tuple(range(len(faces), len(faces) + 4))
            faces += named[seat][start : start + 4]
            tricks.append(Trick(seat, tokens, seat))
    final = next(trick for trick in reversed(tricks) if trick.taker == last)
    tricks.remove(final)
    earlier = (CONTRACTS * 4)[: deal - 1]
    return State(
        house=house(options),
        seats=4,
        phase=Phase.REST,
        deal=deal,
        first_dealer=0,
        faces=bytes(faces),
        hands=((),) * 4,
        trick=final,
        tricks=tuple(tricks),
        chosen=(*earlier, Contract(contract)),
        sheet=((0, 0, 0, 0),) * (deal - 1),
    )


def token(state: State, name: str) -> TokenId:
    """The token that shows a card."""
    return PACK.ids[state.faces.index(card(name))]


def play(state: State, name: str, seat: Seat | None = None) -> Action:
    """Playing a card, by default as whose turn it is."""
    if seat is None:
        (seat,) = GAME.active(state)
    return Action(seat, "play", (token(state, name),), Place(TRICK, seat))


def choose(contract: str, seat: Seat = 0) -> Action:
    """Naming a contract."""
    return Action(seat, "choose", (TOKEN_OF[Contract(contract)],), Place(CONTRACT))


def allowed(state: State) -> str:
    """The cards that may be played now."""
    (seat,) = GAME.active(state)
    found = [state.faces[PACK.index[action.tokens[0]]] for action in GAME.legal(state, seat)]
    return " ".join(name_of(one) for one in found)
