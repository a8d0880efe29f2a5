"""Sound files of every kind that the program reads: what damage and mutations begin with."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from tabletop import games
from tabletop.core.bot import Level, Program
from tabletop.core.luck import Luck
from tabletop.core.model import Setup
from tabletop.match.match import Match
from tabletop.match.players import Player, Seating
from tabletop.match.written import write_match
from tabletop.store.saves import Header, in_full
from tabletop.store.settings import Settings
from tests.conformance.playing import play_from, setups

KEPT = Path(__file__).parent.parent / "store" / "kept"
WRITTEN = tuple(slug for slug in games.slugs() if games.info(slug).files is not None)
"""The games whose matches other programs read, too."""
_PEOPLE = (
    Player("Ann", lit=True),
    Player("Owl", computer=True, level=Level.HARD),
    Player("Zoë", language="fr", real_dice=True),
    Player("Fox", computer=True, as_i_play=True, strength=1.5),
)
_COMMENTED = (
    '[Event "Club ""B"""]\n[Site "?"]\n[White "Doe, J."]\n[Black "Roe"]\n[Result "1-0"]\n[WhiteElo "1800"]\n\n'
    "1. e4 {best by test} e5 2. Nf3 $1 (2. f4 exf4 (2... d5) 3. Nf3) 2... Nc6 3. Bb5 a6 ; the old main line\n"
    "4. Bxc6 dxc6 5. O-O f6 6. d4 exd4 7. Nxd4 1-0\n\n"
    '[Event "Second"]\n[SetUp "1"]\n[FEN "8/P7/8/8/8/8/k6K/8 w - - 0 1"]\n\n1. a8=Q+ Kb3 *\n'
)


@cache
def played(slug: str, plies: int = 24, seed: int = 5) -> Match[Any]:
    """A match that goes on after so many plies, with luck that can be checked."""
    game = games.load(slug)
    return play_from(game, setups(game)[0], Luck.of(seed.to_bytes(32, "big")), seed, plies)


@cache
def save_of(slug: str, plies: int = 24, seed: int = 5) -> bytes:
    """The save file of a match, with everything in its header that can be there."""
    match = played(slug, plies, seed)
    players = tuple(_PEOPLE[seat % len(_PEOPLE)] for seat in range(match.setup.seats))
    hand = tuple((p.token, p.face or "") for p in match.view(0).placements[:2])
    zones = {p.place.zone for p in match.view(0).placements[:2]}
    header = Header(
        slug, match.setup, players, True, seating=Seating.ROUND, tags=(("Event", "Sunday"),), title="A match",
        hands=tuple((zone, hand) for zone in sorted(zones)[:1]), origin="a.pgn", remarks=((1, "{well}"),),
        key="18c0ffee", source="5eed", luck=match.luck,
    )  # fmt: skip
    result = match.result
    return in_full(header, match.log, result.winners if result else None)


def saves(plies: int = 24) -> tuple[bytes, ...]:
    """A save file of every game, and the samples of earlier formats."""
    return (*(save_of(slug, plies) for slug in games.slugs()), *(path.read_bytes() for path in sorted(KEPT.iterdir())))


@cache
def texts() -> tuple[str, ...]:
    """Matches in the notation of their game."""
    names, tags = ("Ann", "Ben"), (("Event", "Sunday"), ("Date", "2024.02.30"))
    return (_COMMENTED, *(write_match(played(slug, n, n), names, tags) for slug in WRITTEN for n in (3, 12, 40)))


@cache
def positions() -> tuple[tuple[str, str], ...]:
    """Games with positions to begin from, each on one line."""
    notations = {slug: games.load(slug).notation for slug in WRITTEN}
    matches = [(slug, played(slug, n, n)) for slug in WRITTEN for n in (0, 9, 30, 70)]
    return tuple(
        (slug, notation.position(match.state)) for slug, match in matches if (notation := notations[slug]) is not None
    )


@cache
def settings_file() -> bytes:
    """A file of settings in which everything is set."""
    table: dict[str, Any] = {
        "seats": [
            {"name": "Ann", "colour": 1, "computer": False, "level": "easy", "language": "fr", "real_dice": True},
            {"name": "Owl", "colour": 3, "computer": True, "level": "best", "as_i_play": True, "handicap": "x"},
        ],
        "options": {"ludo.pieces": "2"}, "friendly": True, "seating": "round",
    }  # fmt: skip
    found = Settings(
        "de", "evening", 150, "quick", 30, True, False, True, False, True, False, True, "AdnQywADAAA=", ["Ann", "Zoë"],
        dict.fromkeys(games.slugs(), table), {"A": "Q"}, {"undo": ["Ctrl+U"]}, True,
        {"chess": [Program("Engine", ("/opt/engine", "a"))]}, {"chess": "/opt/engine"},
    )  # fmt: skip
    return msgspec.json.format(msgspec.json.encode(found))


def setup_of(slug: str) -> Setup:
    """The set-up of a match of two, or as few as can be."""
    return Setup(max(2, games.info(slug).seats[0]))
