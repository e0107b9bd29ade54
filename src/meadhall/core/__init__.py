"""The kernel: what all games share. It knows nothing of any game."""
