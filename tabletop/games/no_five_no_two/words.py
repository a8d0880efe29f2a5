"""Everything that No 5s, No 2s says: names of places, prompts, reports, hints."""

from __future__ import annotations

from tabletop.core.model import Action
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Names, SeatName, Text, say
from tabletop.core.view import Moment, ScoreRow, ScoreSheet
from tabletop.games.no_five_no_two.state import DICE, State
from tabletop.kit import head_start
from tabletop.kit.dice import face_name as face_name

# The table
OUT = QT_TRANSLATE_NOOP("no_five_no_two", "Out", "where dice lie that show a 5 or a 2")
ROUND_ROW = QT_TRANSLATE_NOOP("no_five_no_two", "Round {number}", "line of the score sheet")
PLAY_OFF = QT_TRANSLATE_NOOP("no_five_no_two", "Play-off", "one more turn for players who are level in front")
LONGEST = QT_TRANSLATE_NOOP(
    "no_five_no_two", "Most throws", "line of the score sheet: the most throws of one turn; short"
)
TOTAL = QT_TRANSLATE_NOOP("no_five_no_two", "Total")
POINTS = PLURAL_NOOP("no_five_no_two", "%n point(s)", "", 1)
ROUND = QT_TRANSLATE_NOOP("no_five_no_two", "Round {round} of {rounds}")
THIS_TURN = QT_TRANSLATE_NOOP("no_five_no_two", "This turn: {points}", "points of the turn up to now")
FINISH = QT_TRANSLATE_NOOP("no_five_no_two", "Finish the turn", "button: all throws of the turn one after the other")

# Prompts
_ASK_THROW = QT_TRANSLATE_NOOP("no_five_no_two", "It is {player}’s turn to throw the four dice.")
_ASK_EXTRA = QT_TRANSLATE_NOOP("no_five_no_two", "Play-off: it is {player}’s turn to throw the four dice.")
_IN_PLAY = PLURAL_NOOP("no_five_no_two", "{player} throws again: %n dice are still in play.", "", 1)
_GOING_OUT = PLURAL_NOOP("no_five_no_two", "{dice}: %n dice go out.", "", 1)
_ENDS = PLURAL_NOOP("no_five_no_two", "No die is left: {player} writes down %n point(s).", "", 1)
_WINS = QT_TRANSLATE_NOOP("no_five_no_two", "{player} wins the play-off after {points} points.")

# What may be done and what was done
_DO_FIRST = QT_TRANSLATE_NOOP("no_five_no_two", "Throw the four dice")
_DO_AGAIN = PLURAL_NOOP("no_five_no_two", "Throw %n dice again", "", 1)
_DO_FINISH = QT_TRANSLATE_NOOP("no_five_no_two", "Throw until no die is left")
_DO_ASIDE = QT_TRANSLATE_NOOP("no_five_no_two", "Set the 5s and 2s aside")
_DO_WRITE = PLURAL_NOOP("no_five_no_two", "Write down %n point(s)", "", 1)
_DID_THROW = PLURAL_NOOP("no_five_no_two", "{player} throws {dice}: %n point(s).", "", 1)
_DID_WRITE = QT_TRANSLATE_NOOP("no_five_no_two", "{player} writes down {points} and now has {score}.")
_DID_EXTRA = PLURAL_NOOP("no_five_no_two", "{player} scores %n point(s) in the play-off.", "", 1)
_ALL_OUT = QT_TRANSLATE_NOOP("no_five_no_two", "All four at once!", "all dice are out after the first throw")
_RICH = QT_TRANSLATE_NOOP("no_five_no_two", "What a turn: {points} points!")
_SHEET = QT_TRANSLATE_NOOP("no_five_no_two", "Points")
_RICH_FROM = 60

# Reasons of the computer player, which are the hints as well
WHY_THROW = PLURAL_NOOP(
    "no_five_no_two", "There is nothing to decide: %n dice in play still bring about {points} points on average.", "", 1
)
WHY_OUT = QT_TRANSLATE_NOOP("no_five_no_two", "Every 5 and every 2 is out.")
WHY_WRITE = QT_TRANSLATE_NOOP("no_five_no_two", "No die is left, so the turn is over.")


def faces(state: State, positions: tuple[int, ...]) -> Names:
    """What these dice show, as a list."""
    return Names(tuple(state.pips[at] for at in positions))


def prompt(state: State) -> Text:
    """Whose turn it is, what is out, and how many dice are in play."""
    player = SeatName(state.turn)
    if not state.throws:
        return say(_ASK_EXTRA if state.contenders else _ASK_THROW, player=player)
    if not state.free and (state.hurrying or not state.fresh):
        return say(_ENDS, state.points, player=player)
    if state.fresh:
        return say(_GOING_OUT, len(state.fresh), dice=faces(state, state.fresh))
    return say(_IN_PLAY, len(state.free), player=player)


def playoff_won(state: State) -> Text:
    """Who has won a play-off, and with what total it began."""
    seat = state.contenders[0]
    return say(_WINS, player=SeatName(seat), points=state.totals[seat])


def describe(state: State, action: Action) -> Text:
    """An action in words, as something that may be done."""
    if action.verb == "throw":
        return say(_DO_AGAIN, len(state.free)) if state.throws else say(_DO_FIRST)
    if action.verb == "finish":
        return say(_DO_FINISH)
    return say(_DO_ASIDE) if action.verb == "set-aside" else say(_DO_WRITE, state.points)


def report(before: State, action: Action, after: State) -> tuple[Text, ...]:
    """What happened, for the log."""
    player = SeatName(action.seat)
    if action.verb in ("throw", "finish"):
        return (say(_DID_THROW, after.gain, player=player, dice=faces(after, before.free)),)
    if action.verb == "set-aside":
        return (say(_GOING_OUT, len(before.fresh), dice=faces(before, before.fresh)),)
    if before.contenders:
        return (say(_DID_EXTRA, before.points, player=player),)
    return (say(_DID_WRITE, player=player, points=before.points, score=after.totals[action.seat]),)


def moment(before: State, action: Action, after: State) -> Moment | None:
    """All four dice are out after the first throw, or a turn has brought very much."""
    if action.verb in ("throw", "finish") and not before.throws and len(after.out) == DICE:
        return Moment(say(_ALL_OUT), action.seat)
    rich = action.verb == "write" and before.points >= _RICH_FROM
    return Moment(say(_RICH, points=before.points), action.seat) if rich else None


def score(state: State) -> ScoreSheet:
    """The points of all seats, and the most throws of a turn."""
    rows = ScoreRow(say(LONGEST), state.longest), *head_start.line(state.ahead)
    return ScoreSheet(say(_SHEET), (*rows, ScoreRow(say(TOTAL), state.totals, total=True)))
