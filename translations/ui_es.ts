<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="core.match_over">
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message id="core.not_your_turn">
        <source>It is another player’s turn.</source>
        <translation>Le toca a otra persona.</translation>
    </message>
    <message id="core.unknown_verb">
        <source>This game has no such move.</source>
        <translation>Esa jugada no existe en este juego.</translation>
    </message>
    <message id="core.no_meaning">
        <source>Nothing can be done there.</source>
        <translation>Ahí no se puede hacer nada.</translation>
    </message>
    <message id="core.no_place">
        <source>Nothing can be laid down there.</source>
        <translation>Ahí no se puede dejar nada.</translation>
    </message>
    <message id="core.too_late">
        <source>Somebody else was faster.</source>
        <translation>Otra persona ha sido más rápida.</translation>
    </message>
    <message id="core.nothing_to_undo">
        <source>There is no move to take back.</source>
        <translation>No hay ninguna jugada que deshacer.</translation>
    </message>
    <message id="core.undo_luck">
        <source>Once dice are thrown or cards are drawn, the move stands.</source>
        <translation>Una vez tirados los dados o robadas las cartas, la jugada ya no se puede deshacer.</translation>
    </message>
    <message id="core.undo_seen">
        <source>Once somebody has seen something new, the move stands.</source>
        <translation>Cuando alguien ha visto algo nuevo, la jugada ya no se puede deshacer.</translation>
    </message>
    <message id="core.undo_race">
        <source>Once players have raced each other, the move stands.</source>
        <translation>Lo que se decidió por rapidez ya no se puede deshacer.</translation>
    </message>
    <message id="core.undo_other">
        <source>Somebody has already answered this move.</source>
        <translation>Alguien ya ha respondido a esta jugada.</translation>
    </message>
</context>
<context>
    <name>About</name>
    <message>
        <source>About Tabletop</source>
        <translation>Acerca de Tabletop</translation>
    </message>
    <message>
        <source>Tabletop {version}</source>
        <translation>Tabletop {version}</translation>
    </message>
    <message>
        <source>The box of family games: boards, dice and cards round one screen.</source>
        <translation>La caja de juegos de la familia: tableros, dados y cartas alrededor de una pantalla.</translation>
    </message>
    <message>
        <source>Tabletop is free software: anybody may use it, pass it on and change it under the terms of the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Tabletop es software libre: cualquiera puede usarlo, compartirlo y cambiarlo según la Licencia Pública General de GNU, versión 3 o posterior. Se ofrece sin ninguna garantía.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Work of others</source>
        <translation>Obra de otros</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>Something went wrong. The match is saved up to the last move.</source>
        <translation>Algo ha fallado. La partida está guardada hasta la última jugada.</translation>
    </message>
    <message>
        <source>If it happens again, please restart Tabletop.</source>
        <translation>Si vuelve a pasar, reinicia Tabletop.</translation>
    </message>
    <message>
        <source>Whoever looks after Tabletop can mend it with this report. It holds no names: copy it and pass it on as you like.</source>
        <translation>Con este informe se puede arreglar Tabletop. No contiene nombres: cópialo y compártelo como quieras.</translation>
    </message>
    <message>
        <source>It is in the file {file} too.</source>
        <translation>También está en el archivo {file}.</translation>
    </message>
    <message>
        <source>Report</source>
        <comment>what went wrong, for whoever mends the program</comment>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copiar el informe</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>as de picas</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>as de corazones</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>as de diamantes</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>as de tréboles</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>jota de picas</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>jota de corazones</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>jota de diamantes</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>jota de tréboles</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>dama de picas</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>dama de corazones</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>dama de diamantes</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>dama de tréboles</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>rey de picas</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>rey de corazones</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>rey de diamantes</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>rey de tréboles</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>name of a card from 2 to 10: 7 of spades</comment>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>comodín</translation>
    </message>
    <message>
        <source>red joker</source>
        <comment>one of the two jokers of a pack</comment>
        <translation>comodín rojo</translation>
    </message>
    <message>
        <source>grey joker</source>
        <comment>one of the two jokers of a pack</comment>
        <translation>comodín gris</translation>
    </message>
    <message>
        <source>dealt the cards</source>
        <comment>a small pack of cards on the badge of a player</comment>
        <translation>ha repartido las cartas</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>a card that the reader cannot see</comment>
        <translation>una carta</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>the card between 10 and queen</comment>
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>the card, not the chess piece</comment>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <comment>the card, not the chess piece</comment>
        <translation>rey</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Número de manos</translation>
    </message>
    <message>
        <source>1</source>
        <comment>number of deals</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>3</source>
        <comment>number of deals</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>5</source>
        <comment>number of deals</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>10</source>
        <comment>number of deals</comment>
        <translation>10</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Mano {deal}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Hand: {player}</source>
        <translation>Cartas: {player}</translation>
    </message>
    <message>
        <source>Cards are played to the trick in the middle.</source>
        <translation>Las cartas se juegan a la baza del centro.</translation>
    </message>
    <message>
        <source>Led suit: {suit}. There is still one in the hand.</source>
        <translation>Palo de salida: {suit}. Aún queda alguna en la mano.</translation>
    </message>
    <message>
        <source>A trump in the hand beats this card in the trick: {card}.</source>
        <translation>Un triunfo de la mano supera esta carta de la baza: {card}.</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Baza</translation>
    </message>
    <message>
        <source>Tricks of {player}</source>
        <translation>Bazas: {player}</translation>
    </message>
    <message>
        <source>takes the trick</source>
        <comment>said of a card</comment>
        <translation>se lleva la baza</translation>
    </message>
    <message>
        <source>Play: {card}</source>
        <comment>a possible move</comment>
        <translation>Jugar: {card}</translation>
    </message>
    <message>
        <source>{player} plays: {card}.</source>
        <translation>{player} juega: {card}.</translation>
    </message>
    <message>
        <source>{player} takes the trick.</source>
        <translation>{player} se lleva la baza.</translation>
    </message>
    <message>
        <source>{player} leads, with any card.</source>
        <translation>Sale {player}, con la carta que quiera.</translation>
    </message>
    <message>
        <source>Led suit: {suit}. It is {player}’s turn.</source>
        <translation>Palo de salida: {suit}. Le toca a {player}.</translation>
    </message>
    <message>
        <source>Everyone plays one card from their own hand.</source>
        <translation>Cada cual juega una carta de su propia mano.</translation>
    </message>
    <message>
        <source>Trumps: {suit}. There is still one in the hand.</source>
        <translation>Triunfo: {suit}. Aún queda alguno en la mano.</translation>
    </message>
    <message>
        <source>Led suit: {suit}. {player} must follow suit.</source>
        <translation>Palo de salida: {suit}. {player} debe seguirlo.</translation>
    </message>
    <message>
        <source>Led suit: {suit}. {player} has none and must play a trump.</source>
        <translation>Palo de salida: {suit}. {player} no tiene y debe jugar triunfo.</translation>
    </message>
    <message>
        <source>Led suit: {suit}. {player} has none and may play any card.</source>
        <translation>Palo de salida: {suit}. {player} no tiene y puede jugar la carta que quiera.</translation>
    </message>
    <message>
        <source>Head start</source>
        <comment>line of a score: points from the beginning</comment>
        <translation>Ventaja</translation>
    </message>
