"""The rules of Boat, Captain and Crew, in the order in which they are learnt."""

from __future__ import annotations

from tabletop.core.chapters import rulebook
from tabletop.games.boat_captain_crew import INFO

RULES = rulebook(
    INFO,
    """
    # aim
    aim [rounds: 10]
        The goal is to have sailed the most miles after ten rounds.
    aim/short [rounds: 5]
        The goal is to have sailed the most miles after five rounds.
    # setup
    players
        Two to four players take part, with five dice and a log book.
    scores-start-zero [rounds: 10]
        Everybody starts with 0 miles, and ten rounds are played.
    scores-start-zero/short [rounds: 5]
        Everybody starts with 0 miles, and five rounds are played.
    youngest-begins [first-player: first-seat]
        The youngest player takes the first seat and begins every round.
    youngest-begins/random [first-player: random]
        Lots are drawn to see who begins. This player begins every round.
    turn-order
        Turns go clockwise round the table, one each in a round.
    # play
    first-throw-five
        A turn starts with a throw of all five dice.
    three-throws
        A turn has at most three throws.
    boat-first
        First a 6 is needed: it is the boat. Nobody can board before it is there.
    captain-needs-boat
        A 5 is the captain, who comes aboard only if the boat is there already or lies in the same throw.
    crew-needs-captain
        A 4 is the crew, which comes aboard only if boat and captain are there already or lie in the same throw.
    same-throw-chain
        One throw may bring one, two or all three of them, always in the order 6, 5, 4.
    one-of-each
        There is one boat, one captain and one crew. Any other 6, 5 or 4 is an ordinary die.
    lock-is-automatic
        A die that can come aboard always does, and is not thrown again in this turn.
    throw-all-unlocked
        Until all three are aboard, all the other dice are thrown again; without a boat that means all five.
    no-early-stop
        Without boat, captain and crew nobody can stop as long as a throw is left.
    miles
        With boat, captain and crew the ship is afloat, and the two other dice count: together they are the miles.
    sail [mile-dice: both | either]
        Whoever is afloat may set sail at any moment: the miles are written down and the next player takes the dice.
    sail/at-once [mile-dice: none]
        Whoever is afloat sets sail at once: the miles are written down and the next player takes the dice.
    mile-dice-again [mile-dice: both | either]
        Or the throws that are left may be used to throw the mile dice again.
    mile-dice-again/none [mile-dice: none]
        The mile dice are not thrown again, even if throws are left.
    both-mile-dice [mile-dice: both]
        Both mile dice are thrown together, never one alone.
    both-mile-dice/either [mile-dice: either]
        One mile die may be thrown again, or both.
    last-miles-count [mile-dice: both | either]
        The last throw counts, even if it brings fewer miles than the one before.
    auto-sail [mile-dice: both | either]
        After the third throw a ship that is afloat sets sail by itself.
    not-afloat-zero
        A ship that is not afloat after the third throw stays in the harbour, and 0 miles are written down.
    # end
    ten-rounds [rounds: 10; tie-break: shared]
        The match is over when everybody has had ten turns.
    ten-rounds/short [rounds: 5; tie-break: shared]
        The match is over when everybody has had five turns.
    ten-rounds/playoff [rounds: 10; tie-break: playoff]
        The match is over when everybody has had ten turns and one player is in front.
    ten-rounds/short-playoff [rounds: 5; tie-break: playoff]
        The match is over when everybody has had five turns and one player is in front.
    total [rounds: 10]
        A player’s result is the sum of the ten turns.
    total/short [rounds: 5]
        A player’s result is the sum of the five turns.
    most-miles-wins
        The most miles win.
    tie-shared [tie-break: shared]
        Players with equally many miles share the victory.
    tie-shared/playoff [tie-break: playoff]
        If several are in front, they play one more turn each, again and again, until one of them sails the farthest.
    # house
    ahead-5 [ahead-5: on]
        A head start of 5 miles counts from the beginning.
    ahead-10 [ahead-10: on]
        A head start of 10 miles counts from the beginning.
    """,
)
