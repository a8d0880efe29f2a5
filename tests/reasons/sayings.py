"""What computer players say of their moves, heard in positions of matches with any house rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tabletop import games
from tabletop.bots.alone import Alone
from tabletop.bots.thinking import think
from tabletop.core.bot import Ask, Choice, Level, Policy
from tabletop.core.chance import Chance, LiveChance
from tabletop.core.game import Game
from tabletop.core.model import CLOCK, Action, Seat, TokenId
from tabletop.core.text import Arg, Text
from tabletop.match.match import Match
from tests.conformance.playing import any_positions, any_setup

A_WALK, A_RACE = 12, 60
"""So many choices are heard from one moment of a match on; of a race, which is played from its beginning."""
LETS_ONE_CHOOSE = frozenset({"chess", "crazy_eights", "dream_team", "president"})
"""Whose players can be asked to choose among a few actions, as they look at nothing but what they are offered."""
OF_A_TURN = frozenset({"draw", "move", "pass", "play"})
WORDY = 8
"""Of what is said without a choice, no more than so many times as much."""
STRAYS = 3
"""In one of so many turns any legal action is played, whatever is thought."""


class Saying(Struct, frozen=True):
    """A reason for an action, and the position in which it was given."""

    game: Game[Any]
    state: Any
    seat: Seat
    level: Level
    choice: Choice

    @property
    def action(self) -> Action:
        """What is done."""
        assert self.choice.action is not None
        return self.choice.action

    @property
    def text(self) -> Text:
        """Why."""
        assert self.choice.reason is not None
        return self.choice.reason

    @property
    def known(self) -> Any:
        """The position as far as the seat knows it."""
        return self.game.masked(self.state, self.seat)

    @property
    def after(self) -> Any:
        """The position after the action, where luck has no part in it."""
        return self.game.apply(self.state, self.action, self.luck)

    @property
    def luck(self) -> LiveChance:
        """Some luck, for what draws none."""
        return LiveChance(0)

    def instead(self, tokens: tuple[TokenId, ...]) -> Saying:
        """The same said of another choice of tokens."""
        return replace(self, choice=replace(self.choice, action=replace(self.action, tokens=tokens)))

    def said(self, reason: Text) -> Saying:
        """Another sentence said of the same."""
        return replace(self, choice=replace(self.choice, reason=reason))

    def worlds(self, count: int) -> Iterator[Any]:
        """Positions that may be just as well, as far as the seat knows."""
        known = self.known
        return (self.game.resample(known, self.seat, LiveChance(seed)) for seed in range(count))

    def __getitem__(self, name: str) -> Any:
        """What stands in a hole of the sentence."""
        found: Arg = dict(self.text.args)[name]
        return found

    @property
    def n(self) -> int:
        """The number that the sentence counts."""
        assert self.text.n is not None
        return self.text.n


Truth = Callable[[Saying], bool]
"""Whether a reason is true of its action in its position."""
Truths = Mapping[str, Truth]
"""All that the computer player of a game says, in English, and whether it is true."""


def always(_: Saying) -> bool:
    """What the rules themselves say of every such action."""
    return True


class _Listener:
    """Plays a seat by its thoughts, and strays from them now and then; keeps what is said."""

    def __init__(self, levels: Sequence[Level], luck: LiveChance) -> None:
        self.heard: list[Saying] = []
        self.choices = 0
        self._levels, self._luck = levels, luck

    def choose(self, match: Match[Any], seat: Seat, seed: int) -> Choice:
        game, choice = match.game, self._thought(match, seat, seed)
        legal = game.legal(match.state, seat)
        self.choices += len(legal) > 1
        lasting = [one for one in legal if one.verb not in game.info.ending_verbs]
        if game.info.real_time or not lasting or self._luck.pick(STRAYS):
            return choice
        some = tuple(self._luck.shuffled(lasting)[:2])
        if game.info.slug in LETS_ONE_CHOOSE and len(some) == 2 and all(one.verb in OF_A_TURN for one in some):
            return self._thought(match, seat, seed, some)
        return Choice(some[0])

    def overhear(self, match: Match[Any]) -> None:
        """What would be said of an action that is forced, and needs no thought."""
        forced = match.game.forced(match.state)
        if forced is not None and forced.seat != CLOCK:
            self._thought(match, forced.seat, 0)

    def _thought(self, match: Match[Any], seat: Seat, seed: int, among: tuple[Action, ...] = ()) -> Choice:
        game, level = match.game, self._levels[self._luck.pick(len(self._levels))]
        policy = games.policy(game.info.slug)
        choice = think(game, _Among(policy, among) if among else policy, match.state, seat, level, seed)
        if choice.action is not None:
            self.heard.append(Saying(game, match.state, seat, level, choice))
        return choice


class _Among:
    """Lets a policy choose among some actions only, so that it has to give reasons for unlikely ones too."""

    def __init__(self, policy: Policy[Any], among: tuple[Action, ...]) -> None:
        self.worlds = policy.worlds
        self._policy, self._among = policy, among

    def choose(self, ask: Ask[Any], chance: Chance) -> Choice:
        return self._policy.choose(replace(ask, legal=self._among), chance)


def sayings(slug: str, levels: Sequence[Level], seed: int, choices: int) -> Iterator[Saying]:
    """What is said in matches with any house rules: in so many positions with a choice, and in those between."""
    game, left, wordy = games.load(slug), choices, WORDY * choices
    walk = A_RACE if game.info.real_time else A_WALK
    for number, match in enumerate(_moments(game, seed, choices)):
        luck = LiveChance(seed + number)
        listener = _Listener(levels, luck)
        table = Alone(match, dict.fromkeys(range(match.setup.seats), listener), luck)
        while match.result is None and listener.choices < walk and len(listener.heard) < WORDY * walk:
            listener.overhear(match)
            table.step()
        yield from listener.heard
        left, wordy = left - listener.choices, wordy - len(listener.heard)
        if left <= 0 or wordy <= 0:
            break


def _moments(game: Game[Any], seed: int, count: int) -> Iterator[Match[Any]]:
    """Moments of random matches; where reactions are timed, matches that have just begun."""
    if not game.info.real_time:
        yield from any_positions(game, seed, count)
        return
    luck = LiveChance(seed)
    for _ in range(count):
        setup = any_setup(game, luck)
        yield Match(game, setup, LiveChance(luck.pick(1 << 30)))
