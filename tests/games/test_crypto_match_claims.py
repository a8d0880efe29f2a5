"""Claims of Crypto Match on one screen: keys that stop the time, fingers, locks, and who was first."""

from __future__ import annotations

from itertools import pairwise, permutations
from statistics import correlation, median

import pytest
from msgspec.structs import replace

from tabletop.core.bot import Ask, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Setup
from tabletop.games.crypto_match import state as st
from tabletop.games.crypto_match.bot import EYES, POLICY, delay_ms
from tabletop.games.crypto_match.cards import deck_of
from tabletop.games.crypto_match.engine import GAME
from tabletop.games.crypto_match.state import CENTRE, FOREVER_MS, LOCK_MS, Mini, Phase, State
from tabletop.match.match import Match
from tests.games.crypto_match_positions import (
    BENCH,
    NOW_MS,
    after_right,
    at,
    begin,
    buzz,
    carry,
    claim,
    counts,
    right,
    tap,
    tops,
    watched_match,
)

ARROWS, CLOUD, LATTICE = 31, 2, 24


def people(**more: object) -> State:
    """Three people round one screen."""
    return at(10, 15, 44, centre=(1, 21), computers=(), **more)  # type: ignore[arg-type]


# Keys


def test_point_time_the_first_key_stops_everything() -> None:
    state = BENCH.after(people(), buzz(0, at_ms=2100))
    assert (state.phase, state.buzzed, GAME.frozen(state)) == (Phase.POINT, 0, True)
    assert GAME.active(state) == {CLOCK, 0}
    assert GAME.deadline_ms(state) == 3000
    for late in (buzz(1, at_ms=2105), claim(1, CLOUD, at_ms=2105)):
        refused = BENCH.refused(state, late)
        assert (refused.rule, refused.quiet) == ("crypto_match.point-time", True)
    assert BENCH.rule(state, buzz(0)) == "crypto_match.point-time"
    assert GAME.view(GAME.masked(state, None), None).turn == 0


def test_point_time_stands_still() -> None:
    """Two and a half seconds of pointing are no playing time: locks and reactions wait."""
    state = people(locks=(0, 0, 3000))
    state = BENCH.after(state, buzz(0, at_ms=2100), claim(0, ARROWS, at_ms=4600))
    assert (state.right, state.now_ms, state.lost_ms) == ((1, 0, 0), 2100, 2500)
    assert GAME.deadline_ms(state) == 900, "the lock goes on where it was"
    assert BENCH.rule(state, buzz(2, at_ms=5499)) == "crypto_match.locked"
    assert BENCH.rule(state, buzz(2, at_ms=5500)) == ""
    lapsed = BENCH.after(BENCH.after(people(), buzz(0, at_ms=2100)), Action(CLOCK, "lapse", choice=5100))
    assert (lapsed.lost_ms, lapsed.locks[0], lapsed.phase) == (3000, 2100 + LOCK_MS, Phase.PLAY)


def test_pointing_at_nothing_or_at_a_wrong_picture_locks() -> None:
    state = BENCH.after(people(), buzz(1))
    assert BENCH.tick(state).locks == (0, NOW_MS + LOCK_MS, 0)
    wrong = BENCH.after(state, claim(1, LATTICE))
    assert (wrong.locks, wrong.phase) == ((0, NOW_MS + LOCK_MS, 0), Phase.PLAY)
    assert BENCH.rule(state, claim(1, 50)) == "crypto_match.top-card-only"
    freed = BENCH.tick(wrong)
    assert freed.now_ms == NOW_MS + LOCK_MS
    assert st.hindrance(freed, 1, freed.now_ms) is None


@pytest.mark.parametrize("seconds", [2, 3, 6])
def test_point_time_is_a_house_rule(seconds: int) -> None:
    state = BENCH.after(people(options={"point-time": str(seconds)}), buzz(0))
    assert GAME.deadline_ms(state) == 1000 * seconds


