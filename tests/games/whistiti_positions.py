"""How a position of Whistiti is set up in one line. Cards are named by rank and suit: "10S KH"."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tabletop.core.model import Action, Place, Seat, TokenId
from tabletop.games.whistiti import HAND, SEATS
from tabletop.games.whistiti.engine import GAME
from tabletop.games.whistiti.state import PACK, House, Phase, State
from tabletop.kit.cards import PACK_52, SUIT_LETTERS, SUITS
from tabletop.kit.trick_game import TRICK
from tabletop.kit.tricks import Trick
from tests.bench import Bench
from tests.cards import card, cards, name_of

BENCH = Bench(GAME)

Options = dict[str, str]


def house(options: Options | None = None) -> House:
    """House rules, named without the slug."""
    return BENCH.house(House, BENCH.setup(SEATS, options))


def at(
    *hands: str,
    trick: str = "",
    trump: str = "S",
    takers: Sequence[Seat] = (),
    before: Sequence[int] = (0, 0, 0, 0),
    options: Options | None = None,
) -> State:
    """Hands by their cards; the next card is that of the first seat with a named hand, after `trick`. All other cards
    of the pack go where they must be: into the hands that are not named, and into the tricks of this deal that
    `takers` have won, seat 0 the missing ones. The shown card of the suit `trump` lies in such a trick if it can.
    `before`: the tricks of the deals before this one."""
    given = [cards(hand) for hand in (*hands, *("",) * (SEATS - len(hands)))]
    acting = next(seat for seat, hand in enumerate(given) if hand)
    laid, size = cards(trick), len(given[acting])
    leader = (acting - len(laid)) % SEATS
    named = {*laid, *(card for hand in given for card in hand)}
    pool = [card for card in PACK_52 if card not in named]
    faces: list[int] = []

    def tokens(some: list[int]) -> tuple[int, ...]:
        faces.extend(some)
        return tuple(range(len(faces) - len(some), len(faces)))

    def taken(count: int) -> list[int]:
        return [pool.pop(0) for _ in range(count)]

    suit = SUIT_LETTERS.index(trump)
    pool.sort(key=lambda card: SUITS[card] != suit)
    done = [*takers, *(0,) * (HAND - size - len(takers))]
    tricks = tuple(Trick(seat, tokens(taken(SEATS)), seat) for seat in done)
    wanted = [size - ((seat - leader) % SEATS < len(laid)) for seat in range(SEATS)]
    held = tuple(tokens(hand or taken(count)) for hand, count in zip(given, wanted, strict=True))
    on_table = Trick(leader, tokens(laid))
    shown = next(token for token, card in enumerate(faces) if SUITS[card] == suit)
    dealer = next((seat for seat, hand in enumerate(held) if shown in hand), 3)
    sheet = (tuple(before),) if any(before) else ()
    return State(
        house=house(options),
        seats=SEATS,
        colours=(0, 1, 2, 3),
        phase=Phase.PLAY,
        deal=len(sheet) + 1,
        first_dealer=(dealer - len(sheet)) % SEATS,
        faces=bytes(faces),
        hands=held,
        shown=shown,
        trick=on_table,
        tricks=tricks,
        sheet=sheet,
    )


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


def trick_won(state: State, taker: Seat) -> State:
    """The state after the trick that a seat has just won is taken away: the last one of its deal if nobody holds
    cards any more."""
    return BENCH.tick(replace(state, phase=Phase.REST, trick=Trick(taker, (), taker)))


def last_trick_of(won: Sequence[int], before: Sequence[int] = (0, 0, 0, 0), options: Options | None = None) -> State:
    """A deal that is over, in which each seat has won so many tricks."""
    takers = [seat for seat, tricks in enumerate(won) for _ in range(tricks)]
    state = at("2S", before=before, options=options)
    tricks = tuple(Trick(seat, (), seat) for seat in takers[:-1])
    return trick_won(replace(state, hands=((),) * SEATS, tricks=tricks), takers[-1])
