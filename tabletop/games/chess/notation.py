"""FEN and PGN: positions and matches as chess programs and papers write them.

A draw that was agreed is an offer and its answer here. A result of which the moves tell nothing (a clock ran out, or
somebody gave up in the other's turn) stays in the tags, and the match can be played on.
"""

from __future__ import annotations

import re

import chess
from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.model import Action, Seat, Setup
from tabletop.core.notation import BadNotation, Notation, OtherKind, Record, Remarks
from tabletop.games.chess import INFO
from tabletop.games.chess.moves import action_of, move_of
from tabletop.games.chess.state import BY_WORD, House, State, at_start, moved
from tabletop.kit.draw_offers import said
from tabletop.kit.pgn_tags import Beside, matches_of, parted, words_of, written
from tabletop.kit.two_player import Ending

ROSTER = ("Event", "Site", "Date", "Round", "White", "Black", "Result")
"""The tags that every PGN has, in their order."""
_STANDARD = ("standard", "normal", "chess", "from position", "")
"""What programs call this game in the tag `Variant`."""
_RESULTS = {"1-0": "1-0", "0-1": "0-1", "1/2-1/2": "1/2-1/2", "1/2": "1/2-1/2", "½-½": "1/2-1/2", "*": "*"}
_REMARKS = ("D", "N", "e.p.", "ep")
"""A diagram, a novelty, en passant: printed matches have such words beside the moves."""
_SIGNS = "+#"
_CASTLING = re.compile("[0Oo]-[0Oo](-[0Oo])?")
_FIGURES = str.maketrans("♔♕♖♗♘♚♛♜♝♞", "KQRBN" * 2, "♙♟")
_MISSING = {"no-pawn": chess.F2, "no-knight": chess.B1, "no-rook": chess.A1, "no-queen": chess.D1}
"""The square of White that is empty at the start, by the name of the handicap."""
_CLAIMED = House(draw_claims="on-claim")
_ON_CLAIM = (("chess.draw-claims", "on-claim"),)


def board_from(position: str) -> chess.Board:
    """The board of a position in FEN; the start of chess if it is empty. Raises BadNotation."""
    if not position:
        return chess.Board()
    try:
        board = chess.Board(position)
    except ValueError as error:
        raise BadNotation(position, str(error)) from error
    status = board.status()
    if status is not chess.STATUS_VALID:
        raise BadNotation(position, str(status))
    return board


def start_board(setup: Setup, house: House, white: Seat) -> chess.Board:
    """The board on which a match begins, where the seat `white` plays White. Raises BadNotation."""
    board = board_from(setup.position)
    if house.handicap != "none":
        board.remove_piece_at(_MISSING[f"no-{house.handicap}"])
    for seat, name in enumerate(INFO.handicaps_of(setup)):
        if name:
            missing = _MISSING[name]
            board.remove_piece_at(missing if seat == white else chess.square_mirror(missing))
    board.castling_rights = board.clean_castling_rights()
    return board


class Line(Struct, frozen=True):
    """A move as it is written. `kind` is the piece that moves, `victim` the one that it captures (0: none), `promotion`
    what a pawn becomes (0: nothing). `rest` is the short notation without letters of pieces, `sign` its + or #."""

    move: chess.Move
    kind: int
    victim: int
    promotion: int
    castles: bool
    en_passant: bool
    rest: str
    sign: str


def line_of(state: State, action: Action) -> Line:
    """A move, as it is written."""
    position, move = state.position, move_of(state, action)
    board, kind, victim = position.board(), position.kind(move.from_square), position.kind(move.to_square)
    castles, en_passant = board.is_castling(move), board.is_en_passant(move)
    san = board.san(move)
    bare = san.rstrip(_SIGNS)
    rest = bare.partition("=")[0] if castles or kind == chess.PAWN else bare[1:]
    victim = chess.PAWN if en_passant else victim
    return Line(move, kind, victim, move.promotion or 0, castles, en_passant, rest, san[len(bare) :])


