<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message id="oh_hell.aim">
        <source>Before each deal is played, everyone bids: they say how many tricks they will win. Whoever wins exactly as many as they bid gets points, and the highest total wins.</source>
        <translation>Vor jedem Durchgang sagen alle an, wie viele Stiche sie machen. Wer genau so viele macht, bekommt Punkte, und die höchste Summe gewinnt.</translation>
    </message>
    <message id="oh_hell.three-to-six">
        <source>Three to six players take part, each for themselves.</source>
        <translation>Drei bis sechs Personen spielen mit, jede für sich.</translation>
    </message>
    <message id="oh_hell.removed-twos">
        <source>With three players, the 2 of clubs is taken out of the pack; with five, the 2 of diamonds as well; with six, all four 2s.</source>
        <translation>Zu dritt kommt die Kreuz 2 aus dem Spiel, zu fünft auch die Karo 2, zu sechst alle vier 2er.</translation>
    </message>
    <message id="oh_hell.hand-sizes">
        <source>The first deal has one card each, the next two, and so on up to the largest deal, which is played once. Then the deals shrink again, down to one card.</source>
        <translation>Im ersten Durchgang bekommen alle eine Karte, im nächsten zwei und so weiter bis zum größten, der nur einmal gespielt wird. Danach geht es wieder hinunter bis zu einer Karte.</translation>
    </message>
    <message id="oh_hell.schedule">
        <source>The largest deal uses up the whole pack: three players get 17 cards each, four 13, five 10, six 8.</source>
        <translation>Im größten Durchgang werden alle Karten ausgeteilt: zu dritt je 17, zu viert 13, zu fünft 10, zu sechst 8.</translation>
    </message>
    <message id="oh_hell.schedule@shorter">
        <source>The largest deal has as many cards as the table has agreed, or fewer if the pack is used up before that.</source>
        <translation>Der größte Durchgang hat so viele Karten, wie der Tisch ausgemacht hat, oder weniger, wenn die Karten vorher aufgebraucht sind.</translation>
    </message>
    <message id="oh_hell.first-dealer">
        <source>Lots are drawn for the first dealer.</source>
        <translation>Es wird ausgelost, wer zuerst austeilt.</translation>
    </message>
    <message id="oh_hell.first-dealer@seat">
        <source>The table has agreed who deals first.</source>
        <translation>Der Tisch hat ausgemacht, wer als Erstes austeilt.</translation>
    </message>
    <message id="oh_hell.dealer-rotates">
        <source>After each deal, the player to the left of the dealer deals next.</source>
        <translation>Nach jedem Durchgang teilt die Person links von der bisherigen aus.</translation>
    </message>
    <message id="oh_hell.deal-one-by-one">
        <source>The cards are dealt one at a time, starting to the dealer’s left. The rest form the stock.</source>
        <translation>Die Karten werden einzeln ausgeteilt, links von der austeilenden Person beginnend. Der Rest ist der Stapel.</translation>
    </message>
    <message id="oh_hell.turn-up-trump">
        <source>The top card of the stock is turned face up. Its suit is trumps in this deal.</source>
        <translation>Die oberste Karte des Stapels wird aufgedeckt. Ihre Farbe ist in diesem Durchgang Trumpf.</translation>
    </message>
    <message id="oh_hell.turned-card-out">
        <source>The turned-up card stays on the table and belongs to nobody. The rest of the stock stays face down and is not used.</source>
        <translation>Die aufgedeckte Karte bleibt auf dem Tisch und gehört niemandem. Der übrige Stapel bleibt verdeckt und wird nicht gebraucht.</translation>
    </message>
    <message id="oh_hell.full-deal-no-trump">
        <source>When the whole pack is dealt, no card can be turned up, and there are no trumps.</source>
        <translation>Wenn alle Karten ausgeteilt sind, kann keine aufgedeckt werden: Es gibt keinen Trumpf.</translation>
    </message>
    <message id="oh_hell.full-deal-no-trump@dealers-last">
        <source>When the whole pack is dealt, the dealer’s last card is shown to everyone, and its suit is trumps. It stays in the dealer’s hand.</source>
        <translation>Wenn alle Karten ausgeteilt sind, wird die letzte Karte der austeilenden Person allen gezeigt und bestimmt den Trumpf. Sie bleibt auf deren Hand.</translation>
    </message>
    <message id="oh_hell.bid-order">
        <source>First everyone bids in turn, starting to the dealer’s left; the dealer bids last. No card is played before the last bid.</source>
        <translation>Zuerst sagen alle reihum an, links von der austeilenden Person beginnend; diese kommt zuletzt. Vor der letzten Ansage wird keine Karte gespielt.</translation>
    </message>
    <message id="oh_hell.bid-range">
        <source>A bid is the number of tricks that a player wants to win, from 0 to the number of cards in a hand.</source>
        <translation>Eine Ansage ist die Zahl der Stiche, die man machen will, von 0 bis zur Kartenzahl einer Hand.</translation>
    </message>
    <message id="oh_hell.bids-open">
        <source>Bids are said aloud, cannot be changed and can be seen during the whole deal.</source>
        <translation>Ansagen werden laut gemacht, gelten und sind im ganzen Durchgang zu sehen.</translation>
    </message>
    <message id="oh_hell.last-bid-not-even">
        <source>The last bid may not make the total of all bids equal to the number of cards in a hand.</source>
        <translation>Mit der letzten Ansage darf die Summe nicht genau der Kartenzahl einer Hand entsprechen.</translation>
    </message>
    <message id="oh_hell.last-bid-not-even@free">
        <source>The last bid is free too: all the bids may add up to the number of tricks.</source>
        <translation>Auch die letzte Ansage ist frei: Die Summe darf genau der Zahl der Stiche entsprechen.</translation>
    </message>
    <message id="oh_hell.left-of-dealer-leads">
        <source>The player to the left of the dealer leads to the first trick, with any card.</source>
        <translation>Links von der austeilenden Person wird zum ersten Stich ausgespielt, mit einer beliebigen Karte.</translation>
    </message>
    <message id="oh_hell.turn-order">
        <source>Going clockwise, everyone plays one card from their own hand to the trick in the middle.</source>
        <translation>Alle spielen im Uhrzeigersinn eine eigene Karte in den Stich in der Mitte.</translation>
    </message>
    <message id="oh_hell.rank-order">
        <source>From high to low: ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2.</source>
        <translation>Von hoch nach niedrig: Ass, König, Dame, Bube, 10, 9, 8, 7, 6, 5, 4, 3, 2.</translation>
    </message>
    <message id="oh_hell.follow-suit">
        <source>Whoever holds a card of the led suit must play that suit.</source>
        <translation>Wer die angespielte Farbe auf der Hand hat, muss sie bedienen.</translation>
    </message>
    <message id="oh_hell.must-trump">
        <source>Whoever has no card of the led suit must play a trump if they have one.</source>
        <translation>Wer die angespielte Farbe nicht hat, muss einen Trumpf spielen, wenn einer auf der Hand ist.</translation>
    </message>
    <message id="oh_hell.must-trump@free">
        <source>Whoever has no card of the led suit may play any card, trump or not.</source>
        <translation>Wer die angespielte Farbe nicht hat, darf jede Karte spielen, Trumpf oder nicht.</translation>
    </message>
    <message id="oh_hell.no-overtrump-duty">
        <source>Any trump will do: it need not beat the trumps already in the trick.</source>
        <translation>Jeder Trumpf ist recht: Er muss die Trümpfe im Stich nicht schlagen.</translation>
    </message>
    <message id="oh_hell.discard">
        <source>Whoever has neither the led suit nor a trump may play any card.</source>
        <translation>Wer weder die angespielte Farbe noch einen Trumpf hat, spielt eine beliebige Karte.</translation>
    </message>
    <message id="oh_hell.trump-wins">
        <source>If there are trumps in the trick, the highest trump takes it.</source>
        <translation>Liegen Trümpfe im Stich, gewinnt der höchste.</translation>
    </message>
    <message id="oh_hell.led-suit-wins">
        <source>Without trumps, the highest card of the led suit takes the trick.</source>
        <translation>Ohne Trumpf gewinnt die höchste Karte der angespielten Farbe den Stich.</translation>
    </message>
    <message id="oh_hell.winner-leads">
        <source>Whoever takes a trick leads the next one.</source>
        <translation>Wer einen Stich macht, spielt zum nächsten aus.</translation>
    </message>
    <message id="oh_hell.score-made">
        <source>Whoever wins exactly as many tricks as they bid scores 5 points for each of them, plus 5 more. A bid of 0 that is met scores 5.</source>
        <translation>Wer genau so viele Stiche macht wie angesagt, bekommt für jeden 5 Punkte und noch 5 dazu. Eine erfüllte Ansage von 0 zählt 5.</translation>
    </message>
    <message id="oh_hell.score-made@ten-plus">
        <source>Whoever wins exactly as many tricks as they bid scores 10 points, plus 1 more for each of them.</source>
        <translation>Wer genau so viele Stiche macht wie angesagt, bekommt 10 Punkte und für jeden noch 1 dazu.</translation>
    </message>
    <message id="oh_hell.score-missed">
        <source>Everyone else loses 5 points for each trick too many or too few.</source>
        <translation>Alle anderen verlieren 5 Punkte für jeden Stich zu viel oder zu wenig.</translation>
    </message>
    <message id="oh_hell.score-missed@ten-plus">
        <source>Everyone else scores nothing in this deal.</source>
        <translation>Alle anderen bekommen in diesem Durchgang nichts.</translation>
    </message>
    <message id="oh_hell.negative-totals">
        <source>A total may be below zero.</source>
        <translation>Eine Summe darf unter null fallen.</translation>
    </message>
    <message id="oh_hell.someone-misses">
        <source>Because of the rule for the last bid, at least one player misses their bid in every deal.</source>
        <translation>Wegen der Regel für die letzte Ansage verfehlt in jedem Durchgang mindestens eine Person ihre Ansage.</translation>
    </message>
    <message id="oh_hell.end-of-schedule">
        <source>The match ends after the last deal, the second one with one card each.</source>
        <translation>Die Partie endet nach dem letzten Durchgang, dem zweiten mit einer Karte.</translation>
    </message>
    <message id="oh_hell.highest-wins">
        <source>The highest total wins.</source>
        <translation>Die höchste Summe gewinnt.</translation>
    </message>
    <message id="oh_hell.tie-shared">
        <source>Players with equal totals share their place, and the victory too.</source>
        <translation>Bei gleicher Summe teilt man sich den Rang, auch den Sieg.</translation>
    </message>
    <message id="oh_hell.overtrump">
        <source>Whoever plays a trump must beat the highest trump in the trick if they can. This holds when trumps are led, too.</source>
        <translation>Wer einen Trumpf spielt, muss den höchsten Trumpf im Stich schlagen, wenn ein Trumpf auf der Hand das kann. Das gilt auch, wenn Trumpf angespielt wurde.</translation>
    </message>
    <message id="oh_hell.ahead-10">
        <source>A head start of 10 points counts from the beginning.</source>
        <translation>Ein Vorsprung von 10 Punkten zählt von Anfang an.</translation>
    </message>
    <message id="oh_hell.ahead-20">
        <source>A head start of 20 points counts from the beginning.</source>
        <translation>Ein Vorsprung von 20 Punkten zählt von Anfang an.</translation>
    </message>
