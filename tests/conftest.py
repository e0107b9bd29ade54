"""What every test run shares: the browser tests run where there is a browser, one at a time."""

import pytest

from tests.support import browser_required, chromium


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    missing = chromium() is None
    for item in items:
        if item.get_closest_marker("browser") or item.get_closest_marker("live"):
            # They meet the clock: three failures in a row are a fault, fewer may be the machine's.
            item.add_marker(pytest.mark.flaky(reruns=2))
        if item.get_closest_marker("browser") is None:
            continue
        # One worker takes them all: two browsers at once make each other slow.
        item.add_marker(pytest.mark.xdist_group("browser"))
        if missing and not browser_required():
            item.add_marker(pytest.mark.skip(reason="no Chromium on this machine"))


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("browser") is not None and chromium() is None:
        pytest.fail("MEADHALL_REQUIRE_BROWSER=1, but there is no Chromium on this machine", pytrace=False)
