"""Shuffles that anybody can check: the server commits itself first, then everybody adds a number, then it deals."""

import hashlib
import json
import secrets
from typing import Final

import msgspec

from taproom.kernel.record import Record
from taproom.kernel.verdicts import Malformed

SECRET_BYTES: Final = 32
NUMBER_BYTES: Final = 16


class Proof(msgspec.Struct, frozen=True):
    """What a finished game's record contains besides its key."""

    commitment: str
    secret: str
    numbers: tuple[str, ...]


def new_secret() -> str:
    """The server's share, in hexadecimal."""
    return secrets.token_hex(SECRET_BYTES)


def new_number() -> str:
    """The share of a person whose client sent none, in hexadecimal."""
    return secrets.token_hex(NUMBER_BYTES)


def commitment(secret: str) -> str:
    """What is published before anybody's number is known: SHA-256 of the secret."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def key(secret: str, numbers: tuple[str, ...]) -> bytes:
    """The key of the dice: SHA-256 of the secret followed by all numbers in seat order."""
    return hashlib.sha256(bytes.fromhex(secret) + b"".join(bytes.fromhex(number) for number in numbers)).digest()


def with_proof(record: Record, proof: Proof) -> str:
    """The record as it is handed out, as one JSON document."""
    document = json.loads(record.to_json())
    document["proof"] = msgspec.to_builtins(proof)
    return json.dumps(document, ensure_ascii=False)


def read_proof(text: str) -> Proof:
    """The proof in a record; Malformed says what is missing."""
    try:
        document = json.loads(text)
        found = document.get("proof") if isinstance(document, dict) else None
        if found is None:
            raise Malformed("the record has no proof: it was not played on a server, so there is nothing to verify")
        proof = msgspec.convert(found, Proof)
        bytes.fromhex(proof.secret + "".join(proof.numbers))
    except ValueError as error:
        raise Malformed(f"the record's proof: {error}") from None
    return proof


def check(record: Record, proof: Proof) -> None:
    """Whether the record's dice are the promised ones; Malformed says what does not fit."""
    if commitment(proof.secret) != proof.commitment:
        raise Malformed("the secret is not the one the server committed itself to before the game")
    if key(proof.secret, proof.numbers) != record.key:
        raise Malformed("the key is not made of the secret and the players' numbers")
