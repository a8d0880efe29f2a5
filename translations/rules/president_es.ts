<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="president.aim">
        <source>Whoever gets rid of all their cards first becomes President. Whoever still holds cards at the end is the Beggar.</source>
        <translation>Quien se queda primero sin cartas es Presidente; quien aún tiene cartas al final es el Mendigo.</translation>
    </message>
    <message id="president.four-players">
        <source>The game is best with four players, but three, five or six can play too.</source>
        <translation>El juego está hecho para cuatro personas; también pueden jugar tres, cinco o seis.</translation>
    </message>
    <message id="president.deal-all">
        <source>All 54 cards, jokers included, are dealt one at a time, starting to the dealer’s left. Some players may get one card more.</source>
        <translation>Las 54 cartas, comodines incluidos, se reparten una a una, empezando a la izquierda de quien reparte. A veces alguien recibe una carta más.</translation>
    </message>
    <message id="president.first-dealer">
        <source>Lots are drawn for the first dealer.</source>
        <translation>Se sortea quién reparte primero.</translation>
    </message>
    <message id="president.first-leader">
        <source>In the first deal nothing is exchanged, and the player to the left of the dealer leads.</source>
        <translation>En la primera mano no se intercambia nada, y sale quien está a la izquierda de quien reparte.</translation>
    </message>
    <message id="president.rank-order">
        <source>From high to low: joker, 2, ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3. Suits do not count.</source>
        <translation>De mayor a menor: comodín, 2, as, rey, dama, jota, 10, 9, 8, 7, 6, 5, 4, 3. Los palos no cuentan.</translation>
    </message>
    <message id="president.lead-a-set">
        <source>Whoever leads lays a set from their own hand in the middle: one to four cards of one rank, or one or two jokers.</source>
        <translation>Quien sale juega al centro un grupo de su propia mano: de una a cuatro cartas del mismo valor, o uno o dos comodines.</translation>
    </message>
    <message id="president.lead-a-set@jokers-wild">
        <source>Whoever leads lays a set from their own hand in the middle: one to four cards of one rank, jokers included.</source>
        <translation>Quien sale juega al centro un grupo de su propia mano: de una a cuatro cartas del mismo valor, comodines incluidos.</translation>
    </message>
    <message id="president.leader-must-play">
        <source>Whoever leads must lay something and cannot pass.</source>
        <translation>Quien sale debe jugar algo y no puede pasar.</translation>
    </message>
    <message id="president.same-count">
        <source>Everyone who follows lays exactly as many cards as the player who led.</source>
        <translation>Quienes siguen juegan exactamente tantas cartas como quien salió en la baza.</translation>
    </message>
    <message id="president.higher-rank">
        <source>Each play must be higher in rank than the one before; the same rank is not enough.</source>
        <translation>Cada grupo debe tener un valor más alto que el anterior; el mismo valor no basta.</translation>
    </message>
    <message id="president.one-rank">
        <source>All cards laid together have the same rank. Jokers are a rank of their own, the highest, and stand for no other card.</source>
        <translation>Todas las cartas de un grupo tienen el mismo valor. Los comodines son un valor aparte, el más alto, y no sustituyen a ninguna carta.</translation>
    </message>
    <message id="president.one-rank@jokers-wild">
        <source>All cards laid together have the same rank, apart from jokers that complete the set. Jokers alone are the highest rank.</source>
        <translation>Todas las cartas de un grupo tienen el mismo valor, salvo los comodines que lo completan. Solos, los comodines son el valor más alto.</translation>
    </message>
    <message id="president.pass-allowed">
        <source>Whoever cannot play, or does not want to, passes.</source>
        <translation>Quien no puede o no quiere jugar pasa.</translation>
    </message>
    <message id="president.pass-not-final">
        <source>A pass counts for one turn only: whoever gets another turn in the same trick may play again.</source>
        <translation>Pasar solo cuesta ese turno: si el turno vuelve en la misma baza, se puede jugar.</translation>
    </message>
    <message id="president.turn-order">
        <source>Play goes clockwise to the next player who still holds cards.</source>
        <translation>El turno pasa en sentido horario a la siguiente persona que aún tiene cartas.</translation>
    </message>
    <message id="president.turn-order@pass-is-final">
        <source>Play goes clockwise to the next player who still holds cards and has not passed in this trick.</source>
        <translation>El turno pasa en sentido horario a la siguiente persona que aún tiene cartas y no ha pasado en esta baza.</translation>
    </message>
    <message id="president.trick-ends">
        <source>A trick ends when, after a play, all the others who still hold cards pass one after another.</source>
        <translation>Una baza termina cuando, tras una jugada, todos los demás que aún tienen cartas han pasado seguidos.</translation>
    </message>
    <message id="president.trick-ends@pass-is-final">
        <source>A trick ends when, after a play, all the others who still hold cards have passed in this trick.</source>
        <translation>Una baza termina cuando, tras una jugada, todos los demás que aún tienen cartas han pasado en esta baza.</translation>
    </message>
    <message id="president.unbeatable-set-closes">
        <source>A play that no other cards can beat ends the trick at once: one or two jokers, three or four 2s.</source>
        <translation>Un grupo que ninguna carta de la baraja puede superar termina la baza al momento: uno o dos comodines, tres o cuatro 2.</translation>
    </message>
    <message id="president.unbeatable-set-closes@jokers-wild">
        <source>A play that no other cards can beat ends the trick at once: jokers alone, a 2 with a joker, three or four cards that count as 2s.</source>
        <translation>Un grupo que ninguna carta de la baraja puede superar termina la baza al momento: comodines solos, un 2 con un comodín, tres o cuatro cartas que cuentan como 2.</translation>
    </message>
    <message id="president.winner-leads">
        <source>Whoever made the last play puts the trick aside and leads the next one. Tricks are worth nothing.</source>
        <translation>Quien jugó el último grupo retira la baza y sale en la siguiente. Las bazas no valen nada.</translation>
    </message>
    <message id="president.next-seat-leads">
        <source>If the winner of the trick has no cards left, the next player clockwise who holds cards leads.</source>
        <translation>Si quien se lleva la baza ya no tiene cartas, sale la siguiente persona en sentido horario que aún tiene.</translation>
    </message>
    <message id="president.out-in-order">
        <source>Whoever lays their last card is out and takes the next free place: first President, then the places below.</source>
        <translation>Quien juega su última carta se queda sin cartas y toma el siguiente puesto libre: primero Presidente, luego los demás.</translation>
    </message>
    <message id="president.any-last-card">
        <source>Any card may be the last one, even a 2 or a joker.</source>
        <translation>Cualquier carta puede ser la última, incluso un 2 o un comodín.</translation>
    </message>
    <message id="president.deal-ends">
        <source>The deal ends when only one player still holds cards. That player comes last, whatever the cards are.</source>
        <translation>La mano termina cuando una sola persona tiene cartas. Queda en el último puesto, sean cuales sean sus cartas.</translation>
    </message>
    <message id="president.titles">
        <source>The titles from first to last: President, Vice President, Citizens, Vice Beggar, Beggar. With four players there are no Citizens; with three, no Vice President or Vice Beggar.</source>
        <translation>Los títulos del primero al último: Presidente, Vicepresidente, Ciudadanos, Vicemendigo, Mendigo. Con cuatro no hay Ciudadano; con tres, ni Vicepresidente ni Vicemendigo.</translation>
    </message>
    <message id="president.roles-last-one-deal">
        <source>A title lasts for the next deal. After each deal, new titles are given.</source>
        <translation>Un título vale para la mano siguiente; después de cada mano los títulos se reparten de nuevo.</translation>
    </message>
    <message id="president.beggar-deals">
        <source>From the second deal on, the Beggar deals.</source>
        <translation>Desde la segunda mano reparte el Mendigo.</translation>
    </message>
    <message id="president.exchange-top">
        <source>Once the cards are dealt, the Beggar gives the President the two highest cards in hand and gets the President’s two lowest.</source>
        <translation>Tras repartir, el Mendigo da sus dos cartas más altas al Presidente y recibe las dos más bajas del Presidente.</translation>
    </message>
    <message id="president.exchange-top@free-return">
        <source>Once the cards are dealt, the Beggar gives the President the two highest cards in hand and gets back any two that the President chooses.</source>
        <translation>Tras repartir, el Mendigo da sus dos cartas más altas al Presidente y recibe dos a elección del Presidente.</translation>
    </message>
    <message id="president.exchange-vice">
        <source>The Vice Beggar gives the Vice President the highest card in hand and gets the Vice President’s lowest. Citizens exchange nothing.</source>
        <translation>El Vicemendigo da su carta más alta al Vicepresidente y recibe la más baja del Vicepresidente. Los Ciudadanos no intercambian nada.</translation>
    </message>
    <message id="president.exchange-vice@free-return">
        <source>The Vice Beggar gives the Vice President the highest card in hand and gets back any one that the Vice President chooses. Citizens exchange nothing.</source>
        <translation>El Vicemendigo da su carta más alta al Vicepresidente y recibe una a elección del Vicepresidente. Los Ciudadanos no intercambian nada.</translation>
    </message>
    <message id="president.exchange-forced">
        <source>Nobody chooses in the exchange. Among cards of the same rank, spades count as highest here, then hearts, diamonds, clubs.</source>
        <translation>En el intercambio nadie elige. A igual valor, aquí las picas cuentan como lo más alto, luego corazones, diamantes, tréboles.</translation>
    </message>
    <message id="president.exchange-forced@free-return">
        <source>Nobody chooses which high cards to give. Among cards of the same rank, spades count as highest here, then hearts, diamonds, clubs.</source>
        <translation>Nadie elige qué cartas altas da. A igual valor, aquí las picas cuentan como lo más alto, luego corazones, diamantes, tréboles.</translation>
    </message>
    <message id="president.exchange-at-once">
        <source>Both give at the same time, and only cards that they were dealt.</source>
        <translation>Se intercambia al mismo tiempo, y solo cartas recibidas en el reparto.</translation>
    </message>
    <message id="president.exchange-at-once@free-return">
        <source>The President and Vice President receive first, and may give back what they have just received.</source>
        <translation>El Presidente y el Vicepresidente reciben primero, y pueden devolver lo que han recibido.</translation>
    </message>
    <message id="president.beggar-leads">
        <source>From the second deal on, the Beggar leads the first trick.</source>
        <translation>Desde la segunda mano, el Mendigo sale en la primera baza.</translation>
    </message>
    <message id="president.match-length">
        <source>A match lasts five deals.</source>
        <translation>Una partida dura cinco manos.</translation>
    </message>
    <message id="president.match-length@deals-1">
        <source>A match lasts one deal.</source>
        <translation>Una partida dura una mano.</translation>
    </message>
    <message id="president.match-length@deals-3">
        <source>A match lasts three deals.</source>
        <translation>Una partida dura tres manos.</translation>
    </message>
    <message id="president.match-length@deals-10">
        <source>A match lasts ten deals.</source>
        <translation>Una partida dura diez manos.</translation>
    </message>
    <message id="president.match-points">
        <source>After each deal everyone scores one point for each player in a lower place.</source>
        <translation>Después de cada mano, cada persona suma un punto por cada otra en un puesto inferior.</translation>
    </message>
    <message id="president.match-winner">
        <source>Whoever has the most points after the last deal wins the match.</source>
        <translation>Quien tiene más puntos después de la última mano gana la partida.</translation>
    </message>
    <message id="president.match-tie">
        <source>If points are equal, the better place in the last deal decides.</source>
        <translation>Con los mismos puntos, decide el mejor puesto en la última mano.</translation>
    </message>
    <message id="president.jokers-wild">
        <source>Jokers may complete a set of other cards of one rank, up to four cards in all.</source>
        <translation>Los comodines pueden completar un grupo de cartas normales del mismo valor, cuatro cartas como máximo en total.</translation>
    </message>
    <message id="president.pass-is-final">
        <source>Whoever has passed is left out until the trick ends.</source>
        <translation>Quien ha pasado no vuelve a jugar hasta que termina la baza.</translation>
    </message>
    <message id="president.free-return">
        <source>The President and Vice President choose which cards to give back, from their whole hands.</source>
        <translation>El Presidente y el Vicepresidente eligen entre todas sus cartas las que devuelven.</translation>
    </message>
    <message id="president.auto-pass">
        <source>Whoever cannot play passes automatically.</source>
        <translation>Quien no puede jugar pasa de forma automática.</translation>
    </message>
    <message id="president.ahead-2">
        <source>A head start of 2 points counts from the beginning.</source>
        <translation>Una ventaja de 2 puntos cuenta desde el principio.</translation>
    </message>
    <message id="president.ahead-4">
        <source>A head start of 4 points counts from the beginning.</source>
        <translation>Una ventaja de 4 puntos cuenta desde el principio.</translation>
    </message>
