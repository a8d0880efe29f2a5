"""Whether what is said where everybody is in a hurry, and in Athletic Games, is true."""

from __future__ import annotations

from itertools import product

from tabletop.games.athletic_games.cards import card_name
from tabletop.games.crypto_match import state as crypto
from tabletop.games.crypto_match.board import pictures
from tabletop.games.crypto_match.cards import SYMBOL_FACES
from tabletop.games.kemps import state as kemps
from tabletop.kit.cards import RANKS
from tests.reasons.sayings import Saying, Truth, Truths

# Egyptian Ratscrew

RATSCREW: Truths = {
    "Two cards of the same rank: slap before the others do.": lambda s: (
        s.action.verb == "slap" and RANKS[s.state.faces[s.state.pile[-1]]] == RANKS[s.state.faces[s.state.pile[-2]]]
    ),
    "Two cards of the same rank with another one between them: slap before the others do.": lambda s: (
        s.action.verb == "slap" and RANKS[s.state.faces[s.state.pile[-1]]] == RANKS[s.state.faces[s.state.pile[-3]]]
    ),
    "The next card has to be turned.": lambda s: s.action.verb == "turn",
}

# Crypto Match


def lies(upper: bool, in_middle: bool) -> Truth:
    """The picture that both cards share lies in this half of the card at which the seat points."""

    def holds(s: Saying) -> bool:
        state, zone = s.state, s.action.to.zone if s.action.to is not None else ""
        target = crypto.OWNER_OF[zone]
        found = crypto.claim_for(state, s.seat, target)
        parts = pictures(state.house.deck, state.faces[found.tokens[1]], state.layout)
        height = next(part.y for part in parts if part.face == SYMBOL_FACES[found.symbol])
        shared = set.intersection(*(set(state.deck.cards[state.faces[token]]) for token in found.tokens))
        named = target == crypto.CENTRE if in_middle else s["player"].seat == target
        return named and shared == {found.symbol} and (height < 0) == upper

    return holds


CRYPTO_MATCH: Truths = {
    "The picture is in the upper half of the card in the middle.": lies(upper=True, in_middle=True),
    "The picture is in the lower half of the card in the middle.": lies(upper=False, in_middle=True),
    "The picture is in the upper half of this card: {player}.": lies(upper=True, in_middle=False),
    "The picture is in the lower half of this card: {player}.": lies(upper=False, in_middle=False),
}

# Kemps


def rank_taken(s: Saying) -> int:
    """The rank of the card of the row that is taken."""
    assert s.action.to is not None
    return int(RANKS[s.state.cards.faces[s.state.cards.row[s.action.to.slot]]])


def held(s: Saying) -> list[int]:
    """The ranks of the hand."""
    return [RANKS[s.state.cards.faces[token]] for token in s.state.cards.hands[s.seat]]


def four(s: Saying) -> bool:
    """All cards of the hand are of one rank."""
    return len(held(s)) == 4 and len(set(held(s))) == 1


def cleared(s: Saying) -> list[int]:
    """The ranks that have been put aside."""
    return [RANKS[s.state.cards.faces[token]] for token in s.state.cards.cleared]


def few_left(s: Saying) -> bool:
    """So many of the rank are put aside or lie in the row."""
    row = [RANKS[s.state.cards.faces[token]] for token in s.state.cards.row]
    return [*cleared(s), *row].count(rank_taken(s)) == s.n


def no_use(s: Saying) -> bool:
    """One of the rank of the card that goes out has been put aside."""
    return RANKS[s.state.cards.faces[int(s.action.tokens[0][1:])]] in cleared(s)


def nothing_helps(s: Saying) -> bool:
    """No card of the row is of a rank that the hand holds more often than that of a card which could go for it."""
    lost, hand = set(cleared(s)), held(s)
    row = [RANKS[s.state.cards.faces[token]] for token in s.state.cards.row]
    return four(s) or not any(
        hand.count(rank) >= hand.count(out) and rank not in lost for rank, out in product(row, hand) if rank != out
    )


def shown_signal(s: Saying) -> bool:
    """The partner has just shown the signal of the team."""
    partner = kemps.partner_of(s.seat)
    length = s.state.house.signal_length
    return tuple(sign.gesture for sign in s.state.signs if sign.seat == partner)[-length:] == kemps.own_signal(
        s.state, s.seat
    )


