"""The rules of draughts in sentences, in the order of their numbers. What notices a broken rule stands in `checks`."""

from __future__ import annotations

from tabletop.core.options import Options
from tabletop.core.rules import Rule, Section, when

SETUP, PLAY, END = Section.SETUP, Section.PLAY, Section.END


LOTS = when("draughts.first-player", "lots")
FIRST_SEAT = when("draughts.first-player", "first-seat")
ENFORCED = when("draughts.capture-duty", "enforced")
HUFF = when("draughts.capture-duty", "huff")
FREE = when("draughts.majority", "off")
RULEBOOK = when("draughts.draw-rule", "rulebook")
TOURNAMENT = when("draughts.draw-rule", "international")


def _enforced_most(options: Options) -> bool:
    return ENFORCED(options) and not FREE(options)


def _enforced_any(options: Options) -> bool:
    return ENFORCED(options) and FREE(options)


def _huff_most(options: Options) -> bool:
    return HUFF(options) and not FREE(options)


def _huff_any(options: Options) -> bool:
    return HUFF(options) and FREE(options)


RULES = (
    Rule(
        "draughts.aim",
        Section.AIM,
        "Each side tries to capture all the other pieces, or to leave the other side without a move.",
    ),
    Rule(
        "draughts.family",
        Section.AIM,
        "The board has 100 squares. Men also capture backwards, kings go any distance, and most pieces must be taken.",
        _enforced_most,
        hint="Says how this game differs from others that are played under the same name, on 64 squares.",
    ),
    Rule(
        "draughts.family",
        Section.AIM,
        "The board has 100 squares. Men also capture backwards, and kings go any distance.",
        lambda options: not _enforced_most(options),
        "house",
    ),
    Rule(
        "draughts.board",
        SETUP,
        "The pieces stand and move on the 50 dark squares only, at most one on each.",
    ),
    Rule(
        "draughts.start-position",
        SETUP,
        "Each side begins with 20 men on the four rows nearest to it. The two rows in the middle are empty.",
    ),
    Rule("draughts.lots-for-white", SETUP, "Lots are drawn for who plays White.", LOTS),
    Rule("draughts.lots-for-white", SETUP, "The first seat plays White.", FIRST_SEAT, "first-seat"),
    Rule("draughts.white-begins", SETUP, "White makes the first move, then the two sides take turns."),
    Rule("draughts.must-move", PLAY, "Whoever is to play makes exactly one move. Nobody may pass."),
    Rule("draughts.own-piece", PLAY, "Players move only pieces of their own colour."),
    Rule("draughts.empty-square", PLAY, "A piece can stop only on an empty dark square."),
    Rule("draughts.man-forward", PLAY, "A man moves one square diagonally forward, towards the other side."),
    Rule("draughts.king-moves", PLAY, "A king moves along a diagonal, as far as it likes, forwards or backwards."),
    Rule(
        "draughts.king-path",
        PLAY,
        "All squares that a king crosses must be empty, apart from the pieces that it captures.",
    ),
    Rule(
        "draughts.man-captures",
        PLAY,
        "A man captures diagonally, forwards or backwards: it jumps over the next piece to the empty square behind.",
    ),
    Rule(
        "draughts.king-captures",
        PLAY,
        "A king captures from any distance along a free diagonal. It lands on any empty square behind the piece.",
    ),
    Rule(
        "draughts.one-piece-per-jump",
        PLAY,
        "One jump takes one piece. Two pieces directly behind each other cannot be jumped.",
    ),
    Rule("draughts.no-jump-own", PLAY, "Own pieces are never jumped."),
    Rule(
        "draughts.chain",
        PLAY,
        "If the same piece can capture again from where it has landed, it goes on in the same turn.",
    ),
    Rule(
        "draughts.finish-chain",
        PLAY,
        "A capture must be finished: the piece goes on as long as it can take another piece.",
    ),
    Rule(
        "draughts.capture-compulsory",
        PLAY,
        "Whoever can capture must capture. Other moves have to wait.",
        ENFORCED,
    ),
    Rule(
        "draughts.capture-compulsory",
        PLAY,
        "Whoever can capture ought to capture. If it is not done, a piece may be huffed.",
        HUFF,
        "huff",
    ),
    Rule(
        "draughts.most-pieces",
        PLAY,
        "If there are several ways to capture, the one that takes the most pieces must be played.",
        _enforced_most,
    ),
    Rule(
        "draughts.most-pieces",
        PLAY,
        "If there are several ways to capture, the one that takes the most pieces ought to be played.",
        _huff_most,
        "huff",
    ),
    Rule(
        "draughts.king-counts-one",
        PLAY,
        "In that count a king is one piece, and kings need not capture before men.",
        lambda options: not FREE(options),
    ),
    Rule(
        "draughts.free-choice",
        PLAY,
        "Between captures of the same greatest number the player chooses the piece, the way and the landing square.",
        lambda options: not FREE(options),
    ),
    Rule(
        "draughts.free-choice",
        PLAY,
        "Between several captures the player chooses the piece, the way and the landing square.",
        FREE,
        "any",
    ),
    Rule(
        "draughts.remove-after",
        PLAY,
        "Captured pieces leave the board together when the capture is finished, and never come back.",
    ),
    Rule(
        "draughts.jump-once",
        PLAY,
        "A piece that has been jumped stays until the end of the capture. It bars the way and is never jumped twice.",
    ),
    Rule(
        "draughts.promotion",
        PLAY,
        "A man whose move ends on the last row of the other side becomes a king.",
    ),
    Rule(
        "draughts.promotion-at-rest",
        PLAY,
        "A man that only passes over the last row during a capture and ends elsewhere remains a man.",
    ),
    Rule(
        "draughts.king-next-turn",
        PLAY,
        "Becoming a king ends the move. The new king moves as a king from the next turn of its side.",
    ),
    Rule(
        "draughts.huff-free-move",
        PLAY,
        "Any move without a capture may be made, and any capture, as far as it goes on its way.",
        HUFF,
    ),
    Rule(
        "draughts.huff-offence",
        PLAY,
        "A move that takes fewer pieces than the greatest number possible is an offence.",
        _huff_most,
    ),
    Rule(
        "draughts.huff-offence",
        PLAY,
        "A move that takes nothing although something could be captured is an offence.",
        _huff_any,
        "any",
    ),
    Rule(
        "draughts.huff-take",
        PLAY,
        "After an offence the other side may remove one piece that could have made a greatest capture, before moving.",
        _huff_most,
    ),
    Rule(
        "draughts.huff-take",
        PLAY,
        "After an offence the other side may remove one piece that could have captured, before moving.",
        _huff_any,
        "any",
    ),
    Rule(
        "draughts.huff-then-move",
        PLAY,
        "Huffing is not a turn: a normal move follows. In the count of moves towards a draw it is a capture.",
        HUFF,
    ),
    Rule("draughts.win-all-captured", END, "Whoever has lost the last piece has lost the match."),
    Rule("draughts.win-blocked", END, "Whoever is to play and has no legal move has lost."),
    Rule(
        "draughts.draw-repetition",
        END,
        "The match is drawn when the same position, with the same side to move, comes up for the third time.",
    ),
    Rule(
        "draughts.draw-twenty",
        END,
        "The match is drawn when each side has made 20 moves in a row and no piece has been captured.",
        RULEBOOK,
    ),
    Rule(
        "draughts.draw-twenty",
        END,
        "The match is drawn when each side has made 25 moves in a row with kings only and without a capture.",
        TOURNAMENT,
        "tournament",
    ),
    Rule(
        "draughts.draw-agreed",
        END,
        "A draw may be offered once in a turn, before moving, and is answered at once. Giving up is possible too.",
    ),
    Rule("draughts.result", END, "The match ends with a win or a draw. There are no points."),
    Rule(
        "draughts.capture-duty",
        Section.HOUSE,
        "A missed capture is not refused: the other side may huff a piece that should have captured.",
        HUFF,
    ),
    Rule(
        "draughts.majority",
        Section.HOUSE,
        "Any complete capture may be chosen, even if another one takes more pieces.",
        _enforced_any,
    ),
    Rule(
        "draughts.majority",
        Section.HOUSE,
        "Any complete capture may be chosen. Only a move without a capture can be an offence.",
        _huff_any,
        "huff",
    ),
    Rule(
        "draughts.draw-rule",
        Section.HOUSE,
        "A king alone draws after 16 more moves each against three pieces with a king, after 5 against one or two.",
        TOURNAMENT,
    ),
)
