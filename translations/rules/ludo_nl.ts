<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message id="ludo.aim">
        <source>All players bring their pieces round the loop, up the stairs and onto the star. Whoever does it first wins.</source>
        <translation>Iedereen brengt alle eigen pionnen het parcours rond, de trap op en naar de ster. Wie dat als eerste lukt, wint.</translation>
    </message>
    <message id="ludo.family">
        <source>A 6 opens the stable, and stairs lead to the star. There are no safe squares, no double barriers and no extra squares for a capture.</source>
        <extracomment>Says how this game differs from others that are played under the same name.</extracomment>
        <translation>Een 6 opent de stal en een trap leidt naar de ster. Er zijn geen veilige vakjes, geen dubbele blokkades en geen extra vakjes voor het slaan.</translation>
    </message>
    <message id="ludo.colours">
        <source>Each player has one of the four colours, and no colour is used twice.</source>
        <translation>Iedereen heeft een van de vier kleuren en geen kleur wordt dubbel gebruikt.</translation>
    </message>
    <message id="ludo.four-in-stable">
        <source>Each player has four pieces. At the start, all of them stand in the stable of their colour.</source>
        <translation>Iedereen heeft vier pionnen. Aan het begin staan ze allemaal in de stal van hun kleur.</translation>
    </message>
    <message id="ludo.four-in-stable@three">
        <source>Each player has three pieces. At the start, all of them stand in the stable of their colour.</source>
        <translation>Iedereen heeft drie pionnen, en aan het begin staan ze allemaal in de stal van hun kleur.</translation>
    </message>
    <message id="ludo.four-in-stable@two">
        <source>Each player has two pieces. At the start, both stand in the stable of their colour.</source>
        <translation>Iedereen heeft twee pionnen, en aan het begin staan ze allebei in de stal van hun kleur.</translation>
    </message>
    <message id="ludo.four-in-stable@one">
        <source>Each player has one piece. At the start, it stands in the stable of its colour.</source>
        <translation>Iedereen heeft maar één pion, en aan het begin staat die in de stal van zijn kleur.</translation>
    </message>
    <message id="ludo.turn-order">
        <source>Turns go clockwise round the board, from colour to colour. The youngest player takes the first seat and begins.</source>
        <translation>Het gaat met de klok mee het bord rond, kleur na kleur. De jongste neemt de eerste stoel en begint.</translation>
    </message>
    <message id="ludo.turn-order@lots">
        <source>Turns go clockwise round the board, from colour to colour. Lots are drawn to see who begins.</source>
        <translation>Het gaat met de klok mee het bord rond, kleur na kleur. Er wordt geloot wie begint.</translation>
    </message>
    <message id="ludo.one-throw">
        <source>The player whose turn it is throws the die once and uses that throw before anything else. Nothing moves before the throw.</source>
        <translation>Wie aan de beurt is, gooit één keer en gebruikt eerst die worp. Vóór de worp beweegt er niets.</translation>
    </message>
    <message id="ludo.own-piece">
        <source>Players move only pieces of their own colour.</source>
        <translation>Iedereen verplaatst alleen pionnen van de eigen kleur.</translation>
    </message>
    <message id="ludo.free-choice">
        <source>When several pieces can use the throw, the player chooses one. A 6 may let a piece out or move another.</source>
        <translation>Kunnen meerdere pionnen de worp gebruiken, dan mag de speler kiezen. Een 6 laat een pion uit de stal of verplaatst een andere.</translation>
    </message>
    <message id="ludo.must-move">
        <source>If at least one piece can use the throw, one piece has to use it.</source>
        <translation>Kan minstens één pion de worp gebruiken, dan moet dat ook gebeuren.</translation>
    </message>
    <message id="ludo.pass-when-stuck">
        <source>If no piece can use the throw, nothing moves.</source>
        <translation>Kan geen enkele pion de worp gebruiken, dan beweegt er niets.</translation>
    </message>
    <message id="ludo.six-throws-again">
        <source>After every 6, used or not, the same player throws again, with no limit. Any other number ends the turn.</source>
        <translation>Na elke 6, gebruikt of niet, gooit dezelfde speler opnieuw, hoe vaak ook. Elk ander getal beëindigt de beurt.</translation>
    </message>
    <message id="ludo.six-throws-again@two-sixes">
        <source>After the first and the second 6, used or not, the same player throws again. Any other number ends the turn.</source>
        <translation>Na de eerste en de tweede 6, gebruikt of niet, gooit dezelfde speler opnieuw. Elk ander getal beëindigt de beurt.</translation>
    </message>
    <message id="ludo.six-to-leave">
        <source>Only a 6 lets a piece out of its stable.</source>
        <translation>Alleen een 6 laat een pion uit de stal.</translation>
    </message>
    <message id="ludo.leaves-to-start">
        <source>A piece that leaves the stable is placed on its start square and goes no further with that 6.</source>
        <translation>Een pion die uit de stal komt, gaat naar zijn startvakje. Verder gaat hij met deze 6 niet.</translation>
    </message>
    <message id="ludo.start-own-piece">
        <source>No piece leaves the stable while a piece of the same colour stands on the start square.</source>
        <translation>Geen pion verlaat de stal zolang een pion van dezelfde kleur op het startvakje staat.</translation>
    </message>
    <message id="ludo.start-capture">
        <source>A piece that leaves the stable captures a piece of another colour that stands on the start square.</source>
        <translation>Een pion die de stal verlaat, slaat een pion van een andere kleur die op het startvakje staat.</translation>
    </message>
    <message id="ludo.exact-count">
        <source>A piece on the loop moves clockwise by exactly the number thrown, unless another rule stops it.</source>
        <translation>Op het parcours gaat een pion met de klok mee precies zo ver als gegooid, tenzij een andere regel hem tegenhoudt.</translation>
    </message>
    <message id="ludo.no-overtaking">
        <source>No piece passes another piece, whatever its colour.</source>
        <translation>Geen pion haalt een andere in, van welke kleur ook.</translation>
    </message>
    <message id="ludo.no-overtaking@no-move">
        <source>No piece passes another piece, whatever its colour. A piece whose way is barred cannot use the throw.</source>
        <translation>Geen pion haalt een andere in, van welke kleur ook. Een pion met een versperde weg kan de worp niet gebruiken.</translation>
    </message>
    <message id="ludo.no-overtaking@jump">
        <source>On the loop, a piece may pass other pieces of any colour.</source>
        <translation>Op het parcours mag een pion andere pionnen van elke kleur inhalen.</translation>
    </message>
    <message id="ludo.stop-behind">
        <source>If a piece stands in the way, the moving piece stops just before it. That is a full move, but it never captures.</source>
        <translation>Verspert een pion de weg, dan stopt de andere er vlak voor. Dat is een volledige zet, maar er wordt nooit mee geslagen.</translation>
    </message>
    <message id="ludo.own-piece-bars">
        <source>A piece of the same colour bars the way too: the moving piece stops just before it and never captures it.</source>
        <translation>Ook een pion van dezelfde kleur verspert de weg: de andere stopt er vlak voor en slaat hem nooit.</translation>
    </message>
    <message id="ludo.own-piece-bars@no-landing">
        <source>A piece cannot use the throw if the square it would reach holds a piece of its own colour.</source>
        <translation>Een pion kan de worp niet gebruiken als op het vakje waar hij uitkomt een pion van dezelfde kleur staat.</translation>
    </message>
    <message id="ludo.adjacent-block">
        <source>A piece that would have to stop on the square where it already stands cannot use the throw.</source>
        <translation>Een pion die zou moeten stoppen op het vakje waar hij al staat, kan de worp niet gebruiken.</translation>
    </message>
    <message id="ludo.capture">
        <source>A piece that moves its full count and lands on a piece of another colour sends that piece back to its stable.</source>
        <translation>Komt een pion met de volle worp op een vakje waar een andere kleur staat, dan moet de pion daar terug naar zijn stal.</translation>
    </message>
    <message id="ludo.one-per-square">
        <source>There is never more than one piece on a square of the loop or on a step.</source>
        <translation>Op een vakje van het parcours of op een trede staat nooit meer dan één pion.</translation>
    </message>
    <message id="ludo.foot-exact">
        <source>A piece cannot move if the throw is higher than the number of squares left to the foot of its stairs.</source>
        <translation>Een pion kan niet verder als de worp groter is dan het aantal vakjes tot de voet van zijn trap.</translation>
    </message>
    <message id="ludo.stop-at-foot">
        <source>The loop ends at the foot of the stairs: no piece goes from the loop onto the stairs in a single move.</source>
        <translation>Het parcours eindigt aan de voet van de trap: geen pion gaat in één zet van het parcours de trap op.</translation>
    </message>
    <message id="ludo.foot-not-safe">
        <source>For the other colours, the foot of the stairs is an ordinary square: a piece waiting there bars the way and can be captured.</source>
        <translation>Voor de andere kleuren is een voet een gewoon vakje: een pion die daar wacht, verspert de weg en kan worden geslagen.</translation>
    </message>
    <message id="ludo.foot-not-safe@jump">
        <source>For the other colours, the foot of the stairs is an ordinary square: a piece waiting there can be captured.</source>
        <translation>Voor de andere kleuren is een voet een gewoon vakje: een pion die daar wacht, kan worden geslagen.</translation>
    </message>
    <message id="ludo.stairs-in-order">
        <source>From the foot, only a 1 leads to step 1. From each step, only the next number leads to the next step.</source>
        <translation>Van de voet leidt alleen een 1 naar trede 1. Van elke trede leidt alleen het volgende getal naar de volgende trede.</translation>
    </message>
    <message id="ludo.stairs-in-order@quick">
        <source>From the foot or a step, a piece climbs as many steps as the die shows. The star is step 7; anything left over is lost.</source>
        <translation>Van de voet of van een trede klimt een pion zoveel treden als gegooid. De ster is trede 7; ogen die over zijn, vervallen.</translation>
    </message>
    <message id="ludo.step-occupied">
        <source>No piece climbs to a step that holds another piece of the same colour.</source>
        <translation>Geen pion klimt naar een trede waar een andere pion van dezelfde kleur staat.</translation>
    </message>
    <message id="ludo.step-occupied@quick">
        <source>A piece of the same colour stops the climber one step below it. If no step is free, the throw cannot be used.</source>
        <translation>Een pion van dezelfde kleur houdt de klimmende pion één trede lager tegen. Zonder vrije trede is de worp niet te gebruiken.</translation>
    </message>
    <message id="ludo.stairs-private">
        <source>Each colour has its own stairs. No other piece enters them, and a piece on them cannot be captured.</source>
        <translation>Elke kleur heeft een eigen trap. Geen andere pion komt erop, en een pion op de trap kan niet worden geslagen.</translation>
    </message>
    <message id="ludo.six-to-exit">
        <source>From step 6 a piece goes out onto the star only with a 6.</source>
        <translation>Van trede 6 gaat een pion alleen met een 6 naar de ster.</translation>
    </message>
    <message id="ludo.out-for-good">
        <source>A piece on the star is out and takes no further part.</source>
        <translation>Een pion op de ster doet niet meer mee.</translation>
    </message>
    <message id="ludo.win">
        <source>The first player with all their pieces on the star wins.</source>
        <translation>Wie als eerste alle pionnen op de ster heeft, wint.</translation>
    </message>
    <message id="ludo.win-stops-play">
        <source>The match stops as soon as somebody has won, without another throw. The other players are not ranked.</source>
        <translation>De partij stopt zodra iemand heeft gewonnen, zonder nog een worp. De andere spelers krijgen geen plaats.</translation>
    </message>
    <message id="ludo.win-stops-play@play-on">
        <source>The others play on for the places until one is left. Whoever has finished is skipped and does not throw again.</source>
        <translation>De anderen spelen door om de plaatsen tot er één over is. Wie klaar is, wordt overgeslagen en gooit niet meer.</translation>
    </message>
    <message id="ludo.always-ends">
        <source>There is no draw and no limit on turns: sooner or later, some number helps whoever is still racing.</source>
        <translation>Er is geen remise en geen grens aan de beurten: wie nog onderweg is, komt vroeg of laat met een of ander getal vooruit.</translation>
    </message>
    <message id="ludo.three-sixes">
        <source>A third 6 in the same turn is not played and ends the turn, whether or not the first two were used.</source>
        <translation>Een derde 6 in dezelfde beurt wordt niet gespeeld en beëindigt de beurt, of de eerste twee nu gebruikt zijn of niet.</translation>
    </message>
    <message id="ludo.out-1">
        <source>Whoever has one piece out begins with it on their start square.</source>
        <translation>Wie één pion al buiten heeft, begint ermee op het eigen startvakje.</translation>
    </message>
    <message id="ludo.out-2">
        <source>Whoever has two pieces out begins with one on their start square and one six squares ahead of it.</source>
        <translation>Wie twee pionnen al buiten heeft, begint met één op het eigen startvakje en één zes vakjes verder.</translation>
    </message>
