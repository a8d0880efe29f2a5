<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="athletic_games.aim">
        <source>Be the first to win five medals. Getting rid of a whole hand in a single turn wins one.</source>
        <translation>Ganar cinco medallas antes que nadie. Se gana una al quedarse sin cartas en un solo turno.</translation>
    </message>
    <message id="athletic_games.aim@medals-3">
        <source>Be the first to win three medals. Getting rid of a whole hand in a single turn wins one.</source>
        <translation>Ganar tres medallas antes que nadie. Se gana una al quedarse sin cartas en un solo turno.</translation>
    </message>
    <message id="athletic_games.deck-60">
        <source>There are 60 cards in six colours. Each colour has its own sport and the values 1 to 10.</source>
        <translation>Hay 60 cartas de seis colores. Cada color tiene su deporte y los valores del 1 al 10.</translation>
    </message>
    <message id="athletic_games.deal-seven">
        <source>Each player is dealt seven cards, which nobody else may see.</source>
        <translation>Cada cual recibe siete cartas, que nadie más puede ver.</translation>
    </message>
    <message id="athletic_games.circle-of-five">
        <source>Five cards are laid face up in a circle: five places with one card each.</source>
        <translation>Cinco cartas se ponen boca arriba en círculo: cinco lugares con una carta cada uno.</translation>
    </message>
    <message id="athletic_games.stock">
        <source>The other cards lie face down in the middle as the stock.</source>
        <translation>Las demás cartas forman el mazo, boca abajo en el centro.</translation>
    </message>
    <message id="athletic_games.youngest-starts">
        <source>The youngest player takes the first seat and begins.</source>
        <translation>La persona más joven ocupa el primer sitio y empieza.</translation>
    </message>
    <message id="athletic_games.clockwise">
        <source>Turns go clockwise, one player after another. Nobody is skipped.</source>
        <translation>Los turnos siguen el sentido horario, uno tras otro. No se salta a nadie.</translation>
    </message>
    <message id="athletic_games.fit-same-value">
        <source>A card fits on a card of the same value, whatever their colours.</source>
        <translation>Una carta va sobre otra del mismo valor, sean cuales sean los colores.</translation>
    </message>
    <message id="athletic_games.fit-neighbour">
        <source>A card fits on a card of the same colour whose value is exactly 1 higher or lower.</source>
        <translation>Una carta va sobre otra del mismo color si su valor es mayor o menor exactamente en 1.</translation>
    </message>
    <message id="athletic_games.no-wrap">
        <source>1 and 10 are not neighbours, not even in the same colour.</source>
        <translation>El 1 y el 10 no son vecinos, ni siquiera en el mismo color.</translation>
    </message>
    <message id="athletic_games.must-fit">
        <source>Only a card of the same value, or of the same colour and 1 higher or lower, may be laid on a card.</source>
        <translation>Sobre una carta solo va otra del mismo valor, o del mismo color con 1 de más o de menos.</translation>
    </message>
    <message id="athletic_games.own-turn">
        <source>Only the player whose turn it is may act, and only with cards from their own hand.</source>
        <translation>Solo puede actuar quien tiene el turno, y solo con las cartas de su mano.</translation>
    </message>
    <message id="athletic_games.play-on-pile">
        <source>Cards from the hand are laid on piles where they fit: as many as the player likes, one after another, on any of the piles.</source>
        <translation>Las cartas de la mano se ponen en montones donde encajan: tantas como se quiera, una tras otra, en cualquier montón.</translation>
    </message>
    <message id="athletic_games.play-on-pile@when-stuck">
        <source>Cards from the hand are laid on piles where they fit, one after another, on any of the piles.</source>
        <translation>Las cartas de la mano se ponen en montones donde encajan, una tras otra, en cualquier montón.</translation>
    </message>
    <message id="athletic_games.reference-is-top">
        <source>Only the top card of a pile counts. The cards below it no longer matter.</source>
        <translation>Solo cuenta la carta de arriba de un montón. Las de abajo ya no cuentan.</translation>
    </message>
    <message id="athletic_games.pile-move-whole">
        <source>During a turn, a whole pile may be moved onto another, as often as the player likes. Nobody has to.</source>
        <translation>Durante un turno se puede mover un montón entero sobre otro, tantas veces como se quiera. Nadie está obligado.</translation>
    </message>
    <message id="athletic_games.pile-move-whole@free">
        <source>During a turn, piles may be moved onto others, whole or card by card, as often as the player likes. Nobody has to.</source>
        <translation>Durante un turno se pueden mover montones sobre otros, enteros o carta por carta, tantas veces como se quiera. Nadie está obligado.</translation>
    </message>
    <message id="athletic_games.pile-move-from-top">
        <source>A pile moves card by card from the top, and each card must fit where it lands. If the first one fits, they all do.</source>
        <translation>Un montón se mueve carta por carta desde arriba; cada una debe encajar donde llega. Si encaja la primera, encajan todas.</translation>
    </message>
    <message id="athletic_games.pile-move-reverses">
        <source>So moving a pile reverses its order: the card that was at the bottom is now on top.</source>
        <translation>Así se invierte el orden del montón movido: la carta que estaba abajo del todo queda arriba.</translation>
    </message>
    <message id="athletic_games.pile-move-target">
        <source>A pile moves only onto another pile, never onto its own place or into a hole.</source>
        <translation>Un montón solo se mueve sobre otro montón, nunca a su propio lugar ni a un hueco.</translation>
    </message>
    <message id="athletic_games.pile-move-makes-hole">
        <source>The place that a pile leaves becomes a hole.</source>
        <translation>El lugar que deja el montón es ahora un hueco.</translation>
    </message>
    <message id="athletic_games.hole-any-card">
        <source>Any card from the hand may be laid in a hole, where it begins a new pile.</source>
        <translation>En un hueco se puede poner cualquier carta de la mano. Empieza un montón nuevo.</translation>
    </message>
    <message id="athletic_games.hole-hand-only">
        <source>A player fills a hole only with a card from the hand, never with a card from another place.</source>
        <translation>Un hueco solo se llena jugando una carta de la mano, nunca con una carta de otro lugar.</translation>
    </message>
    <message id="athletic_games.holes-several">
        <source>Several holes may be open at once. A player may fill them later in the turn, or leave them.</source>
        <translation>Puede haber varios huecos a la vez. Se pueden llenar más tarde en el turno o dejarlos.</translation>
    </message>
    <message id="athletic_games.holes-several@when-stuck">
        <source>Several holes may be open at once. A player may fill them later in the turn.</source>
        <translation>Puede haber varios huecos a la vez. Se pueden llenar más tarde en el turno.</translation>
    </message>
    <message id="athletic_games.all-out-medal">
        <source>Whoever lays down their last card takes a medal at once, and the turn is over.</source>
        <translation>Quien pone su última carta toma enseguida una medalla, y el turno termina.</translation>
    </message>
    <message id="athletic_games.refill-seven">
        <source>After winning a medal, a player draws seven new cards. Then the next player’s turn begins.</source>
        <translation>Tras ganar una medalla se roban siete cartas nuevas, y empieza el turno siguiente.</translation>
    </message>
    <message id="athletic_games.refill-three">
        <source>Whoever stops with cards in hand keeps them, wins no medal and draws three more. Then the next player’s turn begins.</source>
        <translation>Quien para con cartas en la mano las conserva, no gana medalla y roba tres más. Luego empieza el turno siguiente.</translation>
    </message>
    <message id="athletic_games.no-hand-limit">
        <source>A hand may grow without limit, but all of it must go in one turn to win a medal.</source>
        <translation>La mano puede crecer sin límite, y para una medalla hay que jugarla entera en un turno.</translation>
    </message>
    <message id="athletic_games.medal-1">
        <source>Whoever is 1 medal ahead begins with it.</source>
        <translation>Quien tiene 1 medalla de ventaja empieza con ella.</translation>
    </message>
    <message id="athletic_games.medal-2">
        <source>Whoever is 2 medals ahead begins with both of them.</source>
        <translation>Quien tiene 2 medallas de ventaja empieza con las dos.</translation>
    </message>
    <message id="athletic_games.stop-any-time">
        <source>A player may end the turn at any moment, even if a card still fits.</source>
        <translation>El turno se puede terminar en cualquier momento, aunque todavía encaje alguna carta.</translation>
    </message>
    <message id="athletic_games.holes-stay">
        <source>Holes that are open at the end of a turn stay open for the next player.</source>
        <translation>Los huecos que quedan al final de un turno siguen abiertos en el siguiente.</translation>
    </message>
    <message id="athletic_games.rebuild">
        <source>When the stock is empty, the top cards stay, and all the cards below them are shuffled to make a new stock.</source>
        <translation>Cuando el mazo se acaba, las cartas de arriba se quedan y todas las de debajo se barajan en un mazo nuevo.</translation>
    </message>
    <message id="athletic_games.rebuild-moment">
        <source>This happens as soon as the last card is drawn, even in the middle of drawing.</source>
        <translation>Esto se hace en cuanto se roba la última carta, incluso sin haber terminado de robar.</translation>
    </message>
    <message id="athletic_games.short-draw">
        <source>If there are no covered cards to shuffle, only the cards that are left are drawn, perhaps none.</source>
        <translation>Si no hay ninguna carta tapada, solo se roba lo que quede, quizá nada.</translation>
    </message>
    <message id="athletic_games.empty-hand-turn">
        <source>Whoever begins a turn without cards can only end it and draw three.</source>
        <translation>Quien empieza un turno sin cartas solo puede terminarlo y robar tres.</translation>
    </message>
    <message id="athletic_games.five-medals">
        <source>Whoever takes a fifth medal wins, and the match ends at once.</source>
        <translation>Quien toma una quinta medalla gana, y la partida termina en el acto.</translation>
    </message>
    <message id="athletic_games.five-medals@medals-3">
        <source>Whoever takes a third medal wins, and the match ends at once.</source>
        <translation>Quien toma una tercera medalla gana, y la partida termina en el acto.</translation>
    </message>
    <message id="athletic_games.standstill">
        <source>The match also ends when all players, one after another, end a turn without laying, moving or drawing a card.</source>
        <translation>La partida también termina cuando todos, uno tras otro, acaban un turno sin poner, mover ni robar una carta.</translation>
    </message>
    <message id="athletic_games.turn-limit">
        <source>The match also ends when everyone has had 40 turns.</source>
        <translation>La partida también termina cuando todos han tenido 40 turnos.</translation>
    </message>
    <message id="athletic_games.turn-limit@turns-20">
        <source>The match also ends when everyone has had 20 turns.</source>
        <translation>La partida también termina cuando todos han tenido 20 turnos.</translation>
    </message>
    <message id="athletic_games.turn-limit@turns-100">
        <source>The match also ends when everyone has had 100 turns.</source>
        <translation>La partida también termina cuando todos han tenido 100 turnos.</translation>
    </message>
    <message id="athletic_games.tie-break">
        <source>Then whoever has the most medals wins. If players tie, it is whoever has the fewest cards in hand. If those are equal too, they share the victory.</source>
        <translation>Entonces gana quien tiene más medallas; en caso de empate, quien tiene menos cartas en la mano; si el empate sigue, se comparte la victoria.</translation>
    </message>
    <message id="athletic_games.stop-when-stuck">
        <source>A turn may only end when no card from the hand can be laid on a pile or in a hole.</source>
        <translation>Un turno solo puede terminar cuando ninguna carta de la mano puede ir a un montón o a un hueco.</translation>
    </message>
    <message id="athletic_games.take-back">
        <source>Nothing is taken back: what has been laid or moved stays, and a turn that has ended is over.</source>
        <translation>No se deshace nada: lo que se pone o se mueve se queda así, y un turno terminado, terminado está.</translation>
    </message>
    <message id="athletic_games.refill-holes">
        <source>At the end of a turn, after drawing, each hole is filled from the stock as long as there are cards.</source>
        <translation>Al final de un turno, después de robar, cada hueco recibe una carta del mazo mientras haya.</translation>
    </message>
    <message id="athletic_games.free-card-moves">
        <source>The top card of a pile may move alone onto any pile where it fits. A place that is left empty becomes a hole.</source>
        <translation>La carta de arriba de un montón puede ir sola a cualquier montón donde encaje. Un lugar que se vacía pasa a ser un hueco.</translation>
    </message>
    <message id="athletic_games.no-repeat">
        <source>No move may bring back a position of the piles and the hand that has already come up in this turn.</source>
        <translation>Ninguna jugada puede repetir una disposición de los montones y la mano que ya se ha visto en la mesa en este turno.</translation>
    </message>
