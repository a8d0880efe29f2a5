"""The table of the goose game: places, what gestures mean, what is shown and said, and the computer player."""

from __future__ import annotations

import pytest

from tabletop.bots.thinking import think
from tabletop.core.bot import Level
from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.model import Action, Gesture, GestureKind, Place, Setup
from tabletop.core.table import TABLE_HEIGHT, TABLE_WIDTH
from tabletop.core.view import (
    BurstFact,
    CaptionFact,
    Condition,
    ConditionFact,
    Cue,
    CueKind,
    PlateFact,
    View,
    WayFact,
)
from tabletop.games import policy
from tabletop.games.goose.board import DICE, GOAL, TRACK
from tabletop.games.goose.state import State
from tabletop.match.controller import RuleController
from tabletop.match.match import Match
from tabletop.text_front import english
from tests.games.goose_positions import BENCH, go, piece, position, square, throw

GAME = BENCH.game


def seen(state: State) -> View:
    return GAME.view(state, None)


def signs(state: State) -> dict[str, tuple[Condition, str]]:
    facts = (fact for fact in seen(state).facts if isinstance(fact, ConditionFact))
    return {fact.token: (fact.condition, english(fact.text)) for fact in facts}


def plates(state: State) -> list[str]:
    return [english(fact.text) for fact in seen(state).facts if isinstance(fact, PlateFact)]


# Places


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_lies_on_the_table_once(seats: int) -> None:
    spec, chance = GAME.table(Setup(seats)), LiveChance(3)
    places = {Place(zone.id, slot) for zone in spec.zones for slot in range(len(zone.slots) or 2)}
    assert all(0 < at.x < TABLE_WIDTH and 0 < at.y < TABLE_HEIGHT for zone in spec.zones for at in zone.slots)
    state = GAME.start(Setup(seats), chance)
    while GAME.result(state) is None:
        lying = seen(state).placements
        assert sorted(one.token for one in lying) == sorted((*state.frame.pieces, *DICE))
        assert {one.place for one in lying} <= places
        assert len({one.place for one in lying}) == len(lying)
        state = GAME.apply(state, GAME.legal(state, state.turn)[0], chance)


def test_two_players_sit_at_opposite_corners() -> None:
    corners = [(plate.area.x > 320, plate.area.y > 249) for plate in GAME.table(Setup(2)).plates]
    assert corners == [(True, False), (False, True)]
    assert GAME.table(Setup(2)).sides == (2, 0)


@pytest.mark.parametrize(
    ("place", "name"),
    [
        (Place("start", 3), "start"),
        (square(7), "square 7"),
        (square(36), "square 36: goose"),
        (square(12), "square 12: bridge"),
        (square(GOAL), "square 63: goal"),
    ],
)
def test_places_have_names(place: Place, name: str) -> None:
    text = GAME.place_name(place)
    assert text is not None
    assert english(text) == name


def test_pieces_and_dice_have_names() -> None:
    names = {english(text) for one in seen(BENCH.begin(2)).placements if (text := GAME.face_name(one.face or ""))}
    assert names == {"red piece", "blue piece", "die before the throw"}
    assert GAME.place_name(Place("tray-0")) is None


# What is seen


def test_the_dice_lie_before_whoever_throws_with_their_sum() -> None:
    def dice(state: State) -> list[tuple[str, str | None]]:
        return [(one.place.zone, one.face) for one in seen(state).placements if one.token in DICE]

    state = position(0, 7, turn=1)
    assert dice(state) == [("tray-1", "die-blank")] * 2
    state = throw(state, 4, 2)
    assert dice(state) == [("tray-1", "die-4"), ("tray-1", "die-2")]
    (caption,) = (fact for fact in seen(state).facts if isinstance(fact, CaptionFact))
    assert (caption.zone, english(caption.text)) == ("tray-1", "4 + 2 = 6")


def test_the_whole_way_is_shown_before_the_move() -> None:
    def ways(state: State) -> list[WayFact]:
        return [fact for fact in seen(state).facts if isinstance(fact, WayFact)]

    assert ways(position(12, 0)) == []
    (way,) = ways(throw(position(12, 0), 4, 2))
    assert way == WayFact(piece(0), TRACK.places[13:25], (square(18),))
    (way,) = ways(throw(position(61, 0), 1, 3))
    assert way.path == tuple(map(square, (62, 63, 62, 61)))


def test_held_pieces_and_missed_turns_have_a_sign_and_a_word_on_the_plate() -> None:
    state = position(31, 19, 52, 20, held=(0, 2), owed=(0, 1, 0, 0))
    assert signs(state) == {
        piece(0): (Condition.HELD, "held here"),
        piece(1): (Condition.WAITS, "misses 1 turn"),
        piece(2): (Condition.HELD, "held here"),
    }
    assert plates(state) == ["in the well", "in the hotel", "in prison", "on 20"]
    two = position(31, 0, owed=(2, 0), trap="two-turns")
    assert signs(two) == {piece(0): (Condition.WAITS, "misses 2 turns")}
    assert plates(two) == ["in the well", "at the start"]


