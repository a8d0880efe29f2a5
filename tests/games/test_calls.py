"""What players call out at the table is said aloud: which games do so, and in which words."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.core.model import Action
from tabletop.text_front import english
from tests.games import card_marathon_positions as marathon
from tests.games import crazy_eights_positions as eights
from tests.games import crypto_match_positions as crypto
from tests.games import kemps_positions as kemps
from tests.games.kemps_positions import NINES

LAST_BUT_ONE = eights.at("9H 2S", 6, "KS QS", top="6H")
RUNNING = marathon.at("10S 10H 10D 10C 3H 8D", opp="KS")
PICTURES = crypto.at(10, 15, 44, centre=21)


def said(bench: Any, state: Any, action: Action) -> list[str]:
    """What is called out when an action is done."""
    after = bench.after(state, action)
    return [english(cue.call) for cue in bench.game.cues(state, action, after) if cue.call is not None]


@pytest.mark.parametrize(
    ("bench", "state", "action", "call"),
    [
        (crypto.BENCH, PICTURES, crypto.claim(0, 31), ["Meet-in-the-Middle"]),
        (crypto.BENCH, PICTURES, crypto.claim(1, 24), []),
        (eights.BENCH, LAST_BUT_ONE, eights.play(LAST_BUT_ONE, "9H", "!"), ["Card!"]),
        (eights.BENCH, LAST_BUT_ONE, eights.play(LAST_BUT_ONE, "9H"), []),
        (eights.BENCH, eights.after(LAST_BUT_ONE, eights.play(LAST_BUT_ONE, "9H")), Action(0, "call_card"), ["Card!"]),
        (kemps.BENCH, kemps.at(NINES, row="4S KC QD 2H"), kemps.does(2, "call_kemps"), ["Kemps!"]),
        (kemps.BENCH, kemps.at(NINES, row="4S KC QD 2H"), kemps.does(1, "call_counter"), ["Counter Kemps!"]),
    ],
)
def test_who_calls_out_what(bench: Any, state: Any, action: Action, call: list[str]) -> None:
    assert said(bench, state, action) == call


def test_a_milestone_is_upturned_with_a_call() -> None:
    declared = marathon.BENCH.after(RUNNING, marathon.declare(RUNNING, "10S 10H 10D 10C"))
    assert said(marathon.BENCH, declared, marathon.upturn(declared, 3)) == ["I upturn the stone!"]
