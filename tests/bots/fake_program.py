"""A program that speaks UCI, for tests: plays the first legal move of the list, or misbehaves as told.

fake_program.py MANNER [FILE] — MANNER is good, mute (says nothing at all), silent (never names a move), illegal, crash
(at its second move), weak (as good; it can be told to play weaker, and notes in FILE what it was told).
"""

from __future__ import annotations

import sys
from pathlib import Path

import chess

manner, board, moves = sys.argv[1], chess.Board(), 0


def say(line: str) -> None:
    """One line."""
    print(line, flush=True)


for line in sys.stdin:
    words = line.split()
    if manner == "mute" or not words:
        continue
    if words[0] == "uci":
        say("id name Fake 1.0")
        if manner == "weak":
            say("option name Skill Level type spin default 20 min 0 max 20")
        say("uciok")
    elif words[0] == "isready":
        say("readyok")
    elif words[0] == "setoption":
        Path(sys.argv[2]).write_text(line.strip(), "utf-8")
    elif words[0] == "position":
        board = chess.Board() if words[1] == "startpos" else chess.Board(" ".join(words[2:8]))
        for move in words[words.index("moves") + 1 :] if "moves" in words else ():
            board.push_uci(move)
    elif words[0] == "go":
        moves += 1
        if manner == "crash" and moves == 2:
            sys.exit(1)
        if manner != "silent":
            say("bestmove " + ("a1a8" if manner == "illegal" else min(move.uci() for move in board.legal_moves)))
    elif words[0] == "stop" and manner != "silent":
        pass
    elif words[0] == "quit":
        break
