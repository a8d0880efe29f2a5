<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="barbu.aim">
        <source>In every deal there is something that nobody wants to take: tricks, queens, hearts. After 24 deals, the smallest total of points wins.</source>
        <translation>En cada mano hay algo que nadie quiere llevarse: bazas, damas, corazones. Después de 24 manos gana el total más bajo.</translation>
    </message>
    <message id="barbu.four-players">
        <source>Four players take part, each for themselves.</source>
        <translation>Se juega entre cuatro, cada cual por su cuenta.</translation>
    </message>
    <message id="barbu.first-dealer-youngest">
        <source>The youngest player takes the first seat and deals first.</source>
        <translation>La persona más joven toma el primer sitio y reparte primero.</translation>
    </message>
    <message id="barbu.first-dealer-youngest@random">
        <source>Lots are drawn for the first dealer.</source>
        <translation>Se sortea quién reparte primero.</translation>
    </message>
    <message id="barbu.first-dealer-youngest@seat">
        <source>The table has agreed who deals first.</source>
        <translation>La mesa ha decidido quién reparte primero.</translation>
    </message>
    <message id="barbu.four-rounds-of-six">
        <source>A match has four rounds of six deals.</source>
        <translation>Una partida tiene cuatro rondas de seis manos.</translation>
    </message>
    <message id="barbu.dealer-for-whole-round">
        <source>The dealer stays the same for all six deals of a round.</source>
        <translation>La misma persona reparte las seis manos de una ronda.</translation>
    </message>
    <message id="barbu.next-dealer-left">
        <source>After each round, the player to the left becomes the dealer, so everyone deals for one round.</source>
        <translation>Después de cada ronda reparte quien está a la izquierda: así todos reparten durante una ronda.</translation>
    </message>
    <message id="barbu.deal-thirteen">
        <source>All the cards are dealt one at a time, starting to the dealer’s left: 13 for each player.</source>
        <translation>Se reparten todas las cartas de una en una, empezando por la izquierda de quien reparte: 13 para cada persona.</translation>
    </message>
    <message id="barbu.choose-after-deal">
        <source>When the cards have been dealt, the dealer looks at their hand and names the contract: what costs points in this deal. No card is played before that.</source>
        <extracomment>A contract is what costs points in a deal.</extracomment>
        <translation>Una vez repartidas las cartas, quien reparte mira las suyas y anuncia el contrato: lo que cuesta puntos en esa mano. Antes no se juega ninguna carta.</translation>
    </message>
    <message id="barbu.dealer-chooses">
        <source>Only the dealer names the contract.</source>
        <translation>Solo quien reparte anuncia el contrato.</translation>
    </message>
    <message id="barbu.contract-once-per-round">
        <source>In each round the dealer plays all six contracts, each of them once, in any order.</source>
        <translation>En su ronda, quien reparte juega los seis contratos, cada uno una sola vez y en cualquier orden.</translation>
    </message>
    <message id="barbu.last-contract-forced">
        <source>In the sixth deal of a round, the contract that is left is played.</source>
        <translation>En la sexta mano de una ronda se juega el contrato que queda.</translation>
    </message>
    <message id="barbu.dealer-leads">
        <source>The dealer leads to the first trick of each deal.</source>
        <translation>Quien reparte sale en la primera baza de cada mano.</translation>
    </message>
    <message id="barbu.turn-order">
        <source>Going clockwise, everyone plays one card from their own hand to the trick in the middle.</source>
        <translation>En el sentido de las agujas del reloj, cada persona juega una carta de su mano a la baza del centro.</translation>
    </message>
    <message id="barbu.rank-order">
        <source>From high to low: ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2.</source>
        <translation>De mayor a menor: as, rey, dama, jota, 10, 9, 8, 7, 6, 5, 4, 3, 2.</translation>
    </message>
    <message id="barbu.follow-suit">
        <source>Whoever holds a card of the led suit must play that suit.</source>
        <translation>Quien tiene cartas del palo de salida debe seguirlo.</translation>
    </message>
    <message id="barbu.discard-when-void">
        <source>Whoever has no card of the led suit may play any card.</source>
        <translation>Quien no tiene el palo de salida puede jugar cualquier carta.</translation>
    </message>
    <message id="barbu.no-trumps">
        <source>There are no trumps in any contract.</source>
        <translation>En ningún contrato hay triunfo.</translation>
    </message>
    <message id="barbu.highest-led-suit-wins">
        <source>The highest card of the led suit takes the trick. Cards of other suits cannot take it.</source>
        <translation>La carta más alta del palo de salida se lleva la baza. Las cartas de otros palos no pueden llevársela.</translation>
    </message>
    <message id="barbu.winner-leads">
        <source>Whoever takes a trick leads the next one.</source>
        <translation>Quien se lleva una baza sale en la siguiente.</translation>
    </message>
    <message id="barbu.any-lead-allowed">
        <source>Any card may be led at any time, even a heart or the king of hearts.</source>
        <translation>Se puede salir en todo momento con cualquier carta, incluso con un corazón o con el rey de corazones.</translation>
    </message>
    <message id="barbu.play-all-cards">
        <source>All thirteen tricks are played before the points are counted.</source>
        <translation>Se juegan las trece bazas antes de contar los puntos.</translation>
    </message>
    <message id="barbu.score-tricks">
        <source>No Tricks: every trick costs 2 points.</source>
        <translation>Las bazas: cada baza cuesta 2 puntos.</translation>
    </message>
    <message id="barbu.score-queens">
        <source>No Queens: every queen costs 6 points.</source>
        <translation>Las damas: cada dama cuesta 6 puntos.</translation>
    </message>
    <message id="barbu.score-hearts">
        <source>No Hearts: every heart costs 2 points.</source>
        <translation>Los corazones: cada corazón cuesta 2 puntos.</translation>
    </message>
    <message id="barbu.score-king">
        <source>No King: the king of hearts, the bearded “Barbu”, costs 20 points, and nothing else counts.</source>
        <translation>El barbú: el rey de corazones, el de la barba, cuesta 20 puntos y nada más cuenta.</translation>
    </message>
    <message id="barbu.score-last">
        <source>No Last Trick: the thirteenth trick costs 20 points.</source>
        <translation>La última baza: la decimotercera baza cuesta 20 puntos.</translation>
    </message>
    <message id="barbu.score-salad">
        <source>Salad: all five count together. One card can cost twice: the queen of hearts 6 and 2, the king of hearts 20 and 2.</source>
        <translation>La general: los cinco cuentan juntos. Una carta puede costar dos veces: la dama de corazones 6 y 2, el rey de corazones 20 y 2.</translation>
    </message>
    <message id="barbu.points-add-up">
        <source>Every point goes to somebody: a round has 232 points in all, the whole match 928.</source>
        <translation>Cada punto es para alguien: una ronda tiene 232 puntos en total, y la partida entera 928.</translation>
    </message>
    <message id="barbu.end-after-24">
        <source>The match ends after the 24th deal, never earlier.</source>
        <translation>La partida termina después de la mano 24, nunca antes.</translation>
    </message>
    <message id="barbu.lowest-wins">
        <source>The lowest total wins.</source>
        <translation>Gana el total más bajo.</translation>
    </message>
    <message id="barbu.tie-shared">
        <source>Players with equal totals share their place, and the victory too.</source>
        <translation>Con el mismo total se comparte el puesto, y también la victoria.</translation>
    </message>
    <message id="barbu.heart-leads">
        <source>In No Hearts, No King and Salad, only a player who has nothing but hearts may lead a heart.</source>
        <translation>En los corazones, el barbú y la general, solo quien no tiene más que corazones puede salir con uno.</translation>
    </message>
    <message id="barbu.early-stop">
        <source>In No Queens, No Hearts and No King, the deal is over as soon as the last penalty card has been taken.</source>
        <translation>En las damas, los corazones y el barbú, la mano termina en cuanto alguien se lleva la última carta de castigo.</translation>
    </message>
    <message id="barbu.fewer-20">
        <source>Whoever has 20 points fewer begins with minus 20.</source>
        <translation>Quien tiene 20 puntos menos empieza con menos 20.</translation>
    </message>
    <message id="barbu.fewer-40">
        <source>Whoever has 40 points fewer begins with minus 40.</source>
        <translation>Quien tiene 40 puntos menos empieza con menos 40.</translation>
    </message>
