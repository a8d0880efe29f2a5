"""Colours written `#RRGGBB`: mixing them, and how well they stand out from each other."""

from typing import Final

SHADE: Final = "#20151A"
GLOW: Final = "#FFF6E2"
EVENING_WOOD: Final = "#2A1A10"


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue (0 to 255) of a colour written `#RRGGBB`."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(first: str, second: str, share: float) -> str:
    """The colour between two colours; `share` (0 to 1) is the part of the second, mixed in sRGB."""
    pairs = zip(channels(first), channels(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def dark(colour: str, share: float) -> str:
    """The colour in shade: edges (0.45), lower copies (0.34), grain (0.30)."""
    return mix(colour, SHADE, share)


def light(colour: str, share: float) -> str:
    """The colour in light: turned wood (0.11 and 0.18), evening edges (0.45)."""
    return mix(colour, GLOW, share)


def luminance(colour: str) -> float:
    """Relative luminance after WCAG 2, 0 (black) to 1 (white)."""

    def linear(value: int) -> float:
        part = value / 255
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(value) for value in channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """Contrast ratio after WCAG 2, 1 to 21."""
    high, low = sorted((luminance(first), luminance(second)), reverse=True)
    return (high + 0.05) / (low + 0.05)
