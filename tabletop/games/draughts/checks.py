"""What notices that a rule of draughts is broken, in the order in which a refusal is explained.

Every check is asked only for actions that are not among the ways of the state, and may assume that the ones before it
hold.
"""

from __future__ import annotations

from itertools import pairwise

from tabletop.core.model import Action
from tabletop.core.rules import Check, Violation
from tabletop.core.text import SeatName, Text, say
from tabletop.games.draughts import words
from tabletop.games.draughts.board import AHEAD, BOARD, NUMBER, PLACE_OF, RAYS, between, bit_at, squares
from tabletop.games.draughts.moves import landings, reach
from tabletop.games.draughts.state import BY_WORD, NOBODY, PIECE_OF, State
from tabletop.games.draughts.ways import Way, goals_from
from tabletop.kit.draw_offers import OFFER, draw_checks

MOVE = frozenset({"move"})
HUFF = frozenset({"huff"})


def way_of(state: State, action: Action) -> Way | None:
    """The way that a move means, if it is one of those that are open. A piece without a place means its only way."""
    piece = PIECE_OF.get(action.tokens[0], NOBODY) if len(action.tokens) == 1 else NOBODY
    if piece == NOBODY or state.draw_offer.pending or state.ending is not None or action.seat != state.turn:
        return None
    start = state.bit_of(piece)
    if action.to is None:
        own = [way for way in state.ways if way.start == start]
        return own[0] if len(own) == 1 else None
    end = bit_at(action.to)
    return next((way for way in state.ways if way.end == end and way.start == start), None)


def _here(state: State, action: Action) -> int:
    return state.bit_of(PIECE_OF[action.tokens[0]])


def _there(action: Action) -> int:
    return bit_at(action.to) if action.to is not None else 0


def _jumped(state: State) -> int:
    return state.chain.jumped if state.chain is not None else 0


def _free(state: State) -> int:
    """The empty squares; the one from which an unfinished capture set out is among them."""
    here = state.chain.start if state.chain is not None else 0
    return (state.position.empty | here) & ~(state.chain.at if state.chain is not None else 0)


def _is_king(state: State, action: Action) -> bool:
    start = state.chain.start if state.chain is not None else _here(state, action)
    return bool(start & state.position.kings)


def _captures(state: State) -> list[Way]:
    return [way for way in state.ways if way.jumped]


def not_own(state: State, action: Action) -> Violation | bool:
    """The piece belongs to the other seat, or it is no piece at all."""
    if len(action.tokens) != 1 or action.tokens[0] not in PIECE_OF:
        return True
    owner = state.seat_of(PIECE_OF[action.tokens[0]])
    return owner != action.seat and Violation(tokens=action.tokens, why=say(words.WHY_OWNER, owner=SeatName(owner)))


def is_taken(state: State, action: Action) -> bool:
    """The piece has left the board."""
    return not _here(state, action)


def other_piece(state: State, action: Action) -> Violation | bool:
    """Another piece than the one that has to go on."""
    chain = state.chain
    return chain is not None and _here(state, action) != chain.at and _must_go_on(state)


def in_chain(state: State, action: Action) -> Violation | bool:
    """Anything but the next jump, while a capture is not finished."""
    return state.chain is not None and _must_go_on(state)


def _must_go_on(state: State) -> Violation:
    assert state.chain is not None
    why = say(words.WHY_GO_ON, here=NUMBER[state.chain.at])
    return Violation(tokens=(state.token_on(state.chain.at),), why=why)


def no_light_square(state: State, action: Action) -> Violation | bool:
    """The drop was on a light square or beside the board."""
    if action.to is None or _there(action):
        return False
    return Violation(places=(action.to,) if action.to.zone == "board" else (), why=say(words.WHY_LIGHT))


def occupied(state: State, action: Action) -> Violation | bool:
    """Another piece stands on the square."""
    there = _there(action)
    return bool(there and not there & _free(state)) and Violation(tokens=(state.token_on(there),))


def several_ways(state: State, action: Action) -> Violation | bool:
    """A drop on a square where captures of different pieces end, or a tap on a piece that can go to several squares."""
    here, there = _here(state, action), _there(action)
    own = [way for way in state.ways if way.start == here]
    if action.to is None:
        places = tuple(PLACE_OF[way.end] for way in own)
        return len(own) > 1 and Violation(places=places, why=say(words.WHY_SEVERAL, len(own)))
    if not any(way.jumped for way in own):
        return False
    goals = goals_from(here, _jumped(state), _is_king(state, action), *_foes_and_room(state, here), state.house.strict)
    ends = [end for end, _ in goals if end == there]
    return len(ends) > 1 and Violation(places=tuple(PLACE_OF[w.end] for w in own), why=say(words.WHY_WAYS))


