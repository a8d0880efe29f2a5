"""What every game is, unless it says otherwise, and what is told of a table."""

from __future__ import annotations

from inspect import signature
from types import SimpleNamespace

import pytest

from tabletop import games
from tabletop.core.assembled import AssembledGame
from tabletop.core.chance import LiveChance
from tabletop.core.game import Offer
from tabletop.core.model import CLOCK, Action, Gesture, GestureKind, Place, Refusal, Setup
from tabletop.core.notation import Notation, Record
from tabletop.core.rules import Check
from tabletop.core.story import Course
from tabletop.core.table import TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import say
from tabletop.games.ludo import words
from tests.match.duel import DUEL, WORD, Duel, State

STATE = State((4, 5))
STEP = Action(0, "step")


def test_nothing_happens_by_itself() -> None:
    assert DUEL.forced(STATE) is None
    assert DUEL.deadline_ms(STATE) is None
    assert not DUEL.forced_in_secret(STATE)
    assert not DUEL.frozen(STATE)
    assert not DUEL.may_hasten(STATE)


def test_an_action_is_what_it_is() -> None:
    assert DUEL.canonical(STATE, STEP) is STEP
    assert DUEL.timed(STEP, 500) is STEP
    assert DUEL.upgraded(STEP) is STEP
    assert DUEL.precedence(STATE, STEP) == 0
    assert DUEL.undo_policy(STATE, STEP, STATE) is False
    assert DUEL.perft(1) is None


def test_nothing_is_shown_but_what_must_be() -> None:
    assert DUEL.score(STATE) is None
    assert DUEL.cues(STATE, STEP, STATE) == ()
    assert DUEL.moment(STATE, STEP, STATE) is None
    assert DUEL.move_note(STATE, STEP, STATE) is None
    assert DUEL.place_name(Place("hand")) is None
    assert DUEL.face_name("card-1") is None
    assert DUEL.question(STATE, (STEP,)) is None
    assert DUEL.offers(STATE, (STEP,)) == (Offer(STEP, say(WORD)),)
    assert DUEL.report(STATE, STEP, STATE) == (say(WORD),)
    over = DUEL.result(State((4, 5), over=True))
    assert over is not None
    assert list(DUEL.story(Course([STATE], [], over))) == []


def test_a_match_that_is_told_ends_with_its_last_state() -> None:
    over = DUEL.result(State((4, 5), over=True))
    assert over is not None
    assert Course([STATE, State((4, 5), over=True)], [STEP], over).end.over


def test_tokens_lie_where_they_lie() -> None:
    view = DUEL.view(STATE, 0)
    assert all(view.find(placement.token) is placement for placement in view.placements)
    assert view.find("no such") is None
    assert DUEL.selected_with(STATE, 0, "card-0") == ("card-0",)
    assert DUEL.may_arrange(STATE, 0, "card-0", "rack")
    assert DUEL.arranged(STATE, view, {}) is view
    assert DUEL.sides(STATE, TableSpec((), sides=(0, 2))) == (0, 2)


def test_nothing_is_hidden_in_an_open_game() -> None:
    game = games.load("ludo")
    state = game.start(Setup(2), LiveChance(1))
    assert game.masked(state, None) is state
    assert game.resample(state, 0, LiveChance(1)) is state


def test_a_list_is_kept_for_the_same_state_and_seat_only() -> None:
    first = DUEL.legal(STATE, 0)
    assert DUEL.legal(STATE, 0) is first
    assert [action.seat for action in DUEL.legal(STATE, 1)] == [1] * len(first)
    tired = State((4, 5), steps=3)
    assert len(DUEL.legal(tired, 1)) == len(first) - 1
    assert DUEL.legal(STATE, CLOCK) == ()


def test_a_rulebook_is_kept_for_the_same_table_only() -> None:
    game = games.load("ludo")
    printed = game.rulebook(Setup(2))
    assert game.rulebook(Setup(2)) is printed
    changed = Setup(2, ((game.info.options[0].id, game.info.options[0].choices[1].value),))
    assert game.rulebook(changed) != printed
    row = game.rule("ludo.six-to-leave", Setup(2))
    assert row is not None
    assert row.rule.text_id == "ludo.six-to-leave"
    assert game.rule("core.no_meaning", Setup(2)) is None


