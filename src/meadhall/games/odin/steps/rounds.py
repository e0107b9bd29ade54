"""ODIN sections 3 to 5 and 7: setting up, the twelve phases, the end."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.option import Option
from meadhall.core.step import Ask, Step, numbers
from meadhall.core.zones import move, shuffle
from meadhall.games.odin import items as I
from meadhall.games.odin.occupations.compile import HOOK
from meadhall.games.odin.occupations.hooks import answering, bit
from meadhall.games.odin.occupations.metrics import total_income
from meadhall.games.odin.state import DECK, HAND, REMOVED, Odin
from meadhall.games.odin.steps.anytime import OpenLastWindow, OpenWindow, windows
from meadhall.games.odin.steps.cards import weapons_do
from meadhall.games.odin.steps.clauses import answer, fire, gain
from meadhall.games.odin.steps.conditions import clause_ready
from meadhall.games.odin.steps.feast import FeastFor
from meadhall.games.odin.steps.ops import NEITHER
from meadhall.games.odin.steps.question import Own
from meadhall.games.odin.steps.turn import NextTurn
from meadhall.games.odin.supply import add_house, take_weapon
from meadhall.games.odin.told import amount, strip_items, the, together

# ── 3. Setup ─────────────────────────────────────────────────────────────────────────────────


class SetUp(Step[Odin]):
    """ODIN-3.1 to 3.12."""

    def run(self, s: Odin) -> None:
        box = s.box
        if s.seats == 4:
            s.extension = 1 << s.draw(2) | 4 << s.draw(2)
        s.first = s.draw(s.seats) if s.seats > 1 else 0
        for seat, p in enumerate(s.players):
            for item, n in box.start:
                p.have[item] += n
            for weapon in box.start_weapons:
                take_weapon(s, seat, weapon)
        self._vikings(s)
        for _ in range(box.strips_up[s.seats]):
            turn_up_strip(s)
        shuffle(s, DECK)
        shuffle(s, REMOVED)
        s.push(NewRound(1))
        if s.seats == 1 and s.pick:
            s.push(ChooseLight(0))
        else:
            for seat in range(s.seats):
                move(s, s.removed[-1], REMOVED, 0, HAND, seat)
        if s.log is not None and s.seats > 1:
            s.tell("first-player", s.first, "ODIN-3.12")

    def _vikings(self, s: Odin) -> None:
        """ODIN-3.8, 16.1, 16.2."""
        if s.seats == 1:
            s.players[0].vikings, s.players[0].waiting, _ = s.box.solo[s.length]
        else:
            for p in s.players:
                p.vikings = s.box.vikings - s.rules.rounds


class ChooseLight(Ask[Odin]):
    """ODIN-16.8: the solo player may choose the light occupation."""

    rule = "ODIN-16.8"

    def candidates(self, s: Odin) -> Sequence[Option]:
        return [s.box.opt.card[c] for c in sorted(s.removed)]

    def choose(self, s: Odin, o: Option) -> None:
        move(s, o.a, REMOVED, 0, HAND, self.seat)


def turn_up_strip(s: Odin) -> bool:
    """ODIN-3.9, 7.62: which of the strips of the pile comes is luck. Did one come?"""
    left = [i for i in range(len(s.box.strips)) if s.strip_pile >> i & 1]
    if left:
        strip = left[s.draw(len(left))]
        s.strip_pile &= ~(1 << strip)
        s.strips.append(strip)
        s.strip_at.append(0)
    return bool(left)


# ── 4. Rounds ────────────────────────────────────────────────────────────────────────────────


class NewRound(Step[Odin]):
    """ODIN-4.1: the phases, always in the same order; the last round ends after the feast (ODIN-4.4)."""

    number: int

    def run(self, s: Odin) -> None:
        s.round, s.phase = self.number, I.NEW_VIKING
        s.last = -1
        for p in s.players:
            p.twos = 0
        if s.log is not None:
            s.tell("round", None, "ODIN-4.1", number=self.number)
        s.plan(
            *windows(s), NewViking(), Harvest(), TurnBoards(), NewWeapon(), Actions(), EndActions(),
            StartPlayer(), Income(), Breeding(), FeastPhase(), RoundEnd(),
        )  # fmt: skip


class NewViking(Step[Odin]):
    """ODIN-5.10, 5.11, 16.3: Vikings of this round's banquet space go to the Thing Square."""

    def run(self, s: Odin) -> None:
        s.phase, s.out = I.HARVEST, s.round
        for p in s.players:
            p.vikings += s.box.solo[s.length][2][s.round - 1] if s.seats == 1 else 1


