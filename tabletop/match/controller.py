"""Between a hand and the rules: a gesture becomes an action, an arrangement, a question, or a refusal. No Qt."""

from __future__ import annotations

from typing import Any

import msgspec

from tabletop.core.chance import Chance, LiveChance
from tabletop.core.game import Offer
from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Refusal, Seat, TokenId
from tabletop.core.table import TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import Text
from tabletop.core.view import Button, CueKind, View
from tabletop.match.guidance import clickable
from tabletop.match.log import Entry
from tabletop.match.match import Match

NOTHING_THERE = "core.no_meaning"
"""The rule that answers a click that means nothing; its `why` says what could be clicked."""
_CLOTH = (ZoneKind.FAN, ZoneKind.ROW, ZoneKind.SCATTER, ZoneKind.TRICK, ZoneKind.STACKS)
"""Where bare cloth lies between the tokens."""


class Choices(msgspec.Struct, frozen=True):
    """A gesture has several legal meanings: the table asks which, with the `question` of the game, if that has one.
    `confirms`: it has one meaning, and the table asks whether it was meant, since the match may end by it."""

    offers: tuple[Offer, ...]
    confirms: bool = False
    question: Text | None = None


class Arranged(msgspec.Struct, frozen=True):
    """The gesture only laid tokens as the player likes; no action was meant."""


class Ignored(msgspec.Struct, frozen=True):
    """Bare cloth was touched: nothing is said."""


class _Findings(msgspec.Struct):
    """What was found out about one state, so that a hand is interpreted and judged once.

    state: the whole truth; the findings hold as long as it is the present one.
    masked: what the seat may know of it.
    view: what the seat sees of it, before it lays tokens as it likes.
    meanings: what gestures mean.
    drops: for tokens carried together, what each place may mean on which they may be dropped.
    """

    state: Any
    masked: Any
    view: View
    meanings: dict[Gesture, tuple[Action, ...]]
    drops: dict[tuple[TokenId, ...], dict[Place, set[Action | Place]]]


