"""The app icon, from SVG to what the systems want: PNG sizes, .ico and .icns, with Qt alone.

    icons.py OUT

There are three drawings, because small icons show fewer things: ``tabletop-16.svg``, ``tabletop-32.svg`` (24 to
32 pixels) and ``tabletop.svg``.
"""

import os
import struct
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ICONS = Path(__file__).resolve().parent.parent / "assets" / "icons"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
ICNS = {b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}  # type of entry -> pixels


def drawing(size: int) -> Path:
    """The drawing for an icon of `size` pixels."""
    return ICONS / ("tabletop-16.svg" if size <= 16 else "tabletop-32.svg" if size <= 32 else "tabletop.svg")


def draw(size: int) -> QImage:
    """The icon, `size` pixels wide and high."""
    image = QImage(QSize(size, size), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(drawing(size))).render(painter)
    painter.end()
    return image


def png(size: int, out: Path) -> bytes:
    """Write one picture as `tabletop-SIZE.png` and return it. Raises OSError."""
    path = out / f"tabletop-{size}.png"
    if not draw(size).save(str(path)):
        raise OSError(f"cannot write {path}")
    return path.read_bytes()


def write_ico(blobs: list[bytes], ico: Path) -> None:
    """An .ico file is a table of PNG files; Qt itself writes one size only."""
    head, at = struct.pack("<HHH", 0, 1, len(blobs)), 6 + 16 * len(blobs)
    for blob in blobs:
        side = int.from_bytes(blob[16:20], "big") % 256  # 256 is written as 0
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(blob), at)
        at += len(blob)
    ico.write_bytes(head + b"".join(blobs))


def write_icns(pictures: dict[int, bytes], icns: Path) -> None:
    """An .icns file is a row of PNG files, each with its type; that of Qt cannot be read without complaint."""
    rows = [kind + struct.pack(">I", len(pictures[size]) + 8) + pictures[size] for kind, size in ICNS.items()]
    body = b"".join(rows)
    icns.write_bytes(b"icns" + struct.pack(">I", len(body) + 8) + body)


def make(out: Path) -> str:
    """Write all icons into `out`; returns the one that a bundle on this system wants."""
    application = QGuiApplication.instance() or QGuiApplication(["icons"])
    pictures = {size: png(size, out) for size in SIZES}
    write_ico([blob for size, blob in pictures.items() if size <= 256], out / "tabletop.ico")
    write_icns(pictures, out / "tabletop.icns")
    del application
    return str(out / {"win32": "tabletop.ico", "darwin": "tabletop.icns"}.get(sys.platform, "tabletop-256.png"))


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    print(make(folder))
