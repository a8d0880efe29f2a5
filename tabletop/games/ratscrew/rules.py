"""The rules of Egyptian Ratscrew as sentences, in the order of their numbers. What notices a breach is in `checks`."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.options import Options
from tabletop.core.rules import Rule, Section, when

_When = Callable[[Options], bool]


def _not(option: str, value: str) -> _When:
    return lambda options: options[f"ratscrew.{option}"] != value


_AIM = Rule(
    "ratscrew.aim",
    Section.AIM,
    "Whoever collects all 52 cards wins. No card is chosen: what counts is to see two equal ranks and to slap first.",
)

_SETUP = (
    Rule("ratscrew.two-to-six", Section.SETUP, "Two to six players take part, each for themselves."),
    Rule(
        "ratscrew.deal-all",
        Section.SETUP,
        "Lots are drawn for the dealer. All cards are dealt one by one, beginning to the left of the dealer.",
    ),
    Rule(
        "ratscrew.stacks-unseen",
        Section.SETUP,
        "Everyone keeps their cards as a face-down stack. Nobody looks at a stack, not even at their own.",
    ),
    Rule("ratscrew.first-turner", Section.SETUP, "The player to the left of the dealer turns the first card."),
)

_TURNING = (
    Rule(
        "ratscrew.turn-top-card",
        Section.PLAY,
        "Whoever has the turn turns the top card of their own stack face up onto the pile.",
    ),
    Rule(
        "ratscrew.turn-order",
        Section.PLAY,
        "The turn goes clockwise to the next player with cards. During a contract only the player who owes cards "
        "turns any.",
    ),
    Rule(
        "ratscrew.court-card-contract",
        Section.PLAY,
        "A jack, a queen or a king sets a contract: the next player with cards owes cards to whoever laid it.",
        when("ratscrew.ace-contract", "off"),
    ),
    Rule(
        "ratscrew.court-card-contract",
        Section.PLAY,
        "A jack, a queen, a king or an ace sets a contract: the next player with cards owes cards to whoever laid it.",
        when("ratscrew.ace-contract", "four"),
        "ace",
    ),
    Rule(
        "ratscrew.contract-size",
        Section.PLAY,
        "A jack asks for one card, a queen for two, a king for three. Aces and the cards from 2 to 10 ask for nothing.",
        when("ratscrew.ace-contract", "off"),
    ),
    Rule(
        "ratscrew.contract-size",
        Section.PLAY,
        "A jack asks for one card, a queen for two, a king for three, an ace for four. "
        "The cards from 2 to 10 ask for nothing.",
        when("ratscrew.ace-contract", "four"),
        "ace",
    ),
    Rule(
        "ratscrew.contract-broken",
        Section.PLAY,
        "If a card that is owed sets a contract itself, the old contract ends and the next player owes the new one.",
    ),
    Rule(
        "ratscrew.contract-paid",
        Section.PLAY,
        "If all cards that are owed have been turned and none of them sets a contract, "
        "whoever set the contract wins the pile.",
    ),
    Rule(
        "ratscrew.payer-runs-out",
        Section.PLAY,
        "Whoever runs out of cards before all that are owed are turned has paid: the contract is won.",
        when("ratscrew.payer-out", "owner-wins"),
    ),
    Rule(
        "ratscrew.payer-runs-out",
        Section.PLAY,
        "Whoever runs out of cards leaves the rest to the next player with cards. If nobody is left to pay, "
        "the contract is won.",
        when("ratscrew.payer-out", "next-pays"),
        "next-pays",
    ),
    Rule(
        "ratscrew.owner-without-cards",
        Section.PLAY,
        "A contract can also be won by a player who has no stack left. The pile brings that player back into play.",
    ),
    Rule(
        "ratscrew.nobody-can-pay",
        Section.PLAY,
        "If nobody else holds a card when a contract is set, the pile is won at once by whoever set it.",
    ),
)

_SLAPPING = (
    Rule(
        "ratscrew.slap-on-pair",
        Section.PLAY,
        "When two cards of the same rank follow each other, the first slap wins the pile.",
        when("ratscrew.sandwich", "off"),
    ),
    Rule(
        "ratscrew.slap-on-pair",
        Section.PLAY,
        "When two cards of the same rank follow each other, or have one card between them, "
        "the first slap wins the pile.",
        when("ratscrew.sandwich", "on"),
        "sandwich",
    ),
    Rule(
        "ratscrew.pair-within-pile",
        Section.PLAY,
        "Only cards that were turned since the pile was last empty count as a pair. Penalty cards never count.",
    ),
    Rule("ratscrew.first-slap-wins", Section.PLAY, "The first right slap wins the whole pile and ends any contract."),
    Rule(
        "ratscrew.everyone-may-slap",
        Section.PLAY,
        "Everyone may slap, whoever turned the cards, even a player without cards.",
        when("ratscrew.slap-back", "on"),
    ),
    Rule(
        "ratscrew.everyone-may-slap",
        Section.PLAY,
        "Everyone who is in the game may slap, whoever turned the cards.",
        when("ratscrew.slap-back", "off"),
        "no-return",
    ),
    Rule(
        "ratscrew.pair-window",
        Section.PLAY,
        "A pair can be slapped until the next card is turned or the pile is gathered.",
    ),
    Rule(
        "ratscrew.grace-before-gathering",
        Section.PLAY,
        "A pile won by a contract lies open for a second and a half before it is gathered. "
        "A right slap still takes it, and nobody turns a card.",
    ),
    Rule(
        "ratscrew.gap-between-cards",
        Section.PLAY,
        "After a card, the next one may be turned only after seven tenths of a second.",
        when("ratscrew.auto-turn", "off"),
    ),
    Rule(
        "ratscrew.pile-under-stack",
        Section.PLAY,
        "A won pile is turned over and put under the winner’s stack, unshuffled. Penalty cards are reached first.",
        when("ratscrew.shuffle-pile", "off"),
    ),
    Rule(
        "ratscrew.pile-under-stack",
        Section.PLAY,
        "A won pile is shuffled, turned over and put under the winner’s stack.",
        when("ratscrew.shuffle-pile", "on"),
        "shuffled",
    ),
    Rule("ratscrew.winner-leads", Section.PLAY, "Whoever wins a pile turns the first card of the next one."),
    Rule(
        "ratscrew.false-slap-burns",
        Section.PLAY,
        "A slap without a pair costs the top card of one’s own stack: it goes face down under the pile.",
        when("ratscrew.false-slap", "1"),
    ),
    Rule(
        "ratscrew.false-slap-burns",
        Section.PLAY,
        "A slap without a pair costs the top two cards of one’s own stack: they go face down under the pile.",
        when("ratscrew.false-slap", "2"),
        "two",
    ),
    Rule(
        "ratscrew.false-slap-burns",
        Section.PLAY,
        "A slap without a pair costs nothing.",
        when("ratscrew.false-slap", "0"),
        "free",
    ),
    Rule(
        "ratscrew.false-slap-without-cards",
        Section.PLAY,
        "Whoever slaps wrongly without a card to give may not slap again until the next pile has been gathered.",
        _not("false-slap", "0"),
    ),
    Rule(
        "ratscrew.one-slap-per-card",
        Section.PLAY,
        "For each turned card everyone has one slap. Further slaps, and slaps where no pile lies, are ignored.",
    ),
    Rule(
        "ratscrew.slower-slaps-ignored",
        Section.PLAY,
        "A slap just after the winning one, or just after a card has covered the pair, is neither right nor wrong.",
    ),
    Rule(
        "ratscrew.ties",
        Section.PLAY,
        "Of two right slaps at the same moment, the one of the player with fewer cards wins. "
        "Then the order after whoever turned the card decides.",
    ),
    Rule(
        "ratscrew.skip-empty-seats",
        Section.PLAY,
        "A player without cards is passed over, but stays in the game and can come back with a right slap.",
        when("ratscrew.slap-back", "on"),
    ),
    Rule(
        "ratscrew.skip-empty-seats",
        Section.PLAY,
        "A player without cards is passed over.",
        when("ratscrew.slap-back", "off"),
        "no-return",
    ),
)

_LIMIT = {
    "500": Rule(
        "ratscrew.card-limit",
        Section.END,
        "After five hundred turned cards the match stops as soon as the pile has been gathered. "
        "Most cards win; equal numbers share the victory.",
        when("ratscrew.card-limit-value", "500"),
        "500",
    ),
    "1000": Rule(
        "ratscrew.card-limit",
        Section.END,
        "After one thousand turned cards the match stops as soon as the pile has been gathered. "
        "Most cards win; equal numbers share the victory.",
        when("ratscrew.card-limit-value", "1000"),
        "1000",
    ),
    "1500": Rule(
        "ratscrew.card-limit",
        Section.END,
        "After fifteen hundred turned cards the match stops as soon as the pile has been gathered. "
        "Most cards win; equal numbers share the victory.",
        when("ratscrew.card-limit-value", "1500"),
    ),
    "3000": Rule(
        "ratscrew.card-limit",
        Section.END,
        "After three thousand turned cards the match stops as soon as the pile has been gathered. "
        "Most cards win; equal numbers share the victory.",
        when("ratscrew.card-limit-value", "3000"),
        "3000",
    ),
}

_END = (
    Rule("ratscrew.all-cards-wins", Section.END, "Whoever holds all 52 cards wins."),
    Rule(
        "ratscrew.last-holder-wins",
        Section.END,
        "If one player alone holds cards and owes nothing, that player gathers the pile and wins. "
        "Until then only a right slap counts.",
    ),
    *_LIMIT.values(),
    Rule(
        "ratscrew.placing",
        Section.END,
        "The others are placed by how long they held cards; if the match was stopped, by their number of cards.",
    ),
)

_HOUSE = (
    Rule(
        "ratscrew.slap-back",
        Section.HOUSE,
        "Whoever has no cards left is out of the game and may not slap, unless a contract is still running for them.",
        when("ratscrew.slap-back", "off"),
    ),
    Rule(
        "ratscrew.auto-turn",
        Section.HOUSE,
        "The cards turn by themselves. The players only slap.",
        _not("auto-turn", "off"),
    ),
    Rule(
        "ratscrew.handicap",
        Section.HOUSE,
        "The hands of computer players come down 150 thousandths of a second later.",
        when("ratscrew.handicap", "150"),
    ),
    Rule(
        "ratscrew.handicap",
        Section.HOUSE,
        "The hands of computer players come down 300 thousandths of a second later.",
        when("ratscrew.handicap", "300"),
        "large",
    ),
    Rule(
        "ratscrew.handicap",
        Section.HOUSE,
        "Right slaps of the first player in the list count as if they had come 150 thousandths of a second earlier. "
        "This place belongs to the youngest.",
        when("ratscrew.handicap", "150-first"),
        "first",
    ),
    Rule(
        "ratscrew.handicap",
        Section.HOUSE,
        "Right slaps of the first player in the list count as if they had come 300 thousandths of a second earlier. "
        "This place belongs to the youngest.",
        when("ratscrew.handicap", "300-first"),
        "first-large",
    ),
)

ROWS: tuple[Rule, ...] = (_AIM, *_SETUP, *_TURNING, *_SLAPPING, *_END, *_HOUSE)
