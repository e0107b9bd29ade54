"""Attack and defence in words."""

from __future__ import annotations

from meadhall.core.drawing import Look
from meadhall.core.option import Option
from meadhall.core.paint import offer
from meadhall.core.scene import Choice
from meadhall.core.step import Ask
from meadhall.core.text import Seat, Text
from meadhall.games.wild.faces import card_note, draco_note
from meadhall.games.wild.names import TOKEN_WORDS, kind_name, site_name, slot_thing, things_of
from meadhall.games.wild.previews import beating, change, defending, gathered_value, guarded
from meadhall.games.wild.shapes import AimData
from meadhall.games.wild.state import Wild
from meadhall.games.wild.steps.attack import Muster
from meadhall.games.wild.steps.defence import Guard, RemoveAttacker
from meadhall.games.wild.steps.targets import attack_value


def at(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    """A target, with the odds: known defence, unknown hand."""
    assert isinstance(ask, Muster)
    if o.a >= s.box.opt.draco:
        return _at_monster(s, ask, o, look)
    defender, slot = divmod(o.a, s.box.opt.per_seat)
    label = look.say(f"option-{o.verb}", target=site_name(s, defender, slot), rival=Seat(defender))
    value, defence = gathered_value(s, ask.seat, ask.gathered(s)), s.defence(defender, slot)
    verdict = look.say("preview-enough" if value >= defence else "preview-too-weak")
    things = [slot_thing(s, defender, slot)]
    if o.verb == "also":
        things.append(f"staged:{ask.seat}")  # pointing at the target alone means the plain attack
    return offer(o, label, *things, note=_odds(value, defence, look),
                 remarks=[verdict, *_target_remarks(s, defender, slot, look)],
                 data=AimData(enough=value >= defence))  # fmt: skip


def _at_monster(s: Wild, ask: Muster, o: Option, look: Look) -> Choice:
    """WILD-16.8: nobody defends Draco or Undead."""
    say, opt = look.say, s.box.opt
    if o.a == opt.draco:
        undead, defence, things = None, s.box.draco_defence, ["draco"]
        label, prize = say("option-at-draco"), draco_note(s.box, say)
    else:
        kind = next(k for k, t in opt.undead.items() if t == o.a)
        undead, things = s.box.cards[kind], things_of(s, s.row, kind)
        label, prize, defence = say.text(kind_name(s, kind)), card_note(undead, s.box, say), undead.defence
    value = gathered_value(s, ask.seat, ask.gathered(s))
    verdict = say("preview-enough-sure" if value >= defence else "preview-too-weak-sure")
    return offer(o, label, *things, note=_odds(value, defence, look), preview=beating(s, ask, undead, look),
                 remarks=[verdict, prize], data=AimData(enough=value >= defence))  # fmt: skip


def _odds(value: int, defence: int, look: Look) -> str:
    """Value against value; equality is enough (WILD-12.3)."""
    return look.say("note-enough" if value >= defence else "note-too-weak", value=value, defence=defence)


def _target_remarks(s: Wild, defender: int, slot: int, look: Look) -> list[str]:
    """What it would bring; whether it does is up to the defender."""
    box, say = s.box, look.say
    lines = [say("preview-hand", rival=Seat(defender), n=len(s.hands[defender]))]
    if slot == box.hall_slot:
        hall = box.halls[s.halls[defender]]
        vp, favour = hall.vp, hall.favour
    else:
        building = box.buildings[slot // box.per_type]
        vp, favour = building.vp, 0
        if building.pillage >= 0 and s.stored[defender][slot]:
            lines.append(say("preview-loot", what=Text(TOKEN_WORDS[building.pillage])))
    if vp:
        lines.append(say("reward-vp", vp=vp))
    if favour:
        lines.append(say("reward-favour", n=favour))
    return lines


def lay(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    assert isinstance(ask, Guard)
    card = s.box.cards[o.a]
    things = things_of(s, s.hands[ask.seat], o.a)
    label = look.say("option-lay", card=kind_name(s, o.a))
    if card.removes:
        return offer(o, label, *things, note=look.say(f"fx-remove-{card.removes}"))
    more = card.defend + card.wave
    preview = change(s, ask.seat, "defence", more, look)
    return offer(o, label, *things, note=_verdict(s, ask, more, look), preview=preview)


def stand(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    assert isinstance(ask, Guard)
    staged = len(s.staged[ask.seat])
    falls = guarded(s, ask) <= attack_value(s, ask.rival, ask.cards, ask.boosted)
    key = "option-stand-with" if staged else "option-stand" if falls else "option-stand-firm"
    return offer(o, look.say(key, n=staged), "fight", note=_verdict(s, ask, 0, look), preview=defending(s, ask, look))


def _verdict(s: Wild, ask: Guard, extra: int, look: Look) -> str:
    """WILD-15.5, 15.6: only more than the attack holds, and the attack is known when the traps are sprung."""
    staged = [s.box.cards[s.box.kind_of[c]] for c in s.staged[ask.seat]]
    if any(card.removes for card in staged):
        return look.say("note-traps")
    defence = guarded(s, ask) + extra
    value = attack_value(s, ask.rival, ask.cards, ask.boosted)
    vp = s.box.repel_vp * sum(s.box.cards[s.box.kind_of[c]].attacks for c in ask.cards)
    return look.say("verdict-holds" if defence > value else "verdict-falls", defence=defence, value=value, vp=vp)


def remove(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    assert isinstance(ask, RemoveAttacker)
    things = things_of(s, [c for c in ask.fight.cards if c not in ask.fight.removed], o.a)
    return offer(o, look.say("option-remove", card=kind_name(s, o.a)), *things)


def boost(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    note = look.say("note-plus", n=s.box.attack[o.a])
    return offer(o, look.say("option-boost", card=kind_name(s, o.a)), *things_of(s, s.play[ask.seat], o.a), note=note)
