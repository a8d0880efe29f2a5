<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message id="card_marathon.aim">
        <source>Upturn all five milestones of the own row, but without leaving the other runner too far behind.</source>
        <translation>Draai alle vijf mijlpalen van de eigen rij om, maar zonder de ander te ver achter te laten.</translation>
    </message>
    <message id="card_marathon.aim@no-reversal">
        <source>Be the first to upturn all five milestones of the own row.</source>
        <translation>Draai als eerste alle vijf mijlpalen van de eigen rij om.</translation>
    </message>
    <message id="card_marathon.organizer-draw">
        <source>Before the first race each player draws a card. Whoever has the lower value organizes; the ace is the lowest. After equal values both draw again.</source>
        <translation>Voor de eerste race trekt iedereen een kaart. Wie de laagste waarde heeft, krijgt de wedstrijdleiding; de aas is het laagst. Bij gelijke waarden trekken beiden opnieuw.</translation>
    </message>
    <message id="card_marathon.deal">
        <source>Each player gets five energy cards, which nobody else may see, and a row of five milestones face down, at which nobody looks.</source>
        <translation>Iedereen krijgt vijf energiekaarten, die niemand anders mag zien, en een rij van vijf gesloten mijlpalen, waar niemand naar kijkt.</translation>
    </message>
    <message id="card_marathon.effort-one">
        <source>One card lies face up and begins the effort pile. The others lie face down as refreshments.</source>
        <translation>Eén kaart ligt open en begint de stapel van de inspanning. De rest ligt gesloten klaar als verversingen.</translation>
    </message>
    <message id="card_marathon.opponent-starts">
        <source>The race organizer lets the other player begin. Then the players take turns.</source>
        <translation>Wie de wedstrijdleiding heeft, laat de ander beginnen. Daarna is ieder om de beurt.</translation>
    </message>
    <message id="card_marathon.turn-choice">
        <source>A turn is either a drawing turn or a swapping turn. Nobody may pass. In a swapping turn nothing is drawn, thrown or declared.</source>
        <translation>In een beurt wordt er of getrokken of geruild. Passen mag niet. Wie ruilt, trekt niets, gooit niets weg en meldt niets.</translation>
    </message>
    <message id="card_marathon.draw-one">
        <source>A drawing turn begins with one card: the top card of the refreshments, unseen, or the top card of the effort pile.</source>
        <translation>Wie trekt, neemt eerst één kaart: de bovenste van de verversingen, ongezien, of de bovenste van de inspanning.</translation>
    </message>
    <message id="card_marathon.challenge-after-draw">
        <source>A challenge may be declared only in a drawing turn after a card has been drawn, and only one in a turn.</source>
        <translation>Een uitdaging mag alleen worden gemeld nadat er in die beurt een kaart is getrokken, en maar één per beurt.</translation>
    </message>
    <message id="card_marathon.challenge-optional">
        <source>Nobody has to declare a challenge. Near the finish it can be wise to wait.</source>
        <translation>Niemand hoeft een uitdaging te melden. Vlak voor de finish kan het slim zijn om te wachten.</translation>
    </message>
    <message id="card_marathon.throw-one">
        <source>Whoever declares no challenge throws one of the six energy cards face up on the effort pile, and the turn is over.</source>
        <translation>Wie geen uitdaging meldt, gooit een van de zes energiekaarten open op de inspanning, en de beurt is voorbij.</translation>
    </message>
    <message id="card_marathon.four-cards">
        <source>A challenge has exactly four different cards: four of a kind, a straight flush or a straight.</source>
        <translation>Een uitdaging bestaat uit precies vier verschillende kaarten: vier gelijke, een kleurstraat of een straat.</translation>
    </message>
    <message id="card_marathon.permissible-cards">
        <source>The four cards come from the player’s energy and the player’s own upturned milestones. No other cards can be used.</source>
        <translation>De vier kaarten komen uit de eigen energie en van de eigen omgedraaide mijlpalen. Andere kaarten tellen niet.</translation>
    </message>
    <message id="card_marathon.one-energy">
        <source>At least one of the four cards comes from the energy.</source>
        <translation>Minstens één van de vier kaarten komt uit de energie.</translation>
    </message>
    <message id="card_marathon.four-of-a-kind">
        <source>Four of a kind is the same value in all four suits. It is never blocked.</source>
        <translation>Vier gelijke is dezelfde waarde in alle vier kleuren. Dat is nooit geblokkeerd.</translation>
    </message>
    <message id="card_marathon.straight-flush">
        <source>A straight flush is four values in a row, all in one suit. It is never blocked.</source>
        <translation>Een kleurstraat is vier waarden op rij, allemaal in één kleur. Die is nooit geblokkeerd.</translation>
    </message>
    <message id="card_marathon.straight">
        <source>A straight is four values in a row, in more than one suit. Only straights can be blocked.</source>
        <translation>Een straat is vier waarden op rij in meer dan één kleur. Alleen straten kunnen geblokkeerd zijn.</translation>
    </message>
    <message id="card_marathon.wrap">
        <source>Values run in a circle. After the king comes the ace, then the two: queen, king, ace, two is in a row.</source>
        <translation>De waarden gaan in een kring. Na de heer komt de aas, dan de twee: vrouw, heer, aas, twee liggen op rij.</translation>
    </message>
    <message id="card_marathon.wrap@flush-only">
        <source>After the king comes the ace. Only a straight flush may go on past the ace to the two.</source>
        <translation>Na de heer komt de aas. Alleen een kleurstraat mag voorbij de aas doorgaan naar de twee.</translation>
    </message>
    <message id="card_marathon.value-blocked">
        <source>A straight may not contain a value that the opponent shows among their upturned milestones.</source>
        <translation>In een straat mag geen waarde zitten die de tegenstander bij de omgedraaide mijlpalen toont.</translation>
    </message>
    <message id="card_marathon.value-majority">
        <source>If both show a value, only the player who shows more of it may use it in a straight.</source>
        <translation>Tonen beiden een waarde, dan mag alleen wie er meer van toont die in een straat gebruiken.</translation>
    </message>
    <message id="card_marathon.equal-values-block-both">
        <source>If both show a value equally often, neither of them may use it in a straight.</source>
        <translation>Tonen beiden een waarde even vaak, dan mag geen van beiden die in een straat gebruiken.</translation>
    </message>
    <message id="card_marathon.leader-no-straights">
        <source>Whoever leads by three or more upturned milestones cannot declare a straight at all.</source>
        <translation>Wie drie of meer omgedraaide mijlpalen voorstaat, mag helemaal geen straat melden.</translation>
    </message>
    <message id="card_marathon.lagger-free">
        <source>Whoever is three or more upturned milestones behind may use any value in a straight.</source>
        <translation>Wie drie of meer omgedraaide mijlpalen achterstaat, mag elke waarde in een straat gebruiken.</translation>
    </message>
    <message id="card_marathon.throw-challenge">
        <source>The energy cards of a challenge go face up on the effort pile, in any order. Milestones that were used stay in the row.</source>
        <translation>De energiekaarten van een uitdaging gaan open op de inspanning, in een volgorde naar keuze. Gebruikte mijlpalen blijven in de rij.</translation>
    </message>
    <message id="card_marathon.upturn-own">
        <source>After a challenge the player upturns any one closed milestone of their own row.</source>
        <translation>Na een uitdaging wordt een gesloten mijlpaal van de eigen rij omgedraaid, welke maar.</translation>
    </message>
    <message id="card_marathon.refill-to-five">
        <source>Then the player draws from the refreshments until they have five energy cards again, and the turn is over.</source>
        <translation>Daarna wordt er uit de verversingen getrokken tot er weer vijf energiekaarten zijn, en de beurt is voorbij.</translation>
    </message>
    <message id="card_marathon.swap-open">
        <source>In a swapping turn an energy card can change places with an upturned milestone of the own row. It lies there face up.</source>
        <translation>Wie ruilt, kan een energiekaart ruilen met een omgedraaide mijlpaal van de eigen rij. Daar ligt ze open.</translation>
    </message>
    <message id="card_marathon.swap-closed">
        <source>An energy card can also change places with a closed milestone of the own row. It lies there face down, and only its owner knows it.</source>
        <translation>Een energiekaart kan ook met een gesloten mijlpaal van de eigen rij worden geruild. Daar ligt ze gesloten, en alleen de eigenaar kent haar.</translation>
    </message>
    <message id="card_marathon.swap-closed-limit">
        <source>Swaps with closed milestones need upturned ones: in each race a player may have made at most as many as they have upturned.</source>
        <translation>Wie gesloten mijlpalen ruilt, heeft omgedraaide nodig: per race hoogstens zoveel van die ruilen als er omgedraaid zijn.</translation>
    </message>
    <message id="card_marathon.rebuild">
        <source>If the refreshments run out, the effort pile without its top card is shuffled and becomes the new ones, at most three times in a race.</source>
        <translation>Zijn de verversingen op, dan wordt de inspanning zonder de bovenste kaart geschud en de nieuwe voorraad, hoogstens drie keer per race.</translation>
    </message>
    <message id="card_marathon.rebuild@limit-1">
        <source>If the refreshments run out, the effort pile without its top card is shuffled and becomes the new ones, but only once in a race.</source>
        <translation>Zijn de verversingen op, dan wordt de inspanning zonder de bovenste kaart geschud en de nieuwe voorraad, maar één keer per race.</translation>
    </message>
    <message id="card_marathon.rebuild@limit-5">
        <source>If the refreshments run out, the effort pile without its top card is shuffled and becomes the new ones, at most five times in a race.</source>
        <translation>Zijn de verversingen op, dan wordt de inspanning zonder de bovenste kaart geschud en de nieuwe voorraad, hoogstens vijf keer per race.</translation>
    </message>
    <message id="card_marathon.race-end">
        <source>A race ends at once when a player upturns the fifth milestone.</source>
        <translation>Een race is meteen voorbij als iemand de vijfde mijlpaal omdraait.</translation>
    </message>
    <message id="card_marathon.finish-wins">
        <source>If the other player has upturned two, three or four milestones, whoever has finished wins.</source>
        <translation>Heeft de ander twee, drie of vier mijlpalen omgedraaid, dan wint wie de finish haalt.</translation>
    </message>
    <message id="card_marathon.finish-wins@always">
        <source>Whoever has upturned all five milestones wins.</source>
        <translation>Wie alle vijf mijlpalen heeft omgedraaid, wint.</translation>
    </message>
    <message id="card_marathon.reversal">
        <source>If the other player has upturned one milestone or none, it is the other player who wins.</source>
        <translation>Heeft de ander maar één mijlpaal omgedraaid of geen enkele, dan wint de ander.</translation>
    </message>
    <message id="card_marathon.time-out">
        <source>A race also ends after a turn if there are no refreshments left and no new ones may be made.</source>
        <translation>Een race is ook voorbij na een beurt als er geen verversingen meer zijn en er geen nieuwe meer mogen komen.</translation>
    </message>
    <message id="card_marathon.quiet-limit">
        <source>A race also ends after twenty turns in a row in which nobody has drawn from the refreshments.</source>
        <translation>Een race is ook voorbij na twintig beurten op rij waarin niemand uit de verversingen heeft getrokken.</translation>
    </message>
    <message id="card_marathon.time-out-scale">
        <source>Then whoever has upturned more milestones wins, but with four more they lose. With the same number, the race is drawn.</source>
        <translation>Dan wint wie meer mijlpalen heeft omgedraaid, maar wie er vier meer heeft, verliest. Bij evenveel is de race gelijk.</translation>
    </message>
    <message id="card_marathon.time-out-scale@no-reversal">
        <source>Then whoever has upturned more milestones wins. With the same number, the race is drawn.</source>
        <translation>Dan wint wie meer mijlpalen heeft omgedraaid. Bij evenveel is de race gelijk.</translation>
    </message>
    <message id="card_marathon.match">
        <source>A match is one race.</source>
        <translation>Een partij is één race.</translation>
    </message>
    <message id="card_marathon.match@races-2">
        <source>A match is two races, organized in turn. Whoever wins more of them wins the match; with equal numbers it is drawn.</source>
        <translation>Een partij is twee races, met om de beurt de wedstrijdleiding. Wie er meer wint, wint de partij; bij evenveel is ze gelijk.</translation>
    </message>
    <message id="card_marathon.match@races-3">
        <source>A match is three races, organized in turn. Whoever wins more of them wins the match; with equal numbers it is drawn.</source>
        <translation>Een partij is drie races, met om de beurt de wedstrijdleiding. Wie er meer wint, wint de partij; bij evenveel is ze gelijk.</translation>
    </message>
    <message id="card_marathon.match@races-5">
        <source>A match is five races, organized in turn. Whoever wins more of them wins the match; with equal numbers it is drawn.</source>
        <translation>Een partij is vijf races, met om de beurt de wedstrijdleiding. Wie er meer wint, wint de partij; bij evenveel is ze gelijk.</translation>
    </message>
    <message id="card_marathon.min-energy">
        <source>At least two of the four cards of a challenge come from the energy.</source>
        <translation>Minstens twee van de vier kaarten van een uitdaging komen uit de energie.</translation>
    </message>
    <message id="card_marathon.no-return">
        <source>A card taken from the effort pile may not be thrown back in the same turn, unless in a challenge.</source>
        <translation>Een kaart van de inspanning mag niet in dezelfde beurt terug, behalve in een uitdaging.</translation>
    </message>
    <message id="card_marathon.memory-aid">
        <source>Nobody may look at closed milestones, not even at those that they laid there themselves.</source>
        <translation>Niemand mag naar gesloten mijlpalen kijken, ook niet naar zelf neergelegde.</translation>
    </message>
    <message id="card_marathon.browse-effort">
        <source>Everybody may look through the effort pile.</source>
        <translation>Iedereen mag de inspanning doorkijken.</translation>
    </message>
    <message id="card_marathon.upturned-1">
        <source>Whoever is 1 milestone ahead begins each race with the first one upturned.</source>
        <translation>Wie 1 mijlpaal voorsprong heeft, begint elke race met de eerste omgedraaid.</translation>
    </message>
    <message id="card_marathon.upturned-2">
        <source>Whoever is 2 milestones ahead begins each race with the first two upturned.</source>
        <translation>Wie 2 mijlpalen voorsprong heeft, begint elke race met de eerste twee omgedraaid.</translation>
    </message>
