"""Positions of Egyptian Ratscrew written as cards, actions with the moment at which they are done, and whole matches of
computer players with a clock that is only counted."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tabletop.bots.thinking import think
from tabletop.core.bot import Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Gesture, GestureKind, Place, Refusal, Setup
from tabletop.core.view import View
from tabletop.games.ratscrew.bot import POLICY
from tabletop.games.ratscrew.engine import GAME
from tabletop.games.ratscrew.state import TOKENS, House, State
from tabletop.kit.cards import PACK_52
from tabletop.match.match import Match
from tests.bench import Bench
from tests.cards import cards, name_of

BENCH = Bench(GAME)
GATHER = Action(CLOCK, "gather")


def at(*stacks: str | int, turn: int = 0, options: dict[str, str] | None = None, **more: Any) -> State:
    """A position with an empty pile; what a stack holds is written with the next card first.

    A stack that is a number holds so many cards that are named nowhere; all that is left over goes under the last
    stack, unless `spare` is given: then it goes under the stack of that seat (-1: cards are missing). `options` are
    named without the slug.
    """
    spare = more.pop("spare", len(stacks) - 1)
    house = BENCH.house(House, BENCH.setup(len(stacks), options))
    written = cards(" ".join(stack for stack in stacks if isinstance(stack, str)))
    assert len(set(written)) == len(written), "a card lies in two places"
    left = [number for number in PACK_52 if number not in written]
    held = [cards(stack) if isinstance(stack, str) else [left.pop(0) for _ in range(stack)] for stack in stacks]
    if spare >= 0:
        held[spare] += left
        left = []
    order = [number for stack in held for number in stack] + left
    tokens = iter(PACK_52)
    state = State(
        house=house,
        colours=tuple(range(len(stacks))),
        faces=bytes(order),
        stacks=tuple(tuple(next(tokens) for _ in stack) for stack in held),
        given=(0,) * len(stacks),
        turn=turn,
        out_at=(0,) * len(stacks),
        due_ms=house.auto_ms,
    )
    return replace(state, **more)


def turn(state: State, times: int = 1, after_ms: int = 1000) -> State:
    """Whoever has the turn turns a card, `after_ms` after the card before; `times` times."""
    for _ in range(times):
        state = BENCH.after(state, Action(state.turn, "turn", choice=state.laid_ms + after_ms))
    return state


def slap(state: State, seat: int, after_ms: int = 400) -> State:
    """A slap, so long after the last card."""
    return BENCH.after(state, slap_action(state, seat, after_ms))


def slap_action(state: State, seat: int, after_ms: int = 400) -> Action:
    """The same as an action."""
    return Action(seat, "slap", choice=state.laid_ms + after_ms)


def gather(state: State) -> State:
    """The clock does what it is due to do."""
    return BENCH.after(state, GATHER)


def view(state: State, seat: int | None = None) -> View:
    """What a seat is shown."""
    return GAME.view(GAME.masked(state, seat), seat)


def shown(state: State, tokens: tuple[int, ...]) -> str:
    """The cards of tokens, by their short names."""
    return " ".join(name_of(state.faces[token]) for token in tokens)


def pile(state: State) -> str:
    """The cards that were turned, the last one at the end."""
    return shown(state, state.pile)


def stack(state: State, seat: int, last: int = 0) -> str:
    """A stack, the next card first; or only its last cards."""
    return shown(state, state.stacks[seat][-last:])


def counts(state: State) -> tuple[int, ...]:
    """How many cards everybody holds."""
    return tuple(map(len, state.stacks))


def laid(state: State, names: str) -> State:
    """Turn cards until these have been turned, whoever holds them."""
    for name in names.split():
        state = turn(state)
        assert pile(state).split()[-1] == name, pile(state)
    return state


def tap(state: State, seat: int, zone: str, slot: int | None = None) -> tuple[Action, ...]:
    """A tap on the top token of a zone."""
    lying = [p for p in view(state, seat).placements if p.place.zone == zone and slot in (None, p.place.slot)]
    top = max(lying, key=lambda p: p.place.slot, default=None)
    tokens, to = ((top.token,), None) if top is not None else ((), Place(zone))
    return BENCH.meanings(state, Gesture(GestureKind.TAP, seat, tokens, to))


def drag(state: State, seat: int, token: str, zone: str) -> tuple[Action, ...]:
    """A token is dragged to a zone."""
    return BENCH.meanings(state, Gesture(GestureKind.DRAG, seat, (token,), Place(zone)))


def top_of(state: State, seat: int) -> str:
    """The token of the card that the seat turns next."""
    return TOKENS[state.stacks[seat][0]]


def watched_match(setup: Setup, levels: tuple[Level, ...], seed: int) -> Match[State]:
    """A match of computer players in which the clock is counted: whoever is due first acts."""
    match = Match(GAME, setup, LiveChance(seed))
    luck = LiveChance(seed + 1)
    coming: dict[int, tuple[int, Action]] = {}
    while match.result is None:
        state = match.state
        for seat, level in enumerate(levels):
            kept = coming.get(seat)
            if kept is not None and kept[1].verb == "slap" and GAME.check(state, kept[1]) is None:
                continue
            coming.pop(seat, None)
            choice = think(GAME, POLICY, state, seat, level, luck.pick(1 << 30))
            if choice.action is not None:
                coming[seat] = state.now_ms + choice.after_ms, choice.action
        limit_ms = GAME.deadline_ms(state)
        events = [(at_ms, seat, action) for seat, (at_ms, action) in coming.items()]
        if limit_ms is not None:
            events.append((state.now_ms + limit_ms, CLOCK, GAME.legal(state, CLOCK)[0]))
        at_ms, seat, action = min(events, key=lambda event: event[:2])
        coming.pop(seat, None)
        answer = match.submit(action, at_ms=max(1, at_ms), chance=LiveChance(luck.pick(1 << 30)))
        assert not isinstance(answer, Refusal), (answer, action, at_ms)
    return match
