<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message id="ludo.aim">
        <source>All players bring their pieces round the loop, up the stairs and onto the star. Whoever does it first wins.</source>
        <translation>Alle bringen ihre Figuren über die ganze Laufbahn, die Treppe hinauf und auf den Stern. Wer das zuerst schafft, gewinnt.</translation>
    </message>
    <message id="ludo.family">
        <source>A 6 opens the stable, and stairs lead to the star. There are no safe squares, no double barriers and no extra squares for a capture.</source>
        <extracomment>Says how this game differs from others that are played under the same name.</extracomment>
        <translation>Eine 6 öffnet den Stall, eine Treppe führt zum Stern. Es gibt keine sicheren Felder, keine doppelten Sperren und keine Zusatzfelder fürs Schlagen.</translation>
    </message>
    <message id="ludo.colours">
        <source>Each player has one of the four colours, and no colour is used twice.</source>
        <translation>Alle haben eine der vier Farben, und keine Farbe kommt doppelt vor.</translation>
    </message>
    <message id="ludo.four-in-stable">
        <source>Each player has four pieces. At the start, all of them stand in the stable of their colour.</source>
        <translation>Alle haben vier Figuren. Am Anfang stehen sie im Stall ihrer Farbe.</translation>
    </message>
    <message id="ludo.four-in-stable@three">
        <source>Each player has three pieces. At the start, all of them stand in the stable of their colour.</source>
        <translation>Alle haben drei Figuren, und am Anfang stehen sie im Stall ihrer Farbe.</translation>
    </message>
    <message id="ludo.four-in-stable@two">
        <source>Each player has two pieces. At the start, both stand in the stable of their colour.</source>
        <translation>Alle haben zwei Figuren, und am Anfang stehen beide im Stall ihrer Farbe.</translation>
    </message>
    <message id="ludo.four-in-stable@one">
        <source>Each player has one piece. At the start, it stands in the stable of its colour.</source>
        <translation>Alle haben nur eine Figur, und am Anfang steht sie im Stall ihrer Farbe.</translation>
    </message>
    <message id="ludo.turn-order">
        <source>Turns go clockwise round the board, from colour to colour. The youngest player takes the first seat and begins.</source>
        <translation>Es geht im Uhrzeigersinn um das Spielbrett, Farbe für Farbe. Die jüngste Person nimmt den ersten Platz und beginnt.</translation>
    </message>
    <message id="ludo.turn-order@lots">
        <source>Turns go clockwise round the board, from colour to colour. Lots are drawn to see who begins.</source>
        <translation>Es geht im Uhrzeigersinn um das Spielbrett, Farbe für Farbe. Wer beginnt, wird ausgelost.</translation>
    </message>
    <message id="ludo.one-throw">
        <source>The player whose turn it is throws the die once and uses that throw before anything else. Nothing moves before the throw.</source>
        <translation>Wer dran ist, würfelt einmal und nutzt zuerst diesen Wurf. Vor dem Wurf bewegt sich nichts.</translation>
    </message>
    <message id="ludo.own-piece">
        <source>Players move only pieces of their own colour.</source>
        <translation>Alle ziehen nur mit Figuren der eigenen Farbe.</translation>
    </message>
    <message id="ludo.free-choice">
        <source>When several pieces can use the throw, the player chooses one. A 6 may let a piece out or move another.</source>
        <translation>Passt der Wurf für mehrere Figuren, darf gewählt werden. Mit einer 6 darf eine Figur den Stall verlassen oder eine andere ziehen.</translation>
    </message>
    <message id="ludo.must-move">
        <source>If at least one piece can use the throw, one piece has to use it.</source>
        <translation>Passt der Wurf für mindestens eine Figur, muss eine Figur ihn nutzen.</translation>
    </message>
    <message id="ludo.pass-when-stuck">
        <source>If no piece can use the throw, nothing moves.</source>
        <translation>Passt der Wurf für keine Figur, bewegt sich nichts.</translation>
    </message>
    <message id="ludo.six-throws-again">
        <source>After every 6, used or not, the same player throws again, with no limit. Any other number ends the turn.</source>
        <translation>Nach jeder 6, genutzt oder nicht, wird noch einmal gewürfelt, beliebig oft. Jede andere Zahl beendet den Zug.</translation>
    </message>
    <message id="ludo.six-throws-again@two-sixes">
        <source>After the first and the second 6, used or not, the same player throws again. Any other number ends the turn.</source>
        <translation>Nach der ersten und der zweiten 6, genutzt oder nicht, wird noch einmal gewürfelt. Jede andere Zahl beendet den Zug.</translation>
    </message>
    <message id="ludo.six-to-leave">
        <source>Only a 6 lets a piece out of its stable.</source>
        <translation>Nur eine 6 lässt eine Figur aus dem Stall.</translation>
    </message>
    <message id="ludo.leaves-to-start">
        <source>A piece that leaves the stable is placed on its start square and goes no further with that 6.</source>
        <translation>Eine Figur aus dem Stall kommt auf ihr Startfeld. Weiter zieht sie mit dieser 6 nicht.</translation>
    </message>
    <message id="ludo.start-own-piece">
        <source>No piece leaves the stable while a piece of the same colour stands on the start square.</source>
        <translation>Keine Figur verlässt den Stall, solange eine Figur derselben Farbe auf dem Startfeld steht.</translation>
    </message>
    <message id="ludo.start-capture">
        <source>A piece that leaves the stable captures a piece of another colour that stands on the start square.</source>
        <translation>Eine Figur, die den Stall verlässt, schlägt eine Figur anderer Farbe auf ihrem Startfeld.</translation>
    </message>
    <message id="ludo.exact-count">
        <source>A piece on the loop moves clockwise by exactly the number thrown, unless another rule stops it.</source>
        <translation>Auf der Laufbahn zieht eine Figur im Uhrzeigersinn genau so weit wie gewürfelt, außer eine andere Regel hält sie auf.</translation>
    </message>
    <message id="ludo.no-overtaking">
        <source>No piece passes another piece, whatever its colour.</source>
        <translation>Keine Figur überholt eine andere, egal welcher Farbe.</translation>
    </message>
    <message id="ludo.no-overtaking@no-move">
        <source>No piece passes another piece, whatever its colour. A piece whose way is barred cannot use the throw.</source>
        <translation>Keine Figur überholt eine andere, egal welcher Farbe. Eine Figur mit versperrtem Weg kann den Wurf nicht nutzen.</translation>
    </message>
    <message id="ludo.no-overtaking@jump">
        <source>On the loop, a piece may pass other pieces of any colour.</source>
        <translation>Auf der Laufbahn darf eine Figur andere Figuren jeder Farbe überholen.</translation>
    </message>
    <message id="ludo.stop-behind">
        <source>If a piece stands in the way, the moving piece stops just before it. That is a full move, but it never captures.</source>
        <translation>Versperrt eine Figur den Weg, bleibt die ziehende Figur direkt davor stehen. Das ist ein ganzer Zug, aber geschlagen wird dabei nie.</translation>
    </message>
    <message id="ludo.own-piece-bars">
        <source>A piece of the same colour bars the way too: the moving piece stops just before it and never captures it.</source>
        <translation>Auch eine Figur derselben Farbe versperrt den Weg: Die ziehende Figur bleibt direkt davor stehen und schlägt sie nie.</translation>
    </message>
    <message id="ludo.own-piece-bars@no-landing">
        <source>A piece cannot use the throw if the square it would reach holds a piece of its own colour.</source>
        <translation>Eine Figur kann den Wurf nicht nutzen, wenn auf ihrem Zielfeld eine Figur derselben Farbe steht.</translation>
    </message>
    <message id="ludo.adjacent-block">
        <source>A piece that would have to stop on the square where it already stands cannot use the throw.</source>
        <translation>Eine Figur, die auf ihrem Feld stehen bleiben müsste, kann den Wurf nicht nutzen.</translation>
    </message>
    <message id="ludo.capture">
        <source>A piece that moves its full count and lands on a piece of another colour sends that piece back to its stable.</source>
        <translation>Kommt eine Figur mit ihrem vollen Wurf auf ein Feld, auf dem eine andere Farbe steht, muss die Figur dort zurück in ihren Stall.</translation>
    </message>
    <message id="ludo.one-per-square">
        <source>There is never more than one piece on a square of the loop or on a step.</source>
        <translation>Auf einem Feld der Laufbahn oder einer Stufe steht nie mehr als eine Figur.</translation>
    </message>
    <message id="ludo.foot-exact">
        <source>A piece cannot move if the throw is higher than the number of squares left to the foot of its stairs.</source>
        <translation>Eine Figur kann nicht ziehen, wenn der Wurf größer ist als ihr Weg bis zum Fuß der Treppe.</translation>
    </message>
    <message id="ludo.stop-at-foot">
        <source>The loop ends at the foot of the stairs: no piece goes from the loop onto the stairs in a single move.</source>
        <translation>Die Laufbahn endet am Fuß der Treppe: Keine Figur kommt in einem einzigen Zug von der Laufbahn auf die Treppe.</translation>
    </message>
    <message id="ludo.foot-not-safe">
        <source>For the other colours, the foot of the stairs is an ordinary square: a piece waiting there bars the way and can be captured.</source>
        <translation>Für die anderen Farben ist der Fuß ein gewöhnliches Feld: Eine Figur, die dort wartet, versperrt den Weg und kann geschlagen werden.</translation>
    </message>
    <message id="ludo.foot-not-safe@jump">
        <source>For the other colours, the foot of the stairs is an ordinary square: a piece waiting there can be captured.</source>
        <translation>Für die anderen Farben ist der Fuß ein gewöhnliches Feld: Eine Figur, die dort wartet, kann geschlagen werden.</translation>
    </message>
    <message id="ludo.stairs-in-order">
        <source>From the foot, only a 1 leads to step 1. From each step, only the next number leads to the next step.</source>
        <translation>Vom Fuß führt nur eine 1 auf Stufe 1. Von jeder Stufe führt nur die nächste Zahl auf die nächste Stufe.</translation>
    </message>
    <message id="ludo.stairs-in-order@quick">
        <source>From the foot or a step, a piece climbs as many steps as the die shows. The star is step 7; anything left over is lost.</source>
        <translation>Vom Fuß oder von einer Stufe steigt eine Figur so viele Stufen hinauf wie gewürfelt. Der Stern ist Stufe 7; übrige Augen verfallen.</translation>
    </message>
    <message id="ludo.step-occupied">
        <source>No piece climbs to a step that holds another piece of the same colour.</source>
        <translation>Keine Figur steigt auf eine Stufe, auf der eine andere Figur derselben Farbe steht.</translation>
    </message>
    <message id="ludo.step-occupied@quick">
        <source>A piece of the same colour stops the climber one step below it. If no step is free, the throw cannot be used.</source>
        <translation>Eine Figur derselben Farbe hält die steigende Figur eine Stufe tiefer auf. Ohne freie Stufe lässt sich der Wurf nicht nutzen.</translation>
    </message>
    <message id="ludo.stairs-private">
        <source>Each colour has its own stairs. No other piece enters them, and a piece on them cannot be captured.</source>
        <translation>Jede Farbe hat ihre eigene Treppe. Keine andere Figur betritt sie, und eine Figur darauf kann nicht geschlagen werden.</translation>
    </message>
    <message id="ludo.six-to-exit">
        <source>From step 6 a piece goes out onto the star only with a 6.</source>
        <translation>Von Stufe 6 kommt eine Figur nur mit einer 6 hinaus auf den Stern.</translation>
    </message>
    <message id="ludo.out-for-good">
        <source>A piece on the star is out and takes no further part.</source>
        <translation>Eine Figur auf dem Stern spielt nicht mehr mit.</translation>
    </message>
    <message id="ludo.win">
        <source>The first player with all their pieces on the star wins.</source>
        <translation>Wer zuerst alle Figuren auf dem Stern hat, gewinnt.</translation>
    </message>
    <message id="ludo.win-stops-play">
        <source>The match stops as soon as somebody has won, without another throw. The other players are not ranked.</source>
        <translation>Die Partie endet, sobald jemand gewonnen hat, ohne weiteren Wurf. Die anderen bekommen keinen Rang.</translation>
    </message>
    <message id="ludo.win-stops-play@play-on">
        <source>The others play on for the places until one is left. Whoever has finished is skipped and does not throw again.</source>
        <translation>Die anderen spielen um die Ränge weiter, bis nur eine Person übrig ist. Wer fertig ist, wird übersprungen und würfelt nicht mehr.</translation>
    </message>
    <message id="ludo.always-ends">
        <source>There is no draw and no limit on turns: sooner or later, some number helps whoever is still racing.</source>
        <translation>Es gibt kein Remis und keine Höchstzahl an Zügen: Wer noch unterwegs ist, kommt früher oder später mit irgendeiner Zahl voran.</translation>
    </message>
    <message id="ludo.three-sixes">
        <source>A third 6 in the same turn is not played and ends the turn, whether or not the first two were used.</source>
        <translation>Eine dritte 6 im selben Zug wird nicht gespielt und beendet den Zug, egal ob die ersten beiden genutzt wurden.</translation>
    </message>
    <message id="ludo.out-1">
        <source>Whoever has one piece out begins with it on their start square.</source>
        <translation>Wer eine Figur schon draußen hat, beginnt mit ihr auf dem eigenen Startfeld.</translation>
    </message>
    <message id="ludo.out-2">
        <source>Whoever has two pieces out begins with one on their start square and one six squares ahead of it.</source>
        <translation>Wer zwei Figuren schon draußen hat, beginnt mit einer auf dem eigenen Startfeld und einer sechs Felder weiter.</translation>
    </message>
