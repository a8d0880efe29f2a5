"""House rules: what a table may play differently, and what it chose."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

import msgspec
from msgspec import Struct

from tabletop.core.text import QT_TRANSLATE_NOOP, Msg

Options = Mapping[str, str]
"""Every option of a game with its value in force."""


class OptionChoice(Struct, frozen=True):
    """One value of a house rule and its label. `faces`: art keys of a picture that says more than words (a board, so
    many pieces); where all values have one, they are chosen by their pictures. `seats_from`: it needs so many seats."""

    value: str
    label: Msg
    faces: tuple[str, ...] = ()
    seats_from: int = 0


class OptionSpec(Struct, frozen=True):
    """A house rule: its id (with the slug), label and choices; `default` is the printed rule. `start`: it changes how
    the printed start looks, and does not count where a match begins from another position (`Setup.position`)."""

    id: str
    label: Msg
    choices: tuple[OptionChoice, ...]
    default: str
    start: bool = False

    def choices_for(self, seats: int) -> tuple[OptionChoice, ...]:
        """The values that a table of so many seats may choose."""
        return tuple(choice for choice in self.choices if choice.seats_from <= seats)


_OFF = OptionChoice("off", QT_TRANSLATE_NOOP("Options", "no", "a house rule is not played"))
_ON = OptionChoice("on", QT_TRANSLATE_NOOP("Options", "yes", "a house rule is played"))


def switch(option: str, label: Msg, printed: bool = False) -> OptionSpec:
    """A house rule that is played or not ("on", "off"); what is printed comes first."""
    return OptionSpec(option, label, (_ON, _OFF), "on") if printed else OptionSpec(option, label, (_OFF, _ON), "off")


def choice_option(option: str, label: Msg, default: str, *choices: tuple[str, Msg], start: bool = False) -> OptionSpec:
    """A house rule with these values and their labels."""
    return OptionSpec(option, label, tuple(OptionChoice(value, named) for value, named in choices), default, start)


class UnknownOption(ValueError):
    """A set-up names a house rule or a value that the game does not have."""


def resolve(specs: Iterable[OptionSpec], chosen: Iterable[tuple[str, str]], seats: int | None = None) -> dict[str, str]:
    """All options with the values in force; `seats`: at a table of so many. Raises UnknownOption."""
    allowed = {
        spec.id: {choice.value for choice in (spec.choices if seats is None else spec.choices_for(seats))}
        for spec in specs
    }
    values = {spec.id: spec.default for spec in specs}
    for option, value in chosen:
        if value not in allowed.get(option, ()):
            raise UnknownOption(f"{option}={value}")
        values[option] = value
    return values


H = TypeVar("H", bound=Struct)


def read_house(kind: type[H], specs: Iterable[OptionSpec], options: Options) -> H:
    """The house rules in force as a struct of the game.

    Each field is named after an option without its slug (`many_on_suit` for `crazy_eights.many-on-suit`): a `bool` for
    one that is played or not, an `int` for a number, a `str` else. Raises msgspec.ValidationError where a field has no
    option or cannot hold its value.
    """
    values: dict[str, str | bool] = {}
    for spec in specs:
        value = options[spec.id]
        switched = {choice.value for choice in spec.choices} == {"on", "off"}
        values[spec.id.partition(".")[2].replace("-", "_")] = value == "on" if switched else value
    return msgspec.convert(values, kind, strict=False)
