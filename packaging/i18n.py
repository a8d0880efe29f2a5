"""The whole translation workflow.  Needs PySide6-Essentials, and the project itself for the rules.

    i18n.py update [--only ui|SLUG]                 bring every .ts file in line with the source
    i18n.py fill LANG WORDS.toml [--only ui|SLUG]   enter translations (LANG may also be one .ts file)
    i18n.py check [--only ui|SLUG]                  say what is missing or wrong; exit status 1 if anything is
    i18n.py release [--out DIR] [--if-stale]        compile the .qm files

There is one target for the interface (``ui``: everything but the packages of the games) and one for each
game of the catalogue (its rules, by id, and the other texts of its package).  A target has one .ts file a
language.  WORDS.toml maps a rule id or an English text to its translation; a list gives the plural forms;
a table ``[Context]`` holds words for that context alone; ``"text||comment"`` picks one of several
meanings of the same English text.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import importlib.util
import os
import re
import subprocess
import sys
import tempfile
import tomllib
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
LANGS = ("en", "fr", "de", "nl", "es")
MARKERS = ("QT_TRANSLATE_NOOP", "PLURAL_NOOP")
ALIAS = ("-tr-function-alias", "translate+=PLURAL_NOOP")
PLACE = re.compile(r"\{[^{}]*\}|%n|%L?\d+|</?\w+[^>]*>|\*\*|\[\[[^\]]*\]\]")


class Key(NamedTuple):
    """What tells one message from another; ``id`` is empty unless the message is a rule."""

    id: str
    context: str
    source: str
    comment: str

    def __str__(self) -> str:
        return self.id or repr(self.source)


class Target(NamedTuple):
    """One set of texts that is translated together."""

    name: str
    python: list[Path]
    rules: dict[Key, str]  # message -> hint for the translator

    def ts(self, lang: str) -> Path:
        """The committed file of one language."""
        folder = ROOT / "translations" / ("" if self.name == "ui" else "rules")
        return folder / f"{self.name}_{lang}.ts"


# ---- what is to be translated ----
def slugs() -> list[str]:
    """The games of the catalogue, in its order."""
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    return list(importlib.import_module("tabletop.games").slugs())


def rule_rows(name: str) -> dict[Key, str]:
    """The sentences that stand in rows: those of one game, or those that hold in every game."""
    module = importlib.import_module("tabletop.core.rules" if name == "ui" else "tabletop.games")
    rows = module.CORE_RULES if name == "ui" else module.load(name).rules
    found: dict[Key, str] = {}
    for row in rows:
        found[Key(row.text_id, "", row.text, "")] = getattr(row, "hint", "")
    if len({key.id for key in found}) != len(found):
        doubles = [i for i, n in Counter(key.id for key in found).items() if n > 1]
        sys.exit(f"{name}: one id, several sentences: {', '.join(doubles)}")
    return found


def targets(only: str | None = None) -> list[Target]:
    """Every target, or the one named."""
    catalogue = slugs()
    if only not in (None, "ui", *catalogue):
        sys.exit(f"--only {only}: neither ui nor a game of the catalogue ({', '.join(catalogue)})")
    made = []
    for name in ("ui", *catalogue) if only is None else (only,):
        folder = ROOT / "tabletop" if name == "ui" else ROOT / "tabletop" / "games" / name
        python = [p for p in sorted(folder.rglob("*.py")) if name != "ui" or not in_game_package(p)]
        made.append(Target(name, python, rule_rows(name)))
    return made


def in_game_package(path: Path) -> bool:
    """Whether a module belongs to one game (``tabletop/games/SLUG/...``)."""
    parts = path.relative_to(ROOT).parts
    return parts[:2] == ("tabletop", "games") and len(parts) > 3


def c_string(text: str) -> str:
    """A C++ string literal."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def write_rules(rules: dict[Key, str], cpp: Path) -> None:
    """Rules as throw-away C++: lupdate reads messages with ids from C++ but not from Python."""
    lines = []
    for key, hint in rules.items():
        lines += [f"//: {' '.join(hint.split())}"] if hint else []
        lines += [f"//% {c_string(key.source)}", f'QT_TRID_NOOP("{key.id}");']
    cpp.write_text("\n".join(lines) + "\n", "utf-8")


