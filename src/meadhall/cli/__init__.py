"""The commands: one small file each. `main` is what `meadhall` runs."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(words: Sequence[str] | None = None) -> None:
    """Run a command. Whatever a person got wrong is one line on standard error and an exit code (docs/running.md)."""
    from meadhall.cli.app import app
    from meadhall.cli.page import PageError
    from meadhall.core.errors import MeadhallError

    try:
        code = app(args=words, prog_name="meadhall", standalone_mode=False)
    except (MeadhallError, PageError) as error:
        _give_up(str(error), _exit_code(error))
    except (KeyboardInterrupt, EOFError):
        sys.exit(130)
    except Exception as error:
        # The command parser's own complaints; its classes are not public, their methods are.
        complaint = getattr(error, "format_message", None)
        if complaint is None:
            raise
        _give_up(complaint())
    else:
        sys.exit(code if isinstance(code, int) else 0)


def _exit_code(error: Exception) -> int:
    """2: what was asked for. Beyond that: what lies in the data directory."""
    from meadhall.table.keys import BadSecret
    from meadhall.table.lock import InUse
    from meadhall.table.rows import StoreError

    codes = {StoreError: 3, BadSecret: 4, InUse: 5}
    return next((code for kind, code in codes.items() if isinstance(error, kind)), 2)


def _give_up(message: str, code: int = 2) -> None:
    print(f"meadhall: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(code)
