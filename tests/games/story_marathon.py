"""Whether the sentences of a story of Card Marathon are true, reckoned from what lies on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from tabletop.core.text import Text
from tabletop.match.match import Match
from tests.games.story_figures import Truth, alone, number, who

RANKS = "A23456789TJQK"


def ends_of_turns(match: Match[Any]) -> list[int]:
    """The entries with which a turn ended: another seat is to act, or a race is over."""
    states = match.states
    return [
        at
        for at in range(1, len(states))
        if len(states[at].finishes) > len(states[at - 1].finishes)
        or (
            states[at].turn != states[at - 1].turn and states[at].race == states[at - 1].race and states[at - 1].rows[0]
        )
    ]


def turns(match: Match[Any], text: Text) -> bool:
    """So many turns."""
    return text.n == len(ends_of_turns(match))


def upturned(match: Match[Any], at: int) -> tuple[int, int]:
    """How many milestones of each seat show their faces to everybody."""
    faces = [p for p in match.view(None, at).placements if p.face is not None]
    return tuple(sum(p.place.zone == f"row-{seat}" for p in faces) for seat in range(2))  # type: ignore[return-value]


def races(match: Match[Any]) -> Iterator[range]:
    """The entries of each race."""
    starts = [at for at in range(1, len(match.states)) if match.states[at].race != match.states[at - 1].race]
    first = next(at for at, state in enumerate(match.states) if state.rows[0])
    for start, end in pairwise([first, *starts, len(match.states)]):
        yield range(start, end)


def caught_up(match: Match[Any], text: Text) -> bool:
    """The seat won a race with more milestones although the other had had so many more."""
    lags = []
    for entries, finish in zip(races(match), match.state.finishes, strict=True):
        rows = [upturned(match, at) for at in entries]
        won = finish.winner == who(text) and rows[-1][who(text)] == max(rows[-1])
        lags += [max(row[1 - who(text)] - row[who(text)] for row in rows)] if won else []
    return text.n == max(lags)


def ran_too_far(match: Match[Any], text: Text) -> bool:
    """The seat finished four or five milestones ahead."""
    ends = [upturned(match, entries[-1]) for entries in races(match)]
    return any(row[who(text)] == 5 and row[1 - who(text)] < 2 for row in ends)


def most_of(*verbs: str) -> Truth:
    """The seat did these most often, alone."""

    def holds(match: Match[Any], text: Text) -> bool:
        acts = [e.action for e in match.log if e.action is not None and e.action.verb in verbs]
        return alone(Counter(action.seat for action in acts), text)

    return holds


def first_milestone(match: Match[Any], text: Text) -> bool:
    """In this turn the first milestone lay open."""
    at = next(at for at, e in enumerate(match.log) if e.action is not None and e.action.verb == "upturn")
    turn = sum(end <= at for end in ends_of_turns(match))
    action = match.log[at].action
    return action is not None and action.seat == who(text) and turn == number(text)


def declared_by(match: Match[Any], text: Text, suits: int) -> bool:
    """The seat declared four cards of so many suits that are no straight."""
    for at, entry in enumerate(match.log):
        if entry.action is not None and entry.action.verb == "challenge" and entry.action.seat == who(text):
            shown = {p.token: p.face for p in match.view(None, at).placements}
            faces = [shown[token] or "" for token in entry.action.tokens]
            if len({face[-1] for face in faces}) == suits and (suits == 1 or len({face[:-1] for face in faces}) == 1):
                return True
    return False


MARATHON: dict[str, Truth] = {
    "It was over after %n turn(s).": turns,
    "{player} was %n milestone(s) behind and still won the race.": caught_up,
    "{player} ran too far ahead and lost the race by it.": ran_too_far,
    "{player} declared the most challenges: %n.": most_of("challenge"),
    "{player} swapped the most milestones: %n.": most_of("swap_open", "swap_closed"),
    "{player} upturned the first milestone, in turn {number}.": first_milestone,
    "{player} declared four of a kind.": lambda match, text: declared_by(match, text, 4),
    "{player} declared a straight flush.": lambda match, text: declared_by(match, text, 1),
}
