"""The rules of Yams: rows in the order of the rulebook, checks in the order in which a refusal is explained."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.model import CLOCK, Action, Place
from tabletop.core.options import Options
from tabletop.core.rules import Check, Rule, Section, Violation, when
from tabletop.core.text import say
from tabletop.games.yams import words
from tabletop.games.yams.state import (
    BOX_OF_LINE,
    DICE_IDS,
    DOWN,
    EMPTY,
    LINES,
    THROWS,
    UP,
    State,
    allowed_boxes,
    box_at,
    line_at,
    open_boxes,
    pad_zone,
    points_of,
    slot_of,
)

_AIM, _SETUP, _PLAY, _END = Section.AIM, Section.SETUP, Section.PLAY, Section.END


def _columns(value: str) -> Callable[[Options], bool]:
    return lambda options: options["yams.columns"] == value


def _plays(column: str) -> Callable[[Options], bool]:
    return lambda options: column in options["yams.columns"].split("+")


def _several(options: Options) -> bool:
    return "+" in options["yams.columns"]


RULES: tuple[Rule, ...] = (
    Rule("yams.aim", _AIM, "The players fill every box of their pads; the highest total wins."),
    Rule("yams.players", _SETUP, "Two to four players take part, each with an empty pad."),
    Rule(
        "yams.columns-played",
        _SETUP,
        "Each pad has three columns, ↓, ↑ and ↕, and all three are played.",
        _columns("down+up+free"),
    ),
    Rule("yams.columns-played", _SETUP, "Only columns ↓ and ↑ are played.", _columns("down+up"), "down+up"),
    Rule("yams.columns-played", _SETUP, "Only columns ↓ and ↕ are played.", _columns("down+free"), "down+free"),
    Rule("yams.columns-played", _SETUP, "Only columns ↑ and ↕ are played.", _columns("up+free"), "up+free"),
    Rule("yams.columns-played", _SETUP, "Only column ↓ is played.", _columns("down"), "down"),
    Rule("yams.columns-played", _SETUP, "Only column ↑ is played.", _columns("up"), "up"),
    Rule("yams.columns-played", _SETUP, "Only column ↕ is played.", _columns("free"), "free"),
    Rule(
        "yams.youngest-begins",
        _SETUP,
        "The first player in the list begins; the place belongs to the youngest.",
        when("yams.first-player", "first-seat"),
    ),
    Rule("yams.youngest-begins", _SETUP, "Lots decide who begins.", when("yams.first-player", "random"), "random"),
    Rule("yams.turn-order", _SETUP, "The players take their turns clockwise."),
    Rule("yams.first-throw-five", _PLAY, "Every turn starts with a throw of all five dice."),
    Rule("yams.three-throws", _PLAY, "The dice may be thrown three times in a turn, not more."),
    Rule(
        "yams.keep-any",
        _PLAY,
        "Before another throw, the player chooses from one to five dice to throw again, even dice kept earlier.",
    ),
    Rule("yams.may-stop-early", _PLAY, "Nobody has to use all three throws: a box may be written after any throw."),
    Rule("yams.one-box-per-turn", _PLAY, "Each turn fills exactly one box; passing is not possible."),
    Rule("yams.empty-box-only", _PLAY, "Only an empty box can be filled, and what is written stays."),
    Rule(
        "yams.down-column",
        _PLAY,
        "Column ↓ is filled from the top down: only its first empty box is open.",
        _plays("down"),
    ),
    Rule(
        "yams.up-column",
        _PLAY,
        "Column ↑ is filled from the bottom up: only its lowest empty box is open.",
        _plays("up"),
    ),
    Rule("yams.free-column", _PLAY, "In column ↕ every empty box is open.", _plays("free")),
    Rule(
        "yams.column-choice",
        _PLAY,
        "The box may be in any column that has an open one; the columns need not keep pace.",
        _several,
    ),
    Rule("yams.upper-boxes", _PLAY, "Each box from Ones to Sixes scores the sum of the dice that show its number."),
    Rule(
        "yams.mini",
        _PLAY,
        "Minimum scores the sum of the five dice if it is 20 or less, otherwise 0.",
        when("yams.mini-maxi-20", "inclusive"),
    ),
    Rule(
        "yams.mini",
        _PLAY,
        "Minimum scores the sum of the five dice if it is less than 20, otherwise 0.",
        when("yams.mini-maxi-20", "strict"),
        "strict",
    ),
    Rule(
        "yams.maxi",
        _PLAY,
        "Maximum scores the sum of the five dice if it is 20 or more, otherwise 0.",
        when("yams.mini-maxi-20", "inclusive"),
    ),
    Rule(
        "yams.maxi",
        _PLAY,
        "Maximum scores the sum of the five dice if it is more than 20, otherwise 0.",
        when("yams.mini-maxi-20", "strict"),
        "strict",
    ),
    Rule("yams.three-of-a-kind", _PLAY, "Three of a kind scores 25 if at least three dice are equal."),
    Rule(
        "yams.full-house",
        _PLAY,
        "A full house, three equal dice and two equal dice, scores 30; five equal dice count too.",
        when("yams.full-from-five", "on"),
    ),
    Rule(
        "yams.full-house",
        _PLAY,
        "A full house, three equal dice and two equal dice, scores 30; five equal dice do not count.",
        when("yams.full-from-five", "off"),
        "no-five",
    ),
    Rule(
        "yams.small-straight",
        _PLAY,
        "A small straight, four numbers in a row, scores 25, whatever the fifth die shows.",
    ),
    Rule("yams.four-of-a-kind", _PLAY, "Four of a kind scores 35 if at least four dice are equal."),
    Rule("yams.large-straight", _PLAY, "A large straight, five numbers in a row, scores 40."),
    Rule("yams.five-of-a-kind", _PLAY, "A yams, five equal dice, scores 50."),
    Rule("yams.zero", _PLAY, "A box whose condition is not met is filled with 0."),
    Rule(
        "yams.free-choice",
        _PLAY,
        "Any open box may be chosen, even for 0 points while another would score.",
        when("yams.zero-only-if-forced", "off"),
    ),
    Rule(
        "yams.free-choice",
        _PLAY,
        "A box may be filled with 0 only if every open box would give 0.",
        when("yams.zero-only-if-forced", "on"),
        "forced",
    ),
    Rule("yams.no-joker", _PLAY, "Further yams bring nothing extra; each scores only by the rule of its box."),
    Rule("yams.total-1", _END, "Total 1 is the sum of the boxes from Ones to Sixes in a column."),
    Rule("yams.bonus", _END, "A column with a Total 1 of 63 or more earns a bonus of 35 points, once."),
    Rule("yams.total-2", _END, "Total 2 is the bonus, Minimum and Maximum of a column together."),
    Rule("yams.total-3", _END, "Total 3 is the sum of the boxes from Three of a kind to Yams in a column."),
    Rule("yams.column-score", _END, "A column is worth its Total 1, Total 2 and Total 3 together."),
    Rule("yams.final-score", _END, "The result of a player is the sum of all columns."),
    Rule("yams.end-all-filled", _END, "The match ends when every box of every pad is filled."),
    Rule("yams.highest-wins", _END, "The highest result wins."),
    Rule("yams.tie-shared", _END, "Players with equal highest results share the victory."),
)


# Checks. `_target` is safe after the check of one-box-per-turn.


def _not_in_turn(state: State, action: Action) -> bool:
    return (action.seat == CLOCK) != (action.verb == "next")


def _before_the_first_throw(state: State, action: Action) -> Violation | None:
    return Violation(tokens=DICE_IDS) if state.throws == 0 else None


def _too_many_throws(state: State, action: Action) -> Violation | None:
    return Violation(why=say(words.NO_THROW_LEFT)) if state.throws >= THROWS else None


def _no_die_chosen(state: State, action: Action) -> Violation | None:
    if action.verb == "throw":
        return Violation(why=say(words.CHOOSE_DICE)) if state.throws else None
    if not action.tokens:
        return Violation(why=say(words.ALL_KEPT), tokens=DICE_IDS)
    return Violation(why=say(words.CHOOSE_DICE)) if any(token not in DICE_IDS for token in action.tokens) else None


def _no_box(state: State, action: Action) -> Violation | None:
    if action.verb == "pass":
        return Violation(places=_open_places(state), why=say(words.MUST_WRITE))
    on_pad = action.to is not None and action.to.zone == pad_zone(state.house.columns) and line_at(action.to)
    return None if on_pad else Violation(places=_open_places(state))


def _is_line(name: str) -> Callable[[State, Action], Violation | None]:
    def breaks(state: State, action: Action) -> Violation | None:
        found = None if action.to is None else line_at(action.to)
        if found is None or found[0] in BOX_OF_LINE or LINES[found[0]] != name:
            return None
        return Violation(why=say(words.RECKONED))

    return breaks


def _target(action: Action) -> tuple[int, int]:
    found = None if action.to is None else box_at(action.to)
    assert found is not None
    return found


def _filled(state: State, action: Action) -> Violation | None:
    column, box = _target(action)
    points = state.pads[state.turn][column][box]
    if points == EMPTY or action.to is None:
        return None
    why = say(words.BOX_HOLDS, box=words.place_text(action.to), points=points)
    return Violation(places=(action.to,), why=why)


def _not_next(kind: str) -> Callable[[State, Action], Violation | None]:
    def breaks(state: State, action: Action) -> Violation | None:
        column, box = _target(action)
        if state.house.columns[column] != kind:
            return None
        boxes = open_boxes(state.house, state.pads[state.turn])
        turn = next(found for found in boxes if found[0] == column)
        if turn[1] == box:
            return None
        return Violation(places=(_place(state, turn),), why=say(words.BOX_IS_NEXT, box=words.box_text(turn[1])))

    return breaks


def _needless_zero(state: State, action: Action) -> Violation | None:
    if not state.house.forced_points or _target(action) in allowed_boxes(state):
        return None
    points = points_of(state.dice, state.house)
    scoring = tuple(_place(state, found) for found in allowed_boxes(state))
    best = max(allowed_boxes(state), key=lambda found: points[found[1]])
    why = say(words.WOULD_SCORE, box=words.place_text(_place(state, best)), points=points[best[1]])
    return Violation(places=scoring, why=why)


def _place(state: State, found: tuple[int, int]) -> Place:
    return Place(pad_zone(state.house.columns), slot_of(len(state.house.columns), *found))


def _open_places(state: State) -> tuple[Place, ...]:
    return tuple(_place(state, found) for found in open_boxes(state.house, state.pads[state.turn]))


_WRITE = frozenset({"write"})
_SUM_LINES = ("total-1", "bonus", "total-2", "total-3", "column-score")

CHECKS: tuple[Check[State], ...] = (
    Check("yams.turn-order", _not_in_turn),
    Check("yams.first-throw-five", _before_the_first_throw, frozenset({"rethrow", "write", "pass"})),
    Check("yams.three-throws", _too_many_throws, frozenset({"throw", "rethrow"})),
    Check("yams.keep-any", _no_die_chosen, frozenset({"throw", "rethrow"})),
    Check("yams.one-box-per-turn", _no_box, frozenset({"write", "pass"})),
    *(Check(f"yams.{line}", _is_line(line), _WRITE) for line in _SUM_LINES),
    Check("yams.empty-box-only", _filled, _WRITE),
    Check("yams.down-column", _not_next(DOWN), _WRITE),
    Check("yams.up-column", _not_next(UP), _WRITE),
    Check("yams.free-choice", _needless_zero, _WRITE),
)
