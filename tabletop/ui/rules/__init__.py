"""The rulebook, its examples, and the booklet."""
