"""The match: queue, races, replay, and luck that is asked of a person."""

from __future__ import annotations

import pytest

from tabletop.core.chance import Asked, AskedChance, LiveChance, ScriptedChance
from tabletop.core.luck import Luck
from tabletop.core.model import Action, Refusal, Setup
from tabletop.match.log import DamagedLog, Entry
from tabletop.match.match import BadSetup, Match
from tests.match.duel import DUEL, WORD, Duel, State


@pytest.fixture
def match() -> Match[State]:
    """A match just dealt."""
    return Match(DUEL, Setup(2), LiveChance(1))


def do(match: Match[State], seat: int, verb: str, faces: tuple[int, ...] = ()) -> Entry:
    """Play an action that is legal."""
    answer = match.submit(Action(seat, verb), chance=ScriptedChance(faces))
    assert isinstance(answer, Entry)
    return answer


def refused(answer: object) -> str:
    """The rule of a refusal."""
    assert isinstance(answer, Refusal)
    return answer.rule


def test_the_log_holds_the_outcomes_not_a_seed(match: Match[State]) -> None:
    entry = do(match, 0, "roll", (6,))
    assert entry.outcomes == (5,)
    assert match.state.rolled == 6
    assert match.log[0].outcomes == match.states[0].cards


def test_a_refusal_is_a_value_and_changes_nothing(match: Match[State]) -> None:
    for _ in range(3):
        do(match, 0, "step")
    before = match.state
    assert refused(match.submit(Action(0, "step"))) == "duel.three-steps"
    assert match.state is before
    assert len(match.log) == 4


def test_core_rules_answer_what_no_game_needs_to_say(match: Match[State]) -> None:
    assert refused(match.submit(Action(0, "fly"))) == "core.unknown_verb"
    do(match, 0, "slap")
    assert refused(match.submit(Action(1, "step"))) == "core.not_your_turn"
    do(match, 0, "finish")
    assert refused(match.submit(Action(0, "step"))) == "core.match_over"


def test_the_second_of_two_slaps_at_one_moment_is_too_late(match: Match[State]) -> None:
    seen = len(match.log)
    assert isinstance(match.submit(Action(1, "slap"), seen), Entry)
    assert refused(match.submit(Action(0, "slap"), seen)) == "core.too_late"
    assert len(match.log) == seen + 1


def test_an_action_that_is_no_race_may_come_late(match: Match[State]) -> None:
    seen = len(match.log)
    do(match, 0, "slap")
    assert isinstance(match.submit(Action(0, "step"), seen), Entry)


def test_a_view_is_found_once_for_each_state_and_seat(match: Match[State]) -> None:
    first = {seat: match.view(seat) for seat in (0, 1, None)}
    assert all(match.view(seat) is view for seat, view in first.items())
    do(match, 0, "roll", (6,))
    for seat, view in first.items():
        fresh = match.view(seat)
        assert fresh == DUEL.view(match.masked(seat), seat), "it is that of now"
        assert match.view(seat, 0) == view, "what was can be seen again"
        assert match.view(seat) == fresh


def test_replay_gives_the_same_states(match: Match[State]) -> None:
    do(match, 0, "roll", (2,))
    do(match, 1, "peek")
    assert Match.replay(DUEL, match.setup, match.log).states == match.states


@pytest.mark.parametrize(
    ("broken", "index"),
    [
        ([Entry()], 0),
        ([], 0),
        ([Entry(outcomes=(1, 2)), Entry()], 1),
        ([Entry(outcomes=(1, 2)), Entry(Action(0, "fly"))], 1),
        ([Entry(outcomes=(1, 2)), Entry(Action(0, "roll"))], 1),
        ([Entry(outcomes=(1, 2)), Entry(Action(0, "roll"), (1, 1))], 1),
        ([Entry(outcomes=(1, 2)), Entry(Action(0, "step")), Entry(Action(0, "roll"), (6,))], 2),
    ],
)
def test_a_log_that_breaks_the_rules_names_its_entry(broken: list[Entry], index: int) -> None:
    with pytest.raises(DamagedLog) as caught:
        Match.replay(DUEL, Setup(2), broken)
    assert caught.value.index == index


def test_a_thrown_die_can_be_asked_of_a_person(match: Match[State]) -> None:
    with pytest.raises(Asked) as asked:
        match.submit(Action(0, "roll"), chance=AskedChance((), LiveChance(1)))
    assert (asked.value.sides, asked.value.made) == (6, ())
    assert len(match.log) == 1
    entry = match.submit(Action(0, "roll"), chance=AskedChance((3,), LiveChance(1)))
    assert isinstance(entry, Entry)
    assert match.state.rolled == 4


