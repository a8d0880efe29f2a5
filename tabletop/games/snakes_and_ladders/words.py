"""What Snakes and Ladders says: names of places, prompts, moves in words, the log, reasons."""

from __future__ import annotations

from tabletop.core.model import Action, Place
from tabletop.core.text import QT_TRANSLATE_NOOP, SeatName, Text, say
from tabletop.core.view import Moment, ScoreRow, ScoreSheet
from tabletop.games.snakes_and_ladders.board import GOAL, LADDERS, SNAKES, START, TRACK
from tabletop.games.snakes_and_ladders.state import State
from tabletop.kit.dice import face_name as die_name
from tabletop.kit.pieces import face_name as piece_name

LADDER_FACE, SNAKE_FACE = "square-ladder", "square-snake"
"""The art keys of a small ladder and a small snake."""
_FAR = 20
"""A shorter climb or slide is not celebrated."""

# Places

START_NAME = QT_TRANSLATE_NOOP("snakes_and_ladders", "start")
BOARD_NAME = QT_TRANSLATE_NOOP("snakes_and_ladders", "board")
SQUARE_NAME = QT_TRANSLATE_NOOP("snakes_and_ladders", "square {number}")
LADDER_NAME = QT_TRANSLATE_NOOP("snakes_and_ladders", "square {number}: ladder up to {top}")
SNAKE_NAME = QT_TRANSLATE_NOOP("snakes_and_ladders", "square {number}: snake down to {low}")
GOAL_NAME = QT_TRANSLATE_NOOP("snakes_and_ladders", "square {number}: goal")
#: The little tray in which the die of a player lies.
TRAY_NAME = QT_TRANSLATE_NOOP("snakes_and_ladders", "{player}: tray with the die")
LADDER_SIGN = QT_TRANSLATE_NOOP("snakes_and_ladders", "ladder")
SNAKE_SIGN = QT_TRANSLATE_NOOP("snakes_and_ladders", "snake")

FALLEN = QT_TRANSLATE_NOOP("snakes_and_ladders", "has fallen over", "the piece of whoever has lost, for screen readers")

# The way of a throw: it stands in the sentences that begin with the throw

TO_SQUARE = QT_TRANSLATE_NOOP("snakes_and_ladders", "to {there}")
TO_LADDER = QT_TRANSLATE_NOOP("snakes_and_ladders", "to {foot}, and up the ladder to {top}")
TO_SNAKE = QT_TRANSLATE_NOOP("snakes_and_ladders", "to {high}, and down the snake to {low}")
AND_BACK = QT_TRANSLATE_NOOP("snakes_and_ladders", "on to {goal} and back to {there}")
BACK_TO_SNAKE = QT_TRANSLATE_NOOP("snakes_and_ladders", "on to {goal}, back to {high}, and down the snake to {low}")

# Whose turn, and what to do

TO_THROW = QT_TRANSLATE_NOOP("snakes_and_ladders", "It is {player}’s turn to throw the die.")
THROWS_AGAIN = QT_TRANSLATE_NOOP("snakes_and_ladders", "{player} threw a 6 and may throw again.")
#: The way is one of "to 45", "to 45, and up the ladder to 54", "on to 100 and back to 97" …
TO_MOVE = QT_TRANSLATE_NOOP("snakes_and_ladders", "{player} threw {die}: {way}.")
TOO_FAR = QT_TRANSLATE_NOOP(
    "snakes_and_ladders", "{player} threw {die}: that leads beyond {goal}, so the piece stays where it is."
)
WON = QT_TRANSLATE_NOOP("snakes_and_ladders", "{player} wins.")

THROW_BUTTON = QT_TRANSLATE_NOOP("snakes_and_ladders", "Throw")
MOVE_BUTTON = QT_TRANSLATE_NOOP("snakes_and_ladders", "Move")
#: Button: the throw cannot be used, the turn goes on.
PASS_BUTTON = QT_TRANSLATE_NOOP("snakes_and_ladders", "Go on")

# On the plates, in the score, at a glance

