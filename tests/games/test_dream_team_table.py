"""The table of Dream Team: what each seat sees, what gestures mean, what is said."""

from __future__ import annotations

from typing import TypeVar

import pytest
from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Gesture, GestureKind, Place, Seat, Setup
from tabletop.core.view import BadgeFact, BurstFact, CaptionFact, CueKind, PlateFact, SignFact, TallyFact, View
from tabletop.games.dream_team import words
from tabletop.games.dream_team.cards import FACES
from tabletop.games.dream_team.engine import GAME
from tabletop.games.dream_team.state import HANDS, Phase, State
from tabletop.match.controller import Choices, RuleController
from tabletop.match.log import Entry
from tabletop.match.match import Match
from tabletop.text_front import english
from tests.games.dream_team_positions import (
    BENCH,
    GO_ON,
    after,
    all_pass,
    at,
    deal_after,
    give,
    ids,
    nutmeg,
    passes,
    play,
    stacked,
    swept,
)

F = TypeVar("F")


def shown(state: State, seat: Seat | None) -> View:
    """What a seat is shown."""
    return GAME.view(GAME.masked(state, seat), seat)


def facts(view: View, kind: type[F]) -> list[F]:
    """The facts of a kind."""
    return [fact for fact in view.facts if isinstance(fact, kind)]


def drag(state: State, names: str, zone: str, seat: Seat = 0) -> Gesture:
    """Dragging cards to a zone."""
    return Gesture(GestureKind.DRAG, seat, ids(state, names, seat), Place(zone))


def taken(state: State, name: str) -> int:
    """How many cards a click on one of player 0 takes up."""
    return len(GAME.selected_with(GAME.masked(state, 0), 0, *ids(state, name, 0)))


def told(before: State, action: Action, eyes: Seat | None, after_it: State | None = None) -> list[str]:
    """What the log says to a seat."""
    done = after(before, action) if after_it is None else after_it
    lines = GAME.report(GAME.masked(before, eyes), action, GAME.masked(done, eyes))
    return [english(line) for line in lines]


def prompted(state: State, seat: Seat | None) -> str:
    """What the strip says to a seat."""
    return english(shown(state, seat).prompt)


# What is seen


def test_only_the_own_hand_and_the_trick_are_seen() -> None:
    state = at("9 5", "8 8", "3 G", trick="1: 10, 2: 9")
    for seat in (None, 0, 1, 2):
        for placement in shown(state, seat).placements:
            seen = placement.place.zone in ("trick", "earlier", f"hand-{seat}")
            assert (placement.face is not None) == seen


def test_the_own_hand_lies_from_the_best_to_the_worst() -> None:
    state = at("R 10 Y 8 F G 1 K", 4, 4)
    lies = sorted((p for p in shown(state, 0).placements if p.owner == 0), key=lambda p: p.place.slot)
    names = [str(placement.face).removeprefix("dream-") for placement in lies]
    assert names == ["goal", "free", "1", "yellow", "8", "10", "kickoff", "red"]


def test_players_sit_by_rank_clockwise_with_falling_numbers() -> None:
    state = at(3, 3, 3, 3, seated=(2, 0, 3, 1))
    assert shown(state, None).order == (2, 1, 3, 0)
    assert "Seat 1" in english(facts(shown(state, None), PlateFact)[2].text)


def test_the_value_to_beat_stands_beside_the_trick() -> None:
    state = at("9 5", "8 8", "3 G", trick="1: 9 9, 2: F F=4")
    view = shown(state, 0)
    assert [fact.figure for fact in facts(view, SignFact)] == [4]
    assert english(facts(view, CaptionFact)[0].text) == "C: two 4s"


def test_plates_tell_seats_passes_skips_medals_and_the_red_card() -> None:
    state = at("9 5", "8 8", "3 G", "", 2, trick="1: 10", passed=0b100, skipped=0, out=(3,), red=4)
    plates = facts(shown(state, None), PlateFact)
    said = [english(plate.text) for plate in plates]
    assert said == ["Skipped, 2 cards", "Seat 2, 2 cards", "Passed, 2 cards", "Out: gold", "Seat 5, 2 cards"]
    assert plates[4].face == "dream-red"
    kid = at("9 5", "8 8", "3 G")
    assert [plate.face for plate in facts(shown(kid, None), PlateFact)] == ["", "", "dealer-pack"]


