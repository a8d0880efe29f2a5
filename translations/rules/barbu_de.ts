<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message id="barbu.aim">
        <source>In every deal there is something that nobody wants to take: tricks, queens, hearts. After 24 deals, the smallest total of points wins.</source>
        <translation>In jedem Durchgang gibt es etwas, das niemand nehmen will: Stiche, Damen, Herzen. Nach 24 Durchgängen gewinnt die kleinste Summe.</translation>
    </message>
    <message id="barbu.four-players">
        <source>Four players take part, each for themselves.</source>
        <translation>Es spielen vier Personen, jede für sich.</translation>
    </message>
    <message id="barbu.first-dealer-youngest">
        <source>The youngest player takes the first seat and deals first.</source>
        <translation>Die jüngste Person nimmt den ersten Platz und teilt zuerst aus.</translation>
    </message>
    <message id="barbu.first-dealer-youngest@random">
        <source>Lots are drawn for the first dealer.</source>
        <translation>Es wird ausgelost, wer zuerst austeilt.</translation>
    </message>
    <message id="barbu.first-dealer-youngest@seat">
        <source>The table has agreed who deals first.</source>
        <translation>Der Tisch hat ausgemacht, wer zuerst austeilt.</translation>
    </message>
    <message id="barbu.four-rounds-of-six">
        <source>A match has four rounds of six deals.</source>
        <translation>Eine Partie hat vier Runden mit je sechs Durchgängen.</translation>
    </message>
    <message id="barbu.dealer-for-whole-round">
        <source>The dealer stays the same for all six deals of a round.</source>
        <translation>In allen sechs Durchgängen einer Runde teilt dieselbe Person aus.</translation>
    </message>
    <message id="barbu.next-dealer-left">
        <source>After each round, the player to the left becomes the dealer, so everyone deals for one round.</source>
        <translation>Nach jeder Runde teilt die Person links davon aus. So sind alle eine Runde lang an der Reihe.</translation>
    </message>
    <message id="barbu.deal-thirteen">
        <source>All the cards are dealt one at a time, starting to the dealer’s left: 13 for each player.</source>
        <translation>Alle Karten werden einzeln ausgeteilt, links von der austeilenden Person beginnend: 13 für jede Hand.</translation>
    </message>
    <message id="barbu.choose-after-deal">
        <source>When the cards have been dealt, the dealer looks at their hand and names the contract: what costs points in this deal. No card is played before that.</source>
        <extracomment>A contract is what costs points in a deal.</extracomment>
        <translation>Nach dem Austeilen sieht sich die austeilende Person ihre Handkarten an und nennt den Kontrakt: was in diesem Durchgang Punkte kostet. Vorher wird keine Karte gespielt.</translation>
    </message>
    <message id="barbu.dealer-chooses">
        <source>Only the dealer names the contract.</source>
        <translation>Nur wer austeilt, nennt den Kontrakt.</translation>
    </message>
    <message id="barbu.contract-once-per-round">
        <source>In each round the dealer plays all six contracts, each of them once, in any order.</source>
        <translation>Wer austeilt, spielt in der Runde alle sechs Kontrakte, jeden genau einmal und in beliebiger Reihenfolge.</translation>
    </message>
    <message id="barbu.last-contract-forced">
        <source>In the sixth deal of a round, the contract that is left is played.</source>
        <translation>Im sechsten Durchgang einer Runde wird der Kontrakt gespielt, der noch übrig ist.</translation>
    </message>
    <message id="barbu.dealer-leads">
        <source>The dealer leads to the first trick of each deal.</source>
        <translation>Zum ersten Stich jedes Durchgangs spielt aus, wer austeilt.</translation>
    </message>
    <message id="barbu.turn-order">
        <source>Going clockwise, everyone plays one card from their own hand to the trick in the middle.</source>
        <translation>Im Uhrzeigersinn legen alle eine Karte aus ihrer Hand zum Stich in der Mitte.</translation>
    </message>
    <message id="barbu.rank-order">
        <source>From high to low: ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2.</source>
        <translation>Von hoch nach niedrig: Ass, König, Dame, Bube, 10, 9, 8, 7, 6, 5, 4, 3, 2.</translation>
    </message>
    <message id="barbu.follow-suit">
        <source>Whoever holds a card of the led suit must play that suit.</source>
        <translation>Wer die angespielte Farbe auf der Hand hat, muss sie bedienen.</translation>
    </message>
    <message id="barbu.discard-when-void">
        <source>Whoever has no card of the led suit may play any card.</source>
        <translation>Wer die angespielte Farbe nicht hat, darf jede Karte spielen.</translation>
    </message>
    <message id="barbu.no-trumps">
        <source>There are no trumps in any contract.</source>
        <translation>In keinem Kontrakt gibt es Trümpfe.</translation>
    </message>
    <message id="barbu.highest-led-suit-wins">
        <source>The highest card of the led suit takes the trick. Cards of other suits cannot take it.</source>
        <translation>Die höchste Karte der angespielten Farbe macht den Stich. Karten anderer Farben können ihn nicht machen.</translation>
    </message>
    <message id="barbu.winner-leads">
        <source>Whoever takes a trick leads the next one.</source>
        <translation>Wer einen Stich macht, spielt zum nächsten aus.</translation>
    </message>
    <message id="barbu.any-lead-allowed">
        <source>Any card may be led at any time, even a heart or the king of hearts.</source>
        <translation>Jede Karte darf jederzeit ausgespielt werden, auch ein Herz und sogar der Herzkönig.</translation>
    </message>
    <message id="barbu.play-all-cards">
        <source>All thirteen tricks are played before the points are counted.</source>
        <translation>Alle dreizehn Stiche werden gespielt, bevor die Punkte gezählt werden.</translation>
    </message>
    <message id="barbu.score-tricks">
        <source>No Tricks: every trick costs 2 points.</source>
        <translation>Die Stiche: Jeder Stich kostet 2 Punkte.</translation>
    </message>
    <message id="barbu.score-queens">
        <source>No Queens: every queen costs 6 points.</source>
        <translation>Die Damen: Jede Dame kostet 6 Punkte.</translation>
    </message>
    <message id="barbu.score-hearts">
        <source>No Hearts: every heart costs 2 points.</source>
        <translation>Die Herzen: Jedes Herz kostet 2 Punkte.</translation>
    </message>
    <message id="barbu.score-king">
        <source>No King: the king of hearts, the bearded “Barbu”, costs 20 points, and nothing else counts.</source>
        <translation>Der Bärtige: Der Herzkönig, auf Französisch „Barbu“, kostet 20 Punkte. Sonst zählt nichts.</translation>
    </message>
    <message id="barbu.score-last">
        <source>No Last Trick: the thirteenth trick costs 20 points.</source>
        <translation>Der letzte Stich: Der dreizehnte Stich kostet 20 Punkte.</translation>
    </message>
    <message id="barbu.score-salad">
        <source>Salad: all five count together. One card can cost twice: the queen of hearts 6 and 2, the king of hearts 20 and 2.</source>
        <translation>Der Salat: Alle fünf zählen zusammen. Eine Karte kann doppelt kosten: die Herzdame 6 und 2, der Herzkönig 20 und 2.</translation>
    </message>
    <message id="barbu.points-add-up">
        <source>Every point goes to somebody: a round has 232 points in all, the whole match 928.</source>
        <translation>Jeder Punkt geht an jemanden: In einer Runde sind es zusammen 232 Punkte, in der ganzen Partie 928.</translation>
    </message>
    <message id="barbu.end-after-24">
        <source>The match ends after the 24th deal, never earlier.</source>
        <translation>Die Partie endet nach dem 24. Durchgang, nie früher.</translation>
    </message>
    <message id="barbu.lowest-wins">
        <source>The lowest total wins.</source>
        <translation>Die kleinste Summe gewinnt.</translation>
    </message>
    <message id="barbu.tie-shared">
        <source>Players with equal totals share their place, and the victory too.</source>
        <translation>Bei gleicher Summe wird der Rang geteilt, auch der Sieg.</translation>
    </message>
    <message id="barbu.heart-leads">
        <source>In No Hearts, No King and Salad, only a player who has nothing but hearts may lead a heart.</source>
        <translation>In den Kontrakten Herzen, Bärtiger und Salat darf ein Herz nur ausspielen, wer nichts als Herz auf der Hand hat.</translation>
    </message>
    <message id="barbu.early-stop">
        <source>In No Queens, No Hearts and No King, the deal is over as soon as the last penalty card has been taken.</source>
        <translation>In den Kontrakten Damen, Herzen und Bärtiger endet der Durchgang, sobald die letzte Strafkarte genommen ist.</translation>
    </message>
    <message id="barbu.fewer-20">
        <source>Whoever has 20 points fewer begins with minus 20.</source>
        <translation>Wer 20 Punkte weniger hat, beginnt bei minus 20.</translation>
    </message>
    <message id="barbu.fewer-40">
        <source>Whoever has 40 points fewer begins with minus 40.</source>
        <translation>Wer 40 Punkte weniger hat, beginnt bei minus 40.</translation>
    </message>
