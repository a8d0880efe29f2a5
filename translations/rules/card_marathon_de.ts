<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message id="card_marathon.aim">
        <source>Upturn all five milestones of the own row, but without leaving the other runner too far behind.</source>
        <translation>Alle fünf Meilensteine der eigenen Reihe umdrehen, aber dem anderen nicht zu weit davonlaufen.</translation>
    </message>
    <message id="card_marathon.aim@no-reversal">
        <source>Be the first to upturn all five milestones of the own row.</source>
        <translation>Als Erster alle fünf Meilensteine der eigenen Reihe umdrehen.</translation>
    </message>
    <message id="card_marathon.organizer-draw">
        <source>Before the first race each player draws a card. Whoever has the lower value organizes; the ace is the lowest. After equal values both draw again.</source>
        <translation>Vor dem ersten Lauf zieht jeder eine Karte. Wer den niedrigeren Wert hat, übernimmt die Rennleitung; das Ass ist am niedrigsten. Bei gleichen Werten ziehen beide noch einmal.</translation>
    </message>
    <message id="card_marathon.deal">
        <source>Each player gets five energy cards, which nobody else may see, and a row of five milestones face down, at which nobody looks.</source>
        <translation>Jeder bekommt fünf Energiekarten, die sonst niemand sehen darf, und eine Reihe aus fünf verdeckten Meilensteinen, die sich niemand ansieht.</translation>
    </message>
    <message id="card_marathon.effort-one">
        <source>One card lies face up and begins the effort pile. The others lie face down as refreshments.</source>
        <translation>Eine Karte liegt offen und beginnt den Stapel der Mühe. Die übrigen liegen verdeckt als Verpflegung bereit.</translation>
    </message>
    <message id="card_marathon.opponent-starts">
        <source>The race organizer lets the other player begin. Then the players take turns.</source>
        <translation>Wer die Rennleitung hat, lässt den anderen anfangen. Danach wird abwechselnd gespielt.</translation>
    </message>
    <message id="card_marathon.turn-choice">
        <source>A turn is either a drawing turn or a swapping turn. Nobody may pass. In a swapping turn nothing is drawn, thrown or declared.</source>
        <translation>In einem Zug wird entweder gezogen oder getauscht. Passen darf niemand. Wer tauscht, zieht nichts, wirft nichts ab und meldet nichts.</translation>
    </message>
    <message id="card_marathon.draw-one">
        <source>A drawing turn begins with one card: the top card of the refreshments, unseen, or the top card of the effort pile.</source>
        <translation>Wer zieht, nimmt zuerst eine Karte: die oberste der Verpflegung, ungesehen, oder die oberste der Mühe.</translation>
    </message>
    <message id="card_marathon.challenge-after-draw">
        <source>A challenge may be declared only in a drawing turn after a card has been drawn, and only one in a turn.</source>
        <translation>Eine Aufgabe wird nur gemeldet, nachdem in diesem Zug eine Karte gezogen wurde, und nur eine in jedem Zug.</translation>
    </message>
    <message id="card_marathon.challenge-optional">
        <source>Nobody has to declare a challenge. Near the finish it can be wise to wait.</source>
        <translation>Niemand muss eine Aufgabe melden. Kurz vor dem Ziel kann es klug sein zu warten.</translation>
    </message>
    <message id="card_marathon.throw-one">
        <source>Whoever declares no challenge throws one of the six energy cards face up on the effort pile, and the turn is over.</source>
        <translation>Wer keine Aufgabe meldet, wirft eine der sechs Energiekarten offen auf die Mühe, und der Zug ist vorbei.</translation>
    </message>
    <message id="card_marathon.four-cards">
        <source>A challenge has exactly four different cards: four of a kind, a straight flush or a straight.</source>
        <translation>Eine Aufgabe besteht aus genau vier verschiedenen Karten: einem Vierling, einer Farbstraße oder einer Straße.</translation>
    </message>
    <message id="card_marathon.permissible-cards">
        <source>The four cards come from the player’s energy and the player’s own upturned milestones. No other cards can be used.</source>
        <translation>Die vier Karten kommen aus der eigenen Energie und von den eigenen umgedrehten Meilensteinen. Andere Karten zählen nicht.</translation>
    </message>
    <message id="card_marathon.one-energy">
        <source>At least one of the four cards comes from the energy.</source>
        <translation>Mindestens eine der vier Karten kommt aus der Energie.</translation>
    </message>
    <message id="card_marathon.four-of-a-kind">
        <source>Four of a kind is the same value in all four suits. It is never blocked.</source>
        <translation>Ein Vierling ist der gleiche Wert in allen vier Farben. Er ist nie gesperrt.</translation>
    </message>
    <message id="card_marathon.straight-flush">
        <source>A straight flush is four values in a row, all in one suit. It is never blocked.</source>
        <translation>Eine Farbstraße sind vier Werte hintereinander in einer einzigen Farbe. Sie ist nie gesperrt.</translation>
    </message>
    <message id="card_marathon.straight">
        <source>A straight is four values in a row, in more than one suit. Only straights can be blocked.</source>
        <translation>Eine Straße sind vier Werte hintereinander in mehr als einer Farbe. Nur Straßen können gesperrt sein.</translation>
    </message>
    <message id="card_marathon.wrap">
        <source>Values run in a circle. After the king comes the ace, then the two: queen, king, ace, two is in a row.</source>
        <translation>Die Werte bilden einen Kreis. Auf den König folgt das Ass, dann die Zwei: Dame, König, Ass, Zwei liegen hintereinander.</translation>
    </message>
    <message id="card_marathon.wrap@flush-only">
        <source>After the king comes the ace. Only a straight flush may go on past the ace to the two.</source>
        <translation>Auf den König folgt das Ass. Nur eine Farbstraße darf über das Ass hinaus zur Zwei gehen.</translation>
    </message>
    <message id="card_marathon.value-blocked">
        <source>A straight may not contain a value that the opponent shows among their upturned milestones.</source>
        <translation>Eine Straße darf keinen Wert enthalten, den der Gegner unter den umgedrehten Meilensteinen zeigt.</translation>
    </message>
    <message id="card_marathon.value-majority">
        <source>If both show a value, only the player who shows more of it may use it in a straight.</source>
        <translation>Zeigen beide einen Wert, darf ihn nur in einer Straße verwenden, wer ihn öfter zeigt.</translation>
    </message>
    <message id="card_marathon.equal-values-block-both">
        <source>If both show a value equally often, neither of them may use it in a straight.</source>
        <translation>Zeigen beide einen Wert gleich oft, darf ihn keiner von beiden in einer Straße verwenden.</translation>
    </message>
    <message id="card_marathon.leader-no-straights">
        <source>Whoever leads by three or more upturned milestones cannot declare a straight at all.</source>
        <translation>Wer mit drei oder mehr umgedrehten Meilensteinen führt, darf gar keine Straße melden.</translation>
    </message>
    <message id="card_marathon.lagger-free">
        <source>Whoever is three or more upturned milestones behind may use any value in a straight.</source>
        <translation>Wer drei oder mehr umgedrehte Meilensteine zurückliegt, darf jeden Wert in einer Straße verwenden.</translation>
    </message>
    <message id="card_marathon.throw-challenge">
        <source>The energy cards of a challenge go face up on the effort pile, in any order. Milestones that were used stay in the row.</source>
        <translation>Die Energiekarten einer Aufgabe kommen offen auf die Mühe, in beliebiger Reihenfolge. Verwendete Meilensteine bleiben in der Reihe.</translation>
    </message>
    <message id="card_marathon.upturn-own">
        <source>After a challenge the player upturns any one closed milestone of their own row.</source>
        <translation>Nach einer Aufgabe wird ein beliebiger verdeckter Meilenstein der eigenen Reihe umgedreht.</translation>
    </message>
    <message id="card_marathon.refill-to-five">
        <source>Then the player draws from the refreshments until they have five energy cards again, and the turn is over.</source>
        <translation>Dann wird aus der Verpflegung gezogen, bis wieder fünf Energiekarten da sind, und der Zug ist vorbei.</translation>
    </message>
    <message id="card_marathon.swap-open">
        <source>In a swapping turn an energy card can change places with an upturned milestone of the own row. It lies there face up.</source>
        <translation>Wer tauscht, kann eine Energiekarte mit einem umgedrehten Meilenstein der eigenen Reihe tauschen. Dort liegt sie offen.</translation>
    </message>
    <message id="card_marathon.swap-closed">
        <source>An energy card can also change places with a closed milestone of the own row. It lies there face down, and only its owner knows it.</source>
        <translation>Eine Energiekarte kann auch mit einem verdeckten Meilenstein der eigenen Reihe getauscht werden. Dort liegt sie verdeckt, und nur wer sie hingelegt hat, kennt sie.</translation>
    </message>
    <message id="card_marathon.swap-closed-limit">
        <source>Swaps with closed milestones need upturned ones: in each race a player may have made at most as many as they have upturned.</source>
        <translation>Wer verdeckte Meilensteine tauscht, braucht umgedrehte: In jedem Lauf sind höchstens so viele dieser Tausche erlaubt, wie man umgedreht hat.</translation>
    </message>
    <message id="card_marathon.rebuild">
        <source>If the refreshments run out, the effort pile without its top card is shuffled and becomes the new ones, at most three times in a race.</source>
        <translation>Ist die Verpflegung aufgebraucht, wird die Mühe ohne ihre oberste Karte gemischt und zur neuen Verpflegung, höchstens dreimal in einem Lauf.</translation>
    </message>
    <message id="card_marathon.rebuild@limit-1">
        <source>If the refreshments run out, the effort pile without its top card is shuffled and becomes the new ones, but only once in a race.</source>
        <translation>Ist die Verpflegung aufgebraucht, wird die Mühe ohne ihre oberste Karte gemischt und zur neuen Verpflegung, aber nur einmal in einem Lauf.</translation>
    </message>
    <message id="card_marathon.rebuild@limit-5">
        <source>If the refreshments run out, the effort pile without its top card is shuffled and becomes the new ones, at most five times in a race.</source>
        <translation>Ist die Verpflegung aufgebraucht, wird die Mühe ohne ihre oberste Karte gemischt und zur neuen Verpflegung, höchstens fünfmal in einem Lauf.</translation>
    </message>
    <message id="card_marathon.race-end">
        <source>A race ends at once when a player upturns the fifth milestone.</source>
        <translation>Ein Lauf endet sofort, wenn jemand den fünften Meilenstein umdreht.</translation>
    </message>
    <message id="card_marathon.finish-wins">
        <source>If the other player has upturned two, three or four milestones, whoever has finished wins.</source>
        <translation>Hat der andere zwei, drei oder vier Meilensteine umgedreht, gewinnt, wer im Ziel ist.</translation>
    </message>
    <message id="card_marathon.finish-wins@always">
        <source>Whoever has upturned all five milestones wins.</source>
        <translation>Wer alle fünf Meilensteine umgedreht hat, gewinnt.</translation>
    </message>
    <message id="card_marathon.reversal">
        <source>If the other player has upturned one milestone or none, it is the other player who wins.</source>
        <translation>Hat der andere nur einen Meilenstein umgedreht oder gar keinen, gewinnt der andere.</translation>
    </message>
    <message id="card_marathon.time-out">
        <source>A race also ends after a turn if there are no refreshments left and no new ones may be made.</source>
        <translation>Ein Lauf endet auch nach einem Zug, wenn keine Verpflegung mehr da ist und keine neue gemischt werden darf.</translation>
    </message>
    <message id="card_marathon.quiet-limit">
        <source>A race also ends after twenty turns in a row in which nobody has drawn from the refreshments.</source>
        <translation>Ein Lauf endet auch nach zwanzig Zügen hintereinander, in denen niemand aus der Verpflegung gezogen hat.</translation>
    </message>
    <message id="card_marathon.time-out-scale">
        <source>Then whoever has upturned more milestones wins, but with four more they lose. With the same number, the race is drawn.</source>
        <translation>Dann gewinnt, wer mehr Meilensteine umgedreht hat, aber wer vier mehr hat, verliert. Sind es gleich viele, endet der Lauf unentschieden.</translation>
    </message>
    <message id="card_marathon.time-out-scale@no-reversal">
        <source>Then whoever has upturned more milestones wins. With the same number, the race is drawn.</source>
        <translation>Dann gewinnt, wer mehr Meilensteine umgedreht hat. Sind es gleich viele, endet der Lauf unentschieden.</translation>
    </message>
    <message id="card_marathon.match">
        <source>A match is one race.</source>
        <translation>Eine Partie ist ein Lauf.</translation>
    </message>
    <message id="card_marathon.match@races-2">
        <source>A match is two races, organized in turn. Whoever wins more of them wins the match; with equal numbers it is drawn.</source>
        <translation>Eine Partie sind zwei Läufe mit abwechselnder Rennleitung. Wer mehr davon gewinnt, gewinnt die Partie; bei gleich vielen endet sie unentschieden.</translation>
    </message>
    <message id="card_marathon.match@races-3">
        <source>A match is three races, organized in turn. Whoever wins more of them wins the match; with equal numbers it is drawn.</source>
        <translation>Eine Partie sind drei Läufe mit abwechselnder Rennleitung. Wer mehr davon gewinnt, gewinnt die Partie; bei gleich vielen endet sie unentschieden.</translation>
    </message>
    <message id="card_marathon.match@races-5">
        <source>A match is five races, organized in turn. Whoever wins more of them wins the match; with equal numbers it is drawn.</source>
        <translation>Eine Partie sind fünf Läufe mit abwechselnder Rennleitung. Wer mehr davon gewinnt, gewinnt die Partie; bei gleich vielen endet sie unentschieden.</translation>
    </message>
    <message id="card_marathon.min-energy">
        <source>At least two of the four cards of a challenge come from the energy.</source>
        <translation>Mindestens zwei der vier Karten einer Aufgabe kommen aus der Energie.</translation>
    </message>
    <message id="card_marathon.no-return">
        <source>A card taken from the effort pile may not be thrown back in the same turn, unless in a challenge.</source>
        <translation>Eine Karte von der Mühe darf nicht im selben Zug wieder abgeworfen werden, außer in einer Aufgabe.</translation>
    </message>
    <message id="card_marathon.memory-aid">
        <source>Nobody may look at closed milestones, not even at those that they laid there themselves.</source>
        <translation>Niemand darf sich verdeckte Meilensteine ansehen, auch nicht die selbst hingelegten.</translation>
    </message>
    <message id="card_marathon.browse-effort">
        <source>Everybody may look through the effort pile.</source>
        <translation>Alle dürfen die Karten der Mühe durchsehen.</translation>
    </message>
    <message id="card_marathon.upturned-1">
        <source>Whoever is 1 milestone ahead begins each race with the first one upturned.</source>
        <translation>Wer 1 Meilenstein Vorsprung hat, beginnt jeden Lauf mit dem ersten umgedreht.</translation>
    </message>
    <message id="card_marathon.upturned-2">
        <source>Whoever is 2 milestones ahead begins each race with the first two upturned.</source>
        <translation>Wer 2 Meilensteine Vorsprung hat, beginnt jeden Lauf mit den ersten beiden umgedreht.</translation>
    </message>
