"""The rules of Athletic Games in words, in the order in which a family learns them."""

from __future__ import annotations

from tabletop.core.chapters import rulebook
from tabletop.games.athletic_games import INFO

RULES = rulebook(
    INFO,
    """
# aim
aim [medals-to-win: 5]
    Be the first to win five medals. Getting rid of the whole hand within a single turn wins one.
aim/medals-3 [medals-to-win: 3]
    Be the first to win three medals. Getting rid of the whole hand within a single turn wins one.

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
play-on-pile
    Hand cards are laid on piles where they fit: as many as wanted, one after another, on any of the piles.
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
    During a turn a whole pile may be moved onto another, as often as wanted. Nobody has to.
pile-move-whole/free [free-card-moves: on]
    During a turn piles may be moved onto others, whole or card by card, as often as wanted. Nobody has to.
pile-move-from-top
    A pile moves card by card from its top; each card must fit where it lands. If the first fits, all do.
pile-move-reverses
    So a moved pile arrives turned over: the card that was at the bottom now lies on top.
pile-move-target
    A pile moves only onto another pile, never onto its own place or into a hole.
pile-move-makes-hole
    The place that the pile has left is now a hole.
hole-any-card
    Any hand card may be laid in a hole. It begins a new pile.
hole-hand-only
    Only a card from the hand fills a hole, never a card from another place.
holes-several
    Several holes may be open at once. They may be filled later in the turn or not at all.
all-out-medal
    Whoever lays down the last card in hand takes a medal at once, and the turn is over.
refill-seven
    After a medal that player draws seven new cards, and the next player’s turn begins.
stop-any-time [stop-rule: free]
    A player may end the turn at any moment, even if a card still fits.
refill-three
    Whoever stops with cards in hand keeps them, wins no medal and draws three more. Then the next player’s turn
    begins.
no-hand-limit
    A hand may grow without limit, and all of it must go in one turn for a medal.
empty-hand-turn
    Whoever begins a turn without cards can only end it and draw three.
holes-stay [refill-holes: leave]
    Holes that are open at the end of a turn stay open for the next player.
rebuild
    When the stock is empty, the top cards stay and all cards below them are shuffled into a new stock.
rebuild-moment
    This happens as soon as the last card is drawn, even in the middle of drawing.
short-draw
    If no card lies under a top card, only the cards that are left are drawn, perhaps none.

# end
five-medals [medals-to-win: 5]
    Whoever takes a fifth medal wins, and the match ends at that instant.
five-medals/medals-3 [medals-to-win: 3]
    Whoever takes a third medal wins, and the match ends at that instant.
standstill
    The match also ends when every player in turn ends a turn without laying, moving or drawing a card.
turn-limit [turn-limit: 40]
    The match also ends when everyone has had 40 turns.
turn-limit/turns-20 [turn-limit: 20]
    The match also ends when everyone has had 20 turns.
turn-limit/turns-100 [turn-limit: 100]
    The match also ends when everyone has had 100 turns.
tie-break
    Then whoever has the most medals wins; among equals, whoever has the fewest cards in hand; if these are equal too,
    the victory is shared.

# house
stop-when-stuck [stop-rule: when-stuck]
    A turn may only end when no card from the hand can be laid on a pile or in a hole.
take-back [take-back: off]
    Nothing is taken back: what has been laid or moved stays, and a turn that has ended is over.
refill-holes [refill-holes: from-stock]
    At the end of a turn, after drawing, each hole gets a card from the stock as long as there are any.
free-card-moves [free-card-moves: on]
    The top card of a pile may move alone onto any pile where it fits. An emptied place becomes a hole.
no-repeat [free-card-moves: on]
    No move may bring back an arrangement of the piles and the hand that was already on the table in this turn.
""",
)
