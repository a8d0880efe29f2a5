#!/usr/bin/env python3
"""python3 dev.py run [arguments]   install into .venv and start Tabletop
python3 dev.py test [arguments]  install into .venv and run the tests (arguments go to pytest)
python3 dev.py coverage          run the tests and see what they leave out; of what judges they may leave out nothing
python3 dev.py new SLUG [title]  lay down the package of a new game

The tests run in one process more than there are cores, unless the arguments name a test file, or say otherwise (-n 0,
--pdb, -s).  What fails there is run once more, in one process that tells the values of each assertion; it has failed
all the same.

Needs Python 3.11 or newer and its standard library, nothing else.  The first call takes a minute or two; later
ones start at once and install again only when pyproject.toml has changed or the folder was moved.
"""

import ctypes.util
import hashlib
import importlib.util
import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "installed"
DEBIAN = {  # library -> Debian package: what the wheels of PySide6 do not carry
    "glib-2.0": "libglib2.0-0",
    "brotlidec": "libbrotli1",
    "EGL": "libegl1",
    "GL": "libgl1",
    "xkbcommon": "libxkbcommon0",
    "dbus-1": "libdbus-1-3",
    "fontconfig": "libfontconfig1",
    "gssapi_krb5": "libgssapi-krb5-2",
}
DEBIAN_X11 = {  # and what a window on an X11 screen needs besides
    "xcb-cursor": "libxcb-cursor0",
    "xcb-icccm": "libxcb-icccm4",
    "xcb-keysyms": "libxcb-keysyms1",
    "xcb-shape": "libxcb-shape0",
    "xcb-xkb": "libxcb-xkb1",
    "xkbcommon-x11": "libxkbcommon-x11-0",
}
DEBIAN_READER = {  # path -> Debian package: what the tests with a screen reader use
    "/usr/bin/Xvfb": "xvfb",
    "/usr/bin/dbus-run-session": "dbus",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
    "/usr/lib/python3/dist-packages/pyatspi": "python3-pyatspi",
}

# What judges, and what keeps: each line and each way through it runs in some test.
RULES = "__init__ board cards checks deals destinations engine moves notation rules scoring state titles transitions"
JUDGES = (
    *(f"tabletop/{room}/*" for room in ("core", "match", "store")),
    *(f"tabletop/games/*/{module}.py" for module in RULES.split()),
)

# arguments of pytest that want one process, or say themselves how many
ALONE = ("-n", "--numprocesses", "-s", "--capture=no", "--benchmark", "--pdb", "--trace", "-pno:xdist", "no:xdist")


def get_debian(packages: list[str], why: str) -> None:
    """Install Debian packages where that is possible (root, as in a container); otherwise stop and say how."""
    apt = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        print(f"{why}: {' '.join(apt)}", flush=True)
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        steps = (["apt-get", "update", "-q"], apt)
        if all(subprocess.call(step, env=env, stdout=subprocess.DEVNULL) == 0 for step in steps):
            return
    sys.exit(f"{why}. On Debian or Ubuntu:\n  sudo {' '.join(apt)}")


def check_libraries(window: bool) -> None:
    """Make sure of the system libraries of Qt."""
    wanted = {**DEBIAN, **(DEBIAN_X11 if window else {})}
    missing = [package for library, package in wanted.items() if not ctypes.util.find_library(library)]
    if missing:
        get_debian(missing, "Qt needs system libraries")


def plays_by_ear(arguments: list[str]) -> bool:
    """Whether the matches with a screen reader are among the tests; only Debian and its kin have them."""
    paths = [argument for argument in arguments if argument.startswith("tests") or ".py" in argument]
    named = any("reader" in path or path.rstrip("/") == "tests" for path in paths)
    return bool(shutil.which("apt-get")) and "not slow" not in arguments and (named or not paths)


def check_reader() -> None:
    """Make sure of a screen, a bus and a client for the tests with a screen reader."""
    missing = [package for path, package in DEBIAN_READER.items() if not Path(path).exists()]
    if missing:
        get_debian(missing, "Tests play with a screen reader")


def fingerprint() -> str:
    """What an installation depends on."""
    return hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + str(ROOT).encode()).hexdigest()


