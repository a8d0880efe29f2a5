"""Drawing shared by the scene and the pages: shapes, cards, woods, shadows. Everything works in units."""
