"""What can go wrong, as the library says it."""

from __future__ import annotations

import json
import re


class PFCError(Exception):
    """A call that was refused. `code` is for programs, `hint` says what to do."""

    status = 2

    def __init__(self, code: str, message: str, hint: str, candidates: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.hint = hint
        #: The ids of what may have been meant, best first, where the library names some.
        self.candidates = candidates

    def __str__(self) -> str:
        return "\n".join(part for part in (self.message, self.hint) if part)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.code, self.message, self.hint, self.candidates)


class NotFoundError(PFCError):
    """There is no such thing."""

    status = 1


class RefusedError(PFCError):
    """It was understood, and cannot be done: the journal is locked, the text means several foods."""

    status = 2


class UsageError(PFCError, ValueError):
    """It was not understood."""

    status = 64


class ClosedError(UsageError):
    """The catalogue or diary was closed before."""


_BY_STATUS: dict[int, type[PFCError]] = {1: NotFoundError, 2: RefusedError, 64: UsageError}
# A candidate stands on a line of the hint, its id first.
_CANDIDATE = re.compile(r"^ {2}((?:\w+:)?[duxr]?\d+) ", re.M)


def error_of(status: int, messages: str) -> PFCError:
    """The exception for what the library says. That nothing is found it says in words, which are no document."""
    kind = _BY_STATUS.get(status, PFCError)
    try:
        said = json.loads(messages.strip().splitlines()[-1])["error"]
    except (IndexError, KeyError, TypeError, ValueError):
        return kind("not_found" if status == 1 else "unknown", messages.strip() or f"status {status}", "")
    if said["code"] == "closed_handle":
        kind = ClosedError
    return kind(said["code"], said["message"], said["hint"], tuple(_CANDIDATE.findall(said["hint"])))
