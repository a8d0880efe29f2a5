"""Luck from a source: the same again for whoever knows the source, and nothing to be guessed from its fingerprint."""

from __future__ import annotations

import hmac
from collections import Counter
from hashlib import sha256

import pytest

from tabletop.core.chance import Asked, AskedChance
from tabletop.core.luck import Luck

SOURCE = bytes(range(32))
LUCK = Luck.of(SOURCE)


def test_the_fingerprint_is_the_hash_of_the_source() -> None:
    assert LUCK.fingerprint == sha256(SOURCE).hexdigest()
    assert LUCK.is_sound
    assert not Luck(LUCK.source, Luck.fresh().fingerprint).is_sound
    with pytest.raises(ValueError, match="32 bytes"):
        Luck.of(b"short")


def test_fresh_luck_is_never_the_same() -> None:
    assert Luck.fresh() != Luck.fresh()


def test_no_report_shows_the_source() -> None:
    assert LUCK.source not in f"{LUCK!r} {LUCK}"


def test_an_outcome_follows_from_seat_number_and_place() -> None:
    message = b"2/7/1/0"
    expected = int.from_bytes(hmac.new(SOURCE, message, sha256).digest(), "big") % 6 + 1
    assert LUCK.chance(2, 7).rolls(2)[1] == expected
    assert LUCK.chance(2, 7).rolls(9) == LUCK.chance(2, 7).rolls(9)


def test_every_seat_the_clock_and_the_deal_have_luck_of_their_own() -> None:
    drawn = {LUCK.chance(seat, number).rolls(12) for seat in (None, -1, 0, 1) for number in (0, 1)}
    assert len(drawn) == 8


def test_every_face_is_as_likely() -> None:
    faces = Counter(face for number in range(200) for face in LUCK.chance(0, number).rolls(30))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert all(850 < count < 1150 for count in faces.values())


def test_what_would_make_some_numbers_likelier_is_drawn_again() -> None:
    count = (1 << 255) + 1
    values = [LUCK.chance(0, number).pick(count) for number in range(40)]
    plain = [int.from_bytes(hmac.digest(SOURCE, b"0/%d/0/0" % number, "sha256"), "big") for number in range(40)]
    again = [number for number in range(40) if plain[number] >= count]
    assert again
    assert all(value < count for value in values)
    assert all(values[number] == plain[number] for number in range(40) if number not in again)
    twice = [int.from_bytes(hmac.digest(SOURCE, b"0/%d/0/1" % number, "sha256"), "big") for number in again]
    assert any(value < count for value in twice)
    assert all(values[number] == value for number, value in zip(again, twice, strict=True) if value < count)


def test_a_number_can_be_drawn_of_one_to_all_that_a_hash_can_say() -> None:
    assert LUCK.chance(0, 0).pick(1) == 0
    assert LUCK.chance(0, 0).pick(1 << 256) == int.from_bytes(hmac.digest(SOURCE, b"0/0/0/0", "sha256"), "big")
    with pytest.raises(ValueError, match="cannot be drawn"):
        LUCK.chance(0, 0).pick(0)
    with pytest.raises(ValueError, match="cannot be drawn"):
        LUCK.chance(0, 0).pick((1 << 256) + 1)


def test_dice_of_a_person_move_no_other_outcome() -> None:
    whole = LUCK.chance(1, 3)
    first, _, last = whole.pick(10), whole.roll(), whole.pick(10)
    asked = AskedChance((), LUCK.chance(1, 3))
    assert asked.pick(10) == first
    with pytest.raises(Asked) as stopped:
        asked.roll()
    again = AskedChance((*stopped.value.made, 4), LUCK.chance(1, 3))
    assert (again.pick(10), again.roll(), again.pick(10)) == (first, 5, last)


def test_the_same_chance_serves_an_action_that_is_applied_anew() -> None:
    luck = LUCK.chance(1, 3)
    with pytest.raises(Asked):
        AskedChance((), luck).rolls(2)
    again = AskedChance((4, 2), luck)
    again.rolls(2)
    assert again.pick(100) == _third(100)


def _third(count: int) -> int:
    whole = LUCK.chance(1, 3)
    whole.rolls(2)
    return whole.pick(count)
