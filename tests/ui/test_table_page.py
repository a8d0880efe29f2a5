"""The page of the table, played with real mouse and key events on a toy game."""

from __future__ import annotations

from itertools import groupby

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.bot import Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.core.game import Offer
from tabletop.core.model import Action, Place, Setup
from tabletop.core.text import Msg, say
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.ui.common.strip import Tone
from tabletop.ui.match_page.choices import ChoiceButton
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.panel.models import LogModel, LogRow
from tabletop.ui.panel.score_table import ScoreTable
from tests.ui.hands import Hands
from tests.ui.table_kit import ANN, BEN, BOT, by_hand, click, drag, make_page, open_curtain, speak
from tests.ui.toy import a_play, too_low, toy_match


def test_a_drag_is_an_action_and_the_turn_goes_on(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(hidden=False), ANN, BEN)
    assert page.overlay.strip.head == "Ann plays a card."
    assert page.overlay.plates[0].facts.acting
    by_hand(page, a_play(page.session.match))
    assert len(page.session.match.log) == 2
    assert page.overlay.strip.head == "Ben plays a card."
    assert page.overlay.plates[1].facts.acting
    assert not page.overlay.plates[0].facts.acting
    assert page.overlay.plates[0].facts.fact == "2 cards"
    assert page.panel.log.rowCount() == 1


def refuse(qtbot: QtBot, language: str = "") -> TablePage:
    """A page on which a card was refused."""
    match = toy_match(hidden=False, cards=9, seed=2)
    page, _ = make_page(qtbot, match, ANN, Player("Ben", language=language))
    by_hand(page, a_play(match))
    attempt = too_low(match)
    assert attempt is not None
    by_hand(page, attempt)
    return page


def test_a_refusal_names_the_reason_and_the_rule(qtbot: QtBot) -> None:
    page = refuse(qtbot)
    strip = page.overlay.strip
    assert strip.tone is Tone.REFUSAL
    assert strip.head.endswith("is too low.")
    assert strip.below == "Rule 2: Only a higher card may be laid."
    assert strip.accessibleName() == f"{strip.head} {strip.below}"
    wanted = []
    page.rules_wanted.connect(lambda *args: wanted.append(args))
    click(strip.link)
    assert wanted[0][0] == "toy.up"
    assert wanted[0][1] is not None
    by_hand(page, a_play(page.session.match))
    assert strip.tone is Tone.PROMPT


def test_a_player_is_refused_in_their_own_language(qtbot: QtBot) -> None:
    page = refuse(qtbot, language="de")
    assert page.overlay.strip.below.startswith("Regel 2")


def test_a_move_out_of_turn_is_refused_by_the_games_own_rule(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(hidden=False, cards=6, seed=3), BOT, ANN)
    drag(page, page.session.match.state.hands[1][0], Place("pile"))
    assert page.overlay.strip.head == "The players take turns."
    assert page.overlay.strip.below == "Rule 1"
    assert len(page.session.match.log) == 1


def test_several_meanings_are_a_row_of_choices(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(hidden=False), ANN, BEN)
    click(page.overlay.buttons["name"])
    row = page.overlay.choices
    assert row.isVisible()
    assert len(row.buttons) == 2
    assert row.geometry().bottom() < page.overlay.strip.geometry().bottom()
    assert page.rect().contains(QRect(row.mapTo(page, QPoint(0, 0)), row.size()))
    QTest.keyClick(row.buttons[0], Qt.Key.Key_Right)
    QTest.keyClick(row.buttons[1], Qt.Key.Key_Return)
    assert page.session.match.log[-1].action == Action(0, "name", choice="b")
    assert not row.isVisible()


