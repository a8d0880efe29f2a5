"""The rules of Card Marathon in words, in the order in which a family learns them."""

from __future__ import annotations

from tabletop.core.chapters import rulebook
from tabletop.games.card_marathon import INFO

RULES = rulebook(
    INFO,
    """
# aim
aim [reversal: on]
    Upturn all five milestones of the own row, but without leaving the other runner too far behind.
aim/no-reversal [reversal: off]
    Be the first to upturn all five milestones of the own row.

# setup
organizer-draw
    Before the first race each player draws a card. Whoever has the lower value organizes; the ace is the lowest. After
    equal values both draw again.
deal
    Each player gets five energy cards, which nobody else may see, and a row of five milestones face down, at which
    nobody looks.
effort-one
    One card lies face up and begins the effort pile. The others lie face down as refreshments.
opponent-starts
    The race organizer lets the other player begin. Then the players take turns.

# play
turn-choice
    A turn is either a drawing turn or a swapping turn. Nobody may pass. In a swapping turn nothing is drawn, thrown or
    declared.
draw-one
    A drawing turn begins with one card: the top card of the refreshments, unseen, or the top card of the effort pile.
challenge-after-draw
    A challenge may be declared only in a drawing turn after a card has been drawn, and only one in a turn.
challenge-optional
    Nobody has to declare a challenge. Near the finish it can be wise to wait.
throw-one
    Whoever declares no challenge throws one of the six energy cards face up on the effort pile, and the turn is over.
four-cards
    A challenge has exactly four different cards: four of a kind, a straight flush or a straight.
permissible-cards
    The four cards come from the player’s energy and the player’s own upturned milestones. No other cards can be used.
one-energy
    At least one of the four cards comes from the energy.
four-of-a-kind
    Four of a kind is the same value in all four suits. It is never blocked.
straight-flush
    A straight flush is four values in a row, all in one suit. It is never blocked.
straight
    A straight is four values in a row, in more than one suit. Only straights can be blocked.
wrap [wrap-straights: both]
    Values run in a circle. After the king comes the ace, then the two: queen, king, ace, two is in a row.
wrap/flush-only [wrap-straights: flush-only]
    After the king comes the ace. Only a straight flush may go on past the ace to the two.
value-blocked
    A straight may not contain a value that the opponent shows among their upturned milestones.
value-majority
    If both show a value, only the player who shows more of it may use it in a straight.
equal-values-block-both
    If both show a value equally often, neither of them may use it in a straight.
leader-no-straights
    Whoever leads by three or more upturned milestones cannot declare a straight at all.
lagger-free
    Whoever is three or more upturned milestones behind may use any value in a straight.
throw-challenge
    The energy cards of a challenge go face up on the effort pile, in any order. Milestones that were used stay in the
    row.
upturn-own
    After a challenge the player upturns any one closed milestone of their own row.
refill-to-five
    Then the player draws from the refreshments until they have five energy cards again, and the turn is over.
swap-open
    In a swapping turn an energy card can change places with an upturned milestone of the own row. It lies there face
    up.
swap-closed
    An energy card can also change places with a closed milestone of the own row. It lies there face down, and only its
    owner knows it.
swap-closed-limit
    Swaps with closed milestones need upturned ones: in each race a player may have made at most as many as they have
    upturned.
rebuild [rebuild-limit: 3]
    If the refreshments run out, the effort pile without its top card is shuffled and becomes the new ones, at most
    three times in a race.
rebuild/limit-1 [rebuild-limit: 1]
    If the refreshments run out, the effort pile without its top card is shuffled and becomes the new ones, but only
    once in a race.
rebuild/limit-5 [rebuild-limit: 5]
    If the refreshments run out, the effort pile without its top card is shuffled and becomes the new ones, at most
    five times in a race.

# end
race-end
    A race ends at once when a player upturns the fifth milestone.
finish-wins [reversal: on]
    If the other player has upturned two, three or four milestones, whoever has finished wins.
finish-wins/always [reversal: off]
    Whoever has upturned all five milestones wins.
reversal [reversal: on]
    If the other player has upturned one milestone or none, it is the other player who wins.
time-out
    A race also ends after a turn if there are no refreshments left and no new ones may be made.
quiet-limit
    A race also ends after twenty turns in a row in which nobody has drawn from the refreshments.
time-out-scale [reversal: on]
    Then whoever has upturned more milestones wins, but with four more they lose. With the same number, the race is
    drawn.
time-out-scale/no-reversal [reversal: off]
    Then whoever has upturned more milestones wins. With the same number, the race is drawn.
match [races: 1]
    A match is one race.
match/races-2 [races: 2]
    A match is two races, organized in turn. Whoever wins more of them wins the match; with equal numbers it is drawn.
match/races-3 [races: 3]
    A match is three races, organized in turn. Whoever wins more of them wins the match; with equal numbers it is drawn.
match/races-5 [races: 5]
    A match is five races, organized in turn. Whoever wins more of them wins the match; with equal numbers it is drawn.

# house
min-energy [min-energy: 2]
    At least two of the four cards of a challenge come from the energy.
no-return [no-return: on]
    A card taken from the effort pile may not be thrown back in the same turn, unless in a challenge.
memory-aid [memory-aid: off]
    Nobody may look at closed milestones, not even at those that they laid there themselves.
browse-effort [browse-effort: on]
    Everybody may look through the effort pile.
upturned-1 [upturned-1: on]
    Whoever is 1 milestone ahead begins each race with the first one upturned.
upturned-2 [upturned-2: on]
    Whoever is 2 milestones ahead begins each race with the first two upturned.
""",
)
