"""What the goose game says: names of places, prompts, moves in words, the log, reasons."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from tabletop.core.model import Action, Place, Seat
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, Text, say
from tabletop.core.view import Moment, ScoreRow, ScoreSheet
from tabletop.games.goose.board import GOAL, SPECIALS, START, TRACK, Special
from tabletop.games.goose.state import State, released
from tabletop.kit.dice import face_name as die_name
from tabletop.kit.pieces import face_name as piece_name

# Places

START_NAME = QT_TRANSLATE_NOOP("goose", "start")
SPIRAL_NAME = QT_TRANSLATE_NOOP("goose", "spiral")
SQUARE_NAME = QT_TRANSLATE_NOOP("goose", "square {number}")
SPECIAL_NAME = QT_TRANSLATE_NOOP("goose", "square {number}: {special}")
#: On the way of a piece: the number of a square, and before it what is drawn there.
ON_THE_WAY = QT_TRANSLATE_NOOP("goose", "{special} {number}")
STEP = QT_TRANSLATE_NOOP("goose", "{here} → {there}")
SPECIAL_NAMES = {
    Special.GOOSE: QT_TRANSLATE_NOOP("goose", "goose"),
    Special.BRIDGE: QT_TRANSLATE_NOOP("goose", "bridge"),
    Special.HOTEL: QT_TRANSLATE_NOOP("goose", "hotel"),
    Special.WELL: QT_TRANSLATE_NOOP("goose", "well"),
    Special.MAZE: QT_TRANSLATE_NOOP("goose", "maze"),
    Special.PRISON: QT_TRANSLATE_NOOP("goose", "prison"),
    Special.SKULL: QT_TRANSLATE_NOOP("goose", "skull"),
    Special.GOAL: QT_TRANSLATE_NOOP("goose", "goal"),
}
#: The little tray in which the dice of a player lie.
TRAY_NAME = QT_TRANSLATE_NOOP("goose", "{player}: tray with the dice")

# Said of a piece by screen readers, after its place

HELD_HERE = QT_TRANSLATE_NOOP("goose", "held here")
MISSES_HERE = PLURAL_NOOP("goose", "misses %n turn(s)", "", 1)

FALLEN = QT_TRANSLATE_NOOP("goose", "has fallen over", "the piece of whoever has lost, for screen readers")

# Whose turn, and what to do

TO_THROW = QT_TRANSLATE_NOOP("goose", "It is {player}’s turn to throw the dice.")
#: The way is a row of squares: 12 → goose 18 → 24.
TO_MOVE = QT_TRANSLATE_NOOP("goose", "{player} threw {total}: {way}")
SLEEPS = QT_TRANSLATE_NOOP("goose", "{player} sleeps in the hotel and misses this turn.")
IN_WELL = QT_TRANSLATE_NOOP("goose", "{player} is in the well and misses this turn.")
IN_PRISON = QT_TRANSLATE_NOOP("goose", "{player} is in prison and misses this turn.")
HELD_IN_WELL = QT_TRANSLATE_NOOP("goose", "{player} is held in the well until another piece arrives.")
HELD_IN_PRISON = QT_TRANSLATE_NOOP("goose", "{player} is held in prison until another piece arrives.")
WON = QT_TRANSLATE_NOOP("goose", "{player} wins.")

THROW_BUTTON = QT_TRANSLATE_NOOP("goose", "Throw")
MOVE_BUTTON = QT_TRANSLATE_NOOP("goose", "Move")
#: Button: the turn is missed, the next player goes on.
SKIP_BUTTON = QT_TRANSLATE_NOOP("goose", "Go on")
#: Beside the two dice: what they show together.
SUM = QT_TRANSLATE_NOOP("goose", "{one} + {two} = {total}")

# On the plates, in the score, at a glance

AT_START = QT_TRANSLATE_NOOP("goose", "at the start")
ON_SQUARE = QT_TRANSLATE_NOOP("goose", "on {number}")
PLATES = {
    Special.HOTEL: QT_TRANSLATE_NOOP("goose", "in the hotel"),
    Special.WELL: QT_TRANSLATE_NOOP("goose", "in the well"),
    Special.PRISON: QT_TRANSLATE_NOOP("goose", "in prison"),
}
"""Of those who cannot move."""
SCORE_CAPTION = QT_TRANSLATE_NOOP("goose", "The way to 63")
SCORE_SQUARE = QT_TRANSLATE_NOOP("goose", "Square")
LEGEND = {
    Special.GOOSE: QT_TRANSLATE_NOOP("goose", "the same number again"),
    Special.BRIDGE: QT_TRANSLATE_NOOP("goose", "from 6 across to 12"),
    Special.HOTEL: QT_TRANSLATE_NOOP("goose", "miss a turn"),
    Special.WELL: None,
    Special.PRISON: None,
    Special.MAZE: QT_TRANSLATE_NOOP("goose", "back to 30"),
    Special.SKULL: QT_TRANSLATE_NOOP("goose", "back to 1"),
}
"""What the special squares do; of well and prison a house rule decides."""
LEGEND_HELD = QT_TRANSLATE_NOOP("goose", "held until somebody comes")
LEGEND_TWO = QT_TRANSLATE_NOOP("goose", "miss two turns")

# Moves as offers

DO_THROW = QT_TRANSLATE_NOOP("goose", "Throw the dice")
DO_SKIP = QT_TRANSLATE_NOOP("goose", "Miss the turn")
DO_MOVE = QT_TRANSLATE_NOOP("goose", "Move: {here} → {there}")

# What has happened: a line, and below it what the squares did

THREW = QT_TRANSLATE_NOOP("goose", "{player} threw {one} and {two}: {total}.")
MOVED = QT_TRANSLATE_NOOP("goose", "{player} goes from {here} to {there}.")
MOVED_FROM_START = QT_TRANSLATE_NOOP("goose", "{player} goes from the start to {there}.")
#: Two sentences, one after the other.
AND_THEN = QT_TRANSLATE_NOOP("goose", "{first} {second}")
FROM_START = QT_TRANSLATE_NOOP("goose", "This throw leads from the start to {number}.")
COUNTED_BACK = QT_TRANSLATE_NOOP("goose", "The rest is counted back from 63.")
GOOSE_ON = QT_TRANSLATE_NOOP("goose", "The goose on {number} leads on by {total}.")
GOOSE_BACK = QT_TRANSLATE_NOOP("goose", "The goose on {number} leads back by {total}.")
BRIDGE_ON = QT_TRANSLATE_NOOP("goose", "The bridge leads on to {number}.")
MAZE_BACK = QT_TRANSLATE_NOOP("goose", "The maze leads back to {number}.")
SKULL_BACK = QT_TRANSLATE_NOOP("goose", "The skull sends the piece back to {number}.")
HOTEL_STOPS = QT_TRANSLATE_NOOP("goose", "The hotel costs a turn.")
WELL_HOLDS = QT_TRANSLATE_NOOP("goose", "The well holds the piece until another one arrives.")
PRISON_HOLDS = QT_TRANSLATE_NOOP("goose", "The prison holds the piece until another one arrives.")
WELL_COSTS = QT_TRANSLATE_NOOP("goose", "The well costs two turns.")
PRISON_COSTS = QT_TRANSLATE_NOOP("goose", "The prison costs two turns.")
SENT_TO = QT_TRANSLATE_NOOP("goose", "{player} has to go to {number}.")
SENT_TO_START = QT_TRANSLATE_NOOP("goose", "{player} has to go back to the start.")
FREED_TO = QT_TRANSLATE_NOOP("goose", "{player} is free and goes to {number}.")
FREED_TO_START = QT_TRANSLATE_NOOP("goose", "{player} is free and goes to the start.")
RELEASED = QT_TRANSLATE_NOOP("goose", "Everybody was held: now {player} is free.")
UNMOVED = QT_TRANSLATE_NOOP("goose", "The piece is back where it was.")

# What is worth a moment

CAUGHT = {
    Special.WELL: QT_TRANSLATE_NOOP("goose", "Into the well!"),
    Special.PRISON: QT_TRANSLATE_NOOP("goose", "Off to prison!"),
    Special.HOTEL: QT_TRANSLATE_NOOP("goose", "A night at the hotel!"),
}
SENT_BACK = QT_TRANSLATE_NOOP("goose", "Back to {number}!")
#: The piece has landed on a goose and goes on by the same number.
ON_WITH_GOOSE = QT_TRANSLATE_NOOP("goose", "Goose! {total} more!")

# Why an attempt was refused

WHY_THROW_FIRST = QT_TRANSLATE_NOOP("goose", "{player} has not thrown the dice yet.")
WHY_MOVE_FIRST = QT_TRANSLATE_NOOP("goose", "The dice show {total}: first the piece has to move.")
WHY_OWNER = QT_TRANSLATE_NOOP("goose", "This piece belongs to {owner}.")
WHY_GOES = QT_TRANSLATE_NOOP("goose", "With {total} this is the way: {way}")

# Why a computer player would play it

BECAUSE_THROW = QT_TRANSLATE_NOOP("goose", "Every turn begins with the throw.")
BECAUSE_COUNT = QT_TRANSLATE_NOOP("goose", "The dice show {total}, and the piece goes to {number}.")

_SENT = {Special.BRIDGE: BRIDGE_ON, Special.MAZE: MAZE_BACK, Special.SKULL: SKULL_BACK}
_TRAPPED = {
    ("until-relieved", Special.WELL): (HELD_IN_WELL, WELL_HOLDS),
    ("until-relieved", Special.PRISON): (HELD_IN_PRISON, PRISON_HOLDS),
    ("two-turns", Special.WELL): (IN_WELL, WELL_COSTS),
    ("two-turns", Special.PRISON): (IN_PRISON, PRISON_COSTS),
}
"""What is said of somebody who is skipped there, and of coming there."""


def place_name(place: Place) -> Text | None:
    """A square in words; None where the label of the zone says enough."""
    square = START if place.zone == TRACK.places[START].zone else TRACK.number(place)
    return None if square is None else square_name(square)


def square_name(square: int) -> Text:
    """A square in words, by its number."""
    if square == START:
        return say(START_NAME)
    special = SPECIALS.get(square)
    if special is None:
        return say(SQUARE_NAME, number=square)
    return say(SPECIAL_NAME, number=square, special=say(SPECIAL_NAMES[special]))


def face_name(face: str) -> Text | None:
    """A piece or a die in words."""
    return piece_name(face) or die_name(face)


def standing(square: int) -> Text:
    """Where a piece stands, in few words."""
    return say(ON_SQUARE, number=square) if square != START else say(AT_START)


def plate(state: State, seat: Seat) -> Text:
    """What the plate of a seat says."""
    trap = state.trap(seat)
    return standing(state.squares[seat]) if trap is None else say(PLATES[trap])


def condition(state: State, seat: Seat) -> Text:
    """Why a piece cannot go, for screen readers."""
    return say(HELD_HERE) if seat in state.held else say(MISSES_HERE, state.owed[seat])


def way(state: State) -> Text:
    """The squares to which the throw takes the piece of the seat in turn, from where it stands to where it rests; and
    the goal where it turns round."""
    begin = say(START_NAME) if state.square == START else state.square
    stops = (stop for leg in state.legs for stop in ((GOAL,) if GOAL in leg.touched[:-1] else ()) + (leg.landing,))
    first, *others = map(_stop, stops)
    return reduce(lambda here, there: say(STEP, here=here, there=there), others, say(STEP, here=begin, there=first))


def _stop(square: int) -> Text | int:
    special = SPECIALS.get(square)
    return square if special is None else say(ON_THE_WAY, number=square, special=say(SPECIAL_NAMES[special]))


def prompt(state: State) -> Text:
    """Whose turn it is and what there is to do."""
    if state.over:
        return say(WON, player=SeatName(state.squares.index(GOAL)))
    if state.skipped:
        return skipped(state)
    player = SeatName(state.turn)
    if not state.dice:
        return say(TO_THROW, player=player)
    return say(TO_MOVE, player=player, total=sum(state.dice), way=way(state))


def skipped(state: State) -> Text:
    """Why the seat in turn is skipped."""
    trap = state.trap(state.turn)
    texts = _TRAPPED.get((state.frame.house.trap, trap)) if trap is not None else None
    return say(texts[0] if texts else SLEEPS, player=SeatName(state.turn))


def score(state: State) -> ScoreSheet:
    """How far everybody has come."""
    return ScoreSheet(say(SCORE_CAPTION), (ScoreRow(say(SCORE_SQUARE), state.squares, total=True),), whole=GOAL)


def describe(state: State, action: Action) -> Text:
    """An action as an offer."""
    if action.verb != "move":
        return say(DO_THROW if action.verb == "throw" else DO_SKIP)
    there = state.rest if state.legs else state.square
    return say(DO_MOVE, here=square_name(state.squares[action.seat]), there=square_name(there))


def report(before: State, action: Action, after: State) -> tuple[Text, ...]:
    """What has happened, for the log."""
    if action.verb == "skip":
        return (skipped(before),)
    player = SeatName(action.seat)
    if action.verb == "throw":
        one, two = after.dice
        return (say(THREW, player=player, one=one, two=two, total=one + two),)
    head = say(MOVED, player=player, here=before.square, there=before.rest)
    if before.square == START:
        head = say(MOVED_FROM_START, player=player, there=before.rest)
    done = [*on_the_way(before), *_at_rest(before, after)]
    return (head, _joined(done)) if done else (head,)


def moment(before: State, action: Action, after: State) -> Moment | None:
    """What a square has done to a piece."""
    if action.verb != "move" or after.over:
        return None
    rest = SPECIALS.get(before.rest)
    if rest in CAUGHT:
        return Moment(say(CAUGHT[rest]), action.seat, f"square-{rest}")
    landed = [SPECIALS.get(leg.landing) for leg in before.legs[:-1]]
    for special in (Special.SKULL, Special.MAZE):
        if special in landed:
            return Moment(say(SENT_BACK, number=before.rest), action.seat, f"square-{special}")
    if Special.GOOSE in landed:
        return Moment(say(ON_WITH_GOOSE, total=sum(before.dice)), action.seat, f"square-{Special.GOOSE}")
    return None


def on_the_way(state: State) -> list[Text]:
    """A sentence for everything that the squares do on the way of the throw."""
    total, told = sum(state.dice), list[Text]()
    if state.square == START and state.legs[0].touched[0] > 1:
        told.append(say(FROM_START, number=state.legs[0].landing))
    for leg, following in zip(state.legs, (*state.legs[1:], None), strict=True):
        special = SPECIALS.get(leg.landing)
        if GOAL in leg.touched[:-1]:
            told.append(say(COUNTED_BACK))
        if following is not None and special is Special.GOOSE:
            back = following.landing == leg.landing - total
            told.append(say(GOOSE_BACK if back else GOOSE_ON, number=leg.landing, total=total))
        elif following is not None and special is not None:
            told.append(say(_SENT[special], number=following.landing))
    return told


def _at_rest(before: State, after: State) -> Iterable[Text]:
    """A sentence for everything that follows once the piece has come to rest: first what has become of the other
    piece there."""
    if after.over:
        yield prompt(after)
        return
    if before.rest == before.square:
        yield say(UNMOVED)
        return
    special, struck, start = SPECIALS.get(before.rest), after.struck, before.square
    if struck is not None:
        was_free = before.trap(struck) is None
        if start == START:
            yield say(SENT_TO_START if was_free else FREED_TO_START, player=SeatName(struck))
        else:
            yield say(SENT_TO if was_free else FREED_TO, player=SeatName(struck), number=start)
    if special is Special.HOTEL:
        yield say(HOTEL_STOPS)
    elif special is not None and (texts := _TRAPPED.get((before.frame.house.trap, special))):
        yield say(texts[1])
    freed = released(before, after)
    if freed is not None:
        yield say(RELEASED, player=SeatName(freed))


def reason(state: State) -> Text:
    """Where the throw takes the piece, and why."""
    told = on_the_way(state)
    return _joined(told) if told else say(BECAUSE_COUNT, total=sum(state.dice), number=state.rest)


def _joined(sentences: list[Text]) -> Text:
    return reduce(lambda first, second: say(AND_THEN, first=first, second=second), sentences)