def test_whoever_was_first_may_name_the_card_of_anybody() -> None:
    state = at(10, 21, 44, mini=Mini.POTATO, computers=())
    assert BENCH.rule(state, claim(0, ARROWS, 1)) == "crypto_match.point-time", "nobody knows whose finger it was"
    state = BENCH.after(state, buzz(0))
    (meant,) = tap(state, 0, 1, ARROWS)
    assert counts(BENCH.after(state, meant)) == (0, 2, 1)


def test_the_first_of_eight_keys_counts_whatever_their_order() -> None:
    """Keys that go down almost together are judged by their moments, in whatever order their news come."""
    start = BENCH.game.start(Setup(8, (("crypto_match.playlist", "tower"),)), LiveChance(3))
    state = BENCH.tick(start)
    for first, second in ((2, 7), (7, 2), (0, 6), (6, 0)):
        keys = [(2101, first), (2102, second), *((2110 + seat, seat) for seat in range(8))]
        for order in (keys, keys[::-1]):
            held: State = state
            for at_ms, seat in sorted(order, key=lambda one: (one[0], GAME.precedence(state, buzz(one[1])))):
                if not BENCH.rule(held, buzz(seat, at_ms=at_ms)):
                    held = BENCH.after(held, buzz(seat, at_ms=at_ms))
            assert held.buzzed == first


def test_same_instant_of_eight_keys() -> None:
    state = BENCH.tick(BENCH.game.start(Setup(8, (), computers=(0,)), LiveChance(3)))
    state = replace(state, right=(0, 2, 1, 1, 5, 5, 5, 5), last=2)
    order = sorted(range(8), key=lambda seat: GAME.precedence(state, buzz(seat)))
    assert order == [3, 2, 1, 4, 5, 6, 7, 0]


# Fingers


def test_a_finger_on_the_own_card_is_key_and_claim_in_one() -> None:
    state = people()
    (meant,) = tap(state, 1, 1, CLOUD)
    assert tops(BENCH.after(state, meant))[1] == 21
    (meant,) = carry(state, 1, 1, CENTRE, CLOUD)
    assert not BENCH.rule(state, meant)
    (meant,) = carry(state, 1, CENTRE, 1, CLOUD)
    assert not BENCH.rule(state, meant)
    assert carry(state, 1, 0, CENTRE, ARROWS) == ()
    assert BENCH.rule(state, claim(1, 14)) == "crypto_match.point-time", "it is only on the card in the middle"


def test_a_click_of_the_only_person_is_the_claim() -> None:
    tower = at(10, 15, centre=(1, 21))
    for pile in (0, CENTRE):
        (meant,) = tap(tower, 0, pile, ARROWS)
        assert BENCH.after(tower, meant).right == (1, 0)
    potato = at(10, 21, 44, mini=Mini.POTATO)
    (meant,) = tap(potato, 0, 1, ARROWS)
    assert counts(BENCH.after(potato, meant)) == (0, 2, 1)
    for here, there in ((0, 1), (1, 0)):
        (meant,) = carry(potato, 0, here, there, ARROWS)
        assert not BENCH.rule(potato, meant)
    assert carry(potato, 0, 1, 2, ARROWS) == ()
    gift = at(10, 15, 44, centre=(1, 21), mini=Mini.GIFT)
    (meant,) = tap(gift, 0, 2, ARROWS)
    assert counts(BENCH.after(gift, meant)) == (1, 1, 2)
    assert tap(gift, 0, CENTRE, ARROWS) == (), "whose card is meant?"
    (meant,) = carry(gift, 0, CENTRE, 2, ARROWS)
    assert not BENCH.rule(gift, meant)
    assert tap(at(10, 15, centre=21, mini=Mini.GIFT), 0, CENTRE, CLOUD), "there is only one other"


# Locks


def test_wrong_claim_that_costs_nothing() -> None:
    state = at(10, 15, centre=(1, 21), options={"wrong-claim": "none"})
    after = BENCH.after(state, claim(0, LATTICE))
    assert after.locks == (0, 0)
    assert len(BENCH.told(state, claim(0, LATTICE))) == 1, "nobody has to wait"


