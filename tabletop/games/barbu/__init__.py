"""Barbu: six contracts, and in each of them tricks or cards that nobody wants; the dealer names which one is played."""

from __future__ import annotations

from tabletop.core.handicaps import HandicapSpec
from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import choice_option, seat_option, switch
from tabletop.core.text import QT_TRANSLATE_NOOP

SEATS = 4

OPTIONS = (
    seat_option(
        "barbu.first-dealer",
        QT_TRANSLATE_NOOP("barbu", "First dealer"),
        SEATS,
        "youngest",
        ("youngest", QT_TRANSLATE_NOOP("barbu", "The youngest", "deals first, and takes the first seat")),
        ("random", QT_TRANSLATE_NOOP("barbu", "Draw lots", "who deals first")),
    ),
    choice_option(
        "barbu.heart-leads",
        QT_TRANSLATE_NOOP("barbu", "Leading a heart"),
        "free",
        ("free", QT_TRANSLATE_NOOP("barbu", "always allowed", "leading a heart")),
        ("restricted", QT_TRANSLATE_NOOP("barbu", "only without other suits", "leading a heart")),
    ),
    switch("barbu.early-stop", QT_TRANSLATE_NOOP("barbu", "Stop once all penalty cards are taken")),
)

HANDICAPS = (
    HandicapSpec("barbu.fewer-20", QT_TRANSLATE_NOOP("barbu", "20 points fewer", "handicap"), 20),
    HandicapSpec("barbu.fewer-40", QT_TRANSLATE_NOOP("barbu", "40 points fewer", "handicap"), 40),
)

INFO = GameInfo(
    slug="barbu",
    title=QT_TRANSLATE_NOOP("barbu", "Barbu"),
    aim=QT_TRANSLATE_NOOP("barbu", "Take as few points as you can in six different contracts."),
    kind=Kind.CARDS,
    seats=(SEATS, SEATS),
    age=7,
    minutes=(60, 120),
    verbs=frozenset({"choose", "play", "go_on"}),
    max_plies=2000,
    options=OPTIONS,
    handicaps=HANDICAPS,
    hidden=True,
    pondered=frozenset({"choose"}),
    compares=True,
)
