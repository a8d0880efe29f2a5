"""How a race begins and ends: the draw for the organizer, the deal, the finish, the next race."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import Seat, Setup
from tabletop.games.card_marathon import INFO
from tabletop.games.card_marathon import state as st
from tabletop.games.card_marathon.state import (
    ENERGY,
    MILESTONES,
    PACK,
    QUIET_TURNS,
    SEATS,
    Finish,
    House,
    Phase,
    State,
)
from tabletop.kit.cards import PACK_52, RANKS
from tabletop.kit.deals import dealer_of

FINISH, REVERSAL = "card_marathon.finish-wins", "card_marathon.reversal"
TIME_OUT, QUIET_LIMIT = "card_marathon.time-out", "card_marathon.quiet-limit"


def begun(setup: Setup, chance: Chance) -> State:
    """Each player has drawn a card for the organizer of the first race."""
    return _lots(INFO.house(House, setup), INFO.colours_of(setup), INFO.amounts_given(setup), chance)


def _lots(house: House, colours: tuple[int, ...], ahead: tuple[int, ...], chance: Chance) -> State:
    tokens = PACK.numbers
    faces = bytes(chance.shuffled(PACK_52))
    return State(house, colours, Phase.LOT, faces, refreshments=tokens[SEATS:], lots=tokens[:SEATS], ahead=ahead)


def lots_decide(state: State) -> Seat | None:
    """Who has drawn the lower card; None: they are equal."""
    first, second = (RANKS[state.faces[token]] for token in state.lots)
    return None if first == second else int(second < first)


def after_lots(state: State, chance: Chance) -> State:
    """The first race, or another draw after equal cards."""
    organizer = lots_decide(state)
    if organizer is None:
        return _lots(state.house, state.colours, state.ahead, chance)
    return _race(state, 1, organizer, chance)


def next_race(state: State, chance: Chance) -> State:
    """The players organize in turn."""
    return _race(state, state.race + 1, dealer_of(2, state.organizer, SEATS), chance)


def _race(state: State, race: int, organizer: Seat, chance: Chance) -> State:
    """Five energy cards and five milestones each, one card for the effort, the rest are the refreshments."""
    tokens, starts = PACK.numbers, 1 - organizer
    dealt = tuple(tokens[ENERGY * part : ENERGY * (part + 1)] for part in range(2 * SEATS))
    hands, rows = dealt[:SEATS], dealt[SEATS:]
    first = 2 * SEATS * MILESTONES
    mine, other = ((1 << count) - 1 for count in state.ahead or (0, 0))
    return State(
        state.house,
        state.colours,
        Phase.TURN,
        bytes(chance.shuffled(PACK_52)),
        hands,
        rows,
        tokens[first + 1 :],
        tokens[first : first + 1],
        race=race,
        organizer=organizer,
        turn=starts,
        upturned=(mine, other),
        finishes=state.finishes,
        ahead=state.ahead,
    )


# The end


def turn_over(state: State) -> State:
    """The turn is over, and the race with it when there are no more refreshments, or nobody takes any."""
    quiet = 0 if state.drew else state.quiet + 1
    state = replace(state, phase=Phase.TURN, turn=1 - state.turn, drew=False, taken=-1, quiet=quiet, used=0)
    if st.refreshments_end(state):
        return _race_over(state, TIME_OUT)
    return _race_over(state, QUIET_LIMIT) if quiet == QUIET_TURNS else state


def finished(state: State) -> State:
    """Somebody has upturned the last milestone."""
    difference = abs(st.lead_of(state, 0))
    return _race_over(state, REVERSAL if st.finish_loses(state.house, difference) else FINISH)


def _race_over(state: State, rule: str) -> State:
    upturned = st.count_of(state, 0), st.count_of(state, 1)
    finishes = (*state.finishes, Finish(rule, _winner(state.house, upturned), upturned))
    phase = Phase.OVER if state.race >= state.house.races else Phase.COUNT
    return replace(state, phase=phase, finishes=finishes, drew=False, taken=-1, used=0)


def _winner(house: House, upturned: tuple[int, int]) -> Seat | None:
    """The scale: whoever has more milestones wins, unless it is by four or five."""
    difference = abs(upturned[0] - upturned[1])
    if not difference:
        return None
    ahead = int(upturned[1] > upturned[0])
    return 1 - ahead if st.finish_loses(house, difference) else ahead
