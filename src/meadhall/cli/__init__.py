"""The commands: one small file each. `main` is what `meadhall` runs."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(words: Sequence[str] | None = None) -> None:
    """Run a command. Whatever a person got wrong is one line on standard error and exit code 2."""
    from meadhall.cli.app import app
    from meadhall.cli.page import PageError
    from meadhall.core.errors import MeadhallError

    try:
        code = app(args=words, prog_name="meadhall", standalone_mode=False)
    except (MeadhallError, PageError) as error:
        _give_up(str(error))
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


def _give_up(message: str) -> None:
    print(f"meadhall: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(2)
