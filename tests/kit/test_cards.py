"""The pack of 54 cards: numbers, faces and names agree."""

from __future__ import annotations

from tabletop.core.text import Text, say
from tabletop.kit.cards import (
    ACE,
    CARD_OF,
    DEALER,
    DEALER_FACE,
    FACES,
    HEARTS,
    JACK,
    JOKER_RANK,
    JOKERS,
    KING,
    NO_SUIT,
    PACK_54,
    QUEEN,
    RANK_SIGNS,
    RANKS,
    SUIT_FACES,
    SUITS,
    card_name,
    face_name,
    rank_name,
    suit_name,
)
from tabletop.text_front import english


def test_every_card_has_its_own_face() -> None:
    assert len(set(FACES)) == len(PACK_54) == 54
    assert all(CARD_OF[FACES[card]] == card for card in PACK_54)
    assert {face for face in FACES if face.startswith("card-10")} == {"card-10S", "card-10H", "card-10D", "card-10C"}


def test_rank_and_suit_are_those_of_the_face() -> None:
    king = CARD_OF["card-KH"]
    assert (RANKS[king], SUITS[king]) == (KING, HEARTS)
    assert [(RANKS[joker], SUITS[joker]) for joker in JOKERS] == [(JOKER_RANK, NO_SUIT)] * 2
    assert [sum(1 for card in PACK_54 if RANKS[card] == rank) for rank in range(14)] == [2, *[4] * 13]


def test_names() -> None:
    assert card_name(CARD_OF["card-KH"]).msg.source == "king of hearts"
    seven = card_name(CARD_OF["card-7S"])
    assert dict(seven.args) == {"rank": 7, "suit": suit_name(0)}
    assert len({card_name(card) for card in PACK_54}) == 54, "the jokers are told apart"


def test_ranks_are_words_or_numbers() -> None:
    assert rank_name(7) == 7
    king = rank_name(KING)
    assert isinstance(king, Text)
    assert king.msg.source == "king"


def test_face_names() -> None:
    assert face_name("card-KH") == card_name(CARD_OF["card-KH"])
    assert face_name(SUIT_FACES[HEARTS]) == suit_name(HEARTS)
    assert face_name(DEALER_FACE) == say(DEALER)
    assert face_name("die-1") is None


def test_each_joker_has_the_name_of_its_colour() -> None:
    assert [english(card_name(joker)) for joker in JOKERS] == ["red joker", "grey joker"]


def test_ranks_with_a_name_have_the_sign_of_that_name() -> None:
    assert [RANK_SIGNS[rank] for rank in (ACE, JACK, QUEEN, KING)] == ["A", "J", "Q", "K"]
    assert tuple(card for card in PACK_54 if RANKS[card] == JOKER_RANK) == JOKERS
