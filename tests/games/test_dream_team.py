"""Dream Team by its printed rules: every worked example, every rule that can be broken."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Place, Setup
from tabletop.core.text import Names
from tabletop.games.dream_team import cards, deals
from tabletop.games.dream_team.cards import DECK, FREE, KINDS, VALUES
from tabletop.games.dream_team.engine import GAME
from tabletop.games.dream_team.state import HANDS, Phase, State, clockwise
from tabletop.kit.hands import HIDDEN
from tests.games.dream_team_positions import (
    GO_ON,
    after,
    all_pass,
    at,
    deal_after,
    give,
    hand,
    ids,
    name_of,
    nutmeg,
    passes,
    play,
    refused,
    rule_of,
    stacked,
    swept,
    why,
)

# Setup


def test_deck_60_and_values() -> None:
    found = Counter(name_of(card) for card in DECK)
    assert sum(found.values()) == 60
    assert [found[str(number)] for number in range(1, 11)] == [1, 2, 3, 4, 5, 6, 7, 7, 9, 10]
    assert {name: found[name] for name in "KFGRY"} == {"K": 1, "F": 2, "G": 1, "R": 1, "Y": 1}
    assert sum(KINDS[card] != FREE and VALUES[KINDS[card]] <= 5 for card in DECK) == 16


def test_values_and_best_card_order() -> None:
    assert [VALUES[kind] for kind in (cards.GOAL, 1, 10, cards.YELLOW, cards.KICKOFF, cards.RED)] == [
        0,
        1,
        10,
        8,
        11,
        12,
    ]
    order = list(dict.fromkeys(name_of(card) for card in DECK))
    assert order == ["G", "F", "1", "2", "3", "4", "5", "6", "7", "Y", "8", "9", "10", "K", "R"]


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        (3, [20] * 3),
        (4, [15] * 4),
        (5, [12] * 5),
        (6, [10] * 6),
        (7, [8, 8, 9, 9, 9, 9, 8]),
        (8, [7, 7, 7, 8, 8, 8, 8, 7]),
    ],
)
def test_deal_all_60_the_first_cards_next_to_the_ball_kid(seats: int, sizes: list[int]) -> None:
    state = GAME.start(Setup(seats), LiveChance(1))
    assert [len(state.hands[player]) for player in state.seated] == sizes


def test_seats_by_rank_are_drawn_for_the_first_round() -> None:
    assert {GAME.start(Setup(3), LiveChance(seed)).seated for seed in range(60)} == {
        (0, 1, 2),
        (0, 2, 1),
        (1, 0, 2),
        (1, 2, 0),
        (2, 0, 1),
        (2, 1, 0),
    }


def test_clockwise_goes_from_each_seat_to_the_next_lower_number() -> None:
    assert clockwise((0, 1, 2, 3, 4)) == (0, 4, 3, 2, 1)
    state = at("5 6", "5 6", "9 9", "5 6", "5 6", turn=2)
    turns = []
    state = after(state, play(state, "9"))
    while state.phase is Phase.PLAY:
        turns.append(state.turn + 1)
        state = after(state, passes(state.turn))
    assert turns == [2, 1, 5, 4]
    assert rule_of(at("5 6", "5 6", 5), passes(1)) == "dream_team.clockwise"


# Special deals


def test_hat_trick_wins_the_round_and_everybody_moves_on() -> None:
    state = stacked(6, "", "", "", "F F 3")
    assert (state.phase, state.special, hand(replace(state, hands=(state.shown,)), 0)) == (Phase.HAT_TRICK, 3, "F F 3")
    dealt = deal_after(6, replace(state, places=(3, 4, 5, 0, 1, 2)))
    assert dealt.sheet == ((0, 0, 0, 3, 0, 0),)
    assert dealt.seated == (3, 4, 5, 0, 1, 2)
    assert [dealt.seated.index(player) + 1 for player in range(6)] == [4, 5, 6, 1, 2, 3]
    assert (dealt.seated[-1], dealt.round) == (2, 2)


@pytest.mark.parametrize(
    ("names", "special"), [("F F 5", True), ("F F G", True), ("F F 6 7 Y", False), ("F 1 G", False)]
)
def test_hat_trick_needs_both_free_kicks_and_a_card_up_to_5(names: str, special: bool) -> None:
    # Ten cards each; whoever holds the others takes all the low ones away.
    rest = ["6", "6", "6", "7", "7", "7", "8", "8", "8", "8"][: 10 - len(names.split())]
    low = ["G", "1", "2", "2", "3", "3", "3", "4", "4", "4", "4", "5", "5", "5", "5", "5"]
    for name in names.split():
        if name in low:
            low.remove(name)
    state = stacked(6, " ".join([*names.split(), *rest]), " ".join(low[:10]), " ".join(low[10:]))
    assert (state.phase is Phase.HAT_TRICK) is special


def test_hat_trick_in_the_last_round_ends_the_match() -> None:
    state = replace(stacked(6, "", "", "", "F F 3"), round=7)
    over = after(state, GO_ON)
    assert (over.phase, over.places) == (Phase.OVER, (3, 4, 5, 0, 1, 2))


def test_hat_trick_comes_before_a_nutmeg() -> None:
    assert stacked(5, "Y R", "F F 1").phase is Phase.HAT_TRICK


def test_nutmeg_goes_to_another_player_and_nothing_is_traded() -> None:
    state = stacked(5, "F", "K", "F", "Y R")
    assert (state.phase, state.turn) == (Phase.NUTMEG, 3)
    assert {action.to for action in GAME.legal(state, 3)} == {HANDS[0], HANDS[1], HANDS[2], HANDS[4]}
    given = after(state, nutmeg(state, 0))
    assert [len(held) for held in given.hands] == [14, 12, 12, 10, 12]
    assert (given.phase, given.turn, given.red) == (Phase.PLAY, 1, 0)
    assert [action.tokens for action in GAME.legal(given, 1)] == [ids(given, "K", 1)]
    known = GAME.masked(given, 2)
    assert {"Y", "R"} <= {name_of(card) for card in known.faces if card != 255}


def test_nutmeg_first_of_all() -> None:
    state = stacked(5, "F", "K", "F", "Y R")
    assert rule_of(state, play(state, "R")) == "dream_team.nutmeg"
    assert rule_of(state, passes(3)) == "dream_team.nutmeg"
    assert rule_of(state, give(state, "R", 1)) == "dream_team.nutmeg"
    assert rule_of(state, Action(3, "nutmeg_give", ids(state, "Y", 3), HANDS[0])) == "dream_team.nutmeg"
    assert rule_of(state, nutmeg(state, 3)) == "dream_team.nutmeg"


def test_dealt_cards_only_make_a_nutmeg() -> None:
    """Seat 5 is dealt the Red Card and gets the Yellow Card in the trade."""
    state = stacked(5, "Y 10 F", "K 9", "F", "", "R")
    given = after(state, give(state, "Y 10", 4))
    given = after(given, give(given, "9", 3))
    assert given.phase is Phase.PLAY
    assert {"Y", "R"} <= set(hand(given, 4).split())


# The trade


def trading() -> State:
    """Five players before the trade: the example of the rules."""
    seat_1 = "K 10 4 4 4 5 5 6 6 7 8 10"
    seat_2 = "2 3 5 5 6 6 7 7 8 8 9 10"
    seat_4 = "1 3 3 R 6 7 7 7 8 9 9 10"
    seat_5 = "G F 2 5 6 7 8 8 9 9 9 10"
    return stacked(5, seat_1, seat_2, "Y F", seat_4, seat_5)


def test_trade_two_and_trade_one() -> None:
    state = trading()
    assert (state.phase, state.turn, state.givers) == (Phase.TRADE, 0, (0, 1))
    chosen = after(state, give(state, "K 10", 4))
    assert (chosen.phase, chosen.turn, chosen.hands) == (Phase.TRADE, 1, state.hands), "nothing has moved yet"
    done = after(chosen, give(chosen, "9", 3))
    assert hand(done, 0) == "G F 4 4 4 5 5 6 6 7 8 10"
    assert hand(done, 4) == "2 5 6 7 8 8 9 9 9 10 10 K"
    assert hand(done, 1).startswith("1 2 3")
    assert hand(done, 3).endswith("R")
    assert (done.phase, done.turn) == (Phase.PLAY, 4), "seat 5 has the Kickoff now"


def test_trade_with_three_players_is_one_trade() -> None:
    state = stacked(3, "F 9 9", "F K", "G 10")
    assert state.givers == (0,)
    assert after(state, give(state, "9 9", 2)).phase is Phase.PLAY


def test_trade_gives_the_yellow_card_before_other_8s() -> None:
    state = stacked(5, "F", "F", "", "", "Y 8 8 8 8 9 9 9 10 10 10 10")
    assert [name_of(state.faces[token]) for token in deals.best_cards(state, 4).tokens] == ["Y", "8"]


def test_trade_blind_and_refused_gifts() -> None:
    state = trading()
    assert rule_of(state, give(state, "K", 4)) == "dream_team.trade-two"
    assert rule_of(state, give(state, "K 10", 3)) == "dream_team.trade-two"
    assert why(state, play(state, "K")) == "First A gives E 2 cards."
    assert rule_of(state, passes(0)) == "dream_team.trade-two"
    foreign = Action(0, "trade_give", ids(state, "R 3", 3), HANDS[4])
    assert rule_of(state, foreign) == "dream_team.trade-two"
    chosen = after(state, give(state, "K 10", 4))
    assert rule_of(chosen, give(chosen, "9 8", 3)) == "dream_team.trade-one"
    assert rule_of(chosen, passes(1)) == "dream_team.trade-one"
    assert rule_of(chosen, Action(0, "trade_give", ids(chosen, "4", 0), HANDS[4])) == "dream_team.clockwise"
    playing = at("5 6", 3, 3)
    assert rule_of(playing, give(playing, "5", 1)) == "dream_team.trade-two"
    assert rule_of(playing, Action(0, "nutmeg_give", ids(playing, "5 6", 0), HANDS[1])) == "dream_team.nutmeg"


# Card play


def test_kickoff_is_led_alone_by_its_holder() -> None:
    state = at("K 3 4", 4, 4, tricks=0, cleared=())
    assert GAME.forced(state) == play(state, "K")
    assert rule_of(state, play(state, "3")) == "dream_team.kickoff"
    assert rule_of(state, passes(0)) == "dream_team.kickoff"
    led = after(state, play(state, "K"))
    assert (led.turn, led.trick[-1].value) == (2, 11)


def test_leader_plays_one_card_or_a_set() -> None:
    state = at("7 7 7 F 10", 4, 4)
    for names in ("7", "7 7", "7 7 7", "7 7 7 F", "10 F"):
        assert rule_of(state, play(state, names)) == ""
    assert rule_of(state, passes(0)) == "dream_team.leader-plays"
    foreign = Action(0, "play", (f"c{state.hands[1][0]}",), Place("trick"))
    aside = Action(0, "play", ids(state, "7", 0), Place("cleared"))
    assert {rule_of(state, action) for action in (foreign, aside)} == {"dream_team.leader-plays"}


def test_lower_only() -> None:
    state = at("G 5", "8 9 10", "9 9", 5, 5, turn=2)
    led = after(state, play(state, "9"))
    assert rule_of(led, play(led, "9")) == "dream_team.lower-only"
    assert why(led, play(led, "9")) == "Something lower than 9 is needed, not 9."
    followed = after(led, play(led, "8"))
    goal = after(followed, play(followed, "G"))
    assert {action.verb for action in GAME.legal(goal, goal.turn)} == {"pass"}
    assert swept(all_pass(goal)).turn == 0


def test_same_count_one_value_and_free_kicks_in_sets() -> None:
    state = at("8 8 8 4 4 4 7 7 6 F F 5", 5, 5, trick="1: 9 9 9")
    for names in ("8 8 8", "4 4 4", "7 7 F", "5 F F"):
        assert rule_of(state, play(state, names)) == "", names
    assert after(state, play(state, "7 7 F")).trick[-1].value == 7
    assert after(state, play(state, "5 F F")).trick[-1].value == 5
    assert rule_of(state, play(state, "4 4")) == "dream_team.same-count"
    assert rule_of(state, play(state, "7 7 6")) == "dream_team.one-value"
    assert rule_of(state, play(state, "7 6")) == "dream_team.one-value", "told before the count"


def test_free_kick_alone_on_a_1() -> None:
    state = at("F G 5", 5, 5, trick="1: 1")
    assert rule_of(state, play(state, "F", 0)) == "dream_team.free-kick-alone"
    assert rule_of(state, play(state, "F")) == "dream_team.free-kick-alone"
    assert rule_of(state, play(state, "F", 11)) == "dream_team.free-kick-alone"
    assert rule_of(state, play(state, "F", 1)) == "dream_team.lower-only"
    assert [action.tokens for action in GAME.legal(state, 0) if action.verb == "play"] == [ids(state, "G", 0)]


def test_free_kick_alone_takes_the_announced_number() -> None:
    state = at("F 9 9", "2 3 3", "2 3 10", trick="1: 5")
    announced = after(state, play(state, "F", 3))
    assert announced.trick[-1].value == 3
    assert rule_of(announced, play(announced, "3")) == "dream_team.lower-only"
    assert rule_of(announced, play(announced, "2")) == ""


def test_free_kicks_as_a_pair() -> None:
    state = at("F F G 9 R", 5, 5, trick="1: 4 4")
    assert after(state, play(state, "F F", 3)).trick[-1].value == 3
    assert after(state, play(state, "G F")).trick[-1].value == 0
    leading = at("F F G 9 R", 5, 5)
    assert rule_of(leading, play(leading, "R F")) == "dream_team.no-set-with-red-or-kickoff"
    assert rule_of(leading, play(leading, "R 9")) == "dream_team.no-set-with-red-or-kickoff"
    assert rule_of(leading, play(leading, "R")) == ""


def test_red_card_is_never_laid_on_another() -> None:
    state = at("R 5", 5, 5, trick="1: 10")
    assert rule_of(state, play(state, "R")) == "dream_team.lower-only"


def test_pass_is_not_final() -> None:
    state = at("9 5 4", "8 3 3", "7 2 2", turn=2, trick="0: 9")
    state = after(state, passes(2), play(replace(state, turn=1), "8", seat=1), passes(0))
    assert state.turn == 2
    assert rule_of(state, play(state, "7")) == ""


def test_hand_end_after_everybody_else_has_passed() -> None:
    state = at("9 5 4", "8 3 3", "7 2 2")
    over = after(state, play(state, "9"), passes(2), passes(1))
    assert over.phase is Phase.SWEEP
    cleared = swept(over)
    assert (cleared.turn, cleared.trick, len(cleared.cleared)) == (0, (), len(state.cleared) + 1)


def test_winner_out_next_leads() -> None:
    state = at("6 7", "", "G", "9 9", "9 8", turn=2, out=(1,))
    over = all_pass(after(state, play(state, "G")))
    assert swept(over).turn == 0


# The Yellow Card


def test_yellow_skip_until_the_trick_is_over() -> None:
    state = at("5 5 5", "6 9 9", "Y 8 9", "10 9 9", "7 7 7", turn=3)
    led = after(state, play(state, "10"))
    skipped = after(led, play(led, "Y", 0))
    assert (skipped.turn, skipped.skipped) == (1, 0)
    assert rule_of(skipped, play(skipped, "5", seat=0)) == "dream_team.yellow-skip"
    assert rule_of(skipped, passes(0)) == "dream_team.yellow-skip"
    turns = []
    state = after(skipped, play(skipped, "6"))
    while state.phase is Phase.PLAY:
        turns.append(state.turn)
        state = after(state, passes(state.turn))
    assert turns == [4, 3, 2]
    cleared = swept(state)
    assert (cleared.turn, cleared.skipped) == (1, -1)
    again = after(cleared, play(cleared, "9"))
    assert again.turn == 0


def test_yellow_skip_names_another_player_with_cards() -> None:
    state = at("Y 8 F 3", "5 5", "", "9 9", trick="1: 9", out=(2,))
    for choice in (None, 0, 2, 7):
        assert rule_of(state, play(state, "Y", choice)) == "dream_team.yellow-skip"
    assert {a.choice for a in GAME.legal(state, 0) if a.tokens == ids(state, "Y", 0)} == {1, 3}
    pair = at("Y 8 F 3", "5 5", 4, trick="1: 9 9")
    assert after(pair, play(pair, "8 Y", 1)).skipped == 1
    assert after(pair, play(pair, "F Y", 2)).skipped == 2
    assert rule_of(pair, play(pair, "8 F")) == "", "without the Yellow Card nobody is skipped"


# The Red Card


def test_red_curse() -> None:
    state = at("7 9 9", "R 9 9", "4 8 8", "10 10 10", "10 10 10", turn=1)
    state = after(state, play(state, "R"), play(replace(state, turn=0), "7", seat=0), passes(4), passes(3))
    over = all_pass(after(state, play(state, "4")))
    cleared = swept(over)
    assert (cleared.turn, hand(cleared, 2), cleared.red) == (2, "8 8 R", 2)
    assert {name_of(cleared.faces[token]) for token in cleared.cleared[-2:]} == {"7", "4"}
    assert [GAME.masked(cleared, seat).faces[over.trick[0].tokens[0]] for seat in range(5)] == [59] * 5


def test_red_curse_strikes_even_whoever_led_it() -> None:
    state = at("7 9 9", "R 6 9", "8 8 8", "10 10 10", "10 10 10", turn=1)
    state = after(state, play(state, "R"), play(replace(state, turn=0), "7", seat=0), passes(4), passes(3), passes(2))
    cleared = swept(all_pass(after(state, play(state, "6"))))
    assert (cleared.turn, hand(cleared, 1)) == (1, "9 R")


def test_red_alone_is_cleared_away() -> None:
    state = at("7 9 9", "R 6 9", "8 8 8", turn=1)
    cleared = swept(all_pass(after(state, play(state, "R"))))
    assert (cleared.turn, hand(cleared, 1), cleared.red) == (1, "6 9", -1)


def curse_of_the_last_card() -> State:
    """Seat 3 has gone out on the Red Card and must lead it."""
    state = at("8 9", "9 8", "5", "R 9 9", "10 10 10", turn=3)
    state = after(state, play(state, "R"), play(replace(state, turn=2), "5", seat=2))
    return swept(all_pass(state))


def test_red_winner_out_leads_it_at_once() -> None:
    state = curse_of_the_last_card()
    assert (state.turn, state.out, hand(state, 2)) == (2, (2,), "R")
    assert GAME.forced(state) == play(state, "R")
    assert rule_of(state, passes(2)) == "dream_team.red-winner-out"
    led = after(state, play(state, "R"))
    assert (led.turn, led.out) == (1, (2,))
    taken = swept(all_pass(after(led, play(led, "9"))))
    assert (hand(taken, 1), taken.turn) == ("8 R", 1)
    alone = swept(all_pass(led))
    assert (alone.turn, alone.out) == (1, (2,))
    assert "R" in {name_of(alone.faces[token]) for token in alone.cleared}


# Equal cards


def test_equal_cards_mean_the_same() -> None:
    """A play is listed once, and any cards of the same kind may be laid for it."""
    state = at("7 7 7 5", 5, 5, trick="1: 9 9")
    tokens = ids(state, "7 7 7", 0)
    listed = [action for action in GAME.legal(state, 0) if action.verb == "play"]
    assert [action.tokens for action in listed] == [tokens[:2]]
    other = Action(0, "play", tokens[1:], Place("trick"))
    assert GAME.check(state, other) is None
    laid = after(state, other)
    assert laid.trick[-1].tokens == tuple(int(token[1:]) for token in tokens[1:])
    assert refused(state, Action(0, "play", tokens[:1] * 2, Place("trick"))).rule == "dream_team.leader-plays"


def test_cards_that_nobody_sees_are_called_so() -> None:
    assert cards.cards_named([HIDDEN]) != cards.cards_named([DECK[0]])
    several = cards.cards_named([HIDDEN, HIDDEN, DECK[0]])
    assert isinstance(several, Names)
    assert len(several.items) == 2


def test_what_is_forced_is_so_only_while_cards_are_played() -> None:
    """The Kickoff leads; a pass is forced where somebody holds too few cards, and by the house rule in secret."""
    lead = at("K 9", 3)
    opening = replace(lead, tricks=0)
    assert GAME.forced(opening) == GAME.legal(opening, 0)[0]
    assert not GAME.forced_in_secret(opening)
    for phase in (Phase.SWEEP, Phase.COUNT, Phase.OVER):
        assert GAME.forced(replace(lead, phase=phase)) is None
    short = at("9", 3, trick="1: 3 3")
    assert GAME.forced(short) == passes(0)
    assert not GAME.forced_in_secret(short)
    stuck = at("9 10", 3, trick="1: 3", options={"auto-pass": "on"})
    assert GAME.forced(stuck) == passes(0)
    assert GAME.forced_in_secret(stuck)
    assert GAME.forced(at("9 10", 3, trick="1: 3")) is None


def test_while_a_trick_rests_nobody_plays() -> None:
    state = at("9 10", "8 10", trick="1: 3", phase=Phase.SWEEP)
    actions = [play(state, "10", seat=seat) for seat in range(2)]
    told = {why(state, action) for action in actions}
    assert len(told) == 1
    assert told != {why(replace(state, phase=Phase.PLAY), actions[1])}
    over = replace(state, phase=Phase.OVER)
    assert [rule_of(over, action) for action in actions] == ["core.match_over"] * 2
