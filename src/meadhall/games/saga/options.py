"""All that may be chosen in Vikings Saga: options are named by kind and meaning, never by piece."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.option import Option, Options

#: No pawn moves further at once than two cards and the ice spirits can carry it.
FURTHEST = 60


class SagaOptions:
    """Rows are by kind of card: `lay[k]`."""

    __slots__ = (
        "buy", "choose", "copy", "done", "draw", "first", "flip", "icon", "keep",
        "lay", "leave", "look", "lose", "move", "none", "pass_", "pay", "peek",
        "pick", "random", "refuse", "send", "stay", "take", "take_gold", "take_token", "take_vp", "tuck", "use",
        "waive",
    )  # fmt: skip

    def __init__(self, o: Options, cards: Sequence[str], courses: Sequence[str], icons: Sequence[str]) -> None:
        self._name_cards(o, cards)
        self.choose = tuple(o.add(f"choose:{name}", i) for i, name in enumerate(courses))
        self.move = {n: o.add(f"move:{n}", n) for n in range(-FURTHEST, FURTHEST + 1)}
        self.icon = {token: o.add(f"icon:{token}", i) for i, token in enumerate(icons)}
        self.take_gold, self.take_vp = o.add("gain:gold"), o.add("gain:vp")
        self.pass_, self.none, self.done, self.draw = o.add("pass"), o.add("none"), o.add("done"), o.add("draw")
        self.look, self.peek, self.refuse = o.add("look"), o.add("peek"), o.add("refuse")
        self.take_token = o.add("take-token")
        self.leave, self.stay = o.add("leave"), o.add("stay")
        self.pay, self.waive, self.random, self.flip = o.add("pay"), o.add("waive"), o.add("random"), o.add("flip")

    def _name_cards(self, o: Options, cards: Sequence[str]) -> None:
        def row(verb: str) -> tuple[Option, ...]:
            return tuple(o.add(f"{verb}:{name}", k) for k, name in enumerate(cards))

        self.buy, self.lay, self.use, self.tuck = row("buy"), row("lay"), row("use"), row("tuck")
        self.send, self.take, self.keep, self.pick = row("send"), row("take"), row("keep"), row("pick")
        self.lose, self.first, self.copy = row("lose"), row("first"), row("copy")
