"""The table of Barbu: what each seat sees, what gestures mean, what is said."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Gesture, GestureKind, Place
from tabletop.core.view import CaptionFact, Condition, ConditionFact, NoteFact, PlateFact, ScoreSheet, SignFact, View
from tabletop.games.barbu import words
from tabletop.games.barbu.engine import GAME
from tabletop.games.barbu.state import CONTRACTS, TOKEN_OF, Contract, Phase, State
from tabletop.games.barbu.table import CONTRACT, CONTRACTS_ZONE
from tabletop.kit.cards import DEALER_FACE
from tabletop.kit.hands import HIDDEN
from tabletop.resources import data_path
from tabletop.text_front import english
from tests.games.barbu_positions import BENCH, at, choose, naming, play, rests, token

GO_ON = Action(CLOCK, "go_on")
QUEENS = 4, "QS QH QD QC"
EVEN = (4, ""), (3, ""), (3, ""), (3, "")


def seen(state: State, seat: int | None = None) -> View:
    return GAME.view(GAME.masked(state, seat), seat)


def plates(view: View) -> list[PlateFact]:
    return [fact for fact in view.facts if isinstance(fact, PlateFact)]


def lines(state: State) -> list[str]:
    return [english(plate.text) for plate in plates(seen(state))]


def sheet(state: State) -> ScoreSheet:
    found = GAME.score(state)
    assert found is not None
    return found


# What is seen


def test_only_the_own_hand_the_trick_and_the_last_one_are_seen() -> None:
    state = at(2, "KD 3S 4S", 3, 3, trick="9D", contract="queens")
    last = {f"c{card}" for card in state.tricks[-1].tokens}
    for seat in (None, 0, 1):
        for placement in seen(state, seat).placements:
            if placement.token in TOKEN_OF.values():
                continue
            known = placement.place.zone in ("trick", f"hand-{seat}") or placement.token in last
            assert (placement.face is not None) == known, placement
    masked = GAME.masked(state, 1)
    assert masked.faces.count(HIDDEN) == 8, "what was taken has been seen by all"


def test_a_world_keeps_what_everybody_could_infer() -> None:
    state = replace(at(2, "4C KH 4S", 3, 3, trick="9D", contract="queens"), tricks=())
    state = BENCH.after(state, play(state, "KH"))
    for seed in range(10):
        world = GAME.resample(GAME.masked(state, 2), 2, LiveChance(seed))
        assert not any(world.faces[one] // 13 == 2 for one in world.hands[1]), "no diamonds where none was played"


def test_contracts_lie_on_the_table_and_those_played_are_crossed_out() -> None:
    state = naming(Contract.TRICKS, Contract.KING)
    lying = {p.token: (p.place, p.face) for p in seen(state).placements if p.token in TOKEN_OF.values()}
    for slot, one in enumerate(CONTRACTS):
        crossed = "-played" if one in (Contract.TRICKS, Contract.KING) else ""
        assert lying[TOKEN_OF[one]] == (Place(CONTRACTS_ZONE, slot), f"contract-{one}{crossed}")
    named = seen(BENCH.after(state, choose("hearts"))).find("contract-hearts")
    assert named is not None
    assert named.place == Place(CONTRACT)


def test_the_name_of_the_contract_and_what_is_still_to_come() -> None:
    def facts(state: State) -> tuple[list[str], list[int | None]]:
        view = seen(state)
        names = [english(fact.text) for fact in view.facts if isinstance(fact, CaptionFact)]
        return names, [fact.figure for fact in view.facts if isinstance(fact, SignFact)]

    assert facts(naming()) == (["Contract"], [])
    assert facts(BENCH.after(naming(), choose("salad"))) == (["Salad"], [116])
    assert facts(rests("queens", (4, "QS QH"), *EVEN[1:])) == (["No Queens"], [0])
    fresh = at(2, "KD 3S 4S", 3, 3, trick="9D", contract="tricks")
    assert facts(fresh)[1] == [26 - 2 * len(fresh.tricks)]


@pytest.mark.parametrize(
    ("contract", "piles", "taken", "prize"),
    [
        ("tricks", EVEN, [4, 3, 3, 3], "trick-won"),
        ("queens", ((4, "QH"), (3, "QS QD QC"), (3, ""), (3, "")), [1, 3, 0, 0], "taken-queen"),
        ("hearts", ((4, "AH KH QH JH 10H"), (3, "9H 8H 7H 6H"), (3, "5H 4H 3H 2H"), (3, "")), None, "taken-heart"),
        ("king", ((4, ""), (3, "KH"), (3, ""), (3, "")), [0, 1, 0, 0], "taken-king"),
        ("last", EVEN, [0, 0, 1, 0], "taken-last"),
        (
            "salad",
            ((4, "QS QH QD QC"), (3, "KH"), (3, "AH JH 10H 9H 8H 7H"), (3, "6H 5H 4H 3H 2H")),
            None,
            "taken-card",
        ),
    ],
)
def test_what_was_taken_is_seen_on_the_plates(
    contract: str, piles: tuple[tuple[int, str], ...], taken: list[int] | None, prize: str
) -> None:
    shown = plates(seen(rests(contract, *piles, last=2)))
    counts = taken if taken is not None else [len(names.split()) for _, names in piles]
    assert [plate.stars for plate in shown] == counts
    assert {(plate.prize, plate.surplus) for plate in shown} == {(prize, prize)}
    assert (data_path("assets") / "art" / f"{prize}.svg").exists()


def test_plates_tell_the_points_as_they_fall() -> None:
    state = naming(Contract.TRICKS)
    assert lines(state) == ["total 1", "total 2", "total 3", "total 4"]
    assert [plate.face for plate in plates(seen(state))] == [DEALER_FACE, "", "", ""]
    resting = rests("queens", (4, "QS QH"), (3, "QD"), (3, ""), (3, "QC"))
    assert lines(resting)[:2] == ["tricks 4, points 12", "tricks 3, points 6"]
    assert lines(BENCH.tick(resting))[0] == "points 12, total 12"


def test_penalty_cards_in_the_trick_are_marked_and_so_is_who_takes_it() -> None:
    state = at(1, 1, "QC 3S", 2, trick="9D QD", contract="queens")
    marks = {fact.token: fact.condition for fact in seen(state).facts if isinstance(fact, ConditionFact)}
    assert marks == {token(state, "QD"): Condition.DANGER}
    state = at(1, 1, 1, "QC 3S", trick="9D QD KH", contract="queens")
    full = BENCH.after(state, play(state, "QC"))
    marks = {fact.token: fact.condition for fact in seen(full).facts if isinstance(fact, ConditionFact)}
    assert marks == {token(state, "QD"): Condition.DONE, token(state, "QC"): Condition.DANGER}


def test_the_sheet_has_a_heading_for_each_round_and_a_line_for_each_contract() -> None:
    state = replace(rests("queens", (4, "QS QH"), (3, "QD"), (3, ""), (3, "QC"), deal=8), first_dealer=2)
    rows = sheet(state).rows
    assert len(rows) == 4 * 7 + 1
    heads = [english(row.label) for row in rows[::7]]
    assert heads == ["Dealer: C", "Dealer: D", "Dealer: A", "Dealer: B", "Total"]
    assert [english(row.label) for row in rows[1:7]] == [english(words.contract_name(one)) for one in CONTRACTS]
    assert {row.cells for row in rows[0:28:7]} == {(None,) * 4}
    (now,) = [row for row in rows if row.current]
    assert (english(now.label), now.cells) == ("No Queens", (12, 6, 0, 6)), "the points of this deal count up"
    assert rows[-1].cells == (12, 6, 0, 6)
    assert sheet(BENCH.tick(state)).rows[-1].cells == (12, 6, 0, 6)
    assert sheet(state).lowest_wins


def test_the_heading_of_the_round_is_in_sight_while_a_contract_is_named() -> None:
    (now,) = [row for row in sheet(naming(number=1)).rows if row.current]
    assert english(now.label) == "Dealer: B"


def test_the_quiet_line() -> None:
    (quiet,) = [fact for fact in seen(naming(number=2)).facts if isinstance(fact, NoteFact)]
    assert english(quiet.text) == "Deal 13 of 24"


# Gestures


def test_a_contract_is_named_by_its_button_or_laid_on_the_table() -> None:
    state = naming(Contract.QUEENS)
    buttons = seen(state, 0).buttons
    assert [button.resting for button in buttons] == [False, True, False, False, False, False]
    assert [english(button.label) for button in buttons][-2:] == ["No Last Trick", "Salad"]
    hearts, queens = TOKEN_OF[Contract.HEARTS], TOKEN_OF[Contract.QUEENS]
    for to in (Place(CONTRACT), Place("trick", 2)):
        assert BENCH.drag(state, 0, hearts, to) == choose("hearts")
    assert BENCH.press(state, 0, hearts) == BENCH.tap(state, 0, hearts) == choose("hearts")
    assert BENCH.rule(state, BENCH.press(state, 0, queens)) == "barbu.contract-once-per-round"
    assert seen(state, 1).buttons == seen(BENCH.after(state, choose("hearts")), 0).buttons == ()
    assert seen(naming(*CONTRACTS[:5]), 0).buttons == (), "the last contract is nobody’s choice"
    for gesture in (
        Gesture(GestureKind.DRAG, 0, (hearts,), Place("hand-0")),
        Gesture(GestureKind.DRAG, 0, (hearts,), Place(CONTRACTS_ZONE, 2)),
        Gesture(GestureKind.DRAG, 0, (hearts,)),
        Gesture(GestureKind.BUTTON, 0, button="something"),
    ):
        assert BENCH.meanings(state, gesture) == ()


def test_cards_are_tapped_or_carried() -> None:
    state = at(2, "KD 3S 4S", 3, 3, trick="9D")
    king = token(state, "KD")
    assert BENCH.tap(state, 1, king) == play(state, "KD")
    assert GAME.canonical(state, BENCH.drag(state, 1, king, Place("trick", 3))) == play(state, "KD")
    assert BENCH.meanings(state, Gesture(GestureKind.DRAG, 1, (king,), Place("hand-1"))) == ()


# Words


def test_the_strip() -> None:
    assert BENCH.prompt(naming()) == "A names the contract of this deal."
    state = at(2, "KD 3S 4S", 3, 3, trick="9D")
    assert BENCH.prompt(state, 1) == "Led suit: diamonds. B must follow suit."
    assert BENCH.prompt(rests("last", *EVEN, last=1)) == "B takes the trick, and 20 points."
    assert BENCH.prompt(rests("king", (4, "KH"), *EVEN[1:], last=1)) == "B takes the trick."
    over = BENCH.tick(rests("queens", (4, "QS QH"), (3, "QD"), (3, ""), (3, "QC")))
    assert BENCH.prompt(over) == "The deal is over. Fewest points: C."
    assert BENCH.prompt(replace(over, phase=Phase.OVER)) == "C wins with 0 points."


def test_the_log() -> None:
    state = naming()
    assert BENCH.told(state, choose("salad")) == ["A names the contract: Salad."]
    resting = rests("tricks", *EVEN, last=3)
    assert BENCH.told(resting, GO_ON) == [
        "D takes the trick, and 2 points.",
        "The deal is over. Fewest points: B, C, D.",
    ]
    assert BENCH.told(BENCH.tick(resting), GO_ON) == ["A deals everyone 13 cards."]
    assert english(GAME.describe(state, choose("king"))) == "Contract: No King"
    assert english(GAME.describe(resting, GO_ON)) == "Play goes on."


def test_the_king_and_the_last_trick_have_their_moment() -> None:
    def told(state: State, action: Action) -> str:
        moment = GAME.moment(state, action, BENCH.after(state, action))
        return english(moment.text) if moment is not None else ""

    state = at(1, 1, 1, "KH 3S", trick="9D QD 2D", contract="king")
    assert told(state, play(state, "KH")) == "The king of hearts goes to B!"
    state = at(1, 1, 1, "KH 3S", trick="9D QD 2D", contract="hearts")
    assert told(state, play(state, "KH")) == ""
    state = at(0, 0, 0, "2D", trick="9D QD 3D", contract="last")
    assert told(state, play(state, "2D")) == "The last trick goes to B!"
    state = at(1, 1, 1, "2D 3S", trick="9D QD 4D", contract="last")
    assert told(state, play(state, "2D")) == ""


def test_faces_have_names() -> None:
    names = {
        "contract-king": "No King",
        "contract-salad-played": "Salad, played already",
        "card-7S": "7 of spades",
    }
    for face, name in names.items():
        text = GAME.face_name(face)
        assert text is not None
        assert english(text) == name


def test_every_action_has_a_sound_of_its_own() -> None:
    state = naming()
    (named,) = GAME.cues(state, choose("king"), BENCH.after(state, choose("king")))
    assert (named.token, named.sound) == ("contract-king", "card")
    resting = rests("tricks", *EVEN)
    (swept,) = GAME.cues(resting, GO_ON, BENCH.tick(resting))
    assert swept.sound == "draw"
    over = BENCH.tick(resting)
    (dealt,) = GAME.cues(over, GO_ON, BENCH.tick(over))
    assert dealt.sound == "shuffle"
