"""One sitting: every action of people, computer players and the clock passes through `Match.submit`."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from tabletop.core.chance import Asked, Chance, LiveChance, ReplayChance, ReplayError
from tabletop.core.game import Game, MoveNote
from tabletop.core.handicaps import BadHandicap, check_handicaps
from tabletop.core.luck import Luck
from tabletop.core.model import Action, Refusal, Result, Seat, Setup
from tabletop.core.notation import BadNotation
from tabletop.core.options import UnknownOption
from tabletop.core.story import Course, chosen
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, Text, say
from tabletop.core.view import Cue, Moment, View
from tabletop.match.log import DamagedLog, Entry

S = TypeVar("S")

FASTER = PLURAL_NOOP("Match", "{player} was faster, by %n thousandth(s) of a second.", "", 1)
HANDICAP = QT_TRANSLATE_NOOP("Match", "{player}: {what}", "what: “10 squares ahead”")
_MUCH_MS = 1000
"""Whoever comes later than this was not beaten by a little."""


class BadSetup(ValueError):
    """A set-up that the game does not allow."""


class ThrowWanted(Asked):
    """A legal `action` waits for dice that somebody throws by hand."""

    def __init__(self, action: Action, asked: Asked) -> None:
        super().__init__(asked.sides, asked.made)
        self.action = action


class Match(Generic[S]):
    """The log and the state after each of its entries. `states[i]` is the truth after `log[i]`. `luck`: where the luck
    of the match comes from; None where it cannot be checked."""

    def __init__(
        self, game: Game[S], setup: Setup, chance: Chance, friendly_undo: bool = False, luck: Luck | None = None
    ) -> None:
        """Set up and deal. Raises BadSetup."""
        check_setup(game, setup)
        self.game = game
        self.setup = setup
        self.friendly_undo = friendly_undo
        self.luck = luck
        first = game.start(setup, chance)
        self.log: list[Entry] = [Entry(outcomes=tuple(chance.drawn))]
        self.states: list[S] = [first]
        self._taken: list[tuple[Entry, ...]] = []
        self._advice: Mapping[Seat, tuple[frozenset[Action], ...]] = {}
        self._viewed: S = first
        self._views: dict[Seat | None, View] = {}

    @classmethod
    def begin(cls, game: Game[S], setup: Setup, luck: Luck, friendly_undo: bool = False) -> Match[S]:
        """Set up and deal, from luck that can be checked. Raises BadSetup."""
        return cls(game, setup, luck.chance(None, 0), friendly_undo, luck)

    @classmethod
    def replay(
        cls,
        game: Game[S],
        setup: Setup,
        entries: Iterable[Entry],
        friendly_undo: bool = False,
        luck: Luck | None = None,
    ) -> Match[S]:
        """Play a log again through the same `check` and `apply`. Raises BadSetup, DamagedLog."""
        log = list(entries)
        if not log or log[0].action is not None:
            raise DamagedLog(0, "the set-up is missing")
        dealt = ReplayChance(log[0].outcomes)
        try:
            match = cls(game, setup, dealt, friendly_undo, luck)
            dealt.finish()
        except ReplayError as error:
            raise DamagedLog(0, str(error)) from error
        for index, entry in enumerate(log[1:], start=1):
            match.follow(entry, index)
        return match

    def follow(self, entry: Entry, index: int | None = None) -> None:
        """Append an entry that was recorded elsewhere. Raises DamagedLog; then nothing has changed."""
        at = len(self.log) if index is None else index
        if entry.action is None:
            raise DamagedLog(at, "a second set-up")
        refused = self.game.check(self.state, entry.action)
        if refused is not None:
            raise DamagedLog(at, refused.rule)
        chance = ReplayChance(entry.outcomes)
        try:
            state = self.game.apply(self.state, entry.action, chance)
            chance.finish()
        except ReplayError as error:
            raise DamagedLog(at, str(error)) from error
        self.log.append(entry)
        self.states.append(state)

    @property
    def state(self) -> S:
        """The truth now."""
        return self.states[-1]

    @property
    def active(self) -> frozenset[Seat]:
        """Who may act now; may hold CLOCK."""
        return self.game.active(self.state)

    @property
    def result(self) -> Result | None:
        """How the match ended, or None."""
        return self.game.result(self.state)

    def forced(self, eyes: Collection[Seat]) -> Action | None:
        """What is forced now, as far as these seats can know; None where only another one knows it."""
        forced = self.game.forced(self.state)
        secret = forced is not None and forced.seat not in eyes and self.game.forced_in_secret(self.state)
        return None if secret else forced

    def masked(self, seat: Seat | None, at: int = -1) -> S:
        """What a seat may know, as a state: now, or after entry `at`."""
        return self.game.masked(self.states[at], seat)

    def view(self, seat: Seat | None, at: int = -1) -> View:
        """What the table shows to a seat, now or after entry `at`. The view of a state is found once: a table asks for
        it a dozen times an entry."""
        state = self.states[at]
        if state is not self._viewed:
            self._viewed, self._views = state, {}
        if seat not in self._views:
            self._views[seat] = self.game.view(self.game.masked(state, seat), seat)
        return self._views[seat]

    def report(self, seat: Seat | None, at: int) -> tuple[Text, ...]:
        """What entry `at` did, in words, as a seat saw it; of the set-up, who has which handicap."""
        action = self.log[at].action
        if action is None:
            labels = self.game.info.handicap_labels(self.setup)
            return tuple(say(HANDICAP, player=SeatName(one), what=Text(label)) for one, label in labels.items())
        return self.game.report(self.masked(seat, at - 1), action, self.masked(seat, at))

    def cues(self, seat: Seat | None, at: int) -> tuple[Cue, ...]:
        """How what entry `at` did is to be shown to a seat; nothing of the set-up."""
        action = self.log[at].action
        return () if action is None else self.game.cues(self.masked(seat, at - 1), action, self.masked(seat, at))

    def moment(self, seat: Seat | None, at: int) -> Moment | None:
        """What entry `at` has brought about that is worth a moment, for the eyes of a seat."""
        action = self.log[at].action
        return None if action is None else self.game.moment(self.masked(seat, at - 1), action, self.masked(seat, at))

    def move_note(self, at: int) -> MoveNote | None:
        """How entry `at` is noted on the score sheet; None where it is not."""
        action = self.log[at].action
        return None if action is None else self.game.move_note(self.masked(None, at - 1), action, self.masked(None, at))

    def course(self, known: Sequence[S] | None = None) -> Course[S]:
        """How the match went, once it is over; `known` are all states masked for nobody, where somebody has them."""
        result = self.result
        assert result is not None, "the match goes on"
        states = [self.masked(None, at) for at in range(len(self.log))] if known is None else known
        return Course(states, [entry.action for entry in self.log if entry.action is not None], result)

    def story(self) -> tuple[Text, ...]:
        """What is told of the match, once it is over, and who had which handicap."""
        return (*chosen(self.game.story(self.course())), *self.report(None, 0))

    def foreseen(self, seat: Seat, actions: Iterable[Action]) -> tuple[S, ...]:
        """What a seat would know before each of these actions, as masked states, if they were done one after the other
        from now on. It ends early at an action that the rules forbid, at luck, and at anything that the seat cannot
        know yet."""
        state, found = self.state, [self.masked(seat)]
        unknown = {p.token for p in self.game.view(found[0], seat).placements if p.face is None}
        for action in actions:
            try:
                if self.game.check(state, action) is not None:
                    return tuple(found[:-1])
                state = self.game.apply(state, action, ReplayChance(()))
            except ReplayError:
                return tuple(found)
            known = self.game.masked(state, seat)
            if any(p.token in unknown and p.face is not None for p in self.game.view(known, seat).placements):
                return tuple(found)
            found.append(known)
        return tuple(found[:-1])

    def submit(
        self, action: Action, seen: int | None = None, at_ms: int = 0, chance: Chance | None = None
    ) -> Entry | Refusal:
        """Judge an action and, if it is legal, play it.

        `seen` is the number of entries that the actor had in view (None: all). `chance` is that of the match unless
        given; an `Asked` of it passes through as a `ThrowWanted`, and nothing has changed. `at_ms`: when it was done,
        since the match began.
        """
        action = self.game.timed(action, at_ms)
        refused = self._too_late(action, seen, at_ms) or self.game.check(self.state, action)
        if refused is not None:
            return refused
        luck = chance if chance is not None else self.chance(action.seat)
        try:
            state = self.game.apply(self.state, action, luck)
        except Asked as asked:
            raise ThrowWanted(action, asked) from asked
        entry = Entry(action, tuple(luck.drawn), at_ms, luck.told, self._is_advised(action))
        self.log.append(entry)
        self.states.append(state)
        self._taken.clear()
        return entry

    def advise(self, actions: tuple[Action, ...], any_of: bool = False) -> None:
        """A hint says to do this, one after the other, or any one of it. It holds until its seat does something else;
        in a race, however much the others do meanwhile, until the seat claims something."""
        steps = (frozenset(actions),) if any_of else tuple(frozenset({action}) for action in actions)
        self._advice = {**self._advice, actions[0].seat: steps}

    def _is_advised(self, action: Action) -> bool:
        """Whether an action that is about to be played follows a hint, which is used up by it."""
        advised = self._advice.get(action.seat, ())
        if not advised:
            return False
        verbs = {one.verb for one in advised[0]}
        if verbs & set(self.game.info.race_verbs) and action.verb not in verbs:
            return False
        follows = self.game.canonical(self.state, action) in {
            self.game.canonical(self.state, one) for one in advised[0]
        }
        self._advice = {**self._advice, action.seat: advised[1:] if follows else ()}
        return follows

    def chance(self, seat: Seat) -> Chance:
        """The luck of the next action of a seat. What was taken back brings the same again."""
        return LiveChance() if self.luck is None else self.luck.chance(seat, lucky_before(self.log, seat))

    @property
    def luck_is_known(self) -> bool:
        """Whether the match is over and its luck can be checked: then the source is no secret any more."""
        return self.luck is not None and self.result is not None

    def rewind(self, keep: int) -> None:
        """Take back all entries but the first `keep`; until somebody acts, `again` knows them."""
        self._taken.append(tuple(self.log[keep:]))
        self._advice = {}
        del self.log[keep:]
        del self.states[keep:]

    @property
    def has_taken(self) -> bool:
        """Whether there is something that was taken back and can be done again."""
        return bool(self._taken)

    def again(self) -> tuple[Entry, ...]:
        """The entries that were taken back last, no longer remembered; `follow` does them again. Raises IndexError."""
        return self._taken.pop()

    def stands(self, index: int, eyes: Iterable[Seat]) -> Refusal | None:
        """Why entry `index` cannot be taken back, or None: luck, a race, the rules of the game, or something that one
        of the `eyes` saw in it for the first time."""
        entry = self.log[index]
        if entry.outcomes or entry.action is None:
            return Refusal("core.undo_luck")
        if entry.action.verb in self.game.info.race_verbs:
            return Refusal("core.undo_race")
        ruled = self.game.undo_policy(self.states[index - 1], entry.action, self.states[index])
        if isinstance(ruled, Refusal):
            return ruled
        if not ruled and self.game.info.hidden and any(self._showed(index, seat) for seat in eyes):
            return Refusal("core.undo_seen")
        return None

    def _showed(self, index: int, seat: Seat) -> bool:
        """Whether entry `index` let a seat see a face that it did not see before."""
        before = {p.token for p in self.view(seat, index - 1).placements if p.face is None}
        return any(p.token in before and p.face is not None for p in self.view(seat, index).placements)

    def _too_late(self, action: Action, seen: int | None, at_ms: int) -> Refusal | None:
        """Somebody else was faster, and by how much. In real time the rules of the game decide, by the moments of the
        actions."""
        races = self.game.info.race_verbs
        if seen is None or action.verb not in races or self.game.info.real_time:
            return None
        for entry in self.log[seen:]:
            if entry.action is not None and entry.action.verb in races and entry.action.seat != action.seat:
                behind_ms, player = at_ms - entry.at_ms, SeatName(entry.action.seat)
                why = say(FASTER, behind_ms, player=player) if 0 < behind_ms < _MUCH_MS else None
                return Refusal(self.game.rule_alias("core.too_late"), why=why)
        return None


def lucky_before(log: Sequence[Entry], seat: Seat) -> int:
    """In how many entries of the log a seat drew something."""
    return sum(1 for entry in log if entry.action is not None and entry.action.seat == seat and entry.outcomes)


def check_setup(game: Game[S], setup: Setup) -> None:
    """Raises BadSetup if the game does not allow this number of seats, these house rules, these colours, these
    handicaps or to know these seats as computer players."""
    least, most = game.info.seats
    if not least <= setup.seats <= most:
        raise BadSetup(f"{setup.seats} seats")
    try:
        game.info.options_of(setup)
        check_handicaps(() if setup.position else game.info.handicaps, setup.handicaps, setup.seats)
    except (UnknownOption, BadHandicap) as error:
        raise BadSetup(str(error)) from error
    if setup.position:
        _check_position(game, setup.position)
    colours = game.info.colours_of(setup)
    if len(set(colours)) != setup.seats or not all(0 <= colour < game.info.colours for colour in colours):
        raise BadSetup(f"colours {colours}")
    _check_computers(game, setup)


def _check_computers(game: Game[S], setup: Setup) -> None:
    seats = set(setup.computers)
    if not seats <= set(range(setup.seats)) or game.info.known_computers(seats) != setup.computers:
        raise BadSetup(f"computers {setup.computers}")


def _check_position(game: Game[S], position: str) -> None:
    if game.notation is None:
        raise BadSetup("a start position")
    try:
        game.notation.check_position(position)
    except BadNotation as error:
        raise BadSetup(str(error)) from error