@pytest.mark.parametrize(
    "setup", [Setup(1), Setup(3), Setup(2, (("duel.x", "on"),)), Setup(2, (), (0, 0)), Setup(2, (), (9, 1))]
)
def test_bad_setups(setup: Setup) -> None:
    with pytest.raises(BadSetup):
        Match(DUEL, setup, LiveChance(1))


def test_what_was_advised_is_marked_step_by_step_until_somebody_does_otherwise(match: Match[State]) -> None:
    step = Action(0, "step")
    match.advise((step, step))
    assert [do(match, 0, "step").hinted for _ in range(3)] == [True, True, False]
    again = Match.replay(DUEL, Setup(2), match.log)
    assert again.log == match.log
    match.rewind(1)
    match.advise((step,))
    assert [do(match, 0, "slap").hinted, do(match, 0, "step").hinted] == [False, False]


def test_in_a_race_a_hint_waits_until_its_seat_claims_something(match: Match[State]) -> None:
    match.advise((Action(0, "slap"),))
    assert [do(match, 0, verb).hinted for verb in ("step", "peek", "slap", "step")] == [False, False, True, False]


def test_any_one_of_several_may_be_done(match: Match[State]) -> None:
    match.advise((Action(0, "step"), Action(0, "peek")), any_of=True)
    assert [do(match, 0, verb).hinted for verb in ("peek", "step")] == [True, False]


@pytest.mark.parametrize(
    ("verbs", "states"),
    [((), 0), (("step",), 1), (("step", "step"), 2), (("roll", "step"), 1), (("step", "peek", "step"), 2)],
)
def test_what_is_foreseen_ends_at_luck_and_at_what_nobody_knows_yet(
    match: Match[State], verbs: tuple[str, ...], states: int
) -> None:
    found = match.foreseen(0, [Action(0, verb) for verb in verbs])
    assert [state.steps for state in found] == list(range(states))
    assert all(state.cards == (-1, -1) for state in found)
    assert len(match.log) == 1


def test_what_is_foreseen_ends_before_what_the_rules_forbid(match: Match[State]) -> None:
    do(match, 0, "step")
    assert [state.steps for state in match.foreseen(0, [Action(0, "step")] * 4)] == [1, 2]


def test_the_luck_is_known_once_the_match_is_over(match: Match[State]) -> None:
    checked = Match.begin(DUEL, Setup(2), Luck.of(bytes(32)))
    assert not checked.luck_is_known
    for one in (match, checked):
        do(one, 0, "finish")
    assert checked.luck_is_known
    assert not match.luck_is_known


def test_the_set_up_is_neither_shown_nor_noted_nor_a_moment(match: Match[State]) -> None:
    do(match, 0, "step")
    for at in (0, 1):
        assert match.cues(0, at) == ()
        assert match.moment(0, at) is None
        assert match.move_note(at) is None
    assert match.report(0, 0) == ()
    assert [text.msg for text in match.report(0, 1)] == [WORD]


@pytest.mark.parametrize(("behind_ms", "told"), [(0, False), (1, True), (999, True), (1000, False)])
def test_by_how_much_somebody_was_faster_is_told_if_it_was_a_little(
    match: Match[State], behind_ms: int, told: bool
) -> None:
    match.submit(Action(1, "step"), at_ms=400)
    match.submit(Action(1, "slap"), 1, at_ms=500)
    late = match.submit(Action(0, "slap"), 1, at_ms=500 + behind_ms)
    assert refused(late) == "core.too_late"
    assert isinstance(late, Refusal)
    assert (late.why is not None) == told
    if late.why is not None:
        assert late.why.n == behind_ms


class Strict(Duel):
    """Forbids to take back a step, and allows it for a peek."""

    def undo_policy(self, before: State, action: Action, after: State) -> Refusal | bool:
        return Refusal("duel.three-steps") if action.verb == "step" else action.verb == "peek"


def test_the_rules_of_a_game_say_what_stands() -> None:
    match = Match(Strict(), Setup(2), LiveChance(1))
    for verb in ("step", "peek", "slap", "roll"):
        do(match, 0, verb, (3,) if verb == "roll" else ())
    found = [match.stands(index, {0}) for index in range(5)]
    rules = [one.rule if one is not None else "" for one in found]
    assert rules == ["core.undo_luck", "duel.three-steps", "", "core.undo_race", "core.undo_luck"]
    plain = Match.replay(DUEL, Setup(2), match.log)
    assert [plain.stands(1, {0}), plain.stands(2, {1})] == [None, None]
    assert plain.stands(2, {0}) == Refusal("core.undo_seen")
