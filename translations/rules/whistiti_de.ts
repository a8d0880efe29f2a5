<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message id="whistiti.aim">
        <source>Win tricks. It takes 20 of them to win the match, over as many deals as are needed. Trumps help: they beat all other cards.</source>
        <translation>Macht Stiche. 20 davon gewinnen die Partie, über so viele Durchgänge, wie es braucht. Trümpfe helfen: Sie schlagen alle anderen Karten.</translation>
    </message>
    <message id="whistiti.aim@5">
        <source>Win tricks. It takes 5 of them to win the match. Trumps help: they beat all other cards.</source>
        <translation>Macht Stiche. 5 davon gewinnen die Partie. Trümpfe helfen: Sie schlagen alle anderen Karten.</translation>
    </message>
    <message id="whistiti.aim@10">
        <source>Win tricks. It takes 10 of them to win the match, over as many deals as are needed. Trumps help: they beat all other cards.</source>
        <translation>Macht Stiche. 10 davon gewinnen die Partie, über so viele Durchgänge, wie es braucht. Trümpfe helfen: Sie schlagen alle anderen Karten.</translation>
    </message>
    <message id="whistiti.aim@30">
        <source>Win tricks. It takes 30 of them to win the match, over as many deals as are needed. Trumps help: they beat all other cards.</source>
        <translation>Macht Stiche. 30 davon gewinnen die Partie, über so viele Durchgänge, wie es braucht. Trümpfe helfen: Sie schlagen alle anderen Karten.</translation>
    </message>
    <message id="whistiti.four-players">
        <source>Four players take part, each for themselves. Computer players sit on empty chairs.</source>
        <translation>Vier spielen mit, alle für sich. Auf leeren Stühlen sitzen Computerspieler.</translation>
    </message>
    <message id="whistiti.first-dealer">
        <source>Lots are drawn for the first dealer.</source>
        <translation>Es wird ausgelost, wer zuerst austeilt.</translation>
    </message>
    <message id="whistiti.first-dealer@seat">
        <source>The table has agreed who deals first.</source>
        <translation>Der Tisch hat ausgemacht, wer als Erstes austeilt.</translation>
    </message>
    <message id="whistiti.dealer-rotates">
        <source>After each deal, the player to the left of the dealer deals next.</source>
        <translation>Nach jedem Durchgang teilt die Person links von der bisherigen aus.</translation>
    </message>
    <message id="whistiti.deal-thirteen">
        <source>All 52 cards are dealt one at a time, starting to the dealer’s left. Everyone gets 13, and the dealer gets the last card.</source>
        <translation>Alle 52 Karten werden einzeln ausgeteilt, links von der austeilenden Person beginnend. Alle bekommen 13, und die letzte Karte gehört zu ihren eigenen.</translation>
    </message>
    <message id="whistiti.last-card-trump">
        <source>The last card, which is the dealer’s, is shown to everyone. Its suit is trumps in this deal.</source>
        <translation>Die letzte Karte gehört der austeilenden Person und wird allen gezeigt. Ihre Farbe ist in diesem Durchgang Trumpf.</translation>
    </message>
    <message id="whistiti.trump-card-in-hand">
        <source>Then the shown card goes into the dealer’s hand and may be played like any other, even to the first trick.</source>
        <translation>Danach kommt die gezeigte Karte zu den Handkarten der austeilenden Person und darf wie jede andere gespielt werden, auch schon im ersten Stich.</translation>
    </message>
    <message id="whistiti.rank-order">
        <source>From high to low: ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2.</source>
        <translation>Von hoch nach niedrig: Ass, König, Dame, Bube, 10, 9, 8, 7, 6, 5, 4, 3, 2.</translation>
    </message>
    <message id="whistiti.left-of-dealer-leads">
        <source>The player to the left of the dealer leads to the first trick, with any card.</source>
        <translation>Links von der austeilenden Person wird zum ersten Stich ausgespielt, mit einer beliebigen Karte.</translation>
    </message>
    <message id="whistiti.turn-order">
        <source>Going clockwise, everyone plays one card from their own hand to the trick in the middle.</source>
        <translation>Alle spielen im Uhrzeigersinn eine eigene Karte in den Stich in der Mitte.</translation>
    </message>
    <message id="whistiti.any-lead">
        <source>Whoever leads may choose any card, trumps included.</source>
        <translation>Wer ausspielt, darf jede Karte wählen, auch einen Trumpf.</translation>
    </message>
    <message id="whistiti.follow-suit">
        <source>Whoever holds a card of the led suit must play that suit.</source>
        <translation>Wer die angespielte Farbe auf der Hand hat, muss sie bedienen.</translation>
    </message>
    <message id="whistiti.must-trump">
        <source>Whoever has no card of the led suit must play a trump if they have one.</source>
        <translation>Wer die angespielte Farbe nicht hat, muss einen Trumpf spielen, wenn einer auf der Hand ist.</translation>
    </message>
    <message id="whistiti.must-trump@free">
        <source>Whoever has no card of the led suit may play any card, trump or not.</source>
        <translation>Wer die angespielte Farbe nicht hat, darf jede Karte spielen, Trumpf oder nicht.</translation>
    </message>
    <message id="whistiti.no-overtrump-duty">
        <source>Any trump will do: it need not beat the trumps already in the trick.</source>
        <translation>Jeder Trumpf ist recht: Er muss die Trümpfe im Stich nicht schlagen.</translation>
    </message>
    <message id="whistiti.discard">
        <source>Whoever has neither the led suit nor a trump may play any card.</source>
        <translation>Wer weder die angespielte Farbe noch einen Trumpf hat, spielt eine beliebige Karte.</translation>
    </message>
    <message id="whistiti.trump-wins">
        <source>If there are trumps in the trick, the highest trump takes it.</source>
        <translation>Liegen Trümpfe im Stich, gewinnt der höchste.</translation>
    </message>
    <message id="whistiti.led-suit-wins">
        <source>Without trumps, the highest card of the led suit takes the trick. Cards of other suits never do.</source>
        <translation>Ohne Trumpf gewinnt die höchste Karte der angespielten Farbe den Stich. Karten anderer Farben gewinnen nie.</translation>
    </message>
    <message id="whistiti.winner-leads">
        <source>Whoever takes a trick leads the next one.</source>
        <translation>Wer einen Stich macht, spielt zum nächsten aus.</translation>
    </message>
    <message id="whistiti.one-point-per-trick">
        <source>Each trick is one point for whoever takes it. Points are kept from deal to deal.</source>
        <translation>Jeder Stich zählt einen Punkt für die Person, die ihn macht. Die Punkte bleiben von Durchgang zu Durchgang.</translation>
    </message>
    <message id="whistiti.new-deal">
        <source>If nobody has enough points after the thirteenth trick, a new deal follows.</source>
        <translation>Hat nach dem dreizehnten Stich niemand genug Punkte, folgt ein neuer Durchgang.</translation>
    </message>
    <message id="whistiti.first-to-twenty">
        <source>Whoever takes their 20th trick wins at once, even in the middle of a deal. The cards that are left are not played.</source>
        <translation>Wer den 20. Stich macht, gewinnt sofort, auch mitten im Durchgang. Die übrigen Karten werden nicht gespielt.</translation>
    </message>
    <message id="whistiti.first-to-twenty@5">
        <source>Whoever takes their 5th trick wins at once, even in the middle of a deal. The cards that are left are not played.</source>
        <translation>Wer den 5. Stich macht, gewinnt sofort, auch mitten im Durchgang. Die übrigen Karten werden nicht gespielt.</translation>
    </message>
    <message id="whistiti.first-to-twenty@10">
        <source>Whoever takes their 10th trick wins at once, even in the middle of a deal. The cards that are left are not played.</source>
        <translation>Wer den 10. Stich macht, gewinnt sofort, auch mitten im Durchgang. Die übrigen Karten werden nicht gespielt.</translation>
    </message>
    <message id="whistiti.first-to-twenty@30">
        <source>Whoever takes their 30th trick wins at once, even in the middle of a deal. The cards that are left are not played.</source>
        <translation>Wer den 30. Stich macht, gewinnt sofort, auch mitten im Durchgang. Die übrigen Karten werden nicht gespielt.</translation>
    </message>
    <message id="whistiti.first-to-twenty@finish">
        <source>The deal in which somebody takes their 20th trick is played to its end. Then the highest total wins.</source>
        <translation>Der Durchgang, in dem jemand den 20. Stich macht, wird zu Ende gespielt. Dann gewinnt die höchste Summe.</translation>
    </message>
    <message id="whistiti.first-to-twenty@finish-5">
        <source>The deal in which somebody takes their 5th trick is played to its end. Then the highest total wins.</source>
        <translation>Der Durchgang, in dem jemand den 5. Stich macht, wird zu Ende gespielt. Dann gewinnt die höchste Summe.</translation>
    </message>
    <message id="whistiti.first-to-twenty@finish-10">
        <source>The deal in which somebody takes their 10th trick is played to its end. Then the highest total wins.</source>
        <translation>Der Durchgang, in dem jemand den 10. Stich macht, wird zu Ende gespielt. Dann gewinnt die höchste Summe.</translation>
    </message>
    <message id="whistiti.first-to-twenty@finish-30">
        <source>The deal in which somebody takes their 30th trick is played to its end. Then the highest total wins.</source>
        <translation>Der Durchgang, in dem jemand den 30. Stich macht, wird zu Ende gespielt. Dann gewinnt die höchste Summe.</translation>
    </message>
    <message id="whistiti.single-winner">
        <source>A trick has only one winner, so two players never get there together.</source>
        <translation>Ein Stich geht immer an eine einzige Person, also kommen nie zwei gleichzeitig ans Ziel.</translation>
    </message>
    <message id="whistiti.single-winner@finish">
        <source>Players with the same highest total share the victory.</source>
        <translation>Wer die gleiche höchste Summe hat, teilt sich den Sieg.</translation>
    </message>
    <message id="whistiti.placing">
        <source>The others are placed by their points. Equal points share a place.</source>
        <translation>Die anderen werden nach Punkten geordnet. Wer gleich viele Punkte hat, teilt sich den Rang.</translation>
    </message>
    <message id="whistiti.always-ends">
        <source>After 77 tricks at the latest somebody has 20. So a match ends in its second deal at the earliest, and in its sixth at the latest.</source>
        <translation>Spätestens nach 77 Stichen hat jemand 20. Eine Partie endet also frühestens im zweiten und spätestens im sechsten Durchgang.</translation>
    </message>
    <message id="whistiti.always-ends@5">
        <source>After 17 tricks at the latest somebody has 5. So a match ends in its second deal at the latest.</source>
        <translation>Spätestens nach 17 Stichen hat jemand 5. Eine Partie endet also spätestens im zweiten Durchgang.</translation>
    </message>
    <message id="whistiti.always-ends@10">
        <source>After 37 tricks at the latest somebody has 10. So a match ends in its third deal at the latest.</source>
        <translation>Spätestens nach 37 Stichen hat jemand 10. Eine Partie endet also spätestens im dritten Durchgang.</translation>
    </message>
    <message id="whistiti.always-ends@30">
        <source>After 117 tricks at the latest somebody has 30. So a match ends in its third deal at the earliest, and in its ninth at the latest.</source>
        <translation>Spätestens nach 117 Stichen hat jemand 30. Eine Partie endet also frühestens im dritten und spätestens im neunten Durchgang.</translation>
    </message>
    <message id="whistiti.overtrump">
        <source>Whoever plays a trump must beat the highest trump in the trick if they can. This holds when trumps are led, too.</source>
        <translation>Wer einen Trumpf spielt, muss den höchsten Trumpf im Stich schlagen, wenn ein Trumpf auf der Hand das kann. Das gilt auch, wenn Trumpf angespielt wurde.</translation>
    </message>
    <message id="whistiti.ahead-2">
        <source>A head start of 2 tricks counts from the beginning.</source>
        <translation>Ein Vorsprung von 2 Stichen zählt von Anfang an.</translation>
    </message>
    <message id="whistiti.ahead-4">
        <source>A head start of 4 tricks counts from the beginning.</source>
        <translation>Ein Vorsprung von 4 Stichen zählt von Anfang an.</translation>
    </message>
