"""From the difference of two views to movements: what moves how, when and how long. Durations as in the look."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from math import hypot

from tabletop.core.model import Place, Placement, TokenId, TokenKind
from tabletop.core.table import Point, ZoneKind
from tabletop.core.view import Cue, CueKind
from tabletop.ui.table.changes import Change
from tabletop.ui.table.easing import Curve
from tabletop.ui.table.items import TokenItem
from tabletop.ui.table.layout import TableLayout
from tabletop.ui.table.motion import Track
from tabletop.ui.table.pose import Pose
from tabletop.ui.table.routes import Part, Route
from tabletop.ui.table.tumbling import KNOCK, LAID, MOUTH, RATTLE, THROW, Hand, Throw, tumbles

STEP = "step"
"""The sound of a square that a piece passes."""
REFUSED_MS = 220.0
PRIZE_MS = 500.0
"""How long a prize is on its way to a plate."""
RESEAT_MS = 600.0
"""How long players need who change places."""
_REFLOW_MS = 180.0
_DEAL_MS, _DEAL_NEXT_MS, _DEAL_ALL_MS = 240.0, 70.0, 1600.0
_PLAY_MS = 280.0
_LAST_MS, _LAST_ARC, _LAST_STAMP = 560.0, 40.0, 0.12
"""The last card of a hand falls from higher up."""
_SWEEP_MS = 260.0
_FLIP_MS = 260.0
_HOP_ALL_MS = 1100.0
_HOPS = {CueKind.HOP: (90.0, 7.0, Curve.OUT_QUAD), CueKind.JUMP: (320.0, 40.0, Curve.IN_OUT_QUAD)}
"""Milliseconds for each place on the way, height of the arc, and how it speeds up."""
_GLIDE_MS = 600.0
"""How long a piece needs for a way that is drawn on the board."""
_FLY_MS, _FLY_ARC = 320.0, 60.0
_LAY_MS, _LAID = 180.0, 0.7
_STAMP_MS, _STAMP = 120.0, 0.15
_TOPPLE_AFTER_MS, _TOPPLE_MS = 300.0, 800.0
_NEVER_TURNED = (TokenKind.DIE, TokenKind.PICTURE)
"""What shows another face without being turned over like a card."""


def tracks(
    layout: TableLayout,
    items: Mapping[TokenId, TokenItem],
    changes: Iterable[Change],
    cues: Iterable[Cue],
    shaken: Hand | None = None,
) -> list[Track]:
    """The movements from one view to the next. The items have their new `rest` and `true_face`, and stand where they
    were. `shaken`: the cup or the hand in which the dice are that are thrown."""
    told = {cue.token: cue for cue in cues}
    everything = list(changes)
    found: list[Track] = []
    landing = 0.0
    flights: list[Change] = []
    toppled: list[TokenItem] = []
    rolled: list[tuple[Cue, Placement]] = []
    for change in everything:
        cue = told.get(change.after.token)
        if cue is not None and cue.kind is CueKind.ROLL:
            rolled.append((cue, change.after))
            continue
        if cue is not None and cue.kind is CueKind.FLY:
            flights.append(change)
            continue
        if change.after.token in layout.fallen and not change.moved:
            toppled.append(items[change.after.token])
            continue
        track = _track(layout, items[change.after.token], change, cue)
        is_plain = cue is None or cue.kind is CueKind.SLIDE
        if track is not None and is_plain and _falls(layout, items, change):
            track = Track(
                items[change.after.token], _LAST_MS, curve=Curve.IN_OUT_QUAD, arc=_LAST_ARC, flip=track.flip,
                stamp=_LAST_STAMP,
            )  # fmt: skip
        if track is not None:
            found.append(track)
            if cue is not None and cue.kind in _HOPS:
                landing = max(landing, track.ms)
    found += _rolls(layout, items, rolled, shaken)
    for change in flights:
        item = items[change.after.token]
        ms = PRIZE_MS if layout.zones[change.after.place.zone].on_plate else _FLY_MS
        found.append(Track(item, ms, landing, Curve.IN_OUT_QUAD, arc=_FLY_ARC))
    _stagger(layout, found, everything, told)
    return [*found, *_topples(toppled, max((track.delay_ms + track.ms for track in found), default=0.0))]


def _topples(items: Iterable[TokenItem], landed_ms: float) -> list[Track]:
    """What falls over, once everything else has come to rest."""
    fallen = [item for item in items if item.now != item.rest]
    return [Track(item, _TOPPLE_MS, landed_ms + _TOPPLE_AFTER_MS, Curve.OUT_BOUNCE, lifted=False) for item in fallen]


def _track(layout: TableLayout, item: TokenItem, change: Change, cue: Cue | None) -> Track | None:
    if cue is not None and cue.kind in _HOPS and cue.path:
        route = _route(layout, item, change.before.place, _from_here(cue.path, change), cue.kind)
        return Track(item, route.ms, route=route, heard=_counted(route, cue))
    if cue is not None and cue.kind is CueKind.STAMP:
        return Track(item, _STAMP_MS, curve=Curve.OUT_QUAD, stamp=_STAMP)
    flip = item.face != item.true_face and change.after.kind not in _NEVER_TURNED
    if not change.left_zone and not flip and not item.now.shown and not item.rest.shown:
        return None  # covered it was, and covered it stays
    if not change.moved and not flip:
        return None if item.now == item.rest else Track(item, _REFLOW_MS, lifted=False)
    if not change.left_zone and layout.zones[change.after.place.zone].kind in (
        ZoneKind.FAN,
        ZoneKind.ROW,
        ZoneKind.PILE,
        ZoneKind.STACKS,
    ):
        return Track(item, _FLIP_MS if flip else _REFLOW_MS, flip=flip, lifted=flip)
    if change.after.kind is TokenKind.DIE:
        laid = layout.zones[change.after.place.zone].kind is ZoneKind.SPOTS
        return Track(item, _LAY_MS, curve=Curve.OUT_BACK, heard=((_LAID, LAID),) if laid else ())
    if layout.zones[change.after.place.zone].kind is ZoneKind.SPOTS and not flip:
        far = hypot(item.rest.x - item.now.x, item.rest.y - item.now.y)
        return Track(item, min(420.0, 220.0 + 0.4 * far), curve=Curve.IN_OUT_CUBIC)
    return Track(item, _PLAY_MS, flip=flip)


def _falls(layout: TableLayout, items: Mapping[TokenId, TokenItem], change: Change) -> bool:
    """Whether the last card of a hand is laid on the table: none is left, and none comes."""
    hand = change.before.place.zone
    source, goal = layout.zones[hand], layout.zones[change.after.place.zone]
    laid = change.left_zone and source.kind is ZoneKind.FAN and goal.kind is not ZoneKind.FAN
    return laid and not any(item.at.zone == hand for item in items.values())


def _from_here(path: tuple[Place, ...], change: Change) -> tuple[Place, ...]:
    """The squares of a way without the one it starts from, ending where the piece stands now."""
    way = path[1:] if path[0] == change.before.place else path
    return way if way and way[-1] == change.after.place else (*way, change.after.place)


def _route(layout: TableLayout, item: TokenItem, start: Place, path: tuple[Place, ...], kind: CueKind) -> Route:
    """From place to place, with hops, or gliding where a way is drawn between two places."""
    ms, arc, curve = _HOPS[kind]
    steps = list(pairwise((start, *path)))
    hops = sum(step not in layout.ways for step in steps)
    ms = min(ms, _HOP_ALL_MS / max(1, hops))
    at, parts = (item.now.x, item.now.y), list[Part]()
    for step in steps:
        stop = _hop_stop(layout, step[1], item)
        if step in layout.ways:
            parts.append(Part((at, *layout.ways[step], stop), _GLIDE_MS, Curve.IN_OUT_SINE))
        else:
            parts.append(Part((at, stop), ms, curve, arc))
        at = stop
    return Route(parts)


def _counted(route: Route, cue: Cue) -> tuple[tuple[float, str], ...]:
    """What is heard of a piece that goes over several squares: each of them is counted, on the last one it is set
    down."""
    *passed, last = route.stops
    if not passed or cue.kind is not CueKind.HOP:
        return ()
    return (*((stop, STEP) for stop in passed), *([(last, cue.sound)] if cue.sound else []))


def _hop_stop(layout: TableLayout, place: Place, item: TokenItem) -> tuple[float, float]:
    at, end = layout.centre(place), item.rest
    # Where several stand on the last square, the piece lands beside the others.
    return (end.x, end.y) if hypot(at.x - end.x, at.y - end.y) < 9.5 else (at.x, at.y)


def _rolls(
    layout: TableLayout,
    items: Mapping[TokenId, TokenItem],
    rolled: Iterable[tuple[Cue, Placement]],
    shaken: Hand | None,
) -> list[Track]:
    """Dice that are thrown together, out of the cup that their cues name, or the hand, or in from the edge of the
    table."""
    found = []
    thrown: dict[tuple[Place | None, str], list[Placement]] = {}
    for cue, die in rolled:
        thrown.setdefault((cue.path[0] if cue.path else None, die.place.zone), []).append(die)
    for (cup, zone), dice in thrown.items():
        hand = shaken
        if hand is None:
            centre = layout.centre(cup) if cup is not None else None
            hand = Hand(Point(centre.x, centre.y - MOUTH) if centre is not None else None)
        poses = {die.token: (items[die.token].now, items[die.token].rest) for die in dice}
        side = max(layout.size_of(items[dice[0].token].true_face)) * items[dice[0].token].rest.scale
        throw = tumbles(poses, hand, layout.zones[zone].area, side, layout.throws.get(zone, 0))
        for index, die in enumerate(dice):
            heard = _heard(throw) if not index else ()
            tumble = throw.ways[die.token]
            found.append(Track(items[die.token], throw.ms, tumble=tumble, pips=die.pips, side=side, heard=heard))
    return found


def _heard(throw: Throw) -> tuple[tuple[float, str], ...]:
    """What is heard of a throw, with the parts of its time."""
    gathered = [(0.0, RATTLE)] if throw.poured > 0 else []
    knocks = [(at, KNOCK) for at in throw.knocks]
    return tuple((at / throw.ms, name) for at, name in [*gathered, (throw.poured, THROW), *knocks])


def dealt(
    layout: TableLayout, items: Mapping[TokenId, TokenItem], placements: Mapping[TokenId, Placement]
) -> list[Track]:
    """The movements of a first deal: every card of a hand comes face down from the stock, one round after the other.
    The cards wait unseen where the stock lies. Nothing, where no pile lies face down."""
    closed = [p for p in placements.values() if p.face is None and layout.zones[p.place.zone].kind is ZoneKind.PILE]
    hands = [p for p in placements.values() if layout.zones[p.place.zone].kind is ZoneKind.FAN]
    if not closed or not hands:
        return []
    stock = items[max(closed, key=lambda p: p.place.slot).token].rest
    hands.sort(key=lambda p: (p.place.slot, p.place.zone))
    apart = min(_DEAL_NEXT_MS, (_DEAL_ALL_MS - _DEAL_MS) / max(1, len(hands) - 1))
    found = []
    for index, placement in enumerate(hands):
        item = items[placement.token]
        item.face = placement.back or item.true_face
        item.now = Pose(stock.x, stock.y, stock.scale, z=stock.z, shown=False)
        found.append(Track(item, _DEAL_MS, index * apart, flip=item.face != item.true_face))
    return found


def _stagger(layout: TableLayout, found: list[Track], changes: list[Change], told: Mapping[TokenId, Cue]) -> None:
    """Several tokens from one pile into hands or rows are dealt one after the other, and so are counters paid; from
    anywhere else they go together."""
    kinds = {
        change.after.token: change
        for change in changes
        if change.left_zone and (change.after.token not in told or change.after.kind is TokenKind.COUNTER)
    }
    dealt: list[tuple[int, Track]] = []
    swept: list[Track] = []
    for track in found:
        change = kinds.get(track.item.token)
        if change is None:
            continue
        source = layout.zones.get(change.before.place.zone)
        if source is not None and source.kind in (ZoneKind.PILE, ZoneKind.STACKS):
            dealt.append((change.before.place.slot, track))
        elif layout.zones[change.after.place.zone].kind is ZoneKind.PILE:
            swept.append(track)
    if len(dealt) > 1:
        apart = min(_DEAL_NEXT_MS, (_DEAL_ALL_MS - _DEAL_MS) / (len(dealt) - 1))
        # The top of the pile goes first.
        for index, (_, track) in enumerate(sorted(dealt, key=lambda one: -one[0])):
            track.ms, track.delay_ms = _DEAL_MS, index * apart
    if len(swept) > 1:
        for track in swept:
            track.ms = _SWEEP_MS
