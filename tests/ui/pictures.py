"""The pictures that `tests/screenshots.py` makes: every page, and every game at moments worth looking at.

Everything is known beforehand: matches are played by the computer players with seeds, and stopped at a part of their
length. The pictures are taken of the real window, after real mouse events.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from tabletop import games
from tabletop.core.bot import Ask, Choice, Level, worlds_wanted
from tabletop.core.chance import LiveChance
from tabletop.core.game import Game
from tabletop.core.model import CLOCK, Action, Gesture, GestureKind, Refusal, Setup
from tabletop.core.view import BurstFact, ConditionFact
from tabletop.match.controller import Choices, RuleController
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.store.saves import Header, SaveFile
from tabletop.ui.main_window import MainWindow
from tabletop.ui.panel.panel import Help
from tests.conformance.playing import gestures
from tests.ui.hands import Clumsy, click, settle
from tests.ui.matches import Family, known_luck, wait_for, window_of

NAMES = ("Mila", "Jonas", "Oma", "Robin")
PARTS = (0.45, 0.55, 0.35, 0.65, 0.75, 0.25, 0.85, 0.15)
SEED = 12
FIRST = (1280, 800)
_TRIES = 80

Change = dict[str, Any]
LOOKS: tuple[tuple[str, Change], ...] = (
    ("day-en-1280x800", {}),
    ("evening-en-1280x800", {"look": "evening"}),
    ("hc-light-en-1280x800", {"look": "hc-light"}),
    ("hc-dark-en-1280x800", {"look": "hc-dark"}),
    ("day-de-1280x800", {"language": "de"}),
    ("evening-fr-1280x800", {"language": "fr", "look": "evening"}),
    ("day-nl-1024x640", {"language": "nl", "size": (1024, 640)}),
    ("day-es-1920x1080", {"language": "es", "size": (1920, 1080)}),
    ("day-de-1280x800-text200", {"language": "de", "text_percent": 200}),
    ("evening-fr-1024x640-text150", {"language": "fr", "look": "evening", "size": (1024, 640), "text_percent": 150}),
)
"""What a page is shown in: a name and what differs from the first look."""


class Studio:
    """Takes the pictures whose names are wanted."""

    def __init__(self, folder: Path, wanted: tuple[str, ...]) -> None:
        self._folder = folder
        self._wanted = wanted
        self.count = 0

    def wants(self, name: str) -> bool:
        """Whether a picture of this name is to be made."""
        return not self._wanted or any(word in name for word in self._wanted)

    def take(self, window: MainWindow, name: str) -> None:
        """The whole window, when nothing moves any more."""
        if not self.wants(name):
            return
        for _ in range(4):
            QTest.qWait(40)
            settle()
        picture = window.grab()
        assert picture.save(str(self._folder / f"{name}.png")), name
        self.count += 1
        print(name, flush=True)

    def take_all(self, window: MainWindow, name: str, most: int = len(LOOKS)) -> None:
        """The same page in several looks."""
        for look, change in LOOKS[:most]:
            if self.wants(f"{name}-{look}"):
                wear(window, change)
                self.take(window, f"{name}-{look}")
        wear(window, {})


def wear(window: MainWindow, change: Change) -> None:
    """Language, colours, text and size of a look."""
    settings = window.context.settings
    settings.look = change.get("look", "day")
    settings.text_percent = change.get("text_percent", 100)
    settings.four_colours = change.get("four_colours", False)
    window.set_language(change.get("language", "en"))
    window.context.apply_look()
    window.resize(*change.get("size", FIRST))
    settle()


# Moments


def sensible(game: Game[Any], setup: Setup, seed: int, level: Level = Level.MEDIUM) -> Match[Any]:
    """A whole match between computer players."""
    luck, policy = LiveChance(seed), games.policy(game.info.slug)
    match = Match(game, setup, LiveChance(seed))
    while match.result is None:
        for seat in sorted(match.active, reverse=True):
            action = _chosen(match, policy, seat, level, luck)
            if action is not None:
                match.submit(action, chance=LiveChance(luck.pick(1 << 30)), at_ms=len(match.log) * 4000)
                break
    return match


def _chosen(match: Match[Any], policy: Any, seat: int, level: Level, luck: LiveChance) -> Action | None:
    legal = match.game.legal(match.state, seat)
    if seat == CLOCK or not legal:
        return legal[0] if legal else None
    wanted = min(worlds_wanted(policy, level), 2)
    worlds = tuple(match.game.resample(match.masked(seat), seat, luck) for _ in range(wanted))
    return policy.choose(Ask(worlds, seat, match.game.info.offered(level), legal), luck).action  # type: ignore[no-any-return]


def stopped(whole: Match[Any], good: Callable[[Match[Any]], bool]) -> Match[Any]:
    """The match at the first of some moments that is good for a picture, else at a later one, else in the middle."""
    last = len(whole.log) - 1
    moments = [max(2, int(part * last)) for part in PARTS]
    for length in [*moments, *range(2, last, max(1, last // _TRIES)), moments[0]]:
        match = Match.replay(whole.game, whole.setup, whole.log[:length])
        if good(match):
            return match
    return match


def is_lively(match: Match[Any]) -> bool:
    """One person has something to choose."""
    active = match.active
    return len(active) == 1 and CLOCK not in active and len(match.game.legal(match.state, min(active))) > 1


def carried(match: Match[Any]) -> Action | None:
    """A legal action that takes one token to a place."""
    seat = min(match.active)
    found = [a for a in match.game.legal(match.state, seat) if len(a.tokens) == 1 and a.to is not None]
    return found[-1] if found and CLOCK not in match.active else None


def refused(match: Match[Any]) -> Gesture | None:
    """A drag that breaks a rule of the game, best one that names its cause and carries what the seat owns."""
    found: list[tuple[bool, bool, Gesture]] = []
    if not is_lively(match):
        return None
    seat = min(match.active)
    controller = RuleController(match, seat)
    view = controller.view()
    seen = {p.token: p for p in view.placements if p.owner in (seat, None) and p.face is not None}
    for gesture in gestures(controller.spec, view, seat):
        if gesture.kind is GestureKind.DRAG and gesture.tokens and seen.keys() >= set(gesture.tokens):
            answer = _verdict(match, view, gesture)
            if answer is not None and match.game.rule(answer.rule, match.setup) is not None:
                foreign = seen[gesture.tokens[0]].owner != seat
                found.append((answer.why is None or not answer.tokens, foreign, gesture))
    return min(found, key=lambda one: one[:2])[2] if found else None


def _verdict(match: Match[Any], view: Any, gesture: Gesture) -> Refusal | None:
    meant = match.game.interpret(match.masked(gesture.seat), gesture)
    answers = [match.game.check(match.state, action) for action in meant]
    return answers[0] if answers and None not in answers else None


def asked(match: Match[Any]) -> Gesture | None:
    """A drag that may mean several things."""
    if not is_lively(match):
        return None
    seat = min(match.active)
    for action in match.game.legal(match.state, seat):
        gesture = Gesture(GestureKind.DRAG, seat, action.tokens, action.to)
        copy = Match.replay(match.game, match.setup, match.log)
        if action.tokens and action.to and isinstance(RuleController(copy, seat).attempt(gesture), Choices):
            return gesture
    return None


# The window with a match


@contextmanager
def room(matches: tuple[Match[Any], ...], people: int = 2) -> Iterator[tuple[MainWindow, Family]]:
    """A window before which these matches can be continued, the last one first."""
    with TemporaryDirectory() as name, known_luck(SEED, silent=True):
        folder = Path(name) / "matches"
        for number, match in enumerate(matches):
            seats = range(match.setup.seats)
            players = tuple(Player(NAMES[seat % 4], seat >= people, Level.MEDIUM) for seat in seats)
            file = SaveFile.create(folder, Header(match.game.info.slug, match.setup, players), match.log)
            os.utime(file.path, (file.path.stat().st_mtime + number,) * 2)
        with window_of(folder) as window:
            yield window, Family(window, SEED)


def at_table(match: Match[Any], people: int = 2) -> Any:
    """The window with a match on the table, its curtain open."""

    @contextmanager
    def opened() -> Iterator[tuple[MainWindow, Family]]:
        with room((match,), people) as (window, family):
            family.go_on()
            if family.page.curtain.is_down:
                family.open_curtain()
            yield window, family

    return opened()


def table_pictures(studio: Studio, game: Game[Any], whole: Match[Any]) -> None:
    """The table of a game: quiet, with a token in the hand, refused, asked, with all panels, at the end."""
    slug = game.info.slug
    with at_table(stopped(whole, is_lively), people=whole.setup.seats) as (window, family):
        studio.take_all(window, f"table-{slug}")
        wear(window, {"four_colours": True})
        studio.take(window, f"table-{slug}-four-colours")
        wear(window, {})
        for tab, name in enumerate(("moves", "score", "rules")):
            family.page.panel.show_tab(tab)
            studio.take(window, f"panel-{slug}-{name}-en")
    _hand_picture(studio, slug, whole)
    _sign_pictures(studio, slug, whole)
    _refusal_pictures(studio, slug, whole)
    _choice_pictures(studio, slug, whole)
    _race_pictures(studio, slug, whole)
    if any(studio.wants(f"plan-{slug}-{look}") for look, _ in LOOKS):
        _plan_pictures(studio, slug, whole)
    _end_pictures(studio, slug, whole)


def _hand_picture(studio: Studio, slug: str, whole: Match[Any]) -> None:
    match = stopped(whole, lambda m: is_lively(m) and carried(m) is not None)
    action = carried(match) if is_lively(match) else None
    if action is None or action.to is None:
        return
    with at_table(match, people=match.setup.seats) as (window, family):
        view = family.page.overlay.view
        start = family.hands.grip(action.tokens[0])
        goal = view.place_point(action.to) + QPointF(start) - view.token_point(action.tokens[0])
        way = (QPointF(start) + 0.8 * (goal - QPointF(start))).toPoint()
        QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
        for point in ((start + way) / 2, way):
            QTest.mouseMove(view.viewport(), point)
        studio.take(window, f"carried-{slug}-day-en")


def _sign_pictures(studio: Studio, slug: str, whole: Match[Any]) -> None:
    """Signs on tokens that are in danger, safe, or part of what was just completed."""

    def signed(match: Match[Any]) -> bool:
        return is_lively(match) and any(isinstance(fact, ConditionFact) for fact in match.view(None).facts)

    match = stopped(whole, signed)
    if signed(match):
        with at_table(match, people=match.setup.seats) as (window, _):
            studio.take_all(window, f"signs-{slug}", most=9)


def _refusal_pictures(studio: Studio, slug: str, whole: Match[Any]) -> None:
    match = stopped(whole, lambda m: refused(m) is not None)
    gesture = refused(match)
    if gesture is None or gesture.to is None:
        return
    with at_table(match, people=match.setup.seats) as (window, family):
        try:
            family.hands.carry(gesture.tokens, gesture.to)
        except Clumsy:
            return
        settle()
        studio.take_all(window, f"refusal-{slug}", most=9)
        link = family.page.overlay.strip.link
        if link.isVisible():
            click(link)
            settle()
            studio.take_all(window, f"rules-{slug}-broken", most=9)


def _race_pictures(studio: Studio, slug: str, whole: Match[Any]) -> None:
    """A match in real time: just after a race, resting, and the keys once more."""
    if not whole.game.info.real_time:
        return
    match = stopped(whole, lambda m: any(isinstance(fact, BurstFact) for fact in m.view(None).facts))
    with at_table(match, people=match.setup.seats) as (window, family):
        studio.take_all(window, f"race-{slug}")
        family.page.races.pause()
        settle()
        studio.take_all(window, f"pause-{slug}", most=9)
        family.page.races.help(Help.KEYS)
        settle()
        studio.take_all(window, f"keys-{slug}", most=9)


def _plan_pictures(studio: Studio, slug: str, whole: Match[Any]) -> None:
    """A hint that is a plan for the whole turn."""
    match = stopped(whole, lambda m: is_lively(m) and len(_hint(m).plan) > 3)
    choice = _hint(match) if is_lively(match) else Choice(None)
    if len(choice.plan) > 1:
        with at_table(match, people=match.setup.seats) as (window, family):
            family.session.hint_ready.emit(choice)
            family.page.hints.ask()
            settle()
            studio.take_all(window, f"plan-{slug}", most=9)


def _hint(match: Match[Any]) -> Choice:
    seat, luck, policy = min(match.active), LiveChance(SEED), games.policy(match.game.info.slug)
    level = match.game.info.offered(Level.HARD)
    wanted = min(worlds_wanted(policy, level), 2)
    worlds = tuple(match.game.resample(match.masked(seat), seat, luck) for _ in range(wanted))
    choice: Choice = policy.choose(Ask(worlds, seat, level, match.game.legal(match.state, seat)), luck)
    return choice


def _choice_pictures(studio: Studio, slug: str, whole: Match[Any]) -> None:
    match = stopped(whole, lambda m: asked(m) is not None)
    gesture = asked(match)
    if gesture is None or gesture.to is None:
        return
    with at_table(match, people=match.setup.seats) as (window, family):
        family.hands.carry(gesture.tokens, gesture.to)
        settle()
        studio.take_all(window, f"choices-{slug}", most=6)


def _end_pictures(studio: Studio, slug: str, whole: Match[Any]) -> None:
    # Where time itself is the game it stands still for pictures: the match comes to the table when it is over.
    length = len(whole.log) if whole.game.info.real_time else len(whole.log) - 1
    match = Match.replay(whole.game, whole.setup, whole.log[:length])
    with at_table(match, people=match.setup.seats) as (window, family):
        last = None if match.result is not None else whole.log[-1].action
        if last is not None and last.seat != CLOCK and match.game.forced(match.state) is None:
            family.session.play(last)
        family.play()
        studio.take_all(window, f"end-{slug}", most=9)


def curtain_pictures(studio: Studio, game: Game[Any], whole: Match[Any]) -> None:
    """The curtain of a game that hides something, before another person."""
    match = stopped(whole, lambda m: is_lively(m) and min(m.active) == 1)
    with room((match,)) as (window, family):
        family.go_on()
        if family.page.curtain.is_down:
            studio.take_all(window, f"curtain-{game.info.slug}", most=9)


def page_pictures(studio: Studio, matches: tuple[Match[Any], ...]) -> None:
    """Shelf, all matches, set-up, rules and settings."""
    with room(matches) as (window, family):
        window.shelf.refresh()
        studio.take_all(window, "shelf")
        window.show_matches()
        wait_for(lambda: not window.matches_page().reader.reading, "all matches")
        studio.take_all(window, "matches")
        window.show_settings()
        settle()
        studio.take_all(window, "settings", most=9)
        for match in matches:
            slug = match.game.info.slug
            window.show_shelf()
            window.show_setup(slug)
            settle()
            family.seat_people(2, match.setup.seats - 2)
            window.setup_page().setFocus()
            studio.take_all(window, f"setup-{slug}")
            family.choose_rules(slug)
            window.setup_page().setFocus()
            studio.take(window, f"setup-{slug}-short-game-en")
        window.show_shelf()
    with room(()) as (window, _):
        studio.take(window, "shelf-first-start-en")
        window.shelf.filters.players.set_value("5")
        click(window.shelf.filters.players.button("5"))
        studio.take(window, "shelf-filtered-en")


def make(folder: Path, wanted: tuple[str, ...] = ()) -> int:
    """All pictures, or those whose names hold one of the words. How many were made."""
    folder.mkdir(parents=True, exist_ok=True)
    studio = Studio(folder, wanted)
    wholes = []
    for slug in games.slugs():
        game = games.load(slug)
        setup = Setup(min(game.info.seats[1], 4))
        wholes.append(sensible(game, setup, SEED))
    page_pictures(studio, tuple(stopped(whole, is_lively) for whole in wholes))
    for whole in wholes:
        table_pictures(studio, whole.game, whole)
        if whole.game.info.hidden:
            curtain_pictures(studio, whole.game, whole)
    return studio.count
