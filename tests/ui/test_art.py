"""Pictures of the table: every face in every theme, sizes, sharing, and what happens where one is missing."""

import logging
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.table import SheetSpec
from tabletop.resources import data_path
from tabletop.ui.look.art import Art
from tabletop.ui.look.metrics import Metrics
from tabletop.ui.look.painting.cards import index_letter
from tabletop.ui.look.painting.catalogue import all_faces, find_drawing
from tabletop.ui.look.painting.label import read_label
from tabletop.ui.look.painting.store import PixmapStore, Store
from tabletop.ui.look.painting.tones import contrast, dark, light, mix
from tabletop.ui.look.stylesheet import stylesheet
from tabletop.ui.look.theme import Theme
from tabletop.ui.look.themes import THEMES
from tests.conformance.playing import play, setups
from tests.spare_assets import replace_assets

ART = data_path("assets") / "art"
FACES = sorted(all_faces())
COURTS = [f"card-{rank}{suit}" for suit in "SHDC" for rank in "JQK"]


@pytest.fixture(params=sorted(THEMES))
def theme(request: pytest.FixtureRequest, qtbot: QtBot) -> Theme:
    return THEMES[request.param]


@pytest.fixture
def day(qtbot: QtBot) -> Art:
    return Art(THEMES["day"])


def painted(pixmap: QPixmap) -> int:
    """How many points of every other row are not clear."""
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_Alpha8)
    bits, length, width = bytes(image.constBits()), image.bytesPerLine(), image.width()
    rows = (bits[y * length : y * length + width] for y in range(0, image.height(), 2))
    return sum(width - row.count(0) for row in rows)


def differs(first: QPixmap, second: QPixmap) -> bool:
    return first.toImage() != second.toImage()


@pytest.mark.parametrize("slug", games.slugs())
def test_the_faces_asked_for_by_a_game_are_there(day: Art, slug: str) -> None:
    game = games.load(slug)
    asked = {face for option in game.info.options for choice in option.choices for face in choice.faces}
    for setup in setups(game):
        spec = game.table(setup)
        asked |= {face for backdrop in spec.backdrops for face in (backdrop.face, backdrop.half_turned)}
        asked |= {face for zone in spec.zones if zone.sheet for face in (*zone.sheet.columns, *_rows(zone.sheet))}
        for seat in (None, *range(setup.seats)):
            view = play(game, setup, seed=2, plies=12).view(seat)
            asked |= {face for placed in view.placements for face in (placed.face, placed.back)}
            asked |= {getattr(fact, name, "") for fact in view.facts for name in ("face", "prize")}
    assert {face for face in asked if face and not day.has(face)} == set()


def _rows(sheet: SheetSpec) -> list[str]:
    return [row.face for row in sheet.rows]


def test_what_is_listed_can_be_had(day: Art) -> None:
    """Standard cards and dice are there for every game, and whatever a file says of itself."""
    ranks = ["A", *map(str, range(2, 11)), "J", "Q", "K"]
    expected = {f"card-{rank}{suit}" for rank in ranks for suit in "SHDC"} | {"card-joker-1", "card-joker-2"}
    expected |= {f"die-{pips}" for pips in range(1, 7)} | {f"badge-{seat}" for seat in "ABCDEFGH"}
    expected |= {"star", "star-empty", "robot", "athletic-blue-01", "athletic-red-10", "board-ludo"}
    assert expected <= day.faces()
    assert all(day.has(face) for face in day.faces())
    assert not day.has("athletic-blue")


@pytest.mark.slow
def test_every_face_is_drawn_in_every_theme(theme: Theme, caplog: pytest.LogCaptureFixture) -> None:
    art = Art(theme)
    for face in FACES:
        for dpr in (1.0, 2.0):
            pixmap = art.pixmap(face, 0.8, dpr)
            width, height = art.size(face)
            assert pixmap.devicePixelRatio() == dpr
            assert abs(pixmap.width() - width * 0.8 * dpr) <= 1, face
            assert abs(pixmap.height() - height * 0.8 * dpr) <= 1, face
            assert painted(pixmap) > 16, face
    assert not caplog.records


