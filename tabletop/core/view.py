"""What one seat may know, and what the table shows of it. The screen is shown a `View` and finds the differences."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from tabletop.core.model import Place, Placement, Result, Seat, TokenId
from tabletop.core.text import Text


class Standing(StrEnum):
    """How a seat stands to what it has said that it will reach: MET so far, or MISSED whatever comes."""

    MET = "met"
    MISSED = "missed"


class PlateFact(Struct, frozen=True, tag="plate"):
    """The line on the plate of a seat; `stars` of `stars_of` are filled where `stars_of` is not 0. `face`: art key of a
    small picture on the badge (a hat), or empty; `prize`: of what is shown in place of the stars (a medal), with
    `open_prize` for its empty place and `surplus` for one beyond `stars_of`. `prizes`: art keys of all that has been
    won, in place of stars, where it is of several kinds (gold, silver). `standing`: a sign before the line."""

    seat: Seat
    text: Text
    stars: int = 0
    stars_of: int = 0
    face: str = ""
    prize: str = ""
    open_prize: str = ""
    surplus: str = ""
    standing: Standing | None = None
    prizes: tuple[str, ...] = ()


class CellStyle(StrEnum):
    """How a figure on a score sheet looks: written in ink, a sum, the column's total, points on offer, a remark."""

    WRITTEN = "written"
    SUM = "sum"
    TOTAL = "total"
    OFFER = "offer"
    REMARK = "remark"


class CellFact(Struct, frozen=True, tag="cell"):
    """What stands in a box of a score sheet that lies on the table (a zone of kind SHEET)."""

    place: Place
    value: int | Text
    style: CellStyle = CellStyle.WRITTEN


class CountFact(Struct, frozen=True, tag="count"):
    """The number of tokens of a pile or of stacks, on a paper chip: below the pile, at the far end of the stacks."""

    zone: str
    count: int


class SignFact(Struct, frozen=True, tag="sign"):
    """A paper plate beside a zone: a large picture and its name (the suit in force), or a large `figure` in place of
    the picture. With `of`, as many dots below them, `done` of which are filled (cards that are owed). `below`: it lies
    below its zone."""

    zone: str
    face: str
    text: Text
    done: int = 0
    of: int = 0
    figure: int | None = None
    below: bool = False


class DirectionFact(Struct, frozen=True, tag="direction"):
    """Two arrows on a circle round a zone show the direction of play."""

    zone: str
    clockwise: bool


class CaptionFact(Struct, frozen=True, tag="caption"):
    """A short line written on a zone: "Throw 2 of 3"."""

    zone: str
    text: Text


class NoteFact(Struct, frozen=True, tag="note"):
    """The quiet line beside the title of the game: "Deal 4 of 5"."""

    text: Text


class BadgeFact(Struct, frozen=True, tag="badge"):
    """The small badge of a seat on a card: on the table that of whoever laid it and those after it in its zone up to
    the next badge, in the own hand that of whoever gave it or will get it. `leads`: it began something new (a trick),
    a row of its own where a pile is looked through."""

    token: TokenId
    seat: Seat
    leads: bool = False


class Tally(Struct, frozen=True):
    """How many tokens of one kind there are, of so many in all; `face` is their art key."""

    face: str
    count: int
    of: int


class TallyFact(Struct, frozen=True, tag="tally"):
    """What a pile that everybody may look through shows: how much of each kind lies there, not what came when and from
    whom."""

    zone: str
    kinds: tuple[Tally, ...]


class Condition(StrEnum):
    """What a token may be in for all to see. DANGER: the next action may strike it (a king in check); SAFE: what
    strikes others cannot strike it (a man in a mill); DONE: the last ply has completed something with it; HELD: it
    cannot go on until something frees it; WAITS: it misses its next turn."""

    DANGER = "danger"
    SAFE = "safe"
    DONE = "done"
    HELD = "held"
    WAITS = "waits"
    FALLEN = "fallen"


class ConditionFact(Struct, frozen=True, tag="condition"):
    """A sign on a token, for as long as the view has this fact, one a token. `text` says to screen readers what it
    means in this game: "in check". `part`: the face of the part of the token that is meant, where it is only that."""

    token: TokenId
    condition: Condition
    text: Text
    part: str = ""


class WayFact(Struct, frozen=True, tag="way"):
    """The way that a token will take, shown before it goes: the places that it touches one by one, the last of which is
    where it will lie. `landings`: those on the way where it lands and is sent on."""

    token: TokenId
    path: tuple[Place, ...]
    landings: tuple[Place, ...] = ()


class BurstFact(Struct, frozen=True, tag="burst"):
    """Short rays round a place: something has just struck there (a hand, a piece that captures)."""

    zone: str
    slot: int = 0


class Run(Struct, frozen=True):
    """One line of a `RaceFact`: how many milliseconds a seat needed. `wrong`: it reacted without a reason."""

    seat: Seat
    ms: int
    wrong: bool = False


class RaceFact(Struct, frozen=True, tag="race"):
    """A paper list on the table: who was how fast in the last race, as `runs` in the order in which they count. The
    table shows the time of the first right one, and by how much the others came later. `title` and `rest` stand above
    and below them. The list goes when the view no longer has it."""

    title: Text
    runs: tuple[Run, ...]
    rest: Text | None = None


