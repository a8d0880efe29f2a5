"""The rules of Crypto Match, each worked example in a test named after its rule."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action
from tabletop.games.crypto_match import deals
from tabletop.games.crypto_match import state as st
from tabletop.games.crypto_match.board import pictures
from tabletop.games.crypto_match.cards import SYMBOLS, BadDeck, checked, deck_of
from tabletop.games.crypto_match.engine import GAME
from tabletop.games.crypto_match.state import LATE_MS, LOCK_MS, Mini, Phase, State
from tests.games.crypto_match_positions import (
    BENCH,
    after_right,
    at,
    begin,
    buzz,
    claim,
    counts,
    revealed,
    right,
    shown,
    tops,
)

ARROWS, CLOUD, LATTICE, PRIME = 31, 2, 24, 48
"""The pictures of the worked examples: Meet-in-the-Middle, Cloud, Lattice, Prime Number."""


def tower(**more: object) -> State:
    """The table of the worked examples: cards 10, 15 and 44, and 21 in the middle."""
    return at(10, 15, 44, centre=21, **more)  # type: ignore[arg-type]


# The deck


@pytest.mark.parametrize(("size", "each", "pairs"), [(57, 8, 1596), (31, 6, 465), (13, 4, 78)])
def test_one_shared_symbol_for_any_two_cards(size: int, each: int, pairs: int) -> None:
    cards = [set(card) for card in deck_of(size).cards]
    assert len(cards) == size
    shared = [first & second for first, second in combinations(cards, 2)]
    assert len(shared) == pairs
    assert {len(common) for common in shared} == {1}
    assert {len(card) for card in cards} == {each}
    assert all(sum(symbol in card for card in cards) == each for symbol in range(size))
    for (a, first), (b, second) in combinations(enumerate(cards), 2):
        assert deck_of(size).shared[a][b] in first & second


def test_a_deck_in_which_cards_share_two_pictures_is_noticed() -> None:
    with pytest.raises(BadDeck):
        checked([(0, 1, 2), (0, 1, 3)])


def test_deck_of_order_three_as_it_is_printed() -> None:
    assert deck_of(13).cards == (
        (0, 1, 2, 3),
        (0, 4, 5, 6),
        (0, 7, 8, 9),
        (0, 10, 11, 12),
        (1, 4, 7, 10),
        (1, 5, 8, 11),
        (1, 6, 9, 12),
        (2, 4, 8, 12),
        (2, 5, 9, 10),
        (2, 6, 7, 11),
        (3, 4, 9, 11),
        (3, 5, 7, 12),
        (3, 6, 8, 10),
    )


def test_one_shared_symbol_of_three_cards() -> None:
    """Examples 1 and 2."""
    cards, common = deck_of(57).cards, deck_of(57).shared
    assert cards[10] == (1, 10, 17, 24, 31, 38, 45, 52)
    assert cards[21] == (2, 14, 15, 23, 31, 39, 47, 55)
    assert cards[15] == (2, 8, 16, 24, 32, 40, 48, 56)
    assert (common[10][21], common[21][15], common[10][15]) == (ARROWS, CLOUD, LATTICE)
    assert [number for number, card in enumerate(cards) if {CLOUD, ARROWS} <= set(card)] == [21]
    assert (common[0][56], common[8][56], common[33][34]) == (7, 50, 4)
    named = [SYMBOLS[number].name.source for number in (ARROWS, CLOUD, LATTICE, 7, 50, 4)]
    assert named == ["Meet-in-the-Middle", "Cloud", "Lattice", "Random Die", "Vigenère Square", "Bob"]


@pytest.mark.parametrize("size", [57, 31, 13])
def test_pictures_lie_apart_on_every_card(size: int) -> None:
    for card in range(size):
        parts = pictures(size, card, layout=3)
        assert {part.face for part in parts} == {SYMBOLS[number].face for number in deck_of(size).cards[card]}
        for part in parts:
            assert (part.x**2 + part.y**2) ** 0.5 + part.size <= 0.95
            assert part.size > 0.2, "large enough for a finger"
        for one, other in combinations(parts, 2):
            assert ((one.x - other.x) ** 2 + (one.y - other.y) ** 2) ** 0.5 >= one.size + other.size - 0.03


def test_fresh_shuffle_places_the_pictures_anew() -> None:
    match_start = begin(2, {"playlist": "tower+tower", "deck": "13"})
    state = revealed(match_start)
    ended = after_right(state, *[0] * 11)
    following = BENCH.tick(ended, LiveChance(5))
    assert (following.stage, following.phase) == (1, Phase.READY)
    assert following.layout != state.layout
    assert pictures(13, 4, following.layout) != pictures(13, 4, state.layout)
    assert sorted(following.faces) == list(range(13))


# The Tower


def test_tower_take() -> None:
    """Example 3."""
    state = tower()
    after = BENCH.after(state, claim(0, ARROWS, at_ms=2100))
    assert shown(after, after.piles[0]) == [10, 21]
    assert after.right == (1, 0, 0)
    assert tops(after)[:3] == (21, 15, 44)
    assert tops(after)[3] != 21
    assert len(after.centre) == len(state.centre) - 1


def test_wrong_claim_locks_for_three_seconds() -> None:
    """Example 4."""
    state = tower()
    after = BENCH.after(state, claim(1, LATTICE, at_ms=2100))
    assert (after.locks, tops(after), counts(after)) == ((0, 5100, 0), tops(state), counts(state))
    assert BENCH.rule(after, claim(1, CLOUD, at_ms=3000)) == "crypto_match.locked"
    assert BENCH.rule(after, claim(1, CLOUD, at_ms=5099)) == "crypto_match.locked"
    assert BENCH.rule(after, buzz(1, at_ms=3000)) == "crypto_match.locked"
    again = BENCH.after(after, claim(1, CLOUD, at_ms=5200))
    assert again.right == (0, 1, 0)
    assert BENCH.rule(after, claim(1, CLOUD, at_ms=5100)) == ""


def test_late_claim_is_ignored_for_half_a_second() -> None:
    """Example 5."""
    after = BENCH.after(at(10, 15, 44, centre=(1, 21)), claim(0, ARROWS, at_ms=2100))
    assert tops(after)[3] == 1
    assert BENCH.rule(after, claim(2, ARROWS, at_ms=2250)) == "crypto_match.late-claim"
    assert BENCH.refused(after, claim(2, ARROWS, at_ms=2250)).quiet
    assert BENCH.rule(after, claim(2, ARROWS, at_ms=2100 + LATE_MS - 1)) == "crypto_match.late-claim"
    assert BENCH.after(after, claim(2, ARROWS, at_ms=2100 + LATE_MS)).locks[2], "half a second ago does not count"
    assert BENCH.after(after, claim(2, ARROWS, at_ms=2700)).locks[2] == 2700 + LOCK_MS


def test_late_claim_that_is_right_now_counts() -> None:
    """Example 5: the new card in the middle shows the same picture."""
    card = next(card for card in range(57) if ARROWS in deck_of(57).cards[card] and card not in (10, 21, 44))
    after = BENCH.after(at(10, 15, 44, centre=(card, 21)), claim(0, ARROWS, at_ms=2100))
    taken = BENCH.after(after, claim(2, ARROWS, at_ms=2250))
    assert taken.right == (1, 0, 1)


def test_same_instant() -> None:
    """Example 6."""
    state = tower(right=(3, 0, 1), last=0, computers=())

    def first(among: State) -> list[int]:
        return sorted((0, 2), key=lambda seat: GAME.precedence(among, claim(seat, ARROWS)))

    assert first(state) == [2, 0]
    assert first(replace(state, computers=(2,))) == [0, 2]
    assert first(replace(state, right=(0, 0, 0))) == [2, 0], "clockwise after the last right claim"
    assert first(replace(state, right=(0, 0, 0), last=-1)) == [0, 2], "at the start from the first seat"
    after = BENCH.after(state, claim(2, ARROWS, at_ms=2100))
    assert BENCH.rule(after, claim(0, ARROWS, at_ms=2100)) in ("crypto_match.late-claim", "")


def test_top_card_only() -> None:
    state = at((15, 10), 44, centre=21)
    assert BENCH.rule(state, claim(0, CLOUD)) == "", "it is in the middle: a wrong claim"
    assert BENCH.after(state, claim(0, CLOUD)).locks[0], "the card below does not count"
    assert BENCH.rule(state, claim(0, 50)) == "crypto_match.top-card-only"
    stale = Action(0, "claim", ("c0", "c1"), claim(0, ARROWS).to)
    assert BENCH.rule(state, stale) == "crypto_match.top-card-only"


def test_claim_names_the_middle_or_a_player() -> None:
    assert BENCH.rule(tower(), claim(0, ARROWS, target=1)) == "crypto_match.claim"
    assert BENCH.rule(at(10, 21, mini=Mini.POTATO), claim(0, ARROWS)) == "crypto_match.claim"


@pytest.mark.parametrize(("seats", "won"), list(zip(range(2, 9), (55, 54, 53, 52, 51, 50, 49), strict=True)))
def test_tower_end_after_the_last_card(seats: int, won: int) -> None:
    state = revealed(begin(seats, {"playlist": "tower"}))
    state = after_right(state, *[at % seats for at in range(won)])
    assert (state.phase, sum(state.right), state.centre) == (Phase.ENDED, won, ())
    assert counts(state) == tuple(1 + count for count in state.right)


def test_tower_setup_is_turned_up_at_the_start_signal() -> None:
    state = begin(4)
    assert counts(state) == (1, 1, 1, 1)
    assert len(state.centre) == 53
    assert tops(state) == (-1,) * 5
    assert GAME.active(state) == {CLOCK}
    assert GAME.deadline_ms(state) == deals.SIGNAL_MS
    assert BENCH.rule(state, claim(0, 3)) == "crypto_match.no-card"
    assert -1 not in tops(revealed(state))


# The Well


@pytest.mark.parametrize(
    ("size", "piles", "aside"),
    [
        (57, (28, 18, 14, 11, 9, 8, 7), (0, 2, 0, 1, 2, 0, 0)),
        (31, (15, 10, 7, 6, 5, 4, 3), (0, 0, 2, 0, 0, 2, 6)),
        (13, (6, 4, 3, 2, 2, 1, 1), (0, 0, 0, 2, 0, 5, 4)),
    ],
)
def test_well_setup(size: int, piles: tuple[int, ...], aside: tuple[int, ...]) -> None:
    """Example 7, and the other decks."""
    for seats, each, left in zip(range(2, 9), piles, aside, strict=True):
        state = begin(seats, {"playlist": "well", "deck": str(size)})
        assert counts(state) == (each,) * seats
        assert (len(state.centre), len(state.aside)) == (1, left)


def test_well_place() -> None:
    """Example 7."""
    state = at((3, 15), 44, 10, 8, centre=21, mini=Mini.WELL)
    after = BENCH.after(state, claim(0, CLOUD))
    assert shown(after, after.centre) == [21, 15]
    assert tops(after)[0] == 3


def test_well_rank_and_well_end() -> None:
    """Example 8."""
    state = at((), (), 10, (5, 6, 44), centre=21, mini=Mini.WELL, done=(0, 1))
    after = BENCH.after(state, claim(2, ARROWS))
    assert after.phase is Phase.ENDED
    assert after.done == (0, 1, 2, 3)
    assert shown(after, after.centre)[-1] == 10
    assert sorted(shown(after, after.centre)) == [5, 6, 10, 21, 44], "all cards end in the middle"
    assert after.wins == ((0,),)
    assert BENCH.rule(state, claim(0, ARROWS)) == "crypto_match.no-card"


# Hot Potato


def test_potato_give_all() -> None:
    """Example 9."""
    state = at(10, 21, 44, 15, mini=Mini.POTATO, round=1)
    state = BENCH.after(state, claim(0, ARROWS, 1))
    assert shown(state, state.piles[1]) == [21, 10]
    assert tops(state) == (-1, 10, 44, 15, -1)
    assert BENCH.rule(state, claim(0, ARROWS, 1)) == "crypto_match.no-card", "safe"
    assert BENCH.rule(state, claim(2, ARROWS, 0)) == "crypto_match.no-card"
    state = BENCH.after(state, claim(2, ARROWS, 1))
    assert shown(state, state.piles[1]) == [21, 10, 44]
    state = BENCH.after(state, claim(1, PRIME, 3))
    assert shown(state, state.piles[3]) == [15, 21, 10, 44]
    assert (state.phase, sum(state.right)) == (Phase.ROUND, 3)
    following = BENCH.tick(state)
    assert [len(pile) for pile in following.penalties] == [0, 0, 0, 4]
    assert (following.round, following.phase, counts(following)) == (2, Phase.READY, (1, 1, 1, 1))


def test_potato_claim_never_names_the_own_pile() -> None:
    state = at(10, 21, mini=Mini.POTATO)
    assert BENCH.rule(state, claim(0, ARROWS, 0)) == "crypto_match.potato-claim"


def test_potato_winner_and_shared_win() -> None:
    """Example 10."""
    penalties = ((0,) * 12, (0,) * 12, (0,) * 12, (0,) * 16)
    state = at(1, (), (), (2, 3, 4), mini=Mini.POTATO, round=14)
    state = replace(state, penalties=penalties)
    last = replace(state, piles=(state.piles[0], (), state.piles[3], ()), phase=Phase.PLAY)
    over = BENCH.tick(replace(last, piles=((), (), (*state.piles[0], *state.piles[3]), ()), phase=Phase.ROUND))
    assert tuple(map(len, over.penalties)) == (12, 12, 16, 16)
    assert over.wins == ((0, 1),)
    assert st.points(over) == (1, 1, 0, 0)


@pytest.mark.parametrize(("seats", "rounds"), list(zip(range(2, 9), (28, 19, 14, 11, 9, 8, 7), strict=True)))
def test_potato_rounds_until_the_deck_is_too_small(seats: int, rounds: int) -> None:
    state = begin(seats, {"playlist": "potato"})
    played = 0
    while state.phase is not Phase.ENDED:
        if state.phase is Phase.PLAY:
            state = after_right(state, st.holders(state)[0])
        else:
            played += state.phase is Phase.ROUND
            state = BENCH.tick(state)
    assert played == rounds
    assert sum(map(len, state.penalties)) == rounds * seats
    assert len(state.centre) == 57 - rounds * seats, "cards left over stay out"


# The Poisoned Gift


def test_gift_give() -> None:
    """Example 11."""
    state = at(10, 15, 44, centre=21, mini=Mini.GIFT)
    after = BENCH.after(state, claim(1, ARROWS, 0))
    assert shown(after, after.piles[0]) == [10, 21]
    assert BENCH.rule(state, claim(1, CLOUD, 1)) == "crypto_match.gift-not-self"
    assert BENCH.after(state, claim(1, CLOUD, 0)).locks[1] == st.LOCK_MS + state.now_ms


def test_gift_end_fewest_cards_win() -> None:
    """Example 12."""
    state = revealed(begin(3, {"playlist": "gift"}))
    for target in [0] * 19 + [1] * 17 + [2] * 18:
        state = BENCH.after(state, right(state, (target + 1) % 3, target))
    assert (counts(state), state.wins) == ((20, 18, 19), ((1,),))


# The match


def test_match_winner_shared() -> None:
    """Example 13."""
    wins = ((0,), (0,), (1,), (1, 2))
    state = at(1, 2, 3, phase=Phase.ENDED, wins=wins)
    over = BENCH.tick(state)
    result = GAME.result(over)
    assert result is not None
    assert (result.rule, result.winners, result.scores) == ("crypto_match.match-winner", (0, 1), (2, 2, 1))
    decider = BENCH.tick(at(1, 2, 3, phase=Phase.ENDED, wins=wins, options={"decider": "tower"}))
    assert (decider.mini, decider.playing, counts(decider)) == (Mini.TOWER, (0, 1), (1, 1, 0))
    assert BENCH.rule(revealed(decider), claim(2, 1)) == "crypto_match.no-card"
    decided = after_right(revealed(decider), *[1] * 55)
    result = GAME.result(BENCH.tick(decided))
    assert result is not None
    assert (result.ranking, result.scores) == (((1,), (0,), (2,)), (2, 2, 1))


def test_match_winner_when_the_decider_is_equal_too() -> None:
    state = at(1, 2, phase=Phase.ENDED, wins=((0, 1),), decided=(0, 1), stage=1, options={"decider": "tower"})
    result = GAME.result(BENCH.tick(state))
    assert result is not None
    assert result.ranking == ((0, 1),)


def test_every_mini_game_has_a_fixed_number_of_claims() -> None:
    state = begin(3, {"deck": "13"})
    found = dict.fromkeys(Mini, 0)
    while state.phase is not Phase.OVER:
        if state.phase is Phase.PLAY:
            found[state.mini] += 1
            state = after_right(state, st.holders(state)[0])
        else:
            state = BENCH.tick(state)
    assert (found[Mini.TOWER], found[Mini.GIFT], found[Mini.POTATO]) == (10, 10, 8)
    assert found[Mini.WELL] <= 11


def test_all_at_once_there_is_no_turn() -> None:
    state = tower()
    assert GAME.active(state) == {CLOCK, 0, 1, 2}
    assert GAME.result(state) is None
    assert GAME.view(GAME.masked(state, None), None).turn is None


def test_a_stranger_acts_when_it_is() -> None:
    assert st.moment(tower(), buzz(99)) == tower().now_ms


def test_who_has_no_card_is_not_heard_and_nobody_is_before_the_start() -> None:
    state = at((), 3, 4, mini=Mini.GIFT)
    heard = [st.hindrance(state, seat, state.now_ms) for seat in range(3)]
    assert heard == [st.Verdict.NO_CARD, None, None]
    waiting = replace(state, phase=Phase.READY)
    assert st.hindrance(waiting, 1, state.now_ms) is st.Verdict.NO_CARD


def test_where_only_one_has_a_card_on_show_no_claim_can_help() -> None:
    assert st.helped_claim(at((), (), 5, mini=Mini.GIFT)) is None
    found = st.helped_claim(at((), 3, 5, mini=Mini.GIFT, right=(0, 4, 2)))
    assert found is not None
    assert (found.seat, found.target) == (2, 1), "whoever has found the fewest"


def test_the_tower_that_decides_comes_after_all_others() -> None:
    state = at(10, 15, centre=21, mini=Mini.WELL)
    assert list(st.minis(state)) == [Mini.WELL]
    assert list(st.minis(replace(state, stage=1))) == [Mini.WELL, Mini.TOWER]


def test_fewer_rounds_of_hot_potato_take_less_time() -> None:
    minutes = GAME.info.minutes_for
    assert minutes is not None
    all_rounds, few = (
        minutes(4, GAME.info.options_of(BENCH.setup(4, {"playlist": "potato", **more})))
        for more in ({}, {"potato-rounds": "3"})
    )
    assert few < all_rounds


def test_while_somebody_points_nobody_else_is_heard() -> None:
    state = replace(tower(), phase=Phase.POINT, buzzed=1)
    heard = [st.hindrance(state, seat, state.now_ms) for seat in range(3)]
    assert heard == [st.Verdict.FROZEN, None, st.Verdict.FROZEN]
