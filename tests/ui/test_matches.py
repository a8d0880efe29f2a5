"""Whole matches through the real window, by mouse: from the shelf to the end screen, in several languages, through a
crash."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import GestureKind
from tabletop.store.listing import unfinished
from tabletop.store.saves import load_save
from tabletop.ui.common.paper_buttons import PaperButton
from tabletop.ui.common.speaking import ending_words
from tabletop.ui.main_window import MainWindow
from tests.kinds import OPEN_AND_HIDDEN, slow_beyond
from tests.ui.hands import can_be_hit, click, settle
from tests.ui.matches import NAMES, Family, company, known_luck, wait_for, window_of, words_in

SEED = 3
PLIES_BETWEEN = 7
KILLED_AFTER = 25
MOST = 8


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where matches are saved."""
    return tmp_path / "matches"


@pytest.fixture
def window(qtbot: QtBot, folder: Path) -> Iterator[MainWindow]:
    """A window that saves into an empty folder, with known luck."""
    with known_luck(SEED), window_of(folder) as found:
        yield found


@pytest.mark.parametrize("slug", slow_beyond(OPEN_AND_HIDDEN[:1], games.slugs()))
def test_a_match_from_the_shelf_to_the_end_screen_by_mouse(window: MainWindow, slug: str, folder: Path) -> None:
    family = Family(window, SEED)
    family.sit_down(slug)
    seats = len(family.session.players)
    assert [player.computer for player in family.session.players] == [False, False, *[True] * company(slug, 2, 1)]
    family.play_to_the_end(folder)
    match, page = family.match, family.page
    result = match.result
    assert result is not None
    won = [family.session.players[seat].name in page.end.title.text() for seat in result.winners]
    assert any(won) or (result.drawn and page.end.title.text() == "Draw")
    rule = ending_words(match.game, match.setup, result.rule, page.words)
    assert rule
    assert page.end.rule_link.text() == rule
    actors = {entry.action.seat for entry in match.log[1:] if entry.action is not None}
    assert actors >= set(range(seats)), "everybody has played"
    for button in page.end.buttons:
        margin = PaperButton.MARGIN + 2
        inner = button.rect().adjusted(margin, margin, -margin, -margin)
        assert all(can_be_hit(button, corner) for corner in (inner.topLeft(), inner.bottomRight())), "nothing covers it"
    kinds = {gesture.kind for gesture in family.hands.done}
    # In a race it is a matter of time what one comes to do, after the match was taken up again.
    assert GestureKind.DRAG in kinds or match.game.info.race_verbs
    assert len(family.acted) >= 5
    (saved,) = folder.glob("*.tabletop")
    assert load_save(saved).match.log == match.log
    assert tuple(unfinished(folder)) == ()
    click(page.end.rule_link)
    settle()
    assert window.stack.currentWidget() is window.rules_page()
    assert result.rule in [row.rule.id for row in match.game.rulebook(match.setup)]
    window.show_shelf()
    assert not [ticket for ticket in window.shelf.tickets.tickets if ticket.isVisible()]


@pytest.mark.slow
def test_play_again_begins_one_match_and_the_last_button_leads_to_the_shelf(window: MainWindow, folder: Path) -> None:
    slug = games.slugs()[0]
    family = Family(window, SEED)
    family.sit_down(slug)
    family.play()
    first, players = family.session, family.session.players
    click(family.page.end.buttons[0])
    settle()
    assert family.session is not first
    assert family.session.players == players
    assert family.match.setup == first.match.setup
    assert family.match.result is None
    assert len(list(folder.glob("*.tabletop"))) == 2
    family.play()
    click(family.page.end.buttons[3])
    settle()
    assert window.stack.currentWidget() is window.shelf
    assert window.table is None


