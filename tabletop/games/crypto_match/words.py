"""What the table of Crypto Match says: offers, the log, the strip, the plates, the score."""

from __future__ import annotations

from tabletop.core.model import Action, Result, Seat
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Msg, Names, SeatName, Text, say
from tabletop.core.view import Moment, ScoreRow, ScoreSheet
from tabletop.games.crypto_match import GIFT, POTATO, TOWER, WELL, deals
from tabletop.games.crypto_match import state as st
from tabletop.games.crypto_match.cards import CARD_FACE, SYMBOL_FACES, SYMBOL_OF, symbol_name
from tabletop.games.crypto_match.state import CENTRE, Mini, Phase, State, cards_now, points, rounds_of
from tabletop.kit import head_start
from tabletop.kit.winners import winners_text

MINI_NAMES: dict[Mini, Msg] = {Mini.TOWER: TOWER, Mini.WELL: WELL, Mini.POTATO: POTATO, Mini.GIFT: GIFT}

_POINTS = PLURAL_NOOP("crypto_match", "%n match point(s)", "", 1)
_CARD = QT_TRANSLATE_NOOP("crypto_match", "card", "a round card with pictures")
MEANS = QT_TRANSLATE_NOOP("crypto_match", "{picture}: {meaning}", "a picture and what it means, in the legend")

_CLAIM = QT_TRANSLATE_NOOP("crypto_match", "Claim: {picture}", "a possible move")
_CLAIM_ON = QT_TRANSLATE_NOOP("crypto_match", "Claim on {player}’s card: {picture}", "a possible move")
_BUZZ = QT_TRANSLATE_NOOP("crypto_match", "Be first, then point", "a possible move")
_REVEAL = QT_TRANSLATE_NOOP("crypto_match", "Turn all cards up", "what the clock does")
_LAPSE = QT_TRANSLATE_NOOP("crypto_match", "The time to point is over", "what the clock does")
_FREE = QT_TRANSLATE_NOOP("crypto_match", "A lock ends", "what the clock does")
_HELP = QT_TRANSLATE_NOOP("crypto_match", "A picture begins to glow", "what the clock does")
_CLEAR = QT_TRANSLATE_NOOP("crypto_match", "Go on", "what the clock does")

_SEES = QT_TRANSLATE_NOOP("crypto_match", "{player} sees it first: {picture}.")
_TO_OTHER = PLURAL_NOOP("crypto_match", "%n card(s) for {player}.", "", 1)
_WRONG = QT_TRANSLATE_NOOP("crypto_match", "{player} is wrong: {picture}.")
_WAITS = QT_TRANSLATE_NOOP("crypto_match", "{player} has to wait.")
_PRESSES = QT_TRANSLATE_NOOP("crypto_match", "{player} was first.")
_NOT_IN_TIME = QT_TRANSLATE_NOOP("crypto_match", "{player} does not point in time.")
_GLOWS = QT_TRANSLATE_NOOP("crypto_match", "Nobody has found it yet: a picture begins to glow.")
_PENALTY = PLURAL_NOOP("crypto_match", "%n penalty card(s) for {player}.", "", 1)
_WINS_MINI = QT_TRANSLATE_NOOP("crypto_match", "{player} wins this mini-game!")
_NEXT = QT_TRANSLATE_NOOP("crypto_match", "Next: {game}.")

_READY = {
    Mini.TOWER: QT_TRANSLATE_NOOP("crypto_match", "The Tower begins: collect cards. Most cards wins."),
    Mini.WELL: QT_TRANSLATE_NOOP("crypto_match", "The Well begins: get rid of the cards. The first without any wins."),
    Mini.GIFT: QT_TRANSLATE_NOOP("crypto_match", "The Poisoned Gift begins: nobody wants cards. Fewest cards wins."),
}
_READY_POTATO = QT_TRANSLATE_NOOP(
    "crypto_match", "Hot Potato, round {round} of {rounds}: whoever keeps the cards gets the penalty."
)
_LOOK = {
    Mini.TOWER: QT_TRANSLATE_NOOP(
        "crypto_match", "The Tower: who spots the picture shared by their own card and the middle one?"
    ),
    Mini.WELL: QT_TRANSLATE_NOOP(
        "crypto_match", "The Well: who spots the picture shared by their own card and the middle one?"
    ),
    Mini.POTATO: QT_TRANSLATE_NOOP(
        "crypto_match", "Hot Potato: who spots the picture shared by their own card and another player’s?"
    ),
    Mini.GIFT: QT_TRANSLATE_NOOP(
        "crypto_match", "The Poisoned Gift: who spots the picture shared by the middle card and another player’s?"
    ),
}
_LOOK_GLOW = QT_TRANSLATE_NOOP("crypto_match", "Look for the picture that glows on two cards.")
_POINT = QT_TRANSLATE_NOOP("crypto_match", "{player} was first: which picture is on both cards?")
_KEEPS = PLURAL_NOOP("crypto_match", "{player} keeps the hot potato: %n penalty card(s).", "", 1)
_MINI_OVER = QT_TRANSLATE_NOOP("crypto_match", "{game} is over. Match point: {players}.")

