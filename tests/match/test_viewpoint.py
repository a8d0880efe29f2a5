"""Whose eyes may look."""

from __future__ import annotations

from tabletop.core.model import CLOCK
from tabletop.match.viewpoint import Viewpoint, Visibility


def active(*seats: int) -> frozenset[int]:
    """Active seats."""
    return frozenset(seats)


def test_an_open_game_has_no_curtain() -> None:
    eyes = Viewpoint(hidden=False, people=active(0, 1))
    assert eyes.look(active(0), over=False) == Visibility(None)
    assert eyes.look(active(1), over=False) == Visibility(None)


def test_a_single_person_always_looks() -> None:
    eyes = Viewpoint(hidden=True, people=active(1))
    assert eyes.look(active(0), over=False) == Visibility(1)
    assert eyes.look(active(1), over=False) == Visibility(1)
    assert eyes.look(active(0, 1, CLOCK), over=False) == Visibility(1)


def test_the_curtain_falls_when_the_viewer_changes_and_opens_for_that_seat() -> None:
    eyes = Viewpoint(hidden=True, people=active(0, 2))
    assert eyes.look(active(0), over=False) == Visibility(None, curtain_for=0)
    eyes.opened(0)
    assert eyes.look(active(0), over=False) == Visibility(0)
    assert eyes.look(active(2), over=False) == Visibility(None, curtain_for=2)
    eyes.opened(2)
    assert eyes.look(active(2), over=False) == Visibility(2)


def test_while_a_computer_plays_nobodys_hand_is_shown_and_the_curtain_comes_back() -> None:
    eyes = Viewpoint(hidden=True, people=active(0, 2))
    eyes.opened(0)
    assert eyes.look(active(1), over=False) == Visibility(None)
    assert eyes.look(active(0), over=False) == Visibility(None, curtain_for=0)


def test_a_public_moment_and_the_end_are_for_everybody() -> None:
    eyes = Viewpoint(hidden=True, people=active(0, 1))
    eyes.opened(0)
    assert eyes.look(active(0, 1, CLOCK), over=False) == Visibility(None)
    assert eyes.look(active(), over=True) == Visibility(None)


def test_computers_among_themselves_show_the_open_table() -> None:
    assert Viewpoint(hidden=True, people=active()).look(active(0), over=False) == Visibility(None)


def test_the_people_of_a_team_look_together_while_they_alone_are_active() -> None:
    eyes = Viewpoint(hidden=True, people=active(0, 1, 2), teams=((0, 2), (1, 3)))
    assert eyes.look(active(0, 2), over=False) == Visibility(None, curtain_for=0, partners=(2,))
    eyes.opened(0, (2,))
    assert eyes.look(active(0, 2, CLOCK), over=False) == Visibility(0, partners=(2,))
    assert eyes.look(active(2), over=False) == Visibility(None, curtain_for=2), "the partner looks away"
    assert eyes.look(active(1, 3), over=False) == Visibility(None, curtain_for=1), "the other one is a computer"
    assert eyes.look(active(0, 1, 2), over=False) == Visibility(None), "not with the other team"


def test_without_teams_several_see_what_everybody_sees() -> None:
    eyes = Viewpoint(hidden=True, people=active(0, 2))
    assert eyes.look(active(0, 2), over=False) == Visibility(None)


def test_where_nobody_has_a_secret_people_look_together() -> None:
    eyes = Viewpoint(hidden=True, people=active(0, 2), secrets=False)
    assert eyes.look(active(0), over=False) == Visibility(None)
    assert Viewpoint(hidden=True, people=active(2), secrets=False).look(active(0), over=False) == Visibility(2)
