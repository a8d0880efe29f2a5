"""Vocabulary and contracts of Tabletop: standard library and msgspec only."""
