"""Dice Blackjack at the table: what is seen, what hands mean, what is said."""

from __future__ import annotations

from itertools import pairwise

from msgspec.structs import replace

from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.model import Action, Gesture, GestureKind, Place, Refusal, Setup
from tabletop.core.view import (
    ButtonKind,
    CaptionFact,
    CellFact,
    CellStyle,
    CountFact,
    NoteFact,
    PlateFact,
    SignFact,
    View,
)
from tabletop.games.blackjack_dice.engine import GAME
from tabletop.games.blackjack_dice.state import Phase, State
from tabletop.games.blackjack_dice.table import PAD, RISK, STOP
from tabletop.kit.counters import POT, stack_zone
from tabletop.kit.dice_table import CUP, RAIL, TRAY
from tabletop.match.controller import RuleController
from tabletop.match.log import Entry
from tabletop.match.match import Match
from tabletop.text_front import english
from tests.games.blackjack_dice_positions import (
    BENCH,
    begin,
    ends,
    forced,
    holding,
    lying,
    more,
    stop,
    throw,
    waiting,
    without,
)


def drag(tokens: str | tuple[str, ...], to: Place | None, seat: int = 0) -> Gesture:
    return Gesture(GestureKind.DRAG, seat, (tokens,) if isinstance(tokens, str) else tokens, to)


def tap(token: str, seat: int = 0) -> Gesture:
    return Gesture(GestureKind.TAP, seat, (token,))


def seen(state: State, seat: int | None = 0) -> View:
    return GAME.view(state, seat)


def captions(view: View) -> dict[str, str]:
    return {fact.zone: english(fact.text) for fact in view.facts if isinstance(fact, CaptionFact)}


def cells(view: View, zone: str) -> dict[int, tuple[str, CellStyle]]:
    """What stands on a sheet, by box."""
    facts = [fact for fact in view.facts if isinstance(fact, CellFact) and fact.place.zone == zone]
    return {f.place.slot: (str(f.value) if isinstance(f.value, int) else english(f.value), f.style) for f in facts}


def sign(view: View) -> tuple[int | None, str]:
    """The large figure, and what stands below it."""
    (fact,) = (fact for fact in view.facts if isinstance(fact, SignFact))
    return fact.figure, english(fact.text)


def labels(view: View) -> dict[str, str]:
    return {button.id: english(button.label) for button in view.buttons}


def match_of_two(*first: int) -> Match[State]:
    """Two players, the first of whom has thrown these three dice."""
    match = Match(GAME, Setup(2), LiveChance(1))
    if first:
        match.submit(Action(0, "throw"), chance=ScriptedChance(first))
    return match


# What is seen


def test_the_total_is_large_with_the_one_to_beat() -> None:
    assert sign(seen(begin())) == (0, "Total")
    assert sign(seen(throw(begin(), 6, 5, 4))) == (15, "Total")
    answering = waiting(begin(), 1, 19, 0)
    assert sign(seen(answering)) == (0, "19 to beat")
    assert sign(seen(lying(answering, 17))) == (17, "19 to beat")
    assert sign(seen(lying(waiting(begin(), 1, 23, 0), 17))) == (17, "Total"), "a bust is not to be beaten"
    assert sign(seen(stop(lying(answering, 20)))) == (20, "wins")


def test_the_sum_of_the_throw_is_written_into_the_tray() -> None:
    state = throw(begin(), 6, 5, 4)
    assert captions(seen(state))[TRAY] == "6 + 5 + 4 = 15"
    assert RAIL not in captions(seen(state))
    state = more(state, 2, 2)
    assert captions(seen(state)) == {POT: "Pot", TRAY: "15 + 4 = 19", RAIL: "Counted before"}
    assert [p.place for p in seen(state).placements if p.token in ("d1", "d2", "d3")] == [
        Place(TRAY, 0),
        Place(TRAY, 1),
        Place(RAIL, 0),
    ]


def test_the_risk_of_one_two_and_three_dice_is_told_before_the_throw() -> None:
    assert not cells(seen(begin()), RISK)
    assert [text for text, _ in cells(seen(lying(begin(), 16)), RISK).values()] == ["17%", "72%", "95%"]
    assert [text for text, _ in cells(seen(lying(begin(), 9)), RISK).values()] == ["0%", "0%", "26%"]
    assert not cells(seen(lying(begin(), 21)), RISK)


