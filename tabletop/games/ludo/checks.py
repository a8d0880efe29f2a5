"""What notices that a rule of Ludo is broken, in the order in which a refusal is explained."""

from __future__ import annotations

from tabletop.core.model import Action, TokenId
from tabletop.core.rules import Check, Violation
from tabletop.core.text import SeatName, say
from tabletop.games.ludo import words
from tabletop.games.ludo.board import DIE, FOOT, LOOP, LOOP_PLACES, OUT, STAIRS, TOP_STEP
from tabletop.games.ludo.moves import PIECE_VERBS, STAIRS_VERBS, fits
from tabletop.games.ludo.state import NOBODY, NOWHERE, State, free_squares, needed, piece_ahead, piece_on_start


def _piece(state: State, action: Action) -> int:
    return state.frame.tokens.index(action.tokens[0])


def _token(state: State, piece: int) -> tuple[TokenId, ...]:
    return (state.frame.tokens[piece],)


def _misses(state: State, action: Action) -> bool:
    """Whether the piece was dropped elsewhere than where the throw takes it."""
    piece = _piece(state, action)
    return action.to is not None and action.to != state.frame.place(piece, state.way(piece))


def _missed(state: State, action: Action) -> Violation | bool:
    """A wrong drop that no rule before this one explains better: says where the piece does go."""
    if not _misses(state, action):
        return False
    piece = _piece(state, action)
    there = words.PLACE_NAMES[state.frame.place(piece, state.way(piece))]
    return Violation(why=say(words.WHY_NEEDS_PLACE, die=state.die, there=there))


def not_thrown(state: State, action: Action) -> Violation | bool:
    """Nothing may be done before the throw."""
    return state.die == 0 and Violation(tokens=(DIE,), why=say(words.WHY_THROW_FIRST, player=SeatName(state.turn)))


def throw_unused(state: State, action: Action) -> Violation | bool:
    """Nothing may be thrown while a throw waits to be settled."""
    if state.die == 0:
        return False
    tokens = tuple(state.frame.tokens[piece] for piece in state.usable)
    return Violation(tokens=tokens, why=say(words.WHY_USE_THROW, die=state.die))


def not_own(state: State, action: Action) -> Violation | bool:
    """The piece belongs to another seat, or it is no piece at all."""
    if len(action.tokens) != 1 or action.tokens[0] not in state.frame.tokens:
        return True
    owner = state.frame.owner[_piece(state, action)]
    return owner != action.seat and Violation(tokens=action.tokens, why=say(words.WHY_OWNER, owner=SeatName(owner)))


def is_out(state: State, action: Action) -> bool:
    """The piece has left the board."""
    return state.progress[_piece(state, action)] == OUT


def third_six(state: State, action: Action) -> Violation | bool:
    """A house rule forbids to play the third 6."""
    return state.third_six and Violation(tokens=(DIE,))


def wrong_verb(state: State, action: Action) -> bool:
    """The verb does not fit where the piece stands."""
    return not fits(state, _piece(state, action), action.verb)


def no_six(state: State, action: Action) -> Violation | bool:
    """The stable opens only with a 6."""
    return state.die != 6 and Violation(tokens=(DIE,), why=say(words.WHY_NO_SIX, die=state.die))


def start_held(state: State, action: Action) -> Violation | bool:
    """An own piece stands on the start square."""
    return state.way(_piece(state, action)) == NOWHERE and Violation(
        tokens=_token(state, piece_on_start(state, action.seat))
    )


def wrong_number(state: State, action: Action) -> Violation | bool:
    """On the foot and the steps 1 to 5, another number than the next one."""
    return state.progress[_piece(state, action)] < TOP_STEP and _wrong_number(state, action)


def wrong_number_to_exit(state: State, action: Action) -> Violation | bool:
    """On step 6, another number than 6."""
    return state.progress[_piece(state, action)] == TOP_STEP and _wrong_number(state, action)


def _wrong_number(state: State, action: Action) -> Violation | bool:
    number = needed(state.progress[_piece(state, action)])
    if state.frame.house.stairs == "quick" or state.die == number:
        return False
    return Violation(tokens=(DIE,), why=say(words.WHY_NEEDS, needed=number, die=state.die))


def step_held(state: State, action: Action) -> Violation | bool:
    """The next step holds another piece of the same colour."""
    piece = _piece(state, action)
    if state.way(piece) != NOWHERE:
        return False
    first = state.frame.pieces_of(action.seat).start
    return Violation(tokens=_token(state, state.progress.index(state.progress[piece] + 1, first)))


def on_other_stairs(state: State, action: Action) -> Violation | bool:
    """A drop on the stairs of another colour."""
    if action.to is None or STAIRS.get(action.to, own := state.frame.colours[action.seat]) == own:
        return False
    return Violation(places=(action.to,), why=say(words.WHY_STAIRS))


