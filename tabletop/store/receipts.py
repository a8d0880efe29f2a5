"""The receipt of a save file, for the command line: what was promised, and whether the outcomes keep to it."""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path

from msgspec import Struct

from tabletop.core.luck import GENERATOR, HASH, Luck
from tabletop.match.receipt import Found, checked, receipt
from tabletop.store.errors import DamagedSave, StoreError
from tabletop.store.saves import load_save, read_save

NO_LUCK = "This match was begun before the luck could be checked."


class Verdict(IntEnum):
    """The exit status: every outcome agrees; something does not; there is nothing to be checked."""

    SOUND = 0
    WRONG = 1
    UNKNOWN = 2


class Account(Struct, frozen=True):
    """A receipt in lines, and what follows from it."""

    lines: tuple[str, ...]
    verdict: Verdict


def account_of(path: Path) -> Account:
    """Check the match in a file. What cannot be read has its reason in the only line."""
    try:
        luck = read_save(path).header.luck
    except StoreError as error:
        return Account((str(error),), Verdict.UNKNOWN)
    if luck is None:
        return Account((NO_LUCK,), Verdict.UNKNOWN)
    damage: DamagedSave | None = None
    try:
        match = load_save(path).match
    except DamagedSave as error:
        if error.match is None:
            return Account((*_promise(luck, over=False), "Wrong: the set-up breaks the rules."), Verdict.WRONG)
        damage, match = error, error.match
    except StoreError as error:
        return Account((str(error),), Verdict.UNKNOWN)
    found = receipt(checked(match, luck))
    lines = [*_promise(luck, over=match.result is not None or damage is not None), *_counts(found)]
    wrong = list(_faults(luck, found, match.log[found.fault or 0].outcomes))
    if damage is not None:
        wrong.append(f"entry {len(match.log)} breaks the rules")
    last = f"Wrong: {'; '.join(wrong)}." if wrong else "OK: every outcome comes from the source."
    return Account((*lines, last), Verdict.WRONG if wrong else Verdict.SOUND)


def _promise(luck: Luck, over: bool) -> list[str]:
    source = luck.source if over else "shown when the match is over"
    known = ["The source is that of a match before."] if luck.again else []
    return [f"Fingerprint ({HASH}): {luck.fingerprint}", f"Source: {source}", *known, f"Generator: {GENERATOR}"]


def _counts(found: Found) -> list[str]:
    left_out = [f"Dice thrown on the real table, left out: {found.asked}"] if found.asked else []
    return [f"Outcomes that agree: {found.agreeing}", *left_out]


def _faults(luck: Luck, found: Found, recorded: tuple[int, ...]) -> list[str]:
    faults = [] if luck.is_sound else ["the fingerprint is not that of the source"]
    if found.fault is not None:
        faults.append(f"entry {found.fault} has {list(recorded)}, and the source gives {list(found.expected)}")
    return faults
