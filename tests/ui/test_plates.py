"""A plate on its own: what it shows and says."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, QVariantAnimation
from PySide6.QtGui import QColor, QFont
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.core.view import Standing
from tabletop.match.match import Match
from tabletop.ui.common.painted import paint_shadow
from tabletop.ui.common.paper_buttons import PaperButton
from tabletop.ui.common.strip import MARGIN
from tabletop.ui.look.metrics import Metrics
from tabletop.ui.match_page import plates
from tabletop.ui.match_page.plate_layout import Content, PlateWriter, kept_together
from tabletop.ui.match_page.plates import Plate, SeatFacts
from tabletop.ui.table.choreography import PRIZE_MS
from tests.conformance.playing import play
from tests.ui.pictures import at_table, wear
from tests.ui.shell_parts import fresh_context

SMALLEST_PX = 12.5


def plate_colour(plate: Plate) -> str:
    return fresh_context().theme.seats[plate.facts.colour].colour


SMALL_TABLES = [
    ("president", 6),
    pytest.param("crazy_eights", 5, marks=pytest.mark.slow),
    pytest.param("athletic_games", 4, marks=pytest.mark.slow),
    pytest.param("ludo", 4, marks=pytest.mark.slow),
]


def test_a_small_picture_sits_on_the_badge_and_is_said(qtbot: QtBot) -> None:
    plate = Plate(fresh_context(), SeatFacts("Mila", 0, "3 cards"))
    qtbot.addWidget(plate)
    plate.resize(170, 80)
    bare = plate.grab().toImage()
    assert plate.accessibleName() == "Mila: 3 cards"
    plate.show_facts(SeatFacts("Mila", 0, "3 cards", face="hat-top", face_name="top hat"))
    hatted = plate.grab().toImage()
    assert plate.accessibleName() == "Mila: 3 cards, top hat"
    changed = [
        (x, y) for x in range(bare.width()) for y in range(bare.height()) if bare.pixel(x, y) != hatted.pixel(x, y)
    ]
    assert changed
    assert max(x for x, _ in changed) < 65, "beside the name, not over it"
    badge = QColor(plate_colour(plate)).rgb()
    seen = [y for x in range(65) for y in range(hatted.height()) if hatted.pixel(x, y) == badge]
    assert len(seen) > 300, "the badge is still seen"
    assert min(seen) > min(y for _, y in changed), "below the picture"


@pytest.mark.parametrize("name", ["Mila", "Grand-mère", "Maximiliane"])
def test_even_where_a_name_is_cut_the_stars_are_counted(qapp: object, name: str) -> None:
    writer = PlateWriter(Content(name, "5 Karten", 5, signs=0, picture=False), QFont(), Metrics(15, 2.0))
    paper = QRectF(0, 0, 112, 46)
    layout = writer.layout(paper)
    assert layout.stars is not None
    assert layout.few
    assert layout.fact is not None
    assert paper.contains(layout.stars)
    assert layout.stars.left() > layout.fact.left() + 40, "behind the words"
    assert not layout.stars.intersects(layout.name)


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("stars", [0, 6])
def test_large_writing_gives_way_before_anything_is_left_out(qapp: object, percent: int, stars: int) -> None:
    metrics = Metrics(15, percent / 100)
    writer = PlateWriter(Content("Jonas", "10 Karten", stars, signs=1, picture=True), QFont(), metrics)
    sizes = []
    for width, height in ((300, 110), (200, 60), (170, 46)):
        paper = QRectF(0, 0, width, height)
        layout = writer.layout(paper)
        parts = [layout.badge, layout.name, layout.fact, *([layout.stars] if stars and height > 50 else [])]
        assert all(part is not None and paper.adjusted(-1, -1, 1, 1).contains(part) for part in parts)
        sizes.append(layout.scale * metrics.quiet_px)
    assert sizes == sorted(sizes, reverse=True), "the smaller the paper, the smaller the writing"
    assert sizes[-1] >= SMALLEST_PX - 0.01


def test_a_very_long_name_is_cut_and_the_fact_stays(qapp: object) -> None:
    writer = PlateWriter(Content("Maximiliane-Charlotte", "10 Karten", 0, False, False), QFont(), Metrics(15, 2.0))
    layout = writer.layout(QRectF(0, 0, 110, 44))
    assert layout.fact is not None
    assert layout.fact.width() > 80
    assert layout.scale == writer.least_scale


@pytest.mark.parametrize(("slug", "seats"), SMALL_TABLES)
def test_in_a_small_window_with_large_text_every_plate_shows_all(qtbot: QtBot, slug: str, seats: int) -> None:
    match = play(games.load(slug), Setup(seats), seed=3, plies=2)
    with at_table(match, people=2) as (window, family):
        for percent in (150, 200):
            wear(window, {"language": "de", "size": (1024, 640), "text_percent": percent})
            stage = family.page.overlay
            papers = {}
            for seat, plate in stage.plates.items():
                margin = plate.margin
                papers[seat] = plate.geometry().adjusted(margin, margin, -margin, -margin)
                assert stage.rect().contains(papers[seat])
                assert plate.fits(papers[seat].width(), papers[seat].height(), plate.text_scale), plate.facts
            for seat, paper in papers.items():
                assert not any(paper.intersects(other) for one, other in papers.items() if one != seat)


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("fact", ["9 Karten", "Vize-Bettler: 1 Punkt", "Bürger: 3 Punkte"])
def test_a_badge_with_a_picture_covers_no_words(qapp: object, percent: int, fact: str) -> None:
    writer = PlateWriter(Content("Jonas", fact, 0, False, picture=True), QFont(), Metrics(15, percent / 100))
    for width in range(100, 320, 20):
        for height in range(44, 130, 6):
            layout = writer.layout(QRectF(0, 0, width, height))
            assert layout.fact is not None
            badge = layout.badge.adjusted(0.1, 0.1, -0.1, -0.1)
            assert not badge.intersects(layout.fact), (width, height)
            assert not badge.intersects(layout.name), (width, height)


def test_a_number_stays_with_what_is_counted(qapp: object) -> None:
    writers = [
        PlateWriter(Content("Oma", fact, 0, False, False), QFont(), Metrics(15, 2.0))
        for fact in ("8 Karten", kept_together("8 Karten"), kept_together("gepasst, 8 Karten"))
    ]
    assert [len(list(writer.papers(1.0))) for writer in writers] == [9, 6, 9], "three of them in two lines, or none"


def test_six_seats_have_large_words_in_a_small_window(qtbot: QtBot) -> None:
    match = play(games.load("president"), Setup(6), seed=3, plies=2)
    with at_table(match, people=1) as (window, family):
        wear(window, {"language": "de", "size": (1024, 640), "text_percent": 200})
        stage = family.page.overlay
        seats = [stage.view.table_scene.layout.seat(seat) for seat in range(6)]
        for plate, seat in ((stage.plates[seat.seat], seat) for seat in seats if seat.below):
            assert plate.text_scale > 0.7
            backs = stage.view.unit_rect(seat.hand_area)
            assert plate.geometry().bottom() - plate.margin < backs.center().y(), "most of the backs is seen"


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "seats"), [("president", 3), ("president", 5), ("crazy_eights", 5)])
@pytest.mark.parametrize("plies", [2, *(pytest.param(plies, marks=pytest.mark.slow) for plies in (90, 97))])
def test_the_own_plate_is_written_no_smaller_than_its_neighbours(
    qtbot: QtBot, slug: str, seats: int, plies: int
) -> None:
    match = play(games.load(slug), Setup(seats), seed=3, plies=plies)
    with at_table(match, people=1) as (window, family):
        wear(window, {"language": "de", "size": (1024, 640), "text_percent": 200})
        plates, plan = family.page.overlay.plates, family.page.overlay.view.table_scene.layout
        beside = [plates[seat].text_scale for seat in range(seats) if plan.seat(seat).side in (1, 3)]
        assert plates[0].text_scale >= max(beside)
        assert min(plate.text_scale for plate in plates.values()) > 0.7


def test_a_long_sentence_pushes_no_button_over_a_plate(qtbot: QtBot) -> None:
    whole = play(games.load("snakes_and_ladders"), Setup(4), seed=3)
    at = next(index for index, state in enumerate(whole.states) if len(state.legs) > 1)
    match = Match.replay(whole.game, whole.setup, whole.log[: at + 1])
    with at_table(match, people=4) as (window, family):
        wear(window, {"language": "de", "text_percent": 200})
        stage = family.page.overlay
        plates = [plate.geometry().adjusted(4, 4, -4, -4) for plate in stage.plates.values()]
        assert not any(stage.buttons["move"].geometry().intersects(plate) for plate in plates)


def test_the_plate_below_grows_though_the_strip_has_a_long_sentence(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.ui.matches.CLOCK_MS", 10**7)
    game, luck = games.load("president"), LiveChance(1)
    match = Match(game, Setup(6), LiveChance(1))
    while not match.state.sheet:
        legal = game.legal(match.state, min(match.active))
        match.submit(legal[luck.pick(len(legal))])
    with at_table(match, people=6) as (window, family):
        wear(window, {"language": "de", "size": (1024, 640), "text_percent": 200})
        assert family.page.overlay.view.viewer is None
        assert min(plate.text_scale for plate in family.page.overlay.plates.values()) >= 0.7


def test_plates_with_large_words_leave_the_sign_in_sight(qtbot: QtBot) -> None:
    match = play(games.load("crazy_eights"), Setup(5), seed=3, plies=2)
    with at_table(match, people=2) as (window, family):
        wear(window, {"language": "de", "size": (1024, 640), "text_percent": 200})
        stage = family.page.overlay
        signs = [sign.toRect() for sign in stage.view.table_scene.notes.plates()]
        assert signs
        for plate in stage.plates.values():
            paper = plate.geometry().adjusted(*(plate.margin * way for way in (1, 1, -1, -1)))
            assert not any(paper.intersects(sign) for sign in signs), plate.facts


def test_the_lamp_of_a_plate_with_large_words_leaves_the_sign_in_sight(qtbot: QtBot) -> None:
    match = play(games.load("oh_hell"), Setup(4), seed=3, plies=6)
    with at_table(match, people=4) as (window, family):
        wear(window, {"language": "de", "text_percent": 200})
        stage = family.page.overlay
        signs = [sign.toRect() for sign in stage.view.table_scene.notes.plates()]
        assert signs
        lit = [plate.geometry().adjusted(3, 3, -3, -3) for plate in stage.plates.values()]
        assert not [(plate, sign) for plate in lit for sign in signs if plate.intersects(sign)]


@pytest.mark.parametrize(("slug", "button"), [("athletic_games", "end"), ("poker_dice", "stop")])
def test_a_button_with_large_words_makes_them_smaller_before_it_covers_anything(
    qtbot: QtBot, slug: str, button: str
) -> None:
    whole = play(games.load(slug), Setup(4), seed=3, plies=200)
    matches = (Match.replay(whole.game, whole.setup, whole.log[:index]) for index in range(60, 200))
    offered = next(
        match for match in matches if button in {shown.id for shown in match.view(min(match.active)).buttons}
    )
    with at_table(offered, people=4) as (window, family):
        wear(window, {"language": "de", "text_percent": 200})
        stage = family.page.overlay
        shown = stage.buttons[button]
        inside = PaperButton.MARGIN + 3
        paper = shown.geometry().adjusted(inside, inside, -inside, -inside)
        lying = [*stage.view.taken(), *(plate.geometry().adjusted(9, 9, -9, -9) for plate in stage.plates.values())]
        assert not [other for other in lying if paper.intersects(other)]
        assert 0.5 < shown.shrink <= 1.0


def test_prizes_stand_for_stars_and_are_counted_on_a_low_plate(qtbot: QtBot) -> None:
    context = fresh_context()
    plate = Plate(context, SeatFacts("Mila", 0, "3 cards", stars=2, stars_of=5, prize="medal-star"))
    qtbot.addWidget(plate)
    for size, few in (((190, 100), False), ((190, 64), True)):
        plate.resize(*size)
        images = []
        for won in (2, 3):
            plate.show_facts(SeatFacts("Mila", 0, "3 cards", stars=won, stars_of=5, prize="medal-star"))
            images.append(plate.grab().toImage())
        assert images[0] != images[1], "a figure changes, or a medal joins the row"
        margin = plate.margin
        paper = QRectF(plate.rect()).adjusted(margin, margin, -margin, -margin)
        layout = plate.writer().layout(paper, plate.text_scale)
        assert layout.stars is not None
        assert layout.few == few, size
    assert plate.accessibleName() == "Mila: 3 cards, 3 of 5"


def test_prizes_of_several_kinds_are_each_shown_and_said(qtbot: QtBot) -> None:
    plate = Plate(fresh_context(), SeatFacts("Mila", 0))
    qtbot.addWidget(plate)
    plate.resize(190, 100)
    images = []
    for prizes in (("medal-gold", "medal-gold"), ("medal-gold", "medal-bronze")):
        names = ", ".join(prizes)
        plate.show_facts(SeatFacts("Mila", 0, "3 cards", 2, 2, prize=prizes[-1], prizes=prizes, prize_names=names))
        images.append(plate.grab().toImage())
    assert images[0] != images[1]
    assert plate.accessibleName() == "Mila: 3 cards, medal-gold, medal-bronze"


def test_a_prize_is_seen_when_it_has_come(qtbot: QtBot) -> None:
    context = fresh_context()
    context.settings.speed = "normal"
    facts = [SeatFacts("Mila", 0, "3 cards", stars=won, stars_of=5, prize="medal-star") for won in (0, 1)]
    plate = Plate(context, facts[0])
    qtbot.addWidget(plate)
    plate.resize(190, 100)
    with qtbot.waitExposed(plate):
        plate.show()
    plate.show_facts(facts[1])
    on_its_way = plate.grab().toImage()
    pop = plate.findChild(QVariantAnimation)
    assert pop is not None
    pop.setCurrentTime(round(PRIZE_MS) - 1)
    assert plate.grab().toImage() == on_its_way
    pop.setCurrentTime(pop.duration() - 1)
    assert plate.grab().toImage() != on_its_way


def test_a_plate_is_painted_again_only_when_it_has_changed(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    context = fresh_context()
    plate = Plate(context, SeatFacts("Mila", 0, "3 cards"))
    qtbot.addWidget(plate)
    plate.resize(170, 80)
    painted: list[int] = []
    monkeypatch.setattr(plates, "paint_shadow", lambda *what: (painted.append(1), paint_shadow(*what)))
    first = plate.grab().toImage()
    assert plate.grab().toImage() == first
    assert len(painted) == 1

    def evening() -> None:
        context.settings.look = "evening"
        context.apply_look()

    changes = [
        lambda: plate.show_facts(SeatFacts("Mila", 0, "2 cards")),
        lambda: setattr(plate, "turn", 2),
        lambda: setattr(plate, "scale", 1.4),
        lambda: plate.resize(180, 80),
        evening,
    ]
    for number, change in enumerate(changes, 2):
        change()
        now = plate.grab().toImage()
        assert (len(painted), now == first) == (number, False)
        first = now


def test_large_text_in_the_strip_covers_no_board(qtbot: QtBot) -> None:
    """A long prompt: large text gives way before the strip grows over the board."""
    with at_table(play(games.load("ludo"), Setup(4), seed=3, plies=2), people=2) as (window, family):
        wear(window, {"language": "de", "size": (1024, 640), "text_percent": 200})
        stage = family.page.overlay
        stage.strip.speak(stage.strip.tone, "Mila hat eine 4 gewürfelt: Sie passt für 2 Figuren.")
        (board,) = (stage.view.unit_rect(b.area) for b in family.page.spec.backdrops if b.face.startswith("board"))
        assert stage.strip.geometry().top() + MARGIN >= board.bottom() - 1
        assert stage.strip.shrink < 1.0


def test_what_was_announced_is_met_or_missed_by_sign_and_colour(qtbot: QtBot) -> None:
    context = fresh_context()
    plate = Plate(context, SeatFacts("Mila", 0, "2 of 3"))
    qtbot.addWidget(plate)
    plate.resize(190, 80)
    plain = plate.grab().toImage()
    for standing, colour, said in (
        (Standing.MET, context.theme.prim, "on target"),
        (Standing.MISSED, context.theme.bad, "can no longer be met"),
    ):
        plate.show_facts(SeatFacts("Mila", 0, "2 of 3", standing=standing))
        assert plate.accessibleName() == f"Mila: 2 of 3, {said}"
        shown = plate.grab().toImage()
        wanted = QColor(colour).rgb()
        first = min(x for x in range(70, shown.width()) for y in range(80) if shown.pixel(x, y) == wanted)
        words = min(x for x in range(70, 190) for y in range(45, 60) if plain.pixel(x, y) != plain.pixel(189, 40))
        assert first < words + 16, "the sign stands before the words"


def test_prizes_have_an_empty_place_and_a_surplus(qtbot: QtBot) -> None:
    facts = SeatFacts("Mila", 0, "2 of 3", 2, 3, prize="medal-gold", open_prize="medal-silver", surplus="medal-bronze")
    assert facts.stars_shown == 3
    assert replace(facts, stars=5).stars_shown == 5
    assert replace(facts, stars=5, surplus="").stars_shown == 3
    plate = Plate(fresh_context(), facts)
    qtbot.addWidget(plate)
    plate.resize(190, 110)
    pictures = []
    for stars in (0, 2, 3, 5):
        plate.show_facts(replace(facts, stars=stars))
        pictures.append(plate.grab().toImage())
    assert all(one != other for one, other in combinations(pictures, 2))


def test_more_prizes_than_can_be_seen_are_counted(qtbot: QtBot) -> None:
    plate = Plate(
        fresh_context(), SeatFacts("Mila", 0, "0 of 17", 0, 17, prize="medal-gold", open_prize="medal-silver")
    )
    qtbot.addWidget(plate)
    plate.resize(150, 90)
    none = plate.grab().toImage()
    plate.show_facts(replace(plate.facts, stars=9))
    assert plate.grab().toImage() != none, "the number has changed"


def test_where_they_are_only_counted_a_surplus_is_seen_too(qtbot: QtBot) -> None:
    facts = SeatFacts("Mila", 0, "3 cards", 6, 5, prize="medal-gold", open_prize="medal-silver", surplus="medal-bronze")
    plate = Plate(fresh_context(), facts)
    qtbot.addWidget(plate)
    plate.resize(190, 64)
    surplus = plate.grab().toImage()
    plate.show_facts(replace(facts, surplus="medal-gold"))
    assert plate.grab().toImage() != surplus
