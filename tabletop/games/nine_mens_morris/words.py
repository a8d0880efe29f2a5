"""What Nine Men's Morris says: names of points and men, prompts, moves in words, the log, reasons."""

from __future__ import annotations

from tabletop.core.model import Action, Place
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, Text, say
from tabletop.core.view import Moment, ScoreRow, ScoreSheet
from tabletop.games.nine_mens_morris.board import NAMES, slot_at
from tabletop.games.nine_mens_morris.state import BY_WORD, MEN, State
from tabletop.kit import draw_offers

# Places and men

BOARD_NAME = QT_TRANSLATE_NOOP("nine_mens_morris", "board")
#: A point of the board, by its name: "point d6".
POINT_NAME = QT_TRANSLATE_NOOP("nine_mens_morris", "point {name}")
#: Where the men lie that are still to be placed.
HAND_NAME = QT_TRANSLATE_NOOP("nine_mens_morris", "{player}: men in hand")
#: Where the removed men lie, beside the player who removed them.
TRAY_NAME = QT_TRANSLATE_NOOP("nine_mens_morris", "{player}: removed men")
FACE_NAMES = {
    "man-white": QT_TRANSLATE_NOOP("nine_mens_morris", "white man"),
    "man-black": QT_TRANSLATE_NOOP("nine_mens_morris", "black man"),
}

#: Said of a man by screen readers, after its point.
IN_CLOSED_MILL = QT_TRANSLATE_NOOP("nine_mens_morris", "in the mill just closed")
#: Said of a man by screen readers, after its point.
IN_MILL = QT_TRANSLATE_NOOP("nine_mens_morris", "protected by its mill")

# Whose turn, and what to do

PLACE_WHITE = QT_TRANSLATE_NOOP("nine_mens_morris", "It is {player}’s turn to place a white man.")
PLACE_BLACK = QT_TRANSLATE_NOOP("nine_mens_morris", "It is {player}’s turn to place a black man.")
MOVE_WHITE = QT_TRANSLATE_NOOP("nine_mens_morris", "It is {player}’s turn to move a white man.")
MOVE_BLACK = QT_TRANSLATE_NOOP("nine_mens_morris", "It is {player}’s turn to move a black man.")
FIRST_MOVE = QT_TRANSLATE_NOOP(
    "nine_mens_morris", "All men are placed. It is {player}’s turn to move a white man along a line."
)
MAY_FLY = QT_TRANSLATE_NOOP("nine_mens_morris", "{player} has three men left and may fly: any man, to any empty point.")
MUST_REMOVE = PLURAL_NOOP("nine_mens_morris", "Mill! {player} must remove %n man/men of the other side.", "", 1)
ENDINGS = {
    "nine_mens_morris.win-two-left": QT_TRANSLATE_NOOP(
        "nine_mens_morris", "{other} has only two men left: {player} wins."
    ),
    "nine_mens_morris.win-blocked": draw_offers.NO_MOVE_LEFT,
    "nine_mens_morris.draw-repetition": draw_offers.SAME_AGAIN,
    "nine_mens_morris.draw-fifty": QT_TRANSLATE_NOOP(
        "nine_mens_morris", "No man has been removed for too long: the match is drawn."
    ),
}
CANNOT_MOVE = QT_TRANSLATE_NOOP("nine_mens_morris", "{player} cannot move and must pass.")

# On the plates, in the score, beside the title, on the trays

IN_HAND = PLURAL_NOOP("nine_mens_morris", "In hand: %n", "men still to be placed", 1)
WHITE_LEFT = PLURAL_NOOP("nine_mens_morris", "White: %n", "men that are left", 1)
BLACK_LEFT = PLURAL_NOOP("nine_mens_morris", "Black: %n", "men that are left", 1)
FLIES = QT_TRANSLATE_NOOP("nine_mens_morris", "3 men: flies")
MEN_LEFT = PLURAL_NOOP("nine_mens_morris", "%n man/men left", "", 1)
SCORE_CAPTION = QT_TRANSLATE_NOOP("nine_mens_morris", "Men")
SCORE_HAND = QT_TRANSLATE_NOOP("nine_mens_morris", "in hand")
SCORE_BOARD = QT_TRANSLATE_NOOP("nine_mens_morris", "on the board")
SCORE_TAKEN = QT_TRANSLATE_NOOP("nine_mens_morris", "removed from the other side")
#: Beside the title: the first phase.
PLACING = QT_TRANSLATE_NOOP("nine_mens_morris", "Placing")
#: Beside the title: the second phase.
MOVING = QT_TRANSLATE_NOOP("nine_mens_morris", "Moving")
#: Beside the title, once it is many.
QUIET = PLURAL_NOOP("nine_mens_morris", "%n move(s) without a removal", "", 1)
#: Over the tray into which the man goes that is to be removed.
REMOVE_SIGN = QT_TRANSLATE_NOOP("nine_mens_morris", "Remove")
LEGEND_MILL = QT_TRANSLATE_NOOP(
    "nine_mens_morris", "three men in a row are a mill: closing it removes a man of the other side"
)
LEGEND_FLY = QT_TRANSLATE_NOOP("nine_mens_morris", "with three men left they fly to any empty point")
LEGEND_STEP = QT_TRANSLATE_NOOP("nine_mens_morris", "with three men, too, they go one step along a line")

