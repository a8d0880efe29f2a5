"""Claims in real time: moments, one claim about each thing in sight, races in the order that counts, locks."""

from __future__ import annotations

import pytest

from tabletop.core.model import Action
from tabletop.core.view import Run
from tabletop.kit.claims import Claims, runs, stamp_of, stamped

ALWAYS = 99


def seen(*moments: int) -> Claims:
    """Something new came into sight at each of these moments."""
    claims = Claims()
    for at_ms in moments:
        claims = claims.seen(at_ms, ALWAYS)
    return claims


def claimed(claims: Claims, seat: int, at_ms: int, right: bool = True, won: bool = False) -> Claims:
    """A claim; at the same moment the seat with the higher number goes first."""
    return claims.claimed(seat, at_ms, right, lambda other: -other, won)


def test_a_moment_stands_in_the_action() -> None:
    call = Action(1, "call")
    assert stamp_of(call) is None
    assert stamp_of(stamped(call, 250)) == 250
    assert stamped(call, 0) == call, "the moment is unknown"
    assert [stamp_of(Action(1, "call", choice=choice)) for choice in ("now", 0, -5)] == [None] * 3
    assert stamp_of(Action(1, "call", choice=1)) == 1


def test_before_anything_came_into_sight_a_claim_is_reckoned_from_the_beginning() -> None:
    assert Claims() == Claims(0, 0, 0, frozenset(), frozenset(), frozenset(), (), 0)
    (claim,) = claimed(Claims(), 1, 400).right
    assert (claim.at_ms, claim.after_ms) == (400, 400)


def test_the_earlier_claim_counts_in_whatever_order_the_news_came() -> None:
    claims = claimed(claimed(seen(1000), 0, 1400), 1, 1300, won=True)
    assert [(claim.seat, claim.after_ms) for claim in claims.right] == [(1, 300), (0, 400)]


def test_at_the_same_moment_the_precedence_decides() -> None:
    claims = claimed(claimed(seen(1000), 0, 1400), 1, 1400, won=True)
    assert [claim.seat for claim in claims.race] == [1, 0]


def test_one_claim_about_each_thing_in_sight() -> None:
    claims = claimed(seen(1000, 2000), 0, 2400, right=False)
    assert claims.is_used(0, 2500)
    assert claims.is_used(0, 1900), "whoever has claimed this has let the one before go by"
    assert not claims.is_used(1, 2500)
    assert not claims.seen(3000, ALWAYS).is_used(0, 3100)
    assert claims.seen(3000, ALWAYS).is_used(0, 2900)


def test_news_of_a_wrong_claim_about_the_one_before_leaves_the_claim_about_this() -> None:
    claims = claimed(seen(1000, 2000), 0, 1900, right=False)
    assert claims.race[0].after_ms == 900
    assert claims.is_used(0, 1950)
    assert not claims.is_used(0, 2100)
    assert claimed(seen(1000, 2000), 0, 1900).is_used(0, 2100), "a right one has settled the matter"


def test_another_thing_has_another_race_but_not_while_one_is_won() -> None:
    first = claimed(seen(1000), 0, 1400, right=False).seen(2000, ALWAYS)
    assert [claim.seat for claim in claimed(first, 1, 2300).race] == [1]
    won = claimed(seen(1000, 2000), 0, 2400)
    assert [claim.seat for claim in claimed(won, 1, 1900, won=True).race] == [1, 0]


@pytest.mark.parametrize(("told_for", "told"), [(1, False), (2, True)])
def test_a_race_is_told_for_a_while(told_for: int, told: bool) -> None:
    assert bool(claimed(seen(1000), 0, 1400).seen(2000, told_for).race) == told


def test_a_lock_holds_until_everybody_is_freed() -> None:
    claims = claimed(seen(1000), 0, 1400, right=False).lock(0).seen(2000, ALWAYS)
    assert claims.locked == {0}
    assert claims.freed().locked == frozenset()


def test_the_list_of_a_race() -> None:
    claims = claimed(claimed(seen(1000), 0, 1400, right=False), 1, 1300)
    assert runs(claims.race) == (Run(1, 300), Run(0, 400, wrong=True))


def test_what_is_claimed_as_it_comes_into_sight_is_claimed_of_it() -> None:
    claims = seen(1000, 2000)
    assert not claims.is_early(2000)
    assert claims.is_early(1999)
    assert claimed(claims, 0, 2000).race[0].after_ms == 0


def test_a_race_is_about_the_sight_of_its_claim() -> None:
    claims = seen(1000, 2000, 3000)
    assert (claims.sights, claims.since_ms, claims.before_ms) == (3, 3000, 2000)
    assert claimed(claims, 0, 3100).raced == 3
    assert claimed(claims, 0, 2900).raced == 2
    late = claimed(claims, 0, 1500)
    assert (late.raced, late.race[0].after_ms) == (2, 0), "news from before is of the sight before this one"


def test_a_race_is_told_for_some_sights() -> None:
    claims = claimed(seen(1000), 0, 1100)
    second = claims.seen(2000, 2)
    assert second.race == claims.race
    assert second.seen(3000, 2).race == ()


def test_only_right_claims_can_win() -> None:
    claims = claimed(claimed(seen(1000), 0, 1100, right=False), 1, 1200)
    assert [claim.seat for claim in claims.race] == [0, 1]
    assert [claim.seat for claim in claims.right] == [1]


def test_the_first_moment_is_one_too() -> None:
    assert stamp_of(stamped(Action(1, "call"), 1)) == 1
