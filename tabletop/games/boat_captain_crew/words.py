"""Everything that Boat, Captain and Crew says: names of places, prompts, reports, hints."""

from __future__ import annotations

from tabletop.core.model import Action, Result
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Msg, Names, SeatName, Text, say
from tabletop.core.view import Moment, ScoreRow, ScoreSheet
from tabletop.games.boat_captain_crew import state as st
from tabletop.games.boat_captain_crew.state import State
from tabletop.kit import dice, head_start

# The table
BERTH = QT_TRANSLATE_NOOP("boat_captain_crew", "Berth", "where the dice of boat, captain and crew are laid")
BAY = QT_TRANSLATE_NOOP("boat_captain_crew", "Harbour")
LOG_BOOK = QT_TRANSLATE_NOOP("boat_captain_crew", "Log book")
SEA = QT_TRANSLATE_NOOP("boat_captain_crew", "Sea")
PLACES: tuple[Msg, ...] = (
    QT_TRANSLATE_NOOP("boat_captain_crew", "Boat: a 6", "a place for a die"),
    QT_TRANSLATE_NOOP("boat_captain_crew", "Captain: a 5", "a place for a die"),
    QT_TRANSLATE_NOOP("boat_captain_crew", "Crew: a 4", "a place for a die"),
)
ROUND_ROW = QT_TRANSLATE_NOOP("boat_captain_crew", "Round {number}", "line of the log book")
PLAY_OFF = QT_TRANSLATE_NOOP("boat_captain_crew", "Play-off", "one more turn for players who are level in front")
IN_HARBOUR = QT_TRANSLATE_NOOP(
    "boat_captain_crew", "No ship", "line of the log book: how many turns brought 0 miles; short"
)
TOTAL = QT_TRANSLATE_NOOP("boat_captain_crew", "Miles", "line of the log book: the sum")
MILES = PLURAL_NOOP("boat_captain_crew", "%n mile(s)", "", 1)
ROUND = QT_TRANSLATE_NOOP("boat_captain_crew", "Round {round} of {rounds}")
THROW_OF = QT_TRANSLATE_NOOP("boat_captain_crew", "Throw {throw} of {throws}", "which throw of the turn this is")
MILES_NOW = QT_TRANSLATE_NOOP("boat_captain_crew", "Miles: {miles}", "what the mile dice show together")
SAIL = QT_TRANSLATE_NOOP("boat_captain_crew", "Set sail", "button that ends the turn")
SAIL_WITH = QT_TRANSLATE_NOOP("boat_captain_crew", "Set sail: {miles}", "button that writes so many miles down")

_SHIP_NAMES = {
    "ship-0": QT_TRANSLATE_NOOP("boat_captain_crew", "empty harbour"),
    "ship-1": QT_TRANSLATE_NOOP("boat_captain_crew", "boat without captain and crew"),
    "ship-2": QT_TRANSLATE_NOOP("boat_captain_crew", "boat with its captain"),
    "ship-3": QT_TRANSLATE_NOOP("boat_captain_crew", "boat with captain and crew"),
    "sailing-A": QT_TRANSLATE_NOOP("boat_captain_crew", "red ship"),
    "sailing-B": QT_TRANSLATE_NOOP("boat_captain_crew", "blue ship"),
    "sailing-C": QT_TRANSLATE_NOOP("boat_captain_crew", "yellow ship"),
    "sailing-D": QT_TRANSLATE_NOOP("boat_captain_crew", "green ship"),
    "sailing-E": QT_TRANSLATE_NOOP("boat_captain_crew", "purple ship"),
    "sailing-F": QT_TRANSLATE_NOOP("boat_captain_crew", "orange ship"),
    "sailing-G": QT_TRANSLATE_NOOP("boat_captain_crew", "sky blue ship"),
    "sailing-H": QT_TRANSLATE_NOOP("boat_captain_crew", "pink ship"),
}

