"""What Card Marathon tells of a match that is over."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.model import Action, Seat
from tabletop.core.story import Course, Sentence
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Msg, SeatName, say
from tabletop.games.card_marathon import INFO, deals, moves
from tabletop.games.card_marathon import state as st
from tabletop.games.card_marathon.moves import Kind
from tabletop.games.card_marathon.state import SEATS, State
from tabletop.kit import stories

TURNS = PLURAL_NOOP("card_marathon", "It was over after %n turn(s).", "the match", 1)
CAUGHT_UP = PLURAL_NOOP("card_marathon", "{player} was %n milestone(s) behind and still won the race.", "", 1)
TOO_FAR = QT_TRANSLATE_NOOP("card_marathon", "{player} ran too far ahead and lost the race by it.")
DECLARED = PLURAL_NOOP("card_marathon", "{player} declared the most challenges: %n.", "", 1)
SWAPPED = PLURAL_NOOP("card_marathon", "{player} swapped the most milestones: %n.", "", 1)
FIRST = QT_TRANSLATE_NOOP("card_marathon", "{player} upturned the first milestone, in turn {number}.")
FOUR = QT_TRANSLATE_NOOP("card_marathon", "{player} declared four of a kind.")
FLUSH = QT_TRANSLATE_NOOP("card_marathon", "{player} declared a straight flush.")

_RARE = {Kind.FOUR_OF_A_KIND: FOUR, Kind.STRAIGHT_FLUSH: FLUSH}


def story(course: Course[State]) -> Iterator[Sentence]:
    """How many turns, who caught up or ran too far, the rarest challenge, who declared and swapped most."""
    steps = list(course.steps())
    turns = [action.seat for _, action, _ in steps if action.verb in INFO.moves]
    yield Sentence(say(TURNS, len(turns)), stories.LENGTH)
    yield from _finishes(steps)
    declared = [(action, after) for _, action, after in steps if action.verb == "challenge"]
    yield from _rarest(declared)
    for msg, verbs in ((DECLARED, {"challenge"}), (SWAPPED, {"swap_open", "swap_closed"})):
        most = stories.most(action.seat for _, action, _ in steps if action.verb in verbs)
        if most is not None:
            yield Sentence(say(msg, most[1], player=SeatName(most[0])), stories.FEAT - 10)
    number = 0
    for _, action, _ in steps:
        number += action.verb in INFO.moves
        if action.verb == "upturn":
            yield Sentence(say(FIRST, player=SeatName(action.seat), number=number), stories.MORE)
            break


def _finishes(steps: list[tuple[State, Action, State]]) -> Iterator[Sentence]:
    """The greatest lag that was made good, and who has lost by being ahead."""
    lag = [0] * SEATS
    made_good: list[tuple[Seat, int]] = []
    fallen: list[Seat] = []
    for before, _, after in steps:
        for seat in range(SEATS):
            lag[seat] = max(lag[seat], -st.lead_of(after, seat)) if after.race == before.race else 0
        if len(after.finishes) > len(before.finishes):
            finish = after.finishes[-1]
            if finish.winner is not None and finish.upturned[finish.winner] > finish.upturned[1 - finish.winner]:
                made_good += [(finish.winner, lag[finish.winner])] if lag[finish.winner] else []
            elif finish.winner is not None and finish.rule == deals.REVERSAL:
                fallen.append(1 - finish.winner)
    if made_good:
        seat, most = max(made_good, key=lambda one: one[1])
        yield Sentence(say(CAUGHT_UP, most, player=SeatName(seat)), stories.TURN)
    for seat in fallen[-1:]:
        yield Sentence(say(TOO_FAR, player=SeatName(seat)), stories.TURN + 1)


def _rarest(declared: list[tuple[Action, State]]) -> Iterator[Sentence]:
    """The first challenge of the rarest kind that was declared, but a straight."""
    found: dict[Kind, Seat] = {}
    for action, after in declared:
        cards = [after.faces[st.INDEX[token]] for token in action.tokens]
        found.setdefault(moves.kind_of(cards), action.seat)
    rare: list[tuple[Kind, Msg]] = [(kind, msg) for kind, msg in _RARE.items() if kind in found]
    for kind, msg in rare[:1]:
        yield Sentence(say(msg, player=SeatName(found[kind])), stories.FEAT)
