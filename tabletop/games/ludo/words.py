"""What Ludo says: names of places, prompts, moves in words, the log, reasons."""

from __future__ import annotations

from tabletop.core.model import Action, Place
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, Text, say
from tabletop.core.view import Moment, ScoreRow, ScoreSheet
from tabletop.games.ludo.board import COLOURS, FOOT, LOOP_PLACES, OUT, STABLE, STAIRS, STAR, WAYS, stable_place
from tabletop.games.ludo.state import NOBODY, State, sent_home
from tabletop.kit.dice import face_name as die_name
from tabletop.kit.pieces import HORSES
from tabletop.kit.pieces import face_name as piece_name

# Places, by colour: red, blue, yellow, green

START_NAMES = (
    QT_TRANSLATE_NOOP("ludo", "red start square"),
    QT_TRANSLATE_NOOP("ludo", "blue start square"),
    QT_TRANSLATE_NOOP("ludo", "yellow start square"),
    QT_TRANSLATE_NOOP("ludo", "green start square"),
)
FOOT_NAMES = (
    QT_TRANSLATE_NOOP("ludo", "foot of the red stairs"),
    QT_TRANSLATE_NOOP("ludo", "foot of the blue stairs"),
    QT_TRANSLATE_NOOP("ludo", "foot of the yellow stairs"),
    QT_TRANSLATE_NOOP("ludo", "foot of the green stairs"),
)
STEP_NAMES = (
    QT_TRANSLATE_NOOP("ludo", "red stairs, step {step}"),
    QT_TRANSLATE_NOOP("ludo", "blue stairs, step {step}"),
    QT_TRANSLATE_NOOP("ludo", "yellow stairs, step {step}"),
    QT_TRANSLATE_NOOP("ludo", "green stairs, step {step}"),
)
STAIRS_NAMES = (
    QT_TRANSLATE_NOOP("ludo", "red stairs"),
    QT_TRANSLATE_NOOP("ludo", "blue stairs"),
    QT_TRANSLATE_NOOP("ludo", "yellow stairs"),
    QT_TRANSLATE_NOOP("ludo", "green stairs"),
)
STABLE_NAMES = (
    QT_TRANSLATE_NOOP("ludo", "red stable"),
    QT_TRANSLATE_NOOP("ludo", "blue stable"),
    QT_TRANSLATE_NOOP("ludo", "yellow stable"),
    QT_TRANSLATE_NOOP("ludo", "green stable"),
)
LOOP_NAME = QT_TRANSLATE_NOOP("ludo", "loop")
#: A square of the loop, by its number.
SQUARE_NAME = QT_TRANSLATE_NOOP("ludo", "square {number}")
STAR_NAME = QT_TRANSLATE_NOOP("ludo", "star")
#: The little tray in which the die of a player lies.
TRAY_NAME = QT_TRANSLATE_NOOP("ludo", "{player}: tray with the die")

# Said of a piece by screen readers, after its place

SAFE_ON_STAIRS = QT_TRANSLATE_NOOP("ludo", "safe on its stairs")
IN_REACH = QT_TRANSLATE_NOOP("ludo", "this throw can capture it")
JUST_OUT = QT_TRANSLATE_NOOP("ludo", "has just come out")

# Whose turn, and what to do

TO_THROW = QT_TRANSLATE_NOOP("ludo", "It is {player}’s turn to throw the die.")
TO_THROW_AGAIN = QT_TRANSLATE_NOOP("ludo", "After the 6, {player} throws again.")
TO_MOVE = PLURAL_NOOP("ludo", "{player} threw a {die}: %n piece(s) can use it.", "", 1)
STUCK = QT_TRANSLATE_NOOP("ludo", "{player} threw a {die}: no piece can use it.")
THIRD_SIX = QT_TRANSLATE_NOOP("ludo", "{player} threw a third 6: it is not played.")
WON = QT_TRANSLATE_NOOP("ludo", "{player} wins.")
THROW_AGAIN_SIGN = QT_TRANSLATE_NOOP("ludo", "6: throw again")

THROW_BUTTON = QT_TRANSLATE_NOOP("ludo", "Throw")
#: Button: nothing can be moved, the turn goes on.
PASS_BUTTON = QT_TRANSLATE_NOOP("ludo", "Go on")

# On the plates, in the score, beside the title

ON_THE_WAY = PLURAL_NOOP("ludo", "%n on the way", "pieces between the stable and the star", 1)
ALL_IN_STABLE = QT_TRANSLATE_NOOP("ludo", "all in the stable")
ALL_OUT = QT_TRANSLATE_NOOP("ludo", "all out")
PIECES_OUT = PLURAL_NOOP("ludo", "%n piece(s) out", "", 1)
PIECES_EACH = PLURAL_NOOP("ludo", "%n piece(s) for each player", "", 1)
SCORE_CAPTION = QT_TRANSLATE_NOOP("ludo", "Pieces")
SCORE_STABLE = QT_TRANSLATE_NOOP("ludo", "in the stable")
SCORE_WAY = QT_TRANSLATE_NOOP("ludo", "on the way")
SCORE_OUT = QT_TRANSLATE_NOOP("ludo", "out")
LEGEND_SIX = QT_TRANSLATE_NOOP("ludo", "lets a piece out of the stable and gives another throw")
LEGEND_STAIRS = QT_TRANSLATE_NOOP("ludo", "climb the stairs, each number to its own step")

