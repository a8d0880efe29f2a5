"""The notices of everything by others that a bundle holds: `python packaging/notices.py [FILE]`; see
`tabletop.notices`. Standard library only.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tabletop.notices import collected


def main(arguments: list[str]) -> int:
    """Write the notices to a file, or print them."""
    if arguments:
        Path(arguments[0]).write_text(collected(), "utf-8")
    else:
        print(collected())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
