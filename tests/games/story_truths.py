"""Whether the sentences of a story are true: reckoned from the table, the log and what luck drew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import chess

from tabletop.core.text import Text
from tabletop.games.chess.moves import move_of
from tabletop.match.match import Match
from tests.games.story_calls import CALLS
from tests.games.story_contracts import CONTRACTS
from tests.games.story_counters import COUNTERS
from tests.games.story_figures import (
    Truth,
    ahead_from,
    alone,
    always,
    at_last,
    behind_then,
    cells,
    for_good,
    length,
    longest,
    moves,
    number,
    seen,
    who,
    yams_total,
)
from tests.games.story_finds import FINDS
from tests.games.story_marathon import MARATHON
from tests.games.story_medals import MEDALS
from tests.games.story_rounds import decided_late, farthest, richest, survivor, voyages
from tests.games.story_tricks import TRICKS


def taken_at_once(match: Match[Any], text: Text) -> bool:
    """So many pieces left the board in one move, and never so many for the other side."""
    most = Counter[int]()
    start = 0
    for index in range(1, len(match.log)):
        before, after = match.states[index - 1], match.states[index]
        if before.turn != after.turn or index == len(match.log) - 1:
            mover = before.turn
            lost = seen(match, start)[1 - mover] - seen(match, index)[1 - mover]
            most[mover] = max(most[mover], lost)
            start = index
    return alone(most, text)


def first_king(match: Match[Any], text: Text) -> bool:
    """The first face of a king that is seen is that of this seat."""
    for index in range(len(match.log)):
        kings = [p for p in match.view(None, index).placements if p.face and "king" in p.face]
        if kings:
            return kings[0].owner == who(text) and match.states[index - 1].number == number(text)
    return False


def boards(match: Match[Any]) -> Iterator[tuple[int, int, chess.Board, chess.Board]]:
    """Mover, number of the move, and the board before and after it, played by another engine."""
    board = chess.Board()
    for entry, state in zip(match.log[1:], match.states, strict=False):
        if entry.action is not None and entry.action.verb == "move":
            before, at = board.copy(), board.fullmove_number
            board.push(move_of(state, entry.action))
            yield entry.action.seat, at, before, board


def queen_taken(match: Match[Any], text: Text) -> bool:
    """A queen was captured in this move."""
    return any(
        seat == who(text) and at == number(text) and len(after.pieces(chess.QUEEN, after.turn))
        < len(before.pieces(chess.QUEEN, after.turn))
        for seat, at, before, after in boards(match)
    )  # fmt: skip


def queen_made(match: Match[Any], text: Text) -> bool:
    """A queen more stood there after this move."""
    return any(
        seat == who(text) and at == number(text) and len(after.pieces(chess.QUEEN, before.turn))
        > len(before.pieces(chess.QUEEN, before.turn))
        for seat, at, before, after in boards(match)
    )  # fmt: skip


def checks(match: Match[Any], text: Text) -> bool:
    """So many checks."""
    return alone(Counter(seat for seat, _, _, after in boards(match) if after.is_check()), text)


def mills(match: Match[Any]) -> list[int]:
    """Who removed a man right after an own move, each time."""
    acts = [entry.action for entry in match.log[1:] if entry.action is not None]
    return [now.seat for before, now in pairwise(acts) if now.verb == "remove" and before.verb in ("place", "move")]


# Dice and cards


def captures(match: Match[Any], text: Text) -> bool:
    """So many pieces of others went back into their stables."""
    found = Counter[int]()
    for before, after in pairwise(match.states):
        homed = sum(old >= 0 > new for old, new in zip(before.progress, after.progress, strict=True))
        found[before.turn] += homed
    return alone(found, text)


def ludo_out(state: Any) -> list[int]:
    """How many pieces each seat has out."""
    most = max(61, *state.progress)
    each = state.frame.house.pieces
    seats = range(len(state.frame.colours))
    return [sum(p == most == 62 for p in state.progress[seat * each : (seat + 1) * each]) for seat in seats]


def overtaken(match: Match[Any], text: Text) -> bool:
    """So many pieces out against none, and the others won."""
    assert match.result is not None
    player, other = who(text), who(text, "other")
    had = any(ludo_out(state)[other] == text.n and not ludo_out(state)[player] for state in match.states)
    return had and match.result.winners == (player,)


def first_out(match: Match[Any], text: Text) -> bool:
    """The first piece out is of this seat."""
    return next(out.index(1) for out in map(ludo_out, match.states) if any(out)) == who(text)


def sixes(match: Match[Any], text: Text) -> bool:
    """So many sixes came out of the chance."""
    thrown = (e for e in match.log[1:] if e.action is not None and e.action.verb == "throw" and e.outcomes == (5,))
    return alone(Counter(e.action.seat for e in thrown if e.action is not None), text)


def leap(match: Match[Any], text: Text) -> bool:
    """So many squares ahead in an own move, and nobody else so far."""
    far = Counter[int]()
    for entry, (before, after) in zip(match.log[1:], pairwise(match.states), strict=True):
        assert entry.action is not None
        seat = entry.action.seat
        far[seat] = max(far[seat], after.squares[seat] - before.squares[seat])
    return alone(far, text)


def fall(match: Match[Any], text: Text) -> bool:
    """From square to square in one action."""
    high, low, seat = number(text, "high"), number(text, "low"), who(text)
    return any((a.squares[seat], b.squares[seat]) == (high, low) for a, b in pairwise(match.states))


def jumps(match: Match[Any]) -> Iterator[tuple[int, int, int]]:
    """Who was taken from where to where by a ladder or a snake: the piece did not end where its throw was counted."""
    for entry, (before, after) in zip(match.log[1:], pairwise(match.states), strict=True):
        if entry.action is not None and entry.action.verb == "move":
            seat, thrown = entry.action.seat, before.die
            counted = min(before.squares[seat] + thrown, 200 - before.squares[seat] - thrown)
            if after.squares[seat] != counted:
                yield seat, counted, after.squares[seat]


def climbs(match: Match[Any], text: Text) -> bool:
    """So many ladders, and nobody else so many."""
    return alone(Counter(seat for seat, start, end in jumps(match) if end > start), text)


def slides(match: Match[Any], text: Text) -> bool:
    """So many snakes, and nobody else so many."""
    return alone(Counter(seat for seat, start, end in jumps(match) if end < start), text)


def no_snake(match: Match[Any], text: Text) -> bool:
    """Won without a snake."""
    assert match.result is not None
    met = {seat for seat, start, end in jumps(match) if end < start}
    return match.result.winners == (who(text),) and who(text) not in met


def deepest(match: Match[Any], text: Text) -> bool:
    """From square to square, and nobody else slid so far."""
    far = Counter[int]()
    for seat, start, end in jumps(match):
        far[seat] = max(far[seat], start - end)
    player, high, low = who(text), number(text, "high"), number(text, "low")
    others = [far[seat] for seat in far if seat != player]
    return (player, high, low) in jumps(match) and far[player] == high - low > max(others, default=0)


def best_turn(match: Match[Any], text: Text) -> bool:
    """So many points written down at once, and nobody else so many."""
    most = Counter[int]()
    for before, after in pairwise(match.states):
        for seat, (old, new) in enumerate(zip(before.scores, after.scores, strict=True)):
            most[seat] = max(most[seat], new - old)
    points = number(text, "points")
    return most[who(text)] == points and sum(one == points for one in most.values()) == 1 == len(
        [one for one in most.values() if one >= points]
    )


def bust(match: Match[Any], text: Text) -> bool:
    """Lost by this seat in a turn that brought nothing."""
    return any(
        after.turn == who(text) and after.phase == "bust" and after.last == number(text, "points")
        for after in match.states
    )


def boxes(match: Match[Any], wanted: Callable[[int, int], bool]) -> Counter[int]:
    """How many boxes of each pad hold such points."""
    return Counter(
        seat
        for seat, pad in enumerate(match.state.pads)
        for column in pad
        for box, points in enumerate(column)
        if wanted(box, points)
    )


def bonuses(match: Match[Any], text: Text) -> bool:
    """So many columns with 63 points or more above."""
    pads = enumerate(match.state.pads)
    return alone(Counter(seat for seat, pad in pads for column in pad if sum(column[:6]) >= 63), text)


def close(match: Match[Any], text: Text) -> bool:
    """Between the two best."""
    best, second, *_ = sorted(yams_total(match.state), reverse=True)
    return best - second == text.n


def orders(match: Match[Any]) -> list[list[int]]:
    """The places of each deal, by its points."""
    return [sorted(range(match.setup.seats), key=lambda seat, row=row: -row[seat]) for row in cells(match)]


def moved_in(match: Match[Any], text: Text, old: int, new: int) -> bool:
    """From a place in the deal before to another one in this deal."""
    places = orders(match)
    return places[number(text) - 2][old] == who(text) == places[number(text) - 1][new]


def bids_made(match: Match[Any], text: Text) -> bool:
    """In so many deals as many tricks as bid; the house rules of these matches give points for nothing else."""
    return alone(Counter(seat for row in cells(match) for seat, points in enumerate(row) if points > 0), text)


def in_deal(match: Match[Any], text: Text) -> bool:
    """So many points in this deal, the most of all."""
    rows, points = cells(match), number(text, "points")
    return rows[number(text) - 1][who(text)] == points == max(max(row) for row in rows)


def went_out(match: Match[Any], text: Text) -> bool:
    """The hand was empty in so many deals when they were counted."""
    counted = [after for before, after in pairwise(match.states) if len(after.sheet) > len(before.sheet)]
    return alone(Counter(seat for state in counted for seat, hand in enumerate(state.hands) if not hand), text)


def turned(match: Match[Any], text: Text) -> bool:
    """So many cards were turned over."""
    return text.n == sum(len(after.pile) > len(before.pile) for before, after in pairwise(match.states))


def piles(match: Match[Any]) -> Iterator[tuple[int, int, bool]]:
    """Who took how many cards, and whether the pile was slapped for."""
    for before, after in pairwise(match.states):
        grown = [(seat, len(new) - len(old)) for seat, (old, new)
                 in enumerate(zip(before.stacks, after.stacks, strict=True)) if len(new) > len(old)]  # fmt: skip
        for seat, count in grown:
            yield seat, count, bool(before.claims.right)


def down_to(match: Match[Any], text: Text) -> bool:
    """So few cards once, and won."""
    assert match.result is not None
    fewest = min(len(state.stacks[who(text)]) for state in match.states)
    return text.n == fewest and match.result.winners == (who(text),)


def largest_pile(match: Match[Any], text: Text) -> bool:
    """So many cards at once, and nobody else so many."""
    most = Counter[int]()
    for seat, count, _ in piles(match):
        most[seat] = max(most[seat], count)
    return alone(most, text)


def placed(match: Match[Any]) -> list[list[int]]:
    """Who placed a card, turn by turn."""
    found: list[list[int]] = [[]]
    for entry, (before, after) in zip(match.log[1:], pairwise(match.states), strict=True):
        if entry.action is not None and entry.action.verb == "play":
            found[-1].append(entry.action.seat)
        if before.turn != after.turn:
            found.append([])
    return found


def best_of_turns(match: Match[Any], text: Text) -> bool:
    """So many cards in one turn, and nobody else so many."""
    most = Counter[int]()
    for turn in placed(match):
        if turn:
            most[turn[0]] = max(most[turn[0]], len(turn))
    return alone(most, text)


def first_medal(match: Match[Any], text: Text) -> bool:
    """The first medal, in the round of that turn."""
    turns = 0
    for before, after in pairwise(match.states):
        if any(after.medals):
            return after.medals.index(1) == who(text) and turns // match.setup.seats + 1 == number(text)
        turns += before.turn != after.turn
    return False


TRUTHS: dict[str, Truth] = {
    "It was over after %n round(s).": length,
    "It was over after %n deal(s).": length,
    "It was over after %n move(s).": moves,
    "It was over after %n card(s).": turned,
    "{player} was in front the longest, for %n round(s) in a row.": longest,
    "{player} was in front the longest, for %n deal(s) in a row.": longest,
    "{player} was in front from the first round to the last.": always,
    "{player} was in front from the first deal to the last.": always,
    "{player} took the lead in round {number} and never lost it again.": for_good,
    "{player} took the lead in deal {number} and never lost it again.": for_good,
    "Not until the last round did {player} take the lead.": at_last,
    "Not until the last deal did {player} take the lead.": at_last,
    "From move {number} to the end {player} had more pieces.": ahead_from,
    "After move {number} {player} still had fewer pieces.": behind_then,
    "From move {number} to the end {player} had the stronger army.": ahead_from,
    "After move {number} {player} still had the weaker army.": behind_then,
    "{player} made the greatest capture: %n piece(s) in one move.": taken_at_once,
    "{player} got the first king, on move {number}.": first_king,
    "{player} captured a queen on move {number}.": queen_taken,
    "{player} got a new queen on move {number}.": queen_made,
    "{player} gave check most often: %n time(s).": checks,
    "{player} closed mills most often: %n time(s).": lambda match, text: alone(Counter(mills(match)), text),
    "{player} closed the first mill.": lambda match, text: mills(match)[0] == who(text),
    "{player} sent the most pieces home: %n.": captures,
    "{other} already had %n piece(s) out when {player} had none.": overtaken,
    "{player} got the first piece out.": first_out,
    "{player} threw the most 6s: %n.": sixes,
    "{player} made the longest leap: %n square(s) in one go.": leap,
    "{player} fell back from square {high} to square {low}.": fall,
    "{player} climbed the most ladders: %n.": climbs,
    "{player} met the most snakes: %n.": slides,
    "{player} met no snake at all.": no_snake,
    "The deepest slide took {player} from {high} down to {low}.": deepest,
    "{player} had the best turn: {points} points.": best_turn,
    "One throw too many cost {player} {points} points.": bust,
    "{player} sailed the farthest in one turn: {miles} miles.": farthest,
    "{player} stayed in the harbour most often: %n time(s).": lambda match, text: alone(
        Counter(seat for seat, sailed in voyages(match) if not sailed), text
    ),
    "It took a play-off to decide the match.": decided_late,
    "{player} had the richest turn: {points} points.": richest,
    "{player} kept a die in play the longest: %n throw(s) in one turn.": survivor,
    "The match was decided by a play-off.": decided_late,
    "{player} scored the most yams: %n.": lambda match, text: alone(boxes(match, lambda b, p: b == 13 and p > 0), text),
    "{player} had to write down the most zeros: %n.": lambda match, text: alone(
        boxes(match, lambda b, p: p == 0), text
    ),
    "{player} earned the most bonuses: %n.": bonuses,
    "Only %n point(s) lay between first and second.": close,
    "In deal {number} {player} rose from last place to President.": lambda match, text: moved_in(match, text, -1, 0),
    "In deal {number} {player} fell from President to last place.": lambda match, text: moved_in(match, text, 0, -1),
    "{player} became President most often: %n time(s).": lambda match, text: alone(
        Counter(order[0] for order in orders(match)), text
    ),
    "{player} was President at the end.": lambda match, text: orders(match)[-1][0] == who(text),
    "{player} met their bid most often: in %n deal(s).": bids_made,
    "{player} had the best deal: {points} points in deal {number}.": in_deal,
    "The dearest hand cost {player} {points} points, in deal {number}.": in_deal,
    "{player} went out most often: in %n deal(s).": went_out,
    "{player} was once down to %n card(s) and won all the same.": down_to,
    "{player} won the most piles by slapping: %n.": lambda match, text: alone(
        Counter(seat for seat, _, slapped in piles(match) if slapped), text
    ),
    "{player} took the largest pile: %n card(s).": largest_pile,
    "{player} had the best turn: %n card(s) placed.": best_of_turns,
    "{player} placed the most cards: %n.": lambda match, text: alone(
        Counter(seat for turn in placed(match) for seat in turn), text
    ),
    "{player} won the first medal, in round {number}.": first_medal,
    **COUNTERS,
    **TRICKS,
    **CONTRACTS,
    **MEDALS,
    **FINDS,
    **MARATHON,
    **CALLS,
}
