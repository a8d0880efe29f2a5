"""The computer player of President: it counts the sets that are left to be laid, and the strong level plays deals to
their end in plausible worlds; the last cards it counts out exactly."""

from __future__ import annotations

from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import Chance
from tabletop.core.model import Action, Seat
from tabletop.games.president import reasons, values
from tabletop.games.president.cards import STRENGTHS, closes, set_strength
from tabletop.games.president.engine import GAME
from tabletop.games.president.fast import QuickPlayer
from tabletop.games.president.search import BUDGET, Exhausted, Solver
from tabletop.games.president.state import INDEX, Phase, State, cards_of
from tabletop.games.president.values import HASTE, LEAD, MANY, NEAR, Counts

Kind = tuple[int, ...]
"""What a play means: its strengths in order. Plays of one kind differ only in suits."""

_HEIGHT = 0.1
"""What a step in rank counts when cards are given away, in sets."""
_OUT = 50.0
_NOISE = {Level.EASY: 2.4, Level.MEDIUM: 0.25, Level.HARD: 0.0}
"""How far a player misjudges a play, in sets."""
_LAZY_PERCENT = 20
"""How often a player of the first steps passes although it could play."""
_LOWEST_PERCENT = 50
"""How often it lays the lowest cards that fit."""
_TRIED_OUT = 3
"""So many actions are tried out by the strong player."""
_TRUST = 0.15
"""How much its first judgement, in sets, counts beside the points of the play-outs, which scatter."""
_EXACT_CARDS = 12
"""With so many cards or fewer in all hands the strong player counts the deal out, …"""
_EXACT_WORLDS = 12
"""… in so many worlds: what is counted out scatters less than what is played out."""


class PresidentPolicy:
    """All four levels."""

    worlds = 36

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
        elif ask.level is Level.HARD:
            action = _tried_out(ask, actions, chance)
        else:
            action = _judged(state, ask.seat, actions, _NOISE[ask.level], chance)
        return Choice(action, reasons.turn(state, action))


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
    marks = [value + noise * (chance.pick(2001) / 1000 - 1) if noise else value for value in found]
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


# Trying out


def _tried_out(ask: Ask[State], actions: list[Action], chance: Chance) -> Action:
    state, seat = ask.worlds[0], ask.seat
    judged = sorted(zip(values_of(state, seat, actions), range(len(actions)), strict=True), reverse=True)
    best = [(value, actions[index]) for value, index in judged[:_TRIED_OUT]]
    if best[0][0] >= _OUT - 1 or len(best) == 1:
        return best[0][1]
    exact = sum(map(len, state.hands)) <= _EXACT_CARDS
    worlds = ask.worlds[:_EXACT_WORLDS] if exact else ask.worlds
    marks = [_TRUST * min(4.0, max(-8.0, value)) * len(worlds) for value, _ in best]
    for world in worlds:
        for index, points in enumerate(_outcomes(world, [action for _, action in best], exact, chance)):
            marks[index] += points
    return best[marks.index(max(marks))][1]


def _outcomes(world: State, actions: list[Action], exact: bool, chance: Chance) -> list[float]:
    """The points of the acting seat in this world, for each action."""
    seat = actions[0].seat
    if exact:
        solver = Solver(BUDGET)
        try:
            return [float(solver.points(GAME.apply(world, action, chance))[seat]) for action in actions]
        except Exhausted:
            pass  # too many ways even so: play them out like any others
    player = QuickPlayer(world)
    return [_play_out(world, action, player, chance) for action in actions]


def _play_out(world: State, action: Action, player: QuickPlayer, chance: Chance) -> float:
    deal = len(world.sheet)
    state = GAME.apply(world, action, chance)
    while len(state.sheet) == deal:
        state = GAME.apply(state, player.action(state), chance)
    return float(state.sheet[-1][action.seat])
