"""The computer players of Athletic Games and their search of a turn."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.bots.thinking import Stopwatch
from tabletop.core.bot import Ask, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.games.athletic_games import bot
from tabletop.games.athletic_games.bot import HOLDS, POLICY, best_line, plan_of
from tabletop.games.athletic_games.cards import DECK, FITS
from tabletop.games.athletic_games.engine import GAME
from tabletop.games.athletic_games.search import Ends, LooseSearch, Search, after_line, keeping
from tabletop.games.athletic_games.state import State
from tests.games.athletic_games_positions import at, card, cards, move
from tests.games.test_athletic_games import SEED_HAND, SEED_PILES


def turn_of(state: State, level: Level) -> State:
    """The state after a computer player's turn; the match must go on."""
    seat, luck = state.turn, LiveChance(1)
    ended = state.ended
    while state.ended == ended and not state.over:
        choice = POLICY.choose(Ask((state,), seat, level, GAME.legal(state, seat)), luck)
        assert choice.action in GAME.legal(state, seat)
        assert choice.reason is not None
        state = GAME.apply(state, choice.action, luck)
    return state


def test_the_seeds_turn_is_found() -> None:
    assert turn_of(at(SEED_HAND, 3, piles=SEED_PILES), Level.HARD).medals == (1, 0)


def test_a_pile_is_moved_to_make_the_hole_that_is_needed() -> None:
    state = at("B3", 3, piles=("R8", "R9", "K6", "Y10", "P8"))
    choice = POLICY.choose(Ask((state,), 0, Level.HARD, GAME.legal(state, 0)), LiveChance(1))
    assert choice.action in (move(state, 1, 2), move(state, 2, 1), move(state, 1, 5), move(state, 5, 1))
    assert choice.reason is not None
    assert choice.reason.n == 1
    assert turn_of(state, Level.HARD).medals == (1, 0)


def test_nothing_is_moved_in_vain() -> None:
    state = at("B3 R5", 3, piles=("B2", "R4", "R3", "K6", "P8"))
    line = best_line(state, 0, Level.HARD)
    assert (line.placed, len(line.steps)) == (2, 2)


def test_what_cannot_go_out_is_kept_well() -> None:
    assert keeping(sum(1 << one for one in cards("R5 R6"))) > keeping(sum(1 << one for one in cards("R5 B8")))
    assert keeping(1 << card("R5")) > keeping(1 << card("R10"))
    state = at("B1 K5 P9", 3, piles=("B2", "K6", "Y10", "O8", "R3"))
    line = best_line(state, 0, Level.HARD)
    assert line.placed == 2
    assert line.whole


def slowest(piles: tuple[tuple[int, ...], ...], hand: frozenset[int], loose: bool = False) -> int:
    """How many cards can go at most: every line of play, looked at without any shortcut; with whole piles only, or with
    single cards too."""
    seen: set[tuple[tuple[tuple[int, ...], ...], frozenset[int]]] = set()
    best, todo = 0, [(piles, hand)]
    while todo:
        position = todo.pop()
        if position in seen:
            continue
        seen.add(position)
        lying, held = position
        best = max(best, len(hand) - len(held))
        for one, (spot, pile) in itertools.product(held, enumerate(lying)):
            if not pile or FITS[one] >> pile[-1] & 1:
                todo.append(((*lying[:spot], (*pile, one), *lying[spot + 1 :]), held - {one}))
        for come, go in itertools.permutations(range(5), 2):
            if lying[come] and lying[go] and FITS[lying[come][-1]] >> lying[go][-1] & 1:
                for count in {1, len(lying[come])} if loose else {len(lying[come])}:
                    after, left = list(lying), len(lying[come]) - count
                    after[come], after[go] = lying[come][:left], (*lying[go], *reversed(lying[come][left:]))
                    todo.append((tuple(after), held))
    return best


@settings(max_examples=25)
@given(st.permutations(DECK), st.integers(1, 4))
def test_the_search_agrees_with_a_slow_one(order: list[int], held: int) -> None:
    piles = tuple((one,) for one in order[:5])
    hand = frozenset(order[5 : 5 + held])
    pairs = tuple(one * 60 + one for one in order[:5])
    line = Search(60, 100_000).best(pairs, sum(1 << one for one in hand))
    assert line.whole
    assert line.placed == slowest(piles, hand)


