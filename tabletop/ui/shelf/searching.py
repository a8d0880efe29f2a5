"""How words are compared that somebody searches for."""

from __future__ import annotations

import unicodedata


def plain(text: str) -> str:
    """A text for searching: small letters without accents."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))
