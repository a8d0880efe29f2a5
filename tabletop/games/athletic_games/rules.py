"""The rules of Athletic Games in words, in the order in which a family learns them."""

from __future__ import annotations

from tabletop.core.chapters import rulebook
from tabletop.games.athletic_games import INFO

RULES = rulebook(
    INFO,
    """
# aim
aim [medals-to-win: 5]
    Be the first to win five medals. Getting rid of a whole hand in a single turn wins one.
aim/medals-3 [medals-to-win: 3]
    Be the first to win three medals. Getting rid of a whole hand in a single turn wins one.

# setup
deck-60
    There are 60 cards in six colours. Each colour has its own sport and the values 1 to 10.
deal-seven
    Each player is dealt seven cards, which nobody else may see.
circle-of-five
    Five cards are laid face up in a circle: five places with one card each.
stock
    The other cards lie face down in the middle as the stock.
youngest-starts
    The youngest player takes the first seat and begins.
clockwise
    Turns go clockwise, one player after another. Nobody is skipped.

# play
own-turn
    Only the player whose turn it is may act, and only with cards from their own hand.
play-on-pile [stop-rule: free]
    Cards from the hand are laid on piles where they fit: as many as the player likes, one after another, on any of the
    piles.
play-on-pile/when-stuck [stop-rule: when-stuck]
    Cards from the hand are laid on piles where they fit, one after another, on any of the piles.
fit-same-value
    A card fits on a card of the same value, whatever their colours.
fit-neighbour
    A card fits on a card of the same colour whose value is exactly 1 higher or lower.
no-wrap
    1 and 10 are not neighbours, not even in the same colour.
must-fit
    Only a card of the same value, or of the same colour and 1 higher or lower, may be laid on a card.
reference-is-top
    Only the top card of a pile counts. The cards below it no longer matter.
pile-move-whole [free-card-moves: off]
    During a turn, a whole pile may be moved onto another, as often as the player likes. Nobody has to.
pile-move-whole/free [free-card-moves: on]
    During a turn, piles may be moved onto others, whole or card by card, as often as the player likes. Nobody has to.
pile-move-from-top
    A pile moves card by card from the top, and each card must fit where it lands. If the first one fits, they all do.
pile-move-reverses
    So moving a pile reverses its order: the card that was at the bottom is now on top.
pile-move-target
    A pile moves only onto another pile, never onto its own place or into a hole.
pile-move-makes-hole
    The place that a pile leaves becomes a hole.
hole-any-card
    Any card from the hand may be laid in a hole, where it begins a new pile.
hole-hand-only
    A player fills a hole only with a card from the hand, never with a card from another place.
holes-several [stop-rule: free]
    Several holes may be open at once. A player may fill them later in the turn, or leave them.
holes-several/when-stuck [stop-rule: when-stuck]
    Several holes may be open at once. A player may fill them later in the turn.
all-out-medal
    Whoever lays down their last card takes a medal at once, and the turn is over.
refill-seven
    After winning a medal, a player draws seven new cards. Then the next player’s turn begins.
stop-any-time [stop-rule: free]
    A player may end the turn at any moment, even if a card still fits.
refill-three
    Whoever stops with cards in hand keeps them, wins no medal and draws three more. Then the next player’s turn
    begins.
no-hand-limit
    A hand may grow without limit, but all of it must go in one turn to win a medal.
empty-hand-turn
    Whoever begins a turn without cards can only end it and draw three.
holes-stay [refill-holes: leave]
    Holes that are open at the end of a turn stay open for the next player.
rebuild
    When the stock is empty, the top cards stay, and all the cards below them are shuffled to make a new stock.
rebuild-moment
    This happens as soon as the last card is drawn, even in the middle of drawing.
short-draw
    If there are no covered cards to shuffle, only the cards that are left are drawn, perhaps none.

# end
five-medals [medals-to-win: 5]
    Whoever takes a fifth medal wins, and the match ends at once.
five-medals/medals-3 [medals-to-win: 3]
    Whoever takes a third medal wins, and the match ends at once.
standstill
    The match also ends when all players, one after another, end a turn without laying, moving or drawing a card.
turn-limit [turn-limit: 40]
    The match also ends when everyone has had 40 turns.
turn-limit/turns-20 [turn-limit: 20]
    The match also ends when everyone has had 20 turns.
turn-limit/turns-100 [turn-limit: 100]
    The match also ends when everyone has had 100 turns.
tie-break
    Then whoever has the most medals wins. If players tie, it is whoever has the fewest cards in hand. If those are
    equal too, they share the victory.

# house
stop-when-stuck [stop-rule: when-stuck]
    A turn may only end when no card from the hand can be laid on a pile or in a hole.
take-back [take-back: off]
    Nothing is taken back: what has been laid or moved stays, and a turn that has ended is over.
refill-holes [refill-holes: from-stock]
    At the end of a turn, after drawing, each hole is filled from the stock as long as there are cards.
free-card-moves [free-card-moves: on]
    The top card of a pile may move alone onto any pile where it fits. A place that is left empty becomes a hole.
no-repeat [free-card-moves: on]
    No move may bring back a position of the piles and the hand that has already come up in this turn.
medal-1 [medal-1: on]
    Whoever is 1 medal ahead begins with it.
medal-2 [medal-2: on]
    Whoever is 2 medals ahead begins with both of them.
""",
)
