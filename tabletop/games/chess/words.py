"""What chess says: names of pieces and squares, prompts, moves in words, the log, why something was refused."""

from __future__ import annotations

import chess

from tabletop.core.game import MoveNote, Offer
from tabletop.core.model import Action, Place
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Msg, Names, SeatName, Text, say
from tabletop.core.view import Moment, ScoreRow, ScoreSheet
from tabletop.games.chess.moves import BOARD, KIND_OF
from tabletop.games.chess.notation import Line, line_of
from tabletop.games.chess.state import BY_WORD, Position, State
from tabletop.kit import draw_offers

# Pieces and places

KINDS = {
    chess.PAWN: QT_TRANSLATE_NOOP("chess", "pawn"),
    chess.KNIGHT: QT_TRANSLATE_NOOP("chess", "knight"),
    chess.BISHOP: QT_TRANSLATE_NOOP("chess", "bishop"),
    chess.ROOK: QT_TRANSLATE_NOOP("chess", "rook"),
    chess.QUEEN: QT_TRANSLATE_NOOP("chess", "queen"),
    chess.KING: QT_TRANSLATE_NOOP("chess", "king"),
}
#: The same at the beginning of a line, or alone on a button.
KINDS_ALONE = {
    chess.PAWN: QT_TRANSLATE_NOOP("chess", "Pawn"),
    chess.KNIGHT: QT_TRANSLATE_NOOP("chess", "Knight"),
    chess.BISHOP: QT_TRANSLATE_NOOP("chess", "Bishop"),
    chess.ROOK: QT_TRANSLATE_NOOP("chess", "Rook"),
    chess.QUEEN: QT_TRANSLATE_NOOP("chess", "Queen"),
    chess.KING: QT_TRANSLATE_NOOP("chess", "King"),
}
LETTERS = {
    chess.KNIGHT: QT_TRANSLATE_NOOP("chess", "N", "letter of the knight in the list of moves"),
    chess.BISHOP: QT_TRANSLATE_NOOP("chess", "B", "letter of the bishop in the list of moves"),
    chess.ROOK: QT_TRANSLATE_NOOP("chess", "R", "letter of the rook in the list of moves"),
    chess.QUEEN: QT_TRANSLATE_NOOP("chess", "Q", "letter of the queen in the list of moves"),
    chess.KING: QT_TRANSLATE_NOOP("chess", "K", "letter of the king in the list of moves"),
}
FACES = {
    "chess-white-P": QT_TRANSLATE_NOOP("chess", "white pawn"),
    "chess-white-N": QT_TRANSLATE_NOOP("chess", "white knight"),
    "chess-white-B": QT_TRANSLATE_NOOP("chess", "white bishop"),
    "chess-white-R": QT_TRANSLATE_NOOP("chess", "white rook"),
    "chess-white-Q": QT_TRANSLATE_NOOP("chess", "white queen"),
    "chess-white-K": QT_TRANSLATE_NOOP("chess", "white king"),
    "chess-black-P": QT_TRANSLATE_NOOP("chess", "black pawn"),
    "chess-black-N": QT_TRANSLATE_NOOP("chess", "black knight"),
    "chess-black-B": QT_TRANSLATE_NOOP("chess", "black bishop"),
    "chess-black-R": QT_TRANSLATE_NOOP("chess", "black rook"),
    "chess-black-Q": QT_TRANSLATE_NOOP("chess", "black queen"),
    "chess-black-K": QT_TRANSLATE_NOOP("chess", "black king"),
}
FACE_OF = {
    (white, kind): f"chess-{'white' if white else 'black'}-{chess.piece_symbol(kind).upper()}"
    for white in (True, False)
    for kind in KINDS
}
"""The art key of a piece of White (True) or Black."""
BOARD_NAME = QT_TRANSLATE_NOOP("chess", "chessboard")
#: A square by its coordinates (e4). The same in all languages.
SQUARE = QT_TRANSLATE_NOOP("chess", "{square}", "square of the board, as e4")
#: A piece and its square: "rook e1".
PIECE_ON = QT_TRANSLATE_NOOP("chess", "{piece} {square}", "rook e1")
#: A piece and its square inside a sentence, which does something to it: "This attacks the knight on e4."
OBJECTS = {
    chess.PAWN: QT_TRANSLATE_NOOP("chess", "the pawn on {square}", "This attacks the pawn on e4."),
    chess.KNIGHT: QT_TRANSLATE_NOOP("chess", "the knight on {square}", "This attacks the knight on e4."),
    chess.BISHOP: QT_TRANSLATE_NOOP("chess", "the bishop on {square}", "This attacks the bishop on e4."),
    chess.ROOK: QT_TRANSLATE_NOOP("chess", "the rook on {square}", "This attacks the rook on e4."),
    chess.QUEEN: QT_TRANSLATE_NOOP("chess", "the queen on {square}", "This attacks the queen on e4."),
}
TRAY_NAME = QT_TRANSLATE_NOOP("chess", "{player}: captured pieces")
TAKEN = QT_TRANSLATE_NOOP("chess", "Taken", "heading over the pieces that a player has captured")

