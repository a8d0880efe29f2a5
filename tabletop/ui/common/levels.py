"""The levels of computer players, in words."""

from __future__ import annotations

from tabletop.core.bot import Level, Program
from tabletop.core.text import QT_TRANSLATE_NOOP, Text, say

LEVELS = {
    Level.FIRST_STEPS: QT_TRANSLATE_NOOP("Levels", "First steps", "level of a computer player"),
    Level.EASY: QT_TRANSLATE_NOOP("Levels", "Easy", "level of a computer player"),
    Level.MEDIUM: QT_TRANSLATE_NOOP("Levels", "Medium", "level of a computer player"),
    Level.HARD: QT_TRANSLATE_NOOP("Levels", "Hard", "level of a computer player"),
    Level.BEST: QT_TRANSLATE_NOOP("Levels", "Best", "level of a computer player"),
}
AS_I_PLAY = QT_TRANSLATE_NOOP("Levels", "As I play", "level of a computer player: as strong as the people at its table")
LUCK_ALONE = QT_TRANSLATE_NOOP("Levels", "Pure luck", "instead of a level, in a game in which luck alone decides")
WHY_LUCK_ALONE = QT_TRANSLATE_NOOP("Levels", "Luck alone decides this game: all computer players are alike.")
_STRENGTHS = {
    Level.FIRST_STEPS: QT_TRANSLATE_NOOP("Levels", "At its weakest: {program}", "another program as an opponent"),
    Level.MEDIUM: QT_TRANSLATE_NOOP("Levels", "Held back: {program}", "another program as an opponent"),
    Level.BEST: QT_TRANSLATE_NOOP("Levels", "Full strength: {program}", "another program as an opponent"),
}


def strengths(program: Program) -> dict[Level, Text]:
    """How strongly a program from elsewhere can play, in words, by the level that stands for it."""
    levels = tuple(_STRENGTHS) if program.has_strengths else (Level.BEST,)
    return {level: say(_STRENGTHS[level], program=program.name) for level in levels}


def without_version(program: str) -> str:
    """The name of a program as somebody would call it: its words, without the numbers of its version."""
    return " ".join(word for word in program.split() if not any(map(str.isdigit, word))) or program
