"""Chess, by the laws that are played everywhere."""

from __future__ import annotations

from tabletop.core.bot import Level
from tabletop.core.handicaps import HandicapSpec
from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import OptionChoice, OptionSpec, choice_option
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.kit.house_rules import white_option

OPTIONS = (
    white_option("chess.first-player"),
    choice_option(
        "chess.draw-claims",
        QT_TRANSLATE_NOOP("chess", "A draw by repetition or in a long match"),
        "automatic",
        ("automatic", QT_TRANSLATE_NOOP("chess", "Automatic")),
        ("on-claim", QT_TRANSLATE_NOOP("chess", "When claimed")),
    ),
    OptionSpec(
        "chess.handicap",
        QT_TRANSLATE_NOOP("chess", "White begins with"),
        (
            OptionChoice("none", QT_TRANSLATE_NOOP("chess", "All pieces")),
            OptionChoice("knight", QT_TRANSLATE_NOOP("chess", "One knight fewer")),
            OptionChoice("rook", QT_TRANSLATE_NOOP("chess", "One rook fewer")),
            OptionChoice("queen", QT_TRANSLATE_NOOP("chess", "No queen")),
        ),
        "none",
        start=True,
        retired=True,
    ),
)

HANDICAPS = (
    HandicapSpec("chess.no-pawn", QT_TRANSLATE_NOOP("chess", "Without a pawn", "handicap")),
    HandicapSpec("chess.no-knight", QT_TRANSLATE_NOOP("chess", "Without a knight", "handicap")),
    HandicapSpec("chess.no-rook", QT_TRANSLATE_NOOP("chess", "Without a rook", "handicap")),
    HandicapSpec("chess.no-queen", QT_TRANSLATE_NOOP("chess", "Without a queen", "handicap")),
)

INFO = GameInfo(
    slug="chess",
    title=QT_TRANSLATE_NOOP("chess", "Chess"),
    aim=QT_TRANSLATE_NOOP("chess", "Attack the other king so that nothing can save it: checkmate."),
    kind=Kind.BOARD,
    seats=(2, 2),
    age=6,
    minutes=(15, 30),
    verbs=frozenset({"move", "pass", "resign", "offer-draw", "accept-draw", "decline-draw", "claim-draw"}),
    max_plies=60_000,
    ending_verbs=frozenset({"resign", "accept-draw", "claim-draw"}),
    confirm_verbs=frozenset({"offer-draw"}),
    options=OPTIONS,
    handicaps=HANDICAPS,
    luck=False,
    turns=True,
    presets={2: (0, 2)},
    files=("PGN", "pgn"),
    moves=frozenset({"move"}),
    score_sheet_log=True,
    levels=tuple(Level),
    compares=True,
    programs=("stockfish", "fairy-stockfish", "gnuchessu", "gnuchess --uci", "fruit", "toga2", "glaurung", "lc0"),
)
