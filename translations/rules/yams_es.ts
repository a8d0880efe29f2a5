<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="yams.aim">
        <source>Everyone fills in every box of their score sheet. The highest total wins.</source>
        <translation>Cada cual rellena todas las casillas de su hoja; gana el total más alto.</translation>
    </message>
    <message id="yams.players">
        <source>Two to four players take part, each with an empty score sheet.</source>
        <translation>Juegan de dos a cuatro personas, cada una con una hoja vacía.</translation>
    </message>
    <message id="yams.columns-played">
        <source>Each score sheet has three columns, ↓, ↑ and ↕, and all three are played.</source>
        <translation>Cada hoja tiene tres columnas, ↓, ↑ y ↕, y se juegan las tres.</translation>
    </message>
    <message id="yams.columns-played@down+up">
        <source>Only columns ↓ and ↑ are played.</source>
        <translation>Solo se juegan las columnas ↓ y ↑.</translation>
    </message>
    <message id="yams.columns-played@down+free">
        <source>Only columns ↓ and ↕ are played.</source>
        <translation>Solo se juegan las columnas ↓ y ↕.</translation>
    </message>
    <message id="yams.columns-played@up+free">
        <source>Only columns ↑ and ↕ are played.</source>
        <translation>Solo se juegan las columnas ↑ y ↕.</translation>
    </message>
    <message id="yams.columns-played@down">
        <source>Only column ↓ is played.</source>
        <translation>Solo se juega la columna ↓.</translation>
    </message>
    <message id="yams.columns-played@up">
        <source>Only column ↑ is played.</source>
        <translation>Solo se juega la columna ↑.</translation>
    </message>
    <message id="yams.columns-played@free">
        <source>Only column ↕ is played.</source>
        <translation>Solo se juega la columna ↕.</translation>
    </message>
    <message id="yams.youngest-begins">
        <source>The youngest player takes the first seat and begins.</source>
        <translation>La persona más joven ocupa el primer sitio y empieza.</translation>
    </message>
    <message id="yams.youngest-begins@random">
        <source>Lots are drawn to see who begins.</source>
        <translation>Se sortea quién empieza.</translation>
    </message>
    <message id="yams.turn-order">
        <source>Turns go clockwise round the table.</source>
        <translation>Se juega en el sentido de las agujas del reloj.</translation>
    </message>
    <message id="yams.first-throw-five">
        <source>Every turn starts with a throw of all five dice.</source>
        <translation>Cada turno empieza con una tirada de los cinco dados.</translation>
    </message>
    <message id="yams.three-throws">
        <source>The dice may be thrown up to three times in a turn.</source>
        <translation>En un turno se puede tirar hasta tres veces.</translation>
    </message>
    <message id="yams.keep-any">
        <source>Before throwing again, the player picks which dice to throw: from one to five, even dice that were kept before.</source>
        <translation>Antes de volver a tirar se eligen de uno a cinco dados, incluso dados que estaban guardados.</translation>
    </message>
    <message id="yams.may-stop-early">
        <source>Nobody has to make all three throws: a box may be filled in after any throw.</source>
        <translation>No hace falta tirar tres veces: después de cada tirada se puede rellenar una casilla.</translation>
    </message>
    <message id="yams.one-box-per-turn">
        <source>In each turn, exactly one box is filled in. Nobody may pass.</source>
        <translation>En cada turno se rellena exactamente una casilla. No se puede pasar.</translation>
    </message>
    <message id="yams.empty-box-only">
        <source>Only an empty box can be filled in, and it is never changed afterwards.</source>
        <translation>Solo se puede rellenar una casilla vacía, y lo anotado ya no cambia.</translation>
    </message>
    <message id="yams.down-column">
        <source>Column ↓ is filled in from top to bottom: only its first empty box is open.</source>
        <translation>La columna ↓ se rellena de arriba abajo: solo está abierta su primera casilla vacía.</translation>
    </message>
    <message id="yams.up-column">
        <source>Column ↑ is filled in from bottom to top: only its lowest empty box is open.</source>
        <translation>La columna ↑ se rellena de abajo arriba: solo está abierta su casilla vacía más baja.</translation>
    </message>
    <message id="yams.free-column">
        <source>In column ↕, any empty box is open.</source>
        <translation>En la columna ↕ está abierta cualquier casilla vacía.</translation>
    </message>
    <message id="yams.column-choice">
        <source>Any open box in any column may be chosen. One column may be further along than another.</source>
        <translation>Se puede elegir cualquier casilla abierta de cualquier columna. Una columna puede ir más adelantada que otra.</translation>
    </message>
    <message id="yams.upper-boxes">
        <source>Each box from Ones to Sixes scores the total of all dice that show its number.</source>
        <translation>Cada casilla de Unos a Seises vale la suma de los dados que muestran su número.</translation>
    </message>
    <message id="yams.mini">
        <source>Minimum scores the total of all five dice if that is 20 or less, otherwise 0.</source>
        <translation>Mínima vale la suma de los cinco dados si es 20 o menos; si no, 0.</translation>
    </message>
    <message id="yams.mini@strict">
        <source>Minimum scores the total of all five dice if that is less than 20, otherwise 0.</source>
        <translation>Mínima vale la suma de los cinco dados si es menor que 20; si no, 0.</translation>
    </message>
    <message id="yams.maxi">
        <source>Maximum scores the total of all five dice if that is 20 or more, otherwise 0.</source>
        <translation>Máxima vale la suma de los cinco dados si es 20 o más; si no, 0.</translation>
    </message>
    <message id="yams.maxi@strict">
        <source>Maximum scores the total of all five dice if that is more than 20, otherwise 0.</source>
        <translation>Máxima vale la suma de los cinco dados si es mayor que 20; si no, 0.</translation>
    </message>
    <message id="yams.three-of-a-kind">
        <source>Three of a kind scores 25 if at least three dice are alike.</source>
        <translation>El trío vale 25 si hay al menos tres dados iguales.</translation>
    </message>
    <message id="yams.full-house">
        <source>A full house, three dice alike and two dice alike, scores 30. Five alike count too.</source>
        <translation>El full, tres dados iguales y otros dos iguales, vale 30; cinco iguales también cuentan.</translation>
    </message>
    <message id="yams.full-house@no-five">
        <source>A full house, three dice alike and two dice alike, scores 30. Five alike do not count.</source>
        <translation>El full, tres dados iguales y otros dos iguales, vale 30; cinco iguales no cuentan.</translation>
    </message>
    <message id="yams.small-straight">
        <source>A small straight, four numbers in a row, scores 25, whatever the fifth die shows.</source>
        <translation>La escalera corta, cuatro números seguidos, vale 25, muestre lo que muestre el quinto dado.</translation>
    </message>
    <message id="yams.four-of-a-kind">
        <source>Four of a kind scores 35 if at least four dice are alike.</source>
        <translation>El póker vale 35 si hay al menos cuatro dados iguales.</translation>
    </message>
    <message id="yams.large-straight">
        <source>A large straight, five numbers in a row, scores 40.</source>
        <translation>La escalera larga, cinco números seguidos, vale 40.</translation>
    </message>
    <message id="yams.five-of-a-kind">
        <source>A yams, five dice alike, scores 50.</source>
        <translation>La generala, cinco dados iguales, vale 50.</translation>
    </message>
    <message id="yams.zero">
        <source>A box that the dice do not fit is filled in with 0.</source>
        <translation>Una casilla que no corresponde a los dados recibe 0.</translation>
    </message>
    <message id="yams.free-choice">
        <source>Any open box may be chosen, even for 0 points when another would score.</source>
        <translation>Se puede elegir cualquier casilla abierta, incluso por 0 puntos aunque otra los diera.</translation>
    </message>
    <message id="yams.free-choice@forced">
        <source>A box may be filled in with 0 only if every open box would give 0.</source>
        <translation>Una casilla solo puede recibir 0 si todas las casillas abiertas dan 0.</translation>
    </message>
    <message id="yams.no-joker">
        <source>Further yams earn nothing extra: each one scores only what its box allows.</source>
        <translation>Las generalas siguientes no dan nada más; cada una vale según la regla de su casilla.</translation>
    </message>
    <message id="yams.total-1">
        <source>Total 1 is the sum of the boxes from Ones to Sixes in a column.</source>
        <translation>El Total 1 es la suma de las casillas de Unos a Seises de una columna.</translation>
    </message>
    <message id="yams.bonus">
        <source>A column with a Total 1 of 63 or more earns one bonus of 35 points.</source>
        <translation>Una columna con un Total 1 de 63 o más recibe una vez una bonificación de 35 puntos.</translation>
    </message>
    <message id="yams.total-2">
        <source>Total 2 adds up the bonus, Minimum and Maximum of a column.</source>
        <translation>El Total 2 reúne la bonificación, Mínima y Máxima de una columna.</translation>
    </message>
    <message id="yams.total-3">
        <source>Total 3 is the sum of the boxes from Three of a kind to Yams in a column.</source>
        <translation>El Total 3 es la suma de las casillas de Trío a Generala de una columna.</translation>
    </message>
    <message id="yams.column-score">
        <source>A column is worth its Total 1, Total 2 and Total 3 together.</source>
        <translation>Una columna vale su Total 1, su Total 2 y su Total 3 juntos.</translation>
    </message>
    <message id="yams.final-score">
        <source>A player’s result is the sum of all their columns.</source>
        <translation>El resultado de cada cual es la suma de sus columnas.</translation>
    </message>
    <message id="yams.end-all-filled">
        <source>The match ends when every box on every score sheet is filled in.</source>
        <translation>La partida termina cuando están rellenas todas las casillas de todas las hojas.</translation>
    </message>
    <message id="yams.highest-wins">
        <source>The highest result wins.</source>
        <translation>Gana el resultado más alto.</translation>
    </message>
    <message id="yams.tie-shared">
        <source>Players who tie for the highest result share the victory.</source>
        <translation>Quienes empatan con el resultado más alto comparten la victoria.</translation>
    </message>
    <message id="yams.ahead-30">
        <source>A head start of 30 points counts from the beginning.</source>
        <translation>Una ventaja de 30 puntos cuenta desde el principio.</translation>
    </message>
    <message id="yams.ahead-60">
        <source>A head start of 60 points counts from the beginning.</source>
        <translation>Una ventaja de 60 puntos cuenta desde el principio.</translation>
    </message>