# ---- the tools of Qt ----
def tool(name: str) -> str:
    """The path of lupdate or lrelease, which come with PySide6-Essentials."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        sys.exit("PySide6 is not installed")
    file = f"{name}.exe" if sys.platform == "win32" else name
    return str(Path(spec.submodule_search_locations[0]) / file)


def lupdate(target: Target, ts: Path, lang: str) -> None:
    """Bring one .ts file in line with the source; words of a changed rule are kept, marked unfinished."""
    ts.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as tmp:
        cpp = Path(tmp) / "rules.cpp"
        write_rules(target.rules, cpp)
        sources = [str(p.relative_to(ROOT)) for p in target.python]
        options = ("-silent", "-extensions", "py,cpp", *ALIAS, "-locations", "none", "-no-obsolete")
        languages = ("-source-language", "en", "-target-language", lang)
        command = [tool("lupdate"), *options, *languages, str(cpp), *sources, "-ts", str(ts)]
        subprocess.run(command, check=True, cwd=ROOT)
    if lang == "en":
        english(ts)


def english(ts: Path) -> None:
    """The source language translates to itself; of the plural forms only regular ones: "card(s)"."""
    indent = "\n            "

    def itself(match: re.Match[str]) -> str:
        block = re.sub(r"\s*<oldsource>.*?</oldsource>", "", match[0], flags=re.S)
        found = re.search(r"<source>(.*?)</source>", block, re.S)
        if found is None:
            return block
        if 'numerus="yes"' not in block:
            one = f"<translation>{found[1]}</translation>"
            return re.sub(r"<translation[^>]*?(/>|>.*?</translation>)", lambda _: one, block, flags=re.S)
        if 'type="unfinished"' not in block or "(s)" not in found[1]:
            return block
        forms = [f"<numerusform>{found[1].replace('(s)', ending)}</numerusform>" for ending in ("", "s")]
        both = f"<translation>{indent}{indent.join(forms)}\n        </translation>"
        return re.sub(r"<translation[^>]*>.*?</translation>", lambda _: both, block, flags=re.S)

    ts.write_text(re.sub(r"<message.*?</message>", itself, ts.read_text("utf-8"), flags=re.S), "utf-8")


def update(only: str | None = None) -> None:
    """Bring the .ts files in line with the source."""
    for target in targets(only):
        for lang in LANGS:
            lupdate(target, target.ts(lang), lang)


def release(out: Path, if_stale: bool = False) -> None:
    """Compile one .qm file a language; with ``if_stale`` only where a .ts file is newer."""
    out.mkdir(parents=True, exist_ok=True)
    for lang in LANGS:
        names = (f"ui_{lang}.ts", f"rules/*_{lang}.ts")
        ts = [path for name in names for path in (ROOT / "translations").glob(name)]
        qm = out / f"tabletop_{lang}.qm"
        if not ts or (if_stale and qm.exists() and qm.stat().st_mtime >= max(p.stat().st_mtime for p in ts)):
            continue
        fresh = qm.with_suffix(f".{os.getpid()}.new")  # replaced in one step: another process may be reading
        subprocess.run([tool("lrelease"), "-silent", *map(str, sorted(ts)), "-qm", str(fresh)], check=True)
        fresh.replace(qm)


# ---- entering translations ----
def messages(root: ET.Element) -> Iterator[tuple[Key, ET.Element]]:
    """Every message of a parsed .ts file."""
    for context in root.iter("context"):
        for message in context.iter("message"):
            name = context.findtext("name") or ""
            source, comment = message.findtext("source") or "", message.findtext("comment") or ""
            yield Key(message.get("id", ""), name, source, comment), message


def find_words(words: dict[str, Any], key: Key) -> tuple[str, str | list[str]] | None:
    """The entry of WORDS.toml for a message and where it stands: the most special one."""
    table, _, short = key.id.partition(".")  # TOML takes an id without quotes for a table and a name in it
    for where, entries in ((table or key.context, words.get(table or key.context)), ("", words)):
        for name in (short if where else key.id, f"{key.source}||{key.comment}", key.source):
            if name and isinstance(entries, dict) and isinstance(entries.get(name), (str, list)):
                return (f"{where}/{name}" if where else name), entries[name]
    return None


def enter(message: ET.Element, key: Key, new: str | list[str]) -> None:
    """Put a translation into a message and mark it finished."""
    translation = message.find("translation")
    if translation is None:
        raise ValueError(f"{key}: no <translation>")
    forms = translation.findall("numerusform")
    if isinstance(new, str) == bool(forms) or (forms and len(new) != len(forms)):
        sys.exit(f"{key}: expected {f'a list of {len(forms)} forms' if forms else 'one text'}, got {new!r}")
    translation.attrib.pop("type", None)
    if (old := message.find("oldsource")) is not None:
        message.remove(old)
    if isinstance(new, list):
        for form, value in zip(forms, new, strict=True):
            form.text = value
    else:
        translation.text = new


def fill(lang: str, words: dict[str, Any], only: str | None = None) -> list[str]:
    """Enter translations of one language; returns the entries that fit no message."""
    used: set[str] = set()
    for target in targets(only):
        ts = target.ts(lang)
        lupdate(target, ts, lang)
        tree = ET.parse(ts)
        for key, message in messages(tree.getroot()):
            if found := find_words(words, key):
                used.add(found[0])
                enter(message, key, found[1])
        tree.write(ts, "utf-8", xml_declaration=True)
        lupdate(target, ts, lang)  # once more: restores lupdate's own layout
    names = {f"{k}/{n}" for k, table in words.items() if isinstance(table, dict) for n in table}
    return sorted((names | {k for k, v in words.items() if not isinstance(v, dict)}) - used)


# ---- check ----
def marked(paths: list[Path], problems: list[str]) -> dict[Key, bool]:
    """The messages that Python itself sees in the source (True: with plural forms)."""
    found: dict[Key, bool] = {}
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            where = f"{path.relative_to(ROOT)}:{node.lineno}"
            if name in ("tr", "trUtf8", "QT_TR_NOOP"):
                problems.append(f"{where}: {name}() has no fixed context; use QT_TRANSLATE_NOOP()")
            parts = [part for arg in node.args[1:2] for part in ast.walk(arg)]
            wordy = any(is_text(part) or isinstance(part, ast.JoinedStr) for part in parts)
            if name not in MARKERS and not (name == "translate" and wordy):
                continue  # so are QPainter.translate(x, y), str.translate(table), translate(msg.context, msg.source)
            if len(node.args) < 2 or not all(map(is_text, node.args[:3])) or node.keywords:
                problems.append(f"{where}: {name}() needs plain string literals, by position")
                continue
            texts = [str(ast.literal_eval(a)) for a in node.args[:3]]
            key = Key("", texts[0], texts[1], texts[2] if len(texts) > 2 else "")
            found[key] = found.get(key, False) or len(node.args) > 3
    return found


def is_text(node: ast.AST) -> bool:
    """Whether an argument is a string literal."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def typography(lang: str, form: str) -> Iterator[str]:
    """Where a translation breaks the printing habits of its language (placeholders and tags do not count)."""
    text = PLACE.sub("x", form)
    if re.search(r"[\"']", text):
        yield "straight quote or apostrophe"
    if "..." in text:
        yield "three full stops for an ellipsis"
    if "  " in text:
        yield "two spaces"
    if lang != "de" and re.search(r"\s…", text):
        yield "space before an ellipsis"
    if lang == "fr":
        if re.search(r"(?<![\u202f!?\d])[;:!?]|(?<=\d)(?:[;!?]|:(?!\d))|«(?!\u202f)|(?<!\u202f)»", text):
            yield "no U+202F before ; : ! ? or inside « »"
    elif re.search(r"\s[;:!?]", text):
        yield "space before ; : ! ?"
    if lang == "es" and (text.count("?") != text.count("¿") or text.count("!") != text.count("¡")):
        yield "opening ¿ or ¡"
    if lang == "de" and re.search(r"[”«»]", text):
        yield "German quotes are „…“"
    if lang == "de" and re.search(r"\b\d+en\b", text):
        yield "several of one face are 6er"
    if lang == "nl" and re.search(r"^[^‘]*[“”„«»]", text):
        yield "Dutch quotes are ‘…’, with “…” only inside"


