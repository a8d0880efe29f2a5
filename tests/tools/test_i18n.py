"""The translation tool notices what it is there to notice."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

NARROW = "\N{NARROW NO-BREAK SPACE}"
GOOD = [
    ("fr", "Only a 6: why?", f"Seul un 6{NARROW}: pourquoi{NARROW}?"),
    ("fr", "He calls “Kemps!”.", f"On crie «{NARROW}Kem’s{NARROW}!{NARROW}»."),
    ("fr", "At 10:30.", "À 10:30."),
    ("de", "A “six”!", "Eine „Sechs“!"),
    ("de", "Open…", "Öffnen …"),
    ("de", "two 6s", "zwei 6er"),
    ("es", "If a 6 comes, again!", "Si sale un 6, ¡otra vez!"),
    ("nl", "{player} throws {die}", "{player} gooit {die}"),
    ("nl", "“The “six”!”", "‘De “zes”!’"),
]
BAD = [
    ("fr", "Why?", "Pourquoi ?", "U+202F"),
    ("fr", "Why: 6", "Pourquoi 6: x", "U+202F"),
    ("fr", "“Kemps”", "« Kem’s »", "U+202F"),
    ("de", "Why?", "Warum ?", "space before"),
    ("de", "“six”", "“sechs”", "German quotes"),
    ("es", "Why?", "Por qué?", "opening"),
    ("es", "Go!", "¡Adelante", "opening"),
    ("nl", "“six”", "“zes”", "Dutch quotes"),
    ("nl", "photos", "foto's", "straight"),
    ("nl", "wait…", "wacht...", "three full stops"),
    ("nl", "a b", "a  b", "two spaces"),
    ("nl", "Open…", "Openen …", "space before an ellipsis"),
    ("en", "Open …", "Open …", "space before an ellipsis"),
    ("de", "two 6s", "zwei 6en", "6er"),
    ("nl", "a", "a ", "stray white space"),
    ("nl", "a", " ", "empty"),
    ("nl", "3 cards", "drie kaarten", "numbers differ"),
    ("nl", "{player} throws", "{speler} gooit", "placeholders differ"),
    ("nl", "<b>a</b>", "<i>a</i>", "placeholders differ"),
]


@pytest.fixture(scope="module")
def i18n(root: Path) -> dict[str, Any]:
    return runpy.run_path(str(root / "packaging" / "i18n.py"))


@pytest.mark.parametrize(("lang", "source", "form"), GOOD)
def test_good_translations_pass(i18n: dict[str, Any], lang: str, source: str, form: str) -> None:
    assert list(i18n["form_problems"](i18n["Key"]("", "x", source, ""), form, lang, False)) == []


@pytest.mark.parametrize(("lang", "source", "form", "problem"), BAD)
def test_bad_translations_are_named(i18n: dict[str, Any], lang: str, source: str, form: str, problem: str) -> None:
    found = list(i18n["form_problems"](i18n["Key"]("", "x", source, ""), form, lang, False))
    assert any(problem in text for text in found), found


def test_a_singular_may_leave_out_the_number(i18n: dict[str, Any]) -> None:
    key = i18n["Key"]("", "x", "%n card(s)", "")
    assert list(i18n["form_problems"](key, "une carte", "fr", True)) == []
    assert list(i18n["form_problems"](key, "une carte", "fr", False)) != []


def test_words_are_found_by_id_context_and_text(i18n: dict[str, Any]) -> None:
    words = {"toy": {"six": "a", "Open": "b"}, "Open||verb": "c", "Open": "d", "toy.last": "e"}
    key, find = i18n["Key"], i18n["find_words"]
    assert find(words, key("toy.six", "", "Only a 6.", "")) == ("toy/six", "a")
    assert find(words, key("toy.last", "", "The last one.", "")) == ("toy.last", "e")
    assert find(words, key("", "toy", "Open", "")) == ("toy/Open", "b")
    assert find(words, key("", "Shelf", "Open", "verb")) == ("Open||verb", "c")
    assert find(words, key("", "Shelf", "Open", "adjective")) == ("Open", "d")
    assert find(words, key("", "Shelf", "Shut", "")) is None


def test_computed_texts_are_refused(i18n: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = tmp_path / "module.py"
    monkeypatch.setitem(i18n["marked"].__globals__, "ROOT", tmp_path)
    module.write_text('A = QT_TRANSLATE_NOOP("x", f"a")\nB = QT_TRANSLATE_NOOP("x", "b", comment="c")\ntr("d")\n')
    problems: list[str] = []
    assert i18n["marked"]([module], problems) == {}
    assert [problem.split(" ")[0] for problem in problems] == ["module.py:1:", "module.py:2:", "module.py:3:"]
    module.write_text('PLURAL_NOOP("x", "%n a", "", 1)\npainter.translate(1, 2)\ntranslate(msg.context, msg.source)\n')
    assert list(i18n["marked"]([module], [])) == [i18n["Key"]("", "x", "%n a", "")]


def test_english_translates_to_itself(i18n: dict[str, Any], tmp_path: Path) -> None:
    ts = tmp_path / "x_en.ts"
    plural = '<translation type="unfinished"><numerusform></numerusform></translation>'
    ts.write_text(
        "<TS><message><source>a &lt;b&gt;</source><oldsource>old</oldsource>"
        '<translation type="unfinished">old</translation></message>'
        f'<message numerus="yes"><source>%n card(s)</source>{plural}</message></TS>'
    )
    i18n["english"](ts)
    text = ts.read_text()
    assert "<source>a &lt;b&gt;</source><translation>a &lt;b&gt;</translation>" in text
    assert "<numerusform>%n card</numerusform>" in text
    assert "<numerusform>%n cards</numerusform>" in text
    assert "unfinished" not in text
