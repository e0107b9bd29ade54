"""What only the game's own layout draws: the `data` of things and choices."""

from __future__ import annotations

from typing import Literal, TypedDict

from meadhall.core.faces import Face


class ScoreData(TypedDict):
    """The score track."""

    goal: int  #: VP that start the last round
    thresholds: list[int]  #: VP that bring a Divine Favour
    last: bool


class PileData(TypedDict):
    """A pile of the supply."""

    face: Face
    kind: Literal["unit", "defence", "building"]
    detour: bool  #: the viewer could pay it, but only after an exchange


class CardData(TypedDict):
    """A card, wherever it lies."""

    face: Face
    type: str
    detour: bool  #: in the row: the viewer could pay it, but only after an exchange
    fresh: bool  #: in play: bought this round
    ready: bool  #: in play: may still attack


class DracoData(TypedDict):
    """Draco."""

    face: Face
    loot: str  #: what he gives, and how often
    used: list[int]  #: the seats that have attacked him this round


class FavoursData(TypedDict):
    """The open Divine Favours."""

    chooser: int | None  #: who has to take one now
    turned: str | None  #: the card that was turned up for it


class BonusData(TypedDict):
    """A Bonus card for the end."""

    counts: list[int]  #: by seat
    leaders: list[int]
    tie: bool  #: only breaks ties


class VillageData(TypedDict):
    """A village."""

    count: int
    limit: int | None  #: how many Buildings the Town Hall allows; None: any number
    opens: str | None  #: what the next level of the Town Hall allows; None: there is no next one
    attacked: bool
    first: bool
    turn: bool


class SiteData(TypedDict):
    """A Town Hall or a Building."""

    face: Face
    defence: int
    wear: Literal["building", "damaged"] | None
    resource: Literal["beer", "gold"] | None  #: what it makes or stores
    made: int
    stored: int
    capacity: int
    loose: tuple[int, int]  #: Beer and Gold tokens on the Town Hall


class MissionData(TypedDict):
    """A Mission."""

    progress: int
    need: int
    met: bool


class Listed(TypedDict):
    """Like cards of a pile that anybody may read."""

    name: str
    n: int


class TopCard(TypedDict):
    """The card that lies on top of a pile."""

    name: str
    icon: str
    type: str
    face: Face


class DiscardData(TypedDict):
    """A discard pile."""

    cards: list[Listed]
    top: TopCard | None


class PurseData(TypedDict):
    """Beer or Gold that the viewer can spend."""

    hand: int  #: what Resource cards in hand would add


class FightData(TypedDict):
    """An attack that waits for the defence."""

    attacker: int
    defender: int
    target: str
    cards: list[str]
    removed: list[str]
    value: int
    defence: int
    chosen: int  #: the defence with what the defender has chosen, as far as the viewer knows
    traps: int
    more: int  #: attacks declared with it


class AimData(TypedDict):
    """A target to choose."""

    enough: bool  #: the attack is strong enough if nobody defends


THINGS: dict[str, type] = {
    "score": ScoreData,
    "pile": PileData,
    "card": CardData,
    "draco": DracoData,
    "favours": FavoursData,
    "bonus": BonusData,
    "village": VillageData,
    "site": SiteData,
    "mission": MissionData,
    "discard": DiscardData,
    "purse": PurseData,
    "fight": FightData,
}
CHOICES: dict[str, type] = {"at": AimData, "also": AimData}
