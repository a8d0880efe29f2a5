"""A rule, shown: how it goes, step by step, with an arrow and a tick; and what breaks it, with a cross, and why."""

from __future__ import annotations

import logging
from functools import cache
from typing import TypeVar

import msgspec
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.core.rules import WorkedExample
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.match.examples import Attempt, Course, Example, Frame, Shown, attempt_of, shown
from tabletop.ui.common.announcing import announce
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.language import Words
from tabletop.ui.common.page import BarButton
from tabletop.ui.common.painted import sized
from tabletop.ui.common.widgets import BADGES
from tabletop.ui.look import assets
from tabletop.ui.table.picture import attempt_picture, step_picture

_log = logging.getLogger(__name__)


BACK = QT_TRANSLATE_NOOP("Rules", "One step back", "button: an example is shown step by step")
ON = QT_TRANSLATE_NOOP("Rules", "One step on", "button: an example is shown step by step")
AT = QT_TRANSLATE_NOOP("Rules", "{number} of {count}", "which step of an example is shown")
FORBIDDEN = QT_TRANSLATE_NOOP("Rules", "What is not allowed", "heading of an example of what a rule forbids")

_T = TypeVar("_T", Example, Course)


@cache
def examples_of(slug: str) -> dict[str, Example]:
    """The examples of a game by the sentences that they break; none where there is no file, or no sound one."""
    return {example.sentence: example for example in _read("examples", slug, Example)}


@cache
def courses_of(slug: str) -> dict[str, tuple[WorkedExample, Course]]:
    """The worked examples of a game by the sentences that they show, with what is said of them."""
    courses = {course.sentence: course for course in _read("courses", slug, Course)}
    return {one.rule: (one, courses[one.rule]) for one in games.examples(slug) if one.rule in courses}


def start_picture(slug: str, setup: Setup, width_px: int, *, context: AppContext, words: Words) -> QImage:
    """The table before the first move, as the first seat sees it."""
    game = games.load(slug)
    state = game.masked(game.start(setup, LiveChance(0)), 0)
    still = Shown(game, setup, 0, (Frame(state, game.view(state, 0).prompt),))
    return step_picture(still, 0, width_px, 1.0, context, by_badges(words, slug, setup))


def by_badges(words: Words, slug: str, setup: Setup) -> Words:
    """Words in which seats are called by the letters of their badges."""
    colours = games.info(slug).colours_of(setup)
    return words.with_names(lambda seat: BADGES[colours[seat]])


def _read(folder: str, slug: str, kind: type[_T]) -> list[_T]:
    name = f"{folder}/{slug}.json"
    if not assets.exists(name):
        return []
    try:
        return msgspec.json.decode(assets.read(name), type=list[kind])  # type: ignore[valid-type]
    except (OSError, msgspec.MsgspecError) as trouble:
        _log.warning("no %s for the rules of %s: %s", folder, slug, trouble)
        return []


class ExamplePictures:
    """The pictures that belong to one sentence of a rulebook, with their words: the frames of the worked example, then
    what breaks the rule. Seats are called by the letters of their badges."""

    def __init__(self, context: AppContext, slug: str, sentence: str, words: Words) -> None:
        self._context, game = context, games.load(slug)
        self._attempt: Attempt | None = None
        self._shown: Shown | None = None
        self._said: WorkedExample | None = None
        setup = None
        if sentence in courses_of(slug):
            self._said, course = courses_of(slug)[sentence]
            self._shown, setup = shown(game, course), course.setup
        if sentence in examples_of(slug):
            example = examples_of(slug)[sentence]
            self._attempt, setup = attempt_of(game, example), setup or example.setup
        self._words = by_badges(words, slug, setup) if setup is not None else words

    def __len__(self) -> int:
        return len(self._frames) + (self._attempt is not None)

    @property
    def _frames(self) -> tuple[Frame, ...]:
        return self._shown.frames if self._shown is not None else ()

    @property
    def steps(self) -> int:
        """How many pictures the worked example has; they come first."""
        return len(self._frames)

    @property
    def forbidden(self) -> int:
        """The number of the picture that shows what is not allowed; -1 for none."""
        return len(self._frames) if self._attempt is not None else -1

    def title(self, at: int) -> str:
        """What stands above a picture; empty where there is nothing but what breaks the rule."""
        if at == self.forbidden:
            return self._words.say(FORBIDDEN) if self._frames else ""
        return self._words.say(self._said.title) if self._said is not None else ""

    def explained(self, at: int) -> str:
        """What is to be seen in the whole worked example."""
        return self._words.say(self._said.words) if self._said is not None and at != self.forbidden else ""

    def said(self, at: int) -> str:
        """What is said of one picture."""
        if at == self.forbidden:
            why = self._attempt.why if self._attempt is not None else None
            return self._words.say(why) if why is not None else ""
        frame = self._frames[at]
        return "\n".join(self._words.say(text) for text in (frame.text, frame.more) if text is not None)

    def image(self, at: int, width_px: int, dpr: float) -> QImage:
        """One picture."""
        if self._attempt is not None and at == self.forbidden:
            return attempt_picture(self._attempt, width_px, dpr, self._context, self._words)
        assert self._shown is not None
        return step_picture(self._shown, at, width_px, dpr, self._context, self._words)


