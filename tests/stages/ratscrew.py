"""Egyptian Ratscrew: two or three at the table, few cards on the pile."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.model import Place, Seat, Setup
from tabletop.games.ratscrew.state import PILE, TOKENS, State
from tests.games.ratscrew_positions import GATHER, at, laid, slap, top_of, turn
from tests.stages import Done, Play, Stage, drag

WITHOUT: dict[str, str] = {}

AUTO = {"auto-turn": "normal"}
NO_BACK = {"slap-back": "off"}


def _table(state: State, options: dict[str, str] | None) -> Setup:
    return Setup(state.seats, tuple((f"ratscrew.{name}", value) for name, value in (options or {}).items()))


def _turns(state: State, seat: Seat, after_ms: int = 0, options: dict[str, str] | None = None) -> Stage:
    """A seat turns its top card, so long after the last one (0: as soon as it may)."""
    at_ms = state.laid_ms + after_ms if after_ms else 0
    return Stage(_table(state, options), state, drag(seat, top_of(state, seat), PILE), at_ms)


def _slaps(state: State, seat: Seat, after_ms: int = 0, options: dict[str, str] | None = None) -> Stage:
    """A hand comes down on the pile."""
    at_ms = state.laid_ms + after_ms if after_ms else 0
    return Stage(_table(state, options), state, drag(seat, f"hand-{seat}", PILE), at_ms)


def stages() -> Iterator[Stage]:
    """One for each sentence that a hand can break."""
    state = at("5C 2C", "9D 3C")
    yield Stage(Setup(2), state, drag(0, top_of(state, 0), Place("stack-1")))  # turn-top-card
    yield _turns(laid(at("KH 2C", "7C 8D 4C"), "KH"), 0)  # turn-order
    yield _turns(laid(at("JS 2C", "9S 4C"), "JS 9S"), 0)  # grace-before-gathering
    yield _turns(turn(at("9D 3C", "5C 2C", turn=1)), 0, 300)  # gap-between-cards
    yield _turns(at("7C 2C 5C", "3D 4D", options=AUTO), 0, options=AUTO)
    yield _slaps(turn(slap(laid(at(0, "8D 3C", "9C 6C", turn=1), "8D 9C"), 0)), 0)  # false-slap-without-cards
    yield _slaps(slap(laid(at("9C 2C", "8D 3C", "4C 6C"), "9C 8D"), 0), 0, 600)  # one-slap-per-card
    yield _slaps(laid(at("9C 2C", "9S 3C", "4C 6C"), "9C 9S 4C"), 0, 200)  # slower-slaps-ignored
    yield _slaps(laid(at("9H", "9D 3C"), "9H"), 1)  # last-holder-wins
    yield _slaps(laid(at("7C", "7D 2C", "3C 4C", options=NO_BACK), "7C 7D"), 0, options=NO_BACK)


def plays() -> Iterator[Play]:
    """The worked examples."""
    state = at("KH 2C", "7C 8D 4C")
    steps = (_turned(state, 0, 0, 1000), *(_turned(state, 1, at, 2000 + 1000 * at) for at in range(3)))
    yield Play("ratscrew.contract-paid", Setup(2), state, (*steps, Done(GATHER)))
    state = at("QH 4C 2C", "JS 7C")
    turns = ((0, 0), (1, 0), (0, 1))
    steps = tuple(_turned(state, seat, number, 1000 * at) for at, (seat, number) in enumerate(turns, 1))
    yield Play("ratscrew.contract-broken", Setup(2), state, (*steps, Done(GATHER)))
    state = at("9S 2C", "9D 3C", "4C 6C")
    slap = Done(drag(0, "hand-0", PILE), at_ms=2400)
    yield Play("ratscrew.slap-on-pair", Setup(3), state, (_turned(state, 0, 0, 1000), _turned(state, 1, 0, 2000), slap))


def _turned(state: State, seat: Seat, number: int, at_ms: int) -> Done:
    """A seat turns the card that lies so deep in its stack now."""
    return Done(drag(seat, TOKENS[state.stacks[seat][number]], PILE), at_ms=at_ms)
