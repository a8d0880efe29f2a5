<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="oh_hell.aim">
        <source>Before each deal is played, everyone bids: they say how many tricks they will win. Whoever wins exactly as many as they bid gets points, and the highest total wins.</source>
        <translation>Antes de cada mano, cada cual anuncia cuántas bazas se va a llevar. Quien se lleva exactamente esas suma puntos, y gana el total más alto.</translation>
    </message>
    <message id="oh_hell.three-to-six">
        <source>Three to six players take part, each for themselves.</source>
        <translation>Juegan de tres a seis personas, cada una por su cuenta.</translation>
    </message>
    <message id="oh_hell.removed-twos">
        <source>With three players, the 2 of clubs is taken out of the pack; with five, the 2 of diamonds as well; with six, all four 2s.</source>
        <translation>Entre tres, se quita de la baraja el 2 de tréboles; entre cinco, también el 2 de diamantes; entre seis, los cuatro 2.</translation>
    </message>
    <message id="oh_hell.hand-sizes">
        <source>The first deal has one card each, the next two, and so on up to the largest deal, which is played once. Then the deals shrink again, down to one card.</source>
        <translation>En la primera mano se reparte una carta a cada cual, en la siguiente dos, y así hasta la mano más grande, que se juega una sola vez. Después se vuelve a bajar hasta una carta.</translation>
    </message>
    <message id="oh_hell.schedule">
        <source>The largest deal uses up the whole pack: three players get 17 cards each, four 13, five 10, six 8.</source>
        <translation>En la mano más grande se reparte toda la baraja: entre tres, 17 cartas a cada cual; entre cuatro, 13; entre cinco, 10; entre seis, 8.</translation>
    </message>
    <message id="oh_hell.schedule@shorter">
        <source>The largest deal has as many cards as the table has agreed, or fewer if the pack is used up before that.</source>
        <translation>La mano más grande tiene las cartas que ha acordado la mesa, o menos si la baraja se acaba antes.</translation>
    </message>
    <message id="oh_hell.first-dealer">
        <source>Lots are drawn for the first dealer.</source>
        <translation>Se sortea quién reparte primero.</translation>
    </message>
    <message id="oh_hell.first-dealer@seat">
        <source>The table has agreed who deals first.</source>
        <translation>La mesa ha acordado quién reparte primero.</translation>
    </message>
    <message id="oh_hell.dealer-rotates">
        <source>After each deal, the player to the left of the dealer deals next.</source>
        <translation>Después de cada mano reparte la persona de la izquierda.</translation>
    </message>
    <message id="oh_hell.deal-one-by-one">
        <source>The cards are dealt one at a time, starting to the dealer’s left. The rest form the stock.</source>
        <translation>Las cartas se reparten de una en una, empezando por la izquierda de quien reparte. Lo que queda es el mazo.</translation>
    </message>
    <message id="oh_hell.turn-up-trump">
        <source>The top card of the stock is turned face up. Its suit is trumps in this deal.</source>
        <translation>Se da la vuelta a la carta de arriba del mazo. Su palo es triunfo en esta mano.</translation>
    </message>
    <message id="oh_hell.turned-card-out">
        <source>The turned-up card stays on the table and belongs to nobody. The rest of the stock stays face down and is not used.</source>
        <translation>La carta vuelta se queda en la mesa y no es de nadie. El resto del mazo sigue boca abajo y no se usa.</translation>
    </message>
    <message id="oh_hell.full-deal-no-trump">
        <source>When the whole pack is dealt, no card can be turned up, and there are no trumps.</source>
        <translation>Cuando se reparte toda la baraja, no queda carta que volver: se juega sin triunfo.</translation>
    </message>
    <message id="oh_hell.full-deal-no-trump@dealers-last">
        <source>When the whole pack is dealt, the dealer’s last card is shown to everyone, and its suit is trumps. It stays in the dealer’s hand.</source>
        <translation>Cuando se reparte toda la baraja, la última carta de quien reparte se enseña a todos y su palo es triunfo. La carta sigue en su mano.</translation>
    </message>
    <message id="oh_hell.bid-order">
        <source>First everyone bids in turn, starting to the dealer’s left; the dealer bids last. No card is played before the last bid.</source>
        <translation>Primero se anuncia por turnos, empezando por la izquierda de quien reparte, que anuncia al final. Nadie juega una carta antes del último anuncio.</translation>
    </message>
    <message id="oh_hell.bid-range">
        <source>A bid is the number of tricks that a player wants to win, from 0 to the number of cards in a hand.</source>
        <translation>Un anuncio es el número de bazas que alguien quiere llevarse, de 0 al número de cartas de cada jugador.</translation>
    </message>
    <message id="oh_hell.bids-open">
        <source>Bids are said aloud, cannot be changed and can be seen during the whole deal.</source>
        <translation>Los anuncios se hacen en voz alta, no se cambian y se ven durante toda la mano.</translation>
    </message>
    <message id="oh_hell.last-bid-not-even">
        <source>The last bid may not make the total of all bids equal to the number of cards in a hand.</source>
        <translation>Con el último anuncio, el total no puede coincidir con el número de cartas de cada jugador.</translation>
    </message>
    <message id="oh_hell.last-bid-not-even@free">
        <source>The last bid is free too: all the bids may add up to the number of tricks.</source>
        <translation>El último anuncio también es libre: el total puede coincidir con el número de bazas.</translation>
    </message>
    <message id="oh_hell.left-of-dealer-leads">
        <source>The player to the left of the dealer leads to the first trick, with any card.</source>
        <translation>En la primera baza sale la persona a la izquierda de quien reparte, con la carta que quiera.</translation>
    </message>
    <message id="oh_hell.turn-order">
        <source>Going clockwise, everyone plays one card from their own hand to the trick in the middle.</source>
        <translation>Cada cual juega una carta de su propia mano a la baza del centro, en el sentido de las agujas del reloj.</translation>
    </message>
    <message id="oh_hell.rank-order">
        <source>From high to low: ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2.</source>
        <translation>De mayor a menor: as, rey, dama, jota, 10, 9, 8, 7, 6, 5, 4, 3, 2.</translation>
    </message>
    <message id="oh_hell.follow-suit">
        <source>Whoever holds a card of the led suit must play that suit.</source>
        <translation>Quien tiene cartas del palo de salida debe seguirlo.</translation>
    </message>
    <message id="oh_hell.must-trump">
        <source>Whoever has no card of the led suit must play a trump if they have one.</source>
        <translation>Quien no tiene el palo de salida debe jugar triunfo, si tiene alguno.</translation>
    </message>
    <message id="oh_hell.must-trump@free">
        <source>Whoever has no card of the led suit may play any card, trump or not.</source>
        <translation>Quien no tiene el palo de salida puede jugar cualquier carta, sea triunfo o no.</translation>
    </message>
    <message id="oh_hell.no-overtrump-duty">
        <source>Any trump will do: it need not beat the trumps already in the trick.</source>
        <translation>Vale cualquier triunfo: no hace falta que supere los triunfos de la baza.</translation>
    </message>
    <message id="oh_hell.discard">
        <source>Whoever has neither the led suit nor a trump may play any card.</source>
        <translation>Quien no tiene ni el palo de salida ni triunfos juega la carta que quiera.</translation>
    </message>
    <message id="oh_hell.trump-wins">
        <source>If there are trumps in the trick, the highest trump takes it.</source>
        <translation>Si hay triunfos en la baza, se la lleva el más alto.</translation>
    </message>
    <message id="oh_hell.led-suit-wins">
        <source>Without trumps, the highest card of the led suit takes the trick.</source>
        <translation>Sin triunfos, se lleva la baza la carta más alta del palo de salida.</translation>
    </message>
    <message id="oh_hell.winner-leads">
        <source>Whoever takes a trick leads the next one.</source>
        <translation>Quien se lleva una baza sale en la siguiente.</translation>
    </message>
    <message id="oh_hell.score-made">
        <source>Whoever wins exactly as many tricks as they bid scores 5 points for each of them, plus 5 more. A bid of 0 that is met scores 5.</source>
        <translation>Quien se lleva exactamente las bazas que anunció suma 5 puntos por cada una, y 5 más. Un anuncio de 0 cumplido vale 5.</translation>
    </message>
    <message id="oh_hell.score-made@ten-plus">
        <source>Whoever wins exactly as many tricks as they bid scores 10 points, plus 1 more for each of them.</source>
        <translation>Quien se lleva exactamente las bazas que anunció suma 10 puntos, y 1 más por cada una.</translation>
    </message>
    <message id="oh_hell.score-missed">
        <source>Everyone else loses 5 points for each trick too many or too few.</source>
        <translation>Los demás pierden 5 puntos por cada baza de más o de menos.</translation>
    </message>
    <message id="oh_hell.score-missed@ten-plus">
        <source>Everyone else scores nothing in this deal.</source>
        <translation>Los demás no suman nada en esta mano.</translation>
    </message>
    <message id="oh_hell.negative-totals">
        <source>A total may be below zero.</source>
        <translation>Un total puede bajar de cero.</translation>
    </message>
    <message id="oh_hell.someone-misses">
        <source>Because of the rule for the last bid, at least one player misses their bid in every deal.</source>
        <translation>Por la regla del último anuncio, en cada mano hay al menos una persona que no cumple.</translation>
    </message>
    <message id="oh_hell.end-of-schedule">
        <source>The match ends after the last deal, the second one with one card each.</source>
        <translation>La partida termina después de la última mano, la segunda de una carta.</translation>
    </message>
    <message id="oh_hell.highest-wins">
        <source>The highest total wins.</source>
        <translation>Gana el total más alto.</translation>
    </message>
    <message id="oh_hell.tie-shared">
        <source>Players with equal totals share their place, and the victory too.</source>
        <translation>Si hay empate, se comparte el puesto, y también la victoria.</translation>
    </message>
    <message id="oh_hell.overtrump">
        <source>Whoever plays a trump must beat the highest trump in the trick if they can. This holds when trumps are led, too.</source>
        <translation>Quien juega un triunfo debe superar el triunfo más alto de la baza, si tiene uno que pueda. También vale cuando se sale de triunfo.</translation>
    </message>
    <message id="oh_hell.ahead-10">
        <source>A head start of 10 points counts from the beginning.</source>
        <translation>Una ventaja de 10 puntos cuenta desde el principio.</translation>
    </message>
    <message id="oh_hell.ahead-20">
        <source>A head start of 20 points counts from the beginning.</source>
        <translation>Una ventaja de 20 puntos cuenta desde el principio.</translation>
    </message>
