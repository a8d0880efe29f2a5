"""Boat, Captain and Crew at the table: what is seen, what hands mean, what is said."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.model import Action, Gesture, GestureKind, Place, Refusal, Setup
from tabletop.core.view import CaptionFact, CellFact, CellStyle, ConditionFact, CueKind, NoteFact, PlateFact, View
from tabletop.games.boat_captain_crew.engine import GAME
from tabletop.games.boat_captain_crew.state import DICE_IDS, State
from tabletop.games.boat_captain_crew.table import BERTH, LOG, SAIL, SEA, SHIP_ID, STEPS, lane_ship
from tabletop.kit.dice_table import CUP, TRAY
from tabletop.match.controller import RuleController
from tabletop.match.log import Entry
from tabletop.match.match import Match
from tabletop.text_front import english
from tests.games.boat_captain_crew_positions import BENCH, begin, lock, lying, played, sailed, thrown

THROW, SET_SAIL = Action(0, "throw"), Action(0, "sail")


def drag(tokens: str | tuple[str, ...], to: Place | None, seat: int = 0) -> Gesture:
    return Gesture(GestureKind.DRAG, seat, (tokens,) if isinstance(tokens, str) else tokens, to)


def tap(token: str) -> Gesture:
    return Gesture(GestureKind.TAP, 0, (token,))


def press(button: str) -> Gesture:
    return Gesture(GestureKind.BUTTON, 0, button=button)


def place_of(view: View, token: str) -> Place:
    found = view.find(token)
    assert found is not None
    return found.place


def labels(state: State) -> dict[str, tuple[str, bool]]:
    return {button.id: (english(button.label), button.resting) for button in GAME.view(state, 0).buttons}


def caption(state: State) -> str:
    return next((english(fact.text) for fact in GAME.view(state, 0).facts if isinstance(fact, CaptionFact)), "")


def cells(state: State, style: CellStyle) -> dict[int, object]:
    facts = (fact for fact in GAME.view(state, 0).facts if isinstance(fact, CellFact))
    return {fact.place.slot: fact.value for fact in facts if fact.style is style}


# What is seen


def test_what_is_locked_shines_in_the_tray_and_then_flies_to_its_place() -> None:
    state = thrown(begin(), 1, 6, 5, 2, 3)
    view = GAME.view(state, 0)
    lit = {fact.token: english(fact.text) for fact in view.facts if isinstance(fact, ConditionFact)}
    assert lit == {"d2": "Boat: a 6", "d3": "Captain: a 5"}
    assert {place_of(view, token).zone for token in DICE_IDS} == {TRAY}
    after = lock(state)
    view = GAME.view(after, 0)
    assert (place_of(view, "d2"), place_of(view, "d3")) == (Place(BERTH, 0), Place(BERTH, 1))
    cues = GAME.cues(state, Action(0, "lock"), after)
    assert [(cue.token, cue.kind) for cue in cues] == [("d2", CueKind.FLY), ("d3", CueKind.FLY)]


@pytest.mark.parametrize(
    ("pips", "face"),
    [
        ((1, 1, 1, 1, 1), "ship-0"),
        ((6, 1, 1, 1, 1), "ship-1"),
        ((6, 5, 1, 1, 1), "ship-2"),
        ((6, 5, 4, 1, 1), "ship-3"),
    ],
)
def test_the_ship_is_made_ready_part_by_part(pips: tuple[int, ...], face: str) -> None:
    ship = GAME.view(played(begin(), pips), 0).find(SHIP_ID)
    assert ship is not None
    assert ship.face == face
    assert GAME.face_name(face) is not None


def test_the_small_ships_go_along_the_scale() -> None:
    view = GAME.view(sailed(begin(2), (6, 0), (60, 60)), 0)
    assert place_of(view, lane_ship(0)) == Place(SEA, 2)
    assert place_of(view, lane_ship(1)) == Place(SEA, 2 * STEPS + 1)
    short = GAME.view(sailed(begin(2, rounds="5"), (6,), (0,)), 0)
    assert place_of(short, lane_ship(0)) == Place(SEA, 4)
    state = played(begin(), (6, 5, 4, 1, 1))
    assert [cue.token for cue in GAME.cues(state, SET_SAIL, BENCH.after(state, SET_SAIL))] == [lane_ship(0)]


def test_buttons_and_captions() -> None:
    assert (labels(begin()), caption(begin())) == ({"throw": ("Throw 5 dice", False)}, "")
    ashore = played(begin(), (6, 1, 1, 2, 3))
    assert labels(ashore) == {"throw": ("Throw 4 dice", False), SAIL: ("Set sail", True)}
    assert caption(ashore) == "Throw 1 of 3"
    flying = thrown(begin(), 6, 5, 4, 2, 3)
    afloat = lock(flying)
    assert labels(flying) == labels(afloat) == {"throw": ("Throw 2 dice", False), SAIL: ("Set sail: 5", False)}
    assert (caption(flying), caption(afloat)) == ("Throw 1 of 3", "Miles: 5")
    assert not labels(lying(begin(), 6, 5, 4, 2, 3, throws=3))
    assert not GAME.view(begin(), 1).buttons


def test_the_log_book() -> None:
    state = sailed(played(begin(), (6, 5, 4, 2, 3)), (0, 7), (4, 0))
    assert cells(state, CellStyle.WRITTEN) == {0: 0, 2: 7, 1: 4, 3: 0}
    assert cells(state, CellStyle.OFFER) == {4: 5}
    assert cells(state, CellStyle.SUM) == {20: 1, 21: 1}
    assert cells(state, CellStyle.TOTAL) == {22: 7, 23: 4}


def test_the_log_book_has_a_line_for_a_play_off() -> None:
    books = ((4,) * 10, (4,) * 10)
    state = replace(sailed(begin(tie_break="playoff"), *books), contenders=(0, 1), extra=(9,), turn=1)
    assert cells(state, CellStyle.WRITTEN)[20] == 9
    assert cells(lock(thrown(state, 6, 5, 4, 2, 3)), CellStyle.OFFER) == {21: 5}
    assert BENCH.prompt(state) == "Play-off: it is B’s turn to throw the five dice."


def test_plates_and_the_round() -> None:
    facts = GAME.view(sailed(begin(), (0, 1), (4,)), 0).facts
    assert [english(fact.text) for fact in facts if isinstance(fact, PlateFact)] == ["1 mile", "4 miles"]
    assert [english(fact.text) for fact in facts if isinstance(fact, NoteFact)] == ["Round 3 of 10"]


def test_prompts() -> None:
    prompt = BENCH.prompt
    assert prompt(begin()) == "It is A’s turn to throw the five dice."
    assert prompt(thrown(begin(), 6, 5, 1, 2, 3)) == "Boat and captain are there."
    assert prompt(played(begin(), (1, 1, 1, 2, 3))) == "A still needs a 6, the boat: 2 throws left."
    assert prompt(lying(begin(), 6, 5, 1, 2, 3, throws=2)) == "A still needs a 4, the crew: 1 throw left."
    assert prompt(played(begin(), (6, 5, 4, 2, 3))) == "A can set sail with 5 miles, or throw again: 2 throws left."
    assert prompt(lying(begin(), 6, 5, 4, 2, 3, throws=3)) == "A sets sail: 5 miles."
    assert prompt(lying(begin(), 6, 5, 1, 2, 3, throws=3)) == "A stays in the harbour: 0 miles."
    over = replace(sailed(begin(), (4,) * 10, (5,) * 10), over=True)
    assert prompt(over) == "B wins with 50 miles."
    assert prompt(sailed(over, (5,) * 10, (5,) * 10)) == "A, B share the victory with 50 miles each."
    assert prompt(replace(sailed(over, (5,) * 10, (5,) * 10), contenders=(1,))) == "B wins the play-off after 50 miles."


# What a hand means


def test_throwing_by_button_cup_and_toss() -> None:
    fresh = begin()
    for gesture in (press("throw"), drag("d1", Place(CUP)), tap("d1"), drag("d1", None)):
        assert BENCH.meanings(fresh, gesture) == (THROW,)
    afloat = played(fresh, (6, 5, 4, 2, 3))
    assert BENCH.meanings(afloat, press("throw")) == (Action(0, "throw-miles"),)
    assert BENCH.meanings(afloat, drag(("d4", "d5"), Place(CUP))) == (Action(0, "throw-miles", ("d4", "d5")),)
    assert BENCH.meanings(afloat, drag("d4", Place(CUP))) == (Action(0, "throw-miles", ("d4",)),)
    assert BENCH.meanings(afloat, drag("d1", Place(TRAY))) == (Action(0, "throw-miles", ("d1",)),)


def test_setting_sail_by_button_log_book_and_ship() -> None:
    state = played(begin(), (6, 5, 4, 2, 3))
    line = Place(LOG, 0)
    for gesture in (press(SAIL), drag("d4", line), Gesture(GestureKind.TAP, 0, to=line), drag(SHIP_ID, Place(SEA, 7))):
        assert BENCH.meanings(state, gesture) == (SET_SAIL,)
    assert BENCH.meanings(state, drag("d4", Place(LOG, 1))) == ()


def test_dice_are_laid_at_their_places_by_hand() -> None:
    state = thrown(begin(), 6, 5, 1, 2, 3)
    for gesture in (drag("d1", Place(BERTH, 0)), drag("d2", Place(BERTH, 1)), tap("d2")):
        (action,) = BENCH.meanings(state, gesture)
        assert GAME.canonical(state, action) == Action(0, "lock")
    assert BENCH.meanings(state, press("throw")) == (Action(0, "lock"),), "they go to their places first"
    assert BENCH.meanings(lock(state), drag("d1", Place(BERTH, 0))) == (), "it lies there already"


def test_gestures_without_a_meaning() -> None:
    state = played(begin(), (6, 1, 1, 2, 3))
    for gesture in (drag(lane_ship(0), Place(SEA, 3)), drag("d2", Place(TRAY)), tap("d2"), drag("d2", None)):
        assert BENCH.meanings(state, gesture) == ()


def test_the_controller_explains_a_wrong_die() -> None:
    match = Match(GAME, Setup(2), LiveChance(1))
    match.submit(THROW, chance=ScriptedChance((5, 4, 3, 3, 1)))
    answer = RuleController(match, 0).attempt(drag("d1", Place(BERTH, 1)))
    assert isinstance(answer, Refusal)
    assert answer.rule == "boat_captain_crew.captain-needs-boat"
    assert isinstance(RuleController(match, 0).attempt(press("throw")), Entry)


# What is said


def test_offers_in_words() -> None:
    def said(state: State) -> list[str]:
        return [english(GAME.describe(state, action)) for action in GAME.legal(state, 0)]

    assert said(begin()) == ["Throw the five dice"]
    assert said(played(begin(), (6, 1, 1, 2, 3))) == ["Throw 4 dice again"]
    assert said(thrown(begin(), 6, 1, 1, 2, 3)) == ["Lay the dice at their places in the berth"]
    assert said(played(begin(mile_dice="either"), (6, 5, 4, 2, 3))) == [
        "Throw the mile dice 2, 3 again",
        "Throw the mile die 2 again",
        "Throw the mile die 3 again",
        "Set sail and write down 5 miles",
    ]
    assert said(lying(begin(), 1, 1, 1, 2, 3, throws=3)) == ["Write down 0 miles"]


def test_reports() -> None:
    told = BENCH.told
    assert told(begin(), THROW, chance=ScriptedChance((6, 5, 4, 1, 2))) == ["A throws 6, 5, 4, 1, 2."]
    assert told(thrown(begin(), 6, 1, 1, 2, 3), Action(0, "lock")) == ["The boat is there."]
    state = played(begin(), (6, 5, 4, 1, 2))
    assert told(state, Action(0, "throw-miles"), chance=ScriptedChance((3, 1))) == ["A throws 3, 1: now 4 miles."]
    assert told(state, SET_SAIL) == ["A sets sail: 3 miles."]
    assert told(lying(begin(), 1, 1, 1, 2, 3, throws=3), Action(0, "miss")) == ["A stays in the harbour: 0 miles."]


def test_afloat_in_one_throw_is_a_moment() -> None:
    at_once = thrown(begin(), 6, 5, 4, 1, 2)
    moment = GAME.moment(begin(), THROW, at_once)
    assert moment is not None
    assert (english(moment.text), moment.seat, moment.face) == ("Afloat in one throw!", 0, "ship-3")
    boat = played(begin(), (6, 1, 1, 2, 3))
    assert GAME.moment(boat, THROW, thrown(boat, 5, 4, 1, 2)) is None


def test_the_score_counts_the_turns_without_a_ship() -> None:
    sheet = GAME.score(sailed(begin(3), (0, 5), (0, 0), (7,)))
    assert sheet is not None
    assert [(english(row.label), row.cells) for row in sheet.rows] == [("No ship", (1, 2, 0)), ("Miles", (5, 0, 7))]
