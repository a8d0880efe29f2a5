<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="poker_dice.aim">
        <source>The goal is to hold the most counters when somebody has run out of them.</source>
        <extracomment>counter: a round token that is paid and won</extracomment>
        <translation>El objetivo es tener el mayor número de fichas cuando alguien se quede sin ninguna.</translation>
    </message>
    <message id="poker_dice.players">
        <source>Two to four players take part.</source>
        <translation>Juegan de dos a cuatro personas.</translation>
    </message>
    <message id="poker_dice.ten-counters">
        <source>Everyone starts with 10 counters, and the pot in the middle is empty.</source>
        <translation>Todos empiezan con 10 fichas, y el bote del centro está vacío.</translation>
    </message>
    <message id="poker_dice.youngest-begins">
        <source>The youngest player takes the first seat and leads the first round.</source>
        <extracomment>lead: to be the first player of a round, the leader</extracomment>
        <translation>La persona más joven ocupa el primer lugar y abre la primera ronda.</translation>
    </message>
    <message id="poker_dice.youngest-begins@random">
        <source>Lots are drawn to see who leads the first round.</source>
        <translation>Se echa a suertes quién abre la primera ronda.</translation>
    </message>
    <message id="poker_dice.stake-choice">
        <source>Before any die is thrown, the leader names the stake of the round: 1 or 2 counters.</source>
        <translation>Antes de tirar los dados, quien abre la ronda dice la apuesta: 1 o 2 fichas.</translation>
    </message>
    <message id="poker_dice.stake-choice@one">
        <source>Before any die is thrown, the stake of the round is paid: always 1 counter.</source>
        <translation>Antes de tirar los dados se paga la apuesta de la ronda: siempre 1 ficha.</translation>
    </message>
    <message id="poker_dice.stake-all-pay">
        <source>Everyone pays the stake into the pot, the leader too.</source>
        <translation>Todos ponen la apuesta en el bote, también quien abre la ronda.</translation>
    </message>
    <message id="poker_dice.stake-all-pay@carry-over">
        <source>Everyone pays the stake into the pot, the leader too. A player without counters plays without paying.</source>
        <translation>Todos ponen la apuesta en el bote, también quien abre la ronda. Quien no tiene fichas juega sin pagar.</translation>
    </message>
    <message id="poker_dice.stake-within-means">
        <source>The stake can be no higher than what the player with the fewest counters holds.</source>
        <translation>La apuesta no puede ser mayor que lo que tiene quien posee menos fichas.</translation>
    </message>
    <message id="poker_dice.stake-within-means@carry-over">
        <source>The stake can be no higher than what any player who still has counters holds.</source>
        <translation>La apuesta no puede ser mayor que lo que tiene cualquiera que aún posea fichas.</translation>
    </message>
    <message id="poker_dice.turn-order">
        <source>The leader throws first, then the others clockwise.</source>
        <translation>Quien abre la ronda tira primero; después, los demás en el sentido de las agujas del reloj.</translation>
    </message>
    <message id="poker_dice.first-throw-five">
        <source>A turn starts with a throw of all five dice.</source>
        <translation>Un turno empieza tirando los cinco dados.</translation>
    </message>
    <message id="poker_dice.leader-three-throws">
        <source>The leader throws up to three times, and may stop after any throw.</source>
        <translation>Quien abre la ronda tira hasta tres veces y puede plantarse después de cada tirada.</translation>
    </message>
    <message id="poker_dice.rethrow-any">
        <source>For another throw, any of the dice are picked up: one, some or all five, even dice that were kept before.</source>
        <translation>Para otra tirada se recogen los dados que se quiera: uno, algunos o los cinco, incluso los que se habían guardado.</translation>
    </message>
    <message id="poker_dice.rethrow-at-least-one">
        <source>Another throw needs at least one die.</source>
        <translation>Para otra tirada hace falta al menos un dado.</translation>
    </message>
    <message id="poker_dice.throw-limit">
        <source>Nobody may throw more often than the leader did in this round.</source>
        <translation>Nadie puede tirar más veces que quien abrió la ronda.</translation>
    </message>
    <message id="poker_dice.may-stop-early">
        <source>The others may stop earlier than the leader.</source>
        <translation>Los demás pueden plantarse antes.</translation>
    </message>
    <message id="poker_dice.ranking">
        <source>From low to high, a hand is: nothing, a pair, two pairs, three of a kind, a straight, a full house, four of a kind, five of a kind.</source>
        <extracomment>hand: the five dice with which a turn ends</extracomment>
        <translation>De menor a mayor, una jugada es: nada, una pareja, doble pareja, un trío, una escalera, un full, un póker, un repóker.</translation>
    </message>
    <message id="poker_dice.straight">
        <source>A straight is 1-2-3-4-5 or 2-3-4-5-6.</source>
        <translation>Una escalera es 1-2-3-4-5 o 2-3-4-5-6.</translation>
    </message>
    <message id="poker_dice.best-category">
        <source>A hand always counts as the highest combination that its five dice make.</source>
        <translation>Una jugada cuenta siempre como la combinación más alta que forman sus cinco dados.</translation>
    </message>
    <message id="poker_dice.nothing">
        <source>Five different dice that are no straight are worth less than a pair.</source>
        <translation>Cinco dados distintos que no son escalera valen menos que una pareja.</translation>
    </message>
    <message id="poker_dice.compare-values">
        <source>When combinations are equal, the numbers decide: first those of the larger set, then the rest from high to low.</source>
        <translation>Si las combinaciones son iguales, deciden los números: primero los del grupo mayor, luego los demás de mayor a menor.</translation>
    </message>
    <message id="poker_dice.compare-values@level">
        <source>Equal combinations are level, whatever their numbers.</source>
        <translation>Las combinaciones iguales empatan, sean cuales sean sus números.</translation>
    </message>
    <message id="poker_dice.straight-order">
        <source>2-3-4-5-6 beats 1-2-3-4-5.</source>
        <translation>2-3-4-5-6 gana a 1-2-3-4-5.</translation>
    </message>
    <message id="poker_dice.straight-order@level">
        <source>Both straights are worth the same.</source>
        <translation>Las dos escaleras valen lo mismo.</translation>
    </message>
    <message id="poker_dice.play-off">
        <source>When the best hands are level, their players each throw all five dice once more. The best of these throws wins.</source>
        <translation>Si las mejores jugadas empatan, cada una de esas personas tira los cinco dados una vez más. La mejor tirada gana.</translation>
    </message>
    <message id="poker_dice.play-off@carry-over">
        <source>When the best hands are level, the pot stays for the next round, and the same player leads again.</source>
        <translation>Si las mejores jugadas empatan, el bote se queda para la ronda siguiente, que abre la misma persona.</translation>
    </message>
    <message id="poker_dice.pot-to-best">
        <source>The player with the best hand takes the whole pot.</source>
        <translation>Quien tiene la mejor jugada se lleva todo el bote.</translation>
    </message>
    <message id="poker_dice.winner-leads">
        <source>Whoever takes the pot leads the next round.</source>
        <translation>Quien se lleva el bote abre la ronda siguiente.</translation>
    </message>
    <message id="poker_dice.end-when-one-is-out">
        <source>When the pot has been taken and somebody has no counters left, the match is over.</source>
        <translation>Cuando alguien se ha llevado el bote y otra persona se queda sin fichas, la partida termina.</translation>
    </message>
    <message id="poker_dice.last-stake-is-not-out">
        <source>A player who has paid the last counter as a stake still plays the round and may win it.</source>
        <translation>Quien ha apostado su última ficha juega igualmente la ronda y puede ganarla.</translation>
    </message>
    <message id="poker_dice.most-counters-wins">
        <source>The player with the most counters wins.</source>
        <translation>Gana quien tiene más fichas.</translation>
    </message>
    <message id="poker_dice.tie-shared">
        <source>Players who share the most counters share the victory.</source>
        <translation>Quienes empatan con el mayor número de fichas comparten la victoria.</translation>
    </message>
    <message id="poker_dice.round-cap">
        <source>After 1,000 rounds the match ends in any case.</source>
        <translation>Después de 1.000 rondas la partida termina en cualquier caso.</translation>
    </message>
    <message id="poker_dice.round-cap@10">
        <source>After 10 rounds the match ends in any case.</source>
        <translation>Después de 10 rondas la partida termina en cualquier caso.</translation>
    </message>
    <message id="poker_dice.round-cap@20">
        <source>After 20 rounds the match ends in any case.</source>
        <translation>Después de 20 rondas la partida termina en cualquier caso.</translation>
    </message>
    <message id="poker_dice.pot-is-lost">
        <source>Counters that still lie in the pot at the end count for nobody.</source>
        <translation>Las fichas que queden en el bote al final no cuentan para nadie.</translation>
    </message>
    <message id="poker_dice.more-3">
        <source>Whoever has 3 more counters begins with 13 of them.</source>
        <translation>Quien tiene 3 fichas más empieza con 13.</translation>
    </message>
    <message id="poker_dice.more-6">
        <source>Whoever has 6 more counters begins with 16 of them.</source>
        <translation>Quien tiene 6 fichas más empieza con 16.</translation>
    </message>
