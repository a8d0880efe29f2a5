"""The engine of Yams."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from typing import ClassVar

import msgspec

from tabletop.core.assembled import AssembledGame
from tabletop.core.chance import Chance
from tabletop.core.model import CLOCK, Action, Place, Result, Seat, Setup, TokenId
from tabletop.core.text import Text, say
from tabletop.core.view import ScoreSheet, View
from tabletop.games.yams import INFO, table, words
from tabletop.games.yams.rules import CHECKS, RULES
from tabletop.games.yams.state import (
    BOXES,
    DICE,
    DICE_IDS,
    EMPTY_COLUMN,
    THROWS,
    UNTHROWN,
    House,
    Pad,
    State,
    active_seats,
    allowed_boxes,
    box_at,
    columns_played,
    pad_zone,
    points_of,
    score_of,
    slot_of,
)
from tabletop.kit.dice import face_name, split

LOOK_MS = 1200
"""How long the figure just written stays on the table before the next pad is laid there."""

_NEXT = Action(CLOCK, "next")
_KNOWN = frozenset(DICE_IDS)


_GROUPS = tuple(group for count in range(1, DICE + 1) for group in combinations(range(DICE), count))
"""Every choice of dice, by positions."""


@cache
def _throw(seat: Seat) -> tuple[Action]:
    return (Action(seat, "throw"),)


@cache
def _rethrow_of(seat: Seat, mask: int) -> Action:
    return Action(seat, "rethrow", tuple(token for at, token in enumerate(DICE_IDS) if mask >> at & 1))


@lru_cache(maxsize=8192)
def _rethrows(seat: Seat, dice: tuple[int, ...], kept: tuple[int, ...]) -> tuple[Action, ...]:
    """One action for each choice of faces: of equal dice those are thrown first that are not on the rail."""
    order = sorted(range(DICE), key=lambda at: (at in kept, -at))
    weights, masks = [8 ** dice[at] for at in order], [1 << at for at in order]
    found: dict[int, int] = {}
    for group in _GROUPS:
        found.setdefault(sum([weights[at] for at in group]), sum([masks[at] for at in group]))
    return tuple([_rethrow_of(seat, mask) for mask in found.values()])


@cache
def write_action(seat: Seat, columns: tuple[str, ...], column: int, box: int) -> Action:
    """The action that fills a box of the seat's pad."""
    return Action(seat, "write", to=Place(pad_zone(columns), slot_of(len(columns), column, box)))


