"""The rules of Whistiti as sentences, in the order in which a family learns the game. What notices a breach is in
`checks`."""

from __future__ import annotations

from tabletop.core.chapters import rulebook
from tabletop.games.whistiti import INFO

RULES = rulebook(
    INFO,
    """
    # aim
    aim [target: 20]
        Win tricks. It takes 20 of them to win the match, over as many deals as are needed. Trumps help: they
        beat all other cards.
    aim/5 [target: 5]
        Win tricks. It takes 5 of them to win the match. Trumps help: they beat all other cards.
    aim/10 [target: 10]
        Win tricks. It takes 10 of them to win the match, over as many deals as are needed. Trumps help: they
        beat all other cards.
    aim/30 [target: 30]
        Win tricks. It takes 30 of them to win the match, over as many deals as are needed. Trumps help: they
        beat all other cards.
    # setup
    four-players
        Four players take part, each for themselves. Computer players sit on empty chairs.
    first-dealer [first-dealer-seat: random]
        Lots are drawn for the first dealer.
    first-dealer/seat [first-dealer-seat: 1 | 2 | 3 | 4]
        The table has agreed who deals first.
    dealer-rotates
        After each deal, the player to the left of the dealer deals next.
    deal-thirteen
        All 52 cards are dealt one at a time, starting to the dealer’s left. Everyone gets 13, and the dealer gets the
        last card.
    last-card-trump
        The last card, which is the dealer’s, is shown to everyone. Its suit is trumps in this deal.
    trump-card-in-hand
        Then the shown card goes into the dealer’s hand and may be played like any other, even to the first trick.
    # play
    rank-order
        From high to low: ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2.
    left-of-dealer-leads
        The player to the left of the dealer leads to the first trick, with any card.
    turn-order
        Going clockwise, everyone plays one card from their own hand to the trick in the middle.
    any-lead
        Whoever leads may choose any card, trumps included.
    follow-suit
        Whoever holds a card of the led suit must play that suit.
    must-trump [trump-duty: must]
        Whoever has no card of the led suit must play a trump if they have one.
    must-trump/free [trump-duty: free]
        Whoever has no card of the led suit may play any card, trump or not.
    no-overtrump-duty [overtrump: off]
        Any trump will do: it need not beat the trumps already in the trick.
    discard
        Whoever has neither the led suit nor a trump may play any card.
    trump-wins
        If there are trumps in the trick, the highest trump takes it.
    led-suit-wins
        Without trumps, the highest card of the led suit takes the trick. Cards of other suits never do.
    winner-leads
        Whoever takes a trick leads the next one.
    # end
    one-point-per-trick
        Each trick is one point for whoever takes it. Points are kept from deal to deal.
    new-deal
        If nobody has enough points after the thirteenth trick, a new deal follows.
    first-to-twenty [finish-deal: off; target: 20]
        Whoever takes their 20th trick wins at once, even in the middle of a deal. The cards that are left are not
        played.
    first-to-twenty/5 [finish-deal: off; target: 5]
        Whoever takes their 5th trick wins at once, even in the middle of a deal. The cards that are left are not
        played.
    first-to-twenty/10 [finish-deal: off; target: 10]
        Whoever takes their 10th trick wins at once, even in the middle of a deal. The cards that are left are not
        played.
    first-to-twenty/30 [finish-deal: off; target: 30]
        Whoever takes their 30th trick wins at once, even in the middle of a deal. The cards that are left are not
        played.
    first-to-twenty/finish [finish-deal: on; target: 20]
        The deal in which somebody takes their 20th trick is played to its end. Then the highest total wins.
    first-to-twenty/finish-5 [finish-deal: on; target: 5]
        The deal in which somebody takes their 5th trick is played to its end. Then the highest total wins.
    first-to-twenty/finish-10 [finish-deal: on; target: 10]
        The deal in which somebody takes their 10th trick is played to its end. Then the highest total wins.
    first-to-twenty/finish-30 [finish-deal: on; target: 30]
        The deal in which somebody takes their 30th trick is played to its end. Then the highest total wins.
    single-winner [finish-deal: off]
        A trick has only one winner, so two players never get there together.
    single-winner/finish [finish-deal: on]
        Players with the same highest total share the victory.
    placing
        The others are placed by their points. Equal points share a place.
    always-ends [target: 20]
        After 77 tricks at the latest somebody has 20. So a match ends in its second deal at the earliest, and in its
        sixth at the latest.
    always-ends/5 [target: 5]
        After 17 tricks at the latest somebody has 5. So a match ends in its second deal at the latest.
    always-ends/10 [target: 10]
        After 37 tricks at the latest somebody has 10. So a match ends in its third deal at the latest.
    always-ends/30 [target: 30]
        After 117 tricks at the latest somebody has 30. So a match ends in its third deal at the earliest, and in its
        ninth at the latest.
    # house
    overtrump [overtrump: on]
        Whoever plays a trump must beat the highest trump in the trick if they can. This holds when trumps are led, too.
    ahead-2 [ahead-2: on]
        A head start of 2 tricks counts from the beginning.
    ahead-4 [ahead-4: on]
        A head start of 4 tricks counts from the beginning.
    """,
)
