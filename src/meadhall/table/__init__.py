"""A match with people at it: seats, undo, chat, bots, and the store that loses nothing."""
