"""What draughts says: names of squares and pieces, prompts, moves in words, the log, reasons."""

from __future__ import annotations

from tabletop.core.game import MoveNote
from tabletop.core.model import Action, Place
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, Text, say
from tabletop.core.view import Moment, ScoreRow, ScoreSheet
from tabletop.games.draughts.board import BOARD_ZONE, NUMBER, bit_at
from tabletop.games.draughts.state import BY_WORD, State
from tabletop.kit import draw_offers
from tabletop.kit.draw_offers import REPORTED

# Places and pieces

BOARD_NAME = QT_TRANSLATE_NOOP("draughts", "board")
#: A dark square, by its number.
SQUARE_NAME = QT_TRANSLATE_NOOP("draughts", "square {number}")
LIGHT_NAME = QT_TRANSLATE_NOOP("draughts", "light square")
#: Where the captured pieces lie, beside the player who took them.
TRAY_NAME = QT_TRANSLATE_NOOP("draughts", "{player}: captured pieces")
FACE_NAMES = {
    "man-white": QT_TRANSLATE_NOOP("draughts", "white man"),
    "man-black": QT_TRANSLATE_NOOP("draughts", "black man"),
    "king-white": QT_TRANSLATE_NOOP("draughts", "white king"),
    "king-black": QT_TRANSLATE_NOOP("draughts", "black king"),
    "man-white-pale": QT_TRANSLATE_NOOP("draughts", "white man, captured"),
    "man-black-pale": QT_TRANSLATE_NOOP("draughts", "black man, captured"),
    "king-white-pale": QT_TRANSLATE_NOOP("draughts", "white king, captured"),
    "king-black-pale": QT_TRANSLATE_NOOP("draughts", "black king, captured"),
}

# Whose turn, and what to do

WHITE_TURN = QT_TRANSLATE_NOOP("draughts", "It is {player}’s turn with White.")
BLACK_TURN = QT_TRANSLATE_NOOP("draughts", "It is {player}’s turn with Black.")
MUST_TAKE = PLURAL_NOOP("draughts", "{player} must take %n piece(s).", "", 1)
MUST_CAPTURE = QT_TRANSLATE_NOOP("draughts", "{player} must make a capture.")
GO_ON = PLURAL_NOOP("draughts", "{player} must go on and take %n more piece(s).", "", 1)
GO_ON_FREELY = QT_TRANSLATE_NOOP("draughts", "{player} must go on capturing with the same piece.")
MAY_HUFF = QT_TRANSLATE_NOOP("draughts", "{player} may huff a piece first, or just move.")
MUST_HUFF = QT_TRANSLATE_NOOP("draughts", "{player} cannot move and may huff a piece first.")
ENDINGS = {
    "draughts.win-all-captured": QT_TRANSLATE_NOOP("draughts", "The last piece is taken: {player} wins."),
    "draughts.win-blocked": draw_offers.NO_MOVE_LEFT,
    "draughts.draw-repetition": draw_offers.SAME_AGAIN,
    "draughts.draw-twenty": draw_offers.NO_CAPTURE,
    "draughts.draw-rule": QT_TRANSLATE_NOOP("draughts", "The king alone has held out: the match is drawn."),
}

# On the plates, in the score, beside the title, on the trays

WHITE_LEFT = PLURAL_NOOP("draughts", "White: %n", "pieces that are left", 1)
BLACK_LEFT = PLURAL_NOOP("draughts", "Black: %n", "pieces that are left", 1)
PIECES_LEFT = PLURAL_NOOP("draughts", "%n piece(s) left", "", 1)
SCORE_CAPTION = QT_TRANSLATE_NOOP("draughts", "Pieces")
SCORE_MEN = QT_TRANSLATE_NOOP("draughts", "men")
SCORE_KINGS = QT_TRANSLATE_NOOP("draughts", "kings")
SCORE_TAKEN = QT_TRANSLATE_NOOP("draughts", "taken from the other side")
#: A move on the score sheet: 32-28, 38x29. The same in all languages.
NOTED = QT_TRANSLATE_NOOP("draughts", "{way}", "a move: 32-28")
#: The part of a capture that has been played: 38x29
UNDER_WAY = QT_TRANSLATE_NOOP("draughts", "{way}…")
#: Beside the title, once it is many.
QUIET = PLURAL_NOOP("draughts", "%n move(s) without a capture", "", 1)
OFFENDER = QT_TRANSLATE_NOOP("draughts", "may be huffed", "of a piece, on the table")
HUFF_SIGN = QT_TRANSLATE_NOOP("draughts", "Huff")
LEGEND_KING = QT_TRANSLATE_NOOP("draughts", "two men on top of each other are a king: it goes any distance")
LEGEND_PALE = QT_TRANSLATE_NOOP("draughts", "a pale piece has been jumped: it leaves when the capture is finished")

# Moves as offers and in the log; the figures are the numbers of the squares

