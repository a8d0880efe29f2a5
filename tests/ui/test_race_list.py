"""The paper list of a race: who was how fast, by the moments of the log; and the rays round what was hit."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop.core.model import Action
from tabletop.core.text import QT_TRANSLATE_NOOP, say
from tabletop.core.view import BurstFact, RaceFact, Run
from tabletop.match.players import Player
from tabletop.ui.race.times import overlap, time_words
from tests.ui.race_kit import ANN, BEN, BOT, PAIR, block, post_key, race_match, race_page, slaps
from tests.ui.table_kit import speak

TITLE = say(QT_TRANSLATE_NOOP("Table", "Moves"))


def test_the_list_tells_the_moments_of_the_keys(qtbot: QtBot) -> None:
    match = race_match(*PAIR, turns=2)
    page, _ = race_page(qtbot, match, ANN, BEN, BOT)
    race = page.overlay.race
    assert not race.isVisible()
    post_key(page.overlay.view, Qt.Key.Key_X, 60)
    post_key(page.overlay.view, Qt.Key.Key_O, 40)
    block(300)
    qtbot.waitUntil(lambda: len(slaps(match)) == 2)
    first_ms = match.state.claims.race[0].after_ms
    assert race.rows == (("Ben", f"{first_ms // 10 / 100:.2f} s"), ("Ann", "+20 ms"))
    assert race.isVisible()
    assert any(isinstance(fact, BurstFact) for fact in page.session.view().facts)
    assert race.accessibleName().startswith("Who was first. Ben: 0.")
    qtbot.waitUntil(lambda: not match.state.pile)
    assert race.isVisible(), "it stays until the next race, or some cards later"
    assert race.accessibleName().endswith("Bot did not slap.")
    assert not any(isinstance(fact, BurstFact) for fact in page.session.view().facts)


def test_a_wrong_slap_is_marked_and_the_list_goes_later(qtbot: QtBot) -> None:
    match = race_match("9C 2C 3C 4H", "8S 3H 5C", "4C 6C 7C 8D", turns=1)
    page, _ = race_page(qtbot, match, ANN, BEN, BOT, pace=0.0)
    race = page.overlay.race
    QTest.keyClick(page.overlay.view, Qt.Key.Key_X)
    qtbot.waitUntil(lambda: race.isVisible())
    assert race.accessibleName() == "No pair. Ann: 0.00 s, wrong. A wrong slap costs 1 card."
    turned = 0
    while race.isVisible():
        page.session.play(Action(match.state.turn, "turn"))
        turned += 1
        qtbot.waitUntil(lambda expected=turned: match.state.turned == 1 + expected)
        qtbot.wait(5)
        assert turned < 8
    assert turned == 6


def test_the_list_lies_where_nothing_is_covered(qtbot: QtBot) -> None:
    match = race_match(*PAIR, turns=2)
    for seat, at_ms in ((1, 2410), (0, 2900), (2, 2905)):
        match.submit(Action(seat, "slap"), at_ms=at_ms)
    page, _ = race_page(qtbot, match, ANN, BEN, BOT, pace=0.0)
    stage = page.overlay
    for size, percent in (((1280, 800), 100), ((1024, 640), 100), ((1024, 640), 200)):
        page.resize(*size)
        page.context.settings.text_percent = percent
        page.context.apply_look()
        page.apply_look()
        qtbot.wait(10)
        others = [p.geometry().adjusted(p.margin, p.margin, -p.margin, -p.margin) for p in stage.plates.values()]
        margin = stage.race.margin
        paper = stage.race.geometry().adjusted(margin, margin, -margin, -margin)
        assert overlap(paper, others) == 0, (size, percent)
        assert stage.rect().contains(paper)
    speak(page, "de")
    assert stage.race.accessibleName().startswith("Wer zuerst da war. Ben: 0,41\u00a0s")
    speak(page, "en")


def test_all_hands_of_six_are_told_in_a_small_window_and_in_large_words(qtbot: QtBot) -> None:
    match = race_match("9C 2C", "9S 3H", "4C 6C", "5C 6D", "7C 6H", "8C 6S", turns=2)
    for late, seat in enumerate((1, 0, 2, 3, 4)):
        match.submit(Action(seat, "slap"), at_ms=2410 + 100 * late)
    people = [Player(name) for name in ("Alexandra", "Ben", "Cid", "Dora", "Emil", "Fanny")]
    page, _ = race_page(qtbot, match, *people, pace=0.0)
    stage = page.overlay
    for size, percent in (((1024, 640), 100), ((1024, 640), 150), ((1280, 800), 200)):
        page.resize(*size)
        page.context.settings.text_percent = percent
        page.context.apply_look()
        page.apply_look()
        qtbot.wait(10)
        assert stage.race.shown == 5, (size, percent)
        plates = [p.geometry().adjusted(p.margin, p.margin, -p.margin, -p.margin) for p in stage.plates.values()]
        for button in stage.buttons.values():
            round_one = button.geometry().adjusted(button.MARGIN, button.MARGIN, -button.MARGIN, -button.MARGIN)
            assert overlap(round_one, plates) == 0, "no button covers a name"


def test_times_are_told_as_a_stop_watch_does(qtbot: QtBot) -> None:
    page, _ = race_page(qtbot, race_match(*PAIR), ANN, BEN, BOT, pace=0.0)
    first, close, far, wrong = Run(0, 419), Run(1, 422), Run(2, 919), Run(1, 300, wrong=True)
    told = [time_words(run, first, page.words) for run in (first, close, far, wrong)]
    assert told == ["0.41 s", "+3 ms", "+0.50 s", "0.30 s"]
    page.overlay.race.show_race(RaceFact(TITLE, (wrong, first)), page.words, (0, 1, 2))
    assert [name for name, _ in page.overlay.race.rows] == ["Ben", "Ann"]


def test_the_score_is_a_bar_for_each_seat(qtbot: QtBot) -> None:
    match = race_match(*PAIR, turns=2)
    page, _ = race_page(qtbot, match, ANN, BEN, BOT, pace=0.0)
    page.panel.show_tab(1)
    bars, held = page.panel.bars, [len(stack) for stack in match.state.stacks]
    assert bars.isVisible()
    assert bars.shares == tuple((count, count / 52) for count in held)
    assert bars.accessibleName() == f"Cards out of 52\nAnn: {held[0]}\nBen: {held[1]}\nBot: {held[2]}"
    picture = bars.grab().toImage()
    row, colour = bars.height() / 3, page.context.theme.seats[2].colour
    reached = [x for x in range(60, bars.width()) if picture.pixelColor(x, round(2.5 * row)).name() == colour.lower()]
    assert len(reached) > 0.6 * (bars.width() - 100), "the last one holds nearly all cards"
