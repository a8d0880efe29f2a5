<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="athletic_games.aim">
        <source>Be the first to win five medals. Getting rid of a whole hand in a single turn wins one.</source>
        <translation>Be the first to win five medals. Getting rid of a whole hand in a single turn wins one.</translation>
    </message>
    <message id="athletic_games.aim@medals-3">
        <source>Be the first to win three medals. Getting rid of a whole hand in a single turn wins one.</source>
        <translation>Be the first to win three medals. Getting rid of a whole hand in a single turn wins one.</translation>
    </message>
    <message id="athletic_games.deck-60">
        <source>There are 60 cards in six colours. Each colour has its own sport and the values 1 to 10.</source>
        <translation>There are 60 cards in six colours. Each colour has its own sport and the values 1 to 10.</translation>
    </message>
    <message id="athletic_games.deal-seven">
        <source>Each player is dealt seven cards, which nobody else may see.</source>
        <translation>Each player is dealt seven cards, which nobody else may see.</translation>
    </message>
    <message id="athletic_games.circle-of-five">
        <source>Five cards are laid face up in a circle: five places with one card each.</source>
        <translation>Five cards are laid face up in a circle: five places with one card each.</translation>
    </message>
    <message id="athletic_games.stock">
        <source>The other cards lie face down in the middle as the stock.</source>
        <translation>The other cards lie face down in the middle as the stock.</translation>
    </message>
    <message id="athletic_games.youngest-starts">
        <source>The youngest player takes the first seat and begins.</source>
        <translation>The youngest player takes the first seat and begins.</translation>
    </message>
    <message id="athletic_games.clockwise">
        <source>Turns go clockwise, one player after another. Nobody is skipped.</source>
        <translation>Turns go clockwise, one player after another. Nobody is skipped.</translation>
    </message>
    <message id="athletic_games.fit-same-value">
        <source>A card fits on a card of the same value, whatever their colours.</source>
        <translation>A card fits on a card of the same value, whatever their colours.</translation>
    </message>
    <message id="athletic_games.fit-neighbour">
        <source>A card fits on a card of the same colour whose value is exactly 1 higher or lower.</source>
        <translation>A card fits on a card of the same colour whose value is exactly 1 higher or lower.</translation>
    </message>
    <message id="athletic_games.no-wrap">
        <source>1 and 10 are not neighbours, not even in the same colour.</source>
        <translation>1 and 10 are not neighbours, not even in the same colour.</translation>
    </message>
    <message id="athletic_games.must-fit">
        <source>Only a card of the same value, or of the same colour and 1 higher or lower, may be laid on a card.</source>
        <translation>Only a card of the same value, or of the same colour and 1 higher or lower, may be laid on a card.</translation>
    </message>
    <message id="athletic_games.own-turn">
        <source>Only the player whose turn it is may act, and only with cards from their own hand.</source>
        <translation>Only the player whose turn it is may act, and only with cards from their own hand.</translation>
    </message>
    <message id="athletic_games.play-on-pile">
        <source>Cards from the hand are laid on piles where they fit: as many as the player likes, one after another, on any of the piles.</source>
        <translation>Cards from the hand are laid on piles where they fit: as many as the player likes, one after another, on any of the piles.</translation>
    </message>
    <message id="athletic_games.play-on-pile@when-stuck">
        <source>Cards from the hand are laid on piles where they fit, one after another, on any of the piles.</source>
        <translation>Cards from the hand are laid on piles where they fit, one after another, on any of the piles.</translation>
    </message>
    <message id="athletic_games.reference-is-top">
        <source>Only the top card of a pile counts. The cards below it no longer matter.</source>
        <translation>Only the top card of a pile counts. The cards below it no longer matter.</translation>
    </message>
    <message id="athletic_games.pile-move-whole">
        <source>During a turn, a whole pile may be moved onto another, as often as the player likes. Nobody has to.</source>
        <translation>During a turn, a whole pile may be moved onto another, as often as the player likes. Nobody has to.</translation>
    </message>
    <message id="athletic_games.pile-move-whole@free">
        <source>During a turn, piles may be moved onto others, whole or card by card, as often as the player likes. Nobody has to.</source>
        <translation>During a turn, piles may be moved onto others, whole or card by card, as often as the player likes. Nobody has to.</translation>
    </message>
    <message id="athletic_games.pile-move-from-top">
        <source>A pile moves card by card from the top, and each card must fit where it lands. If the first one fits, they all do.</source>
        <translation>A pile moves card by card from the top, and each card must fit where it lands. If the first one fits, they all do.</translation>
    </message>
    <message id="athletic_games.pile-move-reverses">
        <source>So moving a pile reverses its order: the card that was at the bottom is now on top.</source>
        <translation>So moving a pile reverses its order: the card that was at the bottom is now on top.</translation>
    </message>
    <message id="athletic_games.pile-move-target">
        <source>A pile moves only onto another pile, never onto its own place or into a hole.</source>
        <translation>A pile moves only onto another pile, never onto its own place or into a hole.</translation>
    </message>
    <message id="athletic_games.pile-move-makes-hole">
        <source>The place that a pile leaves becomes a hole.</source>
        <translation>The place that a pile leaves becomes a hole.</translation>
    </message>
    <message id="athletic_games.hole-any-card">
        <source>Any card from the hand may be laid in a hole, where it begins a new pile.</source>
        <translation>Any card from the hand may be laid in a hole, where it begins a new pile.</translation>
    </message>
    <message id="athletic_games.hole-hand-only">
        <source>A player fills a hole only with a card from the hand, never with a card from another place.</source>
        <translation>A player fills a hole only with a card from the hand, never with a card from another place.</translation>
    </message>
    <message id="athletic_games.holes-several">
        <source>Several holes may be open at once. A player may fill them later in the turn, or leave them.</source>
        <translation>Several holes may be open at once. A player may fill them later in the turn, or leave them.</translation>
    </message>
    <message id="athletic_games.holes-several@when-stuck">
        <source>Several holes may be open at once. A player may fill them later in the turn.</source>
        <translation>Several holes may be open at once. A player may fill them later in the turn.</translation>
    </message>
    <message id="athletic_games.all-out-medal">
        <source>Whoever lays down their last card takes a medal at once, and the turn is over.</source>
        <translation>Whoever lays down their last card takes a medal at once, and the turn is over.</translation>
    </message>
    <message id="athletic_games.refill-seven">
        <source>After winning a medal, a player draws seven new cards. Then the next player’s turn begins.</source>
        <translation>After winning a medal, a player draws seven new cards. Then the next player’s turn begins.</translation>
    </message>
    <message id="athletic_games.refill-three">
        <source>Whoever stops with cards in hand keeps them, wins no medal and draws three more. Then the next player’s turn begins.</source>
        <translation>Whoever stops with cards in hand keeps them, wins no medal and draws three more. Then the next player’s turn begins.</translation>
    </message>
    <message id="athletic_games.no-hand-limit">
        <source>A hand may grow without limit, but all of it must go in one turn to win a medal.</source>
        <translation>A hand may grow without limit, but all of it must go in one turn to win a medal.</translation>
    </message>
    <message id="athletic_games.medal-1">
        <source>Whoever is 1 medal ahead begins with it.</source>
        <translation>Whoever is 1 medal ahead begins with it.</translation>
    </message>
    <message id="athletic_games.medal-2">
        <source>Whoever is 2 medals ahead begins with both of them.</source>
        <translation>Whoever is 2 medals ahead begins with both of them.</translation>
    </message>
    <message id="athletic_games.stop-any-time">
        <source>A player may end the turn at any moment, even if a card still fits.</source>
        <translation>A player may end the turn at any moment, even if a card still fits.</translation>
    </message>
    <message id="athletic_games.holes-stay">
        <source>Holes that are open at the end of a turn stay open for the next player.</source>
        <translation>Holes that are open at the end of a turn stay open for the next player.</translation>
    </message>
    <message id="athletic_games.rebuild">
        <source>When the stock is empty, the top cards stay, and all the cards below them are shuffled to make a new stock.</source>
        <translation>When the stock is empty, the top cards stay, and all the cards below them are shuffled to make a new stock.</translation>
    </message>
    <message id="athletic_games.rebuild-moment">
        <source>This happens as soon as the last card is drawn, even in the middle of drawing.</source>
        <translation>This happens as soon as the last card is drawn, even in the middle of drawing.</translation>
    </message>
    <message id="athletic_games.short-draw">
        <source>If there are no covered cards to shuffle, only the cards that are left are drawn, perhaps none.</source>
        <translation>If there are no covered cards to shuffle, only the cards that are left are drawn, perhaps none.</translation>
    </message>
    <message id="athletic_games.empty-hand-turn">
        <source>Whoever begins a turn without cards can only end it and draw three.</source>
        <translation>Whoever begins a turn without cards can only end it and draw three.</translation>
    </message>
    <message id="athletic_games.five-medals">
        <source>Whoever takes a fifth medal wins, and the match ends at once.</source>
        <translation>Whoever takes a fifth medal wins, and the match ends at once.</translation>
    </message>
    <message id="athletic_games.five-medals@medals-3">
        <source>Whoever takes a third medal wins, and the match ends at once.</source>
        <translation>Whoever takes a third medal wins, and the match ends at once.</translation>
    </message>
    <message id="athletic_games.standstill">
        <source>The match also ends when all players, one after another, end a turn without laying, moving or drawing a card.</source>
        <translation>The match also ends when all players, one after another, end a turn without laying, moving or drawing a card.</translation>
    </message>
    <message id="athletic_games.turn-limit">
        <source>The match also ends when everyone has had 40 turns.</source>
        <translation>The match also ends when everyone has had 40 turns.</translation>
    </message>
    <message id="athletic_games.turn-limit@turns-20">
        <source>The match also ends when everyone has had 20 turns.</source>
        <translation>The match also ends when everyone has had 20 turns.</translation>
    </message>
    <message id="athletic_games.turn-limit@turns-100">
        <source>The match also ends when everyone has had 100 turns.</source>
        <translation>The match also ends when everyone has had 100 turns.</translation>
    </message>
    <message id="athletic_games.tie-break">
        <source>Then whoever has the most medals wins. If players tie, it is whoever has the fewest cards in hand. If those are equal too, they share the victory.</source>
        <translation>Then whoever has the most medals wins. If players tie, it is whoever has the fewest cards in hand. If those are equal too, they share the victory.</translation>
    </message>
    <message id="athletic_games.stop-when-stuck">
        <source>A turn may only end when no card from the hand can be laid on a pile or in a hole.</source>
        <translation>A turn may only end when no card from the hand can be laid on a pile or in a hole.</translation>
    </message>
    <message id="athletic_games.take-back">
        <source>Nothing is taken back: what has been laid or moved stays, and a turn that has ended is over.</source>
        <translation>Nothing is taken back: what has been laid or moved stays, and a turn that has ended is over.</translation>
    </message>
    <message id="athletic_games.refill-holes">
        <source>At the end of a turn, after drawing, each hole is filled from the stock as long as there are cards.</source>
        <translation>At the end of a turn, after drawing, each hole is filled from the stock as long as there are cards.</translation>
    </message>
    <message id="athletic_games.free-card-moves">
        <source>The top card of a pile may move alone onto any pile where it fits. A place that is left empty becomes a hole.</source>
        <translation>The top card of a pile may move alone onto any pile where it fits. A place that is left empty becomes a hole.</translation>
    </message>
    <message id="athletic_games.no-repeat">
        <source>No move may bring back a position of the piles and the hand that has already come up in this turn.</source>
        <translation>No move may bring back a position of the piles and the hand that has already come up in this turn.</translation>
    </message>
