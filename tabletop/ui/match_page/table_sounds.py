"""What is heard at a table: the sounds of what happens, those of dice while they move, and what players call out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from tabletop.core.view import Cue, CueKind
from tabletop.ui.match_page.match_context import MatchContext
from tabletop.ui.table.motion import Motion


class TableSounds(QObject):
    """Lets be heard what the rules and the things on one table say; `is_past` says that only the past is shown."""

    def __init__(self, shared: MatchContext, motion: Motion, is_past: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._shared = shared
        self._context = shared.app
        self._motion = motion
        self._is_past = is_past
        motion.heard.connect(self._heard)

    def happened(self, cues: Sequence[Cue], is_seen: bool) -> None:
        """Something has happened, and is on its way; `is_seen`: where everybody looks. Dice that are seen to roll are
        heard as they do, and so are pieces that count squares."""
        rolls = is_seen and self._motion.speed > 0
        coming = self._motion.to_be_heard if rolls else set()
        for name in dict.fromkeys(cue.sound for cue in cues if not (rolls and cue.kind is CueKind.ROLL)):
            if name and name not in coming:
                self._context.sound.play(name)
        for call in [cue.call for cue in cues if cue.call is not None][-1:]:
            words = self._shared.words
            self._context.voice.say(words.say(call), words.code)

    def _heard(self, name: str) -> None:
        if not self._is_past():
            self._context.sound.play(name)
