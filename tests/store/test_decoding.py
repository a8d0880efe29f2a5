"""Reading JSON, whatever stands there."""

from __future__ import annotations

import msgspec
import pytest

from tabletop.store.decoding import DEEPEST, decoded, depth


def nested(levels: int) -> bytes:
    return b'{"a":' * (levels - 1) + b"[]" + b"}" * (levels - 1)


def test_what_is_nested_as_deeply_as_may_be_is_read() -> None:
    assert decoded(nested(DEEPEST), object) == msgspec.json.decode(nested(DEEPEST))
    with pytest.raises(ValueError, match="nested without an end"):
        decoded(nested(DEEPEST + 1), object)


def test_brackets_side_by_side_and_in_texts_are_not_deep() -> None:
    beside = b"[" + b",".join([b"{}"] * 3 * DEEPEST) + b"]"
    assert depth(beside) == 2
    assert decoded(beside, list[object]) == [{}] * 3 * DEEPEST
    text = '\\" [{' * 3 * DEEPEST
    assert decoded(msgspec.json.encode([text]), list[str]) == [text]


@pytest.mark.parametrize("data", [b"]" * 300, b"[" * 300, b'"' + b"[" * 300, b""])
def test_brackets_without_sense_are_no_value(data: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        decoded(data, object)