# Whose turn, and what to do

TO_MOVE = QT_TRANSLATE_NOOP("chess", "It is {player}’s turn.")
TO_MOVE_AFTER_PASSING = QT_TRANSLATE_NOOP(
    "chess", "En passant: the pawn was captured as if it had moved only one square. It is {player}’s turn."
)
TO_MOVE_IN_CHECK = QT_TRANSLATE_NOOP("chess", "Check! It is {player}’s turn, and the king must be saved.")
ENDINGS = {
    "chess.checkmate": QT_TRANSLATE_NOOP("chess", "Checkmate: {player} wins."),
    "chess.stalemate": QT_TRANSLATE_NOOP("chess", "Stalemate: the match is drawn."),
    "chess.draw-material": QT_TRANSLATE_NOOP("chess", "Nobody can give mate any more: the match is drawn."),
    "chess.draw-repetition": draw_offers.SAME_AGAIN,
    "chess.draw-fifty": draw_offers.NO_CAPTURE,
}

WHAT_PAWN_BECOMES = QT_TRANSLATE_NOOP("chess", "What does the pawn become?")

CLAIM_BUTTON = QT_TRANSLATE_NOOP("chess", "Claim a draw")

WHITE = QT_TRANSLATE_NOOP("chess", "White", "the side, on a plate")
BLACK = QT_TRANSLATE_NOOP("chess", "Black", "the side, on a plate")
WHITE_CHECK = QT_TRANSLATE_NOOP("chess", "White, in check")
BLACK_CHECK = QT_TRANSLATE_NOOP("chess", "Black, in check")
WHITE_MATED = QT_TRANSLATE_NOOP("chess", "White, checkmated")
BLACK_MATED = QT_TRANSLATE_NOOP("chess", "Black, checkmated")
#: Said of a king by screen readers, after its name and square.
KING_FALLEN = QT_TRANSLATE_NOOP("chess", "has fallen over", "the king of whoever has lost, for screen readers")
KING_IN_CHECK = QT_TRANSLATE_NOOP("chess", "in check")

# The score in the panel: what is left of each kind, and what was taken

SCORE_CAPTION = QT_TRANSLATE_NOOP("chess", "Pieces")
SCORE_KINDS = {
    chess.QUEEN: QT_TRANSLATE_NOOP("chess", "queens"),
    chess.ROOK: QT_TRANSLATE_NOOP("chess", "rooks"),
    chess.BISHOP: QT_TRANSLATE_NOOP("chess", "bishops"),
    chess.KNIGHT: QT_TRANSLATE_NOOP("chess", "knights"),
    chess.PAWN: QT_TRANSLATE_NOOP("chess", "pawns"),
}
SCORE_TAKEN = QT_TRANSLATE_NOOP("chess", "taken from the other side")

# At a glance: the signs in the list of moves

LEGEND = (
    ("x", QT_TRANSLATE_NOOP("chess", "captures what stands there")),
    ("+", QT_TRANSLATE_NOOP("chess", "check: the king is attacked")),
    ("#", QT_TRANSLATE_NOOP("chess", "checkmate: nothing saves the king")),
    ("=", QT_TRANSLATE_NOOP("chess", "a pawn on its last rank becomes another piece")),
    ("O-O", QT_TRANSLATE_NOOP("chess", "castling: the king goes two squares towards a rook, which jumps over it")),
)

# Actions as offers