def wrong_step(state: State, action: Action) -> Violation | bool:
    """A drop elsewhere than on the step that is reached."""
    exits = state.progress[_piece(state, action)] == TOP_STEP and state.frame.house.stairs == "exact"
    return not exits and _missed(state, action)


def too_far(state: State, action: Action) -> Violation | bool:
    """The throw leads past the foot of the own stairs."""
    piece = _piece(state, action)
    left = FOOT - state.progress[piece]
    if state.die <= left:
        return False
    foot, why = state.frame.place(piece, FOOT), say(words.WHY_FOOT, left, die=state.die)
    return Violation(tokens=(DIE,), places=(foot,), why=why)


def no_room(state: State, action: Action) -> Violation | bool:
    """The piece would have to stop where it stands."""
    piece = _piece(state, action)
    if state.frame.house.blocking != "stop-behind" or state.way(piece) != NOWHERE:
        return False
    return Violation(tokens=_token(state, piece_ahead(state, piece, 1)), why=say(words.WHY_BEHIND))


def way_barred(state: State, action: Action) -> Violation | bool:
    """A piece stands in the way, and moves are never shortened."""
    piece = _piece(state, action)
    if state.frame.house.blocking != "no-move" or state.way(piece) != NOWHERE:
        return False
    return _between(state, piece, state.die)


def own_at_end(state: State, action: Action) -> Violation | bool:
    """An own piece stands on the square that would be reached, and moves are never shortened."""
    piece = _piece(state, action)
    return state.way(piece) == NOWHERE and Violation(tokens=_token(state, piece_ahead(state, piece, state.die)))


def drops_past(state: State, action: Action) -> Violation | bool:
    """A drop up to six squares ahead, with a piece in between."""
    if action.to not in LOOP_PLACES or state.frame.house.blocking == "jump" or not _misses(state, action):
        return False
    piece = _piece(state, action)
    ahead = (action.to.slot - state.frame.place(piece, state.progress[piece]).slot) % LOOP
    return 0 < ahead <= 6 and _between(state, piece, ahead)


def drops_on_own(state: State, action: Action) -> Violation | bool:
    """A drop on another own piece."""
    if action.to not in LOOP_PLACES:
        return False
    other = state.loop[action.to.slot]
    own = other != NOBODY and state.frame.owner[other] == action.seat and other != _piece(state, action)
    return own and Violation(tokens=_token(state, other))


def _between(state: State, piece: int, distance: int) -> Violation | bool:
    """The first piece on the squares strictly before `distance`."""
    free = free_squares(state, piece, distance)
    return free < distance - 1 and Violation(tokens=_token(state, piece_ahead(state, piece, free + 1)))


def may_move(state: State, action: Action) -> Violation | bool:
    """Passing although a piece can use the throw."""
    tokens = tuple(state.frame.tokens[piece] for piece in state.usable)
    return bool(tokens) and Violation(tokens=tokens, why=say(words.WHY_MUST, len(tokens), die=state.die))


CHECKS: tuple[Check[State], ...] = (
    Check("ludo.one-throw", not_thrown, PIECE_VERBS | {"pass"}),
    Check("ludo.one-throw", throw_unused, frozenset({"throw"})),
    Check("ludo.own-piece", not_own, PIECE_VERBS),
    Check("ludo.out-for-good", is_out, PIECE_VERBS),
    Check("ludo.three-sixes", third_six, PIECE_VERBS),
    Check("core.no_meaning", wrong_verb, PIECE_VERBS),
    Check("ludo.six-to-leave", no_six, frozenset({"free"})),
    Check("ludo.start-own-piece", start_held, frozenset({"free"})),
    Check("ludo.leaves-to-start", _missed, frozenset({"free"})),
    Check("ludo.stairs-in-order", wrong_number, STAIRS_VERBS),
    Check("ludo.six-to-exit", wrong_number_to_exit, STAIRS_VERBS),
    Check("ludo.step-occupied", step_held, STAIRS_VERBS),
    Check("ludo.stairs-private", on_other_stairs, STAIRS_VERBS),
    Check("ludo.stairs-in-order", wrong_step, STAIRS_VERBS),
    Check("ludo.six-to-exit", _missed, STAIRS_VERBS),
    Check("ludo.foot-exact", too_far, frozenset({"move"})),
    Check("ludo.adjacent-block", no_room, frozenset({"move"})),
    Check("ludo.no-overtaking", way_barred, frozenset({"move"})),
    Check("ludo.own-piece-bars", own_at_end, frozenset({"move"})),
    Check("ludo.stairs-private", on_other_stairs, frozenset({"move"})),
    Check("ludo.no-overtaking", drops_past, frozenset({"move"})),
    Check("ludo.own-piece-bars", drops_on_own, frozenset({"move"})),
    Check("ludo.exact-count", _missed, frozenset({"move"})),
    Check("ludo.must-move", may_move, frozenset({"pass"})),
)
"""In the order in which a refusal is explained: nearest cause first."""
