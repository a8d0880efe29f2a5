"""What games of tricks have in common, on a state that holds nothing else."""

from __future__ import annotations

import pytest
from msgspec import Struct

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Gesture, GestureKind, Place
from tabletop.core.rules import Violation
from tabletop.core.table import Rect, ZoneKind
from tabletop.core.view import Condition
from tabletop.kit import trick_game as tg
from tabletop.kit.cards import HEARTS, PACK_52, SPADES, WITHOUT_JOKERS
from tabletop.kit.hands import Hands, of_others, veiled
from tabletop.kit.tricks import Duties, Duty, Trick
from tabletop.text_front import english
from tests.cards import card, cards

PACK = WITHOUT_JOKERS
DUTIES = Duties(SPADES, must_trump=True, must_overtrump=True)
CHECKS = tg.play_checks(
    PACK,
    "toy.one",
    {Duty.FOLLOW: "toy.follow", Duty.TRUMP: "toy.trump", Duty.OVERTRUMP: "toy.over"},
    lambda state: DUTIES,
)


class Toy(Struct, frozen=True):
    """Three seats; tokens are numbered as they are named."""

    faces: bytes
    hands: Hands
    trick: Trick
    tricks: tuple[Trick, ...] = ()
    seats: int = 3


def at(hand: str, trick: str = "", others: str = "2H 3H") -> Toy:
    """The hand of seat 2, and a trick that lies before its turn."""
    named = cards(f"{hand} {trick} {others}")
    faces = bytes([*named, *(one for one in PACK_52 if one not in named)])
    held, laid = len(hand.split()), len(trick.split())
    away = tuple(range(held + laid, len(named)))
    leader = (2 - laid) % 3
    return Toy(faces, (away[:1], away[1:], tuple(range(held))), Trick(leader, tuple(range(held, held + laid))))


def token(state: Toy, name: str) -> str:
    return PACK.ids[state.faces.index(card(name))]


def broken(state: Toy, *names: str, to: Place | None = None) -> tuple[str, Violation | None]:
    """The first rule that a play of seat 2 breaks, and why."""
    action = Action(2, "play", tuple(token(state, name) for name in names), to or Place(tg.TRICK, 2))
    for check in CHECKS:
        found = check.breaks(state, action)
        if found:
            assert isinstance(found, Violation)
            return check.rule, found
    return "", None


def test_what_may_be_played_is_what_no_check_speaks_against() -> None:
    for state in (at("KD 3S AC", "9D"), at("4S AC 9H", "9D"), at("QS 3S", "9D 10S"), at("KD 3S"), at("KD AC", "9H")):
        listed = {action.tokens[0] for action in tg.plays(PACK, state, 2, DUTIES)}
        for held in state.hands[2]:
            name = PACK.faces[state.faces[held]].removeprefix("card-")
            assert (broken(state, name)[0] == "") == (PACK.ids[held] in listed)


@pytest.mark.parametrize(
    ("hand", "trick", "card", "rule", "cause", "why"),
    [
        ("KD 3S", "9D", "3S", "toy.follow", "9D", "Led suit: diamonds. There is still one in the hand."),
        ("KD 3S", "9D 10H", "3S", "toy.follow", "9D", "Led suit: diamonds. There is still one in the hand."),
        ("4S AC", "9D", "AC", "toy.trump", "9D", "Trumps: spades. There is still one in the hand."),
        ("QS 3S", "9D 10S", "3S", "toy.over", "10S", "A trump in the hand beats this card in the trick: 10 of spades."),
        ("QS 3S", "9D", "2H", "toy.one", "2H", "Everyone plays one card from their own hand."),
    ],
)
def test_a_refusal_names_its_cause(hand: str, trick: str, card: str, rule: str, cause: str, why: str) -> None:
    state = at(hand, trick)
    found, violation = broken(state, card)
    assert found == rule
    assert violation is not None
    assert violation.tokens == (token(state, cause),)
    assert violation.why is not None
    assert english(violation.why) == why


def test_a_refusal_names_the_suit_that_is_trump() -> None:
    (*_, check) = tg.play_checks(PACK, "toy.one", {Duty.TRUMP: "toy.trump"}, lambda state: Duties(HEARTS, True))
    state = at("4H AC", "9D")
    found = check.breaks(state, Action(2, "play", (token(state, "AC"),), Place(tg.TRICK, 2)))
    assert isinstance(found, Violation)
    assert found.why is not None
    assert english(found.why) == "Trumps: hearts. There is still one in the hand."


def test_one_card_goes_to_the_trick() -> None:
    state = at("KD 3S")
    assert broken(state, "KD", "3S")[0] == "toy.one"
    rule, violation = broken(state, "KD", to=Place("stock"))
    assert rule == "toy.one"
    assert violation is not None
    assert violation.places == (Place(tg.TRICK, 2),)
    played = Action(2, "play", ("c0",), Place(tg.TRICK))
    assert tg.as_listed(played) == Action(2, "play", ("c0",), Place(tg.TRICK, 2))
    elsewhere = Action(2, "play", ("c0",), Place("stock"))
    assert tg.as_listed(elsewhere) == elsewhere


