"""The table of Athletic Games: what each seat sees, what gestures mean, what is said."""

from __future__ import annotations

import pytest

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Gesture, GestureKind, Place, Refusal, Setup
from tabletop.core.text import Names, SeatName, Text
from tabletop.core.view import Button, ButtonKind, CaptionFact, CountFact, CueKind, NoteFact, PlateFact
from tabletop.games.athletic_games.engine import GAME
from tabletop.games.athletic_games.state import State
from tabletop.match.controller import Arranged, Choices, RuleController
from tabletop.match.log import Entry
from tabletop.match.match import Match
from tests.games.athletic_games_positions import BENCH, action_for, after, at, end, ident, move, play, shown

HOLED = ("R8 K8", "R9", "", "Y10", "P8")


def match_at(state: State) -> Match[State]:
    """A match that stands at this state."""
    match = Match(GAME, Setup(state.seats), LiveChance(1))
    match.states[-1] = state
    return match


def drag(state: State, token: str, zone: str, seat: int = 0) -> tuple[Action, ...]:
    """What dragging a token to a zone means."""
    return BENCH.meanings(state, Gesture(GestureKind.DRAG, seat, (token,), Place(zone)))


def tap(state: State, token: str, seat: int = 0) -> tuple[Action, ...]:
    """What tapping a token means."""
    return BENCH.meanings(state, Gesture(GestureKind.TAP, seat, (token,)))


def source(text: Text | None) -> str:
    """The English source of a text."""
    return "" if text is None else text.msg.source


# What is seen


def test_only_the_own_hand_and_the_piles_are_seen() -> None:
    state = at("B3 B7", "R1", 4, piles=HOLED)
    for seat in (None, 0, 1, 2):
        for placement in shown(state, seat).placements:
            if placement.place.zone == "medals":
                continue
            seen = placement.place.zone in (f"hand-{seat}", *(f"place-{n}" for n in range(1, 6)))
            assert (placement.face is not None) == seen
            assert placement.back == "back-petrol"


def test_medals_lie_in_the_tray_until_they_are_handed_out() -> None:
    view = shown(at("B3", 4, piles=HOLED, medals=(2, 0)), None)
    medals = [p for p in view.placements if p.face == "medal-star"]
    assert len(medals) == 25
    assert {(p.token, p.owner) for p in medals if p.place.zone == "won-0"} == {("m0", 0), ("m1", 0)}
    assert sum(p.place.zone == "medals" for p in medals) == 23
    assert source(GAME.face_name("medal-star")) == "medal"


def test_every_card_of_a_pile_is_seen_in_order() -> None:
    view = shown(at("B3", 4, piles=HOLED), 1)
    pile = {p.place.slot: p.face for p in view.placements if p.place.zone == "place-1"}
    assert pile == {0: "athletic-red-08", 1: "athletic-pink-08"}


def test_facts_count_cards_and_medals_and_name_holes() -> None:
    facts = shown(at("B3 B7", 4, piles=HOLED, stock=9, medals=(2, 0)), None).facts
    assert {(f.zone, f.count) for f in facts if isinstance(f, CountFact)} == {
        ("stock", 9),
        ("medals", 23),
        ("place-1", 2),
        ("place-2", 1),
        ("place-4", 1),
        ("place-5", 1),
    }
    assert [f.zone for f in facts if isinstance(f, CaptionFact)] == ["place-3"]
    assert [(f.text.n, f.stars, f.stars_of) for f in facts if isinstance(f, PlateFact)] == [(2, 2, 5), (4, 0, 5)]
    assert [f.text.n for f in facts if isinstance(f, NoteFact)] == [5]


def test_what_was_dealt_anew_looks_the_same() -> None:
    state = GAME.start(Setup(4), LiveChance(5))
    again = GAME.resample(GAME.masked(state, 2), 2, LiveChance(6))
    assert again != state
    assert shown(again, 2) == shown(state, 2)


# The strip and the button


def test_only_the_seat_in_turn_is_told_what_its_hand_allows() -> None:
    able, stuck = (
        at("R10 B3", 4, piles=("R9", "Y3", "K5", "P7", "O1")),
        at("R2", 4, piles=("R9", "Y3", "K5", "P7", "O1")),
    )
    for seat in (None, 1):
        assert shown(able, seat).prompt == shown(stuck, seat).prompt
        assert shown(able, seat).buttons == shown(stuck, seat).buttons == ()
    assert shown(able, 0).prompt.n == 2
    (quiet,), (lit,) = shown(able, 0).buttons, shown(stuck, 0).buttons
    assert isinstance(quiet, Button)
    assert (quiet.kind, lit.kind) == (ButtonKind.PLAIN, ButtonKind.MAIN)
    assert "no pile can move" in source(shown(stuck, 0).prompt)


