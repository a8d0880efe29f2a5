"""What a sensible player does, in some thirty lines a game: a yardstick that no computer player of ours plays like.

It sees the masked state and its legal actions, counts a little, and looks ahead not at all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tabletop.core.model import Action, Seat
from tabletop.games.barbu import state as barbu
from tabletop.games.barbu.scoring import costs as barbu_costs
from tabletop.games.crazy_eights import state as crazy_eights
from tabletop.games.oh_hell import state as oh_hell
from tabletop.games.president import state as president
from tabletop.games.president.cards import STRENGTHS, TWO, closes
from tabletop.games.whistiti import state as whistiti
from tabletop.kit.cards import HEARTS, JACK, JOKER_RANK, KING, PACK_52, QUEEN, RANKS, SUITS
from tabletop.kit.tricks import HEIGHTS, best

Sensible = Callable[[Any, Seat, Sequence[Action]], Action | None]


def president_player(state: president.State, seat: Seat, legal: Sequence[Action]) -> Action:
    """Lays whole sets, the lowest first; keeps 2s and jokers until the end is near, for somebody."""
    if state.phase is president.Phase.GIVE:
        return legal[0]
    hand = Counter(STRENGTHS[state.faces[token]] for token in state.hands[seat])
    plays = [
        (action, president.cards_of(state, tuple(president.INDEX[token] for token in action.tokens)))
        for action in legal
    ]
    plays = [(action, cards) for action, cards in plays if cards]
    for action, cards in plays:
        if len(cards) == len(state.hands[seat]) or (closes(cards) and len(hand) == 2):
            return action

    def rank(play: tuple[Action, tuple[int, ...]]) -> tuple[bool, int]:
        strengths = [STRENGTHS[card] for card in play[1]]
        return len(strengths) < hand[min(strengths)], min(strengths)

    others = min(len(held) for other, held in enumerate(state.hands) if held and other != seat)
    hurry = others <= 3 or len(hand) <= 3
    whole = [play for play in plays if not rank(play)[0] and rank(play)[1] < TWO]
    if whole:
        return min(whole, key=rank)[0]
    if not state.trick or (hurry and plays):
        return min(plays, key=rank)[0]
    torn = [play for play in plays if 11 < rank(play)[1] < TWO]
    return min(torn, key=rank)[0] if torn and len(hand) <= 5 else next(one for one in legal if one.verb == "pass")


def crazy_eights_player(state: crazy_eights.State, seat: Seat, legal: Sequence[Action]) -> Action | None:
    """Lays as many cards at once as it can, dear ones first; keeps what goes on anything; hurts whoever is nearly
    out; names the suit that it holds most of, and never forgets to call."""
    if state.phase is crazy_eights.Phase.MOMENT:
        return None
    faces = state.faces

    def points(token: str) -> int:
        return crazy_eights.card_points(faces[crazy_eights.INDEX[token]], state.house.joker_points)

    if state.phase is crazy_eights.Phase.GIVE:
        return max(
            legal, key=lambda one: points(one.tokens[0]) * (RANKS[faces[crazy_eights.INDEX[one.tokens[0]]]] != 8)
        )
    plays = [one for one in legal if one.verb == "play"]
    if not plays:
        return legal[0]
    held = Counter(SUITS[faces[token]] for token in state.hands[seat])
    sizes = [len(hand) for hand in state.hands]
    after = sizes[(seat + state.step) % state.seats]

    def mark(one: Action) -> float:
        card = faces[crazy_eights.INDEX[one.tokens[-1]]]
        rank, (named, call) = RANKS[card], crazy_eights.read_choice(one.choice)
        suit = held[named if named >= 0 else SUITS[card]]
        found = 20.0 * len(one.tokens) + min(20, points(one.tokens[-1])) + 3 * suit + call
        found += 30.0 * (after <= 2 and rank in (2, JACK, JOKER_RANK)) - 25.0 * (rank == 7 and suit < 2)
        return found - 40.0 * (rank in crazy_eights.WILD and min(sizes) > 2)

    return max(plays, key=mark)


def oh_hell_player(state: oh_hell.State, seat: Seat, legal: Sequence[Action]) -> Action:
    """Bids aces, kings that are guarded and trumps that are high or over; takes tricks cheaply until the bid is met,
    then throws the highest cards that do not win."""
    hand = [state.faces[token] for token in state.hands[seat]]
    lengths = Counter(SUITS[card] for card in hand)
    if state.phase is oh_hell.Phase.BID:
        crowd = state.seats / 4
        worth = 0.0
        for card in hand:
            height, trump = HEIGHTS[card], SUITS[card] == state.trump
            if trump:
                worth += 0.95 if height >= 13 else 0.7 if height >= 11 else 0.35 + 0.08 * (lengths[SUITS[card]] > 3)
            elif height == 14:
                worth += 0.8 / crowd**0.5
            elif height == 13:
                worth += (0.5 if lengths[SUITS[card]] > 1 else 0.3) / crowd
        return min(legal, key=lambda one: abs(int(one.choice or 0) - worth))
    laid = [state.faces[token] for token in state.trick.tokens]
    held = {one: state.faces[oh_hell.PACK.index[one.tokens[0]]] for one in legal}
    wants = oh_hell.won(state)[seat] < state.bids[seat]

    def worth_of(one: Action) -> int:
        return HEIGHTS[held[one]] + 13 * (SUITS[held[one]] == state.trump)

    if not laid:
        return max(legal, key=worth_of) if wants else min(legal, key=worth_of)
    wins = [one for one in legal if best((*laid, held[one]), state.trump) == len(laid)]
    loses = [one for one in legal if one not in wins]
    if wants and wins:
        cheap = len(laid) == state.seats - 1 or SUITS[held[wins[0]]] == state.trump
        return min(wins, key=worth_of) if cheap else max(wins, key=worth_of)
    if wants or not loses:
        return min(legal, key=worth_of)
    return max(loses, key=worth_of)


def whistiti_player(state: whistiti.State, seat: Seat, legal: Sequence[Action]) -> Action:
    """Leads aces and the top of what is left, long trumps from the top, else low from a long suit; takes tricks as
    cheaply as the last seat can, and throws the lowest cards away."""
    laid = [state.faces[token] for token in state.trick.tokens]
    held = {one: state.faces[whistiti.PACK.index[one.tokens[0]]] for one in legal}
    gone = {state.faces[token] for trick in (*state.tricks, state.trick) for token in trick.tokens}
    own = [state.faces[token] for token in state.hands[seat]]
    lengths, trump = Counter(SUITS[card] for card in own), state.trump

    def is_top(card: int) -> bool:
        out = (other for other in PACK_52 if SUITS[other] == SUITS[card] and other not in gone and other not in own)
        return all(HEIGHTS[other] < HEIGHTS[card] for other in out)

    def worth(one: Action) -> int:
        return HEIGHTS[held[one]] + 13 * (SUITS[held[one]] == trump)

    if not laid:
        tops = [one for one in legal if is_top(held[one]) and (SUITS[held[one]] != trump or lengths[trump] > 3)]
        sides = [one for one in legal if SUITS[held[one]] != trump] or legal
        return max(tops, key=worth) if tops else min(sides, key=lambda one: (-lengths[SUITS[held[one]]], worth(one)))
    wins = [one for one in legal if best((*laid, held[one]), trump) == len(laid)]
    if not wins:
        return min(legal, key=worth)
    last, trumped = len(laid) == 3, SUITS[held[wins[0]]] == trump
    if last or trumped:
        return min(wins, key=worth)
    top = max(wins, key=worth)
    return top if is_top(held[top]) or HEIGHTS[held[top]] >= 12 else min(legal, key=worth)


def barbu_player(state: barbu.State, seat: Seat, legal: Sequence[Action]) -> Action:
    """Names the contract whose bad cards it holds least of; ducks with the highest card that loses, leads low, and
    throws away what costs most, then what is highest."""
    own = [state.faces[token] for token in state.hands[seat]]
    if state.phase is barbu.Phase.CHOOSE:
        high = sum(max(0, HEIGHTS[card] - 9) for card in own)
        hearts = sum(HEIGHTS[card] for card in own if SUITS[card] == HEARTS)
        queens = sum(12 for card in own if RANKS[card] in (QUEEN, KING))
        bad = {"tricks": high - 13, "queens": queens - 24, "hearts": hearts - 26, "king": hearts / 2 - 13}
        return min(legal, key=lambda one: bad.get(one.tokens[0].removeprefix("contract-"), 0))
    named = barbu.contract(state)
    assert named is not None
    costs = barbu_costs(named)
    laid = [state.faces[token] for token in state.trick.tokens]
    held = {one: state.faces[barbu.PACK.index[one.tokens[0]]] for one in legal}

    def fear(one: Action) -> int:
        card = held[one]
        near = 15 * (named in ("king", "salad") and SUITS[card] == HEARTS and RANKS[card] in (KING, 1))
        return 4 * costs.get(card, 0) + HEIGHTS[card] + near

    if not laid:
        return max(legal, key=fear) if named == "last" else min(legal, key=fear)
    wins = [one for one in legal if best((*laid, held[one])) == len(laid)]
    loses = [one for one in legal if one not in wins]
    if loses:
        return max(loses, key=fear)
    last = len(laid) == 3
    return min(legal, key=lambda one: (costs.get(held[one], 0), -HEIGHTS[held[one]] if last else HEIGHTS[held[one]]))


SENSIBLE: Mapping[str, Sensible] = {
    "president": president_player,
    "crazy_eights": crazy_eights_player,
    "oh_hell": oh_hell_player,
    "whistiti": whistiti_player,
    "barbu": barbu_player,
}
