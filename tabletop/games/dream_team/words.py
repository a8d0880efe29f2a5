"""What the table of Dream Team says: offers, the log, the strip, the score."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.core.game import Offer
from tabletop.core.model import Action, Seat, TokenId
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Names, SeatName, Text, say
from tabletop.core.view import Moment, ScoreSheet
from tabletop.games.dream_team import cards, scoring
from tabletop.games.dream_team import state as st
from tabletop.games.dream_team.cards import FACE_OF, FREE, RED, YELLOW, cards_named, set_name
from tabletop.games.dream_team.moves import can_play
from tabletop.games.dream_team.state import BRONZE, GOLD, INDEX, PACK, SILVER, TOKENS, Laid, Phase, State
from tabletop.kit.cards import face_name as card_face_name
from tabletop.kit.deals import score_sheet
from tabletop.kit.hands import HIDDEN
from tabletop.kit.shedding import Gift

ROUND_OF = QT_TRANSLATE_NOOP("dream_team", "Round {deal} of {deals}")
_HOLDS = PLURAL_NOOP("dream_team", "Seat {number}, %n card(s)", "on the plate of a player", 1)
_HAS_PASSED = PLURAL_NOOP("dream_team", "Passed, %n card(s)", "on the plate of a player who has passed", 1)
_IS_SKIPPED = PLURAL_NOOP("dream_team", "Skipped, %n card(s)", "on the plate of a player: the Yellow Card", 1)
_OUT = QT_TRANSLATE_NOOP("dream_team", "Out, without a medal", "on the plate of a player without cards")
_LAST = QT_TRANSLATE_NOOP("dream_team", "Last in this round", "on the plate of a player")
_WON_MEDAL = {
    GOLD: QT_TRANSLATE_NOOP("dream_team", "Out: gold", "on the plate of a player who has won a medal"),
    SILVER: QT_TRANSLATE_NOOP("dream_team", "Out: silver", "on the plate of a player who has won a medal"),
    BRONZE: QT_TRANSLATE_NOOP("dream_team", "Out: bronze", "on the plate of a player who has won a medal"),
}
_COUNTED_MEDALS = QT_TRANSLATE_NOOP(
    "dream_team", "Gold {gold}, silver {silver}, bronze {bronze}", "how many medals a player has won in a match"
)
_LAID_BY = QT_TRANSLATE_NOOP("dream_team", "{player}: {cards}", "who laid the cards that must be beaten, and which")

_LAY = QT_TRANSLATE_NOOP("dream_team", "Lay: {cards}", "a possible move")
_LAY_AS = QT_TRANSLATE_NOOP("dream_team", "Lay: {cards} as {number}", "a possible move: Free Kicks stand for a number")
_LAY_SKIP = QT_TRANSLATE_NOOP("dream_team", "Lay: {cards}, and skip {player}", "a possible move: the Yellow Card")
_PASS = QT_TRANSLATE_NOOP("dream_team", "Pass", "a possible move")
_SKIP = QT_TRANSLATE_NOOP("dream_team", "Skip {player}", "whom the Yellow Card skips")
_AS = QT_TRANSLATE_NOOP("dream_team", "As {number}", "the number for which a Free Kick stands")
_GIVE = QT_TRANSLATE_NOOP("dream_team", "Give: {cards}", "a possible move")
_GIVE_TO = QT_TRANSLATE_NOOP("dream_team", "Give both cards to {player}", "a possible move")
_GO_ON = QT_TRANSLATE_NOOP("dream_team", "Play goes on.")
_WHICH_NUMBER = QT_TRANSLATE_NOOP("dream_team", "Which number does it stand for?", "a Free Kick is laid alone")
_WHO_IS_SKIPPED = QT_TRANSLATE_NOOP("dream_team", "Who is skipped?", "the Yellow Card is laid")

_LAYS = QT_TRANSLATE_NOOP("dream_team", "{player} lays: {cards}.")
_LAYS_AS = QT_TRANSLATE_NOOP("dream_team", "{player} lays: {cards} as {number}.")
_SKIPS = QT_TRANSLATE_NOOP("dream_team", "{player} is skipped.")
_GOES_OUT = {
    GOLD: QT_TRANSLATE_NOOP("dream_team", "{player} is out and wins gold!"),
    SILVER: QT_TRANSLATE_NOOP("dream_team", "{player} is out and wins silver."),
    BRONZE: QT_TRANSLATE_NOOP("dream_team", "{player} is out and wins bronze."),
    0: QT_TRANSLATE_NOOP("dream_team", "{player} is out."),
}
_PASSES = QT_TRANSLATE_NOOP("dream_team", "{player} passes.")
_TAKES = QT_TRANSLATE_NOOP("dream_team", "{player} wins the trick.")
_TAKES_RED = QT_TRANSLATE_NOOP("dream_team", "{player} wins the trick and takes the Red Card.")
_DEALS = QT_TRANSLATE_NOOP("dream_team", "A new round begins. {player} deals.")
_RESEATED = QT_TRANSLATE_NOOP("dream_team", "Seats change. {player} deals.")
_HAS_HAT_TRICK = QT_TRANSLATE_NOOP("dream_team", "Hat Trick! {player} wins the round at once.")
_HAS_NUTMEG = QT_TRANSLATE_NOOP("dream_team", "Nutmeg! {player} has the Yellow and the Red Card.")
_GIVES_NUTMEG = QT_TRANSLATE_NOOP("dream_team", "{giver} gives {receiver} the Yellow and the Red Card.")
_HAS_CHOSEN = PLURAL_NOOP("dream_team", "{giver} has chosen %n card(s) for {receiver}.", "", 1)
_CHOSE = QT_TRANSLATE_NOOP("dream_team", "{giver} chooses for {receiver}: {cards}.")
_GETS = QT_TRANSLATE_NOOP("dream_team", "{player} gets: {cards}.")
_TRADED = QT_TRANSLATE_NOOP("dream_team", "The cards change hands.")
_GOLD_MOMENT = QT_TRANSLATE_NOOP("dream_team", "Gold for {player}!", "a player has just won a medal")
_HAT_MOMENT = QT_TRANSLATE_NOOP("dream_team", "{player}: Hat Trick!")
_NUTMEG_MOMENT = QT_TRANSLATE_NOOP("dream_team", "{player}: Nutmeg!")
_CURSE_MOMENT = QT_TRANSLATE_NOOP("dream_team", "The Red Card goes to {player}!")

_TO_OPEN = QT_TRANSLATE_NOOP("dream_team", "{player} has the Kickoff and opens the round.")
_TO_LEAD_RED = QT_TRANSLATE_NOOP("dream_team", "{player} is out, but must still lead the Red Card.")
_TO_LEAD = QT_TRANSLATE_NOOP("dream_team", "{player} leads, with one card or a set.")
_TO_BEAT = PLURAL_NOOP("dream_team", "To beat: {set}. {player} may lay %n lower card(s) or pass.", "", 1)
_TO_PASS = QT_TRANSLATE_NOOP("dream_team", "To beat: {set}. {player} has nothing that is lower and must pass.")
_TAKEN = QT_TRANSLATE_NOOP("dream_team", "{player} wins the trick and leads the next one.")
_TAKEN_OUT = QT_TRANSLATE_NOOP("dream_team", "{player} wins the trick and is out. {other} leads the next one.")
_TAKEN_RED = QT_TRANSLATE_NOOP("dream_team", "{player} wins the trick, and with it the Red Card.")
_HAT_TRICK = QT_TRANSLATE_NOOP("dream_team", "Hat Trick! {player} was dealt {cards} and wins the round at once.")
_NUTMEG = QT_TRANSLATE_NOOP("dream_team", "Nutmeg! {player} gives the Yellow and the Red Card away.")
_TO_NUTMEG = QT_TRANSLATE_NOOP("dream_team", "Nutmeg! {player} lays the Yellow and the Red Card on another hand.")
_TO_CHOOSE = PLURAL_NOOP(
    "dream_team", "Trade: {giver} chooses %n card(s) and lays them on the hand of {receiver}.", "", 1
)
_CHOOSES = PLURAL_NOOP("dream_team", "Trade: {giver} chooses %n card(s) for {receiver}.", "", 1)
_GOT = QT_TRANSLATE_NOOP(
    "dream_team", "{player} got from {giver}: {cards}. {turn}", "the last hole is a whole sentence: whose turn it is"
)
_COUNTED = QT_TRANSLATE_NOOP("dream_team", "The round is over. Gold: {gold}. Silver: {silver}.")
_COUNTED_THREE = QT_TRANSLATE_NOOP("dream_team", "The round is over. Gold: {gold}. Silver: {silver}. Bronze: {bronze}.")
_WON = QT_TRANSLATE_NOOP("dream_team", "The match is over. Most points: {player}.")
_WON_TIE = QT_TRANSLATE_NOOP("dream_team", "The match is over. Equal points; medals and seats decide: {player}.")
_SHARED = QT_TRANSLATE_NOOP("dream_team", "The match is over. Most points: {players}.")

_CAPTION = PLURAL_NOOP("dream_team", "%n round(s), most points win", "heading of the score", 1)
_ROUND = QT_TRANSLATE_NOOP("dream_team", "Round {deal}", "a row of the score")
_MEDAL_NAMES = {
    "medal-gold": QT_TRANSLATE_NOOP("dream_team", "gold medal"),
    "medal-silver": QT_TRANSLATE_NOOP("dream_team", "silver medal"),
    "medal-bronze": QT_TRANSLATE_NOOP("dream_team", "bronze medal"),
}
MEDAL_FACES = dict(zip((GOLD, SILVER, BRONZE), _MEDAL_NAMES, strict=True))
"""The art key of each medal."""


# Offers


def describe(state: State, action: Action) -> Text:
    """An action as an offer."""
    match action.verb:
        case "play":
            return _described_play(state, action)
        case "pass":
            return say(_PASS)
        case "trade_give":
            return say(_GIVE, cards=_named(state, action.tokens))
        case "nutmeg_give":
            return say(_GIVE_TO, player=SeatName(_receiver(action)))
        case _:
            return say(_GO_ON)


def _described_play(state: State, action: Action) -> Text:
    named = _named(state, action.tokens)
    if isinstance(action.choice, int):
        if _is_yellow(state, action):
            return say(_LAY_SKIP, cards=named, player=SeatName(action.choice))
        return say(_LAY_AS, cards=named, number=action.choice)
    return say(_LAY, cards=named)


def question(state: State, actions: tuple[Action, ...]) -> Text | None:
    """What the table asks when a play needs a name: a number, or a player."""
    if actions[0].verb != "play":
        return None
    return say(_WHO_IS_SKIPPED if _is_yellow(state, actions[0]) else _WHICH_NUMBER)


def offers(state: State, actions: tuple[Action, ...]) -> tuple[Offer, ...]:
    """The numbers for which Free Kicks may stand, or the players who may be skipped."""
    if any(action.verb != "play" or not isinstance(action.choice, int) for action in actions):
        return tuple(Offer(action, describe(state, action)) for action in actions)
    chosen = [(action, action.choice) for action in actions if isinstance(action.choice, int)]
    if _is_yellow(state, actions[0]):
        return tuple(Offer(action, say(_SKIP, player=SeatName(seat))) for action, seat in chosen)
    return tuple(Offer(action, say(_AS, number=number), FACE_OF[number]) for action, number in chosen)


def _is_yellow(state: State, action: Action) -> bool:
    return st.has_yellow(state, tuple(INDEX[token] for token in action.tokens if token in INDEX))


def _receiver(action: Action) -> Seat:
    return next((seat for seat, hand in enumerate(st.HANDS) if action.to == hand), 0)


def _named(state: State, tokens: Iterable[TokenId]) -> Text | Names | int:
    """The cards of tokens as far as they are known, the best first and Free Kicks last; a card, if there are none."""
    found = PACK.shown(state.faces, tokens) or (HIDDEN,)
    return cards_named(sorted(found, key=lambda card: (card in _FREE_CARDS, card)))


_FREE_CARDS = frozenset(card for card, kind in enumerate(cards.KINDS) if kind == FREE)


def face_name(face: str) -> Text | None:
    """A card or a medal in words."""
    if face in _MEDAL_NAMES:
        return say(_MEDAL_NAMES[face])
    return cards.face_name(face) or card_face_name(face)


# The log


def report(before: State, action: Action, after: State) -> tuple[Text, ...]:
    """What happened, as whoever knows these two states saw it."""
    player = SeatName(action.seat)
    match action.verb:
        case "play":
            return _report_play(action, after)
        case "pass":
            return (say(_PASSES, player=player),)
        case "nutmeg_give":
            return (say(_GIVES_NUTMEG, giver=player, receiver=SeatName(_receiver(action))),)
        case "trade_give":
            return _report_trade(action, before, after)
        case _ if before.phase is Phase.SWEEP:
            winner = SeatName(st.winner_of(before))
            return (say(_TAKES_RED if st.is_cursed(before) else _TAKES, player=winner),)
        case _:
            return _report_deal(before, after)


def _report_play(action: Action, after: State) -> tuple[Text, ...]:
    player, named = SeatName(action.seat), _named(after, action.tokens)
    line = say(_LAYS, player=player, cards=named)
    if isinstance(action.choice, int):
        if _is_yellow(after, action):
            more = [say(_SKIPS, player=SeatName(action.choice))]
        else:
            line, more = say(_LAYS_AS, player=player, cards=named, number=action.choice), []
    else:
        more = []
    if not after.hands[action.seat]:
        more = [say(_GOES_OUT[st.medal_of(after, action.seat)], player=player)]
    return (line, *more)


def _report_trade(action: Action, before: State, after: State) -> tuple[Text, ...]:
    giver, receiver = SeatName(action.seat), SeatName(_receiver(action))
    if all(after.faces[INDEX[token]] != HIDDEN for token in action.tokens):
        line = say(_CHOSE, giver=giver, receiver=receiver, cards=_named(after, action.tokens))
    else:
        line = say(_HAS_CHOSEN, len(action.tokens), giver=giver, receiver=receiver)
    return (line, _change(before, after)) if after.phase is not Phase.TRADE else (line,)


def _change(before: State, after: State) -> Text:
    """What the reader gets when the cards change hands; to others only that they do."""
    own = [seat for seat, hand in enumerate(before.hands) if all(before.faces[token] != HIDDEN for token in hand)]
    got: list[Gift] = [gift for gift in after.gifts if gift.receiver in own]
    if len(own) != 1 or len(got) != 1:
        return say(_TRADED)
    return say(_GETS, player=SeatName(own[0]), cards=_named(after, [TOKENS[token] for token in got[0].tokens]))


def _report_deal(before: State, after: State) -> tuple[Text, ...]:
    if after.phase is Phase.OVER:
        return (_won_prompt(after),)
    dealt = say(_DEALS if after.seated == before.seated else _RESEATED, player=SeatName(st.ball_kid(after)))
    if after.phase is Phase.HAT_TRICK:
        return dealt, say(_HAS_HAT_TRICK, player=SeatName(after.special))
    if after.phase is Phase.NUTMEG:
        return dealt, say(_HAS_NUTMEG, player=SeatName(after.special))
    return (dealt,)


def moment(before: State, action: Action, after: State) -> Moment | None:
    """The gold medal is won, a deal is special, the Red Card strikes."""
    if len(after.out) == 1 and not before.out:
        return Moment(say(_GOLD_MOMENT, player=SeatName(action.seat)), action.seat, MEDAL_FACES[GOLD])
    if before.phase is Phase.SWEEP and st.is_cursed(before):
        winner = st.winner_of(before)
        return Moment(say(_CURSE_MOMENT, player=SeatName(winner)), winner, FACE_OF[RED])
    if after.round > before.round and after.phase is Phase.HAT_TRICK:
        return Moment(say(_HAT_MOMENT, player=SeatName(after.special)), after.special, MEDAL_FACES[GOLD])
    if after.round > before.round and after.phase is Phase.NUTMEG:
        return Moment(say(_NUTMEG_MOMENT, player=SeatName(after.special)), after.special, FACE_OF[YELLOW])
    return None


# The strip


def prompt(state: State, seat: Seat | None) -> Text:
    """Whose turn it is and what to do; only the seat itself is told what its hand allows."""
    match state.phase:
        case Phase.SWEEP:
            return _taken_prompt(state)
        case Phase.HAT_TRICK:
            shown = cards_named(state.faces[token] for token in sorted(state.shown, key=state.faces.__getitem__))
            return say(_HAT_TRICK, player=SeatName(state.special), cards=shown)
        case Phase.NUTMEG:
            return say(_TO_NUTMEG if seat == state.special else _NUTMEG, player=SeatName(state.special))
        case Phase.TRADE:
            receiver, count = st.returns_to(state, state.turn)
            msg = _TO_CHOOSE if seat == state.turn else _CHOOSES
            return say(msg, n=count, giver=SeatName(state.turn), receiver=SeatName(receiver))
        case Phase.COUNT:
            return _counted_prompt(state)
        case Phase.OVER:
            return _won_prompt(state)
        case _:
            return _turn_prompt(state, seat)


def _taken_prompt(state: State) -> Text:
    winner, leader = st.winner_of(state), st.leader_after(state)
    if st.is_cursed(state):
        return say(_TAKEN_RED, player=SeatName(winner))
    if leader == winner:
        return say(_TAKEN, player=SeatName(winner))
    return say(_TAKEN_OUT, player=SeatName(winner), other=SeatName(leader))


def _turn_prompt(state: State, seat: Seat | None) -> Text:
    told = _to_beat_or_lead(state, seat)
    gift = st.fresh_gift(state, state.turn) if seat == state.turn else None
    if gift is None:
        return told
    got = _named(state, [TOKENS[token] for token in gift.tokens])
    return say(_GOT, player=SeatName(state.turn), giver=SeatName(gift.giver), cards=got, turn=told)


def _to_beat_or_lead(state: State, seat: Seat | None) -> Text:
    player = SeatName(state.turn)
    if st.is_opening(state):
        return say(_TO_OPEN, player=player)
    if st.leads_red(state):
        return say(_TO_LEAD_RED, player=player)
    wanted, beaten = st.to_beat(state)
    if not wanted:
        return say(_TO_LEAD, player=player)
    named = set_name(beaten, wanted)
    if seat == state.turn and not can_play(state, state.turn):
        return say(_TO_PASS, player=player, set=named)
    return say(_TO_BEAT, n=wanted, player=player, set=named)


def _counted_prompt(state: State) -> Text:
    gold, silver, bronze = (SeatName(seat) for seat in state.places[:3])
    if BRONZE not in state.sheet[-1]:
        return say(_COUNTED, gold=gold, silver=silver)
    return say(_COUNTED_THREE, gold=gold, silver=silver, bronze=bronze)


def _won_prompt(state: State) -> Text:
    first = scoring.ranked(state)[0]
    if len(first) > 1:
        return say(_SHARED, players=Names(tuple(SeatName(seat) for seat in first)))
    points = st.totals(state)
    return say(_WON if points.count(max(points)) == 1 else _WON_TIE, player=SeatName(first[0]))


# Plates, captions, the score


def plate_line(state: State, seat: Seat) -> Text:
    """The line on a plate: the number of the seat and how many cards, or what the player has won."""
    if state.phase is Phase.OVER:
        return medals_won(state, seat)
    if seat in state.out and not state.hands[seat]:
        medal = st.medal_of(state, seat)
        return say(_WON_MEDAL[medal]) if medal else say(_OUT)
    count = len(state.hands[seat])
    if state.phase is Phase.COUNT:
        return say(_LAST)
    if state.skipped == seat:
        return say(_IS_SKIPPED, n=count)
    if state.passed >> seat & 1:
        return say(_HAS_PASSED, n=count)
    return say(_HOLDS, n=count, number=st.number_of(state, seat))


def medals_won(state: State, seat: Seat) -> Text:
    """How many medals a player has won in the match."""
    gold, silver, bronze = (scoring.medals_of(state, seat, medal) for medal in (GOLD, SILVER, BRONZE))
    return say(_COUNTED_MEDALS, gold=gold, silver=silver, bronze=bronze)


def laid_by(laid: Laid) -> Text:
    """Who laid what has to be beaten."""
    return say(_LAID_BY, player=SeatName(laid.seat), cards=set_name(laid.value, len(laid.tokens)))


def score(state: State) -> ScoreSheet:
    """A row for each round, also for those to come, and the totals."""
    being_played = 0 if state.phase in (Phase.COUNT, Phase.OVER) else state.round
    rounds = state.house.rounds
    caption, ahead = say(_CAPTION, n=rounds), state.ahead
    return score_sheet(caption, state.sheet, state.seats, rounds, current=being_played, row=_ROUND, ahead=ahead)
