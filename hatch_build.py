"""Puts the built page into a wheel, so that users need no Node."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install builds its page when it is first served.
        if version != "editable":
            # By path: the package itself is not importable while it is being built.
            page = runpy.run_path(str(Path(self.root, "src/meadhall/cli/page.py")))
            page["build"]()
