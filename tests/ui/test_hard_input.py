"""What the computer does to a family: full disks, locked folders, torn and forged files, missing pictures and words, no
loudspeaker, two windows. Each gets its plain sentence in the language of the window, and the match goes on."""

from __future__ import annotations

import errno
import logging
import os
import shutil
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import CLOCK, Action
from tabletop.core.text import Msg, Text
from tabletop.match.log import Entry
from tabletop.match.match import Match
from tabletop.resources import data_path
from tabletop.store import errors
from tabletop.store.listing import unfinished
from tabletop.store.saves import Header, load_save
from tabletop.ui.app import settings_path
from tabletop.ui.common import context, language, sound
from tabletop.ui.common.language import LANGUAGES
from tabletop.ui.common.strip import Tone
from tabletop.ui.look import assets
from tabletop.ui.main_window import MainWindow
from tabletop.ui.session import autosave
from tests.kinds import ONE_OF_EACH_KIND
from tests.ui.hands import click, settle
from tests.ui.matches import Family, known_luck, wait_for, window_of

pytestmark = pytest.mark.slow

SEED = 5
SLUG = games.slugs()[0]
GAMES = (SLUG, *(pytest.param(slug, marks=pytest.mark.slow) for slug in ONE_OF_EACH_KIND if slug != SLUG))
SPOILT_ELSEWHERE = [pytest.param(slug, "noise", marks=pytest.mark.slow) for slug in ONE_OF_EACH_KIND if slug != SLUG]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "matches"


@pytest.fixture
def family(qtbot: QtBot, folder: Path) -> Iterator[Family]:
    """Two people and a computer in front of a German window."""
    with known_luck(SEED), window_of(folder, language="de") as window:
        yield Family(window, SEED)


def in_words(window: MainWindow, msg: Msg, **args: Any) -> str:
    return window.context.words.say(Text(msg), **args)


def in_german_only(window: MainWindow, msg: Msg) -> None:
    """The sentence has a German form, so that a test that finds it has not found the English one."""
    assert in_words(window, msg) != msg.source


# The disk


