"""Whether modules of a game are still as `dev.py new` laid them down."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def still_as_laid_down(slug: str, *modules: str) -> bool:
    """Whether any of these modules of a game is word for word what the skeleton has; `test` is the module of tests."""
    skeleton = runpy.run_path(str(ROOT / "packaging" / "new_game.py"))["written"]
    title = (ROOT / "tabletop" / "games" / slug / "__init__.py").read_text("utf-8").split(":")[0].strip('"')
    laid = skeleton(slug, title)
    package = ROOT / "tabletop" / "games" / slug
    paths = {name: package / f"{name}.py" for name in laid} | {"test": Path(__file__).parent / f"test_{slug}.py"}
    return any(paths[name].read_text("utf-8") == laid[name] for name in modules)