def test_the_totals_of_all_stand_on_the_pad() -> None:
    state = lying(waiting(begin(3), 2, 19, 24, 0), 15)
    assert cells(seen(state), PAD) == {
        0: ("19", CellStyle.TOTAL),
        1: ("over", CellStyle.REMARK),
        2: ("15", CellStyle.OFFER),
    }
    gone = lying(without(holding(begin(3), 5, 0, 10), 1), 15)
    assert cells(seen(gone), PAD)[1] == ("out", CellStyle.REMARK)
    plates = {fact.seat: english(fact.text) for fact in seen(gone).facts if isinstance(fact, PlateFact)}
    assert plates == {0: "5 counters", 1: "out of the game", 2: "10 counters"}


def test_a_play_off_has_a_line_of_its_own() -> None:
    state = forced(throw(ends(ends(begin(), 20), 20), 4, 4, 1))
    assert cells(seen(state), PAD)[2] == ("9", CellStyle.TOTAL)
    assert sign(seen(state)) == (0, "9 to beat")
    sheet = GAME.table(Setup(2, (("blackjack_dice.tie", "carry-over"),))).zone(PAD).sheet
    assert sheet is not None
    assert len(sheet.rows) == 1, "without play-offs it has no line for them"


def test_counters_in_the_pot_are_counted() -> None:
    assert CountFact(POT, 1) in seen(ends(begin(), 22)).facts
    assert [english(fact.text) for fact in seen(begin()).facts if isinstance(fact, NoteFact)] == ["Round 1"]


def test_buttons_throw_one_two_or_three_dice_or_stop() -> None:
    assert labels(seen(begin())) == {"throw": "Throw 3 dice"}
    state = throw(begin(), 6, 5, 4)
    assert labels(seen(state)) == {
        "throw-1": "Go on with 1 dice",
        "throw-2": "Go on with 2 dice",
        "throw-3": "Go on with 3 dice",
        "stop": "Stop: 15",
    }
    numbers = [button.figure for button in seen(state).buttons if button.kind is ButtonKind.NUMBER]
    assert numbers == [1, 2, 3]
    assert not seen(state, 1).buttons
    assert not seen(lying(begin(), 21)).buttons


def test_prompts_say_what_may_be_done() -> None:
    state = begin()
    assert BENCH.prompt(state) == "It is A’s turn to throw the three dice."
    state = throw(state, 6, 5, 4)
    assert BENCH.prompt(state) == "A has 15, and can stop, or throw 1, 2 or 3 dice more."
    assert BENCH.prompt(more(state, 6)) == "Exactly 21 for A!"
    second = waiting(begin(), 1, 18, 0)
    assert BENCH.prompt(lying(second, 17)) == "B has 17, with 18 to beat: stop, or throw 1, 2 or 3 dice?"
    assert BENCH.prompt(lying(second, 18)) == "B has 18, which is level with the best: stop, or throw 1, 2 or 3 dice?"
    assert BENCH.prompt(lying(second, 19)) == "B has 19 and is ahead: stop, or throw 1, 2 or 3 dice?"
    assert BENCH.prompt(lying(second, 22)) == "B is over 21 with 22, and pays 1 counter into the pot."
    poor = lying(waiting(holding(begin(), 8, 0), 1, 18, 0), 22)
    assert BENCH.prompt(poor) == "B is over 21 with 22, but has no counter left to pay."
    won = stop(lying(waiting(holding(begin(), 4, 5), 1, 22, 0), 12))
    assert BENCH.prompt(won) == "B wins the round with 12, and takes 1 counter from the pot."
    assert BENCH.prompt(forced(won)) == "A gives 1 counter to B, who has won the round with 12."
    level = stop(lying(second, 18))
    assert BENCH.prompt(level) == "The best totals are level. A throws all three dice."
    assert BENCH.prompt(throw(level, 4, 4, 1)) == "A has 9 in the play-off."
    stays = stop(lying(waiting(begin(tie="carry-over"), 1, 18, 0), 18))
    assert BENCH.prompt(stays) == "The best totals are level. Nobody wins the round, and the pot stays."
    nobody = forced(lying(waiting(begin(), 1, 22, 0), 22))
    assert BENCH.prompt(nobody) == "Everyone is over 21. Nobody wins the round, and the pot stays."
    over = replace(holding(begin(), 10, 0), phase=Phase.OVER, ended="all-counters-win")
    assert BENCH.prompt(over) == "A wins with 10 counters."


