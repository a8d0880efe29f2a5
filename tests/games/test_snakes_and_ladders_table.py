"""The table of Snakes and Ladders: places, what gestures mean, what is shown and said, and the computer player."""

from __future__ import annotations

import re
from math import hypot

import pytest

from tabletop.bots.thinking import think
from tabletop.core.bot import Level
from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.model import Action, Gesture, GestureKind, Place, Setup
from tabletop.core.table import TABLE_HEIGHT, TABLE_WIDTH
from tabletop.core.view import Condition, ConditionFact, Cue, CueKind, Moment, PlateFact, View, WayFact
from tabletop.games import policy
from tabletop.games.snakes_and_ladders.board import DIE, JUMPS, LADDERS, SNAKES, TRACK, middle, standing
from tabletop.games.snakes_and_ladders.state import State
from tabletop.kit.corners import on_board
from tabletop.match.controller import RuleController
from tabletop.match.match import Match
from tabletop.resources import data_path
from tabletop.text_front import english
from tests.games.snakes_and_ladders_positions import BENCH, go, piece, position, square, throw

GAME = BENCH.game


def seen(state: State) -> View:
    return GAME.view(state, None)


def plates(state: State) -> list[str]:
    return [english(fact.text) for fact in seen(state).facts if isinstance(fact, PlateFact)]


# Places and the picture


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_lies_on_the_table_once(seats: int) -> None:
    spec, chance = GAME.table(Setup(seats)), LiveChance(3)
    places = {Place(zone.id, slot) for zone in spec.zones for slot in range(len(zone.slots) or 2)}
    assert all(0 < at.x < TABLE_WIDTH and 0 < at.y < TABLE_HEIGHT for zone in spec.zones for at in zone.slots)
    state = GAME.start(Setup(seats), chance)
    while GAME.result(state) is None:
        lying = seen(state).placements
        assert sorted(one.token for one in lying) == sorted((*state.frame.pieces, DIE))
        assert {one.place for one in lying} <= places
        state = GAME.apply(state, GAME.legal(state, state.turn)[0], chance)


def test_two_players_sit_at_opposite_corners() -> None:
    corners = [(plate.area.x > 320, plate.area.y > 249) for plate in GAME.table(Setup(2)).plates]
    assert corners == [(True, False), (False, True)]


def test_a_piece_stands_inside_its_square_and_beside_the_number() -> None:
    slots = GAME.table(Setup(2)).zone("way").slots
    for number in (1, 20, 57, 100):
        place, at = square(number), on_board(middle(number).x, middle(number).y)
        slot = slots[place.slot]
        assert 0 < slot.x - at.x < 5
        assert 0 < slot.y - at.y < 5


@pytest.mark.parametrize("name", ["board-snakes", "board-snakes-head-up"])
def test_the_picture_shows_the_ladders_and_snakes_of_the_rules(name: str) -> None:
    drawn = (data_path("assets") / "art" / f"{name}.svg").read_text("utf-8")
    found = re.findall(r'<g id="(ladder|snake)-(\d+)-(\d+)">(.*?)\n </g>', drawn, re.S)
    ladders = {int(start): int(end) for kind, start, end, _ in found if kind == "ladder"}
    snakes = {int(start): int(end) for kind, start, end, _ in found if kind == "snake"}
    assert (ladders, snakes) == (LADDERS, SNAKES)
    for _, start, end, picture in found:
        points = [(float(x), float(y)) for x, y in re.findall(r"[ML](\d[\d.]*) (\d[\d.]*)", picture)]
        for number in (int(start), int(end)):
            goal = standing(number)
            assert min(hypot(x - goal.x, y - goal.y) for x, y in points) < 12, (start, end, number)


def test_every_ladder_and_snake_is_a_way_of_the_table() -> None:
    ways = {(way.start, way.end): way.points for way in GAME.table(Setup(2)).ways}
    assert set(ways) == {(square(start), square(end)) for start, end in JUMPS.items()}
    assert all(bool(ways[square(start), square(JUMPS[start])]) == (start in SNAKES) for start in JUMPS)


@pytest.mark.parametrize(
    ("place", "name"),
    [
        (Place("start", 3), "start"),
        (square(7), "square 7"),
        (square(22), "square 22"),
        (square(20), "square 20: ladder up to 60"),
        (square(58), "square 58: snake down to 23"),
        (square(100), "square 100: goal"),
    ],
)
def test_places_have_names(place: Place, name: str) -> None:
    text = GAME.place_name(place)
    assert text is not None
    assert english(text) == name


def test_pieces_die_and_signs_have_names() -> None:
    faces = [one.face or "" for one in seen(BENCH.begin(2)).placements] + ["square-ladder", "square-snake"]
    names = {english(text) for face in faces if (text := GAME.face_name(face))}
    assert names == {"red piece", "blue piece", "die before the throw", "ladder", "snake"}
    assert GAME.place_name(Place("tray-0")) is None


