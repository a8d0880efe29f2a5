"""421 at the table: what is seen, what hands mean, what is said."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.model import CLOCK, Action, Gesture, GestureKind, Place, Refusal, Setup
from tabletop.core.text import say
from tabletop.core.view import CaptionFact, CellFact, CellStyle, CountFact, NoteFact, PlateFact, View
from tabletop.games.four_two_one import words
from tabletop.games.four_two_one.engine import GAME
from tabletop.games.four_two_one.scoring import HANDS, WORTH
from tabletop.games.four_two_one.state import State, Step
from tabletop.games.four_two_one.table import SHEET, STOP
from tabletop.kit.counters import POT, stack_zone
from tabletop.kit.dice_table import CUP, RAIL, TRAY
from tabletop.match.controller import Arranged, RuleController
from tabletop.match.log import Entry
from tabletop.match.match import Match
from tabletop.text_front import english
from tests.games.four_two_one_positions import (
    BENCH,
    again,
    begin,
    discharge,
    hand,
    holding,
    paid,
    played,
    rethrow,
    stop,
    thrown,
    turns,
    went_on,
)


def drag(tokens: str, to: Place | None, seat: int = 0) -> Gesture:
    return Gesture(GestureKind.DRAG, seat, (tokens,), to)


def seen(state: State, seat: int | None = 0) -> View:
    return GAME.view(state, seat)


def captions(view: View) -> dict[str, str]:
    return {fact.zone: english(fact.text) for fact in view.facts if isinstance(fact, CaptionFact)}


def hands(view: View) -> dict[tuple[int, int], tuple[str, CellStyle]]:
    """The hands on the sheet, by line and seat."""
    columns = 1 + len([fact for fact in view.facts if isinstance(fact, PlateFact)])
    found = {}
    for fact in view.facts:
        if isinstance(fact, CellFact) and not isinstance(fact.value, int):
            line, column = divmod(fact.place.slot, columns)
            found[line, column - 1] = english(fact.value), fact.style
    return found


def plates(view: View) -> list[str]:
    return [english(fact.text) for fact in view.facts if isinstance(fact, PlateFact)]


def labels(view: View) -> dict[str, tuple[str, bool]]:
    return {button.id: (english(button.label), button.resting) for button in view.buttons}


# What is seen


def test_the_sheet_says_what_the_hands_move() -> None:
    view = seen(begin(3))
    worth = [fact.value for fact in view.facts if isinstance(fact, CellFact)]
    assert worth == [10, 7, 6, 5, 4, 3, 2, 2, 1]
    assert {words.line_of(found) for found in HANDS} == set(range(9))
    assert all(worth[words.line_of(found)] == WORTH[found] for found in HANDS)


def test_the_hands_of_the_round_stand_on_their_lines() -> None:
    state = thrown(turns(begin(4), 611, 543, 665), 421)
    assert hands(seen(state)) == {
        (2, 0): ("611", CellStyle.TOTAL),
        (7, 1): ("543", CellStyle.WRITTEN),
        (8, 2): ("665", CellStyle.WRITTEN),
        (0, 3): ("421", CellStyle.OFFER),
    }
    assert captions(seen(state))[TRAY] == "421: rank 1, 10 counters"


def test_a_play_off_has_a_line_of_its_own() -> None:
    state = thrown(turns(begin(3), 444, 532, 532, 641), 221)
    shown = hands(seen(state))
    assert (shown[9, 1], shown[9, 2]) == (("641", CellStyle.WRITTEN), ("221", CellStyle.OFFER))
    assert captions(seen(state))[TRAY] == "221, the nénette"
    assert shown[8, 2] == ("532", CellStyle.WRITTEN), "the hand of the round stays"


def test_the_nenette_is_named_with_its_rank() -> None:
    assert captions(seen(thrown(begin(), 221)))[TRAY] == "221, the nénette: the lowest hand of all"


def test_plates_and_pot_tell_who_holds_what() -> None:
    view = seen(holding(begin(3), 6, 0, 4))
    assert plates(view) == ["6 counters", "0 counters", "4 counters"]
    assert CountFact(POT, 11) in view.facts
    out = replace(discharge(0, 9, 0, 12), out=((0,), (2,)))
    assert plates(seen(out)) == ["out, place 1", "9 counters", "out, place 2", "12 counters"]
    level = replace(discharge(0, 9, 0, 12), out=((0, 2),))
    assert plates(seen(level)) == ["out, place 1", "9 counters", "out, place 1", "12 counters"]


def test_phase_round_and_throw_are_told() -> None:
    assert NoteFact(say(words.CHARGE_ROUND, round=1)) in seen(begin()).facts
    state = stop(again(thrown(discharge(11, 10), 653), (1,), 4))
    assert NoteFact(say(words.DISCHARGE_ROUND, round=1)) in seen(state).facts
    assert captions(seen(state))[RAIL] == "Kept"
    assert captions(seen(thrown(state, 653)))[RAIL] == "Throw 1 of 2"


def test_prompts_say_what_is_to_be_done() -> None:
    state = discharge(11, 10)
    assert BENCH.prompt(begin()) == "It is A’s turn to throw the three dice."
    assert BENCH.prompt(thrown(begin(), 611)) == "A has 611: 6 counters."
    assert BENCH.prompt(state) == "A leads this round with up to three throws."
    assert BENCH.prompt(thrown(state, 653)) == "A can stop, or throw again: 2 throws left."
    state = stop(again(thrown(state, 653), (1,), 4))
    assert BENCH.prompt(state) == "B throws 2 times, just like A."
    assert BENCH.prompt(thrown(state, 421)) == "B has to throw again: 1 throw left, to match A."
    early = stop(again(thrown(discharge(11, 10, follower_throws="at-most"), 653), (1,), 4))
    assert BENCH.prompt(early) == "B throws at most 2 times, just like A."
    assert BENCH.prompt(thrown(early, 421)) == "B can stop, or throw again: 1 throw left."


def test_prompts_say_what_a_round_costs() -> None:
    charge = turns(begin(3), 421, 665, 322)
    assert BENCH.prompt(charge) == "A has the best hand, 421; C takes 10 counters for the worst."
    assert BENCH.prompt(turns(begin(), 421, 221)) == "For the nénette B takes 2 counters from the pot."
    later = turns(discharge(11, 10), 421, 665)
    assert BENCH.prompt(later) == "A has the best hand, 421, and gives B 10 counters for the worst."
    assert BENCH.prompt(turns(discharge(11, 10), 421, 221)) == "For the nénette A gives B 2 counters."
    assert BENCH.prompt(turns(begin(), 664, 664)) == "All hands are the same: A leads this round once more."
    empty = turns(discharge(0, 10, 11, clean_charge_rule="stay-in"), 421, 665, 654)
    assert BENCH.prompt(empty) == "A has the best hand, but no counters to give."


def test_prompts_of_play_offs_and_of_the_end() -> None:
    worst = turns(begin(3), 444, 532, 532)
    assert BENCH.prompt(worst) == "Level for the worst hand: B throws once more. The lowest loses."
    assert BENCH.prompt(thrown(worst, 641)) == "B has 641."
    best = turns(discharge(9, 5, 7), 421, 654, 421)
    assert BENCH.prompt(best) == "Level for the best hand: A throws once more. The highest gives."
    over = played(discharge(4, 17), 511, 643)
    assert BENCH.prompt(over) == "A is the first without counters and wins."
    assert BENCH.prompt(replace(over, out=((0, 1),))) == "A, B are the first without counters and share the victory."
    capped = replace(discharge(10, 11), step=Step.OVER, ended="round-cap")
    assert BENCH.prompt(capped) == "Nobody got rid of all counters. Those with the fewest win: A."


def test_stop_rests_where_the_leader_threw_more_often() -> None:
    assert labels(seen(begin())) == {"throw": ("Throw 3 dice", False)}
    state = thrown(discharge(11, 10), 653)
    assert labels(seen(state)) == {"throw": ("Throw 3 dice", False), STOP: ("Stop", False)}
    assert not seen(state, 1).buttons
    kept = {"d1": Place(RAIL, 0), "d2": Place(RAIL, 1)}
    assert labels(GAME.arranged(state, seen(state), kept))["throw"] == ("Throw 1 dice", False)
    assert labels(GAME.arranged(state, seen(state), {**kept, "d3": Place(RAIL, 2)}))["throw"][1], "all are kept"
    follows = thrown(stop(again(state, (1,), 4)), 421)
    assert labels(seen(follows, 1))[STOP] == ("Stop", True)
    assert not seen(thrown(begin(), 653)).buttons


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_has_its_place_at_every_table(seats: int) -> None:
    spec = GAME.table(Setup(seats))
    assert len(spec.plates) == seats
    rows = [spec.zone(stack_zone(seat)).area for seat in range(seats)]
    foot = max(area.y + area.height for area in rows if area is not None)
    sheet = spec.zone(SHEET)
    assert sheet.area is not None
    assert sheet.sheet is not None
    assert foot <= sheet.area.y < sheet.area.y + sheet.area.height < 450
    assert len(sheet.slot_names) == len(sheet.sheet.rows) * len(sheet.sheet.columns)
    assert english(sheet.slot_names[1]) == "421, A"


def test_at_a_glance_all_hands_stand_in_their_order() -> None:
    rows = GAME.table(Setup(2)).legend
    found = [digits.strip(",") for row in rows for digits in english(row.text).split() if digits[0].isdigit()]
    assert found == ["".join(map(str, hand)) for hand in HANDS]
    for row in rows:
        first = english(row.text).split(",")[0].split()[0]
        assert int(row.sign) == WORTH[hand(int(first))]


# What a hand may mean


def test_a_die_in_the_cup_is_thrown_by_itself() -> None:
    state = thrown(discharge(11, 10), 653)
    assert BENCH.drag(state, 0, "d1", Place(CUP)) == rethrow(state, 1)
    assert BENCH.drag(begin(), 0, "d1", Place(CUP)) == Action(0, "throw")
    kept = again(state, (1,), 4)
    assert BENCH.drag(kept, 0, "d2", Place(CUP)) == rethrow(kept, 1, 2), "some are kept: the tray goes with it"


def test_the_button_throws_what_is_not_kept() -> None:
    state = thrown(discharge(11, 10), 653)
    assert BENCH.press(begin(), 0, "throw") == Action(0, "throw")
    assert BENCH.press(state, 0, "throw") == rethrow(state, 1, 2, 3)
    assert BENCH.press(state, 0, "throw", {"d1": Place(RAIL, 0)}) == rethrow(state, 2, 3)
    assert BENCH.press(state, 0, STOP) == Action(0, "stop")


def test_dice_handed_to_another_player_end_the_turn() -> None:
    state = thrown(discharge(11, 10), 653)
    assert BENCH.drag(state, 0, "d3", Place(stack_zone(1))) == Action(0, "stop")
    assert BENCH.meanings(state, drag("d3", Place(stack_zone(0)))) == ()
    early = thrown(stop(again(state, (1,), 4)), 421)
    assert BENCH.rule(early, BENCH.drag(early, 1, "d3", Place(stack_zone(0)))) == "four_two_one.same-number"


def test_counters_are_carried_home_by_whoever_receives_them() -> None:
    state = turns(begin(3), 421, 665, 322)
    assert BENCH.drag(state, 2, "k21", Place(stack_zone(2))) == Action(2, "take")
    assert BENCH.meanings(state, drag("k21", Place(stack_zone(1)), 2)) == ()
    assert BENCH.rule(begin(), BENCH.drag(begin(), 0, "k21", Place(stack_zone(0)))) == "four_two_one.charge-worst-takes"
    match = Match(GAME, Setup(2), LiveChance(1))
    for faces in ((4, 2, 1), (6, 6, 5)):
        seat = match.state.turn
        match.submit(Action(seat, "throw"), chance=ScriptedChance(faces))
        match.submit(Action(seat, "stop"))
    assert isinstance(RuleController(match, 1).attempt(drag("k21", Place(stack_zone(1)), 1)), Entry)
    assert match.state.counters.held == (0, 10)


def test_dice_are_laid_on_the_rail_and_get_their_answer_where_they_are_not() -> None:
    match = Match(GAME, Setup(2), LiveChance(1))
    match.states[-1] = thrown(discharge(11, 10), 653)
    hand_of_a = RuleController(match, 0)
    assert isinstance(hand_of_a.attempt(drag("d1", Place(RAIL, 0))), Arranged)
    match.states[-1] = thrown(begin(), 653)
    answer = RuleController(match, 0).attempt(drag("d1", Place(RAIL, 0)))
    assert isinstance(answer, Refusal)
    assert answer.rule == "four_two_one.charge-one-throw"


def test_gestures_without_a_meaning() -> None:
    state = thrown(begin(), 653)
    for gesture in (drag("d1", None), drag("d1", Place(SHEET, 3)), drag("d1", Place(POT)), drag("k21", Place(CUP))):
        assert BENCH.meanings(state, gesture) == ()


def test_dice_roll_and_counters_are_heard() -> None:
    state = begin()
    lying = thrown(state, 421)
    assert len(GAME.cues(state, Action(0, "throw"), lying)) == 3
    due = turns(begin(), 421, 665)
    assert [cue.sound for cue in GAME.cues(due, Action(1, "take"), paid(due))] == ["piece"]
    assert not GAME.cues(lying, Action(0, "stop"), stop(lying))


# What is said


def told(state: State, action: Action, *faces: int) -> tuple[State, list[str]]:
    """The state after an action, and what the log says of it."""
    after = BENCH.after(state, action, chance=ScriptedChance(faces))
    return after, [english(line) for line in GAME.report(state, action, after)]


def test_the_log_tells_a_round_of_the_charge() -> None:
    state, lines = told(begin(), Action(0, "throw"), 4, 1, 2)
    assert lines == ["A throws 421: 10 counters."]
    state, lines = told(state, Action(0, "stop"))
    assert lines == ["The dice go to B."]
    state, lines = told(state, Action(1, "throw"), 2, 1, 2)
    assert lines == ["B throws 221, the nénette."]
    state, lines = told(state, Action(1, "stop"))
    assert lines == ["For the nénette B takes 2 counters from the pot."]
    assert told(state, Action(1, "take"))[1] == ["B takes 2 counters from the pot."]


def test_the_log_tells_a_round_of_the_discharge() -> None:
    state, lines = told(thrown(discharge(4, 8, 9), 641), rethrow(begin(), 1), 2)
    assert lines == ["A now has 421: 10 counters.", "A had kept 4, 1."]
    state, lines = told(state, Action(0, "stop"))
    assert lines == ["A stops after 2 throws."]
    state = stop(again(thrown(state, 665), (1, 2, 3), 6, 6, 5))
    state = again(thrown(state, 665), (1,), 3)
    state, lines = told(state, Action(2, "stop"))
    assert lines == ["A has the best hand, 421, and gives C 4 counters for the worst."]
    assert told(state, Action(2, "take"))[1] == ["A gives C 4 counters.", "Out, without counters: A."]


def test_the_log_tells_play_offs_and_what_moves_nothing() -> None:
    state = thrown(turns(begin(3), 444, 532), 532)
    state, lines = told(state, Action(2, "stop"))
    assert lines == ["B, C are level for the worst hand and throw once more."]
    state, lines = told(state, Action(1, "throw"), 6, 4, 1)
    assert lines == ["B throws 641 in the play-off."]
    best = thrown(turns(discharge(9, 5, 7), 421, 654), 421)
    assert told(best, Action(2, "stop"))[1] == ["A, C are level for the best hand and throw once more."]
    void = thrown(turns(begin(), 664), 664)
    void, lines = told(void, Action(1, "stop"))
    assert lines == ["All hands are the same: A leads this round once more."]
    assert GAME.report(void, Action(CLOCK, "go_on"), went_on(void)) == ()


def test_the_log_tells_when_the_discharge_begins() -> None:
    state = turns(holding(begin(), 8, 9), 555, 331)
    assert told(state, Action(1, "take"))[1] == [
        "B takes 4 counters from the pot.",
        "The pot is empty: the discharge begins.",
    ]


def test_actions_have_words() -> None:
    state = thrown(discharge(11, 10), 653)
    wanted = {
        Action(0, "throw"): "Throw the three dice",
        rethrow(state, 1, 3): "Throw again: 6, 3",
        rethrow(state): "Throw again without any die",
        Action(0, "stop"): "Hand on the dice",
        Action(0, "take"): "Take the counters",
        Action(CLOCK, "go_on"): "The next round begins",
    }
    assert {action: english(GAME.describe(state, action)) for action in wanted} == wanted
    assert [english(line) for line in GAME.report(state, Action(0, "take"), state)] == ["Take the counters"]


def test_421_and_a_nenette_that_stands_are_celebrated() -> None:
    def moment(state: State, action: Action, *faces: int) -> str:
        after = BENCH.after(state, action, chance=ScriptedChance(faces))
        found = GAME.moment(state, action, after)
        return "" if found is None else english(found.text)

    throw = Action(0, "throw")
    assert moment(begin(), throw, 1, 2, 4) == "421!"
    assert moment(begin(), throw, 1, 2, 2) == "Nénette!"
    assert moment(begin(), throw, 1, 2, 3) == ""
    assert moment(discharge(11, 10), throw, 1, 2, 2) == "", "the leader may throw again"
    off = turns(begin(3), 444, 532, 532)
    assert moment(off, Action(1, "throw"), 4, 2, 1) == "", "a play-off only names a player"
    lying = thrown(begin(), 421)
    assert GAME.moment(lying, Action(0, "stop"), stop(lying)) is None


def test_the_score_shows_who_holds_how_much_of_all() -> None:
    sheet = GAME.score(holding(begin(3), 9, 1, 5))
    assert sheet is not None
    assert (sheet.rows[0].cells, sheet.whole, sheet.lowest_wins) == ((9, 1, 5), 21, True)
