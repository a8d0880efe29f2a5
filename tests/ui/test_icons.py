"""The line icons, the icon of the application, and the lids of the boxes."""

import logging
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from tabletop.resources import data_path
from tabletop.ui.look import icons

pytestmark = pytest.mark.usefixtures("qapp")

ICONS = sorted(path.stem for path in (data_path("assets") / "icons").glob("*.svg"))
LINES = [name for name in ICONS if not name.startswith("tabletop")]
COVERS = sorted((data_path("assets") / "art").glob("cover-*.svg"))
DRAWN = {"svg", "g", "path", "rect", "circle", "ellipse", "line", "linearGradient", "radialGradient", "stop"}


def inked(pixmap: QPixmap) -> list[QColor]:
    """The colours of all pixels that are fully covered."""
    image = pixmap.toImage()
    pixels = (image.pixelColor(x, y) for y in range(image.height()) for x in range(image.width()))
    return [pixel for pixel in pixels if pixel.alpha() == 255]


def same(first: QPixmap, second: QPixmap) -> bool:
    return first.toImage() == second.toImage()


def elements(path: Path) -> set[str]:
    return {element.tag.rpartition("}")[2] for element in ET.parse(path).iter()}


def test_the_names_are_the_files() -> None:
    assert icons.names() == frozenset(LINES)
    assert {"undo", "hint", "sound", "mute", "rules", "menu", "players", "age", "clock"} <= icons.names()


@pytest.mark.parametrize("name", LINES)
def test_an_icon_takes_the_colour_it_is_given(name: str) -> None:
    pixels = inked(icons.icon_pixmap(name, "#C62B30", 48))
    assert len(pixels) > 20
    assert {pixel.name() for pixel in pixels} == {"#c62b30"}


@pytest.mark.parametrize("name", LINES)
def test_an_icon_keeps_its_margin(name: str) -> None:
    image = icons.icon_pixmap(name, "#000000", 96).toImage()
    edge = [image.pixelColor(x, y).alpha() for x in range(96) for y in (0, 1, 94, 95)]
    edge += [image.pixelColor(x, y).alpha() for y in range(96) for x in (0, 1, 94, 95)]
    assert not any(edge)


@pytest.mark.parametrize("name", LINES)
def test_an_icon_is_one_line_weight_without_fills(name: str) -> None:
    path = data_path("assets") / "icons" / f"{name}.svg"
    root = ET.parse(path).getroot()
    assert elements(path) == {"svg", "path"}
    assert root.get("viewBox") == "0 0 24 24"
    assert (root.get("fill"), root.get("stroke"), root.get("stroke-width")) == ("none", "#000000", "2")
    assert all(set(line.attrib) == {"d"} for line in root)


def test_no_two_icons_look_the_same() -> None:
    pictures = [icons.icon_pixmap(name, "#000000", 24).toImage() for name in LINES]
    assert not any(a == b for i, a in enumerate(pictures) for b in pictures[:i])


def test_a_screen_with_twice_the_pixels_gets_twice_the_pixels() -> None:
    made = icons.icon("undo", "#2B2733", 22)
    sharp = made.pixmap(QSize(22, 22), 2.0)
    assert sharp.size() == QSize(44, 44)
    assert sharp.devicePixelRatio() == 2.0
    assert same(sharp, icons.icon_pixmap("undo", "#2B2733", 22, 2.0))
    assert not same(sharp, QPixmap.fromImage(icons.icon_pixmap("undo", "#2B2733", 22).toImage().scaled(44, 44)))


@pytest.mark.parametrize("dpr", [1.25, 1.5, 3.0])
def test_other_screens_get_their_own_picture(dpr: float) -> None:
    made = icons.icon("rules", "#2B2733", 24).pixmap(QSize(24, 24), dpr)
    assert same(made, icons.icon_pixmap("rules", "#2B2733", 24, dpr))


def test_an_icon_that_is_off_has_the_colour_of_controls() -> None:
    made = icons.icon("undo", "#2B2733", 22, "#8C8172")
    off = made.pixmap(QSize(22, 22), 1.0, QIcon.Mode.Disabled)
    assert {pixel.name() for pixel in inked(off)} == {"#8c8172"}
    on = made.pixmap(QSize(22, 22), 1.0, QIcon.Mode.Selected)
    assert {pixel.name() for pixel in inked(on)} == {"#2b2733"}


def test_an_icon_is_made_once() -> None:
    assert icons.icon("star", "#000000", 22) is icons.icon("star", "#000000", 22)
    assert icons.icon_pixmap("star", "#000000") is icons.icon_pixmap("star", "#000000")
    assert icons.icon("star", "#000000", 22) is not icons.icon("star", "#FFFFFF", 22)


def test_a_missing_icon_is_a_ring_and_told_once(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        pixmap = icons.icon_pixmap("no-such-icon", "#2B2733", 22)
        icons.icon("no-such-icon", "#FFFFFF", 30)
        icons.icon_pixmap("../icons/star", "#2B2733", 22)
    told = [record.getMessage() for record in caplog.records]
    caplog.clear()
    assert pixmap.size() == QSize(22, 22)
    assert inked(pixmap)
    assert told == ["there is no readable icon 'no-such-icon'", "there is no readable icon '../icons/star'"]


def test_the_app_icon_is_simpler_where_it_is_small() -> None:
    made = icons.app_icon()
    sides = {size.width() for size in made.availableSizes()}
    assert {16, 24, 32, 48, 64, 128, 256} <= sides
    folder = data_path("assets") / "icons"
    for side, name in ((16, "tabletop-16"), (32, "tabletop-32"), (48, "tabletop")):
        assert made.pixmap(QSize(side, side), 1.0).toImage() == drawn(folder / f"{name}.svg", QSize(side, side))


def drawn(path: Path, size: QSize) -> QImage:
    renderer = QSvgRenderer(str(path))
    assert renderer.isValid()
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


@pytest.mark.parametrize("path", COVERS, ids=lambda path: path.stem)
def test_a_lid_is_a_full_picture_without_letters(path: Path) -> None:
    assert elements(path) <= DRAWN
    image = drawn(path, QSize(176, 182))
    assert image.pixelColor(88, 90).alpha() == 255
    assert image.pixelColor(0, 0).alpha() < 60
    # The title is drawn by the shelf, in the language of the window: nothing else may stand there.
    title = {image.pixelColor(x, y).name() for x in range(8, 168) for y in range(138, 168)}
    ground = QColor(ET.parse(path).getroot().find("{*}linearGradient/{*}stop").get("stop-color"))
    assert all(abs(QColor(colour).lightnessF() - ground.lightnessF()) < 0.12 for colour in title)


@pytest.mark.parametrize("path", COVERS, ids=lambda path: path.stem)
def test_a_lid_has_its_own_picture(path: Path) -> None:
    mine = drawn(path, QSize(176, 182)).copy(20, 10, 136, 120)
    others = [drawn(other, QSize(176, 182)).copy(20, 10, 136, 120) for other in COVERS if other != path]
    colours = {mine.pixel(x, y) for x in range(0, 136, 4) for y in range(0, 120, 4)}
    assert len(colours) > 40
    assert mine not in others
