<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message id="snakes_and_ladders.aim">
        <source>All pieces walk from 1 to 100. Ladders take them up, snakes take them down. The first to land exactly on 100 wins.</source>
        <translation>Alle pionnen lopen van 1 naar 100. Ladders brengen ze omhoog, slangen omlaag. Wie het eerst precies op 100 komt, wint.</translation>
    </message>
    <message id="snakes_and_ladders.layout">
        <source>Eight ladders and eight snakes lie on the board, always in the same place. Where one of them ends, no other begins.</source>
        <translation>Acht ladders en acht slangen liggen op het bord, altijd op dezelfde plek. Waar er een eindigt, begint geen andere.</translation>
    </message>
    <message id="snakes_and_ladders.start-off-board">
        <source>Every piece begins beside the board, in front of square 1. A 1 takes it to square 1.</source>
        <translation>Elke pion begint naast het bord, voor vakje 1. Een 1 brengt hem op vakje 1.</translation>
    </message>
    <message id="snakes_and_ladders.turn-order">
        <source>Turns go clockwise round the table. The youngest player takes the first seat and begins.</source>
        <translation>Het gaat met de klok mee de tafel rond. De jongste neemt de eerste stoel en begint.</translation>
    </message>
    <message id="snakes_and_ladders.turn-order@lots">
        <source>Turns go clockwise round the table. Lots are drawn to see who begins.</source>
        <translation>Het gaat met de klok mee de tafel rond. Er wordt geloot wie begint.</translation>
    </message>
    <message id="snakes_and_ladders.one-throw">
        <source>A turn is one throw of one die and the move that follows. Nothing moves before the throw, and nobody throws twice.</source>
        <translation>Een beurt is één worp met één dobbelsteen en de zet die daarop volgt. Vóór de worp beweegt er niets, en niemand gooit twee keer.</translation>
    </message>
    <message id="snakes_and_ladders.one-throw@again">
        <source>A move follows every throw of the die. Nothing moves before the throw, and nobody throws again before the move.</source>
        <translation>Op elke worp volgt een zet. Vóór de worp beweegt er niets, en vóór de zet gooit niemand opnieuw.</translation>
    </message>
    <message id="snakes_and_ladders.count-forward">
        <source>The piece moves forward by as many squares as the die shows. Squares on the way do nothing.</source>
        <translation>De pion gaat zoveel vakjes vooruit als de dobbelsteen aangeeft. De vakjes onderweg doen niets.</translation>
    </message>
    <message id="snakes_and_ladders.ladder-up">
        <source>A piece whose count ends at the foot of a ladder climbs to its top at once.</source>
        <translation>Een pion die bij het tellen aan de voet van een ladder uitkomt, klimt meteen helemaal naar boven.</translation>
    </message>
    <message id="snakes_and_ladders.ladder-top-neutral">
        <source>The top of a ladder does nothing: nobody climbs down.</source>
        <translation>De top van een ladder doet niets: niemand klimt omlaag.</translation>
    </message>
    <message id="snakes_and_ladders.snake-down">
        <source>A piece whose count ends on the tail of a snake, its upper end, slides down to its head at once.</source>
        <translation>Een pion die bij het tellen op de staart van een slang uitkomt, het bovenste eind, glijdt meteen omlaag naar de kop.</translation>
    </message>
    <message id="snakes_and_ladders.snake-down@head-up">
        <source>A piece whose count ends on the head of a snake, its upper end, slides down to the tip of its tail at once.</source>
        <translation>Een pion die bij het tellen op de kop van een slang uitkomt, het bovenste eind, glijdt meteen omlaag naar de punt van de staart.</translation>
    </message>
    <message id="snakes_and_ladders.snake-bottom-neutral">
        <source>The lower end of a snake does nothing: nobody climbs up a snake.</source>
        <translation>Het onderste eind van een slang doet niets: niemand klimt langs een slang omhoog.</translation>
    </message>
    <message id="snakes_and_ladders.one-jump">
        <source>There is never more than one ladder or snake in a move.</source>
        <translation>In een zet komt nooit meer dan één ladder of slang voor.</translation>
    </message>
    <message id="snakes_and_ladders.forced-move">
        <source>There is nothing to choose: the piece is put where its count ends, or straight onto the square where the ladder or snake takes it.</source>
        <translation>Er valt niets te kiezen: de pion komt waar het tellen ophoudt, of meteen waar de ladder of slang hem brengt.</translation>
    </message>
    <message id="snakes_and_ladders.bounce">
        <source>If the throw is too big, the piece goes as far as 100 and counts the rest backwards.</source>
        <translation>Is de worp te groot, dan gaat de pion tot 100 en met de rest weer terug.</translation>
    </message>
    <message id="snakes_and_ladders.bounce@stay">
        <source>If the throw is too big to end on 100, the piece stays where it is.</source>
        <translation>Is de worp te groot om op 100 uit te komen, dan blijft de pion staan.</translation>
    </message>
    <message id="snakes_and_ladders.jump-after-bounce">
        <source>A ladder or snake counts even if the piece came to it backwards: from 96 it slides down to 86.</source>
        <translation>Een ladder of slang telt ook als de pion er achteruit op komt: van 96 glijdt hij naar 86.</translation>
    </message>
    <message id="snakes_and_ladders.share">
        <source>Any number of pieces may stand on one square. Nobody is sent away.</source>
        <translation>Op een vakje mogen zoveel pionnen staan als er zijn. Niemand wordt weggestuurd.</translation>
    </message>
    <message id="snakes_and_ladders.six-no-extra">
        <source>A 6 is a throw like any other: the next player goes on.</source>
        <translation>Een 6 is een worp als elke andere: de volgende is aan de beurt.</translation>
    </message>
    <message id="snakes_and_ladders.six-no-extra@again">
        <source>After a 6 the same player throws again, as often as another 6 comes, until somebody has won.</source>
        <translation>Na een 6 gooit dezelfde speler opnieuw, zo vaak als er weer een 6 komt, tot iemand heeft gewonnen.</translation>
    </message>
    <message id="snakes_and_ladders.win-exact">
        <source>The first piece to come to rest on 100 wins.</source>
        <translation>De eerste pion die op 100 blijft staan, wint.</translation>
    </message>
    <message id="snakes_and_ladders.win-stops-play">
        <source>The match stops at once. The other players are not ranked.</source>
        <translation>De partij stopt meteen. De anderen krijgen geen plaats.</translation>
    </message>
    <message id="snakes_and_ladders.always-ends">
        <source>There is no draw and no limit on turns: 100 can be reached from every square, so sooner or later somebody gets there.</source>
        <translation>Er is geen remise en geen grens aan de beurten: 100 is overal vandaan te bereiken, en er komt altijd iemand aan.</translation>
    </message>
    <message id="snakes_and_ladders.ahead-10">
        <source>Whoever is 10 squares ahead begins on square 10.</source>
        <translation>Wie 10 vakjes voorsprong heeft, begint op vakje 10.</translation>
    </message>
    <message id="snakes_and_ladders.ahead-25">
        <source>Whoever is 25 squares ahead begins on square 25.</source>
        <translation>Wie 25 vakjes voorsprong heeft, begint op vakje 25.</translation>
    </message>
