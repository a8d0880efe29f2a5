"""The rules of Ludo in sentences, in the order of their numbers. What notices a broken rule stands in `checks`."""

from __future__ import annotations

from tabletop.core.rules import Rule, Section, when

SETUP, PLAY, END = Section.SETUP, Section.PLAY, Section.END


FIRST_SEAT = when("ludo.first-player", "first-seat")
LOTS = when("ludo.first-player", "random")
STOP_BEHIND = when("ludo.blocking", "stop-behind")
NO_MOVE = when("ludo.blocking", "no-move")
JUMP = when("ludo.blocking", "jump")
NEVER_SHORTENED = when("ludo.blocking", "no-move", "jump")
EXACT = when("ludo.stairs", "exact")
QUICK = when("ludo.stairs", "quick")
SIXES = when("ludo.three-sixes", "off")
THIRD_LOST = when("ludo.three-sixes", "turn-lost")
STOP = when("ludo.play-on", "off")
PLAY_ON = when("ludo.play-on", "on")

RULES = (
    Rule(
        "ludo.aim",
        Section.AIM,
        "Each player brings all pieces round the loop, up the stairs and onto the star. Whoever does it first wins.",
    ),
    Rule(
        "ludo.family",
        Section.AIM,
        "A 6 opens the stable, and stairs lead to the star. There are no safe squares, double barriers or bonus moves.",
        hint="Says how this game differs from others that are played under the same name.",
    ),
    Rule("ludo.colours", SETUP, "Each player has one of the four colours, and no colour is used twice."),
    Rule(
        "ludo.four-in-stable",
        SETUP,
        "At the start all four pieces of a player stand in the stable of their colour.",
        when("ludo.pieces", "4"),
    ),
    Rule(
        "ludo.four-in-stable",
        SETUP,
        "Each player has three pieces, and at the start all of them stand in the stable of their colour.",
        when("ludo.pieces", "3"),
        "three",
    ),
    Rule(
        "ludo.four-in-stable",
        SETUP,
        "Each player has two pieces, and at the start both stand in the stable of their colour.",
        when("ludo.pieces", "2"),
        "two",
    ),
    Rule(
        "ludo.four-in-stable",
        SETUP,
        "Each player has a single piece, and at the start it stands in the stable of its colour.",
        when("ludo.pieces", "1"),
        "one",
    ),
    Rule(
        "ludo.turn-order",
        SETUP,
        "Turns go clockwise round the board, colour by colour. The youngest player takes the first seat and begins.",
        FIRST_SEAT,
    ),
    Rule(
        "ludo.turn-order",
        SETUP,
        "Turns go clockwise round the board, colour by colour. Lots are drawn for who begins.",
        LOTS,
        "lots",
    ),
    Rule(
        "ludo.one-throw",
        PLAY,
        "Whoever is to play throws the die once and settles that throw first. Nothing moves before the throw.",
    ),
    Rule("ludo.own-piece", PLAY, "Players move only pieces of their own colour."),
    Rule(
        "ludo.free-choice",
        PLAY,
        "When several pieces can use the throw, the player chooses one. A 6 may let a piece out or move another.",
    ),
    Rule("ludo.must-move", PLAY, "If at least one piece can use the throw, one piece has to use it."),
    Rule("ludo.pass-when-stuck", PLAY, "If no piece can use the throw, nothing moves."),
    Rule(
        "ludo.six-throws-again",
        PLAY,
        "After every 6, used or not, the same player throws again, without any limit. Any other number ends the turn.",
        SIXES,
    ),
    Rule(
        "ludo.six-throws-again",
        PLAY,
        "After the first and the second 6, used or not, the same player throws again. Any other number ends the turn.",
        THIRD_LOST,
        "two-sixes",
    ),
    Rule("ludo.six-to-leave", PLAY, "Only a 6 lets a piece out of its stable."),
    Rule(
        "ludo.leaves-to-start",
        PLAY,
        "A piece that leaves the stable is placed on its start square and goes no further with that 6.",
    ),
    Rule(
        "ludo.start-own-piece",
        PLAY,
        "No piece leaves the stable while a piece of the same colour stands on the start square.",
    ),
    Rule(
        "ludo.start-capture",
        PLAY,
        "A piece that leaves the stable captures a piece of another colour that stands on the start square.",
    ),
    Rule(
        "ludo.exact-count",
        PLAY,
        "A piece on the loop moves clockwise by exactly the number thrown, unless another rule stops it.",
    ),
    Rule("ludo.no-overtaking", PLAY, "No piece passes another piece, of whatever colour.", STOP_BEHIND),
    Rule(
        "ludo.no-overtaking",
        PLAY,
        "No piece passes another piece, of whatever colour. A piece whose way is barred cannot use the throw.",
        NO_MOVE,
        "no-move",
    ),
    Rule("ludo.no-overtaking", PLAY, "On the loop, a piece may pass other pieces of any colour.", JUMP, "jump"),
    Rule(
        "ludo.stop-behind",
        PLAY,
        "If a piece stands in the way, the mover stops just before it. That is a full move, but it never captures.",
        STOP_BEHIND,
    ),
    Rule(
        "ludo.own-piece-bars",
        PLAY,
        "A piece of the same colour bars the way too: the mover stops just before it and never captures it.",
        STOP_BEHIND,
    ),
    Rule(
        "ludo.own-piece-bars",
        PLAY,
        "A piece cannot use the throw if the square it would reach holds a piece of its own colour.",
        NEVER_SHORTENED,
        "no-landing",
    ),
    Rule(
        "ludo.adjacent-block",
        PLAY,
        "A piece that would have to stop on the square where it already stands cannot use the throw.",
        STOP_BEHIND,
    ),
    Rule(
        "ludo.capture",
        PLAY,
        "A piece whose full count ends on a square held by another colour sends the piece there back to its stable.",
    ),
    Rule("ludo.one-per-square", PLAY, "There is never more than one piece on a square of the loop or on a step."),
    Rule(
        "ludo.foot-exact",
        PLAY,
        "A piece cannot move if the throw is more than the number of squares left to the foot of its stairs.",
    ),
    Rule(
        "ludo.stop-at-foot",
        PLAY,
        "The loop ends at the foot of the stairs: no piece goes from the loop onto the stairs in a single move.",
    ),
    Rule(
        "ludo.foot-not-safe",
        PLAY,
        "For the other colours a foot is an ordinary square: a piece waiting there bars the way and can be captured.",
    ),
    Rule(
        "ludo.stairs-in-order",
        PLAY,
        "From the foot only a 1 leads to step 1. From each step only the next number leads to the next step.",
        EXACT,
    ),
    Rule(
        "ludo.stairs-in-order",
        PLAY,
        "From the foot or a step, a piece climbs as many steps as thrown. The star is step 7; extra points are lost.",
        QUICK,
        "quick",
    ),
    Rule(
        "ludo.step-occupied",
        PLAY,
        "No piece climbs to a step that holds another piece of the same colour.",
        EXACT,
    ),
    Rule(
        "ludo.step-occupied",
        PLAY,
        "A piece of the same colour stops the climber one step below it. Without a free step, the throw is unusable.",
        QUICK,
        "quick",
    ),
    Rule(
        "ludo.stairs-private",
        PLAY,
        "Each colour has its own stairs. No other piece enters them, and a piece on them cannot be captured.",
    ),
    Rule("ludo.six-to-exit", PLAY, "From step 6 a piece goes out onto the star only with a 6.", EXACT),
    Rule("ludo.out-for-good", PLAY, "A piece that is out takes no further part."),
    Rule("ludo.win", END, "The first player whose pieces are all out wins."),
    Rule(
        "ludo.win-stops-play",
        END,
        "The match stops as soon as somebody has won, without a further throw. The other players are not ranked.",
        STOP,
    ),
    Rule(
        "ludo.win-stops-play",
        END,
        "The others play on for the places until one is left. Whoever is done is skipped and does not throw again.",
        PLAY_ON,
        "play-on",
    ),
    Rule(
        "ludo.always-ends",
        END,
        "There is no draw and no limit of turns: some number always helps whoever is still racing.",
    ),
    Rule(
        "ludo.three-sixes",
        Section.HOUSE,
        "A third 6 in the same turn is not played and ends the turn, whether or not the first two were used.",
        THIRD_LOST,
    ),
)
