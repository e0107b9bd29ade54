"""A round and its five phases (WILD-4 to 6, 19, 20); phase 3 is in turn.py."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask, Step, pick
from meadhall.core.text import Seat
from meadhall.core.zones import find, move
from meadhall.games.wild.cards import BEER, GOLD
from meadhall.games.wild.names import produce
from meadhall.games.wild.state import HAND, STAGED, STORAGE, Wild
from meadhall.games.wild.steps.actions import draw_mission
from meadhall.games.wild.steps.beyond import OTHER_TOKENS, PLAYED, missing_card
from meadhall.games.wild.steps.cards import draw_cards
from meadhall.games.wild.steps.finish import Finish
from meadhall.games.wild.steps.path import discard_path, leave_row
from meadhall.games.wild.steps.points import score
from meadhall.games.wild.steps.turn import BeginTurn


class NewRound(Step[Wild]):
    """WILD-4.1: five phases in this order."""

    def run(self, s: Wild) -> None:
        s.round += 1
        if s.log is not None:
            s.tell("round", None, "WILD-4.1", number=s.round)
        s.plan(Production(), DrawPhase(), PlayersPhase(), StoragePhase(), EndOfRound())


# ── phase 1 ──────────────────────────────────────────────────────────────────────────────────


class Production(Step[Wild]):
    """WILD-5.1 to 5.4, 10.8: one token on each active producer."""

    def run(self, s: Wild) -> None:
        s.phase = 1
        makers = s.box.makes[BEER] | s.box.makes[GOLD]
        for seat in range(s.seats):
            s.made[seat] = s.working(seat) & makers
            if s.log is not None and s.made[seat]:
                beer, gold = ((s.made[seat] & s.box.makes[res]).bit_count() for res in (BEER, GOLD))
                s.tell("produces", seat, "WILD-5.1", seat=Seat(seat), what=produce(beer, gold))


# ── phase 2 ──────────────────────────────────────────────────────────────────────────────────


class DrawPhase(Step[Wild]):
    """WILD-6.1 to 6.7: hands first, then Missions in turn order."""

    def run(self, s: Wild) -> None:
        s.phase = 2
        order = s.order()
        for seat in order:
            n = s.box.hand
            for bits, each in s.box.extras:
                n += each * (s.working(seat) & bits).bit_count()
            draw_cards(s, seat, n, "WILD-6.1")
        s.plan(*(OfferMission(seat) for seat in order if len(s.missions[seat]) < s.box.missions_max))


class OfferMission(Step[Wild]):
    """WILD-6.5, 17.7: only while there are Missions to draw."""

    seat: int

    def run(self, s: Wild) -> None:
        if s.mission_deck:
            s.push(RefillMission(self.seat))


class RefillMission(Ask[Wild]):
    """WILD-6.5 to 6.7, 17.6, 17.8: one new Mission, or none."""

    rule = "WILD-6.5"

    def candidates(self, s: Wild) -> Sequence[Option]:
        return (s.box.opt.mission, s.box.opt.no_mission)

    def choose(self, s: Wild, o: Option) -> None:
        if o is s.box.opt.mission:
            draw_mission(s, self.seat)


# ── phase 3 ──────────────────────────────────────────────────────────────────────────────────


class PlayersPhase(Step[Wild]):
    """WILD-4.3: one turn each, clockwise from the first player."""

    def run(self, s: Wild) -> None:
        s.phase = 3
        s.plan(*(BeginTurn(seat) for seat in s.order()))


# ── phase 4 ──────────────────────────────────────────────────────────────────────────────────


class StoragePhase(Step[Wild]):
    """WILD-19.1, 19.8: all decide at the same time, then VP are scored in turn order."""

    def run(self, s: Wild) -> None:
        s.phase = 4
        s.plan(*(ScoreStorage(seat) for seat in s.order()))
        asked: dict[int, Step[Wild]] = {}
        for seat in range(s.seats):
            if s.built[seat] & s.box.any_store and (may_store(s, seat, BEER) or may_store(s, seat, GOLD)):
                asked[seat] = StoreTokens(seat, BEER)
        if asked:
            s.ask_together(asked)


def may_store(s: Wild, seat: int, res: int) -> bool:
    """Is there a choice: room for unspent tokens, or stored ones that could lie closer together (WILD-19.4)?"""
    if not s.built[seat] & s.box.stores[res]:
        return False
    slots = s.containers(seat, res)
    held = sorted((s.stored[seat][slot] for slot in slots), reverse=True)
    if s.unstored(seat, res) and sum(held) < s.box.capacity * len(held):
        return True
    full, rest = divmod(sum(held), s.box.capacity)
    return held != ([s.box.capacity] * full + [rest] + [0] * len(held))[: len(held)]


class StoreTokens(Step[Wild]):
    """One resource after the other."""

    seat: int
    res: int

    def run(self, s: Wild) -> None:
        if self.res == BEER:
            s.push(StoreTokens(self.seat, GOLD))
        if may_store(s, self.seat, self.res):
            s.push(Store(self.seat, self.res))


TOO_FEW_TOKENS = reason("WILD-19.2", "why-too-few-tokens")
STORED_STAY = reason("WILD-19.4", "why-stored-stay")


class Store(Ask[Wild]):
    """WILD-19.2 to 19.4: how many tokens lie in each Container afterwards."""

    res: int
    rule = "WILD-19.2"

    def candidates(self, s: Wild) -> Sequence[Option]:
        return s.box.opt.store[self.res][len(s.containers(self.seat, self.res))]

    def against(self, s: Wild, o: Option) -> Iterator[Reason]:
        n = sum(s.box.opt.shares[o.b])
        if n > s.tokens(self.seat, self.res):
            yield TOO_FEW_TOKENS
        if n < s.in_containers(self.seat, self.res):
            yield STORED_STAY

    def beyond(self, s: Wild, o: Option) -> Iterable[Reason]:
        if o.verb == "store" and o.a != self.res:
            yield OTHER_TOKENS["WILD-19.2"]
        elif o.verb == "store":
            yield reason("WILD-19.3", "why-containers", n=len(s.containers(self.seat, self.res)))

    def choose(self, s: Wild, o: Option) -> None:
        seat, res = self.seat, self.res
        for slot, n in zip(s.containers(seat, res), s.box.opt.shares[o.b], strict=True):
            s.add_stored(seat, slot, n - s.stored[seat][slot])
        s.made[seat] &= ~s.box.makes[res]
        s.add_loose(seat, res, -(s.loose_beer if res == BEER else s.loose_gold)[seat])
        if s.log is not None:
            kind = "stores-beer" if res == BEER else "stores-gold"
            s.tell(kind, seat, "WILD-19.2", seat=Seat(seat), n=sum(s.box.opt.shares[o.b]))


class ScoreStorage(Step[Wild]):
    """WILD-19.5 to 19.7: what is not stored is lost; full Containers give VP, every round again."""

    seat: int

    def run(self, s: Wild) -> None:
        seat = self.seat
        beer, gold = s.unstored(seat, BEER), s.unstored(seat, GOLD)
        if s.log is not None and (beer or gold):
            s.tell("spoils", seat, "WILD-19.5", seat=Seat(seat), what=produce(beer, gold))
        s.made[seat] = s.loose_beer[seat] = s.loose_gold[seat] = 0
        if not any(s.stored[seat]):
            return
        vp = s.box.full_vp * sum(n >= s.box.capacity for n in s.stored[seat])
        if vp and s.log is not None:
            s.tell("storage-points", seat, "WILD-19.6", seat=Seat(seat), vp=vp)
        score(s, seat, vp, STORAGE)


# ── phase 5 ──────────────────────────────────────────────────────────────────────────────────


class EndOfRound(Step[Wild]):
    """WILD-20.3, 20.8: all choose at the same time what their Drakkars keep; after the last round, nothing (24.2)."""

    def run(self, s: Wild) -> None:
        s.phase = 5
        s.push(CleanUp())
        asked: dict[int, Step[Wild]] = {}
        for seat in () if s.last else range(s.seats):
            n = sum(each * (s.working(seat) & bits).bit_count() for bits, each in s.box.keepers)
            if n and s.hands[seat]:
                asked[seat] = KeepCard(seat, n)
        if asked:
            s.ask_together(asked)


class KeepCard(Ask[Wild]):
    """WILD-20.3: a card for the next round, or no more."""

    left: int
    rule = "WILD-20.3"

    def candidates(self, s: Wild) -> Sequence[Option]:
        return [*pick(s.box.opt.keep, s.box.bits(s.hands[self.seat])), s.box.opt.done]

    def beyond(self, s: Wild, o: Option) -> Iterable[Reason]:
        if o.verb == "keep":
            yield missing_card(s, self.seat, o.a, "WILD-20.3", PLAYED, "WILD-20.3")

    def choose(self, s: Wild, o: Option) -> None:
        if o is s.box.opt.done:
            return
        move(s, find(s.box.kind_of, s.hands[self.seat], o.a), HAND, self.seat, STAGED, self.seat)
        if self.left > 1 and s.hands[self.seat]:
            s.push(KeepCard(self.seat, self.left - 1))


class CleanUp(Step[Wild]):
    """WILD-20.1 to 20.7, 24.4: discard, remove tokens, the river flows on, the First Player token passes."""

    def run(self, s: Wild) -> None:
        for seat in range(s.seats):
            self._discard(s, seat)
            self._remove_tokens(s, seat)
        s.fresh = s.attacked = s.dragon = 0
        self._flow(s)
        s.first = (s.first + 1) % s.seats
        s.push(Finish() if s.last or self._asleep(s) else NewRound())

    def _asleep(self, s: Wild) -> bool:
        """WILD-24.4: nobody has gained VP for so many rounds."""
        quiet = s.round - s.lively
        if quiet < s.box.quiet_rounds:
            return False
        if s.log is not None:
            s.tell("quiet", None, "WILD-24.4", rounds=quiet)
        return True

    def _discard(self, s: Wild, seat: int) -> None:
        """WILD-15.12, 20.1 to 20.3: all in play, all left in hand but what is kept. All of it is open now."""
        gone = [*s.play[seat], *s.laid[seat], *s.hands[seat]]
        s.discards[seat] += gone
        s.play[seat].clear()
        s.laid[seat] = s.laid_at[seat] = ()
        open_bits = 0
        for card in gone:
            open_bits |= 1 << card
        s.known[:] = [k & ~open_bits for k in s.known]
        s.hands[seat][:] = s.staged[seat]
        s.staged[seat].clear()

    def _remove_tokens(self, s: Wild, seat: int) -> None:
        """WILD-20.4, 20.7"""
        if s.raw[seat] >> s.box.hall_slot & 1:
            s.halls[seat] += 1
        s.raw[seat] = s.damaged[seat] = s.wave[seat] = s.claimed[seat] = 0

    def _flow(self, s: Wild) -> None:
        """WILD-20.5"""
        last = len(s.row) - 1
        card = s.row[last]
        if card >= 0:
            discard_path(s, card)
        leave_row(s, last)
