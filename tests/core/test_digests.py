"""The lean hashes say what those of the standard library say, and load nothing else."""

from __future__ import annotations

import hashlib
import hmac
import subprocess
import sys

import pytest
from hypothesis import example, given
from hypothesis.strategies import binary

from tabletop.core.digests import Hmac, sha256


@given(binary(max_size=200))
def test_a_hash_is_that_of_the_standard_library(message: bytes) -> None:
    assert sha256(message) == hashlib.sha256(message).digest()


@given(binary(max_size=64), binary(max_size=200), binary(max_size=200))
@example(bytes(64), b"", b"longest key")
def test_keyed_hashes_are_those_of_the_standard_library(key: bytes, first: bytes, second: bytes) -> None:
    ours = Hmac(key)
    assert [ours.digest(first), ours.digest(second)] == [hmac.digest(key, one, "sha256") for one in (first, second)]


def test_a_key_that_would_have_to_be_hashed_is_refused() -> None:
    with pytest.raises(ValueError, match="64 bytes"):
        Hmac(bytes(65))


@pytest.mark.parametrize("missing", [[], ["_sha2"], ["_sha2", "_sha256"]])
def test_whatever_module_python_has_serves(missing: list[str]) -> None:
    program = f"import sys; sys.modules.update(dict.fromkeys({missing})); from tabletop.core.digests import sha256; "
    done = subprocess.run(
        [sys.executable, "-c", program + "print(sha256(b'').hex())"], stdout=subprocess.PIPE, check=True
    )
    assert done.stdout.decode().strip() == hashlib.sha256().hexdigest()


def test_a_match_loads_no_openssl() -> None:
    program = "import sys; from tabletop.core.luck import Luck; Luck.fresh().chance(0, 0).rolls(2); "
    subprocess.run([sys.executable, "-c", f"{program}assert '_hashlib' not in sys.modules"], check=True)
