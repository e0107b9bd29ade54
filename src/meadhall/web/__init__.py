"""The server: pages, live updates, API."""