def test_the_button_stays_quiet_while_a_pile_can_move() -> None:
    state = at("R2", 4, piles=("R9", "Y9", "K5", "P7", "O1"))
    (button,) = shown(state, 0).buttons
    assert button.kind is ButtonKind.PLAIN
    assert "may move a pile" in source(shown(state, 0).prompt)


def test_without_cards_the_strip_says_so_to_everybody() -> None:
    assert "has no cards" in source(shown(at("", 4), 1).prompt)


def test_the_end_names_the_winners() -> None:
    won = shown(after(at("B3", 4, piles=HOLED, medals=(4, 0)), ("B3", 3)), None)
    assert dict(won.prompt.args)["players"] == Names((SeatName(0),))
    shared = shown(after(at("R1", "B10", stock="", idle=1), ()), None)
    assert dict(shared.prompt.args)["players"] == Names((SeatName(0), SeatName(1)))


# Gestures


def test_dragging_a_hand_card_lays_it() -> None:
    state = at("K9 B3", 4, piles=HOLED)
    assert drag(state, ident(state, "K9"), "place-2") == (play(state, "K9", 2),)
    assert drag(state, ident(state, "K9"), "hand-0") == ()


def test_dragging_any_card_of_a_pile_moves_the_pile() -> None:
    state = at("K9 B3", 4, piles=("R8 K8", "R9", "", "P9", "P8"))
    for name in ("R8", "K8"):
        assert drag(state, ident(state, name), "place-5") == (move(state, 1, 5),)
    assert drag(state, ident(state, "K8"), "place-1") == (move(state, 1, 1),)
    assert drag(state, ident(state, "K8"), "hand-0")[0].verb == "move_pile"


def test_what_lies_elsewhere_gets_a_refusal_too() -> None:
    state = at("K9 B3", 4, piles=HOLED)
    for token in (f"c{state.stock[-1]}", f"c{state.hands[1][0]}"):
        (action,) = drag(state, token, "place-2")
        assert GAME.check(state, action) is not None
        assert [GAME.check(state, one) is None for one in tap(state, token)] == [False]
    assert BENCH.meanings(state, Gesture(GestureKind.TAP, 0, to=Place("place-3"))) == ()


def test_single_cards_and_whole_piles_are_told_apart_by_asking() -> None:
    state = at("K9 B3", 4, piles=("R8 K8", "R9", "", "Y10", "P8"), options={"free-card-moves": "on"})
    top = drag(state, ident(state, "K8"), "place-5")
    assert [action.verb for action in top] == ["move_top", "move_pile"]
    gesture = Gesture(GestureKind.DRAG, 0, (ident(state, "K8"),), Place("place-5"))
    answer = RuleController(match_at(state), 0).attempt(gesture)
    assert isinstance(answer, Choices)
    assert [offer.label.n for offer in answer.offers] == [None, 2]
    assert [offer.face for offer in answer.offers] == ["athletic-pink-08", "athletic-red-08"], "what will be on top"
    assert [action.verb for action in drag(state, ident(state, "R8"), "place-5")] == ["move_pile"]
    assert [action.verb for action in drag(state, ident(state, "R9"), "place-5")] == ["move_pile"]


def test_a_tap_means_what_fits() -> None:
    state = at("K9 B3", 4, piles=("R8 K8", "R9", "B5", "Y10", "P8"))
    assert tap(state, ident(state, "B3")) == (Action(0, "play", (ident(state, "B3"),)),)
    answer = RuleController(match_at(state), 0).attempt(Gesture(GestureKind.TAP, 0, (ident(state, "B3"),)))
    assert isinstance(answer, Refusal)
    assert answer.rule == "athletic_games.must-fit"
    assert set(tap(state, ident(state, "K9"))) == {play(state, "K9", 1), play(state, "K9", 2)}
    assert tap(state, ident(state, "K8")) == (move(state, 1, 5),)
    assert tap(state, ident(state, "B5")) == (Action(0, "move_pile", (ident(state, "B5"),)),)
    refusal = GAME.check(state, tap(state, ident(state, "B5"))[0])
    assert refusal is not None
    assert refusal.rule == "athletic_games.pile-move-from-top"


def test_a_tap_on_another_hand_means_nothing_but_its_refusal() -> None:
    state = at("K9 B3", 4, piles=HOLED)
    (action,) = tap(state, f"c{state.hands[0][0]}", seat=1)
    refusal = GAME.check(state, action)
    assert refusal is not None
    assert refusal.rule == "athletic_games.own-turn"


def test_the_button_ends_the_turn() -> None:
    state = at("K9 B3", 4, piles=HOLED)
    pressed = Gesture(GestureKind.BUTTON, 0, button="end")
    assert isinstance(RuleController(match_at(state), 0).attempt(pressed), Entry)
    assert BENCH.meanings(state, Gesture(GestureKind.BUTTON, 0, button="x")) == ()


