"""Slaps of Egyptian Ratscrew: right ones, wrong ones, and those that are neither."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Refusal, Setup
from tabletop.core.text import Names, SeatName
from tabletop.games.ratscrew import words
from tabletop.games.ratscrew.engine import GAME
from tabletop.games.ratscrew.state import COVER_MS, SHOWN_MS, TOKENS, Phase
from tabletop.games.ratscrew.transitions import TOLD
from tabletop.match.match import Match
from tabletop.match.taking_back import take_back
from tests.games.ratscrew_positions import (
    BENCH,
    at,
    counts,
    gather,
    laid,
    pile,
    slap,
    slap_action,
    stack,
    top_of,
    turn,
    view,
)


def test_slap_on_pair_inside_a_contract() -> None:
    state = laid(at("KH 2C", "7C 7D 3C", "4C 6C"), "KH 7C 7D")
    assert state.due == 1
    state = slap(state, 2)
    assert (state.phase, state.winner, state.owner) == (Phase.SLAP, 2, -1)
    state = gather(state)
    assert (state.turn, state.due) == (2, 0)
    assert stack(state, 2, last=3) == "KH 7C 7D"


def test_slap_on_pair_from_two_seats() -> None:
    state = laid(at("9C 2C", "9S 3C", "4C 6C"), "9C 9S")
    for seat in range(3):
        assert slap(state, seat).winner == seat, "whoever turned the cards"


def test_slap_on_pair_that_breaks_a_contract() -> None:
    state = laid(at("JH 2C", "JC 3C", "4C 6C"), "JH JC")
    assert (state.owner, state.turn, state.due) == (1, 2, 1)
    assert slap(state, 0).winner == 0
    assert turn(state).winner == 1, "nobody slapped"


def test_false_slap_burns_the_top_card() -> None:
    state = laid(at("8D 2C", "9C 3C", "4C 6C", "5C 7C"), "8D 9C")
    after = slap(state, 3)
    assert (after.turn, after.phase) == (2, Phase.PLAY)
    assert pile(after) == "8D 9C"
    assert [TOKENS[token] for token in after.burnt] == [top_of(state, 3)]
    burnt = next(p for p in view(after).placements if p.token == top_of(state, 3))
    assert (burnt.face, burnt.place.zone) == (None, "burnt")


def test_false_slap_without_cards_waits_for_the_next_pile() -> None:
    state = slap(laid(at(0, "8D 3C", "9C 6C", turn=1), "8D 9C"), 0)
    state = turn(state)
    assert BENCH.refused(state, slap_action(state, 0)).rule == "ratscrew.false-slap-without-cards"
    state = gather(slap(replace(state, pair=True), 1))
    state = turn(state)
    assert GAME.check(state, slap_action(state, 0)) is None


def test_everyone_may_slap_even_without_cards() -> None:
    state = slap(laid(at(0, "8D 3C", "8C 6C", turn=1), "8D 8C"), 0)
    state = gather(state)
    assert (stack(state, 0), state.turn) == ("8D 8C", 0)
    assert turn(state).turn == 1, "back in play"


def test_pair_within_pile_only() -> None:
    state = gather(laid(at("KS", "2D 5D 6D 6S", "6C 3C"), "KS 2D 5D 6D"))
    state = laid(replace(state, turn=1), "6S")
    assert not state.pair
    assert slap(state, 2).burnt


def test_pair_within_pile_never_counts_burnt_cards() -> None:
    state = laid(at("9H 2C", "8D 3C", "9C 6C"), "9H")
    state = slap(state, 2)
    assert len(state.burnt) == 1
    assert not turn(state).pair


def test_pair_window_ends_with_the_next_card() -> None:
    state = laid(at("9C 2C", "9S 3C", "4C 6C"), "9C 9S 4C")
    assert slap(state, 0, after_ms=COVER_MS).burnt


def test_slower_slaps_ignored_just_after_the_pair_was_covered() -> None:
    state = laid(at("9C 2C", "9S 3C", "4C 6C"), "9C 9S 4C")
    assert BENCH.refused(state, slap_action(state, 0, COVER_MS - 1)).rule == "ratscrew.slower-slaps-ignored"
    assert GAME.check(state, slap_action(state, 0, COVER_MS)) is None


def test_slower_slaps_ignored_just_after_the_winning_one() -> None:
    state = slap(laid(at("9C 2C", "9S 3C", "4C 6C"), "9C 9S"), 0, after_ms=400)
    assert GAME.deadline_ms(state) == SHOWN_MS
    after = slap(state, 1, after_ms=900)
    assert (after.winner, counts(after)) == (0, counts(state)), "neither right nor wrong"
    assert [claim.seat for claim in after.claims.right] == [0, 1]
    assert GAME.deadline_ms(after) == SHOWN_MS - 500, "it costs no time"


def test_first_slap_wins_by_the_moment_of_the_hand_not_of_its_arrival() -> None:
    state = laid(at("9C 2C", "9S 3C", "4C 6C"), "9C 9S")
    late = slap(slap(state, 1, after_ms=412), 2, after_ms=407)
    assert (late.winner, late.turn) == (2, 2)
    assert gather(late).turn == 2


@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1)])
def test_ties_go_to_the_seat_with_fewer_cards(first: int, second: int) -> None:
    state = laid(at("9C 2C", 8, 12, "9S 4C", turn=3), "9S 9C")
    state = slap(slap(state, first, after_ms=412), second, after_ms=412)
    assert counts(state)[1:3] == (8, 12)
    assert state.winner == 1


def test_ties_with_equal_stacks_go_clockwise_after_whoever_turned() -> None:
    state = replace(at("9C 2C", "9S 3C 5C", "4C 6C", "8C 10C", turn=0, spare=-1))
    state = laid(state, "9C 9S")
    assert state.laid_by == 1
    both = slap(slap(state, 1, after_ms=412), 2, after_ms=412)
    assert both.winner == 2
    both = slap(slap(state, 3, after_ms=412), 2, after_ms=412)
    assert both.winner == 2


def test_first_slap_wins_judged_by_the_cards_that_lay_there() -> None:
    """The hand came down on the pair; the news of it came after the next card."""
    state = laid(at("9C 2C", "9S 3C", "4C 6C"), "9C 9S 4C")
    before = slap(state, 0, after_ms=-20)
    assert (before.phase, before.winner) == (Phase.SLAP, 0)
    state = laid(at("9C 2C", "5S 3C", "5C 6C"), "9C 5S 5C")
    assert slap(state, 0, after_ms=-20).burnt, "the hand came down before there was a pair"


def test_one_slap_per_card() -> None:
    state = slap(laid(at("8D 2C", "9C 3C", "4C 6C"), "8D 9C"), 2)
    assert BENCH.refused(state, slap_action(state, 2, 600)).rule == "ratscrew.one-slap-per-card"
    assert GAME.check(turn(state), slap_action(turn(state), 2)) is None
    state = slap(laid(at("9D 2C", "9C 3C", "4C 6C"), "9D 9C"), 2)
    assert BENCH.refused(state, slap_action(state, 2, 600)).rule == "ratscrew.one-slap-per-card"


def test_one_slap_per_card_and_none_without_a_pile() -> None:
    state = at("8D 2C", "9C 3C")
    assert BENCH.refused(state, Action(1, "slap")).rule == "ratscrew.one-slap-per-card"
    first = turn(state)
    assert BENCH.refused(first, slap_action(first, 1, -5)).rule == "ratscrew.one-slap-per-card", (
        "no card lay there then"
    )


def test_a_slap_is_not_taken_back() -> None:
    match = Match(GAME, Setup(3), LiveChance(1))
    for action in (Action(match.state.turn, "turn"), Action(0, "slap")):
        assert not isinstance(match.submit(action), Refusal)
    assert take_back(match, {0}) == Refusal("core.undo_race")
    match.friendly_undo = True
    assert take_back(match, {0}) == 1


def test_a_moment_is_written_into_the_action() -> None:
    match = Match(GAME, Setup(3), LiveChance(1))
    match.submit(Action(match.state.turn, "turn"), at_ms=1234)
    assert match.log[-1].action is not None
    assert match.log[-1].action.choice == match.state.laid_ms == 1234
    late = match.submit(Action(0, "slap"), seen=1, at_ms=1300)
    assert not isinstance(late, Refusal), "moments decide, not what was seen"


def test_the_race_is_told_with_its_times() -> None:
    pair = laid(at("9C 2C 10C", "9S 3C", "4C 6C"), "9C 9S")
    state = slap(slap(pair, 2, 412), 1, 407)
    assert [(one.seat, one.after_ms, one.right) for one in state.claims.race] == [(1, 407, True), (2, 412, True)]
    told = words.race(state)
    assert told is not None
    assert told.rest is None, "somebody may still slap"
    after = gather(state)
    told = words.race(after)
    assert told is not None
    assert told.rest is not None
    assert after.claims.race == state.claims.race, "it stays on the table for a while"
    while after.turned < state.turned + TOLD - 1:
        after = turn(after)
    assert after.claims.race
    assert turn(after).claims.race == ()


@pytest.mark.parametrize(("slap_back", "missing"), [("on", (1, 2)), ("off", (1,))])
def test_nobody_is_blamed_who_may_not_slap(slap_back: str, missing: tuple[int, ...]) -> None:
    state = laid(at("9C 2C", "9S 3C", 0, "4C 6C", options={"slap-back": slap_back}), "9C 9S")
    told = words.race(gather(slap(slap(state, 3), 0, 500)))
    assert told is not None
    assert told.rest is not None
    assert told.rest.args == (("players", Names(tuple(map(SeatName, missing)))),)


def test_an_early_slap_is_timed_from_the_card_that_it_was_meant_for() -> None:
    covered = turn(laid(at("9C 2C", "9S 3C", "4C 6C"), "9C 9S"), after_ms=900)
    early = GAME.apply(covered, Action(2, "slap", choice=covered.laid_ms - 100), LiveChance(1))
    assert [(claim.seat, claim.at_ms) for claim in early.claims.right] == [(2, covered.laid_ms - 100)]
    assert [(one.after_ms, one.right) for one in early.claims.race] == [(800, True)]


def test_wrong_slaps_have_a_list_of_their_own() -> None:
    state = slap(slap(laid(at("8D 2C", "9C 3C", "4C 6C", "5C 7C"), "8D 9C"), 3, 300), 0, 250)
    told = words.race(state)
    assert told is not None
    assert [(run.seat, run.ms, run.wrong) for run in told.runs] == [(0, 250, True), (3, 300, True)]
    assert [one.seat for one in slap(turn(state), 1).claims.race] == [1], "another card, another list"


# News that come late


def test_a_wrong_slap_before_the_card_leaves_the_slap_on_that_card() -> None:
    """The hand came down on the card before; the news of it came after the next one."""
    state = laid(at("9C 2C 3D", "5S 3C", "5C 6C"), "9C 5S 5C")
    after = slap(state, 0, after_ms=-20)
    assert len(after.burnt) == 1
    assert BENCH.rule(after, slap_action(after, 0, -10)) == "ratscrew.one-slap-per-card", "one each on the card before"
    assert slap(after, 0).winner == 0


def test_an_early_right_slap_counts_when_only_that_can() -> None:
    """The pair was covered by the last card of all others: a wrong slap would be ignored, a right one is not."""
    state = laid(at("9H 4C", "9D 3C", spare=1), "9H 9D 4C")
    assert state.last
    assert BENCH.rule(state, slap_action(state, 0)) == "ratscrew.last-holder-wins"
    assert slap(state, 0, after_ms=-20).winner == 0
    assert GAME.legal(state, 0) == (Action(0, "slap"),)
    assert [button.resting for button in view(state).buttons] == [True, True], "a hand from now on does not count"


def test_a_winner_is_corrected_by_a_hand_that_came_down_on_the_card_before() -> None:
    """Three of a rank: one slap on the last card, and the news of one on the pair before it."""
    state = laid(at("9C 2C", "9S 3C", "9H 6C"), "9C 9S 9H")
    state = slap(slap(state, 1, after_ms=300), 2, after_ms=-50)
    assert (state.winner, [claim.seat for claim in state.claims.race]) == (2, [2, 1])
    assert BENCH.rule(state, slap_action(state, 2, 900)) == "ratscrew.one-slap-per-card"


# The last holder of cards


@pytest.mark.parametrize(
    ("stacks", "cards"),
    [
        (("JH", "KC 4C 5C"), "JH KC"),  # nobody can pay
        (("9D", "JS 3C 5C"), "JS 9D"),  # the last card of the payer
    ],
)
def test_last_holder_wins_after_a_challenge_too(stacks: tuple[str, str], cards: str) -> None:
    state = laid(at(*stacks, turn=0 if cards.startswith("JH") else 1), cards)
    assert (state.phase, state.winner, state.last) == (Phase.GRACE, 1, True)
    assert BENCH.rule(state, slap_action(state, 1)) == "ratscrew.last-holder-wins", "no card of the winner is burnt"
    assert BENCH.rule(state, slap_action(state, 0)) == "ratscrew.last-holder-wins"
    assert gather(state).ended_by == "ratscrew.all-cards-wins"


def test_last_holder_is_whoever_is_left_while_the_pile_lies_open() -> None:
    state = laid(at("JS 2C", "9S 4C", spare=0), "JS 9S")
    assert not state.last
    burnt = slap(state, 1)
    assert burnt.last
    assert BENCH.rule(burnt, slap_action(burnt, 0, 600)) == "ratscrew.last-holder-wins"


def test_slower_slaps_ignored_once_a_covered_pair_was_won() -> None:
    """The hand of the first came down before the card that covers the pair, the other one long after it."""
    state = laid(at("9C 2C", "9S 3C", "4C 6C"), "9C 9S 4C")
    won = slap(state, 0, after_ms=-50)
    assert (won.phase, won.winner) == (Phase.SLAP, 0)
    assert BENCH.refused(won, slap_action(won, 1, 400)).rule == "ratscrew.slower-slaps-ignored"
    assert GAME.check(won, slap_action(won, 1, -40)) is None


def test_of_two_hands_at_one_moment_that_of_fewer_cards_goes_first() -> None:
    """Then clockwise after whoever turned the card."""
    state = laid(at("9C 2C 5D", "9S 3C", "4C 6C"), "9C 9S 4C")
    order = sorted(range(3), key=lambda seat: GAME.precedence(state, slap_action(state, seat)))
    assert (counts(state), order) == ((2, 1, 46), [1, 0, 2])
    level = laid(at("9C 2C", "9S 3C", "4C 6C", 46), "9C 9S 4C")
    order = sorted(range(3), key=lambda seat: GAME.precedence(level, slap_action(level, seat)))
    assert (counts(level)[:3], order) == ((1, 1, 1), [0, 1, 2])