DO_MOVE = QT_TRANSLATE_NOOP("chess", "{piece}: {here} → {there}")
DO_CAPTURE = QT_TRANSLATE_NOOP("chess", "{piece}: {here} → {there}, captures: {victim}")
DO_EN_PASSANT = QT_TRANSLATE_NOOP("chess", "{piece}: {here} → {there}, captures en passant")
PROMOTED = QT_TRANSLATE_NOOP("chess", "Promotion!", "a pawn has become another piece")
DO_PROMOTE = QT_TRANSLATE_NOOP("chess", "{piece}: {here} → {there}, becomes: {choice}")
DO_PROMOTE_CAPTURING = QT_TRANSLATE_NOOP("chess", "{piece}: {here} → {there}, captures: {victim}, becomes: {choice}")
DO_CASTLE_SHORT = QT_TRANSLATE_NOOP("chess", "Castle on the king’s side")
DO_CASTLE_LONG = QT_TRANSLATE_NOOP("chess", "Castle on the queen’s side")
DO_OTHER = draw_offers.DESCRIBED | {
    "claim-draw": QT_TRANSLATE_NOOP("chess", "Claim a draw"),
    "pass": QT_TRANSLATE_NOOP("chess", "Make no move"),
}

# What was done

#: With the number of the move, as in every list of moves: "Anna: 14. Ne2" for White, "Ben: 14… Bg4" for Black.
MOVED_WHITE = QT_TRANSLATE_NOOP("chess", "{player}: {number}. {move}")
MOVED_BLACK = QT_TRANSLATE_NOOP("chess", "{player}: {number}… {move}")
#: A move in the list: the letter of the piece, then what is the same in all languages (xe4+).
WRITTEN = QT_TRANSLATE_NOOP("chess", "{letter}{rest}")
WRITTEN_PROMOTION = QT_TRANSLATE_NOOP("chess", "{rest}={letter}{sign}")
WRITTEN_PLAIN = QT_TRANSLATE_NOOP("chess", "{rest}")
CASTLED = QT_TRANSLATE_NOOP("chess", "Castling: the rook goes to the square that the king has crossed.")
CAPTURED_PASSING = QT_TRANSLATE_NOOP("chess", "The pawn is captured en passant.")
IN_CHECK = QT_TRANSLATE_NOOP("chess", "{player} is in check.")
DONE = draw_offers.REPORTED | {
    "claim-draw": QT_TRANSLATE_NOOP("chess", "{player} claims a draw."),
}

# Why an attempt was refused

WHY_OWNER = QT_TRANSLATE_NOOP("chess", "This piece belongs to {owner}.")
WHY_CAPTURED = QT_TRANSLATE_NOOP("chess", "This piece has been captured.")
WHY_OWN_THERE = QT_TRANSLATE_NOOP("chess", "A piece of the same side stands on {square}.")
WHY_BETWEEN = QT_TRANSLATE_NOOP("chess", "In the way: {pieces}.")
WHY_ROOK_MOVED = QT_TRANSLATE_NOOP("chess", "The rook on {square} has moved before.")
WHY_NO_ROOK = QT_TRANSLATE_NOOP("chess", "No rook of the same side stands on {square}.")
WHY_FILLED = QT_TRANSLATE_NOOP("chess", "{square} is not empty.")
WHY_ATTACKED = QT_TRANSLATE_NOOP("chess", "{square} is attacked: {pieces}.")
WHY_IN_CHECK = QT_TRANSLATE_NOOP("chess", "The king is in check: {pieces}.")
WHY_STILL = QT_TRANSLATE_NOOP("chess", "The king would still be in check: {pieces}.")
WHY_LEFT = QT_TRANSLATE_NOOP("chess", "Then the king would be in check: {pieces}.")
WHY_NOT_JUST = QT_TRANSLATE_NOOP("chess", "The pawn on {square} has not made a double step just now.")
WHY_NO_CLAIM = PLURAL_NOOP("chess", "This position has been on the board %n time(s).", "", 1)

# Why a computer player would play it

