"""Make the sounds of the table: ``python packaging/sounds.py [FOLDER]`` writes ``assets/sounds/*.wav``.

Every effect is synthesised here from sines and a fixed noise, with the standard library only, so that it is
our own and always comes out the same. Wood, bone and bells are sums of dying sines (a struck body), paper and
felt are filtered noise. The files are 16 bit, mono, 44.1 kHz and shorter than 60 kB, that is 0.68 s.
"""

import math
import struct
import sys
import wave
from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path

RATE_HZ = 44_100
FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"

Wave = list[float]
Mode = tuple[float, float, float]  # frequency in Hz, strength, time in s until it has died to 1/e

WOOD: tuple[Mode, ...] = ((410, 1.0, 0.028), (1090, 0.55, 0.017), (1870, 0.3, 0.010), (2960, 0.14, 0.006))
DEEP_WOOD: tuple[Mode, ...] = ((235, 1.0, 0.045), (590, 0.5, 0.026), (1180, 0.22, 0.014), (2050, 0.08, 0.007))
DIE: tuple[Mode, ...] = ((1240, 1.0, 0.011), (2310, 0.7, 0.008), (3680, 0.4, 0.005), (470, 0.5, 0.016))
MUFFLED: tuple[Mode, ...] = ((190, 1.0, 0.052), (297, 0.7, 0.040), (521, 0.3, 0.022))
LEATHER: tuple[Mode, ...] = ((620, 1.0, 0.010), (1120, 0.5, 0.007), (310, 0.8, 0.018))
TICK: tuple[Mode, ...] = ((1480, 1.0, 0.009), (2620, 0.35, 0.005))
BELL: tuple[Mode, ...] = ((1.0, 1.0, 0.17), (2.0, 0.35, 0.11), (2.76, 0.22, 0.06), (5.4, 0.07, 0.03))
SOFT_BRASS: tuple[Mode, ...] = ((1.0, 1.0, 0.26), (2.0, 0.42, 0.20), (3.0, 0.2, 0.13), (4.0, 0.08, 0.09))


