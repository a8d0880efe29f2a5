"""Flattens a stored drawing for high contrast: plain fills, strong edges."""

from copy import deepcopy
from xml.etree import ElementTree

from tabletop.ui.look.painting.label import Label, Material
from tabletop.ui.look.theme import Theme

_SVG = "{http://www.w3.org/2000/svg}"
_RIM = 1.2
_RIMMED = "translate(0 -1.5) scale(0.88)"
# Width of edges in the measure of the file: 2 units for what lies flat.
_EDGES = {Material.BOARD: 2.0, Material.TRAY: 3.0}


def flattened(svg: str, label: Label, room: frozenset[str], theme: Theme) -> str:
    """The drawing without gradient, grain and gloss, and with a strong edge round all that has one.

    `room` are the colours of wood, which lies on the room: its edge is the room's text colour; everything printed
    or turned has a black one. The colours themselves stay as they are.
    """
    ElementTree.register_namespace("", _SVG[1:-1])
    root = ElementTree.fromstring(svg)
    ramps = {f"url(#{ramp.get('id')})": _middle(ramp) for ramp in root.iter() if ramp.tag.endswith("Gradient")}
    edge = _EDGES.get(label.material, 1.6)
    for parent in list(root.iter()):
        for part in list(parent):
            if part.tag.endswith("Gradient") or part.get("opacity"):
                parent.remove(part)
                continue
            fill = ramps.get(part.get("fill", ""), part.get("fill", "none"))
            if part.tag == f"{_SVG}g" or (fill == "none" and part.get("stroke") not in room):
                continue
            if part.get("stroke") or fill in room:
                _edge(part, edge, theme.text if fill in room or fill == "none" else "#000000")
            part.set("fill", fill)
    if theme.dark and label.rim:
        _rim(root, theme.text)
    return ElementTree.tostring(root, encoding="unicode")


def _rim(root: ElementTree.Element, colour: str) -> None:
    """A light line round the black edge of a piece, which stands on a black room as well as on its board. The piece
    shrinks a little, so that the line has room in its frame."""
    parts = list(root)
    under = [deepcopy(part) for part in parts if part.get("stroke") == "#000000" and part.get("fill") != "none"]
    for part in under:
        part.set("stroke", colour)
        part.set("fill", colour)
        part.set("stroke-width", f"{float(part.get('stroke-width', '0')) + 2 * _RIM:g}")
    group = ElementTree.Element(f"{_SVG}g", {"transform": _RIMMED})
    group.extend((*under, *parts))
    root[:] = [group]


def _middle(ramp: ElementTree.Element) -> str:
    """The colour that a gradient stands for: its stop just behind the middle."""
    return next(stop.get("stop-color", "") for stop in ramp if 0.5 <= float(stop.get("offset", "0")) < 0.8)


def _edge(part: ElementTree.Element, width: float, colour: str) -> None:
    """Give a part this edge; a rectangle draws it inside its old outline, so that nothing is cut off."""
    before = float(part.get("stroke-width", "0"))
    part.set("stroke", colour)
    part.set("stroke-width", f"{max(width, before):g}")
    if part.tag == f"{_SVG}rect" and width > before:
        inset = (width - before) / 2
        for key, by in (("x", inset), ("y", inset), ("width", -2 * inset), ("height", -2 * inset), ("rx", -inset)):
            part.set(key, f"{float(part.get(key, '0')) + by:g}")
