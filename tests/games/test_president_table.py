"""The table of President: what each seat sees, what gestures mean, what is said."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Gesture, GestureKind, Place, Seat, Setup
from tabletop.core.text import Names, SeatName, Text
from tabletop.core.view import ButtonKind, CaptionFact, CountFact, CueKind, NoteFact, PlateFact, View
from tabletop.games.president.cards import HEIGHTS
from tabletop.games.president.engine import GAME
from tabletop.games.president.state import Phase, State
from tabletop.games.president.titles import HAT_FACES
from tabletop.match.controller import Arranged, RuleController
from tabletop.match.log import Entry
from tabletop.match.match import Match
from tabletop.ui.table.seating import seat_plan
from tests.cards import card, name_of
from tests.games.president_positions import BENCH, GO_ON, after, at, dealt, give, ids, passes, play, rule_of, swept


def match_at(state: State) -> Match[State]:
    """A match that stands at this state."""
    match = Match(GAME, Setup(state.seats), LiveChance(1))
    match.states[-1] = state
    return match


def drag(state: State, names: str, zone: str, seat: int | None = None) -> Gesture:
    """Dragging cards to a zone."""
    return Gesture(GestureKind.DRAG, state.turn if seat is None else seat, ids(state, names), Place(zone))


def shown(state: State, seat: Seat | None) -> View:
    """What a seat is shown."""
    return GAME.view(GAME.masked(state, seat), seat)


def taken(state: State, name: str, seat: Seat = 0) -> tuple[str, ...]:
    """What a click on a card takes up."""
    return GAME.selected_with(GAME.masked(state, seat), seat, *ids(state, name))


def plates(view: View) -> list[PlateFact]:
    """What stands on the plates."""
    return [fact for fact in view.facts if isinstance(fact, PlateFact)]


def lying(view: View, zone: str) -> list[str | None]:
    """The faces in a zone, in the order of their slots."""
    here = sorted((p for p in view.placements if p.place.zone == zone), key=lambda p: p.place.slot)
    return [p.face for p in here]


# What is seen


def test_only_the_own_hand_and_what_was_laid_are_seen() -> None:
    state = at("9H KC", "QS JS", "3S", trick="5H,6H")
    for seat in (None, 0, 1, 2):
        for placement in shown(state, seat).placements:
            seen = placement.place.zone in ("trick", "earlier", "discard", f"hand-{seat}")
            assert (placement.face is not None) == seen
            assert placement.back == "back-petrol"


def test_the_own_hand_lies_in_the_order_of_ranks() -> None:
    state = at("9H 2C 9S Jok1 3D AC 9C", 5, 5)
    names = [str(face).removeprefix("card-") for face in lying(shown(state, 0), "hand-0")]
    assert names == ["joker-1", "2C", "AC", "9S", "9H", "9C", "3D"]
    assert GAME.table(Setup(3)).zone("hand-0").in_order


def test_the_order_of_other_hands_tells_nothing() -> None:
    state = at(5, "9H 2C 3D", 5)
    lies = sorted((p for p in shown(state, 0).placements if p.owner == 1), key=lambda p: p.place.slot)
    assert [p.token for p in lies] == [f"c{token}" for token in sorted(state.hands[1])]


def test_the_last_play_lies_before_the_earlier_ones() -> None:
    state = at("9H KC", 5, trick="5H 5C,6H 6C,8D 8S")
    view = shown(state, None)
    assert set(lying(view, "trick")) == {"card-8D", "card-8S"}
    assert len(lying(view, "earlier")) == 4
    (caption,) = [fact for fact in view.facts if isinstance(fact, CaptionFact)]
    assert (caption.zone, caption.text.args) == ("trick", (("player", SeatName(1)),))


def test_the_earlier_plays_lie_below_the_hands_of_the_others() -> None:
    zone = GAME.table(Setup(6)).zone("earlier")
    assert zone.area is not None
    top = zone.area.y + zone.area.height / 2 - 88 * zone.scale / 2
    hands = [seat_plan(seat, 0, 6).hand_area for seat in range(1, 6)]
    assert max(hand.y + hand.height for hand in hands if hand.x > 100 and hand.x + hand.width < 540) < top - 4


def test_plates_tell_cards_passes_titles_and_points() -> None:
    state = at("9H KC", "QS JS", "", trick="5H", passed=0b10, out=(2,), order=(2, 0, 1), deal=2, sheet=((1, 0, 2),))
    said = plates(shown(state, None))
    assert [fact.text.msg.source for fact in said] == ["%n card(s)", "passed, %n card(s)", "Out: {title}"]
    assert [fact.face for fact in said] == ["hat-cap", "hat-felt", "hat-top"]
    over = replace(state, phase=Phase.COUNT, sheet=((1, 0, 2), (2, 0, 1)))
    assert [fact.text.n for fact in plates(shown(over, None))] == [2, 0, 1]


def test_no_hats_in_the_first_deal_and_words_for_each() -> None:
    assert [fact.face for fact in plates(shown(at("3C", 5, 5), None))] == ["", "", "dealer-pack"]
    names = [GAME.face_name(face) for face in HAT_FACES]
    assert len({name.msg.source for name in names if name is not None}) == 5
    assert GAME.face_name("card-KH") is not None
    assert GAME.face_name("horse-A") is None


def test_facts_of_deal_and_discards() -> None:
    view = shown(at("9H KC", 5, 5, deal=3), None)
    (note,) = [fact for fact in view.facts if isinstance(fact, NoteFact)]
    assert dict(note.text.args) == {"deal": 3, "deals": 5}
    assert [fact.count for fact in view.facts if isinstance(fact, CountFact)] == [54 - 12]
    single = at("9H KC", 5, 5, options={"deals": "1"})
    assert not [fact for fact in shown(single, None).facts if isinstance(fact, NoteFact)]


def test_only_the_seat_itself_is_told_that_it_is_stuck() -> None:
    stuck, able = at("3C 4C", 5, trick="9D"), at("3C KC", 5, trick="9D")
    for seat in (None, 1):
        assert shown(stuck, seat).prompt == shown(able, seat).prompt
    assert "no higher set" in shown(stuck, 0).prompt.msg.source
    assert shown(able, 0).prompt.msg.source.startswith("To beat")


def test_given_cards_are_known_to_the_giver_in_every_plausible_world() -> None:
    state = after(dealt("3S 3D 6C 7C", "AS AD 4C 4D", "5C 5D", order=(0, 2, 1)), GO_ON)
    known = ids(state, "AS AD")
    changed = 0
    for seed in range(20):
        world = GAME.resample(GAME.masked(state, 1), 1, LiveChance(seed))
        assert shown(world, 1) == shown(state, 1)
        assert {name_of(world.faces[int(token[1:])]) for token in known} == {"AS", "AD"}
        changed += world != state
    assert changed > 10


def heights(state: State, tokens: tuple[int, ...]) -> list[int]:
    """How high the cards of tokens are in the exchange, the lowest first."""
    return sorted(HEIGHTS[state.faces[token]] for token in tokens)


def test_nobody_kept_a_higher_card_than_it_gave_in_any_plausible_world() -> None:
    state = after(dealt("3S 3D JC QC", "9S 5S 4C 4D", "KC AC 2D Jok1", "KD 6C 8D 7D", order=(0, 2, 3, 1)), GO_ON)
    beggar = ids(state, "4C 4D")
    for reader in range(4):
        for seed in range(30):
            world = GAME.resample(GAME.masked(state, reader), reader, LiveChance(seed))
            for gift in world.gifts:
                given, kept = heights(world, gift.tokens), heights(world, gift.kept)
                assert kept[-1] < given[0] if gift.giver in (1, 3) else given[-1] < kept[0]
            if reader == 0:
                assert {name_of(world.faces[int(token[1:])])[0] for token in beggar} <= {"3", "4", "5"}


def test_what_was_freely_given_back_limits_nothing() -> None:
    options = {"free-return": "on"}
    state = after(dealt("3S 4D 4C KH", "Jok2 2H 2C AS", "5C", order=(0, 2, 1), options=options), GO_ON)
    given = after(state, give(state, 0, "KH 4C"))
    assert given.gifts[-1].kept == ()
    assert GAME.masked(given, 0).faces[int(ids(given, "KH")[0][1:])] == card("KH"), "the giver knows it"


# Gestures


def test_dragging_to_the_trick_lays() -> None:
    state = at("7H 7S KC", 5, 5, trick="5C 5D")
    assert BENCH.meanings(state, drag(state, "7S 7H", "trick")) == (
        Action(0, "play", ids(state, "7S 7H"), Place("trick")),
    )
    assert isinstance(RuleController(match_at(state), 0).attempt(drag(state, "7S 7H", "trick")), Entry)


def test_wrong_drags_get_their_answer() -> None:
    state = at("7H KC", "9D 10D", trick="5C")
    wrong = {
        ("7H", "discard"): "president.lead-a-set",
        ("7H", "earlier"): "president.lead-a-set",
        ("7H", "hand-1"): "president.exchange-forced",
        ("5C", "hand-0"): "president.lead-a-set",
        ("9D", "trick"): "president.lead-a-set",
        ("9D", "hand-0"): "president.lead-a-set",
    }
    for (name, zone), rule in wrong.items():
        (action,) = BENCH.meanings(state, drag(state, name, zone))
        assert rule_of(state, action) == rule, (name, zone)


def test_gestures_without_meaning() -> None:
    state = at("7H KC", 5, trick="5C")
    assert BENCH.meanings(state, drag(state, "7H", "hand-0")) == ()
    assert BENCH.meanings(state, Gesture(GestureKind.TAP, 0, ids(state, "7H"))) == ()
    assert BENCH.meanings(state, Gesture(GestureKind.TAP, 0, to=Place("trick"))) == ()
    assert BENCH.meanings(state, Gesture(GestureKind.DRAG, 0, ("nothing",), Place("trick"))) == ()
    assert BENCH.meanings(state, Gesture(GestureKind.BUTTON, 0, button="other")) == ()


def test_possible_moves_are_told_from_low_to_high() -> None:
    state = at("KC Jok1 9S 9C 2H", 5, 5, trick="5C")
    assert [ids(state, name) for name in ["9S", "9C", "KC", "2H", "Jok1"]] == [
        a.tokens for a in GAME.legal(state, 0)[:-1]
    ]
    pair = at("KC Jok1 9S 9C", 5, trick="5C 5D", options={"jokers-wild": "on"})
    known = GAME.masked(pair, 0)
    told = [dict(GAME.describe(known, action).args)["cards"] for action in GAME.legal(pair, 0)[:-1]]
    assert all(isinstance(names, Names) for names in told)
    assert [name.msg.source for name in told[-1].items] == ["king of clubs", "red joker"]


def test_passing_has_a_button_that_rests_while_leading() -> None:
    state = at("7H KC", 5, trick="5C")
    (button,) = shown(state, 0).buttons
    assert (button.id, button.kind, button.seat) == ("pass", ButtonKind.PLAIN, 0)
    assert BENCH.meanings(state, Gesture(GestureKind.BUTTON, 0, button="pass")) == (passes(0),)
    assert shown(state, 1).buttons == ()
    leading = at("7H KC", 5, 5)
    assert [shown.resting for shown in (*shown(leading, 0).buttons, button)] == [True, False]
    assert (
        rule_of(leading, *BENCH.meanings(leading, Gesture(GestureKind.BUTTON, 0, button="pass")))
        == "president.leader-must-play"
    )


def test_the_hand_may_be_laid_in_any_order() -> None:
    state = at("7H KC", 5, 5, trick="5C")
    controller = RuleController(match_at(state), 0)
    assert isinstance(controller.attempt(drag(state, "KC", "hand-0")), Arranged)


def test_only_the_trick_has_the_lamp() -> None:
    state = at("7H 7S KC 3C", 5, 5, trick="5C 5D")
    controller = RuleController(match_at(state), 0)
    assert controller.targets(ids(state, "7H 7S")) >= {Place("trick")}
    assert not {Place("earlier"), Place("discard")} & controller.targets(ids(state, "7H 7S"))
    assert Place("trick") not in controller.targets(ids(state, "7H"))
    assert controller.movable() == set(ids(state, "7H 7S"))


@pytest.mark.parametrize(
    ("trick", "name", "picked"),
    [
        ("", "7S", "7S 7H 7C"),
        ("5C", "7S", "7S"),
        ("5C 5D", "7C", "7C 7H"),
        ("5C 5D 5H", "7H", "7H 7S 7C"),
        ("5C 5D", "KC", "KC"),
        ("5C 5D 5H 5S", "7H", "7H"),
    ],
)
def test_one_click_picks_as_many_equal_cards_as_the_trick_asks_for(trick: str, name: str, picked: str) -> None:
    state = at("7H 7S 7C KC Jok1", 5, 5, trick=trick)
    found = taken(state, name)
    assert found[0] == ids(state, name)[0]
    assert len(found) == len(picked.split())
    assert set(found) <= set(ids(state, "7H 7S 7C")) or found == ids(state, name)


def test_one_click_adds_jokers_only_where_they_are_wild() -> None:
    wild = at("KC Jok1 3C", 5, 5, trick="5C 5D", options={"jokers-wild": "on"})
    assert set(RuleController(match_at(wild), 0).selected_with(*ids(wild, "KC"))) == set(ids(wild, "KC Jok1"))
    plain = at("KC Jok1 3C", 5, trick="5C 5D")
    assert taken(plain, "KC") == ids(plain, "KC")
    assert GAME.selected_with(GAME.masked(plain, 0), 0, f"c{plain.hands[1][0]}") == (f"c{plain.hands[1][0]}",)
    assert GAME.selected_with(GAME.masked(plain, 1), 1, "c0") == ("c0",)


def test_giving_back_is_a_drag_to_the_other_hand_card_by_card() -> None:
    dealt_again = dealt("3S 4D 4C KH", "Jok2 2H 2C AS", "5C", order=(0, 2, 1), options={"free-return": "on"})
    state = after(dealt_again, GO_ON)
    (action,) = BENCH.meanings(state, drag(state, "4C 4D", "hand-1", seat=0))
    assert rule_of(state, action) == ""
    (other,) = BENCH.meanings(state, drag(state, "4C 4D", "trick", seat=0))
    assert rule_of(state, other) == "president.free-return"
    assert taken(state, "4C") == ids(state, "4C")
    said = [shown(state, seat).prompt.msg.source for seat in (0, 1)]
    assert [text.endswith("on the hand of {receiver}.") for text in said] == [True, False], "only the giver is told how"


# Words


def lines(state: State, action: Action, viewer: int | None = None) -> list[str]:
    """The sources of what the log tells of an action."""
    told = GAME.report(GAME.masked(state, viewer), action, GAME.masked(after(state, action), viewer))
    return [line.msg.source for line in told]


def test_the_log_tells_plays_and_what_follows() -> None:
    state = at("9H 10H 10S Jok1", 5, 5, trick="6H")
    assert lines(state, play(state, "9H")) == ["{player} lays: {cards}."]
    assert lines(state, play(state, "Jok1"))[1] == "Nobody can beat that: the trick is over."
    last = at("9H", 5, 5, trick="6H")
    assert lines(last, play(last, "9H"))[1] == "{player} has no cards left. New title: {title}."
    assert lines(state, passes(0)) == ["{player} passes."]
    assert lines(after(state, play(state, "Jok1")), GO_ON) == ["{player} takes the trick."]


def test_the_log_names_the_title_of_the_place() -> None:
    state = at("9H", "", 5, 5, trick="6H", out=(1,))
    action = play(state, "9H")
    told = GAME.report(GAME.masked(state, None), action, GAME.masked(after(state, action), None))
    title = dict(told[1].args)["title"]
    assert isinstance(title, Text)
    assert title.msg.source == "Vice President"


def test_the_log_names_exchanged_cards_only_to_the_two_seats() -> None:
    state = dealt("3S 3D", "AS AD", "5C QC", "KD 6C", order=(0, 2, 3, 1))
    gets, hidden = "{player} gets: {cards}.", "{high} and {low} exchange %n card(s) each."
    for reader in range(4):
        assert lines(state, GO_ON, reader) == [gets, gets, hidden]
        told = GAME.report(GAME.masked(state, reader), GO_ON, GAME.masked(after(state, GO_ON), reader))
        assert dict(told[0].args)["player"] == SeatName(reader), "the own cards come first"
    assert lines(state, GO_ON) == [hidden, hidden]
    got, _, _ = GAME.report(GAME.masked(state, 0), GO_ON, GAME.masked(after(state, GO_ON), 0))
    cards = dict(got.args)["cards"]
    assert isinstance(cards, Names)
    assert [item.msg.source for item in cards.items if isinstance(item, Text)] == ["ace of diamonds", "ace of spades"]


def test_the_log_of_a_free_return() -> None:
    state = dealt("3S 4D 4C KH", "Jok2 2H 2C AS", "5C", order=(0, 2, 1), options={"free-return": "on"})
    assert lines(state, GO_ON, 0) == ["{giver} gives {receiver}: {cards}."]
    assert lines(state, GO_ON, 2) == ["{giver} gives {receiver} %n card(s)."]
    received = after(state, GO_ON)
    action = GAME.canonical(received, give(received, 0, "4C 4D"))
    assert lines(received, action, 0) == ["{giver} gives {receiver}: {cards}."]
    assert lines(received, action, 2) == ["{giver} gives {receiver} %n card(s)."]


def test_the_log_of_a_new_deal_names_the_dealer() -> None:
    state = at("3C", "", "", phase=Phase.COUNT, order=(1, 2, 0), sheet=((0, 2, 1),))
    (line,) = GAME.report(GAME.masked(state, None), GO_ON, GAME.masked(after(state, GO_ON), None))
    assert dict(line.args)["player"] == SeatName(0)


def test_the_strip_of_every_phase() -> None:
    leading = at("9H KC", 5, 5)
    assert shown(leading, 0).prompt.msg.source.startswith("{player} leads")
    joker = at("Jok1", "3C", "4C")
    over = after(joker, play(joker, "Jok1"))
    assert dict(shown(over, None).prompt.args) == {"player": SeatName(0), "other": SeatName(1)}
    kept = at("Jok1 3D", "3C", "4C")
    assert dict(shown(after(kept, play(kept, "Jok1")), None).prompt.args) == {"player": SeatName(0)}
    three = dealt("3S 3D", "AS AD", "5C QC", order=(0, 2, 1))
    assert dict(shown(three, None).prompt.args) == {"president": SeatName(0), "beggar": SeatName(1)}
    done = at(2, 0, 0, phase=Phase.OVER, order=(1, 2, 0), sheet=((2, 1, 0), (0, 2, 1)), deal=2)
    assert dict(shown(done, None).prompt.args) == {"player": SeatName(1)}
    tied = replace(done, sheet=((2, 1, 0), (0, 1, 2)), order=(2, 1, 0))
    assert "Equal points" in shown(tied, None).prompt.msg.source


def test_cues_let_exchanged_cards_fly() -> None:
    state = dealt("3S 3D", "AS AD", "5C QC", order=(0, 2, 1))
    swapped = after(state, GO_ON)
    cues = GAME.cues(GAME.masked(state, None), GO_ON, GAME.masked(swapped, None))
    assert {cue.token for cue in cues} == set(ids(state, "3S 3D AS AD"))
    assert all(cue.kind is CueKind.FLY for cue in cues)
    assert [cue.sound for cue in cues if cue.sound] == ["card"]


def test_cues_sound_for_plays_tricks_and_deals() -> None:
    state = at("Jok1 3C", 5, 5)
    over = after(state, play(state, "Jok1"))
    assert [cue.sound for cue in GAME.cues(GAME.masked(state, 0), play(state, "Jok1"), GAME.masked(over, 0))] == [
        "card"
    ]
    gone = GAME.cues(GAME.masked(over, 0), GO_ON, GAME.masked(swept(over), 0))
    assert [cue.sound for cue in gone] == ["draw"]
    counted = at("3C", "", "", phase=Phase.COUNT, order=(1, 2, 0), sheet=((0, 2, 1),))
    new = after(counted, GO_ON)
    assert [cue.sound for cue in GAME.cues(GAME.masked(counted, 0), GO_ON, GAME.masked(new, 0))] == ["shuffle"]
    assert GAME.cues(GAME.masked(state, 0), passes(0), GAME.masked(state, 0)) == ()


def test_the_score_has_a_row_for_each_deal_and_the_totals() -> None:
    state = at("9H", 5, 5, deal=3, sheet=((2, 1, 0), (0, 2, 1)))
    sheet = GAME.score(state)
    assert sheet is not None
    assert [row.cells for row in sheet.rows[:3]] == [(2, 1, 0), (0, 2, 1), (None, None, None)]
    assert sheet.rows[-1].cells == (2, 3, 1)
    assert [row.current for row in sheet.rows].index(True) == 2
    assert not sheet.lowest_wins


def test_the_legend_follows_the_house_rules() -> None:
    plain = [row.text.msg.source for row in GAME.table(Setup(4)).legend]
    wild = [row.text.msg.source for row in GAME.table(Setup(4, (("president.jokers-wild", "on"),))).legend]
    assert [one == other for one, other in zip(plain, wild, strict=True)] == [False] + 7 * [True]


@pytest.mark.parametrize(("seats", "hats"), [(3, 3), (4, 4), (5, 5), (6, 5)])
def test_the_legend_tells_whose_hat_is_whose(seats: int, hats: int) -> None:
    rows = [row for row in GAME.table(Setup(seats)).legend if row.sign in HAT_FACES]
    assert len(rows) == len({row.text for row in rows}) == hats
    assert rows[0].text.msg.source == "President"
    assert rows[-1].text.msg.source == "Beggar"
