"""What the table of President says: offers, the log, the strip, the score."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.core.model import Action, Placement, Seat
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, Text, say
from tabletop.core.view import PlateFact, ScoreSheet, View
from tabletop.games.president.moves import can_play
from tabletop.games.president.ranks import HEIGHTS, RANK_OF_STRENGTH
from tabletop.games.president.state import (
    HANDS,
    Phase,
    State,
    exchanges,
    fresh_gifts,
    leader_after,
    returns_to,
    to_beat,
    totals,
)
from tabletop.games.president.titles import title
from tabletop.kit.cards import CARD_OF, FACES, cards_named, rank_name
from tabletop.kit.deals import score_sheet
from tabletop.kit.hands import faces_of, sizes

_POINTS = PLURAL_NOOP("president", "%n point(s)", "", 1)
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
_TAKES = QT_TRANSLATE_NOOP("president", "{player} takes the trick.")
_DEALS = QT_TRANSLATE_NOOP("president", "A new deal begins. {player} deals.")
_GIVES = QT_TRANSLATE_NOOP("president", "{giver} gives {receiver}: {cards}.")
_GIVES_HIDDEN = PLURAL_NOOP("president", "{giver} gives {receiver} %n card(s).", "", 1)
_GETS = QT_TRANSLATE_NOOP("president", "{player} gets: {cards}.")
_SWAP_HIDDEN = PLURAL_NOOP("president", "{high} and {low} exchange %n card(s) each.", "", 1)

_TO_LEAD = QT_TRANSLATE_NOOP("president", "{player} leads: one card, or several of one rank.")
_TO_BEAT = PLURAL_NOOP("president", "To beat: {rank}. {player} lays %n higher card(s) or passes.", "", 1)
_TO_PASS = PLURAL_NOOP("president", "To beat: {rank}. {player} has no higher set of %n card(s) and passes.", "", 1)
_TAKEN = QT_TRANSLATE_NOOP("president", "{player} takes the trick and leads the next one.")
_TAKEN_OUT = QT_TRANSLATE_NOOP(
    "president", "{player} takes the trick and has no cards left. {other} leads the next one."
)
_TO_SWAP = QT_TRANSLATE_NOOP(
    "president", "Exchange: {beggar} gives {president} the two highest cards and gets the two lowest."
)
_TO_SWAP_BOTH = QT_TRANSLATE_NOOP(
    "president",
    "Exchange: {beggar} gives {president} the two highest cards and gets the two lowest. "
    "{vice_beggar} and {vice} do the same with one card.",
)
_TO_HAND_UP = QT_TRANSLATE_NOOP(
    "president", "Exchange: {beggar} gives {president} the two highest cards and then gets any two back."
)
_TO_HAND_UP_BOTH = QT_TRANSLATE_NOOP(
    "president",
    "Exchange: {beggar} gives {president} the two highest cards and then gets any two back. "
    "{vice_beggar} and {vice} do the same with one card.",
)
_GOT = QT_TRANSLATE_NOOP(
    "president", "{player} got from {giver}: {cards}. {turn}", "the last hole is a whole sentence: whose turn it is"
)
_TO_GIVE = PLURAL_NOOP("president", "{giver} gives %n card(s) back to {receiver}.", "", 1)
_TO_CHOOSE = PLURAL_NOOP(
    "president", "{giver} gives %n card(s) back to {receiver}: to be chosen and laid on that hand.", "", 1
)
_COUNTED = QT_TRANSLATE_NOOP("president", "The deal is over. President: {first}. Beggar: {last}.")
_WON = QT_TRANSLATE_NOOP("president", "The match is over. Most points: {player}.")
_WON_TIE = QT_TRANSLATE_NOOP("president", "The match is over. Equal points; better in the last deal: {player}.")

_CAPTION = PLURAL_NOOP("president", "%n deal(s), the highest total wins", "heading of the score", 1)


def describe(view: View, action: Action) -> Text:
    """An action as an offer."""
    cards = cards_named(_by_height(view, action.tokens or ("",)))
    match action.verb:
        case "play":
            return say(_LAY, cards=cards)
        case "pass":
            return say(_PASS)
        case "give":
            return say(_GIVE, cards=cards)
        case _:
            return say(_GO_ON)


def _by_height(view: View, tokens: Iterable[str]) -> list[str | None]:
    """The faces of tokens as far as the viewer sees them, the lowest first."""
    faces = faces_of(view)
    return _in_order(faces.get(token) for token in tokens)


def _in_order(faces: Iterable[str | None]) -> list[str | None]:
    """Faces by the order of ranks, the lowest first; None: one that is not seen."""
    return sorted(faces, key=lambda face: -1 if face is None else HEIGHTS[CARD_OF[face]])


def is_giving(view: View) -> bool:
    """Whether somebody gives back cards of their choice now."""
    return view.prompt.msg in (_TO_GIVE, _TO_CHOOSE)


def is_counted(view: View) -> bool:
    """Whether a deal is over and the next one has not been dealt."""
    return view.prompt.msg == _COUNTED


# The log


def report(before: View, action: Action, after: View) -> tuple[Text, ...]:
    """What happened, as whoever has these two views saw it."""
    player = SeatName(action.seat)
    match action.verb:
        case "play":
            return _report_play(before, action, after)
        case "pass":
            return (say(_PASSES, player=player),)
        case "give":
            return _report_give(before, action)
        case _:
            return _report_clock(before, after)


def _report_play(before: View, action: Action, after: View) -> tuple[Text, ...]:
    player = SeatName(action.seat)
    line = say(_LAYS, player=player, cards=cards_named(_by_height(after, action.tokens)))
    if sizes(after).get(action.seat, 0) == 0:
        seats = _seats(before)
        place = sum(1 for seat in range(seats) if sizes(before).get(seat, 0) == 0)
        return line, say(_GOES_OUT, player=player, title=title(seats, place))
    return (line, say(_CLOSES)) if after.prompt.msg in (_TAKEN, _TAKEN_OUT) else (line,)


def _seats(view: View) -> int:
    """How many seats there are: every seat has a plate."""
    return sum(1 for fact in view.facts if isinstance(fact, PlateFact))


def _report_give(before: View, action: Action) -> tuple[Text, ...]:
    faces = _by_height(before, action.tokens)
    named = dict(before.prompt.args)
    giver, receiver = named["giver"], named["receiver"]
    if None in faces:
        return (say(_GIVES_HIDDEN, n=len(faces), giver=giver, receiver=receiver),)
    return (say(_GIVES, giver=giver, receiver=receiver, cards=cards_named(faces)),)


def _report_clock(before: View, after: View) -> tuple[Text, ...]:
    named = dict(before.prompt.args)
    if before.prompt.msg in (_TAKEN, _TAKEN_OUT):
        return (say(_TAKES, player=named["player"]),)
    if before.prompt.msg == _COUNTED:
        return (say(_DEALS, player=named["last"]),)
    return _report_exchange(before, after)


def _report_exchange(before: View, after: View) -> tuple[Text, ...]:
    """What the reader gets and gives, first and with the cards; of others only how many."""
    was = {placement.token: placement for placement in before.placements}
    moved: dict[tuple[str, str], list[str | None]] = {}
    for placement in after.placements:
        old: Placement = was[placement.token]
        if old.place.zone != placement.place.zone:
            face = old.face if placement.face is None else placement.face
            moved.setdefault((old.place.zone, placement.place.zone), []).append(face)
    named = dict(before.prompt.args)
    titles = (("president", "beggar"), ("vice", "vice_beggar"))
    pairs = [(named[high], named[low]) for high, low in titles if high in named]
    reader = SeatName(-1 if after.seat is None else after.seat)
    lines: list[Text] = []
    for high, low in sorted(pairs, key=lambda pair: reader not in pair):
        told = _exchanged(high, low, moved)
        lines += told[::-1] if low == reader else told
    return tuple(lines)


def _exchanged(high: object, low: object, moved: dict[tuple[str, str], list[str | None]]) -> list[Text]:
    """What two players get, in one line if the cards are not seen; with `president.free-return` only one of them."""
    assert isinstance(high, SeatName)
    assert isinstance(low, SeatName)
    up = _in_order(moved.get((HANDS[low.seat].zone, HANDS[high.seat].zone), ()))
    down = _in_order(moved.get((HANDS[high.seat].zone, HANDS[low.seat].zone), ()))
    if not down and None in up:
        return [say(_GIVES_HIDDEN, n=len(up), giver=low, receiver=high)]
    if not down:
        return [say(_GIVES, giver=low, receiver=high, cards=cards_named(up))]
    if None in up or None in down:
        return [say(_SWAP_HIDDEN, n=len(down), high=high, low=low)]
    return [say(_GETS, player=high, cards=cards_named(up)), say(_GETS, player=low, cards=cards_named(down))]


# The strip


def prompt(state: State, seat: Seat | None) -> Text:
    """Whose turn it is and what to do; only the seat itself is told what its hand allows."""
    match state.phase:
        case Phase.SWEEP:
            leader = leader_after(state)
            if leader == state.last:
                return say(_TAKEN, player=SeatName(leader))
            return say(_TAKEN_OUT, player=SeatName(state.last), other=SeatName(leader))
        case Phase.DEALT:
            return _exchange_prompt(state)
        case Phase.GIVE:
            giver = state.givers[0]
            receiver, count = returns_to(state, giver)
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
    gifts = fresh_gifts(state, state.turn) if seat == state.turn else ()
    if not gifts:
        return told
    cards = cards_named(_in_order(FACES[state.faces[gift.token]] for gift in gifts))
    return say(_GOT, player=SeatName(state.turn), giver=SeatName(gifts[0].giver), cards=cards, turn=told)


def _to_beat_or_lead(state: State, seat: Seat | None) -> Text:
    player = SeatName(state.turn)
    wanted, beaten = to_beat(state)
    if not wanted:
        return say(_TO_LEAD, player=player)
    stuck = seat == state.turn and not can_play(state, state.turn)
    return say(_TO_PASS if stuck else _TO_BEAT, n=wanted, player=player, rank=rank_name(RANK_OF_STRENGTH[beaten]))


def _exchange_prompt(state: State) -> Text:
    named = [SeatName(seat) for pair in exchanges(state.order) for seat in pair[:2]]
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
    scores = totals(state)
    best = [seat for seat in state.order if scores[seat] == max(scores)]
    return say(_WON if len(best) == 1 else _WON_TIE, player=SeatName(best[0]))


def hand_fact(state: State, seat: Seat) -> Text:
    """The line on a plate: how many cards, whether the seat has passed, its new title, or the points of the deal."""
    if state.phase in (Phase.COUNT, Phase.OVER):
        place = state.order.index(seat)
        return say(_PLACED, n=state.sheet[-1][seat], title=title(state.seats, place))
    if seat in state.out:
        return say(_OUT, title=title(state.seats, state.out.index(seat)))
    return say(_PASSED if state.passed >> seat & 1 else _CARDS, n=len(state.hands[seat]))


# The score


def points(score: int) -> Text:
    """So many points, in words."""
    return say(_POINTS, n=score)


def score(state: State) -> ScoreSheet:
    """A row for each deal, also for those to come, and the totals."""
    being_played = 0 if state.phase in (Phase.COUNT, Phase.OVER) else state.deal
    return score_sheet(
        say(_CAPTION, n=state.house.deals), state.sheet, state.seats, state.house.deals, current=being_played
    )
