"""Which mark belongs round which token or place: the meaning of the marks, without their drawing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from math import cos, radians, sin

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.bot import Figure
from tabletop.core.model import Place, TokenId
from tabletop.core.table import ZoneKind, ZoneSpec
from tabletop.core.view import CellFact, CellStyle, Condition, ConditionFact, Cue, CueKind, WayFact
from tabletop.ui.look.faces import Faces
from tabletop.ui.table.areas import Area, around, centre_of
from tabletop.ui.table.changes import Change
from tabletop.ui.table.items import TokenItem
from tabletop.ui.table.layout import PLACE_FACE, TableLayout
from tabletop.ui.table.marks import Z_OVER, Z_UNDER, Mark, MarkKind
from tabletop.ui.table.pose import Pose
from tabletop.ui.table.sheet_grid import SheetGrid

_BY_TOKEN = ZoneKind.FAN, ZoneKind.ROW, ZoneKind.SCATTER
"""Where the place of a token is the token itself."""
_SMALL = 60.0
_UPRIGHT = 1.2
_MOST_MARKED = 4
_MOST_DOTS = 30
"""On a longer way single steps tell nothing any more."""
_DOT_DOWN = 0.44
"""How far below the middle of a printed slot a dot lies, in sizes of the slot."""
_JUST_OVER, _SIGN_OVER = 0.0004, 0.0006
"""How far over its token a frame lies, and a sign: over the frames of neighbours, under the next card of a fan."""
_ROUND = 0.49
"""What has corners so large, as parts of its width, is a disc."""
_FRAMES = 6.0
"""What the frames of two tokens need between them."""
_NUMBERS_APART = 17.0
_Z_NUMBERS = Z_OVER + 5
_SIGN, _LEAST_SIGN, _LARGEST_SIGN = 0.48, 11.0, 20.0
"""The side of a small sign on a token: part of the token, and its bounds in units."""
_SIGN_RIGHT, _SIGN_UP = 0.42, 0.36
"""How far from the middle of the token it stands, as parts of the token."""


_CONDITIONS: dict[Condition, tuple[MarkKind | None, MarkKind | None]] = {
    Condition.DANGER: (MarkKind.GLOW, MarkKind.DANGER),
    Condition.SAFE: (None, MarkKind.SHIELD),
    Condition.DONE: (MarkKind.DONE, None),
    Condition.HELD: (None, MarkKind.BARS),
    Condition.WAITS: (None, MarkKind.SLEEP),
    Condition.FALLEN: (None, None),
}
"""What lies round or under a token in this condition, and the small sign at its corner."""


class PlanStep(Struct, frozen=True):
    """One step of a hint: what is taken from where to where, and in words."""

    token: TokenId
    home: Place | None
    to: Place | None
    words: str


class LetteredIdea(Struct, frozen=True):
    """One of several things that somebody may do, by a letter: with which tokens, and where they go."""

    letter: str
    tokens: tuple[TokenId, ...]
    to: Place | None


class Highlights:
    """Makes the marks of a table; it holds no state of its own."""

    def __init__(
        self,
        layout: TableLayout,
        art: Faces,
        areas: Iterable[Area],
        items: Mapping[TokenId, TokenItem],
        written: Callable[[int], str],
    ) -> None:
        """`written`: a number as the language writes it."""
        self._layout = layout
        self._art = art
        self._areas = {area.place: area for area in areas}
        self._items = items
        self._written = written

    def token(self, kind: MarkKind, item: TokenItem) -> Mark:
        """A frame round a token as it lies, a ring round a round card; what overlaps the token overlaps its frame."""
        pose = item.rest
        width, height = self._art.size(item.true_face)
        ax, ay = self._art.anchor(item.true_face)
        dx, dy = (width / 2 - ax) * pose.scale, (height / 2 - ay) * pose.scale
        turn = radians(pose.turn)
        x = pose.x + dx * cos(turn) - dy * sin(turn)
        y = pose.y - pose.raised + dx * sin(turn) + dy * cos(turn)
        z = pose.z + _JUST_OVER
        is_round = width == height and self._art.corner(item.true_face) >= _ROUND * width
        size = width * pose.scale, height * pose.scale
        return Mark(kind, round(x, 2), round(y, 2), *size, pose.turn, round=is_round, z=z)

    def part(self, kind: MarkKind, pose: Pose, reach: float) -> Mark:
        """A ring round a part of a token, which lies like this."""
        return Mark(kind, round(pose.x, 2), round(pose.y, 2), 2 * reach, 2 * reach, round=True, z=pose.z + _JUST_OVER)

    def part_in(self, condition: Condition, pose: Pose, reach: float) -> Mark | None:
        """What lies round a part in this condition; None for one that only whole tokens can be in."""
        halo, _ = _CONDITIONS[condition]
        return None if halo is None else self.part(halo, pose, reach)

    def place(self, kind: MarkKind, place: Place) -> Mark | None:
        """A frame round a place."""
        area = self._area(place)
        if area is None:
            return None
        x, y = centre_of(area.rect)
        return Mark(kind, x, y, area.rect.width, area.rect.height, round=area.round)

    def target(self, place: Place, cells: Mapping[Place, CellFact], grow: float = 0.0) -> Mark | None:
        """The lamp on a place where the carried tokens may go; `grow` makes it larger under the pointer."""
        area = self._area(place)
        if area is None:
            return None
        zone, (x, y) = self._layout.zones[place.zone], centre_of(area.rect)
        width, height = area.rect.width + grow, area.rect.height + grow
        if zone.kind is ZoneKind.SHEET:
            return self.box(place, cells)
        if zone.kind is ZoneKind.PILE:
            top = self.top_of(place.zone)
            if top is not None:
                return self.token(MarkKind.FRAME, top)
        if zone.kind is ZoneKind.SPOTS and area.round and not grow:
            return Mark(MarkKind.RING, x, y, width, height, round=True, z=Z_UNDER, printed=zone.printed)
        if zone.kind is ZoneKind.SPOTS and not grow and any(item.at == place for item in self._items.values()):
            # What stands there would hide a disc.
            return Mark(MarkKind.RING, x, y, width, height, round=True, z=Z_UNDER)
        if zone.kind is ZoneKind.SPOTS and width < _SMALL and not grow:
            return Mark(MarkKind.DISC, x, y, z=Z_UNDER)
        return Mark(MarkKind.FRAME, x, y, width, height, round=area.round, z=Z_UNDER)

    def box(self, place: Place, cells: Mapping[Place, CellFact]) -> Mark:
        """The lamp in a box of a score sheet, with the points on offer."""
        pill = SheetGrid(self._layout.zones[place.zone]).pill(place.slot)
        cell = cells.get(place)
        points = cell.value if cell is not None and self.on_offer(place, cells) else None
        label = self._written(points) if isinstance(points, int) else ""
        x, y = centre_of(pill)
        return Mark(MarkKind.PILL, x, y, pill.width, pill.height, z=Z_UNDER, label=label)

    def on_offer(self, place: Place, cells: Mapping[Place, CellFact]) -> bool:
        """Whether a box may be written now."""
        cell = cells.get(place)
        return cell is not None and cell.style is CellStyle.OFFER

    def movable(self, tokens: Iterable[TokenId]) -> list[Mark]:
        """What may be picked up: a lamp ring at the foot of a piece, a frame round a die or a card on the table, one
        round equal things that lie so close that their frames would cross. Cards of the own hand stand out of it
        instead, and what may be laid as one likes needs no lamp."""
        found: list[Mark] = []
        framed: dict[tuple[str, str], list[Mark]] = {}
        for token in tokens:
            item = self._items.get(token)
            zone = self._zone_of(token)
            if item is None or zone is None or self._layout.is_own_hand(zone) or zone.arrange_with:
                continue
            if zone.stand:
                pose = item.rest
                foot = self._art.size(item.true_face)[1] - self._art.anchor(item.true_face)[1]
                x, y = _beyond(pose, foot * pose.scale - 3.5)
                found.append(Mark(MarkKind.FOOT, x, y, 28, 15, pose.turn, z=pose.z - _JUST_OVER))
            else:
                framed.setdefault((zone.id, item.true_face), []).append(self.token(MarkKind.FRAME, item))
        return [*found, *(_round_all(group) for marks in framed.values() for group in _close(marks))]

    def standing_back(self, tokens: Set[TokenId]) -> list[Mark]:
        """A veil over everything but these tokens."""
        seen = (item for token, item in self._items.items() if token not in tokens and item.rest.shown)
        return [self.token(MarkKind.BACK, item) for item in seen]

    def chosen(self, tokens: Iterable[TokenId]) -> list[Mark]:
        """A frame round what a click has lifted, whatever it is."""
        return [self.token(MarkKind.FRAME, self._items[token]) for token in tokens if token in self._items]

    def last_move(self, changes: Iterable[Change], cues: Iterable[Cue]) -> list[Mark]:
        """Where a piece came from and its way, or its squares; of what was taken only where it stood."""
        spots = [change for change in changes if change.moved and self._between_spots(change)]
        gone = [change for change in spots if self._is_taken(change)]
        if len(spots) - len(gone) > _MOST_MARKED:
            return []
        ways = {cue.token: cue.path for cue in cues if cue.kind in (CueKind.HOP, CueKind.JUMP)}
        found: list[Mark | None] = []
        for change in spots:
            begin, end = change.before.place, change.after.place
            zone = self._layout.zones[begin.zone]
            if not zone.round:
                found += [self._trace(place) for place in ((begin,) if change in gone else (begin, end))]
                continue
            found.append(self._under(MarkKind.ORIGIN, begin))
            if not self._layout.zones[end.zone].round:
                found.append(self._trace(end))
            way = ways.get(change.after.token, ())
            if len(way) <= _MOST_DOTS:
                found += [self._dot(step) for step in dict.fromkeys(way) if step not in (begin, end)]
        return [mark for mark in dict.fromkeys(found) if mark is not None]

    def _trace(self, place: Place) -> Mark | None:
        """What the last move leaves on a place: all of a square where squares cover the board."""
        zone, mark = self._layout.zones[place.zone], self.place(MarkKind.BRACKETS, place)
        if mark is None or not _paved(zone):
            return mark
        printed = zone.numbers[place.slot] if zone.numbers and self._art.numbers else ""
        return replace(mark, kind=MarkKind.SQUARE, z=Z_UNDER, label=printed)

    def _is_taken(self, change: Change) -> bool:
        """Whether somebody else has it now."""
        seat, owner = self._layout.zones[change.after.place.zone].seat, change.after.owner
        return None not in (seat, owner) and seat != owner

    def way(self, fact: WayFact) -> list[Mark]:
        """The way that a piece will take: dots, white rings where it is sent on, a ring of lamp where it will stand."""
        item = self._items.get(fact.token)
        if item is None or not fact.path:
            return []
        *way, rest = fact.path
        found = [self._under(MarkKind.ORIGIN, item.at)]
        found += [self._under(MarkKind.LANDING, step) for step in fact.landings if step != rest]
        if len(way) <= _MOST_DOTS:
            found += [self._dot(step) for step in dict.fromkeys(way) if step not in (*fact.landings, item.at, rest)]
        found.append(self._under(MarkKind.ARRIVAL, rest))
        return [mark for mark in found if mark is not None]

    def condition(self, condition: Condition, facts: Mapping[TokenId, ConditionFact]) -> list[Mark]:
        """The signs of one condition: what lies round or under the token, and what stands at its corner."""
        found: list[Mark] = []
        halo, sign = _CONDITIONS[condition]
        for token, fact in facts.items():
            item = self._items.get(token)
            if fact.condition is not condition or item is None or not item.rest.shown:
                continue
            if halo is not None:
                mark = self.token(halo, item)
                found.append(replace(mark if self._is_card(item) else _ringed(mark), z=item.rest.z - _JUST_OVER))
            if sign is not None:
                found.append(self._sign(sign, item))
        return found

    def _is_card(self, item: TokenItem) -> bool:
        """Whether a frame suits it better than a ring, however small it lies."""
        width, height = self._art.size(item.true_face)
        return height >= _UPRIGHT * width and self._art.corner(item.true_face) > 0

    def _sign(self, kind: MarkKind, item: TokenItem) -> Mark:
        """A small sign at the upper right of a token, as the token lies turned."""
        whole = self.token(kind, item)
        side = min(_LARGEST_SIGN, max(_LEAST_SIGN, _SIGN * min(whole.width, whole.height)))
        right, up, turn = _SIGN_RIGHT * whole.width, _SIGN_UP * whole.height, radians(whole.turn)
        x = whole.x + right * cos(turn) + up * sin(turn)
        y = whole.y + right * sin(turn) - up * cos(turn)
        return replace(whole, x=round(x, 2), y=round(y, 2), width=side, height=side, z=item.rest.z + _SIGN_OVER)

    def _dot(self, place: Place) -> Mark | None:
        """A dot on the way; below what is printed there."""
        dot = self._under(MarkKind.DOT, place)
        down = _DOT_DOWN * self._layout.zones[place.zone].slot_size
        return replace(dot, y=dot.y + down) if dot is not None and dot.printed else dot

    def top_of(self, zone_id: str) -> TokenItem | None:
        """The token that lies on top of a zone."""
        lying = [item for item in self._items.values() if item.at.zone == zone_id]
        return max(lying, key=lambda item: item.at.slot, default=None)

    def number(self, item: TokenItem, number: int) -> Mark:
        """The order in which a token was picked up."""
        pose = item.rest
        high = self._art.anchor(item.true_face)[1] * pose.scale
        x, y = _beyond(pose, -high)
        return Mark(MarkKind.ORDER, x, y - pose.raised, label=str(number), z=Z_OVER + 1)

    def plan(self, steps: Iterable[PlanStep]) -> list[Mark]:
        """Every step as a number on what is taken, and the same number where it goes."""
        found: list[Mark] = []
        starts: dict[Place, int] = {}
        ends: dict[Place, list[str]] = {}
        for number, step in enumerate(steps, 1):
            item = self._items.get(step.token)
            if item is not None and step.home is not None:
                if item.at.zone == step.home.zone and self._layout.is_own_hand(self._layout.zones[step.home.zone]):
                    found.append(self._on_card(item, str(number)))
                else:
                    spots = self._layout.zones[step.home.zone].kind is ZoneKind.SPOTS
                    found += self._corner(step.home if spots else Place(step.home.zone), str(number), starts)
            if step.to is not None:
                ends.setdefault(step.to, []).append(str(number))
        for place, numbers in ends.items():
            found += self._foot(place, numbers)
        return found

    def ideas(self, ideas: Sequence[LetteredIdea]) -> list[Mark]:
        """The letter of each idea on what it takes, and where that goes, unless all go to one place."""
        found: list[Mark] = []
        starts: dict[Place, int] = {}
        ends: dict[Place, list[str]] = {}
        held: dict[TokenId, list[str]] = {}
        for idea in ideas:
            for token in idea.tokens:
                item = self._items.get(token)
                if item is not None and self._layout.zones[item.at.zone].kind in _BY_TOKEN:
                    held.setdefault(token, []).append(idea.letter)
                elif item is not None:
                    spots = self._layout.zones[item.at.zone].kind is ZoneKind.SPOTS
                    found += self._corner(item.at if spots else Place(item.at.zone), idea.letter, starts)
            if idea.to is not None:
                ends.setdefault(idea.to, []).append(idea.letter)
        for token, letters in held.items():
            found += [self._on_card(self._items[token], letter, row) for row, letter in enumerate(letters)]
        for place, letters in ends.items():
            found += self._foot(place, letters) if len(letters) < len(ideas) else []
        return found

    def figures(self, figures: Iterable[Figure]) -> list[Mark]:
        """A number on each thing that a hint compares."""
        found: list[Mark] = []
        for figure in figures:
            item = self._items.get(figure.token)
            if item is None or not item.rest.shown:
                continue
            if self._layout.is_own_hand(self._layout.zones[item.at.zone]):
                found.append(self._on_card(item, str(figure.count)))
            else:
                found += self._corner(item.at, str(figure.count), {})
        return [replace(mark, kind=MarkKind.GOAL) for mark in found]

    def _on_card(self, item: TokenItem, number: str, row: int = 0) -> Mark:
        """A number at the upper left corner of a card of the hand, which the next card leaves free; several stand below
        each other."""
        pose, (width, height) = item.rest, self._art.size(item.true_face)
        left, turn = (width * pose.scale) / 2 - 9, radians(pose.turn)
        up = (height * pose.scale) / 2 - 2 - row * _NUMBERS_APART
        x = pose.x - left * cos(turn) + up * sin(turn)
        y = pose.y - pose.raised - left * sin(turn) - up * cos(turn)
        return Mark(MarkKind.ORDER, round(x, 2), round(y, 2), label=number, z=_Z_NUMBERS)

    def _corner(self, place: Place, number: str, starts: dict[Place, int]) -> list[Mark]:
        """A number at the upper left corner of a place; several stand below each other."""
        area = self._area(place)
        if area is None:
            return []
        row = starts[place] = starts.get(place, -1) + 1
        x, y = area.rect.x + 3, area.rect.y + 3 + row * _NUMBERS_APART
        return [Mark(MarkKind.ORDER, x, y, label=number, z=_Z_NUMBERS)]

    def _foot(self, place: Place, numbers: list[str]) -> list[Mark]:
        """Numbers side by side on the lower edge of a place; at the left edge of a box, whose figure is to be read."""
        area = self._area(place)
        if area is None:
            return []
        (x, y), most = centre_of(area.rect), len(numbers) - 1
        if self._layout.zones[place.zone].kind is ZoneKind.SHEET:
            x = area.rect.x + 3 + most / 2 * _NUMBERS_APART
        else:
            y = area.rect.y + area.rect.height - 9
        apart = min(_NUMBERS_APART, (area.rect.width + 12) / max(1, most))
        return [
            Mark(MarkKind.GOAL, x + (at - most / 2) * apart, y, label=number, z=_Z_NUMBERS)
            for at, number in enumerate(numbers)
        ]

    def _area(self, place: Place) -> Area | None:
        zone = self._layout.zones.get(place.zone)
        if zone is not None and zone.kind is ZoneKind.TRICK:
            # A drop may end anywhere in the trick; what is marked is the place of one card.
            (width, height), centre = self._art.size(PLACE_FACE), self._layout.centre(place)
            return Area(place, around(centre.x, centre.y, width * zone.scale, height * zone.scale))
        area = self._areas.get(place)
        if area is None and place.zone in self._layout.zones:
            zone = self._layout.zones[place.zone]
            if zone.kind is ZoneKind.SHEET:
                return Area(place, SheetGrid(zone).box(place.slot))
            if zone.kind is not ZoneKind.SPOTS:
                return self._areas.get(Place(place.zone))
        return area

    def _zone_of(self, token: TokenId) -> ZoneSpec | None:
        item = self._items.get(token)
        return self._layout.zones.get(item.at.zone) if item is not None else None

    def _between_spots(self, change: Change) -> bool:
        zones = self._layout.zones
        return all(zones[place.zone].kind is ZoneKind.SPOTS for place in (change.before.place, change.after.place))

    def _under(self, kind: MarkKind, place: Place) -> Mark | None:
        """A round mark of a place under what stands there."""
        mark, printed = self.place(kind, place), self._layout.zones[place.zone].printed
        return None if mark is None else replace(mark, round=True, z=Z_UNDER, printed=printed)


def _paved(zone: ZoneSpec) -> bool:
    """Whether the slots of a zone lie edge to edge, as the squares of a board."""
    if zone.round or len(zone.slots) < 2:
        return False
    first, *others = zone.slots
    return min(abs(first.x - slot.x) + abs(first.y - slot.y) for slot in others) <= zone.slot_size


def _close(marks: Iterable[Mark]) -> list[list[Mark]]:
    """Mark in groups whose frames would cross."""
    groups: list[list[Mark]] = []
    for mark in marks:
        near = [group for group in groups if any(_cross(mark, other) for other in group)]
        groups = [group for group in groups if group not in near]
        groups.append([mark, *(other for group in near for other in group)])
    return groups


def _cross(first: Mark, second: Mark) -> bool:
    across = abs(first.x - second.x) - (first.width + second.width) / 2
    down = abs(first.y - second.y) - (first.height + second.height) / 2
    return max(across, down) < _FRAMES


def _round_all(marks: list[Mark]) -> Mark:
    """One mark round several; over all of them."""
    if len(marks) == 1:
        return marks[0]
    left, right = min(m.x - m.width / 2 for m in marks), max(m.x + m.width / 2 for m in marks)
    top, bottom = min(m.y - m.height / 2 for m in marks), max(m.y + m.height / 2 for m in marks)
    x, y, z = (left + right) / 2, (top + bottom) / 2, max(m.z for m in marks)
    return Mark(marks[0].kind, round(x, 2), round(y, 2), right - left, bottom - top, z=z)


def _ringed(mark: Mark) -> Mark:
    """The same mark as a circle round whatever is small."""
    side = max(mark.width, mark.height)
    return replace(mark, width=side, height=side, round=True) if side < _SMALL else mark


def _beyond(pose: Pose, down: float) -> tuple[float, float]:
    """The point so far below the middle of a token, as the token lies turned."""
    turn = radians(pose.turn)
    return round(pose.x - down * sin(turn), 2), round(pose.y + down * cos(turn), 2)