</context>
<context>
    <name>barbu</name>
    <message>
        <source>First dealer</source>
        <translation>Wer teilt zuerst aus</translation>
    </message>
    <message>
        <source>The youngest</source>
        <comment>deals first, and takes the first seat</comment>
        <translation>Die jüngste Person</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>who deals first</comment>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>Leading a heart</source>
        <translation>Herz ausspielen</translation>
    </message>
    <message>
        <source>always allowed</source>
        <comment>leading a heart</comment>
        <translation>immer erlaubt</translation>
    </message>
    <message>
        <source>only without other suits</source>
        <comment>leading a heart</comment>
        <translation>nur ohne andere Farben</translation>
    </message>
    <message>
        <source>Stop once all penalty cards are taken</source>
        <translation>Ende, sobald alle Strafkarten genommen sind</translation>
    </message>
    <message>
        <source>Barbu</source>
        <translation>Barbu</translation>
    </message>
    <message>
        <source>Take as few points as you can in six different contracts.</source>
        <translation>Nimm in sechs verschiedenen Kontrakten so wenige Punkte wie möglich.</translation>
    </message>
    <message>
        <source>{player} deals in this round and names the contract.</source>
        <translation>{player} teilt in dieser Runde aus und nennt den Kontrakt.</translation>
    </message>
    <message>
        <source>The contract of this deal has been named: {contract}.</source>
        <translation>Der Kontrakt dieses Durchgangs steht fest: {contract}.</translation>
    </message>
    <message>
        <source>Played already in this round: {contract}.</source>
        <translation>In dieser Runde schon gespielt: {contract}.</translation>
    </message>
    <message>
        <source>{player} has to name the contract first.</source>
        <translation>Zuerst muss {player} den Kontrakt nennen.</translation>
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
        <source>There are other suits in the hand, too.</source>
        <translation>Auf der Hand sind auch andere Farben.</translation>
    </message>
    <message>
        <source>The dealer names a contract</source>
        <translation>Ein Kontrakt wird genannt</translation>
    </message>
    <message>
        <source>Two contracts of this round have been played and are crossed out. With only low hearts in the hand, the dealer dares to name No King, and leads.</source>
        <translation>Zwei Kontrakte dieser Runde sind gespielt und durchgestrichen. Mit lauter niedrigen Herzen auf der Hand ist der Bärtige ein Wagnis, das sich lohnt. Wer ihn nennt, spielt aus.</translation>
    </message>
    <message>
        <source>Without the led suit</source>
        <translation>Ohne die angespielte Farbe</translation>
    </message>
    <message>
        <source>Diamonds are led. The last player has none and gets rid of the king of hearts. Whoever takes the trick takes the king, too: 20 points.</source>
        <translation>Karo wird ausgespielt. Die letzte Person hat keines und wird den Herzkönig los. Wer den Stich macht, nimmt auch den König: 20 Punkte.</translation>
    </message>
    <message>
        <source>What a trick costs in the salad</source>
        <translation>Was ein Stich im Salat kostet</translation>
    </message>
    <message>
        <source>The trick costs 2 points, the queen of hearts 6 as a queen and 2 as a heart, and each of the other two hearts 2.</source>
        <translation>Der Stich kostet 2 Punkte, die Herzdame 6 als Dame und 2 als Herz, und jedes der beiden anderen Herzen 2.</translation>
    </message>
    <message>
        <source>It is the only contract left in this round.</source>
        <translation>Nur dieser Kontrakt ist in dieser Runde noch übrig.</translation>
    </message>
    <message>
        <source>This contract has not been played in this round yet.</source>
        <translation>Dieser Kontrakt war in dieser Runde noch nicht dran.</translation>
    </message>
    <message>
        <source>Tried out with this hand, it costs about {own} points, and each of the others about {others}. The numbers on the little cards say what each contract would cost.</source>
        <translation>Ausprobiert mit diesen Handkarten kostet er etwa {own} Punkte, und die anderen jeweils etwa {others}. Die Zahlen auf den kleinen Karten sagen, was jeder Kontrakt kosten würde.</translation>
    </message>
    <message>
        <source>Only this card may be played.</source>
        <translation>Nur diese Karte darf gespielt werden.</translation>
    </message>
    <message>
        <source>It is the last card.</source>
        <translation>Es ist die letzte Karte.</translation>
    </message>
    <message>
        <source>No card of the led suit: a good moment to get rid of a card that costs points.</source>
        <translation>Keine Karte der angespielten Farbe: eine gute Gelegenheit, eine Karte loszuwerden, die Punkte kostet.</translation>
    </message>
    <message>
        <source>The last card of its suit goes: the next time this suit is led, anything can be thrown on it.</source>
        <translation>Die letzte Karte ihrer Farbe geht weg: Wird diese Farbe wieder ausgespielt, darf alles abgeworfen werden.</translation>
    </message>
    <message>
        <source>Nothing to follow with: a card goes that might take a trick later.</source>
        <translation>Bedienen geht nicht: Da kann eine Karte weg, die später einen Stich machen könnte.</translation>
    </message>
    <message>
        <source>Nothing to follow with: this card costs no points.</source>
        <translation>Bedienen geht nicht: Diese Karte kostet keine Punkte.</translation>
    </message>
    <message>
        <source>A card that costs points can go without taking the trick. Highest: {card}.</source>
        <translation>Eine Karte, die Punkte kostet, geht weg, ohne den Stich zu machen. Am höchsten: {card}.</translation>
    </message>
    <message>
        <source>The highest card that still loses this trick. Highest so far: {card}.</source>
        <translation>Die höchste Karte, die diesen Stich nicht macht. Bisher am höchsten: {card}.</translation>
    </message>
    <message>
        <source>This card loses the trick. Highest so far: {card}.</source>
        <translation>Diese Karte macht den Stich nicht. Bisher am höchsten: {card}.</translation>
    </message>
    <message>
        <source>This trick costs nothing: a good moment to spend a high card.</source>
        <translation>Dieser Stich kostet nichts: eine gute Gelegenheit für eine hohe Karte.</translation>
    </message>
    <message>
        <source>Every card that may be played takes this trick.</source>
        <translation>Jede erlaubte Karte macht diesen Stich.</translation>
    </message>
    <message>
        <source>It takes this trick, and a lower card is kept for a dearer one.</source>
        <translation>Sie macht diesen Stich. Eine niedrigere Karte bleibt für einen teureren auf der Hand.</translation>
    </message>
    <message numerus="yes">
        <source>It is the highest so far, but %n card(s) that nobody has seen can still beat it.</source>
        <translation>
            <numerusform>Sie ist bisher die höchste, aber eine Karte, die noch niemand gesehen hat, kann sie überbieten.</numerusform>
            <numerusform>Sie ist bisher die höchste, aber %n Karten, die noch niemand gesehen hat, können sie überbieten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can beat this card any more.</source>
        <translation>Diese Karte kann niemand mehr überbieten.</translation>
    </message>
    <message>
        <source>It is the last card of its suit: when others lead this suit, anything can be thrown on it.</source>
        <translation>Sie ist die letzte ihrer Farbe: Spielen andere diese Farbe aus, darf alles abgeworfen werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n higher card(s) of this suit may still beat it.</source>
        <translation>
            <numerusform>Eine höhere Karte dieser Farbe kann sie noch überbieten.</numerusform>
            <numerusform>%n höhere Karten dieser Farbe können sie noch überbieten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the last trick counts: high cards go early, low ones are kept for the end.</source>
        <translation>Nur der letzte Stich zählt: Hohe Karten gehen früh weg, niedrige bleiben bis zum Ende.</translation>
    </message>
    <message numerus="yes">
        <source>{player} took the king of hearts most often: %n time(s).</source>
        <comment>where it cost 20 points</comment>
        <translation>
            <numerusform>Den Herzkönig nahm {player} am häufigsten: einmal.</numerusform>
            <numerusform>Den Herzkönig nahm {player} am häufigsten: %n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dearest deal: {points} points for {player} ({contract}).</source>
        <translation>Der teuerste Durchgang: {points} Punkte für {player} ({contract}).</translation>
    </message>
    <message numerus="yes">
        <source>{player} took no points at all in %n deal(s), more often than anybody else.</source>
        <translation>
            <numerusform>{player} blieb in %n Durchgang ganz ohne Punkte, öfter als alle anderen.</numerusform>
            <numerusform>{player} blieb in %n Durchgängen ganz ohne Punkte, öfter als alle anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Contract of this deal</source>
        <translation>Kontrakt dieses Durchgangs</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Kontrakte</translation>
    </message>
    <message>
        <source>Contract</source>
        <comment>over the empty place of the contract; short</comment>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>deals in this round, names the contracts and leads</source>
        <translation>teilt in dieser Runde aus, nennt die Kontrakte und spielt aus</translation>
    </message>
    <message>
        <source>costs points</source>
        <comment>said of a card in the trick</comment>
        <translation>kostet Punkte</translation>
    </message>
    <message>
        <source>No Tricks</source>
        <comment>name of a contract: every trick costs points</comment>
        <translation>Die Stiche</translation>
    </message>
    <message>
        <source>No Queens</source>
        <comment>name of a contract: every queen costs points</comment>
        <translation>Die Damen</translation>
    </message>
    <message>
        <source>No Hearts</source>
        <comment>name of a contract: every heart costs points</comment>
        <translation>Die Herzen</translation>
    </message>
    <message>
        <source>No King</source>
        <comment>name of a contract: the king of hearts costs points</comment>
        <translation>Der Bärtige</translation>
    </message>
    <message>
        <source>No Last Trick</source>
        <comment>name of a contract: the last trick costs points</comment>
        <translation>Der letzte Stich</translation>
    </message>
    <message>
        <source>Salad</source>
        <comment>name of a contract: everything costs points</comment>
        <translation>Der Salat</translation>
    </message>
    <message>
        <source>2 points a trick</source>
        <comment>what a contract costs; short</comment>
        <translation>2 Punkte je Stich</translation>
    </message>
    <message>
        <source>6 points a queen</source>
        <comment>what a contract costs; short</comment>
        <translation>6 Punkte je Dame</translation>
    </message>
    <message>
        <source>2 points a heart</source>
        <comment>what a contract costs; short</comment>
        <translation>2 Punkte je Herz</translation>
    </message>
    <message>
        <source>20 points for the king of hearts</source>
        <comment>what a contract costs; short</comment>
        <translation>20 Punkte für den Herzkönig</translation>
    </message>
    <message>
        <source>20 points for the last trick</source>
        <comment>what a contract costs; short</comment>
        <translation>20 Punkte für den letzten Stich</translation>
    </message>
    <message>
        <source>all five together</source>
        <comment>what a contract costs; short</comment>
        <translation>alle fünf zusammen</translation>
    </message>
    <message>
        <source>{contract}: {points}</source>
        <comment>a contract and what it costs</comment>
        <translation>{contract}: {points}</translation>
    </message>
    <message>
        <source>{contract}, played already</source>
        <comment>a contract, crossed out</comment>
        <translation>{contract}, schon gespielt</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Durchgang {deal} von {deals}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Contract: {contract}</source>
        <comment>a possible move</comment>
        <translation>Kontrakt: {contract}</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>Es geht weiter.</translation>
    </message>
    <message>
        <source>{player} names the contract: {contract}.</source>
        <translation>{player} nennt den Kontrakt: {contract}.</translation>
    </message>
    <message>
        <source>{player} deals everyone 13 cards.</source>
        <translation>{player} teilt allen 13 Karten aus.</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the trick, and %n point(s).</source>
        <translation>
            <numerusform>{player} macht den Stich und nimmt %n Punkt.</numerusform>
            <numerusform>{player} macht den Stich und nimmt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} names the contract of this deal.</source>
        <translation>{player} nennt den Kontrakt dieses Durchgangs.</translation>
    </message>
    <message>
        <source>One contract is left in this round: {contract}.</source>
        <translation>In dieser Runde ist noch ein Kontrakt übrig: {contract}.</translation>
    </message>
    <message>
        <source>{player} leads, with any card but a heart.</source>
        <translation>{player} spielt aus: jede Karte außer Herz.</translation>
    </message>
    <message>
        <source>The deal is over. Fewest points: {players}.</source>
        <comment>one name, or a list of names</comment>
        <translation>Der Durchgang ist zu Ende. Am wenigsten Punkte: {players}.</translation>
    </message>
    <message>
        <source>total {total}</source>
        <comment>on the plate of a player: points of all deals</comment>
        <translation>Summe {total}</translation>
    </message>
    <message>
        <source>tricks {tricks}, points {points}</source>
        <comment>on the plate of a player: in this deal</comment>
        <translation>Stiche {tricks}, Punkte {points}</translation>
    </message>
    <message>
        <source>points {points}, total {total}</source>
        <comment>on a plate: of this deal, and of all</comment>
        <translation>Punkte {points}, Summe {total}</translation>
    </message>
    <message>
        <source>to come</source>
        <comment>below a figure: so many points; short</comment>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>The king of hearts goes to {player}!</source>
        <translation>Der Herzkönig geht an {player}!</translation>
    </message>
    <message>
        <source>The last trick goes to {player}!</source>
        <translation>Der letzte Stich geht an {player}!</translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <comment>heading of the score</comment>
        <translation>Die kleinste Summe gewinnt.</translation>
    </message>
    <message>
        <source>Dealer: {player}</source>
        <comment>heading of six lines of the score; short</comment>
        <translation>{player} teilt aus</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>last line of the score</comment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>20 points fewer</source>
        <comment>handicap</comment>
        <translation>20 Punkte weniger</translation>
    </message>
    <message>
        <source>40 points fewer</source>
        <comment>handicap</comment>
        <translation>40 Punkte weniger</translation>
    </message>
</context>
</TS>
