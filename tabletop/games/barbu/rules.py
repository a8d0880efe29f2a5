"""The rules of Barbu as sentences, in the order in which a family learns the game. What notices a breach is in
`checks`."""

from __future__ import annotations

from tabletop.core.chapters import rulebook
from tabletop.games.barbu import INFO

RULES = rulebook(
    INFO,
    """
    # aim
    aim
        In every deal there is something that nobody wants to take: tricks, queens, hearts. After 24 deals, the smallest
        total of points wins.
    # setup
    four-players
        Four players take part, each for themselves.
    first-dealer-youngest [first-dealer: youngest]
        The youngest player takes the first seat and deals first.
    first-dealer-youngest/random [first-dealer: random]
        Lots are drawn for the first dealer.
    first-dealer-youngest/seat [first-dealer: 1 | 2 | 3 | 4]
        The table has agreed who deals first.
    four-rounds-of-six
        A match has four rounds of six deals.
    dealer-for-whole-round
        The dealer stays the same for all six deals of a round.
    next-dealer-left
        After each round, the player to the left becomes the dealer, so everyone deals for one round.
    deal-thirteen
        All the cards are dealt one at a time, starting to the dealer’s left: 13 for each player.
    # play
    choose-after-deal
        When the cards have been dealt, the dealer looks at their hand and names the contract: what costs points in this
        deal. No card is played before that.
        ~ A contract is what costs points in a deal.
    dealer-chooses
        Only the dealer names the contract.
    contract-once-per-round
        In each round the dealer plays all six contracts, each of them once, in any order.
    last-contract-forced
        In the sixth deal of a round, the contract that is left is played.
    dealer-leads
        The dealer leads to the first trick of each deal.
    turn-order
        Going clockwise, everyone plays one card from their own hand to the trick in the middle.
    rank-order
        From high to low: ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2.
    follow-suit
        Whoever holds a card of the led suit must play that suit.
    discard-when-void
        Whoever has no card of the led suit may play any card.
    no-trumps
        There are no trumps in any contract.
    highest-led-suit-wins
        The highest card of the led suit takes the trick. Cards of other suits cannot take it.
    winner-leads
        Whoever takes a trick leads the next one.
    any-lead-allowed [heart-leads: free]
        Any card may be led at any time, even a heart or the king of hearts.
    play-all-cards [early-stop: off]
        All thirteen tricks are played before the points are counted.
    # end
    score-tricks
        No Tricks: every trick costs 2 points.
    score-queens
        No Queens: every queen costs 6 points.
    score-hearts
        No Hearts: every heart costs 2 points.
    score-king
        No King: the king of hearts, the bearded “Barbu”, costs 20 points, and nothing else counts.
    score-last
        No Last Trick: the thirteenth trick costs 20 points.
    score-salad
        Salad: all five count together. One card can cost twice: the queen of hearts 6 and 2, the king of hearts 20
        and 2.
    points-add-up
        Every point goes to somebody: a round has 232 points in all, the whole match 928.
    end-after-24
        The match ends after the 24th deal, never earlier.
    lowest-wins
        The lowest total wins.
    tie-shared
        Players with equal totals share their place, and the victory too.
    # house
    heart-leads [heart-leads: restricted]
        In No Hearts, No King and Salad, only a player who has nothing but hearts may lead a heart.
    early-stop [early-stop: on]
        In No Queens, No Hearts and No King, the deal is over as soon as the last penalty card has been taken.
    fewer-20 [fewer-20: on]
        Whoever has 20 points fewer begins with minus 20.
    fewer-40 [fewer-40: on]
        Whoever has 40 points fewer begins with minus 40.
    """,
)
