"""What a seat could click now, in a sentence: the answer to a click that means nothing. It follows from what is legal
and what the seat sees, so it tells no secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping

from tabletop.core.model import Action, Placement, TokenId, TokenKind
from tabletop.core.table import ZoneKind, ZoneSpec
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Arg, Names, Text, say
from tabletop.core.view import Button, ButtonKind

CLICK = QT_TRANSLATE_NOOP("Table", "This can be clicked now: {things}.")
_KINDS = {
    TokenKind.CARD: PLURAL_NOOP("Table", "%n card(s)", "what can be clicked", 1),
    TokenKind.PIECE: PLURAL_NOOP("Table", "%n piece(s)", "what can be clicked", 1),
    TokenKind.DIE: PLURAL_NOOP("Table", "%n die(s)", "what can be clicked", 1),
    TokenKind.COUNTER: PLURAL_NOOP("Table", "%n counter(s)", "what can be clicked", 1),
}
_BUTTON = QT_TRANSLATE_NOOP("Table", "“{button}”", "a button that can be clicked, in quotation marks")
_BUTTONS = PLURAL_NOOP("Table", "%n button(s)", "what can be clicked", 1)
_FEW_BUTTONS = 2


def clickable(
    placements: Iterable[Placement],
    buttons: Iterable[Button],
    zones: Mapping[str, ZoneSpec],
    movable: Collection[TokenId],
    legal: Iterable[Action],
) -> Text | None:
    """What a seat may click of the tokens and buttons that it sees; None if there is nothing."""
    piles: dict[str, Arg] = {}
    kinds = Counter[TokenKind]()
    for placement in placements:
        zone = zones[placement.place.zone]
        if placement.token not in movable:
            continue
        if zone.kind is ZoneKind.PILE and placement.owner is None:
            piles[zone.id] = zone.label
        else:
            kinds[placement.kind] += 1
    for action in legal:
        if not action.tokens and action.to is not None and zones[action.to.zone].kind is ZoneKind.SHEET:
            piles[action.to.zone] = zones[action.to.zone].label
    things: list[Arg] = [say(_KINDS[kind], count) for kind, count in kinds.items()]
    things += [*piles.values(), *_pressable(buttons)]
    return say(CLICK, things=Names(tuple(things))) if things else None


def _pressable(buttons: Iterable[Button]) -> list[Text]:
    pressable = [button for button in buttons if not button.resting and button.kind is not ButtonKind.SWITCH]
    if len(pressable) > _FEW_BUTTONS:
        return [say(_BUTTONS, len(pressable))]
    return [say(_BUTTON, button=button.label) for button in pressable]