def test_the_anchor_lies_in_the_drawing(day: Art) -> None:
    for face in FACES:
        x, y = day.anchor(face)
        width, height = day.size(face)
        assert 0 < x < width, face
        assert 0 < y < height, face
    assert day.anchor("card-AS") == (31.5, 44.0)
    assert day.size("board-ludo") == (440, 445)
    assert day.anchor("board-ludo") == (220, 220)


def test_a_horse_stands_below_the_middle_of_its_place(day: Art) -> None:
    _, anchor_y = day.anchor("horse-A")
    _, height = day.size("horse-A")
    foot_below_place = height - 1.0 * 0.92 - anchor_y
    assert 6 <= foot_below_place <= 8.5


@pytest.mark.parametrize("rank", ["J", "Q", "K"])
def test_index_letters_follow_the_language(qtbot: QtBot, rank: str) -> None:
    seen: dict[str, QPixmap] = {}
    for language in ("en", "fr", "de", "nl", "es"):
        pixmap = Art(THEMES["day"], language).pixmap(f"card-{rank}H", 1.5)
        letter = index_letter(rank, language)
        for other, drawn in seen.items():
            assert differs(pixmap, drawn) == (letter != other), (language, other)
        seen[letter] = pixmap


def test_the_letters_are_those_of_the_five_languages() -> None:
    letters = {lang: "".join(index_letter(r, lang) for r in "KQJ") for lang in ("en", "fr", "de", "nl", "es")}
    assert letters == {"en": "KQJ", "fr": "RDV", "de": "KDB", "nl": "HVB", "es": "KQJ"}
    assert index_letter("A", "nl") == "A"
    assert index_letter("10", "fr") == "10"


@pytest.mark.parametrize("face", ["card-5D", "card-KD", "card-AC", "card-QC", "suit-D", "suit-C"])
def test_four_colours_change_diamonds_and_clubs(theme: Theme, face: str) -> None:
    assert differs(Art(theme).pixmap(face, 1.5), Art(theme, four_colours=True).pixmap(face, 1.5))


@pytest.mark.parametrize("face", ["card-5H", "card-QH", "card-AS"])
def test_four_colours_leave_hearts_and_spades(theme: Theme, face: str) -> None:
    assert not differs(Art(theme).pixmap(face, 1.5), Art(theme, four_colours=True).pixmap(face, 1.5))


@pytest.mark.parametrize("board", sorted(face for face in FACES if face.startswith("board-")))
def test_nothing_printed_on_a_board_glares_in_the_evening(qtbot: QtBot, board: str) -> None:
    paper = QColor(THEMES["day"].paper.board).lightness()
    day, evening = (Art(THEMES[name]).pixmap(board, 1.0).toImage() for name in ("day", "evening"))
    points = [(x, y) for x in range(30, day.width() - 30, 6) for y in range(30, day.height() - 30, 6)]
    pale = [at for at in points if day.pixelColor(*at).alpha() == 255 and day.pixelColor(*at).lightness() > 0.8 * paper]
    glaring = [at for at in pale if evening.pixelColor(*at).lightness() >= day.pixelColor(*at).lightness()]
    assert len(glaring) <= 0.01 * len(points)


def test_the_evening_dims_paper_and_wood(qtbot: QtBot) -> None:
    day, evening = Art(THEMES["day"]), Art(THEMES["evening"])
    for face in ("card-9S", *COURTS, "card-joker-2", "back-petrol", "board-ludo", "tray-dice", "rail-5"):
        assert differs(day.pixmap(face, 1.0), evening.pixmap(face, 1.0)), face
    paper = evening.pixmap("board-ludo", 1.0).toImage().pixelColor(220 - 40, 25)
    assert paper == QColor("#D9CDB5")
    for face in ("horse-A", "die-5", "medal-gold"):
        assert not differs(day.pixmap(face, 1.5), evening.pixmap(face, 1.5)), face


