<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="whistiti.aim">
        <source>Win tricks. It takes 20 of them to win the match, over as many deals as are needed. Trumps help: they beat all other cards.</source>
        <translation>Llévate bazas. Hacen falta 20 para ganar la partida, en tantas manos como se necesiten. Los triunfos ayudan: ganan a todas las demás cartas.</translation>
    </message>
    <message id="whistiti.aim@5">
        <source>Win tricks. It takes 5 of them to win the match. Trumps help: they beat all other cards.</source>
        <translation>Llévate bazas. Hacen falta 5 para ganar la partida. Los triunfos ayudan: ganan a todas las demás cartas.</translation>
    </message>
    <message id="whistiti.aim@10">
        <source>Win tricks. It takes 10 of them to win the match, over as many deals as are needed. Trumps help: they beat all other cards.</source>
        <translation>Llévate bazas. Hacen falta 10 para ganar la partida, en tantas manos como se necesiten. Los triunfos ayudan: ganan a todas las demás cartas.</translation>
    </message>
    <message id="whistiti.aim@30">
        <source>Win tricks. It takes 30 of them to win the match, over as many deals as are needed. Trumps help: they beat all other cards.</source>
        <translation>Llévate bazas. Hacen falta 30 para ganar la partida, en tantas manos como se necesiten. Los triunfos ayudan: ganan a todas las demás cartas.</translation>
    </message>
    <message id="whistiti.four-players">
        <source>Four players take part, each for themselves. Computer players sit on empty chairs.</source>
        <translation>Juegan cuatro, cada cual por su cuenta. En las sillas vacías se sientan jugadores de ordenador.</translation>
    </message>
    <message id="whistiti.first-dealer">
        <source>Lots are drawn for the first dealer.</source>
        <translation>Se sortea quién reparte primero.</translation>
    </message>
    <message id="whistiti.first-dealer@seat">
        <source>The table has agreed who deals first.</source>
        <translation>La mesa ha acordado quién reparte primero.</translation>
    </message>
    <message id="whistiti.dealer-rotates">
        <source>After each deal, the player to the left of the dealer deals next.</source>
        <translation>Después de cada mano reparte la persona de la izquierda.</translation>
    </message>
    <message id="whistiti.deal-thirteen">
        <source>All 52 cards are dealt one at a time, starting to the dealer’s left. Everyone gets 13, and the dealer gets the last card.</source>
        <translation>Se reparten las 52 cartas de una en una, empezando a la izquierda de quien reparte. Cada cual recibe 13, y la última es para quien reparte.</translation>
    </message>
    <message id="whistiti.last-card-trump">
        <source>The last card, which is the dealer’s, is shown to everyone. Its suit is trumps in this deal.</source>
        <translation>La última carta, la de quien reparte, se enseña a todos. Su palo es el triunfo de esta mano.</translation>
    </message>
    <message id="whistiti.trump-card-in-hand">
        <source>Then the shown card goes into the dealer’s hand and may be played like any other, even to the first trick.</source>
        <translation>Después, la carta enseñada pasa a la mano de quien repartió y se puede jugar como cualquier otra, incluso en la primera baza.</translation>
    </message>
    <message id="whistiti.rank-order">
        <source>From high to low: ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2.</source>
        <translation>De mayor a menor: as, rey, dama, jota, 10, 9, 8, 7, 6, 5, 4, 3, 2.</translation>
    </message>
    <message id="whistiti.left-of-dealer-leads">
        <source>The player to the left of the dealer leads to the first trick, with any card.</source>
        <translation>En la primera baza sale la persona a la izquierda de quien reparte, con la carta que quiera.</translation>
    </message>
    <message id="whistiti.turn-order">
        <source>Going clockwise, everyone plays one card from their own hand to the trick in the middle.</source>
        <translation>Cada cual juega una carta de su propia mano a la baza del centro, en el sentido de las agujas del reloj.</translation>
    </message>
    <message id="whistiti.any-lead">
        <source>Whoever leads may choose any card, trumps included.</source>
        <translation>Quien sale puede elegir cualquier carta, también un triunfo.</translation>
    </message>
    <message id="whistiti.follow-suit">
        <source>Whoever holds a card of the led suit must play that suit.</source>
        <translation>Quien tiene cartas del palo de salida debe seguirlo.</translation>
    </message>
    <message id="whistiti.must-trump">
        <source>Whoever has no card of the led suit must play a trump if they have one.</source>
        <translation>Quien no tiene el palo de salida debe jugar triunfo, si tiene alguno.</translation>
    </message>
    <message id="whistiti.must-trump@free">
        <source>Whoever has no card of the led suit may play any card, trump or not.</source>
        <translation>Quien no tiene el palo de salida puede jugar cualquier carta, sea triunfo o no.</translation>
    </message>
    <message id="whistiti.no-overtrump-duty">
        <source>Any trump will do: it need not beat the trumps already in the trick.</source>
        <translation>Vale cualquier triunfo: no hace falta que supere los triunfos de la baza.</translation>
    </message>
    <message id="whistiti.discard">
        <source>Whoever has neither the led suit nor a trump may play any card.</source>
        <translation>Quien no tiene ni el palo de salida ni triunfos juega la carta que quiera.</translation>
    </message>
    <message id="whistiti.trump-wins">
        <source>If there are trumps in the trick, the highest trump takes it.</source>
        <translation>Si hay triunfos en la baza, se la lleva el más alto.</translation>
    </message>
    <message id="whistiti.led-suit-wins">
        <source>Without trumps, the highest card of the led suit takes the trick. Cards of other suits never do.</source>
        <translation>Sin triunfos, la carta más alta del palo de salida se lleva la baza. Las cartas de otros palos no ganan nunca.</translation>
    </message>
    <message id="whistiti.winner-leads">
        <source>Whoever takes a trick leads the next one.</source>
        <translation>Quien se lleva una baza sale en la siguiente.</translation>
    </message>
    <message id="whistiti.one-point-per-trick">
        <source>Each trick is one point for whoever takes it. Points are kept from deal to deal.</source>
        <translation>Cada baza vale un punto para quien se la lleva. Los puntos se guardan de una mano a otra.</translation>
    </message>
    <message id="whistiti.new-deal">
        <source>If nobody has enough points after the thirteenth trick, a new deal follows.</source>
        <translation>Si nadie tiene bastantes puntos después de la decimotercera baza, empieza otra mano.</translation>
    </message>
    <message id="whistiti.first-to-twenty">
        <source>Whoever takes their 20th trick wins at once, even in the middle of a deal. The cards that are left are not played.</source>
        <translation>Quien se lleva su baza número 20 gana en el acto, aunque sea a mitad de una mano. Las cartas que quedan no se juegan.</translation>
    </message>
    <message id="whistiti.first-to-twenty@5">
        <source>Whoever takes their 5th trick wins at once, even in the middle of a deal. The cards that are left are not played.</source>
        <translation>Quien se lleva su baza número 5 gana en el acto, aunque sea a mitad de una mano. Las cartas que quedan no se juegan.</translation>
    </message>
    <message id="whistiti.first-to-twenty@10">
        <source>Whoever takes their 10th trick wins at once, even in the middle of a deal. The cards that are left are not played.</source>
        <translation>Quien se lleva su baza número 10 gana en el acto, aunque sea a mitad de una mano. Las cartas que quedan no se juegan.</translation>
    </message>
    <message id="whistiti.first-to-twenty@30">
        <source>Whoever takes their 30th trick wins at once, even in the middle of a deal. The cards that are left are not played.</source>
        <translation>Quien se lleva su baza número 30 gana en el acto, aunque sea a mitad de una mano. Las cartas que quedan no se juegan.</translation>
    </message>
    <message id="whistiti.first-to-twenty@finish">
        <source>The deal in which somebody takes their 20th trick is played to its end. Then the highest total wins.</source>
        <translation>La mano en la que alguien se lleva su baza número 20 se juega hasta el final. Entonces gana el total más alto.</translation>
    </message>
    <message id="whistiti.first-to-twenty@finish-5">
        <source>The deal in which somebody takes their 5th trick is played to its end. Then the highest total wins.</source>
        <translation>La mano en la que alguien se lleva su baza número 5 se juega hasta el final. Entonces gana el total más alto.</translation>
    </message>
    <message id="whistiti.first-to-twenty@finish-10">
        <source>The deal in which somebody takes their 10th trick is played to its end. Then the highest total wins.</source>
        <translation>La mano en la que alguien se lleva su baza número 10 se juega hasta el final. Entonces gana el total más alto.</translation>
    </message>
    <message id="whistiti.first-to-twenty@finish-30">
        <source>The deal in which somebody takes their 30th trick is played to its end. Then the highest total wins.</source>
        <translation>La mano en la que alguien se lleva su baza número 30 se juega hasta el final. Entonces gana el total más alto.</translation>
    </message>
    <message id="whistiti.single-winner">
        <source>A trick has only one winner, so two players never get there together.</source>
        <translation>Cada baza se la lleva una sola persona, así que nunca llegan dos a la vez.</translation>
    </message>
    <message id="whistiti.single-winner@finish">
        <source>Players with the same highest total share the victory.</source>
        <translation>Quienes tienen el mismo total más alto comparten la victoria.</translation>
    </message>
    <message id="whistiti.placing">
        <source>The others are placed by their points. Equal points share a place.</source>
        <translation>Los demás se ordenan por sus puntos. Con los mismos puntos se comparte el puesto.</translation>
    </message>
    <message id="whistiti.always-ends">
        <source>After 77 tricks at the latest somebody has 20. So a match ends in its second deal at the earliest, and in its sixth at the latest.</source>
        <translation>Como muy tarde, después de 77 bazas alguien tiene 20. Así, una partida termina entre la segunda mano y la sexta.</translation>
    </message>
    <message id="whistiti.always-ends@5">
        <source>After 17 tricks at the latest somebody has 5. So a match ends in its second deal at the latest.</source>
        <translation>Como muy tarde, después de 17 bazas alguien tiene 5. Así, una partida termina como muy tarde en la segunda mano.</translation>
    </message>
    <message id="whistiti.always-ends@10">
        <source>After 37 tricks at the latest somebody has 10. So a match ends in its third deal at the latest.</source>
        <translation>Como muy tarde, después de 37 bazas alguien tiene 10. Así, una partida termina como muy tarde en la tercera mano.</translation>
    </message>
    <message id="whistiti.always-ends@30">
        <source>After 117 tricks at the latest somebody has 30. So a match ends in its third deal at the earliest, and in its ninth at the latest.</source>
        <translation>Como muy tarde, después de 117 bazas alguien tiene 30. Así, una partida termina entre la tercera mano y la novena.</translation>
    </message>
    <message id="whistiti.overtrump">
        <source>Whoever plays a trump must beat the highest trump in the trick if they can. This holds when trumps are led, too.</source>
        <translation>Quien juega un triunfo debe superar el triunfo más alto de la baza, si tiene uno que pueda. También vale cuando se sale de triunfo.</translation>
    </message>
    <message id="whistiti.ahead-2">
        <source>A head start of 2 tricks counts from the beginning.</source>
        <translation>Una ventaja de 2 bazas cuenta desde el principio.</translation>
    </message>
    <message id="whistiti.ahead-4">
        <source>A head start of 4 tricks counts from the beginning.</source>
        <translation>Una ventaja de 4 bazas cuenta desde el principio.</translation>
    </message>
