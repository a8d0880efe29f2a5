"""Sizes of the window: type, controls, paddings."""

import msgspec

_LARGE = 1920, 1080
"""Up to this size a window has room for more; beyond it, for what is larger."""


class Metrics(msgspec.Struct, frozen=True):
    """All sizes of the window, in logical pixels.

    `base_px` is the size of body text at 100 % (15 or more; larger in a large window), `scale` the text setting (1.0,
    1.25, 1.5, 2.0).
    Type and everything that holds type grows with both; radii and hairlines stay.
    """

    base_px: float = 15.0
    scale: float = 1.0

    def px(self, at_reference: float) -> int:
        """A size given for 100 % text and a base of 15 px, as it is now."""
        return round(at_reference * self.factor)

    @property
    def factor(self) -> float:
        """How much larger than the reference the type is."""
        return self.base_px / 15.0 * self.scale

    @property
    def body_px(self) -> int:
        """Body text, buttons, section titles."""
        return self.px(15)

    @property
    def name_px(self) -> int:
        """The name on a plate (bold)."""
        return self.px(15.5)

    @property
    def strip_px(self) -> int:
        """The speaking strip."""
        return self.px(16)

    @property
    def rules_px(self) -> int:
        """The page of the rules."""
        return self.px(17)

    @property
    def log_px(self) -> int:
        """First line of an entry of the log (bold)."""
        return self.px(14)

    @property
    def quiet_px(self) -> int:
        """Quiet text and second lines."""
        return self.px(13)

    @property
    def smallest_px(self) -> int:
        """The smallest text there is."""
        return self.px(12.5)

    @property
    def throw_px(self) -> int:
        """The big throw button (bold)."""
        return self.px(21)

    @property
    def title_cap_px(self) -> int:
        """Visible height of drawn capitals in the title bar."""
        return self.px(18)

    @property
    def section_cap_px(self) -> int:
        """Visible height of drawn capitals over a section."""
        return self.px(14)

    @property
    def screen_cap_px(self) -> int:
        """Visible height of drawn capitals at the head of a screen."""
        return self.px(24)

    @property
    def target_px(self) -> int:
        """Least width and height of something to press with a pointer."""
        return max(40, self.px(40))

    @property
    def button_px(self) -> int:
        """Height of an ordinary button."""
        return self.px(44)

    button_radius: int = 9
    tab_radius: int = 8
    track_radius: int = 10
    plate_radius: int = 11
    strip_radius: int = 12
    card_radius: int = 14
    sheet_radius: int = 22
    grid: int = 4
    panel_padding: int = 12
    plate_gap: int = 8
    edge_padding: int = 16
    page_padding: int = 40


def base_text_px(system_px: float, growth: float = 1.0) -> float:
    """Body text at 100 % for a system whose own font is `system_px` high, in a window with this growth."""
    return max(15.0, system_px * 1.15) * growth


def growth_in(width: int, height: int) -> float:
    """How much larger everything is in a window of this size: what fills a large screen is read from further away. In
    steps of a quarter, so that all is dressed anew a few times at most while somebody drags the edge."""
    return max(1.0, round(4 * min(width / _LARGE[0], height / _LARGE[1])) / 4)