</context>
<context>
    <name>athletic_games</name>
    <message>
        <source>Medals to win</source>
        <translation>Medals to win</translation>
    </message>
    <message>
        <source>3</source>
        <comment>number of medals</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>5</source>
        <comment>number of medals</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>A turn ends</source>
        <translation>A turn ends</translation>
    </message>
    <message>
        <source>at any time</source>
        <comment>of the end of a turn</comment>
        <translation>at any time</translation>
    </message>
    <message>
        <source>when no card fits</source>
        <comment>of the end of a turn</comment>
        <translation>when no card fits</translation>
    </message>
    <message>
        <source>Taking back moves during the turn</source>
        <translation>Taking back moves during the turn</translation>
    </message>
    <message>
        <source>Most turns for each player</source>
        <translation>Most turns for each player</translation>
    </message>
    <message>
        <source>1 medal ahead</source>
        <comment>handicap</comment>
        <translation>1 medal ahead</translation>
    </message>
    <message>
        <source>2 medals ahead</source>
        <comment>handicap</comment>
        <translation>2 medals ahead</translation>
    </message>
    <message>
        <source>Lay down every card in one turn to win a medal. Medals win the match.</source>
        <translation>Lay down every card in one turn to win a medal. Medals win the match.</translation>
    </message>
    <message>
        <source>Holes at the end of a turn</source>
        <translation>Holes at the end of a turn</translation>
    </message>
    <message>
        <source>stay open</source>
        <comment>of holes</comment>
        <translation>stay open</translation>
    </message>
    <message>
        <source>are filled from the stock</source>
        <comment>of holes</comment>
        <translation>are filled from the stock</translation>
    </message>
    <message>
        <source>Single cards of a pile may move</source>
        <translation>Single cards of a pile may move</translation>
    </message>
    <message>
        <source>20</source>
        <comment>number of turns</comment>
        <translation>20</translation>
    </message>
    <message>
        <source>40</source>
        <comment>number of turns</comment>
        <translation>40</translation>
    </message>
    <message>
        <source>100</source>
        <comment>number of turns</comment>
        <translation>100</translation>
    </message>
    <message>
        <source>Athletic Games</source>
        <translation>Athletic Games</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) can go in this turn: that wins a medal.</source>
        <translation>
            <numerusform>The last card can go in this turn: that wins a medal.</numerusform>
            <numerusform>All %n cards can go in this turn: that wins a medal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) can go in this turn, if the pile with the {card} moves now.</source>
        <translation>
            <numerusform>The last card can go in this turn, if the pile with the {card} moves now.</numerusform>
            <numerusform>All %n cards can go in this turn, if the pile with the {card} moves now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not all cards can go in this turn, but %n of them can.</source>
        <translation>
            <numerusform>Not all cards can go in this turn, but one of them can.</numerusform>
            <numerusform>Not all cards can go in this turn, but %n of them can.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not all cards can go, but %n more can, if the pile with the {card} moves now.</source>
        <translation>
            <numerusform>Not all cards can go, but one more can, if the pile with the {card} moves now.</numerusform>
            <numerusform>Not all cards can go, but %n more can, if the pile with the {card} moves now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) can go in this turn, if the {card} moves alone now.</source>
        <translation>
            <numerusform>The last card can go in this turn, if the {card} moves alone now.</numerusform>
            <numerusform>All %n cards can go in this turn, if the {card} moves alone now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not all cards can go, but %n more can, if the {card} moves alone now.</source>
        <translation>
            <numerusform>Not all cards can go, but one more can, if the {card} moves alone now.</numerusform>
            <numerusform>Not all cards can go, but %n more can, if the {card} moves alone now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n more card(s) can go in this turn.</source>
        <translation>
            <numerusform>At least %n more card can go in this turn.</numerusform>
            <numerusform>At least %n more cards can go in this turn.</numerusform>
        </translation>
    </message>
    <message>
        <source>This pile can move, and then any card goes into the hole.</source>
        <translation>This pile can move, and then any card goes into the hole.</translation>
    </message>
    <message>
        <source>This card fits.</source>
        <translation>This card fits.</translation>
    </message>
    <message>
        <source>No more cards can be laid in this turn.</source>
        <translation>No more cards can be laid in this turn.</translation>
    </message>
    <message>
        <source>There seems to be no way to lay another card in this turn.</source>
        <translation>There seems to be no way to lay another card in this turn.</translation>
    </message>
    <message>
        <source>Stopping here gives the best chances in the next turns.</source>
        <translation>Stopping here gives the best chances in the next turns.</translation>
    </message>
    <message>
        <source>It is time to draw new cards.</source>
        <translation>It is time to draw new cards.</translation>
    </message>
    <message>
        <source>Cards come from the stock only at the end of a turn.</source>
        <translation>Cards come from the stock only at the end of a turn.</translation>
    </message>
    <message>
        <source>Everyone lays cards from their own hand only.</source>
        <translation>Everyone lays cards from their own hand only.</translation>
    </message>
    <message>
        <source>A medal comes by itself when the last card in hand is laid.</source>
        <translation>A medal comes by itself when the last card in hand is laid.</translation>
    </message>
    <message>
        <source>Cards from the hand go onto the five places of the circle.</source>
        <translation>Cards from the hand go onto the five places of the circle.</translation>
    </message>
    <message>
        <source>The {card} does not fit on the {top}, only another {value}, the {below} or the {above}.</source>
        <translation>The {card} does not fit on the {top}, only another {value}, the {below} or the {above}.</translation>
    </message>
    <message>
        <source>The {card} does not fit on the {top}, only another {value} or the {next}.</source>
        <translation>The {card} does not fit on the {top}, only another {value} or the {next}.</translation>
    </message>
    <message>
        <source>The {card} fits on none of the piles.</source>
        <translation>The {card} fits on none of the piles.</translation>
    </message>
    <message>
        <source>The {card} is on top, and it does not fit on the {top}.</source>
        <translation>The {card} is on top, and it does not fit on the {top}.</translation>
    </message>
    <message>
        <source>The {card} is on top, and it fits on no other pile.</source>
        <translation>The {card} is on top, and it fits on no other pile.</translation>
    </message>
    <message>
        <source>Place {number} is a hole: it waits for a card from the hand.</source>
        <translation>Place {number} is a hole: it waits for a card from the hand.</translation>
    </message>
    <message>
        <source>The {card} can still be laid down.</source>
        <translation>The {card} can still be laid down.</translation>
    </message>
    <message>
        <source>blue {value}</source>
        <comment>name of a card</comment>
        <translation>blue {value}</translation>
    </message>
    <message>
        <source>purple {value}</source>
        <comment>name of a card</comment>
        <translation>purple {value}</translation>
    </message>
    <message>
        <source>pink {value}</source>
        <comment>name of a card</comment>
        <translation>pink {value}</translation>
    </message>
    <message>
        <source>orange {value}</source>
        <comment>name of a card</comment>
        <translation>orange {value}</translation>
    </message>
    <message>
        <source>yellow {value}</source>
        <comment>name of a card</comment>
        <translation>yellow {value}</translation>
    </message>
    <message>
        <source>red {value}</source>
        <comment>name of a card</comment>
        <translation>red {value}</translation>
    </message>
    <message>
        <source>End the turn</source>
        <comment>button</comment>
        <translation>End the turn</translation>
    </message>
    <message>
        <source>the same value</source>
        <translation>the same value</translation>
    </message>
    <message>
        <source>one higher or lower in the same colour</source>
        <translation>one higher or lower in the same colour</translation>
    </message>
    <message>
        <source>1 and 10 do not fit</source>
        <translation>1 and 10 do not fit</translation>
    </message>
    <message>
        <source>in a hole: any card from the hand</source>
        <translation>in a hole: any card from the hand</translation>
    </message>
    <message>
        <source>a whole pile moves if its top card fits, and its order is reversed</source>
        <translation>a whole pile moves if its top card fits, and its order is reversed</translation>
    </message>
    <message>
        <source>rest on a pile, or hold it down, to see all its cards</source>
        <translation>rest on a pile, or hold it down, to see all its cards</translation>
    </message>
    <message numerus="yes">
        <source>%n medal(s)</source>
        <translation>
            <numerusform>%n medal</numerusform>
            <numerusform>%n medals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>cards in a hand</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First to %n medal(s)</source>
        <translation>
            <numerusform>The first medal wins</numerusform>
            <numerusform>First to %n medals</numerusform>
        </translation>
    </message>
    <message>
        <source>hole</source>
        <comment>written on an empty place of the circle</comment>
        <translation>hole</translation>
    </message>
    <message>
        <source>Medals to be won</source>
        <translation>Medals to be won</translation>
    </message>
    <message>
        <source>Medals of {player}</source>
        <translation>Medals of {player}</translation>
    </message>
    <message>
        <source>medal</source>
        <comment>name of a token</comment>
        <translation>medal</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Place {number}</source>
        <comment>one of the five places of the circle</comment>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>Lay the {card} on the {top}</source>
        <comment>a possible move</comment>
        <translation>Lay the {card} on the {top}</translation>
    </message>
    <message>
        <source>Lay the {card} in the hole, place {number}</source>
        <comment>a possible move</comment>
        <translation>Lay the {card} in the hole, place {number}</translation>
    </message>
    <message numerus="yes">
        <source>Move the pile of %n card(s) with the {card} onto the {top}</source>
        <translation>
            <numerusform>Move the {card} onto the {top}</numerusform>
            <numerusform>Move the pile of %n cards with the {card} onto the {top}</numerusform>
        </translation>
    </message>
    <message>
        <source>Move only the {card} onto the {top}</source>
        <comment>a possible move</comment>
        <translation>Move only the {card} onto the {top}</translation>
    </message>
    <message>
        <source>Only the {card}</source>
        <comment>how much of a pile is to move</comment>
        <translation>Only the {card}</translation>
    </message>
    <message numerus="yes">
        <source>The whole pile: %n card(s)</source>
        <comment>how much of a pile is to move</comment>
        <translation>
            <numerusform>The whole pile: %n card</numerusform>
            <numerusform>The whole pile: %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <comment>a possible move</comment>
        <translation>End the turn</translation>
    </message>
    <message>
        <source>{player} lays the {card} on the {top}.</source>
        <translation>{player} lays the {card} on the {top}.</translation>
    </message>
    <message>
        <source>{player} lays the {card} in a hole.</source>
        <translation>{player} lays the {card} in a hole.</translation>
    </message>
    <message numerus="yes">
        <source>{player} moves %n card(s) onto the {top}.</source>
        <translation>
            <numerusform>{player} moves %n card onto the {top}.</numerusform>
            <numerusform>{player} moves %n cards onto the {top}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now the {card} is on top.</source>
        <translation>Now the {card} is on top.</translation>
    </message>
    <message numerus="yes">
        <source>{player} ends the turn and draws %n card(s).</source>
        <translation>
            <numerusform>{player} ends the turn and draws %n card.</numerusform>
            <numerusform>{player} ends the turn and draws %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} ends the turn and has nothing to draw.</source>
        <translation>{player} ends the turn and has nothing to draw.</translation>
    </message>
    <message numerus="yes">
        <source>A medal for {player}, who draws %n card(s).</source>
        <translation>
            <numerusform>A medal for {player}, who draws %n card.</numerusform>
            <numerusform>A medal for {player}, who draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the match with %n medal(s).</source>
        <translation>
            <numerusform>{player} wins the match with %n medal.</numerusform>
            <numerusform>{player} wins the match with %n medals.</numerusform>
        </translation>
    </message>
    <message>
        <source>The covered cards are the new stock.</source>
        <translation>The covered cards are the new stock.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>It is {player}’s turn.</translation>
    </message>
    <message numerus="yes">
        <source>{player} may lay cards or move piles: %n card(s) to go.</source>
        <translation>
            <numerusform>{player} may lay cards or move piles: %n card to go.</numerusform>
            <numerusform>{player} may lay cards or move piles: %n cards to go.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card fits now. {player} may move a pile or end the turn.</source>
        <translation>No card fits now. {player} may move a pile or end the turn.</translation>
    </message>
    <message>
        <source>No card fits and no pile can move. {player} must end the turn.</source>
        <translation>No card fits and no pile can move. {player} must end the turn.</translation>
    </message>
    <message>
        <source>{player} has no cards and can only draw.</source>
        <translation>{player} has no cards and can only draw.</translation>
    </message>
    <message>
        <source>The match is over. Winner: {players}.</source>
        <translation>The match is over. Winner: {players}.</translation>
    </message>
    <message>
        <source>The match is over. {players} share the victory.</source>
        <translation>The match is over. {players} share the victory.</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cards in hand</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Medals</translation>
    </message>
    <message numerus="yes">
        <source>%n medal(s) win</source>
        <comment>heading of the score</comment>
        <translation>
            <numerusform>%n medal wins</numerusform>
            <numerusform>%n medals win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} had the best turn: %n card(s) placed.</source>
        <translation>
            <numerusform>{player} had the best turn: %n card placed.</numerusform>
            <numerusform>{player} had the best turn: %n cards placed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} placed the most cards: %n.</source>
        <comment>in the whole match</comment>
        <translation>
            <numerusform>{player} placed the most cards: %n.</numerusform>
            <numerusform>{player} placed the most cards: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} won the first medal, in round {number}.</source>
        <translation>{player} won the first medal, in round {number}.</translation>
    </message>
    <message>
        <source>A medal!</source>
        <translation>A medal!</translation>
    </message>
    <message>
        <source>Moving a pile turns it round</source>
        <translation>Moving a pile turns it round</translation>
    </message>
    <message>
        <source>The red pile moves onto the 7: first its 6, then the 5 from below. Now the 5 is on top, and a 5 of another colour fits on it.</source>
        <translation>The red pile moves onto the 7: first its 6, then the 5 from below. Now the 5 is on top, and a 5 of another colour fits on it.</translation>
    </message>
    <message>
        <source>A whole turn with a medal</source>
        <translation>A whole turn with a medal</translation>
    </message>
    <message>
        <source>Two cards go onto piles where they fit. Then one pile moves onto another and leaves a hole, and the last card goes in there: a medal!</source>
        <translation>Two cards go onto piles where they fit. Then one pile moves onto another and leaves a hole, and the last card goes in there: a medal!</translation>
    </message>
    <message>
        <source>Stopping with cards in hand</source>
        <translation>Stopping with cards in hand</translation>
    </message>
    <message>
        <source>One card fits, the other does not. Whoever stops now keeps it and draws three more for the next turn.</source>
        <translation>One card fits, the other does not. Whoever stops now keeps it and draws three more for the next turn.</translation>
    </message>
</context>
</TS>
