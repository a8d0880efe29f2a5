"""The rules of Crazy Eights as sentences, in the order in which a family learns them. What notices a breach is in
`checks`."""

from __future__ import annotations

from tabletop.core.chapters import rulebook
from tabletop.core.rules import Rule
from tabletop.games.crazy_eights import INFO
from tabletop.kit.deals import length_rules

_PLAY = rulebook(
    INFO,
    """
    # aim
    aim
        Be the first to get rid of all the cards in hand. Cards that are left cost points, and the fewest points win.
    family
        Here an 8 names the suit, a 2 or a joker means drawing cards, a 7 gives another turn, a jack skips a player and
        an ace reverses the direction.
        ~ Says how this game differs from others that are played under the same name.

    # setup
    deal-eight
        Everyone is dealt eight cards, one at a time, starting to the left of the dealer. The rest form the stock, face
        down.
    start-card
        The top card of the stock is turned face up beside it and starts the discard pile.
    start-card-replaced
        If that card is an 8 or a joker, it goes under the stock and the next one is turned up.
    start-card-no-effect [start-effects: off]
        A 2, a 7, a jack or an ace that is turned up at the start has no effect.
    first-player [start-effects: off]
        The player to the left of the dealer begins, and play goes clockwise. Lots are drawn for the first dealer; after
        that, the deal passes to the left.
    first-player/start-effects [start-effects: on]
        The player to the left of the dealer begins, and play goes clockwise, unless the start card changes that. Lots
        are drawn for the first dealer; after that, the deal passes to the left.

    # play
    must-match [stacking: off]
        A card must match the top card in suit or rank; an 8 or a joker goes on anything.
    must-match/stacking [stacking: on]
        A card must match the top card in suit or rank; an 8 or a joker goes on anything. While cards must be drawn,
        only a 2 or a joker may be laid.
    play-same-suit
        One card of the suit in force may be laid.
    play-same-rank
        Cards with the rank of the top card may be laid on the discard pile, one or several together.
    many-only-on-same-rank [many-on-suit: off]
        Several cards may be laid together only if they match the rank of the top card. Otherwise just one goes down,
        even an 8 or a joker.
    many-only-on-same-rank/many-on-suit [many-on-suit: on]
        Cards laid together must all be of one rank, and one of them must fit. So several 8s, or both jokers, may go
        down together.
    last-laid-on-top
        Whoever lays several cards chooses their order. The last one is the new top card.
    must-play-if-able [free-draw: off; stacking: off]
        Whoever holds a card that fits must play; 8s and jokers count too.
    must-play-if-able/stacking [free-draw: off; stacking: on]
        Whoever holds a card that fits must play; 8s and jokers count too. But cards due for a 2 or a joker may always
        be drawn.
    draw-one-if-stuck
        Whoever cannot play draws one card from the stock.
    pass-only-after-draw [free-draw: off]
        A drawn card that fits must be played. Otherwise the turn passes on. Nobody may pass before drawing.
    pass-only-after-draw/free-draw [free-draw: on]
        After drawing, a player may play or pass. Nobody may pass before drawing.
    eight-any-time [stacking: off]
        An 8 may be laid on any card.
    eight-any-time/stacking [stacking: on]
        An 8 may be laid on any card, but not while cards must be drawn.
    eight-names-suit
        Whoever lays an 8 names the suit that is in force from now on, unless the deal ends with it.
    suit-in-force
        Unless an 8 or a joker is on top, the suit of the top card is in force.
    joker-any-time
        A joker may be laid on any card.
    joker-keeps-suit [joker-suit: keep]
        A joker leaves the suit in force as it was. The rank of the card under it no longer counts.
    two-and-joker-draw-two [stacking: off]
        For each 2 and each joker laid, the next player draws two cards at once. Another 2 or joker is no way out.
    two-and-joker-draw-two/stacking [stacking: on]
        For each 2 and each joker laid, the next player must draw two cards or pass the draw on.
    drawer-still-plays [draw-skips: off]
        Whoever had to draw for a 2 or a joker then has a normal turn.
    ace-reverses
        Each ace reverses the direction of play, so two aces together change nothing. With two players, an ace has no
        effect.
    jack-skips
        Each jack makes the next player miss a turn, so several jacks skip several players.
    jacks-stop-at-self
        Jacks never skip the player who laid them: if everybody else misses a turn, that player goes again.
    seven-plays-again
        Whoever lays a 7 must play again, on top of that 7. If nothing fits, one card is drawn as usual.
    sevens-one-replay
        Several 7s laid together still give only one extra play.
    say-card [call-penalty: one-from-each | draw-two]
        Whoever has just one card left after playing calls “Card!” at once, before being caught. A needless call changes
        nothing.
    caught-without-card [call-penalty: one-from-each; call-time: 3]
        Whoever forgets can be caught for three seconds after playing, and then gets one card from each of the others. A
        false alarm changes nothing.
    caught-without-card/call-time [call-penalty: one-from-each; call-time: 2 | 5]
        Whoever forgets and is caught in time gets one card from each of the others. A false alarm changes nothing.
    giver-keeps-last-card [call-penalty: one-from-each]
        A player with only one card gives none. Whoever is left with one card without playing need not call.
    reshuffle
        When the stock is empty and a card is needed, the top discard stays and the others are shuffled to make a new
        stock.
    blocked-deal
        If no card is left to draw, the turn passes on. If everyone passes in a row, or after 500 turns, the deal ends
        and all count their hands.

    # end
    deal-ends-at-once [seven-cannot-end: off; last-card-effect: off]
        The deal ends as soon as a player runs out of cards, even if the last one was a 7, a 2 or a joker.
    deal-ends-at-once/last-card-effect [seven-cannot-end: off; last-card-effect: on]
        The deal ends as soon as a player runs out of cards, even with a 7. A last 2 or joker still makes the next
        player draw.
    deal-ends-at-once/last-cards [seven-cannot-end: on]
        The deal ends as soon as a player runs out of cards. The house rules say what the last card still does.
    score-out
        Whoever has run out of cards scores −10 points.
    score-hand [joker-points: 50]
        Everyone else counts their hand: ace 40, king, queen and jack 10 each, joker 50, other cards the number on them.
    score-hand/joker-40 [joker-points: 40]
        Everyone else counts their hand: ace and joker 40, king, queen and jack 10 each, other cards the number on them.
    score-hand/joker-20 [joker-points: 20]
        Everyone else counts their hand: ace 40, king, queen and jack 10 each, joker 20, other cards the number on them.
    """,
)

