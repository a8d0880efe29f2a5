"""The computer player of Athletic Games: it thinks a turn through to its end and plays the first step."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import Chance
from tabletop.core.model import Action
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Text, say
from tabletop.games.athletic_games.cards import card_name
from tabletop.games.athletic_games.moves import ENDS, PILE_MOVES, PLAYS, TOP_MOVES
from tabletop.games.athletic_games.search import HOLE, Line, LooseSearch, Search
from tabletop.games.athletic_games.state import HAND, Piles, State, cards_in, moved_piles
from tabletop.games.athletic_games.values import best_end

MOVES = {Level.EASY: 1, Level.MEDIUM: 1, Level.HARD: 2, Level.BEST: 60}
"""How many pile moves a level thinks of within one turn."""
POSITIONS = {Level.EASY: 12, Level.MEDIUM: 200, Level.HARD: 2_000, Level.BEST: 20_000}
"""How many positions it looks at before each action."""
EXACT = 40_000
"""So many are enough for the strongest level to know everything about a hand of seven cards."""

_ALL_OUT = PLURAL_NOOP("athletic_games", "All %n card(s) can go in this turn: that wins a medal.", "", 1)
_ALL_BY_PILE = PLURAL_NOOP(
    "athletic_games", "All %n card(s) can go in this turn, if the pile with the {card} moves now.", "", 1
)
_SOME = PLURAL_NOOP("athletic_games", "Not all cards can go in this turn, but %n of them can.", "", 1)
_SOME_BY_PILE = PLURAL_NOOP(
    "athletic_games", "Not all cards can go, but %n more can, if the pile with the {card} moves now.", "", 1
)
_ALL_BY_CARD = PLURAL_NOOP(
    "athletic_games", "All %n card(s) can go in this turn, if the {card} moves alone now.", "", 1
)
_SOME_BY_CARD = PLURAL_NOOP(
    "athletic_games", "Not all cards can go, but %n more can, if the {card} moves alone now.", "", 1
)
_SEEN = PLURAL_NOOP("athletic_games", "At least %n more card(s) can go in this turn.", "", 1)
_OPENS_HOLE = QT_TRANSLATE_NOOP("athletic_games", "This pile can move, and then any card goes into the hole.")
_FITS_HERE = QT_TRANSLATE_NOOP("athletic_games", "This card fits.")
_ENOUGH = QT_TRANSLATE_NOOP("athletic_games", "No more cards can be laid in this turn.")
_NOTHING_SEEN = QT_TRANSLATE_NOOP("athletic_games", "There seems to be no way to lay another card in this turn.")
HOLDS = QT_TRANSLATE_NOOP("athletic_games", "Stopping here gives the best chances in the next turns.")
_WAITS = QT_TRANSLATE_NOOP("athletic_games", "It is time to draw new cards.")


class AthleticPolicy:
    """FIRST_STEPS lays any card; EASY, MEDIUM and HARD see a move or two of piles, BEST the whole turn, and ends it so
    that the turns to come promise most."""

    worlds = 1

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        """The next step of the best line that this level sees."""
        state = ask.worlds[0]
        if ask.level is Level.FIRST_STEPS:
            return _any_card(ask, chance)
        line = best_line(state, ask.seat, ask.level)
        if ask.level is Level.BEST and not state.house.free_card_moves:
            most, line = line, best_end(state, ask.seat, line, chance, ask.clock)
            if most.placed and not line.placed and ENDS[ask.seat] in ask.legal:
                return Choice(ENDS[ask.seat], say(HOLDS))
        if not line.placed:
            return _finish(ask, seen_all=line.whole)
        plan = plan_of(state, ask.seat, line)
        if plan[0] not in ask.legal:
            return _any_card(ask, chance)
        return Choice(plan[0], _reason(state, ask.seat, line), plan=plan)


POLICY = AthleticPolicy()


def _any_card(ask: Ask[State], chance: Chance) -> Choice:
    """Any card that fits; at the first dead end of the turn any pile, to make a hole; then it stops."""
    plays = [action for action in ask.legal if action.verb == "play"]
    if plays:
        return Choice(plays[chance.pick(len(plays))], say(_FITS_HERE))
    piles = [action for action in ask.legal if action.verb == "move_pile"]
    if piles and not ask.worlds[0].moved:
        return Choice(piles[chance.pick(len(piles))], say(_OPENS_HOLE))
    return _finish(ask, seen_all=False)


def _finish(ask: Ask[State], seen_all: bool) -> Choice:
    end = ENDS[ask.seat]
    if end in ask.legal:
        stays = _ENOUGH if seen_all else _NOTHING_SEEN
        return Choice(end, say(stays if ask.worlds[0].hands[ask.seat] else _WAITS))
    return Choice(next(action for action in ask.legal if action.verb == "play"), say(_FITS_HERE))


def best_line(state: State, seat: int, level: Level) -> Line:
    """What this level would do with the rest of the turn. Where single cards may move it thinks of them too, if whole
    piles do not do."""
    faces, hand = state.faces, cards_in(state, seat)
    pairs = tuple(faces[pile[0]] * len(faces) + faces[pile[-1]] if pile else HOLE for pile in state.piles)
    exact = level is Level.BEST and len(state.hands[seat]) <= HAND
    line = Search(MOVES[level], EXACT if exact else POSITIONS[level]).best(pairs, hand)
    if not state.house.free_card_moves:
        return line
    if _stands(state, seat, line) and line.placed == len(state.hands[seat]):
        return line
    loose = LooseSearch(MOVES[level], POSITIONS[level]).best(
        _as_cards(state, state.piles), hand, (_as_cards(state, piles) for piles in state.stood)
    )
    better = loose.placed > line.placed or not _stands(state, seat, line)
    return loose if better else replace(line, whole=loose.whole)


def _as_cards(state: State, piles: Piles) -> Piles:
    return tuple(tuple(state.faces[token] for token in pile) for pile in piles)


def _stands(state: State, seat: int, line: Line) -> bool:
    """Whether a line brings back nothing that has stood in this turn, before it lays a card."""
    piles = state.piles
    for step in line.steps:
        if step.card >= 0:
            return True
        piles = moved_piles(piles, step.come, step.go, len(piles[step.come]))
        if piles in state.stood:
            return False
    return True


def plan_of(state: State, seat: int, line: Line) -> tuple[Action, ...]:
    """A line as actions; a pile is moved by the card that will be on top of it by then."""
    piles, held = state.piles, {state.faces[token]: token for token in state.hands[seat]}
    found = []
    for step in line.steps:
        go = step.go
        if step.card < 0:
            kind = PILE_MOVES if step.whole else TOP_MOVES
            found.append(kind[seat][piles[step.come][-1]][go])
            piles = moved_piles(piles, step.come, go, len(piles[step.come]) if step.whole else 1)
        else:
            token = held[step.card]
            found.append(PLAYS[seat][token][go])
            piles = (*piles[:go], (*piles[go], token), *piles[go + 1 :])
    return tuple(found)


def _reason(state: State, seat: int, line: Line) -> Text:
    """How many cards can go, and which pile makes it possible; no more is claimed than was looked at."""
    step, all_out = line.steps[0], line.placed == len(state.hands[seat])
    if not all_out and not line.whole:
        return say(_SEEN, n=line.placed)
    if step.card >= 0:
        return say(_ALL_OUT if all_out else _SOME, n=line.placed)
    card = card_name(state.faces[state.piles[step.come][-1]])
    if not step.whole:
        return say(_ALL_BY_CARD if all_out else _SOME_BY_CARD, n=line.placed, card=card)
    return say(_ALL_BY_PILE if all_out else _SOME_BY_PILE, n=line.placed, card=card)
