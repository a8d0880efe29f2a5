"""Everything that Yams says: names of boxes and places, prompts, reports, hints."""

from __future__ import annotations

from tabletop.core.model import CLOCK, Action, Place
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Msg, Names, SeatName, Text, say
from tabletop.core.view import Moment, ScoreRow, ScoreSheet
from tabletop.games.yams import state as st
from tabletop.games.yams.state import BOXES, DICE, DICE_IDS, DOWN, FREE, LINES, PAD, UP, House, State
from tabletop.kit import head_start
from tabletop.kit.dice import face_name as face_name
from tabletop.kit.dice_table import THROW_NONE

TITLE = QT_TRANSLATE_NOOP("yams", "Yams", "name of the game")

LINE_NAMES: dict[str, Msg] = {
    "ones": QT_TRANSLATE_NOOP("yams", "Ones", "box of the pad"),
    "twos": QT_TRANSLATE_NOOP("yams", "Twos", "box of the pad"),
    "threes": QT_TRANSLATE_NOOP("yams", "Threes", "box of the pad"),
    "fours": QT_TRANSLATE_NOOP("yams", "Fours", "box of the pad"),
    "fives": QT_TRANSLATE_NOOP("yams", "Fives", "box of the pad"),
    "sixes": QT_TRANSLATE_NOOP("yams", "Sixes", "box of the pad"),
    "total-1": QT_TRANSLATE_NOOP("yams", "Total 1"),
    "bonus": QT_TRANSLATE_NOOP("yams", "Bonus from 63"),
    "mini": QT_TRANSLATE_NOOP("yams", "Minimum", "box of the pad"),
    "maxi": QT_TRANSLATE_NOOP("yams", "Maximum", "box of the pad"),
    "total-2": QT_TRANSLATE_NOOP("yams", "Total 2"),
    "three": QT_TRANSLATE_NOOP("yams", "Three of a kind", "box of the pad"),
    "full": QT_TRANSLATE_NOOP("yams", "Full house", "box of the pad"),
    "small": QT_TRANSLATE_NOOP("yams", "Small straight", "box of the pad"),
    "four": QT_TRANSLATE_NOOP("yams", "Four of a kind", "box of the pad"),
    "large": QT_TRANSLATE_NOOP("yams", "Large straight", "box of the pad"),
    "yams": QT_TRANSLATE_NOOP("yams", "Yams", "box of the pad"),
    "total-3": QT_TRANSLATE_NOOP("yams", "Total 3"),
    "column-score": QT_TRANSLATE_NOOP("yams", "Column", "sum of a column of the pad"),
}
IN_COLUMN: dict[str, Msg] = {
    DOWN: QT_TRANSLATE_NOOP("yams", "{box} in column ↓"),
    UP: QT_TRANSLATE_NOOP("yams", "{box} in column ↑"),
    FREE: QT_TRANSLATE_NOOP("yams", "{box} in column ↕"),
}
COLUMN_NAMES: dict[str, Msg] = {
    DOWN: QT_TRANSLATE_NOOP("yams", "Column ↓"),
    UP: QT_TRANSLATE_NOOP("yams", "Column ↑"),
    FREE: QT_TRANSLATE_NOOP("yams", "Column ↕"),
}

# The table
KEPT = QT_TRANSLATE_NOOP("yams", "Kept", "the row of dice that are not thrown again")
PAD_NAME = QT_TRANSLATE_NOOP("yams", "Score sheet")
TRAY_OF = QT_TRANSLATE_NOOP("yams", "Throw {throw} of {throws}")
TURN_OF = QT_TRANSLATE_NOOP("yams", "Turn {turn} of {turns}")
NEEDS = QT_TRANSLATE_NOOP("yams", "needs {points}", "points missing for the bonus, in a small box")
POINTS = PLURAL_NOOP("yams", "%n point(s)", "", 1)
SCORE = QT_TRANSLATE_NOOP("yams", "Points")
TOTAL = QT_TRANSLATE_NOOP("yams", "Total")

