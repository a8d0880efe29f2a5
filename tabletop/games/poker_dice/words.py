"""Everything that Poker Dice says: names of hands, prompts, reports, hints."""

from __future__ import annotations

from tabletop.core.model import Action, Result
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Msg, Names, SeatName, Text, say
from tabletop.core.view import Moment, ScoreRow, ScoreSheet
from tabletop.games.poker_dice import state as st
from tabletop.games.poker_dice.scoring import Combination, combination, in_order
from tabletop.games.poker_dice.state import DICE_IDS, Hand, Phase, State
from tabletop.kit import counters as kit
from tabletop.kit import dice

# Hands
ROWS: dict[Combination, Msg] = {
    Combination.FIVE: QT_TRANSLATE_NOOP("poker_dice", "Five of a kind", "the highest hand, on the sheet"),
    Combination.FOUR: QT_TRANSLATE_NOOP("poker_dice", "Four of a kind", "on the sheet"),
    Combination.FULL_HOUSE: QT_TRANSLATE_NOOP("poker_dice", "Full house", "on the sheet: three and two alike"),
    Combination.STRAIGHT: QT_TRANSLATE_NOOP("poker_dice", "Straight", "on the sheet"),
    Combination.THREE: QT_TRANSLATE_NOOP("poker_dice", "Three of a kind", "on the sheet"),
    Combination.TWO_PAIRS: QT_TRANSLATE_NOOP("poker_dice", "Two pairs", "on the sheet"),
    Combination.PAIR: QT_TRANSLATE_NOOP("poker_dice", "Pair", "on the sheet"),
    Combination.NOTHING: QT_TRANSLATE_NOOP("poker_dice", "Nothing", "on the sheet: five dice that make no hand"),
}
_NAMES: dict[Combination, Msg] = {
    Combination.FIVE: QT_TRANSLATE_NOOP("poker_dice", "five of a kind", "the highest hand, after a colon"),
    Combination.FOUR: QT_TRANSLATE_NOOP("poker_dice", "four of a kind", "a hand, after a colon"),
    Combination.FULL_HOUSE: QT_TRANSLATE_NOOP("poker_dice", "a full house", "a hand, after a colon"),
    Combination.STRAIGHT: QT_TRANSLATE_NOOP("poker_dice", "a straight", "a hand, after a colon"),
    Combination.THREE: QT_TRANSLATE_NOOP("poker_dice", "three of a kind", "a hand, after a colon"),
    Combination.TWO_PAIRS: QT_TRANSLATE_NOOP("poker_dice", "two pairs", "a hand, after a colon"),
    Combination.PAIR: QT_TRANSLATE_NOOP("poker_dice", "a pair", "a hand, after a colon"),
    Combination.NOTHING: QT_TRANSLATE_NOOP("poker_dice", "nothing", "five dice that make no hand, after a colon"),
}

# The table
_NARROW = "\N{NARROW NO-BREAK SPACE}"
SHEET = QT_TRANSLATE_NOOP("poker_dice", "Hands", "heading of the sheet that shows which hand beats which; short")
SHEET_NAME = QT_TRANSLATE_NOOP("poker_dice", "The hands, the best one on top")
CELL = QT_TRANSLATE_NOOP("poker_dice", "{dice}", "the numbers of five dice, on the sheet")
KEPT = QT_TRANSLATE_NOOP("poker_dice", "Kept", "over the row of dice that stay")
THROW_OF = QT_TRANSLATE_NOOP("poker_dice", "Throw {throw} of {throws}: {hand}", "in the dice tray; hand: its name")
LAST_THROW = QT_TRANSLATE_NOOP("poker_dice", "Play-off: {hand}", "in the dice tray; hand: its name")
STOP = QT_TRANSLATE_NOOP("poker_dice", "Stop", "button: leave the dice as they lie")
STAKE_OF = PLURAL_NOOP("poker_dice", "Stake %n counter(s) each", "button and list of moves", 1)
ROUND = QT_TRANSLATE_NOOP("poker_dice", "Round {round}")
ROUND_OF = QT_TRANSLATE_NOOP("poker_dice", "Round {round} of {rounds}")

