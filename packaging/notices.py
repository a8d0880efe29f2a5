"""The notices of everything by others that a bundle holds: `python packaging/notices.py [FILE]`.

Collects name, version, licence and licence texts of each distribution that the program pulls in, from what is
installed here, and of Python itself. Standard library only.
"""

from __future__ import annotations

import re
import sys
import sysconfig
from importlib.metadata import Distribution, distribution
from pathlib import Path
from runpy import run_path

_LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice|copyright|authors)", re.IGNORECASE)
_RULE = "=" * 79


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
    """The licence of the Python that runs the bundle."""
    text = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    body = text.read_text("utf-8") if text.is_file() else "Python Software Foundation License"
    return f"Python {sys.version.split()[0]}\nLicence: PSF-2.0\n\n{body.strip()}"


def collected() -> str:
    """All notices as one text."""
    names = run_path(str(Path(__file__).parent / "lock.py"))["closure"](("tabletop",))
    others = [notice(distribution(name)) for name in sorted(names) if name != "tabletop"]
    return f"\n\n{_RULE}\n\n".join([python_notice(), *others]) + "\n"


def main(arguments: list[str]) -> int:
    """Write the notices to a file, or print them."""
    if arguments:
        Path(arguments[0]).write_text(collected(), "utf-8")
    else:
        print(collected())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
