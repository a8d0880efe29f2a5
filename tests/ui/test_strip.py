"""The strip that speaks: what it says can be read at once."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tabletop.ui.common.strip import Strip, Tone
from tests.ui.shell_parts import fresh_context


def test_new_words_are_seen_in_the_first_picture(qtbot: QtBot) -> None:
    strip = Strip(fresh_context(speed="normal"))
    qtbot.addWidget(strip)
    strip.resize(600, 66)
    with qtbot.waitExposed(strip):
        strip.show()
    strip.speak(Tone.PROMPT, "It is Ann’s turn.")
    picture = strip.grab().toImage()
    darkest = min(picture.pixelColor(x, y).lightness() for x in range(60, 300) for y in range(16, 50))
    assert picture.pixelColor(400, 33).lightness() - darkest > 40, "words are read while they come"


def test_the_link_is_as_large_as_the_words_beside_it(qtbot: QtBot) -> None:
    widths = []
    for shrink in (1.0, 0.62):
        strip = Strip(fresh_context(text_percent=200))
        qtbot.addWidget(strip)
        strip.shrink = shrink
        strip.resize(560, 120)
        strip.show()
        strip.speak(Tone.REFUSAL, "Ben is locked after a wrong claim.", "Trying all the same costs nothing.", "Show")
        widths.append(strip.link.width())
    assert widths[1] < 0.8 * widths[0]
