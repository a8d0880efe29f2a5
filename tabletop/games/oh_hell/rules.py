"""The rules of Oh Hell as sentences, in the order in which a family learns the game. What notices a breach is in
`checks`."""

from __future__ import annotations

from tabletop.core.chapters import rulebook
from tabletop.games.oh_hell import INFO

RULES = rulebook(
    INFO,
    """
    # aim
    aim
        Before each deal is played, everyone bids: they say how many tricks they will win. Whoever wins exactly as many
        as they bid gets points, and the highest total wins.
    # setup
    three-to-six
        Three to six players take part, each for themselves.
    removed-twos
        With three players, the 2 of clubs is taken out of the pack; with five, the 2 of diamonds as well; with six, all
        four 2s.
    hand-sizes
        The first deal has one card each, the next two, and so on up to the largest deal, which is played once. Then
        the deals shrink again, down to one card.
    schedule [longest-hand: all]
        The largest deal uses up the whole pack: three players get 17 cards each, four 13, five 10, six 8.
    schedule/shorter [longest-hand: 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16]
        The largest deal has as many cards as the table has agreed, or fewer if the pack is used up before that.
    first-dealer [first-dealer-seat: random]
        Lots are drawn for the first dealer.
    first-dealer/seat [first-dealer-seat: 1 | 2 | 3 | 4 | 5 | 6]
        The table has agreed who deals first.
    dealer-rotates
        After each deal, the player to the left of the dealer deals next.
    deal-one-by-one
        The cards are dealt one at a time, starting to the dealer’s left. The rest form the stock.
    turn-up-trump
        The top card of the stock is turned face up. Its suit is trumps in this deal.
    turned-card-out
        The turned-up card stays on the table and belongs to nobody. The rest of the stock stays face down and is not
        used.
    full-deal-no-trump [full-deal-trump: none]
        When the whole pack is dealt, no card can be turned up, and there are no trumps.
    full-deal-no-trump/dealers-last [full-deal-trump: dealers-last]
        When the whole pack is dealt, the dealer’s last card is shown to everyone, and its suit is trumps. It stays in
        the dealer’s hand.
    # play
    bid-order
        First everyone bids in turn, starting to the dealer’s left; the dealer bids last. No card is played before the
        last bid.
    bid-range
        A bid is the number of tricks that a player wants to win, from 0 to the number of cards in a hand.
    bids-open
        Bids are said aloud, cannot be changed and can be seen during the whole deal.
    last-bid-not-even [last-bid: restricted]
        The last bid may not make the total of all bids equal to the number of cards in a hand.
    last-bid-not-even/free [last-bid: free]
        The last bid is free too: all the bids may add up to the number of tricks.
    left-of-dealer-leads
        The player to the left of the dealer leads to the first trick, with any card.
    turn-order
        Going clockwise, everyone plays one card from their own hand to the trick in the middle.
    rank-order
        From high to low: ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2.
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
        Without trumps, the highest card of the led suit takes the trick.
    winner-leads
        Whoever takes a trick leads the next one.
    # end
    score-made [scoring: rulebook]
        Whoever wins exactly as many tricks as they bid scores 5 points for each of them, plus 5 more. A bid of 0 that
        is met scores 5.
    score-made/ten-plus [scoring: ten-plus]
        Whoever wins exactly as many tricks as they bid scores 10 points, plus 1 more for each of them.
    score-missed [scoring: rulebook]
        Everyone else loses 5 points for each trick too many or too few.
    score-missed/ten-plus [scoring: ten-plus]
        Everyone else scores nothing in this deal.
    negative-totals [scoring: rulebook]
        A total may be below zero.
    someone-misses [last-bid: restricted]
        Because of the rule for the last bid, at least one player misses their bid in every deal.
    end-of-schedule
        The match ends after the last deal, the second one with one card each.
    highest-wins
        The highest total wins.
    tie-shared
        Players with equal totals share their place, and the victory too.
    # house
    overtrump [overtrump: on]
        Whoever plays a trump must beat the highest trump in the trick if they can. This holds when trumps are led, too.
    ahead-10 [ahead-10: on]
        A head start of 10 points counts from the beginning.
    ahead-20 [ahead-20: on]
        A head start of 20 points counts from the beginning.
    """,
)
