"""Draughts in writing: PDN and FEN, in and out."""

from __future__ import annotations

import pytest

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Setup
from tabletop.core.notation import BadNotation, OtherKind
from tabletop.games.draughts.board import BIT, PLACE_OF
from tabletop.games.draughts.notation import START, Pdn, read_position, write_position
from tabletop.games.draughts.state import NOBODY, House, standing
from tabletop.match.match import BadSetup, Match
from tabletop.match.written import read_match, write_match
from tests.games.draughts_positions import FIRST_SEAT, GAME, HUFF, begin, play, position

TEXT = """[Event "An evening"]
[White "Ann \\"Queen\\" B."]
[Black "C."]
[Result "0-2"]
[GameType "20"]

; a quiet beginning
1. 32-28 19-23 {the first capture} 2. 28x19 14x23! (2... 13x24 3. 37-32) 3. 37-32 $2 10-14
4. 41-37 14-19 0-2
"""


def test_what_is_not_understood_is_written_again_where_it_stood() -> None:
    text = (
        '[Event "A"]\n[GameType "20"]\n\n{before} 1. 32-28 {the first capture} 19-23 2. 28x19 14x23! (2... 13x24) '
        "3. 37-32 $2 ; a remark\n 10-14 0-2 {the clock}\n"
    )
    match, record = read_match(GAME, text)
    assert match.result is None or match.result.winners, "as it was played"
    written = write_match(match, record.names, record.tags, record.remarks)
    moves = written.partition("\n\n")[2].split()
    assert " ".join(moves) == (
        "{before} 1. 32-28 {the first capture} 1... 19-23 2. 28x19 14x23 $1 (2... 13x24) 3. 37-32 $2 {a remark} "
        "3... 10-14 {the clock} 0-2"
    )
    again, same = read_match(GAME, written)
    assert (again.log, same.remarks) == (match.log, record.remarks)


def test_a_match_is_read_and_replayed() -> None:
    match, record = read_match(GAME, TEXT)
    assert record.names == ('Ann "Queen" B.', "C.")
    assert dict(record.tags)["Event"] == "An evening"
    assert match.state.white == 0
    assert [entry.action.verb for entry in match.log if entry.action] == ["move"] * 8 + ["resign"]
    assert match.result is not None
    assert match.result.winners == (1,)


def test_a_match_that_was_read_is_written_the_same() -> None:
    match, record = read_match(GAME, TEXT)
    again = write_match(match, record.names, record.tags)
    assert '[White "Ann \\"Queen\\" B."]' in again
    assert "2. 28x19 14x23 3. 37-32 10-14 4. 41-37 14-19 0-2" in again
    second, other = read_match(GAME, again)
    assert second.states == match.states
    assert other.tags == record.tags


@pytest.mark.parametrize("options", [(), FIRST_SEAT, HUFF, (("draughts.majority", "off"),)])
def test_random_matches_survive_being_written(options: tuple[tuple[str, str], ...]) -> None:
    for seed in range(6):
        luck = LiveChance(seed)
        match = Match(GAME, Setup(2, options), luck)
        while match.result is None and len(match.log) < 160:
            legal = [a for a in GAME.legal(match.state, match.state.turn) if a.verb in ("move", "huff")]
            match.submit(legal[luck.pick(len(legal))])
        if match.state.chain is None:
            again, _ = read_match(GAME, write_match(match))
            assert again.state.position == match.state.position
            assert again.setup.options == match.setup.options


def test_a_capture_that_is_not_clear_names_every_square() -> None:
    setup = Setup(2, FIRST_SEAT, position="W:WK46,50:B18,22,41,8,1")
    match = Match(GAME, setup, LiveChance(0))
    for there in (28, 17, 3):
        token = next(p.token for p in match.view(0).placements if p.face == "king-white")
        match.submit(Action(0, "move", (token,), PLACE_OF[BIT[there]]))
    text = write_match(match)
    assert "1. 46x28x17x3" in text
    again, _ = read_match(GAME, text)
    assert again.state.position == match.state.position


def test_the_names_follow_the_lots() -> None:
    seeds = {GAME.start(Setup(2), LiveChance(seed)).white: seed for seed in range(20)}
    text = write_match(Match(GAME, Setup(2), LiveChance(seeds[1])), ("Ann", "Ben"))
    assert '[White "Ben"]' in text
    assert '[Black "Ann"]' in text


