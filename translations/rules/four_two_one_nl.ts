<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message id="four_two_one.aim">
        <source>First all 21 counters are dealt out by the dice. Then the goal is to be first to have none left.</source>
        <translation>Eerst verdelen de dobbelstenen alle 21 fiches. Daarna is het doel om als eerste geen fiches meer te hebben.</translation>
    </message>
    <message id="four_two_one.aim@short">
        <source>First all 11 counters are dealt out by the dice. Then the goal is to be first to have none left.</source>
        <translation>Eerst verdelen de dobbelstenen alle 11 fiches. Daarna is het doel om als eerste geen fiches meer te hebben.</translation>
    </message>
    <message id="four_two_one.players">
        <source>Two to four players take part.</source>
        <translation>Er doen twee tot vier spelers mee.</translation>
    </message>
    <message id="four_two_one.pot-21">
        <source>The 21 counters lie in the pot, and nobody holds any.</source>
        <translation>De 21 fiches liggen in de pot en niemand heeft er een.</translation>
    </message>
    <message id="four_two_one.pot-21@short">
        <source>There are only 11 counters. They lie in the pot, and nobody holds any.</source>
        <translation>Er zijn maar 11 fiches. Ze liggen in de pot en niemand heeft er een.</translation>
    </message>
    <message id="four_two_one.two-phases">
        <source>The match has two phases: first the charge, then the discharge.</source>
        <translation>De partij heeft twee fasen: eerst het laden, dan het ontladen.</translation>
    </message>
    <message id="four_two_one.youngest-begins">
        <source>The youngest player takes the first seat and leads the first round.</source>
        <translation>De jongste zit op de eerste stoel en opent de eerste ronde.</translation>
    </message>
    <message id="four_two_one.youngest-begins@random">
        <source>Lots are drawn to see who leads the first round.</source>
        <extracomment>to lead a round: to be the first to throw in it</extracomment>
        <translation>Er wordt geloot wie de eerste ronde opent.</translation>
    </message>
    <message id="four_two_one.turn-order">
        <source>Turns go clockwise, starting with whoever leads the round.</source>
        <translation>Het gaat met de klok mee, te beginnen bij wie de ronde opent.</translation>
    </message>
    <message id="four_two_one.unordered">
        <source>A hand is what the three dice show, in any order. It is named from the highest die down: 4, 2 and 1 are 421.</source>
        <translation>Een combinatie is wat de drie dobbelstenen tonen, in welke volgorde ook. De hoogste komt voorop: 4, 2 en 1 zijn 421.</translation>
    </message>
    <message id="four_two_one.hand-order">
        <source>The hands rank as on the sheet at the table. The best hand of a round moves as many counters as its line says.</source>
        <translation>De combinaties staan op volgorde op het blad op tafel. De beste van een ronde verplaatst zoveel fiches als haar regel zegt.</translation>
    </message>
    <message id="four_two_one.same-value-order">
        <source>Two 1s with another number beat three of that number, so 611 beats 666. Both 211 and 222 beat the straights, and a higher straight beats a lower one.</source>
        <extracomment>straights: 654, 543, 432, 321</extracomment>
        <translation>Twee 1’en met een ander cijfer winnen van drie keer dat cijfer: 611 wint van 666. Ook 211 en 222 winnen van de straten, en een hogere straat wint van een lagere.</translation>
    </message>
    <message id="four_two_one.ordinary-hands">
        <source>All other hands move 1 counter. They rank like numbers, the highest die first: 665 is the best of them.</source>
        <translation>Alle andere combinaties verplaatsen 1 fiche. Ze tellen als getallen, de hoogste dobbelsteen voorop: 665 is daarvan de beste.</translation>
    </message>
    <message id="four_two_one.nenette-lowest">
        <source>The nénette, 221, is the lowest hand of all.</source>
        <translation>De nénette, 221, is de laagste van alle combinaties.</translation>
    </message>
    <message id="four_two_one.charge-one-throw">
        <source>In the charge, everyone throws all three dice once.</source>
        <translation>Bij het laden gooit iedereen de drie dobbelstenen één keer.</translation>
    </message>
    <message id="four_two_one.charge-worst-takes">
        <source>Whoever has the worst hand takes counters from the pot: as many as the best hand is worth.</source>
        <translation>Wie de slechtste combinatie heeft, neemt fiches uit de pot: zoveel als de beste waard is.</translation>
    </message>
    <message id="four_two_one.charge-worst-takes@by-hand">
        <source>Whoever has the worst hand fetches counters from the pot: as many as the best hand is worth. Nobody plays on before all counters that are due have been fetched.</source>
        <translation>Wie de slechtste combinatie heeft, haalt fiches uit de pot: zoveel als de beste waard is. Het spel gaat pas verder als alle fiches gehaald zijn.</translation>
    </message>
    <message id="four_two_one.charge-pot-short">
        <source>If the pot holds fewer counters, they take what is left.</source>
        <translation>Liggen er minder fiches in de pot, dan neemt die speler wat er nog ligt.</translation>
    </message>
    <message id="four_two_one.charge-ends">
        <source>The charge is over when the pot is empty.</source>
        <translation>Het laden is voorbij als de pot leeg is.</translation>
    </message>
    <message id="four_two_one.all-level-void">
        <source>If everyone has the same hand, the round does not count. The same player leads it again.</source>
        <translation>Heeft iedereen dezelfde combinatie, dan telt de ronde niet. Dezelfde speler opent haar opnieuw.</translation>
    </message>
    <message id="four_two_one.worst-play-off">
        <source>If several players share the worst hand, each of them throws three dice once more. The lowest of these throws is the worst; those still level throw again.</source>
        <translation>Hebben meer spelers de slechtste combinatie, dan gooien zij de drie dobbelstenen nog één keer. De laagste van die worpen is de slechtste; bij een gelijke stand wordt opnieuw gegooid.</translation>
    </message>
    <message id="four_two_one.best-play-off">
        <source>In the discharge, players who share the best hand throw once more as well, and the highest throw gives. This comes before a play-off for the worst.</source>
        <translation>Bij het ontladen gooien ook de spelers die de beste combinatie delen nog één keer, en de hoogste worp geeft. Dat gaat voor de beslissing om de slechtste.</translation>
    </message>
    <message id="four_two_one.play-off-plain">
        <source>A play-off only decides who it is. Its throws move no counters, and the first hands still count.</source>
        <translation>Een beslissingsworp bepaalt alleen wie het is. Deze worpen verplaatsen geen fiches, en de eerste combinaties blijven tellen.</translation>
    </message>
    <message id="four_two_one.nenette-two">
        <source>Whoever has 221 receives exactly 2 counters, whatever the best hand is worth.</source>
        <translation>Wie 221 heeft, krijgt precies 2 fiches, wat de beste combinatie ook waard is.</translation>
    </message>
    <message id="four_two_one.nenette-two@extra">
        <source>Whoever has 221 first receives 2 counters. Then the worst hand loses as usual.</source>
        <translation>Wie 221 heeft, krijgt eerst 2 fiches. Daarna verliest de slechtste combinatie zoals altijd.</translation>
    </message>
    <message id="four_two_one.nenette-two@plain">
        <source>A hand of 221 is simply the worst, and receives what the best hand is worth.</source>
        <translation>Een 221 is gewoon de slechtste combinatie en krijgt wat de beste waard is.</translation>
    </message>
    <message id="four_two_one.nenette-several">
        <source>If several players have 221, each of them receives 2 in turn order, as long as there are counters to give. There is no play-off.</source>
        <translation>Hebben meer spelers 221, dan krijgen ze om de beurt elk 2 fiches, zolang er te geven zijn. Er is geen beslissingsworp.</translation>
    </message>
    <message id="four_two_one.nenette-several@extra">
        <source>If several players have 221, each of them receives 2 in turn order, as long as there are counters to give. Then they throw for the usual loss.</source>
        <translation>Hebben meer spelers 221, dan krijgen ze om de beurt elk 2 fiches, zolang er te geven zijn. Daarna gooien ze om het gewone verlies.</translation>
    </message>
    <message id="four_two_one.nenette-several@plain">
        <source>If several players have 221, a play-off decides who receives the counters.</source>
        <translation>Hebben meer spelers 221, dan bepaalt een beslissingsworp wie de fiches krijgt.</translation>
    </message>
    <message id="four_two_one.loser-leads">
        <source>Whoever received counters leads the next round, and the first round of the discharge too. If several did, it is the first of them in turn order.</source>
        <translation>Wie fiches heeft gekregen, opent de volgende ronde, ook de eerste van het ontladen. Zijn het er meer, dan de eerste in de volgorde.</translation>
    </message>
    <message id="four_two_one.clean-charge">
        <source>Whoever has no counters after the charge is out at once and takes first place. Several of them share it.</source>
        <translation>Wie na het laden geen fiches heeft, is meteen klaar en wordt eerste. Zijn het er meer, dan delen ze die plaats.</translation>
    </message>
    <message id="four_two_one.clean-charge@stay-in">
        <source>Whoever has no counters after the charge still plays, and is out after the first round that leaves them with none.</source>
        <translation>Wie na het laden geen fiches heeft, speelt toch mee en is klaar na de eerste ronde die eindigt zonder fiches.</translation>
    </message>
    <message id="four_two_one.one-holder-ends">
        <source>If one player then holds all the counters, the match is over at once.</source>
        <translation>Heeft één speler dan alle fiches, dan is de partij meteen afgelopen.</translation>
    </message>
    <message id="four_two_one.leader-throws">
        <source>In the discharge, the leader throws all three dice and may then throw a second and a third time.</source>
        <translation>Wie bij het ontladen opent, gooit de drie dobbelstenen en mag daarna een tweede en een derde keer gooien.</translation>
    </message>
    <message id="four_two_one.rethrow-any">
        <source>For another throw, pick up any of the dice, even ones that were kept before.</source>
        <translation>Voor een nieuwe worp mag elke dobbelsteen worden gepakt, ook een die eerst bleef liggen.</translation>
    </message>
    <message id="four_two_one.rethrow-at-least-one">
        <source>Another throw needs at least one die.</source>
        <translation>Voor een nieuwe worp is minstens één dobbelsteen nodig.</translation>
    </message>
    <message id="four_two_one.same-number">
        <source>The others throw exactly as often as the leader did. Nobody may stop earlier, not even with a good hand.</source>
        <translation>De anderen gooien precies even vaak als wie de ronde opende. Niemand mag eerder stoppen, ook niet met een goede combinatie.</translation>
    </message>
    <message id="four_two_one.same-number@at-most">
        <source>The others may throw as often as the leader did, and may stop earlier.</source>
        <translation>De anderen mogen even vaak gooien als wie de ronde opende, en mogen eerder stoppen.</translation>
    </message>
    <message id="four_two_one.last-throw-counts">
        <source>The hand after the last throw counts.</source>
        <translation>De combinatie na de laatste worp telt.</translation>
    </message>
    <message id="four_two_one.best-gives">
        <source>Whoever has the best hand gives counters to whoever has the worst: as many as the best hand is worth, but 2 for a 221.</source>
        <translation>Wie de beste combinatie heeft, geeft fiches aan wie de slechtste heeft: zoveel als de beste waard is, maar 2 bij een 221.</translation>
    </message>
    <message id="four_two_one.best-gives@extra">
        <source>Whoever has the best hand gives counters to whoever has the worst: as many as the best hand is worth, and 2 more for a 221.</source>
        <translation>Wie de beste combinatie heeft, geeft fiches aan wie de slechtste heeft: zoveel als de beste waard is, en 2 extra bij een 221.</translation>
    </message>
    <message id="four_two_one.best-gives@plain">
        <source>Whoever has the best hand gives counters to whoever has the worst: as many as the best hand is worth.</source>
        <translation>Wie de beste combinatie heeft, geeft fiches aan wie de slechtste heeft: zoveel als de beste waard is.</translation>
    </message>
    <message id="four_two_one.gives-what-he-has">
        <source>If they hold fewer, they give all they have.</source>
        <translation>Wie er minder heeft, geeft alles wat er nog is.</translation>
    </message>
    <message id="four_two_one.out-when-empty">
        <source>Whoever has given away their last counter leaves the table with the next free place.</source>
        <translation>Wie de laatste fiche heeft weggegeven, verlaat de tafel op de volgende vrije plaats.</translation>
    </message>
    <message id="four_two_one.end-all-counters">
        <source>The match ends when one player holds all the counters. That player comes last.</source>
        <translation>De partij eindigt als één speler alle fiches heeft. Die speler wordt laatste.</translation>
    </message>
    <message id="four_two_one.end-all-counters@first-out">
        <source>The match ends as soon as somebody has left the table.</source>
        <translation>De partij eindigt zodra iemand de tafel heeft verlaten.</translation>
    </message>
    <message id="four_two_one.first-out-wins">
        <source>The first player without counters wins.</source>
        <translation>Wie als eerste geen fiches meer heeft, wint.</translation>
    </message>
    <message id="four_two_one.ranking">
        <source>The places follow the order of leaving.</source>
        <translation>De plaatsen volgen de volgorde waarin iedereen de tafel verlaat.</translation>
    </message>
    <message id="four_two_one.ranking@first-out">
        <source>The others are placed by their counters: fewer is better, and equal numbers share a place.</source>
        <translation>Bij de anderen tellen de fiches: minder is beter, en wie er evenveel heeft, deelt de plaats.</translation>
    </message>
    <message id="four_two_one.round-cap">
        <source>After 1,000 rounds of discharge the match ends. Whoever is left is placed by counters: fewer is better, and equal numbers share a place.</source>
        <translation>Na 1.000 ronden ontladen eindigt de partij. Bij wie nog meedoet, tellen de fiches: minder is beter, en wie er evenveel heeft, deelt de plaats.</translation>
    </message>
    <message id="four_two_one.holds-1">
        <source>Whoever begins with a counter has taken it from the pot before the first throw.</source>
        <translation>Wie met één fiche begint, heeft die vóór de eerste worp uit de pot genomen.</translation>
    </message>
    <message id="four_two_one.holds-2">
        <source>Whoever begins with two counters has taken them from the pot before the first throw.</source>
        <translation>Wie met twee fiches begint, heeft die vóór de eerste worp uit de pot genomen.</translation>
    </message>