</context>
<context>
    <name>snakes_and_ladders</name>
    <message>
        <source>A throw beyond 100</source>
        <translation>Een worp voorbij 100</translation>
    </message>
    <message>
        <source>Counts back</source>
        <translation>Telt terug</translation>
    </message>
    <message>
        <source>Is lost</source>
        <translation>Vervalt</translation>
    </message>
    <message>
        <source>Throw again after a 6</source>
        <translation>Na een 6 opnieuw gooien</translation>
    </message>
    <message>
        <source>How the snakes lie</source>
        <translation>Hoe de slangen liggen</translation>
    </message>
    <message>
        <source>Tail at the top</source>
        <translation>Staart boven</translation>
    </message>
    <message>
        <source>Head at the top</source>
        <translation>Kop boven</translation>
    </message>
    <message>
        <source>10 squares ahead</source>
        <comment>handicap</comment>
        <translation>10 vakjes voorsprong</translation>
    </message>
    <message>
        <source>25 squares ahead</source>
        <comment>handicap</comment>
        <translation>25 vakjes voorsprong</translation>
    </message>
    <message>
        <source>Snakes and Ladders</source>
        <translation>Slangen en ladders</translation>
    </message>
    <message>
        <source>Up the ladders, down the snakes: be the first to land exactly on 100.</source>
        <translation>Ladders op, slangen af: kom als eerste precies op 100.</translation>
    </message>
    <message>
        <source>The ladder game</source>
        <extracomment>Other names of the game that players of this country know, for the box and for the search.</extracomment>
        <translation>Ladderspel</translation>
    </message>
    <message>
        <source>Up a ladder</source>
        <translation>Een ladder op</translation>
    </message>
    <message>
        <source>The throw is 6 and ends on 20, at the foot of the longest ladder. The piece is put there and climbs by itself, all the way to 60.</source>
        <translation>De worp is 6 en eindigt op 20, aan de voet van de langste ladder. De pion wordt daar neergezet en klimt vanzelf helemaal naar 60.</translation>
    </message>
    <message>
        <source>Down a snake</source>
        <translation>Een slang af</translation>
    </message>
    <message>
        <source>The throw is 4 and ends on 58, where a snake begins. The piece may be put straight onto 23, where it comes to rest.</source>
        <translation>De worp is 4 en eindigt op 58, waar een slang begint. De pion mag meteen op 23 worden gezet, waar hij blijft staan.</translation>
    </message>
    <message>
        <source>Too far, and back</source>
        <translation>Te ver, en terug</translation>
    </message>
    <message>
        <source>From 98 a 6 leads to 100 and four squares back, to 96. There a snake waits, and the piece slides down to 86.</source>
        <translation>Van 98 leidt een 6 naar 100 en vier vakjes terug, naar 96. Daar wacht een slang, en de pion glijdt omlaag naar 86.</translation>
    </message>
    <message numerus="yes">
        <source>{player} climbed the most ladders: %n.</source>
        <translation>
            <numerusform>{player} beklom de meeste ladders: %n.</numerusform>
            <numerusform>{player} beklom de meeste ladders: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} met the most snakes: %n.</source>
        <translation>
            <numerusform>{player} kwam de meeste slangen tegen: %n.</numerusform>
            <numerusform>{player} kwam de meeste slangen tegen: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} met no snake at all.</source>
        <comment>whoever has won</comment>
        <translation>{player} kwam geen enkele slang tegen.</translation>
    </message>
    <message>
        <source>The deepest slide took {player} from {high} down to {low}.</source>
        <translation>{player} gleed het diepst: van {high} naar {low}.</translation>
    </message>
    <message>
        <source>start</source>
        <translation>start</translation>
    </message>
    <message>
        <source>board</source>
        <translation>bord</translation>
    </message>
    <message>
        <source>square {number}</source>
        <translation>vakje {number}</translation>
    </message>
    <message>
        <source>square {number}: ladder up to {top}</source>
        <translation>vakje {number}: ladder omhoog naar {top}</translation>
    </message>
    <message>
        <source>square {number}: snake down to {low}</source>
        <translation>vakje {number}: slang omlaag naar {low}</translation>
    </message>
    <message>
        <source>square {number}: goal</source>
        <translation>vakje {number}: finish</translation>
    </message>
    <message>
        <source>{player}: tray with the die</source>
        <extracomment>The little tray in which the die of a player lies.</extracomment>
        <translation>{player}: bakje met de dobbelsteen</translation>
    </message>
    <message>
        <source>ladder</source>
        <translation>ladder</translation>
    </message>
    <message>
        <source>snake</source>
        <translation>slang</translation>
    </message>
    <message>
        <source>has fallen over</source>
        <comment>the piece of whoever has lost, for screen readers</comment>
        <translation>is omgevallen</translation>
    </message>
    <message>
        <source>to {there}</source>
        <translation>naar {there}</translation>
    </message>
    <message>
        <source>to {foot}, and up the ladder to {top}</source>
        <translation>naar {foot}, en de ladder op naar {top}</translation>
    </message>
    <message>
        <source>to {high}, and down the snake to {low}</source>
        <translation>naar {high}, en de slang af naar {low}</translation>
    </message>
    <message>
        <source>on to {goal} and back to {there}</source>
        <translation>tot {goal} en terug naar {there}</translation>
    </message>
    <message>
        <source>on to {goal}, back to {high}, and down the snake to {low}</source>
        <translation>tot {goal}, terug naar {high}, en de slang af naar {low}</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the die.</source>
        <translation>{player} is aan de beurt en gooit.</translation>
    </message>
    <message>
        <source>{player} threw a 6 and may throw again.</source>
        <translation>{player} gooide een 6 en mag opnieuw gooien.</translation>
    </message>
    <message>
        <source>{player} threw {die}: {way}.</source>
        <extracomment>The way is one of &quot;to 45&quot;, &quot;to 45, and up the ladder to 54&quot;, &quot;on to 100 and back to 97&quot; …</extracomment>
        <translation>{player} gooide {die}: {way}.</translation>
    </message>
    <message>
        <source>{player} threw {die}: that leads beyond {goal}, so the piece stays where it is.</source>
        <translation>{player} gooide {die}: dat is voorbij {goal}, dus de pion blijft staan.</translation>
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
        <extracomment>Button: the throw cannot be used, the turn goes on.</extracomment>
        <translation>Verder</translation>
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
        <source>The way to 100</source>
        <translation>De weg naar 100</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Vakje</translation>
    </message>
    <message>
        <source>Ladders</source>
        <translation>Ladders</translation>
    </message>
    <message>
        <source>Snakes</source>
        <translation>Slangen</translation>
    </message>
    <message>
        <source>up from the foot to the top</source>
        <translation>van de voet helemaal omhoog</translation>
    </message>
    <message>
        <source>down from the upper end to the lower one</source>
        <translation>van het bovenste eind naar het onderste</translation>
    </message>
    <message>
        <source>exactly: the rest is counted back</source>
        <translation>precies: de rest wordt teruggeteld</translation>
    </message>
    <message>
        <source>exactly: a throw too big is lost</source>
        <translation>precies: een te grote worp vervalt</translation>
    </message>
    <message>
        <source>throw again</source>
        <translation>opnieuw gooien</translation>
    </message>
    <message>
        <source>Throw the die</source>
        <translation>De dobbelsteen gooien</translation>
    </message>
    <message>
        <source>Move: {here} → {there}</source>
        <translation>Verplaatsen: {here} → {there}</translation>
    </message>
    <message>
        <source>Stay and go on</source>
        <translation>Blijven staan en verder</translation>
    </message>
    <message>
        <source>{player} threw {die}.</source>
        <translation>{player} gooide {die}.</translation>
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
        <source>{player} comes back to {here}.</source>
        <translation>{player} komt terug op {here}.</translation>
    </message>
    <message>
        <source>{player} stays on {here}: the throw leads beyond {goal}.</source>
        <translation>{player} blijft op {here}: de worp gaat voorbij {goal}.</translation>
    </message>
    <message>
        <source>The ladder on {foot} leads up to {top}.</source>
        <translation>De ladder op {foot} leidt omhoog naar {top}.</translation>
    </message>
    <message>
        <source>The snake on {high} leads down to {low}.</source>
        <translation>De slang op {high} leidt omlaag naar {low}.</translation>
    </message>
    <message>
        <source>The rest is counted back from {goal}.</source>
        <translation>De rest wordt van {goal} af teruggeteld.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <extracomment>Two sentences, one after the other.</extracomment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>Up to {number}!</source>
        <translation>Omhoog naar {number}!</translation>
    </message>
    <message>
        <source>Down to {number}!</source>
        <translation>Omlaag naar {number}!</translation>
    </message>
    <message>
        <source>{player} has not thrown the die yet.</source>
        <translation>{player} heeft nog niet gegooid.</translation>
    </message>
    <message>
        <source>The die shows {die}: first the piece has to move.</source>
        <translation>De {die} is gegooid, en de pion moet nog verder.</translation>
    </message>
    <message>
        <source>{die} leads beyond {goal}: the piece stays where it is.</source>
        <translation>{die} gaat voorbij {goal}: de pion blijft staan.</translation>
    </message>
    <message>
        <source>This piece belongs to {owner}.</source>
        <translation>Deze pion is van {owner}.</translation>
    </message>
    <message>
        <source>With {die} the piece goes {way}.</source>
        <translation>Met {die} gaat de pion {way}.</translation>
    </message>
    <message>
        <source>Every turn begins with the throw.</source>
        <translation>Elke beurt begint met de worp.</translation>
    </message>
    <message>
        <source>After a 6 there is another throw.</source>
        <translation>Na een 6 wordt er opnieuw gegooid.</translation>
    </message>
</context>
</TS>
