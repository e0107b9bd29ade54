"""What `/schema/openapi.json` says is so, whatever is asked: found out by asking at random within what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.web_kit import Json, Server, running
from tests.web_kit import settings as hall_settings

METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")
WORDS = st.text(max_size=12) | st.sampled_from(["cups", "raids", "human", "bot", "greedy", "en"])
BOT = {"kind": "bot", "bot": "random"}
FREELY = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(hall_settings(tmp_path_factory.mktemp("hall"))) as started:
        made = [started.make([{"kind": "human"}]), started.make([BOT]), over(started)]
        started.tables = [*(table["table"] for table in made), "nothing"]  # type: ignore[attr-defined]
        yield started


def over(server: Server) -> Json:
    """A table whose match is over."""
    made = server.make([BOT])
    page = server.page(made["table"], made["key"])
    while not page.state["over"]:
        page.until(lambda page: bool(page.options or page.state["over"]))
        if page.options:
            page.play(page.options[0])
    return made


@pytest.fixture(scope="module")
def schema(server: Server) -> Json:
    return server.http.get("/schema/openapi.json").json()


def calls(schema: Json) -> list[tuple[str, str, Json]]:
    """(method, path, what is said of it)"""
    return [(method, path, said) for path, item in schema["paths"].items() for method, said in item.items()]


def values(schema: Json, said: Json) -> st.SearchStrategy[Any]:
    """Whatever a schema allows."""
    if "$ref" in said:
        return values(schema, schema["components"]["schemas"][said["$ref"].rsplit("/", 1)[1]])
    if "oneOf" in said or "anyOf" in said:
        return st.one_of([values(schema, one) for one in said.get("oneOf") or said["anyOf"]])
    if "enum" in said:
        return st.sampled_from(said["enum"])
    kind = said.get("type")
    if kind == "object":
        return _object(schema, said)
    if kind == "array":
        return st.lists(values(schema, said["items"]), max_size=min(4, said.get("maxItems", 4)))
    if kind == "integer":
        return st.integers(said.get("minimum", -(2**40)), said.get("maximum", 2**40))
    if kind == "string":
        return st.from_regex(said["pattern"], fullmatch=True) if "pattern" in said else WORDS
    return {"boolean": st.booleans(), "null": st.none()}[kind]


def _object(schema: Json, said: Json) -> st.SearchStrategy[Any]:
    fields = {name: values(schema, field) for name, field in said.get("properties", {}).items()}
    if not fields:
        return st.dictionaries(WORDS, WORDS, max_size=2)
    needed = set(said.get("required", ()))
    must = {name: field for name, field in fields.items() if name in needed}
    return st.fixed_dictionaries(must, optional={name: f for name, f in fields.items() if name not in needed})


def body_of(schema: Json, said: Json) -> Json | None:
    content = said.get("requestBody", {}).get("content", {}).get("application/json")
    return None if content is None else content["schema"]


def asked(server: Server, data: st.DataObject, schema: Json, method: str, path: str, said: Json) -> Any:
    """Ask for something that the description allows."""
    query = {}
    for parameter in said.get("parameters", ()):
        if parameter["in"] == "path":
            known = st.sampled_from([*server.tables, "cups"])  # type: ignore[attr-defined]
            path = path.replace(f"{{{parameter['name']}}}", data.draw(known))
        elif data.draw(st.booleans()):
            query[parameter["name"]] = data.draw(values(schema, parameter["schema"]))
    body = body_of(schema, said)
    sent = None if body is None else data.draw(values(schema, body))
    return server.http.request(method.upper(), path, params=query, json=sent)


def test_every_answer_is_described(server: Server, schema: Json) -> None:
    for call in calls(schema):
        _every_answer(server, schema, call)()


def _every_answer(server: Server, schema: Json, call: tuple[str, str, Json]) -> Callable[[], None]:
    @FREELY
    @given(st.data())
    def is_described(data: st.DataObject) -> None:
        _is_described(server, schema, call, data)

    return is_described


def _is_described(server: Server, schema: Json, call: tuple[str, str, Json], data: st.DataObject) -> None:
    answer, described = asked(server, data, schema, *call), call[2]["responses"]
    status = str(answer.status_code)
    assert status in described or f"{status[0]}XX" in described, (call[:2], answer.text)
    assert answer.status_code < 500, (call[:2], answer.text)
    if answer.status_code >= 400:
        assert set(answer.json()) == {"status", "code", "text"}
        assert answer.json()["status"] == answer.status_code
    content = (described.get(status) or described[f"{status[0]}XX"]).get("content", {})
    kind = answer.headers.get("content-type", "").split(";")[0]
    if kind == "application/json":
        assert faults(schema, content[kind]["schema"], answer.json()) == [], call[:2]


def faults(schema: Json, said: Json, value: Json, where: str = "") -> list[str]:
    """Where a value is other than a schema says."""
    if "$ref" in said:
        return faults(schema, schema["components"]["schemas"][said["$ref"].rsplit("/", 1)[1]], value, where)
    if "oneOf" in said or "anyOf" in said:
        found = [faults(schema, one, value, where) for one in said.get("oneOf") or said["anyOf"]]
        return [] if [] in found else min(found, key=len)
    if "enum" in said and value not in said["enum"]:
        return [f"{where}: {value!r} is none of {said['enum']}"]
    if not any(_is_a(kind, value) for kind in _kinds(said)):
        return [f"{where}: {value!r} is no {said['type']}"]
    if isinstance(value, dict):
        return _within_object(schema, said, value, where)
    if isinstance(value, list) and "items" in said:
        return [fault for n, one in enumerate(value) for fault in faults(schema, said["items"], one, f"{where}[{n}]")]
    return []


def _kinds(said: Json) -> list[str]:
    kinds = said.get("type", "anything")
    return kinds if isinstance(kinds, list) else [kinds]


def _is_a(kind: str, value: Json) -> bool:
    if isinstance(value, bool):
        return kind in ("boolean", "anything")
    known: dict[str, Any] = {"object": dict, "array": list, "string": str, "integer": int, "number": (int, float)}
    return kind == "anything" or (value is None if kind == "null" else isinstance(value, known.get(kind, ())))


def _within_object(schema: Json, said: Json, value: dict[str, Json], where: str) -> list[str]:
    known, more = said.get("properties", {}), said.get("additionalProperties", True)
    found = [f"{where}: no {name!r}" for name in said.get("required", ()) if name not in value]
    for name, one in value.items():
        inside = known.get(name, more)
        if inside is False:
            found.append(f"{where}: {name!r} is not described")
        elif inside is not True:
            found += faults(schema, inside, one, f"{where}.{name}")
    return found


def test_what_looks_for_faults_finds_them(schema: Json) -> None:
    thing = {"$ref": "#/components/schemas/Thing"}
    assert faults(schema, thing, {"id": "a", "kind": "card"}) == []
    wrong: list[Json] = [{"id": "a"}, {"id": 1, "kind": "card"}, {"id": "a", "kind": "hat"}, []]
    wrong.append({"id": "a", "kind": "card", "at": 1})
    for one in wrong:
        assert len(faults(schema, thing, one)) == 1, one


@pytest.mark.parametrize("game", ["raids", "odin"])
def test_what_is_drawn_is_as_described(server: Server, schema: Json, game: str) -> None:
    table = server.make([BOT], game=game)["table"]
    calls = ["/api/tables/{table}/replay", "/api/tables/{table}", "/api/games/{game}/guide", "/api/games/{game}/rules"]
    answers = [server.http.get(call.format(game=game, table=table)) for call in calls]
    assert [answer.is_success for answer in answers[:2]] == [True, True]
    for call, answer in zip(calls, answers, strict=True):
        said = schema["paths"][call]["get"]["responses"]["200" if answer.is_success else "4XX"]
        assert faults(schema, said["content"]["application/json"]["schema"], answer.json()) == [], call


def test_every_error_is_described_as_a_problem(schema: Json) -> None:
    problem = schema["components"]["schemas"]["Problem"]
    assert set(problem["required"]) == {"status", "code", "text"}
    for method, path, said in calls(schema):
        for status in ("4XX", "5XX"):
            content = said["responses"][status]["content"]["application/json"]["schema"]
            assert content == {"$ref": "#/components/schemas/Problem"}, (method, path)


def test_what_is_not_described_is_refused(server: Server, schema: Json) -> None:
    strict = [(path, said) for method, path, said in calls(schema) if body_of(schema, said)]
    assert len(strict) == 5
    for path, said in strict:
        name = (body_of(schema, said) or {})["$ref"].rsplit("/", 1)[1]
        assert schema["components"]["schemas"][name]["additionalProperties"] is False
        there = path.replace("{table}", server.tables[0])  # type: ignore[attr-defined]
        needed: dict[str, Json] = {"NewTable": {"game": "cups", "seats": []}, "Fork": {"at": 0}}
        answer = server.http.post(there, json={**needed.get(name, {}), "surprise": 1})
        assert answer.status_code == 400 and "surprise" in answer.text, path


@pytest.mark.parametrize(
    ("call", "field", "wrong"),
    [
        ("arrive", "also", 0),
        ("arrive", "also", "true"),
        ("arrive", "seat", "0"),
        ("arrive", "seat", True),
        ("fork", "at", "0"),
        ("fork", "at", 0.5),
        ("", "public", 1),
        ("", "practice", "false"),
        ("", "seed", "7"),
    ],
)
def test_a_value_of_another_kind_is_taken_for_nothing_else(server: Server, call: str, field: str, wrong: Json) -> None:
    made = server.make([BOT])
    path = f"/api/tables/{made['table']}/{call}?key={made['key']}" if call else "/api/tables"
    needed: dict[str, Json] = {"": {"game": "cups", "seats": [BOT]}, "fork": {"at": 0}, "arrive": {"key": made["key"]}}
    answer = server.http.post(path, json={**needed[call], field: wrong})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), answer.text
    assert f"$.{field}" in answer.text, "it is said where"


def test_other_methods_name_those_that_there_are(server: Server, schema: Json) -> None:
    for path, item in schema["paths"].items():
        there = path.replace("{table}", server.tables[0]).replace("{game}", "cups")  # type: ignore[attr-defined]
        known = {method.upper() for method in item}
        for method in METHODS:
            if method not in known:
                answer = server.http.request(method, there)
                assert answer.status_code == 405, (method, there)
                assert set(answer.headers["allow"].split(", ")) >= known
        assert set(server.http.options(there).headers["allow"].split(", ")) >= known


def test_it_is_there_when_the_hall_has_no_page(tmp_path: Path) -> None:
    with running(hall_settings(tmp_path, page=tmp_path / "nowhere")) as server:
        assert server.http.get("/schema/openapi.json").json()["info"]["title"] == "Meadhall"
