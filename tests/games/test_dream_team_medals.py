"""Dream Team: places, medals and ties, and how often a deal is special."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.games.dream_team.engine import GAME
from tabletop.games.dream_team.scoring import medals_of, ranked
from tabletop.games.dream_team.state import Phase, State, totals
from tests.games.dream_team_positions import after, all_pass, at, deal_after, play

# Places and medals


def last_cards() -> State:
    """Four players; seats 1 and 3 are out already, seat 2 lays the last card."""
    return at("", "5", "", "9 9 9", turn=1, out=(0, 2), trick="3: 10")


def test_round_end_in_the_middle_of_a_trick() -> None:
    over = after(last_cards(), play(last_cards(), "5"))
    assert over.phase is Phase.COUNT
    assert over.sheet == ((3, 1, 2, 0),)
    assert over.places == (0, 2, 1, 3)
    dealt = deal_after(4, over)
    assert (dealt.seated, dealt.round) == ((0, 2, 1, 3), 2)


def test_going_out_takes_the_next_place() -> None:
    state = at("5", 3, 3, trick="2: 9")
    out = after(state, play(state, "5"))
    assert (out.out, out.turn) == ((0,), 2)
    assert all_pass(out).phase is Phase.SWEEP


def test_no_bronze_with_three_players() -> None:
    state = at("", "5", "9 9", turn=1, out=(0,), trick="2: 10")
    assert after(state, play(state, "5")).sheet == ((3, 2, 0),)


def test_score_after_the_last_round() -> None:
    over = after(replace(last_cards(), round=7), play(last_cards(), "5"))
    assert over.phase is Phase.OVER
    result = GAME.result(over)
    assert result is not None
    assert (result.rule, result.scores, result.ranking) == ("dream_team.score", (3, 1, 2, 0), ((0,), (2,), (1,), (3,)))


def ended(*rows: tuple[int, ...], places: tuple[int, ...], **more: object) -> State:
    """A match that is over, with these medals."""
    return replace(at(*[1] * len(rows[0])), phase=Phase.OVER, sheet=rows, places=places, **more)


def test_tie_break_more_gold_then_silver_then_the_better_seat() -> None:
    rows = ((3, 1, 0), (3, 2, 1), (2, 3, 0), (1, 2, 0), (1, 2, 3))
    state = ended(*rows, places=(1, 0, 2))
    assert totals(state)[:2] == (10, 10)
    assert [medals_of(state, seat, 3) for seat in (0, 1)] == [2, 1]
    assert ranked(state)[0] == (0,)
    result = GAME.result(state)
    assert result is not None
    assert result.rule == "dream_team.tie-break"
    silver = ended((2, 1, 0), (2, 1, 0), (0, 1, 0), (0, 1, 0), places=(1, 0, 2))
    assert ranked(silver) == ((0,), (1,), (2,))
    equal = ended((3, 2, 0), (2, 3, 0), places=(1, 2, 0))
    assert ranked(equal) == ((1,), (0,), (2,))


# Chances that the rules file counts


@pytest.mark.parametrize(("seats", "hat", "red_and_yellow"), [(3, 32, 32), (5, 18, 19), (8, 9, 11)])
def test_how_often_a_deal_is_special(seats: int, hat: int, red_and_yellow: int) -> None:
    """In percent, about as often as has been worked out; five hundred deals scatter."""
    phases = Counter(GAME.start(Setup(seats), LiveChance(seed)).phase for seed in range(500))
    assert abs(phases[Phase.HAT_TRICK] / 5 - hat) < 4
    others = 500 - phases[Phase.HAT_TRICK]
    assert abs(100 * phases[Phase.NUTMEG] / others - red_and_yellow) < 4
