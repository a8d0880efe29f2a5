<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="oh_hell.aim">
        <source>Before each deal is played, everyone bids: they say how many tricks they will win. Whoever wins exactly as many as they bid gets points, and the highest total wins.</source>
        <translation>Before each deal is played, everyone bids: they say how many tricks they will win. Whoever wins exactly as many as they bid gets points, and the highest total wins.</translation>
    </message>
    <message id="oh_hell.three-to-six">
        <source>Three to six players take part, each for themselves.</source>
        <translation>Three to six players take part, each for themselves.</translation>
    </message>
    <message id="oh_hell.removed-twos">
        <source>With three players, the 2 of clubs is taken out of the pack; with five, the 2 of diamonds as well; with six, all four 2s.</source>
        <translation>With three players, the 2 of clubs is taken out of the pack; with five, the 2 of diamonds as well; with six, all four 2s.</translation>
    </message>
    <message id="oh_hell.hand-sizes">
        <source>The first deal has one card each, the next two, and so on up to the largest deal, which is played once. Then the deals shrink again, down to one card.</source>
        <translation>The first deal has one card each, the next two, and so on up to the largest deal, which is played once. Then the deals shrink again, down to one card.</translation>
    </message>
    <message id="oh_hell.schedule">
        <source>The largest deal uses up the whole pack: three players get 17 cards each, four 13, five 10, six 8.</source>
        <translation>The largest deal uses up the whole pack: three players get 17 cards each, four 13, five 10, six 8.</translation>
    </message>
    <message id="oh_hell.schedule@shorter">
        <source>The largest deal has as many cards as the table has agreed, or fewer if the pack is used up before that.</source>
        <translation>The largest deal has as many cards as the table has agreed, or fewer if the pack is used up before that.</translation>
    </message>
    <message id="oh_hell.first-dealer">
        <source>Lots are drawn for the first dealer.</source>
        <translation>Lots are drawn for the first dealer.</translation>
    </message>
    <message id="oh_hell.first-dealer@seat">
        <source>The table has agreed who deals first.</source>
        <translation>The table has agreed who deals first.</translation>
    </message>
    <message id="oh_hell.dealer-rotates">
        <source>After each deal, the player to the left of the dealer deals next.</source>
        <translation>After each deal, the player to the left of the dealer deals next.</translation>
    </message>
    <message id="oh_hell.deal-one-by-one">
        <source>The cards are dealt one at a time, starting to the dealer’s left. The rest form the stock.</source>
        <translation>The cards are dealt one at a time, starting to the dealer’s left. The rest form the stock.</translation>
    </message>
    <message id="oh_hell.turn-up-trump">
        <source>The top card of the stock is turned face up. Its suit is trumps in this deal.</source>
        <translation>The top card of the stock is turned face up. Its suit is trumps in this deal.</translation>
    </message>
    <message id="oh_hell.turned-card-out">
        <source>The turned-up card stays on the table and belongs to nobody. The rest of the stock stays face down and is not used.</source>
        <translation>The turned-up card stays on the table and belongs to nobody. The rest of the stock stays face down and is not used.</translation>
    </message>
    <message id="oh_hell.full-deal-no-trump">
        <source>When the whole pack is dealt, no card can be turned up, and there are no trumps.</source>
        <translation>When the whole pack is dealt, no card can be turned up, and there are no trumps.</translation>
    </message>
    <message id="oh_hell.full-deal-no-trump@dealers-last">
        <source>When the whole pack is dealt, the dealer’s last card is shown to everyone, and its suit is trumps. It stays in the dealer’s hand.</source>
        <translation>When the whole pack is dealt, the dealer’s last card is shown to everyone, and its suit is trumps. It stays in the dealer’s hand.</translation>
    </message>
    <message id="oh_hell.bid-order">
        <source>First everyone bids in turn, starting to the dealer’s left; the dealer bids last. No card is played before the last bid.</source>
        <translation>First everyone bids in turn, starting to the dealer’s left; the dealer bids last. No card is played before the last bid.</translation>
    </message>
    <message id="oh_hell.bid-range">
        <source>A bid is the number of tricks that a player wants to win, from 0 to the number of cards in a hand.</source>
        <translation>A bid is the number of tricks that a player wants to win, from 0 to the number of cards in a hand.</translation>
    </message>
    <message id="oh_hell.bids-open">
        <source>Bids are said aloud, cannot be changed and can be seen during the whole deal.</source>
        <translation>Bids are said aloud, cannot be changed and can be seen during the whole deal.</translation>
    </message>
    <message id="oh_hell.last-bid-not-even">
        <source>The last bid may not make the total of all bids equal to the number of cards in a hand.</source>
        <translation>The last bid may not make the total of all bids equal to the number of cards in a hand.</translation>
    </message>
    <message id="oh_hell.last-bid-not-even@free">
        <source>The last bid is free too: all the bids may add up to the number of tricks.</source>
        <translation>The last bid is free too: all the bids may add up to the number of tricks.</translation>
    </message>
    <message id="oh_hell.left-of-dealer-leads">
        <source>The player to the left of the dealer leads to the first trick, with any card.</source>
        <translation>The player to the left of the dealer leads to the first trick, with any card.</translation>
    </message>
    <message id="oh_hell.turn-order">
        <source>Going clockwise, everyone plays one card from their own hand to the trick in the middle.</source>
        <translation>Going clockwise, everyone plays one card from their own hand to the trick in the middle.</translation>
    </message>
    <message id="oh_hell.rank-order">
        <source>From high to low: ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2.</source>
        <translation>From high to low: ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2.</translation>
    </message>
    <message id="oh_hell.follow-suit">
        <source>Whoever holds a card of the led suit must play that suit.</source>
        <translation>Whoever holds a card of the led suit must play that suit.</translation>
    </message>
    <message id="oh_hell.must-trump">
        <source>Whoever has no card of the led suit must play a trump if they have one.</source>
        <translation>Whoever has no card of the led suit must play a trump if they have one.</translation>
    </message>
    <message id="oh_hell.must-trump@free">
        <source>Whoever has no card of the led suit may play any card, trump or not.</source>
        <translation>Whoever has no card of the led suit may play any card, trump or not.</translation>
    </message>
    <message id="oh_hell.no-overtrump-duty">
        <source>Any trump will do: it need not beat the trumps already in the trick.</source>
        <translation>Any trump will do: it need not beat the trumps already in the trick.</translation>
    </message>
    <message id="oh_hell.discard">
        <source>Whoever has neither the led suit nor a trump may play any card.</source>
        <translation>Whoever has neither the led suit nor a trump may play any card.</translation>
    </message>
    <message id="oh_hell.trump-wins">
        <source>If there are trumps in the trick, the highest trump takes it.</source>
        <translation>If there are trumps in the trick, the highest trump takes it.</translation>
    </message>
    <message id="oh_hell.led-suit-wins">
        <source>Without trumps, the highest card of the led suit takes the trick.</source>
        <translation>Without trumps, the highest card of the led suit takes the trick.</translation>
    </message>
    <message id="oh_hell.winner-leads">
        <source>Whoever takes a trick leads the next one.</source>
        <translation>Whoever takes a trick leads the next one.</translation>
    </message>
    <message id="oh_hell.score-made">
        <source>Whoever wins exactly as many tricks as they bid scores 5 points for each of them, plus 5 more. A bid of 0 that is met scores 5.</source>
        <translation>Whoever wins exactly as many tricks as they bid scores 5 points for each of them, plus 5 more. A bid of 0 that is met scores 5.</translation>
    </message>
    <message id="oh_hell.score-made@ten-plus">
        <source>Whoever wins exactly as many tricks as they bid scores 10 points, plus 1 more for each of them.</source>
        <translation>Whoever wins exactly as many tricks as they bid scores 10 points, plus 1 more for each of them.</translation>
    </message>
    <message id="oh_hell.score-missed">
        <source>Everyone else loses 5 points for each trick too many or too few.</source>
        <translation>Everyone else loses 5 points for each trick too many or too few.</translation>
    </message>
    <message id="oh_hell.score-missed@ten-plus">
        <source>Everyone else scores nothing in this deal.</source>
        <translation>Everyone else scores nothing in this deal.</translation>
    </message>
    <message id="oh_hell.negative-totals">
        <source>A total may be below zero.</source>
        <translation>A total may be below zero.</translation>
    </message>
    <message id="oh_hell.someone-misses">
        <source>Because of the rule for the last bid, at least one player misses their bid in every deal.</source>
        <translation>Because of the rule for the last bid, at least one player misses their bid in every deal.</translation>
    </message>
    <message id="oh_hell.end-of-schedule">
        <source>The match ends after the last deal, the second one with one card each.</source>
        <translation>The match ends after the last deal, the second one with one card each.</translation>
    </message>
    <message id="oh_hell.highest-wins">
        <source>The highest total wins.</source>
        <translation>The highest total wins.</translation>
    </message>
    <message id="oh_hell.tie-shared">
        <source>Players with equal totals share their place, and the victory too.</source>
        <translation>Players with equal totals share their place, and the victory too.</translation>
    </message>
    <message id="oh_hell.overtrump">
        <source>Whoever plays a trump must beat the highest trump in the trick if they can. This holds when trumps are led, too.</source>
        <translation>Whoever plays a trump must beat the highest trump in the trick if they can. This holds when trumps are led, too.</translation>
    </message>
    <message id="oh_hell.ahead-10">
        <source>A head start of 10 points counts from the beginning.</source>
        <translation>A head start of 10 points counts from the beginning.</translation>
    </message>
    <message id="oh_hell.ahead-20">
        <source>A head start of 20 points counts from the beginning.</source>
        <translation>A head start of 20 points counts from the beginning.</translation>
    </message>
