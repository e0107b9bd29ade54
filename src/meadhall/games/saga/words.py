"""Questions and options of Vikings Saga in words, with the things they concern."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from meadhall.core.drawing import Look, kebab
from meadhall.core.option import Option
from meadhall.core.paint import offer
from meadhall.core.scene import Choice
from meadhall.core.step import Ask
from meadhall.core.text import Arg, Text, text
from meadhall.core.zones import find
from meadhall.games.saga import previews
from meadhall.games.saga.faces import card_text, icon_text
from meadhall.games.saga.landings import Landing, landings
from meadhall.games.saga.shapes import LandsData
from meadhall.games.saga.state import SagaState
from meadhall.games.saga.steps.actions import ThorPicks, of_the_shield
from meadhall.games.saga.steps.buying import Buy, price, surcharge
from meadhall.games.saga.steps.cards import FREE, FromMarket, cost, thing
from meadhall.games.saga.steps.departing import Send
from meadhall.games.saga.steps.flipping import PayOrRefuse, SkrymirLook
from meadhall.games.saga.steps.landing import LoseViking
from meadhall.games.saga.steps.replacing import LeaveOrStay, UseDrawAction
from meadhall.games.saga.steps.resolving import MoveOrAct
from meadhall.games.saga.steps.turns import Lay

#: Questions about cards that lie nowhere in sight: the table lays them out for the one who is asked.
SHOWN = ("KeepGod", "ThorPicks", "NjordFetches", "SkrymirOrder")


def title(s: SagaState, ask: Ask[SagaState], look: Look) -> tuple[str, str]:
    """A question, and a line under it."""
    key = f"ask-{kebab(ask)}"
    note = f"{key}-note" if s.mode[0] != "tutorial" else _guide(s, ask, look)
    args = about(s, ask)
    return look.say(key, **args), look.say(note, **args)


def _guide(s: SagaState, ask: Ask[SagaState], look: Look) -> str:
    """SAGA-22: the tutorial explains itself as it goes: the first two turns in more words."""
    name = kebab(ask)
    for key in (f"guide-{name}-{s.turn}", f"guide-{name}"):
        if look.say.has(key):
            return key
    return f"ask-{name}-note"


def about(s: SagaState, ask: Ask[SagaState]) -> dict[str, Arg]:
    """What the texts of questions may name."""
    found: dict[str, Arg] = {"gold": s.players[ask.seat].gold}
    for field in ("number", "n", "left", "cards", "vp"):
        found[field] = getattr(ask, field, 0)
    found["amount"] = getattr(ask, "gold", 0)
    found["gods"], found["seen"] = len(s.gods), s.box.gods_seen
    if s.row:
        card = s.flipped
        found["card"], found["toll"], found["worth"] = card.name, card.gold, card.vp
        found["by"], found["top"] = card.by, card.cards
    if isinstance(ask, Buy):
        found["more"] = surcharge(ask.number)
    if isinstance(ask, FromMarket):
        found["cost"], found["into"] = "free" if ask.price == FREE else "paid", ask.to
    if isinstance(ask, UseDrawAction):
        found["card"] = Text(s.box.cards[ask.kind].id)
    if isinstance(ask, MoveOrAct):
        found["acts"] = sum(o.verb == "use" for o in ask.options(s))
    if isinstance(ask, LeaveOrStay):
        found["slide"] = _next_slide(s, ask.seat)
    if s.journey:
        found["at"] = s.slide + s.players[ask.seat].place
        found["first"] = s.course.first
        found["loss"] = s.course.loss
        found["last"] = s.course.last
    found["chapter"] = len(s.journey) + 1
    return found


def _next_slide(s: SagaState, seat: int) -> Text:
    """SAGA-7.15, 18.22: whoever has seen the next movement card knows its number."""
    if s.pile and s.known[seat] >> s.pile[-1] & 1:
        return text("slide-foreseen", n=s.box.moves[s.pile[-1] - s.box.first_move].number)
    return Text("slide-unknown")


def choice(s: SagaState, ask: Ask[SagaState], o: Option, look: Look) -> Choice:
    """An option in words."""
    return _BY_VERB.get(o.verb, _plain)(s, ask, o, look)


# ── by card ──────────────────────────────────────────────────────────────────────────────────


def _card(s: SagaState, ask: Ask[SagaState], o: Option, look: Look) -> Choice:
    """An option that names a kind of card; what the card says stands in the option where few are offered."""
    card = s.box.cards[o.a]
    says = look.say.text(card_text(card))
    sends = o.verb == "send" or isinstance(ask, ThorPicks)
    few = o.verb in ("use", "keep", "copy")
    return offer(
        o,
        look.say(f"option-{o.verb}", card=Text(card.id)),
        *_cards(s, ask, o),
        note=says if few else "",
        preview=previews.saved(s, ask.seat, card, look) if sends else [],
        remarks=[] if few else [says],
        rule=card.rule,
    )


def _cards(s: SagaState, ask: Ask[SagaState], o: Option) -> list[str]:
    p = s.players[ask.seat]
    if type(ask).__name__ in SHOWN:
        return [f"seen:{s.box.cards[o.a].name}"]
    if isinstance(ask, UseDrawAction):
        piles = [p.lineup]
    elif o.verb == "copy":
        piles = [q.lineup for q in s.players if q is not p]
    elif isinstance(ask, (Send, LoseViking)) or o.verb in ("use", "first") or type(ask).__name__ == "Recall":
        piles = [p.lineup]
    else:
        piles = [p.valhalla] if type(ask).__name__ == "HelReleases" else [p.hand]
    return [thing(s, c) for pile in piles for c in pile if s.box.kind[c] == o.a]


def _lay(s: SagaState, ask: Ask[SagaState], o: Option, look: Look) -> Choice:
    """Where the card lands, and what that brings; then what the card says."""
    found = _card(s, ask, o, look)
    lands = landings(s, ask.seat, o.a, look.say)
    found["data"] = LandsData(lands=[x.data() for x in lands])
    found["note"] = _where(s, lands, look)
    p = s.players[ask.seat]
    if isinstance(ask, Lay) and ask.left == 1 and not p.laid:
        x = previews.expected(s, ask.seat, [find(s.box.kind, p.hand, o.a)])
        found["preview"] = previews.promised(s, ask.seat, x, look)
    action = s.box.cards[o.a].action
    says = found.get("remarks", []) if action is not None else []
    if s.bifrost and action is not None and of_the_shield(action):
        says = [*says, look.say("why-no-shield")]
    found["remarks"] = [*(line for x in lands for line in _lines(x, look)), *says]
    return found


def _where(s: SagaState, lands: Sequence[Landing], look: Look) -> str:
    """To which spaces, or off what the pawns stand on."""
    to = " / ".join(str(x.to) for x in lands if not x.off)
    ways = [look.say("note-to", to=to)] if to else []
    if any(x.off for x in lands):
        ways.append(look.say("note-off", on=s.afloat))
    return " / ".join(ways)


def _lines(x: Landing, look: Look) -> list[str]:
    what = ", ".join(x.lines) or look.say("preview-nothing")
    return [look.say("preview-lands-off" if x.off else "preview-lands", to=x.to, what=what)]


def _market(s: SagaState, ask: Ask[SagaState], o: Option, look: Look) -> Choice:
    card = s.box.cards[o.a]
    gold = price(s, o.a, ask.number) if isinstance(ask, Buy) else 0
    if isinstance(ask, FromMarket):
        gold = cost(s, o.a, ask.price)
    told = (_paying(s, ask, o, gold, look), previews.newcomer(s, ask, look))
    return offer(
        o,
        look.say(f"option-{o.verb}", card=Text(card.id)),
        f"goods:{card.name}",
        note=look.say("note-price", gold=gold) if gold else look.say("note-free"),
        preview=[line for promised, _ in told for line in promised],
        remarks=[look.say.text(card_text(card)), *(line for _, remarks in told for line in remarks)],
        rule=ask.rule,
    )


def _paying(s: SagaState, ask: Ask[SagaState], o: Option, gold: int, look: Look) -> previews.Told:
    """What is left after paying, where anything is paid and can be."""
    left = s.players[ask.seat].gold - gold
    if not gold or left < 0:
        return [], []
    if isinstance(ask, Buy):
        return previews.purchase(s, ask, o, look)
    return [], [look.say("preview-gold-left", gold=left)]


# ── moving, leaving, icons ───────────────────────────────────────────────────────────────────


def _move(s: SagaState, ask: Ask[SagaState], o: Option, look: Look) -> Choice:
    x = Landing(s, ask.seat, o.a, True, look.say)
    onto = f"space:{x.to}" if 0 <= x.to < s.box.spaces else f"pawn:{ask.seat}"
    label = look.say("option-move-back" if o.a < 0 else "option-move", n=abs(o.a))
    preview = previews.promised(s, ask.seat, previews.outcome(s, ask.seat, o.a), look)
    return offer(o, label, onto, note=_where(s, [x], look), preview=preview, remarks=_lines(x, look), rule="SAGA-6.7",
                 data=LandsData(lands=[x.data()]))  # fmt: skip


def _icon(s: SagaState, ask: Ask[SagaState], o: Option, look: Look) -> Choice:
    icon = s.box.icon[o.id.removeprefix("icon:")]
    at = s.slide + s.players[ask.seat].place
    return offer(o, look.say.text(icon_text(icon)), f"space:{at}", rule="SAGA-7.5")


def _none(s: SagaState, ask: Ask[SagaState], o: Option, look: Look) -> Choice:
    if not isinstance(ask, Lay):
        return _plain(s, ask, o, look)
    x = Landing(s, ask.seat, 0, False, look.say)
    preview = previews.promised(s, ask.seat, previews.outcome(s, ask.seat, 0, moved=False), look)
    remarks = _lines(x, look)
    return offer(o, look.say("option-rest"), f"pawn:{ask.seat}", preview=preview, remarks=remarks, rule="SAGA-20.10")


def _choose(s: SagaState, ask: Ask[SagaState], o: Option, look: Look) -> Choice:
    course = s.box.courses[o.a]
    realm = Text(s.box.realms[course.realm]) if course.realm >= 0 else Text(f"group-{course.group}")
    name = look.say.text(Text(course.id))
    return offer(o, name, f"course:{course.id}", note=look.say.text(realm), rule=ask.rule)


def _peek(s: SagaState, ask: Ask[SagaState], o: Option, look: Look) -> Choice:
    """SAGA-7.16: of an empty pile nothing is shown, and it is not shuffled anew for it."""
    note = "" if s.pile else look.say("note-peek-empty")
    return offer(o, look.say("option-peek"), "pile", note=note, rule="SAGA-7.15")


def _plain(s: SagaState, ask: Ask[SagaState], o: Option, look: Look) -> Choice:
    key, args = o.id.replace(":", "-"), about(s, ask)
    special = f"option-{key}-{kebab(ask)}"
    label = look.say(special if look.say.has(special) else f"option-{key}", **args)
    note = look.say(f"note-{o.id}", **args) if isinstance(ask, LeaveOrStay) and look.say.has(f"note-{o.id}") else ""
    if not isinstance(ask, PayOrRefuse):
        return offer(o, label, *_concerns(ask, o), note=note)
    preview = previews.payment(s, ask, o, look) if o is s.box.opt.pay else []
    return offer(o, label, *_concerns(ask, o), note=note, preview=preview, rule=ask.rule)


def _concerns(ask: Ask[SagaState], o: Option) -> list[str]:
    """What a plain answer is about."""
    seat = ask.seat
    if o.id == "look":
        return [f"draw:{seat}"] if isinstance(ask, SkrymirLook) else ["gods"]
    return {"leave": [f"pawn:{seat}"], "stay": ["trail"], "draw": [f"draw:{seat}"], "flip": ["gods"],
            "pay": [f"purse:{seat}"], "waive": [f"purse:{seat}"], "gain:gold": [f"purse:{seat}"],
            "gain:vp": [f"score:{seat}"]}.get(o.id, [])  # fmt: skip


_BY_VERB: dict[str, Callable[[SagaState, Ask[SagaState], Option, Look], Choice]] = {
    **dict.fromkeys(("use", "tuck", "send", "keep", "pick", "lose", "first", "copy"), _card),
    "lay": _lay,
    "buy": _market,
    "take": _market,
    "move": _move,
    "icon": _icon,
    "none": _none,
    "choose": _choose,
    "peek": _peek,
}
