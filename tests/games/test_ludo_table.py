"""The table of Ludo: places, what is seen, what gestures mean, what is said and shown, and the computer player."""

from __future__ import annotations

import string
from collections.abc import Iterator

import pytest

from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.model import Action, Gesture, GestureKind, Place, Refusal, Setup
from tabletop.core.table import TABLE_HEIGHT, TABLE_WIDTH, TableSpec, ZoneKind
from tabletop.core.text import SeatName, Text
from tabletop.core.view import BurstFact, Button, CaptionFact, Condition, ConditionFact, Cue, CueKind, PlateFact
from tabletop.games.ludo import words
from tabletop.games.ludo.board import FOOT, OUT, STABLE, STAR
from tabletop.games.ludo.state import State
from tabletop.match.controller import RuleController
from tabletop.match.log import Entry
from tabletop.match.match import Match
from tests.bench import accepted, broken
from tests.games.ludo_positions import (
    GAME,
    attempt,
    begin,
    come,
    drag,
    loop,
    moves,
    position,
    settle,
    step,
    throw,
    turn,
)


def signs(state: State, condition: Condition) -> list[str]:
    """The tokens that bear this sign."""
    facts = GAME.view(state, 0).facts
    return [fact.token for fact in facts if isinstance(fact, ConditionFact) and fact.condition is condition]


def bursts(state: State) -> list[Place]:
    """Where something has just struck."""
    return [Place(fact.zone, fact.slot) for fact in GAME.view(state, 0).facts if isinstance(fact, BurstFact)]


# Places


def places_of(spec: TableSpec) -> set[Place]:
    return {Place(zone.id, slot) for zone in spec.zones for slot in range(len(zone.slots) or 16)}


@pytest.mark.parametrize("setup", [Setup(2), Setup(3), Setup(4), Setup(2, (("ludo.pieces", "1"),), (3, 1))])
def test_every_token_lies_once_on_a_place_of_the_table(setup: Setup) -> None:
    chance = LiveChance(1)
    state, places = GAME.start(setup, chance), places_of(GAME.table(setup))
    for _ in range(400):
        placements = GAME.view(state, 0).placements
        tokens = [placement.token for placement in placements]
        assert sorted(tokens) == sorted((*state.frame.tokens, "die"))
        assert {placement.place for placement in placements} <= places
        legal = GAME.legal(state, state.turn)
        if not legal:
            break
        state = GAME.apply(state, legal[chance.pick(len(legal))], chance)


def test_everything_lies_on_the_table_and_plates_beside_their_corners() -> None:
    spec = GAME.table(Setup(4))
    for zone in spec.zones:
        for point in zone.slots:
            assert 0 < point.x < TABLE_WIDTH
            assert 0 < point.y < TABLE_HEIGHT
    corners = [(plate.area.x > 320, plate.area.y > 249) for plate in spec.plates]
    assert corners == [(True, False), (True, True), (False, True), (False, False)]


def test_a_seat_that_plays_another_colour_has_its_plate_there() -> None:
    spec = GAME.table(Setup(2, colours=(3, 1)))
    assert [plate.area.x > 320 for plate in spec.plates] == [False, True]
    assert spec.zone("stable-green").seat == 0
    assert spec.zone("stable-red").seat is None


@pytest.mark.parametrize(
    ("place", "name"),
    [
        (loop(0), "red start square"),
        (loop(13), "foot of the blue stairs"),
        (loop(1), "square {number}"),
        (step("green", 3), "green stairs, step {step}"),
        (STAR, "star"),
        (Place("stable-yellow", 2), "yellow stable"),
    ],
)
def test_places_have_names(place: Place, name: str) -> None:
    text = GAME.place_name(place)
    assert text is not None
    assert text.msg.source == name


# What is seen


