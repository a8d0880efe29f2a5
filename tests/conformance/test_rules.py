"""Points 9 to 11: rules are told and witnessed, computer players keep them, transcripts stand."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest

from tabletop import games
from tabletop.bots.thinking import think
from tabletop.core.bot import Level
from tabletop.core.chance import LiveChance
from tabletop.core.game import Game
from tabletop.core.model import CLOCK, Action, Refusal, Setup
from tabletop.core.options import resolve
from tabletop.core.rules import CORE_RULES, Section
from tabletop.core.text import SeatName, Text
from tabletop.match.match import Match
from tests.conformance.playing import any_positions, digest, gestures, play, positions, rule_ids, setups
from tests.kinds import EVERY_GAME

TESTS = Path(__file__).parent.parent
TRANSCRIPTS = TESTS / "transcripts"
LINES = 200
CORE_IDS = {rule.id for rule in CORE_RULES}


def test_every_check_names_a_rule(game: Game[Any]) -> None:
    ids = {rule.id for rule in game.rules}
    assert {check.rule for check in game.checks} <= ids | CORE_IDS
    assert set(game.core_rule_aliases.values()) <= ids
    assert all(verb in game.info.verbs for check in game.checks for verb in check.verbs)


def test_rows_have_one_sentence_at_every_table(game: Game[Any]) -> None:
    for setup in setups(game):
        rows = [row.rule.id for row in game.rulebook(setup)]
        assert len(rows) == len(set(rows)), "two sentences for one rule"
    keys = [rule.text_id for rule in game.rules]
    assert len(keys) == len(set(keys))
    assert any(rule.section is Section.AIM for rule in game.rules)


def test_every_changed_house_rule_is_told(game: Game[Any]) -> None:
    """The rulebook of a table with a changed house rule marks at least one sentence, or says the same in a value."""
    for spec in game.info.options:
        for choice in spec.choices:
            if choice.value != spec.default:
                seats = max(game.info.seats[0], choice.seats_from)
                book = game.rulebook(Setup(seats, ((spec.id, choice.value),)))
                assert any(row.changed for row in book), f"{spec.id}={choice.value} is not told"


def test_every_breakable_rule_is_witnessed(game: Game[Any]) -> None:
    """By a test of the game itself, or else by any gesture in random positions."""
    told = "".join(path.read_text("utf-8") for path in (TESTS / "games").glob(f"test_{game.info.slug}*.py"))
    tested = set(re.findall(rf'"({game.info.slug}\.[a-z0-9-]+)"', told))
    missing = {check.rule for check in game.checks} - tested - CORE_IDS
    for match in positions(game, seed=21, count=20) if missing else ():
        missing -= refused_rules(game, match)
    assert not missing


def refused_rules(game: Game[Any], match: Match[Any]) -> set[str]:
    """The rules that some gesture breaks in this position."""
    found = set()
    for seat in range(match.setup.seats):
        view = match.view(seat)
        for gesture in gestures(game.table(match.setup), view, seat):
            for action in game.interpret(match.masked(seat), gesture):
                refused = game.check(match.state, action)
                if refused is not None:
                    found.add(refused.rule)
    return found


def test_house_rules_have_sound_values(game: Game[Any]) -> None:
    values = resolve(game.info.options, ())
    assert all(spec.allows(values[spec.id]) for spec in game.info.options)
    assert all(spec.id.startswith(f"{game.info.slug}.") for spec in game.info.options)
    assert resolve(game.info.options, game.info.short) is not None


_BETWEEN = pytest.param((Level.EASY, Level.MEDIUM), marks=pytest.mark.slow)


@pytest.mark.parametrize("game", EVERY_GAME, indirect=True)
@pytest.mark.parametrize("levels", [(Level.FIRST_STEPS, Level.HARD), _BETWEEN])
def test_computer_players_finish_without_a_refusal(game: Game[Any], levels: tuple[Level, ...]) -> None:
    setup = Setup(game.info.seats[0], game.info.short)
    luck = LiveChance(31)
    match = Match(game, setup, LiveChance(31))
    policy = games.policy(game.info.slug)
    while match.result is None:
        action = game.forced(match.state)
        for seat in sorted(match.active - {CLOCK}):
            if action is None:
                level = levels[seat % len(levels)]
                action = think(game, policy, match.state, seat, level, luck.pick(1 << 30)).action
        if action is None:
            action = game.legal(match.state, CLOCK)[0]
        assert not isinstance(match.submit(action, chance=LiveChance(luck.pick(1 << 30))), Refusal)
        assert len(match.log) <= game.info.max_plies


class Over:
    """A clock whose time is over; `looks`: how often somebody has looked at it."""

    def __init__(self) -> None:
        self.looks = 0

    def is_over(self) -> bool:
        """It is."""
        self.looks += 1
        return True


@pytest.mark.parametrize("game", EVERY_GAME, indirect=True)
def test_who_has_no_time_left_answers_all_the_same(game: Game[Any]) -> None:
    policy = games.policy(game.info.slug)
    for match in any_positions(game, seed=17, count=3):
        for seat in sorted(match.active - {CLOCK}):
            clock = Over()
            choice = think(game, policy, match.state, seat, game.info.strongest, 5, clock)
            assert choice.action is not None or game.info.race_verbs or not game.legal(match.state, seat)
            assert clock.looks <= 50, "it goes on though its time is over"


@pytest.mark.parametrize("game", EVERY_GAME, indirect=True)
def test_the_same_seed_gives_the_same_thought(game: Game[Any]) -> None:
    match = play(game, setups(game)[0], seed=32, plies=9)
    seat = min(match.active)
    policy = games.policy(game.info.slug)
    for level in Level:
        thoughts = {digest(think(game, policy, match.state, seat, level, 5)) for _ in range(2)}
        assert len(thoughts) == 1


def test_words_for_every_action(game: Game[Any]) -> None:
    """Offers differ from each other, and what happened is told in one or two lines with all holes filled."""
    match = play(game, setups(game)[0], seed=33, plies=150)
    for at, entry in enumerate(match.log[1:], start=1):
        assert entry.action is not None
        viewer = entry.action.seat if entry.action.seat != CLOCK else None
        lines = match.report(viewer, at)
        assert len(lines) <= 2
        assert lines or viewer is None, "only the clock may be silent"
        for line in (*lines, match.view(viewer, at).prompt):
            assert_whole(line)
        if viewer is not None and at % 10 == 0:
            offers = [game.describe(match.masked(viewer, at - 1), a) for a in game.legal(match.states[at - 1], viewer)]
            assert len(set(offers)) == len(offers), "two moves have the same words"


@pytest.mark.parametrize("game", EVERY_GAME, indirect=True)
def test_what_lies_on_the_table_has_a_name(game: Game[Any]) -> None:
    """Screen readers say it: an art key is no word of any language."""
    for match in positions(game, seed=34, count=8):
        seen = {p.face for seat in range(match.setup.seats) for p in match.view(seat).placements if p.face}
        assert {face for face in seen if game.face_name(face) is None} == set()


def assert_whole(text: Text) -> None:
    """Every hole of the source has a value, and there are no others."""
    holes = set(re.findall(r"\{(\w+)\}", text.msg.source))
    assert holes == {name for name, _ in text.args}, text
    assert ("%n" in text.msg.source) == (text.n is not None), text
    for _, value in text.args:
        if isinstance(value, Text):
            assert_whole(value)
        elif isinstance(value, SeatName):
            assert value.seat >= 0


def test_the_transcript_is_unchanged(game: Game[Any]) -> None:
    """Written anew, on purpose, with TABLETOP_WRITE_TRANSCRIPTS=1."""
    path = TRANSCRIPTS / f"{game.info.slug}.txt"
    now = transcript(game)
    if os.environ.get("TABLETOP_WRITE_TRANSCRIPTS"):
        path.write_text(now, "utf-8")
    assert path.read_text("utf-8") == now


def transcript(game: Game[Any]) -> str:
    """The first entries of a random match: action, outcomes, and the fingerprint of what everybody saw then."""
    match = play(game, setups(game)[0], seed=2, plies=LINES)
    lines = [f"{game.info.slug}, {match.setup.seats} seats"]
    for at, entry in enumerate(match.log[:LINES]):
        outcomes = ",".join(map(str, entry.outcomes[:12]))
        lines.append(f"{at}: {_words(entry.action)} [{outcomes}] {digest(match.view(None, at))}")
    return "\n".join(lines) + "\n"


def _words(action: Action | None) -> str:
    if action is None:
        return "set-up"
    place = f"{action.to.zone}/{action.to.slot}" if action.to is not None else ""
    parts = (action.seat, action.verb, ",".join(action.tokens), place, "" if action.choice is None else action.choice)
    return " ".join(str(part) for part in parts if part != "")


def test_ids_of_refusals_are_known(game: Game[Any]) -> None:
    assert "core.no_meaning" in rule_ids(game)