def decoy(s: Saying) -> bool:
    """The hand is no four, and the gesture is not the signal."""
    return not four(s)


KEMPS: Truths = {
    "The hand already has %n card(s) of this rank.": lambda s: held(s).count(rank_taken(s)) == s.n,
    "Careful: %n card(s) of this rank have been put aside or lie in the row.": few_left,
    "The card that goes out is no use: one of its rank has been put aside.": no_use,
    "No card of the row helps towards a four.": nothing_helps,
    "The hand is a four: the partner has to know.": four,
    "A decoy keeps the other team guessing.": decoy,
    "There is nothing more to do in this turn.": lambda s: s.action.verb == "done",
    "The partner has shown the signal.": shown_signal,
    "What the partner showed looked like the signal.": lambda s: not shown_signal(s),
    "The partner has a four, and so has this hand.": four,
    "One gesture of the other team is more likely than all the others.": lambda s: (
        s.action.verb in (kemps.Call.COUNTER, "name")
    ),
    "Any gesture will do; a new one is harder to guess.": lambda s: s.action.verb == "choose_signal",
}

# Athletic Games


def plan_lays(s: Saying) -> bool:
    """The plan can be played to its end, and lays so many cards of the hand."""
    state, laid = s.state, 0
    for action in s.choice.plan:
        if s.game.check(state, action) is not None:
            return False
        laid += action.verb == "play"
        state = s.game.apply(state, action, s.luck)
    return laid == s.n


def all_out(s: Saying) -> bool:
    """The plan empties the hand."""
    return plan_lays(s) and s.n == len(s.state.hands[s.seat])


def some_stay(s: Saying) -> bool:
    """The plan leaves cards in the hand."""
    return plan_lays(s) and s.n < len(s.state.hands[s.seat])


def moves(verb: str) -> Truth:
    """The first thing to do is to move the pile, or the card, that is named."""
    return lambda s: s.action.verb == verb and s["card"] == card_name(s.state.faces[int(s.action.tokens[0][1:])])


def both(first: Truth, second: Truth) -> Truth:
    """Both hold."""
    return lambda s: first(s) and second(s)


def nothing_fits(s: Saying) -> bool:
    """No card of the hand goes anywhere, however the piles are moved, up to two moves of them."""
    return not lays_after(s, s.state, 2)


def lays_after(s: Saying, state: object, left: int) -> bool:
    """Whether a card can be laid after so many moves of piles."""
    legal = s.game.legal(state, s.seat)
    if any(one.verb == "play" for one in legal):
        return True
    piles = [one for one in legal if one.verb == "move_pile"] if left else []
    return any(lays_after(s, s.game.apply(state, one, s.luck), left - 1) for one in piles)


ATHLETIC_GAMES: Truths = {
    "All %n card(s) can go in this turn: that wins a medal.": all_out,
    "All %n card(s) can go in this turn, if the pile with the {card} moves now.": both(all_out, moves("move_pile")),
    "All %n card(s) can go in this turn, if the {card} moves alone now.": both(all_out, moves("move_top")),
    "Not all cards can go in this turn, but %n of them can.": some_stay,
    "Not all cards can go, but %n more can, if the pile with the {card} moves now.": both(
        some_stay, moves("move_pile")
    ),
    "Not all cards can go, but %n more can, if the {card} moves alone now.": both(some_stay, moves("move_top")),
    "At least %n more card(s) can go in this turn.": plan_lays,
    "This pile can move, and then any card goes into the hole.": lambda s: (
        s.action.verb == "move_pile" and any(not pile for pile in s.after.piles)
    ),
    "This card fits.": lambda s: s.action.verb == "play",
    "No more cards can be laid in this turn.": nothing_fits,
    "There seems to be no way to lay another card in this turn.": lambda s: (
        s.action.verb == "end_turn" and not any(one.verb == "play" for one in s.game.legal(s.state, s.seat))
    ),
    "Stopping here gives the best chances in the next turns.": lambda s: s.action.verb == "end_turn",
    "It is time to draw new cards.": lambda s: not s.state.hands[s.seat],
}
