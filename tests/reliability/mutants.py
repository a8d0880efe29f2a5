"""Whether the tests notice: a line of the rules is written wrongly on purpose, and some test has to fail.

    python -m tests.reliability.mutants tabletop/games/ludo/moves.py --sample 40
    python -m tests.reliability.mutants tabletop/kit/tracks.py --tests tests/kit/test_tracks.py --tests tests/match

Each mutant is one small change of the syntax tree of one module: a comparison, a sum, a bound by one, `and` for `or`, a
condition turned round, a value that is not returned, a statement left out. It lives in a process of its own, in which
the tests run until the first of them fails: then it is killed, and so it is when they take much longer than before.
What survives is written down with its line; somebody finds the test that is missing, or says why nobody can notice
(docs/mutants.md). Without `--tests` those of the module's room are run. Needs a system that can fork.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder, SourceLoader
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from multiprocessing import get_context
from pathlib import Path
from types import CodeType, ModuleType

import hypothesis
import pytest
from msgspec import Struct
from PySide6 import QtSvg, QtTest, QtWidgets

from tests.architecture.source import PACKAGE, ROOT, dotted, imports, modules

ALREADY_HERE: tuple[ModuleType, ...] = (hypothesis, QtSvg, QtTest, QtWidgets)
"""Imported once, before there are processes that need them."""
MEMORY = 6 << 30
PATIENCE = 3
"""A mutant may take so many times as long as the tests need, and `GRACE` seconds more."""
GRACE = 10

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
LEFT_OUT = ast.Call | ast.Yield | ast.YieldFrom | ast.AugAssign | ast.Continue | ast.Break | ast.Raise | ast.Delete


class Change(Struct, frozen=True):
    """One thing to write wrongly: in which line, what, and how it is done to the tree."""

    line: int
    what: str
    make: Callable[[], None]


class Died(Struct, frozen=True):
    """How a mutant ended; `code` is what pytest said, negative: the signal that ended it."""

    code: int

    @property
    def survived(self) -> bool:
        """No test failed."""
        return self.code == 0


def written(node: ast.AST) -> str:
    """A node as one line of source."""
    return " ".join(ast.unparse(node).split())[:90]


def _swap(node: ast.AST, field: str, value: object, at: int | None = None) -> Callable[[], None]:
    """Puts a value into a field of a node, or at a place of a list there."""

    def make() -> None:
        if at is None:
            setattr(node, field, value)
        else:
            getattr(node, field)[at] = value

    return make


def _not(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), test)


def changes(tree: ast.Module) -> list[Change]:
    """Everything that can be written wrongly in a module, in the order of its lines."""
    found = [change for node in _judged(tree) for change in _of_node(node)]
    return sorted(found, key=lambda change: (change.line, change.what))


def _judged(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes that do something: no annotations, no types, no docstrings."""
    yield node
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "bases", "type_comment"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _is_type(child):
                yield from _judged(child)


def _is_type(node: ast.AST) -> bool:
    """Whether a statement only says something about types (`Fact = A | B`, `if TYPE_CHECKING:`), or is a docstring."""
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name):
        return node.test.id == "TYPE_CHECKING"
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.BinOp):
        return all(isinstance(part, ast.Name | ast.BinOp | ast.BitOr | ast.Load) for part in ast.walk(node.value))
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _of_node(node: ast.AST) -> Iterator[Change]:
    line = getattr(node.target if isinstance(node, ast.comprehension) else node, "lineno", 0)
    for what, make in _instead(node):
        yield Change(line, what, make)
    for field in ("body", "orelse", "finalbody"):
        statements = getattr(node, field, None)
        for at, statement in enumerate(statements if isinstance(statements, list) else ()):
            does = statement.value if isinstance(statement, ast.Expr) else statement
            if isinstance(does, LEFT_OUT):
                yield Change(statement.lineno, f"left out: {written(statement)}", _swap(node, field, ast.Pass(), at))


