"""The end of a match: equal results stand equally high, the rule that ended it is named, three ways to go on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import Result, Setup
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.ui.common.shortcuts import Do
from tabletop.ui.match_page.end_blocks import SeatResult
from tabletop.ui.match_page.end_sheet import figures_of, heights, podium
from tabletop.ui.match_page.table_page import TablePage
from tests.conformance.playing import play
from tests.ui.hands import settle
from tests.ui.pictures import at_table, wear
from tests.ui.table_kit import ANN, BEN, by_hand, click, make_page, speak
from tests.ui.toy import a_play, toy_match


def ended(qtbot: QtBot, speed: str = "off") -> TablePage:
    """A page whose match is over."""
    page, _ = make_page(qtbot, toy_match(hidden=False, cards=1), ANN, BEN, speed=speed)
    by_hand(page, a_play(page.session.match))
    qtbot.waitUntil(page.end.isVisible)
    return page


def test_heights_are_the_result() -> None:
    by_points = heights(Result(((2,), (0, 1), (3,)), "r", (50, 50, 100, 0)))
    assert by_points == {2: 1.0, 0: 0.5, 1: 0.5, 3: 0.0}
    by_rank = heights(Result(((1,), (0, 2)), "r"))
    assert by_rank == {1: 1.0, 0: 0.0, 2: 0.0}
    lowest_wins = heights(Result(((0,), (1,)), "r", (-10, 40)))
    assert lowest_wins == {0: 1.0, 1: 0.0}
    assert heights(Result(((0, 1),), "r")) == {0: 1.0, 1: 1.0}
    others_share_a_rank = heights(Result(((0,), (1, 2)), "r", (4, 1, 0)))
    assert others_share_a_rank == {0: 1.0, 1: 0.25, 2: 0.0}


def test_the_winner_stands_in_the_middle() -> None:
    assert podium(Result(((2,), (0,), (3,), (1,)), "r")) == [0, 2, 3, 1]
    assert podium(Result(((0,),), "r")) == [0]


def test_the_sheet_says_who_won_and_why(qtbot: QtBot) -> None:
    page = ended(qtbot)
    assert page.end.title.text() == "Ann wins"
    assert page.end.rule_link.text() == "Rule 3: Whoever has no card left wins."
    assert "Ben" in page.end.blocks.accessibleName()
    wanted: list[object] = []
    page.rules_wanted.connect(lambda *args: wanted.append(args[0]))
    click(page.end.rule_link)
    assert wanted == ["toy.out"]
    speak(page, "de")
    assert page.end.title.text() == "Ann gewinnt"
    speak(page, "en")


@pytest.mark.parametrize(
    ("drawn", "title", "stars"),
    [(True, "Draw", 0), (False, "Ann and Ben share the victory", 2)],
)
def test_a_draw_is_no_shared_victory(qtbot: QtBot, drawn: bool, title: str, stars: int) -> None:
    page = ended(qtbot)
    page.end.show_end(
        Result(((0, 1),), "toy.out", drawn=drawn),
        page.session.game.info,
        (),
        "",
        (0, 1),
        (("peg-A", ""), ("peg-B", "")),
        page.words,
    )
    assert page.end.title.text() == title
    assert sum(standing.won for standing in page.end.blocks.standings) == stars
    pictures = []
    for speed in ("off", "normal"):
        page.context.settings.speed = speed
        page.end.open()
        page.end.finish()
        pictures.append(page.end.grab().toImage())
    assert (pictures[0] == pictures[1]) is drawn, "confetti falls for winners only"


def test_the_evening_leaves_out_who_sits_there_no_more() -> None:
    whole = play(games.load("president"), Setup(3, (("president.deals", "1"),)), seed=3)
    with at_table(Match.replay(whole.game, whole.setup, whole.log[:-1]), people=3) as (window, family):
        family.play()
        family.page.end_presenter.put_aside()
        family.session.set_player(0, Player("Lena"))
        wear(window, {"language": "de"})
        family.page.end_presenter.bring_back()
        told = family.page.panel.end_part.evening.accessibleName()
        assert "Jonas" in told
        assert "Mila" not in told


def roles(count: int) -> tuple[SeatResult, ...]:
    """Long words for each of so many seats."""
    text = "Vize-Präsident: 16 Punkte"
    return tuple(SeatResult(seat, seat, "Robin", text, 1.0, False, "peg-A") for seat in range(count))


def test_what_many_have_reached_takes_two_lines_before_it_gets_small(qtbot: QtBot) -> None:
    """The number stays with what it counts, so that both lines are of use."""
    blocks = ended(qtbot).end.blocks
    blocks.show_standings(roles(4))
    for pitch in (150, 120, 100):
        assert blocks.lines_of(roles(4)[0], pitch) == ["Vize-Präsident:", "16\N{NO-BREAK SPACE}Punkte"], pitch
    assert len(blocks.lines_of(roles(4)[0], 400)) == 1
    assert blocks.lines_of(roles(4)[0], 90)[0] == "Vize-Präsident:", "smaller before it is cut"


def test_the_rule_that_ended_the_match_is_told_to_its_end(qtbot: QtBot) -> None:
    link = ended(qtbot).end.rule_link
    link.most_width = 300
    link.set_words("After fifteen hundred turned cards the match stops. Most cards win; equals share the victory.")
    link.resize(link.sizeHint())
    assert len(link.lines()) > 2
    assert " ".join(link.lines()) == link.text()


def test_the_ways_on(qtbot: QtBot) -> None:
    page = ended(qtbot)
    again, left = [], []
    page.again.connect(again.append)
    page.left.connect(lambda: left.append(True))
    play, _, watch, shelf = page.end.buttons
    click(play)
    assert again[0].players == (ANN, BEN)
    assert again[0].setup == page.session.match.setup
    click(shelf)
    assert left
    click(watch)
    assert not page.end.isVisible()
    click(page.replay_bar.out)
    assert page.end.isVisible()


def test_watching_runs_through_the_match_and_comes_back(qtbot: QtBot) -> None:
    page = ended(qtbot)
    click(page.end.buttons[2])
    scene = page.overlay.view.table_scene
    token = page.session.match.log[1].action.tokens[0]
    assert scene.items_of[token].at.zone == "hand-0"
    qtbot.waitUntil(lambda: not page.history.plays, timeout=20_000)
    assert scene.items_of[token].at.zone == "pile"
    assert not page.end.isVisible(), "the last position can be seen"


def test_undo_takes_the_end_back(qtbot: QtBot) -> None:
    page = ended(qtbot)
    click(page.panel.undo_button)
    assert not page.end.isVisible()
    assert page.session.match.result is None
    by_hand(page, a_play(page.session.match))
    qtbot.waitUntil(page.end.isVisible)


@pytest.mark.parametrize("what", [Do.UNDO, Do.REDO, Do.FRIENDLY_UNDO, Do.HINT])
def test_what_the_strip_answers_is_not_covered_by_the_sheet(qtbot: QtBot, what: Do) -> None:
    page = ended(qtbot)
    before = page.overlay.strip.head
    page.do(what)
    settle()
    assert not page.end.isVisible()
    assert page.overlay.strip.head != before
    assert page.overlay.strip.isVisible()


def test_without_motion_nothing_moves(qtbot: QtBot) -> None:
    page = ended(qtbot)
    assert page.end.blocks.share == 1.0
    first = page.end.grab().toImage()
    qtbot.wait(60)
    assert page.end.grab().toImage() == first


def test_six_names_are_seen_in_a_small_window_with_large_words(qtbot: QtBot) -> None:
    whole = play(games.load("president"), Setup(6, (("president.deals", "1"),)), seed=3)
    with at_table(whole, people=6) as (window, family):
        wear(window, {"language": "de", "size": (1024, 640), "text_percent": 200})
        sheet = family.page.end
        assert sheet.isVisible()
        assert sheet.blocks.height() >= window.context.metrics.px(52) + 60, "names, points, and blocks above them"
        assert sheet.story.geometry().bottom() < sheet.blocks.geometry().top()
        assert sheet.rule_link.geometry().bottom() < sheet.story.geometry().top()
        assert sheet.title.geometry().bottom() < sheet.rule_link.geometry().top()
        assert sheet.story.text()
        assert sheet.story.height() >= sheet.story.heightForWidth(sheet.story.width())
        assert sheet.story.visibleRegion().boundingRect().height() == sheet.story.height(), "seen at once"
        assert sheet.blocks.visibleRegion().boundingRect().height() < sheet.blocks.height()
        sheet.area.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(sheet.area, Qt.Key.Key_PageDown)
        seen = sheet.blocks.visibleRegion().boundingRect()
        assert seen.bottom() >= sheet.blocks.rect().bottom() - 1, "names and points come by scrolling"


def test_pieces_that_are_scrolled_to_are_large_and_seen_whole(qtbot: QtBot) -> None:
    page = ended(qtbot)
    blocks, area = page.end.blocks, page.end.area
    page.context.settings.text_percent = 200
    page.context.apply_look()
    page.apply_look()
    page.resize(1024, 640)
    bar = area.verticalScrollBar()
    assert bar.maximum() > 0
    assert blocks.height() > 0.7 * area.viewport().height()
    bar.setValue(bar.maximum())
    settle()
    assert blocks.visibleRegion().boundingRect().height() == blocks.height()


def test_the_sheet_grows_with_a_large_window(qtbot: QtBot) -> None:
    page = ended(qtbot)
    before = page.end.area.height(), page.end.blocks.height(), page.end.buttons[0].height()
    assert before[0] < 600
    page.resize(3840, 2160)
    after = page.end.area.height(), page.end.blocks.height(), page.end.buttons[0].height()
    assert all(large > 1.6 * small for small, large in zip(before, after, strict=True))
    assert page.end.area.verticalScrollBar().maximum() == 0
    page.resize(1280, 800)
    assert page.end.area.height() == before[0]


def test_the_sheet_scrolls_only_where_it_must(qtbot: QtBot) -> None:
    page = ended(qtbot)
    assert page.end.area.verticalScrollBar().maximum() == 0
    assert page.end.area.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_the_figures_wear_what_was_won_and_nobody_deals_any_more() -> None:
    worn = {}
    dealt = "oh_hell", "crazy_eights", "whistiti", "barbu", "kemps"
    for slug in ("president", *dealt):
        whole = play(games.load(slug), Setup(4), seed=3)
        figures = figures_of(whole.view(None), whole.game.table(whole.setup), (0, 1, 2, 3))
        assert [figure for figure, _ in figures] == ["peg-A", "peg-B", "peg-C", "peg-D"]
        worn[slug] = sorted(hat for _, hat in figures)
    assert worn["president"] == ["hat-bowler", "hat-felt", "hat-straw", "hat-top"]
    assert [worn[slug] for slug in dealt] == [[""] * 4] * len(dealt)
