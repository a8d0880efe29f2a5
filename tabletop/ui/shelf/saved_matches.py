"""The matches in the folder of saves, as the shelf shows them."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from tabletop import games
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP
from tabletop.store.listing import Summary, unfinished
from tabletop.ui.common.context import SavedMatch
from tabletop.ui.common.language import Words
from tabletop.ui.look.painting.animals import animals_of
from tabletop.ui.shelf.kept_pictures import NO_PICTURES, KeptPictures, TicketPicture

TURN_NOTE = QT_TRANSLATE_NOOP("Shelf", "{player} is next, {when}", "whose turn it is, and when the match was played")
NOTE = PLURAL_NOOP("Shelf", "%n move(s), {when}", "where a match stands and when it was played", 1)
TODAY = QT_TRANSLATE_NOOP("Shelf", "today")
YESTERDAY = QT_TRANSLATE_NOOP("Shelf", "yesterday")


def saved_matches(
    folder: Path, words: Words, pictures: KeptPictures = NO_PICTURES, most: int = 3, look: str = ""
) -> tuple[SavedMatch, ...]:
    """The last matches that can be continued, newest first; one in which nobody has moved is not offered. Pictures
    must be of this look ("": of any)."""
    begun = (summary for summary in unfinished(folder) if summary.plies)
    return tuple(_shown(summary, words, pictures.of(summary.path, look)) for summary in islice(begun, most))


def standing(summary: Summary, words: Words, picture: TicketPicture | None) -> str:
    """Where a match that is not over stands: who is next, if the picture tells it, else how far it came."""
    when = day_in_words(summary.modified, words)
    turn = picture.turn if picture is not None else None
    if turn is not None and turn < len(summary.header.players):
        return words.say(TURN_NOTE, player=summary.header.players[turn].name, when=when)
    return words.say(NOTE, n=summary.moves, when=when)


def _shown(summary: Summary, words: Words, picture: TicketPicture | None) -> SavedMatch:
    header = summary.header
    return SavedMatch(
        summary.path,
        header.game,
        tuple(player.name for player in header.players),
        games.info(header.game).colours_of(header.setup),
        standing(summary, words, picture),
        summary.modified,
        picture.image if picture is not None else None,
        header.title,
        animals_of(tuple(player.computer for player in header.players)),
    )


def day_in_words(seconds: float, words: Words) -> str:
    """Today, yesterday, a day of the last week by its name, else the date."""
    from PySide6.QtCore import QDateTime, QLocale  # not wanted where no match can be continued

    day = QDateTime.fromSecsSinceEpoch(int(seconds)).date()
    ago = day.daysTo(QDateTime.currentDateTime().date())
    if ago <= 0:
        return words.say(TODAY)
    if ago == 1:
        return words.say(YESTERDAY)
    if ago < 7:
        return str(words.locale.dayName(day.dayOfWeek(), QLocale.FormatType.LongFormat))
    return str(words.locale.toString(day, QLocale.FormatType.ShortFormat))
