"""The table of chess: places, what is seen, what gestures mean, what is said and shown."""

from __future__ import annotations

import chess
import pytest
from msgspec.structs import replace

from tabletop.core.chance import ScriptedChance
from tabletop.core.model import Action, Gesture, GestureKind, Place, Setup
from tabletop.core.table import TABLE_HEIGHT, TABLE_WIDTH
from tabletop.core.text import Text
from tabletop.core.view import Condition, ConditionFact, CueKind, PlateFact
from tabletop.games.chess import words
from tabletop.games.chess.state import State
from tabletop.match.controller import Choices, RuleController
from tabletop.match.match import Match
from tabletop.text_front import english
from tests.games.chess_positions import BENCH, CLAIMS, FIRST, GAME, LUCK, after, drag, move, position, say, square


def report(state: State, way: str, choice: str | None = None) -> tuple[str, ...]:
    """What the log says of a move, in English; seats are A and B."""
    action = GAME.canonical(state, move(state, way, choice))
    return tuple(BENCH.told(state, action))


def offer(state: State, way: str, choice: str | None = None) -> str:
    """How a move is offered."""
    return english(GAME.describe(state, move(state, way, choice)))


# Where things are


def test_everything_lies_on_the_table() -> None:
    spec = GAME.table(Setup(2))
    for zone in spec.zones:
        for point in zone.slots:
            assert 0 < point.x < TABLE_WIDTH
            assert 0 < point.y < TABLE_HEIGHT
    assert len(spec.zone("board").slots) == 64


@pytest.mark.parametrize(("lot", "sides"), [(0, (0, 2)), (1, (2, 0))])
def test_the_first_rank_is_the_side_of_whoever_plays_white(lot: int, sides: tuple[int, ...]) -> None:
    state = GAME.start(Setup(2), ScriptedChance([lot]))
    spec = GAME.table(Setup(2))
    assert spec.sides == (0, 2)
    assert GAME.sides(state, spec) == sides
    board = spec.zone("board").slots
    assert board[chess.A1].y > board[chess.A8].y
    assert spec.backdrops[0].half_turned == "board-chess-turned"


def test_names_of_places_and_pieces() -> None:
    assert english(GAME.place_name(square("e4")) or Text(words.WHITE)) == "e4"
    assert GAME.place_name(Place("taken-1", 2)) is None
    names = {english(name) for face in words.FACES if (name := GAME.face_name(face)) is not None}
    assert len(names) == 12
    assert GAME.face_name("card-QS") is None


# What is seen


def test_captured_pieces_lie_before_their_captor_in_order() -> None:
    state = after(position(), "e2-e4", "d7-d5", "e4-d5", "d8-d5", "b1-c3", "d5-a2", "c3-a2")
    lying = {p.place: p.face for p in GAME.view(state, None).placements if p.place.zone != "board"}
    assert lying == {
        Place("taken-0", 0): "chess-black-P",
        Place("taken-0", 8): "chess-black-Q",
        Place("taken-1", 0): "chess-white-P",
        Place("taken-1", 1): "chess-white-P",
    }


def test_all_that_is_captured_has_its_own_place_in_the_tray() -> None:
    officers = [(piece, chess.QUEEN) for piece in range(16, 27)]
    pawns = [(piece, chess.PAWN) for piece in range(27, 31)]
    for taken in ([*officers, *pawns], [*pawns, *officers], [(16, chess.ROOK), *pawns]):
        state = replace(position(), taken=tuple(taken))
        slots = {p.place.slot: p.face for p in GAME.view(state, None).placements if p.place.zone == "taken-0"}
        assert len(slots) == len(taken)
        assert {face for slot, face in slots.items() if slot < 4} == {"chess-black-P"}, "pawns in front"
        assert all(slot in range(16) for slot in slots)


def test_a_promoted_pawn_keeps_its_token_and_changes_its_face() -> None:
    state = after(position("1n5k/P7/8/8/8/8/8/K7 w - - 0 1"), "a7-a8=r")
    faces = {p.token: p.face for p in GAME.view(state, None).placements}
    assert faces[state.token_on(chess.A8)] == "chess-white-R"
    assert state.token_on(chess.A8) == "white-2"


