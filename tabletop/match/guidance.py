"""What a seat could click now, in a sentence: the answer to a click that means nothing. It follows from what is legal
and what the seat sees, so it tells no secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping

from tabletop.core.model import Action, Placement, Seat, TokenId, TokenKind
from tabletop.core.table import ZoneKind, ZoneSpec
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Arg, SeatName, Text, say
from tabletop.core.view import Button, ButtonKind

CLICK = QT_TRANSLATE_NOOP("Table", "{player} can click {things}.", "the answer to a click that means nothing")
_KINDS = {
    TokenKind.CARD: PLURAL_NOOP("Table", "one of %n card(s)", "what can be clicked", 1),
    TokenKind.PIECE: PLURAL_NOOP("Table", "one of %n piece(s)", "what can be clicked", 1),
    TokenKind.DIE: PLURAL_NOOP("Table", "one of %n die(s)", "what can be clicked", 1),
    TokenKind.COUNTER: PLURAL_NOOP("Table", "one of %n counter(s)", "what can be clicked", 1),
    TokenKind.PICTURE: PLURAL_NOOP("Table", "one of %n picture(s)", "what can be clicked", 1),
}
_NAMED = QT_TRANSLATE_NOOP("Table", "“{button}”", "a button that can be clicked, in quotation marks")
_BUTTONS = PLURAL_NOOP("Table", "one of %n button(s)", "what can be clicked", 1)
_COMMA = QT_TRANSLATE_NOOP("Table", "{things}, {next}", "what can be clicked, but for the last")
_OR = QT_TRANSLATE_NOOP("Table", "{things} or {last}", "what can be clicked: one or another of several")
_FEW_BUTTONS = 2


def clickable(
    seat: Seat,
    placements: Iterable[Placement],
    buttons: Iterable[Button],
    zones: Mapping[str, ZoneSpec],
    movable: Collection[TokenId],
    legal: Iterable[Action],
) -> Text | None:
    """What a seat may click of the tokens and buttons that it sees; None if there is nothing."""
    piles: dict[str, Text] = {}
    kinds = Counter[TokenKind]()
    for placement in placements:
        zone = zones[placement.place.zone]
        if placement.token not in movable:
            continue
        if zone.kind is ZoneKind.PILE and placement.owner is None:
            piles[zone.id] = _named(zone.label)
        else:
            kinds[placement.kind] += 1
    for action in legal:
        if not action.tokens and action.to is not None and zones[action.to.zone].kind is ZoneKind.SHEET:
            piles[action.to.zone] = _named(zones[action.to.zone].label)
    things: list[Text] = [say(_KINDS[kind], count) for kind, count in kinds.items()]
    things += [*piles.values(), *_pressable(buttons)]
    return say(CLICK, player=SeatName(seat), things=_joined(things)) if things else None


def _joined(things: list[Text]) -> Text:
    """One thing or another: "A, B or C"."""
    *others, last = things
    if not others:
        return last
    first = others[0]
    for other in others[1:]:
        first = say(_COMMA, things=first, next=other)
    return say(_OR, things=first, last=last)


def _named(label: Arg) -> Text:
    return say(_NAMED, button=label)


def _pressable(buttons: Iterable[Button]) -> list[Text]:
    pressable = [button for button in buttons if not button.resting and button.kind is not ButtonKind.SWITCH]
    if len(pressable) > _FEW_BUTTONS:
        return [say(_BUTTONS, len(pressable))]
    return [_named(button.label) for button in pressable]
