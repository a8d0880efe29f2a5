"""Wheel and sdist where nothing of ours is: `python packaging/try_wheel.py [OUT]`.

Builds both into OUT (`dist`), installs each into an empty environment in a folder elsewhere, and lets the command that
is there then open every page and play a match. Takes minutes: Qt is unpacked four times. Standard library only.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import venv
from pathlib import Path

from build import ROOT, VERSION, run, try_out

SCRIPTS = "Scripts" if os.name == "nt" else "bin"
NAME = "tabletop_family_games"


def environment(folder: Path) -> Path:
    """A new environment; its folder of programs."""
    venv.create(folder, clear=True, with_pip=True)
    return folder / SCRIPTS


def main(arguments: list[str]) -> None:
    """Build, install, try; raises CalledProcessError where that does not work."""
    out = Path(arguments[0] if arguments else ROOT / "dist").resolve()
    with tempfile.TemporaryDirectory() as work:
        builder = environment(Path(work) / "builder") / "python"
        run(builder, "-m", "pip", "install", "--quiet", "build")
        run(builder, "-m", "build", "--outdir", out, ROOT, cwd=work)
        shutil.rmtree(Path(work) / "builder")
        for name in (f"{NAME}-{VERSION}-py3-none-any.whl", f"{NAME}-{VERSION}.tar.gz"):
            programs = environment(Path(work) / "empty")
            run(programs / "python", "-m", "pip", "install", "--quiet", out / name)
            try_out(programs / ("tabletop.exe" if os.name == "nt" else "tabletop"))
            print(f"{name}: all well", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