</context>
<context>
    <name>poker_dice</name>
    <message>
        <source>The match ends</source>
        <translation>La partida termina</translation>
    </message>
    <message>
        <source>When somebody has no counters left</source>
        <translation>Cuando alguien se queda sin fichas</translation>
    </message>
    <message>
        <source>After 10 rounds at the latest</source>
        <translation>Como mucho después de 10 rondas</translation>
    </message>
    <message>
        <source>After 20 rounds at the latest</source>
        <translation>Como mucho después de 20 rondas</translation>
    </message>
    <message>
        <source>Stake of a round</source>
        <translation>Apuesta de una ronda</translation>
    </message>
    <message>
        <source>1 or 2 counters, as the leader likes</source>
        <translation>1 o 2 fichas, a elección de quien abre</translation>
    </message>
    <message>
        <source>Always 1 counter</source>
        <translation>Siempre 1 ficha</translation>
    </message>
    <message>
        <source>Two pairs against two pairs, and so on</source>
        <translation>Doble pareja contra doble pareja, etc.</translation>
    </message>
    <message>
        <source>The numbers decide</source>
        <translation>Deciden los números</translation>
    </message>
    <message>
        <source>They are level</source>
        <translation>Hay empate</translation>
    </message>
    <message>
        <source>When the best hands are level</source>
        <translation>Si las mejores jugadas empatan</translation>
    </message>
    <message>
        <source>They throw once more for the pot</source>
        <translation>Se tira una vez más por el bote</translation>
    </message>
    <message>
        <source>The pot stays for the next round</source>
        <translation>El bote se queda para la ronda siguiente</translation>
    </message>
    <message>
        <source>3 more counters</source>
        <comment>handicap</comment>
        <translation>3 fichas más</translation>
    </message>
    <message>
        <source>6 more counters</source>
        <comment>handicap</comment>
        <translation>6 fichas más</translation>
    </message>
    <message>
        <source>Poker Dice</source>
        <comment>name of the game</comment>
        <translation>Póker de dados</translation>
    </message>
    <message>
        <source>Throw the best hand with five dice, and win the pot.</source>
        <translation>Consigue la mejor jugada con cinco dados y llévate el bote.</translation>
    </message>
    <message>
        <source>Poker With Dice, Dice Poker</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Póker con dados, Dados de póker</translation>
    </message>
    <message>
        <source>Two counters into the pot</source>
        <translation>Dos fichas al bote</translation>
    </message>
    <message>
        <source>Two counters are laid into the pot, and everybody pays as many. Now six counters can be won.</source>
        <translation>Dos fichas van al bote, y todos pagan lo mismo. Ahora se pueden ganar seis fichas.</translation>
    </message>
    <message>
        <source>From a pair to a full house</source>
        <translation>De una pareja a un full</translation>
    </message>
    <message>
        <source>Both 4s are kept and the other dice are thrown again. Another 4 and two 2s make a full house, and with such a hand it is wise to stop.</source>
        <translation>Se guardan los dos 4 y se vuelven a tirar los demás dados. Otro 4 y dos 2 hacen un full, y con una jugada así conviene plantarse.</translation>
    </message>
    <message>
        <source>Level hands</source>
        <translation>Jugadas iguales</translation>
    </message>
    <message>
        <source>Both hands are 5-5-3-3-2. So both players throw all five dice once more: two pairs beat one pair and take the pot.</source>
        <translation>Las dos jugadas son 5-5-3-3-2. Así que se tiran otra vez los cinco dados: la doble pareja gana a la pareja y se lleva el bote.</translation>
    </message>
    <message>
        <source>{player} had the best hand of all: {hand}.</source>
        <comment>hand: its name</comment>
        <translation>La mejor jugada de todas fue de {player}: {hand}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most pots: %n.</source>
        <translation>
            <numerusform>{player} se llevó más botes que nadie: %n.</numerusform>
            <numerusform>{player} se llevó más botes que nadie: %n.</numerusform>
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
        <source>Five of a kind</source>
        <comment>the highest hand, on the sheet</comment>
        <translation>Repóker</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <comment>on the sheet</comment>
        <translation>Póker</translation>
    </message>
    <message>
        <source>Full house</source>
        <comment>on the sheet: three and two alike</comment>
        <translation>Full</translation>
    </message>
    <message>
        <source>Straight</source>
        <comment>on the sheet</comment>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <comment>on the sheet</comment>
        <translation>Trío</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <comment>on the sheet</comment>
        <translation>Doble pareja</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>on the sheet</comment>
        <translation>Pareja</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>on the sheet: five dice that make no hand</comment>
        <translation>Nada</translation>
    </message>
    <message>
        <source>five of a kind</source>
        <comment>the highest hand, after a colon</comment>
        <translation>un repóker</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <comment>a hand, after a colon</comment>
        <translation>un póker</translation>
    </message>
    <message>
        <source>a full house</source>
        <comment>a hand, after a colon</comment>
        <translation>un full</translation>
    </message>
    <message>
        <source>a straight</source>
        <comment>a hand, after a colon</comment>
        <translation>una escalera</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <comment>a hand, after a colon</comment>
        <translation>un trío</translation>
    </message>
    <message>
        <source>two pairs</source>
        <comment>a hand, after a colon</comment>
        <translation>doble pareja</translation>
    </message>
    <message>
        <source>a pair</source>
        <comment>a hand, after a colon</comment>
        <translation>una pareja</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>five dice that make no hand, after a colon</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>heading of the sheet that shows which hand beats which; short</comment>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>The hands, the best one on top</source>
        <translation>Las jugadas, la mejor arriba</translation>
    </message>
    <message>
        <source>{dice}</source>
        <comment>the numbers of five dice, on the sheet</comment>
        <translation>{dice}</translation>
    </message>
    <message>
        <source>Kept</source>
        <comment>over the row of dice that stay</comment>
        <translation>Guardados</translation>
    </message>
    <message>
        <source>Throw {throw} of {throws}: {hand}</source>
        <comment>in the dice tray; hand: its name</comment>
        <translation>Tirada {throw} de {throws}: {hand}</translation>
    </message>
    <message>
        <source>Play-off: {hand}</source>
        <comment>in the dice tray; hand: its name</comment>
        <translation>Desempate: {hand}</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: leave the dice as they lie</comment>
        <translation>Plantarse</translation>
    </message>
    <message numerus="yes">
        <source>Stake %n counter(s) each</source>
        <comment>button and list of moves</comment>
        <translation>
            <numerusform>Apostar %n ficha por persona</numerusform>
            <numerusform>Apostar %n fichas por persona</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Ronda {round}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Ronda {round} de {rounds}</translation>
    </message>
    <message>
        <source>{player} names the stake: 1 or 2 counters each.</source>
        <translation>{player} dice la apuesta: 1 o 2 fichas por persona.</translation>
    </message>
    <message>
        <source>{player} leads this round. The stake is 1 counter each.</source>
        <translation>{player} abre esta ronda. La apuesta es de 1 ficha por persona.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the five dice.</source>
        <translation>Le toca a {player} tirar los cinco dados.</translation>
    </message>
    <message numerus="yes">
        <source>{player} can stop, or throw again: %n throw(s) left.</source>
        <translation>
            <numerusform>{player} puede plantarse o volver a tirar: queda %n tirada.</numerusform>
            <numerusform>{player} puede plantarse o volver a tirar: quedan %n tiradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} can stop, or throw again: %n throw(s) left. To beat: {hand}.</source>
        <comment>hand: its name</comment>
        <translation>
            <numerusform>{player} puede plantarse o volver a tirar: queda %n tirada. A superar: {hand}.</numerusform>
            <numerusform>{player} puede plantarse o volver a tirar: quedan %n tiradas. A superar: {hand}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No throw is left. {player} has {hand}.</source>
        <comment>hand: its name</comment>
        <translation>No quedan tiradas. La jugada de {player}: {hand}.</translation>
    </message>
    <message>
        <source>The best hands are level. {player} throws all five dice for the pot.</source>
        <translation>Las mejores jugadas empatan. {player} tira los cinco dados por el bote.</translation>
    </message>
    <message>
        <source>{player} has the best hand and takes the pot: {hand}.</source>
        <comment>hand: its name</comment>
        <translation>{player} tiene la mejor jugada y se lleva el bote: {hand}.</translation>
    </message>
    <message>
        <source>The best hands are level, so the pot stays for the next round.</source>
        <translation>Las mejores jugadas empatan: el bote se queda para la ronda siguiente.</translation>
    </message>
    <message>
        <source>The stake of this round has been paid.</source>
        <translation>La apuesta de esta ronda ya está pagada.</translation>
    </message>
    <message numerus="yes">
        <source>{player} holds only %n counter(s).</source>
        <translation>
            <numerusform>{player} solo tiene %n ficha.</numerusform>
            <numerusform>{player} solo tiene %n fichas.</numerusform>
        </translation>
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
        <translation>Al menos un dado tiene que estar en la bandeja para tirarlo.</translation>
    </message>
    <message>
        <source>Throw the five dice</source>
        <translation>Tirar los cinco dados</translation>
    </message>
    <message>
        <source>Throw again: {dice}</source>
        <comment>the numbers of the dice</comment>
        <translation>Volver a tirar: {dice}</translation>
    </message>
    <message>
        <source>Stop with the hand that lies there</source>
        <translation>Plantarse con esta jugada</translation>
    </message>
    <message>
        <source>Take the pot</source>
        <translation>Llevarse el bote</translation>
    </message>
    <message>
        <source>Leave the pot for the next round</source>
        <translation>Dejar el bote para la ronda siguiente</translation>
    </message>
    <message numerus="yes">
        <source>{player} names the stake: %n counter(s) each.</source>
        <translation>
            <numerusform>{player} dice la apuesta: %n ficha por persona.</numerusform>
            <numerusform>{player} dice la apuesta: %n fichas por persona.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} throws {dice}: {hand}.</source>
        <translation>{player} tira {dice}: {hand}.</translation>
    </message>
    <message>
        <source>{player} now has {dice}: {hand}.</source>
        <comment>after throwing some dice again</comment>
        <translation>{player} tiene ahora {dice}: {hand}.</translation>
    </message>
    <message>
        <source>{player} had kept {kept}.</source>
        <translation>{player} había guardado {kept}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} stops after %n throw(s): {hand}.</source>
        <comment>hand: its name</comment>
        <translation>
            <numerusform>{player} se planta después de %n tirada: {hand}.</numerusform>
            <numerusform>{player} se planta después de %n tiradas: {hand}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Five of a kind!</source>
        <comment>celebrated in large letters</comment>
        <translation>¡Repóker!</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Held</source>
        <comment>line of the score: the counters that somebody holds</comment>
        <translation>En mano</translation>
    </message>
    <message>
        <source>Whoever leads wins more often: the higher stake pays.</source>
        <translation>Quien abre gana más a menudo: compensa la apuesta alta.</translation>
    </message>
    <message>
        <source>Counters are running out: a small stake gives more time to catch up.</source>
        <translation>Quedan pocas fichas: una apuesta pequeña da más tiempo para remontar.</translation>
    </message>
    <message>
        <source>No higher stake is allowed.</source>
        <translation>No se permite una apuesta mayor.</translation>
    </message>
    <message>
        <source>Any stake will do.</source>
        <translation>Cualquier apuesta sirve.</translation>
    </message>
    <message>
        <source>A turn begins with a throw.</source>
        <translation>Un turno empieza con una tirada.</translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>No se puede hacer otra cosa.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Volver a tirar es divertido.</translation>
    </message>
    <message>
        <source>This hand beats all the others: it takes the pot.</source>
        <translation>Esta jugada gana a todas las demás: se lleva el bote.</translation>
    </message>
    <message numerus="yes">
        <source>The others may only throw %n time(s) then: this hand wins the pot in about {percent}% of rounds.</source>
        <translation>
            <numerusform>Así los demás solo tienen %n tirada: esta jugada gana el bote en cerca del {percent}&#xa0;% de las rondas.</numerusform>
            <numerusform>Así los demás solo tienen %n tiradas: esta jugada gana el bote en cerca del {percent}&#xa0;% de las rondas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This hand wins the pot in about {percent}% of rounds, more than another throw.</source>
        <translation>Esta jugada gana el bote en cerca del {percent}&#xa0;% de las rondas, más que con otra tirada.</translation>
    </message>
    <message>
        <source>Throwing these dice again wins the pot in about {percent}% of rounds.</source>
        <translation>Volver a tirar estos dados gana el bote en cerca del {percent}&#xa0;% de las rondas.</translation>
    </message>
    <message>
        <source>This is a good hand.</source>
        <translation>Es una buena jugada.</translation>
    </message>
    <message>
        <source>There may be more in the other dice.</source>
        <translation>Quizá haya más en los otros dados.</translation>
    </message>
</context>
</TS>