DO_MOVE = QT_TRANSLATE_NOOP("draughts", "Move {here}-{there}")
DO_CAPTURE = QT_TRANSLATE_NOOP("draughts", "Capture {here}x{there}")
DO_ONE_MOVE = QT_TRANSLATE_NOOP("draughts", "Move the piece on {here}")
DO_HUFF = QT_TRANSLATE_NOOP("draughts", "Huff the piece on {here}")
DO_PASS = QT_TRANSLATE_NOOP("draughts", "Do not move")
MOVED = QT_TRANSLATE_NOOP("draughts", "{player}: {here}-{there}")
CAPTURED = QT_TRANSLATE_NOOP("draughts", "{player}: {here}x{there}")
JUMPED = QT_TRANSLATE_NOOP("draughts", "{player}: {here}x{there}…")
TOOK = PLURAL_NOOP("draughts", "%n piece(s) taken.", "", 1)
TOOK_AND_KING = PLURAL_NOOP("draughts", "%n piece(s) taken, and the man becomes a king.", "", 1)
KING = QT_TRANSLATE_NOOP("draughts", "A king!", "a man has just become one")
CROWNED = QT_TRANSLATE_NOOP("draughts", "The man becomes a king.")
HUFFED = QT_TRANSLATE_NOOP("draughts", "{player} huffs the piece on {here}.")
DESCRIBED = draw_offers.DESCRIBED | {"pass": DO_PASS}

# Why an attempt was refused

WHY_OWNER = QT_TRANSLATE_NOOP("draughts", "This piece belongs to {owner}.")
WHY_LIGHT = QT_TRANSLATE_NOOP("draughts", "That is not a dark square.")
WHY_STUCK = QT_TRANSLATE_NOOP("draughts", "This piece has no free square to go to.")
WHY_GO_ON = QT_TRANSLATE_NOOP("draughts", "The piece on {here} can take another piece.")
WHY_STOPS = QT_TRANSLATE_NOOP("draughts", "On {there} this capture is not finished.")
WHY_FEWER = PLURAL_NOOP("draughts", "{way} takes more: %n piece(s).", "", 1)
WHY_CAPTURE = QT_TRANSLATE_NOOP("draughts", "{way} can be played: the piece on {here} can capture.")
WHY_WAYS = QT_TRANSLATE_NOOP("draughts", "Several captures end there: they are played jump by jump.")
WHY_SEVERAL = PLURAL_NOOP("draughts", "This piece can go to %n square(s).", "", 1)
WHY_JUMPED = QT_TRANSLATE_NOOP("draughts", "The piece on {here} has been jumped and still stands there.")
WHY_TWO = QT_TRANSLATE_NOOP("draughts", "The pieces on {here} and {there} stand directly behind each other.")
WHY_OWN = QT_TRANSLATE_NOOP("draughts", "A piece of the same side stands on {here}.")
WHY_BARRED = QT_TRANSLATE_NOOP("draughts", "A piece on {here} bars the way.")
WHY_NO_OFFENCE = QT_TRANSLATE_NOOP("draughts", "The last move missed no capture.")
WHY_HUFFED = QT_TRANSLATE_NOOP("draughts", "One piece has been huffed already.")
WHY_INNOCENT = QT_TRANSLATE_NOOP("draughts", "This piece could not have made the capture.")

# Why a computer player would play it

BECAUSE_ONLY = QT_TRANSLATE_NOOP("draughts", "This is the only move.")
BECAUSE_TAKES = PLURAL_NOOP("draughts", "This takes %n piece(s).", "", 1)
BECAUSE_KING = QT_TRANSLATE_NOOP("draughts", "This man becomes a king.")
BECAUSE_AVOIDS = QT_TRANSLATE_NOOP("draughts", "This avoids the capture {way}.")
BECAUSE_THREATENS = QT_TRANSLATE_NOOP("draughts", "This threatens the capture {way}.")
BECAUSE_TRADES = QT_TRANSLATE_NOOP("draughts", "If pieces are taken after this move, as many can be taken back.")
BECAUSE_MORE = PLURAL_NOOP(
    "draughts", "If pieces are taken after this move, more can be taken back: at least %n.", "pieces", 1
)
BECAUSE_UNAVOIDABLE = PLURAL_NOOP("draughts", "Whatever is moved, at least %n piece(s) can be taken.", "", 1)
BECAUSE_GIVES = PLURAL_NOOP("draughts", "This gives up %n piece(s).", "", 1)
BECAUSE_ROAD = PLURAL_NOOP("draughts", "Then this man is %n row(s) away from becoming a king.", "", 1)
BECAUSE_MIDDLE = QT_TRANSLATE_NOOP("draughts", "This man goes to the middle of the board, and nothing can be taken.")
BECAUSE_EDGE = QT_TRANSLATE_NOOP("draughts", "At the edge nothing can jump this man.")
BECAUSE_REACHES = PLURAL_NOOP(
    "draughts", "From {square} the king reaches %n square(s), and nothing can be taken.", "", 1
)
BECAUSE_SAFE = QT_TRANSLATE_NOOP("draughts", "Nothing can be taken after this move.")
BECAUSE_HUFF = QT_TRANSLATE_NOOP("draughts", "Huffing wins a piece.")


