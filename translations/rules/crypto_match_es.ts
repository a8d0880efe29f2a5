<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="crypto_match.aim">
        <source>Everybody looks at the same time. Whoever first sees which picture two cards share makes a claim. Whoever wins the most mini-games wins the match.</source>
        <translation>Todo el mundo mira a la vez. Quien ve antes qué imagen comparten dos cartas da un aviso. Quien gana más minijuegos gana la partida.</translation>
    </message>
    <message id="crypto_match.deck">
        <source>There are 57 round cards and 57 pictures. Each card has eight of them.</source>
        <translation>Hay 57 cartas redondas y 57 imágenes. Cada carta tiene ocho.</translation>
    </message>
    <message id="crypto_match.deck@31">
        <source>There are 31 round cards and 31 pictures. Each card has six of them.</source>
        <translation>Hay 31 cartas redondas y 31 imágenes. Cada carta tiene seis.</translation>
    </message>
    <message id="crypto_match.deck@13">
        <source>There are 13 round cards and 13 pictures. Each card has four of them.</source>
        <translation>Hay 13 cartas redondas y 13 imágenes. Cada carta tiene cuatro.</translation>
    </message>
    <message id="crypto_match.one-shared-symbol">
        <source>Any two cards have exactly one picture in common: never none, never two.</source>
        <translation>Dos cartas tienen siempre exactamente una imagen en común: nunca ninguna, nunca dos.</translation>
    </message>
    <message id="crypto_match.playlist">
        <source>A match is a list of four mini-games: the Tower, the Well, Hot Potato and the Poisoned Gift.</source>
        <translation>Una partida es una lista de cuatro minijuegos: la torre, el pozo, la patata caliente y el regalo envenenado.</translation>
    </message>
    <message id="crypto_match.playlist@chosen">
        <source>A match is a list of mini-games, chosen before the start. This table has chosen its own.</source>
        <translation>Una partida es una lista de minijuegos que se elige antes de empezar. Esta mesa ha elegido la suya.</translation>
    </message>
    <message id="crypto_match.fresh-shuffle">
        <source>Every mini-game begins with the whole deck, freshly shuffled. The pictures lie in new places on the cards.</source>
        <translation>Cada minijuego empieza con todas las cartas, barajadas de nuevo. Las imágenes están en otros sitios de las cartas.</translation>
    </message>
    <message id="crypto_match.all-at-once">
        <source>There are no turns. Whoever has a card on show may make a claim at any moment.</source>
        <translation>No hay turnos. Quien tiene una carta a la vista puede dar un aviso en cualquier momento.</translation>
    </message>
    <message id="crypto_match.claim">
        <source>A claim names a picture. In the Tower and the Well the other card is the one in the middle; in Hot Potato and the Poisoned Gift it also names a player.</source>
        <translation>Un aviso nombra una imagen. En la torre y el pozo, la otra carta es la del centro; en la patata caliente y el regalo envenenado nombra también a alguien.</translation>
    </message>
    <message id="crypto_match.symbol-must-match">
        <source>A claim is right if the picture is on both cards. Otherwise it is wrong.</source>
        <translation>Un aviso es correcto si la imagen está en las dos cartas. Si no, es falso.</translation>
    </message>
    <message id="crypto_match.top-card-only">
        <source>Only the top card of each pile counts.</source>
        <translation>De cada montón solo cuenta la carta de arriba.</translation>
    </message>
    <message id="crypto_match.first-claim">
        <source>The first right claim counts. It is carried out before the next one is looked at.</source>
        <translation>Cuenta el primer aviso correcto. Se cumple antes de mirar el siguiente.</translation>
    </message>
    <message id="crypto_match.same-instant">
        <source>If right claims come at the same moment, people go before computers, then whoever has found fewer pictures, then whoever sits next after the last player to find one.</source>
        <translation>Si varios avisos correctos llegan en el mismo instante, las personas van antes que los ordenadores, luego quien ha encontrado menos imágenes, luego quien se sienta después de la última persona que encontró una.</translation>
    </message>
    <message id="crypto_match.point-time">
        <source>Whoever presses their key first has three seconds to point at the picture. Time stands still and nobody else is heard. Not pointing is a wrong claim.</source>
        <translation>Quien pulsa primero su tecla tiene tres segundos para señalar la imagen. El tiempo se detiene y no se oye a nadie más. No señalar es un aviso falso.</translation>
    </message>
    <message id="crypto_match.point-time@2">
        <source>Whoever presses their key first has two seconds to point at the picture. Time stands still and nobody else is heard. Not pointing is a wrong claim.</source>
        <translation>Quien pulsa primero su tecla tiene dos segundos para señalar la imagen. El tiempo se detiene y no se oye a nadie más. No señalar es un aviso falso.</translation>
    </message>
    <message id="crypto_match.point-time@6">
        <source>Whoever presses their key first has six seconds to point at the picture. Time stands still and nobody else is heard. Not pointing is a wrong claim.</source>
        <translation>Quien pulsa primero su tecla tiene seis segundos para señalar la imagen. El tiempo se detiene y no se oye a nadie más. No señalar es un aviso falso.</translation>
    </message>
    <message id="crypto_match.wrong-claim">
        <source>After a wrong claim a player is locked for three seconds.</source>
        <translation>Quien da un aviso falso queda en bloqueo durante tres segundos.</translation>
    </message>
    <message id="crypto_match.wrong-claim@none">
        <source>A wrong claim costs nothing.</source>
        <translation>Un aviso falso no cuesta nada.</translation>
    </message>
    <message id="crypto_match.wrong-claim@until-change">
        <source>After a wrong claim a player is locked until a card moves. If everybody is locked, everybody is freed.</source>
        <translation>Quien da un aviso falso queda en bloqueo hasta que se mueve una carta. Si hay bloqueo para todo el mundo, se levanta.</translation>
    </message>
    <message id="crypto_match.locked">
        <source>Whoever is locked is not heard. Trying all the same costs nothing.</source>
        <translation>A quien está en bloqueo no se le oye. Intentarlo de todos modos no cuesta nada.</translation>
    </message>
    <message id="crypto_match.locked@never">
        <source>Nobody is ever locked.</source>
        <translation>Nunca hay bloqueo para nadie.</translation>
    </message>
    <message id="crypto_match.late-claim">
        <source>A claim that was right less than half a second ago is only late: it costs nothing.</source>
        <translation>Un aviso que era correcto hace menos de medio segundo solo llega tarde: no cuesta nada.</translation>
    </message>
    <message id="crypto_match.no-card">
        <source>Whoever has no card on show cannot claim, and nobody can name them.</source>
        <translation>Quien no tiene ninguna carta a la vista no puede dar avisos y nadie puede nombrarle.</translation>
    </message>
    <message id="crypto_match.help-after">
        <source>If nobody finds anything for 45 seconds, a picture on two cards begins to glow. It still has to be claimed.</source>
        <translation>Si nadie encuentra nada durante 45 segundos, una imagen empieza a brillar en dos cartas. Aun así hay que cantarla.</translation>
    </message>
    <message id="crypto_match.help-after@20">
        <source>If nobody finds anything for 20 seconds, a picture on two cards begins to glow. It still has to be claimed.</source>
        <translation>Si nadie encuentra nada durante 20 segundos, una imagen empieza a brillar en dos cartas. Aun así hay que cantarla.</translation>
    </message>
    <message id="crypto_match.help-after@never">
        <source>No picture glows, however long nobody finds anything.</source>
        <translation>Ninguna imagen brilla, por mucho que nadie encuentre nada.</translation>
    </message>
    <message id="crypto_match.tower-setup">
        <source>The Tower: each player gets one card, the others lie in the middle. At the start signal all cards are turned up together.</source>
        <translation>La torre: cada cual recibe una carta, las demás están en el centro. A la señal se destapan todas a la vez.</translation>
    </message>
    <message id="crypto_match.tower-take">
        <source>The Tower: whoever finds the picture on their own card and the middle card takes the middle card onto their pile. It is the card that counts from now on.</source>
        <translation>La torre: quien encuentra la imagen de su carta y la del centro pone la carta central en su montón. Desde entonces cuenta esa.</translation>
    </message>
    <message id="crypto_match.tower-end">
        <source>The Tower ends when the last card of the middle has been taken. Most cards wins.</source>
        <translation>La torre termina cuando se toma la última carta del centro. Gana quien tiene más cartas.</translation>
    </message>
    <message id="crypto_match.well-setup">
        <source>The Well: one card lies in the middle. The others are dealt evenly, in piles with the top card face up. Cards left over are put aside.</source>
        <translation>El pozo: una carta está en el centro. Las demás se reparten por igual, en montones con la carta de arriba a la vista. Las que sobran se apartan.</translation>
    </message>
    <message id="crypto_match.well-place">
        <source>The Well: whoever finds the picture on their own card and the middle card puts their own card on the middle.</source>
        <translation>El pozo: quien encuentra la imagen de su carta y la del centro pone su carta en el centro.</translation>
    </message>
    <message id="crypto_match.well-rank">
        <source>The Well: whoever gets rid of their last card first wins, and takes no further part.</source>
        <translation>El pozo: quien se libra antes de su última carta gana y ya no participa.</translation>
    </message>
    <message id="crypto_match.well-end">
        <source>The Well goes on until only one player has cards. These go to the middle, and that player is last.</source>
        <translation>El pozo sigue hasta que solo una persona tiene cartas. Van al centro, y esa persona queda en último lugar.</translation>
    </message>
    <message id="crypto_match.well-end@first-out">
        <source>The Well ends as soon as one player has no cards left.</source>
        <translation>El pozo termina en cuanto alguien se queda sin cartas.</translation>
    </message>
    <message id="crypto_match.potato-setup">
        <source>Hot Potato: in each round every player gets one card, face up.</source>
        <translation>La patata caliente: en cada ronda cada cual recibe una carta a la vista.</translation>
    </message>
    <message id="crypto_match.potato-claim">
        <source>Hot Potato: a claim names a picture shared by the player’s own card and that of another player who has cards. Nobody names their own pile.</source>
        <translation>La patata caliente: un aviso nombra una imagen de la carta propia y de la de otra persona que tiene cartas. Nadie nombra su propio montón.</translation>
    </message>
    <message id="crypto_match.potato-give-all">
        <source>Hot Potato: whoever is right puts their whole pile on the pile of the named player, in unchanged order.</source>
        <translation>La patata caliente: quien acierta pone todo su montón, en el mismo orden, sobre el de la persona nombrada.</translation>
    </message>
    <message id="crypto_match.potato-safe">
        <source>Hot Potato: whoever has given their pile away is safe. No card comes back to them in this round.</source>
        <translation>La patata caliente: quien ha dado su montón está a salvo. En esta ronda no le vuelve ninguna carta.</translation>
    </message>
    <message id="crypto_match.potato-round-end">
        <source>Hot Potato: a round ends when one player has all the cards. These are that player’s penalty cards.</source>
        <translation>La patata caliente: una ronda termina cuando una persona tiene todas las cartas. Son sus cartas de castigo.</translation>
    </message>
    <message id="crypto_match.potato-rounds">
        <source>Hot Potato: there are as many rounds as the deck has cards for everybody. What is left over stays out.</source>
        <translation>La patata caliente: hay tantas rondas como alcanzan las cartas para todo el mundo. Las que sobran no se usan.</translation>
    </message>
    <message id="crypto_match.potato-rounds@five">
        <source>Hot Potato: there are five rounds, if the deck has enough cards for everybody.</source>
        <translation>La patata caliente: hay cinco rondas, si las cartas alcanzan para todo el mundo.</translation>
    </message>
    <message id="crypto_match.potato-rounds@three">
        <source>Hot Potato: there are three rounds, if the deck has enough cards for everybody.</source>
        <translation>La patata caliente: hay tres rondas, si las cartas alcanzan para todo el mundo.</translation>
    </message>
    <message id="crypto_match.potato-winner">
        <source>Hot Potato: after the last round, fewest penalty cards wins.</source>
        <translation>La patata caliente: tras la última ronda gana quien tiene menos cartas de castigo.</translation>
    </message>
    <message id="crypto_match.gift-setup">
        <source>The Poisoned Gift: each player gets one card, face up. The others lie face up in the middle.</source>
        <translation>El regalo envenenado: cada cual recibe una carta a la vista. Las demás están a la vista en el centro.</translation>
    </message>
    <message id="crypto_match.gift-give">
        <source>The Poisoned Gift: whoever finds the picture on the middle card and the card of another player puts the middle card on that player’s pile.</source>
        <translation>El regalo envenenado: quien encuentra la imagen de la carta central y la de otra persona pone la carta central en ese montón.</translation>
    </message>
    <message id="crypto_match.gift-not-self">
        <source>The Poisoned Gift: nobody names their own pile.</source>
        <translation>El regalo envenenado: nadie nombra su propio montón.</translation>
    </message>
    <message id="crypto_match.gift-end">
        <source>The Poisoned Gift ends when the last card of the middle has been given away. Fewest cards wins.</source>
        <translation>El regalo envenenado termina cuando se da la última carta del centro. Gana quien tiene menos cartas.</translation>
    </message>
    <message id="crypto_match.mini-game-point">
        <source>Whoever wins a mini-game gets one match point, however many cards it was about.</source>
        <translation>Quien gana un minijuego recibe un punto de partida, sin importar cuántas cartas eran.</translation>
    </message>
    <message id="crypto_match.shared-win">
        <source>If several players are equal, each of them gets the match point. In the Well nobody can be equal.</source>
        <translation>En caso de empate, cada cual recibe el punto de partida. En el pozo no hay empates.</translation>
    </message>
    <message id="crypto_match.match-winner">
        <source>After the last mini-game, most match points wins. Equal players share the victory.</source>
        <translation>Tras el último minijuego ganan más puntos de partida. En caso de empate se comparte la victoria.</translation>
    </message>
    <message id="crypto_match.match-winner@decider">
        <source>After the last mini-game, most match points wins. Equal players play one more Tower. If they are equal again, they share the victory.</source>
        <translation>Tras el último minijuego ganan más puntos de partida. En caso de empate se juega otra torre. Si sigue el empate, se comparte la victoria.</translation>
    </message>
    <message id="crypto_match.names">
        <source>The name of each picture stands below it.</source>
        <translation>Debajo de cada imagen está su nombre.</translation>
    </message>
    <message id="crypto_match.ahead-1">
        <source>A head start of 1 match point counts from the beginning.</source>
        <translation>Una ventaja de 1 punto de partida cuenta desde el principio.</translation>
    </message>
