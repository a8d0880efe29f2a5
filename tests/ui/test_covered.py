"""What lies covered in a pile: it has no picture, and does not stir before it is seen."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from tabletop.core.model import Place, Placement
from tabletop.core.table import Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.ui.table.items import TokenItem
from tabletop.ui.table.sprites import Sprites
from tabletop.ui.table.view import TableView
from tests.ui.scene_tools import made_table, text, view_of

SPEC = TableSpec(
    tuple(
        ZoneSpec(name, ZoneKind.PILE, text(name), area=Rect(x, 100, 63, 88))
        for name, x in (("left", 100), ("right", 300))
    )
)
CLOSED = tuple(Placement(f"l{i}", Place("left", i), None, back="back-petrol") for i in range(20))
OPEN = (*CLOSED[:-1], replace(CLOSED[-1], face="card-KS"))


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    """A pile of twenty cards, face down."""
    made = made_table()
    qtbot.addWidget(made)
    made.set_table(SPEC, None, 2)
    made.show_view(view_of(CLOSED, facts=()), animate=False)
    with qtbot.waitExposed(made):
        made.show()
    return made


def covered(table: TableView) -> list[TokenItem]:
    """The cards of which nothing is seen, now and when all has come to rest."""
    items = table.table_scene.items_of.values()
    return [item for item in items if not item.rest.shown and not item.now.shown]


def test_what_is_covered_has_no_picture(table: TableView) -> None:
    hidden = covered(table)
    assert len(hidden) > 10
    assert all(item.sprite is None and not item.isVisible() for item in hidden)
    top = table.table_scene.items_of["l19"]
    assert top.sprite is not None
    assert top.isVisible()


def test_cards_below_the_top_one_do_not_stir_when_that_is_turned_over(
    table: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    render = Sprites._made  # noqa: SLF001

    def counted(sprites: Sprites, face: str, scale: float, turn: float, lift: float) -> object:
        made.append(face)
        return render(sprites, face, scale, turn, lift)

    before = {item.token: item.rest for item in covered(table)}
    monkeypatch.setattr(Sprites, "_made", counted)
    table.show_view(view_of(OPEN, facts=()), animate=True)
    scene = table.table_scene
    hidden = [item for item in covered(table) if item.token in before]
    assert len(hidden) > 10
    assert all(item.rest != before[item.token] for item in hidden), "they lie otherwise now: the pile is no longer neat"
    assert not any(scene.motion.moves(item) or item.isVisible() for item in hidden)
    assert scene.motion.moves(scene.items_of["l19"])
    assert len(made) < 8


def test_what_comes_out_of_a_pile_has_its_picture(table: TableView) -> None:
    gone = tuple(replace(card, place=Place("right", number)) for number, card in enumerate(OPEN[:-6]))
    scene, now = table.table_scene, [0.0]
    scene.motion.now_ms = lambda: now[0]
    table.show_view(view_of((*gone, *OPEN[-6:]), facts=()), animate=True)
    seen = set[str]()
    while scene.motion.is_moving:
        visible = [item for item in scene.items_of.values() if item.isVisible()]
        assert all(item.sprite is not None for item in visible)
        seen |= {item.token for item in visible}
        now[0] += 20.0
        scene.motion.step()
    assert seen >= {card.token for card in gone}, "each of them flew over the table"
    assert all((item.sprite is not None) is item.rest.shown for item in scene.items_of.values())