def test_what_no_check_explains_has_no_meaning() -> None:
    wrong = Action(0, "step", choice="backwards")
    assert DUEL.explain(STATE, wrong) is None
    assert DUEL.check(STATE, wrong) == Refusal("core.no_meaning")
    assert DUEL.check(STATE, STEP) is None


def test_what_the_modules_of_a_game_have_is_said() -> None:
    assert games.load("ludo").place_name(Place("star")) == words.place_name(Place("star")) is not None


def test_what_the_modules_of_a_game_lack_is_as_in_every_game() -> None:
    found = [
        (slug, game)
        for slug in games.slugs()
        if isinstance(game := games.load(slug), AssembledGame) and not hasattr(game.screen, "selected_with")
    ]
    assert found
    for _, game in found:
        state = game.start(Setup(game.info.seats[0]), LiveChance(1))
        assert game.selected_with(state, 0, "any") == ("any",)


def zone(name: str, multi: bool = True, multi_with: tuple[str, ...] = ()) -> ZoneSpec:
    """A zone whose tokens may be picked up together, or may not."""
    return ZoneSpec(name, ZoneKind.FAN, say(WORD), multi=multi, multi_with=multi_with)


def test_zones_join_from_either_side_where_both_let_several_go() -> None:
    hand, row, pile = zone("hand", multi_with=("row",)), zone("row"), zone("pile")
    assert hand.joins(row)
    assert row.joins(hand)
    assert hand.joins(hand)
    assert not hand.joins(pile)
    assert not zone("hand", multi=False, multi_with=("row",)).joins(row)
    assert not hand.joins(zone("row", multi=False))


def test_a_zone_is_found_by_its_name() -> None:
    table = DUEL.table(Setup(2))
    assert table.zone("rack").id == "rack"
    with pytest.raises(KeyError):
        table.zone("none")


class Plain(Notation[State]):
    """A notation in which a text is one match."""

    name, suffix = "Plain", "txt"

    def read(self, text: str) -> Record:
        return Record(Setup(2), (), ())

    def write(self, record: Record) -> str:
        return ""

    def position(self, state: State) -> str:
        return ""

    def check_position(self, position: str) -> None:
        return


def test_a_text_is_one_match_unless_the_notation_says_otherwise() -> None:
    assert Plain().matches("a\n\nb") == ("a\n\nb",)


def test_a_gesture_of_a_game_means_what_its_screen_says() -> None:
    assert DUEL.interpret(STATE, Gesture(GestureKind.BUTTON, 1, button="peek")) == (Action(1, "peek"),)


def test_some_checks_are_asked_before_whose_turn_it_is() -> None:
    strict = Duel()
    early = Check[State]("duel.early", lambda state, _: True, frozenset({"step"}), out_of_turn=True)
    strict.checks = (Check("duel.late", lambda state, _: True, frozenset({"step"})), early)  # type: ignore[assignment]
    other = Action(1, "step", choice="backwards")
    assert strict.check(STATE, other) == Refusal("duel.early")
    assert DUEL.check(STATE, other) != Refusal("duel.early")


@pytest.mark.parametrize(
    ("part", "names"),
    [
        ("screen", ("selected_with", "may_arrange", "arranged")),
        ("speech", ("offers", "question", "place_name", "face_name", "score", "moment", "move_note")),
    ],
)
def test_a_game_hands_on_what_its_modules_can_say(part: str, names: tuple[str, ...]) -> None:
    """Whatever a module has is asked, with everything that was asked for; the answer comes back as it is."""
    game = Assembled()
    for name in names:
        setattr(game, part, SimpleNamespace(**{name: lambda *asked, name=name: (name, asked)}))
        count = len(signature(getattr(AssembledGame, name)).parameters) - 1
        asked = tuple(object() for _ in range(count))
        assert getattr(game, name)(*asked) == (name, asked)


class Assembled(AssembledGame[State], Duel):
    """A duel whose words and screen come from elsewhere."""
