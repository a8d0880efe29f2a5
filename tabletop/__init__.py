"""Tabletop: the box of games on the family's computer."""

__version__ = "0.1.0"