_HOUSE = rulebook(
    INFO,
    """
    # end
    lowest-wins
        The lowest total wins. Players who tie for it share the victory.

    # house
    stacking [stacking: on]
        Instead of drawing, the next player may lay any 2 or joker. The number of cards grows until somebody draws them
        all.
    draw-skips [draw-skips: on]
        Whoever draws for a 2 or a joker misses their turn.
    seven-cannot-end [seven-cannot-end: on]
        Nobody goes out with a 7: whoever lays a 7 as their last card draws one and plays on.
    last-card-effect [last-card-effect: on]
        After a last 2 or joker the next player draws before the hands are counted.
    start-effects [start-effects: on]
        A 2, a jack or an ace that is turned up at the start acts as if the dealer had laid it.
    joker-suit [joker-suit: name]
        Whoever lays a joker names the suit that is in force from now on, unless the deal ends with it.
    free-draw [free-draw: on]
        A player may draw one card even if a card in hand fits.
    call-penalty/draw-two [call-penalty: draw-two; call-time: 3]
        Whoever forgets can be caught for three seconds after playing, and then draws two cards. A false alarm changes
        nothing.
    call-penalty/draw-two-call-time [call-penalty: draw-two; call-time: 2 | 5]
        Whoever forgets and is caught in time draws two cards. A false alarm changes nothing.
    call-penalty/none [call-penalty: none]
        Nobody has to call with one card left, and nobody can be caught.
    give-random [call-penalty: one-from-each; give-random: on]
        The cards for a player who is caught are taken at random from the other hands.
    call-time/seconds-2 [call-penalty: one-from-each | draw-two; call-time: 2]
        There are 2 seconds to call and to catch.
    call-time/seconds-5 [call-penalty: one-from-each | draw-two; call-time: 5]
        There are 5 seconds to call and to catch.
    fewer-1 [fewer-1: on]
        Whoever has 1 card fewer begins each deal with seven.
    fewer-2 [fewer-2: on]
        Whoever has 2 cards fewer begins each deal with six.
    """,
)

RULES: tuple[Rule, ...] = (*_PLAY, *length_rules("crazy_eights.five-deals", "crazy_eights.deals"), *_HOUSE)
