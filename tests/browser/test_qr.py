"""The code that a phone reads: taken apart again by the book, with nothing of the page's own."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Open
from tests.browser.kit import post

pytestmark = pytest.mark.browser

SIZE, DATA, CHECK = 33, 80, 20


def test_the_code_of_a_table_says_its_link(hall: str, visit: Open) -> None:
    made = post(f"{hall}/api/tables", {"game": "raids", "seats": [{"kind": "human"}], "room": True})
    page = visit().page
    page.goto(f"{hall}{made['url']}?lang=en")
    code = page.locator("[data-qr]")
    code.wait_for()
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1", code.inner_html())}
    words = codewords(dark)
    assert all(syndrome(words, power) == 0 for power in range(CHECK)), "a reader would find it damaged"
    assert text(words[:DATA]) == code.get_attribute("data-qr")
    assert f"/table/{made['table']}/" in text(words[:DATA])


def fixed(x: int, y: int) -> bool:
    """Does a module belong to the frame?"""
    corner = (x < 9 and y < 9) or (x < 9 and y >= SIZE - 8) or (x >= SIZE - 8 and y < 9)
    return corner or 6 in (x, y) or (24 <= x <= 28 and 24 <= y <= 28)


def codewords(dark: set[tuple[int, int]]) -> list[int]:
    """In columns of two from the right, up and down; the first mask is taken off."""
    bits: list[int] = []
    columns = [x for x in range(SIZE - 1, 0, -2) if x > 6] + [5, 3, 1]
    for turn, right in enumerate(columns):
        for y in range(SIZE - 1, -1, -1) if turn % 2 == 0 else range(SIZE):
            bits += [((x, y) in dark) ^ ((x + y) % 2 == 0) for x in (right, right - 1) if not fixed(x, y)]
    return [int("".join(str(int(bit)) for bit in bits[i : i + 8]), 2) for i in range(0, 8 * (DATA + CHECK), 8)]


def times(a: int, b: int) -> int:
    """In the field of 256 elements, by x^8 + x^4 + x^3 + x^2 + 1."""
    product = 0
    while b:
        product ^= a if b & 1 else 0
        a, b = (a << 1) ^ (0x11D if a & 0x80 else 0), b >> 1
    return product


def syndrome(words: list[int], power: int) -> int:
    root, value = 1, 0
    for _ in range(power):
        root = times(root, 2)
    for word in words:
        value = times(value, root) ^ word
    return value


def text(words: list[int]) -> str:
    bits = "".join(f"{word:08b}" for word in words)
    assert bits[:4] == "0100", "bytes"
    length = int(bits[4:12], 2)
    return bytes(int(bits[12 + 8 * i : 20 + 8 * i], 2) for i in range(length)).decode()