def test_the_die_lies_before_whoever_throws_and_is_blank_until_then() -> None:
    def die(state: State) -> tuple[str, str | None]:
        (placement,) = (p for p in GAME.view(state, None).placements if p.token == "die")
        return placement.place.zone, placement.face

    state = position(turn="yellow", red=(), yellow=(3,))
    assert die(state) == ("tray-1", "die-blank")
    assert die(throw(state, 5)) == ("tray-1", "die-5")
    assert die(settle(throw(state, 5))) == ("tray-0", "die-blank")


def test_plates_count_the_pieces_out_and_on_the_way() -> None:
    state = position(red=(OUT, 57, 3), yellow=())
    facts = {fact.seat: fact for fact in GAME.view(state, 0).facts if isinstance(fact, PlateFact)}
    assert (facts[0].stars, facts[0].stars_of, facts[0].text.n) == (1, 4, 2)
    assert facts[1].text.msg is words.ALL_IN_STABLE
    sheet = GAME.score(state)
    assert sheet is not None
    assert [row.cells for row in sheet.rows] == [(1, 4), (2, 0), (1, 0)]


def test_a_six_shows_that_the_player_throws_again() -> None:
    def signs(state: State) -> list[str]:
        return [fact.zone for fact in GAME.view(state, 0).facts if isinstance(fact, CaptionFact)]

    state = throw(begin(2), 6)
    assert signs(begin(2)) == []
    assert signs(state) == signs(settle(state)) == ["tray-0"]
    assert GAME.view(settle(state), 0).prompt.msg is words.TO_THROW_AGAIN


def test_the_prompt_follows_the_turn() -> None:
    before = position(red=(3, 9), yellow=())
    assert GAME.view(before, 0).prompt == Text(words.TO_THROW, (("player", SeatName(0)),))
    assert GAME.view(throw(before, 5), 0).prompt.n == 2
    assert GAME.view(throw(begin(2), 5), 0).prompt.msg is words.STUCK
    third = throw(position(red=(0,), yellow=(), options=(("ludo.three-sixes", "turn-lost"),)), 6)
    third = throw(accepted(drag(accepted_throw(third), "red-1", loop(12))), 6)
    assert GAME.view(third, 0).prompt.msg is words.THIRD_SIX


def accepted_throw(state: State) -> State:
    return throw(accepted(drag(state, "red-1", loop(6))), 6)


def test_there_is_one_main_button_at_most() -> None:
    def buttons(state: State) -> list[str]:
        return [button.id for button in GAME.view(state, 0).buttons]

    assert buttons(begin(2)) == ["throw"]
    assert buttons(throw(begin(2), 5)) == ["pass"]
    assert buttons(throw(begin(2), 6)) == []


# Gestures


@pytest.mark.parametrize(
    "gesture",
    [
        Gesture(GestureKind.TAP, 0, ("die",)),
        Gesture(GestureKind.TAP, 0, (), Place("tray-0")),
        Gesture(GestureKind.DRAG, 0, ("die",), Place("tray-0")),
        Gesture(GestureKind.BUTTON, 0, button="throw"),
    ],
)
def test_the_die_is_thrown_by_tap_flick_or_button(gesture: Gesture) -> None:
    assert accepted(attempt(begin(2), gesture)).die != 0


def test_a_tap_on_the_die_goes_on_when_the_throw_cannot_be_used() -> None:
    stuck = throw(begin(2), 3)
    assert turn(accepted(attempt(stuck, Gesture(GestureKind.TAP, 0, ("die",))))) == "yellow"
    assert broken(attempt(throw(begin(2), 6), Gesture(GestureKind.TAP, 0, ("die",)))) == "ludo.one-throw"
    assert broken(attempt(stuck, Gesture(GestureKind.TAP, 1, ("die",)))) == "ludo.turn-order"


@pytest.mark.parametrize(
    ("reached", "die", "after"), [(STABLE, 6, 0), (4, 3, 7), (FOOT, 1, 56), (58, 4, 59), (61, 6, OUT)]
)
def test_a_tap_on_a_piece_is_its_one_move(reached: int, die: int, after: int) -> None:
    state = throw(position(red=(reached,), yellow=()), die)
    assert come(accepted(attempt(state, Gesture(GestureKind.TAP, 0, ("red-1",)))), "red")[0] == after


