"""The nouns of every game: places, actions, gestures, refusals, results. Plain frozen values, all of them JSON-able."""

from __future__ import annotations

from enum import StrEnum

from msgspec import UNSET, Struct

from tabletop.core.handicaps import Given
from tabletop.core.text import Text

Seat = int
TokenId = str

CLOCK: Seat = -1
"""Time is a seat: it acts when a deadline has passed."""


class Place(Struct, frozen=True):
    """Where a token lies: a zone and the slot in it.

    In piles, hands and rows the slot is the order (0 = bottom or left); to drop there, slot 0 means "on it".
    """

    zone: str
    slot: int = 0


class Action(Struct, frozen=True, omit_defaults=True):
    """What a seat asks for; one gesture long. The unit of the log, the computer players and the tests."""

    seat: Seat
    verb: str
    tokens: tuple[TokenId, ...] = ()
    to: Place | None = None
    choice: str | int | None = None


class TokenKind(StrEnum):
    """What a token is. A PICTURE has no other side: one face follows the other without turning over (a doll that makes
    gestures). One that has a drawing named like its face and "-blink" closes its eyes now and then, one with "-breath"
    breathes."""

    PIECE = "piece"
    CARD = "card"
    DIE = "die"
    COUNTER = "counter"
    PICTURE = "picture"


class Part(Struct, frozen=True):
    """A picture that is a part of a face, and can be touched by itself.

    Lengths are halves of the width of the token: x, y from its middle to that of the part, size from the middle of the
    part to its edge. turn: degrees, clockwise. name: printed below the picture, which is smaller then.
    """

    face: str
    x: float
    y: float
    size: float
    turn: float = 0.0
    name: Text | None = None


class Placement(Struct, frozen=True, gc=False):
    """A token, its place, and what this viewer sees of it.

    face: an art key (`card-QS`, `die-5`, `horse-A`), or None where it is hidden from the viewer.
    owner: the seat that the token belongs to, if any.
    back: the art key to draw where the face is hidden.
    kind: what the token is; nobody reads that off the spelling of its face.
    pips: what a die shows; 0 before it is thrown, and for every other token.
    parts: pictures on the face, the last one on top; a hand touches the part that it means.
    """

    token: TokenId
    place: Place
    face: str | None
    owner: Seat | None = None
    back: str = ""
    kind: TokenKind = TokenKind.PIECE
    pips: int = 0
    parts: tuple[Part, ...] = ()


class GestureKind(StrEnum):
    """What a hand can do at the table."""

    DRAG = "drag"
    TAP = "tap"
    BUTTON = "button"


class Gesture(Struct, frozen=True):
    """A movement of the hand that is over, before anybody knows what it means.

    DRAG: `tokens` (in the order in which they were picked up) were dropped on `to`. TAP: the one token of `tokens`,
    or the empty place `to`, was tapped. BUTTON: the button `button` was pressed. `switches` names the switch buttons
    that are on. `laid`: where the player has laid tokens without an action (kept dice). `part`: the face of the part of
    the token that the hand touched; a drag that begins on a part carries the part alone.
    """

    kind: GestureKind
    seat: Seat
    tokens: tuple[TokenId, ...] = ()
    to: Place | None = None
    button: str = ""
    switches: tuple[str, ...] = ()
    laid: tuple[tuple[TokenId, Place], ...] = ()
    part: str = ""


class Refusal(Struct, frozen=True):
    """The answer to an illegal attempt: the rule that it breaks, and what helps to see why.

    `args` fill the holes of the rule's sentence, `why` is a sentence about this very attempt, `tokens` and `places` are
    the cause and are marked on the table. `quiet`: what was done is only ignored; it is said, but nothing sounds and
    nothing is marked.
    """

    rule: str
    args: tuple[tuple[str, str | int], ...] = ()
    tokens: tuple[TokenId, ...] = ()
    places: tuple[Place, ...] = ()
    why: Text | None = None
    quiet: bool = False


class Result(Struct, frozen=True):
    """How a match ended. `ranking[0]` are the winners; seats in one group are equal. `rule` is the rule that ended it.

    `scores` and `texts` (what each seat reached, "3 out") have one item a seat, or none at all. `drawn`: nobody has
    won, which is not the same as a victory that equals share.
    """

    ranking: tuple[tuple[Seat, ...], ...]
    rule: str
    scores: tuple[int, ...] = ()
    texts: tuple[Text, ...] = ()
    drawn: bool = False

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that share the first place; nobody where the match is drawn."""
        return () if self.drawn else self.ranking[0]


class Setup(Struct, frozen=True):
    """What is decided before the first action: number of seats, house rules, colours.

    `options` holds only changed house rules, as (id, value); `colours[seat]` is an index into the palette of seat
    colours (0 = A red … 7 = H pink); empty: the preset of the game. `position` is another start than the printed one,
    in the game's own notation (see `core.notation`); empty: the printed one. `computers` are the seats that began as
    computer players, in order, told only to games that ask for it (`GameInfo.by_players`); who changes seats with
    whom later on does not change it. `handicaps[seat]` is what a seat is given (see `core.handicaps`).
    """

    seats: int
    options: tuple[tuple[str, str], ...] = ()
    colours: tuple[int, ...] = ()
    position: str = ""
    computers: tuple[Seat, ...] = ()
    handicaps: Given = UNSET
