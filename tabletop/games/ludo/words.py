"""What Ludo says: names of places, prompts, moves in words, the log, reasons."""

from __future__ import annotations

from tabletop.core.model import Action, Place, Placement, TokenId
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, Text, say
from tabletop.core.view import View
from tabletop.games.ludo.board import COLOURS, DIE, FOOT, OUT, PROGRESS, STABLE, STAR
from tabletop.games.ludo.state import State
from tabletop.kit.dice import face_name as die_name

_LETTERS = "ABCD"
"""The letters of the colours in the names of faces."""

# Places and pieces, by colour: red, blue, yellow, green

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
PIECE_NAMES = (
    QT_TRANSLATE_NOOP("ludo", "red piece"),
    QT_TRANSLATE_NOOP("ludo", "blue piece"),
    QT_TRANSLATE_NOOP("ludo", "yellow piece"),
    QT_TRANSLATE_NOOP("ludo", "green piece"),
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
PASSED = QT_TRANSLATE_NOOP("ludo", "{player} does not move.")
#: Quiet line: a piece of this player has just been captured.
CAPTURED = QT_TRANSLATE_NOOP("ludo", "{player}: piece captured")
AT_FOOT = QT_TRANSLATE_NOOP("ludo", "now at the foot of the stairs")

# Why an attempt was refused

WHY_THROW_FIRST = QT_TRANSLATE_NOOP("ludo", "{player} has not thrown the die yet.")
WHY_USE_THROW = QT_TRANSLATE_NOOP("ludo", "The {die} has not been used yet.")
WHY_OWNER = QT_TRANSLATE_NOOP("ludo", "This piece belongs to {owner}.")
WHY_NO_SIX = QT_TRANSLATE_NOOP("ludo", "The die shows {die}.")
WHY_NEEDS = QT_TRANSLATE_NOOP("ludo", "This piece needs a {needed}, and the die shows {die}.")
WHY_NEEDS_PLACE = QT_TRANSLATE_NOOP("ludo", "With a {die} this piece goes to: {there}.")
WHY_FOOT = PLURAL_NOOP("ludo", "The die shows {die}, and %n square(s) are left to the foot.", "", 1)
WHY_BEHIND = QT_TRANSLATE_NOOP("ludo", "The piece on the next square leaves no room to move.")
WHY_STAIRS = QT_TRANSLATE_NOOP("ludo", "These are not the stairs of this piece.")
WHY_MUST = PLURAL_NOOP("ludo", "%n piece(s) can use the {die}.", "", 1)

# Why a computer player would play it

BECAUSE_THROW = QT_TRANSLATE_NOOP("ludo", "Every turn begins with the throw.")
BECAUSE_STUCK = QT_TRANSLATE_NOOP("ludo", "No piece can use this throw.")
BECAUSE_ONLY = QT_TRANSLATE_NOOP("ludo", "Only this piece can use the throw.")
BECAUSE_CAPTURE = QT_TRANSLATE_NOOP("ludo", "{player}: this captures a piece, and it has to begin again.")
BECAUSE_OUT = QT_TRANSLATE_NOOP("ludo", "This brings a piece out onto the star.")
BECAUSE_FREE = QT_TRANSLATE_NOOP("ludo", "This brings a new piece into play.")
BECAUSE_FLEE = QT_TRANSLATE_NOOP("ludo", "{player} could capture this piece: it gets out of reach.")
BECAUSE_FOOT = QT_TRANSLATE_NOOP("ludo", "This piece reaches the foot of its stairs.")
BECAUSE_CLIMB = QT_TRANSLATE_NOOP("ludo", "This piece comes one step closer to the star.")
BECAUSE_SAFE = QT_TRANSLATE_NOOP("ludo", "After this move the pieces stand best.")
BECAUSE_LUCK = QT_TRANSLATE_NOOP("ludo", "This piece can use the throw.")


def place_name(place: Place) -> Text | None:
    """A square, step or stable in words; None where the label of the zone says enough."""
    zone, _, colour_name = place.zone.partition("-")
    if place == STAR:
        return say(STAR_NAME)
    if zone == "loop":
        return _square_name(place)
    if zone == "stairs":
        return say(STEP_NAMES[COLOURS.index(colour_name)], step=place.slot + 1)
    return say(STABLE_NAMES[COLOURS.index(colour_name)]) if zone == "stable" else None


def face_name(face: str) -> Text | None:
    """A piece or the die in words."""
    if face.startswith("horse-"):
        return say(PIECE_NAMES[_LETTERS.index(face[-1])])
    return die_name(face)


def _square_name(place: Place) -> Text:
    for colour, progress in enumerate(PROGRESS):
        if progress[place] == 0:
            return say(START_NAMES[colour])
        if progress[place] == FOOT:
            return say(FOOT_NAMES[colour])
    return say(SQUARE_NAME, number=place.slot + 1)


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


def describe(view: View, action: Action) -> Text:
    """An action as an offer."""
    if action.verb == "throw":
        return say(DO_THROW)
    if action.verb == "pass":
        return say(DO_PASS)
    if action.verb == "free":
        return say(DO_FREE)
    piece = find(view, action.tokens[0])
    here = _named(piece.place)
    if action.to is None:
        return say(DO_ONE_MOVE, here=here)
    offers = {"move": DO_MOVE, "climb": DO_CLIMB, "exit": DO_EXIT}
    offer = DO_CAPTURE if _captures(view, piece, action.to) else offers[action.verb]
    return say(offer, here=here, there=_named(action.to))


def report(before: View, action: Action, after: View) -> tuple[Text, ...]:
    """What has happened, for the log."""
    player = SeatName(action.seat)
    if action.verb == "throw":
        return _report_of_throw(player, after)
    if action.verb == "pass":
        return (say(PASSED, player=player),)
    old, new = find(before, action.tokens[0]), find(after, action.tokens[0])
    come, reached = progress_of(old), progress_of(new)
    if reached == OUT:
        return (say(WENT_OUT, player=player), *((after.prompt,) if after.result else ()))
    if reached > FOOT:
        return (say(CLIMBED, player=player, step=reached - FOOT),)
    head = say(FREED, player=player) if come == STABLE else say(MOVED, reached - come, player=player)
    lost = captured(before, action, after)
    if lost is not None and lost.owner is not None:
        return head, say(CAPTURED, player=SeatName(lost.owner))
    return (head, say(AT_FOOT)) if reached == FOOT else (head,)


def _report_of_throw(player: SeatName, after: View) -> tuple[Text, ...]:
    die = (find(after, DIE).face or "")[-1]
    details = {TO_MOVE: say(CAN_USE, after.prompt.n), STUCK: say(NONE_CAN_USE), THIRD_SIX: say(NOT_PLAYED)}
    return say(THREW, player=player, die=int(die)), details[after.prompt.msg]


def find(view: View, token: TokenId) -> Placement:
    """Where a token lies. Raises KeyError."""
    for placement in view.placements:
        if placement.token == token:
            return placement
    raise KeyError(token)


def colour_of(piece: Placement) -> int:
    """The colour of a piece, told by its face."""
    return _LETTERS.index((piece.face or "")[-1])


def progress_of(piece: Placement) -> int:
    """How far a piece has come."""
    if piece.place.zone.startswith("stable"):
        return STABLE
    return OUT if piece.place.zone == STAR.zone else PROGRESS[colour_of(piece)][piece.place]


def captured(before: View, action: Action, after: View) -> Placement | None:
    """The piece that the action has sent back to its stable, as it lies there now."""
    places = {placement.token: placement.place for placement in before.placements}
    for placement in after.placements:
        if placement.place.zone.startswith("stable") and places[placement.token] != placement.place:
            return placement
    return None


def _captures(view: View, piece: Placement, to: Place) -> bool:
    return any(other.place == to and other.owner != piece.owner for other in view.placements) and to != STAR


def _named(place: Place) -> Text:
    return place_name(place) or say(LOOP_NAME)
