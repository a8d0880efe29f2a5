"""Work out what open boxes of Yams are worth, for the strongest computer player.  Needs the project itself.

    yams_values.py [COLUMNS…] [--games N] [--rounds N]     fit these columns (all), and write games/yams/figures.py
    yams_values.py --check [COLUMNS…] [--games N]          play alone, and say how many points it comes to

Turn by turn from the last one backwards: in positions from matches that were played out, the worth of the turn is
worked out exactly over its three throws, with what is known already of the turns that follow, and the figures of
`values.py` are fitted to it by least squares.  The next round plays with the figures of the one before.  With all
choices of columns it takes about twenty minutes.
"""

from __future__ import annotations

import argparse
from base64 import b85encode
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from struct import pack
from zlib import compress

from tabletop.games.yams.figures import FIGURES
from tabletop.games.yams.state import BONUS, BONUS_FROM, BOXES, DICE, FREE, THROWS, UP, House, points_of
from tabletop.games.yams.values import STEP, Column, Outlook, outlook
from tabletop.kit.dice import SIDES, dice_pool

FILE = Path(__file__).resolve().parent.parent / "tabletop" / "games" / "yams" / "figures.py"
HEAD = '''"""Written by `packaging/yams_values.py`: what open boxes are worth, packed, for each choice of columns."""

# fmt: off
FIGURES: dict[str, tuple[str, ...]] = {
'''
WIDTH = 112
HOUSE = House()
POOL = dice_pool(DICE)
NOTHING_KEPT = len(POOL.keeps) - 1
FULL = (1 << len(BOXES)) - 1
SLIPS = 0.02
"""So often a box is chosen at random, so that other positions are seen too."""
RIDGE = 0.1
ANYWHERE = 150
"""So many positions besides that good players do not come to, but others may."""

Columns = tuple[Column, ...]


class Turn:
    """A turn worked out before its first throw."""

    def __init__(self, found: Outlook, columns: Columns) -> None:
        self.rows = found.rows(columns, HOUSE)
        values = list(map(max, *(row for *_, row in self.rows))) if len(self.rows) > 1 else self.rows[0][2]
        self.means = [POOL.expected(values)]
        for _ in range(THROWS - 1):
            self.means.insert(0, POOL.expected(POOL.best(self.means[0])))

    @property
    def worth(self) -> float:
        """Points still to come."""
        return self.means[0][NOTHING_KEPT]

    def play(self, luck: Random) -> int:
        """Throw as well as possible; the hand in the end."""
        hand = thrown(luck, NOTHING_KEPT)
        for means in self.means[1:]:
            keep = POOL.best_keep(hand, means)
            if keep == hand:
                break
            hand = thrown(luck, keep)
        return hand


def thrown(luck: Random, keep: int) -> int:
    """A hand after all dice but these have been thrown."""
    lying = POOL.keeps[keep]
    return POOL.index[tuple(sorted((*lying, *(luck.randint(1, SIDES) for _ in range(DICE - len(lying))))))]


def play(found: Outlook, luck: Random, seen: list[set[Columns]] | None = None) -> int:
    """One match alone; its points. `seen` takes in the positions, by the number of turns left."""
    columns: Columns = ((FULL, 0),) * len(found.shape.kinds)
    score = 0
    for left in range(len(BOXES) * len(columns), 0, -1):
        if seen is not None:
            seen[left].add(columns)
        turn = Turn(found, columns)
        hand = turn.play(luck)
        at, box, _ = max(turn.rows, key=lambda found: found[2][hand])
        if seen is not None and luck.random() < SLIPS:
            at, box, _ = luck.choice(turn.rows)
        points = points_of(POOL.hands[hand], HOUSE)[box]
        opened, total = columns[at]
        after = total + points if box < SIDES else total
        score += points + (BONUS if total < BONUS_FROM <= after else 0)
        columns = (*columns[:at], (opened & ~(1 << box), after), *columns[at + 1 :])
    return score


def anywhere(found: Outlook, left: int, luck: Random) -> Columns:
    """Any position with so many turns left."""
    kinds = found.shape.kinds
    counts = [0] * len(kinds)
    for at in luck.sample([at for at in range(len(kinds)) for _ in BOXES], left):
        counts[at] += 1
    columns = []
    for kind, count in zip(kinds, counts, strict=True):
        boxes = luck.sample(range(len(BOXES)), len(BOXES)) if kind == FREE else list(range(len(BOXES)))
        opened = boxes[:count] if kind == UP else boxes[len(BOXES) - count :]
        total = sum(luck.choice((1, 2, 3, 3, 4)) * (box + 1) for box in range(SIDES) if box not in opened)
        columns.append((sum(1 << box for box in opened), total))
    return tuple(columns)