def _foes_and_room(state: State, here: int) -> tuple[int, int]:
    start = state.chain.start if state.chain is not None else here
    return state.position.foes, state.position.empty | start


def _comes_by(state: State, action: Action) -> bool:
    """Whether a capture of the piece comes to the square, on whatever jump."""
    here, there = _here(state, action), _there(action)
    levels = reach(here, _jumped(state), _is_king(state, action), *_foes_and_room(state, here))
    return any(square == there for level in levels[1:] for square, _ in level)


def stops_early(state: State, action: Action) -> Violation | bool:
    """A drop on a square where a capture that may be played comes by, but does not end."""
    here, there = _here(state, action), _there(action)
    if not any(way.jumped and way.start == here for way in state.ways):
        return False
    is_king, room = _is_king(state, action), _foes_and_room(state, here)
    goals = goals_from(here, _jumped(state), is_king, *room, state.house.strict)
    levels = reach(here, _jumped(state), is_king, *room)
    nodes = [node for level in levels[1:] for node in level if node[0] == there]
    goes_on = any(reached & goals for node in nodes for reached in reach(*node, is_king, *room))
    return goes_on and Violation(
        places=tuple(PLACE_OF[way.end] for way in state.ways if way.start == here),
        why=say(words.WHY_STOPS, there=NUMBER[there]),
    )


def fewer_pieces(state: State, action: Action) -> Violation | bool:
    """A capture that takes fewer pieces than another one."""
    if not state.most or action.to is None or not _comes_by(state, action):
        return False
    return _better(state)


def fewer_by_tap(state: State, action: Action) -> Violation | bool:
    """A tap on a piece that captures, but fewer pieces than another one."""
    here = _here(state, action)
    levels = reach(here, _jumped(state), _is_king(state, action), *_foes_and_room(state, here))
    return action.to is None and len(levels) > 1 and _better(state)


def _better(state: State) -> Violation:
    left = state.most - _jumped(state).bit_count()
    longest, way = _longest(state)
    return _missed(state, longest, say(words.WHY_FEWER, left, way=way))


def _longest(state: State) -> tuple[Way, str]:
    """The open capture that one action brings furthest, and how it is written."""
    longest = max(_captures(state), key=lambda way: way.jumped.bit_count())
    return longest, words.notation(longest.start, longest.end, captures=True)


def _missed(state: State, shown: Way, why: Text) -> Violation:
    """A capture that has to be played instead. Marks all pieces that may capture, and the squares on which the one that
    is `shown` comes down."""
    tokens = dict.fromkeys(state.token_on(way.start) for way in _captures(state))
    is_king = bool((state.chain.start if state.chain is not None else shown.start) & state.position.kings)
    path = landings(shown.start, shown.end, shown.jumped, is_king, _foes_and_room(state, shown.start)[1])
    return Violation(tokens=tuple(tokens), places=tuple(PLACE_OF[bit] for bit in path), why=why)


def _way_between(state: State, action: Action) -> tuple[int, ...] | None:
    return between(_here(state, action), _there(action)) if action.to is not None else None


def own_in_the_way(state: State, action: Action) -> Violation | bool:
    """An own piece would have to be jumped. A king that meets own pieces only has its way barred instead."""
    way = _crossed(state, action)
    if _is_king(state, action) and not any(bit & state.position.foes for bit in way):
        return False
    for bit in way:
        if bit & state.position.own & ~_free(state):
            return Violation(tokens=(state.token_on(bit),), why=say(words.WHY_OWN, here=NUMBER[bit]))
    return False


def jumped_before(state: State, action: Action) -> Violation | bool:
    """A piece that has been jumped stands in the way."""
    for bit in _crossed(state, action):
        if bit & _jumped(state):
            return Violation(tokens=(state.token_on(bit),), why=say(words.WHY_JUMPED, here=NUMBER[bit]))
    return False


def two_in_a_row(state: State, action: Action) -> Violation | bool:
    """Two pieces directly behind each other would have to be jumped at once."""
    way = _crossed(state, action)
    foes = state.position.foes
    for first, second in pairwise(way):
        if first & foes and second & foes:
            why = say(words.WHY_TWO, here=NUMBER[first], there=NUMBER[second])
            return Violation(tokens=(state.token_on(first), state.token_on(second)), why=why)
    return False


