"""An open catalogue."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from types import TracebackType
from typing import Any, TypeVar

from . import _library
from ._errors import error_of
from ._hits import Hit, Hits

Self = TypeVar("Self", bound="Catalog")


class Catalog:
    """The food table, the seeds beside it, and the own items of a journal. Any number of threads may use one at once.

    Open it after a fork, not before: a child cannot use what its parent opened.
    """

    def __init__(
        self, journal: str | os.PathLike[str] | None = None, *, seeds: Iterable[str | os.PathLike[str]] = (),
        language: str = "ja", zone: str | None = None, now: str | None = None,
    ) -> None:
        self._handle = 0
        paths = [os.fspath(path) for path in seeds]
        if any(":" in path for path in paths):
            raise ValueError("the path of a seed has a colon, which separates seeds")
        given = {
            "journal": None if journal is None else os.fspath(journal), "seeds": ":".join(paths) or None,
            "language": language, "zone": zone, "now": now,
        }
        options = _library.Options(**{name: _library.encoded(text) for name, text in given.items() if text is not None})
        status, self._handle, messages = _library.opened(options)
        if status:
            raise error_of(status, messages)

    def search(self, query: str, limit: int = 10) -> Hits:
        """What a text finds, best first; empty when nothing matches."""
        return Hits(Hit.of(hit) for hit in self.run(["search", "-n", str(limit), "--", query], nothing_is_fine=True))

    def show(self, item: str) -> dict[str, Any]:
        """All that is known of one item, by its id or name."""
        return self.run(["show", "--", item])

    def run(
        self, arguments: Sequence[str], standard_input: str | None = None, *, nothing_is_fine: bool = False
    ) -> Any:
        """Runs any command of the program with --json and gives its document; None where it prints none."""
        status, answer, messages = _library.run(self._handle, ["--json", *arguments], standard_input)
        if status and not (status == 1 and nothing_is_fine and answer):
            raise error_of(status, messages)
        return json.loads(answer) if answer else None

    def close(self) -> None:
        """Closes it; closing again does nothing."""
        handle, self._handle = self._handle, 0
        if handle:
            _library.library().pfc_close(handle)

    def __enter__(self: Self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __del__(self) -> None:
        if getattr(self, "_handle", 0):
            self.close()