def place_name(place: Place) -> Text | None:
    """A square in words; None where the label of the zone says enough."""
    if place.zone != BOARD_ZONE:
        return None
    bit = bit_at(place)
    return say(SQUARE_NAME, number=NUMBER[bit]) if bit else say(LIGHT_NAME)


def face_name(face: str) -> Text | None:
    """A piece in words."""
    msg = FACE_NAMES.get(face)
    return say(msg) if msg else None


def prompt(state: State) -> Text:
    """Whose turn it is and what there is to do."""
    told = draw_offers.prompt(state, BY_WORD, ENDINGS)
    if told is not None:
        return told
    player = SeatName(state.turn)
    if state.chain is not None:
        left = state.most - state.chain.jumped.bit_count()
        return say(GO_ON, left, player=player) if state.house.strict else say(GO_ON_FREELY, player=player)
    if state.offenders:
        return say(MAY_HUFF if state.ways else MUST_HUFF, player=player)
    if state.most and not state.house.huff:
        return say(MUST_TAKE, state.most, player=player) if state.house.strict else say(MUST_CAPTURE, player=player)
    return say(WHITE_TURN if state.position.white_moves else BLACK_TURN, player=player)


def notation(start: int, end: int, captures: bool) -> str:
    """A move in the usual notation: 32-28, 38x29. The squares are bits."""
    return f"{NUMBER[start]}{'x' if captures else '-'}{NUMBER[end]}"


def describe(state: State, action: Action) -> Text:
    """An action as an offer."""
    if action.verb in DESCRIBED:
        return say(DESCRIBED[action.verb])
    here, there = NUMBER.get(state.square_of(action), 0), NUMBER.get(bit_at(action.to), 0)
    if action.verb == "huff":
        return say(DO_HUFF, here=here)
    if not there:
        return say(DO_ONE_MOVE, here=here)
    way = state.way_of(action)
    return say(DO_CAPTURE if way is not None and way.jumped else DO_MOVE, here=here, there=there)


def moment(before: State, action: Action, after: State) -> Moment | None:
    """A man has become a king."""
    crowned = action.verb not in REPORTED and _crowned(before, action, after)
    return Moment(say(KING), action.seat) if crowned else None


def _crowned(before: State, action: Action, after: State) -> bool:
    """Whether a move that is over has made a man a king."""
    start = before.square_of(action) if before.chain is None else before.chain.start
    new = after.square_of(action)
    return after.chain is None and bool(new & after.position.kings and not start & before.position.kings)


def report(before: State, action: Action, after: State) -> tuple[Text, ...]:
    """What has happened, for the log."""
    return draw_offers.with_end(_told(before, action, after), action, after, prompt)


def _told(before: State, action: Action, after: State) -> tuple[Text, ...]:
    """What was done."""
    player = SeatName(action.seat)
    if action.verb in REPORTED:
        return (say(REPORTED[action.verb], player=player),)
    old, new = before.square_of(action), after.square_of(action)
    if action.verb == "huff":
        return (say(HUFFED, player=player, here=NUMBER[old]),)
    if after.chain is not None:
        return (say(JUMPED, player=player, here=NUMBER[old], there=NUMBER[new]),)
    start = old if before.chain is None else before.chain.start
    here, there = NUMBER[start], NUMBER[new]
    taken = len(after.taken) - len(before.taken)
    crowned = _crowned(before, action, after)
    if not taken:
        head = say(MOVED, player=player, here=here, there=there)
        return (head, say(CROWNED)) if crowned else (head,)
    head = say(CAPTURED, player=player, here=here, there=there)
    return head, say(TOOK_AND_KING if crowned else TOOK, taken)


def move_note(before: State, action: Action, after: State) -> MoveNote | None:
    """A move on the score sheet: a capture of several jumps is one move, from where it began to where it has come."""
    if action.verb != "move":
        return None
    start = before.square_of(action) if before.chain is None else before.chain.start
    goes_on = after.chain is not None
    way = notation(start, after.square_of(action), captures=goes_on or len(after.taken) > len(before.taken))
    return MoveNote(before.number, int(not before.white_moves), say(UNDER_WAY if goes_on else NOTED, way=way))


def score(state: State) -> ScoreSheet:
    """Nothing here decides the match, so no row is a total: whoever took more may have lost."""
    own = [state.counts(seat) for seat in (0, 1)]
    taken = tuple(sum(state.seat_of(piece) != seat for piece in state.taken) for seat in (0, 1))
    rows = (
        ScoreRow(say(SCORE_MEN), tuple(men for men, _ in own)),
        ScoreRow(say(SCORE_KINGS), tuple(kings for _, kings in own)),
        ScoreRow(say(SCORE_TAKEN), taken),
    )
    return ScoreSheet(say(SCORE_CAPTION), rows)