def test_all_has_its_place_at_every_table() -> None:
    for seats in (2, 3, 4):
        spec = GAME.table(Setup(seats))
        assert len(spec.plates) == seats
        areas = [spec.zone(zone).area for zone in (*map(stack_zone, range(seats)), PAD, RISK)]
        found = [area for area in areas if area is not None]
        assert len(found) == seats + 2
        assert all(above.y + above.height <= below.y + 1e-6 for above, below in pairwise(found))
        assert found[-1].y + found[-1].height < 450


# What a hand may mean


def test_one_to_three_dice_are_carried_to_the_cup() -> None:
    match = match_of_two(6, 5, 4)
    controller = RuleController(match, 0)
    assert controller.movable() == {"d1", "d2", "d3"}
    for tokens in (("d3",), ("d1", "d3"), ("d1", "d2", "d3")):
        assert controller.targets(tokens) == {Place(CUP), Place(PAD)}
        assert BENCH.drag(match.state, 0, tokens, Place(CUP)) == Action(0, "continue", tokens)
    answer = controller.attempt(drag("d3", Place(CUP)), chance=ScriptedChance((4,)))
    assert isinstance(answer, Entry)
    assert (match.state.total, match.state.pips, match.state.aside) == (19, (6, 5, 4), (0, 1))


def test_before_the_first_throw_a_click_takes_all_dice() -> None:
    controller = RuleController(match_of_two(), 0)
    assert controller.selected_with("d2") == ("d1", "d2", "d3")
    assert controller.targets(("d1", "d2", "d3")) >= {Place(CUP)}
    answer = controller.attempt(drag(("d1", "d2"), Place(CUP)))
    assert isinstance(answer, Refusal)
    assert answer.rule == "blackjack_dice.first-throw-three"
    for gesture in (
        drag(("d1", "d2", "d3"), Place(CUP)),
        Gesture(GestureKind.TAP, 0, to=Place(CUP)),
        tap("d1"),
        Gesture(GestureKind.BUTTON, 0, button="throw"),
    ):
        assert BENCH.meanings(begin(), gesture) == (Action(0, "throw"),)


def test_after_it_a_click_takes_one_die() -> None:
    assert RuleController(match_of_two(6, 5, 4), 0).selected_with("d2") == ("d2",)


def test_the_score_card_is_where_one_stops() -> None:
    state = throw(begin(), 6, 5, 4)
    assert BENCH.drag(state, 0, "d2", Place(PAD, 0)) == Action(0, "stop")
    assert BENCH.tap(state, 0, to=Place(PAD, 0)) == Action(0, "stop")
    assert BENCH.press(state, 0, STOP) == Action(0, "stop")
    assert not BENCH.meanings(state, drag("d2", Place(PAD, 1))), "the box of somebody else"
    assert BENCH.rule(begin(), BENCH.drag(begin(), 0, "d2", Place(PAD, 0))) == "blackjack_dice.first-throw-three"


def test_buttons_say_how_many_dice() -> None:
    state = more(throw(begin(), 3, 2, 1), 4)
    assert BENCH.press(state, 0, "throw-1").tokens == ("d1",)
    assert BENCH.press(state, 0, "throw-2").tokens == ("d1", "d2")
    assert BENCH.press(state, 0, "throw-3").tokens == ("d1", "d2", "d3")


def test_an_empty_cup_gets_its_answer() -> None:
    state = throw(begin(), 6, 5, 1)
    action = BENCH.tap(state, 0, to=Place(CUP))
    assert BENCH.rule(state, action) == "blackjack_dice.throw-one-to-three"


def test_dice_at_21_and_over_get_their_answer() -> None:
    for total, rule in ((21, "stop-at-21"), (22, "bust")):
        state = lying(begin(), total)
        for gesture in (tap("d1"), drag("d1", Place(CUP)), drag("d1", Place(RAIL))):
            (action,) = BENCH.meanings(state, gesture)
            assert BENCH.rule(state, action) == f"blackjack_dice.{rule}"


