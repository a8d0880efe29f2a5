"""The command line: the window, the terminal, the worker of the computer players. Nothing heavy is imported before it
is known what is wanted."""

from __future__ import annotations

import sys
from types import ModuleType


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
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--text", metavar="GAME", help="play a game in the terminal, in English")
    what.add_argument("--list", action="store_true", help="list the games")
    what.add_argument("--self-test", action="store_true", help="open every page once and say whether all is well")
    what.add_argument(
        "--perft", nargs="+", metavar=("GAME", "DEPTH"), help="count the sequences of moves, from a position given last"
    )
    what.add_argument("--bot", action="store_true", help="serve as computer player on standard input and output")
    parser.add_argument("--seats", type=int, help="with --text: number of seats")
    parser.add_argument("--people", type=int, default=1, help="with --text: how many of them are persons (1)")
    parser.add_argument("--level", default="easy", help="with --text: first_steps, easy, medium or hard (easy)")
    parser.add_argument("--seed", type=int, help="with --text: the same number gives the same luck")
    parser.add_argument("--version", action="store_true", help="say which version this is")
    options = parser.parse_args(given)
    if options.version:
        from tabletop import __version__

        print(f"Tabletop {__version__}")
        return 0
    if options.list:
        return _list()
    if options.text:
        return _text(parser, options)
    if options.perft:
        return _perft(parser, options.perft)
    status: int = _self_test() if options.self_test else window_program().run()
    return status


def _self_test() -> int:
    from tabletop.ui import app, self_test

    return self_test.run(app.make_application, app.make_context)


def _list() -> int:
    from tabletop.text_front import catalogue

    print(catalogue())
    return 0


def _perft(parser: object, words: list[str]) -> int:
    """A line for every depth, the number of leaves on the last one."""
    from argparse import ArgumentParser

    from tabletop import games
    from tabletop.core.notation import BadNotation

    assert isinstance(parser, ArgumentParser)
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


def _text(parser: object, options: object) -> int:
    from argparse import ArgumentParser, Namespace

    from tabletop import games
    from tabletop.core.bot import Level
    from tabletop.text_front import play

    assert isinstance(parser, ArgumentParser)
    assert isinstance(options, Namespace)
    if options.text not in games.slugs():
        parser.error(f"there is no game {options.text!r}; there are {', '.join(games.slugs())}")
    if options.level not in {level.value for level in Level}:
        parser.error(f"there is no level {options.level!r}; there are {', '.join(level.value for level in Level)}")
    try:
        return play(options.text, options.seats, options.people, options.level, options.seed)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
