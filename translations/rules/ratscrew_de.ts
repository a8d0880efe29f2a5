<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message id="ratscrew.aim">
        <source>Whoever collects all 52 cards wins. There is nothing to choose: the skill is to spot two cards of the same rank and slap first.</source>
        <translation>Wer alle 52 Karten sammelt, gewinnt. Karten werden nicht ausgesucht: Es zählt, zwei Karten mit gleichem Wert zu sehen und zuerst draufzuklatschen.</translation>
    </message>
    <message id="ratscrew.two-to-six">
        <source>Two to six players take part, each for themselves.</source>
        <translation>Zwei bis sechs Personen spielen mit, alle für sich.</translation>
    </message>
    <message id="ratscrew.deal-all">
        <source>Lots are drawn for the dealer. All cards are dealt one by one, starting to the left of the dealer.</source>
        <translation>Es wird ausgelost, wer austeilt. Alle Karten werden einzeln ausgeteilt, links vom Geber beginnend.</translation>
    </message>
    <message id="ratscrew.stacks-unseen">
        <source>Everyone keeps their cards in a face-down stack. Nobody looks at a stack, not even their own.</source>
        <translation>Alle behalten ihre Karten als verdeckten Stapel. Niemand schaut einen Stapel an, auch nicht den eigenen.</translation>
    </message>
    <message id="ratscrew.first-turner">
        <source>The first card comes from the player to the left of the dealer.</source>
        <translation>Die erste Karte kommt von der Person links vom Geber.</translation>
    </message>
    <message id="ratscrew.turn-top-card">
        <source>A turn is one card: the top card of a player’s own stack goes face up on the pile.</source>
        <translation>Ein Zug ist eine Karte: die oberste vom eigenen Stapel, offen auf den Stapel in der Mitte.</translation>
    </message>
    <message id="ratscrew.turn-order">
        <source>The turn goes clockwise to the next player with cards. During a challenge, cards come only from the player who owes them.</source>
        <translation>Der Zug geht im Uhrzeigersinn zur nächsten Person mit Karten. Während einer Aufgabe kommen Karten nur von der Person, die welche schuldet.</translation>
    </message>
    <message id="ratscrew.court-card-contract">
        <source>A jack, a queen or a king sets a challenge: the next player with cards owes cards to whoever laid it.</source>
        <translation>Bube, Dame und König stellen eine Aufgabe: Wer sie legt, bekommt Karten von der nächsten Person mit Karten.</translation>
    </message>
    <message id="ratscrew.court-card-contract@ace">
        <source>A jack, a queen, a king or an ace sets a challenge: the next player with cards owes cards to whoever laid it.</source>
        <translation>Bube, Dame, König und Ass stellen eine Aufgabe: Wer sie legt, bekommt Karten von der nächsten Person mit Karten.</translation>
    </message>
    <message id="ratscrew.contract-size">
        <source>A jack asks for one card, a queen for two, a king for three. Aces and the cards from 2 to 10 ask for nothing.</source>
        <translation>Ein Bube verlangt eine Karte, eine Dame zwei, ein König drei. Asse und die Karten von 2 bis 10 verlangen nichts.</translation>
    </message>
    <message id="ratscrew.contract-size@ace">
        <source>A jack asks for one card, a queen for two, a king for three, an ace for four. The cards from 2 to 10 ask for nothing.</source>
        <translation>Ein Bube verlangt eine Karte, eine Dame zwei, ein König drei, ein Ass vier. Die Karten von 2 bis 10 verlangen nichts.</translation>
    </message>
    <message id="ratscrew.contract-broken">
        <source>If a card that is owed sets a challenge itself, the old challenge ends and the next player owes the new one.</source>
        <translation>Stellt eine geschuldete Karte selbst eine Aufgabe, endet die alte, und die nächste Person bekommt die neue.</translation>
    </message>
    <message id="ratscrew.contract-paid">
        <source>When all the cards owed have been turned and none of them sets a new challenge, whoever set the challenge wins the pile.</source>
        <translation>Sind alle geschuldeten Karten aufgedeckt und stellt keine davon eine Aufgabe, gewinnt den Stapel, wer die Aufgabe gestellt hat.</translation>
    </message>
    <message id="ratscrew.payer-runs-out">
        <source>If a player runs out of cards before all those owed are turned, whoever set the challenge wins the pile.</source>
        <translation>Hat jemand keine Karten mehr, bevor alle geschuldeten aufgedeckt sind, gewinnt den Stapel, wer die Aufgabe gestellt hat.</translation>
    </message>
    <message id="ratscrew.payer-runs-out@next-pays">
        <source>Whoever runs out of cards leaves the rest to the next player with cards. If nobody is left to pay, whoever set the challenge wins the pile.</source>
        <translation>Wer keine Karten mehr hat, überlässt den Rest der nächsten Person mit Karten. Kann niemand mehr zahlen, gewinnt den Stapel, wer die Aufgabe gestellt hat.</translation>
    </message>
    <message id="ratscrew.owner-without-cards">
        <source>A player with no cards left can still win a challenge. The pile brings that player back into play.</source>
        <translation>Eine Aufgabe kann auch gewinnen, wer keinen Stapel mehr hat. Mit den Karten ist man wieder dabei.</translation>
    </message>
    <message id="ratscrew.nobody-can-pay">
        <source>If nobody else holds a card when a challenge is set, whoever set it wins the pile at once.</source>
        <translation>Hat niemand sonst Karten, wenn eine Aufgabe gestellt wird, gewinnt den Stapel sofort, wer sie gestellt hat.</translation>
    </message>
    <message id="ratscrew.slap-on-pair">
        <source>When two cards of the same rank follow each other, the first slap wins the pile.</source>
        <translation>Folgen zwei Karten mit gleichem Wert aufeinander, gewinnt der schnellste Klatscher den Stapel.</translation>
    </message>
    <message id="ratscrew.slap-on-pair@sandwich">
        <source>When two cards of the same rank follow each other, or have one card between them, the first slap wins the pile.</source>
        <translation>Folgen zwei Karten mit gleichem Wert aufeinander oder liegt nur eine Karte dazwischen, gewinnt der schnellste Klatscher den Stapel.</translation>
    </message>
    <message id="ratscrew.pair-within-pile">
        <source>Only cards turned since the pile was last empty can make a pair. Penalty cards never count.</source>
        <translation>Ein Paar bilden nur Karten, die aufgedeckt wurden, seit der Stapel zuletzt leer war. Strafkarten zählen nie.</translation>
    </message>
    <message id="ratscrew.first-slap-wins">
        <source>The first correct slap wins the whole pile and ends any challenge.</source>
        <translation>Der erste richtige Klatscher gewinnt den ganzen Stapel und beendet jede Aufgabe.</translation>
    </message>
    <message id="ratscrew.everyone-may-slap">
        <source>Everyone may slap, whoever turned the cards, even a player without cards.</source>
        <translation>Alle dürfen draufklatschen, egal, wer die Karten aufgedeckt hat, auch wer keine Karten hat.</translation>
    </message>
    <message id="ratscrew.everyone-may-slap@no-return">
        <source>Everyone who is in the game may slap, whoever turned the cards.</source>
        <translation>Alle, die im Spiel sind, dürfen draufklatschen, egal, wer die Karten aufgedeckt hat.</translation>
    </message>
    <message id="ratscrew.pair-window">
        <source>A pair can be slapped until the next card is turned or the pile is gathered.</source>
        <translation>Auf ein Paar darf geklatscht werden, bis die nächste Karte aufgedeckt oder der Stapel eingesammelt wird.</translation>
    </message>
    <message id="ratscrew.grace-before-gathering">
        <source>A pile won by a challenge lies open for a second and a half before it is gathered. A correct slap still takes it, and nobody turns a card.</source>
        <translation>Ein durch eine Aufgabe gewonnener Stapel liegt noch anderthalb Sekunden offen da. Ein richtiger Klatscher holt ihn noch, und niemand deckt auf.</translation>
    </message>
    <message id="ratscrew.gap-between-cards">
        <source>After one card, seven tenths of a second must pass before the next may be turned.</source>
        <translation>Nach einer Karte darf die nächste erst nach sieben Zehntelsekunden aufgedeckt werden.</translation>
    </message>
    <message id="ratscrew.pile-under-stack">
        <source>A won pile is turned over and put under the winner’s stack, unshuffled. Its penalty cards come up first.</source>
        <translation>Ein gewonnener Stapel wird umgedreht und ungemischt unter den eigenen gelegt. Strafkarten kommen als Erste dran.</translation>
    </message>
    <message id="ratscrew.pile-under-stack@shuffled">
        <source>A won pile is shuffled, turned over and put under the winner’s stack.</source>
        <translation>Ein gewonnener Stapel wird gemischt, umgedreht und unter den eigenen gelegt.</translation>
    </message>
    <message id="ratscrew.winner-leads">
        <source>The first card of the next pile comes from whoever won the last one.</source>
        <translation>Die erste Karte des nächsten Stapels kommt von der Person, die den letzten gewonnen hat.</translation>
    </message>
    <message id="ratscrew.false-slap-burns">
        <source>A slap without a pair costs the top card of the slapper’s stack: it goes face down under the pile.</source>
        <translation>Ein Klatscher ohne Paar kostet die oberste Karte vom eigenen Stapel: Sie kommt verdeckt unter den Stapel in der Mitte.</translation>
    </message>
    <message id="ratscrew.false-slap-burns@two">
        <source>A slap without a pair costs the top two cards of the slapper’s stack: they go face down under the pile.</source>
        <translation>Ein Klatscher ohne Paar kostet die obersten zwei Karten vom eigenen Stapel: Sie kommen verdeckt unter den Stapel in der Mitte.</translation>
    </message>
    <message id="ratscrew.false-slap-burns@free">
        <source>A slap without a pair costs nothing.</source>
        <translation>Ein Klatscher ohne Paar kostet nichts.</translation>
    </message>
    <message id="ratscrew.false-slap-without-cards">
        <source>Whoever slaps wrongly and has no card to give may not slap again until the next pile has been gathered.</source>
        <translation>Wer falsch klatscht und keine Karte abgeben kann, darf erst wieder klatschen, wenn der nächste Stapel eingesammelt ist.</translation>
    </message>
    <message id="ratscrew.one-slap-per-card">
        <source>Everyone has one slap for each turned card. Any more slaps, or slaps when there is no pile, are ignored.</source>
        <translation>Auf jede aufgedeckte Karte dürfen alle einmal klatschen. Weitere Klatscher zählen nicht, und auch keiner, wenn kein Stapel da liegt.</translation>
    </message>
    <message id="ratscrew.slower-slaps-ignored">
        <source>A slap just after the winning one, or just after a card has covered the pair, counts as neither correct nor wrong.</source>
        <translation>Ein Klatscher kurz nach dem schnellsten oder kurz nachdem eine Karte das Paar verdeckt hat, ist weder richtig noch falsch.</translation>
    </message>
    <message id="ratscrew.ties">
        <source>If two correct slaps come at the same moment, the player with fewer cards wins. If that is equal too, whoever sits next after the player who turned the card wins.</source>
        <translation>Kommen zwei richtige Klatscher zugleich, gewinnt, wer weniger Karten hat. Haben beide gleich viele, gewinnt, wer in Spielrichtung zuerst nach der Person sitzt, die aufgedeckt hat.</translation>
    </message>
    <message id="ratscrew.skip-empty-seats">
        <source>A player without cards is skipped, but stays in the game and can come back with a correct slap.</source>
        <translation>Wer keine Karten hat, wird übersprungen, bleibt aber im Spiel und kann mit einem richtigen Klatscher zurückkommen.</translation>
    </message>
    <message id="ratscrew.skip-empty-seats@no-return">
        <source>A player without cards is skipped.</source>
        <translation>Wer keine Karten hat, wird übersprungen.</translation>
    </message>
    <message id="ratscrew.all-cards-wins">
        <source>Whoever holds all 52 cards wins.</source>
        <translation>Wer alle 52 Karten hat, gewinnt.</translation>
    </message>
    <message id="ratscrew.last-holder-wins">
        <source>If only one player holds cards and owes nothing, that player gathers the pile and wins. Until then, only a correct slap counts.</source>
        <translation>Hat nur noch eine Person Karten und ist keine schuldig, sammelt sie den Stapel ein und gewinnt. Bis dahin zählt nur ein richtiger Klatscher.</translation>
    </message>
    <message id="ratscrew.card-limit@500">
        <source>After five hundred cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins. Players who tie share the victory.</source>
        <translation>Nach fünfhundert aufgedeckten Karten endet die Partie, sobald der Stapel eingesammelt ist. Wer die meisten Karten hat, gewinnt; bei gleich vielen wird der Sieg geteilt.</translation>
    </message>
    <message id="ratscrew.card-limit@1000">
        <source>After one thousand cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins. Players who tie share the victory.</source>
        <translation>Nach tausend aufgedeckten Karten endet die Partie, sobald der Stapel eingesammelt ist. Wer die meisten Karten hat, gewinnt; bei gleich vielen wird der Sieg geteilt.</translation>
    </message>
    <message id="ratscrew.card-limit">
        <source>After fifteen hundred cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins. Players who tie share the victory.</source>
        <translation>Nach fünfzehnhundert aufgedeckten Karten endet die Partie, sobald der Stapel eingesammelt ist. Wer die meisten Karten hat, gewinnt; bei gleich vielen wird der Sieg geteilt.</translation>
    </message>
    <message id="ratscrew.card-limit@3000">
        <source>After three thousand cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins. Players who tie share the victory.</source>
        <translation>Nach dreitausend aufgedeckten Karten endet die Partie, sobald der Stapel eingesammelt ist. Wer die meisten Karten hat, gewinnt; bei gleich vielen wird der Sieg geteilt.</translation>
    </message>
    <message id="ratscrew.placing">
        <source>The others are placed by how long they held cards or, if the match was stopped, by how many they have.</source>
        <translation>Bei den anderen zählt, wie lange sie Karten hatten; wurde die Partie beendet, die Zahl ihrer Karten.</translation>
    </message>
    <message id="ratscrew.slap-back">
        <source>Whoever has no cards left is out of the game and may not slap, unless a challenge is still running for them.</source>
        <translation>Wer keine Karten mehr hat, ist nicht mehr im Spiel und darf nicht klatschen, außer wenn die eigene Aufgabe noch läuft.</translation>
    </message>
    <message id="ratscrew.auto-turn">
        <source>The cards turn by themselves. The players only slap.</source>
        <translation>Die Karten werden von selbst aufgedeckt. Es wird nur noch geklatscht.</translation>
    </message>
    <message id="ratscrew.handicap">
        <source>The hands of computer players come down 0.15 seconds later.</source>
        <translation>Die Hände der Computerspieler kommen 0,15 Sekunden später.</translation>
    </message>
    <message id="ratscrew.handicap@large">
        <source>The hands of computer players come down 0.3 seconds later.</source>
        <translation>Die Hände der Computerspieler kommen 0,3 Sekunden später.</translation>
    </message>
    <message id="ratscrew.more-4">
        <source>Whoever has 4 more cards gets them before the others are dealt.</source>
        <translation>Wer 4 Karten mehr hat, bekommt sie, bevor die anderen ausgeteilt werden.</translation>
    </message>
    <message id="ratscrew.more-8">
        <source>Whoever has 8 more cards gets them before the others are dealt.</source>
        <translation>Wer 8 Karten mehr hat, bekommt sie, bevor die anderen ausgeteilt werden.</translation>
    </message>
