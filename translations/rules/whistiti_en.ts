<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="whistiti.aim">
        <source>Win tricks. It takes 20 of them to win the match, over as many deals as are needed. Trumps help: they beat all other cards.</source>
        <translation>Win tricks. It takes 20 of them to win the match, over as many deals as are needed. Trumps help: they beat all other cards.</translation>
    </message>
    <message id="whistiti.aim@5">
        <source>Win tricks. It takes 5 of them to win the match. Trumps help: they beat all other cards.</source>
        <translation>Win tricks. It takes 5 of them to win the match. Trumps help: they beat all other cards.</translation>
    </message>
    <message id="whistiti.aim@10">
        <source>Win tricks. It takes 10 of them to win the match, over as many deals as are needed. Trumps help: they beat all other cards.</source>
        <translation>Win tricks. It takes 10 of them to win the match, over as many deals as are needed. Trumps help: they beat all other cards.</translation>
    </message>
    <message id="whistiti.aim@30">
        <source>Win tricks. It takes 30 of them to win the match, over as many deals as are needed. Trumps help: they beat all other cards.</source>
        <translation>Win tricks. It takes 30 of them to win the match, over as many deals as are needed. Trumps help: they beat all other cards.</translation>
    </message>
    <message id="whistiti.four-players">
        <source>Four players take part, each for themselves. Computer players sit on empty chairs.</source>
        <translation>Four players take part, each for themselves. Computer players sit on empty chairs.</translation>
    </message>
    <message id="whistiti.first-dealer">
        <source>Lots are drawn for the first dealer.</source>
        <translation>Lots are drawn for the first dealer.</translation>
    </message>
    <message id="whistiti.first-dealer@seat">
        <source>The table has agreed who deals first.</source>
        <translation>The table has agreed who deals first.</translation>
    </message>
    <message id="whistiti.dealer-rotates">
        <source>After each deal, the player to the left of the dealer deals next.</source>
        <translation>After each deal, the player to the left of the dealer deals next.</translation>
    </message>
    <message id="whistiti.deal-thirteen">
        <source>All 52 cards are dealt one at a time, starting to the dealer’s left. Everyone gets 13, and the dealer gets the last card.</source>
        <translation>All 52 cards are dealt one at a time, starting to the dealer’s left. Everyone gets 13, and the dealer gets the last card.</translation>
    </message>
    <message id="whistiti.last-card-trump">
        <source>The last card, which is the dealer’s, is shown to everyone. Its suit is trumps in this deal.</source>
        <translation>The last card, which is the dealer’s, is shown to everyone. Its suit is trumps in this deal.</translation>
    </message>
    <message id="whistiti.trump-card-in-hand">
        <source>Then the shown card goes into the dealer’s hand and may be played like any other, even to the first trick.</source>
        <translation>Then the shown card goes into the dealer’s hand and may be played like any other, even to the first trick.</translation>
    </message>
    <message id="whistiti.rank-order">
        <source>From high to low: ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2.</source>
        <translation>From high to low: ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2.</translation>
    </message>
    <message id="whistiti.left-of-dealer-leads">
        <source>The player to the left of the dealer leads to the first trick, with any card.</source>
        <translation>The player to the left of the dealer leads to the first trick, with any card.</translation>
    </message>
    <message id="whistiti.turn-order">
        <source>Going clockwise, everyone plays one card from their own hand to the trick in the middle.</source>
        <translation>Going clockwise, everyone plays one card from their own hand to the trick in the middle.</translation>
    </message>
    <message id="whistiti.any-lead">
        <source>Whoever leads may choose any card, trumps included.</source>
        <translation>Whoever leads may choose any card, trumps included.</translation>
    </message>
    <message id="whistiti.follow-suit">
        <source>Whoever holds a card of the led suit must play that suit.</source>
        <translation>Whoever holds a card of the led suit must play that suit.</translation>
    </message>
    <message id="whistiti.must-trump">
        <source>Whoever has no card of the led suit must play a trump if they have one.</source>
        <translation>Whoever has no card of the led suit must play a trump if they have one.</translation>
    </message>
    <message id="whistiti.must-trump@free">
        <source>Whoever has no card of the led suit may play any card, trump or not.</source>
        <translation>Whoever has no card of the led suit may play any card, trump or not.</translation>
    </message>
    <message id="whistiti.no-overtrump-duty">
        <source>Any trump will do: it need not beat the trumps already in the trick.</source>
        <translation>Any trump will do: it need not beat the trumps already in the trick.</translation>
    </message>
    <message id="whistiti.discard">
        <source>Whoever has neither the led suit nor a trump may play any card.</source>
        <translation>Whoever has neither the led suit nor a trump may play any card.</translation>
    </message>
    <message id="whistiti.trump-wins">
        <source>If there are trumps in the trick, the highest trump takes it.</source>
        <translation>If there are trumps in the trick, the highest trump takes it.</translation>
    </message>
    <message id="whistiti.led-suit-wins">
        <source>Without trumps, the highest card of the led suit takes the trick. Cards of other suits never do.</source>
        <translation>Without trumps, the highest card of the led suit takes the trick. Cards of other suits never do.</translation>
    </message>
    <message id="whistiti.winner-leads">
        <source>Whoever takes a trick leads the next one.</source>
        <translation>Whoever takes a trick leads the next one.</translation>
    </message>
    <message id="whistiti.one-point-per-trick">
        <source>Each trick is one point for whoever takes it. Points are kept from deal to deal.</source>
        <translation>Each trick is one point for whoever takes it. Points are kept from deal to deal.</translation>
    </message>
    <message id="whistiti.new-deal">
        <source>If nobody has enough points after the thirteenth trick, a new deal follows.</source>
        <translation>If nobody has enough points after the thirteenth trick, a new deal follows.</translation>
    </message>
    <message id="whistiti.first-to-twenty">
        <source>Whoever takes their 20th trick wins at once, even in the middle of a deal. The cards that are left are not played.</source>
        <translation>Whoever takes their 20th trick wins at once, even in the middle of a deal. The cards that are left are not played.</translation>
    </message>
    <message id="whistiti.first-to-twenty@5">
        <source>Whoever takes their 5th trick wins at once, even in the middle of a deal. The cards that are left are not played.</source>
        <translation>Whoever takes their 5th trick wins at once, even in the middle of a deal. The cards that are left are not played.</translation>
    </message>
    <message id="whistiti.first-to-twenty@10">
        <source>Whoever takes their 10th trick wins at once, even in the middle of a deal. The cards that are left are not played.</source>
        <translation>Whoever takes their 10th trick wins at once, even in the middle of a deal. The cards that are left are not played.</translation>
    </message>
    <message id="whistiti.first-to-twenty@30">
        <source>Whoever takes their 30th trick wins at once, even in the middle of a deal. The cards that are left are not played.</source>
        <translation>Whoever takes their 30th trick wins at once, even in the middle of a deal. The cards that are left are not played.</translation>
    </message>
    <message id="whistiti.first-to-twenty@finish">
        <source>The deal in which somebody takes their 20th trick is played to its end. Then the highest total wins.</source>
        <translation>The deal in which somebody takes their 20th trick is played to its end. Then the highest total wins.</translation>
    </message>
    <message id="whistiti.first-to-twenty@finish-5">
        <source>The deal in which somebody takes their 5th trick is played to its end. Then the highest total wins.</source>
        <translation>The deal in which somebody takes their 5th trick is played to its end. Then the highest total wins.</translation>
    </message>
    <message id="whistiti.first-to-twenty@finish-10">
        <source>The deal in which somebody takes their 10th trick is played to its end. Then the highest total wins.</source>
        <translation>The deal in which somebody takes their 10th trick is played to its end. Then the highest total wins.</translation>
    </message>
    <message id="whistiti.first-to-twenty@finish-30">
        <source>The deal in which somebody takes their 30th trick is played to its end. Then the highest total wins.</source>
        <translation>The deal in which somebody takes their 30th trick is played to its end. Then the highest total wins.</translation>
    </message>
    <message id="whistiti.single-winner">
        <source>A trick has only one winner, so two players never get there together.</source>
        <translation>A trick has only one winner, so two players never get there together.</translation>
    </message>
    <message id="whistiti.single-winner@finish">
        <source>Players with the same highest total share the victory.</source>
        <translation>Players with the same highest total share the victory.</translation>
    </message>
    <message id="whistiti.placing">
        <source>The others are placed by their points. Equal points share a place.</source>
        <translation>The others are placed by their points. Equal points share a place.</translation>
    </message>
    <message id="whistiti.always-ends">
        <source>After 77 tricks at the latest somebody has 20. So a match ends in its second deal at the earliest, and in its sixth at the latest.</source>
        <translation>After 77 tricks at the latest somebody has 20. So a match ends in its second deal at the earliest, and in its sixth at the latest.</translation>
    </message>
    <message id="whistiti.always-ends@5">
        <source>After 17 tricks at the latest somebody has 5. So a match ends in its second deal at the latest.</source>
        <translation>After 17 tricks at the latest somebody has 5. So a match ends in its second deal at the latest.</translation>
    </message>
    <message id="whistiti.always-ends@10">
        <source>After 37 tricks at the latest somebody has 10. So a match ends in its third deal at the latest.</source>
        <translation>After 37 tricks at the latest somebody has 10. So a match ends in its third deal at the latest.</translation>
    </message>
    <message id="whistiti.always-ends@30">
        <source>After 117 tricks at the latest somebody has 30. So a match ends in its third deal at the earliest, and in its ninth at the latest.</source>
        <translation>After 117 tricks at the latest somebody has 30. So a match ends in its third deal at the earliest, and in its ninth at the latest.</translation>
    </message>
    <message id="whistiti.overtrump">
        <source>Whoever plays a trump must beat the highest trump in the trick if they can. This holds when trumps are led, too.</source>
        <translation>Whoever plays a trump must beat the highest trump in the trick if they can. This holds when trumps are led, too.</translation>
    </message>
    <message id="whistiti.ahead-2">
        <source>A head start of 2 tricks counts from the beginning.</source>
        <translation>A head start of 2 tricks counts from the beginning.</translation>
    </message>
    <message id="whistiti.ahead-4">
        <source>A head start of 4 tricks counts from the beginning.</source>
        <translation>A head start of 4 tricks counts from the beginning.</translation>
    </message>
