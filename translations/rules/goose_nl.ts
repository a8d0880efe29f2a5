<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message id="goose.aim">
        <source>All pieces follow the spiral from 1 to 63. The first to land exactly on 63, in the middle, wins.</source>
        <translation>Alle pionnen volgen de spiraal van 1 tot 63. Wie het eerst precies op 63 komt, in het midden, wint.</translation>
    </message>
    <message id="goose.start-off-board">
        <source>Every piece begins on square 0, beside the spiral. Any number of pieces may stand there, at any time.</source>
        <translation>Elke pion begint op vakje 0 naast de spiraal. Daar mogen altijd meerdere pionnen tegelijk staan.</translation>
    </message>
    <message id="goose.turn-order">
        <source>Turns go clockwise round the table. The youngest player takes the first seat and begins.</source>
        <translation>Het gaat met de klok mee de tafel rond. De jongste neemt de eerste stoel en begint.</translation>
    </message>
    <message id="goose.turn-order@lots">
        <source>Turns go clockwise round the table. Lots are drawn to see who begins.</source>
        <translation>Het gaat met de klok mee de tafel rond. Er wordt geloot wie begint.</translation>
    </message>
    <message id="goose.two-dice">
        <source>A turn is one throw of two dice, and their sum counts. Nothing moves before the throw.</source>
        <translation>Een beurt is één worp met twee dobbelstenen, en hun som telt. Vóór de worp beweegt er niets.</translation>
    </message>
    <message id="goose.one-throw-a-turn">
        <source>There is only one throw in a turn, even after a double.</source>
        <translation>In een beurt wordt maar één keer gegooid, ook na dubbel.</translation>
    </message>
    <message id="goose.count-forward">
        <source>The piece moves forward by as many squares as the dice show. It may pass other pieces, and squares on the way do nothing.</source>
        <translation>De pion gaat zoveel vakjes vooruit als gegooid. Andere pionnen mag hij vrij voorbij, en de vakjes onderweg doen niets.</translation>
    </message>
    <message id="goose.forced-move">
        <source>There is nothing to choose. The piece goes where its count ends, or straight on to where the rules take it from there.</source>
        <translation>Er valt niets te kiezen: de pion komt waar het tellen ophoudt, of meteen waar de regels hem brengen.</translation>
    </message>
    <message id="goose.first-nine-6-3">
        <source>A piece on square 0 that throws 6 and 3 goes to 26 instead of counting.</source>
        <translation>Een pion op vakje 0 die 6 en 3 gooit, gaat naar 26 in plaats van te tellen.</translation>
    </message>
    <message id="goose.first-nine-4-5">
        <source>A piece on square 0 that throws 4 and 5 goes to 53 instead of counting.</source>
        <translation>Een pion op vakje 0 die 4 en 5 gooit, gaat naar 53 in plaats van te tellen.</translation>
    </message>
    <message id="goose.nine-only-from-start">
        <source>These two throws are special only on square 0, but there they are special every time.</source>
        <translation>Deze twee worpen zijn alleen op vakje 0 bijzonder, maar daar elke keer.</translation>
    </message>
    <message id="goose.goose">
        <source>A piece that lands on a goose moves on at once by the same number again, without another throw.</source>
        <translation>Een pion die op een gans komt, gaat meteen nog eens hetzelfde aantal verder. Er wordt niet opnieuw gegooid.</translation>
    </message>
    <message id="goose.goose-always-forward">
        <source>A goose leads forward even if the piece came to it while counting back.</source>
        <translation>Een gans leidt vooruit, ook als de pion er achteruit op is gekomen.</translation>
    </message>
    <message id="goose.goose-always-forward@backward">
        <source>A piece that comes to a goose while counting back goes back by the same number again.</source>
        <translation>Komt een pion achteruit op een gans, dan gaat hij nog eens hetzelfde aantal terug.</translation>
    </message>
    <message id="goose.bridge">
        <source>A piece that lands on the bridge on 6 crosses it to 12. On 12 nothing happens.</source>
        <translation>Een pion die op de brug op 6 komt, steekt over naar 12. Op 12 gebeurt er niets.</translation>
    </message>
    <message id="goose.hotel">
        <source>A piece that lands on the hotel on 19 sleeps there and misses its next turn.</source>
        <translation>Een pion die in de herberg op 19 komt, slaapt daar en slaat een beurt over.</translation>
    </message>
    <message id="goose.well">
        <source>A piece that comes to the well on 31 by its own move is held there until another piece arrives.</source>
        <translation>Een pion die door zijn eigen zet in de put op 31 komt, blijft daar tot er een andere pion komt.</translation>
    </message>
    <message id="goose.well@two-turns">
        <source>A piece that comes to the well on 31 by its own move misses two turns.</source>
        <translation>Een pion die door zijn eigen zet in de put op 31 komt, slaat twee beurten over.</translation>
    </message>
    <message id="goose.prison">
        <source>A piece that comes to the prison on 52 by its own move is held there until another piece arrives.</source>
        <translation>Een pion die door zijn eigen zet in de gevangenis op 52 komt, blijft daar tot er een andere pion komt.</translation>
    </message>
    <message id="goose.prison@two-turns">
        <source>A piece that comes to the prison on 52 by its own move misses two turns.</source>
        <translation>Een pion die door zijn eigen zet in de gevangenis op 52 komt, slaat twee beurten over.</translation>
    </message>
    <message id="goose.maze">
        <source>A piece that lands in the maze on 42 goes back to 30.</source>
        <translation>Een pion die in de doolhof op 42 komt, gaat terug naar 30.</translation>
    </message>
    <message id="goose.skull">
        <source>A piece that lands on the skull on 58 goes back to 1.</source>
        <translation>Een pion die op het doodshoofd op 58 komt, gaat terug naar 1.</translation>
    </message>
    <message id="goose.chain">
        <source>Every square on which a piece lands during its move has its effect, one after another, until the piece comes to rest.</source>
        <translation>Elk vakje waar een pion in zijn zet op komt, doet zijn werk, het een na het ander, tot de pion blijft staan.</translation>
    </message>
    <message id="goose.bounce">
        <source>If the throw is too big, the piece goes as far as 63 and counts the rest backwards.</source>
        <translation>Is de worp te groot, dan gaat de pion tot 63 en met de rest weer terug.</translation>
    </message>
    <message id="goose.swap">
        <source>If a piece comes to rest where another one stands, the other one goes to the square that the newcomer came from.</source>
        <translation>Blijft een pion staan waar al een andere staat, dan gaat die andere naar het vakje waar de nieuwe vandaan komt.</translation>
    </message>
    <message id="goose.swap-origin">
        <source>The newcomer came from the square where it stood when its turn began, wherever it has landed since. That may be square 0.</source>
        <translation>De nieuwe komt van het vakje waar hij aan het begin van zijn beurt stond, waar hij ook op is gekomen. Dat kan vakje 0 zijn.</translation>
    </message>
    <message id="goose.swap-final-only">
        <source>Only the square where a move ends counts for this: on the way, a piece sends nobody away.</source>
        <translation>Daarvoor telt alleen het vakje waar een zet eindigt: onderweg stuurt een pion niemand weg.</translation>
    </message>
    <message id="goose.relief">
        <source>A held piece is freed in the same way: it goes to where the newcomer came from, and the newcomer is held in its place.</source>
        <translation>Zo komt ook vrij wie vastzit: die pion gaat naar waar de nieuwe vandaan komt, en de nieuwe zit op zijn plek vast.</translation>
    </message>
    <message id="goose.relief@two-turns">
        <source>A piece that leaves the well or the prison in this way misses no more turns; the newcomer misses two.</source>
        <translation>Een pion die zo uit put of gevangenis komt, slaat geen beurt meer over; de nieuwe slaat er twee over.</translation>
    </message>
    <message id="goose.sent-back-no-effect">
        <source>The square to which a piece is sent does nothing to it: the piece is not held, misses no turn and goes no further.</source>
        <translation>Het vakje waar een pion heen wordt gestuurd, doet hem niets: hij zit niet vast, slaat geen beurt over en gaat niet verder.</translation>
    </message>
    <message id="goose.sent-back-clears">
        <source>A piece that is sent away is free at once: it is no longer held and has no turns left to miss.</source>
        <translation>Een pion die wordt weggestuurd, is meteen vrij: hij zit niet meer vast en hoeft geen beurt meer over te slaan.</translation>
    </message>
    <message id="goose.return-no-swap">
        <source>A move that ends where it began changes nothing, and nobody is sent away.</source>
        <translation>Een zet die eindigt waar hij begon, verandert niets, en niemand wordt weggestuurd.</translation>
    </message>
    <message id="goose.skip">
        <source>Whoever is held or has a turn to miss is skipped. The hotel costs just one turn.</source>
        <translation>Wie vastzit of een beurt moet overslaan, wordt overgeslagen. De herberg kost maar één beurt.</translation>
    </message>
    <message id="goose.skip@two-turns">
        <source>Whoever has turns to miss is skipped until all of them have been missed.</source>
        <translation>Wie een beurt moet overslaan, wordt overgeslagen tot alle beurten zijn overgeslagen.</translation>
    </message>
    <message id="goose.all-held">
        <source>If everybody is held, the piece that has been held longer is free at once: it stays on its square and plays on. The other one stays held.</source>
        <translation>Zit iedereen vast, dan is de pion die het langst vastzit meteen vrij: hij blijft op zijn vakje en speelt verder. De andere blijft vastzitten.</translation>
    </message>
    <message id="goose.win-exact">
        <source>The first piece to come to rest on 63 wins, whether a throw or a goose takes it there.</source>
        <translation>De eerste pion die op 63 blijft staan, wint, of het nu door een worp is of door een gans.</translation>
    </message>
    <message id="goose.win-stops-play">
        <source>The match stops at once. The other players are not ranked.</source>
        <translation>De partij stopt meteen. De anderen krijgen geen plaats.</translation>
    </message>
    <message id="goose.always-ends">
        <source>There is no draw and no limit on turns: 63 can be reached from every square, so sooner or later somebody gets there.</source>
        <translation>Er is geen remise en geen grens aan de beurten: 63 is overal vandaan te bereiken, en vroeg of laat komt er iemand aan.</translation>
    </message>
    <message id="goose.ahead-10">
        <source>Whoever is 10 squares ahead begins on square 10. If somebody stands there already, it is the next plain square.</source>
        <translation>Wie 10 vakjes voorsprong heeft, begint op vakje 10. Staat daar al iemand, dan is het het volgende gewone vakje.</translation>
    </message>
    <message id="goose.ahead-20">
        <source>Whoever is 20 squares ahead begins on square 20. If somebody stands there already, it is the next plain square.</source>
        <translation>Wie 20 vakjes voorsprong heeft, begint op vakje 20. Staat daar al iemand, dan is het het volgende gewone vakje.</translation>
    </message>
