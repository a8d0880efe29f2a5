<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message id="president.aim">
        <source>Whoever gets rid of all their cards first becomes President. Whoever still holds cards at the end is the Beggar.</source>
        <translation>Wer alle Karten als Erstes los ist, wird Präsident; wer am Ende noch Karten hat, ist der Bettler.</translation>
    </message>
    <message id="president.four-players">
        <source>The game is best with four players, but three, five or six can play too.</source>
        <translation>Das Spiel ist für vier Personen gedacht; es geht auch zu dritt, zu fünft oder zu sechst.</translation>
    </message>
    <message id="president.deal-all">
        <source>All 54 cards, jokers included, are dealt one at a time, starting to the dealer’s left. Some players may get one card more.</source>
        <translation>Alle 54 Karten samt Jokern werden einzeln ausgeteilt, links vom Geber beginnend. Manche bekommen eine Karte mehr.</translation>
    </message>
    <message id="president.first-dealer">
        <source>Lots are drawn for the first dealer.</source>
        <translation>Es wird ausgelost, wer zuerst austeilt.</translation>
    </message>
    <message id="president.first-leader">
        <source>In the first deal nothing is exchanged, and the player to the left of the dealer leads.</source>
        <translation>Im ersten Durchgang wird nichts getauscht, und wer links vom Geber sitzt, spielt aus.</translation>
    </message>
    <message id="president.rank-order">
        <source>From high to low: joker, 2, ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3. Suits do not count.</source>
        <translation>Von hoch nach niedrig: Joker, 2, Ass, König, Dame, Bube, 10, 9, 8, 7, 6, 5, 4, 3. Die Farben zählen nicht.</translation>
    </message>
    <message id="president.lead-a-set">
        <source>Whoever leads lays a set from their own hand in the middle: one to four cards of one rank, or one or two jokers.</source>
        <translation>Wer ausspielt, legt einen Satz aus der eigenen Hand in die Mitte: eine bis vier Karten eines Wertes, oder einen oder zwei Joker.</translation>
    </message>
    <message id="president.lead-a-set@jokers-wild">
        <source>Whoever leads lays a set from their own hand in the middle: one to four cards of one rank, jokers included.</source>
        <translation>Wer ausspielt, legt einen Satz aus der eigenen Hand in die Mitte: eine bis vier Karten eines Wertes, Joker mitgezählt.</translation>
    </message>
    <message id="president.leader-must-play">
        <source>Whoever leads must lay something and cannot pass.</source>
        <translation>Wer ausspielt, muss etwas legen und darf nicht passen.</translation>
    </message>
    <message id="president.same-count">
        <source>Everyone who follows lays exactly as many cards as the player who led.</source>
        <translation>Wer danach legt, legt genauso viele Karten wie die Person, die den Stich eröffnet hat.</translation>
    </message>
    <message id="president.higher-rank">
        <source>Each play must be higher in rank than the one before; the same rank is not enough.</source>
        <translation>Jeder Satz muss einen höheren Wert haben als der vorige; der gleiche Wert genügt nicht.</translation>
    </message>
    <message id="president.one-rank">
        <source>All cards laid together have the same rank. Jokers are a rank of their own, the highest, and stand for no other card.</source>
        <translation>Alle Karten eines Satzes haben denselben Wert. Joker sind ein eigener Wert, der höchste, und ersetzen keine andere Karte.</translation>
    </message>
    <message id="president.one-rank@jokers-wild">
        <source>All cards laid together have the same rank, apart from jokers that complete the set. Jokers alone are the highest rank.</source>
        <translation>Alle Karten eines Satzes haben denselben Wert, außer den Jokern, die ihn ergänzen. Joker allein sind der höchste Wert.</translation>
    </message>
    <message id="president.pass-allowed">
        <source>Whoever cannot play, or does not want to, passes.</source>
        <translation>Wer nicht spielen kann oder nicht will, passt.</translation>
    </message>
    <message id="president.pass-not-final">
        <source>A pass counts for one turn only: whoever gets another turn in the same trick may play again.</source>
        <translation>Ein Passen gilt nur für diesen Zug: Wer im selben Stich noch einmal dran ist, darf wieder spielen.</translation>
    </message>
    <message id="president.turn-order">
        <source>Play goes clockwise to the next player who still holds cards.</source>
        <translation>Der Zug geht im Uhrzeigersinn an die nächste Person, die noch Karten hat.</translation>
    </message>
    <message id="president.turn-order@pass-is-final">
        <source>Play goes clockwise to the next player who still holds cards and has not passed in this trick.</source>
        <translation>Der Zug geht im Uhrzeigersinn an die nächste Person, die noch Karten hat und in diesem Stich nicht gepasst hat.</translation>
    </message>
    <message id="president.trick-ends">
        <source>A trick ends when, after a play, all the others who still hold cards pass one after another.</source>
        <translation>Ein Stich endet, wenn nach einem gelegten Satz alle anderen, die noch Karten haben, hintereinander gepasst haben.</translation>
    </message>
    <message id="president.trick-ends@pass-is-final">
        <source>A trick ends when, after a play, all the others who still hold cards have passed in this trick.</source>
        <translation>Ein Stich endet, wenn nach einem gelegten Satz alle anderen, die noch Karten haben, in diesem Stich gepasst haben.</translation>
    </message>
    <message id="president.unbeatable-set-closes">
        <source>A play that no other cards can beat ends the trick at once: one or two jokers, three or four 2s.</source>
        <translation>Ein Satz, den keine Karten des Spiels schlagen können, beendet den Stich sofort: ein oder zwei Joker, drei oder vier 2er.</translation>
    </message>
    <message id="president.unbeatable-set-closes@jokers-wild">
        <source>A play that no other cards can beat ends the trick at once: jokers alone, a 2 with a joker, three or four cards that count as 2s.</source>
        <translation>Ein Satz, den keine Karten des Spiels schlagen können, beendet den Stich sofort: Joker allein, eine 2 mit einem Joker, drei oder vier Karten, die als 2er zählen.</translation>
    </message>
    <message id="president.winner-leads">
        <source>Whoever made the last play puts the trick aside and leads the next one. Tricks are worth nothing.</source>
        <translation>Wer zuletzt gelegt hat, nimmt den Stich weg und spielt zum nächsten aus. Stiche zählen nichts.</translation>
    </message>
    <message id="president.next-seat-leads">
        <source>If the winner of the trick has no cards left, the next player clockwise who holds cards leads.</source>
        <translation>Hat die Person, die den Stich macht, keine Karten mehr, spielt im Uhrzeigersinn aus, wer als Nächstes noch Karten hat.</translation>
    </message>
    <message id="president.out-in-order">
        <source>Whoever lays their last card is out and takes the next free place: first President, then the places below.</source>
        <translation>Wer die letzte Karte der Hand legt, ist fertig und bekommt den nächsten freien Rang: erst Präsident, dann die Ränge darunter.</translation>
    </message>
    <message id="president.any-last-card">
        <source>Any card may be the last one, even a 2 or a joker.</source>
        <translation>Jede Karte darf die letzte sein, auch eine 2 oder ein Joker.</translation>
    </message>
    <message id="president.deal-ends">
        <source>The deal ends when only one player still holds cards. That player comes last, whatever the cards are.</source>
        <translation>Der Durchgang endet, wenn nur noch eine Person Karten hat. Sie bekommt den letzten Rang, egal welche Karten es sind.</translation>
    </message>
    <message id="president.titles">
        <source>The titles from first to last: President, Vice President, Citizens, Vice Beggar, Beggar. With four players there are no Citizens; with three, no Vice President or Vice Beggar.</source>
        <translation>Die Titel vom ersten zum letzten Rang: Präsident, Vize-Präsident, Bürger, Vize-Bettler, Bettler. Zu viert gibt es keinen Bürger, zu dritt weder Vize-Präsident noch Vize-Bettler.</translation>
    </message>
    <message id="president.roles-last-one-deal">
        <source>A title lasts for the next deal. After each deal, new titles are given.</source>
        <translation>Ein Titel gilt für den nächsten Durchgang; nach jedem Durchgang werden die Titel neu vergeben.</translation>
    </message>
    <message id="president.beggar-deals">
        <source>From the second deal on, the Beggar deals.</source>
        <translation>Ab dem zweiten Durchgang teilt der Bettler aus.</translation>
    </message>
    <message id="president.exchange-top">
        <source>Once the cards are dealt, the Beggar gives the President the two highest cards in hand and gets the President’s two lowest.</source>
        <translation>Nach dem Austeilen gibt der Bettler dem Präsidenten die zwei höchsten Karten und bekommt dessen zwei niedrigste.</translation>
    </message>
    <message id="president.exchange-top@free-return">
        <source>Once the cards are dealt, the Beggar gives the President the two highest cards in hand and gets back any two that the President chooses.</source>
        <translation>Nach dem Austeilen gibt der Bettler dem Präsidenten die zwei höchsten Karten und bekommt zwei nach Wahl des Präsidenten.</translation>
    </message>
    <message id="president.exchange-vice">
        <source>The Vice Beggar gives the Vice President the highest card in hand and gets the Vice President’s lowest. Citizens exchange nothing.</source>
        <translation>Der Vize-Bettler gibt dem Vize-Präsidenten die höchste Karte und bekommt dessen niedrigste. Bürger tauschen nichts.</translation>
    </message>
    <message id="president.exchange-vice@free-return">
        <source>The Vice Beggar gives the Vice President the highest card in hand and gets back any one that the Vice President chooses. Citizens exchange nothing.</source>
        <translation>Der Vize-Bettler gibt dem Vize-Präsidenten die höchste Karte und bekommt eine nach dessen Wahl. Bürger tauschen nichts.</translation>
    </message>
    <message id="president.exchange-forced">
        <source>Nobody chooses in the exchange. Among cards of the same rank, spades count as highest here, then hearts, diamonds, clubs.</source>
        <translation>Beim Tausch sucht niemand Karten aus. Bei gleichem Wert zählt hier Pik am höchsten, dann Herz, Karo, Kreuz.</translation>
    </message>
    <message id="president.exchange-forced@free-return">
        <source>Nobody chooses which high cards to give. Among cards of the same rank, spades count as highest here, then hearts, diamonds, clubs.</source>
        <translation>Welche hohen Karten abgegeben werden, sucht niemand aus. Bei gleichem Wert zählt hier Pik am höchsten, dann Herz, Karo, Kreuz.</translation>
    </message>
    <message id="president.exchange-at-once">
        <source>Both give at the same time, and only cards that they were dealt.</source>
        <translation>Beide tauschen zugleich, und nur Karten, die sie beim Austeilen bekommen haben.</translation>
    </message>
    <message id="president.exchange-at-once@free-return">
        <source>The President and Vice President receive first, and may give back what they have just received.</source>
        <translation>Präsident und Vize-Präsident bekommen zuerst und dürfen auch zurückgeben, was sie gerade bekommen haben.</translation>
    </message>
    <message id="president.beggar-leads">
        <source>From the second deal on, the Beggar leads the first trick.</source>
        <translation>Ab dem zweiten Durchgang spielt der Bettler zum ersten Stich aus.</translation>
    </message>
    <message id="president.match-length">
        <source>A match lasts five deals.</source>
        <translation>Eine Partie dauert fünf Durchgänge.</translation>
    </message>
    <message id="president.match-length@deals-1">
        <source>A match lasts one deal.</source>
        <translation>Eine Partie dauert einen Durchgang.</translation>
    </message>
    <message id="president.match-length@deals-3">
        <source>A match lasts three deals.</source>
        <translation>Eine Partie dauert drei Durchgänge.</translation>
    </message>
    <message id="president.match-length@deals-10">
        <source>A match lasts ten deals.</source>
        <translation>Eine Partie dauert zehn Durchgänge.</translation>
    </message>
    <message id="president.match-points">
        <source>After each deal everyone scores one point for each player in a lower place.</source>
        <translation>Nach jedem Durchgang bekommen alle einen Punkt für jede Person, die einen schlechteren Rang hat.</translation>
    </message>
    <message id="president.match-winner">
        <source>Whoever has the most points after the last deal wins the match.</source>
        <translation>Wer nach dem letzten Durchgang die meisten Punkte hat, gewinnt die Partie.</translation>
    </message>
    <message id="president.match-tie">
        <source>If points are equal, the better place in the last deal decides.</source>
        <translation>Bei gleich vielen Punkten entscheidet der bessere Rang im letzten Durchgang.</translation>
    </message>
    <message id="president.jokers-wild">
        <source>Jokers may complete a set of other cards of one rank, up to four cards in all.</source>
        <translation>Joker dürfen einen Satz gewöhnlicher Karten eines Wertes ergänzen, höchstens vier Karten zusammen.</translation>
    </message>
    <message id="president.pass-is-final">
        <source>Whoever has passed is left out until the trick ends.</source>
        <translation>Wer gepasst hat, wird bis zum Ende des Stichs übersprungen.</translation>
    </message>
    <message id="president.free-return">
        <source>The President and Vice President choose which cards to give back, from their whole hands.</source>
        <translation>Präsident und Vize-Präsident wählen aus der ganzen Hand, welche Karten sie zurückgeben.</translation>
    </message>
    <message id="president.auto-pass">
        <source>Whoever cannot play passes automatically.</source>
        <translation>Wer nicht spielen kann, passt von selbst.</translation>
    </message>
    <message id="president.ahead-2">
        <source>A head start of 2 points counts from the beginning.</source>
        <translation>Ein Vorsprung von 2 Punkten zählt von Anfang an.</translation>
    </message>
    <message id="president.ahead-4">
        <source>A head start of 4 points counts from the beginning.</source>
        <translation>Ein Vorsprung von 4 Punkten zählt von Anfang an.</translation>
    </message>
