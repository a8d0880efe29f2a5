"""Where the data files are.

An installed wheel and a bundle carry them inside the package, in ``tabletop/_data``; a source checkout
(an editable install) has them at its root.
"""

from pathlib import Path
from typing import Literal

_PACKAGE = Path(__file__).resolve().parent
_CHECKOUT = _PACKAGE.parent


def is_checkout() -> bool:
    """Whether the program runs from its source tree, where translations are compiled on demand."""
    return not (_PACKAGE / "_data").is_dir() and (_CHECKOUT / "pyproject.toml").is_file()


def data_path(kind: Literal["assets", "translations"]) -> Path:
    """The folder of the pictures and sounds, or that of the compiled translations (``.qm`` files)."""
    packed = _PACKAGE / "_data" / kind
    if packed.is_dir():
        return packed
    return _CHECKOUT / ("build/qm" if kind == "translations" else kind)
