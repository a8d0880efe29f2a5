"""Rules written as chapters become rows, and a slip in them is loud."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.core.chapters import BadChapter, rulebook
from tabletop.core.options import resolve
from tabletop.core.rules import Section, as_played

INFO = games.info("ludo")


def test_a_chapter_becomes_rows_in_its_order() -> None:
    rows = rulebook(
        INFO,
        """
        # aim
        aim
            All pieces go home.
        # play
        stairs-in-order [stairs: exact]
            From the foot only a 1
            leads to step 1.
        stairs-in-order/quick [stairs: quick; blocking: no-move | jump]
            As many steps as thrown.
            ~ Steps of
            ~the stairs.
        """,
    )
    assert [(row.text_id, row.section) for row in rows] == [
        ("ludo.aim", Section.AIM),
        ("ludo.stairs-in-order", Section.PLAY),
        ("ludo.stairs-in-order@quick", Section.PLAY),
    ]
    assert rows[1].text == "From the foot only a 1 leads to step 1."
    assert rows[2].text == "As many steps as thrown."
    assert rows[2].hint == "Steps of the stairs."
    printed = resolve(INFO.options, ())
    assert [row.holds(printed) for row in rows] == [True, True, False]
    quick = resolve(INFO.options, (("ludo.stairs", "quick"), ("ludo.blocking", "jump")))
    assert [row.holds(quick) for row in rows] == [True, False, True]


@pytest.mark.parametrize(
    "text",
    [
        "aim\n    No section stands above.",
        "# aim\naim",
        "# aim\nAim\n    Capitals are no id.",
        "# play\nx [stairs: steep]\n    No such value.",
        "# play\nx [stares: exact]\n    No such option.",
    ],
)
def test_a_slip_is_loud(text: str) -> None:
    with pytest.raises(BadChapter):
        rulebook(INFO, text)


def test_a_text_without_anything_is_no_rule() -> None:
    assert rulebook(INFO, "") == ()
    assert rulebook(INFO, "# aim\n") == ()


def test_a_row_may_name_every_value() -> None:
    (row,) = rulebook(INFO, "# play\nx [stairs: exact | quick]\n    Up the stairs.")
    assert all(row.holds(resolve(INFO.options, (("ludo.stairs", stairs),))) for stairs in ("exact", "quick"))


def test_of_a_list_in_an_order_a_row_wants_one_to_be_in_it() -> None:
    info = games.info("crypto_match")
    (row,) = rulebook(info, "# play\nplayed [playlist: tower | gift]\n    Somebody wins.")
    held = {
        playlist: row.holds(resolve(info.options, (("crypto_match.playlist", playlist),)))
        for playlist in ("tower", "well+gift", "well+potato", "potato")
    }
    assert held == {"tower": True, "well+gift": True, "well+potato": False, "potato": False}


def test_rules_are_numbered_as_printed_and_marked_where_a_house_plays_otherwise() -> None:
    rows = rulebook(
        INFO,
        """
        # aim
        aim
            All pieces go home.
        # play
        first
            A piece moves.
        second [stairs: exact]
            One step.
        second/quick [stairs: quick]
            Many steps.
        third
            The end.
        # house
        extra [blocking: jump]
            Over each other.
        """,
    )
    printed = resolve(INFO.options, ())
    chosen = resolve(INFO.options, (("ludo.stairs", "quick"), ("ludo.blocking", "jump")))

    def told(options: dict[str, str]) -> list[tuple[str, int | None, bool]]:
        return [(row.rule.text_id, row.number, row.changed) for row in as_played(rows, options, printed)]

    assert told(printed) == [
        ("ludo.aim", None, False),
        ("ludo.first", 1, False),
        ("ludo.second", 2, False),
        ("ludo.third", 3, False),
    ]
    assert told(chosen) == [
        ("ludo.aim", None, False),
        ("ludo.first", 1, False),
        ("ludo.second@quick", 2, True),
        ("ludo.third", 3, False),
        ("ludo.extra", None, True),
    ]