BECAUSE_MATE = QT_TRANSLATE_NOOP("chess", "This is checkmate.")
BECAUSE_MATE_SOON = PLURAL_NOOP("chess", "This leads to checkmate in %n move(s).", "", 1)
BECAUSE_WINS = QT_TRANSLATE_NOOP("chess", "This captures {piece}, and nothing can take back.")
BECAUSE_STRONGER = QT_TRANSLATE_NOOP("chess", "This captures a stronger piece: {piece}.")
BECAUSE_TRADES = QT_TRANSLATE_NOOP("chess", "This captures {piece}: a fair trade.")
BECAUSE_SAVES = QT_TRANSLATE_NOOP("chess", "This brings {piece} to safety.")
BECAUSE_PROMOTES = QT_TRANSLATE_NOOP("chess", "The pawn becomes a stronger piece.")
BECAUSE_CASTLES = QT_TRANSLATE_NOOP("chess", "Castling brings the king to safety.")
BECAUSE_OUT_OF_CHECK = QT_TRANSLATE_NOOP("chess", "This brings the king out of check.")
BECAUSE_CHECK = QT_TRANSLATE_NOOP("chess", "This gives check.")
BECAUSE_DEVELOPS = QT_TRANSLATE_NOOP("chess", "This brings {piece} into play.")
BECAUSE_CENTRE = QT_TRANSLATE_NOOP("chess", "This takes control of the middle of the board.")
BECAUSE_ATTACKS = QT_TRANSLATE_NOOP("chess", "This attacks {pieces}.")
BECAUSE_PROTECTS = QT_TRANSLATE_NOOP("chess", "This protects {pieces}.")
BECAUSE_REACHES = PLURAL_NOOP("chess", "From {square} this piece reaches %n square(s), instead of {before}.", "", 1)
BECAUSE_FREE = QT_TRANSLATE_NOOP("chess", "No pawn can stop this one on its way to the last rank.")
BECAUSE_TAKES = QT_TRANSLATE_NOOP("chess", "This captures {piece}.")
BECAUSE_BLOCKS = QT_TRANSLATE_NOOP("chess", "This stops the pawn on {square}, which no other pawn can stop.")
BECAUSE_CONFINES = PLURAL_NOOP("chess", "Then the other king can go to only %n square(s).", "", 1)
BECAUSE_OPENS = QT_TRANSLATE_NOOP("chess", "This opens a line for {pieces}.")
BECAUSE_DENIES = QT_TRANSLATE_NOOP("chess", "Then {square} is no longer a safe square for {piece}.")
BECAUSE_SUPPORTS = QT_TRANSLATE_NOOP("chess", "This protects {pieces} once more.")
BECAUSE_GUARDS = QT_TRANSLATE_NOOP("chess", "From {square} this pawn guards {squares}.", "squares: one or two")
BECAUSE_UNTOUCHED = QT_TRANSLATE_NOOP("chess", "On {square} nothing attacks this piece.")
BECAUSE_COVERED = QT_TRANSLATE_NOOP("chess", "On {square} this piece is protected.")
BECAUSE_GOES_ON = PLURAL_NOOP("chess", "From {square} this piece reaches %n square(s).", "", 1)
BECAUSE_NEARS = QT_TRANSLATE_NOOP("chess", "The king comes nearer to the pawn on {square}.")
BECAUSE_KING_GOES_ON = PLURAL_NOOP("chess", "From {square} the king can go on to %n square(s).", "", 1)


def square_name(square: int) -> str:
    """The coordinates of a square."""
    return chess.SQUARE_NAMES[square]


def place_name(place: Place) -> Text | None:
    """A square in words; None where the label of the zone says enough."""
    return say(SQUARE, square=square_name(place.slot)) if place.zone == BOARD else None


def face_name(face: str) -> Text | None:
    """A piece by its art key."""
    return say(FACES[face]) if face in FACES else None


def pieces_on(position: Position, squares: int) -> Names:
    """The pieces on a set of squares, as a list."""
    return Names(
        tuple(
            say(PIECE_ON, piece=say(KINDS[position.kind(square)]), square=square_name(square))
            for square in chess.scan_forward(squares)
        )
    )


def object_on(kind: int, square: int) -> Text:
    """A piece on a square, to which something is done. A king is never taken, attacked or saved by a quiet move."""
    return say(OBJECTS[kind], square=square_name(square))


def objects_on(position: Position, squares: int) -> Names:
    """The pieces on a set of squares, to which something is done."""
    return Names(tuple(object_on(position.kind(square), square) for square in chess.scan_forward(squares)))


def prompt(state: State) -> Text:
    """Whose turn it is and what there is to do."""
    told = draw_offers.prompt(state, BY_WORD, ENDINGS)
    if told is not None:
        return told
    to_move = TO_MOVE_IN_CHECK if state.check else TO_MOVE_AFTER_PASSING if state.in_passing else TO_MOVE
    return say(to_move, player=SeatName(state.turn))


