"""What the parts of one match page share: the session, the table, and the words for whoever is spoken to."""

from __future__ import annotations

from tabletop.core.model import Seat
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.language import Words
from tabletop.ui.common.speaking import Naming
from tabletop.ui.session.session import Session


class MatchContext:
    """One match at one page.

    app: the context of the program.
    session: the match and who plays it.
    spec: its table.
    colours: the palette index of each seat.
    naming: how tokens, places and faces are called.
    """

    def __init__(self, app: AppContext, session: Session) -> None:
        self.app = app
        self.session = session
        self.spec = session.game.table(session.match.setup)
        self.colours = session.game.info.colours_of(session.match.setup)
        self.naming = Naming(session.game, self.spec, self.words)

    @property
    def words(self) -> Words:
        """The words of the table, with the names of who sits there."""
        players = self.session.players
        return self.app.words.with_names(lambda seat: players[seat].name)

    def words_for(self, seat: Seat | None) -> Words:
        """The words for a person: their own language, if they have one."""
        code = self.session.players[seat].language if seat is not None and seat in self.session.people else ""
        return self.words.in_language(code)

    @property
    def spoken_to(self) -> Words:
        """The words for the person who acts."""
        actor = self.session.actor
        return self.words_for(actor if actor in self.session.match.active else None)

    @property
    def letters(self) -> str:
        """The language of the letters on the cards: that of whoever looks, where they share one; "" for the table's."""
        session = self.session
        look = session.look
        eyes = {look.viewer, *look.partners} if look.viewer is not None else session.people
        codes = {session.players[seat].language for seat in eyes if seat is not None}
        return next(iter(codes)) if len(codes) == 1 else ""

    @property
    def covered(self) -> bool:
        """Whether the curtain is down."""
        return self.session.look.curtain_for is not None

    @property
    def log_reader(self) -> Seat | None:
        """The seat that reads the log."""
        return self.session.look.viewer if self.session.game.info.hidden else self.session.actor