@pytest.mark.slow
@pytest.mark.parametrize("slug", games.slugs())
def test_the_language_changes_in_the_middle_of_a_match(window: MainWindow, slug: str) -> None:
    window.set_language("fr")
    family = Family(window, SEED)
    family.sit_down(slug)
    for code in ("de", "nl", "es", "en") if slug == games.slugs()[0] else ("de",):
        family.play(PLIES_BETWEEN)
        if not games.info(slug).real_time:  # there somebody may always act
            family.rest()
        elif family.page.curtain.is_down:
            family.open_curtain()
        family.hold("language")
        session, length = family.session, len(family.match.log)
        old = family.context.language.code
        before = words_in(family.page)
        family.speak(code)
        after = words_in(family.page)
        assert not _kept(before, after), f"{_kept(before, after)} stay when {old} becomes {code}"
        window.set_language(old)
        settle()
        assert words_in(family.page) == before, "all words come back"
        family.speak(code)
        assert family.session is session
        assert len(family.match.log) == length
        family.session.release("language")


_NUMBER = re.compile(r"\d+[.…] (?=\S+$)")
"""That of a move in a list: "14. Nf3"."""
_SIGNS = re.compile(r"[\d\s.,:;()+\u2013\u2212%-]*")


def _kept(before: list[str], after: list[str]) -> list[str]:
    """Sentences that are the same in two languages; names, numbers, written moves and single words may be."""
    said = {_without_names(word) for word in before} & {_without_names(word) for word in after}
    return sorted(word for word in said if len(word.split()) > 2 and not _SIGNS.fullmatch(word))


def _without_names(words: str) -> str:
    for name in NAMES:
        words = words.replace(name, "")
    return _NUMBER.sub("", words)


@pytest.mark.slow
@pytest.mark.parametrize("slug", OPEN_AND_HIDDEN)
def test_a_killed_match_goes_on_from_the_shelf_and_is_finished(
    qtbot: QtBot, slug: str, folder: Path, root: Path
) -> None:
    written = _play_and_kill(slug, folder, root)
    (summary,) = unfinished(folder)
    assert summary.plies >= written - 1, "what was said to be played is in the file"
    with known_luck(SEED + 1), window_of(folder, language="de") as window:
        family = Family(window, SEED + 1)
        family.go_on()
        assert len(family.match.log) >= written
        assert [player.name for player in family.session.players[:2]] == list(NAMES)
        family.play_to_the_end(folder)
        assert family.match.result is not None
        assert load_save(summary.path).match.log == family.match.log
    assert tuple(unfinished(folder)) == ()
    assert list(folder.iterdir()) == [summary.path]


def _play_and_kill(slug: str, folder: Path, root: Path) -> int:
    """Another process plays; it is killed in the middle of an action. How many entries it told of."""
    command = [sys.executable, "-m", "tests.ui.matches", str(folder), slug, str(SEED)]
    process = subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, text=True, env=dict(os.environ))
    assert process.stdout is not None
    written = 0
    try:
        for line in process.stdout:
            assert line.strip() != "over", "the match was too short to be killed"
            written = int(line)
            if written >= KILLED_AFTER:
                break
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
    assert process.returncode != 0
    assert written >= KILLED_AFTER, "the other process ended by itself"
    return written


@pytest.mark.slow
@pytest.mark.parametrize("slug", OPEN_AND_HIDDEN)
@pytest.mark.parametrize(("people", "computers", "language"), [(1, 1, "fr"), (MOST, 0, "es")], ids=["alone", "full"])
def test_matches_with_other_numbers_of_people(
    qtbot: QtBot, slug: str, people: int, computers: int, language: str, folder: Path
) -> None:
    least, most = games.info(slug).seats
    people = min(people, most)
    computers = max(computers, least - people)
    with known_luck(people), window_of(folder, language=language) as window:
        family = Family(window, people)
        family.sit_down(slug, people, computers)
        family.play_to_the_end(folder)
        wait_for(family.page.end.isVisible, "the end")
        assert family.match.result is not None
