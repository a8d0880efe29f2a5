<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="no_five_no_two.aim">
        <source>The goal is to have the most points after ten rounds.</source>
        <translation>La meta es tener más puntos que nadie tras diez rondas.</translation>
    </message>
    <message id="no_five_no_two.aim@short">
        <source>The goal is to have the most points after five rounds.</source>
        <translation>La meta es tener más puntos que nadie tras cinco rondas.</translation>
    </message>
    <message id="no_five_no_two.players">
        <source>Two to four players take part, with four dice and a score sheet.</source>
        <translation>Juegan de dos a cuatro personas, con cuatro dados y una hoja de puntos.</translation>
    </message>
    <message id="no_five_no_two.scores-start-zero">
        <source>Everybody starts with 0 points, and ten rounds are played.</source>
        <translation>Todo el mundo empieza con 0 puntos, y se juegan diez rondas.</translation>
    </message>
    <message id="no_five_no_two.scores-start-zero@short">
        <source>Everybody starts with 0 points, and five rounds are played.</source>
        <translation>Todo el mundo empieza con 0 puntos, y se juegan cinco rondas.</translation>
    </message>
    <message id="no_five_no_two.youngest-begins">
        <source>The youngest player takes the first seat and begins every round.</source>
        <translation>La persona más joven ocupa el primer sitio y empieza cada ronda.</translation>
    </message>
    <message id="no_five_no_two.youngest-begins@random">
        <source>Lots are drawn to see who begins. This player begins every round.</source>
        <translation>Se sortea quién empieza. Esa persona empieza cada ronda.</translation>
    </message>
    <message id="no_five_no_two.turn-order">
        <source>Turns go clockwise round the table, one each in a round.</source>
        <translation>Se juega en el sentido de las agujas del reloj, un turno por ronda.</translation>
    </message>
    <message id="no_five_no_two.first-throw-four">
        <source>A turn starts with a throw of all four dice.</source>
        <translation>Un turno empieza tirando los cuatro dados.</translation>
    </message>
    <message id="no_five_no_two.fives-and-twos-out">
        <source>Every 5 and every 2 is set aside and is out for the rest of the turn. Nothing else goes there.</source>
        <translation>Cada 5 y cada 2 se aparta y queda fuera el resto del turno. Nada más va allí.</translation>
    </message>
    <message id="no_five_no_two.fives-and-twos-zero">
        <source>A 5 or a 2 is worth nothing.</source>
        <translation>Un 5 o un 2 no vale nada.</translation>
    </message>
    <message id="no_five_no_two.others-count">
        <source>Every 1, 3, 4 and 6 adds its number to the points of the turn, even beside a 5 or a 2.</source>
        <translation>Cada 1, 3, 4 y 6 suma su número a los puntos del turno, también junto a un 5 o un 2.</translation>
    </message>
    <message id="no_five_no_two.others-count@clean">
        <source>Every 1, 3, 4 and 6 adds its number to the points of the turn, but only in a throw without any 5 or 2.</source>
        <translation>Cada 1, 3, 4 y 6 suma su número a los puntos del turno, pero solo en una tirada sin 5 ni 2.</translation>
    </message>
    <message id="no_five_no_two.throw-remaining">
        <source>Then all the dice that are left are thrown again, together.</source>
        <translation>Después se vuelven a tirar juntos todos los dados que quedan.</translation>
    </message>
    <message id="no_five_no_two.dice-stay-out">
        <source>A die that is out does not come back before the next turn.</source>
        <translation>Un dado que está fuera no vuelve hasta el turno siguiente.</translation>
    </message>
    <message id="no_five_no_two.no-stop">
        <source>Nobody can stop as long as a die is left. There is nothing to lose, either.</source>
        <translation>Nadie puede plantarse mientras quede un dado. Tampoco hay nada que perder.</translation>
    </message>
    <message id="no_five_no_two.nothing-is-lost">
        <source>Points of the turn are never taken away.</source>
        <translation>Los puntos del turno nunca se pierden.</translation>
    </message>
    <message id="no_five_no_two.turn-ends-empty">
        <source>When the last die is out, the turn is over and its points are written down.</source>
        <translation>Cuando el último dado queda fuera, el turno termina y se anotan sus puntos.</translation>
    </message>
    <message id="no_five_no_two.zero-turn">
        <source>A turn may bring 0 points, if the first throw shows nothing but 5s and 2s.</source>
        <extracomment>under the house rule of clean throws a turn may also bring 0 points later; the sentence does not say &quot;only&quot;</extracomment>
        <translation>Un turno puede dar 0 puntos, si la primera tirada muestra solo 5 y 2.</translation>
    </message>
    <message id="no_five_no_two.ten-rounds">
        <source>The match is over when everybody has had ten turns.</source>
        <translation>La partida termina cuando todo el mundo ha jugado diez turnos.</translation>
    </message>
    <message id="no_five_no_two.ten-rounds@short">
        <source>The match is over when everybody has had five turns.</source>
        <translation>La partida termina cuando todo el mundo ha jugado cinco turnos.</translation>
    </message>
    <message id="no_five_no_two.ten-rounds@playoff">
        <source>The match is over when everybody has had ten turns and one player is in front.</source>
        <translation>La partida termina cuando todo el mundo ha jugado diez turnos y una sola persona va en cabeza.</translation>
    </message>
    <message id="no_five_no_two.ten-rounds@short-playoff">
        <source>The match is over when everybody has had five turns and one player is in front.</source>
        <translation>La partida termina cuando todo el mundo ha jugado cinco turnos y una sola persona va en cabeza.</translation>
    </message>
    <message id="no_five_no_two.total">
        <source>A player’s result is the sum of the ten turns.</source>
        <translation>El resultado es la suma de los diez turnos.</translation>
    </message>
    <message id="no_five_no_two.total@short">
        <source>A player’s result is the sum of the five turns.</source>
        <translation>El resultado es la suma de los cinco turnos.</translation>
    </message>
    <message id="no_five_no_two.most-points-wins">
        <source>The most points win.</source>
        <translation>Gana quien suma más puntos.</translation>
    </message>
    <message id="no_five_no_two.tie-shared">
        <source>Players with equally many points share the victory.</source>
        <translation>Con los mismos puntos se comparte la victoria.</translation>
    </message>
    <message id="no_five_no_two.tie-shared@playoff">
        <source>If several are in front, they play one more turn each, again and again, until one of them scores the most.</source>
        <translation>Si varias personas van en cabeza, juegan un turno más cada una, y otro, hasta que alguien sume más.</translation>
    </message>
    <message id="no_five_no_two.ahead-20">
        <source>A head start of 20 points counts from the beginning.</source>
        <translation>Una ventaja de 20 puntos cuenta desde el principio.</translation>
    </message>
    <message id="no_five_no_two.ahead-40">
        <source>A head start of 40 points counts from the beginning.</source>
        <translation>Una ventaja de 40 puntos cuenta desde el principio.</translation>
    </message>