# Moves as offers and in the log; here and there are names of points: d6

DO_PLACE = QT_TRANSLATE_NOOP("nine_mens_morris", "Place on {there}")
DO_MOVE = QT_TRANSLATE_NOOP("nine_mens_morris", "Move {here}-{there}")
DO_ONE_MOVE = QT_TRANSLATE_NOOP("nine_mens_morris", "Move the man on {here}")
DO_REMOVE = QT_TRANSLATE_NOOP("nine_mens_morris", "Remove the man on {here}")
PLACED = QT_TRANSLATE_NOOP("nine_mens_morris", "{player}: {there}")
MOVED = QT_TRANSLATE_NOOP("nine_mens_morris", "{player}: {here}-{there}")
ALL_PLACED = QT_TRANSLATE_NOOP("nine_mens_morris", "All men are placed.")
MILL = QT_TRANSLATE_NOOP("nine_mens_morris", "Mill!", "a mill has just been closed")
CLOSED = QT_TRANSLATE_NOOP("nine_mens_morris", "A mill is closed.")
REMOVED = QT_TRANSLATE_NOOP("nine_mens_morris", "{player} removes the man on {here}.")
NOW_FLIES = QT_TRANSLATE_NOOP("nine_mens_morris", "{player} may fly now.")
DESCRIBED = draw_offers.DESCRIBED | {"pass": QT_TRANSLATE_NOOP("nine_mens_morris", "Pass")}
REPORTED = draw_offers.REPORTED | {"pass": CANNOT_MOVE}

# Why an attempt was refused

WHY_OWNER = QT_TRANSLATE_NOOP("nine_mens_morris", "This man belongs to {owner}.")
WHY_REMOVE = QT_TRANSLATE_NOOP(
    "nine_mens_morris", "A mill has just been closed: first one of the marked men must be removed."
)
WHY_OFF_BOARD = QT_TRANSLATE_NOOP("nine_mens_morris", "This man does not stand on the board.")
WHY_MILL = QT_TRANSLATE_NOOP("nine_mens_morris", "This man stands in the mill {first}, {second}, {third}.")
WHY_NO_MILL = QT_TRANSLATE_NOOP("nine_mens_morris", "No mill has been closed in this turn.")
WHY_PLACING = PLURAL_NOOP("nine_mens_morris", "%n man/men in hand must be placed first.", "", 1)
WHY_POINT = QT_TRANSLATE_NOOP("nine_mens_morris", "This man can go to any empty point.")
WHY_OUTSIDE = QT_TRANSLATE_NOOP("nine_mens_morris", "That is not a point of the board.")
WHY_OCCUPIED = QT_TRANSLATE_NOOP("nine_mens_morris", "A man already stands on {there}.")
WHY_STUCK = QT_TRANSLATE_NOOP("nine_mens_morris", "This man has no empty point to go to.")
WHY_SEVERAL = PLURAL_NOOP("nine_mens_morris", "This man can go to %n point(s).", "", 1)
WHY_MAN_BETWEEN = QT_TRANSLATE_NOOP("nine_mens_morris", "A man stands in between, on {between}.")
WHY_POINT_BETWEEN = QT_TRANSLATE_NOOP("nine_mens_morris", "The point {between} lies in between.")
WHY_NO_LINE = QT_TRANSLATE_NOOP("nine_mens_morris", "No line leads directly from {here} to {there}.")
WHY_CAN_MOVE = PLURAL_NOOP("nine_mens_morris", "%n man/men can still move.", "", 1)

# Why a computer player would play it

