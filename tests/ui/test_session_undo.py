"""Moves that are taken back and done again: at the table, for the computer players, in the file."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import Refusal, Setup
from tabletop.core.text import say
from tabletop.match.players import Player
from tabletop.match.taking_back import Way
from tabletop.store.saves import load_save
from tabletop.ui.session.session import NO_REDO, Session
from tabletop.ui.session.session_factory import begin_session
from tests.ui.test_session import ANN, BEN, BOT, Mind, drag, heard, make
from tests.ui.toy import a_play, toy_match


def answered(qtbot: QtBot, *players: Player) -> tuple[Session, Mind]:
    """An open match in which the first person has played a card, and the computer player has answered."""
    session, mind = make(toy_match(len(players), hidden=False, seed=4), *players)
    session.gesture(drag(a_play(session.match)))
    with qtbot.waitSignal(session.entry_added):
        mind.answer(a_play(session.match))
    return session, mind


def test_one_person_takes_their_move_back_with_the_answer(qtbot: QtBot) -> None:
    session, mind = answered(qtbot, ANN, BOT)
    undone = heard(session.undone)
    session.undo()
    assert undone == [1]
    assert mind.rewinds == [1]
    assert session.match.state.turn == 0
    refused = heard(session.refused)
    session.undo()
    assert refused == [(Refusal("core.nothing_to_undo"), 0)]


def test_among_several_the_answers_go_when_they_say_so(qtbot: QtBot) -> None:
    session, _ = answered(qtbot, ANN, BOT, BEN)
    refused, undone = heard(session.refused), heard(session.undone)
    assert session.undo().way is Way.ANSWERS
    assert refused == [(Refusal("core.undo_other"), 0)]
    assert session.undo(agreed=True).moves == 2
    assert undone == [1]


def test_what_was_taken_back_is_done_again(qtbot: QtBot) -> None:
    session, mind = answered(qtbot, ANN, BOT)
    log, state = list(session.match.log), session.match.state
    session.undo()
    asked, added = len(mind.asks), heard(session.entry_added)
    session.redo()
    assert added == [1, 2]
    assert session.match.log == log
    assert session.match.state == state
    assert len(mind.asks) == asked, "the computer player has answered already"
    told = heard(session.notice)
    session.redo()
    assert told == [say(NO_REDO)]


def test_a_new_move_ends_doing_again(qtbot: QtBot) -> None:
    session, _ = answered(qtbot, ANN, BOT)
    session.undo()
    session.gesture(drag(a_play(session.match)))
    length = len(session.match.log)
    session.redo()
    assert len(session.match.log) == length


def test_the_file_follows_undo_and_redo(qtbot: QtBot, tmp_path: Path) -> None:
    game = games.load("chess")
    session = begin_session(game, Setup(2), (ANN, BEN), False, tmp_path)
    session.start()
    for _ in range(2):
        (seat,) = session.match.active
        session.play(game.legal(session.match.state, seat)[0])
    session.undo()
    path = session.recorder.path
    assert path is not None
    assert len(load_save(path).match.log) == 2, "a program that ends now goes on from here"
    session.redo()
    assert load_save(path).match.log == session.match.log
    session.set_friendly_undo(True)
    loaded = load_save(path)
    assert loaded.match.friendly_undo
    assert loaded.header.friendly_undo
    session.close()


def test_friendly_undo_takes_back_what_the_computer_did_too(qtbot: QtBot) -> None:
    session, mind = make(toy_match(hidden=False, friendly=True, seed=4), ANN, BOT)
    first = session.match.state
    session.gesture(drag(a_play(session.match)))
    if mind.asks:
        with qtbot.waitSignal(session.entry_added):
            mind.answer(a_play(session.match))
    undone = heard(session.undone)
    session.undo()
    assert undone == [1]
    assert session.match.state == first
