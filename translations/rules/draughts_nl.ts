<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message id="draughts.aim">
        <source>Each side tries to capture all the other side’s pieces, or to leave the other side without a move.</source>
        <translation>Beide proberen alle stukken van de tegenstander te slaan of de tegenstander geen zet over te laten.</translation>
    </message>
    <message id="draughts.family">
        <source>The board has 100 squares. Men also capture backwards, kings go any distance, and the capture that takes the most pieces must be played.</source>
        <extracomment>Says how this game differs from others that are played under the same name, on 64 squares.</extracomment>
        <translation>Het bord heeft 100 velden. Schijven slaan ook achteruit, dammen gaan zo ver ze willen, en de meerslag is verplicht.</translation>
    </message>
    <message id="draughts.family@house">
        <source>The board has 100 squares. Men also capture backwards, and kings go any distance.</source>
        <translation>Het bord heeft 100 velden. Schijven slaan ook achteruit, en dammen gaan zo ver ze willen.</translation>
    </message>
    <message id="draughts.board">
        <source>The pieces stand and move only on the 50 dark squares, at most one on each.</source>
        <translation>De stukken staan en lopen alleen op de 50 donkere velden, op elk veld hoogstens één.</translation>
    </message>
    <message id="draughts.start-position">
        <source>Each side begins with 20 men on the four rows nearest to it. The two rows in the middle are empty.</source>
        <translation>Elke kant begint met 20 schijven op de vier rijen vlak voor zich. De twee rijen in het midden zijn leeg.</translation>
    </message>
    <message id="draughts.lots-for-white">
        <source>Lots are drawn to see who plays White.</source>
        <translation>Er wordt geloot wie met wit speelt.</translation>
    </message>
    <message id="draughts.lots-for-white@first-seat">
        <source>Whoever sits on the first seat plays White.</source>
        <translation>Wie op de eerste stoel zit, speelt met wit.</translation>
    </message>
    <message id="draughts.white-begins">
        <source>White makes the first move, then the two sides take turns.</source>
        <translation>Wit doet de eerste zet, daarna zetten wit en zwart om de beurt.</translation>
    </message>
    <message id="draughts.must-move">
        <source>The player whose turn it is makes exactly one move. Nobody may pass.</source>
        <translation>Wie aan de beurt is, doet precies één zet. Passen mag niet.</translation>
    </message>
    <message id="draughts.own-piece">
        <source>Players move only pieces of their own colour.</source>
        <translation>Er wordt alleen met stukken van de eigen kleur gespeeld.</translation>
    </message>
    <message id="draughts.empty-square">
        <source>A piece can stop only on an empty dark square.</source>
        <translation>Een stuk kan alleen op een leeg donker veld stoppen.</translation>
    </message>
    <message id="draughts.man-forward">
        <source>A man moves one square diagonally forward, towards the other side.</source>
        <translation>Een schijf gaat één veld schuin vooruit, naar de overkant toe.</translation>
    </message>
    <message id="draughts.king-moves">
        <source>A king moves along a diagonal, as far as it likes, forwards or backwards.</source>
        <translation>Een dam gaat schuin zo ver ze wil, vooruit of achteruit.</translation>
    </message>
    <message id="draughts.king-path">
        <source>All squares that a king crosses must be empty, apart from the pieces that it captures.</source>
        <translation>Alle velden waar een dam overheen gaat, moeten leeg zijn, behalve die van de geslagen stukken.</translation>
    </message>
    <message id="draughts.man-captures">
        <source>A man captures diagonally, forwards or backwards: it jumps over the next piece to the empty square behind it.</source>
        <translation>Een schijf slaat schuin, vooruit of achteruit: die springt over het stuk ernaast naar het lege veld erachter.</translation>
    </message>
    <message id="draughts.king-captures">
        <source>A king captures from any distance along a free diagonal. It lands on any empty square behind the piece.</source>
        <translation>Een dam slaat van elke afstand over een vrije diagonaal. Ze komt neer op een leeg veld naar keuze achter het stuk.</translation>
    </message>
    <message id="draughts.one-piece-per-jump">
        <source>One jump takes one piece. Two pieces directly behind each other cannot be jumped.</source>
        <translation>Met één sprong wordt één stuk geslagen. Over twee stukken vlak achter elkaar kan niet worden gesprongen.</translation>
    </message>
    <message id="draughts.no-jump-own">
        <source>Pieces of the same side are never jumped.</source>
        <translation>Over stukken van de eigen kant wordt nooit gesprongen.</translation>
    </message>
    <message id="draughts.chain">
        <source>If the same piece can capture again from where it has landed, it goes on in the same turn.</source>
        <translation>Kan hetzelfde stuk vanaf het nieuwe veld weer slaan, dan gaat het in dezelfde beurt verder.</translation>
    </message>
    <message id="draughts.finish-chain">
        <source>A capture must be finished: the piece goes on as long as it can take another piece.</source>
        <translation>Een slag moet worden afgemaakt: het stuk gaat door zolang het kan slaan.</translation>
    </message>
    <message id="draughts.capture-compulsory">
        <source>Whoever can capture must capture. Other moves have to wait.</source>
        <translation>Wie kan slaan, moet slaan. Andere zetten moeten wachten.</translation>
    </message>
    <message id="draughts.capture-compulsory@huff">
        <source>Whoever can capture ought to capture. If they do not, a piece may be huffed.</source>
        <translation>Wie kan slaan, hoort te slaan. Gebeurt dat niet, dan mag er een stuk worden geblazen.</translation>
    </message>
    <message id="draughts.most-pieces">
        <source>If there are several ways to capture, the one that takes the most pieces must be played.</source>
        <translation>Zijn er meer slagen mogelijk, dan moet de slag met de meeste stukken worden gespeeld.</translation>
    </message>
    <message id="draughts.most-pieces@huff">
        <source>If there are several ways to capture, the one that takes the most pieces ought to be played.</source>
        <translation>Zijn er meer slagen mogelijk, dan hoort de slag met de meeste stukken te worden gespeeld.</translation>
    </message>
    <message id="draughts.king-counts-one">
        <source>A king counts as just one piece here, and kings need not capture before men.</source>
        <translation>Daarbij telt een dam als één stuk, en dammen hoeven niet vóór schijven te slaan.</translation>
    </message>
    <message id="draughts.free-choice">
        <source>If several captures take the most pieces, the player chooses the piece, the way and the landing square.</source>
        <translation>Zijn er meerdere slagen met de meeste stukken, dan zijn stuk, weg en eindveld vrij te kiezen.</translation>
    </message>
    <message id="draughts.free-choice@any">
        <source>If several captures are possible, the player chooses the piece, the way and the landing square.</source>
        <translation>Zijn er meer slagen mogelijk, dan zijn stuk, weg en eindveld vrij te kiezen.</translation>
    </message>
    <message id="draughts.remove-after">
        <source>Captured pieces leave the board together when the capture is finished, and never come back.</source>
        <translation>Geslagen stukken gaan samen van het bord als de slag klaar is, en komen nooit terug.</translation>
    </message>
    <message id="draughts.family@huff">
        <source>The board has 100 squares. Men also capture backwards, kings go any distance, and a missed capture can cost the piece.</source>
        <translation>Het bord heeft 100 velden. Schijven slaan ook achteruit, dammen gaan zo ver ze willen, en een gemiste slag kan het stuk kosten.</translation>
    </message>
    <message id="draughts.jump-once">
        <source>A piece that has been jumped stays until the end of the capture. It bars the way and is never jumped twice.</source>
        <translation>Een stuk waar overheen is gesprongen, blijft staan tot de slag klaar is. Het verspert de weg, en er wordt nooit twee keer overheen gesprongen.</translation>
    </message>
    <message id="draughts.promotion">
        <source>A man whose move ends on the last row of the other side becomes a king.</source>
        <translation>Een schijf waarvan de zet op de achterste rij van de overkant eindigt, wordt dam.</translation>
    </message>
    <message id="draughts.promotion-at-rest">
        <source>A man that only passes over the last row during a capture and ends elsewhere remains a man.</source>
        <translation>Een schijf die tijdens een slag alleen langs de achterste rij komt en ergens anders eindigt, blijft een schijf.</translation>
    </message>
    <message id="draughts.king-next-turn">
        <source>Becoming a king ends the move. The new king moves as a king from its side’s next turn.</source>
        <translation>Als een schijf dam wordt, is de zet klaar. De nieuwe dam speelt pas als dam vanaf de volgende beurt van die kant.</translation>
    </message>
    <message id="draughts.huff-free-move">
        <source>Any move may be made, with or without a capture. A capture, once begun, goes on as long as it can.</source>
        <translation>Elke zet mag, met of zonder slaan. Een slag die begonnen is, gaat door zolang dat kan.</translation>
    </message>
    <message id="draughts.huff-offence">
        <source>It is an offence to take fewer pieces than the most that could be taken.</source>
        <translation>Een zet die minder stukken slaat dan het grootste mogelijke aantal, is een overtreding.</translation>
    </message>
    <message id="draughts.huff-offence@any">
        <source>It is an offence to capture nothing when something could be captured.</source>
        <translation>Een zet zonder slaan terwijl er geslagen kon worden, is een overtreding.</translation>
    </message>
    <message id="draughts.huff-take">
        <source>After an offence, before moving, the other side may remove one of the pieces that could have made the largest capture.</source>
        <translation>Na een overtreding mag de andere kant vóór de eigen zet één stuk weghalen dat het meest had kunnen slaan.</translation>
    </message>
    <message id="draughts.huff-take@any">
        <source>After an offence, before moving, the other side may remove one piece that could have captured.</source>
        <translation>Na een overtreding mag de andere kant vóór de eigen zet één stuk weghalen dat had kunnen slaan.</translation>
    </message>
    <message id="draughts.huff-then-move">
        <source>Huffing is not a turn: a normal move follows. Like a capture, it starts the count of moves towards a draw again.</source>
        <translation>Blazen is geen beurt: er volgt een gewone zet. Net als na een slag begint het tellen tot remise opnieuw.</translation>
    </message>
    <message id="draughts.win-all-captured">
        <source>Whoever has lost their last piece has lost the match.</source>
        <translation>Wie het laatste stuk kwijt is, heeft de partij verloren.</translation>
    </message>
    <message id="draughts.win-blocked">
        <source>A player who has no legal move on their turn has lost.</source>
        <translation>Wie aan de beurt is en geen enkele zet mag doen, heeft verloren.</translation>
    </message>
    <message id="draughts.draw-repetition">
        <source>The match is drawn when the same position, with the same side to move, comes up for the third time.</source>
        <translation>De partij is remise als dezelfde stelling, met dezelfde kant aan zet, voor de derde keer voorkomt.</translation>
    </message>
    <message id="draughts.draw-twenty">
        <source>The match is drawn when each side has made 20 moves in a row without a capture.</source>
        <translation>De partij is remise als elke kant 20 zetten achter elkaar heeft gedaan en er geen stuk is geslagen.</translation>
    </message>
    <message id="draughts.draw-twenty@tournament">
        <source>The match is drawn when each side has made 25 moves in a row with kings alone and without a capture.</source>
        <translation>De partij is remise als elke kant 25 zetten achter elkaar alleen met dammen en zonder slaan heeft gedaan.</translation>
    </message>
    <message id="draughts.draw-agreed">
        <source>A draw may be offered once in a turn, before moving, and is answered at once. Players may also give up.</source>
        <translation>Eén keer per beurt mag vóór de zet remise worden aangeboden; het antwoord komt meteen. Opgeven mag ook.</translation>
    </message>
    <message id="draughts.result">
        <source>The match ends with a win or a draw. There are no points.</source>
        <translation>De partij eindigt met winst of remise. Er zijn geen punten.</translation>
    </message>
    <message id="draughts.capture-duty">
        <source>A missed capture is not refused: the other side may huff a piece that should have captured.</source>
        <translation>Een gemiste slag wordt niet geweigerd: de andere kant mag een stuk blazen dat had moeten slaan.</translation>
    </message>
    <message id="draughts.majority">
        <source>Any complete capture may be chosen, even if another one takes more pieces.</source>
        <translation>Elke volledige slag mag worden gekozen, ook als een andere meer stukken slaat.</translation>
    </message>
    <message id="draughts.majority@huff">
        <source>Any complete capture may be chosen. Only a move without a capture can be an offence.</source>
        <translation>Elke volledige slag mag worden gekozen. Alleen een zet zonder slaan kan een overtreding zijn.</translation>
    </message>
    <message id="draughts.draw-rule">
        <source>A lone king draws after 16 moves each against three pieces that include a king, and after 5 against only one or two.</source>
        <translation>Een dam alleen haalt remise na 16 zetten van elke kant tegen drie stukken met een dam; na 5 tegen een dam, twee dammen, of dam en schijf.</translation>
    </message>
    <message id="draughts.fewer-1">
        <source>Whoever has one man fewer begins without one in the middle of their first row.</source>
        <translation>Wie één schijf minder heeft, begint zonder een in het midden van de eigen eerste rij.</translation>
    </message>
    <message id="draughts.fewer-2">
        <source>Whoever has two men fewer begins without two in the middle of their first row.</source>
        <translation>Wie twee schijven minder heeft, begint zonder twee in het midden van de eigen eerste rij.</translation>
    </message>
    <message id="draughts.fewer-3">
        <source>Whoever has three men fewer begins without the three in the middle of their first row.</source>
        <translation>Wie drie schijven minder heeft, begint zonder de drie in het midden van de eigen eerste rij.</translation>
    </message>
