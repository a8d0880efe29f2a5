"""The versions with which a bundle is made, so that it can be made again: `python packaging/lock.py [--check]`.

Writes `packaging/bundle.lock`, constraints for pip: everything that the program and PyInstaller pull in, in the
versions of this environment. What only other systems need keeps the version that it has there; a new one is entered by
hand. With `--check` nothing is written, and the exit status tells whether the file is up to date with the dependencies
that pyproject.toml names.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tabletop.notices import canonical, closure, needed

LOCK = Path(__file__).parent / "bundle.lock"
BUILDER = "pyinstaller"
SYSTEMS = ({"sys_platform": "win32", "os_name": "nt"}, {"sys_platform": "darwin", "os_name": "posix"})


def text(versions: dict[str, str]) -> str:
    """The file of constraints."""
    lines = [f"{name}=={version}" for name, version in sorted(versions.items())]
    return "# Written by packaging/lock.py: the versions with which a bundle is made.\n" + "\n".join(lines) + "\n"


def locked(content: str) -> dict[str, str]:
    """The versions that a file of constraints names."""
    lines = (line.partition("==") for line in content.splitlines() if "==" in line and not line.startswith("#"))
    return {name: version for name, _, version in lines}


def elsewhere(names: Iterable[str]) -> set[str]:
    """What these distributions need on other systems, and not here."""
    from packaging.requirements import Requirement  # PyInstaller brings it

    lines = [Requirement(line) for name in names for line in distribution(name).requires or []]
    marked = [(canonical(line.name), line.marker) for line in lines if line.marker is not None]
    found = {name for name, marker in marked for system in SYSTEMS if marker.evaluate({"extra": "", **system})}
    return found - set(names)


def write() -> int:
    """Write the file, unless a version is wanting."""
    there, kept = closure((*needed(), BUILDER)), locked(LOCK.read_text("utf-8"))
    other = elsewhere(there)
    missing = sorted(other - kept.keys())
    if missing:
        print("enter by hand what other systems need:", *missing)
        return 1
    LOCK.write_text(text({**there, **{name: kept[name] for name in other}}), "utf-8")
    print(LOCK)
    return 0


def main(arguments: list[str]) -> int:
    """Write the file, or check it."""
    if "--check" in arguments:
        missing = closure(needed()).keys() - locked(LOCK.read_text("utf-8")).keys()
        print("\n".join(f"not locked: {name}" for name in sorted(missing)) or "every dependency is locked")
        return 1 if missing else 0
    return write()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