# Prompts
ASK_STAKE = QT_TRANSLATE_NOOP("poker_dice", "{player} names the stake: 1 or 2 counters each.")
ONE_STAKE = QT_TRANSLATE_NOOP("poker_dice", "{player} leads this round. The stake is 1 counter each.")
ASK_THROW = QT_TRANSLATE_NOOP("poker_dice", "It is {player}’s turn to throw the five dice.")
ASK_LEAD = PLURAL_NOOP("poker_dice", "{player} can stop, or throw again: %n throw(s) left.", "", 1)
ASK_BEAT = PLURAL_NOOP(
    "poker_dice", "{player} can stop, or throw again: %n throw(s) left. To beat: {hand}.", "hand: its name", 1
)
NO_MORE = QT_TRANSLATE_NOOP("poker_dice", "No throw is left. {player} has {hand}.", "hand: its name")
ASK_PLAY_OFF = QT_TRANSLATE_NOOP("poker_dice", "The best hands are level. {player} throws all five dice for the pot.")
WINS_POT = QT_TRANSLATE_NOOP("poker_dice", "{player} has the best hand and takes the pot: {hand}.", "hand: its name")
STAYS = QT_TRANSLATE_NOOP("poker_dice", "The best hands are level, so the pot stays for the next round.")

# Refusals
STAKE_IS_NAMED = QT_TRANSLATE_NOOP("poker_dice", "The stake of this round has been paid.")
HOLDS_ONLY = PLURAL_NOOP("poker_dice", "{player} holds only %n counter(s).", "", 1)
LEADER_THREW = PLURAL_NOOP("poker_dice", "{player} threw %n time(s).", "the leader of the round", 1)
CHOOSE_DICE = QT_TRANSLATE_NOOP("poker_dice", "At least one die has to lie in the tray to be thrown.")

# What may be done and what was done
_DO_THROW = QT_TRANSLATE_NOOP("poker_dice", "Throw the five dice")
_DO_RETHROW = QT_TRANSLATE_NOOP("poker_dice", "Throw again: {dice}", "the numbers of the dice")
_DO_STOP = QT_TRANSLATE_NOOP("poker_dice", "Stop with the hand that lies there")
_DO_TAKE = QT_TRANSLATE_NOOP("poker_dice", "Take the pot")
_DO_LEAVE = QT_TRANSLATE_NOOP("poker_dice", "Leave the pot for the next round")
_DID_STAKE = PLURAL_NOOP("poker_dice", "{player} names the stake: %n counter(s) each.", "", 1)
_DID_THROW = QT_TRANSLATE_NOOP("poker_dice", "{player} throws {dice}: {hand}.")
_DID_RETHROW = QT_TRANSLATE_NOOP("poker_dice", "{player} now has {dice}: {hand}.", "after throwing some dice again")
_DID_KEEP = QT_TRANSLATE_NOOP("poker_dice", "{player} had kept {kept}.")
_DID_STOP = PLURAL_NOOP("poker_dice", "{player} stops after %n throw(s): {hand}.", "hand: its name", 1)
_FIVE = QT_TRANSLATE_NOOP("poker_dice", "Five of a kind!", "celebrated in large letters")
_COUNTERS = QT_TRANSLATE_NOOP("poker_dice", "Counters")
_TOTAL = QT_TRANSLATE_NOOP("poker_dice", "Held", "line of the score: the counters that somebody holds")

# Reasons of the computer player, which are the hints as well
WHY_STAKE_2 = QT_TRANSLATE_NOOP("poker_dice", "Whoever leads wins more often: the higher stake pays.")
WHY_STAKE_1 = QT_TRANSLATE_NOOP("poker_dice", "Counters are running out: a small stake gives more time to catch up.")
WHY_STAKE_ONLY = QT_TRANSLATE_NOOP("poker_dice", "No higher stake is allowed.")
WHY_STAKE_ANY = QT_TRANSLATE_NOOP("poker_dice", "Any stake will do.")
WHY_THROW = QT_TRANSLATE_NOOP("poker_dice", "A turn begins with a throw.")
WHY_OVER = QT_TRANSLATE_NOOP("poker_dice", "There is nothing else to do.")
WHY_FUN = QT_TRANSLATE_NOOP("poker_dice", "Throwing again is fun.")
WHY_AHEAD = QT_TRANSLATE_NOOP("poker_dice", "This hand beats all the others: it takes the pot.")
WHY_LEAD_STOP = PLURAL_NOOP(
    "poker_dice",
    "The others may only throw %n time(s) then: this hand wins the pot in about {percent}% of rounds.",
    "",
    1,
)
WHY_STOP = QT_TRANSLATE_NOOP(
    "poker_dice", "This hand wins the pot in about {percent}% of rounds, more than another throw."
)
WHY_GO_ON = QT_TRANSLATE_NOOP("poker_dice", "Throwing these dice again wins the pot in about {percent}% of rounds.")
WHY_GOOD = QT_TRANSLATE_NOOP("poker_dice", "This is a good hand.")
WHY_MORE = QT_TRANSLATE_NOOP("poker_dice", "There may be more in the other dice.")


