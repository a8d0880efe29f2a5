"""A guard against PySide6 wheels that lose a reference to None at every call (6.12.0 on Python 3.11)."""

import sys

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget
from pytestqt.qtbot import QtBot

ROUNDS = 200


class Item(QGraphicsItem):
    """An item whose void virtual method is written in Python."""

    painted = 0

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, 10, 10)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self.painted += 1


def test_none_keeps_its_references(qtbot: QtBot) -> None:
    scene, item = QGraphicsScene(), Item()
    scene.addItem(item)
    image = QImage(20, 20, QImage.Format.Format_ARGB32)
    image.fill(0)
    before = sys.getrefcount(None)
    for step in range(ROUNDS):
        item.setPos(step % 3, 0)
        painter = QPainter(image)
        scene.render(painter)
        painter.end()
    assert item.painted == ROUNDS
    assert sys.getrefcount(None) > before - ROUNDS // 4