</context>
<context>
    <name>ratscrew</name>
    <message>
        <source>An ace asks for</source>
        <translation>Ein Ass verlangt</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>what an ace asks for</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>four cards</source>
        <comment>what an ace asks for</comment>
        <translation>vier Karten</translation>
    </message>
    <message>
        <source>A wrong slap costs</source>
        <translation>Ein falscher Klatscher kostet</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>what a wrong slap costs</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>1 card</source>
        <comment>what a wrong slap costs</comment>
        <translation>1 Karte</translation>
    </message>
    <message>
        <source>2 cards</source>
        <comment>what a wrong slap costs</comment>
        <translation>2 Karten</translation>
    </message>
    <message>
        <source>A player without cards may slap</source>
        <translation>Wer keine Karten hat, darf klatschen</translation>
    </message>
    <message>
        <source>Cards run out before the challenge is paid</source>
        <translation>Keine Karten mehr vor dem Ende der Aufgabe</translation>
    </message>
    <message>
        <source>the pile is won</source>
        <comment>by whoever laid the picture</comment>
        <translation>Stapel gewonnen</translation>
    </message>
    <message>
        <source>the next one pays</source>
        <comment>the next player</comment>
        <translation>die nächste Person zahlt</translation>
    </message>
    <message>
        <source>A won pile is shuffled</source>
        <translation>Ein gewonnener Stapel wird gemischt</translation>
    </message>
    <message>
        <source>The cards turn by themselves</source>
        <translation>Karten werden von selbst aufgedeckt</translation>
    </message>
    <message>
        <source>no</source>
        <comment>the cards do not turn by themselves</comment>
        <translation>nein</translation>
    </message>
    <message>
        <source>slowly</source>
        <comment>speed of the cards</comment>
        <translation>langsam</translation>
    </message>
    <message>
        <source>at a steady pace</source>
        <comment>speed of the cards</comment>
        <translation>gleichmäßig</translation>
    </message>
    <message>
        <source>fast</source>
        <comment>speed of the cards</comment>
        <translation>schnell</translation>
    </message>
    <message>
        <source>Head start</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>Spot two cards of the same rank, slap first and collect all 52 cards.</source>
        <translation>Zwei Karten mit gleichem Wert sehen, zuerst draufklatschen und alle 52 Karten sammeln.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>head start</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Slap a pair with one card in between</source>
        <translation>Klatschen auch, wenn eine Karte dazwischen liegt</translation>
    </message>
    <message>
        <source>small, ahead of the computers</source>
        <comment>head start</comment>
        <translation>klein, vor den Computerspielern</translation>
    </message>
    <message>
        <source>large, ahead of the computers</source>
        <comment>head start</comment>
        <translation>groß, vor den Computerspielern</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>Länge der Partie</translation>
    </message>
    <message>
        <source>short</source>
        <comment>length of a match</comment>
        <translation>kurz</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>length of a match</comment>
        <translation>mittel</translation>
    </message>
    <message>
        <source>long</source>
        <comment>length of a match</comment>
        <translation>lang</translation>
    </message>
    <message>
        <source>very long</source>
        <comment>length of a match</comment>
        <translation>sehr lang</translation>
    </message>
    <message>
        <source>Egyptian Ratscrew</source>
        <translation>Korsische Schlacht</translation>
    </message>
    <message>
        <source>Two cards of the same rank: slap before the others do.</source>
        <translation>Zwei Karten mit gleichem Wert: schneller klatschen als die anderen.</translation>
    </message>
    <message>
        <source>Two cards of the same rank with another one between them: slap before the others do.</source>
        <translation>Zwei Karten mit gleichem Wert und eine andere dazwischen: schneller klatschen als die anderen.</translation>
    </message>
    <message>
        <source>The next card has to be turned.</source>
        <translation>Die nächste Karte muss aufgedeckt werden.</translation>
    </message>
    <message>
        <source>At this table the cards turn by themselves.</source>
        <translation>An diesem Tisch werden die Karten von selbst aufgedeckt.</translation>
    </message>
    <message>
        <source>{player} takes the pile in a moment. Until then nobody turns a card.</source>
        <translation>{player} nimmt gleich den Stapel. Bis dahin deckt niemand auf.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to turn a card.</source>
        <translation>{player} ist mit Aufdecken dran.</translation>
    </message>
    <message>
        <source>Only {player} turns cards now: there is a challenge to pay.</source>
        <translation>Jetzt deckt nur {player} auf: Eine Aufgabe läuft.</translation>
    </message>
    <message>
        <source>Players turn only the top card of their own stack.</source>
        <translation>Aufgedeckt wird nur die oberste Karte vom eigenen Stapel.</translation>
    </message>
    <message>
        <source>The card goes onto the pile in the middle.</source>
        <translation>Die Karte kommt auf den Stapel in der Mitte.</translation>
    </message>
    <message>
        <source>The last card has only just been turned.</source>
        <translation>Die letzte Karte wurde gerade erst aufgedeckt.</translation>
    </message>
    <message>
        <source>There is no pile to slap.</source>
        <translation>In der Mitte liegt kein Stapel.</translation>
    </message>
    <message>
        <source>{player} has no cards left and is out of the game.</source>
        <translation>{player} hat keine Karten mehr und ist nicht mehr im Spiel.</translation>
    </message>
    <message>
        <source>{player} may slap again after the next pile.</source>
        <translation>{player} darf nach dem nächsten Stapel wieder klatschen.</translation>
    </message>
    <message>
        <source>{player} has already slapped this card.</source>
        <translation>{player} hat auf diese Karte schon geklatscht.</translation>
    </message>
    <message>
        <source>A card has just covered the pair.</source>
        <translation>Eine Karte hat das Paar gerade verdeckt.</translation>
    </message>
    <message>
        <source>The pile has already been slapped.</source>
        <translation>Auf den Stapel wurde schon geklatscht.</translation>
    </message>
    <message>
        <source>There is no pair, and only {player} still holds cards.</source>
        <translation>Es liegt kein Paar da, und nur {player} hat noch Karten.</translation>
    </message>
    <message>
        <source>Nobody has won the pile yet.</source>
        <translation>Noch hat niemand den Stapel gewonnen.</translation>
    </message>
    <message>
        <source>Stack: {player}</source>
        <translation>Stapel: {player}</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Stapel in der Mitte</translation>
    </message>
    <message>
        <source>Lower cards of the pile</source>
        <translation>Untere Karten in der Mitte</translation>
    </message>
    <message>
        <source>Penalty cards</source>
        <translation>Strafkarten</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Hands on the pile</source>
        <translation>Hände auf dem Stapel</translation>
    </message>
    <message>
        <source>Slap!</source>
        <comment>button</comment>
        <translation>Klatsch!</translation>
    </message>
    <message>
        <source>Turn a card</source>
        <comment>button</comment>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>asks for one card</source>
        <translation>verlangt eine Karte</translation>
    </message>
    <message>
        <source>asks for two cards</source>
        <translation>verlangt zwei Karten</translation>
    </message>
    <message>
        <source>asks for three cards</source>
        <translation>verlangt drei Karten</translation>
    </message>
    <message>
        <source>asks for four cards</source>
        <translation>verlangt vier Karten</translation>
    </message>
    <message>
        <source>two cards of the same rank: slap!</source>
        <translation>zwei Karten mit gleichem Wert: klatschen!</translation>
    </message>
    <message>
        <source>one card between: slap!</source>
        <translation>eine Karte dazwischen: klatschen!</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>cards in a stack</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>waits for the next pile</source>
        <comment>may not slap: on the plate of a player</comment>
        <translation>wartet auf den nächsten Stapel</translation>
    </message>
    <message>
        <source>{seconds}.{hundredths}&#xa0;s</source>
        <comment>a reaction time: 0.41 seconds</comment>
        <translation>{seconds},{hundredths}&#xa0;s</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>the hand that slaps</comment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Seat: {player}</source>
        <comment>where the hand of a player rests</comment>
        <translation>Platz: {player}</translation>
    </message>
    <message numerus="yes">
        <source>{player} owes %n</source>
        <comment>cards; on a small sign beside the pile</comment>
        <translation>
            <numerusform>{player} schuldet %n</numerusform>
            <numerusform>{player} schuldet %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn a card</source>
        <comment>a possible move</comment>
        <translation>Eine Karte aufdecken</translation>
    </message>
    <message>
        <source>Slap the pile</source>
        <comment>a possible move</comment>
        <translation>Auf den Stapel klatschen</translation>
    </message>
    <message>
        <source>Gather the pile</source>
        <comment>a possible move</comment>
        <translation>Den Stapel einsammeln</translation>
    </message>
    <message numerus="yes">
        <source>{player} puts %n card(s) under the pile.</source>
        <translation>
            <numerusform>{player} legt %n Karte unter den Stapel.</numerusform>
            <numerusform>{player} legt %n Karten unter den Stapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>No pair</source>
        <comment>heading of the list of wrong slaps</comment>
        <translation>Kein Paar</translation>
    </message>
    <message>
        <source>Cards out of 52</source>
        <translation>Karten von 52</translation>
    </message>
    <message>
        <source>{player} turns: {card}.</source>
        <translation>{player} deckt auf: {card}.</translation>
    </message>
    <message>
        <source>Card {card} of {limit}</source>
        <translation>Karte {card} von {limit}</translation>
    </message>
    <message>
        <source>{player} slaps first, after {time}.</source>
        <translation>{player} klatscht zuerst, nach {time}.</translation>
    </message>
    <message>
        <source>{player} slaps too, after {time}.</source>
        <translation>{player} klatscht auch, nach {time}.</translation>
    </message>
    <message>
        <source>{player} slaps: no pair.</source>
        <translation>{player} klatscht: kein Paar.</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the pile: %n card(s).</source>
        <translation>
            <numerusform>{player} nimmt den Stapel: %n Karte.</numerusform>
            <numerusform>{player} nimmt den Stapel: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} turns the next card.</source>
        <translation>{player} deckt die nächste Karte auf.</translation>
    </message>
    <message numerus="yes">
        <source>{player} owes {other} %n card(s).</source>
        <translation>
            <numerusform>{player} schuldet {other} noch %n Karte.</numerusform>
            <numerusform>{player} schuldet {other} noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards turn by themselves. Whoever sees a pair slaps.</source>
        <translation>Die Karten werden von selbst aufgedeckt. Wer ein Paar sieht, klatscht.</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n card(s) in a moment, unless a pair is slapped.</source>
        <translation>
            <numerusform>{player} nimmt gleich %n Karte, außer jemand klatscht auf ein Paar.</numerusform>
            <numerusform>{player} nimmt gleich %n Karten, außer jemand klatscht auf ein Paar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} slapped first and takes %n card(s).</source>
        <translation>
            <numerusform>{player} hat zuerst geklatscht und nimmt %n Karte.</numerusform>
            <numerusform>{player} hat zuerst geklatscht und nimmt %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over. {player} has all the cards.</source>
        <translation>Die Partie ist zu Ende. {player} hat alle Karten.</translation>
    </message>
    <message>
        <source>The match is over. Most cards: {players}.</source>
        <translation>Die Partie ist zu Ende. Die meisten Karten: {players}.</translation>
    </message>
    <message>
        <source>Who was first</source>
        <comment>heading of the list of slaps with their times</comment>
        <translation>Wer zuerst da war</translation>
    </message>
    <message numerus="yes">
        <source>A wrong slap costs %n card(s).</source>
        <translation>
            <numerusform>Ein falscher Klatscher kostet %n Karte.</numerusform>
            <numerusform>Ein falscher Klatscher kostet %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} did not slap.</source>
        <comment>one player, or several: Mila and Jonas</comment>
        <translation>
            <numerusform>{players} hat nicht geklatscht.</numerusform>
            <numerusform>{players} haben nicht geklatscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stack</source>
        <comment>heading of a line with numbers of cards</comment>
        <translation>Stapel</translation>
    </message>
    <message numerus="yes">
        <source>It was over after %n card(s).</source>
        <translation>
            <numerusform>Nach %n aufgedeckten Karte war alles vorbei.</numerusform>
            <numerusform>Nach %n aufgedeckten Karten war alles vorbei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} was once down to %n card(s) and won all the same.</source>
        <translation>
            <numerusform>{player} hatte einmal nur noch %n Karte und gewann trotzdem.</numerusform>
            <numerusform>{player} hatte einmal nur noch %n Karten und gewann trotzdem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most piles by slapping: %n.</source>
        <translation>
            <numerusform>{player} gewann die meisten Stapel durch Klatschen: %n.</numerusform>
            <numerusform>{player} gewann die meisten Stapel durch Klatschen: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} took the largest pile: %n card(s).</source>
        <translation>
            <numerusform>{player} gewann den größten Stapel: %n Karte.</numerusform>
            <numerusform>{player} gewann den größten Stapel: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is the fastest!</source>
        <comment>of whoever slaps first</comment>
        <translation>{player} war am schnellsten!</translation>
    </message>
    <message>
        <source>A challenge</source>
        <translation>Eine Aufgabe</translation>
    </message>
    <message>
        <source>The king asks the next player for three cards. They turn three, and none of them is a court card, so whoever laid the king gathers the pile.</source>
        <translation>Der König verlangt drei Karten von der nächsten Person. Sie deckt drei auf, aber kein Bild ist dabei: Der Stapel geht an die Person, die den König gelegt hat.</translation>
    </message>
    <message>
        <source>A challenge that turns round</source>
        <translation>Eine Aufgabe wechselt die Seite</translation>
    </message>
    <message>
        <source>The queen asks for two cards, but the first one turned is a jack. Now the other player owes a card, and it is no court card: the pile goes to the jack.</source>
        <translation>Die Dame verlangt zwei Karten, aber schon die erste ist ein Bube. Nun schuldet die andere Person eine Karte, und die ist kein Bild: Der Stapel geht an den Buben.</translation>
    </message>
    <message>
        <source>Slapping a pair</source>
        <translation>Bei einem Paar klatschen</translation>
    </message>
    <message>
        <source>Two 9s follow each other on the pile. The first hand that comes down on them wins all of it.</source>
        <translation>Zwei 9er liegen hintereinander auf dem Stapel. Wer zuerst darauf klatscht, gewinnt ihn ganz.</translation>
    </message>
    <message>
        <source>4 more cards</source>
        <comment>handicap</comment>
        <translation>4 Karten mehr</translation>
    </message>
    <message>
        <source>8 more cards</source>
        <comment>handicap</comment>
        <translation>8 Karten mehr</translation>
    </message>
</context>
</TS>
