<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="snakes_and_ladders.aim">
        <source>All pieces walk from 1 to 100. Ladders take them up, snakes take them down. The first to land exactly on 100 wins.</source>
        <translation>Todas las fichas van del 1 al 100. Las escaleras las suben, las serpientes las bajan. Gana la primera que llega justo al 100.</translation>
    </message>
    <message id="snakes_and_ladders.layout">
        <source>Eight ladders and eight snakes lie on the board, always in the same place. Where one of them ends, no other begins.</source>
        <translation>En el tablero hay ocho escaleras y ocho serpientes, siempre en el mismo sitio. Donde acaba una, no empieza ninguna otra.</translation>
    </message>
    <message id="snakes_and_ladders.start-off-board">
        <source>Every piece begins beside the board, in front of square 1. A 1 takes it to square 1.</source>
        <translation>Cada ficha empieza junto al tablero, delante de la casilla 1. Un 1 la lleva a la casilla 1.</translation>
    </message>
    <message id="snakes_and_ladders.turn-order">
        <source>Turns go clockwise round the table. The youngest player takes the first seat and begins.</source>
        <translation>Se juega en el sentido de las agujas del reloj. La persona más joven ocupa el primer sitio y empieza.</translation>
    </message>
    <message id="snakes_and_ladders.turn-order@lots">
        <source>Turns go clockwise round the table. Lots are drawn to see who begins.</source>
        <translation>Se juega en el sentido de las agujas del reloj. Se sortea quién empieza.</translation>
    </message>
    <message id="snakes_and_ladders.one-throw">
        <source>A turn is one throw of one die and the move that follows. Nothing moves before the throw, and nobody throws twice.</source>
        <translation>Un turno es una tirada del dado y la jugada que la sigue. Nada se mueve antes de la tirada, y nadie tira dos veces.</translation>
    </message>
    <message id="snakes_and_ladders.one-throw@again">
        <source>A move follows every throw of the die. Nothing moves before the throw, and nobody throws again before the move.</source>
        <translation>A cada tirada le sigue una jugada. Nada se mueve antes de la tirada, y nadie vuelve a tirar antes de la jugada.</translation>
    </message>
    <message id="snakes_and_ladders.count-forward">
        <source>The piece moves forward by as many squares as the die shows. Squares on the way do nothing.</source>
        <translation>La ficha avanza tantas casillas como marca el dado. Las casillas del camino no hacen nada.</translation>
    </message>
    <message id="snakes_and_ladders.ladder-up">
        <source>A piece whose count ends at the foot of a ladder climbs to its top at once.</source>
        <translation>Una ficha cuya cuenta acaba al pie de una escalera sube enseguida hasta arriba.</translation>
    </message>
    <message id="snakes_and_ladders.ladder-top-neutral">
        <source>The top of a ladder does nothing: nobody climbs down.</source>
        <translation>Lo alto de una escalera no hace nada: nadie baja por ella.</translation>
    </message>
    <message id="snakes_and_ladders.snake-down">
        <source>A piece whose count ends on the tail of a snake, its upper end, slides down to its head at once.</source>
        <translation>Una ficha cuya cuenta acaba en la cola de una serpiente, su extremo de arriba, baja enseguida hasta la cabeza.</translation>
    </message>
    <message id="snakes_and_ladders.snake-down@head-up">
        <source>A piece whose count ends on the head of a snake, its upper end, slides down to the tip of its tail at once.</source>
        <translation>Una ficha cuya cuenta acaba en la cabeza de una serpiente, su extremo de arriba, baja enseguida hasta la punta de la cola.</translation>
    </message>
    <message id="snakes_and_ladders.snake-bottom-neutral">
        <source>The lower end of a snake does nothing: nobody climbs up a snake.</source>
        <translation>El extremo de abajo de una serpiente no hace nada: nadie sube por una serpiente.</translation>
    </message>
    <message id="snakes_and_ladders.one-jump">
        <source>There is never more than one ladder or snake in a move.</source>
        <translation>En una jugada nunca hay más de una escalera o serpiente.</translation>
    </message>
    <message id="snakes_and_ladders.forced-move">
        <source>There is nothing to choose: the piece is put where its count ends, or straight onto the square where the ladder or snake takes it.</source>
        <translation>No hay nada que elegir: la ficha se pone donde acaba su cuenta, o enseguida donde la lleva la escalera o la serpiente.</translation>
    </message>
    <message id="snakes_and_ladders.bounce">
        <source>If the throw is too big, the piece goes as far as 100 and counts the rest backwards.</source>
        <translation>Si la tirada es demasiado grande, la ficha llega a 100 y retrocede con lo que sobra.</translation>
    </message>
    <message id="snakes_and_ladders.bounce@stay">
        <source>If the throw is too big to end on 100, the piece stays where it is.</source>
        <translation>Si la tirada es demasiado grande para acabar en el 100, la ficha se queda donde está.</translation>
    </message>
    <message id="snakes_and_ladders.jump-after-bounce">
        <source>A ladder or snake counts even if the piece came to it backwards: from 96 it slides down to 86.</source>
        <translation>Una escalera o serpiente cuenta aunque la ficha llegue a ella retrocediendo: del 96 baja al 86.</translation>
    </message>
    <message id="snakes_and_ladders.share">
        <source>Any number of pieces may stand on one square. Nobody is sent away.</source>
        <translation>En una casilla puede haber varias fichas. No se echa a nadie.</translation>
    </message>
    <message id="snakes_and_ladders.six-no-extra">
        <source>A 6 is a throw like any other: the next player goes on.</source>
        <translation>Un 6 es una tirada como otra cualquiera: el turno pasa a la siguiente persona.</translation>
    </message>
    <message id="snakes_and_ladders.six-no-extra@again">
        <source>After a 6 the same player throws again, as often as another 6 comes, until somebody has won.</source>
        <translation>Después de un 6 vuelve a tirar la misma persona, cada vez que sale otro 6, hasta que alguien gana.</translation>
    </message>
    <message id="snakes_and_ladders.win-exact">
        <source>The first piece to come to rest on 100 wins.</source>
        <translation>Gana la primera ficha que se para en el 100.</translation>
    </message>
    <message id="snakes_and_ladders.win-stops-play">
        <source>The match stops at once. The other players are not ranked.</source>
        <translation>La partida acaba enseguida. Los demás no tienen puesto.</translation>
    </message>
    <message id="snakes_and_ladders.always-ends">
        <source>There is no draw and no limit on turns: 100 can be reached from every square, so sooner or later somebody gets there.</source>
        <translation>No hay tablas ni límite de turnos: desde cualquier casilla se puede llegar al 100, y alguien llega.</translation>
    </message>
    <message id="snakes_and_ladders.ahead-10">
        <source>Whoever is 10 squares ahead begins on square 10.</source>
        <translation>Quien tiene 10 casillas de ventaja empieza en la casilla 10.</translation>
    </message>
    <message id="snakes_and_ladders.ahead-25">
        <source>Whoever is 25 squares ahead begins on square 25.</source>
        <translation>Quien tiene 25 casillas de ventaja empieza en la casilla 25.</translation>
    </message>
