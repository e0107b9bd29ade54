"""The box: content.yaml as frozen tables. Every value of every component comes from there."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.content import Box, Content, Entry
from meadhall.core.step import numbers
from meadhall.games.wild.cards import (
    BEER,
    GOLD,
    OWN_TYPE,
    read_bonus,
    read_building,
    read_cards,
    read_hall,
    read_mission,
)
from meadhall.games.wild.options import WildOptions


class WildBox(Box):
    """All that is in the box, as tables by kind."""

    def __init__(self, content: Content) -> None:
        self.buildings = tuple(read_building(e) for e in content.entries("buildings"))
        self.halls = tuple(read_hall(e) for e in content.entries("town_halls"))
        types = {b.id: i for i, b in enumerate(self.buildings)}
        self.cards = tuple(read_cards(content, types))
        self.kinds = {card.id: i for i, card in enumerate(self.cards)}
        self.missions = tuple(read_mission(e, types) for e in content.entries("missions"))
        self.bonuses = tuple(read_bonus(e) for e in content.entries("bonuses"))
        self._read_constants(content.entry("constants"))
        self._read_rest(content)
        self._number_components()
        self._lay_out_village()
        self.opt = WildOptions(self)
        super().__init__(self.opt.options, self._backs())
        self._by_kind()

    def _read_constants(self, of: Entry) -> None:
        def value(name: str) -> int:
            return of.entry(name).int("value", least=0)

        self.hand = value("hand_size")
        self.row = value("odin_row_size")
        self.favours_open = value("favour_faceup")
        self.favours_each = value("favours_per_player")
        self.per_type = value("max_same_building")
        self.per_game = value("max_builds_per_type_per_game")
        self.capacity = value("container_capacity")
        self.bonus_cards = value("bonus_cards_in_play")
        self.full_vp = value("container_full_vp")
        self.missions_max = value("missions_faceup_max")
        self.quiet_rounds = value("end_quiet_rounds")
        self.missions_round = value("missions_per_round_max")
        self.total_vp = value("total_defence_vp")
        self.repel_vp = value("repelled_vp_per_card")
        for once in ("building_return_per_turn", "draco_attacks_per_round"):
            if value(once) != 1:
                raise of.entry(once).fail("value", "can only be 1")
        self.swap = of.entry("mission_swap_cost").int("gold", least=0)
        self.exchange_give = of.entry("exchange_rate").int("give", least=1)
        self.exchange_get = of.entry("exchange_rate").int("get", least=1)
        self.thresholds = of.entry("favour_thresholds").ints("value")
        self.bonus_split = {int(k): int(v) for k, v in of.entry("bonus_split").entry("value").items()}
        self.end = {int(k): int(v) for k, v in of.entry("end_threshold").entry("value").items()}
        self.long_end = {int(k): int(v) for k, v in of.entry("end_threshold_long").entry("value").items()}

    def _read_rest(self, content: Content) -> None:
        table = content.entry("damage_vp_table")
        rows = {int(k): int(v) for k, v in table.entry("rows").items()}
        if sorted(rows) != list(range(len(rows))):
            raise table.fail("rows", "must count up from 0 without a gap")
        self.damage = tuple(rows[i] for i in range(len(rows)))
        self.damage_more = table.int("per_extra_beyond_7", least=0)
        draco = content.entry("draco")
        self.draco_defence = draco.int("defence", least=0)
        self.draco_reward = draco.entries("reward")[0].int("n", least=1)
        ids = [b.id for b in self.bonuses]
        chosen = content.entry("first_game_bonuses").strs("ids")
        self.first_game = tuple(ids.index(b) for b in chosen)
        per_deck = {e.str("id"): e.int("per_deck", least=0) for e in content.entry("starter_deck").entries("cards")}
        self.starters = tuple((self.kinds[k], n) for k, n in per_deck.items())
        self.piles = tuple(i for i, c in enumerate(self.cards) if c.source in ("unit", "defence"))

    def _number_components(self) -> None:
        """Components 0… are the cards kind by kind, then the Missions."""
        first: list[int] = []
        kind_of: list[int] = []
        for i, card in enumerate(self.cards):
            first.append(len(kind_of))
            kind_of += [i] * card.copies
        self.first = tuple(first)
        self.kind_of = tuple(kind_of)
        self.cash = tuple(self.cards[k].gains if self.cards[k].type == "resource" else None for k in kind_of)
        self.gains = tuple(self.cards[k].gains for k in kind_of)
        self.kind_bit = (*(1 << k for k in kind_of), 0)  # the last one answers for -1
        self.mission_of = tuple(i for i, m in enumerate(self.missions) for _ in range(m.copies))
        self.missions_from = len(kind_of)

    def _backs(self) -> list[int]:
        """All cards of the decks look alike; Missions have the back of their stack (WILD-3.3)."""
        return [0] * len(self.kind_of) + [1 if self.missions[m].vp == 1 else 2 for m in self.mission_of]

    def _by_kind(self) -> None:
        """Columns that the rules read at every move: bits of kinds, attack values."""
        self.attack = tuple(c.attack for c in self.cards)
        self.units = sum(1 << i for i, c in enumerate(self.cards) if c.type == "unit")
        self.counted = {
            "odins_path_cards_owned": sum(1 << i for i, c in enumerate(self.cards) if c.source == "path"),
            "defence_cards_owned": sum(1 << i for i, c in enumerate(self.cards) if c.type == "defence"),
            "unit_cards_owned": self.units,
            "pigators_owned": 1 << self.kinds["pigator"],
        }
        self.aim = sum(1 << i for i, c in enumerate(self.cards) if c.attacks)

    def bits(self, cards: Sequence[int]) -> int:
        """The kinds among some cards, as bits; an empty place (-1) is none."""
        found = 0
        of = self.kind_bit
        for c in cards:
            found |= of[c]
        return found

    def full_types(self, built: int) -> int:
        """The Building types of which a village holds as many as it may (WILD-10.3), as bits."""
        found = 0
        for i, bits in enumerate(self.of_type):
            if built & bits == bits:
                found |= 1 << i
        return found

    def worth(self, cards: Sequence[int]) -> tuple[int, int]:
        """What the Resource cards among some cards give (WILD-23.1)."""
        beer = gold = 0
        for c in cards:
            gains = self.cash[c]
            if gains is not None:
                beer += gains[0]
                gold += gains[1]
        return beer, gold

    def mission(self, component: int) -> int:
        """The kind of a Mission card."""
        return self.mission_of[component - self.missions_from]

    def _lay_out_village(self) -> None:
        """Slots: as many a Building type as may be owned of it, then the Town Hall."""
        per, kinds = self.per_type, list(enumerate(self.buildings))
        self.hall_slot = len(kinds) * per
        self.nowhere = self.hall_slot + 1  # where cards lie whose Building is gone (WILD-10.12)
        self.of_type = tuple((1 << per) - 1 << i * per for i, _ in kinds)
        self.slot_defence = tuple(b.defence for _, b in kinds for _ in range(per))
        self.makes = tuple(sum(self.of_type[i] for i, b in kinds if b.produces == res) for res in (BEER, GOLD))
        self.stores = tuple(sum(self.of_type[i] for i, b in kinds if b.stores == res) for res in (BEER, GOLD))
        self.later_slots = sum(bits & bits - 1 for bits in self.of_type)
        self.any_store = self.stores[BEER] | self.stores[GOLD]
        self.store_slots = tuple(tuple(numbers(bits)) for bits in self.stores)
        self.extras = tuple((self.of_type[i], b.extra_cards) for i, b in kinds if b.extra_cards)
        #: by Mission: the slots whose Buildings it counts, if it counts any
        self.wanted = tuple(self.of_type[m.what] if m.goal == OWN_TYPE else sum(self.of_type) for m in self.missions)
        self.keepers = tuple((self.of_type[i], b.keep_cards) for i, b in kinds if b.keep_cards)
