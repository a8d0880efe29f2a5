"""The self-test is well only where everything is."""

from __future__ import annotations

import logging
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.resources import data_path
from tabletop.ui import self_test
from tabletop.ui.app import make_application, make_context
from tabletop.ui.look import assets as read
from tabletop.ui.session import bot_process

Spoil = Callable[[Path, pytest.MonkeyPatch], None]


@pytest.fixture
def assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of all assets that may be spoilt, with one game on the shelf."""
    for kind in ("assets", "translations"):
        shutil.copytree(data_path(kind), tmp_path / kind)
    monkeypatch.setattr(read, "data_path", lambda kind: tmp_path / kind)
    monkeypatch.setattr(games, "slugs", lambda: ("ludo",))
    return tmp_path / "assets"


def _run() -> int:
    return self_test.run(lambda _: QApplication.instance() or make_application([]), make_context)  # type: ignore[arg-type, return-value]


def no_sound(assets: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (assets / "sounds" / "win.wav").unlink()


def no_letters(assets: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_test, "can_draw", lambda letter: letter != "A")


def no_court(assets: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (assets / "art" / "court-QH.svg").unlink()


def no_worker(assets: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "bot_command", lambda: (sys.executable, "-c", "import no_such_module"))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("spoil", "told"),
    [(None, "all well"), (no_sound, "no sound win"), (no_letters, "no drawn letter A"), (no_court, "card-QH"),
     (no_worker, "the worker of the computer players")],
)  # fmt: skip
def test_what_is_missing_is_told(
    qtbot: QtBot,
    assets: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
    spoil: Spoil | None,
    told: str,
) -> None:
    caplog.set_level(logging.WARNING)
    if spoil is not None:
        spoil(assets, monkeypatch)
    assert _run() == (spoil is not None)
    said = capsys.readouterr()
    assert told in said.out + said.err
