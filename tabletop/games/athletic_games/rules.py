"""The rules of Athletic Games in words, in the order of the rulebook, as each table plays them."""

from __future__ import annotations

from tabletop.core.rules import Rule, Section, when

_AIM = tuple(
    Rule(
        "athletic_games.aim",
        Section.AIM,
        text,
        when=when("athletic_games.medals-to-win", medals),
        variant="" if medals == "5" else f"medals-{medals}",
    )
    for medals, text in (
        ("5", "Be the first to win five medals. Getting rid of the whole hand within a single turn wins one."),
        ("3", "Be the first to win three medals. Getting rid of the whole hand within a single turn wins one."),
    )
)

_SETUP = (
    Rule(
        "athletic_games.deck-60",
        Section.SETUP,
        "There are 60 cards in six colours. Each colour has its own sport and the values 1 to 10.",
    ),
    Rule(
        "athletic_games.deal-seven",
        Section.SETUP,
        "Each player is dealt seven cards, which nobody else may see.",
    ),
    Rule(
        "athletic_games.circle-of-five",
        Section.SETUP,
        "Five cards are laid face up in a circle: five places with one card each.",
    ),
    Rule("athletic_games.stock", Section.SETUP, "The other cards lie face down in the middle as the stock."),
    Rule(
        "athletic_games.youngest-starts",
        Section.SETUP,
        "The first player in the list begins; this place belongs to the youngest.",
    ),
    Rule("athletic_games.clockwise", Section.SETUP, "Turns go clockwise, one player after another. Nobody is skipped."),
)

_FITTING = (
    Rule(
        "athletic_games.fit-same-value",
        Section.PLAY,
        "A card fits on a card of the same value, whatever their colours.",
    ),
    Rule(
        "athletic_games.fit-neighbour",
        Section.PLAY,
        "A card fits on a card of the same colour whose value is exactly 1 higher or lower.",
    ),
    Rule(
        "athletic_games.no-wrap",
        Section.PLAY,
        "1 and 10 are not neighbours, not even in the same colour.",
    ),
    Rule(
        "athletic_games.must-fit",
        Section.PLAY,
        "Only a card of the same value, or of the same colour and 1 higher or lower, may be laid on a card.",
    ),
)

_PLAYING = (
    Rule(
        "athletic_games.own-turn",
        Section.PLAY,
        "Only the player in turn acts, and only with cards of their own hand.",
    ),
    Rule(
        "athletic_games.play-on-pile",
        Section.PLAY,
        "Hand cards are laid on piles where they fit: as many as wanted, one after another, on any of the piles.",
    ),
    Rule(
        "athletic_games.reference-is-top",
        Section.PLAY,
        "Only the top card of a pile counts. The cards below it no longer matter.",
    ),
)

_HOLES = (
    Rule(
        "athletic_games.pile-move-whole",
        Section.PLAY,
        "In one’s own turn a whole pile may be moved onto another, as often as wanted. Nobody has to.",
        when=when("athletic_games.free-card-moves", "off"),
    ),
    Rule(
        "athletic_games.pile-move-whole",
        Section.PLAY,
        "In one’s own turn piles may be moved onto others, whole or card by card, as often as wanted. Nobody has to.",
        when=when("athletic_games.free-card-moves", "on"),
        variant="free",
    ),
    Rule(
        "athletic_games.pile-move-from-top",
        Section.PLAY,
        "A pile moves card by card from its top; each card must fit where it lands. If the first fits, all do.",
    ),
    Rule(
        "athletic_games.pile-move-reverses",
        Section.PLAY,
        "So a moved pile arrives turned over: the card that was at the bottom now lies on top.",
    ),
    Rule(
        "athletic_games.pile-move-target",
        Section.PLAY,
        "A pile moves only onto another pile, never onto its own place or into a hole.",
    ),
    Rule(
        "athletic_games.pile-move-makes-hole",
        Section.PLAY,
        "The place that the pile has left is now a hole.",
    ),
    Rule(
        "athletic_games.hole-any-card",
        Section.PLAY,
        "Any hand card may be laid in a hole. It begins a new pile.",
    ),
    Rule(
        "athletic_games.hole-hand-only",
        Section.PLAY,
        "Only a card of the hand fills a hole, never a card from another place.",
    ),
    Rule(
        "athletic_games.holes-several",
        Section.PLAY,
        "Several holes may be open at once. They may be filled later in the turn or not at all.",
    ),
)

