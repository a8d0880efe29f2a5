"""The tests of Tabletop."""