class Noise:
    """White noise from a linear congruential generator: the same numbers on every machine."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def next(self) -> float:
        """The next number, from -1 to 1."""
        self._state = (self._state * 1_664_525 + 1_013_904_223) % 2**32
        return self._state / 2**31 - 1.0

    def between(self, low: float, high: float) -> float:
        """A number from `low` to `high`."""
        return low + (high - low) * (self.next() + 1) / 2


def silence(seconds: float) -> Wave:
    """An empty stretch to lay sounds on."""
    return [0.0] * round(seconds * RATE_HZ)


def lay(ground: Wave, sound: Sequence[float], at_s: float, strength: float = 1.0) -> None:
    """Add `sound` to `ground` from the moment `at_s`; what is longer than the ground is cut."""
    start = round(at_s * RATE_HZ)
    for index, value in enumerate(sound[: max(0, len(ground) - start)], start):
        ground[index] += strength * value


def struck(modes: Sequence[Mode], pitch: float = 1.0, attack_s: float = 0.0006) -> Wave:
    """A body that was hit once. `pitch` multiplies all its frequencies."""
    out = silence(6 * max(dying for _, _, dying in modes))
    for frequency, strength, dying in modes:
        step = 2 * math.pi * frequency * pitch / RATE_HZ
        for index in range(len(out)):
            out[index] += strength * math.sin(step * index) * math.exp(-index / (dying * RATE_HZ))
    rise = attack_s * RATE_HZ
    return [value * min(1.0, index / rise) for index, value in enumerate(out)]


def low_pass(sound: Sequence[float], cut_hz: float) -> Wave:
    """Take away what is higher than `cut_hz` (one pole, 6 dB an octave)."""
    share = 1 - math.exp(-2 * math.pi * cut_hz / RATE_HZ)
    out, level = [], 0.0
    for value in sound:
        level += share * (value - level)
        out.append(level)
    return out


def high_pass(sound: Sequence[float], cut_hz: float) -> Wave:
    """Take away what is lower than `cut_hz`."""
    return [value - low for value, low in zip(sound, low_pass(sound, cut_hz), strict=True)]


def rustle(noise: Noise, seconds: float, band_hz: tuple[float, float], rise: float = 0.1) -> Wave:
    """Paper: noise within a band that swells during the share `rise` of its time and then dies away."""
    low, high = band_hz
    count = round(seconds * RATE_HZ)
    out = low_pass(low_pass(high_pass([noise.next() for _ in range(count)], low), high), high)
    return [value * _swell(index / count, rise) for index, value in enumerate(out)]


def _swell(share: float, rise: float) -> float:
    if share < rise:
        return math.sin(math.pi / 2 * share / rise) ** 2
    return math.cos(math.pi / 2 * (share - rise) / (1 - rise)) ** 3


def card() -> Wave:
    """A card laid on the pile: a flat slap of paper and the table under it."""
    noise, out = Noise(11), silence(0.16)
    lay(out, rustle(noise, 0.035, (700, 3200), 0.03), 0.012, 1.6)
    lay(out, rustle(noise, 0.075, (1800, 5200), 0.15), 0.0, 0.5)
    lay(out, struck(MUFFLED), 0.012, 0.15)
    return out


def draw() -> Wave:
    """A card slides off the stock and snaps free."""
    noise, out = Noise(23), silence(0.25)
    lay(out, rustle(noise, 0.17, (1500, 4800), 0.7), 0.0, 1.0)
    lay(out, rustle(noise, 0.03, (2200, 6500), 0.05), 0.165, 1.1)
    lay(out, struck(TICK, 0.8), 0.166, 0.05)
    return out


def shuffle() -> Wave:
    """Two halves riffled together, card by card and faster, then pushed square."""
    noise, out = Noise(37), silence(0.66)
    at_s, gap_s = 0.0, 0.024
    while at_s < 0.42:
        lay(out, rustle(noise, 0.02, (1300, 4600), 0.04), at_s, noise.between(0.6, 1.0))
        at_s += gap_s * noise.between(0.8, 1.2)
        gap_s = max(0.0085, gap_s * 0.965)
    lay(out, rustle(noise, 0.13, (900, 3400), 0.6), 0.44, 0.9)
    lay(out, rustle(noise, 0.05, (700, 2600), 0.05), 0.575, 1.1)
    lay(out, struck(MUFFLED), 0.575, 0.12)
    return out


def die() -> Wave:
    """A whole throw in one, for whoever sees none: it rattles, bounces three times and settles."""
    noise, out = Noise(41), silence(0.67)
    at_s = 0.0
    while at_s < 0.25:
        lay(out, struck(DIE, noise.between(0.85, 1.15)), at_s, noise.between(0.12, 0.32))
        at_s += noise.between(0.022, 0.046)
    for bounce_s, strength in ((0.28, 1.0), (0.39, 0.2), (0.49, 0.6), (0.57, 0.16), (0.63, 0.32)):
        lay(out, struck(DIE, noise.between(0.92, 1.08)), bounce_s, strength)
        lay(out, struck(DEEP_WOOD), bounce_s, strength * 0.45)
        lay(out, rustle(noise, 0.02, (600, 3000), 0.05), bounce_s, strength * 0.35)
    return out


def rattle() -> Wave:
    """Dice in a leather cup, or in a hand, once to and fro: they hit its wall and each other."""
    noise, out = Noise(43), silence(0.17)
    at_s = 0.004
    while at_s < 0.11:
        lay(out, struck(LEATHER, noise.between(0.85, 1.2)), at_s, noise.between(0.5, 1.0))
        lay(out, struck(DIE, noise.between(0.8, 1.05)), at_s + 0.003, noise.between(0.1, 0.3))
        at_s += noise.between(0.014, 0.032)
    return low_pass(out, 3400)


def throw() -> Wave:
    """Dice poured out over felt: they leave the cup, come down as they are seen to, and roll until they slide."""
    noise, out = Noise(47), silence(0.67)
    at_s = 0.0
    while at_s < 0.1:
        lay(out, struck(LEATHER, noise.between(0.9, 1.25)), at_s, noise.between(0.15, 0.3))
        at_s += noise.between(0.02, 0.035)
    for down_s, strength in ((0.238, 1.0), (0.262, 0.6), (0.29, 0.75), (0.318, 0.5), (0.392, 0.4), (0.44, 0.3)):
        lay(out, struck(MUFFLED, noise.between(1.0, 1.3)), down_s, strength * 0.55)
        lay(out, struck(DIE, noise.between(0.75, 0.95)), down_s, strength * 0.22)
        lay(out, rustle(noise, 0.024, (250, 1900), 0.05), down_s, strength * 0.9)
    lay(out, rustle(noise, 0.4, (180, 1100), 0.15), 0.25, 0.5)
    return low_pass(out, 3800)


def knock() -> Wave:
    """One die knocks against another."""
    out = silence(0.1)
    lay(out, struck(DIE, 0.96), 0.0)
    lay(out, struck(DIE, 1.07), 0.002, 0.6)
    return out


def laid() -> Wave:
    """A die laid into its place on the wooden rail."""
    noise, out = Noise(59), silence(0.16)
    lay(out, struck(DEEP_WOOD, 1.15), 0.0)
    lay(out, struck(DIE, 0.82), 0.0, 0.28)
    lay(out, rustle(noise, 0.012, (500, 2600), 0.05), 0.0, 0.35)
    return out


def piece() -> Wave:
    """A wooden piece set down on a wooden board."""
    noise, out = Noise(53), silence(0.18)
    lay(out, struck(WOOD), 0.0)
    lay(out, struck(DEEP_WOOD), 0.001, 0.5)
    lay(out, rustle(noise, 0.012, (900, 4200), 0.05), 0.0, 0.5)
    return out


def step() -> Wave:
    """A square that a piece touches on its way: the same wood, only tapped."""
    noise, out = Noise(61), silence(0.08)
    lay(out, struck(WOOD, 1.3), 0.0)
    lay(out, rustle(noise, 0.008, (1200, 4800), 0.05), 0.0, 0.3)
    return out


def capture() -> Wave:
    """One piece knocks another, which is swept off the board and lands in the tray."""
    noise, out = Noise(67), silence(0.42)
    lay(out, struck(WOOD, 1.12), 0.0, 0.9)
    lay(out, struck(DEEP_WOOD, 1.1), 0.0, 0.6)
    lay(out, rustle(noise, 0.16, (500, 2200), 0.35), 0.03, 0.4)
    lay(out, struck(DEEP_WOOD, 0.84), 0.19, 1.0)
    lay(out, struck(WOOD, 0.72), 0.19, 0.4)
    lay(out, struck(DEEP_WOOD, 0.9), 0.262, 0.3)
    return out


def roll() -> Wave:
    """A far drum that swells: something is about to be decided."""
    noise, out = Noise(83), silence(0.66)
    at_s = 0.0
    while at_s < 0.56:
        swell, pitch = 0.25 + 0.75 * (at_s / 0.56) ** 1.5, 0.55 * noise.between(0.96, 1.04)
        lay(out, struck(MUFFLED, pitch, attack_s=0.002), at_s, swell * noise.between(0.7, 1.0))
        lay(out, rustle(noise, 0.018, (200, 1400), 0.05), at_s, 0.25 * swell)
        at_s += noise.between(0.030, 0.040)
    return low_pass(out, 1600)


def refusal() -> Wave:
    """Two soft low knocks, the second one lower: no, not there."""
    noise, out = Noise(71), silence(0.46)
    for at_s, pitch, strength in ((0.0, 1.3, 0.9), (0.14, 1.06, 1.0)):
        lay(out, struck(MUFFLED, pitch, attack_s=0.004), at_s, strength)
        lay(out, rustle(noise, 0.03, (150, 700), 0.1), at_s, strength * 0.35)
    return low_pass(out, 1400)


def win() -> Wave:
    """A short warm fanfare: three steps up a major chord, and the chord."""
    out = silence(0.675)
    for at_s, frequency, strength in (
        (0.0, 392.0, 0.6), (0.095, 523.25, 0.65), (0.19, 659.26, 0.7),
        (0.285, 783.99, 0.9), (0.285, 523.25, 0.5), (0.285, 659.26, 0.5), (0.285, 261.63, 0.4),
    ):  # fmt: skip
        lay(out, struck(SOFT_BRASS, frequency, attack_s=0.012), at_s, strength)
    return low_pass(out, 5200)


def call() -> Wave:
    """A cheerful ding of two small bells, a fourth apart."""
    out = silence(0.62)
    lay(out, struck(BELL, 1046.5, attack_s=0.002), 0.0, 0.6)
    lay(out, struck(BELL, 1396.91, attack_s=0.002), 0.085, 1.0)
    return out


def turn() -> Wave:
    """A quiet tick: somebody else may play."""
    out = silence(0.09)
    lay(out, struck(TICK), 0.0)
    lay(out, struck(WOOD, 1.6), 0.0, 0.35)
    return out


# Each maker with the height of its loudest sample, 1 being the most that a file can hold.
EFFECTS: dict[str, tuple[Callable[[], Wave], float]] = {
    "call": (call, 0.5),
    "capture": (capture, 0.7),
    "card": (card, 0.5),
    "die": (die, 0.6),
    "draw": (draw, 0.4),
    "knock": (knock, 0.3),
    "laid": (laid, 0.42),
    "piece": (piece, 0.6),
    "rattle": (rattle, 0.36),
    "refusal": (refusal, 0.5),
    "roll": (roll, 0.4),
    "shuffle": (shuffle, 0.45),
    "step": (step, 0.26),
    "throw": (throw, 0.46),
    "turn": (turn, 0.22),
    "win": (win, 0.6),
}


def samples(name: str) -> list[int]:
    """The finished effect: brought to its height, and faded at the end so that it does not click."""
    maker, height = EFFECTS[name]
    sound = high_pass(maker(), 40)
    fade = min(len(sound), round(0.04 * RATE_HZ))
    for step in range(fade):
        sound[-1 - step] *= step / fade
    loudest = max(abs(value) for value in sound)
    return [round(value / loudest * height * 32_767) for value in sound]


def wav(name: str) -> bytes:
    """The bytes of the file."""
    values = samples(name)
    out = BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE_HZ)
        file.writeframes(struct.pack(f"<{len(values)}h", *values))
    return out.getvalue()


def write(folder: Path) -> None:
    """Write all effects into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in EFFECTS:
        (folder / f"{name}.wav").write_bytes(wav(name))


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