class _Picture(QWidget):
    """A picture with round corners; where it has no room it is shown smaller."""

    def __init__(self, image: QImage, parent: QWidget) -> None:
        super().__init__(parent)
        self._image = image
        self._size = image.deviceIndependentSize()
        policy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """The size in which it was painted."""
        return self._size.toSize()

    def minimumSizeHint(self) -> QSize:
        """The size of a stamp."""
        return QSize(80, 60)

    def heightForWidth(self, width: int) -> int:
        """The height that keeps its shape."""
        return round(min(width, self._size.width()) * self._size.height() / self._size.width())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        ratio = min(1.0, self.width() / self._size.width())
        painter.scale(ratio, ratio)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(self._image))
        painter.drawRoundedRect(QRectF(0, 0, self._size.width(), self._size.height()), 12, 12)
        painter.end()


class RuleExample(QWidget):
    """What is shown with one sentence of the rules, `width_px` wide, one picture at a time. With `breaks` the first one
    shows what breaks the rule. Where the game has changed it is empty."""

    def __init__(
        self,
        context: AppContext,
        slug: str,
        sentence: str,
        words: Words,
        parent: QWidget,
        width_px: int,
        breaks: bool = False,
    ) -> None:
        super().__init__(parent)
        self._context, self._own_words, self._width = context, words, width_px
        self.pictures = ExamplePictures(context, slug, sentence, words)
        self.picture: QWidget | None = None
        self._painted: dict[int, _Picture] = {}
        self.title, self.explained, self.why, self._number = (QLabel(self) for _ in range(4))
        self.title.setFont(sized(self.font(), context.metrics.body_px, True))
        for label in (self.explained, self.why, self._number):
            label.setFont(sized(self.font(), context.metrics.log_px))
        for label in (self.title, self.explained, self.why):
            label.setWordWrap(True)
        self.back, self.on = BarButton(context, "back", BACK, self), BarButton(context, "forward", ON, self)
        self.at = 0
        self._build()
        if len(self.pictures):
            self.show_picture(max(0, self.pictures.forbidden) if breaks else 0)

    def _build(self) -> None:
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 8)
        column.setSpacing(6)
        steps = QHBoxLayout()
        steps.setSpacing(4)
        for button, way in ((self.back, -1), (self.on, 1)):
            button.clicked.connect(lambda _=False, way=way: self.show_picture(self.at + way))
        for widget in (self.back, self._number, self.on):
            steps.addWidget(widget)
            widget.setVisible(len(self.pictures) > 1)
        steps.addStretch(1)
        for text in (self.title, self.explained):
            column.addWidget(text)
        column.addLayout(steps)
        column.addWidget(self.why)

    def show_picture(self, at: int) -> None:
        """Show one of the pictures."""
        if not 0 <= at < len(self.pictures):
            return
        changes, self.at = self.picture is not None, at
        said = self.pictures.said(at)
        for label, text in (
            (self.title, self.pictures.title(at)),
            (self.explained, self.pictures.explained(at)),
            (self.why, said),
        ):
            label.setText(text)
            label.setVisible(bool(text))
        if self.picture is not None:
            self.picture.hide()
        if at not in self._painted:
            painted = _Picture(self.pictures.image(at, self._width, self.devicePixelRatioF()), self)
            painted.setAccessibleName(said)
            self._column.insertWidget(2, painted)
            self._painted[at] = painted
        self.picture = self._painted[at]
        self.picture.show()
        self.back.setEnabled(at > 0)
        self.on.setEnabled(at < len(self.pictures) - 1)
        self._number.setText(self._own_words.say(AT, number=at + 1, count=len(self.pictures)))
        if changes:
            announce(self, said)
