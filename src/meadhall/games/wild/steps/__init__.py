"""The rulebook, step by step. The files are its chapters."""
