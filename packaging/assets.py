"""All drawings, sounds and tables in one file, for a bundle: `python packaging/assets.py OUT.rcc`.

It is a binary resource of Qt, which `tabletop/ui/look/assets.py` maps into memory. Nothing in it is compressed: a
package is, as a whole, and smaller so. The same assets give the same bytes. Needs PySide6.
"""

from __future__ import annotations

import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

ASSETS = Path(__file__).resolve().parent.parent / "assets"
RCC = "import PySide6.scripts.pyside_tool as tools; tools.rcc()"


def pack(out: Path, folder: Path = ASSETS) -> None:
    """Write the files of a folder into `out`. Raises OSError, CalledProcessError."""
    table = ET.Element("RCC")
    files = ET.SubElement(table, "qresource", prefix="/assets")
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        ET.SubElement(files, "file", alias=path.relative_to(folder).as_posix()).text = str(path)
    listed = out.with_suffix(".qrc")
    ET.ElementTree(table).write(listed, "utf-8")
    command = (sys.executable, "-c", RCC, "--binary", "--no-compress", "-o", str(out), str(listed))
    subprocess.run(command, check=True, env={**os.environ, "QT_RCC_SOURCE_DATE_OVERRIDE": "1"})


if __name__ == "__main__":
    pack(Path(sys.argv[1]))
