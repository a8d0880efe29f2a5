<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message id="crazy_eights.aim">
        <source>Be the first to get rid of all the cards in hand. Cards that are left cost points, and the fewest points win.</source>
        <translation>Wer zuerst alle Karten ablegt, beendet den Durchgang. Handkarten kosten Punkte, und die wenigsten Punkte gewinnen.</translation>
    </message>
    <message id="crazy_eights.deal-eight">
        <source>Everyone is dealt eight cards, one at a time, starting to the left of the dealer. The rest form the stock, face down.</source>
        <translation>Alle bekommen acht Karten, einzeln ausgeteilt, links vom Geber beginnend. Der Rest ist der verdeckte Nachziehstapel.</translation>
    </message>
    <message id="crazy_eights.start-card">
        <source>The top card of the stock is turned face up beside it and starts the discard pile.</source>
        <translation>Die erste Karte des Nachziehstapels wird daneben aufgedeckt und beginnt den Ablagestapel.</translation>
    </message>
    <message id="crazy_eights.start-card-replaced">
        <source>If that card is an 8 or a joker, it goes under the stock and the next one is turned up.</source>
        <translation>Ist diese Karte eine 8 oder ein Joker, kommt sie unter den Nachziehstapel, und die nächste wird aufgedeckt.</translation>
    </message>
    <message id="crazy_eights.start-card-no-effect">
        <source>A 2, a 7, a jack or an ace that is turned up at the start has no effect.</source>
        <translation>Wird zu Beginn eine 2, eine 7, ein Bube oder ein Ass aufgedeckt, hat die Karte keine Wirkung.</translation>
    </message>
    <message id="crazy_eights.first-player">
        <source>The player to the left of the dealer begins, and play goes clockwise. Lots are drawn for the first dealer; after that, the deal passes to the left.</source>
        <translation>Wer links vom Geber sitzt, beginnt; gespielt wird im Uhrzeigersinn. Der erste Geber wird ausgelost, danach wechselt das Geben nach links.</translation>
    </message>
    <message id="crazy_eights.play-same-rank">
        <source>Cards with the rank of the top card may be laid on the discard pile, one or several together.</source>
        <translation>Karten mit dem Wert der obersten dürfen auf den Ablagestapel gelegt werden, eine oder mehrere zusammen.</translation>
    </message>
    <message id="crazy_eights.play-same-suit">
        <source>One card of the suit in force may be laid.</source>
        <translation>Eine Karte der geltenden Farbe darf gelegt werden.</translation>
    </message>
    <message id="crazy_eights.many-only-on-same-rank">
        <source>Several cards may be laid together only if they match the rank of the top card. Otherwise just one goes down, even an 8 or a joker.</source>
        <translation>Mehrere Karten zugleich brauchen den Wert der obersten. Passt nur die Farbe, wird nur eine gelegt, ebenso bei 8 und Joker.</translation>
    </message>
    <message id="crazy_eights.many-only-on-same-rank@many-on-suit">
        <source>Cards laid together must all be of one rank, and one of them must fit. So several 8s, or both jokers, may go down together.</source>
        <translation>Mehrere Karten zugleich brauchen denselben Wert, und eine davon muss passen. Also dürfen auch mehrere 8er oder beide Joker zusammen gelegt werden.</translation>
    </message>
    <message id="crazy_eights.eight-any-time">
        <source>An 8 may be laid on any card.</source>
        <translation>Eine 8 darf auf jede Karte gelegt werden.</translation>
    </message>
    <message id="crazy_eights.joker-any-time">
        <source>A joker may be laid on any card.</source>
        <translation>Ein Joker darf auf jede Karte gelegt werden.</translation>
    </message>
    <message id="crazy_eights.must-match">
        <source>A card must match the top card in suit or rank; an 8 or a joker goes on anything.</source>
        <translation>Eine Karte muss in Farbe oder Wert zur obersten passen; eine 8 oder ein Joker passt immer.</translation>
    </message>
    <message id="crazy_eights.last-laid-on-top">
        <source>Whoever lays several cards chooses their order. The last one is the new top card.</source>
        <translation>Wer mehrere Karten legt, bestimmt ihre Reihenfolge. Die letzte ist die neue oberste Karte.</translation>
    </message>
    <message id="crazy_eights.eight-names-suit">
        <source>Whoever lays an 8 names the suit that is in force from now on, unless the deal ends with it.</source>
        <translation>Wer eine 8 legt, wünscht sich die Farbe, die ab jetzt gilt, außer wenn der Durchgang damit endet.</translation>
    </message>
    <message id="crazy_eights.suit-in-force">
        <source>Unless an 8 or a joker is on top, the suit of the top card is in force.</source>
        <translation>Liegt weder eine 8 noch ein Joker oben, gilt die Farbe der obersten Karte.</translation>
    </message>
    <message id="crazy_eights.joker-keeps-suit">
        <source>A joker leaves the suit in force as it was. The rank of the card under it no longer counts.</source>
        <translation>Ein Joker lässt die geltende Farbe, wie sie war. Der Wert der Karte darunter zählt nicht mehr.</translation>
    </message>
    <message id="crazy_eights.two-and-joker-draw-two">
        <source>For each 2 and each joker laid, the next player draws two cards at once. Another 2 or joker is no way out.</source>
        <translation>Für jede gelegte 2 und jeden Joker zieht die nächste Person sofort zwei Karten. Eine weitere 2 oder ein Joker verhindert das nicht.</translation>
    </message>
    <message id="crazy_eights.two-and-joker-draw-two@stacking">
        <source>For each 2 and each joker laid, the next player must draw two cards or pass the draw on.</source>
        <translation>Für jede gelegte 2 und jeden Joker muss die nächste Person zwei Karten ziehen oder das Ziehen weitergeben.</translation>
    </message>
    <message id="crazy_eights.drawer-still-plays">
        <source>Whoever had to draw for a 2 or a joker then has a normal turn.</source>
        <translation>Wer für eine 2 oder einen Joker ziehen musste, spielt danach ganz normal weiter.</translation>
    </message>
    <message id="crazy_eights.ace-reverses">
        <source>Each ace reverses the direction of play, so two aces together change nothing. With two players, an ace has no effect.</source>
        <translation>Jedes Ass dreht die Spielrichtung um, zwei Asse zusammen ändern also nichts. Zu zweit hat ein Ass keine Wirkung.</translation>
    </message>
    <message id="crazy_eights.jack-skips">
        <source>Each jack makes the next player miss a turn, so several jacks skip several players.</source>
        <translation>Jeder Bube lässt die nächste Person aussetzen; mehrere Buben lassen also mehrere Personen aussetzen.</translation>
    </message>
    <message id="crazy_eights.jacks-stop-at-self">
        <source>Jacks never skip the player who laid them: if everybody else misses a turn, that player goes again.</source>
        <translation>Buben treffen nie die Person, die sie legt: Setzen alle anderen aus, ist sie gleich wieder dran.</translation>
    </message>
    <message id="crazy_eights.seven-plays-again">
        <source>Whoever lays a 7 must play again, on top of that 7. If nothing fits, one card is drawn as usual.</source>
        <translation>Wer eine 7 legt, muss noch einmal spielen, auf diese 7. Passt nichts, wird wie üblich eine Karte gezogen.</translation>
    </message>
    <message id="crazy_eights.sevens-one-replay">
        <source>Several 7s laid together still give only one extra play.</source>
        <translation>Wer mehrere 7er zusammen legt, spielt danach trotzdem nur ein weiteres Mal.</translation>
    </message>
    <message id="crazy_eights.must-play-if-able">
        <source>Whoever holds a card that fits must play; 8s and jokers count too.</source>
        <translation>Wer eine passende Karte hat, muss spielen; auch 8er und Joker zählen.</translation>
    </message>
    <message id="crazy_eights.family">
        <source>Here an 8 names the suit, a 2 or a joker means drawing cards, a 7 gives another turn, a jack skips a player and an ace reverses the direction.</source>
        <extracomment>Says how this game differs from others that are played under the same name.</extracomment>
        <translation>Hier wünscht man sich mit einer 8 die Farbe. Bei 2 und Joker wird gezogen, bei 7 noch einmal gespielt, bei Bube ausgesetzt, und das Ass dreht die Spielrichtung um.</translation>
    </message>
    <message id="crazy_eights.first-player@start-effects">
        <source>The player to the left of the dealer begins, and play goes clockwise, unless the start card changes that. Lots are drawn for the first dealer; after that, the deal passes to the left.</source>
        <translation>Wer links vom Geber sitzt, beginnt, und gespielt wird im Uhrzeigersinn, außer die erste Karte ändert das. Der erste Geber wird ausgelost, danach wechselt das Geben nach links.</translation>
    </message>
    <message id="crazy_eights.must-match@stacking">
        <source>A card must match the top card in suit or rank; an 8 or a joker goes on anything. While cards must be drawn, only a 2 or a joker may be laid.</source>
        <translation>Eine Karte muss in Farbe oder Wert zur obersten passen; eine 8 oder ein Joker passt immer. Sind Karten zu ziehen, darf nur eine 2 oder ein Joker gelegt werden.</translation>
    </message>
    <message id="crazy_eights.must-play-if-able@stacking">
        <source>Whoever holds a card that fits must play; 8s and jokers count too. But cards due for a 2 or a joker may always be drawn.</source>
        <translation>Wer eine passende Karte hat, muss spielen; auch 8er und Joker zählen. Nur die Karten für eine 2 oder einen Joker darf man trotzdem ziehen.</translation>
    </message>
    <message id="crazy_eights.draw-one-if-stuck">
        <source>Whoever cannot play draws one card from the stock.</source>
        <translation>Wer nicht spielen kann, zieht eine Karte vom Nachziehstapel.</translation>
    </message>
    <message id="crazy_eights.pass-only-after-draw">
        <source>A drawn card that fits must be played. Otherwise the turn passes on. Nobody may pass before drawing.</source>
        <translation>Passt die gezogene Karte, muss sie gelegt werden. Sonst geht es reihum weiter; vor dem Ziehen darf niemand passen.</translation>
    </message>
    <message id="crazy_eights.pass-only-after-draw@free-draw">
        <source>After drawing, a player may play or pass. Nobody may pass before drawing.</source>
        <translation>Nach dem Ziehen darf man spielen oder passen; vor dem Ziehen darf niemand passen.</translation>
    </message>
    <message id="crazy_eights.eight-any-time@stacking">
        <source>An 8 may be laid on any card, but not while cards must be drawn.</source>
        <translation>Eine 8 darf auf jede Karte gelegt werden, aber nicht, solange Karten zu ziehen sind.</translation>
    </message>
    <message id="crazy_eights.say-card">
        <source>Whoever has just one card left after playing calls “Card!” at once, before being caught. A needless call changes nothing.</source>
        <translation>Wer nach dem Legen genau eine Karte behält, ruft sofort „Letzte Karte!“, bevor es jemand merkt. Ein unnötiger Ruf ändert nichts.</translation>
    </message>
    <message id="crazy_eights.caught-without-card">
        <source>Whoever forgets can be caught for three seconds after playing, and then gets one card from each of the others. A false alarm changes nothing.</source>
        <translation>Wer nicht gerufen hat, kann bis drei Sekunden nach dem Legen erwischt werden und bekommt dann von allen anderen je eine Karte. Ein falscher Alarm ändert nichts.</translation>
    </message>
    <message id="crazy_eights.caught-without-card@call-time">
        <source>Whoever forgets and is caught in time gets one card from each of the others. A false alarm changes nothing.</source>
        <translation>Wer nicht gerufen hat und rechtzeitig erwischt wird, bekommt von allen anderen je eine Karte. Ein falscher Alarm ändert nichts.</translation>
    </message>
    <message id="crazy_eights.giver-keeps-last-card">
        <source>A player with only one card gives none. Whoever is left with one card without playing need not call.</source>
        <translation>Wer nur eine Karte hat, gibt keine ab. Wer anders als durch Legen auf eine Karte kommt, muss nicht rufen.</translation>
    </message>
    <message id="crazy_eights.reshuffle">
        <source>When the stock is empty and a card is needed, the top discard stays and the others are shuffled to make a new stock.</source>
        <translation>Ist der Nachziehstapel leer, bleibt bei Bedarf die oberste Karte liegen; die anderen abgelegten werden zum neuen Nachziehstapel gemischt.</translation>
    </message>
    <message id="crazy_eights.blocked-deal">
        <source>If no card is left to draw, the turn passes on. If everyone passes in a row, or after 500 turns, the deal ends and all count their hands.</source>
        <translation>Gibt es nichts zu ziehen, wird gepasst. Passen alle hintereinander, endet der Durchgang, spätestens nach 500 Zügen; alle zählen ihre Handkarten.</translation>
    </message>
    <message id="crazy_eights.deal-ends-at-once">
        <source>The deal ends as soon as a player runs out of cards, even if the last one was a 7, a 2 or a joker.</source>
        <translation>Der Durchgang endet, sobald jemand keine Karten mehr hat, auch wenn die letzte eine 7, eine 2 oder ein Joker war.</translation>
    </message>
    <message id="crazy_eights.deal-ends-at-once@last-card-effect">
        <source>The deal ends as soon as a player runs out of cards, even with a 7. A last 2 or joker still makes the next player draw.</source>
        <translation>Der Durchgang endet, sobald jemand keine Karten mehr hat, auch nach einer 7; nach einer 2 oder einem Joker muss die nächste Person noch ziehen.</translation>
    </message>
    <message id="crazy_eights.deal-ends-at-once@last-cards">
        <source>The deal ends as soon as a player runs out of cards. The house rules say what the last card still does.</source>
        <translation>Der Durchgang endet, sobald jemand keine Karten mehr hat; was eine letzte Karte noch bewirkt, sagen die Hausregeln.</translation>
    </message>
    <message id="crazy_eights.score-out">
        <source>Whoever has run out of cards scores −10 points.</source>
        <translation>Wer alle Karten abgelegt hat, bekommt −10 Punkte.</translation>
    </message>
    <message id="crazy_eights.score-hand">
        <source>Everyone else counts their hand: ace 40, king, queen and jack 10 each, joker 50, other cards the number on them.</source>
        <translation>Alle anderen zählen ihre Handkarten: Ass 40, König, Dame und Bube je 10, Joker 50, bei den übrigen gilt die Zahl darauf.</translation>
    </message>
    <message id="crazy_eights.score-hand@joker-40">
        <source>Everyone else counts their hand: ace and joker 40, king, queen and jack 10 each, other cards the number on them.</source>
        <translation>Alle anderen zählen ihre Handkarten: Ass und Joker 40, König, Dame und Bube je 10, bei den übrigen gilt die Zahl darauf.</translation>
    </message>
    <message id="crazy_eights.score-hand@joker-20">
        <source>Everyone else counts their hand: ace 40, king, queen and jack 10 each, joker 20, other cards the number on them.</source>
        <translation>Alle anderen zählen ihre Handkarten: Ass 40, König, Dame und Bube je 10, Joker 20, bei den übrigen gilt die Zahl darauf.</translation>
    </message>
    <message id="crazy_eights.five-deals">
        <source>A match lasts five deals.</source>
        <translation>Eine Partie dauert fünf Durchgänge.</translation>
    </message>
    <message id="crazy_eights.five-deals@deals-1">
        <source>A match lasts one deal.</source>
        <translation>Eine Partie dauert einen Durchgang.</translation>
    </message>
    <message id="crazy_eights.five-deals@deals-3">
        <source>A match lasts three deals.</source>
        <translation>Eine Partie dauert drei Durchgänge.</translation>
    </message>
    <message id="crazy_eights.five-deals@deals-10">
        <source>A match lasts ten deals.</source>
        <translation>Eine Partie dauert zehn Durchgänge.</translation>
    </message>
    <message id="crazy_eights.lowest-wins">
        <source>The lowest total wins. Players who tie for it share the victory.</source>
        <translation>Die kleinste Summe gewinnt; bei Gleichstand wird der Sieg geteilt.</translation>
    </message>
    <message id="crazy_eights.stacking">
        <source>Instead of drawing, the next player may lay any 2 or joker. The number of cards grows until somebody draws them all.</source>
        <translation>Statt zu ziehen, darf die nächste Person irgendeine 2 oder einen Joker legen. Die Zahl wächst, bis jemand alles zieht.</translation>
    </message>
    <message id="crazy_eights.draw-skips">
        <source>Whoever draws for a 2 or a joker misses their turn.</source>
        <translation>Wer für eine 2 oder einen Joker zieht, setzt aus.</translation>
    </message>
    <message id="crazy_eights.seven-cannot-end">
        <source>Nobody goes out with a 7: whoever lays a 7 as their last card draws one and plays on.</source>
        <translation>Mit einer 7 wird niemand fertig: Wer als letzte Karte eine 7 legt, zieht eine Karte und spielt weiter.</translation>
    </message>
    <message id="crazy_eights.last-card-effect">
        <source>After a last 2 or joker the next player draws before the hands are counted.</source>
        <translation>Nach einer 2 oder einem Joker als letzter Karte zieht die nächste Person noch, bevor gezählt wird.</translation>
    </message>
    <message id="crazy_eights.start-effects">
        <source>A 2, a jack or an ace that is turned up at the start acts as if the dealer had laid it.</source>
        <translation>Wird zu Beginn eine 2, ein Bube oder ein Ass aufgedeckt, wirkt die Karte, als hätte der Geber sie gelegt.</translation>
    </message>
    <message id="crazy_eights.joker-suit">
        <source>Whoever lays a joker names the suit that is in force from now on, unless the deal ends with it.</source>
        <translation>Wer einen Joker legt, wünscht sich die Farbe, die ab jetzt gilt, außer wenn der Durchgang damit endet.</translation>
    </message>
    <message id="crazy_eights.free-draw">
        <source>A player may draw one card even if a card in hand fits.</source>
        <translation>Man darf eine Karte ziehen, auch wenn eine Handkarte passt.</translation>
    </message>
    <message id="crazy_eights.call-penalty@draw-two">
        <source>Whoever forgets can be caught for three seconds after playing, and then draws two cards. A false alarm changes nothing.</source>
        <translation>Wer nicht gerufen hat, kann bis drei Sekunden nach dem Legen erwischt werden und zieht dann zwei Karten vom Nachziehstapel. Ein falscher Alarm ändert nichts.</translation>
    </message>
    <message id="crazy_eights.call-penalty@draw-two-call-time">
        <source>Whoever forgets and is caught in time draws two cards. A false alarm changes nothing.</source>
        <translation>Wer nicht gerufen hat und rechtzeitig erwischt wird, zieht zwei Karten vom Nachziehstapel. Ein falscher Alarm ändert nichts.</translation>
    </message>
    <message id="crazy_eights.call-penalty@none">
        <source>Nobody has to call with one card left, and nobody can be caught.</source>
        <translation>Mit nur noch einer Karte muss niemand rufen, und niemand kann erwischt werden.</translation>
    </message>
    <message id="crazy_eights.give-random">
        <source>The cards for a player who is caught are taken at random from the other hands.</source>
        <translation>Die Karten für eine erwischte Person werden zufällig aus den Handkarten der anderen gezogen.</translation>
    </message>
    <message id="crazy_eights.call-time@seconds-2">
        <source>There are 2 seconds to call and to catch.</source>
        <translation>Zum Rufen und Erwischen sind 2 Sekunden Zeit.</translation>
    </message>
    <message id="crazy_eights.call-time@seconds-5">
        <source>There are 5 seconds to call and to catch.</source>
        <translation>Zum Rufen und Erwischen sind 5 Sekunden Zeit.</translation>
    </message>
    <message id="crazy_eights.fewer-1">
        <source>Whoever has 1 card fewer begins each deal with seven.</source>
        <translation>Wer 1 Karte weniger hat, beginnt jeden Durchgang mit sieben.</translation>
    </message>
    <message id="crazy_eights.fewer-2">
        <source>Whoever has 2 cards fewer begins each deal with six.</source>
        <translation>Wer 2 Karten weniger hat, beginnt jeden Durchgang mit sechs.</translation>
    </message>
