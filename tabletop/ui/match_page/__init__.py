"""The page with the table: strip, plates, questions, curtain, hints, the end."""