LEGEND: tuple[tuple[str, Msg], ...] = (
    ("25", QT_TRANSLATE_NOOP("yams", "Three of a kind, small straight")),
    ("30", QT_TRANSLATE_NOOP("yams", "Full house")),
    ("35", QT_TRANSLATE_NOOP("yams", "Four of a kind, bonus")),
    ("40", QT_TRANSLATE_NOOP("yams", "Large straight")),
    ("50", QT_TRANSLATE_NOOP("yams", "Yams: five dice alike")),
)

# Prompts
ASK_THROW = QT_TRANSLATE_NOOP("yams", "It is {player}’s turn to throw the five dice.")
ASK_EITHER = QT_TRANSLATE_NOOP("yams", "{player} can throw again or fill in a box.")
ASK_WRITE = QT_TRANSLATE_NOOP("yams", "It is {player}’s turn to fill in a box.")

# Refusals
NO_THROW_LEFT = QT_TRANSLATE_NOOP("yams", "All three throws have been made: now a box must be filled in.")
CHOOSE_DICE = QT_TRANSLATE_NOOP("yams", "First choose the dice to throw.")
ALL_KEPT = QT_TRANSLATE_NOOP("yams", "All five dice are kept: at least one must be in the tray to be thrown.")
MUST_WRITE = QT_TRANSLATE_NOOP("yams", "A box must be filled in, even if it gives 0.")
RECKONED = QT_TRANSLATE_NOOP("yams", "This line is a total and fills itself in.")
BOX_HOLDS = QT_TRANSLATE_NOOP("yams", "{box} already holds {points}.")
BOX_IS_NEXT = QT_TRANSLATE_NOOP("yams", "The open box here is: {box}.")
WOULD_SCORE = QT_TRANSLATE_NOOP("yams", "{box} would give {points}.")

# What may be done and what was done
DO_THROW = QT_TRANSLATE_NOOP("yams", "Throw the five dice")
FIVE_ALIKE = QT_TRANSLATE_NOOP("yams", "Yams!", "five alike have been thrown")
DO_RETHROW_ALL = QT_TRANSLATE_NOOP("yams", "Throw all five dice again")
DO_KEEP = PLURAL_NOOP("yams", "Throw %n dice again and keep {kept}", "", 1)
DO_WRITE = QT_TRANSLATE_NOOP("yams", "Write {points}: {box}")
DO_WRITE_BOX = QT_TRANSLATE_NOOP("yams", "Fill in {box}")
DO_PASS = QT_TRANSLATE_NOOP("yams", "Pass")
DO_NEXT = QT_TRANSLATE_NOOP("yams", "The next turn begins")
DID_THROW = QT_TRANSLATE_NOOP("yams", "{player} throws {dice}.")
DID_RETHROW = PLURAL_NOOP("yams", "{player} throws %n dice again: {dice}.", "", 1)
DID_WRITE = QT_TRANSLATE_NOOP("yams", "{player} writes {points}: {box}.")

# Reasons of the computer player, which are the hints as well
WHY_THROW = QT_TRANSLATE_NOOP("yams", "A turn begins with a throw.")
WHY_ONLY = QT_TRANSLATE_NOOP("yams", "No other box is open.")
WHY_WRITE = PLURAL_NOOP("yams", "{box} gives %n point(s) now; another throw is not likely to bring more.", "", 1)
WHY_TAKE = PLURAL_NOOP("yams", "{box} gives %n point(s).", "", 1)
WHY_LAST = PLURAL_NOOP("yams", "{box} gives %n point(s), and the better boxes stay free for later.", "", 1)
WHY_ZERO = QT_TRANSLATE_NOOP("yams", "Nothing fits well: a 0 hurts least in {box}.")
WHY_HOPELESS = QT_TRANSLATE_NOOP("yams", "Whatever these dice show, no box gets any points that may be filled.")
WHY_KEEP = PLURAL_NOOP(
    "yams", "Keep {kept} and throw %n dice: the chance of {box} is about {percent}%.", "percent: chance of success", 1
)
WHY_KEEP_FACES = PLURAL_NOOP(
    "yams",
    "Keep {kept} and throw %n dice: the chance of {points} points or more in {box} is about {percent}%.",
    "percent: chance of success",
    1,
)
WHY_THROW_ALL = QT_TRANSLATE_NOOP(
    "yams", "Throw all five dice again: the chance of {box} is about {percent}%.", "percent: chance of success"
)
WHY_THROW_ALL_FACES = QT_TRANSLATE_NOOP(
    "yams",
    "Throw all five dice again: the chance of {points} points or more in {box} is about {percent}%.",
    "percent: chance of success",
)


