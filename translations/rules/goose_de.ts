<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message id="goose.aim">
        <source>All pieces follow the spiral from 1 to 63. The first to land exactly on 63, in the middle, wins.</source>
        <translation>Alle Figuren folgen der Spirale von 1 bis 63. Wer zuerst genau auf der 63 in der Mitte landet, gewinnt.</translation>
    </message>
    <message id="goose.start-off-board">
        <source>Every piece begins on square 0, beside the spiral. Any number of pieces may stand there, at any time.</source>
        <translation>Jede Figur beginnt auf Feld 0 neben der Spirale. Dort dürfen jederzeit beliebig viele Figuren stehen.</translation>
    </message>
    <message id="goose.turn-order">
        <source>Turns go clockwise round the table. The youngest player takes the first seat and begins.</source>
        <translation>Es geht im Uhrzeigersinn um den Tisch. Die jüngste Person nimmt den ersten Platz und beginnt.</translation>
    </message>
    <message id="goose.turn-order@lots">
        <source>Turns go clockwise round the table. Lots are drawn to see who begins.</source>
        <translation>Es geht im Uhrzeigersinn um den Tisch. Wer beginnt, wird ausgelost.</translation>
    </message>
    <message id="goose.two-dice">
        <source>A turn is one throw of two dice, and their sum counts. Nothing moves before the throw.</source>
        <translation>Ein Zug ist ein Wurf mit zwei Würfeln, und ihre Summe zählt. Vor dem Wurf bewegt sich nichts.</translation>
    </message>
    <message id="goose.one-throw-a-turn">
        <source>There is only one throw in a turn, even after a double.</source>
        <translation>In jedem Zug wird nur einmal gewürfelt, auch nach einem Pasch.</translation>
    </message>
    <message id="goose.count-forward">
        <source>The piece moves forward by as many squares as the dice show. It may pass other pieces, and squares on the way do nothing.</source>
        <translation>Die Figur geht so viele Felder vor wie gewürfelt. An anderen Figuren kommt sie frei vorbei, und die Felder unterwegs tun nichts.</translation>
    </message>
    <message id="goose.forced-move">
        <source>There is nothing to choose. The piece goes where its count ends, or straight on to where the rules take it from there.</source>
        <translation>Zu wählen gibt es nichts: Die Figur kommt dorthin, wo ihr Zählen endet, oder gleich dorthin, wo die Regeln sie hinbringen.</translation>
    </message>
    <message id="goose.first-nine-6-3">
        <source>A piece on square 0 that throws 6 and 3 goes to 26 instead of counting.</source>
        <translation>Eine Figur auf Feld 0, die 6 und 3 würfelt, geht auf die 26, statt zu zählen.</translation>
    </message>
    <message id="goose.first-nine-4-5">
        <source>A piece on square 0 that throws 4 and 5 goes to 53 instead of counting.</source>
        <translation>Eine Figur auf Feld 0, die 4 und 5 würfelt, geht auf die 53, statt zu zählen.</translation>
    </message>
    <message id="goose.nine-only-from-start">
        <source>These two throws are special only on square 0, but there they are special every time.</source>
        <translation>Diese beiden Würfe sind nur auf Feld 0 etwas Besonderes, dort aber jedes Mal.</translation>
    </message>
    <message id="goose.goose">
        <source>A piece that lands on a goose moves on at once by the same number again, without another throw.</source>
        <translation>Eine Figur, die auf einer Gans landet, geht sofort noch einmal um dieselbe Zahl weiter. Gewürfelt wird nicht noch einmal.</translation>
    </message>
    <message id="goose.goose-always-forward">
        <source>A goose leads forward even if the piece came to it while counting back.</source>
        <translation>Eine Gans führt vorwärts, auch wenn die Figur rückwärts zu ihr gekommen ist.</translation>
    </message>
    <message id="goose.goose-always-forward@backward">
        <source>A piece that comes to a goose while counting back goes back by the same number again.</source>
        <translation>Kommt eine Figur rückwärts auf eine Gans, geht sie noch einmal um dieselbe Zahl zurück.</translation>
    </message>
    <message id="goose.bridge">
        <source>A piece that lands on the bridge on 6 crosses it to 12. On 12 nothing happens.</source>
        <translation>Eine Figur, die auf der Brücke auf 6 landet, geht hinüber auf die 12. Auf der 12 passiert nichts.</translation>
    </message>
    <message id="goose.hotel">
        <source>A piece that lands on the hotel on 19 sleeps there and misses its next turn.</source>
        <translation>Eine Figur, die im Gasthaus auf 19 landet, schläft dort und setzt einmal aus.</translation>
    </message>
    <message id="goose.well">
        <source>A piece that comes to the well on 31 by its own move is held there until another piece arrives.</source>
        <translation>Eine Figur, die mit ihrem eigenen Zug in den Brunnen auf 31 kommt, bleibt dort, bis eine andere Figur kommt.</translation>
    </message>
    <message id="goose.well@two-turns">
        <source>A piece that comes to the well on 31 by its own move misses two turns.</source>
        <translation>Eine Figur, die mit ihrem eigenen Zug in den Brunnen auf 31 kommt, setzt zweimal aus.</translation>
    </message>
    <message id="goose.prison">
        <source>A piece that comes to the prison on 52 by its own move is held there until another piece arrives.</source>
        <translation>Eine Figur, die mit ihrem eigenen Zug ins Gefängnis auf 52 kommt, bleibt dort, bis eine andere Figur kommt.</translation>
    </message>
    <message id="goose.prison@two-turns">
        <source>A piece that comes to the prison on 52 by its own move misses two turns.</source>
        <translation>Eine Figur, die mit ihrem eigenen Zug ins Gefängnis auf 52 kommt, setzt zweimal aus.</translation>
    </message>
    <message id="goose.maze">
        <source>A piece that lands in the maze on 42 goes back to 30.</source>
        <translation>Eine Figur, die im Labyrinth auf 42 landet, geht zurück auf die 30.</translation>
    </message>
    <message id="goose.skull">
        <source>A piece that lands on the skull on 58 goes back to 1.</source>
        <translation>Eine Figur, die auf dem Totenkopf auf 58 landet, geht zurück auf die 1.</translation>
    </message>
    <message id="goose.chain">
        <source>Every square on which a piece lands during its move has its effect, one after another, until the piece comes to rest.</source>
        <translation>Jedes Feld, auf dem eine Figur in ihrem Zug landet, wirkt, eins nach dem anderen, bis die Figur zur Ruhe kommt.</translation>
    </message>
    <message id="goose.bounce">
        <source>If the throw is too big, the piece goes as far as 63 and counts the rest backwards.</source>
        <translation>Ist der Wurf zu groß, geht die Figur bis 63 vor und mit dem Rest wieder zurück.</translation>
    </message>
    <message id="goose.swap">
        <source>If a piece comes to rest where another one stands, the other one goes to the square that the newcomer came from.</source>
        <translation>Kommt eine Figur zur Ruhe, wo schon eine andere steht, geht diese auf das Feld, von dem die neue gekommen ist.</translation>
    </message>
    <message id="goose.swap-origin">
        <source>The newcomer came from the square where it stood when its turn began, wherever it has landed since. That may be square 0.</source>
        <translation>Die neue Figur kommt von dem Feld, auf dem sie zu Beginn ihres Zuges stand, egal wo sie gelandet ist. Das kann Feld 0 sein.</translation>
    </message>
    <message id="goose.swap-final-only">
        <source>Only the square where a move ends counts for this: on the way, a piece sends nobody away.</source>
        <translation>Dafür zählt nur das Feld, auf dem ein Zug endet: Unterwegs schickt eine Figur niemanden weg.</translation>
    </message>
    <message id="goose.relief">
        <source>A held piece is freed in the same way: it goes to where the newcomer came from, and the newcomer is held in its place.</source>
        <translation>So kommt auch frei, wer festsitzt: Die Figur geht dorthin, woher die neue kam, und die neue sitzt an ihrer Stelle fest.</translation>
    </message>
    <message id="goose.relief@two-turns">
        <source>A piece that leaves the well or the prison in this way misses no more turns; the newcomer misses two.</source>
        <translation>Wer so aus Brunnen oder Gefängnis kommt, setzt nicht mehr aus; die neue Figur setzt zweimal aus.</translation>
    </message>
    <message id="goose.sent-back-no-effect">
        <source>The square to which a piece is sent does nothing to it: the piece is not held, misses no turn and goes no further.</source>
        <translation>Das Feld, auf das eine Figur weggeschickt wird, tut ihr nichts: Sie sitzt nicht fest, setzt nicht aus und geht nicht weiter.</translation>
    </message>
    <message id="goose.sent-back-clears">
        <source>A piece that is sent away is free at once: it is no longer held and has no turns left to miss.</source>
        <translation>Eine weggeschickte Figur ist sofort frei: Sie sitzt nicht mehr fest und muss nicht mehr aussetzen.</translation>
    </message>
    <message id="goose.return-no-swap">
        <source>A move that ends where it began changes nothing, and nobody is sent away.</source>
        <translation>Ein Zug, der dort endet, wo er begonnen hat, ändert nichts, und niemand wird weggeschickt.</translation>
    </message>
    <message id="goose.skip">
        <source>Whoever is held or has a turn to miss is skipped. The hotel costs just one turn.</source>
        <translation>Wer festsitzt oder aussetzen muss, wird übersprungen. Das Gasthaus kostet nur einen Zug.</translation>
    </message>
    <message id="goose.skip@two-turns">
        <source>Whoever has turns to miss is skipped until all of them have been missed.</source>
        <translation>Wer aussetzen muss, wird übersprungen, bis nichts mehr auszusetzen ist.</translation>
    </message>
    <message id="goose.all-held">
        <source>If everybody is held, the piece that has been held longer is free at once: it stays on its square and plays on. The other one stays held.</source>
        <translation>Sitzen alle fest, kommt die Figur, die länger festsitzt, sofort frei: Sie bleibt auf ihrem Feld und spielt weiter. Die andere bleibt.</translation>
    </message>
    <message id="goose.win-exact">
        <source>The first piece to come to rest on 63 wins, whether a throw or a goose takes it there.</source>
        <translation>Die erste Figur, die auf der 63 zur Ruhe kommt, gewinnt, ob durch einen Wurf oder durch eine Gans.</translation>
    </message>
    <message id="goose.win-stops-play">
        <source>The match stops at once. The other players are not ranked.</source>
        <translation>Die Partie endet sofort. Die anderen bekommen keinen Rang.</translation>
    </message>
    <message id="goose.always-ends">
        <source>There is no draw and no limit on turns: 63 can be reached from every square, so sooner or later somebody gets there.</source>
        <translation>Es gibt kein Remis und keine Höchstzahl an Zügen: Die 63 ist von überall zu erreichen, und früher oder später kommt jemand an.</translation>
    </message>
    <message id="goose.ahead-10">
        <source>Whoever is 10 squares ahead begins on square 10. If somebody stands there already, it is the next plain square.</source>
        <translation>Wer 10 Felder Vorsprung hat, beginnt auf Feld 10. Steht dort schon jemand, ist es das nächste gewöhnliche Feld.</translation>
    </message>
    <message id="goose.ahead-20">
        <source>Whoever is 20 squares ahead begins on square 20. If somebody stands there already, it is the next plain square.</source>
        <translation>Wer 20 Felder Vorsprung hat, beginnt auf Feld 20. Steht dort schon jemand, ist es das nächste gewöhnliche Feld.</translation>
    </message>