def test_a_swap_strikes_and_the_winner_shines() -> None:
    after = go(position(13, 20), 3, 4)
    assert [fact for fact in seen(after).facts if isinstance(fact, BurstFact)] == [BurstFact("way", 12)]
    assert not any(isinstance(fact, BurstFact) for fact in seen(throw(after, 1, 2)).facts)
    won = go(position(60, 20), 1, 2)
    assert signs(won) == {piece(0): (Condition.DONE, "on 63"), piece(1): (Condition.FALLEN, "has fallen over")}
    assert seen(won).buttons == ()


def test_the_score_is_the_way_to_63() -> None:
    sheet = GAME.score(position(13, 20))
    assert sheet is not None
    assert ([row.cells for row in sheet.rows], sheet.whole) == ([(13, 20)], 63)


# Gestures


@pytest.mark.parametrize(
    "gesture",
    [
        Gesture(GestureKind.TAP, 0, ("d1",)),
        Gesture(GestureKind.TAP, 0, ("d2",)),
        Gesture(GestureKind.TAP, 0, (), Place("tray-0")),
        Gesture(GestureKind.DRAG, 0, ("d1",), Place("tray-0")),
        Gesture(GestureKind.BUTTON, 0, button="throw"),
    ],
)
def test_both_dice_are_thrown_by_tap_flick_or_button(gesture: Gesture) -> None:
    assert BENCH.meanings(BENCH.begin(2), gesture) == (Action(0, "throw", DICE),)


@pytest.mark.parametrize(
    "gesture",
    [
        Gesture(GestureKind.TAP, 0, (piece(0),)),
        Gesture(GestureKind.TAP, 0, (), square(18)),
        Gesture(GestureKind.TAP, 0, (piece(1),)),
        Gesture(GestureKind.DRAG, 0, (piece(0),), square(18)),
        Gesture(GestureKind.DRAG, 0, (piece(0),), square(24)),
        Gesture(GestureKind.BUTTON, 0, button="move"),
    ],
)
def test_the_piece_goes_by_tap_drag_or_button(gesture: Gesture) -> None:
    state = throw(position(12, 24), 2, 4)
    (action,) = BENCH.meanings(state, gesture)
    assert BENCH.after(state, action).squares == (24, 12)


def test_a_piece_that_comes_back_to_its_own_square_goes_by_tap_and_button() -> None:
    state = throw(position(60, 0), 2, 4)
    assert BENCH.after(state, BENCH.tap(state, 0, piece(0))).squares == (60, 0)
    assert BENCH.after(state, BENCH.press(state, 0, "move")).squares == (60, 0)


def test_touching_the_dice_of_a_held_piece_goes_on() -> None:
    state = position(31, 0, held=(0,))
    assert BENCH.tap(state, 0, "d1") == BENCH.press(state, 0, "skip") == Action(0, "skip")


@pytest.mark.parametrize(
    "gesture",
    [
        Gesture(GestureKind.TAP, 0, (), square(9)),
        Gesture(GestureKind.TAP, 1, (), square(18)),
        Gesture(GestureKind.DRAG, 0, (piece(0),), square(12)),
        Gesture(GestureKind.DRAG, 0, (piece(0),)),
        Gesture(GestureKind.DRAG, 0, ("d1",), square(9)),
        Gesture(GestureKind.DRAG, 0, (piece(0), piece(1)), square(18)),
        Gesture(GestureKind.BUTTON, 0, button="sing"),
    ],
)
def test_gestures_without_meaning(gesture: Gesture) -> None:
    assert BENCH.meanings(throw(position(12, 20), 2, 4), gesture) == ()


def test_both_squares_are_lit_for_the_hand() -> None:
    match = Match(GAME, Setup(2), LiveChance(0))
    match.submit(Action(0, "throw"), chance=ScriptedChance([2, 4]))
    hands = RuleController(match, 0)
    assert hands.movable() == {piece(0)}
    assert hands.targets((piece(0),)) == {square(6), square(12)}


# What is shown and told


def test_the_piece_hops_square_by_square_and_once_more_where_it_is_sent_on() -> None:
    state = throw(position(12, 24), 4, 2)
    (action,) = GAME.legal(state, 0)
    after = GAME.apply(state, action, LiveChance(0))
    path = tuple(map(square, (13, 14, 15, 16, 17, 18, 18, 19, 20, 21, 22, 23, 24)))
    assert GAME.cues(state, action, after) == (
        Cue(piece(0), CueKind.HOP, path, "piece"),
        Cue(piece(1), CueKind.FLY, (square(12),), "capture"),
    )


def test_the_way_back_from_the_skull_is_walked() -> None:
    state = throw(position(56, 0), 1, 1)
    (action,) = GAME.legal(state, 0)
    (cue,) = GAME.cues(state, action, GAME.apply(state, action, LiveChance(0)))
    assert cue.path == tuple(map(square, (57, 58, 58, *range(57, 0, -1))))