</context>
<context>
    <name>oh_hell</name>
    <message>
        <source>Largest deal</source>
        <translation>Größter Durchgang</translation>
    </message>
    <message>
        <source>the whole pack</source>
        <comment>how many cards are dealt in the largest deal</comment>
        <translation>alle Karten</translation>
    </message>
    <message>
        <source>3 cards</source>
        <translation>3 Karten</translation>
    </message>
    <message>
        <source>4 cards</source>
        <translation>4 Karten</translation>
    </message>
    <message>
        <source>5 cards</source>
        <translation>5 Karten</translation>
    </message>
    <message>
        <source>6 cards</source>
        <translation>6 Karten</translation>
    </message>
    <message>
        <source>7 cards</source>
        <translation>7 Karten</translation>
    </message>
    <message>
        <source>8 cards</source>
        <translation>8 Karten</translation>
    </message>
    <message>
        <source>9 cards</source>
        <translation>9 Karten</translation>
    </message>
    <message>
        <source>10 cards</source>
        <translation>10 Karten</translation>
    </message>
    <message>
        <source>11 cards</source>
        <translation>11 Karten</translation>
    </message>
    <message>
        <source>12 cards</source>
        <translation>12 Karten</translation>
    </message>
    <message>
        <source>13 cards</source>
        <translation>13 Karten</translation>
    </message>
    <message>
        <source>14 cards</source>
        <translation>14 Karten</translation>
    </message>
    <message>
        <source>15 cards</source>
        <translation>15 Karten</translation>
    </message>
    <message>
        <source>16 cards</source>
        <translation>16 Karten</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Wer zuerst austeilt</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>who deals first</comment>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>Trumps when the whole pack is dealt</source>
        <translation>Trumpf, wenn alle Karten ausgeteilt sind</translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>ohne Trumpf</translation>
    </message>
    <message>
        <source>the dealer’s last card</source>
        <translation>die zuletzt ausgeteilte Karte</translation>
    </message>
    <message>
        <source>The last bid</source>
        <translation>Die letzte Ansage</translation>
    </message>
    <message>
        <source>may not make the bids add up</source>
        <translation>darf nicht genau aufgehen</translation>
    </message>
    <message>
        <source>free</source>
        <comment>the last bid may be any number</comment>
        <translation>frei</translation>
    </message>
    <message>
        <source>Without the led suit</source>
        <translation>Ohne die angespielte Farbe</translation>
    </message>
    <message>
        <source>a trump must be played</source>
        <translation>Trumpf ist Pflicht</translation>
    </message>
    <message>
        <source>any card may be played</source>
        <translation>jede Karte ist erlaubt</translation>
    </message>
    <message>
        <source>Trumps must beat trumps</source>
        <translation>Übertrumpfen ist Pflicht</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>5 for each trick, 5 more if the bid is met</source>
        <translation>5 je Stich und 5 dazu, wenn die Ansage stimmt</translation>
    </message>
    <message>
        <source>10, and 1 for each trick, if the bid is met</source>
        <translation>10 und 1 je Stich, wenn die Ansage stimmt</translation>
    </message>
    <message>
        <source>10 points ahead</source>
        <comment>handicap</comment>
        <translation>10 Punkte Vorsprung</translation>
    </message>
    <message>
        <source>20 points ahead</source>
        <comment>handicap</comment>
        <translation>20 Punkte Vorsprung</translation>
    </message>
    <message>
        <source>Oh Hell</source>
        <translation>Stiche-Raten</translation>
    </message>
    <message>
        <source>Say how many tricks you will win, and win exactly that many.</source>
        <translation>Sag an, wie viele Stiche du machst, und mach genau so viele.</translation>
    </message>
    <message>
        <source>Oh Heck, Up and Down the River</source>
        <comment>other names of the game in this language</comment>
        <translation>Oh Hell, Rauf und runter</translation>
    </message>
    <message>
        <source>It is {player}’s turn to bid.</source>
        <translation>{player} ist mit Ansagen dran.</translation>
    </message>
    <message>
        <source>The bids are not complete: {player} bids next.</source>
        <translation>Es fehlen noch Ansagen: Als Nächstes sagt {player} an.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>{player} ist dran.</translation>
    </message>
    <message>
        <source>Play goes on in a moment.</source>
        <translation>Gleich geht es weiter.</translation>
    </message>
    <message>
        <source>All bids of this deal are made.</source>
        <translation>Alle Ansagen dieses Durchgangs sind gemacht.</translation>
    </message>
    <message numerus="yes">
        <source>In this deal there are %n trick(s) to win.</source>
        <translation>
            <numerusform>In diesem Durchgang gibt es %n Stich.</numerusform>
            <numerusform>In diesem Durchgang gibt es %n Stiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {bid} the bids would add up to {total}, the number of cards in a hand.</source>
        <translation>Mit {bid} wäre die Summe der Ansagen {total}, genau die Kartenzahl einer Hand.</translation>
    </message>
    <message numerus="yes">
        <source>This hand should win about %n trick(s).</source>
        <translation>
            <numerusform>Diese Karten sollten etwa %n Stich machen.</numerusform>
            <numerusform>Diese Karten sollten etwa %n Stiche machen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This hand should win about %n trick(s), but the last bid may not be that: better {bid}.</source>
        <translation>
            <numerusform>Diese Karten sollten etwa %n Stich machen, aber diese Zahl ist für die letzte Ansage nicht erlaubt: lieber {bid}.</numerusform>
            <numerusform>Diese Karten sollten etwa %n Stiche machen, aber diese Zahl ist für die letzte Ansage nicht erlaubt: lieber {bid}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only this card may be played.</source>
        <translation>Nur diese Karte darf gespielt werden.</translation>
    </message>
    <message>
        <source>It is the last card.</source>
        <translation>Es ist die letzte Karte.</translation>
    </message>
    <message numerus="yes">
        <source>%n more trick(s) to win: nobody can beat this card.</source>
        <translation>
            <numerusform>Noch %n Stich fehlt: Niemand kann diese Karte schlagen.</numerusform>
            <numerusform>Noch %n Stiche fehlen: Niemand kann diese Karte schlagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more trick(s) to win: this card has a chance.</source>
        <translation>
            <numerusform>Noch %n Stich fehlt: Diese Karte hat eine Chance.</numerusform>
            <numerusform>Noch %n Stiche fehlen: Diese Karte hat eine Chance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more trick(s) to win, but not this one: a better moment will come.</source>
        <translation>
            <numerusform>Noch %n Stich fehlt, aber nicht dieser: Es kommt eine bessere Gelegenheit.</numerusform>
            <numerusform>Noch %n Stiche fehlen, aber nicht dieser: Es kommt eine bessere Gelegenheit.</numerusform>
        </translation>
    </message>
    <message>
        <source>No more tricks are wanted: this card loses. Highest so far: {card}.</source>
        <translation>Die Stiche sind da: Diese Karte verliert. Bisher die höchste: {card}.</translation>
    </message>
    <message>
        <source>No more tricks are wanted, but every card that may be played wins.</source>
        <translation>Die Stiche sind da, aber jede erlaubte Karte gewinnt.</translation>
    </message>
    <message>
        <source>No more tricks are wanted, but this card had better go now.</source>
        <translation>Die Stiche sind da, aber diese Karte geht besser jetzt.</translation>
    </message>
    <message>
        <source>This hand should not win any tricks.</source>
        <translation>Diese Karten sollten keinen Stich machen.</translation>
    </message>
    <message>
        <source>No more tricks are wanted: this card can still be beaten.</source>
        <translation>Die Stiche sind da: Diese Karte kann noch geschlagen werden.</translation>
    </message>
    <message>
        <source>Trump card</source>
        <translation>Trumpfkarte</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Lift: one floor for each card of a hand</source>
        <translation>Aufzug: ein Stockwerk für jede Karte einer Hand</translation>
    </message>
    <message>
        <source>dealt, and bids last</source>
        <translation>teilt aus und sagt zuletzt an</translation>
    </message>
    <message>
        <source>a trick that was bid</source>
        <translation>ein angesagter Stich</translation>
    </message>
    <message>
        <source>a trick that was won</source>
        <translation>ein gemachter Stich</translation>
    </message>
    <message>
        <source>a trick too many</source>
        <translation>ein Stich zu viel</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Durchgang {deal} von {deals}</translation>
    </message>
    <message>
        <source>Lift, floor {floor}</source>
        <translation>Aufzug, Stockwerk {floor}</translation>
    </message>
    <message>
        <source>lift on its way up</source>
        <translation>Aufzug auf dem Weg nach oben</translation>
    </message>
    <message>
        <source>lift on its way down</source>
        <translation>Aufzug auf dem Weg nach unten</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bid %n trick(s)</source>
        <comment>a possible move</comment>
        <translation>
            <numerusform>%n Stich ansagen</numerusform>
            <numerusform>%n Stiche ansagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>Es geht weiter.</translation>
    </message>
    <message numerus="yes">
        <source>{player} bids %n trick(s).</source>
        <translation>
            <numerusform>{player} sagt %n Stich an.</numerusform>
            <numerusform>{player} sagt %n Stiche an.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trump card: {card}.</source>
        <translation>Trumpfkarte: {card}.</translation>
    </message>
    <message>
        <source>There are no trumps in this deal.</source>
        <translation>In diesem Durchgang gibt es keinen Trumpf.</translation>
    </message>
    <message>
        <source>no bid yet</source>
        <comment>on the plate of a player</comment>
        <translation>noch keine Ansage</translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <comment>on the plate of a player</comment>
        <translation>sagt {bid} an</translation>
    </message>
    <message>
        <source>bid {bid}, won {won}</source>
        <comment>on the plate of a player</comment>
        <translation>Ansage {bid}, hat {won}</translation>
    </message>
    <message>
        <source>bid {bid}, won {won}: {points}</source>
        <comment>on a plate; points: 20, or −5</comment>
        <translation>Ansage {bid}, hat {won}: {points}</translation>
    </message>
    <message>
        <source>trump</source>
        <comment>below the picture of a suit</comment>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>no trumps</source>
        <comment>below the four suits, crossed out</comment>
        <translation>ohne Trumpf</translation>
    </message>
    <message numerus="yes">
        <source>bid for %n trick(s)</source>
        <comment>sum of the bids so far, below its figure</comment>
        <translation>
            <numerusform>für %n Stich</numerusform>
            <numerusform>für %n Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <comment>sum of all bids against the number of tricks</comment>
        <translation>
            <numerusform>%n zu viel</numerusform>
            <numerusform>%n zu viel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too few</source>
        <comment>sum of all bids against the number of tricks</comment>
        <translation>
            <numerusform>%n zu wenig</numerusform>
            <numerusform>%n zu wenig</numerusform>
        </translation>
    </message>
    <message>
        <source>just right</source>
        <comment>sum of all bids against the number of tricks</comment>
        <translation>genau richtig</translation>
    </message>
    <message>
        <source>{player} bids last: any number but {bid}.</source>
        <translation>{player} sagt zuletzt an: jede Zahl außer {bid}.</translation>
    </message>
    <message>
        <source>The deal is over. Bid met: {players}.</source>
        <translation>Der Durchgang ist zu Ende. Ansage erfüllt: {players}.</translation>
    </message>
    <message>
        <source>The deal is over. Nobody met their bid.</source>
        <translation>Der Durchgang ist zu Ende. Niemand hat die Ansage erfüllt.</translation>
    </message>
    <message>
        <source>The match is over. Most points: {players}.</source>
        <comment>one name, or a list of names</comment>
        <translation>Die Partie ist zu Ende. Die meisten Punkte: {players}.</translation>
    </message>
    <message>
        <source>The highest total wins. The small figure is the bid.</source>
        <comment>heading of the score</comment>
        <translation>Die höchste Summe gewinnt. Die kleine Zahl ist die Ansage.</translation>
    </message>
    <message>
        <source>No more tricks are wanted: this card cannot win, so it can go.</source>
        <translation>Die Stiche sind da: Diese Karte kann nicht gewinnen und ist damit weg.</translation>
    </message>
    <message>
        <source>No more tricks are wanted, so a low card is led.</source>
        <translation>Die Stiche sind da: Eine niedrige Karte wird ausgespielt.</translation>
    </message>
    <message numerus="yes">
        <source>%n more trick(s) to win: a low card first, the high ones can wait.</source>
        <translation>
            <numerusform>Noch %n Stich fehlt: Zuerst eine niedrige Karte, die hohen warten.</numerusform>
            <numerusform>Noch %n Stiche fehlen: Zuerst eine niedrige Karte, die hohen warten.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the allowed cards can win this trick, so the least useful one goes.</source>
        <translation>Keine erlaubte Karte macht diesen Stich: Die geht, die am wenigsten gebraucht wird.</translation>
    </message>
    <message numerus="yes">
        <source>{player} deals everyone %n card(s).</source>
        <translation>
            <numerusform>{player} teilt an alle je %n Karte aus.</numerusform>
            <numerusform>{player} teilt an alle je %n Karten aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many tricks does {player} bid?</source>
        <translation>{player} ist dran: Wie viele Stiche werden es?</translation>
    </message>
    <message numerus="yes">
        <source>{player} met their bid most often: in %n deal(s).</source>
        <translation>
            <numerusform>{player} hat die Ansage am häufigsten erfüllt: in %n Durchgang.</numerusform>
            <numerusform>{player} hat die Ansage am häufigsten erfüllt: in %n Durchgängen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} had the best deal: {points} points in deal {number}.</source>
        <translation>{player} hatte den besten Durchgang: {points} Punkte in Durchgang {number}.</translation>
    </message>
    <message>
        <source>Bid met: {players}!</source>
        <translation>Ansage erfüllt: {players}!</translation>
    </message>
    <message>
        <source>A trump takes the trick</source>
        <translation>Ein Trumpf gewinnt den Stich</translation>
    </message>
    <message>
        <source>Diamonds are led. The second player has none and must play a trump. Even the ace of diamonds cannot beat it.</source>
        <translation>Karo wird ausgespielt. Die zweite Person hat keines und muss einen Trumpf spielen. Auch das Karo-Ass schlägt ihn nicht.</translation>
    </message>
    <message>
        <source>There are five tricks, and the others have bid four in all. The last bid may not be 1, so that the bids do not add up to five.</source>
        <translation>Es gibt fünf Stiche, und die anderen haben zusammen vier angesagt. Die letzte Ansage darf nicht 1 sein, denn die Summe darf nicht fünf ergeben.</translation>
    </message>
</context>
</TS>
