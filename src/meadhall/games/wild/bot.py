"""What a decent player values, and what a decent player would think about at all."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from meadhall.core.judgement import Judgement, Skill
from meadhall.core.option import Option
from meadhall.core.step import Ask, numbers
from meadhall.games.wild.cards import (
    BEER,
    DESTROY,
    DRAW,
    GAIN_PER,
    GOLD,
    HITS,
    METRICS,
    PEEK,
    RECOVER,
    REVEAL,
    STEAL,
    Card,
)
from meadhall.games.wild.content import WildBox
from meadhall.games.wild.scoring import metric
from meadhall.games.wild.state import Wild
from meadhall.games.wild.steps.attack import Muster
from meadhall.games.wild.steps.cards import Destroy, Recover
from meadhall.games.wild.steps.defence import Guard
from meadhall.games.wild.steps.path import FromRow
from meadhall.games.wild.steps.paying import budget
from meadhall.games.wild.steps.phases import KeepCard, RefillMission, Store
from meadhall.games.wild.steps.targets import attack_value, targets
from meadhall.games.wild.steps.turn import Turn

#: What a resource is worth when it can be spent, in VP.
RESOURCE = (0.35, 0.45)
ACT = {DRAW: 0.5, REVEAL: 0.35, RECOVER: 0.6, PEEK: 0.4, DESTROY: 0.45}
#: VP that the leader gains in a round, to guess how many rounds are left.
PACE = 3.2


def value(s: Wild, seat: int) -> float:
    """The own prospects less most of those of the best rival."""
    if s.winners:
        return 1000.0 * (seat in s.winners) + s.vp[seat] - max(s.vp)
    left = max(0.4, (s.goal - max(s.vp)) / PACE)
    decks = [_cards_of(s, other) for other in range(s.seats)]
    hopes = _bonuses(s, decks)
    for other, deck in enumerate(decks):
        hopes[other] += prospects(s, other, left, deck)
    for other, gain in _pending(s).items():
        hopes[other] += gain
    mine = hopes.pop(seat)
    return mine - 0.6 * max(hopes)


def rests(s: Wild, ask: Ask[Wild]) -> bool:
    """Where nothing more can be bought, the turn is judged as it stands."""
    return isinstance(ask, Turn) and sum(budget(s, ask.seat)) < s.box.opt.cheap


def prospects(s: Wild, seat: int, left: float, deck: list[int]) -> float:
    """VP now, and what deck, village and Missions will still bring."""
    return sum(_parts(s, seat, left, deck))


def _parts(s: Wild, seat: int, left: float, deck: list[int]) -> tuple[float, float, float, float, float]:
    """What prospects are made of: points, deck, village, Missions, and the turn or the guards in hand."""
    points = s.vp[seat] + 0.5 * s.steps[seat]
    now = _turn(s, seat) if s.turn == seat else 0.15 * _guarded(s, seat)
    return points, _deck(s, seat, left, deck), _village(s, seat, left), _missions(s, seat), now


def _guarded(s: Wild, seat: int) -> int:
    """What the hand adds to a defence."""
    return sum(map(_guards(s.box).__getitem__, s.hands[seat]))


@cache
def _guards(box: WildBox) -> tuple[int, ...]:
    """By card: what it adds to a defence."""
    return tuple(box.cards[kind].defend for kind in box.kind_of)


# ── the deck ─────────────────────────────────────────────────────────────────────────────────


def card_worth(card: Card, box: WildBox) -> float:
    """What a card is worth when it is drawn, in VP."""
    worth = sum(n * RESOURCE[res] for res, n in enumerate(card.gains))
    if card.attacks:
        worth += 0.4 + 0.3 * card.attack + _reach(card.attack, box)
        worth += 0.5 * (card.per >= 0) + 0.3 * card.aura + 0.5 * card.trophy
    worth += 0.3 * card.boost + 0.6 * card.double + 0.35 * card.defend + 0.8 * card.wave
    worth += 0.5 * bool(card.removes)
    for act in card.acts:
        worth += _act_worth(act.op, act.n)
    return worth + (0.3 if card.reacts else 0.0)


def _reach(attack: int, box: WildBox) -> float:
    """The share of Buildings and Town Halls that an attack damages without help."""
    walls = [*(b.defence for b in box.buildings), *(h.defence for h in box.halls)]
    return sum(wall <= attack for wall in walls) / len(walls)


def _act_worth(op: int, n: int) -> float:
    if op == GAIN_PER:
        return 0.8
    if op == STEAL:
        return 0.35
    return ACT[op] * n


@cache
def _worth_of(box: WildBox) -> tuple[float, ...]:
    """By kind."""
    return tuple(card_worth(card, box) for card in box.cards)


@cache
def _worths(box: WildBox) -> tuple[float, ...]:
    """By card."""
    return tuple(_worth_of(box)[kind] for kind in box.kind_of)


def _cards_of(s: Wild, seat: int) -> list[int]:
    """All cards of a player, wherever they are."""
    return [*s.decks[seat], *s.hands[seat], *s.discards[seat], *s.play[seat], *s.laid[seat], *s.staged[seat]]


@cache
def _card_bits(box: WildBox) -> tuple[int, ...]:
    """By card: its bit among all cards."""
    return tuple(1 << c for c in range(len(box.kind_of)))


@cache
def _counted(box: WildBox, bonus: int) -> int:
    """The bits of the cards that a Bonus card counts; 0 if it counts something else."""
    wanted = box.counted.get(METRICS[box.bonuses[bonus].metric], 0)
    return sum(1 << c for c, kind in enumerate(box.kind_of) if wanted >> kind & 1)


def _deck(s: Wild, seat: int, left: float, deck: list[int]) -> float:
    """Rounds left × cards drawn × what a card of this deck is worth on average."""
    if not deck:
        return 0.0
    total = sum(map(_worths(s.box).__getitem__, deck))
    return max(0.0, left - 0.6) * _plan(s.box, s.built[seat]).drawn * total / len(deck)


# ── the village ──────────────────────────────────────────────────────────────────────────────


class Plan(NamedTuple):
    """What follows from the Buildings of a village alone."""

    drawn: float  #: cards a round
    makers: tuple[int, int]
    stores: tuple[int, int]
    made: float  #: what production and Drakkars bring a round
    exposed: float


@cache
def _plan(box: WildBox, built: int) -> Plan:
    makers, stores = ([(built & bits).bit_count() for bits in kinds] for kinds in (box.makes, box.stores))
    made = sum(n * RESOURCE[res] * (0.85 - 0.1 * n) for res, n in enumerate(makers))
    made += 0.3 * sum((built & bits).bit_count() for bits, _ in box.keepers)
    drawn = box.hand + 0.8 * sum((built & bits).bit_count() * n for bits, n in box.extras)
    exposed = sum((1 + box.buildings[slot // box.per_type].vp) / box.slot_defence[slot] for slot in numbers(built))
    return Plan(drawn, (makers[0], makers[1]), (stores[0], stores[1]), made, exposed)


def _village(s: Wild, seat: int, left: float) -> float:
    ahead = max(0.0, left - 0.7)
    hall, built = s.hall_shown(seat), s.built[seat]
    if not built and not hall:
        return 0.05 * (s.loose_beer[seat] + s.loose_gold[seat])
    plan = _plan(s.box, built)
    worth = ahead * plan.made - 0.12 * plan.exposed * min(ahead, 3.0)
    if hall:
        # level 2 opens places and the way to the VP of level 3; those are counted when they are gained
        worth += min(3.2, 0.8 * ahead) + 0.15 * min(ahead, 4.0) * min(built.bit_count(), 3)
    for res in (BEER, GOLD):
        unstored = s.unstored(seat, res)
        worth += 0.05 * unstored
        if plan.stores[res]:
            worth += ahead * _stores(s, seat, res, plan, unstored)
    return worth


#: What a Container is worth by how full it is: full, it pays every round (WILD-19.7).
FILLED = (0.0, 0.12, 0.3, 0.55, 1.0)


def _stores(s: Wild, seat: int, res: int, plan: Plan, unstored: int) -> float:
    """A round of stored tokens, those about to be stored, and the hope that producers fill the rest."""
    capacity, stored = s.box.capacity, s.stored[seat]
    total, fills = 0, 0.0
    for slot in s.box.store_slots[res]:
        if n := stored[slot]:
            total += n
            fills += FILLED[min(len(FILLED) - 1, n * (len(FILLED) - 1) // capacity)]
    makers, stores = plan.makers[res], plan.stores[res]
    coming = 0.1 * min(unstored, capacity * stores - total)
    hope = (0.12 + 0.16 * min(makers, 3)) * max(0.0, min(stores, 1 + (makers > 2)) - fills)
    return 0.85 * fills + coming + hope


def _bonuses(s: Wild, decks: list[list[int]]) -> list[float]:
    """By seat: Bonus cards count more as the end comes near."""
    near = min(1.0, max(s.vp) / s.goal) ** 2
    worth = [0.0] * s.seats
    card_bits = _card_bits(s.box)
    owned = [sum(map(card_bits.__getitem__, deck)) for deck in decks]
    for bonus in s.bonuses:
        if wanted := _counted(s.box, bonus):
            counts = [(cards & wanted).bit_count() for cards in owned]
        else:
            counts = [metric(s, seat, bonus) for seat in range(s.seats)]
        most = max(counts)
        prize = 6.0 * near * (1.0 if counts.count(most) == 1 else 0.45)
        for seat, n in enumerate(counts):
            if n:
                worth[seat] += 0.12 * n + (prize if n == most else 0.0)
    return worth


def _missions(s: Wild, seat: int) -> float:
    """A Mission in hand is worth something, a fulfilled one nearly its VP."""
    rows, worth, best = s.box.opt.mission_rows, 0.0, 0.0
    for c in s.missions[seat]:
        kind, _, n, _ = rows[c]
        vp, done = s.box.missions[kind].vp, s.progress(seat, kind)
        worth += vp * (0.45 if done >= n else 0.3 + 0.15 * done / n)
        if done >= n and s.turn == seat and not s.claimed[seat]:
            best = max(best, vp * 0.6)
    return worth + best


# ── the turn ─────────────────────────────────────────────────────────────────────────────────


def _turn(s: Wild, seat: int) -> float:
    """Damage is scored at the end of the turn; attackers in hand may still fight."""
    hits = s.did[HITS]
    table = s.box.damage
    worth = float(table[min(hits, len(table) - 1)])
    if not s.dragon >> seat & 1:
        worth += 0.05
    return worth


def _pending(s: Wild) -> dict[int, float]:
    """Attacks that wait for the defence: what they bring, if the defender does what the hand allows."""
    gains: dict[int, float] = {}
    for ask in s.stack:
        if not isinstance(ask, Guard):
            continue
        box, defender = s.box, ask.seat
        staged = [box.cards[box.kind_of[c]] for c in s.staged[defender]]
        hand = [box.cards[box.kind_of[c]] for c in s.hands[defender]]
        attack = attack_value(s, ask.rival, ask.cards, ask.boosted)
        defence = s.defence(defender, ask.slot) + sum(c.defend + c.wave for c in staged)
        most = defence + sum(c.defend + c.wave for c in hand) + 2 * sum(bool(c.removes) for c in (*hand, *staged))
        if defence > attack:
            gains[defender] = gains.get(defender, 0.0) + len(ask.cards) + 0.5
        elif most > attack:
            gains[defender] = gains.get(defender, 0.0) + 0.7 * len(ask.cards)
            gains[ask.rival] = gains.get(ask.rival, 0.0) + 0.4
        else:
            gains[ask.rival] = gains.get(ask.rival, 0.0) + _prize(s, defender, ask.slot)
    return gains


def _prize(s: Wild, defender: int, slot: int) -> float:
    """What damaging a target brings: about 2 VP of the table, and its reward."""
    box = s.box
    first = 1.0 if s.did[HITS] == 0 else 2.0
    if slot == box.hall_slot:
        hall = box.halls[s.halls[defender]]
        return first + hall.vp + 1.5 * hall.favour
    building = box.buildings[slot // box.per_type]
    loot = 0.6 if building.pillage >= 0 and s.stored[defender][slot] else 0.0
    return first + building.vp + loot


# ── what to think about ──────────────────────────────────────────────────────────────────────


def sensible(s: Wild, ask: Ask[Wild], options: Sequence[Option]) -> Sequence[Option]:
    """The options worth a thought: what is plainly right alone, plainly wrong not at all."""
    if isinstance(ask, Turn):
        return _sensible_turn(s, ask, options)
    if isinstance(ask, Muster):
        return _sensible_muster(s, ask, options)
    if isinstance(ask, RefillMission):
        return [s.box.opt.mission]
    if isinstance(ask, FromRow):
        return options[:1]
    if isinstance(ask, Store):
        shares = s.box.opt.shares
        return [max(options, key=lambda o: (sum(shares[o.b]), sum(n * n for n in shares[o.b])))]
    if isinstance(ask, (KeepCard, Recover)):
        return [max(options, key=lambda o: -1.0 if o is s.box.opt.done else _worth_of(s.box)[o.a])]
    if isinstance(ask, Destroy):
        return [min(options, key=lambda o: 0.5 if o is s.box.opt.done else _worth_of(s.box)[o.a] + 0.01 * (1 - o.b))]
    return options


FREE = ("claim", "use")
LATER = ("return", "purse", "play", "trade", "swap")  #: idle, or only where it leads somewhere


def _sensible_turn(s: Wild, ask: Turn, options: Sequence[Option]) -> Sequence[Option]:
    """Missions and free effects first; then attacks, purchases and exchanges that lead somewhere."""
    cards = s.box.cards
    free = [o for o in options if o.verb in FREE or (o.verb == "play" and cards[o.a].acts)]
    if free:
        return free[:4]
    found = [o for o in options if o.verb not in LATER]
    found = [o for o in found if o.verb != "attack" or _worth_attacking(s, ask.seat)]
    beer, gold = budget(s, ask.seat)
    for o in options:
        if o.verb == "trade" and _trade_helps(s, o.a, beer, gold):
            found.append(o)
    if gold and len(found) <= 2:
        found += [o for o in options if o.verb == "swap"][:1]
    return found


def _trade_helps(s: Wild, res: int, beer: int, gold: int) -> bool:
    """Is something of worth payable after an exchange that is not payable now?"""
    give, get = s.box.exchange_give, s.box.exchange_get
    then = (beer - give, gold + get) if res == BEER else (beer + get, gold - give)
    prices = [s.box.cards[k].price for k in s.box.piles]
    prices += [s.box.cards[s.box.kind_of[c]].price for c in s.row if c >= 0]
    prices += [b.price for b in s.box.buildings]
    for price in prices:
        if price and price[0] <= then[0] and price[1] <= then[1] and (price[0] > beer or price[1] > gold):
            return True
    return False


def _strength(s: Wild, seat: int) -> int:
    """All that could attack together now."""
    aim, of = s.box.aim, s.box.kind_of
    men = [c for c in (*s.hands[seat], *s.ready, *s.staged[seat]) if aim >> of[c] & 1]
    return attack_value(s, seat, men)


def _worth_attacking(s: Wild, seat: int) -> bool:
    """Draco is always good for a token; else something must be within reach."""
    strength = _strength(s, seat)
    return not s.dragon >> seat & 1 or any(d <= strength for d, _ in _aims(s, seat))


def _aims(s: Wild, seat: int) -> list[tuple[int, int]]:
    """Defence and number of every target that may be attacked."""
    opt, found = s.box.opt, []
    for target in numbers(targets(s, seat)):
        if target == opt.draco:
            found.append((s.box.draco_defence, target))
        elif target > opt.draco:
            kind = next(k for k, t in opt.undead.items() if t == target)
            found.append((s.box.cards[kind].defence, target))
        else:
            found.append((s.defence(*divmod(target, opt.per_seat)), target))
    return found


def _sensible_muster(s: Wild, ask: Muster, options: Sequence[Option]) -> Sequence[Option]:
    """Targets within reach; more cards only if there are none or better ones."""
    attack = attack_value(s, ask.seat, ask.gathered(s))
    defence = {target: d for d, target in _aims(s, ask.seat)}
    reach = [o for o in options if o.verb == "at" and defence[o.a] <= attack]
    adds = [o for o in options if o.verb == "add"]
    beyond = any(d > attack for d in defence.values())
    if reach and not (adds and beyond):
        return reach
    return [*reach, *adds] or options


# ── what is looked at ────────────────────────────────────────────────────────────────────────

FEATURES = (
    "prospects", "points", "track", "deck", "deck_now", "cards", "village", "made", "buildings", "exposed", "hall",
    "missions", "missions_done", "bonuses", "turn", "purse", "guards", "pending", "tokens", "dragon",
)  # fmt: skip


def measure(s: Wild) -> list[list[float]]:
    """What is looked at, for every seat."""
    left = max(0.4, (s.goal - max(s.vp)) / PACE)
    decks = [_cards_of(s, seat) for seat in range(s.seats)]
    bonuses, pending = _bonuses(s, decks), _pending(s)
    return [_seat(s, seat, left, decks[seat], bonuses[seat], pending.get(seat, 0.0)) for seat in range(s.seats)]


def _seat(s: Wild, seat: int, left: float, deck: list[int], bonus: float, pending: float) -> list[float]:
    plan, acting = _plan(s.box, s.built[seat]), s.turn == seat
    worths, parts = _worths(s.box), _parts(s, seat, left, deck)
    _, in_deck, village, missions, now = parts
    return [
        sum(parts) + bonus + pending, s.vp[seat], s.steps[seat], in_deck,
        sum(map(worths.__getitem__, deck)) / max(1, len(deck)), len(deck), village, plan.made,
        s.built[seat].bit_count(), plan.exposed, s.hall_shown(seat), missions, len(s.missions[seat]), bonus,
        now if acting else 0.0, sum(budget(s, seat)) if acting else 0.0,
        0.0 if acting else _guarded(s, seat), pending,
        s.loose_beer[seat] + s.loose_gold[seat], s.dragon >> seat & 1,
    ]  # fmt: skip


class WildJudgement(Judgement[Wild]):
    """What a decent player thinks of it."""

    skills = (Skill(0.25, lapse=0.17), Skill(0.13), Skill(0.055), Skill(passes=2, lapse=0.93))

    features = FEATURES
    trusted = ("prospects",)
    measure = staticmethod(measure)

    def progress(self, s: Wild) -> float:
        """By the points of the leader."""
        return min(1.0, max(s.vp) / s.goal)

    def begins(self, s: Wild, ask: Ask[Wild], last: int) -> bool:
        """A turn begins when another acts; who defends does not."""
        return isinstance(ask, Turn) and ask.seat != last

    worlds = 1
    value = staticmethod(value)
    sensible = staticmethod(sensible)
    rests = staticmethod(rests)
