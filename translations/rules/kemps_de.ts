<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message id="kemps.aim">
        <source>Collect four cards of the same rank and give your partner a secret signal. Your partner calls “Kemps!” before the other team reads the signal.</source>
        <translation>Sammelt vier Karten mit gleichem Wert und gebt einander ein geheimes Zeichen. Wer das Zeichen des Partners sieht, ruft „Kemps!“, bevor das andere Team es errät.</translation>
    </message>
    <message id="kemps.two-teams">
        <source>Four players play in two teams of two. Partners sit opposite each other.</source>
        <translation>Zu viert spielen zwei Teams aus je zwei. Wer zusammenspielt, sitzt sich gegenüber.</translation>
    </message>
    <message id="kemps.target-agreed">
        <source>The first team with five points wins.</source>
        <translation>Das erste Team mit fünf Punkten gewinnt.</translation>
    </message>
    <message id="kemps.target-agreed@3">
        <source>The first team with three points wins.</source>
        <translation>Das erste Team mit drei Punkten gewinnt.</translation>
    </message>
    <message id="kemps.target-agreed@7">
        <source>The first team with seven points wins.</source>
        <translation>Das erste Team mit sieben Punkten gewinnt.</translation>
    </message>
    <message id="kemps.target-agreed@10">
        <source>The first team with ten points wins.</source>
        <translation>Das erste Team mit zehn Punkten gewinnt.</translation>
    </message>
    <message id="kemps.secret-signal">
        <source>Each team agrees on one signal while the other team looks away. Both partners use the same one.</source>
        <translation>Jedes Team macht ein Zeichen aus, während das andere wegschaut. Beide im Team benutzen dasselbe.</translation>
    </message>
    <message id="kemps.signal-from-catalogue">
        <source>A signal is one of the twelve gestures. Both teams may choose the same one without knowing it.</source>
        <translation>Ein Zeichen ist eine der zwölf Gesten. Beide Teams dürfen dieselbe wählen, ohne es zu wissen.</translation>
    </message>
    <message id="kemps.signal-from-catalogue@pair">
        <source>A signal is two different gestures in a row, in their order. Both teams may choose the same ones without knowing it.</source>
        <translation>Ein Zeichen besteht aus zwei verschiedenen Gesten in fester Reihenfolge. Beide Teams dürfen dieselben wählen, ohne es zu wissen.</translation>
    </message>
    <message id="kemps.change-between-deals">
        <source>Before each further deal, both teams may keep their signal or change it in secret.</source>
        <translation>Vor jeder weiteren Runde dürfen beide Teams ihr Zeichen behalten oder heimlich ändern.</translation>
    </message>
    <message id="kemps.deal-four">
        <source>Everyone is dealt four cards one by one, starting on the dealer’s left. Lots are drawn for the first dealer, then the deal passes clockwise.</source>
        <translation>Alle bekommen einzeln vier Karten, links vom Geber beginnend. Wer zuerst austeilt, wird ausgelost, danach geht es im Uhrzeigersinn weiter.</translation>
    </message>
    <message id="kemps.row-of-four">
        <source>The other cards are the stock. Its top four cards are laid face up: this is the row. A deal has nine rows at most.</source>
        <translation>Die übrigen Karten sind der Stapel. Seine obersten vier werden offen hingelegt: Das ist die Reihe. Höchstens neun Reihen kommen in einer Runde.</translation>
    </message>
    <message id="kemps.swap-one-for-one">
        <source>To swap, players take one card of the row and put one of their own in its place. Every hand always has four cards.</source>
        <translation>Zum Tauschen nimmt man eine Karte der Reihe und legt dafür eine eigene hin. Jede Hand hat immer vier Karten.</translation>
    </message>
    <message id="kemps.row-only">
        <source>Cards are taken from the row only, never from the stock, the cards put aside or another hand.</source>
        <translation>Karten nimmt man nur aus der Reihe, nie vom Stapel, von den weggelegten Karten oder aus einer anderen Hand.</translation>
    </message>
    <message id="kemps.all-at-once">
        <source>Everybody may swap for as long as the row lies there.</source>
        <translation>Solange die Reihe liegt, dürfen alle tauschen.</translation>
    </message>
    <message id="kemps.private-turn">
        <source>If two or more people play, everyone looks at their own cards behind the curtain in turn. They may swap one card and choose what their doll will show.</source>
        <extracomment>&quot;Doll&quot;: the figure at each seat that makes the gestures.</extracomment>
        <translation>Spielen zwei oder mehr Menschen, schauen alle reihum hinter dem Vorhang ihre Karten an. Sie dürfen eine Karte tauschen und wählen, was ihre Puppe zeigt.</translation>
    </message>
    <message id="kemps.open-clock">
        <source>If one person plays with three computer players, there are no turns: all swap and gesture at once. Each needs half a second between swaps.</source>
        <translation>Spielt ein Mensch mit drei Computern, gibt es keine Reihenfolge: Alle tauschen und zeigen Gesten zugleich. Zwischen zwei Tauschen vergeht eine halbe Sekunde.</translation>
    </message>
    <message id="kemps.first-to-take">
        <source>If two players want the same card of the row, the faster one gets it. The other keeps their own card.</source>
        <translation>Wollen zwei dieselbe Karte der Reihe, bekommt sie, wer schneller war. Die andere Karte bleibt in der Hand.</translation>
    </message>
    <message id="kemps.row-cleared@one-lap">
        <source>A row is put aside after one lap of private turns. If all play at once: when nobody wants it, after ten seconds without a swap, or after a minute.</source>
        <translation>Eine Reihe wird nach einer Runde geheimer Züge weggelegt. Spielen alle zugleich: wenn niemand sie will, nach zehn Sekunden ohne Tausch oder nach einer Minute.</translation>
    </message>
    <message id="kemps.row-cleared">
        <source>A row is put aside after a lap without a swap, or after two laps. If all play at once: when nobody wants it, after ten seconds without a swap, or after a minute.</source>
        <translation>Eine Reihe wird nach einer Runde ohne Tausch oder nach zwei Runden geheimer Züge weggelegt. Spielen alle zugleich: wenn niemand sie will, nach zehn Sekunden ohne Tausch oder nach einer Minute.</translation>
    </message>
    <message id="kemps.row-cleared@three-laps">
        <source>A row is put aside after a lap without a swap, or after three laps. If all play at once: when nobody wants it, after ten seconds without a swap, or after a minute.</source>
        <translation>Eine Reihe wird nach einer Runde ohne Tausch oder nach drei Runden geheimer Züge weggelegt. Spielen alle zugleich: wenn niemand sie will, nach zehn Sekunden ohne Tausch oder nach einer Minute.</translation>
    </message>
    <message id="kemps.cleared-cards-out">
        <source>Cards that have been put aside lie face down and are out of play until the next deal.</source>
        <translation>Weggelegte Karten liegen verdeckt und sind bis zum nächsten Austeilen aus dem Spiel.</translation>
    </message>
    <message id="kemps.cleared-cards-out@reshuffle">
        <source>Cards that have been put aside lie face down. They only come back if the stock is shuffled again.</source>
        <translation>Weggelegte Karten liegen verdeckt. Sie kommen nur wieder, wenn der Stapel neu gemischt wird.</translation>
    </message>
    <message id="kemps.stock-empty">
        <source>If the ninth row is put aside too, nobody scores and the next player deals.</source>
        <translation>Wird auch die neunte Reihe weggelegt, bekommt niemand Punkte und der Nächste teilt aus.</translation>
    </message>
    <message id="kemps.stock-empty@reshuffle">
        <source>After the ninth row, the cards put aside are shuffled once and become the new stock. After nine more rows nobody scores.</source>
        <translation>Nach der neunten Reihe werden die weggelegten Karten einmal zum neuen Stapel gemischt. Nach neun weiteren Reihen bekommt niemand Punkte.</translation>
    </message>
    <message id="kemps.signal-on-four">
        <source>Whoever holds four equal cards shows the team’s signal, so that the partner can call “Kemps!”.</source>
        <translation>Wer einen Vierling hat, macht das Zeichen des Teams, damit der Partner „Kemps!“ ruft.</translation>
    </message>
    <message id="kemps.no-signal-without-four">
        <source>Players without four equal cards cannot show their own team’s signal.</source>
        <translation>Ohne Vierling kann niemand das Zeichen des eigenen Teams zeigen.</translation>
    </message>
    <message id="kemps.decoys-allowed">
        <source>Any other gesture may be shown at any time, to confuse the other team. Showing nothing is fine, too.</source>
        <translation>Jede andere Geste darf jederzeit gezeigt werden, um das andere Team zu verwirren. Gar keine ist auch gut.</translation>
    </message>
    <message id="kemps.kemps-call">
        <source>“Kemps!” means: my partner has four of a kind. If it is true, the partner’s hand is laid open.</source>
        <translation>„Kemps!“ heißt: Mein Partner hat einen Vierling. Stimmt es, wird dessen Hand aufgedeckt.</translation>
    </message>
    <message id="kemps.own-four-not-enough">
        <source>Four of a kind in the caller’s own hand do not count for “Kemps!”.</source>
        <translation>Ein Vierling in der Hand des Rufenden zählt für „Kemps!“ nicht.</translation>
    </message>
    <message id="kemps.double-call">
        <source>“Double Kemps!” means: both of us have four of a kind. The partner must confirm it within three seconds.</source>
        <translation>„Doppel-Kemps!“ heißt: Wir haben beide einen Vierling. Der Partner muss es binnen drei Sekunden bestätigen.</translation>
    </message>
    <message id="kemps.double-unconfirmed">
        <source>If the partner does not confirm in time, the call counts as a plain “Kemps!”.</source>
        <translation>Bestätigt der Partner nicht rechtzeitig, gilt der Ruf als einfaches „Kemps!“.</translation>
    </message>
    <message id="kemps.counter-call">
        <source>“Counter Kemps!” means: we know your signal. The caller picks the signal within ten seconds while everything else waits. Picking nothing counts as wrong.</source>
        <translation>„Kontra-Kemps!“ heißt: Wir kennen euer Zeichen. Binnen zehn Sekunden wird es benannt, alles andere wartet. Nichts zu nennen ist falsch.</translation>
    </message>
    <message id="kemps.counter-needs-no-four">
        <source>A counter is right if the signal named is the other team’s present signal, whether anybody holds four of a kind or not.</source>
        <translation>Ein Kontra stimmt, wenn das genannte Zeichen gerade das des anderen Teams ist, ob jemand einen Vierling hat oder nicht.</translation>
    </message>
    <message id="kemps.counter-right-ends-deal">
        <source>A right counter ends the deal. The team that was found out must take a different signal for the next deal.</source>
        <translation>Ein richtiges Kontra beendet die Runde. Das ertappte Team muss für die nächste ein anderes Zeichen nehmen.</translation>
    </message>
    <message id="kemps.counter-right-ends-deal@resume">
        <source>After a right counter, the team that was found out takes a different signal. Then play goes on with the same cards.</source>
        <translation>Nach einem richtigen Kontra nimmt das ertappte Team ein anderes Zeichen. Dann geht es mit denselben Karten weiter.</translation>
    </message>
    <message id="kemps.counter-wrong-goes-on">
        <source>After a wrong counter the deal goes on, and everybody knows one signal that it is not.</source>
        <translation>Nach einem falschen Kontra geht die Runde weiter, und alle kennen ein Zeichen, das es nicht ist.</translation>
    </message>
    <message id="kemps.false-call-goes-on">
        <source>After a wrong “Kemps!” or “Double Kemps!” the deal goes on, and no hand is shown.</source>
        <translation>Nach einem falschen „Kemps!“ oder „Doppel-Kemps!“ geht die Runde weiter, und keine Hand wird gezeigt.</translation>
    </message>
    <message id="kemps.claim-order">
        <source>The first call counts, and later ones are dropped. At the same moment, a double goes before Kemps, and Kemps before a counter. Then whoever sits nearer to the dealer’s left goes first.</source>
        <translation>Der erste Ruf zählt, spätere fallen weg. Im selben Moment geht Doppel vor Kemps und Kemps vor Kontra. Dann gilt, wer näher links vom Geber sitzt.</translation>
    </message>
    <message id="kemps.one-claim-per-moment">
        <source>A team that has called wrongly is not heard until the next private turn is over. If all play at once, it is not heard for five seconds.</source>
        <translation>Ein Team, das falsch gerufen hat, wird bis nach dem nächsten geheimen Zug nicht gehört. Spielen alle zugleich, fünf Sekunden lang nicht.</translation>
    </message>
    <message id="kemps.claims-in-the-open">
        <source>If two or more people play, calls count only while everybody is looking at the table.</source>
        <translation>Spielen zwei oder mehr Menschen, zählen Rufe nur, während alle auf den Tisch schauen.</translation>
    </message>
    <message id="kemps.score-calls">
        <source>A right Kemps scores 1 point, a right double or counter 4. A wrong counter costs 2 points, any other wrong call 1.</source>
        <translation>Ein richtiges Kemps bringt 1 Punkt, ein richtiges Doppel oder Kontra 4. Ein falsches Kontra kostet 2 Punkte, jeder andere falsche Ruf 1.</translation>
    </message>
    <message id="kemps.score-calls@free">
        <source>A right Kemps scores 1 point, a right double or counter 4. A wrong counter costs 2 points, any other wrong call nothing.</source>
        <translation>Ein richtiges Kemps bringt 1 Punkt, ein richtiges Doppel oder Kontra 4. Ein falsches Kontra kostet 2 Punkte, jeder andere falsche Ruf nichts.</translation>
    </message>
    <message id="kemps.score-calls@two">
        <source>A right Kemps scores 1 point, a right double or counter 4. Any wrong call costs 2 points.</source>
        <translation>Ein richtiges Kemps bringt 1 Punkt, ein richtiges Doppel oder Kontra 4. Jeder falsche Ruf kostet 2 Punkte.</translation>
    </message>
    <message id="kemps.call-ends-deal">
        <source>A right Kemps or double ends the deal. All cards are shuffled, and the next player deals.</source>
        <translation>Ein richtiges Kemps oder Doppel beendet die Runde. Alle Karten werden gemischt, und der Nächste teilt aus.</translation>
    </message>
    <message id="kemps.target-wins">
        <source>A team that reaches the agreed number of points wins at once.</source>
        <translation>Ein Team, das die ausgemachten Punkte erreicht, gewinnt sofort.</translation>
    </message>
    <message id="kemps.deal-limit">
        <source>After twenty deals, the team with more points wins. Equal points are a draw.</source>
        <translation>Nach zwanzig Runden gewinnt das Team mit mehr Punkten. Gleich viele Punkte sind ein Unentschieden.</translation>
    </message>
    <message id="kemps.private-time@10">
        <source>A private turn lasts ten seconds at most.</source>
        <translation>Ein geheimer Zug dauert höchstens zehn Sekunden.</translation>
    </message>
    <message id="kemps.private-time">
        <source>A private turn lasts fifteen seconds at most.</source>
        <translation>Ein geheimer Zug dauert höchstens fünfzehn Sekunden.</translation>
    </message>
    <message id="kemps.private-time@30">
        <source>A private turn lasts thirty seconds at most.</source>
        <translation>Ein geheimer Zug dauert höchstens dreißig Sekunden.</translation>
    </message>
    <message id="kemps.private-time@none">
        <source>A private turn lasts as long as the player likes.</source>
        <translation>Ein geheimer Zug dauert so lange, wie man möchte.</translation>
    </message>
    <message id="kemps.table-time@3">
        <source>After each private turn everybody looks at the table for three seconds. In that time the doll shows its gesture.</source>
        <translation>Nach jedem geheimen Zug schauen alle drei Sekunden lang auf den Tisch. In dieser Zeit zeigt die Puppe ihre Geste.</translation>
    </message>
    <message id="kemps.table-time">
        <source>After each private turn everybody looks at the table for four seconds. In that time the doll shows its gesture.</source>
        <translation>Nach jedem geheimen Zug schauen alle vier Sekunden lang auf den Tisch. In dieser Zeit zeigt die Puppe ihre Geste.</translation>
    </message>
    <message id="kemps.table-time@6">
        <source>After each private turn everybody looks at the table for six seconds. In that time the doll shows its gesture.</source>
        <translation>Nach jedem geheimen Zug schauen alle sechs Sekunden lang auf den Tisch. In dieser Zeit zeigt die Puppe ihre Geste.</translation>
    </message>
    <message id="kemps.ahead-1">
        <source>A head start of 1 point counts for the whole team from the beginning.</source>
        <translation>Ein Vorsprung von 1 Punkt zählt von Anfang an für das ganze Team.</translation>
    </message>
