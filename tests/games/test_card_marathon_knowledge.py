"""What the players of Card Marathon know of cards that lie hidden."""

from __future__ import annotations

from tabletop.core.chance import LiveChance
from tabletop.core.model import Seat
from tabletop.games.card_marathon.engine import GAME
from tabletop.games.card_marathon.knowledge import Knowledge, Somewhere
from tabletop.games.card_marathon.state import State
from tabletop.kit.hands import HIDDEN
from tests.cards import card, name_of
from tests.games.card_marathon_positions import BENCH, at, draw, ident, swap, throw


def known(state: State, seat: Seat, name: str) -> bool:
    """Whether a seat knows where a card lies."""
    return card(name) in GAME.masked(state, seat).faces


def places(state: State, seat: Seat, name: str) -> set[str]:
    """Where a card lies in worlds that a seat holds possible."""
    masked, found = GAME.masked(state, seat), set()
    for seed in range(60):
        token = GAME.resample(masked, seat, LiveChance(seed)).faces.index(card(name))
        found.add(next((f"hand-{s}" for s, hand in enumerate(state.hands) if token in hand), ""))
        found |= {f"row-{s}/{row.index(token) + 1}" for s, row in enumerate(state.rows) if token in row}
    return found - {""}


def taken(options: dict[str, str] | None = None) -> State:
    """Seat 0 has taken the queen of spades from the effort and thrown another card; seat 1 has drawn and thrown."""
    state = at("5S 6H 9D 8C 2C", me="KD", effort="QS", options=options)
    state = BENCH.after(state, draw(state, effort=True))
    state = BENCH.after(state, throw(state, "5S"))
    state = BENCH.after(state, draw(state))
    return BENCH.after(state, throw(state, name_of(state.faces[state.hands[1][0]])))


def test_a_card_taken_from_the_effort_is_known_in_the_hand() -> None:
    state = taken()
    assert known(state, 1, "QS")
    assert not known(state, 1, "6H")
    assert places(state, 1, "QS") == {"hand-0"}
    assert all(p.face is None for p in GAME.view(GAME.masked(state, 1), 1).placements if p.place.zone == "hand-0")


def test_after_a_closed_swap_it_is_in_the_hand_or_in_the_row() -> None:
    for name in ("QS", "6H"):
        state = taken()
        state = BENCH.after(state, swap(state, name, 3))
        assert not known(state, 1, "QS")
        assert places(state, 1, "QS") == {"hand-0", "row-0/3"}, "it is not told which card was laid"
        assert known(state, 0, name)
        assert GAME.masked(state, None).faces[state.rows[0][2]] == HIDDEN


def test_once_it_is_shown_nothing_is_left_to_guess() -> None:
    state = taken()
    state = BENCH.after(state, swap(state, "6H", 3))
    state = BENCH.after(
        state,
        draw(state),
    )
    state = BENCH.after(state, throw(state, name_of(state.faces[state.hands[1][0]])))
    state = BENCH.after(state, draw(state))
    state = BENCH.after(state, throw(state, "QS"))
    assert state.knowledge.somewhere == ()
    assert places(state, 1, "6H") >= {"hand-0", "row-0/3"}


def test_a_milestone_swapped_open_is_known_in_the_hand() -> None:
    state = at("5S 6H 9D 8C 2C", me="KD")
    state = BENCH.after(state, swap(state, "2C", 1))
    assert known(state, 1, "KD")
    assert places(state, 1, "KD") == {"hand-0"}


def test_what_was_shuffled_anew_comes_from_the_effort_alone() -> None:
    state = at("5S 6H 9D 8C 2C", me="KD", refreshments=0)
    effort = {name_of(state.faces[token]) for token in state.effort[:-1]}
    closed = name_of(state.faces[state.rows[1][0]])
    state = BENCH.after(state, draw(state), chance=LiveChance(5))
    world = GAME.resample(GAME.masked(state, 1), 1, LiveChance(2))
    drawn = name_of(world.faces[state.hands[0][-1]])
    assert drawn in effort
    assert {name_of(world.faces[token]) for token in state.refreshments} <= effort
    assert ident(world, closed) not in {f"c{token}" for token in state.refreshments}


def test_a_long_race_of_swaps_leaves_worlds_that_are_possible() -> None:
    """The truth is always one of the worlds that a seat may think of."""
    luck = LiveChance(3)
    state = BENCH.settled(BENCH.begin(2, chance=LiveChance(2)), LiveChance(2))
    seen = 0
    while GAME.result(state) is None:
        legal = GAME.legal(state, state.turn)
        swaps = [action for action in legal if action.verb == "swap_closed"]
        chosen = swaps if swaps and luck.pick(3) else legal
        state = GAME.apply(state, chosen[luck.pick(len(chosen))], luck)
        knowledge = state.knowledge
        hidden = [*state.hands[0], *state.rows[0], *state.refreshments]
        for seat in (0, 1):
            faces = GAME.masked(state, seat).faces
            assert all(knowledge.fits(token, state.faces[token]) for token in hidden if faces[token] == HIDDEN)
        seen += len(knowledge.somewhere)
    assert seen


def test_of_a_card_that_lies_open_nothing_is_guessed() -> None:
    """Its owner sees it all the same; and where everything lies open nothing is left to be dealt."""
    everything = bytes(range(52))
    known_card = Knowledge(somewhere=(Somewhere(3, (3, 4)),))
    assert known_card.dealt_again(everything, LiveChance(1)) == everything
    seen_elsewhere = bytes([*range(4), HIDDEN, *range(5, 52)])
    assert known_card.dealt_again(seen_elsewhere, LiveChance(1)) == everything
    hidden = bytes([0, 1, 2, HIDDEN, HIDDEN, *range(5, 52)])
    assert {known_card.dealt_again(hidden, LiveChance(seed)).index(3) for seed in range(20)} == {3, 4}
