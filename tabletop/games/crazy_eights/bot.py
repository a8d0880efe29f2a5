"""The computer player of Crazy Eights: a look at every play, and at the best level play-outs."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from tabletop.core.bot import Ask, Choice, Level, Weighed
from tabletop.core.chance import Chance, luck_of
from tabletop.core.model import Action, Seat
from tabletop.games.crazy_eights import reasons
from tabletop.games.crazy_eights import state as st
from tabletop.games.crazy_eights.fast import Deal, move_of
from tabletop.games.crazy_eights.state import CALL, DRAWERS, EIGHT, INDEX, SEVEN, TOKENS, WILD, Phase, State
from tabletop.games.crazy_eights.transitions import effect_of
from tabletop.kit.cards import JACK, JOKER_RANK, RANKS, SUITS
from tabletop.kit.comparing import CLEAR, by_tree
from tabletop.kit.ismcts import Tree

FORGETS_PERCENT = {Level.FIRST_STEPS: 45, Level.EASY: 15, Level.MEDIUM: 5, Level.BEST: 0}
"""How often a computer player forgets to call "Card!"."""
CATCHES_PERCENT = {Level.FIRST_STEPS: 0, Level.EASY: 40, Level.MEDIUM: 75, Level.BEST: 95}
"""How often it notices that another has forgotten."""
REACTION_MS = {Level.FIRST_STEPS: 3000, Level.EASY: 2400, Level.MEDIUM: 1800, Level.BEST: 1200}
"""The median time until it catches."""
REACTION_SPREAD = 0.25
FASTEST_MS = 800

_ROUNDS = 3000
"""In so many rounds of play-outs the best level compares …"""
_COMPARED = 8
"""… so many plays."""
_NOISE = {Level.EASY: 7.7, Level.MEDIUM: 0.5}
"""How far a player misjudges a play, in units of `value`."""
_SEES_ALIKE_PERCENT = 5
"""How often a player of the first steps lays cards together that look alike."""
_WORLDS: Mapping[Level, int] = {Level.BEST: 800}
"""In so many plausible worlds."""


class CrazyEightsPolicy:
    """All levels."""

    worlds = _WORLDS
    clear = CLEAR

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        """The choice of this level in this moment."""
        state = ask.worlds[0]
        if state.phase is Phase.MOMENT:
            return _race(state, ask, chance)
        if state.phase is Phase.GIVE:
            return _give(state, ask, chance)
        return _turn(ask, chance)

    def compare(self, ask: Ask[State], chance: Chance) -> Sequence[Weighed]:
        """All that may be done in a turn, in the worlds of the best level; what is called or given is left to
        feeling."""
        state = ask.worlds[0]
        if state.phase in (Phase.MOMENT, Phase.GIVE):
            return ()
        ways = {move_of(state, action): action for action in _once(ask.legal)}
        tree = Tree([Deal(world) for world in ask.worlds], luck_of(chance), depth=1, breadth=_COMPARED)
        return by_tree(tree, _ROUNDS, ask.clock, ways, lambda action: reasons.turn(state, action))


POLICY = CrazyEightsPolicy()


# Calling and catching


def _race(state: State, ask: Ask[State], chance: Chance) -> Choice:
    due = len(state.hands[state.mover]) == 1 and not state.called
    action = ask.legal[0]
    if ask.seat == state.mover:
        return Choice(action, reasons.CALL) if due and not FORGETS_PERCENT[ask.level] else Choice(None)
    if not due or chance.pick(100) >= CATCHES_PERCENT[ask.level]:
        return Choice(None)
    return Choice(action, reasons.catch(state.mover), _reaction_ms(ask.level, chance))


def _reaction_ms(level: Level, chance: Chance) -> int:
    """A log-normal reaction time; the sum of twelve even numbers stands for the normal distribution."""
    normal = sum(chance.pick(1000) for _ in range(12)) / 1000 - 5.994
    return max(FASTEST_MS, round(REACTION_MS[level] * math.exp(REACTION_SPREAD * normal)))


def _give(state: State, ask: Ask[State], chance: Chance) -> Choice:
    if ask.level is Level.FIRST_STEPS:
        return Choice(ask.legal[chance.pick(len(ask.legal))])
    action = max(ask.legal, key=lambda action: _useless(state, action))
    return Choice(action, reasons.give(state, action))


def _useless(state: State, action: Action) -> tuple[bool, int]:
    card = state.faces[INDEX[action.tokens[0]]]
    return RANKS[card] not in WILD, st.card_points(card, state.house.joker_points)


# The turn


def _turn(ask: Ask[State], chance: Chance) -> Choice:
    state, level = ask.worlds[0], ask.level
    actions = _once(ask.legal)
    if len(actions) == 1:
        action = actions[0]
    elif level is Level.FIRST_STEPS:
        action = _kind(state, actions, chance)
    elif level is Level.BEST:
        action = _searched(ask, actions, chance)
    else:
        noise = _NOISE[level]
        action = max(actions, key=lambda action: value(state, action) + noise * chance.pick(1000) / 1000)
    reason = reasons.turn(state, action)
    if action.verb == "play" and str(action.choice or "").endswith(CALL) and chance.pick(100) < FORGETS_PERCENT[level]:
        action = replace(action, choice=str(action.choice)[: -len(CALL)] or None)
    return Choice(action, reason)


def _once(legal: tuple[Action, ...]) -> list[Action]:
    """The actions without those that differ from another only by the missing call."""
    called = {(action.tokens, str(action.choice)) for action in legal if str(action.choice or "").endswith(CALL)}
    return [action for action in legal if (action.tokens, (str(action.choice or "")) + CALL) not in called]


def _kind(state: State, actions: list[Action], chance: Chance) -> Action:
    """Like a small child: some card that fits, now and then all that look alike. An 8 is for when nothing else fits;
    nothing hurts the next player if there is something else."""
    ranks = {action: RANKS[state.faces[INDEX[action.tokens[0]]]] for action in actions if action.verb == "play"}
    some = [action for action, rank in ranks.items() if rank not in (*DRAWERS, JACK)] or actions
    some = [a for a in some if ranks.get(a) != EIGHT] or [a for a in some if _keeps_named(state, a)] or some
    most = max(len(action.tokens) for action in some)
    if chance.pick(100) >= _SEES_ALIKE_PERCENT:
        most = 1
    some = [action for action in some if len(action.tokens) == most] or some
    return some[chance.pick(len(some))]


def _keeps_named(state: State, action: Action) -> bool:
    """Whether the seat keeps a card of the suit that it names."""
    suit, _ = st.read_choice(action.choice)
    kept = [token for token in state.hands[action.seat] if TOKENS[token] not in action.tokens]
    return any(SUITS[state.faces[token]] == suit for token in kept)


def value(state: State, action: Action) -> float:
    """How good an action looks to its seat without knowing the other hands, in units of about a fifth of a card."""
    if action.verb != "play":
        return -5.0 * (state.pending or 1) if action.verb == "draw" else 0.0
    laid = [INDEX[token] for token in action.tokens]
    kept = [state.faces[token] for token in state.hands[action.seat] if token not in laid]
    top = state.faces[laid[-1]]
    rank = RANKS[top]
    if not kept and not (rank == SEVEN and state.house.seven_cannot_end):
        return 1000.0
    named, _ = st.read_choice(action.choice)
    suit = named if named >= 0 else state.suit if rank == JOKER_RANK else SUITS[top]
    sizes = [len(hand) for seat, hand in enumerate(state.hands) if seat != action.seat]
    danger = min(sizes)
    points = sum(st.card_points(card, state.house.joker_points) for card in kept)
    found = 5.0 * len(laid) - points * (0.06 if danger > 3 else 0.14 if danger > 1 else 0.3)
    if danger > 2:
        found += 5.0 * sum(1 for card in kept if RANKS[card] in WILD)
    follow = sum(1 for card in kept if SUITS[card] == suit or RANKS[card] == rank)
    return found + 1.2 * follow + _pressure(state, action.seat, rank, len(laid), follow)


def _pressure(state: State, seat: Seat, rank: int, count: int, follow: int) -> float:
    """What a play does to whoever comes next, more if only few cards are left there."""
    if rank == SEVEN:
        return 2.0 if follow else -4.0
    effect = effect_of(state, seat, rank, count)
    near = len(state.hands[(seat + effect.step) % state.seats])
    following = len(state.hands[effect.turn]) if effect.turn != seat else 9
    hurt = 5.0 * effect.draws / near if effect.draws else 5.0 / near if rank == JACK else 0.0
    return hurt - 4.0 / max(1, following)


# Searching


def _searched(ask: Ask[State], actions: list[Action], chance: Chance) -> Action:
    """What the search over the worlds finds best. It leaves the answers of the others to the light policy: a deal turns
    on cards that nobody has drawn yet."""
    ways = {move_of(ask.worlds[0], action): action for action in actions}
    tree = Tree([Deal(world) for world in ask.worlds], luck_of(chance), depth=1, breadth=_COMPARED)
    tree.search(_ROUNDS, ask.clock)
    return ways[tree.best()]
