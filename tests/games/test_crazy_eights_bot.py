"""The computer player of Crazy Eights: forgetting, catching, giving, and playing better at the higher levels."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.bots.thinking import think
from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Setup
from tabletop.games.crazy_eights import reasons
from tabletop.games.crazy_eights.bot import FASTEST_MS, POLICY, value
from tabletop.games.crazy_eights.engine import GAME
from tabletop.games.crazy_eights.fast import DRAW, Deal, move_of
from tabletop.games.crazy_eights.state import Phase, State, totals
from tests.games.crazy_eights_positions import after, at, ids, play


def ask(state: State, seat: int, level: Level, seed: int = 1) -> Choice:
    """What a computer player does here."""
    return think(GAME, POLICY, state, seat, level, seed)


def quick(state: State, seat: int, level: Level, chance: LiveChance) -> Choice:
    """The same without dealing worlds: for moments in which only public things count."""
    return POLICY.choose(Ask((state,), seat, level, GAME.legal(state, seat)), chance)


@pytest.mark.parametrize(("level", "percent"), [(Level.EASY, 15), (Level.MEDIUM, 5), (Level.BEST, 0)])
def test_say_card_is_forgotten_at_times(level: Level, percent: int) -> None:
    state, chance = at("9H KC", 6, 6, top="6H"), LiveChance(4)
    tries = 20 if level is Level.BEST else 2000
    forgotten = sum(quick(state, 0, level, chance).action == play(state, "9H") for _ in range(tries))
    assert 100 * forgotten / tries == pytest.approx(percent, abs=2)


@pytest.mark.parametrize(
    ("level", "percent", "median_ms"),
    [(Level.FIRST_STEPS, 0, 0), (Level.EASY, 40, 2400), (Level.MEDIUM, 75, 1800), (Level.BEST, 95, 1200)],
)
def test_caught_without_card_by_the_computer(level: Level, percent: int, median_ms: int) -> None:
    state, chance = at("9H KC", 6, 6, top="6H"), LiveChance(5)
    laid = after(state, play(state, "9H"))
    answers = [quick(laid, 2, level, chance) for _ in range(2000)]
    caught = sorted(answer.after_ms for answer in answers if answer.action is not None)
    assert 100 * len(caught) / len(answers) == pytest.approx(percent, abs=4)
    if caught:
        assert caught[len(caught) // 2] == pytest.approx(median_ms, rel=0.05)
        assert caught[0] >= FASTEST_MS


def test_the_computer_never_catches_without_cause() -> None:
    three = at("9H KC QC JC", 6, 6, top="6H")
    one = at("9H KC", 6, 6, top="6H")
    for laid in (after(three, play(three, "9H")), after(one, play(one, "9H", "!"))):
        for seed in range(50):
            assert quick(laid, 2, Level.BEST, LiveChance(seed)).action is None


def test_a_hint_in_the_moment_is_to_call() -> None:
    state = at("9H KC", 6, 6, top="6H")
    choice = ask(after(state, play(state, "9H")), 0, Level.BEST)
    assert choice.action == Action(0, "call_card")
    assert choice.reason is not None


def test_given_is_the_dearest_useless_card() -> None:
    state = at("9H KC", "3S AS 8S Jok1", 6, top="6H")
    caught = after(state, play(state, "9H"), Action(2, "catch"))
    choice = ask(caught, 1, Level.MEDIUM)
    assert choice.action is not None
    assert choice.action.tokens == ids(caught, "AS")


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.BEST])
def test_good_players_shed_several_cards(level: Level) -> None:
    state = at("6C 6S 6D KH 3C 4S", 6, 6, top="6H")
    choice = ask(state, 0, level)
    assert choice.action is not None
    assert len(choice.action.tokens) == 3


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.BEST])
def test_good_players_keep_an_eight_while_another_card_fits(level: Level) -> None:
    state = at("8C QH KH 3C 4S 5S", 6, 6, top="6H")
    choice = ask(state, 0, level)
    assert choice.action is not None
    assert choice.action.tokens != ids(state, "8C")
    assert choice.reason is not None
    assert choice.reason.msg.source == "This card will do: 8s and jokers are better kept for later."


def test_good_players_name_their_longest_suit() -> None:
    state = at("8C QS KS 3S 4D", 6, 6, top="6H")
    choice = ask(state, 0, Level.MEDIUM)
    assert choice.action is not None
    assert choice.action.choice == "S"


def test_good_players_hurt_a_neighbour_with_few_cards() -> None:
    state = at("2H 3H 4D 5S 9S 10D", "KS", 6, top="6H")
    choice = ask(state, 0, Level.MEDIUM)
    assert choice.action is not None
    assert choice.action.tokens == ids(state, "2H")
    assert choice.reason is not None
    assert "has to draw" in choice.reason.msg.source


def test_the_reason_of_a_seven_is_true() -> None:
    followed = at("7H 3H 4D", 6, 6, top="6H")
    assert reasons.turn(followed, play(followed, "7H")).msg.source == "Another card can follow the 7."
    alone = at("7H 3S 4D", 6, 6, top="6H")
    assert reasons.turn(alone, play(alone, "7H")).msg.source == "This gets rid of %n point(s)."


def test_the_reason_of_a_last_seven_is_true_where_nobody_ends_with_it() -> None:
    for house, reason in (
        ("off", "This empties the hand: the deal is over."),
        ("on", "This gets rid of %n point(s)."),
    ):
        state = at("7H", 6, 6, top="6H", options={"seven-cannot-end": house})
        assert reasons.turn(state, play(state, "7H")).msg.source == reason


def test_a_good_player_keeps_a_seven_from_the_end_where_nobody_ends_with_it() -> None:
    state = at("7H 9H", 6, 6, top="6H", options={"seven-cannot-end": "on"})
    assert value(state, play(state, "7H")) > value(state, play(state, "9H"))
    last = at("7H 7C", 6, 6, top="7S", options={"seven-cannot-end": "on"})
    assert value(last, play(last, "7H 7C")) < 1000


@pytest.mark.parametrize(
    ("hand", "options", "reason"),
    [
        ("3S 4D", {"free-draw": "on"}, "No card fits."),
        ("3H 4D", {"free-draw": "on"}, "The good cards stay in hand for later."),
        ("2S 4D", {"stacking": "on"}, "The good cards stay in hand for later."),
        ("3H 4D", {"stacking": "on"}, "No card fits."),
    ],
)
def test_the_reason_of_a_draw_is_true(hand: str, options: dict[str, str], reason: str) -> None:
    pending = 2 if "stacking" in options else 0
    state = at(hand, 6, 6, top="2H" if pending else "6H", options=options, pending=pending)
    draw = next(action for action in GAME.legal(state, 0) if action.verb == "draw")
    found = reasons.turn(state, draw)
    assert found is not None
    assert found.msg.source == reason


def test_first_steps_are_kind() -> None:
    state = at("2H 3H JH Jok1 9S 10D", 6, 6, top="6H")
    for seed in range(20):
        choice = ask(state, 0, Level.FIRST_STEPS, seed)
        assert choice.action is not None
        assert choice.action.tokens == ids(state, "3H")


def test_first_steps_choose_like_a_child() -> None:
    def chosen(state: State) -> list[Action]:
        return [found for seed in range(60) if (found := ask(state, 0, Level.FIRST_STEPS, seed).action) is not None]

    state = at("8C QH KH 3C 4S", 6, 6, top="6H")
    assert {action.tokens for action in chosen(state)} == {ids(state, "QH"), ids(state, "KH")}, "the 8 is kept"
    alone = at("8C QD KD 3S", 6, 6, top="6H")
    assert {action.choice for action in chosen(alone)} == {"D", "S"}, "a suit that is there"
    alike = [len(action.tokens) for action in chosen(at("6C 6S 6D KS 3C 4S", 6, 6, top="6H"))]
    assert 0 < alike.count(3) < alike.count(1), "what looks alike is seen at times"


# The fast core


@given(st.integers(2, 5), st.integers(0, 10**6))
def test_the_fast_core_plays_by_the_rules(seats: int, seed: int) -> None:
    """With any house rules, while the stock lasts: how discards are mixed is luck."""
    luck = LiveChance(seed)
    options = tuple((option.id, option.choices[luck.pick(len(option.choices))].value) for option in GAME.info.options)
    state = GAME.start(Setup(seats, options), luck)
    while not state.sheet and len(state.stock) > 8 + state.pending:
        if state.phase is not Phase.PLAY:
            state = GAME.apply(state, GAME.legal(state, CLOCK)[0], luck)
            continue
        legal = {move_of(state, action): action for action in GAME.legal(state, state.turn)}
        here = Deal(state)
        ways = here.moves()
        assert set(ways) <= set(legal)
        assert here.choice() in ways
        made = ways[luck.pick(len(ways))]
        here.play(made)
        state = GAME.apply(state, legal[made], luck)
        assert here.is_over == bool(state.sheet)
        assert state.sheet or standing_of(here) == standing_of(Deal(state))
    assert not state.sheet or here.row() == list(state.sheet[0])


def standing_of(here: Deal) -> tuple[object, ...]:
    """All that counts of a position."""
    return (
        here.hands,
        here.sizes,
        here.stock,
        here.top,
        here.suit,
        here.turn,
        here.step,
        here.drawn,
        here.pending,
        here.idle,
    )


def test_quick_play_keeps_an_eight_though_somebody_is_nearly_out() -> None:
    """It goes on anything, so it can be the last card; a joker would be dear."""
    state = at("8C 3H 5S 9S", 2, 6, top="6H")
    assert Deal(state).choice() == move_of(state, play(state, "3H"))
    dear = at("Jok1 3H 5S 9S", 2, 6, top="6H")
    assert Deal(dear).choice() == move_of(dear, play(dear, "Jok1"))


def test_a_new_stock_is_made_of_the_discards() -> None:
    here = Deal(at("4D", 3, 3, top="6H", stock="", under="9C 10C JC QC KC"))
    here.play(DRAW)
    assert (here.hands[0].bit_count(), len(here.stock), here.under) == (2, 4, [])


def deal(levels: tuple[Level, ...], seed: int) -> tuple[int, ...]:
    """The points of one deal between computer players."""
    luck, thoughts = LiveChance(seed), LiveChance(seed + 1)
    state = GAME.start(Setup(len(levels), (("crazy_eights.deals", "1"),)), luck)
    while GAME.result(state) is None:
        action = GAME.forced(state)
        if action is None and CLOCK in GAME.active(state):
            action = GAME.legal(state, CLOCK)[0]
        if action is None:
            (seat,) = GAME.active(state)
            action = quick(state, seat, levels[seat], thoughts).action
        assert action is not None
        assert GAME.check(state, action) is None
        state = GAME.apply(state, action, luck)
    return totals(state)


@pytest.mark.slow
def test_each_level_is_stronger_than_the_one_below() -> None:
    for better, worse in ((Level.MEDIUM, Level.EASY), (Level.EASY, Level.FIRST_STEPS)):
        played = [deal((better, worse), seed) for seed in range(300)]
        good, bad = (sum(points[seat] for points in played) for seat in (0, 1))
        assert good + 500 < bad, (better, good, bad)