</context>
<context>
    <name>goose</name>
    <message>
        <source>Who begins</source>
        <translation>Wie begint</translation>
    </message>
    <message>
        <source>The first seat</source>
        <translation>De eerste stoel</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Loten</translation>
    </message>
    <message>
        <source>Well and prison</source>
        <translation>Put en gevangenis</translation>
    </message>
    <message>
        <source>Until freed</source>
        <translation>Tot aflossing</translation>
    </message>
    <message>
        <source>Two turns</source>
        <translation>Twee beurten</translation>
    </message>
    <message>
        <source>A goose while counting back</source>
        <translation>Een gans bij het terugtellen</translation>
    </message>
    <message>
        <source>Leads forward</source>
        <translation>Leidt vooruit</translation>
    </message>
    <message>
        <source>Leads back</source>
        <translation>Leidt terug</translation>
    </message>
    <message>
        <source>10 squares ahead</source>
        <comment>handicap</comment>
        <translation>10 vakjes voorsprong</translation>
    </message>
    <message>
        <source>20 squares ahead</source>
        <comment>handicap</comment>
        <translation>20 vakjes voorsprong</translation>
    </message>
    <message>
        <source>Goose Game</source>
        <translation>Ganzenbord</translation>
    </message>
    <message>
        <source>Follow the spiral and be the first to land exactly on 63.</source>
        <translation>Volg de spiraal en kom als eerste precies op 63.</translation>
    </message>
    <message>
        <source>Game of the Goose</source>
        <extracomment>Other names of the game that players of this country know, for the box and for the search.</extracomment>
        <translation>Ganzenspel</translation>
    </message>
    <message>
        <source>start</source>
        <translation>start</translation>
    </message>
    <message>
        <source>spiral</source>
        <translation>spiraal</translation>
    </message>
    <message>
        <source>square {number}</source>
        <translation>vakje {number}</translation>
    </message>
    <message>
        <source>square {number}: {special}</source>
        <translation>vakje {number}: {special}</translation>
    </message>
    <message>
        <source>{special} {number}</source>
        <extracomment>On the way of a piece: the number of a square, and before it what is drawn there.</extracomment>
        <translation>{special} {number}</translation>
    </message>
    <message>
        <source>{here} → {there}</source>
        <translation>{here} → {there}</translation>
    </message>
    <message>
        <source>goose</source>
        <translation>gans</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>brug</translation>
    </message>
    <message>
        <source>hotel</source>
        <translation>herberg</translation>
    </message>
    <message>
        <source>well</source>
        <translation>put</translation>
    </message>
    <message>
        <source>maze</source>
        <translation>doolhof</translation>
    </message>
    <message>
        <source>prison</source>
        <translation>gevangenis</translation>
    </message>
    <message>
        <source>skull</source>
        <translation>doodshoofd</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>finish</translation>
    </message>
    <message>
        <source>{player}: tray with the dice</source>
        <extracomment>The little tray in which the dice of a player lie.</extracomment>
        <translation>{player}: bakje met de dobbelstenen</translation>
    </message>
    <message>
        <source>held here</source>
        <translation>zit hier vast</translation>
    </message>
    <message numerus="yes">
        <source>misses %n turn(s)</source>
        <translation>
            <numerusform>slaat een beurt over</numerusform>
            <numerusform>slaat %n beurten over</numerusform>
        </translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the dice.</source>
        <translation>{player} is aan de beurt en gooit.</translation>
    </message>
    <message>
        <source>{player} threw {total}: {way}</source>
        <extracomment>The way is a row of squares: 12 → goose 18 → 24.</extracomment>
        <translation>{player} gooide {total}: {way}</translation>
    </message>
    <message>
        <source>{player} sleeps in the hotel and misses this turn.</source>
        <translation>{player} slaapt in de herberg en slaat deze beurt over.</translation>
    </message>
    <message>
        <source>{player} is in the well and misses this turn.</source>
        <translation>{player} zit in de put en slaat deze beurt over.</translation>
    </message>
    <message>
        <source>{player} is in prison and misses this turn.</source>
        <translation>{player} zit in de gevangenis en slaat deze beurt over.</translation>
    </message>
    <message>
        <source>{player} is held in the well until another piece arrives.</source>
        <translation>{player} zit vast in de put tot er een andere pion komt.</translation>
    </message>
    <message>
        <source>{player} is held in prison until another piece arrives.</source>
        <translation>{player} zit vast in de gevangenis tot er een andere pion komt.</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} wint.</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Gooien</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verplaatsen</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: the turn is missed, the next player goes on.</extracomment>
        <translation>Verder</translation>
    </message>
    <message>
        <source>{one} + {two} = {total}</source>
        <extracomment>Beside the two dice: what they show together.</extracomment>
        <translation>{one} + {two} = {total}</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>op de start</translation>
    </message>
    <message>
        <source>on {number}</source>
        <translation>op {number}</translation>
    </message>
    <message>
        <source>in the hotel</source>
        <translation>in de herberg</translation>
    </message>
    <message>
        <source>in the well</source>
        <translation>in de put</translation>
    </message>
    <message>
        <source>in prison</source>
        <translation>in de gevangenis</translation>
    </message>
    <message>
        <source>The way to 63</source>
        <translation>De weg naar 63</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Vakje</translation>
    </message>
    <message>
        <source>the same number again</source>
        <translation>nog eens hetzelfde aantal</translation>
    </message>
    <message>
        <source>from 6 across to 12</source>
        <translation>van 6 naar 12</translation>
    </message>
    <message>
        <source>miss a turn</source>
        <translation>een beurt overslaan</translation>
    </message>
    <message>
        <source>miss two turns</source>
        <translation>twee beurten overslaan</translation>
    </message>
    <message>
        <source>back to 30</source>
        <translation>terug naar 30</translation>
    </message>
    <message>
        <source>back to 1</source>
        <translation>terug naar 1</translation>
    </message>
    <message>
        <source>held until somebody comes</source>
        <translation>vastzitten tot er iemand komt</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>De dobbelstenen gooien</translation>
    </message>
    <message>
        <source>Miss the turn</source>
        <translation>De beurt overslaan</translation>
    </message>
    <message>
        <source>Move: {here} → {there}</source>
        <translation>Verplaatsen: {here} → {there}</translation>
    </message>
    <message>
        <source>{player} threw {one} and {two}: {total}.</source>
        <translation>{player} gooide {one} en {two}: {total}.</translation>
    </message>
    <message>
        <source>{player} goes from {here} to {there}.</source>
        <translation>{player} gaat van {here} naar {there}.</translation>
    </message>
    <message>
        <source>{player} goes from the start to {there}.</source>
        <translation>{player} gaat van de start naar {there}.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <extracomment>Two sentences, one after the other.</extracomment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>This throw leads from the start to {number}.</source>
        <translation>Deze worp leidt van de start naar {number}.</translation>
    </message>
    <message>
        <source>The rest is counted back from 63.</source>
        <translation>De rest wordt van 63 af teruggeteld.</translation>
    </message>
    <message>
        <source>The goose on {number} leads on by {total}.</source>
        <translation>De gans op {number} leidt {total} verder.</translation>
    </message>
    <message>
        <source>The goose on {number} leads back by {total}.</source>
        <translation>De gans op {number} leidt {total} terug.</translation>
    </message>
    <message>
        <source>The bridge leads on to {number}.</source>
        <translation>De brug leidt verder naar {number}.</translation>
    </message>
    <message>
        <source>The maze leads back to {number}.</source>
        <translation>De doolhof leidt terug naar {number}.</translation>
    </message>
    <message>
        <source>The skull sends the piece back to {number}.</source>
        <translation>Het doodshoofd stuurt de pion terug naar {number}.</translation>
    </message>
    <message>
        <source>The hotel costs a turn.</source>
        <translation>De herberg kost een beurt.</translation>
    </message>
    <message>
        <source>The well holds the piece until another one arrives.</source>
        <translation>De put houdt de pion vast tot er een andere komt.</translation>
    </message>
    <message>
        <source>The prison holds the piece until another one arrives.</source>
        <translation>De gevangenis houdt de pion vast tot er een andere komt.</translation>
    </message>
    <message>
        <source>The well costs two turns.</source>
        <translation>De put kost twee beurten.</translation>
    </message>
    <message>
        <source>The prison costs two turns.</source>
        <translation>De gevangenis kost twee beurten.</translation>
    </message>
    <message>
        <source>{player} has to go to {number}.</source>
        <translation>{player} moet naar {number}.</translation>
    </message>
    <message>
        <source>{player} has to go back to the start.</source>
        <translation>{player} moet terug naar de start.</translation>
    </message>
    <message>
        <source>{player} is free and goes to {number}.</source>
        <translation>{player} is vrij en gaat naar {number}.</translation>
    </message>
    <message>
        <source>{player} is free and goes to the start.</source>
        <translation>{player} is vrij en gaat naar de start.</translation>
    </message>
    <message>
        <source>Everybody was held: now {player} is free.</source>
        <translation>Iedereen zat vast: nu is {player} vrij.</translation>
    </message>
    <message>
        <source>The piece is back where it was.</source>
        <translation>De pion staat weer waar hij stond.</translation>
    </message>
    <message>
        <source>{player} has not thrown the dice yet.</source>
        <translation>{player} heeft nog niet gegooid.</translation>
    </message>
    <message>
        <source>The dice show {total}: first the piece has to move.</source>
        <translation>De {total} is gegooid, en de pion moet nog verder.</translation>
    </message>
    <message>
        <source>This piece belongs to {owner}.</source>
        <translation>Deze pion is van {owner}.</translation>
    </message>
    <message>
        <source>With {total} this is the way: {way}</source>
        <translation>Met {total} is dit de weg: {way}</translation>
    </message>
    <message>
        <source>Every turn begins with the throw.</source>
        <translation>Elke beurt begint met de worp.</translation>
    </message>
    <message>
        <source>The dice show {total}, and the piece goes to {number}.</source>
        <translation>De dobbelstenen tonen {total}, en de pion gaat naar {number}.</translation>
    </message>
    <message>
        <source>has fallen over</source>
        <comment>the piece of whoever has lost, for screen readers</comment>
        <translation>is omgevallen</translation>
    </message>
    <message numerus="yes">
        <source>{player} made the longest leap: %n square(s) in one go.</source>
        <translation>
            <numerusform>{player} maakte de grootste sprong: %n vakje in één keer.</numerusform>
            <numerusform>{player} maakte de grootste sprong: %n vakjes in één keer.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} fell back from square {high} to square {low}.</source>
        <translation>{player} viel van vakje {high} terug naar vakje {low}.</translation>
    </message>
    <message>
        <source>Into the well!</source>
        <translation>In de put!</translation>
    </message>
    <message>
        <source>Off to prison!</source>
        <translation>Naar de gevangenis!</translation>
    </message>
    <message>
        <source>A night at the hotel!</source>
        <translation>Een nacht in de herberg!</translation>
    </message>
    <message>
        <source>Back to {number}!</source>
        <translation>Terug naar {number}!</translation>
    </message>
    <message>
        <source>Goose! {total} more!</source>
        <extracomment>The piece has landed on a goose and goes on by the same number.</extracomment>
        <translation>Een gans! Nog eens {total}!</translation>
    </message>
    <message>
        <source>A goose leads on</source>
        <translation>Een gans brengt je verder</translation>
    </message>
    <message>
        <source>The throw is 6 and ends on a goose. The piece goes another 6 squares at once, and one drag takes it all the way.</source>
        <translation>De worp is 6 en eindigt op een gans. De pion gaat meteen nog eens 6 vakjes verder: met één sleepbeweging leg je de hele weg af.</translation>
    </message>
    <message>
        <source>Two pieces change places</source>
        <translation>Twee pionnen wisselen van plaats</translation>
    </message>
    <message>
        <source>The piece comes to rest where another one stands. The other one has to go back to the square that the newcomer came from.</source>
        <translation>De pion blijft staan waar al een andere staat. Die andere moet naar het vakje waar de nieuwe vandaan kwam.</translation>
    </message>
    <message>
        <source>Freed from the well</source>
        <translation>Bevrijd uit de put</translation>
    </message>
    <message>
        <source>A piece is held in the well on 31. Another one arrives: now that one is held, and the first goes to where the newcomer came from.</source>
        <translation>Een pion zit vast in de put op 31. Er komt een andere aan: nu zit die vast, en de eerste gaat naar waar de nieuwe vandaan kwam.</translation>
    </message>
</context>
</TS>
