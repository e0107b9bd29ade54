"""Records of older versions as this one reads them."""

from __future__ import annotations

from meadhall.core.record import Record

BEFORE_BUYING_PAID = "3"  #: a version in which whoever bought was then asked to pay, card by card
PAYING = ("use:", "half:", "trade", "cheap")


def upgraded(record: Record, version: str) -> Record:
    """A purchase that was paid card by card is that still; what cost nothing was bought at once even then."""
    choices = record.choices
    after = (*choices[1:], (-1, ""))
    kept = tuple(_choice(choice, then) for choice, then in zip(choices, after, strict=True))
    return record._replace(rules=version, choices=kept)


def _choice(choice: tuple[int, str], then: tuple[int, str]) -> tuple[int, str]:
    seat, option = choice
    verb, _, ware = option.partition(":")
    if verb in ("buy", "black") and then[0] == seat and then[1].startswith(PAYING):
        return seat, f"pay:{ware or verb}"
    return choice
