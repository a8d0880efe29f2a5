"""The moves of Ludo: the actions by which the pieces of the seat in turn use the throw."""

from __future__ import annotations

from tabletop.core.model import Action, Place
from tabletop.games.ludo.board import FOOT, OUT, STABLE, TOP_STEP
from tabletop.games.ludo.state import NOWHERE, State

PIECE_VERBS = frozenset({"free", "move", "climb", "exit"})
STAIRS_VERBS = frozenset({"climb", "exit"})


def use(state: State, piece: int) -> Action:
    """The action by which a piece that can use the throw does so."""
    come, target = state.progress[piece], state.way(piece)
    if come == STABLE:
        verb = "free"
    elif target <= FOOT:
        verb = "move"
    else:
        verb = "exit" if target == OUT else "climb"
    return Action(state.turn, verb, (state.frame.tokens[piece],), state.frame.place(piece, target))


def uses(state: State, to: Place | None = None) -> tuple[Action, ...]:
    """What the throw can be used for, all of it or what leads to one place. The pieces in a stable are
    interchangeable: only the first is named."""
    found, stable = [], False
    for piece in state.usable:
        if state.progress[piece] == STABLE:
            if stable:
                continue
            stable = True
        found.append(use(state, piece))
    return tuple(found) if to is None else tuple(action for action in found if action.to == to)


def meant(state: State, action: Action) -> Action:
    """The listed move that an action with a piece means: another piece of the stable is as good, and a tap leaves the
    place open. The action itself where it means none."""
    frame, tokens = state.frame, action.tokens
    if action.seat != state.turn or not state.ways or len(tokens) != 1 or tokens[0] not in frame.tokens:
        return action
    piece = frame.tokens.index(tokens[0])
    if frame.owner[piece] != action.seat or state.way(piece) == NOWHERE or not fits(state, piece, action.verb):
        return action
    if state.progress[piece] == STABLE:
        piece = state.progress.index(STABLE, frame.pieces_of(action.seat).start)
    same = use(state, piece)
    return same if action.to in (None, same.to) else action


def fits(state: State, piece: int, verb: str) -> bool:
    """Whether a verb can be said of a piece that stands there."""
    come = state.progress[piece]
    return verb in STAIRS_VERBS if come >= FOOT else verb == verb_of(come)


def verb_of(come: int) -> str:
    """What a piece does that has come so far."""
    if come == STABLE:
        return "free"
    if come < FOOT:
        return "move"
    return "climb" if come < TOP_STEP else "exit"