</context>
<context>
    <name>whistiti</name>
    <message>
        <source>Tricks to win</source>
        <translation>Bazas para ganar</translation>
    </message>
    <message>
        <source>5</source>
        <comment>so many tricks win the match</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>10</source>
        <comment>so many tricks win the match</comment>
        <translation>10</translation>
    </message>
    <message>
        <source>20</source>
        <comment>so many tricks win the match</comment>
        <translation>20</translation>
    </message>
    <message>
        <source>30</source>
        <comment>so many tricks win the match</comment>
        <translation>30</translation>
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
        <source>The last deal is played to its end</source>
        <translation>La última mano se juega hasta el final</translation>
    </message>
    <message>
        <source>2 tricks ahead</source>
        <comment>handicap</comment>
        <translation>2 bazas de ventaja</translation>
    </message>
    <message>
        <source>4 tricks ahead</source>
        <comment>handicap</comment>
        <translation>4 bazas de ventaja</translation>
    </message>
    <message>
        <source>Whistiti</source>
        <translation>Whistiti</translation>
    </message>
    <message>
        <source>Follow suit, trump at the right moment, and collect tricks.</source>
        <translation>Sigue el palo, juega triunfo a tiempo y reúne bazas.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to lead.</source>
        <translation>Le toca salir a {player}.</translation>
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
        <source>The last card says what is trumps</source>
        <translation>La última carta dice cuál es el triunfo</translation>
    </message>
    <message>
        <source>The dealer’s last card is shown to everyone, and its suit is trumps. Then it goes into the dealer’s hand, and the player to the left leads.</source>
        <translation>La última carta se enseña a todos, y su palo es el triunfo. Luego pasa a la mano de quien repartió, y sale quien está a su izquierda.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick</source>
        <translation>El triunfo más alto se lleva la baza</translation>
    </message>
    <message>
        <source>Hearts are led, and spades are trumps. Two players have no hearts and must play a trump. The higher of the two trumps takes the trick, even from the ace of hearts.</source>
        <translation>Se sale a corazones, y el triunfo es picas. Dos no tienen corazones y deben jugar un triunfo. El más alto de los dos se lleva la baza, incluso contra el as de corazones.</translation>
    </message>
    <message>
        <source>The last token</source>
        <translation>La última ficha</translation>
    </message>
    <message>
        <source>One more trick fills the last hollow on the board: the match is won at once, though everyone still holds cards.</source>
        <translation>Una baza más llena el último hueco del tablero: la partida se gana en el acto, aunque todos tengan cartas todavía.</translation>
    </message>
    <message>
        <source>Only this card may be played.</source>
        <translation>Solo se puede jugar esta carta.</translation>
    </message>
    <message>
        <source>It is the last card.</source>
        <translation>Es la última carta.</translation>
    </message>
    <message>
        <source>Nobody can beat this card.</source>
        <translation>Nadie puede ganar a esta carta.</translation>
    </message>
    <message>
        <source>No higher card of this suit is out. Only a trump could beat it.</source>
        <translation>En este palo ya no queda ninguna carta más alta. Solo un triunfo podría ganarle.</translation>
    </message>
    <message>
        <source>A trump is led to draw trumps out of the other hands.</source>
        <translation>Se sale con un triunfo para sacar triunfos a los demás.</translation>
    </message>
    <message>
        <source>A high card is led: it has a chance to win.</source>
        <translation>Se sale con una carta alta: puede ganar.</translation>
    </message>
    <message>
        <source>A low card is led, and higher ones are kept for later.</source>
        <translation>Se sale con una carta baja, y otras más altas se guardan para después.</translation>
    </message>
    <message>
        <source>There is nothing higher to lead.</source>
        <translation>No hay nada más alto con que salir.</translation>
    </message>
    <message>
        <source>This is the lowest card that wins the trick for certain.</source>
        <translation>Es la carta más baja que se lleva la baza con seguridad.</translation>
    </message>
    <message>
        <source>This card wins the trick for certain.</source>
        <translation>Esta carta se lleva la baza con seguridad.</translation>
    </message>
    <message numerus="yes">
        <source>It beats the card of {player}, who needs only %n more trick(s).</source>
        <translation>
            <numerusform>Gana a la carta de {player}, a quien solo le falta %n baza.</numerusform>
            <numerusform>Gana a la carta de {player}, a quien solo le faltan %n bazas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A trump takes the trick, unless a higher one follows.</source>
        <translation>Un triunfo se lleva la baza, si no llega otro más alto.</translation>
    </message>
    <message>
        <source>It beats the best card so far: {card}. A better one may still follow.</source>
        <translation>Gana a la mejor carta hasta ahora: {card}. Todavía puede llegar una mejor.</translation>
    </message>
    <message>
        <source>None of the allowed cards can win this trick, so the lowest one goes.</source>
        <translation>Ninguna de las cartas permitidas puede llevarse esta baza, así que se va la más baja.</translation>
    </message>
    <message>
        <source>None of the allowed cards can win this trick.</source>
        <translation>Ninguna de las cartas permitidas puede llevarse esta baza.</translation>
    </message>
    <message>
        <source>This trick is let go, and the cards that could win it are kept for later.</source>
        <translation>Esta baza se deja pasar, y las cartas que podrían ganarla se guardan para después.</translation>
    </message>
    <message numerus="yes">
        <source>{player} took %n trick(s) in a row.</source>
        <translation>
            <numerusform>{player} se llevó %n baza seguida.</numerusform>
            <numerusform>{player} se llevó %n bazas seguidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most tricks by trumping: %n trick(s).</source>
        <translation>
            <numerusform>{player} ganó más bazas que nadie con un triunfo sobre otro palo: %n baza.</numerusform>
            <numerusform>{player} ganó más bazas que nadie con un triunfo sobre otro palo: %n bazas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} had the best deal: %n trick(s) in deal {number}.</source>
        <translation>
            <numerusform>{player} tuvo la mejor mano: %n baza en la mano {number}.</numerusform>
            <numerusform>{player} tuvo la mejor mano: %n bazas en la mano {number}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last trick went to {player}, with this card: {card}.</source>
        <translation>La última baza fue para {player}, con esta carta: {card}.</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Palo de triunfo</translation>
    </message>
    <message>
        <source>Shown card</source>
        <translation>Carta enseñada</translation>
    </message>
    <message>
        <source>Tokens: {player}</source>
        <comment>a place on the table; a token stands for each trick</comment>
        <translation>Fichas: {player}</translation>
    </message>
    <message>
        <source>Tokens to be won: {player}</source>
        <comment>a place on the table</comment>
        <translation>Fichas por ganar: {player}</translation>
    </message>
    <message>
        <source>dealt the cards</source>
        <translation>repartió las cartas</translation>
    </message>
    <message>
        <source>a trick that was won</source>
        <translation>una baza ganada</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <comment>beside the title of the game: the third deal</comment>
        <translation>Mano {deal}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n baza</numerusform>
            <numerusform>%n bazas</numerusform>
        </translation>
    </message>
    <message>
        <source>Trumps: {suit}</source>
        <translation>Triunfo: {suit}</translation>
    </message>
    <message>
        <source>token of a trick</source>
        <comment>a small round token on a board</comment>
        <translation>ficha de una baza</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>El juego sigue.</translation>
    </message>
    <message numerus="yes">
        <source>{player} deals everyone %n card(s).</source>
        <translation>
            <numerusform>{player} reparte %n carta a cada cual.</numerusform>
            <numerusform>{player} reparte %n cartas a cada cual.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} takes the shown card in hand: {card}.</source>
        <translation>{player} toma en la mano la carta enseñada: {card}.</translation>
    </message>
    <message>
        <source>The deal is over. In front: {players}.</source>
        <comment>one name, or a list of names</comment>
        <translation>La mano ha terminado. En cabeza: {players}.</translation>
    </message>
    <message>
        <source>The last card is shown: {card}. Its suit is trumps.</source>
        <translation>Se enseña la última carta: {card}. Su palo es el triunfo.</translation>
    </message>
    <message>
        <source>One more trick for {player}!</source>
        <comment>and the match is won</comment>
        <translation>¡Una baza más para {player}!</translation>
    </message>
    <message>
        <source>Each trick is one point. The goal: {target}.</source>
        <comment>heading of the score</comment>
        <translation>Cada baza vale un punto. La meta: {target}.</translation>
    </message>
</context>
</TS>