</context>
<context>
    <name>crypto_match</name>
    <message>
        <source>The Tower</source>
        <comment>a mini-game</comment>
        <translation>La torre</translation>
    </message>
    <message>
        <source>The Well</source>
        <comment>a mini-game</comment>
        <translation>El pozo</translation>
    </message>
    <message>
        <source>Hot Potato</source>
        <comment>a mini-game</comment>
        <translation>La patata caliente</translation>
    </message>
    <message>
        <source>The Poisoned Gift</source>
        <comment>a mini-game</comment>
        <translation>El regalo envenenado</translation>
    </message>
    <message>
        <source>Cards in the deck</source>
        <translation>Cartas en juego</translation>
    </message>
    <message>
        <source>57</source>
        <comment>cards in the deck</comment>
        <translation>57</translation>
    </message>
    <message>
        <source>31</source>
        <comment>cards in the deck</comment>
        <translation>31</translation>
    </message>
    <message>
        <source>13</source>
        <comment>cards in the deck</comment>
        <translation>13</translation>
    </message>
    <message>
        <source>Mini-games</source>
        <translation>Minijuegos</translation>
    </message>
    <message>
        <source>Names under the pictures</source>
        <translation>Nombres bajo las imágenes</translation>
    </message>
    <message>
        <source>After a wrong claim</source>
        <translation>Tras un aviso falso</translation>
    </message>
    <message>
        <source>locked for 3 seconds</source>
        <comment>after a wrong claim</comment>
        <translation>3 segundos de bloqueo</translation>
    </message>
    <message>
        <source>nothing happens</source>
        <comment>after a wrong claim</comment>
        <translation>no pasa nada</translation>
    </message>
    <message>
        <source>locked until a card moves</source>
        <comment>after a wrong claim</comment>
        <translation>bloqueo hasta que se mueve una carta</translation>
    </message>
    <message>
        <source>The Well ends</source>
        <translation>El pozo termina</translation>
    </message>
    <message>
        <source>when one player has cards</source>
        <comment>the Well ends</comment>
        <translation>cuando solo una persona tiene cartas</translation>
    </message>
    <message>
        <source>when one player has none</source>
        <comment>the Well ends</comment>
        <translation>cuando alguien se queda sin cartas</translation>
    </message>
    <message>
        <source>Rounds of Hot Potato</source>
        <translation>Rondas de patata caliente</translation>
    </message>
    <message>
        <source>as many as the deck allows</source>
        <comment>rounds of Hot Potato</comment>
        <translation>tantas como permiten las cartas</translation>
    </message>
    <message>
        <source>5</source>
        <comment>rounds of Hot Potato</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>3</source>
        <comment>rounds of Hot Potato</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Equal match points</source>
        <translation>Puntos de partida iguales</translation>
    </message>
    <message>
        <source>share the victory</source>
        <comment>players with equal points</comment>
        <translation>comparten la victoria</translation>
    </message>
    <message>
        <source>play one more Tower</source>
        <comment>players with equal points</comment>
        <translation>juegan otra torre</translation>
    </message>
    <message>
        <source>If nobody finds anything, pictures glow</source>
        <translation>Si nadie encuentra nada, brillan imágenes</translation>
    </message>
    <message>
        <source>after 45 seconds</source>
        <comment>pictures glow</comment>
        <translation>tras 45 segundos</translation>
    </message>
    <message>
        <source>after 20 seconds</source>
        <comment>pictures glow</comment>
        <translation>tras 20 segundos</translation>
    </message>
    <message>
        <source>never</source>
        <comment>pictures glow</comment>
        <translation>nunca</translation>
    </message>
    <message>
        <source>Time to point after pressing a key</source>
        <translation>Tiempo para señalar tras la tecla</translation>
    </message>
    <message>
        <source>3 seconds</source>
        <comment>time to point</comment>
        <translation>3 segundos</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <comment>time to point</comment>
        <translation>2 segundos</translation>
    </message>
    <message>
        <source>6 seconds</source>
        <comment>time to point</comment>
        <translation>6 segundos</translation>
    </message>
    <message>
        <source>1 match point ahead</source>
        <comment>handicap</comment>
        <translation>1 punto de partida de ventaja</translation>
    </message>
    <message>
        <source>Crypto Match</source>
        <translation>Cripto-Match</translation>
    </message>
    <message>
        <source>Secret signs</source>
        <comment>another name of the game, for subtitle and search</comment>
        <translation>Signos secretos</translation>
    </message>
    <message>
        <source>Be the first to see which secret sign two cards share.</source>
        <translation>Descubre antes que nadie el signo secreto que comparten dos cartas.</translation>
    </message>
    <message>
        <source>The picture is in the upper half of the card in the middle.</source>
        <translation>La imagen está en la mitad de arriba de la carta central.</translation>
    </message>
    <message>
        <source>The picture is in the lower half of the card in the middle.</source>
        <translation>La imagen está en la mitad de abajo de la carta central.</translation>
    </message>
    <message>
        <source>The picture is in the upper half of this card: {player}.</source>
        <translation>La imagen está en la mitad de arriba de esta carta: {player}.</translation>
    </message>
    <message>
        <source>The picture is in the lower half of this card: {player}.</source>
        <translation>La imagen está en la mitad de abajo de esta carta: {player}.</translation>
    </message>
    <message>
        <source>Key</source>
        <comment>a picture</comment>
        <translation>Llave</translation>
    </message>
    <message>
        <source>It locks a message and opens it again.</source>
        <translation>Cierra un mensaje y lo vuelve a abrir.</translation>
    </message>
    <message>
        <source>Padlock</source>
        <comment>a picture</comment>
        <translation>Candado</translation>
    </message>
    <message>
        <source>Anybody can snap it shut, but only one key opens it.</source>
        <translation>Cualquiera puede cerrarlo, pero solo una llave lo abre.</translation>
    </message>
    <message>
        <source>Cloud</source>
        <comment>a picture</comment>
        <translation>Nube</translation>
    </message>
    <message>
        <source>Other people’s computers, where files are kept far away.</source>
        <translation>Ordenadores de otra gente, donde se guardan archivos muy lejos.</translation>
    </message>
    <message>
        <source>Sealed Letter</source>
        <comment>a picture</comment>
        <translation>Carta sellada</translation>
    </message>
    <message>
        <source>An unbroken seal shows that nobody has read it.</source>
        <translation>Un sello entero muestra que nadie la ha leído.</translation>
    </message>
    <message>
        <source>Bob</source>
        <comment>a picture</comment>
        <translation>Bob</translation>
    </message>
    <message>
        <source>In every story about secrets, he gets the message.</source>
        <translation>En todas las historias de secretos, él recibe el mensaje.</translation>
    </message>
    <message>
        <source>Alice</source>
        <comment>a picture</comment>
        <translation>Alicia</translation>
    </message>
    <message>
        <source>In every story about secrets, she sends the message.</source>
        <translation>En todas las historias de secretos, ella envía el mensaje.</translation>
    </message>
    <message>
        <source>Eve the Listener</source>
        <comment>a picture</comment>
        <translation>Eva la que escucha</translation>
    </message>
    <message>
        <source>She listens in to what Alice and Bob tell each other.</source>
        <translation>Escucha lo que Alicia y Bob se cuentan.</translation>
    </message>
    <message>
        <source>Random Die</source>
        <comment>a picture</comment>
        <translation>Dado del azar</translation>
    </message>
    <message>
        <source>Good secrets begin with numbers that nobody can guess.</source>
        <translation>Un buen secreto empieza con números que nadie adivina.</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <comment>a picture</comment>
        <translation>Huella dactilar</translation>
    </message>
    <message>
        <source>A short mark that belongs to one thing only.</source>
        <translation>Una marca corta que pertenece a una sola cosa.</translation>
    </message>
    <message>
        <source>Enigma</source>
        <comment>a picture</comment>
        <translation>Enigma</translation>
    </message>
    <message>
        <source>A machine with turning wheels that wrote secret messages.</source>
        <translation>Una máquina con ruedas que escribía mensajes secretos.</translation>
    </message>
    <message>
        <source>Cipher Disk</source>
        <comment>a picture</comment>
        <translation>Disco de cifrado</translation>
    </message>
    <message>
        <source>Turn the ring, and every letter becomes another one.</source>
        <translation>Gira el anillo y cada letra se vuelve otra.</translation>
    </message>
    <message>
        <source>Invisible Ink</source>
        <comment>a picture</comment>
        <translation>Tinta invisible</translation>
    </message>
    <message>
        <source>The paper looks empty until somebody warms it.</source>
        <translation>El papel parece vacío hasta que alguien lo calienta.</translation>
    </message>
    <message>
        <source>Salt</source>
        <comment>a picture</comment>
        <translation>Sal</translation>
    </message>
    <message>
        <source>A pinch of chance makes equal passwords look different.</source>
        <translation>Una pizca de azar hace distintas dos contraseñas iguales.</translation>
    </message>
    <message>
        <source>Password</source>
        <comment>a picture</comment>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>A word that only its owner should know.</source>
        <translation>Una palabra que solo debe saber una persona.</translation>
    </message>
    <message>
        <source>Scytale</source>
        <comment>a picture</comment>
        <translation>Escítala</translation>
    </message>
    <message>
        <source>Wound round the right stick, the ribbon can be read.</source>
        <translation>Enrollada en el palo correcto, la cinta se puede leer.</translation>
    </message>
    <message>
        <source>Pigpen Cipher</source>
        <comment>a picture</comment>
        <translation>Cifrado de la pocilga</translation>
    </message>
    <message>
        <source>Every letter becomes the fence that it stands in.</source>
        <translation>Cada letra se convierte en la valla donde está.</translation>
    </message>
    <message>
        <source>Trapdoor</source>
        <comment>a picture</comment>
        <translation>Trampilla</translation>
    </message>
    <message>
        <source>Easy to fall in, hard to get out without the ladder.</source>
        <translation>Caer es fácil, salir sin la escalera es difícil.</translation>
    </message>
    <message>
        <source>Rainbow Table</source>
        <comment>a picture</comment>
        <translation>Tabla arcoíris</translation>
    </message>
    <message>
        <source>A long list made in advance to look up passwords.</source>
        <translation>Una larga lista preparada para buscar contraseñas.</translation>
    </message>
    <message>
        <source>Birthday Attack</source>
        <comment>a picture</comment>
        <translation>Ataque de cumpleaños</translation>
    </message>
    <message>
        <source>In a big class two children soon share a birthday.</source>
        <translation>En una clase grande, pronto dos cumplen años el mismo día.</translation>
    </message>
    <message>
        <source>Honeypot</source>
        <comment>a picture</comment>
        <translation>Tarro de miel</translation>
    </message>
    <message>
        <source>A sweet trap that shows who wants to break in.</source>
        <translation>Una trampa dulce que muestra quién quiere entrar.</translation>
    </message>
    <message>
        <source>Boomerang Attack</source>
        <comment>a picture</comment>
        <translation>Ataque bumerán</translation>
    </message>
    <message>
        <source>What flies out comes back and tells something.</source>
        <translation>Lo que sale volando vuelve y cuenta algo.</translation>
    </message>
    <message>
        <source>Avalanche Effect</source>
        <comment>a picture</comment>
        <translation>Efecto avalancha</translation>
    </message>
    <message>
        <source>Change one letter, and everything changes.</source>
        <translation>Cambia una letra y todo cambia.</translation>
    </message>
    <message>
        <source>Sponge</source>
        <comment>a picture</comment>
        <translation>Esponja</translation>
    </message>
    <message>
        <source>It soaks up a message and is squeezed out again.</source>
        <translation>Absorbe un mensaje y luego se escurre.</translation>
    </message>
    <message>
        <source>Number Sieve</source>
        <comment>a picture</comment>
        <translation>Criba de números</translation>
    </message>
    <message>
        <source>It lets numbers fall through until the right ones stay.</source>
        <translation>Deja caer números hasta que quedan los buenos.</translation>
    </message>
    <message>
        <source>Lattice</source>
        <comment>a picture</comment>
        <translation>Retículo</translation>
    </message>
    <message>
        <source>A grid of points: finding the nearest one is hard.</source>
        <translation>Una red de puntos: hallar el más cercano es difícil.</translation>
    </message>
    <message>
        <source>Onion Routing</source>
        <comment>a picture</comment>
        <translation>Encaminamiento cebolla</translation>
    </message>
    <message>
        <source>A message in many layers, one for each stop on its way.</source>
        <translation>Un mensaje en muchas capas, una para cada parada.</translation>
    </message>
    <message>
        <source>Signature</source>
        <comment>a picture</comment>
        <translation>Firma</translation>
    </message>
    <message>
        <source>It shows who wrote something.</source>
        <translation>Muestra quién ha escrito algo.</translation>
    </message>
    <message>
        <source>Certificate</source>
        <comment>a picture</comment>
        <translation>Certificado</translation>
    </message>
    <message>
        <source>A paper that says whose key this is.</source>
        <translation>Un papel que dice de quién es esta llave.</translation>
    </message>
    <message>
        <source>Key Exchange</source>
        <comment>a picture</comment>
        <translation>Intercambio de claves</translation>
    </message>
    <message>
        <source>Two people agree on a key while everybody listens.</source>
        <translation>Dos personas acuerdan una clave mientras todo el mundo escucha.</translation>
    </message>
    <message>
        <source>Brute Force</source>
        <comment>a picture</comment>
        <translation>Fuerza bruta</translation>
    </message>
    <message>
        <source>Trying every single key until one fits.</source>
        <translation>Probar todas las llaves hasta que una encaja.</translation>
    </message>
    <message>
        <source>Smart Card</source>
        <comment>a picture</comment>
        <translation>Tarjeta inteligente</translation>
    </message>
    <message>
        <source>A tiny computer on a card that keeps a key.</source>
        <translation>Un ordenador diminuto en una tarjeta que guarda una clave.</translation>
    </message>
    <message>
        <source>Meet-in-the-Middle</source>
        <comment>a picture</comment>
        <translation>Encuentro en el medio</translation>
    </message>
    <message>
        <source>Begin at both ends, and meet halfway.</source>
        <translation>Empieza por los dos lados y encuéntrate en medio.</translation>
    </message>
    <message>
        <source>Even-Mansour</source>
        <comment>a picture</comment>
        <translation>Even-Mansour</translation>
    </message>
    <message>
        <source>A simple cipher: a key, a good shuffle, and a key.</source>
        <translation>Un cifrado sencillo: una clave, una buena mezcla, otra clave.</translation>
    </message>
    <message>
        <source>Feistel Network</source>
        <comment>a picture</comment>
        <translation>Red de Feistel</translation>
    </message>
    <message>
        <source>Two halves change sides again and again.</source>
        <translation>Dos mitades cambian de lado una y otra vez.</translation>
    </message>
    <message>
        <source>S-Box</source>
        <comment>a picture</comment>
        <translation>Caja S</translation>
    </message>
    <message>
        <source>A little table that swaps one piece for another.</source>
        <translation>Una tablita que cambia un trozo por otro.</translation>
    </message>
    <message>
        <source>XOR</source>
        <comment>a picture</comment>
        <translation>O exclusivo</translation>
    </message>
    <message>
        <source>One or the other, but never both.</source>
        <translation>Uno u otro, pero nunca los dos.</translation>
    </message>
    <message>
        <source>Block Cipher</source>
        <comment>a picture</comment>
        <translation>Cifrado por bloques</translation>
    </message>
    <message>
        <source>It scrambles a message block by block.</source>
        <translation>Revuelve un mensaje bloque a bloque.</translation>
    </message>
    <message>
        <source>Stream Cipher</source>
        <comment>a picture</comment>
        <translation>Cifrado de flujo</translation>
    </message>
    <message>
        <source>It scrambles a message drop by drop, as it flows.</source>
        <translation>Revuelve un mensaje gota a gota, según fluye.</translation>
    </message>
    <message>
        <source>One-Time Pad</source>
        <comment>a picture</comment>
        <translation>Libreta de un solo uso</translation>
    </message>
    <message>
        <source>Every page is a key, used once and torn off.</source>
        <translation>Cada hoja es una clave que se usa una vez y se arranca.</translation>
    </message>
    <message>
        <source>Hash Function</source>
        <comment>a picture</comment>
        <translation>Función hash</translation>
    </message>
    <message>
        <source>It grinds any text into a short number.</source>
        <translation>Muele cualquier texto hasta dejar un número corto.</translation>
    </message>
    <message>
        <source>Merkle Tree</source>
        <comment>a picture</comment>
        <translation>Árbol de Merkle</translation>
    </message>
    <message>
        <source>A tree of sums that guards many pages at once.</source>
        <translation>Un árbol de sumas que vigila muchas páginas a la vez.</translation>
    </message>
    <message>
        <source>Blockchain</source>
        <comment>a picture</comment>
        <translation>Cadena de bloques</translation>
    </message>
    <message>
        <source>Pages chained together, so that none can be swapped.</source>
        <translation>Páginas encadenadas, para que no se pueda cambiar ninguna.</translation>
    </message>
    <message>
        <source>Zero-Knowledge Cave</source>
        <comment>a picture</comment>
        <translation>Cueva de conocimiento cero</translation>
    </message>
    <message>
        <source>Prove that you know the secret without telling it.</source>
        <translation>Demuestra que sabes el secreto sin contarlo.</translation>
    </message>
    <message>
        <source>Secret Sharing</source>
        <comment>a picture</comment>
        <translation>Secreto compartido</translation>
    </message>
    <message>
        <source>Only with all the pieces can the map be read.</source>
        <translation>Solo con todos los trozos se puede leer el mapa.</translation>
    </message>
    <message>
        <source>Side Channel</source>
        <comment>a picture</comment>
        <translation>Canal lateral</translation>
    </message>
    <message>
        <source>Noise or warmth can give a secret away.</source>
        <translation>El ruido o el calor pueden delatar un secreto.</translation>
    </message>
    <message>
        <source>Padding Oracle</source>
        <comment>a picture</comment>
        <translation>Oráculo de relleno</translation>
    </message>
    <message>
        <source>It answers only yes or no, and still tells too much.</source>
        <translation>Solo responde sí o no, y aun así cuenta demasiado.</translation>
    </message>
    <message>
        <source>Nonce</source>
        <comment>a picture</comment>
        <translation>Número de un solo uso</translation>
    </message>
    <message>
        <source>A number that is used only once.</source>
        <translation>Un número que se usa una sola vez.</translation>
    </message>
    <message>
        <source>Elliptic Curve</source>
        <comment>a picture</comment>
        <translation>Curva elíptica</translation>
    </message>
    <message>
        <source>A curve on which one can count with points.</source>
        <translation>Una curva en la que se calcula con puntos.</translation>
    </message>
    <message>
        <source>Prime Number</source>
        <comment>a picture</comment>
        <translation>Número primo</translation>
    </message>
    <message>
        <source>Only one and the number itself divide it.</source>
        <translation>Solo lo dividen el uno y él mismo.</translation>
    </message>
    <message>
        <source>Clock Arithmetic</source>
        <comment>a picture</comment>
        <translation>Aritmética del reloj</translation>
    </message>
    <message>
        <source>After the last hour it begins again at zero.</source>
        <translation>Tras la última hora se vuelve a empezar en cero.</translation>
    </message>
    <message>
        <source>Vigenère Square</source>
        <comment>a picture</comment>
        <translation>Cuadro de Vigenère</translation>
    </message>
    <message>
        <source>A table of alphabets, each shifted by one.</source>
        <translation>Una tabla de alfabetos, cada uno corrido una letra.</translation>
    </message>
    <message>
        <source>Mallory the Meddler</source>
        <comment>a picture</comment>
        <translation>Mallory el manipulador</translation>
    </message>
    <message>
        <source>He changes messages on their way.</source>
        <translation>Cambia los mensajes por el camino.</translation>
    </message>
    <message>
        <source>Replay Attack</source>
        <comment>a picture</comment>
        <translation>Ataque de repetición</translation>
    </message>
    <message>
        <source>Sending an old message once more.</source>
        <translation>Enviar otra vez un mensaje antiguo.</translation>
    </message>
    <message>
        <source>Homomorphic Glovebox</source>
        <comment>a picture</comment>
        <translation>Caja de guantes homomórfica</translation>
    </message>
    <message>
        <source>Work on something without ever seeing it.</source>
        <translation>Trabajar con algo sin verlo nunca.</translation>
    </message>
    <message>
        <source>Entropy</source>
        <comment>a picture</comment>
        <translation>Entropía</translation>
    </message>
    <message>
        <source>How much surprise there is in something.</source>
        <translation>Cuánta sorpresa hay en algo.</translation>
    </message>
    <message>
        <source>Quantum Key</source>
        <comment>a picture</comment>
        <translation>Clave cuántica</translation>
    </message>
    <message>
        <source>A key made of light that notices who looks at it.</source>
        <translation>Una clave de luz que nota quién la mira.</translation>
    </message>
    <message>
        <source>Steganography</source>
        <comment>a picture</comment>
        <translation>Esteganografía</translation>
    </message>
    <message>
        <source>A secret hidden in a picture, for nobody to notice.</source>
        <translation>Un secreto escondido en una imagen, sin que nadie lo note.</translation>
    </message>
    <message>
        <source>{player} was first and points now. Everybody else waits.</source>
        <translation>{player} ha llegado antes y ahora señala. Los demás esperan.</translation>
    </message>
    <message>
        <source>The cards lie face down. Everybody waits for the start signal.</source>
        <translation>Las cartas están boca abajo. Todo el mundo espera la señal.</translation>
    </message>
    <message>
        <source>Nothing can be claimed now. It goes on in a moment.</source>
        <translation>Ahora no se puede dar ningún aviso. Enseguida continúa.</translation>
    </message>
    <message>
        <source>{player} has no card on show.</source>
        <translation>{player} no tiene ninguna carta a la vista.</translation>
    </message>
    <message>
        <source>{player} is locked after a wrong claim.</source>
        <translation>{player} está en bloqueo tras un aviso falso.</translation>
    </message>
    <message>
        <source>This is {player}’s own card. A claim names the card of somebody else.</source>
        <translation>Es la carta propia: {player}. Un aviso nombra la carta de otra persona.</translation>
    </message>
    <message>
        <source>Whoever wants to claim this presses their own key or button first.</source>
        <translation>Quien quiere avisar pulsa antes su tecla o su botón.</translation>
    </message>
    <message>
        <source>{player} was faster, by a moment.</source>
        <translation>{player} ha sido un instante más rápido.</translation>
    </message>
    <message>
        <source>This picture is on neither of the two cards.</source>
        <translation>Esta imagen no está en ninguna de las dos cartas.</translation>
    </message>
    <message>
        <source>A claim names the card of a player.</source>
        <translation>Un aviso nombra la carta de alguien.</translation>
    </message>
    <message>
        <source>The other card is always the one in the middle.</source>
        <translation>La otra carta es siempre la del centro.</translation>
    </message>
    <message>
        <source>Taking a card</source>
        <translation>Tomar una carta</translation>
    </message>
    <message>
        <source>Two arrows that meet at a star are on the own card and on the middle card. Whoever sees it first takes the middle card, and it is the card to compare from now on.</source>
        <translation>Dos flechas que se juntan en una estrella están en la carta propia y en la central. Quien lo ve antes toma la carta central, y desde entonces se compara esa.</translation>
    </message>
    <message>
        <source>Handing the potato on</source>
        <translation>Pasar la patata</translation>
    </message>
    <message>
        <source>The first player gives a card to the second one and is safe. The third one sees the same picture on the new top card and gives a card away too.</source>
        <translation>La primera persona da su carta a la segunda y queda a salvo. La tercera ve la misma imagen en la nueva carta de arriba y también da la suya.</translation>
    </message>
    <message>
        <source>A gift that nobody wants</source>
        <translation>Un regalo que nadie quiere</translation>
    </message>
    <message>
        <source>The middle card and the card of another player share a picture. Whoever sees it gives the middle card to that player.</source>
        <translation>La carta central y la de otra persona comparten una imagen. Quien la ve le da la carta central a esa persona.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) were found in all.</source>
        <translation>
            <numerusform>Se encontró %n imagen en total.</numerusform>
            <numerusform>Se encontraron %n imágenes en total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} found the most pictures: %n.</source>
        <translation>
            <numerusform>{player} encontró más imágenes que nadie: %n.</numerusform>
            <numerusform>{player} encontró más imágenes que nadie: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This picture was found most often: {picture}, %n time(s).</source>
        <translation>
            <numerusform>La imagen más encontrada: {picture}, %n vez.</numerusform>
            <numerusform>La imagen más encontrada: {picture}, %n veces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} once found %n pictures in a row.</source>
        <translation>
            <numerusform>{player} encontró una vez %n imagen seguida.</numerusform>
            <numerusform>{player} encontró una vez %n imágenes seguidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Card: {player}</source>
        <translation>Carta: {player}</translation>
    </message>
    <message>
        <source>Penalty cards: {player}</source>
        <translation>Cartas de castigo: {player}</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Cards put aside</source>
        <translation>Cartas apartadas</translation>
    </message>
    <message>
        <source>Me!</source>
        <comment>on the button of a player who wants to be heard first</comment>
        <translation>¡Yo!</translation>
    </message>
    <message numerus="yes">
        <source>%n match point(s)</source>
        <translation>
            <numerusform>%n punto de partida</numerusform>
            <numerusform>%n puntos de partida</numerusform>
        </translation>
    </message>
    <message>
        <source>card</source>
        <comment>a round card with pictures</comment>
        <translation>carta</translation>
    </message>
    <message>
        <source>{picture}: {meaning}</source>
        <comment>a picture and what it means, in the legend</comment>
        <translation>{picture}: {meaning}</translation>
    </message>
    <message>
        <source>Claim: {picture}</source>
        <comment>a possible move</comment>
        <translation>Avisar: {picture}</translation>
    </message>
    <message>
        <source>Claim on {player}’s card: {picture}</source>
        <comment>a possible move</comment>
        <translation>Avisar en la carta de {player}: {picture}</translation>
    </message>
    <message>
        <source>Be first, then point</source>
        <comment>a possible move</comment>
        <translation>Pulsar primero y luego señalar</translation>
    </message>
    <message>
        <source>Turn all cards up</source>
        <comment>what the clock does</comment>
        <translation>Destapar todas las cartas</translation>
    </message>
    <message>
        <source>The time to point is over</source>
        <comment>what the clock does</comment>
        <translation>Se acabó el tiempo para señalar</translation>
    </message>
    <message>
        <source>A lock ends</source>
        <comment>what the clock does</comment>
        <translation>Termina un bloqueo</translation>
    </message>
    <message>
        <source>A picture begins to glow</source>
        <comment>what the clock does</comment>
        <translation>Una imagen empieza a brillar</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>what the clock does</comment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>{player} sees it first: {picture}.</source>
        <translation>{player} lo ve antes: {picture}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for {player}.</source>
        <translation>
            <numerusform>%n carta para {player}.</numerusform>
            <numerusform>%n cartas para {player}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is wrong: {picture}.</source>
        <translation>{player} se equivoca: {picture}.</translation>
    </message>
    <message>
        <source>{player} has to wait.</source>
        <translation>{player} tiene que esperar.</translation>
    </message>
    <message>
        <source>{player} was first.</source>
        <translation>{player} ha llegado antes.</translation>
    </message>
    <message>
        <source>{player} does not point in time.</source>
        <translation>{player} no señala a tiempo.</translation>
    </message>
    <message>
        <source>Nobody has found it yet: a picture begins to glow.</source>
        <translation>Nadie la ha encontrado todavía: una imagen empieza a brillar.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty card(s) for {player}.</source>
        <translation>
            <numerusform>%n carta de castigo para {player}.</numerusform>
            <numerusform>%n cartas de castigo para {player}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins this mini-game!</source>
        <translation>¡{player} gana este minijuego!</translation>
    </message>
    <message>
        <source>Next: {game}.</source>
        <translation>A continuación: {game}.</translation>
    </message>
    <message>
        <source>The Tower begins: collect cards. Most cards wins.</source>
        <translation>Empieza la torre: hay que reunir cartas. Gana quien tiene más.</translation>
    </message>
    <message>
        <source>The Well begins: get rid of the cards. The first without any wins.</source>
        <translation>Empieza el pozo: fuera cartas. Gana quien antes se queda sin ninguna.</translation>
    </message>
    <message>
        <source>The Poisoned Gift begins: nobody wants cards. Fewest cards wins.</source>
        <translation>Empieza el regalo envenenado: nadie quiere cartas. Gana quien tiene menos.</translation>
    </message>
    <message>
        <source>Hot Potato, round {round} of {rounds}: whoever keeps the cards gets the penalty.</source>
        <translation>La patata caliente, ronda {round} de {rounds}: quien se queda las cartas recibe el castigo.</translation>
    </message>
    <message>
        <source>The Tower: who spots the picture shared by their own card and the middle one?</source>
        <translation>La torre: ¿quién ve la imagen de su carta y de la central?</translation>
    </message>
    <message>
        <source>The Well: who spots the picture shared by their own card and the middle one?</source>
        <translation>El pozo: ¿quién ve la imagen de su carta y de la central?</translation>
    </message>
    <message>
        <source>Hot Potato: who spots the picture shared by their own card and another player’s?</source>
        <translation>La patata caliente: ¿quién ve la imagen de su carta y de otra?</translation>
    </message>
    <message>
        <source>The Poisoned Gift: who spots the picture shared by the middle card and another player’s?</source>
        <translation>El regalo envenenado: ¿quién ve la imagen de la carta central y de otra?</translation>
    </message>
    <message>
        <source>Look for the picture that glows on two cards.</source>
        <translation>Buscad la imagen que brilla en dos cartas.</translation>
    </message>
    <message>
        <source>{player} was first: which picture is on both cards?</source>
        <translation>{player} ha llegado antes: ¿qué imagen está en las dos cartas?</translation>
    </message>
    <message numerus="yes">
        <source>{player} keeps the hot potato: %n penalty card(s).</source>
        <translation>
            <numerusform>{player} se queda la patata caliente: %n carta de castigo.</numerusform>
            <numerusform>{player} se queda la patata caliente: %n cartas de castigo.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} is over. Match point: {players}.</source>
        <translation>{game}: fin. Punto de partida: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) won</source>
        <comment>on the plate of a player</comment>
        <translation>
            <numerusform>%n carta ganada</numerusform>
            <numerusform>%n cartas ganadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <comment>on the plate of a player</comment>
        <translation>
            <numerusform>queda %n carta</numerusform>
            <numerusform>quedan %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>on the plate of a player</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty card(s)</source>
        <comment>on the plate of a player</comment>
        <translation>
            <numerusform>%n de castigo</numerusform>
            <numerusform>%n de castigo</numerusform>
        </translation>
    </message>
    <message>
        <source>safe</source>
        <comment>in this round: on the plate of a player</comment>
        <translation>a salvo</translation>
    </message>
    <message>
        <source>place {place}</source>
        <comment>in a mini-game: on the plate of a player</comment>
        <translation>puesto {place}</translation>
    </message>
    <message>
        <source>locked</source>
        <comment>for a moment: on the plate of a player</comment>
        <translation>bloqueo</translation>
    </message>
    <message>
        <source>looks on</source>
        <comment>takes no part: on the plate of a player</comment>
        <translation>mira</translation>
    </message>
    <message>
        <source>{game}, {number} of {count}</source>
        <comment>the quiet line beside the title</comment>
        <translation>{game}, {number} de {count}</translation>
    </message>
    <message>
        <source>Decider</source>
        <translation>Desempate</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Puntos de partida</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>it glows</source>
        <comment>a picture, said for screen readers</comment>
        <translation>brilla</translation>
    </message>
</context>
</TS>
