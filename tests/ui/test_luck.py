"""The luck of a match at its table: fingerprint, source, receipt, every throw, and the same luck once more."""

from __future__ import annotations

import sys
from fractions import Fraction
from math import comb
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.luck import Luck
from tabletop.core.model import Setup
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.ui.common.context import StartRequest
from tabletop.ui.common.shortcuts import Do
from tabletop.ui.match_page.luck_sheet import NO_LUCK
from tabletop.ui.match_page.luck_view import SAME_LUCK
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.panel.luck_line import in_groups
from tabletop.ui.panel.seat_throws import HONEST, verdict
from tabletop.ui.session.bot_process import BotProcess
from tabletop.ui.session.dice_stats import DiceStats, honest_range
from tabletop.ui.session.session import Session
from tabletop.ui.session.session_factory import begin_session
from tests.conformance.playing import play_from
from tests.ui.hands import click, settle
from tests.ui.race_kit import PAIR, race_match, race_page
from tests.ui.table_kit import ANN, BEN, make_page, speak
from tests.ui.toy import toy_match

SLUG = "goose"
LUCK = Luck.of(bytes(range(32)))
PEOPLE = (ANN, BEN, Player("Cem"))


def played(plies: int | None = None, luck: Luck = LUCK) -> Match[Any]:
    """A match with dice, to its end or not."""
    return play_from(games.load(SLUG), Setup(3), luck, seed=1, plies=plies)


def over(qtbot: QtBot, match: Match[Any] | None = None, **looks: Any) -> TablePage:
    """A page with the sheet of the end."""
    page, _ = make_page(qtbot, match or played(), *PEOPLE, **looks)
    qtbot.waitUntil(page.end.isVisible)
    return page


def opened(qtbot: QtBot, match: Match[Any] | None = None, **looks: Any) -> TablePage:
    """A page with all about its luck, opened from the sheet of the end."""
    page = over(qtbot, match, **looks)
    click(page.end.luck_link)
    assert page.luck.isVisible()
    return page


def all_words(page: QWidget) -> str:
    """Everything that the widgets of a page say or show."""
    found = []
    for part in (page, *page.findChildren(QWidget)):
        text = getattr(part, "text", str)
        found += [str(text()) if callable(text) else "", part.accessibleName(), part.toolTip()]
    return " ".join(" ".join(found).split())


def test_the_fingerprint_is_told_at_the_start_and_the_source_to_nobody(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, played(4), *PEOPLE)
    assert in_groups(LUCK.fingerprint[:8]) in " ".join(page.panel.luck_line.text().split())
    click(page.panel.luck_line)
    assert in_groups(LUCK.fingerprint) in all_words(page.luck)
    assert not page.luck.check.isVisible()
    page.luck_view.check()
    for hidden in (LUCK.source, in_groups(LUCK.source)):
        assert hidden not in all_words(page)
    click(page.luck.fingerprint.copy_button)
    assert QGuiApplication.clipboard().text() == LUCK.fingerprint


def test_at_the_end_the_source_is_shown_and_copied(qtbot: QtBot) -> None:
    page = opened(qtbot)
    assert in_groups(LUCK.source) in all_words(page.luck)
    click(page.luck.source.copy_button)
    assert QGuiApplication.clipboard().text() == LUCK.source
    assert page.luck.source.copy_button.text() == "Copied"


def test_the_check_says_that_every_outcome_agrees(qtbot: QtBot) -> None:
    page = opened(qtbot)
    click(page.luck.check)
    count = sum(len(entry.outcomes) for entry in page.session.match.log)
    qtbot.waitUntil(lambda: page.luck.result.text() == f"It is true: all {count} outcomes come from the source.")


def test_the_check_names_what_does_not_agree(qtbot: QtBot) -> None:
    match = played()
    match.luck = Luck.of(bytes(32))
    page = opened(qtbot, match)
    first = next(at for at, entry in enumerate(match.log) if entry.outcomes)
    click(page.luck.check)
    qtbot.waitUntil(lambda: page.luck.result.text().startswith(f"Not so: at move {first} "))


def test_a_false_fingerprint_is_found(qtbot: QtBot) -> None:
    match = played()
    match.luck = Luck(LUCK.source, Luck.of(bytes(32)).fingerprint)
    page = opened(qtbot, match)
    click(page.luck.check)
    assert page.luck.result.text() == "Not so: the fingerprint belongs to another source."


def test_an_older_match_says_that_it_is_one(qtbot: QtBot) -> None:
    match = played()
    match.luck = None
    page = opened(qtbot, match)
    assert page.luck.promise.text() == NO_LUCK.source
    assert not page.panel.luck_line.isVisibleTo(page.panel)
    assert not page.luck.check.isVisible()
    assert not page.end.again_link.isVisible()


def test_a_game_without_luck_speaks_of_none(qtbot: QtBot) -> None:
    slug = next(slug for slug in games.slugs() if not games.info(slug).luck)
    page, _ = make_page(qtbot, play_from(games.load(slug), Setup(2), LUCK, seed=1, plies=2), ANN, BEN)
    assert not page.panel.luck_line.isVisibleTo(page.panel)
    assert not page.end.offers_luck