def test_a_draw_is_written_and_read() -> None:
    match = Match(GAME, Setup(2, FIRST_SEAT), LiveChance(0))
    match.submit(Action(0, "offer-draw"))
    match.submit(Action(1, "accept-draw"))
    text = write_match(match)
    assert text.endswith("1-1\n")
    again, _ = read_match(GAME, text)
    assert again.result is not None
    assert again.result.ranking == ((0, 1),)


@pytest.mark.parametrize("fen", ["W:WK5,31,32:B1,20,K50", "B:WK46:BK1,2", "W:W50:B1"])
def test_positions_are_read_and_written(fen: str) -> None:
    assert write_position(read_position(fen)) == fen


def test_ranges_of_squares_are_read() -> None:
    start = begin().position
    assert read_position("W:W31-50:B1-20") == start
    assert read_position(Pdn().position(begin())) == start
    assert read_position("B:B1-20:W31-50.") == start._replace(white_moves=False)


@pytest.mark.parametrize(
    "fen",
    [
        "",
        "X:W1:B2",
        "W:W31",
        "W:W51:B1",
        "W:W0:B1",
        "W:W31,31:B1",
        "W:W3:B20",
        "W:W30-50:B1-20",
        "W:Wx:B1",
        "W:W41-42-43:B9",
    ],
)
def test_what_is_no_position_is_refused(fen: str) -> None:
    with pytest.raises(BadNotation):
        read_position(fen)


def test_a_match_begins_from_a_position() -> None:
    match = Match(GAME, Setup(2, FIRST_SEAT, position="B:W36:B27,1"), LiveChance(0))
    assert match.active == {1}
    for over in ("W:W36:B27,31", "W:W36:B", "nonsense"):
        with pytest.raises(BadSetup):
            Match(GAME, Setup(2, position=over), LiveChance(0))


@pytest.mark.parametrize(
    ("moves", "word", "reason"),
    [
        ("1. 32-27 0-1-2", "0-1-2", "not a move"),
        ("1. 32-29", "32-29", "not a legal move"),
        ("1. 32-51", "32-51", "not a square"),
        ("1. 32-0", "32-0", "not a square"),
        ("1. 20-25", "20-25", "no piece of the side to move stands there"),
        ("1. 32x23", "32x23", "not a legal capture"),
        ("1. e2-e4", "e2-e4", "not a move"),
        ("1. 32-28 19-23 2. 37-32", "37-32", "not a legal move"),
    ],
)
def test_what_is_no_match_is_refused_with_its_word(moves: str, word: str, reason: str) -> None:
    with pytest.raises(BadNotation) as refused:
        read_match(GAME, f'[GameType "20"]\n\n{moves} *')
    assert (refused.value.where, refused.value.reason) == (word, reason)


@pytest.mark.parametrize(
    ("fen", "move"),
    [
        ("W:W32,50:B28,18,1", "1. 32x12"),
        ("W:W32,46:B28,18,19,41,31,3", "1. 32x12"),
        ("W:W32,34:B28,18,29,3", "1. 32x12"),
        ("B:W36:B27,1", "1... 1-6"),
        ("W:W36,50:BK1,10", "1. 50-44"),
    ],
)
def test_a_text_says_its_kind_its_result_and_no_more_squares_than_it_must(fen: str, move: str) -> None:
    match, _ = read_match(GAME, f'[GameType "20"]\n[FEN "{fen}"]\n\n{move} *')
    text = write_match(match)
    for line in ('[GameType "20"]', '[Result "*"]', f'[FEN "{fen}"]', f"{move} *"):
        assert line in text.splitlines()
    assert text.count("[FEN") == 1, "once, though it was read with one"
    assert not {"FEN", "GameType"} & {name for name, _ in read_match(GAME, text)[1].tags}


def test_another_kind_of_draughts_is_refused() -> None:
    with pytest.raises(OtherKind):
        read_match(GAME, '[GameType "25"]\n\n1. 11-15 *')
    with pytest.raises(BadNotation):
        read_match(GAME, '[HouseRules "draughts.flying=off"]\n\n*')


def test_the_log_uses_the_usual_notation() -> None:
    before = play(begin(), "32-28")
    after = play(before, "19-23")
    action = Action(1, "move", ("black-19",), None)
    (line,) = GAME.report(before, action, after)
    assert dict(line.args)["here"] == 19
    assert dict(line.args)["there"] == 23


