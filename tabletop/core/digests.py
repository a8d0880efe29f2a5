"""SHA-256 and HMAC-SHA256 without the library that `hashlib` and `hmac` load.

That is OpenSSL: 3.5 MB of every match. Python has SHA-256 in a small module of its own as well, which its `random`
prefers for the same reason; where that is missing, `hashlib` it is.
"""

from __future__ import annotations

from typing import Final

try:
    from _sha2 import sha256 as _sha256  # type: ignore[import-not-found]  # Python 3.12 and later
except ImportError:
    try:
        from _sha256 import sha256 as _sha256  # type: ignore[import-not-found]
    except ImportError:
        from hashlib import sha256 as _sha256

_BLOCK_BYTES: Final = 64
_INNER, _OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))


def sha256(message: bytes) -> bytes:
    """The 32 bytes of the hash of a message."""
    found: bytes = _sha256(message).digest()
    return found


class Hmac:
    """Hashes of messages with one key, of 64 bytes at most (RFC 2104; `hmac` of the standard library says the same)."""

    def __init__(self, key: bytes) -> None:
        if len(key) > _BLOCK_BYTES:
            raise ValueError(f"a key has at most {_BLOCK_BYTES} bytes, not {len(key)}")
        filled = key.ljust(_BLOCK_BYTES, b"\0")
        self._inner, self._outer = _sha256(filled.translate(_INNER)), _sha256(filled.translate(_OUTER))

    def digest(self, message: bytes) -> bytes:
        """The 32 bytes of the hash of a message."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        found: bytes = outer.digest()
        return found
