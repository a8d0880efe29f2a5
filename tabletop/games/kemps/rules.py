"""The rules of Kemps in words, in the order in which a family learns them."""

from __future__ import annotations

from tabletop.core.chapters import rulebook
from tabletop.games.kemps import INFO

RULES = rulebook(
    INFO,
    """
# aim
aim
    Collect four cards of the same rank and give your partner a secret signal. Your partner calls “Kemps!” before the
    other team reads the signal.

# setup
two-teams
    Four players play in two teams of two. Partners sit opposite each other.
target-agreed [target: 5]
    The first team with five points wins.
target-agreed/3 [target: 3]
    The first team with three points wins.
target-agreed/7 [target: 7]
    The first team with seven points wins.
target-agreed/10 [target: 10]
    The first team with ten points wins.
secret-signal
    Each team agrees on one signal while the other team looks away. Both partners use the same one.
signal-from-catalogue [signal-length: 1]
    A signal is one of the twelve gestures. Both teams may choose the same one without knowing it.
signal-from-catalogue/pair [signal-length: 2]
    A signal is two different gestures in a row, in their order. Both teams may choose the same ones without knowing it.
change-between-deals
    Before each further deal, both teams may keep their signal or change it in secret.
deal-four
    Everyone is dealt four cards one by one, starting on the dealer’s left. Lots are drawn for the first dealer, then
    the deal passes clockwise.
row-of-four
    The other cards are the stock. Its top four cards are laid face up: this is the row. A deal has nine rows at most.

# play
swap-one-for-one
    To swap, players take one card of the row and put one of their own in its place. Every hand always has four cards.
row-only
    Cards are taken from the row only, never from the stock, the cards put aside or another hand.
all-at-once
    Everybody may swap for as long as the row lies there.
private-turn
    If two or more people play, everyone looks at their own cards behind the curtain in turn. They may swap one card and
    choose what their doll will show.
    ~ "Doll": the figure at each seat that makes the gestures.
open-clock
    If one person plays with three computer players, there are no turns: all swap and gesture at once. Each needs half a
    second between swaps.
first-to-take
    If two players want the same card of the row, the faster one gets it. The other keeps their own card.
row-cleared/one-lap [laps: 1]
    A row is put aside after one lap of private turns. If all play at once: when nobody wants it, after ten seconds
    without a swap, or after a minute.
row-cleared [laps: 2]
    A row is put aside after a lap without a swap, or after two laps. If all play at once: when nobody wants it, after
    ten seconds without a swap, or after a minute.
row-cleared/three-laps [laps: 3]
    A row is put aside after a lap without a swap, or after three laps. If all play at once: when nobody wants it, after
    ten seconds without a swap, or after a minute.
cleared-cards-out [stock-out: void]
    Cards that have been put aside lie face down and are out of play until the next deal.
cleared-cards-out/reshuffle [stock-out: reshuffle]
    Cards that have been put aside lie face down. They only come back if the stock is shuffled again.
stock-empty [stock-out: void]
    If the ninth row is put aside too, nobody scores and the next player deals.
stock-empty/reshuffle [stock-out: reshuffle]
    After the ninth row, the cards put aside are shuffled once and become the new stock. After nine more rows nobody
    scores.
signal-on-four
    Whoever holds four equal cards shows the team’s signal, so that the partner can call “Kemps!”.
no-signal-without-four
    Players without four equal cards cannot show their own team’s signal.
decoys-allowed
    Any other gesture may be shown at any time, to confuse the other team. Showing nothing is fine, too.
kemps-call
    “Kemps!” means: my partner has four of a kind. If it is true, the partner’s hand is laid open.
own-four-not-enough
    Four of a kind in the caller’s own hand do not count for “Kemps!”.
double-call
    “Double Kemps!” means: both of us have four of a kind. The partner must confirm it within three seconds.
double-unconfirmed
    If the partner does not confirm in time, the call counts as a plain “Kemps!”.
counter-call
    “Counter Kemps!” means: we know your signal. The caller picks the signal within ten seconds while everything else
    waits. Picking nothing counts as wrong.
counter-needs-no-four
    A counter is right if the signal named is the other team’s present signal, whether anybody holds four of a kind or
    not.
counter-right-ends-deal [after-counter: new-deal]
    A right counter ends the deal. The team that was found out must take a different signal for the next deal.
counter-right-ends-deal/resume [after-counter: resume]
    After a right counter, the team that was found out takes a different signal. Then play goes on with the same cards.
counter-wrong-goes-on
    After a wrong counter the deal goes on, and everybody knows one signal that it is not.
false-call-goes-on
    After a wrong “Kemps!” or “Double Kemps!” the deal goes on, and no hand is shown.
claim-order
    The first call counts, and later ones are dropped. At the same moment, a double goes before Kemps, and Kemps before
    a counter. Then whoever sits nearer to the dealer’s left goes first.
one-claim-per-moment
    A team that has called wrongly is not heard until the next private turn is over. If all play at once, it is not
    heard for five seconds.
claims-in-the-open
    If two or more people play, calls count only while everybody is looking at the table.

# end
score-calls [false-call: -1]
    A right Kemps scores 1 point, a right double or counter 4. A wrong counter costs 2 points, any other wrong call 1.
score-calls/free [false-call: 0]
    A right Kemps scores 1 point, a right double or counter 4. A wrong counter costs 2 points, any other wrong call
    nothing.
score-calls/two [false-call: -2]
    A right Kemps scores 1 point, a right double or counter 4. Any wrong call costs 2 points.
call-ends-deal
    A right Kemps or double ends the deal. All cards are shuffled, and the next player deals.
target-wins
    A team that reaches the agreed number of points wins at once.
deal-limit
    After twenty deals, the team with more points wins. Equal points are a draw.

# house
private-time/10 [private-time: 10]
    A private turn lasts ten seconds at most.
private-time [private-time: 15]
    A private turn lasts fifteen seconds at most.
private-time/30 [private-time: 30]
    A private turn lasts thirty seconds at most.
private-time/none [private-time: none]
    A private turn lasts as long as the player likes.
table-time/3 [table-time: 3]
    After each private turn everybody looks at the table for three seconds. In that time the doll shows its gesture.
table-time [table-time: 4]
    After each private turn everybody looks at the table for four seconds. In that time the doll shows its gesture.
table-time/6 [table-time: 6]
    After each private turn everybody looks at the table for six seconds. In that time the doll shows its gesture.
ahead-1 [ahead-1: on]
    A head start of 1 point counts for the whole team from the beginning.
""",
)
