"""The rules of Card Marathon: every worked example, every refusal, the end of races and of the match."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Place
from tabletop.core.story import Course
from tabletop.games.card_marathon.engine import GAME
from tabletop.games.card_marathon.moves import Kind, kind_of
from tabletop.games.card_marathon.state import Finish, Phase, State
from tabletop.text_front import english
from tests.cards import cards, name_of
from tests.games.card_marathon_positions import (
    BENCH,
    EFFORT,
    GO_ON,
    at,
    declare,
    draw,
    ident,
    ids,
    named,
    piles,
    swap,
    throw,
    upturn,
)

STRAIGHT = "5S 6H 7D 8C"
FLUSH = "5S 6S 7S 8S"


def begun(seed: int = 1) -> State:
    """The first race after the draw for the organizer."""
    return BENCH.settled(BENCH.begin(2, chance=LiveChance(seed)), LiveChance(seed))


def declared(state: State, names: str, number: int) -> State:
    """A challenge, and the milestone that is upturned for it."""
    after = BENCH.after(state, declare(state, names))
    return BENCH.after(after, upturn(after, number))


def finish(state: State) -> Finish:
    """How the race ended."""
    return state.finishes[-1]


# The story


@pytest.mark.parametrize(
    ("names", "told"), [(FLUSH, "A declared a straight flush."), ("10S 10H 10D 10C", "A declared four of a kind.")]
)
def test_whoever_ran_too_far_is_told_of_and_with_what(names: str, told: str) -> None:
    state = at(f"{names} JD QS", me="2H 3C KD KC", opp="9D")
    states, actions = [state], []
    while GAME.result(states[-1]) is None:
        actions.append(GAME.forced(states[-1]) or declare(states[-1], names))
        states.append(BENCH.after(states[-1], actions[-1]))
    result = GAME.result(states[-1])
    assert result is not None
    story = [english(sentence.text) for sentence in GAME.story(Course(states, actions, result))]
    assert "A ran too far ahead and lost the race by it." in story
    assert told in story


# Setup


def drawn(first: str, second: str) -> State:
    """Both have drawn a card for the organizer."""
    state = BENCH.begin(2)
    rest = [one for one in range(52) if one not in cards(f"{first} {second}")]
    return replace(state, faces=bytes([*cards(f"{first} {second}"), *rest]))


def test_organizer_draw_the_lower_value_organizes_and_the_other_begins() -> None:
    state = BENCH.tick(drawn("5H", "AS"))
    assert (state.organizer, state.turn, state.phase) == (1, 0, Phase.TURN)
    assert BENCH.prompt(drawn("5H", "AS")).endswith("B organizes the race.")
    assert BENCH.told(drawn("5H", "AS"), GO_ON) == ["B organizes the race, A begins."]


def test_organizer_draw_is_repeated_after_equal_values() -> None:
    state = drawn("5H", "5S")
    assert BENCH.tick(state, LiveChance(1)).phase is Phase.LOT
    assert BENCH.told(state, GO_ON) == ["Equal values: both draw again."]
    assert BENCH.rule(state, draw(state)) == "card_marathon.opponent-starts"


def test_deal_effort_one_and_opponent_starts() -> None:
    state = begun()
    assert [len(group) for group in (*state.hands, *state.rows)] == [5] * 4
    assert piles(state) == (31, 1)
    assert state.turn == 1 - state.organizer
    assert state.upturned == (0, 0)
    assert sorted(state.faces) == list(range(52))


# The turn


def test_draw_one_from_either_pile_makes_six() -> None:
    state = begun(4)
    for effort in (False, True):
        after = BENCH.after(state, draw(state, effort))
        assert len(after.hands[state.turn]) == 6
        assert BENCH.rule(after, draw(after)) == "card_marathon.draw-one"
        assert BENCH.verbs(after, after.turn) == {"throw"}
    top = state.effort[-1]
    assert BENCH.after(state, draw(state, effort=True)).hands[state.turn][-1] == top


def test_draw_one_comes_first_and_from_a_pile() -> None:
    state = at("5S 6H 7D 8C 2C")
    assert BENCH.rule(state, throw(state, "2C")) == "card_marathon.draw-one"
    stolen = Action(0, "draw", (f"c{state.hands[1][0]}",), Place("hand-0"))
    assert BENCH.rule(state, stolen) == "card_marathon.draw-one"
    astray = replace(draw(state), to=EFFORT)
    assert BENCH.why(state, astray) == "What is drawn goes into A’s hand."


def test_turn_choice_no_swapping_after_drawing() -> None:
    state = at("5S 6H 9D 8C 2C", me="KD")
    assert BENCH.verbs(state, 0) == {"draw", "swap_open", "swap_closed"}
    after = BENCH.after(state, draw(state))
    assert BENCH.rule(after, swap(after, "2C", 1)) == "card_marathon.turn-choice"


def test_challenge_after_draw() -> None:
    state = at("5S 6H 7D 8C 2C")
    assert BENCH.rule(state, declare(state, STRAIGHT)) == "card_marathon.challenge-after-draw"
    again = BENCH.after(at(f"{STRAIGHT} 2C JD"), declare(at(f"{STRAIGHT} 2C JD"), STRAIGHT))
    assert BENCH.rule(again, declare(again, STRAIGHT)) == "card_marathon.challenge-after-draw"


def test_challenge_optional_and_throw_one() -> None:
    state = at(f"{STRAIGHT} 2C JD")
    after = BENCH.after(state, throw(state, "5S"))
    assert (after.turn, len(after.hands[0]), named(after, after.effort[-1:])) == (1, 5, "5S")
    late = Action(0, "throw", ids(state, "2C"), EFFORT)
    assert BENCH.rule(after, late) == "card_marathon.opponent-starts"
    assert BENCH.rule(state, replace(throw(state, "2C"), to=Place("refreshments"))) == "card_marathon.throw-one"
    theirs = Action(0, "throw", (f"c{state.hands[1][0]}",), EFFORT)
    assert BENCH.why(state, theirs) == "This is no card of A’s energy."


# What is a challenge


def test_four_cards_there_are_13_fours_52_flushes_and_3276_straights() -> None:
    found = [kind_of(four) for four in combinations(range(52), 4)]
    assert [found.count(kind) for kind in Kind] == [270_725 - 13 - 52 - 3276, 13, 52, 3276]


def test_four_cards() -> None:
    state = at(f"{STRAIGHT} 2C JD")
    for names in ("5S 6H 7D", "5S 6H 7D 8C 2C", "5S 6H 7D JD"):
        assert BENCH.rule(state, declare(state, names)) == "card_marathon.four-cards", names
    twice = replace(declare(state, "5S 6H 7D"), tokens=(*ids(state, "5S 6H 7D"), ident(state, "5S")))
    assert BENCH.why(state, twice) == "Chosen so far: 3 cards."


def test_four_of_a_kind() -> None:
    state = at("10S 10H 10D 10C 3H 8D", opp="KS")
    after = BENCH.after(state, declare(state, "10S 10H 10D 10C"))
    assert (len(after.hands[0]), named(after, after.effort[-4:])) == (2, "10S 10H 10D 10C")
    upturned = BENCH.after(after, upturn(after, 3))
    assert (upturned.upturned[0], len(upturned.hands[0])) == (0b100, 5)
    assert len(after.refreshments) - len(upturned.refreshments) == 3


def test_straight_flush_over_the_ace_with_a_king_opposite() -> None:
    state = at("QH KH AH 2H 9S 4C", opp="KS")
    after = declared(state, "QH KH AH 2H", 1)
    assert len(state.refreshments) - len(after.refreshments) == 3
    assert len(after.hands[0]) == 5


def test_value_blocked() -> None:
    state = at(f"{STRAIGHT} 2C JD", opp="7S")
    refused = BENCH.refused(state, declare(state, STRAIGHT))
    assert refused.rule == "card_marathon.value-blocked"
    assert refused.tokens == ids(state, "7S")
    assert BENCH.why(state, declare(state, STRAIGHT)) == ("Blocked value: 7. B shows it 1 time, A does not show it.")


def test_value_blocked_where_the_other_shows_more() -> None:
    state = at("5S 6H 8C 2C JD QS", me="7D", opp="7S 7H")
    assert BENCH.rule(state, declare(state, STRAIGHT)) == "card_marathon.value-blocked"
    assert BENCH.why(state, declare(state, STRAIGHT)) == ("Blocked value: 7. B shows it 2 times, A less often.")


def test_value_majority() -> None:
    state = at("5S 6H 8C 2C JD QS", me="7D 7C", opp="7S")
    after = declared(state, STRAIGHT, 3)
    assert named(after, after.effort[-3:]) == "5S 6H 8C"
    assert named(after, after.rows[0][:1]) == "7D"
    assert (after.upturned[0], len(state.refreshments) - len(after.refreshments)) == (0b111, 2)


def test_equal_values_block_both() -> None:
    state = at("5S 6H 8C 2C JD QS", me="7D", opp="7S")
    refused = BENCH.refused(state, declare(state, STRAIGHT))
    assert refused.rule == "card_marathon.equal-values-block-both"
    assert refused.tokens == ids(state, "7D 7S")
    assert BENCH.why(state, declare(state, STRAIGHT)) == "Blocked value: 7. Both show it, 1 time each."


def test_the_first_offending_value_in_the_order_of_the_run_is_named() -> None:
    state = at("5S 6H 8C 2C JD QS", me="7D", opp="7S 6C")
    assert BENCH.rule(state, declare(state, "8C 7D 6H 5S")) == "card_marathon.value-blocked"
    assert "Blocked value: 6." in BENCH.why(state, declare(state, "8C 7D 6H 5S"))


def test_leader_no_straights() -> None:
    state = at(f"{STRAIGHT} JD QS", me="2H 3C KD KC", opp="9S")
    assert BENCH.rule(state, declare(state, STRAIGHT)) == "card_marathon.leader-no-straights"
    assert BENCH.why(state, declare(state, STRAIGHT)) == "A leads by 3 milestones, and this is a straight."


def test_reversal_a_leader_may_declare_a_straight_flush_and_loses_by_it() -> None:
    state = at(f"{FLUSH} JD QS", me="2H 3C KD KC", opp="9D")
    assert BENCH.prompt(state, 0).endswith("But whoever finishes so far ahead loses.")
    after = BENCH.settled(BENCH.after(state, declare(state, FLUSH)))
    assert finish(after) == Finish("card_marathon.reversal", 1, (5, 1))
    assert BENCH.ended(after) == ("card_marathon.reversal", (1,))


def test_lagger_free() -> None:
    state = at(f"{STRAIGHT} JD QS", opp="7S 6C 5D")
    assert BENCH.rule(state, declare(state, STRAIGHT)) == ""
    less = at(f"{STRAIGHT} JD QS", me="KS", opp="7S 6C 5D")
    assert BENCH.rule(less, declare(less, STRAIGHT)) == "card_marathon.value-blocked"


def test_permissible_cards_in_any_mixture() -> None:
    state = at("4H 5C 2S JD JC KH", me="6D 7S", opp="9D")
    after = declared(state, "4H 5C 6D 7S", 3)
    assert (named(after, after.effort[-2:]), len(after.hands[0])) == ("4H 5C", 5)
    assert len(state.refreshments) - len(after.refreshments) == 1


def test_one_energy_is_enough() -> None:
    state = at("4H 9S 2S JD JC KH", me="5C 6D 7S", opp="9D 9H")
    after = declared(state, "4H 5C 6D 7S", 4)
    assert len(after.hands[0]) == 5
    assert after.refreshments == state.refreshments


def test_one_energy() -> None:
    state = at("2C 9S 2S JD JC KH", me="4H 5C 6D 7S", opp="9D 9H")
    assert BENCH.rule(state, declare(state, "4H 5C 6D 7S")) == "card_marathon.one-energy"


def test_permissible_cards_are_neither_closed_nor_theirs_nor_thrown() -> None:
    state = at("5S 6H 7D 2C JD QS", opp="8H", effort="8C", closed="8D")
    for name, why in (
        ("8H", "The 8 of hearts is not A’s."),
        ("8C", "The 8 of clubs is not A’s."),
        ("8D", "A closed milestone cannot be used."),
    ):
        assert BENCH.rule(state, declare(state, f"5S 6H 7D {name}")) == "card_marathon.permissible-cards"
        assert BENCH.why(state, declare(state, f"5S 6H 7D {name}")) == why
    hidden = replace(declare(state, "5S 6H 7D"), tokens=(*ids(state, "5S 6H 7D"), f"c{state.hands[1][0]}"))
    assert BENCH.why(state, hidden) == "One of the cards is not A’s."


def test_permissible_cards_a_card_just_taken_from_the_effort_is_energy() -> None:
    state = at("5S 6H 7D 2C JD", effort="8C")
    after = BENCH.after(state, draw(state, effort=True))
    assert BENCH.rule(after, declare(after, STRAIGHT)) == ""


def test_wrap() -> None:
    state = at("KS AH 2D 3C 9H 9D", opp="4S")
    assert BENCH.rule(state, declare(state, "KS AH 2D 3C")) == ""


def test_the_order_of_explanation() -> None:
    """Among leaders, blocked values and cards of others, the nearest cause is named."""
    state = at("5S 6H 7D JD QS 2C", me="2H 3C KD KC", opp="8C", effort="8D")
    assert BENCH.rule(state, declare(state, "5S 6H 7D 8C")) == "card_marathon.permissible-cards"
    assert BENCH.rule(state, declare(state, "5S 6H 7D JD")) == "card_marathon.four-cards"
    assert BENCH.rule(state, declare(state, "2H 3C KD KC")) == "card_marathon.four-cards"


# After a challenge


def test_throw_challenge_in_the_order_that_the_player_chooses() -> None:
    state = at(f"{STRAIGHT} JD QS")
    after = BENCH.after(state, declare(state, "7D 5S 8C 6H"))
    assert named(after, after.effort[-4:]) == "7D 5S 8C 6H"
    assert len([action for action in GAME.legal(state, 0) if action.verb == "challenge"]) == 4, "one for each top card"
    seen = at(f"{STRAIGHT} JD QS", options={"browse-effort": "on"})
    assert len([action for action in GAME.legal(seen, 0) if action.verb == "challenge"]) == 24
    assert BENCH.rule(state, replace(declare(state, STRAIGHT), to=Place("row-0"))) == "card_marathon.throw-challenge"


def test_upturn_own_any_closed_milestone() -> None:
    state = at(f"{STRAIGHT} JD QS", me="KD")
    assert BENCH.rule(state, upturn(state, 2)) == "card_marathon.upturn-own"
    after = BENCH.after(state, declare(state, STRAIGHT))
    assert [action.to for action in GAME.legal(after, 0)] == [Place("row-0", slot) for slot in range(1, 5)]
    assert BENCH.rule(after, upturn(after, 1)) == "card_marathon.upturn-own"
    theirs = Action(0, "upturn", (f"c{after.rows[1][0]}",))
    assert BENCH.why(after, theirs) == "This is no milestone of A’s row."
    for action in (draw(after), throw(after, "JD"), swap(after, "JD", 1)):
        assert BENCH.rule(after, action) == "card_marathon.upturn-own"


# Swaps


def test_swap_open() -> None:
    state = at("5S 6H 9D 8C 2C", me="KD")
    after = BENCH.after(state, swap(state, "2C", 1))
    assert (named(after, after.rows[0][:1]), after.turn) == ("2C", 1)
    assert "KD" in named(after, after.hands[0])
    assert (after.closed_swaps, after.quiet) == ((0, 0), 1)
    many = replace(swap(state, "2C", 1), tokens=ids(state, "2C 5S"))
    assert BENCH.rule(state, many) == "card_marathon.swap-open"
    row = Action(0, "swap_open", ids(state, "KD"), Place("row-0", 1))
    assert BENCH.rule(state, row) == "card_marathon.swap-open"


def test_swap_closed_is_seen_by_the_owner_alone() -> None:
    state = at("5S 6H 9D 8C 2C", me="KD", closed="QD")
    after = BENCH.after(state, swap(state, "2C", 2))
    assert (named(after, after.rows[0][1:2]), after.upturned[0]) == ("2C", 0b1)
    assert (after.closed_swaps, after.swapped) == ((1, 0), (0b10, 0))
    assert name_of(GAME.masked(after, 0).faces[after.rows[0][1]]) == "2C"
    assert GAME.masked(after, 1).faces[after.rows[0][1]] == 255
    theirs = replace(swap(state, "2C", 2), to=Place("row-1", 4))
    assert BENCH.rule(state, theirs) == "card_marathon.swap-closed"


def test_swap_closed_limit() -> None:
    state = at("5S 6H 9D 8C 2C", me="KD 3C", closed_swaps=(1, 0))
    assert BENCH.rule(state, swap(state, "2C", 3)) == ""
    again = replace(state, closed_swaps=(2, 0))
    assert BENCH.rule(again, swap(again, "2C", 4)) == "card_marathon.swap-closed-limit"
    assert BENCH.why(again, swap(again, "2C", 4)) == "Swaps with closed milestones so far: 2. Upturned milestones: 2."
    none = at("5S 6H 9D 8C 2C")
    assert BENCH.rule(none, swap(none, "2C", 1)) == "card_marathon.swap-closed-limit"
    assert BENCH.rule(none, replace(swap(none, "2C", 1), verb="swap_open")) == "card_marathon.swap-closed-limit"


def test_the_owner_knows_what_a_swapped_milestone_is_and_what_came_up() -> None:
    state = at("5S 6H 9D 8C 2C", me="KD", closed="QD")
    action = swap(state, "2C", 2)
    assert BENCH.told(state, action, 0) == [
        "A swaps the 2 of clubs with the closed milestone 2 and finds the queen of diamonds."
    ]
    assert BENCH.told(state, action, 1) == ["A swaps an energy card with the closed milestone 2."]


# Refreshments


def test_rebuild() -> None:
    state = at("10S 10H 10D 10C 3H", refreshments=1)
    assert piles(state) == (1, 31)
    drawn = BENCH.after(state, draw(state))
    after = BENCH.after(drawn, declare(drawn, "10S 10H 10D 10C"))
    assert piles(after) == (0, 35)
    done = BENCH.after(after, upturn(after, 1), chance=LiveChance(3))
    assert (piles(done), done.rebuilt, named(done, done.effort)) == ((31, 1), 1, "10C")


def test_rebuild_when_a_card_must_be_drawn() -> None:
    state = at("10S 10H 10D 10C 3H", refreshments=0)
    assert piles(state) == (0, 32)
    after = BENCH.after(state, draw(state), chance=LiveChance(3))
    assert (piles(after), after.rebuilt) == ((30, 1), 1)
    assert BENCH.told(state, draw(state), 1, LiveChance(3)) == [
        "A draws from the refreshments.",
        "The effort pile was shuffled: new refreshments.",
    ]


# The end


def test_race_end_and_finish_wins_by_three() -> None:
    state = at(f"{STRAIGHT} JD QS", me="2H 3C KD KC", opp="9S 9H")
    after = BENCH.settled(BENCH.after(state, declare(state, STRAIGHT)))
    assert finish(after) == Finish("card_marathon.finish-wins", 0, (5, 2))
    assert after.refreshments == state.refreshments
    assert BENCH.ended(after) == ("card_marathon.finish-wins", (0,))


def test_finish_wins_by_one() -> None:
    state = at(f"{STRAIGHT} JD QS", me="2H 3C KD KC", opp="9S 9H 2S 3S")
    assert finish(BENCH.settled(BENCH.after(state, declare(state, STRAIGHT)))).winner == 0


def test_reversal_five_to_none() -> None:
    state = at("10S 10H 10D 10C 3H 8D", me="2H 3C KD KC")
    after = BENCH.settled(BENCH.after(state, declare(state, "10S 10H 10D 10C")))
    assert finish(after) == Finish("card_marathon.reversal", 1, (5, 0))


@pytest.mark.parametrize(
    ("me", "opp", "winner"), [("2H 3C KD", "", 0), ("2H 3C KD KC", "", 1), ("2H 3C", "9S 9H", None)]
)
def test_time_out_and_its_scale(me: str, opp: str, winner: int | None) -> None:
    state = at("5S 6H 7D 8C JD QS", me=me, opp=opp, refreshments=0, rebuilt=3)
    after = BENCH.after(state, throw(state, "JD"))
    assert (finish(after).rule, finish(after).winner) == ("card_marathon.time-out", winner)
    assert BENCH.ended_by(after) == "card_marathon.time-out"


def test_time_out_cuts_a_refill_short() -> None:
    state = at(f"{STRAIGHT} JD QS", refreshments=1, rebuilt=3)
    after = declared(state, STRAIGHT, 1)
    assert (len(after.hands[0]), finish(after)) == (3, Finish("card_marathon.time-out", 0, (1, 0)))


def test_quiet_limit() -> None:
    state = at("5S 6H 9D 8C 2C", me="KD", quiet=19)
    after = BENCH.after(state, swap(state, "2C", 1))
    assert finish(after) == Finish("card_marathon.quiet-limit", 0, (1, 0))
    drawn = BENCH.after(state, draw(state))
    assert BENCH.after(drawn, throw(drawn, "2C")).quiet == 0
    taken = BENCH.after(state, draw(state, effort=True))
    assert finish(BENCH.after(taken, throw(taken, "2C"))).rule == "card_marathon.quiet-limit"


def test_time_out_scale_with_equal_rows_is_a_drawn_race() -> None:
    state = at("5S 6H 9D 8C 2C", me="KD", opp="KS", quiet=19)
    after = BENCH.after(state, swap(state, "2C", 1))
    assert BENCH.ended(after) == ("card_marathon.quiet-limit", ())
    assert BENCH.prompt(after).endswith("The race is drawn.")
