"""Matches in Portable Draughts Notation (PDN) and positions in its FEN, as other programs write and read them.

A whole capture is one word there (38x20, with every landing square where that is not clear: 38x29x20); here it becomes
one action a jump. Huffing, which PDN does not know, is written as a comment: {huffs 32}.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from tabletop.core.model import Action, Setup
from tabletop.core.notation import BadNotation, Notation, OtherKind, Record, Remarks
from tabletop.core.options import UnknownOption
from tabletop.games.draughts import INFO
from tabletop.games.draughts import board as bd
from tabletop.games.draughts.board import BIT, NUMBER, PLACE_OF, SQUARES, squares
from tabletop.games.draughts.moves import Position, captures, landings
from tabletop.games.draughts.state import BY_WORD, PIECES, House, State, huffed, moved, standing
from tabletop.kit.draw_offers import said
from tabletop.kit.pgn_tags import Beside, matches_of, parted, words_of, written

INTERNATIONAL = "20"
"""The number of this game in the PDN tag `GameType`."""
HOUSE_TAG = "HouseRules"
START = Position(bd.WHITE_START, bd.BLACK_START, 0, True)
"""All men on their squares, White to move."""
_FIRST_ROW = ((48, 47, 49), (3, 4, 2))
"""The squares that are empty at the start, White's and Black's, one after the other where somebody has men fewer."""
_TOURNAMENT = (("draughts.draw-rule", "international"),)

_MOVE = re.compile(r"[0-9]{1,2}(?:-[0-9]{1,2}|(?:[x:][0-9]{1,2})+)")
_SPACED = re.compile(r"(?<=\d)\s+([-x:])\s+(?=\d)")
_COUNTER = re.compile(r"[HF][0-9]+")
"""How long nothing was captured and the number of the move, which some programs write behind a position."""
_NUMBER = re.compile(r"[0-9]{1,2}")
_HUFFS = re.compile(r"\{\s*huffs ([0-9]{1,2})\s*\}")
_RESULTS = {"2-0": 0, "1-0": 0, "0-2": 1, "0-1": 1, "1-1": None, "1/2-1/2": None, "0-0": None}
"""Who has won by the last word: White 0, Black 1, nobody."""
_SIDE = re.compile(r"([WB])([K0-9,\-]*)")


class _Over(BadNotation):
    """A match has moves after its end."""


def read_position(text: str) -> Position:
    """A position from its FEN: `W:W31-50:B1-20`, kings as `K12`. Raises BadNotation."""
    turn, *sides = text.strip().rstrip(".").replace(" ", "").upper().split(":")
    sides = [side for side in sides if _COUNTER.fullmatch(side) is None]
    found = {"W": 0, "B": 0}
    kings = 0
    if turn not in found or len(sides) != 2 or {side[:1] for side in sides} != set(found):
        raise BadNotation(text, "not a position of draughts")
    for side in sides:
        match = _SIDE.fullmatch(side)
        if match is None:
            raise BadNotation(side, "not a list of squares")
        for word in filter(None, match[2].split(",")):
            bits = _range(word)
            if bits & (found["W"] | found["B"]):
                raise BadNotation(word, "two pieces on one square")
            found[match[1]] |= bits
            kings |= bits if word.startswith("K") else 0
    position = Position(found["W"], found["B"], kings, turn == "W")
    if max(position.white.bit_count(), position.black.bit_count()) > PIECES:
        raise BadNotation(text, f"more than {PIECES} pieces of one colour")
    if (position.white & bd.WHITE_LAST | position.black & bd.BLACK_LAST) & ~kings:
        raise BadNotation(text, "a man on the row where it becomes a king")
    return position


def _range(word: str) -> int:
    """The squares of one word of a list: `12`, `K12`, `31-50`."""
    numbers = word.removeprefix("K").split("-")
    if len(numbers) > 2 or not all(_NUMBER.fullmatch(number) and 1 <= int(number) <= SQUARES for number in numbers):
        raise BadNotation(word, "not a square")
    return sum(BIT[number] for number in range(int(numbers[0]), int(numbers[-1]) + 1))


def write_position(position: Position) -> str:
    """The FEN of a position."""
    sides = []
    for letter, bits in (("W", position.white), ("B", position.black)):
        words = [f"{'K' if bit & position.kings else ''}{NUMBER[bit]}" for bit in squares(bits)]
        sides.append(letter + ",".join(words))
    return ":".join(["W" if position.white_moves else "B", *sides])


def opening(setup: Setup, white: int) -> State:
    """The state in which a match begins. Raises BadNotation."""
    position = read_position(setup.position) if setup.position else _start(INFO.amounts_given(setup), white)
    return standing(INFO.house(House, setup), white, position)


def _start(fewer: tuple[int, ...], white: int) -> Position:
    """All men on their squares, but for so many of each seat."""
    gone = 0
    for seat, count in enumerate(fewer):
        gone |= sum(BIT[number] for number in _FIRST_ROW[seat != white][:count])
    return START._replace(white=START.white & ~gone, black=START.black & ~gone)


class Pdn(Notation[State]):
    """Portable Draughts Notation."""

    name = "PDN"
    suffix = "pdn"

    def matches(self, text: str) -> tuple[str, ...]:
        return matches_of(text)

    def read(self, text: str) -> Record:
        tags, below = parted(text)
        if tags.get("GameType", INTERNATIONAL).partition(",")[0] != INTERNATIONAL:
            raise OtherKind(tags["GameType"], "another kind of draughts")
        options = tuple((word.partition("=")[0], word.partition("=")[2]) for word in tags.get(HOUSE_TAG, "").split())
        setup = Setup(2, options, position=tags.get("FEN", ""))
        words = tuple(words_of(_SPACED.sub(r"\1", below)))
        try:
            lots = INFO.house(House, setup).first_player == "lots"
            setup, actions, remarks = _replayed(setup, words, tags.get("Result", "*"))
        except UnknownOption as error:
            raise BadNotation(tags[HOUSE_TAG], "unknown house rules") from error
        kept = tuple((name, value) for name, value in tags.items() if name not in ("FEN", "GameType", HOUSE_TAG))
        names = (tags.get("White", ""), tags.get("Black", ""))
        return Record(setup, (0,) if lots else (), actions, kept, names, remarks)

    def write(self, record: Record) -> str:
        setup = record.setup
        white = record.outcomes[0] if record.outcomes else 0
        beside = Beside(record.remarks, (*_RESULTS, "*"))
        first = opening(setup, white)
        words, state = _written(first, record.actions, beside)
        result = _result(state) or beside.result(len(record.actions)) or "*"
        tags = {"Event": "?", "White": "?", "Black": "?", **dict(record.tags)}
        if record.names:
            tags |= {"White": record.names[white] or "?", "Black": record.names[1 - white] or "?"}
        tags |= {"Result": result, "GameType": INTERNATIONAL}
        if setup.options:
            tags[HOUSE_TAG] = " ".join(f"{option}={value}" for option, value in setup.options)
        if setup.position or setup.handicaps:
            tags["FEN"] = setup.position or write_position(first.position)
        return written(tags, [*words, result])

    def position(self, state: State) -> str:
        return write_position(state.position)

    def check_position(self, position: str) -> None:
        if standing(House(), 0, read_position(position)).ending is not None:
            raise BadNotation(position, "the match is over in this position")


def _played(state: State, action: Action, word: str = "") -> State:
    """The state after an action, written as `word`."""
    if action.verb == "huff":
        return huffed(state, state.square_of(action))
    if action.verb != "move":
        return said(state, action, BY_WORD)
    way = state.way_of(action)
    if way is None:
        raise BadNotation(word, "not a legal move")
    return moved(state, way)


def _word(before: State, state: State) -> str:
    """The whole move that led from one state to the next, written as one word."""
    old, new = before.position, state.position
    own_before, own_after = old.own, new.foes
    jumped = old.foes & ~new.own
    start = before.chain.start if before.chain is not None else own_before & ~own_after
    end = own_after & ~own_before or start
    if not jumped:
        return f"{NUMBER[start]}-{NUMBER[end]}"
    _, found = captures(old, majority=False)
    twins = [capture for capture in found if capture.start == start and capture.end == end]
    if len(twins) == 1:
        return f"{NUMBER[start]}x{NUMBER[end]}"
    path = landings(start, end, jumped, bool(start & old.kings), old.empty | start)
    return "x".join(str(NUMBER[bit]) for bit in (start, *path))


def _written(state: State, actions: tuple[Action, ...], beside: Beside) -> tuple[list[str], State]:
    """The moves with their numbers, what is said beside them, and the state at the end."""
    words = beside.after(0)
    plies = 0 if state.position.white_moves else 1
    numbered = True
    for count, action in enumerate(actions, start=1):
        before, state = state, _played(state, action)
        if action.verb == "huff":
            words.append(f"{{huffs {NUMBER[before.square_of(action)]}}}")
        elif action.verb == "move" and state.chain is None:
            if plies % 2 == 0 or numbered:
                words.append(f"{plies // 2 + 1}{'.' if plies % 2 == 0 else '...'}")
            words.append(_word(before, state))
            plies += 1
        said = beside.after(count)
        words += said
        numbered = bool(said)
    return words, state


def _result(state: State) -> str:
    """The result, empty while there is none."""
    if state.ending is None:
        return ""
    if state.ending.winner is None:
        return "1-1"
    return "2-0" if state.ending.winner == state.white else "0-2"


def _replayed(
    setup: Setup, words: tuple[tuple[str, bool], ...], result: str
) -> tuple[Setup, tuple[Action, ...], Remarks]:
    """The actions of a match, and what is said beside them. Tournaments know no draw after 20 quiet moves: a match that
    goes on after them is played by their rule."""
    try:
        return setup, *_parted(_actions(opening(setup, 0), words, result))
    except _Over:
        if setup.options:
            raise
        longer = replace(setup, options=_TOURNAMENT)
        return longer, *_parted(_actions(opening(longer, 0), words, result))


def _parted(found: Iterable[Action | str]) -> tuple[tuple[Action, ...], Remarks]:
    """Actions and remarks for themselves."""
    actions: list[Action] = []
    remarks: list[tuple[int, str]] = []
    for one in found:
        if isinstance(one, str):
            remarks.append((len(actions), one))
        else:
            actions.append(one)
    return tuple(actions), tuple(remarks)


def _actions(state: State, words: tuple[tuple[str, bool], ...], result: str) -> Iterator[Action | str]:
    """The actions of the words of a match, and between them what is no action. `result` is what its tag says, for a
    match without a result at its end."""
    over = False
    for word, beside in words:
        huffs = _HUFFS.fullmatch(word) if beside and not over else None
        if beside and huffs is None:
            yield word
            continue
        if over:
            break
        if word == "*" or word in _RESULTS:
            result, over = (word if word != "*" else result), True
            continue
        if state.ending is not None:
            raise _Over(word, "the match goes on after its end")
        for action in [_huff(state, int(huffs[1]))] if huffs is not None else _moves(state, word):
            state = _played(state, action, word)
            yield action
    if result in _RESULTS and state.ending is None:
        ending = tuple(_ended(state, _RESULTS[result]))
        yield from ending or (result,)


def _huff(state: State, number: int) -> Action:
    if not 1 <= number <= SQUARES or not BIT[number] & state.offenders:
        raise BadNotation(str(number), "this piece cannot be huffed")
    return Action(state.turn, "huff", (state.token_on(BIT[number]),))


def _moves(state: State, word: str) -> list[Action]:
    """One action for a plain move, one for each jump of a capture."""
    if _MOVE.fullmatch(word.rstrip("!?*").lower()) is None:
        raise BadNotation(word, "not a move")
    numbers = [int(number) for number in re.findall(r"\d+", word)]
    if not all(1 <= number <= SQUARES for number in numbers):
        raise BadNotation(word, "not a square")
    bits = [BIT[number] for number in numbers]
    start, end = bits[0], bits[-1]
    if not start & state.position.own:
        raise BadNotation(word, "no piece of the side to move stands there")
    token = (state.token_on(start),)
    if "-" in word:
        return [Action(state.turn, "move", token, PLACE_OF[end])]
    path = tuple(bits[1:])
    if len(path) == 1 or not _is_way(state, start, path):
        paths = [path for path in _paths(state, start, end) if _visits(path, bits[1:])]
        if not paths:
            raise BadNotation(word, "not a legal capture")
        path = paths[0]
    return [Action(state.turn, "move", token, PLACE_OF[bit]) for bit in path]


def _is_way(state: State, start: int, path: tuple[int, ...]) -> bool:
    """Whether a piece can play these jumps, one after the other, to the end."""
    for landing in path:
        way = next((w for w in state.ways if w.start == start and w.end == landing and w.jumped.bit_count() == 1), None)
        if way is None:
            return False
        state, start = moved(state, way), landing
    return state.chain is None


def _paths(state: State, start: int, end: int) -> Iterator[tuple[int, ...]]:
    """The landing squares of each capture from one square to another that may be played."""
    position = state.position
    _, found = captures(position, state.house.strict)
    for capture in found:
        if capture.start == start and capture.end == end:
            yield landings(start, end, capture.jumped, bool(start & position.kings), position.empty | start)


def _visits(path: tuple[int, ...], squares_named: list[int]) -> bool:
    """Whether the landing squares that were named lie on a way, in order."""
    rest = iter(path)
    return all(bit in rest for bit in squares_named)


def _ended(state: State, winner: int | None) -> Iterator[Action]:
    """What the players said at the end, where that tells the result."""
    if state.chain is not None:
        return
    if winner is None:
        yield Action(state.turn, "offer-draw")
        yield Action(1 - state.turn, "accept-draw")
    elif state.turn != winner:
        yield Action(state.turn, "resign")