def test_a_choice_with_a_picture_has_room_for_all_its_words(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(hidden=False), ANN, BEN)
    button = ChoiceButton(page.context, Offer(Action(0, "name"), say(Msg("Test", "name")), "card-AS"), page)
    heights = []
    for words in ("Herz", "Nur die gelbe 2", "Der ganze Stapel mit der gelben 2: 12 Karten"):
        button.set_words(words)
        heights.append(button.sizeHint().height())
    measure = QFontMetricsF(button.font())
    assert heights[0] == heights[1]
    assert heights[2] >= heights[0] + 1.9 * measure.height(), "three lines"


def test_escape_leaves_the_choices_and_nothing_has_happened(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(hidden=False), ANN, BEN)
    click(page.overlay.buttons["name"])
    QTest.keyClick(page.overlay.choices.buttons[0], Qt.Key.Key_Escape)
    assert not page.overlay.choices.isVisible()
    assert len(page.session.match.log) == 1


def test_every_move_can_be_made_from_the_list(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(hidden=False), ANN, BEN)
    moves = page.panel.moves
    legal = page.session.game.legal(page.session.match.state, 0)
    assert moves.rowCount() == len(legal)
    assert "Ann" in moves.index(0).data()
    page.panel.moves_list.setCurrentIndex(moves.index(1))
    QTest.keyClick(page.panel.moves_list, Qt.Key.Key_Return)
    assert page.session.match.log[-1].action == legal[1]


def test_the_log_tells_only_what_its_reader_saw(qtbot: QtBot) -> None:
    match = toy_match(hidden=True)
    page, _ = make_page(qtbot, match, ANN, BOT)
    log = page.panel.log
    by_hand(page, a_play(match))
    first = log.index(0).data()
    assert "Ann: play" in first
    assert "card-" in first, "a card on the pile is seen by everybody"


def test_a_hint_is_marked_and_told(qtbot: QtBot) -> None:
    page, mind = make_page(qtbot, toy_match(hidden=False), ANN, BOT)
    click(page.panel.hint_button)
    assert mind.asks[-1][1:] == (0, Level.HARD)
    action = a_play(page.session.match)
    mind.answered.emit(len(mind.asks), Choice(action, say(Msg("toy", "It is the highest."))))
    assert page.overlay.strip.tone is Tone.HINT
    assert page.overlay.strip.head.startswith("Look here: ")
    assert page.panel.hint_card.isVisible()
    by_hand(page, action)
    assert not page.panel.hint_card.isVisible()


def test_a_remark_survives_the_next_action_and_a_refusal_goes_before_it(qtbot: QtBot) -> None:
    match = toy_match(hidden=False, cards=9, seed=2)
    page, _ = make_page(qtbot, match, ANN, BEN)
    page.session.notice.emit(say(Msg("toy", "The disk is full.")))
    by_hand(page, a_play(match))
    assert page.overlay.strip.tone is Tone.NOTICE
    assert page.overlay.strip.head == "The disk is full."
    attempt = too_low(match)
    assert attempt is not None
    by_hand(page, attempt)
    assert page.overlay.strip.tone is Tone.REFUSAL


def test_where_there_is_no_hint_the_strip_says_so_until_the_next_action(qtbot: QtBot) -> None:
    page, mind = make_page(qtbot, toy_match(hidden=False), ANN, BEN)
    click(page.hint)
    mind.given_up.emit(len(mind.asks))
    assert page.overlay.strip.tone is Tone.NOTICE
    by_hand(page, a_play(page.session.match))
    assert page.overlay.strip.tone is Tone.PROMPT