def chained(order: list[int], lengths: list[int]) -> tuple[tuple[int, ...], ...]:
    """Piles that could lie so, of up to these heights; their cards are taken out of `order`."""
    piles = []
    for length in lengths:
        pile = [order.pop(0)]
        while len(pile) < length and (fitting := [one for one in order if FITS[one] >> pile[-1] & 1]):
            order.remove(fitting[0])
            pile.append(fitting[0])
        piles.append(tuple(pile))
    return tuple(piles)


@settings(max_examples=25)
@given(st.permutations(DECK), st.lists(st.integers(1, 4), min_size=5, max_size=5), st.integers(1, 3))
def test_the_search_with_single_cards_agrees_with_a_slow_one(order: list[int], lengths: list[int], held: int) -> None:
    piles = chained(order, lengths)
    hand = frozenset(order[:held])
    bits = sum(1 << one for one in hand)
    whole = Search(60, 100_000).best(tuple(pile[0] * 60 + pile[-1] for pile in piles), bits)
    loose = LooseSearch(60, 100_000).best(piles, bits, (piles,))
    assert max(whole.placed, loose.placed) == slowest(piles, hand, loose=True)


LOOSE = {"free-card-moves": "on"}
ONLY_BY_CARDS = ("R8 R9 P9 O9", "B9", "O3 B3 P3", "K5 P5 P4 R4", "O10")


def test_single_cards_are_moved_where_the_house_lets_them() -> None:
    """With whole piles one of the two cards goes, with single cards both."""
    assert turn_of(at("B7 R6", 3, piles=ONLY_BY_CARDS), Level.BEST).medals == (0, 0)
    state = at("B7 R6", 3, piles=ONLY_BY_CARDS, options=LOOSE)
    line = best_line(state, 0, Level.BEST)
    assert (line.placed, any(not step.whole for step in line.steps)) == (2, True)
    for action in plan_of(state, 0, line):
        assert GAME.check(state, action) is None
        state = GAME.apply(state, action, LiveChance(1))
    assert state.medals == (1, 0)
    assert turn_of(at("B7 R6", 3, piles=ONLY_BY_CARDS, options=LOOSE), Level.BEST).medals == (1, 0)


def test_no_line_brings_back_what_has_stood_in_this_turn() -> None:
    """Pink 5 lay on the pink 4 before; what it could do there again is not thought of."""
    state = at("K9", 3, piles=("K4 K5", "K6", "R1", "P8", "B10"), options=LOOSE)
    back = move(state, 1, 2)
    moved = GAME.apply(state, back, LiveChance(1))
    for action in plan_of(moved, 0, best_line(moved, 0, Level.BEST)):
        assert GAME.check(moved, action) is None
        moved = GAME.apply(moved, action, LiveChance(1))
    assert moved.medals == (1, 0)
    lying = tuple(tuple(cards(pile)) for pile in ("K4", "K6 K5", "R1", "P8", "B10"))
    stood = tuple(tuple(cards(pile)) for pile in ("K4 K5", "K6", "R1", "P8", "B10"))
    line = LooseSearch(1, 1000).best(lying, 1 << card("P5"), (stood, lying))
    assert line.placed == slowest(lying, frozenset({card("P5")}))


@given(st.integers(0, 1000))
def test_a_line_can_be_played_as_it_stands(seed: int) -> None:
    luck = LiveChance(seed)
    state = GAME.start(Setup(2), luck)
    line = best_line(state, 0, Level.HARD)
    for action in plan_of(state, 0, line):
        assert GAME.check(state, action) is None
        state = GAME.apply(state, action, luck)
    assert len(state.hands[0]) == 7 - line.placed or state.medals[0] == 1


def test_stronger_players_lay_more_cards() -> None:
    left = dict.fromkeys(Level, 0)
    for seed in range(40):
        start = GAME.start(Setup(2), LiveChance(seed))
        for level in GAME.info.levels[:-1]:
            left[level] += 0 if (after := turn_of(start, level)).medals[0] else len(after.hands[0])
    ordered = [left[level] for level in (Level.FIRST_STEPS, Level.EASY, Level.MEDIUM, Level.HARD)]
    assert ordered == sorted(ordered, reverse=True)
    assert ordered[0] > ordered[-1] * 1.3


@pytest.mark.parametrize(
    ("level", "plies"),
    [*((level, 60) for level in GAME.info.levels[:-1]), pytest.param(GAME.info.strongest, 1, marks=pytest.mark.slow)],
)
def test_every_house_rule_is_kept(level: Level, plies: int) -> None:
    for option in GAME.info.options:
        for choice in option.choices:
            luck = LiveChance(4)
            state = GAME.start(Setup(3, ((option.id, choice.value),)), luck)
            for _ in range(plies):
                if state.over:
                    break
                legal = GAME.legal(state, state.turn)
                action = POLICY.choose(Ask((state,), state.turn, level, legal), luck).action
                assert action in legal
                state = GAME.apply(state, action, luck)