</context>
<context>
    <name>oh_hell</name>
    <message>
        <source>Largest deal</source>
        <translation>Largest deal</translation>
    </message>
    <message>
        <source>the whole pack</source>
        <comment>how many cards are dealt in the largest deal</comment>
        <translation>the whole pack</translation>
    </message>
    <message>
        <source>3 cards</source>
        <translation>3 cards</translation>
    </message>
    <message>
        <source>4 cards</source>
        <translation>4 cards</translation>
    </message>
    <message>
        <source>5 cards</source>
        <translation>5 cards</translation>
    </message>
    <message>
        <source>6 cards</source>
        <translation>6 cards</translation>
    </message>
    <message>
        <source>7 cards</source>
        <translation>7 cards</translation>
    </message>
    <message>
        <source>8 cards</source>
        <translation>8 cards</translation>
    </message>
    <message>
        <source>9 cards</source>
        <translation>9 cards</translation>
    </message>
    <message>
        <source>10 cards</source>
        <translation>10 cards</translation>
    </message>
    <message>
        <source>11 cards</source>
        <translation>11 cards</translation>
    </message>
    <message>
        <source>12 cards</source>
        <translation>12 cards</translation>
    </message>
    <message>
        <source>13 cards</source>
        <translation>13 cards</translation>
    </message>
    <message>
        <source>14 cards</source>
        <translation>14 cards</translation>
    </message>
    <message>
        <source>15 cards</source>
        <translation>15 cards</translation>
    </message>
    <message>
        <source>16 cards</source>
        <translation>16 cards</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>First dealer</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>who deals first</comment>
        <translation>Draw lots</translation>
    </message>
    <message>
        <source>Trumps when the whole pack is dealt</source>
        <translation>Trumps when the whole pack is dealt</translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>no trumps</translation>
    </message>
    <message>
        <source>the dealer’s last card</source>
        <translation>the dealer’s last card</translation>
    </message>
    <message>
        <source>The last bid</source>
        <translation>The last bid</translation>
    </message>
    <message>
        <source>may not make the bids add up</source>
        <translation>may not make the bids add up</translation>
    </message>
    <message>
        <source>free</source>
        <comment>the last bid may be any number</comment>
        <translation>free</translation>
    </message>
    <message>
        <source>Without the led suit</source>
        <translation>Without the led suit</translation>
    </message>
    <message>
        <source>a trump must be played</source>
        <translation>a trump must be played</translation>
    </message>
    <message>
        <source>any card may be played</source>
        <translation>any card may be played</translation>
    </message>
    <message>
        <source>Trumps must beat trumps</source>
        <translation>Trumps must beat trumps</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>5 for each trick, 5 more if the bid is met</source>
        <translation>5 for each trick, 5 more if the bid is met</translation>
    </message>
    <message>
        <source>10, and 1 for each trick, if the bid is met</source>
        <translation>10, and 1 for each trick, if the bid is met</translation>
    </message>
    <message>
        <source>10 points ahead</source>
        <comment>handicap</comment>
        <translation>10 points ahead</translation>
    </message>
    <message>
        <source>20 points ahead</source>
        <comment>handicap</comment>
        <translation>20 points ahead</translation>
    </message>
    <message>
        <source>Oh Hell</source>
        <translation>Oh Hell</translation>
    </message>
    <message>
        <source>Say how many tricks you will win, and win exactly that many.</source>
        <translation>Say how many tricks you will win, and win exactly that many.</translation>
    </message>
    <message>
        <source>Oh Heck, Up and Down the River</source>
        <comment>other names of the game in this language</comment>
        <translation>Oh Heck, Up and Down the River</translation>
    </message>
    <message>
        <source>It is {player}’s turn to bid.</source>
        <translation>It is {player}’s turn to bid.</translation>
    </message>
    <message>
        <source>The bids are not complete: {player} bids next.</source>
        <translation>The bids are not complete: {player} bids next.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>It is {player}’s turn.</translation>
    </message>
    <message>
        <source>Play goes on in a moment.</source>
        <translation>Play goes on in a moment.</translation>
    </message>
    <message>
        <source>All bids of this deal are made.</source>
        <translation>All bids of this deal are made.</translation>
    </message>
    <message numerus="yes">
        <source>In this deal there are %n trick(s) to win.</source>
        <translation>
            <numerusform>In this deal there are %n trick to win.</numerusform>
            <numerusform>In this deal there are %n tricks to win.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {bid} the bids would add up to {total}, the number of cards in a hand.</source>
        <translation>With {bid} the bids would add up to {total}, the number of cards in a hand.</translation>
    </message>
    <message numerus="yes">
        <source>This hand should win about %n trick(s).</source>
        <translation>
            <numerusform>This hand should win about %n trick.</numerusform>
            <numerusform>This hand should win about %n tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This hand should win about %n trick(s), but the last bid may not be that: better {bid}.</source>
        <translation>
            <numerusform>This hand should win about %n trick, but the last bid may not be that: better {bid}.</numerusform>
            <numerusform>This hand should win about %n tricks, but the last bid may not be that: better {bid}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only this card may be played.</source>
        <translation>Only this card may be played.</translation>
    </message>
    <message>
        <source>It is the last card.</source>
        <translation>It is the last card.</translation>
    </message>
    <message numerus="yes">
        <source>%n more trick(s) to win: nobody can beat this card.</source>
        <translation>
            <numerusform>%n more trick to win: nobody can beat this card.</numerusform>
            <numerusform>%n more tricks to win: nobody can beat this card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more trick(s) to win: this card has a chance.</source>
        <translation>
            <numerusform>%n more trick to win: this card has a chance.</numerusform>
            <numerusform>%n more tricks to win: this card has a chance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more trick(s) to win, but not this one: a better moment will come.</source>
        <translation>
            <numerusform>%n more trick to win, but not this one: a better moment will come.</numerusform>
            <numerusform>%n more tricks to win, but not this one: a better moment will come.</numerusform>
        </translation>
    </message>
    <message>
        <source>No more tricks are wanted: this card loses. Highest so far: {card}.</source>
        <translation>No more tricks are wanted: this card loses. Highest so far: {card}.</translation>
    </message>
    <message>
        <source>No more tricks are wanted, but every card that may be played wins.</source>
        <translation>No more tricks are wanted, but every card that may be played wins.</translation>
    </message>
    <message>
        <source>No more tricks are wanted, but this card had better go now.</source>
        <translation>No more tricks are wanted, but this card had better go now.</translation>
    </message>
    <message>
        <source>This hand should not win any tricks.</source>
        <translation>This hand should not win any tricks.</translation>
    </message>
    <message>
        <source>No more tricks are wanted: this card can still be beaten.</source>
        <translation>No more tricks are wanted: this card can still be beaten.</translation>
    </message>
    <message>
        <source>Trump card</source>
        <translation>Trump card</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Lift: one floor for each card of a hand</source>
        <translation>Lift: one floor for each card of a hand</translation>
    </message>
    <message>
        <source>dealt, and bids last</source>
        <translation>dealt, and bids last</translation>
    </message>
    <message>
        <source>a trick that was bid</source>
        <translation>a trick that was bid</translation>
    </message>
    <message>
        <source>a trick that was won</source>
        <translation>a trick that was won</translation>
    </message>
    <message>
        <source>a trick too many</source>
        <translation>a trick too many</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Deal {deal} of {deals}</translation>
    </message>
    <message>
        <source>Lift, floor {floor}</source>
        <translation>Lift, floor {floor}</translation>
    </message>
    <message>
        <source>lift on its way up</source>
        <translation>lift on its way up</translation>
    </message>
    <message>
        <source>lift on its way down</source>
        <translation>lift on its way down</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bid %n trick(s)</source>
        <comment>a possible move</comment>
        <translation>
            <numerusform>Bid %n trick</numerusform>
            <numerusform>Bid %n tricks</numerusform>
        </translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>Play goes on.</translation>
    </message>
    <message numerus="yes">
        <source>{player} bids %n trick(s).</source>
        <translation>
            <numerusform>{player} bids %n trick.</numerusform>
            <numerusform>{player} bids %n tricks.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trump card: {card}.</source>
        <translation>Trump card: {card}.</translation>
    </message>
    <message>
        <source>There are no trumps in this deal.</source>
        <translation>There are no trumps in this deal.</translation>
    </message>
    <message>
        <source>no bid yet</source>
        <comment>on the plate of a player</comment>
        <translation>no bid yet</translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <comment>on the plate of a player</comment>
        <translation>bid {bid}</translation>
    </message>
    <message>
        <source>bid {bid}, won {won}</source>
        <comment>on the plate of a player</comment>
        <translation>bid {bid}, won {won}</translation>
    </message>
    <message>
        <source>bid {bid}, won {won}: {points}</source>
        <comment>on a plate; points: 20, or −5</comment>
        <translation>bid {bid}, won {won}: {points}</translation>
    </message>
    <message>
        <source>trump</source>
        <comment>below the picture of a suit</comment>
        <translation>trump</translation>
    </message>
    <message>
        <source>no trumps</source>
        <comment>below the four suits, crossed out</comment>
        <translation>no trumps</translation>
    </message>
    <message numerus="yes">
        <source>bid for %n trick(s)</source>
        <comment>sum of the bids so far, below its figure</comment>
        <translation>
            <numerusform>bid for %n trick</numerusform>
            <numerusform>bid for %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <comment>sum of all bids against the number of tricks</comment>
        <translation>
            <numerusform>%n too many</numerusform>
            <numerusform>%n too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too few</source>
        <comment>sum of all bids against the number of tricks</comment>
        <translation>
            <numerusform>%n too few</numerusform>
            <numerusform>%n too few</numerusform>
        </translation>
    </message>
    <message>
        <source>just right</source>
        <comment>sum of all bids against the number of tricks</comment>
        <translation>just right</translation>
    </message>
    <message>
        <source>{player} bids last: any number but {bid}.</source>
        <translation>{player} bids last: any number but {bid}.</translation>
    </message>
    <message>
        <source>The deal is over. Bid met: {players}.</source>
        <translation>The deal is over. Bid met: {players}.</translation>
    </message>
    <message>
        <source>The deal is over. Nobody met their bid.</source>
        <translation>The deal is over. Nobody met their bid.</translation>
    </message>
    <message>
        <source>The match is over. Most points: {players}.</source>
        <comment>one name, or a list of names</comment>
        <translation>The match is over. Most points: {players}.</translation>
    </message>
    <message>
        <source>The highest total wins. The small figure is the bid.</source>
        <comment>heading of the score</comment>
        <translation>The highest total wins. The small figure is the bid.</translation>
    </message>
    <message>
        <source>No more tricks are wanted: this card cannot win, so it can go.</source>
        <translation>No more tricks are wanted: this card cannot win, so it can go.</translation>
    </message>
    <message>
        <source>No more tricks are wanted, so a low card is led.</source>
        <translation>No more tricks are wanted, so a low card is led.</translation>
    </message>
    <message numerus="yes">
        <source>%n more trick(s) to win: a low card first, the high ones can wait.</source>
        <translation>
            <numerusform>%n more trick to win: a low card first, the high ones can wait.</numerusform>
            <numerusform>%n more tricks to win: a low card first, the high ones can wait.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the allowed cards can win this trick, so the least useful one goes.</source>
        <translation>None of the allowed cards can win this trick, so the least useful one goes.</translation>
    </message>
    <message numerus="yes">
        <source>{player} deals everyone %n card(s).</source>
        <translation>
            <numerusform>{player} deals everyone %n card.</numerusform>
            <numerusform>{player} deals everyone %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many tricks does {player} bid?</source>
        <translation>How many tricks does {player} bid?</translation>
    </message>
    <message numerus="yes">
        <source>{player} met their bid most often: in %n deal(s).</source>
        <translation>
            <numerusform>{player} met their bid most often: in %n deal.</numerusform>
            <numerusform>{player} met their bid most often: in %n deals.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} had the best deal: {points} points in deal {number}.</source>
        <translation>{player} had the best deal: {points} points in deal {number}.</translation>
    </message>
    <message>
        <source>Bid met: {players}!</source>
        <translation>Bid met: {players}!</translation>
    </message>
    <message>
        <source>A trump takes the trick</source>
        <translation>A trump takes the trick</translation>
    </message>
    <message>
        <source>Diamonds are led. The second player has none and must play a trump. Even the ace of diamonds cannot beat it.</source>
        <translation>Diamonds are led. The second player has none and must play a trump. Even the ace of diamonds cannot beat it.</translation>
    </message>
    <message>
        <source>There are five tricks, and the others have bid four in all. The last bid may not be 1, so that the bids do not add up to five.</source>
        <translation>There are five tricks, and the others have bid four in all. The last bid may not be 1, so that the bids do not add up to five.</translation>
    </message>
</context>
</TS>