def test_keys_walk_on_the_sheet_and_escape_leads_back(qtbot: QtBot) -> None:
    page = over(qtbot, size=(1024, 640), percent=200)
    while not page.end.luck_link.hasFocus():
        QTest.keyClick(page.end, Qt.Key.Key_Tab)
    assert not page.end.luck_link.visibleRegion().isEmpty(), "it is scrolled into sight"
    QTest.keyClick(page.end.luck_link, Qt.Key.Key_Space)
    seen = []
    for _ in range(4):
        seen.append(page.focusWidget())
        QTest.keyClick(page.luck, Qt.Key.Key_Tab)
    parts = (page.luck.close_button, page.luck.fingerprint.copy_button, page.luck.source.copy_button, page.luck.check)
    assert seen == list(parts)
    QTest.keyClick(page.luck, Qt.Key.Key_Escape)
    assert not page.luck.isVisible()
    assert page.end.luck_link.hasFocus()


def test_the_curtain_takes_the_sheet_along(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(hidden=True), ANN, BEN)
    page.session.open_curtain()
    page.do(Do.LUCK)
    assert page.luck.isVisible()
    page.fall(1)
    assert not page.luck.isVisible()


def test_real_time_stands_still_while_the_sheet_is_read(qtbot: QtBot) -> None:
    page, _ = race_page(qtbot, race_match(*PAIR), *PEOPLE)
    begun = page.session.now_ms()
    qtbot.waitUntil(lambda: page.session.now_ms() > begun)
    page.do(Do.LUCK)
    before = page.session.now_ms()
    QTest.qWait(20)
    assert page.session.now_ms() == before
    QTest.keyClick(page.luck, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: page.session.now_ms() > before)


def test_another_language_is_spoken_at_once(qtbot: QtBot) -> None:
    page = opened(qtbot)
    speak(page, "de")
    settle()
    assert page.luck.title.text() == "Glück der Partie"
    assert page.panel.luck_line.text().startswith("Fingerabdruck")
    speak(page, "en")


def test_the_throws_are_shown_by_seat(qtbot: QtBot) -> None:
    page = opened(qtbot)
    dice = DiceStats(page.session.match)
    whole, by_seat = dice.catch_up(), dice.by_seat()
    assert sorted(by_seat) == [0, 1, 2]
    assert tuple(map(sum, zip(*by_seat.values(), strict=True))) == whole
    for part in page.luck.throws:
        assert part.isVisible()
        assert part.head.text() == f"{PEOPLE[part.seat].name}: {sum(by_seat[part.seat])} dice"


def test_the_throws_grow_while_the_sheet_is_open(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, played(0), *PEOPLE)
    click(page.panel.luck_line)
    assert not page.luck.throws
    session = page.session
    session.play(session.game.legal(session.match.state, 0)[0])
    qtbot.waitUntil(lambda: [part.seat for part in page.luck.throws] == [0])


def test_the_same_is_dealt_again_with_everybody_one_seat_further(qtbot: QtBot) -> None:
    page = over(qtbot)
    wanted: list[StartRequest] = []
    page.again.connect(wanted.append)
    click(page.end.again_link)
    (request,) = wanted
    assert request.players == (PEOPLE[2], PEOPLE[0], PEOPLE[1])
    assert request.luck == replace(LUCK, again=True)
    match = page.session.match
    session = begin_session(match.game, request.setup, request.players, False, None, luck=request.luck)
    other = session.match
    session.close()
    assert other.log[0] == match.log[0]
    again, _ = make_page(qtbot, other, *request.players)
    assert "Dealt again" in again.panel.luck_line.text()
    assert other.chance(1).rolls(20) == played(0).chance(1).rolls(20)


def test_what_is_dealt_again_says_so(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, played(0, replace(LUCK, again=True)), *PEOPLE)
    qtbot.waitUntil(lambda: page.overlay.strip.head == SAME_LUCK.source)


def test_nothing_is_dealt_again_while_the_source_is_a_secret(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, played(4), *PEOPLE)
    wanted: list[object] = []
    page.again.connect(wanted.append)
    page.do(Do.DEAL_AGAIN)
    assert not wanted


def test_the_computer_players_never_hear_of_the_source(qtbot: QtBot, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    code = "import sys; out = open(sys.argv[1], 'ab', 0)\nwhile got := sys.stdin.buffer.read1(): out.write(got)"
    worker = BotProcess((sys.executable, "-c", code, str(heard)), patience_ms=10**8)
    bot = Player("Bot", computer=True)
    match = Match.begin(games.load("yams"), Setup(2), LUCK)
    session = Session(match, (bot, bot), None, worker, pace=0.0)
    session.start()
    qtbot.waitUntil(lambda: heard.exists() and heard.stat().st_size > 0, timeout=20_000)
    session.close()
    told = heard.read_bytes()
    assert b"yams" in told
    for secret in (LUCK.source.encode(), bytes.fromhex(LUCK.source), LUCK.fingerprint.encode()):
        assert secret not in told


@pytest.mark.parametrize("throws", [0, 1, 5, 6, 40, 300])
def test_the_range_of_honest_dice_is_the_exact_one(throws: int) -> None:
    chances = [Fraction(comb(throws, n) * 5 ** (throws - n), 6**throws) for n in range(throws + 1)]
    least, most = honest_range(throws)
    cut = Fraction(25, 1000)
    assert sum(chances[:least]) <= cut < sum(chances[: least + 1])
    assert sum(chances[most + 1 :]) <= cut < sum(chances[most:])


def test_what_is_unusual_is_named(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, played(0), *PEOPLE)
    assert verdict((10, 10, 10, 10, 10, 10), page.words) == HONEST.source
    assert "6: 30 times, usual: 8 to 22" in verdict((12, 12, 12, 12, 12, 30), page.words)
