"""Cards as bits. That a deal is played out by the rules is tested by the games, trick by trick."""

from __future__ import annotations

from tabletop.kit.cards import CLUBS, DIAMONDS, SPADES
from tabletop.kit.trick_playout import Playout, as_bit, bits, highest, lowest
from tabletop.kit.tricks import Duties, Trick
from tests.cards import card, cards


class Table:
    """Three players with two cards each; the first has led."""

    seats = 3
    faces = bytes(cards("2D 9S 3D 4C KD 5S 9D"))
    hands = ((0,), (1, 2), (3, 4))
    trick = Trick(0, (6,))
    tricks = ()


def test_cards_are_bits() -> None:
    assert bits(cards("2S 4S AC")) == [0b101, 0, 0, 1 << 12]
    assert as_bit(card("AC")) == (CLUBS, 12)


def test_the_most_and_the_least_valuable_card() -> None:
    ways = bits(cards("2S 9S 2D 9D"))
    assert highest(ways, DIAMONDS) == as_bit(card("9D")), "a trump is worth more than its equal"
    assert lowest(ways, DIAMONDS) == as_bit(card("2S"))
    assert lowest(ways, SPADES) == as_bit(card("2D"))


def test_a_deal_is_played_on_and_the_copy_stays() -> None:
    deal = Playout(Table(), Duties(SPADES, must_trump=True), (0, 0, 0))
    before = deal.copy()
    ways = deal.playable(deal.hands[1])
    assert ways == bits(cards("3D"))
    assert not any(deal.beating(ways))
    deal.lay(*as_bit(card("3D")))
    assert deal.beating(deal.playable(deal.hands[2])) == bits(cards("KD"))
    assert deal.best() == as_bit(card("9D"))
    deal.lay(*as_bit(card("KD")))
    assert (deal.leader, deal.won, deal.laid, deal.turn, deal.is_over) == (2, [0, 0, 1], [], 2, False)
    assert (before.turn, before.won, before.hands[1]) == (1, [0, 0, 0], bits(cards("9S 3D")))


def test_of_cards_that_nobody_can_part_one_is_tried() -> None:
    """The 4 and the 6 of diamonds are neighbours where nobody holds the 5; another's 8 and 10 lie between the rest."""
    deal = Playout(Fan(), Duties(), (0, 0))
    assert sorted(deal.moves()) == sorted(as_bit(card(name)) for name in ("4D", "9D", "JD", "AC"))
    assert deal.moves()[0] == as_bit(card("4D")), "what the light policy would play comes first"
    deal.play(as_bit(card("4D")))
    assert deal.moves() == [as_bit(card("8D")), as_bit(card("10D"))]
    deal.play(as_bit(card("10D")))
    assert (deal.turn, deal.won) == (1, [0, 1])


class Fan:
    """Two players; the first leads."""

    seats = 2
    faces = bytes(cards("4D 6D 9D JD AC 10D 8D 2S 3S 7S"))
    hands = ((0, 1, 2, 3, 4), (5, 6, 7, 8, 9))
    trick = Trick(0)
    tricks = ()


class Trumped:
    """Three players; diamonds are trumps, and the first has led a spade."""

    seats = 3
    faces = bytes(cards("9S 4D JD 8D 3D QD 2C"))
    hands = ((6,), (1, 2, 5), (3, 4))
    trick = Trick(0, (0,))
    tricks = ()


def test_who_trumps_has_to_beat_the_trumps_that_lie_where_the_rules_ask() -> None:
    free = Playout(Trumped(), Duties(DIAMONDS, must_overtrump=True), (0, 0, 0))
    assert free.playable(free.hands[1]) == bits(cards("4D JD QD"))
    free.lay(*as_bit(card("JD")))
    assert free.playable(bits(cards("8D QD 2C"))) == bits(cards("QD 2C")), "no other trump is laid, but any plain card"
    assert free.playable(free.hands[2]) == bits(cards("8D 3D")), "who cannot beat it may lay any trump"
    assert free.playable(bits(cards("2C"))) == bits(cards("2C"))
    assert free.beating(bits(cards("8D QD 2C"))) == bits(cards("QD"))


def test_who_must_trump_lays_nothing_else() -> None:
    table = Playout(Trumped(), Duties(DIAMONDS, must_trump=True, must_overtrump=True), (0, 0, 0))
    assert table.beating(bits(cards("JS 4D"))) == bits(cards("JS 4D")), "a trump beats a plain card"
    table.lay(*as_bit(card("JD")))
    assert table.playable(bits(cards("8D QD 2C"))) == bits(cards("QD"))
    assert table.playable(bits(cards("8D 2C"))) == bits(cards("8D"))
    lenient = Playout(Trumped(), Duties(DIAMONDS, must_trump=True), (0, 0, 0))
    lenient.lay(*as_bit(card("JD")))
    assert lenient.playable(bits(cards("8D QD 2C"))) == bits(cards("8D QD"))


def test_when_all_cards_are_played_there_is_no_move() -> None:
    deal = Playout(Last(), Duties(), (3, 0))
    assert not deal.is_over
    assert deal.moves() == [as_bit(card("2C"))]
    deal.play(deal.choice())
    assert not deal.is_over
    deal.play(deal.choice())
    assert (deal.won, deal.turn) == ([4, 0], 0)
    assert deal.is_over
    assert deal.moves() == []


class Last:
    """Two players with one card each; the first leads."""

    seats = 2
    faces = bytes(cards("2C AS"))
    hands = ((0,), (1,))
    trick = Trick(0)
    tricks = ()
