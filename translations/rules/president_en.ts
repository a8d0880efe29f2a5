<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="president.aim">
        <source>Whoever gets rid of all their cards first becomes President. Whoever still holds cards at the end is the Beggar.</source>
        <translation>Whoever gets rid of all their cards first becomes President. Whoever still holds cards at the end is the Beggar.</translation>
    </message>
    <message id="president.four-players">
        <source>The game is best with four players, but three, five or six can play too.</source>
        <translation>The game is best with four players, but three, five or six can play too.</translation>
    </message>
    <message id="president.deal-all">
        <source>All 54 cards, jokers included, are dealt one at a time, starting to the dealer’s left. Some players may get one card more.</source>
        <translation>All 54 cards, jokers included, are dealt one at a time, starting to the dealer’s left. Some players may get one card more.</translation>
    </message>
    <message id="president.first-dealer">
        <source>Lots are drawn for the first dealer.</source>
        <translation>Lots are drawn for the first dealer.</translation>
    </message>
    <message id="president.first-leader">
        <source>In the first deal nothing is exchanged, and the player to the left of the dealer leads.</source>
        <translation>In the first deal nothing is exchanged, and the player to the left of the dealer leads.</translation>
    </message>
    <message id="president.rank-order">
        <source>From high to low: joker, 2, ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3. Suits do not count.</source>
        <translation>From high to low: joker, 2, ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3. Suits do not count.</translation>
    </message>
    <message id="president.lead-a-set">
        <source>Whoever leads lays a set from their own hand in the middle: one to four cards of one rank, or one or two jokers.</source>
        <translation>Whoever leads lays a set from their own hand in the middle: one to four cards of one rank, or one or two jokers.</translation>
    </message>
    <message id="president.lead-a-set@jokers-wild">
        <source>Whoever leads lays a set from their own hand in the middle: one to four cards of one rank, jokers included.</source>
        <translation>Whoever leads lays a set from their own hand in the middle: one to four cards of one rank, jokers included.</translation>
    </message>
    <message id="president.leader-must-play">
        <source>Whoever leads must lay something and cannot pass.</source>
        <translation>Whoever leads must lay something and cannot pass.</translation>
    </message>
    <message id="president.same-count">
        <source>Everyone who follows lays exactly as many cards as the player who led.</source>
        <translation>Everyone who follows lays exactly as many cards as the player who led.</translation>
    </message>
    <message id="president.higher-rank">
        <source>Each play must be higher in rank than the one before; the same rank is not enough.</source>
        <translation>Each play must be higher in rank than the one before; the same rank is not enough.</translation>
    </message>
    <message id="president.one-rank">
        <source>All cards laid together have the same rank. Jokers are a rank of their own, the highest, and stand for no other card.</source>
        <translation>All cards laid together have the same rank. Jokers are a rank of their own, the highest, and stand for no other card.</translation>
    </message>
    <message id="president.one-rank@jokers-wild">
        <source>All cards laid together have the same rank, apart from jokers that complete the set. Jokers alone are the highest rank.</source>
        <translation>All cards laid together have the same rank, apart from jokers that complete the set. Jokers alone are the highest rank.</translation>
    </message>
    <message id="president.pass-allowed">
        <source>Whoever cannot play, or does not want to, passes.</source>
        <translation>Whoever cannot play, or does not want to, passes.</translation>
    </message>
    <message id="president.pass-not-final">
        <source>A pass counts for one turn only: whoever gets another turn in the same trick may play again.</source>
        <translation>A pass counts for one turn only: whoever gets another turn in the same trick may play again.</translation>
    </message>
    <message id="president.turn-order">
        <source>Play goes clockwise to the next player who still holds cards.</source>
        <translation>Play goes clockwise to the next player who still holds cards.</translation>
    </message>
    <message id="president.turn-order@pass-is-final">
        <source>Play goes clockwise to the next player who still holds cards and has not passed in this trick.</source>
        <translation>Play goes clockwise to the next player who still holds cards and has not passed in this trick.</translation>
    </message>
    <message id="president.trick-ends">
        <source>A trick ends when, after a play, all the others who still hold cards pass one after another.</source>
        <translation>A trick ends when, after a play, all the others who still hold cards pass one after another.</translation>
    </message>
    <message id="president.trick-ends@pass-is-final">
        <source>A trick ends when, after a play, all the others who still hold cards have passed in this trick.</source>
        <translation>A trick ends when, after a play, all the others who still hold cards have passed in this trick.</translation>
    </message>
    <message id="president.unbeatable-set-closes">
        <source>A play that no other cards can beat ends the trick at once: one or two jokers, three or four 2s.</source>
        <translation>A play that no other cards can beat ends the trick at once: one or two jokers, three or four 2s.</translation>
    </message>
    <message id="president.unbeatable-set-closes@jokers-wild">
        <source>A play that no other cards can beat ends the trick at once: jokers alone, a 2 with a joker, three or four cards that count as 2s.</source>
        <translation>A play that no other cards can beat ends the trick at once: jokers alone, a 2 with a joker, three or four cards that count as 2s.</translation>
    </message>
    <message id="president.winner-leads">
        <source>Whoever made the last play puts the trick aside and leads the next one. Tricks are worth nothing.</source>
        <translation>Whoever made the last play puts the trick aside and leads the next one. Tricks are worth nothing.</translation>
    </message>
    <message id="president.next-seat-leads">
        <source>If the winner of the trick has no cards left, the next player clockwise who holds cards leads.</source>
        <translation>If the winner of the trick has no cards left, the next player clockwise who holds cards leads.</translation>
    </message>
    <message id="president.out-in-order">
        <source>Whoever lays their last card is out and takes the next free place: first President, then the places below.</source>
        <translation>Whoever lays their last card is out and takes the next free place: first President, then the places below.</translation>
    </message>
    <message id="president.any-last-card">
        <source>Any card may be the last one, even a 2 or a joker.</source>
        <translation>Any card may be the last one, even a 2 or a joker.</translation>
    </message>
    <message id="president.deal-ends">
        <source>The deal ends when only one player still holds cards. That player comes last, whatever the cards are.</source>
        <translation>The deal ends when only one player still holds cards. That player comes last, whatever the cards are.</translation>
    </message>
    <message id="president.titles">
        <source>The titles from first to last: President, Vice President, Citizens, Vice Beggar, Beggar. With four players there are no Citizens; with three, no Vice President or Vice Beggar.</source>
        <translation>The titles from first to last: President, Vice President, Citizens, Vice Beggar, Beggar. With four players there are no Citizens; with three, no Vice President or Vice Beggar.</translation>
    </message>
    <message id="president.roles-last-one-deal">
        <source>A title lasts for the next deal. After each deal, new titles are given.</source>
        <translation>A title lasts for the next deal. After each deal, new titles are given.</translation>
    </message>
    <message id="president.beggar-deals">
        <source>From the second deal on, the Beggar deals.</source>
        <translation>From the second deal on, the Beggar deals.</translation>
    </message>
    <message id="president.exchange-top">
        <source>Once the cards are dealt, the Beggar gives the President the two highest cards in hand and gets the President’s two lowest.</source>
        <translation>Once the cards are dealt, the Beggar gives the President the two highest cards in hand and gets the President’s two lowest.</translation>
    </message>
    <message id="president.exchange-top@free-return">
        <source>Once the cards are dealt, the Beggar gives the President the two highest cards in hand and gets back any two that the President chooses.</source>
        <translation>Once the cards are dealt, the Beggar gives the President the two highest cards in hand and gets back any two that the President chooses.</translation>
    </message>
    <message id="president.exchange-vice">
        <source>The Vice Beggar gives the Vice President the highest card in hand and gets the Vice President’s lowest. Citizens exchange nothing.</source>
        <translation>The Vice Beggar gives the Vice President the highest card in hand and gets the Vice President’s lowest. Citizens exchange nothing.</translation>
    </message>
    <message id="president.exchange-vice@free-return">
        <source>The Vice Beggar gives the Vice President the highest card in hand and gets back any one that the Vice President chooses. Citizens exchange nothing.</source>
        <translation>The Vice Beggar gives the Vice President the highest card in hand and gets back any one that the Vice President chooses. Citizens exchange nothing.</translation>
    </message>
    <message id="president.exchange-forced">
        <source>Nobody chooses in the exchange. Among cards of the same rank, spades count as highest here, then hearts, diamonds, clubs.</source>
        <translation>Nobody chooses in the exchange. Among cards of the same rank, spades count as highest here, then hearts, diamonds, clubs.</translation>
    </message>
    <message id="president.exchange-forced@free-return">
        <source>Nobody chooses which high cards to give. Among cards of the same rank, spades count as highest here, then hearts, diamonds, clubs.</source>
        <translation>Nobody chooses which high cards to give. Among cards of the same rank, spades count as highest here, then hearts, diamonds, clubs.</translation>
    </message>
    <message id="president.exchange-at-once">
        <source>Both give at the same time, and only cards that they were dealt.</source>
        <translation>Both give at the same time, and only cards that they were dealt.</translation>
    </message>
    <message id="president.exchange-at-once@free-return">
        <source>The President and Vice President receive first, and may give back what they have just received.</source>
        <translation>The President and Vice President receive first, and may give back what they have just received.</translation>
    </message>
    <message id="president.beggar-leads">
        <source>From the second deal on, the Beggar leads the first trick.</source>
        <translation>From the second deal on, the Beggar leads the first trick.</translation>
    </message>
    <message id="president.match-length">
        <source>A match lasts five deals.</source>
        <translation>A match lasts five deals.</translation>
    </message>
    <message id="president.match-length@deals-1">
        <source>A match lasts one deal.</source>
        <translation>A match lasts one deal.</translation>
    </message>
    <message id="president.match-length@deals-3">
        <source>A match lasts three deals.</source>
        <translation>A match lasts three deals.</translation>
    </message>
    <message id="president.match-length@deals-10">
        <source>A match lasts ten deals.</source>
        <translation>A match lasts ten deals.</translation>
    </message>
    <message id="president.match-points">
        <source>After each deal everyone scores one point for each player in a lower place.</source>
        <translation>After each deal everyone scores one point for each player in a lower place.</translation>
    </message>
    <message id="president.match-winner">
        <source>Whoever has the most points after the last deal wins the match.</source>
        <translation>Whoever has the most points after the last deal wins the match.</translation>
    </message>
    <message id="president.match-tie">
        <source>If points are equal, the better place in the last deal decides.</source>
        <translation>If points are equal, the better place in the last deal decides.</translation>
    </message>
    <message id="president.jokers-wild">
        <source>Jokers may complete a set of other cards of one rank, up to four cards in all.</source>
        <translation>Jokers may complete a set of other cards of one rank, up to four cards in all.</translation>
    </message>
    <message id="president.pass-is-final">
        <source>Whoever has passed is left out until the trick ends.</source>
        <translation>Whoever has passed is left out until the trick ends.</translation>
    </message>
    <message id="president.free-return">
        <source>The President and Vice President choose which cards to give back, from their whole hands.</source>
        <translation>The President and Vice President choose which cards to give back, from their whole hands.</translation>
    </message>
    <message id="president.auto-pass">
        <source>Whoever cannot play passes automatically.</source>
        <translation>Whoever cannot play passes automatically.</translation>
    </message>
    <message id="president.ahead-2">
        <source>A head start of 2 points counts from the beginning.</source>
        <translation>A head start of 2 points counts from the beginning.</translation>
    </message>
    <message id="president.ahead-4">
        <source>A head start of 4 points counts from the beginning.</source>
        <translation>A head start of 4 points counts from the beginning.</translation>
    </message>
