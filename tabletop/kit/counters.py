"""Counters that players hold in stacks, pay into a pot and win: who has which, where they lie, and how it is told.

`Counters` is the value; `beside_dice`, `placements`, `facts`, `taken_with` and `cues` are its part of the table; the
sentences are what all these games say of it. The pot is `None` wherever a seat could stand.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from itertools import accumulate, pairwise

from msgspec import Struct

from tabletop.core.model import Place, Placement, Result, Seat, TokenId, TokenKind
from tabletop.core.table import Backdrop, PlateSpec, Rect, ZoneKind, ZoneSpec
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Names, SeatName, Text, say
from tabletop.core.view import CaptionFact, CountFact, Cue, PlateFact

FACE = "counter"
POT = "pot"
"""The id of the zone that is the pot."""
MOST_IN_STACK = 5

_PLATE_WIDTH, _PLATE_HEIGHT = 111.0, 40.0
_STACKS_FROM = 115.0
"""Where the stacks of a row begin, from its left edge."""

_RIGHT, _RIGHT_WIDTH, _TOP, _FOOT = 333.3, 296.0, 5.0, 449.0
"""The right half of a table with dice."""
_ROW, _ROWS, _GAP = 58.0, 200.0, 8.0
"""How high the row of a seat is at most, and how high all of them are; the gap below them."""
_POT_TRAY, _POT_PLACE = Rect(13.3, 4.0, 304.0, 62.0), Rect(19.3, 5.0, 292.0, 52.0)
_TRAY = 49.0
_ABOVE = 2.0
"""So much above the middle of its tray a stack stands, whose lower edge is thick."""

_STACKS = QT_TRANSLATE_NOOP("Counters", "Counters: {player}", "a place on the table: the counters that somebody holds")
_POT = QT_TRANSLATE_NOOP("Counters", "Pot", "a place on the table: the counters that can be won")
_COUNTER = QT_TRANSLATE_NOOP("Counters", "counter", "a flat round token that is paid and won")

HELD = PLURAL_NOOP("Counters", "%n counter(s)", "what somebody holds", 1)
PAYS = PLURAL_NOOP("Counters", "{player} pays %n counter(s) into the pot.", "", 1)
GIVES = PLURAL_NOOP("Counters", "{player} gives {other} %n counter(s).", "", 1)
FROM_POT = PLURAL_NOOP("Counters", "{player} takes %n counter(s) from the pot.", "", 1)
TAKES_POT = PLURAL_NOOP("Counters", "{player} takes the pot with %n counter(s).", "", 1)
_WINS = PLURAL_NOOP("Counters", "{player} wins with %n counter(s).", "", 1)
_SHARE = PLURAL_NOOP("Counters", "{players} share the victory with %n counter(s) each.", "", 1)


class Counters(Struct, frozen=True):
    """Which counters lie in the stacks of each seat and in the pot, as numbers, from below. None is ever lost."""

    stacks: tuple[tuple[int, ...], ...]
    pot: tuple[int, ...] = ()

    @property
    def held(self) -> tuple[int, ...]:
        """How many counters each seat holds."""
        return tuple(map(len, self.stacks))

    @property
    def total(self) -> int:
        """How many counters there are."""
        return len(self.pot) + sum(self.held)

    def of(self, owner: Seat | None) -> tuple[int, ...]:
        """The counters of a seat, or those in the pot."""
        return self.pot if owner is None else self.stacks[owner]

    def pay(self, giver: Seat | None, taker: Seat | None, count: int) -> tuple[Counters, int]:
        """After so many counters went from the top of one to the top of the other, one by one, or as many as there
        were; and how many that are."""
        there = self.of(giver)
        paid = min(max(0, count), len(there))
        if not paid or giver == taker:
            return self, 0
        left, gone = there[: len(there) - paid], there[len(there) - paid :]
        now = {giver: left, taker: (*self.of(taker), *reversed(gone))}
        stacks = tuple(now.get(seat, stack) for seat, stack in enumerate(self.stacks))
        return Counters(stacks, now.get(None, self.pot)), paid


def start(seats: int, each: int, more: tuple[int, ...] = ()) -> Counters:
    """Everybody holds so many counters, and `more` where somebody is given any; the pot is empty."""
    ends = tuple(accumulate(more or (0,) * seats, lambda end, extra: end + each + extra, initial=0))
    return Counters(tuple(tuple(range(first, end)) for first, end in pairwise(ends)))


def all_in_pot(seats: int, count: int) -> Counters:
    """So many counters lie in the pot, and nobody holds any."""
    return Counters(((),) * seats, tuple(range(count)))


# The table


def stack_zone(seat: Seat) -> str:
    """The id of the zone in which the counters of a seat lie."""
    return f"counters-{seat}"


def rows(seats: int, area: Rect) -> tuple[tuple[PlateSpec, ...], tuple[Rect, ...]]:
    """A row for each seat, one below the other: its plate on the left, and on the right where its counters lie."""
    high = area.height / seats
    plates, stacks = [], []
    for seat in range(seats):
        middle = area.y + (seat + 0.5) * high
        plates.append(PlateSpec(seat, Rect(area.x, middle - _PLATE_HEIGHT / 2, _PLATE_WIDTH, _PLATE_HEIGHT)))
        stacks.append(Rect(area.x + _STACKS_FROM, middle - high / 2, area.width - _STACKS_FROM, high))
    return tuple(plates), tuple(stacks)


def zones(stacks: Sequence[Rect], pot: Rect) -> tuple[ZoneSpec, ...]:
    """The zones of the stacks of all seats, and the pot. Several counters of a seat may be picked up together."""
    own = (
        ZoneSpec(
            stack_zone(seat),
            ZoneKind.STACKS,
            say(_STACKS, player=SeatName(seat)),
            area=area,
            seat=seat,
            multi=True,
            round=False,
        )
        for seat, area in enumerate(stacks)
    )
    return *own, ZoneSpec(POT, ZoneKind.STACKS, say(_POT), area=pot, round=False)


class Laid(Struct, frozen=True):
    """Where counters lie beside the dice of `dice_table`: the plates, the zones and trays of all seats and the pot, and
    the `rest` of the right half of the table, which is the game's own."""

    plates: tuple[PlateSpec, ...]
    zones: tuple[ZoneSpec, ...]
    trays: tuple[Backdrop, ...]
    rest: Rect


