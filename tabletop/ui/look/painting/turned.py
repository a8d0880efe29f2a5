"""A stored drawing turned by quarters, on which letters and figures stay upright for the reader.

What is to stay upright is a group in the drawing with the id `upright_X_Y`; (X, Y) is the point round which it stands.
"""

import re

_UPRIGHT = re.compile(r'<g id="upright_([\d.]+)_([\d.]+)"')
_ROOT = re.compile(r"<svg[^>]*>")


def turned(svg: str, turn: int, x: float, y: float) -> str:
    """The drawing after `turn` quarter turns clockwise round (x, y)."""
    whole = f'<g transform="rotate({90 * turn} {x:g} {y:g})">'
    svg = _UPRIGHT.sub(lambda group: f'<g transform="rotate({-90 * turn} {group[1]} {group[2]})"', svg)
    return _ROOT.sub(lambda root: root[0] + whole, svg, count=1).replace("</svg>", "</g></svg>")
