"""The page of all matches that were ever saved."""
