<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="ten_thousand.aim">
        <source>The goal is to write down 10,000 points. Every throw may score more, or lose everything won in the turn.</source>
        <translation>La meta son 10.000 puntos anotados. Cada tirada puede dar más o hacer perder todo el turno.</translation>
    </message>
    <message id="ten_thousand.aim@short">
        <source>The goal is to write down 5,000 points. Every throw may score more, or lose everything won in the turn.</source>
        <translation>La meta son 5.000 puntos anotados. Cada tirada puede dar más o hacer perder todo el turno.</translation>
    </message>
    <message id="ten_thousand.players">
        <source>Two to four players take part.</source>
        <translation>Juegan de dos a cuatro personas.</translation>
    </message>
    <message id="ten_thousand.five-dice">
        <source>There are five dice, and everyone throws them in turn.</source>
        <translation>Hay cinco dados, y todos los tiran por turnos.</translation>
    </message>
    <message id="ten_thousand.scores-start-closed">
        <source>All players start with 0 points, and nobody has opened yet.</source>
        <extracomment>open: has written down points at least once; the word for it is explained by opening-threshold</extracomment>
        <translation>Todos empiezan con 0 puntos, y nadie ha abierto todavía.</translation>
    </message>
    <message id="ten_thousand.scores-start-closed@free">
        <source>All players start with 0 points.</source>
        <translation>Todos empiezan con 0 puntos.</translation>
    </message>
    <message id="ten_thousand.youngest-begins">
        <source>The youngest player takes the first seat and begins.</source>
        <translation>La persona más joven ocupa el primer sitio y empieza.</translation>
    </message>
    <message id="ten_thousand.youngest-begins@random">
        <source>Lots are drawn to see who begins.</source>
        <translation>Se sortea quién empieza.</translation>
    </message>
    <message id="ten_thousand.turn-order">
        <source>Turns go clockwise round the table.</source>
        <translation>Se juega en el sentido de las agujas del reloj.</translation>
    </message>
    <message id="ten_thousand.first-throw-five">
        <source>A turn starts with a throw of all five dice.</source>
        <translation>Un turno empieza tirando los cinco dados.</translation>
    </message>
    <message id="ten_thousand.single-dice">
        <source>A single 1 is worth 100 points and a single 5 is worth 50; a single 2, 3, 4 or 6 is worth nothing.</source>
        <translation>Un 1 suelto vale 100 puntos y un 5 suelto vale 50; un 2, 3, 4 o 6 suelto no vale nada.</translation>
    </message>
    <message id="ten_thousand.three-of-a-kind">
        <source>Three dice alike are worth their number times 100, but three 1s are worth 1,000.</source>
        <translation>Tres dados iguales valen su número por 100, pero tres 1 valen 1.000.</translation>
    </message>
    <message id="ten_thousand.four-of-a-kind">
        <source>Four dice alike are worth twice as much as three.</source>
        <translation>Cuatro dados iguales valen el doble que tres.</translation>
    </message>
    <message id="ten_thousand.five-of-a-kind">
        <source>Five dice alike are worth twice as much as four.</source>
        <translation>Cinco dados iguales valen el doble que cuatro.</translation>
    </message>
    <message id="ten_thousand.straight">
        <source>The straights 1-2-3-4-5 and 2-3-4-5-6 are worth 1,500 and need all five dice.</source>
        <translation>Las escaleras 1-2-3-4-5 y 2-3-4-5-6 valen 1.500 y necesitan los cinco dados.</translation>
    </message>
    <message id="ten_thousand.triple-same-throw">
        <source>Three dice alike and straights must come in a single throw. Dice that were set aside before do not help.</source>
        <translation>Tres iguales y las escaleras deben salir en una misma tirada; los dados apartados antes no ayudan.</translation>
    </message>
    <message id="ten_thousand.best-value">
        <source>Dice are always counted in the way that scores the most, and each die only once.</source>
        <translation>Los dados se cuentan siempre de la forma que más puntos da, y cada dado una sola vez.</translation>
    </message>
    <message id="ten_thousand.stop-or-continue">
        <source>After a throw that scores, the player stops or goes on.</source>
        <translation>Tras una tirada con puntos, se planta o se sigue.</translation>
    </message>
    <message id="ten_thousand.bust">
        <source>A throw that scores nothing ends the turn, and all points of the turn are lost.</source>
        <translation>Una tirada que no da nada acaba el turno, y se pierden todos sus puntos.</translation>
    </message>
    <message id="ten_thousand.bust@exact">
        <source>A throw that scores nothing, or goes past the goal, ends the turn, and all points of the turn are lost.</source>
        <translation>Una tirada que no da nada o que pasa de la meta acaba el turno, y se pierden todos sus puntos.</translation>
    </message>
    <message id="ten_thousand.bank">
        <source>Whoever stops writes down the points of the turn, and the dice go to the next player.</source>
        <translation>Quien se planta anota los puntos del turno, y los dados pasan a la persona siguiente.</translation>
    </message>
    <message id="ten_thousand.set-aside-scoring">
        <source>Whoever goes on first sets aside all the dice that scored in this throw.</source>
        <translation>Quien sigue aparta primero todos los dados de la tirada que dieron puntos.</translation>
    </message>
    <message id="ten_thousand.set-aside-scoring@some">
        <source>Whoever goes on first sets aside at least one die that scored. Only the dice set aside count.</source>
        <translation>Quien sigue aparta primero al menos un dado que dio puntos; solo cuentan los apartados.</translation>
    </message>
    <message id="ten_thousand.set-aside-only-scoring">
        <source>Dice that scored nothing are not set aside.</source>
        <translation>Los dados que no dieron nada no se apartan.</translation>
    </message>
    <message id="ten_thousand.set-aside-only-scoring@some">
        <source>Dice that would score nothing are not set aside. Three or more 2s, 3s, 4s or 6s stay together.</source>
        <translation>Los dados que no darían nada no se apartan; tres o más 2, 3, 4 o 6 van juntos.</translation>
    </message>
    <message id="ten_thousand.throw-all-others">
        <source>Then all the other dice are thrown, without leaving any out.</source>
        <translation>Después se tiran todos los demás dados, sin dejar ninguno.</translation>
    </message>
    <message id="ten_thousand.set-aside-stays">
        <source>A die set aside stays there until all five are thrown again.</source>
        <translation>Un dado apartado se queda ahí hasta que se vuelven a tirar los cinco.</translation>
    </message>
    <message id="ten_thousand.extend-group">
        <source>If three or four dice alike are set aside, a later die with the same number joins them: they count as four or five.</source>
        <translation>Si hay tres o cuatro dados iguales apartados, otro con el mismo número que salga después se les une: cuentan como cuatro o cinco.</translation>
    </message>
    <message id="ten_thousand.extend-order">
        <source>A single 1 or 5 that was set aside before three alike were thrown stays a single die.</source>
        <translation>Un 1 o un 5 suelto, apartado antes de que salieran tres iguales, sigue siendo suelto.</translation>
    </message>
    <message id="ten_thousand.hot-dice">
        <source>When all five dice have been set aside, whoever goes on throws all five again. The points of the turn stay at risk.</source>
        <translation>Cuando los cinco dados están apartados, quien sigue los tira todos otra vez; los puntos del turno siguen en juego.</translation>
    </message>
    <message id="ten_thousand.hot-dice@must">
        <source>When all five dice score, nobody may stop: all five are set aside and thrown again.</source>
        <translation>Cuando los cinco dados dan puntos, no se permite plantarse: se apartan los cinco y se vuelven a tirar.</translation>
    </message>
    <message id="ten_thousand.hot-dice-fresh">
        <source>After that, dice that were set aside before no longer count with new ones.</source>
        <translation>Después, los dados apartados antes ya no cuentan junto con los nuevos.</translation>
    </message>
    <message id="ten_thousand.opening-threshold">
        <source>To open, a player needs at least 750 points in one turn. Only then may points be written down.</source>
        <translation>Para abrir hacen falta al menos 750 puntos en un turno; solo entonces se anotan.</translation>
    </message>
    <message id="ten_thousand.opening-threshold@500">
        <source>To open, a player needs at least 500 points in one turn. Only then may points be written down.</source>
        <translation>Para abrir hacen falta al menos 500 puntos en un turno; solo entonces se anotan.</translation>
    </message>
    <message id="ten_thousand.opening-threshold@1000">
        <source>To open, a player needs at least 1,000 points in one turn. Only then may points be written down.</source>
        <translation>Para abrir hacen falta al menos 1.000 puntos en un turno; solo entonces se anotan.</translation>
    </message>
    <message id="ten_thousand.opening-must-continue">
        <source>Until then, a player who has not opened has to go on.</source>
        <translation>Antes de eso, quien no ha abierto debe seguir.</translation>
    </message>
    <message id="ten_thousand.open-no-minimum">
        <source>A player who has opened may stop with any number of points for the rest of the match.</source>
        <translation>Quien ha abierto puede plantarse con cualquier número de puntos hasta el final de la partida.</translation>
    </message>
    <message id="ten_thousand.open-no-minimum@free">
        <source>Everybody may stop with any number of points.</source>
        <translation>Cualquiera puede plantarse con cualquier número de puntos.</translation>
    </message>
    <message id="ten_thousand.reach-target">
        <source>When a player’s score and the points of the turn together reach the goal, the player wins at once.</source>
        <translation>Cuando el total y los puntos del turno llegan juntos a la meta, se gana la partida en el acto.</translation>
    </message>
    <message id="ten_thousand.reach-target@last-round">
        <source>Points are written down only by stopping, even when they are enough to reach the goal.</source>
        <translation>Los puntos solo se anotan al plantarse, aunque basten para llegar a la meta.</translation>
    </message>
    <message id="ten_thousand.reach-target@last-exact">
        <source>When a player’s score and the points of the turn add up to exactly the goal, they are written down at once.</source>
        <translation>Cuando el total y los puntos del turno suman exactamente la meta, se anotan en el acto.</translation>
    </message>
    <message id="ten_thousand.over-target">
        <source>A score may go past the goal: it need not be hit exactly.</source>
        <translation>La meta se puede pasar; no hace falta acertarla justa.</translation>
    </message>
    <message id="ten_thousand.over-target@exact">
        <source>The goal must be hit exactly, counting the whole throw.</source>
        <translation>Hay que acertar la meta justa, contando la tirada entera.</translation>
    </message>
    <message id="ten_thousand.immediate-win">
        <source>The match ends at once, without finishing the round.</source>
        <translation>La partida acaba en el acto, sin terminar la ronda.</translation>
    </message>
    <message id="ten_thousand.immediate-win@last-round">
        <source>When somebody has reached the goal, the round is played to its end. The highest score wins, and equal scores share the victory.</source>
        <translation>Cuando alguien llega a la meta, se termina la ronda; gana el total más alto, y si hay empate se comparte la victoria.</translation>
    </message>
    <message id="ten_thousand.round-cap">
        <source>If nobody has won after 200 rounds, the highest score wins, and equal scores share the victory.</source>
        <translation>Si nadie ha ganado tras 200 rondas, gana el total más alto, y si hay empate se comparte la victoria.</translation>
    </message>
    <message id="ten_thousand.ahead-500">
        <source>A head start of 500 points counts from the beginning.</source>
        <translation>Una ventaja de 500 puntos cuenta desde el principio.</translation>
    </message>
    <message id="ten_thousand.ahead-1000">
        <source>A head start of 1,000 points counts from the beginning.</source>
        <translation>Una ventaja de 1.000 puntos cuenta desde el principio.</translation>
    </message>