def test_plates_say_the_side_and_who_is_in_check() -> None:
    def plates(state: State) -> list[str]:
        return [english(fact.text) for fact in GAME.view(state, 0).facts if isinstance(fact, PlateFact)]

    state = after(position(), "e2-e4", "f7-f6")
    assert plates(state) == ["White", "Black"]
    assert plates(after(state, "d1-h5")) == ["White", "Black, in check"]


def test_the_king_is_in_danger_only_while_in_check() -> None:
    state = after(position(), "e2-e4", "f7-f6", "d1-h5")
    found = [fact for fact in GAME.view(state, 0).facts if isinstance(fact, ConditionFact)]
    assert [(fact.token, fact.condition) for fact in found] == [(state.token_on(chess.E8), Condition.DANGER)]
    assert english(found[0].text) == "in check"
    state = after(state, "g7-g6")
    assert not any(isinstance(fact, ConditionFact) for fact in GAME.view(state, 0).facts)


def test_buttons_offer_answer_claim_and_give_up() -> None:
    def buttons(state: State) -> list[str]:
        return [button.id for button in GAME.view(state, 0).buttons]

    assert buttons(position()) == ["offer-draw", "resign"]
    claims = position(options=CLAIMS)
    assert buttons(claims) == ["claim-draw", "offer-draw", "resign"]
    knights = ("g1-f3", "g8-f6", "f3-g1", "f6-g8") * 2
    assert [GAME.view(state, 0).buttons[0].resting for state in (claims, after(claims, *knights))] == [True, False]
    offered = say(position(), "offer-draw")
    assert buttons(offered) == ["accept-draw", "decline-draw", "resign"]
    assert english(GAME.view(offered, 0).prompt) == "A offers a draw. B must accept or decline."
    assert buttons(say(offered, "accept-draw")) == []


def test_the_score_counts_what_is_left_and_what_was_taken() -> None:
    state = after(position(), "e2-e4", "d7-d5", "e4-d5", "d8-d5", "b1-c3", "d5-e4", "c3-e4")
    sheet = GAME.score(state)
    assert sheet is not None
    assert [(english(row.label), row.cells) for row in sheet.rows] == [
        ("queens", (1, 0)),
        ("rooks", (2, 2)),
        ("bishops", (2, 2)),
        ("knights", (2, 2)),
        ("pawns", (7, 7)),
        ("taken from the other side", (2, 1)),
    ]
    assert not any(row.total for row in sheet.rows), "whoever took more has not won"


# What gestures mean


def test_a_drag_is_a_move_wherever_it_ends() -> None:
    state = position()
    assert drag(state, "white-13", square("e4")) == (move(state, "e2-e4"),)
    assert drag(state, "white-13", square("e2")) == ()
    assert drag(state, "black-1", square("e4")) == (Action(0, "move", ("black-1",), square("e4")),)
    assert drag(state, "white-13", Place("taken-0", 2))[0].to == Place("taken-0", 2)
    assert drag(state, "nothing", square("e4")) == ()


def test_taps_mean_nothing_and_buttons_their_verb() -> None:
    state = position()
    assert GAME.interpret(state, Gesture(GestureKind.TAP, 0, ("white-13",))) == ()
    assert GAME.interpret(state, Gesture(GestureKind.BUTTON, 0, button="resign")) == (Action(0, "resign"),)
    assert GAME.interpret(state, Gesture(GestureKind.BUTTON, 0, button="dance")) == ()


def test_a_promotion_is_asked_for_with_pictures() -> None:
    match = Match(GAME, Setup(2, FIRST, position="1n5k/P7/8/8/8/8/8/K7 w - - 0 1"), LUCK)
    answer = RuleController(match, 0).attempt(Gesture(GestureKind.DRAG, 0, ("white-2",), square("b8")))
    assert isinstance(answer, Choices)
    assert [offer.face for offer in answer.offers] == [f"chess-white-{kind}" for kind in "QRBN"]
    assert [english(offer.label) for offer in answer.offers] == ["Queen", "Rook", "Bishop", "Knight"]


def test_a_promotion_that_is_illegal_is_not_asked_for() -> None:
    match = Match(GAME, Setup(2, FIRST, position="k3r3/4P3/8/8/8/8/8/K7 w - - 0 1"), LUCK)
    answer = RuleController(match, 0).attempt(Gesture(GestureKind.DRAG, 0, ("white-2",), square("e8")))
    assert getattr(answer, "rule", "") == "chess.pawn-forward"


# What is said


