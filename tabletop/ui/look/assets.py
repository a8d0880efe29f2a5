"""The drawings, sounds and tables that come with the program: all of them are read here.

Names are those below the checkout's `assets`: ``art/die-3.svg``. They are files of a folder, or, in a bundle, lie
together in one file beside it (a binary resource of Qt, made by `packaging/tabletop.spec`).
"""

from functools import cache
from pathlib import Path

from PySide6.QtCore import QFile, QIODevice, QResource

from tabletop.resources import data_path

PACKED = "assets.rcc"
"""What the one file of a bundle is called."""


@cache
def _root(folder: Path) -> str:
    return ":/assets" if QResource.registerResource(str(folder.with_name(PACKED))) else folder.as_posix()


def address(name: str) -> str:
    """What Qt calls a file or a folder of ours, for a style sheet."""
    return f"{_root(data_path('assets'))}/{name}"


def exists(name: str) -> bool:
    """Whether there is such a file."""
    return QFile.exists(address(name))


def names(folder: str, pattern: str) -> list[str]:
    """The names of the files of a folder that fit ``kind-*.svg``, sorted, without folder and ending."""
    from PySide6.QtCore import QDir  # no folder is listed before the first picture

    return [Path(name).stem for name in QDir(address(folder)).entryList([pattern], QDir.Filter.Files)]


def read(name: str) -> bytes:
    """The content of a file. Raises OSError."""
    file = QFile(address(name))
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise OSError(f"{file.fileName()}: {file.errorString()}")
    return bytes(file.readAll().data())


def read_text(name: str) -> str:
    """The text of a file. Raises OSError, and ValueError where it is no text."""
    return read(name).decode("utf-8")
