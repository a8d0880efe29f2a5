<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message id="nine_mens_morris.aim">
        <source>Each side closes rows of three, called mills, to remove the other side’s men until only two are left or none can move.</source>
        <translation>Beide kanten sluiten rijen van drie, de molens, en nemen pionnen van de ander weg tot die er maar twee heeft of vastzit.</translation>
    </message>
    <message id="nine_mens_morris.points-and-lines">
        <source>The men stand on the 24 points of three squares. Lines join the middles of the sides, and the corners too.</source>
        <translation>De pionnen staan op de 24 kruispunten van drie vierkanten. Lijnen verbinden het midden van de zijden, en ook de hoeken.</translation>
    </message>
    <message id="nine_mens_morris.points-and-lines@classic">
        <source>The men stand on the 24 points of three squares. Lines join the middles of the sides, but not the corners.</source>
        <translation>De pionnen staan op de 24 kruispunten van drie vierkanten. Lijnen verbinden het midden van de zijden, maar niet de hoeken.</translation>
    </message>
    <message id="nine_mens_morris.nine-men">
        <source>Each side has nine men in hand. The board is empty.</source>
        <translation>Elke kant heeft negen pionnen in de hand. Het bord is leeg.</translation>
    </message>
    <message id="nine_mens_morris.white-begins">
        <source>Whoever sits on the first seat plays White and begins. Then the two sides take turns.</source>
        <translation>Wie op de eerste stoel zit, speelt met wit en begint. Daarna spelen wit en zwart om de beurt.</translation>
    </message>
    <message id="nine_mens_morris.white-begins@random">
        <source>Lots are drawn to see who plays White. White begins, then the two sides take turns.</source>
        <translation>Er wordt geloot wie met wit speelt. Wit begint, daarna spelen wit en zwart om de beurt.</translation>
    </message>
    <message id="nine_mens_morris.mill">
        <source>Three men of one colour on the three points of one row form a mill.</source>
        <translation>Drie pionnen van één kleur op de drie kruispunten van één rij vormen een molen.</translation>
    </message>
    <message id="nine_mens_morris.mill-by-this-man">
        <source>Only a mill closed by the man just placed or moved counts. Mills that were there before earn nothing.</source>
        <translation>Alleen een molen die de net geplaatste of verplaatste pion sluit, telt. Eerdere molens leveren niets op.</translation>
    </message>
    <message id="nine_mens_morris.remove-one">
        <source>Whoever closes a mill must remove one of the other side’s men from the board. That ends the turn.</source>
        <translation>Wie een molen sluit, moet een pion van de andere kant van het bord wegnemen. Daarmee eindigt de beurt.</translation>
    </message>
    <message id="nine_mens_morris.remove-one@each">
        <source>Whoever closes a mill must remove one of the other side’s men from the board before the turn ends.</source>
        <translation>Wie een molen sluit, moet een pion van de andere kant van het bord wegnemen voordat de beurt eindigt.</translation>
    </message>
    <message id="nine_mens_morris.double-mill-one-man">
        <source>A man that closes two or three mills at once still removes only one man.</source>
        <translation>Ook als een pion twee of drie molens tegelijk sluit, wordt er maar één pion weggenomen.</translation>
    </message>
    <message id="nine_mens_morris.double-mill-one-man@each">
        <source>A man that closes two or three mills at once removes one man for each of them.</source>
        <translation>Sluit een pion twee of drie molens tegelijk, dan wordt voor elke molen één pion weggenomen.</translation>
    </message>
    <message id="nine_mens_morris.mill-protected">
        <source>A man that stands in a mill cannot be removed.</source>
        <translation>Een pion die in een molen staat, mag niet worden weggenomen.</translation>
    </message>
    <message id="nine_mens_morris.all-in-mills">
        <source>If all the other side’s men on the board stand in mills, any of them may be removed.</source>
        <translation>Staan alle pionnen van de andere kant op het bord in molens, dan mag elke pion worden weggenomen.</translation>
    </message>
    <message id="nine_mens_morris.remove-opponent">
        <source>Only a man of the other side that is on the board can be removed, never one in hand.</source>
        <translation>Alleen een pion van de andere kant die op het bord staat, kan worden weggenomen, nooit een pion in de hand.</translation>
    </message>
    <message id="nine_mens_morris.removed-for-good">
        <source>A removed man never comes back.</source>
        <translation>Een weggenomen pion komt nooit terug.</translation>
    </message>
    <message id="nine_mens_morris.mill-again">
        <source>A mill may be opened and closed again as often as its owner likes. Each time it is closed it counts.</source>
        <translation>Een molen mag zo vaak als gewenst worden geopend en weer gesloten. Elke keer sluiten telt.</translation>
    </message>
    <message id="nine_mens_morris.place-one">
        <source>First the men are placed: one man from the hand in each turn. Nobody may pass while there are men in hand.</source>
        <translation>Eerst worden de pionnen geplaatst: elke beurt één pion uit de hand. Passen mag niet zolang er pionnen in de hand zijn.</translation>
    </message>
    <message id="nine_mens_morris.empty-point">
        <source>Men are placed on empty points only, and moved to empty points only.</source>
        <translation>Een pion wordt alleen geplaatst op of verplaatst naar een leeg kruispunt.</translation>
    </message>
    <message id="nine_mens_morris.no-move-while-placing">
        <source>While men are being placed, no man on the board moves.</source>
        <translation>Zolang er pionnen worden geplaatst, gaat geen pion op het bord van zijn plaats.</translation>
    </message>
    <message id="nine_mens_morris.moving-starts">
        <source>When all 18 men have been placed, they are moved. Whoever placed first moves first.</source>
        <translation>Als alle 18 pionnen geplaatst zijn, worden ze verplaatst. Wie als eerste plaatste, verplaatst als eerste.</translation>
    </message>
    <message id="nine_mens_morris.must-move">
        <source>The player whose turn it is moves exactly one of their own men. Nobody may pass.</source>
        <translation>Wie aan de beurt is, verplaatst precies één eigen pion. Passen mag niet.</translation>
    </message>
    <message id="nine_mens_morris.must-move@passes">
        <source>The player whose turn it is moves exactly one of their own men. Nobody who can move may pass.</source>
        <translation>Wie aan de beurt is, verplaatst precies één eigen pion. Wie nog weg kan, mag niet passen.</translation>
    </message>
    <message id="nine_mens_morris.own-man">
        <source>Players place and move only men of their own colour.</source>
        <translation>Er worden alleen pionnen van de eigen kleur geplaatst en verplaatst.</translation>
    </message>
    <message id="nine_mens_morris.aim@passes">
        <source>Each side closes rows of three, called mills, to remove the other side’s men until only two are left.</source>
        <translation>Beide kanten sluiten rijen van drie, de molens, en nemen pionnen van de ander weg tot die er maar twee heeft.</translation>
    </message>
    <message id="nine_mens_morris.one-step">
        <source>A man moves along a drawn line to a neighbouring point.</source>
        <translation>Een pion gaat over een getekende lijn naar een kruispunt ernaast.</translation>
    </message>
    <message id="nine_mens_morris.no-jump">
        <source>A man does not pass over another man or over a point.</source>
        <translation>Een pion gaat niet over een andere pion of over een kruispunt heen.</translation>
    </message>
    <message id="nine_mens_morris.flying-at-three">
        <source>A player with exactly three men left and none in hand may fly: move any of them to any empty point.</source>
        <translation>Wie precies drie pionnen over heeft en niets meer in de hand, mag vliegen: elke pion naar elk leeg kruispunt.</translation>
    </message>
    <message id="nine_mens_morris.flying-each">
        <source>Only the number of a player’s own men counts for flying. Both players may fly at the same time.</source>
        <translation>Voor het vliegen telt alleen het eigen aantal pionnen. Beide kanten mogen tegelijk vliegen.</translation>
    </message>
    <message id="nine_mens_morris.win-two-left">
        <source>Whoever has only two men left, on the board and in hand together, loses at once.</source>
        <translation>Wie op het bord en in de hand samen nog maar twee pionnen heeft, verliest meteen.</translation>
    </message>
    <message id="nine_mens_morris.win-blocked">
        <source>Once all men are placed, a player who cannot move any man on their turn has lost.</source>
        <translation>Als alle pionnen geplaatst zijn, heeft verloren wie aan de beurt is en geen pion kan verplaatsen.</translation>
    </message>
    <message id="nine_mens_morris.draw-repetition">
        <source>Once all men are placed, the match is drawn when the same position, with the same side to move, comes up for the third time.</source>
        <translation>Als alle pionnen geplaatst zijn, is de partij remise als dezelfde stelling met dezelfde kant aan zet voor de derde keer voorkomt.</translation>
    </message>
    <message id="nine_mens_morris.draw-fifty">
        <source>Once all men are placed, the match is drawn after 50 moves in a row without a removal. The moves of both sides count.</source>
        <translation>Als alle pionnen geplaatst zijn, is de partij remise na 50 zetten achter elkaar zonder wegnemen. De zetten van beide kanten tellen.</translation>
    </message>
    <message id="nine_mens_morris.draw-fifty@hundred">
        <source>Once all men are placed, the match is drawn after 100 moves in a row without a removal. The moves of both sides count.</source>
        <translation>Als alle pionnen geplaatst zijn, is de partij remise na 100 zetten achter elkaar zonder wegnemen. De zetten van beide kanten tellen.</translation>
    </message>
    <message id="nine_mens_morris.draw-agreed">
        <source>A draw may be offered once in a turn, before placing or moving, and is answered at once.</source>
        <translation>Eén keer per beurt mag vóór het plaatsen of verplaatsen remise worden aangeboden; het antwoord komt meteen.</translation>
    </message>
    <message id="nine_mens_morris.resign">
        <source>Players may give up in their own turn, or instead of answering an offer. The other side wins.</source>
        <translation>Opgeven mag in de eigen beurt, of in plaats van een antwoord op een aanbod. De andere kant wint.</translation>
    </message>
    <message id="nine_mens_morris.result">
        <source>The match ends with a win or a draw. Removed men do not count. If a move wins, a draw no longer counts.</source>
        <translation>De partij eindigt met winst of remise. Weggenomen pionnen tellen niet. Wint een zet, dan is het geen remise meer.</translation>
    </message>
    <message id="nine_mens_morris.flying">
        <source>Nobody flies: with three men, too, a man moves along a line to a neighbouring point.</source>
        <translation>Niemand vliegt: ook met drie pionnen gaat een pion over een lijn naar een kruispunt ernaast.</translation>
    </message>
    <message id="nine_mens_morris.blocked">
        <source>Whoever cannot move passes until a man can move again. A pass does not count as a move.</source>
        <translation>Wie geen pion kan verplaatsen, past tot er weer een weg kan. Passen telt niet als zet.</translation>
    </message>
    <message id="nine_mens_morris.fewer-1">
        <source>Whoever has one man fewer places eight.</source>
        <translation>Wie één pion minder heeft, plaatst er acht.</translation>
    </message>
    <message id="nine_mens_morris.fewer-2">
        <source>Whoever has two men fewer places seven.</source>
        <translation>Wie twee pionnen minder heeft, plaatst er zeven.</translation>
    </message>
