"""Hands of cards and matches of several deals: what card games share."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.chance import LiveChance
from tabletop.core.text import QT_TRANSLATE_NOOP, say
from tabletop.kit.cards import FACES, WITH_JOKERS, cards_named
from tabletop.kit.deals import ranking, score_sheet, totals
from tabletop.kit.hands import (
    HIDDEN,
    Pack,
    dealt,
    hand_zones,
    in_hand_zones,
    laid_down,
    mixed,
    of_others,
    unknown,
    unveiled,
    veiled,
)
from tabletop.kit.house_rules import deals_option

CAPTION = say(QT_TRANSLATE_NOOP("Cards", "Total"))


def test_cards_are_dealt_singly_from_the_dealers_left() -> None:
    assert dealt(range(8), 3, dealer=1) == ((1, 4, 7), (2, 5), (0, 3, 6))


def test_only_different_cards_of_the_own_hand_are_held() -> None:
    hand = (3, 7, 20)
    assert WITH_JOKERS.held(hand, ("c7", "c3")) == (7, 3)
    for wrong in ((), ("c7", "c7"), ("c7", "c8"), ("c7", "nonsense")):
        assert WITH_JOKERS.held(hand, wrong) is None
    assert WITH_JOKERS.strange(hand, ("c7", "c3")) is None
    assert WITH_JOKERS.strange(hand, ("c7", "c8", "nonsense")) == (8,)
    assert WITH_JOKERS.strange(hand, ()) == ()


def test_faces_are_hidden_but_for_the_own_hand() -> None:
    cards = bytes(range(54))
    seen = WITH_JOKERS.in_hands(((0, 1), (2,)), cards, viewer=1)
    assert [(p.token, p.place.zone, p.place.slot, p.face) for p in seen] == [
        ("c0", "hand-0", 0, None),
        ("c1", "hand-0", 1, None),
        ("c2", "hand-1", 0, FACES[2]),
    ]
    assert all(p.face is not None for p in WITH_JOKERS.in_hands(((0, 1), (2,)), cards, None, open_hands=True))
    assert {zone.id for zone in hand_zones(2)} == {p.place.zone for p in seen}


def test_what_has_moved_is_told_with_the_zone_that_it_left() -> None:
    before = {"stock": (0, 1, 2), "pile": (3,), **in_hand_zones(((4, 5), (6,)))}
    after = {"stock": (0, 1), "pile": (3, 4), **in_hand_zones(((5,), (6, 2)))}
    assert list(WITH_JOKERS.moved(before, after).items()) == [("c4", "hand-0"), ("c2", "stock")]
    assert WITH_JOKERS.moved(after, after) == {}
    assert WITH_JOKERS.zones_of(after, ("c2", "c3", "c9", "nonsense")) == ["hand-1", "pile", "", ""]


def test_mixing_changes_only_the_faces_of_these_tokens() -> None:
    faces = bytes(range(54))
    hands = ((0, 1, 2), (10, 11, 12, 13), (20,))
    after = mixed(faces, of_others(hands, 1), LiveChance(3))
    assert sorted(after) == list(faces)
    assert {at for at in range(54) if after[at] != faces[at]} <= {0, 1, 2, 20}
    assert laid_down(hands, 1, (11, 13)) == ((0, 1, 2), (10, 12), (20,))


def test_totals_ranking_and_score() -> None:
    sheet = ((3, 2, 0), (0, 1, 3))
    assert totals(sheet, 3) == (3, 3, 3)
    assert ranking((5, 1, 5)) == ((0, 2), (1,))
    assert ranking((5, 1, 5), lowest_first=True) == ((1,), (0, 2))
    shown = score_sheet(CAPTION, sheet, 3, 3, current=3)
    assert [row.cells for row in shown.rows] == [(3, 2, 0), (0, 1, 3), (None,) * 3, (3, 3, 3)]
    assert [row.current for row in shown.rows] == [False, False, True, False]
    assert deals_option("oh_hell.deals", "10").default == "10"


def test_a_card_that_nobody_sees_has_a_name_too() -> None:
    assert cards_named([HIDDEN]).msg.source == "a card"


def test_what_is_veiled_is_dealt_again_from_what_nobody_sees() -> None:
    faces = bytes([3, 1, 4, 0, 2])
    known = veiled(faces, (0, 2, 3))
    assert known == bytes([HIDDEN, 1, HIDDEN, HIDDEN, 2])
    dealt = {unveiled(known, LiveChance(seed)) for seed in range(60)}
    assert len(dealt) == 6, "every way to lay the three missing cards"
    assert all(sorted(world) == [0, 1, 2, 3, 4] and world[1] == 1 and world[4] == 2 for world in dealt)


def test_cards_that_were_taken_out_of_the_pack_are_not_dealt_again() -> None:
    known = bytes([HIDDEN, 7, HIDDEN])
    assert {unveiled(known, LiveChance(seed), cards=(5, 7, 9)) for seed in range(20)} == {
        bytes([5, 7, 9]),
        bytes([9, 7, 5]),
    }


def test_a_card_given_away_stays_known_to_whoever_gave_it() -> None:
    faces = bytes(range(54))
    memory = unknown(WITH_JOKERS).learnt((7,), 0, 2)
    assert [veiled(faces, (7, 8), seat, memory)[7] for seat in (0, 1, 2, None)] == [7, HIDDEN, 7, HIDDEN]
    assert veiled(faces, (7, 8), 0, memory)[8] == HIDDEN
    assert veiled(faces, (7,), 0, memory.shuffled((7, 8), faces))[7] == HIDDEN, "a shuffle makes everybody forget"


def test_what_was_shuffled_in_sight_of_all_is_dealt_again_among_itself() -> None:
    faces = bytes(range(54))
    memory = unknown(WITH_JOKERS).shuffled((0, 1, 2), faces).shuffled((2, 3), faces)
    hidden = veiled(faces, range(54))
    for seed in range(20):
        world = unveiled(hidden, LiveChance(seed), memory.fits)
        assert sorted(world) == list(range(54))
        assert (set(world[:2]), set(world[2:4])) == ({0, 1}, {2, 3})


def test_cards_are_dealt_again_as_they_fit() -> None:
    """Each token has its one card, which is found by driving others out."""
    hidden = bytes([HIDDEN]) * 6
    assert unveiled(hidden, LiveChance(1), lambda token, card: card == 5 - token) == bytes([5, 4, 3, 2, 1, 0])
    worlds = {unveiled(hidden, LiveChance(seed), lambda token, card: token != 0 or card < 2) for seed in range(200)}
    assert {world[0] for world in worlds} == {0, 1}
    assert len(worlds) > 100


@given(st.permutations(range(7)), st.sets(st.tuples(st.integers(0, 6), st.integers(0, 6))), st.integers(0, 99))
def test_wherever_every_card_can_find_a_token_it_does(sure: list[int], more: set[tuple[int, int]], seed: int) -> None:
    allowed = {*enumerate(sure), *more}
    world = unveiled(bytes([HIDDEN]) * 7, LiveChance(seed), lambda token, card: (token, card) in allowed)
    assert sorted(world) == list(range(7))
    assert set(enumerate(world)) <= allowed


def test_a_card_fits_a_token_that_was_shuffled_with_it() -> None:
    pack = Pack(tuple(f"card-{number}" for number in range(6)))
    faces = bytes((3, 4, 5, 0, 1, 2))
    memory = unknown(pack).shuffled((0, 1), faces).shuffled((4,), faces)
    fitting = {token: {card for card in range(6) if memory.fits(token, card)} for token in range(6)}
    assert fitting == {0: {3, 4}, 1: {3, 4}, 2: {5, 0, 2}, 3: {5, 0, 2}, 4: {1}, 5: {5, 0, 2}}
