"""All that the computer players say, and at which levels it is heard: those that think for milliseconds."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.bot import Level
from tests.reasons.chess_board import CHESS
from tests.reasons.dice import (
    BLACKJACK_DICE,
    BOAT_CAPTAIN_CREW,
    FOUR_TWO_ONE,
    NO_FIVE_NO_TWO,
    POKER_DICE,
    TEN_THOUSAND,
)
from tests.reasons.draughts_board import DRAUGHTS
from tests.reasons.marathon import MARATHON
from tests.reasons.morris_board import NINE_MENS_MORRIS
from tests.reasons.races import ATHLETIC_GAMES, CRYPTO_MATCH, KEMPS, RATSCREW
from tests.reasons.sayings import Truths
from tests.reasons.shedding import CRAZY_EIGHTS, DREAM_TEAM, PRESIDENT
from tests.reasons.tracks import GOOSE, LUDO, SNAKES_AND_LADDERS
from tests.reasons.tricks import BARBU, OH_HELL, WHISTITI
from tests.reasons.yams_pad import YAMS

TRUTHS: Mapping[str, Truths] = {
    "athletic_games": ATHLETIC_GAMES,
    "barbu": BARBU,
    "blackjack_dice": BLACKJACK_DICE,
    "boat_captain_crew": BOAT_CAPTAIN_CREW,
    "card_marathon": MARATHON,
    "chess": CHESS,
    "crazy_eights": CRAZY_EIGHTS,
    "crypto_match": CRYPTO_MATCH,
    "draughts": DRAUGHTS,
    "dream_team": DREAM_TEAM,
    "four_two_one": FOUR_TWO_ONE,
    "goose": GOOSE,
    "kemps": KEMPS,
    "ludo": LUDO,
    "nine_mens_morris": NINE_MENS_MORRIS,
    "no_five_no_two": NO_FIVE_NO_TWO,
    "oh_hell": OH_HELL,
    "poker_dice": POKER_DICE,
    "president": PRESIDENT,
    "ratscrew": RATSCREW,
    "snakes_and_ladders": SNAKES_AND_LADDERS,
    "ten_thousand": TEN_THOUSAND,
    "whistiti": WHISTITI,
    "yams": YAMS,
}
"""By game: each sentence, and whether it is true of an action in a position."""

_WEAK = (Level.FIRST_STEPS, Level.EASY, Level.MEDIUM)
HEARD: Mapping[str, tuple[Level, ...]] = dict.fromkeys(TRUTHS, _WEAK) | {
    slug: tuple(Level)
    for slug in (
        "blackjack_dice",
        "boat_captain_crew",
        "card_marathon",
        "four_two_one",
        "kemps",
        "ludo",
        "poker_dice",
        "ten_thousand",
        "yams",
    )
}
"""Where the strong levels take longer and give their reasons just like the others, the others are heard."""
