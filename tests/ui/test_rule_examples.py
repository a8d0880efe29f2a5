"""The rules viewer shows how a rule goes, step by step, and what it forbids: the table, a tick or a cross, and why."""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Setup
from tabletop.core.table import ZoneKind
from tabletop.match.examples import attempt_of, shown
from tabletop.ui.rules import example as rule_example
from tabletop.ui.rules.example import ExamplePictures, RuleExample, courses_of, examples_of
from tabletop.ui.rules.page import RulesPage
from tabletop.ui.table.picture import attempt_picture
from tests.conformance.playing import positions
from tests.examples import breakable, found, played, refused, staged, without
from tests.kinds import EVERY_GAME, ONE_OF_EACH_KIND, slow_beyond
from tests.spare_assets import replace_assets
from tests.ui.shell_parts import click, fresh_context
from tests.ui.test_rules import rules

NARROW_PX = 1000
"""Too narrow for anything beside the rules."""


@pytest.mark.parametrize("slug", EVERY_GAME)
def test_every_example_breaks_its_rule(slug: str) -> None:
    game = games.load(slug)
    stale = {sentence for sentence, example in examples_of(slug).items() if attempt_of(game, example) is None}
    assert not stale, f"python -m tests.examples {slug}"


@pytest.mark.parametrize("slug", games.slugs())
def test_every_sentence_that_can_be_broken_has_an_example_or_a_reason(slug: str) -> None:
    shown, reasons = set(examples_of(slug)), without(slug)
    assert shown | reasons.keys() == breakable(games.load(slug))
    assert not shown & reasons.keys()
    assert all(reasons.values())


@pytest.mark.parametrize("slug", slow_beyond(ONE_OF_EACH_KIND, (slug for slug in games.slugs() if without(slug))))
def test_no_hand_breaks_a_sentence_without_an_example(slug: str) -> None:
    game, luck = games.load(slug), LiveChance(5)
    broken: set[str] = set()
    for match in positions(game, seed=22, count=4):
        seats = match.active - {CLOCK}
        ids = {attempt.refusal.rule for seat in seats for attempt in refused(game, match, seat, luck)}
        broken |= {row.rule.text_id for row in game.rulebook(match.setup) if row.rule.id in ids}
    assert broken, "random hands break something"
    assert not broken & without(slug).keys()


@pytest.mark.parametrize("slug", EVERY_GAME)
def test_the_examples_are_those_that_are_staged(slug: str) -> None:
    """Whoever changes a stage writes the file anew: `python -m tests.examples`."""
    game, kept = games.load(slug), examples_of(slug)
    for sentence, example in staged(game).items():
        assert sentence in kept
        assert attempt_of(game, kept[sentence]) == attempt_of(game, example), sentence


def test_what_is_not_staged_is_found_by_random_play() -> None:
    game, wanted = games.load("ludo"), {"ludo.own-piece", "ludo.one-throw"}
    examples = found(game, wanted, matches=2)
    assert examples.keys() == wanted
    assert all(attempt_of(game, example) is not None for example in examples.values())


@pytest.mark.parametrize("slug", EVERY_GAME)
def test_an_example_shows_what_its_seat_may_see(slug: str) -> None:
    game = games.load(slug)
    for example in examples_of(slug).values():
        attempt = attempt_of(game, example)
        assert attempt is not None
        seat, table = example.gesture.seat, game.table(example.setup)
        others = {zone.id for zone in table.zones if zone.kind is ZoneKind.FAN and zone.seat != seat}
        view = game.view(game.masked(attempt.state, seat), seat)
        placements = view.placements
        assert all(p.face is None for p in placements if p.place.zone in others), example.sentence
        buttons = {button.id for button in view.buttons}
        assert example.gesture.button in {"", *buttons}, "a button that is not there cannot be pressed"


@pytest.mark.slow
@pytest.mark.parametrize("slug", EVERY_GAME)
def test_every_picture_has_its_cross(qtbot: QtBot, slug: str) -> None:
    context, game = fresh_context(), games.load(slug)
    for example in examples_of(slug).values():
        attempt = attempt_of(game, example)
        assert attempt is not None
        image = attempt_picture(attempt, 430, 1.0, context, context.words)
        assert bytes(image.constBits()).count(b"\x2c\x33\xb4\xff") > 80, example.sentence


def test_a_button_that_is_pressed_in_vain_is_painted(qtbot: QtBot) -> None:
    context, game, example = (
        fresh_context(),
        games.load("president"),
        examples_of("president")["president.leader-must-play"],
    )
    attempt = attempt_of(game, example)
    assert attempt is not None
    (spec,) = game.table(example.setup).buttons
    image = attempt_picture(attempt, 640, 1.0, context, context.words)
    middle = (round(spec.area.x + 8), round(spec.area.y + spec.area.height / 2))
    assert image.pixelColor(*middle).lightness() > 230, "paper, where the cloth would be"


