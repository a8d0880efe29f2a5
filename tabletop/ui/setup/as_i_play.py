"""How strong a computer player is that plays “as I play”: said where it is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean

from PySide6.QtWidgets import QLabel

from tabletop.core.info import GameInfo
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.match.form import Form, nearest
from tabletop.match.players import Player
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.levels import LEVELS

FIRST = QT_TRANSLATE_NOOP(
    "Setup", "“As I play” begins about as strong as “{level}”, and learns from every match.", "level: “Easy”"
)
NOW = QT_TRANSLATE_NOOP(
    "Setup", "“As I play” is about as strong as “{level}” now, going by how {players} played so far.", "level: “Easy”"
)
NOT_COUNTED = QT_TRANSLATE_NOOP(
    "Setup", "This match will not count for that, as somebody has a head start or a handicap."
)
_PAD = 8


class AsIPlay(QLabel):
    """`form`: how well a person, by name, plays a game, by slug."""

    def __init__(self, context: AppContext, form: Callable[[str, str], Form]) -> None:
        super().__init__()
        self._context = context
        self._form = form
        self.setWordWrap(True)
        self.setProperty("role", "quiet")
        self.setContentsMargins(_PAD, 0, _PAD, 0)
        self.hide()

    def show_players(self, info: GameInfo, players: Sequence[Player], even: bool = True) -> None:
        """Tell how it stands between these players; nothing, unless one of them plays like this. `even`: nobody has a
        handicap, so that the match will count."""
        people = [player.name for player in players if not player.computer]
        self.setVisible(bool(people) and any(player.as_i_play for player in players))
        if self.isHidden():
            return
        words = self._context.words
        forms = [self._form(info.slug, name) for name in people]
        level = words.say(LEVELS[info.offered(nearest(fmean(form.strength for form in forms)))])
        known = any(form.matches for form in forms)
        told = words.say(NOW if known else FIRST, level=level, players=words.listed(people))
        self.setText(told if even else f"{told} {words.say(NOT_COUNTED)}")
