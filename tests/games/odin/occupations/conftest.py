"""Every test of an occupation says which one by its mark; a table of cases reads it from there."""

import pytest


@pytest.fixture
def card(request: pytest.FixtureRequest) -> int:
    """The number of the occupation that the test (or its case) is marked with."""
    mark = request.node.get_closest_marker("occupation")
    assert mark is not None, "a test of an occupation is marked with its number"
    return int(mark.args[0])