class Yams(AssembledGame[State]):
    """Five dice, up to three throws, one box a turn."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    exact = True
    core_rule_aliases: ClassVar[dict[str, str]] = {
        "core.not_your_turn": "yams.turn-order",
        "core.match_over": "yams.end-all-filled",
    }

    def start(self, setup: Setup, chance: Chance) -> State:
        """Empty pads; lots if the house rules say so."""
        options = self.info.options_of(setup)
        house = House(
            columns_played(options),
            options["yams.mini-maxi-20"] == "strict",
            options["yams.full-from-five"] == "on",
            options["yams.zero-only-if-forced"] == "on",
        )
        turn = chance.pick(setup.seats) if options["yams.first-player"] == "random" else 0
        pad: Pad = (EMPTY_COLUMN,) * len(house.columns)
        return State(house, (pad,) * setup.seats, turn, setup.seats * len(BOXES) * len(pad))

    def active(self, state: State) -> frozenset[Seat]:
        """The player in turn; the clock while a figure just written is looked at."""
        return active_seats(state)

    def candidates(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Exactly what the seat may do, equal dice being the same choice."""
        if seat not in active_seats(state):
            return ()
        if seat == CLOCK:
            return (_NEXT,)
        if not state.throws:
            return _throw(seat)
        columns = state.house.columns
        writes = tuple([write_action(seat, columns, column, box) for column, box in allowed_boxes(state)])
        if state.throws == THROWS:
            return writes
        return _rethrows(seat, state.dice, state.kept) + writes

    def canonical(self, state: State, action: Action) -> Action:
        """Equal dice are the same choice; nothing counts that the verb has no use for."""
        if action.verb == "write":
            return Action(action.seat, "write", to=action.to)
        if action.verb != "rethrow":
            return Action(action.seat, action.verb)
        tokens = frozenset(action.tokens)
        if not state.throws or not tokens or not tokens <= _KNOWN:
            return Action(action.seat, "rethrow", tuple(sorted(tokens)))
        stay = tuple(pips for token, pips in zip(DICE_IDS, state.dice, strict=True) if token not in tokens)
        again = split(state.dice, stay, state.kept)
        return Action(action.seat, "rethrow", tuple(DICE_IDS[at] for at in again))

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        """Throw, throw again, write, or pass the dice on."""
        if action.verb == "throw":
            return msgspec.structs.replace(state, dice=chance.rolls(DICE), throws=1)
        if action.verb == "rethrow":
            return _rethrown(state, action.tokens, chance)
        if action.verb == "write":
            return _written(state, action.to)
        turn = (state.turn + 1) % len(state.pads)
        return msgspec.structs.replace(state, turn=turn, throws=0, dice=UNTHROWN, kept=(), written=-1)

    def result(self, state: State) -> Result | None:
        """The order of the totals once every box is filled."""
        if state.left:
            return None
        totals = tuple(score_of(pad) for pad in state.pads)
        groups = (
            tuple(seat for seat, total in enumerate(totals) if total == points)
            for points in sorted(set(totals), reverse=True)
        )
        return Result(tuple(groups), "yams.end-all-filled", totals, tuple(say(words.POINTS, n) for n in totals))

    def place_name(self, place: Place) -> Text | None:
        """Boxes with their column."""
        return words.place_name(place)

    def face_name(self, face: str) -> Text | None:
        """The dice; the pictures on the pad have their words beside them."""
        return face_name(face)

    def score(self, state: State) -> ScoreSheet | None:
        """Points by columns."""
        return table.score(state)

    def forced(self, state: State) -> Action | None:
        """After the last throw a single open box is filled without asking. The throws are left to the player."""
        if state.throws < THROWS or state.written >= 0 or not state.left:
            return None
        boxes = allowed_boxes(state)
        return write_action(state.turn, state.house.columns, *boxes[0]) if len(boxes) == 1 else None

    def may_arrange(self, view: View, token: TokenId, zone: str) -> bool:
        """Between two throws dice go to the rail and back freely."""
        return table.may_arrange(view)

    def arranged(self, view: View) -> View:
        """The button says how many dice it throws."""
        return table.arranged(view)

    def deadline_ms(self, state: State) -> int | None:
        """A moment to read what was written."""
        return LOOK_MS if state.written >= 0 and state.left else None


def _rethrown(state: State, tokens: tuple[TokenId, ...], chance: Chance) -> State:
    dice, kept = list(state.dice), [at for at in state.kept if DICE_IDS[at] not in tokens]
    for at, token in enumerate(DICE_IDS):
        if token in tokens:
            dice[at] = chance.roll()
        elif at not in kept:
            kept.append(at)
    return msgspec.structs.replace(state, dice=tuple(dice), kept=tuple(kept), throws=state.throws + 1)


def _written(state: State, to: Place | None) -> State:
    found = None if to is None else box_at(to)
    if to is None or found is None:
        raise ValueError("write needs a box")
    column, box = found
    pad = state.pads[state.turn]
    points = points_of(state.dice, state.house)[box]
    filled = (*pad[column][:box], points, *pad[column][box + 1 :])
    pad = (*pad[:column], filled, *pad[column + 1 :])
    pads = (*state.pads[: state.turn], pad, *state.pads[state.turn + 1 :])
    return msgspec.structs.replace(state, pads=pads, left=state.left - 1, written=to.slot)


GAME = Yams()
