"""Playing cards by their short names, as positions are written: "6C", "10H", "Jok1"."""

from __future__ import annotations

from tabletop.kit.cards import CARD_OF, FACES


def card(name: str) -> int:
    """The card of a short name."""
    return CARD_OF[f"card-joker-{name[-1]}" if name.startswith("Jok") else f"card-{name}"]


def cards(names: str) -> list[int]:
    """The cards of several short names."""
    return [card(name) for name in names.split()]


def name_of(number: int) -> str:
    """The short name of a card."""
    face = FACES[number].removeprefix("card-")
    return f"Jok{face[-1]}" if face.startswith("joker") else face
