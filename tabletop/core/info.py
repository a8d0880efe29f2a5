"""What is known of a game without its engine. The shelf reads it of every game at the start, so little is imported."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from itertools import pairwise
from typing import TypeVar

from msgspec import Struct

from tabletop.core.bot import Level
from tabletop.core.handicaps import HandicapSpec
from tabletop.core.model import CLOCK, Action, Seat, Setup
from tabletop.core.options import Options, OptionSpec, read_house, resolve
from tabletop.core.text import Msg

H = TypeVar("H", bound=Struct)

UP_TO_HARD = (Level.FIRST_STEPS, Level.EASY, Level.MEDIUM, Level.HARD)


class Kind(StrEnum):
    """The shelf's filter."""

    BOARD = "board"
    DICE = "dice"
    CARDS = "cards"
    SPEED = "speed"


class GameInfo(Struct, frozen=True):
    """What the shelf and the set-up know of a game without its engine.

    `seats`, `minutes`: least and most. `hidden`: something is hidden from somebody; `hidden_from_all`: from everybody
    alike, so that nobody has to look away. `luck`: dice or cards decide something after the set-up. `race_verbs`:
    actions whose order in time matters; at the same millisecond the earlier in this tuple wins. `real_time`: the whole
    match is a race, and its rules themselves count time (see `Game.timed`); it rests while nobody looks, and nothing in
    it is taken back.
    `ending_verbs`: those that end a match by word alone (giving up, agreeing to a draw); the table asks back before
    them, and before `confirm_verbs`: those that may lead to such an end (offering a draw). `max_plies`: bound of a
    match.
    `colours`: how many of the palette may be chosen; `presets[n]`: the palette indices for n seats (missing: A, B, C
    …). `short`: the house rules of the short game. `minutes_for(seats, options)`: what a match is likely to take; where
    matches have been counted (`assets/minutes.json`), only its proportions say how house rules stretch them.
    `also`: names that players of the country use, for subtitle and search. `turns`: its table has a board that can be
    turned. `files`: name and suffix of the files in which other programs write matches of this game ("PGN", "pgn"),
    where it has a notation. `moves`: the verbs that make a move, where not every action is one (an offer, a removal);
    several in a row of one seat are one move (jumps of a capture). `finishing_verbs`: those that finish what the same
    seat has just begun (a move after its throw); the log tells both in one line. `score_sheet_log`: in an open game,
    its players note the moves of both sides side by side and count them as one ("14. Nf3 d5"); the log is such a score
    sheet then (see `Game.move_note`). `by_players`: its rules ask which seats are played by people, and are told in
    `Setup.computers`. `levels`: of its computer players, the weakest first; none where luck alone decides. `teams`: the
    seats that play together, where there are teams; they win together, share one place of the ranking and one column of
    the score, and look together while they alone are active. `pondered`: the verbs over which people think as long as
    over a move of chess, though luck or secrets have their part (a hand is searched for all that may go together); only
    the minutes of a match ask for them. `handicaps`: what a seat may be given at the start. `compares`: its computer
    player can say what each action is worth (`bot.Comparer`), so that people are offered two good ideas and a trap.
    `programs`: those from elsewhere that play this game and speak UCI, each by the words of its command (see
    `core.bot.Interpreter`).
    """

    slug: str
    title: Msg
    aim: Msg
    kind: Kind
    seats: tuple[int, int]
    age: int
    minutes: tuple[int, int]
    verbs: frozenset[str]
    max_plies: int
    options: tuple[OptionSpec, ...] = ()
    hidden: bool = False
    hidden_from_all: bool = False
    luck: bool = True
    race_verbs: tuple[str, ...] = ()
    real_time: bool = False
    ending_verbs: frozenset[str] = frozenset()
    confirm_verbs: frozenset[str] = frozenset()
    colours: int = 8
    presets: dict[int, tuple[int, ...]] = {}
    short: tuple[tuple[str, str], ...] = ()
    minutes_for: Callable[[int, Options], int] | None = None
    also: Msg | None = None
    turns: bool = False
    files: tuple[str, str] | None = None
    moves: frozenset[str] = frozenset()
    finishing_verbs: frozenset[str] = frozenset()
    score_sheet_log: bool = False
    by_players: bool = False
    levels: tuple[Level, ...] = UP_TO_HARD
    teams: tuple[tuple[Seat, ...], ...] = ()
    pondered: frozenset[str] = frozenset()
    handicaps: tuple[HandicapSpec, ...] = ()
    compares: bool = False
    programs: tuple[str, ...] = ()

    @property
    def has_secrets(self) -> bool:
        """Whether some seat may see something that another may not."""
        return self.hidden and not self.hidden_from_all

    @property
    def strongest(self) -> Level:
        """The level of whoever gives hints."""
        return self.levels[-1] if self.levels else Level.EASY

    def offered(self, level: Level) -> Level:
        """The level that is played where this one is asked for: the next lower one if the game does not have it."""
        order = list(Level)
        lower = [one for one in self.levels if order.index(one) <= order.index(level)]
        return (lower or self.levels or (Level.EASY,))[-1 if lower else 0]

    def options_of(self, setup: Setup) -> dict[str, str]:
        """Every option with its value in force. Raises UnknownOption."""
        if not setup.position:
            return resolve(self.options, setup.options, setup.seats)
        starts = {spec.id for spec in self.options if spec.start}
        others = (choice for choice in setup.options if choice[0] not in starts)
        return resolve(self.options, others, setup.seats)

    def house(self, kind: type[H], setup: Setup) -> H:
        """The house rules in force as a struct of the game (see `read_house`). Raises UnknownOption."""
        return read_house(kind, self.options, self.options_of(setup))

    def told_by(self, setup: Setup) -> dict[str, str]:
        """What the rows of the rules ask for: every option with its value, and for every handicap whether somebody has
        it ("on", "off"). Raises UnknownOption."""
        return {**self.options_of(setup), **self.handicaps_told(setup)}

    def handicaps_told(self, setup: Setup) -> dict[str, str]:
        """For every handicap whether somebody has it ("on", "off")."""
        return {spec.id: "on" if spec.id in (setup.handicaps or ()) else "off" for spec in self.handicaps}

    def handicaps_of(self, setup: Setup) -> tuple[str, ...]:
        """For each seat the name of its handicap, without the slug; empty for none."""
        return tuple(one.partition(".")[2] for one in setup.handicaps or ("",) * setup.seats)

    def amounts_given(self, setup: Setup) -> tuple[int, ...]:
        """How much the handicap of each seat is, 0 for none; empty where nobody has one."""
        amounts = {spec.id: spec.amount for spec in self.handicaps}
        return tuple(amounts.get(one, 0) for one in setup.handicaps or ())

    def handicap_labels(self, setup: Setup) -> dict[Seat, Msg]:
        """What stands beside the name of each seat that has a handicap."""
        labels = {spec.id: spec.label for spec in self.handicaps}
        return {seat: labels[one] for seat, one in enumerate(setup.handicaps or ()) if one}

    def colours_of(self, setup: Setup) -> tuple[int, ...]:
        """The palette index of each seat."""
        return setup.colours or self.presets.get(setup.seats) or tuple(range(setup.seats))

    def known_computers(self, computers: Iterable[Seat]) -> tuple[Seat, ...]:
        """What a set-up says of the seats of computer players: nothing unless the rules ask for it."""
        return tuple(sorted(computers)) if self.by_players else ()

    def team_of(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that play together with this one, itself among them."""
        return next((team for team in self.teams if seat in team), (seat,))

    def parties(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Who plays together at a table of so many seats: teams, or everybody for themselves."""
        return tuple(dict.fromkeys(self.team_of(seat) for seat in range(seats)))

    def moves_in(self, actions: Iterable[Action]) -> int:
        """How many moves these actions are, as the players of the game count them."""
        acts = [action for action in actions if action.seat != CLOCK]
        if not self.moves:
            return len(acts)
        makes = [action.seat if action.verb in self.moves else None for action in acts]
        count = sum(now is not None and now != before for before, now in pairwise([None, *makes]))
        return (count + 1) // 2 if self.score_sheet_log else count
