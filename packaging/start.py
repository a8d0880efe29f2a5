"""The application of a bundle."""

import sys

from tabletop.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
