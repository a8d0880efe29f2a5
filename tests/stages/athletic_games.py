"""Athletic Games: two at the table, hands of a few cards."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.model import Place, Setup, TokenId
from tabletop.games.athletic_games.state import MEDAL_TOKENS, SPOTS, STOCK, TOKENS, WON, State
from tests.games.athletic_games_positions import SLUG, at, ident
from tests.stages import Done, Play, Stage, drag, press

_WHOLE = "whoever takes a card of a pile takes the whole pile, or its top card"
WITHOUT = {
    f"{SLUG}.reference-is-top": _WHOLE,
    f"{SLUG}.pile-move-whole": _WHOLE,
    f"{SLUG}.pile-move-whole@free": "it only says what is allowed",
    f"{SLUG}.no-repeat": "where the top card may not go back, the same gesture means the whole pile, which may",
    f"{SLUG}.take-back": "taking back is done beside the table, and nothing that lies there shows it",
}

Options = dict[str, str]
FREE: Options = {"free-card-moves": "on"}
STUCK: Options = {"stop-rule": "when-stuck"}
_HAND = "B7 K1 O4 R9"
_PILES = ("B2", "Y8", "K10", "O5", "P6")
_OPEN = ("B8", "K2", "O5", "R3", "P3")


def _stage(state: State, token: TokenId, to: Place, options: Options | None = None) -> Stage:
    """A card is carried to a place."""
    return Stage(_table(options), state, drag(0, token, to))


def _table(options: Options | None) -> Setup:
    return Setup(2, tuple((f"{SLUG}.{name}", value) for name, value in (options or {}).items()))


def _top(state: State, place: int) -> TokenId:
    return TOKENS[state.piles[place - 1][-1]]


def stages() -> Iterator[Stage]:
    """One for each sentence that a hand can break."""
    state = at(_HAND, 4, piles=_PILES)
    yield _stage(state, ident(state, "K1"), SPOTS[2])  # no-wrap
    yield _stage(state, ident(state, "B7"), SPOTS[3])  # must-fit
    yield _stage(state, TOKENS[state.stock[-1]], SPOTS[2])  # own-turn
    yield _stage(state, ident(state, "O4"), STOCK)  # play-on-pile
    yield _stage(state, _top(state, 4), SPOTS[2])  # pile-move-from-top
    yield _stage(state, MEDAL_TOKENS[0][0], WON[0])  # all-out-medal
    hole = ("B2", "Y9", "", "Y8", "P6")
    state = at(_HAND, 4, piles=hole)
    yield _stage(state, _top(state, 4), SPOTS[2])  # pile-move-target
    state = at(_HAND, 4, piles=hole, options=FREE)
    yield _stage(state, _top(state, 4), SPOTS[2], FREE)  # hole-hand-only
    state = at("", 4, piles=("R8", "R9", "K6", "B2", "P4"))
    yield _stage(state, _top(state, 1), SPOTS[1])  # empty-hand-turn
    state = at(_HAND, 4, piles=_PILES, options=STUCK)
    yield _stage(state, ident(state, "O4"), STOCK, STUCK)  # play-on-pile@when-stuck
    yield Stage(_table(STUCK), state, press(0, "end"))


def plays() -> Iterator[Play]:
    """The worked examples."""
    state = at("B7 K1 Y9", 4, piles=_OPEN)
    ways = (ident(state, "B7"), 0), (ident(state, "K1"), 1), (_top(state, 5), 3), (ident(state, "Y9"), 4)
    steps = tuple(Done(drag(0, token, SPOTS[spot])) for token, spot in ways)
    yield Play(f"{SLUG}.all-out-medal", _table(None), state, steps)
    state = at("O5 R1", 4, piles=("B8", "R5 R6", "R7", "K1", "P3"))
    steps = (Done(drag(0, _top(state, 2), SPOTS[2])), Done(drag(0, ident(state, "O5"), SPOTS[2])))
    yield Play(f"{SLUG}.pile-move-reverses", _table(None), state, steps)
    state = at("B7 R1", 4, piles=_OPEN)
    steps = (Done(drag(0, ident(state, "B7"), SPOTS[0])), Done(press(0, "end")))
    yield Play(f"{SLUG}.refill-three", _table(None), state, steps)