def test_locked_until_the_table_changes() -> None:
    state = at(10, 15, 44, centre=(1, 21), options={"wrong-claim": "lock-until-change"})
    state = BENCH.after(state, claim(0, LATTICE))
    assert state.locks == (FOREVER_MS, 0, 0)
    assert BENCH.rule(state, claim(0, ARROWS, at_ms=60_000)) == "crypto_match.locked"
    assert 0 not in GAME.active(state)
    assert after_right(state, 1).locks == (0, 0, 0)
    for seat, symbol in ((1, LATTICE), (2, 6)):
        state = BENCH.after(state, claim(seat, symbol))
    assert state.locks == (0, 0, 0), "all were locked: all are freed"


# Help


@pytest.mark.parametrize("seconds", [20, 45])
def test_help_after_some_time_without_a_find(seconds: int) -> None:
    state = at(10, 15, centre=(1, 21), options={"help-after": str(seconds)})
    assert GAME.deadline_ms(state) == 1000 * seconds
    helped = BENCH.tick(state)
    assert helped.helped
    glowing = [fact for fact in BENCH.game.view(GAME.masked(helped, None), None).facts if hasattr(fact, "part")]
    assert {fact.part for fact in glowing} == {"crypto-meet-in-the-middle"}
    assert len(glowing) == 2
    assert not after_right(helped, 0).helped, "it has been found"


def test_help_after_never() -> None:
    state = at(10, 15, centre=(1, 21), options={"help-after": "0"})
    assert GAME.deadline_ms(state) is None
    assert CLOCK not in GAME.active(state)


# Other house rules


def test_well_stop_when_the_first_is_out() -> None:
    state = at(15, (3, 44), (5, 10), centre=21, mini=Mini.WELL, options={"well-stop": "first-out"})
    after = BENCH.after(state, claim(0, CLOUD))
    assert (after.phase, after.wins, counts(after)) == (Phase.ENDED, ((0,),), (0, 2, 2))


@pytest.mark.parametrize(("rounds", "seats", "played"), [("5", 4, 5), ("3", 2, 3), ("5", 8, 5)])
def test_potato_rounds_that_are_fewer(rounds: str, seats: int, played: int) -> None:
    house = BENCH.house(st.House, BENCH.setup(seats, {"potato-rounds": rounds}))
    assert st.rounds_of(house, seats) == played
    small = BENCH.house(st.House, BENCH.setup(8, {"potato-rounds": "5", "deck": "13"}))
    assert st.rounds_of(small, 8) == 1, "never more than the deck allows"


def test_names_stand_below_the_pictures() -> None:
    for names in ("off", "on"):
        state = at(10, 15, centre=21, options={"names": names})
        parts = [part for card in GAME.view(GAME.masked(state, 0), 0).placements for part in card.parts]
        assert {part.name is not None for part in parts} == {names == "on"}


def test_playlist_in_any_order() -> None:
    state = begin(2, {"playlist": "gift+tower+gift", "deck": "13"})
    played = []
    while state.phase is not Phase.OVER:
        if state.phase is Phase.READY:
            played.append(state.mini)
        state = after_right(state, 0) if state.phase is Phase.PLAY else BENCH.tick(state)
    assert played == [Mini.GIFT, Mini.TOWER, Mini.GIFT]


# Computer players


def test_delay_of_computer_players() -> None:
    """Example 14."""
    assert delay_ms(Level.MEDIUM, 8, 0) == 4500
    assert delay_ms(Level.MEDIUM, 8, 1) == 6660
    assert delay_ms(Level.MEDIUM, 8, 0, form=1) == 6965
    assert delay_ms(Level.EASY, 6, 0) == 4340
    assert delay_ms(Level.BEST, 4, 0) == 1500


def test_a_computer_player_has_good_and_bad_mini_games() -> None:
    """Each seat for itself, and the same from the first to the last card of a mini-game."""
    looks = [[_look_ms(at(10, 15, 44, centre=21, layout=layout), seat) for layout in range(60)] for seat in (0, 1)]
    assert correlation(*looks) == pytest.approx(0, abs=0.4)
    again = [_look_ms(at(10, 16, 44, centre=22, layout=layout), 0, seed=2) for layout in range(60)]
    assert correlation(looks[0], again) > 0.6
    assert max(looks[0]) > 3 * min(looks[0])


