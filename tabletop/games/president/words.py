"""What the table of President says: offers, the log, the strip, the score."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.core.model import Action, Seat, TokenId
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, Text, say
from tabletop.core.view import Moment, ScoreSheet
from tabletop.games.president import state as st
from tabletop.games.president.cards import HEIGHTS, RANK_OF_STRENGTH
from tabletop.games.president.moves import can_play
from tabletop.games.president.state import PACK, TOKENS, Phase, State
from tabletop.games.president.titles import HAT_FACES, PRESIDENT, hat_name, title
from tabletop.kit import cards
from tabletop.kit.cards import cards_named, rank_name
from tabletop.kit.deals import score_sheet
from tabletop.kit.hands import HIDDEN

_CARDS = PLURAL_NOOP("president", "%n card(s)", "cards in a hand", 1)
_PASSED = PLURAL_NOOP("president", "passed, %n card(s)", "on the plate of a player who has passed", 1)
DEAL_OF = QT_TRANSLATE_NOOP("president", "Deal {deal} of {deals}")
_PLACED = PLURAL_NOOP("president", "{title}: %n point(s)", "on the plate of a player when a deal is over", 1)
_OUT = QT_TRANSLATE_NOOP("president", "Out: {title}", "on the plate of a player without cards")
LAID_BY = QT_TRANSLATE_NOOP("president", "Laid by {player}", "who laid the cards that must be beaten")

_LAY = QT_TRANSLATE_NOOP("president", "Lay: {cards}", "a possible move")
_PASS = QT_TRANSLATE_NOOP("president", "Pass", "a possible move")
_GIVE = QT_TRANSLATE_NOOP("president", "Give: {cards}", "a possible move")
_GO_ON = QT_TRANSLATE_NOOP("president", "Play goes on.")

_LAYS = QT_TRANSLATE_NOOP("president", "{player} lays: {cards}.")
_CLOSES = QT_TRANSLATE_NOOP("president", "Nobody can beat that: the trick is over.")
_GOES_OUT = QT_TRANSLATE_NOOP("president", "{player} has no cards left. New title: {title}.")
_PASSES = QT_TRANSLATE_NOOP("president", "{player} passes.")
_NOW_PRESIDENT = QT_TRANSLATE_NOOP("president", "{player}: {title}!", "a player has just won a title")
_TAKES = QT_TRANSLATE_NOOP("president", "{player} takes the trick.")
_DEALS = QT_TRANSLATE_NOOP("president", "A new deal begins. {player} deals.")
_GIVES = QT_TRANSLATE_NOOP("president", "{giver} gives {receiver}: {cards}.")
_GIVES_HIDDEN = PLURAL_NOOP("president", "{giver} gives {receiver} %n card(s).", "", 1)
_GETS = QT_TRANSLATE_NOOP("president", "{player} gets: {cards}.")
_SWAP_HIDDEN = PLURAL_NOOP("president", "{high} and {low} exchange %n card(s) each.", "", 1)

_TO_LEAD = QT_TRANSLATE_NOOP("president", "{player} leads, with one card or several of one rank.")
_TO_BEAT = PLURAL_NOOP("president", "To beat: {rank}. {player} may lay %n higher card(s) or pass.", "", 1)
_TO_PASS = PLURAL_NOOP("president", "To beat: {rank}. {player} has no higher set of %n card(s) and must pass.", "", 1)
_TAKEN = QT_TRANSLATE_NOOP("president", "{player} takes the trick and leads the next one.")
_TAKEN_OUT = QT_TRANSLATE_NOOP(
    "president", "{player} takes the trick and has no cards left. {other} leads the next one."
)
_TO_SWAP = QT_TRANSLATE_NOOP(
    "president", "Exchange: {beggar} gives {president} the two highest cards and gets {president}’s two lowest."
)
_TO_SWAP_BOTH = QT_TRANSLATE_NOOP(
    "president",
    "Exchange: {beggar} gives {president} the two highest cards and gets {president}’s two lowest. "
    "{vice_beggar} and {vice} do the same with one card.",
)
_TO_HAND_UP = QT_TRANSLATE_NOOP(
    "president", "Exchange: {beggar} gives {president} the two highest cards, and {president} gives back any two."
)
_TO_HAND_UP_BOTH = QT_TRANSLATE_NOOP(
    "president",
    "Exchange: {beggar} gives {president} the two highest cards, and {president} gives back any two. "
    "{vice_beggar} and {vice} do the same with one card.",
)
_GOT = QT_TRANSLATE_NOOP(
    "president", "{player} got from {giver}: {cards}. {turn}", "the last hole is a whole sentence: whose turn it is"
)
_TO_GIVE = PLURAL_NOOP("president", "{giver} gives %n card(s) back to {receiver}.", "", 1)
_TO_CHOOSE = PLURAL_NOOP("president", "{giver} chooses %n card(s) and lays them on the hand of {receiver}.", "", 1)
_COUNTED = QT_TRANSLATE_NOOP("president", "The deal is over. President: {first}. Beggar: {last}.")
_WON = QT_TRANSLATE_NOOP("president", "The match is over. Most points: {player}.")
_WON_TIE = QT_TRANSLATE_NOOP("president", "The match is over. Equal points; better in the last deal: {player}.")

_CAPTION = PLURAL_NOOP("president", "%n deal(s), the highest total wins", "heading of the score", 1)


def describe(state: State, action: Action) -> Text:
    """An action as an offer."""
    match action.verb:
        case "play":
            return say(_LAY, cards=cards_named(_by_height(state, action.tokens)))
        case "pass":
            return say(_PASS)
        case "give":
            return say(_GIVE, cards=cards_named(_by_height(state, action.tokens)))
        case _:
            return say(_GO_ON)


def _by_height(state: State, tokens: Iterable[TokenId]) -> list[int]:
    """The cards of tokens as far as they are known, the lowest first; HIDDEN if there are none."""
    found = PACK.shown(state.faces, tokens) or (HIDDEN,)
    return sorted(found, key=lambda card: -1 if card == HIDDEN else HEIGHTS[card])


def face_name(face: str) -> Text | None:
    """A card or a hat in words."""
    return cards.face_name(face) or hat_name(face)


# The log


def report(before: State, action: Action, after: State) -> tuple[Text, ...]:
    """What happened, as whoever knows these two states saw it."""
    player = SeatName(action.seat)
    match action.verb:
        case "play":
            return _report_play(action, after)
        case "pass":
            return (say(_PASSES, player=player),)
        case "give":
            gift = after.gifts[-1]
            return (_given(after, gift.giver, gift.receiver, gift.tokens),)
        case _ if before.phase is Phase.SWEEP:
            return (say(_TAKES, player=SeatName(before.last)),)
        case _ if before.phase is Phase.COUNT:
            return (say(_DEALS, player=SeatName(before.order[-1])),)
        case _:
            return _report_exchange(before, after)


def _report_play(action: Action, after: State) -> tuple[Text, ...]:
    player = SeatName(action.seat)
    line = say(_LAYS, player=player, cards=cards_named(_by_height(after, action.tokens)))
    if action.seat in after.out:
        return line, say(_GOES_OUT, player=player, title=title(after.seats, after.out.index(action.seat)))
    return (line, say(_CLOSES)) if after.phase is Phase.SWEEP else (line,)


def moment(before: State, action: Action, after: State) -> Moment | None:
    """The President is known."""
    if len(after.out) != 1 or before.out:
        return None
    player = SeatName(action.seat)
    return Moment(say(_NOW_PRESIDENT, player=player, title=title(after.seats, 0)), action.seat, HAT_FACES[PRESIDENT])


def _given(after: State, giver: Seat, receiver: Seat, tokens: tuple[int, ...]) -> Text:
    """One gift, with the cards if the reader knows them."""
    known = _by_height(after, [TOKENS[token] for token in tokens])
    if HIDDEN in known:
        return say(_GIVES_HIDDEN, n=len(known), giver=SeatName(giver), receiver=SeatName(receiver))
    return say(_GIVES, giver=SeatName(giver), receiver=SeatName(receiver), cards=cards_named(known))


def _report_exchange(before: State, after: State) -> tuple[Text, ...]:
    """What the reader gets and gives, first and with the cards; of others only how many."""
    shown = [seat for seat, hand in enumerate(before.hands) if all(before.faces[token] != HIDDEN for token in hand)]
    lines: list[Text] = []
    for high, low, _ in sorted(st.exchanges(before.order), key=lambda pair: not {*shown} & {*pair[:2]}):
        told = _exchanged(after, high, low)
        lines += told[::-1] if low in shown else told
    return tuple(lines)


def _exchanged(after: State, high: Seat, low: Seat) -> list[Text]:
    """What two players get, in one line if the cards are not seen; with `president.free-return` only one of them."""
    got = {gift.receiver: gift.tokens for gift in after.gifts if gift.receiver in (high, low)}
    if low not in got:
        return [_given(after, low, high, got[high])]
    up, down = (_by_height(after, [TOKENS[token] for token in got[seat]]) for seat in (high, low))
    if HIDDEN in (*up, *down):
        return [say(_SWAP_HIDDEN, n=len(down), high=SeatName(high), low=SeatName(low))]
    return [
        say(_GETS, player=SeatName(high), cards=cards_named(up)),
        say(_GETS, player=SeatName(low), cards=cards_named(down)),
    ]


# The strip


def prompt(state: State, seat: Seat | None) -> Text:
    """Whose turn it is and what to do; only the seat itself is told what its hand allows."""
    match state.phase:
        case Phase.SWEEP:
            leader = st.leader_after(state)
            if leader == state.last:
                return say(_TAKEN, player=SeatName(leader))
            return say(_TAKEN_OUT, player=SeatName(state.last), other=SeatName(leader))
        case Phase.DEALT:
            return _exchange_prompt(state)
        case Phase.GIVE:
            giver = state.givers[0]
            receiver, count = st.returns_to(state, giver)
            msg = _TO_CHOOSE if seat == giver else _TO_GIVE
            return say(msg, n=count, giver=SeatName(giver), receiver=SeatName(receiver))
        case Phase.COUNT:
            return say(_COUNTED, first=SeatName(state.order[0]), last=SeatName(state.order[-1]))
        case Phase.OVER:
            return _won_prompt(state)
        case _:
            return _turn_prompt(state, seat)


def _turn_prompt(state: State, seat: Seat | None) -> Text:
    told = _to_beat_or_lead(state, seat)
    gift = st.fresh_gift(state, state.turn) if seat == state.turn else None
    if gift is None:
        return told
    got = cards_named(_by_height(state, [TOKENS[token] for token in gift.tokens]))
    return say(_GOT, player=SeatName(state.turn), giver=SeatName(gift.giver), cards=got, turn=told)


def _to_beat_or_lead(state: State, seat: Seat | None) -> Text:
    player = SeatName(state.turn)
    wanted, beaten = st.to_beat(state)
    if not wanted:
        return say(_TO_LEAD, player=player)
    stuck = seat == state.turn and not can_play(state, state.turn)
    return say(_TO_PASS if stuck else _TO_BEAT, n=wanted, player=player, rank=rank_name(RANK_OF_STRENGTH[beaten]))


def _exchange_prompt(state: State) -> Text:
    named = [SeatName(seat) for pair in st.exchanges(state.order) for seat in pair[:2]]
    free = state.house.free_return
    if len(named) == 2:
        return say(_TO_HAND_UP if free else _TO_SWAP, president=named[0], beggar=named[1])
    return say(
        _TO_HAND_UP_BOTH if free else _TO_SWAP_BOTH,
        president=named[0],
        beggar=named[1],
        vice=named[2],
        vice_beggar=named[3],
    )


def _won_prompt(state: State) -> Text:
    scores = st.totals(state)
    best = [seat for seat in state.order if scores[seat] == max(scores)]
    return say(_WON if len(best) == 1 else _WON_TIE, player=SeatName(best[0]))


def hand_fact(state: State, seat: Seat) -> Text:
    """The line on a plate: how many cards, whether the seat has passed, its new title, or the points of the deal."""
    if state.phase in (Phase.COUNT, Phase.OVER):
        return placed(state, seat, state.sheet[-1][seat])
    if seat in state.out:
        return say(_OUT, title=title(state.seats, state.out.index(seat)))
    return say(_PASSED if state.passed >> seat & 1 else _CARDS, n=len(state.hands[seat]))


def placed(state: State, seat: Seat, score: int) -> Text:
    """The title that a seat won in the last deal, and so many points."""
    return say(_PLACED, n=score, title=title(state.seats, state.order.index(seat)))


# The score


def score(state: State) -> ScoreSheet:
    """A row for each deal, also for those to come, and the totals."""
    being_played = 0 if state.phase in (Phase.COUNT, Phase.OVER) else state.deal
    return score_sheet(
        say(_CAPTION, n=state.house.deals),
        state.sheet,
        state.seats,
        state.house.deals,
        current=being_played,
        ahead=state.ahead,
    )
