"""The table of Nine Men's Morris: where everything lies, what it says, how moves are shown and told."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Gesture, GestureKind, Place, Setup
from tabletop.core.text import Msg
from tabletop.core.view import CaptionFact, Condition, ConditionFact, CueKind, NoteFact, PlateFact
from tabletop.games.nine_mens_morris import words
from tabletop.games.nine_mens_morris.board import PLACES
from tabletop.games.nine_mens_morris.state import MAN_OF, State, standing
from tabletop.text_front import english
from tests.games.nine_mens_morris_positions import (
    CLASSIC,
    EACH_MILL,
    GAME,
    NO_FLYING,
    PASSES,
    begin,
    bits,
    house,
    moving,
    placing,
    play,
)


def fact(state: State, kind: type[Any]) -> Any:
    """The only fact of its kind."""
    (found,) = [one for one in GAME.view(state, 0).facts if isinstance(one, kind)]
    return found


def plates(state: State) -> list[tuple[Msg, int | None]]:
    """What stands on both plates."""
    found = [one.text for one in GAME.view(state, 0).facts if isinstance(one, PlateFact)]
    return [(text.msg, text.n) for text in found]


def points_in(state: State, condition: Condition) -> set[int]:
    """The points of the men that bear this sign."""
    found = [one for one in GAME.view(state, 0).facts if isinstance(one, ConditionFact)]
    return {state.standing.find(MAN_OF[one.token]) + 1 for one in found if one.condition is condition}


def told(state: State, action: Action) -> list[Msg]:
    """What the log says of an action."""
    after = GAME.apply(state, action, LiveChance(0))
    return [text.msg for text in GAME.report(state, action, after)]


def test_every_man_lies_in_a_place_of_its_own_until_it_is_placed() -> None:
    placements = GAME.view(begin(), None).placements
    assert len({placement.place for placement in placements}) == len(placements) == 18
    assert {placement.place.zone for placement in placements} == {"hand-0", "hand-1"}


def test_all_zones_lie_on_the_table_and_beside_the_board() -> None:
    spec = GAME.table(Setup(2))
    board = spec.backdrops[0].area
    for zone in spec.zones[1:]:
        for at in zone.slots:
            assert 0 < at.x < 640
            assert at.x < board.x or at.x > board.x + board.width
    assert GAME.table(Setup(2, CLASSIC)).zones == spec.zones


def test_the_phase_stands_beside_the_title_then_how_long_nothing_happened() -> None:
    state = moving("1,2,15,20", "6,8,9,18")
    assert fact(begin(), NoteFact).text.msg is words.PLACING
    assert fact(state, NoteFact).text.msg is words.MOVING
    assert fact(replace(state, quiet=20), NoteFact).text.n == 20


def test_plates_count_what_is_in_hand_then_what_is_left() -> None:
    assert plates(begin()) == [(words.IN_HAND, 9), (words.IN_HAND, 9)]
    state = moving("1,2,15,20", "6,8,9")
    assert plates(state) == [(words.WHITE_LEFT, 4), (words.FLIES, None)]
    state = moving("1,2,15,20", "6,8,9", options=NO_FLYING)
    assert plates(state) == [(words.WHITE_LEFT, 4), (words.BLACK_LEFT, 3)]


@pytest.mark.parametrize(
    ("state", "prompt"),
    [
        (begin(), words.PLACE_WHITE),
        (play(begin(), "1"), words.PLACE_BLACK),
        (moving("1,2,15,20", "6,8,9,18"), words.FIRST_MOVE),
        (play(moving("1,2,15,20", "6,8,9,18"), "20-17", "8-7"), words.MOVE_WHITE),
        (moving("1,2,15,20", "6,8,9,18", turn="B"), words.MOVE_BLACK),
        (moving("1,2,15", "6,8,9,18"), words.MAY_FLY),
        (play(placing("1,2", "10,22"), "3"), words.MUST_REMOVE),
        (moving("1,3,22,24", "2,4,6,10,15,19,21,23", options=PASSES), words.CANNOT_MOVE),
    ],
)
def test_the_prompt_says_what_there_is_to_do(state: State, prompt: Msg) -> None:
    assert GAME.view(state, 0).prompt.msg is prompt


ROUND = ("20-17", "8-7", "17-20", "7-8")


@pytest.mark.parametrize(
    ("state", "moves", "said"),
    [
        (moving("1,2,15,20", "8,14,23"), ("15-3", "x8"), "B has only two men left: A wins."),
        (moving("1,3,22,24", "2,4,6,10,15,19,20,23", turn="B"), ("20-21",), "A has no move left: B wins."),
        (moving("1,2,15,20", "6,8,9,18"), ROUND * 2, "The same position has come back again: the match is drawn."),
        (
            replace(moving("1,2,15,20", "6,8,9,18"), quiet=49),
            ROUND[:1],
            "No man has been removed for too long: the match is drawn.",
        ),
    ],
)
def test_strip_and_log_say_how_the_match_has_ended(state: State, moves: tuple[str, ...], said: str) -> None:
    before = play(state, *moves[:-1])
    state = play(before, moves[-1])
    assert english(GAME.view(state, 0).prompt) == said
    luck = LiveChance(1)
    action = next(action for action in GAME.legal(before, before.turn) if GAME.apply(before, action, luck) == state)
    _, last = GAME.report(before, action, state)
    assert english(last) == said


def test_no_line_of_the_score_is_a_total() -> None:
    """Whoever has removed more may be blocked and lose: no star says that they lead."""
    assert not any(row.total for row in GAME.score(begin()).rows)


def test_a_removal_is_announced_over_the_tray_and_nothing_may_be_offered() -> None:
    state = play(placing("1,2", "10,22"), "3")
    assert fact(state, CaptionFact).zone == "removed-0"
    assert [button.id for button in GAME.view(state, 0).buttons if not button.resting] == ["resign"]


def test_the_mill_just_closed_is_marked_and_men_in_mills_are_protected_while_a_man_is_due() -> None:
    state = placing("1,2,19", "16,17,18,5")
    assert points_in(state, Condition.SAFE) == points_in(state, Condition.DONE) == set()
    state = play(state, "3")
    assert points_in(state, Condition.DONE) == {1, 2, 3}
    assert points_in(state, Condition.SAFE) == {16, 17, 18}
    state = play(state, "x5")
    assert points_in(state, Condition.SAFE) == points_in(state, Condition.DONE) == set()


def test_nobody_is_protected_where_all_men_stand_in_mills() -> None:
    state = play(placing("1,2", "16,17,18"), "3")
    assert points_in(state, Condition.SAFE) == set()


def test_two_mills_at_once_are_marked_until_the_last_man_is_removed() -> None:
    state = play(placing("2,3,10,22", "5,8,14,20", EACH_MILL), "1")
    assert points_in(state, Condition.DONE) == {1, 2, 3, 10, 22}
    state = play(state, "x8")
    assert points_in(state, Condition.DONE) == {1, 2, 3, 10, 22}
    assert points_in(play(state, "x14"), Condition.DONE) == set()


def test_a_click_on_a_man_that_may_be_removed_has_one_target_only() -> None:
    """Then the table removes it at once instead of lifting it."""
    state = play(placing("1,2", "10,22"), "3")
    places = [Place(zone.id, slot) for zone in GAME.table(Setup(2)).zones for slot in range(len(zone.slots))]
    drags = [Gesture(GestureKind.DRAG, 0, (state.token_on(9),), place) for place in places]
    legal = [d.to for d in drags for a in GAME.interpret(state, d) if GAME.check(state, a) is None]
    assert legal == [Place("removed-0")]


def test_the_log_names_points_mills_and_the_beginning_of_flying() -> None:
    state = placing("1,2", "10,22")
    assert told(state, Action(0, "place", ("white-6",), PLACES[2])) == [words.PLACED, words.CLOSED]
    assert told(state, Action(0, "place", ("white-6",), PLACES[8])) == [words.PLACED]
    last = standing(house(), (bits("1,10,13"), bits("2,3")), (0, 1), white_moves=False)
    assert told(last, Action(1, "place", ("black-3",), PLACES[8])) == [words.PLACED, words.ALL_PLACED]
    state = moving("1,2,15,20", "6,8,9,18")
    assert told(state, Action(0, "move", (state.token_on(14),), PLACES[2])) == [words.MOVED, words.CLOSED]
    state = play(state, "15-3")
    assert told(state, Action(0, "remove", (state.token_on(5),))) == [words.REMOVED, words.NOW_FLIES]
    state = play(moving("1,2,15,20", "6,8,9,18", options=NO_FLYING), "15-3")
    assert told(state, Action(0, "remove", (state.token_on(5),))) == [words.REMOVED]


def test_men_slide_along_lines_and_fly_where_they_leave_them() -> None:
    def cue(state: State, action: Action) -> CueKind:
        after = GAME.apply(state, action, LiveChance(0))
        (found,) = GAME.cues(state, action, after)
        return found.kind

    state = moving("1,2,15,20", "6,8,9,18")
    assert cue(state, Action(0, "move", (state.token_on(19),), PLACES[16])) is CueKind.SLIDE
    due = play(state, "15-3")
    assert cue(due, Action(0, "remove", (due.token_on(5),))) is CueKind.FLY
    state = moving("1,5,17", "2,18,21,20")
    assert cue(state, Action(0, "move", (state.token_on(0),), PLACES[23])) is CueKind.FLY
    assert GAME.cues(state, Action(0, "resign"), state) == ()


def test_points_have_names() -> None:
    name = GAME.place_name(PLACES[4])
    assert name is not None
    assert dict(name.args) == {"name": "d6"}
    assert GAME.place_name(Place("hand-0", 3)) is None
    assert GAME.face_name("man-white") is not None
