"""The table of Crazy Eights: what each seat sees, what gestures mean, what is said."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Gesture, GestureKind, Place, Refusal, Seat, Setup
from tabletop.core.text import SeatName, Text
from tabletop.core.view import (
    BadgeFact,
    Button,
    ButtonKind,
    CountFact,
    DirectionFact,
    NoteFact,
    PlateFact,
    SignFact,
    View,
)
from tabletop.games.crazy_eights import words
from tabletop.games.crazy_eights.engine import GAME
from tabletop.games.crazy_eights.state import Phase, State
from tabletop.match.controller import Arranged, Choices, RuleController
from tabletop.match.log import Entry
from tabletop.match.match import Match
from tests.games.crazy_eights_positions import BENCH, GO_ON, after, at, draw, give, ids, play, rule_of


def match_at(state: State) -> Match[State]:
    """A match that stands at this state."""
    match = Match(GAME, Setup(state.seats), LiveChance(1))
    match.states[-1] = state
    return match


def drag(state: State, names: str, zone: str, switches: tuple[str, ...] = ()) -> Gesture:
    """Dragging cards to a zone."""
    return Gesture(GestureKind.DRAG, state.turn, ids(state, names), Place(zone), switches=switches)


def shown(state: State, seat: Seat | None) -> View:
    """What a seat is shown."""
    return GAME.view(GAME.masked(state, seat), seat)


def taken(state: State, name: str, seat: Seat = 0) -> tuple[str, ...]:
    """What a click on a card takes up."""
    return GAME.selected_with(GAME.masked(state, seat), seat, *ids(state, name))


def buttons(view: View) -> dict[str, Button]:
    """The buttons of a view by their ids."""
    return {button.id: button for button in view.buttons}


def facts_of(view: View, kind: type) -> list[object]:
    """The facts of one kind."""
    return [fact for fact in view.facts if isinstance(fact, kind)]


def test_only_the_own_hand_and_the_discards_are_seen() -> None:
    state = at("9H KC", "QS JS", "3S", top="6H", under="4C 5C")
    for seat in (None, 0, 1, 2):
        for placement in shown(state, seat).placements:
            seen = placement.place.zone in ("discard", f"hand-{seat}")
            assert (placement.face is not None) == seen
            assert placement.back == "back-petrol"


def test_facts_tell_what_everybody_may_know() -> None:
    state = at("9H KC", "QS JS", "3S", top="6H", stock="4S 5S", step=-1)
    view = shown(state, None)
    assert facts_of(view, CountFact) == [CountFact("stock", 2)]
    (sign,) = facts_of(view, SignFact)
    assert isinstance(sign, SignFact)
    assert (sign.zone, sign.face, sign.text.msg.source) == ("discard", "suit-H", "hearts")
    assert facts_of(view, DirectionFact) == [DirectionFact("discard", False)]
    assert [fact.text.n for fact in view.facts if isinstance(fact, PlateFact)] == [2, 2, 1]
    (note,) = facts_of(view, NoteFact)
    assert isinstance(note, NoteFact)
    assert dict(note.text.args) == {"deal": 1, "deals": 5}
    assert not facts_of(shown(at("9H", "KC", top="6H"), None), DirectionFact)


def laid_by(state: State) -> list[tuple[str, int]]:
    """The first card of each play that lies on the discards, and who laid it."""
    view = shown(state, None)
    faces = {placement.token: placement.face for placement in view.placements}
    badges = [fact for fact in view.facts if isinstance(fact, BadgeFact)]
    return [(str(faces[fact.token]).removeprefix("card-"), fact.seat) for fact in badges]


def test_everybody_may_see_who_laid_what() -> None:
    state = at("6C 6S 3D 4D", "9S 9C KC 4C", top="6H")
    assert laid_by(state) == [], "nobody has laid the start card"
    laid = after(state, play(state, "6C 6S"), play(state, "9S", seat=1))
    assert laid_by(laid) == [("6C", 0), ("9S", 1)]
    assert GAME.table(Setup(2)).zone("discard").browsable


def test_after_reshuffling_only_the_top_card_is_said_to_be_laid() -> None:
    state = at("6C 6S 3D 4D", "QH QD KC 4C", top="6H", stock="", under="5H 5D")
    laid = after(state, play(state, "6C 6S"), draw(replace(state, turn=1)))
    assert len(laid.discard) == 1
    assert laid_by(laid) == [("6S", 0)]


def test_plates_tell_the_call_and_the_points_of_a_counted_deal() -> None:
    state = at("9H KC", "AS 5S", top="6H")
    called = shown(after(state, play(state, "9H", "!")), None)
    assert [fact.text.msg.source for fact in called.facts if isinstance(fact, PlateFact)] == ["“Card!”", "%n card(s)"]
    last = at("9H", "AS 5S", top="6H")
    counted = shown(after(last, play(last, "9H")), None)
    assert [fact.text for fact in counted.facts if isinstance(fact, PlateFact)] == [words.points(-10), words.points(45)]


def test_a_pack_of_cards_sits_on_the_badge_of_the_dealer() -> None:
    view = shown(at(5, 5, 5, top="6H", dealer=1), None)
    faces = [fact.face for fact in view.facts if isinstance(fact, PlateFact)]
    assert faces == ["", "dealer-pack", ""]
    name = GAME.face_name("dealer-pack")
    assert name is not None
    assert name.msg.source == "dealt the cards"


def test_only_the_seat_itself_is_told_what_its_hand_allows() -> None:
    stuck, able = at("9C KC", 6, top="6H"), at("9H KH", 6, top="6H")
    for seat in (None, 1):
        assert shown(stuck, seat).prompt == shown(able, seat).prompt
    assert shown(stuck, 0).prompt != shown(able, 0).prompt


def test_what_was_dealt_anew_looks_the_same() -> None:
    state = GAME.start(Setup(4), LiveChance(5))
    again = GAME.resample(GAME.masked(state, 2), 2, LiveChance(6))
    assert again != state
    assert shown(again, 2) == shown(state, 2)


def test_dragging_cards_to_the_discards_lays_them_in_order() -> None:
    state = at("6C 6S KC QC JC", 6, top="6H")
    assert BENCH.meanings(state, drag(state, "6S 6C", "discard")) == (play(state, "6S 6C"),)
    assert rule_of(state, play(state, "6S 6C")) == ""


def test_possible_moves_are_told_by_suit_and_what_fits_always_comes_last() -> None:
    state = at("8H KH 6S Jok1 3H 6C", 6, top="6H")
    single = [action.tokens for action in GAME.legal(state, 0) if len(action.tokens) == 1]
    assert list(dict.fromkeys(single)) == [ids(state, name) for name in ("6S", "3H", "KH", "6C", "8H", "Jok1")]


def test_one_click_takes_all_of_the_rank_on_top() -> None:
    state = at("6C KC 6S KD 6D", 6, top="6H")
    assert taken(state, "6S") == ids(state, "6C 6D 6S"), "the one pointed at on top"
    assert taken(state, "KC") == ids(state, "KC"), "kings go one by one"
    assert GAME.selected_with(GAME.masked(state, 0), 0, f"c{state.hands[1][0]}") == (f"c{state.hands[1][0]}",)
    assert taken(state, "6S", seat=1) == ids(state, "6S")


def test_one_click_takes_what_a_match_of_suit_allows_by_house_rule() -> None:
    state = at("9H KC 9S KD 8C 8D", 6, top="6H", options={"many-on-suit": "on"})
    for name, together in (("9S", "9H 9S"), ("KC", "KC"), ("8D", "8C 8D")):
        assert taken(state, name) == ids(state, together), name
    assert [rule_of(state, play(state, together, "S")) for together in ("9H 9S", "KC KD", "8C 8D")] == [
        "",
        "crazy_eights.must-match",
        "",
    ]


def test_one_click_takes_one_card_to_give() -> None:
    state = at("9H KC", "4C 4D", "4H 4S 5C", top="6H")
    caught = after(state, play(state, "9H"), Action(1, "catch"))
    assert caught.phase is Phase.GIVE
    assert taken(caught, "4C", seat=1) == ids(caught, "4C")


def test_an_eight_asks_for_the_suit_and_counts_the_hand() -> None:
    state = at("8D KC QC JS 10H", 6, top="6H")
    answer = RuleController(match_at(state), 0).attempt(drag(state, "8D", "discard"))
    assert isinstance(answer, Choices)
    assert [offer.face for offer in answer.offers] == ["suit-S", "suit-H", "suit-D", "suit-C"]
    assert [offer.label.n for offer in answer.offers] == [1, 1, 0, 2]


def test_a_last_eight_asks_nothing() -> None:
    state = at("8D", 6, top="6H")
    assert isinstance(RuleController(match_at(state), 0).attempt(drag(state, "8D", "discard")), Entry)


def test_a_joker_asks_only_where_it_names_a_suit() -> None:
    plain = at("Jok1 KC QC", 6, top="6H")
    naming = at("Jok1 KC QC", 6, top="6H", options={"joker-suit": "name"})
    assert len(BENCH.meanings(plain, drag(plain, "Jok1", "discard"))) == 1
    assert len(BENCH.meanings(naming, drag(naming, "Jok1", "discard"))) == 4


def test_the_switch_calls_with_the_play() -> None:
    state = at("9H KC", 6, top="6H")
    switch = buttons(shown(state, 0))["call"]
    assert (switch.kind, switch.seat, switch.key) == (ButtonKind.SWITCH, 0, "E")
    assert "call" not in buttons(shown(state, 1))
    assert BENCH.meanings(state, Gesture(GestureKind.BUTTON, 0, button="call")) == (), "a switch alone is no move"
    assert BENCH.meanings(state, drag(state, "9H", "discard", ("call",))) == (play(state, "9H", "!"),)
    early = at("9H KC QC", 6, top="6H")
    assert BENCH.meanings(early, drag(early, "9H", "discard", ("call",))) == (play(early, "9H"),)


def test_the_moment_has_a_button_and_a_key_for_each_seat() -> None:
    state = at("9H KC", 4, 4, 4, 4, top="6H")
    laid = after(state, play(state, "9H"))
    public = shown(laid, None)
    assert [(b.id, b.seat, b.key, b.kind) for b in public.buttons] == [
        ("call", 0, "E", ButtonKind.CALL),
        ("catch-1", 1, "O", ButtonKind.CALL),
        ("catch-2", 2, "X", ButtonKind.CALL),
        ("catch-3", 3, "N", ButtonKind.CALL),
        ("catch-4", 4, "H", ButtonKind.CALL),
    ]
    assert list(buttons(shown(laid, 3))) == ["catch-3"]
    assert BENCH.meanings(laid, Gesture(GestureKind.BUTTON, 0, button="call")) == (Action(0, "call_card"),)
    assert BENCH.meanings(laid, Gesture(GestureKind.BUTTON, 3, button="catch-3")) == (Action(3, "catch"),)
    assert "call" not in buttons(shown(after(laid, Action(0, "call_card")), None))


def test_the_faster_of_call_and_catch_counts() -> None:
    state = at("9H KC", 6, 6, top="6H")
    match = match_at(after(state, play(state, "9H")))
    seen = len(match.log)
    assert isinstance(match.submit(Action(0, "call_card"), seen, 900), Entry)
    late = match.submit(Action(2, "catch"), seen, 901)
    assert isinstance(late, Refusal)
    assert late.rule == "core.too_late"
    assert GAME.info.race_verbs[0] == "call_card", "in the same millisecond the call wins"


def test_drawing_by_drag_tap_and_button() -> None:
    state = at("9C KC", 6, top="6H")
    stock = f"c{state.stock[-1]}"
    wanted = (GAME.canonical(state, draw(state)),)
    assert BENCH.meanings(state, Gesture(GestureKind.DRAG, 0, (stock,), Place("hand-0"))) == wanted
    assert BENCH.meanings(state, Gesture(GestureKind.TAP, 0, (stock,))) == wanted
    empty = at("9C KC", 6, top="6H", under="3S 4S", stock="")
    assert buttons(shown(empty, 0))["draw"].kind is ButtonKind.PLAIN
    for gesture in (
        Gesture(GestureKind.TAP, 0, to=Place("stock")),
        Gesture(GestureKind.BUTTON, 0, button="draw"),
    ):
        (action,) = BENCH.meanings(empty, gesture)
        assert len(after(empty, action).hands[0]) == 3


def test_passing_has_a_button_where_it_is_a_choice() -> None:
    state = at("9H KC QC JC", 6, top="6H", stock="4S", options={"free-draw": "on"})
    drawn = after(state, draw(state))
    assert "pass" in buttons(shown(drawn, 0))
    assert BENCH.meanings(drawn, Gesture(GestureKind.BUTTON, 0, button="pass")) == (Action(0, "pass"),)


def test_every_drag_to_a_wrong_place_gets_its_answer() -> None:
    state = at("9H KC QC JC", 6, top="6H")
    stock, pile, other = f"c{state.stock[-1]}", f"c{state.discard[-1]}", f"c{state.hands[1][0]}"
    wrong = {
        (pile, "hand-0"): "crazy_eights.draw-one-if-stuck",
        (pile, "stock"): "crazy_eights.draw-one-if-stuck",
        (stock, "discard"): "crazy_eights.draw-one-if-stuck",
        (stock, "hand-0"): "crazy_eights.must-play-if-able",
        (other, "discard"): "crazy_eights.must-match",
        (other, "hand-0"): "crazy_eights.draw-one-if-stuck",
        (*ids(state, "9H"), "stock"): "crazy_eights.play-same-rank",
        (*ids(state, "9H"), "hand-1"): "crazy_eights.caught-without-card",
        (*ids(state, "KC"), "discard"): "crazy_eights.must-match",
    }
    for (token, zone), rule in wrong.items():
        (action,) = BENCH.meanings(state, Gesture(GestureKind.DRAG, 0, (token,), Place(zone)))
        assert rule_of(state, action) == rule, (token, zone)


def test_the_hand_may_be_laid_in_any_order() -> None:
    state = at("9H KC QC JC", 6, top="6H")
    controller = RuleController(match_at(state), 0)
    assert isinstance(controller.attempt(drag(state, "JC", "hand-0")), Arranged)
    assert controller.ordered_zones() == {"hand-0"}
    assert BENCH.meanings(state, drag(state, "JC", "hand-0")) == ()


def test_targets_light_up_only_where_a_card_may_go() -> None:
    state = at("9H KC QC JC", 6, top="6H")
    controller = RuleController(match_at(state), 0)
    assert Place("discard") in controller.targets(ids(state, "9H"))
    assert Place("discard") not in controller.targets(ids(state, "KC"))
    assert controller.movable() == set(ids(state, "9H"))


def test_giving_is_a_drag_to_the_other_hand() -> None:
    state = at("9H KC", "3S 4S", 6, top="6H")
    caught = after(state, play(state, "9H"), Action(2, "catch"))
    gesture = Gesture(GestureKind.DRAG, 1, ids(caught, "3S"), Place("hand-0"))
    (action,) = BENCH.meanings(caught, gesture)
    assert action == GAME.canonical(caught, give(caught, 1, "3S"))
    given = after(caught, action)
    for seat, seen in ((0, True), (1, True), (2, False)):
        told = GAME.report(GAME.masked(caught, seat), action, GAME.masked(given, seat))[0]
        card = dict(told.args)["card"]
        assert isinstance(card, Text)
        assert (card.msg.source == "{rank} of {suit}") == seen


def lines(state: State, action: Action, viewer: int | None = None) -> list[str]:
    """The sources of what the log tells of an action."""
    told = GAME.report(GAME.masked(state, viewer), action, GAME.masked(after(state, action), viewer))
    return [line.msg.source for line in told]


def test_the_log_tells_the_effect_of_a_card() -> None:
    hand = "2H Jok1 JH JS AH 7H 8C 9H 9S"
    state = at(hand, 6, 6, top="6H")
    assert lines(state, play(state, "9H")) == ["{player} lays: {cards}."]
    assert lines(state, play(state, "2H"))[1] == "{player} draws %n card(s)."
    assert lines(state, play(state, "JH"))[1] == "{player} misses a turn."
    assert lines(state, play(state, "AH"))[1] == "The direction of play is reversed."
    assert lines(state, play(state, "7H"))[1] == "{player} has another turn."
    assert lines(state, play(state, "8C", "D")) == ["{player} lays: {cards}. Suit named: {suit}."]
    skipping = at(hand, 6, 6, top="JC")
    assert lines(skipping, play(skipping, "JH JS"))[1] == "Missing a turn: {players}."
    last = at("9H", 6, 6, top="6H")
    assert lines(last, play(last, "9H"))[1] == "{player} has no cards left: the deal is over."
    called = at("9H KC", 6, 6, top="6H")
    assert lines(called, play(called, "9H", "!")) == ["{player} lays: {cards}. “Card!”"]
    named = at("8H KC", 6, 6, top="6H")
    assert lines(named, play(named, "8H", "C!")) == ["{player} lays: {cards}. Suit named: {suit}. “Card!”"]


def test_the_log_tells_a_drawn_card_only_to_whoever_drew_it() -> None:
    state = at("9C KC QC JC", 6, top="6H")
    action = GAME.canonical(state, draw(state))
    assert lines(state, action, 0) == ["{player} draws: {cards}."]
    assert lines(state, action, 1) == ["{player} draws %n card(s)."]


def test_the_log_tells_of_calls_and_catches() -> None:
    state = at("9H KC", 6, 6, top="6H")
    laid = after(state, play(state, "9H"))
    assert lines(laid, Action(0, "call_card")) == ["{player} calls “Card!”"]
    assert lines(laid, Action(2, "catch")) == ["{player} catches {other}, who forgot to call."]
    called = after(laid, Action(0, "call_card"))
    assert lines(called, Action(2, "catch")) == ["{player} tries to catch somebody, but nobody forgot to call."]
    assert lines(laid, GO_ON) == [], "the clock is silent"
    two = at("9H KC", 6, 6, top="6H", options={"call-penalty": "draw-two"})
    assert lines(after(two, play(two, "9H")), Action(1, "catch"))[1] == "{player} gets %n card(s)."


def test_the_strip_names_who_acts_and_what_is_due() -> None:
    state = at("9H KC", 6, 6, top="6H")
    laid = after(state, play(state, "9H"))
    assert shown(laid, None).prompt.args == (("player", SeatName(0)),)
    caught = after(laid, Action(2, "catch"))
    assert dict(shown(caught, None).prompt.args) == {"giver": SeatName(1), "player": SeatName(0)}
    pending = at("9H KC", 6, top="2H", options={"stacking": "on"}, pending=4)
    assert shown(pending, 0).prompt.n == 4
    over = replace(state, phase=Phase.OVER, sheet=((-10, 3, -10),))
    assert "Lowest total" in shown(over, None).prompt.msg.source


def test_cues_let_given_cards_fly_and_calls_sound() -> None:
    state = at("9H KC", "3S 4S", 6, top="6H")
    laid = after(state, play(state, "9H"))
    called = after(laid, Action(0, "call_card"))
    sound = GAME.cues(GAME.masked(laid, None), Action(0, "call_card"), GAME.masked(called, None))
    assert [cue.sound for cue in sound] == ["call"]
    caught = after(laid, Action(2, "catch"))
    action = give(caught, 1, "3S")
    given = after(caught, action)
    (cue,) = GAME.cues(GAME.masked(caught, None), action, GAME.masked(given, None))
    assert (cue.token, cue.kind.value) == (ids(caught, "3S")[0], "fly")
    counted = after(at("9H", 6, top="6H"), play(at("9H", 6, top="6H"), "9H"))
    new = GAME.apply(counted, GO_ON, LiveChance(2))
    shuffled = GAME.cues(GAME.masked(counted, None), Action(CLOCK, "go_on"), GAME.masked(new, None))
    assert [cue.sound for cue in shuffled] == ["shuffle"]


def test_the_score_has_a_row_for_each_deal_and_the_totals() -> None:
    state = at("9H", "KC", top="6H", deal=3, sheet=((-10, 35), (20, -10)))
    sheet = words.score(state)
    assert [row.cells for row in sheet.rows[:3]] == [(-10, 35), (20, -10), (None, None)]
    assert sheet.rows[-1].cells == (10, 25)
    assert [row.current for row in sheet.rows].index(True) == 2
    assert (sheet.rows[-1].total, sheet.lowest_wins) == (True, True)


def test_the_legend_follows_the_house_rules() -> None:
    plain = [row.text.msg.source for row in GAME.table(Setup(4)).legend]
    options = (("crazy_eights.stacking", "on"), ("crazy_eights.joker-suit", "name"))
    house = [row.text.msg.source for row in GAME.table(Setup(4, options)).legend]
    assert len(plain) == len(house) == 7
    assert [one == other for one, other in zip(plain, house, strict=True)].count(False) == 2
    assert "A" not in [row.sign for row in GAME.table(Setup(2)).legend], "with two players an ace does nothing"