</context>
<context>
    <name>ten_thousand</name>
    <message>
        <source>Points to win</source>
        <translation>Puntos para ganar</translation>
    </message>
    <message>
        <source>10,000</source>
        <translation>10.000</translation>
    </message>
    <message>
        <source>5,000, the short game</source>
        <translation>5.000, la partida corta</translation>
    </message>
    <message>
        <source>Points in one turn needed to open</source>
        <translation>Puntos en un turno para abrir</translation>
    </message>
    <message>
        <source>750</source>
        <translation>750</translation>
    </message>
    <message>
        <source>None needed</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>500</source>
        <translation>500</translation>
    </message>
    <message>
        <source>1,000</source>
        <translation>1.000</translation>
    </message>
    <message>
        <source>Whoever goes on sets aside</source>
        <translation>Para seguir se apartan</translation>
    </message>
    <message>
        <source>All dice that score</source>
        <translation>Todos los dados que puntúan</translation>
    </message>
    <message>
        <source>As many of them as they like</source>
        <translation>Al menos uno, a elegir</translation>
    </message>
    <message>
        <source>When all five dice score</source>
        <translation>Cuando los cinco dados puntúan</translation>
    </message>
    <message>
        <source>All five may be thrown again</source>
        <translation>Se pueden volver a tirar los cinco</translation>
    </message>
    <message>
        <source>All five must be thrown again</source>
        <translation>Hay que volver a tirar los cinco</translation>
    </message>
    <message>
        <source>The goal must be hit exactly</source>
        <translation>Hay que acertar la meta justa</translation>
    </message>
    <message>
        <source>The last round is played to its end</source>
        <translation>La última ronda se juega entera</translation>
    </message>
    <message>
        <source>500 points ahead</source>
        <comment>handicap</comment>
        <translation>500 puntos de ventaja</translation>
    </message>
    <message>
        <source>1,000 points ahead</source>
        <comment>handicap</comment>
        <translation>1.000 puntos de ventaja</translation>
    </message>
    <message>
        <source>10,000</source>
        <comment>name of the game</comment>
        <translation>10.000</translation>
    </message>
    <message>
        <source>Collect points with five dice, and stop before the luck runs out.</source>
        <translation>Reúne puntos con cinco dados y plántate antes de que se acabe la suerte.</translation>
    </message>
    <message>
        <source>Dice 10,000, Zilch</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Diez mil, 10.000 con dados</translation>
    </message>
    <message>
        <source>Worth</source>
        <comment>heading of the sheet that says what dice are worth; short</comment>
        <translation>Valor</translation>
    </message>
    <message>
        <source>{number}</source>
        <comment>the number that a die shows, beside its picture</comment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>This turn</source>
        <comment>line of the score pad</comment>
        <translation>Este turno</translation>
    </message>
    <message>
        <source>Best turn</source>
        <comment>line of the score pad</comment>
        <translation>Mejor turno</translation>
    </message>
    <message>
        <source>Still to go</source>
        <comment>line of the score pad: points missing to the goal</comment>
        <translation>Faltan</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>line of the score pad</comment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Set aside</source>
        <comment>over the row of dice that are set aside</comment>
        <translation>Apartados</translation>
    </message>
    <message>
        <source>Set aside: {points}</source>
        <comment>over the row of dice that are set aside</comment>
        <translation>Apartados: {points}</translation>
    </message>
    <message>
        <source>At risk: {points}</source>
        <comment>points that the next throw may lose</comment>
        <translation>En juego: {points}</translation>
    </message>
    <message>
        <source>Lost: {points}</source>
        <comment>points of the turn</comment>
        <translation>Perdidos: {points}</translation>
    </message>
    <message>
        <source>Stop: {points}</source>
        <comment>button that writes so many points down</comment>
        <translation>Plantarse: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Ronda {round}</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Última ronda</translation>
    </message>
    <message numerus="yes">
        <source>straight: %n point(s)</source>
        <comment>what dice count</comment>
        <translation>
            <numerusform>escalera: %n punto</numerusform>
            <numerusform>escalera: %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a single {face}: %n point(s)</source>
        <comment>what a die counts</comment>
        <translation>
            <numerusform>{face} suelto: %n punto</numerusform>
            <numerusform>{face} suelto: %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} times {face}: %n point(s)</source>
        <comment>what equal dice count</comment>
        <translation>
            <numerusform>{count} veces {face}: %n punto</numerusform>
            <numerusform>{count} veces {face}: %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now {count} times {face}: %n point(s) more</source>
        <comment>what equal dice count</comment>
        <translation>
            <numerusform>ahora {count} veces {face}: %n punto más</numerusform>
            <numerusform>ahora {count} veces {face}: %n puntos más</numerusform>
        </translation>
    </message>
    <message>
        <source>What the dice are worth</source>
        <translation>Lo que valen los dados</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the five dice.</source>
        <translation>Le toca a {player} tirar los cinco dados.</translation>
    </message>
    <message>
        <source>{player} can stop or throw again.</source>
        <translation>{player} puede plantarse o seguir.</translation>
    </message>
    <message>
        <source>All five dice score!</source>
        <translation>¡Los cinco dados dan puntos!</translation>
    </message>
    <message>
        <source>All five dice score: {player} must throw them all again.</source>
        <translation>Los cinco dados dan puntos: {player} debe volver a tirarlos todos.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has to throw again: %n more point(s) are needed to open.</source>
        <translation>
            <numerusform>{player} debe seguir: falta %n punto para abrir.</numerusform>
            <numerusform>{player} debe seguir: faltan %n puntos para abrir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores nothing: %n point(s) are lost.</source>
        <translation>
            <numerusform>La tirada no da nada a {player}: se pierde %n punto.</numerusform>
            <numerusform>La tirada no da nada a {player}: se pierden %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} writes down {points} and now has {score}.</source>
        <translation>{player} anota {points} y tiene {score}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s) are needed.</source>
        <translation>
            <numerusform>Aún falta %n punto.</numerusform>
            <numerusform>Aún faltan %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw the five dice</source>
        <translation>Tirar los cinco dados</translation>
    </message>
    <message numerus="yes">
        <source>Set aside {kept} for {points} and throw %n dice</source>
        <translation>
            <numerusform>Apartar {kept} por {points} y tirar %n dado</numerusform>
            <numerusform>Apartar {kept} por {points} y tirar %n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>Set aside {kept} for {points} and throw all five dice again</source>
        <translation>Apartar {kept} por {points} y volver a tirar los cinco</translation>
    </message>
    <message>
        <source>Throw again without setting dice aside</source>
        <translation>Seguir sin apartar dados</translation>
    </message>
    <message numerus="yes">
        <source>Stop and write down %n point(s)</source>
        <translation>
            <numerusform>Plantarse y anotar %n punto</numerusform>
            <numerusform>Plantarse y anotar %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass the dice on</source>
        <translation>Pasar los dados</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}: %n point(s).</source>
        <translation>
            <numerusform>{player} tira {dice}: %n punto.</numerusform>
            <numerusform>{player} tira {dice}: %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} had set aside {kept}.</source>
        <translation>{player} había apartado {kept}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}: %n point(s) are lost.</source>
        <translation>
            <numerusform>{player} tira {dice}: se pierde %n punto.</numerusform>
            <numerusform>{player} tira {dice}: se pierden %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}, past the goal: %n point(s) are lost.</source>
        <translation>
            <numerusform>{player} tira {dice} y pasa de la meta: se pierde %n punto.</numerusform>
            <numerusform>{player} tira {dice} y pasa de la meta: se pierden %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} throws {dice} and reaches {score} points.</source>
        <translation>{player} tira {dice} y llega a {score} puntos.</translation>
    </message>
    <message>
        <source>The dice go to {player}.</source>
        <translation>Los dados pasan a {player}.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>A turn begins with a throw.</source>
        <translation>Un turno empieza con una tirada.</translation>
    </message>
    <message>
        <source>The turn is over.</source>
        <translation>El turno ha terminado.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Seguir tirando es divertido.</translation>
    </message>
    <message>
        <source>{points} points are enough.</source>
        <translation>Con {points} puntos basta.</translation>
    </message>
    <message>
        <source>Only {points} points so far: at least {bar} would be good.</source>
        <translation>De momento solo {points} puntos: estaría bien llegar al menos a {bar}.</translation>
    </message>
    <message numerus="yes">
        <source>{missing} more points are needed to open; %n dice score nothing in about {percent}% of throws.</source>
        <comment>percent: chance of losing the turn</comment>
        <translation>
            <numerusform>Faltan {missing} puntos para abrir; %n dado no da nada en cerca del {percent}&#xa0;% de las tiradas.</numerusform>
            <numerusform>Faltan {missing} puntos para abrir; %n dados no dan nada en cerca del {percent}&#xa0;% de las tiradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no choice, but %n dice score nothing in about {percent}% of throws.</source>
        <comment>percent: chance of losing the turn</comment>
        <translation>
            <numerusform>No hay elección; %n dado no da nada en cerca del {percent}&#xa0;% de las tiradas.</numerusform>
            <numerusform>No hay elección; %n dados no dan nada en cerca del {percent}&#xa0;% de las tiradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice lose {points} points in about {percent}% of throws: the risk is worth it.</source>
        <comment>percent: chance of losing the turn</comment>
        <translation>
            <numerusform>%n dado pierde {points} puntos en cerca del {percent}&#xa0;% de las tiradas: el riesgo vale la pena.</numerusform>
            <numerusform>%n dados pierden {points} puntos en cerca del {percent}&#xa0;% de las tiradas: el riesgo vale la pena.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice lose {points} points in about {percent}% of throws, but time is short.</source>
        <comment>percent: chance of losing the turn; somebody else is about to win</comment>
        <translation>
            <numerusform>%n dado pierde {points} puntos en cerca del {percent}&#xa0;% de las tiradas, pero queda poco tiempo.</numerusform>
            <numerusform>%n dados pierden {points} puntos en cerca del {percent}&#xa0;% de las tiradas, pero queda poco tiempo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice would lose {points} points in about {percent}% of throws: better to stop.</source>
        <comment>percent: chance of losing the turn</comment>
        <translation>
            <numerusform>%n dado perdería {points} puntos en cerca del {percent}&#xa0;% de las tiradas: mejor plantarse.</numerusform>
            <numerusform>%n dados perderían {points} puntos en cerca del {percent}&#xa0;% de las tiradas: mejor plantarse.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} had the best turn: {points} points.</source>
        <translation>{player} tuvo el mejor turno: {points} puntos.</translation>
    </message>
    <message>
        <source>One throw too many cost {player} {points} points.</source>
        <translation>Una tirada de más le costó {points} puntos a {player}.</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <comment>has not written down points yet</comment>
        <translation>aún sin abrir</translation>
    </message>
    <message>
        <source>One throw too many</source>
        <translation>Una tirada de más</translation>
    </message>
    <message>
        <source>The 1 and the 5 were worth 150 points. But the other three dice bring nothing, so the turn is over and the points are lost.</source>
        <translation>El 1 y el 5 valían 150 puntos. Pero los otros tres dados no dan nada: el turno se acaba y los puntos se pierden.</translation>
    </message>
    <message>
        <source>Going on, then stopping</source>
        <translation>Seguir y luego plantarse</translation>
    </message>
    <message>
        <source>The 1 and the 5 count and are set aside, and the other three dice are thrown. Another 5 joins them, and 200 points are written down.</source>
        <translation>El 1 y el 5 cuentan y se apartan, y se tiran los otros tres dados. Sale otro 5 y se anotan 200 puntos.</translation>
    </message>
    <message>
        <source>All five dice count</source>
        <translation>Los cinco dados cuentan</translation>
    </message>
    <message>
        <source>Three 1s and two 5s: every die counts, so all five may be thrown again. A new 1 comes on top of the points of the turn.</source>
        <translation>Tres 1 y dos 5: todos los dados cuentan, así que se pueden volver a tirar los cinco. Un nuevo 1 se suma a los puntos del turno.</translation>
    </message>
    <message>
        <source>{player} scores nothing.</source>
        <comment>nothing was at risk yet</comment>
        <translation>La tirada no da nada a {player}.</translation>
    </message>
    <message>
        <source>{player} throws {dice}: nothing counts.</source>
        <translation>{player} tira {dice}: nada cuenta.</translation>
    </message>
</context>
</TS>