def form_problems(key: Key, form: str, lang: str, plural: bool) -> Iterator[str]:
    """What is wrong with one translated text."""
    if not form.strip():
        yield "empty"
        return
    wanted, got = Counter(PLACE.findall(key.source)), Counter(PLACE.findall(form))
    if plural:  # "one piece" may drop %n
        wanted |= Counter({"%n": 1})
        got |= Counter({"%n": 1})
    if wanted != got:
        yield f"placeholders differ {sorted((wanted - got) + (got - wanted))}"
    if form.strip() != form and key.source.strip() == key.source:
        yield "stray white space"
    if Counter(re.findall(r"\d+", form)) != Counter(re.findall(r"\d+", key.source)):
        yield "numbers differ"
    yield from typography(lang, form)


def compare(ts: Path, lang: str, want: dict[Key, ET.Element]) -> Iterator[str]:
    """What is wrong with a committed file, given a fresh one."""
    if not ts.exists():
        yield "missing file"
        return
    have = dict(messages(ET.parse(ts).getroot()))
    yield from (f"not there, run update: {key}" for key in want.keys() - have.keys())
    yield from (f"left over, run update: {key}" for key in have.keys() - want.keys())
    for key in want.keys() & have.keys():
        translation = have[key].find("translation")
        state = "" if translation is None else translation.get("type", "")
        if translation is None or state:
            yield f"{state or 'untranslated'}: {key}"
            continue
        plural = have[key].get("numerus") is not None
        forms = [form.text or "" for form in (translation.iter("numerusform") if plural else [translation])]
        if len(forms) != max(1, len(want[key].findall("translation/numerusform"))):
            yield f"{len(forms)} plural form(s): {key}"
        for form in forms:
            yield from (f"{problem}: {key}" for problem in form_problems(key, form, lang, plural))


