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
        <source>That means nothing in this game.</source>
        <translation>Cela ne veut rien dire dans ce jeu.</translation>
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
        <source>What was done in a race stands.</source>
        <translation>Ce qui s’est joué dans une course de vitesse ne se reprend pas.</translation>
    </message>
    <message id="core.undo_other">
        <source>Only whoever made the last move can take it back.</source>
        <translation>Seule la personne qui a joué le dernier coup peut le reprendre.</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>Something went wrong. The match is saved up to the last move.</source>
        <translation>Il y a eu un problème. La partie est enregistrée jusqu’au dernier coup.</translation>
    </message>
    <message>
        <source>If it happens again, please start Tabletop anew.</source>
        <translation>Si cela se répète, relance Tabletop.</translation>
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
        <source>Everyone plays one card from the own hand.</source>
        <translation>Chacun joue une carte de sa propre main.</translation>
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
        <source>Trump: {suit}. There is still one in the hand.</source>
        <translation>Atout&#x202f;: {suit}. Il y en a encore dans la main.</translation>
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
        <source>Led suit: {suit}. {player} plays a card of this suit.</source>
        <translation>Couleur demandée&#x202f;: {suit}. À {player} de fournir.</translation>
    </message>
    <message>
        <source>Led suit: {suit}. {player} has none and plays a trump.</source>
        <translation>Couleur demandée&#x202f;: {suit}. {player} n’en a pas et doit couper.</translation>
    </message>
    <message>
        <source>Led suit: {suit}. {player} has none and plays any card.</source>
        <translation>Couleur demandée&#x202f;: {suit}. {player} n’en a pas et joue la carte de son choix.</translation>
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
        <source>Score pad</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>{line} of {player}</source>
        <comment>a box of the score pad</comment>
        <translation>{line}&#x202f;: {player}</translation>
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
        <source>The first in the list</source>
        <comment>who begins</comment>
        <translation>La première personne de la liste</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>it is decided by chance who begins</comment>
        <translation>Tirage au sort</translation>
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
        <source>light blue piece</source>
        <translation>pion bleu clair</translation>
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
        <source>as this table plays</source>
        <translation>comme on joue ici</translation>
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
        <source>As the system</source>
        <comment>the setting follows the operating system</comment>
        <translation>Comme le système</translation>
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
        <source>Size of the text</source>
        <translation>Taille du texte</translation>
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
        <source>Hands of cards lie by rank, not by suit</source>
        <translation>Ranger la main par valeur, et non par couleur</translation>
    </message>
    <message>
        <source>Numbers on the squares of boards</source>
        <translation>Numéros sur les cases des plateaux</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
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
    <message numerus="yes">
        <source>%n change(s), reset</source>
        <comment>button</comment>
        <translation>
            <numerusform>%n changement, rétablir</numerusform>
            <numerusform>%n changements, rétablir</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is played as printed.</source>
        <translation>Ce jeu se joue selon la règle d’origine.</translation>
    </message>
    <message>
        <source>{choice} (printed rule)</source>
        <comment>one value of a house rule</comment>
        <translation>{choice} (règle d’origine)</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Partie courte</translation>
    </message>
    <message numerus="yes">
        <source>Short game, about %n minute(s)</source>
        <translation>
            <numerusform>Partie courte, environ %n minute</numerusform>
            <numerusform>Partie courte, environ %n minutes</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>environ %n minute</numerusform>
            <numerusform>environ %n minutes</numerusform>
        </translation>
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
        <source>Computer {number}</source>
        <comment>name of a computer player without a name</comment>
        <translation>Ordinateur {number}</translation>
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
        <source>As the table</source>
        <comment>language of a seat: the one of the table</comment>
        <translation>De la table</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Ajouter une place</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Enlever cette place</translation>
    </message>
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
        <source>How do you sit?</source>
        <comment>to all the people round the screen</comment>
        <translation>Comment êtes-vous assis&#x202f;?</translation>
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
        <source>No game fits.</source>
        <translation>Aucun jeu ne convient.</translation>
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
        <source>from %n year(s)</source>
        <comment>age</comment>
        <translation>
            <numerusform>dès %n an</numerusform>
            <numerusform>dès %n ans</numerusform>
        </translation>
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
        <source>{other} offers a draw. {player} accepts or declines.</source>
        <translation>{other} propose la nulle. {player} accepte ou refuse.</translation>
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
        <source>The draw that was offered must be accepted or declined first.</source>
        <translation>Il faut d’abord accepter ou refuser la nulle proposée.</translation>
    </message>
    <message>
        <source>No draw has been offered.</source>
        <translation>Personne n’a proposé la nulle.</translation>
    </message>
    <message>
        <source>{player} has offered a draw in this turn already.</source>
        <translation>{player} a déjà proposé la nulle pendant ce tour.</translation>
    </message>
    <message>
        <source>The position is not better than a draw.</source>
        <translation>La position ne vaut pas mieux qu’une nulle.</translation>
    </message>
    <message>
        <source>The position is worth playing on.</source>
        <translation>La position mérite qu’on continue.</translation>
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
</context>
<context>
    <name>Store</name>
    <message>
        <source>The file “{file}” is not a match of Tabletop.</source>
        <translation>Le fichier «&#x202f;{file}&#x202f;» n’est pas une partie de Tabletop.</translation>
    </message>
    <message>
        <source>It has been left as it is. Choose another match.</source>
        <translation>Il n’a pas été changé. Choisis une autre partie.</translation>
    </message>
    <message>
        <source>The match “{file}” was saved by a newer Tabletop.</source>
        <translation>La partie «&#x202f;{file}&#x202f;» vient d’une version plus récente de Tabletop.</translation>
    </message>
    <message>
        <source>The newest Tabletop can open it. The file has been left as it is.</source>
        <translation>La dernière version de Tabletop peut l’ouvrir. Le fichier n’a pas été changé.</translation>
    </message>
    <message>
        <source>The match “{file}” is damaged from move {move} on.</source>
        <translation>La partie «&#x202f;{file}&#x202f;» est abîmée à partir du coup {move}.</translation>
    </message>
    <message>
        <source>It can go on from the last sound move. The damaged file is kept.</source>
        <translation>Elle peut reprendre au dernier coup lisible. Le fichier abîmé est gardé.</translation>
    </message>
    <message>
        <source>The match “{file}” is of a game that this Tabletop does not have.</source>
        <translation>La partie «&#x202f;{file}&#x202f;» est celle d’un jeu que ce Tabletop n’a pas.</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be opened.</source>
        <translation>Le fichier «&#x202f;{file}&#x202f;» ne s’ouvre pas.</translation>
    </message>
    <message>
        <source>Look whether it still exists and whether this account may read it.</source>
        <translation>Regarde s’il existe encore et si ce compte peut le lire.</translation>
    </message>
    <message>
        <source>The match cannot be saved now: the disk is full or the folder is locked.</source>
        <translation>La partie ne peut pas être enregistrée pour l’instant&#x202f;: le disque est plein ou le dossier verrouillé.</translation>
    </message>
    <message>
        <source>The match goes on, and saving is tried again after every move.</source>
        <translation>La partie continue, et l’enregistrement est tenté de nouveau après chaque coup.</translation>
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
        <source>This window goes on in a file of its own. Both are kept.</source>
        <translation>Cette fenêtre continue dans son propre fichier. Les deux sont gardés.</translation>
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
        <source>{game}: the file “{file}” is of another kind of this game.</source>
        <translation>{game}&#x202f;: le fichier «&#x202f;{file}&#x202f;» contient une autre variante de ce jeu.</translation>
    </message>
    <message>
        <source>It has been left as it is. A program for that kind can open it.</source>
        <translation>Il est resté tel quel. Un programme pour cette variante peut l’ouvrir.</translation>
    </message>
    <message>
        <source>It has been left as it is. Once it is corrected there, it can be opened.</source>
        <translation>Il est resté tel quel. Une fois corrigé à cet endroit, il pourra s’ouvrir.</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be written: the disk is full or the folder is locked.</source>
        <translation>Le fichier «&#x202f;{file}&#x202f;» ne peut pas être écrit&#x202f;: le disque est plein ou le dossier est verrouillé.</translation>
    </message>
    <message>
        <source>The match is not lost. Choose another folder for the file.</source>
        <translation>La partie n’est pas perdue. Choisis un autre dossier pour le fichier.</translation>
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
        <source>Which one is meant?</source>
        <translation>Que choisir&#x202f;?</translation>
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
    <message numerus="yes">
        <source>The match took %n move(s).</source>
        <translation>
            <numerusform>La partie a duré %n coup.</numerusform>
            <numerusform>La partie a duré %n coups.</numerusform>
        </translation>
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
        <source>As the table</source>
        <comment>language of a player</comment>
        <translation>Celle de la table</translation>
    </message>
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
        <source>Several people are playing: everybody uses their own key or button.</source>
        <translation>Plusieurs personnes jouent&#x202f;: chacun utilise sa touche ou son bouton.</translation>
    </message>
    <message>
        <source>The computer player did not answer. The table plays an ordinary move instead.</source>
        <translation>L’ordinateur n’a pas répondu. La table joue un coup ordinaire à sa place.</translation>
    </message>
    <message>
        <source>There is no hint for this moment.</source>
        <translation>Pas de conseil pour l’instant.</translation>
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
        <source>Click the table to leave the replay.</source>
        <translation>Clique sur la table pour arrêter.</translation>
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
    <message>
        <source>The line is what each number should show. Nothing is ever helped along.</source>
        <translation>Le trait montre combien de fois chaque nombre devrait sortir. On n’aide jamais le hasard.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n victory(ies)</source>
        <comment>name of a row for screen readers</comment>
        <translation>
            <numerusform>{player}&#x202f;: %n victoire</numerusform>
            <numerusform>{player}&#x202f;: %n victoires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) the {number}</source>
        <comment>how often a number was thrown, for screen readers</comment>
        <translation>
            <numerusform>%n fois le {number}</numerusform>
            <numerusform>%n fois le {number}</numerusform>
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
        <source>Everybody presses their key once. To change a key, click it.</source>
        <translation>Chacun appuie une fois sur sa touche. Pour changer une touche, clique dessus.</translation>
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
        <source>{action}: really?</source>
        <comment>asks back before a match is given up or a draw is offered</comment>
        <translation>{action}&#x202f;: vraiment&#x202f;?</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Non, continuer à jouer</translation>
    </message>
    <message>
        <source>{move} – so it was then. A click on the table leads back.</source>
        <translation>La table juste après «&#x202f;{move}&#x202f;». Un clic dessus ramène au présent.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), the last ones first</source>
        <comment>heading over a pile that is looked through</comment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes, les dernières d’abord</numerusform>
        </translation>
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
        <source>The clock stands still for everybody. The cards are covered.</source>
        <translation>Le chrono est arrêté pour tout le monde. Les cartes sont cachées.</translation>
    </message>
    <message numerus="yes">
        <source>The match goes on in %n …</source>
        <comment>a countdown: 3, 2, 1</comment>
        <translation>
            <numerusform>La partie reprend dans %n…</numerusform>
            <numerusform>La partie reprend dans %n…</numerusform>
        </translation>
    </message>
    <message>
        <source>The numbers on the table show the order of the steps.</source>
        <translation>Les numéros sur la table indiquent l’ordre des étapes.</translation>
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
        <source>Open …</source>
        <comment>menu: a match from a file</comment>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Save as …</source>
        <comment>menu: the match on the table, in a file for other programs</comment>
        <translation>Enregistrer sous…</translation>
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
        <source>As the system</source>
        <comment>language of the operating system</comment>
        <translation>Comme le système</translation>
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
        <source>This screen is very large. Larger words can be read from afar.</source>
        <translation>Cet écran est très grand. De plus grandes lettres se lisent de loin.</translation>
    </message>
    <message>
        <source>Words twice as large</source>
        <comment>button</comment>
        <translation>Lettres deux fois plus grandes</translation>
    </message>
    <message>
        <source>This set-up does not fit the game. Please look at the seats and house rules.</source>
        <translation>Cette préparation ne convient pas au jeu. Les places et les règles maison sont à revoir.</translation>
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
        <source>Some pictures cannot be found or read: plain paper takes their place. To get them, install Tabletop again.</source>
        <translation>Certaines images sont introuvables ou illisibles&#x202f;: du papier blanc les remplace. Pour les retrouver, installe Tabletop à nouveau.</translation>
    </message>
    <message>
        <source>The words of this language cannot be read: they stay English. To get them, install Tabletop again.</source>
        <translation>Les mots de cette langue sont illisibles&#x202f;: ils restent en anglais. Pour les retrouver, installe Tabletop à nouveau.</translation>
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
</context>
</TS>
