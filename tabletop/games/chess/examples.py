"""What is said of the worked examples of chess; `tests/stages/chess.py` sets them up."""

from __future__ import annotations

from tabletop.core.rules import WorkedExample
from tabletop.core.text import QT_TRANSLATE_NOOP

EXAMPLES = (
    WorkedExample(
        "chess.promotion",
        QT_TRANSLATE_NOOP("chess", "A pawn becomes a queen"),
        QT_TRANSLATE_NOOP(
            "chess",
            "The pawn has come all the way to the last rank. The game asks what it becomes, and White chooses a queen.",
        ),
    ),
    WorkedExample(
        "chess.castling",
        QT_TRANSLATE_NOOP("chess", "Castling"),
        QT_TRANSLATE_NOOP(
            "chess",
            "The king goes two squares towards the rook, and the rook crosses over to the square beside it. "
            "Both go in one move.",
        ),
    ),
    WorkedExample(
        "chess.en-passant",
        QT_TRANSLATE_NOOP("chess", "Capturing en passant"),
        QT_TRANSLATE_NOOP(
            "chess",
            "The black pawn passes the white one with a double step. White answers at once: the white pawn "
            "goes behind it and takes it.",
        ),
    ),
)
