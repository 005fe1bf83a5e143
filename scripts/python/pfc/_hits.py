"""What a search finds."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pandas


@dataclasses.dataclass(frozen=True)
class Hit:
    """One food, dish or exercise. A figure is None where there is none, which is not zero."""

    id: str
    name: str
    kind: str
    grade: str
    matched: str
    score: float
    energy_kcal: float | None
    protein_g: float | None
    fat_g: float | None
    carbohydrate_g: float | None
    mets: float | None
    #: The marks of figures that are not plain: `estimated`, `trace`, `not_measured`, `incomplete`.
    marks: dict[str, str]
    #: The whole document of the hit.
    json: dict[str, Any]

    @classmethod
    def of(cls, document: dict[str, Any]) -> Hit:
        figures = document.get("per_100g") or {}
        head = {name: document[name] for name in ("id", "name", "kind", "grade", "matched", "score")}
        listed = {name: figures.get(name) for name in ("energy_kcal", "protein_g", "fat_g", "carbohydrate_g")}
        return cls(**head, **listed, mets=document.get("mets"), marks=document.get("marks", {}), json=document)


class Hits(tuple[Hit, ...]):
    """Hits, best first."""

    def to_pandas(self) -> pandas.DataFrame:
        """A row a hit, by its id. Needs pandas."""
        import pandas

        columns = [field.name for field in dataclasses.fields(Hit) if field.name not in ("marks", "json")]
        rows = [[getattr(hit, name) for name in columns] for hit in self]
        return pandas.DataFrame(rows, columns=columns).set_index("id")