def install() -> None:
    """Make .venv and install the project into it, unless that is done already."""
    if PYTHON.exists() and STAMP.exists() and STAMP.read_text("utf-8") == fingerprint():
        return
    if importlib.util.find_spec("ensurepip") is None:
        get_debian(["python3-venv"], "Python lacks the module venv")
        importlib.invalidate_caches()
    print("Installing into .venv ...", flush=True)
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=True)
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    subprocess.run([*pip, "--editable", f"{ROOT}[test]"], check=True)
    STAMP.write_text(fingerprint(), "utf-8")


def in_parallel(arguments: list[str]) -> list[str]:
    """What makes pytest share the tests among all cores; nothing where somebody looks at a file, debugs or measures.
    One process more than there are cores: tests of the window wait for its clocks now and then."""
    if any(argument.startswith(ALONE) or ".py" in argument for argument in arguments):
        return []
    # To prepare the assertions of a file for telling their values takes longer than to read it, in every process anew.
    return ["-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal", "--assert=plain"]


def run_tests(arguments: list[str], env: dict[str, str]) -> int:
    """Run pytest, and what has failed among several processes once more by itself; returns the first exit status."""
    # Many tests start Tabletop as a process of its own: what the first has compiled is kept for the others.
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    env |= {"QT_QPA_PLATFORM": "offscreen", "PYTHONPYCACHEPREFIX": str(VENV / "compiled")}
    pytest = [str(PYTHON), "-m", "pytest"]
    shared = in_parallel(arguments)
    status = subprocess.call([*pytest, *shared, *arguments], cwd=ROOT, env=env)
    if shared and status == 1:
        print("What has failed, once more:", flush=True)
        again = ["--last-failed", "--last-failed-no-failures=none", *arguments, "--no-cov"]  # what was covered is kept
        subprocess.call([*pytest, *again], cwd=ROOT, env=env)
    return status


def run_coverage(arguments: list[str], env: dict[str, str]) -> int:
    """Run the tests and see what they leave out; returns an exit status that is not 0 if they leave out too much."""
    status = run_tests(["--cov", "--cov-report=term", *arguments], env)
    report = [str(PYTHON), "-m", "coverage", "report", f"--include={','.join(JUDGES)}", "--fail-under=100"]
    print("What judges, and what keeps:", flush=True)
    left_out = subprocess.call(report, cwd=ROOT, env=env)
    return status or left_out


def new_game(arguments: list[str]) -> int:
    """Lay down a package and say which files there are now."""
    laying = runpy.run_path(str(ROOT / "packaging" / "new_game.py"))
    if not arguments:
        sys.exit(__doc__)
    try:
        paths = laying["lay_down"](ROOT, arguments[0], " ".join(arguments[1:]))
    except laying["CannotLayDown"] as error:
        sys.exit(str(error))
    print("\n".join(str(path.relative_to(ROOT)) for path in paths))
    print(f"What is still to be written:\n  python3 dev.py test -k {arguments[0]}")
    return 0


def main() -> int:
    """Do what the command line says; returns the exit status of the game or of the tests."""
    if sys.version_info < (3, 11):  # noqa: UP036 (this file runs before anything has asked)
        sys.exit("Tabletop needs Python 3.11 or newer")
    if len(sys.argv) < 2 or sys.argv[1] not in ("run", "test", "coverage", "new"):
        sys.exit(__doc__)
    what, rest = sys.argv[1], sys.argv[2:]
    if what == "new":
        return new_game(rest)
    env = dict(os.environ)
    tests = what in ("test", "coverage")
    offscreen = tests or "--self-test" in rest or env.get("QT_QPA_PLATFORM") == "offscreen"
    try:
        if sys.platform.startswith("linux"):
            by_ear = tests and plays_by_ear(rest)
            # The benchmark of drops, and whoever plays by ear, open a real window under Xvfb.
            check_libraries(window=not offscreen or by_ear or any("benchmark" in argument for argument in rest))
            if by_ear:
                check_reader()
        install()
    except subprocess.CalledProcessError as error:
        sys.exit(f"failed ({error.returncode}): {' '.join(error.cmd)}")
    try:
        if tests:
            return (run_coverage if what == "coverage" else run_tests)(rest, env)
        return subprocess.call([str(PYTHON), "-m", "tabletop", *rest], env=env)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
