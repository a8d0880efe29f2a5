"""Everything that 10,000 says: names of places, prompts, reports, hints."""

from __future__ import annotations

from collections.abc import Collection

from tabletop.core.model import Action
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Msg, Names, SeatName, Text, say
from tabletop.core.view import Moment, ScoreRow, ScoreSheet
from tabletop.games.ten_thousand import state as st
from tabletop.games.ten_thousand.scoring import DICE, Group, Part, PartKind, worth
from tabletop.games.ten_thousand.state import Phase, State
from tabletop.kit.dice import face_name as face_name

# The table
VALUES = QT_TRANSLATE_NOOP("ten_thousand", "Worth", "heading of the sheet that says what dice are worth; short")
VALUES_NAME = QT_TRANSLATE_NOOP("ten_thousand", "What the dice are worth")
NUMBER = QT_TRANSLATE_NOOP("ten_thousand", "{number}", "the number that a die shows, beside its picture")
STRAIGHT = QT_TRANSLATE_NOOP("ten_thousand", "Straight")
PAD_ROWS: tuple[Msg, ...] = (
    QT_TRANSLATE_NOOP("ten_thousand", "This turn", "line of the score pad"),
    QT_TRANSLATE_NOOP("ten_thousand", "Best turn", "line of the score pad"),
    QT_TRANSLATE_NOOP("ten_thousand", "Still to go", "line of the score pad: points missing to the goal"),
    QT_TRANSLATE_NOOP("ten_thousand", "Score", "line of the score pad"),
)
ASIDE = QT_TRANSLATE_NOOP("ten_thousand", "Set aside", "over the row of dice that are set aside")
ASIDE_WITH = QT_TRANSLATE_NOOP("ten_thousand", "Set aside: {points}", "over the row of dice that are set aside")
AT_RISK = QT_TRANSLATE_NOOP("ten_thousand", "At risk: {points}", "points that the next throw may lose")
LOST = QT_TRANSLATE_NOOP("ten_thousand", "Lost: {points}", "points of the turn")
STOP_WITH = QT_TRANSLATE_NOOP("ten_thousand", "Stop: {points}", "button that writes so many points down")
POINTS = PLURAL_NOOP("ten_thousand", "%n point(s)", "", 1)
CLOSED = QT_TRANSLATE_NOOP("ten_thousand", "not opened yet", "has not written down points yet")
ROUND = QT_TRANSLATE_NOOP("ten_thousand", "Round {round}")
LAST_ROUND = QT_TRANSLATE_NOOP("ten_thousand", "Last round")

# What dice count
_STRAIGHT = PLURAL_NOOP("ten_thousand", "straight: %n point(s)", "what dice count", 1)
_SINGLE = PLURAL_NOOP("ten_thousand", "a single {face}: %n point(s)", "what a die counts", 1)
_GROUP = PLURAL_NOOP("ten_thousand", "{count} times {face}: %n point(s)", "what equal dice count", 1)
_GROWN = PLURAL_NOOP("ten_thousand", "now {count} times {face}: %n point(s) more", "what equal dice count", 1)

# Prompts
ASK_THROW = QT_TRANSLATE_NOOP("ten_thousand", "It is {player}’s turn to throw the five dice.")
ASK_EITHER = QT_TRANSLATE_NOOP("ten_thousand", "{player} can stop or throw again.")
HOT = QT_TRANSLATE_NOOP("ten_thousand", "All five dice score!")
ASK_HOT = QT_TRANSLATE_NOOP("ten_thousand", "All five dice score: {player} must throw them all again.")
ASK_ON = PLURAL_NOOP("ten_thousand", "{player} has to throw again: %n more point(s) are needed to open.", "", 1)
NOTHING_COUNTS = PLURAL_NOOP("ten_thousand", "{player} scores nothing: %n point(s) are lost.", "", 1)
NOTHING_AT_ALL = QT_TRANSLATE_NOOP("ten_thousand", "{player} scores nothing.", "nothing was at risk yet")
WRITTEN = QT_TRANSLATE_NOOP("ten_thousand", "{player} writes down {points} and now has {score}.")

# Refusals
STILL_MISSING = PLURAL_NOOP("ten_thousand", "%n more point(s) are needed.", "", 1)

# What may be done and what was done
_DO_THROW = QT_TRANSLATE_NOOP("ten_thousand", "Throw the five dice")
_DO_GO_ON = PLURAL_NOOP("ten_thousand", "Set aside {kept} for {points} and throw %n dice", "", 1)
_DO_HOT = QT_TRANSLATE_NOOP("ten_thousand", "Set aside {kept} for {points} and throw all five dice again")
_DO_NOTHING = QT_TRANSLATE_NOOP("ten_thousand", "Throw again without setting dice aside")
_DO_STOP = PLURAL_NOOP("ten_thousand", "Stop and write down %n point(s)", "", 1)
_DO_PASS = QT_TRANSLATE_NOOP("ten_thousand", "Pass the dice on")
_DID_THROW = PLURAL_NOOP("ten_thousand", "{player} throws {dice}: %n point(s).", "", 1)
_DID_KEEP = QT_TRANSLATE_NOOP("ten_thousand", "{player} had set aside {kept}.")
_DID_BUST = PLURAL_NOOP("ten_thousand", "{player} throws {dice}: %n point(s) are lost.", "", 1)
_DID_NOTHING = QT_TRANSLATE_NOOP("ten_thousand", "{player} throws {dice}: nothing counts.")
_DID_OVERSHOOT = PLURAL_NOOP("ten_thousand", "{player} throws {dice}, past the goal: %n point(s) are lost.", "", 1)
_DID_REACH = QT_TRANSLATE_NOOP("ten_thousand", "{player} throws {dice} and reaches {score} points.")
_DID_PASS = QT_TRANSLATE_NOOP("ten_thousand", "The dice go to {player}.")
_SHEET = QT_TRANSLATE_NOOP("ten_thousand", "Points")
_TOTAL = QT_TRANSLATE_NOOP("ten_thousand", "Total")

