"""The functions of pfc.h."""

from __future__ import annotations

import ctypes
import functools
import os
import pathlib
from collections.abc import Sequence


class Options(ctypes.Structure):
    """`pfc_options`."""

    _fields_ = [(name, ctypes.c_char_p) for name in ("journal", "seeds", "language", "zone", "now")]


_TEXT = ctypes.POINTER(ctypes.c_char_p)
_PLACE = ctypes.POINTER(ctypes.c_void_p)


@functools.cache
def library() -> ctypes.CDLL:
    """The library beside this package, or the one that PFC_LIBRARY names."""
    path = os.environ.get("PFC_LIBRARY") or str(pathlib.Path(__file__).with_name("libpfc.so"))
    loaded = ctypes.CDLL(path)
    loaded.pfc_open.argtypes = [ctypes.POINTER(Options), ctypes.POINTER(ctypes.c_uint64), _PLACE]
    loaded.pfc_close.argtypes = [ctypes.c_uint64]
    loaded.pfc_run.argtypes = [ctypes.c_uint64, ctypes.c_int32, _TEXT, ctypes.c_char_p, _PLACE, _PLACE]
    loaded.pfc_free.argtypes = [ctypes.c_void_p]
    loaded.pfc_free.restype = None
    return loaded


def encoded(text: str) -> bytes:
    """The bytes of a text. A zero byte would end it early, so it is refused."""
    if "\0" in text:
        raise ValueError("a text with a zero byte")
    return text.encode()


def taken(place: ctypes.c_void_p) -> str:
    """The text that a call gave, which is freed."""
    if not place.value:
        return ""
    try:
        return ctypes.string_at(place.value).decode()
    finally:
        library().pfc_free(place)


def opened(options: Options) -> tuple[int, int, str]:
    """The status, the handle and the messages of `pfc_open`."""
    handle, messages = ctypes.c_uint64(), ctypes.c_void_p()
    status = library().pfc_open(ctypes.byref(options), ctypes.byref(handle), ctypes.byref(messages))
    return status, handle.value, taken(messages)


def run(handle: int, arguments: Sequence[str], standard_input: str | None) -> tuple[int, str, str]:
    """The status, the answer and the messages of `pfc_run`."""
    words = (ctypes.c_char_p * len(arguments))(*map(encoded, arguments))
    given = None if standard_input is None else encoded(standard_input)
    answer, messages = ctypes.c_void_p(), ctypes.c_void_p()
    status = library().pfc_run(handle, len(arguments), words, given, ctypes.byref(answer), ctypes.byref(messages))
    return status, taken(answer), taken(messages)