</context>
<context>
    <name>ludo</name>
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
        <source>Pieces for each player</source>
        <translation>Pionnen per speler</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>The stairs</source>
        <translation>De trap</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Trede voor trede</translation>
    </message>
    <message>
        <source>As thrown</source>
        <translation>Zoals gegooid</translation>
    </message>
    <message>
        <source>A piece in the way</source>
        <translation>Een pion in de weg</translation>
    </message>
    <message>
        <source>Stop behind it</source>
        <translation>Ervoor stoppen</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Geen zet</translation>
    </message>
    <message>
        <source>Pass it</source>
        <translation>Inhalen</translation>
    </message>
    <message>
        <source>A third 6 in one turn</source>
        <translation>Een derde 6 in één beurt</translation>
    </message>
    <message>
        <source>Is played</source>
        <translation>Wordt gespeeld</translation>
    </message>
    <message>
        <source>Ends the turn</source>
        <translation>Einde van de beurt</translation>
    </message>
    <message>
        <source>After the first winner</source>
        <translation>Na de eerste overwinning</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Play for the places</source>
        <translation>Om plaatsen spelen</translation>
    </message>
    <message>
        <source>Ludo</source>
        <translation>Paardjesspel</translation>
    </message>
    <message>
        <source>Bring all the pieces round the board, up the stairs and onto the star.</source>
        <translation>Breng alle pionnen het bord rond, de trap op en naar de ster.</translation>
    </message>
    <message>
        <source>Little horses, a race with stairs</source>
        <extracomment>Other names of the game that players of this country know, for the box and for the search.</extracomment>
        <translation>Ludo, paardenspel</translation>
    </message>
    <message>
        <source>red start square</source>
        <translation>rood startvakje</translation>
    </message>
    <message>
        <source>blue start square</source>
        <translation>blauw startvakje</translation>
    </message>
    <message>
        <source>yellow start square</source>
        <translation>geel startvakje</translation>
    </message>
    <message>
        <source>green start square</source>
        <translation>groen startvakje</translation>
    </message>
    <message>
        <source>foot of the red stairs</source>
        <translation>voet van de rode trap</translation>
    </message>
    <message>
        <source>foot of the blue stairs</source>
        <translation>voet van de blauwe trap</translation>
    </message>
    <message>
        <source>foot of the yellow stairs</source>
        <translation>voet van de gele trap</translation>
    </message>
    <message>
        <source>foot of the green stairs</source>
        <translation>voet van de groene trap</translation>
    </message>
    <message>
        <source>red stairs, step {step}</source>
        <translation>rode trap, trede {step}</translation>
    </message>
    <message>
        <source>blue stairs, step {step}</source>
        <translation>blauwe trap, trede {step}</translation>
    </message>
    <message>
        <source>yellow stairs, step {step}</source>
        <translation>gele trap, trede {step}</translation>
    </message>
    <message>
        <source>green stairs, step {step}</source>
        <translation>groene trap, trede {step}</translation>
    </message>
    <message>
        <source>red stairs</source>
        <translation>rode trap</translation>
    </message>
    <message>
        <source>blue stairs</source>
        <translation>blauwe trap</translation>
    </message>
    <message>
        <source>yellow stairs</source>
        <translation>gele trap</translation>
    </message>
    <message>
        <source>green stairs</source>
        <translation>groene trap</translation>
    </message>
    <message>
        <source>red stable</source>
        <translation>rode stal</translation>
    </message>
    <message>
        <source>blue stable</source>
        <translation>blauwe stal</translation>
    </message>
    <message>
        <source>yellow stable</source>
        <translation>gele stal</translation>
    </message>
    <message>
        <source>green stable</source>
        <translation>groene stal</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>parcours</translation>
    </message>
    <message>
        <source>square {number}</source>
        <extracomment>A square of the loop, by its number.</extracomment>
        <translation>vakje {number}</translation>
    </message>
    <message>
        <source>star</source>
        <translation>ster</translation>
    </message>
    <message>
        <source>{player}: tray with the die</source>
        <extracomment>The little tray in which the die of a player lies.</extracomment>
        <translation>{player}: bakje met de dobbelsteen</translation>
    </message>
    <message>
        <source>safe on its stairs</source>
        <translation>veilig op zijn trap</translation>
    </message>
    <message>
        <source>this throw can capture it</source>
        <translation>kan met deze worp worden geslagen</translation>
    </message>
    <message>
        <source>has just come out</source>
        <translation>net op de ster aangekomen</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the die.</source>
        <translation>{player} is aan de beurt en gooit.</translation>
    </message>
    <message>
        <source>After the 6, {player} throws again.</source>
        <translation>Na de 6 gooit {player} opnieuw.</translation>
    </message>
    <message numerus="yes">
        <source>{player} threw a {die}: %n piece(s) can use it.</source>
        <translation>
            <numerusform>{player} heeft een {die} gegooid: %n pion kan die gebruiken.</numerusform>
            <numerusform>{player} heeft een {die} gegooid: %n pionnen kunnen die gebruiken.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} threw a {die}: no piece can use it.</source>
        <translation>{player} heeft een {die} gegooid: geen pion kan die gebruiken.</translation>
    </message>
    <message>
        <source>{player} threw a third 6: it is not played.</source>
        <translation>{player} heeft een derde 6 gegooid: die wordt niet gespeeld.</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} wint.</translation>
    </message>
    <message>
        <source>6: throw again</source>
        <translation>6: nog een keer</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Gooien</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: nothing can be moved, the turn goes on.</extracomment>
        <translation>Verder</translation>
    </message>
    <message numerus="yes">
        <source>%n on the way</source>
        <comment>pieces between the stable and the star</comment>
        <translation>
            <numerusform>%n onderweg</numerusform>
            <numerusform>%n onderweg</numerusform>
        </translation>
    </message>
    <message>
        <source>all in the stable</source>
        <translation>alle in de stal</translation>
    </message>
    <message>
        <source>all out</source>
        <translation>alle op de ster</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) out</source>
        <translation>
            <numerusform>%n op de ster</numerusform>
            <numerusform>%n op de ster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) for each player</source>
        <translation>
            <numerusform>%n pion per speler</numerusform>
            <numerusform>%n pionnen per speler</numerusform>
        </translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pionnen</translation>
    </message>
    <message>
        <source>in the stable</source>
        <translation>in de stal</translation>
    </message>
    <message>
        <source>on the way</source>
        <translation>onderweg</translation>
    </message>
    <message>
        <source>out</source>
        <translation>op de ster</translation>
    </message>
    <message>
        <source>lets a piece out of the stable and gives another throw</source>
        <translation>laat een pion uit de stal en geeft nog een worp</translation>
    </message>
    <message>
        <source>climb the stairs, each number to its own step</source>
        <translation>gaan de trap op, elk getal naar zijn trede</translation>
    </message>
    <message>
        <source>Throw the die</source>
        <translation>De dobbelsteen gooien</translation>
    </message>
    <message>
        <source>Go on without a move</source>
        <translation>Verder zonder zet</translation>
    </message>
    <message>
        <source>Let a piece out of the stable</source>
        <translation>Een pion uit de stal laten</translation>
    </message>
    <message>
        <source>Move: {here} → {there}</source>
        <translation>Verplaatsen: {here} → {there}</translation>
    </message>
    <message>
        <source>Capture: {here} → {there}</source>
        <translation>Slaan: {here} → {there}</translation>
    </message>
    <message>
        <source>Climb: {here} → {there}</source>
        <translation>Klimmen: {here} → {there}</translation>
    </message>
    <message>
        <source>Bring a piece out: {here} → {there}</source>
        <translation>Naar de ster: {here} → {there}</translation>
    </message>
    <message>
        <source>Move the piece: {here}</source>
        <translation>De pion verplaatsen: {here}</translation>
    </message>
    <message>
        <source>{player} threw a {die}.</source>
        <translation>{player} heeft een {die} gegooid.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) can use it</source>
        <comment>the number thrown</comment>
        <translation>
            <numerusform>%n pion kan die gebruiken</numerusform>
            <numerusform>%n pionnen kunnen die gebruiken</numerusform>
        </translation>
    </message>
    <message>
        <source>no piece can use it</source>
        <comment>the number thrown</comment>
        <translation>geen pion kan die gebruiken</translation>
    </message>
    <message>
        <source>the third 6 is not played</source>
        <translation>de derde 6 wordt niet gespeeld</translation>
    </message>
    <message>
        <source>{player} lets a piece out of the stable.</source>
        <translation>{player} laat een pion uit de stal.</translation>
    </message>
    <message numerus="yes">
        <source>{player} moves %n square(s).</source>
        <translation>
            <numerusform>{player} gaat %n vakje verder.</numerusform>
            <numerusform>{player} gaat %n vakjes verder.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} climbs to step {step}.</source>
        <translation>{player} klimt naar trede {step}.</translation>
    </message>
    <message>
        <source>{player} brings a piece out onto the star.</source>
        <translation>{player} brengt een pion naar de ster.</translation>
    </message>
    <message>
        <source>{player} does not move.</source>
        <translation>{player} doet geen zet.</translation>
    </message>
    <message>
        <source>{player}: piece captured</source>
        <extracomment>Quiet line: a piece of this player has just been captured.</extracomment>
        <translation>{player}: pion geslagen</translation>
    </message>
    <message>
        <source>now at the foot of the stairs</source>
        <translation>nu aan de voet van de trap</translation>
    </message>
    <message>
        <source>{player} has not thrown the die yet.</source>
        <translation>{player} heeft nog niet gegooid.</translation>
    </message>
    <message>
        <source>The {die} has not been used yet.</source>
        <translation>De {die} is nog niet gespeeld.</translation>
    </message>
    <message>
        <source>This piece belongs to {owner}.</source>
        <translation>Deze pion is van {owner}.</translation>
    </message>
    <message>
        <source>The die shows {die}.</source>
        <translation>De dobbelsteen laat {die} zien.</translation>
    </message>
    <message>
        <source>This piece needs a {needed}, but the die shows {die}.</source>
        <translation>Deze pion heeft een {needed} nodig, maar de dobbelsteen laat {die} zien.</translation>
    </message>
    <message>
        <source>This captures a piece of {player}, which has to begin again.</source>
        <translation>{player}: een pion wordt geslagen en moet opnieuw beginnen.</translation>
    </message>
    <message>
        <source>{player} could capture this piece: this takes it out of reach.</source>
        <translation>{player} zou deze pion kunnen slaan: zo komt hij buiten bereik.</translation>
    </message>
    <message>
        <source>There no other piece can capture it with the next throw.</source>
        <translation>Daar kan geen andere pion deze met de volgende worp slaan.</translation>
    </message>
    <message numerus="yes">
        <source>From there, a piece of {player} is within reach, %n square(s) ahead.</source>
        <translation>
            <numerusform>Vandaar is een pion van {player} binnen bereik, %n vakje verderop.</numerusform>
            <numerusform>Vandaar is een pion van {player} binnen bereik, %n vakjes verderop.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then it is %n square(s) to the foot of the stairs.</source>
        <comment>from this piece</comment>
        <translation>
            <numerusform>Dan is het nog %n vakje tot de voet van de trap.</numerusform>
            <numerusform>Dan zijn het nog %n vakjes tot de voet van de trap.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played without a close look: %n pieces can use the throw.</source>
        <translation>
            <numerusform>Gespeeld zonder goed te kijken: %n pion kan de worp gebruiken.</numerusform>
            <numerusform>Gespeeld zonder goed te kijken: %n pionnen kunnen de worp gebruiken.</numerusform>
        </translation>
    </message>
    <message>
        <source>With a {die} this piece goes to: {there}.</source>
        <translation>Met een {die} gaat deze pion hierheen: {there}.</translation>
    </message>
    <message numerus="yes">
        <source>The die shows {die}, and %n square(s) are left to the foot.</source>
        <translation>
            <numerusform>De dobbelsteen laat {die} zien en het is nog %n vakje tot de voet.</numerusform>
            <numerusform>De dobbelsteen laat {die} zien en het zijn nog %n vakjes tot de voet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on the next square leaves no room to move.</source>
        <translation>Door de pion op het volgende vakje kan deze niet verder.</translation>
    </message>
    <message>
        <source>These are not the stairs of this piece.</source>
        <translation>Dit is niet de trap van deze pion.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) can use the {die}.</source>
        <translation>
            <numerusform>%n pion kan de {die} gebruiken.</numerusform>
            <numerusform>%n pionnen kunnen de {die} gebruiken.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every turn begins with the throw.</source>
        <translation>Elke beurt begint met de worp.</translation>
    </message>
    <message>
        <source>No piece can use this throw.</source>
        <translation>Geen pion kan deze worp gebruiken.</translation>
    </message>
    <message>
        <source>Only this piece can use the throw.</source>
        <translation>Alleen deze pion kan de worp gebruiken.</translation>
    </message>
    <message>
        <source>This brings a piece out onto the star.</source>
        <translation>Zo komt een pion op de ster.</translation>
    </message>
    <message>
        <source>This brings a new piece into play.</source>
        <translation>Zo komt een nieuwe pion in het spel.</translation>
    </message>
    <message>
        <source>This piece reaches the foot of its stairs.</source>
        <translation>Deze pion bereikt de voet van zijn trap.</translation>
    </message>
    <message>
        <source>This piece comes one step closer to the star.</source>
        <translation>Deze pion komt dichter bij de ster.</translation>
    </message>
    <message numerus="yes">
        <source>{other} already had %n piece(s) out when {player} had none.</source>
        <translation>
            <numerusform>{other} had al %n pion op de ster toen {player} er nog geen had.</numerusform>
            <numerusform>{other} had al %n pionnen op de ster toen {player} er nog geen had.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sent the most pieces home: %n.</source>
        <translation>
            <numerusform>{player} sloeg de meeste pionnen: %n.</numerusform>
            <numerusform>{player} sloeg de meeste pionnen: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} got the first piece out.</source>
        <translation>{player} bracht de eerste pion op de ster.</translation>
    </message>
    <message numerus="yes">
        <source>{player} threw the most 6s: %n.</source>
        <translation>
            <numerusform>{player} gooide de meeste 6’en: %n.</numerusform>
            <numerusform>{player} gooide de meeste 6’en: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the star!</source>
        <comment>a piece has come out</comment>
        <translation>Op de ster!</translation>
    </message>
    <message>
        <source>A 6 opens the stable</source>
        <translation>Een 6 opent de stal</translation>
    </message>
    <message>
        <source>The die shows a 6, so a piece may leave its stable. It goes to its start square, and the same player throws again.</source>
        <translation>De dobbelsteen laat een 6 zien, dus mag een pion de stal uit. Hij gaat naar zijn startvakje en dezelfde speler gooit nog eens.</translation>
    </message>
    <message>
        <source>A piece goes back home</source>
        <translation>Een pion moet terug naar huis</translation>
    </message>
    <message>
        <source>The count ends exactly on a piece of another colour. That piece goes back to its stable and has to wait for a 6.</source>
        <translation>Het getal eindigt precies op een pion van een andere kleur. Die pion gaat terug naar de stal en moet wachten op een 6.</translation>
    </message>
    <message>
        <source>Stopping behind a piece</source>
        <translation>Stoppen achter een pion</translation>
    </message>
    <message>
        <source>The die shows a 5, but a piece stands in the way after three squares. The moving piece stops just before it.</source>
        <translation>De dobbelsteen laat een 5 zien, maar na drie vakjes staat er een pion in de weg. De pion stopt er vlak voor.</translation>
    </message>
    <message>
        <source>One piece out</source>
        <comment>handicap</comment>
        <translation>Eén pion al buiten</translation>
    </message>
    <message>
        <source>Two pieces out</source>
        <comment>handicap</comment>
        <translation>Twee pionnen al buiten</translation>
    </message>
</context>
</TS>
