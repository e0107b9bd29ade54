"""What a decent player values in Raids."""

from __future__ import annotations

from meadhall.core.judgement import Judgement, Skill
from meadhall.core.step import Ask
from meadhall.games.raids.content import Kind, Tile
from meadhall.games.raids.scoring import glory, ranking, standing
from meadhall.games.raids.state import Raids
from meadhall.games.raids.steps.sailing import Sail

#: What a Viking aboard is worth: the first two keep a ship from being driven off (RAIDS-17.1).
CREW = (0.0, 1.6, 2.8, 3.7, 4.5, 5.2, 5.8, 6.3, 6.7, 7.0, 7.2)


FEATURES = (
    "coins", "runes", "runes_full", "mjollnirs", "pennants", "goods_sold", "goods_aboard", "monsters", "crew",
    "crew_first", "weapons", "sails", "hammers", "shields", "behind", "home", "berth", "harbour", "here",
)  # fmt: skip


def measure(s: Raids) -> list[list[float]]:
    """What is looked at, for every seat."""
    ranks = {seat: rank for rank, seat in ranking(s)}
    rewards = {seat: s.box.rewards[rank] for seat, rank in ranks.items() if rank < len(s.box.rewards)}
    return [_seat(s, seat, rewards.get(seat, 0)) for seat in range(s.seats)]


def _seat(s: Raids, seat: int, reward: int) -> list[float]:
    now, runes = glory(s, seat), len(s.kept(seat, Kind.RUNE))
    home, space = s.at[seat] == s.harbor, s.at[seat]
    here = _tile(s, seat, s.tile_at(space)) if 0 < space < s.harbor and s.route[space] >= 0 else 0.0
    return [
        now.coins, now.runes, runes, now.mjollnirs, now.pennants, now.goods,
        sum(t.glory for t in s.aboard(seat, Kind.GOODS)), now.monsters, s.crew[seat], min(s.crew[seat], 3),
        s.weapons[seat], s.sails[seat], s.hammers[seat], s.capacity[seat], 0.0 if home else s.harbor - space,
        home, s.berth[seat] if home else 0, reward, here,
    ]  # fmt: skip


class RaidsJudgement(Judgement[Raids]):
    """What a decent player thinks of a position."""

    worlds = 1  # only the layout of later Voyages is unknown
    lookahead = 2
    skills = (Skill(0.12, lapse=0.1), Skill(0.05), Skill(0.0), Skill(passes=2, lapse=0.75))

    features = FEATURES
    measure = staticmethod(measure)

    def progress(self, s: Raids) -> float:
        """By Voyages, and within one by the ship that is furthest back."""
        return (s.voyage - 1 + min(s.at[: s.seats]) / s.harbor) / s.box.voyages

    def begins(self, s: Raids, ask: Ask[Raids], last: int) -> bool:
        """A turn begins with sailing."""
        return isinstance(ask, Sail) and ask.seat != last

    def value(self, s: Raids, seat: int) -> float:
        """The own prospects less those of the best rival."""
        best = max(prospects(s, other) for other in range(s.seats) if other != seat)
        return prospects(s, seat) - 0.4 * best


def prospects(s: Raids, seat: int) -> float:
    """Glory now, and what the ship will still bring in the Voyages left."""
    left, home = s.box.voyages - s.voyage, s.at[seat] == s.harbor
    worth = float(sum(glory(s, seat)))
    worth += CREW[min(s.crew[seat], 10)] * (left + (not home)) / s.box.voyages
    worth += s.weapons[seat] * (0.8 * left + 0.5) + s.sails[seat] * 0.7 * (left + 1)
    if left:
        worth += s.hammers[seat] * 2.0 + 0.15 * s.capacity[seat]
    if left or not home:
        worth += sum(0.45 * t.glory for t in s.aboard(seat, Kind.GOODS))
    return worth + _where(s, seat) + _harbour(s, seat)


def _where(s: Raids, seat: int) -> float:
    """The tile under the ship is as good as taken; ground not yet covered holds more."""
    space = s.at[seat]
    here = _tile(s, seat, s.tile_at(space)) if 0 < space < s.harbor and s.route[space] >= 0 else 0.0
    return (s.harbor - space) * 0.55 + here


def _tile(s: Raids, seat: int, t: Tile) -> float:
    left = s.box.voyages - s.voyage
    shields = 0.3 * (t.shields - s.box.empty_shields)
    if t.kind == Kind.RUNE:
        return 2.0 + 1.9 * min(len(s.kept(seat, Kind.RUNE)), 4) + 0.3 * left
    if t.kind == Kind.PORT:
        goods = sorted(g.glory for g in s.aboard(seat, Kind.GOODS))
        return 1.2 + 0.55 * sum(goods[-t.sells :])
    if t.kind == Kind.GOODS:
        return 0.45 * t.glory * (left > 0) + shields
    if t.kind == Kind.PENNANT:
        return t.glory + shields
    if t.kind == Kind.MJOLLNIR:
        return t.symbols * (min(s.crew[seat], 5) * 0.8 + 1.5) + shields
    if t.kind == Kind.WEAPON:
        return t.symbols * (0.8 * left + 0.5) + shields
    return t.symbols * 0.9 * (left + 1) + shields


def _harbour(s: Raids, seat: int) -> float:
    """How the harbour tile would be ranked now, worth more the nearer the end of the Voyage."""
    mine = standing(s, seat)
    if mine is None:
        return 0.0
    better = sum((standing(s, other) or 0) > mine for other in range(s.seats) if other != seat)
    return 0.6 * s.box.rewards[better]
