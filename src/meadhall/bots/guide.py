"""Who sits on the other seats of a lesson: sensible and friendly, and always the same where it sees the same."""

from __future__ import annotations

import json
import zlib
from random import Random

from meadhall.bots.greedy import Greedy
from meadhall.core.match import Match
from meadhall.core.option import Option


class Guide(Greedy):
    """Draws its luck from what it sees, so that a lesson goes the same way whenever the learner does."""

    def choose(self, match: Match, seat: int, rng: Random) -> Option:
        seen = json.dumps(match.view(seat), sort_keys=True)
        return super().choose(match, seat, Random(zlib.crc32(seen.encode())))
