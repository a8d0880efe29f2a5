"""The table of Card Marathon: what each seat sees, what gestures mean, what is said."""

from __future__ import annotations

import pytest

from tabletop.core.chance import LiveChance
from tabletop.core.model import Gesture, GestureKind, Place, Seat
from tabletop.core.view import (
    ButtonKind,
    CaptionFact,
    CellFact,
    Condition,
    ConditionFact,
    CueKind,
    NoteFact,
    PlateFact,
    View,
)
from tabletop.games.card_marathon.engine import GAME
from tabletop.games.card_marathon.state import VALUES_PAD, State
from tabletop.kit.cards import card_name
from tabletop.match.controller import Choices, RuleController
from tabletop.match.log import Entry
from tabletop.match.match import Match
from tabletop.text_front import english
from tests.cards import name_of
from tests.games.card_marathon_positions import (
    BENCH,
    EFFORT,
    HAND,
    at,
    declare,
    drag,
    draw,
    ident,
    ids,
    shown,
    swap,
    throw,
    upturn,
)

STRAIGHT = "5S 6H 7D 8C"


def match_at(state: State) -> Match[State]:
    """A match that stands at this state."""
    match = Match(GAME, BENCH.setup(2), LiveChance(1))
    match.states[-1] = state
    return match


def press(state: State, button: str, seat: Seat = 0) -> tuple[str, ...]:
    """What a button means, by the verdicts on it."""
    gesture = Gesture(GestureKind.BUTTON, seat, button=button)
    return tuple(BENCH.rule(state, action) for action in BENCH.meanings(state, gesture))


