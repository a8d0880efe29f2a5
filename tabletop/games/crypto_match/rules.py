"""The rules of Crypto Match in words, in the order in which a family learns them."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from tabletop.core.chapters import rulebook
from tabletop.core.options import Options
from tabletop.games.crypto_match import INFO

_PLAYLIST = "crypto_match.playlist"


def _usual(options: Options) -> bool:
    """Whether the table plays the usual mini-games in their usual order."""
    return options[_PLAYLIST] == next(spec.default for spec in INFO.options if spec.id == _PLAYLIST)


_WHEN: dict[str, Callable[[Options], bool]] = {
    _PLAYLIST: _usual,
    f"{_PLAYLIST}@chosen": lambda options: not _usual(options),
}
"""What a chapter cannot say: a list is as it is, or it is not."""

RULES = tuple(
    replace(rule, when=_WHEN.get(rule.text_id, rule.when))
    for rule in rulebook(
        INFO,
        """
# aim
aim
    Everybody looks at the same time. Whoever first sees which picture two cards share makes a claim. Whoever wins the
    most mini-games wins the match.

# setup
deck [deck: 57]
    There are 57 round cards and 57 pictures. Each card has eight of them.
deck/31 [deck: 31]
    There are 31 round cards and 31 pictures. Each card has six of them.
deck/13 [deck: 13]
    There are 13 round cards and 13 pictures. Each card has four of them.
one-shared-symbol
    Any two cards have exactly one picture in common: never none, never two.
playlist
    A match is a list of four mini-games: the Tower, the Well, Hot Potato and the Poisoned Gift.
playlist/chosen
    A match is a list of mini-games, chosen before the start. This table has chosen its own.
fresh-shuffle
    Every mini-game begins with the whole deck, freshly shuffled. The pictures lie in new places on the cards.

# play
all-at-once
    There are no turns. Whoever has a card on show may make a claim at any moment.
claim
    A claim names a picture. In the Tower and the Well the other card is the one in the middle; in Hot Potato and the
    Poisoned Gift it also names a player.
symbol-must-match
    A claim is right if the picture is on both cards. Otherwise it is wrong.
top-card-only
    Only the top card of each pile counts.
first-claim
    The first right claim counts. It is carried out before the next one is looked at.
same-instant
    If right claims come at the same moment, people go before computers, then whoever has found fewer pictures, then
    whoever sits next after the last player to find one.
point-time [point-time: 3]
    Whoever presses their key first has three seconds to point at the picture. Time stands still and nobody else is
    heard. Not pointing is a wrong claim.
point-time/2 [point-time: 2]
    Whoever presses their key first has two seconds to point at the picture. Time stands still and nobody else is
    heard. Not pointing is a wrong claim.
point-time/6 [point-time: 6]
    Whoever presses their key first has six seconds to point at the picture. Time stands still and nobody else is
    heard. Not pointing is a wrong claim.
wrong-claim [wrong-claim: lock]
    After a wrong claim a player is locked for three seconds.
wrong-claim/none [wrong-claim: none]
    A wrong claim costs nothing.
wrong-claim/until-change [wrong-claim: lock-until-change]
    After a wrong claim a player is locked until a card moves. If everybody is locked, everybody is freed.
locked [wrong-claim: lock | lock-until-change]
    Whoever is locked is not heard. Trying all the same costs nothing.
locked/never [wrong-claim: none]
    Nobody is ever locked.
late-claim
    A claim that was right less than half a second ago is only late: it costs nothing.
no-card
    Whoever has no card on show cannot claim, and nobody can name them.
help-after [help-after: 45]
    If nobody finds anything for 45 seconds, a picture on two cards begins to glow. It still has to be claimed.
help-after/20 [help-after: 20]
    If nobody finds anything for 20 seconds, a picture on two cards begins to glow. It still has to be claimed.
help-after/never [help-after: 0]
    No picture glows, however long nobody finds anything.
tower-setup
    The Tower: each player gets one card, the others lie in the middle. At the start signal all cards are turned up
    together.
tower-take
    The Tower: whoever finds the picture on their own card and the middle card takes the middle card onto their pile.
    It is the card that counts from now on.
tower-end
    The Tower ends when the last card of the middle has been taken. Most cards wins.
well-setup
    The Well: one card lies in the middle. The others are dealt evenly, in piles with the top card face up. Cards left
    over are put aside.
well-place
    The Well: whoever finds the picture on their own card and the middle card puts their own card on the middle.
well-rank
    The Well: whoever gets rid of their last card first wins, and takes no further part.
well-end [well-stop: play-out]
    The Well goes on until only one player has cards. These go to the middle, and that player is last.
well-end/first-out [well-stop: first-out]
    The Well ends as soon as one player has no cards left.
potato-setup
    Hot Potato: in each round every player gets one card, face up.
potato-claim
    Hot Potato: a claim names a picture shared by the player’s own card and that of another player who has cards.
    Nobody names their own pile.
potato-give-all
    Hot Potato: whoever is right puts their whole pile on the pile of the named player, in unchanged order.
potato-safe
    Hot Potato: whoever has given their pile away is safe. No card comes back to them in this round.
potato-round-end
    Hot Potato: a round ends when one player has all the cards. These are that player’s penalty cards.
potato-rounds [potato-rounds: all]
    Hot Potato: there are as many rounds as the deck has cards for everybody. What is left over stays out.
potato-rounds/five [potato-rounds: 5]
    Hot Potato: there are five rounds, if the deck has enough cards for everybody.
potato-rounds/three [potato-rounds: 3]
    Hot Potato: there are three rounds, if the deck has enough cards for everybody.
potato-winner
    Hot Potato: after the last round, fewest penalty cards wins.
gift-setup
    The Poisoned Gift: each player gets one card, face up. The others lie face up in the middle.
gift-give
    The Poisoned Gift: whoever finds the picture on the middle card and the card of another player puts the middle card
    on that player’s pile.
gift-not-self
    The Poisoned Gift: nobody names their own pile.
gift-end
    The Poisoned Gift ends when the last card of the middle has been given away. Fewest cards wins.

# end
mini-game-point
    Whoever wins a mini-game gets one match point, however many cards it was about.
shared-win
    If several players are equal, each of them gets the match point. In the Well nobody can be equal.
match-winner [decider: shared]
    After the last mini-game, most match points wins. Equal players share the victory.
match-winner/decider [decider: tower]
    After the last mini-game, most match points wins. Equal players play one more Tower. If they are equal again, they
    share the victory.

# house
names [names: on]
    The name of each picture stands below it.
ahead-1 [ahead-1: on]
    A head start of 1 match point counts from the beginning.
""",
    )
)
