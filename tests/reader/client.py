"""Somebody who does not see the screen: plays one match through the accessibility bus alone.

    /usr/bin/python3 client.py GAME "what is pressed in the set-up" …

Runs in the Python of the system, which has `pyatspi`; knows nothing of the program but what the bus tells. At the end
it writes one line of JSON: how often it pressed something, what on the table had no name, role or action, and what the
last page said.
"""

from __future__ import annotations

import json
import re
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pyatspi  # type: ignore[import-not-found]

PATIENCE_S = 60.0
PAUSE_S = 0.02
MOST_PRESSES = 1500
BUTTONS = ("push button", "check box")
SHELF, LOG = "Back to the shelf", "What has happened so far"


class Heard(NamedTuple):
    """What the bus tells of one thing."""

    thing: Any
    name: str
    may: bool
    selected: bool
    checked: bool


def listen(thing: Any) -> Heard:
    states = thing.getState()
    found = (states.contains(one) for one in (pyatspi.STATE_SELECTABLE, pyatspi.STATE_SELECTED, pyatspi.STATE_CHECKED))
    return Heard(thing, thing.name, *found)


def is_shown(thing: Any) -> bool:
    return bool(thing.getState().contains(pyatspi.STATE_SHOWING))


def inside(thing: Any) -> Iterator[Any]:
    """What is in a thing; what goes while one asks is passed over."""
    return (child for child in thing if child is not None)


def below(thing: Any) -> Iterator[Any]:
    """A thing and everything in it that is shown."""
    if is_shown(thing):
        yield thing
        for child in inside(thing):
            yield from below(child)


def actions(thing: Any) -> list[str]:
    try:
        found = thing.queryAction()
    except RuntimeError:
        return []  # it has no such interface
    return [found.getName(number) for number in range(found.nActions)]