</context>
<context>
    <name>barbu</name>
    <message>
        <source>First dealer</source>
        <translation>Quién reparte primero</translation>
    </message>
    <message>
        <source>The youngest</source>
        <comment>deals first, and takes the first seat</comment>
        <translation>La persona más joven</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>who deals first</comment>
        <translation>Sortear</translation>
    </message>
    <message>
        <source>Leading a heart</source>
        <translation>Salir con un corazón</translation>
    </message>
    <message>
        <source>always allowed</source>
        <comment>leading a heart</comment>
        <translation>siempre permitido</translation>
    </message>
    <message>
        <source>only without other suits</source>
        <comment>leading a heart</comment>
        <translation>solo sin otros palos</translation>
    </message>
    <message>
        <source>Stop once all penalty cards are taken</source>
        <translation>Parar cuando ya no queden cartas de castigo</translation>
    </message>
    <message>
        <source>Barbu</source>
        <translation>Barbú</translation>
    </message>
    <message>
        <source>Take as few points as you can in six different contracts.</source>
        <translation>Llévate los menos puntos posibles en seis contratos distintos.</translation>
    </message>
    <message>
        <source>{player} deals in this round and names the contract.</source>
        <translation>{player} reparte en esta ronda y anuncia el contrato.</translation>
    </message>
    <message>
        <source>The contract of this deal has been named: {contract}.</source>
        <translation>El contrato de esta mano ya está anunciado: {contract}.</translation>
    </message>
    <message>
        <source>Played already in this round: {contract}.</source>
        <translation>Ya jugado en esta ronda: {contract}.</translation>
    </message>
    <message>
        <source>{player} has to name the contract first.</source>
        <translation>Primero {player} debe anunciar el contrato.</translation>
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
        <source>There are other suits in the hand, too.</source>
        <translation>En la mano hay también otros palos.</translation>
    </message>
    <message>
        <source>The dealer names a contract</source>
        <translation>El anuncio de un contrato</translation>
    </message>
    <message>
        <source>Two contracts of this round have been played and are crossed out. With only low hearts in the hand, the dealer dares to name No King, and leads.</source>
        <translation>Dos contratos de esta ronda ya están jugados y tachados. Con solo corazones bajos en la mano, quien reparte se atreve con el barbú, y sale.</translation>
    </message>
    <message>
        <source>Without the led suit</source>
        <translation>Sin el palo de salida</translation>
    </message>
    <message>
        <source>Diamonds are led. The last player has none and gets rid of the king of hearts. Whoever takes the trick takes the king, too: 20 points.</source>
        <translation>Se sale con diamantes. La última persona no tiene y se deshace del rey de corazones. Quien se lleva la baza se lleva también el rey: 20 puntos.</translation>
    </message>
    <message>
        <source>What a trick costs in the salad</source>
        <translation>Lo que cuesta una baza en la general</translation>
    </message>
    <message>
        <source>The trick costs 2 points, the queen of hearts 6 as a queen and 2 as a heart, and each of the other two hearts 2.</source>
        <translation>La baza cuesta 2 puntos, la dama de corazones 6 como dama y 2 como corazón, y cada uno de los otros dos corazones 2.</translation>
    </message>
    <message>
        <source>It is the only contract left in this round.</source>
        <translation>Es el único contrato que queda en esta ronda.</translation>
    </message>
    <message>
        <source>This contract has not been played in this round yet.</source>
        <translation>Este contrato todavía no se ha jugado en esta ronda.</translation>
    </message>
    <message>
        <source>Tried out with this hand, it costs about {own} points, and each of the others about {others}. The numbers on the little cards say what each contract would cost.</source>
        <translation>Probado con estas cartas, cuesta unos {own} puntos, y a cada uno de los demás unos {others}. Los números de las cartas pequeñas dicen lo que costaría cada contrato.</translation>
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
        <source>No card of the led suit: a good moment to get rid of a card that costs points.</source>
        <translation>Ninguna carta del palo de salida: buen momento para deshacerse de una carta que cuesta puntos.</translation>
    </message>
    <message>
        <source>The last card of its suit goes: the next time this suit is led, anything can be thrown on it.</source>
        <translation>Se va la última carta de su palo: cuando se vuelva a salir con ese palo, se podrá descartar cualquiera.</translation>
    </message>
    <message>
        <source>Nothing to follow with: a card goes that might take a trick later.</source>
        <translation>No se puede seguir el palo: se va una carta que más tarde podría llevarse una baza.</translation>
    </message>
    <message>
        <source>Nothing to follow with: this card costs no points.</source>
        <translation>No se puede seguir el palo: esta carta no cuesta puntos.</translation>
    </message>
    <message>
        <source>A card that costs points can go without taking the trick. Highest: {card}.</source>
        <translation>Una carta que cuesta puntos se va sin llevarse la baza. La más alta: {card}.</translation>
    </message>
    <message>
        <source>The highest card that still loses this trick. Highest so far: {card}.</source>
        <translation>La carta más alta que todavía pierde esta baza. La más alta hasta ahora: {card}.</translation>
    </message>
    <message>
        <source>This card loses the trick. Highest so far: {card}.</source>
        <translation>Esta carta pierde la baza. La más alta hasta ahora: {card}.</translation>
    </message>
    <message>
        <source>This trick costs nothing: a good moment to spend a high card.</source>
        <translation>Esta baza no cuesta nada: buen momento para gastar una carta alta.</translation>
    </message>
    <message>
        <source>Every card that may be played takes this trick.</source>
        <translation>Todas las cartas permitidas se llevan esta baza.</translation>
    </message>
    <message>
        <source>It takes this trick, and a lower card is kept for a dearer one.</source>
        <translation>Se lleva esta baza, y una carta más baja queda en la mano para otra más cara.</translation>
    </message>
    <message numerus="yes">
        <source>It is the highest so far, but %n card(s) that nobody has seen can still beat it.</source>
        <translation>
            <numerusform>Es la más alta hasta ahora, pero una carta que nadie ha visto todavía puede superarla.</numerusform>
            <numerusform>Es la más alta hasta ahora, pero %n cartas que nadie ha visto todavía pueden superarla.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can beat this card any more.</source>
        <translation>Ya nadie puede superar esta carta.</translation>
    </message>
    <message>
        <source>It is the last card of its suit: when others lead this suit, anything can be thrown on it.</source>
        <translation>Es la última de su palo: cuando los demás salgan con ese palo, se podrá descartar cualquiera.</translation>
    </message>
    <message numerus="yes">
        <source>%n higher card(s) of this suit may still beat it.</source>
        <translation>
            <numerusform>Una carta más alta de este palo todavía puede superarla.</numerusform>
            <numerusform>%n cartas más altas de este palo todavía pueden superarla.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the last trick counts: high cards go early, low ones are kept for the end.</source>
        <translation>Solo cuenta la última baza: las cartas altas se van pronto, las bajas se guardan para el final.</translation>
    </message>
    <message numerus="yes">
        <source>{player} took the king of hearts most often: %n time(s).</source>
        <comment>where it cost 20 points</comment>
        <translation>
            <numerusform>{player} se llevó el rey de corazones más que nadie: una vez.</numerusform>
            <numerusform>{player} se llevó el rey de corazones más que nadie: %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dearest deal: {points} points for {player} ({contract}).</source>
        <translation>La mano más cara: {points} puntos para {player} ({contract}).</translation>
    </message>
    <message numerus="yes">
        <source>{player} took no points at all in %n deal(s), more often than anybody else.</source>
        <translation>
            <numerusform>{player} no se llevó ningún punto en %n mano, más veces que nadie.</numerusform>
            <numerusform>{player} no se llevó ningún punto en %n manos, más veces que nadie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Contract of this deal</source>
        <translation>Contrato de esta mano</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contratos</translation>
    </message>
    <message>
        <source>Contract</source>
        <comment>over the empty place of the contract; short</comment>
        <translation>Contrato</translation>
    </message>
    <message>
        <source>deals in this round, names the contracts and leads</source>
        <translation>reparte en esta ronda, anuncia los contratos y sale</translation>
    </message>
    <message>
        <source>costs points</source>
        <comment>said of a card in the trick</comment>
        <translation>cuesta puntos</translation>
    </message>
    <message>
        <source>No Tricks</source>
        <comment>name of a contract: every trick costs points</comment>
        <translation>Las bazas</translation>
    </message>
    <message>
        <source>No Queens</source>
        <comment>name of a contract: every queen costs points</comment>
        <translation>Las damas</translation>
    </message>
    <message>
        <source>No Hearts</source>
        <comment>name of a contract: every heart costs points</comment>
        <translation>Los corazones</translation>
    </message>
    <message>
        <source>No King</source>
        <comment>name of a contract: the king of hearts costs points</comment>
        <translation>El barbú</translation>
    </message>
    <message>
        <source>No Last Trick</source>
        <comment>name of a contract: the last trick costs points</comment>
        <translation>La última baza</translation>
    </message>
    <message>
        <source>Salad</source>
        <comment>name of a contract: everything costs points</comment>
        <translation>La general</translation>
    </message>
    <message>
        <source>2 points a trick</source>
        <comment>what a contract costs; short</comment>
        <translation>2 puntos por baza</translation>
    </message>
    <message>
        <source>6 points a queen</source>
        <comment>what a contract costs; short</comment>
        <translation>6 puntos por dama</translation>
    </message>
    <message>
        <source>2 points a heart</source>
        <comment>what a contract costs; short</comment>
        <translation>2 puntos por corazón</translation>
    </message>
    <message>
        <source>20 points for the king of hearts</source>
        <comment>what a contract costs; short</comment>
        <translation>20 puntos por el rey de corazones</translation>
    </message>
    <message>
        <source>20 points for the last trick</source>
        <comment>what a contract costs; short</comment>
        <translation>20 puntos por la última baza</translation>
    </message>
    <message>
        <source>all five together</source>
        <comment>what a contract costs; short</comment>
        <translation>los cinco juntos</translation>
    </message>
    <message>
        <source>{contract}: {points}</source>
        <comment>a contract and what it costs</comment>
        <translation>{contract}: {points}</translation>
    </message>
    <message>
        <source>{contract}, played already</source>
        <comment>a contract, crossed out</comment>
        <translation>{contract}: contrato ya jugado</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Mano {deal} de {deals}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Contract: {contract}</source>
        <comment>a possible move</comment>
        <translation>Contrato: {contract}</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>El juego sigue.</translation>
    </message>
    <message>
        <source>{player} names the contract: {contract}.</source>
        <translation>{player} anuncia el contrato: {contract}.</translation>
    </message>
    <message>
        <source>{player} deals everyone 13 cards.</source>
        <translation>{player} reparte 13 cartas a cada persona.</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the trick, and %n point(s).</source>
        <translation>
            <numerusform>{player} se lleva la baza y %n punto.</numerusform>
            <numerusform>{player} se lleva la baza y %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} names the contract of this deal.</source>
        <translation>{player} anuncia el contrato de esta mano.</translation>
    </message>
    <message>
        <source>One contract is left in this round: {contract}.</source>
        <translation>En esta ronda queda un contrato: {contract}.</translation>
    </message>
    <message>
        <source>{player} leads, with any card but a heart.</source>
        <translation>{player} sale, con cualquier carta menos un corazón.</translation>
    </message>
    <message>
        <source>The deal is over. Fewest points: {players}.</source>
        <comment>one name, or a list of names</comment>
        <translation>La mano ha terminado. Menos puntos: {players}.</translation>
    </message>
    <message>
        <source>total {total}</source>
        <comment>on the plate of a player: points of all deals</comment>
        <translation>total {total}</translation>
    </message>
    <message>
        <source>tricks {tricks}, points {points}</source>
        <comment>on the plate of a player: in this deal</comment>
        <translation>bazas {tricks}, puntos {points}</translation>
    </message>
    <message>
        <source>points {points}, total {total}</source>
        <comment>on a plate: of this deal, and of all</comment>
        <translation>puntos {points}, total {total}</translation>
    </message>
    <message>
        <source>to come</source>
        <comment>below a figure: so many points; short</comment>
        <translation>por salir</translation>
    </message>
    <message>
        <source>The king of hearts goes to {player}!</source>
        <translation>¡El rey de corazones es para {player}!</translation>
    </message>
    <message>
        <source>The last trick goes to {player}!</source>
        <translation>¡La última baza es para {player}!</translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <comment>heading of the score</comment>
        <translation>Gana el total más bajo.</translation>
    </message>
    <message>
        <source>Dealer: {player}</source>
        <comment>heading of six lines of the score; short</comment>
        <translation>Reparte: {player}</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>last line of the score</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>20 points fewer</source>
        <comment>handicap</comment>
        <translation>20 puntos menos</translation>
    </message>
    <message>
        <source>40 points fewer</source>
        <comment>handicap</comment>
        <translation>40 puntos menos</translation>
    </message>
</context>
</TS>
