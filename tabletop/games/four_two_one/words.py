"""Everything that 421 says: names of hands, prompts, reports, hints."""

from __future__ import annotations

from tabletop.core.model import CLOCK, Action, Result, Seat
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Msg, Names, SeatName, Text, say
from tabletop.core.view import Moment, ScoreRow, ScoreSheet
from tabletop.games.four_two_one.scoring import DICE, NENETTE, RANK, TOP, WORTH, Hand, in_order
from tabletop.games.four_two_one.state import DICE_IDS, THROWS, Contest, Due, Phase, State, Step
from tabletop.kit import counters as kit
from tabletop.kit import dice

# Hands
_HAND = QT_TRANSLATE_NOOP("four_two_one", "{dice}", "a hand: the numbers of three dice, as 421")
_NENETTE = QT_TRANSLATE_NOOP("four_two_one", "{dice}, the nénette", "the lowest hand; dice: 221")
_LOWEST = QT_TRANSLATE_NOOP("four_two_one", "{hand}: the lowest hand of all")
_WORTH = PLURAL_NOOP("four_two_one", "{hand}: %n counter(s)", "what a hand moves, as 611: 6 counters", 1)
_RANKED = PLURAL_NOOP(
    "four_two_one", "{hand}: rank {rank}, %n counter(s)", "a hand, its rank in the list, and what it moves", 1
)

# The sheet of hands
SHEET = QT_TRANSLATE_NOOP("four_two_one", "Hands", "heading of the sheet that shows which hand beats which; short")
SHEET_NAME = QT_TRANSLATE_NOOP("four_two_one", "The hands, the best one on top")
LINES: tuple[Msg, ...] = (
    QT_TRANSLATE_NOOP("four_two_one", "421", "line of the sheet of hands"),
    QT_TRANSLATE_NOOP("four_two_one", "111", "line of the sheet of hands"),
    QT_TRANSLATE_NOOP("four_two_one", "611, 666", "line of the sheet of hands"),
    QT_TRANSLATE_NOOP("four_two_one", "511, 555", "line of the sheet of hands"),
    QT_TRANSLATE_NOOP("four_two_one", "411, 444", "line of the sheet of hands"),
    QT_TRANSLATE_NOOP("four_two_one", "311, 333", "line of the sheet of hands"),
    QT_TRANSLATE_NOOP("four_two_one", "211, 222", "line of the sheet of hands"),
    QT_TRANSLATE_NOOP("four_two_one", "Straights", "line of the sheet of hands: 654, 543, 432, 321; short"),
    QT_TRANSLATE_NOOP("four_two_one", "665 to 221", "line of the sheet of hands: all others, which rank like numbers"),
    QT_TRANSLATE_NOOP("four_two_one", "Play-off", "line of the sheet: one more throw between equal hands; short"),
)
BOX = QT_TRANSLATE_NOOP("four_two_one", "{line}, {player}", "a box of the sheet of hands")
BOX_WORTH = QT_TRANSLATE_NOOP("four_two_one", "{line}: counters", "a box of the sheet: what these hands move")
LEGEND: tuple[tuple[str, Msg], ...] = (
    ("10", QT_TRANSLATE_NOOP("four_two_one", "421")),
    ("7", QT_TRANSLATE_NOOP("four_two_one", "111")),
    ("6", QT_TRANSLATE_NOOP("four_two_one", "611, then 666")),
    ("5", QT_TRANSLATE_NOOP("four_two_one", "511, then 555")),
    ("4", QT_TRANSLATE_NOOP("four_two_one", "411, then 444")),
    ("3", QT_TRANSLATE_NOOP("four_two_one", "311, then 333")),
    ("2", QT_TRANSLATE_NOOP("four_two_one", "211, 222, then 654, 543, 432, 321")),
    ("1", QT_TRANSLATE_NOOP("four_two_one", "665, 664, 663, 662, 661, 655, 653, 652, 651")),
    ("1", QT_TRANSLATE_NOOP("four_two_one", "644, 643, 642, 641, 633, 632, 631, 622, 621")),
    ("1", QT_TRANSLATE_NOOP("four_two_one", "554, 553, 552, 551, 544, 542, 541, 533, 532, 531, 522, 521")),
    ("1", QT_TRANSLATE_NOOP("four_two_one", "443, 442, 441, 433, 431, 422, 332, 331, 322, and last 221")),
)
"""All hands, the best one first, by what they move."""