def until(found: Callable[[], Any], what: str) -> Any:
    """Ask again until there is an answer."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        try:
            answer = found()
        except (LookupError, RuntimeError):
            answer = None  # what was asked about is gone
        if answer:
            return answer
        time.sleep(PAUSE_S)
    raise SystemExit(f"waited {PATIENCE_S} s for {what}")


class Reader:
    """The hands and ears of somebody at a screen reader."""

    def __init__(self) -> None:
        desktop = pyatspi.Registry.getDesktop(0)
        self.program = until(lambda: next((a for a in inside(desktop) if a.name == "Tabletop"), None), "it")
        self.presses = 0
        self.faults: list[str] = []

    def find(self, pattern: str, root: Any = None) -> Any:
        """The first thing that can be pressed and has such a name."""
        for thing in below(self.program if root is None else root):
            if re.match(pattern, thing.name) and "Press" in actions(thing):
                return thing
        return None

    def press(self, thing: Any) -> None:
        self.presses += 1
        if self.presses > MOST_PRESSES:
            raise SystemExit("this match has no end")
        names = actions(thing)
        if "Press" not in names:
            raise LookupError("it is gone")
        thing.queryAction().doAction(names.index("Press"))

    def press_named(self, path: str) -> None:
        """Press what has such a name; "a/b" is b in a."""
        *groups, pattern = path.split("/")

        def found() -> Any:
            root = self.program
            for group in groups:
                root = next(thing for thing in below(root) if thing.name == group and thing.getRoleName() == "panel")
            return self.find(pattern, root)

        self.press(until(found, path))

    def begin(self, title: str, choices: list[str]) -> None:
        """From the shelf to the table."""
        until(lambda: self.find(re.escape(title) + ","), "the shelf")
        self.check_buttons()
        self.press_named(re.escape(title) + ",")
        until(lambda: self.find("Start$"), "the set-up")
        self.check_buttons()
        for choice in choices:
            self.press_named(choice)
        self.press_named("Start$")
        if until(lambda: self._table() or self.find("I am "), "the table").name.startswith("I am "):
            self.press_named("I am ")
        self.table = until(self._table, "the table")
        self.over = self.table.parent.parent
        self.page = self.over.parent
        self._always = [thing for thing in inside(self.page) if is_shown(thing)]
        self.log = until(lambda: next((t for t in below(self.program) if t.name == LOG), None), "the log")

    def _table(self) -> Any:
        found = (thing for thing in below(self.program) if thing.name == "Table" and thing.getRoleName() == "panel")
        return next(found, None)

    # At the table

    def things(self) -> list[Heard]:
        """All that lies on the table."""
        return [listen(thing) for zone in inside(self.table) for thing in inside(zone)]

    def check(self) -> None:
        """Every zone has a name, and every thing and button a name, a role and the action of Enter."""
        self.check_buttons()
        for zone in inside(self.table):
            if not zone.name or zone.getRoleName() != "panel":
                self.faults.append(f"zone {zone.getRoleName()} {zone.name!r}")
            for thing in inside(zone):
                if not thing.name or thing.getRoleName() not in BUTTONS or "Press" not in actions(thing):
                    self.faults.append(f"{thing.getRoleName()} {thing.name!r} {actions(thing)}")

    def check_buttons(self) -> None:
        """Every button of a page that can be pressed has a name and the action of Enter."""
        for thing in below(self.program):
            role = thing.getRoleName()
            enabled = thing.getState().contains(pyatspi.STATE_SENSITIVE)
            if role in BUTTONS and enabled and not (thing.name and "Press" in actions(thing)):
                self.faults.append(f"{role} {thing.name!r} in {thing.parent.name!r}")

    def button(self, pattern: str) -> Any:
        """A button over the table."""
        for thing in inside(self.over):
            if is_shown(thing) and thing.getRoleName() in BUTTONS and re.match(pattern, thing.name):
                return thing
        return None

    def choices(self) -> list[Any]:
        """The answers to a question of the table, if it asks one."""
        rows = [
            thing for thing in inside(self.over) if is_shown(thing) and thing.childCount and thing != self.table.parent
        ]
        return [thing for row in rows for thing in inside(row) if is_shown(thing) and thing.getRoleName() in BUTTONS]

    def above(self) -> Any:
        """What waits for a press before anything else: the curtain, or the end of the match."""
        for thing in inside(self.page):
            if thing not in self._always and is_shown(thing) and (button := self.find("I am ", thing)) is not None:
                if self.table.childCount:
                    self.faults.append("the table is told behind the curtain")
                return button
        for thing in inside(self.over):
            if thing != self.table.parent and is_shown(thing) and thing.childCount:
                button = self.find(SHELF, thing)
                if button is not None:
                    return button
        return None

    def act(self, thing: Any) -> None:
        """Press, and wait until something comes of it."""

        def picture() -> object:
            return (
                self.log.childCount,
                thing.name,
                [*thing.getState().getStates()],
                len(self.choices()),
                is_shown(thing),
            )

        def has_changed() -> bool:
            try:
                return picture() != before
            except (LookupError, RuntimeError):
                return True

        before = picture()
        self.press(thing)
        until(has_changed, f"an answer to {before}")


Way = Callable[[Reader], Any]


def play(reader: Reader, way: Way) -> list[str]:
    """Play until the match is over; what the last page says."""
    while True:
        choice = until(lambda: reader.above() or way(reader), "something to do")
        if choice.name == SHELF:
            parts = [thing for thing in inside(reader.over) if thing != reader.table.parent]
            said = [thing.name for part in parts for thing in below(part) if thing.name]
            reader.press(choice)
            until(lambda: reader.find("Ludo,"), "the shelf")
            return said
        try:
            reader.act(choice)
        except (LookupError, RuntimeError):
            continue  # somebody was faster


def target(things: list[Heard]) -> Any:
    """Where to put what is lifted; None if nothing is."""
    if not any(one.selected for one in things):
        return None
    return next((one.thing for one in things if one.may and not one.selected), None)


def ludo(reader: Reader) -> Any:
    """Throw, then move the first piece that can go."""
    button = reader.button("Throw|Go on")
    if button is not None:
        return button
    things = reader.things()
    pieces = (one.thing for one in things if one.may and " piece, " in one.name)
    return target(things) or next(pieces, None)


class Yams:
    """Throw, keep a die, throw again, write the first box."""

    def __init__(self) -> None:
        self._throws = 0

    def __call__(self, reader: Reader) -> Any:
        things = reader.things()
        dice = [one for one in things if one.name.startswith("die showing")]
        boxes = [one.thing for one in things if one.name.endswith("on offer")]
        button = reader.button("Throw")
        if not boxes or (self._throws == 1 and any(die.checked for die in dice)):
            self._throws += button is not None
            return button
        if self._throws == 1:
            return dice[0].thing
        self._throws = 0
        return boxes[0]


def crazy_eights(reader: Reader) -> Any:
    """Answer what the table asks; else lay the first card that fits, draw, or pass."""
    answers = reader.choices()
    if answers:
        return answers[0]
    things = reader.things()
    cards = [one.thing for one in things if one.may and "Hand" in one.name]
    stock = [one.thing for one in things if one.may]
    return target(things) or next(iter([*cards, *stock]), None) or reader.button("Draw|Pass")


WAYS: dict[str, Way] = {"Ludo": ludo, "Yams": Yams(), "Crazy Eights": crazy_eights}


def main() -> None:
    title, choices = sys.argv[1], sys.argv[2:]
    reader = Reader()
    reader.begin(title, choices)
    reader.check()
    said = play(reader, WAYS[title])
    print(json.dumps({"presses": reader.presses, "faults": reader.faults, "said": said}))


if __name__ == "__main__":
    main()