# Prompts
_ASK_THROW = QT_TRANSLATE_NOOP("boat_captain_crew", "It is {player}’s turn to throw the five dice.")
_ASK_EXTRA = QT_TRANSLATE_NOOP("boat_captain_crew", "Play-off: it is {player}’s turn to throw the five dice.")
_BOARDED = {
    (0, 1): QT_TRANSLATE_NOOP("boat_captain_crew", "The boat is there."),
    (0, 2): QT_TRANSLATE_NOOP("boat_captain_crew", "Boat and captain are there."),
    (0, 3): QT_TRANSLATE_NOOP("boat_captain_crew", "Boat, captain and crew: the ship is afloat!"),
    (1, 2): QT_TRANSLATE_NOOP("boat_captain_crew", "The captain comes aboard."),
    (1, 3): QT_TRANSLATE_NOOP("boat_captain_crew", "Captain and crew come aboard: the ship is afloat!"),
    (2, 3): QT_TRANSLATE_NOOP("boat_captain_crew", "The crew comes aboard: the ship is afloat!"),
}
"""By how many of the three were there before, and are there now."""
_NEEDED = (
    PLURAL_NOOP("boat_captain_crew", "{player} still needs a 6, the boat: %n throw(s) left.", "", 1),
    PLURAL_NOOP("boat_captain_crew", "{player} still needs a 5, the captain: %n throw(s) left.", "", 1),
    PLURAL_NOOP("boat_captain_crew", "{player} still needs a 4, the crew: %n throw(s) left.", "", 1),
)
_ASK_EITHER = PLURAL_NOOP(
    "boat_captain_crew", "{player} can set sail with {miles} miles, or throw again: %n throw(s) left.", "", 1
)
_SAILS = PLURAL_NOOP("boat_captain_crew", "{player} sets sail: %n mile(s).", "", 1)
_STAYS = QT_TRANSLATE_NOOP("boat_captain_crew", "{player} stays in the harbour: 0 miles.")
_WINS = QT_TRANSLATE_NOOP("boat_captain_crew", "{player} wins with {miles} miles.")
_WINS_EXTRA = QT_TRANSLATE_NOOP("boat_captain_crew", "{player} wins the play-off after {miles} miles.")
_SHARED = QT_TRANSLATE_NOOP("boat_captain_crew", "{players} share the victory with {miles} miles each.")

# What may be done and what was done
_DO_FIRST = QT_TRANSLATE_NOOP("boat_captain_crew", "Throw the five dice")
_DO_AGAIN = PLURAL_NOOP("boat_captain_crew", "Throw %n dice again", "", 1)
_DO_MILES = QT_TRANSLATE_NOOP("boat_captain_crew", "Throw the mile dice {dice} again")
_DO_ONE = QT_TRANSLATE_NOOP("boat_captain_crew", "Throw the mile die {dice} again")
_DO_LOCK = QT_TRANSLATE_NOOP("boat_captain_crew", "Lay the dice at their places in the berth")
_DO_SAIL = PLURAL_NOOP("boat_captain_crew", "Set sail and write down %n mile(s)", "", 1)
_DO_MISS = QT_TRANSLATE_NOOP("boat_captain_crew", "Write down 0 miles")
_DID_THROW = QT_TRANSLATE_NOOP("boat_captain_crew", "{player} throws {dice}.")
_DID_MILES = PLURAL_NOOP("boat_captain_crew", "{player} throws {dice}: now %n mile(s).", "", 1)
_ONCE = QT_TRANSLATE_NOOP("boat_captain_crew", "Afloat in one throw!", "boat, captain and crew came at once")

