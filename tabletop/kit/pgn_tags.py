"""Matches in writing with tags at their head, `[Event "An evening"]`, as PGN and PDN have them.

Files come from many programs and hands. What can only mean one thing is read, even where the standard does not
have it: a tag that is no tag, a move number without a point, a comment that nobody closed.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping

from tabletop.core.notation import Remarks

_MARK = re.compile(r'^\ufeff?[ \t]*(\[)\s*\w+\s+"[^\n]*|\{[^}]*(?:\}|\Z)|^(?:[%;]|[ \t]*\[)[^\n]*', re.MULTILINE)
"""A line of a tag, or something between matches that belongs to neither."""
_TAG = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]')
_ESCAPED = re.compile(r"\\(.)")
_LOOSE_TAG = re.compile(r"\[\s*(\w+)(.*)")
"""One with quotation marks inside, or with none, or not closed: it is what is left of its line."""
_WORD = re.compile(r"(\{[^}]*(?:\}|\Z))|;[^\n]*|\(|\)|\$\d+|\d+\.+|[^\s(){};]+")
_NO_MOVE = re.compile(r"\d+\.*|\$\d+|\.+|;.*")
"""A move number, a sign for how good a move is, a comment to the end of the line."""
_SIGNS = {"!": "$1", "?": "$2", "!!": "$3", "??": "$4", "!?": "$5", "?!": "$6"}
"""What the signs behind a move are called where they stand alone."""
_WIDTH = 79


def matches_of(text: str) -> tuple[str, ...]:
    """The matches of a text in which each one begins with lines of tags."""
    starts, seen, moves = [0], 0, False
    for mark in _MARK.finditer(text):
        moves = moves or bool(text[seen : mark.start()].strip("\ufeff \t\r\n"))
        if mark[1] and moves:
            starts.append(mark.start())
            moves = False
        seen = mark.end()
    return tuple(text[start:end] for start, end in zip(starts, [*starts[1:], len(text)], strict=True))


def parted(text: str) -> tuple[dict[str, str], str]:
    """The tags of a match, and what stands below them."""
    text = "\n".join(line for line in text.lstrip("\ufeff").splitlines() if not line.startswith("%"))
    tags: dict[str, str] = {}
    at = _after_space(text, 0)
    while (match := _TAG.match(text, at) or _LOOSE_TAG.match(text, at)) is not None:
        tags[match[1]] = _ESCAPED.sub(r"\1", match[2]) if match.re is _TAG else _loosely(match[2])
        at = _after_space(text, match.end())
    return tags, text[at:]


def _loosely(value: str) -> str:
    """What stands between the name of a tag and the end of its line."""
    return value.strip().removesuffix("]").strip().removeprefix('"').removesuffix('"')


def _after_space(text: str, at: int) -> int:
    """Where the next tag may begin: spaces and lines of comment are passed over."""
    while at < len(text):
        if text[at].isspace():
            at += 1
        elif text[at] == ";":
            end = text.find("\n", at)
            at = end if end >= 0 else len(text)
        else:
            break
    return at


def words_of(moves: str) -> Iterator[tuple[str, bool]]:
    """The words of a match in their order, and whether each is a remark: a comment in {braces}, a whole (variation), a
    sign like $1. The others are moves and the result; move numbers are passed over."""
    depth, aside = 0, ""
    for match in _WORD.finditer(moves):
        word = match[0]
        if word == "(":
            depth += 1
            aside = _joined(aside, word)
        elif word == ")" and depth:
            depth -= 1
            aside += word
            if not depth:
                yield aside, True
                aside = ""
        elif depth:
            aside = _joined(aside, _comment(word) if word.startswith(("{", ";")) else word)
        elif word != ")":
            yield from _outside(word)
    if depth:
        yield aside + ")" * depth, True


def _outside(word: str) -> Iterator[tuple[str, bool]]:
    """A word that is in no variation; a move and its sign are two."""
    if word.startswith(("{", ";")):
        if said := _comment(word):
            yield said, True
        return
    bare = word.rstrip("!?")
    if word.startswith("$") or not bare:
        yield _SIGNS.get(word, word), True
    elif _is_word(word):
        yield bare, False
        if word != bare:
            yield _SIGNS.get(word.removeprefix(bare), "$7"), True


def _comment(word: str) -> str:
    """A comment in braces, whether it had them, or went on to the end of its line, or nobody closed it."""
    said = " ".join(word.removeprefix(word[0]).removesuffix("}").split()).replace("}", ")")
    return f"{{{said}}}" if said else ""


def _joined(text: str, word: str) -> str:
    return text + word if not text or not word or text.endswith("(") else f"{text} {word}"


def _is_word(word: str) -> bool:
    """Whether it is a move or a result: no number of a move, no sign that judges one. "--" is a move that is none."""
    return _NO_MOVE.fullmatch(word) is None and (any(map(str.isalnum, word)) or word in ("*", "--"))


class Beside:
    """Takes out the remarks of a match while it is written, each at its place."""

    def __init__(self, remarks: Remarks, results: Collection[str]) -> None:
        """`results`: the words for a result, which are said at the end alone."""
        self._results = results
        self._said: dict[int, list[str]] = {}
        for at, said in remarks:
            self._said.setdefault(at, []).append(said)

    def after(self, actions: int) -> list[str]:
        """What is said after so many actions."""
        return [word for said in self._said.get(actions, ()) if said not in self._results for word in said.split()]

    def result(self, actions: int) -> str | None:
        """The result that was told after the last of so many actions, which the moves do not explain."""
        return next((said for said in self._said.get(actions, ()) if said in self._results), None)


def written(tags: Mapping[str, str], words: Iterable[str]) -> str:
    """A match as a text: its tags, an empty line, and the words in lines that are not too long."""
    heads = [f'[{name} "{_quoted(value)}"]' for name, value in tags.items()]
    return "\n".join([*heads, "", *_wrapped(words)]) + "\n"


def _quoted(value: str) -> str:
    return " ".join(value.replace("\\", "\\\\").replace('"', '\\"').splitlines())


def _wrapped(words: Iterable[str]) -> list[str]:
    """Lines of words. None begins with what would make it a line that is passed over, or one of a tag."""
    lines = [""]
    for word in words:
        if lines[-1] and len(lines[-1]) + 1 + len(word) > _WIDTH and not word.startswith(("%", "[")):
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return lines
