"""What every test stands on: no screen, no traces of the person's own files, no warning passed over."""

from __future__ import annotations

import atexit
import gc
import logging
import os
import runpy
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop.ui.common.language import Language

PATIENCE_MS = 60_000
ROOT = Path(__file__).resolve().parent.parent


def _prepare_environment() -> None:
    """Before the first QApplication: offscreen, English, folders of our own, no settings of the desktop."""
    home = Path(tempfile.mkdtemp(prefix="tabletop-tests-"))
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    for name in ("XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"):
        (home / name).mkdir(mode=0o700)
        os.environ[name] = str(home / name)
    os.environ.update(QT_QPA_PLATFORM="offscreen", LC_ALL="C.UTF-8")
    for name in ("LANGUAGE", "QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME", "QT_LOGGING_RULES"):
        os.environ.pop(name, None)


_prepare_environment()
settings.register_profile(
    "tabletop",
    deadline=None,
    derandomize=True,
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("tabletop")


def pytest_configure(config: pytest.Config) -> None:
    """The compiled translations, as a checkout compiles them when it starts: by the first process, before there are
    others that read them."""
    if not hasattr(config, "workerinput"):
        runpy.run_path(str(ROOT / "packaging" / "i18n.py"))["release"](ROOT / "build" / "qm", if_stale=True)


def pytest_collection_finish() -> None:
    """Thousands of tests stay until the end: the collector of cycles need not look at them each time."""
    gc.collect()
    gc.freeze()


class _Unexpected(logging.Handler):
    """Collects log records from WARNING on."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@pytest.fixture(autouse=True)
def _quiet_log(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test fails if the program logs a warning or worse; one that asks for `caplog` judges the log itself."""
    handler = _Unexpected()
    logging.getLogger().addHandler(handler)
    yield
    logging.getLogger().removeHandler(handler)
    if handler.records and "caplog" not in request.fixturenames:
        pytest.fail("logged: " + "; ".join(f"{r.name}: {r.getMessage()}" for r in handler.records))


@pytest.fixture(autouse=True)
def _quiet_languages(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A language stays until its test is over, and is taken from the application then: Qt tells every window of a new
    language when a translator goes, which would otherwise be at any moment of a later test."""
    spoken: list[Language] = []
    begin = Language.__init__

    def noted(self: Language) -> None:
        begin(self)
        spoken.append(self)

    monkeypatch.setattr(Language, "__init__", noted)
    yield
    for translator in (installed for language in spoken for installed in language.installed):
        QCoreApplication.removeTranslator(translator)


class PatientBot(QtBot):
    """Waits longer by itself: that a machine is busy with something else is no fault."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE_MS) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE_MS, **more: Any) -> Any:
        return super().waitSignal(signal, timeout=timeout, **more)

    def waitExposed(self, widget: Any, *, timeout: int = PATIENCE_MS) -> Any:
        return super().waitExposed(widget, timeout=timeout)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """The hands of pytest-qt, with patience."""
    return PatientBot(request)


@pytest.fixture(scope="session")
def root() -> Path:
    """The root of the source tree."""
    return ROOT
