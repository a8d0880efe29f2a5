<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message id="four_two_one.aim">
        <source>First all 21 counters are dealt out by the dice. Then the goal is to be first to have none left.</source>
        <translation>Zuerst verteilen die Würfel alle 21 Spielmarken. Dann ist das Ziel, als Erstes keine mehr zu haben.</translation>
    </message>
    <message id="four_two_one.aim@short">
        <source>First all 11 counters are dealt out by the dice. Then the goal is to be first to have none left.</source>
        <translation>Zuerst verteilen die Würfel alle 11 Spielmarken. Dann ist das Ziel, als Erstes keine mehr zu haben.</translation>
    </message>
    <message id="four_two_one.players">
        <source>Two to four players take part.</source>
        <translation>Zwei bis vier spielen mit.</translation>
    </message>
    <message id="four_two_one.pot-21">
        <source>The 21 counters lie in the pot, and nobody holds any.</source>
        <translation>Die 21 Spielmarken liegen im Topf, und niemand hat welche.</translation>
    </message>
    <message id="four_two_one.pot-21@short">
        <source>There are only 11 counters. They lie in the pot, and nobody holds any.</source>
        <translation>Es gibt nur 11 Spielmarken. Sie liegen im Topf, und niemand hat welche.</translation>
    </message>
    <message id="four_two_one.two-phases">
        <source>The match has two phases: first the charge, then the discharge.</source>
        <translation>Die Partie hat zwei Phasen: erst das Aufladen, dann das Abladen.</translation>
    </message>
    <message id="four_two_one.youngest-begins">
        <source>The youngest player takes the first seat and leads the first round.</source>
        <translation>Die jüngste Person sitzt auf dem ersten Platz und eröffnet die erste Runde.</translation>
    </message>
    <message id="four_two_one.youngest-begins@random">
        <source>Lots are drawn to see who leads the first round.</source>
        <extracomment>to lead a round: to be the first to throw in it</extracomment>
        <translation>Es wird ausgelost, wer die erste Runde eröffnet.</translation>
    </message>
    <message id="four_two_one.turn-order">
        <source>Turns go clockwise, starting with whoever leads the round.</source>
        <translation>Es geht im Uhrzeigersinn, und wer die Runde eröffnet, fängt an.</translation>
    </message>
    <message id="four_two_one.unordered">
        <source>A hand is what the three dice show, in any order. It is named from the highest die down: 4, 2 and 1 are 421.</source>
        <translation>Eine Kombination ist, was die drei Würfel zeigen, egal in welcher Reihenfolge. Sie heißt nach den Zahlen von hoch nach niedrig: 4, 2 und 1 sind 421.</translation>
    </message>
    <message id="four_two_one.hand-order">
        <source>The hands rank as on the sheet at the table. The best hand of a round moves as many counters as its line says.</source>
        <translation>Die Kombinationen stehen der Reihe nach auf dem Zettel am Tisch. Die beste einer Runde bewegt so viele Spielmarken, wie in ihrer Zeile steht.</translation>
    </message>
    <message id="four_two_one.same-value-order">
        <source>Two 1s with another number beat three of that number, so 611 beats 666. Both 211 and 222 beat the straights, and a higher straight beats a lower one.</source>
        <extracomment>straights: 654, 543, 432, 321</extracomment>
        <translation>Zwei 1er mit einer anderen Zahl schlagen dreimal diese Zahl, also schlägt 611 die 666. Auch 211 und 222 schlagen die Straßen, und eine höhere Straße schlägt eine niedrigere.</translation>
    </message>
    <message id="four_two_one.ordinary-hands">
        <source>All other hands move 1 counter. They rank like numbers, the highest die first: 665 is the best of them.</source>
        <translation>Alle anderen Kombinationen bewegen 1 Spielmarke. Sie zählen wie Zahlen, der höchste Würfel zuerst: 665 ist die beste von ihnen.</translation>
    </message>
    <message id="four_two_one.nenette-lowest">
        <source>The nénette, 221, is the lowest hand of all.</source>
        <translation>Die Nénette, 221, ist die niedrigste aller Kombinationen.</translation>
    </message>
    <message id="four_two_one.charge-one-throw">
        <source>In the charge, everyone throws all three dice once.</source>
        <translation>Beim Aufladen werfen alle die drei Würfel genau einmal.</translation>
    </message>
    <message id="four_two_one.charge-worst-takes">
        <source>Whoever has the worst hand takes counters from the pot: as many as the best hand is worth.</source>
        <translation>Wer die schlechteste Kombination hat, nimmt Spielmarken aus dem Topf: so viele, wie die beste wert ist.</translation>
    </message>
    <message id="four_two_one.charge-worst-takes@by-hand">
        <source>Whoever has the worst hand fetches counters from the pot: as many as the best hand is worth. Nobody plays on before all counters that are due have been fetched.</source>
        <translation>Wer die schlechteste Kombination hat, holt sich Spielmarken aus dem Topf: so viele, wie die beste wert ist. Weiter geht es erst, wenn alle fälligen Spielmarken geholt sind.</translation>
    </message>
    <message id="four_two_one.charge-pot-short">
        <source>If the pot holds fewer counters, they take what is left.</source>
        <translation>Liegen weniger Spielmarken im Topf, nimmt man den Rest.</translation>
    </message>
    <message id="four_two_one.charge-ends">
        <source>The charge is over when the pot is empty.</source>
        <translation>Das Aufladen ist vorbei, wenn der Topf leer ist.</translation>
    </message>
    <message id="four_two_one.all-level-void">
        <source>If everyone has the same hand, the round does not count. The same player leads it again.</source>
        <translation>Haben alle die gleiche Kombination, zählt die Runde nicht. Dieselbe Person eröffnet sie noch einmal.</translation>
    </message>
    <message id="four_two_one.worst-play-off">
        <source>If several players share the worst hand, each of them throws three dice once more. The lowest of these throws is the worst; those still level throw again.</source>
        <translation>Haben mehrere die schlechteste Kombination, werfen sie alle drei Würfel noch einmal. Der niedrigste dieser Würfe ist der schlechteste; bei Gleichstand wird noch einmal gewürfelt.</translation>
    </message>
    <message id="four_two_one.best-play-off">
        <source>In the discharge, players who share the best hand throw once more as well, and the highest throw gives. This comes before a play-off for the worst.</source>
        <translation>Beim Abladen würfeln auch die noch einmal, die sich die beste Kombination teilen, und der höchste Wurf gibt. Das kommt vor der Entscheidung um die schlechteste.</translation>
    </message>
    <message id="four_two_one.play-off-plain">
        <source>A play-off only decides who it is. Its throws move no counters, and the first hands still count.</source>
        <translation>Eine Entscheidungsrunde klärt nur, wer es ist. Ihre Würfe bewegen keine Spielmarken, und die ersten Kombinationen zählen weiter.</translation>
    </message>
    <message id="four_two_one.nenette-two">
        <source>Whoever has 221 receives exactly 2 counters, whatever the best hand is worth.</source>
        <translation>Wer 221 hat, bekommt genau 2 Spielmarken, egal was die beste Kombination wert ist.</translation>
    </message>
    <message id="four_two_one.nenette-two@extra">
        <source>Whoever has 221 first receives 2 counters. Then the worst hand loses as usual.</source>
        <translation>Wer 221 hat, bekommt zuerst 2 Spielmarken. Danach verliert die schlechteste Kombination wie sonst auch.</translation>
    </message>
    <message id="four_two_one.nenette-two@plain">
        <source>A hand of 221 is simply the worst, and receives what the best hand is worth.</source>
        <translation>Die 221 ist einfach die schlechteste Kombination und bekommt, was die beste wert ist.</translation>
    </message>
    <message id="four_two_one.nenette-several">
        <source>If several players have 221, each of them receives 2 in turn order, as long as there are counters to give. There is no play-off.</source>
        <translation>Haben mehrere 221, bekommen sie reihum je 2 Spielmarken, solange welche zu geben sind. Eine Entscheidungsrunde gibt es nicht.</translation>
    </message>
    <message id="four_two_one.nenette-several@extra">
        <source>If several players have 221, each of them receives 2 in turn order, as long as there are counters to give. Then they throw for the usual loss.</source>
        <translation>Haben mehrere 221, bekommen sie reihum je 2 Spielmarken, solange welche zu geben sind. Dann würfeln sie um den üblichen Verlust.</translation>
    </message>
    <message id="four_two_one.nenette-several@plain">
        <source>If several players have 221, a play-off decides who receives the counters.</source>
        <translation>Haben mehrere 221, klärt eine Entscheidungsrunde, wer die Spielmarken bekommt.</translation>
    </message>
    <message id="four_two_one.loser-leads">
        <source>Whoever received counters leads the next round, and the first round of the discharge too. If several did, it is the first of them in turn order.</source>
        <translation>Wer Spielmarken bekommen hat, eröffnet die nächste Runde, auch die erste beim Abladen. Sind es mehrere, dann die erste Person in der Reihenfolge.</translation>
    </message>
    <message id="four_two_one.clean-charge">
        <source>Whoever has no counters after the charge is out at once and takes first place. Several of them share it.</source>
        <translation>Wer nach dem Aufladen keine Spielmarken hat, ist sofort fertig und kommt auf den ersten Rang. Mehrere teilen ihn sich.</translation>
    </message>
    <message id="four_two_one.clean-charge@stay-in">
        <source>Whoever has no counters after the charge still plays, and is out after the first round that leaves them with none.</source>
        <translation>Wer nach dem Aufladen keine Spielmarken hat, spielt trotzdem mit und ist fertig, sobald eine Runde ohne Spielmarken endet.</translation>
    </message>
    <message id="four_two_one.one-holder-ends">
        <source>If one player then holds all the counters, the match is over at once.</source>
        <translation>Hat dann eine Person alle Spielmarken, ist die Partie sofort zu Ende.</translation>
    </message>
    <message id="four_two_one.leader-throws">
        <source>In the discharge, the leader throws all three dice and may then throw a second and a third time.</source>
        <translation>Wer beim Abladen eröffnet, wirft alle drei Würfel und darf dann ein zweites und ein drittes Mal werfen.</translation>
    </message>
    <message id="four_two_one.rethrow-any">
        <source>For another throw, pick up any of the dice, even ones that were kept before.</source>
        <translation>Für einen weiteren Wurf nimmt man beliebige Würfel, auch solche, die man vorher behalten hat.</translation>
    </message>
    <message id="four_two_one.rethrow-at-least-one">
        <source>Another throw needs at least one die.</source>
        <translation>Zu einem weiteren Wurf gehört mindestens ein Würfel.</translation>
    </message>
    <message id="four_two_one.same-number">
        <source>The others throw exactly as often as the leader did. Nobody may stop earlier, not even with a good hand.</source>
        <translation>Die anderen würfeln genauso oft wie die Person, die eröffnet hat. Niemand darf früher aufhören, auch nicht mit einer guten Kombination.</translation>
    </message>
    <message id="four_two_one.same-number@at-most">
        <source>The others may throw as often as the leader did, and may stop earlier.</source>
        <translation>Die anderen dürfen so oft würfeln wie die Person, die eröffnet hat, und auch früher aufhören.</translation>
    </message>
    <message id="four_two_one.last-throw-counts">
        <source>The hand after the last throw counts.</source>
        <translation>Es zählt die Kombination nach dem letzten Wurf.</translation>
    </message>
    <message id="four_two_one.best-gives">
        <source>Whoever has the best hand gives counters to whoever has the worst: as many as the best hand is worth, but 2 for a 221.</source>
        <translation>Wer die beste Kombination hat, gibt der Person mit der schlechtesten Spielmarken: so viele, wie die beste wert ist, aber 2 bei einer 221.</translation>
    </message>
    <message id="four_two_one.best-gives@extra">
        <source>Whoever has the best hand gives counters to whoever has the worst: as many as the best hand is worth, and 2 more for a 221.</source>
        <translation>Wer die beste Kombination hat, gibt der Person mit der schlechtesten Spielmarken: so viele, wie die beste wert ist, und 2 mehr bei einer 221.</translation>
    </message>
    <message id="four_two_one.best-gives@plain">
        <source>Whoever has the best hand gives counters to whoever has the worst: as many as the best hand is worth.</source>
        <translation>Wer die beste Kombination hat, gibt der Person mit der schlechtesten Spielmarken: so viele, wie die beste wert ist.</translation>
    </message>
    <message id="four_two_one.gives-what-he-has">
        <source>If they hold fewer, they give all they have.</source>
        <translation>Wer weniger hat, gibt alle, die noch da sind.</translation>
    </message>
    <message id="four_two_one.out-when-empty">
        <source>Whoever has given away their last counter leaves the table with the next free place.</source>
        <translation>Wer die letzte Spielmarke abgegeben hat, verlässt den Tisch mit dem nächsten freien Rang.</translation>
    </message>
    <message id="four_two_one.end-all-counters">
        <source>The match ends when one player holds all the counters. That player comes last.</source>
        <translation>Die Partie endet, wenn eine Person alle Spielmarken hat. Sie kommt auf den letzten Rang.</translation>
    </message>
    <message id="four_two_one.end-all-counters@first-out">
        <source>The match ends as soon as somebody has left the table.</source>
        <translation>Die Partie endet, sobald jemand den Tisch verlassen hat.</translation>
    </message>
    <message id="four_two_one.first-out-wins">
        <source>The first player without counters wins.</source>
        <translation>Wer zuerst keine Spielmarken mehr hat, gewinnt.</translation>
    </message>
    <message id="four_two_one.ranking">
        <source>The places follow the order of leaving.</source>
        <translation>Die Ränge folgen der Reihe, in der alle den Tisch verlassen.</translation>
    </message>
    <message id="four_two_one.ranking@first-out">
        <source>The others are placed by their counters: fewer is better, and equal numbers share a place.</source>
        <translation>Bei den anderen zählen die Spielmarken: Weniger ist besser, und gleich viele teilen sich den Rang.</translation>
    </message>
    <message id="four_two_one.round-cap">
        <source>After 1,000 rounds of discharge the match ends. Whoever is left is placed by counters: fewer is better, and equal numbers share a place.</source>
        <translation>Nach 1.000 Runden Abladen endet die Partie. Bei allen, die noch spielen, zählen die Spielmarken: Weniger ist besser, und gleich viele teilen sich den Rang.</translation>
    </message>
    <message id="four_two_one.holds-1">
        <source>Whoever begins with a counter has taken it from the pot before the first throw.</source>
        <translation>Wer mit einer Spielmarke beginnt, hat sie vor dem ersten Wurf aus dem Topf genommen.</translation>
    </message>
    <message id="four_two_one.holds-2">
        <source>Whoever begins with two counters has taken them from the pot before the first throw.</source>
        <translation>Wer mit zwei Spielmarken beginnt, hat sie vor dem ersten Wurf aus dem Topf genommen.</translation>
    </message>
