<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message id="barbu.aim">
        <source>In every deal there is something that nobody wants to take: tricks, queens, hearts. After 24 deals, the smallest total of points wins.</source>
        <translation>In elke ronde is er iets wat niemand wil hebben: slagen, vrouwen, harten. Na 24 rondes wint het laagste totaal.</translation>
    </message>
    <message id="barbu.four-players">
        <source>Four players take part, each for themselves.</source>
        <translation>Er spelen vier mensen mee, ieder voor zich.</translation>
    </message>
    <message id="barbu.first-dealer-youngest">
        <source>The youngest player takes the first seat and deals first.</source>
        <translation>De jongste neemt de eerste stoel en deelt als eerste.</translation>
    </message>
    <message id="barbu.first-dealer-youngest@random">
        <source>Lots are drawn for the first dealer.</source>
        <translation>Er wordt geloot wie als eerste deelt.</translation>
    </message>
    <message id="barbu.first-dealer-youngest@seat">
        <source>The table has agreed who deals first.</source>
        <translation>De tafel heeft afgesproken wie als eerste deelt.</translation>
    </message>
    <message id="barbu.four-rounds-of-six">
        <source>A match has four rounds of six deals.</source>
        <translation>Een partij heeft vier manches van zes rondes.</translation>
    </message>
    <message id="barbu.dealer-for-whole-round">
        <source>The dealer stays the same for all six deals of a round.</source>
        <translation>Alle zes rondes van een manche heeft dezelfde persoon de kaarten te delen.</translation>
    </message>
    <message id="barbu.next-dealer-left">
        <source>After each round, the player to the left becomes the dealer, so everyone deals for one round.</source>
        <translation>Na elke manche schuift de deler één plaats naar links op: zo deelt iedereen één manche lang.</translation>
    </message>
    <message id="barbu.deal-thirteen">
        <source>All the cards are dealt one at a time, starting to the dealer’s left: 13 for each player.</source>
        <translation>Alle kaarten worden één voor één gedeeld, te beginnen links van de deler: 13 per hand.</translation>
    </message>
    <message id="barbu.choose-after-deal">
        <source>When the cards have been dealt, the dealer looks at their hand and names the contract: what costs points in this deal. No card is played before that.</source>
        <extracomment>A contract is what costs points in a deal.</extracomment>
        <translation>Als de kaarten gedeeld zijn, bekijkt de deler de eigen hand en noemt het contract: wat in deze ronde punten kost. Daarvoor wordt geen kaart gespeeld.</translation>
    </message>
    <message id="barbu.dealer-chooses">
        <source>Only the dealer names the contract.</source>
        <translation>Alleen de deler noemt het contract.</translation>
    </message>
    <message id="barbu.contract-once-per-round">
        <source>In each round the dealer plays all six contracts, each of them once, in any order.</source>
        <translation>De deler speelt in de manche alle zes contracten, elk precies één keer en in welke volgorde dan ook.</translation>
    </message>
    <message id="barbu.last-contract-forced">
        <source>In the sixth deal of a round, the contract that is left is played.</source>
        <translation>In de zesde ronde van een manche wordt het contract gespeeld dat nog over is.</translation>
    </message>
    <message id="barbu.dealer-leads">
        <source>The dealer leads to the first trick of each deal.</source>
        <translation>De deler komt uit in de eerste slag van elke ronde.</translation>
    </message>
    <message id="barbu.turn-order">
        <source>Going clockwise, everyone plays one card from their own hand to the trick in the middle.</source>
        <translation>Met de klok mee speelt iedereen één kaart uit de hand bij de slag in het midden.</translation>
    </message>
    <message id="barbu.rank-order">
        <source>From high to low: ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2.</source>
        <translation>Van hoog naar laag: aas, heer, vrouw, boer, 10, 9, 8, 7, 6, 5, 4, 3, 2.</translation>
    </message>
    <message id="barbu.follow-suit">
        <source>Whoever holds a card of the led suit must play that suit.</source>
        <translation>Wie de gevraagde kleur heeft, moet bekennen.</translation>
    </message>
    <message id="barbu.discard-when-void">
        <source>Whoever has no card of the led suit may play any card.</source>
        <translation>Wie de gevraagde kleur niet heeft, mag elke kaart spelen.</translation>
    </message>
    <message id="barbu.no-trumps">
        <source>There are no trumps in any contract.</source>
        <translation>In geen enkel contract is er troef.</translation>
    </message>
    <message id="barbu.highest-led-suit-wins">
        <source>The highest card of the led suit takes the trick. Cards of other suits cannot take it.</source>
        <translation>De hoogste kaart van de gevraagde kleur haalt de slag. Kaarten van andere kleuren kunnen hem niet halen.</translation>
    </message>
    <message id="barbu.winner-leads">
        <source>Whoever takes a trick leads the next one.</source>
        <translation>Wie een slag haalt, komt uit in de volgende.</translation>
    </message>
    <message id="barbu.any-lead-allowed">
        <source>Any card may be led at any time, even a heart or the king of hearts.</source>
        <translation>Elke kaart mag altijd worden uitgespeeld, ook een harten en zelfs hartenheer.</translation>
    </message>
    <message id="barbu.play-all-cards">
        <source>All thirteen tricks are played before the points are counted.</source>
        <translation>Alle dertien slagen worden gespeeld voordat de punten worden geteld.</translation>
    </message>
    <message id="barbu.score-tricks">
        <source>No Tricks: every trick costs 2 points.</source>
        <translation>Geen slagen: elke slag kost 2 punten.</translation>
    </message>
    <message id="barbu.score-queens">
        <source>No Queens: every queen costs 6 points.</source>
        <translation>Geen vrouwen: elke vrouw kost 6 punten.</translation>
    </message>
    <message id="barbu.score-hearts">
        <source>No Hearts: every heart costs 2 points.</source>
        <translation>Geen harten: elke harten kost 2 punten.</translation>
    </message>
    <message id="barbu.score-king">
        <source>No King: the king of hearts, the bearded “Barbu”, costs 20 points, and nothing else counts.</source>
        <translation>Geen Barbu: hartenheer, de Barbu met de baard, kost 20 punten en verder telt niets.</translation>
    </message>
    <message id="barbu.score-last">
        <source>No Last Trick: the thirteenth trick costs 20 points.</source>
        <translation>Geen laatste slag: de dertiende slag kost 20 punten.</translation>
    </message>
    <message id="barbu.score-salad">
        <source>Salad: all five count together. One card can cost twice: the queen of hearts 6 and 2, the king of hearts 20 and 2.</source>
        <translation>Salade: alle vijf tellen samen. Eén kaart kan dubbel kosten: hartenvrouw 6 en 2, hartenheer 20 en 2.</translation>
    </message>
    <message id="barbu.points-add-up">
        <source>Every point goes to somebody: a round has 232 points in all, the whole match 928.</source>
        <translation>Elk punt gaat naar iemand: een manche heeft in totaal 232 punten, de hele partij 928.</translation>
    </message>
    <message id="barbu.end-after-24">
        <source>The match ends after the 24th deal, never earlier.</source>
        <translation>De partij eindigt na de 24e ronde, nooit eerder.</translation>
    </message>
    <message id="barbu.lowest-wins">
        <source>The lowest total wins.</source>
        <translation>Het laagste totaal wint.</translation>
    </message>
    <message id="barbu.tie-shared">
        <source>Players with equal totals share their place, and the victory too.</source>
        <translation>Bij een gelijk totaal wordt de plaats gedeeld, en ook de overwinning.</translation>
    </message>
    <message id="barbu.heart-leads">
        <source>In No Hearts, No King and Salad, only a player who has nothing but hearts may lead a heart.</source>
        <translation>In Geen harten, Geen Barbu en Salade mag alleen wie niets dan harten heeft met harten uitkomen.</translation>
    </message>
    <message id="barbu.early-stop">
        <source>In No Queens, No Hearts and No King, the deal is over as soon as the last penalty card has been taken.</source>
        <translation>In Geen vrouwen, Geen harten en Geen Barbu is de ronde voorbij zodra de laatste strafkaart is gehaald.</translation>
    </message>
    <message id="barbu.fewer-20">
        <source>Whoever has 20 points fewer begins with minus 20.</source>
        <translation>Wie 20 punten minder heeft, begint op min 20.</translation>
    </message>
    <message id="barbu.fewer-40">
        <source>Whoever has 40 points fewer begins with minus 40.</source>
        <translation>Wie 40 punten minder heeft, begint op min 40.</translation>
    </message>