</context>
<context>
    <name>card_marathon</name>
    <message>
        <source>Number of races</source>
        <translation>Aantal races</translation>
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
        <translation>Wie vier of vijf mijlpalen voor finisht, verliest</translation>
    </message>
    <message>
        <source>Going on past the ace</source>
        <translation>Doorgaan voorbij de aas</translation>
    </message>
    <message>
        <source>all straights</source>
        <comment>what may go on past the ace</comment>
        <translation>alle straten</translation>
    </message>
    <message>
        <source>straight flushes only</source>
        <comment>what may go on past the ace</comment>
        <translation>alleen kleurstraten</translation>
    </message>
    <message>
        <source>Cards of a challenge that come from the energy</source>
        <translation>Kaarten van een uitdaging uit de energie</translation>
    </message>
    <message>
        <source>at least 1</source>
        <comment>number of cards</comment>
        <translation>minstens 1</translation>
    </message>
    <message>
        <source>at least 2</source>
        <comment>number of cards</comment>
        <translation>minstens 2</translation>
    </message>
    <message>
        <source>A card taken from the effort may not be thrown back at once</source>
        <translation>Een kaart van de inspanning mag niet meteen terug</translation>
    </message>
    <message>
        <source>Players see the closed milestones that they laid themselves</source>
        <translation>Zelf neergelegde gesloten mijlpalen mag je bekijken</translation>
    </message>
    <message>
        <source>The effort pile may be looked through</source>
        <translation>De inspanning mag worden doorgekeken</translation>
    </message>
    <message>
        <source>New refreshments in a race</source>
        <translation>Nieuwe verversingen per race</translation>
    </message>
    <message>
        <source>once</source>
        <comment>how often there are new refreshments</comment>
        <translation>één keer</translation>
    </message>
    <message>
        <source>three times</source>
        <comment>how often there are new refreshments</comment>
        <translation>drie keer</translation>
    </message>
    <message>
        <source>five times</source>
        <comment>how often there are new refreshments</comment>
        <translation>vijf keer</translation>
    </message>
    <message>
        <source>1 milestone ahead</source>
        <comment>handicap</comment>
        <translation>1 mijlpaal voorsprong</translation>
    </message>
    <message>
        <source>2 milestones ahead</source>
        <comment>handicap</comment>
        <translation>2 mijlpalen voorsprong</translation>
    </message>
    <message>
        <source>Card Marathon</source>
        <translation>Kaartenmarathon</translation>
    </message>
    <message>
        <source>Upturn five milestones, but never run too far ahead.</source>
        <translation>Draai vijf mijlpalen om, maar loop nooit te ver vooruit.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>{player} is aan de beurt.</translation>
    </message>
    <message>
        <source>The race goes on in a moment.</source>
        <translation>De race gaat zo verder.</translation>
    </message>
    <message>
        <source>{player} has declared a challenge and now upturns a milestone.</source>
        <translation>{player} heeft een uitdaging gemeld en draait nu een mijlpaal om.</translation>
    </message>
    <message>
        <source>{player} has already drawn a card.</source>
        <translation>{player} heeft al een kaart getrokken.</translation>
    </message>
    <message>
        <source>{player} has drawn a card, so there is no swapping in this turn.</source>
        <translation>{player} heeft een kaart getrokken en kan deze beurt niet meer ruilen.</translation>
    </message>
    <message>
        <source>Cards are drawn from the refreshments or from the effort pile.</source>
        <translation>Kaarten komen uit de verversingen of van de inspanning.</translation>
    </message>
    <message>
        <source>What is drawn goes into {player}’s hand.</source>
        <translation>Wat {player} trekt, gaat naar de hand.</translation>
    </message>
    <message>
        <source>{player} has not drawn a card yet.</source>
        <translation>{player} heeft nog geen kaart getrokken.</translation>
    </message>
    <message>
        <source>Cards are thrown on the effort pile.</source>
        <translation>Kaarten worden op de inspanning gegooid.</translation>
    </message>
    <message>
        <source>This is no card of {player}’s energy.</source>
        <translation>Deze kaart hoort niet bij de energie van {player}.</translation>
    </message>
    <message>
        <source>The {card} has just come from the effort pile.</source>
        <translation>Net van de inspanning genomen: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>Chosen so far: %n card(s).</source>
        <translation>
            <numerusform>Tot nu toe gekozen: %n kaart.</numerusform>
            <numerusform>Tot nu toe gekozen: %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither the same value nor four values in a row: {cards}.</source>
        <translation>Niet dezelfde waarde en geen vier waarden op rij: {cards}.</translation>
    </message>
    <message>
        <source>These cards go on past the ace, and they are not all of one suit.</source>
        <translation>Deze kaarten gaan voorbij de aas door en zijn niet allemaal van één kleur.</translation>
    </message>
    <message>
        <source>A closed milestone cannot be used.</source>
        <translation>Een gesloten mijlpaal telt niet.</translation>
    </message>
    <message>
        <source>The {card} is not {player}’s.</source>
        <translation>Deze kaart is niet van {player}: {card}.</translation>
    </message>
    <message>
        <source>One of the cards is not {player}’s.</source>
        <translation>Een van de kaarten is niet van {player}.</translation>
    </message>
    <message>
        <source>All four cards are milestones.</source>
        <translation>Alle vier kaarten zijn mijlpalen.</translation>
    </message>
    <message numerus="yes">
        <source>{player} leads by %n milestone(s), and this is a straight.</source>
        <translation>
            <numerusform>{player} staat %n mijlpaal voor, en dit is een straat.</numerusform>
            <numerusform>{player} staat %n mijlpalen voor, en dit is een straat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked value: {rank}. {other} shows it %n time(s), {player} does not show it.</source>
        <translation>
            <numerusform>Geblokkeerde waarde: {rank}. {other} toont die %n keer, {player} niet.</numerusform>
            <numerusform>Geblokkeerde waarde: {rank}. {other} toont die %n keer, {player} niet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked value: {rank}. {other} shows it %n time(s), {player} less often.</source>
        <translation>
            <numerusform>Geblokkeerde waarde: {rank}. {other} toont die %n keer, {player} minder vaak.</numerusform>
            <numerusform>Geblokkeerde waarde: {rank}. {other} toont die %n keer, {player} minder vaak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked value: {rank}. Both show it, %n time(s) each.</source>
        <translation>
            <numerusform>Geblokkeerde waarde: {rank}. Beiden tonen die, elk %n keer.</numerusform>
            <numerusform>Geblokkeerde waarde: {rank}. Beiden tonen die, elk %n keer.</numerusform>
        </translation>
    </message>
    <message>
        <source>A milestone is upturned only after a challenge.</source>
        <translation>Een mijlpaal wordt alleen na een uitdaging omgedraaid.</translation>
    </message>
    <message>
        <source>This milestone lies face up already.</source>
        <translation>Deze mijlpaal ligt al open.</translation>
    </message>
    <message>
        <source>This is no milestone of {player}’s row.</source>
        <translation>Deze mijlpaal ligt niet in de rij van {player}.</translation>
    </message>
    <message numerus="yes">
        <source>Swaps with closed milestones so far: %n. Upturned milestones: {upturned}.</source>
        <translation>
            <numerusform>Gesloten ruilen tot nu toe: %n. Omgedraaide mijlpalen: {upturned}.</numerusform>
            <numerusform>Gesloten ruilen tot nu toe: %n. Omgedraaide mijlpalen: {upturned}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was over after %n turn(s).</source>
        <comment>the match</comment>
        <translation>
            <numerusform>Het was na %n beurt voorbij.</numerusform>
            <numerusform>Het was na %n beurten voorbij.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} was %n milestone(s) behind and still won the race.</source>
        <translation>
            <numerusform>{player} stond %n mijlpaal achter en won de race toch.</numerusform>
            <numerusform>{player} stond %n mijlpalen achter en won de race toch.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} ran too far ahead and lost the race by it.</source>
        <translation>{player} liep te ver vooruit en verloor daardoor de race.</translation>
    </message>
    <message numerus="yes">
        <source>{player} declared the most challenges: %n.</source>
        <translation>
            <numerusform>{player} meldde de meeste uitdagingen: %n.</numerusform>
            <numerusform>{player} meldde de meeste uitdagingen: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} swapped the most milestones: %n.</source>
        <translation>
            <numerusform>{player} ruilde de meeste mijlpalen: %n.</numerusform>
            <numerusform>{player} ruilde de meeste mijlpalen: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} upturned the first milestone, in turn {number}.</source>
        <translation>{player} draaide de eerste mijlpaal om, in beurt {number}.</translation>
    </message>
    <message>
        <source>{player} declared four of a kind.</source>
        <translation>{player} meldde vier gelijke.</translation>
    </message>
    <message>
        <source>{player} declared a straight flush.</source>
        <translation>{player} meldde een kleurstraat.</translation>
    </message>
    <message>
        <source>Challenge</source>
        <comment>button: declare a challenge</comment>
        <translation>Uitdaging</translation>
    </message>
    <message>
        <source>New refreshments</source>
        <comment>button: shuffle the effort pile and draw</comment>
        <translation>Verversen</translation>
    </message>
    <message>
        <source>four of a kind: never blocked</source>
        <translation>vier gelijke: nooit geblokkeerd</translation>
    </message>
    <message>
        <source>straight flush: never blocked</source>
        <translation>kleurstraat: nooit geblokkeerd</translation>
    </message>
    <message>
        <source>straight: not with values that the other shows upturned</source>
        <translation>straat: niet met waarden die bij de ander open liggen</translation>
    </message>
    <message>
        <source>three or more ahead: no straights</source>
        <translation>drie of meer voor: geen straten</translation>
    </message>
    <message>
        <source>three or more behind: straights with any value</source>
        <translation>drie of meer achter: straten met elke waarde</translation>
    </message>
    <message>
        <source>whoever finishes four or five milestones ahead loses</source>
        <translation>wie vier of vijf mijlpalen voor finisht, verliest</translation>
    </message>
    <message>
        <source>Milestones of {player}</source>
        <translation>Mijlpalen: {player}</translation>
    </message>
    <message>
        <source>milestone {number} of {player}</source>
        <comment>one of the five cards of a row</comment>
        <translation>mijlpaal {number} van {player}</translation>
    </message>
    <message>
        <source>Refreshments</source>
        <comment>the stock of cards</comment>
        <translation>Verversingen</translation>
    </message>
    <message>
        <source>Effort</source>
        <comment>the pile of thrown cards</comment>
        <translation>Inspanning</translation>
    </message>
    <message>
        <source>The lead</source>
        <translation>De voorsprong</translation>
    </message>
    <message>
        <source>Straights</source>
        <comment>heading of the table of values</comment>
        <translation>Straten</translation>
    </message>
    <message>
        <source>Values for straights</source>
        <translation>Waarden voor straten</translation>
    </message>
    <message>
        <source>{line} for {player}</source>
        <comment>a box of the table of values</comment>
        <translation>{line} voor {player}</translation>
    </message>
    <message>
        <source>blocked</source>
        <comment>a value that may not be used in a straight</comment>
        <translation>geblokkeerd</translation>
    </message>
    <message>
        <source>Race {race} of {races}</source>
        <translation>Race {race} van {races}</translation>
    </message>
    <message numerus="yes">
        <source>New refreshments: %n more time(s)</source>
        <translation>
            <numerusform>Nieuwe verversingen: nog %n keer</numerusform>
            <numerusform>Nieuwe verversingen: nog %n keer</numerusform>
        </translation>
    </message>
    <message>
        <source>laid there closed by {player}</source>
        <comment>of a milestone</comment>
        <translation>gesloten neergelegd door {player}</translation>
    </message>
    <message>
        <source>part of a challenge</source>
        <comment>of a card</comment>
        <translation>hoort bij een uitdaging</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>cards in a hand</comment>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>I upturn the stone!</source>
        <comment>called when a milestone is upturned</comment>
        <translation>Ik draai de steen om!</translation>
    </message>
    <message numerus="yes">
        <source>%n milestone(s) ahead</source>
        <comment>on the track of the lead</comment>
        <translation>
            <numerusform>%n mijlpaal voor</numerusform>
            <numerusform>%n mijlpalen voor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n milestone(s) behind</source>
        <comment>on the track of the lead</comment>
        <translation>
            <numerusform>%n mijlpaal achter</numerusform>
            <numerusform>%n mijlpalen achter</numerusform>
        </translation>
    </message>
    <message>
        <source>level</source>
        <comment>on the track of the lead</comment>
        <translation>gelijk</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Gelijk</translation>
    </message>
    <message>
        <source>{player} leads by {lead}</source>
        <comment>written over the track</comment>
        <translation>{player} staat {lead} voor</translation>
    </message>
    <message>
        <source>Draw from the refreshments</source>
        <comment>a possible move</comment>
        <translation>Uit de verversingen trekken</translation>
    </message>
    <message>
        <source>Shuffle new refreshments and draw</source>
        <comment>a possible move</comment>
        <translation>Nieuwe verversingen schudden en trekken</translation>
    </message>
    <message>
        <source>Take the {card} from the effort</source>
        <comment>a possible move</comment>
        <translation>Van de inspanning nemen: {card}</translation>
    </message>
    <message>
        <source>Throw the {card}</source>
        <comment>a possible move</comment>
        <translation>Weggooien: {card}</translation>
    </message>
    <message>
        <source>{player}: no straights</source>
        <comment>written over the track</comment>
        <translation>{player}: geen straten</translation>
    </message>
    <message>
        <source>{player}: do not finish</source>
        <comment>written over the track</comment>
        <translation>{player}: niet finishen</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <comment>what is declared</comment>
        <translation>vier gelijke</translation>
    </message>
    <message>
        <source>a straight flush</source>
        <comment>what is declared</comment>
        <translation>een kleurstraat</translation>
    </message>
    <message>
        <source>a straight</source>
        <comment>what is declared</comment>
        <translation>een straat</translation>
    </message>
    <message>
        <source>Declare {kind}: {cards}</source>
        <comment>a possible move</comment>
        <translation>{kind} melden: {cards}</translation>
    </message>
    <message>
        <source>Declare {kind}: {cards}. On top: {card}</source>
        <comment>a possible move</comment>
        <translation>{kind} melden: {cards}. Bovenop: {card}</translation>
    </message>
    <message>
        <source>Upturn milestone {number}</source>
        <comment>a possible move</comment>
        <translation>Mijlpaal {number} omdraaien</translation>
    </message>
    <message>
        <source>Swap the {card} with the {old}, milestone {number}</source>
        <comment>a possible move</comment>
        <translation>{card} ruilen met {old}, mijlpaal {number}</translation>
    </message>
    <message>
        <source>Swap the {card} with the closed milestone {number}</source>
        <comment>a possible move</comment>
        <translation>{card} ruilen met de gesloten mijlpaal {number}</translation>
    </message>
    <message>
        <source>The race goes on.</source>
        <translation>De race gaat verder.</translation>
    </message>
    <message>
        <source>Which energy card goes there?</source>
        <translation>Welke energiekaart komt daar?</translation>
    </message>
    <message>
        <source>Which challenge?</source>
        <translation>Welke uitdaging?</translation>
    </message>
    <message>
        <source>{player} draws from the refreshments.</source>
        <translation>{player} trekt uit de verversingen.</translation>
    </message>
    <message>
        <source>{player} draws the {card} from the refreshments.</source>
        <translation>{player} trekt uit de verversingen: {card}.</translation>
    </message>
    <message>
        <source>{player} takes the {card} from the effort.</source>
        <translation>{player} neemt van de inspanning: {card}.</translation>
    </message>
    <message>
        <source>The effort pile was shuffled: new refreshments.</source>
        <translation>De inspanning is geschud: nieuwe verversingen.</translation>
    </message>
    <message>
        <source>{player} throws the {card}.</source>
        <translation>{player} gooit weg: {card}.</translation>
    </message>
    <message>
        <source>{player} declares {kind}: {cards}.</source>
        <translation>{player} meldt {kind}: {cards}.</translation>
    </message>
    <message>
        <source>{player} upturns milestone {number}: {card}.</source>
        <translation>{player} draait mijlpaal {number} om: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s) from the refreshments.</source>
        <translation>
            <numerusform>{player} trekt %n kaart uit de verversingen.</numerusform>
            <numerusform>{player} trekt %n kaarten uit de verversingen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} swaps the {card} with milestone {number}, the {old}.</source>
        <translation>{player} ruilt {card} met mijlpaal {number}, {old}.</translation>
    </message>
    <message>
        <source>{player} swaps an energy card with the closed milestone {number}.</source>
        <translation>{player} ruilt een energiekaart met de gesloten mijlpaal {number}.</translation>
    </message>
    <message>
        <source>{player} swaps the {card} with the closed milestone {number} and finds the {old}.</source>
        <translation>{player} ruilt {card} met de gesloten mijlpaal {number} en vindt: {old}.</translation>
    </message>
    <message>
        <source>{player} organizes the race, {other} begins.</source>
        <translation>{player} heeft de wedstrijdleiding, {other} begint.</translation>
    </message>
    <message>
        <source>Race {race}: {player} organizes, {other} begins.</source>
        <translation>Race {race}: {player} heeft de wedstrijdleiding, {other} begint.</translation>
    </message>
    <message>
        <source>Equal values: both draw again.</source>
        <translation>Gelijke waarden: beiden trekken opnieuw.</translation>
    </message>
    <message>
        <source>{player} draws the {card}, {other} draws the {second}. {organizer} organizes the race.</source>
        <translation>{player} trekt {card}, {other} trekt {second}. {organizer} heeft de wedstrijdleiding.</translation>
    </message>
    <message>
        <source>{player} draws the {card}, {other} draws the {second}. Equal values: both draw again.</source>
        <translation>{player} trekt {card}, {other} trekt {second}. Gelijke waarden: beiden trekken opnieuw.</translation>
    </message>
    <message>
        <source>{player} draws a card, or swaps an energy card with a milestone.</source>
        <translation>{player} trekt een kaart, of ruilt een energiekaart met een mijlpaal.</translation>
    </message>
    <message>
        <source>{player} throws one energy card, or declares a challenge.</source>
        <translation>{player} gooit een energiekaart weg of meldt een uitdaging.</translation>
    </message>
    <message>
        <source>{player} can declare {kind}: {cards}. Otherwise one energy card is thrown.</source>
        <translation>{player} kan {kind} melden: {cards}. Anders gaat er een energiekaart weg.</translation>
    </message>
    <message>
        <source>{player} can declare {kind}: {cards}. But whoever finishes so far ahead loses.</source>
        <translation>{player} kan {kind} melden: {cards}. Maar wie zo ver voor finisht, verliest.</translation>
    </message>
    <message>
        <source>{cards} would be a straight, but a value is blocked: {rank}. {player} throws one energy card.</source>
        <translation>{cards} zou een straat zijn, maar een waarde is geblokkeerd: {rank}. {player} gooit een energiekaart weg.</translation>
    </message>
    <message>
        <source>{cards} would be a straight, but {player} leads too far for straights. One energy card is thrown.</source>
        <translation>{cards} zou een straat zijn, maar daarvoor staat {player} te ver voor. Er gaat een energiekaart weg.</translation>
    </message>
    <message>
        <source>{player} chooses a closed milestone to upturn.</source>
        <translation>{player} kiest een gesloten mijlpaal om om te draaien.</translation>
    </message>
    <message>
        <source>{player} has upturned all five milestones and wins the race.</source>
        <translation>{player} heeft alle vijf mijlpalen omgedraaid en wint de race.</translation>
    </message>
    <message numerus="yes">
        <source>{other} finishes %n milestone(s) ahead: too far. {player} wins the race.</source>
        <translation>
            <numerusform>{other} finisht %n mijlpaal voor: te ver. {player} wint de race.</numerusform>
            <numerusform>{other} finisht %n mijlpalen voor: te ver. {player} wint de race.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no refreshments left. {player} wins the race.</source>
        <translation>De verversingen zijn op. {player} wint de race.</translation>
    </message>
    <message>
        <source>There are no refreshments left. The race is drawn.</source>
        <translation>De verversingen zijn op. De race is gelijk.</translation>
    </message>
    <message>
        <source>Nobody has drawn from the refreshments for long. {player} wins the race.</source>
        <translation>Al lang heeft niemand uit de verversingen getrokken. {player} wint de race.</translation>
    </message>
    <message>
        <source>Nobody has drawn from the refreshments for long. The race is drawn.</source>
        <translation>Al lang heeft niemand uit de verversingen getrokken. De race is gelijk.</translation>
    </message>
    <message>
        <source>The match is over. Most races won: {player}.</source>
        <translation>De partij is voorbij. De meeste races gewonnen: {player}.</translation>
    </message>
    <message>
        <source>The match is drawn: both have won equally many races.</source>
        <translation>De partij is gelijk: beiden wonnen evenveel races.</translation>
    </message>
    <message>
        <source>{player} wins the race!</source>
        <translation>{player} wint de race!</translation>
    </message>
    <message numerus="yes">
        <source>%n milestone(s) upturned</source>
        <translation>
            <numerusform>%n mijlpaal omgedraaid</numerusform>
            <numerusform>%n mijlpalen omgedraaid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n race(s) won</source>
        <translation>
            <numerusform>%n race gewonnen</numerusform>
            <numerusform>%n races gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Upturned milestones</source>
        <translation>Omgedraaide mijlpalen</translation>
    </message>
    <message>
        <source>Closed milestones swapped</source>
        <translation>Gesloten mijlpalen geruild</translation>
    </message>
    <message>
        <source>Milestones in race {race}</source>
        <translation>Mijlpalen in race {race}</translation>
    </message>
    <message>
        <source>Races won</source>
        <translation>Gewonnen races</translation>
    </message>
    <message>
        <source>Five upturned milestones end the race</source>
        <comment>heading of the score</comment>
        <translation>Vijf omgedraaide mijlpalen beëindigen de race</translation>
    </message>
    <message numerus="yes">
        <source>%n race(s), most wins count</source>
        <comment>heading of the score</comment>
        <translation>
            <numerusform>%n race</numerusform>
            <numerusform>%n races, de meeste zeges tellen</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}</source>
        <comment>the value of a card from 2 to 10, as a number</comment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>A challenge with two milestones</source>
        <translation>Een uitdaging met twee mijlpalen</translation>
    </message>
    <message>
        <source>The 4 and the 5 come from the hand, the 6 and the 7 lie upturned in the row. Two cards are thrown, a third milestone is upturned, and one card is drawn.</source>
        <translation>De 4 en de 5 komen uit de hand, de 6 en de 7 liggen omgedraaid in de rij. Twee kaarten gaan weg, een derde mijlpaal wordt omgedraaid en er wordt één kaart getrokken.</translation>
    </message>
    <message>
        <source>Two against one</source>
        <translation>Twee tegen één</translation>
    </message>
    <message>
        <source>The other row shows a 7, but the own row shows two. So the straight with the 7 is not blocked.</source>
        <translation>De andere rij toont een 7, maar de eigen rij twee. Daarom is de straat met de 7 niet geblokkeerd.</translation>
    </message>
    <message>
        <source>Too far ahead</source>
        <translation>Te ver voor</translation>
    </message>
    <message>
        <source>A straight flush is always allowed, but it was wrong here: five milestones to one, and the other player wins the race.</source>
        <translation>Een kleurstraat mag altijd, maar hier was ze verkeerd: vijf mijlpalen tegen één, en de ander wint de race.</translation>
    </message>
    <message>
        <source>With this challenge a milestone is upturned.</source>
        <translation>Met deze uitdaging wordt een mijlpaal omgedraaid.</translation>
    </message>
    <message>
        <source>With this challenge the race is won.</source>
        <translation>Met deze uitdaging is de race gewonnen.</translation>
    </message>
    <message>
        <source>A challenge now would lose the race: whoever finishes so far ahead loses. So it is better to wait.</source>
        <translation>Een uitdaging zou nu de race verliezen: wie zo ver voor finisht, verliest. Wachten is beter.</translation>
    </message>
    <message>
        <source>A challenge is possible, but one more milestone ahead would be too many. So it is better to wait.</source>
        <translation>Een uitdaging kan, maar nog een mijlpaal voorsprong zou te veel zijn. Wachten is beter.</translation>
    </message>
    <message numerus="yes">
        <source>After that, %n unseen card(s) would complete a challenge.</source>
        <translation>
            <numerusform>Daarna zou %n ongeziene kaart een uitdaging compleet maken.</numerusform>
            <numerusform>Daarna zouden %n ongeziene kaarten een uitdaging compleet maken.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of all the cards, this one goes least with the others.</source>
        <translation>Van alle kaarten past deze het minst bij de andere.</translation>
    </message>
    <message>
        <source>The {card} stays, as it would complete a challenge with the upturned milestones of {player}.</source>
        <translation>{card} blijft: met de omgedraaide mijlpalen van {player} zou dat een uitdaging worden.</translation>
    </message>
    <message>
        <source>{reason} The number on a card: unseen cards that complete a challenge once it is thrown.</source>
        <translation>{reason} Het getal op een kaart: ongeziene kaarten die een uitdaging compleet maken als die kaart is weggegooid.</translation>
    </message>
    <message numerus="yes">
        <source>%n unseen card(s) would complete a challenge at once.</source>
        <translation>
            <numerusform>%n ongeziene kaart zou meteen een uitdaging compleet maken.</numerusform>
            <numerusform>%n ongeziene kaarten zouden meteen een uitdaging compleet maken.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {card} does not help enough; a new card may be better.</source>
        <translation>{card} helpt niet genoeg; een nieuwe kaart kan beter zijn.</translation>
    </message>
    <message>
        <source>With the {card} a challenge can be declared at once.</source>
        <translation>Daarmee kan meteen een uitdaging worden gemeld: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>With the {card}, %n unseen card(s) would complete a challenge.</source>
        <translation>
            <numerusform>Daarmee zou %n ongeziene kaart een uitdaging compleet maken: {card}.</numerusform>
            <numerusform>Daarmee zouden %n ongeziene kaarten een uitdaging compleet maken: {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {card} goes better with the other upturned milestones than the {old}.</source>
        <translation>{card} past beter bij de andere omgedraaide mijlpalen dan {old}.</translation>
    </message>
    <message>
        <source>The {card} goes well with the upturned milestones: face down in the row, it waits for a challenge.</source>
        <translation>Deze kaart past goed bij de omgedraaide mijlpalen: {card}. Gesloten in de rij wacht ze op een uitdaging.</translation>
    </message>
    <message>
        <source>It is known what lies there, and it goes well with the other cards.</source>
        <translation>Wat daar ligt, is bekend en past goed bij de andere kaarten.</translation>
    </message>
    <message>
        <source>Nobody knows what lies there: one is as good as another.</source>
        <translation>Niemand weet wat daar ligt: de ene is zo goed als de andere.</translation>
    </message>
</context>
</TS>
