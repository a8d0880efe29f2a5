"""Build hook: compiles the translations into the wheel."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[Any]):
    """Puts the .qm files beside the other data of the package."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile; an editable install does without, because a checkout compiles when it starts."""
        if version == "editable":
            return
        root = Path(self.root)
        out = root / "build" / "qm"
        runpy.run_path(str(root / "packaging" / "i18n.py"))["release"](out)
        build_data["force_include"][str(out)] = "tabletop/_data/translations"
