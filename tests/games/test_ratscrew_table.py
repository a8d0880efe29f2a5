"""The table of Egyptian Ratscrew: what is seen, what gestures mean, what is said."""

from __future__ import annotations

import pytest

from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Gesture, GestureKind, Place, Setup
from tabletop.core.text import SeatName, Text
from tabletop.core.view import CountFact, Cue, CueKind, PlateFact, SignFact
from tabletop.games.ratscrew import words
from tabletop.games.ratscrew.engine import GAME
from tabletop.games.ratscrew.state import State
from tabletop.games.ratscrew.table import SLAP_KEYS
from tests.games.ratscrew_positions import (
    BENCH,
    GATHER,
    at,
    drag,
    gather,
    laid,
    slap,
    slap_action,
    tap,
    top_of,
    turn,
    view,
)


def said(text: Text) -> str:
    """A text in English, seats as numbers."""
    values = {name: said(value) if isinstance(value, Text) else _seat(value) for name, value in text.args}
    return text.msg.source.replace("%n", str(text.n)).format(**values)


def _seat(value: object) -> str:
    return f"S{value.seat + 1}" if isinstance(value, SeatName) else str(value)


def plate(state: State, seat: int) -> str:
    """The line on a plate."""
    return next(said(f.text) for f in view(state).facts if isinstance(f, PlateFact) and f.seat == seat)


# What is seen


def test_the_last_five_cards_are_fanned() -> None:
    state = laid(at("2C 3D 4C", "5D 6C 7D", "8C 9D 10C"), "2C 5D 8C 3D 6C 9D 4C")
    seen = [p for p in view(state).placements if p.place.zone == "pile"]
    assert [p.face for p in sorted(seen, key=lambda p: p.place.slot)] == [
        "card-8C", "card-3D", "card-6C", "card-9D", "card-4C",
    ]  # fmt: skip
    assert sum(p.place.zone == "under" for p in view(state).placements) == 2


def test_no_card_of_a_stack_changes_its_place_while_it_waits() -> None:
    state = laid(at("2C JD 4C", "5D 6C 7D"), "2C 5D JD")
    places = {p.token: p.place for p in view(state).placements}
    after = view(gather(turn(state)))
    changed = {p.token for p in after.placements if p.place != places[p.token]}
    assert changed == {p.token for p in view(turn(state)).placements if p.owner is None}


def test_counts_and_the_contract_are_told() -> None:
    state = slap(laid(at("KC 2C", "5D 6C 7D 8D", "3C 4C"), "KC 5D"), 2)
    facts = view(state).facts
    assert CountFact("pile", 3) in facts
    (sign,) = [fact for fact in facts if isinstance(fact, SignFact)]
    assert (sign.face, sign.done, sign.of) == ("card-KC", 1, 3)
    assert said(sign.text) == "S2 owes 2", "one of the three is paid"
    assert [fact for fact in view(gather(slap_pair())).facts if isinstance(fact, SignFact)] == []


def slap_pair() -> State:
    """A pile that was slapped by the third seat after 410 ms, and by the first after 530."""
    return slap(slap(laid(at("9C 2C", "9S 3C", "4C 6C"), "9C 9S"), 2, after_ms=410), 0, after_ms=530)


def test_hands_come_down_on_the_pile_the_first_one_on_top() -> None:
    places = {p.token: p.place for p in view(slap_pair()).placements}
    assert places["hand-2"] == Place("slaps", 0)
    assert places["hand-0"] == Place("slaps", 1)
    assert places["hand-1"] == Place("rest", 1)
    faces = {p.token: p.face for p in view(at(2, 2, colours=(3, 0)), None).placements}
    assert (faces["hand-0"], faces["hand-1"]) == ("hand-D", "hand-A")


def test_a_resting_hand_is_told_with_its_owner() -> None:
    name = GAME.place_name(Place("rest", 2))
    assert name is not None
    assert said(name) == "Seat: S3"
    assert GAME.place_name(Place("pile")) is None


def test_reaction_times_stand_on_the_plates() -> None:
    state = slap_pair()
    assert [plate(state, seat) for seat in range(3)][::2] == ["0.53\u00a0s", "0.41\u00a0s"]
    assert said(words.seconds(1207)) == "1.20\u00a0s"