</context>
<context>
    <name>president</name>
    <message>
        <source>Jokers may complete a set</source>
        <translation>Joker dürfen einen Satz ergänzen</translation>
    </message>
    <message>
        <source>Whoever passes is out of the trick</source>
        <translation>Wer passt, ist für diesen Stich raus</translation>
    </message>
    <message>
        <source>The top places choose what they give back</source>
        <translation>Die ersten Ränge wählen, was sie zurückgeben</translation>
    </message>
    <message>
        <source>Whoever cannot play passes automatically</source>
        <translation>Wer nicht spielen kann, passt von selbst</translation>
    </message>
    <message>
        <source>Be the first to get rid of all the cards.</source>
        <translation>Vor allen anderen alle Karten loswerden.</translation>
    </message>
    <message>
        <source>President</source>
        <translation>Präsident</translation>
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
        <source>{player} has passed in this trick.</source>
        <translation>{player} hat in diesem Stich gepasst.</translation>
    </message>
    <message>
        <source>Cards are laid on the trick in the middle.</source>
        <translation>Karten werden auf den Stich in der Mitte gelegt.</translation>
    </message>
    <message>
        <source>Everyone lays cards from their own hand only.</source>
        <translation>Alle legen nur Karten aus der eigenen Hand.</translation>
    </message>
    <message>
        <source>Cards change hands only in the exchange, and that happens by itself.</source>
        <translation>Karten werden nur beim Tausch weitergegeben, und das geschieht von selbst.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {receiver} %n card(s) of their own.</source>
        <translation>
            <numerusform>{giver} gibt {receiver} %n Karte aus der eigenen Hand.</numerusform>
            <numerusform>{giver} gibt {receiver} %n Karten aus der eigenen Hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>A set has four cards at most.</source>
        <translation>Ein Satz hat höchstens vier Karten.</translation>
    </message>
    <message>
        <source>These cards are not of the same rank: {first} and {second}.</source>
        <translation>Diese Karten haben nicht denselben Wert: {first} und {second}.</translation>
    </message>
    <message numerus="yes">
        <source>The trick was led with %n card(s).</source>
        <translation>
            <numerusform>Der Stich begann mit %n Karte.</numerusform>
            <numerusform>Der Stich begann mit %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something higher than {other} is needed, not {rank}.</source>
        <comment>two ranks: higher than jack, not 7</comment>
        <translation>Es braucht etwas Höheres als {other}, nicht {rank}.</translation>
    </message>
    <message>
        <source>{player} leads this trick.</source>
        <translation>{player} spielt zu diesem Stich aus.</translation>
    </message>
    <message>
        <source>Cards are given back only right after the deal.</source>
        <translation>Karten werden nur gleich nach dem Austeilen zurückgegeben.</translation>
    </message>
    <message numerus="yes">
        <source>First {giver} gives %n card(s) back to {receiver}.</source>
        <translation>
            <numerusform>Zuerst gibt {giver} %n Karte an {receiver} zurück.</numerusform>
            <numerusform>Zuerst gibt {giver} %n Karten an {receiver} zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Passing keeps the 2s and jokers for later.</source>
        <translation>Passen spart die 2er und Joker für später auf.</translation>
    </message>
    <message>
        <source>This empties the hand.</source>
        <translation>Danach ist die Hand leer.</translation>
    </message>
    <message>
        <source>Nobody can beat this: it wins the trick and the right to lead again.</source>
        <translation>Das kann niemand schlagen: Es gewinnt den Stich und das nächste Ausspiel.</translation>
    </message>
    <message>
        <source>No set in the hand is high enough.</source>
        <translation>Kein Satz auf der Hand ist hoch genug.</translation>
    </message>
    <message>
        <source>Passing keeps cards of the same rank together.</source>
        <translation>Passen hält Karten vom selben Wert zusammen.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the same rank go at once.</source>
        <comment>a whole set is led</comment>
        <translation>
            <numerusform>%n Karte geht auf einmal weg.</numerusform>
            <numerusform>%n Karten vom selben Wert gehen auf einmal weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Low cards are easiest to get rid of when leading.</source>
        <translation>Niedrige Karten wird man am besten beim Ausspielen los.</translation>
    </message>
    <message numerus="yes">
        <source>After this, %n set(s) are left to lay.</source>
        <translation>
            <numerusform>Danach bleibt noch %n Satz zu legen.</numerusform>
            <numerusform>Danach bleiben noch %n Sätze zu legen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the smallest set that fits, and no cards of the same rank are split.</source>
        <translation>Das ist der kleinste passende Satz, und er reißt keine Karten vom selben Wert auseinander.</translation>
    </message>
    <message>
        <source>A high set has a better chance of winning the trick.</source>
        <translation>Ein hoher Satz gewinnt den Stich eher.</translation>
    </message>
    <message>
        <source>These are the cards that the hand can best do without.</source>
        <translation>Diese Karten braucht die Hand am wenigsten.</translation>
    </message>
    <message>
        <source>A joker completes the set.</source>
        <translation>Ein Joker ergänzt den Satz.</translation>
    </message>
    <message numerus="yes">
        <source>A good chance to lead again: %n higher rank(s) can still beat this.</source>
        <translation>
            <numerusform>Gute Aussicht, wieder auszuspielen: %n höherer Wert kann das noch überbieten.</numerusform>
            <numerusform>Gute Aussicht, wieder auszuspielen: %n höhere Werte können das noch überbieten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lowest rank that fits: {rank}. It is saved for later.</source>
        <translation>Niedrigster Wert, der passt: {rank}. Er wird für später aufgehoben.</translation>
    </message>
    <message>
        <source>Whatever fits, cards of the same rank are split.</source>
        <translation>Was auch passt, immer werden Karten vom selben Wert getrennt.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of this rank stay in hand for later.</source>
        <translation>
            <numerusform>%n Karte dieses Werts bleibt für später auf der Hand.</numerusform>
            <numerusform>%n Karten dieses Werts bleiben für später auf der Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has only %n card(s) left.</source>
        <translation>
            <numerusform>{player} hat nur noch %n Karte.</numerusform>
            <numerusform>{player} hat nur noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>Earlier plays of the trick</source>
        <translation>Frühere Sätze des Stichs</translation>
    </message>
    <message>
        <source>Discarded tricks</source>
        <translation>Abgelegte Stiche</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>joker: the highest, ends the trick</source>
        <translation>Joker: am höchsten, beendet den Stich</translation>
    </message>
    <message>
        <source>joker: completes a set; alone the highest</source>
        <translation>Joker: ergänzt einen Satz; allein am höchsten</translation>
    </message>
    <message>
        <source>higher than the ace; three end the trick</source>
        <translation>höher als das Ass; drei beenden den Stich</translation>
    </message>
    <message>
        <source>higher than the king</source>
        <translation>höher als der König</translation>
    </message>
    <message>
        <source>the lowest</source>
        <translation>am niedrigsten</translation>
    </message>
    <message>
        <source>President</source>
        <comment>title of the first place</comment>
        <translation>Präsident</translation>
    </message>
    <message>
        <source>Vice President</source>
        <comment>title of the second place</comment>
        <translation>Vize-Präsident</translation>
    </message>
    <message>
        <source>Citizen</source>
        <comment>title of a place in the middle</comment>
        <translation>Bürger</translation>
    </message>
    <message>
        <source>Vice Beggar</source>
        <comment>title of the last place but one</comment>
        <translation>Vize-Bettler</translation>
    </message>
    <message>
        <source>Beggar</source>
        <comment>title of the last place</comment>
        <translation>Bettler</translation>
    </message>
    <message>
        <source>hat of the President</source>
        <translation>Hut des Präsidenten</translation>
    </message>
    <message>
        <source>hat of the Vice President</source>
        <translation>Hut des Vize-Präsidenten</translation>
    </message>
    <message>
        <source>hat of a Citizen</source>
        <translation>Mütze eines Bürgers</translation>
    </message>
    <message>
        <source>hat of the Vice Beggar</source>
        <translation>Hut des Vize-Bettlers</translation>
    </message>
    <message>
        <source>hat of the Beggar</source>
        <translation>Hut des Bettlers</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>cards in a hand</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>passed, %n card(s)</source>
        <comment>on the plate of a player who has passed</comment>
        <translation>
            <numerusform>gepasst, %n Karte</numerusform>
            <numerusform>gepasst, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Out: {title}</source>
        <comment>on the plate of a player without cards</comment>
        <translation>Fertig: {title}</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Durchgang {deal} von {deals}</translation>
    </message>
    <message numerus="yes">
        <source>{title}: %n point(s)</source>
        <comment>on the plate of a player when a deal is over</comment>
        <translation>
            <numerusform>{title}: %n Punkt</numerusform>
            <numerusform>{title}: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid by {player}</source>
        <comment>who laid the cards that must be beaten</comment>
        <translation>Gelegt von {player}</translation>
    </message>
    <message>
        <source>Lay: {cards}</source>
        <comment>a possible move</comment>
        <translation>Legen: {cards}</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a possible move</comment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Give: {cards}</source>
        <comment>a possible move</comment>
        <translation>Geben: {cards}</translation>
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
        <source>Nobody can beat that: the trick is over.</source>
        <translation>Das kann niemand schlagen: Der Stich ist zu Ende.</translation>
    </message>
    <message>
        <source>{player} has no cards left. New title: {title}.</source>
        <translation>{player} hat keine Karten mehr. Neuer Titel: {title}.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} passt.</translation>
    </message>
    <message>
        <source>{player} takes the trick.</source>
        <translation>{player} nimmt den Stich.</translation>
    </message>
    <message>
        <source>A new deal begins. {player} deals.</source>
        <translation>Ein neuer Durchgang beginnt. {player} teilt aus.</translation>
    </message>
    <message>
        <source>{giver} gives {receiver}: {cards}.</source>
        <translation>{giver} gibt an {receiver}: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {receiver} %n card(s).</source>
        <translation>
            <numerusform>{giver} gibt %n Karte an {receiver}.</numerusform>
            <numerusform>{giver} gibt %n Karten an {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gets: {cards}.</source>
        <translation>{player} bekommt: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{high} and {low} exchange %n card(s) each.</source>
        <translation>
            <numerusform>{high} und {low} tauschen je %n Karte.</numerusform>
            <numerusform>{high} und {low} tauschen je %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} takes the trick and leads the next one.</source>
        <translation>{player} nimmt den Stich und spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>{player} takes the trick and has no cards left. {other} leads the next one.</source>
        <translation>{player} nimmt den Stich und hat keine Karten mehr. {other} spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>Exchange: {beggar} gives {president} the two highest cards and gets {president}’s two lowest.</source>
        <translation>Tausch: {beggar} gibt {president} die zwei höchsten Karten und bekommt die zwei niedrigsten von {president}.</translation>
    </message>
    <message>
        <source>Exchange: {beggar} gives {president} the two highest cards and gets {president}’s two lowest. {vice_beggar} and {vice} do the same with one card.</source>
        <translation>Tausch: {beggar} gibt {president} die zwei höchsten Karten und bekommt die zwei niedrigsten von {president}. {vice_beggar} und {vice} machen es ebenso mit einer Karte.</translation>
    </message>
    <message>
        <source>Exchange: {beggar} gives {president} the two highest cards, and {president} gives back any two.</source>
        <translation>Tausch: {beggar} gibt {president} die zwei höchsten Karten, und {president} gibt zwei beliebige zurück.</translation>
    </message>
    <message>
        <source>Exchange: {beggar} gives {president} the two highest cards, and {president} gives back any two. {vice_beggar} and {vice} do the same with one card.</source>
        <translation>Tausch: {beggar} gibt {president} die zwei höchsten Karten, und {president} gibt zwei beliebige zurück. {vice_beggar} und {vice} machen es ebenso mit einer Karte.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} chooses %n card(s) and lays them on the hand of {receiver}.</source>
        <translation>
            <numerusform>{giver} wählt %n Karte und legt sie auf die Hand von {receiver}.</numerusform>
            <numerusform>{giver} wählt %n Karten und legt sie auf die Hand von {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} leads, with one card or several of one rank.</source>
        <translation>{player} spielt aus: eine Karte oder mehrere eines Wertes.</translation>
    </message>
    <message numerus="yes">
        <source>To beat: {rank}. {player} may lay %n higher card(s) or pass.</source>
        <translation>
            <numerusform>Zu schlagen: {rank}. {player} kann eine höhere Karte legen oder passen.</numerusform>
            <numerusform>Zu schlagen: {rank}. {player} kann %n höhere Karten legen oder passen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To beat: {rank}. {player} has no higher set of %n card(s) and must pass.</source>
        <translation>
            <numerusform>Zu schlagen: {rank}. {player} hat keine höhere Karte und muss passen.</numerusform>
            <numerusform>Zu schlagen: {rank}. {player} hat keinen höheren Satz aus %n Karten und muss passen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} got from {giver}: {cards}. {turn}</source>
        <comment>the last hole is a whole sentence: whose turn it is</comment>
        <translation>{player} bekam von {giver}: {cards}. {turn}</translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives %n card(s) back to {receiver}.</source>
        <translation>
            <numerusform>{giver} gibt %n Karte an {receiver} zurück.</numerusform>
            <numerusform>{giver} gibt %n Karten an {receiver} zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal is over. President: {first}. Beggar: {last}.</source>
        <translation>Der Durchgang ist zu Ende. Präsident: {first}. Bettler: {last}.</translation>
    </message>
    <message>
        <source>The match is over. Most points: {player}.</source>
        <translation>Die Partie ist zu Ende. Die meisten Punkte: {player}.</translation>
    </message>
    <message>
        <source>The match is over. Equal points; better in the last deal: {player}.</source>
        <translation>Die Partie ist zu Ende. Gleich viele Punkte; im letzten Durchgang besser: {player}.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), the highest total wins</source>
        <comment>heading of the score</comment>
        <translation>
            <numerusform>%n Durchgang, die höchste Summe gewinnt</numerusform>
            <numerusform>%n Durchgänge, die höchste Summe gewinnt</numerusform>
        </translation>
    </message>
    <message>
        <source>In deal {number} {player} rose from last place to President.</source>
        <translation>In Durchgang {number} stieg {player} vom letzten auf den ersten Platz.</translation>
    </message>
    <message>
        <source>In deal {number} {player} fell from President to last place.</source>
        <translation>In Durchgang {number} fiel {player} vom ersten auf den letzten Platz.</translation>
    </message>
    <message numerus="yes">
        <source>{player} became President most often: %n time(s).</source>
        <translation>
            <numerusform>{player} trug am häufigsten den Hut des Präsidenten: %n Mal.</numerusform>
            <numerusform>{player} trug am häufigsten den Hut des Präsidenten: %n Mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} was President at the end.</source>
        <translation>Am Ende trug {player} den Hut des Präsidenten.</translation>
    </message>
    <message>
        <source>{player}: {title}!</source>
        <comment>a player has just won a title</comment>
        <translation>{player}: {title}!</translation>
    </message>
    <message>
        <source>A trick of pairs</source>
        <translation>Ein Stich mit Paaren</translation>
    </message>
    <message>
        <source>The leader lays two 7s, so everyone who follows lays two cards of a higher rank. When all the others pass, the two queens have won the trick.</source>
        <translation>Zuerst liegen zwei 7er, also braucht es danach zwei höhere Karten. Als alle anderen passen, haben die beiden Damen den Stich gewonnen.</translation>
    </message>
    <message>
        <source>The exchange after the deal</source>
        <translation>Der Tausch nach dem Austeilen</translation>
    </message>
    <message>
        <source>Seen from the President’s seat: the Beggar’s two highest cards come in, and the President’s two lowest go out. Then the Beggar leads.</source>
        <translation>Vom Platz des Präsidenten aus: Die zwei höchsten Karten des Bettlers kommen, die zwei niedrigsten des Präsidenten gehen. Dann spielt der Bettler aus.</translation>
    </message>
    <message>
        <source>2 points ahead</source>
        <comment>handicap</comment>
        <translation>2 Punkte Vorsprung</translation>
    </message>
    <message>
        <source>4 points ahead</source>
        <comment>handicap</comment>
        <translation>4 Punkte Vorsprung</translation>
    </message>
</context>
</TS>