@pytest.mark.parametrize(
    "text",
    [
        "1. 32-28 19-23 2. 28x19 14x23 *",
        "1 32-28 19-23 2 28x19 14x23",
        "1. 32 - 28 19 - 23 2. 28 x 19 14 x 23 *",
        '1. 32-28 {[%clock w00:05:00 B00:05:00]} 19-23 { [Event "no tag"] } 2. 28X19!? 14:23 $3 *',
        "% an escape\n1. 32-28 (1. 33-28 (1. 34-30)) 19-23 ; and so on\n2. 28x19 14x23 {never closed",
        '[Event "Clubs "De Zaan" and others"]\n; a remark\n[GameType "20,W,10,10,N2,0"]\n1. 32-28 19-23 28x19 14x23',
        '\ufeff[Event "x"]\n[Violation tag]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n\n[Event "y"]\n\n1. 31-27 *',
    ],
)
def test_files_of_other_hands_are_read(text: str) -> None:
    match, _ = read_match(GAME, Pdn().matches(text)[0])
    assert write_match(match).endswith("1. 32-28 19-23 2. 28x19 14x23 *\n")


def test_a_result_that_stands_in_the_tags_alone_counts() -> None:
    match, _ = read_match(GAME, '[Result "1-1"]\n\n1. 32-28 19-23')
    assert match.result is not None
    assert match.result.winners == ()


@pytest.mark.parametrize(
    ("moves", "winners"),
    [
        ("1. 32-28 2-0", (0,)),
        ("1. 32-28 1-0", (0,)),
        ("1. 32-28 19-23 0-2", (1,)),
        ("1. 32-28 19-23 0-1", (1,)),
        ("1. 32-28 1-1", ()),
        ("1. 32-28 1/2-1/2", ()),
        ("1. 32-28 0-0", ()),
    ],
)
def test_every_way_to_write_a_result_tells_who_has_won(moves: str, winners: tuple[int, ...]) -> None:
    match, _ = read_match(GAME, moves)
    assert match.result is not None
    assert match.result.winners == winners


def test_a_position_with_counters_behind_it_is_read() -> None:
    assert read_position("W:W31,K32:B1-20:H3:F12") == read_position("W:W31,K32:B1-20")


LONG = """[FEN "W:WK46,K47,45:BK5,K4,6"]

1. 47-20 4-31 2. 20-25 31-27 3. 25-20 27-13 4. 20-15 13-22 5. 45-40 22-36 6.
40-34 36-27 7. 34-29 27-43 8. 15-4 43-48 9. 4-9 48-25 10. 9-31 25-48 11. 31-22
48-25 12. 22-44 25-3 13. 44-50 3-26 14. 50-22 26-21 15. 22-13 21-16 16. 13-30
16-11 17. 30-24 11-16 18. 24-13 16-43 19. 13-8 43-16 20. 8-3 16-49 21. 3-9 6-11
22. 9-25 49-27 23. 25-3 *
"""


def test_a_match_that_goes_on_after_twenty_quiet_moves_is_played_by_the_rule_of_tournaments() -> None:
    match, record = read_match(GAME, LONG)
    assert len(record.actions) == 45
    assert record.setup.options == (("draughts.draw-rule", "international"),)
    assert match.result is None
    printed, _ = read_match(GAME, LONG.partition("21.")[0])
    assert printed.result is not None
    assert printed.result.rule == "draughts.draw-twenty"


def test_a_result_that_the_moves_do_not_explain_is_kept_as_a_remark() -> None:
    """Who has just moved gives up; the two agree; and in the middle of a capture nobody says anything."""
    heads = ('[GameType "20"]\n\n', '[GameType "20"]\n[FEN "W:W42:B19,29,38"]\n\n')
    texts = ("1. 32-28 2-0", "1. 32-28 0-2", "1. 32-28 1-1")
    found = [read_match(GAME, heads[0] + text)[1] for text in texts]
    found.append(read_match(GAME, heads[1] + "1. 42-33 1-1")[1])
    verbs = [[action.verb for action in record.actions] for record in found]
    assert verbs == [["move", "resign"], ["move"], ["move", "offer-draw", "accept-draw"], ["move"]]
    assert [record.remarks for record in found] == [(), ((1, "0-2"),), (), ((1, "1-1"),)]


def test_a_match_with_house_rules_ends_where_they_end_it() -> None:
    over = '[GameType "20"]\n[FEN "W:W32:B28"]\n[HouseRules "draughts.majority=off"]\n\n1. 32x23 5-10 *'
    with pytest.raises(BadNotation, match="goes on after its end"):
        read_match(GAME, over)


