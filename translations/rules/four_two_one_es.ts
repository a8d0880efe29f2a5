<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="four_two_one.aim">
        <source>First all 21 counters are dealt out by the dice. Then the goal is to be first to have none left.</source>
        <translation>Primero los dados reparten las 21 fichas. Después, el objetivo es quedarse sin ninguna antes que los demás.</translation>
    </message>
    <message id="four_two_one.aim@short">
        <source>First all 11 counters are dealt out by the dice. Then the goal is to be first to have none left.</source>
        <translation>Primero los dados reparten las 11 fichas. Después, el objetivo es quedarse sin ninguna antes que los demás.</translation>
    </message>
    <message id="four_two_one.players">
        <source>Two to four players take part.</source>
        <translation>Juegan de dos a cuatro personas.</translation>
    </message>
    <message id="four_two_one.pot-21">
        <source>The 21 counters lie in the pot, and nobody holds any.</source>
        <translation>Las 21 fichas están en el bote, y nadie tiene ninguna.</translation>
    </message>
    <message id="four_two_one.pot-21@short">
        <source>There are only 11 counters. They lie in the pot, and nobody holds any.</source>
        <translation>Solo hay 11 fichas. Están en el bote, y nadie tiene ninguna.</translation>
    </message>
    <message id="four_two_one.two-phases">
        <source>The match has two phases: first the charge, then the discharge.</source>
        <translation>La partida tiene dos fases: primero la carga y después la descarga.</translation>
    </message>
    <message id="four_two_one.youngest-begins">
        <source>The youngest player takes the first seat and leads the first round.</source>
        <translation>La persona más joven ocupa el primer sitio y abre la primera ronda.</translation>
    </message>
    <message id="four_two_one.youngest-begins@random">
        <source>Lots are drawn to see who leads the first round.</source>
        <extracomment>to lead a round: to be the first to throw in it</extracomment>
        <translation>Se sortea quién abre la primera ronda.</translation>
    </message>
    <message id="four_two_one.turn-order">
        <source>Turns go clockwise, starting with whoever leads the round.</source>
        <translation>Se juega en el sentido de las agujas del reloj, empezando por quien abre la ronda.</translation>
    </message>
    <message id="four_two_one.unordered">
        <source>A hand is what the three dice show, in any order. It is named from the highest die down: 4, 2 and 1 are 421.</source>
        <translation>Una combinación es lo que muestran los tres dados, en cualquier orden. Se nombra de mayor a menor: 4, 2 y 1 son 421.</translation>
    </message>
    <message id="four_two_one.hand-order">
        <source>The hands rank as on the sheet at the table. The best hand of a round moves as many counters as its line says.</source>
        <translation>El orden de las combinaciones es el de la hoja de la mesa. La mejor de una ronda mueve tantas fichas como indica su línea.</translation>
    </message>
    <message id="four_two_one.same-value-order">
        <source>Two 1s with another number beat three of that number, so 611 beats 666. Both 211 and 222 beat the straights, and a higher straight beats a lower one.</source>
        <extracomment>straights: 654, 543, 432, 321</extracomment>
        <translation>Dos 1 con otro número ganan a tres de ese número: 611 gana a 666. También 211 y 222 ganan a las escaleras, y una escalera más alta gana a una más baja.</translation>
    </message>
    <message id="four_two_one.ordinary-hands">
        <source>All other hands move 1 counter. They rank like numbers, the highest die first: 665 is the best of them.</source>
        <translation>Todas las demás combinaciones mueven 1 ficha. Se ordenan como números, con el dado más alto delante: 665 es la mejor.</translation>
    </message>
    <message id="four_two_one.nenette-lowest">
        <source>The nénette, 221, is the lowest hand of all.</source>
        <translation>La pequeña, 221, es la combinación más baja de todas.</translation>
    </message>
    <message id="four_two_one.charge-one-throw">
        <source>In the charge, everyone throws all three dice once.</source>
        <translation>En la carga, cada persona tira los tres dados una sola vez.</translation>
    </message>
    <message id="four_two_one.charge-worst-takes">
        <source>Whoever has the worst hand takes counters from the pot: as many as the best hand is worth.</source>
        <translation>Quien tiene la peor combinación toma fichas del bote: tantas como vale la mejor.</translation>
    </message>
    <message id="four_two_one.charge-worst-takes@by-hand">
        <source>Whoever has the worst hand fetches counters from the pot: as many as the best hand is worth. Nobody plays on before all counters that are due have been fetched.</source>
        <translation>Quien tiene la peor combinación recoge fichas del bote: tantas como vale la mejor. No se sigue jugando hasta que se han recogido todas las fichas que tocan.</translation>
    </message>
    <message id="four_two_one.charge-pot-short">
        <source>If the pot holds fewer counters, they take what is left.</source>
        <translation>Si en el bote hay menos fichas, se toman las que quedan.</translation>
    </message>
    <message id="four_two_one.charge-ends">
        <source>The charge is over when the pot is empty.</source>
        <translation>La carga termina cuando el bote se queda vacío.</translation>
    </message>
    <message id="four_two_one.all-level-void">
        <source>If everyone has the same hand, the round does not count. The same player leads it again.</source>
        <translation>Si todos tienen la misma combinación, la ronda no cuenta. La misma persona la abre otra vez.</translation>
    </message>
    <message id="four_two_one.worst-play-off">
        <source>If several players share the worst hand, each of them throws three dice once more. The lowest of these throws is the worst; those still level throw again.</source>
        <translation>Si varias personas tienen la peor combinación, cada una tira los tres dados una vez más. La tirada más baja es la peor; si hay empate, se vuelve a tirar.</translation>
    </message>
    <message id="four_two_one.best-play-off">
        <source>In the discharge, players who share the best hand throw once more as well, and the highest throw gives. This comes before a play-off for the worst.</source>
        <translation>En la descarga también tiran una vez más quienes comparten la mejor combinación, y la tirada más alta da. Esto va antes del desempate por la peor.</translation>
    </message>
    <message id="four_two_one.play-off-plain">
        <source>A play-off only decides who it is. Its throws move no counters, and the first hands still count.</source>
        <translation>Un desempate solo decide quién es. Sus tiradas no mueven fichas, y las primeras combinaciones siguen contando.</translation>
    </message>
    <message id="four_two_one.nenette-two">
        <source>Whoever has 221 receives exactly 2 counters, whatever the best hand is worth.</source>
        <translation>Quien tiene 221 recibe exactamente 2 fichas, valga lo que valga la mejor combinación.</translation>
    </message>
    <message id="four_two_one.nenette-two@extra">
        <source>Whoever has 221 first receives 2 counters. Then the worst hand loses as usual.</source>
        <translation>Quien tiene 221 recibe primero 2 fichas. Después, la peor combinación pierde como siempre.</translation>
    </message>
    <message id="four_two_one.nenette-two@plain">
        <source>A hand of 221 is simply the worst, and receives what the best hand is worth.</source>
        <translation>La combinación 221 es simplemente la peor y recibe lo que vale la mejor.</translation>
    </message>
    <message id="four_two_one.nenette-several">
        <source>If several players have 221, each of them receives 2 in turn order, as long as there are counters to give. There is no play-off.</source>
        <translation>Si varias personas tienen 221, cada una recibe 2 fichas por turnos, mientras haya fichas que dar. No hay desempate.</translation>
    </message>
    <message id="four_two_one.nenette-several@extra">
        <source>If several players have 221, each of them receives 2 in turn order, as long as there are counters to give. Then they throw for the usual loss.</source>
        <translation>Si varias personas tienen 221, cada una recibe 2 fichas por turnos, mientras haya fichas que dar. Luego tiran por la pérdida de siempre.</translation>
    </message>
    <message id="four_two_one.nenette-several@plain">
        <source>If several players have 221, a play-off decides who receives the counters.</source>
        <translation>Si varias personas tienen 221, un desempate decide quién recibe las fichas.</translation>
    </message>
    <message id="four_two_one.loser-leads">
        <source>Whoever received counters leads the next round, and the first round of the discharge too. If several did, it is the first of them in turn order.</source>
        <translation>Quien ha recibido fichas abre la ronda siguiente, y también la primera de la descarga. Si son varias personas, la primera en el orden de turno.</translation>
    </message>
    <message id="four_two_one.clean-charge">
        <source>Whoever has no counters after the charge is out at once and takes first place. Several of them share it.</source>
        <translation>Quien no tiene fichas después de la carga termina enseguida en el primer puesto. Si son varias personas, lo comparten.</translation>
    </message>
    <message id="four_two_one.clean-charge@stay-in">
        <source>Whoever has no counters after the charge still plays, and is out after the first round that leaves them with none.</source>
        <translation>Quien no tiene fichas después de la carga sigue jugando, y termina tras la primera ronda que acabe sin fichas.</translation>
    </message>
    <message id="four_two_one.one-holder-ends">
        <source>If one player then holds all the counters, the match is over at once.</source>
        <translation>Si una sola persona tiene entonces todas las fichas, la partida termina enseguida.</translation>
    </message>
    <message id="four_two_one.leader-throws">
        <source>In the discharge, the leader throws all three dice and may then throw a second and a third time.</source>
        <translation>En la descarga, quien abre tira los tres dados y luego puede tirar una segunda y una tercera vez.</translation>
    </message>
    <message id="four_two_one.rethrow-any">
        <source>For another throw, pick up any of the dice, even ones that were kept before.</source>
        <translation>Para otra tirada se recogen los dados que se quiera, incluso los que se habían guardado.</translation>
    </message>
    <message id="four_two_one.rethrow-at-least-one">
        <source>Another throw needs at least one die.</source>
        <translation>Para otra tirada hace falta al menos un dado.</translation>
    </message>
    <message id="four_two_one.same-number">
        <source>The others throw exactly as often as the leader did. Nobody may stop earlier, not even with a good hand.</source>
        <translation>Los demás tiran exactamente tantas veces como quien ha abierto. Nadie puede plantarse antes, ni siquiera con una buena combinación.</translation>
    </message>
    <message id="four_two_one.same-number@at-most">
        <source>The others may throw as often as the leader did, and may stop earlier.</source>
        <translation>Los demás pueden tirar tantas veces como quien ha abierto, y pueden plantarse antes.</translation>
    </message>
    <message id="four_two_one.last-throw-counts">
        <source>The hand after the last throw counts.</source>
        <translation>Cuenta la combinación de la última tirada.</translation>
    </message>
    <message id="four_two_one.best-gives">
        <source>Whoever has the best hand gives counters to whoever has the worst: as many as the best hand is worth, but 2 for a 221.</source>
        <translation>Quien tiene la mejor combinación da fichas a quien tiene la peor: tantas como vale la mejor, pero 2 por un 221.</translation>
    </message>
    <message id="four_two_one.best-gives@extra">
        <source>Whoever has the best hand gives counters to whoever has the worst: as many as the best hand is worth, and 2 more for a 221.</source>
        <translation>Quien tiene la mejor combinación da fichas a quien tiene la peor: tantas como vale la mejor, y 2 más por un 221.</translation>
    </message>
    <message id="four_two_one.best-gives@plain">
        <source>Whoever has the best hand gives counters to whoever has the worst: as many as the best hand is worth.</source>
        <translation>Quien tiene la mejor combinación da fichas a quien tiene la peor: tantas como vale la mejor.</translation>
    </message>
    <message id="four_two_one.gives-what-he-has">
        <source>If they hold fewer, they give all they have.</source>
        <translation>Quien tiene menos da todas las que le quedan.</translation>
    </message>
    <message id="four_two_one.out-when-empty">
        <source>Whoever has given away their last counter leaves the table with the next free place.</source>
        <translation>Quien ha dado su última ficha deja la mesa con el siguiente puesto libre.</translation>
    </message>
    <message id="four_two_one.end-all-counters">
        <source>The match ends when one player holds all the counters. That player comes last.</source>
        <translation>La partida termina cuando una persona tiene todas las fichas. Queda en último puesto.</translation>
    </message>
    <message id="four_two_one.end-all-counters@first-out">
        <source>The match ends as soon as somebody has left the table.</source>
        <translation>La partida termina en cuanto alguien ha dejado la mesa.</translation>
    </message>
    <message id="four_two_one.first-out-wins">
        <source>The first player without counters wins.</source>
        <translation>Gana la primera persona que se queda sin fichas.</translation>
    </message>
    <message id="four_two_one.ranking">
        <source>The places follow the order of leaving.</source>
        <translation>Los puestos siguen el orden en que se deja la mesa.</translation>
    </message>
    <message id="four_two_one.ranking@first-out">
        <source>The others are placed by their counters: fewer is better, and equal numbers share a place.</source>
        <translation>Los demás se ordenan por sus fichas: menos es mejor, y a igual número se comparte el puesto.</translation>
    </message>
    <message id="four_two_one.round-cap">
        <source>After 1,000 rounds of discharge the match ends. Whoever is left is placed by counters: fewer is better, and equal numbers share a place.</source>
        <translation>Después de 1.000 rondas de descarga, la partida termina. Quienes quedan se ordenan por sus fichas: menos es mejor, y a igual número se comparte el puesto.</translation>
    </message>
    <message id="four_two_one.holds-1">
        <source>Whoever begins with a counter has taken it from the pot before the first throw.</source>
        <translation>Quien empieza con una ficha la ha tomado del bote antes de la primera tirada.</translation>
    </message>
    <message id="four_two_one.holds-2">
        <source>Whoever begins with two counters has taken them from the pot before the first throw.</source>
        <translation>Quien empieza con dos fichas las ha tomado del bote antes de la primera tirada.</translation>
    </message>
