"""Rules written as a chapter reads: section, then id and sentence.

    # play
    six-to-leave
        Only a 6 lets a piece out of its stable.
    stairs-in-order [stairs: exact]
        From the foot only a 1 leads to step 1.
    stairs-in-order/quick [stairs: quick; blocking: no-move | jump]
        From the foot or a step, a piece climbs as many steps as thrown.
        ~ Steps are those of the stairs, not of a walk.

An id stands at the left edge, without the slug; behind a stroke the name of its variant; in brackets the house rules
under which the row holds: all options named, each with one of its values (an ordered one holds one of them); a
handicap is "on" where somebody has it. The indented lines below are the sentence; those that begin with a tilde are a
note to translators.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping
from inspect import cleandoc

from tabletop.core.info import GameInfo
from tabletop.core.options import Options, in_order
from tabletop.core.rules import Rule, Section

_HEAD = re.compile(r"(?P<id>[a-z0-9-]+)(?:/(?P<variant>[a-z0-9+-]+))?(?: \[(?P<when>[^\]]+)\])?")


class BadChapter(ValueError):
    """A chapter that cannot be read, or names an option or a value that the game does not have: a bug."""


def rulebook(info: GameInfo, text: str) -> tuple[Rule, ...]:
    """The rows of a text, in its order. Raises BadChapter."""
    section: Section | None = None
    rows: list[Rule] = []
    for head, body in _parts(cleandoc(text)):
        if head.startswith("# "):
            section = Section(head[2:])
            continue
        found = _HEAD.fullmatch(head)
        if found is None or section is None or not body:
            raise BadChapter(f"{info.slug}: {head}")
        hints = [line[1:].strip() for line in body if line.startswith("~")]
        sentence = " ".join(line for line in body if not line.startswith("~"))
        rule, variant, when = f"{info.slug}.{found['id']}", found["variant"] or "", found["when"]
        rows.append(Rule(rule, section, sentence, _condition(info, when) if when else None, variant, " ".join(hints)))
    return tuple(rows)


def _parts(text: str) -> Iterator[tuple[str, list[str]]]:
    """Each line at the left edge with the indented lines below it."""
    head, body = "", list[str]()
    for line in text.splitlines():
        if line.startswith(" "):
            body.append(line.strip())
        elif line:
            if head:
                yield head, body
            head, body = line, []
    if head:
        yield head, body


class _Condition:
    """Whether all named house rules have one of the named values; `ordered` ones, whether they hold one."""

    def __init__(self, wanted: Mapping[str, Iterable[str]], ordered: Container[str]) -> None:
        self._wanted = tuple((option, frozenset(values), option in ordered) for option, values in wanted.items())

    def __call__(self, options: Options) -> bool:
        return all(
            not values.isdisjoint(in_order(options[option])) if ordered else options[option] in values
            for option, values, ordered in self._wanted
        )


def _condition(info: GameInfo, text: str) -> _Condition:
    allowed = {spec.id: {choice.value for choice in spec.choices} for spec in info.options}
    allowed |= {spec.id: {"on", "off"} for spec in info.handicaps}
    wanted: dict[str, list[str]] = {}
    for part in text.split(";"):
        name, _, values = part.partition(":")
        option = f"{info.slug}.{name.strip()}"
        wanted[option] = [value.strip() for value in values.split("|")]
        if not set(wanted[option]) <= allowed.get(option, set()):
            raise BadChapter(f"{info.slug}: [{text}]")
    return _Condition(wanted, {spec.id for spec in info.options if spec.ordered})
