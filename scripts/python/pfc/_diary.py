"""What was eaten."""

from __future__ import annotations

import os
from typing import Any

from ._catalog import Catalog


class Diary(Catalog):
    """A journal and the catalogue beside it. The file is made at the first write.

    Days and changes are given as the documents of `pfc log --json`.
    """

    def __init__(self, journal: str | os.PathLike[str], **options: Any) -> None:
        super().__init__(journal, **options)

    def log(self, line: str, *, date: str | None = None, is_dry_run: bool = False) -> dict[str, Any]:
        """Logs a line, all of it or nothing."""
        return self.run(["log", *_day(date), *(["--dry-run"] if is_dry_run else []), "--", line])

    def day(self, date: str | None = None) -> dict[str, Any]:
        """A day: `2026-11-30`, `昨日`; today when none is named."""
        return self.run(["log", *_day(date)])

    def edit(self, number: int, change: str) -> dict[str, Any]:
        """Changes the amount, meal or time of an entry."""
        return self.run(["edit", "--", str(number), change])

    def remove(self, *numbers: int) -> dict[str, Any]:
        """Removes entries."""
        return self.run(["rm", "--", *map(str, numbers)])

    def undo(self) -> dict[str, Any]:
        """Takes the last change back."""
        return self.run(["undo"])


def _day(date: str | None) -> list[str]:
    return [] if date is None else [f"--date={date}"]