def test_high_contrast_has_no_shadows_and_no_gradients(qtbot: QtBot) -> None:
    art = Art(THEMES["hc-light"])
    assert painted(art.shadow("card-AS", 1.0, 1.5)) == 0
    board = art.pixmap("board-ludo", 1.0).toImage()
    frame = {board.pixelColor(x, 11).name() for x in range(20, 420)}
    assert frame == {"#ffffff"}


def test_small_cards_show_a_large_index(day: Art) -> None:
    for face in ("card-7C", "card-KH", "card-joker-1", "card-joker-2"):
        small = day.pixmap(face, 33 / 63).toImage()
        large = day.pixmap(face, 3.0).toImage().scaled(small.size())
        middle = [small.pixelColor(16, y) != large.pixelColor(16, y) for y in range(small.height())]
        assert any(middle), face


def test_the_same_request_gives_the_same_object(day: Art) -> None:
    assert day.pixmap("card-QS", 1.5, 2.0) is day.pixmap("card-QS", 1.5, 2.0)
    assert day.shadow("card-QS", 2.2, 1.5) is day.shadow("card-QS", 2.2, 1.5)
    assert day.pixmap("card-QS", 1.5) is not day.pixmap("card-QS", 1.6)
    assert day.shadow("card-QS", 1.0, 1.5) is not day.shadow("card-QS", 2.2, 1.5)


def test_pictures_not_asked_for_longest_are_let_go(qtbot: QtBot) -> None:
    store = PixmapStore(limit_bytes=3 * 10 * 10 * 4)
    first = store.get("a", lambda: QPixmap(10, 10))
    store.get("b", lambda: QPixmap(10, 10))
    store.get("c", lambda: QPixmap(10, 10))
    assert store.get("a", lambda: QPixmap(10, 10)) is first
    store.get("d", lambda: QPixmap(10, 10))
    assert len(store) == 3
    assert store.get("a", lambda: QPixmap(10, 10)) is first
    heavy = store.get("board", lambda: QPixmap(100, 100))
    assert len(store) == 1
    assert store.get("board", lambda: QPixmap(1, 1)) is heavy


def test_what_drawings_are_read_into_is_kept_by_its_weight() -> None:
    store, made = Store[str](10, len), list[str]()

    def made_of(letters: str) -> str:
        made.append(letters)
        return letters

    for word in ("four", "four", "eights", "four", "three"):
        store.get(word, lambda word=word: made_of(word))
    assert made == ["four", "eights", "three"]
    assert store.get("eights", lambda: made_of("again")) == "again", "it was not asked for longest"


def test_what_lies_is_of_no_kind_with_what_is_printed_on_it(day: Art) -> None:
    assert day.alike("crypto-back") == ("crypto-back", "crypto-card")
    assert len(day.alike("card-AS")) == 54
    assert "die-6" in day.alike("die-1")


def test_a_shadow_reaches_out_below_its_face(day: Art) -> None:
    for face in ("card-AS", "die-3", "horse-B", "board-ludo", "medal-silver", "tray-round"):
        assert painted(day.shadow(face, 1.0, 1.0)) > 8, face
        low, high = day.shadow(face, 1.0, 1.0), day.shadow(face, 2.2, 1.0)
        assert high.width() > low.width(), face
    x, y = day.shadow_anchor("card-AS", 1.0)
    left = x - 31.5
    top = y - 44
    below = day.shadow("card-AS", 1.0, 1.0).height() - top - 88
    assert left == pytest.approx(4.2)
    assert below > top