</context>
<context>
    <name>oh_hell</name>
    <message>
        <source>Largest deal</source>
        <translation>Mano más grande</translation>
    </message>
    <message>
        <source>the whole pack</source>
        <comment>how many cards are dealt in the largest deal</comment>
        <translation>toda la baraja</translation>
    </message>
    <message>
        <source>3 cards</source>
        <translation>3 cartas</translation>
    </message>
    <message>
        <source>4 cards</source>
        <translation>4 cartas</translation>
    </message>
    <message>
        <source>5 cards</source>
        <translation>5 cartas</translation>
    </message>
    <message>
        <source>6 cards</source>
        <translation>6 cartas</translation>
    </message>
    <message>
        <source>7 cards</source>
        <translation>7 cartas</translation>
    </message>
    <message>
        <source>8 cards</source>
        <translation>8 cartas</translation>
    </message>
    <message>
        <source>9 cards</source>
        <translation>9 cartas</translation>
    </message>
    <message>
        <source>10 cards</source>
        <translation>10 cartas</translation>
    </message>
    <message>
        <source>11 cards</source>
        <translation>11 cartas</translation>
    </message>
    <message>
        <source>12 cards</source>
        <translation>12 cartas</translation>
    </message>
    <message>
        <source>13 cards</source>
        <translation>13 cartas</translation>
    </message>
    <message>
        <source>14 cards</source>
        <translation>14 cartas</translation>
    </message>
    <message>
        <source>15 cards</source>
        <translation>15 cartas</translation>
    </message>
    <message>
        <source>16 cards</source>
        <translation>16 cartas</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Quién reparte primero</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>who deals first</comment>
        <translation>Por sorteo</translation>
    </message>
    <message>
        <source>Trumps when the whole pack is dealt</source>
        <translation>Triunfo cuando se reparte toda la baraja</translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>sin triunfo</translation>
    </message>
    <message>
        <source>the dealer’s last card</source>
        <translation>la última carta repartida</translation>
    </message>
    <message>
        <source>The last bid</source>
        <translation>El último anuncio</translation>
    </message>
    <message>
        <source>may not make the bids add up</source>
        <translation>no puede cuadrar el total</translation>
    </message>
    <message>
        <source>free</source>
        <comment>the last bid may be any number</comment>
        <translation>libre</translation>
    </message>
    <message>
        <source>Without the led suit</source>
        <translation>Sin el palo de salida</translation>
    </message>
    <message>
        <source>a trump must be played</source>
        <translation>hay que jugar triunfo</translation>
    </message>
    <message>
        <source>any card may be played</source>
        <translation>vale cualquier carta</translation>
    </message>
    <message>
        <source>Trumps must beat trumps</source>
        <translation>Obligación de superar el triunfo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>5 for each trick, 5 more if the bid is met</source>
        <translation>5 por baza y 5 más si se cumple el anuncio</translation>
    </message>
    <message>
        <source>10, and 1 for each trick, if the bid is met</source>
        <translation>10 y 1 por baza si se cumple el anuncio</translation>
    </message>
    <message>
        <source>10 points ahead</source>
        <comment>handicap</comment>
        <translation>10 puntos de ventaja</translation>
    </message>
    <message>
        <source>20 points ahead</source>
        <comment>handicap</comment>
        <translation>20 puntos de ventaja</translation>
    </message>
    <message>
        <source>Oh Hell</source>
        <translation>El ascensor</translation>
    </message>
    <message>
        <source>Say how many tricks you will win, and win exactly that many.</source>
        <translation>Anuncia cuántas bazas te llevarás, y llévate exactamente esas.</translation>
    </message>
    <message>
        <source>Oh Heck, Up and Down the River</source>
        <comment>other names of the game in this language</comment>
        <translation>La pocha</translation>
    </message>
    <message>
        <source>It is {player}’s turn to bid.</source>
        <translation>Le toca anunciar a {player}.</translation>
    </message>
    <message>
        <source>The bids are not complete: {player} bids next.</source>
        <translation>Faltan anuncios: ahora anuncia {player}.</translation>
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
        <source>All bids of this deal are made.</source>
        <translation>Ya se han hecho todos los anuncios de esta mano.</translation>
    </message>
    <message numerus="yes">
        <source>In this deal there are %n trick(s) to win.</source>
        <translation>
            <numerusform>En esta mano hay %n baza en juego.</numerusform>
            <numerusform>En esta mano hay %n bazas en juego.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {bid} the bids would add up to {total}, the number of cards in a hand.</source>
        <translation>Con {bid}, los anuncios sumarían {total}, el número de cartas de cada jugador.</translation>
    </message>
    <message numerus="yes">
        <source>This hand should win about %n trick(s).</source>
        <translation>
            <numerusform>Con estas cartas cabe esperar %n baza, más o menos.</numerusform>
            <numerusform>Con estas cartas cabe esperar %n bazas, más o menos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This hand should win about %n trick(s), but the last bid may not be that: better {bid}.</source>
        <translation>
            <numerusform>Con estas cartas cabe esperar %n baza, pero ese número no se puede decir en el último anuncio: mejor {bid}.</numerusform>
            <numerusform>Con estas cartas cabe esperar %n bazas, pero ese número no se puede decir en el último anuncio: mejor {bid}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only this card may be played.</source>
        <translation>Solo se puede jugar esta carta.</translation>
    </message>
    <message>
        <source>It is the last card.</source>
        <translation>Es la última carta.</translation>
    </message>
    <message numerus="yes">
        <source>%n more trick(s) to win: nobody can beat this card.</source>
        <translation>
            <numerusform>Falta %n baza: nadie puede superar esta carta.</numerusform>
            <numerusform>Faltan %n bazas: nadie puede superar esta carta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more trick(s) to win: this card has a chance.</source>
        <translation>
            <numerusform>Falta %n baza: esta carta tiene posibilidades.</numerusform>
            <numerusform>Faltan %n bazas: esta carta tiene posibilidades.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more trick(s) to win, but not this one: a better moment will come.</source>
        <translation>
            <numerusform>Falta %n baza, pero no esta: ya vendrá un momento mejor.</numerusform>
            <numerusform>Faltan %n bazas, pero no esta: ya vendrá un momento mejor.</numerusform>
        </translation>
    </message>
    <message>
        <source>No more tricks are wanted: this card loses. Highest so far: {card}.</source>
        <translation>Ya están las bazas: esta carta pierde. La más alta por ahora: {card}.</translation>
    </message>
    <message>
        <source>No more tricks are wanted, but every card that may be played wins.</source>
        <translation>Ya están las bazas, pero cualquier carta permitida gana.</translation>
    </message>
    <message>
        <source>No more tricks are wanted, but this card had better go now.</source>
        <translation>Ya están las bazas, pero es mejor jugar ahora esta carta.</translation>
    </message>
    <message>
        <source>This hand should not win any tricks.</source>
        <translation>Con estas cartas no cabe esperar ninguna baza.</translation>
    </message>
    <message>
        <source>No more tricks are wanted: this card can still be beaten.</source>
        <translation>Ya están las bazas: todavía pueden superar esta carta.</translation>
    </message>
    <message>
        <source>Trump card</source>
        <translation>Carta de triunfo</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Lift: one floor for each card of a hand</source>
        <translation>Ascensor: un piso por cada carta de la mano</translation>
    </message>
    <message>
        <source>dealt, and bids last</source>
        <translation>reparte y anuncia al final</translation>
    </message>
    <message>
        <source>a trick that was bid</source>
        <translation>una baza anunciada</translation>
    </message>
    <message>
        <source>a trick that was won</source>
        <translation>una baza ganada</translation>
    </message>
    <message>
        <source>a trick too many</source>
        <translation>una baza de más</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Mano {deal} de {deals}</translation>
    </message>
    <message>
        <source>Lift, floor {floor}</source>
        <translation>Ascensor, piso {floor}</translation>
    </message>
    <message>
        <source>lift on its way up</source>
        <translation>ascensor que sube</translation>
    </message>
    <message>
        <source>lift on its way down</source>
        <translation>ascensor que baja</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n baza</numerusform>
            <numerusform>%n bazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bid %n trick(s)</source>
        <comment>a possible move</comment>
        <translation>
            <numerusform>Anunciar %n baza</numerusform>
            <numerusform>Anunciar %n bazas</numerusform>
        </translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>El juego sigue.</translation>
    </message>
    <message numerus="yes">
        <source>{player} bids %n trick(s).</source>
        <translation>
            <numerusform>{player} anuncia %n baza.</numerusform>
            <numerusform>{player} anuncia %n bazas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trump card: {card}.</source>
        <translation>Carta de triunfo: {card}.</translation>
    </message>
    <message>
        <source>There are no trumps in this deal.</source>
        <translation>En esta mano no hay triunfo.</translation>
    </message>
    <message>
        <source>no bid yet</source>
        <comment>on the plate of a player</comment>
        <translation>sin anuncio</translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <comment>on the plate of a player</comment>
        <translation>anuncia {bid}</translation>
    </message>
    <message>
        <source>bid {bid}, won {won}</source>
        <comment>on the plate of a player</comment>
        <translation>anuncio {bid}, lleva {won}</translation>
    </message>
    <message>
        <source>bid {bid}, won {won}: {points}</source>
        <comment>on a plate; points: 20, or −5</comment>
        <translation>anuncio {bid}, lleva {won}: {points}</translation>
    </message>
    <message>
        <source>trump</source>
        <comment>below the picture of a suit</comment>
        <translation>triunfo</translation>
    </message>
    <message>
        <source>no trumps</source>
        <comment>below the four suits, crossed out</comment>
        <translation>sin triunfo</translation>
    </message>
    <message numerus="yes">
        <source>bid for %n trick(s)</source>
        <comment>sum of the bids so far, below its figure</comment>
        <translation>
            <numerusform>para %n baza</numerusform>
            <numerusform>para %n bazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <comment>sum of all bids against the number of tricks</comment>
        <translation>
            <numerusform>sobra %n</numerusform>
            <numerusform>sobran %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too few</source>
        <comment>sum of all bids against the number of tricks</comment>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>just right</source>
        <comment>sum of all bids against the number of tricks</comment>
        <translation>justo</translation>
    </message>
    <message>
        <source>{player} bids last: any number but {bid}.</source>
        <translation>{player} anuncia al final: cualquier número menos {bid}.</translation>
    </message>
    <message>
        <source>The deal is over. Bid met: {players}.</source>
        <translation>La mano ha terminado. Anuncio cumplido: {players}.</translation>
    </message>
    <message>
        <source>The deal is over. Nobody met their bid.</source>
        <translation>La mano ha terminado. Nadie ha cumplido su anuncio.</translation>
    </message>
    <message>
        <source>The match is over. Most points: {players}.</source>
        <comment>one name, or a list of names</comment>
        <translation>La partida ha terminado. Más puntos: {players}.</translation>
    </message>
    <message>
        <source>The highest total wins. The small figure is the bid.</source>
        <comment>heading of the score</comment>
        <translation>Gana el total más alto. El número pequeño es el anuncio.</translation>
    </message>
    <message>
        <source>No more tricks are wanted: this card cannot win, so it can go.</source>
        <translation>Ya están las bazas: esta carta no puede ganar, y así se va.</translation>
    </message>
    <message>
        <source>No more tricks are wanted, so a low card is led.</source>
        <translation>Ya están las bazas: se sale con una carta baja.</translation>
    </message>
    <message numerus="yes">
        <source>%n more trick(s) to win: a low card first, the high ones can wait.</source>
        <translation>
            <numerusform>Falta %n baza: primero una carta baja, las altas esperan.</numerusform>
            <numerusform>Faltan %n bazas: primero una carta baja, las altas esperan.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the allowed cards can win this trick, so the least useful one goes.</source>
        <translation>Ninguna carta permitida se lleva esta baza: se va la que menos falta hace.</translation>
    </message>
    <message numerus="yes">
        <source>{player} deals everyone %n card(s).</source>
        <translation>
            <numerusform>{player} reparte %n carta a cada cual.</numerusform>
            <numerusform>{player} reparte %n cartas a cada cual.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many tricks does {player} bid?</source>
        <translation>Le toca a {player}: ¿cuántas bazas serán?</translation>
    </message>
    <message numerus="yes">
        <source>{player} met their bid most often: in %n deal(s).</source>
        <translation>
            <numerusform>{player} cumplió su anuncio más a menudo que nadie: en %n mano.</numerusform>
            <numerusform>{player} cumplió su anuncio más a menudo que nadie: en %n manos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} had the best deal: {points} points in deal {number}.</source>
        <translation>{player} tuvo la mejor mano: {points} puntos en la mano {number}.</translation>
    </message>
    <message>
        <source>Bid met: {players}!</source>
        <translation>¡Anuncio cumplido: {players}!</translation>
    </message>
    <message>
        <source>A trump takes the trick</source>
        <translation>Un triunfo gana la baza</translation>
    </message>
    <message>
        <source>Diamonds are led. The second player has none and must play a trump. Even the ace of diamonds cannot beat it.</source>
        <translation>Se sale de diamantes. La segunda persona no tiene y debe jugar un triunfo. Ni siquiera el as de diamantes le gana.</translation>
    </message>
    <message>
        <source>There are five tricks, and the others have bid four in all. The last bid may not be 1, so that the bids do not add up to five.</source>
        <translation>Hay cinco bazas y los demás han anunciado cuatro en total. El último anuncio no puede ser 1, porque la suma no debe dar cinco.</translation>
    </message>
</context>
</TS>
