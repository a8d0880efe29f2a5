"""What the table says to those who play by keyboard or with a screen reader."""

from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP

TABLE = QT_TRANSLATE_NOOP("Scene", "Table")
TOKEN_AT = QT_TRANSLATE_NOOP("Scene", "{token}, {place}")
TOKEN_IS = QT_TRANSLATE_NOOP("Scene", "{token}, {place}: {condition}")
"""A token, where it lies, and its condition: "in check"."""
PART_OF = QT_TRANSLATE_NOOP("Scene", "{part}: {token}, {place}")
"""One of the pictures on a token, with the token and where it lies."""
WITH_PARTS = QT_TRANSLATE_NOOP("Scene", "{token}: {parts}")
"""A token and the pictures on it."""
CARRIED = QT_TRANSLATE_NOOP("Scene", "{token}: carried")
ALSO_CARRIED = PLURAL_NOOP("Scene", "%n piece(s) or card(s) carried", "", 1)
PUT_DOWN = QT_TRANSLATE_NOOP("Scene", "{token}: put down again")
SHIFTED = QT_TRANSLATE_NOOP("Scene", "{token}: card {place} of {places}")
"""Where a card of the own hand lies now, counted from the left."""
ALLOWED = QT_TRANSLATE_NOOP("Scene", "{place}: allowed")
NOT_ALLOWED = QT_TRANSLATE_NOOP("Scene", "{place}: not allowed")
OFFERED = QT_TRANSLATE_NOOP("Scene", "{place}: {points} on offer")
"""A box of a score sheet that may be written now, and the points that it would bring."""
HOLDS = QT_TRANSLATE_NOOP("Scene", "{place}: {content}")
"""A place and what stands in it, for example a written box of a score sheet."""
COUNTERS = PLURAL_NOOP("Table", "%n counter(s)", "what somebody holds, or what lies in the pot", 1)
MAY_TAKE = QT_TRANSLATE_NOOP("Scene", "can be played now", "of a card, a die or a piece")
MAY_LAY = QT_TRANSLATE_NOOP("Scene", "what is carried may go here", "of a card or a piece on the table")
