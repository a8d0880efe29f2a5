"""The rules of Crazy Eights as sentences, in the order of their numbers. What notices a breach is in `checks`."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.options import Options
from tabletop.core.rules import Rule, Section, when
from tabletop.kit.deals import length_rules

_When = Callable[[Options], bool]


def _both(first: _When, second: _When) -> _When:
    return lambda options: first(options) and second(options)


def _no(condition: _When) -> _When:
    return lambda options: not condition(options)


_calls = _no(when("crazy_eights.call-penalty", "none"))
_giving = when("crazy_eights.call-penalty", "one-from-each")
_last_cards_plain = _both(when("crazy_eights.seven-cannot-end", "off"), when("crazy_eights.last-card-effect", "off"))

_SETUP = (
    Rule(
        "crazy_eights.deal-eight",
        Section.SETUP,
        "Everyone is dealt eight cards, one at a time, beginning to the left of the dealer. "
        "The rest is the stock, face down.",
    ),
    Rule(
        "crazy_eights.start-card",
        Section.SETUP,
        "The first card of the stock is turned up beside it and starts the discard pile.",
    ),
    Rule(
        "crazy_eights.start-card-replaced",
        Section.SETUP,
        "If that card is an 8 or a joker, it goes under the stock and the next one is turned up.",
    ),
    Rule(
        "crazy_eights.start-card-no-effect",
        Section.SETUP,
        "A 2, a 7, a jack or an ace that is turned up at the start has no effect.",
        when=when("crazy_eights.start-effects", "off"),
    ),
    Rule(
        "crazy_eights.first-player",
        Section.SETUP,
        "The player to the left of the dealer begins, and play goes clockwise. "
        "Lots are drawn for the first dealer, then the deal passes to the left.",
    ),
)

_LAYING = (
    Rule(
        "crazy_eights.play-same-rank",
        Section.PLAY,
        "Cards with the rank of the top card may be laid on the discard pile, one or several together.",
    ),
    Rule("crazy_eights.play-same-suit", Section.PLAY, "One card of the suit in force may be laid."),
    Rule(
        "crazy_eights.many-only-on-same-rank",
        Section.PLAY,
        "Several cards at once need the rank of the top card. On a mere match of suit, and with an 8 or a joker, "
        "only one goes down.",
        when=when("crazy_eights.many-on-suit", "off"),
    ),
    Rule(
        "crazy_eights.many-only-on-same-rank",
        Section.PLAY,
        "Several cards at once must be of one rank, and one of them must fit. Several 8s or both jokers always do.",
        when=when("crazy_eights.many-on-suit", "on"),
        variant="many-on-suit",
    ),
    Rule("crazy_eights.eight-any-time", Section.PLAY, "An 8 may be laid on any card."),
    Rule("crazy_eights.joker-any-time", Section.PLAY, "A joker may be laid on any card."),
    Rule(
        "crazy_eights.must-match",
        Section.PLAY,
        "A card must match the top card in suit or rank; an 8 or a joker goes on anything.",
    ),
    Rule(
        "crazy_eights.last-laid-on-top",
        Section.PLAY,
        "Whoever lays several cards chooses their order. The last one is the new top card.",
    ),
    Rule(
        "crazy_eights.eight-names-suit",
        Section.PLAY,
        "Whoever lays an 8 names the suit that is in force from now on, unless the deal ends with it.",
    ),
    Rule(
        "crazy_eights.suit-in-force",
        Section.PLAY,
        "With neither an 8 nor a joker on top, the suit of the top card is in force.",
    ),
    Rule(
        "crazy_eights.joker-keeps-suit",
        Section.PLAY,
        "A joker leaves the suit in force as it was. The rank of the card under it no longer counts.",
        when=when("crazy_eights.joker-suit", "keep"),
    ),
)

_EFFECTS = (
    Rule(
        "crazy_eights.two-and-joker-draw-two",
        Section.PLAY,
        "For each 2 and each joker laid, the next player draws two cards at once. "
        "Another 2 or joker does not ward this off.",
        when=when("crazy_eights.stacking", "off"),
    ),
    Rule(
        "crazy_eights.two-and-joker-draw-two",
        Section.PLAY,
        "For each 2 and each joker laid, the next player has to draw two cards or to pass the drawing on.",
        when=when("crazy_eights.stacking", "on"),
        variant="stacking",
    ),
    Rule(
        "crazy_eights.drawer-still-plays",
        Section.PLAY,
        "Whoever had to draw for a 2 or a joker then takes a normal turn.",
        when=when("crazy_eights.draw-skips", "off"),
    ),
    Rule(
        "crazy_eights.ace-reverses",
        Section.PLAY,
        "Each ace turns the direction of play, so two aces together change nothing. "
        "With two players an ace has no effect.",
    ),
    Rule(
        "crazy_eights.jack-skips",
        Section.PLAY,
        "Each jack makes one more player, in the direction of play, miss a turn.",
    ),
    Rule(
        "crazy_eights.jacks-stop-at-self",
        Section.PLAY,
        "Jacks never skip the player who lays them: if all others miss their turn, the same player goes on.",
    ),
    Rule(
        "crazy_eights.seven-plays-again",
        Section.PLAY,
        "Whoever lays a 7 must play again, on that 7. If nothing fits, one card is drawn as usual.",
    ),
    Rule(
        "crazy_eights.sevens-one-replay",
        Section.PLAY,
        "Several 7s laid together give one more play, not several.",
    ),
)

_DRAWING = (
    Rule(
        "crazy_eights.must-play-if-able",
        Section.PLAY,
        "Whoever holds a card that fits must play; 8s and jokers count too.",
        when=when("crazy_eights.free-draw", "off"),
    ),
    Rule("crazy_eights.draw-one-if-stuck", Section.PLAY, "Whoever cannot play draws one card from the stock."),
    Rule(
        "crazy_eights.pass-only-after-draw",
        Section.PLAY,
        "A drawn card that fits must be played. Otherwise the turn passes on; nobody passes before drawing.",
        when=when("crazy_eights.free-draw", "off"),
    ),
    Rule(
        "crazy_eights.pass-only-after-draw",
        Section.PLAY,
        "After drawing a player may play or pass; nobody passes before drawing.",
        when=when("crazy_eights.free-draw", "on"),
        variant="free-draw",
    ),
)

_CALLING = (
    Rule(
        "crazy_eights.say-card",
        Section.PLAY,
        "Whoever keeps exactly one card after a play calls “Card!” at once, before being caught. "
        "A needless call changes nothing.",
        when=_calls,
    ),
    Rule(
        "crazy_eights.caught-without-card",
        Section.PLAY,
        "Whoever is caught without the call before the next play or draw gets one card from each of the others. "
        "A needless catch changes nothing.",
        when=_giving,
    ),
    Rule(
        "crazy_eights.giver-keeps-last-card",
        Section.PLAY,
        "A player with a single card gives none. Coming down to one card other than by playing needs no call.",
        when=_giving,
    ),
    Rule(
        "crazy_eights.reshuffle",
        Section.PLAY,
        "When the stock is empty and a card is needed, the top card stays and the other discards are shuffled "
        "into a new stock.",
    ),
    Rule(
        "crazy_eights.blocked-deal",
        Section.PLAY,
        "With no card left to draw, the turn passes on. If all pass in succession, or after 500 turns, "
        "the deal ends and all count their hands.",
    ),
)

_END = (
    Rule(
        "crazy_eights.deal-ends-at-once",
        Section.END,
        "The deal ends as soon as a player has no cards left, even if the last one was a 7, a 2 or a joker.",
        when=_last_cards_plain,
    ),
    Rule(
        "crazy_eights.deal-ends-at-once",
        Section.END,
        "The deal ends as soon as a player has no cards left; the house rules say what a last card still does.",
        when=_no(_last_cards_plain),
        variant="last-cards",
    ),
    Rule("crazy_eights.score-out", Section.END, "Whoever has laid down all cards scores −10 points."),
    *(
        Rule(
            "crazy_eights.score-hand",
            Section.END,
            text,
            when=when("crazy_eights.joker-points", points),
            variant="" if points == "50" else f"joker-{points}",
        )
        for points, text in (
            (
                "50",
                "All others count their hands: ace 40, king, queen and jack 10 each, joker 50, "
                "other cards what is printed on them.",
            ),
            (
                "40",
                "All others count their hands: ace and joker 40, king, queen and jack 10 each, "
                "other cards what is printed on them.",
            ),
            (
                "20",
                "All others count their hands: ace 40, king, queen and jack 10 each, joker 20, "
                "other cards what is printed on them.",
            ),
        )
    ),
    *length_rules("crazy_eights.five-deals", "crazy_eights.deals"),
    Rule(
        "crazy_eights.lowest-wins",
        Section.END,
        "The lowest total wins; equal lowest totals share the victory.",
    ),
)

_HOUSE = (
    Rule(
        "crazy_eights.stacking",
        Section.HOUSE,
        "Instead of drawing, the next player may lay any 2 or joker. The sum grows until somebody draws it all.",
        when=when("crazy_eights.stacking", "on"),
    ),
    Rule(
        "crazy_eights.draw-skips",
        Section.HOUSE,
        "Whoever draws for a 2 or a joker loses the turn.",
        when=when("crazy_eights.draw-skips", "on"),
    ),
    Rule(
        "crazy_eights.seven-cannot-end",
        Section.HOUSE,
        "Nobody ends with a 7: whoever lays a 7 as the last card draws one card and plays on.",
        when=when("crazy_eights.seven-cannot-end", "on"),
    ),
    Rule(
        "crazy_eights.last-card-effect",
        Section.HOUSE,
        "After a last 2 or joker the next player draws before the hands are counted.",
        when=when("crazy_eights.last-card-effect", "on"),
    ),
    Rule(
        "crazy_eights.start-effects",
        Section.HOUSE,
        "A 2, a jack or an ace that is turned up at the start acts as if the dealer had laid it.",
        when=when("crazy_eights.start-effects", "on"),
    ),
    Rule(
        "crazy_eights.joker-suit",
        Section.HOUSE,
        "Whoever lays a joker names the suit that is in force from now on, unless the deal ends with it.",
        when=when("crazy_eights.joker-suit", "name"),
    ),
    Rule(
        "crazy_eights.free-draw",
        Section.HOUSE,
        "A player may draw one card even if a card in hand fits.",
        when=when("crazy_eights.free-draw", "on"),
    ),
    Rule(
        "crazy_eights.call-penalty",
        Section.HOUSE,
        "Whoever is caught without the call before the next play or draw takes two cards from the stock. "
        "A needless catch changes nothing.",
        when=when("crazy_eights.call-penalty", "draw-two"),
        variant="draw-two",
    ),
    Rule(
        "crazy_eights.call-penalty",
        Section.HOUSE,
        "With one card left nobody has to call, and nobody can be caught.",
        when=when("crazy_eights.call-penalty", "none"),
        variant="none",
    ),
    Rule(
        "crazy_eights.give-random",
        Section.HOUSE,
        "The cards for a player who was caught are picked from the hands at random.",
        when=_both(_giving, when("crazy_eights.give-random", "on")),
    ),
    *(
        Rule(
            "crazy_eights.call-time",
            Section.HOUSE,
            text,
            when=_both(_calls, when("crazy_eights.call-time", seconds)),
            variant=f"seconds-{seconds}",
        )
        for seconds, text in (
            ("2", "There are 2 seconds to call and to catch."),
            ("5", "There are 5 seconds to call and to catch."),
        )
    ),
)

ROWS: tuple[Rule, ...] = (
    Rule(
        "crazy_eights.aim",
        Section.AIM,
        "Be the first to lay down all cards. Cards left in hand cost points, and the fewest points win.",
    ),
    *_SETUP,
    *_LAYING,
    *_EFFECTS,
    *_DRAWING,
    *_CALLING,
    *_END,
    *_HOUSE,
)
