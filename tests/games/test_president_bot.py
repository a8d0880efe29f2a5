"""The computer player of President: whole low sets first, high cards for later, and better play at higher levels."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.bots.thinking import think
from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import LiveChance, luck_of
from tabletop.core.model import CLOCK, Action, Setup
from tabletop.core.text import SeatName
from tabletop.games.president import reasons
from tabletop.games.president.bot import POLICY, by_kind, values_of
from tabletop.games.president.cards import JOKER, TWO
from tabletop.games.president.engine import GAME
from tabletop.games.president.fast import Deal, move_of
from tabletop.games.president.knowledge import believed, history, surprise
from tabletop.games.president.state import INDEX, Phase, State, cards_of, totals
from tabletop.games.president.values import burden, counts_of, safety, unseen_by
from tests.cards import cards
from tests.games.president_positions import GO_ON, after, at, dealt, ids, passes, play

GOOD = [Level.MEDIUM, Level.BEST]


def ask(state: State, level: Level, seed: int = 1) -> Choice:
    """What a computer player does here."""
    return think(GAME, POLICY, state, min(GAME.active(state)), level, seed)


def move(state: State, action: Action) -> int:
    """What an action means to the fast core."""
    return move_of(cards_of(state, tuple(INDEX[token] for token in action.tokens)))


def why(choice: Choice) -> str:
    """The source of the reason."""
    assert choice.reason is not None
    return choice.reason.msg.source


def by_eye(state: State) -> Action:
    """What looks best here to a player who misjudges nothing."""
    legal = by_kind(state, GAME.legal(state, 0))
    values = values_of(state, 0, legal)
    return legal[values.index(max(values))]


def test_a_whole_low_set_is_led() -> None:
    state = at("3C 3D 3H KC AS 2D", 6, 6, 6, discard=())
    led = by_eye(state)
    assert set(led.tokens) == set(ids(state, "3C 3D 3H"))
    assert reasons.turn(state, led).msg.source == "%n card(s) of the same rank go at once."


def test_the_best_player_keeps_a_set_together() -> None:
    state = at("3C 3D 3H KC AS 2D", 6, 6, 6, discard=())
    choice = ask(state, Level.BEST)
    assert choice.action is not None
    assert len(set(choice.action.tokens) & set(ids(state, "3C 3D 3H"))) in (0, 3)


def test_a_pair_is_not_torn() -> None:
    state = at("7C 7D 9H 4C 5D", 6, 6, trick="6S", discard=())
    laid = by_eye(state)
    assert laid.tokens == ids(state, "9H")
    told = "This is the smallest set that fits, and no cards of the same rank are split."
    assert reasons.turn(state, laid).msg.source == told


def test_a_two_is_kept_while_many_low_cards_are_left() -> None:
    state = at("2C 3C 4D 5H 6S 7S 8D 8C JD JC", 9, 9, 9, trick="QD", discard=())
    legal = by_kind(state, GAME.legal(state, 0))
    assert len(legal) == 2
    values = values_of(state, 0, legal)
    assert legal[values.index(max(values))] == passes(0)
    assert reasons.turn(state, passes(0)).msg.source == "Passing keeps the 2s and jokers for later."
    torn = at("3C 4D JD JC", 9, 9, 9, trick="10D", discard=())
    assert reasons.turn(torn, passes(0)).msg.source == "Passing keeps cards of the same rank together."


@pytest.mark.parametrize(
    ("hand", "laid", "trick", "reason"),
    [
        ("KC 9D 4C 4D", "9D", "7S", "This is the smallest set that fits, and no cards of the same rank are split."),
        ("KC 9D 4C 4D", "KC", "7S", "A high set has a better chance of winning the trick."),
        ("2C 9D 4C 4D", "2C", "7S", "A good chance to lead again: %n higher rank(s) can still beat this."),
        ("9C 9D 4C 4D", "9D", "7S", "Whatever fits, cards of the same rank are split."),
        ("3C JD JS 5C", "3C", "", "Low cards are easiest to get rid of when leading."),
        ("3C JD JS 5C", "5C", "", "Low cards are easiest to get rid of when leading."),
        ("3C JD JS 5C", "JD JS", "", "%n card(s) of the same rank go at once."),
        ("3C QD JS JC", "QD", "", "After this, %n set(s) are left to lay."),
        ("3C 2D JS JC", "2D", "", "A good chance to lead again: %n higher rank(s) can still beat this."),
    ],
)
def test_the_reason_of_a_play_is_true(hand: str, laid: str, trick: str, reason: str) -> None:
    state = at(hand, 9, 9, 9, trick=trick, discard=())
    assert reasons.turn(state, play(state, laid)).msg.source == reason


def test_the_reason_names_a_joker_that_completes_a_set() -> None:
    state = at("KC Jok1 3C 4D", 5, trick="5C 5D", options={"jokers-wild": "on"})
    assert reasons.turn(state, play(state, "KC Jok1")).msg.source == "A joker completes the set."
    assert reasons.turn(state, passes(0)).msg.source == "Passing keeps the 2s and jokers for later."


def test_the_reason_names_who_is_nearly_out() -> None:
    state = at("KC 9D 4C 4D", 9, 2, trick="7S", discard=())
    assert dict(reasons.turn(state, play(state, "KC")).args)["player"] == SeatName(2)
    assert reasons.turn(state, play(state, "9D")).msg.source.startswith("This is the smallest set")


@pytest.mark.parametrize("level", GOOD)
def test_good_players_take_the_lead_to_go_out(level: Level) -> None:
    state = at("Jok1 4C 4D", 6, 2, trick="9D")
    choice = ask(state, level)
    assert choice.action is not None
    assert choice.action.tokens == ids(state, "Jok1")
    assert why(choice) == "Nobody can beat this: it wins the trick and the right to lead again."


@pytest.mark.parametrize("level", GAME.info.levels)
def test_passing_if_nothing_else_is_possible(level: Level) -> None:
    state = at("3C 4C", 6, 6, trick="9D")
    choice = ask(state, level)
    assert choice.action == passes(0)
    assert why(choice) == "No set in the hand is high enough."


@pytest.mark.parametrize("level", GOOD)
def test_given_back_are_cards_that_stand_alone(level: Level) -> None:
    state = dealt("3S 4D 4C 4H KH KS", "Jok2 2H 2C AS", "5C", order=(0, 2, 1), options={"free-return": "on"})
    choice = ask(after(state, GO_ON), level)
    assert choice.action is not None
    assert "c0" in choice.action.tokens, "the 3 belongs to nothing"
    assert not set(choice.action.tokens) & set(ids(state, "Jok2 2H"))


def test_first_steps_play_anything() -> None:
    state = at("3C 4C 5C 6C KC", 6, 6)
    led = {choice.action.tokens for seed in range(30) if (choice := ask(state, Level.FIRST_STEPS, seed)).action}
    assert len(led) > 3
    following = at("5C 9D JC AS 2S", 6, 6, trick="4C")
    laid = [choice.action for seed in range(60) if (choice := ask(following, Level.FIRST_STEPS, seed)).action]
    low = [action for action in laid if action is not None and action.tokens == ids(following, "5C")]
    passed = [action for action in laid if action is not None and action.verb == "pass"]
    assert 20 < len(low) < 50
    assert 3 < len(passed) < 25


def test_suits_make_no_new_choices() -> None:
    state = at("9H 9S 9C KC", 5, 5)
    legal = GAME.legal(state, 0)
    assert len(legal) == 8
    assert len(by_kind(state, legal)) == 4


def test_a_set_is_safe_when_nothing_higher_is_left() -> None:
    state = at("AC AD 3C", "KC KD", "QC QD")
    unseen = unseen_by(state, 0)
    assert safety(14, 2, unseen) == 1.0, "all 2s and jokers are gone"
    assert safety(3, 1, unseen) < 0.6
    assert safety(JOKER, 1, unseen) == safety(TWO, 3, unseen) == 1.0


def test_pairs_weigh_less_than_single_cards() -> None:
    unseen = counts_of(range(54))
    assert burden(counts_of(cards("7C 7D 7H")), unseen) < burden(counts_of(cards("7C 8D 9H")), unseen)
    assert burden(counts_of(cards("7C Jok1")), unseen) < burden(counts_of(cards("7C")), unseen)


def test_the_last_cards_are_thought_through() -> None:
    """Whoever leads the pair keeps a card that nobody can beat; whoever leads that card first loses the race."""
    state = at("4C 4D JH", "6S 10C", "9C 9D 9H", options={"deals": "1"})
    choice = ask(state, Level.BEST)
    assert choice.action is not None
    assert choice.action.tokens == ids(state, "JH"), "the jack wins the trick, then the pair goes out"


@given(st.integers(3, 6), st.integers(0, 10**6), st.booleans(), st.booleans())
def test_the_fast_core_plays_by_the_rules(seats: int, seed: int, wild: bool, final: bool) -> None:
    luck = LiveChance(seed)
    options = (
        ("president.jokers-wild", "on" if wild else "off"),
        ("president.pass-is-final", "on" if final else "off"),
    )
    state = GAME.start(Setup(seats, options), luck)
    deal = Deal(state)
    while not state.sheet:
        if state.phase is not Phase.PLAY:
            state = GAME.apply(state, GO_ON, luck)
            continue
        assert deal.turn == state.turn
        legal = {move(state, action): action for action in GAME.legal(state, state.turn)}
        ways = deal.moves()
        assert set(ways) == set(legal)
        assert deal.choice() in legal
        made = ways[luck.pick(len(ways))]
        deal.play(made)
        state = GAME.apply(state, legal[made], luck)
    assert not deal.moves()
    assert tuple(deal.row()) == state.sheet[0]


def test_quick_play_completes_the_last_set_with_wild_jokers() -> None:
    state = at("KC Jok1", 5, trick="5C 5D", options={"jokers-wild": "on"})
    assert Deal(state).choice() == move_of(cards("KC Jok1"))


def test_the_last_deal_is_played_for_the_victory() -> None:
    state = at(5, 5, 5, options={"deals": "3"}, deal=3, sheet=((2, 1, 0), (2, 1, 0)))
    deal = Deal(state)
    assert deal.rewards([0, 2, 1])[1] > deal.rewards([0, 2, 1])[0] > 0.2, "equal points: the better place decides"
    assert deal.rewards([1, 2, 0])[0] > 0.9


def test_a_pass_speaks_against_a_hand_that_fits() -> None:
    """Seat 1 passed on an 8: of two hands of five cards, the one with a lone 9 would have gone on top."""
    state = at("8C 3C 4D KD KH", "9C 5C 5D 6C 6D", "7C 7D 10C 10D JC", options={"deals": "1"}, discard=())
    for action in (play(state, "8C"), passes(1), passes(2)):
        state = GAME.apply(state, action, LiveChance(1))
    laid = history(state)
    assert [(seat, len(tokens)) for seat, tokens in laid] == [(0, 1)]
    weak = at("8C 3C 4D KD KH", "5H 5C 5D 6C 6D", "7C 7D 10C 10D JC", discard=())
    for action in (play(weak, "8C"), passes(1), passes(2)):
        weak = GAME.apply(weak, action, LiveChance(1))
    assert surprise(state, 0, laid) > surprise(weak, 0, history(weak))


@pytest.mark.parametrize(("seats", "wild", "final"), [(3, "on", "on"), (4, "off", "off"), (6, "on", "off")])
def test_what_was_played_is_found_again_in_the_discards(seats: int, wild: str, final: str) -> None:
    luck, options = LiveChance(seats), (("president.jokers-wild", wild), ("president.pass-is-final", final))
    state, made = GAME.start(Setup(seats, options), luck), []
    while not state.sheet:
        action = GO_ON
        if state.phase is Phase.PLAY:
            legal = GAME.legal(state, state.turn)
            action = legal[luck.pick(len(legal))]
        if action.verb == "play":
            made.append((action.seat, {INDEX[token] for token in action.tokens}))
        state = GAME.apply(state, action, luck)
        assert [(seat, set(tokens)) for seat, tokens in history(state)] == made
    worlds = [state]
    assert believed(worlds, 0, luck_of(luck)) == worlds


def match(levels: tuple[Level, ...], seed: int, worlds: int) -> tuple[int, ...]:
    """The points of a match of three deals between computer players who think in so many worlds."""
    luck, thoughts = LiveChance(seed), LiveChance(seed + 1)
    state = GAME.start(Setup(len(levels), (("president.deals", "3"),)), luck)
    while state.phase is not Phase.OVER:
        active = GAME.active(state)
        if CLOCK in active:
            action = GO_ON
        else:
            (seat,) = active
            known = GAME.masked(state, seat)
            thought_of = tuple(GAME.resample(known, seat, thoughts) for _ in range(worlds))
            answer = POLICY.choose(Ask(thought_of, seat, levels[seat], GAME.legal(state, seat)), thoughts).action
            assert answer is not None
            action = answer
        assert GAME.check(state, action) is None
        state = GAME.apply(state, action, luck)
    return totals(state)


def ahead(better: Level, worse: Level, matches: int, worlds: int = 1) -> int:
    """By how many points two players of one level are in front of two of another after so many matches."""
    played = [match((better, worse, better, worse), seed, worlds) for seed in range(matches)]
    return sum(points[0] - points[1] + points[2] - points[3] for points in played)


@pytest.mark.slow
def test_each_level_is_stronger_than_the_one_below() -> None:
    assert ahead(Level.EASY, Level.FIRST_STEPS, 40) > 60
    assert ahead(Level.MEDIUM, Level.EASY, 40) > 60


@pytest.mark.slow
def test_even_a_short_search_is_stronger_than_the_eye(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletop.games.president.bot._ROUNDS", 60)
    assert ahead(Level.BEST, Level.MEDIUM, 12, worlds=20) > 0