</context>
<context>
    <name>whistiti</name>
    <message>
        <source>Tricks to win</source>
        <translation>Tricks to win</translation>
    </message>
    <message>
        <source>5</source>
        <comment>so many tricks win the match</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>10</source>
        <comment>so many tricks win the match</comment>
        <translation>10</translation>
    </message>
    <message>
        <source>20</source>
        <comment>so many tricks win the match</comment>
        <translation>20</translation>
    </message>
    <message>
        <source>30</source>
        <comment>so many tricks win the match</comment>
        <translation>30</translation>
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
        <source>The last deal is played to its end</source>
        <translation>The last deal is played to its end</translation>
    </message>
    <message>
        <source>2 tricks ahead</source>
        <comment>handicap</comment>
        <translation>2 tricks ahead</translation>
    </message>
    <message>
        <source>4 tricks ahead</source>
        <comment>handicap</comment>
        <translation>4 tricks ahead</translation>
    </message>
    <message>
        <source>Whistiti</source>
        <translation>Whistiti</translation>
    </message>
    <message>
        <source>Follow suit, trump at the right moment, and collect tricks.</source>
        <translation>Follow suit, trump at the right moment, and collect tricks.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to lead.</source>
        <translation>It is {player}’s turn to lead.</translation>
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
        <source>The last card says what is trumps</source>
        <translation>The last card says what is trumps</translation>
    </message>
    <message>
        <source>The dealer’s last card is shown to everyone, and its suit is trumps. Then it goes into the dealer’s hand, and the player to the left leads.</source>
        <translation>The dealer’s last card is shown to everyone, and its suit is trumps. Then it goes into the dealer’s hand, and the player to the left leads.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick</source>
        <translation>The highest trump takes the trick</translation>
    </message>
    <message>
        <source>Hearts are led, and spades are trumps. Two players have no hearts and must play a trump. The higher of the two trumps takes the trick, even from the ace of hearts.</source>
        <translation>Hearts are led, and spades are trumps. Two players have no hearts and must play a trump. The higher of the two trumps takes the trick, even from the ace of hearts.</translation>
    </message>
    <message>
        <source>The last token</source>
        <translation>The last token</translation>
    </message>
    <message>
        <source>One more trick fills the last hollow on the board: the match is won at once, though everyone still holds cards.</source>
        <translation>One more trick fills the last hollow on the board: the match is won at once, though everyone still holds cards.</translation>
    </message>
    <message>
        <source>Only this card may be played.</source>
        <translation>Only this card may be played.</translation>
    </message>
    <message>
        <source>It is the last card.</source>
        <translation>It is the last card.</translation>
    </message>
    <message>
        <source>Nobody can beat this card.</source>
        <translation>Nobody can beat this card.</translation>
    </message>
    <message>
        <source>No higher card of this suit is out. Only a trump could beat it.</source>
        <translation>No higher card of this suit is out. Only a trump could beat it.</translation>
    </message>
    <message>
        <source>A trump is led to draw trumps out of the other hands.</source>
        <translation>A trump is led to draw trumps out of the other hands.</translation>
    </message>
    <message>
        <source>A high card is led: it has a chance to win.</source>
        <translation>A high card is led: it has a chance to win.</translation>
    </message>
    <message>
        <source>A low card is led, and higher ones are kept for later.</source>
        <translation>A low card is led, and higher ones are kept for later.</translation>
    </message>
    <message>
        <source>There is nothing higher to lead.</source>
        <translation>There is nothing higher to lead.</translation>
    </message>
    <message>
        <source>This is the lowest card that wins the trick for certain.</source>
        <translation>This is the lowest card that wins the trick for certain.</translation>
    </message>
    <message>
        <source>This card wins the trick for certain.</source>
        <translation>This card wins the trick for certain.</translation>
    </message>
    <message numerus="yes">
        <source>It beats the card of {player}, who needs only %n more trick(s).</source>
        <translation>
            <numerusform>It beats the card of {player}, who needs only %n more trick.</numerusform>
            <numerusform>It beats the card of {player}, who needs only %n more tricks.</numerusform>
        </translation>
    </message>
    <message>
        <source>A trump takes the trick, unless a higher one follows.</source>
        <translation>A trump takes the trick, unless a higher one follows.</translation>
    </message>
    <message>
        <source>It beats the best card so far: {card}. A better one may still follow.</source>
        <translation>It beats the best card so far: {card}. A better one may still follow.</translation>
    </message>
    <message>
        <source>None of the allowed cards can win this trick, so the lowest one goes.</source>
        <translation>None of the allowed cards can win this trick, so the lowest one goes.</translation>
    </message>
    <message>
        <source>None of the allowed cards can win this trick.</source>
        <translation>None of the allowed cards can win this trick.</translation>
    </message>
    <message>
        <source>This trick is let go, and the cards that could win it are kept for later.</source>
        <translation>This trick is let go, and the cards that could win it are kept for later.</translation>
    </message>
    <message numerus="yes">
        <source>{player} took %n trick(s) in a row.</source>
        <translation>
            <numerusform>{player} took %n trick in a row.</numerusform>
            <numerusform>{player} took %n tricks in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most tricks by trumping: %n trick(s).</source>
        <translation>
            <numerusform>{player} won the most tricks by trumping: %n trick.</numerusform>
            <numerusform>{player} won the most tricks by trumping: %n tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} had the best deal: %n trick(s) in deal {number}.</source>
        <translation>
            <numerusform>{player} had the best deal: %n trick in deal {number}.</numerusform>
            <numerusform>{player} had the best deal: %n tricks in deal {number}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last trick went to {player}, with this card: {card}.</source>
        <translation>The last trick went to {player}, with this card: {card}.</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Trump suit</translation>
    </message>
    <message>
        <source>Shown card</source>
        <translation>Shown card</translation>
    </message>
    <message>
        <source>Tokens: {player}</source>
        <comment>a place on the table; a token stands for each trick</comment>
        <translation>Tokens: {player}</translation>
    </message>
    <message>
        <source>Tokens to be won: {player}</source>
        <comment>a place on the table</comment>
        <translation>Tokens to be won: {player}</translation>
    </message>
    <message>
        <source>dealt the cards</source>
        <translation>dealt the cards</translation>
    </message>
    <message>
        <source>a trick that was won</source>
        <translation>a trick that was won</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <comment>beside the title of the game: the third deal</comment>
        <translation>Deal {deal}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message>
        <source>Trumps: {suit}</source>
        <translation>Trumps: {suit}</translation>
    </message>
    <message>
        <source>token of a trick</source>
        <comment>a small round token on a board</comment>
        <translation>token of a trick</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>Play goes on.</translation>
    </message>
    <message numerus="yes">
        <source>{player} deals everyone %n card(s).</source>
        <translation>
            <numerusform>{player} deals everyone %n card.</numerusform>
            <numerusform>{player} deals everyone %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} takes the shown card in hand: {card}.</source>
        <translation>{player} takes the shown card in hand: {card}.</translation>
    </message>
    <message>
        <source>The deal is over. In front: {players}.</source>
        <comment>one name, or a list of names</comment>
        <translation>The deal is over. In front: {players}.</translation>
    </message>
    <message>
        <source>The last card is shown: {card}. Its suit is trumps.</source>
        <translation>The last card is shown: {card}. Its suit is trumps.</translation>
    </message>
    <message>
        <source>One more trick for {player}!</source>
        <comment>and the match is won</comment>
        <translation>One more trick for {player}!</translation>
    </message>
    <message>
        <source>Each trick is one point. The goal: {target}.</source>
        <comment>heading of the score</comment>
        <translation>Each trick is one point. The goal: {target}.</translation>
    </message>
</context>
</TS>
