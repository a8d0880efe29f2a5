"""What can be written wrongly in a module: a comparison, a sum, a bound by one, `and` for `or`, a condition turned
round, a value that is not returned, a statement left out. One change of the syntax tree each."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator

from msgspec import Struct

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
    """One thing to write wrongly: in which line, what, and how it is done to the tree; `runs` are the lines of the
    statement it belongs to, without those of its block."""

    line: int
    what: str
    make: Callable[[], None]
    runs: range


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
    found = [change for node, runs in _judged(tree, range(0)) for change in _of_node(node, runs)]
    return sorted(found, key=lambda change: (change.line, change.what))


def _judged(node: ast.AST, runs: range) -> Iterator[tuple[ast.AST, range]]:
    """The nodes that do something, with the lines of their statement: no annotations, no types, no docstrings."""
    runs = _lines(node) or runs
    yield node, runs
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "bases", "type_comment"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _is_type(child):
                yield from _judged(child, runs)


def _lines(node: ast.AST) -> range | None:
    """The lines of a statement, or of its head if it has a block; None for what is none."""
    if not isinstance(node, ast.stmt | ast.match_case | ast.ExceptHandler):
        return None
    first = (node.pattern if isinstance(node, ast.match_case) else node).lineno
    if isinstance(node, ast.Match):
        return range(first, node.cases[0].pattern.lineno)
    if block := getattr(node, "body", None):
        return range(first, max(first + 1, block[0].lineno))
    return range(first, (getattr(node, "end_lineno", None) or first) + 1)


def _is_type(node: ast.AST) -> bool:
    """Whether it only says something about types (`Fact = A | B`, `if TYPE_CHECKING:`), or is a docstring; so is
    `frozen=True`, which mypy reads and tests/architecture asks of all structs."""
    if isinstance(node, ast.keyword):
        return node.arg == "frozen"
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name):
        return node.test.id == "TYPE_CHECKING"
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.BinOp):
        return all(isinstance(part, ast.Name | ast.BinOp | ast.BitOr | ast.Load) for part in ast.walk(node.value))
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _of_node(node: ast.AST, runs: range) -> Iterator[Change]:
    line = getattr(node.target if isinstance(node, ast.comprehension) else node, "lineno", 0)
    for what, make in _instead(node):
        yield Change(line, what, make, runs)
    for field in ("body", "orelse", "finalbody"):
        statements = getattr(node, field, None)
        for at, statement in enumerate(statements if isinstance(statements, list) else ()):
            does = statement.value if isinstance(statement, ast.Expr) else statement
            if isinstance(does, LEFT_OUT):
                what = f"left out: {written(statement)}"
                yield Change(statement.lineno, what, _swap(node, field, ast.Pass(), at), _lines(statement) or runs)


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