def test_who_is_not_to_act_is_told_what_the_table_waits_for(qtbot: QtBot) -> None:
    context, page = fresh_context(), QWidget()
    qtbot.addWidget(page)
    assert RuleExample(context, "chess", "chess.white-begins", context.words, page, 430).why.text() == "It is A’s turn."


@pytest.mark.parametrize("slug", ONE_OF_EACH_KIND)
def test_examples_unfold_and_fold(qtbot: QtBot, slug: str) -> None:
    page = rules(qtbot, NARROW_PX)
    page.show_rules(slug, Setup(max(2, games.info(slug).seats[0])))
    row = next(row for row in page.rows if row.link is not None)
    assert row.link is not None
    QApplication.processEvents()  # nobody clicks on what has no size yet
    folded = row.sizeHint().height()
    click(row.link)
    QApplication.processEvents()
    example = row.example
    assert isinstance(example, RuleExample)
    assert example.picture is not None
    assert example.picture.isVisible()
    assert len({example.picture.grab().toImage().pixel(x, 90) for x in range(20, 400, 7)}) > 5, "a table is to be seen"
    assert row.link.text() == "Hide the example"
    click(row.link)
    assert row.sizeHint().height() == folded
    assert row.link.text() == "Show an example"
    click(row.link)
    assert row.example is example, "it is painted once"


@pytest.mark.slow
@pytest.mark.parametrize("slug", ONE_OF_EACH_KIND)
def test_where_there_is_room_an_example_lies_beside_the_rules(qtbot: QtBot, slug: str) -> None:
    page = rules(qtbot)
    page.show_rules(slug, Setup(max(2, games.info(slug).seats[0])))
    assert page.aside.isVisible()
    assert page.aside.example is None
    first, second = [row for row in page.rows if row.link is not None][:2]
    for row in (first, second):
        assert row.link is not None
        QApplication.processEvents()
        page.area.ensureWidgetVisible(row.link)
        click(row.link)
        QApplication.processEvents()
        example = page.aside.example
        assert isinstance(example, RuleExample)
        assert example.picture is not None
        assert example.picture.isVisible()
        assert example.width() <= page.aside.width()
        assert row.link.text() == "Hide the example"
        assert not row.is_unfolded
    assert first.link is not None
    assert first.link.text() == "Show an example", "there is one at a time"
    assert page.aside.geometry().left() >= max(row.geometry().right() for row in page.rows)
    assert second.link is not None
    click(second.link)
    assert page.aside.example is None


def test_an_example_changes_its_place_with_the_width(qtbot: QtBot) -> None:
    page = rules(qtbot)
    page.show_rules("draughts", Setup(2))
    QApplication.processEvents()
    row = next(row for row in page.rows if row.link is not None)
    assert row.link is not None
    click(row.link)
    assert page.aside.row is row
    page.resize(NARROW_PX, 800)
    QApplication.processEvents()
    assert not page.aside.isVisible()
    assert row.is_unfolded
    assert row.link.text() == "Hide the example"
    page.resize(1280, 800)
    QApplication.processEvents()
    assert page.aside.row is row
    assert not row.is_unfolded


def test_the_broken_rule_shows_its_example_at_once(qtbot: QtBot) -> None:
    page = rules(qtbot)
    page.show_rules("chess", Setup(2), "chess.no-jumping")
    qtbot.waitUntil(lambda: page.aside.row is page.target is not None)
    assert isinstance(page.aside.example, RuleExample)
    page.show_rules("ludo", Setup(2))
    QApplication.processEvents()
    assert page.aside.example is None


def test_the_example_says_why(qtbot: QtBot) -> None:
    game, example = games.load("chess"), examples_of("chess")["chess.no-jumping"]
    attempt = attempt_of(game, example)
    assert attempt is not None
    assert attempt.refusal.why is not None
    context, page = fresh_context("de"), QWidget()
    qtbot.addWidget(page)
    shown = RuleExample(context, "chess", example.sentence, context.words, page, 430)
    assert shown.why.text() == context.words.say(attempt.refusal.why) != ""
    assert shown.picture is not None
    assert shown.picture.accessibleName() == shown.why.text()