# Reasons of the computer player, which are the hints as well
WHY_FIRST = QT_TRANSLATE_NOOP(
    "boat_captain_crew", "A turn begins with a throw; in {percent}% of turns the ship gets afloat."
)
WHY_ON = QT_TRANSLATE_NOOP(
    "boat_captain_crew", "There is no choice; the ship still gets afloat in about {percent}% of such turns."
)
WHY_LOCK = QT_TRANSLATE_NOOP("boat_captain_crew", "Whoever can come aboard always does.")
WHY_MISS = QT_TRANSLATE_NOOP("boat_captain_crew", "The ship is not afloat, and no throw is left.")
WHY_LAST = QT_TRANSLATE_NOOP("boat_captain_crew", "No other throw is allowed.")
WHY_AGAIN = PLURAL_NOOP(
    "boat_captain_crew",
    "{miles} miles with %n throw(s) left: throwing again brings about {average} on average.",
    "",
    1,
)
WHY_SAIL = PLURAL_NOOP(
    "boat_captain_crew",
    "{miles} miles with %n throw(s) left: throwing again would bring no more than about {average} on average.",
    "",
    1,
)
WHY_ENOUGH = QT_TRANSLATE_NOOP("boat_captain_crew", "With {miles} miles nobody is in front of {player}.")
WHY_TOO_FEW = QT_TRANSLATE_NOOP("boat_captain_crew", "{miles} miles are too few to win, so there is nothing to lose.")
WHY_FUN = QT_TRANSLATE_NOOP("boat_captain_crew", "Throwing again is fun.")
WHY_GLAD = QT_TRANSLATE_NOOP("boat_captain_crew", "The ship is afloat: off it goes!")


def face_name(face: str) -> Text | None:
    """What an art key of a die or a ship shows, in words."""
    return say(_SHIP_NAMES[face]) if face in _SHIP_NAMES else dice.face_name(face)


def faces(state: State, positions: tuple[int, ...]) -> Names:
    """What these dice show, as a list."""
    return Names(tuple(state.pips[at] for at in positions))


def prompt(state: State) -> Text:
    """Whose turn it is, and what is still missing."""
    player = SeatName(state.turn)
    if not state.throws:
        return say(_ASK_EXTRA if state.contenders else _ASK_THROW, player=player)
    if state.is_docking:
        return say(_BOARDED[state.docked, len(state.ship)])
    if st.turn_ends(state):
        return say(_SAILS, state.miles, player=player) if state.is_afloat else say(_STAYS, player=player)
    if state.is_afloat:
        return say(_ASK_EITHER, state.throws_left, player=player, miles=state.miles)
    return say(_NEEDED[len(state.ship)], state.throws_left, player=player)


def winners(state: State, result: Result) -> Text:
    """Who has won, with how many miles."""
    first = result.winners[0]
    miles = result.scores[first]
    if len(result.winners) > 1:
        return say(_SHARED, players=Names(tuple(SeatName(seat) for seat in result.winners)), miles=miles)
    return say(_WINS_EXTRA if state.contenders else _WINS, player=SeatName(first), miles=miles)


def describe(state: State, action: Action) -> Text:
    """An action in words, as something that may be done."""
    if action.verb == "throw":
        return say(_DO_AGAIN, len(state.free)) if state.throws else say(_DO_FIRST)
    if action.verb == "throw-miles":
        chosen = st.positions_of(action.tokens) or state.free
        return say(_DO_ONE if len(chosen) == 1 else _DO_MILES, dice=faces(state, chosen))
    if action.verb == "sail":
        return say(_DO_SAIL, state.miles)
    return say(_DO_LOCK if action.verb == "lock" else _DO_MISS)


def report(before: State, action: Action, after: State) -> tuple[Text, ...]:
    """What happened, for the log."""
    player = SeatName(action.seat)
    if action.verb == "throw":
        return (say(_DID_THROW, player=player, dice=faces(after, before.free)),)
    if action.verb == "throw-miles":
        thrown = faces(after, st.positions_of(action.tokens) or before.free)
        return (say(_DID_MILES, after.miles, player=player, dice=thrown),)
    if action.verb == "lock":
        return (say(_BOARDED[before.docked, after.docked]),)
    return (say(_SAILS, before.miles, player=player) if action.verb == "sail" else say(_STAYS, player=player),)


def moment(before: State, action: Action, after: State) -> Moment | None:
    """Boat, captain and crew have come in one throw."""
    at_once = action.verb == "throw" and not before.ship and after.is_afloat
    return Moment(say(_ONCE), action.seat, "ship-3") if at_once else None


def score(state: State) -> ScoreSheet:
    """The miles of all seats, and how often they stayed in the harbour."""
    failed = tuple(book.count(0) for book in state.books)
    rows = ScoreRow(say(IN_HARBOUR), failed), *head_start.line(state.ahead)
    return ScoreSheet(say(LOG_BOOK), (*rows, ScoreRow(say(TOTAL), state.totals, total=True)))
