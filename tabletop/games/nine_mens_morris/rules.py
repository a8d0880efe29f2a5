"""The rules of Nine Men's Morris in sentences, in the order of their numbers. What notices a broken rule stands in
`checks`."""

from __future__ import annotations

from tabletop.core.rules import Rule, Section, when

SETUP, PLAY, END, HOUSE = Section.SETUP, Section.PLAY, Section.END, Section.HOUSE

DIAGONALS = when("nine_mens_morris.board", "diagonals")
CLASSIC = when("nine_mens_morris.board", "classic")
FIRST_SEAT = when("nine_mens_morris.first-player", "first-seat")
RANDOM = when("nine_mens_morris.first-player", "random")
FLYING = when("nine_mens_morris.flying", "on")
NO_FLYING = when("nine_mens_morris.flying", "off")
ONE = when("nine_mens_morris.double-mill", "one")
EACH = when("nine_mens_morris.double-mill", "two")
LOSES = when("nine_mens_morris.blocked", "loses")
PASSES = when("nine_mens_morris.blocked", "passes")
FIFTY = when("nine_mens_morris.draw-moves", "50")
HUNDRED = when("nine_mens_morris.draw-moves", "100")

RULES = (
    Rule(
        "nine_mens_morris.aim",
        Section.AIM,
        "Each side closes rows of three, called mills, to remove men of the other until two are left or none can move.",
    ),
    Rule(
        "nine_mens_morris.points-and-lines",
        SETUP,
        "The men stand on the 24 points of three squares. Lines join the middles of the sides, and the corners.",
        DIAGONALS,
    ),
    Rule(
        "nine_mens_morris.points-and-lines",
        SETUP,
        "The men stand on the 24 points of three squares. Lines join the middles of the sides, but not the corners.",
        CLASSIC,
        "classic",
    ),
    Rule("nine_mens_morris.nine-men", SETUP, "Each side has nine men in hand. The board is empty."),
    Rule(
        "nine_mens_morris.white-begins",
        SETUP,
        "The first seat plays White and begins. Then the two sides take turns.",
        FIRST_SEAT,
    ),
    Rule(
        "nine_mens_morris.white-begins",
        SETUP,
        "Lots are drawn for who plays White. White begins, then the two sides take turns.",
        RANDOM,
        "random",
    ),
    Rule("nine_mens_morris.mill", PLAY, "Three men of one colour on the three points of one row form a mill."),
    Rule(
        "nine_mens_morris.mill-by-this-man",
        PLAY,
        "Only a mill closed by the man just placed or moved removes a man. Mills that stood before earn nothing.",
    ),
    Rule(
        "nine_mens_morris.remove-one",
        PLAY,
        "Whoever closes a mill must remove a man of the other side from the board. That ends the turn.",
        ONE,
    ),
    Rule(
        "nine_mens_morris.remove-one",
        PLAY,
        "Whoever closes a mill must remove a man of the other side from the board before the turn ends.",
        EACH,
        "each",
    ),
    Rule(
        "nine_mens_morris.double-mill-one-man",
        PLAY,
        "A man that closes two or three mills at once still removes only one man.",
        ONE,
    ),
    Rule(
        "nine_mens_morris.double-mill-one-man",
        PLAY,
        "A man that closes two or three mills at once removes one man for each of them.",
        EACH,
        "each",
    ),
    Rule("nine_mens_morris.mill-protected", PLAY, "A man that stands in a mill cannot be removed."),
    Rule(
        "nine_mens_morris.all-in-mills",
        PLAY,
        "If all men of the other side on the board stand in mills, any of them may be removed.",
    ),
    Rule(
        "nine_mens_morris.remove-opponent",
        PLAY,
        "Only a man of the other side that stands on the board can be removed, never one in hand.",
    ),
    Rule("nine_mens_morris.removed-for-good", PLAY, "A removed man never comes back."),
    Rule(
        "nine_mens_morris.mill-again",
        PLAY,
        "A mill may be opened and closed again as often as its owner likes. Each time it is closed it counts.",
    ),
    Rule(
        "nine_mens_morris.place-one",
        PLAY,
        "First the men are placed: in each turn one man from the hand. Nobody may pass while there are men in hand.",
    ),
    Rule("nine_mens_morris.empty-point", PLAY, "A man is placed or moved only to an empty point."),
    Rule("nine_mens_morris.no-move-while-placing", PLAY, "While men are being placed, no man on the board moves."),
    Rule(
        "nine_mens_morris.moving-starts",
        PLAY,
        "When all 18 men have been placed, they are moved. Whoever placed first moves first.",
    ),
    Rule(
        "nine_mens_morris.must-move",
        PLAY,
        "Whoever is to play moves exactly one own man. Nobody may pass.",
        LOSES,
    ),
    Rule(
        "nine_mens_morris.must-move",
        PLAY,
        "Whoever is to play moves exactly one own man. Nobody may pass who can move.",
        PASSES,
        "passes",
    ),
    Rule("nine_mens_morris.own-man", PLAY, "Players place and move only men of their own colour."),
    Rule("nine_mens_morris.one-step", PLAY, "A man moves along a drawn line to a neighbouring point."),
    Rule("nine_mens_morris.no-jump", PLAY, "A man does not pass over another man or over a point."),
    Rule(
        "nine_mens_morris.flying-at-three",
        PLAY,
        "A player who has exactly three men left and none in hand may fly: move any of them to any empty point.",
        FLYING,
    ),
    Rule(
        "nine_mens_morris.flying-each",
        PLAY,
        "Only the number of a player’s own men counts for flying. Both players may fly at the same time.",
        FLYING,
    ),
    Rule(
        "nine_mens_morris.win-two-left",
        END,
        "Whoever has only two men left, on the board and in hand together, has lost at once.",
    ),
    Rule(
        "nine_mens_morris.win-blocked",
        END,
        "Once all men are placed, whoever is to play and cannot move any man has lost.",
        LOSES,
    ),
    Rule(
        "nine_mens_morris.draw-repetition",
        END,
        "Once all men are placed, the third time of the same position with the same side to move is a draw.",
    ),
    Rule(
        "nine_mens_morris.draw-fifty",
        END,
        "Once all men are placed, 50 moves in a row without a removal are a draw. The moves of both sides count.",
        FIFTY,
    ),
    Rule(
        "nine_mens_morris.draw-fifty",
        END,
        "Once all men are placed, 100 moves in a row without a removal are a draw. The moves of both sides count.",
        HUNDRED,
        "hundred",
    ),
    Rule(
        "nine_mens_morris.draw-agreed",
        END,
        "A draw may be offered once in a turn, before placing or moving, and is answered at once.",
    ),
    Rule(
        "nine_mens_morris.resign",
        END,
        "Players may give up in their own turn, or instead of answering an offer. The other side wins.",
    ),
    Rule(
        "nine_mens_morris.result",
        END,
        "The match ends with a win or a draw. The men that were removed do not count. A win comes before a draw.",
    ),
    Rule(
        "nine_mens_morris.flying",
        HOUSE,
        "Nobody flies: with three men, too, a man moves along a line to a neighbouring point.",
        NO_FLYING,
    ),
    Rule(
        "nine_mens_morris.blocked",
        HOUSE,
        "Whoever cannot move passes until a man can move again. A pass does not count as a move.",
        PASSES,
    ),
)