def test_gestures() -> None:
    state = at("KD 3S", "9D")
    tap = Gesture(GestureKind.TAP, 2, ("c0",))
    assert tg.meant(PACK, state, tap) == (Action(2, "play", ("c0",), Place(tg.TRICK, 2)),)
    assert tg.meant(PACK, state, Gesture(GestureKind.TAP, 2, ("c2",))) == (), "a card of the trick"
    assert tg.meant(PACK, state, Gesture(GestureKind.TAP, 2, ("cabin",))) == ()
    assert tg.meant(PACK, state, Gesture(GestureKind.TAP, 2, to=Place(tg.TRICK))) == ()
    drag = Gesture(GestureKind.DRAG, 2, ("c0",), Place("stock"))
    assert tg.meant(PACK, state, drag) == (Action(2, "play", ("c0",), Place("stock")),)
    assert tg.meant(PACK, state, Gesture(GestureKind.DRAG, 2, ("c0",), Place("hand-2"))) == ()
    assert tg.meant(PACK, state, Gesture(GestureKind.DRAG, 2, ("c2",), Place("hand-2"))) != (), "it gets its answer"


def test_the_table_of_tricks() -> None:
    trick, *won = tg.trick_zones(3, Rect(0, 0, 200, 200), 0.8)
    assert (trick.kind, trick.scale) == (ZoneKind.TRICK, 0.8)
    assert [(z.id, z.seat, z.on_plate, z.browsable) for z in won] == [(tg.won_zone(s), s, True, True) for s in range(3)]
    state = at("KD 3S", "9D")
    state = Toy(
        veiled(state.faces, of_others(state.hands, 2)),
        state.hands,
        state.trick,
        (Trick(1, (12, 13), 1), Trick(1, (10, 11), 1)),
    )
    placed = {p.token: (p.place, p.face) for p in tg.placed(PACK, state)}
    assert placed["c2"] == (Place(tg.TRICK, 1), "card-9D")
    assert placed["c0"] == (Place("hand-2"), "card-KD")
    assert placed["c12"] == (Place(tg.won_zone(1), 0), None), "what has been taken lies face down"
    assert placed["c10"] == (Place(tg.won_zone(1), 2), PACK.faces[state.faces[10]]), "but for the last trick"
    assert [(f.token, f.seat, f.leads) for f in tg.last_trick(PACK, state)] == [("c10", 1, True), ("c11", 2, False)]
    assert tg.taker_fact(PACK, state.trick, 3) == ()
    (fact,) = tg.taker_fact(PACK, Trick(1, (5, 6, 7), 0), 3)
    assert (fact.token, fact.condition) == ("c7", Condition.DONE)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_last_trick_is_the_one_that_was_taken_away_last(count: int) -> None:
    tricks = (Trick(0, (12, 13), 1), Trick(0, (14, 15), 0), Trick(2, (10, 11), 1))[-count:]
    state = at("KD 3S")
    after = Toy(state.faces, state.hands, state.trick, tricks)
    assert [(fact.token, fact.seat) for fact in tg.last_trick(PACK, after)] == [("c10", 2), ("c11", 0)]


def test_words() -> None:
    state = at("KD 3S", "9D")
    play = Action(2, "play", ("c0",), Place(tg.TRICK, 2))
    assert english(tg.describe_play(PACK, state, play)) == "Play: king of diamonds"
    assert english(tg.report_play(PACK, state, play)) == "C plays: king of diamonds."
    hidden = Toy(veiled(state.faces, [0]), state.hands, state.trick)
    assert english(tg.describe_play(PACK, hidden, play)) == "Play: a card"
    nothing = Toy(b"", state.hands, Trick(2))
    assert english(tg.describe_play(PACK, nothing, play)) == "Play: a card", "before any card has a face"
    assert english(tg.takes(Trick(1, (5, 6, 7), 0))) == "A takes the trick."
    assert english(tg.to_play(state, 2, 2, DUTIES)) == "Led suit: diamonds. C must follow suit."
    assert english(tg.to_play(state, 2, 0, DUTIES)) == "Led suit: diamonds. It is C’s turn."
    assert english(tg.to_play(at("KD 3S", "9D 10H"), 2, 0, DUTIES)) == "Led suit: diamonds. It is C’s turn."
    assert english(tg.to_play(at("3S 4C", "9D"), 2, 2, DUTIES)).endswith("C has none and must play a trump.")
    assert english(tg.to_play(at("3H 4C", "9D", "2S 5S"), 2, 2, DUTIES)).endswith("C has none and may play any card.")
    assert english(tg.to_play(at("3S 4C"), 2, 0, DUTIES)) == "C leads, with any card."


def test_a_world_agrees_with_what_is_known() -> None:
    state = at("KD 3S", "9D", "2H 3H")
    hidden = [*of_others(state.hands, 2), *range(5, 52)]
    known = Toy(veiled(state.faces, hidden), state.hands, state.trick)
    found = tg.world(known, PACK_52, DUTIES, LiveChance(1))
    assert sorted(found) == list(PACK_52)
    assert veiled(found, hidden) == known.faces
