<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="boat_captain_crew.aim">
        <source>The goal is to have sailed the most miles after ten rounds.</source>
        <translation>La meta es haber recorrido más millas que nadie tras diez rondas.</translation>
    </message>
    <message id="boat_captain_crew.aim@short">
        <source>The goal is to have sailed the most miles after five rounds.</source>
        <translation>La meta es haber recorrido más millas que nadie tras cinco rondas.</translation>
    </message>
    <message id="boat_captain_crew.players">
        <source>Two to four players take part, with five dice and a log book.</source>
        <translation>Juegan de dos a cuatro personas, con cinco dados y un cuaderno de bitácora.</translation>
    </message>
    <message id="boat_captain_crew.scores-start-zero">
        <source>Everybody starts with 0 miles, and ten rounds are played.</source>
        <translation>Todo el mundo empieza con 0 millas, y se juegan diez rondas.</translation>
    </message>
    <message id="boat_captain_crew.scores-start-zero@short">
        <source>Everybody starts with 0 miles, and five rounds are played.</source>
        <translation>Todo el mundo empieza con 0 millas, y se juegan cinco rondas.</translation>
    </message>
    <message id="boat_captain_crew.youngest-begins">
        <source>The youngest player takes the first seat and begins every round.</source>
        <translation>La persona más joven ocupa el primer sitio y empieza cada ronda.</translation>
    </message>
    <message id="boat_captain_crew.youngest-begins@random">
        <source>Lots are drawn to see who begins. This player begins every round.</source>
        <translation>Se sortea quién empieza. Esa persona empieza cada ronda.</translation>
    </message>
    <message id="boat_captain_crew.turn-order">
        <source>Turns go clockwise round the table, one each in a round.</source>
        <translation>Se juega en el sentido de las agujas del reloj, un turno por ronda.</translation>
    </message>
    <message id="boat_captain_crew.first-throw-five">
        <source>A turn starts with a throw of all five dice.</source>
        <translation>Un turno empieza tirando los cinco dados.</translation>
    </message>
    <message id="boat_captain_crew.three-throws">
        <source>A turn has at most three throws.</source>
        <translation>Un turno tiene como mucho tres tiradas.</translation>
    </message>
    <message id="boat_captain_crew.boat-first">
        <source>First a 6 is needed: it is the boat. Nobody can board before it is there.</source>
        <translation>Primero hace falta un 6: es el barco. Antes nadie puede subir a bordo.</translation>
    </message>
    <message id="boat_captain_crew.captain-needs-boat">
        <source>A 5 is the captain, who comes aboard only if the boat is there already or lies in the same throw.</source>
        <translation>Un 5 es el capitán: solo sube a bordo si el barco ya está o sale en la misma tirada.</translation>
    </message>
    <message id="boat_captain_crew.crew-needs-captain">
        <source>A 4 is the crew, which comes aboard only if boat and captain are there already or lie in the same throw.</source>
        <translation>Un 4 es la tripulación: solo sube a bordo si barco y capitán ya están o salen en la misma tirada.</translation>
    </message>
    <message id="boat_captain_crew.same-throw-chain">
        <source>One throw may bring one, two or all three of them, always in the order 6, 5, 4.</source>
        <translation>Una tirada puede traer uno, dos o los tres, siempre en el orden 6, 5, 4.</translation>
    </message>
    <message id="boat_captain_crew.one-of-each">
        <source>There is one boat, one captain and one crew. Any other 6, 5 or 4 is an ordinary die.</source>
        <translation>Hay un barco, un capitán y una tripulación. Cualquier otro 6, 5 o 4 es un dado normal.</translation>
    </message>
    <message id="boat_captain_crew.lock-is-automatic">
        <source>A die that can come aboard always does, and is not thrown again in this turn.</source>
        <translation>Un dado que puede subir a bordo siempre sube, y no se vuelve a tirar en este turno.</translation>
    </message>
    <message id="boat_captain_crew.throw-all-unlocked">
        <source>Until all three are aboard, all the other dice are thrown again; without a boat that means all five.</source>
        <translation>Hasta que estén los tres a bordo se vuelven a tirar todos los demás dados; sin barco, los cinco.</translation>
    </message>
    <message id="boat_captain_crew.no-early-stop">
        <source>Without boat, captain and crew nobody can stop as long as a throw is left.</source>
        <translation>Sin barco, capitán y tripulación nadie puede plantarse mientras quede una tirada.</translation>
    </message>
    <message id="boat_captain_crew.miles">
        <source>With boat, captain and crew the ship is afloat, and the two other dice count: together they are the miles.</source>
        <translation>Con barco, capitán y tripulación se está a flote, y los otros dos dados cuentan: juntos son las millas.</translation>
    </message>
    <message id="boat_captain_crew.sail">
        <source>Whoever is afloat may set sail at any moment: the miles are written down and the next player takes the dice.</source>
        <translation>Quien está a flote puede zarpar en cualquier momento: se anotan las millas y los dados pasan a la persona siguiente.</translation>
    </message>
    <message id="boat_captain_crew.sail@at-once">
        <source>Whoever is afloat sets sail at once: the miles are written down and the next player takes the dice.</source>
        <translation>Quien está a flote zarpa en el acto: se anotan las millas y los dados pasan a la persona siguiente.</translation>
    </message>
    <message id="boat_captain_crew.mile-dice-again">
        <source>Or the throws that are left may be used to throw the mile dice again.</source>
        <translation>O bien las tiradas que quedan sirven para volver a tirar los dados de millas.</translation>
    </message>
    <message id="boat_captain_crew.mile-dice-again@none">
        <source>The mile dice are not thrown again, even if throws are left.</source>
        <translation>Los dados de millas no se vuelven a tirar, aunque queden tiradas.</translation>
    </message>
    <message id="boat_captain_crew.both-mile-dice">
        <source>Both mile dice are thrown together, never one alone.</source>
        <translation>Los dos dados de millas se tiran juntos, nunca uno solo.</translation>
    </message>
    <message id="boat_captain_crew.both-mile-dice@either">
        <source>One mile die may be thrown again, or both.</source>
        <translation>Se puede volver a tirar un dado de millas, o los dos.</translation>
    </message>
    <message id="boat_captain_crew.last-miles-count">
        <source>The last throw counts, even if it brings fewer miles than the one before.</source>
        <translation>Cuenta la última tirada, aunque dé menos millas que la anterior.</translation>
    </message>
    <message id="boat_captain_crew.auto-sail">
        <source>After the third throw a ship that is afloat sets sail by itself.</source>
        <translation>Tras la tercera tirada, un barco a flote zarpa solo.</translation>
    </message>
    <message id="boat_captain_crew.not-afloat-zero">
        <source>A ship that is not afloat after the third throw stays in the harbour, and 0 miles are written down.</source>
        <translation>Un barco que no está a flote tras la tercera tirada se queda en el puerto, y se anotan 0 millas.</translation>
    </message>
    <message id="boat_captain_crew.ten-rounds">
        <source>The match is over when everybody has had ten turns.</source>
        <translation>La partida termina cuando todo el mundo ha jugado diez turnos.</translation>
    </message>
    <message id="boat_captain_crew.ten-rounds@short">
        <source>The match is over when everybody has had five turns.</source>
        <translation>La partida termina cuando todo el mundo ha jugado cinco turnos.</translation>
    </message>
    <message id="boat_captain_crew.ten-rounds@playoff">
        <source>The match is over when everybody has had ten turns and one player is in front.</source>
        <translation>La partida termina cuando todo el mundo ha jugado diez turnos y una sola persona va en cabeza.</translation>
    </message>
    <message id="boat_captain_crew.ten-rounds@short-playoff">
        <source>The match is over when everybody has had five turns and one player is in front.</source>
        <translation>La partida termina cuando todo el mundo ha jugado cinco turnos y una sola persona va en cabeza.</translation>
    </message>
    <message id="boat_captain_crew.total">
        <source>A player’s result is the sum of the ten turns.</source>
        <translation>El resultado es la suma de los diez turnos.</translation>
    </message>
    <message id="boat_captain_crew.total@short">
        <source>A player’s result is the sum of the five turns.</source>
        <translation>El resultado es la suma de los cinco turnos.</translation>
    </message>
    <message id="boat_captain_crew.most-miles-wins">
        <source>The most miles win.</source>
        <translation>Gana quien suma más millas.</translation>
    </message>
    <message id="boat_captain_crew.tie-shared">
        <source>Players with equally many miles share the victory.</source>
        <translation>Con las mismas millas se comparte la victoria.</translation>
    </message>
    <message id="boat_captain_crew.tie-shared@playoff">
        <source>If several are in front, they play one more turn each, again and again, until one of them sails the farthest.</source>
        <translation>Si varias personas van en cabeza, juegan un turno más cada una, y otro, hasta que alguien llegue más lejos.</translation>
    </message>
    <message id="boat_captain_crew.ahead-5">
        <source>A head start of 5 miles counts from the beginning.</source>
        <translation>Una ventaja de 5 millas cuenta desde el principio.</translation>
    </message>
    <message id="boat_captain_crew.ahead-10">
        <source>A head start of 10 miles counts from the beginning.</source>
        <translation>Una ventaja de 10 millas cuenta desde el principio.</translation>
    </message>
