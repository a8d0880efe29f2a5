"""The eyes round one table."""

from __future__ import annotations

from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Setup
from tabletop.match.log import Entry
from tabletop.match.match import Match
from tabletop.match.viewers import Viewers, awaited
from tabletop.match.viewpoint import Visibility
from tests.match.duel import DUEL, Duel, State

ALL = frozenset({0, 1})
FIRST, SECOND = frozenset({0}), frozenset({1})


def test_only_another_look_is_told() -> None:
    eyes = Viewers(hidden=True, people=ALL, seats=2, length=1)
    assert eyes.turn(FIRST, over=False)
    assert not eyes.turn(FIRST, over=False)
    assert eyes.look == Visibility(None, curtain_for=0)
    eyes.open_curtain()
    assert eyes.turn(FIRST, over=False)
    assert eyes.look == Visibility(0)


def test_each_person_has_missed_what_came_since_they_looked() -> None:
    eyes = Viewers(hidden=False, people=ALL, seats=2, length=2)
    assert list(eyes.missed(1, 5)) == [2, 3, 4]
    assert not eyes.missed(1, 5)
    eyes.rewound(3)
    assert list(eyes.missed(1, 4)) == [3], "what was taken back was never there"


def test_who_looks_sees_what_happens() -> None:
    eyes = Viewers(hidden=True, people=FIRST, seats=2, length=1)
    eyes.turn(SECOND, over=False)
    eyes.see(4)
    assert not eyes.missed(0, 4)
    assert list(eyes.missed(1, 4)) == [1, 2, 3]


def test_the_one_who_stays_opens_the_curtain_once_more() -> None:
    eyes = Viewers(hidden=True, people=ALL, seats=2, length=1)
    eyes.turn(FIRST, over=False)
    eyes.open_curtain()
    eyes.turn(FIRST, over=False)
    eyes.set_people(SECOND)
    eyes.turn(FIRST, over=False)
    assert eyes.look == Visibility(None, curtain_for=1)
    eyes.open_curtain()
    eyes.turn(FIRST, over=False)
    assert eyes.look == Visibility(1)


def test_a_team_opens_the_curtain_and_sees_together() -> None:
    eyes = Viewers(hidden=True, people=frozenset({0, 1, 2}), seats=4, length=1, teams=((0, 2), (1, 3)))
    eyes.turn(frozenset({0, 2}), over=False)
    assert eyes.look == Visibility(None, curtain_for=0, partners=(2,))
    eyes.open_curtain()
    assert eyes.turn(frozenset({0, 2}), over=False)
    assert eyes.look == Visibility(0, partners=(2,))
    eyes.see(3)
    assert not eyes.missed(2, 3)
    eyes.set_people(frozenset({1, 2}))
    assert eyes.turn(frozenset({0, 2}), over=False)
    assert eyes.look == Visibility(2), "who has looked goes on without a curtain"


def test_nobody_is_called_to_a_table_without_secrets() -> None:
    eyes = Viewers(hidden=True, people=ALL, seats=2, length=1, secrets=False)
    assert not eyes.turn(FIRST, over=False)
    eyes.set_people(SECOND)
    eyes.turn(FIRST, over=False)
    assert eyes.look == Visibility(1), "the one who stays sees what was seen all the time"


def test_taking_back_behind_the_curtain_concerns_whoever_acted_while_nobody_else_has_looked() -> None:
    eyes = Viewers(hidden=True, people=ALL, seats=2, length=1)
    log = [Entry(), Entry(Action(0, "play")), Entry(Action(2, "play"))]
    eyes.turn(FIRST, over=False)
    eyes.open_curtain()
    eyes.turn(FIRST, over=False)
    assert eyes.witnesses(log) == ALL, "no curtain is down"
    eyes.see(2)
    eyes.turn(SECOND, over=False)
    assert eyes.witnesses(log) == FIRST
    assert eyes.witnesses(log[:1]) == ALL, "nobody has acted"
    eyes.missed(1, 3)
    assert eyes.witnesses(log) == ALL, "the second has seen it"


class Led(Duel):
    """A step of the first seat is forced."""

    def forced(self, state: State) -> Action | None:
        return Action(0, "step") if state.steps == 0 else None


def test_nobody_has_to_see_what_everybody_knows_to_be_forced() -> None:
    plain, led = (Match(game, Setup(2), LiveChance(1)) for game in (DUEL, Led()))
    assert awaited(plain, Visibility(None)) == ALL
    assert awaited(led, Visibility(None)) == {1, CLOCK}
    assert awaited(led, Visibility(1)) == {1, CLOCK}
    assert awaited(led, Visibility(0)) == awaited(led, Visibility(1, partners=(0,))) == ALL, "who looks goes on"


def test_all_look_until_the_curtain_falls_for_the_next() -> None:
    match = Match(DUEL, Setup(2), LiveChance(1))
    eyes = Viewers(hidden=True, people=ALL, seats=2, length=1)
    assert not eyes.are_to_come(match), "both may act"
    match.submit(Action(1, "slap"))
    assert eyes.are_to_come(match)
    eyes.turn(match.active, over=False)
    assert not eyes.are_to_come(match), "it has fallen"
    eyes.open_curtain()
    eyes.open_curtain()
    eyes.turn(match.active, over=False)
    assert eyes.look == Visibility(1)
    assert not eyes.are_to_come(match)
    match.submit(Action(1, "finish"))
    eyes.turn(match.active, over=True)
    assert not eyes.are_to_come(match)


def test_where_nobody_looks_alone_an_open_curtain_is_nobodys() -> None:
    eyes = Viewers(hidden=True, people=ALL, seats=2, length=1)
    eyes.open_curtain()
    eyes.turn(FIRST, over=False)
    assert eyes.look == Visibility(None, curtain_for=0)
    eyes.see(5)
    assert list(eyes.missed(0, 5)) == [1, 2, 3, 4], "nobody has looked yet"