</context>
<context>
    <name>snakes_and_ladders</name>
    <message>
        <source>A throw beyond 100</source>
        <translation>Una tirada que pasa de 100</translation>
    </message>
    <message>
        <source>Counts back</source>
        <translation>Hace retroceder</translation>
    </message>
    <message>
        <source>Is lost</source>
        <translation>Se pierde</translation>
    </message>
    <message>
        <source>Throw again after a 6</source>
        <translation>Volver a tirar después de un 6</translation>
    </message>
    <message>
        <source>How the snakes lie</source>
        <translation>Cómo están las serpientes</translation>
    </message>
    <message>
        <source>Tail at the top</source>
        <translation>Cola arriba</translation>
    </message>
    <message>
        <source>Head at the top</source>
        <translation>Cabeza arriba</translation>
    </message>
    <message>
        <source>10 squares ahead</source>
        <comment>handicap</comment>
        <translation>10 casillas de ventaja</translation>
    </message>
    <message>
        <source>25 squares ahead</source>
        <comment>handicap</comment>
        <translation>25 casillas de ventaja</translation>
    </message>
    <message>
        <source>Snakes and Ladders</source>
        <translation>Serpientes y escaleras</translation>
    </message>
    <message>
        <source>Up the ladders, down the snakes: be the first to land exactly on 100.</source>
        <translation>Subir por las escaleras, bajar por las serpientes y llegar en primer lugar, justo al 100.</translation>
    </message>
    <message>
        <source>The ladder game</source>
        <extracomment>Other names of the game that players of this country know, for the box and for the search.</extracomment>
        <translation>Toboganes y escaleras</translation>
    </message>
    <message>
        <source>Up a ladder</source>
        <translation>Escalera arriba</translation>
    </message>
    <message>
        <source>The throw is 6 and ends on 20, at the foot of the longest ladder. The piece is put there and climbs by itself, all the way to 60.</source>
        <translation>La tirada es 6 y acaba en el 20, al pie de la escalera más larga. La ficha se pone allí y sube sola hasta el 60.</translation>
    </message>
    <message>
        <source>Down a snake</source>
        <translation>Serpiente abajo</translation>
    </message>
    <message>
        <source>The throw is 4 and ends on 58, where a snake begins. The piece may be put straight onto 23, where it comes to rest.</source>
        <translation>La tirada es 4 y acaba en el 58, donde empieza una serpiente. La ficha se puede poner enseguida en el 23, donde se para.</translation>
    </message>
    <message>
        <source>Too far, and back</source>
        <translation>Demasiado lejos, y vuelta</translation>
    </message>
    <message>
        <source>From 98 a 6 leads to 100 and four squares back, to 96. There a snake waits, and the piece slides down to 86.</source>
        <translation>Desde el 98, un 6 lleva al 100 y cuatro casillas atrás, al 96. Allí espera una serpiente, y la ficha baja al 86.</translation>
    </message>
    <message numerus="yes">
        <source>{player} climbed the most ladders: %n.</source>
        <translation>
            <numerusform>{player} subió más escaleras que nadie: %n.</numerusform>
            <numerusform>{player} subió más escaleras que nadie: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} met the most snakes: %n.</source>
        <translation>
            <numerusform>{player} encontró más serpientes que nadie: %n.</numerusform>
            <numerusform>{player} encontró más serpientes que nadie: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} met no snake at all.</source>
        <comment>whoever has won</comment>
        <translation>{player} no encontró ninguna serpiente.</translation>
    </message>
    <message>
        <source>The deepest slide took {player} from {high} down to {low}.</source>
        <translation>La bajada más larga llevó a {player} del {high} al {low}.</translation>
    </message>
    <message>
        <source>start</source>
        <translation>salida</translation>
    </message>
    <message>
        <source>board</source>
        <translation>tablero</translation>
    </message>
    <message>
        <source>square {number}</source>
        <translation>casilla {number}</translation>
    </message>
    <message>
        <source>square {number}: ladder up to {top}</source>
        <translation>casilla {number}: escalera hasta la {top}</translation>
    </message>
    <message>
        <source>square {number}: snake down to {low}</source>
        <translation>casilla {number}: serpiente hasta la {low}</translation>
    </message>
    <message>
        <source>square {number}: goal</source>
        <translation>casilla {number}: meta</translation>
    </message>
    <message>
        <source>{player}: tray with the die</source>
        <extracomment>The little tray in which the die of a player lies.</extracomment>
        <translation>{player}: bandeja con el dado</translation>
    </message>
    <message>
        <source>ladder</source>
        <translation>escalera</translation>
    </message>
    <message>
        <source>snake</source>
        <translation>serpiente</translation>
    </message>
    <message>
        <source>has fallen over</source>
        <comment>the piece of whoever has lost, for screen readers</comment>
        <translation>se ha caído</translation>
    </message>
    <message>
        <source>to {there}</source>
        <translation>al {there}</translation>
    </message>
    <message>
        <source>to {foot}, and up the ladder to {top}</source>
        <translation>al {foot}, y por la escalera al {top}</translation>
    </message>
    <message>
        <source>to {high}, and down the snake to {low}</source>
        <translation>al {high}, y por la serpiente al {low}</translation>
    </message>
    <message>
        <source>on to {goal} and back to {there}</source>
        <translation>hasta el {goal} y de vuelta al {there}</translation>
    </message>
    <message>
        <source>on to {goal}, back to {high}, and down the snake to {low}</source>
        <translation>hasta el {goal}, de vuelta al {high}, y por la serpiente al {low}</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the die.</source>
        <translation>Le toca a {player} tirar el dado.</translation>
    </message>
    <message>
        <source>{player} threw a 6 and may throw again.</source>
        <translation>{player} ha sacado un 6 y puede volver a tirar.</translation>
    </message>
    <message>
        <source>{player} threw {die}: {way}.</source>
        <extracomment>The way is one of &quot;to 45&quot;, &quot;to 45, and up the ladder to 54&quot;, &quot;on to 100 and back to 97&quot; …</extracomment>
        <translation>{player} ha sacado {die}: {way}.</translation>
    </message>
    <message>
        <source>{player} threw {die}: that leads beyond {goal}, so the piece stays where it is.</source>
        <translation>{player} ha sacado {die}: eso pasa de {goal}, y la ficha se queda donde está.</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} gana.</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: the throw cannot be used, the turn goes on.</extracomment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>en la salida</translation>
    </message>
    <message>
        <source>on {number}</source>
        <translation>en {number}</translation>
    </message>
    <message>
        <source>The way to 100</source>
        <translation>El camino hasta el 100</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Casilla</translation>
    </message>
    <message>
        <source>Ladders</source>
        <translation>Escaleras</translation>
    </message>
    <message>
        <source>Snakes</source>
        <translation>Serpientes</translation>
    </message>
    <message>
        <source>up from the foot to the top</source>
        <translation>se sube del pie hasta arriba</translation>
    </message>
    <message>
        <source>down from the upper end to the lower one</source>
        <translation>se baja del extremo de arriba al de abajo</translation>
    </message>
    <message>
        <source>exactly: the rest is counted back</source>
        <translation>justo: lo que sobra se cuenta hacia atrás</translation>
    </message>
    <message>
        <source>exactly: a throw too big is lost</source>
        <translation>justo: una tirada demasiado grande se pierde</translation>
    </message>
    <message>
        <source>throw again</source>
        <translation>se vuelve a tirar</translation>
    </message>
    <message>
        <source>Throw the die</source>
        <translation>Tirar el dado</translation>
    </message>
    <message>
        <source>Move: {here} → {there}</source>
        <translation>Mover: {here} → {there}</translation>
    </message>
    <message>
        <source>Stay and go on</source>
        <translation>Quedarse y seguir</translation>
    </message>
    <message>
        <source>{player} threw {die}.</source>
        <translation>{player} ha sacado {die}.</translation>
    </message>
    <message>
        <source>{player} goes from {here} to {there}.</source>
        <translation>{player} va del {here} al {there}.</translation>
    </message>
    <message>
        <source>{player} goes from the start to {there}.</source>
        <translation>{player} va de la salida al {there}.</translation>
    </message>
    <message>
        <source>{player} comes back to {here}.</source>
        <translation>{player} vuelve al {here}.</translation>
    </message>
    <message>
        <source>{player} stays on {here}: the throw leads beyond {goal}.</source>
        <translation>{player} se queda en el {here}: la tirada pasa de {goal}.</translation>
    </message>
    <message>
        <source>The ladder on {foot} leads up to {top}.</source>
        <translation>La escalera del {foot} sube al {top}.</translation>
    </message>
    <message>
        <source>The snake on {high} leads down to {low}.</source>
        <translation>La serpiente del {high} baja al {low}.</translation>
    </message>
    <message>
        <source>The rest is counted back from {goal}.</source>
        <translation>El resto se cuenta hacia atrás desde el {goal}.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <extracomment>Two sentences, one after the other.</extracomment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>Up to {number}!</source>
        <translation>¡Arriba, al {number}!</translation>
    </message>
    <message>
        <source>Down to {number}!</source>
        <translation>¡Abajo, al {number}!</translation>
    </message>
    <message>
        <source>{player} has not thrown the die yet.</source>
        <translation>{player} aún no ha tirado el dado.</translation>
    </message>
    <message>
        <source>The die shows {die}: first the piece has to move.</source>
        <translation>El dado marca {die}, y la ficha aún tiene que avanzar.</translation>
    </message>
    <message>
        <source>{die} leads beyond {goal}: the piece stays where it is.</source>
        <translation>{die} pasa de {goal}: la ficha se queda donde está.</translation>
    </message>
    <message>
        <source>This piece belongs to {owner}.</source>
        <translation>Esta ficha es de {owner}.</translation>
    </message>
    <message>
        <source>With {die} the piece goes {way}.</source>
        <translation>Con {die}, la ficha va {way}.</translation>
    </message>
    <message>
        <source>Every turn begins with the throw.</source>
        <translation>Cada turno empieza con la tirada.</translation>
    </message>
    <message>
        <source>After a 6 there is another throw.</source>
        <translation>Después de un 6 se vuelve a tirar.</translation>
    </message>
</context>
</TS>
