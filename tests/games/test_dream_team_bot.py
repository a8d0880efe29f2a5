"""The computer player of Dream Team: high sets are led, low cards kept, and higher levels play better."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop.bots.thinking import think
from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Setup
from tabletop.core.text import SeatName
from tabletop.games.dream_team import reasons
from tabletop.games.dream_team.bot import POLICY, values_of
from tabletop.games.dream_team.engine import GAME
from tabletop.games.dream_team.fast import Round, weights
from tabletop.games.dream_team.state import HANDS, Phase, State, totals
from tabletop.games.dream_team.values import burden, counts_of, is_safe, safety, unseen_by
from tests.games.dream_team_positions import (
    GO_ON,
    after,
    all_pass,
    at,
    ids,
    kinds,
    passes,
    play,
    stacked,
    swept,
)

GOOD = [Level.MEDIUM, Level.BEST]


def ask(state: State, level: Level, seed: int = 1) -> Choice:
    """What a computer player does here."""
    return think(GAME, POLICY, state, min(GAME.active(state)), level, seed)


def chosen(state: State, level: Level) -> Action:
    """The action of a computer player."""
    action = ask(state, level).action
    assert action is not None
    return action


def why(state: State, action: Action) -> str:
    """The source of the reason for an action."""
    return reasons.turn(state, action).msg.source


# Good play


def by_eye(state: State) -> Action:
    """What looks best here to a player who misjudges nothing."""
    legal = list(GAME.legal(state, 0))
    found = values_of(state, 0, legal)
    return legal[found.index(max(found))]


def test_a_large_set_of_high_cards_is_led_whole() -> None:
    state = at("10 10 10 10 1 2 5 G", 8, 8, 8, cleared=())
    assert by_eye(state).tokens == ids(state, "10 10 10 10", 0)
    assert chosen(state, Level.BEST).tokens == ids(state, "10 10 10 10", 0)


@pytest.mark.parametrize("level", GOOD)
def test_the_lead_is_taken_to_go_out(level: Level) -> None:
    state = at("G 4 4", 6, 2, trick="2: 9", cleared=())
    assert chosen(state, level).tokens == ids(state, "G", 0)


@pytest.mark.parametrize("level", GAME.info.levels)
def test_passing_if_nothing_else_is_possible(level: Level) -> None:
    choice = ask(at("9 9", 6, 6, trick="1: 5"), level)
    assert choice.action == passes(0)
    assert choice.reason is not None
    assert choice.reason.msg.source == "Nothing in the hand beats this."


def test_a_pair_is_not_torn_while_a_single_card_fits() -> None:
    state = at("7 7 6 10 10", 8, 8, trick="1: 8", cleared=())
    assert by_eye(state).tokens == ids(state, "6", 0)


def test_the_goal_and_free_kicks_are_kept_while_many_sets_are_left() -> None:
    state = at("G F 4 5 6 7 8 9 10 10", 10, 10, trick="1: 3", cleared=())
    legal = list(GAME.legal(state, 0))
    values = values_of(state, 0, legal)
    assert legal[values.index(max(values))] == passes(0)
    assert why(state, passes(0)) == "Passing keeps the lowest cards and the Free Kicks to win the lead later."


def test_a_trick_with_the_red_card_is_left_to_others() -> None:
    state = at("G 5 6 7 9 9", 6, 6, trick="1: R", cleared=())
    legal = list(GAME.legal(state, 0))
    values = values_of(state, 0, legal)
    best = legal[values.index(max(values))]
    assert best.tokens != ids(state, "G", 0)


def test_the_yellow_card_skips_whoever_has_the_fewest_cards() -> None:
    state = at("Y 3 3 5", 6, 2, 6, trick="1: 9", cleared=())
    plays = [action for action in GAME.legal(state, 0) if action.tokens == ids(state, "Y", 0)]
    values = values_of(state, 0, plays)
    assert plays[values.index(max(values))].choice == 2


@pytest.mark.parametrize("level", GOOD)
def test_the_trade_gives_what_the_hand_can_do_without(level: Level) -> None:
    state = stacked(3, "R 10 9 9 9 8 8 7 7 7 6 6 6 5 5 5 4 4 G F", "F 1")
    assert state.phase is Phase.TRADE
    choice = ask(state, level)
    assert choice.action is not None
    assert set(choice.action.tokens) == set(ids(state, "R 10", 0))


@pytest.mark.parametrize("level", [Level.EASY, *GOOD])
def test_a_nutmeg_goes_to_whoever_is_in_front(level: Level) -> None:
    state = stacked(4, "F", "F", "Y R")
    first = ask(state, level)
    assert first.action is not None
    assert first.action.to == HANDS[0]
    assert first.reason is not None
    assert first.reason.msg.source == "{player} sits on seat {number}."
    later = replace(state, sheet=((1, 0, 2, 3),))
    second = ask(later, level)
    assert second.action is not None
    assert second.action.to == HANDS[3]
    assert second.reason is not None
    assert dict(second.reason.args) == {"player": SeatName(3)}


def test_first_steps_play_anything() -> None:
    state = at("3 4 5 6 10", 6, 6)
    led = {choice.action.tokens for seed in range(30) if (choice := ask(state, Level.FIRST_STEPS, seed)).action}
    assert len(led) > 3
    following = at("3 4 5 6 10", 6, 6, trick="1: 9")
    laid = [choice.action for seed in range(60) if (choice := ask(following, Level.FIRST_STEPS, seed)).action]
    assert 15 < sum(action.tokens == ids(following, "6", 0) for action in laid if action is not None) < 50
    assert 3 < sum(action.verb == "pass" for action in laid if action is not None) < 25


# Reasons


@pytest.mark.parametrize(
    ("hand", "laid", "trick", "reason"),
    [
        ("10 10 4 5", "10 10", "", "%n card(s) of the same value go at once."),
        ("9 4 4 5", "9", "", "High cards are hardest to get rid of: best when leading."),
        ("5 4 4 9", "5", "", "After this, %n set(s) are left to lay."),
        ("G 4 4 9", "G", "", "Nothing that is left can beat this: it wins the trick and the lead."),
        ("1 4 4 9", "1", "", "A good chance to win the lead: %n lower number(s) can still beat this."),
        ("R 4 4 9", "R", "", "If nobody beats the Red Card, it is gone; else somebody else may get it."),
        ("7 4 4 9", "7", "1: 8", "This is the highest set that fits, and no larger set is split."),
        ("7 6 4 9", "6", "1: 8", "No larger set is split."),
        ("7 7 4 9", "7", "1: 8", "%n card(s) of this number stay in hand for later."),
        ("7 F 4 9", "7 F", "1: 8 8", "A Free Kick makes the set large enough."),
        ("7 F 4 9", "7", "1: R", "Others can still beat this: then the Red Card goes to them."),
        ("G F 4 9", "G", "1: R", "This wins the lead, though the Red Card comes with it."),
        ("7 7", "7 7", "1: 8 8", "This empties the hand."),
    ],
)
def test_the_reason_of_a_play_is_true(hand: str, laid: str, trick: str, reason: str) -> None:
    state = at(hand, 9, 9, 9, trick=trick, cleared=())
    assert why(state, play(state, laid)) == reason


def test_the_reason_of_a_lone_free_kick() -> None:
    state = at("F 7 9 9", 9, 9, trick="1: 5 ", cleared=())
    assert why(state, play(state, "F", 3)) == "The Free Kick counts as {number} here."
    assert why(state, play(state, "F", 1)).startswith("A good chance to win the lead")


def test_the_reasons_of_passing() -> None:
    whole = at("7 7 7 9", 9, 9, trick="1: 8", cleared=())
    assert why(whole, passes(0)) == "Passing keeps a larger set together."
    other = at("7 4 9 9", 9, 9, trick="1: 8", cleared=())
    assert why(other, passes(0)) == "Highest number that fits: {number}. It is saved for later."
    red = at("7 4 9 9", 9, 9, trick="1: R", cleared=())
    assert why(red, passes(0)).startswith("Whoever wins this trick takes the Red Card")


def test_the_reason_names_who_is_skipped_or_nearly_out() -> None:
    state = at("Y 7 7 9", 9, 2, trick="1: 10", cleared=())
    skipping = reasons.turn(state, play(state, "Y", 2))
    assert (skipping.n, dict(skipping.args)["player"]) == (2, SeatName(2))
    torn = reasons.turn(state, play(state, "7"))
    assert (torn.n, dict(torn.args)["player"]) == (2, SeatName(2))


# What the search stands on


def test_what_is_safe() -> None:
    state = at("1 5 5", "6 6", "7 7")
    unseen = unseen_by(state, 0)
    assert is_safe(1, 1, unseen), "Goal and Free Kicks are gone"
    assert safety(1, 1, unseen) == safety(5, 2, unseen) == 1.0
    free = unseen_by(at("1 5 5", "F 6", "7 7"), 0)
    assert is_safe(1, 1, free), "a Free Kick is a 1 at best"
    assert not is_safe(5, 1, free)


def test_sets_weigh_less_than_single_cards() -> None:
    unseen = counts_of(kinds("G F F 1 2 2 3 3 3 4 4 4 4 5 5 6 7 9"))
    assert burden(counts_of(kinds("8 8 8")), unseen) < burden(counts_of(kinds("8 9 10")), unseen)
    assert burden(counts_of(kinds("8 F")), unseen) < burden(counts_of(kinds("8")), unseen)
    assert burden(counts_of(kinds("8 R")), unseen) > burden(counts_of(kinds("8 10")), unseen)


def test_quick_rounds_name_every_place_once() -> None:
    for seed in range(6):
        options = (("dream_team.pass-is-final", "on"), ("dream_team.yellow-duration", "round"))
        luck = LiveChance(seed)
        state = GAME.start(Setup(3 + seed % 6, options if seed % 2 else ()), luck)
        for step in range(40 + seed):
            if state.phase in (Phase.PLAY, Phase.SWEEP) and step % 3 == 0:
                places = Round(state, weights(state)).places()
                assert sorted(places) == list(range(state.seats))
                assert tuple(places[: len(state.out)]) == state.out
            legal = GAME.legal(state, min(GAME.active(state)))
            state = GAME.apply(state, legal[luck.pick(len(legal))], luck)


def test_a_quick_round_goes_on_from_a_cleared_trick_and_from_a_cursed_one() -> None:
    state = at("8 9", "9 8", "5", "R 9 9", turn=3)
    state = after(state, play(state, "R"))
    over = all_pass(after(state, play(replace(state, turn=2), "5")))
    for position in (over, swept(over)):
        assert Round(position, weights(position)).places()[0] == 2


# Levels


def match(levels: tuple[Level, ...], seed: int) -> tuple[int, ...]:
    """The points of a match of three rounds between computer players that see one world each."""
    luck, thoughts = LiveChance(seed), LiveChance(seed + 1)
    state = GAME.start(Setup(len(levels), (("dream_team.rounds", "3"),)), luck)
    while state.phase is not Phase.OVER:
        active = GAME.active(state)
        action = GAME.forced(state)
        if CLOCK in active:
            action = GO_ON
        elif action is None:
            (seat,) = active
            worlds = (GAME.resample(GAME.masked(state, seat), seat, thoughts),)
            action = POLICY.choose(Ask(worlds, seat, levels[seat], GAME.legal(state, seat)), thoughts).action
            assert action is not None
        assert GAME.check(state, action) is None
        state = GAME.apply(state, action, luck)
    return totals(state)


@pytest.mark.slow
def test_each_level_is_stronger_than_the_one_below() -> None:
    for better, worse in ((Level.MEDIUM, Level.EASY), (Level.EASY, Level.FIRST_STEPS)):
        played = [match((better, worse, better, worse), seed) for seed in range(12)]
        good, bad = (sum(points[at] + points[at + 2] for points in played) for at in (0, 1))
        assert good > bad + 15, (better, good, bad)
