"""Other code for the functions of a module that was imported long ago, wherever they were imported to; and other values
for its constants."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from inspect import CO_OPTIMIZED
from types import CodeType, FunctionType
from typing import Any

_CACHED = type(cache(lambda: None))
_CACHES: list[Any] = []
"""What was found of them: they are made when modules are imported."""


def living(filename: str) -> list[FunctionType]:
    """The functions of a module in this process: methods, and what decorators hold, too."""
    gc.unfreeze()
    found = [it for it in gc.get_objects() if isinstance(it, FunctionType) and it.__code__.co_filename == filename]
    gc.freeze()
    return found


def forget() -> None:
    """Empty what the functions of the program remember of their answers, so that whoever asks next runs them."""
    for one in _CACHES or _found_caches():
        one.cache_clear()


def _found_caches() -> list[Any]:
    gc.unfreeze()
    found = [it for it in gc.get_objects() if isinstance(it, _CACHED) and it.__module__.startswith("tabletop")]
    gc.freeze()
    _CACHES.extend(found)
    return found


def put_in_place(right: CodeType, wrong: CodeType, functions: Sequence[FunctionType]) -> bool:
    """Give functions the code of a module that differs from theirs; False if that is not all: what runs when the
    module is imported (or a class made) differs too, or a function was not found. Then some may have been changed."""
    if right == wrong:
        return True
    inner, other = list(_within(right)), list(_within(wrong))
    if right.co_flags & CO_OPTIMIZED:
        found = [function for function in functions if function.__code__ == right]
        if any(len(function.__code__.co_freevars) != len(wrong.co_freevars) for function in found):
            return False
        for function in found:
            function.__code__ = wrong
        made = [code for code in inner if any(function.__code__ == code for function in functions)]
        if len(inner) != len(other):
            return bool(found) and not made
        pairs = [pair for pair in zip(inner, other, strict=True) if pair[0] in made]
        return bool(found) and all(put_in_place(*pair, functions) for pair in pairs)
    if len(inner) != len(other) or _without(right) != _without(wrong):
        return False
    return all(put_in_place(*pair, functions) for pair in zip(inner, other, strict=True))


def _within(code: CodeType) -> Iterator[CodeType]:
    yield from (constant for constant in code.co_consts if isinstance(constant, CodeType))


def _without(code: CodeType) -> CodeType:
    """What is said itself, without the functions that are defined there."""
    return code.replace(co_consts=tuple(None if isinstance(one, CodeType) else one for one in code.co_consts))


def put_values(name: str, right: CodeType, wrong: CodeType) -> bool:
    """Give the plain constants of a module the values that they have when it is run with other code, also where other
    modules have them by the same name; whether there are any. What was made of them at import stays as it was.
    Raises what the other code raises."""
    before, after, mine = _constants(name, right), _constants(name, wrong), vars(sys.modules[name])
    changed = {key for key in before.keys() & after.keys() & mine.keys() if before[key] != after[key]}
    for key in changed:
        old = mine[key]
        for module in list(sys.modules.values()):
            if vars(module).get(key) is old:
                setattr(module, key, after[key])
    return bool(changed)


def _constants(name: str, code: CodeType) -> dict[str, object]:
    space: dict[str, object] = {"__name__": name}
    exec(code, space)
    return {key: value for key, value in space.items() if _is_plain(value)}


def _is_plain(value: object) -> bool:
    if isinstance(value, dict):
        return _is_plain(tuple(value)) and _is_plain(tuple(value.values()))
    if isinstance(value, tuple | list | set | frozenset):
        return all(map(_is_plain, value))
    return value is None or type(value) in (bool, int, float, str, bytes, range)
