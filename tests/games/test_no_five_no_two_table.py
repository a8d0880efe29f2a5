"""No 5s, No 2s at the table: what is seen, what hands mean, what is said."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.chance import ScriptedChance
from tabletop.core.model import Action, Gesture, GestureKind, Place
from tabletop.core.view import CaptionFact, CellFact, CellStyle, ConditionFact, CueKind, NoteFact, PlateFact
from tabletop.games.no_five_no_two.engine import GAME
from tabletop.games.no_five_no_two.state import State
from tabletop.games.no_five_no_two.table import FINISH, OUT, PAD
from tabletop.kit.dice_table import CUP, TRAY
from tabletop.text_front import english
from tests.games.no_five_no_two_positions import BENCH, aside, begin, played, thrown

THROW, ASIDE, WRITE = (Action(0, verb) for verb in ("throw", "set-aside", "write"))


def drag(token: str, to: Place | None) -> Gesture:
    return Gesture(GestureKind.DRAG, 0, (token,), to)


def tap(token: str) -> Gesture:
    return Gesture(GestureKind.TAP, 0, (token,))


def press(button: str) -> Gesture:
    return Gesture(GestureKind.BUTTON, 0, button=button)


def places(state: State) -> list[Place]:
    return [placement.place for placement in GAME.view(state, 0).placements]


def labels(state: State) -> dict[str, str]:
    return {button.id: english(button.label) for button in GAME.view(state, 0).buttons}


def cells(state: State, style: CellStyle) -> dict[int, object]:
    facts = (fact for fact in GAME.view(state, 0).facts if isinstance(fact, CellFact))
    return {fact.place.slot: fact.value for fact in facts if fact.style is style}


# What is seen


def test_dice_that_are_out_slide_aside_and_the_others_shine() -> None:
    state = thrown(begin(), 6, 5, 3, 2)
    lit = {f.token: english(f.text) for f in GAME.view(state, 0).facts if isinstance(f, ConditionFact)}
    assert lit == {"d1": "6 points", "d3": "3 points"}
    assert {place.zone for place in places(state)} == {TRAY}
    after = aside(state)
    assert [place.zone for place in places(after)] == [TRAY, OUT, TRAY, OUT]
    cues = GAME.cues(state, ASIDE, after)
    assert [(cue.token, cue.kind) for cue in cues] == [("d2", CueKind.SLIDE), ("d4", CueKind.SLIDE)]


def test_the_running_total_grows() -> None:
    state = played(begin(), (6, 5, 3, 2), (1, 4))
    captions = [english(fact.text) for fact in GAME.view(state, 0).facts if isinstance(fact, CaptionFact)]
    assert captions == ["This turn: 14"]
    assert cells(state, CellStyle.OFFER) == {0: 14}
    assert labels(state) == {"throw": "Throw 2 dice", FINISH: "Finish the turn"}
    assert labels(begin())["throw"] == "Throw 4 dice"
    assert not labels(replace(state, hurrying=True))
    assert not GAME.view(state, 1).buttons


def test_the_score_sheet_keeps_the_most_throws() -> None:
    state = BENCH.settled(played(begin(), (6, 5, 3, 2), (5, 2)))
    assert cells(state, CellStyle.WRITTEN) == {0: 9}
    assert cells(state, CellStyle.SUM) == {20: 2, 21: 0}
    assert cells(state, CellStyle.TOTAL) == {22: 9, 23: 0}
    sheet = GAME.score(state)
    assert sheet is not None
    assert [(english(row.label), row.cells) for row in sheet.rows] == [("Most throws", (2, 0)), ("Total", (9, 0))]


def test_a_play_off_has_its_line() -> None:
    state = replace(begin(tie_break="playoff"), books=((4,) * 10, (4,) * 10), contenders=(0, 1), extra=(9,), turn=1)
    assert cells(state, CellStyle.WRITTEN)[20] == 9
    assert cells(thrown(state, 6, 1, 1, 1), CellStyle.OFFER) == {21: 9}
    notes = [english(fact.text) for fact in GAME.view(state, 0).facts if isinstance(fact, NoteFact)]
    assert notes == ["Play-off"]


def test_prompts_and_plates() -> None:
    prompt = BENCH.prompt
    assert prompt(begin()) == "It is A’s turn to throw the four dice."
    assert prompt(thrown(begin(), 6, 5, 3, 2)) == "5, 2: 2 dice go out."
    assert prompt(played(begin(), (6, 5, 3, 2))) == "A throws again: 2 dice are still in play."
    assert prompt(played(begin(), (6, 5, 3, 2), (5, 5))) == "No die is left: A writes down 9 points."
    over = replace(begin(), books=((4,) * 10, (5,) * 10), over=True)
    assert prompt(over) == "B wins with 50 points."
    assert prompt(replace(over, books=((5,) * 10,) * 2, contenders=(0,))) == "A wins the play-off after 50 points."
    extra = replace(begin(), contenders=(0, 1))
    assert prompt(extra) == "Play-off: it is A’s turn to throw the four dice."
    plates = [english(fact.text) for fact in GAME.view(over, 0).facts if isinstance(fact, PlateFact)]
    assert plates == ["40 points", "50 points"]


# What a hand means


def test_throwing_by_button_cup_and_toss() -> None:
    for gesture in (press("throw"), drag("d1", Place(CUP)), tap("d1"), drag("d1", None)):
        assert BENCH.meanings(begin(), gesture) == (THROW,)
    state = played(begin(), (6, 5, 3, 2))
    assert BENCH.meanings(state, drag("d1", Place(CUP))) == (Action(0, "throw", ("d1",)),)
    assert BENCH.meanings(state, drag("d2", Place(TRAY))) == (Action(0, "throw", ("d2",)),)
    assert BENCH.meanings(state, tap("d1")) == (THROW,), "there is no choice"
    assert BENCH.meanings(state, tap("d2")) == (Action(0, "throw", ("d2",)),), "it is out"
    assert BENCH.meanings(state, press(FINISH)) == (Action(0, "finish"),)


def test_setting_aside_by_hand() -> None:
    state = thrown(begin(), 6, 5, 3, 2)
    for gesture in (drag("d2", Place(OUT, 0)), tap("d4")):
        (action,) = BENCH.meanings(state, gesture)
        assert GAME.canonical(state, action) == ASIDE
    assert BENCH.meanings(state, press("throw")) == (ASIDE,), "they go out first"
    assert BENCH.meanings(aside(state), drag("d2", Place(OUT, 0))) == (), "it lies there already"


def test_stopping_and_gestures_without_a_meaning() -> None:
    state = played(begin(), (6, 5, 3, 2))
    assert BENCH.meanings(state, drag("d1", Place(PAD, 0))) == (WRITE,)
    for gesture in (drag("d1", Place(PAD, 1)), drag("d1", Place(TRAY)), drag("d1", None)):
        assert BENCH.meanings(state, gesture) == ()


# What is said


def test_offers_in_words() -> None:
    def said(state: State) -> list[str]:
        return [english(GAME.describe(state, action)) for action in GAME.legal(state, 0)]

    assert said(begin()) == ["Throw the four dice", "Throw until no die is left"]
    assert said(played(begin(), (6, 5, 3, 2)))[0] == "Throw 2 dice again"
    assert said(thrown(begin(), 6, 5, 3, 2)) == ["Set the 5s and 2s aside"]
    assert said(played(begin(), (5, 5, 2, 2))) == ["Write down 0 points"]


def test_reports() -> None:
    told = BENCH.told
    assert told(begin(), THROW, chance=ScriptedChance((6, 5, 3, 2))) == ["A throws 6, 5, 3, 2: 9 points."]
    assert told(thrown(begin(), 6, 5, 3, 2), ASIDE) == ["5, 2: 2 dice go out."]
    over = played(begin(), (6, 5, 3, 2), (5, 5))
    assert told(over, WRITE) == ["A writes down 9 and now has 9."]
    assert told(replace(over, contenders=(0, 1)), WRITE) == ["A scores 9 points in the play-off."]


def test_moments() -> None:
    moment = GAME.moment(begin(), THROW, thrown(begin(), 5, 5, 2, 2))
    assert moment is not None
    assert english(moment.text) == "All four at once!"
    rich = replace(played(begin(), (5, 5, 2, 2)), points=60)
    moment = GAME.moment(rich, WRITE, BENCH.after(rich, WRITE))
    assert moment is not None
    assert (english(moment.text), moment.seat) == ("What a turn: 60 points!", 0)
    assert GAME.moment(begin(), THROW, thrown(begin(), 5, 5, 2, 1)) is None
