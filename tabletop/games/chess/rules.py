"""The rules of chess in sentences, in the order of their numbers. What notices a broken rule stands in `checks`."""

from __future__ import annotations

from tabletop.core.rules import Rule, Section, when

SETUP, PLAY, END = Section.SETUP, Section.PLAY, Section.END


LOTS = when("chess.first-player", "lots")
FIRST_SEAT = when("chess.first-player", "first-seat")
AUTOMATIC = when("chess.draw-claims", "automatic")
ON_CLAIM = when("chess.draw-claims", "on-claim")
WITHOUT_KNIGHT = when("chess.handicap", "knight")
WITHOUT_ROOK = when("chess.handicap", "rook")
WITHOUT_QUEEN = when("chess.handicap", "queen")

RULES = (
    Rule(
        "chess.aim",
        Section.AIM,
        "Each player tries to checkmate the other king: to attack it so that it cannot escape.",
    ),
    Rule("chess.board", SETUP, "The board lies so that each player has a light square in the near right corner."),
    Rule(
        "chess.start-position",
        SETUP,
        "Rook, knight, bishop, queen, king, bishop, knight, rook stand behind the pawns. "
        "Each queen stands on a square of its own colour.",
    ),
    Rule("chess.lots-for-white", SETUP, "Lots are drawn for who plays White.", LOTS),
    Rule("chess.lots-for-white", SETUP, "The first seat plays White.", FIRST_SEAT, "first-seat"),
    Rule("chess.white-begins", SETUP, "White makes the first move, then the players take turns."),
    Rule("chess.must-move", PLAY, "Whoever is to move makes exactly one move. There is no passing."),
    Rule("chess.own-piece", PLAY, "Players move only their own pieces, and never onto a square with an own piece."),
    Rule("chess.no-jumping", PLAY, "Only the knight passes over other pieces."),
    Rule(
        "chess.capture",
        PLAY,
        "A piece that lands on a piece of the other side captures it, and that piece is out. Nobody has to capture.",
    ),
    Rule("chess.king-in-check", PLAY, "No move may leave its own king in check."),
    Rule("chess.king-moves", PLAY, "The king moves one square in any direction."),
    Rule("chess.queen-moves", PLAY, "The queen moves as far as it likes, straight or diagonally."),
    Rule("chess.rook-moves", PLAY, "The rook moves as far as it likes, straight ahead, back or sideways."),
    Rule("chess.bishop-moves", PLAY, "The bishop moves as far as it likes, diagonally."),
    Rule(
        "chess.knight-moves",
        PLAY,
        "The knight goes two squares straight and one to the side, over other pieces too.",
    ),
    Rule("chess.pawn-forward", PLAY, "A pawn moves one square straight ahead to an empty square, never back."),
    Rule(
        "chess.pawn-double",
        PLAY,
        "From its first square a pawn may go two squares ahead if both are empty.",
    ),
    Rule("chess.pawn-captures", PLAY, "A pawn goes diagonally only to capture, and only one square ahead."),
    Rule(
        "chess.en-passant",
        PLAY,
        "A pawn that lands beside a rival pawn after a double step can be captured as if it had gone one square.",
        hint="The capture is called en passant; the capturing pawn lands on the square that was passed over.",
    ),
    Rule("chess.en-passant-at-once", PLAY, "Capturing en passant is possible only on the very next move."),
    Rule(
        "chess.promotion",
        PLAY,
        "A pawn that reaches the last rank becomes a queen, rook, bishop or knight, even a second or third one.",
    ),
    Rule("chess.promotion-choice", PLAY, "The piece must be chosen: the pawn cannot stay a pawn or become a king."),
    Rule(
        "chess.castling",
        PLAY,
        "Castling is one move: the king goes two squares towards a rook, and the rook lands beside it, "
        "on the square just crossed.",
    ),
    Rule("chess.castling-unmoved", PLAY, "Only a king and a rook that have never moved may castle."),
    Rule("chess.castling-empty", PLAY, "Castling needs empty squares all the way between king and rook."),
    Rule("chess.castling-from-check", PLAY, "A king in check may not castle."),
    Rule(
        "chess.castling-through-check",
        PLAY,
        "The king may not castle across or onto an attacked square. The rook may be attacked.",
    ),
    Rule("chess.check", END, "A king that is attacked is in check. The table says so."),
    Rule("chess.checkmate", END, "Whoever is in check and has no legal move is checkmated and loses."),
    Rule(
        "chess.stalemate",
        END,
        "Whoever is to move, is not in check and has no legal move is stalemated: the match is drawn.",
    ),
    Rule(
        "chess.draw-repetition",
        END,
        "The match is drawn when the same position, with the same player to move, comes up for the third time.",
        AUTOMATIC,
    ),
    Rule(
        "chess.draw-repetition",
        END,
        "A draw can be claimed when the same position has come up for the third time. The fifth time ends the match.",
        ON_CLAIM,
        "claim",
    ),
    Rule("chess.draw-material", END, "The match is drawn when too few pieces are left for any checkmate."),
    Rule(
        "chess.draw-fifty",
        END,
        "The match is drawn when each player has made 50 moves in a row without a capture or a pawn move.",
        AUTOMATIC,
    ),
    Rule(
        "chess.draw-fifty",
        END,
        "A draw can be claimed after 50 moves of each player without a capture or a pawn move. "
        "After 75 the match ends.",
        ON_CLAIM,
        "claim",
    ),
    Rule(
        "chess.draw-agreed",
        END,
        "Once in each turn, before moving, a player may offer a draw. The other one accepts or declines at once.",
    ),
    Rule("chess.resign", END, "In the own turn, or instead of answering an offer, a player may give up and loses."),
    Rule("chess.result", END, "A match is won, lost or drawn. There are no points."),
    Rule("chess.handicap", Section.HOUSE, "White begins without the knight on b1.", WITHOUT_KNIGHT, "knight"),
    Rule(
        "chess.handicap",
        Section.HOUSE,
        "White begins without the rook on a1, and can castle only on the other side.",
        WITHOUT_ROOK,
        "rook",
    ),
    Rule("chess.handicap", Section.HOUSE, "White begins without the queen.", WITHOUT_QUEEN, "queen"),
    Rule(
        "chess.draw-claims",
        Section.HOUSE,
        "Draws by repetition and by length are claimed by the player to move, before moving.",
        ON_CLAIM,
    ),
)
