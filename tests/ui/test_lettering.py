"""Drawn capitals: coverage, width, fallback, the title label."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from tabletop.ui.look.lettering import (
    LetterLabel,
    can_draw,
    draw_letters,
    letters_path,
    letters_width,
)
from tabletop.ui.look.painting.pathdata import painter_path

NAMES = [
    "Ludo", "Petits chevaux", "Pferderennen", "Paardjesspel", "Parchís",
    "Goose Game", "Jeu de l’oie", "Gänsespiel", "Ganzenbord", "Juego de la oca",
    "Snakes and Ladders", "Échelles et serpents", "Schlangen und Leitern", "Slangen en ladders",
    "Serpientes y escaleras", "Nine Men’s Morris", "Jeu du moulin", "Mühle", "Molenspel", "Juego del molino",
    "Draughts", "Jeu de dames", "Dame", "Dammen", "Damas", "Chess", "Échecs", "Schach", "Schaken", "Ajedrez",
    "10,000", "10\N{NARROW NO-BREAK SPACE}000", "10.000", "Boat, Captain and Crew",
    "Bateau, capitaine, équipage", "Schiff, Kapitän, Mannschaft", "Schip, kapitein, bemanning",
    "Barco, capitán, tripulación", "No 5s, No 2s", "Sans 5, sans 2", "Ohne 5, ohne 2", "Zonder 5, zonder 2",
    "Sin 5, sin 2", "Poker Dice", "Poker aux dés", "Würfelpoker", "Poker met dobbelstenen", "Póker de dados",
    "Yams", "Generala", "Dice Blackjack", "Blackjack aux dés", "Würfel-Blackjack", "Blackjack met dobbelstenen",
    "Blackjack con dados", "421", "Kemps", "Kem’s", "Kem", "Barbu", "Barbú", "President", "Président",
    "Präsident", "Presidenten", "Presidente", "Egyptian Ratscrew", "Bataille corse", "Korsische Schlacht",
    "Slag van Corsica", "Batalla corsa", "Crazy Eights", "Huit américain", "Mau-Mau", "Amerikaanse achten",
    "Ocho loco", "Oh Hell", "Ascenseur", "Stiche-Raten", "Boerenbridge", "El ascensor", "Whistiti",
    "Whist für die Kleinen", "Athletic Games", "Jeux athlétiques", "Athletikspiele", "Atletiekspelen",
    "Juegos atléticos", "Card Marathon", "Marathon des cartes", "Kartenmarathon", "Kaartenmarathon",
    "Maratón de cartas", "Dream Team", "Équipe de rêve", "Traumelf", "Droomteam", "Equipo de ensueño",
    "Crypto Match", "Crypto-Match", "Krypto-Match", "Cripto-Match", "Œufs", "¿Quién?", "Straße", "Tabletop",
]  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_every_name_of_a_game_can_be_drawn(name: str) -> None:
    assert can_draw(name)
    width = letters_width(name, 18.0)
    path = letters_path(name, 18.0)
    assert width is not None
    assert path is not None
    assert width > 18
    assert abs(path.boundingRect().width() - width) < 6


def test_a_sign_that_is_not_drawn_has_no_path() -> None:
    assert not can_draw("Домино")
    assert letters_path("Домино", 18.0) is None
    assert letters_width("Домино", 18.0) is None


def test_visible_height_is_the_one_asked_for() -> None:
    path = letters_path("H", 20.0, 17)
    assert path is not None
    box = path.boundingRect()
    assert box.height() == pytest.approx(20.0, abs=0.1)
    assert box.bottom() == pytest.approx(0.0, abs=0.1)
    assert box.left() == pytest.approx(0.0, abs=0.1)


def test_accents_stand_above_and_below_the_capital() -> None:
    plain, acute = letters_path("E", 20.0), letters_path("É", 20.0)
    cedilla = letters_path("ç", 20.0)
    assert plain is not None
    assert acute is not None
    assert cedilla is not None
    assert acute.boundingRect().top() < plain.boundingRect().top() - 3
    assert cedilla.boundingRect().bottom() > 1


def test_small_letters_and_ligatures_become_capitals() -> None:
    assert letters_path("straße", 18.0) == letters_path("STRASSE", 18.0)
    assert letters_path("œil", 18.0) == letters_path("OEIL", 18.0)


def test_pairs_are_kerned_and_digits_are_equally_wide() -> None:
    def gap(pair: str) -> float:
        whole, first, second = (letters_width(text, 100.0) or 0 for text in (pair, *pair))
        return whole - first - second

    assert gap("AV") == pytest.approx(gap("AH") - 14 * 100 / 117)
    assert len({letters_width(digit, 16.0, 16) for digit in "0123456789"}) == 1


def ink(image: QImage) -> tuple[int, int]:
    """First and last column that is painted."""
    columns = [x for x in range(image.width()) if any(image.pixelColor(x, y).alpha() for y in range(image.height()))]
    return columns[0], columns[-1]


@pytest.mark.parametrize("text", ["Yams", "Ямс"])
def test_text_is_aligned_left_middle_and_right(qtbot: QtBot, text: str) -> None:
    spans = []
    for align in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight):
        image = QImage(300, 40, QImage.Format.Format_ARGB32)
        image.fill(0)
        with QPainter(image) as painter:
            width = draw_letters(painter, text, 18, "#2B2733", x=150, y=30, align=align)
        first, last = ink(image)
        assert abs((last - first) - width) < 6
        spans.append(first)
    assert 146 <= spans[0] <= 156
    assert spans[2] < spans[1] < spans[0]


def test_label_speaks_plain_text_and_fits(qtbot: QtBot) -> None:
    label = LetterLabel("Échelles et serpents", 18)
    qtbot.addWidget(label)
    assert label.accessibleName() == "Échelles et serpents"
    assert label.text() == "Échelles et serpents"
    wide = label.sizeHint().width()
    assert label.fitted(wide) == ("Échelles et serpents", 18)
    text, cap_px = label.fitted(wide * 0.8)
    assert text == "Échelles et serpents"
    assert 18 * 0.6 <= cap_px < 18
    short, least = label.fitted(60)
    assert re.fullmatch(r"Échelles.*\.\.\.|É.*\.\.\.", short)
    assert least == pytest.approx(18 * 0.6)
    assert (letters_width(short, least) or 0) <= 60
    label.setText("Ludo")
    assert label.accessibleName() == "Ludo"
    assert label.sizeHint().width() < wide


def test_label_paints_in_the_colour_of_its_palette(qtbot: QtBot) -> None:
    for text in ("Ludo", "Лудо"):
        label = LetterLabel(text, 24)
        qtbot.addWidget(label)
        label.setStyleSheet("LetterLabel { color: #B4332C; background: #FFFFFF; }")
        label.resize(label.sizeHint())
        image = label.grab().toImage()
        colours = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
        assert "#b4332c" in colours, text


def test_path_notation_knows_relative_steps_and_arcs() -> None:
    box = painter_path("m10 10 h20 v10 l-20 0 z").boundingRect()
    assert (box.left(), box.top(), box.width(), box.height()) == (10, 10, 20, 10)
    circle = painter_path("M-5 0 A5 5 0 0 1 5 0 A5 5 0 0 1 -5 0 Z").boundingRect()
    assert circle.width() == pytest.approx(10, abs=0.01)
    assert circle.height() == pytest.approx(10, abs=0.05)
    straight = painter_path("M0 0 A0 5 0 0 1 5 0").boundingRect()
    assert straight.width() == 5
    with pytest.raises(ValueError, match="unknown path command"):
        painter_path("M0 0 T5 5")
