"""The table of Dream Team: zones, what each seat sees, what gestures mean."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Result, Seat, Setup, TokenId
from tabletop.core.options import resolve
from tabletop.core.table import ButtonSpec, LegendRow, Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import QT_TRANSLATE_NOOP, say
from tabletop.core.view import (
    BadgeFact,
    BurstFact,
    Button,
    ButtonKind,
    CaptionFact,
    CountFact,
    Cue,
    CueKind,
    Fact,
    PlateFact,
    SignFact,
    Tally,
    TallyFact,
    View,
)
from tabletop.games.dream_team import OPTIONS, words
from tabletop.games.dream_team import state as st
from tabletop.games.dream_team.cards import (
    EIGHT,
    FACE_OF,
    FREE,
    GOAL,
    HIGHEST,
    KICKOFF,
    KINDS,
    LOWEST,
    RED,
    YELLOW,
    kinds_of,
)
from tabletop.games.dream_team.deals import best_cards
from tabletop.games.dream_team.moves import Groups, groups_of
from tabletop.games.dream_team.state import CLEARED, EARLIER, HANDS, INDEX, PACK, TRICK, Phase, State
from tabletop.kit.cards import DEALER_FACE
from tabletop.kit.deals import note
from tabletop.kit.hands import HIDDEN, Layout, badges, hand_zones, in_hand_zones

_TRICK_AREA = Rect(225.0, 192.0, 190.0, 94.0)
_EARLIER_AREA = Rect(210.0, 114.0, 220.0, 53.0)
"""Lower than its cards: what is let go just above the trick is meant for the trick."""
_CLEARED_AREA = Rect(140.0, 176.0, 38.0, 53.0)
_SMALL = 0.6
_PASS_AREA = Rect(540.0, 284.0, 90.0, 34.0)
_PASS_AMONG_MANY = Rect(424.0, 281.0, 90.0, 34.0)
"""Where two players sit on either side, the plate of the nearer one lies at the right edge."""
_MANY = 7
_HAND_ZONES = frozenset(hand.zone for hand in HANDS)

_TRICK_LABEL = QT_TRANSLATE_NOOP("dream_team", "Trick")
_EARLIER_LABEL = QT_TRANSLATE_NOOP("dream_team", "Earlier plays of the trick")
_CLEARED_LABEL = QT_TRANSLATE_NOOP("dream_team", "Cards cleared away")
_PASS_LABEL = QT_TRANSLATE_NOOP("dream_team", "Pass", "button")
_LOWER = QT_TRANSLATE_NOOP("dream_team", "lower!", "below a large number: a lower one is needed")

_SIGN_GOAL = QT_TRANSLATE_NOOP("dream_team", "0: beats everything")
_SIGN_FREE = QT_TRANSLATE_NOOP("dream_team", "fits any set; alone any number from 1 to 10")
_SIGN_FREE_WEAKEST = QT_TRANSLATE_NOOP("dream_team", "fits any set; alone it counts 11")
_SIGN_YELLOW = QT_TRANSLATE_NOOP("dream_team", "8: another player is skipped for the trick")
_SIGN_YELLOW_ROUND = QT_TRANSLATE_NOOP("dream_team", "8: another player is skipped for the round")
_SIGN_KICKOFF = QT_TRANSLATE_NOOP("dream_team", "11: opens the round")
_SIGN_RED = QT_TRANSLATE_NOOP("dream_team", "12: comes back to the winner of its trick")


# The spec


def spec(setup: Setup) -> TableSpec:
    """The trick in the middle, its earlier plays behind it, what is cleared away beside it, a hand for each seat."""
    open_pile = resolve(OPTIONS, setup.options)["dream_team.played-list"] == "on"
    zones = (
        ZoneSpec(EARLIER.zone, ZoneKind.ROW, say(_EARLIER_LABEL), area=_EARLIER_AREA, scale=_SMALL, browsable=True),
        ZoneSpec(TRICK.zone, ZoneKind.ROW, say(_TRICK_LABEL), area=_TRICK_AREA),
        ZoneSpec(
            CLEARED.zone, ZoneKind.PILE, say(_CLEARED_LABEL), area=_CLEARED_AREA, scale=_SMALL, browsable=open_pile
        ),
        *hand_zones(setup.seats, in_order=True),
    )
    pass_area = _PASS_AMONG_MANY if setup.seats >= _MANY else _PASS_AREA
    return TableSpec(zones, buttons=(ButtonSpec("pass", pass_area),), legend=_legend(setup))


def _legend(setup: Setup) -> tuple[LegendRow, ...]:
    options = resolve(OPTIONS, setup.options)
    weakest = options["dream_team.lone-free-kick"] == "weakest"
    whole = options["dream_team.yellow-duration"] == "round"
    rows = (
        (FACE_OF[GOAL], _SIGN_GOAL),
        (FACE_OF[FREE], _SIGN_FREE_WEAKEST if weakest else _SIGN_FREE),
        (FACE_OF[YELLOW], _SIGN_YELLOW_ROUND if whole else _SIGN_YELLOW),
        (FACE_OF[KICKOFF], _SIGN_KICKOFF),
        (FACE_OF[RED], _SIGN_RED),
    )
    return tuple(LegendRow(face, say(sign), faces=(face,)) for face, sign in rows)


# The view


def view(state: State, seat: Seat | None, active: frozenset[Seat], result: Result | None) -> View:
    """What a seat is shown: the own hand, the trick, and what somebody shows."""
    return View(
        seat=seat,
        active=active,
        placements=_placements(state, seat),
        prompt=words.prompt(state, seat),
        facts=(*_facts(state), *_gift_badges(state, seat)),
        buttons=_buttons(state, seat),
        result=result,
        order=st.clockwise(state.seated),
    )


def _in_the_middle(state: State) -> Layout:
    """What has been laid, and what has been cleared away."""
    *earlier, top = [laid.tokens for laid in state.trick] or [()]
    before = tuple(token for tokens in earlier for token in tokens)
    return {EARLIER.zone: before, TRICK.zone: top, CLEARED.zone: state.cleared}


def _layout(state: State) -> Layout:
    return {**_in_the_middle(state), **in_hand_zones(state.hands)}


def _placements(state: State, seat: Seat | None) -> tuple[Placement, ...]:
    faces = state.faces
    laid: list[Placement] = []
    for zone, tokens in _in_the_middle(state).items():
        laid += PACK.placed(zone, tokens, faces, seen=zone != CLEARED.zone or state.house.played_list)
    hands = list(state.hands)
    if seat is not None:
        hands[seat] = tuple(sorted(hands[seat], key=faces.__getitem__))
    if state.shown and seat != state.special:
        # On top of the others, where all of them are seen.
        hidden = (token for token in hands[state.special] if token not in state.shown)
        hands[state.special] = (*hidden, *state.shown)
    in_hands = PACK.in_hands(hands, faces, seat)
    if state.shown:
        ids = {PACK.ids[token]: PACK.faces[faces[token]] for token in state.shown}
        in_hands = [replace(p, face=ids.get(p.token, p.face)) for p in in_hands]
    return (*laid, *in_hands)


def _facts(state: State) -> tuple[Fact, ...]:
    facts: list[Fact] = [
        PlateFact(seat, words.plate_line(state, seat), face=_on_badge(state, seat), prizes=_medals(state, seat))
        for seat in range(state.seats)
    ]
    if state.cleared:
        facts.append(CountFact(CLEARED.zone, len(state.cleared)))
    if state.trick:
        top = state.trick[-1]
        facts.append(CaptionFact(TRICK.zone, words.laid_by(top)))
        facts.append(SignFact(TRICK.zone, "", say(_LOWER), figure=top.value))
    if state.phase is Phase.SWEEP and st.is_cursed(state):
        facts.append(BurstFact(TRICK.zone))
    if state.house.played_list:
        facts.append(_gone(state))
    return (*facts, *badges(PACK, st.plays_of(state.trick)), *note(words.ROUND_OF, state.round, state.house.rounds))


def _gone(state: State) -> TallyFact:
    """How many cards of each kind have been cleared away, from the best kind to the worst."""
    gone, deck = Counter(kinds_of(state.faces, state.cleared)), Counter(KINDS)
    return TallyFact(CLEARED.zone, tuple(Tally(FACE_OF[kind], gone[kind], deck[kind]) for kind in deck))


def _medals(state: State, seat: Seat) -> tuple[str, ...]:
    """The medals of a player in the order in which they were won, that of this round as soon as it is."""
    won = list(st.medals(state, seat))
    if len(state.sheet) < state.round:
        if state.phase is Phase.HAT_TRICK and seat == state.special:
            won.append(st.GOLD)
        elif seat in state.out:
            won.append(st.medal_of(state, seat))
    return tuple(words.MEDAL_FACES[medal] for medal in won if medal)


def _on_badge(state: State, seat: Seat) -> str:
    """The Red Card of whoever is known to hold it; the pack of whoever deals."""
    if state.phase is Phase.OVER:
        return ""
    if state.red == seat:
        return FACE_OF[RED]
    return DEALER_FACE if seat == st.ball_kid(state) else ""


def _gift_badges(state: State, seat: Seat | None) -> list[BadgeFact]:
    """In the own hand: to whom cards will go in the trade, and from whom they have come."""
    if seat is None:
        return []
    if state.phase is Phase.TRADE:
        forced = best_cards(state, seat)
        going = [gift for gift in (*state.chosen, forced) if gift is not None and gift.giver == seat]
        return [BadgeFact(PACK.ids[token], gift.receiver) for gift in going for token in gift.tokens]
    gift = st.fresh_gift(state, seat)
    return [BadgeFact(PACK.ids[token], gift.giver) for token in gift.tokens] if gift else []


def _buttons(state: State, seat: Seat | None) -> tuple[Button, ...]:
    if state.phase is not Phase.PLAY or seat != state.turn:
        return ()
    return (Button("pass", say(_PASS_LABEL), ButtonKind.PLAIN, seat, resting=not state.trick),)


# Gestures


def interpret(state: State, gesture: Gesture) -> tuple[Action, ...]:
    """What a gesture may mean: cards dragged to another hand are given, anywhere else on the table laid. Where a number
    or a player is to be named, one action for each."""
    seat, tokens = gesture.seat, gesture.tokens
    if gesture.kind is GestureKind.BUTTON:
        return (Action(seat, "pass"),) if gesture.button == "pass" else ()
    if gesture.kind is not GestureKind.DRAG or gesture.to is None or not tokens:
        return ()
    zones = {*PACK.zones_of(_layout(state), tokens)}
    own, to = HANDS[seat].zone, gesture.to.zone
    if zones == {to} or "" in zones:
        return ()
    if to in _HAND_ZONES and to != own:
        return (_given(state, seat, tokens, to),)
    return tuple(Action(seat, "play", tokens, Place(to), choice) for choice in _choices(state, seat, tokens))


def _given(state: State, seat: Seat, tokens: tuple[TokenId, ...], to: str) -> Action:
    if state.phase is not Phase.NUTMEG:
        return Action(seat, "trade_give", tokens, Place(to))
    both = tuple(PACK.ids[token] for token in state.shown)
    return Action(seat, "nutmeg_give", both if {*tokens} <= {*both} else tokens, Place(to))


def _choices(state: State, seat: Seat, tokens: tuple[TokenId, ...]) -> tuple[int | None, ...]:
    """What may be named with a play: a number for Free Kicks alone, a player for the Yellow Card."""
    numbers = tuple(INDEX[token] for token in tokens if state.faces[INDEX[token]] != HIDDEN)
    kinds = {*kinds_of(state.faces, numbers)}
    if kinds == {FREE} and state.house.lone_free_kick == "any":
        return tuple(range(LOWEST, HIGHEST + 1))
    return st.others_with_cards(state, seat) or (None,) if YELLOW in kinds else (None,)


def selected_with(state: State, seat: Seat, token: TokenId) -> tuple[TokenId, ...]:
    """The cards of the own hand that a click on one of them takes: all of its value for a lead, as many as the trick
    asks for else, completed by the Yellow Card and then by Free Kicks."""
    number = INDEX[token]
    if number not in state.hands[seat] or state.phase is Phase.TRADE:
        return (token,)
    if state.phase is Phase.NUTMEG:
        return tuple(PACK.ids[other] for other in state.shown) if number in state.shown else (token,)
    wanted, _ = st.to_beat(state)
    groups = groups_of(state, seat)
    taken = _together(groups, number, wanted)
    return tuple(PACK.ids[other] for other in (taken if len(taken) >= wanted else [number]))


def _together(groups: Groups, number: int, wanted: int) -> list[int]:
    """As many cards as the trick asks for, that of the click first; all that are equal, where it asks for none."""
    kind = next(kind for kind, group in groups.items() if number in group)
    if kind > HIGHEST and kind not in (YELLOW, FREE):
        return [number]
    alike = [number, *(other for other in groups[kind] if other != number)]
    if kind == FREE:
        return alike[: wanted or 1]
    if kind == YELLOW:
        alike += groups.get(EIGHT, [])
    if len(alike) < wanted:
        alike += groups.get(YELLOW, []) if kind == EIGHT else []
        alike += groups.get(FREE, [])
    return alike[: wanted or None]


# Decoration


def cues(before: State, action: Action, after: State) -> tuple[Cue, ...]:
    """Cards that change hands fly, and one sound for what happened."""
    went = list(PACK.moved(_layout(before), _layout(after)))
    if not went:
        return ()
    if action.verb == "play":
        return (Cue(action.tokens[0], sound="card"),)
    if before.phase in (Phase.NUTMEG, Phase.TRADE):
        return (Cue(went[0], CueKind.FLY, sound="card"), *(Cue(token, CueKind.FLY) for token in went[1:]))
    if before.phase is Phase.SWEEP and st.is_cursed(before):
        red = PACK.ids[before.trick[0].tokens[0]]
        return (Cue(red, CueKind.FLY, sound="knock"),)
    return (Cue(went[0], sound="draw" if before.phase is Phase.SWEEP else "shuffle"),)
