"""Every option of the game, and the bit tables that wide questions are made of.

A question with many candidates keeps them as bits of a table: the `Turn` table holds everything that
may be tried on one's own turn, segment by segment; the others are smaller.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from meadhall.core.option import Option, Options
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Bars

if TYPE_CHECKING:
    from meadhall.games.wild.content import WildBox

SEATS = 4

ON_OWN_TURN = reason("WILD-7.5", "why-defence-own-turn")
ITEM_ALONE = reason("WILD-12.8", "why-item-alone")
UNDEAD = reason("WILD-8.5", "why-undead")
NO_ATTACKER = reason("WILD-12.1", "why-no-attacker")
LACKS = ("why-lack-beer", "why-lack-gold")


class Segment:
    """A stretch of a table: option i of the segment is bit `at` + i of the table, `bits[i]`."""

    __slots__ = ("all", "at", "bits", "options")

    def __init__(self, at: int, options: tuple[Option, ...]) -> None:
        self.at = at
        self.options = options
        self.bits = tuple(1 << at + i for i in range(len(options)))
        self.all = sum(self.bits)


class WildOptions:
    """The option tables of one box."""

    def __init__(self, box: WildBox) -> None:
        self.options = Options()
        self.box = box
        self.ids = tuple(c.id for c in box.cards)
        self.slot_ids = (*(f"{b.id}.{n + 1}" for b in box.buildings for n in range(box.per_type)), "hall")
        self.uses = tuple((k, i) for k, c in enumerate(box.cards) for i in range(len(c.acts)))
        self._make_turn()
        self._make_attack()
        self._make_small()
        self._make_masks()

    def _kinds(self, verb: str) -> tuple[Option, ...]:
        return tuple(self.options.add(f"{verb}:{id}", k) for k, id in enumerate(self.ids))

    def _segments(self, *rows: tuple[Option, ...]) -> tuple[tuple[Option, ...], Iterator[Segment]]:
        table = tuple(o for row in rows for o in row)
        starts = [sum(len(r) for r in rows[:i]) for i in range(len(rows))]
        return table, iter([Segment(at, row) for at, row in zip(starts, rows, strict=True)])

    def _make_turn(self) -> None:
        box, add = self.box, self.options.add
        missions = [m.id for m in box.missions]
        acts = [(k, i, box.cards[k].acts[i].name) for k, i in self.uses]
        # in the order in which a person would look for them
        self.turn, rows = self._segments(
            tuple(add(f"claim:{m}", i) for i, m in enumerate(missions)),
            tuple(add(f"use:{self.ids[k]}.{name}", n, i) for n, (k, i, name) in enumerate(acts)),
            self._kinds("play"),
            self._kinds("attack"),
            self._kinds("buy"),
            tuple(add(f"build:{b.id}", i) for i, b in enumerate(box.buildings)),
            tuple(add(f"upgrade:{level + 2}", level) for level in range(len(box.halls) - 1)),
            (add("trade:beer", 0), add("trade:gold", 1)),
            tuple(add(f"swap:{m}", i) for i, m in enumerate(missions)),
            (add("purse"),),
            (add("end"),),
            tuple(add(f"return:{id}", i) for i, id in enumerate(self.slot_ids)),
        )
        self.claim, self.use, self.play, self.attack, self.buy, self.build = (next(rows) for _ in range(6))
        self.upgrade, self.trade, self.swap, self.purse, self.end, self.give_back = rows

    def _make_attack(self) -> None:
        """Targets: 19 a seat, then Draco, then the Undead by kind."""
        box, add = self.box, self.options.add
        self.per_seat = len(self.slot_ids)
        self.villages = tuple((1 << self.per_seat) - 1 << seat * self.per_seat for seat in range(SEATS))
        places = [(seat, slot) for seat in range(SEATS) for slot in range(self.per_seat)]
        self.draco = len(places)
        self.undead = {k: self.draco + 1 + i for i, k in enumerate(
            k for k, c in enumerate(box.cards) if c.type == "undead")}  # fmt: skip
        names = [f"{seat}:{self.slot_ids[slot]}" for seat, slot in places]
        others = ["draco", *(self.ids[k] for k in self.undead)]
        self.muster, rows = self._segments(
            self._kinds("add"),
            tuple(add(f"at:{name}", t) for t, name in enumerate([*names, *others])),
            tuple(add(f"also:{name}", t) for t, name in enumerate(names)),
            (add("done"),),
        )
        self.add, self.at, self.also, self.no_more = rows
        self.beyond = (self.at.all >> self.at.at) & ~((1 << self.draco) - 1)  # Draco and the Undead
        self.steal = tuple(add(f"steal:{name}", *place) for name, place in zip(names, places, strict=True))

    def _make_small(self) -> None:
        box, add = self.box, self.options.add
        self.done = add("done")
        self.stand = add("stand")
        self.guard, rows = self._segments(self._kinds("lay"), (self.stand,))
        self.lay, self.stand_row = rows
        self._make_payment()
        self.remove = self._kinds("remove")
        self.boost = self._kinds("boost")
        self.favour = self._kinds("favour")
        self.drop = self._kinds("drop")
        self.nothing = add("nothing")
        self.recover = self._kinds("recover")
        self.keep = self._kinds("keep")
        self.destroy_hand = tuple(add(f"destroy:hand:{id}", k, 0) for k, id in enumerate(self.ids))
        self.destroy_discard = tuple(add(f"destroy:discard:{id}", k, 1) for k, id in enumerate(self.ids))
        self.space = tuple(add(f"space:{i + 1}", i) for i in range(box.row))
        self.loot = (add("loot:beer", 0), add("loot:gold", 1))
        self.peek = tuple(add(f"peek:{seat}", seat) for seat in range(SEATS))
        self.into = tuple(add(f"into:{id}", i) for i, id in enumerate(self.slot_ids))
        self.mission, self.no_mission = add("mission"), add("no-mission")
        self.bonus = tuple(add(f"bonus:{b.id}", i) for i, b in enumerate(box.bonuses))
        self._make_shares()

    def _make_payment(self) -> None:
        """What may pay: a card, a token of a producer, a loose one, one out of a Container; or the rest as usual."""
        add, names = self.options.add, ("beer", "gold")
        holds = [b.stores for b in self.box.buildings for _ in range(self.box.per_type)]
        self.pay, rows = self._segments(
            self._kinds("spend"),
            tuple(add(f"made:{name}", 0, res) for res, name in enumerate(names)),
            tuple(add(f"loose:{name}", 0, res) for res, name in enumerate(names)),
            tuple(add(f"take:{self.slot_ids[slot]}", slot, res) for slot, res in enumerate(holds)),
            (add("rest"),),
        )
        self.spend, self.made, self.loose, self.take, self.rest = rows
        self.tokens = self.made.all | self.loose.all | self.take.all

    def _make_shares(self) -> None:
        """Ways to spread tokens over like Containers: `store:beer:4.1` (WILD-19.2 to 19.4)."""
        box = self.box
        self.shares: list[tuple[int, ...]] = []
        self.store: tuple[list[list[Option]], list[list[Option]]] = ([], [])
        for res, name in enumerate(("beer", "gold")):
            for k in range(box.per_type + 1):
                row = []
                for share in combinations_with_replacement(range(box.capacity, -1, -1), k):
                    self.shares.append(share)
                    id = f"store:{name}:{'.'.join(map(str, share))}"
                    row.append(self.options.add(id, res, len(self.shares) - 1))
                self.store[res].append(row)

    def _make_masks(self) -> None:
        box = self.box
        prices = [(self.buy.bits[k], c.price) for k, c in enumerate(box.cards) if c.price]
        prices += [(self.build.bits[i], b.price) for i, b in enumerate(box.buildings)]
        prices += [(self.upgrade.bits[i], h.price) for i, h in enumerate(box.halls) if h.price]
        prices += [(self.swap.bits[i], (0, box.swap)) for i in range(len(box.missions))]
        give = box.exchange_give
        prices += [(self.trade.bits[0], (give, 0)), (self.trade.bits[1], (0, give))]
        self.dear = max(max(p) for _, p in prices)
        self.cheap = min(sum(p) for bit, p in prices if bit & (self.buy.all | self.build.all))
        self.prices = prices
        #: what has a price, by the rule that names it
        self.paid = {"WILD-8.1": self.buy, "WILD-10.2": self.build, "WILD-11.2": self.upgrade,
                     "WILD-17.9": self.swap, "WILD-18.1": self.trade}  # fmt: skip
        #: the price of every option of a turn that has one
        self.price = {self.turn[bit.bit_length() - 1]: p for bit, p in prices}
        self._make_card_masks()
        self._make_bars()
        self._make_reasons()

    def _make_card_masks(self) -> None:
        """Kinds by what may be tried with them from hand."""
        cards = list(enumerate(self.box.cards))
        self.attackers = sum(1 << k for k, c in cards if c.attacks)
        self.items = sum(1 << k for k, c in cards if c.boost or c.double)
        self.reactions: int = sum(1 << k for k, c in cards if c.reacts)
        self.unit_traps = sum(1 << k for k, c in cards if c.removes == "unit")
        self.hero_traps = sum(1 << k for k, c in cards if c.removes == "hero")
        self.traps = self.unit_traps | self.hero_traps
        self.playable = sum(1 << k for k, c in cards if c.acts or any(c.gains))
        self.shown = self.playable | self.items | self.reactions & ~self.attackers
        #: by card: the bit of the target it is in the row; the last one answers for -1
        self.row_target = (*(1 << self.undead[k] if k in self.undead else 0 for k in self.box.kind_of), 0)
        self.undead_kinds = sum(1 << k for k in self.undead)
        self.piles_buy = sum(self.buy.bits[k] for k in self.box.piles)
        self.pile_bits = (*(self.buy.bits[k] for k in self.box.piles), *self.build.bits)
        #: what is on the table of every turn: the piles, both exchanges, the end
        self.always = self.end.all | self.build.all | self.trade.all | self.piles_buy
        #: by Mission card: its kind, what it counts and how much of it, the bit to claim it; the bits of all it offers
        kinds = list(enumerate(self.box.mission_of, self.box.missions_from))
        self.mission_rows = {
            c: (k, self.box.missions[k].goal, self.box.missions[k].n, self.claim.bits[k]) for c, k in kinds
        }
        self.of_mission = {c: self.claim.bits[k] | self.swap.bits[k] for c, k in kinds}
        self.give_back_at, self.levels = self.give_back.at, len(self.upgrade.bits)
        #: by card: what may be tried with it on one's own turn, from hand, while it is in play, out of the row
        hand = [self.play.bits[k] * (self.shown >> k & 1) | self.attack.bits[k] * c.attacks for k, c in cards]
        self.from_hand = tuple(hand[k] for k in self.box.kind_of)
        self.in_play = tuple(self.attack.bits[k] for k in self.box.kind_of)
        self.from_row = (*(self.buy.bits[k] for k in self.box.kind_of), 0)  # the last one answers for -1

    def _make_bars(self) -> None:
        """What nobody may try, and what nobody can pay who can spend so much Beer and Gold: `barred[beer][gold]`."""
        never = [(ON_OWN_TURN, (self.reactions & ~self.attackers) << self.play.at),
                 (ITEM_ALONE, self.items << self.play.at), (UNDEAD, self.undead_kinds << self.buy.at)]  # fmt: skip
        #: an attack in which nobody fights yet
        self.nobody_yet = Bars([(NO_ATTACKER, self.at.all), (ITEM_ALONE, self.items << self.add.at)])
        short = [[self._short(res, have) for have in range(self.dear + 1)] for res in (0, 1)]
        self.barred = tuple(tuple(Bars([*never, *beer, *gold]) for gold in short[1]) for beer in short[0])

    def _make_reasons(self) -> None:
        """Reasons that name a number of the box."""
        box = self.box
        self.village_full = tuple(reason("WILD-10.4", "why-village-full", limit=hall.limit) for hall in box.halls)
        self.type_full = reason("WILD-10.3", "why-type-full", n=box.per_type)
        self.built_out = reason("WILD-10.13", "why-built-out", n=box.per_game)
        self.claimed_out = reason("WILD-17.5", "why-claimed-out", n=box.missions_round)

    def _short(self, res: int, have: int) -> list[tuple[Reason, int]]:
        """What costs more than one has of a resource, by the rule that names the price."""
        dearer = sum(bit for bit, price in self.prices if price[res] > have)
        lacks = LACKS[res]
        return [(reason(rule, lacks, have=have), dearer & paid.all) for rule, paid in self.paid.items()]

    def sold_out(self, left: list[int]) -> int:
        """The purchases whose pile is empty: Unit and Defence piles, then Building piles."""
        bits = 0
        for i, n in enumerate(left):
            if not n:
                bits |= self.pile_bits[i]
        return bits
