"""Records and positions as files: JSON, or the same JSON compressed.

A name that ends in `.gz` is written as gzip of compact JSON; any other name as plain JSON. Reading looks at the content
and not at the name: gzip, a bare zlib stream and plain JSON are all understood.
"""

import gzip
import json
import os
import zlib
from pathlib import Path
from typing import Any

from .kernel import BadRecord

GZIP, ZLIB = b"\x1f\x8b", b"\x78"
MOST_BYTES = 256 << 20  # a record of a million answers is far smaller


def pack(record: Any) -> bytes:
    """The compressed form of a record; the same record always gives the same bytes.

    >>> unpack(pack({"nemeton": 1}))
    {'nemeton': 1}
    """
    return gzip.compress(_compact(record), 9, mtime=0)


def unpack(content: bytes) -> Any:
    """What a file holds; raises ValueError, with the reason, where that is nothing."""
    if content.startswith((GZIP, ZLIB)):
        content = _inflate(content)
    try:
        return json.loads(content.decode("utf-8-sig"))
    except RecursionError:
        raise ValueError("it is nested too deeply") from None


def _inflate(content: bytes) -> bytes:
    inflator = zlib.decompressobj(wbits=47)  # 32 + 15: gzip or zlib, whichever it is
    try:
        data = inflator.decompress(content, MOST_BYTES)
    except zlib.error as error:
        raise ValueError(f"its compressed data are damaged ({error})") from None
    if not inflator.eof:
        raise ValueError("it is cut off, or far too long")
    return data


def _compact(record: Any) -> bytes:
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode()


def read_file(path: Path) -> Any:
    """What lies in a file, whatever it is; a file that is missing or damaged is said to be so."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BadRecord("file/missing", path=str(path), problem=error.strerror or type(error).__name__) from None
    try:
        return unpack(content)
    except ValueError as error:
        raise BadRecord("file/not_json", path=str(path), problem=str(error)) from None


def write_file(path: Path, record: Any) -> None:
    """Write a record; the old content stays whole until the new one is complete. Raises OSError where it cannot."""
    content = pack(record) if path.suffix == ".gz" else _compact(record) + b"\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_bytes(content)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