@pytest.mark.parametrize(
    ("red", "die", "to", "after"),
    [((10,), 3, loop(13), 13), ((STABLE,), 6, loop(0), 0), ((61,), 6, Place("star", 2), OUT)],
)
def test_a_tap_where_a_piece_may_go_is_its_move(red: tuple[int, ...], die: int, to: Place, after: int) -> None:
    state = throw(position(red=red, yellow=()), die)
    assert come(accepted(attempt(state, Gesture(GestureKind.TAP, 0, (), to))), "red")[0] == after
    assert GAME.interpret(state, Gesture(GestureKind.TAP, 0, (), loop(30))) == ()
    assert GAME.interpret(state, Gesture(GestureKind.TAP, 1, (), to)) == ()


def test_a_tap_on_a_piece_in_reach_captures_it() -> None:
    state = throw(position(red=(10,), yellow=(41, 44)), 3)
    captured = accepted(attempt(state, Gesture(GestureKind.TAP, 0, ("yellow-1",))))
    assert (come(captured, "red")[0], come(captured, "yellow")[:2]) == (13, (STABLE, 44))
    assert broken(attempt(state, Gesture(GestureKind.TAP, 0, ("yellow-2",)))) == "ludo.own-piece"


def test_every_piece_of_the_stable_may_be_dragged_for_the_same_action() -> None:
    state = throw(position(red=(20,), yellow=()), 6)
    assert moves(state) == {"red-1": loop(26), "red-2": loop(0)}
    for token in ("red-2", "red-3", "red-4"):
        action = Action(0, "free", (token,), loop(0))
        assert GAME.canonical(state, action) == Action(0, "free", ("red-2",), loop(0))
        assert come(accepted(drag(state, token, loop(0))), "red").count(0) == 1


def test_all_pieces_of_the_stable_are_offered_to_the_hand() -> None:
    match = Match(GAME, Setup(2), LiveChance(0))
    match.submit(Action(0, "throw"), chance=ScriptedChance([6]))
    hands = RuleController(match, 0)
    assert hands.movable() == {"red-1", "red-2", "red-3", "red-4"}
    assert all(hands.targets((token,)) == {loop(0)} for token in hands.movable())


@pytest.mark.parametrize("to", [loop(9), Place("stable-green", 1), Place("tray-1"), None])
def test_the_die_is_thrown_wherever_it_is_let_go(to: Place | None) -> None:
    hands = RuleController(Match(GAME, Setup(2), LiveChance(0)), 0)
    answer = hands.attempt(Gesture(GestureKind.DRAG, 0, ("die",), to), chance=ScriptedChance([4]))
    assert isinstance(answer, Entry)
    assert answer.action == Action(0, "throw", ("die",))


def test_a_die_tossed_too_soon_is_answered_as_a_click_on_it() -> None:
    match = Match(GAME, Setup(2), LiveChance(0))
    match.submit(Action(0, "throw"), chance=ScriptedChance([6]))
    tossed = RuleController(match, 0).attempt(Gesture(GestureKind.DRAG, 0, ("die",), loop(9)))
    assert isinstance(tossed, Refusal)
    assert tossed.rule == "ludo.one-throw"


def test_canonical_fills_in_where_a_tapped_piece_goes() -> None:
    state = throw(position(red=(60,), yellow=(), options=(("ludo.stairs", "quick"),)), 4)
    assert GAME.canonical(state, Action(0, "climb", ("red-1",))) == Action(0, "exit", ("red-1",), STAR)
    wrong = Action(0, "climb", ("red-1",), loop(3))
    assert GAME.canonical(state, wrong) == wrong
    another = Action(0, "free", ("red-1",))
    assert GAME.canonical(state, another) == another


def test_on_the_foot_either_word_of_the_stairs_means_the_next_step() -> None:
    state = throw(position(red=(FOOT,), yellow=()), 1)
    for verb in ("climb", "exit"):
        assert GAME.canonical(state, Action(0, verb, ("red-1",))) == Action(0, "climb", ("red-1",), step("red", 1))


