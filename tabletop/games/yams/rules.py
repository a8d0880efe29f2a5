"""The rules of Yams, in the order in which they are learnt."""

from __future__ import annotations

from tabletop.core.chapters import rulebook
from tabletop.games.yams import INFO

RULES = rulebook(
    INFO,
    """
    # aim
    aim
        The players fill every box of their pads; the highest total wins.
    # setup
    players
        Two to four players take part, each with an empty pad.
    columns-played [columns: down+up+free]
        Each pad has three columns, ↓, ↑ and ↕, and all three are played.
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
        The first player in the list begins; the place belongs to the youngest.
    youngest-begins/random [first-player: random]
        Lots decide who begins.
    turn-order
        The players take their turns clockwise.
    # play
    first-throw-five
        Every turn starts with a throw of all five dice.
    three-throws
        The dice may be thrown three times in a turn, not more.
    keep-any
        Before another throw, the player chooses from one to five dice to throw again, even dice kept earlier.
    may-stop-early
        Nobody has to use all three throws: a box may be written after any throw.
    one-box-per-turn
        Each turn fills exactly one box; passing is not possible.
    empty-box-only
        Only an empty box can be filled, and what is written stays.
    down-column [columns: down+up+free | down+up | down+free | down]
        Column ↓ is filled from the top down: only its first empty box is open.
    up-column [columns: down+up+free | down+up | up+free | up]
        Column ↑ is filled from the bottom up: only its lowest empty box is open.
    free-column [columns: down+up+free | down+free | up+free | free]
        In column ↕ every empty box is open.
    column-choice [columns: down+up+free | down+up | down+free | up+free]
        The box may be in any column that has an open one; the columns need not keep pace.
    upper-boxes
        Each box from Ones to Sixes scores the sum of the dice that show its number.
    mini [mini-maxi-20: inclusive]
        Minimum scores the sum of the five dice if it is 20 or less, otherwise 0.
    mini/strict [mini-maxi-20: strict]
        Minimum scores the sum of the five dice if it is less than 20, otherwise 0.
    maxi [mini-maxi-20: inclusive]
        Maximum scores the sum of the five dice if it is 20 or more, otherwise 0.
    maxi/strict [mini-maxi-20: strict]
        Maximum scores the sum of the five dice if it is more than 20, otherwise 0.
    three-of-a-kind
        Three of a kind scores 25 if at least three dice are equal.
    full-house [full-from-five: on]
        A full house, three equal dice and two equal dice, scores 30; five equal dice count too.
    full-house/no-five [full-from-five: off]
        A full house, three equal dice and two equal dice, scores 30; five equal dice do not count.
    small-straight
        A small straight, four numbers in a row, scores 25, whatever the fifth die shows.
    four-of-a-kind
        Four of a kind scores 35 if at least four dice are equal.
    large-straight
        A large straight, five numbers in a row, scores 40.
    five-of-a-kind
        A yams, five equal dice, scores 50.
    zero
        A box whose condition is not met is filled with 0.
    free-choice [zero-only-if-forced: off]
        Any open box may be chosen, even for 0 points while another would score.
    free-choice/forced [zero-only-if-forced: on]
        A box may be filled with 0 only if every open box would give 0.
    no-joker
        Further yams bring nothing extra; each scores only by the rule of its box.
    # end
    total-1
        Total 1 is the sum of the boxes from Ones to Sixes in a column.
    bonus
        A column with a Total 1 of 63 or more earns a bonus of 35 points, once.
    total-2
        Total 2 is the bonus, Minimum and Maximum of a column together.
    total-3
        Total 3 is the sum of the boxes from Three of a kind to Yams in a column.
    column-score
        A column is worth its Total 1, Total 2 and Total 3 together.
    final-score
        The result of a player is the sum of all columns.
    end-all-filled
        The match ends when every box of every pad is filled.
    highest-wins
        The highest result wins.
    tie-shared
        Players with equal highest results share the victory.
    """,
)
