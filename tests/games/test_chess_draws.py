"""Draws and house rules of chess: repetition, material, length, agreement, claims, giving up, lots."""

from __future__ import annotations

import pytest

from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.model import Action, Setup
from tabletop.games.chess import words
from tabletop.games.chess.state import State
from tests.games.chess_positions import BENCH, CLAIMS, GAME, after, broken, ended_by, position, say, square

THERE_AND_BACK = ("g1-f3", "g8-f6", "f3-g1", "f6-g8")


def check(state: State, verb: str) -> str:
    """The rule that something else than a move breaks."""
    return BENCH.rule(state, Action(state.actor, verb))


def test_draw_repetition() -> None:
    """Example 12."""
    state = after(position(), *THERE_AND_BACK, *THERE_AND_BACK[:3])
    assert ended_by(state) == ""
    state = after(state, "f6-g8")
    result = GAME.result(state)
    assert result is not None
    assert (result.rule, result.ranking) == ("chess.draw-repetition", ((0, 1),))


def test_draw_repetition_counts_castling_rights() -> None:
    """The first time the rook could still castle: another position."""
    state = position("4k3/8/8/8/8/8/p7/4K2R w K - 0 1")
    ways = ("h1-g1", "e8-d8", "g1-h1", "d8-e8")
    state = after(state, *ways, *ways)
    assert ended_by(state) == ""
    assert ended_by(after(state, "h1-g1")) == "chess.draw-repetition"


def test_draw_repetition_counts_en_passant_only_where_it_is_possible() -> None:
    nobody_beside = after(position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), "e2-e4")
    assert nobody_beside.seen[-1].en_passant < 0
    beside = after(position("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1"), "e2-e4")
    assert beside.seen[-1].en_passant >= 0


@pytest.mark.parametrize(
    ("fen", "drawn"),
    [
        ("8/8/4k3/8/8/3K4/8/8 w - - 0 1", True),
        ("8/8/4k3/8/8/3KB3/8/8 w - - 0 1", True),
        ("8/8/4k3/8/8/3KN3/8/8 w - - 0 1", True),
        ("8/8/4k3/6b1/8/3KB3/8/8 w - - 0 1", True),
        ("8/8/4k3/5b2/8/3KB3/8/8 w - - 0 1", False),
        ("8/8/4k3/8/8/2NKN3/8/8 w - - 0 1", False),
        ("8/8/4k3/6n1/8/3KN3/8/8 w - - 0 1", False),
        ("8/8/4k3/8/8/3KP3/8/8 w - - 0 1", False),
        ("8/8/4k3/8/8/3KR3/8/8 b - - 0 1", False),
    ],
)
def test_draw_material(fen: str, drawn: bool) -> None:
    """Example 13 and all that rule 31 lists."""
    assert (ended_by(position(fen)) == "chess.draw-material") == drawn


def test_draw_material_by_a_capture() -> None:
    state = position("8/8/4k3/8/8/3Kp3/8/8 w - - 0 1")
    assert ended_by(after(state, "d3-e3")) == "chess.draw-material"


def test_draw_fifty() -> None:
    """Example 16: a quiet move; a pawn's move begins anew."""
    state = position("7k/8/5K2/8/8/8/P5Q1/8 w - - 99 80")
    assert ended_by(after(state, "g2-g1")) == "chess.draw-fifty"
    assert ended_by(after(state, "a2-a3")) == ""


def test_draw_fifty_after_checkmate() -> None:
    """Example 16: mate is named first."""
    state = after(position("7k/8/5K2/8/8/8/P5Q1/8 w - - 99 80"), "g2-g7")
    assert ended_by(state) == "chess.checkmate"


def test_draw_agreed_offer_accept() -> None:
    state = say(position(), "offer-draw")
    assert GAME.active(state) == {1}
    assert {action.verb for action in GAME.legal(state, 1)} == {"accept-draw", "decline-draw", "resign"}
    assert check(state, "offer-draw") == "chess.draw-agreed"
    assert BENCH.rule(state, Action(1, "move", ("black-13",), square("e5"))) == "chess.draw-agreed"
    assert ended_by(say(state, "accept-draw")) == "chess.draw-agreed"


def test_draw_agreed_once_a_turn() -> None:
    state = say(say(position(), "offer-draw"), "decline-draw")
    assert GAME.active(state) == {0}
    assert check(state, "offer-draw") == "chess.draw-agreed"
    assert check(state, "accept-draw") == check(state, "decline-draw") == "chess.draw-agreed"
    state = after(state, "e2-e4", "e7-e5")
    assert check(state, "offer-draw") == ""


def test_resign_in_turn_and_instead_of_an_answer() -> None:
    first = GAME.result(say(position(), "resign"))
    assert first is not None
    assert (first.rule, first.winners) == ("chess.resign", (1,))
    second = GAME.result(say(say(position(), "offer-draw"), "resign"))
    assert second is not None
    assert second.winners == (0,)


def test_nothing_goes_on_after_the_end() -> None:
    state = say(position(), "resign")
    assert GAME.active(state) == frozenset()
    assert broken(state, "e2-e4") == "chess.result"


# House rules


def test_lots_for_white_by_chance() -> None:
    for lot in (0, 1):
        state = GAME.start(Setup(2), ScriptedChance([lot]))
        assert (state.white, GAME.active(state)) == (lot, {lot})


def test_first_player_first_seat_draws_nothing() -> None:
    luck = LiveChance(3)
    state = GAME.start(Setup(2, (("chess.first-player", "first-seat"),)), luck)
    assert (state.white, luck.drawn) == (0, [])


def test_draw_claims_by_repetition() -> None:
    state = after(position(options=CLAIMS), *THERE_AND_BACK)
    assert check(state, "claim-draw") == "chess.draw-repetition"
    state = after(state, *THERE_AND_BACK)
    assert ended_by(state) == ""
    assert "claim-draw" in {action.verb for action in GAME.legal(state, 0)}
    assert ended_by(say(state, "claim-draw")) == "chess.draw-repetition"
    assert ended_by(after(state, *THERE_AND_BACK)) == ""
    assert ended_by(after(state, *THERE_AND_BACK, *THERE_AND_BACK)) == "chess.draw-repetition"


def test_draw_claims_by_length() -> None:
    state = after(position("7k/8/5K2/8/8/8/P5Q1/8 w - - 99 80", CLAIMS), "g2-g1")
    assert ended_by(state) == ""
    assert ended_by(say(state, "claim-draw")) == "chess.draw-fifty"
    late = after(position("7k/8/5K2/8/8/8/P5Q1/8 w - - 149 80", CLAIMS), "g2-g1")
    assert ended_by(late) == "chess.draw-fifty"


def test_draw_claims_are_refused_where_draws_come_by_themselves() -> None:
    state = position()
    answer = BENCH.refused(state, Action(0, "claim-draw"))
    assert answer.why is not None
    assert (answer.rule, answer.why.msg, answer.why.n) == ("chess.draw-repetition", words.WHY_NO_CLAIM, 1)


def test_the_rulebook_says_how_draws_are_made() -> None:
    claims = {row.rule.text_id for row in GAME.rulebook(Setup(2, CLAIMS))}
    printed = {row.rule.text_id for row in GAME.rulebook(Setup(2))}
    assert {"chess.draw-claims", "chess.draw-repetition@claim", "chess.draw-fifty@claim"} <= claims
    assert {"chess.draw-repetition", "chess.draw-fifty", "chess.lots-for-white"} <= printed
    assert "chess.draw-claims" not in printed
