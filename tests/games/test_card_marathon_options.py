"""Card Marathon by house rules: each changes the play, and the rulebook says so."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.games.card_marathon.engine import GAME
from tabletop.games.card_marathon.state import Finish, Phase
from tests.games.card_marathon_positions import BENCH, at, declare, draw, ident, shown, swap, throw, upturn

STRAIGHT = "5S 6H 7D 8C"


def sentence(name: str, options: dict[str, str]) -> str:
    """A rule of a table with house rules."""
    row = GAME.rule(f"card_marathon.{name}", BENCH.setup(2, options))
    return "" if row is None else row.rule.text


def test_wrap_straights_for_flushes_only() -> None:
    options = {"wrap-straights": "flush-only"}
    past = at("KS AH 2D 3C 9H 9D", opp="4S", options=options)
    assert BENCH.rule(past, declare(past, "KS AH 2D 3C")) == "card_marathon.wrap"
    assert BENCH.verbs(past, 0) == {"throw"}
    for names in ("AS 2H 3D 4C", "JS QH KD AC", "QH KH AH 2H"):
        state = at(f"{names} 9H 9D", options=options)
        assert BENCH.rule(state, declare(state, names)) == "", names
    assert "Only a straight flush" in sentence("wrap", options)


def test_min_energy_of_two() -> None:
    options = {"min-energy": "2"}
    state = at("4H 9S 2S JD JC KH", me="5C 6D 7S", opp="9D 9H", options=options)
    assert BENCH.rule(state, declare(state, "4H 5C 6D 7S")) == "card_marathon.min-energy"
    none = at("9S 2S JD JC KH 3H", me="4H 5C 6D 7S", opp="9D 9H", options=options)
    assert BENCH.rule(none, declare(none, "4H 5C 6D 7S")) == "card_marathon.one-energy"
    two = at("4H 5C 2S JD JC KH", me="6D 7S", opp="9D", options=options)
    assert BENCH.rule(two, declare(two, "4H 5C 6D 7S")) == ""


def test_no_return_but_in_a_challenge() -> None:
    options = {"no-return": "on"}
    state = at("5S 6H 7D 2C JD", effort="8C", options=options)
    after = BENCH.after(state, draw(state, effort=True))
    assert BENCH.rule(after, throw(after, "8C")) == "card_marathon.no-return"
    assert BENCH.rule(after, throw(after, "2C")) == ""
    assert BENCH.rule(after, declare(after, STRAIGHT)) == ""
    assert not any(action.tokens == (ident(after, "8C"),) for action in GAME.legal(after, 0))
    free = at("5S 6H 7D 2C JD", effort="8C")
    taken = BENCH.after(free, draw(free, effort=True))
    assert BENCH.rule(taken, throw(taken, "8C")) == ""


def test_memory_aid_off_hides_what_the_owner_laid() -> None:
    for aid, face in (("on", "card-2C"), ("off", None)):
        state = at("5S 6H 9D 8C 2C", me="KD", options={"memory-aid": aid})
        after = BENCH.after(state, swap(state, "2C", 2))
        placement = shown(after, 0).find(ident(after, "2C"))
        assert placement is not None
        assert placement.face == face
    assert sentence("memory-aid", {"memory-aid": "off"})


def test_browse_effort() -> None:
    for value in ("on", "off"):
        spec = GAME.table(BENCH.setup(2, {"browse-effort": value}))
        assert spec.zone("effort").browsable == (value == "on")


def test_rebuild_limit() -> None:
    for limit, number in ((1, "once"), (3, "three"), (5, "five")):
        options = {"rebuild-limit": str(limit)}
        state = at("5S 6H 7D 8C JD QS", refreshments=0, rebuilt=limit, options=options)
        assert BENCH.ended_by(BENCH.after(state, throw(state, "JD"))) == "card_marathon.time-out"
        more = replace(state, rebuilt=limit - 1)
        assert BENCH.ended_by(BENCH.after(more, throw(more, "JD"))) == ""
        assert number in sentence("rebuild", options)


def test_reversal_off_whoever_finishes_wins() -> None:
    options = {"reversal": "off"}
    state = at("10S 10H 10D 10C 3H 8D", me="2H 3C KD KC", options=options)
    after = BENCH.settled(BENCH.after(state, declare(state, "10S 10H 10D 10C")))
    assert after.finishes == (Finish("card_marathon.finish-wins", 0, (5, 0)),)
    ahead = at("5S 6H 7D 8C JD QS", me="2H 3C KD KC", refreshments=0, rebuilt=3, options=options)
    assert BENCH.after(ahead, throw(ahead, "JD")).finishes[-1].winner == 0
    assert not sentence("reversal", options)


def test_races_are_organized_in_turn_and_most_wins_count() -> None:
    state = at("10S 10H 10D 10C 3H 8D", me="2H 3C KD KC", opp="9S 9H", options={"races": "2"})
    after = BENCH.after(state, declare(state, "10S 10H 10D 10C"))
    counted = BENCH.after(after, upturn(after, 5))
    assert (counted.phase, BENCH.ended_by(counted)) == (Phase.COUNT, "")
    second = BENCH.tick(counted, LiveChance(1))
    assert (second.race, second.organizer, second.turn) == (2, 0, 1)
    assert (second.upturned, second.rebuilt, second.closed_swaps) == ((0, 0), 0, (0, 0))
    won = replace(second, refreshments=(), rebuilt=3, upturned=(0, 1))
    drawn = BENCH.after(won, draw(won, effort=True))
    last = BENCH.after(drawn, GAME.legal(drawn, 1)[-1])
    assert BENCH.ended(last) == ("card_marathon.match", ())
    assert BENCH.prompt(last) == "The match is drawn: both have won equally many races."
    again = replace(won, upturned=(1, 0))
    drawn = BENCH.after(again, draw(again, effort=True))
    assert BENCH.ended(BENCH.after(drawn, GAME.legal(drawn, 1)[-1])) == ("card_marathon.match", (0,))
