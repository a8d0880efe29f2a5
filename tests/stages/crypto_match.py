"""Crypto Match: two to four at the table, with the cards of the worked examples."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tabletop.core.model import Gesture, GestureKind, Setup
from tabletop.games.crypto_match import state as st
from tabletop.games.crypto_match.cards import SYMBOL_FACES, TOKENS
from tabletop.games.crypto_match.state import CENTRE, Mini, Phase, State
from tests.games.crypto_match_positions import BENCH, NOW_MS, at, claim
from tests.stages import Done, Play, Stage, press

WITHOUT: dict[str, str] = {
    "crypto_match.all-at-once": "whoever may not act is told a nearer reason",
    "crypto_match.claim": "a picture is touched on a card, which names it",
    "crypto_match.locked@never": "nobody is ever locked",
}
ARROWS, PRIME = 31, 48


def _setup(state: State, mini: Mini, **options: str) -> Setup:
    changed = {"playlist": str(mini), **{name.replace("_", "-"): value for name, value in options.items()}}
    named = tuple((f"crypto_match.{name}", value) for name, value in changed.items())
    return Setup(state.seats, named, computers=state.computers)


def _touch(state: State, seat: int, pile: int, symbol: int) -> Gesture:
    """A picture on the card of a pile, or of the middle, is tapped."""
    return Gesture(GestureKind.TAP, seat, (TOKENS[st.top(state, pile)],), part=SYMBOL_FACES[symbol])


def stages() -> Iterator[Stage]:
    """One for each sentence that a hand can break."""
    tower = at(10, 15, centre=21, computers=())
    waits = replace(tower, locks=(NOW_MS + 2000, 0))
    yield Stage(_setup(tower, Mini.TOWER), waits, press(0, "buzz-0"), NOW_MS + 500)  # locked
    for seconds in ("3", "2", "6"):
        waits = at(10, 15, centre=21, phase=Phase.POINT, buzzed=1, computers=(), options={"point-time": seconds})
        yield Stage(_setup(waits, Mini.TOWER, point_time=seconds), waits, press(0, "buzz-0"))  # point-time
    alone = at(10, 44, centre=21, computers=(1,))
    yield Stage(_setup(alone, Mini.TOWER), alone, _touch(alone, 0, 1, 6))  # top-card-only
    late = BENCH.after(at(10, 44, centre=(1, 21), computers=(1,)), claim(1, ARROWS, at_ms=NOW_MS + 100))
    yield Stage(_setup(late, Mini.TOWER), late, _touch(late, 0, 0, ARROWS), NOW_MS + 300)  # late-claim
    safe = at((), (21, 10), 44, mini=Mini.POTATO, round=1, computers=())
    yield Stage(_setup(safe, Mini.POTATO), safe, press(0, "buzz-0"))  # no-card
    potato = at(10, 21, 44, mini=Mini.POTATO, round=1, computers=(1, 2))
    yield Stage(_setup(potato, Mini.POTATO), potato, _touch(potato, 0, 0, ARROWS))  # potato-claim
    gift = at(10, 15, 44, centre=21, mini=Mini.GIFT, computers=(1, 2))
    yield Stage(_setup(gift, Mini.GIFT), gift, _touch(gift, 0, 0, ARROWS))  # gift-not-self


def plays() -> Iterator[Play]:
    """The worked examples."""
    state = at(10, 15, 44, centre=(1, 21), computers=(1, 2))
    step = Done(_touch(state, 0, CENTRE, ARROWS), at_ms=NOW_MS + 100)
    yield Play("crypto_match.tower-take", _setup(state, Mini.TOWER), state, (step,))
    state = at(10, 21, 44, 15, mini=Mini.POTATO, round=1, computers=(1, 2, 3))
    first = Done(_touch(state, 0, 1, ARROWS), at_ms=NOW_MS + 100)
    second = Done(claim(2, ARROWS, 1, at_ms=NOW_MS + 2000))
    yield Play("crypto_match.potato-give-all", _setup(state, Mini.POTATO), state, (first, second))
    state = at(10, 15, 44, centre=(1, 21), mini=Mini.GIFT, computers=(1, 2))
    given = Done(_touch(state, 0, 2, ARROWS), at_ms=NOW_MS + 100)
    yield Play("crypto_match.gift-give", _setup(state, Mini.GIFT), state, (given,))
