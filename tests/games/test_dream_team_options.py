"""Dream Team by house rules: each changes the play, and the rulebook says so."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.core.view import BadgeFact, TallyFact
from tabletop.games.dream_team.engine import GAME
from tabletop.games.dream_team.scoring import ranked
from tabletop.games.dream_team.state import CLEARED, Phase, State
from tests.games.dream_team_positions import (
    after,
    all_pass,
    at,
    deal_after,
    passes,
    play,
    rule_of,
    setup_of,
    stacked,
    swept,
    why,
)

ROUND = {"yellow-duration": "round"}
WEAK = {"lone-free-kick": "weakest"}


def sentences(name: str, value: str) -> dict[str, str]:
    """The rulebook of a table with one house rule."""
    return {row.rule.id: row.rule.text for row in GAME.rulebook(setup_of(4, {name: value}))}


@pytest.mark.parametrize(("rounds", "word"), [("3", "three"), ("5", "five"), ("7", "seven")])
def test_rounds(rounds: str, word: str) -> None:
    state = at("", "5", "", "9 9 9", turn=1, out=(0, 2), trick="3: 10", options={"rounds": rounds})
    assert after(replace(state, round=int(rounds) - 1), play(state, "5")).phase is Phase.COUNT
    assert after(replace(state, round=int(rounds)), play(state, "5")).phase is Phase.OVER
    assert word in sentences("rounds", rounds)["dream_team.rounds"]


def test_first_round_trade_off() -> None:
    off = {"first-round-trade": "off"}
    state = stacked(4, "K F", "F", options=off)
    assert (state.phase, state.turn) == (Phase.PLAY, 0)
    over = replace(state, phase=Phase.COUNT, places=(0, 1, 2, 3), sheet=((3, 2, 1, 0),))
    assert deal_after(4, over, "F", "F").phase is Phase.TRADE
    assert stacked(4, "F", "F").phase is Phase.TRADE
    assert "dream_team.first-round-trade" in sentences("first-round-trade", "off")


def after_a_pass(value: str) -> State:
    """Player 0 has passed on an 8, and a 7 was laid on it."""
    state = at("9 3", "8 8", "7 2", options={"pass-is-final": value}, turn=1)
    state = after(state, play(state, "8"), passes(0))
    return after(state, play(state, "7"))


def test_pass_is_final() -> None:
    state = after_a_pass("on")
    assert state.turn == 1
    assert rule_of(state, play(state, "3", seat=0)) == "dream_team.pass-is-final"
    assert rule_of(state, passes(0)) == "dream_team.pass-is-final"
    assert after(state, passes(1)).phase is Phase.SWEEP
    assert swept(after(state, passes(1))).passed == 0
    free = after(after_a_pass("off"), passes(1))
    assert rule_of(free, play(free, "3")) == ""
    printed, house = sentences("pass-is-final", "off"), sentences("pass-is-final", "on")
    assert all(printed[rule] != house[rule] for rule in ("dream_team.pass", "dream_team.hand-end"))


def test_lone_free_kick_weakest() -> None:
    leading = at("F F 5", 4, 4, options=WEAK)
    assert after(leading, play(leading, "F")).trick[-1].value == 11
    assert after(leading, play(leading, "F F")).trick[-1].value == 11
    on_red = at("F F 5", 4, 4, trick="1: R", options=WEAK)
    assert rule_of(on_red, play(on_red, "F")) == ""
    on_five = at("F F 3", 4, 4, trick="1: 5", options=WEAK)
    assert rule_of(on_five, play(on_five, "F", 4)) == "dream_team.lone-free-kick"
    assert why(on_five, play(on_five, "F")) == "Alone, a Free Kick counts 11 at this table."
    on_one = at("F F 3", 4, 4, trick="1: 1", options=WEAK)
    assert rule_of(on_one, play(on_one, "F")) == "dream_team.lower-only", "no number would help"
    pair = at("F F 3", 4, 4, trick="1: 5 5", options=WEAK)
    assert rule_of(pair, play(pair, "3 F")) == "", "in a set it is as ever"
    assert rule_of(pair, play(pair, "F F")) == "dream_team.lone-free-kick"
    assert sentences("lone-free-kick", "any") != sentences("lone-free-kick", "weakest")


def test_lone_free_kick_beats_a_weak_one() -> None:
    state = at("F 5", "10 10", 4, trick="2: F", options=WEAK)
    assert state.trick[-1].value == 11
    assert rule_of(state, play(state, "F")) == "dream_team.lone-free-kick"
    assert rule_of(state, play(state, "5")) == ""


def skipped_for_the_round() -> State:
    """Player 0 was skipped in the trick before."""
    state = at("5 5 5", "6 9 9", "Y 8 9", "10 9 9", turn=3, options=ROUND)
    state = after(state, play(state, "10"))
    return swept(all_pass(after(state, play(state, "Y", 0))))


def test_yellow_duration_round() -> None:
    state = skipped_for_the_round()
    assert (state.turn, state.skipped) == (2, 0)
    led = after(state, play(state, "9"), passes(1))
    assert led.turn == 3
    assert rule_of(led, play(led, "5", seat=0)) == "dream_team.yellow-duration"
    assert why(led, passes(0)) == "The Yellow Card keeps A out until the round is over."


def test_yellow_duration_round_gives_no_lead_either() -> None:
    state = at("5 5 5", "6", "9 9", 4, turn=1, skipped=0, options=ROUND)
    won = swept(all_pass(after(state, play(state, "6"))))
    assert won.turn == 3, "player 0 would be next"


def test_yellow_duration_round_ends_when_only_skipped_players_are_left() -> None:
    state = at("5 5 5", "6 7", "", turn=1, skipped=0, out=(2,), options=ROUND)
    state = after(state, play(state, "7"))
    assert state.phase is Phase.SWEEP, "nobody else gets a turn"
    over = after(swept(state), play(swept(state), "6"))
    assert over.places == (2, 1, 0)


def test_auto_pass() -> None:
    stuck = {value: at("9 9", 4, 4, trick="1: 5", options={"auto-pass": value}) for value in ("on", "off")}
    assert GAME.forced(stuck["on"]) == passes(0)
    assert GAME.forced(stuck["off"]) is None, "an instant pass would tell the others something"
    free = at("9 3", 4, 4, trick="1: 5", options={"auto-pass": "on"})
    assert GAME.forced(free) is None


def test_a_pass_with_too_few_cards_is_forced_at_every_table() -> None:
    state = at("3", 4, 4, trick="1: 9 9")
    assert GAME.forced(state) == passes(0)


@pytest.mark.parametrize("value", ["on", "off"])
def test_played_list(value: str) -> None:
    options = {"played-list": value}
    state = at("9 3", 4, 4, options=options)
    shown = [p.face for p in GAME.view(GAME.masked(state, 0), 0).placements if p.place.zone == CLEARED.zone]
    assert (None in shown) is (value == "off")
    assert GAME.table(setup_of(3, options)).zone(CLEARED.zone).browsable is (value == "on")
    led = swept(all_pass(after(state, play(state, "9"))))
    facts = GAME.view(led, 0).facts
    counted = [sum(kind.count for kind in fact.kinds) for fact in facts if isinstance(fact, TallyFact)]
    assert counted == ([len(led.cleared)] if value == "on" else [])
    assert not any(isinstance(fact, BadgeFact) for fact in facts), "not who laid what"


def test_tie_rule_shared() -> None:
    rows = ((3, 1, 0), (0, 2, 0))
    over = at(2, 2, 2, phase=Phase.OVER, sheet=rows, places=(1, 0, 2), options={"tie-rule": "shared"})
    assert ranked(over) == ((0, 1), (2,))
    result = GAME.result(over)
    assert result is not None
    assert result.rule == "dream_team.tie-break"
    assert (
        sentences("tie-rule", "medals")["dream_team.tie-break"]
        != sentences("tie-rule", "shared")["dream_team.tie-break"]
    )


def test_the_short_game_has_three_rounds() -> None:
    assert GAME.start(Setup(3, GAME.info.short), LiveChance(1)).house.rounds == 3