# Reasons of the computer player, which are the hints as well
WHY_THROW = QT_TRANSLATE_NOOP("ten_thousand", "A turn begins with a throw.")
WHY_PASS = QT_TRANSLATE_NOOP("ten_thousand", "The turn is over.")
WHY_FUN = QT_TRANSLATE_NOOP("ten_thousand", "Throwing again is fun.")
WHY_ENOUGH = QT_TRANSLATE_NOOP("ten_thousand", "{points} points are enough.")
WHY_MORE = QT_TRANSLATE_NOOP("ten_thousand", "Only {points} points so far: at least {bar} would be good.")
WHY_NOT_OPEN = PLURAL_NOOP(
    "ten_thousand",
    "{missing} more points are needed to open; %n dice score nothing in about {percent}% of throws.",
    "percent: chance of losing the turn",
    1,
)
WHY_HOT = PLURAL_NOOP(
    "ten_thousand",
    "There is no choice, but %n dice score nothing in about {percent}% of throws.",
    "percent: chance of losing the turn",
    1,
)
WHY_GO_ON = PLURAL_NOOP(
    "ten_thousand",
    "%n dice lose {points} points in about {percent}% of throws: the risk is worth it.",
    "percent: chance of losing the turn",
    1,
)
WHY_BEHIND = PLURAL_NOOP(
    "ten_thousand",
    "%n dice lose {points} points in about {percent}% of throws, but time is short.",
    "percent: chance of losing the turn; somebody else is about to win",
    1,
)
WHY_STOP = PLURAL_NOOP(
    "ten_thousand",
    "%n dice would lose {points} points in about {percent}% of throws: better to stop.",
    "percent: chance of losing the turn",
    1,
)


def faces(state: State, positions: Collection[int]) -> Names:
    """What these dice show, as a list."""
    return Names(tuple(state.pips[at] for at in positions))


def part_text(part: Part, group: Group) -> Text:
    """What dice count: "3 times 6: 600 points"."""
    if part.kind is PartKind.STRAIGHT:
        return say(_STRAIGHT, part.points)
    if part.kind is PartKind.SINGLE:
        return say(_SINGLE, part.points, face=part.face)
    if part.kind is PartKind.GROUP:
        return say(_GROUP, part.points, count=len(part.positions), face=part.face)
    return say(_GROWN, part.points, count=group.count + len(part.positions), face=part.face)


def describe(state: State, action: Action) -> Text:
    """An action in words, as something that may be done."""
    if action.verb == "stop":
        return say(_DO_STOP, state.total)
    if action.verb != "continue":
        return say(_DO_THROW if action.verb == "throw" else _DO_PASS)
    chosen = st.positions_of(action.tokens)
    if not chosen or state.phase is not Phase.THROWN:
        return say(_DO_NOTHING)
    count, points = st.dice_left(state, chosen), worth(st.chosen_parts(state, chosen))
    kept = faces(state, sorted(chosen, key=lambda at: state.pips[at]))
    return say(_DO_HOT, kept=kept, points=points) if count == DICE else say(_DO_GO_ON, count, kept=kept, points=points)


def report(before: State, action: Action, after: State) -> tuple[Text, ...]:
    """What happened, for the log: the outcome of a throw, then what was set aside for it."""
    player = SeatName(action.seat)
    if action.verb == "stop":
        return (written(after),)
    if action.verb == "pass":
        return (say(_DID_PASS, player=SeatName(after.turn)),)
    dice = faces(after, after.free)
    if after.phase is Phase.BUST and not after.last and not after.parts:
        told = say(_DID_NOTHING, player=player, dice=dice)
    elif after.phase is Phase.BUST:
        told = say(_DID_OVERSHOOT if after.parts else _DID_BUST, after.last, player=player, dice=dice)
    elif after.phase is Phase.BANKED:
        told = say(_DID_REACH, player=player, dice=dice, score=after.scores[action.seat])
    else:
        told = say(_DID_THROW, worth(after.parts), player=player, dice=dice)
    if action.verb == "throw":
        return (told,)
    kept = faces(before, st.positions_of(action.tokens))
    return told, say(_DID_KEEP, player=player, kept=kept)


def moment(before: State, action: Action, after: State) -> Moment | None:
    """All five dice count, and may be thrown again; or what the turn had brought is lost."""
    if after.phase is Phase.BUST and before.phase is not Phase.BUST and after.last:
        return Moment(say(LOST, points=after.last), action.seat)
    hot = after.phase is Phase.THROWN and after.is_hot and before.pips != after.pips
    return Moment(say(HOT), action.seat) if hot else None


def busted(state: State) -> Text:
    """What a throw without points has cost."""
    player = SeatName(state.turn)
    return say(NOTHING_COUNTS, state.last, player=player) if state.last else say(NOTHING_AT_ALL, player=player)


def written(state: State) -> Text:
    """What was just written down, and the score that it makes."""
    seat = state.turn
    return say(WRITTEN, player=SeatName(seat), points=state.last, score=state.scores[seat])


def score(state: State) -> ScoreSheet:
    """The scores of all seats."""
    return ScoreSheet(say(_SHEET), (ScoreRow(say(_TOTAL), state.scores, total=True),))