def _instead(node: ast.AST) -> Iterator[tuple[str, Callable[[], None]]]:
    """What a node could be instead."""
    match node:
        case ast.Compare():
            for at, old in enumerate(node.ops):
                if type(old) in COMPARED:
                    new = COMPARED[type(old)]
                    yield f"{written(node)}: {type(old).__name__} → {new.__name__}", _swap(node, "ops", new(), at)
        case ast.BinOp() | ast.AugAssign() if type(node.op) in RECKONED and not _is_text(node):
            new_op = RECKONED[type(node.op)]
            yield f"{written(node)}: {type(node.op).__name__} → {new_op.__name__}", _swap(node, "op", new_op())
        case ast.BoolOp():
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield f"{written(node)}: {type(node.op).__name__} → {type(other).__name__}", _swap(node, "op", other)
        case ast.UnaryOp(op=ast.USub()):
            yield f"{written(node)}: without its sign", _swap(node, "op", ast.UAdd())
        case ast.Constant(value=bool(value)):
            yield f"{value} → {not value}", _swap(node, "value", not value)
        case ast.Constant(value=int(number)):
            yield f"{number} → {number + 1}", _swap(node, "value", number + 1)
            yield f"{number} → {number - 1}", _swap(node, "value", number - 1)
        case ast.Return(value=ast.expr() as returned) if not isinstance(returned, ast.Constant):
            yield f"return None, not {written(returned)}", _swap(node, "value", ast.Constant(None))
    if isinstance(node, ast.If | ast.While | ast.IfExp) and not isinstance(node.test, ast.Compare):
        yield f"if not: {written(node.test)}", _swap(node, "test", _not(node.test))
    for at, test in enumerate(node.ifs if isinstance(node, ast.comprehension) else ()):
        yield f"without: if {written(test)}", _swap(node, "ifs", ast.Constant(True), at)


def _is_text(node: ast.BinOp | ast.AugAssign) -> bool:
    """Whether it puts texts together, or fills one in: a wrong sign there is an error of types that mypy tells."""
    parts = (node.left, node.right) if isinstance(node, ast.BinOp) else (node.value,)
    return any(isinstance(part, ast.JoinedStr | ast.Tuple | ast.List) or _is_string(part) for part in parts)


