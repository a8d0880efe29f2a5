"""Everything that is released for the system on which this runs: `python packaging/build.py [OUT]`, by hand as in the
forge's workflow.

Makes an environment with the locked versions, the bundle, tries it without any environment and from another folder, and
packs it: on Linux a `.tar.xz` and a `.deb`, on Windows an installer (where `makensis` is found) and a `.zip`, on macOS
a `.zip` with the application. Everything lies in OUT (`dist`) afterwards. Standard library only; docs/releasing.md has
what is to be done by hand.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build"
PYTHON = WORK / "bundle-env" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
WANTED_ON_LINUX = {"dpkg-shlibdeps": "dpkg-dev", "cc": "gcc"}
VERSION = re.search(r'__version__ = "(.+)"', (ROOT / "tabletop/__init__.py").read_text("utf-8"))[1]


def run(*command: str | Path, **options: object) -> None:
    """Say what is done, and do it. Raises CalledProcessError."""
    print("+", *command, flush=True)
    subprocess.run([str(part) for part in command], check=True, **options)


def make_environment() -> None:
    """An environment with the locked versions and nothing else."""
    venv.create(PYTHON.parent.parent, clear=True, with_pip=True)
    lock = ROOT / "packaging/bundle.lock"
    run(PYTHON, "-m", "pip", "install", "--quiet", "--constraint", lock, f"{ROOT}[packaging]")


def make_bundle(out: Path) -> Path:
    """The folder with the program, in `out`."""
    places = ("--distpath", out, "--workpath", WORK / "pyi")
    # Modules are not compressed one by one: a package does it better, and they are read faster.
    told = {**os.environ, "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0"}
    run(PYTHON, "-m", "PyInstaller", "--noconfirm", *places, ROOT / "packaging/tabletop.spec", cwd=ROOT, env=told)
    return out / "tabletop"


def try_out(program: Path) -> None:
    """Open every page and play a match, in an empty home, without anything of ours round it."""
    kept = ("PATH", "SYSTEMROOT", "TEMP", "TMP", "LANG") if os.name == "nt" else ("LANG",)
    with tempfile.TemporaryDirectory() as home:
        bare = {name: os.environ[name] for name in kept if name in os.environ}
        bare |= {"HOME": home, "USERPROFILE": home, "QT_QPA_PLATFORM": "offscreen"}
        run(program, "--self-test", cwd=home, env=bare, timeout=300)


def pack_linux(bundle: Path, out: Path) -> None:
    """The archive and the package for Debian."""
    missing = [package for tool, package in WANTED_ON_LINUX.items() if not shutil.which(tool)]
    if missing:
        sys.exit(f"wanted besides: apt-get install {' '.join(missing)}")
    run(PYTHON, ROOT / "packaging/linux/package.py", bundle, out)


def pack_windows(bundle: Path, out: Path) -> None:
    """An archive, and the installer where NSIS is there."""
    shutil.make_archive(str(out / f"tabletop-{VERSION}-windows"), "zip", out, bundle.name)
    if not shutil.which("makensis"):
        sys.exit("no installer: makensis (NSIS) is not there")
    given = (f"-DVERSION={VERSION}", f"-DBUNDLE={bundle}", f"-DOUT={out}")
    run("makensis", "-V2", "-WX", *given, ROOT / "packaging/windows/installer.nsi")


def pack_macos(bundle: Path, out: Path) -> None:
    """An archive that keeps what belongs to an application, made by the system's own tool."""
    application, archive = bundle.parent / "Tabletop.app", out / f"tabletop-{VERSION}-macos-{platform.machine()}.zip"
    run("ditto", "-c", "-k", "--keepParent", application, archive)


def main(arguments: list[str]) -> None:
    """Do it all."""
    out = Path(arguments[0] if arguments else ROOT / "dist").resolve()
    out.mkdir(parents=True, exist_ok=True)
    make_environment()
    bundle = make_bundle(out)
    try_out(bundle / ("tabletop.exe" if os.name == "nt" else "tabletop"))
    {"linux": pack_linux, "win32": pack_windows, "darwin": pack_macos}[sys.platform](bundle, out)


if __name__ == "__main__":
    main(sys.argv[1:])