</context>
<context>
    <name>four_two_one</name>
    <message>
        <source>The match ends</source>
        <translation>Die Partie endet</translation>
    </message>
    <message>
        <source>When one player holds all the counters</source>
        <translation>Wenn eine Person alle Spielmarken hat</translation>
    </message>
    <message>
        <source>When the first player is out</source>
        <translation>Wenn die erste Person fertig ist</translation>
    </message>
    <message>
        <source>Whoever got no counter in the charge</source>
        <translation>Wer beim Aufladen keine Spielmarke bekommt</translation>
    </message>
    <message>
        <source>Is out in first place</source>
        <translation>Ist fertig, auf dem ersten Rang</translation>
    </message>
    <message>
        <source>Still plays in the discharge</source>
        <translation>Spielt beim Abladen mit</translation>
    </message>
    <message>
        <source>Whoever throws 221 receives</source>
        <translation>Wer 221 würfelt, bekommt</translation>
    </message>
    <message>
        <source>Exactly 2 counters</source>
        <translation>Genau 2 Spielmarken</translation>
    </message>
    <message>
        <source>2 counters more than usual</source>
        <translation>2 Spielmarken mehr als sonst</translation>
    </message>
    <message>
        <source>No more and no less than usual</source>
        <translation>Nicht mehr und nicht weniger als sonst</translation>
    </message>
    <message>
        <source>The others throw</source>
        <translation>Die anderen würfeln</translation>
    </message>
    <message>
        <source>Exactly as often as the leader</source>
        <translation>Genauso oft wie die erste Person</translation>
    </message>
    <message>
        <source>At most as often as the leader</source>
        <translation>Höchstens so oft wie die erste Person</translation>
    </message>
    <message>
        <source>Counters in the pot</source>
        <translation>Spielmarken im Topf</translation>
    </message>
    <message>
        <source>21</source>
        <comment>number of counters</comment>
        <translation>21</translation>
    </message>
    <message>
        <source>11, the short game</source>
        <comment>number of counters</comment>
        <translation>11, die kurze Partie</translation>
    </message>
    <message>
        <source>Counters that are due</source>
        <translation>Fällige Spielmarken</translation>
    </message>
    <message>
        <source>Move by themselves</source>
        <translation>Wandern von selbst</translation>
    </message>
    <message>
        <source>Are fetched by whoever receives them</source>
        <translation>Holt sich, wer sie bekommt</translation>
    </message>
    <message>
        <source>Begins with 1 counter</source>
        <comment>handicap</comment>
        <translation>Beginnt mit 1 Spielmarke</translation>
    </message>
    <message>
        <source>Begins with 2 counters</source>
        <comment>handicap</comment>
        <translation>Beginnt mit 2 Spielmarken</translation>
    </message>
    <message>
        <source>421</source>
        <comment>name of the game</comment>
        <translation>421</translation>
    </message>
    <message>
        <source>Throw high hands with three dice, and be first to lose all your counters.</source>
        <translation>Würfle mit drei Würfeln hohe Kombinationen und werde als Erstes alle Spielmarken los.</translation>
    </message>
    <message>
        <source>Four-Two-One, Quatre-vingt-et-un</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Vier-zwei-eins, Quatre-vingt-et-un</translation>
    </message>
    <message>
        <source>The three dice have to be thrown.</source>
        <translation>Die drei Würfel müssen geworfen werden.</translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Etwas anderes ist nicht zu tun.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Noch einmal würfeln macht Spaß.</translation>
    </message>
    <message numerus="yes">
        <source>This hand is worth %n counter(s): that is enough.</source>
        <translation>
            <numerusform>Diese Kombination ist %n Spielmarke wert: Das reicht.</numerusform>
            <numerusform>Diese Kombination ist %n Spielmarken wert: Das reicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep {kept}: the chance of 421 is about {percent}%.</source>
        <comment>kept: the numbers of dice</comment>
        <translation>Behalte {kept}: Die Chance auf 421 ist etwa {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>Throw all three dice: the chance of 421 is about {percent}%.</source>
        <translation>Wirf alle drei Würfel: Die Chance auf 421 ist etwa {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>Keeping {kept} gets rid of the most counters on average.</source>
        <comment>kept: the numbers of dice</comment>
        <translation>Mit {kept} wird man im Schnitt die meisten Spielmarken los.</translation>
    </message>
    <message>
        <source>Keeping {kept} gives the best chance to be out first.</source>
        <comment>kept: the numbers of dice</comment>
        <translation>Mit {kept} ist die Chance am größten, zuerst fertig zu sein.</translation>
    </message>
    <message>
        <source>No die is worth keeping. All three together make 421 in about {percent}% of cases.</source>
        <comment>percent: chance over the throws that are left</comment>
        <translation>Kein Würfel lohnt sich zu behalten. Alle drei zusammen ergeben in etwa {percent}&#xa0;% der Fälle 421.</translation>
    </message>
    <message numerus="yes">
        <source>The others may only throw %n time(s) then. Another throw would get rid of fewer counters on average.</source>
        <translation>
            <numerusform>Die anderen haben dann nur %n Wurf. Mit einem weiteren Wurf wird man im Schnitt weniger Spielmarken los.</numerusform>
            <numerusform>Die anderen haben dann nur %n Würfe. Mit einem weiteren Wurf wird man im Schnitt weniger Spielmarken los.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others may only throw %n time(s) then. Another throw would make it less likely to be out first.</source>
        <translation>
            <numerusform>Die anderen haben dann nur %n Wurf. Mit einem weiteren Wurf sinkt die Chance, zuerst fertig zu sein.</numerusform>
            <numerusform>Die anderen haben dann nur %n Würfe. Mit einem weiteren Wurf sinkt die Chance, zuerst fertig zu sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>This makes the best hand so far in about {best}% of cases, and the worst in about {worst}%.</source>
        <comment>throwing the dice that are shown</comment>
        <translation>Das ergibt in etwa {best}&#xa0;% der Fälle die bisher beste Kombination und in etwa {worst}&#xa0;% die schlechteste.</translation>
    </message>
    <message>
        <source>Throwing again would risk more than it brings.</source>
        <translation>Noch ein Wurf riskiert mehr, als er bringt.</translation>
    </message>
    <message>
        <source>A 421 in the charge</source>
        <translation>Eine 421 beim Aufladen</translation>
    </message>
    <message>
        <source>421 is worth 10 counters. The last player throws 322, the worst hand of the three, and takes 10 counters from the pot.</source>
        <translation>421 ist 10 Spielmarken wert. Die letzte Person würfelt 322, die schlechteste der drei Kombinationen, und nimmt 10 Spielmarken aus dem Topf.</translation>
    </message>
    <message>
        <source>Two worst hands</source>
        <translation>Zweimal das Schlechteste</translation>
    </message>
    <message>
        <source>Two players have 532, so they throw once more. The 221 of this throw is the lower one: it costs the 4 counters of the best hand, 444, and nothing else.</source>
        <translation>Zwei Personen haben 532 und würfeln deshalb noch einmal. Die 221 dabei ist niedriger: Sie kostet die 4 Spielmarken der besten Kombination, 444, und sonst nichts.</translation>
    </message>
    <message>
        <source>As often as the leader</source>
        <translation>So oft wie die erste Person</translation>
    </message>
    <message>
        <source>The leader stopped after two throws. The other player has 611 at once, but must throw a second time: the 6 goes back into the cup, and the 4 that it shows is worth 4 counters.</source>
        <translation>Eröffnet wurde mit zwei Würfen. Die andere Person hat sofort 611, muss aber ein zweites Mal werfen: Die 6 kommt zurück in den Becher, und mit der 4, die sie dann zeigt, sind es 4 Spielmarken.</translation>
    </message>
    <message numerus="yes">
        <source>The pot was empty after %n round(s).</source>
        <translation>
            <numerusform>Nach %n Runde war der Topf leer.</numerusform>
            <numerusform>Nach %n Runden war der Topf leer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} made 421 most often: %n time(s).</source>
        <translation>
            <numerusform>{player} hatte am häufigsten 421: %n-mal.</numerusform>
            <numerusform>{player} hatte am häufigsten 421: %n-mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The nénette came up %n time(s) in all.</source>
        <comment>221</comment>
        <translation>
            <numerusform>Die Nénette kam insgesamt %n-mal.</numerusform>
            <numerusform>Die Nénette kam insgesamt %n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} got through the whole charge without a single counter.</source>
        <translation>{player} kam durch das ganze Aufladen ohne eine einzige Spielmarke.</translation>
    </message>
    <message>
        <source>{player} once held {count} counters and still won.</source>
        <translation>{player} hatte einmal {count} Spielmarken und hat trotzdem gewonnen.</translation>
    </message>
    <message>
        <source>{player} had to take the most counters from the pot: {count}.</source>
        <translation>{player} musste die meisten Spielmarken aus dem Topf nehmen: {count}.</translation>
    </message>
    <message>
        <source>{dice}</source>
        <comment>a hand: the numbers of three dice, as 421</comment>
        <translation>{dice}</translation>
    </message>
    <message>
        <source>{dice}, the nénette</source>
        <comment>the lowest hand; dice: 221</comment>
        <translation>{dice}, die Nénette</translation>
    </message>
    <message>
        <source>{hand}: the lowest hand of all</source>
        <translation>{hand}: die niedrigste von allen</translation>
    </message>
    <message numerus="yes">
        <source>{hand}: %n counter(s)</source>
        <comment>what a hand moves, as 611: 6 counters</comment>
        <translation>
            <numerusform>{hand}: %n Spielmarke</numerusform>
            <numerusform>{hand}: %n Spielmarken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hand}: rank {rank}, %n counter(s)</source>
        <comment>a hand, its rank in the list, and what it moves</comment>
        <translation>
            <numerusform>{hand}: Rang {rank}, %n Spielmarke</numerusform>
            <numerusform>{hand}: Rang {rank}, %n Spielmarken</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>heading of the sheet that shows which hand beats which; short</comment>
        <translation>Rangfolge</translation>
    </message>
    <message>
        <source>The hands, the best one on top</source>
        <translation>Die Kombinationen, die beste oben</translation>
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
        <translation>Straßen</translation>
    </message>
    <message>
        <source>665 to 221</source>
        <comment>line of the sheet of hands: all others, which rank like numbers</comment>
        <translation>665 bis 221</translation>
    </message>
    <message>
        <source>Play-off</source>
        <comment>line of the sheet: one more throw between equal hands; short</comment>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>{line}, {player}</source>
        <comment>a box of the sheet of hands</comment>
        <translation>{line}, {player}</translation>
    </message>
    <message>
        <source>{line}: counters</source>
        <comment>a box of the sheet: what these hands move</comment>
        <translation>{line}: Spielmarken</translation>
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
        <translation>611, dann 666</translation>
    </message>
    <message>
        <source>511, then 555</source>
        <translation>511, dann 555</translation>
    </message>
    <message>
        <source>411, then 444</source>
        <translation>411, dann 444</translation>
    </message>
    <message>
        <source>311, then 333</source>
        <translation>311, dann 333</translation>
    </message>
    <message>
        <source>211, 222, then 654, 543, 432, 321</source>
        <translation>211, 222, dann 654, 543, 432, 321</translation>
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
        <translation>443, 442, 441, 433, 431, 422, 332, 331, 322, zuletzt 221</translation>
    </message>
    <message>
        <source>Kept</source>
        <comment>over the row of dice that stay</comment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Throw {throw} of {throws}</source>
        <comment>over the row of dice that stay</comment>
        <translation>Wurf {throw} von {throws}</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: leave the dice as they lie and hand them on</comment>
        <translation>Aufhören</translation>
    </message>
    <message numerus="yes">
        <source>Take %n counter(s)</source>
        <comment>button: fetch the counters that are due</comment>
        <translation>
            <numerusform>%n Spielmarke nehmen</numerusform>
            <numerusform>%n Spielmarken nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Charge, round {round}</source>
        <translation>Aufladen, Runde {round}</translation>
    </message>
    <message>
        <source>Discharge, round {round}</source>
        <translation>Abladen, Runde {round}</translation>
    </message>
    <message>
        <source>out, place {place}</source>
        <comment>has left the table; place: of the ranking</comment>
        <translation>fertig, Rang {place}</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the three dice.</source>
        <translation>{player} ist dran und wirft die drei Würfel.</translation>
    </message>
    <message>
        <source>{player} leads this round with up to three throws.</source>
        <translation>{player} eröffnet diese Runde mit bis zu drei Würfen.</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws %n time(s), just like {leader}.</source>
        <translation>
            <numerusform>{player} wirft %n-mal, genau wie {leader}.</numerusform>
            <numerusform>{player} wirft %n-mal, genau wie {leader}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} throws at most %n time(s), just like {leader}.</source>
        <translation>
            <numerusform>{player} wirft höchstens %n-mal, wie {leader}.</numerusform>
            <numerusform>{player} wirft höchstens %n-mal, wie {leader}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level for the worst hand: {player} throws once more. The lowest loses.</source>
        <translation>Gleichstand um die schlechteste: {player} wirft noch einmal. Der niedrigste Wurf verliert.</translation>
    </message>
    <message>
        <source>Level for the best hand: {player} throws once more. The highest gives.</source>
        <translation>Gleichstand um die beste: {player} wirft noch einmal. Der höchste Wurf gibt.</translation>
    </message>
    <message numerus="yes">
        <source>{player} can stop, or throw again: %n throw(s) left.</source>
        <translation>
            <numerusform>{player} kann aufhören oder noch einmal würfeln: noch %n Wurf.</numerusform>
            <numerusform>{player} kann aufhören oder noch einmal würfeln: noch %n Würfe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has to throw again: %n throw(s) left, to match {leader}.</source>
        <translation>
            <numerusform>{player} muss wie {leader} weiterwürfeln: noch %n Wurf.</numerusform>
            <numerusform>{player} muss wie {leader} weiterwürfeln: noch %n Würfe.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has {hand}.</source>
        <comment>hand: the numbers of the dice, and what they are worth</comment>
        <translation>{player} hat {hand}.</translation>
    </message>
    <message numerus="yes">
        <source>{other} has the best hand, {hand}; {player} takes %n counter(s) for the worst.</source>
        <translation>
            <numerusform>{other} hat die beste Kombination, {hand}; {player} nimmt %n Spielmarke für die schlechteste.</numerusform>
            <numerusform>{other} hat die beste Kombination, {hand}; {player} nimmt %n Spielmarken für die schlechteste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} has the best hand, {hand}, and gives {player} %n counter(s) for the worst.</source>
        <translation>
            <numerusform>{other} hat die beste Kombination, {hand}, und gibt {player}&#xa0;%n Spielmarke für die schlechteste.</numerusform>
            <numerusform>{other} hat die beste Kombination, {hand}, und gibt {player}&#xa0;%n Spielmarken für die schlechteste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For the nénette {player} takes %n counter(s) from the pot.</source>
        <comment>221</comment>
        <translation>
            <numerusform>Für die Nénette nimmt {player}&#xa0;%n Spielmarke aus dem Topf.</numerusform>
            <numerusform>Für die Nénette nimmt {player}&#xa0;%n Spielmarken aus dem Topf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For the nénette {other} gives {player} %n counter(s).</source>
        <comment>221</comment>
        <translation>
            <numerusform>Für die Nénette gibt {other} {player}&#xa0;%n Spielmarke.</numerusform>
            <numerusform>Für die Nénette gibt {other} {player}&#xa0;%n Spielmarken.</numerusform>
        </translation>
    </message>
    <message>
        <source>All hands are the same: {player} leads this round once more.</source>
        <translation>Alle Kombinationen sind gleich: {player} eröffnet diese Runde noch einmal.</translation>
    </message>
    <message>
        <source>{player} has the best hand, but no counters to give.</source>
        <translation>{player} hat die beste Kombination, aber keine Spielmarken zu geben.</translation>
    </message>
    <message>
        <source>{player} is the first without counters and wins.</source>
        <translation>{player} hat als Erstes keine Spielmarken mehr und gewinnt.</translation>
    </message>
    <message>
        <source>{players} are the first without counters and share the victory.</source>
        <translation>{players} haben als Erstes keine Spielmarken mehr und teilen sich den Sieg.</translation>
    </message>
    <message>
        <source>Nobody got rid of all counters. Those with the fewest win: {players}.</source>
        <translation>Niemand ist alle Spielmarken losgeworden. Mit den wenigsten gewinnen: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} threw %n time(s).</source>
        <comment>the leader of the round</comment>
        <translation>
            <numerusform>{player} hat %n-mal gewürfelt.</numerusform>
            <numerusform>{player} hat %n-mal gewürfelt.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least one die has to lie in the tray to be thrown.</source>
        <translation>Mindestens ein Würfel muss im Tablett liegen, um geworfen zu werden.</translation>
    </message>
    <message>
        <source>Throw the three dice</source>
        <translation>Die drei Würfel werfen</translation>
    </message>
    <message>
        <source>Throw again: {dice}</source>
        <comment>the numbers of the dice</comment>
        <translation>Noch einmal werfen: {dice}</translation>
    </message>
    <message>
        <source>Throw again without any die</source>
        <translation>Ohne Würfel noch einmal werfen</translation>
    </message>
    <message>
        <source>Hand on the dice</source>
        <translation>Die Würfel weitergeben</translation>
    </message>
    <message>
        <source>Take the counters</source>
        <translation>Die Spielmarken nehmen</translation>
    </message>
    <message>
        <source>The next round begins</source>
        <translation>Die nächste Runde beginnt</translation>
    </message>
    <message>
        <source>{player} throws {hand}.</source>
        <comment>hand: its numbers, and what it is worth</comment>
        <translation>{player} würfelt {hand}.</translation>
    </message>
    <message>
        <source>{player} throws {hand} in the play-off.</source>
        <comment>hand: the numbers of the dice</comment>
        <translation>{player} würfelt {hand} in der Entscheidungsrunde.</translation>
    </message>
    <message>
        <source>{player} now has {hand}.</source>
        <comment>after throwing some dice again; hand: its numbers and what it is worth</comment>
        <translation>{player} hat jetzt {hand}.</translation>
    </message>
    <message>
        <source>{player} had kept {kept}.</source>
        <translation>{player} hatte {kept} behalten.</translation>
    </message>
    <message numerus="yes">
        <source>{player} stops after %n throw(s).</source>
        <translation>
            <numerusform>{player} hört nach %n Wurf auf.</numerusform>
            <numerusform>{player} hört nach %n Würfen auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice go to {player}.</source>
        <translation>Die Würfel gehen an {player}.</translation>
    </message>
    <message>
        <source>{players} are level for the worst hand and throw once more.</source>
        <translation>Gleichstand um die schlechteste Kombination: {players} würfeln noch einmal.</translation>
    </message>
    <message>
        <source>{players} are level for the best hand and throw once more.</source>
        <translation>Gleichstand um die beste Kombination: {players} würfeln noch einmal.</translation>
    </message>
    <message>
        <source>Out, without counters: {players}.</source>
        <comment>who has left the table</comment>
        <translation>Fertig, ohne Spielmarken: {players}.</translation>
    </message>
    <message>
        <source>The pot is empty: the discharge begins.</source>
        <translation>Der Topf ist leer: Das Abladen beginnt.</translation>
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
        <translation>Spielmarken</translation>
    </message>
    <message>
        <source>Held</source>
        <comment>line of the score: the counters that somebody holds</comment>
        <translation>Im Besitz</translation>
    </message>
</context>
</TS>
