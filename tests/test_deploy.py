"""The files for running several halls say what the program understands."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from websockets.exceptions import InvalidStatus

from meadhall.table.hall import Elsewhere, Hall
from meadhall.table.rows import Stored, Unread
from meadhall.table.table import Table
from meadhall.web.settings import Settings
from tests.support import ROOT, run_meadhall
from tests.web_kit import running, settings

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


def test_the_image_is_built_with_compiled_games() -> None:
    said = re.findall(r"^ENV (\w+)=(\w+)$", (DEPLOY / "Containerfile").read_text(), re.M)
    assert said == [("MEADHALL_COMPILE", "1")]
    assert f'environ.get("{said[0][0]}") == "{said[0][1]}"' in (ROOT / "hatch_build.py").read_text()


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


@pytest.mark.parametrize("file", ["deploy/nginx.conf", "docs/hall.nginx.conf"])
def test_a_proxy_counts_connections_as_a_hall_without_one_would(file: str) -> None:
    """The hall counts those of every address but a proxy's."""
    proxy = (ROOT / file).read_text()
    assert "limit_conn_zone $binary_remote_addr zone=visitors:10m;" in proxy
    assert f"limit_conn visitors {Settings().connections};" in proxy
    for what in ("header", "body"):
        assert f"client_{what}_timeout {Settings().patience:g}s;" in proxy


@pytest.mark.live
@pytest.mark.parametrize("why", [Unread("a lost database"), Elsewhere(Stored(*[None] * 5))])  # type: ignore[arg-type]
def test_where_only_another_hall_can_help_the_proxy_hears_it_before_there_is_a_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: Exception
) -> None:
    """Else one that chooses halls by the table would send the page here for ever."""

    async def fail(_: Hall, __: str) -> Table:
        raise why

    with running(settings(tmp_path)) as server:
        table = server.make([{"kind": "human"}])["table"]
        with monkeypatch.context() as broken:
            broken.setattr(Hall, "table", fail)
            with pytest.raises(InvalidStatus, match="503"):
                server.page(table)
            assert server.http.get(f"/api/tables/{table}").status_code == 503
        assert server.page(table).first["type"] == "table"
