"""The computer player of Ludo: looks one move ahead and weighs what stands on the board afterwards."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import Chance
from tabletop.core.model import Action, Seat
from tabletop.core.text import SeatName, Text, say
from tabletop.games.ludo import words
from tabletop.games.ludo.board import FOOT, LOOP, OUT, STABLE, square_of
from tabletop.games.ludo.state import NOBODY, State, moved, reach
from tabletop.kit.dice import SIDES

FACES = range(1, SIDES + 1)


class Weights(Struct, frozen=True):
    """What counts how much, in squares of the way.

    `in_play`: a piece out of the stable. `few`: the first and the second piece in play, without which many throws are
    lost. `foot`, `step`, `star`: reaching them. `same`: two pieces on the stairs wait for the same number. `rivals`:
    their way against the own. `fear`, `hope`: being in reach of a rival, having a rival in reach.
    """

    in_play: float = 22.0
    few: float = 12.0
    foot: float = 6.0
    step: float = 11.0
    star: float = 30.0
    same: float = 0.0
    rivals: float = 0.8
    fear: float = 0.0
    hope: float = 0.0


GREEDY = Weights()
CAREFUL = Weights(foot=20.0, step=4.5, star=10.0, same=1.0, rivals=1.2, fear=0.3, hope=0.2)
"""Found by matches against `GREEDY`: a step is worth little while other pieces can still run."""

SLIPS = {Level.FIRST_STEPS: 4, Level.EASY: 2, Level.MEDIUM: 4}
"""One in so many times these levels do not look, and take any piece."""


class LudoPolicy:
    """First steps, easy and medium run and capture, if they look; first steps is kind besides, and captures only if it
    has to. Hard makes no slips and also keeps out of reach."""

    worlds = 1

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        """The best piece of this level, with a reason."""
        state, legal = ask.worlds[0], ask.legal
        if state.die == 0:
            return Choice(legal[0], say(words.BECAUSE_THROW))
        if not state.usable:
            return Choice(legal[0], say(words.BECAUSE_STUCK))
        if len(legal) == 1:
            return Choice(legal[0], say(words.BECAUSE_FREE if legal[0].verb == "free" else words.BECAUSE_ONLY))
        if ask.level is Level.FIRST_STEPS:
            legal = tuple(action for action in legal if _victim(state, action) is None) or legal
        if ask.level in SLIPS and not chance.pick(SLIPS[ask.level]):
            return Choice(_any(legal, chance), say(words.BECAUSE_LUCK, len(state.usable)))
        weights = GREEDY if ask.level in SLIPS else CAREFUL
        best = max(legal, key=lambda action: _worth(_after(state, action), ask.seat, weights))
        return Choice(best, _reason(state, best, weights))


def _any(actions: Sequence[Action], chance: Chance) -> Action:
    return actions[chance.pick(len(actions))]


def _after(state: State, action: Action) -> State:
    return moved(state, _piece(state, action))


def _piece(state: State, action: Action) -> int:
    return state.frame.tokens.index(action.tokens[0])


def _worth(state: State, seat: Seat, weights: Weights) -> float:
    """How well a seat stands, in squares of the way."""
    rivals = [_way_made(state, other, weights) for other in state.frame.order if other != seat]
    worth = _way_made(state, seat, weights) - weights.rivals * sum(rivals) / len(rivals)
    if weights.fear:
        worth -= weights.fear * _in_reach(state, seat, weights, fear=True)
    if weights.hope:
        worth += weights.hope * _in_reach(state, seat, weights, fear=False)
    return worth


def _way_made(state: State, seat: Seat, weights: Weights) -> float:
    own = [state.progress[piece] for piece in state.frame.pieces_of(seat)]
    in_play = min(2, sum(come != STABLE for come in own))
    waiting = [come for come in own if FOOT <= come < OUT]
    alike = len(waiting) - len(set(waiting))
    return sum(_value(come, weights) for come in own) + weights.few * in_play - weights.same * alike


def _value(come: int, weights: Weights) -> float:
    """What a piece is worth that has come so far."""
    if come == STABLE:
        return 0.0
    worth = weights.in_play + min(come, FOOT)
    if come >= FOOT:
        worth += weights.foot + weights.step * (come - FOOT)
    return worth + weights.star if come == OUT else worth


def _in_reach(state: State, seat: Seat, weights: Weights, fear: bool) -> float:
    """What the rivals may capture from a seat with their next throws (`fear`), or the seat from its rivals."""
    worth = 0.0
    for piece, come in enumerate(state.progress):
        owner = state.frame.owner[piece]
        if 0 <= come <= FOOT and (owner == seat) is fear:
            square = _square(state, piece)
            hunters = [other for other in state.frame.order if other != seat] if fear else [seat]
            faces = sum(_faces(state, hunter, square) for hunter in hunters)
            worth += _value(come, weights) * faces / len(FACES)
    return worth


def _hunters(state: State, seat: Seat, square: int) -> list[Seat]:
    """The rivals that can reach a square with their next throw."""
    return [other for other in state.frame.order if other != seat and _faces(state, other, square)]


def _faces(state: State, seat: Seat, square: int) -> int:
    """With how many of the six numbers some piece of a seat lands on a square."""
    colour = state.frame.colours[seat]
    goal = (square - square_of(colour, 0)) % LOOP
    faces = set()
    for piece in state.frame.pieces_of(seat):
        come = state.progress[piece]
        if come == STABLE and goal == 0 and reach(state, piece, 6) == 0:
            faces.add(6)
        elif 0 <= come < goal <= come + 6 and reach(state, piece, goal - come) == goal:
            faces.add(goal - come)
    return len(faces)


def _square(state: State, piece: int) -> int:
    return _square_at(state, piece, state.progress[piece])


def _square_at(state: State, piece: int, come: int) -> int:
    return square_of(state.frame.colours[state.frame.owner[piece]], come)


def _victim(state: State, action: Action) -> Seat | None:
    """Whose piece an action captures."""
    piece, after = _piece(state, action), _after(state, action)
    for other, come in enumerate(after.progress):
        if other != piece and come != state.progress[other]:
            return state.frame.owner[other]
    return None


def _reason(state: State, action: Action, weights: Weights) -> Text:
    """The plainest thing that speaks for an action."""
    piece = _piece(state, action)
    come, target, victim = state.progress[piece], state.way(piece), _victim(state, action)
    if victim is not None:
        return say(words.BECAUSE_CAPTURE, player=SeatName(victim))
    if target == OUT:
        return say(words.BECAUSE_OUT)
    if come == STABLE:
        return say(words.BECAUSE_FREE)
    if target > FOOT:
        return say(words.BECAUSE_CLIMB)
    after = _after(state, action)
    hunters = _hunters(state, action.seat, _square(state, piece))
    still = _hunters(after, action.seat, _square(after, piece))
    if hunters and not still:
        return say(words.BECAUSE_FLEE, player=SeatName(hunters[0]))
    if target == FOOT:
        return say(words.BECAUSE_FOOT)
    return _on_the_way(after, piece, is_safe=weights.fear > 0 and not still, hunts=weights.hope > 0)


def _on_the_way(after: State, piece: int, is_safe: bool, hunts: bool) -> Text:
    """What speaks for the place on the loop where a piece stands now."""
    come, owner = after.progress[piece], after.frame.owner
    for face in FACES if hunts else ():
        other = after.loop[_square_at(after, piece, come + face)] if come + face <= FOOT else NOBODY
        if other != NOBODY and owner[other] != owner[piece] and reach(after, piece, face) == come + face:
            return say(words.BECAUSE_CHASE, face, player=SeatName(owner[other]))
    return say(words.BECAUSE_SAFE) if is_safe else say(words.BECAUSE_WAY, FOOT - come)


POLICY = LudoPolicy()