def test_counters_are_paid_by_hand() -> None:
    state = lying(begin(), 22)
    assert BENCH.rule(state, BENCH.drag(state, 0, "k3", Place(POT))) == ""
    assert not BENCH.meanings(state, drag("k6", Place(POT))), "a counter of somebody else"
    won = stop(lying(waiting(holding(begin(3), 4, 5, 5), 2, 22, 18, 0), 20))
    assert BENCH.drag(won, 2, "k15", Place(stack_zone(2))) == Action(2, "take")
    giving = forced(won)
    assert BENCH.rule(giving, BENCH.drag(giving, 0, "k4", Place(stack_zone(2)))) == ""
    assert not BENCH.meanings(giving, drag("k4", Place(stack_zone(1)))), "that is not the winner"
    early = lying(begin(), 12)
    assert BENCH.rule(early, BENCH.drag(early, 0, "k5", Place(stack_zone(1)))) == "blackjack_dice.all-pay-winner"


def test_dice_roll_and_counters_are_heard() -> None:
    state = begin()
    after = throw(state, 6, 5, 4)
    assert [cue.token for cue in GAME.cues(state, Action(0, "throw"), after)] == ["d1", "d2", "d3"]
    again = BENCH.after(after, Action(0, "continue", ("d2",)), chance=ScriptedChance((1,)))
    assert [cue.token for cue in GAME.cues(after, Action(0, "continue", ("d2",)), again)] == ["d2"]
    bust = lying(state, 22)
    assert [cue.sound for cue in GAME.cues(bust, Action(0, "pay"), forced(bust))] == ["piece"]
    assert not GAME.cues(after, Action(0, "stop"), stop(after))


# What is said


def test_the_log_tells_throws_and_payments() -> None:
    match = match_of_two()
    told: list[str] = []

    def play(action: Action, *faces: int) -> None:
        before = match.state
        entry = match.submit(action, chance=ScriptedChance(faces))
        assert isinstance(entry, Entry)
        assert entry.action is not None
        told.extend(map(english, GAME.report(before, entry.action, match.state)))

    play(Action(0, "throw"), 6, 5, 4)
    play(Action(0, "continue", ("d1",)), 4)
    play(Action(0, "continue", ("d1", "d2")), 1, 2)
    play(Action(0, "pay"))
    play(Action(1, "throw"), 6, 6, 6)
    play(Action(1, "continue", ("d3",)), 3)
    play(Action(1, "stop"))
    play(Action(1, "take"))
    play(Action(0, "give"))
    assert told == [
        "A throws 6, 5, 4: 15.",
        "A adds 4 to 15: 19.",
        "A adds 1, 2 to 19: 22, over 21.",
        "A pays 1 counter into the pot.",
        "B throws 6, 6, 6: 18.",
        "B adds 3 to 18: exactly 21!",
        "B stops with 21.",
        "B takes the pot with 1 counter.",
        "A gives B 1 counter.",
    ]


def test_what_else_is_told() -> None:
    poor = lying(holding(begin(), 0, 8), 22)
    assert BENCH.told(poor, Action(0, "pay")) == ["A has no counter left to pay."]
    assert english(GAME.describe(poor, Action(0, "pay"))) == "End the turn without a counter to pay"
    level = throw(ends(ends(begin(), 20), 20), 4, 4, 1)
    assert BENCH.told(level, Action(0, "pass")) == ["A passes the dice on."]
    nobody = forced(lying(waiting(begin(), 1, 22, 0), 22))
    told = ["Everyone is over 21. Nobody wins the round, and the pot stays."]
    assert BENCH.told(nobody, Action(nobody.turn, "leave")) == told


def test_21_and_a_player_who_is_out_are_shown_to_all() -> None:
    before = lying(begin(), 15)
    moment = GAME.moment(before, Action(0, "continue", ("d1",)), more(before, 6))
    assert moment is not None
    assert (english(moment.text), moment.seat) == ("21!", 0)
    assert GAME.moment(before, Action(0, "continue", ("d1",)), more(before, 5)) is None
    full = more(before, 6)
    assert GAME.moment(full, Action(0, "stop"), stop(full)) is None
    giving = replace(stop(lying(waiting(holding(begin(3), 9, 1, 5), 2, 18, 17, 0), 20)), turn=1)
    moment = GAME.moment(giving, Action(1, "give"), forced(giving))
    assert moment is not None
    assert (english(moment.text), moment.seat) == ("Out of the game", 1)


def test_the_score_shows_who_holds_how_much_of_all() -> None:
    sheet = GAME.score(holding(begin(3), 9, 1, 5))
    assert sheet is not None
    assert (sheet.rows[0].cells, sheet.whole) == ((9, 1, 5), 15)
