"""One hall and one browser for all browser tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.kit import ANSWER, DESK, FLAGS, Visitor, hall_process
from tests.support import chromium

Open = Callable[..., Visitor]

expect.set_options(timeout=ANSWER)


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data: Path = tmp_path_factory.mktemp("hall")
    with hall_process(data) as url:
        yield url


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Open]:
    """Opens browsers of visitors; afterwards none of their consoles may have complained."""
    visitors: list[Visitor] = []

    def open_one(size: tuple[int, int] = DESK, **how: object) -> Visitor:
        visitors.append(Visitor(browser, size, **how))
        return visitors[-1]

    yield open_one
    complaints = [line for visitor in visitors for line in visitor.complaints]
    for visitor in visitors:
        visitor.close()
    assert complaints == []