</context>
<context>
    <name>president</name>
    <message>
        <source>Jokers may complete a set</source>
        <translation>Los comodines completan un grupo</translation>
    </message>
    <message>
        <source>Whoever passes is out of the trick</source>
        <translation>Quien pasa queda fuera de la baza</translation>
    </message>
    <message>
        <source>The top places choose what they give back</source>
        <translation>Los primeros puestos eligen lo que devuelven</translation>
    </message>
    <message>
        <source>Whoever cannot play passes automatically</source>
        <translation>Quien no puede jugar pasa automáticamente</translation>
    </message>
    <message>
        <source>Be the first to get rid of all the cards.</source>
        <translation>Quedarse sin cartas antes que los demás.</translation>
    </message>
    <message>
        <source>President</source>
        <translation>Presidente</translation>
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
        <source>Cards are laid on the trick in the middle.</source>
        <translation>Las cartas se juegan sobre la baza, en el centro.</translation>
    </message>
    <message>
        <source>Everyone lays cards from their own hand only.</source>
        <translation>Cada cual juega solo cartas de su propia mano.</translation>
    </message>
    <message>
        <source>Cards change hands only in the exchange, and that happens by itself.</source>
        <translation>Las cartas solo cambian de mano en el intercambio, y por sí solas.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {receiver} %n card(s) of their own.</source>
        <translation>
            <numerusform>{giver} le da a {receiver} %n carta de su propia mano.</numerusform>
            <numerusform>{giver} le da a {receiver} %n cartas de su propia mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>A set has four cards at most.</source>
        <translation>Un grupo tiene cuatro cartas como máximo.</translation>
    </message>
    <message>
        <source>These cards are not of the same rank: {first} and {second}.</source>
        <translation>Estas cartas no son del mismo valor: {first} y {second}.</translation>
    </message>
    <message numerus="yes">
        <source>The trick was led with %n card(s).</source>
        <translation>
            <numerusform>La baza empezó con %n carta.</numerusform>
            <numerusform>La baza empezó con %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something higher than {other} is needed, not {rank}.</source>
        <comment>two ranks: higher than jack, not 7</comment>
        <translation>Hace falta algo más alto que {other}, no {rank}.</translation>
    </message>
    <message>
        <source>{player} leads this trick.</source>
        <translation>{player} sale en esta baza.</translation>
    </message>
    <message>
        <source>Cards are given back only right after the deal.</source>
        <translation>Solo se devuelven cartas justo después de repartir.</translation>
    </message>
    <message numerus="yes">
        <source>First {giver} gives %n card(s) back to {receiver}.</source>
        <translation>
            <numerusform>Primero {giver} le devuelve %n carta a {receiver}.</numerusform>
            <numerusform>Primero {giver} le devuelve %n cartas a {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Passing keeps the 2s and jokers for later.</source>
        <translation>Al pasar se guardan los 2 y los comodines para después.</translation>
    </message>
    <message>
        <source>This empties the hand.</source>
        <translation>Después no queda ninguna carta.</translation>
    </message>
    <message>
        <source>Nobody can beat this: it wins the trick and the right to lead again.</source>
        <translation>Nadie puede superar esto: gana la baza y la siguiente salida.</translation>
    </message>
    <message>
        <source>No set in the hand is high enough.</source>
        <translation>Ningún grupo de la mano es bastante alto.</translation>
    </message>
    <message>
        <source>Passing keeps cards of the same rank together.</source>
        <translation>Al pasar, las cartas del mismo valor siguen juntas.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the same rank go at once.</source>
        <comment>a whole set is led</comment>
        <translation>
            <numerusform>Se va %n carta de golpe.</numerusform>
            <numerusform>Se van %n cartas del mismo valor de golpe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Low cards are easiest to get rid of when leading.</source>
        <translation>Las cartas bajas se van mejor al salir.</translation>
    </message>
    <message numerus="yes">
        <source>After this, %n set(s) are left to lay.</source>
        <translation>
            <numerusform>Después queda %n grupo por jugar.</numerusform>
            <numerusform>Después quedan %n grupos por jugar.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the smallest set that fits, and no cards of the same rank are split.</source>
        <translation>Es el grupo más bajo que sirve sin separar cartas del mismo valor.</translation>
    </message>
    <message>
        <source>A high set has a better chance of winning the trick.</source>
        <translation>Un grupo alto tiene más posibilidades de ganar la baza.</translation>
    </message>
    <message>
        <source>These are the cards that the hand can best do without.</source>
        <translation>Estas son las cartas que menos hacen falta.</translation>
    </message>
    <message>
        <source>A joker completes the set.</source>
        <translation>Un comodín completa el grupo.</translation>
    </message>
    <message numerus="yes">
        <source>A good chance to lead again: %n higher rank(s) can still beat this.</source>
        <translation>
            <numerusform>Buena ocasión de volver a salir: %n valor más alto aún puede superar esto.</numerusform>
            <numerusform>Buena ocasión de volver a salir: %n valores más altos aún pueden superar esto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lowest rank that fits: {rank}. It is saved for later.</source>
        <translation>Valor más bajo que vale: {rank}. Se guarda para más tarde.</translation>
    </message>
    <message>
        <source>Whatever fits, cards of the same rank are split.</source>
        <translation>Se juegue lo que se juegue, se separan cartas del mismo valor.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of this rank stay in hand for later.</source>
        <translation>
            <numerusform>%n carta de este valor se queda en la mano para más tarde.</numerusform>
            <numerusform>%n cartas de este valor se quedan en la mano para más tarde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has only %n card(s) left.</source>
        <translation>
            <numerusform>A {player} solo le queda %n carta.</numerusform>
            <numerusform>A {player} solo le quedan %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Baza</translation>
    </message>
    <message>
        <source>Earlier plays of the trick</source>
        <translation>Grupos anteriores de la baza</translation>
    </message>
    <message>
        <source>Discarded tricks</source>
        <translation>Bazas retiradas</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>joker: the highest, ends the trick</source>
        <translation>comodín: el más alto, termina la baza</translation>
    </message>
    <message>
        <source>joker: completes a set; alone the highest</source>
        <translation>comodín: completa un grupo; solo, el más alto</translation>
    </message>
    <message>
        <source>higher than the ace; three end the trick</source>
        <translation>más alto que el as; tres terminan la baza</translation>
    </message>
    <message>
        <source>higher than the king</source>
        <translation>más alto que el rey</translation>
    </message>
    <message>
        <source>the lowest</source>
        <translation>la más baja</translation>
    </message>
    <message>
        <source>President</source>
        <comment>title of the first place</comment>
        <translation>Presidente</translation>
    </message>
    <message>
        <source>Vice President</source>
        <comment>title of the second place</comment>
        <translation>Vicepresidente</translation>
    </message>
    <message>
        <source>Citizen</source>
        <comment>title of a place in the middle</comment>
        <translation>Ciudadano</translation>
    </message>
    <message>
        <source>Vice Beggar</source>
        <comment>title of the last place but one</comment>
        <translation>Vicemendigo</translation>
    </message>
    <message>
        <source>Beggar</source>
        <comment>title of the last place</comment>
        <translation>Mendigo</translation>
    </message>
    <message>
        <source>hat of the President</source>
        <translation>sombrero de Presidente</translation>
    </message>
    <message>
        <source>hat of the Vice President</source>
        <translation>sombrero de Vicepresidente</translation>
    </message>
    <message>
        <source>hat of a Citizen</source>
        <translation>gorra de Ciudadano</translation>
    </message>
    <message>
        <source>hat of the Vice Beggar</source>
        <translation>sombrero de Vicemendigo</translation>
    </message>
    <message>
        <source>hat of the Beggar</source>
        <translation>sombrero de Mendigo</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>cards in a hand</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>passed, %n card(s)</source>
        <comment>on the plate of a player who has passed</comment>
        <translation>
            <numerusform>pasa, %n carta</numerusform>
            <numerusform>pasa, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Out: {title}</source>
        <comment>on the plate of a player without cards</comment>
        <translation>Sin cartas: {title}</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Mano {deal} de {deals}</translation>
    </message>
    <message numerus="yes">
        <source>{title}: %n point(s)</source>
        <comment>on the plate of a player when a deal is over</comment>
        <translation>
            <numerusform>{title}: %n punto</numerusform>
            <numerusform>{title}: %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid by {player}</source>
        <comment>who laid the cards that must be beaten</comment>
        <translation>Jugado por {player}</translation>
    </message>
    <message>
        <source>Lay: {cards}</source>
        <comment>a possible move</comment>
        <translation>Jugar: {cards}</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a possible move</comment>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Give: {cards}</source>
        <comment>a possible move</comment>
        <translation>Dar: {cards}</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>El juego sigue.</translation>
    </message>
    <message>
        <source>{player} lays: {cards}.</source>
        <translation>{player} juega: {cards}.</translation>
    </message>
    <message>
        <source>Nobody can beat that: the trick is over.</source>
        <translation>Nadie puede superar eso: la baza ha terminado.</translation>
    </message>
    <message>
        <source>{player} has no cards left. New title: {title}.</source>
        <translation>{player} ya no tiene cartas. Nuevo título: {title}.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} pasa.</translation>
    </message>
    <message>
        <source>{player} takes the trick.</source>
        <translation>{player} se lleva la baza.</translation>
    </message>
    <message>
        <source>A new deal begins. {player} deals.</source>
        <translation>Empieza una mano nueva. {player} reparte.</translation>
    </message>
    <message>
        <source>{giver} gives {receiver}: {cards}.</source>
        <translation>{giver} le da a {receiver}: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {receiver} %n card(s).</source>
        <translation>
            <numerusform>{giver} le da %n carta a {receiver}.</numerusform>
            <numerusform>{giver} le da %n cartas a {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gets: {cards}.</source>
        <translation>{player} recibe: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{high} and {low} exchange %n card(s) each.</source>
        <translation>
            <numerusform>{high} intercambia %n carta con {low}.</numerusform>
            <numerusform>{high} intercambia %n cartas con {low}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} takes the trick and leads the next one.</source>
        <translation>{player} se lleva la baza y sale en la siguiente.</translation>
    </message>
    <message>
        <source>{player} takes the trick and has no cards left. {other} leads the next one.</source>
        <translation>{player} se lleva la baza y ya no tiene cartas. {other} sale en la siguiente.</translation>
    </message>
    <message>
        <source>Exchange: {beggar} gives {president} the two highest cards and gets {president}’s two lowest.</source>
        <translation>Intercambio: {beggar} da a {president} sus dos cartas más altas y recibe las dos más bajas de {president}.</translation>
    </message>
    <message>
        <source>Exchange: {beggar} gives {president} the two highest cards and gets {president}’s two lowest. {vice_beggar} and {vice} do the same with one card.</source>
        <translation>Intercambio: {beggar} da a {president} sus dos cartas más altas y recibe las dos más bajas de {president}. Lo mismo hace {vice_beggar} con {vice}, con una carta.</translation>
    </message>
    <message>
        <source>Exchange: {beggar} gives {president} the two highest cards, and {president} gives back any two.</source>
        <translation>Intercambio: {beggar} da a {president} sus dos cartas más altas, y {president} devuelve dos cualesquiera.</translation>
    </message>
    <message>
        <source>Exchange: {beggar} gives {president} the two highest cards, and {president} gives back any two. {vice_beggar} and {vice} do the same with one card.</source>
        <translation>Intercambio: {beggar} da a {president} sus dos cartas más altas, y {president} devuelve dos cualesquiera. Lo mismo hace {vice_beggar} con {vice}, con una carta.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} chooses %n card(s) and lays them on the hand of {receiver}.</source>
        <translation>
            <numerusform>{giver} elige %n carta y la pone sobre la mano de {receiver}.</numerusform>
            <numerusform>{giver} elige %n cartas y las pone sobre la mano de {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} leads, with one card or several of one rank.</source>
        <translation>{player} sale: una carta, o varias del mismo valor.</translation>
    </message>
    <message numerus="yes">
        <source>To beat: {rank}. {player} may lay %n higher card(s) or pass.</source>
        <translation>
            <numerusform>Hay que superar: {rank}. {player} puede jugar una carta más alta o pasar.</numerusform>
            <numerusform>Hay que superar: {rank}. {player} puede jugar %n cartas más altas o pasar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To beat: {rank}. {player} has no higher set of %n card(s) and must pass.</source>
        <translation>
            <numerusform>Hay que superar: {rank}. {player} no tiene una carta más alta y debe pasar.</numerusform>
            <numerusform>Hay que superar: {rank}. {player} no tiene un grupo más alto de %n cartas y debe pasar.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} got from {giver}: {cards}. {turn}</source>
        <comment>the last hole is a whole sentence: whose turn it is</comment>
        <translation>{player} ha recibido de {giver}: {cards}. {turn}</translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives %n card(s) back to {receiver}.</source>
        <translation>
            <numerusform>{giver} le devuelve %n carta a {receiver}.</numerusform>
            <numerusform>{giver} le devuelve %n cartas a {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal is over. President: {first}. Beggar: {last}.</source>
        <translation>La mano ha terminado. Presidente: {first}. Mendigo: {last}.</translation>
    </message>
    <message>
        <source>The match is over. Most points: {player}.</source>
        <translation>La partida ha terminado. Más puntos: {player}.</translation>
    </message>
    <message>
        <source>The match is over. Equal points; better in the last deal: {player}.</source>
        <translation>La partida ha terminado. Mismos puntos; mejor en la última mano: {player}.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), the highest total wins</source>
        <comment>heading of the score</comment>
        <translation>
            <numerusform>%n mano, gana el total más alto</numerusform>
            <numerusform>%n manos, gana el total más alto</numerusform>
        </translation>
    </message>
    <message>
        <source>In deal {number} {player} rose from last place to President.</source>
        <translation>En la mano {number}, {player} subió del último al primer puesto.</translation>
    </message>
    <message>
        <source>In deal {number} {player} fell from President to last place.</source>
        <translation>En la mano {number}, {player} cayó del primer al último puesto.</translation>
    </message>
    <message numerus="yes">
        <source>{player} became President most often: %n time(s).</source>
        <translation>
            <numerusform>{player} llegó a Presidente más a menudo que nadie: %n vez.</numerusform>
            <numerusform>{player} llegó a Presidente más a menudo que nadie: %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} was President at the end.</source>
        <translation>Al final, {player} llevaba el sombrero de Presidente.</translation>
    </message>
    <message>
        <source>{player}: {title}!</source>
        <comment>a player has just won a title</comment>
        <translation>¡{player}: {title}!</translation>
    </message>
    <message>
        <source>A trick of pairs</source>
        <translation>Una baza de parejas</translation>
    </message>
    <message>
        <source>The leader lays two 7s, so everyone who follows lays two cards of a higher rank. When all the others pass, the two queens have won the trick.</source>
        <translation>Primero hay dos 7, así que después hacen falta dos cartas más altas. Cuando todos los demás pasan, las dos damas han ganado la baza.</translation>
    </message>
    <message>
        <source>The exchange after the deal</source>
        <translation>El intercambio después de repartir</translation>
    </message>
    <message>
        <source>Seen from the President’s seat: the Beggar’s two highest cards come in, and the President’s two lowest go out. Then the Beggar leads.</source>
        <translation>Visto desde el sitio del Presidente: llegan las dos cartas más altas del Mendigo y se van las dos más bajas del Presidente. Después sale el Mendigo.</translation>
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
