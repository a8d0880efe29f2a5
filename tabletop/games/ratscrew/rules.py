"""The rules of Egyptian Ratscrew in words, in the order in which a family learns them."""

from __future__ import annotations

from tabletop.core.chapters import rulebook
from tabletop.games.ratscrew import INFO

RULES = rulebook(
    INFO,
    """
# aim
aim
    Whoever collects all 52 cards wins. There is nothing to choose: the skill is to spot two cards of the same rank and
    slap first.

# setup
two-to-six
    Two to six players take part, each for themselves.
deal-all
    Lots are drawn for the dealer. All cards are dealt one by one, starting to the left of the dealer.
stacks-unseen
    Everyone keeps their cards in a face-down stack. Nobody looks at a stack, not even their own.
first-turner
    The first card comes from the player to the left of the dealer.

# play
turn-top-card
    A turn is one card: the top card of a player’s own stack goes face up on the pile.
turn-order
    The turn goes clockwise to the next player with cards. During a challenge, cards come only from the player who owes
    them.
court-card-contract [ace-contract: off]
    A jack, a queen or a king sets a challenge: the next player with cards owes cards to whoever laid it.
court-card-contract/ace [ace-contract: four]
    A jack, a queen, a king or an ace sets a challenge: the next player with cards owes cards to whoever laid it.
contract-size [ace-contract: off]
    A jack asks for one card, a queen for two, a king for three. Aces and the cards from 2 to 10 ask for nothing.
contract-size/ace [ace-contract: four]
    A jack asks for one card, a queen for two, a king for three, an ace for four. The cards from 2 to 10 ask for
    nothing.
contract-broken
    If a card that is owed sets a challenge itself, the old challenge ends and the next player owes the new one.
contract-paid
    When all the cards owed have been turned and none of them sets a new challenge, whoever set the challenge wins the
    pile.
payer-runs-out [payer-out: owner-wins]
    If a player runs out of cards before all those owed are turned, whoever set the challenge wins the pile.
payer-runs-out/next-pays [payer-out: next-pays]
    Whoever runs out of cards leaves the rest to the next player with cards. If nobody is left to pay, whoever set the
    challenge wins the pile.
owner-without-cards
    A player with no cards left can still win a challenge. The pile brings that player back into play.
nobody-can-pay
    If nobody else holds a card when a challenge is set, whoever set it wins the pile at once.
slap-on-pair [sandwich: off]
    When two cards of the same rank follow each other, the first slap wins the pile.
slap-on-pair/sandwich [sandwich: on]
    When two cards of the same rank follow each other, or have one card between them, the first slap wins the pile.
pair-within-pile
    Only cards turned since the pile was last empty can make a pair. Penalty cards never count.
first-slap-wins
    The first correct slap wins the whole pile and ends any challenge.
everyone-may-slap [slap-back: on]
    Everyone may slap, whoever turned the cards, even a player without cards.
everyone-may-slap/no-return [slap-back: off]
    Everyone who is in the game may slap, whoever turned the cards.
pair-window
    A pair can be slapped until the next card is turned or the pile is gathered.
grace-before-gathering
    A pile won by a challenge lies open for a second and a half before it is gathered. A correct slap still takes it,
    and nobody turns a card.
gap-between-cards [auto-turn: off]
    After one card, seven tenths of a second must pass before the next may be turned.
pile-under-stack [shuffle-pile: off]
    A won pile is turned over and put under the winner’s stack, unshuffled. Its penalty cards come up first.
pile-under-stack/shuffled [shuffle-pile: on]
    A won pile is shuffled, turned over and put under the winner’s stack.
winner-leads
    The first card of the next pile comes from whoever won the last one.
false-slap-burns [false-slap: 1]
    A slap without a pair costs the top card of the slapper’s stack: it goes face down under the pile.
false-slap-burns/two [false-slap: 2]
    A slap without a pair costs the top two cards of the slapper’s stack: they go face down under the pile.
false-slap-burns/free [false-slap: 0]
    A slap without a pair costs nothing.
false-slap-without-cards [false-slap: 1 | 2]
    Whoever slaps wrongly and has no card to give may not slap again until the next pile has been gathered.
one-slap-per-card
    Everyone has one slap for each turned card. Any more slaps, or slaps when there is no pile, are ignored.
slower-slaps-ignored
    A slap just after the winning one, or just after a card has covered the pair, counts as neither correct nor wrong.
ties
    If two correct slaps come at the same moment, the player with fewer cards wins. If that is equal too, whoever sits
    next after the player who turned the card wins.
skip-empty-seats [slap-back: on]
    A player without cards is skipped, but stays in the game and can come back with a correct slap.
skip-empty-seats/no-return [slap-back: off]
    A player without cards is skipped.

# end
all-cards-wins
    Whoever holds all 52 cards wins.
last-holder-wins
    If only one player holds cards and owes nothing, that player gathers the pile and wins. Until then, only a correct
    slap counts.
card-limit/500 [card-limit-value: 500]
    After five hundred cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins.
    Players who tie share the victory.
card-limit/1000 [card-limit-value: 1000]
    After one thousand cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins.
    Players who tie share the victory.
card-limit [card-limit-value: 1500]
    After fifteen hundred cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins.
    Players who tie share the victory.
card-limit/3000 [card-limit-value: 3000]
    After three thousand cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins.
    Players who tie share the victory.
placing
    The others are placed by how long they held cards or, if the match was stopped, by how many they have.

# house
slap-back [slap-back: off]
    Whoever has no cards left is out of the game and may not slap, unless a challenge is still running for them.
auto-turn [auto-turn: slow | normal | fast]
    The cards turn by themselves. The players only slap.
handicap [handicap: 150]
    The hands of computer players come down 0.15 seconds later.
handicap/large [handicap: 300]
    The hands of computer players come down 0.3 seconds later.
more-4 [more-4: on]
    Whoever has 4 more cards gets them before the others are dealt.
more-8 [more-8: on]
    Whoever has 8 more cards gets them before the others are dealt.
""",
)