</context>
<context>
    <name>draughts</name>
    <message>
        <source>A capture that was missed</source>
        <translation>Een gemiste slag</translation>
    </message>
    <message>
        <source>Cannot be missed</source>
        <translation>Kan niet</translation>
    </message>
    <message>
        <source>Costs the piece: huffing</source>
        <translation>Kost het stuk: blazen</translation>
    </message>
    <message>
        <source>Several captures</source>
        <translation>Meerdere slagen</translation>
    </message>
    <message>
        <source>The one that takes the most</source>
        <translation>De meerslag</translation>
    </message>
    <message>
        <source>Free choice</source>
        <translation>Vrije keuze</translation>
    </message>
    <message>
        <source>A draw in a long match</source>
        <translation>Remise na veel zetten</translation>
    </message>
    <message>
        <source>20 moves without a capture</source>
        <translation>20 zetten zonder slaan</translation>
    </message>
    <message>
        <source>As in tournaments</source>
        <translation>Zoals in toernooien</translation>
    </message>
    <message>
        <source>Draughts</source>
        <translation>Dammen</translation>
    </message>
    <message>
        <source>Capture all the other side’s pieces, or leave it without a move.</source>
        <translation>Sla alle stukken van de tegenstander of laat geen enkele zet over.</translation>
    </message>
    <message>
        <source>Checkers on 100 squares</source>
        <extracomment>Other names of the game that players of this country know, for the box and for the search.</extracomment>
        <translation>Damspel op 100 velden</translation>
    </message>
    <message>
        <source>board</source>
        <translation>dambord</translation>
    </message>
    <message>
        <source>square {number}</source>
        <extracomment>A dark square, by its number.</extracomment>
        <translation>veld {number}</translation>
    </message>
    <message>
        <source>light square</source>
        <translation>licht veld</translation>
    </message>
    <message>
        <source>{player}: captured pieces</source>
        <extracomment>Where the captured pieces lie, beside the player who took them.</extracomment>
        <translation>{player}: geslagen stukken</translation>
    </message>
    <message>
        <source>white man</source>
        <translation>witte schijf</translation>
    </message>
    <message>
        <source>black man</source>
        <translation>zwarte schijf</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>witte dam</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>zwarte dam</translation>
    </message>
    <message>
        <source>white man, captured</source>
        <translation>witte schijf, geslagen</translation>
    </message>
    <message>
        <source>black man, captured</source>
        <translation>zwarte schijf, geslagen</translation>
    </message>
    <message>
        <source>white king, captured</source>
        <translation>witte dam, geslagen</translation>
    </message>
    <message>
        <source>black king, captured</source>
        <translation>zwarte dam, geslagen</translation>
    </message>
    <message>
        <source>It is {player}’s turn with White.</source>
        <translation>{player} is met wit aan de beurt.</translation>
    </message>
    <message>
        <source>It is {player}’s turn with Black.</source>
        <translation>{player} is met zwart aan de beurt.</translation>
    </message>
    <message>
        <source>{player} may huff a piece first, or just move.</source>
        <translation>{player} mag eerst een stuk blazen, of gewoon zetten.</translation>
    </message>
    <message>
        <source>{player} cannot move and may huff a piece first.</source>
        <translation>{player} kan niet zetten, maar mag eerst een stuk blazen.</translation>
    </message>
    <message>
        <source>The last piece is taken: {player} wins.</source>
        <translation>Het laatste stuk is geslagen: {player} wint.</translation>
    </message>
    <message>
        <source>The king alone has held out: the match is drawn.</source>
        <translation>De dam heeft het alleen volgehouden: de partij is remise.</translation>
    </message>
    <message numerus="yes">
        <source>White: %n</source>
        <comment>pieces that are left</comment>
        <translation>
            <numerusform>Wit: %n</numerusform>
            <numerusform>Wit: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black: %n</source>
        <comment>pieces that are left</comment>
        <translation>
            <numerusform>Zwart: %n</numerusform>
            <numerusform>Zwart: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>nog %n stuk</numerusform>
            <numerusform>nog %n stukken</numerusform>
        </translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Stukken</translation>
    </message>
    <message>
        <source>men</source>
        <translation>schijven</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>dammen</translation>
    </message>
    <message>
        <source>taken from the other side</source>
        <translation>geslagen stukken</translation>
    </message>
    <message>
        <source>{way}</source>
        <comment>a move: 32-28</comment>
        <extracomment>A move on the score sheet: 32-28, 38x29. The same in all languages.</extracomment>
        <translation>{way}</translation>
    </message>
    <message>
        <source>{way}…</source>
        <extracomment>The part of a capture that has been played: 38x29</extracomment>
        <translation>{way}…</translation>
    </message>
    <message>
        <source>{player}: {here}x{there}…</source>
        <translation>{player}: {here}x{there}…</translation>
    </message>
    <message>
        <source>This piece belongs to {owner}.</source>
        <translation>Dit stuk is van {owner}.</translation>
    </message>
    <message>
        <source>A piece of the same side stands on {here}.</source>
        <translation>Op {here} staat een stuk van dezelfde kant.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) without a capture</source>
        <extracomment>Beside the title, once it is many.</extracomment>
        <translation>
            <numerusform>%n zet zonder slaan</numerusform>
            <numerusform>%n zetten zonder slaan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} must take %n piece(s).</source>
        <translation>
            <numerusform>{player} moet %n stuk slaan.</numerusform>
            <numerusform>{player} moet %n stukken slaan.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} must make a capture.</source>
        <translation>{player} moet slaan.</translation>
    </message>
    <message numerus="yes">
        <source>{player} must go on and take %n more piece(s).</source>
        <translation>
            <numerusform>{player} moet nog %n stuk slaan.</numerusform>
            <numerusform>{player} moet nog %n stukken slaan.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} must go on capturing with the same piece.</source>
        <translation>{player} slaat verder met hetzelfde stuk.</translation>
    </message>
    <message>
        <source>may be huffed</source>
        <comment>of a piece, on the table</comment>
        <translation>mag worden geblazen</translation>
    </message>
    <message>
        <source>Huff</source>
        <translation>Blazen</translation>
    </message>
    <message>
        <source>two men on top of each other are a king: it goes any distance</source>
        <translation>twee schijven op elkaar zijn een dam: die gaat zo ver ze wil</translation>
    </message>
    <message>
        <source>a pale piece has been jumped: it leaves when the capture is finished</source>
        <translation>over een bleek stuk is gesprongen: het gaat weg als de slag klaar is</translation>
    </message>
    <message>
        <source>Move {here}-{there}</source>
        <translation>Zet {here}-{there}</translation>
    </message>
    <message>
        <source>Capture {here}x{there}</source>
        <translation>Slaan {here}x{there}</translation>
    </message>
    <message>
        <source>Move the piece on {here}</source>
        <translation>Het stuk op {here} verplaatsen</translation>
    </message>
    <message>
        <source>Huff the piece on {here}</source>
        <translation>Het stuk op {here} blazen</translation>
    </message>
    <message>
        <source>Do not move</source>
        <translation>Niet zetten</translation>
    </message>
    <message>
        <source>{player}: {here}-{there}</source>
        <translation>{player}: {here}-{there}</translation>
    </message>
    <message>
        <source>{player}: {here}x{there}</source>
        <translation>{player}: {here}x{there}</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) taken.</source>
        <translation>
            <numerusform>%n stuk geslagen.</numerusform>
            <numerusform>%n stukken geslagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) taken, and the man becomes a king.</source>
        <translation>
            <numerusform>%n stuk geslagen, en de schijf wordt dam.</numerusform>
            <numerusform>%n stukken geslagen, en de schijf wordt dam.</numerusform>
        </translation>
    </message>
    <message>
        <source>The man becomes a king.</source>
        <translation>De schijf wordt dam.</translation>
    </message>
    <message>
        <source>{player} huffs the piece on {here}.</source>
        <translation>{player} blaast het stuk op {here}.</translation>
    </message>
    <message>
        <source>That is not a dark square.</source>
        <translation>Dat is geen donker veld.</translation>
    </message>
    <message>
        <source>This piece has no free square to go to.</source>
        <translation>Dit stuk heeft geen vrij veld om naartoe te gaan.</translation>
    </message>
    <message>
        <source>The piece on {here} can take another piece.</source>
        <translation>Het stuk op {here} kan nog een stuk slaan.</translation>
    </message>
    <message>
        <source>On {there} this capture is not finished.</source>
        <translation>Op {there} is deze slag nog niet klaar.</translation>
    </message>
    <message numerus="yes">
        <source>{way} takes more: %n piece(s).</source>
        <translation>
            <numerusform>{way} levert meer op: %n stuk.</numerusform>
            <numerusform>{way} levert meer op: %n stukken.</numerusform>
        </translation>
    </message>
    <message>
        <source>{way} can be played: the piece on {here} can capture.</source>
        <translation>{way} is mogelijk: het stuk op {here} kan slaan.</translation>
    </message>
    <message>
        <source>Several captures end there: they are played jump by jump.</source>
        <translation>Daar eindigen meerdere slagen: ze worden sprong voor sprong gespeeld.</translation>
    </message>
    <message numerus="yes">
        <source>This piece can go to %n square(s).</source>
        <translation>
            <numerusform>Dit stuk kan naar %n veld.</numerusform>
            <numerusform>Dit stuk kan naar %n velden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on {here} has been jumped and still stands there.</source>
        <translation>Over het stuk op {here} is al gesprongen, en het staat er nog.</translation>
    </message>
    <message>
        <source>The pieces on {here} and {there} stand directly behind each other.</source>
        <translation>De stukken op {here} en {there} staan vlak achter elkaar.</translation>
    </message>
    <message>
        <source>A piece on {here} bars the way.</source>
        <translation>Een stuk op {here} verspert de weg.</translation>
    </message>
    <message>
        <source>The last move missed no capture.</source>
        <translation>Bij de laatste zet is geen slag gemist.</translation>
    </message>
    <message>
        <source>One piece has been huffed already.</source>
        <translation>Er is al een stuk geblazen.</translation>
    </message>
    <message>
        <source>This piece could not have made the capture.</source>
        <translation>Dit stuk had de slag niet kunnen doen.</translation>
    </message>
    <message>
        <source>This is the only move.</source>
        <translation>Dit is de enige zet.</translation>
    </message>
    <message numerus="yes">
        <source>This takes %n piece(s).</source>
        <translation>
            <numerusform>Deze zet slaat %n stuk.</numerusform>
            <numerusform>Deze zet slaat %n stukken.</numerusform>
        </translation>
    </message>
    <message>
        <source>This man becomes a king.</source>
        <translation>Deze schijf wordt dam.</translation>
    </message>
    <message>
        <source>This avoids the capture {way}.</source>
        <translation>Dit voorkomt de slag {way}.</translation>
    </message>
    <message numerus="yes">
        <source>If pieces are taken after this move, more can be taken back: at least %n.</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>Als er na deze zet geslagen wordt, kan er meer worden teruggeslagen: minstens %n stuk.</numerusform>
            <numerusform>Als er na deze zet geslagen wordt, kan er meer worden teruggeslagen: minstens %n stukken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whatever is moved, at least %n piece(s) can be taken.</source>
        <translation>
            <numerusform>Wat er ook gespeeld wordt, minstens %n stuk kan geslagen worden.</numerusform>
            <numerusform>Wat er ook gespeeld wordt, minstens %n stukken kunnen geslagen worden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This gives up %n piece(s).</source>
        <translation>
            <numerusform>Dit geeft %n stuk weg.</numerusform>
            <numerusform>Dit geeft %n stukken weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then this man is %n row(s) away from becoming a king.</source>
        <translation>
            <numerusform>Dan is deze schijf nog %n rij van een dam.</numerusform>
            <numerusform>Dan is deze schijf nog %n rijen van een dam.</numerusform>
        </translation>
    </message>
    <message>
        <source>This man goes to the middle of the board, and nothing can be taken.</source>
        <translation>Deze schijf gaat naar het midden van het bord, en er kan niets geslagen worden.</translation>
    </message>
    <message>
        <source>At the edge nothing can jump this man.</source>
        <translation>Aan de rand kan niets over deze schijf springen.</translation>
    </message>
    <message numerus="yes">
        <source>From {square} the king reaches %n square(s), and nothing can be taken.</source>
        <translation>
            <numerusform>Vanaf {square} bereikt de dam %n veld, en er kan niets geslagen worden.</numerusform>
            <numerusform>Vanaf {square} bereikt de dam %n velden, en er kan niets geslagen worden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be taken after this move.</source>
        <translation>Na deze zet kan er niets worden geslagen.</translation>
    </message>
    <message>
        <source>Huffing wins a piece.</source>
        <translation>Blazen kost de andere kant een stuk.</translation>
    </message>
    <message numerus="yes">
        <source>{player} made the greatest capture: %n piece(s) in one move.</source>
        <translation>
            <numerusform>{player} sloeg de meeste stukken tegelijk: %n stuk in één zet.</numerusform>
            <numerusform>{player} sloeg de meeste stukken tegelijk: %n in één zet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} got the first king, on move {number}.</source>
        <translation>{player} kreeg de eerste dam, in zet {number}.</translation>
    </message>
    <message>
        <source>A king!</source>
        <comment>a man has just become one</comment>
        <translation>Een dam!</translation>
    </message>
    <message>
        <source>A chain of captures</source>
        <translation>Een meerslag</translation>
    </message>
    <message>
        <source>The man jumps over one piece and can go on at once from where it lands. Only when the chain ends do the taken pieces leave the board.</source>
        <translation>De schijf springt over een andere heen en kan vanaf daar meteen verder. Pas aan het einde van de slag gaan de geslagen stukken van het bord.</translation>
    </message>
    <message>
        <source>Taking the most pieces</source>
        <translation>De meeste stukken slaan</translation>
    </message>
    <message>
        <source>One man could take one piece, another man two. The capture that takes two has to be played.</source>
        <translation>De ene schijf kan één stuk slaan, de andere twee. De slag met twee stukken moet gespeeld worden.</translation>
    </message>
    <message>
        <source>A king captures from afar</source>
        <translation>Een dam slaat van ver</translation>
    </message>
    <message>
        <source>The king flies along the free diagonal, over the piece, and lands on any empty square behind it: here, a little further on.</source>
        <translation>De dam schuift over de vrije diagonaal, springt over het stuk en landt op een leeg veld erachter naar keuze: hier iets verder weg.</translation>
    </message>
    <message>
        <source>This threatens the capture {way}.</source>
        <translation>Dit dreigt met de slag {way}.</translation>
    </message>
    <message>
        <source>If pieces are taken after this move, as many can be taken back.</source>
        <translation>Als er na deze zet geslagen wordt, kunnen er evenveel stukken worden teruggeslagen.</translation>
    </message>
    <message>
        <source>One man fewer</source>
        <comment>handicap</comment>
        <translation>Eén schijf minder</translation>
    </message>
    <message>
        <source>Two men fewer</source>
        <comment>handicap</comment>
        <translation>Twee schijven minder</translation>
    </message>
    <message>
        <source>Three men fewer</source>
        <comment>handicap</comment>
        <translation>Drie schijven minder</translation>
    </message>
</context>
</TS>
