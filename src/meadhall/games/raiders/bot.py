"""What a decent player values in Viking Raiders, and what it does not think twice about."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.judgement import Judgement, Skill
from meadhall.core.option import Option
from meadhall.core.step import Ask
from meadhall.games.raiders.advice import plan
from meadhall.games.raiders.cards import ITEM
from meadhall.games.raiders.features import FEATURES, measure, progress
from meadhall.games.raiders.options import NOTHING
from meadhall.games.raiders.scoring import goal, totals
from meadhall.games.raiders.state import Act, Raiders, items_of
from meadhall.games.raiders.steps.actions import Drop, Exchange, Fire, Recall, Spy, Under, Vision
from meadhall.games.raiders.steps.market import KeepAbility, LoseShip
from meadhall.games.raiders.steps.pay import Pay, Trade
from meadhall.games.raiders.steps.raid import Hire, chance, protection
from meadhall.games.raiders.steps.react import fenrir_of, standing
from meadhall.games.raiders.steps.turn import Main, Offer, Offered
from meadhall.games.raiders.worth import ABILITIES, UNIT, keeping, worth, worths

CARD = 0.4  #: a hand card nobody knows
UNSEEN = 1.2  #: a Market card nobody knows
SURPLUS = 0.15  #: a VP beyond the target: it still shields the others
RIVAL = 0.55  #: how much the best rival's prospects weigh
FIELD = 0.12  #: and everybody else's
WON = 40.0

#: Hand cards that an Action brings its player, and what it costs each opponent.
BRINGS = {"draw": 3.0, "look": 2.4, "take": 2.0, "spy": 1.3, "exchange": 1.3, "recall": 1.8, "fire": 1.6, "buys": 0.9}
ITEM_AT_RISK = 0.12  #: what an item on the table adds to Second Wind

Vp = list[tuple[int, int, int]]


class RaidersJudgement(Judgement[Raiders]):
    """What a decent player thinks of it."""

    worlds = 1
    lookahead = 0
    skills = (Skill(1.1, lapse=0.34), Skill(0.2, lapse=0.07), Skill(0.05), Skill(passes=6))

    features = FEATURES
    trusted = ("value",)
    progress = staticmethod(progress)

    def measure(self, s: Raiders) -> list[list[float]]:
        return measure(s, value)

    def begins(self, s: Raiders, ask: Ask[Raiders], last: int) -> bool:
        """A turn begins when another may buy and act; who reacts does not."""
        return isinstance(ask, (Main, Offer)) and ask.seat != last

    def value(self, s: Raiders, seat: int) -> float:
        return value(s, seat)

    def sensible(self, s: Raiders, ask: Ask[Raiders], options: Sequence[Option]) -> Sequence[Option]:
        return sensible(s, ask, options)


def value(s: Raiders, seat: int) -> float:
    """The own prospects less the rivals', with what is announced but not resolved counted by its chances."""
    hire = next((x for x in s.stack if isinstance(x, Hire)), None)
    if hire is not None:
        return _raid(s, seat, hire.act, hire.guards + hire.hired(s))
    if not s.act or not standing(s.chain, s.box.berserker)[0]:
        return _judge(s, seat, s.vp, [0.0] * len(s.vp))
    deed = s.box.kinds[s.act[0]].deed
    assert deed is not None
    if deed.do == "raid":
        return _raid(s, seat, s.act, protection(s, s.act, fenrir_of(s)))
    return _announced(s, seat, s.act, deed.do)


def _raid(s: Raiders, seat: int, act: Act, guards: int) -> float:
    """RAIDERS-8.19: each item is as likely as the others."""
    kind, raider, victim, category = act
    deed = s.box.kinds[kind].deed
    assert deed is not None
    items = items_of(s, victim, category)
    won_at_all = chance(s, victim, len(items), guards)
    won, lost = [0.0] * len(s.vp), [0.0] * len(s.vp)
    won[raider] = CARD * (deed.won_draw + deed.won_take)
    lost[raider] = CARD * (deed.lost_draw + deed.lost_take)
    total = 0.0
    for vp in {s.box.kinds[s.box.kind[c]].vp for c in items}:
        share = won_at_all * sum(s.box.kinds[s.box.kind[c]].vp == vp for c in items) / len(items)
        total += share * _judge(s, seat, _moved(s, raider, victim, category, vp), won)
    return total + (1 - won_at_all) * _judge(s, seat, s.vp, lost)


def _moved(s: Raiders, taker: int, giver: int, category: int, vp: int) -> Vp:
    """VP if so many went from one place to another; -1 = nobody."""
    found = list(s.vp)
    for place, by in ((taker, vp), (giver, -vp)):
        if place >= 0:
            old = list(found[place])
            old[category] += by
            found[place] = (old[0], old[1], old[2])
    return found


def _announced(s: Raiders, seat: int, act: Act, do: str) -> float:
    """Actions other than raids."""
    _, actor, place, named = act
    extra = [0.0] * len(s.vp)
    extra[actor] = CARD * BRINGS.get(do, 0.0)
    vp: Vp = list(s.vp)
    if do in ("steal", "destroy", "favour"):
        ware = s.box.kinds[named]
        taker = -1 if do == "destroy" else actor
        if ware.family == ITEM:
            vp = _moved(s, taker, place, ware.category, ware.vp)
        else:
            for who, sign in ((taker, 1.0), (place, -1.0)):
                if who >= 0:
                    extra[who] += sign * ABILITIES.get(ware.id, 0.0)
    elif do == "snatch":
        ships = items_of(s, place, 0)
        vp = _moved(s, actor, place, 0, round(sum(s.box.kinds[s.box.kind[c]].vp for c in ships) / len(ships)))
    elif do in ("take", "spy"):
        extra[place] -= CARD * BRINGS[do]
    elif do in ("plunder", "curse", "pool"):
        _hands_change(s, actor, do, extra)
    return _judge(s, seat, vp, extra)