def test_a_button_that_goes_leaves_the_focus_on_the_table(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    match = toy_match(hidden=False, races=True, cards=9, seed=3)
    monkeypatch.setattr(match.game, "deadline_ms", lambda state: 60_000)
    while len(match.state.pile) < 3:
        legal = match.game.legal(match.state, match.state.turn)
        match.submit(min(legal, key=lambda a: a.verb != "play"))
    page, _ = make_page(qtbot, match, ANN, BEN)
    page.overlay.buttons["name"].setFocus()
    page.session.play(a_play(match))
    qtbot.waitUntil(lambda: "name" not in page.overlay.buttons)
    assert page.overlay.view.hasFocus()


def test_undo_by_button(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(hidden=False, friendly=True), ANN, BEN)
    by_hand(page, a_play(page.session.match))
    click(page.panel.undo_button)
    assert len(page.session.match.log) == 1
    assert page.panel.log.rowCount() == 0
    assert page.overlay.strip.head == "Ann plays a card."
    assert not page.undo.isEnabled()
    assert page.undo.toolTip() == "Undo\nThere is no move to take back."


def test_dinner_is_ready_and_back(qtbot: QtBot) -> None:
    page, mind = make_page(qtbot, toy_match(hidden=False), ANN, BEN)
    click(page.overlay.plates[0])
    menu = page.seat_plates.menu
    assert menu is not None
    menu.levels[Level.HARD].trigger()
    menu.swap.trigger()
    assert page.overlay.plates[0].facts.computer
    assert mind.asks[-1][1] == 0
    assert "computer" in page.overlay.plates[0].accessibleName()
    click(page.overlay.plates[0])
    assert page.seat_plates.menu is not menu
    menu = page.seat_plates.menu
    assert menu is not None
    menu.swap.trigger()
    assert not page.overlay.plates[0].facts.computer
    menu.close()


def test_a_refusal_is_over_when_something_else_is_taken_up(qtbot: QtBot) -> None:
    page = refuse(qtbot)
    strip, view = page.overlay.strip, page.overlay.view
    assert strip.tone is Tone.REFUSAL
    assert view.table_scene.marks.shown("cause")
    token = a_play(page.session.match).tokens[0]
    click(view.viewport(), Hands(page, LiveChance(1)).grip(token))
    assert view.carried == (token,)
    assert strip.tone is Tone.PROMPT
    assert not view.table_scene.marks.shown("cause")


def test_legal_places_are_switched_off_for_one_seat(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(hidden=False, seed=2), ANN, BEN)
    lamps = page.overlay.view.table_layout
    assert lamps.raised, "what may be laid stands out of the hand"
    click(page.overlay.plates[0])
    assert page.seat_plates.menu is not None
    page.seat_plates.menu.places.trigger()
    assert not lamps.raised
    by_hand(page, a_play(page.session.match))
    assert page.session.actor == 1
    assert lamps.raised, "the other seat still sees them"
    page.context.settings.lit = False
    page.apply_look()
    assert not lamps.raised, "where a seat has said nothing, the settings hold"


def test_race_buttons_have_keys_by_their_place(qtbot: QtBot) -> None:
    match = toy_match(hidden=False, races=True, cards=9, seed=3)
    while len(match.state.pile) < 4:
        legal = match.game.legal(match.state, match.state.turn)
        match.submit(min(legal, key=lambda a: a.verb != "play"))
    page, _ = make_page(qtbot, match, ANN, BEN)
    assert page.overlay.buttons["call-0"].key == "A"
    assert page.overlay.buttons["call-1"].geometry().intersects(page.overlay.rect())
    assert not page.overlay.buttons["call-1"].geometry().intersects(page.overlay.buttons["call-0"].geometry())
    with qtbot.waitSignal(page.session.entry_added):
        QTest.keyClick(page.overlay.view, Qt.Key.Key_L)
    assert Action(1, "call") in [entry.action for entry in page.session.match.log]


def test_the_panel_opens_over_the_table_where_it_is_narrow(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(hidden=False), ANN, BEN, size=(1024, 640))
    assert page.rail.isVisible()
    assert not page.panel.isVisible()
    page.rail.tab_wanted.emit(1)
    assert page.panel.isVisible()
    assert page.panel.tab == 1
    over_the_table = page.childAt(QPoint(100, 400))
    assert over_the_table is not page.overlay.view.viewport()
    click(over_the_table, QPoint(5, 5))
    assert not page.panel.isVisible()
    page.resize(1300, 800)
    assert page.panel.isVisible()
    assert not page.rail.isVisible()


def _rects(page: TablePage) -> dict[str, QRect]:
    stage = page.overlay
    found = {"strip": stage.strip.geometry().adjusted(7, 7, -7, -7)}
    for seat, plate in stage.plates.items():
        found[f"plate {seat}"] = plate.geometry().adjusted(plate.margin, plate.margin, -plate.margin, -plate.margin)
    return found


@pytest.mark.parametrize(
    "language", [pytest.param("en", marks=pytest.mark.slow), "de", pytest.param("fr", marks=pytest.mark.slow)]
)
@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080), (900, 1200)])
def test_nothing_overlaps_and_nothing_leaves_the_window(
    qtbot: QtBot, size: tuple[int, int], percent: int, language: str
) -> None:
    page, _ = make_page(
        qtbot, toy_match(seats=4, hidden=False, cards=5), ANN, BEN, Player("Maximiliane"), BOT,
        size=size, percent=percent, language=language,
    )  # fmt: skip
    rects = _rects(page)
    for name, rect in rects.items():
        assert page.overlay.rect().contains(rect), f"{name} leaves the table"
        for other, taken in rects.items():
            assert name == other or not rect.intersects(taken), f"{name} lies over {other}"


