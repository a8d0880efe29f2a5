"""A hint on the table: what it says, and what is marked for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.bot import Choice

if TYPE_CHECKING:
    from tabletop.ui.table_page import TablePage


class Hints:
    """Serves the page of a table."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        page.session.hint_ready.connect(self._came)
        page.session.no_hint.connect(self._none)
        page.panel.hint_shown.connect(self.mark)

    def _came(self, choice: Choice) -> None:
        page = self._page
        page.talk.suggest(choice)
        self.mark()
        self.tell()
        page.speak_again()

    def _none(self) -> None:
        self._page.talk.suggest(None)
        self._page.speak_again()

    def tell(self) -> None:
        """The words of the hint in the panel, in the present language."""
        if self._page.talk.hint is not None:
            self._page.panel.hint_card.show_hint(self._page.talk.hint_text(), self._page.spoken_to)

    def mark(self) -> None:
        """The first step on the table."""
        hint, view = self._page.talk.hint, self._page.stage.view
        action = hint.action if hint is not None else None
        if action is not None:
            view.clear_marks()
            view.show_hint(action.tokens, (action.to,) if action.to is not None else ())