# The table
KEPT = QT_TRANSLATE_NOOP("four_two_one", "Kept", "over the row of dice that stay")
THROW_OF = QT_TRANSLATE_NOOP("four_two_one", "Throw {throw} of {throws}", "over the row of dice that stay")
STOP = QT_TRANSLATE_NOOP("four_two_one", "Stop", "button: leave the dice as they lie and hand them on")
TAKE = PLURAL_NOOP("four_two_one", "Take %n counter(s)", "button: fetch the counters that are due", 1)
CHARGE_ROUND = QT_TRANSLATE_NOOP("four_two_one", "Charge, round {round}")
DISCHARGE_ROUND = QT_TRANSLATE_NOOP("four_two_one", "Discharge, round {round}")
OUT_IN = QT_TRANSLATE_NOOP("four_two_one", "out, place {place}", "has left the table; place: of the ranking")

# Prompts
ASK_THROW = QT_TRANSLATE_NOOP("four_two_one", "It is {player}’s turn to throw the three dice.")
ASK_OPEN = QT_TRANSLATE_NOOP("four_two_one", "{player} leads this round with up to three throws.")
ASK_SAME = PLURAL_NOOP("four_two_one", "{player} throws %n time(s), just like {leader}.", "", 1)
ASK_AT_MOST = PLURAL_NOOP("four_two_one", "{player} throws at most %n time(s), just like {leader}.", "", 1)
ASK_WORST = QT_TRANSLATE_NOOP("four_two_one", "Level for the worst hand: {player} throws once more. The lowest loses.")
ASK_BEST = QT_TRANSLATE_NOOP("four_two_one", "Level for the best hand: {player} throws once more. The highest gives.")
ASK_EITHER = PLURAL_NOOP("four_two_one", "{player} can stop, or throw again: %n throw(s) left.", "", 1)
ASK_AGAIN = PLURAL_NOOP("four_two_one", "{player} has to throw again: %n throw(s) left, to match {leader}.", "", 1)
HAS = QT_TRANSLATE_NOOP(
    "four_two_one", "{player} has {hand}.", "hand: the numbers of the dice, and what they are worth"
)
TAKES = PLURAL_NOOP(
    "four_two_one", "{other} has the best hand, {hand}; {player} takes %n counter(s) for the worst.", "", 1
)
GIVES = PLURAL_NOOP(
    "four_two_one", "{other} has the best hand, {hand}, and gives {player} %n counter(s) for the worst.", "", 1
)
TAKES_SMALL = PLURAL_NOOP("four_two_one", "For the nénette {player} takes %n counter(s) from the pot.", "221", 1)
GIVES_SMALL = PLURAL_NOOP("four_two_one", "For the nénette {other} gives {player} %n counter(s).", "221", 1)
ALL_LEVEL = QT_TRANSLATE_NOOP("four_two_one", "All hands are the same: {player} leads this round once more.")
NOTHING_TO_GIVE = QT_TRANSLATE_NOOP("four_two_one", "{player} has the best hand, but no counters to give.")
_HAS_WON = QT_TRANSLATE_NOOP("four_two_one", "{player} is the first without counters and wins.")
_HAVE_WON = QT_TRANSLATE_NOOP("four_two_one", "{players} are the first without counters and share the victory.")
_FEWEST = QT_TRANSLATE_NOOP("four_two_one", "Nobody got rid of all counters. Those with the fewest win: {players}.")

# Refusals
LEADER_THREW = PLURAL_NOOP("four_two_one", "{player} threw %n time(s).", "the leader of the round", 1)
CHOOSE_DICE = QT_TRANSLATE_NOOP("four_two_one", "At least one die has to lie in the tray to be thrown.")

