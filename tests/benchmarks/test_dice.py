"""Six dice thrown out of a cup: the first frame, in which their ways are found, and the worst one after it."""

from __future__ import annotations

import statistics
from time import process_time

import pytest
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture

from tabletop.core.model import Place
from tabletop.core.table import Point, Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import Msg, Text
from tabletop.core.view import Cue, CueKind, View
from tabletop.kit.dice import placed_die
from tabletop.ui.common.language import Language, Words
from tabletop.ui.look.art import Art
from tabletop.ui.look.themes import THEMES
from tabletop.ui.table.view import TableView

WORD = Text(Msg("Test", "Table"))
DICE, THROWS = 6, 40
TRAY = ZoneSpec("tray", ZoneKind.SCATTER, WORD, area=Rect(26.7, 190.7, 222.0, 164.7))
CUP = ZoneSpec("cup", ZoneKind.SPOTS, WORD, slots=(Point(272.0, 305.0),), vessel="dice-cup")


def thrown(number: int) -> View:
    dice = tuple(placed_die(f"d{at}", Place("tray", at), 1 + (number + at) % 6) for at in range(DICE))
    return View(None, frozenset({0}), dice, WORD)


@pytest.mark.usefixtures("qapp")
def test_six_dice_out_of_a_cup(benchmark: BenchmarkFixture) -> None:
    """Goal: every frame under 16 ms, by the processor, so that other work on the machine decides nothing."""
    view = TableView(Art(THEMES["day"]), THEMES["day"], Words(Language()))
    view.resize(1920, 1080)
    view.show()
    view.set_table(TableSpec((TRAY, CUP)), None, 2)
    view.show_view(thrown(0), animate=False)
    clock = [0.0]
    motion = view.table_scene.motion
    motion.now_ms = lambda: clock[0]
    cues = tuple(Cue(f"d{at}", CueKind.ROLL, (Place("cup"),)) for at in range(DICE))
    while not view.table_scene.prerender.is_done:
        QApplication.processEvents()
    first, worst, every = [], [], []
    for number in range(1, THROWS):
        times = []
        while not times or view.is_moving:
            clock[0] += 16
            started = process_time()
            if not times:
                view.show_view(thrown(number), cues, throw=number)
            motion.step()
            view.viewport().repaint()
            times.append((process_time() - started) * 1000)
        first.append(times[0])
        worst.append(max(times[1:]))
        every += times
    benchmark.extra_info.update(
        first_ms=round(statistics.median(first), 2),
        first_worst_ms=round(max(first), 2),
        frame_ms=round(statistics.median(every), 2),
        worst_ms=round(statistics.median(worst), 2),
        worst_of_all_ms=round(max(worst), 2),
    )
    benchmark.pedantic(lambda: None, rounds=1)
    view.close()
