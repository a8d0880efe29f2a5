"""Whether what is said of pieces on their way is true, by trying every throw."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from tabletop.core.text import Text
from tabletop.games.goose import words as goose_words
from tabletop.games.ludo.state import thrown
from tests.reasons.sayings import Saying, Truth, Truths

FOOT, OUT, STABLE = 55, 62, -1


# Ludo


def piece_of(s: Saying) -> int:
    """The piece that moves."""
    found: int = s.state.frame.tokens.index(s.action.tokens[0])
    return found


def after(s: Saying) -> Any:
    """The board once it has moved, whoever is next."""
    return s.after


def captured(s: Saying) -> list[int]:
    """Who has a piece less on the way afterwards."""
    owner, before, now = s.state.frame.owner, s.state.progress, after(s).progress
    return [owner[at] for at, come in enumerate(now) if come == STABLE != before[at]]


def in_reach(state: Any, piece: int) -> set[int]:
    """Whose next throw can send a piece back."""
    found = set()
    square = state.frame.place(piece, state.progress[piece])
    for seat in range(len(state.frame.colours)):
        for die in range(1, 7) if seat != state.frame.owner[piece] else ():
            tried = thrown(replace(state, turn=seat, sixes=0, die=0), die)
            places = [state.frame.place(other, tried.way(other)) for other in tried.usable]
            if square in places:
                found.add(seat)
    return found


def flees(s: Saying) -> bool:
    """Somebody could have captured it, nobody can now."""
    return s["player"].seat in in_reach(s.state, piece_of(s)) and not in_reach(after(s), piece_of(s))


def hunts(s: Saying) -> bool:
    """A piece of the player stands so many squares ahead, and such a throw would capture it."""
    now, piece = after(s), piece_of(s)
    tried = thrown(replace(now, turn=s.seat, sixes=0, die=0), s.n)
    at = now.frame.place(piece, tried.way(piece)) if piece in tried.usable else None
    return any(
        now.frame.owner[other] == s["player"].seat and now.frame.place(other, come) == at
        for other, come in enumerate(now.progress)
        if come != STABLE
    )


def come(s: Saying) -> int:
    """How far the piece comes."""
    found: int = after(s).progress[piece_of(s)]
    return found


LUDO: Truths = {
    "Every turn begins with the throw.": lambda s: s.state.die == 0,
    "No piece can use this throw.": lambda s: not s.state.usable,
    "Only this piece can use the throw.": lambda s: len(s.state.usable) == 1,
    "This captures a piece of {player}, which has to begin again.": lambda s: s["player"].seat in captured(s),
    "This brings a piece out onto the star.": lambda s: come(s) == OUT,
    "This brings a new piece into play.": lambda s: s.state.progress[piece_of(s)] == STABLE,
    "{player} could capture this piece: this takes it out of reach.": flees,
    "This piece reaches the foot of its stairs.": lambda s: come(s) == FOOT,
    "This piece comes one step closer to the star.": lambda s: FOOT < come(s) < OUT,
    "There no other piece can capture it with the next throw.": lambda s: not in_reach(after(s), piece_of(s)),
    "From there, a piece of {player} is within reach, %n square(s) ahead.": hunts,
    "Then it is %n square(s) to the foot of the stairs.": lambda s: FOOT - come(s) == s.n > 0,
    "Played without a close look: %n pieces can use the throw.": lambda s: len(s.state.usable) == s.n > 1,
}

# Snakes and ladders


def leads(s: Saying) -> bool:
    """The throw is named, and with it the squares: the last one is where the piece stands afterwards."""
    way = numbers(s["way"]) if isinstance(s["way"], Text) else []
    stands = s.after.squares[s.seat]
    return bool(s["die"] == s.state.die and s["player"].seat == s.seat and (not way or stands in way))


def numbers(text: Text) -> list[int]:
    """All numbers in a sentence and the sentences in it."""
    found = list[int]()
    for _, arg in text.args:
        if isinstance(arg, int):
            found.append(arg)
        elif isinstance(arg, Text):
            found += numbers(arg)
    return found


SNAKES_AND_LADDERS: Truths = {
    "{player} threw {die}: {way}.": leads,
    "{player} threw {die}: that leads beyond {goal}, so the piece stays where it is.": lambda s: (
        s.after.squares[s.seat] == s.state.squares[s.seat] and s.state.squares[s.seat] + s.state.die > s["goal"]
    ),
    "Every turn begins with the throw.": lambda s: s.state.die == 0 and not s.state.again,
    "After a 6 there is another throw.": lambda s: s.state.die == 0 and s.state.again,
}

# Goose


def parts(text: Text) -> Iterator[Text]:
    """The sentences of which one is made."""
    if text.msg is goose_words.AND_THEN:
        for _, arg in text.args:
            assert isinstance(arg, Text)
            yield from parts(arg)
    else:
        yield text


def total(s: Saying) -> bool:
    """What the dice show is told as it is."""
    args = dict(s.text.args)
    return bool(args.get("total", sum(s.state.dice)) == sum(s.state.dice))


def touched(s: Saying) -> set[int]:
    """Every square on the way of the throw."""
    return {square for leg in s.state.legs for square in leg.touched} | {leg.landing for leg in s.state.legs}


def on_the_way(s: Saying) -> bool:
    """The square that is named lies on the way."""
    return total(s) and s["number"] in touched(s)


def lands(s: Saying) -> bool:
    """The piece stands there afterwards, whatever becomes of it there."""
    return total(s) and s["number"] == s.state.rest == s.after.squares[s.seat]


def sent(special: int) -> Truth:
    """The piece comes to a square and is sent on from it to another."""
    return lambda s: special in touched(s) and s["number"] in touched(s)


def misses(square: int) -> Truth:
    """The piece of the seat in turn stands on this square, and stays there."""
    return lambda s: s["player"].seat == s.seat and s.state.squares[s.seat] == s.after.squares[s.seat] == square


GOOSE: Truths = {
    "Every turn begins with the throw.": lambda s: not s.state.dice,
    "The dice show {total}, and the piece goes to {number}.": lands,
    "This throw leads from the start to {number}.": lambda s: s.state.squares[s.seat] == 0 and on_the_way(s),
    "The rest is counted back from 63.": lambda s: 63 in touched(s) and s.state.rest != 63,
    "The goose on {number} leads on by {total}.": on_the_way,
    "The goose on {number} leads back by {total}.": on_the_way,
    "The bridge leads on to {number}.": sent(6),
    "The maze leads back to {number}.": sent(42),
    "The skull sends the piece back to {number}.": sent(58),
    "{player} is held in the well until another piece arrives.": misses(31),
    "{player} is held in prison until another piece arrives.": misses(52),
    "{player} is in the well and misses this turn.": misses(31),
    "{player} is in prison and misses this turn.": misses(52),
    "{player} sleeps in the hotel and misses this turn.": misses(19),
    "{first} {second}": lambda s: all(GOOSE[one.msg.source](s.said(one)) for one in parts(s.text)),
}
