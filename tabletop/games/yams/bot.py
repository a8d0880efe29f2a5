"""The computer player of Yams: points now against what the box brings later, exact over the throws of the turn."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.bot import Ask, Choice, Level, Weighed
from tabletop.core.chance import Chance
from tabletop.core.model import Action, Seat
from tabletop.core.text import Names, Text, say
from tabletop.games.yams import words
from tabletop.games.yams.engine import write_action
from tabletop.games.yams.search import Foresight, Plan, Valuation
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
    place_of,
    points_of,
)
from tabletop.kit.comparing import weighed
from tabletop.kit.dice import split

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
match with three columns."""

SHORT = Valuation(
    dict.fromkeys(ALL_COLUMNS, (2.0, 4.2, 7.3, 10.7, 14.0, 16.1, 19.7, 24.1, 19.2, 10.1, 21.5, 7.9, 12.2, 3.4)),
    2.25,
)
"""The same for a single column ↕: about 280 a match, perfect play for points reaches 290. With a single column ↓ or ↑
there is nothing to choose but the dice."""

DOUBT = {Level.FIRST_STEPS: 3.2, Level.EASY: 0.8, Level.MEDIUM: 2.6, Level.HARD: 1.2, Level.BEST: 0.0}
"""So many points less are hardly seen by a level; with three columns they reach about 565, 625, 670, 740 and 810."""

_LIKELY = 0.5
"""What is likelier than this is likely."""


class YamsPolicy:
    """All look ahead over the whole turn. BEST knows what every set of open boxes is worth; HARD and MEDIUM have a
    feeling for what a box is worth keeping, EASY and FIRST_STEPS think of the points of this turn alone. All but BEST
    take what looks nearly as good as the best, the more easily the weaker they are."""

    worlds = 1
    clear = 6

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        """The best action of this level, with its reason."""
        state, level = ask.worlds[0], ask.level
        if not state.throws:
            return Choice(ask.legal[0], say(words.WHY_THROW))
        if len(ask.legal) == 1:
            return Choice(ask.legal[0], say(words.WHY_ONLY))
        plan = Plan(state, _view(state, level), DOUBT[level], chance)
        again = plan.dice_to_throw()
        if again:
            return Choice(_rethrow(ask.seat, again), _why_keep(state, plan, again))
        column, box = plan.best_box()
        write = write_action(state.turn, len(state.house.kinds), column, box)
        unlikely = not DOUBT[level] and (state.throws == THROWS or plan.may_gain(box) <= _LIKELY)
        return Choice(write, _why_write(state, column, box, sure=unlikely))

    def compare(self, ask: Ask[State], chance: Chance) -> Sequence[Weighed]:
        """All that may be thrown again, and all boxes, in points of the match."""
        state = ask.worlds[0]
        if not state.throws:
            return ()
        best, plan = self.choose(ask, chance), Plan(state, Foresight())
        found = {_rethrow(ask.seat, split(state.dice, keep, state.kept)): worth for keep, worth in plan.keeps()}
        for column, box, worth in plan.boxes():
            found[write_action(state.turn, len(state.house.kinds), column, box)] = worth
        return weighed(found, best)


def _view(state: State, level: Level) -> Valuation | Foresight:
    """How a level looks at the boxes."""
    if level is Level.BEST:
        return Foresight()
    if level in (Level.FIRST_STEPS, Level.EASY):
        return GREEDY
    return SEASONED if len(state.house.kinds) > 1 else SHORT


def _why_write(state: State, column: int, box: int, sure: bool) -> Text:
    """The reason for filling this box; who is not sure says no more than what it gives."""
    points = points_of(state.dice, state.house)[box]
    named = words.place_text(place_of(len(state.house.kinds), column, box), state.house)
    if not sure:
        return say(words.WHY_TAKE, points, box=named)
    if not points:
        return say(words.WHY_ZERO, box=named)
    return say(words.WHY_WRITE if state.throws < THROWS else words.WHY_LAST, points, box=named)


def _why_keep(state: State, plan: Plan, again: tuple[int, ...]) -> Text:
    aim = plan.aim()
    if not aim.chance:
        return say(words.WHY_HOPELESS)
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


POLICY = YamsPolicy()