</context>
<context>
    <name>athletic_games</name>
    <message>
        <source>Medals to win</source>
        <translation>Medallas para ganar</translation>
    </message>
    <message>
        <source>3</source>
        <comment>number of medals</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>5</source>
        <comment>number of medals</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>A turn ends</source>
        <translation>Un turno termina</translation>
    </message>
    <message>
        <source>at any time</source>
        <comment>of the end of a turn</comment>
        <translation>cuando se quiera</translation>
    </message>
    <message>
        <source>when no card fits</source>
        <comment>of the end of a turn</comment>
        <translation>si nada encaja</translation>
    </message>
    <message>
        <source>Taking back moves during the turn</source>
        <translation>Deshacer dentro del turno</translation>
    </message>
    <message>
        <source>Most turns for each player</source>
        <translation>Turnos por persona, como máximo</translation>
    </message>
    <message>
        <source>1 medal ahead</source>
        <comment>handicap</comment>
        <translation>1 medalla de ventaja</translation>
    </message>
    <message>
        <source>2 medals ahead</source>
        <comment>handicap</comment>
        <translation>2 medallas de ventaja</translation>
    </message>
    <message>
        <source>Lay down every card in one turn to win a medal. Medals win the match.</source>
        <translation>Poner todas las cartas en un solo turno da una medalla. Las medallas ganan la partida.</translation>
    </message>
    <message>
        <source>Holes at the end of a turn</source>
        <translation>Los huecos al final del turno</translation>
    </message>
    <message>
        <source>stay open</source>
        <comment>of holes</comment>
        <translation>siguen abiertos</translation>
    </message>
    <message>
        <source>are filled from the stock</source>
        <comment>of holes</comment>
        <translation>se llenan con el mazo</translation>
    </message>
    <message>
        <source>Single cards of a pile may move</source>
        <translation>Se pueden mover cartas sueltas de un montón</translation>
    </message>
    <message>
        <source>20</source>
        <comment>number of turns</comment>
        <translation>20</translation>
    </message>
    <message>
        <source>40</source>
        <comment>number of turns</comment>
        <translation>40</translation>
    </message>
    <message>
        <source>100</source>
        <comment>number of turns</comment>
        <translation>100</translation>
    </message>
    <message>
        <source>Athletic Games</source>
        <translation>Juegos atléticos</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) can go in this turn: that wins a medal.</source>
        <translation>
            <numerusform>En este turno se puede poner la última carta: es una medalla.</numerusform>
            <numerusform>En este turno se pueden poner las %n cartas: es una medalla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) can go in this turn, if the pile with the {card} moves now.</source>
        <translation>
            <numerusform>En este turno se puede poner la última carta si ahora se mueve el {card} con su montón.</numerusform>
            <numerusform>En este turno se pueden poner las %n cartas si ahora se mueve el {card} con su montón.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not all cards can go in this turn, but %n of them can.</source>
        <translation>
            <numerusform>En este turno no se pueden poner todas las cartas, pero una sí.</numerusform>
            <numerusform>En este turno no se pueden poner todas las cartas, pero %n sí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not all cards can go, but %n more can, if the pile with the {card} moves now.</source>
        <translation>
            <numerusform>No se pueden poner todas las cartas, pero una más sí, si ahora se mueve el {card} con su montón.</numerusform>
            <numerusform>No se pueden poner todas las cartas, pero %n más sí, si ahora se mueve el {card} con su montón.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) can go in this turn, if the {card} moves alone now.</source>
        <translation>
            <numerusform>En este turno se puede poner la última carta si ahora se mueve solo el {card}.</numerusform>
            <numerusform>En este turno se pueden poner las %n cartas si ahora se mueve solo el {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not all cards can go, but %n more can, if the {card} moves alone now.</source>
        <translation>
            <numerusform>No se pueden poner todas las cartas, pero una más sí, si ahora se mueve solo el {card}.</numerusform>
            <numerusform>No se pueden poner todas las cartas, pero %n más sí, si ahora se mueve solo el {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n more card(s) can go in this turn.</source>
        <translation>
            <numerusform>En este turno se puede poner al menos %n carta más.</numerusform>
            <numerusform>En este turno se pueden poner al menos %n cartas más.</numerusform>
        </translation>
    </message>
    <message>
        <source>This pile can move, and then any card goes into the hole.</source>
        <translation>Este montón se puede mover, y luego cualquier carta va al hueco.</translation>
    </message>
    <message>
        <source>This card fits.</source>
        <translation>Esta carta encaja aquí.</translation>
    </message>
    <message>
        <source>No more cards can be laid in this turn.</source>
        <translation>En este turno ya no se puede poner ninguna carta.</translation>
    </message>
    <message>
        <source>There seems to be no way to lay another card in this turn.</source>
        <translation>Parece que en este turno no se puede poner otra carta.</translation>
    </message>
    <message>
        <source>Stopping here gives the best chances in the next turns.</source>
        <translation>Parar aquí da las mejores opciones en los próximos turnos.</translation>
    </message>
    <message>
        <source>It is time to draw new cards.</source>
        <translation>Es hora de robar cartas nuevas.</translation>
    </message>
    <message>
        <source>Cards come from the stock only at the end of a turn.</source>
        <translation>Las cartas solo salen del mazo al final de un turno.</translation>
    </message>
    <message>
        <source>Everyone lays cards from their own hand only.</source>
        <translation>Cada cual pone solo cartas de su propia mano.</translation>
    </message>
    <message>
        <source>A medal comes by itself when the last card in hand is laid.</source>
        <translation>La medalla llega sola cuando se pone la última carta de la mano.</translation>
    </message>
    <message>
        <source>Cards from the hand go onto the five places of the circle.</source>
        <translation>Las cartas de la mano van a los cinco lugares del círculo.</translation>
    </message>
    <message>
        <source>The {card} does not fit on the {top}, only another {value}, the {below} or the {above}.</source>
        <translation>El {card} no va sobre el {top}, solo un {value}, el {below} o el {above}.</translation>
    </message>
    <message>
        <source>The {card} does not fit on the {top}, only another {value} or the {next}.</source>
        <translation>El {card} no va sobre el {top}, solo un {value} o el {next}.</translation>
    </message>
    <message>
        <source>The {card} fits on none of the piles.</source>
        <translation>El {card} no va en ningún montón.</translation>
    </message>
    <message>
        <source>The {card} is on top, and it does not fit on the {top}.</source>
        <translation>El {card} está arriba y no va sobre el {top}.</translation>
    </message>
    <message>
        <source>The {card} is on top, and it fits on no other pile.</source>
        <translation>El {card} está arriba y no va en ningún otro montón.</translation>
    </message>
    <message>
        <source>Place {number} is a hole: it waits for a card from the hand.</source>
        <translation>El lugar {number} es un hueco: espera una carta de la mano.</translation>
    </message>
    <message>
        <source>The {card} can still be laid down.</source>
        <translation>El {card} todavía se puede poner.</translation>
    </message>
    <message>
        <source>blue {value}</source>
        <comment>name of a card</comment>
        <translation>{value} azul</translation>
    </message>
    <message>
        <source>purple {value}</source>
        <comment>name of a card</comment>
        <translation>{value} morado</translation>
    </message>
    <message>
        <source>pink {value}</source>
        <comment>name of a card</comment>
        <translation>{value} rosa</translation>
    </message>
    <message>
        <source>orange {value}</source>
        <comment>name of a card</comment>
        <translation>{value} naranja</translation>
    </message>
    <message>
        <source>yellow {value}</source>
        <comment>name of a card</comment>
        <translation>{value} amarillo</translation>
    </message>
    <message>
        <source>red {value}</source>
        <comment>name of a card</comment>
        <translation>{value} rojo</translation>
    </message>
    <message>
        <source>End the turn</source>
        <comment>button</comment>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>the same value</source>
        <translation>el mismo valor</translation>
    </message>
    <message>
        <source>one higher or lower in the same colour</source>
        <translation>uno más o uno menos del mismo color</translation>
    </message>
    <message>
        <source>1 and 10 do not fit</source>
        <translation>el 1 y el 10 no van juntos</translation>
    </message>
    <message>
        <source>in a hole: any card from the hand</source>
        <translation>en un hueco: cualquier carta de la mano</translation>
    </message>
    <message>
        <source>a whole pile moves if its top card fits, and its order is reversed</source>
        <translation>un montón entero se mueve si encaja su carta de arriba, y se invierte su orden</translation>
    </message>
    <message>
        <source>rest on a pile, or hold it down, to see all its cards</source>
        <translation>quedarse sobre un montón o mantenerlo pulsado para ver todas sus cartas</translation>
    </message>
    <message numerus="yes">
        <source>%n medal(s)</source>
        <translation>
            <numerusform>%n medalla</numerusform>
            <numerusform>%n medallas</numerusform>
        </translation>
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
        <source>First to %n medal(s)</source>
        <translation>
            <numerusform>Gana la primera medalla</numerusform>
            <numerusform>Gana quien llega a %n medallas</numerusform>
        </translation>
    </message>
    <message>
        <source>hole</source>
        <comment>written on an empty place of the circle</comment>
        <translation>hueco</translation>
    </message>
    <message>
        <source>Medals to be won</source>
        <translation>Medallas por ganar</translation>
    </message>
    <message>
        <source>Medals of {player}</source>
        <translation>Medallas: {player}</translation>
    </message>
    <message>
        <source>medal</source>
        <comment>name of a token</comment>
        <translation>medalla</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Place {number}</source>
        <comment>one of the five places of the circle</comment>
        <translation>Lugar {number}</translation>
    </message>
    <message>
        <source>Lay the {card} on the {top}</source>
        <comment>a possible move</comment>
        <translation>Poner el {card} sobre el {top}</translation>
    </message>
    <message>
        <source>Lay the {card} in the hole, place {number}</source>
        <comment>a possible move</comment>
        <translation>Poner el {card} en el hueco, lugar&#xa0;{number}</translation>
    </message>
    <message numerus="yes">
        <source>Move the pile of %n card(s) with the {card} onto the {top}</source>
        <translation>
            <numerusform>Mover el {card} sobre el {top}</numerusform>
            <numerusform>Mover el {card} y su montón de %n cartas sobre el {top}</numerusform>
        </translation>
    </message>
    <message>
        <source>Move only the {card} onto the {top}</source>
        <comment>a possible move</comment>
        <translation>Mover solo el {card} sobre el {top}</translation>
    </message>
    <message>
        <source>Only the {card}</source>
        <comment>how much of a pile is to move</comment>
        <translation>Solo el {card}</translation>
    </message>
    <message numerus="yes">
        <source>The whole pile: %n card(s)</source>
        <comment>how much of a pile is to move</comment>
        <translation>
            <numerusform>Todo el montón: %n carta</numerusform>
            <numerusform>Todo el montón: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <comment>a possible move</comment>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>{player} lays the {card} on the {top}.</source>
        <translation>{player} pone el {card} sobre el {top}.</translation>
    </message>
    <message>
        <source>{player} lays the {card} in a hole.</source>
        <translation>{player} pone el {card} en un hueco.</translation>
    </message>
    <message numerus="yes">
        <source>{player} moves %n card(s) onto the {top}.</source>
        <translation>
            <numerusform>{player} mueve %n carta sobre el {top}.</numerusform>
            <numerusform>{player} mueve %n cartas sobre el {top}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now the {card} is on top.</source>
        <translation>Ahora el {card} está arriba.</translation>
    </message>
    <message numerus="yes">
        <source>{player} ends the turn and draws %n card(s).</source>
        <translation>
            <numerusform>{player} termina el turno y roba %n carta.</numerusform>
            <numerusform>{player} termina el turno y roba %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} ends the turn and has nothing to draw.</source>
        <translation>{player} termina el turno y no puede robar nada.</translation>
    </message>
    <message numerus="yes">
        <source>A medal for {player}, who draws %n card(s).</source>
        <translation>
            <numerusform>{player} gana una medalla y roba %n carta.</numerusform>
            <numerusform>{player} gana una medalla y roba %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the match with %n medal(s).</source>
        <translation>
            <numerusform>{player} gana la partida con %n medalla.</numerusform>
            <numerusform>{player} gana la partida con %n medallas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The covered cards are the new stock.</source>
        <translation>Las cartas tapadas forman el mazo nuevo.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>Le toca a {player}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} may lay cards or move piles: %n card(s) to go.</source>
        <translation>
            <numerusform>{player} puede poner cartas o mover montones: queda %n carta.</numerusform>
            <numerusform>{player} puede poner cartas o mover montones: quedan %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card fits now. {player} may move a pile or end the turn.</source>
        <translation>Ahora no encaja ninguna carta. {player} puede mover un montón o terminar el turno.</translation>
    </message>
    <message>
        <source>No card fits and no pile can move. {player} must end the turn.</source>
        <translation>No encaja ninguna carta y no se puede mover ningún montón. {player} debe terminar el turno.</translation>
    </message>
    <message>
        <source>{player} has no cards and can only draw.</source>
        <translation>{player} no tiene cartas y solo puede robar.</translation>
    </message>
    <message>
        <source>The match is over. Winner: {players}.</source>
        <translation>La partida ha terminado. Victoria: {players}.</translation>
    </message>
    <message>
        <source>The match is over. {players} share the victory.</source>
        <translation>La partida ha terminado. {players} comparten la victoria.</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartas en la mano</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Medallas</translation>
    </message>
    <message numerus="yes">
        <source>%n medal(s) win</source>
        <comment>heading of the score</comment>
        <translation>
            <numerusform>%n medalla gana</numerusform>
            <numerusform>%n medallas ganan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} had the best turn: %n card(s) placed.</source>
        <translation>
            <numerusform>{player} tuvo el mejor turno: %n carta puesta.</numerusform>
            <numerusform>{player} tuvo el mejor turno: %n cartas puestas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} placed the most cards: %n.</source>
        <comment>in the whole match</comment>
        <translation>
            <numerusform>{player} puso más cartas que nadie: %n.</numerusform>
            <numerusform>{player} puso más cartas que nadie: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} won the first medal, in round {number}.</source>
        <translation>{player} ganó la primera medalla, en la ronda {number}.</translation>
    </message>
    <message>
        <source>A medal!</source>
        <translation>¡Una medalla!</translation>
    </message>
    <message>
        <source>Moving a pile turns it round</source>
        <translation>Mover un montón le da la vuelta</translation>
    </message>
    <message>
        <source>The red pile moves onto the 7: first its 6, then the 5 from below. Now the 5 is on top, and a 5 of another colour fits on it.</source>
        <translation>El montón rojo pasa sobre el 7: primero el 6 y luego el 5 de abajo. Ahora el 5 queda arriba, y encaja un 5 de otro color.</translation>
    </message>
    <message>
        <source>A whole turn with a medal</source>
        <translation>Un turno completo con medalla</translation>
    </message>
    <message>
        <source>Two cards go onto piles where they fit. Then one pile moves onto another and leaves a hole, and the last card goes in there: a medal!</source>
        <translation>Dos cartas van a montones donde encajan. Luego un montón pasa sobre otro y deja un hueco, y ahí va la última carta: ¡una medalla!</translation>
    </message>
    <message>
        <source>Stopping with cards in hand</source>
        <translation>Parar con cartas en la mano</translation>
    </message>
    <message>
        <source>One card fits, the other does not. Whoever stops now keeps it and draws three more for the next turn.</source>
        <translation>Una carta encaja y la otra no. Quien para ahora se la queda y roba tres más para el próximo turno.</translation>
    </message>
</context>
</TS>
