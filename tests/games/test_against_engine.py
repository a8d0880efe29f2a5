"""The script that lets the best player of chess play a program."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.games.against_engine import main

PROGRAM = """#!{python}
import sys, chess
board = chess.Board()
for line in sys.stdin:
    words = line.split()
    if words[0] == "uci":
        print("option name Skill Level type spin default 20 min 0 max 20", "uciok", sep="\\n")
    elif words[0] == "isready":
        print("readyok")
    elif words[0] == "position":
        at = words.index("moves") if "moves" in words else len(words)
        board = chess.Board() if words[1] == "startpos" else chess.Board(" ".join(words[2:at]))
        for move in words[at + 1:]:
            board.push_uci(move)
    elif words[0] == "go":
        move = next(iter(board.legal_moves))
        print("info depth 1 score cp 12", "bestmove " + move.uci(), sep="\\n")
    elif words[0] == "quit":
        break
    sys.stdout.flush()
"""


@pytest.mark.slow
def test_it_plays_and_judges(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Against a program that plays anything both matches are won, and it finds nothing wrong with our moves."""
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, "utf-8")
    assert main(["--engine", sys.executable, str(program), "--games", "2", "--ours", "900", "--judge", "1"]) == 0
    told = capsys.readouterr().out
    assert "100±0 % of 2" in told
    assert " 0 lose 250 or more; 0 with" in told
