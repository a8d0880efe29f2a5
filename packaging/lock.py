"""The versions with which a bundle is made, so that it can be made again: `python packaging/lock.py [--check]`.

Writes `packaging/bundle.lock`, constraints for pip: everything that the program and PyInstaller pull in, in the
versions of this environment. With `--check` nothing is written, and the exit status tells whether the file is up to
date with the dependencies that pyproject.toml names. Standard library only.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tabletop.notices import closure

LOCK = Path(__file__).parent / "bundle.lock"
ROOTS = ("tabletop", "pyinstaller")


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
