"""The window. PySide6 is loaded here, before anything else of the window is.

PySide6 puts a hook of its own over Python's import, for `from __feature__ import snake_case`. Through it the source of
every module that is imported later would be read, and Python would keep the lines of all of them. Nothing here wants
these features, so the import that was there before comes back.
"""

import builtins

from tabletop.ui.support_code import compiled_once, kept_code

_own_import = builtins.__import__

with compiled_once(kept_code()):
    import PySide6.QtCore  # noqa: F401

builtins.__import__ = _own_import