def _crossed(state: State, action: Action) -> tuple[int, ...]:
    """The squares between, where a jump may be meant: any distance for a king, up to three squares for a man."""
    way = _way_between(state, action) or ()
    return way if _is_king(state, action) or len(way) <= 2 else ()


def man_astray(state: State, action: Action) -> Violation | bool:
    """A man goes elsewhere than one square diagonally forward."""
    if action.to is None or _is_king(state, action) or state.chain is not None:
        return False
    ahead = AHEAD[state.position.white_moves][_here(state, action)]
    return _there(action) not in ahead and Violation(
        places=tuple(PLACE_OF[bit] for bit in ahead if bit & state.position.empty)
    )


def off_the_diagonals(state: State, action: Action) -> bool:
    """A king leaves its diagonals."""
    if action.to is None or not _is_king(state, action) or state.chain is not None:
        return False
    return _way_between(state, action) is None


def king_barred(state: State, action: Action) -> Violation | bool:
    """A king crosses more than it may."""
    if action.to is None or not _is_king(state, action) or state.chain is not None:
        return False
    held = [bit for bit in _way_between(state, action) or () if not bit & state.position.empty]
    if not held:
        return False
    return Violation(tokens=(state.token_on(held[-1]),), why=say(words.WHY_BARRED, here=NUMBER[held[-1]]))


def must_capture(state: State, action: Action) -> Violation | bool:
    """A plain move, although a capture is possible."""
    if not _captures(state) or state.house.huff:
        return False
    longest, way = _longest(state)
    return _missed(state, longest, say(words.WHY_CAPTURE, way=way, here=NUMBER[longest.start]))


def stuck(state: State, action: Action) -> Violation:
    """A tap on a piece that can go nowhere."""
    around = sum(ray[0] for ray in RAYS[_here(state, action)] if ray) & BOARD & ~_free(state)
    tokens = tuple(state.token_on(bit) for bit in squares(around))
    return Violation(tokens=tokens, why=say(words.WHY_STUCK))


def no_huffing(state: State, action: Action) -> bool:
    """This table does not huff."""
    return not state.house.huff


def no_offence(state: State, action: Action) -> Violation | bool:
    """The last move missed no capture."""
    return not state.offenders and not state.huffed and Violation(why=say(words.WHY_NO_OFFENCE))


def second_huff(state: State, action: Action) -> Violation | bool:
    """One piece has been removed already."""
    return state.huffed and Violation(why=say(words.WHY_HUFFED))


def innocent(state: State, action: Action) -> Violation | bool:
    """The piece could not have made the capture."""
    piece = PIECE_OF.get(action.tokens[0], NOBODY) if len(action.tokens) == 1 else NOBODY
    bit = state.bit_of(piece) if piece != NOBODY else 0
    if bit & state.offenders:
        return False
    return Violation(tokens=tuple(state.token_on(b) for b in squares(state.offenders)), why=say(words.WHY_INNOCENT))


def passes(state: State, action: Action) -> bool:
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
    Check("draughts.own-piece", not_own, MOVE),
    Check("draughts.remove-after", is_taken, MOVE),
    Check("draughts.finish-chain", other_piece, MOVE),
    Check("draughts.board", no_light_square, MOVE),
    Check("draughts.empty-square", occupied, MOVE),
    Check("draughts.free-choice", several_ways, MOVE),
    Check("draughts.finish-chain", stops_early, MOVE),
    Check("draughts.most-pieces", fewer_pieces, MOVE),
    Check("draughts.no-jump-own", own_in_the_way, MOVE),
    Check("draughts.jump-once", jumped_before, MOVE),
    Check("draughts.one-piece-per-jump", two_in_a_row, MOVE),
    Check("draughts.man-forward", man_astray, MOVE),
    Check("draughts.king-moves", off_the_diagonals, MOVE),
    Check("draughts.king-path", king_barred, MOVE),
    Check("draughts.most-pieces", fewer_by_tap, MOVE),
    Check("draughts.finish-chain", in_chain, MOVE),
    Check("draughts.capture-compulsory", must_capture, MOVE),
    Check("draughts.empty-square", stuck, MOVE),
)
"""In the order in which a refusal is explained: nearest cause first."""
