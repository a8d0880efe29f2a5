<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="core.match_over">
        <source>The match is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message id="core.not_your_turn">
        <source>It is another player’s turn.</source>
        <translation>C’est au tour de quelqu’un d’autre.</translation>
    </message>
    <message id="core.unknown_verb">
        <source>This game has no such move.</source>
        <translation>Ce coup n’existe pas dans ce jeu.</translation>
    </message>
    <message id="core.no_meaning">
        <source>Nothing can be done there.</source>
        <translation>Rien à faire à cet endroit.</translation>
    </message>
    <message id="core.no_place">
        <source>Nothing can be laid down there.</source>
        <translation>On ne peut rien poser à cet endroit.</translation>
    </message>
    <message id="core.too_late">
        <source>Somebody else was faster.</source>
        <translation>Quelqu’un d’autre a été plus rapide.</translation>
    </message>
    <message id="core.nothing_to_undo">
        <source>There is no move to take back.</source>
        <translation>Il n’y a aucun coup à reprendre.</translation>
    </message>
    <message id="core.undo_luck">
        <source>Once dice are thrown or cards are drawn, the move stands.</source>
        <translation>Une fois les dés lancés ou des cartes piochées, le coup ne se reprend plus.</translation>
    </message>
    <message id="core.undo_seen">
        <source>Once somebody has seen something new, the move stands.</source>
        <translation>Dès que quelqu’un a vu quelque chose de nouveau, le coup ne se reprend plus.</translation>
    </message>
    <message id="core.undo_race">
        <source>Once players have raced each other, the move stands.</source>
        <translation>Ce qui s’est joué dans une course de vitesse ne se reprend pas.</translation>
    </message>
    <message id="core.undo_other">
        <source>Somebody has already answered this move.</source>
        <translation>Quelqu’un a déjà répondu à ce coup.</translation>
    </message>
</context>
<context>
    <name>About</name>
    <message>
        <source>About Tabletop</source>
        <translation>À propos de Tabletop</translation>
    </message>
    <message>
        <source>Tabletop {version}</source>
        <translation>Tabletop {version}</translation>
    </message>
    <message>
        <source>The box of family games: boards, dice and cards round one screen.</source>
        <translation>La boîte de jeux de la famille&#x202f;: plateaux, dés et cartes autour d’un écran.</translation>
    </message>
    <message>
        <source>Tabletop is free software: anybody may use it, pass it on and change it under the terms of the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Tabletop est un logiciel libre&#x202f;: chacun peut l’utiliser, le transmettre et le modifier selon les termes de la Licence publique générale GNU, version 3 ou ultérieure. Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Work of others</source>
        <translation>Travail d’autrui</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>Something went wrong. The match is saved up to the last move.</source>
        <translation>Il y a eu un problème. La partie est enregistrée jusqu’au dernier coup.</translation>
    </message>
    <message>
        <source>If it happens again, please restart Tabletop.</source>
        <translation>Si cela se reproduit, relance Tabletop.</translation>
    </message>
    <message>
        <source>Whoever looks after Tabletop can mend it with this report. It holds no names: copy it and pass it on as you like.</source>
        <translation>Ce rapport aide à réparer Tabletop. Il ne contient aucun nom&#x202f;: copie-le et transmets-le comme tu veux.</translation>
    </message>
    <message>
        <source>It is in the file {file} too.</source>
        <translation>Il se trouve aussi dans le fichier {file}.</translation>
    </message>
    <message>
        <source>Report</source>
        <comment>what went wrong, for whoever mends the program</comment>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>as de pique</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>as de cœur</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>as de carreau</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>as de trèfle</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>valet de pique</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>valet de cœur</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>valet de carreau</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>valet de trèfle</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>dame de pique</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>dame de cœur</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>dame de carreau</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>dame de trèfle</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>roi de pique</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>roi de cœur</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>roi de carreau</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>roi de trèfle</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>name of a card from 2 to 10: 7 of spades</comment>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>red joker</source>
        <comment>one of the two jokers of a pack</comment>
        <translation>joker rouge</translation>
    </message>
    <message>
        <source>grey joker</source>
        <comment>one of the two jokers of a pack</comment>
        <translation>joker gris</translation>
    </message>
    <message>
        <source>dealt the cards</source>
        <comment>a small pack of cards on the badge of a player</comment>
        <translation>a distribué les cartes</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>a card that the reader cannot see</comment>
        <translation>une carte</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>the card between 10 and queen</comment>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>the card, not the chess piece</comment>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <comment>the card, not the chess piece</comment>
        <translation>roi</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Nombre de donnes</translation>
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
        <translation>Donne {deal}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Hand: {player}</source>
        <translation>Main&#x202f;: {player}</translation>
    </message>
    <message>
        <source>Cards are played to the trick in the middle.</source>
        <translation>Les cartes se jouent dans le pli, au milieu.</translation>
    </message>
    <message>
        <source>Led suit: {suit}. There is still one in the hand.</source>
        <translation>Couleur demandée&#x202f;: {suit}. Il y en a encore dans la main.</translation>
    </message>
    <message>
        <source>A trump in the hand beats this card in the trick: {card}.</source>
        <translation>Un atout de la main bat cette carte du pli&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Pli</translation>
    </message>
    <message>
        <source>Tricks of {player}</source>
        <translation>Plis&#x202f;: {player}</translation>
    </message>
    <message>
        <source>takes the trick</source>
        <comment>said of a card</comment>
        <translation>remporte le pli</translation>
    </message>
    <message>
        <source>Play: {card}</source>
        <comment>a possible move</comment>
        <translation>Jouer&#x202f;: {card}</translation>
    </message>
    <message>
        <source>{player} plays: {card}.</source>
        <translation>{player} joue&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>{player} takes the trick.</source>
        <translation>{player} remporte le pli.</translation>
    </message>
    <message>
        <source>{player} leads, with any card.</source>
        <translation>À {player} d’entamer, avec la carte de son choix.</translation>
    </message>
    <message>
        <source>Led suit: {suit}. It is {player}’s turn.</source>
        <translation>Couleur demandée&#x202f;: {suit}. À {player} de jouer.</translation>
    </message>
    <message>
        <source>Everyone plays one card from their own hand.</source>
        <translation>Chacun joue une carte de sa propre main.</translation>
    </message>
    <message>
        <source>Trumps: {suit}. There is still one in the hand.</source>
        <translation>Atout&#x202f;: {suit}. Il y en a encore dans la main.</translation>
    </message>
    <message>
        <source>Led suit: {suit}. {player} must follow suit.</source>
        <translation>Couleur demandée&#x202f;: {suit}. À {player} de fournir.</translation>
    </message>
    <message>
        <source>Led suit: {suit}. {player} has none and must play a trump.</source>
        <translation>Couleur demandée&#x202f;: {suit}. {player} n’en a pas et doit couper.</translation>
    </message>
    <message>
        <source>Led suit: {suit}. {player} has none and may play any card.</source>
        <translation>Couleur demandée&#x202f;: {suit}. {player} n’en a pas et peut jouer la carte de son choix.</translation>
    </message>
    <message>
        <source>Head start</source>
        <comment>line of a score: points from the beginning</comment>
        <translation>Avance</translation>
    </message>
