"""FEN and PGN: real matches open and replay, ours are written so that others can read them."""

from __future__ import annotations

import chess
import pytest

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Setup
from tabletop.core.notation import BadNotation
from tabletop.games.chess.notation import PGN, board_from
from tabletop.match.match import BadSetup, Match
from tabletop.match.written import read_match, write_match
from tests.games.chess_positions import CLAIMS, FIRST, GAME, KIWIPETE, after, fen, move, position, say

TOURNAMENT = """[Event "Hoogovens Group A"]
[Site "Wijk aan Zee NED"]
[Date "1999.01.20"]
[Round "4"]
[White "Kasparov, Garry"]
[Black "Topalov, Veselin"]
[Result "1-0"]
[ECO "B07"]

1. e4 d6 2. d4 Nf6 3. Nc3 g6 4. Be3 Bg7 5. Qd2 c6 6. f3 b5 7. Nge2 Nbd7 8. Bh6
Bxh6 9. Qxh6 Bb7 10. a3 e5 11. O-O-O Qe7 12. Kb1 a6 13. Nc1 O-O-O 14. Nb3 exd4
15. Rxd4 c5 16. Rd1 Nb6 17. g3 Kb8 18. Na5 Ba8 19. Bh3 d5 20. Qf4+ Ka7 21. Rhe1
d4 22. Nd5 Nbxd5 23. exd5 Qd6 24. Rxd4 cxd4 25. Re7+ Kb6 26. Qxd4+ Kxa5 27. b4+
Ka4 28. Qc3 Qxd5 29. Ra7 Bb7 30. Rxb7 Qc4 31. Qxf6 Kxa3 32. Qxa6+ Kxb4 33. c3+
Kxc3 34. Qa1+ Kd2 35. Qb2+ Kd1 36. Bf1 Rd2 37. Rd7 Rxd7 38. Bxc4 bxc4 39. Qxh8
Rd3 40. Qa8 c3 41. Qa4+ Ke1 42. f4 f5 43. Kc1 Rd2 44. Qa7 1-0
"""


def test_a_tournament_match_opens_and_replays() -> None:
    match, record = read_match(GAME, TOURNAMENT)
    assert record.names == ("Kasparov, Garry", "Topalov, Veselin")
    assert dict(record.tags)["Site"] == "Wijk aan Zee NED"
    assert len(record.actions) == 88
    assert match.result is not None
    assert (match.result.rule, match.result.winners) == ("chess.resign", (0,))
    board = chess.Board()
    for word in TOURNAMENT.partition("\n\n")[2].split()[:-1]:
        if not word.endswith("."):
            board.push_san(word)
    assert fen(match.state) == board.fen()


def test_a_tournament_match_is_written_as_it_was_read() -> None:
    match, record = read_match(GAME, TOURNAMENT)
    again = write_match(match, record.names, record.tags)
    assert again == TOURNAMENT
    assert all(len(line) < 80 for line in again.splitlines())


REMARKS = """% made by hand
[Event "A \\"test\\""]

{At night} 1. e4! {best by test} e5 $1 (1... c5 2. Nf3 (2. c3 {also}) d6) 2. Nf3?! ; to the end of the line
2... Nc6 3. Bb5 a6 4. O-O 1-0 {on time}

[Event "the next one"]

1. d4 *
"""
KEPT = """
{At night} 1. e4 $1 {best by test} 1... e5 $1 (1... c5 2. Nf3 (2. c3 {also})
d6) 2. Nf3 $6 {to the end of the line} 2... Nc6 3. Bb5 a6 4. O-O {on time} 1-0
"""


def test_what_is_not_understood_is_written_again_where_it_stood() -> None:
    match, record = read_match(GAME, PGN.matches(REMARKS)[0])
    assert match.result is not None, "whoever is to move has given up"
    text = write_match(match, record.names, record.tags, record.remarks)
    assert text.endswith(KEPT)
    again, same = read_match(GAME, text)
    assert (again.log, same.remarks) == (match.log, record.remarks)


@pytest.mark.parametrize(
    ("remark", "kept"),
    [
        ("(1... c5 ; good } here\n 2. Nf3)", "(1... c5 {good ) here} 2. Nf3)"),
        ("(1... c5 (1... d5) {never closed", "(1... c5 (1... d5) {never closed})"),
        ("{} () ) $14 N ??", "() $14 {N} $4"),
        ("(c5 {a (b})", "(c5 {a (b})"),
    ],
)
def test_remarks_of_many_hands_are_closed_where_they_end(remark: str, kept: str) -> None:
    match, record = read_match(GAME, f"1. e4 {remark}")
    text = write_match(match, record.names, record.tags, record.remarks)
    assert text.endswith(f"1. e4 {kept} *\n")
    again, same = read_match(GAME, text)
    assert (again.log, same.remarks) == (match.log, record.remarks)


