<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="blackjack_dice.aim">
        <source>The goal is to own all the counters.</source>
        <extracomment>counter: a round token that is paid and won</extracomment>
        <translation>El objetivo es tener todas las fichas.</translation>
    </message>
    <message id="blackjack_dice.aim@first-out">
        <source>The goal is to hold the most counters when somebody is out of the game.</source>
        <extracomment>counter: a round token that is paid and won</extracomment>
        <translation>El objetivo es tener más fichas que nadie cuando alguien quede fuera del juego.</translation>
    </message>
    <message id="blackjack_dice.players">
        <source>Two to four players take part.</source>
        <translation>Juegan de dos a cuatro personas.</translation>
    </message>
    <message id="blackjack_dice.five-counters">
        <source>Everyone starts with 5 counters, and the pot in the middle is empty.</source>
        <translation>Todos empiezan con 5 fichas, y el bote del centro está vacío.</translation>
    </message>
    <message id="blackjack_dice.youngest-begins">
        <source>The youngest player takes the first seat and opens the first round.</source>
        <extracomment>open a round: to have its first turn</extracomment>
        <translation>La persona más joven ocupa el primer sitio y abre la primera ronda.</translation>
    </message>
    <message id="blackjack_dice.youngest-begins@random">
        <source>Lots are drawn to see who opens the first round.</source>
        <translation>Se sortea quién abre la primera ronda.</translation>
    </message>
    <message id="blackjack_dice.turn-order">
        <source>Turns go clockwise, and everyone who is still in the game has one turn a round.</source>
        <translation>Se juega en el sentido de las agujas del reloj. Quien sigue en juego tiene un turno por ronda.</translation>
    </message>
    <message id="blackjack_dice.first-throw-three">
        <source>A turn starts with a throw of all three dice. Their sum is the first total.</source>
        <translation>Un turno empieza tirando los tres dados. Su suma es el primer total.</translation>
    </message>
    <message id="blackjack_dice.stop-or-continue">
        <source>As long as the total is 20 or less, the player stops or goes on after each throw.</source>
        <translation>Mientras el total no pase de 20, después de cada tirada uno se planta o sigue.</translation>
    </message>
    <message id="blackjack_dice.throw-one-to-three">
        <source>Whoever goes on throws one, two or three dice, as they like each time.</source>
        <translation>Quien sigue tira uno, dos o tres dados, cada vez los que quiera.</translation>
    </message>
    <message id="blackjack_dice.totals-add-up">
        <source>The new dice are added to the total. What was thrown before always stays in it.</source>
        <translation>Los dados nuevos se suman al total. Lo que se tiró antes cuenta siempre.</translation>
    </message>
    <message id="blackjack_dice.no-throw-limit">
        <source>A turn may have any number of throws.</source>
        <translation>En un turno se puede tirar tantas veces como se quiera.</translation>
    </message>
    <message id="blackjack_dice.stop-at-21">
        <source>At exactly 21 the turn ends by itself.</source>
        <translation>Con 21 exactos, el turno se acaba solo.</translation>
    </message>
    <message id="blackjack_dice.bust">
        <source>A total above 21 ends the turn, and the player cannot win this round any more.</source>
        <translation>Un total por encima de 21 acaba el turno, y ya no se puede ganar esta ronda.</translation>
    </message>
    <message id="blackjack_dice.bust-pays-kitty">
        <source>Whoever goes over 21 pays 1 counter into the pot at once, if they have one.</source>
        <translation>Quien se pasa de 21 paga enseguida 1 ficha al bote, si le queda.</translation>
    </message>
    <message id="blackjack_dice.everyone-plays">
        <source>Everyone in the game has their turn, even after somebody has reached 21.</source>
        <translation>Todos los que siguen en juego tienen su turno, aunque alguien ya haya llegado a 21.</translation>
    </message>
    <message id="blackjack_dice.closest-wins">
        <source>The highest total up to 21 wins the round.</source>
        <translation>El total más alto hasta 21 gana la ronda.</translation>
    </message>
    <message id="blackjack_dice.tie-play-off">
        <source>If the best totals are level, those players each throw three dice in a play-off, and again if they are still level. Nobody pays in a play-off.</source>
        <translation>Si los mejores totales empatan, cada una de esas personas tira tres dados en un desempate, y otra vez si siguen igual. En un desempate nadie paga.</translation>
    </message>
    <message id="blackjack_dice.tie-play-off@carry-over">
        <source>If the best totals are level, nobody wins the round, and the pot stays for the next winner.</source>
        <translation>Si los mejores totales empatan, nadie gana la ronda, y el bote se queda para quien gane después.</translation>
    </message>
    <message id="blackjack_dice.winner-takes-kitty">
        <source>Whoever wins the round takes the whole pot.</source>
        <translation>Quien gana la ronda se lleva todo el bote.</translation>
    </message>
    <message id="blackjack_dice.all-pay-winner">
        <source>Everyone else in the game gives the winner 1 counter.</source>
        <translation>Los demás que siguen en juego dan 1 ficha a quien gana.</translation>
    </message>
    <message id="blackjack_dice.bust-pays-twice">
        <source>That includes those who went over 21: such a round costs them 2 counters.</source>
        <translation>También quienes se han pasado de 21: una ronda así les cuesta 2 fichas.</translation>
    </message>
    <message id="blackjack_dice.pays-what-he-has">
        <source>A player without counters pays nothing, and owes nothing later.</source>
        <translation>Quien no tiene fichas no paga nada, ni debe nada después.</translation>
    </message>
    <message id="blackjack_dice.all-bust">
        <source>If everyone goes over 21, nobody wins the round: the pot stays for the next winner.</source>
        <translation>Si todos se pasan de 21, nadie gana la ronda: el bote se queda para quien gane después.</translation>
    </message>
    <message id="blackjack_dice.elimination">
        <source>After a round that somebody has won, players without counters are out of the game.</source>
        <translation>Después de una ronda que alguien ha ganado, quien no tiene fichas queda fuera del juego.</translation>
    </message>
    <message id="blackjack_dice.no-elimination-without-winner">
        <source>After a round without a winner nobody is out. Even a player without counters plays on, pays nothing, and may win.</source>
        <translation>Después de una ronda que nadie gana, nadie queda fuera. Incluso sin fichas se sigue jugando, no se paga nada y se puede ganar.</translation>
    </message>
    <message id="blackjack_dice.next-starter">
        <source>The next round is opened by the next player in the game, clockwise.</source>
        <translation>La ronda siguiente la abre la siguiente persona en juego, en el sentido de las agujas del reloj.</translation>
    </message>
    <message id="blackjack_dice.next-starter@winner">
        <source>The winner opens the next round; without a winner, the next player clockwise does.</source>
        <translation>Quien gana abre la ronda siguiente. Si nadie gana, la abre la siguiente persona en el sentido de las agujas del reloj.</translation>
    </message>
    <message id="blackjack_dice.all-counters-win">
        <source>When one player owns all the counters, the match is over, and that player wins.</source>
        <translation>Cuando una persona tiene todas las fichas, la partida termina y esa persona gana.</translation>
    </message>
    <message id="blackjack_dice.all-counters-win@first-out">
        <source>As soon as somebody is out, the match is over. The most counters win, and equal numbers share the victory.</source>
        <translation>En cuanto alguien queda fuera, la partida termina. Gana quien tiene más fichas, y quienes empatan comparten la victoria.</translation>
    </message>
    <message id="blackjack_dice.ranking">
        <source>The others are ranked by how long they stayed in the game. Those who left in the same round share a place.</source>
        <translation>Los demás se clasifican según cuánto tiempo han estado en juego. Quienes salen en la misma ronda comparten puesto.</translation>
    </message>
    <message id="blackjack_dice.ranking@first-out">
        <source>The others are ranked by their counters. Equal numbers share a place.</source>
        <translation>Los demás se clasifican por sus fichas. Quienes empatan comparten puesto.</translation>
    </message>
    <message id="blackjack_dice.round-cap">
        <source>After 1,000 rounds the match ends in any case: the most counters win, and equal numbers share the victory.</source>
        <translation>Después de 1.000 rondas la partida termina en cualquier caso: gana quien tiene más fichas, y quienes empatan comparten la victoria.</translation>
    </message>
    <message id="blackjack_dice.more-2">
        <source>Whoever has 2 more counters begins with 7 of them.</source>
        <translation>Quien tiene 2 fichas más empieza con 7.</translation>
    </message>
    <message id="blackjack_dice.more-4">
        <source>Whoever has 4 more counters begins with 9 of them.</source>
        <translation>Quien tiene 4 fichas más empieza con 9.</translation>
    </message>