</context>
<context>
    <name>boat_captain_crew</name>
    <message>
        <source>The mile dice may be thrown again</source>
        <translation>Los dados de millas se pueden volver a tirar</translation>
    </message>
    <message>
        <source>Both together</source>
        <comment>how the two mile dice are thrown again</comment>
        <translation>Los dos juntos</translation>
    </message>
    <message>
        <source>One or both</source>
        <comment>how the two mile dice are thrown again</comment>
        <translation>Uno o los dos</translation>
    </message>
    <message>
        <source>Not at all</source>
        <comment>whether the mile dice are thrown again</comment>
        <translation>Nunca</translation>
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
        <source>5 miles ahead</source>
        <comment>handicap</comment>
        <translation>5 millas de ventaja</translation>
    </message>
    <message>
        <source>10 miles ahead</source>
        <comment>handicap</comment>
        <translation>10 millas de ventaja</translation>
    </message>
    <message>
        <source>Boat, Captain and Crew</source>
        <comment>name of the game</comment>
        <translation>Barco, capitán, tripulación</translation>
    </message>
    <message>
        <source>Find a boat, a captain and a crew, and sail the most miles.</source>
        <translation>Encontrar barco, capitán y tripulación, y recorrer más millas que nadie.</translation>
    </message>
    <message>
        <source>Ship, Captain and Crew</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>El barco, el capitán y su tripulación</translation>
    </message>
    <message>
        <source>A crew waits for its captain</source>
        <translation>Una tripulación espera a su capitán</translation>
    </message>
    <message>
        <source>The 6 is the boat, but both 4s stay ashore, as there is no captain yet. The next throw of four dice brings a 5 and a 4, and two 6s that are worth 12 miles.</source>
        <translation>El 6 es el barco, pero los dos 4 se quedan en tierra, pues aún no hay capitán. La siguiente tirada de cuatro dados trae un 5, un 4 y dos 6 que valen 12 millas.</translation>
    </message>
    <message>
        <source>Fewer miles than before</source>
        <translation>Menos millas que antes</translation>
    </message>
    <message>
        <source>The ship is afloat with 4 miles, and one throw is left. Both mile dice are thrown again and show 1 and 1: now 2 miles are written down, and the 4 are gone.</source>
        <translation>El barco está a flote con 4 millas y queda una tirada. Los dos dados de millas se vuelven a tirar y muestran 1 y 1: ahora se anotan 2 millas, y las 4 se pierden.</translation>
    </message>
    <message>
        <source>No crew, no miles</source>
        <translation>Sin tripulación no hay millas</translation>
    </message>
    <message>
        <source>Boat and captain are there, but the third throw brings no 4. The ship stays in the harbour, and 0 miles are written down.</source>
        <translation>El barco y el capitán están, pero la tercera tirada no trae ningún 4. El barco se queda en el puerto y se anotan 0 millas.</translation>
    </message>
    <message>
        <source>{player} sailed the farthest in one turn: {miles} miles.</source>
        <translation>{player} llegó más lejos que nadie en un turno: {miles} millas.</translation>
    </message>
    <message numerus="yes">
        <source>{player} stayed in the harbour most often: %n time(s).</source>
        <translation>
            <numerusform>{player} se quedó en el puerto más que nadie:&#xa0;%n vez.</numerusform>
            <numerusform>{player} se quedó en el puerto más que nadie:&#xa0;%n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>It took a play-off to decide the match.</source>
        <translation>Hizo falta un desempate para decidir la partida.</translation>
    </message>
    <message>
        <source>Berth</source>
        <comment>where the dice of boat, captain and crew are laid</comment>
        <translation>Muelle</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Mar</translation>
    </message>
    <message>
        <source>Boat: a 6</source>
        <comment>a place for a die</comment>
        <translation>Barco: un 6</translation>
    </message>
    <message>
        <source>Captain: a 5</source>
        <comment>a place for a die</comment>
        <translation>Capitán: un 5</translation>
    </message>
    <message>
        <source>Crew: a 4</source>
        <comment>a place for a die</comment>
        <translation>Tripulación: un 4</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <comment>line of the log book</comment>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Play-off</source>
        <comment>one more turn for players who are level in front</comment>
        <translation>Desempate</translation>
    </message>
    <message>
        <source>No ship</source>
        <comment>line of the log book: how many turns brought 0 miles; short</comment>
        <translation>En puerto</translation>
    </message>
    <message>
        <source>Miles</source>
        <comment>line of the log book: the sum</comment>
        <translation>Millas</translation>
    </message>
    <message numerus="yes">
        <source>%n mile(s)</source>
        <translation>
            <numerusform>%n milla</numerusform>
            <numerusform>%n millas</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Ronda {round} de {rounds}</translation>
    </message>
    <message>
        <source>Throw {throw} of {throws}</source>
        <comment>which throw of the turn this is</comment>
        <translation>Tirada {throw} de {throws}</translation>
    </message>
    <message>
        <source>Miles: {miles}</source>
        <comment>what the mile dice show together</comment>
        <translation>Millas: {miles}</translation>
    </message>
    <message>
        <source>Set sail</source>
        <comment>button that ends the turn</comment>
        <translation>Zarpar</translation>
    </message>
    <message>
        <source>Set sail: {miles}</source>
        <comment>button that writes so many miles down</comment>
        <translation>Zarpar: {miles}</translation>
    </message>
    <message>
        <source>empty harbour</source>
        <translation>puerto vacío</translation>
    </message>
    <message>
        <source>boat without captain and crew</source>
        <translation>barco sin capitán ni tripulación</translation>
    </message>
    <message>
        <source>boat with its captain</source>
        <translation>barco con su capitán</translation>
    </message>
    <message>
        <source>boat with captain and crew</source>
        <translation>barco con capitán y tripulación</translation>
    </message>
    <message>
        <source>red ship</source>
        <translation>barco rojo</translation>
    </message>
    <message>
        <source>blue ship</source>
        <translation>barco azul</translation>
    </message>
    <message>
        <source>yellow ship</source>
        <translation>barco amarillo</translation>
    </message>
    <message>
        <source>green ship</source>
        <translation>barco verde</translation>
    </message>
    <message>
        <source>purple ship</source>
        <translation>barco morado</translation>
    </message>
    <message>
        <source>orange ship</source>
        <translation>barco naranja</translation>
    </message>
    <message>
        <source>sky blue ship</source>
        <translation>barco celeste</translation>
    </message>
    <message>
        <source>pink ship</source>
        <translation>barco rosa</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the five dice.</source>
        <translation>Le toca a {player} tirar los cinco dados.</translation>
    </message>
    <message>
        <source>Play-off: it is {player}’s turn to throw the five dice.</source>
        <translation>Desempate: le toca a {player} tirar los cinco dados.</translation>
    </message>
    <message>
        <source>The boat is there.</source>
        <translation>El barco ya está.</translation>
    </message>
    <message>
        <source>Boat and captain are there.</source>
        <translation>El barco y el capitán ya están.</translation>
    </message>
    <message>
        <source>Boat, captain and crew: the ship is afloat!</source>
        <translation>Barco, capitán y tripulación: ¡el barco está a flote!</translation>
    </message>
    <message>
        <source>The captain comes aboard.</source>
        <translation>El capitán sube a bordo.</translation>
    </message>
    <message>
        <source>Captain and crew come aboard: the ship is afloat!</source>
        <translation>El capitán y la tripulación suben a bordo: ¡el barco está a flote!</translation>
    </message>
    <message>
        <source>The crew comes aboard: the ship is afloat!</source>
        <translation>La tripulación sube a bordo: ¡el barco está a flote!</translation>
    </message>
    <message numerus="yes">
        <source>{player} still needs a 6, the boat: %n throw(s) left.</source>
        <translation>
            <numerusform>A {player} le falta un 6, el barco: queda&#xa0;%n tirada.</numerusform>
            <numerusform>A {player} le falta un 6, el barco: quedan&#xa0;%n tiradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} still needs a 5, the captain: %n throw(s) left.</source>
        <translation>
            <numerusform>A {player} le falta un 5, el capitán: queda&#xa0;%n tirada.</numerusform>
            <numerusform>A {player} le falta un 5, el capitán: quedan&#xa0;%n tiradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} still needs a 4, the crew: %n throw(s) left.</source>
        <translation>
            <numerusform>A {player} le falta un 4, la tripulación: queda&#xa0;%n tirada.</numerusform>
            <numerusform>A {player} le falta un 4, la tripulación: quedan&#xa0;%n tiradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} can set sail with {miles} miles, or throw again: %n throw(s) left.</source>
        <translation>
            <numerusform>{player} puede zarpar con {miles} millas o volver a tirar: queda&#xa0;%n tirada.</numerusform>
            <numerusform>{player} puede zarpar con {miles} millas o volver a tirar: quedan&#xa0;%n tiradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sets sail: %n mile(s).</source>
        <translation>
            <numerusform>{player} zarpa:&#xa0;%n milla.</numerusform>
            <numerusform>{player} zarpa:&#xa0;%n millas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} stays in the harbour: 0 miles.</source>
        <translation>{player} se queda en el puerto: 0 millas.</translation>
    </message>
    <message>
        <source>{player} wins with {miles} miles.</source>
        <translation>{player} gana con {miles} millas.</translation>
    </message>
    <message>
        <source>{player} wins the play-off after {miles} miles.</source>
        <translation>{player} gana el desempate tras {miles} millas.</translation>
    </message>
    <message>
        <source>{players} share the victory with {miles} miles each.</source>
        <translation>{players} comparten la victoria con {miles} millas por cabeza.</translation>
    </message>
    <message>
        <source>Throw the five dice</source>
        <translation>Tirar los cinco dados</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice again</source>
        <translation>
            <numerusform>Volver a tirar&#xa0;%n dado</numerusform>
            <numerusform>Volver a tirar&#xa0;%n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw the mile dice {dice} again</source>
        <translation>Volver a tirar los dados de millas {dice}</translation>
    </message>
    <message>
        <source>Throw the mile die {dice} again</source>
        <translation>Volver a tirar el dado de millas {dice}</translation>
    </message>
    <message>
        <source>Lay the dice at their places in the berth</source>
        <translation>Poner los dados en su sitio del muelle</translation>
    </message>
    <message numerus="yes">
        <source>Set sail and write down %n mile(s)</source>
        <translation>
            <numerusform>Zarpar y anotar&#xa0;%n milla</numerusform>
            <numerusform>Zarpar y anotar&#xa0;%n millas</numerusform>
        </translation>
    </message>
    <message>
        <source>Write down 0 miles</source>
        <translation>Anotar 0 millas</translation>
    </message>
    <message>
        <source>{player} throws {dice}.</source>
        <translation>{player} tira {dice}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}: now %n mile(s).</source>
        <translation>
            <numerusform>{player} tira {dice}: ahora&#xa0;%n milla.</numerusform>
            <numerusform>{player} tira {dice}: ahora&#xa0;%n millas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Afloat in one throw!</source>
        <comment>boat, captain and crew came at once</comment>
        <translation>¡A flote en una tirada!</translation>
    </message>
    <message>
        <source>Log book</source>
        <translation>Cuaderno de bitácora</translation>
    </message>
    <message>
        <source>A turn begins with a throw; in {percent}% of turns the ship gets afloat.</source>
        <translation>Un turno empieza con una tirada; en el {percent}&#xa0;% de los turnos el barco sale a flote.</translation>
    </message>
    <message>
        <source>There is no choice; the ship still gets afloat in about {percent}% of such turns.</source>
        <translation>No hay elección; en cerca del {percent}&#xa0;% de estos turnos el barco aún sale a flote.</translation>
    </message>
    <message>
        <source>Whoever can come aboard always does.</source>
        <translation>Quien puede subir a bordo siempre sube.</translation>
    </message>
    <message>
        <source>The ship is not afloat, and no throw is left.</source>
        <translation>El barco no está a flote y no queda ninguna tirada.</translation>
    </message>
    <message>
        <source>No other throw is allowed.</source>
        <translation>No se permite ninguna tirada más.</translation>
    </message>
    <message numerus="yes">
        <source>{miles} miles with %n throw(s) left: throwing again brings about {average} on average.</source>
        <translation>
            <numerusform>{miles} millas y queda&#xa0;%n tirada: volver a tirar da unas {average} de media.</numerusform>
            <numerusform>{miles} millas y quedan&#xa0;%n tiradas: volver a tirar da unas {average} de media.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{miles} miles with %n throw(s) left: throwing again would bring no more than about {average} on average.</source>
        <translation>
            <numerusform>{miles} millas y queda&#xa0;%n tirada: volver a tirar no daría más de unas {average} de media.</numerusform>
            <numerusform>{miles} millas y quedan&#xa0;%n tiradas: volver a tirar no daría más de unas {average} de media.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {miles} miles nobody is in front of {player}.</source>
        <translation>Con {miles} millas nadie va por delante de {player}.</translation>
    </message>
    <message>
        <source>{miles} miles are too few to win, so there is nothing to lose.</source>
        <translation>{miles} millas no bastan para ganar, así que no hay nada que perder.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Seguir tirando es divertido.</translation>
    </message>
    <message>
        <source>The ship is afloat: off it goes!</source>
        <translation>El barco está a flote: ¡allá va!</translation>
    </message>
</context>
</TS>