@pytest.mark.parametrize("result", ["1-0", "0-1", "1/2-1/2", "*"])
@pytest.mark.parametrize("tagged", [True, False])
def test_a_result_that_the_moves_do_not_explain_is_kept(result: str, tagged: bool) -> None:
    text = f'[Result "{result if tagged else "?"}"]\n\n1. e4 e5 2. Nf3 {"" if tagged else result}\n'
    match, record = read_match(GAME, text)
    written = write_match(match, record.names, record.tags, record.remarks)
    assert f'[Result "{result}"]' in written
    assert written.endswith(f" 2. Nf3 {result}\n")
    on = Match.replay(GAME, match.setup, match.log)
    if on.result is None:
        on.submit(on.game.legal(on.state, 1)[0])
        assert f'[Result "{result}"]' not in write_match(on, (), record.tags, record.remarks) or result == "*"


def test_comments_variations_and_signs_are_passed_over() -> None:
    match, record = read_match(GAME, PGN.matches(REMARKS)[0])
    assert dict(record.tags)["Event"] == 'A "test"'
    assert fen(match.state).split()[0] == "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQ1RK1"


def test_what_is_illegal_or_no_move_is_refused_with_its_word() -> None:
    for text, where in (("1. e4 e5 2. Ke3 *", "Ke3"), ("1. hello *", "hello"), ("1. e4 e5 2. e5", "e5")):
        with pytest.raises(BadNotation) as caught:
            read_match(GAME, text)
        assert caught.value.where == where
    with pytest.raises(BadNotation):
        read_match(GAME, "   ")


def test_an_agreed_draw_and_an_open_result() -> None:
    drawn, _ = read_match(GAME, "1. e4 e5 1/2-1/2")
    assert drawn.result is not None
    assert drawn.result.rule == "chess.draw-agreed"
    on_time, record = read_match(GAME, '[Result "0-1"]\n\n1. e4 e5 2. Nf3 0-1')
    assert on_time.result is None
    assert dict(record.tags)["Result"] == "0-1"
    lost, _ = read_match(GAME, "1. e4 e5 0-1")
    assert lost.result is not None
    assert lost.result.winners == (1,)


def test_a_match_that_went_on_after_a_third_repetition_opens_with_claims() -> None:
    back = "Nf3 Nf6 Ng1 Ng8 "
    match, record = read_match(GAME, back * 3 + "e4 *")
    assert dict(record.setup.options) == {"chess.draw-claims": "on-claim"}
    assert match.result is None
    with pytest.raises(BadNotation):
        read_match(GAME, back * 5 + "e4 *")


def test_a_match_from_a_position_is_written_and_read() -> None:
    start = "1n5k/P7/8/8/8/8/8/K7 w - - 0 1"
    match = Match(GAME, Setup(2, FIRST, position=start), LiveChance(1))
    match.submit(move(match.state, "a7-b8", "q"))
    text = write_match(match, ("Anna", "Ben"))
    assert f'[FEN "{start}"]' in text
    assert '[SetUp "1"]' in text
    assert "1. axb8=Q+ *" in text
    again, record = read_match(GAME, text)
    assert record.names == ("Anna", "Ben")
    assert fen(again.state) == fen(match.state)


def test_black_to_move_begins_with_dots() -> None:
    match = Match(GAME, Setup(2, FIRST, position="4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 7"), LiveChance(1))
    match.submit(move(match.state, "d7-d5"))
    match.submit(move(match.state, "e5-d6"))
    assert "7... d5 8. exd6 *" in write_match(match)


def test_names_go_with_the_side_that_lots_gave_to_a_seat() -> None:
    for seed in range(6):
        match = Match(GAME, Setup(2), LiveChance(seed))
        text = write_match(match, ("Anna", "Ben"))
        assert ('[White "Anna"]' in text) == (match.state.white == 0)


def test_draws_and_resignations_are_written_as_results() -> None:
    for verbs, result in ((("offer-draw", "accept-draw"), "1/2-1/2"), (("resign",), "0-1")):
        match = Match(GAME, Setup(2, FIRST), LiveChance(1))
        for verb in verbs:
            match.submit(Action(match.state.actor, verb))
        assert f'[Result "{result}"]' in write_match(match)


