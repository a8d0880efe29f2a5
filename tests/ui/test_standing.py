"""Pieces that stand on one square: each is seen, and the number of the square is read."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import Place, Setup
from tabletop.games.snakes_and_ladders.board import SIDE
from tabletop.kit.pieces import PEGS
from tests.conformance.playing import play
from tests.ui.pictures import at_table

SQUARE = Place("way", 11)


def test_four_pieces_on_one_square_leave_its_number_in_sight(qtbot: QtBot) -> None:
    match = play(games.load("snakes_and_ladders"), Setup(4), seed=3, plies=20)
    with at_table(match, people=4) as (_, family):
        overlay, shown = family.page.overlay, match.view(None)
        pegs = [placement.token for placement in shown.placements if placement.face in PEGS]
        pictures = []
        for count in (0, len(pegs)):
            elsewhere = {token: SQUARE if at < count else Place("way", 60 + at) for at, token in enumerate(pegs)}
            placements = tuple(replace(one, place=elsewhere.get(one.token, one.place)) for one in shown.placements)
            overlay.show_view(replace(shown, placements=placements, facts=()), (), False)
            middle, unit = overlay.view.place_point(SQUARE).toPoint(), overlay.view.factor
            square = QRect(0, 0, round(SIDE * unit), round(SIDE * unit))
            square.moveCenter(middle)
            pictures.append(overlay.view.grab(square).toImage())
        number = QRect(0, 0, round(0.28 * SIDE * unit), round(0.13 * SIDE * unit))
        assert pictures[0] != pictures[1]
        assert pictures[0].copy(number) == pictures[1].copy(number)
        assert len({overlay.view.table_scene.items_of[token].scenePos().x() for token in pegs}) == 4