def test_the_own_hand_may_be_laid_in_any_order() -> None:
    state = at("K9 B3 B4", 4, piles=HOLED)
    control = RuleController(match_at(state), 0)
    assert isinstance(
        control.attempt(Gesture(GestureKind.DRAG, 0, (ident(state, "B4"),), Place("hand-0", 0))), Arranged
    )
    order = {p.place.slot: p.token for p in control.view().placements if p.place.zone == "hand-0"}
    assert order[0] == ident(state, "B4")


# Words


@pytest.mark.parametrize(
    ("step", "said", "then"),
    [
        (("K9", 2), "{player} lays the {card} on the {top}.", ""),
        (("B3", 3), "{player} lays the {card} in a hole.", ""),
        ((1, 5), "{player} moves %n card(s) onto the {top}.", "Now the {card} is on top."),
        ((), "{player} ends the turn and draws %n card(s).", ""),
    ],
)
def test_the_log_says_what_happened(step: tuple[str | int, ...], said: str, then: str) -> None:
    state = at("K9 B3", 4, piles=HOLED)
    action = action_for(state, step)
    later = GAME.apply(state, action, LiveChance(1))
    lines = GAME.report(GAME.masked(state, 1), action, GAME.masked(later, 1))
    assert [source(line) for line in lines] == [said, *([then] if then else [])]


def test_the_log_tells_medals_and_the_new_stock() -> None:
    def told(state: State, action: Action) -> str:
        later = GAME.apply(state, action, LiveChance(1))
        return source(GAME.report(GAME.masked(state, 1), action, GAME.masked(later, 1))[1])

    medal = at("B3", 4, piles=HOLED)
    assert told(medal, play(medal, "B3", 3)).startswith("A medal for {player}")
    last = at("B3", 4, piles=HOLED, medals=(4, 0))
    assert told(last, play(last, "B3", 3)).startswith("{player} wins the match")
    poor = at("B3", 4, piles=HOLED, stock="O1 O2")
    assert told(poor, end(poor)) == "The covered cards are the new stock."


def test_a_moved_pile_is_told_with_its_new_top_card() -> None:
    state = at("K9 B3", 4, piles=HOLED)
    action = move(state, 1, 5)
    later = GAME.apply(state, action, LiveChance(1))
    _, below = GAME.report(GAME.masked(state, 1), action, GAME.masked(later, 1))
    card = dict(below.args)["card"]
    assert isinstance(card, Text)
    assert (card.msg.source, card.args) == ("red {value}", (("value", 8),))


def test_offers_differ_by_card_and_place() -> None:
    state = at("K9 B3", 4, piles=HOLED)
    known = GAME.masked(state, 0)
    labels = [GAME.describe(known, action) for action in GAME.legal(state, 0)]
    assert len(set(labels)) == len(labels)


def test_the_score_counts_medals_and_cards() -> None:
    sheet = GAME.score(at("K9 B3", 4, piles=HOLED, medals=(1, 2)))
    assert sheet is not None
    assert [row.cells for row in sheet.rows] == [(2, 4), (1, 2)]
    assert not sheet.lowest_wins


def test_the_result_counts_medals() -> None:
    result = GAME.result(after(at("B3", 4, piles=HOLED, medals=(4, 1)), ("B3", 3)))
    assert result is not None
    assert [text.n for text in result.texts] == [5, 1]


def test_cues_have_one_sound() -> None:
    state = at("K9 B3", 4, piles=HOLED)
    for action, sound in ((play(state, "K9", 2), "card"), (move(state, 1, 5), "card"), (end(state), "draw")):
        later = GAME.apply(state, action, LiveChance(1))
        cues = GAME.cues(GAME.masked(state, 0), action, GAME.masked(later, 0))
        assert [cue.sound for cue in cues] == [sound]
    last = at("B3", 4, piles=HOLED)
    action = play(last, "B3", 3)
    laid, medal = GAME.cues(GAME.masked(last, 0), action, GAME.masked(GAME.apply(last, action, LiveChance(1)), 0))
    assert laid.sound == "win"
    assert (medal.token, medal.kind) == ("m0", CueKind.FLY)


def test_the_others_sit_aside_and_piles_show_their_edges() -> None:
    spec = GAME.table(Setup(4))
    assert spec.aside
    assert all(spec.zone(f"place-{n}").moves_as_pile and spec.zone(f"place-{n}").visible_edge > 0 for n in range(1, 6))
    free = GAME.table(Setup(4, (("athletic_games.free-card-moves", "on"),)))
    assert [zone.top_alone for zone in free.zones if zone.moves_as_pile] == [True] * 5
    assert not any(zone.top_alone for zone in spec.zones)