</context>
<context>
    <name>whistiti</name>
    <message>
        <source>Tricks to win</source>
        <translation>Stiche zum Sieg</translation>
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
        <translation>Wer zuerst austeilt</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>who deals first</comment>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>Without the led suit</source>
        <translation>Ohne die angespielte Farbe</translation>
    </message>
    <message>
        <source>a trump must be played</source>
        <translation>Trumpf ist Pflicht</translation>
    </message>
    <message>
        <source>any card may be played</source>
        <translation>jede Karte ist erlaubt</translation>
    </message>
    <message>
        <source>Trumps must beat trumps</source>
        <translation>Übertrumpfen ist Pflicht</translation>
    </message>
    <message>
        <source>The last deal is played to its end</source>
        <translation>Der letzte Durchgang wird zu Ende gespielt</translation>
    </message>
    <message>
        <source>2 tricks ahead</source>
        <comment>handicap</comment>
        <translation>2 Stiche Vorsprung</translation>
    </message>
    <message>
        <source>4 tricks ahead</source>
        <comment>handicap</comment>
        <translation>4 Stiche Vorsprung</translation>
    </message>
    <message>
        <source>Whistiti</source>
        <translation>Whist für die Kleinen</translation>
    </message>
    <message>
        <source>Follow suit, trump at the right moment, and collect tricks.</source>
        <translation>Bediene, stich im richtigen Moment und sammle Stiche.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to lead.</source>
        <translation>{player} spielt aus.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>{player} ist dran.</translation>
    </message>
    <message>
        <source>Play goes on in a moment.</source>
        <translation>Gleich geht es weiter.</translation>
    </message>
    <message>
        <source>The last card says what is trumps</source>
        <translation>Die letzte Karte bestimmt den Trumpf</translation>
    </message>
    <message>
        <source>The dealer’s last card is shown to everyone, and its suit is trumps. Then it goes into the dealer’s hand, and the player to the left leads.</source>
        <translation>Die letzte Karte wird allen gezeigt, und ihre Farbe ist Trumpf. Dann kommt sie zu den Handkarten der austeilenden Person, und links davon wird ausgespielt.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick</source>
        <translation>Der höchste Trumpf macht den Stich</translation>
    </message>
    <message>
        <source>Hearts are led, and spades are trumps. Two players have no hearts and must play a trump. The higher of the two trumps takes the trick, even from the ace of hearts.</source>
        <translation>Herz ist angespielt, Pik ist Trumpf. Zwei haben kein Herz und müssen einen Trumpf spielen. Der höhere der beiden Trümpfe macht den Stich, sogar gegen das Herzass.</translation>
    </message>
    <message>
        <source>The last token</source>
        <translation>Der letzte Spielstein</translation>
    </message>
    <message>
        <source>One more trick fills the last hollow on the board: the match is won at once, though everyone still holds cards.</source>
        <translation>Noch ein Stich füllt die letzte Mulde auf dem Brett: Die Partie ist sofort gewonnen, obwohl alle noch Karten haben.</translation>
    </message>
    <message>
        <source>Only this card may be played.</source>
        <translation>Nur diese Karte darf gespielt werden.</translation>
    </message>
    <message>
        <source>It is the last card.</source>
        <translation>Es ist die letzte Karte.</translation>
    </message>
    <message>
        <source>Nobody can beat this card.</source>
        <translation>Diese Karte kann niemand schlagen.</translation>
    </message>
    <message>
        <source>No higher card of this suit is out. Only a trump could beat it.</source>
        <translation>In dieser Farbe ist keine höhere Karte mehr draußen. Nur ein Trumpf könnte sie schlagen.</translation>
    </message>
    <message>
        <source>A trump is led to draw trumps out of the other hands.</source>
        <translation>Ein Trumpf wird ausgespielt, um den anderen Trümpfe zu ziehen.</translation>
    </message>
    <message>
        <source>A high card is led: it has a chance to win.</source>
        <translation>Eine hohe Karte wird ausgespielt: Sie kann gewinnen.</translation>
    </message>
    <message>
        <source>A low card is led, and higher ones are kept for later.</source>
        <translation>Eine niedrige Karte wird ausgespielt, und höhere bleiben für später.</translation>
    </message>
    <message>
        <source>There is nothing higher to lead.</source>
        <translation>Zum Ausspielen ist nichts Höheres da.</translation>
    </message>
    <message>
        <source>This is the lowest card that wins the trick for certain.</source>
        <translation>Das ist die niedrigste Karte, die den Stich sicher macht.</translation>
    </message>
    <message>
        <source>This card wins the trick for certain.</source>
        <translation>Diese Karte macht den Stich sicher.</translation>
    </message>
    <message numerus="yes">
        <source>It beats the card of {player}, who needs only %n more trick(s).</source>
        <translation>
            <numerusform>Sie schlägt die Karte von {player}, und da fehlt nur noch %n Stich.</numerusform>
            <numerusform>Sie schlägt die Karte von {player}, und da fehlen nur noch %n Stiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>A trump takes the trick, unless a higher one follows.</source>
        <translation>Ein Trumpf macht den Stich, wenn kein höherer folgt.</translation>
    </message>
    <message>
        <source>It beats the best card so far: {card}. A better one may still follow.</source>
        <translation>Sie schlägt die bisher beste Karte: {card}. Eine bessere kann noch folgen.</translation>
    </message>
    <message>
        <source>None of the allowed cards can win this trick, so the lowest one goes.</source>
        <translation>Keine der erlaubten Karten kann diesen Stich machen, also geht die niedrigste weg.</translation>
    </message>
    <message>
        <source>None of the allowed cards can win this trick.</source>
        <translation>Keine der erlaubten Karten kann diesen Stich machen.</translation>
    </message>
    <message>
        <source>This trick is let go, and the cards that could win it are kept for later.</source>
        <translation>Dieser Stich bleibt den anderen, und die Karten, die ihn machen könnten, bleiben für später.</translation>
    </message>
    <message numerus="yes">
        <source>{player} took %n trick(s) in a row.</source>
        <translation>
            <numerusform>{player} machte %n Stich hintereinander.</numerusform>
            <numerusform>{player} machte %n Stiche hintereinander.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most tricks by trumping: %n trick(s).</source>
        <translation>
            <numerusform>{player} machte die meisten Stiche mit Trumpf auf eine andere Farbe: %n Stich.</numerusform>
            <numerusform>{player} machte die meisten Stiche mit Trumpf auf eine andere Farbe: %n Stiche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} had the best deal: %n trick(s) in deal {number}.</source>
        <translation>
            <numerusform>{player} hatte den besten Durchgang: %n Stich in Durchgang {number}.</numerusform>
            <numerusform>{player} hatte den besten Durchgang: %n Stiche in Durchgang {number}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last trick went to {player}, with this card: {card}.</source>
        <translation>Den letzten Stich machte {player} mit dieser Karte: {card}.</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Trumpffarbe</translation>
    </message>
    <message>
        <source>Shown card</source>
        <translation>Gezeigte Karte</translation>
    </message>
    <message>
        <source>Tokens: {player}</source>
        <comment>a place on the table; a token stands for each trick</comment>
        <translation>Spielsteine: {player}</translation>
    </message>
    <message>
        <source>Tokens to be won: {player}</source>
        <comment>a place on the table</comment>
        <translation>Noch zu gewinnende Spielsteine: {player}</translation>
    </message>
    <message>
        <source>dealt the cards</source>
        <translation>hat ausgeteilt</translation>
    </message>
    <message>
        <source>a trick that was won</source>
        <translation>ein gemachter Stich</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <comment>beside the title of the game: the third deal</comment>
        <translation>Durchgang {deal}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>Trumps: {suit}</source>
        <translation>Trumpf: {suit}</translation>
    </message>
    <message>
        <source>token of a trick</source>
        <comment>a small round token on a board</comment>
        <translation>Spielstein für einen Stich</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>Es geht weiter.</translation>
    </message>
    <message numerus="yes">
        <source>{player} deals everyone %n card(s).</source>
        <translation>
            <numerusform>{player} teilt an alle je %n Karte aus.</numerusform>
            <numerusform>{player} teilt an alle je %n Karten aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} takes the shown card in hand: {card}.</source>
        <translation>{player} nimmt die gezeigte Karte auf die Hand: {card}.</translation>
    </message>
    <message>
        <source>The deal is over. In front: {players}.</source>
        <comment>one name, or a list of names</comment>
        <translation>Der Durchgang ist zu Ende. Vorn: {players}.</translation>
    </message>
    <message>
        <source>The last card is shown: {card}. Its suit is trumps.</source>
        <translation>Die letzte Karte wird gezeigt: {card}. Ihre Farbe ist Trumpf.</translation>
    </message>
    <message>
        <source>One more trick for {player}!</source>
        <comment>and the match is won</comment>
        <translation>Nur noch ein Stich für {player}!</translation>
    </message>
    <message>
        <source>Each trick is one point. The goal: {target}.</source>
        <comment>heading of the score</comment>
        <translation>Jeder Stich zählt einen Punkt. Das Ziel: {target}.</translation>
    </message>
</context>
</TS>
