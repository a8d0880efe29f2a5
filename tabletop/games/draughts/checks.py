"""What notices that a rule of draughts is broken, in the order in which a refusal is explained. Every check may assume
that the ones before it hold."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from tabletop.core.model import Action
from tabletop.core.rules import Check, Violation
from tabletop.core.text import Text, say
from tabletop.games.draughts import words
from tabletop.games.draughts.board import AHEAD, BOARD, BOARD_ZONE, NUMBER, PLACE_OF, RAYS, between, bit_at, squares
from tabletop.games.draughts.moves import plain_moves
from tabletop.games.draughts.state import BY_WORD, State
from tabletop.kit.draw_offers import OFFER, draw_checks
from tabletop.kit.two_player import owned_by_another

Verdict = Violation | bool | None
Breaks = Callable[[State, Action], Verdict]

MOVE = frozenset({"move"})
HUFF = frozenset({"huff"})


def _move(rule: str, breaks: Breaks) -> Check[State]:
    """A check of moves that are not open."""
    return Check(rule, lambda state, action: None if state.way_of(action) else breaks(state, action), MOVE)


def _squares(state: State, action: Action) -> tuple[int, int]:
    """The square of the piece and the dark square where it is dropped, 0 for none."""
    return state.square_of(action), bit_at(action.to)


def _free(state: State) -> int:
    """The empty squares; the one from which an unfinished capture set out is among them."""
    chain = state.chain
    return state.position.empty if chain is None else (state.position.empty | chain.start) & ~chain.at


def _crossed(state: State, action: Action) -> tuple[int, ...]:
    """The squares between, where a jump may be meant: any distance for a king, up to three squares for a man."""
    here, there = _squares(state, action)
    way = between(here, there) or ()
    return way if len(way) <= 2 or state.jumper(here).is_king else ()


# Whose piece, which square


def is_taken(state: State, action: Action) -> Verdict:
    """The piece has left the board."""
    return not state.square_of(action)


def in_chain(state: State, action: Action) -> Verdict:
    """Anything but the next jump, while a capture is not finished."""
    if state.chain is None:
        return None
    why = say(words.WHY_GO_ON, here=NUMBER[state.chain.at])
    return Violation(tokens=(state.token_on(state.chain.at),), why=why)


def other_piece(state: State, action: Action) -> Verdict:
    """Another piece than the one that has to go on."""
    return state.chain is not None and state.square_of(action) != state.chain.at and in_chain(state, action)


def no_light_square(state: State, action: Action) -> Verdict:
    """The drop was on a light square or beside the board."""
    if action.to is None or bit_at(action.to):
        return None
    return Violation(places=(action.to,) if action.to.zone == BOARD_ZONE else (), why=say(words.WHY_LIGHT))


def occupied(state: State, action: Action) -> Verdict:
    """Another piece stands on the square."""
    there = bit_at(action.to)
    return bool(there and not there & _free(state)) and Violation(tokens=(state.token_on(there),))


# Captures that have to be played


def must_capture(state: State, action: Action) -> Verdict:
    """A plain move, although a capture is possible."""
    if not any(way.jumped for way in state.ways) or state.house.huff:
        return None
    return _missed(state, lambda here, way, taken: say(words.WHY_CAPTURE, way=way, here=here))


def slides(state: State, action: Action) -> Verdict:
    """The same, seen from a drop to where a plain move would lead."""
    return (
        state.chain is None and _squares(state, action) in plain_moves(state.position) and must_capture(state, action)
    )


def _fewer(state: State) -> Violation:
    return _missed(state, lambda here, way, taken: say(words.WHY_FEWER, taken, way=way))


def _missed(state: State, why: Callable[[int, str, int], Text]) -> Violation:
    """A capture that has to be played instead: the open one that one action brings furthest. Marks all pieces that may
    capture, and the squares on which this one comes down. `why` is told its square, how it is written, and how many
    pieces are still to be taken."""
    captures = [way for way in state.ways if way.jumped]
    shown = max(captures, key=lambda way: way.jumped.bit_count())
    tokens = tuple(dict.fromkeys(state.token_on(way.start) for way in captures))
    text = why(
        NUMBER[shown.start],
        words.notation(shown.start, shown.end, captures=True),
        state.most - state.jumped.bit_count(),
    )
    return Violation(tokens=tokens, places=tuple(PLACE_OF[bit] for bit in state.path(shown)), why=text)


def jumps_fewer(state: State, action: Action) -> Verdict:
    """A single jump that leads to fewer pieces than another one."""
    here, there = _squares(state, action)
    return any(landing == there for landing, _ in state.jumper(here).jumps()) and _fewer(state)


def several_ways(state: State, action: Action) -> Verdict:
    """A drop on a square where captures of different pieces end, or a tap on a piece that can go to several squares."""
    here, there = _squares(state, action)
    own = dict.fromkeys(PLACE_OF[way.end] for way in state.ways if way.start == here)
    if action.to is None:
        return len(own) > 1 and Violation(places=tuple(own), why=say(words.WHY_SEVERAL, len(own)))
    ends = [end for end, _ in state.jumper(here).goals(state.house.strict) if end == there]
    return bool(own) and len(ends) > 1 and Violation(places=tuple(own), why=say(words.WHY_WAYS))


def stops_early(state: State, action: Action) -> Verdict:
    """A drop on a square where a capture that may be played comes by, but does not end."""
    here, there = _squares(state, action)
    own = [way for way in state.ways if way.start == here]
    if not any(way.jumped for way in own):
        return None
    jumper = state.jumper(here)
    goals = jumper.goals(state.house.strict)
    stops = [jumper._replace(at=at, jumped=gone) for level in jumper.levels()[1:] for at, gone in level if at == there]
    goes_on = any(level & goals for stop in stops for level in stop.levels())
    why = say(words.WHY_STOPS, there=NUMBER.get(there, 0))
    return goes_on and Violation(places=tuple(PLACE_OF[way.end] for way in own), why=why)


def fewer_pieces(state: State, action: Action) -> Verdict:
    """A capture that takes fewer pieces than another one."""
    here, there = _squares(state, action)
    levels = state.jumper(here).levels()[1:]
    comes_by = any(square == there for level in levels for square, _ in level)
    return bool(state.most) and comes_by and _fewer(state)


def fewer_by_tap(state: State, action: Action) -> Verdict:
    """A tap on a piece that captures, but fewer pieces than another one."""
    return action.to is None and len(state.jumper(state.square_of(action)).levels()) > 1 and _fewer(state)


# Jumps and steps


def own_in_the_way(state: State, action: Action) -> Verdict:
    """A piece of the same side would have to be jumped. A king that meets only such pieces has its way barred instead,
    and a man jumps over one square."""
    way = _crossed(state, action)
    if state.jumper(state.square_of(action)).is_king:
        if not any(bit & state.position.foes for bit in way):
            return None
    elif len(way) > 1:
        return None
    for bit in way:
        if bit & state.position.own & ~_free(state):
            return Violation(tokens=(state.token_on(bit),), why=say(words.WHY_OWN, here=NUMBER[bit]))
    return None


def jumped_before(state: State, action: Action) -> Verdict:
    """A piece that has been jumped stands in the way."""
    for bit in _crossed(state, action):
        if bit & state.jumped:
            return Violation(tokens=(state.token_on(bit),), why=say(words.WHY_JUMPED, here=NUMBER[bit]))
    return None


def two_in_a_row(state: State, action: Action) -> Verdict:
    """Two pieces directly behind each other would have to be jumped at once."""
    foes = state.position.foes
    for first, second in pairwise(_crossed(state, action)):
        if first & foes and second & foes:
            why = say(words.WHY_TWO, here=NUMBER[first], there=NUMBER[second])
            return Violation(tokens=(state.token_on(first), state.token_on(second)), why=why)
    return None


def _steps(state: State, action: Action, king: bool) -> bool:
    """Whether a king, or a man, is dropped somewhere that is no capture under way."""
    return action.to is not None and state.chain is None and state.jumper(state.square_of(action)).is_king == king


def man_astray(state: State, action: Action) -> Verdict:
    """A man goes elsewhere than one square diagonally forward."""
    here, there = _squares(state, action)
    ahead = AHEAD[state.position.white_moves][here]
    places = tuple(PLACE_OF[bit] for bit in ahead if bit & state.position.empty)
    return _steps(state, action, king=False) and there not in ahead and Violation(places=places)


def off_the_diagonals(state: State, action: Action) -> Verdict:
    """A king leaves its diagonals."""
    return _steps(state, action, king=True) and between(*_squares(state, action)) is None


def king_barred(state: State, action: Action) -> Verdict:
    """A king crosses more than it may."""
    held = [bit for bit in between(*_squares(state, action)) or () if not bit & state.position.empty]
    if not held or not _steps(state, action, king=True):
        return None
    return Violation(tokens=(state.token_on(held[-1]),), why=say(words.WHY_BARRED, here=NUMBER[held[-1]]))


def stuck(state: State, action: Action) -> Verdict:
    """A tap on a piece that can go nowhere."""
    around = sum(ray[0] for ray in RAYS[state.square_of(action)] if ray) & BOARD & ~_free(state)
    tokens = tuple(state.token_on(bit) for bit in squares(around))
    return Violation(tokens=tokens, why=say(words.WHY_STUCK))


# Huffing, passing


def no_huffing(state: State, action: Action) -> Verdict:
    """This table does not huff."""
    return not state.house.huff


def no_offence(state: State, action: Action) -> Verdict:
    """The last move missed no capture."""
    return not state.offenders and Violation(why=say(words.WHY_NO_OFFENCE))


def second_huff(state: State, action: Action) -> Verdict:
    """One piece has been removed already."""
    return state.huffed and Violation(why=say(words.WHY_HUFFED))


def innocent(state: State, action: Action) -> Verdict:
    """The piece could not have made the capture."""
    if state.square_of(action) & state.offenders:
        return None
    return Violation(tokens=tuple(state.token_on(b) for b in squares(state.offenders)), why=say(words.WHY_INNOCENT))


def passes(state: State, action: Action) -> Verdict:
    """Nobody passes."""
    return True


CHECKS: tuple[Check[State], ...] = (
    Check("draughts.finish-chain", in_chain, HUFF | {OFFER, "pass"}),
    *draw_checks(BY_WORD, MOVE | HUFF | {"pass"}),
    Check("draughts.must-move", passes, frozenset({"pass"})),
    Check("core.no_meaning", no_huffing, HUFF),
    Check("draughts.huff-take", second_huff, HUFF),
    Check("draughts.huff-offence", no_offence, HUFF),
    Check("draughts.huff-take", innocent, HUFF),
    _move("draughts.own-piece", owned_by_another(words.WHY_OWNER)),
    _move("draughts.remove-after", is_taken),
    _move("draughts.finish-chain", other_piece),
    _move("draughts.board", no_light_square),
    _move("draughts.empty-square", occupied),
    _move("draughts.capture-compulsory", slides),
    _move("draughts.most-pieces", jumps_fewer),
    _move("draughts.free-choice", several_ways),
    _move("draughts.finish-chain", stops_early),
    _move("draughts.most-pieces", fewer_pieces),
    _move("draughts.no-jump-own", own_in_the_way),
    _move("draughts.jump-once", jumped_before),
    _move("draughts.one-piece-per-jump", two_in_a_row),
    _move("draughts.man-forward", man_astray),
    _move("draughts.king-moves", off_the_diagonals),
    _move("draughts.king-path", king_barred),
    _move("draughts.most-pieces", fewer_by_tap),
    _move("draughts.finish-chain", in_chain),
    _move("draughts.capture-compulsory", must_capture),
    _move("draughts.empty-square", stuck),
)
"""In the order in which a refusal is explained: nearest cause first."""
