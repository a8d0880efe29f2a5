"""The table of Whistiti: what each seat sees, what gestures mean, what is said."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Gesture, GestureKind, Place, Placement
from tabletop.core.table import Rect
from tabletop.core.view import CaptionFact, Condition, ConditionFact, CueKind, NoteFact, PlateFact, View
from tabletop.games.whistiti.engine import GAME
from tabletop.games.whistiti.state import PACK, Phase, State, dealer, points
from tabletop.games.whistiti.table import SHOWN, SUIT, TOKEN_FACES, TRUMP, tally_zone
from tabletop.kit.cards import DEALER_FACE, SUIT_FACES
from tabletop.kit.tricks import Trick
from tabletop.text_front import english
from tests.games.whistiti_positions import BENCH, at, last_trick_of, play, token, trick_won

GO_ON = Action(CLOCK, "go_on")


def seen(state: State, seat: int | None) -> View:
    return GAME.view(GAME.masked(state, seat), seat)


def lying(view: View, zone: str) -> list[Placement]:
    return [placement for placement in view.placements if placement.place.zone == zone]


def plates(view: View) -> list[PlateFact]:
    return [fact for fact in view.facts if isinstance(fact, PlateFact)]


# What is seen


def test_the_shown_card_lies_on_the_easel_and_then_openly_in_the_dealers_hand() -> None:
    state = BENCH.begin(4, {"first-dealer-seat": "4"})
    for seat in (None, 0, 3):
        view = seen(state, seat)
        assert [p.token for p in lying(view, SHOWN)] == ["c51"]
        assert len(lying(view, "hand-3")) == 12
        after = seen(BENCH.tick(state), seat)
        (shown,) = [p for p in lying(after, "hand-3") if p.token == "c51"]
        assert shown.face is not None, "everybody knows it"
        assert [p.face for p in lying(after, TRUMP)] == [SUIT_FACES[state.trump]], "which lay below it"


def test_only_the_own_hand_is_seen_with_the_shown_card_and_the_last_trick() -> None:
    state = at("9H KC 2D", "QS JS 3D", "3S 4D 4C", "5D 6D 7D", trump="S", takers=(1, 2))
    last = {PACK.ids[card] for card in state.tricks[-1].tokens}
    for seat in (None, 0, 1, 2, 3):
        for placement in seen(state, seat).placements:
            if placement.token in PACK.index:
                known = placement.place.zone == f"hand-{seat}" or placement.token in last
                assert (placement.face is not None) == known, placement


def test_a_world_keeps_what_everybody_could_infer() -> None:
    state = at("", "KC 4D 4C", trick="9H", trump="S")
    state = BENCH.after(state, play(state, "KC"))
    masked = GAME.masked(state, 2)
    for seed in range(20):
        world = GAME.resample(masked, 2, LiveChance(seed))
        suits = {world.faces[token] // 13 for token in world.hands[1]}
        assert suits <= {2, 3}, "neither the led suit nor a trump where a card was thrown away"
        assert GAME.masked(world, 2) == masked


def test_a_token_for_each_trick_fills_the_board() -> None:
    view = seen(at("AH", takers=(0, 1, 1), before=(4, 3, 5, 1)), None)
    for seat, count in enumerate((14, 5, 5, 1)):
        tokens = lying(view, tally_zone(seat))
        assert [(p.place.slot, p.face) for p in tokens] == [(n, TOKEN_FACES[seat]) for n in range(count)]
        assert len(lying(view, f"waiting-{seat}")) == 20 - count
    assert [english(plate.text) for plate in plates(view)] == ["14 tricks", "5 tricks", "5 tricks", "1 trick"]


def test_tokens_beyond_the_last_hollow_lie_on_the_others() -> None:
    over = last_trick_of((5, 4, 2, 2), before=(17, 18, 11, 6), options={"finish-deal": "on"})
    slots = [p.place.slot for p in lying(seen(over, None), tally_zone(0))]
    assert slots == [*range(20), 0, 1]


@pytest.mark.parametrize("target", ["5", "10", "20", "30"])
def test_the_board_lies_clear_of_trick_and_hands(target: str) -> None:
    table = GAME.table(BENCH.setup(4, {"target": target}))
    board = next(one.area for one in table.backdrops if one.face == f"tally-{target}")
    trick = table.zone("trick").area
    assert trick is not None
    assert board.x >= trick.x + trick.width
    assert board.x + board.width < 528, "the plate on the right"
    assert board.y > 90, "the hand at the top"
    assert board.y + board.height < 318, "the own hand"
    for seat in range(4):
        slots = table.zone(tally_zone(seat)).slots
        assert len(slots) == int(target)
        assert all(_inside(board, slot.x, slot.y) for slot in slots)


def _inside(area: Rect, x: float, y: float) -> bool:
    return area.x < x < area.x + area.width and area.y < y < area.y + area.height


def test_each_seat_has_its_colour_on_the_board() -> None:
    state = replace(at("AH", before=(1, 0, 0, 0)), colours=(5, 1, 2, 3))
    assert lying(seen(state, None), tally_zone(0))[0].face == "token-F"
    faces = {one.face for one in GAME.table(BENCH.setup(4, colours=(5, 1, 2, 3))).backdrops}
    assert {"badge-F", "badge-B", "badge-C", "badge-D"} <= faces


def test_signs_on_the_table() -> None:
    view = seen(at("AH KH", trump="D", before=(1, 0, 0, 0)), 0)
    (caption,) = [fact for fact in view.facts if isinstance(fact, CaptionFact)]
    assert (caption.zone, english(caption.text)) == (TRUMP, "Trumps: diamonds")
    (quiet,) = [fact for fact in view.facts if isinstance(fact, NoteFact)]
    assert english(quiet.text) == "Deal 2"
    state = at("AH KH")
    assert [plate.seat for plate in plates(seen(state, 0)) if plate.face == DEALER_FACE] == [dealer(state)]


def test_the_card_that_takes_the_trick_is_marked_while_it_rests() -> None:
    state = at("", "", "", "3C 2H", trick="9H 4S AH")
    rests = BENCH.after(state, play(state, "2H"))
    marked = [fact for fact in seen(rests, 0).facts if isinstance(fact, ConditionFact)]
    assert [(fact.token, fact.condition) for fact in marked] == [(token(state, "4S"), Condition.DONE)]
    assert BENCH.prompt(rests) == "B takes the trick."
    after = BENCH.tick(rests)
    assert {p.token for p in lying(seen(after, 0), "won-1")} >= {token(state, "4S"), token(state, "2H")}


def test_cards_go_back_to_the_pack_when_a_deal_is_over() -> None:
    over = last_trick_of((6, 3, 2, 2))
    assert not [p for p in seen(over, 0).placements if p.place.zone.startswith("won")]
    assert len(lying(seen(over, 0), tally_zone(0))) == 6


# Gestures


def test_cards_are_tapped_or_carried() -> None:
    state = at("", "4H AS KC", trick="9H")
    low = token(state, "4H")
    assert BENCH.tap(state, 1, low) == play(state, "4H")
    assert GAME.canonical(state, BENCH.drag(state, 1, low, Place("trick", 0))) == play(state, "4H")
    for zone in (TRUMP, SHOWN, tally_zone(1), "hand-2"):
        assert BENCH.rule(state, BENCH.drag(state, 1, low, Place(zone))) == "whistiti.turn-order"
    for gesture in (
        Gesture(GestureKind.DRAG, 1, (low,), Place("hand-1")),
        Gesture(GestureKind.TAP, 1, (SUIT,)),
        Gesture(GestureKind.DRAG, 1, ("t0-0",), Place("trick", 1)),
        Gesture(GestureKind.BUTTON, 1, button="x"),
    ):
        assert BENCH.meanings(state, gesture) == ()


def test_a_card_that_trumps_comes_down_with_a_stamp() -> None:
    state = at("", "4S AC", trick="9H")
    (trumped,) = GAME.cues(state, play(state, "4S"), BENCH.after(state, play(state, "4S")))
    assert (trumped.kind, trumped.sound) == (CueKind.STAMP, "card")
    state = at("", "4S AC", trick="9S")
    (followed,) = GAME.cues(state, play(state, "4S"), BENCH.after(state, play(state, "4S")))
    assert followed.kind is CueKind.SLIDE
    state = at("4S AC")
    (led,) = GAME.cues(state, play(state, "4S"), BENCH.after(state, play(state, "4S")))
    assert led.kind is CueKind.SLIDE


def test_what_goes_on_by_itself_is_heard() -> None:
    begun, over = BENCH.begin(4), last_trick_of((6, 3, 2, 2))
    rests = replace(at("AH KH"), phase=Phase.REST, trick=Trick(0, (0, 1, 2, 3), 0))
    sounds = [GAME.cues(state, GO_ON, BENCH.tick(state))[0].sound for state in (begun, rests, over)]
    assert sounds == ["draw", "draw", "shuffle"]


# Words


def test_the_strip_tells_only_the_seat_itself_what_its_hand_allows() -> None:
    state = at("", "4H AS KC", trick="9H")
    assert BENCH.prompt(state, 1) == "Led suit: hearts. B must follow suit."
    assert BENCH.prompt(state, 0) == BENCH.prompt(state) == "Led suit: hearts. It is B’s turn."
    assert "must play a trump" in BENCH.prompt(at("", "4S AC", trick="9H"), 1)
    assert "may play any card" in BENCH.prompt(at("", "4D AC", trick="9H"), 1)
    assert BENCH.prompt(at("AH KH"), 0) == "A leads, with any card."


def test_the_log_of_a_deal() -> None:
    begun = BENCH.begin(4, {"first-dealer-seat": "4"})
    (told,) = BENCH.told(begun, GO_ON)
    assert told.startswith("D takes the shown card in hand: ")
    assert BENCH.prompt(begun).startswith("The last card is shown: ")
    state = at("", "", "", "3C 2H", trick="9H 4S AH")
    assert BENCH.told(state, play(state, "2H"), 0) == ["D plays: 2 of hearts."]
    assert BENCH.told(BENCH.after(state, play(state, "2H")), GO_ON) == ["B takes the trick."]
    last = replace(at("AH"), hands=((),) * 4, phase=Phase.REST, trick=Trick(1, (), 1))
    assert BENCH.told(last, GO_ON) == ["B takes the trick.", "The deal is over. In front: A."]
    over = BENCH.tick(last)
    assert BENCH.prompt(over) == "The deal is over. In front: A."
    new = BENCH.told(over, GO_ON, chance=LiveChance(2))
    assert new[0].endswith("deals everyone 13 cards.")
    assert new[1].startswith("Trumps: ")
    assert english(GAME.describe(over, GO_ON)) == "Play goes on."


def test_words_at_the_end() -> None:
    won = trick_won(at("AH", before=(7, 0, 0, 0)), 0)
    assert won.phase is Phase.OVER
    view = GAME.view(won, None)
    assert english(view.prompt) == "A wins with 20 points."
    assert {plate.face for plate in plates(view)} == {""}


def test_the_last_trick_but_one_is_a_moment() -> None:
    state = replace(at("AH KH", before=(7, 0, 0, 0)), phase=Phase.REST, trick=Trick(0, (0, 1, 2, 3), 0))
    after = BENCH.tick(state)
    moment = GAME.moment(state, GO_ON, after)
    assert moment is not None
    assert (english(moment.text), moment.seat, points(after)[0]) == ("One more trick for A!", 0, 19)
    before = replace(state, sheet=((6, 0, 0, 0),))
    assert GAME.moment(before, GO_ON, BENCH.tick(before)) is None


def test_the_score_counts_the_running_deal() -> None:
    sheet = GAME.score(at("AH", takers=(0, 1, 1), before=(4, 3, 5, 1)))
    assert sheet is not None
    assert [row.cells for row in sheet.rows] == [(4, 3, 5, 1), (10, 2, 0, 0), (14, 5, 5, 1)]
    assert [row.current for row in sheet.rows] == [False, True, False]


def test_faces_have_names() -> None:
    named = {face: GAME.face_name(face) for face in ("token-C", "suit-H", "card-7S")}
    said = {face: english(text) for face, text in named.items() if text is not None}
    assert said == {"token-C": "token of a trick", "suit-H": "hearts", "card-7S": "7 of spades"}