def test_who_may_not_slap_sees_it() -> None:
    state = slap(laid(at(0, "8D 3C", "9C 6C", turn=1), "8D 9C"), 0)
    assert plate(state, 0) == "waits for the next pile"
    assert [b.resting for b in view(state).buttons if b.id.startswith("slap")] == [True, False, False]


def test_whose_turn_it_is_has_the_lamp() -> None:
    state = turn(at("8D 3C", "9C 6C", "4C 5C"))
    assert view(state).turn == 1
    assert len(view(state).active) == 3, "but everybody may slap"
    assert view(slap_pair()).turn == 2


@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_has_a_button_with_a_key_of_their_own(seats: int) -> None:
    buttons = view(turn(at(*[5] * seats)), None).buttons
    keys = [button.key for button in buttons]
    assert len(set(keys)) == len(keys) == seats + 1
    assert keys[:-1] == list(SLAP_KEYS[:seats])
    areas = {spec.id: spec.area for spec in GAME.table(Setup(seats)).buttons}
    assert all(button.id in areas for button in buttons)
    own = view(turn(at(*[5] * seats)), 0).buttons
    assert [button.id for button in own] == ["slap-0"], "the turn button is for whoever turns"


def test_nothing_overlaps_on_the_table() -> None:
    for seats in range(2, 7):
        spec = GAME.table(Setup(seats))
        areas = [(f"plate {p.seat}", p.area) for p in spec.plates] + [(b.id, b.area) for b in spec.buttons]
        areas += [(z.id, z.area) for z in spec.zones if z.area is not None and z.id.startswith(("stack", "pile"))]
        areas.append(("strip", spec.strip))
        for number, (name, one) in enumerate(areas):
            assert 0 <= one.x <= 640 - one.width, name
            assert 0 <= one.y <= 498 - one.height, name
            for other_name, other in areas[number + 1 :]:
                apart = one.x + one.width <= other.x or other.x + other.width <= one.x
                apart = apart or one.y + one.height <= other.y or other.y + other.height <= one.y
                assert apart, f"{name} lies over {other_name} with {seats} seats"


# Gestures


def test_three_ways_to_turn_a_card() -> None:
    state = at("8D 3C", "9C 6C")
    wanted = GAME.legal(state, 0)[0]
    assert drag(state, 0, top_of(state, 0), "pile") == (wanted,)
    assert tap(state, 0, "stack-0") == (wanted,)
    assert BENCH.meanings(state, Gesture(GestureKind.BUTTON, 0, button="turn")) == (wanted,)


def test_three_ways_to_slap() -> None:
    state = turn(at("8D 3C", "9C 6C"))
    slap_it = Action(1, "slap")
    assert tap(state, 1, "pile") == (slap_it,)
    assert tap(state, 1, "rest", 1) == (slap_it,)
    assert drag(state, 1, "hand-1", "pile") == (slap_it,)
    assert BENCH.meanings(state, Gesture(GestureKind.BUTTON, 1, button="slap-1")) == (slap_it,)


def test_nobody_slaps_with_the_hand_of_another() -> None:
    state = turn(at("8D 3C", "9C 6C"))
    assert tap(state, 1, "rest", 0) == ()
    assert drag(state, 1, "hand-0", "pile") == ()
    assert BENCH.meanings(state, Gesture(GestureKind.BUTTON, 1, button="slap-0")) == ()


def test_a_card_dragged_elsewhere_gets_its_answer() -> None:
    state = turn(at("8D 3C", "9C 6C"))
    (elsewhere,) = drag(state, 1, top_of(state, 1), "stack-0")
    answer = GAME.check(state, elsewhere)
    assert answer is not None
    assert answer.rule == "ratscrew.turn-top-card"
    (others,) = drag(state, 1, top_of(state, 0), "pile")
    answer = GAME.check(state, others)
    assert answer is not None
    assert answer.rule == "ratscrew.turn-top-card"
    assert answer.tokens == (top_of(state, 1),)


# Words


def report(state: State, action: Action) -> list[str]:
    """What the log says."""
    after = GAME.apply(state, action, LiveChance(1))
    return [said(line) for line in GAME.report(GAME.masked(state, None), action, GAME.masked(after, None))]