# What may be done and what was done
_DO_THROW = QT_TRANSLATE_NOOP("four_two_one", "Throw the three dice")
_DO_RETHROW = QT_TRANSLATE_NOOP("four_two_one", "Throw again: {dice}", "the numbers of the dice")
_DO_NOTHING = QT_TRANSLATE_NOOP("four_two_one", "Throw again without any die")
_DO_STOP = QT_TRANSLATE_NOOP("four_two_one", "Hand on the dice")
_DO_TAKE = QT_TRANSLATE_NOOP("four_two_one", "Take the counters")
_DO_GO_ON = QT_TRANSLATE_NOOP("four_two_one", "The next round begins")
_DID_THROW = QT_TRANSLATE_NOOP("four_two_one", "{player} throws {hand}.", "hand: its numbers, and what it is worth")
_DID_CAST = QT_TRANSLATE_NOOP(
    "four_two_one", "{player} throws {hand} in the play-off.", "hand: the numbers of the dice"
)
_DID_RETHROW = QT_TRANSLATE_NOOP(
    "four_two_one", "{player} now has {hand}.", "after throwing some dice again; hand: its numbers and what it is worth"
)
_DID_KEEP = QT_TRANSLATE_NOOP("four_two_one", "{player} had kept {kept}.")
_DID_STOP = PLURAL_NOOP("four_two_one", "{player} stops after %n throw(s).", "", 1)
_DID_PASS = QT_TRANSLATE_NOOP("four_two_one", "The dice go to {player}.")
_LEVEL_WORST = QT_TRANSLATE_NOOP("four_two_one", "{players} are level for the worst hand and throw once more.")
_LEVEL_BEST = QT_TRANSLATE_NOOP("four_two_one", "{players} are level for the best hand and throw once more.")
_IS_OUT = QT_TRANSLATE_NOOP("four_two_one", "Out, without counters: {players}.", "who has left the table")
_DISCHARGE = QT_TRANSLATE_NOOP("four_two_one", "The pot is empty: the discharge begins.")
_TOP = QT_TRANSLATE_NOOP("four_two_one", "421!", "celebrated in large letters")
_SMALL = QT_TRANSLATE_NOOP("four_two_one", "Nénette!", "celebrated in large letters: the lowest hand, 221")
_COUNTERS = QT_TRANSLATE_NOOP("four_two_one", "Counters")
_TOTAL = QT_TRANSLATE_NOOP("four_two_one", "Held", "line of the score: the counters that somebody holds")


def face_name(face: str) -> Text | None:
    """What a die or a counter is called."""
    return dice.face_name(face) or kit.face_name(face)


def hand_name(hand: Hand) -> Text:
    """What a hand is called: 421."""
    return say(_NENETTE if hand == NENETTE else _HAND, dice=_digits(hand))


def hand_cell(hand: Hand) -> Text:
    """A hand in a box of the sheet."""
    return say(_HAND, dice=_digits(hand))


def with_worth(hand: Hand) -> Text:
    """A hand and what it moves; the nénette moves nothing."""
    return hand_name(hand) if hand == NENETTE else say(_WORTH, WORTH[hand], hand=hand_name(hand))


def ranked(hand: Hand) -> Text:
    """A hand, its rank and what it moves."""
    if hand == NENETTE:
        return say(_LOWEST, hand=hand_name(hand))
    return say(_RANKED, WORTH[hand], hand=hand_name(hand), rank=RANK[hand])


def _digits(hand: Hand) -> str:
    return "".join(map(str, hand))


def line_of(hand: Hand) -> int:
    """The line of the sheet on which a hand stands."""
    if hand == TOP:
        return 0
    if hand == (1,) * DICE:
        return 1
    worth, straight_line = WORTH[hand], 7
    high, middle, low = hand
    if middle == low == 1 or high == middle == low:
        return 8 - worth
    return straight_line if worth > 1 else straight_line + 1


PLAY_OFF_LINE = len(LINES) - 1


# Prompts


def prompt(state: State, result: Result | None) -> Text:
    """Whose turn it is, and what to do."""
    player = SeatName(state.turn)
    if result is not None:
        return _winners(result, bool(state.out))
    if state.step is Step.PAYING:
        return due_text(state, state.dues[0])
    if state.step is Step.SHOWN:
        return _moves_nothing(state)
    if state.step is Step.READY:
        return _ask_first(state)
    if not state.throws_left:
        hand = in_order(state.pips)
        return say(HAS, player=player, hand=hand_name(hand) if state.contest is not Contest.NONE else with_worth(hand))
    if state.may_stop:
        return say(ASK_EITHER, state.throws_left, player=player)
    return say(ASK_AGAIN, state.throws_left, player=player, leader=SeatName(state.leader))


def _ask_first(state: State) -> Text:
    player = SeatName(state.turn)
    if state.contest is not Contest.NONE:
        return say(ASK_BEST if state.contest is Contest.BEST else ASK_WORST, player=player)
    if state.phase is Phase.CHARGE:
        return say(ASK_THROW, player=player)
    if not state.limit:
        return say(ASK_OPEN, player=player)
    asked = ASK_SAME if state.house.follower_throws == "exact" else ASK_AT_MOST
    return say(asked, state.limit, player=player, leader=SeatName(state.leader))


def due_text(state: State, due: Due) -> Text:
    """Who receives how many counters, and why."""
    assert state.best is not None
    player, other, pot = SeatName(due.taker), SeatName(state.best), due.giver is None
    if due.nenette and pot:
        return say(TAKES_SMALL, due.count, player=player)
    if due.nenette:
        return say(GIVES_SMALL, due.count, player=player, other=other)
    best = hand_name(state.hands[state.best])
    return say(TAKES if pot else GIVES, due.count, player=player, other=other, hand=best)