def check(only: str | None = None) -> list[str]:
    """Everything that is missing or wrong in the translations."""
    problems: list[str] = []
    with tempfile.TemporaryDirectory() as tmp:
        for target in targets(only):
            mine = marked(target.python, problems) | dict.fromkeys(target.rules, False)
            for lang in LANGS:
                fresh, ts = Path(tmp) / f"{target.name}_{lang}.ts", target.ts(lang)
                lupdate(target, fresh, lang)
                want = dict(messages(ET.parse(fresh).getroot()))
                theirs = {key: message.get("numerus") is not None for key, message in want.items()}
                if lang == LANGS[0]:
                    odd = set(mine.items()) ^ set(theirs.items())
                    problems += [f"{target.name}: lupdate and Python disagree: {key}" for key, _ in odd]
                problems += sorted(f"{ts.relative_to(ROOT)}: {p}" for p in compare(ts, lang, want))
    return problems


def main() -> int:
    """The command line."""
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    parser.add_argument("command", choices=("update", "fill", "check", "release"))
    parser.add_argument("lang", nargs="?", help="language of the words, or the .ts file that they are for")
    parser.add_argument("words", nargs="?", type=Path)
    parser.add_argument("--only", metavar="ui|SLUG")
    parser.add_argument("--out", type=Path, default=ROOT / "build/qm")
    parser.add_argument("--if-stale", action="store_true")
    given = parser.parse_args()
    if given.command == "release":
        release(given.out, given.if_stale)
    elif given.command == "update":
        update(given.only)
    elif given.command == "fill":
        stem, _, lang = Path(given.lang or "").stem.rpartition("_")
        if lang not in LANGS or given.words is None:
            parser.error("fill needs a language and a file of words")
        try:
            words = tomllib.loads(given.words.read_text("utf-8"))
        except tomllib.TOMLDecodeError as error:
            sys.exit(f"{given.words}: {error}")
        unused = fill(lang, words, given.only or stem or None)
        print("\n".join(f"fits no message: {name}" for name in unused) or "all words entered")
    else:
        problems = check(given.only)
        print("\n".join(problems) or "translations: complete")
        return 1 if problems else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
