"""The contract that every engine fulfils."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import ClassVar, Generic, TypeVar, final

from msgspec import Struct

from tabletop.core.chance import Chance
from tabletop.core.info import GameInfo
from tabletop.core.model import Action, Gesture, Place, Refusal, Result, Seat, Setup, TokenId
from tabletop.core.notation import Notation
from tabletop.core.options import resolve
from tabletop.core.rules import Check, NumberedRule, Rule, Violation, as_played
from tabletop.core.story import Course, Sentence
from tabletop.core.table import TableSpec
from tabletop.core.text import Text
from tabletop.core.view import Cue, Moment, ScoreSheet, View

S = TypeVar("S")

Laid = Mapping[TokenId, Place]
"""Where a player has laid tokens without an action (see `ZoneSpec.arrange_with`)."""


class Offer(Struct, frozen=True):
    """One of several meanings of a gesture, for the table to ask which: `face` is an art key, or empty."""

    action: Action
    label: Text
    face: str = ""


class MoveNote(Struct, frozen=True):
    """How a move stands on the score sheet of a match: the number of the move of both sides, the column of the side
    that made it (0: the side that begins), and the short notation ("Nf3")."""

    number: int
    column: int
    text: Text


class Game(ABC, Generic[S]):
    """One stateless object a game. States are frozen; every method is pure except for the `chance` handed in.

    The course of play (`start`, `active`, `candidates`, `apply`, `result` …) works on the whole truth. What speaks to a
    seat (`view`, `interpret`, `describe`, `report`, `cues`, `offers` …) is handed states that `masked` has made for
    that seat, and can therefore say nothing else than what follows from them.
    """

    info: GameInfo
    rules: tuple[Rule, ...]
    checks: tuple[Check[S], ...]
    core_rule_aliases: ClassVar[dict[str, str]] = {}
    """Core rule id -> the game's own rule id that says the same (`core.not_your_turn` -> `ludo.turn-order`)."""
    notation: Notation[S] | None = None
    """How matches and positions are written for other programs; only with one does `Setup.position` count."""

    # The course of play

    @abstractmethod
    def start(self, setup: Setup, chance: Chance) -> S:
        """The state after the set-up (deal, lots). `setup` has been checked against `info`."""

    @abstractmethod
    def active(self, state: S) -> frozenset[Seat]:
        """Who may act now; may hold CLOCK; empty once the match is over."""

    @abstractmethod
    def candidates(self, state: S, seat: Seat) -> Iterable[Action]:
        """Exactly what an active seat may do, one action for each meaning: the one source of what is legal. Reads only
        what the seat knows."""

    def canonical(self, state: S, action: Action) -> Action:
        """The action of `candidates` that means the same as this one; the action itself if none does. Never raises,
        whatever the action holds."""
        return action

    @abstractmethod
    def apply(self, state: S, action: Action, chance: Chance) -> S:
        """The next state. The caller has checked the action."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How the match ended; None while it goes on. Must be cheap: it is asked before every action."""

    def forced(self, state: S) -> Action | None:
        """The only thing that can happen now, which the table plays for the seat after a moment."""
        return None

    def forced_in_secret(self, state: S) -> bool:
        """Whether what is `forced` follows from something that only the seat knows (no card of its hand fits). Then
        nobody else learns it by the time that it takes: a computer player is asked, and a person looks first."""
        return False

    def deadline_ms(self, state: S) -> int | None:
        """After how many milliseconds CLOCK acts, while it is active."""
        return None

    def frozen(self, state: S) -> bool:
        """Whether playing time stands still, in games whose rules count time: the match waits for one seat or for
        CLOCK. A reaction that a computer player had begun before goes on where it was when time goes on. The engine
        itself leaves such time out of what it counts."""
        return False

    def may_hasten(self, state: S) -> bool:
        """Whether a click on the table, or Enter, lets CLOCK act at once: what lies there only rests to be seen."""
        return False

    def timed(self, action: Action, at_ms: int) -> Action:
        """The action with the moment at which it was done (since the match began; 0: unknown) written into it, in games
        whose rules count time. `canonical` drops it again."""
        return action

    def precedence(self, state: S, action: Action) -> int:
        """Of race actions with the same verb at the same moment the one with the lowest number goes first."""
        return 0

    def undo_policy(self, before: S, action: Action, after: S) -> Refusal | bool:
        """What the rules say of taking back an action that drew no luck. False: as everywhere, only while nobody has
        seen anything new. True: allowed even then. A refusal: forbidden."""
        return False

    def score(self, state: S) -> ScoreSheet | None:
        """The public score for the panel."""
        return None

    def perft(self, depth: int, position: str = "") -> int | None:
        """How many sequences of `depth` whole moves there are, the proof that the rules of moving are right; None
        where a game does not count them. `position` is in the game's notation (empty: the start). Raises BadNotation.
        """
        return None

    def upgraded(self, action: Action) -> Action:
        """An action that an earlier version wrote, as this one writes it (`store.saves.FORMAT` tells which)."""
        return action

    # What is hidden

    def masked(self, state: S, seat: Seat | None) -> S:
        """The state with everything taken out that `seat` (None: everybody together) cannot know. The only place of a
        game where anything is hidden; in an open game the state itself."""
        return state

    def resample(self, state: S, seat: Seat, chance: Chance) -> S:
        """A whole state that agrees with what `seat` knows. `state` is masked for it, so that a computer player cannot
        know more than a person. Open games have nothing to deal."""
        return state

    # What a seat is shown and told: all states are masked for it

    @abstractmethod
    def table(self, setup: Setup) -> TableSpec:
        """The table for this set-up."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> View:
        """What the table shows to `seat`, for which `state` is masked."""

    @abstractmethod
    def interpret(self, state: S, gesture: Gesture) -> tuple[Action, ...]:
        """What a gesture may mean, legal or not. None: nothing. Several: the table asks."""

    @abstractmethod
    def describe(self, state: S, action: Action) -> Text:
        """The action in words, as an offer: list of possible moves, choices, screen reader."""

    def report(self, before: S, action: Action, after: S) -> tuple[Text, ...]:
        """What happened, in words, for the log of the seat for which both states are masked: one or two lines; none
        where only the clock turned a page."""
        return (self.describe(before, action),)

    def cues(self, before: S, action: Action, after: S) -> tuple[Cue, ...]:
        """Decoration for the animation from one state to the next."""
        return ()

    def moment(self, before: S, action: Action, after: S) -> Moment | None:
        """What this action has brought about that is worth a moment of everybody's attention (a medal, a mill)."""
        return None

    def move_note(self, before: S, action: Action, after: S) -> MoveNote | None:
        """How an action is noted where the log is a score sheet (`GameInfo.score_sheet_log`): several in a row with the
        same number and column are one move, which the last of them notes. None: it stands in a line of its own, as
        `report` tells it."""
        return None

    def story(self, course: Course[S]) -> Iterator[Sentence]:
        """What could be told of a match that is over, in the order of telling; every sentence is true. Those that weigh
        most are told (see `core.story`). Each is looked for when it is asked for: the match may be long."""
        yield from ()

    def place_name(self, place: Place) -> Text | None:
        """A place in words, where the zone's label is not enough."""
        return None

    def face_name(self, face: str) -> Text | None:
        """What is printed on a token with this art key, in words ("7 of spades"), where the game has words for it."""
        return None

    def offers(self, state: S, actions: tuple[Action, ...]) -> tuple[Offer, ...]:
        """The labels with which the table asks which action is meant."""
        return tuple(Offer(action, self.describe(state, action)) for action in actions)

    def question(self, state: S, actions: tuple[Action, ...]) -> Text | None:
        """What the table asks when a gesture may mean each of these actions; None: which of them is meant."""
        return None

    def selected_with(self, state: S, seat: Seat, token: TokenId) -> tuple[TokenId, ...]:
        """The tokens that a click on this one picks up together (equal cards), where several may be, in the order in
        which they would be laid."""
        return (token,)

    def may_arrange(self, state: S, seat: Seat, token: TokenId, zone: str) -> bool:
        """Whether the seat may lay this token into `zone` without an action, now."""
        return True

    def arranged(self, state: S, view: View, laid: Laid) -> View:
        """The view once the viewer has laid tokens elsewhere: what is said of them (a button's label) may change."""
        return view

    def sides(self, state: S, spec: TableSpec) -> tuple[int, ...]:
        """For each seat the side of the board that is its own in this match, as in `TableSpec.sides`. To be overridden
        where it shows only during the match which side is whose (colours by lot)."""
        return spec.sides

    # The verdict

    @final
    def legal(self, state: S, seat: Seat) -> tuple[Action, ...]:
        """Everything that a seat may do now."""
        known = self._listed
        if known is not None and known[0] is state and known[1] == seat:
            return known[2]
        found = tuple(self.candidates(state, seat)) if seat in self.active(state) else ()
        self._listed = (state, seat, found)
        return found

    @final
    def check(self, state: S, action: Action) -> Refusal | None:
        """None if the action is legal, else the first rule that it breaks, in the order of explanation."""
        legal = self.legal(state, action.seat)
        if legal and (any(listed is action for listed in legal) or self.canonical(state, action) in legal):
            return None
        return self.explain(state, action) or Refusal(self.rule_alias("core.no_meaning"))

    @final
    def explain(self, state: S, action: Action) -> Refusal | None:
        """The first rule that speaks against an action; None where none does, as for everything that is legal."""
        early, late = self._checks_of.get(action.verb, ((), None))
        for check in early:
            violation = check.breaks(state, action)
            if violation:
                return refusal(check.rule, violation)
        if action.seat not in self.active(state):
            over = self.result(state) is not None
            return Refusal(self.rule_alias("core.match_over" if over else "core.not_your_turn"))
        if late is None:
            return Refusal(self.rule_alias("core.unknown_verb"))
        for check in late:
            violation = check.breaks(state, action)
            if violation:
                return refusal(check.rule, violation)
        return None

    _listed: tuple[S, Seat, tuple[Action, ...]] | None = None
    """What was legal when it was last asked: a verdict follows a list of the same state in most cases."""
    _played: tuple[Setup, tuple[NumberedRule, ...]] | None = None
    """The rules that were last asked for, and of which house rules they are."""

    @cached_property
    def _checks_of(self) -> dict[str, tuple[tuple[Check[S], ...], tuple[Check[S], ...] | None]]:
        """For each verb the checks that are asked before whose turn it is, and those after it."""

        def of(verb: str, early: bool) -> tuple[Check[S], ...]:
            asked = (check for check in self.checks if not check.verbs or verb in check.verbs)
            return tuple(check for check in asked if check.out_of_turn == early)

        return {verb: (of(verb, True), of(verb, False)) for verb in self.info.verbs}

    # The rulebook

    @final
    def rulebook(self, setup: Setup) -> tuple[NumberedRule, ...]:
        """The rules as this table plays them."""
        if self._played is None or self._played[0] != setup:
            printed = {**resolve(self.info.options, ()), **self.info.handicaps_told(Setup(0))}
            self._played = setup, as_played(self.rules, self.info.told_by(setup), printed)
        return self._played[1]

    @final
    def rule(self, rule_id: str, setup: Setup) -> NumberedRule | None:
        """The row of this id that holds at this table; None if the game has none (a core rule)."""
        return next((row for row in self.rulebook(setup) if row.rule.id == rule_id), None)

    @final
    def rule_alias(self, core_id: str) -> str:
        """The game's own id for a core rule, where it has one."""
        return self.core_rule_aliases.get(core_id, core_id)


def refusal(rule: str, violation: Violation | bool) -> Refusal:
    """A refusal with what the check said of the cause."""
    if isinstance(violation, Violation):
        return Refusal(rule, violation.args, violation.tokens, violation.places, violation.why, violation.quiet)
    return Refusal(rule)
