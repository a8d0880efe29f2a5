"""The computer player of Card Marathon: it keeps what waits for the most cards, and it minds the finish."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tabletop.core.bot import Ask, Choice, Figure, Level, Weighed
from tabletop.core.chance import Chance
from tabletop.core.model import Action
from tabletop.core.text import Text
from tabletop.games.card_marathon import moves, reasons, values
from tabletop.games.card_marathon import state as st
from tabletop.games.card_marathon.moves import FROM_EFFORT, FROM_REFRESHMENTS
from tabletop.games.card_marathon.state import INDEX, MILESTONES, Phase, State
from tabletop.games.card_marathon.values import Needs, bits, completing
from tabletop.kit.leaning import leaning

WORLDS = {Level.BEST: 12}
_ENOUGH_MORE = 2.5
"""So much better the hand has to become for a card of the effort, which the other player sees too."""
_BETTER_ROW = 3.5
"""So much better a row has to become for a turn without a new card."""
_BETTER_CLOSED, _MISSED = 1.5, 0.5
"""So much better a row has to become by a milestone that lies face down, and what it counts that the hand misses it."""
_GOES_WELL = 1.5
"""So much better the cards have to become for a milestone that is known."""
_HELPS_ROW, _HELPS_HAND = 6.0, 2.0
"""What it costs to throw a card that completes a challenge of the other player: with the row alone, with any hand."""
_SEES = 2
"""A beginner overlooks one challenge in so many."""
_FORESIGHT, _TOUCH = 20.0, 0.05
"""What foresight weighs in units of the plain score, and what that adds to it."""


class Skill(Struct, frozen=True):
    """What a level can do. `overlooks`: so many of a hundred challenges. `doubt`: a card that keeps so much less than
    the best is thrown a third as often. `row`: it counts with its upturned milestones. `minds`: it minds the race, not
    only the finish. `deep`: it thinks of the turn after the next one, of swaps and of the other player."""

    overlooks: int = 0
    doubt: float = 0.0
    row: bool = True
    minds: bool = True
    deep: bool = False


SKILLS = {
    Level.EASY: Skill(overlooks=35, doubt=5.0, row=False, minds=False),
    Level.MEDIUM: Skill(overlooks=10, doubt=1.5, row=False, minds=False),
    Level.HARD: Skill(overlooks=10, doubt=2.0),
    Level.BEST: Skill(deep=True),
}


class _Known(Struct, frozen=True):
    """What a level looks at: its hand, and its upturned milestones unless it forgets them; `shown` are those that lie
    there, for what is told."""

    needs: Needs
    hand: int
    row: int
    shown: int
    skill: Skill

    def worth(self, hand: int) -> float:
        """How good such a hand is between two turns."""
        plain = self.needs.score(hand | self.row)
        return _FORESIGHT * self.needs.foresight(hand, self.row) + _TOUCH * plain if self.skill.deep else plain

    def without(self, card: int) -> float:
        """How good the hand is once a card has been thrown."""
        return self.worth(self.hand & ~(1 << card))


class MarathonPolicy:
    """FIRST_STEPS throws anything; EASY and MEDIUM think of their hands alone and wait only at the finish itself; BEST
    thinks a turn further, and of what the other player may hold."""

    worlds = WORLDS
    clear = 3.0

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        """The next action, with its reason."""
        if ask.level is Level.FIRST_STEPS:
            return _first_steps(ask, chance)
        state, known = ask.worlds[0], _known(ask, SKILLS[ask.level])
        if state.phase is Phase.TURN:
            return _draw(ask, known)
        return _declare_or_throw(ask, known, chance) if state.phase is Phase.DRAWN else _upturn(ask, known, chance)

    def compare(self, ask: Ask[State], chance: Chance) -> Sequence[Weighed]:
        """All cards that may be thrown, unless a challenge can be declared; what keeps the cards that wait for the most
        others looks best by eye."""
        if ask.worlds[0].phase is not Phase.DRAWN or any(action.verb == "challenge" for action in ask.legal):
            return ()
        return _weighed(ask, _known(ask, SKILLS[Level.BEST]))


POLICY = MarathonPolicy()


def _known(ask: Ask[State], skill: Skill) -> _Known:
    state, seat = ask.worlds[0], ask.seat
    shown = bits(state.faces[token] for token in st.milestones(state, seat))
    hand = bits(state.faces[token] for token in state.hands[seat])
    return _Known(values.needs(state, seat), hand, shown if skill.row else 0, shown, skill)


def _first_steps(ask: Ask[State], chance: Chance) -> Choice:
    """Draws from either pile, declares most of what it could, throws anything."""
    declared = [action for action in ask.legal if action.verb == "challenge"]
    if declared and chance.pick(_SEES):
        return Choice(declared[0], _why_declared(ask))
    found = [action for action in ask.legal if action.verb in ("draw", "throw", "upturn")]
    return Choice(found[chance.pick(len(found))])


# Drawing and swapping


def _draw(ask: Ask[State], known: _Known) -> Choice:
    state, seat = ask.worlds[0], ask.seat
    if state.effort:
        top = state.faces[state.effort[-1]]
        take = moves.draw_from(state, seat, FROM_EFFORT)
        if known.needs.finishing(known.hand, known.row, state.house.min_energy) >> top & 1 and _is_wise(ask, known):
            return Choice(take, reasons.takes(state, 0, at_once=True))
        held = known.hand | 1 << top
        after = max((held & ~(1 << state.faces[token]) for token in state.hands[seat]), key=known.worth)
        outs = known.needs.outs_of(after, known.shown, state.house.min_energy)
        if outs and known.worth(after) - known.worth(known.hand) >= _ENOUGH_MORE:
            return Choice(take, reasons.takes(state, outs, at_once=False))
    swap = _swap(ask) or _swap_closed(ask, known) if known.skill.deep else None
    if swap is not None:
        return swap
    outs = known.needs.outs_of(known.hand, known.shown, state.house.min_energy)
    return Choice(moves.draw_from(state, seat, FROM_REFRESHMENTS), reasons.draws(state, outs))


def _swap(ask: Ask[State]) -> Choice | None:
    """An isolated upturned milestone gives way to an energy card that goes with the others."""
    state, seat = ask.worlds[0], ask.seat
    needs = values.needs(state, seat)
    shown = [state.faces[token] for token in st.milestones(state, seat)]
    best: tuple[float, Action] | None = None
    for action in ask.legal:
        if action.verb == "swap_open" and action.to is not None:
            card, old = state.faces[INDEX[action.tokens[0]]], state.faces[state.rows[seat][action.to.slot]]
            gain = needs.score(bits(shown) & ~(1 << old) | 1 << card) - needs.score(bits(shown))
            if gain >= _BETTER_ROW and (best is None or gain > best[0]):
                best = gain, action
    if best is None or best[1].to is None:
        return None
    token, old = INDEX[best[1].tokens[0]], state.rows[seat][best[1].to.slot]
    return Choice(best[1], reasons.swaps(state, token, old))


def _swap_closed(ask: Ask[State], known: _Known) -> Choice | None:
    """An energy card that goes well with the upturned milestones waits face down for the next challenge. One such card
    is enough: what lies beside it is as good as any."""
    state, seat = ask.worlds[0], ask.seat
    if any(state.knowledge.known_to(token, seat) for token in st.milestones(state, seat, upturned=False)):
        return None
    needs, whole = known.needs, known.needs.score(known.hand | known.row)
    best: tuple[float, Action] | None = None
    for action in ask.legal:
        if action.verb != "swap_closed":
            continue
        card = 1 << state.faces[INDEX[action.tokens[0]]]
        lost = whole - needs.score(known.hand & ~card | known.row)
        gain = needs.score(known.row | card) - needs.score(known.row) - _MISSED * lost
        if gain >= _BETTER_CLOSED and (best is None or gain > best[0]):
            best = gain, action
    return None if best is None else Choice(best[1], reasons.lays_closed(state, INDEX[best[1].tokens[0]]))


# Declaring and throwing


def _is_wise(ask: Ask[State], known: _Known) -> bool:
    """Whether one more milestone helps in the race; who does not mind it sees no further than the finish."""
    state, seat = ask.worlds[0], ask.seat
    own, other = st.count_of(state, seat), st.count_of(state, 1 - seat)
    if not known.skill.minds and own + 1 < MILESTONES:
        return True
    return values.after_upturning(state, seat) >= values.standing(state, own, other, begins=False)


def _why_declared(ask: Ask[State]) -> Text:
    state, seat = ask.worlds[0], ask.seat
    finishes = st.count_of(state, seat) + 1 == MILESTONES
    return reasons.declares(wins=finishes and values.after_upturning(state, seat) == 1)


def _declare_or_throw(ask: Ask[State], known: _Known, chance: Chance) -> Choice:
    state, seat, skill = ask.worlds[0], ask.seat, known.skill
    declared = [action for action in ask.legal if action.verb == "challenge"]
    if not skill.row:
        hand = state.hands[seat]
        declared = [action for action in declared if all(INDEX[token] in hand for token in action.tokens)]
    if declared and skill.overlooks and chance.pick(100) < skill.overlooks:
        declared = []
    if declared and _is_wise(ask, known):
        return Choice(max(declared, key=lambda action: _left_by(ask, known, action)), _why_declared(ask))
    return _throw(ask, known, chance, held_back=bool(declared))


def _left_by(ask: Ask[State], known: _Known, action: Action) -> float:
    """How good the rest of the hand is after a challenge, and what lies on top of the effort then."""
    state, seat = ask.worlds[0], ask.seat
    thrown = [state.faces[INDEX[token]] for token in action.tokens if INDEX[token] in state.hands[seat]]
    return known.needs.score(known.hand & ~bits(thrown) | known.row) - _danger(ask, known, thrown[-1])


def _throw(ask: Ask[State], known: _Known, chance: Chance, held_back: bool) -> Choice:
    state, seat = ask.worlds[0], ask.seat
    throws = [action for action in ask.legal if action.verb == "throw"]
    card_of = {action: state.faces[INDEX[action.tokens[0]]] for action in throws}
    kept = [known.without(card_of[action]) for action in throws]
    worth = [keeps - _danger(ask, known, card_of[action]) for keeps, action in zip(kept, throws, strict=True)]
    thrown = throws[leaning(worth, known.skill.doubt, chance)]
    plain, best = throws[kept.index(max(kept))], throws[worth.index(max(worth))]
    least = state.house.min_energy
    outs = {one: known.needs.outs_of(known.hand & ~(1 << card_of[one]), known.shown, least) for one in throws}
    reason: Text | None = None
    if held_back:
        reason = reasons.waits(loses=st.count_of(state, seat) + 1 == MILESTONES)
    elif thrown == best != plain and _helps_row(state, seat, card_of[plain]):
        reason = reasons.keeps_back(state, INDEX[plain.tokens[0]], seat)
    elif outs[thrown] or (thrown == plain and not any(outs.values())):
        reason = reasons.throws(outs[thrown])
    if reason is None or not any(outs.values()):
        return Choice(thrown, reason)
    figures = tuple(Figure(action.tokens[0], count) for action, count in outs.items())
    return Choice(thrown, reasons.counted(reason), figures=figures)


def _weighed(ask: Ask[State], known: _Known) -> list[Weighed]:
    """What the cards that may be thrown are worth, each with how many cards would complete a challenge afterwards."""
    state, found = ask.worlds[0], list[Weighed]()
    for action in ask.legal:
        if action.verb != "throw":
            continue
        card = state.faces[INDEX[action.tokens[0]]]
        kept = known.without(card)
        outs = known.needs.outs_of(known.hand & ~(1 << card), known.shown, state.house.min_energy)
        reason = reasons.throws(outs) if outs else None
        lure = known.needs.score(known.hand & ~(1 << card) | known.row)
        found.append(Weighed(action, kept - _danger(ask, known, card), lure=lure, reason=reason))
    return found


def _helps_row(state: State, seat: int, card: int) -> bool:
    """Whether a card completes a challenge with the upturned milestones of the other player alone."""
    other = values.needs(state, 1 - seat)
    row = bits(state.faces[token] for token in st.milestones(state, 1 - seat))
    return bool(completing(row, other.runs) >> card & 1)


def _danger(ask: Ask[State], known: _Known, card: int) -> float:
    """How much a thrown card may help the other player, as far as the level thinks of that."""
    state, seat = ask.worlds[0], ask.seat
    if not known.skill.deep:
        return 0.0
    if _helps_row(state, seat, card):
        return _HELPS_ROW
    runs = values.needs(state, 1 - seat).runs
    row = bits(state.faces[token] for token in st.milestones(state, 1 - seat))
    hands = (bits(world.faces[token] for token in world.hands[1 - seat]) for world in ask.worlds)
    return _HELPS_HAND * sum(completing(hand | row, runs) >> card & 1 for hand in hands) / len(ask.worlds)


# Upturning


def _upturn(ask: Ask[State], known: _Known, chance: Chance) -> Choice:
    """A milestone that the seat has laid itself, if it goes with the others; else any."""
    state, seat = ask.worlds[0], ask.seat
    laid = [action for action in ask.legal if state.knowledge.known_to(INDEX[action.tokens[0]], seat)]
    usable = known.hand | known.row
    for action in laid:
        card = state.faces[INDEX[action.tokens[0]]]
        if known.needs.score(usable | 1 << card) - known.needs.score(usable) >= _GOES_WELL:
            return Choice(action, reasons.upturns(known=True))
    others = [action for action in ask.legal if action not in laid] or list(ask.legal)
    action = others[chance.pick(len(others))]
    return Choice(action, None if action in laid else reasons.upturns(known=False))