</context>
<context>
    <name>four_two_one</name>
    <message>
        <source>The match ends</source>
        <translation>De partij eindigt</translation>
    </message>
    <message>
        <source>When one player holds all the counters</source>
        <translation>Als één speler alle fiches heeft</translation>
    </message>
    <message>
        <source>When the first player is out</source>
        <translation>Als de eerste speler klaar is</translation>
    </message>
    <message>
        <source>Whoever got no counter in the charge</source>
        <translation>Wie bij het laden geen fiche kreeg</translation>
    </message>
    <message>
        <source>Is out in first place</source>
        <translation>Is klaar, op de eerste plaats</translation>
    </message>
    <message>
        <source>Still plays in the discharge</source>
        <translation>Speelt bij het ontladen mee</translation>
    </message>
    <message>
        <source>Whoever throws 221 receives</source>
        <translation>Wie 221 gooit, krijgt</translation>
    </message>
    <message>
        <source>Exactly 2 counters</source>
        <translation>Precies 2 fiches</translation>
    </message>
    <message>
        <source>2 counters more than usual</source>
        <translation>2 fiches meer dan anders</translation>
    </message>
    <message>
        <source>No more and no less than usual</source>
        <translation>Niet meer en niet minder dan anders</translation>
    </message>
    <message>
        <source>The others throw</source>
        <translation>De anderen gooien</translation>
    </message>
    <message>
        <source>Exactly as often as the leader</source>
        <translation>Precies even vaak als wie opent</translation>
    </message>
    <message>
        <source>At most as often as the leader</source>
        <translation>Hoogstens even vaak als wie opent</translation>
    </message>
    <message>
        <source>Counters in the pot</source>
        <translation>Fiches in de pot</translation>
    </message>
    <message>
        <source>21</source>
        <comment>number of counters</comment>
        <translation>21</translation>
    </message>
    <message>
        <source>11, the short game</source>
        <comment>number of counters</comment>
        <translation>11, de korte partij</translation>
    </message>
    <message>
        <source>Counters that are due</source>
        <translation>Fiches die je krijgt</translation>
    </message>
    <message>
        <source>Move by themselves</source>
        <translation>Schuiven vanzelf</translation>
    </message>
    <message>
        <source>Are fetched by whoever receives them</source>
        <translation>Pakt wie ze krijgt</translation>
    </message>
    <message>
        <source>Begins with 1 counter</source>
        <comment>handicap</comment>
        <translation>Begint met 1 fiche</translation>
    </message>
    <message>
        <source>Begins with 2 counters</source>
        <comment>handicap</comment>
        <translation>Begint met 2 fiches</translation>
    </message>
    <message>
        <source>421</source>
        <comment>name of the game</comment>
        <translation>421</translation>
    </message>
    <message>
        <source>Throw high hands with three dice, and be first to lose all your counters.</source>
        <translation>Gooi met drie dobbelstenen hoge combinaties en raak als eerste al je fiches kwijt.</translation>
    </message>
    <message>
        <source>Four-Two-One, Quatre-vingt-et-un</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Vier-twee-een, Quatre-vingt-et-un</translation>
    </message>
    <message>
        <source>The three dice have to be thrown.</source>
        <translation>De drie dobbelstenen moeten worden gegooid.</translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Iets anders is er niet te doen.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Opnieuw gooien is leuk.</translation>
    </message>
    <message numerus="yes">
        <source>This hand is worth %n counter(s): that is enough.</source>
        <translation>
            <numerusform>Deze combinatie is %n fiche waard: dat is genoeg.</numerusform>
            <numerusform>Deze combinatie is %n fiches waard: dat is genoeg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep {kept}: the chance of 421 is about {percent}%.</source>
        <comment>kept: the numbers of dice</comment>
        <translation>Laat {kept} liggen: de kans op 421 is ongeveer {percent}%.</translation>
    </message>
    <message>
        <source>Throw all three dice: the chance of 421 is about {percent}%.</source>
        <translation>Gooi alle drie de dobbelstenen: de kans op 421 is ongeveer {percent}%.</translation>
    </message>
    <message>
        <source>Keeping {kept} gets rid of the most counters on average.</source>
        <comment>kept: the numbers of dice</comment>
        <translation>Met {kept} raak je gemiddeld de meeste fiches kwijt.</translation>
    </message>
    <message>
        <source>Keeping {kept} gives the best chance to be out first.</source>
        <comment>kept: the numbers of dice</comment>
        <translation>Met {kept} is de kans het grootst om als eerste klaar te zijn.</translation>
    </message>
    <message>
        <source>No die is worth keeping. All three together make 421 in about {percent}% of cases.</source>
        <comment>percent: chance over the throws that are left</comment>
        <translation>Geen enkele dobbelsteen is het waard om te laten liggen. Alle drie samen geven in ongeveer {percent}% van de gevallen 421.</translation>
    </message>
    <message numerus="yes">
        <source>The others may only throw %n time(s) then. Another throw would get rid of fewer counters on average.</source>
        <translation>
            <numerusform>De anderen hebben dan maar %n worp. Met nog een worp raak je gemiddeld minder fiches kwijt.</numerusform>
            <numerusform>De anderen hebben dan maar %n worpen. Met nog een worp raak je gemiddeld minder fiches kwijt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others may only throw %n time(s) then. Another throw would make it less likely to be out first.</source>
        <translation>
            <numerusform>De anderen hebben dan maar %n worp. Met nog een worp wordt de kans kleiner om als eerste klaar te zijn.</numerusform>
            <numerusform>De anderen hebben dan maar %n worpen. Met nog een worp wordt de kans kleiner om als eerste klaar te zijn.</numerusform>
        </translation>
    </message>
    <message>
        <source>This makes the best hand so far in about {best}% of cases, and the worst in about {worst}%.</source>
        <comment>throwing the dice that are shown</comment>
        <translation>Dit geeft in ongeveer {best}% van de gevallen de beste combinatie tot nu toe, en in ongeveer {worst}% de slechtste.</translation>
    </message>
    <message>
        <source>Throwing again would risk more than it brings.</source>
        <translation>Nog een worp kost meer risico dan hij oplevert.</translation>
    </message>
    <message>
        <source>A 421 in the charge</source>
        <translation>Een 421 bij het laden</translation>
    </message>
    <message>
        <source>421 is worth 10 counters. The last player throws 322, the worst hand of the three, and takes 10 counters from the pot.</source>
        <translation>421 is 10 fiches waard. De laatste speler gooit 322, de slechtste van de drie combinaties, en neemt 10 fiches uit de pot.</translation>
    </message>
    <message>
        <source>Two worst hands</source>
        <translation>Twee keer de slechtste</translation>
    </message>
    <message>
        <source>Two players have 532, so they throw once more. The 221 of this throw is the lower one: it costs the 4 counters of the best hand, 444, and nothing else.</source>
        <translation>Twee spelers hebben 532 en gooien dus nog één keer. De 221 van die worp is de laagste: die kost de 4 fiches van de beste combinatie, 444, en verder niets.</translation>
    </message>
    <message>
        <source>As often as the leader</source>
        <translation>Even vaak als wie opent</translation>
    </message>
    <message>
        <source>The leader stopped after two throws. The other player has 611 at once, but must throw a second time: the 6 goes back into the cup, and the 4 that it shows is worth 4 counters.</source>
        <translation>De ronde is geopend met twee worpen. De andere speler heeft meteen 611, maar moet een tweede keer gooien: de 6 gaat terug in de beker, en met de 4 die hij toont, is het 4 fiches waard.</translation>
    </message>
    <message numerus="yes">
        <source>The pot was empty after %n round(s).</source>
        <translation>
            <numerusform>Na %n ronde was de pot leeg.</numerusform>
            <numerusform>Na %n ronden was de pot leeg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} made 421 most often: %n time(s).</source>
        <translation>
            <numerusform>{player} gooide het vaakst 421: %n keer.</numerusform>
            <numerusform>{player} gooide het vaakst 421: %n keer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The nénette came up %n time(s) in all.</source>
        <comment>221</comment>
        <translation>
            <numerusform>De nénette viel in totaal %n keer.</numerusform>
            <numerusform>De nénette viel in totaal %n keer.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} got through the whole charge without a single counter.</source>
        <translation>{player} kwam het hele laden door zonder één fiche.</translation>
    </message>
    <message>
        <source>{player} once held {count} counters and still won.</source>
        <translation>{player} had ooit {count} fiches en won toch nog.</translation>
    </message>
    <message>
        <source>{player} had to take the most counters from the pot: {count}.</source>
        <translation>{player} moest de meeste fiches uit de pot nemen: {count}.</translation>
    </message>
    <message>
        <source>{dice}</source>
        <comment>a hand: the numbers of three dice, as 421</comment>
        <translation>{dice}</translation>
    </message>
    <message>
        <source>{dice}, the nénette</source>
        <comment>the lowest hand; dice: 221</comment>
        <translation>{dice}, de nénette</translation>
    </message>
    <message>
        <source>{hand}: the lowest hand of all</source>
        <translation>{hand}: de laagste van allemaal</translation>
    </message>
    <message numerus="yes">
        <source>{hand}: %n counter(s)</source>
        <comment>what a hand moves, as 611: 6 counters</comment>
        <translation>
            <numerusform>{hand}: %n fiche</numerusform>
            <numerusform>{hand}: %n fiches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hand}: rank {rank}, %n counter(s)</source>
        <comment>a hand, its rank in the list, and what it moves</comment>
        <translation>
            <numerusform>{hand}: plaats {rank}, %n fiche</numerusform>
            <numerusform>{hand}: plaats {rank}, %n fiches</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>heading of the sheet that shows which hand beats which; short</comment>
        <translation>Rangorde</translation>
    </message>
    <message>
        <source>The hands, the best one on top</source>
        <translation>De combinaties, de beste bovenaan</translation>
    </message>
    <message>
        <source>421</source>
        <comment>line of the sheet of hands</comment>
        <translation>421</translation>
    </message>
    <message>
        <source>111</source>
        <comment>line of the sheet of hands</comment>
        <translation>111</translation>
    </message>
    <message>
        <source>611, 666</source>
        <comment>line of the sheet of hands</comment>
        <translation>611, 666</translation>
    </message>
    <message>
        <source>511, 555</source>
        <comment>line of the sheet of hands</comment>
        <translation>511, 555</translation>
    </message>
    <message>
        <source>411, 444</source>
        <comment>line of the sheet of hands</comment>
        <translation>411, 444</translation>
    </message>
    <message>
        <source>311, 333</source>
        <comment>line of the sheet of hands</comment>
        <translation>311, 333</translation>
    </message>
    <message>
        <source>211, 222</source>
        <comment>line of the sheet of hands</comment>
        <translation>211, 222</translation>
    </message>
    <message>
        <source>Straights</source>
        <comment>line of the sheet of hands: 654, 543, 432, 321; short</comment>
        <translation>Straten</translation>
    </message>
    <message>
        <source>665 to 221</source>
        <comment>line of the sheet of hands: all others, which rank like numbers</comment>
        <translation>665 tot 221</translation>
    </message>
    <message>
        <source>Play-off</source>
        <comment>line of the sheet: one more throw between equal hands; short</comment>
        <translation>Beslissing</translation>
    </message>
    <message>
        <source>{line}, {player}</source>
        <comment>a box of the sheet of hands</comment>
        <translation>{line}, {player}</translation>
    </message>
    <message>
        <source>{line}: counters</source>
        <comment>a box of the sheet: what these hands move</comment>
        <translation>{line}: fiches</translation>
    </message>
    <message>
        <source>421</source>
        <translation>421</translation>
    </message>
    <message>
        <source>111</source>
        <translation>111</translation>
    </message>
    <message>
        <source>611, then 666</source>
        <translation>611, dan 666</translation>
    </message>
    <message>
        <source>511, then 555</source>
        <translation>511, dan 555</translation>
    </message>
    <message>
        <source>411, then 444</source>
        <translation>411, dan 444</translation>
    </message>
    <message>
        <source>311, then 333</source>
        <translation>311, dan 333</translation>
    </message>
    <message>
        <source>211, 222, then 654, 543, 432, 321</source>
        <translation>211, 222, dan 654, 543, 432, 321</translation>
    </message>
    <message>
        <source>665, 664, 663, 662, 661, 655, 653, 652, 651</source>
        <translation>665, 664, 663, 662, 661, 655, 653, 652, 651</translation>
    </message>
    <message>
        <source>644, 643, 642, 641, 633, 632, 631, 622, 621</source>
        <translation>644, 643, 642, 641, 633, 632, 631, 622, 621</translation>
    </message>
    <message>
        <source>554, 553, 552, 551, 544, 542, 541, 533, 532, 531, 522, 521</source>
        <translation>554, 553, 552, 551, 544, 542, 541, 533, 532, 531, 522, 521</translation>
    </message>
    <message>
        <source>443, 442, 441, 433, 431, 422, 332, 331, 322, and last 221</source>
        <translation>443, 442, 441, 433, 431, 422, 332, 331, 322, en als laatste 221</translation>
    </message>
    <message>
        <source>Kept</source>
        <comment>over the row of dice that stay</comment>
        <translation>Bewaard</translation>
    </message>
    <message>
        <source>Throw {throw} of {throws}</source>
        <comment>over the row of dice that stay</comment>
        <translation>Worp {throw} van {throws}</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: leave the dice as they lie and hand them on</comment>
        <translation>Stoppen</translation>
    </message>
    <message numerus="yes">
        <source>Take %n counter(s)</source>
        <comment>button: fetch the counters that are due</comment>
        <translation>
            <numerusform>%n fiche pakken</numerusform>
            <numerusform>%n fiches pakken</numerusform>
        </translation>
    </message>
    <message>
        <source>Charge, round {round}</source>
        <translation>Laden, ronde {round}</translation>
    </message>
    <message>
        <source>Discharge, round {round}</source>
        <translation>Ontladen, ronde {round}</translation>
    </message>
    <message>
        <source>out, place {place}</source>
        <comment>has left the table; place: of the ranking</comment>
        <translation>klaar, plaats {place}</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the three dice.</source>
        <translation>{player} is aan de beurt en gooit de drie dobbelstenen.</translation>
    </message>
    <message>
        <source>{player} leads this round with up to three throws.</source>
        <translation>{player} opent deze ronde met hoogstens drie worpen.</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws %n time(s), just like {leader}.</source>
        <translation>
            <numerusform>{player} gooit %n keer, net als {leader}.</numerusform>
            <numerusform>{player} gooit %n keer, net als {leader}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} throws at most %n time(s), just like {leader}.</source>
        <translation>
            <numerusform>{player} gooit hoogstens %n keer, zoals {leader}.</numerusform>
            <numerusform>{player} gooit hoogstens %n keer, zoals {leader}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level for the worst hand: {player} throws once more. The lowest loses.</source>
        <translation>Gelijke stand om de slechtste: {player} gooit nog één keer. De laagste verliest.</translation>
    </message>
    <message>
        <source>Level for the best hand: {player} throws once more. The highest gives.</source>
        <translation>Gelijke stand om de beste: {player} gooit nog één keer. De hoogste geeft.</translation>
    </message>
    <message numerus="yes">
        <source>{player} can stop, or throw again: %n throw(s) left.</source>
        <translation>
            <numerusform>{player} kan stoppen of opnieuw gooien: nog %n worp.</numerusform>
            <numerusform>{player} kan stoppen of opnieuw gooien: nog %n worpen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has to throw again: %n throw(s) left, to match {leader}.</source>
        <translation>
            <numerusform>{player} moet net als {leader} verder gooien: nog %n worp.</numerusform>
            <numerusform>{player} moet net als {leader} verder gooien: nog %n worpen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has {hand}.</source>
        <comment>hand: the numbers of the dice, and what they are worth</comment>
        <translation>{player} heeft {hand}.</translation>
    </message>
    <message numerus="yes">
        <source>{other} has the best hand, {hand}; {player} takes %n counter(s) for the worst.</source>
        <translation>
            <numerusform>{other} heeft de beste combinatie, {hand}; {player} neemt %n fiche voor de slechtste.</numerusform>
            <numerusform>{other} heeft de beste combinatie, {hand}; {player} neemt %n fiches voor de slechtste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} has the best hand, {hand}, and gives {player} %n counter(s) for the worst.</source>
        <translation>
            <numerusform>{other} heeft de beste combinatie, {hand}, en geeft {player} %n fiche voor de slechtste.</numerusform>
            <numerusform>{other} heeft de beste combinatie, {hand}, en geeft {player} %n fiches voor de slechtste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For the nénette {player} takes %n counter(s) from the pot.</source>
        <comment>221</comment>
        <translation>
            <numerusform>Voor de nénette neemt {player} %n fiche uit de pot.</numerusform>
            <numerusform>Voor de nénette neemt {player} %n fiches uit de pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For the nénette {other} gives {player} %n counter(s).</source>
        <comment>221</comment>
        <translation>
            <numerusform>Voor de nénette geeft {other} aan {player} %n fiche.</numerusform>
            <numerusform>Voor de nénette geeft {other} aan {player} %n fiches.</numerusform>
        </translation>
    </message>
    <message>
        <source>All hands are the same: {player} leads this round once more.</source>
        <translation>Alle combinaties zijn gelijk: {player} opent deze ronde opnieuw.</translation>
    </message>
    <message>
        <source>{player} has the best hand, but no counters to give.</source>
        <translation>{player} heeft de beste combinatie, maar geen fiches om te geven.</translation>
    </message>
    <message>
        <source>{player} is the first without counters and wins.</source>
        <translation>{player} heeft als eerste geen fiches meer en wint.</translation>
    </message>
    <message>
        <source>{players} are the first without counters and share the victory.</source>
        <translation>{players} hebben als eersten geen fiches meer en delen de overwinning.</translation>
    </message>
    <message>
        <source>Nobody got rid of all counters. Those with the fewest win: {players}.</source>
        <translation>Niemand is alle fiches kwijtgeraakt. Met de minste winnen: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} threw %n time(s).</source>
        <comment>the leader of the round</comment>
        <translation>
            <numerusform>{player} gooide %n keer.</numerusform>
            <numerusform>{player} gooide %n keer.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least one die has to lie in the tray to be thrown.</source>
        <translation>Er moet minstens één dobbelsteen in de bak liggen om te gooien.</translation>
    </message>
    <message>
        <source>Throw the three dice</source>
        <translation>De drie dobbelstenen gooien</translation>
    </message>
    <message>
        <source>Throw again: {dice}</source>
        <comment>the numbers of the dice</comment>
        <translation>Opnieuw gooien: {dice}</translation>
    </message>
    <message>
        <source>Throw again without any die</source>
        <translation>Opnieuw gooien zonder dobbelsteen</translation>
    </message>
    <message>
        <source>Hand on the dice</source>
        <translation>De dobbelstenen doorgeven</translation>
    </message>
    <message>
        <source>Take the counters</source>
        <translation>De fiches nemen</translation>
    </message>
    <message>
        <source>The next round begins</source>
        <translation>De volgende ronde begint</translation>
    </message>
    <message>
        <source>{player} throws {hand}.</source>
        <comment>hand: its numbers, and what it is worth</comment>
        <translation>{player} gooit {hand}.</translation>
    </message>
    <message>
        <source>{player} throws {hand} in the play-off.</source>
        <comment>hand: the numbers of the dice</comment>
        <translation>{player} gooit {hand} als beslissingsworp.</translation>
    </message>
    <message>
        <source>{player} now has {hand}.</source>
        <comment>after throwing some dice again; hand: its numbers and what it is worth</comment>
        <translation>{player} heeft nu {hand}.</translation>
    </message>
    <message>
        <source>{player} had kept {kept}.</source>
        <translation>{player} had {kept} laten liggen.</translation>
    </message>
    <message numerus="yes">
        <source>{player} stops after %n throw(s).</source>
        <translation>
            <numerusform>{player} stopt na %n worp.</numerusform>
            <numerusform>{player} stopt na %n worpen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice go to {player}.</source>
        <translation>De dobbelstenen gaan naar {player}.</translation>
    </message>
    <message>
        <source>{players} are level for the worst hand and throw once more.</source>
        <translation>Gelijke stand om de slechtste combinatie: {players} gooien nog één keer.</translation>
    </message>
    <message>
        <source>{players} are level for the best hand and throw once more.</source>
        <translation>Gelijke stand om de beste combinatie: {players} gooien nog één keer.</translation>
    </message>
    <message>
        <source>Out, without counters: {players}.</source>
        <comment>who has left the table</comment>
        <translation>Klaar, zonder fiches: {players}.</translation>
    </message>
    <message>
        <source>The pot is empty: the discharge begins.</source>
        <translation>De pot is leeg: het ontladen begint.</translation>
    </message>
    <message>
        <source>421!</source>
        <comment>celebrated in large letters</comment>
        <translation>421!</translation>
    </message>
    <message>
        <source>Nénette!</source>
        <comment>celebrated in large letters: the lowest hand, 221</comment>
        <translation>Nénette!</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>Held</source>
        <comment>line of the score: the counters that somebody holds</comment>
        <translation>In bezit</translation>
    </message>
</context>
</TS>