@pytest.mark.parametrize(
    "gesture",
    [
        Gesture(GestureKind.DRAG, 0, ("red-1",)),
        Gesture(GestureKind.DRAG, 0, ("red-1",), loop(5)),
        Gesture(GestureKind.TAP, 0, (), loop(9)),
        Gesture(GestureKind.DRAG, 0, ("pink-1",), loop(9)),
        Gesture(GestureKind.DRAG, 0, ("die",), loop(9)),
        Gesture(GestureKind.DRAG, 0, ("red-1", "red-2"), loop(9)),
        Gesture(GestureKind.BUTTON, 0, button="sing"),
    ],
)
def test_gestures_without_meaning(gesture: Gesture) -> None:
    assert GAME.interpret(position(red=(5,), yellow=()), gesture) == ()


def test_every_drag_is_accepted_exactly_when_it_is_legal() -> None:
    chance, state = LiveChance(11), begin(3, seed=11)
    places = places_of(GAME.table(Setup(3)))
    registered = {rule.id for rule in GAME.rules} | {"core.no_meaning"}
    for ply in range(160):
        legal = GAME.legal(state, state.turn)
        if ply % 8 == 0:
            for gesture in every_drag(state, places):
                for action in GAME.interpret(state, gesture):
                    refusal = GAME.check(state, action)
                    assert (refusal is None) == (GAME.canonical(state, action) in legal)
                    assert refusal is None or refusal.rule in registered
        state = GAME.apply(state, legal[chance.pick(len(legal))], chance)


def every_drag(state: State, places: set[Place]) -> Iterator[Gesture]:
    for token in (*state.frame.tokens, "die"):
        yield Gesture(GestureKind.TAP, state.turn, (token,))
        for place in places:
            yield Gesture(GestureKind.DRAG, state.turn, (token,), place)


# Words and cues


def test_moves_hop_square_by_square_and_captured_pieces_fly() -> None:
    state = throw(position(red=(10,), yellow=(41,)), 3)
    (action,) = GAME.legal(state, 0)
    before, after = state, GAME.apply(state, action, LiveChance(0))
    assert GAME.cues(before, action, after) == (
        Cue("red-1", CueKind.HOP, (loop(11), loop(12), loop(13)), "piece"),
        Cue("yellow-1", CueKind.FLY, (Place("stable-yellow", 0),), "capture"),
    )
    lines = GAME.report(before, action, after)
    assert [(line.msg, line.n) for line in lines] == [(words.MOVED, 3), (words.CAPTURED, None)]
    assert lines[1].args == (("player", SeatName(1)),)
    assert GAME.describe(before, action).msg is words.DO_CAPTURE


def test_throws_roll_and_are_reported_with_what_they_allow() -> None:
    before, after = begin(2), throw(begin(2), 6)
    (action,) = GAME.legal(before, 0)
    assert GAME.cues(before, action, after) == (Cue("die", CueKind.ROLL, (), "die"),)
    head, detail = GAME.report(before, action, after)
    assert head == Text(words.THREW, (("player", SeatName(0)), ("die", 6)))
    assert (detail.msg, detail.n) == (words.CAN_USE, 4)
    stuck = GAME.report(before, action, throw(before, 2))
    assert [line.msg for line in stuck] == [words.THREW, words.NONE_CAN_USE]


@pytest.mark.parametrize(
    ("red", "die", "offer", "lines"),
    [
        ((STABLE,), 6, words.DO_FREE, [words.FREED]),
        ((52,), 3, words.DO_MOVE, [words.MOVED, words.AT_FOOT]),
        ((FOOT,), 1, words.DO_CLIMB, [words.CLIMBED]),
        ((61,), 6, words.DO_EXIT, [words.WENT_OUT]),
        ((OUT, OUT, OUT, 61), 6, words.DO_EXIT, [words.WENT_OUT, words.WON]),
        ((57,), 5, words.DO_PASS, [words.PASSED]),
    ],
)
def test_moves_in_words(red: tuple[int, ...], die: int, offer: object, lines: list[object]) -> None:
    state = throw(position(red=red, yellow=()), die)
    action = next(action for action in GAME.legal(state, 0) if GAME.describe(state, action).msg is offer)
    before, after = state, GAME.apply(state, action, LiveChance(0))
    assert [line.msg for line in GAME.report(before, action, after)] == lines