# Moves as offers

DO_THROW = QT_TRANSLATE_NOOP("ludo", "Throw the die")
DO_PASS = QT_TRANSLATE_NOOP("ludo", "Go on without a move")
DO_FREE = QT_TRANSLATE_NOOP("ludo", "Let a piece out of the stable")
DO_MOVE = QT_TRANSLATE_NOOP("ludo", "Move: {here} → {there}")
DO_CAPTURE = QT_TRANSLATE_NOOP("ludo", "Capture: {here} → {there}")
DO_CLIMB = QT_TRANSLATE_NOOP("ludo", "Climb: {here} → {there}")
DO_EXIT = QT_TRANSLATE_NOOP("ludo", "Bring a piece out: {here} → {there}")
DO_ONE_MOVE = QT_TRANSLATE_NOOP("ludo", "Move the piece: {here}")

# What has happened: a short line, and a shorter one below it

THREW = QT_TRANSLATE_NOOP("ludo", "{player} threw a {die}.")
CAN_USE = PLURAL_NOOP("ludo", "%n piece(s) can use it", "the number thrown", 1)
NONE_CAN_USE = QT_TRANSLATE_NOOP("ludo", "no piece can use it", "the number thrown")
NOT_PLAYED = QT_TRANSLATE_NOOP("ludo", "the third 6 is not played")
FREED = QT_TRANSLATE_NOOP("ludo", "{player} lets a piece out of the stable.")
MOVED = PLURAL_NOOP("ludo", "{player} moves %n square(s).", "", 1)
CLIMBED = QT_TRANSLATE_NOOP("ludo", "{player} climbs to step {step}.")
WENT_OUT = QT_TRANSLATE_NOOP("ludo", "{player} brings a piece out onto the star.")
ARRIVED = QT_TRANSLATE_NOOP("ludo", "On the star!", "a piece has come out")
PASSED = QT_TRANSLATE_NOOP("ludo", "{player} does not move.")
#: Quiet line: a piece of this player has just been captured.
CAPTURED = QT_TRANSLATE_NOOP("ludo", "{player}: piece captured")
AT_FOOT = QT_TRANSLATE_NOOP("ludo", "now at the foot of the stairs")

# Why an attempt was refused

WHY_THROW_FIRST = QT_TRANSLATE_NOOP("ludo", "{player} has not thrown the die yet.")
WHY_USE_THROW = QT_TRANSLATE_NOOP("ludo", "The {die} has not been used yet.")
WHY_OWNER = QT_TRANSLATE_NOOP("ludo", "This piece belongs to {owner}.")
WHY_NO_SIX = QT_TRANSLATE_NOOP("ludo", "The die shows {die}.")
WHY_NEEDS = QT_TRANSLATE_NOOP("ludo", "This piece needs a {needed}, but the die shows {die}.")
WHY_NEEDS_PLACE = QT_TRANSLATE_NOOP("ludo", "With a {die} this piece goes to: {there}.")
WHY_FOOT = PLURAL_NOOP("ludo", "The die shows {die}, and %n square(s) are left to the foot.", "", 1)
WHY_BEHIND = QT_TRANSLATE_NOOP("ludo", "The piece on the next square leaves no room to move.")
WHY_STAIRS = QT_TRANSLATE_NOOP("ludo", "These are not the stairs of this piece.")
WHY_MUST = PLURAL_NOOP("ludo", "%n piece(s) can use the {die}.", "", 1)

# Why a computer player would play it

BECAUSE_THROW = QT_TRANSLATE_NOOP("ludo", "Every turn begins with the throw.")
BECAUSE_STUCK = QT_TRANSLATE_NOOP("ludo", "No piece can use this throw.")
BECAUSE_ONLY = QT_TRANSLATE_NOOP("ludo", "Only this piece can use the throw.")
BECAUSE_CAPTURE = QT_TRANSLATE_NOOP("ludo", "This captures a piece of {player}, which has to begin again.")
BECAUSE_OUT = QT_TRANSLATE_NOOP("ludo", "This brings a piece out onto the star.")
BECAUSE_FREE = QT_TRANSLATE_NOOP("ludo", "This brings a new piece into play.")
BECAUSE_FLEE = QT_TRANSLATE_NOOP("ludo", "{player} could capture this piece: this takes it out of reach.")
BECAUSE_FOOT = QT_TRANSLATE_NOOP("ludo", "This piece reaches the foot of its stairs.")
BECAUSE_CLIMB = QT_TRANSLATE_NOOP("ludo", "This piece comes one step closer to the star.")
BECAUSE_SAFE = QT_TRANSLATE_NOOP("ludo", "There no other piece can capture it with the next throw.")
BECAUSE_CHASE = PLURAL_NOOP("ludo", "From there, a piece of {player} is within reach, %n square(s) ahead.", "", 1)
BECAUSE_WAY = PLURAL_NOOP("ludo", "Then it is %n square(s) to the foot of the stairs.", "from this piece", 1)
BECAUSE_LUCK = PLURAL_NOOP("ludo", "Played without a close look: %n pieces can use the throw.", "", 1)