def _is_string(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def mutant(path: Path, number: int) -> CodeType:
    """A module with its change of this number."""
    tree = ast.parse(path.read_text("utf-8"))
    changes(tree)[number].make()
    return compile(ast.fix_missing_locations(tree), str(path), "exec")


class Smuggler(MetaPathFinder, SourceLoader):
    """Whoever imports the module gets other code."""

    def __init__(self, name: str, path: Path, code: CodeType) -> None:
        self.name, self.path, self.code = name, path, code

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The module itself; None for all others."""
        return spec_from_loader(name, self, origin=str(self.path)) if name == self.name else None

    def get_filename(self, fullname: str) -> str:
        """Where the right one lies."""
        return str(self.path)

    def get_data(self, path: str | bytes | os.PathLike[str]) -> bytes:
        """The right source, for tracebacks."""
        return self.path.read_bytes()

    def get_code(self, fullname: str) -> CodeType:
        """The wrong one."""
        return self.code


def tests_of(path: Path) -> list[list[str]]:
    """The tests of the room to which a module belongs, as arguments of pytest: the quickest first, and the others for
    what lives on."""
    room = path.relative_to(ROOT / "tabletop").parts
    if room[0] == "games":
        slug = room[1]
        own = [file for file in sorted((ROOT / "tests" / "games").glob(f"test_{slug}*.py")) if "mouse" not in file.name]
        rules = [str(file) for file in own if not file.stem.endswith(("_bot", "_table"))]
        others = [str(file) for file in own if str(file) not in rules]
        shared = ["tests/games/test_handicaps.py", "tests/architecture/test_shape.py", "tests/conformance"]
        return [rules, [*others, *shared, "-k", slug]]
    named = sorted(map(str, (ROOT / "tests" / room[0]).glob(f"test_{path.stem}*.py")))
    users = ["tests/match", "tests/kit"] if room[0] == "core" else []
    return [*([named] if named else []), [f"tests/{room[0]}", *users], players_of(path)]


def players_of(path: Path) -> list[str]:
    """The tests of the rules of two games that stand on a module of the kit; of any two on one of the core."""
    word = f"tabletop.{path.parent.name}.{path.stem} "
    packages = sorted(path for path in (ROOT / "tabletop" / "games").iterdir() if (path / "engine.py").exists())
    using = [one.name for one in packages if any(word in file.read_text("utf-8") for file in one.glob("*.py"))]
    chosen = dict.fromkeys((using or [packages[0].name])[:: max(1, len(using) - 1)])
    return [f"tests/games/test_{slug}.py" for slug in chosen]


def prepare(name: str) -> None:
    """Import once what does not stand on a module: each mutant would have to do it again."""
    paths = [path for path in modules() if "ui" not in path.relative_to(PACKAGE).parts]
    known = {dotted(path): {found for _, found in imports(path)} for path in paths}
    for one, wanted in known.items():
        wanted.add(one.rpartition(".")[0])  # whoever imports a module imports its package
    tainted, before = {name}, 0
    while len(tainted) > before:
        before = len(tainted)
        tainted |= {one for one, wanted in known.items() if wanted & tainted}
    for one in sorted(known.keys() - tainted):
        if not one.endswith("__main__"):
            import_module(one)


def run(name: str, path: Path, code: CodeType | None, tests: Sequence[str], seconds: int) -> tuple[Died, float]:
    """Run tests in a process of their own, on the module or on other code in its place; and how long they took."""
    import resource  # which only systems have that can fork

    began = os.times()
    pid = os.fork()
    if not pid:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        if code is not None:
            sys.meta_path.insert(0, Smuggler(name, path, code))
        status = 99
        try:
            status = pytest.main(["-x", "-q", "--assert=plain", "-pno:cacheprovider", "-n0", "-mnot slow", *tests])
        finally:
            os._exit(status)
    _, waited = os.waitpid(pid, 0)
    ended = os.times()
    took = ended.children_user + ended.children_system - began.children_user - began.children_system
    return Died(os.waitstatus_to_exitcode(waited)), took


def hunt(path: Path, sample: int, seed: int, tests: Sequence[Sequence[str]]) -> tuple[int, list[str]]:
    """Try so many changes of a module, of all that there are; how many were tried, and which of them nobody noticed."""
    name, short = dotted(path), path.relative_to(ROOT)
    known = changes(ast.parse(path.read_text("utf-8")))
    prepare(name)
    limits = []
    for stage in tests:
        right, needed = run(name, path, None, stage, 3600)
        if not right.survived:
            raise RuntimeError(f"{name}: the tests fail already ({right.code}): {' '.join(stage)}")
        limits.append(int(needed * PATIENCE + GRACE))
    chosen = sorted(random.Random(seed).sample(range(len(known)), min(sample, len(known))))
    alive = []
    for number in chosen:
        code = mutant(path, number)
        if all(run(name, path, code, *stage)[0].survived for stage in zip(tests, limits, strict=True)):
            alive.append(f"{short}:{known[number].line}: {known[number].what}")
    print(f"{short}: {len(chosen)} of {len(known)}, {len(alive)} alive", *alive, sep="\n  ", flush=True)
    return len(chosen), alive


def main(arguments: Sequence[str] | None = None) -> int:
    """Hunt as the command line says; returns how many mutants live."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("modules", nargs="+", type=Path, help="files below tabletop")
    reader.add_argument("--sample", type=int, default=30, help="mutants of each module (default 30)")
    reader.add_argument("--seed", type=int, default=1, help="which of them")
    reader.add_argument("--tests", action="append", default=[], help="arguments of pytest, not the room's tests")
    asked = reader.parse_args(arguments)
    paths = [module.resolve() for module in asked.modules]
    hunts = [(path, asked.sample, asked.seed, [asked.tests] if asked.tests else tests_of(path)) for path in paths]
    os.chdir(ROOT)
    # Each in a process of its own, in which nothing that stands on its module was imported before.
    with get_context("fork").Pool(1, maxtasksperchild=1) as pool:
        found = pool.starmap(hunt, hunts, chunksize=1)
    living = sum(len(alive) for _, alive in found)
    print(f"{sum(count for count, _ in found)} mutants, {living} alive")
    return living


if __name__ == "__main__":
    sys.exit(min(main(), 99))
