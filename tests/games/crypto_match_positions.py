"""Positions of Crypto Match written as cards, claims with the moment at which they are made, and whole matches of
computer players with a clock that is only counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from tabletop.bots.thinking import think
from tabletop.core.bot import Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Gesture, GestureKind, Place, Refusal, Setup
from tabletop.games.crypto_match import state as st
from tabletop.games.crypto_match.bot import POLICY
from tabletop.games.crypto_match.cards import SYMBOL_FACES, TOKENS
from tabletop.games.crypto_match.engine import GAME
from tabletop.games.crypto_match.state import CENTRE, House, Mini, Phase, State, claim_place
from tabletop.match.match import Match
from tests.bench import Bench

BENCH = Bench(GAME)
NOW_MS = 2000
"""The moment at which a written position has lain there for a while."""
Pile = int | Sequence[int]


def at(
    *piles: Pile, centre: Pile = (), mini: Mini = Mini.TOWER, options: dict[str, str] | None = None, **more: Any
) -> State:
    """A position in which everybody looks; piles are written as cards, the top one last. The cards that are named
    nowhere lie under those in the middle where that is a draw pile or a stock, and aside otherwise. All but the first
    seat began as computer players, unless `computers` says otherwise."""
    house = BENCH.house(House, BENCH.setup(len(piles), {"playlist": str(mini), **(options or {})}))
    written = [[pile] if isinstance(pile, int) else list(pile) for pile in (*piles, centre)]
    named = [card for pile in written for card in pile]
    assert len(set(named)) == len(named), "a card lies in two places"
    left = [card for card in range(house.deck) if card not in named] if more.pop("spare", True) else []
    faces = bytes([*named, *left, *(card for card in range(house.deck) if card not in {*named, *left})])
    tokens = iter(range(house.deck))
    *held, middle = (tuple(next(tokens) for _ in pile) for pile in written)
    rest = tuple(next(tokens) for _ in left)
    drawn = mini is not Mini.WELL
    nothing = (0,) * len(piles)
    state = State(
        house=house,
        seats=len(piles),
        computers=tuple(range(1, len(piles))),
        faces=faces,
        layout=7,
        stage=0,
        mini=mini,
        phase=Phase.PLAY,
        playing=tuple(range(len(piles))),
        piles=tuple(held),
        centre=(*rest, *middle) if drawn else middle,
        aside=() if drawn else rest,
        penalties=((),) * len(piles),
        locks=nothing,
        right=nothing,
        found_ms=NOW_MS,
        now_ms=NOW_MS,
    )
    return replace(state, **more)


def begin(seats: int, options: dict[str, str] | None = None) -> State:
    """A match of one person against computer players after its set-up."""
    return GAME.start(replace(BENCH.setup(seats, options), computers=tuple(range(1, seats))), LiveChance(0))


def claim(seat: int, symbol: int, target: int = CENTRE, at_ms: int = 0) -> Action:
    """A claim of a picture, on the card in the middle or on that of a player; 0: as soon as it may be made."""
    return Action(seat, "claim", to=claim_place(symbol, target), choice=at_ms or None)


def buzz(seat: int, at_ms: int = 0) -> Action:
    """A key is pressed."""
    return Action(seat, "buzz", choice=at_ms or None)


def tops(state: State) -> tuple[int, ...]:
    """The cards on show, the one in the middle last; -1: none."""
    return tuple(st.card(state, pile) for pile in (*range(state.seats), CENTRE))


def shown(state: State, pile: tuple[int, ...]) -> list[int]:
    """The cards of a pile, the top one last."""
    return [state.faces[token] for token in pile]


def counts(state: State) -> tuple[int, ...]:
    """How many cards everybody has."""
    return tuple(map(len, state.piles))


def revealed(state: State) -> State:
    """The start signal has been given."""
    return BENCH.tick(state)


def right(state: State, seat: int, target: int | None = None) -> Action:
    """The right claim of a seat, on the first target that it may name."""
    found = st.claim_for(state, seat, st.targets_of(state, seat)[0] if target is None else target)
    return claim(seat, found.symbol, found.target)


def after_right(state: State, *seats: int) -> State:
    """The state after right claims of these seats."""
    for seat in seats:
        state = BENCH.after(state, right(state, seat))
    return state


def tap(state: State, seat: int, pile: int, symbol: int) -> tuple[Action, ...]:
    """A picture on the top card of a pile, or of the middle, is tapped."""
    token = TOKENS[st.top(state, pile)]
    return BENCH.meanings(state, Gesture(GestureKind.TAP, seat, (token,), part=SYMBOL_FACES[symbol]))


def carry(state: State, seat: int, pile: int, to: int, symbol: int) -> tuple[Action, ...]:
    """A picture is carried from one top card to another."""
    token, goal = TOKENS[st.top(state, pile)], Place(claim_place(0, to).zone)
    return BENCH.meanings(state, Gesture(GestureKind.DRAG, seat, (token,), goal, part=SYMBOL_FACES[symbol]))


def watched_match(setup: Setup, levels: tuple[Level, ...], seed: int) -> Match[State]:
    """A match of computer players in which the clock is counted: whoever is due first acts; a reaction goes on while
    the two cards that it is about lie there."""
    match = Match(GAME, setup, LiveChance(seed))
    luck = LiveChance(seed + 1)
    coming: dict[int, tuple[int, Action]] = {}
    now_ms = 1
    while match.result is None:
        state = match.state
        coming = {seat: known for seat, known in coming.items() if GAME.check(state, known[1]) is None}
        for seat in sorted(GAME.active(state) - {CLOCK, *coming}):
            choice = think(GAME, POLICY, state, seat, levels[seat], luck.pick(1 << 30))
            assert choice.action is not None
            coming[seat] = now_ms + choice.after_ms, choice.action
        events = [(due_ms, seat, action) for seat, (due_ms, action) in coming.items()]
        limit_ms = GAME.deadline_ms(state)
        if limit_ms is not None:
            events.append((now_ms + limit_ms, CLOCK, GAME.legal(state, CLOCK)[0]))
        now_ms, seat, action = min(events, key=lambda event: event[:2])
        coming.pop(seat, None)
        answer = match.submit(action, at_ms=now_ms, chance=LiveChance(luck.pick(1 << 30)))
        assert not isinstance(answer, Refusal), (answer, action, now_ms)
    return match
