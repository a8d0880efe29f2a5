"""Who comes next among those who hold cards, and what an exchange tells of hidden cards."""

from __future__ import annotations

import pytest

from tabletop.core.chance import LiveChance
from tabletop.kit.hands import HIDDEN, Pack, unknown, veiled
from tabletop.kit.shedding import Gift, dealt_again, handed_over, next_holder

PACK = Pack(tuple(f"card-{number}" for number in range(12)))
HANDS = ((0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11))


@pytest.mark.parametrize(
    ("seat", "skip", "found"),
    [(0, 0b0000, 2), (2, 0b0000, 3), (3, 0b0000, 0), (3, 0b0001, 2), (3, 0b0101, 3), (1, 0b1101, -1)],
)
def test_the_turn_goes_in_order_to_whoever_holds_cards(seat: int, skip: int, found: int) -> None:
    hands = ((0,), (), (1,), (2,))
    assert next_holder((0, 1, 2, 3), hands, seat, skip) == found


def test_the_order_of_turns_need_not_be_that_of_the_seats() -> None:
    hands = ((0,), (1,), (2,), (3,))
    assert [next_holder((2, 0, 3, 1), hands, seat) for seat in range(4)] == [3, 2, 0, 1]


def test_gifts_change_hands_at_the_same_time_and_both_know_them() -> None:
    hands, memory = handed_over(HANDS, unknown(PACK), (Gift((0, 1), 0, 2), Gift((8, 9), 2, 0)))
    assert hands == ((2, 3, 8, 9), (4, 5, 6, 7), (0, 1, 10, 11))
    assert [memory.knowers[token] for token in (0, 8, 2, 4)] == [0b101, 0b101, 0, 0]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("lowest", [False, True])
@pytest.mark.parametrize("seen", [(), (0,), (2, 3), (1, 3)])
def test_cards_dealt_again_keep_to_what_had_to_be_given(seed: int, lowest: bool, seen: tuple[int, ...]) -> None:
    heights = range(12)
    given, kept = ((0, 1), (2, 3)) if lowest else ((2, 3), (0, 1))
    gift = Gift(given, giver=0, receiver=2, kept=kept, lowest=lowest)
    faces = veiled(bytes([3, 6, 8, 9, 0, 1, 2, 4, 5, 7, 10, 11]), [t for t in range(8) if t not in seen])
    again = dealt_again(faces, (gift,), heights, LiveChance(seed))
    assert sorted(again) == list(range(12))
    assert max(again[t] for t in (0, 1)) < min(again[t] for t in (2, 3))
    assert all(again[t] == faces[t] for t in range(12) if faces[t] != HIDDEN)


def test_without_gifts_any_hidden_card_may_lie_anywhere() -> None:
    faces = veiled(bytes(range(12)), range(6))
    found = {dealt_again(faces, (), range(12), LiveChance(seed)) for seed in range(20)}
    assert len(found) > 10


@pytest.mark.parametrize("lowest", [False, True])
def test_the_lowest_and_the_highest_card_lie_wherever_an_exchange_allows(lowest: bool) -> None:
    """Tokens 0 and 1 are the low cards of the exchange, 2 and 3 the high ones; 4 to 11 have nothing to do with it."""
    heights = (*range(11), 255)
    given, kept = ((0, 1), (2, 3)) if lowest else ((2, 3), (0, 1))
    gift = Gift(given, giver=0, receiver=2, kept=kept, lowest=lowest)
    cards = bytes([3, 4, 7, 8, 0, 1, 2, 5, 6, 9, 10, 11])

    def lies(card: int, seen: tuple[int, ...]) -> list[int]:
        faces = veiled(cards, [token for token in range(12) if token not in seen])
        worlds = [dealt_again(faces, (gift,), heights, LiveChance(seed)) for seed in range(300)]
        return [min(world.index(card) // 2, 2) for world in worlds]

    assert set(lies(0, seen=(2, 3))) == {0, 2}
    assert set(lies(11, seen=(2, 3))) == {2}
    assert set(lies(0, seen=(0, 1))) == {2}
    assert set(lies(11, seen=(0, 1))) == {1, 2}
    for card, own in ((0, 0), (11, 1)):
        found = lies(card, seen=())
        assert set(found) == {own, 2}
        assert abs(found.count(2) - 200) < 25, "as likely elsewhere as any other card"
