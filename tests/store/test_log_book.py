"""The log of the program: its last lines, all of them in a file, and no name of anybody in either."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from tabletop.store.log_book import LogBook


def line(text: str) -> logging.LogRecord:
    """A record as a part of the program makes one."""
    return logging.LogRecord("tabletop", logging.INFO, __file__, 1, text, None, None)


@pytest.fixture
def book() -> LogBook:
    """An empty one, at a table with two people."""
    return LogBook(lambda: ["Jo", "Jo Ann ", " "])


def test_names_and_the_home_folder_are_left_out(book: LogBook) -> None:
    assert book.nameless("jo ann and JO play; Jonas waits") == "… and … play; Jonas waits"
    assert book.nameless(f"no file {Path.home()}/x") == "no file ~/x"
    assert LogBook(lambda: [""]).nameless("Jo") == "Jo"


def test_the_last_sixty_lines_are_at_hand(book: LogBook) -> None:
    for number in range(61):
        book.emit(line(f"line {number} of Jo"))
    lines = book.last_lines().splitlines()
    assert len(lines) == 60
    assert lines[0].endswith("INFO tabletop: line 1 of …")
    assert lines[-1].endswith("INFO tabletop: line 60 of …")


def test_a_file_has_what_came_before_it_and_what_comes_after(book: LogBook, tmp_path: Path) -> None:
    path = tmp_path / "logs" / "tabletop.log"
    book.emit(line("before"))
    book.keep_in(path)
    book.keep_in(tmp_path / "another.log")
    book.emit(line("after"))
    book.close()
    assert book.path == path
    written = path.read_text("utf-8")
    assert written == book.last_lines() + "\n"
    assert "before" in written
    assert "after" in written
    assert not (tmp_path / "another.log").exists()


def test_where_no_file_can_be_written_the_last_lines_are_kept_all_the_same(book: LogBook, tmp_path: Path) -> None:
    (tmp_path / "logs").write_bytes(b"")
    book.keep_in(tmp_path / "logs" / "tabletop.log")
    assert book.path is None
    book.emit(line("still here"))
    book.close()
    assert "still here" in book.last_lines()
