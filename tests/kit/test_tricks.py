"""Tricks: what must be played, who takes them, and deals that agree with what everybody has seen."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.chance import LiveChance
from tabletop.core.model import Place
from tabletop.kit.cards import NO_SUIT, PACK_52, SPADES, SUITS, WITHOUT_JOKERS
from tabletop.kit.hands import HIDDEN, dealt, laid_down, of_others, veiled
from tabletop.kit.tricks import (
    Duties,
    Duty,
    Trick,
    before_owners,
    best,
    dealt_anew,
    demand,
    impossible,
    laid_on,
    playable,
    taken,
    turn_of,
)
from tests.cards import cards

FREE = Duties(SPADES)
MUST = Duties(SPADES, must_trump=True)
OVER = Duties(SPADES, must_trump=True, must_overtrump=True)
CHOOSES = Duties(SPADES, must_overtrump=True)


def may(hand: str, laid: str, duties: Duties) -> str:
    """The cards of a hand that may be played."""
    asked = demand(cards(hand), cards(laid), duties)
    return " ".join(name for name in hand.split() if asked.fails(cards(name)[0]) is None)


@pytest.mark.parametrize(
    ("hand", "laid", "duties", "allowed"),
    [
        ("KD 3S", "", MUST, "KD 3S"),
        ("KD 3S", "9D", MUST, "KD"),
        ("4S AC 9H", "9D", MUST, "4S"),
        ("4S AC 9H", "9D", FREE, "4S AC 9H"),
        ("4S AC 9H", "9D", Duties(), "4S AC 9H"),
        ("AC 9H", "9D", MUST, "AC 9H"),
        ("QS 3S", "9D 10S", MUST, "QS 3S"),
        ("QS 3S", "9D 10S", OVER, "QS"),
        ("9S 3S", "9D 10S", OVER, "9S 3S"),
        ("QS 3S 4H", "10S", OVER, "QS"),
        ("QS 3S AC", "9D 10S", CHOOSES, "QS AC"),
        ("KD 2D 3S", "9D 10S", OVER, "KD 2D"),
    ],
)
def test_what_a_trick_demands(hand: str, laid: str, duties: Duties, allowed: str) -> None:
    assert may(hand, laid, duties) == allowed
    faces = bytes(cards(hand))
    tokens = playable(range(len(faces)), faces, cards(laid), duties)
    assert [faces[token] for token in tokens] == cards(allowed)


@pytest.mark.parametrize(
    ("hand", "laid", "duties", "card", "duty"),
    [
        ("KD 3S", "9D", MUST, "3S", Duty.FOLLOW),
        ("4S AC", "9D", MUST, "AC", Duty.TRUMP),
        ("QS 3S", "9D 10S", OVER, "3S", Duty.OVERTRUMP),
        ("QS 3S AC", "10S", OVER, "AC", Duty.FOLLOW),
    ],
)
def test_the_first_duty_that_a_card_fails(hand: str, laid: str, duties: Duties, card: str, duty: Duty) -> None:
    assert demand(cards(hand), cards(laid), duties).fails(cards(card)[0]) is duty


@pytest.mark.parametrize(
    ("laid", "trump", "at"),
    [("9D KD 2S AD", SPADES, 2), ("9D 4S KD 10S", SPADES, 3), ("7H AS 8H 2H", NO_SUIT, 2), ("9D AH", SPADES, 0)],
)
def test_who_takes_a_trick(laid: str, trump: int, at: int) -> None:
    assert best(cards(laid), trump) == at


def test_a_full_trick_has_a_taker_and_rests() -> None:
    faces = bytes(cards("9D 4S KD"))
    trick = Trick(leader=2)
    for token, seat in ((0, 2), (1, 0), (2, 1)):
        assert turn_of(trick, 3) == seat
        assert trick.taker == -1
        trick = laid_on(trick, token, faces, 3, SPADES)
    assert trick == Trick(2, (0, 1, 2), taker=0)
    assert taken((trick, Trick(0, (3, 4, 5), taker=1), Trick(1)), 3) == (1, 1, 0)


def test_each_card_lies_before_who_laid_it() -> None:
    faces = bytes(cards("9D 4S"))
    laid = before_owners(WITHOUT_JOKERS, "trick", Trick(2, (0, 1)), faces, 3)
    assert [(p.place, p.owner, p.face) for p in laid] == [
        (Place("trick", 2), 2, "card-9D"),
        (Place("trick", 0), 0, "card-4S"),
    ]


@pytest.mark.parametrize(
    ("laid", "duties", "absent", "present"),
    [
        ("9D AC", FREE, "AD 2D", "2S 3H"),
        ("9D AC", MUST, "AD 2S AS", "3H 2C"),
        ("9D 4S", MUST, "AD", "2S AS"),
        ("10S 3S", OVER, "JS AS", "9S 2D"),
        ("10S QS", OVER, "", "AS JS"),
    ],
)
def test_what_a_play_tells_of_a_hand(laid: str, duties: Duties, absent: str, present: str) -> None:
    faces = bytes(cards(laid))
    (_, shown) = impossible((Trick(0, (0, 1)),), faces, 2, duties)
    assert all(shown >> card & 1 for card in cards(absent))
    assert not any(shown >> card & 1 for card in cards(present))


@given(st.integers(3, 6), st.integers(0, 10**6), st.sampled_from([FREE, MUST, OVER, CHOOSES]))
def test_deals_anew_agree_with_what_was_shown(seats: int, seed: int, duties: Duties) -> None:
    luck = LiveChance(seed)
    faces = bytes(luck.shuffled(PACK_52))
    hands = dealt(range(seats * 8), seats, 0)
    tricks, trick = [], Trick(1)
    for _ in range(luck.pick(6 * seats)):
        seat = turn_of(trick, seats)
        laid = [faces[token] for token in trick.tokens]
        ways = playable(hands[seat], faces, laid, duties)
        token = ways[luck.pick(len(ways))]
        hands = laid_down(hands, seat, (token,))
        trick = laid_on(trick, token, faces, seats, duties.trump)
        if trick.taker >= 0:
            tricks, trick = [*tricks, trick], Trick(trick.taker)
    barred = impossible((*tricks, trick), faces, seats, duties)
    hidden = [*of_others(hands, 0), *range(seats * 8, 52)]
    known = veiled(faces, hidden)
    world = dealt_anew(known, PACK_52, hands, barred, luck)
    assert sorted(world) == list(PACK_52)
    assert veiled(world, hidden) == known
    assert not any(barred[seat] >> world[token] & 1 for seat, hand in enumerate(hands) for token in hand)


def test_a_chain_of_exchanges_finds_the_only_deal() -> None:
    """Each seat but one can hold only one card: whatever comes first, they end where they can."""
    pack = tuple(cards("2S 2H 2D 2C"))
    others = [sum(1 << other for other in pack if other != card) for card in pack]
    hands = tuple((token,) for token in range(4))
    for seed in range(24):
        world = dealt_anew(bytes([HIDDEN] * 4), pack, hands, others, LiveChance(seed))
        assert tuple(world) == pack


def test_deals_anew_differ() -> None:
    hands = dealt(range(40), 4, 0)
    known = veiled(bytes(PACK_52), [*of_others(hands, 0), *range(40, 52)])
    worlds = [dealt_anew(known, PACK_52, hands, (0,) * 4, LiveChance(seed)) for seed in range(20)]
    assert all(one != other for one, other in pairwise(worlds))
    assert {SUITS[world[hands[1][0]]] for world in worlds} == {0, 1, 2, 3}


def test_what_lies_in_no_hand_may_be_any_card_that_nobody_has_seen() -> None:
    hands = dealt(range(40), 4, 0)
    known = veiled(bytes(PACK_52), [*of_others(hands, 0), *range(40, 52)])
    worlds = [dealt_anew(known, PACK_52, hands, (0,) * 4, LiveChance(seed)) for seed in range(60)]
    seen = {known[token] for token in hands[0]}
    assert {world[token] for world in worlds for token in range(40, 52)} == set(PACK_52) - seen