def test_an_example_of_other_rules_is_not_shown(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    context, page = fresh_context(), QWidget()
    qtbot.addWidget(page)
    sentence = "chess.no-jumping"
    example = examples_of("chess")[sentence]
    for stale in (replace(example, sentence="chess.king-in-check"), replace(example, state=msgspec.Raw(b"{}"))):
        monkeypatch.setattr(rule_example, "examples_of", lambda slug, stale=stale: {sentence: stale})
        shown = RuleExample(context, "chess", sentence, context.words, page, 430)
        assert shown.picture is None
    assert not [label.text() for label in shown.findChildren(QLabel) if label.text()]


# How a rule goes, step by step


@pytest.mark.parametrize("slug", EVERY_GAME)
def test_every_worked_example_can_be_played(slug: str) -> None:
    game, said = games.load(slug), games.examples(slug)
    assert [one.rule for one in said] == list(courses_of(slug)), f"python -m tests.examples {slug}"
    assert 2 <= len(said) <= 3
    assert {one.rule for one in said} <= {rule.text_id for rule in game.rules}
    for _, course in courses_of(slug).values():
        book = {row.rule.text_id for row in game.rulebook(course.setup)}
        assert course.sentence in book, "it is played under the house rules of its sentence"
        played_out = shown(game, course)
        assert played_out is not None, f"{course.sentence}: python -m tests.examples {slug}"
        assert len(played_out.frames) == len(course.steps) + 1 > 1
        assert any(step.gesture is not None for step in course.steps), "somebody does something"


@pytest.mark.parametrize("slug", EVERY_GAME)
def test_the_worked_examples_are_those_that_are_staged(slug: str) -> None:
    game = games.load(slug)
    for sentence, course in played(game).items():
        _, kept = courses_of(slug)[sentence]
        assert shown(game, kept) == shown(game, course)


@pytest.mark.parametrize("slug", EVERY_GAME)
def test_a_worked_example_shows_what_its_viewer_may_see(slug: str) -> None:
    game = games.load(slug)
    for _, course in courses_of(slug).values():
        seat, table, out = course.viewer, game.table(course.setup), shown(game, course)
        assert out is not None
        others = {zone.id for zone in table.zones if zone.kind is ZoneKind.FAN and zone.seat != seat}
        for frame in out.frames:
            view = game.view(frame.state, seat)
            assert all(p.face is None for p in view.placements if p.place.zone in others), course.sentence
            gesture = frame.gesture
            if gesture is not None:
                assert gesture.seat == seat or not gesture.button, "only the buttons of the viewer are to be seen"
                assert gesture.button in {"", *(button.id for button in view.buttons)}


def test_a_course_with_a_step_that_is_forbidden_is_not_shown() -> None:
    game, (_, course) = games.load("chess"), courses_of("chess")["chess.en-passant"]
    assert shown(game, replace(course, steps=course.steps[1:])) is None
    assert shown(game, replace(course, state=msgspec.Raw(b"{}"))) is None


@pytest.mark.parametrize("slug", EVERY_GAME)
def test_every_step_has_its_picture_with_a_tick_and_its_words(qtbot: QtBot, slug: str) -> None:
    context = fresh_context()
    for sentence in courses_of(slug):
        pictures = ExamplePictures(context, slug, sentence, context.words)
        _, course = courses_of(slug)[sentence]
        for at, step in enumerate(course.steps):
            assert pictures.said(at)
            green = bytes(pictures.image(at, 430, 1.0).constBits()).count(b"\x4b\x7a\x2c\xff")
            assert (green > 80) == (step.gesture is not None), (sentence, at)


def test_a_worked_example_is_gone_through_step_by_step(qtbot: QtBot) -> None:
    page = rules(qtbot)
    page.show_rules("chess", Setup(2))
    QApplication.processEvents()
    row = next(row for row in page.rows if row.link is not None and row.link.text() == "See step by step: Castling")
    assert row.link is not None
    page.area.ensureWidgetVisible(row.link)
    click(row.link)
    QApplication.processEvents()
    example = page.aside.example
    assert isinstance(example, RuleExample)
    assert example.title.text() == "Castling"
    assert not example.back.isEnabled()
    seen = [example.why.text()]
    while example.on.isEnabled():
        click(example.on)
        QApplication.processEvents()
        assert example.picture is not None
        assert example.picture.isVisible()
        assert example.picture.accessibleName() == example.why.text()
        seen.append(example.why.text())
    assert len(seen) == len(example.pictures) == len(set(seen))
    click(example.back)
    assert example.why.text() == seen[-2]


def test_who_broke_the_rule_sees_first_what_is_not_allowed(qtbot: QtBot) -> None:
    both = "ludo.six-to-leave"
    assert both in courses_of("ludo").keys() & examples_of("ludo").keys()
    context, page = fresh_context(), QWidget()
    qtbot.addWidget(page)
    example = RuleExample(context, "ludo", both, context.words, page, 430, breaks=True)
    assert example.title.text() == "What is not allowed"
    click(example.back)
    assert example.title.text() != "What is not allowed"
    assert example.explained.text()


@pytest.mark.parametrize("content", [None, b"", b'[{"sentence": 7}]'])
def test_without_its_file_a_game_has_no_examples(
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    content: bytes | None,
) -> None:
    replace_assets(tmp_path, monkeypatch, "examples", "courses")
    if content is not None:
        (tmp_path / "examples" / "ludo.json").write_bytes(content)
    examples_of.cache_clear()
    courses_of.cache_clear()
    with caplog.at_level(logging.WARNING):
        page: RulesPage = rules(qtbot)
        page.show_rules("ludo", Setup(2))
    examples_of.cache_clear()
    courses_of.cache_clear()
    assert page.rows
    assert all(row.link is None for row in page.rows)
    assert ("no examples for the rules of ludo" in caplog.text) == (content is not None)
