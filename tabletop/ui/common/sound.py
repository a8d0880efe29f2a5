"""The sounds of the table: short effects, mixed and played beside the event loop.

Nothing is told by sound alone, so a sound that cannot be played is no error: without a device, or with a file
that cannot be read, the table is silent and the log says so once. Opening a device may take a second on some
systems; a thread of its own does it, and `Sound.play` only leaves a note for that thread.
"""

import atexit
import io
import logging
import sys
import wave
from array import array
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from operator import add
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import monotonic
from types import ModuleType
from typing import Protocol, cast

from tabletop.ui.look import assets

_log = logging.getLogger(__name__)

NAMES = (
    "call", "capture", "card", "die", "draw", "knock", "laid", "piece", "rattle", "refusal", "roll", "shuffle", "step",
    "throw", "turn", "win",
)  # fmt: skip
"""The effects that there are, each a file ``assets/sounds/NAME.wav``."""

RATE_HZ = 44_100
_PERIOD_MS = 20
_VOICES = 8
_PEAK = 32_767
_STALE_S = 0.4  # a sound that would be heard later than this belongs to nothing on the screen any more

Feed = Generator[bytes, int, None]


class Device(Protocol):
    """What is used of ``miniaudio.PlaybackDevice``."""

    def start(self, feed: Feed) -> None:
        """Ask `feed` for frames, from a thread of the device, until it is stopped."""

    def stop(self) -> None:
        """Ask no more; the device can be started again."""

    def close(self) -> None:
        """Give the device back to the system."""


def open_default_device() -> Device:
    """Open the system's loudspeaker: 16 bit, mono. Raises whatever is wrong with it."""
    with without_the_web():
        import miniaudio

    wanted = [miniaudio.Backend.WASAPI, miniaudio.Backend.COREAUDIO, miniaudio.Backend.PULSEAUDIO]
    # Without a sound card ALSA writes dozens of lines on the terminal and gives up: ask it only where one is.
    if not sys.platform.startswith("linux") or any(Path("/dev/snd").glob("pcmC*p")):
        wanted += [miniaudio.Backend.ALSA, miniaudio.Backend.SNDIO, miniaudio.Backend.OSS]
    return cast(
        Device,
        miniaudio.PlaybackDevice(
            output_format=miniaudio.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=RATE_HZ,
            buffersize_msec=_PERIOD_MS,
            backends=wanted,
            app_name="Tabletop",
        ),
    )


@contextmanager
def without_the_web() -> Iterator[None]:
    """Spare what is imported meanwhile Python's modules for the web: miniaudio can play from there, for which it loads
    what speaks http, mail and encryption. Whoever imports `urllib.request` afterwards gets it."""
    name = "urllib.request"
    if name in sys.modules:
        yield
        return
    sys.modules[name] = ModuleType(name)
    try:
        yield
    finally:
        del sys.modules[name]


def read_samples(name: str) -> "array[int]":
    """The samples of the effect `name`.

    Raises `ValueError`, `OSError`, `EOFError` or `wave.Error` where its file is not like ours.
    """
    with wave.open(io.BytesIO(assets.read(f"sounds/{name}.wav")), "rb") as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE_HZ):
            raise ValueError("not 16 bit, mono, 44.1 kHz")
        return array("h", file.readframes(file.getnframes()))


class Mixer:
    """Adds up the effects that sound at one moment. Filled by one thread and emptied by another."""

    def __init__(self) -> None:
        self.gain = 1.0
        self._voices: list[tuple[Sequence[int], int]] = []
        self._lock = Lock()

    def add(self, samples: Sequence[int]) -> None:
        """Let an effect sound from now on; of too many at once the oldest falls silent."""
        with self._lock:
            self._voices = [*self._voices[-_VOICES + 1 :], (samples, 0)]

    def clear(self) -> None:
        """Be silent at once."""
        with self._lock:
            self._voices = []

    def frames(self, count: int) -> bytes:
        """The next `count` frames, as bytes."""
        with self._lock:
            voices = self._voices
            self._voices = [(all_, at + count) for all_, at in voices if at + count < len(all_)]
        if not voices:
            return bytes(2 * count)
        total = [0] * count
        for samples, at in voices:
            part = samples[at : at + count]
            total[: len(part)] = map(add, total, part)
        gain = self.gain
        return array("h", [max(-_PEAK, min(_PEAK, int(value * gain))) for value in total]).tobytes()

    def feed(self) -> Feed:
        """A generator that a device asks for frames. It never raises: a fault is heard as silence."""
        count = yield b""
        while True:
            try:
                block = self.frames(count)
            except Exception:
                self.clear()
                block = bytes(2 * count)
            count = yield block