</context>
<context>
    <name>kemps</name>
    <message>
        <source>3 seconds</source>
        <comment>a time</comment>
        <translation>3 Sekunden</translation>
    </message>
    <message>
        <source>4 seconds</source>
        <comment>a time</comment>
        <translation>4 Sekunden</translation>
    </message>
    <message>
        <source>6 seconds</source>
        <comment>a time</comment>
        <translation>6 Sekunden</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punkte zum Sieg</translation>
    </message>
    <message>
        <source>3</source>
        <comment>points</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>5</source>
        <comment>points</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>7</source>
        <comment>points</comment>
        <translation>7</translation>
    </message>
    <message>
        <source>10</source>
        <comment>points</comment>
        <translation>10</translation>
    </message>
    <message>
        <source>A signal is</source>
        <translation>Ein Zeichen ist</translation>
    </message>
    <message>
        <source>one gesture</source>
        <comment>a signal is</comment>
        <translation>eine Geste</translation>
    </message>
    <message>
        <source>two gestures in a row</source>
        <comment>a signal is</comment>
        <translation>zwei Gesten hintereinander</translation>
    </message>
    <message>
        <source>After a right Counter Kemps</source>
        <translation>Nach einem richtigen Kontra-Kemps</translation>
    </message>
    <message>
        <source>new deal</source>
        <comment>after a right Counter Kemps</comment>
        <translation>neue Runde</translation>
    </message>
    <message>
        <source>play goes on</source>
        <comment>after a right Counter Kemps</comment>
        <translation>es geht weiter</translation>
    </message>
    <message>
        <source>A wrong Kemps costs</source>
        <translation>Ein falsches Kemps kostet</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>what a wrong Kemps costs</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>1 point</source>
        <comment>what a wrong Kemps costs</comment>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>2 points</source>
        <comment>what a wrong Kemps costs</comment>
        <translation>2 Punkte</translation>
    </message>
    <message>
        <source>When the stock runs out</source>
        <translation>Wenn der Stapel leer ist</translation>
    </message>
    <message>
        <source>nobody scores</source>
        <comment>when the stock runs out</comment>
        <translation>keine Punkte</translation>
    </message>
    <message>
        <source>shuffle once</source>
        <comment>when the stock runs out</comment>
        <translation>einmal neu mischen</translation>
    </message>
    <message>
        <source>A row lies for (two or more people)</source>
        <translation>Eine Reihe liegt (ab zwei Menschen)</translation>
    </message>
    <message>
        <source>one lap</source>
        <comment>how long a row lies</comment>
        <translation>eine Runde</translation>
    </message>
    <message>
        <source>two laps</source>
        <comment>how long a row lies</comment>
        <translation>zwei Runden</translation>
    </message>
    <message>
        <source>three laps</source>
        <comment>how long a row lies</comment>
        <translation>drei Runden</translation>
    </message>
    <message>
        <source>A private turn lasts</source>
        <translation>Ein geheimer Zug dauert</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <comment>a time</comment>
        <translation>10 Sekunden</translation>
    </message>
    <message>
        <source>15 seconds</source>
        <comment>a time</comment>
        <translation>15 Sekunden</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <comment>a time</comment>
        <translation>30 Sekunden</translation>
    </message>
    <message>
        <source>as long as you like</source>
        <comment>a time</comment>
        <translation>so lange du willst</translation>
    </message>
    <message>
        <source>Everybody looks for</source>
        <translation>Alle schauen</translation>
    </message>
    <message>
        <source>1 point ahead</source>
        <comment>handicap</comment>
        <translation>1 Punkt Vorsprung</translation>
    </message>
    <message>
        <source>Kemps</source>
        <translation>Kemps</translation>
    </message>
    <message>
        <source>Collect four of a kind, signal it in secret, and let your partner call.</source>
        <translation>Sammle einen Vierling, gib heimlich das Zeichen, und dein Partner ruft.</translation>
    </message>
    <message numerus="yes">
        <source>The hand already has %n card(s) of this rank.</source>
        <comment>why a card of the row is taken</comment>
        <translation>
            <numerusform>Von diesem Wert ist schon eine Karte auf der Hand.</numerusform>
            <numerusform>Von diesem Wert sind schon %n Karten auf der Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Careful: %n card(s) of this rank have been put aside or lie in the row.</source>
        <translation>
            <numerusform>Vorsicht: Eine Karte mit diesem Wert ist weggelegt oder liegt in der Reihe.</numerusform>
            <numerusform>Vorsicht: %n Karten mit diesem Wert sind weggelegt oder liegen in der Reihe.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card that goes out is no use: one of its rank has been put aside.</source>
        <translation>Die Karte, die weggeht, nützt nichts mehr: Eine mit ihrem Wert ist weggelegt.</translation>
    </message>
    <message>
        <source>No card of the row helps towards a four.</source>
        <translation>Keine Karte der Reihe hilft zu einem Vierling.</translation>
    </message>
    <message>
        <source>The hand is a four: the partner has to know.</source>
        <translation>Das ist ein Vierling: Der Partner muss es wissen.</translation>
    </message>
    <message>
        <source>A decoy keeps the other team guessing.</source>
        <translation>Ein falsches Zeichen lässt das andere Team rätseln.</translation>
    </message>
    <message>
        <source>There is nothing more to do in this turn.</source>
        <translation>In diesem Zug gibt es nichts mehr zu tun.</translation>
    </message>
    <message>
        <source>The partner has shown the signal.</source>
        <translation>Der Partner hat das Zeichen gezeigt.</translation>
    </message>
    <message>
        <source>What the partner showed looked like the signal.</source>
        <translation>Was der Partner gezeigt hat, sah wie das Zeichen aus.</translation>
    </message>
    <message>
        <source>The partner has a four, and so has this hand.</source>
        <translation>Der Partner hat einen Vierling, und diese Hand auch.</translation>
    </message>
    <message>
        <source>One gesture of the other team is more likely than all the others.</source>
        <translation>Eine Geste des anderen Teams ist wahrscheinlicher als alle übrigen.</translation>
    </message>
    <message>
        <source>Any gesture will do; a new one is harder to guess.</source>
        <translation>Jede Geste taugt; eine neue ist schwerer zu erraten.</translation>
    </message>
    <message>
        <source>First a signal for {players} is chosen.</source>
        <comment>the two of a team</comment>
        <translation>Zuerst wird das Zeichen für {players} gewählt.</translation>
    </message>
    <message>
        <source>Signals are chosen before the cards are dealt.</source>
        <translation>Zeichen werden vor dem Austeilen gewählt.</translation>
    </message>
    <message>
        <source>A gesture is one of the twelve pictures.</source>
        <translation>Eine Geste ist eines der zwölf Bilder.</translation>
    </message>
    <message>
        <source>The two gestures are different ones.</source>
        <translation>Die zwei Gesten sind verschieden.</translation>
    </message>
    <message>
        <source>This signal has been found out. The team takes a different one.</source>
        <translation>Dieses Zeichen ist verraten. Das Team nimmt ein anderes.</translation>
    </message>
    <message>
        <source>It is {player}’s private turn.</source>
        <translation>Jetzt hat {player} einen geheimen Zug.</translation>
    </message>
    <message>
        <source>Everybody is looking at the table now.</source>
        <translation>Gerade schauen alle auf den Tisch.</translation>
    </message>
    <message>
        <source>{player} has called first. Everything else waits.</source>
        <translation>{player} hat zuerst gerufen. Alles andere wartet.</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation>Diese Runde ist vorbei.</translation>
    </message>
    <message>
        <source>Calls count while everybody is looking at the table.</source>
        <translation>Rufe zählen, während alle auf den Tisch schauen.</translation>
    </message>
    <message>
        <source>{player}’s team has just called wrongly.</source>
        <translation>Das Team von {player} hat eben falsch gerufen.</translation>
    </message>
    <message>
        <source>Nobody waits for {player} to confirm a Double Kemps.</source>
        <translation>Niemand wartet darauf, dass {player} ein Doppel-Kemps bestätigt.</translation>
    </message>
    <message>
        <source>{player} has not called Counter Kemps.</source>
        <translation>{player} hat nicht Kontra-Kemps gerufen.</translation>
    </message>
    <message>
        <source>The cards to take lie face up in the row.</source>
        <translation>Zu nehmen sind die Karten, die offen in der Reihe liegen.</translation>
    </message>
    <message>
        <source>One card goes onto one card of the row.</source>
        <translation>Eine Karte kommt auf eine Karte der Reihe.</translation>
    </message>
    <message>
        <source>{player} has already swapped a card in this turn.</source>
        <translation>{player} hat in diesem Zug schon eine Karte getauscht.</translation>
    </message>
    <message>
        <source>Somebody else was faster.</source>
        <translation>Jemand anders war schneller.</translation>
    </message>
    <message>
        <source>This row has only just been laid out.</source>
        <translation>Diese Reihe liegt gerade erst da.</translation>
    </message>
    <message>
        <source>{player} has only just swapped.</source>
        <translation>{player} hat gerade erst getauscht.</translation>
    </message>
    <message>
        <source>The doll is about to show the signal: the four stays together.</source>
        <translation>Die Puppe wird gleich das Zeichen zeigen: Der Vierling bleibt zusammen.</translation>
    </message>
    <message>
        <source>The gesture of this turn has been chosen.</source>
        <translation>Die Geste für diesen Zug ist gewählt.</translation>
    </message>
    <message>
        <source>{player} has only just shown a gesture.</source>
        <translation>{player} hat gerade erst eine Geste gezeigt.</translation>
    </message>
    <message>
        <source>This is the signal of {player}’s team, and there is no four in hand.</source>
        <translation>Das ist das Zeichen des Teams von {player}, und auf der Hand ist kein Vierling.</translation>
    </message>
    <message>
        <source>{player} has already said so.</source>
        <translation>{player} hat das schon gesagt.</translation>
    </message>
    <message>
        <source>A swap</source>
        <translation>Ein Tausch</translation>
    </message>
    <message>
        <source>Three 9s are in hand, and the fourth one lies in the row. The king goes out, the 9 comes in: that is four of a kind.</source>
        <translation>Drei 9er sind auf der Hand, der vierte liegt in der Reihe. Der König geht weg, der 9er kommt: ein Vierling.</translation>
    </message>
    <message>
        <source>The signal</source>
        <translation>Das Zeichen</translation>
    </message>
    <message>
        <source>Four 9s are in hand. The doll is told to tug its ear, which is the signal. As soon as everybody looks at the table, it does.</source>
        <translation>Vier 9er sind auf der Hand. Die Puppe soll sich am Ohr ziehen, das ist das Zeichen. Sobald alle auf den Tisch schauen, macht sie es.</translation>
    </message>
    <message>
        <source>Seen through</source>
        <translation>Durchschaut</translation>
    </message>
    <message>
        <source>The other team has tugged an ear once too often. Counter Kemps! The signal is named, and it is right.</source>
        <translation>Das andere Team hat sich einmal zu oft am Ohr gezogen. Kontra-Kemps! Das Zeichen wird benannt, und es stimmt.</translation>
    </message>
    <message numerus="yes">
        <source>{player} called at the right moment most often: %n time(s).</source>
        <translation>
            <numerusform>{player} hat am häufigsten richtig gerufen: %n-mal.</numerusform>
            <numerusform>{player} hat am häufigsten richtig gerufen: %n-mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} called wrongly most often: %n time(s).</source>
        <translation>
            <numerusform>{player} hat am häufigsten falsch gerufen: %n-mal.</numerusform>
            <numerusform>{player} hat am häufigsten falsch gerufen: %n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} saw through the other team’s signal.</source>
        <translation>{player} hat das Zeichen des anderen Teams durchschaut.</translation>
    </message>
    <message>
        <source>{player} scored 4 points with a Double Kemps.</source>
        <translation>{player} hat mit einem Doppel-Kemps 4 Punkte geholt.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) ended because the stock ran out.</source>
        <translation>
            <numerusform>%n Runde endete, weil der Stapel leer war.</numerusform>
            <numerusform>%n Runden endeten, weil der Stapel leer war.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Cards put aside</source>
        <translation>Weggelegte Karten</translation>
    </message>
    <message>
        <source>Dolls</source>
        <translation>Puppen</translation>
    </message>
    <message>
        <source>Gestures</source>
        <translation>Gesten</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button: the private turn is over</comment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Nothing for me</source>
        <comment>button: no card of the row is wanted</comment>
        <translation>Nichts für mich</translation>
    </message>
    <message>
        <source>Any decoy</source>
        <comment>button: the doll shows any gesture that is not the signal</comment>
        <translation>Falsches Zeichen</translation>
    </message>
    <message>
        <source>Yes, Double Kemps!</source>
        <comment>button: the partner confirms</comment>
        <translation>Ja, Doppel-Kemps!</translation>
    </message>
    <message>
        <source>Kemps: the partner has a four</source>
        <translation>Kemps: Der Partner hat einen Vierling</translation>
    </message>
    <message>
        <source>Double Kemps: both have a four</source>
        <translation>Doppel-Kemps: Beide haben einen Vierling</translation>
    </message>
    <message>
        <source>Counter Kemps: their signal is known</source>
        <translation>Kontra-Kemps: Ihr Zeichen ist bekannt</translation>
    </message>
    <message>
        <source>wink</source>
        <comment>a gesture</comment>
        <translation>zwinkern</translation>
    </message>
    <message>
        <source>scratch the cheek</source>
        <comment>a gesture</comment>
        <translation>Wange kratzen</translation>
    </message>
    <message>
        <source>tug an ear</source>
        <comment>a gesture</comment>
        <translation>am Ohr ziehen</translation>
    </message>
    <message>
        <source>touch the nose</source>
        <comment>a gesture</comment>
        <translation>Nase berühren</translation>
    </message>
    <message>
        <source>rub the chin</source>
        <comment>a gesture</comment>
        <translation>Kinn reiben</translation>
    </message>
    <message>
        <source>puff the cheeks</source>
        <comment>a gesture</comment>
        <translation>Backen aufblasen</translation>
    </message>
    <message>
        <source>raise the eyebrows</source>
        <comment>a gesture</comment>
        <translation>Augenbrauen heben</translation>
    </message>
    <message>
        <source>look up</source>
        <comment>a gesture</comment>
        <translation>nach oben schauen</translation>
    </message>
    <message>
        <source>tilt the head</source>
        <comment>a gesture</comment>
        <translation>Kopf neigen</translation>
    </message>
    <message>
        <source>purse the lips</source>
        <comment>a gesture</comment>
        <translation>Lippen spitzen</translation>
    </message>
    <message>
        <source>smooth the hair</source>
        <comment>a gesture</comment>
        <translation>Haare glatt streichen</translation>
    </message>
    <message>
        <source>yawn</source>
        <comment>a gesture</comment>
        <translation>gähnen</translation>
    </message>
    <message>
        <source>{first}, then {second}</source>
        <comment>two gestures in a row</comment>
        <translation>{first}, dann {second}</translation>
    </message>
    <message>
        <source>doll</source>
        <comment>the figure that makes the gestures</comment>
        <translation>Puppe</translation>
    </message>
    <message>
        <source>Row, card {number}</source>
        <comment>the first to the fourth card from the left</comment>
        <translation>Reihe, Karte {number}</translation>
    </message>
    <message>
        <source>Kemps!</source>
        <comment>a call</comment>
        <translation>Kemps!</translation>
    </message>
    <message>
        <source>Double Kemps!</source>
        <comment>a call</comment>
        <translation>Doppel-Kemps!</translation>
    </message>
    <message>
        <source>Counter Kemps!</source>
        <comment>a call</comment>
        <translation>Kontra-Kemps!</translation>
    </message>
    <message>
        <source>Double!</source>
        <comment>button: Double Kemps; there is little room</comment>
        <translation>Doppel!</translation>
    </message>
    <message>
        <source>Counter!</source>
        <comment>button: Counter Kemps; there is little room</comment>
        <translation>Kontra!</translation>
    </message>
    <message>
        <source>Deal {deal}, row {row} of {rows}</source>
        <translation>Runde {deal}, Reihe {row} von {rows}</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Runde {deal}</translation>
    </message>
    <message>
        <source>the signal of this team</source>
        <comment>said of a gesture</comment>
        <translation>das Zeichen dieses Teams</translation>
    </message>
    <message>
        <source>not the signal of the other team</source>
        <comment>said of a gesture</comment>
        <translation>nicht das Zeichen des anderen Teams</translation>
    </message>
    <message>
        <source>chosen for this turn</source>
        <comment>said of a gesture</comment>
        <translation>für diesen Zug gewählt</translation>
    </message>
    <message>
        <source>one of a four</source>
        <comment>said of a card</comment>
        <translation>aus einem Vierling</translation>
    </message>
    <message>
        <source>As a signal: {gesture}</source>
        <comment>a possible move</comment>
        <translation>Als Zeichen: {gesture}</translation>
    </message>
    <message>
        <source>Take {taken}, lay down {out}</source>
        <comment>a possible move; two cards</comment>
        <translation>{taken} nehmen, {out} hinlegen</translation>
    </message>
    <message>
        <source>Show: {gesture}</source>
        <comment>a possible move</comment>
        <translation>Zeigen: {gesture}</translation>
    </message>
    <message>
        <source>Show any gesture but the signal</source>
        <comment>a possible move</comment>
        <translation>Irgendeine Geste zeigen, nur nicht das Zeichen</translation>
    </message>
    <message>
        <source>End the private turn</source>
        <comment>a possible move</comment>
        <translation>Den geheimen Zug beenden</translation>
    </message>
    <message>
        <source>Want nothing of this row</source>
        <comment>a possible move</comment>
        <translation>Nichts aus dieser Reihe wollen</translation>
    </message>
    <message>
        <source>Confirm the Double Kemps</source>
        <comment>a possible move</comment>
        <translation>Das Doppel-Kemps bestätigen</translation>
    </message>
    <message>
        <source>Name as their signal: {gesture}</source>
        <comment>a possible move</comment>
        <translation>Als ihr Zeichen nennen: {gesture}</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>Es geht weiter.</translation>
    </message>
    <message>
        <source>{players} have agreed on a signal.</source>
        <comment>the two of a team</comment>
        <translation>{players} haben ein Zeichen ausgemacht.</translation>
    </message>
    <message>
        <source>{players} have chosen the first gesture.</source>
        <comment>the two of a team</comment>
        <translation>{players} haben die erste Geste gewählt.</translation>
    </message>
    <message>
        <source>{player} takes {taken} and lays down {out}.</source>
        <comment>two cards</comment>
        <translation>{player} nimmt {taken} und legt {out} hin.</translation>
    </message>
    <message>
        <source>{player} will show: {gesture}.</source>
        <translation>{player} wird zeigen: {gesture}.</translation>
    </message>
    <message>
        <source>{player} thinks about what to show.</source>
        <translation>{player} überlegt, was zu zeigen ist.</translation>
    </message>
    <message>
        <source>{player} shows: {gesture}.</source>
        <translation>{player} zeigt: {gesture}.</translation>
    </message>
    <message>
        <source>{player} has had a look.</source>
        <translation>{player} hat sich die Karten angeschaut.</translation>
    </message>
    <message>
        <source>{player} wants nothing of this row.</source>
        <translation>{player} will nichts aus dieser Reihe.</translation>
    </message>
    <message>
        <source>{player} calls: “{call}”</source>
        <translation>{player} ruft: „{call}“</translation>
    </message>
    <message>
        <source>{player} confirms: “{call}”</source>
        <translation>{player} bestätigt: „{call}“</translation>
    </message>
    <message>
        <source>{player} names: {gesture}.</source>
        <translation>{player} nennt: {gesture}.</translation>
    </message>
    <message>
        <source>Nobody wants the row any more. Here is row {row}.</source>
        <translation>Niemand will mehr etwas aus der Reihe. Jetzt kommt Reihe {row}.</translation>
    </message>
    <message>
        <source>That is right: {players} score {points}.</source>
        <comment>the two of a team; points: 4 points</comment>
        <translation>Richtig: {players} bekommen {points}.</translation>
    </message>
    <message>
        <source>That is wrong: {players} lose {points}.</source>
        <comment>the two of a team; points: 2 points</comment>
        <translation>Falsch: {players} verlieren {points}.</translation>
    </message>
    <message>
        <source>That is wrong, and costs nothing.</source>
        <translation>Das ist falsch und kostet nichts.</translation>
    </message>
    <message>
        <source>Yes, their signal was: {gesture}.</source>
        <translation>Ja, ihr Zeichen war: {gesture}.</translation>
    </message>
    <message>
        <source>No, their signal is not: {gesture}.</source>
        <translation>Nein, ihr Zeichen ist nicht: {gesture}.</translation>
    </message>
    <message>
        <source>{player} named no signal in time.</source>
        <translation>{player} hat nicht rechtzeitig ein Zeichen genannt.</translation>
    </message>
    <message>
        <source>The stock is used up. Nobody scores in this deal.</source>
        <translation>Der Stapel ist leer. In dieser Runde bekommt niemand Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards are gathered. Deal {deal} is next.</source>
        <translation>Die Karten werden eingesammelt. Es folgt Runde {deal}.</translation>
    </message>
    <message>
        <source>A secret signal for {players}: which gesture?</source>
        <comment>the two of a team</comment>
        <translation>Ein geheimes Zeichen für {players}: welche Geste?</translation>
    </message>
    <message>
        <source>A secret signal for {players}: which second gesture?</source>
        <comment>two names</comment>
        <translation>Ein geheimes Zeichen für {players}: welche zweite Geste?</translation>
    </message>
    <message>
        <source>{player}: swap one card, choose a gesture, then press “Done”.</source>
        <translation>{player}: eine Karte tauschen, eine Geste wählen, dann „Fertig“ drücken.</translation>
    </message>
    <message>
        <source>{player} has swapped. A gesture for the table? Then press “Done”.</source>
        <translation>{player} hat getauscht. Noch eine Geste für den Tisch? Dann „Fertig“ drücken.</translation>
    </message>
    <message>
        <source>{player} is looking at the cards.</source>
        <translation>{player} schaut sich die Karten an.</translation>
    </message>
    <message>
        <source>Everybody watches the dolls. Who calls?</source>
        <translation>Alle beobachten die Puppen. Wer ruft?</translation>
    </message>
    <message>
        <source>{player}: put a card on one of the row, or call.</source>
        <translation>{player}: eine Karte auf eine der Reihe legen, oder rufen.</translation>
    </message>
    <message>
        <source>{player} has four of a kind: show the signal “{gesture}”.</source>
        <translation>{player} hat einen Vierling: das Zeichen „{gesture}“ zeigen.</translation>
    </message>
    <message>
        <source>{player} calls Double Kemps. Does {partner} confirm it?</source>
        <translation>{player} ruft Doppel-Kemps. Bestätigt {partner} es?</translation>
    </message>
    <message>
        <source>{player} calls Counter Kemps: which gesture is their signal?</source>
        <translation>{player} ruft Kontra-Kemps: Welche Geste ist ihr Zeichen?</translation>
    </message>
    <message>
        <source>The match is over. {players} win.</source>
        <comment>the two of a team</comment>
        <translation>Die Partie ist zu Ende. {players} gewinnen.</translation>
    </message>
    <message>
        <source>The match is over. It is a draw.</source>
        <translation>Die Partie ist zu Ende. Sie endet unentschieden.</translation>
    </message>
    <message>
        <source>{call} Right!</source>
        <comment>call: Kemps!</comment>
        <translation>{call} Richtig!</translation>
    </message>
    <message>
        <source>{call} Wrong!</source>
        <comment>call: Kemps!</comment>
        <translation>{call} Falsch!</translation>
    </message>
    <message>
        <source>The first team with {target} points wins.</source>
        <comment>heading of the score</comment>
        <translation>Das erste Team mit {target} Punkten gewinnt.</translation>
    </message>
</context>
</TS>