_WON_CARDS = PLURAL_NOOP("crypto_match", "%n card(s) won", "on the plate of a player", 1)
_LEFT_CARDS = PLURAL_NOOP("crypto_match", "%n card(s) left", "on the plate of a player", 1)
_HAS_CARDS = PLURAL_NOOP("crypto_match", "%n card(s)", "on the plate of a player", 1)
_PENALTIES = PLURAL_NOOP("crypto_match", "%n penalty card(s)", "on the plate of a player", 1)
_SAFE = QT_TRANSLATE_NOOP("crypto_match", "safe", "in this round: on the plate of a player")
_DONE = QT_TRANSLATE_NOOP("crypto_match", "place {place}", "in a mini-game: on the plate of a player")
_LOCKED = QT_TRANSLATE_NOOP("crypto_match", "locked", "for a moment: on the plate of a player")
_LOOKS_ON = QT_TRANSLATE_NOOP("crypto_match", "looks on", "takes no part: on the plate of a player")

NOTE = QT_TRANSLATE_NOOP("crypto_match", "{game}, {number} of {count}", "the quiet line beside the title")
DECIDER = QT_TRANSLATE_NOOP("crypto_match", "Decider")
_CAPTION = QT_TRANSLATE_NOOP("crypto_match", "Match points")
_TOTAL = QT_TRANSLATE_NOOP("crypto_match", "Total")
GLOWS = QT_TRANSLATE_NOOP("crypto_match", "it glows", "a picture, said for screen readers")


def match_points(count: int) -> Text:
    """So many match points, in words."""
    return say(_POINTS, count)


def mini_name(mini: Mini) -> Text:
    """The name of a mini-game."""
    return say(MINI_NAMES[mini])


def face_name(face: str) -> Text | None:
    """What an art key shows: a picture or the paper of a card."""
    if face in SYMBOL_OF:
        return symbol_name(SYMBOL_OF[face])
    return say(_CARD) if face == CARD_FACE else None


def describe(state: State, action: Action) -> Text:
    """An action as an offer."""
    aim = st.aim_of(state, action)
    if aim is not None:
        picture = symbol_name(aim[0]) if aim[0] < len(SYMBOL_FACES) else say(_CARD)
        return (
            say(_CLAIM, picture=picture)
            if aim[1] == CENTRE
            else say(_CLAIM_ON, picture=picture, player=SeatName(aim[1]))
        )
    return say(
        {"reveal": _REVEAL, "lapse": _LAPSE, "free": _FREE, "help": _HELP, "clear": _CLEAR}.get(action.verb, _BUZZ)
    )


# The log


def report(before: State, action: Action, after: State) -> tuple[Text, ...]:
    """What happened, as everybody saw it."""
    if action.verb == "claim":
        return _report_claim(action, after, right=after.right != before.right)
    if action.verb == "buzz":
        return (say(_PRESSES, player=SeatName(action.seat)),)
    if action.verb == "lapse":
        return (say(_NOT_IN_TIME, player=SeatName(before.buzzed)),)
    if action.verb == "help":
        return (say(_GLOWS),)
    return _report_clear(before, after) if action.verb == "clear" else ()