</context>
<context>
    <name>president</name>
    <message>
        <source>Jokers may complete a set</source>
        <translation>Jokers may complete a set</translation>
    </message>
    <message>
        <source>Whoever passes is out of the trick</source>
        <translation>Whoever passes is out of the trick</translation>
    </message>
    <message>
        <source>The top places choose what they give back</source>
        <translation>The top places choose what they give back</translation>
    </message>
    <message>
        <source>Whoever cannot play passes automatically</source>
        <translation>Whoever cannot play passes automatically</translation>
    </message>
    <message>
        <source>Be the first to get rid of all the cards.</source>
        <translation>Be the first to get rid of all the cards.</translation>
    </message>
    <message>
        <source>President</source>
        <translation>President</translation>
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
        <source>{player} has passed in this trick.</source>
        <translation>{player} has passed in this trick.</translation>
    </message>
    <message>
        <source>Cards are laid on the trick in the middle.</source>
        <translation>Cards are laid on the trick in the middle.</translation>
    </message>
    <message>
        <source>Everyone lays cards from their own hand only.</source>
        <translation>Everyone lays cards from their own hand only.</translation>
    </message>
    <message>
        <source>Cards change hands only in the exchange, and that happens by itself.</source>
        <translation>Cards change hands only in the exchange, and that happens by itself.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {receiver} %n card(s) of their own.</source>
        <translation>
            <numerusform>{giver} gives {receiver} %n card of their own.</numerusform>
            <numerusform>{giver} gives {receiver} %n cards of their own.</numerusform>
        </translation>
    </message>
    <message>
        <source>A set has four cards at most.</source>
        <translation>A set has four cards at most.</translation>
    </message>
    <message>
        <source>These cards are not of the same rank: {first} and {second}.</source>
        <translation>These cards are not of the same rank: {first} and {second}.</translation>
    </message>
    <message numerus="yes">
        <source>The trick was led with %n card(s).</source>
        <translation>
            <numerusform>The trick was led with %n card.</numerusform>
            <numerusform>The trick was led with %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something higher than {other} is needed, not {rank}.</source>
        <comment>two ranks: higher than jack, not 7</comment>
        <translation>Something higher than {other} is needed, not {rank}.</translation>
    </message>
    <message>
        <source>{player} leads this trick.</source>
        <translation>{player} leads this trick.</translation>
    </message>
    <message>
        <source>Cards are given back only right after the deal.</source>
        <translation>Cards are given back only right after the deal.</translation>
    </message>
    <message numerus="yes">
        <source>First {giver} gives %n card(s) back to {receiver}.</source>
        <translation>
            <numerusform>First {giver} gives %n card back to {receiver}.</numerusform>
            <numerusform>First {giver} gives %n cards back to {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Passing keeps the 2s and jokers for later.</source>
        <translation>Passing keeps the 2s and jokers for later.</translation>
    </message>
    <message>
        <source>This empties the hand.</source>
        <translation>This empties the hand.</translation>
    </message>
    <message>
        <source>Nobody can beat this: it wins the trick and the right to lead again.</source>
        <translation>Nobody can beat this: it wins the trick and the right to lead again.</translation>
    </message>
    <message>
        <source>No set in the hand is high enough.</source>
        <translation>No set in the hand is high enough.</translation>
    </message>
    <message>
        <source>Passing keeps cards of the same rank together.</source>
        <translation>Passing keeps cards of the same rank together.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the same rank go at once.</source>
        <comment>a whole set is led</comment>
        <translation>
            <numerusform>%n card goes at once.</numerusform>
            <numerusform>%n cards of the same rank go at once.</numerusform>
        </translation>
    </message>
    <message>
        <source>Low cards are easiest to get rid of when leading.</source>
        <translation>Low cards are easiest to get rid of when leading.</translation>
    </message>
    <message numerus="yes">
        <source>After this, %n set(s) are left to lay.</source>
        <translation>
            <numerusform>After this, %n set is left to lay.</numerusform>
            <numerusform>After this, %n sets are left to lay.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the smallest set that fits, and no cards of the same rank are split.</source>
        <translation>This is the smallest set that fits, and no cards of the same rank are split.</translation>
    </message>
    <message>
        <source>A high set has a better chance of winning the trick.</source>
        <translation>A high set has a better chance of winning the trick.</translation>
    </message>
    <message>
        <source>These are the cards that the hand can best do without.</source>
        <translation>These are the cards that the hand can best do without.</translation>
    </message>
    <message>
        <source>A joker completes the set.</source>
        <translation>A joker completes the set.</translation>
    </message>
    <message numerus="yes">
        <source>A good chance to lead again: %n higher rank(s) can still beat this.</source>
        <translation>
            <numerusform>A good chance to lead again: %n higher rank can still beat this.</numerusform>
            <numerusform>A good chance to lead again: %n higher ranks can still beat this.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lowest rank that fits: {rank}. It is saved for later.</source>
        <translation>Lowest rank that fits: {rank}. It is saved for later.</translation>
    </message>
    <message>
        <source>Whatever fits, cards of the same rank are split.</source>
        <translation>Whatever fits, cards of the same rank are split.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of this rank stay in hand for later.</source>
        <translation>
            <numerusform>%n card of this rank stays in hand for later.</numerusform>
            <numerusform>%n cards of this rank stay in hand for later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has only %n card(s) left.</source>
        <translation>
            <numerusform>{player} has only %n card left.</numerusform>
            <numerusform>{player} has only %n cards left.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Trick</translation>
    </message>
    <message>
        <source>Earlier plays of the trick</source>
        <translation>Earlier plays of the trick</translation>
    </message>
    <message>
        <source>Discarded tricks</source>
        <translation>Discarded tricks</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>Pass</translation>
    </message>
    <message>
        <source>joker: the highest, ends the trick</source>
        <translation>joker: the highest, ends the trick</translation>
    </message>
    <message>
        <source>joker: completes a set; alone the highest</source>
        <translation>joker: completes a set; alone the highest</translation>
    </message>
    <message>
        <source>higher than the ace; three end the trick</source>
        <translation>higher than the ace; three end the trick</translation>
    </message>
    <message>
        <source>higher than the king</source>
        <translation>higher than the king</translation>
    </message>
    <message>
        <source>the lowest</source>
        <translation>the lowest</translation>
    </message>
    <message>
        <source>President</source>
        <comment>title of the first place</comment>
        <translation>President</translation>
    </message>
    <message>
        <source>Vice President</source>
        <comment>title of the second place</comment>
        <translation>Vice President</translation>
    </message>
    <message>
        <source>Citizen</source>
        <comment>title of a place in the middle</comment>
        <translation>Citizen</translation>
    </message>
    <message>
        <source>Vice Beggar</source>
        <comment>title of the last place but one</comment>
        <translation>Vice Beggar</translation>
    </message>
    <message>
        <source>Beggar</source>
        <comment>title of the last place</comment>
        <translation>Beggar</translation>
    </message>
    <message>
        <source>hat of the President</source>
        <translation>hat of the President</translation>
    </message>
    <message>
        <source>hat of the Vice President</source>
        <translation>hat of the Vice President</translation>
    </message>
    <message>
        <source>hat of a Citizen</source>
        <translation>hat of a Citizen</translation>
    </message>
    <message>
        <source>hat of the Vice Beggar</source>
        <translation>hat of the Vice Beggar</translation>
    </message>
    <message>
        <source>hat of the Beggar</source>
        <translation>hat of the Beggar</translation>
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
        <source>passed, %n card(s)</source>
        <comment>on the plate of a player who has passed</comment>
        <translation>
            <numerusform>passed, %n card</numerusform>
            <numerusform>passed, %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Out: {title}</source>
        <comment>on the plate of a player without cards</comment>
        <translation>Out: {title}</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Deal {deal} of {deals}</translation>
    </message>
    <message numerus="yes">
        <source>{title}: %n point(s)</source>
        <comment>on the plate of a player when a deal is over</comment>
        <translation>
            <numerusform>{title}: %n point</numerusform>
            <numerusform>{title}: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid by {player}</source>
        <comment>who laid the cards that must be beaten</comment>
        <translation>Laid by {player}</translation>
    </message>
    <message>
        <source>Lay: {cards}</source>
        <comment>a possible move</comment>
        <translation>Lay: {cards}</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a possible move</comment>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Give: {cards}</source>
        <comment>a possible move</comment>
        <translation>Give: {cards}</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>Play goes on.</translation>
    </message>
    <message>
        <source>{player} lays: {cards}.</source>
        <translation>{player} lays: {cards}.</translation>
    </message>
    <message>
        <source>Nobody can beat that: the trick is over.</source>
        <translation>Nobody can beat that: the trick is over.</translation>
    </message>
    <message>
        <source>{player} has no cards left. New title: {title}.</source>
        <translation>{player} has no cards left. New title: {title}.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} passes.</translation>
    </message>
    <message>
        <source>{player} takes the trick.</source>
        <translation>{player} takes the trick.</translation>
    </message>
    <message>
        <source>A new deal begins. {player} deals.</source>
        <translation>A new deal begins. {player} deals.</translation>
    </message>
    <message>
        <source>{giver} gives {receiver}: {cards}.</source>
        <translation>{giver} gives {receiver}: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {receiver} %n card(s).</source>
        <translation>
            <numerusform>{giver} gives {receiver} %n card.</numerusform>
            <numerusform>{giver} gives {receiver} %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gets: {cards}.</source>
        <translation>{player} gets: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{high} and {low} exchange %n card(s) each.</source>
        <translation>
            <numerusform>{high} and {low} exchange a card.</numerusform>
            <numerusform>{high} and {low} exchange %n cards each.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} takes the trick and leads the next one.</source>
        <translation>{player} takes the trick and leads the next one.</translation>
    </message>
    <message>
        <source>{player} takes the trick and has no cards left. {other} leads the next one.</source>
        <translation>{player} takes the trick and has no cards left. {other} leads the next one.</translation>
    </message>
    <message>
        <source>Exchange: {beggar} gives {president} the two highest cards and gets {president}’s two lowest.</source>
        <translation>Exchange: {beggar} gives {president} the two highest cards and gets {president}’s two lowest.</translation>
    </message>
    <message>
        <source>Exchange: {beggar} gives {president} the two highest cards and gets {president}’s two lowest. {vice_beggar} and {vice} do the same with one card.</source>
        <translation>Exchange: {beggar} gives {president} the two highest cards and gets {president}’s two lowest. {vice_beggar} and {vice} do the same with one card.</translation>
    </message>
    <message>
        <source>Exchange: {beggar} gives {president} the two highest cards, and {president} gives back any two.</source>
        <translation>Exchange: {beggar} gives {president} the two highest cards, and {president} gives back any two.</translation>
    </message>
    <message>
        <source>Exchange: {beggar} gives {president} the two highest cards, and {president} gives back any two. {vice_beggar} and {vice} do the same with one card.</source>
        <translation>Exchange: {beggar} gives {president} the two highest cards, and {president} gives back any two. {vice_beggar} and {vice} do the same with one card.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} chooses %n card(s) and lays them on the hand of {receiver}.</source>
        <translation>
            <numerusform>{giver} chooses %n card and lays it on the hand of {receiver}.</numerusform>
            <numerusform>{giver} chooses %n cards and lays them on the hand of {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} leads, with one card or several of one rank.</source>
        <translation>{player} leads, with one card or several of one rank.</translation>
    </message>
    <message numerus="yes">
        <source>To beat: {rank}. {player} may lay %n higher card(s) or pass.</source>
        <translation>
            <numerusform>To beat: {rank}. {player} may lay a higher card or pass.</numerusform>
            <numerusform>To beat: {rank}. {player} may lay %n higher cards or pass.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To beat: {rank}. {player} has no higher set of %n card(s) and must pass.</source>
        <translation>
            <numerusform>To beat: {rank}. {player} has no higher card and must pass.</numerusform>
            <numerusform>To beat: {rank}. {player} has no higher set of %n cards and must pass.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} got from {giver}: {cards}. {turn}</source>
        <comment>the last hole is a whole sentence: whose turn it is</comment>
        <translation>{player} got from {giver}: {cards}. {turn}</translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives %n card(s) back to {receiver}.</source>
        <translation>
            <numerusform>{giver} gives %n card back to {receiver}.</numerusform>
            <numerusform>{giver} gives %n cards back to {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal is over. President: {first}. Beggar: {last}.</source>
        <translation>The deal is over. President: {first}. Beggar: {last}.</translation>
    </message>
    <message>
        <source>The match is over. Most points: {player}.</source>
        <translation>The match is over. Most points: {player}.</translation>
    </message>
    <message>
        <source>The match is over. Equal points; better in the last deal: {player}.</source>
        <translation>The match is over. Equal points; better in the last deal: {player}.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), the highest total wins</source>
        <comment>heading of the score</comment>
        <translation>
            <numerusform>%n deal, the highest total wins</numerusform>
            <numerusform>%n deals, the highest total wins</numerusform>
        </translation>
    </message>
    <message>
        <source>In deal {number} {player} rose from last place to President.</source>
        <translation>In deal {number} {player} rose from last place to President.</translation>
    </message>
    <message>
        <source>In deal {number} {player} fell from President to last place.</source>
        <translation>In deal {number} {player} fell from President to last place.</translation>
    </message>
    <message numerus="yes">
        <source>{player} became President most often: %n time(s).</source>
        <translation>
            <numerusform>{player} became President most often: %n time.</numerusform>
            <numerusform>{player} became President most often: %n times.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} was President at the end.</source>
        <translation>{player} was President at the end.</translation>
    </message>
    <message>
        <source>{player}: {title}!</source>
        <comment>a player has just won a title</comment>
        <translation>{player}: {title}!</translation>
    </message>
    <message>
        <source>A trick of pairs</source>
        <translation>A trick of pairs</translation>
    </message>
    <message>
        <source>The leader lays two 7s, so everyone who follows lays two cards of a higher rank. When all the others pass, the two queens have won the trick.</source>
        <translation>The leader lays two 7s, so everyone who follows lays two cards of a higher rank. When all the others pass, the two queens have won the trick.</translation>
    </message>
    <message>
        <source>The exchange after the deal</source>
        <translation>The exchange after the deal</translation>
    </message>
    <message>
        <source>Seen from the President’s seat: the Beggar’s two highest cards come in, and the President’s two lowest go out. Then the Beggar leads.</source>
        <translation>Seen from the President’s seat: the Beggar’s two highest cards come in, and the President’s two lowest go out. Then the Beggar leads.</translation>
    </message>
    <message>
        <source>2 points ahead</source>
        <comment>handicap</comment>
        <translation>2 points ahead</translation>
    </message>
    <message>
        <source>4 points ahead</source>
        <comment>handicap</comment>
        <translation>4 points ahead</translation>
    </message>
</context>
</TS>