AT_START = QT_TRANSLATE_NOOP("snakes_and_ladders", "at the start")
ON_SQUARE = QT_TRANSLATE_NOOP("snakes_and_ladders", "on {number}")
SCORE_CAPTION = QT_TRANSLATE_NOOP("snakes_and_ladders", "The way to 100")
SCORE_SQUARE = QT_TRANSLATE_NOOP("snakes_and_ladders", "Square")
SCORE_CLIMBED = QT_TRANSLATE_NOOP("snakes_and_ladders", "Ladders")
SCORE_SLID = QT_TRANSLATE_NOOP("snakes_and_ladders", "Snakes")
LEGEND_LADDER = QT_TRANSLATE_NOOP("snakes_and_ladders", "up from the foot to the top")
LEGEND_SNAKE = QT_TRANSLATE_NOOP("snakes_and_ladders", "down from the upper end to the lower one")
LEGEND_BACK = QT_TRANSLATE_NOOP("snakes_and_ladders", "exactly: the rest is counted back")
LEGEND_LOST = QT_TRANSLATE_NOOP("snakes_and_ladders", "exactly: a throw too big is lost")
LEGEND_SIX = QT_TRANSLATE_NOOP("snakes_and_ladders", "throw again")

# Moves as offers

DO_THROW = QT_TRANSLATE_NOOP("snakes_and_ladders", "Throw the die")
DO_MOVE = QT_TRANSLATE_NOOP("snakes_and_ladders", "Move: {here} → {there}")
DO_PASS = QT_TRANSLATE_NOOP("snakes_and_ladders", "Stay and go on")

# What has happened: a line, and below it what came of it

THREW = QT_TRANSLATE_NOOP("snakes_and_ladders", "{player} threw {die}.")
MOVED = QT_TRANSLATE_NOOP("snakes_and_ladders", "{player} goes from {here} to {there}.")
MOVED_FROM_START = QT_TRANSLATE_NOOP("snakes_and_ladders", "{player} goes from the start to {there}.")
UNMOVED = QT_TRANSLATE_NOOP("snakes_and_ladders", "{player} comes back to {here}.")
STAYED = QT_TRANSLATE_NOOP("snakes_and_ladders", "{player} stays on {here}: the throw leads beyond {goal}.")
CLIMBED = QT_TRANSLATE_NOOP("snakes_and_ladders", "The ladder on {foot} leads up to {top}.")
SLID = QT_TRANSLATE_NOOP("snakes_and_ladders", "The snake on {high} leads down to {low}.")
COUNTED_BACK = QT_TRANSLATE_NOOP("snakes_and_ladders", "The rest is counted back from {goal}.")
#: Two sentences, one after the other.
AND_THEN = QT_TRANSLATE_NOOP("snakes_and_ladders", "{first} {second}")

# What is worth a moment

UP_TO = QT_TRANSLATE_NOOP("snakes_and_ladders", "Up to {number}!")
DOWN_TO = QT_TRANSLATE_NOOP("snakes_and_ladders", "Down to {number}!")

# Why an attempt was refused

WHY_THROW_FIRST = QT_TRANSLATE_NOOP("snakes_and_ladders", "{player} has not thrown the die yet.")
WHY_MOVE_FIRST = QT_TRANSLATE_NOOP("snakes_and_ladders", "The die shows {die}: first the piece has to move.")
WHY_TOO_FAR = QT_TRANSLATE_NOOP("snakes_and_ladders", "{die} leads beyond {goal}: the piece stays where it is.")
WHY_OWNER = QT_TRANSLATE_NOOP("snakes_and_ladders", "This piece belongs to {owner}.")
WHY_GOES = QT_TRANSLATE_NOOP("snakes_and_ladders", "With {die} the piece goes {way}.")

# Why a computer player would play it

BECAUSE_THROW = QT_TRANSLATE_NOOP("snakes_and_ladders", "Every turn begins with the throw.")
BECAUSE_SIX = QT_TRANSLATE_NOOP("snakes_and_ladders", "After a 6 there is another throw.")


def place_name(place: Place) -> Text | None:
    """A square in words; None where the label of the zone says enough."""
    square = START if place.zone == TRACK.places[START].zone else TRACK.number(place)
    return None if square is None else square_name(square)


def square_name(square: int) -> Text:
    """A square in words, by its number, with what begins there."""
    if square == START:
        return say(START_NAME)
    if square in LADDERS:
        return say(LADDER_NAME, number=square, top=LADDERS[square])
    if square in SNAKES:
        return say(SNAKE_NAME, number=square, low=SNAKES[square])
    return say(GOAL_NAME if square == GOAL else SQUARE_NAME, number=square)


def face_name(face: str) -> Text | None:
    """A piece, a die or a sign in words."""
    if face in (LADDER_FACE, SNAKE_FACE):
        return say(LADDER_SIGN if face == LADDER_FACE else SNAKE_SIGN)
    return piece_name(face) or die_name(face)