def test_played_list_counts_the_cards_cleared_away_by_kind() -> None:
    """And tells neither who laid them nor when; the Red Card that comes back is not gone."""
    over = all_pass(at("9 5", 2, "", trick="0: R, 1: 7 7", options={"played-list": "on"}, cleared=()))
    (tally,) = facts(shown(swept(over), 0), TallyFact)
    assert tally.zone == "cleared"
    assert [(kind.face, kind.count, kind.of) for kind in tally.kinds if kind.count] == [("dream-7", 2, 7)]
    assert sum(kind.of for kind in tally.kinds) == 60
    names = [kind.face.removeprefix("dream-") for kind in tally.kinds]
    assert names == ["goal", "free", "1", "2", "3", "4", "5", "6", "7", "yellow", "8", "9", "10", "kickoff", "red"]
    assert not facts(shown(swept(over), 0), BadgeFact)
    assert not facts(shown(at("9 5", 2, 2), 0), TallyFact), "by the printed rules nobody counts for anybody"


def test_plates_show_the_medals_as_soon_as_they_are_won() -> None:
    state = at("", "5 6", "", "9 9", out=(2, 0), trick="1: 10", sheet=((3, 0, 1, 2),), round=2)
    won = [plate.prizes for plate in facts(shown(state, None), PlateFact)]
    assert won == [("medal-gold", "medal-silver"), (), ("medal-bronze", "medal-gold"), ("medal-silver",)]
    hat = stacked(5, "F F 3")
    assert facts(shown(hat, 1), PlateFact)[0].prizes == ("medal-gold",)


def test_a_hat_trick_and_a_nutmeg_are_shown_to_all() -> None:
    for state, names in ((stacked(5, "F F G"), "F F G"), (stacked(5, "Y R", "F", "F"), "Y R")):
        for seat in (None, 1):
            open_cards = {p.token for p in shown(state, seat).placements if p.owner == 0 and p.face is not None}
            assert open_cards == set(ids(state, names, 0))
            lies = sorted((p for p in shown(state, seat).placements if p.owner == 0), key=lambda p: p.place.slot)
            assert {p.token for p in lies[-len(open_cards) :]} == open_cards, "nothing covers them"
    assert prompted(stacked(5, "F F G"), 1).startswith("Hat Trick! A was dealt Goal, two Free Kicks and wins")


def test_the_curse_strikes_for_all_to_see() -> None:
    state = at("7 9", "R 9", "4 8", turn=1)
    state = all_pass(after(after(state, play(state, "R")), play(replace(state, turn=0), "7")))
    assert [fact.zone for fact in facts(shown(state, None), BurstFact)] == ["trick"]
    moment = GAME.moment(state, GO_ON, swept(state))
    assert moment is not None
    assert (moment.seat, moment.face) == (0, "dream-red")
    (cue,) = GAME.cues(state, GO_ON, swept(state))
    assert (cue.token, cue.kind) == (f"c{state.trick[0].tokens[0]}", CueKind.FLY)
    alone = at("7 9", "R 9", "4 8", turn=1)
    alone = all_pass(after(alone, play(alone, "R")))
    assert not facts(shown(alone, None), BurstFact)
    assert GAME.moment(alone, GO_ON, swept(alone)) is None


def test_moments() -> None:
    state = at("5", 3, 3, trick="2: 9")
    gold = GAME.moment(state, play(state, "5"), after(state, play(state, "5")))
    assert gold is not None
    assert gold.face == "medal-gold"
    over = replace(at("", "5", "", "9", out=(0, 2)), phase=Phase.COUNT, places=(0, 2, 1, 3))
    for names, face in ((("F F 3",), "medal-gold"), (("Y R", "F", "F"), "dream-yellow")):
        dealt = deal_after(4, over, *names)
        special = GAME.moment(over, GO_ON, dealt)
        assert special is not None
        assert (special.seat, special.face) == (0, face)


def test_every_face_has_a_name() -> None:
    names = {face: GAME.face_name(face) for face in {*FACES, *words.MEDAL_FACES.values()}}
    assert len({english(name) for name in names.values() if name is not None}) == len(names) == 18
    assert GAME.face_name("horse-A") is None


# Trades


def trading() -> State:
    """Four players; seats 1 and 2 choose."""
    return stacked(4, "10 10 9 Y", "F 8 8", "F", "G 1")


def test_badges_say_where_cards_will_go_and_where_they_came_from() -> None:
    state = trading()
    going = {badge.token: badge.seat for badge in facts(shown(state, 3), BadgeFact)}
    assert set(going.values()) == {0}
    assert len(going) == 2
    chosen = after(state, give(state, "10 10", 3))
    assert {badge.seat for badge in facts(shown(chosen, 0), BadgeFact)} == {3}
    done = after(chosen, give(chosen, "8", 2))
    came = facts(shown(done, 3), BadgeFact)
    assert {badge.seat for badge in came} == {0}
    assert len(came) == 2
    assert not facts(shown(done, None), BadgeFact)