class Harvest(Step[Odin]):
    """ODIN-5.20 to 5.23; cards wait for rounds with or without a harvest."""

    def run(self, s: Odin) -> None:
        crops = s.rules.harvest[s.round - 1]
        s.seen = tuple((p.have[I.ITEM["flax"]], p.have[I.ITEM["grain"]]) for p in s.players)
        s.plan(*(HarvestFor(int(bool(crops)), seat) for seat in s.order()))
        for seat in range(s.seats):
            for crop in crops:
                gain(s, seat, crop, 1, NEITHER)


class HarvestFor(Step[Odin]):
    """Cards of one player during the harvest, then those right after it."""

    harvest: int
    seat: int

    def run(self, s: Odin) -> None:
        word = "harvest" if self.harvest else "no_harvest"
        for name in ("harvest-after", "harvest-during"):
            found = answering(s, self.seat, HOOK[name])
            answer(s, self.seat, [n for n in found if s.box.clauses[n].after == word])


SILVER_ON_BOARDS = 2


class TurnBoards(Step[Odin]):
    """ODIN-5.30 to 5.36: the board due is turned if unclaimed; 2 silver on every other unclaimed one."""

    def run(self, s: Odin) -> None:
        s.phase = I.EXPLORE_BOARDS
        due = s.rules.flip[s.round - 1]
        if due < 0:
            return
        if s.owners[due] < 0:
            s.sides |= 1 << due
            s.silver[due] = 0
            if s.log is not None:
                s.tell("turned", None, "ODIN-5.31", (f"island:{due}",), board=the(I.BOARDS[s.facing(due)]))
        others = [board for board in range(4) if board != due and s.owners[board] < 0]
        for board in others:
            s.silver[board] += SILVER_ON_BOARDS
        if s.log is not None and others:
            s.tell("silver-put", None, "ODIN-5.34", tuple(f"island:{board}" for board in others),
                   what=amount("silver", SILVER_ON_BOARDS), number=len(others),
                   boards=together([the(I.BOARDS[s.facing(board)]) for board in others]))  # fmt: skip


class NewWeapon(Step[Odin]):
    """ODIN-5.40: each player draws a weapon, in turn order; card 38 takes a resource instead."""

    def run(self, s: Odin) -> None:
        s.phase = I.NEW_WEAPON
        s.plan(*(WeaponFor(seat) for seat in s.order()))


class WeaponFor(Step[Odin]):
    """ODIN-5.40 for one seat."""

    seat: int

    def run(self, s: Odin) -> None:
        found = answering(s, self.seat, HOOK["new_weapon-instead"])
        if found and clause_ready(s, self.seat, s.box.clauses[found[0]]):
            s.push(InsteadOfWeapon(self.seat, found[0]))
        else:
            weapons_do(s, self.seat, (1,), NEITHER)


class InsteadOfWeapon(Own):
    """Card 38: wood, stone or ore instead of the weapon."""

    clause: int
    rule = "ODIN-12.12"

    def candidates(self, s: Odin) -> Sequence[Option]:
        return [*s.box.opt.choose[: len(s.box.clauses[self.clause].branches)], s.box.opt.done]

    def choose(self, s: Odin, o: Option) -> None:
        if o.verb == "done":
            weapons_do(s, self.seat, (1,), NEITHER)
            return
        for item, n in s.box.clauses[self.clause].branches[o.a].gain:
            gain(s, self.seat, item, n, NEITHER)


# ── 6. Actions ───────────────────────────────────────────────────────────────────────────────


class Actions(Step[Odin]):
    """ODIN-6.1: the start player begins."""

    def run(self, s: Odin) -> None:
        s.phase = I.ACTIONS
        s.passed = 0
        s.push(NextTurn((s.first - 1) % s.seats))


class EndActions(Step[Odin]):
    """The end of phase 5: card 91, then a moment for anytime actions (ODIN-8.5)."""

    def run(self, s: Odin) -> None:
        s.plan(*(Hook("actions-end", seat) for seat in s.order()), *windows(s))


