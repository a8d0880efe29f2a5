<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message id="kemps.aim">
        <source>Collect four cards of the same rank and give your partner a secret signal. Your partner calls “Kemps!” before the other team reads the signal.</source>
        <translation>Verzamel vier kaarten van dezelfde waarde en geef je partner een geheim signaal. Die roept ‘Kemps!’ voordat het andere team het signaal doorheeft.</translation>
    </message>
    <message id="kemps.two-teams">
        <source>Four players play in two teams of two. Partners sit opposite each other.</source>
        <translation>Vier spelers vormen twee teams van twee. Partners zitten tegenover elkaar.</translation>
    </message>
    <message id="kemps.target-agreed">
        <source>The first team with five points wins.</source>
        <translation>Het eerste team met vijf punten wint.</translation>
    </message>
    <message id="kemps.target-agreed@3">
        <source>The first team with three points wins.</source>
        <translation>Het eerste team met drie punten wint.</translation>
    </message>
    <message id="kemps.target-agreed@7">
        <source>The first team with seven points wins.</source>
        <translation>Het eerste team met zeven punten wint.</translation>
    </message>
    <message id="kemps.target-agreed@10">
        <source>The first team with ten points wins.</source>
        <translation>Het eerste team met tien punten wint.</translation>
    </message>
    <message id="kemps.secret-signal">
        <source>Each team agrees on one signal while the other team looks away. Both partners use the same one.</source>
        <translation>Elk team spreekt één signaal af terwijl het andere team wegkijkt. Beide partners gebruiken hetzelfde.</translation>
    </message>
    <message id="kemps.signal-from-catalogue">
        <source>A signal is one of the twelve gestures. Both teams may choose the same one without knowing it.</source>
        <translation>Een signaal is een van de twaalf gebaren. Beide teams mogen zonder het te weten hetzelfde kiezen.</translation>
    </message>
    <message id="kemps.signal-from-catalogue@pair">
        <source>A signal is two different gestures in a row, in their order. Both teams may choose the same ones without knowing it.</source>
        <translation>Een signaal bestaat uit twee verschillende gebaren na elkaar, in hun volgorde. Beide teams mogen zonder het te weten dezelfde kiezen.</translation>
    </message>
    <message id="kemps.change-between-deals">
        <source>Before each further deal, both teams may keep their signal or change it in secret.</source>
        <translation>Voor elke volgende gift mogen beide teams hun signaal houden of het in het geheim veranderen.</translation>
    </message>
    <message id="kemps.deal-four">
        <source>Everyone is dealt four cards one by one, starting on the dealer’s left. Lots are drawn for the first dealer, then the deal passes clockwise.</source>
        <translation>Iedereen krijgt vier kaarten, één voor één, te beginnen links van de gever. Er wordt geloot wie het eerst geeft, daarna gaat het met de klok mee.</translation>
    </message>
    <message id="kemps.row-of-four">
        <source>The other cards are the stock. Its top four cards are laid face up: this is the row. A deal has nine rows at most.</source>
        <translation>De andere kaarten vormen de stapel. De bovenste vier worden open neergelegd: dat is de rij. Een gift heeft hoogstens negen rijen.</translation>
    </message>
    <message id="kemps.swap-one-for-one">
        <source>To swap, players take one card of the row and put one of their own in its place. Every hand always has four cards.</source>
        <translation>Om te ruilen neem je één kaart uit de rij en leg je er een eigen kaart voor in de plaats. Iedereen heeft altijd vier kaarten.</translation>
    </message>
    <message id="kemps.row-only">
        <source>Cards are taken from the row only, never from the stock, the cards put aside or another hand.</source>
        <translation>Je neemt alleen kaarten uit de rij, nooit van de stapel, van de weggelegde kaarten of uit een andere hand.</translation>
    </message>
    <message id="kemps.all-at-once">
        <source>Everybody may swap for as long as the row lies there.</source>
        <translation>Zolang de rij er ligt, mag iedereen ruilen.</translation>
    </message>
    <message id="kemps.private-turn">
        <source>If two or more people play, everyone looks at their own cards behind the curtain in turn. They may swap one card and choose what their doll will show.</source>
        <extracomment>&quot;Doll&quot;: the figure at each seat that makes the gestures.</extracomment>
        <translation>Spelen er twee of meer mensen, dan bekijkt ieder om de beurt de eigen kaarten achter het gordijn. Je mag één kaart ruilen en kiezen wat je pop laat zien.</translation>
    </message>
    <message id="kemps.open-clock">
        <source>If one person plays with three computer players, there are no turns: all swap and gesture at once. Each needs half a second between swaps.</source>
        <translation>Speelt één mens met drie computers, dan zijn er geen beurten: iedereen ruilt en maakt gebaren tegelijk. Tussen twee ruilen zit een halve seconde.</translation>
    </message>
    <message id="kemps.first-to-take">
        <source>If two players want the same card of the row, the faster one gets it. The other keeps their own card.</source>
        <translation>Willen twee spelers dezelfde kaart uit de rij, dan krijgt de snelste die. De ander houdt de eigen kaart.</translation>
    </message>
    <message id="kemps.row-cleared@one-lap">
        <source>A row is put aside after one lap of private turns. If all play at once: when nobody wants it, after ten seconds without a swap, or after a minute.</source>
        <translation>Een rij gaat weg na één ronde geheime beurten. Speelt iedereen tegelijk: als niemand haar wil, na tien seconden zonder ruil of na een minuut.</translation>
    </message>
    <message id="kemps.row-cleared">
        <source>A row is put aside after a lap without a swap, or after two laps. If all play at once: when nobody wants it, after ten seconds without a swap, or after a minute.</source>
        <translation>Een rij gaat weg na een ronde zonder ruil, of na twee ronden geheime beurten. Speelt iedereen tegelijk: als niemand haar wil, na tien seconden zonder ruil of na een minuut.</translation>
    </message>
    <message id="kemps.row-cleared@three-laps">
        <source>A row is put aside after a lap without a swap, or after three laps. If all play at once: when nobody wants it, after ten seconds without a swap, or after a minute.</source>
        <translation>Een rij gaat weg na een ronde zonder ruil, of na drie ronden geheime beurten. Speelt iedereen tegelijk: als niemand haar wil, na tien seconden zonder ruil of na een minuut.</translation>
    </message>
    <message id="kemps.cleared-cards-out">
        <source>Cards that have been put aside lie face down and are out of play until the next deal.</source>
        <translation>Weggelegde kaarten liggen gedekt en doen niet meer mee tot de volgende gift.</translation>
    </message>
    <message id="kemps.cleared-cards-out@reshuffle">
        <source>Cards that have been put aside lie face down. They only come back if the stock is shuffled again.</source>
        <translation>Weggelegde kaarten liggen gedekt. Ze komen alleen terug als er een nieuwe stapel wordt geschud.</translation>
    </message>
    <message id="kemps.stock-empty">
        <source>If the ninth row is put aside too, nobody scores and the next player deals.</source>
        <translation>Gaat ook de negende rij weg, dan scoort niemand en geeft de volgende speler.</translation>
    </message>
    <message id="kemps.stock-empty@reshuffle">
        <source>After the ninth row, the cards put aside are shuffled once and become the new stock. After nine more rows nobody scores.</source>
        <translation>Na de negende rij worden de weggelegde kaarten één keer tot een nieuwe stapel geschud. Na nog negen rijen scoort niemand.</translation>
    </message>
    <message id="kemps.signal-on-four">
        <source>Whoever holds four equal cards shows the team’s signal, so that the partner can call “Kemps!”.</source>
        <translation>Wie vier gelijke heeft, geeft het signaal van het team, zodat de partner ‘Kemps!’ roept.</translation>
    </message>
    <message id="kemps.no-signal-without-four">
        <source>Players without four equal cards cannot show their own team’s signal.</source>
        <translation>Zonder vier gelijke kan niemand het signaal van het eigen team laten zien.</translation>
    </message>
    <message id="kemps.decoys-allowed">
        <source>Any other gesture may be shown at any time, to confuse the other team. Showing nothing is fine, too.</source>
        <translation>Elk ander gebaar mag altijd, om het andere team in de war te brengen. Niets laten zien mag ook.</translation>
    </message>
    <message id="kemps.kemps-call">
        <source>“Kemps!” means: my partner has four of a kind. If it is true, the partner’s hand is laid open.</source>
        <translation>‘Kemps!’ betekent: mijn partner heeft vier gelijke. Klopt het, dan wordt die hand open gelegd.</translation>
    </message>
    <message id="kemps.own-four-not-enough">
        <source>Four of a kind in the caller’s own hand do not count for “Kemps!”.</source>
        <translation>Vier gelijke in de hand van de roeper zelf tellen niet voor ‘Kemps!’.</translation>
    </message>
    <message id="kemps.double-call">
        <source>“Double Kemps!” means: both of us have four of a kind. The partner must confirm it within three seconds.</source>
        <translation>‘Dubbele Kemps!’ betekent: wij hebben allebei vier gelijke. De partner moet dat binnen drie seconden bevestigen.</translation>
    </message>
    <message id="kemps.double-unconfirmed">
        <source>If the partner does not confirm in time, the call counts as a plain “Kemps!”.</source>
        <translation>Bevestigt de partner niet op tijd, dan telt het als een gewone ‘Kemps!’.</translation>
    </message>
    <message id="kemps.counter-call">
        <source>“Counter Kemps!” means: we know your signal. The caller picks the signal within ten seconds while everything else waits. Picking nothing counts as wrong.</source>
        <translation>‘Anti-Kemps!’ betekent: wij kennen jullie signaal. Wijs het binnen tien seconden aan, al het andere wacht. Niets aanwijzen is fout.</translation>
    </message>
    <message id="kemps.counter-needs-no-four">
        <source>A counter is right if the signal named is the other team’s present signal, whether anybody holds four of a kind or not.</source>
        <translation>Een anti klopt als het genoemde signaal nu dat van het andere team is, of iemand nu vier gelijke heeft of niet.</translation>
    </message>
    <message id="kemps.counter-right-ends-deal">
        <source>A right counter ends the deal. The team that was found out must take a different signal for the next deal.</source>
        <translation>Een goede anti beëindigt de gift. Het betrapte team moet voor de volgende een ander signaal nemen.</translation>
    </message>
    <message id="kemps.counter-right-ends-deal@resume">
        <source>After a right counter, the team that was found out takes a different signal. Then play goes on with the same cards.</source>
        <translation>Na een goede anti neemt het betrapte team een ander signaal. Daarna gaat het spel verder met dezelfde kaarten.</translation>
    </message>
    <message id="kemps.counter-wrong-goes-on">
        <source>After a wrong counter the deal goes on, and everybody knows one signal that it is not.</source>
        <translation>Na een foute anti gaat de gift verder, en iedereen kent één signaal dat het niet is.</translation>
    </message>
    <message id="kemps.false-call-goes-on">
        <source>After a wrong “Kemps!” or “Double Kemps!” the deal goes on, and no hand is shown.</source>
        <translation>Na een foute ‘Kemps!’ of ‘Dubbele Kemps!’ gaat de gift verder, en wordt er geen hand getoond.</translation>
    </message>
    <message id="kemps.claim-order">
        <source>The first call counts, and later ones are dropped. At the same moment, a double goes before Kemps, and Kemps before a counter. Then whoever sits nearer to the dealer’s left goes first.</source>
        <translation>De eerste roep telt, latere vervallen. Op hetzelfde moment gaat dubbel voor Kemps, en Kemps voor anti. Daarna gaat wie dichter links van de gever zit voor.</translation>
    </message>
    <message id="kemps.one-claim-per-moment">
        <source>A team that has called wrongly is not heard until the next private turn is over. If all play at once, it is not heard for five seconds.</source>
        <translation>Een team dat fout heeft geroepen, wordt pas na de volgende geheime beurt weer gehoord. Speelt iedereen tegelijk: na vijf seconden.</translation>
    </message>
    <message id="kemps.claims-in-the-open">
        <source>If two or more people play, calls count only while everybody is looking at the table.</source>
        <translation>Spelen er twee of meer mensen, dan telt roepen alleen terwijl iedereen naar de tafel kijkt.</translation>
    </message>
    <message id="kemps.score-calls">
        <source>A right Kemps scores 1 point, a right double or counter 4. A wrong counter costs 2 points, any other wrong call 1.</source>
        <translation>Een goede Kemps levert 1 punt op, een goede dubbel of anti 4. Een foute anti kost 2 punten, elke andere foute roep 1.</translation>
    </message>
    <message id="kemps.score-calls@free">
        <source>A right Kemps scores 1 point, a right double or counter 4. A wrong counter costs 2 points, any other wrong call nothing.</source>
        <translation>Een goede Kemps levert 1 punt op, een goede dubbel of anti 4. Een foute anti kost 2 punten, elke andere foute roep niets.</translation>
    </message>
    <message id="kemps.score-calls@two">
        <source>A right Kemps scores 1 point, a right double or counter 4. Any wrong call costs 2 points.</source>
        <translation>Een goede Kemps levert 1 punt op, een goede dubbel of anti 4. Elke foute roep kost 2 punten.</translation>
    </message>
    <message id="kemps.call-ends-deal">
        <source>A right Kemps or double ends the deal. All cards are shuffled, and the next player deals.</source>
        <translation>Een goede Kemps of dubbel beëindigt de gift. Alle kaarten worden geschud en de volgende speler geeft.</translation>
    </message>
    <message id="kemps.target-wins">
        <source>A team that reaches the agreed number of points wins at once.</source>
        <translation>Een team dat het afgesproken aantal punten haalt, wint meteen.</translation>
    </message>
    <message id="kemps.deal-limit">
        <source>After twenty deals, the team with more points wins. Equal points are a draw.</source>
        <translation>Na twintig giften wint het team met de meeste punten. Gelijke punten is gelijkspel.</translation>
    </message>
    <message id="kemps.private-time@10">
        <source>A private turn lasts ten seconds at most.</source>
        <translation>Een geheime beurt duurt hoogstens tien seconden.</translation>
    </message>
    <message id="kemps.private-time">
        <source>A private turn lasts fifteen seconds at most.</source>
        <translation>Een geheime beurt duurt hoogstens vijftien seconden.</translation>
    </message>
    <message id="kemps.private-time@30">
        <source>A private turn lasts thirty seconds at most.</source>
        <translation>Een geheime beurt duurt hoogstens dertig seconden.</translation>
    </message>
    <message id="kemps.private-time@none">
        <source>A private turn lasts as long as the player likes.</source>
        <translation>Een geheime beurt duurt zo lang als je wilt.</translation>
    </message>
    <message id="kemps.table-time@3">
        <source>After each private turn everybody looks at the table for three seconds. In that time the doll shows its gesture.</source>
        <translation>Na elke geheime beurt kijkt iedereen drie seconden naar de tafel. In die tijd maakt de pop haar gebaar.</translation>
    </message>
    <message id="kemps.table-time">
        <source>After each private turn everybody looks at the table for four seconds. In that time the doll shows its gesture.</source>
        <translation>Na elke geheime beurt kijkt iedereen vier seconden naar de tafel. In die tijd maakt de pop haar gebaar.</translation>
    </message>
    <message id="kemps.table-time@6">
        <source>After each private turn everybody looks at the table for six seconds. In that time the doll shows its gesture.</source>
        <translation>Na elke geheime beurt kijkt iedereen zes seconden naar de tafel. In die tijd maakt de pop haar gebaar.</translation>
    </message>
    <message id="kemps.ahead-1">
        <source>A head start of 1 point counts for the whole team from the beginning.</source>
        <translation>Een voorsprong van 1 punt telt vanaf het begin voor het hele team.</translation>
    </message>
