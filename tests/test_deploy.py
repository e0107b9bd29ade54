"""The files for running several halls say what the program understands."""

from __future__ import annotations

import re
from typing import Any

import pytest
import yaml

from tests.support import ROOT, run_meadhall

DEPLOY = ROOT / "deploy"


@pytest.fixture(scope="module")
def services() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    return read


def test_there_are_a_database_two_halls_two_workers_and_a_proxy(services: dict[str, Any]) -> None:
    commands = [service["command"][0] for service in services.values() if service["image"] == "meadhall"]
    assert sorted(commands) == ["serve", "serve", "work", "work"]
    assert {"postgres", "proxy"} <= services.keys()
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]


def test_every_option_in_them_is_one_of_the_commands(services: dict[str, Any]) -> None:
    entry = re.findall(r'^CMD \["(.+)"\]$', (DEPLOY / "Containerfile").read_text(), re.M)
    commands = [service["command"] for service in services.values() if service["image"] == "meadhall"]
    for command in [*commands, entry[0].split('", "')]:
        known = run_meadhall(command[0], "--help").stdout
        options = [word for word in command if word.startswith("--")]
        assert options
        assert [option for option in options if option not in known] == []


def test_halls_share_a_secret_and_everybody_the_database(services: dict[str, Any]) -> None:
    for service in services.values():
        if service["image"] != "meadhall":
            continue
        assert service["environment"]["MEADHALL_DATABASE"].startswith("postgresql://")
        shares = service.get("secrets") == ["hall"] and service["environment"]["MEADHALL_SECRET"] == "/run/secrets/hall"
        assert shares == (service["command"][0] == "serve")


def test_the_proxy_knows_every_hall_and_asks_the_next_one(services: dict[str, Any]) -> None:
    proxy = (DEPLOY / "nginx.conf").read_text()
    halls = {name for name, service in services.items() if service.get("command", [""])[0] == "serve"}
    assert set(re.findall(r"server (\w+):8451", proxy)) == halls
    assert "proxy_next_upstream error timeout http_503;" in proxy
    assert "ip_hash" not in proxy
    address = services["proxy"]["networks"]["default"]["ipv4_address"]
    trusted = [
        service["command"][service["command"].index("--proxy") + 1]
        for name, service in services.items()
        if name in halls
    ]
    assert trusted == [address] * len(halls)