def blocked(view: View, seat: Seat) -> list[int]:
    """The values, 1 to 13, that are blocked for a seat on the pad."""
    places = [fact.place for fact in view.facts if isinstance(fact, CellFact) and fact.place.zone == VALUES_PAD]
    return sorted(place.slot // 2 + 1 for place in places if place.slot % 2 == seat)


def caption(state: State) -> str:
    """What stands over the track."""
    return next(english(fact.text) for fact in shown(state, None).facts if isinstance(fact, CaptionFact))


def conditions(state: State, seat: Seat | None) -> dict[str, Condition]:
    """The signs on cards, by their short names."""
    facts = (fact for fact in shown(state, seat).facts if isinstance(fact, ConditionFact))
    return {name_of(state.faces[int(fact.token[1:])]): fact.condition for fact in facts}


# What is seen


def test_a_seat_sees_its_energy_and_what_lies_upturned() -> None:
    state = at("5S 6H 9D 8C 2C", me="KD", opp="7S", other="QD")
    for seat, name, seen in ((0, "5S", True), (1, "5S", False), (0, "KD", True), (1, "KD", True), (0, "QD", False)):
        placement = shown(state, seat).find(ident(state, name))
        assert placement is not None
        assert (placement.face is not None) == seen, (seat, name)
    closed = shown(state, 0).find(f"c{state.rows[0][3]}")
    assert closed is not None
    assert closed.face is None


def test_what_one_has_laid_closed_is_seen_with_a_sign_and_by_its_owner_alone() -> None:
    state = at("5S 6H 9D 8C 2C", me="KD")
    after = BENCH.after(state, swap(state, "2C", 2))
    assert conditions(after, 0) == conditions(after, 1) == {"2C": Condition.HELD}
    faces = [placement and placement.face for placement in (shown(after, s).find(ident(after, "2C")) for s in (0, 1))]
    assert faces == ["card-2C", None]


def test_the_pad_tells_which_values_are_blocked_for_whom() -> None:
    view = shown(at("5S 6H 9D 8C 2C", me="KD 7D 7C", opp="7S KS 9H"), None)
    assert blocked(view, 0) == [9, 13]
    assert blocked(view, 1) == [7, 13]


def test_the_pad_blocks_everything_for_whoever_leads_too_far_and_nothing_for_the_other() -> None:
    view = shown(at("5S 6H 9D 8C 2C", me="KD 7D 7C"), None)
    assert blocked(view, 0) == list(range(1, 14))
    assert blocked(view, 1) == []


@pytest.mark.parametrize(
    ("me", "opp", "told", "places"),
    [
        ("KD", "7S", "Level", (5, 5)),
        ("KD 3C", "7S", "A leads by 1", (6, 4)),
        ("", "7S 9H 8D", "B: no straights", (2, 8)),
        ("KD 3C 4H 5D", "7S", "A: do not finish", (8, 2)),
    ],
)
def test_the_runners_stand_by_their_lead_and_its_zone_is_told(
    me: str, opp: str, told: str, places: tuple[int, int]
) -> None:
    state = at("5S 6H 9D 8C 2C", me=me, opp=opp)
    runners = [shown(state, 0).find(f"runner-{seat}") for seat in (0, 1)]
    assert caption(state) == told
    assert tuple(runner.place.slot for runner in runners if runner is not None) == places


def test_without_the_reversal_a_leader_may_finish() -> None:
    off = at("5S 6H 9D 8C 2C", me="KD 3C 4H 5D", opp="7S", options={"reversal": "off"})
    assert caption(off) == "A: no straights"


def test_plates_and_note() -> None:
    view = shown(at("5S 6H 9D 8C 2C", me="KD 3C", opp="7S", rebuilt=1), 0)
    plates = [fact for fact in view.facts if isinstance(fact, PlateFact)]
    assert [(english(plate.text), plate.stars, plate.stars_of) for plate in plates] == [
        ("5 cards", 2, 5),
        ("5 cards", 1, 5),
    ]
    notes = [english(fact.text) for fact in view.facts if isinstance(fact, NoteFact)]
    assert notes == ["New refreshments: 2 more times"]


# What is said


def test_a_challenge_lights_up_and_is_told_to_its_owner_alone() -> None:
    state = at("5S 6H 8C 2C JD QS", me="7D", opp="KS")
    assert conditions(state, 0) == dict.fromkeys(("5S", "6H", "7D", "8C"), Condition.DONE)
    assert conditions(state, 1) == {}
    assert BENCH.prompt(state, 0) == (
        "A can declare a straight: 5 of spades, 6 of hearts, 7 of diamonds, 8 of clubs. "
        "Otherwise one energy card is thrown."
    )
    assert BENCH.prompt(state, 1) == "It is A’s turn."
    (button,) = shown(state, 0).buttons
    assert (button.kind, button.resting) == (ButtonKind.MAIN, False)
    assert shown(state, 1).buttons == ()


def test_what_is_held_back_is_told_with_the_reason() -> None:
    state = at(f"{STRAIGHT} 2C JD", opp="7S")
    assert "but a value is blocked: 7." in BENCH.prompt(state, 0)
    (button,) = shown(state, 0).buttons
    assert button.resting
    assert press(state, "challenge") == ("card_marathon.value-blocked",)
    leads = at(f"{STRAIGHT} JD QS", me="2H 3C KD KC", opp="9S")
    assert "leads too far for straights" in BENCH.prompt(leads, 0)
    assert press(leads, "challenge") == ("card_marathon.leader-no-straights",)


def test_moments_are_the_call_and_the_race() -> None:
    state = at(f"{STRAIGHT} JD QS")
    after = BENCH.after(state, declare(state, STRAIGHT))
    upturned = BENCH.after(after, upturn(after, 1))
    called = GAME.moment(after, upturn(after, 1), upturned)
    assert called is not None
    assert (english(called.text), called.seat) == ("I upturn the stone!", 0)
    assert GAME.moment(state, declare(state, STRAIGHT), after) is None


def test_the_log_tells_a_challenge_in_the_order_of_its_run() -> None:
    state = at("8C 6H 5S 2C JD QS", me="7D")
    assert BENCH.told(state, declare(state, "8C 5S 6H 7D")) == [
        "A declares a straight: 5 of spades, 6 of hearts, 7 of diamonds, 8 of clubs."
    ]
    begins = at("5S 6H 9D 8C 2C", me="KD", effort="QS")
    top = english(card_name(begins.faces[begins.refreshments[-1]]))
    assert BENCH.told(begins, draw(begins), 0) == [f"A draws the {top} from the refreshments."]
    assert BENCH.told(begins, draw(begins), 1) == ["A draws from the refreshments."]
    assert BENCH.told(begins, draw(begins, effort=True), 1) == ["A takes the queen of spades from the effort."]


# What gestures mean


def test_four_cards_of_hand_and_row_are_dropped_on_the_effort() -> None:
    state = at("5S 6H 8C 2C JD QS", me="7D", opp="KS")
    spec = GAME.table(BENCH.setup(2))
    assert spec.zone("hand-0").joins(spec.zone("row-0"))
    assert not spec.zone("hand-0").joins(spec.zone("row-1"))
    answer = RuleController(match_at(state), 0).attempt(drag(state, STRAIGHT, EFFORT))
    assert isinstance(answer, Entry)
    assert answer.action is not None
    assert answer.action.verb == "challenge"


def test_one_card_is_thrown_drawn_or_swapped() -> None:
    state = at("5S 6H 9D 8C 2C", me="KD", effort="QS")
    assert BENCH.drag(state, 0, ident(state, "QS"), HAND) == draw(state, effort=True)
    assert BENCH.tap(state, 0, f"c{state.refreshments[0]}") == draw(state)
    assert BENCH.drag(state, 0, ident(state, "2C"), Place("row-0", 0)) == swap(state, "2C", 1)
    after = BENCH.after(state, draw(state))
    assert BENCH.drag(after, 0, ident(after, "2C"), EFFORT) == throw(after, "2C")


def test_a_milestone_taken_up_asks_which_energy_card_goes_there() -> None:
    state = at("5S 6H 9D 8C 2C", me="KD")
    answer = RuleController(match_at(state), 0).attempt(drag(state, "KD", HAND))
    assert isinstance(answer, Choices)
    assert answer.question is not None
    assert english(answer.question) == "Which energy card goes there?"
    assert {offer.face for offer in answer.offers} == {f"card-{name}" for name in ("5S", "6H", "9D", "8C", "2C")}


def test_empty_refreshments_have_a_button() -> None:
    state = at("5S 6H 9D 8C 2C", refreshments=0)
    assert press(state, "renew") == ("",)
    assert [button.id for button in shown(state, 0).buttons] == ["renew"]
    assert BENCH.tap(state, 0, to=Place("refreshments")) == draw(state)


def test_a_closed_milestone_is_tapped_and_an_upturned_one_says_why_it_cannot_be_used() -> None:
    state = at(f"{STRAIGHT} JD QS")
    after = BENCH.after(state, declare(state, STRAIGHT))
    assert BENCH.tap(after, 0, f"c{after.rows[0][2]}") == upturn(after, 3)
    blocked_now = at("5S 6H 8C 2C JD QS", me="7D", opp="7S")
    tapped = BENCH.tap(blocked_now, 0, ident(blocked_now, "7D"))
    assert BENCH.rule(blocked_now, tapped) == "card_marathon.equal-values-block-both"


def test_swapped_cards_fly() -> None:
    state = at("5S 6H 9D 8C 2C", me="KD")
    action = swap(state, "2C", 1)
    cues = GAME.cues(state, action, BENCH.after(state, action))
    assert {cue.token for cue in cues} == {*ids(state, "2C KD")}
    assert {cue.kind for cue in cues} == {CueKind.FLY}
