"""The answer to a click that means nothing: what could be clicked, in one sentence."""

from __future__ import annotations

from tabletop.core.model import Action, Place, Placement, TokenKind
from tabletop.core.table import SheetRow, SheetSpec, ZoneKind, ZoneSpec
from tabletop.core.text import QT_TRANSLATE_NOOP, say
from tabletop.core.view import Button, ButtonKind
from tabletop.match.guidance import clickable
from tabletop.text_front import english

WORDS = {
    "stock": QT_TRANSLATE_NOOP("duel", "the stock"),
    "pad": QT_TRANSLATE_NOOP("duel", "the pad"),
    "Pass": QT_TRANSLATE_NOOP("duel", "Pass"),
    "Draw": QT_TRANSLATE_NOOP("duel", "Draw"),
    "Stop": QT_TRANSLATE_NOOP("duel", "Stop"),
}
SHEET = SheetSpec(say(WORDS["pad"]), ("one",), (SheetRow(say(WORDS["pad"])),))
ZONES = {
    "hand": ZoneSpec("hand", ZoneKind.FAN, say(WORDS["Stop"])),
    "stock": ZoneSpec("stock", ZoneKind.PILE, say(WORDS["stock"])),
    "pad": ZoneSpec("pad", ZoneKind.SHEET, say(WORDS["pad"]), sheet=SHEET),
}


def card(token: str, zone: str = "hand", owner: int | None = 0, kind: TokenKind = TokenKind.CARD) -> Placement:
    """A token somewhere."""
    return Placement(token, Place(zone), None, owner, "back", kind=kind)


def told(
    *placements: Placement,
    movable: str = "",
    buttons: tuple[Button, ...] = (),
    legal: tuple[Action, ...] = (),
) -> str:
    """What is said."""
    found = clickable(0, placements, buttons, ZONES, set(movable), legal)
    return english(found) if found is not None else ""


def button(label: str, kind: ButtonKind = ButtonKind.PLAIN, resting: bool = False) -> Button:
    """A button with this label."""
    return Button(label, say(WORDS[label]), kind, resting=resting)


def test_where_nothing_can_be_clicked_nothing_is_said() -> None:
    assert told() == ""
    assert told(card("a"), buttons=(button("Pass", resting=True), button("Stop", ButtonKind.SWITCH))) == ""


def test_tokens_are_counted_by_their_kind() -> None:
    cards = (card("a"), card("b"), card("c"), card("d", kind=TokenKind.DIE))
    assert told(*cards, movable="a").endswith(" can click one of 1 card.")
    assert told(*cards, movable="abd").endswith(" can click one of 2 cards or one of 1 die.")


def test_a_pile_of_nobodys_is_called_by_its_name() -> None:
    assert told(card("a", "stock", None), card("b", "stock", None), movable="ab").endswith(" can click “the stock”.")
    assert told(card("a", "stock"), movable="a").endswith(" can click one of 1 card.")


def test_a_place_on_a_pad_is_the_pad() -> None:
    legal = (
        Action(0, "write", to=Place("pad", 3)),
        Action(0, "write", to=Place("pad", 4)),
        Action(0, "lay", to=Place("hand")),
        Action(0, "pass"),
    )
    assert told(legal=legal).endswith(" can click “the pad”.")
    assert told(legal=(Action(0, "write", ("die",), Place("pad", 3)),)) == ""


def test_one_or_two_buttons_are_named_and_more_are_counted() -> None:
    two = (button("Pass"), button("Draw"))
    assert told(buttons=two[:1]).endswith(" can click “Pass”.")
    assert told(buttons=two).endswith(" can click “Pass” or “Draw”.")
    assert told(buttons=(*two, button("Stop"))).endswith(" can click one of 3 buttons.")


def test_the_last_of_several_things_comes_after_an_or() -> None:
    cards = (card("a"), card("b", "stock", None))
    said = told(*cards, movable="ab", buttons=(button("Pass"), button("Draw")))
    assert said.endswith(" can click one of 1 card, “the stock”, “Pass” or “Draw”.")
