"""Where the data files are, and what programs that are not ours are given.

An installed wheel and a bundle carry them inside the package, in ``tabletop/_data``; a source checkout
(an editable install) has them at its root.
"""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

_PACKAGE = Path(__file__).resolve().parent
_CHECKOUT = _PACKAGE.parent


def is_checkout() -> bool:
    """Whether the program runs from its source tree, where translations are compiled on demand."""
    return not (_PACKAGE / "_data").is_dir() and (_CHECKOUT / "pyproject.toml").is_file()


def data_path(kind: Literal["assets", "translations"]) -> Path:
    """The folder of the pictures and sounds (`ui/look/assets.py` reads them), or that of the compiled translations
    (``.qm`` files)."""
    if (_PACKAGE / "_data").is_dir():
        return _PACKAGE / "_data" / kind
    return _CHECKOUT / ("build/qm" if kind == "translations" else kind)


def environment_for_others(environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The environment for programs that are not ours: a bundle leads them to its own libraries."""
    found = dict(environment)
    if "LD_LIBRARY_PATH_ORIG" in found:
        found["LD_LIBRARY_PATH"] = found.pop("LD_LIBRARY_PATH_ORIG")
    elif getattr(sys, "frozen", False):
        found.pop("LD_LIBRARY_PATH", None)
    return found