@pytest.mark.parametrize("size", [(300, 200), (640, 480), (5000, 3000)])
def test_every_size_of_window_is_survived(qtbot: QtBot, size: tuple[int, int]) -> None:
    page, _ = make_page(qtbot, toy_match(seats=4, hidden=False), ANN, BEN, BOT, BOT, size=size)
    by_hand(page, a_play(page.session.match))
    assert not page.grab().isNull()


def test_everything_changes_its_language_at_once(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(hidden=False), ANN, BEN)
    by_hand(page, a_play(page.session.match))
    before = (page.panel.undo_button.text(), page.undo.toolTip(), page.panel.moves_list.accessibleName())
    speak(page, "de")
    after = (page.panel.undo_button.text(), page.undo.toolTip(), page.panel.moves_list.accessibleName())
    assert all(old != new for old, new in zip(before, after, strict=True))
    speak(page, "en")
    assert (page.panel.undo_button.text(), page.undo.toolTip(), page.panel.moves_list.accessibleName()) == before


@pytest.mark.parametrize("look", ["day", "evening", "hc-light", "hc-dark"])
def test_every_look_is_worn_by_all(qtbot: QtBot, look: str) -> None:
    page, _ = make_page(qtbot, toy_match(hidden=False), ANN, BEN)
    before = page.grab().toImage()
    page.context.settings.look = "evening" if look == "day" else look
    page.context.apply_look()
    after = page.grab().toImage()
    for spot in (page.bar, page.panel, page.overlay):
        at = spot.mapTo(page, QPoint(spot.width() // 2, 3))
        assert before.pixelColor(at) != after.pixelColor(at)


def test_a_page_that_is_left_lets_nothing_happen(qtbot: QtBot) -> None:
    match = toy_match(hidden=False, cards=6)
    page, _ = make_page(qtbot, match, ANN, BEN)
    page.hide()
    while match.game.forced(match.state) is None:
        page.session.play(a_play(match))
    length = len(match.log)
    qtbot.wait(30)
    assert len(match.log) == length
    page.show()
    qtbot.waitUntil(lambda: len(match.log) > length)


def test_the_sound_is_muted_on_the_table(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(hidden=False), ANN, BEN)
    assert page.sound.accessibleName() == "Sound: off"
    click(page.sound)
    assert page.sound.accessibleName() == "Sound: on"
    assert not page.context.settings.muted
    click(page.sound)


def test_the_keyboard_reaches_table_plates_and_panel(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(hidden=True), ANN, BEN)
    open_curtain(page)
    seen: set[QWidget] = set()
    for _ in range(40):
        focus = page.focusWidget()
        if focus is not None:
            seen.add(focus)
            QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert page.overlay.view in seen
    assert page.overlay.plates[0] in seen
    assert page.panel.hint_button in seen
    assert page.panel.moves_list in seen


def test_everything_that_takes_the_focus_has_a_name(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(hidden=False), ANN, BEN)
    nameless = [
        widget
        for widget in page.findChildren(QWidget)
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not _name(widget)
    ]
    assert not nameless


def _name(widget: QWidget) -> str:
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name) if interface is not None else ""


def test_a_long_line_of_the_log_is_read_to_its_end(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    said = "Annabella-Charlotte lays: 8 of diamonds. Suit named: hearts. “{}”"
    page, _ = make_page(qtbot, toy_match(hidden=False), ANN, BEN)
    by_hand(page, a_play(page.session.match))
    page.panel.show_tab(0)
    pictures = []
    for word in ("Card!", "Late!"):
        monkeypatch.setattr(LogModel, "_row", lambda self, entry, w=word: LogRow(0, said.format(w), ""))
        pictures.append(page.panel.log_list.grab().toImage())
    assert page.panel.log.rowCount() == 1
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_score_of_six_is_seen_whole(qtbot: QtBot, language: str) -> None:
    match = Match(games.load("president"), Setup(6, (("president.deals", "10"),)), LiveChance(1))
    page, _ = make_page(qtbot, match, ANN, *(BOT,) * 5, language=language, size=(1280, 800))
    page.panel.show_tab(1)
    table = page.panel.findChild(ScoreTable)
    assert table is not None
    assert table.horizontalScrollBar().maximum() == table.verticalScrollBar().maximum() == 0
    speak(page, "en")


def test_the_line_that_is_played_comes_back_into_sight_from_below(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, Match(games.load("barbu"), Setup(4), LiveChance(1)), ANN, BOT, BOT, BOT)
    page.panel.show_tab(1)
    table = page.panel.findChild(ScoreTable)
    table.scrollToBottom()
    first = table.model().index(0, 0)
    assert not table.viewport().rect().contains(table.visualRect(first))
    speak(page, "de")
    assert table.viewport().rect().contains(table.visualRect(first))
    speak(page, "en")


def test_a_hand_lies_by_rank_where_the_person_wants_it(qtbot: QtBot) -> None:
    def ranks(slug: str, by_rank: bool) -> list[str]:
        page, _ = make_page(qtbot, Match(games.load(slug), Setup(3), LiveChance(4)), ANN, BOT, BOT)
        page.context.settings.by_rank = by_rank
        page.context.apply_look()
        page.apply_look()
        items = page.overlay.view.table_scene.items_of.values()
        own = sorted((item for item in items if item.at.zone == "hand-0"), key=lambda item: item.rest.x)
        return [item.true_face.removeprefix("card-")[:-1] for item in own]

    for slug, sorts in (("crazy_eights", True), ("president", False)):
        by_suit, by_rank = ranks(slug, False), ranks(slug, True)
        assert sorted(by_suit) == sorted(by_rank)
        assert (by_suit != by_rank) == sorts, "a game with an order of its own keeps it"
    told = ranks("crazy_eights", True)
    alike = [rank for rank, _ in groupby(told)]
    assert len(alike) == len(set(alike)) < len(told), "equal ranks lie side by side"


@pytest.mark.parametrize(("slug", "lines"), [("snakes_and_ladders", ["Ladders", "Snakes"]), ("goose", [])])
def test_what_is_no_part_of_the_whole_stands_below_the_bars(qtbot: QtBot, slug: str, lines: list[str]) -> None:
    page, _ = make_page(qtbot, Match(games.load(slug), Setup(3), LiveChance(4)), ANN, BEN, BOT)
    page.panel.show_tab(1)
    table = page.panel.findChild(ScoreTable)
    assert page.panel.bars.isVisible()
    assert table.isVisible() == bool(lines)
    model = table.model()
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == lines
    assert not lines or table.geometry().top() >= page.panel.bars.geometry().bottom()
