"""A front end for the terminal: proof that nothing below `ui/` needs a screen. English only."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from collections.abc import Callable
from io import TextIOWrapper
from typing import Any, TextIO

from tabletop import games
from tabletop.bots.thinking import think
from tabletop.core.bot import Level
from tabletop.core.chance import AskedChance, LiveChance
from tabletop.core.game import Offer
from tabletop.core.model import CLOCK, Action, Refusal, Seat, Setup
from tabletop.core.text import Arg, Msg, Names, SeatName, Text
from tabletop.match.controller import RuleController
from tabletop.match.log import Entry
from tabletop.match.match import Match, ThrowWanted
from tabletop.match.real_dice import handful, play_by_hand
from tabletop.match.viewpoint import Viewpoint

LETTERS = "ABCDEFGH"
_PLAIN = str.maketrans(
    {"‘": "'", "’": "'", "“": '"', "”": '"', "–": "-", "—": "-", "−": "-", "‑": "-", "×": "x", "…": "...", "·": "-"}
    | {"♠": "S", "♥": "H", "♦": "D", "♣": "C", "→": "->", "≥": ">=", "≤": "<=", "\N{NO-BREAK SPACE}": " "}
)


def english(text: Text | Msg) -> str:
    """A text in its source language; seats are called by their letters."""
    if isinstance(text, Msg):
        return text.source
    source = text.msg.source
    if text.n is not None:
        source = source.replace("%n", str(text.n)).replace("(s)", "" if abs(text.n) == 1 else "s")
    for name, value in text.args:
        source = source.replace("{" + name + "}", _word(value))
    return source


def _word(value: Arg) -> str:
    if isinstance(value, SeatName):
        return LETTERS[value.seat]
    if isinstance(value, Text):
        return english(value)
    if isinstance(value, Names):
        return ", ".join(_word(item) for item in value.items)
    return str(value)


class TextFront:
    """One match in the terminal: `people` persons on the first seats, computer players of `level` on the others.
    `real_dice`: the people throw theirs on the real table, and type what they show."""

    def __init__(
        self, slug: str, seats: int, people: int, level: Level, seed: int | None = None, real_dice: bool = False
    ) -> None:
        self._luck = LiveChance(seed)
        self._slug = slug
        self._level = level
        self._people = frozenset(range(people))
        self._by_hand = self._people if real_dice else frozenset()
        computers = games.info(slug).known_computers(range(people, seats))
        self.match: Match[Any] = Match(games.load(slug), Setup(seats, computers=computers), self._fresh())
        info = self.match.game.info
        self._is_race = info.real_time
        self._eyes = Viewpoint(info.hidden, self._people, info.teams, info.has_secrets)

    def run(self, ask: Callable[[str], str], out: TextIO) -> int:
        """Play to the end, or until the input ends. 0: the match was played to its end."""
        while self.match.result is None:
            viewer = self._viewer()
            try:
                answer = self._submit(self._next(ask, out), ask, out)
            except EOFError:
                return 1
            if isinstance(answer, Refusal):
                self._refuse(answer, out)
                continue
            for line in self.match.report(viewer, len(self.match.log) - 1):
                print(english(line), file=out)
        winners = ", ".join(LETTERS[seat] for seat in self.match.result.winners)
        ending = f"Won by {winners}" if winners else "A draw"
        print(f"{ending} ({self._sentence(self.match.result.rule)})", file=out)
        for sentence in self.match.story():
            print(english(sentence), file=out)
        return 0

    def _submit(self, action: Action, ask: Callable[[str], str], out: TextIO) -> Entry | Refusal:
        """Play an action. What real dice show is asked for, as often as it takes. Raises EOFError."""
        if action.seat not in self._by_hand:
            return self.match.submit(action, chance=self._fresh())
        try:
            return self.match.submit(action, chance=AskedChance((), self._fresh()))
        except ThrowWanted as thrown:
            wanted = thrown
        while True:
            dice = handful(self.match, wanted)
            typed = ask(f"{LETTERS[action.seat]}, what do the {len(dice.sides)} dice show? ").replace(",", " ").split()
            try:
                return play_by_hand(
                    dice,
                    [int(face) for face in typed],
                    self._fresh,
                    lambda told: self.match.submit(action, chance=told),
                )
            except ThrowWanted as more:
                wanted = more
            except ValueError:
                print(f"{len(dice.sides)} numbers from 1 to {dice.most}, please.", file=out)

    def _next(self, ask: Callable[[str], str], out: TextIO) -> Action:
        """What is played next. Raises EOFError when the input ends."""
        active = self.match.active
        forced = self.match.game.forced(self.match.state)
        if forced is not None:
            return forced
        for seat in self._in_order(active - {CLOCK}):
            offers = RuleController(self.match, seat).legal() if seat in self._people else ()
            if offers:
                return self._ask_person(seat, offers, CLOCK in active, ask, out)
            if seat in self._people:
                continue
            choice = think(
                self.match.game, games.policy(self._slug), self.match.state, seat, self._level, self._luck.pick(1 << 30)
            )
            if choice.action is not None:
                return choice.action
        return self.match.game.legal(self.match.state, CLOCK)[0]

    def _in_order(self, seats: frozenset[Seat]) -> list[Seat]:
        """Those who may act. Nobody is the fastest in a terminal: where all act at the same time they do so in turn."""
        acted = (entry.action.seat for entry in reversed(self.match.log) if entry.action is not None)
        last = next((seat for seat in acted if seat != CLOCK), -1) if self._is_race else -1
        return sorted(seats, key=lambda seat: (seat - last - 1) % self.match.setup.seats)

    def _ask_person(
        self, seat: Seat, offers: tuple[Offer, ...], may_wait: bool, ask: Callable[[str], str], out: TextIO
    ) -> Action:
        self._show(seat, offers, may_wait, out)
        while True:
            line = ask(f"{LETTERS[seat]}> ").strip()
            if may_wait and line == "0":
                return self.match.game.legal(self.match.state, CLOCK)[0]
            if line.isdecimal() and 1 <= int(line) <= len(offers):
                return offers[int(line) - 1].action
            print(f"A number from 1 to {len(offers)}, please.", file=out)

    def _show(self, seat: Seat, offers: tuple[Offer, ...], may_wait: bool, out: TextIO) -> None:
        view = self.match.view(seat)
        print(file=out)
        zones: dict[str, list[str]] = {}
        for placement in sorted(view.placements, key=lambda p: (p.place.zone, p.place.slot)):
            parts = f"({' '.join(part.face for part in placement.parts)})" if placement.parts else ""
            zones.setdefault(placement.place.zone, []).append(f"{placement.face or '?'}{parts}")
        for zone, faces in zones.items():
            several = len(faces) > 1 and len(set(faces)) == 1
            print(f"  {zone}: {f'{len(faces)} x {faces[0]}' if several else ' '.join(faces)}", file=out)
        print(english(view.prompt), file=out)
        if may_wait:
            print("  0  wait", file=out)
        for number, offer in enumerate(offers, start=1):
            print(f"  {number}  {english(offer.label)}", file=out)

    def _refuse(self, refused: Refusal, out: TextIO) -> None:
        print(f"Not allowed: {self._sentence(refused.rule)}", file=out)

    def _sentence(self, rule_id: str) -> str:
        row = self.match.game.rule(rule_id, self.match.setup)
        return row.rule.text if row is not None else rule_id

    def _viewer(self) -> Seat | None:
        return self._eyes.look(self.match.active, over=False).viewer

    def _fresh(self) -> LiveChance:
        return LiveChance(self._luck.pick(1 << 30))


def plain_signs(error: UnicodeError) -> tuple[str, int]:
    """What a terminal writes for signs that it does not have: letters without accents, else a question mark; and what
    is read in place of bytes that are none."""
    if isinstance(error, UnicodeDecodeError):
        return "?", error.end
    if not isinstance(error, UnicodeEncodeError):
        raise error
    plain = unicodedata.normalize("NFKD", error.object[error.start : error.end].translate(_PLAIN))
    return plain.encode("ascii", "ignore").decode() or "?", error.end


def use_any_terminal(*streams: TextIO) -> None:
    """Let no sign stop the game that a stream cannot write or read."""
    codecs.register_error("plain", plain_signs)
    for stream in streams:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="plain")


def play(
    slug: str,
    seats: int | None = None,
    people: int = 1,
    level: str = "easy",
    seed: int | None = None,
    real_dice: bool = False,
) -> int:
    """Play a game in the terminal, with as few seats as it allows unless they are given. Returns an exit status."""
    use_any_terminal(sys.stdin, sys.stdout)
    front = TextFront(slug, seats or games.info(slug).seats[0], people, Level(level), seed, real_dice)
    return front.run(input, sys.stdout)


def catalogue() -> str:
    """The list of games, one a line."""
    lines = []
    for slug in games.slugs():
        info = games.info(slug)
        least, most = info.seats
        lines.append(f"{slug:20} {info.title.source:24} {least}-{most} players, from age {info.age}")
    return "\n".join(lines)