</context>
<context>
    <name>kemps</name>
    <message>
        <source>3 seconds</source>
        <comment>a time</comment>
        <translation>3 seconden</translation>
    </message>
    <message>
        <source>4 seconds</source>
        <comment>a time</comment>
        <translation>4 seconden</translation>
    </message>
    <message>
        <source>6 seconds</source>
        <comment>a time</comment>
        <translation>6 seconden</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punten om te winnen</translation>
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
        <translation>Een signaal is</translation>
    </message>
    <message>
        <source>one gesture</source>
        <comment>a signal is</comment>
        <translation>één gebaar</translation>
    </message>
    <message>
        <source>two gestures in a row</source>
        <comment>a signal is</comment>
        <translation>twee gebaren na elkaar</translation>
    </message>
    <message>
        <source>After a right Counter Kemps</source>
        <translation>Na een goede Anti-Kemps</translation>
    </message>
    <message>
        <source>new deal</source>
        <comment>after a right Counter Kemps</comment>
        <translation>nieuwe gift</translation>
    </message>
    <message>
        <source>play goes on</source>
        <comment>after a right Counter Kemps</comment>
        <translation>verder spelen</translation>
    </message>
    <message>
        <source>A wrong Kemps costs</source>
        <translation>Een foute Kemps kost</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>what a wrong Kemps costs</comment>
        <translation>niets</translation>
    </message>
    <message>
        <source>1 point</source>
        <comment>what a wrong Kemps costs</comment>
        <translation>1 punt</translation>
    </message>
    <message>
        <source>2 points</source>
        <comment>what a wrong Kemps costs</comment>
        <translation>2 punten</translation>
    </message>
    <message>
        <source>When the stock runs out</source>
        <translation>Als de stapel op is</translation>
    </message>
    <message>
        <source>nobody scores</source>
        <comment>when the stock runs out</comment>
        <translation>geen punten</translation>
    </message>
    <message>
        <source>shuffle once</source>
        <comment>when the stock runs out</comment>
        <translation>één keer schudden</translation>
    </message>
    <message>
        <source>A row lies for (two or more people)</source>
        <translation>Een rij ligt er (vanaf twee mensen)</translation>
    </message>
    <message>
        <source>one lap</source>
        <comment>how long a row lies</comment>
        <translation>één ronde</translation>
    </message>
    <message>
        <source>two laps</source>
        <comment>how long a row lies</comment>
        <translation>twee ronden</translation>
    </message>
    <message>
        <source>three laps</source>
        <comment>how long a row lies</comment>
        <translation>drie ronden</translation>
    </message>
    <message>
        <source>A private turn lasts</source>
        <translation>Een geheime beurt duurt</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <comment>a time</comment>
        <translation>10 seconden</translation>
    </message>
    <message>
        <source>15 seconds</source>
        <comment>a time</comment>
        <translation>15 seconden</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <comment>a time</comment>
        <translation>30 seconden</translation>
    </message>
    <message>
        <source>as long as you like</source>
        <comment>a time</comment>
        <translation>zo lang als je wilt</translation>
    </message>
    <message>
        <source>Everybody looks for</source>
        <translation>Iedereen kijkt</translation>
    </message>
    <message>
        <source>1 point ahead</source>
        <comment>handicap</comment>
        <translation>1 punt voorsprong</translation>
    </message>
    <message>
        <source>Kemps</source>
        <translation>Kemps</translation>
    </message>
    <message>
        <source>Collect four of a kind, signal it in secret, and let your partner call.</source>
        <translation>Verzamel vier gelijke, geef stiekem het signaal en laat je partner roepen.</translation>
    </message>
    <message numerus="yes">
        <source>The hand already has %n card(s) of this rank.</source>
        <comment>why a card of the row is taken</comment>
        <translation>
            <numerusform>Er is al één kaart van deze waarde in de hand.</numerusform>
            <numerusform>Er zijn al %n kaarten van deze waarde in de hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Careful: %n card(s) of this rank have been put aside or lie in the row.</source>
        <translation>
            <numerusform>Let op: één kaart van deze waarde is weggelegd of ligt in de rij.</numerusform>
            <numerusform>Let op: %n kaarten van deze waarde zijn weggelegd of liggen in de rij.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card that goes out is no use: one of its rank has been put aside.</source>
        <translation>De kaart die weggaat is nutteloos: er is er een van die waarde weggelegd.</translation>
    </message>
    <message>
        <source>No card of the row helps towards a four.</source>
        <translation>Geen kaart uit de rij helpt aan vier gelijke.</translation>
    </message>
    <message>
        <source>The hand is a four: the partner has to know.</source>
        <translation>Dit zijn vier gelijke: de partner moet het weten.</translation>
    </message>
    <message>
        <source>A decoy keeps the other team guessing.</source>
        <translation>Een nepsignaal laat het andere team raden.</translation>
    </message>
    <message>
        <source>There is nothing more to do in this turn.</source>
        <translation>In deze beurt is er niets meer te doen.</translation>
    </message>
    <message>
        <source>The partner has shown the signal.</source>
        <translation>De partner heeft het signaal gegeven.</translation>
    </message>
    <message>
        <source>What the partner showed looked like the signal.</source>
        <translation>Wat de partner deed, leek op het signaal.</translation>
    </message>
    <message>
        <source>The partner has a four, and so has this hand.</source>
        <translation>De partner heeft vier gelijke, en deze hand ook.</translation>
    </message>
    <message>
        <source>One gesture of the other team is more likely than all the others.</source>
        <translation>Eén gebaar van het andere team is waarschijnlijker dan alle andere.</translation>
    </message>
    <message>
        <source>Any gesture will do; a new one is harder to guess.</source>
        <translation>Elk gebaar is goed; een nieuw is moeilijker te raden.</translation>
    </message>
    <message>
        <source>First a signal for {players} is chosen.</source>
        <comment>the two of a team</comment>
        <translation>Eerst wordt het signaal voor {players} gekozen.</translation>
    </message>
    <message>
        <source>Signals are chosen before the cards are dealt.</source>
        <translation>Signalen kies je voordat er gegeven wordt.</translation>
    </message>
    <message>
        <source>A gesture is one of the twelve pictures.</source>
        <translation>Een gebaar is een van de twaalf plaatjes.</translation>
    </message>
    <message>
        <source>The two gestures are different ones.</source>
        <translation>De twee gebaren zijn verschillend.</translation>
    </message>
    <message>
        <source>This signal has been found out. The team takes a different one.</source>
        <translation>Dit signaal is ontdekt. Het team neemt een ander.</translation>
    </message>
    <message>
        <source>It is {player}’s private turn.</source>
        <translation>{player} heeft nu een geheime beurt.</translation>
    </message>
    <message>
        <source>Everybody is looking at the table now.</source>
        <translation>Iedereen kijkt nu naar de tafel.</translation>
    </message>
    <message>
        <source>{player} has called first. Everything else waits.</source>
        <translation>{player} riep het eerst. Al het andere wacht.</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation>Deze gift is afgelopen.</translation>
    </message>
    <message>
        <source>Calls count while everybody is looking at the table.</source>
        <translation>Roepen telt terwijl iedereen naar de tafel kijkt.</translation>
    </message>
    <message>
        <source>{player}’s team has just called wrongly.</source>
        <translation>Het team van {player} heeft net fout geroepen.</translation>
    </message>
    <message>
        <source>Nobody waits for {player} to confirm a Double Kemps.</source>
        <translation>Niemand wacht tot {player} een Dubbele Kemps bevestigt.</translation>
    </message>
    <message>
        <source>{player} has not called Counter Kemps.</source>
        <translation>{player} heeft geen Anti-Kemps geroepen.</translation>
    </message>
    <message>
        <source>The cards to take lie face up in the row.</source>
        <translation>De kaarten om te nemen liggen open in de rij.</translation>
    </message>
    <message>
        <source>One card goes onto one card of the row.</source>
        <translation>Eén kaart gaat op één kaart van de rij.</translation>
    </message>
    <message>
        <source>{player} has already swapped a card in this turn.</source>
        <translation>{player} heeft in deze beurt al een kaart geruild.</translation>
    </message>
    <message>
        <source>Somebody else was faster.</source>
        <translation>Iemand anders was sneller.</translation>
    </message>
    <message>
        <source>This row has only just been laid out.</source>
        <translation>Deze rij ligt er nog maar net.</translation>
    </message>
    <message>
        <source>{player} has only just swapped.</source>
        <translation>{player} heeft net pas geruild.</translation>
    </message>
    <message>
        <source>The doll is about to show the signal: the four stays together.</source>
        <translation>De pop gaat het signaal geven: de vier gelijke blijven bij elkaar.</translation>
    </message>
    <message>
        <source>The gesture of this turn has been chosen.</source>
        <translation>Het gebaar voor deze beurt is gekozen.</translation>
    </message>
    <message>
        <source>{player} has only just shown a gesture.</source>
        <translation>{player} heeft net pas een gebaar gemaakt.</translation>
    </message>
    <message>
        <source>This is the signal of {player}’s team, and there is no four in hand.</source>
        <translation>Dit is het signaal van het team van {player}, en er zijn geen vier gelijke in de hand.</translation>
    </message>
    <message>
        <source>{player} has already said so.</source>
        <translation>{player} heeft dat al gezegd.</translation>
    </message>
    <message>
        <source>A swap</source>
        <translation>Een ruil</translation>
    </message>
    <message>
        <source>Three 9s are in hand, and the fourth one lies in the row. The king goes out, the 9 comes in: that is four of a kind.</source>
        <translation>Er zijn drie 9’s in de hand, de vierde ligt in de rij. De heer gaat eruit, de 9 komt erbij: vier gelijke.</translation>
    </message>
    <message>
        <source>The signal</source>
        <translation>Het signaal</translation>
    </message>
    <message>
        <source>Four 9s are in hand. The doll is told to tug its ear, which is the signal. As soon as everybody looks at the table, it does.</source>
        <translation>Er zijn vier 9’s in de hand. De pop moet aan haar oor trekken, dat is het signaal. Zodra iedereen naar de tafel kijkt, doet ze het.</translation>
    </message>
    <message>
        <source>Seen through</source>
        <translation>Doorzien</translation>
    </message>
    <message>
        <source>The other team has tugged an ear once too often. Counter Kemps! The signal is named, and it is right.</source>
        <translation>Het andere team heeft één keer te vaak aan een oor getrokken. Anti-Kemps! Het signaal wordt genoemd, en het klopt.</translation>
    </message>
    <message numerus="yes">
        <source>{player} called at the right moment most often: %n time(s).</source>
        <translation>
            <numerusform>{player} riep het vaakst op het goede moment: %n keer.</numerusform>
            <numerusform>{player} riep het vaakst op het goede moment: %n keer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} called wrongly most often: %n time(s).</source>
        <translation>
            <numerusform>{player} riep het vaakst fout: %n keer.</numerusform>
            <numerusform>{player} riep het vaakst fout: %n keer.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} saw through the other team’s signal.</source>
        <translation>{player} doorzag het signaal van het andere team.</translation>
    </message>
    <message>
        <source>{player} scored 4 points with a Double Kemps.</source>
        <translation>{player} scoorde 4 punten met een Dubbele Kemps.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) ended because the stock ran out.</source>
        <translation>
            <numerusform>%n gift eindigde omdat de stapel op was.</numerusform>
            <numerusform>%n giften eindigden omdat de stapel op was.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Rij</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Cards put aside</source>
        <translation>Weggelegde kaarten</translation>
    </message>
    <message>
        <source>Dolls</source>
        <translation>Poppen</translation>
    </message>
    <message>
        <source>Gestures</source>
        <translation>Gebaren</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button: the private turn is over</comment>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Nothing for me</source>
        <comment>button: no card of the row is wanted</comment>
        <translation>Niets voor mij</translation>
    </message>
    <message>
        <source>Any decoy</source>
        <comment>button: the doll shows any gesture that is not the signal</comment>
        <translation>Een nepsignaal</translation>
    </message>
    <message>
        <source>Yes, Double Kemps!</source>
        <comment>button: the partner confirms</comment>
        <translation>Ja, Dubbele Kemps!</translation>
    </message>
    <message>
        <source>Kemps: the partner has a four</source>
        <translation>Kemps: de partner heeft vier gelijke</translation>
    </message>
    <message>
        <source>Double Kemps: both have a four</source>
        <translation>Dubbele Kemps: allebei vier gelijke</translation>
    </message>
    <message>
        <source>Counter Kemps: their signal is known</source>
        <translation>Anti-Kemps: hun signaal is bekend</translation>
    </message>
    <message>
        <source>wink</source>
        <comment>a gesture</comment>
        <translation>knipogen</translation>
    </message>
    <message>
        <source>scratch the cheek</source>
        <comment>a gesture</comment>
        <translation>wang krabben</translation>
    </message>
    <message>
        <source>tug an ear</source>
        <comment>a gesture</comment>
        <translation>aan het oor trekken</translation>
    </message>
    <message>
        <source>touch the nose</source>
        <comment>a gesture</comment>
        <translation>neus aanraken</translation>
    </message>
    <message>
        <source>rub the chin</source>
        <comment>a gesture</comment>
        <translation>over de kin wrijven</translation>
    </message>
    <message>
        <source>puff the cheeks</source>
        <comment>a gesture</comment>
        <translation>wangen bol maken</translation>
    </message>
    <message>
        <source>raise the eyebrows</source>
        <comment>a gesture</comment>
        <translation>wenkbrauwen optrekken</translation>
    </message>
    <message>
        <source>look up</source>
        <comment>a gesture</comment>
        <translation>omhoog kijken</translation>
    </message>
    <message>
        <source>tilt the head</source>
        <comment>a gesture</comment>
        <translation>hoofd schuin houden</translation>
    </message>
    <message>
        <source>purse the lips</source>
        <comment>a gesture</comment>
        <translation>lippen tuiten</translation>
    </message>
    <message>
        <source>smooth the hair</source>
        <comment>a gesture</comment>
        <translation>haar gladstrijken</translation>
    </message>
    <message>
        <source>yawn</source>
        <comment>a gesture</comment>
        <translation>gapen</translation>
    </message>
    <message>
        <source>{first}, then {second}</source>
        <comment>two gestures in a row</comment>
        <translation>{first}, dan {second}</translation>
    </message>
    <message>
        <source>doll</source>
        <comment>the figure that makes the gestures</comment>
        <translation>pop</translation>
    </message>
    <message>
        <source>Row, card {number}</source>
        <comment>the first to the fourth card from the left</comment>
        <translation>Rij, kaart {number}</translation>
    </message>
    <message>
        <source>Kemps!</source>
        <comment>a call</comment>
        <translation>Kemps!</translation>
    </message>
    <message>
        <source>Double Kemps!</source>
        <comment>a call</comment>
        <translation>Dubbele Kemps!</translation>
    </message>
    <message>
        <source>Counter Kemps!</source>
        <comment>a call</comment>
        <translation>Anti-Kemps!</translation>
    </message>
    <message>
        <source>Double!</source>
        <comment>button: Double Kemps; there is little room</comment>
        <translation>Dubbel!</translation>
    </message>
    <message>
        <source>Counter!</source>
        <comment>button: Counter Kemps; there is little room</comment>
        <translation>Anti!</translation>
    </message>
    <message>
        <source>Deal {deal}, row {row} of {rows}</source>
        <translation>Gift {deal}, rij {row} van {rows}</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Gift {deal}</translation>
    </message>
    <message>
        <source>the signal of this team</source>
        <comment>said of a gesture</comment>
        <translation>het signaal van dit team</translation>
    </message>
    <message>
        <source>not the signal of the other team</source>
        <comment>said of a gesture</comment>
        <translation>niet het signaal van het andere team</translation>
    </message>
    <message>
        <source>chosen for this turn</source>
        <comment>said of a gesture</comment>
        <translation>gekozen voor deze beurt</translation>
    </message>
    <message>
        <source>one of a four</source>
        <comment>said of a card</comment>
        <translation>een van vier gelijke</translation>
    </message>
    <message>
        <source>As a signal: {gesture}</source>
        <comment>a possible move</comment>
        <translation>Als signaal: {gesture}</translation>
    </message>
    <message>
        <source>Take {taken}, lay down {out}</source>
        <comment>a possible move; two cards</comment>
        <translation>{taken} nemen, {out} neerleggen</translation>
    </message>
    <message>
        <source>Show: {gesture}</source>
        <comment>a possible move</comment>
        <translation>Laten zien: {gesture}</translation>
    </message>
    <message>
        <source>Show any gesture but the signal</source>
        <comment>a possible move</comment>
        <translation>Een gebaar laten zien dat niet het signaal is</translation>
    </message>
    <message>
        <source>End the private turn</source>
        <comment>a possible move</comment>
        <translation>De geheime beurt beëindigen</translation>
    </message>
    <message>
        <source>Want nothing of this row</source>
        <comment>a possible move</comment>
        <translation>Niets uit deze rij willen</translation>
    </message>
    <message>
        <source>Confirm the Double Kemps</source>
        <comment>a possible move</comment>
        <translation>De Dubbele Kemps bevestigen</translation>
    </message>
    <message>
        <source>Name as their signal: {gesture}</source>
        <comment>a possible move</comment>
        <translation>Als hun signaal noemen: {gesture}</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>Het spel gaat verder.</translation>
    </message>
    <message>
        <source>{players} have agreed on a signal.</source>
        <comment>the two of a team</comment>
        <translation>{players} hebben een signaal afgesproken.</translation>
    </message>
    <message>
        <source>{players} have chosen the first gesture.</source>
        <comment>the two of a team</comment>
        <translation>{players} hebben het eerste gebaar gekozen.</translation>
    </message>
    <message>
        <source>{player} takes {taken} and lays down {out}.</source>
        <comment>two cards</comment>
        <translation>{player} neemt {taken} en legt {out} neer.</translation>
    </message>
    <message>
        <source>{player} will show: {gesture}.</source>
        <translation>{player} gaat laten zien: {gesture}.</translation>
    </message>
    <message>
        <source>{player} thinks about what to show.</source>
        <translation>{player} denkt na over wat te laten zien.</translation>
    </message>
    <message>
        <source>{player} shows: {gesture}.</source>
        <translation>{player} laat zien: {gesture}.</translation>
    </message>
    <message>
        <source>{player} has had a look.</source>
        <translation>{player} heeft de kaarten bekeken.</translation>
    </message>
    <message>
        <source>{player} wants nothing of this row.</source>
        <translation>{player} wil niets uit deze rij.</translation>
    </message>
    <message>
        <source>{player} calls: “{call}”</source>
        <translation>{player} roept: ‘{call}’</translation>
    </message>
    <message>
        <source>{player} confirms: “{call}”</source>
        <translation>{player} bevestigt: ‘{call}’</translation>
    </message>
    <message>
        <source>{player} names: {gesture}.</source>
        <translation>{player} noemt: {gesture}.</translation>
    </message>
    <message>
        <source>Nobody wants the row any more. Here is row {row}.</source>
        <translation>Niemand wil nog iets uit de rij. Hier is rij {row}.</translation>
    </message>
    <message>
        <source>That is right: {players} score {points}.</source>
        <comment>the two of a team; points: 4 points</comment>
        <translation>Dat klopt: {players} krijgen {points}.</translation>
    </message>
    <message>
        <source>That is wrong: {players} lose {points}.</source>
        <comment>the two of a team; points: 2 points</comment>
        <translation>Dat is fout: {players} verliezen {points}.</translation>
    </message>
    <message>
        <source>That is wrong, and costs nothing.</source>
        <translation>Dat is fout, en kost niets.</translation>
    </message>
    <message>
        <source>Yes, their signal was: {gesture}.</source>
        <translation>Ja, hun signaal was: {gesture}.</translation>
    </message>
    <message>
        <source>No, their signal is not: {gesture}.</source>
        <translation>Nee, hun signaal is niet: {gesture}.</translation>
    </message>
    <message>
        <source>{player} named no signal in time.</source>
        <translation>{player} noemde niet op tijd een signaal.</translation>
    </message>
    <message>
        <source>The stock is used up. Nobody scores in this deal.</source>
        <translation>De stapel is op. In deze gift scoort niemand.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards are gathered. Deal {deal} is next.</source>
        <translation>De kaarten worden verzameld. Nu volgt gift {deal}.</translation>
    </message>
    <message>
        <source>A secret signal for {players}: which gesture?</source>
        <comment>the two of a team</comment>
        <translation>Een geheim signaal voor {players}: welk gebaar?</translation>
    </message>
    <message>
        <source>A secret signal for {players}: which second gesture?</source>
        <comment>two names</comment>
        <translation>Een geheim signaal voor {players}: welk tweede gebaar?</translation>
    </message>
    <message>
        <source>{player}: swap one card, choose a gesture, then press “Done”.</source>
        <translation>{player}: ruil één kaart, kies een gebaar en druk dan op ‘Klaar’.</translation>
    </message>
    <message>
        <source>{player} has swapped. A gesture for the table? Then press “Done”.</source>
        <translation>{player} heeft geruild. Nog een gebaar voor de tafel? Druk dan op ‘Klaar’.</translation>
    </message>
    <message>
        <source>{player} is looking at the cards.</source>
        <translation>{player} bekijkt de kaarten.</translation>
    </message>
    <message>
        <source>Everybody watches the dolls. Who calls?</source>
        <translation>Iedereen let op de poppen. Wie roept er?</translation>
    </message>
    <message>
        <source>{player}: put a card on one of the row, or call.</source>
        <translation>{player}: leg een kaart op een kaart van de rij, of roep.</translation>
    </message>
    <message>
        <source>{player} has four of a kind: show the signal “{gesture}”.</source>
        <translation>{player} heeft vier gelijke: geef het signaal ‘{gesture}’.</translation>
    </message>
    <message>
        <source>{player} calls Double Kemps. Does {partner} confirm it?</source>
        <translation>{player} roept Dubbele Kemps. Bevestigt {partner} het?</translation>
    </message>
    <message>
        <source>{player} calls Counter Kemps: which gesture is their signal?</source>
        <translation>{player} roept Anti-Kemps: welk gebaar is hun signaal?</translation>
    </message>
    <message>
        <source>The match is over. {players} win.</source>
        <comment>the two of a team</comment>
        <translation>De partij is afgelopen. {players} winnen.</translation>
    </message>
    <message>
        <source>The match is over. It is a draw.</source>
        <translation>De partij is afgelopen. Het is gelijkspel.</translation>
    </message>
    <message>
        <source>{call} Right!</source>
        <comment>call: Kemps!</comment>
        <translation>{call} Goed!</translation>
    </message>
    <message>
        <source>{call} Wrong!</source>
        <comment>call: Kemps!</comment>
        <translation>{call} Fout!</translation>
    </message>
    <message>
        <source>The first team with {target} points wins.</source>
        <comment>heading of the score</comment>
        <translation>Het eerste team met {target} punten wint.</translation>
    </message>
</context>
</TS>