def _hands_change(s: Raiders, actor: int, do: str, extra: list[float]) -> None:
    cards = [len(h) for h in s.hands]
    if do == "pool":
        share = (sum(cards) - 2) / s.seats
        for p in range(s.seats):
            extra[p] += CARD * (share + 2.0 * (p == actor) - cards[p])
        return
    for p in range(s.seats):
        if p != actor:
            lost = min(cards[p], 2 if do == "curse" else 1)
            extra[p] -= CARD * lost
            extra[actor] += CARD * lost if do == "plunder" else 0.0


# ── how good things are ──────────────────────────────────────────────────────────────────────


def _judge(s: Raiders, seat: int, vp: Vp, extra: list[float]) -> float:
    if s.winner >= 0:
        return WON if s.winner == seat else -WON
    mine = _own(s, seat, vp[seat]) + extra[seat]
    rivals = [_seen(s, p, vp[p]) + extra[p] for p in range(len(vp)) if p != seat]
    return mine - RIVAL * max(rivals) - FIELD * sum(rivals)


def _seen(s: Raiders, place: int, vp: Sequence[int]) -> float:
    """A rival's prospects, by what everybody sees."""
    hand = 0.0 if place == s.clan else CARD * len(s.hands[place])
    return _prospects(vp, goal(s, place)) + _powers(s, place) + hand


def _prospects(vp: Sequence[float], need: int) -> float:
    """VP that are still short of the target, worth more the nearer the end: a lower target is as good as VP."""
    short = sum(need - v for v in vp if v < need)
    surplus = sum(v - need for v in vp if v > need)
    if short <= 0:
        return WON
    return SURPLUS * surplus - short + 3.0 / (1 + short)


def _powers(s: Raiders, place: int) -> float:
    return ability(s, place, s.box.kinds[s.ability[place]].id) if s.ability[place] >= 0 else 0.0


def ability(s: Raiders, place: int, id: str) -> float:
    """What an ability is worth to somebody, by what everybody sees."""
    found = ABILITIES.get(id, 0.0)
    return found + ITEM_AT_RISK * sum(s.num[place]) if id == "second_wind" else found


def _own(s: Raiders, seat: int, vp: Sequence[int]) -> float:
    """The own prospects: hidden VP and the hand."""
    hidden = [t - v for t, v in zip(totals(s, seat), s.vp[seat], strict=True)]
    with_hidden = [v + h for v, h in zip(vp, hidden, strict=True)]
    of, each = s.box.kind, worths(s.box)
    hand = sum([each[of[c]] for c in s.hands[seat]])
    return _prospects(with_hidden, goal(s, seat)) + _powers(s, seat) + hand


# ── what needs no thought ────────────────────────────────────────────────────────────────────


def sensible(s: Raiders, ask: Ask[Raiders], options: Sequence[Option]) -> Sequence[Option]:
    """Small choices are made by rule of thumb: how to pay, what to keep, what to give up."""
    if isinstance(ask, (Main, Fire)):
        return [o for o in options if o.verb != "pay" and (o.verb != "black" or _black_is_cheap(s, ask.seat))]
    if isinstance(ask, Pay):
        return [_next_payment(s, ask, options)]
    if isinstance(ask, (Trade, Drop, LoseShip)):
        return [min(options, key=lambda o: keeping(s, ask.seat, o.a))]
    if isinstance(ask, (Vision, Offered, Spy, Recall, KeepAbility)):
        return [max(options, key=lambda o: keeping(s, ask.seat, o.a))]
    if isinstance(ask, Under):
        return options[:1]
    if isinstance(ask, Offer):
        return [s.box.opt.draw]
    if isinstance(ask, Exchange):
        poor = [o for o in options if o.verb == "drop" and keeping(s, ask.seat, o.a) < UNIT + 0.02]
        return poor[:1] or ([s.box.opt.done] if s.box.opt.done in options else options[:1])
    if isinstance(ask, Hire):
        return _hiring(s, options)
    return options


def _black_is_cheap(s: Raiders, seat: int) -> bool:
    """An unseen card must not cost more than it will bring on average, whatever an imagined one would bring."""
    paying = plan(s, seat, NOTHING, 0)
    return sum(keeping(s, seat, k) for k in (*paying.use, *paying.traded)) < UNSEEN


def _next_payment(s: Raiders, ask: Pay, options: Sequence[Option]) -> Option:
    """The suggestion, card by card."""
    paying = plan(s, ask.seat, ask.what, ask.less)
    wanted = [s.box.opt.use[k] for k in paying.use] + [s.box.opt.cheap_trade, s.box.opt.trade]
    return next((o for o in wanted if o in options), options[0])


def _hiring(s: Raiders, options: Sequence[Option]) -> Sequence[Option]:
    uses = sorted((o for o in options if o.verb == "use"), key=lambda o: worth(s, o.a))
    found = [o for o in options if o is s.box.opt.done] + uses[:1]
    return found or options
