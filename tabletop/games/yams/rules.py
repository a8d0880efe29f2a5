"""The rules of Yams, in the order in which they are learnt."""

from __future__ import annotations

from tabletop.core.chapters import rulebook
from tabletop.games.yams import INFO

RULES = rulebook(
    INFO,
    """
    # aim
    aim
        Everyone fills in every box of their score sheet. The highest total wins.
    # setup
    players
        Two to four players take part, each with an empty score sheet.
    columns-played [columns: down+up+free]
        Each score sheet has three columns, ↓, ↑ and ↕, and all three are played.
    columns-played/down+up [columns: down+up]
        Only columns ↓ and ↑ are played.
    columns-played/down+free [columns: down+free]
        Only columns ↓ and ↕ are played.
    columns-played/up+free [columns: up+free]
        Only columns ↑ and ↕ are played.
    columns-played/down [columns: down]
        Only column ↓ is played.
    columns-played/up [columns: up]
        Only column ↑ is played.
    columns-played/free [columns: free]
        Only column ↕ is played.
    youngest-begins [first-player: first-seat]
        The youngest player takes the first seat and begins.
    youngest-begins/random [first-player: random]
        Lots are drawn to see who begins.
    turn-order
        Turns go clockwise round the table.
    # play
    first-throw-five
        Every turn starts with a throw of all five dice.
    three-throws
        The dice may be thrown up to three times in a turn.
    keep-any
        Before throwing again, the player picks which dice to throw: from one to five, even dice that were kept before.
    may-stop-early
        Nobody has to make all three throws: a box may be filled in after any throw.
    one-box-per-turn
        In each turn, exactly one box is filled in. Nobody may pass.
    empty-box-only
        Only an empty box can be filled in, and it is never changed afterwards.
    down-column [columns: down+up+free | down+up | down+free | down]
        Column ↓ is filled in from top to bottom: only its first empty box is open.
    up-column [columns: down+up+free | down+up | up+free | up]
        Column ↑ is filled in from bottom to top: only its lowest empty box is open.
    free-column [columns: down+up+free | down+free | up+free | free]
        In column ↕, any empty box is open.
    column-choice [columns: down+up+free | down+up | down+free | up+free]
        Any open box in any column may be chosen. One column may be further along than another.
    upper-boxes
        Each box from Ones to Sixes scores the total of all dice that show its number.
    mini [mini-maxi-20: inclusive]
        Minimum scores the total of all five dice if that is 20 or less, otherwise 0.
    mini/strict [mini-maxi-20: strict]
        Minimum scores the total of all five dice if that is less than 20, otherwise 0.
    maxi [mini-maxi-20: inclusive]
        Maximum scores the total of all five dice if that is 20 or more, otherwise 0.
    maxi/strict [mini-maxi-20: strict]
        Maximum scores the total of all five dice if that is more than 20, otherwise 0.
    three-of-a-kind
        Three of a kind scores 25 if at least three dice are alike.
    full-house [full-from-five: on]
        A full house, three dice alike and two dice alike, scores 30. Five alike count too.
    full-house/no-five [full-from-five: off]
        A full house, three dice alike and two dice alike, scores 30. Five alike do not count.
    small-straight
        A small straight, four numbers in a row, scores 25, whatever the fifth die shows.
    four-of-a-kind
        Four of a kind scores 35 if at least four dice are alike.
    large-straight
        A large straight, five numbers in a row, scores 40.
    five-of-a-kind
        A yams, five dice alike, scores 50.
    zero
        A box that the dice do not fit is filled in with 0.
    free-choice [zero-only-if-forced: off]
        Any open box may be chosen, even for 0 points when another would score.
    free-choice/forced [zero-only-if-forced: on]
        A box may be filled in with 0 only if every open box would give 0.
    no-joker
        Further yams earn nothing extra: each one scores only what its box allows.
    # end
    total-1
        Total 1 is the sum of the boxes from Ones to Sixes in a column.
    bonus
        A column with a Total 1 of 63 or more earns one bonus of 35 points.
    total-2
        Total 2 adds up the bonus, Minimum and Maximum of a column.
    total-3
        Total 3 is the sum of the boxes from Three of a kind to Yams in a column.
    column-score
        A column is worth its Total 1, Total 2 and Total 3 together.
    final-score
        A player’s result is the sum of all their columns.
    end-all-filled
        The match ends when every box on every score sheet is filled in.
    highest-wins
        The highest result wins.
    tie-shared
        Players who tie for the highest result share the victory.
    # house
    ahead-30 [ahead-30: on]
        A head start of 30 points counts from the beginning.
    ahead-60 [ahead-60: on]
        A head start of 60 points counts from the beginning.
    """,
)