def describe(state: State, action: Action) -> Text:
    """An action as an offer."""
    if action.verb != "move":
        return say(DO_OTHER[action.verb])
    line = line_of(state, action)
    from_square, to_square = line.move.from_square, line.move.to_square
    if line.castles:
        return say(DO_CASTLE_SHORT if to_square > from_square else DO_CASTLE_LONG)
    piece = say(KINDS_ALONE[line.kind])
    here, there = square_name(from_square), square_name(to_square)
    if line.promotion and line.victim:
        victim, choice = say(KINDS[line.victim]), say(KINDS[line.promotion])
        return say(DO_PROMOTE_CAPTURING, piece=piece, here=here, there=there, victim=victim, choice=choice)
    if line.promotion:
        return say(DO_PROMOTE, piece=piece, here=here, there=there, choice=say(KINDS[line.promotion]))
    if line.en_passant:
        return say(DO_EN_PASSANT, piece=piece, here=here, there=there)
    if line.victim:
        return say(DO_CAPTURE, piece=piece, here=here, there=there, victim=say(KINDS[line.victim]))
    return say(DO_MOVE, piece=piece, here=here, there=there)


def offers(state: State, actions: tuple[Action, ...]) -> tuple[Offer, ...]:
    """A promotion asks for the piece alone."""
    if question(state, actions) is None:
        return tuple(Offer(action, describe(state, action)) for action in actions)
    white = state.position.white_moves
    kinds = [KIND_OF[str(action.choice)] for action in actions]
    pairs = zip(actions, kinds, strict=True)
    return tuple(Offer(action, say(KINDS_ALONE[kind]), FACE_OF[white, kind]) for action, kind in pairs)


def question(state: State, actions: tuple[Action, ...]) -> Text | None:
    """Actions that differ only in what a pawn becomes."""
    return say(WHAT_PAWN_BECOMES) if all(action.choice in KIND_OF for action in actions) else None


def report(before: State, action: Action, after: State) -> tuple[Text, ...]:
    """What has happened, for the log."""
    return draw_offers.with_end(_told(before, action), action, after, prompt)


def _told(before: State, action: Action) -> tuple[Text, ...]:
    """What was done."""
    player = SeatName(action.seat)
    if action.verb != "move":
        return (say(DONE[action.verb], player=player),)
    line = line_of(before, action)
    moved = MOVED_WHITE if before.position.white_moves else MOVED_BLACK
    first = say(moved, player=player, number=before.number, move=written(line))
    if line.castles:
        return first, say(CASTLED)
    if line.en_passant:
        return first, say(CAPTURED_PASSING)
    return first, say(IN_CHECK, player=SeatName(1 - action.seat)) if line.sign else describe(before, action)


def moment(before: State, action: Action, after: State) -> Moment | None:
    """A pawn has become another piece."""
    promoted = action.verb == "move" and line_of(before, action).promotion
    return Moment(say(PROMOTED), action.seat) if promoted else None


def move_note(before: State, action: Action, after: State) -> MoveNote | None:
    """A move on the score sheet."""
    if action.verb != "move":
        return None
    return MoveNote(before.number, int(not before.position.white_moves), written(line_of(before, action)))


def written(line: Line) -> Text:
    """A move as in a list of moves, with the letters of the language."""
    if line.castles:
        return say(WRITTEN_PLAIN, rest=line.rest + line.sign)
    if line.promotion:
        return say(WRITTEN_PROMOTION, rest=line.rest, letter=say(LETTERS[line.promotion]), sign=line.sign)
    if line.kind == chess.PAWN:
        return say(WRITTEN_PLAIN, rest=line.rest + line.sign)
    return say(WRITTEN, letter=say(LETTERS[line.kind]), rest=line.rest + line.sign)


def side(white: bool, check: bool, over: bool) -> Msg:
    """What the plate of a side says; a check that ended the match is a mate."""
    if check and over:
        return WHITE_MATED if white else BLACK_MATED
    if check:
        return WHITE_CHECK if white else BLACK_CHECK
    return WHITE if white else BLACK


def score(state: State) -> ScoreSheet:
    """What each side has on the board, kind by kind, and what it has taken. Nothing here decides the match, so no row
    is a total."""
    board = state.position.board()
    sides = [seat == state.white for seat in (0, 1)]
    rows = [
        ScoreRow(say(msg), tuple(board.pieces_mask(kind, side).bit_count() for side in sides))
        for kind, msg in SCORE_KINDS.items()
    ]
    taken = tuple(sum(state.seat_of(piece) != seat for piece, _ in state.taken) for seat in (0, 1))
    return ScoreSheet(say(SCORE_CAPTION), (*rows, ScoreRow(say(SCORE_TAKEN), taken)))
