"""What every test run shares: tests of the browser and of PostgreSQL run where there is one, one at a time."""

from collections.abc import Iterator

import pytest

from tests import pg_kit
from tests.support import browser_required, chromium


@pytest.fixture(scope="session")
def postgres() -> Iterator[pg_kit.Postgres]:
    """A real one, for the whole run."""
    with pg_kit.running() as server:
        yield server


@pytest.fixture
def database(postgres: pg_kit.Postgres) -> str:
    """The URL of a fresh database."""
    return postgres.database()


@pytest.hookimpl(tryfirst=True)  # before pytest-xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    missing = chromium() is None
    no_postgres = pg_kit.binaries() is None
    for item in items:
        if item.get_closest_marker("postgres"):
            item.add_marker(pytest.mark.xdist_group("postgres"))
            if no_postgres and not pg_kit.postgres_required():
                item.add_marker(pytest.mark.skip(reason="no PostgreSQL on this machine (apt-get install postgresql)"))
        if item.get_closest_marker("browser") is None:
            continue
        # One worker takes them all: two browsers at once make each other slow.
        item.add_marker(pytest.mark.xdist_group("browser"))
        if missing and not browser_required():
            item.add_marker(pytest.mark.skip(reason="no Chromium on this machine"))


def pytest_runtest_setup(item: pytest.Item) -> None:
    grouped = getattr(item.config.option, "loadgroup", False)  # only pytest-xdist's workers know it
    if grouped and item.get_closest_marker("xdist_group") is not None and "@" not in item.nodeid:
        pytest.fail("this pytest-xdist does not group tests under this pytest: two browsers would run at once")
    if item.get_closest_marker("browser") is not None and chromium() is None:
        pytest.fail("MEADHALL_REQUIRE_BROWSER=1, but there is no Chromium on this machine", pytrace=False)
    if item.get_closest_marker("postgres") is not None and pg_kit.binaries() is None:
        pytest.fail("MEADHALL_REQUIRE_POSTGRES=1, but there is no PostgreSQL on this machine", pytrace=False)
