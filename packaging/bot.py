"""The computer players of a bundle: an executable of their own, without Qt."""

import sys

from tabletop.bots.worker import main

if __name__ == "__main__":
    sys.exit(main())