def _report_claim(action: Action, after: State, right: bool) -> tuple[Text, ...]:
    aim, player = st.aim_of(after, action), SeatName(action.seat)
    assert aim is not None, "a claim names a picture"
    if not right:
        line = say(_WRONG, player=player, picture=symbol_name(aim[0]))
        locked = st.is_locked(after, action.seat, after.now_ms)
        return (line, say(_WAITS, player=player)) if locked else (line,)
    line = say(_SEES, player=player, picture=symbol_name(aim[0]))
    if after.phase is Phase.ENDED:
        return line, prompt(after)
    if aim[1] == CENTRE:
        return (line,)
    count = len(after.piles[aim[1]]) if after.mini is Mini.POTATO else 1
    return line, say(_TO_OTHER, count, player=SeatName(aim[1]))


def _report_clear(before: State, after: State) -> tuple[Text, ...]:
    lines: list[Text] = []
    if before.phase is Phase.ROUND:
        (seat,) = st.holders(before)
        lines.append(say(_PENALTY, len(before.piles[seat]), player=SeatName(seat)))
    if after.phase is Phase.ENDED:
        lines.append(prompt(after))
    elif before.stage != after.stage:
        lines.append(say(_NEXT, game=mini_name(after.mini)))
    return tuple(lines)


def moment(before: State, action: Action, after: State) -> Moment | None:
    """Somebody has seen it, or wins a mini-game."""
    if action.verb not in ("claim", "clear"):
        return None
    if after.phase is Phase.ENDED and before.phase is not Phase.ENDED:
        won = deals.winners(after)
        return Moment(say(_WINS_MINI, player=SeatName(won[0])), won[0]) if len(won) == 1 else None
    found = after.found
    if found is None or after.right == before.right or action.verb != "claim":
        return None
    return Moment(symbol_name(found.symbol), found.seat, SYMBOL_FACES[found.symbol])


# The strip


def prompt(state: State) -> Text:
    """What the mini-game is about, or what happens."""
    match state.phase:
        case Phase.READY if state.mini is Mini.POTATO:
            rounds = rounds_of(state.house, len(state.playing))
            return say(_READY_POTATO, round=state.round, rounds=rounds)
        case Phase.READY:
            return say(_READY[state.mini])
        case Phase.PLAY:
            return say(_LOOK_GLOW if state.helped else _LOOK[state.mini])
        case Phase.POINT:
            return say(_POINT, player=SeatName(state.buzzed))
        case Phase.ROUND:
            (seat,) = st.holders(state)
            return say(_KEEPS, len(state.piles[seat]), player=SeatName(seat))
        case Phase.ENDED:
            won = tuple(SeatName(seat) for seat in deals.winners(state))
            return say(_MINI_OVER, game=mini_name(state.mini), players=Names(won))
        case _:
            return winners_text(Result(deals.ranking(state), "", points(state)))


def plate(state: State, seat: Seat) -> Text:
    """The line on a plate: how many cards, or why the seat is not heard."""
    if seat not in state.playing:
        return say(_LOOKS_ON)
    if state.looking and st.is_locked(state, seat, state.now_ms):
        return say(_LOCKED)
    count = cards_now(state)[seat]
    if state.mini is Mini.WELL and seat in state.done:
        return say(_DONE, place=state.done.index(seat) + 1)
    if state.mini is Mini.POTATO and state.looking and not state.piles[seat]:
        return say(_SAFE)
    counted = {Mini.TOWER: _WON_CARDS, Mini.WELL: _LEFT_CARDS, Mini.POTATO: _PENALTIES, Mini.GIFT: _HAS_CARDS}
    return say(counted[state.mini], count)


# The score


def score(state: State) -> ScoreSheet:
    """Who has won which mini-game, and the match points."""
    rows = list(head_start.line(state.ahead))
    won = (*state.wins, *((state.decided,) if state.decided else ()))
    for stage, mini in enumerate(st.minis(state)):
        cells: tuple[int | None, ...] = (None,) * state.seats
        if stage < len(won):
            cells = tuple(int(seat in won[stage]) for seat in range(state.seats))
        label = say(DECIDER) if stage >= len(state.house.playlist) else mini_name(mini)
        rows.append(ScoreRow(label, cells, current=stage == state.stage and state.phase is not Phase.OVER))
    rows.append(ScoreRow(say(_TOTAL), points(state), total=True))
    return ScoreSheet(say(_CAPTION), tuple(rows))