def test_an_unknown_face_becomes_a_labelled_paper(day: Art, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        first = day.pixmap("horse-Z", 1.5)
        day.pixmap("horse-Z", 2.0)
    assert painted(first) > 8
    assert not day.has("horse-Z")
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "horse-Z" in caplog.text
    assert not day.shadow("horse-Z", 1.0, 1.0).isNull()


@pytest.mark.qt_log_ignore("parse|svg|SVG")  # Qt itself reports a file that is cut off
@pytest.mark.parametrize("damage", ["", "<svg", "<svg xmlns='http://www.w3.org/2000/svg'>", None])
@pytest.mark.parametrize("name", ["day", "hc-dark"])
def test_a_damaged_file_becomes_a_labelled_paper(
    name: str,
    damage: str | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
    caplog: pytest.LogCaptureFixture,
) -> None:
    replace_assets(tmp_path, monkeypatch, "art")
    if damage is not None:
        (tmp_path / "art" / "die-3.svg").write_text(damage, "utf-8")
    with caplog.at_level(logging.WARNING):
        assert painted(Art(THEMES[name]).pixmap("die-3", 1.0)) > 8
    assert len([record for record in caplog.records if "die-3" in record.getMessage()]) == 1


NEW = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -20 20 30" width="10" height="15" data-anchor="0 5"'
    ' data-shadow="{shadow}" data-material="{material}" data-numbers="{numbers}" data-ground="C">'
    '<circle cx="0" cy="0" r="9" fill="#F4E4C1" stroke="#8A6A40"/></svg>'
)


def new_drawing(folder: Path, shadow: str = "standing 0 5 8 3", material: str = "", numbers: str = "0 0") -> None:
    (folder / "art" / "goose.svg").write_text(NEW.format(shadow=shadow, material=material, numbers=numbers), "utf-8")


def test_a_new_drawing_is_a_face_by_its_label_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    replace_assets(tmp_path, monkeypatch, "art")
    new_drawing(tmp_path, material="pale-wood")
    day = Art(THEMES["day"])
    assert "goose" in day.faces()
    assert day.has("goose")
    assert not day.has("goose-01")
    assert (day.size("goose"), day.anchor("goose")) == ((10, 15), (5, 12.5))
    assert find_drawing("goose").shadow_box == (5, 12.5, 4, 1.5, 0)
    assert painted(day.pixmap("goose", 2.0)) > 8
    assert painted(day.shadow("goose", 1.0, 2.0)) > 8
    contrast_white = Art(THEMES["hc-light"]).pixmap("goose", 2.0).toImage()
    assert contrast_white.pixelColor(10, 20) == QColor(THEMES["hc-light"].pieces.man_white)


def test_a_numbered_drawing_is_as_many_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    replace_assets(tmp_path, monkeypatch, "art")
    new_drawing(tmp_path, material="card", numbers="2 11")
    day = Art(THEMES["day"])
    assert {face for face in day.faces() if face.startswith("goose")} == {f"goose-{n:02}" for n in range(2, 12)}
    assert not day.has("goose-01")
    assert not day.has("goose")
    assert differs(day.pixmap("goose-02", 8.0), day.pixmap("goose-11", 8.0))


@pytest.mark.parametrize(
    "label",
    [
        '<svg viewBox="0 0 10 10" width="10">',
        '<svg viewBox="0 0 10" width="10" height="10">',
        '<svg viewBox="0 0 10 0" width="10" height="10">',
        '<svg viewBox="0 0 10 10" width="10" height="10" data-anchor="5">',
        '<svg viewBox="0 0 10 10" width="10" height="10" data-shadow="lying 0 0 10 10">',
        '<svg viewBox="0 0 10 10" width="10" height="10" data-shadow="floating 0 0 10 10">',
        '<svg viewBox="0 0 10 10" width="10" height="10" data-material="marble">',
        "<p>no drawing</p>",
    ],
)
def test_a_label_that_makes_no_sense_is_an_error(label: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_label(label)


def test_render_keeps_the_proportions(day: Art) -> None:
    image = QImage(200, 100, QImage.Format.Format_ARGB32)
    image.fill(0)
    with QPainter(image) as painter:
        day.render(painter, "back-petrol", QRectF(0, 0, 200, 100))
        day.render(painter, "back-petrol", QRectF(0, 0, 0, 0))
    assert image.pixelColor(100, 50).alpha() == 255
    assert image.pixelColor(100 - 34, 50).alpha() == 255
    assert image.pixelColor(100 - 38, 50).alpha() == 0


def test_drawings_hold_no_text_filter_or_picture() -> None:
    for file in sorted(ART.glob("*.svg")):
        text = file.read_text("utf-8")
        for word in ("<text", "<filter", "<image", "<use", "<style", "<mask", "<clipPath", "<pattern"):
            assert word not in text, file.name


@pytest.mark.parametrize("slug", games.slugs())
def test_nothing_is_drawn_where_the_title_of_a_lid_is_written(slug: str) -> None:
    lid = QImage(176, 182, QImage.Format.Format_ARGB32_Premultiplied)
    lid.fill(0)
    painter = QPainter(lid)
    QSvgRenderer(str(ART / f"cover-{slug}.svg")).render(painter)
    painter.end()
    ground = lid.pixelColor(10, 146).name()
    assert max(contrast(ground, lid.pixelColor(x, y).name()) for x in range(14, 162) for y in range(140, 158)) < 1.5


def test_helpers_of_colour() -> None:
    assert mix("#000000", "#FFFFFF", 0.5) == "#808080"
    assert dark("#C62B30", 0.45) == "#7B2126"
    assert light("#C62B30", 0.45) == "#E08680"
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)


