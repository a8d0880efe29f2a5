"""Crazy Eights by its printed rules: every worked example, every rule that can be broken."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.model import CLOCK, Action, Place, Refusal, Setup
from tabletop.games.crazy_eights.engine import GAME
from tabletop.games.crazy_eights.state import Phase, State, totals
from tabletop.kit.cards import HEARTS, JOKER_RANK, PACK_54, RANKS, SUITS
from tests.cards import card, cards
from tests.games.crazy_eights_positions import GO_ON, after, at, draw, hand, ids, play, refused, rule_of, suit, top


def dealt(seats: int, order: list[int], dealer: int = 0) -> State:
    """A first deal in which the pack lies in this order, first dealt first."""
    pack, outcomes = list(PACK_54), []
    for last in range(len(pack) - 1, 0, -1):
        other = pack.index(order[last])
        outcomes.append(other)
        pack[last], pack[other] = pack[other], pack[last]
    return GAME.start(Setup(seats), ScriptedChance([dealer, *outcomes]))


# Setup


@pytest.mark.parametrize(("seats", "stock"), [(2, 37), (3, 29), (4, 21), (5, 13)])
def test_deal_eight_cards_to_each_seat(seats: int, stock: int) -> None:
    state = dealt(seats, list(PACK_54))
    assert [len(held) for held in state.hands] == [8] * seats
    assert (len(state.discard), len(state.stock)) == (1, stock)


def test_deal_eight_singly_from_the_left_of_the_dealer() -> None:
    state = dealt(3, list(PACK_54), dealer=1)
    assert [state.faces[token] for token in state.hands[2]] == [0, 3, 6, 9, 12, 15, 18, 21]
    assert [state.faces[token] for token in state.hands[0]] == [1, 4, 7, 10, 13, 16, 19, 22]
    assert top(state) == 24


def test_start_card_replaced_until_neither_eight_nor_joker() -> None:
    first = cards("8H Jok1 2D")
    others = [c for c in PACK_54 if c not in first]
    state = dealt(3, [*others[:24], *first, *others[24:]])
    assert top(state) == card("2D")
    assert [state.faces[token] for token in state.stock[:2]] == cards("Jok1 8H")
    assert len(state.stock) == 29


def test_start_card_no_effect() -> None:
    others = [c for c in PACK_54 if c != card("2D")]
    state = dealt(3, [*others[:24], card("2D"), *others[24:]])
    assert suit(state) == "D"
    assert (state.turn, len(state.hands[1]), state.step) == (1, 8, 1)


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_first_player_is_left_of_the_dealer(dealer: int) -> None:
    state = dealt(3, list(PACK_54), dealer)
    assert state.turn == (dealer + 1) % 3
    counted = replace(state, phase=Phase.COUNT, sheet=((0, 0, 0),))
    assert GAME.apply(counted, GO_ON, LiveChance(3)).turn == (dealer + 2) % 3


# Laying cards


def test_play_same_rank_several_together_last_laid_on_top() -> None:
    state = at("6C 6S KD 9C QD AS", 6, 6, top="6H")
    laid = after(state, play(state, "6C 6S"))
    assert (top(laid), suit(laid), laid.turn) == (card("6S"), "S", 1)


def test_play_same_suit_one_card() -> None:
    state = at("9H KD QC JC 10C", 6, top="6H")
    assert top(after(state, play(state, "9H"))) == card("9H")


def test_many_only_on_same_rank() -> None:
    state = at("9H 9C 10C KD KS", 6, top="6H")
    assert rule_of(state, play(state, "9H 9C")) == "crazy_eights.many-only-on-same-rank"
    assert rule_of(state, play(state, "9H")) == ""
    refusal = refused(state, play(state, "10C"))
    assert refusal.rule == "crazy_eights.must-match"
    assert refusal.tokens == (*ids(state, "10C"), *ids(state, "6H"))
    assert refusal.why is not None
    assert refusal.why.msg.source == "The {card} fits neither the {rank} nor {suit}."


def test_many_only_on_same_rank_not_of_different_ranks() -> None:
    state = at("6C 9H KD QS JS", 6, top="6H")
    assert rule_of(state, play(state, "6C 9H")) == "crazy_eights.many-only-on-same-rank"


@pytest.mark.parametrize("names", ["8C 8D", "Jok1 Jok2"])
def test_many_only_on_same_rank_not_as_wild_cards(names: str) -> None:
    state = at(f"{names} KD QS JS", 6, top="6H")
    assert rule_of(state, play(state, names, "H")) == "crazy_eights.many-only-on-same-rank"


def test_eight_any_time_and_eight_names_suit() -> None:
    state = at("8D KD QD JD 10D", "3H 8S 8C Jok1 4D 5S", top="KC")
    named = after(state, play(state, "8D", "H"))
    assert suit(named) == "H"
    assert rule_of(named, play(named, "3H")) == ""
    assert rule_of(named, play(named, "8S", "H")) == ""
    assert rule_of(named, play(named, "8S 8C", "C")) == ""
    assert rule_of(named, play(named, "Jok1")) == ""
    assert rule_of(named, play(named, "4D")) == "crazy_eights.must-match"


def test_eight_names_suit_or_is_refused() -> None:
    state = at("8D KD QD JD 10D", 6, top="KC")
    assert rule_of(state, play(state, "8D")) == "crazy_eights.eight-names-suit"
    assert rule_of(state, play(state, "8D", "C")) == "", "the present suit may be named"


def test_eight_names_suit_not_when_the_deal_ends() -> None:
    state = at("8D", 6, top="KC")
    assert GAME.legal(state, 0) == (play(state, "8D"),)
    assert after(state, play(state, "8D")).sheet[-1][0] == -10


def test_joker_keeps_suit() -> None:
    state = at("Jok1 KD QD JD 10D", "QS 8D Jok2 5H 5C", top="5S")
    laid = after(state, play(state, "Jok1"))
    assert (suit(laid), len(laid.hands[1])) == ("S", 7)
    assert [rule_of(laid, play(laid, name, "S")) for name in ("QS", "8D", "Jok2")] == ["", "", ""]
    assert rule_of(laid, play(laid, "5H")) == "crazy_eights.must-match", "the 5 under the joker does not count"


def test_suit_in_force_is_that_of_the_top_card() -> None:
    state = at("6C KD QD JD 10D", 6, top="6H")
    assert suit(after(state, play(state, "6C"))) == "C"


def test_must_match_only_own_cards_on_the_discard_pile() -> None:
    state = at("9H KD QD JD 10D", "3H 4H 5H", top="6H")
    assert rule_of(state, play(state, "3H")) == "crazy_eights.must-match"
    assert rule_of(state, Action(0, "play", (*ids(state, "9H"), *ids(state, "9H")))) == "crazy_eights.must-match"
    elsewhere = Action(0, "play", ids(state, "9H"), Place("stock"))
    assert refused(state, elsewhere).rule == "crazy_eights.play-same-rank"
    assert refused(state, play(state, "3H", seat=1)).rule == "core.not_your_turn"


# What the cards do


def test_two_and_joker_draw_two_for_each_and_drawer_still_plays() -> None:
    state = at("2S 2H KD QD JD 10D", 6, 6, "AC", top="2C")
    laid = after(state, play(state, "2S 2H"))
    assert (len(laid.hands[1]), laid.turn) == (10, 1)
    for token in laid.hands[1]:
        number = laid.faces[token]
        fits = RANKS[number] in (2, 8, JOKER_RANK) or SUITS[number] == HEARTS
        assert (rule_of(laid, Action(1, "play", (f"c{token}",), None, "S")) == "") == fits


def test_two_and_joker_draw_two_cannot_be_warded_off() -> None:
    state = at("2S KD QD JD 10D", "2H KH QH JH 10H", 6, top="2C")
    laid = after(state, play(state, "2S"))
    assert len(laid.hands[1]) == 7
    again = after(laid, play(laid, "2H"))
    assert (len(again.hands[1]), len(again.hands[2])) == (6, 8)


def test_ace_reverses() -> None:
    state = at(6, "AC KD QD JD 10D", 6, "KH QH JH", top="9C", turn=1)
    laid = after(state, play(state, "AC"))
    assert (laid.turn, laid.step) == (0, -1)


def test_ace_reverses_twice_changes_nothing() -> None:
    state = at(6, "AC AD KD QD JD", 6, "KH QH JH", top="AH", turn=1)
    laid = after(state, play(state, "AC AD"))
    assert (laid.turn, laid.step) == (2, 1)


def test_ace_reverses_nothing_with_two_seats() -> None:
    state = at("AC KD QD JD 10D", 6, top="9C")
    laid = after(state, play(state, "AC"))
    assert (laid.turn, laid.step) == (1, 1)


@pytest.mark.parametrize(
    ("seats", "laid", "next_turn"),
    [(4, "JS", 2), (4, "JS JH", 3), (4, "JS JH JD", 0), (3, "JS JH", 0), (2, "JS", 0), (3, "JS JH JD", 0)],
)
def test_jack_skips_and_jacks_stop_at_self(seats: int, laid: str, next_turn: int) -> None:
    others = [6, 6, 6][: seats - 1]
    state = at("JS JH JD KD QD 2H 2S", *others, top="JC")
    assert after(state, play(state, laid)).turn == next_turn


def test_jack_skips_in_the_direction_of_play() -> None:
    state = at("JS KD QD 2H 2S", 6, 6, 6, top="JC", step=-1)
    assert after(state, play(state, "JS")).turn == 2


def test_seven_plays_again_and_must_play_if_able() -> None:
    state = at("7D 9D KC QC JC", "3S 4S 5S", top="3D")
    laid = after(state, play(state, "7D"))
    assert (laid.turn, laid.again) == (0, True)
    refusal = refused(laid, draw(laid))
    assert refusal.rule == "crazy_eights.must-play-if-able"
    assert refusal.tokens == ids(state, "9D")
    assert after(laid, play(laid, "9D")).turn == 1


def test_seven_plays_again_draws_one_and_passes_on() -> None:
    state = at("7D KC QC JC 10C", "3S 5S 6S", top="3D", stock="4S 9H")
    drawn = after(state, play(state, "7D"), draw(state))
    assert len(drawn.hands[0]) == 5
    passing = GAME.forced(drawn)
    assert passing == Action(0, "pass")
    assert after(drawn, passing).turn == 1


def test_sevens_one_replay() -> None:
    state = at("7C 7S KS KD QD JH", "3S 4S 5S", top="7H")
    laid = after(state, play(state, "7C 7S"))
    assert (laid.turn, top(laid)) == (0, card("7S"))
    assert after(laid, play(laid, "KS")).turn == 1


# Drawing and passing


def test_draw_one_if_stuck() -> None:
    state = at("KC QC JC 10C", 6, top="3D", stock="4S 9H")
    drawn = after(state, draw(state))
    assert hand(drawn, 0) == set(cards("KC QC JC 10C 4S"))
    assert rule_of(drawn, draw(drawn)) == "crazy_eights.draw-one-if-stuck"


def test_draw_one_if_stuck_from_the_stock_into_the_own_hand() -> None:
    state = at("KC QC JC 10C", 6, top="3D")
    stock, pile = f"c{state.stock[-1]}", f"c{state.discard[-1]}"
    assert rule_of(state, Action(0, "draw", (stock,), Place("hand-0"))) == ""
    for wrong in (
        Action(0, "draw", (pile,), Place("hand-0")),
        Action(0, "draw", (stock,), Place("discard")),
        Action(0, "draw", (stock,), Place("hand-1")),
    ):
        assert refused(state, wrong).rule == "crazy_eights.draw-one-if-stuck"


def test_must_play_if_able_counts_eights_and_jokers() -> None:
    for wild in ("8C", "Jok1"):
        state = at(f"{wild} KC QC JC", 6, top="3D")
        assert rule_of(state, draw(state)) == "crazy_eights.must-play-if-able"


def test_pass_only_after_draw() -> None:
    state = at("KC QC JC 10C", 6, top="3D", stock="4D 9H")
    passing = Action(0, "pass")
    assert rule_of(state, passing) == "crazy_eights.pass-only-after-draw"
    drawn = after(state, draw(state))
    assert rule_of(drawn, passing) == "crazy_eights.pass-only-after-draw", "the drawn 4 of diamonds fits"
    assert GAME.forced(drawn) is None
    assert after(drawn, play(drawn, "4D")).turn == 1


# Stock, blocked deals, the end


def test_reshuffle_leaves_the_top() -> None:
    discards = "AS 2S 3S 4S 5S 6S 7S 9S 10S JS QS KS AC 2C 3C 4C 5C 6C 7C"
    state = at("KH QH JH 10H", 6, top="9C", under=discards, stock="")
    drawn = after(state, draw(state))
    assert (top(drawn), len(drawn.discard), len(drawn.stock)) == (card("9C"), 1, 18)
    (new,) = hand(drawn, 0) - set(cards("KH QH JH 10H"))
    assert {new, *(drawn.faces[token] for token in drawn.stock)} == set(cards(discards))
    assert drawn.faces != state.faces, "the faces are shuffled under the same tokens"


def test_reshuffle_in_the_middle_of_drawing() -> None:
    state = at("2S KD QD JD 10D", 6, top="2C", under="9C", stock="3S")
    laid = after(state, play(state, "2S"))
    assert (len(laid.hands[1]), len(laid.stock), len(laid.discard)) == (8, 1, 1)


def test_after_a_reshuffle_everybody_knows_which_cards_are_in_the_stock() -> None:
    """What was seen laid cannot be in a hand that was held before, and what is drawn then was seen laid."""
    seen = "3S 4S 5S 6S 9S 10S JS QS KS AS"
    state = at("KC QC JC 10C", 6, 6, top="3D", under=seen, stock="")
    drawn = after(state, draw(state))
    (token,) = set(drawn.hands[0]) - set(state.hands[0])
    for seed in range(20):
        for seat in (1, 2):
            world = GAME.resample(GAME.masked(drawn, seat), seat, LiveChance(seed))
            assert {world.faces[held] for held in (*world.stock, token)} == set(cards(seen))
            others = [held for other in range(3) if other != seat for held in world.hands[other] if held != token]
            assert not {world.faces[held] for held in others} & set(cards(seen))


def test_whoever_had_to_draw_is_known_to_hold_nothing_that_fits() -> None:
    """Neither a heart nor a 6, an 8 or a joker; nor does the card fit that was drawn before passing."""
    state = at("3S 4C 5D", 5, 5, top="6H", stock="KC QD")
    state = after(state, draw(state))
    state = GAME.apply(state, GAME.legal(state, 0)[0], LiveChance(1))
    assert state.turn == 1
    fitting = {c for c in PACK_54 if SUITS[c] == HEARTS or RANKS[c] in (6, 8, JOKER_RANK)}
    known = GAME.masked(state, 1)
    for seed in range(20):
        world = GAME.resample(known, 1, LiveChance(seed))
        assert len(world.hands[0]) == 4
        assert not fitting & {world.faces[token] for token in world.hands[0]}
    assert any(state.barred)


def test_who_may_draw_at_will_tells_nothing_by_drawing() -> None:
    state = at("3S 4C 5D", 5, 5, top="6H", stock="KC QD", options={"free-draw": "on"})
    assert not any(after(state, draw(state)).barred)


def test_blocked_deal_all_pass() -> None:
    state = at("KC QC JC 10C", "KS QS JS 10S", "9C 9S", top="3D", stock="")
    for _ in range(3):
        assert rule_of(state, draw(state)) == "crazy_eights.blocked-deal"
        assert GAME.forced(state) == Action(state.turn, "pass")
        state = after(state, Action(state.turn, "pass"))
    assert state.phase is Phase.COUNT
    assert state.sheet == ((40, 40, 18),), "nobody gets -10"


def test_blocked_deal_after_500_turns() -> None:
    for turns, phase in ((498, Phase.PLAY), (499, Phase.COUNT)):
        state = at("9H KC QC JC 10C", 6, top="3H", turns=turns)
        assert after(state, play(state, "9H")).phase is phase


def test_blocked_deal_who_can_play_must() -> None:
    state = at("KC QC JC 10D", 6, top="3D", stock="")
    assert rule_of(state, Action(0, "pass")) == "crazy_eights.pass-only-after-draw"


def test_deal_ends_at_once_and_score_out() -> None:
    for last, pile in (("7D", "3D"), ("2D", "3D"), ("Jok1", "3D")):
        state = at(last, "KS QS", "AS 5S", top=pile)
        over = after(state, play(state, last))
        assert over.phase is Phase.COUNT
        assert over.sheet == ((-10, 20, 45),)
        assert [len(held) for held in over.hands] == [0, 2, 2]


def test_score_hand() -> None:
    state = at("9D", "AS KD 8C 7H 2C Jok1", top="3D")
    assert after(state, play(state, "9D")).sheet == ((-10, 117),)


def test_five_deals_with_a_pause_that_shows_the_hands() -> None:
    state = at("9D", "KS QS", top="3D")
    counted = after(state, play(state, "9D"))
    assert GAME.active(counted) == {CLOCK}
    assert GAME.deadline_ms(counted) is not None
    assert all(
        p.face is not None for p in GAME.view(GAME.masked(counted, None), None).placements if p.owner is not None
    )
    following = after(counted, GO_ON)
    assert (following.phase, following.deal, len(following.sheet)) == (Phase.PLAY, 2, 1)
    last = after(replace(state, deal=5), play(state, "9D"))
    assert GAME.result(last) is not None
    assert GAME.active(last) == frozenset()


@pytest.mark.parametrize(
    ("sheet", "ranking"),
    [(((-10, 35, 62),), ((0,), (1,), (2,))), (((20, 20, 75),), ((0, 1), (2,)))],
)
def test_lowest_wins_and_equals_share(sheet: tuple[tuple[int, ...], ...], ranking: tuple[tuple[int, ...], ...]) -> None:
    state = replace(at("9D", "KS", "QS", top="3D"), phase=Phase.OVER, sheet=sheet)
    result = GAME.result(state)
    assert result is not None
    assert result.rule == "crazy_eights.lowest-wins"
    assert (result.ranking, result.scores) == (ranking, sheet[0])
    assert totals(state) == sheet[0]


def test_a_pass_without_a_choice_is_no_move_to_take_back() -> None:
    """It follows from the card that was drawn, and would only be played again."""
    state = at("KH QH", 3, top="9C", stock="2D 3D")
    drawn = after(state, draw(state))
    passing, drawing = Action(0, "pass"), draw(state)
    assert GAME.forced(drawn) == passing
    assert GAME.forced_in_secret(drawn), "nobody else knows that nothing fits"
    assert GAME.undo_policy(drawn, passing, after(drawn, passing)) == Refusal("core.undo_luck")
    assert GAME.undo_policy(state, drawing, drawn) is False
    free = at("KH QH", 3, top="9C", stock="2D 3D", options={"free-draw": "on"})
    may = after(free, draw(free))
    assert GAME.undo_policy(may, passing, after(may, passing)) is False
    blocked = at("KH QH", 3, top="9C", stock="")
    assert GAME.undo_policy(blocked, passing, after(blocked, passing)) is False


def test_who_has_to_draw_more_cards_than_there_are_draws_what_there_is() -> None:
    state = at("2S KD QD", 3, top="2C", stock="3S")
    laid = after(state, play(state, "2S"))
    assert (len(laid.hands[1]), len(laid.stock), len(laid.discard)) == (5, 0, 1)
    state = at("2S KD QD", 3, top="2C", stock="")
    laid = after(state, play(state, "2S"))
    assert (len(laid.hands[1]), len(laid.stock), len(laid.discard)) == (4, 0, 1)


def test_no_check_speaks_against_passing_or_giving_when_they_are_allowed() -> None:
    state = at("KH QH", 3, top="9C", stock="")
    assert GAME.explain(state, Action(0, "pass")) is None
