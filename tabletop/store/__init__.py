"""What is kept: matches, settings, results. Nothing of a player's is ever lost or overwritten."""
