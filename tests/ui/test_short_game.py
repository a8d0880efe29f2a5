"""Honest minutes, and the short game for a long evening."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.options import resolve
from tabletop.ui.common.minutes import (
    CURTAIN_S,
    PACES,
    Counted,
    Kind,
    Minutes,
    as_said,
    counted_minutes,
    plays_short,
    seconds,
)
from tabletop.ui.setup.page import SetupPage
from tabletop.ui.shelf.game_facts import box_minutes, time_text
from tabletop.ui.shelf.shelf import ShelfPage
from tests.ui.shell_parts import CARDS, click, fresh_context, setup_page, tell_language

LUDO = Minutes(
    {"ludo": {n: Counted({Kind.THROW: n * 400.0, Kind.TURN: n * 400.0}, {Kind.THROW: n * 80.0}) for n in (2, 3, 4)}}
)
"""A made-up count: over an hour from four people on."""


def ludo_page(qtbot: QtBot, language: str = "en", percent: int = 100, size: tuple[int, int] = (1280, 800)) -> SetupPage:
    """The set-up of Ludo for two people."""
    context = fresh_context(language, text_percent=percent)
    context.minutes = LUDO
    page = setup_page(qtbot, games.info("ludo"), context)
    page.resize(*size)
    QApplication.processEvents()
    return page


def add_people(page: SetupPage, seats: int) -> None:
    """Let so many people play."""
    while len(page.seats.rows) < seats:
        click(page.seats.add)
    for row in page.seats.rows:
        click(row.kind.button("person"))
    QApplication.processEvents()


@pytest.mark.parametrize(
    ("minutes", "said"), [(0.1, 1), (2.6, 3), (7, 5), (8, 10), (23, 25), (37, 45), (59, 60), (138, 120), (900, 360)]
)
def test_minutes_are_rounded_as_people_say_them(minutes: float, said: int) -> None:
    assert as_said(minutes) == said


def test_hours_are_said_as_hours() -> None:
    context = fresh_context()
    assert [time_text(context, minutes) for minutes in (1, 60, 90, 120)] == [
        *("about 1 minute", "about 60 minutes", "about 90 minutes", "about 2 hours"),
    ]


def test_people_take_longer_than_computer_players_and_the_curtain_takes_its_time() -> None:
    counts = {Kind.CHOICE: 100.0, Kind.TURN: 40.0}
    alone = seconds(counts, 1, 3, has_secrets=True)
    assert alone < seconds(counts, 2, 2, has_secrets=False)
    shared = seconds(counts, 4, 0, has_secrets=True)
    assert shared == 100 * PACES[Kind.CHOICE].person + 40 * (PACES[Kind.TURN].person + CURTAIN_S)


def test_house_rules_stretch_what_was_counted() -> None:
    info = games.info("ludo")
    usual = resolve(info.options, ())
    full = LUDO.match(info, 4, 0, usual)
    assert LUDO.match(info, 4, 0, {**usual, "ludo.pieces": "1"}) <= full / 3
    short = {**usual, **dict(info.short)}
    assert plays_short(info, short)
    assert not plays_short(info, usual)
    assert LUDO.match(info, 4, 0, short) == as_said(4 * 80 * PACES[Kind.THROW].person / 60)


def test_a_game_that_was_not_counted_is_taken_at_its_word() -> None:
    assert Minutes({}).match(CARDS, 2, 0, resolve(CARDS.options, CARDS.short)) == 20


def test_the_box_says_what_the_set_up_says_when_it_opens(qtbot: QtBot) -> None:
    context = fresh_context()
    context.minutes = counted_minutes()
    infos = [games.info(slug) for slug in games.slugs()]
    for info in infos:
        page = setup_page(qtbot, info, context)
        assert page.minutes() == box_minutes(context, info), info.slug


def test_the_box_follows_the_last_set_up(qtbot: QtBot) -> None:
    context = fresh_context()
    context.minutes = LUDO
    ludo = games.info("ludo")
    shelf = ShelfPage(context, (ludo,), lambda: ())
    qtbot.addWidget(shelf)
    box = shelf.grid.boxes[0]
    page = setup_page(qtbot, ludo, context)
    assert box.minutes == page.minutes() == 30
    add_people(page, 4)
    page.begin()
    shelf.show()
    assert box.minutes == page.minutes() == 75
    assert box.accessibleName().endswith("about 75 minutes")
    assert ("clock", "75") in box.tag[0]


def test_the_switch_says_what_it_changes(qtbot: QtBot) -> None:
    page = ludo_page(qtbot)
    assert page.house.short_game.changes.text() == "Pieces for each player: 2\nThe stairs: As thrown"
    page.show_game(games.info("chess"))
    assert not page.house.short.isVisible()


def test_the_switch_tells_a_list_in_its_order(qtbot: QtBot) -> None:
    context = fresh_context()
    context.minutes = counted_minutes()
    page = setup_page(qtbot, games.info("crypto_match"), context)
    assert page.house.short_game.changes.text() == "Cards in the deck: 31\nMini-games: The Tower and The Well"


def test_where_the_short_game_spares_nothing_there_is_no_switch(qtbot: QtBot) -> None:
    counts = {Kind.THROW: 100.0}
    context = fresh_context()
    context.minutes = Minutes({CARDS.slug: {2: Counted(counts, counts), 3: Counted({Kind.THROW: 300.0}, counts)}})
    page = setup_page(qtbot, CARDS, context)
    assert not page.house.short.isVisible()
    click(page.seats.add)
    assert page.house.short.isVisible()
    click(page.house.short)
    click(page.seats.rows[2].remove)
    assert page.house.short.isVisible()
    click(page.house.short)
    assert not page.house.short.isVisible()


def test_a_long_evening_is_offered_the_short_game_with_one_click(qtbot: QtBot) -> None:
    page = ludo_page(qtbot)
    assert not page.long.isVisible()
    add_people(page, 4)
    assert page.about.facts[2].words.text() == "about 75 minutes"
    assert page.long.sentence.text() == "By these rules a match takes about 75 minutes."
    assert page.long.button.text() == "Short game: about 15 minutes"
    assert page.setup().options == ()
    qtbot.mouseClick(page.long.button, Qt.MouseButton.LeftButton)
    assert dict(page.setup().options) == dict(games.info("ludo").short)
    assert page.house.short.isChecked()
    assert not page.long.isVisible()
    assert page.start_button.hasFocus()
    assert page.about.facts[2].words.text() == "about 15 minutes"


def test_the_offer_is_taken_by_key(qtbot: QtBot) -> None:
    page = ludo_page(qtbot)
    add_people(page, 4)
    page.long.button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(page.long.button, Qt.Key.Key_Space)
    assert page.house.short.isChecked()


@pytest.mark.parametrize(
    ("language", "size", "percent"),
    [
        *((language, (1024, 640), 200) for language in ("en", "fr", "de", "nl", "es")),
        ("fr", (1024, 640), 100),
        ("de", (1280, 800), 100),
    ],
)
def test_the_offer_stands_whole_at_the_foot(qtbot: QtBot, language: str, size: tuple[int, int], percent: int) -> None:
    page = ludo_page(qtbot, language, percent, size)
    add_people(page, 4)
    tell_language()
    QApplication.processEvents()
    assert page.long.isVisible()
    for part in (page.long.button, page.start_button):
        place = part.geometry().translated(part.parentWidget().mapTo(page, part.parentWidget().rect().topLeft()))
        assert page.rect().contains(place)
        assert part.width() >= part.minimumSizeHint().width()
    sentence = page.long.sentence
    assert sentence.height() >= sentence.heightForWidth(sentence.width())
    assert page.area.height() > page.height() / 3


@pytest.mark.parametrize("slug", games.slugs())
def test_every_game_has_been_counted_with_every_number_of_seats(slug: str) -> None:
    """What `packaging/minutes.py` writes; a new game, another number of seats or a new short game asks for it."""
    info = games.info(slug)
    known = counted_minutes().known[slug]
    assert set(known) == set(range(info.seats[0], info.seats[1] + 1))
    assert all(bool(counted.short) == bool(info.short) for counted in known.values())


def test_nothing_else_has_been_counted() -> None:
    assert set(counted_minutes().known) == set(games.slugs())


@pytest.mark.parametrize("slug", games.slugs())
def test_the_short_game_is_shorter(slug: str) -> None:
    """For some number of seats at least, and nowhere longer: a match of many may be soon over by itself."""
    info, parts = games.info(slug), []
    for seats, counted in counted_minutes().known[slug].items():
        if counted.short:
            full, short = (seconds(counts, seats, 0, info.has_secrets) for counts in (counted.full, counted.short))
            parts.append(short / full)
    assert bool(parts) == bool(info.short)
    assert not parts or (min(parts) < 0.8 and max(parts) < 1.05)