def face_name(face: str) -> Text | None:
    """What a die or a counter is called."""
    return dice.face_name(face) or kit.face_name(face)


def hand_name(hand: Hand) -> Text:
    """What a hand is called, after a colon."""
    return say(_NAMES[combination(hand)])


def faces(hand: Hand) -> Names:
    """The numbers of some dice, as a list."""
    return Names(hand)


def cell(hand: Hand) -> Text:
    """A hand in a box of the sheet."""
    return say(CELL, dice=_NARROW.join(map(str, in_order(hand))))


def prompt(state: State, result: Result | None) -> Text:
    """Whose turn it is, and what to do."""
    player = SeatName(state.turn)
    if result is not None:
        return kit.winners_text(result)
    match state.phase:
        case Phase.STAKE:
            return say(ASK_STAKE if st.most(state) > 1 else ONE_STAKE, player=player)
        case Phase.READY:
            return say(ASK_PLAY_OFF if state.level else ASK_THROW, player=player)
        case Phase.WON:
            return say(WINS_POT, player=player, hand=hand_name(st.hand_of(state, state.turn)))
        case Phase.LEVEL:
            return say(STAYS)
    if not state.throws_left:
        return say(NO_MORE, player=player, hand=hand_name(state.pips))
    if not state.to_beat:
        return say(ASK_LEAD, state.throws_left, player=player)
    best = hand_name(st.hand_of(state, state.to_beat[0]))
    return say(ASK_BEAT, state.throws_left, player=player, hand=best)


def tray(state: State) -> Text:
    """The hand that lies in the tray, and which throw it was."""
    hand = hand_name(state.pips)
    if state.level:
        return say(LAST_THROW, hand=hand)
    return say(THROW_OF, throw=state.throws, throws=state.limit or st.THROWS, hand=hand)


def describe(state: State, action: Action) -> Text:
    """An action in words, as something that may be done."""
    match action.verb:
        case "stake":
            return say(STAKE_OF, st.named(state, action))
        case "throw":
            return say(_DO_THROW)
        case "rethrow":
            again = (face for token, face in zip(DICE_IDS, state.pips, strict=True) if token in action.tokens)
            return say(_DO_RETHROW, dice=faces(tuple(sorted(again))))
        case "stop":
            return say(_DO_STOP)
    return say(_DO_TAKE if action.verb == "take" else _DO_LEAVE)


def report(before: State, action: Action, after: State) -> tuple[Text, ...]:
    """What happened, for the log: the outcome of a throw, then what was kept for it."""
    player = SeatName(action.seat)
    match action.verb:
        case "stake":
            return (say(_DID_STAKE, st.named(before, action), player=player),)
        case "throw":
            return (say(_DID_THROW, player=player, dice=faces(in_order(after.pips)), hand=hand_name(after.pips)),)
        case "stop":
            return (say(_DID_STOP, before.throws, player=player, hand=hand_name(before.pips)),)
        case "take":
            return (say(kit.TAKES_POT, len(before.counters.pot), player=player),)
        case "leave":
            return (say(STAYS),)
    told = say(_DID_RETHROW, player=player, dice=faces(in_order(after.pips)), hand=hand_name(after.pips))
    stay = tuple(face for token, face in zip(DICE_IDS, before.pips, strict=True) if token not in action.tokens)
    return (told, say(_DID_KEEP, player=player, kept=faces(tuple(sorted(stay))))) if stay else (told,)


def moment(before: State, action: Action, after: State) -> Moment | None:
    """Five of a kind."""
    fresh = action.verb in ("throw", "rethrow") and combination(after.pips) is Combination.FIVE
    return Moment(say(_FIVE), action.seat) if fresh else None


def score(state: State) -> ScoreSheet:
    """The counters of all seats, as parts of all that there are."""
    return ScoreSheet(
        say(_COUNTERS), (ScoreRow(say(_TOTAL), state.counters.held, total=True),), whole=state.counters.total
    )
