"""The table in sentences, for whoever does not see it: whose turn it is, what lies where, what may be done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from tabletop.core.game import Offer
from tabletop.core.model import Placement, TokenId
from tabletop.core.table import ZoneKind, ZoneSpec
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, Text, say
from tabletop.core.view import CaptionFact, CellFact, CellStyle, NoteFact, PlateFact, SignFact, View
from tabletop.ui.common.language import Words
from tabletop.ui.common.speaking import Naming
from tabletop.ui.table import speech

ABOUT = QT_TRANSLATE_NOOP("Table", "{subject}: {told}.", "what is told of a player or of a box")
HOLDS = QT_TRANSLATE_NOOP("Table", "{zone} – {told}.", "what lies in a part of the table")
SEVERAL = QT_TRANSLATE_NOOP("Table", "{count} × {thing}", "equal pieces or cards")
MANY = PLURAL_NOOP("Table", "%n piece(s) or card(s)", "", 1)
ON_TOP = PLURAL_NOOP("Table", "%n piece(s) or card(s), on top: {token}", "", 1)
MOVE = QT_TRANSLATE_NOOP("Table", "Possible: {move}.", "one of the moves that may be made now")
HOW_MANY_MOVES = PLURAL_NOOP("Table", "There are %n possible move(s).", "", 1)
NOTHING = QT_TRANSLATE_NOOP("Table", "There is nothing to be done at this moment.")
_FEW_KINDS, _FEW_MOVES = 4, 3


class TableReport:
    """One view in words. `seen`: the tokens that can be seen; `offers`: what may be done by whoever is listening."""

    def __init__(
        self, view: View, zones: Sequence[ZoneSpec], seen: Collection[TokenId], offers: Sequence[Offer], naming: Naming
    ) -> None:
        self._view = view
        self._zones = zones
        self._seen = [p for p in view.placements if p.token in seen]
        self._offers = offers
        self._naming = naming

    @property
    def _words(self) -> Words:
        return self._naming.words

    def in_short(self) -> list[str]:
        """Whose turn it is; what each part of the table holds, grouped; how much may be done."""
        lying = [self._about(zone, self._grouped(zone)) for zone in self._zones if self._in(zone)]
        return [*self._turn(), *self._facts(), *lying, *self._moves(_FEW_MOVES)]

    def in_full(self) -> list[str]:
        """The same with every token, every box and every move."""
        return [*self._turn(), *self._facts(), *self._each(), *self._moves(len(self._offers))]

    def _turn(self) -> list[str]:
        notes = [self._words.say(fact.text) for fact in self._view.facts if isinstance(fact, NoteFact)]
        return [self._words.say(self._view.prompt), *(f"{note}." for note in notes)]

    def _facts(self) -> list[str]:
        """What plates and signs tell."""
        labels = {zone.id: zone.label for zone in self._zones}
        found = []
        for fact in self._view.facts:
            if isinstance(fact, PlateFact):
                found.append(self._words.say(say(ABOUT, subject=SeatName(fact.seat), told=fact.text)))
            elif isinstance(fact, SignFact) or (isinstance(fact, CaptionFact) and self._adds(fact, labels)):
                found.append(self._words.say(say(HOLDS, zone=labels[fact.zone], told=fact.text)))
        return found

    def _adds(self, fact: CaptionFact, labels: dict[str, Text]) -> bool:
        """Whether a caption tells more than what its zone is called."""
        return fact.text != labels[fact.zone] and any(placement.place.zone == fact.zone for placement in self._seen)

    def _in(self, zone: ZoneSpec) -> list[Placement]:
        return sorted((p for p in self._seen if p.place.zone == zone.id), key=lambda p: p.place.slot)

    def _about(self, zone: ZoneSpec, told: str) -> str:
        return self._words.say(say(HOLDS, zone=zone.label, told=told))

    def _grouped(self, zone: ZoneSpec) -> str:
        """What lies in a zone: equal things together, only their number where there are many kinds."""
        lying, words = self._in(zone), self._words
        if zone.kind is ZoneKind.PILE:
            count, top = self._count(zone), self._naming.token(lying[-1].token)
            return words.say(say(ON_TOP, count, token=top)) if count > 1 else top
        if zone.kind is ZoneKind.STACKS:
            return words.say(say(speech.COUNTERS, self._count(zone)))
        kinds = Counter(self._naming.token(placement.token) for placement in lying)
        if len(kinds) > _FEW_KINDS and zone.kind is not ZoneKind.SPOTS:
            return words.say(MANY, len(lying))
        return words.listed(self._counted(thing, count) for thing, count in kinds.items())

    def _count(self, zone: ZoneSpec) -> int:
        return sum(1 for placement in self._view.placements if placement.place.zone == zone.id)

    def _counted(self, thing: str, count: int) -> str:
        return self._words.say(say(SEVERAL, count=count, thing=thing)) if count > 1 else thing

    def _each(self) -> list[str]:
        """Every token where it lies, and every box in which something stands."""
        words, found = self._words, []
        for zone in self._zones:
            lying = self._in(zone)
            if zone.kind is ZoneKind.SPOTS:
                spots = Counter((self._naming.token(p.token), self._naming.place(p.place)) for p in lying)
                for (thing, place), count in spots.items():
                    found.append(words.say(say(speech.TOKEN_AT, token=self._counted(thing, count), place=place)) + ".")
            elif zone.kind in (ZoneKind.PILE, ZoneKind.STACKS) and lying:
                found.append(self._about(zone, self._grouped(zone)))
            elif lying:
                kinds = Counter(self._naming.token(placement.token) for placement in lying)
                found.append(self._about(zone, words.listed(self._counted(*kind) for kind in kinds.items())))
        return found + [self._cell(fact) for fact in self._view.facts if isinstance(fact, CellFact)]

    def _cell(self, fact: CellFact) -> str:
        place, words = self._naming.place(fact.place), self._words
        if fact.style is CellStyle.OFFER:
            return words.say(say(speech.OFFERED, place=place, points=fact.value)) + "."
        return words.say(say(ABOUT, subject=place, told=fact.value))

    def _moves(self, most: int) -> list[str]:
        """What may be done: each move, or only their number where there are more than `most`."""
        words, labels = self._words, list(dict.fromkeys(offer.label for offer in self._offers))
        if not labels:
            return [words.say(NOTHING)]
        if len(labels) > most:
            return [words.say(HOW_MANY_MOVES, len(labels))]
        return [words.say(say(MOVE, move=label)) for label in labels]
