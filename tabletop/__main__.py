"""The command line: the window, the terminal, the worker of the computer players. Nothing heavy is imported before it
is known what is wanted."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace


def main(arguments: list[str] | None = None) -> int:
    """Do what the command line says; returns the exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    if given == ["--bot"]:
        from tabletop.bots.worker import main as serve

        return serve()
    if given:
        return _parsed(given)
    status: int = window_program().run()
    return status


def window_program() -> ModuleType:
    """The module of the window, `tabletop.ui.app`. Nothing that is made while it is imported is garbage, and to search
    for some takes a tenth of the whole start: `run` has the collector begin when the window has been painted."""
    import gc

    gc.disable()
    from tabletop.ui import app

    return app


def _parsed(given: list[str]) -> int:
    import argparse

    parser = argparse.ArgumentParser(prog="tabletop", description="Family games on one screen.")
    parser.add_argument("files", nargs="*", metavar="FILE", help="a saved match, or a PGN or PDN file, to be opened")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--text", metavar="GAME", help="play a game in the terminal, in English")
    what.add_argument("--list", action="store_true", help="list the games")
    what.add_argument("--self-test", action="store_true", help="open every page once and say whether all is well")
    what.add_argument("--receipt", metavar="FILE", help="check whether the luck of a saved match was what it should be")
    what.add_argument(
        "--perft", nargs="+", metavar=("GAME", "DEPTH"), help="count the sequences of moves, from a position given last"
    )
    what.add_argument("--bot", action="store_true", help="serve as computer player on standard input and output")
    parser.add_argument("--seats", type=int, help="with --text: number of seats")
    parser.add_argument("--people", type=int, help="with --text: how many of them are persons (1)")
    parser.add_argument("--level", help="with --text: first_steps, easy, medium, hard or best (easy)")
    parser.add_argument("--seed", type=int, help="with --text: the same number gives the same luck")
    parser.add_argument("--real-dice", action="store_true", help="with --text: people throw theirs on the real table")
    parser.add_argument("--version", action="store_true", help="say which version this is")
    options = parser.parse_args(given)
    _check(parser, options)
    if options.version:
        from tabletop import __version__

        print(f"Tabletop {__version__}")
        return 0
    if options.list:
        return _list()
    if options.receipt:
        return _receipt(options.receipt)
    if options.text:
        return _text(parser, options)
    if options.perft:
        return _perft(parser, options.perft)
    status: int = _self_test() if options.self_test else window_program().run(files=options.files)
    return status


def _check(parser: ArgumentParser, options: Namespace) -> None:
    """Refuse what would have no effect."""
    for name in ("seats", "people", "level", "seed"):
        if getattr(options, name) is not None and not options.text:
            parser.error(f"--{name} needs --text GAME")
    if options.real_dice and not options.text:
        parser.error("--real-dice needs --text GAME")
    other = options.text or options.list or options.self_test or options.receipt or options.perft or options.version
    if options.files and other:
        parser.error(f"a file is opened in the window: leave out {options.files[0]!r} or the options")


def _self_test() -> int:
    from tabletop.ui import app, self_test

    return self_test.run(app.make_application, app.make_context)


def _list() -> int:
    from tabletop.text_front import catalogue, use_any_terminal

    use_any_terminal(sys.stdout)
    print(catalogue())
    return 0


def _receipt(file: str) -> int:
    from pathlib import Path

    from tabletop.store.receipts import account_of
    from tabletop.text_front import use_any_terminal

    use_any_terminal(sys.stdout)
    account = account_of(Path(file))
    print("\n".join(account.lines))
    return account.verdict


def _perft(parser: ArgumentParser, words: list[str]) -> int:
    """A line for every depth, the number of leaves on the last one."""
    from tabletop import games
    from tabletop.core.notation import BadNotation

    slug, depth, position = words[0], "".join(words[1:2]), " ".join(words[2:])
    if slug not in games.slugs():
        parser.error(f"there is no game {slug!r}; there are {', '.join(games.slugs())}")
    if not depth.isdecimal() or int(depth) < 1:
        parser.error("--perft wants a game, a depth from 1 and, if you like, a position")
    for level in range(1, int(depth) + 1):
        try:
            leaves = games.load(slug).perft(level, position)
        except BadNotation as error:
            parser.error(f"that is no position: {error}")
        if leaves is None:
            parser.error(f"moves are not counted in {slug}")
        print(f"{level} {leaves}" if level < int(depth) else leaves, flush=True)
    return 0


def _text(parser: ArgumentParser, options: Namespace) -> int:
    from tabletop import games
    from tabletop.core.bot import Level
    from tabletop.text_front import play

    if options.text not in games.slugs():
        parser.error(f"there is no game {options.text!r}; there are {', '.join(games.slugs())}")
    level = options.level or Level.EASY.value
    if level not in {level.value for level in Level}:
        parser.error(f"there is no level {options.level!r}; there are {', '.join(level.value for level in Level)}")
    least, most = games.info(options.text).seats
    if options.seats is not None and not least <= options.seats <= most:
        parser.error(f"--seats {options.seats}: {options.text} has {_range(least, most)}")
    seats = options.seats or least
    people = 1 if options.people is None else options.people
    if not 0 <= people <= seats:
        parser.error(f"--people {people}: of {seats} seats, 0 to {seats} can be persons")
    try:
        return play(options.text, options.seats, people, level, options.seed, options.real_dice)
    except KeyboardInterrupt:
        return 130


def _range(least: int, most: int) -> str:
    return f"{least} seats" if least == most else f"{least} to {most} seats"


if __name__ == "__main__":
    sys.exit(main())