class Sound:
    """Plays the effects of the table.

    `open_device` gives the loudspeaker. When nothing was asked for during
    `idle_s` seconds, longer than any effect, the device is stopped, so that it costs nothing. No method raises,
    and none waits, but for `close`, which gives the device a second to go.
    """

    def __init__(
        self,
        open_device: Callable[[], Device] = open_default_device,
        idle_s: float = 4.0,
    ) -> None:
        self._open_device = open_device
        self._idle_s = idle_s
        self._mixer = Mixer()
        self._notes: SimpleQueue[tuple[str, float] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._closed = False
        self._muted = False
        self._hopeless = False
        self._device: Device | None = None
        self._running = False
        self._samples: dict[str, array[int] | None] = {}
        self.volume = 70

    @property
    def volume(self) -> int:
        """How loud, from 0 to 100; other numbers are brought into that range."""
        return self._volume

    @volume.setter
    def volume(self, percent: int) -> None:
        self._volume = max(0, min(100, percent))
        # Ears hear ratios: with the square, half of the slider is heard as about half as loud.
        self._mixer.gain = (self._volume / 100) ** 2

    @property
    def muted(self) -> bool:
        """Whether the table is silent. Ending it tries a device again that could not be opened before."""
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        self._muted = muted
        if muted:
            self._mixer.clear()
        else:
            self._hopeless = False

    def play(self, name: str) -> None:
        """Let the effect `name` (one of `NAMES`) be heard now, if it can be."""
        if self._muted or self._closed or self._hopeless or not self._volume:
            return
        self._notes.put((name, monotonic()))
        if self._thread is None:
            self._thread = Thread(target=self._serve, name="sound", daemon=True)
            self._thread.start()
            # The device calls Python from its own thread: it must be gone before the interpreter is.
            atexit.register(self.close)

    def close(self) -> None:
        """Give the device back. After this nothing sounds any more."""
        if self._closed:
            return
        self._closed = True
        if self._thread is not None:
            atexit.unregister(self.close)
            self._notes.put(None)
            self._thread.join(1.0)

    def _serve(self) -> None:
        while True:
            try:
                note = self._notes.get(timeout=self._idle_s if self._running else None)
            except Empty:
                self._rest()
                continue
            if note is None:
                self._give_back()
                return
            self._begin(*note)

    def _begin(self, name: str, asked_s: float) -> None:
        samples = self._read(name)
        if samples is None or not self._wake() or self._muted or monotonic() - asked_s > _STALE_S:
            return
        self._mixer.add(samples)

    def _read(self, name: str) -> "array[int] | None":
        if name not in self._samples:
            try:
                self._samples[name] = read_samples(name)
            except (OSError, EOFError, ValueError, wave.Error) as error:
                _log.info("the sound %r cannot be read: %s", name, error)
                self._samples[name] = None
        return self._samples[name]

    def _wake(self) -> bool:
        """Whether the device runs now. After a failure it is not tried again until the sound is unmuted."""
        if self._running:
            return True
        if self._hopeless:
            return False
        try:
            if self._device is None:
                self._device = self._open_device()
            feed = self._mixer.feed()
            next(feed)
            self._device.start(feed)
        except Exception as error:
            self._hopeless = True
            self._give_back()
            _log.info("no sound: %s", error)
            return False
        self._running = True
        return True

    def _rest(self) -> None:
        # Stopped and not closed: each opening of miniaudio keeps a context that is never freed. What should
        # still sound now was never fetched (a loudspeaker was unplugged) and must not be heard later.
        self._running = False
        self._mixer.clear()
        try:
            if self._device is not None:
                self._device.stop()
        except Exception as error:
            _log.info("the sound device did not stop: %s", error)
            self._give_back()

    def _give_back(self) -> None:
        device, self._device, self._running = self._device, None, False
        self._mixer.clear()
        try:
            if device is not None:
                device.close()
        except Exception as error:
            _log.info("the sound device did not close: %s", error)
