"""Lay down the package of a new game: `python3 dev.py new SLUG ["Its title"]`.

What is laid down is a small game that works, in the one shape of all packages (see `docs/adding-a-game.md`). It passes
the linter, the types and the structural points of the conformance suite; what is still to be written is named by tests
that fail: those of the laid-down test module, and those that miss translations, a lid and a transcript.
Standard library only.
"""

from __future__ import annotations

import re
from pathlib import Path
from string import Template

SKELETON = Path(__file__).parent / "skeleton"
SLUG = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
TEST = "test"


class CannotLayDown(Exception):
    """The slug is none, or the game is there already."""


def written(slug: str, title: str = "") -> dict[str, str]:
    """The modules of the skeleton for a slug, by name; `test` is the module of tests."""
    words = slug.split("_")
    names = {
        "slug": slug,
        "title": title or " ".join(word.capitalize() for word in words),
        "name": "".join(word.capitalize() for word in words),
    }
    files = sorted(SKELETON.glob("*.py.txt"))
    return {file.name.removesuffix(".py.txt"): Template(file.read_text("utf-8")).substitute(names) for file in files}


def lay_down(root: Path, slug: str, title: str = "") -> list[Path]:
    """Write the package and its tests below `root`, and the line in the catalogue. Raises CannotLayDown."""
    package = root / "tabletop" / "games" / slug
    if SLUG.fullmatch(slug) is None:
        raise CannotLayDown(f"{slug} is no slug: small letters, digits and underscores")
    if package.exists():
        raise CannotLayDown(f"{package} is there already")
    modules = written(slug, title)
    paths = {name: package / f"{name}.py" for name in modules}
    paths[TEST] = root / "tests" / "games" / f"test_{slug}.py"
    for name, path in paths.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(modules[name], "utf-8")
    catalogue = root / "tabletop" / "games" / "__init__.py"
    known = catalogue.read_text("utf-8")
    slugs = r"(SLUGS: tuple\[str, \.\.\.\] = \(.*?)\n\)"
    catalogue.write_text(re.sub(slugs, rf'\1\n    "{slug}",\n)', known, flags=re.S), "utf-8")
    return sorted([*paths.values(), catalogue])
