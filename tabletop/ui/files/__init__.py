"""Matches in files of other programs."""