def test_moves_in_words() -> None:
    state = position("r3k2r/P6p/8/3pP3/8/5N2/8/R3K2R w KQkq d6 0 1")
    assert offer(state, "f3-g5") == "Knight: f3 → g5"
    assert offer(state, "e5-d6") == "Pawn: e5 → d6, captures en passant"
    assert offer(state, "h1-h7") == "Rook: h1 → h7, captures: pawn"
    assert offer(state, "e1-g1") == "Castle on the king’s side"
    assert offer(state, "e1-c1") == "Castle on the queen’s side"
    promoting = position("1n5k/P7/8/8/8/8/8/K7 w - - 0 1")
    assert offer(promoting, "a7-a8", "n") == "Pawn: a7 → a8, becomes: knight"
    assert offer(promoting, "a7-b8", "q") == "Pawn: a7 → b8, captures: knight, becomes: queen"


def test_the_log_uses_the_short_notation_and_says_it_in_words() -> None:
    state = position("r3k2r/P6p/8/3pP3/8/5N2/8/R3K2R w KQkq d6 0 1")
    assert report(state, "f3-d2") == ("A: 1. Nd2", "Knight: f3 → d2")
    assert report(state, "e1-g1") == ("A: 1. O-O", english(Text(words.CASTLED)))
    for drop, castled in (("e1-h1", "O-O"), ("e1-a1", "O-O-O")):
        action = move(state, drop)
        (first, _) = GAME.report(state, action, GAME.apply(state, action, LUCK))
        assert english(first) == f"A: 1. {castled}"
    assert report(state, "e5-d6") == ("A: 1. exd6", english(Text(words.CAPTURED_PASSING)))
    two = position("4k3/7p/8/8/8/1N3N2/8/4K3 w - - 0 1")
    assert report(two, "b3-d4") == ("A: 1. Nbd4", "Knight: b3 → d4")
    assert report(position("1n5k/P7/8/8/8/8/8/K7 w - - 0 1"), "a7-b8", "q") == ("A: 1. axb8=Q+", "B is in check.")
    mate = after(position(), "f2-f3", "e7-e5", "g2-g4")
    assert report(mate, "d8-h4") == ("B: 2… Qh4#", "Checkmate: B wins.")


def test_a_capture_in_passing_is_explained_to_whoever_lost_the_pawn() -> None:
    state = after(position("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), "d7-d5", "e5-d6")
    told = "En passant: the pawn was captured as if it had moved only one square. It is B’s turn."
    assert english(GAME.view(state, None).prompt) == told
    assert english(GAME.view(after(state, "e8-d8"), None).prompt) == "It is A’s turn."


def test_the_letters_of_pieces_can_be_translated() -> None:
    state = position()
    action = move(state, "g1-f3")
    line, _ = GAME.report(state, action, GAME.apply(state, action, LUCK))
    written = dict(line.args)["move"]
    assert isinstance(written, Text)
    letter = dict(written.args)["letter"]
    assert isinstance(letter, Text)
    assert letter.msg is words.LETTERS[chess.KNIGHT]


def test_the_end_is_told_in_words() -> None:
    for verbs, said in (
        (("resign",), "A gives up: B wins."),
        (("offer-draw", "accept-draw"), "Both agree: the match is drawn."),
    ):
        state = position()
        for verb in verbs:
            state = say(state, verb)
        assert english(GAME.view(state, None).prompt) == said


# What is shown


def test_pieces_slide_knights_hop_and_captured_ones_fly() -> None:
    def kinds(state: State, way: str) -> list[tuple[str, CueKind, str]]:
        action = GAME.canonical(state, move(state, way))
        cues = GAME.cues(state, action, GAME.apply(state, action, LUCK))
        return [(cue.token, cue.kind, cue.sound) for cue in cues]

    state = after(position(), "e2-e4", "d7-d5")
    assert kinds(state, "e4-d5") == [
        ("white-13", CueKind.SLIDE, "piece"),
        ("black-12", CueKind.FLY, "capture"),
    ]
    assert kinds(state, "g1-f3") == [("white-7", CueKind.JUMP, "piece")]
    castling = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
    assert {token for token, _, _ in kinds(castling, "e1-g1")} == {
        castling.token_on(chess.E1),
        castling.token_on(chess.H1),
    }
    offered = say(position(), "offer-draw")
    assert GAME.cues(position(), Action(0, "offer-draw"), offered) == ()