def test_contrast_does_not_fall_below_its_floors(theme: Theme) -> None:
    for ground in (theme.panel, theme.window, theme.panel2, theme.field):
        assert contrast(theme.text, ground) >= 4.5
        assert contrast(theme.text2, ground) >= 4.5
    assert contrast(theme.link, theme.panel) >= 4.5
    assert contrast(theme.onprim, theme.prim) >= 4.5
    assert contrast(theme.text, theme.badbg) >= 4.5
    assert contrast(theme.bad, theme.badbg) >= 3
    assert contrast(theme.ctl, theme.panel) >= 3
    assert contrast(theme.on_felt, theme.felt[1]) >= 4.5
    for four in (False, True):
        for suit in "SHDC":
            assert contrast(theme.suit(suit, four), theme.card) >= 4
    for look in theme.seats:
        assert contrast(look.mark, look.colour) >= 4.5
        assert contrast(look.edge, theme.panel) >= 3


def test_the_style_sheet_is_understood_by_qt(theme: Theme, qtbot: QtBot) -> None:
    from PySide6.QtWidgets import QPushButton

    for scale in (1.0, 2.0):
        sheet = stylesheet(theme, Metrics(15.0, scale))
        assert "$" not in sheet
        button = QPushButton("Start")
        qtbot.addWidget(button)
        button.setProperty("kind", "main")
        button.setStyleSheet(sheet)
        button.resize(200, 80)
        colour = button.grab().toImage().pixelColor(20, 20)
        assert colour == QColor(theme.prim)
        assert button.sizeHint().height() >= round(40 * scale)


def test_keyboard_focus_is_a_double_line(theme: Theme, qtbot: QtBot) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QPushButton

    button = QPushButton("Undo")
    qtbot.addWidget(button)
    button.setStyleSheet(stylesheet(theme, Metrics()))
    button.resize(160, 60)
    button.show()
    qtbot.waitExposed(button)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(button.hasFocus)
    ratio = button.devicePixelRatio()
    image = button.grab().toImage()
    across = [image.pixelColor(round(80 * ratio), y).name() for y in range(8)]
    inks = [colour == QColor(theme.text).name() for colour in across]
    assert inks.count(True) >= 2
    first = inks.index(True)
    assert False in inks[first : len(inks) - inks[::-1].index(True)]


@pytest.mark.parametrize("face", ["horse-E", "peg-B"])
def test_on_a_black_room_pieces_have_a_light_edge_that_is_not_cut(qtbot: QtBot, face: str) -> None:
    image = Art(THEMES["hc-dark"]).pixmap(face, 6.0).toImage()
    width, height = image.width(), image.height()
    for y in range(height // 4, height - height // 4, 5):
        solid = [x for x in range(width) if image.pixelColor(x, y).alpha() > 250]
        assert image.pixelColor(solid[0], y).lightness() > 230
        assert image.pixelColor(solid[-1], y).lightness() > 230
    edge = [(x, y) for x in range(width) for y in (0, height - 1)]
    edge += [(x, y) for y in range(height) for x in (0, width - 1)]
    assert all(image.pixelColor(x, y).alpha() < 40 for x, y in edge)
