"""The computer player of 421: when to stop as the leader, and which dice to throw again."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.bot import Ask, Choice, Level, Weighed
from tabletop.core.chance import Chance
from tabletop.core.model import Action
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Names, Text, say
from tabletop.games.four_two_one import search
from tabletop.games.four_two_one.scoring import RANK, TOP, WORTH, in_order
from tabletop.games.four_two_one.state import DICE_IDS, State, Step
from tabletop.kit.comparing import weighed
from tabletop.kit.dice_turn import RETHROW

WHY_THROW = QT_TRANSLATE_NOOP("four_two_one", "The three dice have to be thrown.")
WHY_OVER = QT_TRANSLATE_NOOP("four_two_one", "There is nothing else to do.")
WHY_FUN = QT_TRANSLATE_NOOP("four_two_one", "Throwing again is fun.")
WHY_GOOD = PLURAL_NOOP("four_two_one", "This hand is worth %n counter(s): that is enough.", "", 1)
WHY_CHASE = QT_TRANSLATE_NOOP(
    "four_two_one", "Keep {kept}: the chance of 421 is about {percent}%.", "kept: the numbers of dice"
)
WHY_CHASE_ALL = QT_TRANSLATE_NOOP("four_two_one", "Throw all three dice: the chance of 421 is about {percent}%.")
WHY_KEEP = QT_TRANSLATE_NOOP(
    "four_two_one", "Keeping {kept} gets rid of the most counters on average.", "kept: the numbers of dice"
)
WHY_KEEP_RACE = QT_TRANSLATE_NOOP(
    "four_two_one", "Keeping {kept} gives the best chance to be out first.", "kept: the numbers of dice"
)
WHY_ALL = QT_TRANSLATE_NOOP(
    "four_two_one",
    "No die is worth keeping. All three together make 421 in about {percent}% of cases.",
    "percent: chance over the throws that are left",
)
WHY_STOP = PLURAL_NOOP(
    "four_two_one",
    "The others may only throw %n time(s) then. Another throw would get rid of fewer counters on average.",
    "",
    1,
)
WHY_STOP_RACE = PLURAL_NOOP(
    "four_two_one",
    "The others may only throw %n time(s) then. Another throw would make it less likely to be out first.",
    "",
    1,
)
WHY_FOLLOW = QT_TRANSLATE_NOOP(
    "four_two_one",
    "This makes the best hand so far in about {best}% of cases, and the worst in about {worst}%.",
    "throwing the dice that are shown",
)
WHY_STAY = QT_TRANSLATE_NOOP("four_two_one", "Throwing again would risk more than it brings.")

ENOUGH = 3
"""An easy player stops with a hand that moves so many counters."""
_CHANCE = 5.0
"""A match won or lost counts as so many counters, to compare what may be done."""
SLIPS = 2
"""One in so many times an easy player does not look."""


class FourTwoOnePolicy:
    """HARD leads by the exact figures for two players, follows by what the hands of the others leave, and as one of the
    last two thinks of being out first; EASY chases 421 every other time, FIRST_STEPS loves to throw. Who looks one
    throw ahead for a high hand lost no more than 57 of 100 matches against HARD, so that there is no level between."""

    worlds = 1
    clear = 0.5

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        """The best action of this level, with its reason."""
        state = ask.worlds[0]
        if state.step is not Step.THROWN:
            return Choice(ask.legal[0], say(WHY_THROW if state.step is Step.READY else WHY_OVER))
        stop = next((action for action in ask.legal if action.verb == "stop"), None)
        again = tuple(action for action in ask.legal if action.verb == RETHROW)
        if not again:
            return Choice(ask.legal[0], say(WHY_OVER))
        if ask.level is Level.EASY and chance.pick(SLIPS):
            return _chasing(state, stop)
        if ask.level is not Level.HARD:
            return _playful(state, again, stop, chance)
        return _following(state, stop) if state.limit else _leading(state)

    def compare(self, ask: Ask[State], chance: Chance) -> Sequence[Weighed]:
        """To stop, and all that may be thrown again: in counters that one gets rid of, or as a chance to win."""
        state = ask.worlds[0]
        stop = next((action for action in ask.legal if action.verb == "stop"), None)
        if state.step is not Step.THROWN or not any(action.verb == RETHROW for action in ask.legal):
            return ()
        hand, stakes = search.hand_at(state), search.stakes_of(state, state.turn)
        if state.limit:
            values = search.following(state, state.turn)
            stopped, throws = values[hand], search.Plan(values, state.throws_left, must=stop is None).throws(hand)
        else:
            lead = search.leading(stakes)
            stopped, throws = lead.stop[state.throws - 1][hand], lead.throws(state.throws, hand)
        unit = _CHANCE if stakes.race else 1.0
        worth = {_rethrow(state, keep): unit * value for keep, value in throws.items()}
        if stop is not None:
            worth[stop] = unit * stopped
        return weighed(worth, _following(state, stop) if state.limit else _leading(state))


def _playful(state: State, again: tuple[Action, ...], stop: Action | None, chance: Chance) -> Choice:
    hand = in_order(state.pips)
    if stop is not None and (hand == TOP or not chance.pick(3)):
        return Choice(stop, say(WHY_GOOD, WORTH[hand]))
    return Choice(again[chance.pick(len(again))], say(WHY_FUN))


def _chasing(state: State, stop: Action | None) -> Choice:
    worth = WORTH[in_order(state.pips)]
    if stop is not None and worth >= ENOUGH:
        return Choice(stop, say(WHY_GOOD, worth))
    keep = search.chase(state.throws_left).keep(search.hand_at(state))
    return Choice(_rethrow(state, keep), _why_chase(state, keep))


def _leading(state: State) -> Choice:
    stakes, hand = search.stakes_of(state, state.turn), search.hand_at(state)
    lead = search.leading(stakes)
    if lead.stops(state.throws, hand):
        return Choice(Action(state.turn, "stop"), say(WHY_STOP_RACE if stakes.race else WHY_STOP, state.throws))
    keep = search.best_keep(hand, lead.means[state.throws - 1])
    kept = _kept(keep)
    if _is_chase(keep):
        reason = _why_chase(state, keep)
    elif kept.items:
        reason = say(WHY_KEEP_RACE if stakes.race else WHY_KEEP, kept=kept)
    else:
        reason = say(WHY_ALL, percent=_top_percent(state, keep))
    return Choice(_rethrow(state, keep), reason)


def _following(state: State, stop: Action | None) -> Choice:
    values, hand = search.following(state, state.turn), search.hand_at(state)
    plan = search.Plan(values, state.throws_left, must=stop is None)
    if stop is not None and values[hand] >= plan.gain(hand):
        return Choice(stop, say(WHY_STAY))
    return Choice(_rethrow(state, plan.keep(hand)), _why_follow(state, plan, hand))


# Why


def _rethrow(state: State, keep: int) -> Action:
    return Action(state.turn, RETHROW, tuple(DICE_IDS[at] for at in search.to_throw(state, keep)))


def _kept(keep: int) -> Names:
    return Names(tuple(sorted(search.POOL.keeps[keep], reverse=True)))


def _is_chase(keep: int) -> bool:
    """Whether what is kept are dice of 421."""
    kept = search.POOL.keeps[keep]
    return bool(kept) and len(set(kept)) == len(kept) and set(TOP).issuperset(kept)


def _top_percent(state: State, keep: int) -> int:
    return round(100 * search.top_chance(keep, state.throws_left))


def _why_chase(state: State, keep: int) -> Text:
    kept, percent = _kept(keep), _top_percent(state, keep)
    return say(WHY_CHASE, kept=kept, percent=percent) if kept.items else say(WHY_CHASE_ALL, percent=percent)


def _why_follow(state: State, plan: search.Plan, hand: int) -> Text:
    shown = [RANK[other] for seat, other in enumerate(state.hands) if other and seat != state.turn]
    likely = plan.likely(hand)

    def percent(chance: float) -> int:
        return round(100 * chance)

    best = search.chance_of(lambda own: all(RANK[own] < rank for rank in shown), likely)
    worst = search.chance_of(lambda own: all(RANK[own] > rank for rank in shown), likely)
    return say(WHY_FOLLOW, best=percent(best), worst=percent(worst))


POLICY = FourTwoOnePolicy()