def _place_names() -> dict[Place, Text]:
    names = {place: say(SQUARE_NAME, number=place.slot + 1) for place in LOOP_PLACES}
    names |= {place: say(STEP_NAMES[colour], step=place.slot + 1) for place, colour in STAIRS.items()}
    for colour in range(len(COLOURS)):
        way = WAYS[colour].places
        names |= {way[0]: say(START_NAMES[colour]), way[FOOT]: say(FOOT_NAMES[colour])}
        names |= {stable_place(colour, pit): say(STABLE_NAMES[colour]) for pit in range(4)}
    return names | {STAR: say(STAR_NAME)}


PLACE_NAMES = _place_names()
"""Every place on which a piece can stand."""


def place_name(place: Place) -> Text | None:
    """A square, step or stable in words; None where the label of the zone says enough."""
    return PLACE_NAMES.get(place)


def face_name(face: str) -> Text | None:
    """A piece or the die in words."""
    return piece_name(face) or die_name(face)


def prompt(state: State) -> Text:
    """Whose turn it is and what there is to do."""
    if state.over:
        return say(WON, player=SeatName(state.finished[0]))
    player = SeatName(state.turn)
    if state.die == 0:
        return say(TO_THROW_AGAIN if state.sixes else TO_THROW, player=player)
    if state.third_six:
        return say(THIRD_SIX, player=player)
    usable = len(state.usable)
    return say(TO_MOVE, usable, player=player, die=state.die) if usable else say(STUCK, player=player, die=state.die)


def score(state: State) -> ScoreSheet:
    """How many pieces of everybody are in the stable, on the way and out."""
    counts = [state.counts(seat) for seat in range(len(state.frame.colours))]
    labels = (SCORE_STABLE, SCORE_WAY, SCORE_OUT)
    rows = (ScoreRow(say(label), tuple(count[at] for count in counts), at == 2) for at, label in enumerate(labels))
    return ScoreSheet(say(SCORE_CAPTION), tuple(rows))


def describe(state: State, action: Action) -> Text:
    """An action as an offer."""
    offers = {"throw": DO_THROW, "pass": DO_PASS, "free": DO_FREE}
    if action.verb in offers:
        return say(offers[action.verb])
    piece = state.frame.tokens.index(action.tokens[0])
    here = _named(state.frame.place(piece, state.progress[piece]))
    if action.to is None:
        return say(DO_ONE_MOVE, here=here)
    there = _named(action.to)
    if action.verb != "move":
        return say(DO_CLIMB if action.verb == "climb" else DO_EXIT, here=here, there=there)
    captures = action.to in LOOP_PLACES and state.loop[action.to.slot] != NOBODY
    return say(DO_CAPTURE if captures else DO_MOVE, here=here, there=there)


def report(before: State, action: Action, after: State) -> tuple[Text, ...]:
    """What has happened, for the log."""
    player = SeatName(action.seat)
    if action.verb == "throw":
        return say(THREW, player=player, die=after.die), _use_of_throw(after)
    if action.verb == "pass":
        return (say(PASSED, player=player),)
    piece = before.frame.tokens.index(action.tokens[0])
    come, reached = before.progress[piece], after.progress[piece]
    if reached == OUT:
        return (say(WENT_OUT, player=player), *((prompt(after),) if after.over else ()))
    if reached > FOOT:
        return (say(CLIMBED, player=player, step=reached - FOOT),)
    head = say(FREED, player=player) if come == STABLE else say(MOVED, reached - come, player=player)
    lost = sent_home(before, after)
    if lost != NOBODY:
        return head, say(CAPTURED, player=SeatName(before.frame.owner[lost]))
    return (head, say(AT_FOOT)) if reached == FOOT else (head,)


def moment(before: State, action: Action, after: State) -> Moment | None:
    """A piece has come out."""
    arrived = after.progress.count(OUT) > before.progress.count(OUT)
    return Moment(say(ARRIVED), action.seat, HORSES[after.frame.colours[action.seat]]) if arrived else None


def _use_of_throw(state: State) -> Text:
    if state.third_six:
        return say(NOT_PLAYED)
    return say(CAN_USE, len(state.usable)) if state.usable else say(NONE_CAN_USE)


def _named(place: Place) -> Text:
    return place_name(place) or say(LOOP_NAME)
