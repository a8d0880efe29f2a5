"""Chess, by the laws that are played everywhere."""

from __future__ import annotations

from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import OptionChoice, OptionSpec
from tabletop.core.text import QT_TRANSLATE_NOOP

OPTIONS = (
    OptionSpec(
        "chess.first-player",
        QT_TRANSLATE_NOOP("chess", "Who plays White"),
        (
            OptionChoice("lots", QT_TRANSLATE_NOOP("chess", "Draw lots")),
            OptionChoice("first-seat", QT_TRANSLATE_NOOP("chess", "The first seat")),
        ),
        "lots",
    ),
    OptionSpec(
        "chess.draw-claims",
        QT_TRANSLATE_NOOP("chess", "A draw by repetition or length"),
        (
            OptionChoice("automatic", QT_TRANSLATE_NOOP("chess", "By itself")),
            OptionChoice("on-claim", QT_TRANSLATE_NOOP("chess", "When claimed")),
        ),
        "automatic",
    ),
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
    early_verbs=frozenset({"resign", "accept-draw"}),
    asked_back=frozenset({"offer-draw"}),
    options=OPTIONS,
    turns=True,
    presets={2: (0, 2)},
    files=("PGN", "pgn"),
)