</context>
<context>
    <name>goose</name>
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
        <source>Well and prison</source>
        <translation>Brunnen und Gefängnis</translation>
    </message>
    <message>
        <source>Until freed</source>
        <translation>Bis jemand kommt</translation>
    </message>
    <message>
        <source>Two turns</source>
        <translation>Zwei Züge</translation>
    </message>
    <message>
        <source>A goose while counting back</source>
        <translation>Eine Gans beim Zurückgehen</translation>
    </message>
    <message>
        <source>Leads forward</source>
        <translation>Führt vorwärts</translation>
    </message>
    <message>
        <source>Leads back</source>
        <translation>Führt zurück</translation>
    </message>
    <message>
        <source>10 squares ahead</source>
        <comment>handicap</comment>
        <translation>10 Felder Vorsprung</translation>
    </message>
    <message>
        <source>20 squares ahead</source>
        <comment>handicap</comment>
        <translation>20 Felder Vorsprung</translation>
    </message>
    <message>
        <source>Goose Game</source>
        <translation>Gänsespiel</translation>
    </message>
    <message>
        <source>Follow the spiral and be the first to land exactly on 63.</source>
        <translation>Der Spirale folgen und zuerst genau auf der 63 landen.</translation>
    </message>
    <message>
        <source>Game of the Goose</source>
        <extracomment>Other names of the game that players of this country know, for the box and for the search.</extracomment>
        <translation>Das Spiel von der Gans</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>spiral</source>
        <translation>Spirale</translation>
    </message>
    <message>
        <source>square {number}</source>
        <translation>Feld {number}</translation>
    </message>
    <message>
        <source>square {number}: {special}</source>
        <translation>Feld {number}: {special}</translation>
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
        <translation>Gans</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>hotel</source>
        <translation>Gasthaus</translation>
    </message>
    <message>
        <source>well</source>
        <translation>Brunnen</translation>
    </message>
    <message>
        <source>maze</source>
        <translation>Labyrinth</translation>
    </message>
    <message>
        <source>prison</source>
        <translation>Gefängnis</translation>
    </message>
    <message>
        <source>skull</source>
        <translation>Totenkopf</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>{player}: tray with the dice</source>
        <extracomment>The little tray in which the dice of a player lie.</extracomment>
        <translation>{player}: Schale mit den Würfeln</translation>
    </message>
    <message>
        <source>held here</source>
        <translation>sitzt hier fest</translation>
    </message>
    <message numerus="yes">
        <source>misses %n turn(s)</source>
        <translation>
            <numerusform>setzt einmal aus</numerusform>
            <numerusform>setzt %n-mal aus</numerusform>
        </translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the dice.</source>
        <translation>{player} ist dran und würfelt.</translation>
    </message>
    <message>
        <source>{player} threw {total}: {way}</source>
        <extracomment>The way is a row of squares: 12 → goose 18 → 24.</extracomment>
        <translation>{player} hat {total} gewürfelt: {way}</translation>
    </message>
    <message>
        <source>{player} sleeps in the hotel and misses this turn.</source>
        <translation>{player} schläft im Gasthaus und setzt aus.</translation>
    </message>
    <message>
        <source>{player} is in the well and misses this turn.</source>
        <translation>{player} sitzt im Brunnen und setzt aus.</translation>
    </message>
    <message>
        <source>{player} is in prison and misses this turn.</source>
        <translation>{player} sitzt im Gefängnis und setzt aus.</translation>
    </message>
    <message>
        <source>{player} is held in the well until another piece arrives.</source>
        <translation>{player} sitzt im Brunnen fest, bis eine andere Figur kommt.</translation>
    </message>
    <message>
        <source>{player} is held in prison until another piece arrives.</source>
        <translation>{player} sitzt im Gefängnis fest, bis eine andere Figur kommt.</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} gewinnt.</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: the turn is missed, the next player goes on.</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>{one} + {two} = {total}</source>
        <extracomment>Beside the two dice: what they show together.</extracomment>
        <translation>{one} + {two} = {total}</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>am Start</translation>
    </message>
    <message>
        <source>on {number}</source>
        <translation>auf {number}</translation>
    </message>
    <message>
        <source>in the hotel</source>
        <translation>im Gasthaus</translation>
    </message>
    <message>
        <source>in the well</source>
        <translation>im Brunnen</translation>
    </message>
    <message>
        <source>in prison</source>
        <translation>im Gefängnis</translation>
    </message>
    <message>
        <source>The way to 63</source>
        <translation>Der Weg zur 63</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>the same number again</source>
        <translation>dieselbe Zahl noch einmal</translation>
    </message>
    <message>
        <source>from 6 across to 12</source>
        <translation>von 6 weiter zu 12</translation>
    </message>
    <message>
        <source>miss a turn</source>
        <translation>einmal aussetzen</translation>
    </message>
    <message>
        <source>miss two turns</source>
        <translation>zweimal aussetzen</translation>
    </message>
    <message>
        <source>back to 30</source>
        <translation>zurück auf 30</translation>
    </message>
    <message>
        <source>back to 1</source>
        <translation>zurück auf 1</translation>
    </message>
    <message>
        <source>held until somebody comes</source>
        <translation>festsitzen, bis jemand kommt</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Miss the turn</source>
        <translation>Aussetzen</translation>
    </message>
    <message>
        <source>Move: {here} → {there}</source>
        <translation>Ziehen: {here} → {there}</translation>
    </message>
    <message>
        <source>{player} threw {one} and {two}: {total}.</source>
        <translation>{player} würfelt {one} und {two}: {total}.</translation>
    </message>
    <message>
        <source>{player} goes from {here} to {there}.</source>
        <translation>{player} geht von {here} auf {there}.</translation>
    </message>
    <message>
        <source>{player} goes from the start to {there}.</source>
        <translation>{player} geht vom Start auf {there}.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <extracomment>Two sentences, one after the other.</extracomment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>This throw leads from the start to {number}.</source>
        <translation>Dieser Wurf führt vom Start auf {number}.</translation>
    </message>
    <message>
        <source>The rest is counted back from 63.</source>
        <translation>Der Rest wird von der 63 aus zurückgezählt.</translation>
    </message>
    <message>
        <source>The goose on {number} leads on by {total}.</source>
        <translation>Die Gans auf {number} führt um {total} weiter.</translation>
    </message>
    <message>
        <source>The goose on {number} leads back by {total}.</source>
        <translation>Die Gans auf {number} führt um {total} zurück.</translation>
    </message>
    <message>
        <source>The bridge leads on to {number}.</source>
        <translation>Die Brücke führt weiter auf {number}.</translation>
    </message>
    <message>
        <source>The maze leads back to {number}.</source>
        <translation>Das Labyrinth führt zurück auf {number}.</translation>
    </message>
    <message>
        <source>The skull sends the piece back to {number}.</source>
        <translation>Der Totenkopf schickt die Figur zurück auf {number}.</translation>
    </message>
    <message>
        <source>The hotel costs a turn.</source>
        <translation>Im Gasthaus wird einmal ausgesetzt.</translation>
    </message>
    <message>
        <source>The well holds the piece until another one arrives.</source>
        <translation>Der Brunnen hält die Figur fest, bis eine andere kommt.</translation>
    </message>
    <message>
        <source>The prison holds the piece until another one arrives.</source>
        <translation>Das Gefängnis hält die Figur fest, bis eine andere kommt.</translation>
    </message>
    <message>
        <source>The well costs two turns.</source>
        <translation>Im Brunnen wird zweimal ausgesetzt.</translation>
    </message>
    <message>
        <source>The prison costs two turns.</source>
        <translation>Im Gefängnis wird zweimal ausgesetzt.</translation>
    </message>
    <message>
        <source>{player} has to go to {number}.</source>
        <translation>{player} muss auf {number} gehen.</translation>
    </message>
    <message>
        <source>{player} has to go back to the start.</source>
        <translation>{player} muss zurück zum Start.</translation>
    </message>
    <message>
        <source>{player} is free and goes to {number}.</source>
        <translation>{player} ist frei und geht auf {number}.</translation>
    </message>
    <message>
        <source>{player} is free and goes to the start.</source>
        <translation>{player} ist frei und geht zum Start.</translation>
    </message>
    <message>
        <source>Everybody was held: now {player} is free.</source>
        <translation>Alle saßen fest: Jetzt ist {player} frei.</translation>
    </message>
    <message>
        <source>The piece is back where it was.</source>
        <translation>Die Figur steht wieder, wo sie war.</translation>
    </message>
    <message>
        <source>{player} has not thrown the dice yet.</source>
        <translation>{player} hat noch nicht gewürfelt.</translation>
    </message>
    <message>
        <source>The dice show {total}: first the piece has to move.</source>
        <translation>Die {total} ist gewürfelt, und die Figur muss noch ziehen.</translation>
    </message>
    <message>
        <source>This piece belongs to {owner}.</source>
        <translation>Diese Figur gehört {owner}.</translation>
    </message>
    <message>
        <source>With {total} this is the way: {way}</source>
        <translation>Mit {total} ist das der Weg: {way}</translation>
    </message>
    <message>
        <source>Every turn begins with the throw.</source>
        <translation>Jeder Zug beginnt mit dem Wurf.</translation>
    </message>
    <message>
        <source>The dice show {total}, and the piece goes to {number}.</source>
        <translation>Die Würfel zeigen {total}, und die Figur geht auf {number}.</translation>
    </message>
    <message>
        <source>has fallen over</source>
        <comment>the piece of whoever has lost, for screen readers</comment>
        <translation>ist umgefallen</translation>
    </message>
    <message numerus="yes">
        <source>{player} made the longest leap: %n square(s) in one go.</source>
        <translation>
            <numerusform>{player} machte den größten Sprung: %n Feld auf einmal.</numerusform>
            <numerusform>{player} machte den größten Sprung: %n Felder auf einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} fell back from square {high} to square {low}.</source>
        <translation>{player} fiel von Feld {high} auf Feld {low} zurück.</translation>
    </message>
    <message>
        <source>Into the well!</source>
        <translation>In den Brunnen!</translation>
    </message>
    <message>
        <source>Off to prison!</source>
        <translation>Ab ins Gefängnis!</translation>
    </message>
    <message>
        <source>A night at the hotel!</source>
        <translation>Eine Nacht im Gasthaus!</translation>
    </message>
    <message>
        <source>Back to {number}!</source>
        <translation>Zurück auf {number}!</translation>
    </message>
    <message>
        <source>Goose! {total} more!</source>
        <extracomment>The piece has landed on a goose and goes on by the same number.</extracomment>
        <translation>Eine Gans! Noch einmal {total}!</translation>
    </message>
    <message>
        <source>A goose leads on</source>
        <translation>Eine Gans führt weiter</translation>
    </message>
    <message>
        <source>The throw is 6 and ends on a goose. The piece goes another 6 squares at once, and one drag takes it all the way.</source>
        <translation>Der Wurf ist eine 6 und endet auf einer Gans. Die Figur geht sofort noch einmal 6 Felder weiter: Man zieht sie in einem Stück bis dorthin.</translation>
    </message>
    <message>
        <source>Two pieces change places</source>
        <translation>Zwei Figuren tauschen die Plätze</translation>
    </message>
    <message>
        <source>The piece comes to rest where another one stands. The other one has to go back to the square that the newcomer came from.</source>
        <translation>Die Figur bleibt dort stehen, wo schon eine andere ist. Die andere muss auf das Feld, von dem die neue gekommen ist.</translation>
    </message>
    <message>
        <source>Freed from the well</source>
        <translation>Aus dem Brunnen befreit</translation>
    </message>
    <message>
        <source>A piece is held in the well on 31. Another one arrives: now that one is held, and the first goes to where the newcomer came from.</source>
        <translation>Eine Figur sitzt im Brunnen auf 31 fest. Eine andere kommt an: Jetzt sitzt diese fest, und die erste geht dorthin, woher die neue kam.</translation>
    </message>
</context>
</TS>
