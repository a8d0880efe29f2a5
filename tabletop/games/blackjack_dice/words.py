"""Everything that Dice Blackjack says: prompts, reports, hints."""

from __future__ import annotations

from tabletop.core.model import Action, Result
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Names, SeatName, Text, say
from tabletop.core.view import Moment, ScoreRow, ScoreSheet
from tabletop.games.blackjack_dice import state as st
from tabletop.games.blackjack_dice.state import Phase, State
from tabletop.kit import counters as kit
from tabletop.kit import dice

# The table
SHEET_NAME = QT_TRANSLATE_NOOP("blackjack_dice", "Totals of the round")
THIS_ROUND = QT_TRANSLATE_NOOP("blackjack_dice", "Total", "line of the score pad: the sum of a player in this round")
PLAY_OFF = QT_TRANSLATE_NOOP("blackjack_dice", "Play-off", "line of the score pad")
IS_BUST = QT_TRANSLATE_NOOP("blackjack_dice", "over", "on the score pad, very short: more than 21")
IS_OUT = QT_TRANSLATE_NOOP("blackjack_dice", "out", "on the score pad, very short: out of the game")
RISK = QT_TRANSLATE_NOOP("blackjack_dice", "Over 21", "heading of a small sheet: how likely dice go over 21; short")
RISK_NAME = QT_TRANSLATE_NOOP("blackjack_dice", "How likely the next throw goes over 21")
RISK_ROW = QT_TRANSLATE_NOOP("blackjack_dice", "Chance", "line of the small sheet: how likely; short")
RISK_OF = PLURAL_NOOP("blackjack_dice", "Over 21 with %n dice", "a box of the small sheet", 1)
PERCENT = QT_TRANSLATE_NOOP("blackjack_dice", "{percent}%", "a chance, on the small sheet")
COUNTED = QT_TRANSLATE_NOOP("blackjack_dice", "Counted before", "over dice that were not thrown again")
SUM = QT_TRANSLATE_NOOP("blackjack_dice", "Total", "below a large figure: the sum of the turn")
TO_BEAT = QT_TRANSLATE_NOOP("blackjack_dice", "{best} to beat", "below the large figure of the own total")
WINS = QT_TRANSLATE_NOOP("blackjack_dice", "wins", "below the large figure of whoever has won the round")
ADDED = QT_TRANSLATE_NOOP("blackjack_dice", "{before} + {dice} = {total}", "in the dice tray; dice: their sum")
FIRST = QT_TRANSLATE_NOOP(
    "blackjack_dice", "{numbers} = {total}", "in the dice tray; numbers: an addition, “6 + 5 + 4”"
)
STOP_WITH = QT_TRANSLATE_NOOP("blackjack_dice", "Stop: {total}", "button that ends the turn with this total")
ROUND = QT_TRANSLATE_NOOP("blackjack_dice", "Round {round}")
GONE = QT_TRANSLATE_NOOP("blackjack_dice", "out of the game", "on the plate of a player without counters")

# Prompts
ASK_THROW = QT_TRANSLATE_NOOP("blackjack_dice", "It is {player}’s turn to throw the three dice.")
ASK_FIRST = QT_TRANSLATE_NOOP("blackjack_dice", "{player} has {total}, and can stop, or throw 1, 2 or 3 dice more.")
ASK_BEAT = QT_TRANSLATE_NOOP(
    "blackjack_dice", "{player} has {total}, with {best} to beat: stop, or throw 1, 2 or 3 dice?"
)
ASK_AHEAD = QT_TRANSLATE_NOOP("blackjack_dice", "{player} has {total} and is ahead: stop, or throw 1, 2 or 3 dice?")
ASK_LEVEL = QT_TRANSLATE_NOOP(
    "blackjack_dice", "{player} has {total}, which is level with the best: stop, or throw 1, 2 or 3 dice?"
)
ASK_PLAY_OFF = QT_TRANSLATE_NOOP("blackjack_dice", "The best totals are level. {player} throws all three dice.")
IN_DECIDER = QT_TRANSLATE_NOOP("blackjack_dice", "{player} has {total} in the play-off.")
HITS = QT_TRANSLATE_NOOP("blackjack_dice", "Exactly 21 for {player}!")
GOES_OVER = QT_TRANSLATE_NOOP("blackjack_dice", "{player} is over 21 with {total}, and pays 1 counter into the pot.")
OVER_UNPAID = QT_TRANSLATE_NOOP("blackjack_dice", "{player} is over 21 with {total}, but has no counter left to pay.")
WINS_POT = PLURAL_NOOP(
    "blackjack_dice", "{player} wins the round with {total}, and takes %n counter(s) from the pot.", "", 1
)
GIVES_TO = QT_TRANSLATE_NOOP(
    "blackjack_dice", "{player} gives 1 counter to {other}, who has won the round with {total}."
)
NOBODY_WINS = QT_TRANSLATE_NOOP("blackjack_dice", "Everyone is over 21. Nobody wins the round, and the pot stays.")
LEVEL_STAYS = QT_TRANSLATE_NOOP(
    "blackjack_dice", "The best totals are level. Nobody wins the round, and the pot stays."
)

