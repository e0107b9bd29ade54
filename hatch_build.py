"""Puts the built page into a wheel, so that users need no Node; with MEADHALL_COMPILE=1 the compiled modules too."""

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILES = os.environ.get("MEADHALL_COMPILE") == "1"


class WheelHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """The compiler checks types first, and so reads what is imported."""
        return [*self.metadata.core.dependencies, "mypy", "setuptools", "types-PyYAML"] if COMPILES else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install builds its page when it is first served.
        if version != "editable":
            # By path: the package itself is not importable while it is being built.
            page = runpy.run_path(str(Path(self.root, "src/meadhall/cli/page.py")))
            page["build"]()
            if COMPILES:
                self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Extension modules lie beside the plain ones, which stay: whoever reads a traceback finds the line."""
        subprocess.run([sys.executable, "tools/compile.py"], cwd=self.root, check=True)
        built = Path(self.root, "build", "compiled")
        for path in [*built.rglob("*.so"), *built.rglob("*.pyd")]:
            build_data["force_include"][str(path)] = path.relative_to(built).as_posix()
        build_data["dependencies"].append("mypy-extensions>=1")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
