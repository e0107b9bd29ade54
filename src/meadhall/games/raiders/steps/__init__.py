"""The rulebook, step by step: turn, pay, react, actions, raid, market, win."""
