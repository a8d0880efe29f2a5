"""Poker Dice at the table: what is seen, what hands mean, what is said."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.model import Action, Gesture, GestureKind, Place, Refusal, Setup
from tabletop.core.view import ButtonKind, CaptionFact, CellFact, CellStyle, CountFact, NoteFact, PlateFact, View
from tabletop.games.poker_dice.engine import GAME
from tabletop.games.poker_dice.state import Phase, State
from tabletop.games.poker_dice.table import HANDS, STOP
from tabletop.kit.counters import POT, stack_zone
from tabletop.kit.dice_table import CUP, RAIL, TRAY
from tabletop.match.controller import Arranged, RuleController
from tabletop.match.log import Entry
from tabletop.match.match import Match
from tabletop.text_front import english
from tests.games.poker_dice_positions import BENCH, again, begin, holding, one_throw, rethrow, staked, stop, thrown

FULL, LEVEL = (4, 4, 4, 2, 2), (5, 5, 3, 3, 2)


def drag(tokens: str | tuple[str, ...], to: Place | None, seat: int = 0) -> Gesture:
    return Gesture(GestureKind.DRAG, seat, (tokens,) if isinstance(tokens, str) else tokens, to)


def seen(state: State, seat: int | None = 0) -> View:
    return GAME.view(state, seat)


def captions(view: View) -> dict[str, str]:
    return {fact.zone: english(fact.text) for fact in view.facts if isinstance(fact, CaptionFact)}


def cells(view: View) -> dict[tuple[int, int], tuple[str, CellStyle]]:
    """What stands on the sheet, by line and seat."""
    facts = [fact for fact in view.facts if isinstance(fact, CellFact)]
    columns = len([fact for fact in view.facts if isinstance(fact, PlateFact)])
    found = {}
    for fact in facts:
        assert not isinstance(fact.value, int)
        found[divmod(fact.place.slot, columns)] = (
            english(fact.value).replace("\N{NARROW NO-BREAK SPACE}", ""),
            fact.style,
        )
    return found


def labels(view: View) -> dict[str, tuple[str, bool]]:
    return {button.id: (english(button.label), button.resting) for button in view.buttons}


# What is seen


def test_the_stakes_are_numbers_and_one_that_is_too_high_is_crossed_out() -> None:
    assert labels(seen(begin())) == {
        "stake-1": ("Stake 1 counter each", False),
        "stake-2": ("Stake 2 counters each", False),
    }
    poor = seen(holding(begin(3), 9, 1, 20))
    assert [(button.figure, button.resting) for button in poor.buttons] == [(1, False), (2, True)]
    assert {button.kind for button in poor.buttons} == {ButtonKind.NUMBER}
    assert not seen(begin(), 1).buttons, "only the leader names it"


def test_counters_are_told_on_plates_and_beside_the_pot() -> None:
    view = seen(staked(begin(3), 2))
    assert [english(fact.text) for fact in view.facts if isinstance(fact, PlateFact)] == ["8 counters"] * 3
    assert CountFact(POT, 6) in view.facts
    assert captions(seen(begin()))[POT] == "Pot"


def test_the_hand_in_the_tray_is_named_live() -> None:
    state = thrown(staked(begin()), 6, 6, 1, 1, 2)
    assert captions(seen(state))[TRAY] == "Throw 1 of 3: two pairs"
    assert cells(seen(state)) == {(5, 0): ("66112", CellStyle.OFFER)}
    state = thrown(stop(again(state, (5,), 1)), 2, 2, 3, 4, 6)
    assert captions(seen(state, 1))[TRAY] == "Throw 1 of 2: a pair"
    assert cells(seen(state)) == {(2, 0): ("11166", CellStyle.TOTAL), (6, 1): ("22643", CellStyle.OFFER)}


def test_the_best_hand_so_far_stands_out() -> None:
    state = one_throw(one_throw(staked(begin(3)), *FULL), 1, 1, 2, 3, 4)
    assert cells(seen(state)) == {(2, 0): ("44422", CellStyle.TOTAL), (6, 1): ("11432", CellStyle.WRITTEN)}


def test_prompts_say_what_may_be_done() -> None:
    state = begin()
    assert BENCH.prompt(state) == "A names the stake: 1 or 2 counters each."
    assert BENCH.prompt(begin(stake="one")) == "A leads this round. The stake is 1 counter each."
    state = staked(state)
    assert BENCH.prompt(state) == "It is A’s turn to throw the five dice."
    state = thrown(state, 6, 6, 1, 1, 2)
    assert BENCH.prompt(state) == "A can stop, or throw again: 2 throws left."
    state = again(state, (5,), 3)
    answering = thrown(stop(state), 1, 2, 3, 4, 6)
    assert BENCH.prompt(answering) == "B can stop, or throw again: 1 throw left. To beat: two pairs."
    last = again(answering, (1,), 6)
    assert BENCH.prompt(last) == "No throw is left. B has a pair."
    assert BENCH.prompt(stop(last)) == "A has the best hand and takes the pot: two pairs."
    level = one_throw(one_throw(staked(begin()), *LEVEL), *LEVEL)
    assert BENCH.prompt(level) == "The best hands are level. A throws all five dice for the pot."
    assert captions(seen(thrown(level, *FULL)))[TRAY] == "Play-off: a full house"
    stays = one_throw(one_throw(staked(begin(tie="carry-over")), *LEVEL), *LEVEL)
    assert BENCH.prompt(stays) == "The best hands are level, so the pot stays for the next round."
    over = replace(holding(begin(), 20), phase=Phase.OVER, ended="end-when-one-is-out")
    assert BENCH.prompt(over) == "A wins with 20 counters."


def test_the_round_is_counted() -> None:
    notes = [fact for state in (begin(), begin(round_limit="20")) for fact in seen(state).facts]
    assert [english(note.text) for note in notes if isinstance(note, NoteFact)] == ["Round 1", "Round 1 of 20"]


def test_buttons_wait_for_whoever_has_a_choice() -> None:
    state = staked(begin())
    assert labels(seen(state)) == {"throw": ("Throw 5 dice", False)}
    state = thrown(state, 6, 6, 1, 1, 2)
    assert labels(seen(state)) == {"throw": ("Throw 5 dice", False), "stop": ("Stop", False)}
    assert not seen(state, 1).buttons
    kept = {f"d{number}": Place(RAIL, number) for number in (1, 2, 3, 4)}
    assert labels(GAME.arranged(state, seen(state), kept))["throw"] == ("Throw 1 dice", False)
    everything = {**kept, "d5": Place(RAIL, 0)}
    assert labels(GAME.arranged(state, seen(state), everything))["throw"][1], "all dice are kept"
    last = again(again(state, (5,), 3), (5,), 4)
    assert not seen(last).buttons


def test_all_has_its_place_at_every_table() -> None:
    for seats in (2, 3, 4):
        spec = GAME.table(Setup(seats))
        assert len(spec.plates) == seats
        rows = [spec.zone(stack_zone(seat)).area for seat in range(seats)]
        foot = max(area.y + area.height for area in rows if area is not None)
        sheet = spec.zone(HANDS).area
        assert sheet is not None
        assert foot <= sheet.y < sheet.y + sheet.height < 450


# What a hand may mean


def test_counters_are_carried_to_the_pot() -> None:
    state = begin()
    controller = RuleController(Match(GAME, Setup(2), LiveChance(1)), 0)
    assert controller.selected_with("k9") == ("k9", "k10")
    assert controller.targets(("k9", "k10")) == {Place(POT)}
    assert not controller.targets(("k8", "k9", "k10"))
    assert controller.movable() == {f"k{number}" for number in range(1, 11)}
    assert BENCH.drag(state, 0, ("k9", "k10"), Place(POT)) == Action(0, "stake", ("k9", "k10"))
    assert BENCH.rule(state, BENCH.drag(state, 0, "k11", Place(POT))) == "poker_dice.stake-choice"
    assert not BENCH.meanings(state, drag("k9", Place(RAIL)))


def test_a_click_takes_no_more_than_may_be_staked() -> None:
    assert GAME.selected_with(holding(begin(3), 9, 1, 20), 0, "k26") == ("k26",)


def test_buttons_name_the_stake_throw_and_stop() -> None:
    state = begin()
    assert BENCH.rule(state, BENCH.press(state, 0, "stake-2")) == ""
    assert BENCH.press(staked(state), 0, "throw") == Action(0, "throw")
    lying = thrown(staked(state), 6, 6, 1, 1, 2)
    assert BENCH.press(lying, 0, STOP) == Action(0, "stop")
    laid = {"d1": Place(RAIL, 0), "d2": Place(RAIL, 1)}
    assert BENCH.press(lying, 0, "throw", laid) == rethrow(lying, 3, 4, 5)


def test_dice_dragged_to_the_cup_are_thrown_with_those_in_the_tray() -> None:
    state = again(thrown(staked(begin()), 6, 6, 1, 1, 2), (5,), 3)
    assert state.aside == (0, 1, 2, 3)
    assert BENCH.drag(state, 0, "d1", Place(CUP)) == rethrow(state, 1, 5)
    first = staked(begin())
    assert BENCH.drag(first, 0, "d1", Place(CUP)) == Action(0, "throw")


def test_dice_handed_to_another_player_end_the_turn() -> None:
    state = thrown(staked(begin()), 6, 6, 1, 1, 2)
    assert BENCH.drag(state, 0, "d3", Place(stack_zone(1))) == Action(0, "stop")
    assert BENCH.meanings(state, drag("d3", Place(stack_zone(0)))) == ()


def test_dice_are_laid_on_the_rail_and_back() -> None:
    match = Match(GAME, Setup(2), LiveChance(1))
    match.submit(Action(0, "stake", choice=1))
    match.submit(Action(0, "throw"), chance=ScriptedChance((6, 6, 1, 1, 2)))
    controller = RuleController(match, 0)
    assert isinstance(controller.attempt(drag("d1", Place(RAIL, 0))), Arranged)
    assert isinstance(controller.attempt(Gesture(GestureKind.TAP, 0, ("d2",))), Arranged)
    answer = controller.attempt(Gesture(GestureKind.BUTTON, 0, button="throw"), chance=ScriptedChance((6, 2, 2)))
    assert isinstance(answer, Entry)
    assert match.state.pips == (6, 6, 6, 2, 2)
    assert match.state.aside == (0, 1)


def test_without_a_throw_left_a_die_gets_its_answer() -> None:
    match = Match(GAME, Setup(2), LiveChance(1))
    match.submit(Action(0, "stake", choice=1))
    match.submit(Action(0, "throw"), chance=ScriptedChance((6, 6, 1, 1, 2)))
    for _ in range(2):
        match.submit(Action(0, "rethrow", ("d5",)), chance=ScriptedChance((2,)))
    answer = RuleController(match, 0).attempt(Gesture(GestureKind.TAP, 0, ("d1",)))
    assert isinstance(answer, Refusal)
    assert answer.rule == "poker_dice.leader-three-throws"


def test_dice_roll_and_counters_are_heard() -> None:
    state = begin()
    after = staked(state)
    assert [cue.sound for cue in GAME.cues(state, Action(0, "stake", choice=1), after)] == ["piece"]
    lying = thrown(after, 6, 6, 1, 1, 2)
    assert len(GAME.cues(after, Action(0, "throw"), lying)) == 5
    assert [cue.token for cue in GAME.cues(lying, rethrow(lying, 5), again(lying, (5,), 1))] == ["d5"]
    assert not GAME.cues(lying, Action(0, "stop"), stop(lying))


# What is said


def test_the_log_tells_stake_throws_and_pot() -> None:
    match = Match(GAME, Setup(2), LiveChance(1))
    told: list[str] = []

    def play(action: Action, *faces: int) -> None:
        before = match.state
        entry = match.submit(action, chance=ScriptedChance(faces))
        assert isinstance(entry, Entry)
        assert entry.action is not None
        told.extend(map(english, GAME.report(before, entry.action, match.state)))

    play(Action(0, "stake", choice=2))
    play(Action(0, "throw"), 6, 6, 1, 1, 2)
    play(rethrow(match.state, 3, 5), 6, 1)
    play(Action(0, "stop"))
    play(Action(1, "throw"), 1, 2, 3, 4, 5)
    play(Action(1, "stop"))
    play(Action(0, "take"))
    assert told == [
        "A names the stake: 2 counters each.",
        "A throws 6, 6, 1, 1, 2: two pairs.",
        "A now has 6, 6, 6, 1, 1: a full house.",
        "A had kept 1, 6, 6.",
        "A stops after 2 throws: a full house.",
        "B throws 5, 4, 3, 2, 1: a straight.",
        "B stops after 1 throw: a straight.",
        "A takes the pot with 4 counters.",
    ]


def test_five_of_a_kind_is_celebrated() -> None:
    before = staked(begin())
    moment = GAME.moment(before, Action(0, "throw"), thrown(before, 3, 3, 3, 3, 3))
    assert moment is not None
    assert (english(moment.text), moment.seat) == ("Five of a kind!", 0)
    assert GAME.moment(before, Action(0, "throw"), thrown(before, 3, 3, 3, 3, 2)) is None
    lying = thrown(before, 3, 3, 3, 3, 3)
    assert GAME.moment(lying, Action(0, "stop"), stop(lying)) is None


def test_the_score_shows_who_holds_how_much_of_all() -> None:
    sheet = GAME.score(holding(begin(3), 9, 1, 20))
    assert sheet is not None
    assert (sheet.rows[0].cells, sheet.whole) == ((9, 1, 20), 30)
