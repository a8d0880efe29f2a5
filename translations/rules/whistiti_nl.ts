<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message id="whistiti.aim">
        <source>Win tricks. It takes 20 of them to win the match, over as many deals as are needed. Trumps help: they beat all other cards.</source>
        <translation>Haal slagen. Met 20 slagen is de partij gewonnen, over zoveel rondes als nodig zijn. Troeven helpen: ze verslaan alle andere kaarten.</translation>
    </message>
    <message id="whistiti.aim@5">
        <source>Win tricks. It takes 5 of them to win the match. Trumps help: they beat all other cards.</source>
        <translation>Haal slagen. Met 5 slagen is de partij gewonnen. Troeven helpen: ze verslaan alle andere kaarten.</translation>
    </message>
    <message id="whistiti.aim@10">
        <source>Win tricks. It takes 10 of them to win the match, over as many deals as are needed. Trumps help: they beat all other cards.</source>
        <translation>Haal slagen. Met 10 slagen is de partij gewonnen, over zoveel rondes als nodig zijn. Troeven helpen: ze verslaan alle andere kaarten.</translation>
    </message>
    <message id="whistiti.aim@30">
        <source>Win tricks. It takes 30 of them to win the match, over as many deals as are needed. Trumps help: they beat all other cards.</source>
        <translation>Haal slagen. Met 30 slagen is de partij gewonnen, over zoveel rondes als nodig zijn. Troeven helpen: ze verslaan alle andere kaarten.</translation>
    </message>
    <message id="whistiti.four-players">
        <source>Four players take part, each for themselves. Computer players sit on empty chairs.</source>
        <translation>Er spelen vier mensen mee, ieder voor zich. Op lege stoelen zitten computerspelers.</translation>
    </message>
    <message id="whistiti.first-dealer">
        <source>Lots are drawn for the first dealer.</source>
        <translation>Er wordt geloot wie als eerste deelt.</translation>
    </message>
    <message id="whistiti.first-dealer@seat">
        <source>The table has agreed who deals first.</source>
        <translation>De tafel heeft afgesproken wie het eerst deelt.</translation>
    </message>
    <message id="whistiti.dealer-rotates">
        <source>After each deal, the player to the left of the dealer deals next.</source>
        <translation>Na elke ronde schuift de deler één plaats op naar links.</translation>
    </message>
    <message id="whistiti.deal-thirteen">
        <source>All 52 cards are dealt one at a time, starting to the dealer’s left. Everyone gets 13, and the dealer gets the last card.</source>
        <translation>Alle 52 kaarten worden één voor één gedeeld, te beginnen links van de deler. Iedereen krijgt er 13, en de laatste is voor de deler.</translation>
    </message>
    <message id="whistiti.last-card-trump">
        <source>The last card, which is the dealer’s, is shown to everyone. Its suit is trumps in this deal.</source>
        <translation>De laatste kaart, die van de deler, wordt aan iedereen getoond. De kleur ervan is troef in deze ronde.</translation>
    </message>
    <message id="whistiti.trump-card-in-hand">
        <source>Then the shown card goes into the dealer’s hand and may be played like any other, even to the first trick.</source>
        <translation>Daarna gaat de getoonde kaart naar de hand van de deler. Ze mag gespeeld worden zoals elke andere kaart, ook al in de eerste slag.</translation>
    </message>
    <message id="whistiti.rank-order">
        <source>From high to low: ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2.</source>
        <translation>Van hoog naar laag: aas, heer, vrouw, boer, 10, 9, 8, 7, 6, 5, 4, 3, 2.</translation>
    </message>
    <message id="whistiti.left-of-dealer-leads">
        <source>The player to the left of the dealer leads to the first trick, with any card.</source>
        <translation>Wie links van de deler zit, komt uit in de eerste slag, met een kaart naar keuze.</translation>
    </message>
    <message id="whistiti.turn-order">
        <source>Going clockwise, everyone plays one card from their own hand to the trick in the middle.</source>
        <translation>Iedereen speelt met de klok mee één kaart uit de eigen hand in de slag in het midden.</translation>
    </message>
    <message id="whistiti.any-lead">
        <source>Whoever leads may choose any card, trumps included.</source>
        <translation>Wie uitkomt, mag elke kaart kiezen, ook een troef.</translation>
    </message>
    <message id="whistiti.follow-suit">
        <source>Whoever holds a card of the led suit must play that suit.</source>
        <translation>Wie de gevraagde kleur heeft, moet bekennen.</translation>
    </message>
    <message id="whistiti.must-trump">
        <source>Whoever has no card of the led suit must play a trump if they have one.</source>
        <translation>Wie de gevraagde kleur niet heeft, moet troeven, als er een troef in de hand is.</translation>
    </message>
    <message id="whistiti.must-trump@free">
        <source>Whoever has no card of the led suit may play any card, trump or not.</source>
        <translation>Wie de gevraagde kleur niet heeft, mag elke kaart spelen, troef of niet.</translation>
    </message>
    <message id="whistiti.no-overtrump-duty">
        <source>Any trump will do: it need not beat the trumps already in the trick.</source>
        <translation>Elke troef is goed: hij hoeft de troeven in de slag niet te verslaan.</translation>
    </message>
    <message id="whistiti.discard">
        <source>Whoever has neither the led suit nor a trump may play any card.</source>
        <translation>Wie de gevraagde kleur niet heeft en ook geen troef, speelt een kaart naar keuze.</translation>
    </message>
    <message id="whistiti.trump-wins">
        <source>If there are trumps in the trick, the highest trump takes it.</source>
        <translation>Liggen er troeven in de slag, dan wint de hoogste troef.</translation>
    </message>
    <message id="whistiti.led-suit-wins">
        <source>Without trumps, the highest card of the led suit takes the trick. Cards of other suits never do.</source>
        <translation>Zonder troef wint de hoogste kaart van de gevraagde kleur de slag. Kaarten van andere kleuren winnen nooit.</translation>
    </message>
    <message id="whistiti.winner-leads">
        <source>Whoever takes a trick leads the next one.</source>
        <translation>Wie een slag haalt, komt uit in de volgende.</translation>
    </message>
    <message id="whistiti.one-point-per-trick">
        <source>Each trick is one point for whoever takes it. Points are kept from deal to deal.</source>
        <translation>Elke slag is één punt voor wie hem haalt. De punten blijven staan van ronde tot ronde.</translation>
    </message>
    <message id="whistiti.new-deal">
        <source>If nobody has enough points after the thirteenth trick, a new deal follows.</source>
        <translation>Heeft na de dertiende slag niemand genoeg punten, dan volgt er een nieuwe ronde.</translation>
    </message>
    <message id="whistiti.first-to-twenty">
        <source>Whoever takes their 20th trick wins at once, even in the middle of a deal. The cards that are left are not played.</source>
        <translation>Wie de 20e slag haalt, wint meteen, ook midden in een ronde. De kaarten die over zijn, worden niet gespeeld.</translation>
    </message>
    <message id="whistiti.first-to-twenty@5">
        <source>Whoever takes their 5th trick wins at once, even in the middle of a deal. The cards that are left are not played.</source>
        <translation>Wie de 5e slag haalt, wint meteen, ook midden in een ronde. De kaarten die over zijn, worden niet gespeeld.</translation>
    </message>
    <message id="whistiti.first-to-twenty@10">
        <source>Whoever takes their 10th trick wins at once, even in the middle of a deal. The cards that are left are not played.</source>
        <translation>Wie de 10e slag haalt, wint meteen, ook midden in een ronde. De kaarten die over zijn, worden niet gespeeld.</translation>
    </message>
    <message id="whistiti.first-to-twenty@30">
        <source>Whoever takes their 30th trick wins at once, even in the middle of a deal. The cards that are left are not played.</source>
        <translation>Wie de 30e slag haalt, wint meteen, ook midden in een ronde. De kaarten die over zijn, worden niet gespeeld.</translation>
    </message>
    <message id="whistiti.first-to-twenty@finish">
        <source>The deal in which somebody takes their 20th trick is played to its end. Then the highest total wins.</source>
        <translation>De ronde waarin iemand de 20e slag haalt, wordt uitgespeeld. Dan wint het hoogste totaal.</translation>
    </message>
    <message id="whistiti.first-to-twenty@finish-5">
        <source>The deal in which somebody takes their 5th trick is played to its end. Then the highest total wins.</source>
        <translation>De ronde waarin iemand de 5e slag haalt, wordt uitgespeeld. Dan wint het hoogste totaal.</translation>
    </message>
    <message id="whistiti.first-to-twenty@finish-10">
        <source>The deal in which somebody takes their 10th trick is played to its end. Then the highest total wins.</source>
        <translation>De ronde waarin iemand de 10e slag haalt, wordt uitgespeeld. Dan wint het hoogste totaal.</translation>
    </message>
    <message id="whistiti.first-to-twenty@finish-30">
        <source>The deal in which somebody takes their 30th trick is played to its end. Then the highest total wins.</source>
        <translation>De ronde waarin iemand de 30e slag haalt, wordt uitgespeeld. Dan wint het hoogste totaal.</translation>
    </message>
    <message id="whistiti.single-winner">
        <source>A trick has only one winner, so two players never get there together.</source>
        <translation>Een slag heeft maar één winnaar, dus komen er nooit twee spelers tegelijk aan.</translation>
    </message>
    <message id="whistiti.single-winner@finish">
        <source>Players with the same highest total share the victory.</source>
        <translation>Spelers met hetzelfde hoogste totaal delen de overwinning.</translation>
    </message>
    <message id="whistiti.placing">
        <source>The others are placed by their points. Equal points share a place.</source>
        <translation>De anderen komen op volgorde van hun punten. Wie evenveel punten heeft, deelt de plaats.</translation>
    </message>
    <message id="whistiti.always-ends">
        <source>After 77 tricks at the latest somebody has 20. So a match ends in its second deal at the earliest, and in its sixth at the latest.</source>
        <translation>Uiterlijk na 77 slagen heeft iemand er 20. Een partij eindigt dus op zijn vroegst in de tweede en uiterlijk in de zesde ronde.</translation>
    </message>
    <message id="whistiti.always-ends@5">
        <source>After 17 tricks at the latest somebody has 5. So a match ends in its second deal at the latest.</source>
        <translation>Uiterlijk na 17 slagen heeft iemand er 5. Een partij eindigt dus uiterlijk in de tweede ronde.</translation>
    </message>
    <message id="whistiti.always-ends@10">
        <source>After 37 tricks at the latest somebody has 10. So a match ends in its third deal at the latest.</source>
        <translation>Uiterlijk na 37 slagen heeft iemand er 10. Een partij eindigt dus uiterlijk in de derde ronde.</translation>
    </message>
    <message id="whistiti.always-ends@30">
        <source>After 117 tricks at the latest somebody has 30. So a match ends in its third deal at the earliest, and in its ninth at the latest.</source>
        <translation>Uiterlijk na 117 slagen heeft iemand er 30. Een partij eindigt dus op zijn vroegst in de derde en uiterlijk in de negende ronde.</translation>
    </message>
    <message id="whistiti.overtrump">
        <source>Whoever plays a trump must beat the highest trump in the trick if they can. This holds when trumps are led, too.</source>
        <translation>Wie een troef speelt, moet de hoogste troef in de slag verslaan, als een troef in de hand dat kan. Dat geldt ook als troef wordt gevraagd.</translation>
    </message>
    <message id="whistiti.ahead-2">
        <source>A head start of 2 tricks counts from the beginning.</source>
        <translation>Een voorsprong van 2 slagen telt vanaf het begin.</translation>
    </message>
    <message id="whistiti.ahead-4">
        <source>A head start of 4 tricks counts from the beginning.</source>
        <translation>Een voorsprong van 4 slagen telt vanaf het begin.</translation>
    </message>