def test_a_repeated_arrangement_is_never_proposed() -> None:
    """A person has moved single cards; the hint then keeps to what is still allowed."""
    luck = LiveChance(9)
    for seed in range(60):
        state = GAME.start(Setup(2, (("athletic_games.free-card-moves", "on"),)), LiveChance(seed))
        for _ in range(6):
            moves = [action for action in GAME.legal(state, 0) if action.verb != "play"][:-1]
            if moves:
                state = GAME.apply(state, moves[luck.pick(len(moves))], luck)
        legal = GAME.legal(state, state.turn)
        assert POLICY.choose(Ask((state,), state.turn, Level.HARD, legal), luck).action in legal


@pytest.mark.parametrize("options", [{}, LOOSE])
@pytest.mark.parametrize(
    ("held", "top", "positions", "claim"),
    [
        ("R1", "K10 B2", 9999, "_ENOUGH"),
        ("R1", "K10 B2", 1, "_NOTHING_SEEN"),
        ("R3 O10", "R2 K4", 9999, "_SOME"),
        ("R3 O10", "R2 K4", 2, "_SEEN"),
    ],
)
def test_a_hint_claims_no_more_than_was_looked_at(
    monkeypatch: pytest.MonkeyPatch, options: dict[str, str], held: str, top: str, positions: int, claim: str
) -> None:
    """All lines end after few steps; when fewer positions are looked at, more might go."""
    monkeypatch.setattr(bot, "EXACT", positions)
    monkeypatch.setitem(bot.POSITIONS, Level.HARD, positions)
    state = at(held, 3, piles=(*top.split(), "B5", "Y7", "P9"), options=options)
    choice = POLICY.choose(Ask((state,), 0, Level.HARD, GAME.legal(state, 0)), LiveChance(1))
    assert choice.reason is not None
    assert choice.reason.msg is getattr(bot, claim)


# Beyond the turn


@settings(max_examples=15)
@given(st.permutations(DECK), st.integers(1, 4))
def test_all_ends_of_a_turn_are_what_comes_of_their_lines(order: list[int], held: int) -> None:
    pairs, hand = tuple(one * 60 + one for one in order[:5]), sum(1 << one for one in order[5 : 5 + held])
    ends = Ends(8, 2_000, 5)
    ends.look(pairs, hand)
    assert ends.found[tuple(sorted(pairs)), hand].steps == ()
    for (lying, kept), line in ends.found.items():
        assert tuple(sorted(after_line(pairs, line))) == lying
        assert hand.bit_count() - kept.bit_count() == line.placed


def test_the_best_player_still_takes_every_medal() -> None:
    assert turn_of(at(SEED_HAND, 3, piles=SEED_PILES), Level.BEST).medals == (1, 0)
    state = at("B3", 3, piles=("R8", "R9", "K6", "Y10", "P8"))
    assert turn_of(state, Level.BEST).medals == (1, 0)


def test_the_best_player_may_hold_cards_back_and_says_so() -> None:
    luck, said = LiveChance(1), []
    state = GAME.start(Setup(2), luck)
    for _ in range(3):
        choice = POLICY.choose(Ask((state,), state.turn, Level.BEST, GAME.legal(state, state.turn)), luck)
        assert choice.action in GAME.legal(state, state.turn)
        assert choice.reason is not None
        said.append(choice.reason.msg == HOLDS)
        assert not said[-1] or (choice.action.verb == "end_turn" and best_line(state, state.turn, Level.HARD).placed)
        state = GAME.apply(state, choice.action, luck)
    assert any(said)


def test_a_clock_that_is_over_ends_the_comparison() -> None:
    state = at("B1 K5 P9", 3, piles=("B2", "K6", "Y10", "O8", "R3"))
    ask = Ask((state,), 0, Level.BEST, GAME.legal(state, 0), Stopwatch(0))
    assert POLICY.choose(ask, LiveChance(1)).action in GAME.legal(state, 0)


def test_who_must_lay_what_fits_compares_no_other_ends() -> None:
    state = at("B3 R5", 3, options={"stop-rule": "when-stuck"}, piles=("B2", "K9", "Y3", "K6", "P8"))
    assert turn_of(state, Level.BEST).ended == state.ended + 1