class Hook(Step[Odin]):
    """Cards of one player answer a moment of the round."""

    hook: str
    seat: int

    def run(self, s: Odin) -> None:
        fire(s, self.seat, self.hook)


# ── 7. Phases 6 to 12 ────────────────────────────────────────────────────────────────────────


class StartPlayer(Step[Odin]):
    """ODIN-7.1, 7.2, 16.7: who placed Vikings last begins the next round."""

    def run(self, s: Odin) -> None:
        s.phase = I.START_PLAYER
        if s.last >= 0 and s.seats > 1:
            if s.log is not None and s.first != s.last:
                s.tell("start-player", s.last, "ODIN-7.1")
            s.first = s.last


class Income(Step[Odin]):
    """ODIN-7.10 to 7.14: cards before it, a moment for what they bring (ODIN-8.5), then all income at once."""

    def run(self, s: Odin) -> None:
        s.phase = I.INCOME
        acting = [seat for seat in s.order() if s.players[seat].hooks & bit("income-before")]
        s.plan(*(Hook("income-before", seat) for seat in acting), *map(OpenWindow, acting), PayIncome())


class PayIncome(Step[Odin]):
    """ODIN-7.10: from every area the smallest visible number."""

    def run(self, s: Odin) -> None:
        for seat, p in enumerate(s.players):
            p.income = total_income(s, seat)
            if s.log is not None:
                s.tell("income", seat, "ODIN-7.10", number=p.income)
            gain(s, seat, I.SILVER, p.income, NEITHER, told=True)


class Breeding(Step[Odin]):
    """ODIN-7.20 to 7.23, for every player; a moment for anytime actions comes first (ODIN-8.5)."""

    def run(self, s: Odin) -> None:
        s.phase = I.BREEDING
        s.plan(*windows(s), *(Breed(seat) for seat in s.order()))


class Breed(Step[Odin]):
    """ODIN-7.20 to 7.22: births for every pregnant animal, or one of two becomes pregnant."""

    seat: int

    def run(self, s: Odin) -> None:
        have = s.players[self.seat].have
        for kind, pregnant in I.PREGNANT.items():
            births = have[pregnant]
            if births:
                have[pregnant] = 0
                have[kind] += births
                if s.log is not None:
                    s.tell("births", self.seat, "ODIN-7.20", (f"store:{self.seat}:{I.NAMES[kind]}",), number=births,
                           what=amount(I.NAMES[kind], births))  # fmt: skip
                gain(s, self.seat, kind, births, NEITHER, told=True)
            elif have[kind] >= 2:
                turn_pregnant(s, self.seat, kind, 1)


def turn_pregnant(s: Odin, seat: int, kind: int, n: int) -> None:
    """ODIN-7.21: so many animals of the stable are turned to their pregnant side."""
    have = s.players[seat].have
    have[kind] -= n
    have[I.PREGNANT[kind]] += n
    if s.log is not None:
        s.tell("pregnant", seat, "ODIN-7.21", (f"store:{seat}:{I.NAMES[kind]}",), what=amount(I.NAMES[kind], n))


class FeastPhase(Step[Odin]):
    """Phase 9: every player feasts."""

    def run(self, s: Odin) -> None:
        s.phase = I.FEAST
        late = [OpenLastWindow(seat) for seat in s.order()] if s.last_round() else windows(s)
        s.plan(*windows(s), *(FeastFor(seat) for seat in s.order()), *late)


class RoundEnd(Step[Odin]):
    """ODIN-4.4: in the last round the game ends; otherwise phases 10 to 12."""

    def run(self, s: Odin) -> None:
        if s.last_round():
            s.plan(*(Hook("scoring", seat) for seat in s.order()))
        else:
            s.plan(Bonuses(), AfterBonuses(), UpdateStrips(), VikingsReturn(), NewRound(s.round + 1))


class Bonuses(Step[Odin]):
    """ODIN-7.50 to 7.57: all bonuses at once."""

    def run(self, s: Odin) -> None:
        s.phase = I.BONUS
        s.plan(*(BonusFor("all", seat) for seat in s.order()))


