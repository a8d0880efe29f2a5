"""Crypto Match: any two cards have one picture in common, and whoever sees it first claims it."""

from __future__ import annotations

from tabletop.core.bot import Level
from tabletop.core.handicaps import HandicapSpec
from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import Options, choice_option, in_order, ordered_option, switch
from tabletop.core.text import QT_TRANSLATE_NOOP

TOWER = QT_TRANSLATE_NOOP("crypto_match", "The Tower", "a mini-game")
WELL = QT_TRANSLATE_NOOP("crypto_match", "The Well", "a mini-game")
POTATO = QT_TRANSLATE_NOOP("crypto_match", "Hot Potato", "a mini-game")
GIFT = QT_TRANSLATE_NOOP("crypto_match", "The Poisoned Gift", "a mini-game")

OPTIONS = (
    choice_option(
        "crypto_match.deck",
        QT_TRANSLATE_NOOP("crypto_match", "Cards in the deck"),
        "57",
        ("57", QT_TRANSLATE_NOOP("crypto_match", "57", "cards in the deck")),
        ("31", QT_TRANSLATE_NOOP("crypto_match", "31", "cards in the deck")),
        ("13", QT_TRANSLATE_NOOP("crypto_match", "13", "cards in the deck")),
    ),
    ordered_option(
        "crypto_match.playlist",
        QT_TRANSLATE_NOOP("crypto_match", "Mini-games"),
        "tower+well+potato+gift",
        ("tower", TOWER),
        ("well", WELL),
        ("potato", POTATO),
        ("gift", GIFT),
    ),
    switch("crypto_match.names", QT_TRANSLATE_NOOP("crypto_match", "Names under the pictures")),
    choice_option(
        "crypto_match.wrong-claim",
        QT_TRANSLATE_NOOP("crypto_match", "After a wrong claim"),
        "lock",
        ("lock", QT_TRANSLATE_NOOP("crypto_match", "locked for 3 seconds", "after a wrong claim")),
        ("none", QT_TRANSLATE_NOOP("crypto_match", "nothing happens", "after a wrong claim")),
        (
            "lock-until-change",
            QT_TRANSLATE_NOOP("crypto_match", "locked until a card moves", "after a wrong claim"),
        ),
    ),
    choice_option(
        "crypto_match.well-stop",
        QT_TRANSLATE_NOOP("crypto_match", "The Well ends"),
        "play-out",
        ("play-out", QT_TRANSLATE_NOOP("crypto_match", "when one player has cards", "the Well ends")),
        ("first-out", QT_TRANSLATE_NOOP("crypto_match", "when one player has none", "the Well ends")),
    ),
    choice_option(
        "crypto_match.potato-rounds",
        QT_TRANSLATE_NOOP("crypto_match", "Rounds of Hot Potato"),
        "all",
        ("all", QT_TRANSLATE_NOOP("crypto_match", "as many as the deck allows", "rounds of Hot Potato")),
        ("5", QT_TRANSLATE_NOOP("crypto_match", "5", "rounds of Hot Potato")),
        ("3", QT_TRANSLATE_NOOP("crypto_match", "3", "rounds of Hot Potato")),
    ),
    choice_option(
        "crypto_match.decider",
        QT_TRANSLATE_NOOP("crypto_match", "Equal match points"),
        "shared",
        ("shared", QT_TRANSLATE_NOOP("crypto_match", "share the victory", "players with equal points")),
        ("tower", QT_TRANSLATE_NOOP("crypto_match", "play one more Tower", "players with equal points")),
    ),
    choice_option(
        "crypto_match.help-after",
        QT_TRANSLATE_NOOP("crypto_match", "If nobody finds anything, pictures glow"),
        "45",
        ("45", QT_TRANSLATE_NOOP("crypto_match", "after 45 seconds", "pictures glow")),
        ("20", QT_TRANSLATE_NOOP("crypto_match", "after 20 seconds", "pictures glow")),
        ("0", QT_TRANSLATE_NOOP("crypto_match", "never", "pictures glow")),
    ),
    choice_option(
        "crypto_match.point-time",
        QT_TRANSLATE_NOOP("crypto_match", "Time to point after pressing a key"),
        "3",
        ("3", QT_TRANSLATE_NOOP("crypto_match", "3 seconds", "time to point")),
        ("2", QT_TRANSLATE_NOOP("crypto_match", "2 seconds", "time to point")),
        ("6", QT_TRANSLATE_NOOP("crypto_match", "6 seconds", "time to point")),
    ),
)

_MS_A_CLAIM = 2500
"""About so long a usual table looks for a picture on the largest cards."""


def _minutes(seats: int, options: Options) -> int:
    """So many claims as the mini-games take, each at the usual time."""
    size = int(options["crypto_match.deck"])
    rounds = size // seats
    if options["crypto_match.potato-rounds"] != "all":
        rounds = min(rounds, int(options["crypto_match.potato-rounds"]))
    piles = seats * ((size - 1) // seats)
    well = piles if options["crypto_match.well-stop"] == "play-out" else piles * 3 // 4
    claims = {"tower": size - seats, "gift": size - seats, "well": well, "potato": rounds * seats}
    count = sum(claims[mini] for mini in in_order(options["crypto_match.playlist"]))
    return max(1, round(count * _MS_A_CLAIM / 60_000))


HANDICAPS = (
    HandicapSpec("crypto_match.ahead-1", QT_TRANSLATE_NOOP("crypto_match", "1 match point ahead", "handicap"), 1),
)

INFO = GameInfo(
    slug="crypto_match",
    title=QT_TRANSLATE_NOOP("crypto_match", "Crypto Match"),
    also=QT_TRANSLATE_NOOP("crypto_match", "Secret signs", "another name of the game, for subtitle and search"),
    aim=QT_TRANSLATE_NOOP("crypto_match", "Be the first to see which secret sign two cards share."),
    kind=Kind.SPEED,
    seats=(2, 8),
    age=7,
    minutes=(10, 20),
    verbs=frozenset({"claim", "buzz", "reveal", "lapse", "free", "help", "clear"}),
    max_plies=150_000,
    options=OPTIONS,
    handicaps=HANDICAPS,
    hidden=True,
    hidden_from_all=True,
    race_verbs=("buzz", "claim"),
    real_time=True,
    short=(("crypto_match.deck", "31"), ("crypto_match.playlist", "tower+well")),
    minutes_for=_minutes,
    by_players=True,
    levels=tuple(Level),
)
