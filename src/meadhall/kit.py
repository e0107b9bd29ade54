"""What the writer of a game needs, under one roof: `from meadhall.kit import Ask, Game, Painter`."""

from __future__ import annotations

from meadhall.core.content import Box, Content, Entry
from meadhall.core.drawing import Drawing, Look, tried
from meadhall.core.game import Credits, Game, Result, Variant
from meadhall.core.judgement import Judgement
from meadhall.core.leaflet import Leaflet
from meadhall.core.option import Option, Options
from meadhall.core.paint import Painter, chip, offer, promise
from meadhall.core.refusal import Reason, reason
from meadhall.core.scene import Choice, Promise, Scene, ScoreRow, SeatLook
from meadhall.core.state import Part, State
from meadhall.core.step import Ask, Informed, Menu, Step, Wide, numbers, pick
from meadhall.core.text import Seat, Text, text
from meadhall.core.zones import Sight, Zone, find, forget, knows, learn, move, shuffle

__all__ = [
    "Ask", "Box", "Choice", "Content", "Credits", "Drawing", "Entry", "Game", "Informed", "Judgement", "Leaflet",
    "Look", "Menu", "Option", "Options", "Painter", "Part", "Promise", "Reason", "Result", "Scene", "ScoreRow", "Seat",
    "SeatLook", "Sight", "State", "Step", "Text", "Variant", "Wide", "Zone", "chip", "find", "forget", "knows", "learn",
    "move", "numbers", "offer", "pick", "promise", "reason", "shuffle", "text", "tried",
]  # fmt: skip