def fitted(rows: Sequence[dict[int, float]], wanted: Sequence[float], prior: Sequence[float]) -> list[float]:
    """The figures that come nearest to what is wanted, and stay near those before: ridge regression by Cholesky."""
    used = sorted({at for row in rows for at in row})
    place = {at: number for number, at in enumerate(used)}
    square = [[RIDGE if at == other else 0.0 for other in range(at + 1)] for at in range(len(used))]
    right = [0.0] * len(used)
    for row, value in zip(rows, wanted, strict=True):
        error = value - sum(prior[at] * much for at, much in row.items())
        items = sorted((place[at], much) for at, much in row.items())
        for number, (at, much) in enumerate(items):
            right[at] += much * error
            line = square[at]
            for other, more in items[: number + 1]:
                line[other] += much * more
    for at, line in enumerate(square):
        for other in range(at + 1):
            above = square[other]
            rest = line[other] - sum(map(float.__mul__, line[:other], above[:other]))
            line[other] = sqrt(rest) if other == at else rest / above[other]
        right[at] = (right[at] - sum(map(float.__mul__, line[:at], right[:at]))) / line[at]
    for at in range(len(used) - 1, -1, -1):
        right[at] /= square[at][at]
        for other in range(at):
            right[other] -= square[at][other] * right[at]
    changed = list(prior)
    for at, change in zip(used, right, strict=True):
        changed[at] += change
    return changed


def learn(kinds: Sequence[str], games: int, rounds: int, luck: Random) -> Outlook:
    """Play, fit backwards, and again with twice as many matches, the last time with `games`."""
    turns = len(BOXES) * len(kinds)
    found = Outlook(kinds, [])
    found.figures = [[0.0] * found.shape.size for _ in range(turns + 1)]
    before: list[set[Columns]] = [set() for _ in found.figures]
    for number in range(rounds):
        seen: list[set[Columns]] = [set() for _ in found.figures]
        matches = max(1, games >> (rounds - 1 - number))
        score = fmean(play(found, luck, seen) for _ in range(matches))
        figures: list[list[float]] = [[0.0] * found.shape.size]
        found = Outlook(kinds, figures)
        for left in range(1, turns + 1):
            states = sorted(seen[left] | before[left] | {anywhere(found, left, luck) for _ in range(ANYWHERE)})
            rows = [found.shape.of_all(columns) for columns in states]
            wanted = [Turn(found, columns).worth for columns in states]
            figures.append(fitted(rows, wanted, figures[-1]))
        before = seen
        whole = found.worth(((FULL, 0),) * len(kinds))
        print(f"{'+'.join(kinds)}: round {number + 1}, {score:.1f} points with slips, {whole:.1f} expected", flush=True)
    return found


def packed(found: Outlook) -> tuple[str, ...]:
    """The figures as text: each row as the steps from the one before."""
    steps: list[int] = []
    row = [0] * found.shape.size
    for figures in found.figures:
        after = [round(value / STEP) for value in figures]
        steps += [new - old for old, new in zip(row, after, strict=True)]
        row = after
    text = b85encode(compress(pack(f"<{len(steps)}h", *steps), 9)).decode()
    return tuple(text[at : at + WIDTH] for at in range(0, len(text), WIDTH))


def write() -> None:
    """The module with all figures."""
    lines = [HEAD]
    for columns, parts in FIGURES.items():
        lines += [f'    "{columns}": (\n', *(f'        "{part}",\n' for part in parts), "    ),\n"]
    FILE.write_text("".join((*lines, "}\n")), "utf-8")


def main() -> None:
    """What the head of this file says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("columns", nargs="*", default=list(FIGURES))
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    for columns in options.columns:
        luck = Random(columns)
        if not options.check:
            FIGURES[columns] = packed(learn(columns.split("+"), options.games, options.rounds, luck))
            write()
            continue
        scores = [play(outlook(columns), luck) for _ in range(options.games)]
        error = 1.96 * stdev(scores) / sqrt(len(scores))
        print(f"{columns}: {fmean(scores):.1f} ± {error:.1f} points, deviation {stdev(scores):.0f}", flush=True)


if __name__ == "__main__":
    main()
