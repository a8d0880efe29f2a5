"""The computer player of Yams: points now against what the box usually brings, exact over the throws of the turn."""

from __future__ import annotations

from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import Chance
from tabletop.core.model import Action, Seat
from tabletop.core.text import Names, Text, say
from tabletop.games.yams import words
from tabletop.games.yams.engine import write_action
from tabletop.games.yams.search import Plan, Valuation
from tabletop.games.yams.state import (
    ALL_COLUMNS,
    BOXES,
    DICE,
    DICE_IDS,
    DOWN,
    FREE,
    THROWS,
    UP,
    State,
    allowed_boxes,
    place_of,
    points_of,
)
from tabletop.kit.dice import tally

GREEDY = Valuation({column: (0.0,) * len(BOXES) for column in ALL_COLUMNS}, 1.0)
"""Most points in this turn: about 640 a match with three columns."""

SEASONED = Valuation(
    {
        DOWN: (3.4, 2.7, 6.7, 8.0, 9.2, 11.5, 10.5, 18.7, 18.8, 14.7, 19.5, 11.8, 15.8, 3.3),
        UP: (2.9, 4.5, 8.1, 8.5, 11.7, 13.0, 17.5, 18.0, 24.1, 9.8, 18.4, 8.0, 10.5, 1.1),
        FREE: (5.6, 7.5, 10.3, 12.8, 15.4, 19.9, 25.7, 24.7, 27.7, 8.4, 13.0, 17.4, 24.3, 11.7),
    },
    1.68,
)
"""What a box is worth keeping for later, found by trying over some million play-outs of several columns: about 780 a
match with three columns; perfect play for points reaches 810."""

SHORT = Valuation(
    dict.fromkeys(ALL_COLUMNS, (2.0, 4.2, 7.3, 10.7, 14.0, 16.1, 19.7, 24.1, 19.2, 10.1, 21.5, 7.9, 12.2, 3.4)),
    2.25,
)
"""The same for a single column ↕: about 280 a match, perfect play reaches 290. With a single column ↓ or ↑ there is
nothing to choose but the dice."""


class YamsPolicy:
    """HARD and MEDIUM look ahead over the whole turn, EASY collects equal dice, FIRST_STEPS plays along."""

    worlds = 1

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        """The best action of this level, with its reason."""
        state = ask.worlds[0]
        if not state.throws:
            return Choice(ask.legal[0], say(words.WHY_THROW))
        if len(ask.legal) == 1:
            return Choice(ask.legal[0], say(words.WHY_ONLY))
        if ask.level is Level.FIRST_STEPS:
            return _play_along(ask, chance)
        if ask.level is Level.EASY:
            return _collect(state, ask.seat)
        if ask.level is Level.MEDIUM:
            return _look_ahead(state, ask.seat, GREEDY)
        return _look_ahead(state, ask.seat, SEASONED if len(state.house.kinds) > 1 else SHORT)


def _look_ahead(state: State, seat: Seat, valuation: Valuation) -> Choice:
    plan = Plan(state, valuation)
    again = plan.dice_to_throw()
    if again:
        return Choice(_rethrow(seat, again), _why_keep(state, plan, again))
    return _write(state, *plan.best_box())


def _write(state: State, column: int, box: int) -> Choice:
    """Filling this box, with the reason."""
    columns, points = len(state.house.kinds), points_of(state.dice, state.house)[box]
    named = words.place_text(place_of(columns, column, box), state.house)
    why = say(words.WHY_ZERO, box=named)
    if points:
        why = say(words.WHY_WRITE if state.throws < THROWS else words.WHY_LAST, points, box=named)
    return Choice(write_action(state.turn, columns, column, box), why)


def _why_keep(state: State, plan: Plan, again: tuple[int, ...]) -> Text:
    aim = plan.aim()
    place = place_of(len(state.house.kinds), aim.column, aim.box)
    box, percent = words.place_text(place, state.house), max(1, round(100 * aim.chance))
    kept = Names(plan.best_keep())
    if len(again) == DICE:
        if aim.box < 6:
            return say(words.WHY_THROW_ALL_FACES, box=box, percent=percent, points=aim.points)
        return say(words.WHY_THROW_ALL, box=box, percent=percent)
    if aim.box < 6:
        return say(words.WHY_KEEP_FACES, len(again), kept=kept, box=box, percent=percent, points=aim.points)
    return say(words.WHY_KEEP, len(again), kept=kept, box=box, percent=percent)


def _rethrow(seat: Seat, positions: tuple[int, ...]) -> Action:
    return Action(seat, "rethrow", tuple(DICE_IDS[at] for at in positions))


def _most_points(state: State) -> Choice:
    """The box that gives most now; of equal ones the one that is hardest to fill."""
    points = points_of(state.dice, state.house)
    return _write(state, *max(allowed_boxes(state), key=lambda found: (points[found[1]], found[1])))


def _collect(state: State, seat: Seat) -> Choice:
    """Keep the face that lies most often and throw the others, unless a good box is ready."""
    points = points_of(state.dice, state.house)
    best = max(points[box] for _, box in allowed_boxes(state))
    counts = tally(state.dice)
    face = max(range(1, len(counts) + 1), key=lambda face: (counts[face - 1], face))
    again = tuple(at for at, pips in enumerate(state.dice) if pips != face)
    if state.throws == THROWS or best >= 30 or not again:
        return _most_points(state)
    return Choice(_rethrow(seat, again), say(words.WHY_COUNTS))


def _play_along(ask: Ask[State], chance: Chance) -> Choice:
    """Throw now and then, any dice; write in a box that gives something, not always the best."""
    state = ask.worlds[0]
    throws = [action for action in ask.legal if action.verb == "rethrow"]
    if throws and max(tally(state.dice)) < 3 and chance.pick(2):
        return Choice(throws[chance.pick(len(throws))], say(words.WHY_FUN))
    points = points_of(state.dice, state.house)
    boxes = allowed_boxes(state)
    scoring = [found for found in boxes if points[found[1]]] or boxes
    return _write(state, *scoring[chance.pick(len(scoring))])


POLICY = YamsPolicy()
