"""How things look: palette, letters, art by face key, icons."""