def beside_dice(seats: int) -> Laid:
    """The pot above the rail, and a row for each seat on the right."""
    high = min(_ROW * seats, _ROWS)
    plates, stacks = rows(seats, Rect(_RIGHT, _TOP, _RIGHT_WIDTH, high))
    trays = tuple(
        Backdrop("tray-counters", Rect(area.x, area.y + (area.height - _TRAY) / 2, area.width, _TRAY))
        for area in stacks
    )
    raised = tuple(Rect(area.x, area.y - _ABOVE, area.width, area.height) for area in stacks)
    top = _TOP + high + _GAP
    rest = Rect(_RIGHT, top, _RIGHT_WIDTH, _FOOT - top)
    return Laid(plates, zones(raised, _POT_PLACE), (Backdrop("tray-pot", _POT_TRAY), *trays), rest)


@cache
def _id(counter: int) -> TokenId:
    return f"k{counter + 1}"


@cache
def _place(zone: str, slot: int) -> Place:
    return Place(zone, slot)


def placements(counters: Counters) -> tuple[Placement, ...]:
    """Every counter where it lies."""
    laid = [
        Placement(_id(counter), _place(stack_zone(seat), slot), FACE, seat, kind=TokenKind.COUNTER)
        for seat, stack in enumerate(counters.stacks)
        for slot, counter in enumerate(stack)
    ]
    laid += [
        Placement(_id(counter), _place(POT, slot), FACE, kind=TokenKind.COUNTER)
        for slot, counter in enumerate(counters.pot)
    ]
    return tuple(laid)


def facts(counters: Counters) -> tuple[PlateFact | CountFact | CaptionFact, ...]:
    """How many counters each seat holds, on its plate; beside the pot how many lie there, or its name."""
    plates = (PlateFact(seat, say(HELD, count)) for seat, count in enumerate(counters.held))
    return *plates, CountFact(POT, len(counters.pot)) if counters.pot else CaptionFact(POT, say(_POT))


def on_top(counters: Counters, owner: Seat | None, count: int) -> tuple[TokenId, ...]:
    """The tokens of so many counters that lie on top, the top one first; fewer if there are fewer."""
    return tuple(_id(counter) for counter in counters.of(owner)[::-1][: max(0, count)])


def how_many(counters: Counters, seat: Seat, tokens: Collection[TokenId]) -> int:
    """How many counters of a seat are named; 0 if anything else is, or one twice."""
    own = {_id(counter) for counter in counters.stacks[seat]} if 0 <= seat < len(counters.stacks) else set()
    return len(tokens) if len(set(tokens)) == len(tokens) and own.issuperset(tokens) else 0


def taken_with(counters: Counters, seat: Seat, token: TokenId, most: int) -> tuple[TokenId, ...]:
    """The counters that a click on one of a seat's own picks up: it and those above it in its stack, at most `most`;
    for `Game.selected_with`."""
    own = [_id(counter) for counter in counters.stacks[seat]]
    if token not in own:
        return (token,)
    at = own.index(token)
    top = min(len(own), at - at % MOST_IN_STACK + MOST_IN_STACK)
    return tuple(own[at : min(top, at + max(1, most))])


def cues(before: Counters, after: Counters) -> tuple[Cue, ...]:
    """The first counter that moves is heard."""
    for owner in (*range(len(before.stacks)), None):
        stays = after.of(owner)
        gone = [counter for counter in before.of(owner) if counter not in stays]
        if gone:
            return (Cue(_id(gone[-1]), sound="piece"),)
    return ()


# Words


def face_name(face: str) -> Text | None:
    """What a counter is called; None for any other face."""
    return say(_COUNTER) if face == FACE else None


def winners_text(result: Result) -> Text:
    """The winners and how many counters they hold; `result` must have scores."""
    winners = result.winners
    count = result.scores[winners[0]]
    if len(winners) == 1:
        return say(_WINS, count, player=SeatName(winners[0]))
    return say(_SHARE, count, players=Names(tuple(SeatName(seat) for seat in winners)))
