"""What every message between page and server has in common."""

from __future__ import annotations

import msgspec


class ClientMessage(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """What a page may say."""


class ServerMessage(msgspec.Struct, tag_field="type", frozen=True):
    """What the server says."""
