"""A worker for tests: answers every question with the action that stands in a file, or misbehaves as told.

fake_worker.py ANSWER [silent|crash|noise|bytes|endless|chatter|once FILE]
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from tabletop.bots.protocol import Follow, Think, Thought, decode_question, encode
from tabletop.core.bot import Choice

choice = msgspec.json.decode(Path(sys.argv[1]).read_bytes(), type=Choice)
manner = sys.argv[2] if len(sys.argv) > 2 else ""
if manner == "once":
    marker = Path(sys.argv[3])
    manner = "" if marker.exists() else "crash"
    marker.touch()

held = 0
for line in sys.stdin.buffer:
    question = decode_question(line)
    if isinstance(question, Follow):
        assert question.start <= held
        held = question.start + len(question.entries)
    if not isinstance(question, Think):
        continue
    assert question.length == held
    if manner == "crash":
        sys.exit("the rabbit has eaten the cards")
    if manner == "noise":
        sys.stdout.buffer.write(b"what?\n")
    elif manner == "bytes":
        sys.stdout.buffer.write(b'{"type":"trouble","match":1,"ask":1,"reason":"\xff"}\n')
    elif manner == "endless":
        sys.stdout.buffer.write(b"x" * 3_000_000)
    elif manner == "chatter":
        sys.stdout.buffer.write(encode(Thought(question.match, question.ask + 1000, choice)))
    elif manner != "silent":
        sys.stdout.buffer.write(encode(Thought(question.match, question.ask, choice)))
    sys.stdout.buffer.flush()
