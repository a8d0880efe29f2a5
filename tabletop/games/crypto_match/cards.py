"""The pack of Crypto Match: decks in which any two cards share one picture, and what the pictures mean.

Cards and pictures are numbers from 0; the token "c7" may show any card (see `kit.hands`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations

from msgspec import Struct

from tabletop.core.model import TokenId
from tabletop.core.text import QT_TRANSLATE_NOOP, Msg, Text, say

CARD_FACE = "crypto-card"
"""The art key of the paper of every card; its pictures are parts of it."""
BACK = "crypto-back"
SIZES = (57, 31, 13)
"""How many cards a deck may have; it has as many pictures."""
_ORDERS = {57: 7, 31: 5, 13: 3}


class BadDeck(ValueError):
    """Two cards do not share exactly one picture: a bug."""


class Deck(Struct, frozen=True):
    """A deck: the pictures of each card in rising order, and `shared[a][b]`, the one that two different cards share."""

    cards: tuple[tuple[int, ...], ...]
    shared: tuple[bytes, ...]

    @property
    def pictures(self) -> int:
        """How many pictures a card has."""
        return len(self.cards[0])


@cache
def deck_of(size: int) -> Deck:
    """The deck of 57, 31 or 13 cards, generated and checked. Raises BadDeck."""
    return checked(_cards(_ORDERS[size]))


def _cards(order: int) -> list[tuple[int, ...]]:
    """The lines of the projective plane of a prime order, as sets of its points."""
    span, first = range(order), order + 1
    cards = [tuple(range(first))]
    cards += [(0, *(first + order * i + j for j in span)) for i in span]
    cards += [(i + 1, *(first + order * k + (i * k + j) % order for k in span)) for i in span for j in span]
    return cards


def checked(cards: list[tuple[int, ...]]) -> Deck:
    """A deck of these cards. Raises BadDeck."""
    shared = [bytearray(len(cards)) for _ in cards]
    for (a, first), (b, second) in combinations(enumerate(map(set, cards)), 2):
        common = first & second
        if len(common) != 1:
            raise BadDeck(f"cards {a} and {b} share {sorted(common)}")
        shared[a][b] = shared[b][a] = common.pop()
    return Deck(tuple(cards), tuple(map(bytes, shared)))


class Symbol(Struct, frozen=True):
    """A picture: its art key, its name, and what it means in one line."""

    face: str
    name: Msg
    means: Msg


SYMBOLS = (
    Symbol(
        "crypto-key",
        QT_TRANSLATE_NOOP("crypto_match", "Key", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "It locks a message and opens it again."),
    ),
    Symbol(
        "crypto-padlock",
        QT_TRANSLATE_NOOP("crypto_match", "Padlock", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "Anybody can snap it shut, but only one key opens it."),
    ),
    Symbol(
        "crypto-cloud",
        QT_TRANSLATE_NOOP("crypto_match", "Cloud", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "Other people’s computers, where files are kept far away."),
    ),
    Symbol(
        "crypto-sealed-letter",
        QT_TRANSLATE_NOOP("crypto_match", "Sealed Letter", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "An unbroken seal shows that nobody has read it."),
    ),
    Symbol(
        "crypto-bob",
        QT_TRANSLATE_NOOP("crypto_match", "Bob", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "In every story about secrets, he gets the message."),
    ),
    Symbol(
        "crypto-alice",
        QT_TRANSLATE_NOOP("crypto_match", "Alice", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "In every story about secrets, she sends the message."),
    ),
    Symbol(
        "crypto-eve",
        QT_TRANSLATE_NOOP("crypto_match", "Eve the Listener", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "She listens in to what Alice and Bob tell each other."),
    ),
    Symbol(
        "crypto-random-die",
        QT_TRANSLATE_NOOP("crypto_match", "Random Die", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "Good secrets begin with numbers that nobody can guess."),
    ),
    Symbol(
        "crypto-fingerprint",
        QT_TRANSLATE_NOOP("crypto_match", "Fingerprint", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "A short mark that belongs to one thing only."),
    ),
    Symbol(
        "crypto-enigma",
        QT_TRANSLATE_NOOP("crypto_match", "Enigma", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "A machine with turning wheels that wrote secret messages."),
    ),
    Symbol(
        "crypto-cipher-disk",
        QT_TRANSLATE_NOOP("crypto_match", "Cipher Disk", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "Turn the ring, and every letter becomes another one."),
    ),
    Symbol(
        "crypto-invisible-ink",
        QT_TRANSLATE_NOOP("crypto_match", "Invisible Ink", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "The paper looks empty until somebody warms it."),
    ),
    Symbol(
        "crypto-salt",
        QT_TRANSLATE_NOOP("crypto_match", "Salt", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "A pinch of chance makes equal passwords look different."),
    ),
    Symbol(
        "crypto-password",
        QT_TRANSLATE_NOOP("crypto_match", "Password", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "A word that only its owner should know."),
    ),
    Symbol(
        "crypto-scytale",
        QT_TRANSLATE_NOOP("crypto_match", "Scytale", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "Wound round the right stick, the ribbon can be read."),
    ),
    Symbol(
        "crypto-pigpen",
        QT_TRANSLATE_NOOP("crypto_match", "Pigpen Cipher", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "Every letter becomes the fence that it stands in."),
    ),
    Symbol(
        "crypto-trapdoor",
        QT_TRANSLATE_NOOP("crypto_match", "Trapdoor", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "Easy to fall in, hard to get out without the ladder."),
    ),
    Symbol(
        "crypto-rainbow-table",
        QT_TRANSLATE_NOOP("crypto_match", "Rainbow Table", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "A long list made in advance to look up passwords."),
    ),
    Symbol(
        "crypto-birthday-attack",
        QT_TRANSLATE_NOOP("crypto_match", "Birthday Attack", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "In a big class two children soon share a birthday."),
    ),
    Symbol(
        "crypto-honeypot",
        QT_TRANSLATE_NOOP("crypto_match", "Honeypot", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "A sweet trap that shows who wants to break in."),
    ),
    Symbol(
        "crypto-boomerang",
        QT_TRANSLATE_NOOP("crypto_match", "Boomerang Attack", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "What flies out comes back and tells something."),
    ),
    Symbol(
        "crypto-avalanche",
        QT_TRANSLATE_NOOP("crypto_match", "Avalanche Effect", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "Change one letter, and everything changes."),
    ),
    Symbol(
        "crypto-sponge",
        QT_TRANSLATE_NOOP("crypto_match", "Sponge", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "It soaks up a message and is squeezed out again."),
    ),
    Symbol(
        "crypto-sieve",
        QT_TRANSLATE_NOOP("crypto_match", "Number Sieve", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "It lets numbers fall through until the right ones stay."),
    ),
    Symbol(
        "crypto-lattice",
        QT_TRANSLATE_NOOP("crypto_match", "Lattice", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "A grid of points: finding the nearest one is hard."),
    ),
    Symbol(
        "crypto-onion",
        QT_TRANSLATE_NOOP("crypto_match", "Onion Routing", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "A message in many layers, one for each stop on its way."),
    ),
    Symbol(
        "crypto-signature",
        QT_TRANSLATE_NOOP("crypto_match", "Signature", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "It shows who wrote something."),
    ),
    Symbol(
        "crypto-certificate",
        QT_TRANSLATE_NOOP("crypto_match", "Certificate", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "A paper that says whose key this is."),
    ),
    Symbol(
        "crypto-key-exchange",
        QT_TRANSLATE_NOOP("crypto_match", "Key Exchange", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "Two people agree on a key while everybody listens."),
    ),
    Symbol(
        "crypto-brute-force",
        QT_TRANSLATE_NOOP("crypto_match", "Brute Force", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "Trying every single key until one fits."),
    ),
    Symbol(
        "crypto-smart-card",
        QT_TRANSLATE_NOOP("crypto_match", "Smart Card", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "A tiny computer on a card that keeps a key."),
    ),
    Symbol(
        "crypto-meet-in-the-middle",
        QT_TRANSLATE_NOOP("crypto_match", "Meet-in-the-Middle", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "Begin at both ends, and meet halfway."),
    ),
    Symbol(
        "crypto-even-mansour",
        QT_TRANSLATE_NOOP("crypto_match", "Even-Mansour", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "A simple cipher: a key, a good shuffle, and a key."),
    ),
    Symbol(
        "crypto-feistel",
        QT_TRANSLATE_NOOP("crypto_match", "Feistel Network", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "Two halves change sides again and again."),
    ),
    Symbol(
        "crypto-s-box",
        QT_TRANSLATE_NOOP("crypto_match", "S-Box", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "A little table that swaps one piece for another."),
    ),
    Symbol(
        "crypto-xor",
        QT_TRANSLATE_NOOP("crypto_match", "XOR", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "One or the other, but never both."),
    ),
    Symbol(
        "crypto-block-cipher",
        QT_TRANSLATE_NOOP("crypto_match", "Block Cipher", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "It scrambles a message block by block."),
    ),
    Symbol(
        "crypto-stream-cipher",
        QT_TRANSLATE_NOOP("crypto_match", "Stream Cipher", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "It scrambles a message drop by drop, as it flows."),
    ),
    Symbol(
        "crypto-one-time-pad",
        QT_TRANSLATE_NOOP("crypto_match", "One-Time Pad", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "Every page is a key, used once and torn off."),
    ),
    Symbol(
        "crypto-hash",
        QT_TRANSLATE_NOOP("crypto_match", "Hash Function", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "It grinds any text into a short number."),
    ),
    Symbol(
        "crypto-merkle-tree",
        QT_TRANSLATE_NOOP("crypto_match", "Merkle Tree", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "A tree of sums that guards many pages at once."),
    ),
    Symbol(
        "crypto-blockchain",
        QT_TRANSLATE_NOOP("crypto_match", "Blockchain", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "Pages chained together, so that none can be swapped."),
    ),
    Symbol(
        "crypto-zero-knowledge",
        QT_TRANSLATE_NOOP("crypto_match", "Zero-Knowledge Cave", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "Prove that you know the secret without telling it."),
    ),
    Symbol(
        "crypto-secret-sharing",
        QT_TRANSLATE_NOOP("crypto_match", "Secret Sharing", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "Only with all the pieces can the map be read."),
    ),
    Symbol(
        "crypto-side-channel",
        QT_TRANSLATE_NOOP("crypto_match", "Side Channel", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "Noise or warmth can give a secret away."),
    ),
    Symbol(
        "crypto-padding-oracle",
        QT_TRANSLATE_NOOP("crypto_match", "Padding Oracle", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "It answers only yes or no, and still tells too much."),
    ),
    Symbol(
        "crypto-nonce",
        QT_TRANSLATE_NOOP("crypto_match", "Nonce", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "A number that is used only once."),
    ),
    Symbol(
        "crypto-elliptic-curve",
        QT_TRANSLATE_NOOP("crypto_match", "Elliptic Curve", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "A curve on which one can count with points."),
    ),
    Symbol(
        "crypto-prime",
        QT_TRANSLATE_NOOP("crypto_match", "Prime Number", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "Only one and the number itself divide it."),
    ),
    Symbol(
        "crypto-clock-arithmetic",
        QT_TRANSLATE_NOOP("crypto_match", "Clock Arithmetic", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "After the last hour it begins again at zero."),
    ),
    Symbol(
        "crypto-vigenere",
        QT_TRANSLATE_NOOP("crypto_match", "Vigenère Square", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "A table of alphabets, each shifted by one."),
    ),
    Symbol(
        "crypto-mallory",
        QT_TRANSLATE_NOOP("crypto_match", "Mallory the Meddler", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "He changes messages on their way."),
    ),
    Symbol(
        "crypto-replay-attack",
        QT_TRANSLATE_NOOP("crypto_match", "Replay Attack", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "Sending an old message once more."),
    ),
    Symbol(
        "crypto-homomorphic",
        QT_TRANSLATE_NOOP("crypto_match", "Homomorphic Glovebox", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "Work on something without ever seeing it."),
    ),
    Symbol(
        "crypto-entropy",
        QT_TRANSLATE_NOOP("crypto_match", "Entropy", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "How much surprise there is in something."),
    ),
    Symbol(
        "crypto-quantum-key",
        QT_TRANSLATE_NOOP("crypto_match", "Quantum Key", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "A key made of light that notices who looks at it."),
    ),
    Symbol(
        "crypto-steganography",
        QT_TRANSLATE_NOOP("crypto_match", "Steganography", "a picture"),
        QT_TRANSLATE_NOOP("crypto_match", "A secret hidden in a picture, for nobody to notice."),
    ),
)
SYMBOL_FACES = tuple(symbol.face for symbol in SYMBOLS)
SYMBOL_OF: Mapping[str, int] = {face: number for number, face in enumerate(SYMBOL_FACES)}
TOKENS: tuple[TokenId, ...] = tuple(f"c{number}" for number in range(max(SIZES)))
INDEX: Mapping[TokenId, int] = {token: number for number, token in enumerate(TOKENS)}


def symbol_name(symbol: int) -> Text:
    """The name of a picture."""
    return say(SYMBOLS[symbol].name)