</context>
<context>
    <name>blackjack_dice</name>
    <message>
        <source>The match ends</source>
        <translation>La partida termina</translation>
    </message>
    <message>
        <source>When one player owns all the counters</source>
        <translation>Cuando alguien tiene todas las fichas</translation>
    </message>
    <message>
        <source>As soon as somebody is out</source>
        <translation>En cuanto alguien queda fuera</translation>
    </message>
    <message>
        <source>When the best totals are level</source>
        <translation>Si los mejores totales empatan</translation>
    </message>
    <message>
        <source>A play-off decides</source>
        <translation>Hay un desempate</translation>
    </message>
    <message>
        <source>Nobody wins, and the pot stays</source>
        <translation>Nadie gana, y el bote se queda</translation>
    </message>
    <message>
        <source>Who opens the next round</source>
        <translation>Quién abre la ronda siguiente</translation>
    </message>
    <message>
        <source>The next player clockwise</source>
        <translation>La siguiente persona, sentido horario</translation>
    </message>
    <message>
        <source>The winner of the last round</source>
        <translation>Quien ganó la última ronda</translation>
    </message>
    <message>
        <source>2 more counters</source>
        <comment>handicap</comment>
        <translation>2 fichas más</translation>
    </message>
    <message>
        <source>4 more counters</source>
        <comment>handicap</comment>
        <translation>4 fichas más</translation>
    </message>
    <message>
        <source>Dice Blackjack</source>
        <comment>name of the game</comment>
        <translation>Blackjack con dados</translation>
    </message>
    <message>
        <source>Throw as close to 21 as you dare, and win all the counters.</source>
        <translation>Acércate a 21 tanto como te atrevas y gana todas las fichas.</translation>
    </message>
    <message>
        <source>Twenty-One With Dice</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Veintiuna con dados</translation>
    </message>
    <message>
        <source>From 15 to 19</source>
        <translation>De 15 a 19</translation>
    </message>
    <message>
        <source>6, 5 and 4 make 15. One more die shows a 4 and is added: that makes 19, and now it is wise to stop.</source>
        <translation>6, 5 y 4 suman 15. Otro dado muestra un 4 y se suma: son 19, y ahora es sensato plantarse.</translation>
    </message>
    <message>
        <source>One die too many</source>
        <translation>Un dado de más</translation>
    </message>
    <message>
        <source>19 was good, but not enough. The 3 makes 22, which is over 21: a counter goes into the pot.</source>
        <translation>19 estaba bien, pero no bastaba. Con el 3 son 22, más de 21: una ficha va al bote.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>El final de una ronda</translation>
    </message>
    <message>
        <source>20 is the best total. Its owner takes the pot, and each of the others pays 1 counter, even the one who went over 21 and has paid before.</source>
        <translation>20 es el mejor total. Se lleva el bote, y cada uno de los demás paga 1 ficha, incluso quien se pasó de 21 y ya ha pagado.</translation>
    </message>
    <message numerus="yes">
        <source>{player} reached exactly 21 the most often: %n time(s).</source>
        <translation>
            <numerusform>{player} llegó a 21 exactos más que nadie: %n vez.</numerusform>
            <numerusform>{player} llegó a 21 exactos más que nadie: %n veces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} went over 21 the most often: %n time(s).</source>
        <translation>
            <numerusform>{player} se pasó de 21 más que nadie: %n vez.</numerusform>
            <numerusform>{player} se pasó de 21 más que nadie: %n veces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most rounds: %n.</source>
        <translation>
            <numerusform>{player} ganó más rondas que nadie: %n.</numerusform>
            <numerusform>{player} ganó más rondas que nadie: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest pot, %n counter(s), went to {player}.</source>
        <translation>
            <numerusform>El bote más grande, %n ficha, fue para {player}.</numerusform>
            <numerusform>El bote más grande, %n fichas, fue para {player}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Totals of the round</source>
        <translation>Totales de la ronda</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>line of the score pad: the sum of a player in this round</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Play-off</source>
        <comment>line of the score pad</comment>
        <translation>Desempate</translation>
    </message>
    <message>
        <source>over</source>
        <comment>on the score pad, very short: more than 21</comment>
        <translation>pasado</translation>
    </message>
    <message>
        <source>out</source>
        <comment>on the score pad, very short: out of the game</comment>
        <translation>fuera</translation>
    </message>
    <message>
        <source>Over 21</source>
        <comment>heading of a small sheet: how likely dice go over 21; short</comment>
        <translation>Más de 21</translation>
    </message>
    <message>
        <source>How likely the next throw goes over 21</source>
        <translation>La probabilidad de pasarse de 21 en la próxima tirada</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>line of the small sheet: how likely; short</comment>
        <translation>Riesgo</translation>
    </message>
    <message numerus="yes">
        <source>Over 21 with %n dice</source>
        <comment>a box of the small sheet</comment>
        <translation>
            <numerusform>Más de 21 con %n dado</numerusform>
            <numerusform>Más de 21 con %n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>{percent}%</source>
        <comment>a chance, on the small sheet</comment>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Counted before</source>
        <comment>over dice that were not thrown again</comment>
        <translation>Ya contados</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>below a large figure: the sum of the turn</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>{best} to beat</source>
        <comment>below the large figure of the own total</comment>
        <translation>Superar {best}</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>below the large figure of whoever has won the round</comment>
        <translation>gana</translation>
    </message>
    <message>
        <source>{before} + {dice} = {total}</source>
        <comment>in the dice tray; dice: their sum</comment>
        <translation>{before} + {dice} = {total}</translation>
    </message>
    <message>
        <source>{numbers} = {total}</source>
        <comment>in the dice tray; numbers: an addition, “6 + 5 + 4”</comment>
        <translation>{numbers} = {total}</translation>
    </message>
    <message>
        <source>Stop: {total}</source>
        <comment>button that ends the turn with this total</comment>
        <translation>Plantarse: {total}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Ronda {round}</translation>
    </message>
    <message>
        <source>out of the game</source>
        <comment>on the plate of a player without counters</comment>
        <translation>fuera del juego</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the three dice.</source>
        <translation>Le toca a {player} tirar los tres dados.</translation>
    </message>
    <message>
        <source>{player} has {total}, and can stop, or throw 1, 2 or 3 dice more.</source>
        <translation>{player} tiene {total} y puede plantarse, o tirar 1, 2 o 3 dados más.</translation>
    </message>
    <message>
        <source>{player} has {total}, with {best} to beat: stop, or throw 1, 2 or 3 dice?</source>
        <translation>{player} tiene {total} y hay que superar {best}: ¿plantarse, o tirar 1, 2 o 3 dados?</translation>
    </message>
    <message>
        <source>{player} has {total} and is ahead: stop, or throw 1, 2 or 3 dice?</source>
        <translation>{player} tiene {total} y va en cabeza: ¿plantarse, o tirar 1, 2 o 3 dados?</translation>
    </message>
    <message>
        <source>{player} has {total}, which is level with the best: stop, or throw 1, 2 or 3 dice?</source>
        <translation>{player} tiene {total} y empata con el mejor total: ¿plantarse, o tirar 1, 2 o 3 dados?</translation>
    </message>
    <message>
        <source>The best totals are level. {player} throws all three dice.</source>
        <translation>Los mejores totales empatan. {player} tira los tres dados.</translation>
    </message>
    <message>
        <source>{player} has {total} in the play-off.</source>
        <translation>{player} tiene {total} en el desempate.</translation>
    </message>
    <message>
        <source>Exactly 21 for {player}!</source>
        <translation>¡21 exactos para {player}!</translation>
    </message>
    <message>
        <source>{player} is over 21 with {total}, and pays 1 counter into the pot.</source>
        <translation>{player} se pasa de 21 con {total} y paga 1 ficha al bote.</translation>
    </message>
    <message>
        <source>{player} is over 21 with {total}, but has no counter left to pay.</source>
        <translation>{player} se pasa de 21 con {total}, pero ya no tiene fichas para pagar.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the round with {total}, and takes %n counter(s) from the pot.</source>
        <translation>
            <numerusform>{player} gana la ronda con {total} y se lleva %n ficha del bote.</numerusform>
            <numerusform>{player} gana la ronda con {total} y se lleva %n fichas del bote.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gives 1 counter to {other}, who has won the round with {total}.</source>
        <translation>{player} da 1 ficha a {other}, que gana la ronda con {total}.</translation>
    </message>
    <message>
        <source>Everyone is over 21. Nobody wins the round, and the pot stays.</source>
        <translation>Todos se han pasado de 21. Nadie gana la ronda, y el bote se queda.</translation>
    </message>
    <message>
        <source>The best totals are level. Nobody wins the round, and the pot stays.</source>
        <translation>Los mejores totales empatan. Nadie gana la ronda, y el bote se queda.</translation>
    </message>
    <message>
        <source>First choose the dice: one, two or three.</source>
        <translation>Elige primero los dados: uno, dos o tres.</translation>
    </message>
    <message>
        <source>The total is {total}.</source>
        <translation>El total es {total}.</translation>
    </message>
    <message>
        <source>Throw the three dice</source>
        <translation>Tirar los tres dados</translation>
    </message>
    <message numerus="yes">
        <source>Go on with %n dice</source>
        <translation>
            <numerusform>Seguir con %n dado</numerusform>
            <numerusform>Seguir con %n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop with {total}</source>
        <translation>Plantarse con {total}</translation>
    </message>
    <message>
        <source>Pay 1 counter into the pot</source>
        <translation>Pagar 1 ficha al bote</translation>
    </message>
    <message>
        <source>End the turn without a counter to pay</source>
        <translation>Terminar el turno sin ficha que pagar</translation>
    </message>
    <message>
        <source>Pass the dice on</source>
        <translation>Pasar los dados</translation>
    </message>
    <message>
        <source>Take the pot</source>
        <translation>Llevarse el bote</translation>
    </message>
    <message>
        <source>Give the winner 1 counter</source>
        <translation>Dar 1 ficha a quien gana</translation>
    </message>
    <message>
        <source>Leave the pot for the next round</source>
        <translation>Dejar el bote para la ronda siguiente</translation>
    </message>
    <message>
        <source>{player} throws {dice}: {total}.</source>
        <translation>{player} tira {dice}: {total}.</translation>
    </message>
    <message>
        <source>{player} adds {dice} to {before}: {total}.</source>
        <translation>{player} suma {dice} a {before}: {total}.</translation>
    </message>
    <message>
        <source>{player} adds {dice} to {before}: exactly 21!</source>
        <translation>{player} suma {dice} a {before}: ¡21 exactos!</translation>
    </message>
    <message>
        <source>{player} adds {dice} to {before}: {total}, over 21.</source>
        <translation>{player} suma {dice} a {before}: {total}, se pasa de 21.</translation>
    </message>
    <message>
        <source>{player} stops with {total}.</source>
        <translation>{player} se planta con {total}.</translation>
    </message>
    <message>
        <source>{player} has no counter left to pay.</source>
        <translation>{player} ya no tiene fichas para pagar.</translation>
    </message>
    <message>
        <source>{player} passes the dice on.</source>
        <translation>{player} pasa los dados.</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Fuera del juego</translation>
    </message>
    <message>
        <source>21!</source>
        <comment>celebrated in large letters</comment>
        <translation>¡21!</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Held</source>
        <comment>line of the score: the counters that somebody holds</comment>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>There is nothing to choose: all three dice are thrown.</source>
        <translation>No hay nada que elegir: se tiran los tres dados.</translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>No se puede hacer otra cosa.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Seguir tirando es divertido.</translation>
    </message>
    <message>
        <source>One die cannot go over 21 from here.</source>
        <translation>Desde aquí, un solo dado no puede pasarse de 21.</translation>
    </message>
    <message>
        <source>One die goes over 21 in about {percent}% of throws: the risk is worth it.</source>
        <translation>Un dado se pasa de 21 en el {percent}&#xa0;% de las tiradas, más o menos: el riesgo vale la pena.</translation>
    </message>
    <message>
        <source>Less than {best} cannot win here. One die goes over 21 in about {percent}% of throws.</source>
        <translation>Con menos de {best} aquí no se gana. Un dado se pasa de 21 en el {percent}&#xa0;% de las tiradas, más o menos.</translation>
    </message>
    <message>
        <source>One die would go over 21 in about {percent}% of throws: better to stop.</source>
        <translation>Un dado se pasaría de 21 en el {percent}&#xa0;% de las tiradas, más o menos: mejor plantarse.</translation>
    </message>
    <message>
        <source>Nobody is left to throw, and no total is as high: that wins the round.</source>
        <translation>Ya no queda nadie por tirar, y ningún total es tan alto: con esto se gana la ronda.</translation>
    </message>
    <message>
        <source>A lost round costs 1 counter, and going over 21 costs 2: better to stop.</source>
        <translation>Perder la ronda cuesta 1 ficha, y pasarse de 21 cuesta 2: mejor plantarse.</translation>
    </message>
    <message>
        <source>The play-off is the better chance: one die goes over 21 too easily.</source>
        <translation>Es mejor probar el desempate: con un dado es demasiado fácil pasarse de 21.</translation>
    </message>
</context>
</TS>