</context>
<context>
    <name>ludo</name>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>The first seat</source>
        <translation>Der erste Platz</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>Pieces for each player</source>
        <translation>Figuren pro Person</translation>
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
        <translation>Die Treppe</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Stufe für Stufe</translation>
    </message>
    <message>
        <source>As thrown</source>
        <translation>Wie gewürfelt</translation>
    </message>
    <message>
        <source>A piece in the way</source>
        <translation>Eine Figur im Weg</translation>
    </message>
    <message>
        <source>Stop behind it</source>
        <translation>Davor anhalten</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Kein Zug</translation>
    </message>
    <message>
        <source>Pass it</source>
        <translation>Überholen</translation>
    </message>
    <message>
        <source>A third 6 in one turn</source>
        <translation>Eine dritte 6 im selben Zug</translation>
    </message>
    <message>
        <source>Is played</source>
        <translation>Wird gespielt</translation>
    </message>
    <message>
        <source>Ends the turn</source>
        <translation>Beendet den Zug</translation>
    </message>
    <message>
        <source>After the first winner</source>
        <translation>Nach dem ersten Sieg</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>Play for the places</source>
        <translation>Um Ränge spielen</translation>
    </message>
    <message>
        <source>Ludo</source>
        <translation>Pferderennen</translation>
    </message>
    <message>
        <source>Bring all the pieces round the board, up the stairs and onto the star.</source>
        <translation>Alle Figuren rund um das Spielbrett, die Treppe hinauf und auf den Stern bringen.</translation>
    </message>
    <message>
        <source>Little horses, a race with stairs</source>
        <extracomment>Other names of the game that players of this country know, for the box and for the search.</extracomment>
        <translation>Ludo, Pferdchenspiel</translation>
    </message>
    <message>
        <source>red start square</source>
        <translation>rotes Startfeld</translation>
    </message>
    <message>
        <source>blue start square</source>
        <translation>blaues Startfeld</translation>
    </message>
    <message>
        <source>yellow start square</source>
        <translation>gelbes Startfeld</translation>
    </message>
    <message>
        <source>green start square</source>
        <translation>grünes Startfeld</translation>
    </message>
    <message>
        <source>foot of the red stairs</source>
        <translation>Fuß der roten Treppe</translation>
    </message>
    <message>
        <source>foot of the blue stairs</source>
        <translation>Fuß der blauen Treppe</translation>
    </message>
    <message>
        <source>foot of the yellow stairs</source>
        <translation>Fuß der gelben Treppe</translation>
    </message>
    <message>
        <source>foot of the green stairs</source>
        <translation>Fuß der grünen Treppe</translation>
    </message>
    <message>
        <source>red stairs, step {step}</source>
        <translation>rote Treppe, Stufe {step}</translation>
    </message>
    <message>
        <source>blue stairs, step {step}</source>
        <translation>blaue Treppe, Stufe {step}</translation>
    </message>
    <message>
        <source>yellow stairs, step {step}</source>
        <translation>gelbe Treppe, Stufe {step}</translation>
    </message>
    <message>
        <source>green stairs, step {step}</source>
        <translation>grüne Treppe, Stufe {step}</translation>
    </message>
    <message>
        <source>red stairs</source>
        <translation>rote Treppe</translation>
    </message>
    <message>
        <source>blue stairs</source>
        <translation>blaue Treppe</translation>
    </message>
    <message>
        <source>yellow stairs</source>
        <translation>gelbe Treppe</translation>
    </message>
    <message>
        <source>green stairs</source>
        <translation>grüne Treppe</translation>
    </message>
    <message>
        <source>red stable</source>
        <translation>roter Stall</translation>
    </message>
    <message>
        <source>blue stable</source>
        <translation>blauer Stall</translation>
    </message>
    <message>
        <source>yellow stable</source>
        <translation>gelber Stall</translation>
    </message>
    <message>
        <source>green stable</source>
        <translation>grüner Stall</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>Laufbahn</translation>
    </message>
    <message>
        <source>square {number}</source>
        <extracomment>A square of the loop, by its number.</extracomment>
        <translation>Feld {number}</translation>
    </message>
    <message>
        <source>star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>{player}: tray with the die</source>
        <extracomment>The little tray in which the die of a player lies.</extracomment>
        <translation>{player}: Schale mit dem Würfel</translation>
    </message>
    <message>
        <source>safe on its stairs</source>
        <translation>auf ihrer Treppe in Sicherheit</translation>
    </message>
    <message>
        <source>this throw can capture it</source>
        <translation>kann mit diesem Wurf geschlagen werden</translation>
    </message>
    <message>
        <source>has just come out</source>
        <translation>gerade auf dem Stern angekommen</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the die.</source>
        <translation>{player} ist dran und würfelt.</translation>
    </message>
    <message>
        <source>After the 6, {player} throws again.</source>
        <translation>Nach der 6 würfelt {player} noch einmal.</translation>
    </message>
    <message numerus="yes">
        <source>{player} threw a {die}: %n piece(s) can use it.</source>
        <translation>
            <numerusform>{player} hat eine {die} gewürfelt: Sie passt für %n Figur.</numerusform>
            <numerusform>{player} hat eine {die} gewürfelt: Sie passt für %n Figuren.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} threw a {die}: no piece can use it.</source>
        <translation>{player} hat eine {die} gewürfelt: Sie passt für keine Figur.</translation>
    </message>
    <message>
        <source>{player} threw a third 6: it is not played.</source>
        <translation>{player} hat eine dritte 6 gewürfelt: Sie wird nicht gespielt.</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} gewinnt.</translation>
    </message>
    <message>
        <source>6: throw again</source>
        <translation>6: noch einmal</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: nothing can be moved, the turn goes on.</extracomment>
        <translation>Weiter</translation>
    </message>
    <message numerus="yes">
        <source>%n on the way</source>
        <comment>pieces between the stable and the star</comment>
        <translation>
            <numerusform>%n unterwegs</numerusform>
            <numerusform>%n unterwegs</numerusform>
        </translation>
    </message>
    <message>
        <source>all in the stable</source>
        <translation>alle im Stall</translation>
    </message>
    <message>
        <source>all out</source>
        <translation>alle auf dem Stern</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) out</source>
        <translation>
            <numerusform>%n auf dem Stern</numerusform>
            <numerusform>%n auf dem Stern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) for each player</source>
        <translation>
            <numerusform>%n Figur pro Person</numerusform>
            <numerusform>%n Figuren pro Person</numerusform>
        </translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>in the stable</source>
        <translation>im Stall</translation>
    </message>
    <message>
        <source>on the way</source>
        <translation>unterwegs</translation>
    </message>
    <message>
        <source>out</source>
        <translation>auf dem Stern</translation>
    </message>
    <message>
        <source>lets a piece out of the stable and gives another throw</source>
        <translation>lässt eine Figur aus dem Stall und bringt noch einen Wurf</translation>
    </message>
    <message>
        <source>climb the stairs, each number to its own step</source>
        <translation>führen die Treppe hinauf, jede Zahl auf ihre Stufe</translation>
    </message>
    <message>
        <source>Throw the die</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Go on without a move</source>
        <translation>Ohne Zug weiter</translation>
    </message>
    <message>
        <source>Let a piece out of the stable</source>
        <translation>Eine Figur aus dem Stall lassen</translation>
    </message>
    <message>
        <source>Move: {here} → {there}</source>
        <translation>Ziehen: {here} → {there}</translation>
    </message>
    <message>
        <source>Capture: {here} → {there}</source>
        <translation>Schlagen: {here} → {there}</translation>
    </message>
    <message>
        <source>Climb: {here} → {there}</source>
        <translation>Hinaufsteigen: {here} → {there}</translation>
    </message>
    <message>
        <source>Bring a piece out: {here} → {there}</source>
        <translation>Zum Stern: {here} → {there}</translation>
    </message>
    <message>
        <source>Move the piece: {here}</source>
        <translation>Die Figur ziehen: {here}</translation>
    </message>
    <message>
        <source>{player} threw a {die}.</source>
        <translation>{player} hat eine {die} gewürfelt.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) can use it</source>
        <comment>the number thrown</comment>
        <translation>
            <numerusform>passt für %n Figur</numerusform>
            <numerusform>passt für %n Figuren</numerusform>
        </translation>
    </message>
    <message>
        <source>no piece can use it</source>
        <comment>the number thrown</comment>
        <translation>passt für keine Figur</translation>
    </message>
    <message>
        <source>the third 6 is not played</source>
        <translation>die dritte 6 wird nicht gespielt</translation>
    </message>
    <message>
        <source>{player} lets a piece out of the stable.</source>
        <translation>{player} lässt eine Figur aus dem Stall.</translation>
    </message>
    <message numerus="yes">
        <source>{player} moves %n square(s).</source>
        <translation>
            <numerusform>{player} zieht %n Feld weit.</numerusform>
            <numerusform>{player} zieht %n Felder weit.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} climbs to step {step}.</source>
        <translation>{player} steigt auf Stufe {step}.</translation>
    </message>
    <message>
        <source>{player} brings a piece out onto the star.</source>
        <translation>{player} bringt eine Figur auf den Stern.</translation>
    </message>
    <message>
        <source>{player} does not move.</source>
        <translation>{player} zieht nicht.</translation>
    </message>
    <message>
        <source>{player}: piece captured</source>
        <extracomment>Quiet line: a piece of this player has just been captured.</extracomment>
        <translation>{player}: Figur geschlagen</translation>
    </message>
    <message>
        <source>now at the foot of the stairs</source>
        <translation>jetzt am Fuß der Treppe</translation>
    </message>
    <message>
        <source>{player} has not thrown the die yet.</source>
        <translation>{player} hat noch nicht gewürfelt.</translation>
    </message>
    <message>
        <source>The {die} has not been used yet.</source>
        <translation>Die {die} ist noch nicht gespielt.</translation>
    </message>
    <message>
        <source>This piece belongs to {owner}.</source>
        <translation>Diese Figur gehört {owner}.</translation>
    </message>
    <message>
        <source>The die shows {die}.</source>
        <translation>Der Würfel zeigt {die}.</translation>
    </message>
    <message>
        <source>This piece needs a {needed}, but the die shows {die}.</source>
        <translation>Diese Figur braucht eine {needed}, aber der Würfel zeigt {die}.</translation>
    </message>
    <message>
        <source>This captures a piece of {player}, which has to begin again.</source>
        <translation>{player}: Eine Figur wird geschlagen und muss von vorn beginnen.</translation>
    </message>
    <message>
        <source>{player} could capture this piece: this takes it out of reach.</source>
        <translation>{player} könnte diese Figur schlagen: Sie bringt sich in Sicherheit.</translation>
    </message>
    <message>
        <source>There no other piece can capture it with the next throw.</source>
        <translation>Dort kann keine andere Figur sie mit dem nächsten Wurf schlagen.</translation>
    </message>
    <message numerus="yes">
        <source>From there, a piece of {player} is within reach, %n square(s) ahead.</source>
        <translation>
            <numerusform>Von dort ist eine Figur von {player} in Reichweite, %n Feld weiter vorn.</numerusform>
            <numerusform>Von dort ist eine Figur von {player} in Reichweite, %n Felder weiter vorn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then it is %n square(s) to the foot of the stairs.</source>
        <comment>from this piece</comment>
        <translation>
            <numerusform>Dann ist es noch %n Feld bis zum Fuß der Treppe.</numerusform>
            <numerusform>Dann sind es noch %n Felder bis zum Fuß der Treppe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played without a close look: %n pieces can use the throw.</source>
        <translation>
            <numerusform>Ohne genau hinzusehen: %n Figur kann den Wurf nutzen.</numerusform>
            <numerusform>Ohne genau hinzusehen: %n Figuren können den Wurf nutzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>With a {die} this piece goes to: {there}.</source>
        <translation>Mit einer {die} geht diese Figur hierhin: {there}.</translation>
    </message>
    <message numerus="yes">
        <source>The die shows {die}, and %n square(s) are left to the foot.</source>
        <translation>
            <numerusform>Der Würfel zeigt {die}, und bis zum Fuß ist es noch %n Feld.</numerusform>
            <numerusform>Der Würfel zeigt {die}, und bis zum Fuß sind es noch %n Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on the next square leaves no room to move.</source>
        <translation>Die Figur auf dem nächsten Feld lässt keinen Platz zum Ziehen.</translation>
    </message>
    <message>
        <source>These are not the stairs of this piece.</source>
        <translation>Das ist nicht die Treppe dieser Figur.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) can use the {die}.</source>
        <translation>
            <numerusform>Die {die} passt für %n Figur.</numerusform>
            <numerusform>Die {die} passt für %n Figuren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every turn begins with the throw.</source>
        <translation>Jeder Zug beginnt mit dem Wurf.</translation>
    </message>
    <message>
        <source>No piece can use this throw.</source>
        <translation>Dieser Wurf passt für keine Figur.</translation>
    </message>
    <message>
        <source>Only this piece can use the throw.</source>
        <translation>Der Wurf passt nur für diese Figur.</translation>
    </message>
    <message>
        <source>This brings a piece out onto the star.</source>
        <translation>So kommt eine Figur auf den Stern.</translation>
    </message>
    <message>
        <source>This brings a new piece into play.</source>
        <translation>So kommt eine neue Figur ins Spiel.</translation>
    </message>
    <message>
        <source>This piece reaches the foot of its stairs.</source>
        <translation>Diese Figur erreicht den Fuß ihrer Treppe.</translation>
    </message>
    <message>
        <source>This piece comes one step closer to the star.</source>
        <translation>Diese Figur kommt dem Stern näher.</translation>
    </message>
    <message numerus="yes">
        <source>{other} already had %n piece(s) out when {player} had none.</source>
        <translation>
            <numerusform>{other} hatte schon %n Figur auf dem Stern, als {player} noch keine dort hatte.</numerusform>
            <numerusform>{other} hatte schon %n Figuren auf dem Stern, als {player} noch keine dort hatte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sent the most pieces home: %n.</source>
        <translation>
            <numerusform>{player} hat die meisten Figuren geschlagen: %n.</numerusform>
            <numerusform>{player} hat die meisten Figuren geschlagen: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} got the first piece out.</source>
        <translation>{player} brachte die erste Figur auf den Stern.</translation>
    </message>
    <message numerus="yes">
        <source>{player} threw the most 6s: %n.</source>
        <translation>
            <numerusform>{player} hat die meisten 6er gewürfelt: %n.</numerusform>
            <numerusform>{player} hat die meisten 6er gewürfelt: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the star!</source>
        <comment>a piece has come out</comment>
        <translation>Auf dem Stern!</translation>
    </message>
    <message>
        <source>A 6 opens the stable</source>
        <translation>Eine 6 öffnet den Stall</translation>
    </message>
    <message>
        <source>The die shows a 6, so a piece may leave its stable. It goes to its start square, and the same player throws again.</source>
        <translation>Der Würfel zeigt eine 6, also darf eine Figur aus dem Stall. Sie kommt auf ihr Startfeld, und dieselbe Person würfelt noch einmal.</translation>
    </message>
    <message>
        <source>A piece goes back home</source>
        <translation>Eine Figur muss nach Hause</translation>
    </message>
    <message>
        <source>The count ends exactly on a piece of another colour. That piece goes back to its stable and has to wait for a 6.</source>
        <translation>Die Zahl endet genau auf einer Figur einer anderen Farbe. Diese muss zurück in den Stall und auf eine 6 warten.</translation>
    </message>
    <message>
        <source>Stopping behind a piece</source>
        <translation>Hinter einer Figur anhalten</translation>
    </message>
    <message>
        <source>The die shows a 5, but a piece stands in the way after three squares. The moving piece stops just before it.</source>
        <translation>Der Würfel zeigt eine 5, aber nach drei Feldern steht eine Figur im Weg. Die ziehende Figur bleibt direkt davor stehen.</translation>
    </message>
    <message>
        <source>One piece out</source>
        <comment>handicap</comment>
        <translation>Eine Figur schon draußen</translation>
    </message>
    <message>
        <source>Two pieces out</source>
        <comment>handicap</comment>
        <translation>Zwei Figuren schon draußen</translation>
    </message>
</context>
</TS>
