"""Positions of Dream Team written as cards: `at("7 7 F", "G R", 5, trick="3: 9 9")`.

G is the Goal, F a Free Kick, Y the Yellow Card, K the Kickoff, R the Red Card. Player 0 sits on seat 1, player 1 on
seat 2 and so on, unless `seated` says otherwise.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tabletop.core.chance import ScriptedChance
from tabletop.core.model import CLOCK, Action, Place, Seat
from tabletop.games.dream_team.cards import DECK, FREE, GOAL, KICKOFF, KINDS, RED, YELLOW
from tabletop.games.dream_team.engine import GAME
from tabletop.games.dream_team.moves import laid_value
from tabletop.games.dream_team.state import HANDS, House, Laid, Phase, State, clockwise
from tests.bench import Bench

BENCH = Bench(GAME)
GO_ON = Action(CLOCK, "go_on")
after, refused, rule_of, setup_of, why = BENCH.after, BENCH.refused, BENCH.rule, BENCH.setup, BENCH.why
LETTERS = {"G": GOAL, "F": FREE, "Y": YELLOW, "K": KICKOFF, "R": RED}
NAMES = {kind: letter for letter, kind in LETTERS.items()}


def kinds(names: str) -> list[int]:
    """The kinds of cards."""
    return [LETTERS.get(name) if name in LETTERS else int(name) for name in names.split()]


def name_of(card: int) -> str:
    """A card as it is written here."""
    return NAMES.get(KINDS[card], str(KINDS[card]))


def _drawn(spare: list[int], names: str) -> list[int]:
    """Cards of these kinds, the first of each that are left."""
    found = []
    for kind in kinds(names):
        card = next(card for card in spare if KINDS[card] == kind)
        spare.remove(card)
        found.append(card)
    return found


def at(*hands: str | int, trick: str = "", options: dict[str, str] | None = None, **more: Any) -> State:
    """Player 0 is to play, in the second trick of a round. A hand that is a number holds so many high cards that are
    named nowhere.

    `trick` are its plays, separated by commas, each with who made it: "3: 9, 2: Y>0" (player 0 is skipped) or
    "3: F=4" (a Free Kick stands for 4). All other cards have been cleared away. `more` are fields of the state.
    """
    spare = list(DECK)
    plays = [play.partition(":") for play in trick.split(",") if play]
    written = {n: _drawn(spare, hand) for n, hand in enumerate(hands) if isinstance(hand, str)}
    laid = [(int(who), _drawn(spare, cards.partition("=")[0].partition(">")[0]), cards) for who, _, cards in plays]
    for number, hand in enumerate(hands):
        if isinstance(hand, int):
            # No Free Kicks, no special cards: whoever holds them is named.
            plain = [card for card in spare if 6 <= KINDS[card] <= 10][-hand:]
            written[number] = plain
            spare = [card for card in spare if card not in plain]
    order = [*(c for n in range(len(hands)) for c in written[n]), *(c for _, cards, _ in laid for c in cards)]
    token = {card: index for index, card in enumerate([*order, *spare])}
    state = State(
        house=BENCH.house(House, setup_of(len(hands), options)),
        seats=len(hands),
        phase=Phase.PLAY,
        round=1,
        seated=tuple(range(len(hands))),
        faces=bytes([*order, *spare]),
        hands=tuple(tuple(sorted(token[card] for card in written[n])) for n in range(len(hands))),
        turn=0,
        cleared=tuple(token[card] for card in spare),
        tricks=1,
    )
    for who, cards, note in laid:
        tokens = tuple(sorted(token[card] for card in cards))
        announced = int(note.partition("=")[2]) if "=" in note else None
        skipped = int(note.partition(">")[2]) if ">" in note else state.skipped
        play = Laid(who, tokens, laid_value(state, tokens, announced))
        state = replace(state, trick=(*state.trick, play), skipped=skipped)
    return replace(state, **more)


def stacked(seats: int, *hands: str, options: dict[str, str] | None = None, **more: Any) -> State:
    """A deal in which players get these cards as dealt, and others besides; player 0 sits on seat 1. With `more`, it
    is dealt after a round that left a state with these fields."""
    return deal_after(seats, None, *hands, options=options, **more)


def deal_after(
    seats: int, before: State | None, *hands: str, options: dict[str, str] | None = None, **more: Any
) -> State:
    """The round after `before` (None: the first), whose seats are `places` of that state."""
    seated = tuple(range(seats)) if before is None else before.places
    order = clockwise(seated)
    spare = list(DECK)
    wanted = {seat: _drawn(spare, names) for seat, names in enumerate(hands)}
    positions: dict[int, list[int]] = {seat: [] for seat in range(seats)}
    first = (order.index(seated[-1]) + 1) % seats
    for token in range(len(DECK)):
        positions[order[(first + token) % seats]].append(token)
    pack = [-1] * len(DECK)
    for seat, tokens in positions.items():
        for token, card in zip(tokens, wanted.get(seat, []), strict=False):
            pack[token] = card
    for token, card in enumerate(pack):
        if card < 0:
            pack[token] = spare.pop()
    if before is not None:
        return GAME.apply(before, GO_ON, ScriptedChance(picks_of(pack)))
    lots = list(range(seats - 1, 0, -1))
    return replace(GAME.start(setup_of(seats, options), ScriptedChance([*picks_of(pack), *lots])), **more)


def picks_of(pack: list[int]) -> list[int]:
    """The outcomes that shuffle the deck into this order."""
    lying, outcomes = list(DECK), []
    for last in range(len(lying) - 1, 0, -1):
        other = lying.index(pack[last])
        outcomes.append(other)
        lying[last], lying[other] = lying[other], lying[last]
    return outcomes


def ids(state: State, names: str, seat: Seat) -> tuple[str, ...]:
    """The token ids of cards in a hand."""
    left = list(state.hands[seat])
    found = []
    for kind in kinds(names):
        token = next(token for token in left if KINDS[state.faces[token]] == kind)
        left.remove(token)
        found.append(f"c{token}")
    return tuple(found)


def play(state: State, names: str, choice: int | None = None, seat: Seat | None = None) -> Action:
    """Laying these cards."""
    who = state.turn if seat is None else seat
    return Action(who, "play", ids(state, names, who), Place("trick"), choice)


def passes(seat: Seat) -> Action:
    """Passing."""
    return Action(seat, "pass")


def give(state: State, names: str, to: Seat) -> Action:
    """Giving cards in the trade."""
    return Action(state.turn, "trade_give", ids(state, names, state.turn), HANDS[to])


def nutmeg(state: State, to: Seat) -> Action:
    """Giving the Yellow and the Red Card away."""
    return Action(state.turn, "nutmeg_give", ids(state, "Y R", state.turn), HANDS[to])


def all_pass(state: State) -> State:
    """Everybody who is asked passes until the trick is over."""
    while state.phase is Phase.PLAY:
        state = after(state, passes(state.turn))
    return state


def swept(state: State) -> State:
    """The state after the trick that is over has been cleared away."""
    assert state.phase is Phase.SWEEP
    return after(state, GO_ON)


def hand(state: State, seat: Seat) -> str:
    """The cards in a hand, the best first."""
    return " ".join(name_of(card) for card in sorted(state.faces[token] for token in state.hands[seat]))
