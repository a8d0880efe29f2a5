"""The effects and their player."""

import importlib.util
import logging
import subprocess
import sys
import threading
import time
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import miniaudio
import pytest

from tabletop.resources import data_path
from tabletop.ui.common import sound
from tabletop.ui.common.sound import Device, Feed, Mixer, Sound
from tests.spare_assets import replace_assets

ROOT = Path(__file__).parents[2]
WAIT_S = 10.0


def load_maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("sounds", ROOT / "packaging" / "sounds.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


MAKER = load_maker()


def until(true: Callable[[], bool]) -> None:
    """Wait for another thread, at most ten seconds."""
    deadline_s = time.monotonic() + WAIT_S
    while not true():
        assert time.monotonic() < deadline_s, "the other thread never did it"
        time.sleep(0.002)


class FakeDevice:
    """A loudspeaker that the test asks for frames itself."""

    def __init__(self) -> None:
        self.feed: Feed | None = None
        self.calls: list[str] = []
        self.thread: threading.Thread | None = None

    def opened(self) -> Device:
        self.calls.append("open")
        self.thread = threading.current_thread()
        return self

    def start(self, feed: Feed) -> None:
        self.calls.append("start")
        self.feed = feed

    def stop(self) -> None:
        self.calls.append("stop")
        self.feed = None

    def close(self) -> None:
        self.calls.append("close")
        self.feed = None

    def hear(self, count: int = 441) -> "array[int]":
        return array("h", self.feed.send(count)) if self.feed is not None else array("h")

    def hear_something(self) -> "array[int]":
        """The first block that is not silent."""
        deadline_s = time.monotonic() + WAIT_S
        while not any(block := self.hear()):
            assert time.monotonic() < deadline_s, "nothing was heard"
            time.sleep(0.002)
        return block


# ---- the effects ----


def _samples(path: Path) -> "array[int]":
    with wave.open(str(path), "rb") as file:
        return array("h", file.readframes(file.getnframes()))


def test_the_committed_files_are_what_the_script_makes(tmp_path: Path) -> None:
    MAKER.write(tmp_path)
    folder = data_path("assets") / "sounds"
    assert sorted(path.name for path in folder.iterdir()) == sorted(path.name for path in tmp_path.iterdir())
    for made in tmp_path.iterdir():
        new, kept = _samples(made), _samples(folder / made.name)
        assert len(new) == len(kept)
        # The sine of another system's C library may differ in its last bit, and so a sample by one.
        assert max(abs(a - b) for a, b in zip(new, kept, strict=True)) <= 1, made.name


def test_the_player_knows_every_effect() -> None:
    assert tuple(sorted(MAKER.EFFECTS)) == sound.NAMES


@pytest.mark.parametrize("name", sound.NAMES)
def test_an_effect_is_short_and_soft_and_ends_in_silence(name: str) -> None:
    path = data_path("assets") / "sounds" / f"{name}.wav"
    assert path.stat().st_size < 60_000
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
    samples = sound.read_samples(name)
    loudest = max(abs(value) for value in samples)
    assert 0.15 * 32_767 < loudest < 0.75 * 32_767
    assert max(abs(value) for value in samples[-8:]) < 0.01 * 32_767
    assert abs(sum(samples) / len(samples)) < 20


def test_the_tick_is_the_quietest_effect() -> None:
    heights = {name: height for name, (_, height) in MAKER.EFFECTS.items()}
    assert min(heights, key=heights.__getitem__) == "turn"


# ---- the mixer ----


def values(mixer: Mixer, count: int) -> list[int]:
    return array("h", mixer.frames(count)).tolist()


def test_two_effects_are_added_up_and_then_there_is_silence() -> None:
    mixer = Mixer()
    mixer.add(array("h", [100, 200, 300]))
    assert values(mixer, 1) == [100]
    mixer.add(array("h", [10, 20, 30, 40]))
    assert values(mixer, 3) == [210, 320, 30]
    assert values(mixer, 3) == [40, 0, 0]
    assert values(mixer, 2) == [0, 0]


def test_the_sum_is_cut_and_never_turns_over() -> None:
    mixer = Mixer()
    for value in (30_000, 30_000):
        mixer.add(array("h", [value, -value]))
    assert values(mixer, 2) == [32_767, -32_767]


def test_of_many_effects_the_oldest_falls_silent() -> None:
    mixer = Mixer()
    for power in range(12):
        mixer.add(array("h", [2**power]))
    assert values(mixer, 1) == [sum(2**power for power in range(4, 12))]


def test_the_feed_never_raises() -> None:
    mixer = Mixer()
    feed = mixer.feed()
    next(feed)
    mixer.add([1, 2, None])  # type: ignore[list-item]
    assert feed.send(3) == bytes(6)
    mixer.add(array("h", [5]))
    assert array("h", feed.send(2)).tolist() == [5, 0]


# ---- the player ----


def test_nothing_is_opened_before_the_first_sound() -> None:
    device = FakeDevice()
    player = Sound(open_device=device.opened)
    player.close()
    assert device.calls == []


def test_a_sound_is_heard_and_the_device_is_opened_in_another_thread() -> None:
    device = FakeDevice()
    player = Sound(open_device=device.opened)
    player.volume = 100
    player.play("piece")
    expected = sound.read_samples("piece")
    assert device.hear_something() == expected[:441]
    assert device.thread is not threading.current_thread()
    player.play("card")
    player.close()
    assert device.calls == ["open", "start", "close"]


def test_half_the_volume_is_a_quarter_of_the_swing() -> None:
    device = FakeDevice()
    player = Sound(open_device=device.opened)
    player.volume = 50
    player.play("piece")
    expected = sound.read_samples("piece")
    assert device.hear_something().tolist() == [int(value * 0.25) for value in expected[:441]]
    player.close()


def test_the_volume_stays_between_0_and_100() -> None:
    player = Sound()
    player.volume = 250
    assert player.volume == 100
    player.volume = -3
    assert player.volume == 0


@pytest.mark.parametrize("silenced", ["muted", "volume"])
def test_a_muted_table_opens_nothing(silenced: str) -> None:
    device = FakeDevice()
    player = Sound(open_device=device.opened)
    setattr(player, silenced, silenced == "muted")
    player.play("piece")
    player.close()
    assert device.calls == []


def test_muting_ends_what_sounds() -> None:
    device = FakeDevice()
    player = Sound(open_device=device.opened)
    player.play("win")
    device.hear_something()
    player.muted = True
    assert not any(device.hear())
    player.muted = False
    player.play("turn")
    assert any(device.hear_something())
    player.close()


def test_a_slow_device_does_not_hold_up_the_table_and_says_nothing_late(monkeypatch: pytest.MonkeyPatch) -> None:
    device, ready, now_s = FakeDevice(), threading.Event(), [100.0]
    monkeypatch.setattr(sound, "monotonic", lambda: now_s[0])

    def slowly() -> Device:
        assert ready.wait(WAIT_S)
        return device.opened()

    player = Sound(open_device=slowly)
    player.play("win")  # comes back while the device is not there
    assert device.calls == []
    now_s[0] += 2.0
    player.volume = 100
    player.play("turn")
    ready.set()
    expected = sound.read_samples("turn")
    assert device.hear_something() == expected[:441]
    player.close()


def test_the_device_rests_when_nothing_is_asked_for() -> None:
    device = FakeDevice()
    player = Sound(open_device=device.opened, idle_s=0.01)
    player.play("piece")
    until(lambda: device.calls == ["open", "start", "stop"])
    player.play("piece")
    until(lambda: device.calls[:5] == ["open", "start", "stop", "start", "stop"])
    player.close()
    assert device.calls[-1] == "close"
    assert device.calls.count("open") == 1


def test_without_a_device_the_table_is_silent(caplog: pytest.LogCaptureFixture) -> None:
    tried = []

    def none() -> Device:
        tried.append(1)
        raise OSError("no such loudspeaker")

    player = Sound(open_device=none)
    with caplog.at_level(logging.INFO, logger="tabletop"):
        player.play("piece")
        until(lambda: bool(caplog.records))
        for name in sound.NAMES:
            player.play(name)
        player.close()
    assert [(record.levelname, record.getMessage()) for record in caplog.records] == [
        ("INFO", "no sound: no such loudspeaker")
    ]
    assert len(tried) == 1


def test_unmuting_tries_the_device_again(caplog: pytest.LogCaptureFixture) -> None:
    device, answers = FakeDevice(), ["fault", "device"]
    tried = []

    def second_time() -> Device:
        tried.append(answers[len(tried)])
        if tried[-1] == "fault":
            raise OSError("not yet")
        return device.opened()

    player = Sound(open_device=second_time)
    with caplog.at_level(logging.INFO):
        player.play("piece")
        until(lambda: bool(caplog.records))
    player.play("piece")
    player.muted = True
    player.muted = False
    player.play("piece")
    assert any(device.hear_something())
    assert tried == ["fault", "device"]
    player.close()


def test_a_device_that_fails_later_is_no_error(caplog: pytest.LogCaptureFixture) -> None:
    device = FakeDevice()

    def fail() -> None:
        raise RuntimeError("unplugged")

    device.stop = device.close = fail  # type: ignore[method-assign]
    player = Sound(open_device=device.opened, idle_s=0.01)
    with caplog.at_level(logging.INFO, logger="tabletop"):
        player.play("piece")
        until(lambda: len(caplog.records) == 2)
        player.close()
    assert {record.levelname for record in caplog.records} == {"INFO"}


def test_a_file_that_cannot_be_read_is_silent_and_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    replace_assets(tmp_path, monkeypatch, "sounds")
    (tmp_path / "sounds" / "piece.wav").write_bytes(b"RIFF, but no more of it")
    with wave.open(str(tmp_path / "sounds" / "card.wav"), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(8000)
        file.writeframes(bytes(64))
    device = FakeDevice()
    player = Sound(device.opened)
    with caplog.at_level(logging.INFO, logger="tabletop"):
        for name in ("piece", "card", "win", "piece", "card", "win"):
            player.play(name)
        player.close()
    assert [record.levelname for record in caplog.records] == ["INFO"] * 3
    assert [record.args[0] for record in caplog.records if isinstance(record.args, tuple)] == ["piece", "card", "win"]
    assert device.calls == []


def test_after_closing_nothing_sounds_and_closing_twice_is_fine() -> None:
    device = FakeDevice()
    player = Sound(open_device=device.opened)
    player.play("piece")
    until(lambda: "start" in device.calls)
    player.close()
    player.close()
    player.play("piece")
    assert device.calls == ["open", "start", "close"]


# ---- miniaudio itself ----


def test_the_real_device_that_is_refused_is_no_error(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refused(**wishes: Any) -> None:
        assert miniaudio.Backend.NULL not in wishes["backends"]
        raise miniaudio.MiniaudioError("failed to init device", -401)

    monkeypatch.setattr(miniaudio, "PlaybackDevice", refused)
    player = Sound()
    with caplog.at_level(logging.INFO, logger="tabletop"):
        player.play("piece")
        player.close()
    assert [record.levelname for record in caplog.records] == ["INFO"]


def test_miniaudio_plays_an_effect_to_its_end() -> None:
    """Through the library's own thread, with the backend that leads nowhere."""
    heard = []

    class Tapped(miniaudio.PlaybackDevice):
        def start(self, feed: Feed) -> None:
            super().start(self.tap(feed))

        def tap(self, feed: Feed) -> Feed:
            tapped = self.taps(feed)
            next(tapped)
            return tapped

        @staticmethod
        def taps(feed: Feed) -> Feed:
            count = yield b""
            while True:
                block = feed.send(count)
                heard.extend(array("h", block))
                count = yield block

    player = Sound(open_device=lambda: Tapped(nchannels=1, buffersize_msec=20, backends=[miniaudio.Backend.NULL]))
    player.volume = 100
    player.play("turn")
    expected = sound.read_samples("turn").tolist()
    until(lambda: len(heard) > 20_000)
    player.close()
    first = next(index for index, value in enumerate(heard) if value) - next(i for i, v in enumerate(expected) if v)
    assert heard[first : first + len(expected)] == expected
    assert not any(heard[first + len(expected) :])


DEVICE = """
import sys
sys.modules["numpy"] = None  # the tests have it, who plays has not
from tabletop.ui.common.sound import open_default_device
try:
    open_default_device().close()
except Exception as error:
    print(type(error).__name__, file=sys.stderr)
print("miniaudio" in sys.modules, *sorted({"http.client", "email", "ssl", "urllib.request"} & set(sys.modules)))
import urllib.request
print(urllib.request.Request("http://localhost/sound").host)
"""


def test_a_loudspeaker_wants_nothing_of_the_web() -> None:
    done = subprocess.run([sys.executable, "-c", DEVICE], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "True\nlocalhost\n", "who wants it afterwards has it"


def test_the_web_that_is_there_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    there = ModuleType("urllib.request")
    monkeypatch.setitem(sys.modules, "urllib.request", there)
    with sound.without_the_web():
        assert sys.modules["urllib.request"] is there
    assert sys.modules["urllib.request"] is there
