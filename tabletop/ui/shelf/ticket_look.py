"""What a ticket is made of: a saved match on the shelf, and in the list of all."""

from __future__ import annotations

import msgspec

from tabletop.ui.common.context import AppContext
from tabletop.ui.common.widgets import track_colour
from tabletop.ui.look.painting.tones import mix


class TicketLook(msgspec.Struct, frozen=True):
    """Colours. `main` is the disc of the arrow that is meant first, `on_main` its arrow, `track` the disc of the
    others."""

    ground: str
    edge: str
    ink: str
    quiet: str
    main: str
    on_main: str
    track: str

    @classmethod
    def of(cls, context: AppContext) -> TicketLook:
        """By day the paper of every page; in the evening that of the tags on the planks, or it would not be seen."""
        theme = context.theme
        if not theme.dark or theme.flat:
            track = track_colour(context)
            return cls(theme.panel, theme.line, theme.text, theme.text2, theme.prim, theme.onprim, track)
        paper = theme.paper
        track = mix(paper.board, paper.ink, 0.12)
        return cls(paper.board, paper.card_edge, paper.ink, paper.pad_note, theme.felt[1], theme.on_felt, track)