def standing(square: int) -> Text:
    """Where a piece stands, in few words."""
    return say(ON_SQUARE, number=square) if square != START else say(AT_START)


def way(state: State) -> Text:
    """Where the throw takes the piece of the seat in turn, as a part of a sentence."""
    landing, rest = state.legs[0].landing, state.rest
    if state.legs[0].back:
        if landing in SNAKES:
            return say(BACK_TO_SNAKE, goal=GOAL, high=landing, low=rest)
        return say(AND_BACK, goal=GOAL, there=rest)
    if landing in LADDERS:
        return say(TO_LADDER, foot=landing, top=rest)
    return say(TO_SNAKE, high=landing, low=rest) if landing in SNAKES else say(TO_SQUARE, there=rest)


def prompt(state: State) -> Text:
    """Whose turn it is and what there is to do."""
    if state.over:
        return say(WON, player=SeatName(state.squares.index(GOAL)))
    if state.die:
        return throw_leads(state)
    return say(THROWS_AGAIN if state.again else TO_THROW, player=SeatName(state.turn))


def throw_leads(state: State) -> Text:
    """Where the throw of the seat in turn leads."""
    player = SeatName(state.turn)
    if state.stuck:
        return say(TOO_FAR, player=player, die=state.die, goal=GOAL)
    return say(TO_MOVE, player=player, die=state.die, way=way(state))


def too_far(state: State) -> Text:
    """Why the piece cannot go."""
    return say(WHY_TOO_FAR, die=state.die, goal=GOAL)


def thrown_already(state: State) -> Text:
    """Why there is no other throw."""
    return too_far(state) if state.stuck else say(WHY_MOVE_FIRST, die=state.die)


def score(state: State) -> ScoreSheet:
    """How far everybody has come, and over how many ladders and snakes."""
    rows = (
        ScoreRow(say(SCORE_SQUARE), state.squares, total=True),
        ScoreRow(say(SCORE_CLIMBED), state.climbed),
        ScoreRow(say(SCORE_SLID), state.slid),
    )
    return ScoreSheet(say(SCORE_CAPTION), rows, whole=GOAL)


def describe(state: State, action: Action) -> Text:
    """An action as an offer."""
    if action.verb != "move":
        return say(DO_THROW if action.verb == "throw" else DO_PASS)
    there = state.rest if action.seat == state.turn else state.squares[action.seat]
    return say(DO_MOVE, here=square_name(state.squares[action.seat]), there=square_name(there))


def report(before: State, action: Action, after: State) -> tuple[Text, ...]:
    """What has happened, for the log."""
    player = SeatName(action.seat)
    if action.verb == "throw":
        return (say(THREW, player=player, die=after.die),)
    if action.verb == "pass":
        return (say(STAYED, player=player, here=before.square, goal=GOAL),)
    told = _what_came(before, after)
    head = _gone(before, player)
    return (head, told) if told is not None else (head,)


def _gone(before: State, player: SeatName) -> Text:
    if before.square == START:
        return say(MOVED_FROM_START, player=player, there=before.rest)
    if before.square == before.rest:
        return say(UNMOVED, player=player, here=before.rest)
    return say(MOVED, player=player, here=before.square, there=before.rest)


def _what_came(before: State, after: State) -> Text | None:
    """What the board has done with the piece, or that it has won."""
    landing, rest = before.legs[0].landing, before.rest
    back = say(COUNTED_BACK, goal=GOAL) if before.legs[0].back else None
    if after.over:
        return prompt(after)
    if landing in LADDERS:
        return say(CLIMBED, foot=landing, top=rest)
    if landing in SNAKES:
        slid = say(SLID, high=landing, low=rest)
        return slid if back is None else say(AND_THEN, first=back, second=slid)
    return back


def moment(before: State, action: Action, after: State) -> Moment | None:
    """A long climb, or a deep slide."""
    if action.verb != "move" or after.over or len(before.legs) < 2:
        return None
    landing, rest = before.legs[0].landing, before.rest
    if abs(rest - landing) < _FAR:
        return None
    up = rest > landing
    return Moment(say(UP_TO if up else DOWN_TO, number=rest), action.seat, LADDER_FACE if up else SNAKE_FACE)


def reason(state: State) -> Text:
    """Where the throw leads; before it, why there is one."""
    if state.die:
        return throw_leads(state)
    return say(BECAUSE_SIX if state.again else BECAUSE_THROW)