</context>
<context>
    <name>crazy_eights</name>
    <message>
        <source>Several cards of one rank on a matching suit</source>
        <translation>Mehrere Karten vom selben Wert, wenn die Farbe passt</translation>
    </message>
    <message>
        <source>A 2 or a joker passes the draw on</source>
        <translation>2 oder Joker gibt das Ziehen weiter</translation>
    </message>
    <message>
        <source>Whoever draws for a 2 or a joker misses their turn</source>
        <translation>Wer für 2 oder Joker zieht, setzt aus</translation>
    </message>
    <message>
        <source>Nobody goes out with a 7</source>
        <translation>Niemand endet mit einer 7</translation>
    </message>
    <message>
        <source>A last 2 or joker still counts</source>
        <translation>Letzte 2 oder Joker wirkt noch</translation>
    </message>
    <message>
        <source>The start card has its effect</source>
        <translation>Die Startkarte wirkt</translation>
    </message>
    <message>
        <source>A joker</source>
        <translation>Ein Joker</translation>
    </message>
    <message>
        <source>keeps the suit</source>
        <comment>of a joker</comment>
        <translation>behält die Farbe</translation>
    </message>
    <message>
        <source>names a suit</source>
        <comment>of a joker</comment>
        <translation>wünscht sich eine Farbe</translation>
    </message>
    <message>
        <source>Drawing is always allowed</source>
        <translation>Ziehen ist immer erlaubt</translation>
    </message>
    <message>
        <source>Forgotten call</source>
        <translation>Vergessener Ruf</translation>
    </message>
    <message>
        <source>a card from each</source>
        <comment>penalty for no call</comment>
        <translation>von allen eine</translation>
    </message>
    <message>
        <source>draws two</source>
        <comment>penalty for no call</comment>
        <translation>zwei ziehen</translation>
    </message>
    <message>
        <source>no call at all</source>
        <comment>penalty for no call</comment>
        <translation>ganz ohne Ruf</translation>
    </message>
    <message>
        <source>Penalty cards are given at random</source>
        <translation>Strafkarten zufällig geben</translation>
    </message>
    <message>
        <source>Time to call or to catch</source>
        <translation>Zeit zum Rufen und Erwischen</translation>
    </message>
    <message>
        <source>Points for a joker in hand</source>
        <translation>Punkte eines Jokers auf der Hand</translation>
    </message>
    <message>
        <source>Be the first to get rid of all the cards.</source>
        <translation>Vor allen anderen alle Karten ablegen.</translation>
    </message>
    <message>
        <source>2 s</source>
        <comment>seconds</comment>
        <translation>2 s</translation>
    </message>
    <message>
        <source>3 s</source>
        <comment>seconds</comment>
        <translation>3 s</translation>
    </message>
    <message>
        <source>5 s</source>
        <comment>seconds</comment>
        <translation>5 s</translation>
    </message>
    <message>
        <source>20</source>
        <comment>points</comment>
        <translation>20</translation>
    </message>
    <message>
        <source>40</source>
        <comment>points</comment>
        <translation>40</translation>
    </message>
    <message>
        <source>50</source>
        <comment>points</comment>
        <translation>50</translation>
    </message>
    <message>
        <source>Crazy Eights</source>
        <translation>Mau-Mau</translation>
    </message>
    <message>
        <source>Mau-Mau</source>
        <comment>other name of the game: for the box and the search</comment>
        <translation>Verrückte Achten</translation>
    </message>
    <message>
        <source>Play goes on in a moment: now is the time to call or to catch.</source>
        <translation>Gleich geht es weiter: Jetzt ist Zeit zum Rufen und Erwischen.</translation>
    </message>
    <message>
        <source>First {player} gets a card from {giver}.</source>
        <translation>Zuerst gibt {giver} eine Karte an {player}.</translation>
    </message>
    <message>
        <source>Cards are laid on the discard pile.</source>
        <translation>Karten werden auf den Ablagestapel gelegt.</translation>
    </message>
    <message>
        <source>Everyone lays cards from their own hand only.</source>
        <translation>Alle legen nur Karten aus der eigenen Hand.</translation>
    </message>
    <message>
        <source>These cards are not of the same rank: {first} and {second}.</source>
        <translation>Diese Karten haben nicht denselben Wert: {first} und {second}.</translation>
    </message>
    <message>
        <source>The {card} fits neither the {rank} nor {suit}.</source>
        <translation>{card} passt weder zum Wert {rank} noch zur Farbe {suit}.</translation>
    </message>
    <message>
        <source>The {card} does not fit the suit in force: {suit}.</source>
        <translation>{card} passt nicht zur geltenden Farbe: {suit}.</translation>
    </message>
    <message>
        <source>None of these cards is of the suit in force: {suit}.</source>
        <translation>Keine dieser Karten hat die geltende Farbe: {suit}.</translation>
    </message>
    <message>
        <source>A suit has to be named with this card.</source>
        <translation>Zu dieser Karte gehört eine gewünschte Farbe.</translation>
    </message>
    <message>
        <source>The rank on top is {rank}. Of any other rank, only one card may be laid.</source>
        <translation>Oben liegt der Wert {rank}. Von jedem anderen Wert wird nur eine Karte gelegt.</translation>
    </message>
    <message>
        <source>Only a 2 or a joker passes the draw on.</source>
        <translation>Nur eine 2 oder ein Joker gibt das Ziehen weiter.</translation>
    </message>
    <message>
        <source>A drawn card goes from the stock into the hand of whoever draws it.</source>
        <translation>Gezogen wird vom Nachziehstapel auf die eigene Hand.</translation>
    </message>
    <message>
        <source>One card has already been drawn.</source>
        <translation>Eine Karte ist schon gezogen.</translation>
    </message>
    <message>
        <source>The {card} can be laid.</source>
        <translation>Diese Karte kann gelegt werden: {card}.</translation>
    </message>
    <message>
        <source>There is no card left to draw.</source>
        <translation>Es gibt nichts mehr zu ziehen.</translation>
    </message>
    <message>
        <source>{player} has not drawn yet.</source>
        <translation>{player} hat noch nicht gezogen.</translation>
    </message>
    <message>
        <source>{player} has to draw first.</source>
        <translation>{player} muss zuerst ziehen.</translation>
    </message>
    <message>
        <source>Nobody has been caught.</source>
        <translation>Niemand ist erwischt worden.</translation>
    </message>
    <message>
        <source>{giver} gives one card of their own.</source>
        <translation>{giver} gibt eine Karte aus der eigenen Hand.</translation>
    </message>
    <message>
        <source>The card goes to {player}.</source>
        <translation>Die Karte geht an {player}.</translation>
    </message>
    <message>
        <source>No call is due now.</source>
        <translation>Jetzt ist kein Ruf fällig.</translation>
    </message>
    <message>
        <source>Only {player} can call now.</source>
        <translation>Nur {player} kann jetzt rufen.</translation>
    </message>
    <message>
        <source>{player} has already called.</source>
        <translation>{player} hat schon gerufen.</translation>
    </message>
    <message>
        <source>It is too late or too early to catch anybody.</source>
        <translation>Zum Erwischen ist es zu spät oder zu früh.</translation>
    </message>
    <message>
        <source>Nobody can catch themselves.</source>
        <translation>Niemand kann sich selbst erwischen.</translation>
    </message>
    <message>
        <source>{player} has already tried this time.</source>
        <translation>{player} hat es diesmal schon versucht.</translation>
    </message>
    <message>
        <source>Only one card is left: call before anybody notices.</source>
        <translation>Nur noch eine Karte: jetzt rufen, bevor es jemand merkt.</translation>
    </message>
    <message>
        <source>{player} has one card left and forgot to call.</source>
        <translation>{player} hat nur noch eine Karte und hat nicht gerufen.</translation>
    </message>
    <message>
        <source>No card fits.</source>
        <translation>Keine Karte passt.</translation>
    </message>
    <message>
        <source>The good cards stay in hand for later.</source>
        <translation>Die guten Karten bleiben für später auf der Hand.</translation>
    </message>
    <message>
        <source>This empties the hand: the deal is over.</source>
        <translation>Danach ist die Hand leer: Der Durchgang ist zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>This gets rid of %n card(s) at once.</source>
        <comment>several equal cards are laid</comment>
        <translation>
            <numerusform>%n Karte geht auf einmal weg.</numerusform>
            <numerusform>%n Karten gehen auf einmal weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another card can follow the 7.</source>
        <translation>Nach der 7 kann noch eine Karte folgen.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of this suit stay in hand: {suit}.</source>
        <comment>the suit that an 8 names</comment>
        <translation>
            <numerusform>%n Karte dieser Farbe bleibt auf der Hand: {suit}.</numerusform>
            <numerusform>%n Karten dieser Farbe bleiben auf der Hand: {suit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>This card will do: 8s and jokers are better kept for later.</source>
        <translation>Diese Karte genügt: 8er und Joker spart man besser für später auf.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has only %n card(s) left and has to draw.</source>
        <translation>
            <numerusform>{player} hat nur noch %n Karte und muss ziehen.</numerusform>
            <numerusform>{player} hat nur noch %n Karten und muss ziehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This card would cost the most: %n point(s).</source>
        <comment>why it is given away</comment>
        <translation>
            <numerusform>Diese Karte würde am meisten kosten: %n Punkt.</numerusform>
            <numerusform>Diese Karte würde am meisten kosten: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>But for 8s and jokers, this card would cost the most: %n point(s).</source>
        <comment>why it is given away</comment>
        <translation>
            <numerusform>Von 8ern und Jokern abgesehen würde diese Karte am meisten kosten: %n Punkt.</numerusform>
            <numerusform>Von 8ern und Jokern abgesehen würde diese Karte am meisten kosten: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has only %n card(s) left and misses a turn.</source>
        <translation>
            <numerusform>{player} hat nur noch %n Karte und setzt aus.</numerusform>
            <numerusform>{player} hat nur noch %n Karten und setzt aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play turns away from {player}, who has only %n card(s) left.</source>
        <translation>
            <numerusform>Die Spielrichtung dreht sich weg von {player}: nur noch %n Karte auf der Hand.</numerusform>
            <numerusform>Die Spielrichtung dreht sich weg von {player}: nur noch %n Karten auf der Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This gets rid of %n point(s).</source>
        <translation>
            <numerusform>Damit ist %n Punkt weg.</numerusform>
            <numerusform>Damit sind %n Punkte weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>Card!</source>
        <comment>button: the call with one card left</comment>
        <translation>Letzte Karte!</translation>
    </message>
    <message>
        <source>Caught!</source>
        <comment>button: somebody forgot the call</comment>
        <translation>Erwischt!</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <comment>button, while the stock is empty</comment>
        <translation>Karte ziehen</translation>
    </message>
    <message>
        <source>any time, names a suit</source>
        <translation>passt immer, wünscht sich eine Farbe</translation>
    </message>
    <message>
        <source>joker: any time, next player draws two</source>
        <translation>Joker: passt immer, lässt zwei ziehen</translation>
    </message>
    <message>
        <source>joker: names a suit, next player draws two</source>
        <translation>Joker: wünscht sich eine Farbe, lässt zwei ziehen</translation>
    </message>
    <message>
        <source>next player draws two</source>
        <translation>die nächste Person zieht zwei</translation>
    </message>
    <message>
        <source>next player draws two or passes it on</source>
        <translation>die nächste Person zieht zwei oder gibt weiter</translation>
    </message>
    <message>
        <source>next player misses a turn</source>
        <translation>die nächste Person setzt aus</translation>
    </message>
    <message>
        <source>reverses the direction</source>
        <translation>dreht die Richtung um</translation>
    </message>
    <message>
        <source>play again</source>
        <translation>noch einmal spielen</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <comment>less than nothing</comment>
        <translation>
            <numerusform>−%n Punkt</numerusform>
            <numerusform>−%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>cards in a hand</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>“Card!”</source>
        <comment>said by a player with one card left</comment>
        <translation>„Letzte Karte!“</translation>
    </message>
    <message>
        <source>Lay: {cards}</source>
        <comment>a possible move</comment>
        <translation>Legen: {cards}</translation>
    </message>
    <message>
        <source>Lay: {cards}. Call “Card!”</source>
        <comment>a possible move</comment>
        <translation>Legen: {cards}. „Letzte Karte!“ rufen</translation>
    </message>
    <message>
        <source>Lay: {cards}. Name: {suit}</source>
        <comment>a possible move</comment>
        <translation>Legen: {cards}. Farbe: {suit}</translation>
    </message>
    <message>
        <source>Lay: {cards}. Name: {suit}. Call “Card!”</source>
        <comment>a possible move</comment>
        <translation>Legen: {cards}. Farbe: {suit}. „Letzte Karte!“ rufen</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>a possible move: from the stock</comment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a possible move</comment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Call “Card!”</source>
        <comment>a possible move</comment>
        <translation>„Letzte Karte!“ rufen</translation>
    </message>
    <message>
        <source>Catch {player}, who forgot to call</source>
        <comment>a possible move</comment>
        <translation>{player} erwischen: nicht gerufen</translation>
    </message>
    <message>
        <source>Give: {card}</source>
        <comment>a possible move</comment>
        <translation>Geben: {card}</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>Es geht weiter.</translation>
    </message>
    <message>
        <source>{player} lays: {cards}.</source>
        <translation>{player} legt: {cards}.</translation>
    </message>
    <message>
        <source>{player} lays: {cards}. “Card!”</source>
        <translation>{player} legt: {cards}. „Letzte Karte!“</translation>
    </message>
    <message>
        <source>{player} lays: {cards}. Suit named: {suit}.</source>
        <translation>{player} legt: {cards}. Gewünschte Farbe: {suit}.</translation>
    </message>
    <message>
        <source>{player} lays: {cards}. Suit named: {suit}. “Card!”</source>
        <translation>{player} legt: {cards}. Gewünschte Farbe: {suit}. „Letzte Karte!“</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s).</source>
        <translation>
            <numerusform>{player} zieht %n Karte.</numerusform>
            <numerusform>{player} zieht %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws: {cards}.</source>
        <translation>{player} zieht: {cards}.</translation>
    </message>
    <message>
        <source>{player} has nothing to draw.</source>
        <translation>{player} hat nichts zu ziehen.</translation>
    </message>
    <message>
        <source>The direction of play is reversed.</source>
        <translation>Die Spielrichtung dreht sich um.</translation>
    </message>
    <message>
        <source>Missing a turn: {players}.</source>
        <translation>Es setzen aus: {players}.</translation>
    </message>
    <message>
        <source>{player} has another turn.</source>
        <translation>{player} ist noch einmal dran.</translation>
    </message>
    <message>
        <source>{player} tries to catch somebody, but nobody forgot to call.</source>
        <translation>{player} ruft „Erwischt!“, aber ohne Grund.</translation>
    </message>
    <message>
        <source>{player} must lay a card that fits.</source>
        <translation>{player} muss eine passende Karte legen.</translation>
    </message>
    <message>
        <source>The drawn card fits: {player} must lay it.</source>
        <translation>Die gezogene Karte passt: {player} muss sie legen.</translation>
    </message>
    <message>
        <source>{player} may lay a card or pass.</source>
        <translation>{player} kann eine Karte legen oder passen.</translation>
    </message>
    <message>
        <source>{player} may lay a card that fits, or draw one.</source>
        <translation>{player} kann eine passende Karte legen oder eine ziehen.</translation>
    </message>
    <message>
        <source>No card fits: {player} must draw one.</source>
        <translation>Keine Karte passt: {player} muss eine ziehen.</translation>
    </message>
    <message>
        <source>No card fits: {player} must pass.</source>
        <translation>Keine Karte passt: {player} muss passen.</translation>
    </message>
    <message numerus="yes">
        <source>{player} must draw %n card(s), or lay a 2 or a joker.</source>
        <translation>
            <numerusform>{player} muss %n Karte ziehen oder eine 2 oder einen Joker legen.</numerusform>
            <numerusform>{player} muss %n Karten ziehen oder eine 2 oder einen Joker legen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has one card left. Which comes first, the call or a catch?</source>
        <translation>{player} hat noch eine Karte. Was ist schneller: der Ruf oder das Erwischen?</translation>
    </message>
    <message>
        <source>Which suit is it now?</source>
        <comment>asked of whoever has laid an 8</comment>
        <translation>Welche Farbe gilt jetzt?</translation>
    </message>
    <message>
        <source>{player} misses a turn.</source>
        <translation>{player} setzt einmal aus.</translation>
    </message>
    <message>
        <source>{player} has no cards left: the deal is over.</source>
        <translation>{player} hat keine Karten mehr: Der Durchgang ist zu Ende.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} passt.</translation>
    </message>
    <message>
        <source>{player} calls “Card!”</source>
        <translation>{player} ruft „Letzte Karte!“</translation>
    </message>
    <message>
        <source>{player} catches {other}, who forgot to call.</source>
        <translation>{player} erwischt {other}: nicht gerufen.</translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n card(s).</source>
        <translation>
            <numerusform>{player} bekommt %n Karte.</numerusform>
            <numerusform>{player} bekommt %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has no cards left. {other} draws %n card(s), and the deal is over.</source>
        <translation>
            <numerusform>{player} hat keine Karten mehr. {other} zieht noch %n Karte, dann ist der Durchgang zu Ende.</numerusform>
            <numerusform>{player} hat keine Karten mehr. {other} zieht noch %n Karten, dann ist der Durchgang zu Ende.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gives {other}: {card}.</source>
        <translation>{player} gibt an {other}: {card}.</translation>
    </message>
    <message>
        <source>A new deal begins.</source>
        <translation>Ein neuer Durchgang beginnt.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>{player} ist dran.</translation>
    </message>
    <message>
        <source>A 7: {player} plays again.</source>
        <translation>Eine 7: {player} ist noch einmal dran.</translation>
    </message>
    <message>
        <source>{giver} must give {player} a card.</source>
        <translation>{giver} muss {player} eine Karte geben.</translation>
    </message>
    <message>
        <source>{player} has no cards left. The hands are counted.</source>
        <translation>{player} hat keine Karten mehr. Die Handkarten werden gezählt.</translation>
    </message>
    <message>
        <source>The deal is blocked. The hands are counted.</source>
        <translation>Der Durchgang steckt fest. Die Handkarten werden gezählt.</translation>
    </message>
    <message>
        <source>The match is over. Lowest total: {players}.</source>
        <translation>Die Partie ist zu Ende. Kleinste Summe: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>{suit}: %n card(s) in hand</source>
        <comment>choice of the suit for an 8</comment>
        <translation>
            <numerusform>{suit}: %n Karte auf der Hand</numerusform>
            <numerusform>{suit}: %n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Durchgang {deal} von {deals}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), the lowest total wins</source>
        <comment>heading of the score</comment>
        <translation>
            <numerusform>%n Durchgang, die kleinste Summe gewinnt</numerusform>
            <numerusform>%n Durchgänge, die kleinste Summe gewinnt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} went out most often: in %n deal(s).</source>
        <translation>
            <numerusform>{player} war am häufigsten zuerst fertig: in %n Durchgang.</numerusform>
            <numerusform>{player} war am häufigsten zuerst fertig: in %n Durchgängen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dearest hand cost {player} {points} points, in deal {number}.</source>
        <translation>Am teuersten war es für {player}: {points} Punkte in Durchgang {number}.</translation>
    </message>
    <message>
        <source>Several cards of one rank</source>
        <translation>Mehrere Karten mit gleichem Wert</translation>
    </message>
    <message>
        <source>A 6 is on top, so both 6s from the hand may go down together. The last one laid is the new top card.</source>
        <translation>Oben liegt eine 6, also dürfen beide 6er aus der Hand zusammen darauf. Die zuletzt gelegte Karte liegt dann oben.</translation>
    </message>
    <message>
        <source>An 8 names the suit</source>
        <translation>Mit einer 8 die Farbe wünschen</translation>
    </message>
    <message>
        <source>The 8 goes on any card, and whoever lays it names spades. The next player follows with a spade.</source>
        <translation>Die 8 passt auf jede Karte, und wer sie legt, wünscht sich Pik. Danach wird ein Pik gelegt.</translation>
    </message>
    <message>
        <source>A 2 makes the next player draw</source>
        <translation>Bei einer 2 wird gezogen</translation>
    </message>
    <message>
        <source>The 2 of hearts is laid, and the next player draws two cards at once. After that they play as usual.</source>
        <translation>Die Herz 2 wird gelegt, und die nächste Person zieht sofort zwei Karten. Danach spielt sie ganz normal.</translation>
    </message>
    <message>
        <source>1 card fewer</source>
        <comment>handicap</comment>
        <translation>1 Karte weniger</translation>
    </message>
    <message>
        <source>2 cards fewer</source>
        <comment>handicap</comment>
        <translation>2 Karten weniger</translation>
    </message>
</context>
</TS>
