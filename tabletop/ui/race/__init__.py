"""Games of speed: keys, who was first, pause."""
