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
        Be the first to lay down all cards. Cards left in hand cost points, and the fewest points win.

    # setup
    deal-eight
        Everyone is dealt eight cards, one at a time, beginning to the left of the dealer. The rest is the stock, face
        down.
    start-card
        The first card of the stock is turned up beside it and starts the discard pile.
    start-card-replaced
        If that card is an 8 or a joker, it goes under the stock and the next one is turned up.
    start-card-no-effect [start-effects: off]
        A 2, a 7, a jack or an ace that is turned up at the start has no effect.
    first-player [start-effects: off]
        The player to the left of the dealer begins, and play goes clockwise. Lots are drawn for the first dealer, then
        the deal passes to the left.
    first-player/start-effects [start-effects: on]
        The player to the left of the dealer begins, and play goes clockwise, unless the start card changes that. Lots
        are drawn for the first dealer, then the deal passes to the left.

    # play
    must-match [stacking: off]
        A card must match the top card in suit or rank; an 8 or a joker goes on anything.
    must-match/stacking [stacking: on]
        A card must match the top card in suit or rank; an 8 or a joker goes on anything. Only a 2 or a joker answers
        cards that are to be drawn.
    play-same-suit
        One card of the suit in force may be laid.
    play-same-rank
        Cards with the rank of the top card may be laid on the discard pile, one or several together.
    many-only-on-same-rank [many-on-suit: off]
        Several cards at once need the rank of the top card. If only the suit matches, and with an 8 or a joker, just
        one goes down.
    many-only-on-same-rank/many-on-suit [many-on-suit: on]
        Several cards at once must be of one rank, and one of them must fit. Several 8s or both jokers always do.
    last-laid-on-top
        Whoever lays several cards chooses their order. The last one is the new top card.
    must-play-if-able [free-draw: off; stacking: off]
        Whoever holds a card that fits must play; 8s and jokers count too.
    must-play-if-able/stacking [free-draw: off; stacking: on]
        Whoever holds a card that fits must play; 8s and jokers count too. Only cards to be drawn for a 2 or a joker may
        be drawn all the same.
    draw-one-if-stuck
        Whoever cannot play draws one card from the stock.
    pass-only-after-draw [free-draw: off]
        A drawn card that fits must be played. Otherwise the turn passes on; nobody passes before drawing.
    pass-only-after-draw/free-draw [free-draw: on]
        After drawing a player may play or pass; nobody passes before drawing.
    eight-any-time [stacking: off]
        An 8 may be laid on any card.
    eight-any-time/stacking [stacking: on]
        An 8 may be laid on any card, but not in place of cards that are to be drawn.
    eight-names-suit
        Whoever lays an 8 names the suit that is in force from now on, unless the deal ends with it.
    suit-in-force
        With neither an 8 nor a joker on top, the suit of the top card is in force.
    joker-any-time
        A joker may be laid on any card.
    joker-keeps-suit [joker-suit: keep]
        A joker leaves the suit in force as it was. The rank of the card under it no longer counts.
    two-and-joker-draw-two [stacking: off]
        For each 2 and each joker laid, the next player draws two cards at once. Another 2 or joker does not prevent
        this.
    two-and-joker-draw-two/stacking [stacking: on]
        For each 2 and each joker laid, the next player must draw two cards or pass the draw on.
    drawer-still-plays [draw-skips: off]
        Whoever had to draw for a 2 or a joker then takes a normal turn.
    ace-reverses
        Each ace turns the direction of play, so two aces together change nothing. With two players an ace has no
        effect.
    jack-skips
        Each jack makes one more player, in the direction of play, miss a turn.
    jacks-stop-at-self
        Jacks never skip the player who lays them: if all others miss their turn, the same player goes on.
    seven-plays-again
        Whoever lays a 7 must play again, on that 7. If nothing fits, one card is drawn as usual.
    sevens-one-replay
        Several 7s laid together give one more play, not several.
    say-card [call-penalty: one-from-each | draw-two]
        Whoever keeps exactly one card after a play calls “Card!” at once, before being caught. A needless call changes
        nothing.
    caught-without-card [call-penalty: one-from-each; call-time: 3]
        Whoever has not called can be caught for three seconds after the play, and then gets one card from each of the
        others. A needless catch changes nothing.
    caught-without-card/call-time [call-penalty: one-from-each; call-time: 2 | 5]
        Whoever has not called and is caught in time gets one card from each of the others. A needless catch changes
        nothing.
    giver-keeps-last-card [call-penalty: one-from-each]
        A player with a single card gives none. Whoever comes down to one card without playing need not call.
    reshuffle
        When the stock is empty and a card is needed, the top card stays and the other discards are shuffled into a new
        stock.
    blocked-deal
        With no card left to draw, the turn passes on. If all pass in succession, or after 500 turns, the deal ends and
        all count their hands.

    # end
    deal-ends-at-once [seven-cannot-end: off; last-card-effect: off]
        The deal ends as soon as a player has no cards left, even if the last one was a 7, a 2 or a joker.
    deal-ends-at-once/last-card-effect [seven-cannot-end: off; last-card-effect: on]
        The deal ends as soon as a player has no cards left, even with a 7; a last 2 or joker still makes the next
        player draw.
    deal-ends-at-once/last-cards [seven-cannot-end: on]
        The deal ends as soon as a player has no cards left; the house rules say what a last card still does.
    score-out
        Whoever has laid down all cards scores −10 points.
    score-hand [joker-points: 50]
        All others count their hands: ace 40, king, queen and jack 10 each, joker 50, other cards what is printed on
        them.
    score-hand/joker-40 [joker-points: 40]
        All others count their hands: ace and joker 40, king, queen and jack 10 each, other cards what is printed on
        them.
    score-hand/joker-20 [joker-points: 20]
        All others count their hands: ace 40, king, queen and jack 10 each, joker 20, other cards what is printed on
        them.
    """,
)

_HOUSE = rulebook(
    INFO,
    """
    # end
    lowest-wins
        The lowest total wins; equal lowest totals share the victory.

    # house
    stacking [stacking: on]
        Instead of drawing, the next player may lay any 2 or joker. The sum grows until somebody draws it all.
    draw-skips [draw-skips: on]
        Whoever draws for a 2 or a joker loses the turn.
    seven-cannot-end [seven-cannot-end: on]
        Nobody ends with a 7: whoever lays a 7 as the last card draws one card and plays on.
    last-card-effect [last-card-effect: on]
        After a last 2 or joker the next player draws before the hands are counted.
    start-effects [start-effects: on]
        A 2, a jack or an ace that is turned up at the start acts as if the dealer had laid it.
    joker-suit [joker-suit: name]
        Whoever lays a joker names the suit that is in force from now on, unless the deal ends with it.
    free-draw [free-draw: on]
        A player may draw one card even if a card in hand fits.
    call-penalty/draw-two [call-penalty: draw-two; call-time: 3]
        Whoever has not called can be caught for three seconds after the play, and then takes two cards from the stock.
        A needless catch changes nothing.
    call-penalty/draw-two-call-time [call-penalty: draw-two; call-time: 2 | 5]
        Whoever has not called and is caught in time takes two cards from the stock. A needless catch changes nothing.
    call-penalty/none [call-penalty: none]
        With one card left nobody has to call, and nobody can be caught.
    give-random [call-penalty: one-from-each; give-random: on]
        The cards for a player who was caught are picked from the hands at random.
    call-time/seconds-2 [call-penalty: one-from-each | draw-two; call-time: 2]
        There are 2 seconds to call and to catch.
    call-time/seconds-5 [call-penalty: one-from-each | draw-two; call-time: 5]
        There are 5 seconds to call and to catch.
    """,
)

RULES: tuple[Rule, ...] = (*_PLAY, *length_rules("crazy_eights.five-deals", "crazy_eights.deals"), *_HOUSE)