</context>
<context>
    <name>barbu</name>
    <message>
        <source>First dealer</source>
        <translation>Wie als eerste deelt</translation>
    </message>
    <message>
        <source>The youngest</source>
        <comment>deals first, and takes the first seat</comment>
        <translation>De jongste</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>who deals first</comment>
        <translation>Loten</translation>
    </message>
    <message>
        <source>Leading a heart</source>
        <translation>Met harten uitkomen</translation>
    </message>
    <message>
        <source>always allowed</source>
        <comment>leading a heart</comment>
        <translation>altijd toegestaan</translation>
    </message>
    <message>
        <source>only without other suits</source>
        <comment>leading a heart</comment>
        <translation>alleen zonder andere kleuren</translation>
    </message>
    <message>
        <source>Stop once all penalty cards are taken</source>
        <translation>Stoppen als alle strafkaarten gehaald zijn</translation>
    </message>
    <message>
        <source>Barbu</source>
        <translation>Barbu</translation>
    </message>
    <message>
        <source>Take as few points as you can in six different contracts.</source>
        <translation>Haal in zes verschillende contracten zo weinig mogelijk punten.</translation>
    </message>
    <message>
        <source>{player} deals in this round and names the contract.</source>
        <translation>{player} deelt in deze manche en noemt het contract.</translation>
    </message>
    <message>
        <source>The contract of this deal has been named: {contract}.</source>
        <translation>Het contract van deze ronde is al genoemd: {contract}.</translation>
    </message>
    <message>
        <source>Played already in this round: {contract}.</source>
        <translation>In deze manche al gespeeld: {contract}.</translation>
    </message>
    <message>
        <source>{player} has to name the contract first.</source>
        <translation>Eerst moet {player} het contract noemen.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>{player} is aan de beurt.</translation>
    </message>
    <message>
        <source>Play goes on in a moment.</source>
        <translation>Het gaat zo verder.</translation>
    </message>
    <message>
        <source>There are other suits in the hand, too.</source>
        <translation>Er zitten ook andere kleuren in de hand.</translation>
    </message>
    <message>
        <source>The dealer names a contract</source>
        <translation>De deler noemt een contract</translation>
    </message>
    <message>
        <source>Two contracts of this round have been played and are crossed out. With only low hearts in the hand, the dealer dares to name No King, and leads.</source>
        <translation>Twee contracten van deze manche zijn gespeeld en doorgestreept. Met alleen lage harten in de hand durft de deler Geen Barbu te noemen, en komt uit.</translation>
    </message>
    <message>
        <source>Without the led suit</source>
        <translation>Zonder de gevraagde kleur</translation>
    </message>
    <message>
        <source>Diamonds are led. The last player has none and gets rid of the king of hearts. Whoever takes the trick takes the king, too: 20 points.</source>
        <translation>Er wordt met ruiten uitgekomen. De laatste heeft er geen en raakt hartenheer kwijt. Wie de slag haalt, krijgt de heer erbij: 20 punten.</translation>
    </message>
    <message>
        <source>What a trick costs in the salad</source>
        <translation>Wat een slag in de salade kost</translation>
    </message>
    <message>
        <source>The trick costs 2 points, the queen of hearts 6 as a queen and 2 as a heart, and each of the other two hearts 2.</source>
        <translation>De slag kost 2 punten, hartenvrouw 6 als vrouw en 2 als harten, en elk van de twee andere harten 2.</translation>
    </message>
    <message>
        <source>It is the only contract left in this round.</source>
        <translation>Alleen dit contract is in deze manche nog over.</translation>
    </message>
    <message>
        <source>This contract has not been played in this round yet.</source>
        <translation>Dit contract is in deze manche nog niet gespeeld.</translation>
    </message>
    <message>
        <source>Tried out with this hand, it costs about {own} points, and each of the others about {others}. The numbers on the little cards say what each contract would cost.</source>
        <translation>Uitgeprobeerd met deze hand kost het ongeveer {own} punten, en de anderen elk ongeveer {others}. De getallen op de kaartjes zeggen wat elk contract zou kosten.</translation>
    </message>
    <message>
        <source>Only this card may be played.</source>
        <translation>Alleen deze kaart mag worden gespeeld.</translation>
    </message>
    <message>
        <source>It is the last card.</source>
        <translation>Het is de laatste kaart.</translation>
    </message>
    <message>
        <source>No card of the led suit: a good moment to get rid of a card that costs points.</source>
        <translation>Geen kaart van de gevraagde kleur: een mooi moment om een kaart kwijt te raken die punten kost.</translation>
    </message>
    <message>
        <source>The last card of its suit goes: the next time this suit is led, anything can be thrown on it.</source>
        <translation>De laatste kaart van zijn kleur gaat weg: wordt er weer met die kleur uitgekomen, dan mag alles worden weggegooid.</translation>
    </message>
    <message>
        <source>Nothing to follow with: a card goes that might take a trick later.</source>
        <translation>Bekennen kan niet: er gaat een kaart weg die later een slag zou kunnen halen.</translation>
    </message>
    <message>
        <source>Nothing to follow with: this card costs no points.</source>
        <translation>Bekennen kan niet: deze kaart kost geen punten.</translation>
    </message>
    <message>
        <source>A card that costs points can go without taking the trick. Highest: {card}.</source>
        <translation>Een kaart die punten kost, gaat weg zonder de slag te halen. Hoogste: {card}.</translation>
    </message>
    <message>
        <source>The highest card that still loses this trick. Highest so far: {card}.</source>
        <translation>De hoogste kaart die deze slag nog verliest. Hoogste tot nu toe: {card}.</translation>
    </message>
    <message>
        <source>This card loses the trick. Highest so far: {card}.</source>
        <translation>Deze kaart verliest de slag. Hoogste tot nu toe: {card}.</translation>
    </message>
    <message>
        <source>This trick costs nothing: a good moment to spend a high card.</source>
        <translation>Deze slag kost niets: een mooi moment voor een hoge kaart.</translation>
    </message>
    <message>
        <source>Every card that may be played takes this trick.</source>
        <translation>Elke kaart die gespeeld mag worden, haalt deze slag.</translation>
    </message>
    <message>
        <source>It takes this trick, and a lower card is kept for a dearer one.</source>
        <translation>Deze kaart haalt de slag, en een lagere blijft in de hand voor een duurdere slag.</translation>
    </message>
    <message numerus="yes">
        <source>It is the highest so far, but %n card(s) that nobody has seen can still beat it.</source>
        <translation>
            <numerusform>Tot nu toe is dit de hoogste, maar één kaart die niemand heeft gezien kan er nog overheen.</numerusform>
            <numerusform>Tot nu toe is dit de hoogste, maar %n kaarten die niemand heeft gezien kunnen er nog overheen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can beat this card any more.</source>
        <translation>Niemand kan nog over deze kaart heen.</translation>
    </message>
    <message>
        <source>It is the last card of its suit: when others lead this suit, anything can be thrown on it.</source>
        <translation>Het is de laatste van zijn kleur: komen anderen met die kleur uit, dan mag alles worden weggegooid.</translation>
    </message>
    <message numerus="yes">
        <source>%n higher card(s) of this suit may still beat it.</source>
        <translation>
            <numerusform>Eén hogere kaart van deze kleur kan er nog overheen.</numerusform>
            <numerusform>%n hogere kaarten van deze kleur kunnen er nog overheen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the last trick counts: high cards go early, low ones are kept for the end.</source>
        <translation>Alleen de laatste slag telt: hoge kaarten gaan vroeg weg, lage blijven voor het eind.</translation>
    </message>
    <message numerus="yes">
        <source>{player} took the king of hearts most often: %n time(s).</source>
        <comment>where it cost 20 points</comment>
        <translation>
            <numerusform>{player} kreeg hartenheer het vaakst: %n keer.</numerusform>
            <numerusform>{player} kreeg hartenheer het vaakst: %n keer.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dearest deal: {points} points for {player} ({contract}).</source>
        <translation>De duurste ronde: {points} punten voor {player} ({contract}).</translation>
    </message>
    <message numerus="yes">
        <source>{player} took no points at all in %n deal(s), more often than anybody else.</source>
        <translation>
            <numerusform>{player} haalde in %n ronde helemaal geen punten, vaker dan alle anderen.</numerusform>
            <numerusform>{player} haalde in %n rondes helemaal geen punten, vaker dan alle anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Contract of this deal</source>
        <translation>Contract van deze ronde</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contracten</translation>
    </message>
    <message>
        <source>Contract</source>
        <comment>over the empty place of the contract; short</comment>
        <translation>Contract</translation>
    </message>
    <message>
        <source>deals in this round, names the contracts and leads</source>
        <translation>deelt in deze manche, noemt de contracten en komt uit</translation>
    </message>
    <message>
        <source>costs points</source>
        <comment>said of a card in the trick</comment>
        <translation>kost punten</translation>
    </message>
    <message>
        <source>No Tricks</source>
        <comment>name of a contract: every trick costs points</comment>
        <translation>Geen slagen</translation>
    </message>
    <message>
        <source>No Queens</source>
        <comment>name of a contract: every queen costs points</comment>
        <translation>Geen vrouwen</translation>
    </message>
    <message>
        <source>No Hearts</source>
        <comment>name of a contract: every heart costs points</comment>
        <translation>Geen harten</translation>
    </message>
    <message>
        <source>No King</source>
        <comment>name of a contract: the king of hearts costs points</comment>
        <translation>Geen Barbu</translation>
    </message>
    <message>
        <source>No Last Trick</source>
        <comment>name of a contract: the last trick costs points</comment>
        <translation>Geen laatste slag</translation>
    </message>
    <message>
        <source>Salad</source>
        <comment>name of a contract: everything costs points</comment>
        <translation>Salade</translation>
    </message>
    <message>
        <source>2 points a trick</source>
        <comment>what a contract costs; short</comment>
        <translation>2 punten per slag</translation>
    </message>
    <message>
        <source>6 points a queen</source>
        <comment>what a contract costs; short</comment>
        <translation>6 punten per vrouw</translation>
    </message>
    <message>
        <source>2 points a heart</source>
        <comment>what a contract costs; short</comment>
        <translation>2 punten per harten</translation>
    </message>
    <message>
        <source>20 points for the king of hearts</source>
        <comment>what a contract costs; short</comment>
        <translation>20 punten voor hartenheer</translation>
    </message>
    <message>
        <source>20 points for the last trick</source>
        <comment>what a contract costs; short</comment>
        <translation>20 punten voor de laatste slag</translation>
    </message>
    <message>
        <source>all five together</source>
        <comment>what a contract costs; short</comment>
        <translation>alle vijf samen</translation>
    </message>
    <message>
        <source>{contract}: {points}</source>
        <comment>a contract and what it costs</comment>
        <translation>{contract}: {points}</translation>
    </message>
    <message>
        <source>{contract}, played already</source>
        <comment>a contract, crossed out</comment>
        <translation>{contract}, al gespeeld</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Ronde {deal} van {deals}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>Contract: {contract}</source>
        <comment>a possible move</comment>
        <translation>Contract: {contract}</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>Het gaat verder.</translation>
    </message>
    <message>
        <source>{player} names the contract: {contract}.</source>
        <translation>{player} noemt het contract: {contract}.</translation>
    </message>
    <message>
        <source>{player} deals everyone 13 cards.</source>
        <translation>{player} deelt iedereen 13 kaarten.</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the trick, and %n point(s).</source>
        <translation>
            <numerusform>{player} haalt de slag, en %n punt.</numerusform>
            <numerusform>{player} haalt de slag, en %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} names the contract of this deal.</source>
        <translation>{player} noemt het contract van deze ronde.</translation>
    </message>
    <message>
        <source>One contract is left in this round: {contract}.</source>
        <translation>In deze manche is nog één contract over: {contract}.</translation>
    </message>
    <message>
        <source>{player} leads, with any card but a heart.</source>
        <translation>{player} komt uit, met elke kaart behalve harten.</translation>
    </message>
    <message>
        <source>The deal is over. Fewest points: {players}.</source>
        <comment>one name, or a list of names</comment>
        <translation>De ronde is voorbij. Minste punten: {players}.</translation>
    </message>
    <message>
        <source>total {total}</source>
        <comment>on the plate of a player: points of all deals</comment>
        <translation>totaal {total}</translation>
    </message>
    <message>
        <source>tricks {tricks}, points {points}</source>
        <comment>on the plate of a player: in this deal</comment>
        <translation>slagen {tricks}, punten {points}</translation>
    </message>
    <message>
        <source>points {points}, total {total}</source>
        <comment>on a plate: of this deal, and of all</comment>
        <translation>punten {points}, totaal {total}</translation>
    </message>
    <message>
        <source>to come</source>
        <comment>below a figure: so many points; short</comment>
        <translation>te gaan</translation>
    </message>
    <message>
        <source>The king of hearts goes to {player}!</source>
        <translation>Hartenheer gaat naar {player}!</translation>
    </message>
    <message>
        <source>The last trick goes to {player}!</source>
        <translation>De laatste slag gaat naar {player}!</translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <comment>heading of the score</comment>
        <translation>Het laagste totaal wint.</translation>
    </message>
    <message>
        <source>Dealer: {player}</source>
        <comment>heading of six lines of the score; short</comment>
        <translation>Deler: {player}</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>last line of the score</comment>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>20 points fewer</source>
        <comment>handicap</comment>
        <translation>20 punten minder</translation>
    </message>
    <message>
        <source>40 points fewer</source>
        <comment>handicap</comment>
        <translation>40 punten minder</translation>
    </message>
</context>
</TS>