BECAUSE_ONLY = QT_TRANSLATE_NOOP("nine_mens_morris", "This is the only move.")
BECAUSE_WINS = QT_TRANSLATE_NOOP("nine_mens_morris", "This wins the match.")
BECAUSE_MILL = QT_TRANSLATE_NOOP("nine_mens_morris", "This closes a mill.")
BECAUSE_STOPS = QT_TRANSLATE_NOOP("nine_mens_morris", "This stops a mill of the other side.")
BECAUSE_OPENS = QT_TRANSLATE_NOOP("nine_mens_morris", "This opens a mill that can be closed again.")
BECAUSE_TWO = QT_TRANSLATE_NOOP("nine_mens_morris", "This makes two in a row: a man on {point} would close the mill.")
BECAUSE_ROOM = PLURAL_NOOP("nine_mens_morris", "From {point} this man can go on to %n point(s).", "", 1)
BECAUSE_ROWS = PLURAL_NOOP("nine_mens_morris", "On {point}, %n row(s) meet in which a mill can be closed.", "", 1)
BECAUSE_HINDERS = PLURAL_NOOP(
    "nine_mens_morris", "Then the men of the other side can go to %n point(s), instead of {before}.", "", 1
)
BECAUSE_QUIET = QT_TRANSLATE_NOOP("nine_mens_morris", "After this the other side cannot close a mill at once.")
BECAUSE_LATE = QT_TRANSLATE_NOOP("nine_mens_morris", "Whatever is moved, the other side can close a mill.")
BECAUSE_STANDS = QT_TRANSLATE_NOOP(
    "nine_mens_morris", "This man goes to {point}, though the other side can close a mill."
)
BECAUSE_BREAKS = QT_TRANSLATE_NOOP("nine_mens_morris", "This man could soon close a mill.")
BECAUSE_CLEARS = QT_TRANSLATE_NOOP("nine_mens_morris", "This man stood in the way of a mill.")
BECAUSE_PAIR = QT_TRANSLATE_NOOP("nine_mens_morris", "This man had another one beside it, in a row that is still open.")
BECAUSE_LIVELY = PLURAL_NOOP("nine_mens_morris", "This man could have gone on to %n point(s).", "", 1)
BECAUSE_FEWER = PLURAL_NOOP(
    "nine_mens_morris", "Then the other side has %n man/men left.", "on the board and in hand", 1
)
BECAUSE_PASS = QT_TRANSLATE_NOOP("nine_mens_morris", "No man can move.")


def place_name(place: Place) -> Text | None:
    """A point in words; None where the label of the zone says enough."""
    slot = slot_at(place)
    return say(POINT_NAME, name=NAMES[slot]) if slot >= 0 else None


def face_name(face: str) -> Text | None:
    """A man in words."""
    msg = FACE_NAMES.get(face)
    return say(msg) if msg else None


def prompt(state: State) -> Text:
    """Whose turn it is and what there is to do."""
    told = draw_offers.prompt(state, BY_WORD, ENDINGS)
    if told is not None:
        return told
    player = SeatName(state.turn)
    if state.due:
        return say(MUST_REMOVE, state.due, player=player)
    if state.stuck:
        return say(CANNOT_MOVE, player=player)
    if state.flies(state.side):
        return say(MAY_FLY, player=player)
    if state.placing:
        return say(PLACE_WHITE if state.white_moves else PLACE_BLACK, player=player)
    if state.white_moves and not state.moving:
        return say(FIRST_MOVE, player=player)
    return say(MOVE_WHITE if state.white_moves else MOVE_BLACK, player=player)


def describe(state: State, action: Action) -> Text:
    """An action as an offer."""
    if action.verb in DESCRIBED:
        return say(DESCRIBED[action.verb])
    here, there = _named(state, action)
    if action.verb == "remove":
        return say(DO_REMOVE, here=here)
    if action.verb == "place":
        return say(DO_PLACE, there=there)
    return say(DO_MOVE, here=here, there=there) if there else say(DO_ONE_MOVE, here=here)


def _named(state: State, action: Action) -> tuple[str, str]:
    """The names of the points from which and to which a man goes, as far as there are any."""
    slots = state.slot_of(action), slot_at(action.to)
    here, there = (NAMES[slot] if slot >= 0 else "" for slot in slots)
    return here, there


def report(before: State, action: Action, after: State) -> tuple[Text, ...]:
    """What has happened, for the log."""
    return draw_offers.with_end(_told(before, action, after), action, after, prompt)


def moment(before: State, action: Action, after: State) -> Moment | None:
    """A mill is closed."""
    return Moment(say(MILL), action.seat) if after.due and not before.due else None


def _told(before: State, action: Action, after: State) -> tuple[Text, ...]:
    """What was done."""
    player = SeatName(action.seat)
    if action.verb in REPORTED:
        return (say(REPORTED[action.verb], player=player),)
    here, _ = _named(before, action)
    if action.verb == "remove":
        head, other = say(REMOVED, player=player, here=here), 1 - before.side
        fresh = after.flies(other) and not before.flies(other)
        return (head, say(NOW_FLIES, player=SeatName(1 - action.seat))) if fresh else (head,)
    there = NAMES[after.slot_of(action)]
    head = say(MOVED, player=player, here=here, there=there) if here else say(PLACED, player=player, there=there)
    if after.due:
        return head, say(CLOSED)
    return (head, say(ALL_PLACED)) if before.hand and not after.hand else (head,)


def score(state: State) -> ScoreSheet:
    """Nothing here decides the match, so no row is a total: whoever removed more may be blocked."""
    own = [state.side_of(seat) for seat in (0, 1)]
    rows = (
        ScoreRow(say(SCORE_HAND), tuple(state.in_hand(side).bit_count() for side in own)),
        ScoreRow(say(SCORE_BOARD), tuple(state.sides[side].bit_count() for side in own)),
        ScoreRow(say(SCORE_TAKEN), tuple(MEN - state.count(1 - side) for side in own)),
    )
    return ScoreSheet(say(SCORE_CAPTION), rows)
