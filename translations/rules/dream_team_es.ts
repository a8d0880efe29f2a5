<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="dream_team.aim">
        <source>Get rid of all your cards early: whoever is first in a round wins gold. Most points from medals win the match.</source>
        <extracomment>The reader is addressed, as in the aims of other games.</extracomment>
        <translation>Líbrate pronto de todas tus cartas: quien acaba primero en una ronda gana el oro. Gana la partida quien suma más puntos de medallas.</translation>
    </message>
    <message id="dream_team.deck-60">
        <source>The deck has 60 cards: ten 10s, nine 9s and so on down to one 1, with a Kickoff, two Free Kicks, a Goal and a Red Card. One of the 8s is the Yellow Card.</source>
        <translation>La baraja tiene 60 cartas: diez 10, nueve 9 y así hasta un solo 1, con un saque inicial, dos tiros libres, un gol y una tarjeta roja. Uno de los 8 es la tarjeta amarilla.</translation>
    </message>
    <message id="dream_team.values">
        <source>Low beats high: the Goal counts 0, the number cards 1 to 10, the Kickoff 11, the Red Card 12. The Yellow Card is an 8.</source>
        <translation>Lo bajo gana a lo alto: el gol vale 0, las cartas de número de 1 a 10, el saque inicial 11, la tarjeta roja 12. La tarjeta amarilla es un 8.</translation>
    </message>
    <message id="dream_team.seats-by-rank">
        <source>Seats are numbered by rank: seat 1 is the best, each seat to the right one number worse, the last one the Ball Kid’s. Lots decide the first seats.</source>
        <translation>Los sitios tienen número: el sitio 1 es el mejor, hacia la derecha cada uno tiene un número más y el último es el de recogepelotas. Los primeros se sortean.</translation>
    </message>
    <message id="dream_team.clockwise">
        <source>Play and deal go clockwise, so from each seat to the next lower number, and from seat 1 to the last.</source>
        <translation>Se juega y se reparte en sentido horario, es decir, de cada sitio al número anterior, y del sitio 1 al último.</translation>
    </message>
    <message id="dream_team.deal">
        <source>The Ball Kid deals all 60 cards one at a time, starting on the left. Some players may get one card more.</source>
        <translation>El sitio de recogepelotas reparte las 60 cartas de una en una, empezando por su izquierda. Algunas personas reciben una carta más.</translation>
    </message>
    <message id="dream_team.kickoff">
        <source>Whoever holds the Kickoff opens the round by laying it alone in the middle.</source>
        <translation>Quien tiene el saque inicial abre la ronda y lo juega solo en el centro.</translation>
    </message>
    <message id="dream_team.lower-only">
        <source>Each play must be lower than the one before; the same value is not enough.</source>
        <translation>Cada jugada debe ser más baja que la anterior; el mismo valor no basta.</translation>
    </message>
    <message id="dream_team.pass">
        <source>Whoever cannot or does not want to play passes, and may play again when the turn comes round in the same trick.</source>
        <translation>Quien no puede o no quiere jugar pasa, y puede volver a jugar en la misma baza cuando le llegue el turno.</translation>
    </message>
    <message id="dream_team.pass@pass-is-final">
        <source>Whoever cannot or does not want to play passes.</source>
        <translation>Quien no puede o no quiere jugar pasa.</translation>
    </message>
    <message id="dream_team.hand-end">
        <source>A trick ends when, after a play, all others who hold cards and are not skipped pass. Its winner leads next; the cards are cleared away.</source>
        <translation>Una baza termina cuando pasan todos los demás que tienen cartas y turno. Quien la gana sale en la siguiente; las cartas se retiran.</translation>
    </message>
    <message id="dream_team.hand-end@pass-is-final">
        <source>A trick ends when all others who hold cards and are not skipped have passed in it. Its winner leads next; the cards are cleared away.</source>
        <translation>Una baza termina cuando han pasado en ella todos los demás que tienen cartas y turno. Quien la gana sale en la siguiente; las cartas se retiran.</translation>
    </message>
    <message id="dream_team.leader-plays">
        <source>Whoever leads a later trick lays one card or a set of any size in the middle, and cannot pass.</source>
        <translation>Quien sale en otra baza juega en el centro una carta o un grupo de cualquier tamaño y no puede pasar.</translation>
    </message>
    <message id="dream_team.same-count">
        <source>Everyone who follows lays exactly as many cards as were led.</source>
        <translation>Quienes siguen juegan exactamente tantas cartas como la salida.</translation>
    </message>
    <message id="dream_team.one-value">
        <source>All cards laid together have the same value, apart from Free Kicks.</source>
        <translation>Todas las cartas que se juegan juntas tienen el mismo valor, salvo los tiros libres.</translation>
    </message>
    <message id="dream_team.free-kick-in-set">
        <source>Free Kicks may stand for missing cards in a set with a number card or the Goal. They take its value.</source>
        <translation>Los tiros libres pueden sustituir cartas que faltan en un grupo con una carta de número o el gol. Toman su valor.</translation>
    </message>
    <message id="dream_team.free-kick-alone">
        <source>Without another card, one Free Kick or both stand for a number from 1 to 10 that the player announces, never for 0.</source>
        <translation>Sin otra carta, un tiro libre o los dos valen un número de 1 a 10 que se anuncia, nunca 0.</translation>
    </message>
    <message id="dream_team.free-kick-alone@weakest">
        <source>Without another card, one Free Kick or both count 11: they can be led, and one can be laid on the Red Card.</source>
        <translation>Sin otra carta, un tiro libre o los dos valen 11: se puede salir con ellos, y uno puede ir sobre la tarjeta roja.</translation>
    </message>
    <message id="dream_team.no-set-with-red-or-kickoff">
        <source>The Red Card and the Kickoff are only ever laid alone. As the highest card, the Red Card can only be led.</source>
        <translation>La tarjeta roja y el saque inicial se juegan siempre solos. Como es la carta más alta, la tarjeta roja solo puede ser salida.</translation>
    </message>
    <message id="dream_team.yellow-skip">
        <source>Whoever lays the Yellow Card names another player who holds cards. That player gets no turn until the trick ends.</source>
        <translation>Quien juega la tarjeta amarilla nombra a otra persona que tenga cartas. Esa persona no tiene turno hasta que acabe la baza.</translation>
    </message>
    <message id="dream_team.yellow-skip@round">
        <source>Whoever lays the Yellow Card names another player who holds cards. That player gets no turn until the round ends.</source>
        <translation>Quien juega la tarjeta amarilla nombra a otra persona que tenga cartas. Esa persona no tiene turno hasta que acabe la ronda.</translation>
    </message>
    <message id="dream_team.red-curse">
        <source>Whoever wins a trick in which cards were laid on the Red Card takes the Red Card into hand, even if they led it.</source>
        <translation>Quien gana una baza en la que se jugó sobre la tarjeta roja se lleva esa tarjeta a la mano, aunque haya salido con ella.</translation>
    </message>
    <message id="dream_team.red-alone">
        <source>If everybody passes on the Red Card, it is cleared away like any card.</source>
        <translation>Si todo el mundo pasa ante la tarjeta roja, se retira como cualquier carta.</translation>
    </message>
    <message id="dream_team.going-out">
        <source>Whoever has no cards left is out and takes the next free place. Play goes on without that player.</source>
        <translation>Quien se queda sin cartas acaba y ocupa el siguiente puesto libre. El juego sigue sin esa persona.</translation>
    </message>
    <message id="dream_team.winner-out-next-leads">
        <source>If the winner of a trick has no cards left, the next player clockwise who holds cards leads.</source>
        <translation>Si quien gana la baza ya no tiene cartas, sale la siguiente persona en sentido horario que aún tiene.</translation>
    </message>
    <message id="dream_team.red-winner-out">
        <source>Whoever is out and wins the Red Card keeps the place but takes the card and leads it at once. Then it is the next player’s turn.</source>
        <translation>Quien ha acabado y gana la tarjeta roja conserva el puesto, pero la toma y sale con ella enseguida. Después sigue el turno.</translation>
    </message>
    <message id="dream_team.round-end">
        <source>The round ends as soon as only one player holds cards, even in the middle of a trick. That player comes last.</source>
        <translation>La ronda acaba en cuanto solo una persona tiene cartas, incluso a mitad de una baza. Esa persona queda en el último puesto.</translation>
    </message>
    <message id="dream_team.medals">
        <source>The first to go out wins gold, the second silver, the third bronze. Whoever does not go out wins nothing.</source>
        <translation>Quien acaba primero gana el oro; después, la plata y el bronce. Quien no acaba no gana nada.</translation>
    </message>
    <message id="dream_team.new-seats">
        <source>For the next round everybody takes the seat with the number of their place. The last one is the Ball Kid.</source>
        <translation>En la ronda siguiente cada cual ocupa el sitio con el número de su puesto. El último es el de recogepelotas.</translation>
    </message>
    <message id="dream_team.trade-two">
        <source>Before the Kickoff the last seat gives its two best cards to seat 1, which gives back any two.</source>
        <translation>Antes del saque inicial, el último sitio da sus dos mejores cartas al sitio 1, que devuelve dos cualesquiera.</translation>
    </message>
    <message id="dream_team.trade-two@later">
        <source>From the second round on, before the Kickoff, the last seat gives its two best cards to seat 1, which gives back any two.</source>
        <translation>Desde la segunda ronda, antes del saque inicial, el último sitio da sus dos mejores cartas al sitio 1, que devuelve dos cualesquiera.</translation>
    </message>
    <message id="dream_team.trade-one">
        <source>With four or more players, the last seat but one gives its best card to seat 2, which gives back any one.</source>
        <translation>Con cuatro personas o más, el penúltimo sitio da su mejor carta al sitio 2, que devuelve una cualquiera.</translation>
    </message>
    <message id="dream_team.best-card-order">
        <source>From best to worst: Goal, Free Kick, 1 to 7, Yellow Card, the other 8s, 9, 10, Kickoff, Red Card. The last seats do not choose.</source>
        <translation>De mejor a peor: gol, tiro libre, de 1 a 7, tarjeta amarilla, los otros 8, 9, 10, saque inicial, tarjeta roja. Los últimos sitios no eligen.</translation>
    </message>
    <message id="dream_team.trade-blind">
        <source>The cards change hands face down and at the same time. Seats 1 and 2 choose before they see what they get.</source>
        <translation>Las cartas se cambian boca abajo y a la vez. Los sitios 1 y 2 eligen antes de ver lo que reciben.</translation>
    </message>
    <message id="dream_team.hat-trick">
        <source>Whoever is dealt both Free Kicks and a card from 0 to 5 has a Hat Trick and wins the round at once: gold, and no other medals.</source>
        <translation>Quien recibe en el reparto los dos tiros libres y una carta de 0 a 5 tiene un triplete y gana la ronda al momento: el oro, y ninguna otra medalla.</translation>
    </message>
    <message id="dream_team.hat-trick-rotation">
        <source>After a Hat Trick all players move on clockwise by as many seats as bring that player to seat 1.</source>
        <translation>Tras un triplete, todo el mundo avanza en sentido horario tantos sitios como hagan falta para que esa persona llegue al sitio 1.</translation>
    </message>
    <message id="dream_team.nutmeg">
        <source>Whoever is dealt the Yellow and the Red Card has a Nutmeg: both go openly to another player of their choice, at once.</source>
        <translation>Quien recibe en el reparto la tarjeta amarilla y la roja tiene un caño: las dos van al momento, a la vista, a otra persona a su elección.</translation>
    </message>
    <message id="dream_team.nutmeg-no-trade">
        <source>After a Nutmeg nothing is traded in that round.</source>
        <translation>Tras un caño no se cambia nada en esa ronda.</translation>
    </message>
    <message id="dream_team.dealt-cards-only">
        <source>Only the cards as they were dealt count for a Hat Trick or a Nutmeg.</source>
        <translation>Para un triplete o un caño solo cuentan las cartas del reparto.</translation>
    </message>
    <message id="dream_team.rounds">
        <source>A match lasts seven rounds.</source>
        <translation>Una partida dura siete rondas.</translation>
    </message>
    <message id="dream_team.rounds@3">
        <source>A match lasts three rounds.</source>
        <translation>Una partida dura tres rondas.</translation>
    </message>
    <message id="dream_team.rounds@5">
        <source>A match lasts five rounds.</source>
        <translation>Una partida dura cinco rondas.</translation>
    </message>
    <message id="dream_team.score">
        <source>Gold counts 3 points, silver 2, bronze 1. Whoever has the most points after the last round wins.</source>
        <translation>El oro vale 3 puntos, la plata 2, el bronce 1. Gana quien tiene más puntos tras la última ronda.</translation>
    </message>
    <message id="dream_team.tie-break">
        <source>If points are equal, more gold medals decide, then more silver medals, then the better seat at the end.</source>
        <translation>Con puntos iguales deciden más medallas de oro, luego más de plata y luego el mejor sitio al final.</translation>
    </message>
    <message id="dream_team.tie-break@shared">
        <source>Players with equal points share the place.</source>
        <translation>Con puntos iguales se comparte el puesto.</translation>
    </message>
    <message id="dream_team.first-round-trade">
        <source>Nothing is traded in the first round.</source>
        <translation>En la primera ronda no se cambia nada.</translation>
    </message>
    <message id="dream_team.pass-is-final">
        <source>Whoever has passed is left out until the trick ends.</source>
        <translation>Quien ha pasado no vuelve a jugar hasta que acabe la baza.</translation>
    </message>
    <message id="dream_team.lone-free-kick">
        <source>A Free Kick without another card stands for no number: it counts 11.</source>
        <translation>Un tiro libre sin otra carta no vale por ningún número: vale 11.</translation>
    </message>
    <message id="dream_team.yellow-duration">
        <source>Whoever is skipped by the Yellow Card gets no turn and no lead until the round is over.</source>
        <translation>A quien señala la tarjeta amarilla no le toca jugar ni salir hasta que acabe la ronda.</translation>
    </message>
    <message id="dream_team.auto-pass">
        <source>Whoever cannot play passes automatically.</source>
        <translation>Quien no puede jugar pasa automáticamente.</translation>
    </message>
    <message id="dream_team.played-list">
        <source>A list counts how many cards of each kind have been cleared away.</source>
        <translation>Una lista cuenta cuántas cartas de cada clase se han retirado.</translation>
    </message>
    <message id="dream_team.ahead-2">
        <source>A head start of 2 points counts from the beginning.</source>
        <translation>Una ventaja de 2 puntos cuenta desde el principio.</translation>
    </message>
    <message id="dream_team.ahead-4">
        <source>A head start of 4 points counts from the beginning.</source>
        <translation>Una ventaja de 4 puntos cuenta desde el principio.</translation>
    </message>