_TURN_END = (
    Rule(
        "athletic_games.all-out-medal",
        Section.PLAY,
        "Whoever lays down the last card of the hand takes a medal at once, and the turn is over.",
    ),
    Rule(
        "athletic_games.refill-seven",
        Section.PLAY,
        "After a medal that player draws seven new cards, and the next player’s turn begins.",
    ),
    Rule(
        "athletic_games.refill-three",
        Section.PLAY,
        "Whoever stops with cards in hand keeps them, wins no medal and draws three more. Then the next player’s "
        "turn begins.",
    ),
    Rule(
        "athletic_games.no-hand-limit",
        Section.PLAY,
        "A hand may grow without limit, and all of it must go in one turn for a medal.",
    ),
    Rule(
        "athletic_games.stop-any-time",
        Section.PLAY,
        "A player may end the turn at any moment, even if a card still fits.",
        when=when("athletic_games.stop-rule", "free"),
    ),
    Rule(
        "athletic_games.holes-stay",
        Section.PLAY,
        "Holes that are open at the end of a turn stay open for the next player.",
        when=when("athletic_games.refill-holes", "leave"),
    ),
)

_STOCK = (
    Rule(
        "athletic_games.rebuild",
        Section.PLAY,
        "When the stock is empty, the top cards stay and all cards below them are shuffled into a new stock.",
    ),
    Rule(
        "athletic_games.rebuild-moment",
        Section.PLAY,
        "This happens as soon as the last card is drawn, even in the middle of drawing.",
    ),
    Rule(
        "athletic_games.short-draw",
        Section.PLAY,
        "If no card lies under a top card, only the cards that are left are drawn, perhaps none.",
    ),
    Rule(
        "athletic_games.empty-hand-turn",
        Section.PLAY,
        "Whoever begins a turn without cards can only end it and draw three.",
    ),
)

_END = (
    *(
        Rule(
            "athletic_games.five-medals",
            Section.END,
            text,
            when=when("athletic_games.medals-to-win", medals),
            variant="" if medals == "5" else f"medals-{medals}",
        )
        for medals, text in (
            ("5", "Whoever takes a fifth medal wins, and the match ends at that instant."),
            ("3", "Whoever takes a third medal wins, and the match ends at that instant."),
        )
    ),
    Rule(
        "athletic_games.standstill",
        Section.END,
        "The match also ends when all players in a row neither lay, move nor draw a card.",
    ),
    *(
        Rule(
            "athletic_games.turn-limit",
            Section.END,
            text,
            when=when("athletic_games.turn-limit", turns),
            variant="" if turns == "40" else f"turns-{turns}",
        )
        for turns, text in (
            ("40", "The match also ends when everyone has had 40 turns."),
            ("20", "The match also ends when everyone has had 20 turns."),
            ("100", "The match also ends when everyone has had 100 turns."),
        )
    ),
    Rule(
        "athletic_games.tie-break",
        Section.END,
        "Then most medals win; among equals, fewest cards in hand; if these are equal too, the victory is shared.",
    ),
)

_HOUSE = (
    Rule(
        "athletic_games.stop-when-stuck",
        Section.HOUSE,
        "A turn may only end when no card of the hand can be laid on a pile or in a hole.",
        when=when("athletic_games.stop-rule", "when-stuck"),
    ),
    Rule(
        "athletic_games.take-back",
        Section.HOUSE,
        "What has been laid or moved stays: nothing is taken back within a turn.",
        when=when("athletic_games.take-back", "off"),
    ),
    Rule(
        "athletic_games.refill-holes",
        Section.HOUSE,
        "At the end of a turn, after drawing, each hole gets a card from the stock as long as there are any.",
        when=when("athletic_games.refill-holes", "from-stock"),
    ),
    Rule(
        "athletic_games.free-card-moves",
        Section.HOUSE,
        "The top card of a pile may move alone onto any pile where it fits. An emptied place becomes a hole.",
        when=when("athletic_games.free-card-moves", "on"),
    ),
    Rule(
        "athletic_games.no-repeat",
        Section.HOUSE,
        "No move may bring back an arrangement of the piles and the hand that has already stood in this turn.",
        when=when("athletic_games.free-card-moves", "on"),
    ),
)

RULES: tuple[Rule, ...] = (
    *_AIM,
    *_SETUP,
    *_FITTING,
    *_PLAYING,
    *_HOLES,
    *_TURN_END,
    *_STOCK,
    *_END,
    *_HOUSE,
)
