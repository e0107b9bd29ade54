"""One hall at a time: two on one directory would each believe to know how its tables stand."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

from meadhall.core.errors import MeadhallError

_FAR = 1 << 20  #: where Windows locks a byte: what it locks nobody can read, and the beginning says who has it


class InUse(MeadhallError):
    """Another hall has this directory."""


class Lock:
    """Held while a hall is open. The system lets go of it when the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self._handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _take(self._handle)
        except OSError:
            who = os.read(self._handle, 20).decode("ascii", "replace").strip()
            os.close(self._handle)
            raise InUse(f"another hall ({f'process {who}' if who else 'unnamed'}) has {path.parent} open") from None
        os.ftruncate(self._handle, 0)
        os.write(self._handle, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        if self._handle >= 0:
            with contextlib.suppress(OSError):
                os.ftruncate(self._handle, 0)
            os.close(self._handle)
            self._handle = -1

    def __del__(self) -> None:
        handle = getattr(self, "_handle", -1)
        if handle >= 0:
            with contextlib.suppress(OSError):
                os.close(handle)


def _take(handle: int) -> None:
    """Lock a file for this process alone, or `OSError`."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(handle, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(handle, 0, os.SEEK_SET)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
