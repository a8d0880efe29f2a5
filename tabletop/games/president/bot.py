"""The computer player of President: it counts the sets that are left to be laid, and the strong level searches in
plausible worlds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.core.bot import Ask, Choice, Level, Weighed
from tabletop.core.chance import Chance, luck_of
from tabletop.core.model import Action, Seat
from tabletop.games.president import reasons, values
from tabletop.games.president.cards import STRENGTHS, closes, set_strength
from tabletop.games.president.fast import Deal, move_of
from tabletop.games.president.knowledge import believed
from tabletop.games.president.state import INDEX, Phase, State, cards_of
from tabletop.games.president.values import HASTE, LEAD, MANY, NEAR, Counts
from tabletop.kit.comparing import CLEAR, by_tree
from tabletop.kit.ismcts import Tree

Kind = tuple[int, ...]
"""What a play means: its strengths in order. Plays of one kind differ only in suits."""

_HEIGHT = 0.1
"""What a step in rank counts when cards are given away, in sets."""
_OUT = 50.0
_NOISE = {Level.EASY: 1.6, Level.MEDIUM: 0.5}
"""How far a player misjudges a play, in sets."""
_LAZY_PERCENT = 20
"""How often a player of the first steps passes although it could play."""
_LOWEST_PERCENT = 50
"""How often it lays the lowest cards that fit."""
_ROUNDS, _BREADTH = 4000, 6
"""In so many rounds of search the best level compares so many plays."""
_COMPARING, _COMPARED = 4000, 12
"""So many rounds it takes to compare so many plays."""
_FEW_CARDS = 16
"""With so many cards or fewer in all hands the search looks at what the others may answer."""
_WORLDS: Mapping[Level, int] = {Level.BEST: 800}
"""In so many plausible worlds."""


class PresidentPolicy:
    """All levels."""

    worlds = _WORLDS
    clear = CLEAR

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        """The choice of this level."""
        state = ask.worlds[0]
        if state.phase is Phase.GIVE:
            return _give(ask, chance)
        actions = by_kind(state, ask.legal)
        if len(actions) == 1:
            action = actions[0]
        elif ask.level is Level.FIRST_STEPS:
            action = _first_steps(state, actions, chance)
        elif ask.level is Level.BEST:
            action = _searched(ask, actions, chance)
        else:
            action = _judged(state, ask.seat, actions, _NOISE[ask.level], chance)
        return Choice(action, reasons.turn(state, action))

    def compare(self, ask: Ask[State], chance: Chance) -> Sequence[Weighed]:
        """All plays, in the worlds of the best level; what is given away is left to feeling."""
        state = ask.worlds[0]
        if state.phase is Phase.GIVE:
            return ()
        ways = {_move(state, action): action for action in by_kind(state, ask.legal)}
        tree = Tree([Deal(world) for world in ask.worlds], luck_of(chance), 1, _COMPARED)
        return by_tree(tree, _COMPARING, ask.clock, ways, lambda action: reasons.turn(state, action))


POLICY = PresidentPolicy()


def by_kind(state: State, legal: tuple[Action, ...]) -> list[Action]:
    """One action for each meaning: which suits are laid changes nothing."""
    found: dict[Kind, Action] = {}
    for action in legal:
        cards = cards_of(state, tuple(INDEX[token] for token in action.tokens))
        found.setdefault(tuple(sorted(STRENGTHS[card] for card in cards)), action)
    return list(found.values())


# Judging by eye


def _first_steps(state: State, actions: list[Action], chance: Chance) -> Action:
    """Like a small child: often the lowest cards that fit, else any; now and then a pass, though something fits. What
    belongs together and what is better kept it does not see."""
    plays = [action for action in actions if action.verb == "play"]
    if not plays or (state.trick and chance.pick(100) < _LAZY_PERCENT):
        return next((action for action in actions if action.verb == "pass"), actions[0])
    return plays[0] if chance.pick(100) < _LOWEST_PERCENT else plays[chance.pick(len(plays))]


def _judged(state: State, seat: Seat, actions: list[Action], noise: float, chance: Chance) -> Action:
    found = values_of(state, seat, actions)
    marks = [value + noise * (chance.pick(2001) / 1000 - 1) for value in found]
    return actions[marks.index(max(marks))]


def values_of(state: State, seat: Seat, actions: list[Action]) -> list[float]:
    """How good actions look to a seat that does not know the other hands, in sets."""
    own, unseen = values.hand_counts(state, seat), values.unseen_by(state, seat)
    few = min(len(hand) for other, hand in enumerate(state.hands) if hand and other != seat)
    lead = LEAD + HASTE * max(0, 4 - few) / 3
    return [_value(state, action, own, unseen, lead) for action in actions]


def _value(state: State, action: Action, own: Counts, unseen: Counts, lead: float) -> float:
    if action.verb == "pass":
        return -values.burden(own, unseen)
    cards = cards_of(state, tuple(INDEX[token] for token in action.tokens))
    kept = values.without(own, values.counts_of(cards))
    sets_kept = sum(1 for count in kept if count)
    if not sets_kept:
        return _OUT
    wins = 1.0 if closes(cards) else values.safety(set_strength(cards), len(cards), unseen)
    if sets_kept == 1 and wins == 1.0:
        return _OUT - 1  # takes the lead, and goes out with it
    near = NEAR / max(NEAR, sets_kept)
    return wins * lead * near + MANY * (len(cards) - 1) - values.burden(kept, unseen)


def _give(ask: Ask[State], chance: Chance) -> Choice:
    """What leaves the best hand."""
    if ask.level is Level.FIRST_STEPS:
        return Choice(ask.legal[chance.pick(len(ask.legal))])
    state = ask.worlds[0]
    own, unseen = values.hand_counts(state, ask.seat), values.unseen_by(state, ask.seat)
    actions = by_kind(state, ask.legal)

    def rest(action: Action) -> float:
        cards = cards_of(state, tuple(INDEX[token] for token in action.tokens))
        return values.burden(values.without(own, values.counts_of(cards)), unseen) + _HEIGHT * sum(
            STRENGTHS[card] for card in cards
        )

    return Choice(min(actions, key=rest), reasons.GIVE)


# Searching


def _searched(ask: Ask[State], actions: list[Action], chance: Chance) -> Action:
    """What the search over the worlds finds best."""
    state, luck = ask.worlds[0], luck_of(chance)
    ends = sum(map(len, state.hands)) <= _FEW_CARDS
    worlds = believed(ask.worlds, ask.seat, luck)
    tree = Tree([Deal(world) for world in worlds], luck, 99 if ends else 1, _BREADTH)
    tree.search(_ROUNDS, ask.clock)
    best = tree.best()
    return next(action for action in actions if _move(state, action) == best)


def _move(state: State, action: Action) -> int:
    return move_of(cards_of(state, tuple(INDEX[token] for token in action.tokens)))
