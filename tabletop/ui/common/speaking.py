"""What the table says, in the words of whoever it speaks to: refusals with their rule, hints, names of tokens."""

from __future__ import annotations

from typing import Any

from tabletop.core.game import Game
from tabletop.core.model import Place, Refusal, Setup
from tabletop.core.rules import CORE_RULES
from tabletop.core.table import TableSpec
from tabletop.core.text import QT_TRANSLATE_NOOP, Text
from tabletop.core.view import View
from tabletop.ui.common.language import Words

RULE_SAYS = QT_TRANSLATE_NOOP("Table", "Rule {number}: {sentence}")
RULE = QT_TRANSLATE_NOOP("Table", "Rule {number}")
HOUSE_SAYS = QT_TRANSLATE_NOOP("Table", "House rule: {sentence}")
HOUSE = QT_TRANSLATE_NOOP("Table", "House rule")
SHOW_RULE = QT_TRANSLATE_NOOP("Table", "Show the rule")
HIDDEN_TOKEN = QT_TRANSLATE_NOOP("Table", "face down")
_CORE = {rule.id: rule for rule in CORE_RULES}


def sentence_of(game: Game[Any], setup: Setup, rule_id: str, words: Words, args: dict[str, Any]) -> str:
    """The sentence of a rule as this table plays it; "" for a rule that nobody knows."""
    numbered = game.rule(rule_id, setup)
    rule = numbered.rule if numbered is not None else _CORE.get(rule_id)
    return words.rule(rule.text_id, rule.text, **args) if rule is not None else ""


def refusal_words(game: Game[Any], setup: Setup, refusal: Refusal, words: Words) -> tuple[str, str, str]:
    """What was wrong, the rule that says so, and the words of the link to it ("" where the rulebook has no row)."""
    sentence = sentence_of(game, setup, refusal.rule, words, dict(refusal.args))
    numbered = game.rule(refusal.rule, setup)
    why = words.say(refusal.why) if refusal.why is not None else ""
    if numbered is None:
        return why or sentence, sentence if why else "", ""
    if numbered.number is None:
        below = words.say(HOUSE_SAYS, sentence=sentence) if why else words.say(HOUSE)
    elif why:
        below = words.say(RULE_SAYS, number=numbered.number, sentence=sentence)
    else:
        below = words.say(RULE, number=numbered.number)
    return why or sentence, below, words.say(SHOW_RULE)


def ending_words(game: Game[Any], setup: Setup, rule_id: str, words: Words) -> str:
    """The rule that ended a match, with its number."""
    numbered = game.rule(rule_id, setup)
    sentence = sentence_of(game, setup, rule_id, words, {})
    if numbered is None or numbered.number is None:
        return sentence
    return words.say(RULE_SAYS, number=numbered.number, sentence=sentence)


def place_text(game: Game[Any], spec: TableSpec, place: Place) -> Text:
    """The game's own name for a place, else what the table calls its slot or its row, or the label of its zone."""
    named = game.place_name(place)
    if named is not None:
        return named
    zone = spec.zone(place.zone)
    if zone.sheet is not None:
        return zone.sheet.rows[place.slot // max(1, len(zone.sheet.columns))].label
    return zone.slot_names[place.slot] if place.slot < len(zone.slot_names) else zone.label


class Naming:
    """How tokens and places of the shown view are called."""

    def __init__(self, game: Game[Any], spec: TableSpec, words: Words) -> None:
        self.words = words
        self._game = game
        self._spec = spec
        self._faces: dict[str, str] = {}

    def see(self, view: View) -> None:
        """Take the view that is meant from now on."""
        self._faces = {p.token: p.face or "" for p in view.placements}

    def token(self, token: str) -> str:
        """What a token shows, or that it lies face down."""
        face = self._faces.get(token, "")
        if not face:
            return self.words.say(HIDDEN_TOKEN)
        return self.face(face)

    def face(self, face: str) -> str:
        """What a picture shows; "" for none."""
        named = self._game.face_name(face)
        return self.words.say(named) if named is not None else face.replace("-", " ")

    def place(self, place: Place) -> str:
        """The game's own name for a place, else what the table calls its slot or its row, or the label of its zone."""
        return self.words.say(place_text(self._game, self._spec, place))
