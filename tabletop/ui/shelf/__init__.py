"""The first page: the boxes, and the matches that wait."""