def box_text(box: int) -> Text:
    """The name of a box."""
    return say(LINE_NAMES[BOXES[box]])


def place_text(place: Place, house: House) -> Text:
    """A box or a sum of the pad with its column. Raises ValueError for other places."""
    found = st.line_at(place, len(house.kinds))
    if found is None:
        raise ValueError(f"{place} is not on a pad")
    line, column = found
    return say(IN_COLUMN[house.kinds[column]], box=say(LINE_NAMES[LINES[line]]))


def _faces(state: State, tokens: tuple[str, ...]) -> tuple[int, ...]:
    """The faces of these dice, in their order."""
    return tuple(pips for token, pips in zip(DICE_IDS, state.dice, strict=True) if token in tokens)


def describe(state: State, action: Action) -> Text:
    """An action in words, as something that may be done."""
    if action.verb == "throw":
        return say(DO_THROW)
    if action.verb == "rethrow":
        kept = _faces(state, tuple(token for token in DICE_IDS if token not in action.tokens))
        if not kept:
            return say(DO_RETHROW_ALL)
        if len(kept) == DICE:
            return say(THROW_NONE)
        return say(DO_KEEP, DICE - len(kept), kept=Names(tuple(sorted(kept))))
    found = st.box_at(action.to, len(state.house.kinds))
    if action.verb == "write" and action.to is not None and found is not None:
        box = place_text(action.to, state.house)
        if state.throws and found in st.allowed_boxes(state):
            return say(DO_WRITE, points=st.points_of(state.dice, state.house)[found[1]], box=box)
        return say(DO_WRITE_BOX, box=box)
    return say(DO_NEXT if action.verb == "next" else DO_PASS)


def report(before: State, action: Action, after: State) -> tuple[Text, ...]:
    """What happened, for the log; the clock's turning of the page is not worth a line."""
    player = SeatName(action.seat)
    if action.seat == CLOCK:
        return ()
    if action.verb == "throw":
        return (say(DID_THROW, player=player, dice=Names(after.dice)),)
    if action.verb == "rethrow":
        dice = _faces(after, action.tokens)
        return (say(DID_RETHROW, len(dice), player=player, dice=Names(dice)),)
    return (written_text(after),)


def moment(before: State, action: Action, after: State) -> Moment | None:
    """Five alike have been thrown."""
    fresh = action.verb in ("throw", "rethrow") and len(set(after.dice)) == 1 and before.dice != after.dice
    return Moment(say(FIVE_ALIKE), action.seat, f"die-{after.dice[0]}") if fresh else None


def written_text(state: State) -> Text:
    """What was just written, while everybody looks at it."""
    place = Place(PAD, state.written)
    found = st.box_at(place, len(state.house.kinds))
    assert found is not None
    points = state.pads[state.turn][found[0]][found[1]]
    return say(DID_WRITE, player=SeatName(state.turn), points=points, box=place_text(place, state.house))


def score(state: State) -> ScoreSheet:
    """The points of every seat, column by column."""
    sums = [[st.sums_of(column).score for column in pad] for pad in state.pads]
    rows = [
        ScoreRow(say(COLUMN_NAMES[kind]), tuple(columns[at] for columns in sums), face=f"column-{kind}")
        for at, kind in enumerate(state.house.kinds)
    ]
    rows += head_start.line(state.ahead)
    total = ScoreRow(say(TOTAL), st.totals(state), total=True)
    return ScoreSheet(say(SCORE), (*rows, total) if len(rows) > 1 else (total,))