</context>
<context>
    <name>whistiti</name>
    <message>
        <source>Tricks to win</source>
        <translation>Slagen om te winnen</translation>
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
        <translation>Eerste deler</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>who deals first</comment>
        <translation>Loten</translation>
    </message>
    <message>
        <source>Without the led suit</source>
        <translation>Zonder de gevraagde kleur</translation>
    </message>
    <message>
        <source>a trump must be played</source>
        <translation>troeven is verplicht</translation>
    </message>
    <message>
        <source>any card may be played</source>
        <translation>elke kaart mag</translation>
    </message>
    <message>
        <source>Trumps must beat trumps</source>
        <translation>Overtroeven is verplicht</translation>
    </message>
    <message>
        <source>The last deal is played to its end</source>
        <translation>De laatste ronde wordt uitgespeeld</translation>
    </message>
    <message>
        <source>2 tricks ahead</source>
        <comment>handicap</comment>
        <translation>2 slagen voorsprong</translation>
    </message>
    <message>
        <source>4 tricks ahead</source>
        <comment>handicap</comment>
        <translation>4 slagen voorsprong</translation>
    </message>
    <message>
        <source>Whistiti</source>
        <translation>Whistiti</translation>
    </message>
    <message>
        <source>Follow suit, trump at the right moment, and collect tricks.</source>
        <translation>Beken kleur, troef op het juiste moment en verzamel slagen.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to lead.</source>
        <translation>{player} mag uitkomen.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>{player} is aan de beurt.</translation>
    </message>
    <message>
        <source>Play goes on in a moment.</source>
        <translation>Het spel gaat zo verder.</translation>
    </message>
    <message>
        <source>The last card says what is trumps</source>
        <translation>De laatste kaart bepaalt wat troef is</translation>
    </message>
    <message>
        <source>The dealer’s last card is shown to everyone, and its suit is trumps. Then it goes into the dealer’s hand, and the player to the left leads.</source>
        <translation>De laatste kaart van de deler wordt aan iedereen getoond, en die kleur is troef. Dan gaat ze naar de hand van de deler, en links daarvan wordt er uitgekomen.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick</source>
        <translation>De hoogste troef haalt de slag</translation>
    </message>
    <message>
        <source>Hearts are led, and spades are trumps. Two players have no hearts and must play a trump. The higher of the two trumps takes the trick, even from the ace of hearts.</source>
        <translation>Er is met harten uitgekomen, en schoppen is troef. Twee spelers hebben geen harten en moeten troeven. De hoogste van die twee troeven haalt de slag, zelfs van hartenaas.</translation>
    </message>
    <message>
        <source>The last token</source>
        <translation>Het laatste steentje</translation>
    </message>
    <message>
        <source>One more trick fills the last hollow on the board: the match is won at once, though everyone still holds cards.</source>
        <translation>Nog één slag vult het laatste kuiltje op het bord: de partij is meteen gewonnen, al heeft iedereen nog kaarten.</translation>
    </message>
    <message>
        <source>Only this card may be played.</source>
        <translation>Alleen deze kaart mag worden gespeeld.</translation>
    </message>
    <message>
        <source>It is the last card.</source>
        <translation>Het is de laatste kaart.</translation>
    </message>
    <message>
        <source>Nobody can beat this card.</source>
        <translation>Niemand kan deze kaart verslaan.</translation>
    </message>
    <message>
        <source>No higher card of this suit is out. Only a trump could beat it.</source>
        <translation>In deze kleur is geen hogere kaart meer over. Alleen een troef kan haar nog verslaan.</translation>
    </message>
    <message>
        <source>A trump is led to draw trumps out of the other hands.</source>
        <translation>Er wordt met troef uitgekomen om de anderen troeven te laten spelen.</translation>
    </message>
    <message>
        <source>A high card is led: it has a chance to win.</source>
        <translation>Er wordt met een hoge kaart uitgekomen: die kan winnen.</translation>
    </message>
    <message>
        <source>A low card is led, and higher ones are kept for later.</source>
        <translation>Er wordt met een lage kaart uitgekomen, en hogere blijven over voor later.</translation>
    </message>
    <message>
        <source>There is nothing higher to lead.</source>
        <translation>Er is niets hogers om mee uit te komen.</translation>
    </message>
    <message>
        <source>This is the lowest card that wins the trick for certain.</source>
        <translation>Dit is de laagste kaart die de slag zeker haalt.</translation>
    </message>
    <message>
        <source>This card wins the trick for certain.</source>
        <translation>Deze kaart haalt de slag zeker.</translation>
    </message>
    <message numerus="yes">
        <source>It beats the card of {player}, who needs only %n more trick(s).</source>
        <translation>
            <numerusform>Ze verslaat de kaart van {player}, die nog maar %n slag nodig heeft.</numerusform>
            <numerusform>Ze verslaat de kaart van {player}, die nog maar %n slagen nodig heeft.</numerusform>
        </translation>
    </message>
    <message>
        <source>A trump takes the trick, unless a higher one follows.</source>
        <translation>Een troef haalt de slag, tenzij er een hogere volgt.</translation>
    </message>
    <message>
        <source>It beats the best card so far: {card}. A better one may still follow.</source>
        <translation>Ze verslaat de beste kaart tot nu toe: {card}. Er kan nog een betere volgen.</translation>
    </message>
    <message>
        <source>None of the allowed cards can win this trick, so the lowest one goes.</source>
        <translation>Geen van de toegestane kaarten kan deze slag halen, dus gaat de laagste weg.</translation>
    </message>
    <message>
        <source>None of the allowed cards can win this trick.</source>
        <translation>Geen van de toegestane kaarten kan deze slag halen.</translation>
    </message>
    <message>
        <source>This trick is let go, and the cards that could win it are kept for later.</source>
        <translation>Deze slag is voor een ander, en de kaarten die hem zouden halen, blijven over voor later.</translation>
    </message>
    <message numerus="yes">
        <source>{player} took %n trick(s) in a row.</source>
        <translation>
            <numerusform>{player} haalde %n slag op rij.</numerusform>
            <numerusform>{player} haalde %n slagen op rij.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most tricks by trumping: %n trick(s).</source>
        <translation>
            <numerusform>{player} haalde de meeste slagen door te troeven: %n slag.</numerusform>
            <numerusform>{player} haalde de meeste slagen door te troeven: %n slagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} had the best deal: %n trick(s) in deal {number}.</source>
        <translation>
            <numerusform>{player} had de beste ronde: %n slag in ronde {number}.</numerusform>
            <numerusform>{player} had de beste ronde: %n slagen in ronde {number}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last trick went to {player}, with this card: {card}.</source>
        <translation>De laatste slag was voor {player}, met deze kaart: {card}.</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Troefkleur</translation>
    </message>
    <message>
        <source>Shown card</source>
        <translation>Getoonde kaart</translation>
    </message>
    <message>
        <source>Tokens: {player}</source>
        <comment>a place on the table; a token stands for each trick</comment>
        <translation>Steentjes: {player}</translation>
    </message>
    <message>
        <source>Tokens to be won: {player}</source>
        <comment>a place on the table</comment>
        <translation>Nog te winnen steentjes: {player}</translation>
    </message>
    <message>
        <source>dealt the cards</source>
        <translation>heeft gedeeld</translation>
    </message>
    <message>
        <source>a trick that was won</source>
        <translation>een gehaalde slag</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <comment>beside the title of the game: the third deal</comment>
        <translation>Ronde {deal}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n slag</numerusform>
            <numerusform>%n slagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Trumps: {suit}</source>
        <translation>Troef: {suit}</translation>
    </message>
    <message>
        <source>token of a trick</source>
        <comment>a small round token on a board</comment>
        <translation>steentje voor een slag</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>Het spel gaat verder.</translation>
    </message>
    <message numerus="yes">
        <source>{player} deals everyone %n card(s).</source>
        <translation>
            <numerusform>{player} deelt %n kaart aan iedereen.</numerusform>
            <numerusform>{player} deelt %n kaarten aan iedereen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} takes the shown card in hand: {card}.</source>
        <translation>{player} neemt de getoonde kaart op de hand: {card}.</translation>
    </message>
    <message>
        <source>The deal is over. In front: {players}.</source>
        <comment>one name, or a list of names</comment>
        <translation>De ronde is voorbij. Aan kop: {players}.</translation>
    </message>
    <message>
        <source>The last card is shown: {card}. Its suit is trumps.</source>
        <translation>De laatste kaart wordt getoond: {card}. Die kleur is troef.</translation>
    </message>
    <message>
        <source>One more trick for {player}!</source>
        <comment>and the match is won</comment>
        <translation>Nog één slag voor {player}!</translation>
    </message>
    <message>
        <source>Each trick is one point. The goal: {target}.</source>
        <comment>heading of the score</comment>
        <translation>Elke slag is één punt. Het doel: {target}.</translation>
    </message>
</context>
</TS>