</context>
<context>
    <name>yams</name>
    <message>
        <source>Columns played</source>
        <translation>Columnas que se juegan</translation>
    </message>
    <message>
        <source>All three: ↓ ↑ ↕, 42 turns each</source>
        <translation>Las tres: ↓ ↑ ↕, 42 turnos cada uno</translation>
    </message>
    <message>
        <source>↓ and ↑, 28 turns each</source>
        <translation>↓ y ↑, 28 turnos cada uno</translation>
    </message>
    <message>
        <source>↓ and ↕, 28 turns each</source>
        <translation>↓ y ↕, 28 turnos cada uno</translation>
    </message>
    <message>
        <source>↑ and ↕, 28 turns each</source>
        <translation>↑ y ↕, 28 turnos cada uno</translation>
    </message>
    <message>
        <source>Only ↓, 14 turns each</source>
        <translation>Solo ↓, 14 turnos cada uno</translation>
    </message>
    <message>
        <source>Only ↑, 14 turns each</source>
        <translation>Solo ↑, 14 turnos cada uno</translation>
    </message>
    <message>
        <source>Only ↕, 14 turns each</source>
        <translation>Solo ↕, 14 turnos cada uno</translation>
    </message>
    <message>
        <source>Exactly 20 in Minimum and Maximum</source>
        <translation>20 justos en Mínima y Máxima</translation>
    </message>
    <message>
        <source>Scores 20 in both</source>
        <translation>Vale 20 en ambas</translation>
    </message>
    <message>
        <source>Five dice alike count as a full house</source>
        <translation>Cinco dados iguales cuentan como full</translation>
    </message>
    <message>
        <source>A 0 only if nothing else is possible</source>
        <translation>Anotar 0 solo si no hay otra opción</translation>
    </message>
    <message>
        <source>Scores 0 in both</source>
        <translation>Vale 0 en ambas</translation>
    </message>
    <message>
        <source>Yams</source>
        <comment>name of the game</comment>
        <translation>Generala</translation>
    </message>
    <message>
        <source>Throw five dice up to three times, keep the best and fill in every box.</source>
        <translation>Tirar cinco dados hasta tres veces, guardar los mejores y rellenar todas las casillas de la hoja.</translation>
    </message>
    <message>
        <source>Yacht</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Yams, yacht</translation>
    </message>
    <message>
        <source>Ones</source>
        <comment>box of the pad</comment>
        <translation>Unos</translation>
    </message>
    <message>
        <source>Twos</source>
        <comment>box of the pad</comment>
        <translation>Doses</translation>
    </message>
    <message>
        <source>Threes</source>
        <comment>box of the pad</comment>
        <translation>Treses</translation>
    </message>
    <message>
        <source>Fours</source>
        <comment>box of the pad</comment>
        <translation>Cuatros</translation>
    </message>
    <message>
        <source>Fives</source>
        <comment>box of the pad</comment>
        <translation>Cincos</translation>
    </message>
    <message>
        <source>Sixes</source>
        <comment>box of the pad</comment>
        <translation>Seises</translation>
    </message>
    <message>
        <source>Total 1</source>
        <translation>Total 1</translation>
    </message>
    <message>
        <source>Bonus from 63</source>
        <translation>Bonificación desde 63</translation>
    </message>
    <message>
        <source>Minimum</source>
        <comment>box of the pad</comment>
        <translation>Mínima</translation>
    </message>
    <message>
        <source>Maximum</source>
        <comment>box of the pad</comment>
        <translation>Máxima</translation>
    </message>
    <message>
        <source>Total 2</source>
        <translation>Total 2</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <comment>box of the pad</comment>
        <translation>Trío</translation>
    </message>
    <message>
        <source>Full house</source>
        <comment>box of the pad</comment>
        <translation>Full</translation>
    </message>
    <message>
        <source>Small straight</source>
        <comment>box of the pad</comment>
        <translation>Escalera corta</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <comment>box of the pad</comment>
        <translation>Póker</translation>
    </message>
    <message>
        <source>Large straight</source>
        <comment>box of the pad</comment>
        <translation>Escalera larga</translation>
    </message>
    <message>
        <source>Yams</source>
        <comment>box of the pad</comment>
        <translation>Generala</translation>
    </message>
    <message>
        <source>Total 3</source>
        <translation>Total 3</translation>
    </message>
    <message>
        <source>Column</source>
        <comment>sum of a column of the pad</comment>
        <translation>Columna</translation>
    </message>
    <message>
        <source>{box} in column ↓</source>
        <translation>{box} en la columna ↓</translation>
    </message>
    <message>
        <source>{box} in column ↑</source>
        <translation>{box} en la columna ↑</translation>
    </message>
    <message>
        <source>{box} in column ↕</source>
        <translation>{box} en la columna ↕</translation>
    </message>
    <message>
        <source>Column ↓</source>
        <translation>Columna ↓</translation>
    </message>
    <message>
        <source>Column ↑</source>
        <translation>Columna ↑</translation>
    </message>
    <message>
        <source>Column ↕</source>
        <translation>Columna ↕</translation>
    </message>
    <message>
        <source>Kept</source>
        <comment>the row of dice that are not thrown again</comment>
        <translation>Guardados</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Yams: five dice alike</source>
        <translation>Generala: cinco dados iguales</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the five dice.</source>
        <translation>Le toca a {player} tirar los cinco dados.</translation>
    </message>
    <message>
        <source>{player} can throw again or fill in a box.</source>
        <translation>{player} puede volver a tirar o rellenar una casilla.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to fill in a box.</source>
        <translation>Le toca a {player} rellenar una casilla.</translation>
    </message>
    <message>
        <source>All three throws have been made: now a box must be filled in.</source>
        <translation>Ya se ha tirado tres veces: ahora hay que rellenar una casilla.</translation>
    </message>
    <message>
        <source>First choose the dice to throw.</source>
        <translation>Primero hay que elegir los dados que se tiran.</translation>
    </message>
    <message>
        <source>All five dice are kept: at least one must be in the tray to be thrown.</source>
        <translation>Los cinco dados están guardados: al menos uno debe estar en la bandeja.</translation>
    </message>
    <message>
        <source>A box must be filled in, even if it gives 0.</source>
        <translation>Hay que rellenar una casilla, aunque dé 0.</translation>
    </message>
    <message>
        <source>This line is a total and fills itself in.</source>
        <translation>Esta línea es una suma y se rellena sola.</translation>
    </message>
    <message>
        <source>The open box here is: {box}.</source>
        <translation>Aquí la casilla abierta es: {box}.</translation>
    </message>
    <message>
        <source>Fill in {box}</source>
        <translation>Rellenar {box}</translation>
    </message>
    <message numerus="yes">
        <source>{box} gives %n point(s).</source>
        <translation>
            <numerusform>{box} da %n punto.</numerusform>
            <numerusform>{box} da %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing fits well: a 0 hurts least in {box}.</source>
        <translation>Nada encaja bien: donde menos cuesta un 0 es en {box}.</translation>
    </message>
    <message>
        <source>Whatever these dice show, no box gets any points that may be filled.</source>
        <translation>Salga lo que salga, ninguna casilla que se pueda rellenar recibe puntos.</translation>
    </message>
    <message numerus="yes">
        <source>Keep {kept} and throw %n dice: the chance of {box} is about {percent}%.</source>
        <comment>percent: chance of success</comment>
        <translation>
            <numerusform>Guarda {kept} y tira %n dado: hay cerca del {percent}&#xa0;% de posibilidades de {box}.</numerusform>
            <numerusform>Guarda {kept} y tira %n dados: hay cerca del {percent}&#xa0;% de posibilidades de {box}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep {kept} and throw %n dice: the chance of {points} points or more in {box} is about {percent}%.</source>
        <comment>percent: chance of success</comment>
        <translation>
            <numerusform>Guarda {kept} y tira %n dado: cerca del {percent}&#xa0;% de posibilidades de lograr {points} puntos o más en {box}.</numerusform>
            <numerusform>Guarda {kept} y tira %n dados: cerca del {percent}&#xa0;% de posibilidades de lograr {points} puntos o más en {box}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw all five dice again: the chance of {box} is about {percent}%.</source>
        <comment>percent: chance of success</comment>
        <translation>Vuelve a tirar los cinco dados: hay cerca del {percent}&#xa0;% de posibilidades de {box}.</translation>
    </message>
    <message>
        <source>Throw all five dice again: the chance of {points} points or more in {box} is about {percent}%.</source>
        <comment>percent: chance of success</comment>
        <translation>Vuelve a tirar los cinco dados: cerca del {percent}&#xa0;% de posibilidades de lograr {points} puntos o más en {box}.</translation>
    </message>
    <message>
        <source>Throw {throw} of {throws}</source>
        <translation>Tirada {throw} de {throws}</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Turno {turn} de {turns}</translation>
    </message>
    <message>
        <source>needs {points}</source>
        <comment>points missing for the bonus, in a small box</comment>
        <translation>faltan {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
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
        <source>Three of a kind, small straight</source>
        <translation>Trío, escalera corta</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>Four of a kind, bonus</source>
        <translation>Póker, bonificación</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Escalera larga</translation>
    </message>
    <message>
        <source>{box} already holds {points}.</source>
        <translation>{box}: ya hay {points}.</translation>
    </message>
    <message>
        <source>{box} would give {points}.</source>
        <translation>{box} daría {points}.</translation>
    </message>
    <message>
        <source>Throw the five dice</source>
        <translation>Tirar los cinco dados</translation>
    </message>
    <message>
        <source>Throw all five dice again</source>
        <translation>Volver a tirar los cinco dados</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice again and keep {kept}</source>
        <translation>
            <numerusform>Volver a tirar %n dado y guardar {kept}</numerusform>
            <numerusform>Volver a tirar %n dados y guardar {kept}</numerusform>
        </translation>
    </message>
    <message>
        <source>Write {points}: {box}</source>
        <translation>Anotar {points}: {box}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>The next turn begins</source>
        <translation>Empieza el turno siguiente</translation>
    </message>
    <message>
        <source>{player} throws {dice}.</source>
        <translation>{player} saca {dice}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws %n dice again: {dice}.</source>
        <translation>
            <numerusform>{player} vuelve a tirar %n dado: {dice}.</numerusform>
            <numerusform>{player} vuelve a tirar %n dados: {dice}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} writes {points}: {box}.</source>
        <translation>{player} anota {points}: {box}.</translation>
    </message>
    <message>
        <source>A turn begins with a throw.</source>
        <translation>Un turno empieza con una tirada.</translation>
    </message>
    <message>
        <source>No other box is open.</source>
        <translation>No hay otra casilla abierta.</translation>
    </message>
    <message numerus="yes">
        <source>{box} gives %n point(s) now; another throw is not likely to bring more.</source>
        <translation>
            <numerusform>{box} da %n punto ahora; otra tirada seguramente no daría más.</numerusform>
            <numerusform>{box} da %n puntos ahora; otra tirada seguramente no daría más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{box} gives %n point(s), and the better boxes stay free for later.</source>
        <translation>
            <numerusform>{box} da %n punto, y las mejores casillas quedan libres para después.</numerusform>
            <numerusform>{box} da %n puntos, y las mejores casillas quedan libres para después.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scored the most yams: %n.</source>
        <translation>
            <numerusform>{player} anotó más generalas que nadie: %n.</numerusform>
            <numerusform>{player} anotó más generalas que nadie: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n point(s) lay between first and second.</source>
        <translation>
            <numerusform>Solo %n punto separó los dos primeros puestos.</numerusform>
            <numerusform>Solo %n puntos separaron los dos primeros puestos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} earned the most bonuses: %n.</source>
        <comment>for the upper boxes of a column</comment>
        <translation>
            <numerusform>{player} consiguió más bonificaciones que nadie: %n.</numerusform>
            <numerusform>{player} consiguió más bonificaciones que nadie: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} had to write down the most zeros: %n.</source>
        <translation>
            <numerusform>{player} tuvo que anotar más ceros que nadie: %n.</numerusform>
            <numerusform>{player} tuvo que anotar más ceros que nadie: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Yams!</source>
        <comment>five alike have been thrown</comment>
        <translation>¡Generala!</translation>
    </message>
    <message>
        <source>Keeping dice for a full house</source>
        <translation>Guardar dados para un full</translation>
    </message>
    <message>
        <source>The three 2s are kept, and only the other two dice are thrown again. They show two 6s: a full house for 30 points.</source>
        <translation>Los tres 2 se guardan y solo se vuelven a tirar los otros dos dados. Muestran dos 6: un full de 30 puntos.</translation>
    </message>
    <message>
        <source>Filling in column ↓</source>
        <translation>Rellenar la columna ↓</translation>
    </message>
    <message>
        <source>Ones and Twos are filled in, so only the box for Threes is open in this column. Three 3s score 9 points there.</source>
        <translation>Unos y Doses ya están rellenas, así que en esta columna solo está abierta la casilla de Treses. Tres 3 dan ahí 9 puntos.</translation>
    </message>
    <message>
        <source>30 points ahead</source>
        <comment>handicap</comment>
        <translation>30 puntos de ventaja</translation>
    </message>
    <message>
        <source>60 points ahead</source>
        <comment>handicap</comment>
        <translation>60 puntos de ventaja</translation>
    </message>
</context>
</TS>