def test_only_who_is_concerned_is_told_the_cards_of_a_trade() -> None:
    state = trading()
    action = give(state, "10 10", 3)
    assert told(state, action, 0) == ["A chooses for D: two 10s."]
    assert told(state, action, 2) == ["A has chosen 2 cards for D."]
    chosen = after(state, action)
    last = give(chosen, "8", 2)
    assert told(chosen, last, 3)[1] == "D gets: two 10s."
    assert told(chosen, last, None)[1] == "The cards change hands."


def test_the_cards_of_a_trade_are_known_in_every_plausible_world() -> None:
    state = trading()
    chosen = after(state, give(state, "10 10", 3))
    done = after(chosen, give(chosen, "8", 2))
    got = next(gift.tokens for gift in done.gifts if gift.receiver == 0)
    for seed in range(12):
        world = GAME.resample(GAME.masked(done, 0), 0, LiveChance(seed))
        assert [world.faces[token] for token in got] == [done.faces[token] for token in got]
        assert shown(world, 0) == shown(done, 0)
        stranger = GAME.resample(GAME.masked(done, 1), 1, LiveChance(seed))
        for gift in stranger.gifts:
            if gift.kept:
                best = max(stranger.faces[token] for token in gift.tokens)
                assert best < min(stranger.faces[token] for token in gift.kept), "the best cards were given"


# Gestures


@pytest.mark.parametrize(
    ("hand", "clicked", "trick", "count"),
    [
        ("7 7 7 F 9", "7", "", 3),
        ("7 7 7 F 9", "7", "1: 8", 1),
        ("7 7 7 F 9", "7", "1: 8 8", 2),
        ("7 F F 9", "7", "1: 8 8 8", 3),
        ("7 F F 9", "F", "1: 8 8", 2),
        ("7 F F 9", "F", "", 1),
        ("Y 8 8 9", "8", "", 2),
        ("Y 8 8 9", "Y", "", 3),
        ("Y 8 8 9", "8", "1: 9 9 9", 3),
        ("Y 8 8 9", "9", "1: 10 10", 1),
        ("R K 8 9", "R", "", 1),
    ],
)
def test_a_click_takes_up_the_set_that_is_asked_for(hand: str, clicked: str, trick: str, count: int) -> None:
    assert taken(at(hand, 4, 4, trick=trick), clicked) == count


def test_a_click_on_either_card_of_a_nutmeg_takes_both() -> None:
    state = stacked(5, "Y R", "F", "F")
    assert (taken(state, "Y"), taken(state, "R")) == (2, 2)
    meant = BENCH.meanings(state, drag(state, "Y", "hand-3"))
    assert meant == (Action(0, "nutmeg_give", ids(state, "Y R", 0), HANDS[3]),)
    assert after(state, *meant).red == 3


def sitting(state: State) -> RuleController:
    """The hands of player 0 in a match that stands at this state."""
    match = Match(GAME, Setup(state.seats), LiveChance(1))
    match.states[-1] = state
    return RuleController(match, 0)


@pytest.mark.parametrize(("trick", "count"), [("1: 9", 4), ("1: 9 9", 4), ("1: 9 9 9 9", 4), ("1: 9 9 9 9 9", 0)])
def test_every_equal_card_may_be_moved(trick: str, count: int) -> None:
    """Two of four 7s are named in the list of plays; any two may be laid."""
    state = at("7 7 7 7 10 10", 6, 6, trick=trick)
    assert sitting(state).movable() == frozenset(ids(state, "7 7 7 7", 0)[:count])
    traded = trading()
    assert sitting(traded).movable() == {p.token for p in shown(traded, 0).placements if p.owner == 0}


def test_the_table_asks_for_the_number_of_a_free_kick() -> None:
    state = at("F 9", 4, 4, trick="1: 5")
    answer = sitting(state).attempt(drag(state, "F", "trick"))
    assert isinstance(answer, Choices)
    assert [offer.action.choice for offer in answer.offers] == [1, 2, 3, 4]
    assert [offer.face for offer in answer.offers] == ["dream-1", "dream-2", "dream-3", "dream-4"]
    assert answer.question is not None
    assert english(answer.question) == "Which number does it stand for?"


def test_the_table_asks_whom_the_yellow_card_skips() -> None:
    state = at("Y 9", 4, 4, trick="1: 10")
    answer = sitting(state).attempt(drag(state, "Y", "trick"))
    assert isinstance(answer, Choices)
    assert [english(offer.label) for offer in answer.offers] == ["Skip C", "Skip B"]
    alone = at("Y 9", 4, "", trick="1: 10", out=(2,))
    assert isinstance(sitting(alone).attempt(drag(alone, "Y", "trick")), Entry), "there is only one"


