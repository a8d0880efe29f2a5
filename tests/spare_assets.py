"""A folder of assets of which a test replaces a part."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.resources import data_path
from tabletop.ui.look import assets


def replace_assets(folder: Path, monkeypatch: pytest.MonkeyPatch, *own: str) -> Path:
    """Let the program read its assets in `folder`: links to what there is, but empty folders for those named `own`.

    Pictures and icons are kept for the whole process, so that what a test does not replace must be there.
    """
    for there in data_path("assets").iterdir():
        if there.name in own:
            (folder / there.name).mkdir(parents=True)
        else:
            (folder / there.name).symlink_to(there)
    monkeypatch.setattr(assets, "data_path", lambda kind: folder)
    return folder
