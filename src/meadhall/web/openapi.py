"""What `/schema/openapi.json` says beyond what litestar finds out by itself: every error is a `Problem`, and what is
not known is refused."""

from __future__ import annotations

import typing
from collections.abc import Iterator

import msgspec
from litestar import Litestar
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Operation, Reference, Schema
from litestar.routes import HTTPRoute

from meadhall.core import faces, scene
from meadhall.web import messages

PROBLEM = Reference(ref="#/components/schemas/Problem")


def complete(app: Litestar) -> None:
    """Say it of every call and of every body."""
    schema = app.openapi_schema
    schemas = schema.components.schemas
    schemas["Problem"] = _problem()
    for operation in _operations(app):
        found = operation.responses or {}
        found.pop("400", None)
        found["4XX"] = _says("What was asked for cannot be done; nothing was changed.")
        found["5XX"] = _says("Something is wrong here; nothing was changed.")
        operation.responses = found
    for name in _strict():
        described = schemas.get(name)
        if isinstance(described, Schema):
            described.additional_properties = False
    for name, needed in _needed():
        described = schemas.get(name)
        if isinstance(described, Schema):
            described.required = needed


def _operations(app: Litestar) -> Iterator[Operation]:
    for item in (app.openapi_schema.paths or {}).values():
        yield from (operation for operation in (item.get, item.post) if operation is not None)


def _says(what: str) -> OpenAPIResponse:
    return OpenAPIResponse(description=what, content={"application/json": OpenAPIMediaType(schema=PROBLEM)})


def _problem() -> Schema:
    """From the type itself, so that both say the same."""
    made = msgspec.json.schema(messages.Problem)["$defs"]["Problem"]
    fields: dict[str, Schema | Reference] = {name: Schema(type=of["type"]) for name, of in made["properties"].items()}
    return Schema(type=made["type"], properties=fields, required=made["required"], description=made["description"])


def _strict() -> Iterator[str]:
    """The names of the bodies in which nothing unknown may stand."""
    for name, kind in vars(messages).items():
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__struct_config__.forbid_unknown_fields:
            yield name


def _needed() -> Iterator[tuple[str, list[str]]]:
    """The parts of a scene, and which of their fields are always there: litestar takes all of them for needed."""
    for kind in (kind for module in (scene, faces) for kind in vars(module).values()):
        if typing.is_typeddict(kind):
            described = msgspec.inspect.type_info(kind)
            assert isinstance(described, msgspec.inspect.TypedDictType)
            yield kind.__name__, [field.encode_name for field in described.fields if field.required]


def allowed(app: Litestar, path: str) -> str:
    """The methods that there are for a path: what a refusal of another one names."""
    parts = [part for part in path.split("/") if part]
    fitting = [route for route in app.routes if isinstance(route, HTTPRoute) and _fits(route, parts)]
    most = max((_literal(route) for route in fitting), default=0)  # `/api/tables/mine` is no table
    found = {method for route in fitting if _literal(route) == most for method in route.methods}
    return ", ".join(sorted(found | {"OPTIONS"}))


def _literal(route: HTTPRoute) -> int:
    return sum(isinstance(part, str) for part in route.path_components)


def _fits(route: HTTPRoute, parts: list[str]) -> bool:
    if len(route.path_components) != len(parts):
        return False
    return all(not isinstance(one, str) or one == part for one, part in zip(route.path_components, parts, strict=True))
