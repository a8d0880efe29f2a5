"""The versions with which a bundle is made, so that it can be made again: `python packaging/lock.py [--check]`.

Writes `packaging/bundle.lock`, constraints for pip: everything that the program and PyInstaller pull in, in the
versions of this environment. With `--check` nothing is written, and the exit status tells whether the file is up to
date with the dependencies that pyproject.toml names. Standard library only.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

LOCK = Path(__file__).parent / "bundle.lock"
ROOTS = ("tabletop", "pyinstaller")
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")


def canonical(name: str) -> str:
    """A distribution's name as the index spells it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def required(name: str) -> list[str]:
    """What a distribution always needs: extras left out, markers for other systems kept."""
    found = distribution(name).requires or []
    needed = (line for line in found if "extra ==" not in line)
    return [canonical(match[0]) for line in needed if (match := _NAME.match(line)) is not None]


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


def text(versions: dict[str, str]) -> str:
    """The file of constraints; the project itself is not among them."""
    lines = [f"{name}=={version}" for name, version in sorted(versions.items()) if name != "tabletop"]
    return "# Written by packaging/lock.py: the versions with which a bundle is made.\n" + "\n".join(lines) + "\n"


def locked(content: str) -> dict[str, str]:
    """The versions that a file of constraints names."""
    lines = (line.partition("==") for line in content.splitlines() if "==" in line and not line.startswith("#"))
    return {name: version for name, _, version in lines}


def main(arguments: list[str]) -> int:
    """Write the file, or check it."""
    if "--check" in arguments:
        missing = closure(ROOTS[:1]).keys() - {"tabletop"} - locked(LOCK.read_text("utf-8")).keys()
        print("\n".join(f"not locked: {name}" for name in sorted(missing)) or "every dependency is locked")
        return 1 if missing else 0
    LOCK.write_text(text(closure(ROOTS)), "utf-8")
    print(LOCK)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
