"""The rules of Poker Dice, in the order in which they are learnt."""

from __future__ import annotations

from tabletop.core.chapters import rulebook
from tabletop.games.poker_dice import INFO

RULES = rulebook(
    INFO,
    """
    # aim
    aim
        The goal is to hold the most counters when somebody has run out of them.
        ~ counter: a round token that is paid and won
    # setup
    players
        Two to four players take part.
    ten-counters
        Everyone starts with 10 counters, and the pot in the middle is empty.
    youngest-begins [first-player: first-seat]
        The youngest player takes the first seat and leads the first round.
        ~ lead: to be the first player of a round, the leader
    youngest-begins/random [first-player: random]
        Lots are drawn to see who leads the first round.
    # play
    stake-choice [stake: leader]
        Before any die is thrown, the leader names the stake of the round: 1 or 2 counters.
    stake-choice/one [stake: one]
        Before any die is thrown, the stake of the round is paid: always 1 counter.
    stake-all-pay [tie: playoff]
        Everyone pays the stake into the pot, the leader too.
    stake-all-pay/carry-over [tie: carry-over]
        Everyone pays the stake into the pot, the leader too. A player without counters plays without paying.
    stake-within-means [tie: playoff]
        The stake can be no higher than what the player with the fewest counters holds.
    stake-within-means/carry-over [tie: carry-over]
        The stake can be no higher than what any player who still has counters holds.
    turn-order
        The leader throws first, then the others clockwise.
    first-throw-five
        A turn starts with a throw of all five dice.
    leader-three-throws
        The leader throws up to three times, and may stop after any throw.
    rethrow-any
        For another throw, any of the dice are picked up: one, some or all five, even dice that were kept before.
    rethrow-at-least-one
        Another throw needs at least one die.
    throw-limit
        Nobody may throw more often than the leader did in this round.
    may-stop-early
        The others may stop earlier than the leader.
    ranking
        From low to high, a hand is: nothing, a pair, two pairs, three of a kind, a straight, a full house, four of a
        kind, five of a kind.
        ~ hand: the five dice with which a turn ends
    straight
        A straight is 1-2-3-4-5 or 2-3-4-5-6.
    best-category
        A hand always counts as the highest combination that its five dice make.
    nothing
        Five different dice that are no straight are worth less than a pair.
    compare-values [compare: faces]
        When combinations are equal, the numbers decide: first those of the larger set, then the rest from high to low.
    compare-values/level [compare: combination-only]
        Equal combinations are level, whatever their numbers.
    straight-order [compare: faces]
        2-3-4-5-6 beats 1-2-3-4-5.
    straight-order/level [compare: combination-only]
        Both straights are worth the same.
    play-off [tie: playoff]
        When the best hands are level, their players each throw all five dice once more. The best of these throws wins.
    play-off/carry-over [tie: carry-over]
        When the best hands are level, the pot stays for the next round, and the same player leads again.
    pot-to-best
        The player with the best hand takes the whole pot.
    winner-leads
        Whoever takes the pot leads the next round.
    # end
    end-when-one-is-out
        When the pot has been taken and somebody has no counters left, the match is over.
    last-stake-is-not-out
        A player who has paid the last counter as a stake still plays the round and may win it.
    most-counters-wins
        The player with the most counters wins.
    tie-shared
        Players who share the most counters share the victory.
    round-cap [round-limit: none]
        After 1,000 rounds the match ends in any case.
    round-cap/10 [round-limit: 10]
        After 10 rounds the match ends in any case.
    round-cap/20 [round-limit: 20]
        After 20 rounds the match ends in any case.
    pot-is-lost [tie: carry-over]
        Counters that still lie in the pot at the end count for nobody.
    # house
    more-3 [more-3: on]
        Whoever has 3 more counters begins with 13 of them.
    more-6 [more-6: on]
        Whoever has 6 more counters begins with 16 of them.
    """,
)