def test_claims_and_declined_offers_are_written() -> None:
    match = Match(GAME, Setup(2, CLAIMS), LiveChance(1))
    match.submit(Action(0, "offer-draw"))
    match.submit(Action(1, "decline-draw"))
    for way in ("g1-f3", "g8-f6", "f3-g1", "f6-g8") * 2:
        match.submit(move(match.state, way))
    match.submit(Action(0, "claim-draw"))
    assert "4. Ng1 Ng8 1/2-1/2" in write_match(match)


def test_positions_in_fen() -> None:
    assert PGN.position(position(KIWIPETE)) == KIWIPETE
    assert PGN.position(after(position(), "e2-e4", "e7-e5", "g1-f3")).endswith("b KQkq - 1 2")
    assert PGN.position(say(position(), "offer-draw")) == chess.STARTING_FEN


@pytest.mark.parametrize(
    "wrong",
    [
        "zz",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1",
        "4k2R/8/8/8/8/8/8/4K3 w - - 0 1",
    ],
)
def test_positions_that_cannot_be_are_a_bad_set_up(wrong: str) -> None:
    with pytest.raises(BadNotation):
        board_from(wrong)
    with pytest.raises(BadSetup):
        Match(GAME, Setup(2, position=wrong), LiveChance(1))


def test_a_start_without_some_pieces() -> None:
    """A handicap: no queen for White."""
    state = position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1")
    assert sum(piece != 255 for piece in state.standing) == 31
    assert "white-16" not in {p.token for p in GAME.view(state, None).placements}


@pytest.mark.parametrize(
    ("value", "placed"),
    [
        ("none", "RNBQKBNR w KQkq"),
        ("knight", "R1BQKBNR w KQkq"),
        ("rook", "1NBQKBNR w Kkq"),
        ("queen", "RNB1KBNR w KQkq"),
    ],
)
def test_a_handicap_is_a_house_rule_and_is_written(value: str, placed: str) -> None:
    match = Match(GAME, Setup(2, (*FIRST, ("chess.handicap", value))), LiveChance(1))
    assert f"/PPPPPPPP/{placed}" in fen(match.state)
    match.submit(move(match.state, "e2-e4"))
    text = write_match(match)
    assert ("[FEN " in text) == (value != "none")
    again, _ = read_match(GAME, text)
    assert fen(again.state) == fen(match.state)
    pasted = Match(GAME, Setup(2, (("chess.handicap", value),), position=KIWIPETE), LiveChance(1))
    assert fen(pasted.state) == KIWIPETE, "it belongs to the usual start"


@pytest.mark.parametrize(
    "text",
    [
        "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.O-O *",
        "1 e4 e5 2 Nf3 Nc6 3 Bb5 a6 4 0-0 *",
        "1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 3. Bf1-b5 a7-a6 4. o-o",
        '1. e4 {[%clk 0:03:00.9]} e5 {[Event "no"]} 2. \u2658f3 \u265ec6 3. Bb5 \u00b1 a6 N 4. O-O +/= *',
        "1. e4 e5 ( 1... c5 2. Nf3 ( 2. c3 $13 ) ) 2. Nf3 $1 $14 Nc6 3. Bb5!? a6?! 4. O-O {never closed",
        '[White "P. "Paddy" O."]\n; remark\n% escape\n[Violation]\n[Open "x\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O *',
        '[Event "x"]\n\n{ a\n[Event "b"] } 1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O *\n\n[Event "y"]\n\n1. d4 *',
    ],
)
def test_files_of_other_hands_are_read(text: str) -> None:
    match, record = read_match(GAME, PGN.matches(text)[0])
    assert not record.names[0] or record.names[0] == 'P. "Paddy" O.'
    assert write_match(match).endswith("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O *\n")


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ('[Variant "Chess960"]\n\n1. e4 e5 *', "Chess960"),
        ("1. e4 -- 2. d4 *", "--"),
        ("1. e4 e5 2. Z0 *", "Z0"),
    ],
)
def test_what_would_be_read_wrongly_is_refused(text: str, where: str) -> None:
    with pytest.raises(BadNotation) as caught:
        read_match(GAME, text)
    assert caught.value.where == where


def test_a_long_match_with_comments_is_split_from_the_next_ones() -> None:
    text = TOURNAMENT.replace("11. O-O-O", "11. O-O-O {a long\n[diagram]\n one}") * 3
    assert len(PGN.matches(text)) == 3
    assert [len(PGN.read(one).actions) for one in PGN.matches(text)] == [88] * 3


def test_after_mate_a_result_adds_nothing() -> None:
    match, record = read_match(GAME, "1. f3 e5 2. g4 Qh4# 0-1")
    assert [action.verb for action in record.actions] == ["move"] * 4
    assert match.result is not None
    assert match.result.rule == "chess.checkmate"
