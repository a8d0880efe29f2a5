"""A timer that can rest on its way."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tabletop.ui.common.delay import LONGEST_MS, Delay


@pytest.mark.parametrize("paused", [False, True])
def test_a_wait_that_no_timer_knows_is_the_longest_one(qtbot: QtBot, paused: bool) -> None:
    delay = Delay()
    delay.set_paused(paused)
    delay.start(2.0**50)
    delay.set_paused(False)
    assert delay.running
    assert LONGEST_MS - 60_000 < delay.left_ms <= LONGEST_MS
    delay.cancel()
