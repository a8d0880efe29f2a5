"""The table of Oh Hell: what each seat sees, what gestures mean, what is said."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Gesture, GestureKind, Place, Setup
from tabletop.core.view import (
    Button,
    Condition,
    ConditionFact,
    CueKind,
    NoteFact,
    PlateFact,
    SignFact,
    Standing,
    View,
)
from tabletop.games.oh_hell import words
from tabletop.games.oh_hell.engine import GAME
from tabletop.games.oh_hell.state import Phase, State
from tabletop.games.oh_hell.table import CABIN, LIFT, spec
from tabletop.kit.cards import DEALER_FACE
from tabletop.kit.hands import HIDDEN
from tabletop.kit.tricks import Trick
from tabletop.text_front import english
from tests.games.oh_hell_positions import BENCH, at, bidding, counted, play, token

GO_ON = Action(CLOCK, "go_on")


def seen(state: State, seat: int | None) -> View:
    return GAME.view(GAME.masked(state, seat), seat)


def plates(view: View) -> list[PlateFact]:
    return [fact for fact in view.facts if isinstance(fact, PlateFact)]


def lines(view: View) -> list[str]:
    return [english(plate.text) for plate in plates(view)]


def signs(view: View) -> dict[str, tuple[str, int | None]]:
    return {english(f.text): (f.face, f.figure) for f in view.facts if isinstance(f, SignFact)}


# What is seen


def test_only_the_own_hand_the_trick_and_the_trump_card_are_seen() -> None:
    state = at("9H KC", "QS JS", "3S 4D", trick="5H", done=2)
    state = replace(state, trick=Trick(2, state.trick.tokens))
    last = {f"c{card}" for card in state.tricks[-1].tokens}
    for seat in (None, 0, 1, 2):
        view = seen(state, seat)
        for placement in view.placements:
            known = placement.place.zone in ("trick", "trump", "lift", f"hand-{seat}") or placement.token in last
            assert (placement.face is not None) == known, placement
    masked = GAME.masked(state, 0)
    assert masked.faces.count(HIDDEN) == 4 + len(state.stock) - 1
    assert all(masked.faces[t] != HIDDEN for trick in state.tricks for t in trick.tokens), "all saw the tricks"


def test_each_card_of_the_trick_lies_before_its_owner() -> None:
    view = seen(at(1, "KD 3S", 2, trick="9D"), 1)
    laid = [p for p in view.placements if p.place.zone == "trick"]
    assert [(p.place.slot, p.owner, p.face) for p in laid] == [(0, 0, "card-9D")]


def test_a_world_keeps_what_everybody_could_infer() -> None:
    state = at(3, "KS 4D 4C", 4, trick="9H")
    state = BENCH.after(replace(state, bids=(0, 0, 0)), play(state, "KS"))
    masked = GAME.masked(state, 2)
    for seed in range(25):
        world = GAME.resample(masked, 2, LiveChance(seed))
        assert not any(world.faces[t] // 13 == 1 for t in world.hands[1]), "no hearts where one was trumped"
        assert GAME.masked(world, 2) == masked


def test_the_lift_moves_a_floor_with_each_deal() -> None:
    floors = []
    state = BENCH.begin(6)
    for deal in range(1, 16):
        cabin = seen(replace(state, deal=deal), None).find(CABIN)
        assert cabin is not None
        floors.append((cabin.place.slot + 1, cabin.face))
    assert [floor for floor, _ in floors] == [1, 2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2, 1]
    assert [face for _, face in floors] == ["lift-up"] * 7 + ["lift-down"] * 8
    assert english(words.place_name(Place(LIFT, 2)) or words.points(0)) == "Lift, floor 3"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_lift_has_a_floor_for_each_size(seats: int) -> None:
    table = spec(Setup(seats))
    slots = table.zone(LIFT).slots
    assert len(slots) == {3: 17, 4: 13, 5: 10, 6: 8}[seats]
    assert slots[0].y > slots[-1].y
    assert len([b for b in table.backdrops if b.face == "lift-floor"]) == len(slots)
    short = spec(Setup(seats, (("oh_hell.longest-hand", "4"),)))
    assert len(short.zone(LIFT).slots) == 4


def test_plates_tell_bid_and_tricks() -> None:
    state = at("AS KS QS", 3, 3, bids=(-1, 2, 1))
    assert lines(seen(state, None)) == ["no bid yet", "bid 2", "bid 1"]
    assert [plate.face for plate in plates(seen(state, None))] == [DEALER_FACE, "", ""]
    state = replace(at("AS KS", 2, 2, done=1, bids=(1, 2, 0)), phase=Phase.PLAY)
    assert lines(seen(state, None)) == ["bid 1, won 1", "bid 2, won 0", "bid 0, won 0"]
    assert [(p.stars, p.stars_of) for p in plates(seen(state, None))] == [(1, 1), (0, 2), (0, 0)]


@pytest.mark.parametrize(
    ("bids", "done", "standings"),
    [
        ((1, 2, 0), 1, (Standing.MET, None, Standing.MET)),
        ((0, 2, 3), 1, (Standing.MISSED, None, Standing.MISSED)),
        ((2, 3, 0), 2, (Standing.MET, Standing.MISSED, Standing.MET)),
    ],
)
def test_a_bid_is_met_or_can_no_longer_be_met(
    bids: tuple[int, ...], done: int, standings: tuple[Standing | None, ...]
) -> None:
    state = at("AS KS"[: 5 if done == 1 else 2], 2, 2, done=done, bids=bids)
    assert tuple(plate.standing for plate in plates(seen(state, 1))) == standings


def test_nobody_has_met_or_missed_before_the_bids_are_made() -> None:
    assert {plate.standing for plate in plates(seen(at("AS KS QS", 3, 3, bids=(-1, 0, 0)), 0))} == {None}


@pytest.mark.parametrize(
    ("bids", "told"),
    [((0, 0, 1), "2 too few"), ((1, 1, 1), "just right"), ((2, 2, 0), "1 too many"), ((-1, 2, 0), "bid for 3 tricks")],
)
def test_the_sum_of_bids_stands_against_the_tricks(bids: tuple[int, ...], told: str) -> None:
    view = seen(at("AS KS QS", 3, 3, bids=bids), 0)
    assert signs(view)[told] == ("", sum(max(0, bid) for bid in bids))


def test_trumps_have_a_sign() -> None:
    assert signs(seen(at("AS KS", 2, 2, trump="H"), 0))["trump"] == ("suit-H", None)
    assert signs(seen(at("AS KS", 2, 2, trump=""), 0))["no trumps"] == ("suits-none", None)


def test_the_card_that_takes_the_trick_is_marked_while_it_rests() -> None:
    state = at(1, 1, "KD 3S", trick="9D AD")
    rests = BENCH.after(state, play(state, "KD"))
    marked = [fact for fact in seen(rests, 0).facts if isinstance(fact, ConditionFact)]
    assert [(fact.token, fact.condition) for fact in marked] == [(token(state, "AD"), Condition.DONE)]
    assert BENCH.prompt(rests) == "B takes the trick."


def test_tricks_go_to_their_winner_and_back_to_the_pack_at_the_end() -> None:
    state = at(1, 1, "KD 3S", trick="9D AD")
    after = BENCH.tick(BENCH.after(state, play(state, "KD")))
    gone = [p for p in seen(after, 0).placements if p.place.zone == "won-1"]
    assert len(gone) == 3
    assert GAME.table(Setup(3)).zone("won-1").on_plate
    over = counted(state, (0, 0, 0), (1, 1, 0))
    assert not [p for p in seen(over, 0).placements if p.place.zone.startswith("won")]


def test_the_quiet_line_and_the_score() -> None:
    state = counted(at("AS KS", 2, 2), (1, 1, 1), (1, 1, 0))
    (quiet,) = [fact for fact in seen(state, None).facts if isinstance(fact, NoteFact)]
    assert english(quiet.text) == "Deal 2 of 33"
    sheet = GAME.score(state)
    assert sheet is not None
    assert [(row.cells, row.notes) for row in sheet.rows[:1]] == [((10, 10, -5), (1, 1, 1))]
    assert lines(seen(state, None)) == ["bid 1, won 1: 10", "bid 1, won 1: 10", "bid 1, won 0: -5"]


# Gestures


def test_numbers_are_bid_and_the_forbidden_one_rests() -> None:
    state = at("AS KS QS", 3, 3, bids=(-1, 1, 1))
    buttons: tuple[Button, ...] = seen(state, 0).buttons
    assert [(b.figure, b.resting, b.group) for b in buttons] == [
        (0, False, "bid"),
        (1, True, "bid"),
        (2, False, "bid"),
        (3, False, "bid"),
    ]
    assert BENCH.press(state, 0, "bid-2") == Action(0, "bid", choice=2)
    assert BENCH.rule(state, BENCH.press(state, 0, "bid-1")) == "oh_hell.last-bid-not-even"
    assert seen(state, 1).buttons == seen(bidding(state, 0), 0).buttons == ()
    assert BENCH.meanings(state, Gesture(GestureKind.BUTTON, 0, button="bid-x")) == ()


def test_cards_are_tapped_or_carried() -> None:
    state = at(1, "KD 3S", 2, trick="9D")
    king = token(state, "KD")
    assert BENCH.tap(state, 1, king) == play(state, "KD")
    assert BENCH.drag(state, 1, king, Place("trick", 0)) == Action(1, "play", (king,), Place("trick", 0))
    assert GAME.canonical(state, BENCH.drag(state, 1, king, Place("trick", 0))) == play(state, "KD")
    assert BENCH.rule(state, BENCH.drag(state, 1, king, Place("trump"))) == "oh_hell.turn-order"
    for gesture in (
        Gesture(GestureKind.DRAG, 1, (king,), Place("hand-1")),
        Gesture(GestureKind.DRAG, 1, (king,)),
        Gesture(GestureKind.TAP, 1, (CABIN,)),
        Gesture(GestureKind.TAP, 1, (token(state, "9D"),)),
        Gesture(GestureKind.TAP, 1, to=Place("trick", 1)),
    ):
        assert BENCH.meanings(state, gesture) == ()
    assert BENCH.rule(state, BENCH.drag(state, 1, "c7", Place("trick", 1))) == "oh_hell.turn-order"


# Words


def test_the_strip_tells_only_the_seat_itself_what_its_hand_allows() -> None:
    state = at(1, "KD 3S", 2, trick="9D")
    assert BENCH.prompt(state, 1) == "Led suit: diamonds. B must follow suit."
    assert BENCH.prompt(state, 0) == BENCH.prompt(state) == "Led suit: diamonds. It is B’s turn."
    assert "must play a trump" in BENCH.prompt(at(1, "KC 3S", 2, trick="9D"), 1)
    assert "may play any card" in BENCH.prompt(at(1, "KC 3H", 2, trick="9D"), 1)
    assert BENCH.prompt(at("KC 3H", 2, 2), 0) == "A leads, with any card."


def test_the_strip_asks_for_bids() -> None:
    state = at("AS KS QS", 3, 3, bids=(-1, -1, -1))
    assert BENCH.prompt(state) == "How many tricks does A bid?"
    assert BENCH.prompt(at("AS KS QS", 3, 3, bids=(-1, 1, 1))) == "A bids last: any number but 1."
    assert BENCH.prompt(at("AS KS QS", 3, 3, bids=(-1, 3, 3))) == "How many tricks does A bid?"


def test_the_log() -> None:
    state = at("AS KS QS", 3, 3, bids=(-1, 1, 1))
    assert BENCH.told(state, Action(0, "bid", choice=2)) == ["A bids 2 tricks."]
    state = at(1, 1, "KD 3S", trick="9D AD")
    assert BENCH.told(state, play(state, "KD"), 0) == ["C plays: king of diamonds."]
    rests = BENCH.after(state, play(state, "KD"))
    assert BENCH.told(rests, GO_ON) == ["B takes the trick."]
    over = replace(rests, hands=((),) * 3, tricks=(Trick(0, (), 0),), deal=2, bids=(1, 1, 1))
    assert BENCH.told(over, GO_ON) == ["B takes the trick.", "The deal is over. Bid met: A, B."]
    new = BENCH.told(BENCH.tick(over), GO_ON, chance=LiveChance(2))
    assert new[0].endswith("deals everyone 3 cards.")
    assert new[1].startswith("Trump card: ")


def test_words_at_the_end() -> None:
    nobody = counted(at("AS KS", 2, 2), (0, 2, 2), (1, 1, 0))
    assert BENCH.prompt(nobody) == "The deal is over. Nobody met their bid."
    over = replace(nobody, phase=Phase.OVER, sheet=((5, 5, 0),))
    assert BENCH.prompt(over) == "The match is over. Most points: A, B."
    assert english(GAME.describe(nobody, GO_ON)) == "Play goes on."


def test_faces_have_names() -> None:
    for face, name in (("lift-up", "lift on its way up"), ("card-7S", "7 of spades")):
        text = GAME.face_name(face)
        assert text is not None
        assert english(text) == name


def test_every_action_has_a_sound_of_its_own() -> None:
    state = at(1, 1, "KD 3S", trick="9D AD")
    rests = BENCH.after(state, play(state, "KD"))
    (played,) = GAME.cues(state, play(state, "KD"), rests)
    assert (played.token, played.sound, played.kind) == (token(state, "KD"), "card", CueKind.SLIDE)
    (swept,) = GAME.cues(rests, GO_ON, BENCH.tick(rests))
    assert swept.sound == "draw"
    over = counted(state, (0, 0, 0), (1, 1, 0))
    (dealt,) = GAME.cues(over, GO_ON, BENCH.tick(over))
    assert (dealt.token, dealt.sound) == (CABIN, "shuffle")