# Refusals
CHOOSE_DICE = QT_TRANSLATE_NOOP("blackjack_dice", "First choose the dice: one, two or three.")
IS_OVER = QT_TRANSLATE_NOOP("blackjack_dice", "The total is {total}.")

# What may be done and what was done
_DO_THROW = QT_TRANSLATE_NOOP("blackjack_dice", "Throw the three dice")
GO_ON_WITH = PLURAL_NOOP("blackjack_dice", "Go on with %n dice", "", 1)
_DO_STOP = QT_TRANSLATE_NOOP("blackjack_dice", "Stop with {total}")
_DO_PAY = QT_TRANSLATE_NOOP("blackjack_dice", "Pay 1 counter into the pot")
_DO_PAY_NOTHING = QT_TRANSLATE_NOOP("blackjack_dice", "End the turn without a counter to pay")
_DO_PASS = QT_TRANSLATE_NOOP("blackjack_dice", "Pass the dice on")
_DO_TAKE = QT_TRANSLATE_NOOP("blackjack_dice", "Take the pot")
_DO_GIVE = QT_TRANSLATE_NOOP("blackjack_dice", "Give the winner 1 counter")
_DO_LEAVE = QT_TRANSLATE_NOOP("blackjack_dice", "Leave the pot for the next round")
_DID_THROW = QT_TRANSLATE_NOOP("blackjack_dice", "{player} throws {dice}: {total}.")
_DID_GO_ON = QT_TRANSLATE_NOOP("blackjack_dice", "{player} adds {dice} to {before}: {total}.")
_DID_HIT = QT_TRANSLATE_NOOP("blackjack_dice", "{player} adds {dice} to {before}: exactly 21!")
_DID_BUST = QT_TRANSLATE_NOOP("blackjack_dice", "{player} adds {dice} to {before}: {total}, over 21.")
_DID_STOP = QT_TRANSLATE_NOOP("blackjack_dice", "{player} stops with {total}.")
_DID_PAY_NOTHING = QT_TRANSLATE_NOOP("blackjack_dice", "{player} has no counter left to pay.")
_DID_PASS = QT_TRANSLATE_NOOP("blackjack_dice", "{player} passes the dice on.")
_OUT = QT_TRANSLATE_NOOP("blackjack_dice", "Out of the game")
_HIT = QT_TRANSLATE_NOOP("blackjack_dice", "21!", "celebrated in large letters")
_COUNTERS = QT_TRANSLATE_NOOP("blackjack_dice", "Counters")
_TOTAL = QT_TRANSLATE_NOOP("blackjack_dice", "Held", "line of the score: the counters that somebody holds")

# Reasons of the computer player, which are the hints as well
WHY_THROW = QT_TRANSLATE_NOOP("blackjack_dice", "There is nothing to choose: all three dice are thrown.")
WHY_ONLY = QT_TRANSLATE_NOOP("blackjack_dice", "There is nothing else to do.")
WHY_FUN = QT_TRANSLATE_NOOP("blackjack_dice", "Throwing again is fun.")
WHY_SAFE = QT_TRANSLATE_NOOP("blackjack_dice", "One die cannot go over 21 from here.")
WHY_GO_ON = QT_TRANSLATE_NOOP(
    "blackjack_dice", "One die goes over 21 in about {percent}% of throws: the risk is worth it."
)
WHY_CHASE = QT_TRANSLATE_NOOP(
    "blackjack_dice", "Less than {best} cannot win here. One die goes over 21 in about {percent}% of throws."
)
WHY_STOP = QT_TRANSLATE_NOOP(
    "blackjack_dice", "One die would go over 21 in about {percent}% of throws: better to stop."
)
WHY_WON = QT_TRANSLATE_NOOP("blackjack_dice", "Nobody is left to throw, and no total is as high: that wins the round.")
WHY_LOSE_ONE = QT_TRANSLATE_NOOP(
    "blackjack_dice", "A lost round costs 1 counter, and going over 21 costs 2: better to stop."
)
WHY_LEVEL = QT_TRANSLATE_NOOP("blackjack_dice", "The play-off is the better chance: one die goes over 21 too easily.")