def test_turned_cards_are_told_with_what_they_ask_for() -> None:
    state = at("KD 3C", "9C 6C", "4C 5C")
    assert report(state, GAME.legal(state, 0)[0]) == ["S1 turns: king of diamonds.", "S2 owes S1 3 card(s)."]
    state = turn(state)
    assert report(state, GAME.legal(state, 1)[0]) == ["S2 turns: 9 of clubs."]
    auto = at("9D 3C", "9C 6C", options={"auto-turn": "fast"})
    assert report(auto, GAME.legal(auto, CLOCK)[0]) == ["S1 turns: 9 of diamonds."]


def test_slaps_are_told_with_their_time() -> None:
    state = laid(at("9C 2C", "9S 3C", "4C 6C"), "9C 9S")
    assert report(state, slap_action(state, 2, 410)) == ["S3 slaps first, after 0.41\u00a0s."]
    slapped = slap(state, 2, 410)
    assert report(slapped, slap_action(slapped, 0, 530)) == ["S1 slaps too, after 0.53\u00a0s."]
    assert report(slapped, GATHER) == ["S3 takes the pile: 2 card(s)."]
    wrong = laid(at("9C 2C", "8S 3C", "4C 6C"), "9C 8S")
    assert report(wrong, slap_action(wrong, 2)) == [
        "S3 slaps: no pair.",
        "S3 puts 1 card(s) under the pile.",
    ]
    broke = laid(at(0, "9C 2C", "8S 3C", turn=1), "9C 8S")
    assert report(broke, slap_action(broke, 0))[1] == "S1 may slap again after the next pile."


def test_the_strip_says_what_happens() -> None:
    state = at("9C 2C", "QS 3C", "4C 6C")
    assert said(view(state).prompt) == "S1 turns the next card."
    state = laid(state, "9C QS")
    assert said(view(state).prompt) == "S3 owes S2 2 card(s)."
    state = laid(state, "4C 6C")
    assert said(view(state).prompt).startswith("S2 takes 4 card(s) in a moment")
    assert said(view(slap_pair()).prompt) == "S3 slapped first and takes 2 card(s)."


def cues(state: State, action: Action, after: State) -> tuple[Cue, ...]:
    """The decoration that everybody sees."""
    return GAME.cues(GAME.masked(state, None), action, GAME.masked(after, None))


def test_a_wrong_hand_goes_to_the_pile_and_back() -> None:
    state = laid(at("9C 2C", "8S 3C", "4C 6C"), "9C 8S")
    after = slap(state, 2)
    hand, *burnt = cues(state, slap_action(state, 2), after)
    assert (hand.token, hand.kind, hand.sound) == ("hand-2", CueKind.HOP, "call")
    assert hand.path == (Place("slaps"), Place("rest", 2))
    assert [cue.token for cue in burnt] == [top_of(state, 2)]
    (right,) = cues(state, slap_action(state, 2), slap_pair())
    assert right.kind is CueKind.STAMP


def test_a_won_pile_is_swept_together() -> None:
    state = slap_pair()
    swept = cues(state, GATHER, gather(state))
    assert len(swept) == 2
    assert {cue.sound for cue in swept} == {"shuffle"}


def test_a_drum_rolls_while_a_king_is_paid() -> None:
    def sounds(state: State) -> list[str]:
        action = Action(state.turn, "turn", (top_of(state, state.turn),))
        return [cue.sound for cue in cues(state, action, turn(state))]

    state = at("2C 9C", "KS 3C", "4C 6C 7D 8D")
    assert sounds(state) == ["card"]
    king = laid(state, "2C")
    assert sounds(king) == sounds(laid(king, "KS")) == sounds(laid(king, "KS 4C")) == ["card", "roll"]
    assert sounds(laid(king, "KS 4C 6C")) == ["card"], "it is paid"
    assert sounds(at("QC 9C", "KS 3C", "4C 6C")) == ["card"], "two cards are soon paid"


def test_the_score_counts_cards() -> None:
    score = GAME.score(at(20, 0, 5))
    assert score is not None
    assert score.rows[0].cells == (20, 0, 32)