class RuleController:
    """The hands of one local seat."""

    def __init__(self, match: Match[Any], seat: Seat) -> None:
        self.match = match
        self.seat = seat
        self.spec: TableSpec = match.game.table(match.setup)
        self._zones = {zone.id: zone for zone in self.spec.zones}
        self._takes_laid = frozenset(target for zone in self.spec.zones for target in zone.arrange_with)
        self._laid: dict[TokenId, tuple[Placement, Place]] = {}
        self._order: dict[str, list[TokenId]] = {}
        self._findings = self._find()

    def _found(self) -> _Findings:
        """The findings about the present state."""
        if self._findings.state is not self.match.state:
            self._findings = self._find()
        return self._findings

    def _find(self) -> _Findings:
        known = self.match.masked(self.seat)
        return _Findings(self.match.state, known, self.match.game.view(known, self.seat), {}, {})

    def view(self, viewer: Seat | None = None) -> View:
        """What `viewer` sees (this seat unless given), with this seat's own arrangement of tokens."""
        return self._arranged(self._found().view if viewer in (None, self.seat) else self.match.view(viewer))

    def ordered_zones(self) -> frozenset[str]:
        """The zones whose order the player has chosen."""
        return frozenset(self._order)

    def legal(self) -> tuple[Offer, ...]:
        """Everything that this seat may do, in words."""
        game, known = self.match.game, self._found().masked
        return tuple(Offer(a, game.describe(known, a)) for a in game.legal(self.match.state, self.seat))

    def movable(self) -> frozenset[TokenId]:
        """The tokens that some legal action of this seat uses, and those with which it would mean the same."""
        game, state = self.match.game, self.match.state
        actions = game.legal(state, self.seat)
        named = frozenset(token for action in actions for token in action.tokens)
        own = frozenset(p.token for p in self._found().view.placements if p.owner == self.seat)
        # A die or the stock is nobody's: an own piece in its stead would mean nothing, whatever `canonical` drops.
        used = {token: a for a in actions if own.issuperset(a.tokens) for token in a.tokens}
        alike = (
            token
            for token in own - named
            if any(game.canonical(state, _with(action, one, token)) == action for one, action in used.items())
        )
        return named.union(alike)

    def selected_with(self, token: TokenId) -> tuple[TokenId, ...]:
        """The tokens that a click on this one takes up together."""
        return self.match.game.selected_with(self._found().masked, self.seat, token)

    def targets(self, tokens: tuple[TokenId, ...]) -> frozenset[Place]:
        """The places on which these tokens, carried together, may be dropped."""
        return frozenset(self._drops(tokens))

    def is_open(self, tokens: tuple[TokenId, ...]) -> bool:
        """Whether it has to be said where these tokens go: not all places on which they may be dropped mean the
        same."""
        return len({meant for drop in self._drops(tokens).values() for meant in drop}) > 1

    def thrown_by_tap(self, tokens: tuple[TokenId, ...], to: Place | None, button: str = "") -> tuple[TokenId, ...]:
        """The dice that a tap on tokens or a place throws; none where it means something else, is not legal, or is not
        what a button means that is named."""
        meant = self.meanings(Gesture(GestureKind.TAP, self.seat, tokens, to))
        if len(meant) != 1 or self._verdict(meant[0]) is not None:
            return ()
        if button and self.meanings(Gesture(GestureKind.BUTTON, self.seat, button=button)) != meant:
            return ()
        # Which dice roll does not hang on what they will show, and nothing else is read of this throw.
        game, state = self.match.game, self.match.state
        after = game.apply(state, meant[0], LiveChance(0))
        return tuple(cue.token for cue in game.cues(state, meant[0], after) if cue.kind is CueKind.ROLL)

    def grows(self, tokens: tuple[TokenId, ...]) -> bool:
        """Whether other tokens may go together with these."""
        legal = self.match.game.legal(self.match.state, self.seat)
        larger = [set(action.tokens) for action in legal if len(action.tokens) > len(tokens)]
        named = {token for held in larger for token in held}
        # An equal token may stand for one of those that are named.
        return any(held.issuperset(tokens) for held in larger) or (bool(larger) and named.isdisjoint(tokens))

    def _drops(self, tokens: tuple[TokenId, ...]) -> dict[Place, set[Action | Place]]:
        """What each place may mean on which these tokens may be dropped; the place itself, where they are only laid
        there."""
        kept = self._found().drops
        if tokens not in kept:
            kept[tokens] = self._find_drops(tokens)
        return kept[tokens]

    def _find_drops(self, tokens: tuple[TokenId, ...]) -> dict[Place, set[Action | Place]]:
        game, state, view = self.match.game, self.match.state, self.view()
        here = {p.token: p.place for p in view.placements}
        legal = frozenset(game.legal(state, self.seat))
        found: dict[Place, set[Action | Place]] = {}
        for place in self._drop_places():
            drag = Gesture(GestureKind.DRAG, self.seat, tokens, place)
            meant: set[Action | Place] = set(legal.intersection(game.canonical(state, a) for a in self.meanings(drag)))
            if place != here.get(tokens[0]) and self._may_arrange(view, drag):
                meant.add(place)
            if meant:
                found[place] = meant
        return found

    def attempt(
        self, gesture: Gesture, seen: int | None = None, at_ms: int = 0, chance: Chance | None = None
    ) -> Entry | Refusal | Choices | Arranged | Ignored:
        """Judge a gesture and play it if it is legal."""
        view = self.view()
        if self._arrange(view, gesture):
            return Arranged()
        meanings = self.meanings(gesture) or self._meanings_of_touch(view, gesture)
        if not meanings:
            return self._no_meaning(view, gesture)
        if len(meanings) > 1:
            legal = tuple(action for action in meanings if self._verdict(action) is None)
            if len(legal) > 1:
                game, known = self.match.game, self._found().masked
                return Choices(game.offers(known, legal), question=game.question(known, legal))
            meanings = legal or meanings
        return self.confirmation(meanings[0]) or self.match.submit(meanings[0], seen, at_ms, chance)

    def confirmation(self, action: Action) -> Choices | None:
        """What the table asks before a legal action that may end the match by word alone; None before any other."""
        game, info = self.match.game, self.match.game.info
        if action.verb not in info.ending_verbs | info.confirm_verbs or self._verdict(action) is not None:
            return None
        return Choices(game.offers(self._found().masked, (action,)), confirms=True)

    def take(
        self, action: Action, seen: int | None = None, at_ms: int = 0, chance: Chance | None = None
    ) -> Entry | Refusal:
        """Play an action chosen from a list."""
        return self.match.submit(action, seen, at_ms, chance)

    def meanings(self, gesture: Gesture) -> tuple[Action, ...]:
        """What a gesture of this seat may mean, legal or not."""
        found = self._found()
        if self._laid:
            gesture = msgspec.structs.replace(gesture, laid=tuple(self._laid_now(found.view).items()))
        if gesture not in found.meanings:
            found.meanings[gesture] = self.match.game.interpret(found.masked, gesture)
        return found.meanings[gesture]

    def _meanings_of_touch(self, view: View, gesture: Gesture) -> tuple[Action, ...]:
        """What is nobody's and can go nowhere, a die, is only touched: tossed anywhere it means the same as a tap."""
        if gesture.kind is not GestureKind.DRAG or len(gesture.tokens) != 1:
            return ()
        here = next((p for p in view.placements if p.token == gesture.tokens[0]), None)
        if here is None or here.owner is not None or self.targets(gesture.tokens) - {here.place}:
            return ()
        return self.meanings(Gesture(GestureKind.TAP, gesture.seat, gesture.tokens))

    def _verdict(self, action: Action) -> Refusal | None:
        return self.match.game.check(self.match.state, action)

    def _no_meaning(self, view: View, gesture: Gesture) -> Refusal | Ignored:
        game, state = self.match.game, self.match.state
        tapped = gesture.kind is GestureKind.TAP
        if tapped and gesture.to is not None and self._zones[gesture.to.zone].kind in _CLOTH:
            return Ignored()
        if game.result(state) is not None:
            return Refusal(game.rule_alias("core.match_over"))
        is_active = self.seat in game.active(state)
        explained = self._why_not(gesture.tokens) if (tapped or not is_active) and gesture.tokens else None
        if explained is not None:
            return explained
        if not is_active:
            return Refusal(game.rule_alias("core.not_your_turn"))
        if gesture.kind is GestureKind.DRAG and gesture.to is None:
            return Refusal(game.rule_alias("core.no_place"))
        buttons = [button for button in view.buttons if button.seat in (None, self.seat) and not self._ends(button)]
        why = clickable(self.seat, view.placements, buttons, self._zones, self.movable(), game.legal(state, self.seat))
        return Refusal(NOTHING_THERE, why=why, quiet=True)

    def _ends(self, button: Button) -> bool:
        """Whether a button may end the match by word alone: nobody is told to press it."""
        info = self.match.game.info
        meant = self.meanings(Gesture(GestureKind.BUTTON, self.seat, button=button.id))
        return any(action.verb in info.ending_verbs | info.confirm_verbs for action in meant)

    def _why_not(self, tokens: tuple[TokenId, ...]) -> Refusal | None:
        """Why tokens cannot be moved, of which nothing says where they were meant to go: the answer of the place where
        they get farthest, which is the one against which the last check speaks."""
        game, state = self.match.game, self.match.state
        rank = {check.rule: number for number, check in enumerate(game.checks)}
        found: dict[tuple[bool, int], Refusal] = {}
        for place in self._drop_places():
            open_to_all = self._zones[place.zone].seat in (None, self.seat)
            for action in self.meanings(Gesture(GestureKind.DRAG, self.seat, tokens, place)):
                refusal = game.check(state, action)
                if refusal is not None:
                    found.setdefault((open_to_all, rank.get(refusal.rule, -1)), refusal)
        return found[max(found)] if found else None

    def _drop_places(self) -> list[Place]:
        places = []
        for zone in self.spec.zones:
            if zone.kind is ZoneKind.SPOTS:
                places += [Place(zone.id, slot) for slot in range(len(zone.slots))]
            elif zone.kind is ZoneKind.SHEET and zone.sheet is not None:
                columns = len(zone.sheet.columns)
                places += [
                    Place(zone.id, row * columns + column)
                    for row, spec in enumerate(zone.sheet.rows)
                    for column in range(columns)
                    if spec.box
                ]
            elif zone.kind is ZoneKind.TRICK:
                places.append(Place(zone.id, self.seat))
            else:
                places.append(Place(zone.id))
        return places

    # The player's own arrangement

    def _may_arrange(self, view: View, gesture: Gesture) -> bool:
        """Whether all carried tokens may be laid on the place of the gesture without an action."""
        if gesture.to is None or gesture.to.zone not in self._takes_laid:
            return False
        places = {p.token: p for p in view.placements}
        if not gesture.tokens or any(token not in places for token in gesture.tokens):
            return False
        target, known = gesture.to.zone, self._found().masked
        return all(
            target in self._zones[places[token].place.zone].arrange_with
            and self._zones[places[token].place.zone].seat in (None, self.seat)
            and self.match.game.may_arrange(known, self.seat, token, target)
            for token in gesture.tokens
        )

    def _arrange(self, view: View, gesture: Gesture) -> bool:
        if gesture.kind is GestureKind.TAP and len(gesture.tokens) == 1:
            gesture = self._tap_as_drag(view, gesture)
        if gesture.kind is not GestureKind.DRAG or gesture.to is None or not self._may_arrange(view, gesture):
            return False
        target = self._zones[gesture.to.zone]
        self._found().drops.clear()
        self._lay(view, target, gesture)
        if target.id in target.arrange_with:
            self._reorder(self.view(), target, gesture)
        return True

    def _tap_as_drag(self, view: View, gesture: Gesture) -> Gesture:
        """A tap on a token that can lie in one of two zones brings it to the other."""
        token = view.find(gesture.tokens[0])
        home = token.place.zone if token is not None else ""
        others = [zone for zone in self._zones[home].arrange_with if zone != home] if home else []
        if len(others) != 1:
            return gesture
        return msgspec.structs.replace(gesture, kind=GestureKind.DRAG, to=Place(others[0]))

    def _reorder(self, view: View, zone: ZoneSpec, gesture: Gesture) -> None:
        lying = sorted((p for p in view.placements if p.place.zone == zone.id), key=lambda p: p.place.slot)
        order = [p.token for p in lying]
        assert gesture.to is not None
        at = min(max(gesture.to.slot, 0), len(order))
        before = [token for token in order[:at] if token not in gesture.tokens]
        after = [token for token in order[at:] if token not in gesture.tokens]
        self._order[zone.id] = [*before, *gesture.tokens, *after]

    def _lay(self, view: View, zone: ZoneSpec, gesture: Gesture) -> None:
        truth = {p.token: p for p in self._found().view.placements}
        # What was laid elsewhere may come back to its slot.
        taken = {p.place.slot for p in (*view.placements, *truth.values()) if p.place.zone == zone.id}
        assert gesture.to is not None
        slot = gesture.to.slot
        here = {p.token for p in view.placements if p.place.zone == zone.id}
        for token in gesture.tokens:
            if token in here:
                continue
            if truth[token].place.zone == zone.id:
                self._laid.pop(token, None)
                continue
            while slot in taken:
                slot = (slot + 1) % (len(zone.slots) or len(truth) + 1)
            taken.add(slot)
            self._laid[token] = (truth[token], Place(zone.id, slot))

    def _arranged(self, view: View) -> View:
        """The view with tokens where the player laid them."""
        if not self._laid and not self._order:
            return view
        laid = self._laid_now(view)
        placements = [
            msgspec.structs.replace(p, place=laid[p.token]) if p.token in laid else p for p in view.placements
        ]
        for zone, order in self._order.items():
            placements = _in_order(placements, zone, order)
        shown = msgspec.structs.replace(view, placements=tuple(placements))
        known = self._found().masked if view.seat == self.seat else self.match.masked(view.seat)
        return self.match.game.arranged(known, shown, laid)

    def _laid_now(self, view: View) -> dict[TokenId, Place]:
        """Where the player laid tokens; what has moved or changed its face since is forgotten."""
        here = {p.token: p for p in view.placements}
        self._laid = {token: laid for token, laid in self._laid.items() if here.get(token) == laid[0]}
        return {token: place for token, (_, place) in self._laid.items()}


def _with(action: Action, token: TokenId, other: TokenId) -> Action:
    """The action with another token in place of this one."""
    return msgspec.structs.replace(action, tokens=tuple(other if one == token else one for one in action.tokens))


def _in_order(placements: list[Placement], zone: str, order: list[TokenId]) -> list[Placement]:
    lying = sorted((p for p in placements if p.place.zone == zone), key=lambda p: p.place.slot)
    rank = {token: index for index, token in enumerate(order)}
    lying.sort(key=lambda p: rank.get(p.token, len(rank)))
    slots = {p.token: slot for slot, p in enumerate(lying)}
    return [
        msgspec.structs.replace(p, place=Place(zone, slots[p.token])) if p.token in slots else p for p in placements
    ]