def test_both_dice_roll() -> None:
    before, action = position(0, 0), Action(0, "throw", DICE)
    assert GAME.cues(before, action, throw(before, 1, 2)) == tuple(Cue(die, CueKind.ROLL, (), "die") for die in DICE)
    assert GAME.cues(position(31, 0, held=(0,)), Action(0, "skip"), before) == ()


@pytest.mark.parametrize(
    ("state", "dice", "lines"),
    [
        (position(20, 0), (1, 2), ["A goes from 20 to 23."]),
        (position(0, 0), (6, 3), ["A goes from the start to 26.", "This throw leads from the start to 26."]),
        (
            position(50, 0),
            (1, 3),
            [
                "A goes from 50 to 1.",
                "The goose on 54 leads on by 4. The skull sends the piece back to 1.",
            ],
        ),
        (position(5, 0), (1, 6), ["A goes from 5 to 12."]),
        (position(0, 0), (1, 5), ["A goes from the start to 12.", "The bridge leads on to 12."]),
        (position(40, 20), (1, 1), ["A goes from 40 to 30.", "The maze leads back to 30."]),
        (position(61, 20), (1, 2), ["A goes from 61 to 62.", "The rest is counted back from 63."]),
        (
            position(62, 20),
            (5, 5),
            [
                "A goes from 62 to 62.",
                "The rest is counted back from 63. The goose on 54 leads on by 10. The rest is counted back from 63. "
                "The piece is back where it was.",
            ],
        ),
        (
            position(62, 20, goose_backwards="backward"),
            (5, 5),
            [
                "A goes from 62 to 44.",
                "The rest is counted back from 63. The goose on 54 leads back by 10.",
            ],
        ),
        (position(12, 0), (3, 4), ["A goes from 12 to 19.", "The hotel costs a turn."]),
        (position(13, 20), (3, 4), ["A goes from 13 to 20.", "B has to go to 13."]),
        (position(0, 8), (3, 5), ["A goes from the start to 8.", "B has to go back to the start."]),
        (
            position(24, 31, 9, held=(1,)),
            (3, 4),
            [
                "A goes from 24 to 31.",
                "B is free and goes to 24. The well holds the piece until another one arrives.",
            ],
        ),
        (
            position(44, 31, held=(1,)),
            (4, 4),
            [
                "A goes from 44 to 52.",
                "The prison holds the piece until another one arrives. Everybody was held: now B is free.",
            ],
        ),
        (position(44, 31, trap="two-turns"), (4, 4), ["A goes from 44 to 52.", "The prison costs two turns."]),
        (position(60, 31), (1, 2), ["A goes from 60 to 63.", "A wins."]),
    ],
)
def test_the_log_names_what_each_square_does(state: State, dice: tuple[int, int], lines: list[str]) -> None:
    thrown = throw(state, *dice)
    assert BENCH.told(thrown, GAME.legal(thrown, 0)[0]) == lines


def test_throws_and_skips_are_told_with_the_reason() -> None:
    assert BENCH.told(position(0, 0), Action(0, "throw", DICE), chance=ScriptedChance([6, 3]))[0].endswith(
        "6 and 3: 9."
    )
    skip = Action(0, "skip")
    for state, why in (
        (position(19, 0, owed=(1, 0)), "sleeps in the hotel"),
        (position(31, 0, held=(0,)), "is held in the well"),
        (position(52, 0, held=(0,)), "is held in prison"),
        (position(31, 0, owed=(2, 0), trap="two-turns"), "is in the well"),
        (position(52, 0, owed=(2, 0), trap="two-turns"), "is in prison"),
    ):
        (line,) = BENCH.told(state, skip)
        assert why in line
        assert line == BENCH.prompt(state)


def test_the_way_names_the_goal_where_the_piece_turns_round() -> None:
    assert BENCH.prompt(throw(position(61, 20), 1, 5)) == "A threw 6: 61 → goal 63 → 59"
    assert BENCH.prompt(throw(position(60, 20), 1, 2)) == "A threw 3: 60 → goal 63"


def test_offers_say_where_the_piece_goes() -> None:
    state = throw(position(0, 0), 4, 5)
    (action,) = GAME.legal(state, 0)
    assert english(GAME.describe(state, action)) == "Move: start → square 53"
    assert english(GAME.describe(position(0, 0), Action(0, "throw", DICE))) == "Throw the dice"


# The computer player


@pytest.mark.parametrize("level", Level)
def test_every_level_says_where_the_piece_goes_and_why(level: Level) -> None:
    def hint(state: State) -> str:
        choice = think(GAME, policy("goose"), state, 0, level, 1)
        assert choice.action in GAME.legal(state, 0)
        assert choice.reason is not None
        return english(choice.reason)

    assert hint(position(0, 0)) == "Every turn begins with the throw."
    assert hint(throw(position(20, 0), 1, 2)) == "The dice show 3, and the piece goes to 23."
    assert hint(throw(position(50, 0), 1, 3)).startswith("The goose on 54 leads on by 4. The skull")
    assert "in the well" in hint(position(31, 0, held=(0,)))