</context>
<context>
    <name>dream_team</name>
    <message>
        <source>Number of rounds</source>
        <translation>Número de rondas</translation>
    </message>
    <message>
        <source>3</source>
        <comment>number of rounds</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>5</source>
        <comment>number of rounds</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>7</source>
        <comment>number of rounds</comment>
        <translation>7</translation>
    </message>
    <message>
        <source>Trade in the first round</source>
        <translation>Cambio en la primera ronda</translation>
    </message>
    <message>
        <source>Whoever passes is out of the trick</source>
        <translation>Quien pasa queda fuera de la baza</translation>
    </message>
    <message>
        <source>A Free Kick played alone</source>
        <translation>Un tiro libre solo</translation>
    </message>
    <message>
        <source>counts as any number</source>
        <comment>a Free Kick played alone</comment>
        <translation>vale por cualquier número</translation>
    </message>
    <message>
        <source>counts 11</source>
        <comment>a Free Kick played alone</comment>
        <translation>vale 11</translation>
    </message>
    <message>
        <source>The Yellow Card lasts</source>
        <translation>La tarjeta amarilla dura</translation>
    </message>
    <message>
        <source>for the trick</source>
        <comment>how long the Yellow Card lasts</comment>
        <translation>la baza</translation>
    </message>
    <message>
        <source>for the whole round</source>
        <comment>how long the Yellow Card lasts</comment>
        <translation>toda la ronda</translation>
    </message>
    <message>
        <source>Equal points</source>
        <translation>Puntos iguales</translation>
    </message>
    <message>
        <source>the medals decide</source>
        <comment>equal points</comment>
        <translation>deciden las medallas</translation>
    </message>
    <message>
        <source>share the place</source>
        <comment>equal points</comment>
        <translation>se comparte el puesto</translation>
    </message>
    <message>
        <source>Whoever cannot play passes automatically</source>
        <translation>Quien no puede jugar pasa automáticamente</translation>
    </message>
    <message>
        <source>A list counts the cards cleared away</source>
        <translation>Una lista cuenta las cartas retiradas</translation>
    </message>
    <message>
        <source>Dream Team</source>
        <translation>Equipo de ensueño</translation>
    </message>
    <message>
        <source>Get rid of the cards early and win medals.</source>
        <translation>Líbrate pronto de las cartas y gana medallas.</translation>
    </message>
    <message>
        <source>Goal</source>
        <comment>the card 0</comment>
        <translation>gol</translation>
    </message>
    <message>
        <source>Free Kick</source>
        <comment>the wild card</comment>
        <translation>tiro libre</translation>
    </message>
    <message>
        <source>Yellow Card</source>
        <comment>one of the eight 8s</comment>
        <translation>tarjeta amarilla</translation>
    </message>
    <message>
        <source>Kickoff</source>
        <comment>the card 11</comment>
        <translation>saque inicial</translation>
    </message>
    <message>
        <source>Red Card</source>
        <comment>the card 12</comment>
        <translation>tarjeta roja</translation>
    </message>
    <message>
        <source>number {number}</source>
        <comment>what a card shows: a shirt with this number</comment>
        <translation>número {number}</translation>
    </message>
    <message>
        <source>two Free Kicks</source>
        <translation>dos tiros libres</translation>
    </message>
    <message>
        <source>two {number}s</source>
        <comment>two cards of this number</comment>
        <translation>dos {number}</translation>
    </message>
    <message>
        <source>three {number}s</source>
        <translation>tres {number}</translation>
    </message>
    <message>
        <source>four {number}s</source>
        <translation>cuatro {number}</translation>
    </message>
    <message>
        <source>five {number}s</source>
        <translation>cinco {number}</translation>
    </message>
    <message>
        <source>six {number}s</source>
        <translation>seis {number}</translation>
    </message>
    <message>
        <source>seven {number}s</source>
        <translation>siete {number}</translation>
    </message>
    <message>
        <source>eight {number}s</source>
        <translation>ocho {number}</translation>
    </message>
    <message>
        <source>nine {number}s</source>
        <translation>nueve {number}</translation>
    </message>
    <message>
        <source>ten {number}s</source>
        <translation>diez {number}</translation>
    </message>
    <message>
        <source>eleven {number}s</source>
        <translation>once {number}</translation>
    </message>
    <message>
        <source>twelve {number}s</source>
        <translation>doce {number}</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>a card that the reader cannot see</comment>
        <translation>una carta</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>Le toca a {player}.</translation>
    </message>
    <message>
        <source>Play goes on in a moment.</source>
        <translation>El juego sigue enseguida.</translation>
    </message>
    <message>
        <source>{player} has passed in this trick.</source>
        <translation>{player} ha pasado en esta baza.</translation>
    </message>
    <message>
        <source>The Yellow Card keeps {player} out until the trick is over.</source>
        <translation>Por la tarjeta amarilla, {player} no juega hasta que acabe la baza.</translation>
    </message>
    <message>
        <source>The Yellow Card keeps {player} out until the round is over.</source>
        <translation>Por la tarjeta amarilla, {player} no juega hasta que acabe la ronda.</translation>
    </message>
    <message>
        <source>Cards are laid in the middle.</source>
        <translation>Las cartas se juegan en el centro.</translation>
    </message>
    <message>
        <source>Everyone lays cards from their own hand only.</source>
        <translation>Cada cual juega solo cartas de su mano.</translation>
    </message>
    <message>
        <source>First {player} lays the Kickoff.</source>
        <translation>Primero {player} juega el saque inicial.</translation>
    </message>
    <message>
        <source>First {player} lays the Red Card.</source>
        <translation>Primero {player} juega la tarjeta roja.</translation>
    </message>
    <message>
        <source>This card is only ever laid alone: {card}.</source>
        <translation>Esta carta se juega siempre sola: {card}.</translation>
    </message>
    <message>
        <source>These cards do not have the same value: {first} and {second}.</source>
        <translation>Estas cartas no tienen el mismo valor: {first} y {second}.</translation>
    </message>
    <message>
        <source>Alone, a Free Kick stands for a number from 1 to 10.</source>
        <translation>Solo, un tiro libre vale un número de 1 a 10.</translation>
    </message>
    <message numerus="yes">
        <source>The trick was led with %n card(s).</source>
        <translation>
            <numerusform>La salida fue de una carta.</numerusform>
            <numerusform>La salida fue de %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Alone, a Free Kick counts 11 at this table.</source>
        <translation>Solo, un tiro libre vale 11 en esta mesa.</translation>
    </message>
    <message>
        <source>Something lower than {other} is needed, not {card}.</source>
        <comment>two cards: lower than 7, not 8</comment>
        <translation>Hace falta algo más bajo que {other}, no {card}.</translation>
    </message>
    <message>
        <source>The Yellow Card skips another player who still holds cards.</source>
        <translation>La tarjeta amarilla señala a otra persona que aún tiene cartas.</translation>
    </message>
    <message>
        <source>{player} leads this trick.</source>
        <translation>{player} sale en esta baza.</translation>
    </message>
    <message>
        <source>First {player} gives the Yellow and the Red Card to another player.</source>
        <translation>Primero {player} da la tarjeta amarilla y la roja a otra persona.</translation>
    </message>
    <message>
        <source>There is no Nutmeg now.</source>
        <translation>Ahora no hay ningún caño.</translation>
    </message>
    <message numerus="yes">
        <source>First {giver} gives {receiver} %n card(s).</source>
        <translation>
            <numerusform>Primero {giver} da una carta a {receiver}.</numerusform>
            <numerusform>Primero {giver} da %n cartas a {receiver}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {receiver} %n card(s) of their own.</source>
        <translation>
            <numerusform>{giver} da una carta propia a {receiver}.</numerusform>
            <numerusform>{giver} da %n cartas propias a {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards change hands only before the Kickoff.</source>
        <translation>Las cartas solo se cambian antes del saque inicial.</translation>
    </message>
    <message>
        <source>This empties the hand.</source>
        <translation>Con esto la mano queda vacía.</translation>
    </message>
    <message>
        <source>Nothing that is left can beat this: it wins the trick and the lead.</source>
        <translation>Ya nada puede superar esto: gana la baza y la salida.</translation>
    </message>
    <message numerus="yes">
        <source>A good chance to win the lead: %n lower number(s) can still beat this.</source>
        <translation>
            <numerusform>Buena ocasión de volver a salir: %n número más bajo aún puede superar esto.</numerusform>
            <numerusform>Buena ocasión de volver a salir: %n números más bajos aún pueden superar esto.</numerusform>
        </translation>
    </message>
    <message>
        <source>If nobody beats the Red Card, it is gone; else somebody else may get it.</source>
        <translation>Si nadie supera la tarjeta roja, desaparece; si no, quizá se la lleve otra persona.</translation>
    </message>
    <message>
        <source>This wins the lead, though the Red Card comes with it.</source>
        <translation>Esto gana la salida, aunque la tarjeta roja viene con ella.</translation>
    </message>
    <message>
        <source>Others can still beat this: then the Red Card goes to them.</source>
        <translation>Otras personas aún pueden superar esto: entonces se llevan la tarjeta roja.</translation>
    </message>
    <message>
        <source>Whoever wins this trick takes the Red Card, so it is better to pass.</source>
        <translation>Quien gana esta baza se lleva la tarjeta roja: es mejor pasar.</translation>
    </message>
    <message>
        <source>Nothing in the hand beats this.</source>
        <translation>Nada en la mano supera esto.</translation>
    </message>
    <message>
        <source>Passing keeps the lowest cards and the Free Kicks to win the lead later.</source>
        <translation>Pasar guarda las cartas más bajas y los tiros libres para ganar la salida después.</translation>
    </message>
    <message>
        <source>Passing keeps a larger set together.</source>
        <translation>Pasar mantiene junto un grupo más grande.</translation>
    </message>
    <message>
        <source>Highest number that fits: {number}. It is saved for later.</source>
        <translation>Número más alto que vale: {number}. Se guarda para más tarde.</translation>
    </message>
    <message>
        <source>The Free Kick counts as {number} here.</source>
        <translation>El tiro libre vale {number} aquí.</translation>
    </message>
    <message>
        <source>Whatever fits, a set is split.</source>
        <translation>Se juegue lo que se juegue, se separa un grupo.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of this number stay in hand for later.</source>
        <translation>
            <numerusform>%n carta de este número se queda en la mano para más tarde.</numerusform>
            <numerusform>%n cartas de este número se quedan en la mano para más tarde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the same value go at once.</source>
        <comment>a whole set is led</comment>
        <translation>
            <numerusform>Una carta se va de una vez.</numerusform>
            <numerusform>%n cartas del mismo valor se van de una vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>High cards are hardest to get rid of: best when leading.</source>
        <translation>Las cartas altas son las más difíciles de soltar: mejor al salir.</translation>
    </message>
    <message numerus="yes">
        <source>After this, %n set(s) are left to lay.</source>
        <translation>
            <numerusform>Después queda un grupo por jugar.</numerusform>
            <numerusform>Después quedan %n grupos por jugar.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the highest set that fits, and no larger set is split.</source>
        <translation>Es el grupo más alto que sirve, y no se rompe ninguno más grande.</translation>
    </message>
    <message>
        <source>No larger set is split.</source>
        <translation>No se rompe ningún grupo más grande.</translation>
    </message>
    <message>
        <source>A Free Kick makes the set large enough.</source>
        <translation>Un tiro libre completa el grupo.</translation>
    </message>
    <message>
        <source>A low number has the best chance of winning the trick.</source>
        <translation>Un número bajo es el que mejor puede ganar la baza.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has only %n card(s) left.</source>
        <translation>
            <numerusform>A {player} solo le queda una carta.</numerusform>
            <numerusform>A {player} solo le quedan %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Yellow Card skips {player}, who has only %n card(s) left.</source>
        <translation>
            <numerusform>La tarjeta amarilla quita el turno a {player}, con una sola carta.</numerusform>
            <numerusform>La tarjeta amarilla quita el turno a {player}, con solo %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are the cards that the hand can best do without.</source>
        <translation>Son las cartas que menos falta hacen en la mano.</translation>
    </message>
    <message>
        <source>{player} has the most points so far.</source>
        <comment>why this player gets bad cards</comment>
        <translation>{player} tiene más puntos hasta ahora.</translation>
    </message>
    <message>
        <source>{player} sits on seat {number}.</source>
        <comment>who gets bad cards</comment>
        <translation>{player} ocupa el sitio {number}.</translation>
    </message>
    <message>
        <source>In round {number} {player} rose from the last seat to gold.</source>
        <translation>En la ronda {number}, {player} saltó del último sitio al oro.</translation>
    </message>
    <message>
        <source>In round {number} {player} won with a Hat Trick.</source>
        <translation>En la ronda {number}, {player} ganó con un triplete.</translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most gold medals: %n.</source>
        <translation>
            <numerusform>{player} ganó más medallas de oro que nadie: %n.</numerusform>
            <numerusform>{player} ganó más medallas de oro que nadie: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} took the Red Card most often: %n time(s).</source>
        <translation>
            <numerusform>{player} se llevó la tarjeta roja más que nadie: %n vez.</numerusform>
            <numerusform>{player} se llevó la tarjeta roja más que nadie: %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} won gold in the last round.</source>
        <translation>{player} ganó el oro en la última ronda.</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Baza</translation>
    </message>
    <message>
        <source>Earlier plays of the trick</source>
        <translation>Lo jugado antes en la baza</translation>
    </message>
    <message>
        <source>Cards cleared away</source>
        <translation>Cartas retiradas</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>lower!</source>
        <comment>below a large number: a lower one is needed</comment>
        <translation>¡más bajo!</translation>
    </message>
    <message>
        <source>0: beats everything</source>
        <translation>0: gana a todo</translation>
    </message>
    <message>
        <source>fits any set; alone any number from 1 to 10</source>
        <translation>sirve en cualquier grupo; solo, un número de 1 a 10</translation>
    </message>
    <message>
        <source>fits any set; alone it counts 11</source>
        <translation>sirve en cualquier grupo; solo vale 11</translation>
    </message>
    <message>
        <source>8: another player is skipped for the trick</source>
        <translation>8: otra persona no juega en la baza</translation>
    </message>
    <message>
        <source>8: another player is skipped for the round</source>
        <translation>8: otra persona no juega en la ronda</translation>
    </message>
    <message>
        <source>11: opens the round</source>
        <translation>11: abre la ronda</translation>
    </message>
    <message>
        <source>12: comes back to the winner of its trick</source>
        <translation>12: vuelve a quien gana su baza</translation>
    </message>
    <message>
        <source>Round {deal} of {deals}</source>
        <translation>Ronda {deal} de {deals}</translation>
    </message>
    <message numerus="yes">
        <source>Seat {number}, %n card(s)</source>
        <comment>on the plate of a player</comment>
        <translation>
            <numerusform>Sitio {number}, %n carta</numerusform>
            <numerusform>Sitio {number}, %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Passed, %n card(s)</source>
        <comment>on the plate of a player who has passed</comment>
        <translation>
            <numerusform>Ha pasado, %n carta</numerusform>
            <numerusform>Ha pasado, %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped, %n card(s)</source>
        <comment>on the plate of a player: the Yellow Card</comment>
        <translation>
            <numerusform>Sin turno, %n carta</numerusform>
            <numerusform>Sin turno, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Out, without a medal</source>
        <comment>on the plate of a player without cards</comment>
        <translation>Sin cartas ni medalla</translation>
    </message>
    <message>
        <source>Last in this round</source>
        <comment>on the plate of a player</comment>
        <translation>Último puesto</translation>
    </message>
    <message>
        <source>Out: gold</source>
        <comment>on the plate of a player who has won a medal</comment>
        <translation>Sin cartas: oro</translation>
    </message>
    <message>
        <source>Out: silver</source>
        <comment>on the plate of a player who has won a medal</comment>
        <translation>Sin cartas: plata</translation>
    </message>
    <message>
        <source>Out: bronze</source>
        <comment>on the plate of a player who has won a medal</comment>
        <translation>Sin cartas: bronce</translation>
    </message>
    <message>
        <source>Gold {gold}, silver {silver}, bronze {bronze}</source>
        <comment>how many medals a player has won in a match</comment>
        <translation>Oro {gold}, plata {silver}, bronce {bronze}</translation>
    </message>
    <message>
        <source>{player}: {cards}</source>
        <comment>who laid the cards that must be beaten, and which</comment>
        <translation>{player}: {cards}</translation>
    </message>
    <message>
        <source>Lay: {cards}</source>
        <comment>a possible move</comment>
        <translation>Jugar: {cards}</translation>
    </message>
    <message>
        <source>Lay: {cards} as {number}</source>
        <comment>a possible move: Free Kicks stand for a number</comment>
        <translation>Jugar: {cards} como {number}</translation>
    </message>
    <message>
        <source>Lay: {cards}, and skip {player}</source>
        <comment>a possible move: the Yellow Card</comment>
        <translation>Jugar: {cards}; sin turno: {player}</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a possible move</comment>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Skip {player}</source>
        <comment>whom the Yellow Card skips</comment>
        <translation>Sin turno: {player}</translation>
    </message>
    <message>
        <source>As {number}</source>
        <comment>the number for which a Free Kick stands</comment>
        <translation>Como {number}</translation>
    </message>
    <message>
        <source>Give: {cards}</source>
        <comment>a possible move</comment>
        <translation>Dar: {cards}</translation>
    </message>
    <message>
        <source>Give both cards to {player}</source>
        <comment>a possible move</comment>
        <translation>Dar las dos cartas a {player}</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>El juego sigue.</translation>
    </message>
    <message>
        <source>Which number does it stand for?</source>
        <comment>a Free Kick is laid alone</comment>
        <translation>¿Por qué número vale?</translation>
    </message>
    <message>
        <source>Who is skipped?</source>
        <comment>the Yellow Card is laid</comment>
        <translation>¿Quién se queda sin turno?</translation>
    </message>
    <message>
        <source>{player} lays: {cards}.</source>
        <translation>{player} juega: {cards}.</translation>
    </message>
    <message>
        <source>{player} lays: {cards} as {number}.</source>
        <translation>{player} juega: {cards} como {number}.</translation>
    </message>
    <message>
        <source>{player} is skipped.</source>
        <translation>{player} se queda sin turno.</translation>
    </message>
    <message>
        <source>{player} is out and wins gold!</source>
        <translation>¡{player} ya no tiene cartas y gana el oro!</translation>
    </message>
    <message>
        <source>{player} is out and wins silver.</source>
        <translation>{player} ya no tiene cartas y gana la plata.</translation>
    </message>
    <message>
        <source>{player} is out and wins bronze.</source>
        <translation>{player} ya no tiene cartas y gana el bronce.</translation>
    </message>
    <message>
        <source>{player} is out.</source>
        <translation>{player} ya no tiene cartas.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} pasa.</translation>
    </message>
    <message>
        <source>{player} wins the trick.</source>
        <translation>{player} gana la baza.</translation>
    </message>
    <message>
        <source>{player} wins the trick and takes the Red Card.</source>
        <translation>{player} gana la baza y se lleva la tarjeta roja.</translation>
    </message>
    <message>
        <source>A new round begins. {player} deals.</source>
        <translation>Empieza una ronda nueva. {player} reparte.</translation>
    </message>
    <message>
        <source>Seats change. {player} deals.</source>
        <translation>Cambian los sitios. {player} reparte.</translation>
    </message>
    <message>
        <source>Hat Trick! {player} wins the round at once.</source>
        <translation>¡Triplete! {player} gana la ronda al momento.</translation>
    </message>
    <message>
        <source>Nutmeg! {player} has the Yellow and the Red Card.</source>
        <translation>¡Caño! {player} tiene la tarjeta amarilla y la roja.</translation>
    </message>
    <message>
        <source>{giver} gives {receiver} the Yellow and the Red Card.</source>
        <translation>{giver} da a {receiver} la tarjeta amarilla y la roja.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} has chosen %n card(s) for {receiver}.</source>
        <translation>
            <numerusform>{giver} ha elegido una carta para {receiver}.</numerusform>
            <numerusform>{giver} ha elegido %n cartas para {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{giver} chooses for {receiver}: {cards}.</source>
        <translation>{giver} elige para {receiver}: {cards}.</translation>
    </message>
    <message>
        <source>{player} gets: {cards}.</source>
        <translation>{player} recibe: {cards}.</translation>
    </message>
    <message>
        <source>The cards change hands.</source>
        <translation>Las cartas se cambian.</translation>
    </message>
    <message>
        <source>Gold for {player}!</source>
        <comment>a player has just won a medal</comment>
        <translation>¡Oro para {player}!</translation>
    </message>
    <message>
        <source>{player}: Hat Trick!</source>
        <translation>¡{player}: triplete!</translation>
    </message>
    <message>
        <source>{player}: Nutmeg!</source>
        <translation>¡{player}: caño!</translation>
    </message>
    <message>
        <source>The Red Card goes to {player}!</source>
        <translation>¡La tarjeta roja es para {player}!</translation>
    </message>
    <message>
        <source>{player} has the Kickoff and opens the round.</source>
        <translation>{player} tiene el saque inicial y abre la ronda.</translation>
    </message>
    <message>
        <source>{player} is out, but must still lead the Red Card.</source>
        <translation>{player} ya ha acabado, pero debe salir con la tarjeta roja.</translation>
    </message>
    <message>
        <source>{player} leads, with one card or a set.</source>
        <translation>{player} sale, con una carta o un grupo.</translation>
    </message>
    <message numerus="yes">
        <source>To beat: {set}. {player} may lay %n lower card(s) or pass.</source>
        <translation>
            <numerusform>Hay que superar: {set}. {player} puede jugar una carta más baja o pasar.</numerusform>
            <numerusform>Hay que superar: {set}. {player} puede jugar %n cartas más bajas o pasar.</numerusform>
        </translation>
    </message>
    <message>
        <source>To beat: {set}. {player} has nothing that is lower and must pass.</source>
        <translation>Hay que superar: {set}. {player} no tiene nada más bajo y debe pasar.</translation>
    </message>
    <message>
        <source>{player} wins the trick and leads the next one.</source>
        <translation>{player} gana la baza y sale en la siguiente.</translation>
    </message>
    <message>
        <source>{player} wins the trick and is out. {other} leads the next one.</source>
        <translation>{player} gana la baza y ya no tiene cartas. {other} sale en la siguiente.</translation>
    </message>
    <message>
        <source>{player} wins the trick, and with it the Red Card.</source>
        <translation>{player} gana la baza y, con ella, la tarjeta roja.</translation>
    </message>
    <message>
        <source>Hat Trick! {player} was dealt {cards} and wins the round at once.</source>
        <translation>¡Triplete! {player} ha recibido {cards} y gana la ronda al momento.</translation>
    </message>
    <message>
        <source>Nutmeg! {player} gives the Yellow and the Red Card away.</source>
        <translation>¡Caño! {player} da la tarjeta amarilla y la roja.</translation>
    </message>
    <message>
        <source>Nutmeg! {player} lays the Yellow and the Red Card on another hand.</source>
        <translation>¡Caño! {player} pone la tarjeta amarilla y la roja en otra mano.</translation>
    </message>
    <message numerus="yes">
        <source>Trade: {giver} chooses %n card(s) and lays them on the hand of {receiver}.</source>
        <translation>
            <numerusform>Cambio: {giver} elige una carta y la pone en la mano de {receiver}.</numerusform>
            <numerusform>Cambio: {giver} elige %n cartas y las pone en la mano de {receiver}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trade: {giver} chooses %n card(s) for {receiver}.</source>
        <translation>
            <numerusform>Cambio: {giver} elige una carta para {receiver}.</numerusform>
            <numerusform>Cambio: {giver} elige %n cartas para {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} got from {giver}: {cards}. {turn}</source>
        <comment>the last hole is a whole sentence: whose turn it is</comment>
        <translation>{player} ha recibido de {giver}: {cards}. {turn}</translation>
    </message>
    <message>
        <source>The round is over. Gold: {gold}. Silver: {silver}.</source>
        <translation>La ronda ha terminado. Oro: {gold}. Plata: {silver}.</translation>
    </message>
    <message>
        <source>The round is over. Gold: {gold}. Silver: {silver}. Bronze: {bronze}.</source>
        <translation>La ronda ha terminado. Oro: {gold}. Plata: {silver}. Bronce: {bronze}.</translation>
    </message>
    <message>
        <source>The match is over. Most points: {player}.</source>
        <translation>La partida ha terminado. Más puntos: {player}.</translation>
    </message>
    <message>
        <source>The match is over. Equal points; medals and seats decide: {player}.</source>
        <translation>La partida ha terminado. Puntos iguales; deciden medallas y sitios: {player}.</translation>
    </message>
    <message>
        <source>The match is over. Most points: {players}.</source>
        <translation>La partida ha terminado. Más puntos: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), most points win</source>
        <comment>heading of the score</comment>
        <translation>
            <numerusform>Una ronda, gana quien suma más puntos</numerusform>
            <numerusform>%n rondas, gana quien suma más puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {deal}</source>
        <comment>a row of the score</comment>
        <translation>Ronda {deal}</translation>
    </message>
    <message>
        <source>gold medal</source>
        <translation>medalla de oro</translation>
    </message>
    <message>
        <source>silver medal</source>
        <translation>medalla de plata</translation>
    </message>
    <message>
        <source>bronze medal</source>
        <translation>medalla de bronce</translation>
    </message>
    <message>
        <source>A trick of pairs</source>
        <translation>Una baza de parejas</translation>
    </message>
    <message>
        <source>The leader lays two 9s, so everyone who follows lays two lower cards. With a Free Kick, a 7 counts as two 7s. When all others pass, the two 3s have won the trick.</source>
        <translation>La salida es de dos 9, así que quienes siguen juegan dos cartas más bajas. Con un tiro libre, un 7 cuenta como dos 7. Cuando pasan todos los demás, los dos 3 han ganado la baza.</translation>
    </message>
    <message>
        <source>The Red Card comes back</source>
        <translation>La tarjeta roja vuelve</translation>
    </message>
    <message>
        <source>A 7 and then a 4 are laid on the Red Card. The 4 wins the trick, and the Red Card goes into the hand of its player, who leads the next trick.</source>
        <translation>Sobre la tarjeta roja se juegan un 7 y luego un 4. El 4 gana la baza: quien lo jugó se lleva la tarjeta roja a la mano y sale en la siguiente.</translation>
    </message>
    <message>
        <source>The trade before the Kickoff</source>
        <translation>El cambio antes del saque inicial</translation>
    </message>
    <message>
        <source>Seen from seat 1: two cards are chosen and go to the last seat. Only then are its two best cards seen.</source>
        <translation>Visto desde el sitio 1: se eligen dos cartas, que van al último sitio. Solo entonces se ven sus dos mejores cartas.</translation>
    </message>
    <message>
        <source>2 points ahead</source>
        <comment>handicap</comment>
        <translation>2 puntos de ventaja</translation>
    </message>
    <message>
        <source>4 points ahead</source>
        <comment>handicap</comment>
        <translation>4 puntos de ventaja</translation>
    </message>
</context>
</TS>