class TimerFact(Struct, frozen=True, tag="timer"):
    """A ring that runs with the deadline of the state (`Game.deadline_ms`), with the seconds that are left: at the
    corner of a zone, or of the plate of a `seat`."""

    zone: str = ""
    seat: Seat | None = None


Fact = (
    PlateFact
    | CellFact
    | CountFact
    | SignFact
    | DirectionFact
    | CaptionFact
    | NoteFact
    | BadgeFact
    | TallyFact
    | ConditionFact
    | WayFact
    | BurstFact
    | RaceFact
    | TimerFact
)


class ButtonKind(StrEnum):
    """MAIN is the one lamp-coloured button, PLAIN a quiet one, CALL a round one, SWITCH stays down when pressed. NUMBER
    is one of several numbers that may be named (a bid), crossed out while it rests. SELDOM is there all the time and
    hardly ever pressed: it keeps behind everything else."""

    MAIN = "main"
    PLAIN = "plain"
    CALL = "call"
    SWITCH = "switch"
    NUMBER = "number"
    SELDOM = "seldom"


class Button(Struct, frozen=True):
    """A button on the table. Where it lies is said by the table's `ButtonSpec` of this id; a button that belongs to a
    seat and has no spec lies beside the plate of that seat.

    `seat` is who presses it (None: whoever acts). `key` is the letter on a QWERTY keyboard at the place of the key
    that presses it too, or "Space", "Left", "Right", "Up" or "Down"; keys are bound by position. `resting`: it is
    shown pale, because the rules forbid it now; whoever presses it is told which. A CALL that rests hears nothing.
    `figure`: what a NUMBER shows; `label` is what naming it means, in words. `group`: the id of the `ButtonSpec` whose
    place all buttons of this group share, in even rows.
    """

    id: str
    label: Text
    kind: ButtonKind = ButtonKind.PLAIN
    seat: Seat | None = None
    key: str = ""
    resting: bool = False
    figure: int = 0
    group: str = ""


class View(Struct, frozen=True):
    """What `seat` may know of a state (None: what everybody may see). `prompt` says whose turn it is and what to do.

    `turn` is whose turn it is, in games where others may act at the same time. `order`: all seats clockwise as they
    sit now, in games where players change places and the table sets the plates; whoever stands first sits below where
    nobody looks alone. Empty: by their numbers.
    """

    seat: Seat | None
    active: frozenset[Seat]
    placements: tuple[Placement, ...]
    prompt: Text
    facts: tuple[Fact, ...] = ()
    buttons: tuple[Button, ...] = ()
    result: Result | None = None
    turn: Seat | None = None
    order: tuple[Seat, ...] = ()

    def find(self, token: TokenId) -> Placement | None:
        """Where a token lies and what it shows; None if this table has no such token."""
        return next((placement for placement in self.placements if placement.token == token), None)


class CueKind(StrEnum):
    """How a token moves: straight, step by step along `path`, with a jump to each place of `path` (over what stands
    between), in a high arc, tumbling (dice: out of the cup at the first place of `path`, where there is one), or coming
    down with a stamp (a hand). A card whose face changes turns over by itself."""

    SLIDE = "slide"
    HOP = "hop"
    JUMP = "jump"
    FLY = "fly"
    ROLL = "roll"
    STAMP = "stamp"


class Cue(Struct, frozen=True):
    """Decoration for an animation; a lost cue never makes the table wrong. `sound` names an effect, `call` is what a
    player calls out to the whole table: it is said aloud."""

    token: TokenId
    kind: CueKind = CueKind.SLIDE
    path: tuple[Place, ...] = ()
    sound: str = ""
    call: Text | None = None


class Moment(Struct, frozen=True):
    """What an action has brought about and everybody should see for about a second: a `text` of few words, in large
    letters, with the badge of the `seat` whose moment it is. `face`: art key of a picture beside it (a medal)."""

    text: Text
    seat: Seat
    face: str = ""


class ScoreRow(Struct, frozen=True):
    """A line of the score in the panel: one cell a seat (None: empty). `notes`: a small figure in the corner of each
    cell (a bid), or nothing at all. `face`: art key of a sign that stands for the line where its name has no room.
    `heading`: it is the name of the lines below it, and has no figures."""

    label: Text
    cells: tuple[int | None, ...]
    total: bool = False
    current: bool = False
    notes: tuple[int | None, ...] = ()
    face: str = ""
    heading: bool = False


class ScoreSheet(Struct, frozen=True):
    """The score of all seats for the panel; everybody may see it. `whole`: the totals are parts of so much (52 cards),
    and shown as bars; 0: as figures. `prize`: art key of what each point is; then so many of the `whole` have been won
    (medals). `pads`: where only one pad at a time lies on the table (a zone of kind SHEET), what stands on that of each
    seat; the score is shown as a card for each seat, and all pads can be looked at."""

    caption: Text
    rows: tuple[ScoreRow, ...]
    lowest_wins: bool = False
    whole: int = 0
    prize: str = ""
    pads: tuple[tuple[CellFact, ...], ...] = ()
