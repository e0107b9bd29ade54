"""Drawing and playing occupations (ODIN section 12), and drawing weapons."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.option import Option
from meadhall.core.text import Text
from meadhall.core.zones import move
from meadhall.games.odin import items as I
from meadhall.games.odin.occupations.compile import HOOKS
from meadhall.games.odin.occupations.hooks import bit
from meadhall.games.odin.state import DECK, HAND, PLAYED_CARDS, Odin
from meadhall.games.odin.steps.clauses import Answer, become, gain
from meadhall.games.odin.steps.menu import DEEDS, H_ANYTIME
from meadhall.games.odin.steps.ops import OPS, SPACE, Args, Operation, always
from meadhall.games.odin.steps.question import Own
from meadhall.games.odin.supply import draw_weapons
from meadhall.games.odin.told import amount

H_DRAW = bit("draw_occupation-instead")
H_BECOME = bit("become")


# ── occupations (section 12) ─────────────────────────────────────────────────────────────────


def draw_do(s: Odin, seat: int, args: Args, source: int) -> None:
    """ODIN-12.3, 12.7: draw a dark card; with card 99 one from hand may be played instead."""
    if not s.deck:
        return
    p = s.players[seat]
    if p.hooks & H_DRAW and p.hand:
        s.push(PlayCard(seat, 1, 1, 0))
    else:
        draw_card(s, seat)


def draw_card(s: Odin, seat: int) -> None:
    """A dark card into the hand (ODIN-14.6: nothing if there is none)."""
    if s.deck:
        card = s.deck[-1]
        move(s, card, DECK, 0, HAND, seat)
        if s.players[seat].hooks & H_ANYTIME and any(s.box.plays >> o.a & 1 for o in DEEDS["use"].legal(s, seat)):
            s.players[seat].quiet = 0  # it may be played
        if s.log is not None:
            shown = s.box.cards[card]
            s.tell("draws-card", seat, "ODIN-12.3", (f"card:{shown.number}",), only=(seat,), card=Text(shown.id))


def play_can(s: Odin, seat: int, args: Args) -> bool:
    """A card in hand, besides those that plays under way still need."""
    hand = s.players[seat].hand
    return bool(hand) and len(hand) > sum(isinstance(step, PlayCard) and step.needs(seat) for step in s.stack)


def play_do(s: Odin, seat: int, args: Args, source: int) -> None:
    """Ask which card; where a space gives something besides, none need be played (ODIN-6.6)."""
    besides = source == SPACE and any(b.gain for b in s.box.spaces[s.frames[-1].space].branches)
    s.push(PlayCard(seat, 0, args[0], int(besides)))


class PlayCard(Own):
    """ODIN-12.4 to 12.6: play cards from hand, one after the other; with `instead` a card may be drawn (card 99)."""

    instead: int
    left: int
    enough: int
    rule = "ODIN-12.5"

    def candidates(self, s: Odin) -> Sequence[Option]:
        opt = s.box.opt
        cards = [opt.card[c] for c in sorted(s.players[self.seat].hand)]
        return [*cards, opt.done] if self.enough or self.instead else cards

    def needs(self, seat: int) -> bool:
        """Must that player play a card here?"""
        return self.seat == seat and not self.enough and not self.instead

    def choose(self, s: Odin, o: Option) -> None:
        if o.verb == "done":
            if self.instead:
                draw_card(s, self.seat)
            return
        if self.left > 1 and len(s.players[self.seat].hand) > 1:
            s.push(PlayCard(self.seat, 0, self.left - 1, 2))
        play_card(s, self.seat, o.a)


def play_card(s: Odin, seat: int, card: int) -> None:
    """ODIN-12.9, 12.10, 12.19: it lies open; its immediate clauses are carried out completely."""
    p = s.players[seat]
    move(s, card, HAND, seat, PLAYED_CARDS, seat)
    p.quiet = 0
    p.hooks |= s.box.cards[card].hooks
    if s.frames:
        s.frames[-1].played += 1
    if s.log is not None:
        c = s.box.cards[card]
        s.tell("plays-card", seat, "ODIN-12.9", (f"card:{c.number}",), card=Text(c.id))
    if s.box.cards[card].hooks & H_BECOME:
        become(s, seat)
    now = [c.number for c in s.box.cards[card].clauses if HOOKS[c.hooks[0]] == "play"]
    for n in reversed(now):
        s.push(Answer((n,), seat))


def weapons_do(s: Odin, seat: int, args: Args, source: int) -> None:
    """ODIN-9.37: cards from the draw pile."""
    drawn = draw_weapons(s, seat, args[0])
    s.players[seat].quiet = 0
    if s.log is not None:
        for item in drawn:
            s.tell("draws-weapon", seat, "ODIN-9.37", what=amount(I.NAMES[item], 1))


def wood_per_player_do(s: Odin, seat: int, args: Args, source: int) -> None:
    """ODIN-9.11, 16.10."""
    gain(s, seat, I.WOOD, args[0] * s.seats, source)


OPS.update(
    {
        "draw": Operation(always, draw_do),
        "play": Operation(play_can, play_do),
        "weapons": Operation(always, weapons_do),
        "wood_per_player": Operation(always, wood_per_player_do),
    }
)