</context>
<context>
    <name>Counters</name>
    <message>
        <source>Counters: {player}</source>
        <comment>a place on the table: the counters that somebody holds</comment>
        <translation>Fichas: {player}</translation>
    </message>
    <message>
        <source>Pot</source>
        <comment>a place on the table: the counters that can be won</comment>
        <translation>Bote</translation>
    </message>
    <message>
        <source>counter</source>
        <comment>a flat round token that is paid and won</comment>
        <translation>ficha</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <comment>what somebody holds</comment>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n counter(s) into the pot.</source>
        <translation>
            <numerusform>{player} pone %n ficha en el bote.</numerusform>
            <numerusform>{player} pone %n fichas en el bote.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives {other} %n counter(s).</source>
        <translation>
            <numerusform>{player} da %n ficha a {other}.</numerusform>
            <numerusform>{player} da %n fichas a {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n counter(s) from the pot.</source>
        <translation>
            <numerusform>{player} toma %n ficha del bote.</numerusform>
            <numerusform>{player} toma %n fichas del bote.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the pot with %n counter(s).</source>
        <translation>
            <numerusform>{player} se lleva el bote: %n ficha.</numerusform>
            <numerusform>{player} se lleva el bote: %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n counter(s).</source>
        <translation>
            <numerusform>{player} gana con %n ficha.</numerusform>
            <numerusform>{player} gana con %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share the victory with %n counter(s) each.</source>
        <translation>
            <numerusform>{players} comparten la victoria con %n ficha.</numerusform>
            <numerusform>{players} comparten la victoria con %n fichas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>die showing a {pips}</source>
        <translation>dado con un {pips}</translation>
    </message>
    <message>
        <source>die before the throw</source>
        <translation>dado antes de la tirada</translation>
    </message>
    <message>
        <source>Dice tray</source>
        <translation>Bandeja de dados</translation>
    </message>
    <message>
        <source>Dice cup</source>
        <translation>Cubilete</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice</source>
        <comment>button</comment>
        <translation>
            <numerusform>Tirar %n dado</numerusform>
            <numerusform>Tirar %n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw</source>
        <comment>button while no die is chosen</comment>
        <translation>Tirar</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>During a match</source>
        <translation>Durante una partida</translation>
    </message>
    <message>
        <source>Playing with the keys</source>
        <translation>Jugar con el teclado</translation>
    </message>
    <message>
        <source>Go to the next card, piece or square</source>
        <translation>Ir a la carta, ficha o casilla siguiente</translation>
    </message>
    <message>
        <source>Go to the next part of the table, and on to the panel</source>
        <translation>Ir a la parte siguiente de la mesa y luego al panel</translation>
    </message>
    <message>
        <source>Pick up, lay down, press; in the log: look back</source>
        <translation>Tomar, dejar, pulsar; en el registro: mirar atrás</translation>
    </message>
    <message>
        <source>Move a card within the hand</source>
        <translation>Mover una carta en la propia mano</translation>
    </message>
    <message>
        <source>In the log: the first and the last move</source>
        <translation>En el registro: la primera y la última jugada</translation>
    </message>
    <message>
        <source>Pause, in games against the clock</source>
        <translation>Pausa, en los juegos contra el reloj</translation>
    </message>
    <message>
        <source>Put back, close, leave full screen, go back</source>
        <translation>Devolver, cerrar, salir de la pantalla completa, volver</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>To change a key, choose its field and press the key that you want instead.</source>
        <translation>Para cambiar una tecla, elige su campo y pulsa la que quieras en su lugar.</translation>
    </message>
    <message>
        <source>also {keys}</source>
        <comment>other keys that do the same</comment>
        <translation>también {keys}</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>ninguna tecla</translation>
    </message>
    <message>
        <source>{key} is taken already: “{what}”.</source>
        <translation>{key} ya está ocupada: «{what}».</translation>
    </message>
    <message>
        <source>Back to the original keys</source>
        <translation>Todas las teclas como al principio</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>First steps</source>
        <comment>level of a computer player</comment>
        <translation>Primeros pasos</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>level of a computer player</comment>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>level of a computer player</comment>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>level of a computer player</comment>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>level of a computer player</comment>
        <translation>El más fuerte</translation>
    </message>
    <message>
        <source>As I play</source>
        <comment>level of a computer player: as strong as the people at its table</comment>
        <translation>Como yo</translation>
    </message>
    <message>
        <source>Pure luck</source>
        <comment>instead of a level, in a game in which luck alone decides</comment>
        <translation>Pura suerte</translation>
    </message>
    <message>
        <source>Luck alone decides this game: all computer players are alike.</source>
        <translation>Aquí solo decide la suerte: todos los ordenadores juegan igual.</translation>
    </message>
    <message>
        <source>At its weakest: {program}</source>
        <comment>another program as an opponent</comment>
        <translation>Lo más débil posible: {program}</translation>
    </message>
    <message>
        <source>Held back: {program}</source>
        <comment>another program as an opponent</comment>
        <translation>Con freno: {program}</translation>
    </message>
    <message>
        <source>Full strength: {program}</source>
        <comment>another program as an opponent</comment>
        <translation>Con toda su fuerza: {program}</translation>
    </message>
</context>
<context>
    <name>Luck</name>
    <message>
        <source>Luck of this match</source>
        <translation>Suerte de la partida</translation>
    </message>
    <message>
        <source>All dice and cards of this match come from one secret number, the source. Its fingerprint is a promise: the source was fixed before the first throw or deal, and nobody can exchange it unnoticed.</source>
        <translation>Todos los dados y cartas de esta partida salen de un solo número secreto, la fuente. Su huella es una promesa: la fuente quedó fijada antes de la primera tirada o del primer reparto, y nadie puede cambiarla a escondidas.</translation>
    </message>
    <message>
        <source>This match was dealt again: its source is known from the match before.</source>
        <translation>Esta partida repite la misma suerte: su fuente se conoce de la partida anterior.</translation>
    </message>
    <message>
        <source>This match was begun before the luck could be checked.</source>
        <translation>Esta partida empezó antes de que se pudiera comprobar la suerte.</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Huella</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>The source is shown here when the match is over. Then the luck can be checked.</source>
        <translation>La fuente aparece aquí cuando termina la partida. Entonces se puede comprobar la suerte.</translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>button: digits go to the clipboard</comment>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy: {thing}</source>
        <comment>button for screen readers: the fingerprint or the source</comment>
        <translation>Copiar: {thing}</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Check the luck</source>
        <comment>button</comment>
        <translation>Comprobar la suerte</translation>
    </message>
    <message>
        <source>The throws of every player</source>
        <translation>Las tiradas de cada cual</translation>
    </message>
    <message>
        <source>The luck is being checked…</source>
        <translation>Se está comprobando la suerte…</translation>
    </message>
    <message numerus="yes">
        <source>It is true: all %n outcome(s) come from the source.</source>
        <comment>dice that fell, cards drawn</comment>
        <translation>
            <numerusform>Es verdad: el único resultado sale de la fuente.</numerusform>
            <numerusform>Es verdad: los %n resultados salen todos de la fuente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %n die (dice) from the real table.</source>
        <translation>
            <numerusform>Sin contar: %n dado de la mesa de verdad.</numerusform>
            <numerusform>Sin contar: %n dados de la mesa de verdad.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not so: at move {number} something else came up than the source gives.</source>
        <translation>No es verdad: en la jugada {number} salió algo distinto de lo que da la fuente.</translation>
    </message>
    <message>
        <source>Not so: the fingerprint belongs to another source.</source>
        <translation>No es verdad: la huella es de otra fuente.</translation>
    </message>
    <message>
        <source>The same dice and cards once more: everybody sits one seat further and gets what another had.</source>
        <translation>Otra vez los mismos dados y cartas: cada cual avanza un sitio y recibe lo que otra persona tenía.</translation>
    </message>
    <message>
        <source>Fingerprint of this match’s luck: {signs}</source>
        <translation>Huella de la suerte de esta partida: {signs}</translation>
    </message>
    <message>
        <source>Dealt again. Fingerprint of the luck, known from the match before: {signs}</source>
        <translation>La misma suerte otra vez. Huella, conocida de la partida anterior: {signs}</translation>
    </message>
    <message>
        <source>A click shows all about the luck of this match.</source>
        <translation>Un clic muestra todo sobre la suerte de esta partida.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n die (dice)</source>
        <comment>so many dice were thrown</comment>
        <translation>
            <numerusform>{player}: %n dado</numerusform>
            <numerusform>{player}: %n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>Within what honest dice do.</source>
        <translation>Dentro de lo que hacen los dados honrados.</translation>
    </message>
    <message>
        <source>Unusual, but honest dice do that too, about once in 20 counts. {faces}.</source>
        <comment>the list of such numbers</comment>
        <translation>Poco común, pero los dados honrados también lo hacen, más o menos una de cada 20 veces. {faces}.</translation>
    </message>
    <message>
        <source>{face}: {count} times, usual: {least} to {most}</source>
        <comment>a number of the die, and how often it was thrown</comment>
        <translation>{face}: {count} veces, lo normal: de {least} a {most}</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message numerus="yes">
        <source>{player} was faster, by %n thousandth(s) of a second.</source>
        <translation>
            <numerusform>{player} se adelantó por %n milésima de segundo.</numerusform>
            <numerusform>{player} se adelantó por %n milésimas de segundo.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins with {points} points.</source>
        <translation>{player} gana con {points} puntos.</translation>
    </message>
    <message>
        <source>{players} share the victory with {points} points each.</source>
        <translation>{players} comparten la victoria con {points} puntos.</translation>
    </message>
    <message>
        <source>{line} of {player}</source>
        <comment>a box of the score pad</comment>
        <translation>{line}: {player}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>{player}: {what}</source>
        <comment>what: “10 squares ahead”</comment>
        <translation>{player}: {what}</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Delete “{title}”?</source>
        <translation>¿Borrar «{title}»?</translation>
    </message>
    <message>
        <source>The match goes to the trash of this computer: {note} ({names}).</source>
        <translation>La partida irá a la papelera de este ordenador: {note} ({names}).</translation>
    </message>
    <message>
        <source>There is no trash here. The match would be gone for good.</source>
        <translation>Aquí no hay papelera. La partida desaparecería para siempre.</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>button: a saved match</comment>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>button: do not delete a saved match</comment>
        <translation>Conservarla</translation>
    </message>
    <message>
        <source>“{title}” is in the trash now.</source>
        <translation>«{title}» está ahora en la papelera.</translation>
    </message>
    <message>
        <source>“{title}” has been put away. It is not offered on the shelf any more.</source>
        <translation>«{title}» está recogida. Ya no aparece en la estantería.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <comment>button: a saved match comes to the shelf again</comment>
        <translation>Recuperarla</translation>
    </message>
    <message>
        <source>{player} won, {when}</source>
        <comment>how a match ended, and when</comment>
        <translation>Victoria de {player}, {when}</translation>
    </message>
    <message>
        <source>{players} won, {when}</source>
        <comment>how a match ended, and when</comment>
        <translation>Victoria de {players}, {when}</translation>
    </message>
    <message>
        <source>A draw, {when}</source>
        <comment>how a match ended, and when</comment>
        <translation>Empate, {when}</translation>
    </message>
    <message>
        <source>{title} ({game})</source>
        <comment>a match that somebody gave a name</comment>
        <translation>{title} ({game})</translation>
    </message>
    <message>
        <source>{title}: {note} ({names})</source>
        <translation>{title}: {note} ({names})</translation>
    </message>
    <message>
        <source>{title}: {note} ({names}), put away</source>
        <translation>{title}: {note} ({names}), recogida</translation>
    </message>
    <message>
        <source>same dice and cards again</source>
        <comment>a match that was dealt as one before it</comment>
        <translation>otra vez los mismos dados y cartas</translation>
    </message>
    <message>
        <source>{names}, same dice and cards again</source>
        <translation>{names}, otra vez los mismos dados y cartas</translation>
    </message>
    <message>
        <source>from {file}</source>
        <comment>the file that a match was opened from</comment>
        <translation>de {file}</translation>
    </message>
    <message>
        <source>Shelf</source>
        <comment>button: back to the first page</comment>
        <translation>Estantería</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Game or name</source>
        <comment>in a search field: what is searched for</comment>
        <translation>Juego o nombre</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Qué partidas</translation>
    </message>
    <message>
        <source>All</source>
        <comment>all matches</comment>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>matches</comment>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>matches</comment>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>From files</source>
        <comment>matches that were opened from files</comment>
        <translation>De archivos</translation>
    </message>
    <message>
        <source>Put away</source>
        <comment>matches that are not on the shelf</comment>
        <translation>Recogidas</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>No match has been saved yet. Every match is kept here from its first move on.</source>
        <translation>Todavía no hay ninguna partida guardada. Todas se guardan aquí desde la primera jugada.</translation>
    </message>
    <message>
        <source>No match found.</source>
        <translation>No hay ninguna partida así.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <comment>button: a copy of a saved match</comment>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Mostrar todas las partidas</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: a saved match</comment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Look at it</source>
        <comment>button: a finished match</comment>
        <translation>Verla</translation>
    </message>
    <message>
        <source>Rename</source>
        <comment>button: a saved match</comment>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <source>Put away</source>
        <comment>button: take a saved match off the shelf</comment>
        <translation>Recoger</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>no</source>
        <comment>a house rule is not played</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>a house rule is played</comment>
        <translation>sí</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <comment>a value of a house rule that names one seat of the table</comment>
        <translation>Sitio {number}</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>it is decided by chance who begins</comment>
        <translation>Por sorteo</translation>
    </message>
    <message>
        <source>The first seat</source>
        <comment>who begins</comment>
        <translation>El primer sitio</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>red piece</source>
        <translation>ficha roja</translation>
    </message>
    <message>
        <source>blue piece</source>
        <translation>ficha azul</translation>
    </message>
    <message>
        <source>yellow piece</source>
        <translation>ficha amarilla</translation>
    </message>
    <message>
        <source>green piece</source>
        <translation>ficha verde</translation>
    </message>
    <message>
        <source>purple piece</source>
        <translation>ficha morada</translation>
    </message>
    <message>
        <source>orange piece</source>
        <translation>ficha naranja</translation>
    </message>
    <message>
        <source>sky blue piece</source>
        <translation>ficha celeste</translation>
    </message>
    <message>
        <source>pink piece</source>
        <translation>ficha rosa</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Desarrollo</translation>
    </message>
    <message>
        <source>End and scoring</source>
        <translation>Final y puntos</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>At a glance</source>
        <comment>short list of what each card or sign does</comment>
        <translation>De un vistazo</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>En todos los juegos</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <translation>
            <numerusform>%n regla encontrada</numerusform>
            <numerusform>%n reglas encontradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Show an example</source>
        <comment>of what this rule forbids</comment>
        <translation>Mostrar un ejemplo</translation>
    </message>
    <message>
        <source>Hide the example</source>
        <comment>of what this rule forbids</comment>
        <translation>Ocultar el ejemplo</translation>
    </message>
    <message>
        <source>Print the booklet</source>
        <comment>button: the rules on paper</comment>
        <translation>Imprimir el librito</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>Idioma de las reglas</translation>
    </message>
    <message>
        <source>as played at this table</source>
        <translation>como se juega aquí</translation>
    </message>
    <message>
        <source>Save the rules as a PDF file</source>
        <translation>Guardar las reglas en un archivo PDF</translation>
    </message>
    <message>
        <source>The rules are in the file “{file}”.</source>
        <translation>Las reglas están en el archivo «{file}».</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be written.</source>
        <translation>No se puede escribir el archivo «{file}».</translation>
    </message>
    <message>
        <source>The disk may be full or the folder locked. Choose another folder.</source>
        <translation>Quizá el disco esté lleno o la carpeta bloqueada. Elige otra carpeta.</translation>
    </message>
    <message>
        <source>The printer did not take the rules.</source>
        <translation>La impresora no ha aceptado las reglas.</translation>
    </message>
    <message>
        <source>Check that it is switched on and has paper, and print again.</source>
        <translation>Mira si está encendida y tiene papel, y vuelve a imprimir.</translation>
    </message>
    <message>
        <source>See step by step: {title}</source>
        <comment>what is shown is a good example</comment>
        <translation>Ver paso a paso: {title}</translation>
    </message>
    <message>
        <source>One step back</source>
        <comment>button: an example is shown step by step</comment>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>One step on</source>
        <comment>button: an example is shown step by step</comment>
        <translation>Un paso más</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <comment>which step of an example is shown</comment>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>What is not allowed</source>
        <comment>heading of an example of what a rule forbids</comment>
        <translation>Lo que no está permitido</translation>
    </message>
    <message>
        <source>The table at the start</source>
        <comment>below a picture in the printed rules</comment>
        <translation>La mesa al principio</translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>{token}, {place}</source>
        <translation>{token}, {place}</translation>
    </message>
    <message>
        <source>{token}, {place}: {condition}</source>
        <translation>{token}, {place}: {condition}</translation>
    </message>
    <message>
        <source>{part}: {token}, {place}</source>
        <translation>{part}: {token}, {place}</translation>
    </message>
    <message>
        <source>{token}: {parts}</source>
        <translation>{token}: {parts}</translation>
    </message>
    <message>
        <source>{token}: carried</source>
        <translation>{token}: en la mano</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) or card(s) carried</source>
        <translation>
            <numerusform>%n ficha o carta en la mano</numerusform>
            <numerusform>%n fichas o cartas en la mano</numerusform>
        </translation>
    </message>
    <message>
        <source>{token}: put down again</source>
        <translation>{token}: de vuelta en su sitio</translation>
    </message>
    <message>
        <source>{token}: card {place} of {places}</source>
        <translation>{token}: carta {place} de {places}</translation>
    </message>
    <message>
        <source>{place}: allowed</source>
        <translation>{place}: se puede</translation>
    </message>
    <message>
        <source>{place}: not allowed</source>
        <translation>{place}: no se puede</translation>
    </message>
    <message>
        <source>{place}: {points} on offer</source>
        <translation>{place}: {points} posibles</translation>
    </message>
    <message>
        <source>{place}: {content}</source>
        <translation>{place}: {content}</translation>
    </message>
    <message>
        <source>can be played now</source>
        <comment>of a card, a die or a piece</comment>
        <translation>se puede jugar ahora</translation>
    </message>
    <message>
        <source>what is carried may go here</source>
        <comment>of a card or a piece on the table</comment>
        <translation>lo que está en la mano puede ir aquí</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Idioma y aspecto</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Luz</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Noche</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Alto contraste, claro</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Alto contraste, oscuro</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Velocidad de animación</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>animation speed</comment>
        <translation>Sin animación</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>animation speed</comment>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>animation speed</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Gentle</source>
        <comment>animation speed, slow for small children</comment>
        <translation>Suave</translation>
    </message>
    <message>
        <source>Four colours for the four suits</source>
        <translation>Cartas en cuatro colores</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Activar el sonido</translation>
    </message>
    <message>
        <source>One click moves anything that can go to only one place</source>
        <translation>Un clic mueve lo que solo puede ir a un sitio</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <comment>the setting follows the operating system</comment>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Sort hands by rank, not by suit</source>
        <translation>Ordenar las cartas por valor, no por palo</translation>
    </message>
    <message>
        <source>Show numbers on the squares of boards</source>
        <translation>Números en las casillas de los tableros</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>See and change all keys</source>
        <translation>Ver y cambiar todas las teclas</translation>
    </message>
    <message>
        <source>Show where things may go</source>
        <translation>Mostrar adónde puede ir cada cosa</translation>
    </message>
    <message>
        <source>Say aloud what players call out</source>
        <translation>Decir en voz alta lo que anuncian los jugadores</translation>
    </message>
    <message>
        <source>Hello!</source>
        <comment>said aloud, so that the voice can be heard</comment>
        <translation>¡Hola!</translation>
    </message>
    <message>
        <source>This computer has no voice that Tabletop can use. On Linux, eSpeak NG brings one.</source>
        <translation>Este ordenador no tiene ninguna voz que Tabletop pueda usar. En Linux, eSpeak NG incluye una.</translation>
    </message>
    <message>
        <source>Other programs</source>
        <comment>as opponents in games</comment>
        <translation>Otros programas</translation>
    </message>
    <message>
        <source>Programs of this computer may be opponents</source>
        <translation>Los programas de este ordenador pueden ser rivales</translation>
    </message>
    <message>
        <source>{game}: {programs}</source>
        <comment>a game, and names of programs that play it</comment>
        <translation>{game}: {programs}</translation>
    </message>
    <message>
        <source>{game}: no program was found on this computer.</source>
        <translation>{game}: no se ha encontrado ningún programa en este ordenador.</translation>
    </message>
    <message>
        <source>“{file}” is not a program that can play {game}.</source>
        <translation>«{file}» no es un programa que sepa jugar a este juego: {game}.</translation>
    </message>
    <message>
        <source>Choose a program for {game}</source>
        <comment>button: opens a list of files</comment>
        <translation>Elegir un programa para {game}</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>changed</source>
        <comment>a house rule differs from the printed one</comment>
        <translation>cambiado</translation>
    </message>
    <message>
        <source>{choice} (printed rule)</source>
        <comment>one value of a house rule</comment>
        <translation>{choice} (regla original)</translation>
    </message>
    <message>
        <source>Does not count: the match begins from the pasted position.</source>
        <translation>No cuenta: la partida empieza con la posición pegada.</translation>
    </message>
    <message>
        <source>The dot marks the printed rule.</source>
        <translation>El punto señala la regla original.</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Estantería</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Leer las reglas</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>button that begins the match</comment>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>The set-up is kept for the next match.</source>
        <translation>La preparación se guarda para la próxima partida.</translation>
    </message>
    <message>
        <source>Friendly undo: even a throw or a drawn card can be taken back</source>
        <translation>Deshacer sin límites: también tras tirar o robar cartas</translation>
    </message>
    <message>
        <source>Friendly undo: even after the other side has moved</source>
        <translation>Deshacer sin límites: también tras la respuesta rival</translation>
    </message>
    <message>
        <source>Person</source>
        <comment>who sits on a seat</comment>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>who sits on a seat</comment>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <comment>name of a person who has given none</comment>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Name on seat {number}</source>
        <translation>Nombre en el sitio {number}</translation>
    </message>
    <message>
        <source>Who sits on seat {number}</source>
        <translation>Quién ocupa el sitio {number}</translation>
    </message>
    <message>
        <source>Colour of seat {number}: {colour}</source>
        <translation>Color del sitio {number}: {colour}</translation>
    </message>
    <message>
        <source>Level of seat {number}</source>
        <translation>Nivel del sitio {number}</translation>
    </message>
    <message>
        <source>Language of seat {number}</source>
        <translation>Idioma del sitio {number}</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Añadir un sitio</translation>
    </message>
    <message>
        <source>Throw real dice</source>
        <comment>the throws of a seat: on the real table, not on the screen</comment>
        <translation>Tirar dados de verdad</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Quitar este sitio</translation>
    </message>
    <message>
        <source>Red, circle</source>
        <translation>Rojo, círculo</translation>
    </message>
    <message>
        <source>Blue, square</source>
        <translation>Azul, cuadrado</translation>
    </message>
    <message>
        <source>Yellow, triangle</source>
        <translation>Amarillo, triángulo</translation>
    </message>
    <message>
        <source>Green, cross</source>
        <translation>Verde, cruz</translation>
    </message>
    <message>
        <source>Purple, star</source>
        <translation>Morado, estrella</translation>
    </message>
    <message>
        <source>Orange, moon</source>
        <translation>Naranja, luna</translation>
    </message>
    <message>
        <source>Sky blue, drop</source>
        <translation>Celeste, gota</translation>
    </message>
    <message>
        <source>Pink, hourglass</source>
        <translation>Rosa, reloj de arena</translation>
    </message>
    <message>
        <source>same side</source>
        <comment>people sit: all before the screen</comment>
        <translation>en el mismo lado</translation>
    </message>
    <message>
        <source>opposite</source>
        <comment>people sit: two, the screen lies between them</comment>
        <translation>frente a frente</translation>
    </message>
    <message>
        <source>round the table</source>
        <comment>people sit: on all sides of the screen</comment>
        <translation>alrededor de la mesa</translation>
    </message>
    <message>
        <source>Turn the board after each move</source>
        <translation>Girar el tablero después de cada jugada</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <comment>button: the match begins from a position of the clipboard</comment>
        <translation>Pegar una posición</translation>
    </message>
    <message>
        <source>Begins from: {position}</source>
        <comment>a pasted position</comment>
        <translation>Empieza desde: {position}</translation>
    </message>
    <message>
        <source>Begin as usual</source>
        <comment>button: not from the pasted position</comment>
        <translation>Empezar como siempre</translation>
    </message>
    <message>
        <source>The clipboard holds no position from which a match of {game} can begin.</source>
        <translation>En el portapapeles no hay ninguna posición desde la que pueda empezar una partida de este juego: {game}.</translation>
    </message>
    <message>
        <source>Copy a position (FEN) first, as one line of text, and paste it here.</source>
        <translation>Copia primero una posición (FEN), en una sola línea de texto, y pégala aquí.</translation>
    </message>
    <message>
        <source>{number}. {choice}</source>
        <comment>an entry of a list with its number</comment>
        <translation>{number}. {choice}</translation>
    </message>
    <message>
        <source>Drag it, or use Ctrl and the arrow keys. Delete takes it out.</source>
        <translation>Arrastrar, o Ctrl y las flechas. Supr lo quita.</translation>
    </message>
    <message>
        <source>Add: {choice}</source>
        <translation>Añadir: {choice}</translation>
    </message>
    <message numerus="yes">
        <source>Reset %n change(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>Restablecer %n cambio</numerusform>
            <numerusform>Restablecer %n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is played by the printed rules.</source>
        <translation>Este juego se juega con la regla original.</translation>
    </message>
    <message>
        <source>How are you sitting?</source>
        <comment>to all the people round the screen</comment>
        <translation>¿Cómo os sentáis?</translation>
    </message>
    <message>
        <source>Table ({code})</source>
        <comment>language of a seat: the one of the table; code: EN</comment>
        <translation>Mesa ({code})</translation>
    </message>
    <message>
        <source>Fox</source>
        <comment>name of a computer player</comment>
        <translation>Zorro</translation>
    </message>
    <message>
        <source>Owl</source>
        <comment>name of a computer player</comment>
        <translation>Búho</translation>
    </message>
    <message>
        <source>Bear</source>
        <comment>name of a computer player</comment>
        <translation>Oso</translation>
    </message>
    <message>
        <source>Hare</source>
        <comment>name of a computer player</comment>
        <translation>Liebre</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <comment>name of a computer player</comment>
        <translation>Erizo</translation>
    </message>
    <message>
        <source>Badger</source>
        <comment>name of a computer player</comment>
        <translation>Tejón</translation>
    </message>
    <message>
        <source>Otter</source>
        <comment>name of a computer player</comment>
        <translation>Nutria</translation>
    </message>
    <message>
        <source>Mouse</source>
        <comment>name of a computer player</comment>
        <translation>Ratón</translation>
    </message>
    <message>
        <source>{choice} •</source>
        <comment>one value of a house rule; the dot marks the printed one</comment>
        <translation>{choice} •</translation>
    </message>
    <message>
        <source>Do not suggest this name any more</source>
        <comment>menu of a name</comment>
        <translation>No sugerir más este nombre</translation>
    </message>
    <message>
        <source>{players} play together.</source>
        <comment>the partners of one team</comment>
        <translation>{players} juegan en equipo.</translation>
    </message>
    <message>
        <source>Other teams</source>
        <comment>button: the people sit down so that others are partners</comment>
        <translation>Otros equipos</translation>
    </message>
    <message>
        <source>Short game: {short}</source>
        <comment>{short}: about 25 minutes</comment>
        <translation>Partida corta: {short}</translation>
    </message>
    <message>
        <source>Short game: {short}, otherwise {full}</source>
        <comment>{full}: about 2 hours</comment>
        <translation>Partida corta: {short}; si no, {full}</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <comment>a house rule, and how it is played</comment>
        <translation>{rule}: {value}</translation>
    </message>
    <message>
        <source>By these rules a match takes {time}.</source>
        <comment>{time}: about 2 hours</comment>
        <translation>Con estas reglas, una partida dura {time}.</translation>
    </message>
    <message>
        <source>“As I play” begins about as strong as “{level}”, and learns from every match.</source>
        <comment>level: “Easy”</comment>
        <translation>«Como yo» empieza más o menos como «{level}» y aprende de cada partida.</translation>
    </message>
    <message>
        <source>“As I play” is about as strong as “{level}” now, going by how {players} played so far.</source>
        <comment>level: “Easy”</comment>
        <translation>«Como yo» juega ahora más o menos como «{level}», según las partidas de {players}.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no head start and no handicap</comment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>{player}: {what}</source>
        <comment>what: “10 squares ahead”</comment>
        <translation>{player}: {what}</translation>
    </message>
    <message>
        <source>This match will not count for that, as somebody has a head start or a handicap.</source>
        <translation>Esta partida no contará para ello, porque alguien tiene una ventaja o una desventaja.</translation>
    </message>
    <message>
        <source>Head start or handicap</source>
        <comment>button: what the seats are given at the start</comment>
        <translation>Ventaja o desventaja</translation>
    </message>
    <message>
        <source>Everybody starts alike.</source>
        <translation>Todo el mundo empieza igual.</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>{player} is next, {when}</source>
        <comment>whose turn it is, and when the match was played</comment>
        <translation>Le toca a {player}, {when}</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), {when}</source>
        <comment>where a match stands and when it was played</comment>
        <translation>
            <numerusform>%n jugada, {when}</numerusform>
            <numerusform>%n jugadas, {when}</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ayer</translation>
    </message>
    <message>
        <source>Tabletop</source>
        <translation>Tabletop</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Buscar un juego</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>heading over matches that can be played on</comment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Edad</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>kind of game: board, dice, cards</comment>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>any number of players</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>any age</comment>
        <translation>Todas</translation>
    </message>
    <message>
        <source>All</source>
        <comment>all kinds of games</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>short for board games</comment>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>short for dice games</comment>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>short for card games</comment>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>short for games of quick reactions</comment>
        <translation>Rapidez</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n juego</numerusform>
            <numerusform>%n juegos</numerusform>
        </translation>
    </message>
    <message>
        <source>No game found.</source>
        <translation>No hay ningún juego así.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Ver todos los juegos</translation>
    </message>
    <message>
        <source>{number}+</source>
        <comment>that many players and more</comment>
        <translation>{number}+</translation>
    </message>
    <message>
        <source>{least}–{most}</source>
        <comment>numbers of players or minutes, least to most</comment>
        <translation>{least}–{most}</translation>
    </message>
    <message>
        <source>{age}+</source>
        <comment>age in years and up, on the tag of a box</comment>
        <translation>{age}+</translation>
    </message>
    <message>
        <source>{title}, {players}, {age}, {minutes}</source>
        <comment>name of a box for screen readers</comment>
        <translation>{title}, {players}, {age}, {minutes}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} to {most} players</source>
        <translation>{least} a {most} jugadores</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>más o menos %n minuto</numerusform>
            <numerusform>unos %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Put away</source>
        <comment>menu: take a saved match off the shelf</comment>
        <translation>Recoger</translation>
    </message>
    <message>
        <source>Continue {title}: {note} ({names})</source>
        <translation>Continuar {title}: {note} ({names})</translation>
    </message>
    <message>
        <source>All matches</source>
        <comment>button: the list of all saved matches</comment>
        <translation>Todas las partidas</translation>
    </message>
    <message numerus="yes">
        <source>from age %n</source>
        <comment>age</comment>
        <translation>
            <numerusform>desde %n año</numerusform>
            <numerusform>desde %n años</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s)</source>
        <translation>
            <numerusform>más o menos %n hora</numerusform>
            <numerusform>unas %n horas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>Offer a draw</source>
        <translation>Ofrecer tablas</translation>
    </message>
    <message>
        <source>Accept</source>
        <comment>a draw that is offered</comment>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Decline</source>
        <comment>a draw that is offered</comment>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>Aceptar las tablas</translation>
    </message>
    <message>
        <source>Decline the draw</source>
        <translation>Rechazar las tablas</translation>
    </message>
    <message>
        <source>Give up the match</source>
        <translation>Abandonar la partida</translation>
    </message>
    <message>
        <source>{player} offers a draw.</source>
        <translation>{player} ofrece tablas.</translation>
    </message>
    <message>
        <source>{player} accepts the draw.</source>
        <translation>{player} acepta las tablas.</translation>
    </message>
    <message>
        <source>{player} declines the draw.</source>
        <translation>{player} rechaza las tablas.</translation>
    </message>
    <message>
        <source>{player} gives up.</source>
        <translation>{player} abandona.</translation>
    </message>
    <message>
        <source>Both agree: the match is drawn.</source>
        <translation>Las dos partes están de acuerdo: la partida termina en tablas.</translation>
    </message>
    <message>
        <source>{other} gives up: {player} wins.</source>
        <translation>{other} abandona: gana {player}.</translation>
    </message>
    <message>
        <source>The same position has come back again: the match is drawn.</source>
        <translation>La misma posición se ha repetido otra vez: la partida termina en tablas.</translation>
    </message>
    <message>
        <source>Nothing has been captured for too long: the match is drawn.</source>
        <translation>Demasiado tiempo sin capturas: la partida termina en tablas.</translation>
    </message>
    <message>
        <source>{other} has no move left: {player} wins.</source>
        <translation>{other} no tiene ninguna jugada: gana {player}.</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} gana.</translation>
    </message>
    <message>
        <source>The match ends in a draw.</source>
        <translation>La partida termina en tablas.</translation>
    </message>
    <message>
        <source>No draw has been offered.</source>
        <translation>Nadie ha ofrecido tablas.</translation>
    </message>
    <message>
        <source>Who plays White</source>
        <translation>Quién juega con blancas</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>it is decided by chance who plays White</comment>
        <translation>Por sorteo</translation>
    </message>
    <message>
        <source>The first seat</source>
        <comment>who plays White</comment>
        <translation>El primer sitio</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>jugada {number}</translation>
    </message>
    <message>
        <source>{other} offers a draw. {player} must accept or decline.</source>
        <translation>{other} ofrece tablas. {player} debe aceptar o rechazar.</translation>
    </message>
    <message>
        <source>The offer of a draw must be accepted or declined first.</source>
        <translation>Primero hay que aceptar o rechazar las tablas ofrecidas.</translation>
    </message>
    <message>
        <source>{player} has already offered a draw in this turn.</source>
        <translation>{player} ya ha ofrecido tablas en este turno.</translation>
    </message>
    <message>
        <source>This position is no better than a draw.</source>
        <translation>La posición no es mejor que unas tablas.</translation>
    </message>
    <message>
        <source>This position is worth playing on.</source>
        <translation>Vale la pena seguir jugando esta posición.</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>It has been left as it is. Choose another match.</source>
        <translation>No se ha cambiado. Elige otra partida.</translation>
    </message>
    <message>
        <source>The match “{file}” is damaged from move {move} on.</source>
        <translation>La partida «{file}» está dañada desde la jugada {move}.</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be opened.</source>
        <translation>No se puede abrir el archivo «{file}».</translation>
    </message>
    <message>
        <source>The match cannot be saved now: the disk is full or the folder is locked.</source>
        <translation>La partida no se puede guardar ahora: el disco está lleno o la carpeta bloqueada.</translation>
    </message>
    <message>
        <source>The result cannot be kept: the disk is full or the folder is locked.</source>
        <translation>El resultado no se puede guardar: el disco está lleno o la carpeta está bloqueada.</translation>
    </message>
    <message>
        <source>Play goes on; only this result is not counted.</source>
        <translation>El juego sigue; este resultado solo faltará en la cuenta de victorias.</translation>
    </message>
    <message>
        <source>The match “{file}” cannot be moved: the folder is locked or the file is gone.</source>
        <translation>La partida «{file}» no se puede mover: la carpeta está bloqueada o el archivo ya no está.</translation>
    </message>
    <message>
        <source>It has been left where it is.</source>
        <translation>Se ha quedado donde estaba.</translation>
    </message>
    <message>
        <source>The match “{file}” is also open in another window of Tabletop.</source>
        <translation>La partida «{file}» también está abierta en otra ventana de Tabletop.</translation>
    </message>
    <message>
        <source>The file “{file}” is too large to be opened.</source>
        <translation>El archivo «{file}» es demasiado grande para abrirlo.</translation>
    </message>
    <message>
        <source>A file with fewer or shorter matches can be opened.</source>
        <translation>Sí se puede abrir un archivo con menos partidas o con partidas más cortas.</translation>
    </message>
    <message>
        <source>No match can be read in the file “{file}”.</source>
        <translation>No se puede leer ninguna partida en el archivo «{file}».</translation>
    </message>
    <message>
        <source>It has been left as it is. Files of these kinds can be opened: {kinds}.</source>
        <translation>Se ha dejado como estaba. Se pueden abrir archivos de estos tipos: {kinds}.</translation>
    </message>
    <message>
        <source>In the file “{file}” a move breaks the rules of {game}.</source>
        <translation>En el archivo «{file}», una jugada incumple las reglas de este juego: {game}.</translation>
    </message>
    <message>
        <source>In the file “{file}”, “{word}” cannot be read, or breaks the rules of {game}.</source>
        <translation>En el archivo «{file}», «{word}» no se puede leer o incumple las reglas de este juego: {game}.</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be written: the disk is full or the folder is locked.</source>
        <translation>No se puede escribir el archivo «{file}»: el disco está lleno o la carpeta está bloqueada.</translation>
    </message>
    <message>
        <source>The match is not lost. Choose another folder for the file.</source>
        <translation>La partida no se ha perdido. Elige otra carpeta para el archivo.</translation>
    </message>
    <message>
        <source>The file “{file}” is not a Tabletop match.</source>
        <translation>El archivo «{file}» no es una partida de Tabletop.</translation>
    </message>
    <message>
        <source>The match “{file}” was saved by a newer version of Tabletop.</source>
        <translation>La partida «{file}» se guardó con una versión más nueva de Tabletop.</translation>
    </message>
    <message>
        <source>The latest version of Tabletop can open it. The file has been left as it is.</source>
        <translation>La última versión de Tabletop puede abrirla. El archivo no se ha cambiado.</translation>
    </message>
    <message>
        <source>It can go on from the last good move. The damaged file is kept.</source>
        <translation>Puede seguir desde la última jugada legible. El archivo dañado se conserva.</translation>
    </message>
    <message>
        <source>The match “{file}” belongs to a game that is not in this version of Tabletop.</source>
        <translation>La partida «{file}» es de un juego que esta versión de Tabletop no tiene.</translation>
    </message>
    <message>
        <source>Check that it still exists and that this account may read it.</source>
        <translation>Mira si todavía existe y si esta cuenta puede leerlo.</translation>
    </message>
    <message>
        <source>The match goes on, and Tabletop tries to save it again after every move.</source>
        <translation>La partida sigue, y se vuelve a intentar guardar después de cada jugada.</translation>
    </message>
    <message>
        <source>This window carries on in a file of its own. Both are kept.</source>
        <translation>Esta ventana sigue en su propio archivo. Los dos se conservan.</translation>
    </message>
    <message>
        <source>{game}: the file “{file}” holds another variant of this game.</source>
        <translation>{game}: el archivo «{file}» es de otra variante de este juego.</translation>
    </message>
    <message>
        <source>It has been left as it is. A program for that variant can open it.</source>
        <translation>Se ha dejado como estaba. Un programa para esa variante puede abrirlo.</translation>
    </message>
    <message>
        <source>It has been left as it is. Once that place is corrected, it can be opened.</source>
        <translation>Se ha dejado como estaba. Una vez corregido ese punto, se podrá abrir.</translation>
    </message>
    <message>
        <source>The file “{file}”, in which this match was kept, is gone.</source>
        <translation>El archivo «{file}», donde estaba esta partida, ya no está.</translation>
    </message>
    <message>
        <source>The match carries on in a new file, and no move is lost.</source>
        <translation>La partida sigue en un archivo nuevo y no se pierde ninguna jugada.</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message numerus="yes">
        <source>It was over after %n round(s).</source>
        <comment>the match</comment>
        <translation>
            <numerusform>Todo terminó tras %n ronda.</numerusform>
            <numerusform>Todo terminó tras %n rondas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was over after %n deal(s).</source>
        <comment>the match</comment>
        <translation>
            <numerusform>Todo terminó tras %n mano.</numerusform>
            <numerusform>Todo terminó tras %n manos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was over after %n move(s).</source>
        <comment>the match; a move of both sides counts once</comment>
        <translation>
            <numerusform>Todo terminó tras %n jugada.</numerusform>
            <numerusform>Todo terminó tras %n jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not until the last round did {player} take the lead.</source>
        <translation>{player} no tomó la delantera hasta la última ronda.</translation>
    </message>
    <message>
        <source>Not until the last deal did {player} take the lead.</source>
        <translation>{player} no tomó la delantera hasta la última mano.</translation>
    </message>
    <message>
        <source>{player} was in front from the first round to the last.</source>
        <translation>{player} fue por delante desde la primera ronda hasta la última.</translation>
    </message>
    <message>
        <source>{player} was in front from the first deal to the last.</source>
        <translation>{player} fue por delante desde la primera mano hasta la última.</translation>
    </message>
    <message>
        <source>{player} took the lead in round {number} and never lost it again.</source>
        <translation>{player} tomó la delantera en la ronda {number} y ya no la perdió.</translation>
    </message>
    <message>
        <source>{player} took the lead in deal {number} and never lost it again.</source>
        <translation>{player} tomó la delantera en la mano {number} y ya no la perdió.</translation>
    </message>
    <message numerus="yes">
        <source>{player} was in front the longest, for %n round(s) in a row.</source>
        <translation>
            <numerusform>{player} fue por delante más tiempo: %n ronda.</numerusform>
            <numerusform>{player} fue por delante más tiempo: %n rondas seguidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} was in front the longest, for %n deal(s) in a row.</source>
        <translation>
            <numerusform>{player} fue por delante más tiempo: %n mano.</numerusform>
            <numerusform>{player} fue por delante más tiempo: %n manos seguidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>From move {number} to the end {player} had more pieces.</source>
        <translation>Desde la jugada {number} hasta el final, {player} tuvo más piezas.</translation>
    </message>
    <message>
        <source>After move {number} {player} still had fewer pieces.</source>
        <comment>and won in the end</comment>
        <translation>Tras la jugada {number}, {player} aún tenía menos piezas.</translation>
    </message>
    <message>
        <source>From move {number} to the end {player} had the stronger army.</source>
        <translation>Desde la jugada {number} hasta el final, {player} tuvo el ejército más fuerte.</translation>
    </message>
    <message>
        <source>After move {number} {player} still had the weaker army.</source>
        <comment>and won in the end</comment>
        <translation>Tras la jugada {number}, {player} aún tenía el ejército más débil.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>{what} {advice}</source>
        <translation>{what} {advice}</translation>
    </message>
    <message>
        <source>The match is saved again.</source>
        <translation>La partida vuelve a guardarse.</translation>
    </message>
    <message>
        <source>Everybody else looks away.</source>
        <translation>Los demás no miran.</translation>
    </message>
    <message>
        <source>I am {player}</source>
        <translation>Soy {player}</translation>
    </message>
    <message>
        <source>We are {players}</source>
        <translation>Somos {players}</translation>
    </message>
    <message>
        <source>or press Enter</source>
        <translation>o pulsar Intro</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <translation>{player} gana</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>title of the end of a match that nobody has won</comment>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>{players} win</source>
        <comment>the two or more of one team</comment>
        <translation>Ganan {players}</translation>
    </message>
    <message>
        <source>{players} share the victory</source>
        <translation>Victoria compartida: {players}</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Verla otra vez</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Volver a la estantería</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n step(s)</source>
        <comment>of a hint</comment>
        <translation>
            <numerusform>Mostrar %n paso</numerusform>
            <numerusform>Mostrar los %n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}. {step}</source>
        <translation>{number}. {step}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <translation>Jugadas posibles</translation>
    </message>
    <message>
        <source>Show it on the table</source>
        <translation>Mostrarla en la mesa</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>De un vistazo</translation>
    </message>
    <message>
        <source>All the rules</source>
        <translation>Todas las reglas</translation>
    </message>
    <message>
        <source>This game keeps no score.</source>
        <translation>Este juego no lleva puntos.</translation>
    </message>
    <message>
        <source>What has happened so far</source>
        <translation>Lo que ha pasado hasta ahora</translation>
    </message>
    <message>
        <source>A click or Enter shows the table as it was then.</source>
        <translation>Un clic o Intro muestra la mesa como estaba entonces.</translation>
    </message>
    <message>
        <source>{player}: {fact}</source>
        <translation>{player}: {fact}</translation>
    </message>
    <message>
        <source>throws real dice</source>
        <comment>a seat, whose dice are thrown on the real table</comment>
        <translation>tira dados de verdad</translation>
    </message>
    <message>
        <source>{player}, computer: {fact}</source>
        <translation>{player}, ordenador: {fact}</translation>
    </message>
    <message>
        <source>{stars} of {all}</source>
        <translation>{stars} de {all}</translation>
    </message>
    <message>
        <source>It is {player}’s turn</source>
        <translation>Le toca a {player}</translation>
    </message>
    <message>
        <source>Click to change who plays here</source>
        <translation>Hacer clic para cambiar quién juega aquí</translation>
    </message>
    <message>
        <source>on target</source>
        <comment>a player has reached exactly what was announced, so far</comment>
        <translation>objetivo cumplido</translation>
    </message>
    <message>
        <source>can no longer be met</source>
        <comment>what a player has announced</comment>
        <translation>ya no se puede cumplir</translation>
    </message>
    <message>
        <source>plays with {players}</source>
        <comment>the partners in a team, said of a player</comment>
        <translation>juega con {players}</translation>
    </message>
    <message>
        <source>Dinner is ready! The computer takes over</source>
        <translation>¡A la mesa! Sigue el ordenador</translation>
    </message>
    <message>
        <source>A person plays here again</source>
        <translation>Aquí vuelve a jugar una persona</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Throw real dice</source>
        <comment>the throws of a seat: on the real table, not on the screen</comment>
        <translation>Tirar dados de verdad</translation>
    </message>
    <message>
        <source>Several people are playing: everybody uses their own key or button.</source>
        <translation>Juegan varias personas: cada cual usa su tecla o su botón.</translation>
    </message>
    <message>
        <source>The computer player did not answer. The table plays an ordinary move instead.</source>
        <translation>El ordenador no ha respondido. La mesa hace una jugada corriente en su lugar.</translation>
    </message>
    <message>
        <source>Rule {number}: {sentence}</source>
        <translation>Regla {number}: {sentence}</translation>
    </message>
    <message>
        <source>Rule {number}</source>
        <translation>Regla {number}</translation>
    </message>
    <message>
        <source>House rule: {sentence}</source>
        <translation>Regla de la casa: {sentence}</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Regla de la casa</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>Ver la regla</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Estantería</translation>
    </message>
    <message>
        <source>Sound: on</source>
        <translation>Sonido: activado</translation>
    </message>
    <message>
        <source>Sound: off</source>
        <translation>Sonido: apagado</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Girar el tablero</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>partida terminada</translation>
    </message>
    <message>
        <source>The evening so far</source>
        <translation>La velada hasta ahora</translation>
    </message>
    <message>
        <source>Throws in this match</source>
        <translation>Tiradas de esta partida</translation>
    </message>
    <message>
        <source>Throws so far</source>
        <translation>Tiradas hasta ahora</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n victory(ies)</source>
        <comment>name of a row for screen readers</comment>
        <translation>
            <numerusform>{player}: %n victoria</numerusform>
            <numerusform>{player}: %n victorias</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} ×</source>
        <comment>that many medals; the picture of one stands behind it</comment>
        <translation>{number} ×</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <comment>the name of a key: Key X</comment>
        <translation>Tecla {key}</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>Barra espaciadora</translation>
    </message>
    <message>
        <source>Left arrow key</source>
        <translation>Flecha izquierda</translation>
    </message>
    <message>
        <source>Right arrow key</source>
        <translation>Flecha derecha</translation>
    </message>
    <message>
        <source>Up arrow key</source>
        <translation>Flecha arriba</translation>
    </message>
    <message>
        <source>Down arrow key</source>
        <translation>Flecha abajo</translation>
    </message>
    <message>
        <source>Key test</source>
        <translation>Prueba de teclas</translation>
    </message>
    <message>
        <source>{player} presses a new key.</source>
        <translation>{player} pulsa una tecla nueva.</translation>
    </message>
    <message numerus="yes">
        <source>The match begins in %n second(s).</source>
        <translation>
            <numerusform>La partida empieza en %n segundo.</numerusform>
            <numerusform>La partida empieza en %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>{player}: {key}, pressed</source>
        <translation>{player}: {key}, pulsada</translation>
    </message>
    <message>
        <source>{player}: {key}</source>
        <translation>{player}: {key}</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>No, seguir jugando</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>{player}: {cards}</source>
        <translation>{player}: {cards}</translation>
    </message>
    <message>
        <source>{time} s</source>
        <comment>so many seconds: 0.41 s</comment>
        <translation>{time}&#xa0;s</translation>
    </message>
    <message>
        <source>+{time} s</source>
        <comment>so many seconds later than the first: +0.12 s</comment>
        <translation>+{time}&#xa0;s</translation>
    </message>
    <message>
        <source>+{time} ms</source>
        <comment>so many thousandths of a second later than the first</comment>
        <translation>+{time}&#xa0;ms</translation>
    </message>
    <message>
        <source>{time}, wrong</source>
        <comment>a reaction without a reason; said for screen readers</comment>
        <translation>{time}, en falso</translation>
    </message>
    <message>
        <source>{player}: {time}</source>
        <translation>{player}: {time}</translation>
    </message>
    <message>
        <source>The numbers on the table show the order of the steps.</source>
        <translation>Los números de la mesa indican el orden de los pasos.</translation>
    </message>
    <message>
        <source>Step {step} of {steps}: {what}</source>
        <comment>a hint; what: where to look, what to do, why</comment>
        <translation>Paso {step} de {steps}: {what}</translation>
    </message>
    <message>
        <source>Where to look</source>
        <comment>step of a hint</comment>
        <translation>Dónde mirar</translation>
    </message>
    <message>
        <source>What to do</source>
        <comment>step of a hint, and link to it</comment>
        <translation>Qué hacer</translation>
    </message>
    <message>
        <source>{player}: {number}</source>
        <translation>{player}: {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Queda %n segundo</numerusform>
            <numerusform>Quedan %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>The table in words</source>
        <translation>La mesa en palabras</translation>
    </message>
    <message>
        <source>{key} again reads everything out.</source>
        <translation>Otra vez {key}: se lee todo.</translation>
    </message>
    <message>
        <source>{subject}: {told}.</source>
        <comment>what is told of a player or of a box</comment>
        <translation>{subject}: {told}.</translation>
    </message>
    <message>
        <source>{zone} – {told}.</source>
        <comment>what lies in a part of the table</comment>
        <translation>{zone} – {told}.</translation>
    </message>
    <message>
        <source>{count} × {thing}</source>
        <comment>equal pieces or cards</comment>
        <translation>{count} × {thing}</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) or card(s)</source>
        <translation>
            <numerusform>%n ficha o carta</numerusform>
            <numerusform>%n fichas o cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) or card(s), on top: {token}</source>
        <translation>
            <numerusform>%n ficha o carta; encima: {token}</numerusform>
            <numerusform>%n fichas o cartas; encima: {token}</numerusform>
        </translation>
    </message>
    <message>
        <source>Possible: {move}.</source>
        <comment>one of the moves that may be made now</comment>
        <translation>Posible: {move}.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n possible move(s).</source>
        <translation>
            <numerusform>Hay %n jugada posible.</numerusform>
            <numerusform>Hay %n jugadas posibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to be done at this moment.</source>
        <translation>Ahora mismo no hay nada que hacer.</translation>
    </message>
    <message>
        <source>This is how it was then. {move}</source>
        <translation>Así estaba entonces la mesa. {move}</translation>
    </message>
    <message>
        <source>This is how the match began. Click the table to come back.</source>
        <translation>Así empezó la partida. Un clic en la mesa lleva de vuelta.</translation>
    </message>
    <message>
        <source>This is how the match began.</source>
        <translation>Así empezó la partida.</translation>
    </message>
    <message>
        <source>The match again</source>
        <comment>the bar with which one steps through a match</comment>
        <translation>La partida otra vez</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: a match is shown again, move by move</comment>
        <translation>Parar</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <comment>which step of a match is shown</comment>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>How fast: {pace}</source>
        <comment>button: a match is shown again</comment>
        <translation>Velocidad: {pace}</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <comment>button: from what was to the present</comment>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>The result</source>
        <comment>button: how the match ended</comment>
        <translation>El resultado</translation>
    </message>
    <message>
        <source>To the start</source>
        <comment>button: a match is shown again</comment>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>One step back</source>
        <comment>button: a match is shown again</comment>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>button: a match is shown again, move by move</comment>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>One step on</source>
        <comment>button: a match is shown again</comment>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>To the end</source>
        <comment>button: a match is shown again</comment>
        <translation>Al final</translation>
    </message>
    <message>
        <source>slowly</source>
        <comment>how fast a match is shown again</comment>
        <translation>despacio</translation>
    </message>
    <message>
        <source>normally</source>
        <comment>how fast a match is shown again</comment>
        <translation>normal</translation>
    </message>
    <message>
        <source>quickly</source>
        <comment>how fast a match is shown again</comment>
        <translation>rápido</translation>
    </message>
    <message>
        <source>very quickly</source>
        <comment>how fast a match is shown again</comment>
        <translation>muy rápido</translation>
    </message>
    <message>
        <source>Same as the table</source>
        <comment>language of a player</comment>
        <translation>El de la mesa</translation>
    </message>
    <message numerus="yes">
        <source>{number}: %n time(s)</source>
        <comment>how often a number was thrown, for screen readers</comment>
        <translation>
            <numerusform>{number}: %n vez</numerusform>
            <numerusform>{number}: %n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody presses their own key once. To change a key, click it.</source>
        <translation>Cada cual pulsa una vez su tecla. Para cambiar una tecla, haz clic en ella.</translation>
    </message>
    <message>
        <source>{action}: are you sure?</source>
        <comment>asks back before a match is given up or a draw is offered</comment>
        <translation>{action}: ¿de verdad?</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), the latest first</source>
        <comment>heading over a pile that is looked through</comment>
        <translation>
            <numerusform>%n carta, la última primero</numerusform>
            <numerusform>%n cartas, las últimas primero</numerusform>
        </translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>¿Cuál se elige?</translation>
    </message>
    <message>
        <source>This is how it was then. Click the table to come back. {move}</source>
        <translation>Así estaba entonces la mesa. Un clic en ella lleva de vuelta al presente. {move}</translation>
    </message>
    <message>
        <source>There is no hint right now.</source>
        <translation>Ahora no hay ninguna pista.</translation>
    </message>
    <message>
        <source>The clock is stopped for everybody. The cards are covered.</source>
        <translation>El reloj está parado para todos. Las cartas están tapadas.</translation>
    </message>
    <message numerus="yes">
        <source>The match goes on in %n…</source>
        <comment>a countdown: 3, 2, 1</comment>
        <translation>
            <numerusform>La partida sigue en %n…</numerusform>
            <numerusform>La partida sigue en %n…</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Mirar la mesa</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>El resultado</translation>
    </message>
    <message>
        <source>There is no move to bring back.</source>
        <translation>No hay ninguna jugada que rehacer.</translation>
    </message>
    <message>
        <source>Friendly undo is on: everything can be taken back.</source>
        <translation>Deshacer sin límites está activado: todo se puede deshacer.</translation>
    </message>
    <message>
        <source>Friendly undo is off: dice and secrets that were seen stand.</source>
        <translation>Deshacer sin límites está desactivado: lo que se tiró o se vio ya no cambia.</translation>
    </message>
    <message>
        <source>Take back both moves</source>
        <translation>Deshacer las dos jugadas</translation>
    </message>
    <message numerus="yes">
        <source>Take back the last %n move(s)</source>
        <translation>
            <numerusform>Deshacer la última jugada</numerusform>
            <numerusform>Deshacer las últimas %n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Switch on friendly undo</source>
        <translation>Activar deshacer sin límites</translation>
    </message>
    <message>
        <source>Ask for friendly undo</source>
        <translation>Pedir deshacer sin límites</translation>
    </message>
    <message>
        <source>Friendly undo: from now on dice and drawn cards can be taken back, too. Does everybody agree?</source>
        <translation>Deshacer sin límites: desde ahora también se deshacen las tiradas y las cartas robadas. ¿Todos de acuerdo?</translation>
    </message>
    <message>
        <source>Without friendly undo: from now on dice and drawn cards stand. Does everybody agree?</source>
        <translation>Sin deshacer sin límites: desde ahora las tiradas y las cartas robadas no cambian. ¿Todos de acuerdo?</translation>
    </message>
    <message>
        <source>Yes, we all agree</source>
        <translation>Sí, todos de acuerdo</translation>
    </message>
    <message>
        <source>Show where things may go</source>
        <translation>Mostrar adónde puede ir cada cosa</translation>
    </message>
    <message>
        <source>“{button}”</source>
        <comment>a button that can be clicked, in quotation marks</comment>
        <translation>«{button}»</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>on the curtain: the move of whoever has just played</comment>
        <translation>Deshacer la jugada</translation>
    </message>
    <message>
        <source>One click shows the move on the table, another one plays it.</source>
        <translation>Un clic muestra la jugada en la mesa y otro la juega.</translation>
    </message>
    <message>
        <source>All score sheets</source>
        <translation>Todas las hojas de puntos</translation>
    </message>
    <message>
        <source>{player} can click {things}.</source>
        <comment>the answer to a click that means nothing</comment>
        <translation>{player} puede hacer clic en {things}.</translation>
    </message>
    <message numerus="yes">
        <source>one of %n card(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>una carta</numerusform>
            <numerusform>una de las %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n piece(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>una pieza</numerusform>
            <numerusform>una de las %n piezas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n die(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>un dado</numerusform>
            <numerusform>uno de los %n dados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n counter(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>una ficha</numerusform>
            <numerusform>una de las %n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n button(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>un botón</numerusform>
            <numerusform>uno de los %n botones</numerusform>
        </translation>
    </message>
    <message>
        <source>{things}, {next}</source>
        <comment>what can be clicked, but for the last</comment>
        <translation>{things}, {next}</translation>
    </message>
    <message>
        <source>{things} or {last}</source>
        <comment>what can be clicked: one or another of several</comment>
        <translation>{things} o {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <comment>what somebody holds, or what lies in the pot</comment>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} throws %n real dice. What do they show?</source>
        <translation>
            <numerusform>{player} tira %n dado de verdad. ¿Qué muestra?</numerusform>
            <numerusform>{player} tira %n dados de verdad. ¿Qué muestran?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Throw %n real dice. What do they show?</source>
        <comment>dice that are nobody&apos;s</comment>
        <translation>
            <numerusform>Tira %n dado de verdad. ¿Qué muestra?</numerusform>
            <numerusform>Tira %n dados de verdad. ¿Qué muestran?</numerusform>
        </translation>
    </message>
    <message>
        <source>Not {dice}? What did {player} really throw?</source>
        <comment>dice: 3 3 5 6 6</comment>
        <translation>¿No es {dice}? ¿Qué ha tirado {player} en realidad?</translation>
    </message>
    <message>
        <source>Not {dice}? Change it</source>
        <comment>a link, dice: 3 3 5 6 6</comment>
        <translation>¿No es {dice}? Corregir</translation>
    </message>
    <message>
        <source>Enter the dice</source>
        <translation>Escribir los dados</translation>
    </message>
    <message>
        <source>“{typed}” is on no die: type the numbers 1 to {most}.</source>
        <comment>somebody tells what real dice show</comment>
        <translation>«{typed}» no está en ningún dado: escribe números del 1 al {most}.</translation>
    </message>
    <message numerus="yes">
        <source>That is too many: there are only %n dice.</source>
        <comment>somebody tells what real dice show</comment>
        <translation>
            <numerusform>Son demasiados: solo hay %n dado.</numerusform>
            <numerusform>Son demasiados: solo hay %n dados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice are still missing.</source>
        <comment>somebody tells what real dice show</comment>
        <translation>
            <numerusform>Falta %n dado.</numerusform>
            <numerusform>Faltan %n dados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take back the last die</source>
        <comment>of those that were typed or tapped</comment>
        <translation>Quitar el último dado</translation>
    </message>
    <message>
        <source>Throw on the screen</source>
        <comment>this time, instead of real dice</comment>
        <translation>Tirar en la pantalla</translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>leaves the question what real dice show</comment>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>With real dice</source>
        <comment>beside a throw in the log</comment>
        <translation>Con dados de verdad</translation>
    </message>
    <message>
        <source>With a hint</source>
        <comment>beside a move in the log</comment>
        <translation>Con una pista</translation>
    </message>
    <message>
        <source>Luck of this match</source>
        <comment>link: fingerprint, source, throws</comment>
        <translation>Suerte de la partida</translation>
    </message>
    <message>
        <source>Deal the same again</source>
        <translation>Repetir la misma suerte</translation>
    </message>
    <message>
        <source>A new match with the same dice and cards: everybody sits one seat further and gets what another had.</source>
        <translation>Una partida nueva con los mismos dados y cartas: cada cual avanza un sitio y recibe lo que otra persona tenía.</translation>
    </message>
    <message>
        <source>The line shows how often each number should come up, and the band what honest dice do 19 times out of 20 (95%, binomial). Luck is never helped along.</source>
        <translation>La línea muestra lo que cabe esperar de cada número, y la banda lo que hacen los dados honrados 19 de cada 20 veces (95 %, binomial). Nunca se ayuda a la suerte.</translation>
    </message>
    <message numerus="yes">
        <source>one of %n picture(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>una imagen</numerusform>
            <numerusform>una de las %n imágenes</numerusform>
        </translation>
    </message>
    <message>
        <source>{told} {reason}</source>
        <comment>a move in the log, and why a computer player made it</comment>
        <translation>{told} {reason}</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>link: asks what a computer player meant by its move</comment>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Everybody presses their own keys once. To change a key, click it.</source>
        <translation>Cada cual pulsa una vez cada una de sus teclas. Para cambiar una tecla, haz clic en ella.</translation>
    </message>
    <message>
        <source>{player}, {call}: {key}, pressed</source>
        <comment>the key of one of several calls of a player</comment>
        <translation>{player}, {call}: {key}, pulsada</translation>
    </message>
    <message>
        <source>{player}, {call}: {key}</source>
        <comment>the key of one of several calls of a player</comment>
        <translation>{player}, {call}: {key}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), counted by kind</source>
        <comment>heading over a pile that is looked through</comment>
        <translation>
            <numerusform>%n carta, contada por clases</numerusform>
            <numerusform>%n cartas, contadas por clases</numerusform>
        </translation>
    </message>
    <message>
        <source>{figure}: {things}</source>
        <comment>a number of a hint, and the cards on which it stands</comment>
        <translation>{figure}: {things}</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <comment>how many cards of one kind have been played</comment>
        <translation>{count} de {all}</translation>
    </message>
    <message>
        <source>{card}: {count} of {all}</source>
        <comment>how many cards of one kind have been played</comment>
        <translation>{card}: {count} de {all}</translation>
    </message>
    <message>
        <source>Look here: {things}.</source>
        <comment>hint: cards, pieces or places</comment>
        <translation>Mira aquí: {things}.</translation>
    </message>
    <message>
        <source>Look at the dice.</source>
        <comment>hint: those that are marked</comment>
        <translation>Mira los dados.</translation>
    </message>
    <message>
        <source>Look at what is marked on the table.</source>
        <comment>hint</comment>
        <translation>Mira lo que está marcado en la mesa.</translation>
    </message>
    <message>
        <source>One of the marked places is a good one.</source>
        <comment>hint</comment>
        <translation>Uno de los lugares marcados es bueno.</translation>
    </message>
    <message>
        <source>Look at the buttons.</source>
        <comment>hint</comment>
        <translation>Mira los botones.</translation>
    </message>
    <message>
        <source>{token}, {place}</source>
        <comment>a piece, and the square on which it stands</comment>
        <translation>{token}, {place}</translation>
    </message>
    <message>
        <source>Two good ideas and a trap</source>
        <comment>link: three moves to choose from, instead of a hint</comment>
        <translation>Dos buenas ideas y una trampa</translation>
    </message>
    <message>
        <source>There is nothing to guess right now.</source>
        <comment>no three ideas can be offered</comment>
        <translation>Ahora no hay nada que adivinar.</translation>
    </message>
    <message>
        <source>There is no clear trap here.</source>
        <comment>no three ideas can be offered</comment>
        <translation>Aquí no hay ninguna trampa clara.</translation>
    </message>
    <message>
        <source>One idea stands out here: ask for a hint.</source>
        <comment>no three ideas can be offered</comment>
        <translation>Aquí destaca una sola idea: pide una pista.</translation>
    </message>
    <message>
        <source>Two of these are good ideas, one is a trap. Which?</source>
        <translation>Dos de estas ideas son buenas y una es una trampa. ¿Cuál?</translation>
    </message>
    <message>
        <source>{letter}: {move}</source>
        <comment>one of three ideas: A, B or C</comment>
        <translation>{letter}: {move}</translation>
    </message>
    <message>
        <source>{first} · {second} · {third}</source>
        <comment>three ideas in one line</comment>
        <translation>{first} · {second} · {third}</translation>
    </message>
    <message>
        <source>That was a good idea.</source>
        <translation>Era una buena idea.</translation>
    </message>
    <message>
        <source>That was a good idea. {why}</source>
        <comment>why: a sentence</comment>
        <translation>Era una buena idea. {why}</translation>
    </message>
    <message>
        <source>That was the trap.</source>
        <translation>Era la trampa.</translation>
    </message>
    <message>
        <source>That was the trap. Better: {move}.</source>
        <comment>move: a good idea</comment>
        <translation>Era la trampa. Mejor: {move}.</translation>
    </message>
    <message>
        <source>That was the trap. Better: {move}. {why}</source>
        <comment>move: a good idea; why: a sentence</comment>
        <translation>Era la trampa. Mejor: {move}. {why}</translation>
    </message>
    <message>
        <source>That was none of the three. A good idea was: {move}.</source>
        <translation>No era ninguna de las tres. Una buena idea era: {move}.</translation>
    </message>
    <message>
        <source>{program} does not answer. Tabletop’s own best player plays instead.</source>
        <comment>another program, by its name</comment>
        <translation>{program} no responde. En su lugar juega el mejor jugador de Tabletop.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Shelf</source>
        <translation>Estantería</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <comment>menu: as text</comment>
        <translation>Copiar la posición</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Tabletop</source>
        <translation>Tabletop</translation>
    </message>
    <message>
        <source>{game} – Tabletop</source>
        <comment>title of the window</comment>
        <translation>{game} – Tabletop</translation>
    </message>
    <message>
        <source>Go on from there</source>
        <comment>button: continue a damaged match from its last sound move</comment>
        <translation>Seguir desde ahí</translation>
    </message>
    <message>
        <source>The match of {game} has been put away.</source>
        <translation>Partida recogida: {game}.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <comment>button: a saved match comes to the shelf again</comment>
        <translation>Recuperarla</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Save the match in a file</source>
        <translation>Guardar la partida en un archivo</translation>
    </message>
    <message>
        <source>Matches</source>
        <comment>kind of files</comment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>The file “{file}” is being read.</source>
        <translation>Se está leyendo el archivo «{file}».</translation>
    </message>
    <message>
        <source>This is match {number} of {count} in the file “{file}”.</source>
        <translation>Partida {number} de {count} del archivo «{file}».</translation>
    </message>
    <message>
        <source>Open the next one</source>
        <comment>button: the next match of a file</comment>
        <translation>Abrir la siguiente</translation>
    </message>
    <message>
        <source>The match has been written to the file “{file}”.</source>
        <translation>La partida se ha escrito en el archivo «{file}».</translation>
    </message>
    <message>
        <source>The position has been copied: {position}</source>
        <translation>Se ha copiado la posición: {position}</translation>
    </message>
    <message>
        <source>All matches</source>
        <comment>menu: the list of all saved matches</comment>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Look back</source>
        <comment>menu: step through the match on the table</comment>
        <translation>Mirar atrás</translation>
    </message>
    <message numerus="yes">
        <source>%n more match(es) can be found under “All matches”.</source>
        <translation>
            <numerusform>Hay %n partida más en «Todas las partidas».</numerusform>
            <numerusform>Hay %n partidas más en «Todas las partidas».</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches of Tabletop</source>
        <comment>kind of files</comment>
        <translation>Partidas de Tabletop</translation>
    </message>
    <message>
        <source>Save a copy of the match</source>
        <translation>Guardar una copia de la partida</translation>
    </message>
    <message>
        <source>This screen is very large. Larger text can be read from further away.</source>
        <translation>Esta pantalla es muy grande. Con letras más grandes se lee desde lejos.</translation>
    </message>
    <message>
        <source>Text twice as large</source>
        <comment>button</comment>
        <translation>Letras el doble de grandes</translation>
    </message>
    <message>
        <source>This set-up does not suit the game. Please check the seats and the house rules.</source>
        <translation>Esta preparación no sirve para este juego. Conviene revisar los sitios y las reglas de la casa.</translation>
    </message>
    <message>
        <source>Some pictures cannot be found or read: plain paper takes their place. To get them back, install Tabletop again.</source>
        <translation>Algunas imágenes faltan o no se pueden leer: en su lugar hay papel en blanco. Para recuperarlas, vuelve a instalar Tabletop.</translation>
    </message>
    <message>
        <source>The texts in this language cannot be read: they stay in English. To get them back, install Tabletop again.</source>
        <translation>Los textos de este idioma no se pueden leer: se quedan en inglés. Para recuperarlos, vuelve a instalar Tabletop.</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Abrir el menú</translation>
    </message>
    <message>
        <source>Leave this page</source>
        <translation>Salir de esta página</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Partida nueva…</translation>
    </message>
    <message>
        <source>Open…</source>
        <comment>menu: a match from a file</comment>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <comment>menu: the match on the table, in a file for other programs</comment>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Print the rules…</source>
        <translation>Imprimir las reglas…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <comment>menu: the sheet of all keys</comment>
        <translation>Teclas…</translation>
    </message>
    <message>
        <source>About Tabletop</source>
        <translation>Acerca de Tabletop</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Friendly undo</source>
        <translation>Deshacer sin límites</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Throw the dice, or press the bright button</source>
        <translation>Tirar los dados o pulsar el botón luminoso</translation>
    </message>
    <message>
        <source>Read out the table</source>
        <comment>menu: whose turn it is, what lies where</comment>
        <translation>Leer la mesa en voz alta</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <comment>language of the operating system</comment>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>menu: new, open, print</comment>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>menu: undo, hint</comment>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>View</source>
        <comment>menu: size of the text, full screen</comment>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>menu: rules, keys, about</comment>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>The match is saved after every move, all by itself.</source>
        <translation>La partida se guarda sola después de cada jugada.</translation>
    </message>
    <message>
        <source>This match was here already. Here it is, as it was left.</source>
        <translation>Esta partida ya estaba aquí. Aquí está, tal como se dejó.</translation>
    </message>
    <message>
        <source>Luck of this match</source>
        <comment>menu: fingerprint, source, throws</comment>
        <translation>Suerte de la partida</translation>
    </message>
    <message>
        <source>Deal the same again</source>
        <translation>Repetir la misma suerte</translation>
    </message>
    <message>
        <source>Two good ideas and a trap</source>
        <comment>menu: three moves to choose from</comment>
        <translation>Dos buenas ideas y una trampa</translation>
    </message>
    <message>
        <source>Some settings could not be read and are back to how they were at first. The others are kept.</source>
        <translation>Algunos ajustes no se podían leer y vuelven a estar como al principio. Los demás se conservan.</translation>
    </message>
</context>
</TS>
