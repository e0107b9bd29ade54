"""What is to be said of an option that a question does not even consider: by verb, whatever question is asked.

None of this decides anything: it says why something is no candidate (see `Ask.beyond`), and tells only what the player
who is asked can see."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask
from meadhall.core.text import Text
from meadhall.games.odin import items as I
from meadhall.games.odin.state import Odin
from meadhall.games.odin.steps import dice
from meadhall.games.odin.steps.anytime import NO_SLOT, FillWhere
from meadhall.games.odin.steps.building_and_sailing import Emigrate, Explore, SailWith, no_board
from meadhall.games.odin.steps.card_actions import LeaveOut, TakeBack, UseOther
from meadhall.games.odin.steps.card_goods import CopyGood, PlaceGift, Unload
from meadhall.games.odin.steps.cards import PlayCard
from meadhall.games.odin.steps.clauses import ChooseWay
from meadhall.games.odin.steps.conditions import CANNOT_PAY, NONE_LEFT
from meadhall.games.odin.steps.course import Choose, Parts
from meadhall.games.odin.steps.laying import OUTSIDE, At
from meadhall.games.odin.steps.menu import NONE_HELD
from meadhall.games.odin.steps.mountains_and_trade import (
    STOP_EARLY,
    Flip,
    Further,
    Mountain,
    PickTile,
    Sale,
    Turn,
    Upgrade,
    goes_to,
    upgrade_steps,
)
from meadhall.games.odin.steps.paying import PayOne, PayShip
from meadhall.games.odin.steps.question import STRAYS
from meadhall.games.odin.steps.serving import Spot, unserved
from meadhall.games.odin.steps.turn import Act, Imitate
from meadhall.games.odin.supply import on_offer
from meadhall.games.odin.told import amount

NONE_TO_UPGRADE = reason("ODIN-9.30", "why-none-held")
NONE_TO_TURN = reason("ODIN-9.40", "why-none-held")
NONE_TO_PUT = reason("ODIN-8.24", "why-none-held")
ONE_AT_LEAST = reason("ODIN-6.5", "why-one-at-least")
CARD_AT_LEAST = reason("ODIN-12.5", "why-one-at-least")
SALE_AT_LEAST = reason("ODIN-9.43", "why-one-at-least")
NOT_IN_HAND = reason("ODIN-12.1", "why-not-in-hand")
STRIP_GONE = reason("ODIN-9.35", "why-strip-gone")
STRIP_SHORT = reason("ODIN-9.35", "why-strip-short")
STRIP_DONE = reason("ODIN-9.32", "why-strip-done")
TOP_COLOUR = reason("ODIN-9.30", "why-top-colour")
NOT_THIS_GOOD = reason("ODIN-9.30", "why-not-this-good")
NOT_GREEN = reason("ODIN-9.40", "why-not-green")
TYPE_TURNED = reason("ODIN-9.40", "why-type-turned")
OTHER_COLUMN = reason("ODIN-13.2", "why-other-column")
NO_IMITATION = reason("ODIN-13.1", "why-no-imitation")
NOT_FEWER = reason("ODIN-6.2", "why-not-fewer")
NOT_ITS_SHAPE = reason("ODIN-8.11", "why-not-its-shape")
NO_SUCH_AREA = reason("ODIN-8.11", "why-no-such-area")
NOT_OPEN = reason("ODIN-7.36", "why-not-open")
SQUARE = reason("ODIN-7.33", "why-square")
PART_DONE = reason("ODIN-9.38", "why-part-done")
NO_SUCH_WAY = reason("ODIN-12.14", "why-no-such-way")
NO_BOOTY = reason("ODIN-10.12", "why-no-booty")
BOOTY_FIRST = reason("ODIN-10.12", "why-booty-first")
NOT_EXACT = reason("ODIN-10.28", "why-not-exact")
NO_SUCH_SHIP = reason("ODIN-6.10", "why-no-such-ship")
TOO_MANY_BOATS = reason("ODIN-10.23", "why-too-many-boats")
CROWN = reason("ODIN-9.41", "why-crown")
NOT_FOR_SALE = reason("ODIN-9.41", "why-not-offered")
NO_TONGS = reason("ODIN-9.24", "why-not-offered")
NONE_OF_YOURS = reason("ODIN-6.13", "why-no-vikings-there")
NOT_OWED = reason("ODIN-9.26", "why-not-owed")

Reasons = Iterator[Reason]


def _done(s: Odin, ask: Ask[Odin], o: Option) -> Reasons:
    if isinstance(ask, Sale):
        yield SALE_AT_LEAST
    elif isinstance(ask, PlayCard):
        yield CARD_AT_LEAST
    elif isinstance(ask, (Mountain, Upgrade, Parts, LeaveOut)):
        yield ONE_AT_LEAST


def _card(s: Odin, ask: Ask[Odin], o: Option) -> Reasons:
    if o.a not in s.players[ask.seat].hand:
        yield NOT_IN_HAND


def _strip(s: Odin, ask: Ask[Odin], o: Option) -> Reasons:
    if not isinstance(ask, Mountain):
        return
    most = max(ask.allowed)
    if o.a not in s.strips:
        yield STRIP_GONE
    elif ask.done >> o.a & 1:
        yield STRIP_DONE
    elif o.b > most:
        yield reason("ODIN-9.31", "why-too-many-items", number=most)
    elif o.b > len(s.box.strips[o.a]) - s.strip_at[s.strips.index(o.a)]:
        yield STRIP_SHORT


def _upgrade(s: Odin, ask: Ask[Odin], o: Option) -> Reasons:
    if not isinstance(ask, (Upgrade, Further)):
        return
    if not s.players[ask.seat].have[o.a]:
        yield NONE_TO_UPGRADE
    direction = ask.args[2] if isinstance(ask, Upgrade) else 0
    if goes_to(s.box, o.a, direction, o.b) < 0:
        yield TOP_COLOUR
    elif isinstance(ask, Further):
        yield NOT_THIS_GOOD
    elif o.b not in upgrade_steps(s.box, o.a, ask.args):
        yield _steps(s, ask) if ask.args[3] >> o.a & 1 and ask.args[5] in (0, STOP_EARLY) else NOT_THIS_GOOD


def _steps(s: Odin, ask: Upgrade) -> Reason:
    """ODIN-9.34, 9.36: by how many steps an effect moves its goods."""
    rule = "ODIN-9.34" if ask.args[1] == 1 else "ODIN-9.36"
    return reason(rule, "why-so-many-steps", steps=amount("steps", ask.args[1]))


def _turn(s: Odin, ask: Ask[Odin], o: Option) -> Reasons:
    if isinstance(ask, (Turn, Flip)) and not s.players[ask.seat].have[o.a]:
        yield NONE_TO_TURN
    if isinstance(ask, Turn) and o.a not in ask.goods:
        yield TYPE_TURNED if I.FIRST_GREEN <= o.a < I.FIRST_BLUE else NOT_GREEN


def _explore(s: Odin, ask: Ask[Odin], o: Option) -> Reasons:
    if isinstance(ask, Explore):
        yield reason("ODIN-11.1", "why-other-space", board=Text(I.BOARDS[o.a]))
        yield from no_board(s, o.a)


def _copy(s: Odin, ask: Ask[Odin], o: Option) -> Reasons:
    if isinstance(ask, Imitate):
        yield OTHER_COLUMN
    elif isinstance(ask, UseOther) and s.box.spaces[o.a].column != ask.args[0]:
        yield reason("ODIN-12.12", "why-wrong-column", number=ask.args[0])
    elif isinstance(ask, UseOther) and bool(s.taken >> o.a & 1) != bool(ask.args[1]):
        yield reason("ODIN-12.12", "why-must-be-occupied" if ask.args[1] else "why-must-be-free")


def _space(s: Odin, ask: Ask[Odin], o: Option) -> Reasons:
    if isinstance(ask, Act):
        yield NO_IMITATION if o.verb == "space" else NOT_FEWER


def _at(s: Odin, ask: Ask[Odin], o: Option) -> Reasons:
    if isinstance(ask, At):
        yield OUTSIDE if any(way.number == o.a for way in s.box.pieces[ask.item]) else NOT_ITS_SHAPE


def _board(s: Odin, ask: Ask[Odin], o: Option) -> Reasons:
    if o.a >= len(s.players[ask.seat].kinds):
        yield NO_SUCH_AREA
    elif isinstance(ask, FillWhere):
        yield NO_SLOT


def _spot(s: Odin, ask: Ask[Odin], o: Option) -> Reasons:
    if isinstance(ask, Spot):
        if not s.open_spaces(ask.seat) >> o.a & 1:
            yield NOT_OPEN
        if o.verb == "along" and len(set(ask.lengths(s))) == 1:
            yield SQUARE


def _way(s: Odin, ask: Ask[Odin], o: Option) -> Reasons:
    if isinstance(ask, Parts):
        yield PART_DONE if o.a < len(s.box.spaces[s.frames[-1].space].branches) else NO_SUCH_WAY
    elif isinstance(ask, (Choose, ChooseWay)):
        yield NO_SUCH_WAY


def _loot(s: Odin, ask: Ask[Odin], o: Option) -> Reasons:
    if isinstance(ask, (dice.Rolled, dice.SecondLoot)):
        d = dice.dice_of(s)
        if not d.high:
            yield reason(dice.RULE[d.action], "why-a-hunt")
        else:
            yield NONE_LEFT if I.FIRST_SPECIAL <= o.a < I.WOOD else NO_BOOTY


def _spend(s: Odin, ask: Ask[Odin], o: Option) -> Reasons:
    if not isinstance(ask, (dice.Rolled, dice.Spend)):
        return
    d = dice.dice_of(s)
    if isinstance(ask, dice.Rolled) and d.high:
        yield BOOTY_FIRST
    elif o.a > s.players[ask.seat].have[d.pay[0]] or o.b > dice.arms(s, ask.seat):
        yield dice.CANNOT_SPEND
    else:
        yield NOT_EXACT


def _fail(s: Odin, ask: Ask[Odin], o: Option) -> Reasons:
    if isinstance(ask, dice.Rolled):
        yield reason(dice.RULE[dice.dice_of(s).action], "why-vikings-stay", number=ask.returnable(s))


def _boats(s: Odin, ask: Ask[Odin], o: Option) -> Reasons:
    if isinstance(ask, dice.Boats):
        boats = s.players[ask.seat].boats
        full = sum(1 for ore in boats if ore)
        yield NO_SUCH_SHIP if o.a > full or o.b > len(boats) - full else TOO_MANY_BOATS


def _pay(s: Odin, ask: Ask[Odin], o: Option) -> Reasons:
    if isinstance(ask, PayOne):
        yield NOT_OWED
        if not s.players[ask.seat].have[o.a]:
            yield CANNOT_PAY


def _ship(s: Odin, ask: Ask[Odin], o: Option) -> Reasons:
    if isinstance(ask, PayShip) and o.a != ask.kind:
        yield NOT_OWED
    elif isinstance(ask, (PayShip, Emigrate, SailWith, Unload)):
        yield NO_SUCH_SHIP


def _tile(s: Odin, ask: Ask[Odin], o: Option) -> Reasons:
    special = I.FIRST_SPECIAL <= o.a < I.WOOD
    if isinstance(ask, Sale) and o.a == I.CROWN:
        yield CROWN
    if special and not on_offer(s, o.a):
        yield NONE_LEFT
    elif isinstance(ask, Sale) and not special:
        yield NOT_FOR_SALE
    elif isinstance(ask, PickTile):
        yield NO_TONGS
    elif isinstance(ask, CopyGood):
        yield reason("ODIN-12.10", "why-not-so-many", number=ask.args[0])


def _back(s: Odin, ask: Ask[Odin], o: Option) -> Reasons:
    if isinstance(ask, TakeBack) or (isinstance(ask, LeaveOut) and not s.vikings_on(o.a, ask.seat)):
        yield NONE_OF_YOURS


def _held(s: Odin, ask: Ask[Odin], o: Option) -> Reasons:
    if isinstance(ask, PlaceGift) and o.a != ask.item:
        yield NOT_OWED
    elif o.verb == "serve":
        yield from unserved(s, ask.seat, o.a)
    elif not s.players[ask.seat].have[o.a]:
        yield NONE_TO_PUT if o.verb == "fill" else NONE_HELD


STRAYS.update(
    {
        "done": _done, "card": _card, "strip": _strip, "upgrade": _upgrade, "turn": _turn, "explore": _explore,
        "copy": _copy, "space": _space, "fewer": _space, "at": _at, "board": _board, "along": _spot,
        "upright": _spot, "part": _way, "choose": _way, "loot": _loot, "spend": _spend, "fail": _fail,
        "boats": _boats, "pay": _pay, "ship": _ship, "emigrate": _ship, "sail": _ship, "unload": _ship,
        "tile": _tile, "back": _back, "lay": _held, "fill": _held, "serve": _held,
    }
)  # fmt: skip