class ChessNotation(Notation[State]):
    """FEN for positions, PGN for matches."""

    name = "PGN"
    suffix = "pgn"

    def matches(self, text: str) -> tuple[str, ...]:
        return matches_of(text)

    def read(self, text: str) -> Record:
        tags, words, result, remarks = _parts(text)
        if tags.get("Variant", "Standard").lower() not in _STANDARD:
            raise OtherKind(tags["Variant"], "another kind of chess")
        position = tags.get("FEN", "")
        board = board_from(position)
        found = [_parsed(board, word) for word in words]
        setup = Setup(2, position=position)
        actions, state = _replayed(at_start(House(), 0, board_from(position)), found)
        if state is None:
            setup = Setup(2, _ON_CLAIM, position=position)
            actions, state = _replayed(at_start(_CLAIMED, 0, board_from(position)), found)
        if state is None:
            raise BadNotation("", "the match goes on after its end")
        result = _RESULTS.get(tags.get("Result", "*"), "*") if result == "*" else result
        ending = _concluded(state, result)
        if state.ending is None and not ending and result != "*":
            remarks = (*remarks, (len(actions), result))
        names = (tags.get("White", ""), tags.get("Black", ""))
        return Record(setup, (0,), (*actions, *ending), tuple(tags.items()), names, remarks)

    def write(self, record: Record) -> str:
        lots = record.outcomes[0] if record.outcomes else 0
        house = INFO.house(House, record.setup)
        board = start_board(record.setup, house, lots)
        state = at_start(house, lots, board)
        tags = dict.fromkeys(ROSTER, "?") | {"Date": "????.??.??"} | dict(record.tags)
        if record.names:
            tags["White"], tags["Black"] = record.names[lots] or "?", record.names[1 - lots] or "?"
        if (start := record.setup.position or board.fen()) != chess.STARTING_FEN:
            tags |= {"SetUp": "1", "FEN": start}
        beside = Beside(record.remarks, _RESULTS)
        words, state = _written(state, record.actions, beside)
        tags["Result"] = _result(state) or beside.result(len(record.actions)) or "*"
        return written(tags, [*words, tags["Result"]])

    def position(self, state: State) -> str:
        return state.board().fen()

    def check_position(self, position: str) -> None:
        board_from(position)


PGN = ChessNotation()


def _parts(text: str) -> tuple[dict[str, str], list[str], str, Remarks]:
    """Tags, moves of the main line, result and remarks of the first match of a text."""
    tags, below = parted(text)
    words: list[str] = []
    remarks: list[tuple[int, str]] = []
    result = ""
    for word, beside in words_of(below):
        if beside or word in _REMARKS:
            remarks.append((len(words), word if beside else f"{{{word}}}"))
        elif result:
            break
        elif word in _RESULTS:
            result = _RESULTS[word]
        else:
            words.append(word)
    if not tags and not words and not result:
        raise BadNotation("", "there is no match")
    return tags, words, result or "*", tuple(remarks)


def _parsed(board: chess.Board, word: str) -> chess.Move:
    """The move that a word means; it is made on the board."""
    plain = word.translate(_FIGURES).removesuffix("e.p.").rstrip("!?+#")
    if _CASTLING.fullmatch(plain) is not None:
        plain = plain.upper().replace("0", "O")
    try:
        move = board.parse_san(plain)
    except ValueError as error:
        raise BadNotation(word, str(error)) from error
    if not move:
        raise BadNotation(word, "nobody passes")
    board.push(move)
    return move


def _replayed(state: State, found: list[chess.Move]) -> tuple[list[Action], State | None]:
    """Moves as actions, and the state after them; no state if the match is over before."""
    actions = []
    for move in found:
        if state.ending is not None:
            return [], None
        actions.append(action_of(state, move))
        state = moved(state, move)
    return actions, state


def _concluded(state: State, result: str) -> list[Action]:
    """What a result adds to the moves: an agreed draw, or that whoever is to move gives up."""
    if state.ending is not None:
        return []
    seat = state.turn
    if result == "1/2-1/2":
        return [Action(seat, "offer-draw"), Action(1 - seat, "accept-draw")]
    lost = {"1-0": 1, "0-1": 0}.get(result)
    return [Action(seat, "resign")] if lost == seat else []


def _written(state: State, actions: tuple[Action, ...], beside: Beside) -> tuple[list[str], State]:
    """The moves in short notation with their numbers, what is said beside them, and the state at the end."""
    board = state.board()
    words = beside.after(0)
    numbered = True
    for count, action in enumerate(actions, start=1):
        if action.verb == "move":
            if board.turn or numbered:
                words.append(f"{board.fullmove_number}{'.' if board.turn else '...'}")
            move = move_of(state, action)
            words.append(board.san_and_push(move))
            state = moved(state, move)
        else:
            state = _talked(state, action)
        said = beside.after(count)
        words += said
        numbered = bool(said)
    return words, state


def _talked(state: State, action: Action) -> State:
    """The state after something that is no move, as far as the result depends on it."""
    if action.verb == "claim-draw":
        return replace(state, ending=Ending(BY_WORD.agreed, None))
    return said(state, action, BY_WORD)


def _result(state: State) -> str:
    """The result, empty while there is none."""
    if state.ending is None:
        return ""
    if state.ending.winner is None:
        return "1/2-1/2"
    return "1-0" if state.ending.winner == state.white else "0-1"