</context>
<context>
    <name>Counters</name>
    <message>
        <source>Counters: {player}</source>
        <comment>a place on the table: the counters that somebody holds</comment>
        <translation>Jetons&#x202f;: {player}</translation>
    </message>
    <message>
        <source>Pot</source>
        <comment>a place on the table: the counters that can be won</comment>
        <translation>Pot</translation>
    </message>
    <message>
        <source>counter</source>
        <comment>a flat round token that is paid and won</comment>
        <translation>jeton</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <comment>what somebody holds</comment>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n counter(s) into the pot.</source>
        <translation>
            <numerusform>{player} met %n jeton au pot.</numerusform>
            <numerusform>{player} met %n jetons au pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives {other} %n counter(s).</source>
        <translation>
            <numerusform>%n jeton passe de {player} à {other}.</numerusform>
            <numerusform>%n jetons passent de {player} à {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n counter(s) from the pot.</source>
        <translation>
            <numerusform>{player} prend %n jeton du pot.</numerusform>
            <numerusform>{player} prend %n jetons du pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the pot with %n counter(s).</source>
        <translation>
            <numerusform>{player} remporte le pot&#x202f;: %n jeton.</numerusform>
            <numerusform>{player} remporte le pot&#x202f;: %n jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n counter(s).</source>
        <translation>
            <numerusform>{player} gagne avec %n jeton.</numerusform>
            <numerusform>{player} gagne avec %n jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share the victory with %n counter(s) each.</source>
        <translation>
            <numerusform>{players} partagent la victoire avec %n jeton.</numerusform>
            <numerusform>{players} partagent la victoire avec %n jetons.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>die showing a {pips}</source>
        <translation>dé montrant un {pips}</translation>
    </message>
    <message>
        <source>die before the throw</source>
        <translation>dé avant le lancer</translation>
    </message>
    <message>
        <source>Dice tray</source>
        <translation>Piste de dés</translation>
    </message>
    <message>
        <source>Dice cup</source>
        <translation>Gobelet à dés</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice</source>
        <comment>button</comment>
        <translation>
            <numerusform>Lancer %n dé</numerusform>
            <numerusform>Lancer %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw</source>
        <comment>button while no die is chosen</comment>
        <translation>Lancer</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>During a match</source>
        <translation>Pendant une partie</translation>
    </message>
    <message>
        <source>Playing with the keys</source>
        <translation>Jouer au clavier</translation>
    </message>
    <message>
        <source>Go to the next card, piece or square</source>
        <translation>Aller à la carte, au pion ou à la case d’à côté</translation>
    </message>
    <message>
        <source>Go to the next part of the table, and on to the panel</source>
        <translation>Aller à la partie suivante de la table, puis au panneau</translation>
    </message>
    <message>
        <source>Pick up, lay down, press; in the log: look back</source>
        <translation>Prendre, poser, appuyer&#x202f;; dans l’historique&#x202f;: regarder en arrière</translation>
    </message>
    <message>
        <source>Move a card within the hand</source>
        <translation>Déplacer une carte dans sa main</translation>
    </message>
    <message>
        <source>In the log: the first and the last move</source>
        <translation>Dans l’historique&#x202f;: le premier et le dernier coup</translation>
    </message>
    <message>
        <source>Pause, in games against the clock</source>
        <translation>Pause, dans les jeux de vitesse</translation>
    </message>
    <message>
        <source>Put back, close, leave full screen, go back</source>
        <translation>Reposer, fermer, quitter le plein écran, revenir</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>To change a key, choose its field and press the key that you want instead.</source>
        <translation>Pour changer une touche, choisis son champ et appuie sur la touche que tu veux à la place.</translation>
    </message>
    <message>
        <source>also {keys}</source>
        <comment>other keys that do the same</comment>
        <translation>aussi {keys}</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>aucune touche</translation>
    </message>
    <message>
        <source>{key} is taken already: “{what}”.</source>
        <translation>{key} est déjà prise&#x202f;: «&#x202f;{what}&#x202f;».</translation>
    </message>
    <message>
        <source>Back to the original keys</source>
        <translation>Toutes les touches d’origine</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>First steps</source>
        <comment>level of a computer player</comment>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>level of a computer player</comment>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>level of a computer player</comment>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>level of a computer player</comment>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>level of a computer player</comment>
        <translation>Le plus fort</translation>
    </message>
    <message>
        <source>As I play</source>
        <comment>level of a computer player: as strong as the people at its table</comment>
        <translation>Comme moi</translation>
    </message>
    <message>
        <source>Pure luck</source>
        <comment>instead of a level, in a game in which luck alone decides</comment>
        <translation>Pur hasard</translation>
    </message>
    <message>
        <source>Luck alone decides this game: all computer players are alike.</source>
        <translation>Seul le hasard décide de ce jeu&#x202f;: tous les joueurs ordinateur se valent.</translation>
    </message>
    <message>
        <source>At its weakest: {program}</source>
        <comment>another program as an opponent</comment>
        <translation>Au plus faible&#x202f;: {program}</translation>
    </message>
    <message>
        <source>Held back: {program}</source>
        <comment>another program as an opponent</comment>
        <translation>Avec retenue&#x202f;: {program}</translation>
    </message>
    <message>
        <source>Full strength: {program}</source>
        <comment>another program as an opponent</comment>
        <translation>À pleine force&#x202f;: {program}</translation>
    </message>
</context>
<context>
    <name>Luck</name>
    <message>
        <source>Luck of this match</source>
        <translation>Hasard de la partie</translation>
    </message>
    <message>
        <source>All dice and cards of this match come from one secret number, the source. Its fingerprint is a promise: the source was fixed before the first throw or deal, and nobody can exchange it unnoticed.</source>
        <translation>Tous les dés et toutes les cartes de cette partie viennent d’un seul nombre secret, la source. Son empreinte est une promesse&#x202f;: la source était fixée avant le premier lancer ou la première donne, et personne ne peut l’échanger en cachette.</translation>
    </message>
    <message>
        <source>This match was dealt again: its source is known from the match before.</source>
        <translation>Cette partie rejoue le même hasard&#x202f;: sa source est connue depuis la partie d’avant.</translation>
    </message>
    <message>
        <source>This match was begun before the luck could be checked.</source>
        <translation>Cette partie a commencé avant que le hasard puisse être vérifié.</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Empreinte</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>The source is shown here when the match is over. Then the luck can be checked.</source>
        <translation>La source s’affiche ici quand la partie est finie. Alors, le hasard peut être vérifié.</translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>button: digits go to the clipboard</comment>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy: {thing}</source>
        <comment>button for screen readers: the fingerprint or the source</comment>
        <translation>Copier&#x202f;: {thing}</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Check the luck</source>
        <comment>button</comment>
        <translation>Vérifier le hasard</translation>
    </message>
    <message>
        <source>The throws of every player</source>
        <translation>Les lancers de tout le monde</translation>
    </message>
    <message>
        <source>The luck is being checked…</source>
        <translation>Vérification du hasard…</translation>
    </message>
    <message numerus="yes">
        <source>It is true: all %n outcome(s) come from the source.</source>
        <comment>dice that fell, cards drawn</comment>
        <translation>
            <numerusform>C’est vrai&#x202f;: le seul résultat vient de la source.</numerusform>
            <numerusform>C’est vrai&#x202f;: les %n résultats viennent tous de la source.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %n die (dice) from the real table.</source>
        <translation>
            <numerusform>Non compté&#x202f;: %n dé lancé sur la vraie table.</numerusform>
            <numerusform>Non comptés&#x202f;: %n dés lancés sur la vraie table.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not so: at move {number} something else came up than the source gives.</source>
        <translation>Ce n’est pas vrai&#x202f;: au coup {number}, autre chose est sorti que ce que donne la source.</translation>
    </message>
    <message>
        <source>Not so: the fingerprint belongs to another source.</source>
        <translation>Ce n’est pas vrai&#x202f;: l’empreinte est celle d’une autre source.</translation>
    </message>
    <message>
        <source>The same dice and cards once more: everybody sits one seat further and gets what another had.</source>
        <translation>Encore une fois les mêmes dés et cartes&#x202f;: tout le monde avance d’une place et reçoit ce qu’une autre personne avait.</translation>
    </message>
    <message>
        <source>Fingerprint of this match’s luck: {signs}</source>
        <translation>Empreinte du hasard de cette partie&#x202f;: {signs}</translation>
    </message>
    <message>
        <source>Dealt again. Fingerprint of the luck, known from the match before: {signs}</source>
        <translation>Hasard rejoué. Empreinte, connue depuis la partie d’avant&#x202f;: {signs}</translation>
    </message>
    <message>
        <source>A click shows all about the luck of this match.</source>
        <translation>Un clic montre tout sur le hasard de cette partie.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n die (dice)</source>
        <comment>so many dice were thrown</comment>
        <translation>
            <numerusform>{player}&#x202f;: %n dé</numerusform>
            <numerusform>{player}&#x202f;: %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Within what honest dice do.</source>
        <translation>Dans ce que font des dés honnêtes.</translation>
    </message>
    <message>
        <source>Unusual, but honest dice do that too, about once in 20 counts. {faces}.</source>
        <comment>the list of such numbers</comment>
        <translation>Inhabituel, mais les dés honnêtes font cela aussi, environ une fois sur 20. {faces}.</translation>
    </message>
    <message>
        <source>{face}: {count} times, usual: {least} to {most}</source>
        <comment>a number of the die, and how often it was thrown</comment>
        <translation>{face}&#x202f;: {count} fois, d’habitude de {least} à {most}</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message numerus="yes">
        <source>{player} was faster, by %n thousandth(s) of a second.</source>
        <translation>
            <numerusform>{player} a été plus rapide de %n millième de seconde.</numerusform>
            <numerusform>{player} a été plus rapide de %n millièmes de seconde.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins with {points} points.</source>
        <translation>{player} gagne avec {points} points.</translation>
    </message>
    <message>
        <source>{players} share the victory with {points} points each.</source>
        <translation>{players} partagent la victoire avec {points} points.</translation>
    </message>
    <message>
        <source>{line} of {player}</source>
        <comment>a box of the score pad</comment>
        <translation>{line}&#x202f;: {player}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>{player}: {what}</source>
        <comment>what: “10 squares ahead”</comment>
        <translation>{player}&#x202f;: {what}</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Delete “{title}”?</source>
        <translation>Supprimer «&#x202f;{title}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>The match goes to the trash of this computer: {note} ({names}).</source>
        <translation>La partie ira dans la corbeille de l’ordinateur&#x202f;: {note} ({names}).</translation>
    </message>
    <message>
        <source>There is no trash here. The match would be gone for good.</source>
        <translation>Il n’y a pas de corbeille ici. La partie serait perdue pour toujours.</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>button: a saved match</comment>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>button: do not delete a saved match</comment>
        <translation>La garder</translation>
    </message>
    <message>
        <source>“{title}” is in the trash now.</source>
        <translation>«&#x202f;{title}&#x202f;» est maintenant dans la corbeille.</translation>
    </message>
    <message>
        <source>“{title}” has been put away. It is not offered on the shelf any more.</source>
        <translation>«&#x202f;{title}&#x202f;» a été rangée. Elle n’est plus proposée sur l’étagère.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <comment>button: a saved match comes to the shelf again</comment>
        <translation>La remettre</translation>
    </message>
    <message>
        <source>{player} won, {when}</source>
        <comment>how a match ended, and when</comment>
        <translation>{player} a gagné, {when}</translation>
    </message>
    <message>
        <source>{players} won, {when}</source>
        <comment>how a match ended, and when</comment>
        <translation>{players} ont gagné, {when}</translation>
    </message>
    <message>
        <source>A draw, {when}</source>
        <comment>how a match ended, and when</comment>
        <translation>Match nul, {when}</translation>
    </message>
    <message>
        <source>{title} ({game})</source>
        <comment>a match that somebody gave a name</comment>
        <translation>{title} ({game})</translation>
    </message>
    <message>
        <source>{title}: {note} ({names})</source>
        <translation>{title}&#x202f;: {note} ({names})</translation>
    </message>
    <message>
        <source>{title}: {note} ({names}), put away</source>
        <translation>{title}&#x202f;: {note} ({names}), rangée</translation>
    </message>
    <message>
        <source>same dice and cards again</source>
        <comment>a match that was dealt as one before it</comment>
        <translation>encore les mêmes dés et cartes</translation>
    </message>
    <message>
        <source>{names}, same dice and cards again</source>
        <translation>{names}, encore les mêmes dés et cartes</translation>
    </message>
    <message>
        <source>from {file}</source>
        <comment>the file that a match was opened from</comment>
        <translation>du fichier {file}</translation>
    </message>
    <message>
        <source>Shelf</source>
        <comment>button: back to the first page</comment>
        <translation>Étagère</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Game or name</source>
        <comment>in a search field: what is searched for</comment>
        <translation>Jeu ou nom</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Quelles parties</translation>
    </message>
    <message>
        <source>All</source>
        <comment>all matches</comment>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>matches</comment>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>matches</comment>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>From files</source>
        <comment>matches that were opened from files</comment>
        <translation>De fichiers</translation>
    </message>
    <message>
        <source>Put away</source>
        <comment>matches that are not on the shelf</comment>
        <translation>Rangées</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>No match has been saved yet. Every match is kept here from its first move on.</source>
        <translation>Aucune partie n’a encore été enregistrée. Chaque partie est gardée ici dès son premier coup.</translation>
    </message>
    <message>
        <source>No match found.</source>
        <translation>Aucune partie trouvée.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <comment>button: a copy of a saved match</comment>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Montrer toutes les parties</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: a saved match</comment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Look at it</source>
        <comment>button: a finished match</comment>
        <translation>La regarder</translation>
    </message>
    <message>
        <source>Rename</source>
        <comment>button: a saved match</comment>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Put away</source>
        <comment>button: take a saved match off the shelf</comment>
        <translation>Ranger</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>no</source>
        <comment>a house rule is not played</comment>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>a house rule is played</comment>
        <translation>oui</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <comment>a value of a house rule that names one seat of the table</comment>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>it is decided by chance who begins</comment>
        <translation>Tirage au sort</translation>
    </message>
    <message>
        <source>The first seat</source>
        <comment>who begins</comment>
        <translation>La première place</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>red piece</source>
        <translation>pion rouge</translation>
    </message>
    <message>
        <source>blue piece</source>
        <translation>pion bleu</translation>
    </message>
    <message>
        <source>yellow piece</source>
        <translation>pion jaune</translation>
    </message>
    <message>
        <source>green piece</source>
        <translation>pion vert</translation>
    </message>
    <message>
        <source>purple piece</source>
        <translation>pion violet</translation>
    </message>
    <message>
        <source>orange piece</source>
        <translation>pion orange</translation>
    </message>
    <message>
        <source>sky blue piece</source>
        <translation>pion bleu ciel</translation>
    </message>
    <message>
        <source>pink piece</source>
        <translation>pion rose</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>But du jeu</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>End and scoring</source>
        <translation>Fin et points</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>At a glance</source>
        <comment>short list of what each card or sign does</comment>
        <translation>En un coup d’œil</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>Dans tous les jeux</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>Chercher une règle</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <translation>
            <numerusform>%n règle trouvée</numerusform>
            <numerusform>%n règles trouvées</numerusform>
        </translation>
    </message>
    <message>
        <source>Show an example</source>
        <comment>of what this rule forbids</comment>
        <translation>Montrer un exemple</translation>
    </message>
    <message>
        <source>Hide the example</source>
        <comment>of what this rule forbids</comment>
        <translation>Cacher l’exemple</translation>
    </message>
    <message>
        <source>Print the booklet</source>
        <comment>button: the rules on paper</comment>
        <translation>Imprimer le livret</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>Langue des règles</translation>
    </message>
    <message>
        <source>as played at this table</source>
        <translation>comme on joue ici</translation>
    </message>
    <message>
        <source>Save the rules as a PDF file</source>
        <translation>Enregistrer les règles dans un fichier PDF</translation>
    </message>
    <message>
        <source>The rules are in the file “{file}”.</source>
        <translation>Les règles sont dans le fichier «&#x202f;{file}&#x202f;».</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be written.</source>
        <translation>Impossible d’écrire le fichier «&#x202f;{file}&#x202f;».</translation>
    </message>
    <message>
        <source>The disk may be full or the folder locked. Choose another folder.</source>
        <translation>Le disque est peut-être plein ou le dossier protégé. Choisis un autre dossier.</translation>
    </message>
    <message>
        <source>The printer did not take the rules.</source>
        <translation>L’imprimante n’a pas pris les règles.</translation>
    </message>
    <message>
        <source>Check that it is switched on and has paper, and print again.</source>
        <translation>Regarde si elle est allumée et s’il y a du papier, puis imprime de nouveau.</translation>
    </message>
    <message>
        <source>See step by step: {title}</source>
        <comment>what is shown is a good example</comment>
        <translation>Voir pas à pas&#x202f;: {title}</translation>
    </message>
    <message>
        <source>One step back</source>
        <comment>button: an example is shown step by step</comment>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>One step on</source>
        <comment>button: an example is shown step by step</comment>
        <translation>Un pas de plus</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <comment>which step of an example is shown</comment>
        <translation>{number} sur {count}</translation>
    </message>
    <message>
        <source>What is not allowed</source>
        <comment>heading of an example of what a rule forbids</comment>
        <translation>Ce qui n’est pas permis</translation>
    </message>
    <message>
        <source>The table at the start</source>
        <comment>below a picture in the printed rules</comment>
        <translation>La table au début</translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>{token}, {place}</source>
        <translation>{token}, {place}</translation>
    </message>
    <message>
        <source>{token}, {place}: {condition}</source>
        <translation>{token}, {place}&#x202f;: {condition}</translation>
    </message>
    <message>
        <source>{part}: {token}, {place}</source>
        <translation>{part}&#x202f;: {token}, {place}</translation>
    </message>
    <message>
        <source>{token}: {parts}</source>
        <translation>{token}&#x202f;: {parts}</translation>
    </message>
    <message>
        <source>{token}: carried</source>
        <translation>{token}&#x202f;: en main</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) or card(s) carried</source>
        <translation>
            <numerusform>%n pièce ou carte en main</numerusform>
            <numerusform>%n pièces ou cartes en main</numerusform>
        </translation>
    </message>
    <message>
        <source>{token}: put down again</source>
        <translation>{token}&#x202f;: de retour à sa place</translation>
    </message>
    <message>
        <source>{token}: card {place} of {places}</source>
        <translation>{token}&#x202f;: carte {place} sur {places}</translation>
    </message>
    <message>
        <source>{place}: allowed</source>
        <translation>{place}&#x202f;: permis</translation>
    </message>
    <message>
        <source>{place}: not allowed</source>
        <translation>{place}&#x202f;: pas permis</translation>
    </message>
    <message>
        <source>{place}: {points} on offer</source>
        <translation>{place}&#x202f;: {points} à prendre</translation>
    </message>
    <message>
        <source>{place}: {content}</source>
        <translation>{place}&#x202f;: {content}</translation>
    </message>
    <message>
        <source>can be played now</source>
        <comment>of a card, a die or a piece</comment>
        <translation>jouable maintenant</translation>
    </message>
    <message>
        <source>what is carried may go here</source>
        <comment>of a card or a piece on the table</comment>
        <translation>ce qui est en main peut aller ici</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Langue et aspect</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lumière</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Soir</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Contraste élevé, clair</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Contraste élevé, sombre</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#x202f;%</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Vitesse d’animation</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>animation speed</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>animation speed</comment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>animation speed</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Gentle</source>
        <comment>animation speed, slow for small children</comment>
        <translation>Douce</translation>
    </message>
    <message>
        <source>Four colours for the four suits</source>
        <translation>Cartes en quatre couleurs</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Activer le son</translation>
    </message>
    <message>
        <source>One click moves anything that can go to only one place</source>
        <translation>Un seul clic déplace ce qui n’a qu’une place possible</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <comment>the setting follows the operating system</comment>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Sort hands by rank, not by suit</source>
        <translation>Ranger la main par valeur, et non par couleur</translation>
    </message>
    <message>
        <source>Show numbers on the squares of boards</source>
        <translation>Numéros sur les cases des plateaux</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>See and change all keys</source>
        <translation>Voir et changer toutes les touches</translation>
    </message>
    <message>
        <source>Show where things may go</source>
        <translation>Montrer où cela peut aller</translation>
    </message>
    <message>
        <source>Say aloud what players call out</source>
        <translation>Dire à voix haute ce que les joueurs annoncent</translation>
    </message>
    <message>
        <source>Hello!</source>
        <comment>said aloud, so that the voice can be heard</comment>
        <translation>Bonjour&#x202f;!</translation>
    </message>
    <message>
        <source>This computer has no voice that Tabletop can use. On Linux, eSpeak NG brings one.</source>
        <translation>Cet ordinateur n’a aucune voix que Tabletop puisse utiliser. Sous Linux, eSpeak NG en apporte une.</translation>
    </message>
    <message>
        <source>Other programs</source>
        <comment>as opponents in games</comment>
        <translation>Autres programmes</translation>
    </message>
    <message>
        <source>Programs of this computer may be opponents</source>
        <translation>Des programmes de cet ordinateur peuvent jouer contre nous</translation>
    </message>
    <message>
        <source>{game}: {programs}</source>
        <comment>a game, and names of programs that play it</comment>
        <translation>{game}&#x202f;: {programs}</translation>
    </message>
    <message>
        <source>{game}: no program was found on this computer.</source>
        <translation>{game}&#x202f;: aucun programme trouvé sur cet ordinateur.</translation>
    </message>
    <message>
        <source>“{file}” is not a program that can play {game}.</source>
        <translation>«&#x202f;{file}&#x202f;» n’est pas un programme qui sait jouer à ce jeu&#x202f;: {game}.</translation>
    </message>
    <message>
        <source>Choose a program for {game}</source>
        <comment>button: opens a list of files</comment>
        <translation>Choisir un programme&#x202f;: {game}</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>changed</source>
        <comment>a house rule differs from the printed one</comment>
        <translation>changé</translation>
    </message>
    <message>
        <source>{choice} (printed rule)</source>
        <comment>one value of a house rule</comment>
        <translation>{choice} (règle d’origine)</translation>
    </message>
    <message>
        <source>Does not count: the match begins from the pasted position.</source>
        <translation>Ne compte pas&#x202f;: la partie commence par la position collée.</translation>
    </message>
    <message>
        <source>The dot marks the printed rule.</source>
        <translation>Le point indique la règle d’origine.</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Étagère</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Lire les règles</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>button that begins the match</comment>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>The set-up is kept for the next match.</source>
        <translation>La préparation est gardée pour la prochaine partie.</translation>
    </message>
    <message>
        <source>Friendly undo: even a throw or a drawn card can be taken back</source>
        <translation>Retour sans limite&#x202f;: même après un lancer ou une carte piochée</translation>
    </message>
    <message>
        <source>Friendly undo: even after the other side has moved</source>
        <translation>Retour sans limite&#x202f;: même après la réponse adverse</translation>
    </message>
    <message>
        <source>Person</source>
        <comment>who sits on a seat</comment>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>who sits on a seat</comment>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <comment>name of a person who has given none</comment>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Name on seat {number}</source>
        <translation>Nom à la place {number}</translation>
    </message>
    <message>
        <source>Who sits on seat {number}</source>
        <translation>Qui est à la place {number}</translation>
    </message>
    <message>
        <source>Colour of seat {number}: {colour}</source>
        <translation>Couleur de la place {number}&#x202f;: {colour}</translation>
    </message>
    <message>
        <source>Level of seat {number}</source>
        <translation>Niveau de la place {number}</translation>
    </message>
    <message>
        <source>Language of seat {number}</source>
        <translation>Langue de la place {number}</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Ajouter une place</translation>
    </message>
    <message>
        <source>Throw real dice</source>
        <comment>the throws of a seat: on the real table, not on the screen</comment>
        <translation>Lancer de vrais dés</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Enlever cette place</translation>
    </message>
    <message>
        <source>Red, circle</source>
        <translation>Rouge, rond</translation>
    </message>
    <message>
        <source>Blue, square</source>
        <translation>Bleu, carré</translation>
    </message>
    <message>
        <source>Yellow, triangle</source>
        <translation>Jaune, triangle</translation>
    </message>
    <message>
        <source>Green, cross</source>
        <translation>Vert, croix</translation>
    </message>
    <message>
        <source>Purple, star</source>
        <translation>Violet, étoile</translation>
    </message>
    <message>
        <source>Orange, moon</source>
        <translation>Orange, lune</translation>
    </message>
    <message>
        <source>Sky blue, drop</source>
        <translation>Bleu ciel, goutte</translation>
    </message>
    <message>
        <source>Pink, hourglass</source>
        <translation>Rose, sablier</translation>
    </message>
    <message>
        <source>same side</source>
        <comment>people sit: all before the screen</comment>
        <translation>du même côté</translation>
    </message>
    <message>
        <source>opposite</source>
        <comment>people sit: two, the screen lies between them</comment>
        <translation>face à face</translation>
    </message>
    <message>
        <source>round the table</source>
        <comment>people sit: on all sides of the screen</comment>
        <translation>autour de la table</translation>
    </message>
    <message>
        <source>Turn the board after each move</source>
        <translation>Tourner le plateau après chaque coup</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <comment>button: the match begins from a position of the clipboard</comment>
        <translation>Coller une position</translation>
    </message>
    <message>
        <source>Begins from: {position}</source>
        <comment>a pasted position</comment>
        <translation>Début depuis&#x202f;: {position}</translation>
    </message>
    <message>
        <source>Begin as usual</source>
        <comment>button: not from the pasted position</comment>
        <translation>Début habituel</translation>
    </message>
    <message>
        <source>The clipboard holds no position from which a match of {game} can begin.</source>
        <translation>Le presse-papiers ne contient aucune position d’où commencer une partie de ce jeu&#x202f;: {game}.</translation>
    </message>
    <message>
        <source>Copy a position (FEN) first, as one line of text, and paste it here.</source>
        <translation>Copie d’abord une position (FEN), sur une seule ligne de texte, puis colle-la ici.</translation>
    </message>
    <message>
        <source>{number}. {choice}</source>
        <comment>an entry of a list with its number</comment>
        <translation>{number}. {choice}</translation>
    </message>
    <message>
        <source>Drag it, or use Ctrl and the arrow keys. Delete takes it out.</source>
        <translation>À faire glisser, ou Ctrl et les flèches. Suppr la retire.</translation>
    </message>
    <message>
        <source>Add: {choice}</source>
        <translation>Ajouter&#x202f;: {choice}</translation>
    </message>
    <message numerus="yes">
        <source>Reset %n change(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>Rétablir %n règle</numerusform>
            <numerusform>Rétablir %n règles</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is played by the printed rules.</source>
        <translation>Ce jeu se joue selon la règle d’origine.</translation>
    </message>
    <message>
        <source>How are you sitting?</source>
        <comment>to all the people round the screen</comment>
        <translation>Comment êtes-vous assis&#x202f;?</translation>
    </message>
    <message>
        <source>Table ({code})</source>
        <comment>language of a seat: the one of the table; code: EN</comment>
        <translation>Table ({code})</translation>
    </message>
    <message>
        <source>Fox</source>
        <comment>name of a computer player</comment>
        <translation>Renard</translation>
    </message>
    <message>
        <source>Owl</source>
        <comment>name of a computer player</comment>
        <translation>Hibou</translation>
    </message>
    <message>
        <source>Bear</source>
        <comment>name of a computer player</comment>
        <translation>Ours</translation>
    </message>
    <message>
        <source>Hare</source>
        <comment>name of a computer player</comment>
        <translation>Lièvre</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <comment>name of a computer player</comment>
        <translation>Hérisson</translation>
    </message>
    <message>
        <source>Badger</source>
        <comment>name of a computer player</comment>
        <translation>Blaireau</translation>
    </message>
    <message>
        <source>Otter</source>
        <comment>name of a computer player</comment>
        <translation>Loutre</translation>
    </message>
    <message>
        <source>Mouse</source>
        <comment>name of a computer player</comment>
        <translation>Souris</translation>
    </message>
    <message>
        <source>{choice} •</source>
        <comment>one value of a house rule; the dot marks the printed one</comment>
        <translation>{choice} •</translation>
    </message>
    <message>
        <source>Do not suggest this name any more</source>
        <comment>menu of a name</comment>
        <translation>Ne plus proposer ce nom</translation>
    </message>
    <message>
        <source>{players} play together.</source>
        <comment>the partners of one team</comment>
        <translation>{players} jouent ensemble.</translation>
    </message>
    <message>
        <source>Other teams</source>
        <comment>button: the people sit down so that others are partners</comment>
        <translation>Autres équipes</translation>
    </message>
    <message>
        <source>Short game: {short}</source>
        <comment>{short}: about 25 minutes</comment>
        <translation>Partie courte&#x202f;: {short}</translation>
    </message>
    <message>
        <source>Short game: {short}, otherwise {full}</source>
        <comment>{full}: about 2 hours</comment>
        <translation>Partie courte&#x202f;: {short}, sinon {full}</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <comment>a house rule, and how it is played</comment>
        <translation>{rule}&#x202f;: {value}</translation>
    </message>
    <message>
        <source>By these rules a match takes {time}.</source>
        <comment>{time}: about 2 hours</comment>
        <translation>Avec ces règles, une partie dure {time}.</translation>
    </message>
    <message>
        <source>“As I play” begins about as strong as “{level}”, and learns from every match.</source>
        <comment>level: “Easy”</comment>
        <translation>«&#x202f;Comme moi&#x202f;» commence à peu près au niveau «&#x202f;{level}&#x202f;» et apprend à chaque partie.</translation>
    </message>
    <message>
        <source>“As I play” is about as strong as “{level}” now, going by how {players} played so far.</source>
        <comment>level: “Easy”</comment>
        <translation>«&#x202f;Comme moi&#x202f;» joue en ce moment à peu près au niveau «&#x202f;{level}&#x202f;», d’après les parties de {players}.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no head start and no handicap</comment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>{player}: {what}</source>
        <comment>what: “10 squares ahead”</comment>
        <translation>{player}&#x202f;: {what}</translation>
    </message>
    <message>
        <source>This match will not count for that, as somebody has a head start or a handicap.</source>
        <translation>Cette partie ne comptera pas pour cela, car quelqu’un a un avantage ou un handicap.</translation>
    </message>
    <message>
        <source>Head start or handicap</source>
        <comment>button: what the seats are given at the start</comment>
        <translation>Avantage ou handicap</translation>
    </message>
    <message>
        <source>Everybody starts alike.</source>
        <translation>Tout le monde commence à égalité.</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>{player} is next, {when}</source>
        <comment>whose turn it is, and when the match was played</comment>
        <translation>À {player} de jouer, {when}</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), {when}</source>
        <comment>where a match stands and when it was played</comment>
        <translation>
            <numerusform>%n coup, {when}</numerusform>
            <numerusform>%n coups, {when}</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>Tabletop</source>
        <translation>Tabletop</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Chercher un jeu</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>heading over matches that can be played on</comment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Âge</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>kind of game: board, dice, cards</comment>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>any number of players</comment>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>any age</comment>
        <translation>Tous</translation>
    </message>
    <message>
        <source>All</source>
        <comment>all kinds of games</comment>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>short for board games</comment>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>short for dice games</comment>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>short for card games</comment>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>short for games of quick reactions</comment>
        <translation>Rapidité</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n jeu</numerusform>
            <numerusform>%n jeux</numerusform>
        </translation>
    </message>
    <message>
        <source>No game found.</source>
        <translation>Aucun jeu trouvé.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Voir tous les jeux</translation>
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
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} to {most} players</source>
        <translation>{least} à {most} joueurs</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>environ %n minute</numerusform>
            <numerusform>environ %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Put away</source>
        <comment>menu: take a saved match off the shelf</comment>
        <translation>Ranger</translation>
    </message>
    <message>
        <source>Continue {title}: {note} ({names})</source>
        <translation>Continuer {title}&#x202f;: {note} ({names})</translation>
    </message>
    <message>
        <source>All matches</source>
        <comment>button: the list of all saved matches</comment>
        <translation>Toutes les parties</translation>
    </message>
    <message numerus="yes">
        <source>from age %n</source>
        <comment>age</comment>
        <translation>
            <numerusform>dès %n an</numerusform>
            <numerusform>dès %n ans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s)</source>
        <translation>
            <numerusform>environ %n heure</numerusform>
            <numerusform>environ %n heures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>Offer a draw</source>
        <translation>Proposer la nulle</translation>
    </message>
    <message>
        <source>Accept</source>
        <comment>a draw that is offered</comment>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Decline</source>
        <comment>a draw that is offered</comment>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>Accepter la nulle</translation>
    </message>
    <message>
        <source>Decline the draw</source>
        <translation>Refuser la nulle</translation>
    </message>
    <message>
        <source>Give up the match</source>
        <translation>Abandonner la partie</translation>
    </message>
    <message>
        <source>{player} offers a draw.</source>
        <translation>{player} propose la nulle.</translation>
    </message>
    <message>
        <source>{player} accepts the draw.</source>
        <translation>{player} accepte la nulle.</translation>
    </message>
    <message>
        <source>{player} declines the draw.</source>
        <translation>{player} refuse la nulle.</translation>
    </message>
    <message>
        <source>{player} gives up.</source>
        <translation>{player} abandonne.</translation>
    </message>
    <message>
        <source>Both agree: the match is drawn.</source>
        <translation>Les deux sont d’accord&#x202f;: la partie est nulle.</translation>
    </message>
    <message>
        <source>{other} gives up: {player} wins.</source>
        <translation>{other} abandonne&#x202f;: {player} gagne.</translation>
    </message>
    <message>
        <source>The same position has come back again: the match is drawn.</source>
        <translation>La même position est revenue encore une fois&#x202f;: la partie est nulle.</translation>
    </message>
    <message>
        <source>Nothing has been captured for too long: the match is drawn.</source>
        <translation>Aucune prise depuis trop longtemps&#x202f;: la partie est nulle.</translation>
    </message>
    <message>
        <source>{other} has no move left: {player} wins.</source>
        <translation>{other} n’a plus aucun coup&#x202f;: {player} gagne.</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} gagne.</translation>
    </message>
    <message>
        <source>The match ends in a draw.</source>
        <translation>La partie est nulle.</translation>
    </message>
    <message>
        <source>No draw has been offered.</source>
        <translation>Personne n’a proposé la nulle.</translation>
    </message>
    <message>
        <source>Who plays White</source>
        <translation>Qui joue les Blancs</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>it is decided by chance who plays White</comment>
        <translation>Tirage au sort</translation>
    </message>
    <message>
        <source>The first seat</source>
        <comment>who plays White</comment>
        <translation>La première place</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>coup {number}</translation>
    </message>
    <message>
        <source>{other} offers a draw. {player} must accept or decline.</source>
        <translation>{other} propose la nulle. À {player} d’accepter ou de refuser.</translation>
    </message>
    <message>
        <source>The offer of a draw must be accepted or declined first.</source>
        <translation>Il faut d’abord accepter ou refuser la nulle proposée.</translation>
    </message>
    <message>
        <source>{player} has already offered a draw in this turn.</source>
        <translation>{player} a déjà proposé la nulle pendant ce tour.</translation>
    </message>
    <message>
        <source>This position is no better than a draw.</source>
        <translation>La position ne vaut pas mieux qu’une nulle.</translation>
    </message>
    <message>
        <source>This position is worth playing on.</source>
        <translation>La position mérite qu’on continue.</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>It has been left as it is. Choose another match.</source>
        <translation>Il n’a pas été changé. Choisis une autre partie.</translation>
    </message>
    <message>
        <source>The match “{file}” is damaged from move {move} on.</source>
        <translation>La partie «&#x202f;{file}&#x202f;» est abîmée à partir du coup {move}.</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be opened.</source>
        <translation>Le fichier «&#x202f;{file}&#x202f;» ne s’ouvre pas.</translation>
    </message>
    <message>
        <source>The match cannot be saved now: the disk is full or the folder is locked.</source>
        <translation>La partie ne peut pas être enregistrée pour l’instant&#x202f;: le disque est plein ou le dossier verrouillé.</translation>
    </message>
    <message>
        <source>The result cannot be kept: the disk is full or the folder is locked.</source>
        <translation>Le résultat ne peut pas être gardé&#x202f;: le disque est plein ou le dossier est verrouillé.</translation>
    </message>
    <message>
        <source>Play goes on; only this result is not counted.</source>
        <translation>Le jeu continue&#x202f;; ce résultat manquera seulement au compte des victoires.</translation>
    </message>
    <message>
        <source>The match “{file}” cannot be moved: the folder is locked or the file is gone.</source>
        <translation>La partie «&#x202f;{file}&#x202f;» ne peut pas être déplacée&#x202f;: le dossier est verrouillé ou le fichier a disparu.</translation>
    </message>
    <message>
        <source>It has been left where it is.</source>
        <translation>Elle est restée à sa place.</translation>
    </message>
    <message>
        <source>The match “{file}” is also open in another window of Tabletop.</source>
        <translation>La partie «&#x202f;{file}&#x202f;» est aussi ouverte dans une autre fenêtre de Tabletop.</translation>
    </message>
    <message>
        <source>The file “{file}” is too large to be opened.</source>
        <translation>Le fichier «&#x202f;{file}&#x202f;» est trop gros pour être ouvert.</translation>
    </message>
    <message>
        <source>A file with fewer or shorter matches can be opened.</source>
        <translation>Un fichier avec moins de parties, ou des parties plus courtes, peut s’ouvrir.</translation>
    </message>
    <message>
        <source>No match can be read in the file “{file}”.</source>
        <translation>Aucune partie n’est lisible dans le fichier «&#x202f;{file}&#x202f;».</translation>
    </message>
    <message>
        <source>It has been left as it is. Files of these kinds can be opened: {kinds}.</source>
        <translation>Il est resté tel quel. Les fichiers de ces types peuvent s’ouvrir&#x202f;: {kinds}.</translation>
    </message>
    <message>
        <source>In the file “{file}” a move breaks the rules of {game}.</source>
        <translation>Dans le fichier «&#x202f;{file}&#x202f;», un coup ne suit pas les règles de ce jeu&#x202f;: {game}.</translation>
    </message>
    <message>
        <source>In the file “{file}”, “{word}” cannot be read, or breaks the rules of {game}.</source>
        <translation>Dans le fichier «&#x202f;{file}&#x202f;», «&#x202f;{word}&#x202f;» est illisible ou ne suit pas les règles de ce jeu&#x202f;: {game}.</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be written: the disk is full or the folder is locked.</source>
        <translation>Le fichier «&#x202f;{file}&#x202f;» ne peut pas être écrit&#x202f;: le disque est plein ou le dossier est verrouillé.</translation>
    </message>
    <message>
        <source>The match is not lost. Choose another folder for the file.</source>
        <translation>La partie n’est pas perdue. Choisis un autre dossier pour le fichier.</translation>
    </message>
    <message>
        <source>The file “{file}” is not a Tabletop match.</source>
        <translation>Le fichier «&#x202f;{file}&#x202f;» n’est pas une partie de Tabletop.</translation>
    </message>
    <message>
        <source>The match “{file}” was saved by a newer version of Tabletop.</source>
        <translation>La partie «&#x202f;{file}&#x202f;» vient d’une version plus récente de Tabletop.</translation>
    </message>
    <message>
        <source>The latest version of Tabletop can open it. The file has been left as it is.</source>
        <translation>La dernière version de Tabletop peut l’ouvrir. Le fichier n’a pas été changé.</translation>
    </message>
    <message>
        <source>It can go on from the last good move. The damaged file is kept.</source>
        <translation>Elle peut reprendre au dernier coup lisible. Le fichier abîmé est gardé.</translation>
    </message>
    <message>
        <source>The match “{file}” belongs to a game that is not in this version of Tabletop.</source>
        <translation>La partie «&#x202f;{file}&#x202f;» est celle d’un jeu que cette version de Tabletop n’a pas.</translation>
    </message>
    <message>
        <source>Check that it still exists and that this account may read it.</source>
        <translation>Regarde s’il existe encore et si ce compte peut le lire.</translation>
    </message>
    <message>
        <source>The match goes on, and Tabletop tries to save it again after every move.</source>
        <translation>La partie continue, et l’enregistrement est tenté de nouveau après chaque coup.</translation>
    </message>
    <message>
        <source>This window carries on in a file of its own. Both are kept.</source>
        <translation>Cette fenêtre continue dans son propre fichier. Les deux sont gardés.</translation>
    </message>
    <message>
        <source>{game}: the file “{file}” holds another variant of this game.</source>
        <translation>{game}&#x202f;: le fichier «&#x202f;{file}&#x202f;» contient une autre variante de ce jeu.</translation>
    </message>
    <message>
        <source>It has been left as it is. A program for that variant can open it.</source>
        <translation>Il est resté tel quel. Un programme pour cette variante peut l’ouvrir.</translation>
    </message>
    <message>
        <source>It has been left as it is. Once that place is corrected, it can be opened.</source>
        <translation>Il est resté tel quel. Une fois corrigé à cet endroit, il pourra s’ouvrir.</translation>
    </message>
    <message>
        <source>The file “{file}”, in which this match was kept, is gone.</source>
        <translation>Le fichier «&#x202f;{file}&#x202f;», où cette partie était gardée, n’est plus là.</translation>
    </message>
    <message>
        <source>The match carries on in a new file, and no move is lost.</source>
        <translation>La partie continue dans un nouveau fichier, et aucun coup n’est perdu.</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message numerus="yes">
        <source>It was over after %n round(s).</source>
        <comment>the match</comment>
        <translation>
            <numerusform>C’était fini après %n manche.</numerusform>
            <numerusform>C’était fini après %n manches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was over after %n deal(s).</source>
        <comment>the match</comment>
        <translation>
            <numerusform>C’était fini après %n donne.</numerusform>
            <numerusform>C’était fini après %n donnes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was over after %n move(s).</source>
        <comment>the match; a move of both sides counts once</comment>
        <translation>
            <numerusform>C’était fini après %n coup.</numerusform>
            <numerusform>C’était fini après %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not until the last round did {player} take the lead.</source>
        <translation>{player} n’a pris la tête qu’à la dernière manche.</translation>
    </message>
    <message>
        <source>Not until the last deal did {player} take the lead.</source>
        <translation>{player} n’a pris la tête qu’à la dernière donne.</translation>
    </message>
    <message>
        <source>{player} was in front from the first round to the last.</source>
        <translation>{player} a mené de la première à la dernière manche.</translation>
    </message>
    <message>
        <source>{player} was in front from the first deal to the last.</source>
        <translation>{player} a mené de la première à la dernière donne.</translation>
    </message>
    <message>
        <source>{player} took the lead in round {number} and never lost it again.</source>
        <translation>{player} a pris la tête à la manche {number} et ne l’a plus perdue.</translation>
    </message>
    <message>
        <source>{player} took the lead in deal {number} and never lost it again.</source>
        <translation>{player} a pris la tête à la donne {number} et ne l’a plus perdue.</translation>
    </message>
    <message numerus="yes">
        <source>{player} was in front the longest, for %n round(s) in a row.</source>
        <translation>
            <numerusform>{player} a mené le plus longtemps&#x202f;: %n manche de suite.</numerusform>
            <numerusform>{player} a mené le plus longtemps&#x202f;: %n manches de suite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} was in front the longest, for %n deal(s) in a row.</source>
        <translation>
            <numerusform>{player} a mené le plus longtemps&#x202f;: %n donne de suite.</numerusform>
            <numerusform>{player} a mené le plus longtemps&#x202f;: %n donnes de suite.</numerusform>
        </translation>
    </message>
    <message>
        <source>From move {number} to the end {player} had more pieces.</source>
        <translation>Du coup {number} à la fin, {player} a eu plus de pièces.</translation>
    </message>
    <message>
        <source>After move {number} {player} still had fewer pieces.</source>
        <comment>and won in the end</comment>
        <translation>Après le coup {number}, {player} avait encore moins de pièces.</translation>
    </message>
    <message>
        <source>From move {number} to the end {player} had the stronger army.</source>
        <translation>Du coup {number} à la fin, {player} a eu la plus forte armée.</translation>
    </message>
    <message>
        <source>After move {number} {player} still had the weaker army.</source>
        <comment>and won in the end</comment>
        <translation>Après le coup {number}, {player} avait encore la moins forte armée.</translation>
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
        <translation>La partie est de nouveau enregistrée.</translation>
    </message>
    <message>
        <source>Everybody else looks away.</source>
        <translation>Les autres ferment les yeux.</translation>
    </message>
    <message>
        <source>I am {player}</source>
        <translation>C’est moi, {player}</translation>
    </message>
    <message>
        <source>We are {players}</source>
        <translation>Nous sommes {players}</translation>
    </message>
    <message>
        <source>or press Enter</source>
        <translation>ou appuyer sur Entrée</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <translation>{player} gagne</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>title of the end of a match that nobody has won</comment>
        <translation>Partie nulle</translation>
    </message>
    <message>
        <source>{players} win</source>
        <comment>the two or more of one team</comment>
        <translation>{players} gagnent</translation>
    </message>
    <message>
        <source>{players} share the victory</source>
        <translation>Victoire partagée&#x202f;: {players}</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Retour à l’étagère</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Revenir en arrière</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n step(s)</source>
        <comment>of a hint</comment>
        <translation>
            <numerusform>Montrer %n étape</numerusform>
            <numerusform>Montrer les %n étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}. {step}</source>
        <translation>{number}. {step}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <translation>Coups possibles</translation>
    </message>
    <message>
        <source>Show it on the table</source>
        <translation>Le montrer sur la table</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>En un coup d’œil</translation>
    </message>
    <message>
        <source>All the rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>This game keeps no score.</source>
        <translation>Ce jeu se joue sans points.</translation>
    </message>
    <message>
        <source>What has happened so far</source>
        <translation>Ce qui s’est passé jusqu’ici</translation>
    </message>
    <message>
        <source>A click or Enter shows the table as it was then.</source>
        <translation>Un clic ou Entrée montre la table comme elle était alors.</translation>
    </message>
    <message>
        <source>{player}: {fact}</source>
        <translation>{player}&#x202f;: {fact}</translation>
    </message>
    <message>
        <source>throws real dice</source>
        <comment>a seat, whose dice are thrown on the real table</comment>
        <translation>lance de vrais dés</translation>
    </message>
    <message>
        <source>{player}, computer: {fact}</source>
        <translation>{player}, ordinateur&#x202f;: {fact}</translation>
    </message>
    <message>
        <source>{stars} of {all}</source>
        <translation>{stars} sur {all}</translation>
    </message>
    <message>
        <source>It is {player}’s turn</source>
        <translation>À {player} de jouer</translation>
    </message>
    <message>
        <source>Click to change who plays here</source>
        <translation>Cliquer pour changer qui joue ici</translation>
    </message>
    <message>
        <source>on target</source>
        <comment>a player has reached exactly what was announced, so far</comment>
        <translation>objectif atteint</translation>
    </message>
    <message>
        <source>can no longer be met</source>
        <comment>what a player has announced</comment>
        <translation>ne peut plus être atteint</translation>
    </message>
    <message>
        <source>plays with {players}</source>
        <comment>the partners in a team, said of a player</comment>
        <translation>joue avec {players}</translation>
    </message>
    <message>
        <source>Dinner is ready! The computer takes over</source>
        <translation>À table&#x202f;! L’ordinateur prend la relève</translation>
    </message>
    <message>
        <source>A person plays here again</source>
        <translation>Une personne reprend cette place</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Throw real dice</source>
        <comment>the throws of a seat: on the real table, not on the screen</comment>
        <translation>Lancer de vrais dés</translation>
    </message>
    <message>
        <source>Several people are playing: everybody uses their own key or button.</source>
        <translation>Plusieurs personnes jouent&#x202f;: chacun utilise sa touche ou son bouton.</translation>
    </message>
    <message>
        <source>The computer player did not answer. The table plays an ordinary move instead.</source>
        <translation>L’ordinateur n’a pas répondu. La table joue un coup ordinaire à sa place.</translation>
    </message>
    <message>
        <source>Rule {number}: {sentence}</source>
        <translation>Règle {number}&#x202f;: {sentence}</translation>
    </message>
    <message>
        <source>Rule {number}</source>
        <translation>Règle {number}</translation>
    </message>
    <message>
        <source>House rule: {sentence}</source>
        <translation>Règle maison&#x202f;: {sentence}</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Règle maison</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>Voir la règle</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Étagère</translation>
    </message>
    <message>
        <source>Sound: on</source>
        <translation>Son&#x202f;: activé</translation>
    </message>
    <message>
        <source>Sound: off</source>
        <translation>Son&#x202f;: coupé</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Tourner le plateau</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>partie finie</translation>
    </message>
    <message>
        <source>The evening so far</source>
        <translation>La soirée jusqu’ici</translation>
    </message>
    <message>
        <source>Throws in this match</source>
        <translation>Lancers de cette partie</translation>
    </message>
    <message>
        <source>Throws so far</source>
        <translation>Lancers jusqu’ici</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n victory(ies)</source>
        <comment>name of a row for screen readers</comment>
        <translation>
            <numerusform>{player}&#x202f;: %n victoire</numerusform>
            <numerusform>{player}&#x202f;: %n victoires</numerusform>
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
        <translation>Touche {key}</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>Barre d’espace</translation>
    </message>
    <message>
        <source>Left arrow key</source>
        <translation>Flèche vers la gauche</translation>
    </message>
    <message>
        <source>Right arrow key</source>
        <translation>Flèche vers la droite</translation>
    </message>
    <message>
        <source>Up arrow key</source>
        <translation>Flèche vers le haut</translation>
    </message>
    <message>
        <source>Down arrow key</source>
        <translation>Flèche vers le bas</translation>
    </message>
    <message>
        <source>Key test</source>
        <translation>Test des touches</translation>
    </message>
    <message>
        <source>{player} presses a new key.</source>
        <translation>{player} appuie sur une nouvelle touche.</translation>
    </message>
    <message numerus="yes">
        <source>The match begins in %n second(s).</source>
        <translation>
            <numerusform>La partie commence dans %n seconde.</numerusform>
            <numerusform>La partie commence dans %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>{player}: {key}, pressed</source>
        <translation>{player}&#x202f;: {key}, touche vérifiée</translation>
    </message>
    <message>
        <source>{player}: {key}</source>
        <translation>{player}&#x202f;: {key}</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Non, continuer à jouer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>{player}: {cards}</source>
        <translation>{player}&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>{time} s</source>
        <comment>so many seconds: 0.41 s</comment>
        <translation>{time}&#x202f;s</translation>
    </message>
    <message>
        <source>+{time} s</source>
        <comment>so many seconds later than the first: +0.12 s</comment>
        <translation>+{time}&#x202f;s</translation>
    </message>
    <message>
        <source>+{time} ms</source>
        <comment>so many thousandths of a second later than the first</comment>
        <translation>+{time}&#x202f;ms</translation>
    </message>
    <message>
        <source>{time}, wrong</source>
        <comment>a reaction without a reason; said for screen readers</comment>
        <translation>{time}, à tort</translation>
    </message>
    <message>
        <source>{player}: {time}</source>
        <translation>{player}&#x202f;: {time}</translation>
    </message>
    <message>
        <source>The numbers on the table show the order of the steps.</source>
        <translation>Les numéros sur la table indiquent l’ordre des étapes.</translation>
    </message>
    <message>
        <source>Step {step} of {steps}: {what}</source>
        <comment>a hint; what: where to look, what to do, why</comment>
        <translation>Étape {step} sur {steps}&#x202f;: {what}</translation>
    </message>
    <message>
        <source>Where to look</source>
        <comment>step of a hint</comment>
        <translation>Où regarder</translation>
    </message>
    <message>
        <source>What to do</source>
        <comment>step of a hint, and link to it</comment>
        <translation>Que faire&#x202f;?</translation>
    </message>
    <message>
        <source>{player}: {number}</source>
        <translation>{player}&#x202f;: {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Encore %n seconde</numerusform>
            <numerusform>Encore %n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>The table in words</source>
        <translation>La table en mots</translation>
    </message>
    <message>
        <source>{key} again reads everything out.</source>
        <translation>Encore {key}&#x202f;: tout est lu en détail.</translation>
    </message>
    <message>
        <source>{subject}: {told}.</source>
        <comment>what is told of a player or of a box</comment>
        <translation>{subject}&#x202f;: {told}.</translation>
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
            <numerusform>%n pion ou carte</numerusform>
            <numerusform>%n pions ou cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) or card(s), on top: {token}</source>
        <translation>
            <numerusform>%n pion ou carte, au-dessus&#x202f;: {token}</numerusform>
            <numerusform>%n pions ou cartes, au-dessus&#x202f;: {token}</numerusform>
        </translation>
    </message>
    <message>
        <source>Possible: {move}.</source>
        <comment>one of the moves that may be made now</comment>
        <translation>Possible&#x202f;: {move}.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n possible move(s).</source>
        <translation>
            <numerusform>Il y a %n coup possible.</numerusform>
            <numerusform>Il y a %n coups possibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to be done at this moment.</source>
        <translation>Il n’y a rien à faire pour le moment.</translation>
    </message>
    <message>
        <source>This is how it was then. {move}</source>
        <translation>La table comme elle était alors. {move}</translation>
    </message>
    <message>
        <source>This is how the match began. Click the table to come back.</source>
        <translation>Ainsi commença la partie. Un clic sur la table ramène au présent.</translation>
    </message>
    <message>
        <source>This is how the match began.</source>
        <translation>Ainsi commença la partie.</translation>
    </message>
    <message>
        <source>The match again</source>
        <comment>the bar with which one steps through a match</comment>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: a match is shown again, move by move</comment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <comment>which step of a match is shown</comment>
        <translation>{number} sur {count}</translation>
    </message>
    <message>
        <source>How fast: {pace}</source>
        <comment>button: a match is shown again</comment>
        <translation>Vitesse&#x202f;: {pace}</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <comment>button: from what was to the present</comment>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>The result</source>
        <comment>button: how the match ended</comment>
        <translation>Le résultat</translation>
    </message>
    <message>
        <source>To the start</source>
        <comment>button: a match is shown again</comment>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One step back</source>
        <comment>button: a match is shown again</comment>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>button: a match is shown again, move by move</comment>
        <translation>Lire la suite</translation>
    </message>
    <message>
        <source>One step on</source>
        <comment>button: a match is shown again</comment>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <comment>button: a match is shown again</comment>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>slowly</source>
        <comment>how fast a match is shown again</comment>
        <translation>lentement</translation>
    </message>
    <message>
        <source>normally</source>
        <comment>how fast a match is shown again</comment>
        <translation>normalement</translation>
    </message>
    <message>
        <source>quickly</source>
        <comment>how fast a match is shown again</comment>
        <translation>vite</translation>
    </message>
    <message>
        <source>very quickly</source>
        <comment>how fast a match is shown again</comment>
        <translation>très vite</translation>
    </message>
    <message>
        <source>Same as the table</source>
        <comment>language of a player</comment>
        <translation>Celle de la table</translation>
    </message>
    <message numerus="yes">
        <source>{number}: %n time(s)</source>
        <comment>how often a number was thrown, for screen readers</comment>
        <translation>
            <numerusform>{number}&#x202f;: %n fois</numerusform>
            <numerusform>{number}&#x202f;: %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody presses their own key once. To change a key, click it.</source>
        <translation>Chacun appuie une fois sur sa touche. Pour changer une touche, clique dessus.</translation>
    </message>
    <message>
        <source>{action}: are you sure?</source>
        <comment>asks back before a match is given up or a draw is offered</comment>
        <translation>{action}&#x202f;: vraiment&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), the latest first</source>
        <comment>heading over a pile that is looked through</comment>
        <translation>
            <numerusform>%n carte, la dernière d’abord</numerusform>
            <numerusform>%n cartes, les dernières d’abord</numerusform>
        </translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>Que choisir&#x202f;?</translation>
    </message>
    <message>
        <source>This is how it was then. Click the table to come back. {move}</source>
        <translation>La table comme elle était alors. Un clic dessus ramène au présent. {move}</translation>
    </message>
    <message>
        <source>There is no hint right now.</source>
        <translation>Pas de conseil pour l’instant.</translation>
    </message>
    <message>
        <source>The clock is stopped for everybody. The cards are covered.</source>
        <translation>Le chrono est arrêté pour tout le monde. Les cartes sont cachées.</translation>
    </message>
    <message numerus="yes">
        <source>The match goes on in %n…</source>
        <comment>a countdown: 3, 2, 1</comment>
        <translation>
            <numerusform>La partie reprend dans %n…</numerusform>
            <numerusform>La partie reprend dans %n…</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Regarder la table</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Le résultat</translation>
    </message>
    <message>
        <source>There is no move to bring back.</source>
        <translation>Il n’y a aucun coup à refaire.</translation>
    </message>
    <message>
        <source>Friendly undo is on: everything can be taken back.</source>
        <translation>Retour sans limite activé&#x202f;: tout peut être repris.</translation>
    </message>
    <message>
        <source>Friendly undo is off: dice and secrets that were seen stand.</source>
        <translation>Retour sans limite désactivé&#x202f;: les dés lancés et les secrets dévoilés restent.</translation>
    </message>
    <message>
        <source>Take back both moves</source>
        <translation>Reprendre les deux coups</translation>
    </message>
    <message numerus="yes">
        <source>Take back the last %n move(s)</source>
        <translation>
            <numerusform>Reprendre le dernier coup</numerusform>
            <numerusform>Reprendre les %n derniers coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Switch on friendly undo</source>
        <translation>Activer le retour sans limite</translation>
    </message>
    <message>
        <source>Ask for friendly undo</source>
        <translation>Demander le retour sans limite</translation>
    </message>
    <message>
        <source>Friendly undo: from now on dice and drawn cards can be taken back, too. Does everybody agree?</source>
        <translation>Retour sans limite&#x202f;: dorénavant, même les dés et les cartes piochées peuvent être repris. Tout le monde est d’accord&#x202f;?</translation>
    </message>
    <message>
        <source>Without friendly undo: from now on dice and drawn cards stand. Does everybody agree?</source>
        <translation>Fin du retour sans limite&#x202f;: dorénavant, les dés et les cartes piochées restent. Tout le monde est d’accord&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, we all agree</source>
        <translation>Oui, tout le monde est d’accord</translation>
    </message>
    <message>
        <source>Show where things may go</source>
        <translation>Montrer où cela peut aller</translation>
    </message>
    <message>
        <source>“{button}”</source>
        <comment>a button that can be clicked, in quotation marks</comment>
        <translation>«&#x202f;{button}&#x202f;»</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>on the curtain: the move of whoever has just played</comment>
        <translation>Reprendre le coup</translation>
    </message>
    <message>
        <source>One click shows the move on the table, another one plays it.</source>
        <translation>Un clic montre le coup sur la table, un deuxième le joue.</translation>
    </message>
    <message>
        <source>All score sheets</source>
        <translation>Toutes les feuilles de score</translation>
    </message>
    <message>
        <source>{player} can click {things}.</source>
        <comment>the answer to a click that means nothing</comment>
        <translation>{player} peut cliquer sur {things}.</translation>
    </message>
    <message numerus="yes">
        <source>one of %n card(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>une carte</numerusform>
            <numerusform>l’une des %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n piece(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>une pièce</numerusform>
            <numerusform>l’une des %n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n die(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>un dé</numerusform>
            <numerusform>l’un des %n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n counter(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>un jeton</numerusform>
            <numerusform>l’un des %n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n button(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>un bouton</numerusform>
            <numerusform>l’un des %n boutons</numerusform>
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
        <translation>{things} ou {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <comment>what somebody holds, or what lies in the pot</comment>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} throws %n real dice. What do they show?</source>
        <translation>
            <numerusform>{player} lance %n vrai dé. Que montre-t-il&#x202f;?</numerusform>
            <numerusform>{player} lance %n vrais dés. Que montrent-ils&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Throw %n real dice. What do they show?</source>
        <comment>dice that are nobody&apos;s</comment>
        <translation>
            <numerusform>Lance %n vrai dé. Que montre-t-il&#x202f;?</numerusform>
            <numerusform>Lance %n vrais dés. Que montrent-ils&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Not {dice}? What did {player} really throw?</source>
        <comment>dice: 3 3 5 6 6</comment>
        <translation>Pas {dice}&#x202f;? Qu’a vraiment lancé {player}&#x202f;?</translation>
    </message>
    <message>
        <source>Not {dice}? Change it</source>
        <comment>a link, dice: 3 3 5 6 6</comment>
        <translation>Pas {dice}&#x202f;? Corriger</translation>
    </message>
    <message>
        <source>Enter the dice</source>
        <translation>Indiquer les dés</translation>
    </message>
    <message>
        <source>“{typed}” is on no die: type the numbers 1 to {most}.</source>
        <comment>somebody tells what real dice show</comment>
        <translation>«&#x202f;{typed}&#x202f;» n’est sur aucun dé&#x202f;: tape des chiffres de 1 à {most}.</translation>
    </message>
    <message numerus="yes">
        <source>That is too many: there are only %n dice.</source>
        <comment>somebody tells what real dice show</comment>
        <translation>
            <numerusform>C’est trop&#x202f;: il n’y a que %n dé.</numerusform>
            <numerusform>C’est trop&#x202f;: il n’y a que %n dés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice are still missing.</source>
        <comment>somebody tells what real dice show</comment>
        <translation>
            <numerusform>Il manque encore %n dé.</numerusform>
            <numerusform>Il manque encore %n dés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take back the last die</source>
        <comment>of those that were typed or tapped</comment>
        <translation>Enlever le dernier dé</translation>
    </message>
    <message>
        <source>Throw on the screen</source>
        <comment>this time, instead of real dice</comment>
        <translation>Lancer à l’écran</translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>leaves the question what real dice show</comment>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>With real dice</source>
        <comment>beside a throw in the log</comment>
        <translation>Avec de vrais dés</translation>
    </message>
    <message>
        <source>With a hint</source>
        <comment>beside a move in the log</comment>
        <translation>Avec un conseil</translation>
    </message>
    <message>
        <source>Luck of this match</source>
        <comment>link: fingerprint, source, throws</comment>
        <translation>Hasard de la partie</translation>
    </message>
    <message>
        <source>Deal the same again</source>
        <translation>Rejouer le même hasard</translation>
    </message>
    <message>
        <source>A new match with the same dice and cards: everybody sits one seat further and gets what another had.</source>
        <translation>Une nouvelle partie avec les mêmes dés et cartes&#x202f;: tout le monde avance d’une place et reçoit ce qu’une autre personne avait.</translation>
    </message>
    <message>
        <source>The line shows how often each number should come up, and the band what honest dice do 19 times out of 20 (95%, binomial). Luck is never helped along.</source>
        <translation>Le trait montre combien de fois chaque nombre devrait sortir, et la bande ce que font des dés honnêtes 19 fois sur 20 (95&#x202f;%, loi binomiale). On n’aide jamais le hasard.</translation>
    </message>
    <message numerus="yes">
        <source>one of %n picture(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>une image</numerusform>
            <numerusform>l’une des %n images</numerusform>
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
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Everybody presses their own keys once. To change a key, click it.</source>
        <translation>Chacun appuie une fois sur chacune de ses touches. Pour changer une touche, clique dessus.</translation>
    </message>
    <message>
        <source>{player}, {call}: {key}, pressed</source>
        <comment>the key of one of several calls of a player</comment>
        <translation>{player}, {call}&#x202f;: {key}, touche vérifiée</translation>
    </message>
    <message>
        <source>{player}, {call}: {key}</source>
        <comment>the key of one of several calls of a player</comment>
        <translation>{player}, {call}&#x202f;: {key}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), counted by kind</source>
        <comment>heading over a pile that is looked through</comment>
        <translation>
            <numerusform>%n carte, comptée par sorte</numerusform>
            <numerusform>%n cartes, comptées par sorte</numerusform>
        </translation>
    </message>
    <message>
        <source>{figure}: {things}</source>
        <comment>a number of a hint, and the cards on which it stands</comment>
        <translation>{figure}&#x202f;: {things}</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <comment>how many cards of one kind have been played</comment>
        <translation>{count} sur {all}</translation>
    </message>
    <message>
        <source>{card}: {count} of {all}</source>
        <comment>how many cards of one kind have been played</comment>
        <translation>{card}&#x202f;: {count} sur {all}</translation>
    </message>
    <message>
        <source>Look here: {things}.</source>
        <comment>hint: cards, pieces or places</comment>
        <translation>Regarde ici&#x202f;: {things}.</translation>
    </message>
    <message>
        <source>Look at the dice.</source>
        <comment>hint: those that are marked</comment>
        <translation>Regarde les dés.</translation>
    </message>
    <message>
        <source>Look at what is marked on the table.</source>
        <comment>hint</comment>
        <translation>Regarde ce qui est marqué sur la table.</translation>
    </message>
    <message>
        <source>One of the marked places is a good one.</source>
        <comment>hint</comment>
        <translation>L’un des endroits marqués est le bon.</translation>
    </message>
    <message>
        <source>Look at the buttons.</source>
        <comment>hint</comment>
        <translation>Regarde les boutons.</translation>
    </message>
    <message>
        <source>{token}, {place}</source>
        <comment>a piece, and the square on which it stands</comment>
        <translation>{token}, {place}</translation>
    </message>
    <message>
        <source>Two good ideas and a trap</source>
        <comment>link: three moves to choose from, instead of a hint</comment>
        <translation>Deux bonnes idées et un piège</translation>
    </message>
    <message>
        <source>There is nothing to guess right now.</source>
        <comment>no three ideas can be offered</comment>
        <translation>Rien à deviner pour l’instant.</translation>
    </message>
    <message>
        <source>There is no clear trap here.</source>
        <comment>no three ideas can be offered</comment>
        <translation>Pas de piège évident ici.</translation>
    </message>
    <message>
        <source>One idea stands out here: ask for a hint.</source>
        <comment>no three ideas can be offered</comment>
        <translation>Ici, une idée se détache&#x202f;: demande un conseil.</translation>
    </message>
    <message>
        <source>Two of these are good ideas, one is a trap. Which?</source>
        <translation>Deux de ces idées sont bonnes, une est un piège. Laquelle&#x202f;?</translation>
    </message>
    <message>
        <source>{letter}: {move}</source>
        <comment>one of three ideas: A, B or C</comment>
        <translation>{letter}&#x202f;: {move}</translation>
    </message>
    <message>
        <source>{first} · {second} · {third}</source>
        <comment>three ideas in one line</comment>
        <translation>{first} · {second} · {third}</translation>
    </message>
    <message>
        <source>That was a good idea.</source>
        <translation>C’était une bonne idée.</translation>
    </message>
    <message>
        <source>That was a good idea. {why}</source>
        <comment>why: a sentence</comment>
        <translation>C’était une bonne idée. {why}</translation>
    </message>
    <message>
        <source>That was the trap.</source>
        <translation>C’était le piège.</translation>
    </message>
    <message>
        <source>That was the trap. Better: {move}.</source>
        <comment>move: a good idea</comment>
        <translation>C’était le piège. Mieux&#x202f;: {move}.</translation>
    </message>
    <message>
        <source>That was the trap. Better: {move}. {why}</source>
        <comment>move: a good idea; why: a sentence</comment>
        <translation>C’était le piège. Mieux&#x202f;: {move}. {why}</translation>
    </message>
    <message>
        <source>That was none of the three. A good idea was: {move}.</source>
        <translation>Ce n’était aucune des trois. Une bonne idée était&#x202f;: {move}.</translation>
    </message>
    <message>
        <source>{program} does not answer. Tabletop’s own best player plays instead.</source>
        <comment>another program, by its name</comment>
        <translation>{program} ne répond pas. Le meilleur joueur de Tabletop joue à sa place.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Shelf</source>
        <translation>Étagère</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Revenir en arrière</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <comment>menu: as text</comment>
        <translation>Copier la position</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
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
        <translation>Reprendre à cet endroit</translation>
    </message>
    <message>
        <source>The match of {game} has been put away.</source>
        <translation>Partie rangée dans sa boîte&#x202f;: {game}.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <comment>button: a saved match comes to the shelf again</comment>
        <translation>La remettre sur l’étagère</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Save the match in a file</source>
        <translation>Enregistrer la partie dans un fichier</translation>
    </message>
    <message>
        <source>Matches</source>
        <comment>kind of files</comment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>The file “{file}” is being read.</source>
        <translation>Lecture du fichier «&#x202f;{file}&#x202f;».</translation>
    </message>
    <message>
        <source>This is match {number} of {count} in the file “{file}”.</source>
        <translation>Partie {number} sur {count} du fichier «&#x202f;{file}&#x202f;».</translation>
    </message>
    <message>
        <source>Open the next one</source>
        <comment>button: the next match of a file</comment>
        <translation>Ouvrir la suivante</translation>
    </message>
    <message>
        <source>The match has been written to the file “{file}”.</source>
        <translation>La partie est écrite dans le fichier «&#x202f;{file}&#x202f;».</translation>
    </message>
    <message>
        <source>The position has been copied: {position}</source>
        <translation>La position est copiée&#x202f;: {position}</translation>
    </message>
    <message>
        <source>All matches</source>
        <comment>menu: the list of all saved matches</comment>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Look back</source>
        <comment>menu: step through the match on the table</comment>
        <translation>Revoir les coups</translation>
    </message>
    <message numerus="yes">
        <source>%n more match(es) can be found under “All matches”.</source>
        <translation>
            <numerusform>%n autre partie se trouve sous «&#x202f;Toutes les parties&#x202f;».</numerusform>
            <numerusform>%n autres parties se trouvent sous «&#x202f;Toutes les parties&#x202f;».</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches of Tabletop</source>
        <comment>kind of files</comment>
        <translation>Parties de Tabletop</translation>
    </message>
    <message>
        <source>Save a copy of the match</source>
        <translation>Enregistrer une copie de la partie</translation>
    </message>
    <message>
        <source>This screen is very large. Larger text can be read from further away.</source>
        <translation>Cet écran est très grand. De plus grandes lettres se lisent de loin.</translation>
    </message>
    <message>
        <source>Text twice as large</source>
        <comment>button</comment>
        <translation>Lettres deux fois plus grandes</translation>
    </message>
    <message>
        <source>This set-up does not suit the game. Please check the seats and the house rules.</source>
        <translation>Cette préparation ne convient pas au jeu. Les places et les règles maison sont à revoir.</translation>
    </message>
    <message>
        <source>Some pictures cannot be found or read: plain paper takes their place. To get them back, install Tabletop again.</source>
        <translation>Certaines images sont introuvables ou illisibles&#x202f;: du papier blanc les remplace. Pour les retrouver, installe Tabletop à nouveau.</translation>
    </message>
    <message>
        <source>The texts in this language cannot be read: they stay in English. To get them back, install Tabletop again.</source>
        <translation>Les textes de cette langue sont illisibles&#x202f;: ils restent en anglais. Pour les retrouver, installe Tabletop à nouveau.</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Ouvrir le menu</translation>
    </message>
    <message>
        <source>Leave this page</source>
        <translation>Quitter cette page</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Open…</source>
        <comment>menu: a match from a file</comment>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <comment>menu: the match on the table, in a file for other programs</comment>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Print the rules…</source>
        <translation>Imprimer les règles…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <comment>menu: the sheet of all keys</comment>
        <translation>Touches…</translation>
    </message>
    <message>
        <source>About Tabletop</source>
        <translation>À propos de Tabletop</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rejouer le coup</translation>
    </message>
    <message>
        <source>Friendly undo</source>
        <translation>Retour sans limite</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Throw the dice, or press the bright button</source>
        <translation>Lancer les dés, ou appuyer sur le bouton lumineux</translation>
    </message>
    <message>
        <source>Read out the table</source>
        <comment>menu: whose turn it is, what lies where</comment>
        <translation>Lire la table à voix haute</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <comment>language of the operating system</comment>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>menu: new, open, print</comment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>menu: undo, hint</comment>
        <translation>Coup</translation>
    </message>
    <message>
        <source>View</source>
        <comment>menu: size of the text, full screen</comment>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>menu: rules, keys, about</comment>
        <translation>Aide</translation>
    </message>
    <message>
        <source>The match is saved after every move, all by itself.</source>
        <translation>La partie est enregistrée après chaque coup, toute seule.</translation>
    </message>
    <message>
        <source>This match was here already. Here it is, as it was left.</source>
        <translation>Cette partie était déjà là. La voici, telle qu’on l’avait laissée.</translation>
    </message>
    <message>
        <source>Luck of this match</source>
        <comment>menu: fingerprint, source, throws</comment>
        <translation>Hasard de la partie</translation>
    </message>
    <message>
        <source>Deal the same again</source>
        <translation>Rejouer le même hasard</translation>
    </message>
    <message>
        <source>Two good ideas and a trap</source>
        <comment>menu: three moves to choose from</comment>
        <translation>Deux bonnes idées et un piège</translation>
    </message>
    <message>
        <source>Some settings could not be read and are back to how they were at first. The others are kept.</source>
        <translation>Certains réglages étaient illisibles&#x202f;: ils sont de nouveau comme au début. Les autres sont gardés.</translation>
    </message>
</context>
</TS>