def test_every_text_of_a_match_has_its_values() -> None:
    chance, state = LiveChance(4), begin(4)
    for _ in range(600):
        view, before = GAME.view(state, None), state
        legal = GAME.legal(state, state.turn)
        action = legal[chance.pick(len(legal))]
        state = GAME.apply(state, action, chance)
        texts = [view.prompt, *(GAME.describe(before, a) for a in legal), *GAME.report(before, action, state)]
        for text in (*texts, *(fact.text for fact in view.facts if isinstance(fact, PlateFact | CaptionFact))):
            assert_filled(text)
        assert all(isinstance(button, Button) for button in view.buttons)


def assert_filled(text: Text) -> None:
    holes = {name for _, name, _, _ in string.Formatter().parse(text.msg.source) if name}
    assert holes == {name for name, _ in text.args}
    assert (text.n is not None) == text.msg.plural
    for _, value in text.args:
        if isinstance(value, Text):
            assert_filled(value)


def test_refusals_say_why() -> None:
    state = throw(position(red=(4, 52), yellow=(34,)), 4)
    outcome = drag(state, "red-2", step("red", 1))
    assert not isinstance(outcome, State)
    assert outcome.why == Text(words.WHY_FOOT, (("die", 4),), 3)
    outcome = drag(state, "yellow-1", loop(9))
    assert not isinstance(outcome, State)
    assert outcome.why == Text(words.WHY_OWNER, (("owner", SeatName(1)),))


def test_only_rows_are_drawn_side_by_side() -> None:
    kinds = {zone.id.partition("-")[0]: zone.kind for zone in GAME.table(Setup(2)).zones}
    assert kinds == {
        "loop": ZoneKind.SPOTS,
        "stairs": ZoneKind.SPOTS,
        "stable": ZoneKind.SPOTS,
        "star": ZoneKind.ROW,
        "tray": ZoneKind.SCATTER,
    }


# Signs on pieces


def test_what_the_throw_can_capture_is_in_danger_and_the_capture_strikes() -> None:
    state = position(red=(10, 52), yellow=(41, 43), green=())
    assert signs(state, Condition.DANGER) == []
    state = throw(state, 3)
    assert signs(state, Condition.DANGER) == ["yellow-1"]
    assert bursts(state) == []
    state = accepted(drag(state, "red-1", loop(13)))
    assert signs(state, Condition.DANGER) == []
    assert bursts(state) == [loop(13)]
    assert bursts(throw(state, 1)) == []


def test_a_6_endangers_whoever_stands_on_the_start_square_once() -> None:
    state = throw(position(red=(50,), yellow=(28,), blue=()), 6)
    assert signs(state, Condition.DANGER) == ["yellow-1"]


def test_nobody_is_in_danger_by_a_third_6_that_is_not_played() -> None:
    state = position(red=(10,), yellow=(44,), options=(("ludo.three-sixes", "turn-lost"),))
    state = accepted(drag(throw(state, 6), "red-2", loop(0)))
    state = accepted(drag(throw(state, 6), "red-2", loop(6)))
    assert signs(throw(state, 6), Condition.DANGER) == []


def test_only_the_stairs_are_safe_and_who_comes_out_is_marked_until_the_next_throw() -> None:
    state = throw(position(red=(61, 57, 55), yellow=(0,)), 6)
    assert signs(state, Condition.SAFE) == ["red-1", "red-2"]
    state = accepted(drag(state, "red-1", STAR))
    assert signs(state, Condition.SAFE) == ["red-2"]
    assert signs(state, Condition.DONE) == ["red-1"]
    assert signs(throw(state, 1), Condition.DONE) == []