@pytest.mark.parametrize("number", [0, 31, 51])
def test_only_a_guilty_piece_is_huffed(number: int) -> None:
    head = '[GameType "20"]\n[FEN "W:W31,32,50:B11,28"]\n[HouseRules "draughts.capture-duty=huff"]\n\n'
    text = head + "1. 50-45 {{huffs {}}} *"
    assert read_match(GAME, text.format(32))[1].actions[1].verb == "huff"
    with pytest.raises(BadNotation, match=f"'{number}'"):
        read_match(GAME, text.format(number))


def test_no_side_has_more_pieces_than_it_began_with() -> None:
    bits = sum(BIT[number] for number in range(1, 22))
    with pytest.raises(ValueError, match="20 pieces"):
        standing(House(), 0, START._replace(white=bits, black=BIT[50]))


def test_a_piece_in_the_middle_of_a_capture_is_where_it_has_come_to() -> None:
    state = play(position("42", "19,29,38"), "42x33")
    piece = state.token_on(BIT[33])
    assert piece == position("42", "19,29,38").token_on(BIT[42])
    assert [state.piece_on(BIT[number]) == NOBODY for number in (33, 42, 41)] == [False, True, True]


def drawn_up(fen: str, moves: str, house: str = "") -> str:
    """A text with a position."""
    rules = f'[HouseRules "{house}"]\n' if house else ""
    return f'[GameType "20"]\n[FEN "{fen}"]\n{rules}\n{moves}'


@pytest.mark.parametrize("square", [17, 12])
def test_a_capture_that_is_not_clear_needs_only_the_square_that_tells(square: int) -> None:
    match, _ = read_match(GAME, drawn_up("W:WK46,50:B18,22,41,8,1", f"1. 46x{square}x3 *"))
    whole = {17: "46x28x17x3", 12: "46x23x12x3"}[square]
    assert f"1. {whole} *" in write_match(match)


@pytest.mark.parametrize("path", [(31, 22, 33, 42), (33, 22, 31, 42)])
def test_a_capture_in_a_circle_is_read_in_the_direction_in_which_it_is_written(path: tuple[int, ...]) -> None:
    squares = "x".join(map(str, path))
    _, record = read_match(GAME, drawn_up("W:W42,50:B27,28,37,38,1", f"1. 42x{squares} *"))
    assert [action.to for action in record.actions] == [PLACE_OF[BIT[number]] for number in path]


def test_a_man_comes_down_directly_behind_each_piece_where_a_king_could_go_another_way() -> None:
    _, record = read_match(GAME, drawn_up("B:W8,9,10,20,30:B2,45", "1... 2x35 *"))
    assert [action.to for action in record.actions] == [PLACE_OF[BIT[number]] for number in (13, 4, 15, 24, 35)]


@pytest.mark.parametrize("squares", ["31x22x33x43", "31x22", "31x32x33x42"])
def test_a_capture_that_the_board_does_not_allow_is_refused_with_its_word(squares: str) -> None:
    with pytest.raises(BadNotation) as refused:
        read_match(GAME, drawn_up("W:W42,50:B27,28,37,38,1", f"1. 42x{squares} *"))
    assert (refused.value.where, refused.value.reason) == (f"42x{squares}", "not a legal capture")


def test_where_fewer_pieces_may_be_taken_a_capture_of_more_makes_a_word_unclear() -> None:
    fen = "W:WK1,K3,14,16,K37,50:B17,28,29,K31,45,K48,K49"
    match, _ = read_match(GAME, drawn_up(fen, "1. 37x23x34 *", house="draughts.majority=off"))
    assert "1. 37x23x34 *" in write_match(match)


def test_what_stands_after_the_result_is_not_played() -> None:
    match, record = read_match(GAME, "1. 32-28 * {huffs 31} 19-23 28x19")
    assert [action.verb for action in record.actions] == ["move"]
    assert len(record.remarks) == 1
    assert "{huffs 31}" in write_match(match, record.names, record.tags, record.remarks)


def test_a_match_with_house_rules_is_not_played_on_by_those_of_tournaments() -> None:
    with pytest.raises(BadNotation, match="goes on after its end"):
        read_match(GAME, LONG.replace("]\n\n", ']\n[HouseRules "draughts.majority=off"]\n\n'))


@pytest.mark.parametrize(
    ("fen", "moves"), [("W:W31,50:B44,5", "1. 31-26 {huffs 50}"), ("B:W7,50:B1,20", "1... 20-25 {huffs 1}")]
)
def test_pieces_are_huffed_on_the_first_and_the_last_square_too(fen: str, moves: str) -> None:
    _, record = read_match(GAME, drawn_up(fen, f"{moves} *", house="draughts.capture-duty=huff"))
    assert [action.verb for action in record.actions] == ["move", "huff"]
