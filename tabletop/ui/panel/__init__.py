"""The panel beside the table: log, score, possible moves."""
