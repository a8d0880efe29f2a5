"""House rules: what a table may play differently, and what it chose."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

import msgspec
from msgspec import Struct

from tabletop.core.model import Seat
from tabletop.core.text import QT_TRANSLATE_NOOP, Msg

Options = Mapping[str, str]
"""Every option of a game with its value in force."""

MOST_IN_ORDER = 20
"""So many choices an ordered option holds at most: a match has an end."""


class OptionChoice(Struct, frozen=True):
    """One value of a house rule and its label. `faces`: art keys of a picture that says more than words (a board, so
    many pieces); where all values have one, they are chosen by their pictures. `seats_from`: it needs so many seats.
    `seat`: it stands for this seat, and is shown by the name of who sits there; the hole `{number}` of its label is
    filled where no name is known."""

    value: str
    label: Msg
    faces: tuple[str, ...] = ()
    seats_from: int = 0
    seat: Seat | None = None


class OptionSpec(Struct, frozen=True):
    """A house rule: its id (with the slug), label and choices; `default` is the printed rule. `start`: it changes how
    the printed start looks, and does not count where a match begins from another position (`Setup.position`).
    `ordered`: its value is a list of its choices in an order of the table's own, each as often as one likes, joined by
    "+": at least one, at most `MOST_IN_ORDER`. `retired`: only matches of an earlier program have it; it is offered no
    longer."""

    id: str
    label: Msg
    choices: tuple[OptionChoice, ...]
    default: str
    start: bool = False
    ordered: bool = False
    retired: bool = False

    def choices_for(self, seats: int) -> tuple[OptionChoice, ...]:
        """The values that a table of so many seats may choose."""
        return tuple(choice for choice in self.choices if choice.seats_from <= seats)

    def allows(self, value: str, seats: int | None = None) -> bool:
        """Whether this is a value, at a table of so many seats."""
        choices = self.choices if seats is None else self.choices_for(seats)
        chosen = in_order(value) if self.ordered else (value,)
        return len(chosen) <= MOST_IN_ORDER and {choice.value for choice in choices}.issuperset(chosen)


def in_order(value: str) -> tuple[str, ...]:
    """The choices of which the value of an ordered option is made."""
    return tuple(value.split("+"))


_OFF = OptionChoice("off", QT_TRANSLATE_NOOP("Options", "no", "a house rule is not played"))
_ON = OptionChoice("on", QT_TRANSLATE_NOOP("Options", "yes", "a house rule is played"))


def switch(option: str, label: Msg, printed: bool = False) -> OptionSpec:
    """A house rule that is played or not ("on", "off"); what is printed comes first."""
    return OptionSpec(option, label, (_ON, _OFF), "on") if printed else OptionSpec(option, label, (_OFF, _ON), "off")


def choice_option(option: str, label: Msg, default: str, *choices: tuple[str, Msg], start: bool = False) -> OptionSpec:
    """A house rule with these values and their labels."""
    return OptionSpec(option, label, tuple(OptionChoice(value, named) for value, named in choices), default, start)


_SEAT = QT_TRANSLATE_NOOP("Options", "Seat {number}", "a value of a house rule that names one seat of the table")


def seat_option(option: str, label: Msg, most: int, default: str, *choices: tuple[str, Msg]) -> OptionSpec:
    """A house rule that names a seat ("1" to `most`), or one of these values (lots)."""
    others = tuple(OptionChoice(value, named) for value, named in choices)
    named = tuple(OptionChoice(str(seat + 1), _SEAT, seats_from=seat + 1, seat=seat) for seat in range(most))
    return OptionSpec(option, label, (*others, *named), default)


def ordered_option(option: str, label: Msg, default: str, *choices: tuple[str, Msg]) -> OptionSpec:
    """A house rule whose value is a list of these values; `default` is such a list, joined by "+"."""
    return OptionSpec(option, label, tuple(OptionChoice(*choice) for choice in choices), default, ordered=True)


class UnknownOption(ValueError):
    """A set-up names a house rule or a value that the game does not have."""


def resolve(specs: Iterable[OptionSpec], chosen: Iterable[tuple[str, str]], seats: int | None = None) -> dict[str, str]:
    """All options with the values in force; `seats`: at a table of so many. Raises UnknownOption."""
    known = {spec.id: spec for spec in specs}
    values = {spec.id: spec.default for spec in known.values()}
    for option, value in chosen:
        if option not in known or not known[option].allows(value, seats):
            raise UnknownOption(f"{option}={value}")
        values[option] = value
    return values


H = TypeVar("H", bound=Struct)


def read_house(kind: type[H], specs: Iterable[OptionSpec], options: Options) -> H:
    """The house rules in force as a struct of the game.

    Each field is named after an option without its slug (`many_on_suit` for `crazy_eights.many-on-suit`): a `bool` for
    one that is played or not, an `int` for a number, a `tuple[str, ...]` for an ordered one, a `str` else. Raises
    msgspec.ValidationError where a field has no option or cannot hold its value.
    """
    values: dict[str, str | bool | tuple[str, ...]] = {}
    for spec in specs:
        value = options[spec.id]
        switched = {choice.value for choice in spec.choices} == {"on", "off"}
        read = in_order(value) if spec.ordered else value == "on" if switched else value
        values[spec.id.partition(".")[2].replace("-", "_")] = read
    return msgspec.convert(values, kind, strict=False)