def _look_ms(state: State, seat: int, seed: int = 1) -> float:
    """How long a seat looks, usually."""
    luck = LiveChance(seed)
    return median(
        POLICY.choose(Ask((state,), seat, Level.HARD, GAME.legal(state, seat)), luck).after_ms for _ in range(15)
    )


@pytest.mark.parametrize(("level", "mistakes"), [(Level.EASY, 5), (Level.MEDIUM, 3), (Level.BEST, 0)])
def test_how_often_computer_players_are_wrong(level: Level, mistakes: int) -> None:
    state, luck = at(10, 15, 44, centre=21), LiveChance(8)
    asks = 600
    wrong = 0
    for _ in range(asks):
        choice = _choice(state, 1, level, luck)
        wrong += not after_is_right(state, choice)
        assert choice.to is not None
        assert choice.to.slot in deck_of(57).cards[21], "it points at the card in the middle"
    assert abs(wrong / asks - mistakes / 100) < 0.02


def _choice(state: State, seat: int, level: Level, luck: LiveChance) -> Action:
    choice = POLICY.choose(Ask((state,), seat, level, GAME.legal(state, seat)), luck)
    assert choice.action is not None
    assert choice.after_ms >= 700
    return choice.action


def after_is_right(state: State, action: Action) -> bool:
    """Whether a claim is right."""
    return sum(BENCH.after(state, action).right) > sum(state.right)


def test_the_best_give_gifts_to_whoever_has_the_fewest() -> None:
    state, luck = at(10, (2, 3, 15), 44, centre=21, mini=Mini.GIFT), LiveChance(1)
    assert {_choice(state, 0, Level.HARD, luck).to.zone for _ in range(12)} == {"pile-2"}
    assert len({_choice(state, 0, Level.MEDIUM, luck).to.zone for _ in range(12)}) == 2


def test_a_locked_computer_player_waits_for_the_lock_and_looks_again() -> None:
    state = at(10, 15, centre=21, locks=(0, NOW_MS + LOCK_MS))
    choice = POLICY.choose(Ask((state,), 1, Level.HARD, GAME.legal(state, 1)), LiveChance(1))
    assert choice.after_ms >= LOCK_MS + 700


def test_levels_are_ordered() -> None:
    """In even steps, small enough that a good quarter of an hour makes up for one of them; the strongest find more
    than the weakest."""
    looks = [EYES[level].median_ms for level in Level]
    assert all(1.3 < slow / quick < 1.45 for slow, quick in pairwise(looks))
    assert [EYES[level].mistakes for level in Level] == sorted((EYES[level].mistakes for level in Level), reverse=True)
    setup = Setup(2, (("crypto_match.playlist", "tower"),), computers=(0, 1))
    match = watched_match(setup, (Level.FIRST_STEPS, Level.BEST), 5)
    assert match.result is not None
    assert match.result.winners == (1,)


def test_a_match_of_computer_players_in_every_mini_game() -> None:
    match: Match[State] = watched_match(
        Setup(3, (("crypto_match.deck", "31"),), computers=(0, 1, 2)), (Level.HARD,) * 3, 2
    )
    result = match.result
    assert result is not None
    assert len(match.state.wins) == 4
    claims = [entry.action for entry in match.log if entry.action is not None and entry.action.verb == "claim"]
    assert all(action.choice for action in claims), "every claim has its moment"


def test_every_order_of_three_claims_gives_the_same_winner() -> None:
    """Claims of the same millisecond are ordered by the rule, not by who is asked first."""
    state = at(10, 16, 44, centre=(1, 21), computers=(), right=(2, 2, 1), last=1)
    for order in permutations(range(3)):
        assert min(order, key=lambda seat: GAME.precedence(state, right(state, seat))) == 2