@pytest.mark.parametrize(
    ("options", "rows"),
    [
        ({}, ["square-ladder", "square-snake", "100 exactly: the rest is counted back"]),
        (
            {"six-again": "on", "overshoot": "stay"},
            ["square-ladder", "square-snake", "6 throw again", "100 exactly: a throw too big is lost"],
        ),
    ],
)
def test_the_signs_at_a_glance_are_those_of_this_table(options: dict[str, str], rows: list[str]) -> None:
    legend = GAME.table(BENCH.setup(2, options)).legend
    assert [row.sign if row.sign.startswith("square") else f"{row.sign} {english(row.text)}" for row in legend] == rows


# What is seen


def test_the_die_lies_before_whoever_throws() -> None:
    def die(state: State) -> tuple[str, str | None]:
        (found,) = (one for one in seen(state).placements if one.token == DIE)
        return found.place.zone, found.face

    state = position(0, 7, turn=1)
    assert die(state) == ("tray-1", "die-blank")
    assert die(throw(state, 4)) == ("tray-1", "die-4")


def test_the_whole_way_is_shown_before_the_move() -> None:
    def ways(state: State) -> list[WayFact]:
        return [fact for fact in seen(state).facts if isinstance(fact, WayFact)]

    assert ways(position(41, 0)) == []
    assert ways(throw(position(41, 0), 4)) == [
        WayFact(piece(0), (*TRACK.places[42:46], square(54)), (square(45),)),
    ]
    (way,) = ways(throw(position(97, 0), 6))
    assert way.path == tuple(map(square, (98, 99, 100, 99, 98, 97)))
    assert ways(throw(position(97, 0, overshoot="stay"), 6)) == []


def test_plates_score_and_the_end() -> None:
    state = go(position(0, 54, turn=1), 4)
    assert plates(state) == ["at the start", "on 23"]
    sheet = GAME.score(state)
    assert sheet is not None
    assert [row.cells for row in sheet.rows] == [(0, 23), (0, 0), (0, 1)]
    assert sheet.whole == 100
    won = go(position(97, 20), 3)
    signs = {fact.token: fact.condition for fact in seen(won).facts if isinstance(fact, ConditionFact)}
    assert signs == {piece(0): Condition.DONE, piece(1): Condition.FALLEN}
    assert seen(won).buttons == ()


# Gestures


@pytest.mark.parametrize(
    "gesture",
    [
        Gesture(GestureKind.TAP, 0, (DIE,)),
        Gesture(GestureKind.TAP, 0, (), Place("tray-0")),
        Gesture(GestureKind.DRAG, 0, (DIE,), Place("tray-0")),
        Gesture(GestureKind.BUTTON, 0, button="throw"),
    ],
)
def test_the_die_is_thrown_by_tap_flick_or_button(gesture: Gesture) -> None:
    assert BENCH.meanings(BENCH.begin(2), gesture) == (Action(0, "throw", (DIE,)),)


@pytest.mark.parametrize(
    "gesture",
    [
        Gesture(GestureKind.TAP, 0, (piece(0),)),
        Gesture(GestureKind.TAP, 0, (), square(45)),
        Gesture(GestureKind.TAP, 0, (), square(54)),
        Gesture(GestureKind.TAP, 0, (piece(1),)),
        Gesture(GestureKind.DRAG, 0, (piece(0),), square(45)),
        Gesture(GestureKind.DRAG, 0, (piece(0),), square(54)),
        Gesture(GestureKind.BUTTON, 0, button="move"),
    ],
)
def test_the_piece_goes_by_tap_drag_or_button(gesture: Gesture) -> None:
    state = throw(position(41, 45), 4)
    (action,) = BENCH.meanings(state, gesture)
    assert BENCH.after(state, action).squares == (54, 45)


def test_a_piece_that_comes_back_to_its_own_square_goes_by_tap_and_button() -> None:
    state = throw(position(97, 0), 6)
    assert BENCH.after(state, BENCH.tap(state, 0, piece(0))).squares == (97, 0)
    assert BENCH.after(state, BENCH.press(state, 0, "move")).squares == (97, 0)


def test_touching_the_die_of_a_lost_throw_goes_on() -> None:
    state = throw(position(97, 0, overshoot="stay"), 6)
    assert BENCH.tap(state, 0, DIE) == BENCH.press(state, 0, "pass") == Action(0, "pass")


@pytest.mark.parametrize(
    "gesture",
    [
        Gesture(GestureKind.TAP, 0, (), square(9)),
        Gesture(GestureKind.TAP, 1, (), square(45)),
        Gesture(GestureKind.DRAG, 0, (piece(0),), square(41)),
        Gesture(GestureKind.DRAG, 0, (DIE,), square(9)),
        Gesture(GestureKind.BUTTON, 0, button="sing"),
    ],
)
def test_gestures_without_meaning(gesture: Gesture) -> None:
    assert BENCH.meanings(throw(position(41, 20), 4), gesture) == ()