</context>
<context>
    <name>nine_mens_morris</name>
    <message>
        <source>The board</source>
        <translation>Het bord</translation>
    </message>
    <message>
        <source>With diagonals</source>
        <translation>Met diagonalen</translation>
    </message>
    <message>
        <source>Without diagonals</source>
        <translation>Zonder diagonalen</translation>
    </message>
    <message>
        <source>Flying with three men</source>
        <translation>Vliegen met drie pionnen</translation>
    </message>
    <message>
        <source>Several mills at once</source>
        <translation>Meerdere molens tegelijk</translation>
    </message>
    <message>
        <source>Remove one man</source>
        <translation>Eén pion wegnemen</translation>
    </message>
    <message>
        <source>One man for each mill</source>
        <translation>Eén pion per molen</translation>
    </message>
    <message>
        <source>Whoever cannot move</source>
        <translation>Wie vastzit</translation>
    </message>
    <message>
        <source>Has lost</source>
        <translation>Heeft verloren</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Past</translation>
    </message>
    <message>
        <source>A draw in a long match</source>
        <translation>Remise na veel zetten</translation>
    </message>
    <message>
        <source>50 moves without a removal</source>
        <translation>50 zetten zonder wegnemen</translation>
    </message>
    <message>
        <source>100 moves without a removal</source>
        <translation>100 zetten zonder wegnemen</translation>
    </message>
    <message>
        <source>Nine Men’s Morris</source>
        <translation>Molenspel</translation>
    </message>
    <message>
        <source>Close rows of three and remove the other side’s men until only two are left.</source>
        <translation>Sluit rijen van drie en neem pionnen van de andere kant weg tot er maar twee over zijn.</translation>
    </message>
    <message>
        <source>Mill, merels</source>
        <extracomment>Other names of the game that players of this country know, for the box and for the search.</extracomment>
        <translation>Molen, negen pionnen</translation>
    </message>
    <message>
        <source>board</source>
        <translation>bord</translation>
    </message>
    <message>
        <source>point {name}</source>
        <extracomment>A point of the board, by its name: &quot;point d6&quot;.</extracomment>
        <translation>kruispunt {name}</translation>
    </message>
    <message>
        <source>{player}: men in hand</source>
        <extracomment>Where the men lie that are still to be placed.</extracomment>
        <translation>{player}: pionnen in de hand</translation>
    </message>
    <message>
        <source>{player}: removed men</source>
        <extracomment>Where the removed men lie, beside the player who removed them.</extracomment>
        <translation>{player}: weggenomen pionnen</translation>
    </message>
    <message>
        <source>white man</source>
        <translation>witte pion</translation>
    </message>
    <message>
        <source>black man</source>
        <translation>zwarte pion</translation>
    </message>
    <message>
        <source>{player} has three men left and may fly: any man, to any empty point.</source>
        <translation>{player} heeft nog drie pionnen en mag vliegen: naar elk leeg kruispunt.</translation>
    </message>
    <message>
        <source>No man has been removed for too long: the match is drawn.</source>
        <translation>Er is te lang geen pion weggenomen: de partij is remise.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message numerus="yes">
        <source>In hand: %n</source>
        <comment>men still to be placed</comment>
        <translation>
            <numerusform>Hand: %n</numerusform>
            <numerusform>Hand: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>in the mill just closed</source>
        <extracomment>Said of a man by screen readers, after its point.</extracomment>
        <translation>in de molen die net is gesloten</translation>
    </message>
    <message>
        <source>protected by its mill</source>
        <extracomment>Said of a man by screen readers, after its point.</extracomment>
        <translation>beschermd door zijn molen</translation>
    </message>
    <message>
        <source>It is {player}’s turn to place a white man.</source>
        <translation>{player} is aan de beurt en plaatst een witte pion.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to place a black man.</source>
        <translation>{player} is aan de beurt en plaatst een zwarte pion.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to move a white man.</source>
        <translation>{player} is aan de beurt en verplaatst een witte pion.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to move a black man.</source>
        <translation>{player} is aan de beurt en verplaatst een zwarte pion.</translation>
    </message>
    <message>
        <source>All men are placed. It is {player}’s turn to move a white man along a line.</source>
        <translation>Alle pionnen zijn geplaatst. {player} is aan de beurt en verplaatst een witte pion over een lijn.</translation>
    </message>
    <message numerus="yes">
        <source>Mill! {player} must remove %n man/men of the other side.</source>
        <translation>
            <numerusform>Molen! {player} moet %n pion van de andere kant wegnemen.</numerusform>
            <numerusform>Molen! {player} moet %n pionnen van de andere kant wegnemen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} has only two men left: {player} wins.</source>
        <translation>{other} heeft nog maar twee pionnen: {player} wint.</translation>
    </message>
    <message>
        <source>{player} cannot move and must pass.</source>
        <translation>{player} zit vast en moet passen.</translation>
    </message>
    <message numerus="yes">
        <source>White: %n</source>
        <comment>men that are left</comment>
        <translation>
            <numerusform>Wit: %n</numerusform>
            <numerusform>Wit: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black: %n</source>
        <comment>men that are left</comment>
        <translation>
            <numerusform>Zwart: %n</numerusform>
            <numerusform>Zwart: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>3 men: flies</source>
        <translation>3: vliegt</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men left</source>
        <translation>
            <numerusform>nog %n pion</numerusform>
            <numerusform>nog %n pionnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Pionnen</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>in de hand</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>op het bord</translation>
    </message>
    <message>
        <source>removed from the other side</source>
        <translation>weggenomen</translation>
    </message>
    <message>
        <source>Placing</source>
        <extracomment>Beside the title: the first phase.</extracomment>
        <translation>Plaatsen</translation>
    </message>
    <message>
        <source>Moving</source>
        <extracomment>Beside the title: the second phase.</extracomment>
        <translation>Verplaatsen</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) without a removal</source>
        <extracomment>Beside the title, once it is many.</extracomment>
        <translation>
            <numerusform>%n zet zonder wegnemen</numerusform>
            <numerusform>%n zetten zonder wegnemen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Over the tray into which the man goes that is to be removed.</extracomment>
        <translation>Wegnemen</translation>
    </message>
    <message>
        <source>three men in a row are a mill: closing it removes a man of the other side</source>
        <translation>drie pionnen op een rij zijn een molen: wie die sluit, neemt een pion van de andere kant weg</translation>
    </message>
    <message>
        <source>with three men left they fly to any empty point</source>
        <translation>de laatste drie pionnen vliegen naar elk leeg kruispunt</translation>
    </message>
    <message>
        <source>with three men, too, they go one step along a line</source>
        <translation>ook met drie pionnen gaat het één stap over een lijn</translation>
    </message>
    <message>
        <source>Place on {there}</source>
        <translation>Plaatsen op {there}</translation>
    </message>
    <message>
        <source>Move {here}-{there}</source>
        <translation>Zet {here}-{there}</translation>
    </message>
    <message>
        <source>Move the man on {here}</source>
        <translation>De pion op {here} verplaatsen</translation>
    </message>
    <message>
        <source>Remove the man on {here}</source>
        <translation>De pion op {here} wegnemen</translation>
    </message>
    <message>
        <source>{player}: {there}</source>
        <translation>{player}: {there}</translation>
    </message>
    <message>
        <source>{player}: {here}-{there}</source>
        <translation>{player}: {here}-{there}</translation>
    </message>
    <message>
        <source>All men are placed.</source>
        <translation>Alle pionnen zijn geplaatst.</translation>
    </message>
    <message>
        <source>A mill is closed.</source>
        <translation>Er is een molen gesloten.</translation>
    </message>
    <message>
        <source>{player} removes the man on {here}.</source>
        <translation>{player} neemt de pion op {here} weg.</translation>
    </message>
    <message>
        <source>{player} may fly now.</source>
        <translation>{player} mag nu vliegen.</translation>
    </message>
    <message>
        <source>This man belongs to {owner}.</source>
        <translation>Deze pion is van {owner}.</translation>
    </message>
    <message>
        <source>A mill has just been closed: first one of the marked men must be removed.</source>
        <translation>Er is net een molen gesloten: eerst wordt een van de gemarkeerde pionnen weggenomen.</translation>
    </message>
    <message>
        <source>This man does not stand on the board.</source>
        <translation>Deze pion staat niet op het bord.</translation>
    </message>
    <message>
        <source>This man stands in the mill {first}, {second}, {third}.</source>
        <translation>Deze pion staat in de molen {first}, {second}, {third}.</translation>
    </message>
    <message>
        <source>No mill has been closed in this turn.</source>
        <translation>In deze beurt is geen molen gesloten.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men in hand must be placed first.</source>
        <translation>
            <numerusform>Eerst moet nog %n pion worden geplaatst.</numerusform>
            <numerusform>Eerst moeten nog %n pionnen worden geplaatst.</numerusform>
        </translation>
    </message>
    <message>
        <source>This man can go to any empty point.</source>
        <translation>Deze pion kan naar elk leeg kruispunt.</translation>
    </message>
    <message>
        <source>That is not a point of the board.</source>
        <translation>Dat is geen kruispunt van het bord.</translation>
    </message>
    <message>
        <source>A man already stands on {there}.</source>
        <translation>Op {there} staat al een pion.</translation>
    </message>
    <message>
        <source>This man has no empty point to go to.</source>
        <translation>Deze pion kan naar geen enkel leeg kruispunt.</translation>
    </message>
    <message numerus="yes">
        <source>This man can go to %n point(s).</source>
        <translation>
            <numerusform>Deze pion kan naar %n kruispunt.</numerusform>
            <numerusform>Deze pion kan naar %n kruispunten.</numerusform>
        </translation>
    </message>
    <message>
        <source>A man stands in between, on {between}.</source>
        <translation>Er staat een pion tussen: op {between}.</translation>
    </message>
    <message>
        <source>The point {between} lies in between.</source>
        <translation>Het kruispunt {between} ligt ertussen.</translation>
    </message>
    <message>
        <source>No line leads directly from {here} to {there}.</source>
        <translation>Er loopt geen rechtstreekse lijn van {here} naar {there}.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men can still move.</source>
        <translation>
            <numerusform>%n pion kan nog weg.</numerusform>
            <numerusform>%n pionnen kunnen nog weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the only move.</source>
        <translation>Dit is de enige zet.</translation>
    </message>
    <message>
        <source>This wins the match.</source>
        <translation>Zo is de partij gewonnen.</translation>
    </message>
    <message>
        <source>This closes a mill.</source>
        <translation>Dit sluit een molen.</translation>
    </message>
    <message>
        <source>This stops a mill of the other side.</source>
        <translation>Dit voorkomt een molen van de andere kant.</translation>
    </message>
    <message>
        <source>This opens a mill that can be closed again.</source>
        <translation>Dit opent een molen die weer gesloten kan worden.</translation>
    </message>
    <message numerus="yes">
        <source>On {point}, %n row(s) meet in which a mill can be closed.</source>
        <translation>
            <numerusform>Door {point} loopt %n rij waarin een molen gesloten kan worden.</numerusform>
            <numerusform>Op {point} kruisen %n rijen waarin een molen gesloten kan worden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then the men of the other side can go to %n point(s), instead of {before}.</source>
        <translation>
            <numerusform>Dan kunnen de pionnen van de andere kant naar %n kruispunt in plaats van {before}.</numerusform>
            <numerusform>Dan kunnen de pionnen van de andere kant naar %n kruispunten in plaats van {before}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After this the other side cannot close a mill at once.</source>
        <translation>Hierna kan de andere kant niet meteen een molen sluiten.</translation>
    </message>
    <message>
        <source>Whatever is moved, the other side can close a mill.</source>
        <translation>Wat er ook gespeeld wordt, de andere kant kan een molen sluiten.</translation>
    </message>
    <message>
        <source>This man goes to {point}, though the other side can close a mill.</source>
        <translation>Deze pion gaat naar {point}, al kan de andere kant een molen sluiten.</translation>
    </message>
    <message>
        <source>This man could soon close a mill.</source>
        <translation>Deze pion zou gauw een molen kunnen sluiten.</translation>
    </message>
    <message>
        <source>This man stood in the way of a mill.</source>
        <translation>Deze pion stond een molen in de weg.</translation>
    </message>
    <message>
        <source>This man had another one beside it, in a row that is still open.</source>
        <translation>Deze pion stond met een andere in een rij die nog open is.</translation>
    </message>
    <message numerus="yes">
        <source>This man could have gone on to %n point(s).</source>
        <translation>
            <numerusform>Deze pion had verder gekund naar %n kruispunt.</numerusform>
            <numerusform>Deze pion had verder gekund naar %n kruispunten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then the other side has %n man/men left.</source>
        <comment>on the board and in hand</comment>
        <translation>
            <numerusform>Dan heeft de andere kant nog %n pion.</numerusform>
            <numerusform>Dan heeft de andere kant nog %n pionnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No man can move.</source>
        <translation>Geen pion kan nog weg.</translation>
    </message>
    <message numerus="yes">
        <source>{player} closed mills most often: %n time(s).</source>
        <translation>
            <numerusform>{player} sloot het vaakst een molen: %n keer.</numerusform>
            <numerusform>{player} sloot het vaakst een molen: %n keer.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} closed the first mill.</source>
        <translation>{player} sloot de eerste molen.</translation>
    </message>
    <message>
        <source>Mill!</source>
        <comment>a mill has just been closed</comment>
        <translation>Molen!</translation>
    </message>
    <message>
        <source>Closing a mill</source>
        <translation>Een molen sluiten</translation>
    </message>
    <message>
        <source>The third man stands in a row with two others: a mill. A man of the other side is taken off the board at once.</source>
        <translation>De derde pion staat met twee andere op een rij: een molen. Meteen wordt een pion van de andere kant van het bord weggenomen.</translation>
    </message>
    <message>
        <source>Opening and closing a mill</source>
        <translation>Een molen openen en sluiten</translation>
    </message>
    <message>
        <source>White moves a man out of the mill and, in the next turn, back in again. The mill is closed anew, and another black man has to go.</source>
        <translation>Wit haalt een pion uit de molen en zet hem in de volgende beurt terug. De molen is opnieuw gesloten, en een zwarte pion moet weg.</translation>
    </message>
    <message>
        <source>White has just three men left, so a man may go to any empty point, across the whole board, and here it closes a mill.</source>
        <translation>Wit heeft nog maar drie pionnen. Daarom mag een pion naar elk leeg kruispunt van het hele bord vliegen, en hier sluit hij een molen.</translation>
    </message>
    <message>
        <source>This makes two in a row: a man on {point} would close the mill.</source>
        <translation>Zo staan er twee op een rij: een pion op {point} sluit de molen.</translation>
    </message>
    <message numerus="yes">
        <source>From {point} this man can go on to %n point(s).</source>
        <translation>
            <numerusform>Vanaf {point} kan deze pion verder naar %n kruispunt.</numerusform>
            <numerusform>Vanaf {point} kan deze pion verder naar %n kruispunten.</numerusform>
        </translation>
    </message>
    <message>
        <source>One man fewer</source>
        <comment>handicap</comment>
        <translation>Eén pion minder</translation>
    </message>
    <message>
        <source>Two men fewer</source>
        <comment>handicap</comment>
        <translation>Twee pionnen minder</translation>
    </message>
</context>
</TS>