def test_what_a_drag_means() -> None:
    state = at("7 7 9", 4, 4)
    assert BENCH.meanings(state, drag(state, "7 7", "trick"))[0].verb == "play"
    assert BENCH.meanings(state, drag(state, "7", "hand-0")) == ()
    assert BENCH.meanings(state, drag(state, "7", "hand-1"))[0].verb == "trade_give"
    assert BENCH.meanings(state, Gesture(GestureKind.BUTTON, 0, button="pass")) == (passes(0),)
    assert BENCH.meanings(state, Gesture(GestureKind.TAP, 0, ids(state, "7", 0))) == ()


def test_two_actions_have_two_names() -> None:
    state = at("F F Y 8 8 3 3 G R", 4, 4, 4)
    legal = GAME.legal(state, 0)
    assert len({english(GAME.describe(state, action)) for action in legal}) == len(legal)


# Words


def test_prompts_of_a_round() -> None:
    assert prompted(trading(), 0) == "Trade: A chooses 2 cards and lays them on the hand of D."
    assert prompted(trading(), 1) == "Trade: A chooses 2 cards for D."
    opening = at("K 3", 3, 3, tricks=0)
    assert prompted(opening, 1) == "A has the Kickoff and opens the round."
    leading = at("9 3", 3, 3)
    assert prompted(leading, 1) == "A leads, with one card or a set."
    following = at("9 3", 3, 3, trick="1: 7 7")
    assert prompted(following, 1) == "To beat: two 7s. A may lay 2 lower cards or pass."
    assert prompted(following, 0) == "To beat: two 7s. A has nothing that is lower and must pass."


def test_prompts_of_a_trick_that_is_over() -> None:
    out = all_pass(after(at("5", 3, 3, trick="2: 9"), play(at("5", 3, 3, trick="2: 9"), "5")))
    assert prompted(out, None) == "A wins the trick and is out. C leads the next one."
    state = at("7 9", "R 9", "4 8", turn=1)
    cursed = all_pass(after(after(state, play(state, "R")), play(replace(state, turn=0), "7")))
    assert prompted(cursed, None) == "A wins the trick, and with it the Red Card."
    assert told(cursed, GO_ON, None) == ["A wins the trick and takes the Red Card."]


def test_what_is_told_of_plays() -> None:
    state = at("Y 8 F 5", "3", 4, trick="1: 9")
    assert told(state, play(state, "Y", 2), 1) == ["A lays: Yellow Card.", "C is skipped."]
    assert told(state, play(state, "F", 4), 1) == ["A lays: Free Kick as 4."]
    pair = at("8 F", "3", 4, trick="1: 9 9")
    assert told(pair, play(pair, "8 F"), 1) == ["A lays: 8, Free Kick.", "A is out and wins gold!"]
    special = stacked(5, "Y R", "F", "F")
    assert told(special, nutmeg(special, 2), 4) == ["A gives C the Yellow and the Red Card."]


def test_what_is_told_of_a_new_round_and_of_the_end() -> None:
    over = replace(
        at("", "5", "", "9", out=(0, 2)), phase=Phase.COUNT, places=(0, 2, 1, 3), sheet=((3, 1, 2, 0),), round=6
    )
    assert prompted(over, None) == "The round is over. Gold: A. Silver: C. Bronze: B."
    dealt = deal_after(4, over, "F F 3")
    lines = told(over, GO_ON, None, dealt)
    assert lines == ["Seats change. D deals.", "Hat Trick! A wins the round at once."]
    stayed = deal_after(4, replace(over, places=(0, 1, 2, 3)))
    assert told(over, GO_ON, None, stayed)[0] == "A new round begins. D deals."
    ended = after(dealt, GO_ON)
    assert ended.phase is Phase.OVER
    assert prompted(ended, None) == "The match is over. Most points: A."
    result = GAME.result(ended)
    assert result is not None
    assert english(result.texts[0]) == "Gold 2, silver 0, bronze 0"


def test_the_score_has_a_row_for_each_round() -> None:
    sheet = GAME.score(replace(at(2, 2, 2), sheet=((3, 2, 0),), round=2))
    assert sheet is not None
    assert [english(row.label) for row in sheet.rows] == [*(f"Round {number}" for number in range(1, 8)), "Total"]
    assert [row.current for row in sheet.rows].index(True) == 1
    assert sheet.rows[-1].cells == (3, 2, 0)