class Disk:
    """Whether files below a folder can be written; `failures` counts what could not."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.full = False
        self.failures = 0
        real = Path.open

        def open_(path: Path, mode: str = "r", *args: Any, **more: Any) -> Any:
            if self.full and folder in path.parents and set(mode) & set("wax+"):
                self.failures += 1
                raise OSError(errno.ENOSPC, "No space left on device", str(path))
            return real(path, mode, *args, **more)

        patch.setattr(Path, "open", open_)


@pytest.mark.parametrize("slug", GAMES)
def test_a_disk_that_is_full_for_a_while(
    family: Family, folder: Path, slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(folder, monkeypatch)
    family.sit_down(slug)
    family.play(4)
    family.rest()
    said: list[Text] = []
    family.session.notice.connect(said.append)
    disk.full = True
    before = len(family.match.log)
    family.play(4)
    family.rest()
    strip = family.page.overlay.strip
    assert disk.failures >= 2
    assert len(family.match.log) >= before + 4, "the match goes on"
    in_german_only(family.window, errors.CANNOT_WRITE)
    assert [family.page.words.say(text) for text in said] == [_told(family, errors.CANNOT_WRITE)], "told once"
    assert strip.tone is Tone.NOTICE
    assert strip.head == _told(family, errors.CANNOT_WRITE)
    disk.full = False
    family.play(1)
    assert family.page.words.say(said[-1]) == in_words(family.window, autosave.AGAIN)
    family.rest()
    (path,) = folder.iterdir()
    assert load_save(path).match.log == family.match.log, "nothing is lost"


def _told(family: Family, msg: Msg) -> str:
    advice = {errors.CANNOT_WRITE: errors.CANNOT_WRITE_ADVICE, errors.GONE: errors.GONE_ADVICE}[msg]
    return f"{in_words(family.window, msg)} {in_words(family.window, advice)}"


@pytest.mark.slow
def test_a_folder_that_cannot_be_made(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "a file").write_text("not a folder")
    with known_luck(SEED), window_of(tmp_path / "a file" / "matches", language="fr") as window:
        family = Family(window, SEED)
        said: list[Text] = []
        family.sit_down(SLUG)
        family.session.notice.connect(said.append)
        assert family.page.overlay.strip.tone is Tone.NOTICE
        assert family.page.overlay.strip.head == _told(family, errors.CANNOT_WRITE)
        family.play()
        assert family.match.result is not None
        assert _told(family, errors.CANNOT_WRITE) not in map(family.page.words.say, said), "it is told once"
        window.show_shelf()
        settle()
        assert window.stack.currentWidget() is window.shelf
    assert (tmp_path / "a file").read_text() == "not a folder"


def test_a_folder_that_goes_away_in_the_middle(family: Family, folder: Path) -> None:
    family.sit_down(SLUG)
    family.play(5)
    shutil.rmtree(folder)
    family.play(5)
    family.rest()
    (path,) = folder.glob("*.tabletop")
    assert family.page.overlay.strip.head == _told(family, errors.GONE).replace("{file}", path.name)
    family.play()
    assert family.match.result is not None
    assert load_save(path).match.log == family.match.log, "it was begun anew, with all that had been played"


@pytest.mark.parametrize("denied", [".", "matches", "matches/removed", "matches/x.tabletop", "pictures"])
def test_folders_of_somebody_else(
    qtbot: QtBot, tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch, denied: str
) -> None:
    """What the person may not read stops neither the start nor a match."""
    (folder / "removed").mkdir(parents=True)
    (folder / "x.tabletop").write_text("{}")
    (tmp_path / "pictures").mkdir()
    top = (tmp_path / denied).resolve()
    asked: list[Path] = []

    def refuse_below(real: Callable[..., Any]) -> Callable[..., Any]:
        def ask(path: Any, *args: Any, **more: Any) -> Any:
            if isinstance(path, str | Path) and top in (Path(path), *Path(path).parents):
                asked.append(Path(path))
                raise PermissionError(errno.EACCES, "Permission denied", str(path))
            return real(path, *args, **more)

        return ask

    for name in ("stat", "scandir", "listdir", "mkdir", "open"):
        monkeypatch.setattr(os, name, refuse_below(getattr(os, name)))
    monkeypatch.setattr(Path, "open", refuse_below(Path.open))
    with known_luck(SEED), window_of(folder, language="de") as window:
        family = Family(window, SEED)
        family.sit_down(SLUG)
        family.play(5)
        window.show_shelf()
        settle()
        assert window.stack.currentWidget() is window.shelf
    assert asked


def test_settings_that_cannot_be_written(family: Family, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", "/dev/null")
    assert str(settings_path()).startswith("/dev/null")
    from tabletop.store.settings import SettingsFile

    kept = SettingsFile.open(settings_path())
    settings = kept.settings
    settings.speed, settings.muted, settings.language = "off", True, "nl"
    family.context.settings, family.context.save_settings = settings, kept.save
    family.window.set_language("es")
    family.sit_down(SLUG)
    family.play(3)
    assert SLUG in settings.setups


# Files


def a_save(family: Family, folder: Path, slug: str, plies: int = 14) -> Path:
    """A match that was left in the middle."""
    family.sit_down(slug)
    family.play(plies)
    family.window.show_shelf()
    settle()
    (summary,) = unfinished(folder)
    return summary.path


@pytest.mark.slow
@pytest.mark.parametrize("slug", GAMES)
def test_a_save_cut_at_any_byte(family: Family, folder: Path, slug: str) -> None:
    path = a_save(family, folder, slug)
    data, log = path.read_bytes(), load_save(path).match.log
    head = data.index(b"\n") + 1
    begun = data.index(b"\n", data.index(b"\n", head) + 1) + 1
    cuts = sorted({0, 5, head - 2, head, head + 7, begun + 1, len(data) - 3, *range(begun, len(data), 409)})
    for cut in cuts:
        path.write_bytes(data[:cut])
        family.window.show_shelf()
        family.window.shelf.refresh()
        settle()
        tickets = family.window.shelf.tickets.tickets
        whole = data[:cut].count(b"\n")
        assert bool(tickets) == (whole > 2), f"a match with a move is offered, cut at {cut}"
        if not tickets:
            assert path.read_bytes() == data[:cut], "it is left alone"
            continue
        family.go_on()
        assert family.match.log[: whole - 1] == log[: whole - 1], f"cut at {cut}"
        if family.page.curtain.is_down:
            family.open_curtain()
    family.play(3)
    length = len(family.match.log)
    family.window.show_shelf()
    assert len(load_save(path).match.log) == length


def forged(lines: list[bytes]) -> list[bytes]:
    """The fifth entry is one that no game knows. (A pass on nothing would be a pass all the same.)"""
    entry = msgspec.json.decode(lines[5], type=Entry)
    action = Action(entry.action.seat if entry.action is not None else 0, "no such verb", ("no such token",) * 9)
    return [*lines[:5], msgspec.json.encode(Entry(action, (), 1)) + b"\n", *lines[6:]]


def by_itself(match: Match[Any], index: int) -> bool:
    """Whether the clock or the table made this entry, which is all that may go on meanwhile."""
    action = match.log[index].action
    return action is not None and (action.seat == CLOCK or match.game.forced(match.states[index - 1]) == action)


@pytest.mark.parametrize("slug", GAMES)
def test_a_save_with_an_illegal_ply(family: Family, folder: Path, slug: str) -> None:
    path = a_save(family, folder, slug)
    log = load_save(path).match.log
    path.write_bytes(b"".join(forged(path.read_bytes().splitlines(keepends=True))))
    bad = path.read_bytes()
    family.window.set_language("es")
    family.go_on()
    notice = family.window.notice
    assert notice.isVisible()
    in_german_only(family.window, errors.DAMAGED)
    assert notice.label.text().startswith(in_words(family.window, errors.DAMAGED, file=path.name, move=4))
    assert family.window.table is None
    family.window.set_language("nl")
    settle()
    assert notice.label.text().startswith(in_words(family.window, errors.DAMAGED, file=path.name, move=4))
    click(notice.button)
    settle()
    family.pass_key_test()
    assert family.match.log[:4] == log[:4]
    assert all(by_itself(family.match, index) for index in range(4, len(family.match.log)))
    assert not notice.isVisible()
    family.play(4)
    assert path.read_bytes() == bad, "the damaged file is kept as it is"
    assert len(list(folder.iterdir())) == 2


@pytest.mark.parametrize(
    "data", [b"", b"\x00" * 4000, b"PK\x03\x04 not ours", b"{}\n{}\n{}\n", b"[1, 2]\n1\n2\n", "ü\n".encode() * 9]
)
def test_a_foreign_file_is_not_offered_and_left_alone(family: Family, folder: Path, data: bytes) -> None:
    folder.mkdir()
    (folder / f"{SLUG}-0001.tabletop").write_bytes(data)
    family.window.shelf.refresh()
    settle()
    assert not family.window.shelf.tickets.tickets
    family.sit_down(SLUG)
    family.play(3)
    assert (folder / f"{SLUG}-0001.tabletop").read_bytes() == data
    assert len(list(folder.iterdir())) == 2


def test_a_match_of_a_newer_program_says_so_when_it_was_chosen(family: Family, folder: Path) -> None:
    path = a_save(family, folder, SLUG)
    family.window.shelf.refresh()
    settle()
    lines = path.read_bytes().splitlines(keepends=True)
    header = msgspec.json.decode(lines[0], type=Header)
    newer = msgspec.json.encode(msgspec.structs.replace(header, format=99)) + b"\n"
    path.write_bytes(b"".join([newer, *lines[1:]]))
    click(family.window.shelf.tickets.tickets[0])
    settle()
    in_german_only(family.window, errors.NEWER)
    assert family.window.notice.label.text().startswith(in_words(family.window, errors.NEWER, file=path.name))
    assert family.window.table is None


@pytest.mark.parametrize("slug", GAMES)
def test_two_windows_on_one_match(family: Family, folder: Path, slug: str) -> None:
    path = a_save(family, folder, slug)
    family.go_on()
    with window_of(folder, language="fr") as window:
        other = Family(window, SEED + 1)
        other.go_on()
        said: list[Text] = []
        other.session.notice.connect(said.append)
        family.play(3)
        other.play(3)
        in_german_only(window, errors.TAKEN)
        expected = f"{in_words(window, errors.TAKEN, file=path.name)} {in_words(window, errors.TAKEN_ADVICE)}"
        assert [other.page.words.say(text) for text in said] == [expected]
        other.rest()
        logs = [list(family.match.log), list(other.match.log)]
    files = sorted(folder.glob("*.tabletop"))
    assert len(files) == 2, "each window goes on in a file of its own"
    assert [load_save(file).match.log for file in files] == logs


# What is missing


class Violation:
    """A copy of the data in which some files are gone or spoilt."""

    def __init__(self, tmp_path: Path) -> None:
        self.root = tmp_path / "data"
        for kind in ("assets", "translations"):
            shutil.copytree(data_path(kind), self.root / kind)

    def path(self, kind: str) -> Path:
        return self.root / kind


@pytest.mark.qt_log_ignore("chevron")  # Qt itself reports what a style sheet names
@pytest.mark.parametrize(("slug", "spoil"), [*product(GAMES[:1], ("gone", "empty", "noise")), *SPOILT_ELSEWHERE])
def test_pictures_that_are_missing_or_unreadable(
    qtbot: QtBot,
    tmp_path: Path,
    slug: str,
    spoil: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    broken = Violation(tmp_path)
    for path in (broken.path("assets") / "art").glob("*.svg"):
        if spoil == "gone":
            path.unlink()
        else:
            path.write_bytes(b"" if spoil == "empty" else b"\xff\x00<svg" * 99)
    monkeypatch.setattr(assets, "data_path", broken.path)
    with known_luck(SEED), window_of(tmp_path / "matches", language="de") as window:
        family = Family(window, SEED)
        family.sit_down(slug)
        family.play(6)
        family.rest()
        assert not family.page.grab().isNull()
        settle()
        assert window.notice.isVisible()
        assert window.notice.label.text() == in_words(window, context.NO_PICTURES)
        click(window.notice.close_button)
        family.play(6)
        assert not window.notice.isVisible(), "it is told once"
    told = [record.getMessage() for record in caplog.records]
    assert told
    assert len(set(told)) == len(told), "each is told once"


@pytest.mark.parametrize("spoil", ["gone", "noise"])
def test_words_that_are_missing_or_unreadable(
    qtbot: QtBot, tmp_path: Path, spoil: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = Violation(tmp_path)
    for path in broken.path("translations").glob("*.qm"):
        path.unlink() if spoil == "gone" else path.write_bytes(b"\x00\x01" * 500)
    monkeypatch.setattr(language, "data_path", broken.path)
    monkeypatch.setattr(language, "is_checkout", lambda: False)
    with known_luck(SEED), window_of(tmp_path / "matches", language="fr") as window:
        family = Family(window, SEED)
        assert window.notice.isVisible()
        assert window.notice.label.text() == context.NO_WORDS.source
        family.sit_down(SLUG)
        for code in LANGUAGES:
            window.set_language(code)
            family.play(3)
            family.rest()
            assert family.page.overlay.strip.head
        assert family.page.panel.undo_button.text() == "Undo"
    assert len(caplog.records) == len({record.getMessage() for record in caplog.records})


def test_no_loudspeaker(family: Family, caplog: pytest.LogCaptureFixture) -> None:
    def no_device() -> Any:
        raise OSError("there is no loudspeaker")

    family.context.sound = sound.Sound(open_device=no_device)
    family.context.settings.muted = False
    with caplog.at_level(logging.INFO, sound.__name__):
        family.sit_down(SLUG)
        family.play(20)
        wait_for(lambda: bool(caplog.records), "the log")
    assert [record.getMessage() for record in caplog.records] == ["no sound: there is no loudspeaker"]


def test_effects_that_cannot_be_read(
    family: Family, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = Violation(tmp_path)
    for path in (broken.path("assets") / "sounds").glob("*.wav"):
        path.write_bytes(b"RIFF")
    monkeypatch.setattr(assets, "data_path", broken.path)
    family.context.sound = sound.Sound()
    family.context.settings.muted = False
    family.sit_down(SLUG)
    family.play(10)
    assert len({record.getMessage() for record in caplog.records}) == len(caplog.records)
