"""The rules of 421, in the order in which they are learnt."""

from __future__ import annotations

from tabletop.core.chapters import rulebook
from tabletop.games.four_two_one import INFO

RULES = rulebook(
    INFO,
    """
    # aim
    aim [pot: 21]
        First all 21 counters are dealt out by the dice. Then the goal is to be first to have none left.
    aim/short [pot: 11]
        First all 11 counters are dealt out by the dice. Then the goal is to be first to have none left.
    # setup
    players
        Two to four players take part.
    pot-21 [pot: 21]
        The 21 counters lie in the pot, and nobody holds any.
    pot-21/short [pot: 11]
        There are only 11 counters. They lie in the pot, and nobody holds any.
    two-phases
        The match has two phases: first the charge, then the discharge.
    youngest-begins [first-player: first-seat]
        The youngest player takes the first seat and leads the first round.
    youngest-begins/random [first-player: random]
        Lots are drawn to see who leads the first round.
        ~ to lead a round: to be the first to throw in it
    turn-order
        Turns go clockwise, starting with whoever leads the round.
    # play
    unordered
        A hand is what the three dice show, in any order. It is named from the highest die down: 4, 2 and 1 are 421.
    hand-order
        The hands rank as on the sheet at the table. The best hand of a round moves as many counters as its line says.
    same-value-order
        Two 1s with another number beat three of that number, so 611 beats 666. Both 211 and 222 beat the straights,
        and a higher straight beats a lower one.
        ~ straights: 654, 543, 432, 321
    ordinary-hands
        All other hands move 1 counter. They rank like numbers, the highest die first: 665 is the best of them.
    nenette-lowest
        The nénette, 221, is the lowest hand of all.
    charge-one-throw
        In the charge, everyone throws all three dice once.
    charge-worst-takes [payments: by-themselves]
        Whoever has the worst hand takes counters from the pot: as many as the best hand is worth.
    charge-worst-takes/by-hand [payments: by-hand]
        Whoever has the worst hand fetches counters from the pot: as many as the best hand is worth. Nobody plays on
        before all counters that are due have been fetched.
    charge-pot-short
        If the pot holds fewer counters, they take what is left.
    charge-ends
        The charge is over when the pot is empty.
    all-level-void
        If everyone has the same hand, the round does not count. The same player leads it again.
    worst-play-off
        If several players share the worst hand, each of them throws three dice once more. The lowest of these throws
        is the worst; those still level throw again.
    best-play-off
        In the discharge, players who share the best hand throw once more as well, and the highest throw gives. This
        comes before a play-off for the worst.
    play-off-plain
        A play-off only decides who it is. Its throws move no counters, and the first hands still count.
    nenette-two [nenette: fixed-two]
        Whoever has 221 receives exactly 2 counters, whatever the best hand is worth.
    nenette-two/extra [nenette: two-extra]
        Whoever has 221 first receives 2 counters. Then the worst hand loses as usual.
    nenette-two/plain [nenette: plain]
        A hand of 221 is simply the worst, and receives what the best hand is worth.
    nenette-several [nenette: fixed-two]
        If several players have 221, each of them receives 2 in turn order, as long as there are counters to give.
        There is no play-off.
    nenette-several/extra [nenette: two-extra]
        If several players have 221, each of them receives 2 in turn order, as long as there are counters to give. Then
        they throw for the usual loss.
    nenette-several/plain [nenette: plain]
        If several players have 221, a play-off decides who receives the counters.
    loser-leads
        Whoever received counters leads the next round, and the first round of the discharge too. If several did, it is
        the first of them in turn order.
    clean-charge [clean-charge-rule: out]
        Whoever has no counters after the charge is out at once and takes first place. Several of them share it.
    clean-charge/stay-in [clean-charge-rule: stay-in]
        Whoever has no counters after the charge still plays, and is out after the first round that leaves them with
        none.
    one-holder-ends
        If one player then holds all the counters, the match is over at once.
    leader-throws
        In the discharge, the leader throws all three dice and may then throw a second and a third time.
    rethrow-any
        For another throw, pick up any of the dice, even ones that were kept before.
    rethrow-at-least-one
        Another throw needs at least one die.
    same-number [follower-throws: exact]
        The others throw exactly as often as the leader did. Nobody may stop earlier, not even with a good hand.
    same-number/at-most [follower-throws: at-most]
        The others may throw as often as the leader did, and may stop earlier.
    last-throw-counts
        The hand after the last throw counts.
    best-gives [nenette: fixed-two]
        Whoever has the best hand gives counters to whoever has the worst: as many as the best hand is worth, but 2 for
        a 221.
    best-gives/extra [nenette: two-extra]
        Whoever has the best hand gives counters to whoever has the worst: as many as the best hand is worth, and 2
        more for a 221.
    best-gives/plain [nenette: plain]
        Whoever has the best hand gives counters to whoever has the worst: as many as the best hand is worth.
    gives-what-he-has
        If they hold fewer, they give all they have.
    out-when-empty
        Whoever has given away their last counter leaves the table with the next free place.
    # end
    end-all-counters [end: all-counters]
        The match ends when one player holds all the counters. That player comes last.
    end-all-counters/first-out [end: first-out]
        The match ends as soon as somebody has left the table.
    first-out-wins
        The first player without counters wins.
    ranking [end: all-counters]
        The places follow the order of leaving.
    ranking/first-out [end: first-out]
        The others are placed by their counters: fewer is better, and equal numbers share a place.
    round-cap
        After 1,000 rounds of discharge the match ends. Whoever is left is placed by counters: fewer is better, and
        equal numbers share a place.
    # house
    holds-1 [holds-1: on]
        Whoever begins with a counter has taken it from the pot before the first throw.
    holds-2 [holds-2: on]
        Whoever begins with two counters has taken them from the pot before the first throw.
    """,
)
