"""What comes up so seldom that two hundred positions need not bring it."""

from __future__ import annotations

from collections.abc import Mapping

SELDOM: Mapping[str, frozenset[str]] = {
    "athletic_games": frozenset(
        {
            "All %n card(s) can go in this turn, if the pile with the {card} moves now.",
            "All %n card(s) can go in this turn, if the {card} moves alone now.",
            "Not all cards can go, but %n more can, if the pile with the {card} moves now.",
            "Not all cards can go, but %n more can, if the {card} moves alone now.",
            "This pile can move, and then any card goes into the hole.",
            "There seems to be no way to lay another card in this turn.",
            "Stopping here gives the best chances in the next turns.",
            "It is time to draw new cards.",
        }
    ),
    "barbu": frozenset(
        {
            "It is the only contract left in this round.",
            "This contract has not been played in this round yet.",
            "Tried out with this hand, it costs about {own} points, and each of the others about "
            "{others}. The numbers on the little cards say what each contract would cost.",
            "It is the last card.",
            "The last card of its suit goes: the next time this suit is led, anything can be thrown on it.",
            "Nothing to follow with: a card goes that might take a trick later.",
            "Nothing to follow with: this card costs no points.",
            "This trick costs nothing: a good moment to spend a high card.",
            "Every card that may be played takes this trick.",
            "It takes this trick, and a lower card is kept for a dearer one.",
            "Nobody can beat this card any more.",
            "Only the last trick counts: high cards go early, low ones are kept for the end.",
        }
    ),
    "blackjack_dice": frozenset(
        {
            "Less than {best} cannot win here. One die goes over 21 in about {percent}% of throws.",
            "A lost round costs 1 counter, and going over 21 costs 2: better to stop.",
            "The play-off is the better chance: one die goes over 21 too easily.",
        }
    ),
    "boat_captain_crew": frozenset(
        {
            "{miles} miles with %n throw(s) left: throwing again would bring no more than about {average} on average.",
            "With {miles} miles nobody is in front of {player}.",
            "{miles} miles are too few to win, so there is nothing to lose.",
        }
    ),
    "card_marathon": frozenset(
        {
            "With this challenge the race is won.",
            "A challenge now would lose the race: whoever finishes so far ahead loses. So it is better to wait.",
            "A challenge is possible, but one more milestone ahead would be too many. So it is better to wait.",
            "The {card} stays, as it would complete a challenge with the upturned milestones of {player}.",
            "With the {card}, %n unseen card(s) would complete a challenge.",
            "The {card} goes better with the other upturned milestones than the {old}.",
            "The {card} goes well with the upturned milestones: face down in the row, it waits for a challenge.",
            "It is known what lies there, and it goes well with the other cards.",
        }
    ),
    "chess": frozenset(
        {
            "This is checkmate.",
            "This leads to checkmate in %n move(s).",
            "This captures a stronger piece: {piece}.",
            "This captures {piece}.",
            "The pawn becomes a stronger piece.",
            "Castling brings the king to safety.",
            "This takes control of the middle of the board.",
            "This protects {pieces}.",
            "No pawn can stop this one on its way to the last rank.",
            "This stops the pawn on {square}, which no other pawn can stop.",
            "Then the other king can go to only %n square(s).",
            "Then {square} is no longer a safe square for {piece}.",
            "This protects {pieces} once more.",
            "From {square} this pawn guards {squares}.",
            "On {square} this piece is protected.",
            "From {square} this piece reaches %n square(s).",
            "This position is no better than a draw.",
            "This position is worth playing on.",
        }
    ),
    "crazy_eights": frozenset(
        {
            "Only one card is left: call before anybody notices.",
            "{player} has one card left and forgot to call.",
            "This card would cost the most: %n point(s).",
            "But for 8s and jokers, this card would cost the most: %n point(s).",
            "This empties the hand: the deal is over.",
            "{player} has only %n card(s) left and has to draw.",
        }
    ),
    "draughts": frozenset(
        {
            "This man becomes a king.",
            "This avoids the capture {way}.",
            "This threatens the capture {way}.",
            "If pieces are taken after this move, more can be taken back: at least %n.",
            "Whatever is moved, at least %n piece(s) can be taken.",
            "This gives up %n piece(s).",
            "Then this man is %n row(s) away from becoming a king.",
            "This position is no better than a draw.",
            "This position is worth playing on.",
        }
    ),
    "dream_team": frozenset(
        {
            "This wins the lead, though the Red Card comes with it.",
            "Whoever wins this trick takes the Red Card, so it is better to pass.",
            "Passing keeps the lowest cards and the Free Kicks to win the lead later.",
            "Passing keeps a larger set together.",
            "After this, %n set(s) are left to lay.",
            "A Free Kick makes the set large enough.",
            "A low number has the best chance of winning the trick.",
            "The Free Kick counts as {number} here.",
            "Whatever fits, a set is split.",
            "The Yellow Card skips {player}, who has only %n card(s) left.",
            "These are the cards that the hand can best do without.",
            "{player} has the most points so far.",
            "{player} sits on seat {number}.",
        }
    ),
    "four_two_one": frozenset(
        {
            "Throw all three dice: the chance of 421 is about {percent}%.",
            "Keeping {kept} gets rid of the most counters on average.",
            "Keeping {kept} gives the best chance to be out first.",
            "No die is worth keeping. All three together make 421 in about {percent}% of cases.",
            "The others may only throw %n time(s) then. Another throw would get rid of fewer counters on average.",
            "The others may only throw %n time(s) then. Another throw would make it less likely to be out first.",
            "Throwing again would risk more than it brings.",
        }
    ),
    "goose": frozenset(
        {
            "This throw leads from the start to {number}.",
            "The goose on {number} leads back by {total}.",
            "The bridge leads on to {number}.",
            "{player} sleeps in the hotel and misses this turn.",
        }
    ),
    "kemps": frozenset(
        {
            "Careful: %n card(s) of this rank have been put aside or lie in the row.",
            "The card that goes out is no use: one of its rank has been put aside.",
            "No card of the row helps towards a four.",
            "The hand is a four: the partner has to know.",
            "The partner has shown the signal.",
            "What the partner showed looked like the signal.",
            "The partner has a four, and so has this hand.",
            "One gesture of the other team is more likely than all the others.",
        }
    ),
    "ludo": frozenset(
        {
            "This captures a piece of {player}, which has to begin again.",
            "This brings a piece out onto the star.",
            "This piece reaches the foot of its stairs.",
        }
    ),
    "nine_mens_morris": frozenset(
        {
            "This is the only move.",
            "On {point}, %n row(s) meet in which a mill can be closed.",
            "Then the men of the other side can go to %n point(s), instead of {before}.",
            "After this the other side cannot close a mill at once.",
            "Whatever is moved, the other side can close a mill.",
            "This man goes to {point}, though the other side can close a mill.",
            "This man stood in the way of a mill.",
            "This man had another one beside it, in a row that is still open.",
            "This man could have gone on to %n point(s).",
            "Then the other side has %n man/men left.",
            "No man can move.",
            "This position is no better than a draw.",
            "This position is worth playing on.",
        }
    ),
    "oh_hell": frozenset(
        {
            "This hand should win about %n trick(s), but the last bid may not be that: better {bid}.",
            "%n more trick(s) to win: a low card first, the high ones can wait.",
            "%n more trick(s) to win, but not this one: a better moment will come.",
            "No more tricks are wanted: this card loses. Highest so far: {card}.",
            "No more tricks are wanted, but every card that may be played wins.",
            "No more tricks are wanted, but this card had better go now.",
            "No more tricks are wanted: this card can still be beaten.",
        }
    ),
    "poker_dice": frozenset(
        {
            "Whoever leads wins more often: the higher stake pays.",
            "Counters are running out: a small stake gives more time to catch up.",
            "The others may only throw %n time(s) then: this hand wins the pot in about {percent}% of rounds.",
            "This hand wins the pot in about {percent}% of rounds, more than another throw.",
        }
    ),
    "president": frozenset(
        {
            "Passing keeps cards of the same rank together.",
            "%n card(s) of the same rank go at once.",
            "After this, %n set(s) are left to lay.",
            "A joker completes the set.",
            "Whatever fits, cards of the same rank are split.",
            "These are the cards that the hand can best do without.",
        }
    ),
    "ten_thousand": frozenset(
        {
            "There is no choice, but %n dice score nothing in about {percent}% of throws.",
            "%n dice lose {points} points in about {percent}% of throws, but time is short.",
        }
    ),
    "whistiti": frozenset(
        {
            "There is nothing higher to lead.",
            "It beats the card of {player}, who needs only %n more trick(s).",
            "A trump takes the trick, unless a higher one follows.",
            "This trick is let go, and the cards that could win it are kept for later.",
        }
    ),
    "yams": frozenset(
        {
            "{box} gives %n point(s) now; another throw is not likely to bring more.",
            "{box} gives %n point(s), and the better boxes stay free for later.",
            "Nothing fits well: a 0 hurts least in {box}.",
            "Whatever these dice show, no box gets any points that may be filled.",
            "Throw all five dice again: the chance of {box} is about {percent}%.",
        }
    ),
}
