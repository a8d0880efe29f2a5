"""The rules of Dice Blackjack, in the order in which they are learnt."""

from __future__ import annotations

from tabletop.core.chapters import rulebook
from tabletop.games.blackjack_dice import INFO

RULES = rulebook(
    INFO,
    """
    # aim
    aim [end: all-counters]
        The goal is to own all the counters.
        ~ counter: a round token that is paid and won
    aim/first-out [end: first-out]
        The goal is to hold the most counters when somebody is out of the game.
        ~ counter: a round token that is paid and won
    # setup
    players
        Two to four players take part.
    five-counters
        Everyone starts with 5 counters, and the pot in the middle is empty.
    youngest-begins [first-player: first-seat]
        The youngest player takes the first seat and opens the first round.
        ~ open a round: to have its first turn
    youngest-begins/random [first-player: random]
        Lots are drawn to see who opens the first round.
    turn-order
        Turns go clockwise, and everyone who is still in the game has one turn a round.
    # play
    first-throw-three
        A turn starts with a throw of all three dice. Their sum is the first total.
    stop-or-continue
        As long as the total is 20 or less, the player stops or goes on after each throw.
    throw-one-to-three
        Whoever goes on throws one, two or three dice, as they like each time.
    totals-add-up
        The new dice are added to the total. What was thrown before always stays in it.
    no-throw-limit
        A turn may have any number of throws.
    stop-at-21
        At exactly 21 the turn ends by itself.
    bust
        A total above 21 ends the turn, and the player cannot win this round any more.
    bust-pays-kitty
        Whoever goes over 21 pays 1 counter into the pot at once, if they have one.
    everyone-plays
        Everyone in the game has their turn, even after somebody has reached 21.
    closest-wins
        The highest total up to 21 wins the round.
    tie-play-off [tie: playoff]
        If the best totals are level, those players each throw three dice in a play-off, and again if they are still
        level. Nobody pays in a play-off.
    tie-play-off/carry-over [tie: carry-over]
        If the best totals are level, nobody wins the round, and the pot stays for the next winner.
    winner-takes-kitty
        Whoever wins the round takes the whole pot.
    all-pay-winner
        Everyone else in the game gives the winner 1 counter.
    bust-pays-twice
        That includes those who went over 21: such a round costs them 2 counters.
    pays-what-he-has
        A player without counters pays nothing, and owes nothing later.
    all-bust
        If everyone goes over 21, nobody wins the round: the pot stays for the next winner.
    elimination
        After a round that somebody has won, players without counters are out of the game.
    no-elimination-without-winner
        After a round without a winner nobody is out. Even a player without counters plays on, pays nothing, and may
        win.
    next-starter [opener: clockwise]
        The next round is opened by the next player in the game, clockwise.
    next-starter/winner [opener: winner]
        The winner opens the next round; without a winner, the next player clockwise does.
    # end
    all-counters-win [end: all-counters]
        When one player owns all the counters, the match is over, and that player wins.
    all-counters-win/first-out [end: first-out]
        As soon as somebody is out, the match is over. The most counters win, and equal numbers share the victory.
    ranking [end: all-counters]
        The others are ranked by how long they stayed in the game. Those who left in the same round share a place.
    ranking/first-out [end: first-out]
        The others are ranked by their counters. Equal numbers share a place.
    round-cap
        After 1,000 rounds the match ends in any case: the most counters win, and equal numbers share the victory.
    # house
    more-2 [more-2: on]
        Whoever has 2 more counters begins with 7 of them.
    more-4 [more-4: on]
        Whoever has 4 more counters begins with 9 of them.
    """,
)