</context>
<context>
    <name>card_marathon</name>
    <message>
        <source>Number of races</source>
        <translation>Zahl der Läufe</translation>
    </message>
    <message>
        <source>1</source>
        <comment>number of races</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>2</source>
        <comment>number of races</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>3</source>
        <comment>number of races</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>5</source>
        <comment>number of races</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>Whoever finishes four or five milestones ahead loses</source>
        <translation>Wer vier oder fünf Meilensteine voraus ins Ziel kommt, verliert</translation>
    </message>
    <message>
        <source>Going on past the ace</source>
        <translation>Über das Ass hinaus</translation>
    </message>
    <message>
        <source>all straights</source>
        <comment>what may go on past the ace</comment>
        <translation>alle Straßen</translation>
    </message>
    <message>
        <source>straight flushes only</source>
        <comment>what may go on past the ace</comment>
        <translation>nur Farbstraßen</translation>
    </message>
    <message>
        <source>Cards of a challenge that come from the energy</source>
        <translation>Karten einer Aufgabe aus der Energie</translation>
    </message>
    <message>
        <source>at least 1</source>
        <comment>number of cards</comment>
        <translation>mindestens 1</translation>
    </message>
    <message>
        <source>at least 2</source>
        <comment>number of cards</comment>
        <translation>mindestens 2</translation>
    </message>
    <message>
        <source>A card taken from the effort may not be thrown back at once</source>
        <translation>Eine Karte von der Mühe darf nicht gleich zurückgeworfen werden</translation>
    </message>
    <message>
        <source>Players see the closed milestones that they laid themselves</source>
        <translation>Selbst hingelegte verdeckte Meilensteine darf man ansehen</translation>
    </message>
    <message>
        <source>The effort pile may be looked through</source>
        <translation>Die Mühe darf durchgesehen werden</translation>
    </message>
    <message>
        <source>New refreshments in a race</source>
        <translation>Neue Verpflegung in einem Lauf</translation>
    </message>
    <message>
        <source>once</source>
        <comment>how often there are new refreshments</comment>
        <translation>einmal</translation>
    </message>
    <message>
        <source>three times</source>
        <comment>how often there are new refreshments</comment>
        <translation>dreimal</translation>
    </message>
    <message>
        <source>five times</source>
        <comment>how often there are new refreshments</comment>
        <translation>fünfmal</translation>
    </message>
    <message>
        <source>1 milestone ahead</source>
        <comment>handicap</comment>
        <translation>1 Meilenstein Vorsprung</translation>
    </message>
    <message>
        <source>2 milestones ahead</source>
        <comment>handicap</comment>
        <translation>2 Meilensteine Vorsprung</translation>
    </message>
    <message>
        <source>Card Marathon</source>
        <translation>Kartenmarathon</translation>
    </message>
    <message>
        <source>Upturn five milestones, but never run too far ahead.</source>
        <translation>Fünf Meilensteine umdrehen, aber nie zu weit davonlaufen.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>{player} ist dran.</translation>
    </message>
    <message>
        <source>The race goes on in a moment.</source>
        <translation>Der Lauf geht gleich weiter.</translation>
    </message>
    <message>
        <source>{player} has declared a challenge and now upturns a milestone.</source>
        <translation>{player} hat eine Aufgabe gemeldet und dreht jetzt einen Meilenstein um.</translation>
    </message>
    <message>
        <source>{player} has already drawn a card.</source>
        <translation>{player} hat schon eine Karte gezogen.</translation>
    </message>
    <message>
        <source>{player} has drawn a card, so there is no swapping in this turn.</source>
        <translation>{player} hat eine Karte gezogen und kann in diesem Zug nicht mehr tauschen.</translation>
    </message>
    <message>
        <source>Cards are drawn from the refreshments or from the effort pile.</source>
        <translation>Gezogen wird aus der Verpflegung oder von der Mühe.</translation>
    </message>
    <message>
        <source>What is drawn goes into {player}’s hand.</source>
        <translation>Was {player} zieht, kommt auf die Hand.</translation>
    </message>
    <message>
        <source>{player} has not drawn a card yet.</source>
        <translation>{player} hat noch keine Karte gezogen.</translation>
    </message>
    <message>
        <source>Cards are thrown on the effort pile.</source>
        <translation>Abgeworfen wird auf die Mühe.</translation>
    </message>
    <message>
        <source>This is no card of {player}’s energy.</source>
        <translation>Diese Karte gehört nicht zur Energie von {player}.</translation>
    </message>
    <message>
        <source>The {card} has just come from the effort pile.</source>
        <translation>Gerade erst von der Mühe genommen: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>Chosen so far: %n card(s).</source>
        <translation>
            <numerusform>Bisher gewählt: %n Karte.</numerusform>
            <numerusform>Bisher gewählt: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither the same value nor four values in a row: {cards}.</source>
        <translation>Weder der gleiche Wert noch vier Werte hintereinander: {cards}.</translation>
    </message>
    <message>
        <source>These cards go on past the ace, and they are not all of one suit.</source>
        <translation>Diese Karten gehen über das Ass hinaus und haben nicht alle eine Farbe.</translation>
    </message>
    <message>
        <source>A closed milestone cannot be used.</source>
        <translation>Ein verdeckter Meilenstein zählt nicht.</translation>
    </message>
    <message>
        <source>The {card} is not {player}’s.</source>
        <translation>Das ist keine Karte von {player}: {card}.</translation>
    </message>
    <message>
        <source>One of the cards is not {player}’s.</source>
        <translation>Eine der Karten gehört nicht {player}.</translation>
    </message>
    <message>
        <source>All four cards are milestones.</source>
        <translation>Alle vier Karten sind Meilensteine.</translation>
    </message>
    <message numerus="yes">
        <source>{player} leads by %n milestone(s), and this is a straight.</source>
        <translation>
            <numerusform>{player} führt mit %n Meilenstein, und das ist eine Straße.</numerusform>
            <numerusform>{player} führt mit %n Meilensteinen, und das ist eine Straße.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked value: {rank}. {other} shows it %n time(s), {player} does not show it.</source>
        <translation>
            <numerusform>Gesperrter Wert: {rank}. {other} zeigt ihn %n-mal, {player} gar nicht.</numerusform>
            <numerusform>Gesperrter Wert: {rank}. {other} zeigt ihn %n-mal, {player} gar nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked value: {rank}. {other} shows it %n time(s), {player} less often.</source>
        <translation>
            <numerusform>Gesperrter Wert: {rank}. {other} zeigt ihn %n-mal, {player} weniger oft.</numerusform>
            <numerusform>Gesperrter Wert: {rank}. {other} zeigt ihn %n-mal, {player} weniger oft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked value: {rank}. Both show it, %n time(s) each.</source>
        <translation>
            <numerusform>Gesperrter Wert: {rank}. Beide zeigen ihn je %n-mal.</numerusform>
            <numerusform>Gesperrter Wert: {rank}. Beide zeigen ihn je %n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>A milestone is upturned only after a challenge.</source>
        <translation>Ein Meilenstein wird nur nach einer Aufgabe umgedreht.</translation>
    </message>
    <message>
        <source>This milestone lies face up already.</source>
        <translation>Dieser Meilenstein liegt schon offen.</translation>
    </message>
    <message>
        <source>This is no milestone of {player}’s row.</source>
        <translation>Dieser Meilenstein liegt nicht in der Reihe von {player}.</translation>
    </message>
    <message numerus="yes">
        <source>Swaps with closed milestones so far: %n. Upturned milestones: {upturned}.</source>
        <translation>
            <numerusform>Verdeckte Tausche bisher: %n. Umgedrehte Meilensteine: {upturned}.</numerusform>
            <numerusform>Verdeckte Tausche bisher: %n. Umgedrehte Meilensteine: {upturned}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was over after %n turn(s).</source>
        <comment>the match</comment>
        <translation>
            <numerusform>Nach %n Zug war es vorbei.</numerusform>
            <numerusform>Nach %n Zügen war es vorbei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} was %n milestone(s) behind and still won the race.</source>
        <translation>
            <numerusform>{player} lag %n Meilenstein zurück und hat den Lauf trotzdem gewonnen.</numerusform>
            <numerusform>{player} lag %n Meilensteine zurück und hat den Lauf trotzdem gewonnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} ran too far ahead and lost the race by it.</source>
        <translation>{player} ist zu weit davongelaufen und hat den Lauf deshalb verloren.</translation>
    </message>
    <message numerus="yes">
        <source>{player} declared the most challenges: %n.</source>
        <translation>
            <numerusform>{player} hat die meisten Aufgaben gemeldet: %n.</numerusform>
            <numerusform>{player} hat die meisten Aufgaben gemeldet: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} swapped the most milestones: %n.</source>
        <translation>
            <numerusform>{player} hat die meisten Meilensteine getauscht: %n.</numerusform>
            <numerusform>{player} hat die meisten Meilensteine getauscht: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} upturned the first milestone, in turn {number}.</source>
        <translation>{player} hat den ersten Meilenstein umgedreht, in Zug {number}.</translation>
    </message>
    <message>
        <source>{player} declared four of a kind.</source>
        <translation>{player} hat einen Vierling gemeldet.</translation>
    </message>
    <message>
        <source>{player} declared a straight flush.</source>
        <translation>{player} hat eine Farbstraße gemeldet.</translation>
    </message>
    <message>
        <source>Challenge</source>
        <comment>button: declare a challenge</comment>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>New refreshments</source>
        <comment>button: shuffle the effort pile and draw</comment>
        <translation>Neue Verpflegung</translation>
    </message>
    <message>
        <source>four of a kind: never blocked</source>
        <translation>Vierling: nie gesperrt</translation>
    </message>
    <message>
        <source>straight flush: never blocked</source>
        <translation>Farbstraße: nie gesperrt</translation>
    </message>
    <message>
        <source>straight: not with values that the other shows upturned</source>
        <translation>Straße: nicht mit Werten, die beim anderen offen liegen</translation>
    </message>
    <message>
        <source>three or more ahead: no straights</source>
        <translation>drei oder mehr voraus: keine Straßen</translation>
    </message>
    <message>
        <source>three or more behind: straights with any value</source>
        <translation>drei oder mehr zurück: Straßen mit jedem Wert</translation>
    </message>
    <message>
        <source>whoever finishes four or five milestones ahead loses</source>
        <translation>wer vier oder fünf Meilensteine voraus ins Ziel kommt, verliert</translation>
    </message>
    <message>
        <source>Milestones of {player}</source>
        <translation>Meilensteine: {player}</translation>
    </message>
    <message>
        <source>milestone {number} of {player}</source>
        <comment>one of the five cards of a row</comment>
        <translation>Meilenstein {number} von {player}</translation>
    </message>
    <message>
        <source>Refreshments</source>
        <comment>the stock of cards</comment>
        <translation>Verpflegung</translation>
    </message>
    <message>
        <source>Effort</source>
        <comment>the pile of thrown cards</comment>
        <translation>Mühe</translation>
    </message>
    <message>
        <source>The lead</source>
        <translation>Der Vorsprung</translation>
    </message>
    <message>
        <source>Straights</source>
        <comment>heading of the table of values</comment>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>Values for straights</source>
        <translation>Werte für Straßen</translation>
    </message>
    <message>
        <source>{line} for {player}</source>
        <comment>a box of the table of values</comment>
        <translation>{line} für {player}</translation>
    </message>
    <message>
        <source>blocked</source>
        <comment>a value that may not be used in a straight</comment>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>Race {race} of {races}</source>
        <translation>Lauf {race} von {races}</translation>
    </message>
    <message numerus="yes">
        <source>New refreshments: %n more time(s)</source>
        <translation>
            <numerusform>Neue Verpflegung: noch %n-mal</numerusform>
            <numerusform>Neue Verpflegung: noch %n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>laid there closed by {player}</source>
        <comment>of a milestone</comment>
        <translation>von {player} verdeckt hingelegt</translation>
    </message>
    <message>
        <source>part of a challenge</source>
        <comment>of a card</comment>
        <translation>Teil einer Aufgabe</translation>
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
        <source>I upturn the stone!</source>
        <comment>called when a milestone is upturned</comment>
        <translation>Ich drehe den Stein um!</translation>
    </message>
    <message numerus="yes">
        <source>%n milestone(s) ahead</source>
        <comment>on the track of the lead</comment>
        <translation>
            <numerusform>%n Meilenstein voraus</numerusform>
            <numerusform>%n Meilensteine voraus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n milestone(s) behind</source>
        <comment>on the track of the lead</comment>
        <translation>
            <numerusform>%n Meilenstein zurück</numerusform>
            <numerusform>%n Meilensteine zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>level</source>
        <comment>on the track of the lead</comment>
        <translation>gleichauf</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Gleichauf</translation>
    </message>
    <message>
        <source>{player} leads by {lead}</source>
        <comment>written over the track</comment>
        <translation>{player} führt mit {lead}</translation>
    </message>
    <message>
        <source>Draw from the refreshments</source>
        <comment>a possible move</comment>
        <translation>Aus der Verpflegung ziehen</translation>
    </message>
    <message>
        <source>Shuffle new refreshments and draw</source>
        <comment>a possible move</comment>
        <translation>Neue Verpflegung mischen und ziehen</translation>
    </message>
    <message>
        <source>Take the {card} from the effort</source>
        <comment>a possible move</comment>
        <translation>Von der Mühe nehmen: {card}</translation>
    </message>
    <message>
        <source>Throw the {card}</source>
        <comment>a possible move</comment>
        <translation>Abwerfen: {card}</translation>
    </message>
    <message>
        <source>{player}: no straights</source>
        <comment>written over the track</comment>
        <translation>{player}: keine Straßen</translation>
    </message>
    <message>
        <source>{player}: do not finish</source>
        <comment>written over the track</comment>
        <translation>{player}: nicht ins Ziel</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <comment>what is declared</comment>
        <translation>einen Vierling</translation>
    </message>
    <message>
        <source>a straight flush</source>
        <comment>what is declared</comment>
        <translation>eine Farbstraße</translation>
    </message>
    <message>
        <source>a straight</source>
        <comment>what is declared</comment>
        <translation>eine Straße</translation>
    </message>
    <message>
        <source>Declare {kind}: {cards}</source>
        <comment>a possible move</comment>
        <translation>{kind} melden: {cards}</translation>
    </message>
    <message>
        <source>Declare {kind}: {cards}. On top: {card}</source>
        <comment>a possible move</comment>
        <translation>{kind} melden: {cards}. Obenauf: {card}</translation>
    </message>
    <message>
        <source>Upturn milestone {number}</source>
        <comment>a possible move</comment>
        <translation>Meilenstein {number} umdrehen</translation>
    </message>
    <message>
        <source>Swap the {card} with the {old}, milestone {number}</source>
        <comment>a possible move</comment>
        <translation>{card} gegen {old} tauschen, Meilenstein {number}</translation>
    </message>
    <message>
        <source>Swap the {card} with the closed milestone {number}</source>
        <comment>a possible move</comment>
        <translation>{card} gegen den verdeckten Meilenstein {number} tauschen</translation>
    </message>
    <message>
        <source>The race goes on.</source>
        <translation>Der Lauf geht weiter.</translation>
    </message>
    <message>
        <source>Which energy card goes there?</source>
        <translation>Welche Energiekarte kommt dorthin?</translation>
    </message>
    <message>
        <source>Which challenge?</source>
        <translation>Welche Aufgabe?</translation>
    </message>
    <message>
        <source>{player} draws from the refreshments.</source>
        <translation>{player} zieht aus der Verpflegung.</translation>
    </message>
    <message>
        <source>{player} draws the {card} from the refreshments.</source>
        <translation>{player} zieht aus der Verpflegung: {card}.</translation>
    </message>
    <message>
        <source>{player} takes the {card} from the effort.</source>
        <translation>{player} nimmt von der Mühe: {card}.</translation>
    </message>
    <message>
        <source>The effort pile was shuffled: new refreshments.</source>
        <translation>Die Mühe wurde gemischt: neue Verpflegung.</translation>
    </message>
    <message>
        <source>{player} throws the {card}.</source>
        <translation>{player} wirft ab: {card}.</translation>
    </message>
    <message>
        <source>{player} declares {kind}: {cards}.</source>
        <translation>{player} meldet {kind}: {cards}.</translation>
    </message>
    <message>
        <source>{player} upturns milestone {number}: {card}.</source>
        <translation>{player} dreht Meilenstein {number} um: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s) from the refreshments.</source>
        <translation>
            <numerusform>{player} zieht %n Karte aus der Verpflegung.</numerusform>
            <numerusform>{player} zieht %n Karten aus der Verpflegung.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} swaps the {card} with milestone {number}, the {old}.</source>
        <translation>{player} tauscht {card} gegen Meilenstein {number}, {old}.</translation>
    </message>
    <message>
        <source>{player} swaps an energy card with the closed milestone {number}.</source>
        <translation>{player} tauscht eine Energiekarte gegen den verdeckten Meilenstein {number}.</translation>
    </message>
    <message>
        <source>{player} swaps the {card} with the closed milestone {number} and finds the {old}.</source>
        <translation>{player} tauscht {card} gegen den verdeckten Meilenstein {number} und findet: {old}.</translation>
    </message>
    <message>
        <source>{player} organizes the race, {other} begins.</source>
        <translation>{player} hat die Rennleitung, {other} fängt an.</translation>
    </message>
    <message>
        <source>Race {race}: {player} organizes, {other} begins.</source>
        <translation>Lauf {race}: {player} hat die Rennleitung, {other} fängt an.</translation>
    </message>
    <message>
        <source>Equal values: both draw again.</source>
        <translation>Gleiche Werte: Beide ziehen noch einmal.</translation>
    </message>
    <message>
        <source>{player} draws the {card}, {other} draws the {second}. {organizer} organizes the race.</source>
        <translation>{player} zieht {card}, {other} zieht {second}. {organizer} hat die Rennleitung.</translation>
    </message>
    <message>
        <source>{player} draws the {card}, {other} draws the {second}. Equal values: both draw again.</source>
        <translation>{player} zieht {card}, {other} zieht {second}. Gleiche Werte: Beide ziehen noch einmal.</translation>
    </message>
    <message>
        <source>{player} draws a card, or swaps an energy card with a milestone.</source>
        <translation>{player} zieht eine Karte oder tauscht eine Energiekarte gegen einen Meilenstein.</translation>
    </message>
    <message>
        <source>{player} throws one energy card, or declares a challenge.</source>
        <translation>{player} wirft eine Energiekarte ab oder meldet eine Aufgabe.</translation>
    </message>
    <message>
        <source>{player} can declare {kind}: {cards}. Otherwise one energy card is thrown.</source>
        <translation>{player} kann {kind} melden: {cards}. Sonst wird eine Energiekarte abgeworfen.</translation>
    </message>
    <message>
        <source>{player} can declare {kind}: {cards}. But whoever finishes so far ahead loses.</source>
        <translation>{player} kann {kind} melden: {cards}. Aber wer so weit voraus ins Ziel kommt, verliert.</translation>
    </message>
    <message>
        <source>{cards} would be a straight, but a value is blocked: {rank}. {player} throws one energy card.</source>
        <translation>{cards} wäre eine Straße, aber ein Wert ist gesperrt: {rank}. {player} wirft eine Energiekarte ab.</translation>
    </message>
    <message>
        <source>{cards} would be a straight, but {player} leads too far for straights. One energy card is thrown.</source>
        <translation>{cards} wäre eine Straße, aber dafür führt {player} zu weit. Eine Energiekarte wird abgeworfen.</translation>
    </message>
    <message>
        <source>{player} chooses a closed milestone to upturn.</source>
        <translation>{player} wählt einen verdeckten Meilenstein zum Umdrehen.</translation>
    </message>
    <message>
        <source>{player} has upturned all five milestones and wins the race.</source>
        <translation>{player} hat alle fünf Meilensteine umgedreht und gewinnt den Lauf.</translation>
    </message>
    <message numerus="yes">
        <source>{other} finishes %n milestone(s) ahead: too far. {player} wins the race.</source>
        <translation>
            <numerusform>{other} kommt %n Meilenstein voraus ins Ziel: zu weit. {player} gewinnt den Lauf.</numerusform>
            <numerusform>{other} kommt %n Meilensteine voraus ins Ziel: zu weit. {player} gewinnt den Lauf.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no refreshments left. {player} wins the race.</source>
        <translation>Die Verpflegung ist aufgebraucht. {player} gewinnt den Lauf.</translation>
    </message>
    <message>
        <source>There are no refreshments left. The race is drawn.</source>
        <translation>Die Verpflegung ist aufgebraucht. Der Lauf endet unentschieden.</translation>
    </message>
    <message>
        <source>Nobody has drawn from the refreshments for long. {player} wins the race.</source>
        <translation>Lange hat niemand aus der Verpflegung gezogen. {player} gewinnt den Lauf.</translation>
    </message>
    <message>
        <source>Nobody has drawn from the refreshments for long. The race is drawn.</source>
        <translation>Lange hat niemand aus der Verpflegung gezogen. Der Lauf endet unentschieden.</translation>
    </message>
    <message>
        <source>The match is over. Most races won: {player}.</source>
        <translation>Die Partie ist zu Ende. Die meisten Läufe gewonnen: {player}.</translation>
    </message>
    <message>
        <source>The match is drawn: both have won equally many races.</source>
        <translation>Die Partie endet unentschieden: Beide haben gleich viele Läufe gewonnen.</translation>
    </message>
    <message>
        <source>{player} wins the race!</source>
        <translation>{player} gewinnt den Lauf!</translation>
    </message>
    <message numerus="yes">
        <source>%n milestone(s) upturned</source>
        <translation>
            <numerusform>%n Meilenstein umgedreht</numerusform>
            <numerusform>%n Meilensteine umgedreht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n race(s) won</source>
        <translation>
            <numerusform>%n Lauf gewonnen</numerusform>
            <numerusform>%n Läufe gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Upturned milestones</source>
        <translation>Umgedrehte Meilensteine</translation>
    </message>
    <message>
        <source>Closed milestones swapped</source>
        <translation>Verdeckt getauscht</translation>
    </message>
    <message>
        <source>Milestones in race {race}</source>
        <translation>Meilensteine in Lauf {race}</translation>
    </message>
    <message>
        <source>Races won</source>
        <translation>Gewonnene Läufe</translation>
    </message>
    <message>
        <source>Five upturned milestones end the race</source>
        <comment>heading of the score</comment>
        <translation>Fünf umgedrehte Meilensteine beenden den Lauf</translation>
    </message>
    <message numerus="yes">
        <source>%n race(s), most wins count</source>
        <comment>heading of the score</comment>
        <translation>
            <numerusform>%n Lauf</numerusform>
            <numerusform>%n Läufe, die meisten Siege zählen</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}</source>
        <comment>the value of a card from 2 to 10, as a number</comment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>A challenge with two milestones</source>
        <translation>Eine Aufgabe mit zwei Meilensteinen</translation>
    </message>
    <message>
        <source>The 4 and the 5 come from the hand, the 6 and the 7 lie upturned in the row. Two cards are thrown, a third milestone is upturned, and one card is drawn.</source>
        <translation>Die 4 und die 5 kommen aus der Hand, die 6 und die 7 liegen umgedreht in der Reihe. Zwei Karten werden abgeworfen, ein dritter Meilenstein wird umgedreht, und eine Karte wird gezogen.</translation>
    </message>
    <message>
        <source>Two against one</source>
        <translation>Zwei gegen eine</translation>
    </message>
    <message>
        <source>The other row shows a 7, but the own row shows two. So the straight with the 7 is not blocked.</source>
        <translation>Die andere Reihe zeigt eine 7, die eigene aber zwei. Darum ist die Straße mit der 7 nicht gesperrt.</translation>
    </message>
    <message>
        <source>Too far ahead</source>
        <translation>Zu weit voraus</translation>
    </message>
    <message>
        <source>A straight flush is always allowed, but it was wrong here: five milestones to one, and the other player wins the race.</source>
        <translation>Eine Farbstraße ist immer erlaubt, aber hier war sie falsch: fünf Meilensteine zu einem, und der andere gewinnt den Lauf.</translation>
    </message>
    <message>
        <source>With this challenge a milestone is upturned.</source>
        <translation>Mit dieser Aufgabe wird ein Meilenstein umgedreht.</translation>
    </message>
    <message>
        <source>With this challenge the race is won.</source>
        <translation>Mit dieser Aufgabe ist der Lauf gewonnen.</translation>
    </message>
    <message>
        <source>A challenge now would lose the race: whoever finishes so far ahead loses. So it is better to wait.</source>
        <translation>Eine Aufgabe würde jetzt den Lauf verlieren: Wer so weit voraus ins Ziel kommt, verliert. Warten ist besser.</translation>
    </message>
    <message>
        <source>A challenge is possible, but one more milestone ahead would be too many. So it is better to wait.</source>
        <translation>Eine Aufgabe wäre möglich, aber noch ein Meilenstein Vorsprung wäre zu viel. Warten ist besser.</translation>
    </message>
    <message numerus="yes">
        <source>After that, %n unseen card(s) would complete a challenge.</source>
        <translation>
            <numerusform>Danach würde %n ungesehene Karte eine Aufgabe ergeben.</numerusform>
            <numerusform>Danach würden %n ungesehene Karten eine Aufgabe ergeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of all the cards, this one goes least with the others.</source>
        <translation>Von allen Karten passt diese am wenigsten zu den anderen.</translation>
    </message>
    <message>
        <source>The {card} stays, as it would complete a challenge with the upturned milestones of {player}.</source>
        <translation>{card} bleibt: Mit den umgedrehten Meilensteinen von {player} würde das eine Aufgabe.</translation>
    </message>
    <message>
        <source>{reason} The number on a card: unseen cards that complete a challenge once it is thrown.</source>
        <translation>{reason} Die Zahl auf einer Karte: ungesehene Karten, die eine Aufgabe ergeben, sobald sie abgeworfen ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n unseen card(s) would complete a challenge at once.</source>
        <translation>
            <numerusform>%n ungesehene Karte würde sofort eine Aufgabe ergeben.</numerusform>
            <numerusform>%n ungesehene Karten würden sofort eine Aufgabe ergeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {card} does not help enough; a new card may be better.</source>
        <translation>{card} hilft nicht genug; eine neue Karte kann besser sein.</translation>
    </message>
    <message>
        <source>With the {card} a challenge can be declared at once.</source>
        <translation>Damit kann sofort eine Aufgabe gemeldet werden: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>With the {card}, %n unseen card(s) would complete a challenge.</source>
        <translation>
            <numerusform>Damit würde %n ungesehene Karte eine Aufgabe ergeben: {card}.</numerusform>
            <numerusform>Damit würden %n ungesehene Karten eine Aufgabe ergeben: {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {card} goes better with the other upturned milestones than the {old}.</source>
        <translation>{card} passt besser zu den anderen umgedrehten Meilensteinen als {old}.</translation>
    </message>
    <message>
        <source>The {card} goes well with the upturned milestones: face down in the row, it waits for a challenge.</source>
        <translation>Diese Karte passt gut zu den umgedrehten Meilensteinen: {card}. Verdeckt in der Reihe wartet sie auf eine Aufgabe.</translation>
    </message>
    <message>
        <source>It is known what lies there, and it goes well with the other cards.</source>
        <translation>Was dort liegt, ist bekannt und passt gut zu den anderen Karten.</translation>
    </message>
    <message>
        <source>Nobody knows what lies there: one is as good as another.</source>
        <translation>Niemand weiß, was dort liegt: Einer ist so gut wie der andere.</translation>
    </message>
</context>
</TS>
