"""Every house rule of Egyptian Ratscrew changes what it says, and the rulebook tells it."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Setup
from tabletop.games.ratscrew.engine import GAME
from tabletop.games.ratscrew.state import Phase
from tabletop.games.ratscrew.transitions import gathered
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.store.errors import Unreadable
from tabletop.store.saves import Header, SaveFile, load_save
from tests.games.ratscrew_positions import BENCH, at, gather, laid, pile, slap, slap_action, stack, turn


def told(rule: str, **options: str) -> str:
    """The sentence of a rule at a table with these house rules."""
    chosen = tuple((f"ratscrew.{name.replace('_', '-')}", value) for name, value in options.items())
    row = GAME.rule(rule, Setup(3, chosen))
    assert row is not None
    return row.rule.text


def test_ace_contract_four() -> None:
    state = laid(at("AC 2C", "3C 4C 5C 6C 7C", "8C", options={"ace-contract": "four"}), "AC")
    assert (state.asked, state.due, state.owner) == (4, 4, 0)
    state = laid(state, "3C 4C 5C 6C")
    assert (state.phase, state.winner) == (Phase.GRACE, 0)
    assert "an ace for four" in told("ratscrew.contract-size", ace_contract="four")
    assert "an ace" in told("ratscrew.court-card-contract", ace_contract="four")


def test_ace_contract_four_breaks_a_contract() -> None:
    state = laid(at("JH 2C", "AC 3C", "8C 9C", options={"ace-contract": "four"}), "JH AC")
    assert (state.owner, state.turn, state.due) == (1, 2, 4)


def test_sandwich_on() -> None:
    state = laid(at("7C 2C", "3C 4C", "7D 8C", options={"sandwich": "on"}), "7C 3C 7D")
    assert slap(state, 1).winner == 1
    plain = laid(at("7C 2C", "3C 4C", "7D 8C"), "7C 3C 7D")
    assert slap(plain, 1).burnt
    assert "one card between" in told("ratscrew.slap-on-pair", sandwich="on")


def test_sandwich_on_is_still_right_for_plain_pairs() -> None:
    state = laid(at("7C 2C", "7D 4C", options={"sandwich": "on"}), "7C 7D")
    assert slap(state, 0).winner == 0


@pytest.mark.parametrize(("cost", "lost"), [("0", 0), ("1", 1), ("2", 2)])
def test_false_slap_costs(cost: str, lost: int) -> None:
    state = slap(laid(at("7C 2C", "3C 4C 5C 6C", "8C", options={"false-slap": cost}), "7C 3C"), 1)
    assert len(state.burnt) == lost
    assert BENCH.refused(state, slap_action(state, 1, 600)).rule == "ratscrew.one-slap-per-card"


def test_false_slap_two_burns_what_there_is() -> None:
    state = slap(laid(at("7C 2C", "3C 4C", "8C", options={"false-slap": "2"}), "7C 3C"), 1)
    assert len(state.burnt) == 1
    two = slap(laid(at("7C 2C", "3C 4C 5C", "8C", options={"false-slap": "2"}), "7C 3C"), 1)
    won = gather(replace(two, phase=Phase.GRACE, winner=0))
    assert stack(won, 0, last=4) == "5C 4C 7C 3C", "the last burnt card is reached first"


def test_false_slap_nothing_never_makes_anybody_wait() -> None:
    state = slap(laid(at(0, "7C 2C", "3C 4C", turn=1, options={"false-slap": "0"}), "7C 3C"), 0)
    assert not state.claims.locked
    assert "nothing" in told("ratscrew.false-slap-burns", false_slap="0")
    assert GAME.rule("ratscrew.false-slap-without-cards", Setup(3, (("ratscrew.false-slap", "0"),))) is None


def test_slap_back_off_is_out_of_the_game() -> None:
    state = laid(at("7C", "7D 2C", "3C 4C", options={"slap-back": "off"}), "7C 7D")
    assert BENCH.refused(state, slap_action(state, 0)).rule == "ratscrew.slap-back"
    assert slap(state, 2).winner == 2
    assert "may not slap" in told("ratscrew.slap-back", slap_back="off")


def test_slap_back_off_but_not_the_owner_of_a_running_contract() -> None:
    state = laid(at("KC", "7D 7S 2C", "3C 4C", options={"slap-back": "off"}), "KC 7D 7S")
    assert slap(state, 0).winner == 0


def test_payer_out_next_pays() -> None:
    state = laid(at("KC 2C", "7D", "3C 4C 5C", options={"payer-out": "next-pays"}), "KC 7D")
    assert (state.turn, state.due, state.owner) == (2, 2, 0)
    state = laid(state, "3C 4C")
    assert (state.phase, state.winner) == (Phase.GRACE, 0)


def test_payer_out_next_pays_unless_nobody_is_left() -> None:
    state = laid(at("KC 2C", "7D", 0, options={"payer-out": "next-pays"}, spare=0), "KC 7D")
    assert (state.phase, state.winner) == (Phase.GRACE, 0), "the owner never pays"
    assert "next player" in told("ratscrew.payer-runs-out", payer_out="next-pays")


def test_shuffle_pile_on() -> None:
    state = laid(at("JC 2C", "3D 4D", options={"shuffle-pile": "on"}), "JC 3D")
    orders = {stack(gathered(state, 9000, LiveChance(seed)), 0, last=2) for seed in range(20)}
    assert orders == {"JC 3D", "3D JC"}
    tokens = [gathered(state, 9000, LiveChance(seed)).stacks for seed in range(3)]
    assert tokens[0] == tokens[1] == tokens[2], "faces change places, not the cards that are seen to move"


@pytest.mark.parametrize(("speed", "wait_ms"), [("slow", 1800), ("normal", 1300), ("fast", 900)])
def test_auto_turn(speed: str, wait_ms: int) -> None:
    state = at("7C 2C 5C", "3D 4D", options={"auto-turn": speed})
    assert GAME.deadline_ms(state) == wait_ms
    assert BENCH.refused(state, Action(0, "turn")).rule == "ratscrew.auto-turn"
    (by_clock,) = GAME.legal(state, CLOCK)
    state = GAME.apply(state, by_clock, LiveChance(1))
    assert (pile(state), state.turn, state.laid_ms) == ("7C", 1, wait_ms)
    assert GAME.deadline_ms(slap(state, 0, after_ms=500)) == wait_ms - 500, "a wrong slap does not hold up the cards"


def test_auto_turn_off_has_no_clock() -> None:
    state = turn(at("7C 2C", "3D 4D"))
    assert CLOCK not in GAME.active(state)
    assert GAME.deadline_ms(state) is None
    assert BENCH.refused(state, Action(CLOCK, "turn")).rule == "ratscrew.turn-order"


@pytest.mark.parametrize(("limit", "word"), [("500", "five hundred"), ("1000", "one thousand"), ("3000", "three")])
def test_card_limit_value(limit: str, word: str) -> None:
    state = laid(at("7C 2C", "7D 4D 5D", options={"card-limit-value": limit}, turned=int(limit) - 2), "7C 7D")
    assert gather(slap(state, 0)).ended_by == "ratscrew.card-limit"
    assert word in told("ratscrew.card-limit", card_limit_value=limit)


def test_a_save_with_a_house_rule_that_is_no_more_says_so(tmp_path: Path) -> None:
    setup = Setup(2, (("ratscrew.handicap", "150-first"),))
    header = Header("ratscrew", setup, (Player("Ann"), Player("Ben")))
    file = SaveFile.create(tmp_path, header, Match(GAME, Setup(2), LiveChance(1)).log)
    with pytest.raises(Unreadable, match="150-first"):
        load_save(file.path)


def test_every_row_of_the_printed_rules_is_there() -> None:
    rows = GAME.rulebook(Setup(4))
    assert [row.number for row in rows if row.number is not None] == list(range(1, 33))
    assert rows[0].rule.id == "ratscrew.aim"