</context>
<context>
    <name>no_five_no_two</name>
    <message>
        <source>Only throws without 5 and 2 score</source>
        <translation>Solo cuentan las tiradas sin 5 ni 2</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>10</source>
        <comment>number of rounds</comment>
        <translation>10</translation>
    </message>
    <message>
        <source>5, the short game</source>
        <comment>number of rounds</comment>
        <translation>5, la partida corta</translation>
    </message>
    <message>
        <source>If the best totals are equal</source>
        <translation>Si hay empate en cabeza</translation>
    </message>
    <message>
        <source>The victory is shared</source>
        <translation>Se comparte la victoria</translation>
    </message>
    <message>
        <source>A play-off decides</source>
        <translation>Decide un desempate</translation>
    </message>
    <message>
        <source>20 points ahead</source>
        <comment>handicap</comment>
        <translation>20 puntos de ventaja</translation>
    </message>
    <message>
        <source>40 points ahead</source>
        <comment>handicap</comment>
        <translation>40 puntos de ventaja</translation>
    </message>
    <message>
        <source>No 5s, No 2s</source>
        <comment>name of the game</comment>
        <translation>Sin 5, sin 2</translation>
    </message>
    <message>
        <source>Collect points with four dice until the 5s and 2s have taken them all.</source>
        <translation>Reunir puntos con cuatro dados hasta que los 5 y los 2 se los lleven todos.</translation>
    </message>
    <message>
        <source>No Five, No Two; Stuck in the Mud</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Sin cinco, sin dos</translation>
    </message>
    <message>
        <source>Two dice drop out</source>
        <translation>Dos dados quedan fuera</translation>
    </message>
    <message>
        <source>The 6 and the 3 bring 9 points. The 5 and the 2 are out, and only two dice are thrown again: they bring 5 more.</source>
        <translation>El 6 y el 3 dan 9 puntos. El 5 y el 2 quedan fuera, y solo se vuelven a tirar dos dados: dan 5 más.</translation>
    </message>
    <message>
        <source>The last die</source>
        <translation>El último dado</translation>
    </message>
    <message>
        <source>One die is left, and 20 points have been collected. It shows a 5: no die is left, and the 20 points are written down.</source>
        <translation>Queda un dado y se han reunido 20 puntos. Muestra un 5: no queda ningún dado, y se anotan los 20 puntos.</translation>
    </message>
    <message>
        <source>All four at once</source>
        <translation>Los cuatro de golpe</translation>
    </message>
    <message>
        <source>The very first throw shows nothing but 5s and 2s. All four dice are out, and 0 points are written down.</source>
        <translation>La primera tirada muestra solo 5 y 2. Los cuatro dados quedan fuera, y se anotan 0 puntos.</translation>
    </message>
    <message>
        <source>{player} had the richest turn: {points} points.</source>
        <translation>{player} tuvo el turno más rico: {points} puntos.</translation>
    </message>
    <message numerus="yes">
        <source>{player} kept a die in play the longest: %n throw(s) in one turn.</source>
        <translation>
            <numerusform>{player} mantuvo un dado en juego más que nadie:&#xa0;%n tirada en un turno.</numerusform>
            <numerusform>{player} mantuvo un dado en juego más que nadie:&#xa0;%n tiradas en un turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match was decided by a play-off.</source>
        <translation>La partida se decidió en un desempate.</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>where dice lie that show a 5 or a 2</comment>
        <translation>Fuera</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <comment>line of the score sheet</comment>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Play-off</source>
        <comment>one more turn for players who are level in front</comment>
        <translation>Desempate</translation>
    </message>
    <message>
        <source>Most throws</source>
        <comment>line of the score sheet: the most throws of one turn; short</comment>
        <translation>Más tiradas</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Ronda {round} de {rounds}</translation>
    </message>
    <message>
        <source>This turn: {points}</source>
        <comment>points of the turn up to now</comment>
        <translation>Este turno: {points}</translation>
    </message>
    <message>
        <source>Finish the turn</source>
        <comment>button: all throws of the turn one after the other</comment>
        <translation>Acabar el turno</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the four dice.</source>
        <translation>Le toca a {player} tirar los cuatro dados.</translation>
    </message>
    <message>
        <source>Play-off: it is {player}’s turn to throw the four dice.</source>
        <translation>Desempate: le toca a {player} tirar los cuatro dados.</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws again: %n dice are still in play.</source>
        <translation>
            <numerusform>{player} vuelve a tirar:&#xa0;%n dado sigue en juego.</numerusform>
            <numerusform>{player} vuelve a tirar:&#xa0;%n dados siguen en juego.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{dice}: %n dice go out.</source>
        <translation>
            <numerusform>{dice}:&#xa0;%n dado queda fuera.</numerusform>
            <numerusform>{dice}:&#xa0;%n dados quedan fuera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No die is left: {player} writes down %n point(s).</source>
        <translation>
            <numerusform>No queda ningún dado: {player} anota&#xa0;%n punto.</numerusform>
            <numerusform>No queda ningún dado: {player} anota&#xa0;%n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins the play-off after {points} points.</source>
        <translation>{player} gana el desempate tras {points} puntos.</translation>
    </message>
    <message>
        <source>Throw the four dice</source>
        <translation>Tirar los cuatro dados</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice again</source>
        <translation>
            <numerusform>Volver a tirar&#xa0;%n dado</numerusform>
            <numerusform>Volver a tirar&#xa0;%n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw until no die is left</source>
        <translation>Tirar hasta que no quede ningún dado</translation>
    </message>
    <message>
        <source>Set the 5s and 2s aside</source>
        <translation>Apartar los 5 y los 2</translation>
    </message>
    <message numerus="yes">
        <source>Write down %n point(s)</source>
        <translation>
            <numerusform>Anotar&#xa0;%n punto</numerusform>
            <numerusform>Anotar&#xa0;%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}: %n point(s).</source>
        <translation>
            <numerusform>{player} tira {dice}:&#xa0;%n punto.</numerusform>
            <numerusform>{player} tira {dice}:&#xa0;%n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} writes down {points} and now has {score}.</source>
        <translation>{player} anota {points} y ahora tiene {score}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s) in the play-off.</source>
        <translation>
            <numerusform>{player} suma&#xa0;%n punto en el desempate.</numerusform>
            <numerusform>{player} suma&#xa0;%n puntos en el desempate.</numerusform>
        </translation>
    </message>
    <message>
        <source>All four at once!</source>
        <comment>all dice are out after the first throw</comment>
        <translation>¡Los cuatro de golpe!</translation>
    </message>
    <message>
        <source>What a turn: {points} points!</source>
        <translation>¡Menudo turno: {points} puntos!</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message numerus="yes">
        <source>There is nothing to decide: %n dice in play still bring about {points} points on average.</source>
        <translation>
            <numerusform>No hay nada que decidir:&#xa0;%n dado en juego aún da unos {points} puntos de media.</numerusform>
            <numerusform>No hay nada que decidir:&#xa0;%n dados en juego aún dan unos {points} puntos de media.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every 5 and every 2 is out.</source>
        <translation>Cada 5 y cada 2 queda fuera.</translation>
    </message>
    <message>
        <source>No die is left, so the turn is over.</source>
        <translation>No queda ningún dado, así que el turno ha terminado.</translation>
    </message>
</context>
</TS>