class BonusFor(Step[Odin]):
    """The bonuses of one player, of all areas or only of some (cards 20 and 21)."""

    scope: str
    seat: int

    def run(self, s: Odin) -> None:
        p, seat = s.players[self.seat], self.seat
        gives = []
        fire(s, seat, "bonus-during")
        for area, kind in enumerate(p.kinds):
            if kind == I.AREA_SHED or not self._means(kind):
                continue
            found = [name for b in s.box.areas[kind].ringed(p.covered[area]) for name in b.gives]
            if kind >= I.FIRST_HOUSE and len(found) == 1 and p.hooks & bit("house_bonus-instead"):
                clause = answering(s, seat, HOOK["house_bonus-instead"], count=1)[0]
                s.push(HouseBonus(seat, clause, I.ITEM[found[0]]))
            else:
                gives += found
        for name in gives:
            receive_bonus(s, seat, name)

    def _means(self, kind: int) -> bool:
        if self.scope == "houses":
            return kind >= I.FIRST_HOUSE
        return kind == I.HOME if self.scope == "home_board" else True


def receive_bonus(s: Odin, seat: int, name: str) -> None:
    """ODIN-7.50, 7.54, 7.56: goods from the general supply; a unique tile or house only while it is there."""
    if name == "stone_house":
        if s.houses[I.STONE_HOUSE]:
            add_house(s, seat, I.STONE_HOUSE)
        return
    item = I.ITEM[name]
    if item >= I.FIRST_SPECIAL and item < I.WOOD:
        bit_ = 1 << (item - I.FIRST_SPECIAL)
        if not s.specials & bit_:
            return
        s.specials &= ~bit_
    gain(s, seat, item, 1, NEITHER)


class HouseBonus(Own):
    """Card 177: silverware instead of the single good of a house."""

    clause: int
    item: int
    rule = "ODIN-12.12"

    def instead(self, s: Odin) -> tuple[int, int]:
        """What the card gives, and how many."""
        return s.box.clauses[self.clause].branches[0].gain[0]

    def candidates(self, s: Odin) -> Sequence[Option]:
        return [s.box.opt.tile[self.item], s.box.opt.tile[self.instead(s)[0]]]

    def choose(self, s: Odin, o: Option) -> None:
        gain(s, self.seat, o.a, 1 if o.a == self.item else self.instead(s)[1], NEITHER)


class AfterBonuses(Step[Odin]):
    """Cards after phase 10, and a moment for anytime actions (ODIN-8.5)."""

    def run(self, s: Odin) -> None:
        s.plan(*(Hook("bonus-after", seat) for seat in s.order()), *windows(s))


class UpdateStrips(Step[Odin]):
    """ODIN-7.60 to 7.63: each strip loses an item, empty ones go, a new one comes."""

    def run(self, s: Odin) -> None:
        s.phase = I.MOUNTAIN_STRIPS
        lost = [s.box.strips[n][at] for n, at in zip(s.strips, s.strip_at, strict=True)]
        if s.log is not None and lost:
            s.tell("strips-lose", None, "ODIN-7.60", tuple(f"strip:{n + 1}" for n in s.strips),
                   items=together(strip_items(lost)))  # fmt: skip
        s.strip_at[:] = [at + 1 for at in s.strip_at]
        keep = [i for i, n in enumerate(s.strips) if s.strip_at[i] < len(s.box.strips[n])]
        s.strips[:], s.strip_at[:] = [s.strips[i] for i in keep], [s.strip_at[i] for i in keep]
        if turn_up_strip(s) and s.log is not None:
            strip = s.strips[-1]
            s.tell("strip-comes", None, "ODIN-7.62", (f"strip:{strip + 1}",), number=strip + 1)
        for seat, p in enumerate(s.players):
            p.quiet = 0  # a card played at any time may take from the new strip
            for item in lost:
                fire(s, seat, "strip_discard", thing=item)


class VikingsReturn(Step[Odin]):
    """ODIN-7.70; solo: ODIN-16.4, 16.5, 16.11."""

    def run(self, s: Odin) -> None:
        s.phase = I.RETURN_VIKINGS
        if s.seats == 1:
            return self._solo(s)
        for space in numbers(s.taken):
            seat, vikings = s.standing(space)
            s.take_back(space, seat, vikings)
        return None

    def _solo(self, s: Odin) -> None:
        p = s.players[0]
        unplaced, p.vikings = p.vikings, p.waiting
        p.waiting = unplaced
        for space in numbers(s.taken):
            colour, vikings = s.standing(space)
            if colour != s.colour(0):  # of the round before: they come back
                s.take_back(space, 0, vikings)