def _moves_nothing(state: State) -> Text:
    if state.is_level or state.best is None:
        return say(ALL_LEVEL, player=SeatName(state.leader))
    return say(NOTHING_TO_GIVE, player=SeatName(state.best))


def _winners(result: Result, left: bool) -> Text:
    players = _names(result.winners)
    if not left:
        return say(_FEWEST, players=players)
    return say(_HAVE_WON, players=players) if len(result.winners) > 1 else say(_HAS_WON, player=players.items[0])


def _names(seats: tuple[Seat, ...]) -> Names:
    return Names(tuple(SeatName(seat) for seat in seats))


def throw_of(state: State) -> Text:
    """Which throw of how many lies there."""
    return say(THROW_OF, throw=state.throws, throws=state.limit or THROWS)


# What may be done and what was done


def describe(state: State, action: Action) -> Text:
    """An action in words, as something that may be done."""
    match action.verb:
        case "throw":
            return say(_DO_THROW)
        case "rethrow":
            again = _faces(state, action, thrown=True)
            return say(_DO_RETHROW, dice=Names(again)) if again else say(_DO_NOTHING)
        case "stop":
            return say(_DO_STOP)
    return say(_DO_TAKE if action.verb == "take" else _DO_GO_ON)


def _faces(state: State, action: Action, thrown: bool) -> tuple[int, ...]:
    """What the dice show that an action throws again, or the others."""
    pips = zip(DICE_IDS, state.pips, strict=True)
    return in_order(face for token, face in pips if (token in action.tokens) is thrown)


def report(before: State, action: Action, after: State) -> tuple[Text, ...]:
    """What happened, for the log: the outcome of a throw, whose turn it is, what was paid."""
    if action.seat == CLOCK:
        return ()
    player, hand = SeatName(action.seat), in_order(after.pips)
    match action.verb:
        case "throw" if before.contest is not Contest.NONE:
            return (say(_DID_CAST, player=player, hand=hand_name(hand)),)
        case "throw":
            return (say(_DID_THROW, player=player, hand=with_worth(hand)),)
        case "rethrow":
            kept = _faces(before, action, thrown=False)
            told = say(_DID_RETHROW, player=player, hand=with_worth(hand))
            return (told, say(_DID_KEEP, player=player, kept=Names(kept))) if kept else (told,)
        case "stop":
            return _stopped(before, action, after)
    return _paid(before, action, after)


def _stopped(before: State, action: Action, after: State) -> tuple[Text, ...]:
    if after.step is Step.PAYING:
        return (due_text(after, after.dues[0]),)
    if after.step is Step.SHOWN:
        return (_moves_nothing(after),)
    if before.throws_left:
        return (say(_DID_STOP, before.throws, player=SeatName(action.seat)),)
    if after.contest is not Contest.NONE and not any(after.casts):
        return (say(_LEVEL_BEST if after.contest is Contest.BEST else _LEVEL_WORST, players=_names(after.rivals)),)
    return (say(_DID_PASS, player=SeatName(after.turn)),)


def _paid(before: State, action: Action, after: State) -> tuple[Text, ...]:
    """What was paid, and whether somebody left the table for it or the discharge began."""
    if not before.dues:
        return (say(_DO_TAKE),)
    due, player = before.dues[0], SeatName(action.seat)
    if due.giver is None:
        told = say(kit.FROM_POT, due.count, player=player)
    else:
        told = say(kit.GIVES, due.count, player=SeatName(due.giver), other=player)
    if len(after.out) > len(before.out):
        return told, say(_IS_OUT, players=_names(after.out[-1]))
    return (told, say(_DISCHARGE)) if before.phase is not after.phase else (told,)


def moment(before: State, action: Action, after: State) -> Moment | None:
    """A 421, or a nénette that stands."""
    if action.verb not in ("throw", "rethrow") or before.contest is not Contest.NONE:
        return None
    hand = in_order(after.pips)
    if hand == TOP:
        return Moment(say(_TOP), action.seat)
    return Moment(say(_SMALL), action.seat) if hand == NENETTE and not after.throws_left else None


def score(state: State) -> ScoreSheet:
    """The counters of all seats, as parts of all that there are."""
    row = ScoreRow(say(_TOTAL), state.counters.held, total=True)
    return ScoreSheet(say(_COUNTERS), (row,), lowest_wins=True, whole=state.counters.total)
