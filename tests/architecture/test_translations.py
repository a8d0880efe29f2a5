"""Five languages, complete and in step with the source."""

import runpy

from tests.architecture.source import ROOT


def test_translations_are_complete() -> None:
    problems = runpy.run_path(str(ROOT / "packaging" / "i18n.py"))["check"]()
    assert not problems, f"{len(problems)} problems:\n" + "\n".join(problems[:40])
