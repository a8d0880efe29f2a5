"""The licence of the program, and the notices of everything by others that it runs on. Standard library only.

A bundle carries the notices as a file beside the licence; anywhere else they are collected from what is installed:
name, version, licence and licence texts of each distribution that the program pulls in, and of Python itself.
"""

from __future__ import annotations

import re
import sys
import sysconfig
import tomllib
from collections.abc import Iterable
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from tabletop.resources import is_checkout

NAME = "tabletop-family-games"
"""The name on the package index."""
NOTICES_FILE = "third-party-notices.txt"
_HOME = Path(__file__).resolve().parent.parent
"""The root of a source checkout, and of a bundle."""
_LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice|copyright|authors)", re.IGNORECASE)
_REQUIRED = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
_RULE = "=" * 79


def licence() -> str:
    """The licence of the program; where its file is missing, the name of the licence."""
    beside = _HOME / "LICENSE"
    if beside.is_file():
        return beside.read_text("utf-8")
    try:
        found = texts_of(distribution(NAME))
    except PackageNotFoundError:
        found = []
    return "\n\n".join(found) or "GPL-3.0-or-later: https://www.gnu.org/licenses/gpl-3.0.txt"


def notices() -> str:
    """The notices of everything by others."""
    beside = _HOME / NOTICES_FILE
    return beside.read_text("utf-8") if beside.is_file() else collected()


def collected() -> str:
    """All notices as one text, from what is installed here."""
    others = [notice(distribution(name)) for name in sorted(closure(needed()))]
    return f"\n\n{_RULE}\n\n".join([python_notice(), *others]) + "\n"


def canonical(name: str) -> str:
    """A distribution's name as the index spells it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def needed() -> list[str]:
    """The distributions that the program itself names: a checkout says it, however it was installed."""
    if not is_checkout():
        return required(NAME)
    project = tomllib.loads((_HOME / "pyproject.toml").read_text("utf-8"))["project"]
    return _names(project["dependencies"])


def required(name: str) -> list[str]:
    """What a distribution always needs: extras left out, markers for other systems kept."""
    return _names(line for line in distribution(name).requires or [] if "extra ==" not in line)


def _names(requirements: Iterable[str]) -> list[str]:
    return [canonical(match[0]) for line in requirements if (match := _REQUIRED.match(line)) is not None]


def closure(roots: Iterable[str]) -> dict[str, str]:
    """Everything that the roots pull in here, with its version; what this system does not need is left out."""
    found: dict[str, str] = {}
    waiting = [canonical(root) for root in roots]
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        try:
            found[name] = distribution(name).version
        except PackageNotFoundError:
            continue
        waiting += required(name)
    return found


def licence_of(found: Distribution) -> str:
    """What a distribution says its licence is."""
    metadata = found.metadata
    classified = [line.split("::")[-1].strip() for line in metadata.get_all("Classifier") or [] if "License ::" in line]
    named = [
        *(metadata.get_all("License-Expression") or []),
        "; ".join(classified),
        *(metadata.get_all("License") or []),
    ]
    return next((name for name in named if name), "see below")


def texts_of(found: Distribution) -> list[str]:
    """The licence texts that a distribution carries."""
    files = [file for file in found.files or () if _LICENCE_FILE.search(file.name) and "dist-info" in str(file)]
    return [Path(str(found.locate_file(file))).read_text("utf-8", errors="replace").strip() for file in sorted(files)]


def notice(found: Distribution) -> str:
    """One distribution: head and texts."""
    head = f"{found.metadata['Name']} {found.version}\nLicence: {licence_of(found)}"
    home = next(
        iter([*(found.metadata.get_all("Home-page") or []), *(found.metadata.get_all("Project-URL") or [])]), ""
    )
    return "\n\n".join([head + (f"\n{home.split(', ')[-1]}" if home else ""), *texts_of(found)])


def python_notice() -> str:
    """The licence of the Python that runs the program."""
    text = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    body = text.read_text("utf-8") if text.is_file() else "Python Software Foundation License"
    return f"Python {sys.version.split()[0]}\nLicence: PSF-2.0\n\n{body.strip()}"
