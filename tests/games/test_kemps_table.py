"""The table of Kemps: what each seat sees, what hands mean, what is said."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop.core.model import Action, Gesture, GestureKind, Place, Seat
from tabletop.core.story import Course
from tabletop.core.view import BurstFact, ButtonKind, Condition, ConditionFact, TimerFact, View
from tabletop.games.kemps.engine import GAME
from tabletop.games.kemps.state import DOLLS, GESTURES, SIGNS, Phase, State
from tabletop.games.kemps.story import DOUBLE
from tabletop.games.kemps.table import CALL_KEYS, CATALOGUE
from tabletop.text_front import english
from tests.bench import reason
from tests.games.kemps_positions import (
    BENCH,
    GO_ON,
    KINGS,
    NINES,
    NOW,
    OPEN,
    after,
    agreed,
    at,
    attempt,
    does,
    sign,
    swap,
    token,
)


def seen(state: State, seat: Seat | None = None) -> View:
    return GAME.view(GAME.masked(state, seat), seat)


def doll(state: State, seat: Seat, viewer: Seat | None = None) -> str | None:
    found = seen(state, viewer).find(DOLLS[seat])
    assert found is not None
    return found.face


def conditions(state: State, seat: Seat | None) -> dict[str, Condition]:
    facts = seen(state, seat).facts
    return {GESTURES[SIGNS.index(fact.token)]: fact.condition for fact in facts
            if isinstance(fact, ConditionFact) and fact.token in SIGNS}  # fmt: skip


# Who may see what


def test_a_hand_is_seen_by_its_seat_alone() -> None:
    state = at()
    for viewer in (None, *range(4)):
        view = seen(state, viewer)
        open_hands = {p.owner for p in view.placements if p.place.zone.startswith("hand-") and p.face}
        assert open_hands == ({viewer} if viewer is not None else set())


def test_what_came_out_of_the_row_is_known_but_not_seen() -> None:
    state = at(phase=Phase.TURN)
    swapped = after(state, swap(state, 0, "7C", "QD"))
    known = GAME.masked(swapped, 1)
    assert sum(known.cards.faces[card] != 255 for card in known.cards.hands[0]) == 1
    hidden = seen(swapped, 1).find(token(state, "QD"))
    assert hidden is not None
    assert hidden.face is None


def test_a_signal_is_known_to_its_team_alone() -> None:
    state = at(phase=Phase.TURN)
    assert conditions(state, 0) == conditions(state, 2) == {"tug-ear": Condition.SAFE}
    assert conditions(state, 1) == {"yawn": Condition.SAFE}
    assert conditions(state, None) == {}
    assert GAME.masked(state, None).signals == ((255,), (255,))


def test_what_a_doll_will_show_is_known_to_nobody_before() -> None:
    state = after(at(phase=Phase.TURN), sign(0, "gesture", "wink"))
    assert conditions(state, 0)["wink"] is Condition.DONE
    assert GAME.masked(state, 2) == GAME.masked(at(phase=Phase.TURN), 2)
    looked = after(state, does(0, "done"))
    for viewer in (None, *range(4)):
        assert GAME.masked(looked, viewer).coming == ()
        assert doll(looked, 0, viewer) == "doll-A"


def test_a_gesture_is_seen_by_everybody() -> None:
    state = after(at(phase=Phase.TURN), sign(0, "gesture", "wink"), does(0, "done"), GO_ON)
    assert {doll(state, 0, viewer) for viewer in (None, *range(4))} == {"doll-A-wink"}
    assert doll(after(state, GO_ON), 0) == "doll-A"


def test_a_right_call_lays_the_hand_open_for_everybody() -> None:
    state = after(at(NINES, row="4S KC QD 2H"), does(2, "call_kemps"))
    for viewer in (None, *range(4)):
        faces = {p.face for p in seen(state, viewer).placements if p.owner == 0 and p.place.zone == "hand-0"}
        assert faces == {"card-9S", "card-9H", "card-9D", "card-9C"}


def test_a_right_counter_shows_the_gesture_again() -> None:
    state = after(at(signals=("wink", "tug-ear")), does(0, "call_counter"), sign(0, "name", "tug-ear"))
    assert [doll(state, seat) for seat in range(4)] == ["doll-A", "doll-B-tug-ear", "doll-C", "doll-D-tug-ear"]


def test_a_wrong_counter_marks_the_gesture_for_its_team() -> None:
    state = after(at(), does(0, "call_counter"), sign(0, "name", "wink"))
    assert conditions(state, 2)["wink"] is Condition.HELD
    assert "wink" not in conditions(state, 1)


def test_a_double_bursts() -> None:
    both = at(NINES, "3S 5H 8D JC", KINGS, row="4S 10H QD 2H")
    state = after(both, does(0, "call_double"), does(2, "confirm_double"))
    assert any(isinstance(fact, BurstFact) for fact in seen(state).facts)


# What hands mean


@pytest.mark.parametrize(
    ("state", "verb"),
    [
        (replace(at(), phase=Phase.SIGNALS, choosing=(0, 1)), "choose_signal"),
        (at(phase=Phase.TURN), "gesture"),
        (at(computers=OPEN), "gesture"),
        (after(at(), does(0, "call_counter")), "name"),
    ],
)
def test_a_picture_means_a_gesture_for_what_it_is_needed(state: State, verb: str) -> None:
    assert BENCH.tap(state, 0, SIGNS[4]) == Action(0, verb, (SIGNS[4],))


def test_pictures_lie_large_in_the_middle_while_a_signal_is_chosen_or_named() -> None:
    chosen, named = replace(at(), phase=Phase.SIGNALS, choosing=(1,)), after(at(), does(0, "call_counter"))
    for state, zone in ((chosen, CATALOGUE.zone), (named, CATALOGUE.zone), (at(), "gestures")):
        assert {p.place.zone for p in seen(state).placements if p.token in SIGNS} == {zone}


def test_the_own_doll_is_clicked_for_any_gesture() -> None:
    assert BENCH.tap(at(phase=Phase.TURN), 0, DOLLS[0]) == Action(0, "gesture")
    assert not BENCH.meanings(at(phase=Phase.TURN), Gesture(GestureKind.TAP, 0, (DOLLS[1],)))
    refused = attempt(at(computers=OPEN), BENCH.tap(at(computers=OPEN), 0, DOLLS[0]))
    assert reason(refused) == "A gesture is one of the twelve pictures."


def test_a_card_is_laid_on_one_of_the_row() -> None:
    state = at(phase=Phase.TURN)
    action = BENCH.drag(state, 0, token(state, "7C"), Place("row", 2))
    assert GAME.canonical(state, action) == swap(state, 0, "7C", "QD")


def test_a_card_of_the_row_that_is_taken_asks_what_goes_out() -> None:
    state = at(phase=Phase.TURN)
    taken = Gesture(GestureKind.DRAG, 0, (token(state, "QD"),), Place("hand-0"))
    assert set(BENCH.meanings(state, taken)) == {swap(state, 0, out, "QD") for out in ("KS", "KH", "5C", "7C")}


def test_buttons_belong_to_their_seats() -> None:
    assert BENCH.press(at(), 1, "call_double-1") == Action(1, "call_double")
    assert not BENCH.meanings(at(), Gesture(GestureKind.BUTTON, 1, button="call_double-2"))
    assert BENCH.press(at(phase=Phase.TURN), 0, "any") == Action(0, "gesture")
    assert BENCH.press(at(computers=OPEN), 0, "done") == Action(0, "done")


def test_everybody_has_keys_of_their_own_in_the_table_moment() -> None:
    buttons = seen(at()).buttons
    assert [button.key for button in buttons] == [key for keys in CALL_KEYS for key in keys]
    assert not any(button.resting for button in buttons)
    wrong = seen(after(at(), does(2, "call_kemps"))).buttons
    assert {button.seat for button in wrong if button.resting} == {0, 2}


def test_one_person_has_the_first_keys_wherever_they_sit() -> None:
    alone = (0, 1, 2)
    state = at(computers=alone)
    keys = [button.key for button in seen(state, 3).buttons]
    assert keys == ["Space", *CALL_KEYS[0]]


def test_behind_the_curtain_there_are_no_calls() -> None:
    state = at(phase=Phase.TURN)
    assert [button.id for button in seen(state, 0).buttons] == ["done", "any"]
    assert [button.id for button in seen(after(state, Action(0, "gesture")), 0).buttons] == ["done"]
    assert all(button.resting for button in seen(state, None).buttons), "everybody sees where they will be"


def test_the_partner_alone_confirms() -> None:
    state = after(at(), does(1, "call_double"))
    (button,) = seen(state).buttons
    assert (button.seat, button.kind) == (3, ButtonKind.MAIN)
    assert seen(state, 0).buttons == ()


def test_a_ring_runs_at_the_plate_of_whoever_is_waited_for() -> None:
    for state, seat in ((at(phase=Phase.TURN), 0), (after(at(), does(1, "call_counter")), 1)):
        assert TimerFact(seat=seat) in seen(state).facts
    assert not any(isinstance(fact, TimerFact) for fact in seen(at()).facts)


# What is said


def test_the_strip_tells_what_to_do() -> None:
    assert BENCH.prompt(at(phase=Phase.TURN), 0).startswith("A: swap one card")
    assert BENCH.prompt(at(phase=Phase.TURN)) == "A is looking at the cards."
    four = at(NINES, row="4S KC QD 2H", computers=OPEN)
    assert BENCH.prompt(four, 0) == "A has four of a kind: show the signal “tug an ear”."
    assert BENCH.prompt(four, 2) == "C: put a card on one of the row, or call."
    assert BENCH.prompt(after(at(), does(1, "call_double"))) == "B calls Double Kemps. Does D confirm it?"
    assert BENCH.prompt(after(at(), does(1, "call_counter"))).startswith("B calls Counter Kemps")
    assert BENCH.prompt(after(at(), does(2, "call_kemps"))) == "That is wrong: A, C lose 1 point."


def test_the_log_tells_what_everybody_saw() -> None:
    state = at(phase=Phase.TURN)
    assert BENCH.told(state, swap(state, 0, "7C", "QD")) == ["A takes queen of diamonds and lays down 7 of clubs."]
    planned = sign(0, "gesture", "wink")
    assert BENCH.told(state, planned, 0) == ["A will show: wink."]
    assert BENCH.told(state, planned, 2) == ["A thinks about what to show."]
    assert BENCH.told(at(computers=OPEN), planned, 2) == ["A shows: wink."]
    right = after(at(NINES, row="4S KC QD 2H"), does(0, "call_counter"))
    assert BENCH.told(right, sign(0, "name", "yawn")) == ["A names: yawn.", "Yes, their signal was: yawn."]
    assert BENCH.told(at(computers=OPEN), GO_ON) == ["Nobody wants the row any more. Here is row 2."]
    late = after(at(), does(0, "call_counter"))
    assert BENCH.told(late, GO_ON) == ["A named no signal in time."]


def test_who_chooses_is_told_and_what_is_not() -> None:
    state = after(at(NINES, row="4S KC QD 2H"), does(2, "call_kemps"))
    next_deal = after(state, GO_ON)
    action = sign(2, "choose_signal", "wink")
    for viewer in (None, 0, 1):
        assert BENCH.told(next_deal, action, viewer) == ["A, C have agreed on a signal."]
    assert BENCH.prompt(next_deal) == "A secret signal for A, C: which gesture?"
    assert reason(attempt(next_deal, does(1, "done"))) == "First a signal for A, C is chosen."
    assert agreed(next_deal, "wink", "yawn").phase is Phase.TURN


def test_a_double_is_told_in_the_story() -> None:
    both = at(NINES, "3S 5H 8D JC", KINGS, row="4S 10H QD 2H", points=(1, 0))
    states = [both, called := after(both, does(0, "call_double")), ended := after(called, does(2, "confirm_double"))]
    result = GAME.result(ended)
    assert result is not None
    course = Course(states, [does(0, "call_double"), does(2, "confirm_double")], result)
    told = {sentence.text.msg.source: english(sentence.text) for sentence in GAME.story(course)}
    assert told[DOUBLE.source] == "A scored 4 points with a Double Kemps."


def test_a_moment_for_everybody_when_a_claim_is_judged() -> None:
    state = at(NINES, row="4S KC QD 2H")
    call = does(2, "call_kemps", NOW + 10)
    moment = GAME.moment(state, call, after(state, call))
    assert moment is not None
    assert (moment.seat, english(moment.text)) == (2, "Kemps! Right!")
    swapped = swap(at(phase=Phase.TURN), 0, "7C", "QD")
    assert GAME.moment(at(phase=Phase.TURN), swapped, after(at(phase=Phase.TURN), swapped)) is None
