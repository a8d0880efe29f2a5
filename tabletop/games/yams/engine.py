"""The engine of Yams."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from tabletop.core.assembled import AssembledGame
from tabletop.core.chance import Chance
from tabletop.core.model import CLOCK, Action, Place, Result, Seat, Setup
from tabletop.core.text import say
from tabletop.core.view import ScoreSheet
from tabletop.games.yams import INFO, story, table, words
from tabletop.games.yams import state as st
from tabletop.games.yams.checks import CHECKS
from tabletop.games.yams.rules import RULES
from tabletop.games.yams.state import DICE, House, Pad, State
from tabletop.kit import dice_turn
from tabletop.kit.deals import ranking
from tabletop.kit.turns import ALONE, CLOCK_ALONE, NOBODY

LOOK_MS = 1200
"""How long the figure just written stays on the table before the next pad is laid there."""

_NEXT = Action(CLOCK, "next")


@cache
def write_action(seat: Seat, columns: int, column: int, box: int) -> Action:
    """The action that fills a box of the seat's pad."""
    return Action(seat, "write", to=st.place_of(columns, column, box))


class Yams(AssembledGame[State]):
    """Five dice, up to three throws, one box a turn."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    teller = story
    core_rule_aliases: ClassVar[dict[str, str]] = {
        "core.not_your_turn": "yams.turn-order",
        "core.match_over": "yams.end-all-filled",
    }

    def start(self, setup: Setup, chance: Chance) -> State:
        """Empty pads; lots if the house rules say so."""
        house = INFO.house(House, setup)
        turn = chance.pick(setup.seats) if house.first_player == "random" else 0
        pad: Pad = (st.EMPTY_COLUMN,) * len(house.kinds)
        left = setup.seats * len(st.BOXES) * len(pad)
        return State(house, (pad,) * setup.seats, turn, left, ahead=INFO.amounts_given(setup))

    def active(self, state: State) -> frozenset[Seat]:
        """The player in turn; the clock while a figure just written is looked at."""
        if not state.left:
            return NOBODY
        return CLOCK_ALONE if state.written >= 0 else ALONE[state.turn]

    def candidates(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """What the seat may do, equal dice being the same choice."""
        if seat == CLOCK:
            return (_NEXT,)
        if not state.throws:
            return (Action(seat, "throw"),)
        columns = len(state.house.kinds)
        writes = tuple([write_action(seat, columns, column, box) for column, box in st.allowed_boxes(state)])
        return writes if state.throws == st.THROWS else dice_turn.rethrows(seat, state.dice, state.kept) + writes

    def canonical(self, state: State, action: Action) -> Action:
        """Equal dice are the same choice; nothing counts that the verb has no use for."""
        if action.verb == "write":
            return Action(action.seat, "write", to=action.to)
        if action.verb == dice_turn.RETHROW:
            return dice_turn.same_rethrow(action, state.dice, state.kept) if state.throws else action
        return Action(action.seat, action.verb)

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        """Throw, throw again, write, or pass the dice on."""
        if action.verb == "throw":
            return replace(state, dice=chance.rolls(DICE), throws=1)
        if action.verb == "rethrow":
            dice, kept = dice_turn.rethrown(state.dice, state.kept, action.tokens, chance)
            return replace(state, dice=dice, kept=kept, throws=state.throws + 1)
        if action.verb == "write":
            return _written(state, action.to)
        turn = (state.turn + 1) % len(state.pads)
        return replace(state, turn=turn, throws=0, dice=st.UNTHROWN, kept=(), written=-1)

    def result(self, state: State) -> Result | None:
        """The order of the totals once every box is filled."""
        if state.left:
            return None
        totals = st.totals(state)
        return Result(ranking(totals), "yams.end-all-filled", totals, tuple(say(words.POINTS, n) for n in totals))

    def score(self, state: State) -> ScoreSheet:
        """The points of all seats, and what stands on their pads: only that of the player in turn lies on the table."""
        return replace(words.score(state), pads=tuple(tuple(table.cells_of(pad)) for pad in state.pads))

    def upgraded(self, action: Action) -> Action:
        """The pad was once a zone named after its columns."""
        to = action.to
        return action if to is None else Action(action.seat, action.verb, action.tokens, Place(st.PAD, to.slot))

    def forced(self, state: State) -> Action | None:
        """After the last throw a single open box is filled without asking. The throws are left to the player."""
        if state.throws < st.THROWS or state.written >= 0 or not state.left:
            return None
        boxes = st.open_boxes(state.house, state.pads[state.turn])
        return write_action(state.turn, len(state.house.kinds), *boxes[0]) if len(boxes) == 1 else None

    def deadline_ms(self, state: State) -> int | None:
        """A moment to read what was written."""
        return LOOK_MS if state.written >= 0 and state.left else None


def _written(state: State, to: Place | None) -> State:
    found = st.box_at(to, len(state.house.kinds))
    assert to is not None
    assert found is not None
    column, box = found
    pad = state.pads[state.turn]
    points = st.points_of(state.dice, state.house)[box]
    filled = (*pad[column][:box], points, *pad[column][box + 1 :])
    pad = (*pad[:column], filled, *pad[column + 1 :])
    pads = (*state.pads[: state.turn], pad, *state.pads[state.turn + 1 :])
    return replace(state, pads=pads, left=state.left - 1, written=to.slot)


GAME = Yams()
