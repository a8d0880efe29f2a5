"""Reads the path notation of SVG (the `d` attribute) into a `QPainterPath`."""

import math
import re
from collections.abc import Iterator

from PySide6.QtGui import QPainterPath

_TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")


class _Pen:
    """The state while a path is read: the numbers still to come and where the pen stands."""

    def __init__(self, data: str) -> None:
        self.tokens: list[str] = _TOKEN.findall(data)
        self.index = 0
        self.path = QPainterPath()
        self.x = self.y = 0.0
        self.start = (0.0, 0.0)

    def number(self) -> float:
        self.index += 1
        return float(self.tokens[self.index - 1])

    def more(self) -> bool:
        return self.index < len(self.tokens)

    def commands(self) -> Iterator[str]:
        """Every command, repeated while numbers follow it (a repeated move is a line)."""
        command = "M"
        while self.more():
            if self.tokens[self.index].isalpha():
                command = self.tokens[self.index]
                self.index += 1
            elif command in "Mm":
                command = "L" if command == "M" else "l"
            yield command

    def point(self, relative: bool) -> tuple[float, float]:
        x, y = self.number(), self.number()
        return (self.x + x, self.y + y) if relative else (x, y)

    def go(self, x: float, y: float) -> None:
        self.x, self.y = x, y


def painter_path(data: str) -> QPainterPath:
    """The path written in `data`: commands M L H V C Q A Z, absolute or relative."""
    pen = _Pen(data)
    for command in pen.commands():
        _step(pen, command.upper(), command.islower())
    return pen.path


def _step(pen: _Pen, command: str, relative: bool) -> None:
    if command == "Z":
        pen.path.closeSubpath()
        pen.go(*pen.start)
    elif command == "M":
        pen.go(*pen.point(relative))
        pen.start = (pen.x, pen.y)
        pen.path.moveTo(pen.x, pen.y)
    elif command == "A":
        _arc(pen, relative)
    elif command == "C":
        one, two, end = pen.point(relative), pen.point(relative), pen.point(relative)
        pen.path.cubicTo(*one, *two, *end)
        pen.go(*end)
    elif command == "Q":
        one, end = pen.point(relative), pen.point(relative)
        pen.path.quadTo(*one, *end)
        pen.go(*end)
    else:
        _line(pen, command, relative)


def _line(pen: _Pen, command: str, relative: bool) -> None:
    if command == "H":
        x = pen.number()
        pen.go(pen.x + x if relative else x, pen.y)
    elif command == "V":
        y = pen.number()
        pen.go(pen.x, pen.y + y if relative else y)
    elif command == "L":
        pen.go(*pen.point(relative))
    else:
        raise ValueError(f"unknown path command {command!r}")
    pen.path.lineTo(pen.x, pen.y)


def _arc(pen: _Pen, relative: bool) -> None:
    """One elliptical arc as cubic curves, by the centre form of SVG 1.1, appendix F.6."""
    rx, ry, turn = abs(pen.number()), abs(pen.number()), math.radians(pen.number())
    large, sweep = pen.number() != 0, pen.number() != 0
    x1, y1 = pen.x, pen.y
    x2, y2 = pen.point(relative)
    pen.go(x2, y2)
    if (x1, y1) == (x2, y2) or rx == 0 or ry == 0:
        pen.path.lineTo(x2, y2)
        return
    cos, sin = math.cos(turn), math.sin(turn)
    dx, dy = (x1 - x2) / 2, (y1 - y2) / 2
    px, py = cos * dx + sin * dy, cos * dy - sin * dx
    grow = math.sqrt(max(1.0, (px / rx) ** 2 + (py / ry) ** 2))
    rx, ry = rx * grow, ry * grow
    spread = rx * rx * py * py + ry * ry * px * px
    root = math.sqrt(max(0.0, (rx * rx * ry * ry - spread) / spread))
    root = -root if large == sweep else root
    ux, uy = root * rx * py / ry, -root * ry * px / rx
    first = math.atan2((py - uy) / ry, (px - ux) / rx)
    last = math.atan2((-py - uy) / ry, (-px - ux) / rx)
    span = last - first
    if sweep and span < 0:
        span += 2 * math.pi
    elif not sweep and span > 0:
        span -= 2 * math.pi
    cx = cos * ux - sin * uy + (x1 + x2) / 2
    cy = sin * ux + cos * uy + (y1 + y2) / 2

    def place(a: float, b: float) -> tuple[float, float]:
        return cx + cos * rx * a - sin * ry * b, cy + sin * rx * a + cos * ry * b

    parts = max(1, math.ceil(abs(span) / (math.pi / 2) - 1e-6))
    step = span / parts
    pull = 4 / 3 * math.tan(step / 4)
    for part in range(parts):
        a, b = first + part * step, first + (part + 1) * step
        one = place(math.cos(a) - pull * math.sin(a), math.sin(a) + pull * math.cos(a))
        two = place(math.cos(b) + pull * math.sin(b), math.sin(b) - pull * math.cos(b))
        pen.path.cubicTo(*one, *two, *place(math.cos(b), math.sin(b)))
