"""What only the page's own layout draws: `data` of things and of choices, and what the helper suggests.
The page's types are made from these. (Annotations are read as they stand: only so is `NotRequired` known.)"""

from typing import Literal, NotRequired, TypedDict

from meadhall.core.faces import Face

Cell = tuple[int, int]  #: column and row
Amount = tuple[str, int]  #: an item and how many


class Emblem(TypedDict):
    """How something is drawn small: an icon, and the colour role of a good."""

    icon: str
    tone: NotRequired[str]


class ChartData(TypedDict):
    """The goods by colour (rows) and shape (columns), a column being a chain of upgrades; and every sign's face."""

    goods: list[list[str | None]]
    sizes: list[str]
    stores: list[str]
    faces: dict[str, Emblem]


class SpaceSign(TypedDict):
    """One sign of the sentence that an action space is."""

    sign: str
    number: int | str
    place: Literal["need", "cost", "die", "gain", "or", "plus"]
    ors: NotRequired[list[str]]  #: would do as well
    per: NotRequired[str]  #: so many for each of these
    board: NotRequired[str]  #: of an exploration board, its name


class Taken(TypedDict):
    """Who stands on a space."""

    seat: int
    colour: int
    vikings: int


class SpaceData(TypedDict):
    column: int
    short: str  #: a name of a word or two
    signs: list[SpaceSign]
    taken: NotRequired[Taken]


class StripData(TypedDict):
    items: list[Amount]


class Later(TypedDict):
    """The other side of an exploration board, and the round in which it is turned up if nobody claims this one."""

    round: int
    name: str
    points: int


class IslandData(TypedDict):
    silver: int
    ships: list[str]
    area: "AreaData"  #: as it is printed: what whoever claims it gets
    later: NotRequired[Later]


class SpecialData(TypedDict):
    sword: int
    price: int | None
    tongs: bool


class DieData(TypedDict):
    """A hunt or battle: what the roll comes to."""

    sides: int
    high: bool
    rolls: int
    allowed: int
    ore: int
    extra: int
    result: int
    pay: list[str]  #: what may be spent on it


class LiftedData(TypedDict):
    """The piece in the hand."""

    area: NotRequired[str]
    item: NotRequired[str]
    fits: NotRequired[dict[str, int]]  #: by area, in how many places it may lie there
    gift: NotRequired[bool]  #: it does not come from the supply, so it cannot be put back there


class PlayerData(TypedDict):
    vikings: int
    waiting: int
    income: int
    passed: bool
    penalties: int
    first: bool
    colour: int
    areas: list[str]


class StoreData(TypedDict):
    item: str
    cells: list[Cell]  #: empty where it is no piece to lay


class Slots(TypedDict):
    """Of a shed or stone house: laid, of how many."""

    wood: tuple[int, int]
    stone: tuple[int, int]


class AreaData(TypedDict):
    """A board or house. Marks of the rows: o plain, - minus one point, $ income, * bonus, # never covered."""

    rows: list[str]
    accepts: list[str]  #: tones of what may lie there
    income: list[list[tuple[int, int, int]]]  #: by diagonal, the lowest number first: column, row, number
    top: NotRequired[int]  #: the number above the diagonal, for who covers it all
    bonuses: list[tuple[int, int, list[str]]]
    number: int  #: among the areas of its player
    earns: int
    minus: int
    slots: NotRequired[Slots]


class TableData(TypedDict):
    """A banquet table, by space."""

    open: list[int]
    vikings: list[int]
    first: int  #: the space of round one
    emigrated: list[Amount]  #: ships and their points


class ServedData(TypedDict):
    depth: int  #: how far it reaches across the table


class BayData(TypedDict):
    docks: tuple[int, int]  #: small, large


class ShipData(TypedDict):
    large: bool
    kind: str
    pips: tuple[int, int]  #: ore aboard, of how many


class CardData(TypedDict):
    number: int
    deck: str
    panel: str
    face: Face


# ── options ──────────────────────────────────────────────────────────────────────────────────


class AtData(TypedDict):
    """The cells of the board that the piece would cover."""

    cells: list[Cell]


class Way(TypedDict):
    """How a food may lie: from which space on, or why it cannot."""

    start: NotRequired[int]
    why: NotRequired[str]
    rule: NotRequired[str]


class ServeData(TypedDict):
    upright: NotRequired[Way]
    along: NotRequired[Way]


class LootData(TypedDict):
    name: str
    tone: str
    cells: list[Cell]
    sword: int
    lacks: int  #: what stone and swords have to add to the roll


class SpendData(TypedDict):
    pay: list[Amount]
    get: list[Amount]


class FailData(TypedDict):
    get: list[Amount]
    back: int  #: Vikings that come back


# ── what the helper suggests ─────────────────────────────────────────────────────────────────


class Placed(TypedDict):
    """A tile laid on an area."""

    item: str
    area: str
    cells: list[Cell]


class Suggestion(TypedDict):
    """What the helper would do; with a piece in the hand, where that should lie."""

    packing: NotRequired[list[Placed]]  #: all tiles, in an order in which they may be laid
    spots: NotRequired[list[Placed]]  #: the best place of each kind of piece alone
    lifted: NotRequired[Placed]
    served: NotRequired[list[tuple[str, int, int]]]  #: the feast: item, first space, spaces