def face_name(face: str) -> Text | None:
    """What a die or a counter is called."""
    return dice.face_name(face) or kit.face_name(face)


def prompt(state: State, result: Result | None) -> Text:
    """Whose turn it is, and what to do."""
    player, total = SeatName(state.turn), state.total
    if result is not None:
        return kit.winners_text(result)
    match state.phase:
        case Phase.READY:
            return say(ASK_PLAY_OFF if state.level else ASK_THROW, player=player)
        case Phase.THROWN:
            return _choice(state)
        case Phase.FULL:
            return say(HITS, player=player)
        case Phase.BUST:
            able = state.counters.held[state.turn]
            return say(GOES_OVER if able else OVER_UNPAID, player=player, total=total)
        case Phase.DECIDED:
            return say(IN_DECIDER, player=player, total=total)
        case Phase.NOBODY:
            return say(LEVEL_STAYS if state.at_best else NOBODY_WINS)
    assert state.winner is not None
    won = state.totals[state.winner]
    if state.phase is Phase.WON:
        return say(WINS_POT, len(state.counters.pot), player=player, total=won)
    return say(GIVES_TO, player=player, other=SeatName(state.winner), total=won)


def _choice(state: State) -> Text:
    player, total, best = SeatName(state.turn), state.total, state.best
    if not best:
        return say(ASK_FIRST, player=player, total=total)
    if total < best:
        return say(ASK_BEAT, player=player, total=total, best=best)
    return say(ASK_LEVEL if total == best else ASK_AHEAD, player=player, total=total)


def describe(state: State, action: Action) -> Text:
    """An action in words, as something that may be done."""
    match action.verb:
        case "continue":
            return say(GO_ON_WITH, st.number_of(action))
        case "stop":
            return say(_DO_STOP, total=state.total)
        case "pay":
            return say(_DO_PAY if state.counters.held[action.seat] else _DO_PAY_NOTHING)
    return say({"throw": _DO_THROW, "pass": _DO_PASS, "take": _DO_TAKE, "give": _DO_GIVE}.get(action.verb, _DO_LEAVE))


def report(before: State, action: Action, after: State) -> tuple[Text, ...]:
    """What happened, for the log."""
    player = SeatName(action.seat)
    match action.verb:
        case "throw" | "continue":
            return (_thrown(after, player),)
        case "stop":
            return (say(_DID_STOP, player=player, total=before.total),)
        case "pay":
            able = before.counters.held[action.seat]
            return (say(kit.PAYS, 1, player=player) if able else say(_DID_PAY_NOTHING, player=player),)
        case "pass":
            return (say(_DID_PASS, player=player),)
        case "take":
            return (say(kit.TAKES_POT, len(before.counters.pot), player=player),)
        case "give":
            assert before.winner is not None
            return (say(kit.GIVES, 1, player=player, other=SeatName(before.winner)),)
    return (say(LEVEL_STAYS if before.at_best else NOBODY_WINS),)


def _thrown(after: State, player: SeatName) -> Text:
    faces, total = Names(after.thrown_last), after.total
    if not after.before:
        return say(_DID_THROW, player=player, dice=faces, total=total)
    if after.phase is Phase.FULL:
        return say(_DID_HIT, player=player, dice=faces, before=after.before)
    msg = _DID_BUST if after.phase is Phase.BUST else _DID_GO_ON
    return say(msg, player=player, dice=faces, before=after.before, total=total)


def moment(before: State, action: Action, after: State) -> Moment | None:
    """Exactly 21, and a player without counters who is out of the game."""
    if after.phase is Phase.FULL and before.phase is not Phase.FULL:
        return Moment(say(_HIT), action.seat)
    gone = [seat for seat, out in enumerate(after.out) if out and not before.out[seat]]
    return Moment(say(_OUT), gone[0]) if gone and after.phase is not Phase.OVER else None


def score(state: State) -> ScoreSheet:
    """The counters of all seats, as parts of all that there are."""
    return ScoreSheet(
        say(_COUNTERS), (ScoreRow(say(_TOTAL), state.counters.held, total=True),), whole=state.counters.total
    )


def in_tray(state: State) -> Text:
    """What the last throw makes of the total: "15 + 4 = 19"."""
    if state.before:
        return say(ADDED, before=state.before, dice=sum(state.thrown_last), total=state.total)
    return say(FIRST, numbers=" + ".join(map(str, state.thrown_last)), total=state.total)


def sign(state: State) -> Text:
    """What stands below the large figure of the total."""
    return say(TO_BEAT, best=state.best) if state.best else say(SUM)
