"""The computer player of Dream Team: it counts the sets that are left to be laid, and the strong level plays rounds to
their end in plausible worlds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from tabletop.core.bot import Ask, Choice, Level, Weighed
from tabletop.core.chance import Chance, LiveChance, Luck, luck_of
from tabletop.core.model import Action, Seat
from tabletop.games.dream_team import reasons, values
from tabletop.games.dream_team.cards import KINDS, RED, YELLOW, kinds_of
from tabletop.games.dream_team.engine import GAME
from tabletop.games.dream_team.fast import Round, Weights, weights
from tabletop.games.dream_team.moves import laid_value
from tabletop.games.dream_team.state import HANDS, INDEX, Phase, State, totals
from tabletop.games.dream_team.values import MANY, NEAR, RED_COST, Counts
from tabletop.kit.comparing import CLEAR, by_tree
from tabletop.kit.ismcts import Tree

_HEIGHT = 0.1
"""What a step in value counts when cards are given away, in sets."""
_OUT = 50.0
_NOISE = {Level.EASY: 2.0, Level.MEDIUM: 0.6}
"""How far a player misjudges a play, in sets."""
_LAZY_PERCENT = 20
"""How often a player of the first steps passes although it could play."""
_HIGHEST_PERCENT = 50
"""How often it lays the highest cards that fit."""
_SEARCH = {Level.BEST: (1500, 8)}
"""In so many rounds of play-outs so many actions are compared by the strong level."""
_COMPARING, _COMPARED = 1500, 10
"""So many rounds it takes to compare so many actions."""
_TRUST = 0.15
"""How much its first judgement, in sets, counts beside the places of the play-outs, which scatter."""
_PLACE = 0.3
"""What a place counts beside its medal: it is the seat of the next round."""
_SKIP = 0.6
"""What it is worth to skip somebody with a single card, in sets; less, the more cards they hold."""


_WORLDS: Mapping[Level, int] = {Level.BEST: 240}
"""In so many plausible worlds."""
_NO_LUCK = LiveChance(0)
"""Handed to `apply`, which draws nothing within a round."""


class DreamTeamPolicy:
    """All levels."""

    worlds = _WORLDS
    clear = CLEAR

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        """The choice of this level."""
        state = ask.worlds[0]
        if state.phase is Phase.TRADE:
            return _give(ask, chance)
        if state.phase is Phase.NUTMEG:
            return _nutmeg(ask, chance)
        actions = list(ask.legal)
        if len(actions) == 1:
            action = actions[0]
        elif ask.level is Level.FIRST_STEPS:
            action = _first_steps(state, actions, chance)
        elif ask.level in _SEARCH:
            action = _tried_out(ask, actions, chance)
        else:
            action = _judged(state, ask.seat, actions, _NOISE[ask.level], chance)
        return Choice(action, reasons.turn(state, action))

    def compare(self, ask: Ask[State], chance: Chance) -> Sequence[Weighed]:
        """All that may be done in a turn, in the worlds of the best level; what is given away is left to feeling."""
        state = ask.worlds[0]
        if state.phase in (Phase.TRADE, Phase.NUTMEG):
            return ()
        best, tree = _trials(ask, list(ask.legal), chance, _COMPARED)
        ways = dict(enumerate(best))
        return by_tree(tree, _COMPARING, ask.clock, ways, lambda action: reasons.turn(state, action))


POLICY = DreamTeamPolicy()


# Before the Kickoff


def _give(ask: Ask[State], chance: Chance) -> Choice:
    """What leaves the best hand; a beginner gives away anything."""
    if ask.level is Level.FIRST_STEPS:
        return Choice(ask.legal[chance.pick(len(ask.legal))])
    state = ask.worlds[0]
    own, unseen = values.hand_counts(state, ask.seat), values.unseen_by(state, ask.seat)

    def rest(action: Action) -> float:
        kinds = kinds_of(state.faces, _tokens(action))
        kept = values.without(own, values.counts_of(kinds))
        return values.burden(kept, unseen) - _HEIGHT * sum(state.faces[token] for token in _tokens(action)) / 6

    return Choice(min(ask.legal, key=rest), reasons.GIVE)


def _nutmeg(ask: Ask[State], chance: Chance) -> Choice:
    """To whoever is in front, and before the first medal to whoever has the best seat; a beginner gives to anybody."""
    if ask.level is Level.FIRST_STEPS:
        return Choice(ask.legal[chance.pick(len(ask.legal))])
    state = ask.worlds[0]
    points = totals(state)
    receivers = {next(seat for seat, hand in enumerate(HANDS) if action.to == hand): action for action in ask.legal}
    best = min(receivers, key=lambda seat: (-points[seat], state.seated.index(seat)))
    ahead = all(points[best] > points[seat] for seat in range(state.seats) if seat != best)
    return Choice(receivers[best], reasons.nutmeg(state, best, ahead))


def _tokens(action: Action) -> tuple[int, ...]:
    return tuple(INDEX[token] for token in action.tokens)


# Judging by eye


def _first_steps(state: State, actions: list[Action], chance: Chance) -> Action:
    """Like a small child: often the highest cards that fit, else any; now and then a pass, though something fits. What
    belongs together and what is better kept it does not see."""
    plays = [action for action in actions if action.verb == "play"]
    if not plays or (state.trick and chance.pick(100) < _LAZY_PERCENT):
        return next((action for action in actions if action.verb == "pass"), actions[0])
    if chance.pick(100) >= _HIGHEST_PERCENT:
        return plays[chance.pick(len(plays))]
    return max(plays, key=lambda action: laid_value(state, _tokens(action), action.choice))


def _judged(state: State, seat: Seat, actions: list[Action], noise: float, chance: Chance) -> Action:
    found = values_of(state, seat, actions)
    marks = [value + noise * (chance.pick(2001) / 1000 - 1) for value in found]
    return actions[marks.index(max(marks))]


def values_of(state: State, seat: Seat, actions: list[Action]) -> list[float]:
    """How good actions look to a seat that does not know the other hands, in sets."""
    own, unseen = values.hand_counts(state, seat), values.unseen_by(state, seat)
    lead = values.lead_value(state, seat)
    return [_value(state, action, own, unseen, lead) for action in actions]


def _value(state: State, action: Action, own: Counts, unseen: Counts, lead: float) -> float:
    if action.verb == "pass":
        return -values.burden(own, unseen)
    tokens = _tokens(action)
    kinds = tuple(KINDS[state.faces[token]] for token in tokens)
    value, count = laid_value(state, tokens, action.choice), len(tokens)
    kept = values.without(own, values.counts_of(kinds))
    cursed = bool(state.trick) and state.trick[0].value == RED
    if not any(kept):
        # Out; but whoever wins the Red Card leads it without choice, which costs nothing.
        return _OUT
    left = max(1, values.sets_left(kept))
    wins = values.wins(state, value, count, unseen)
    if left == 1 and values.is_safe(value, count, unseen) and not cursed:
        return _OUT - 1  # takes the lead, and goes out with it
    gain = lead * NEAR / max(NEAR, left) - (RED_COST if cursed else 0.0)
    skip = _SKIP / len(state.hands[action.choice]) if YELLOW in kinds and isinstance(action.choice, int) else 0.0
    return wins * gain + MANY * (count - 1) + skip - values.burden(kept, unseen)


# Trying out


class _Trial:
    """A plausible world in which one of some actions is tried: then everybody plays the round to its end."""

    def __init__(self, world: State, actions: Sequence[Action], known: Weights, trust: Sequence[float]) -> None:
        self.turn = actions[0].seat
        self._world, self._actions, self._known, self._trust = world, actions, known, trust
        self._made = -1

    def copy(self) -> Self:
        """The same world again."""
        return type(self)(self._world, self._actions, self._known, self._trust)

    def moves(self) -> Sequence[int]:
        """The numbers of the actions; none after the first."""
        return range(len(self._actions)) if self._made < 0 else ()

    def play(self, move: int) -> None:
        """The action of this number."""
        self._made = move

    def finish(self, luck: Luck) -> list[float]:
        """What the places at the end of the round mean, and a little of what the action looked like at first."""
        after = GAME.apply(self._world, self._actions[self._made], _NO_LUCK)
        places = list(after.places) if after.places else Round(after, self._known).places()
        found = [_reached(places, seat) for seat in range(self._world.seats)]
        found[self.turn] += self._trust[self._made]
        return found


def _tried_out(ask: Ask[State], actions: list[Action], chance: Chance) -> Action:
    state, (rounds, breadth) = ask.worlds[0], _SEARCH[ask.level]
    judged = sorted(zip(values_of(state, ask.seat, actions), range(len(actions)), strict=True), reverse=True)
    best = [actions[index] for _, index in judged[:breadth]]
    if judged[0][0] >= _OUT - 1 or len(best) == 1:
        return best[0]
    best, tree = _trials(ask, actions, chance, breadth)
    tree.search(rounds, ask.clock)
    return best[tree.best()]


def _trials(ask: Ask[State], actions: list[Action], chance: Chance, breadth: int) -> tuple[list[Action], Tree[int]]:
    """The actions that look best, and a search among them."""
    state = ask.worlds[0]
    judged = sorted(zip(values_of(state, ask.seat, actions), range(len(actions)), strict=True), reverse=True)[:breadth]
    best, known = [actions[index] for _, index in judged], weights(state)
    trust = [_TRUST * min(4.0, max(-8.0, value)) for value, _ in judged]
    return best, Tree([_Trial(world, best, known, trust) for world in ask.worlds], luck_of(chance), depth=1)


def _reached(places: list[Seat], seat: Seat) -> float:
    """What a place is worth: its medal, which needs going out, and the seat of the next round."""
    at = places.index(seat)
    medal = max(0, 3 - at) if at < len(places) - 1 else 0
    return medal + _PLACE * (len(places) - 1 - at)