def test_both_squares_are_lit_for_the_hand() -> None:
    match = Match(GAME, Setup(2), LiveChance(0))
    match.submit(Action(0, "throw"), chance=ScriptedChance([3]))
    hands = RuleController(match, 0)
    assert hands.movable() == {piece(0)}
    assert hands.targets((piece(0),)) == {square(3), square(22)}


# What is shown and told


def test_the_piece_hops_to_the_foot_and_then_to_the_top() -> None:
    state = throw(position(41, 0), 4)
    (action,) = GAME.legal(state, 0)
    after = GAME.apply(state, action, LiveChance(0))
    path = tuple(map(square, (42, 43, 44, 45, 54)))
    assert GAME.cues(state, action, after) == (Cue(piece(0), CueKind.HOP, path, "piece"),)


def test_the_die_rolls_and_nothing_moves_where_the_throw_is_lost() -> None:
    before, action = position(97, 0, overshoot="stay"), Action(0, "throw", (DIE,))
    stuck = throw(before, 6)
    assert GAME.cues(before, action, stuck) == (Cue(DIE, CueKind.ROLL, (), "die"),)
    assert GAME.cues(stuck, Action(0, "pass"), GAME.apply(stuck, Action(0, "pass"), LiveChance(0))) == ()


@pytest.mark.parametrize(
    ("state", "die", "prompt", "lines"),
    [
        (position(30, 0), 2, "A threw 2: to 32.", ["A goes from 30 to 32."]),
        (
            position(0, 0),
            3,
            "A threw 3: to 3, and up the ladder to 22.",
            ["A goes from the start to 22.", "The ladder on 3 leads up to 22."],
        ),
        (
            position(54, 0),
            4,
            "A threw 4: to 58, and down the snake to 23.",
            ["A goes from 54 to 23.", "The snake on 58 leads down to 23."],
        ),
        (
            position(97, 0),
            5,
            "A threw 5: on to 100 and back to 98.",
            ["A goes from 97 to 98.", "The rest is counted back from 100."],
        ),
        (
            position(97, 0),
            6,
            "A threw 6: on to 100 and back to 97.",
            ["A comes back to 97.", "The rest is counted back from 100."],
        ),
        (
            position(98, 0),
            6,
            "A threw 6: on to 100, back to 96, and down the snake to 86.",
            ["A goes from 98 to 86.", "The rest is counted back from 100. The snake on 96 leads down to 86."],
        ),
        (position(97, 0), 3, "A threw 3: to 100.", ["A goes from 97 to 100.", "A wins."]),
        (
            position(97, 0, overshoot="stay"),
            4,
            "A threw 4: that leads beyond 100, so the piece stays where it is.",
            ["A stays on 97: the throw leads beyond 100."],
        ),
    ],
)
def test_prompt_and_log_say_what_the_throw_does(state: State, die: int, prompt: str, lines: list[str]) -> None:
    thrown = throw(state, die)
    assert BENCH.prompt(thrown) == prompt
    assert BENCH.told(thrown, GAME.legal(thrown, 0)[0]) == lines


def test_a_throw_is_told() -> None:
    told = BENCH.told(position(0, 0), Action(0, "throw", (DIE,)), chance=ScriptedChance([6]))
    assert told == ["A threw 6."]


def test_offers_say_where_the_piece_goes() -> None:
    state = throw(position(0, 0), 3)
    (action,) = GAME.legal(state, 0)
    assert english(GAME.describe(state, action)) == "Move: start → square 22"
    assert english(GAME.describe(position(0, 0), Action(0, "throw", (DIE,)))) == "Throw the die"
    assert english(GAME.describe(throw(position(97, 0, overshoot="stay"), 6), Action(0, "pass"))) == "Stay and go on"


@pytest.mark.parametrize(
    ("start", "die", "text", "face"),
    [(14, 6, "Up to 60!", "square-ladder"), (54, 4, "Down to 23!", "square-snake"), (41, 4, "", ""), (30, 2, "", "")],
)
def test_long_climbs_and_deep_slides_are_celebrated(start: int, die: int, text: str, face: str) -> None:
    state = throw(position(start, 0), die)
    (action,) = GAME.legal(state, 0)
    found = GAME.moment(state, action, GAME.apply(state, action, LiveChance(0)))
    assert (found is None) == (text == "")
    assert found is None or (english(found.text), found.seat, found.face) == (text, 0, face)
    assert found is None or isinstance(found, Moment)


# The computer player


@pytest.mark.parametrize("level", Level)
def test_every_level_says_where_the_throw_leads(level: Level) -> None:
    def hint(state: State) -> str:
        choice = think(GAME, policy("snakes_and_ladders"), state, 0, level, 1)
        assert choice.action in GAME.legal(state, 0)
        assert choice.reason is not None
        return english(choice.reason)

    assert hint(position(0, 0)) == "Every turn begins with the throw."
    assert hint(go(position(10, 0, six_again="on"), 6)) == "After a 6 there is another throw."
    assert hint(throw(position(54, 0), 4)) == "A threw 4: to 58, and down the snake to 23."
