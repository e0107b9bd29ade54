"""All answers that the questions of Raids know."""

from __future__ import annotations

from meadhall.core.option import Options


class RaidsOptions:
    """The table of options, for a route of so many spaces and ships of so many slots."""

    def __init__(self, options: Options, spaces: int, slots: int) -> None:
        self.sail = options.row("sail", range(spaces))
        self.on = options.row("on", range(spaces))
        self.moves, self.past = self.sail + self.on, spaces  # where those past a Monster begin
        self.discard, self.done = options.add("discard"), options.add("done")
        self.stow = (*options.row("slot", range(slots)), self.discard)
        self.sell = (*options.row("sell", range(slots)), self.done)
        self.fight, self.give = options.add("fight"), options.add("give")
        self.retaliate, self.flee = options.add("retaliate"), options.add("flee")
