"""What is in this food, and what have I eaten today?

>>> import pfc
>>> pfc.search("鶏むね", limit=1)[0].id
'11219'
>>> with pfc.Diary("journal.sqlite") as diary:
...     diary.log("朝 卵 2個 ごはん 茶碗1杯")
"""

from __future__ import annotations

import functools
from typing import Any

from ._catalog import Catalog
from ._diary import Diary
from ._errors import ClosedError, NotFoundError, PFCError, RefusedError, UsageError
from ._hits import Hit, Hits

__all__ = [
    "Catalog", "ClosedError", "Diary", "Hit", "Hits", "NotFoundError", "PFCError", "RefusedError", "UsageError", "search",
    "show",
]
__version__ = "0.0.0"  # The wheel has the program's own.


@functools.cache
def _shared() -> Catalog:
    """The bundled food table, opened at the first use and kept."""
    return Catalog()


def search(query: str, limit: int = 10) -> Hits:
    """The foods, dishes and exercises that a text finds, best first; empty when nothing matches."""
    return _shared().search(query, limit)


def show(item: str) -> dict[str, Any]:
    """All that is known of one item, by its id or name. Raises NotFoundError when there is none."""
    return _shared().show(item)