</context>
<context>
    <name>four_two_one</name>
    <message>
        <source>The match ends</source>
        <translation>La partida termina</translation>
    </message>
    <message>
        <source>When one player holds all the counters</source>
        <translation>Cuando una persona tiene todas las fichas</translation>
    </message>
    <message>
        <source>When the first player is out</source>
        <translation>Cuando termina la primera persona</translation>
    </message>
    <message>
        <source>Whoever got no counter in the charge</source>
        <translation>Quien no recibe fichas en la carga</translation>
    </message>
    <message>
        <source>Is out in first place</source>
        <translation>Termina en primer puesto</translation>
    </message>
    <message>
        <source>Still plays in the discharge</source>
        <translation>Juega también la descarga</translation>
    </message>
    <message>
        <source>Whoever throws 221 receives</source>
        <translation>Quien tira 221 recibe</translation>
    </message>
    <message>
        <source>Exactly 2 counters</source>
        <translation>Exactamente 2 fichas</translation>
    </message>
    <message>
        <source>2 counters more than usual</source>
        <translation>2 fichas más de lo normal</translation>
    </message>
    <message>
        <source>No more and no less than usual</source>
        <translation>Ni más ni menos de lo normal</translation>
    </message>
    <message>
        <source>The others throw</source>
        <translation>Los demás tiran</translation>
    </message>
    <message>
        <source>Exactly as often as the leader</source>
        <translation>Exactamente tanto como quien abre</translation>
    </message>
    <message>
        <source>At most as often as the leader</source>
        <translation>Como mucho tanto como quien abre</translation>
    </message>
    <message>
        <source>Counters in the pot</source>
        <translation>Fichas en el bote</translation>
    </message>
    <message>
        <source>21</source>
        <comment>number of counters</comment>
        <translation>21</translation>
    </message>
    <message>
        <source>11, the short game</source>
        <comment>number of counters</comment>
        <translation>11, la partida corta</translation>
    </message>
    <message>
        <source>Counters that are due</source>
        <translation>Fichas que tocan</translation>
    </message>
    <message>
        <source>Move by themselves</source>
        <translation>Se mueven solas</translation>
    </message>
    <message>
        <source>Are fetched by whoever receives them</source>
        <translation>Las recoge quien las recibe</translation>
    </message>
    <message>
        <source>Begins with 1 counter</source>
        <comment>handicap</comment>
        <translation>Empieza con 1 ficha</translation>
    </message>
    <message>
        <source>Begins with 2 counters</source>
        <comment>handicap</comment>
        <translation>Empieza con 2 fichas</translation>
    </message>
    <message>
        <source>421</source>
        <comment>name of the game</comment>
        <translation>421</translation>
    </message>
    <message>
        <source>Throw high hands with three dice, and be first to lose all your counters.</source>
        <translation>Consigue combinaciones altas con tres dados y quédate sin fichas antes que los demás.</translation>
    </message>
    <message>
        <source>Four-Two-One, Quatre-vingt-et-un</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Cuatro-dos-uno, Cuatrocientos veintiuno</translation>
    </message>
    <message>
        <source>The three dice have to be thrown.</source>
        <translation>Hay que tirar los tres dados.</translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>No hay otra cosa que hacer.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Volver a tirar es divertido.</translation>
    </message>
    <message numerus="yes">
        <source>This hand is worth %n counter(s): that is enough.</source>
        <translation>
            <numerusform>Esta combinación vale %n ficha: ya es bastante.</numerusform>
            <numerusform>Esta combinación vale %n fichas: ya es bastante.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep {kept}: the chance of 421 is about {percent}%.</source>
        <comment>kept: the numbers of dice</comment>
        <translation>Guarda {kept}: la probabilidad de 421 es de un {percent}&#xa0;% aproximadamente.</translation>
    </message>
    <message>
        <source>Throw all three dice: the chance of 421 is about {percent}%.</source>
        <translation>Tira los tres dados: la probabilidad de 421 es de un {percent}&#xa0;% aproximadamente.</translation>
    </message>
    <message>
        <source>Keeping {kept} gets rid of the most counters on average.</source>
        <comment>kept: the numbers of dice</comment>
        <translation>Guardar {kept} quita de media el mayor número de fichas.</translation>
    </message>
    <message>
        <source>Keeping {kept} gives the best chance to be out first.</source>
        <comment>kept: the numbers of dice</comment>
        <translation>Guardar {kept} da la mejor oportunidad de terminar primero.</translation>
    </message>
    <message>
        <source>No die is worth keeping. All three together make 421 in about {percent}% of cases.</source>
        <comment>percent: chance over the throws that are left</comment>
        <translation>No vale la pena guardar ningún dado. Los tres juntos dan 421 en cerca del {percent}&#xa0;% de los casos.</translation>
    </message>
    <message numerus="yes">
        <source>The others may only throw %n time(s) then. Another throw would get rid of fewer counters on average.</source>
        <translation>
            <numerusform>Así los demás solo tienen %n tirada. Otra tirada quitaría de media menos fichas.</numerusform>
            <numerusform>Así los demás solo tienen %n tiradas. Otra tirada quitaría de media menos fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others may only throw %n time(s) then. Another throw would make it less likely to be out first.</source>
        <translation>
            <numerusform>Así los demás solo tienen %n tirada. Otra tirada haría menos probable terminar primero.</numerusform>
            <numerusform>Así los demás solo tienen %n tiradas. Otra tirada haría menos probable terminar primero.</numerusform>
        </translation>
    </message>
    <message>
        <source>This makes the best hand so far in about {best}% of cases, and the worst in about {worst}%.</source>
        <comment>throwing the dice that are shown</comment>
        <translation>Así sale la mejor combinación hasta ahora en cerca del {best}&#xa0;% de los casos, y la peor en cerca del {worst}&#xa0;%.</translation>
    </message>
    <message>
        <source>Throwing again would risk more than it brings.</source>
        <translation>Volver a tirar arriesga más de lo que aporta.</translation>
    </message>
    <message>
        <source>A 421 in the charge</source>
        <translation>Un 421 en la carga</translation>
    </message>
    <message>
        <source>421 is worth 10 counters. The last player throws 322, the worst hand of the three, and takes 10 counters from the pot.</source>
        <translation>421 vale 10 fichas. La última persona tira 322, la peor de las tres combinaciones, y toma 10 fichas del bote.</translation>
    </message>
    <message>
        <source>Two worst hands</source>
        <translation>Dos peores combinaciones</translation>
    </message>
    <message>
        <source>Two players have 532, so they throw once more. The 221 of this throw is the lower one: it costs the 4 counters of the best hand, 444, and nothing else.</source>
        <translation>Dos personas tienen 532, así que tiran una vez más. El 221 de esta tirada es lo más bajo: cuesta las 4 fichas de la mejor combinación, 444, y nada más.</translation>
    </message>
    <message>
        <source>As often as the leader</source>
        <translation>Tantas veces como quien abre</translation>
    </message>
    <message>
        <source>The leader stopped after two throws. The other player has 611 at once, but must throw a second time: the 6 goes back into the cup, and the 4 that it shows is worth 4 counters.</source>
        <translation>La ronda se abrió con dos tiradas. La otra persona tiene 611 enseguida, pero debe tirar otra vez: el 6 vuelve al cubilete, y con el 4 que muestra vale 4 fichas.</translation>
    </message>
    <message numerus="yes">
        <source>The pot was empty after %n round(s).</source>
        <translation>
            <numerusform>El bote se vació tras %n ronda.</numerusform>
            <numerusform>El bote se vació tras %n rondas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} made 421 most often: %n time(s).</source>
        <translation>
            <numerusform>{player} hizo más veces 421 que nadie: %n vez.</numerusform>
            <numerusform>{player} hizo más veces 421 que nadie: %n veces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The nénette came up %n time(s) in all.</source>
        <comment>221</comment>
        <translation>
            <numerusform>La pequeña salió %n vez en total.</numerusform>
            <numerusform>La pequeña salió %n veces en total.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} got through the whole charge without a single counter.</source>
        <translation>{player} pasó toda la carga sin una sola ficha.</translation>
    </message>
    <message>
        <source>{player} once held {count} counters and still won.</source>
        <translation>{player} llegó a tener {count} fichas y aun así ganó.</translation>
    </message>
    <message>
        <source>{player} had to take the most counters from the pot: {count}.</source>
        <translation>{player} tuvo que tomar más fichas del bote que nadie: {count}.</translation>
    </message>
    <message>
        <source>{dice}</source>
        <comment>a hand: the numbers of three dice, as 421</comment>
        <translation>{dice}</translation>
    </message>
    <message>
        <source>{dice}, the nénette</source>
        <comment>the lowest hand; dice: 221</comment>
        <translation>{dice}, la pequeña</translation>
    </message>
    <message>
        <source>{hand}: the lowest hand of all</source>
        <translation>{hand}: la más baja de todas</translation>
    </message>
    <message numerus="yes">
        <source>{hand}: %n counter(s)</source>
        <comment>what a hand moves, as 611: 6 counters</comment>
        <translation>
            <numerusform>{hand}: %n ficha</numerusform>
            <numerusform>{hand}: %n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hand}: rank {rank}, %n counter(s)</source>
        <comment>a hand, its rank in the list, and what it moves</comment>
        <translation>
            <numerusform>{hand}: puesto {rank}, %n ficha</numerusform>
            <numerusform>{hand}: puesto {rank}, %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>heading of the sheet that shows which hand beats which; short</comment>
        <translation>Orden</translation>
    </message>
    <message>
        <source>The hands, the best one on top</source>
        <translation>Las combinaciones, la mejor arriba</translation>
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
        <translation>Escaleras</translation>
    </message>
    <message>
        <source>665 to 221</source>
        <comment>line of the sheet of hands: all others, which rank like numbers</comment>
        <translation>665 a 221</translation>
    </message>
    <message>
        <source>Play-off</source>
        <comment>line of the sheet: one more throw between equal hands; short</comment>
        <translation>Desempate</translation>
    </message>
    <message>
        <source>{line}, {player}</source>
        <comment>a box of the sheet of hands</comment>
        <translation>{line}, {player}</translation>
    </message>
    <message>
        <source>{line}: counters</source>
        <comment>a box of the sheet: what these hands move</comment>
        <translation>{line}: fichas</translation>
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
        <translation>611, luego 666</translation>
    </message>
    <message>
        <source>511, then 555</source>
        <translation>511, luego 555</translation>
    </message>
    <message>
        <source>411, then 444</source>
        <translation>411, luego 444</translation>
    </message>
    <message>
        <source>311, then 333</source>
        <translation>311, luego 333</translation>
    </message>
    <message>
        <source>211, 222, then 654, 543, 432, 321</source>
        <translation>211, 222, luego 654, 543, 432, 321</translation>
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
        <translation>443, 442, 441, 433, 431, 422, 332, 331, 322, y por último 221</translation>
    </message>
    <message>
        <source>Kept</source>
        <comment>over the row of dice that stay</comment>
        <translation>Guardados</translation>
    </message>
    <message>
        <source>Throw {throw} of {throws}</source>
        <comment>over the row of dice that stay</comment>
        <translation>Tirada {throw} de {throws}</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: leave the dice as they lie and hand them on</comment>
        <translation>Plantarse</translation>
    </message>
    <message numerus="yes">
        <source>Take %n counter(s)</source>
        <comment>button: fetch the counters that are due</comment>
        <translation>
            <numerusform>Tomar %n ficha</numerusform>
            <numerusform>Tomar %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>Charge, round {round}</source>
        <translation>Carga, ronda {round}</translation>
    </message>
    <message>
        <source>Discharge, round {round}</source>
        <translation>Descarga, ronda {round}</translation>
    </message>
    <message>
        <source>out, place {place}</source>
        <comment>has left the table; place: of the ranking</comment>
        <translation>fuera, puesto {place}</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the three dice.</source>
        <translation>Le toca a {player} tirar los tres dados.</translation>
    </message>
    <message>
        <source>{player} leads this round with up to three throws.</source>
        <translation>{player} abre esta ronda con un máximo de tres tiradas.</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws %n time(s), just like {leader}.</source>
        <translation>
            <numerusform>{player} tira %n vez, igual que {leader}.</numerusform>
            <numerusform>{player} tira %n veces, igual que {leader}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} throws at most %n time(s), just like {leader}.</source>
        <translation>
            <numerusform>{player} tira %n vez como mucho, como {leader}.</numerusform>
            <numerusform>{player} tira %n veces como mucho, como {leader}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level for the worst hand: {player} throws once more. The lowest loses.</source>
        <translation>Empate por la peor: {player} tira una vez más. La más baja pierde.</translation>
    </message>
    <message>
        <source>Level for the best hand: {player} throws once more. The highest gives.</source>
        <translation>Empate por la mejor: {player} tira una vez más. La más alta da.</translation>
    </message>
    <message numerus="yes">
        <source>{player} can stop, or throw again: %n throw(s) left.</source>
        <translation>
            <numerusform>{player} puede plantarse o volver a tirar: queda %n tirada.</numerusform>
            <numerusform>{player} puede plantarse o volver a tirar: quedan %n tiradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has to throw again: %n throw(s) left, to match {leader}.</source>
        <translation>
            <numerusform>{player} debe volver a tirar, igual que {leader}: queda %n tirada.</numerusform>
            <numerusform>{player} debe volver a tirar, igual que {leader}: quedan %n tiradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has {hand}.</source>
        <comment>hand: the numbers of the dice, and what they are worth</comment>
        <translation>{player} tiene {hand}.</translation>
    </message>
    <message numerus="yes">
        <source>{other} has the best hand, {hand}; {player} takes %n counter(s) for the worst.</source>
        <translation>
            <numerusform>{other} tiene la mejor combinación, {hand}; {player} toma %n ficha por la peor.</numerusform>
            <numerusform>{other} tiene la mejor combinación, {hand}; {player} toma %n fichas por la peor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} has the best hand, {hand}, and gives {player} %n counter(s) for the worst.</source>
        <translation>
            <numerusform>{other} tiene la mejor combinación, {hand}, y da a {player}&#xa0;%n ficha por la peor.</numerusform>
            <numerusform>{other} tiene la mejor combinación, {hand}, y da a {player}&#xa0;%n fichas por la peor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For the nénette {player} takes %n counter(s) from the pot.</source>
        <comment>221</comment>
        <translation>
            <numerusform>Por la pequeña, {player} toma %n ficha del bote.</numerusform>
            <numerusform>Por la pequeña, {player} toma %n fichas del bote.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For the nénette {other} gives {player} %n counter(s).</source>
        <comment>221</comment>
        <translation>
            <numerusform>Por la pequeña, {other} da a {player}&#xa0;%n ficha.</numerusform>
            <numerusform>Por la pequeña, {other} da a {player}&#xa0;%n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>All hands are the same: {player} leads this round once more.</source>
        <translation>Todas las combinaciones son iguales: {player} abre otra vez esta ronda.</translation>
    </message>
    <message>
        <source>{player} has the best hand, but no counters to give.</source>
        <translation>{player} tiene la mejor combinación, pero ninguna ficha que dar.</translation>
    </message>
    <message>
        <source>{player} is the first without counters and wins.</source>
        <translation>{player} se queda sin fichas antes que nadie y gana.</translation>
    </message>
    <message>
        <source>{players} are the first without counters and share the victory.</source>
        <translation>{players} se quedan sin fichas antes que los demás y comparten la victoria.</translation>
    </message>
    <message>
        <source>Nobody got rid of all counters. Those with the fewest win: {players}.</source>
        <translation>Nadie se ha quedado sin fichas. Con el menor número ganan: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} threw %n time(s).</source>
        <comment>the leader of the round</comment>
        <translation>
            <numerusform>{player} tiró %n vez.</numerusform>
            <numerusform>{player} tiró %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least one die has to lie in the tray to be thrown.</source>
        <translation>Tiene que haber al menos un dado en la bandeja para tirarlo.</translation>
    </message>
    <message>
        <source>Throw the three dice</source>
        <translation>Tirar los tres dados</translation>
    </message>
    <message>
        <source>Throw again: {dice}</source>
        <comment>the numbers of the dice</comment>
        <translation>Volver a tirar: {dice}</translation>
    </message>
    <message>
        <source>Throw again without any die</source>
        <translation>Volver a tirar sin ningún dado</translation>
    </message>
    <message>
        <source>Hand on the dice</source>
        <translation>Pasar los dados</translation>
    </message>
    <message>
        <source>Take the counters</source>
        <translation>Tomar las fichas</translation>
    </message>
    <message>
        <source>The next round begins</source>
        <translation>Empieza la ronda siguiente</translation>
    </message>
    <message>
        <source>{player} throws {hand}.</source>
        <comment>hand: its numbers, and what it is worth</comment>
        <translation>{player} tira {hand}.</translation>
    </message>
    <message>
        <source>{player} throws {hand} in the play-off.</source>
        <comment>hand: the numbers of the dice</comment>
        <translation>{player} tira {hand} en el desempate.</translation>
    </message>
    <message>
        <source>{player} now has {hand}.</source>
        <comment>after throwing some dice again; hand: its numbers and what it is worth</comment>
        <translation>{player} tiene ahora {hand}.</translation>
    </message>
    <message>
        <source>{player} had kept {kept}.</source>
        <translation>{player} había guardado {kept}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} stops after %n throw(s).</source>
        <translation>
            <numerusform>{player} se planta tras %n tirada.</numerusform>
            <numerusform>{player} se planta tras %n tiradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice go to {player}.</source>
        <translation>Los dados pasan a {player}.</translation>
    </message>
    <message>
        <source>{players} are level for the worst hand and throw once more.</source>
        <translation>Empate por la peor combinación: {players} tiran una vez más.</translation>
    </message>
    <message>
        <source>{players} are level for the best hand and throw once more.</source>
        <translation>Empate por la mejor combinación: {players} tiran una vez más.</translation>
    </message>
    <message>
        <source>Out, without counters: {players}.</source>
        <comment>who has left the table</comment>
        <translation>Fuera, sin fichas: {players}.</translation>
    </message>
    <message>
        <source>The pot is empty: the discharge begins.</source>
        <translation>El bote está vacío: empieza la descarga.</translation>
    </message>
    <message>
        <source>421!</source>
        <comment>celebrated in large letters</comment>
        <translation>¡421!</translation>
    </message>
    <message>
        <source>Nénette!</source>
        <comment>celebrated in large letters: the lowest hand, 221</comment>
        <translation>¡La pequeña!</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Held</source>
        <comment>line of the score: the counters that somebody holds</comment>
        <translation>En posesión</translation>
    </message>
</context>
</TS>
