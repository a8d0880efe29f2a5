"""How a position of Oh Hell is set up in one line. Cards are named by rank and suit: "10S KH"."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tabletop.core.model import Action, Place, Seat, TokenId
from tabletop.games.oh_hell import largest_hand
from tabletop.games.oh_hell.engine import GAME
from tabletop.games.oh_hell.state import CARDS, PACK, House, Phase, State
from tabletop.kit.cards import NO_SUIT, SUIT_LETTERS, SUITS
from tabletop.kit.deals import up_and_down
from tabletop.kit.trick_game import TRICK
from tabletop.kit.tricks import Trick
from tests.bench import Bench
from tests.cards import card, cards, name_of

BENCH = Bench(GAME)

Options = dict[str, str]


def house(options: Options | None = None) -> House:
    """House rules, named without the slug."""
    return BENCH.house(House, BENCH.setup(4, options))


def at(
    *hands: str | int,
    trick: str = "",
    trump: str = "S",
    bids: Sequence[int] = (),
    done: int = 0,
    options: Options | None = None,
) -> State:
    """Hands by their cards, or by their number; the next card is that of the first seat named by cards, after `trick`.
    `trump` is a suit or nothing. `bids` in the order of the seats; missing ones have not been made, and the first
    missing one is next: without any, all are made, 0 each. `done`: so many tricks have been taken, by seat 0."""
    seats, rules = len(hands), house(options)
    acting = next(seat for seat, hand in enumerate(hands) if isinstance(hand, str))
    laid = cards(trick)
    named = {card for hand in hands if isinstance(hand, str) for card in cards(hand)} | set(laid)
    pool = [card for card in CARDS[seats] if card not in named]
    shown = next(card for card in pool if not trump or SUITS[card] == SUIT_LETTERS.index(trump))
    pool.remove(shown)
    faces: list[int] = []

    def tokens(some: list[int]) -> tuple[int, ...]:
        faces.extend(some)
        return tuple(range(len(faces) - len(some), len(faces)))

    def taken(count: int) -> list[int]:
        return [pool.pop() for _ in range(count)]

    held = tuple(tokens(cards(hand) if isinstance(hand, str) else taken(hand)) for hand in hands)
    leader = (acting - len(laid)) % seats
    on_table = Trick(leader, tokens(laid))
    tricks = tuple(Trick(0, tokens(taken(seats)), 0) for _ in range(done))
    stock = tokens([shown, *pool])
    size = len(held[acting]) + done
    made = tuple(bids) or (0,) * seats
    made += (-1,) * (seats - len(made))
    dealer = (made.index(-1) - sum(1 for bid in made if bid >= 0) - 1) % seats if -1 in made else seats - 1
    return State(
        house=rules,
        seats=seats,
        sizes=up_and_down(largest_hand(seats, rules.longest_hand)),
        phase=Phase.BID if -1 in made else Phase.PLAY,
        deal=size,
        first_dealer=(dealer - size + 1) % seats,
        faces=bytes(faces),
        hands=held,
        stock=stock,
        shown=stock[0] if trump else -1,
        trump=SUIT_LETTERS.index(trump) if trump else NO_SUIT,
        bids=made,
        trick=on_table,
        tricks=tricks,
    )


def bidding(state: State, *bids: int) -> State:
    """The state after these bids."""
    for bid in bids:
        (seat,) = GAME.active(state)
        state = BENCH.after(state, Action(seat, "bid", choice=bid))
    return state


def token(state: State, name: str) -> TokenId:
    """The token that shows a card."""
    return PACK.ids[state.faces.index(card(name))]


def play(state: State, name: str, seat: Seat | None = None) -> Action:
    """Playing a card, by default as whose turn it is."""
    if seat is None:
        (seat,) = GAME.active(state)
    return Action(seat, "play", (token(state, name),), Place(TRICK, seat))


def allowed(state: State) -> str:
    """The cards that may be played now."""
    (seat,) = GAME.active(state)
    found = [state.faces[PACK.index[action.tokens[0]]] for action in GAME.legal(state, seat)]
    return " ".join(name_of(one) for one in found)


def counted(state: State, bids: Sequence[int], won: Sequence[int]) -> State:
    """The state of a deal that is over, in which each seat has won so many tricks."""
    takers = [seat for seat, tricks in enumerate(won) for _ in range(tricks)]
    deal = len(takers)
    tricks = tuple(Trick(seat, (), seat) for seat in takers[:-1])
    full = replace(state, deal=deal, bids=tuple(bids), hands=((),) * state.seats, tricks=tricks, phase=Phase.REST)
    return BENCH.tick(replace(full, trick=Trick(takers[-1], (), takers[-1])))
